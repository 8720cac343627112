// What every puzzle promises of its searches, asked of every registered one, on the instances of
// tests/data/<id>/instances.tsv: that strategies agree, what is recorded, sought, cancelled,
// explained and drawn.

#include <QtTest>
#include <map>
#include <set>

#include "core/puzzle/figures.h"
#include "core/puzzle/packed.h"
#include "core/puzzle/registry.h"
#include "core/puzzle/settings.h"
#include "core/puzzle/source.h"
#include "core/trace/cursor.h"
#include "tests/everypuzzle.h"
#include "tests/undersanitizer.h"

using namespace clew;
using namespace clew::test;

namespace {

/// Of one trace; the later ones are like them.
constexpr std::uint64_t kMostEvents = kUnderSanitizer ? 10'000 : 200'000;

bool inBounds(const std::vector<Place>& places, Dimensions dimensions)
{
    return std::ranges::all_of(places, [&](Place place) {
        return (place.variable < dimensions.variables || place.variable == kAnyVariable) &&
               (place.value < dimensions.values || place.value == kNoValue);
    });
}

/// What is wrong with a sentence made for people, empty if nothing.
QString wrongWith(const Sentence& sentence, Dimensions dimensions)
{
    if (sentence.empty())
        return "no sentence";
    const QString pattern = sentence.pattern.text;
    for (int n = 1; n <= 9; ++n)
        if (pattern.contains(QString("%%1").arg(n)) != (n <= int(sentence.arguments.size())))
            return "places and arguments do not match: " + pattern;
    if (!inBounds(sentence.causes, dimensions) || !inBounds(sentence.effects, dimensions))
        return "speaks of places that are not on the board: " + pattern;
    return {};
}

QString lineless(Event event, std::uint64_t index)
{
    return QString("event %1 has no line: kind %2, rule %3")
        .arg(index)
        .arg(int(event.kind()))
        .arg(event.rule());
}

std::set<Solution> canonicalForms(const Instance& instance, const std::vector<Solution>& solutions)
{
    std::set<Solution> forms;
    for (const Solution& solution : solutions)
        forms.insert(instance.puzzle->canonical(*instance.problem, solution));
    return forms;
}

/// Up to about `count` moments of a trace, the first and last ones among them.
std::vector<std::uint64_t> sampleMoments(const Trace& trace, std::uint64_t count)
{
    std::vector<std::uint64_t> moments;
    const std::uint64_t step = std::max<std::uint64_t>(1, trace.size() / count);
    for (std::uint64_t n = 0; n < trace.size(); n += step)
        moments.push_back(n);
    moments.push_back(trace.size());
    return moments;
}

} // namespace

class TestRegistrySearches : public QObject
{
    Q_OBJECT

private slots:
    void solutions_data() { instanceRows(); }

    // All complete strategies find the same solutions, each once; the others find some of them.
    // Where solutions count once that differ by symmetry, some strategies show any of them.
    void solutions()
    {
        QFETCH(int, instance);
        const Instance& subject = instances()[std::size_t(instance)];
        const Puzzle& puzzle = *subject.puzzle;
        std::optional<std::vector<Solution>> all;
        for (std::size_t i = 0; i < puzzle.info().strategies.size(); ++i) {
            const StrategyInfo& strategy = puzzle.info().strategies[i];
            if (i > 0 && puzzle.refusal(i, *subject.problem))
                continue;
            Found told = run(subject, i, false);
            QVERIFY2(told.outcome.ending != Ending::Stopped, strategy.id.c_str());
            if (strategy.complete) // others may count without listing
                QCOMPARE(std::uint64_t{told.solutions.size()}, told.outcome.counters.solutions);
            for (const Solution& solution : told.solutions) {
                const auto wrong = puzzle.verify(*subject.problem, solution);
                QVERIFY2(wrong.empty(), qPrintable(strategy.id.c_str() + (": " + firstOf(wrong))));
            }
            if (!strategy.complete)
                continue;
            QCOMPARE(told.outcome.ending, Ending::Exhausted);
            std::ranges::sort(told.solutions);
            QVERIFY2(std::ranges::adjacent_find(told.solutions) == told.solutions.end(),
                     strategy.id.c_str());
            if (!all)
                all = told.solutions;
            QCOMPARE(told.solutions.size(), all->size());
            if (strategy.showsFirst)
                QVERIFY2(told.solutions == *all, strategy.id.c_str());
            else
                QVERIFY2(canonicalForms(subject, told.solutions) == canonicalForms(subject, *all),
                         strategy.id.c_str());
        }
        if (all && subject.solutions)
            QCOMPARE(std::uint64_t{all->size()}, *subject.solutions);
        if (all && !puzzle.faults(*subject.problem).empty())
            QVERIFY(all->empty());
    }

    void packedSolutions_data() { strategyRows(); }

    // Of the same search: the same solutions in the same order, and text that is the same.
    void packedSolutions()
    {
        QFETCH(int, instance);
        QFETCH(int, strategy);
        const Instance& subject = instances()[std::size_t(instance)];
        const Puzzle& puzzle = *subject.puzzle;
        const PackedWriting* const writing = packedWriting(puzzle);
        if (writing == nullptr || puzzle.refusal(std::size_t(strategy), *subject.problem))
            return;
        const Found plain = run(subject, std::size_t(strategy), false);
        for (const bool recorded : {false, true}) {
            const Found packed = run(subject, std::size_t(strategy), recorded,
                                     [](Control& control) { control.takePacked(); });
            QCOMPARE(packed.outcome, plain.outcome);
            QCOMPARE(packed.solutions.size(), plain.solutions.size());
            for (const FormatInfo& format : puzzle.info().formats) {
                if (!format.writesSolution)
                    continue;
                QCOMPARE(format.abreast, 1);
                std::string text = "before";
                for (std::size_t i = 0; i < plain.solutions.size(); ++i) {
                    const std::string before = text;
                    writing->writePacked(*subject.problem, packed.solutions[i], format.id, text);
                    QCOMPARE(text, before + puzzle.writeSolutions(*subject.problem,
                                                                  {&plain.solutions[i], 1}, i,
                                                                  format.id));
                }
            }
        }
    }

    void solutionTexts_data() { instanceRows(); }

    void solutionTexts()
    {
        QFETCH(int, instance);
        const Instance& subject = instances()[std::size_t(instance)];
        const Found told = run(subject, 0, false);
        for (const FormatInfo& format : subject.puzzle->info().formats) {
            if (!format.writesSolution || told.solutions.empty())
                continue;
            const auto count =
                std::min(told.solutions.size(), static_cast<std::size_t>(format.abreast));
            const std::string text = subject.puzzle->writeSolutions(
                *subject.problem, std::span(told.solutions).first(count), 0, format.id);
            QVERIFY2(text.ends_with('\n'), format.id.c_str());
            if (format.line)
                QVERIFY2(text.find('\n') == text.size() - 1, format.id.c_str());
        }
    }

    void canonical_data() { instanceRows(); }

    // The canonical form is a solution itself, of its own class.
    void canonical()
    {
        QFETCH(int, instance);
        const Instance& subject = instances()[std::size_t(instance)];
        const Found told = run(subject, 0, false);
        for (const Solution& solution : told.solutions) {
            const Solution form = subject.puzzle->canonical(*subject.problem, solution);
            QCOMPARE(subject.puzzle->canonical(*subject.problem, form), form);
            if (!subject.puzzle->info().symmetric)
                QCOMPARE(form, solution);
            const auto wrong = subject.puzzle->verify(*subject.problem, form);
            QVERIFY2(wrong.empty(), qPrintable(firstOf(wrong)));
        }
    }

    void tracing_data() { strategyRows(); }

    // The search that is watched is the one that is measured, and what is shown of it is true.
    void tracing()
    {
        QFETCH(int, instance);
        QFETCH(int, strategy);
        const Instance& subject = instances()[std::size_t(instance)];
        const Puzzle& puzzle = *subject.puzzle;
        const Found untraced = run(subject, std::size_t(strategy), false);
        const Found traced = run(subject, std::size_t(strategy), true);
        QCOMPARE(traced.outcome.ending, untraced.outcome.ending);
        QCOMPARE(traced.outcome.reason, untraced.outcome.reason);
        QCOMPARE(traced.outcome.counters.nodes, untraced.outcome.counters.nodes);
        QCOMPARE(traced.outcome.counters.backtracks, untraced.outcome.counters.backtracks);
        QCOMPARE(traced.outcome.counters.solutions, untraced.outcome.counters.solutions);
        QCOMPARE(traced.outcome.counters.checks, untraced.outcome.counters.checks);
        if (puzzle.info().strategies[std::size_t(strategy)].ordered)
            QVERIFY(traced.solutions == untraced.solutions);

        const Trace& trace = *traced.trace;
        const Dimensions dimensions = puzzle.dimensions(*subject.problem);
        QCOMPARE(trace.nodeCount() - 1, traced.outcome.counters.nodes);
        QCOMPARE(trace.solutionCount(), std::uint64_t{traced.solutions.size()});
        std::uint64_t failures = 0;
        for (std::uint64_t i = 0; i < trace.size(); ++i)
            failures += trace.event(i).kind() == EventKind::Conflict ? 1 : 0;
        const std::uint64_t looked = std::min(trace.size(), kMostEvents);
        for (std::uint64_t i = 0; i < looked; ++i) {
            const Event event = trace.event(i);
            if (event.kind() == EventKind::Visit || event.kind() == EventKind::Solution)
                continue;
            const bool valueMayMiss = event.kind() == EventKind::Conflict;
            const bool bounded =
                event.variable() < dimensions.variables &&
                (event.value() < dimensions.values || (valueMayMiss && event.value() == kNoValue));
            QVERIFY2(bounded, qPrintable(QString("event %1").arg(i)));
            QVERIFY2(event.kind() == EventKind::Decide ||
                         !puzzle.ruleName(*subject.problem, event.rule()).empty(),
                     qPrintable(QString("event %1: rule %2 has no name").arg(i).arg(event.rule())));
        }
        // A failure means the same for all strategies, except those that say what they count.
        const Phrase counted = puzzle.info().strategies[std::size_t(strategy)].counted;
        const bool isCommon = counted.empty() || counted.text == kDecidesToTest.text;
        if (isCommon && traced.outcome.counters.nodes > 0)
            QCOMPARE(traced.outcome.counters.backtracks, failures);
        const PseudoCode& code = puzzle.info().strategies[std::size_t(strategy)].pseudoCode;
        for (std::uint64_t i = 0; i < looked; ++i)
            QVERIFY2(lineOf(code, trace.event(i)), qPrintable(lineless(trace.event(i), i)));
        Cursor cursor(traced.trace, dimensions);
        for (std::uint64_t n = 0; n < trace.solutionCount(); ++n) {
            cursor.seek(trace.solutionEvent(n) + 1);
            QCOMPARE(puzzle.solutionAt(*subject.problem, cursor.state()), traced.solutions[n]);
        }
    }

    void presetLines_data()
    {
        QTest::addColumn<int>("puzzle");
        QTest::addColumn<int>("strategy");
        for (std::size_t i = 0; i < puzzles().size(); ++i) {
            const PuzzleInfo& info = puzzles()[i]->info();
            for (std::size_t j = 0; j < info.strategies.size(); ++j)
                QTest::addRow("%s, %s", info.id.c_str(), info.strategies[j].id.c_str())
                    << int(i) << int(j);
        }
    }

    // The beginning of every preset's search: each event has a line in the pseudo-code.
    void presetLines()
    {
        QFETCH(int, puzzle);
        QFETCH(int, strategy);
        const Puzzle& subject = *puzzles()[std::size_t(puzzle)];
        const PseudoCode& code = subject.info().strategies[std::size_t(strategy)].pseudoCode;
        std::uint64_t events = 0;
        for (const PresetInfo& preset : subject.info().presets) {
            // What opens no nodes soon holds too much.
            const Limits beginning{.nodes = kUnderSanitizer ? 100U : 3000U,
                                   .memory = std::uint64_t{1} << (kUnderSanitizer ? 18U : 21U)};
            Control control(beginning, {}, [](std::span<const Value>) { return true; });
            Trace trace;
            {
                Recorder recorder(trace, control);
                subject.run(std::size_t(strategy), *subject.presetProblem(preset), {}, control,
                            &recorder);
            }
            for (std::uint64_t i = 0; i < trace.size(); ++i)
                QVERIFY2(lineOf(code, trace.event(i)),
                         qPrintable(QString("@%1, %2").arg(preset.id.c_str(),
                                                           lineless(trace.event(i), i))));
            events += trace.size(); // some problems give no events
        }
        QVERIFY(events > 0);
    }

    void seeds_data() { strategyRows(); }

    // Another seed makes another search only where the strategy says so.
    void seeds()
    {
        QFETCH(int, instance);
        QFETCH(int, strategy);
        const Instance& subject = instances()[std::size_t(instance)];
        const Puzzle& puzzle = *subject.puzzle;
        const auto index = std::size_t(strategy);
        if (puzzle.draws(*subject.problem, index, {}) || puzzle.refusal(index, *subject.problem))
            return;
        std::optional<std::vector<Event>> first;
        for (const std::uint64_t seed : {1U, 77U}) {
            Control control(Limits{.time = std::chrono::seconds(60)});
            Trace trace;
            Recorder recorder(trace, control);
            const Outcome outcome =
                puzzle.run(index, *subject.problem, {.seed = seed}, control, &recorder);
            QVERIFY(outcome.ending != Ending::Stopped);
            std::vector<Event> events;
            for (std::uint64_t n = 0; n < std::min(trace.size(), kMostEvents); ++n)
                events.push_back(trace.event(n));
            if (!first)
                first = events;
            QVERIFY2(events == *first, puzzle.info().strategies[index].id.c_str());
        }
    }

    void seeking_data() { strategyRows(); }

    // However one comes to a moment, it looks the same.
    void seeking()
    {
        QFETCH(int, instance);
        QFETCH(int, strategy);
        const Instance& subject = instances()[std::size_t(instance)];
        const Dimensions dimensions = subject.puzzle->dimensions(*subject.problem);
        const Found told = run(subject, std::size_t(strategy), true);
        const auto moments = sampleMoments(*told.trace, kUnderSanitizer ? 8 : 40);
        std::map<std::uint64_t, State> replayed;
        Cursor slow(told.trace, dimensions);
        for (std::uint64_t n = 0; n <= told.trace->size(); ++n) {
            slow.seek(n);
            if (std::ranges::binary_search(moments, n))
                replayed.emplace(n, slow.state());
        }
        Cursor cursor(told.trace, dimensions);
        for (auto moment = replayed.rbegin(); moment != replayed.rend(); ++moment) {
            cursor.seek(moment->first);
            QVERIFY2(cursor.state() == moment->second,
                     qPrintable(QString("back to %1").arg(moment->first)));
            Cursor direct(told.trace, dimensions);
            direct.seek(moment->first);
            QVERIFY2(direct.state() == moment->second,
                     qPrintable(QString("straight to %1").arg(moment->first)));
        }
    }

    void cancelling_data() { strategyRows(); }

    // Cancelled at any poll a search says so, and never that it has searched everything.
    void cancelling()
    {
        QFETCH(int, instance);
        QFETCH(int, strategy);
        const Instance& subject = instances()[std::size_t(instance)];
        const auto index = std::size_t(strategy);
        const bool waits = sourceEditing(*subject.puzzle) != nullptr;
        std::uint64_t polls = 0;
        const Found whole = run(subject, index, false, [&](Control& control) {
            control.cancelAtPoll(kUnlimited);
            control.onPoll([&] { ++polls; });
        });
        std::set<std::uint64_t> at{1, 2, 3, 4, 5, 6, 7, 8, polls / 2, polls - 1, polls, polls + 1};
        for (std::uint64_t n = 10; n < polls; n = n * (kUnderSanitizer ? 5 : 2))
            at.insert(n);
        for (const std::uint64_t n : at) {
            if (n == 0 || n > polls + 1)
                continue;
            for (const bool traced : {false, true}) {
                const Found told =
                    run(subject, index, traced, [&](Control& control) { control.cancelAtPoll(n); });
                const QByteArray where = QString("poll %1 of %2").arg(n).arg(polls).toUtf8();
                // A search in another process is waited for, and polls as long as that takes.
                const bool isWhole = waits ? told.outcome.ending != Ending::Stopped : n > polls;
                if (isWhole) {
                    QVERIFY2(told.outcome == whole.outcome, where.constData());
                    continue;
                }
                QVERIFY2(told.outcome.ending == Ending::Stopped, where.constData());
                QVERIFY2(told.outcome.reason == StopReason::Cancelled, where.constData());
                QVERIFY2(told.outcome.counters.nodes <= whole.outcome.counters.nodes,
                         where.constData());
                QVERIFY2(told.outcome.counters.solutions == told.solutions.size(),
                         where.constData());
            }
        }
    }

    void explaining_data() { strategyRows(); }

    // Every event can be asked for its reason.
    void explaining()
    {
        QFETCH(int, instance);
        QFETCH(int, strategy);
        const Instance& subject = instances()[std::size_t(instance)];
        const Dimensions dimensions = subject.puzzle->dimensions(*subject.problem);
        const Found told = run(subject, std::size_t(strategy), true);
        Cursor cursor(told.trace, dimensions);
        constexpr std::uint64_t kMost = 2000;
        for (std::uint64_t i = 0; i < std::min(told.trace->size(), kMost); ++i) {
            cursor.seek(i);
            const QString wrong = wrongWith(
                subject.puzzle->explain(*subject.problem, cursor.state(), told.trace->event(i)),
                dimensions);
            QVERIFY2(wrong.isEmpty(), qPrintable(QString("event %1: %2").arg(i).arg(wrong)));
        }
    }

    void drawing_data() { strategyRows(); }

    // Any moment can be drawn, as text and as a picture.
    void drawing()
    {
        QFETCH(int, instance);
        QFETCH(int, strategy);
        const Instance& subject = instances()[std::size_t(instance)];
        const Puzzle& puzzle = *subject.puzzle;
        const Problem& problem = *subject.problem;
        const Found told = run(subject, std::size_t(strategy), true);
        Cursor cursor(told.trace, puzzle.dimensions(problem));
        QVERIFY(!puzzle.draw(problem, nullptr).empty());
        QVERIFY(toSvg(puzzle.picture(problem, {})).starts_with("<"));
        for (const std::uint64_t moment : sampleMoments(*told.trace, 30)) {
            cursor.seek(moment);
            QVERIFY(!puzzle.draw(problem, &cursor.state()).empty());
            Sentence why;
            if (moment < told.trace->size())
                why = puzzle.explain(problem, cursor.state(), told.trace->event(moment));
            const Picture picture = puzzle.picture(problem, {.state = &cursor.state(),
                                                             .event = cursor.lastEvent(),
                                                             .causes = why.causes,
                                                             .effects = why.effects});
            QVERIFY(!picture.shapes().empty());
            QVERIFY(picture.width() > 0 && picture.height() > 0);
        }
        for (const Solution& solution : told.solutions) {
            QVERIFY(!puzzle.picture(problem, {.solution = &solution}).shapes().empty());
            if (&solution - told.solutions.data() == 20)
                break;
        }
    }
};

QTEST_GUILESS_MAIN(TestRegistrySearches)
#include "tst_core_registrysearches.moc"
