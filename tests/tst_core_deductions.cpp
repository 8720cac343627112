// Deductions of every strategy: they part the events, whichever of them is asked about; each is by
// one rule; and those of the strategies that explain themselves are the steps that these take.

#include <QtTest>

#include <map>
#include <set>

#include "core/puzzles/nonogram/nonogram.h"
#include "core/puzzles/sudoku/logic.h"
#include "core/puzzles/sudoku/sudoku.h"
#include "core/puzzles/suguru/logic.h"
#include "core/study/deductions.h"
#include "tests/everypuzzle.h"
#include "tests/recorded.h"

using namespace clew;

namespace {

constexpr std::uint64_t kMostNodes = 200;
constexpr std::uint64_t kMostEvents = 20'000; ///< looked at of one trace

bool isForced(Event event)
{
    return event.kind() == EventKind::Assign || event.kind() == EventKind::Remove;
}

// What is wrong with a group of events; empty if nothing is.
QString fault(const Puzzle& puzzle, const Problem& problem, const Trace& trace,
              const Deduction& deduction)
{
    if (deduction.end <= deduction.first || deduction.size() > Deductions::kLongest)
        return "it has no or too many events";
    if (deduction.event != trace.event(deduction.first))
        return "it is not named by its first event";
    const bool startsGiven =
        isForced(deduction.event) && (puzzle.rule(problem, deduction.event.rule())->isGiven ||
                                      puzzle.rule(problem, deduction.event.rule())->isImmediate);
    for (std::uint64_t i = deduction.first; i < deduction.end; ++i) {
        const Event event = trace.event(i);
        if (deduction.size() > 1 && !isForced(event))
            return "it holds an event that stands alone";
        if (!isForced(event) || event.rule() == deduction.event.rule())
            continue;
        const RuleInfo& rule = *puzzle.rule(problem, event.rule());
        const bool isImmediate = rule.isImmediate && event.kind() == EventKind::Remove;
        if (!isImmediate && !(startsGiven && rule.isGiven))
            return "it has two rules";
    }
    return {};
}

} // namespace

class TestDeductions : public QObject
{
    Q_OBJECT

private slots:
    void theyPartTheEvents_data() { test::strategyRows(); }
    void theyPartTheEvents()
    {
        QFETCH(int, instance);
        QFETCH(int, strategy);
        const test::Instance& of = test::instances()[static_cast<std::size_t>(instance)];
        const auto recorded = test::record(
            *of.puzzle, of.problem, static_cast<std::size_t>(strategy), {.nodes = kMostNodes});
        const Trace& trace = *recorded.trace;
        const Deductions deductions(*of.puzzle, of.problem);
        const std::uint64_t end = std::min<std::uint64_t>(trace.size(), kMostEvents);
        QVERIFY(!deductions.previous(trace, 0));
        QVERIFY(!deductions.next(trace, trace.size()));
        std::uint64_t at = 0;
        while (at < end) {
            const auto next = deductions.next(trace, at);
            QVERIFY(next.has_value());
            QCOMPARE(next->first, at);
            QCOMPARE(fault(*of.puzzle, *of.problem, trace, *next), QString());
            QVERIFY(next->isWhole);
            QVERIFY(deductions.previous(trace, next->end) == next);
            for (std::uint64_t i = next->first; i < next->end; i += 1 + next->size() / 16)
                QVERIFY(deductions.at(trace, i) == *next);
            QVERIFY(!deductions.name(trace, *next).empty());
            (void)deductions.summary(trace, *next).text();
            at = next->end;
        }
    }

    // Of a trace that still grows the last deduction may grow, and nothing before it changes.
    void theyGrow()
    {
        const auto recorded = test::record("sudoku", "p97", "logic", {});
        const Deductions deductions(*recorded.puzzle, recorded.problem);
        const Trace& trace = *recorded.trace;
        for (std::uint64_t shown = 1; shown < trace.size(); ++shown) {
            const Deduction whole = deductions.at(trace, shown - 1);
            const Deduction part = deductions.at(trace, shown - 1, shown);
            QCOMPARE(part.first, whole.first);
            QCOMPARE(part.end, std::min(whole.end, shown));
            if (whole.end > shown)
                QVERIFY(!part.isWhole);
            QVERIFY(!deductions.next(trace, shown, shown));
        }
    }

    void theGivensAreOneStep_data()
    {
        test::searchRows({{"sudoku", "p97", "logic"},
                          {"suguru", "6x6", "logic"},
                          {"sudoku", "p97", "propagation"}});
    }
    void theGivensAreOneStep()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(QByteArray, preset);
        QFETCH(QByteArray, strategy);
        const auto recorded = test::record(puzzle.toStdString(), preset.toStdString(),
                                           strategy.toStdString(), {.nodes = kMostNodes});
        const Deductions deductions(*recorded.puzzle, recorded.problem);
        const Trace& trace = *recorded.trace;
        const auto opening = deductions.next(trace, 0);
        QVERIFY(opening && deductions.isOpening(*opening));
        const Event after = trace.event(opening->end);
        QVERIFY(!isForced(after) || (!recorded.puzzle->rule(after.rule())->isGiven &&
                                     !recorded.puzzle->rule(after.rule())->isImmediate));
        QVERIFY(!deductions.isOpening(*deductions.next(trace, opening->end)));
    }

    // The steps of Sudoku logic are known: each strikes or settles in one deduction of its own.
    void logicGoesInItsSteps_data()
    {
        QTest::addColumn<QString>("board");
        for (const PresetInfo& preset : findPuzzle("sudoku")->info().presets)
            if (preset.id != "16" && preset.id != "25" && preset.id != "4-empty")
                QTest::newRow(preset.id.c_str())
                    << QString::fromStdString(findPuzzle("sudoku")->write(
                           *findPuzzle("sudoku")->presetProblem(preset), "line"));
        for (const QByteArrayList& row : test::tableRows(TEST_DATA "/sudoku/steps.tsv"))
            QTest::newRow(row[0].constData()) << QString(row[1]);
    }
    void logicGoesInItsSteps()
    {
        QFETCH(QString, board);
        const Puzzle& puzzle = *findPuzzle("sudoku");
        const auto recorded =
            test::record(puzzle, test::readOrFail(puzzle, board.toStdString(), "line"),
                         puzzle.strategyIndex("logic").value(), {});
        const auto& problem = static_cast<const sudoku::SudokuProblem&>(*recorded.problem);
        const Deductions deductions(puzzle, recorded.problem);
        const Trace& trace = *recorded.trace;
        std::uint64_t at = deductions.next(trace, 0)->end; // events, without immediate strikes
        std::set<std::uint64_t> expected;                  // where steps begin
        const auto skipImmediate = [&] {
            while (at < trace.size() && trace.event(at).kind() == EventKind::Remove &&
                   trace.event(at).rule() == sudoku::Taken)
                ++at;
        };
        Control control;
        NoTracer tracer;
        sudoku::Logic<NoTracer>(problem, control, tracer).run([&](const sudoku::Step& step) {
            expected.insert(at);
            at += step.eliminations.size();
            for (std::size_t i = 0; i < step.assignments.size(); ++i) {
                expected.insert(at++);
                skipImmediate();
            }
        });
        std::set<std::uint64_t> found;
        for (std::uint64_t i = deductions.next(trace, 0)->end; i < at;) {
            const Deduction next = *deductions.next(trace, i);
            QVERIFY(deductions.points(next) > 0);
            QVERIFY(deductions.ruleIndex(next).has_value());
            found.insert(next.first);
            i = next.end;
        }
        for (const std::uint64_t begin : expected)
            QVERIFY(found.contains(begin));
        for (const std::uint64_t begin : found)
            QVERIFY2(expected.contains(begin),
                     qPrintable(QString::fromStdString(
                         deductions.summary(trace, deductions.at(trace, begin)).text())));
    }

    // Consecutive strikes that one step cannot have made are two steps.
    // A model's constraints have colours of their own.
    void rulesOfTheProblemItself()
    {
        const Puzzle& puzzle = *findPuzzle("model");
        const ProblemPtr problem = test::presetOf(puzzle, "futoshiki");
        const Deductions deductions(puzzle, problem);
        const auto trace = test::solve(puzzle, *problem, std::size_t{0},
                                       {.limits = {.nodes = 20}, .recorded = true})
                               .trace;
        std::set<std::size_t> places;
        for (std::uint64_t at = 0; at < trace->size();) {
            const Deduction next = deductions.at(*trace, at);
            at = next.end;
            const auto place = deductions.ruleIndex(next);
            if (!place)
                continue;
            QCOMPARE(puzzle.rulesOf(*problem)[*place].rule, next.event.rule());
            places.insert(*place);
        }
        QVERIFY(places.size() > 2);
    }

    // Of two fish in a row the second begins to the right of the first: events alike may be one
    // step, so that it says that it is another. Traces that do not say so are read as ever.
    void twoFishAreTwoSteps()
    {
        const Puzzle& puzzle = *findPuzzle("sudoku");
        const ProblemPtr problem = test::readOrFail(
            puzzle,
            ".3..64.21.2.8.35...4..128...89.2...3...13..8.3......5281..5..6..623.1.9.59...63.8",
            "line");
        const auto recorded =
            test::record(puzzle, problem, puzzle.strategyIndex("logic").value(), {});
        const Deductions deductions(puzzle, problem);
        const auto fishIn = [&](const Trace& trace) {
            std::vector<std::uint64_t> sizes;
            for (std::uint64_t at = 0; at < trace.size();) {
                const Deduction next = *deductions.next(trace, at);
                if (isForced(next.event) && next.event.rule() == sudoku::XWing)
                    sizes.push_back(next.size());
                at = next.end;
            }
            return sizes;
        };
        QCOMPARE(fishIn(*recorded.trace), (std::vector<std::uint64_t>{4, 2}));
        Trace older;
        {
            Control control;
            Recorder recorder(older, control);
            for (std::uint64_t i = 0; i < recorded.trace->size(); ++i) {
                const Event event = recorded.trace->event(i);
                recorder.write(event.beginsAnew()
                                   ? Event::remove(event.variable(), event.value(), event.rule())
                                   : event);
            }
        }
        QCOMPARE(fishIn(older), (std::vector<std::uint64_t>{6}));
        Control control;
        std::vector<std::size_t> told;
        for (const ExplainedStep& step :
             puzzle.explainSolution(*problem, {.allSteps = true}, control).steps)
            if (step.rule == sudoku::XWing)
                told.push_back(step.struck.size());
        QCOMPARE(told, (std::vector<std::size_t>{4, 2}));
    }

    // What an area strikes of a number elsewhere is one step, what another one strikes the next.
    void suguruGoesInItsSteps()
    {
        const Puzzle& puzzle = *findPuzzle("suguru");
        int together = 0;
        for (const char* const preset : {"6x6", "hard-8x8", "10x10"}) {
            const ProblemPtr problem = puzzle.presetProblem(*puzzle.preset(preset));
            const auto& suguru = static_cast<const suguru::SuguruProblem&>(*problem);
            std::map<Rule, int> expected;
            Control control;
            NoTracer tracer;
            const suguru::Layout layout(suguru);
            suguru::Logic<NoTracer>(suguru, layout, control, tracer).run([&](Rule rule) {
                ++expected[rule];
            });
            const auto recorded =
                test::record(puzzle, problem, puzzle.strategyIndex("logic").value(), {});
            const Deductions deductions(puzzle, problem);
            std::map<Rule, int> found;
            for (std::uint64_t at = 0; at < recorded.trace->size();) {
                const Deduction next = *deductions.next(*recorded.trace, at);
                if (isForced(next.event) && expected.contains(next.event.rule()))
                    ++found[next.event.rule()];
                at = next.end;
            }
            QVERIFY(expected == found);
            together += expected[suguru::AllTouch];
        }
        QVERIFY(together > 1);
    }

    // Of a line it is said what forces its cells, and of all of them at once.
    void whatALineSettlesHasOneReason()
    {
        const Puzzle& puzzle = *findPuzzle("nonogram");
        const ProblemPtr problem = puzzle.presetProblem(*puzzle.preset("p98"));
        const auto recorded =
            test::record(puzzle, problem, puzzle.strategyIndex("line-solving").value(), {});
        const Trace& trace = *recorded.trace;
        const Deductions deductions(puzzle, problem);
        Cursor cursor(recorded.trace, recorded.dimensions());
        QStringList told;
        for (std::uint64_t at = 0; at < trace.size();) {
            const Deduction step = *deductions.next(trace, at);
            at = step.end;
            if (!isForced(step.event))
                continue;
            cursor.seek(step.first);
            const Sentence reason =
                puzzle.explainStep(*problem, cursor.state(), eventsOf(trace, step));
            QCOMPARE(reason.effects.size(), static_cast<std::size_t>(step.size()));
            told << QString::fromStdString(reason.text());
        }
        QVERIFY2(told.contains("Row 5 (6). The run of 6 lies within R5C1 to R5C8, so it covers "
                               "R5C3–R5C6: filled."),
                 qPrintable(told.join('\n')));
    }

    void stepsOfOneTechniqueAreToldApart()
    {
        const Puzzle& puzzle = *findPuzzle("sudoku");
        const ProblemPtr problem = test::presetOf(puzzle, "p97");
        const auto strike = [](Variable cell, Value value, Rule rule) {
            return Event::remove(cell, value, rule);
        };
        QVERIFY(puzzle.continues(*problem, strike(0, 3, sudoku::Pointing),
                                 strike(1, 3, sudoku::Pointing)));
        QVERIFY(!puzzle.continues(*problem, strike(0, 3, sudoku::Pointing),
                                  strike(1, 4, sudoku::Pointing)));
        QVERIFY(!puzzle.continues(*problem, strike(0, 3, sudoku::Pointing),
                                  strike(80, 3, sudoku::Pointing)));
        QVERIFY(!puzzle.continues(*problem, strike(0, 3, sudoku::NakedPair),
                                  strike(80, 3, sudoku::NakedPair)));
        QVERIFY(
            puzzle.continues(*problem, strike(0, 3, sudoku::XWing), strike(80, 3, sudoku::XWing)));
        QVERIFY(
            !puzzle.continues(*problem, strike(0, 3, sudoku::XWing), strike(80, 4, sudoku::XWing)));
        QVERIFY(!puzzle.continues(*problem, strike(0, 3, sudoku::ForcingNet),
                                  strike(1, 3, sudoku::ForcingNet)));
        // A fish goes on to the right or downwards, whichever its lines are; a pair digit by digit.
        for (const Rule fish : {sudoku::XWing, sudoku::Swordfish, sudoku::FinnedXWing}) {
            QVERIFY(puzzle.continues(*problem, strike(12, 3, fish), strike(10 + 9, 3, fish)));
            QVERIFY(puzzle.continues(*problem, strike(30, 3, fish), strike(7, 3, fish)));
            QVERIFY(!puzzle.continues(*problem, strike(12, 3, fish), strike(3, 3, fish)));
            QVERIFY(!puzzle.continues(*problem, strike(80, 3, fish), strike(0, 3, fish)));
        }
        QVERIFY(puzzle.continues(*problem, strike(3, 3, sudoku::NakedPair),
                                 strike(1, 4, sudoku::NakedPair)));
        QVERIFY(!puzzle.continues(*problem, strike(3, 3, sudoku::NakedPair),
                                  strike(1, 3, sudoku::NakedPair)));
        QVERIFY(!puzzle.continues(*problem, strike(3, 4, sudoku::NakedPair),
                                  strike(4, 3, sudoku::NakedPair)));
        QVERIFY(!puzzle.continues(*problem, strike(3, 3, sudoku::XYWing),
                                  strike(1, 3, sudoku::XYWing)));
    }

    // A line of a nonogram is looked at, and what it settles is one step.
    void linesAreSteps()
    {
        const Puzzle& puzzle = *findPuzzle("nonogram");
        const auto recorded =
            test::record(puzzle, puzzle.presetProblem(puzzle.info().presets.front()),
                         puzzle.strategyIndex("line-solving").value(), {.nodes = kMostNodes});
        const auto& problem = static_cast<const nonogram::NonogramProblem&>(*recorded.problem);
        const Deductions deductions(puzzle, recorded.problem);
        Cursor cursor(recorded.trace, puzzle.dimensions(*recorded.problem));
        bool hasLarge = false;
        bool hasOverlap = false;
        for (std::uint64_t at = 0; at < recorded.trace->size();) {
            const Deduction step = *deductions.next(*recorded.trace, at);
            // Its kinds are those that its explanation names.
            const std::string kind = deductions.kind(cursor, step).text();
            const bool isByLine = step.event.kind() == EventKind::Assign &&
                                  (step.event.rule() == nonogram::RowRule ||
                                   step.event.rule() == nonogram::ColumnRule);
            QCOMPARE(kind.empty(), !isByLine);
            if (isByLine) {
                QCOMPARE(cursor.position(), step.first);
                const std::string told =
                    puzzle.explainStep(problem, cursor.state(), eventsOf(*recorded.trace, step))
                        .text();
                const auto has = [](const std::string& text, const char* part) {
                    return text.find(part) != std::string::npos;
                };
                QVERIFY2(has(kind, "overlap") ==
                             (has(told, "so it covers") || has(told, "These runs cover")),
                         (kind + " / " + told).c_str());
                for (const auto& [name, sentence] :
                     {std::pair("every placement", "Every placement"),
                      {"all runs filled", "All runs are filled"},
                      {"end of a run", "run cannot continue"},
                      {"gap too short", "Too short a gap"},
                      {"out of reach", "No run reaches"}})
                    QVERIFY2(has(kind, name) == has(told, sentence), (kind + " / " + told).c_str());
                hasOverlap |= has(kind, "overlap");
            }
            std::set<std::uint32_t> rows;
            std::set<std::uint32_t> columns;
            for (std::uint64_t i = step.first; i < step.end; ++i) {
                rows.insert(recorded.trace->event(i).variable() / problem.width);
                columns.insert(recorded.trace->event(i).variable() % problem.width);
            }
            if (step.event.rule() == nonogram::RowRule) {
                QCOMPARE(rows.size(), std::size_t{1});
                // In a list it says which row, and its clue.
                const std::string title = deductions.title(*recorded.trace, step).text();
                const std::string begin = "row " + std::to_string(*rows.begin() + 1) + " (";
                QVERIFY2(title.starts_with(begin) && title.ends_with(')'), title.c_str());
            }
            if (step.event.rule() == nonogram::ColumnRule)
                QCOMPARE(columns.size(), std::size_t{1});
            hasLarge |= step.size() > 2;
            at = step.end;
        }
        QVERIFY(hasLarge && hasOverlap);
    }

    // However long a run of strikes by one rule is, no look goes further than the bound.
    void theyAreBounded()
    {
        const Puzzle& puzzle = *findPuzzle("sudoku");
        const ProblemPtr problem = puzzle.presetProblem(puzzle.info().presets.front());
        Trace trace;
        {
            Control control;
            Recorder recorder(trace, control);
            for (std::uint64_t i = 0; i < 3 * Deductions::kLongest; ++i)
                recorder.remove(0, 1, sudoku::Taken);
        }
        const Deductions deductions(puzzle, problem);
        std::uint64_t count = 0;
        for (std::uint64_t at = 0; at < trace.size(); ++count)
            at = deductions.next(trace, at)->end;
        QCOMPARE(count, std::uint64_t{3});
        QCOMPARE(deductions.previous(trace, trace.size())->size(), Deductions::kLongest);
    }

    // Techniques that argue along a chain say along which; it is drawn on the board.
    void chainsAreDrawn()
    {
        using enum sudoku::SudokuRule;
        const Puzzle& puzzle = *findPuzzle("sudoku");
        const std::set<Rule> ofChains{XWing,  RemotePair, Skyscraper,       TwoStringKite,
                                      WWing,  XYWing,     XYZWing,          TurbotFish,
                                      XChain, XYChain,    AlternatingChain, AlternatingLoop};
        std::set<Rule> met;
        for (const QByteArrayList& row : test::tableRows(TEST_DATA "/sudoku/steps.tsv")) {
            const ProblemPtr problem = test::readOrFail(puzzle, row[1].toStdString(), "line");
            const auto recorded =
                test::record(puzzle, problem, puzzle.strategyIndex("logic").value(), {});
            const Deductions deductions(puzzle, problem);
            Cursor cursor(recorded.trace, recorded.dimensions());
            for (std::uint64_t at = 0; at < recorded.trace->size();) {
                const Deduction step = *deductions.next(*recorded.trace, at);
                at = step.end;
                if (!isForced(step.event) || !ofChains.contains(step.event.rule()))
                    continue;
                cursor.seek(step.first);
                const Sentence why = puzzle.explain(*problem, cursor.state(), step.event);
                QVERIFY2(why.links.size() >= 3, why.text().c_str());
                View view{.state = &cursor.state()};
                const auto without = puzzle.picture(*problem, view).shapes().size();
                view.links = why.links;
                const Picture picture = puzzle.picture(*problem, view);
                QVERIFY(picture.shapes().size() >= without + 3 * why.links.size());
                for (const Link& link : why.links)
                    QVERIFY(!cursor.state().removed(link.from.variable, link.from.value));
                for (std::size_t i = 0; i + 1 < why.links.size(); ++i)
                    if (step.event.rule() != XYZWing)
                        QVERIFY(why.links[i].to == why.links[i + 1].from &&
                                why.links[i].isStrong != why.links[i + 1].isStrong);
                met.insert(step.event.rule());
            }
        }
        QVERIFY(met.size() >= 8);
    }
};

QTEST_GUILESS_MAIN(TestDeductions)
#include "tst_core_deductions.moc"
