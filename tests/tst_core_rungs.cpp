// What the rungs of a hint say and light: the region, the technique, the pattern and the step.

#include <QtTest>

#include <algorithm>

#include "core/puzzle/registry.h"
#include "core/puzzles/arithmetic/arithmetic.h"
#include "core/study/hand.h"
#include "core/study/position.h"
#include "core/study/possiblesteps.h"
#include "tests/playedpuzzles.h"
#include "tests/solving.h"

using namespace clew;
using namespace clew::test;

class TestRungs : public QObject
{
    Q_OBJECT

private slots:
    // Moves one after the other, whose number says nothing of where to look.
    void hintsOfMovesLeadUpToThem_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<int>("taken"); ///< hints before
        QTest::addColumn<QByteArray>("where");
        QTest::newRow("knight") << QByteArray("knight") << 2
                                << QByteArray("where the knight stands");
        QTest::newRow("arithmetic") << QByteArray("arithmetic") << 1 << QByteArray("Look at ");
    }

    void hintsOfMovesLeadUpToThem()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(int, taken);
        QFETCH(QByteArray, where);
        const Puzzle& subject = *findPuzzle(puzzle.constData());
        const ProblemPtr problem = subject.presetProblem(subject.info().presets.front());
        Hand hand(subject, problem);
        while (taken-- > 0)
            QVERIFY(hand.enter(hintFor({subject, problem, hand.entries()}).entries));
        const Hint hint = hintFor({subject, problem, hand.entries()});
        const std::string number =
            subject.placeName(*problem, {hint.entries.front().variable}).text();
        QVERIFY(hint.where.text().find(where.constData()) != std::string::npos);
        for (std::size_t rung = 0; rung + 1 < kRungs; ++rung)
            QVERIFY2(rungOf(hint, rung).text().find(number) == std::string::npos,
                     rungOf(hint, rung).text().c_str());
    }

    // What the hint of a sum speaks of is lit: tiles, and what steps have made.
    void hintsOfSumsAreLit()
    {
        const Puzzle& subject = *findPuzzle("arithmetic");
        const ProblemPtr problem =
            subject.create({{"numbers", "2 3 4"}, {"target", "24"}, {"order", "any"}}).value();
        const auto& typed = static_cast<const arithmetic::ArithmeticProblem&>(*problem);
        Position position{subject, problem, {}};
        for (int taken = 0; taken < 2; ++taken) {
            const Hint hint = hintFor(position);
            const auto step = arithmetic::Step::decoded(typed, hint.entries.front().value);
            const auto placeOf = [&](std::uint32_t slot) {
                return slot < typed.size()
                           ? arithmetic::tilePlace(slot)
                           : Place{arithmetic::stepVariable(typed, slot - typed.size())};
            };
            QCOMPARE(hint.where.causes, std::vector{placeOf(step.left)});
            QCOMPARE(hint.cells.causes, (std::vector{placeOf(step.left), placeOf(step.right)}));
            const State state = stateOf(position);
            const auto isLit = [&](std::uint32_t slot) {
                const std::vector<Place> one{placeOf(slot)};
                View view;
                view.state = &state;
                view.causes = one;
                const Picture picture = subject.picture(*problem, view);
                return std::ranges::any_of(picture.shapes(), [](const Shape& shape) {
                    return shape.fill == Ink::CauseTint;
                });
            };
            QVERIFY(isLit(step.left) && isLit(step.right));
            position.entries.push_back(hint.entries.front());
        }
    }

    // Where techniques run dry, what follows is said, and that nothing else stands.
    void triedValuesAreSaidToFollow()
    {
        const Puzzle& subject = *findPuzzle("sudoku");
        const ProblemPtr problem = readOrFail(
            subject, ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6"
                     "..4..7.....");
        const Position position{subject, problem, {}};
        const Hint hint = hintFor(position);
        QCOMPARE(hint.kind, Hint::Kind::Deduction);
        QCOMPARE(hint.entries.size(), std::size_t{1});
        const Assignment one = hint.entries.front();
        QCOMPARE(prospectsOf(position).solution[one.variable], one.value);
        const std::string text = hint.step.text();
        QVERIFY2(text.starts_with("No known technique applies. "), text.c_str());
        QVERIFY(hint.technique.text().starts_with("No known technique applies"));
        // Why is another question, which takes longer.
        QVERIFY(hint.isTried);
        QVERIFY2(text.ends_with("as a search finds no solution with anything else."), text.c_str());
        const Hint whole = argued(position, hint);
        QCOMPARE(whole.entries, hint.entries);
        QCOMPARE(whole.where.text(), hint.where.text());
        QVERIFY(whole.step.text().starts_with("No known technique applies. "));
    }

    // A line is where to look, and no technique.
    void theTechniqueIsNamed()
    {
        const Puzzle& subject = *findPuzzle("nonogram");
        const ProblemPtr problem = subject.presetProblem(subject.info().presets.front());
        const Hint hint = hintFor({subject, problem, {}});
        const std::string technique = hint.technique.text();
        QVERIFY2(technique.starts_with("Technique: line solving, "), technique.c_str());
        const std::string where = hint.where.text();
        QVERIFY2(where.starts_with("Look at row ") || where.starts_with("Look at column "),
                 where.c_str());
    }

    // The first rung lights where to look.
    void theRegionIsLit()
    {
        for (const Puzzle* const subject : puzzlesWithTechniques()) {
            const ProblemPtr problem = subject->presetProblem(subject->info().presets.front());
            const Hint hint = hintFor({*subject, problem, {}});
            QVERIFY(hint.where.causes.size() > 1);
            const auto places = hint.entries.empty() ? hint.strikes : hint.step.effects;
            QVERIFY(std::ranges::find(hint.where.causes, Place{places.front().variable}) !=
                    hint.where.causes.end());
        }
    }

    // What a value rests on is a hint of its own, until it is on the board: a board that needs an
    // XY-wing, and what was said of it.
    void strikesComeFirst()
    {
        const Puzzle& subject = *findPuzzle("sudoku");
        const ProblemPtr problem = readOrFail(
            subject, "245139786..147692597658231419.72.6..65..1.2..72.6....14128675395.7.."
                     "1.62.6925.1..");
        Position position{subject, problem, {}};
        int strikes = 0;
        for (Hint hint = hintFor(position); hint.kind != Hint::Kind::Solved;
             hint = hintFor(position)) {
            QCOMPARE(hint.kind, Hint::Kind::Deduction);
            if (hint.entries.empty()) {
                ++strikes;
                for (const Place place : hint.strikes) {
                    const State board = stateOf(position);
                    QCOMPARE(board.value(place.variable), kNoValue);
                    QVERIFY(subject.violations(*problem, board, place).empty());
                    QVERIFY(std::ranges::find(position.struck, place) == position.struck.end());
                    position.struck.push_back(place);
                }
                continue;
            }
            // What was struck and what stands leave the value as the only one, or the only place.
            const Assignment one = hint.entries.front();
            State board = stateOf(position);
            for (const Place place : position.struck)
                board.apply(Event::remove(place.variable, place.value, 1));
            const auto found = possibleSteps(subject, *problem, board, {}, {});
            QVERIFY(std::ranges::any_of(found.steps, [&](const TechniqueStep& step) {
                return step.events.size() == 1 &&
                       step.events.front() == Event::assign(one.variable, one.value, step.rule);
            }));
            position.entries.push_back(one);
        }
        QVERIFY(strikes >= 1);
        QCOMPARE(certainStrikes(position).size(), position.struck.size());
    }

    // The first rung leads to where it can be seen: to the unit in which a digit has one place, to
    // the digit of a fish; the third names the pattern, and apart from that what it strikes.
    void hintsLeadToThePattern()
    {
        const Puzzle& subject = *findPuzzle("sudoku");
        Position position{subject,
                          readOrFail(subject, "......39479.3.6..8..4......2...8......1..37...375."
                                              "42..4.......9.73..5.......2..3."),
                          {}};
        int lines = 0;
        Hint hint = hintFor(position);
        for (; hint.gives() && hint.technique.text() != "Technique: X-wing.";
             hint = hintFor(position)) {
            const std::string where = hint.where.text();
            if (hint.technique.text() == "Technique: hidden single.") {
                QVERIFY2(where.starts_with("Look at "), where.c_str());
                const std::string unit = where.substr(8); // "row 3."
                QVERIFY2(hint.step.text().ends_with(" in " + unit), hint.step.text().c_str());
                lines += unit.starts_with("box") ? 0 : 1;
            }
            position.entries.insert(position.entries.end(), hint.entries.begin(),
                                    hint.entries.end());
            position.struck.insert(position.struck.end(), hint.strikes.begin(), hint.strikes.end());
        }
        QVERIFY(lines > 0);
        QCOMPARE(hint.technique.text(), std::string("Technique: X-wing."));
        QCOMPARE(hint.where.text(), std::string("Look at the cells left for the digit 6."));
        QCOMPARE(hint.step.causes.size(), std::size_t{4});
        for (const Place place : hint.step.causes)
            QVERIFY(std::ranges::find(hint.where.causes, Place{place.variable}) !=
                    hint.where.causes.end());
        QCOMPARE(hint.cells.text(), std::string("The pattern: R4C3, R4C4, R7C3, R7C4. It rules "
                                                "something out at R4C8, R7C8."));
    }

    // What a strike is seen in, and apart from that what is struck: candidates that stand, and none
    // that is gone.
    void patternsAreLit_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<QByteArray>("problem");
        QTest::newRow("XY-wing") << QByteArray("sudoku")
                                 << QByteArray("245139786..147692597658231419.72.6..65..1.2..72.6.."
                                               "..14128675395.7..1.62.6925.1..");
        QTest::newRow("extreme") << QByteArray("sudoku") << QByteArray("@hard");
        QTest::newRow("suguru") << QByteArray("suguru") << QByteArray("@hard-8x8");
    }

    void patternsAreLit()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(QByteArray, problem);
        const Puzzle& subject = *findPuzzle(puzzle.toStdString());
        const PresetInfo* const preset = subject.preset(problem.mid(1).toStdString());
        Position position{subject,
                          preset != nullptr ? subject.presetProblem(*preset)
                                            : readOrFail(subject, problem.toStdString()),
                          {}};
        int strikes = 0;
        for (int n = 0; n < 200; ++n) {
            const Hint hint = hintFor(position);
            if (!hint.gives())
                break;
            position.entries.insert(position.entries.end(), hint.entries.begin(),
                                    hint.entries.end());
            position.struck.insert(position.struck.end(), hint.strikes.begin(), hint.strikes.end());
            if (hint.strikes.empty() || hint.step.causes.empty())
                continue;
            ++strikes;
            const State board = stateOf(position);
            for (const Place place : hint.step.causes) {
                QVERIFY(place.value != kNoValue);
                QCOMPARE(board.value(place.variable), kNoValue);
                QVERIFY(subject.violations(*position.problem, board, place).empty());
            }
            QCOMPARE(hint.cells.causes, hint.step.causes);
            QCOMPARE(hint.cells.effects, hint.strikes);
        }
        QVERIFY(strikes >= 1);
    }
};

QTEST_GUILESS_MAIN(TestRungs)
#include "tst_core_rungs.moc"
