#include "app/cli/answers.h"

#include <fmt/format.h>
#include <unistd.h>

#include "core/search/pipeline.h"

namespace clew::cli {

namespace {

// Straight to standard output, as the answer comes.
class DirectAnswering : public Answering
{
public:
    DirectAnswering(Output& output, Progress& progress, const Answers& before)
        : m_output(output), m_progress(progress), m_before(before)
    {
    }

    void write(std::string_view text) override { m_output.write(text); }
    void poll(const Counters& counters) override
    {
        m_output.flushNowAndThen();
        Counters sum = m_before.counters;
        sum.nodes += counters.nodes;
        sum.solutions += counters.solutions;
        m_progress.update(sum, m_before.problems);
    }
    [[nodiscard]] bool failed() const override { return m_output.failed(); }

private:
    Output& m_output;
    Progress& m_progress;
    const Answers& m_before;
};

// Kept until its turn comes, after what was kept before.
class KeptAnswering : public Answering
{
public:
    explicit KeptAnswering(std::string& text) : m_text(text) {}

    void write(std::string_view text) override { m_text += text; }
    void poll(const Counters& /*counters*/) override {}
    [[nodiscard]] bool failed() const override { return false; }

private:
    std::string& m_text;
};

Answer answered(const ProblemSource& source, const Item& item, const Work& work,
                Answering& answering)
{
    Failure failure;
    try {
        if (work.convert && !item.problem && work.convert(item.text))
            return {.counters = {.solutions = 1}};
        const auto problem = source.problem(item);
        if (problem)
            return work.solve(*problem, item.index);
        failure = problem.error();
    } catch (...) { // usually a lack of memory: the next problem may need less
        failure = thrownFailure();
    }
    if (source.isStream())
        answering.write("\n"); // line n answers line n
    return refused(failure);
}

Answer answerItem(const ProblemSource& source, const Item& item, const Work& work,
                  Answering& answering)
{
    Answer answer = answered(source, item, work, answering);
    if (answer.place.empty() && !answer.message.empty())
        answer.place = source.place(item);
    return answer;
}

class Run
{
public:
    Run(ProblemSource& source, const std::stop_token& token, const MakeWork& makeWork)
        : m_source(source), m_token(token), m_makeWork(makeWork)
    {
    }

    void runHere();
    void runOn(unsigned threads);
    Expected<Answers> finish();

private:
    // Several lines at once: a single one may take microseconds.
    struct Batch
    {
        std::vector<Item> items;
        std::vector<Answer> answers;
        std::string text;              ///< of all answers
        std::vector<std::size_t> ends; ///< of each answer in it
    };
    static constexpr std::size_t kBatch = 64;

    bool next(Item& item);
    bool nextBatch(Batch& batch);
    void answer(Batch& batch) const;
    void write(const Batch& batch);
    void record(const Answer& answer);

    ProblemSource& m_source;
    const std::stop_token& m_token;
    const MakeWork& m_makeWork;
    Output m_output{STDOUT_FILENO};
    Progress m_progress;
    Answers m_all;
    Expected<void> m_read;
    bool m_interruptReported = false;
};

bool Run::next(Item& item)
{
    if (m_token.stop_requested() || m_output.failed())
        return false;
    const auto found = m_source.next(item);
    if (!found)
        m_read = tl::make_unexpected(found.error());
    return found.value_or(false);
}

void Run::record(const Answer& answer)
{
    ++m_all.problems;
    m_all.exit = worse(m_all.exit, answer.exit);
    m_all.counters.nodes += answer.counters.nodes;
    m_all.counters.backtracks += answer.counters.backtracks;
    m_all.counters.solutions += answer.counters.solutions;
    m_all.counters.checks += answer.counters.checks;
    m_progress.update(m_all.counters, m_all.problems);
    if (answer.message.empty())
        return;
    m_interruptReported = m_interruptReported || answer.interrupted;
    m_progress.clear();
    m_output.flush(); // solutions come before the message about them
    writeErrorLine(fmt::format("{}: {}", answer.place, answer.message));
}

void Run::runHere()
{
    DirectAnswering answering(m_output, m_progress, m_all);
    const Work work = m_makeWork(answering);
    Item item;
    while (next(item)) {
        record(answerItem(m_source, item, work, answering));
        if (!m_source.ready())
            m_output.flush();
    }
}

bool Run::nextBatch(Batch& batch)
{
    batch.items.reserve(kBatch);
    while (batch.items.size() < kBatch && (batch.items.empty() || m_source.ready())) {
        if (!next(batch.items.emplace_back())) {
            batch.items.pop_back();
            break;
        }
    }
    return !batch.items.empty();
}

void Run::answer(Batch& batch) const
{
    KeptAnswering answering(batch.text);
    const Work work = m_makeWork(answering);
    batch.answers.reserve(batch.items.size());
    batch.ends.reserve(batch.items.size());
    for (const Item& item : batch.items) {
        batch.answers.push_back(answerItem(m_source, item, work, answering));
        batch.ends.push_back(batch.text.size());
    }
}

void Run::write(const Batch& batch)
{
    std::size_t begin = 0;
    for (std::size_t i = 0; i < batch.items.size(); ++i) {
        m_output.write(std::string_view(batch.text).substr(begin, batch.ends[i] - begin));
        begin = batch.ends[i];
        record(batch.answers[i]);
    }
    m_output.flush();
}

void Run::runOn(unsigned threads)
{
    Pipeline<Batch> pipeline([this](Batch& batch) { return nextBatch(batch); },
                             [this](Batch& batch) { answer(batch); },
                             [this](const Batch& batch) { write(batch); });
    pipeline.run(threads, std::uint64_t{4} * threads);
}

Expected<Answers> Run::finish()
{
    m_progress.clear();
    if (const auto written = m_output.finish(); !written)
        return tl::make_unexpected(written.error());
    if (!m_read)
        return tl::make_unexpected(m_read.error());
    if (m_token.stop_requested()) {
        m_all.exit = worse(m_all.exit, Exit::Stopped);
        if (!m_interruptReported)
            writeErrorLine("clew: interrupted");
    }
    m_all.seconds = m_progress.seconds();
    return m_all;
}

} // namespace

Answer refused(const Failure& failure)
{
    return {failure.exit, failure.text, {}, failure.place == kProgram ? "" : failure.place};
}

Expected<Answers> answerAll(ProblemSource& source, unsigned threads, const std::stop_token& token,
                            const MakeWork& makeWork)
{
    Run run(source, token, makeWork);
    if (threads > 1 && source.isStream())
        run.runOn(threads);
    else
        run.runHere();
    return run.finish();
}

} // namespace clew::cli
