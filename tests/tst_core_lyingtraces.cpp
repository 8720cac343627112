// Traces that lie: files whose events are well formed but untrue. They are opened, replayed, drawn,
// explained and asked why like any other, and nothing comes of it but nonsense.

#include <QtTest>
#include <random>

#include "core/files/tracefile.h"
#include "core/puzzle/eventcheck.h"
#include "core/study/quiz.h"
#include "core/study/tryvalue.h"
#include "core/study/why.h"
#include "core/text/english.h"
#include "core/trace/tree.h"
#include "tests/everypuzzle.h"
#include "tests/undersanitizer.h"

using namespace clew;
using namespace clew::test;

namespace {

constexpr std::uint64_t kMostEvents = 240;
constexpr std::uint64_t kMoments = test::kUnderSanitizer ? 6 : 12;

using Random = std::mt19937;

std::uint32_t below(Random& random, std::uint32_t end)
{
    return static_cast<std::uint32_t>(random() % end);
}

/// Of any kind, most of them possible.
Event anyEvent(Random& random, const Puzzle& puzzle, Dimensions dimensions, std::uint64_t nodes)
{
    const Variable variable = below(random, dimensions.variables);
    const Value value = below(random, dimensions.values);
    const auto& rules = puzzle.info().rules;
    const Rule rule = rules[below(random, static_cast<std::uint32_t>(rules.size()))].rule;
    switch (below(random, 6)) {
    case 0:
        return Event::decide(variable, value);
    case 1:
        return Event::assign(variable, value, rule);
    case 2:
        return Event::remove(variable, value, rule);
    case 3:
        return Event::conflict(variable, rule, below(random, 2) == 0 ? value : kNoValue);
    case 4:
        return Event::visit(below(random, static_cast<std::uint32_t>(nodes)));
    default:
        return Event::solution();
    }
}

/// `events` with every n-th replaced by one that passes the check, n from 1 to 3.
std::vector<Event> lies(const std::vector<Event>& events, const Puzzle& puzzle,
                        const Problem& problem, unsigned seed)
{
    const EventCheck check(puzzle, problem);
    const Dimensions dimensions = puzzle.dimensions(problem);
    Random random(seed);
    std::vector<Event> lying;
    std::uint64_t nodes = 1;
    for (Event event : events) {
        if (below(random, 1 + seed % 3) == 0) {
            do
                event = anyEvent(random, puzzle, dimensions, nodes);
            while (check.faultOf(event, nodes));
        } else if (check.faultOf(event, nodes)) {
            event = Event::visit(kRoot); // of a node that is not there any more
        }
        lying.push_back(event);
        nodes += event.kind() == EventKind::Decide ? 1 : 0;
    }
    return lying;
}

std::vector<Event> eventsOf(const Trace& trace)
{
    std::vector<Event> events;
    for (std::uint64_t i = 0; i < std::min(trace.size(), kMostEvents); ++i)
        events.push_back(trace.event(i));
    return events;
}

/// Everything that is ever made of a moment of a trace.
void look(const Puzzle& puzzle, const ProblemPtr& shared, const std::shared_ptr<const Trace>& trace,
          std::uint64_t position, Random& random)
{
    const Problem& problem = *shared;
    const Dimensions dimensions = puzzle.dimensions(problem);
    Cursor cursor(trace, dimensions);
    cursor.seek(position);
    const State& state = cursor.state();
    for (std::uint64_t i = position; i < std::min(trace->size(), position + 20); ++i)
        (void)puzzle.explain(problem, state, trace->event(i)).text();
    (void)puzzle.draw(problem, &state);
    (void)puzzle.picture(problem, {.state = &state, .event = cursor.lastEvent()});
    const Solution solution = puzzle.solutionAt(problem, state);
    (void)puzzle.verify(problem, solution);
    (void)puzzle.canonical(problem, solution);
    (void)puzzle.picture(problem, {.solution = &solution});
    const Place place{below(random, dimensions.variables), below(random, dimensions.values)};
    const TraceMoment moment{puzzle, shared, trace, position, 0};
    (void)puzzle.placeName(problem, place).text();
    (void)whyLastEvent(moment);
    (void)whyPlace(moment, {place.variable, kNoValue});
    (void)whyPlace(moment, {kAnyVariable, place.value});
    (void)whyNot(moment, place);
    (void)puzzle.assume(problem, choicesWith(moment, place));
    if (position < trace->size())
        (void)makeQuestion(puzzle, problem, cursor, QuizScope::EveryStep, random());
}

} // namespace

class TestLyingTraces : public QObject
{
    Q_OBJECT

private slots:
    void replaced_data() { strategyRows(); }

    // Every event, or every second or third one, replaced by another that could be one.
    void replaced()
    {
        QFETCH(int, instance);
        QFETCH(int, strategy);
        const Instance& row = instances()[std::size_t(instance)];
        const Puzzle& puzzle = *row.puzzle;
        const Found truth = run(row, std::size_t(strategy), true,
                                [](Control& control) { control.cancelAtPoll(4 * kMostEvents); });
        const std::vector<Event> events = eventsOf(*truth.trace);
        for (unsigned seed = 0; seed < 3; ++seed) {
            const auto trace = reopened(row, lies(events, puzzle, *row.problem, seed));
            QVERIFY(trace != nullptr);
            Random random(seed);
            for (std::uint64_t n = 0; n <= kMoments; ++n)
                look(puzzle, row.problem, trace, trace->size() * n / kMoments, random);
            lookAtWhole(row, trace);
        }
    }

    void genuine_data() { strategyRows(); }

    // What a strategy emits passes the check.
    void genuine()
    {
        QFETCH(int, instance);
        QFETCH(int, strategy);
        const Instance& row = instances()[std::size_t(instance)];
        const EventCheck check(*row.puzzle, *row.problem);
        const auto trace = run(row, std::size_t(strategy), true).trace;
        std::uint64_t nodes = 1;
        for (std::uint64_t i = 0; i < trace->size(); ++i) {
            const Event event = trace->event(i);
            const auto fault = check.faultOf(event, nodes);
            QVERIFY2(!fault, fault ? fault->text().c_str() : "");
            nodes += event.kind() == EventKind::Decide ? 1 : 0;
        }
    }

    void refused_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<quint64>("bits");
        QTest::addColumn<QByteArray>("fault");
        const auto row = [](const char* name, const char* puzzle, Event event, const char* fault) {
            QTest::newRow(name) << QByteArray(puzzle) << quint64{event.bits()} << QByteArray(fault);
        };
        row("conflict of nothing", "knight", Event::conflict(3, 2),
            "breaks rule 2 without a value");
        row("rule of no puzzle", "queens", Event::assign(0, 0, 99), "rule 99");
        row("rule of another kind", "queens", Event::assign(0, 0, 3), "rule 3");
        row("kind it has not", "words", Event::decide(0, 0), "rule 0");
        row("value beyond", "queens", Event::decide(0, 8), "value 8");
        row("word for no digit", "words", Event::assign(3, 0, 1), "which it cannot take");
        row("no token", "arithmetic", Event::decide(0, 900), "which it cannot take");
        row("placed anew", "sudoku",
            Event::fromBits(Event::assign(0, 0, 1).bits() |
                            (Event::removeAnew(0, 0, 0).bits() ^ Event::remove(0, 0, 0).bits())),
            "which only strikes do");
        row("guess anew", "queens",
            Event::fromBits(Event::narrow(0, 0, AtMost).bits() |
                            (Event::removeAnew(0, 0, 0).bits() ^ Event::remove(0, 0, 0).bits())),
            "guess with a rule");
        row("no such operand", "arithmetic", Event::decide(9, 0), "which it cannot take");
    }

    void refused()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(quint64, bits);
        QFETCH(QByteArray, fault);
        const Puzzle& asked = *findPuzzle(puzzle.toStdString());
        const ProblemPtr problem = asked.presetProblem(asked.info().presets.front());
        const auto found = EventCheck(asked, *problem).faultOf(Event::fromBits(bits), 1);
        QVERIFY(found.has_value());
        const std::string text = found->text();
        QVERIFY2(QByteArray::fromStdString(text).contains(fault), text.c_str());
    }

    void onceCrashed_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(TEST_DATA "/fuzz"));
        for (const QFileInfo& file : folder.entryInfoList({"*.clewtrace"}))
            QTest::newRow(qPrintable(file.completeBaseName())) << file.filePath();
    }

    // Files that once ended the program: refused, with the event that is wrong.
    void onceCrashed()
    {
        QFETCH(QString, path);
        auto reader = TraceReader::open(path.toStdString());
        QVERIFY(reader);
        const TraceHeader& header = reader->header();
        const Puzzle& puzzle = *findPuzzle(header.puzzle);
        const auto problem = puzzle.read(header.problem, header.format, header.parameters);
        QVERIFY(problem);
        const auto read = reader->readEvents(EventCheck(puzzle, **problem));
        QVERIFY(!read);
        QVERIFY2(english(read.error()).starts_with("event "), english(read.error()).c_str());
    }

private:
    // Written to a file and read again.
    std::shared_ptr<const Trace> reopened(const Instance& row, const std::vector<Event>& events)
    {
        Trace trace;
        {
            Control control;
            Recorder recorder(trace, control);
            for (const Event event : events)
                recorder.write(event);
        }
        const std::string path = m_folder.filePath("lie.clewtrace").toStdString();
        TraceHeader header;
        header.puzzle = row.puzzle->info().id;
        if (!writeTrace(path, header, trace))
            return nullptr;
        auto reader = TraceReader::open(path);
        if (!reader)
            return nullptr;
        auto read = reader->readEvents(EventCheck(*row.puzzle, *row.problem));
        return read ? *read : nullptr;
    }

    static void lookAtWhole(const Instance& row, const std::shared_ptr<const Trace>& trace)
    {
        SearchTree tree(trace);
        while (tree.update(1000)) {
        }
        QuizFinder finder;
        finder.stand(*trace, 0);
        (void)finder.find(*row.puzzle, *trace, QuizScope::EveryStep, trace->size());
        for (const FormatInfo& format : row.puzzle->info().formats)
            if (format.writesSolution)
                writeEvery(row, trace, format.id);
    }

    static void writeEvery(const Instance& row, const std::shared_ptr<const Trace>& trace,
                           const std::string& format)
    {
        Cursor cursor(trace, row.puzzle->dimensions(*row.problem));
        std::vector<Solution> solutions;
        for (std::uint64_t n = 0; n < trace->solutionCount(); ++n) {
            cursor.seek(trace->solutionEvent(n));
            solutions.push_back(row.puzzle->solutionAt(*row.problem, cursor.state()));
        }
        (void)row.puzzle->writeSolutions(*row.problem, solutions, 0, format);
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestLyingTraces)
#include "tst_core_lyingtraces.moc"
