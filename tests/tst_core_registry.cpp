// What every puzzle promises, asked of every registered one, on the instances of
// tests/data/<id>/instances.tsv: a name, what the input is ("parameters", like size=5;closed=1, or
// the id of a format), the input (with \n for a line end), and how many solutions there are if that
// is known.

#include <QtTest>
#include <functional>
#include <map>
#include <set>

#include "core/registry/registry.h"
#include "core/trace/cursor.h"

using namespace clew;

namespace {

constexpr auto kPatience = std::chrono::seconds(60); // instances are small, sanitizers slow

struct Instance
{
    const Puzzle* puzzle;
    QByteArray name;
    ProblemPtr problem;
    std::optional<std::uint64_t> solutions;
};

Parameters parametersFrom(const QByteArray& text)
{
    Parameters parameters;
    for (const QByteArray& part : text.split(';')) {
        const auto equals = part.indexOf('=');
        if (equals > 0)
            parameters[part.left(equals).toStdString()] = part.mid(equals + 1).toStdString();
    }
    return parameters;
}

Result<ProblemPtr> problemFrom(const Puzzle& puzzle, const QByteArray& kind, QByteArray input)
{
    if (kind == "parameters")
        return puzzle.create(parametersFrom(input));
    if (puzzle.format(kind.toStdString()) == nullptr)
        return fail("there is no format " + kind.toStdString());
    input.replace("\\n", "\n");
    return puzzle.read(input.toStdString(), kind.toStdString(), {});
}

/// All instances; what cannot be read makes `problems` longer.
std::vector<Instance> readInstances(QStringList& problems)
{
    std::vector<Instance> instances;
    for (const auto& puzzle : puzzles()) {
        QFile file(QString(TEST_DATA "/%1/instances.tsv").arg(puzzle->info().id.c_str()));
        if (!file.open(QIODevice::ReadOnly | QIODevice::Text)) {
            problems << file.fileName() + " is missing";
            continue;
        }
        file.readLine(); // the names of the columns
        while (!file.atEnd()) {
            QByteArray line = file.readLine();
            if (line.endsWith('\n'))
                line.chop(1);
            const QList<QByteArray> columns = line.split('\t');
            if (columns.size() < 3) {
                problems << QString("%1: not a row: %2").arg(file.fileName(), QString(line));
                continue;
            }
            const auto problem = problemFrom(*puzzle, columns[1], columns[2]);
            if (!problem) {
                problems << QString("%1, %2: %3")
                                .arg(file.fileName(), QString(columns[0]),
                                     problem.error().message.c_str());
                continue;
            }
            instances.push_back({puzzle.get(),
                                 QByteArray(puzzle->info().id.c_str()) + ", " + columns[0],
                                 *problem, std::nullopt});
            if (columns.size() > 3 && !columns[3].trimmed().isEmpty())
                instances.back().solutions = columns[3].trimmed().toULongLong();
        }
    }
    return instances;
}

const std::vector<Instance>& instances()
{
    static QStringList ignored; // initTestCase reports them
    static const auto all = readInstances(ignored);
    return all;
}

/// A run with everything that it told.
struct Told
{
    Outcome outcome;
    std::vector<Solution> solutions;
    std::shared_ptr<Trace> trace;
};

Told run(const Instance& instance, std::size_t strategy, bool traced,
         const std::function<void(Control&)>& prepare = {})
{
    Told told;
    Control control({.time = kPatience}, {}, [&](std::span<const Value> values) {
        told.solutions.emplace_back(values.begin(), values.end());
        return true;
    });
    if (prepare)
        prepare(control);
    if (traced) {
        told.trace = std::make_shared<Trace>();
        Recorder recorder(*told.trace, control);
        told.outcome = instance.puzzle->run(strategy, *instance.problem, {}, control, &recorder);
    } else {
        told.outcome = instance.puzzle->run(strategy, *instance.problem, {}, control);
    }
    return told;
}

QString firstOf(const std::vector<Sentence>& sentences)
{
    return sentences.empty() ? QString() : QString::fromStdString(sentences.front().text());
}

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

/// One of the events that a pattern speaks of: with its rule, or with one that no puzzle has.
Event anEventOf(const EventPattern& pattern)
{
    const Rule rule = pattern.rule.value_or(8000);
    switch (pattern.kind) {
    case EventKind::Decide:
        return Event::decide(0, 0);
    case EventKind::Assign:
        return Event::assign(0, 0, rule);
    case EventKind::Remove:
        return Event::remove(0, 0, rule);
    case EventKind::Conflict:
        return Event::conflict(0, rule);
    case EventKind::Visit:
        return Event::visit(kRoot);
    case EventKind::Solution:
        break;
    }
    return Event::solution();
}

QString lineless(Event event, std::uint64_t index)
{
    return QString("event %1 has no line: kind %2, rule %3")
        .arg(index)
        .arg(int(event.kind()))
        .arg(event.rule());
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

class TestRegistry : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStringList unreadable;
        readInstances(unreadable);
        QVERIFY2(unreadable.isEmpty(), qPrintable(unreadable.join("\n")));
    }

    void nearestNames()
    {
        QCOMPARE(nearest("sudoko", {"queens", "sudoku", "suguru"}).front(), "sudoku");
        QCOMPARE(findPuzzle("no such puzzle"), nullptr);
    }

    void info_data() { puzzleRows(); }

    // Names are there, and there once.
    void info()
    {
        QFETCH(int, puzzle);
        const PuzzleInfo& info = puzzles()[std::size_t(puzzle)]->info();
        QVERIFY(!info.title.empty() && !info.summary.empty());
        QVERIFY(!info.presets.empty() && !info.strategies.empty() && !info.formats.empty());
        const auto areNamed = [](const auto& entries) {
            std::set<std::string> ids;
            for (const auto& entry : entries)
                if (entry.id.empty() || entry.title.empty() || !ids.insert(entry.id).second)
                    return false;
            return true;
        };
        QVERIFY(areNamed(info.parameters));
        QVERIFY(areNamed(info.presets));
        QVERIFY(areNamed(info.formats));
        QVERIFY(areNamed(info.strategies));
        QVERIFY(
            info.fastest.empty() ||
            info.strategies.at(puzzles()[std::size_t(puzzle)]->strategyIndex(info.fastest).value())
                .complete);
        QVERIFY(std::ranges::any_of(info.formats, &FormatInfo::writesProblem));
        QVERIFY(std::ranges::any_of(info.formats, &FormatInfo::writesSolution));
        for (const StrategyInfo& strategy : info.strategies)
            QVERIFY2(!strategy.summary.empty() && !strategy.idea.empty() &&
                         !strategy.cost.empty() && !strategy.origin.empty(),
                     strategy.id.c_str());
        std::set<Rule> rules;
        for (const RuleInfo& rule : info.rules)
            QVERIFY(!rule.name.empty() && rules.insert(rule.rule).second);
    }

    void presets_data() { puzzleRows(); }

    void presets()
    {
        QFETCH(int, puzzle);
        const Puzzle& subject = *puzzles()[std::size_t(puzzle)];
        for (const PresetInfo& preset : subject.info().presets) {
            const auto problem = preset.text.empty()
                                     ? subject.create(preset.parameters)
                                     : subject.read(preset.text, preset.format, preset.parameters);
            QVERIFY2(problem, problem ? "" : (preset.id + ": " + problem.error().message).c_str());
            QVERIFY2(subject.faults(**problem).empty(), preset.id.c_str());
            QVERIFY2(!subject.title(**problem).empty(), preset.id.c_str());
            QVERIFY2(!subject.draw(**problem, nullptr).empty(), preset.id.c_str());
            QVERIFY2(!subject.picture(**problem, {}).shapes().empty(), preset.id.c_str());
        }
    }

    void fastest_data() { instanceRows(); }

    // Whoever only wants to know gets an answer that can be relied on.
    void fastest()
    {
        QFETCH(int, instance);
        const Puzzle* const puzzle = instances()[std::size_t(instance)].puzzle;
        const ProblemPtr problem = instances()[std::size_t(instance)].problem;
        for (const Wanted wanted : {Wanted::One, Wanted::Several, Wanted::InOrder}) {
            const auto ids = puzzle->fastest(*problem, wanted);
            QVERIFY(!ids.empty());
            for (const std::string& id : ids) {
                const auto strategy = puzzle->strategyIndex(id);
                QVERIFY2(strategy, id.c_str());
                QVERIFY2(puzzle->info().strategies[*strategy].complete ||
                             (wanted == Wanted::One && id != ids.back()),
                         id.c_str());
            }
        }
    }

    void pseudoCode_data() { puzzleRows(); }

    // The lines are short and indented by whole levels, and each can be reached: what a line names
    // is a rule of the puzzle, and no line before it takes all of its events.
    void pseudoCode()
    {
        QFETCH(int, puzzle);
        const Puzzle& subject = *puzzles()[std::size_t(puzzle)];
        for (const StrategyInfo& strategy : subject.info().strategies) {
            const PseudoCode& code = strategy.pseudoCode;
            QVERIFY2(!code.empty(), strategy.id.c_str());
            for (std::size_t line = 0; line < code.size(); ++line) {
                const std::string& text = code[line].text;
                const QString where = QString("%1: %2").arg(strategy.id.c_str(), text.c_str());
                QVERIFY2(QString::fromStdString(text).size() <= 80, qPrintable(where));
                QVERIFY2(text.empty() || text.find_first_not_of(' ') % 2 == 0, qPrintable(where));
                QVERIFY2(text.empty() || text.back() != ' ', qPrintable(where));
                for (const EventPattern& pattern : code[line].events) {
                    QVERIFY2(!pattern.rule || !subject.ruleName(*pattern.rule).empty(),
                             qPrintable(where));
                    QVERIFY2(lineOf(code, anEventOf(pattern)) == line, qPrintable(where));
                }
            }
            QVERIFY2(textOf(code).ends_with(code.back().text + '\n'), strategy.id.c_str());
        }
    }

    void lines_data()
    {
        QTest::addColumn<Event>("event");
        QTest::addColumn<int>("line");
        QTest::newRow("by kind") << Event::decide(1, 2) << 0;
        QTest::newRow("by kind and rule") << Event::conflict(1, 7) << 2;
        QTest::newRow("other rules by kind alone") << Event::conflict(1, 8) << 1;
        QTest::newRow("the first line of two") << Event::visit(kRoot) << 0;
        QTest::newRow("a rule, but not for this kind") << Event::assign(1, 2, 7) << -1;
        QTest::newRow("none") << Event::solution() << -1;
    }

    void lines()
    {
        using enum EventKind;
        const PseudoCode code{{"guess, go back", {Decide, Visit}},
                              {"fail", {Conflict}},
                              {"fail by rule 7", {{Conflict, 7}, Visit}},
                              {"nothing"}};
        QFETCH(Event, event);
        QFETCH(int, line);
        const auto found = lineOf(code, event);
        QCOMPARE(found ? int(*found) : -1, line);
        QCOMPARE(textOf(code), "guess, go back\nfail\nfail by rule 7\nnothing\n");
    }

    void textRoundTrip_data()
    {
        QTest::addColumn<int>("instance");
        QTest::addColumn<QString>("format");
        for (std::size_t i = 0; i < instances().size(); ++i)
            for (const FormatInfo& format : instances()[i].puzzle->info().formats)
                if (format.readsProblem && format.writesProblem)
                    QTest::newRow(instances()[i].name + " as " + format.id.c_str())
                        << int(i) << QString(format.id.c_str());
    }

    // Read what was written: the same text comes out, and from the format of files the same
    // problem.
    void textRoundTrip()
    {
        QFETCH(int, instance);
        QFETCH(QString, format);
        const auto& [puzzle, name, problem, solutions] = instances()[std::size_t(instance)];
        const std::string id = format.toStdString();
        const std::string text = puzzle->write(*problem, id);
        const auto again = puzzle->read(text, id, {});
        QVERIFY2(again, again ? "" : again.error().message.c_str());
        QCOMPARE(puzzle->write(**again, id), text);
        const auto main = std::ranges::find_if(puzzle->info().formats, &FormatInfo::writesProblem);
        if (main->id == id) {
            QCOMPARE(puzzle->title(**again), puzzle->title(*problem));
            QCOMPARE(puzzle->dimensions(**again).variables, puzzle->dimensions(*problem).variables);
            QCOMPARE(puzzle->dimensions(**again).values, puzzle->dimensions(*problem).values);
            QCOMPARE(puzzle->draw(**again, nullptr), puzzle->draw(*problem, nullptr));
        }
    }

    void solutions_data() { instanceRows(); }

    // All complete strategies find the same solutions, each once; the others find some of them.
    void solutions()
    {
        QFETCH(int, instance);
        const Instance& subject = instances()[std::size_t(instance)];
        const Puzzle& puzzle = *subject.puzzle;
        std::optional<std::vector<Solution>> all;
        for (std::size_t i = 0; i < puzzle.info().strategies.size(); ++i) {
            const StrategyInfo& strategy = puzzle.info().strategies[i];
            Told told = run(subject, i, false);
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
            QVERIFY2(told.solutions == *all, strategy.id.c_str());
        }
        if (all && subject.solutions)
            QCOMPARE(std::uint64_t{all->size()}, *subject.solutions);
        if (all && !puzzle.faults(*subject.problem).empty())
            QVERIFY(all->empty());
    }

    void solutionTexts_data() { instanceRows(); }

    void solutionTexts()
    {
        QFETCH(int, instance);
        const Instance& subject = instances()[std::size_t(instance)];
        const Told told = run(subject, 0, false);
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
        const Told told = run(subject, 0, false);
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
        const Told untraced = run(subject, std::size_t(strategy), false);
        const Told traced = run(subject, std::size_t(strategy), true);
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
        for (std::uint64_t i = 0; i < trace.size(); ++i) {
            const Event event = trace.event(i);
            if (event.kind() == EventKind::Visit || event.kind() == EventKind::Solution)
                continue;
            const bool valueMayMiss = event.kind() == EventKind::Conflict;
            const bool bounded =
                event.variable() < dimensions.variables &&
                (event.value() < dimensions.values || (valueMayMiss && event.value() == kNoValue));
            QVERIFY2(bounded, qPrintable(QString("event %1").arg(i)));
            QVERIFY2(event.kind() == EventKind::Decide || !puzzle.ruleName(event.rule()).empty(),
                     qPrintable(QString("event %1: rule %2 has no name").arg(i).arg(event.rule())));
        }
        const PseudoCode& code = puzzle.info().strategies[std::size_t(strategy)].pseudoCode;
        for (std::uint64_t i = 0; i < trace.size(); ++i)
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
            const Limits beginning{.nodes = 3000, .memory = std::uint64_t{1} << 21U};
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
            events += trace.size(); // of some problems there is nothing to tell
        }
        QVERIFY(events > 0);
    }

    void seeking_data() { strategyRows(); }

    // However one comes to a moment, it looks the same.
    void seeking()
    {
        QFETCH(int, instance);
        QFETCH(int, strategy);
        const Instance& subject = instances()[std::size_t(instance)];
        const Dimensions dimensions = subject.puzzle->dimensions(*subject.problem);
        const Told told = run(subject, std::size_t(strategy), true);
        const auto moments = sampleMoments(*told.trace, 40);
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
        std::uint64_t polls = 0;
        const Told whole = run(subject, index, false, [&](Control& control) {
            control.cancelAtPoll(kUnlimited);
            control.onPoll([&] { ++polls; });
        });
        std::set<std::uint64_t> at{1, 2, 3, 4, 5, 6, 7, 8, polls / 2, polls - 1, polls, polls + 1};
        for (std::uint64_t n = 10; n < polls; n = n * 5 / 3)
            at.insert(n);
        for (const std::uint64_t n : at) {
            if (n == 0 || n > polls + 1)
                continue;
            for (const bool traced : {false, true}) {
                const Told told =
                    run(subject, index, traced, [&](Control& control) { control.cancelAtPoll(n); });
                const QByteArray where = QString("poll %1 of %2").arg(n).arg(polls).toUtf8();
                if (n > polls) {
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
        const Told told = run(subject, std::size_t(strategy), true);
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
        const Told told = run(subject, std::size_t(strategy), true);
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

    void placeNames_data() { instanceRows(); }

    void placeNames()
    {
        QFETCH(int, instance);
        const Instance& subject = instances()[std::size_t(instance)];
        const Dimensions dimensions = subject.puzzle->dimensions(*subject.problem);
        QVERIFY(dimensions.variables > 0 && dimensions.values > 0);
        for (const Variable variable : {Variable{0}, dimensions.variables - 1})
            for (const Value value : {Value{0}, dimensions.values - 1, kNoValue})
                QVERIFY(
                    !subject.puzzle->placeName(*subject.problem, {variable, value}).text().empty());
    }

    // ---- new problems

    void newProblems_data()
    {
        QTest::addColumn<int>("puzzle");
        QTest::addColumn<QByteArray>("difficulty");
        for (std::size_t i = 0; i < puzzles().size(); ++i) {
            const PuzzleInfo& info = puzzles()[i]->info();
            if (!info.generator)
                continue;
            QTest::addRow("%s", info.id.c_str()) << int(i) << QByteArray();
            for (const DifficultyInfo& difficulty : info.generator->difficulties)
                QTest::addRow("%s, %s", info.id.c_str(), difficulty.id.c_str())
                    << int(i) << QByteArray(difficulty.id.c_str());
        }
    }

    // They are sound, have one solution, are as difficult as asked for, and follow from the seed.
    void newProblems()
    {
        QFETCH(int, puzzle);
        QFETCH(QByteArray, difficulty);
        const Puzzle& maker = *puzzles()[std::size_t(puzzle)];
        const std::string format = maker.info().formats.front().id;
        std::set<std::string> texts;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const GenerateRequest request{.seed = seed, .difficulty = difficulty.toStdString()};
            Control control;
            const auto made = maker.generate(request, control);
            QVERIFY2(made.has_value(), made ? "" : made.error().message.c_str());
            QVERIFY(*made != nullptr);
            QCOMPARE(firstOf(maker.faults(**made)), QString());
            const Told told = run({&maker, "new", *made, 1},
                                  maker.strategyIndex(maker.info().fastest).value_or(0), false);
            QCOMPARE(told.outcome.ending, Ending::Exhausted);
            QCOMPARE(told.solutions.size(), std::size_t{1});
            QCOMPARE(firstOf(maker.verify(**made, told.solutions.front())), QString());
            if (!difficulty.isEmpty()) {
                const auto rating = maker.rate(**made, control);
                QVERIFY(rating.has_value());
                QCOMPARE(maker.info().difficulties[rating->difficulty].id, request.difficulty);
            }
            const std::string text = maker.write(**made, format);
            QCOMPARE(maker.write(**maker.generate(request, control), format), text);
            texts.insert(text);
        }
        QVERIFY(texts.size() > 1);
    }

    void newProblemsRefused_data() { puzzleRows(); }

    void newProblemsRefused()
    {
        QFETCH(int, puzzle);
        const Puzzle& maker = *puzzles()[std::size_t(puzzle)];
        Control control;
        const auto complaint = [&](const GenerateRequest& request) {
            const auto made = maker.generate(request, control);
            return QString::fromStdString(made ? "made" : made.error().message);
        };
        if (!maker.info().generator) {
            QVERIFY(!maker.info().noGenerator.empty());
            QVERIFY(complaint({}).contains(maker.info().noGenerator.text));
            return;
        }
        QVERIFY(complaint({.difficulty = "none such"}).contains("none such"));
        for (const ParameterInfo& parameter : maker.info().generator->parameters) {
            for (const char* const value : {"", "0", "-1", "x", "99999999999999999999"}) {
                const QString said = complaint({.parameters = {{parameter.id, value}}});
                QVERIFY2(said.contains(parameter.id.c_str()), qPrintable(said));
            }
        }
    }

    void newProblemsStopped_data() { newProblems_data(); }

    // At any poll, and by each limit: then there is no problem, and the control says why.
    void newProblemsStopped()
    {
        QFETCH(int, puzzle);
        QFETCH(QByteArray, difficulty);
        const Puzzle& maker = *puzzles()[std::size_t(puzzle)];
        const GenerateRequest request{.difficulty = difficulty.toStdString()};
        for (const std::uint64_t poll : {1, 2, 3, 5, 8, 13, 21, 34, 55, 89}) {
            Control control;
            control.cancelAtPoll(poll);
            const auto made = maker.generate(request, control);
            QVERIFY(made.has_value());
            QCOMPARE(*made == nullptr, control.stopped());
            QVERIFY(poll > 1 || control.finish().reason == StopReason::Cancelled);
        }
        Control late({.time = std::chrono::nanoseconds(0)});
        QVERIFY(*maker.generate(request, late) == nullptr);
        QCOMPARE(late.finish().reason, StopReason::TimeLimit);
        for (const std::uint64_t nodes : {1, 10, 100}) {
            Control few({.nodes = nodes});
            const auto made = maker.generate(request, few);
            QVERIFY(made.has_value());
            QCOMPARE(*made == nullptr, few.stopped());
            QVERIFY(few.counters().nodes <= nodes);
        }
    }

private:
    static void puzzleRows()
    {
        QTest::addColumn<int>("puzzle");
        for (std::size_t i = 0; i < puzzles().size(); ++i)
            QTest::newRow(puzzles()[i]->info().id.c_str()) << int(i);
    }

    static void instanceRows()
    {
        QTest::addColumn<int>("instance");
        for (std::size_t i = 0; i < instances().size(); ++i)
            QTest::newRow(instances()[i].name) << int(i);
    }

    static void strategyRows()
    {
        QTest::addColumn<int>("instance");
        QTest::addColumn<int>("strategy");
        for (std::size_t i = 0; i < instances().size(); ++i) {
            const auto& strategies = instances()[i].puzzle->info().strategies;
            for (std::size_t j = 0; j < strategies.size(); ++j)
                QTest::newRow(instances()[i].name + ", " + strategies[j].id.c_str())
                    << int(i) << int(j);
        }
    }
};

QTEST_GUILESS_MAIN(TestRegistry)
#include "tst_core_registry.moc"
