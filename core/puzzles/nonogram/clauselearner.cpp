#include "core/puzzles/nonogram/clauselearner.h"

#include <atomic>
#include <chrono>
#include <future>
#include <limits>
#include <new>
#include <stop_token>
#include <system_error>

#include "core/puzzles/nonogram/clauseengine.h"

namespace clew::nonogram {

namespace {

using Answer = ClauseEngine::Answer;

struct Fact
{
    Variable cell;
    Cell value;
};

Tactics otherThan(Tactics tactics)
{
    return tactics == Tactics::Alternating ? Tactics::Steady : Tactics::Alternating;
}

/// The second engine, on a thread of its own until it is waited for.
class Challenger : private ClauseEngine::Listener
{
public:
    using MakeEngine = std::function<std::unique_ptr<ClauseEngine>(Control&)>;

    /// It must not learn more than `most`; when it has an answer it calls `onAnswer`, on its
    /// thread, with the number of clauses that it took.
    Challenger(MakeEngine makeEngine, std::function<void(std::uint64_t)> onAnswer)
        : m_makeEngine(std::move(makeEngine)), m_onAnswer(std::move(onAnswer)),
          m_answer(std::async(std::launch::async, [this] { return run(); }))
    {
    }
    Challenger(const Challenger&) = delete;
    Challenger& operator=(const Challenger&) = delete;
    ~Challenger() override { m_source.request_stop(); }

    /// It need not look further than that.
    void stopAfter(std::uint64_t learned) { m_most = learned; }

    /// Its answer: Stopped, too, if there was not enough memory for it.
    Answer wait(Control& control)
    {
        while (m_answer.wait_for(std::chrono::milliseconds(1)) != std::future_status::ready)
            if (!control.poll())
                m_source.request_stop();
        try {
            return m_answer.get();
        } catch (const std::bad_alloc&) {
            return Answer::Stopped;
        }
    }

    // ---- once it has been waited for

    [[nodiscard]] std::uint64_t clauses() const { return m_clauses; }
    [[nodiscard]] const std::vector<Fact>& facts() const { return m_facts; }
    std::unique_ptr<ClauseEngine> takeEngine() { return std::move(m_engine); }

private:
    Answer run()
    {
        m_engine = m_makeEngine(m_control);
        const Answer answer = m_engine->findSolution(*this);
        if (answer != Answer::Stopped)
            m_onAnswer(m_clauses);
        return answer;
    }

    bool mayGoOn() override { return m_clauses <= m_most && m_control.poll(); }
    void learned() override { ++m_clauses; }
    void found(Variable cell, Cell value) override { m_facts.push_back({cell, value}); }

    std::stop_source m_source;
    Control m_control{{}, m_source.get_token()};
    MakeEngine m_makeEngine;
    std::function<void(std::uint64_t)> m_onAnswer;
    std::atomic<std::uint64_t> m_most = kUnlimited;
    std::uint64_t m_clauses = 0;
    std::vector<Fact> m_facts;
    std::unique_ptr<ClauseEngine> m_engine;
    std::future<Answer> m_answer; ///< last: its destructor waits for the thread
};

} // namespace

class ClauseLearner::Search : private ClauseEngine::Listener
{
public:
    Search(const NonogramProblem& problem, const Grid& known, Control& control, Threads threads,
           OnFact onFact)
        : m_problem(problem), m_known(known), m_control(control), m_mayBeJoined(threads.count > 1),
          m_alone(threads.alone), m_onFact(std::move(onFact)),
          m_engine(std::make_unique<ClauseEngine>(problem, known, Tactics::Alternating, control))
    {
    }

    bool findSolution()
    {
        m_clauses = 0;
        m_most = kUnlimited;
        const Answer own = m_engine->findSolution(*this);
        return (m_challenger ? decide(own) : own) == Answer::Solution;
    }

    [[nodiscard]] Cell value(Variable cell) const { return m_engine->value(cell); }

    void excludeSolution()
    {
        std::vector<Cell> values;
        for (const Variable cell : m_engine->unknown())
            values.push_back(value(cell));
        m_engine->exclude(values);
        if (m_mayBeJoined)
            m_excluded.push_back(std::move(values));
    }

private:
    bool mayGoOn() override
    {
        if (m_mayBeJoined && !m_challenger && m_clauses >= m_alone)
            beJoined();
        return m_clauses <= m_most && m_control.poll();
    }
    void learned() override
    {
        ++m_clauses;
        if (!m_challenger)
            m_control.backtrack();
    }
    void found(Variable cell, Cell value) override
    {
        if (m_challenger)
            m_facts.push_back({cell, value});
        else
            m_onFact(cell, value);
    }

    void beJoined()
    {
        m_joinedAt = m_clauses;
        const auto makeEngine = [this, tactics = otherThan(m_engine->tactics())](Control& control) {
            auto engine = std::make_unique<ClauseEngine>(m_problem, m_known, tactics, control);
            for (const std::vector<Cell>& values : m_excluded)
                engine->exclude(values);
            return engine;
        };
        try {
            m_challenger = std::make_unique<Challenger>(
                makeEngine, [this](std::uint64_t clauses) { m_most = m_joinedAt + clauses; });
        } catch (const std::system_error&) { // no more threads are to be had
            m_mayBeJoined = false;
        } catch (const std::bad_alloc&) { // nor is memory
            m_mayBeJoined = false;
        }
    }

    // The answer of the one that took fewer clauses, the second counted from where it joined. That
    // one goes on alone. What both have learned is counted only here, each with as many clauses as
    // the first to finish: how far the other has come by then would differ from run to run.
    Answer decide(Answer own)
    {
        if (own != Answer::Stopped)
            m_challenger->stopAfter(m_clauses - m_joinedAt);
        const Answer other = m_challenger->wait(m_control);
        const std::unique_ptr<Challenger> challenger = std::move(m_challenger);
        const std::vector<Fact> facts = std::exchange(m_facts, {});
        const std::uint64_t ownSince = m_clauses - m_joinedAt;
        const std::uint64_t others = challenger->clauses();
        if (m_control.stopped()) {
            m_control.backtrack(ownSince + others);
            return Answer::Stopped;
        }
        const bool isOwn =
            own != Answer::Stopped && (other == Answer::Stopped || ownSince <= others);
        m_control.backtrack(2 * (isOwn ? ownSince : others));
        for (const Fact& fact : isOwn ? facts : challenger->facts())
            m_onFact(fact.cell, fact.value);
        if (isOwn)
            return own;
        m_engine = challenger->takeEngine();
        return other;
    }

    const NonogramProblem& m_problem;
    const Grid& m_known;
    Control& m_control;
    bool m_mayBeJoined;
    const std::uint64_t m_alone; ///< clauses before it is joined
    OnFact m_onFact;
    std::unique_ptr<ClauseEngine> m_engine;
    std::vector<std::vector<Cell>> m_excluded; ///< if it may be joined
    std::uint64_t m_clauses = 0;               ///< learned in this search
    std::uint64_t m_joinedAt = 0;              ///< of these, before it was joined
    std::vector<Fact> m_facts;                 ///< since then
    std::atomic<std::uint64_t> m_most = kUnlimited;
    std::unique_ptr<Challenger> m_challenger; ///< while there are two
};

ClauseLearner::ClauseLearner(const NonogramProblem& problem, const Grid& known, Control& control,
                             Threads threads, OnFact onFact)
    : m_search(std::make_unique<Search>(problem, known, control, threads, std::move(onFact)))
{
}

ClauseLearner::~ClauseLearner() = default;

bool ClauseLearner::findSolution()
{
    return m_search->findSolution();
}

Cell ClauseLearner::value(Variable cell) const
{
    return m_search->value(cell);
}

void ClauseLearner::excludeSolution()
{
    m_search->excludeSolution();
}

} // namespace clew::nonogram
