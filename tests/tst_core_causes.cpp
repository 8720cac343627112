// Causes suffice and are the fewest: checked by oracles that share nothing with the program, on
// random boards with one, several or no solutions.

#include <QtTest>

#include <array>
#include <bit>
#include <map>
#include <set>

#include "core/puzzle/registry.h"
#include "core/puzzles/sudoku/techniques/techniques.h"
#include "core/trace/cursor.h"
#include "tests/randomboards.h"

using namespace clew;
using namespace clew::test;

namespace {

const Puzzle& puzzleOf(std::string_view id)
{
    return *findPuzzle(id);
}

/// What is wrong with causes, counted.
struct Faults
{
    int checked = 0;
    int insufficient = 0;
    int superfluous = 0;
    std::set<Rule> rules = {}; ///< of the events checked
    QStringList examples = {};

    void note(int& kind, const QString& what)
    {
        ++kind;
        if (examples.size() < 8)
            examples << what;
    }
};

void checkCauses(const Puzzle& puzzle, const Problem& problem, GroupSolver& oracle,
                 const State& state, Event event, Faults& faults)
{
    const Sentence sentence = puzzle.explain(problem, state, event);
    for (const Place cause : sentence.causes)
        if (cause.value == kNoValue || (state.value(cause.variable) != cause.value &&
                                        !state.removed(cause.variable, cause.value)))
            return faults.note(faults.insufficient,
                               "no fact: " + textOf(puzzle, problem, sentence));
    std::vector<Claim> claims = claimsOf(state, sentence.causes);
    if (event.kind() != EventKind::Conflict)
        claims.push_back({{event.variable(), event.value()}, event.kind() == EventKind::Remove});
    ++faults.checked;
    if (oracle.isPossible(claims))
        return faults.note(faults.insufficient,
                           "insufficient: " + textOf(puzzle, problem, sentence));
    for (std::size_t i = 0; i < sentence.causes.size(); ++i) {
        std::vector<Claim> fewer = claims;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        if (!oracle.isPossible(fewer))
            return faults.note(faults.superfluous,
                               "superfluous: " + textOf(puzzle, problem, sentence));
    }
}

/// Events of a strategy on the problem, those for which skip(event) is true left out.
template<class Skip>
void checkStrategy(const Puzzle& puzzle, const Problem& problem, std::size_t s, GroupSolver& oracle,
                   Faults& faults, Skip&& skip)
{
    const auto found = test::solve(puzzle, problem, s, {.limits = {.nodes = 12}, .recorded = true});
    Cursor cursor(found.trace, puzzle.dimensions(problem));
    int left = 80;
    for (std::uint64_t i = 0; i < found.trace->size() && left > 0; ++i) {
        const Event event = found.trace->event(i);
        const bool isReasoned = (event.changesState() && event.kind() != EventKind::Decide) ||
                                event.kind() == EventKind::Conflict;
        // What a digit excludes is all alike, and most of what happens.
        if (!isReasoned || skip(event) || (event.rule() == sudoku::Taken && i % 10 != 0))
            continue;
        cursor.seek(i);
        checkCauses(puzzle, problem, oracle, cursor.state(), event, faults);
        faults.rules.insert(event.rule());
        --left;
    }
}

template<class Skip>
void checkStrategies(const Puzzle& puzzle, const Problem& problem, GroupSolver& oracle,
                     Faults& faults, Skip&& skip)
{
    for (std::size_t s = 0; s < puzzle.info().strategies.size(); ++s)
        checkStrategy(puzzle, problem, s, oracle, faults, skip);
}

bool isUniqueness(Event event)
{
    return sudoku::assumesUnique(event.rule());
}

/// Whether some rectangle of two rows, two columns and two boxes without a given is left to two
/// digits by these claims: both could be exchanged then, so there is a second solution or none.
bool isDeadly(const sudoku::SudokuProblem& problem, GroupSolver& oracle,
              const std::vector<Claim>& claims)
{
    constexpr Variable kSide = 9;
    std::array<std::uint32_t, std::size_t{kSide} * kSide> left{};
    for (Variable cell = 0; cell < left.size(); ++cell)
        for (Value digit = 0; digit < kSide && problem.givens[cell] == kNoValue; ++digit) {
            std::vector<Claim> more = claims;
            more.push_back({{cell, digit}, true});
            left[cell] |= oracle.isPossible(more) ? 1U << digit : 0U;
        }
    for (Variable a = 0; a < left.size(); ++a)
        for (Variable d = a + kSide + 1; d < left.size(); ++d) {
            if (d % kSide <= a % kSide)
                continue;
            const std::array cells{a, a - a % kSide + d % kSide, d - d % kSide + a % kSide, d};
            std::set<Variable> boxes;
            std::uint32_t digits = 0;
            bool hasGiven = false;
            for (const Variable cell : cells) {
                boxes.insert(cell / 27 * 3 + cell % 9 / 3);
                digits |= left[cell];
                hasGiven = hasGiven || problem.givens[cell] != kNoValue;
            }
            if (!hasGiven && boxes.size() == 2 && std::popcount(digits) <= 2)
                return true;
        }
    return false;
}

/// Whether the causes exclude every candidate that is missing in an empty cell.
bool coverMissing(const State& state, std::span<const Place> causes)
{
    const auto isCause = [&](Place place) {
        return std::ranges::find(causes, place) != causes.end();
    };
    const sudoku::Layout layout(sudoku::BoxShape{3, 3});
    for (Variable cell = 0; cell < layout.cellCount(); ++cell)
        for (Value digit = 0; digit < 9 && state.value(cell) == kNoValue; ++digit) {
            bool isMissing = state.removed(cell, digit);
            bool isExplained = isCause({cell, digit});
            for (const Variable peer : layout.peers(cell))
                if (state.value(peer) == digit) {
                    isMissing = true;
                    isExplained = isExplained || isCause({peer, digit});
                }
            if (isMissing && !isExplained)
                return false;
        }
    return true;
}

/// What is claimed of a Suguru board, and what follows from that by one rule.
class SuguruClaims
{
public:
    SuguruClaims(const suguru::SuguruProblem& problem, const std::vector<Claim>& claims)
        : m_problem(problem), m_claims(claims)
    {
    }

    /// By the event's rule.
    [[nodiscard]] bool imply(Event event) const
    {
        const Variable cell = event.variable();
        const Value number = event.value();
        switch (event.rule()) {
        case suguru::TooLarge: // which the number says by itself
            return !m_claims.empty();
        case suguru::NakedSingle:
            return numbersOf(cell) == std::set{number};
        case suguru::HiddenSingle:
            return placesOf(m_problem.areas[cell], number) == std::vector{cell};
        case suguru::NoNumber:
            return numbersOf(cell).empty();
        case suguru::NoPlace:
            return placesOf(m_problem.areas[cell], number).empty();
        case suguru::AllTouch:
            return isTouchedByAll(cell, number);
        case suguru::NakedPair:
            return isBesidePair(cell, number);
        case suguru::HiddenPair:
            return isInHiddenPair(cell, number);
        default: // excluded by a number, its own or another's
            if (event.kind() == EventKind::Remove)
                return !isOpen(cell, number);
            // It was put there, which something excludes.
            return isExcluded(cell, number) && isPut(cell, number);
        }
    }

private:
    [[nodiscard]] bool isNear(Variable a, Variable b) const
    {
        const int dx =
            static_cast<int>(a % m_problem.width) - static_cast<int>(b % m_problem.width);
        const int dy =
            static_cast<int>(a / m_problem.width) - static_cast<int>(b / m_problem.width);
        return a != b && (m_problem.areas[a] == m_problem.areas[b] ||
                          (std::abs(dx) <= 1 && std::abs(dy) <= 1));
    }

    [[nodiscard]] std::vector<Variable> areaOf(std::uint32_t area) const
    {
        std::vector<Variable> cells;
        for (Variable cell = 0; cell < m_problem.cellCount(); ++cell)
            if (m_problem.areas[cell] == area)
                cells.push_back(cell);
        return cells;
    }

    [[nodiscard]] bool isExcluded(Variable cell, Value number) const
    {
        return std::ranges::any_of(m_claims, [&](const Claim& claim) {
            if (!claim.holds)
                return claim.place == Place{cell, number};
            return claim.place.variable == cell
                       ? claim.place.value != number
                       : claim.place.value == number && isNear(cell, claim.place.variable);
        });
    }

    [[nodiscard]] bool isPut(Variable cell, Value number) const
    {
        return std::ranges::any_of(m_claims, [&](const Claim& claim) {
            return claim.holds && claim.place == Place{cell, number};
        });
    }

    [[nodiscard]] bool isOpen(Variable cell, Value number) const
    {
        return number < areaOf(m_problem.areas[cell]).size() && !isExcluded(cell, number);
    }

    [[nodiscard]] std::set<Value> numbersOf(Variable cell) const
    {
        std::set<Value> numbers;
        for (Value number = 0; number < m_problem.cellCount(); ++number)
            if (isOpen(cell, number))
                numbers.insert(number);
        return numbers;
    }

    [[nodiscard]] std::vector<Variable> placesOf(std::uint32_t area, Value number) const
    {
        std::vector<Variable> cells = areaOf(area);
        std::erase_if(cells, [&](Variable cell) { return isExcluded(cell, number); });
        return cells;
    }

    // By all places of the number in some other area.
    [[nodiscard]] bool isTouchedByAll(Variable cell, Value number) const
    {
        const std::uint32_t areas = 1 + std::ranges::max(m_problem.areas);
        for (std::uint32_t area = 0; area < areas; ++area) {
            const auto cells = placesOf(area, number);
            if (area != m_problem.areas[cell] && number < areaOf(area).size() &&
                std::ranges::all_of(cells, [&](Variable each) { return isNear(cell, each); }))
                return true;
        }
        return false;
    }

    // Of two cells with the same two numbers, this one of them.
    [[nodiscard]] bool isBesidePair(Variable cell, Value number) const
    {
        for (Variable a = 0; a < m_problem.cellCount(); ++a)
            for (Variable b = 0; b < a; ++b)
                if (isNear(a, b) && isNear(a, cell) && isNear(b, cell) &&
                    numbersOf(a).size() == 2 && numbersOf(a) == numbersOf(b) &&
                    numbersOf(a).contains(number))
                    return true;
        return false;
    }

    // Of two other numbers with the same two places.
    [[nodiscard]] bool isInHiddenPair(Variable cell, Value number) const
    {
        const std::uint32_t area = m_problem.areas[cell];
        for (Value a = 0; a < areaOf(area).size(); ++a)
            for (Value b = 0; b < a; ++b)
                if (a != number && b != number && placesOf(area, a).size() == 2 &&
                    placesOf(area, a) == placesOf(area, b) &&
                    std::ranges::count(placesOf(area, a), cell) == 1)
                    return true;
        return false;
    }

    const suguru::SuguruProblem& m_problem;
    const std::vector<Claim>& m_claims;
};

} // namespace

class TestCauses : public QObject
{
    Q_OBJECT

private:
    static void report(const Faults& faults)
    {
        qInfo("%d checked, %d insufficient, %d superfluous", faults.checked, faults.insufficient,
              faults.superfluous);
        QVERIFY(faults.checked > 100);
        QVERIFY2(faults.insufficient == 0 && faults.superfluous == 0,
                 qPrintable(faults.examples.join('\n')));
    }

private slots:
    void sudokuCauses_data()
    {
        QTest::addColumn<unsigned>("width");
        QTest::addColumn<unsigned>("height");
        QTest::addColumn<unsigned>("share");
        QTest::newRow("4 x 4") << 2U << 2U << 100U;
        QTest::newRow("6 x 6") << 3U << 2U << 30U;
        QTest::newRow("9 x 9") << 3U << 3U << 4U;
    }

    void sudokuCauses()
    {
        QFETCH(unsigned, width);
        QFETCH(unsigned, height);
        QFETCH(unsigned, share);
        Faults faults;
        std::mt19937 random(width * 10 + height);
        for (unsigned i = 0; i < std::max(1U, boardCount() * share / 100); ++i) {
            const auto problem = randomSudoku({width, height}, random);
            GroupSolver oracle = oracleOf(*problem);
            checkStrategies(puzzleOf("sudoku"), *problem, oracle, faults, [](Event event) {
                return event.rule() == sudoku::GivenDigit || isUniqueness(event);
            });
        }
        report(faults);
    }

    // Boards that need most of the techniques. Causes always suffice. That none can be left out is
    // proved with bounded effort, which is not enough for a few steps of the hardest ones.
    void hardSudokuCauses()
    {
        QFile lines(QStringLiteral(SHARED_DATA "/sudoku/top1465.txt"));
        if (!lines.open(QIODevice::ReadOnly | QIODevice::Text))
            QSKIP("needs the sudoku collections of SHARED_DATA");
        const Puzzle& puzzle = puzzleOf("sudoku");
        const std::size_t logic = puzzle.strategyIndex("logic").value();
        Faults faults;
        for (unsigned i = 0; i < std::max(1U, boardCount() / 100) && !lines.atEnd(); ++i) {
            const ProblemPtr problem =
                test::readOrFail(puzzle, lines.readLine().trimmed().toStdString(), "line");
            GroupSolver oracle = oracleOf(static_cast<const sudoku::SudokuProblem&>(*problem));
            checkStrategy(puzzle, *problem, logic, oracle, faults, [](Event event) {
                return event.rule() == sudoku::GivenDigit || event.rule() == sudoku::Taken ||
                       isUniqueness(event);
            });
        }
        qInfo("%zu rules, %d checked, %d insufficient, %d superfluous", faults.rules.size(),
              faults.checked, faults.insufficient, faults.superfluous);
        QVERIFY(faults.checked > 50 && faults.rules.size() > 5);
        QVERIFY2(faults.insufficient == 0, qPrintable(faults.examples.join('\n')));
        QVERIFY2(faults.superfluous * 50 <= faults.checked, qPrintable(faults.examples.join('\n')));
    }

    // Of a board whose areas alone may say something, causes are those of the reason given: what
    // can stand where by the causes alone, and that the reason follows from.
    void suguruCauses()
    {
        Faults faults;
        std::mt19937 random(7);
        const Puzzle& puzzle = puzzleOf("suguru");
        for (unsigned i = 0; i < boardCount(); ++i) {
            const auto problem = randomSuguru(i, random);
            for (std::size_t s = 0; s < puzzle.info().strategies.size(); ++s) {
                const auto found =
                    test::solve(puzzle, *problem, s, {.limits = {.nodes = 12}, .recorded = true});
                Cursor cursor(found.trace, puzzle.dimensions(*problem));
                for (std::uint64_t e = 0; e < std::min<std::uint64_t>(found.trace->size(), 300);
                     ++e) {
                    const Event event = found.trace->event(e);
                    if (event.kind() != EventKind::Assign && event.kind() != EventKind::Remove &&
                        event.kind() != EventKind::Conflict)
                        continue;
                    if (event.rule() == suguru::GivenNumber || event.rule() == suguru::BadGivens)
                        continue;
                    cursor.seek(e);
                    checkSuguru(*problem, cursor.state(), event, faults);
                }
            }
        }
        report(faults);
    }

    // Of a line, against all fillings of the line.
    void nonogramCauses()
    {
        Faults faults;
        std::mt19937 random(11);
        for (unsigned i = 0; i < boardCount(); ++i) {
            const auto problem = randomNonogram(random);
            const Puzzle& puzzle = puzzleOf("nonogram");
            const auto found = test::solve(puzzle, *problem, "line-solving",
                                           {.limits = {.nodes = 30}, .recorded = true});
            Cursor cursor(found.trace, puzzle.dimensions(*problem));
            for (std::uint64_t e = 0; e < std::min<std::uint64_t>(found.trace->size(), 300); ++e) {
                const Event event = found.trace->event(e);
                cursor.seek(e);
                if (event.rule() == nonogram::RowRule || event.rule() == nonogram::ColumnRule)
                    checkLine(*problem, cursor.state(), event, faults);
            }
        }
        report(faults);
    }

    // A naked single rests on one cell for each other digit.
    void nakedSingleNamesOneCellADigit()
    {
        const Puzzle& puzzle = puzzleOf("sudoku");
        const ProblemPtr problem = test::presetOf(puzzle, "p97");
        const auto found = test::solve(puzzle, *problem, "propagation", {.recorded = true});
        Cursor cursor(found.trace, puzzle.dimensions(*problem));
        int singles = 0;
        for (std::uint64_t i = 0; i < found.trace->size(); ++i) {
            const Event event = found.trace->event(i);
            if (event.kind() != EventKind::Assign || event.rule() != sudoku::NakedSingle)
                continue;
            cursor.seek(i);
            const Sentence sentence = puzzle.explain(*problem, cursor.state(), event);
            std::set<Value> digits;
            for (const Place cause : sentence.causes)
                digits.insert(cause.value);
            QCOMPARE(sentence.causes.size(), std::size_t{8});
            QCOMPARE(digits.size(), std::size_t{8});
            ++singles;
        }
        QVERIFY(singles > 0);
    }

    // What takes a single solution for granted: were it not so, what the causes leave could be
    // exchanged.
    void uniquenessCauses()
    {
        const Puzzle& puzzle = puzzleOf("sudoku");
        std::map<Rule, int> checked;
        QStringList wrong;
        for (std::uint64_t seed = 1; seed <= (test::kUnderSanitizer ? 40 : 120); ++seed) {
            Control control;
            const ProblemPtr problem =
                puzzle.generate({.seed = seed, .difficulty = "hard"}, control).value();
            const auto& board = static_cast<const sudoku::SudokuProblem&>(*problem);
            GroupSolver oracle = oracleOf(board);
            const auto found = test::solve(puzzle, *problem, "logic", {.recorded = true});
            Cursor cursor(found.trace, puzzle.dimensions(*problem));
            for (std::uint64_t i = 0; i < found.trace->size(); ++i) {
                const Event event = found.trace->event(i);
                if (!isUniqueness(event) || !event.changesState())
                    continue;
                cursor.seek(i);
                const State& state = cursor.state();
                const Sentence sentence = puzzle.explain(*problem, state, event);
                for (const Place cause : sentence.causes)
                    if (state.value(cause.variable) != cause.value &&
                        !state.removed(cause.variable, cause.value))
                        wrong << "no fact: " + textOf(puzzle, *problem, sentence);
                std::vector<Claim> claims = claimsOf(state, sentence.causes);
                claims.push_back(
                    {{event.variable(), event.value()}, event.kind() == EventKind::Remove});
                const bool suffices = event.rule() == sudoku::BivalueGrave
                                          ? coverMissing(state, sentence.causes)
                                          : isDeadly(board, oracle, claims);
                if (!suffices)
                    wrong << "insufficient: " + textOf(puzzle, *problem, sentence);
                ++checked[event.rule()];
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.mid(0, 10).join('\n')));
        const int least = test::kUnderSanitizer ? 1 : 4;
        QVERIFY(checked[sudoku::UniqueRectangle] >= least);
        QVERIFY(checked[sudoku::BivalueGrave] >= least);
    }

private:
    static void checkSuguru(const suguru::SuguruProblem& problem, const State& state, Event event,
                            Faults& faults)
    {
        const Puzzle& puzzle = puzzleOf("suguru");
        const Sentence sentence = puzzle.explain(problem, state, event);
        const std::vector<Claim> claims = claimsOf(state, sentence.causes);
        ++faults.checked;
        for (const Claim& claim : claims)
            if (!claim.holds && !state.removed(claim.place.variable, claim.place.value))
                return faults.note(faults.insufficient,
                                   "no fact: " + textOf(puzzle, problem, sentence));
        if (!SuguruClaims(problem, claims).imply(event))
            return faults.note(faults.insufficient, textOf(puzzle, problem, sentence));
        for (std::size_t i = 0; i < claims.size(); ++i) {
            std::vector<Claim> fewer = claims;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            if (SuguruClaims(problem, fewer).imply(event))
                return faults.note(faults.superfluous, textOf(puzzle, problem, sentence));
        }
    }

    static void checkLine(const nonogram::NonogramProblem& problem, const State& state, Event event,
                          Faults& faults)
    {
        const bool isRow = event.rule() == nonogram::RowRule;
        const nonogram::Line line{isRow, isRow ? event.variable() / problem.width
                                               : event.variable() % problem.width};
        const auto all = fillings(nonogram::clueOf(problem, line), lengthOf(problem, line));
        const Puzzle& puzzle = puzzleOf("nonogram");
        const Sentence sentence = puzzle.explain(problem, state, event);
        const auto isPossible = [&](std::span<const Place> causes) {
            return std::ranges::any_of(all, [&](const std::vector<Value>& filling) {
                const auto at = [&](Variable cell) {
                    return filling[isRow ? cell % problem.width : cell / problem.width];
                };
                return std::ranges::all_of(
                           causes,
                           [&](Place cause) { return at(cause.variable) == cause.value; }) &&
                       (event.kind() == EventKind::Conflict ||
                        at(event.variable()) != event.value());
            });
        };
        ++faults.checked;
        for (const Place cause : sentence.causes)
            if (state.value(cause.variable) != cause.value)
                return faults.note(faults.insufficient, textOf(puzzle, problem, sentence));
        if (isPossible(sentence.causes))
            return faults.note(faults.insufficient, textOf(puzzle, problem, sentence));
        for (std::size_t i = 0; i < sentence.causes.size(); ++i) {
            std::vector<Place> fewer = sentence.causes;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            if (!isPossible(fewer))
                return faults.note(faults.superfluous, textOf(puzzle, problem, sentence));
        }
    }
};

QTEST_GUILESS_MAIN(TestCauses)
#include "tst_core_causes.moc"
