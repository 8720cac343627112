// Causes suffice and are the fewest, and every step of an explanation is true: checked by oracles
// that share nothing with the program, on random boards with one, several or no solutions.

#include <QRegularExpression>
#include <QtTest>

#include <map>

#include <bit>

#include <array>

#include "core/puzzle/registry.h"
#include "core/puzzles/nonogram/nonogram.h"
#include "core/puzzles/sudoku/sudoku.h"
#include "core/puzzles/suguru/suguru.h"
#include "core/trace/cursor.h"
#include "tests/groupsolver.h"
#include "tests/solving.h"
#include "tests/undersanitizer.h"

using namespace clew;
using test::Claim;
using test::GroupSolver;

namespace {

const Puzzle& puzzleOf(std::string_view id)
{
    return *findPuzzle(id);
}

std::uint32_t below(std::uint32_t end, std::mt19937& random)
{
    return static_cast<std::uint32_t>(random() % end);
}

/// Of each kind; CLEW_RANDOM_BOARDS asks for more.
unsigned boardCount()
{
    const int wanted = qEnvironmentVariableIntValue("CLEW_RANDOM_BOARDS");
    return wanted > 0 ? static_cast<unsigned>(wanted) : test::kUnderSanitizer ? 25 : 100;
}

GroupSolver oracleOf(const sudoku::SudokuProblem& problem)
{
    const sudoku::Layout layout(problem.box);
    std::vector<GroupSolver::Cells> groups;
    for (std::uint32_t unit = 0; unit < layout.unitCount(); ++unit)
        groups.emplace_back(layout.unit(unit).begin(), layout.unit(unit).end());
    std::vector<GroupSolver::Cells> excluded(layout.cellCount());
    for (const auto& group : groups)
        for (const Variable cell : group)
            for (const Variable other : group)
                if (cell != other)
                    excluded[cell].push_back(other);
    return {std::move(groups), std::move(excluded)};
}

GroupSolver oracleOf(const suguru::SuguruProblem& problem)
{
    std::vector<GroupSolver::Cells> groups(1 + std::ranges::max(problem.areas));
    for (Variable cell = 0; cell < problem.cellCount(); ++cell)
        groups[problem.areas[cell]].push_back(cell);
    std::vector<GroupSolver::Cells> excluded(problem.cellCount());
    const auto distance = [](std::uint32_t a, std::uint32_t b) { return a < b ? b - a : a - b; };
    for (Variable cell = 0; cell < problem.cellCount(); ++cell)
        for (Variable other = 0; other < problem.cellCount(); ++other)
            if (cell != other && (problem.areas[cell] == problem.areas[other] ||
                                  (distance(cell % problem.width, other % problem.width) <= 1 &&
                                   distance(cell / problem.width, other / problem.width) <= 1)))
                excluded[cell].push_back(other);
    return {std::move(groups), std::move(excluded)};
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

std::vector<Claim> claimsOf(const State& state, std::span<const Place> causes)
{
    std::vector<Claim> claims;
    for (const Place cause : causes)
        claims.push_back({cause, state.value(cause.variable) == cause.value});
    return claims;
}

QString textOf(const Puzzle& puzzle, const Problem& problem, const Sentence& sentence)
{
    QString text = QString::fromStdString(sentence.text()) + " <-";
    for (const Place cause : sentence.causes)
        text += ' ' + QString::fromStdString(puzzle.placeName(problem, cause).text());
    return text;
}

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

/// Goes through the text of a refutation as a reader does, on a board that has its causes alone:
/// each value has to be the last one, or in the last place, when it is named, and the end has to be
/// dead.
class Refuted
{
public:
    /// `names`: of the groups, as texts call them.
    Refuted(const GroupSolver& rules, std::uint32_t width, QStringList names)
        : m_rules(rules), m_width(width), m_names(std::move(names))
    {
        // What the rules say of an empty board needs no cause: an area of one cell holds 1.
        for (std::size_t known = ~std::size_t{0}; known != m_known.size();) {
            known = m_known.size();
            for (qsizetype group = 0; group < m_names.size(); ++group)
                addSingles(group);
        }
    }

    bool follows(const Sentence& step, std::vector<Claim> causes) const
    {
        static const QRegularExpression form("^(R\\d+C\\d+) is not (\\d+): otherwise (.*)\\.$");
        const auto match = form.match(QString::fromStdString(step.text()));
        if (!match.hasMatch())
            return false;
        causes.insert(causes.end(), m_known.begin(), m_known.end());
        causes.push_back({{cell(match.captured(1)), value(match.captured(2))}, true});
        return endsBadly(match.captured(3), std::move(causes));
    }

private:
    void addSingles(qsizetype group)
    {
        const auto& cells = m_rules.groups()[std::size_t(group)];
        for (const Variable cell : cells)
            for (Value value = 0; value < cells.size(); ++value) {
                const Place place{cell, value};
                const bool isNew = std::ranges::none_of(
                    m_known, [&](const Claim& claim) { return claim.place == place; });
                if (isNew && !m_rules.isExcluded(m_known, place) &&
                    (isLast(m_known, place) || isLastIn(m_names[group], m_known, value, cell)))
                    m_known.push_back({place, true});
            }
    }

    [[nodiscard]] Variable cell(const QString& name) const
    {
        const auto parts = name.mid(1).split('C');
        return (parts[0].toUInt() - 1) * m_width + parts[1].toUInt() - 1;
    }
    static Value value(const QString& text) { return text.toUInt() - 1; }

    [[nodiscard]] bool isLast(const std::vector<Claim>& claims, Place place) const
    {
        for (Value other = 0; other < m_width * m_width; ++other)
            if (other != place.value && !m_rules.isExcluded(claims, {place.variable, other}))
                return false;
        return true;
    }
    // Without a cell: none is left.
    [[nodiscard]] bool isLastIn(const QString& group, const std::vector<Claim>& claims,
                                Value number, std::optional<Variable> but = std::nullopt) const
    {
        const auto index = m_names.indexOf(group);
        if (index < 0)
            return false;
        const auto& cells = m_rules.groups()[std::size_t(index)];
        return (!but || std::ranges::find(cells, *but) != cells.end()) &&
               std::ranges::all_of(cells, [&](Variable each) {
                   return each == but || m_rules.isExcluded(claims, {each, number});
               });
    }

    [[nodiscard]] bool endsBadly(QString course, std::vector<Claim> claims) const
    {
        static const QRegularExpression placed(
            "^(R\\d+C\\d+) = (\\d+)(?: \\(only place in ([^)]*)\\))?, (?:and )?");
        for (auto match = placed.match(course); match.hasMatch(); match = placed.match(course)) {
            const Place place{cell(match.captured(1)), value(match.captured(2))};
            if (match.captured(3).isEmpty()
                    ? !isLast(claims, place)
                    : !isLastIn(match.captured(3), claims, place.value, place.variable))
                return false;
            claims.push_back({place, true});
            course = course.mid(match.capturedLength());
        }
        static const QRegularExpression empty("^nothing is left for (R\\d+C\\d+)$");
        if (const auto match = empty.match(course); match.hasMatch())
            return isLast(claims, {cell(match.captured(1)), kNoValue});
        static const QRegularExpression without("^(.*) has no place for (\\d+)$");
        if (const auto match = without.match(course); match.hasMatch() && !course.contains('['))
            return isLastIn(match.captured(1), claims, value(match.captured(2)));
        static const QRegularExpression cases("^nothing works in (R\\d+C\\d+) \\[(.*)\\]$");
        const auto match = cases.match(course);
        return match.hasMatch() && allEndBadly(cell(match.captured(1)), match.captured(2), claims);
    }

    [[nodiscard]] bool allEndBadly(Variable where, const QString& cases,
                                   const std::vector<Claim>& claims) const
    {
        std::vector<Claim> left = claims; // and without the values gone through
        for (const QString& each : parts(cases)) {
            static const QRegularExpression form("^with (\\d+): (.*)$");
            const auto match = form.match(each);
            if (!match.hasMatch())
                return false;
            const Place place{where, value(match.captured(1))};
            std::vector<Claim> more = claims;
            more.push_back({place, true});
            if (!endsBadly(match.captured(2), std::move(more)))
                return false;
            left.push_back({place, false});
        }
        return isLast(left, {where, kNoValue});
    }

    // Between semicolons outside of brackets.
    static QStringList parts(const QString& text)
    {
        QStringList parts{QString()};
        int depth = 0;
        for (qsizetype i = 0; i < text.size(); ++i) {
            depth += text[i] == '[' ? 1 : text[i] == ']' ? -1 : 0;
            if (depth == 0 && text.mid(i, 2) == "; ") {
                parts << QString();
                ++i;
            } else {
                parts.back() += text[i];
            }
        }
        return parts;
    }

    const GroupSolver& m_rules;
    std::uint32_t m_width;
    QStringList m_names;
    std::vector<Claim> m_known;
};

/// The names of the groups of oracleOf().
QStringList groupNames(const sudoku::SudokuProblem& problem)
{
    QStringList names;
    for (const char* kind : {"row", "column", "box"})
        for (std::uint32_t i = 1; i <= problem.size(); ++i)
            names << QString("%1 %2").arg(kind).arg(i);
    return names;
}

QStringList groupNames(const suguru::SuguruProblem& problem)
{
    QStringList names;
    for (std::uint32_t area = 0; area <= std::ranges::max(problem.areas); ++area) {
        const auto first = static_cast<std::uint32_t>(std::ranges::find(problem.areas, area) -
                                                      problem.areas.begin());
        names << QString("the area of R%1C%2")
                     .arg(first / problem.width + 1)
                     .arg(first % problem.width + 1);
    }
    return names;
}

/// What is said of explanations, counted.
struct Said
{
    QStringList wrong = {};
    int refuted = 0;
    int several = 0;
    int dry = 0;
};

/// Every step true whatever the solution, made of what came before, and needed later.
void checkExplanation(const Puzzle& puzzle, const Problem& problem, GroupSolver& oracle,
                      const std::vector<Value>& givens, const Refuted& refuted, Said& said)
{
    QStringList& wrong = said.wrong;
    Control control;
    const Explanation explanation = puzzle.explainSolution(problem, {}, control);
    std::vector<Claim> known;
    for (Variable cell = 0; cell < givens.size(); ++cell)
        if (givens[cell] != kNoValue)
            known.push_back({{cell, givens[cell]}, true});
    const std::vector<Claim> given = known;
    const auto isSolvable = oracle.isPossible(given);
    State state(puzzle.dimensions(problem));
    for (const Claim& claim : given)
        state.apply(Event::assign(claim.place.variable, claim.place.value, 1));
    std::set<std::pair<Variable, Value>> unused;
    for (const ExplainedStep& step : explanation.steps) {
        for (const Place cause : step.causes) {
            unused.erase({cause.variable, cause.value});
            if (state.value(cause.variable) != cause.value &&
                !state.removed(cause.variable, cause.value))
                wrong << "not shown: " + textOf(puzzle, problem, step);
        }
        const bool isRefutation =
            puzzle.ruleName(problem, step.rule).text == std::string_view("refutation");
        said.refuted += isRefutation ? 1 : 0;
        if (isRefutation && !refuted.follows(step, claimsOf(state, step.causes)))
            wrong << "does not follow: " + textOf(puzzle, problem, step);
        if (step.settled.size() + step.struck.size() != step.effects.size())
            wrong << "changes other than its effects: " + textOf(puzzle, problem, step);
        const auto check = [&](Place effect, bool isStrike) {
            std::vector<Claim> denied = given;
            denied.push_back({effect, isStrike});
            if (oracle.isPossible(denied))
                wrong << "untrue: " + textOf(puzzle, problem, step);
        };
        for (const Place effect : step.struck) {
            check(effect, true);
            state.apply(Event::remove(effect.variable, effect.value, 1));
            unused.insert({effect.variable, effect.value});
        }
        for (const Place effect : step.settled) {
            check(effect, false);
            state.apply(Event::assign(effect.variable, effect.value, 1));
        }
    }
    // Where nothing more follows, every value left is in a solution.
    if (explanation.end.text().starts_with("Here nothing more follows")) {
        ++said.several;
        const std::vector<Claim> shown = claimsOf(state, explanation.end.causes);
        for (const Place open : explanation.end.effects)
            for (Value value = 0; value < state.dimensions().values; ++value) {
                std::vector<Claim> one = given;
                one.push_back({{open.variable, value}, true});
                if (oracle.isExcluded(shown, {open.variable, value}) == oracle.isPossible(one))
                    wrong << "open or not: " + textOf(puzzle, problem, explanation.end);
            }
    } else if (explanation.outcome.ending == Ending::RanDry) {
        ++said.dry;
    }
    for (const Place cause : explanation.end.causes)
        unused.erase({cause.variable, cause.value});
    if (!unused.empty())
        wrong << QString("%1 strikes not needed").arg(unused.size());
    const Outcome& outcome = explanation.outcome;
    const bool isComplete = state.assignedCount() == givens.size();
    if ((outcome.ending == Ending::Exhausted && outcome.counters.solutions == 0) == isSolvable &&
        outcome.ending != Ending::RanDry)
        wrong << "solvable or not";
    if (isComplete == !explanation.end.empty())
        wrong << "no end: " + QString::fromStdString(explanation.end.text());
}

std::shared_ptr<sudoku::SudokuProblem> randomSudoku(sudoku::BoxShape box, std::mt19937& random)
{
    auto problem = std::make_shared<sudoku::SudokuProblem>();
    problem->box = box;
    problem->givens = oracleOf(*problem).randomBoard(random);
    const auto kept = problem->givens.size() * (20 + below(35, random)) / 100;
    std::vector<std::size_t> cells(problem->givens.size());
    for (std::size_t i = 0; i < cells.size(); ++i)
        cells[i] = i;
    std::ranges::shuffle(cells, random);
    for (std::size_t i = kept; i < cells.size(); ++i)
        problem->givens[cells[i]] = kNoValue;
    if (random() % 8 == 0) // mostly impossible
        problem->givens[cells[0]] = below(problem->size(), random);
    return problem;
}

std::shared_ptr<suguru::SuguruProblem> randomSuguru(unsigned seed, std::mt19937& random)
{
    Control control;
    const auto made = puzzleOf("suguru").generate(
        {.parameters = {{"size", seed % 2 == 0 ? "5x5" : "4x6"}}, .seed = seed}, control);
    auto problem =
        std::make_shared<suguru::SuguruProblem>(static_cast<const suguru::SuguruProblem&>(**made));
    for (Value& given : problem->givens)
        if (given != kNoValue && below(6, random) == 0)
            given = kNoValue;
    return problem;
}

bool isUniqueness(Event event)
{
    return event.rule() == sudoku::UniqueRectangle || event.rule() == sudoku::HiddenRectangle ||
           event.rule() == sudoku::BivalueGrave;
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

} // namespace

class TestCauses : public QObject
{
    Q_OBJECT

private:
    static void report(const Said& said)
    {
        qInfo("%d refutations, %d boards with several solutions, %d ran dry", said.refuted,
              said.several, said.dry);
        QVERIFY2(said.wrong.isEmpty(), qPrintable(said.wrong.mid(0, 10).join('\n')));
    }

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

    void sudokuExplanations()
    {
        Said said;
        std::mt19937 random(3);
        for (unsigned i = 0; i < boardCount(); ++i) {
            const auto problem = randomSudoku(i % 3 == 0   ? sudoku::BoxShape{2, 2}
                                              : i % 3 == 1 ? sudoku::BoxShape{3, 2}
                                                           : sudoku::BoxShape{3, 3},
                                              random);
            GroupSolver oracle = oracleOf(*problem);
            const Puzzle& puzzle = puzzleOf("sudoku");
            if (puzzle.faults(*problem).empty())
                checkExplanation(puzzle, *problem, oracle, problem->givens,
                                 Refuted(oracle, problem->size(), groupNames(*problem)), said);
        }
        report(said);
    }

    // Boards on which the techniques run dry: refutations lead on to the end.
    void hardExplanations_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("top1465") << "top1465.txt";
        QTest::newRow("hardest") << "hardest-1905-er11plus.txt";
    }
    void hardExplanations()
    {
        QFETCH(QString, file);
        QFile lines(QStringLiteral(SHARED_DATA "/sudoku/") + file);
        if (!lines.open(QIODevice::ReadOnly | QIODevice::Text))
            QSKIP("needs the sudoku collections of SHARED_DATA");
        const Puzzle& puzzle = puzzleOf("sudoku");
        Said said;
        for (int i = 0; i < test::repetitions(2) && !lines.atEnd(); ++i) {
            const ProblemPtr problem =
                test::readOrFail(puzzle, lines.readLine().trimmed().toStdString(), "line");
            const auto& board = static_cast<const sudoku::SudokuProblem&>(*problem);
            GroupSolver oracle = oracleOf(board);
            checkExplanation(puzzle, board, oracle, board.givens,
                             Refuted(oracle, board.size(), groupNames(board)), said);
        }
        report(said);
        QCOMPARE(said.dry, 0);
    }

    void suguruExplanations()
    {
        Said said;
        std::mt19937 random(5);
        for (unsigned i = 0; i < boardCount(); ++i) {
            const auto problem = randomSuguru(i + 1000, random);
            GroupSolver oracle = oracleOf(*problem);
            checkExplanation(puzzleOf("suguru"), *problem, oracle, problem->givens,
                             Refuted(oracle, problem->width, groupNames(*problem)), said);
        }
        report(said);
        QCOMPARE(said.dry, 0);
        QVERIFY(said.refuted > 0 && said.several > 0);
    }

    // Of what is said before anything is supposed, against all solutions.
    void nonogramExplanations()
    {
        QStringList wrong;
        std::mt19937 random(13);
        for (unsigned i = 0; i < boardCount(); ++i) {
            const auto problem = randomNonogram(random);
            const auto solutions = allSolutions(*problem);
            QVERIFY(!solutions.empty());
            Control control({.solutions = 1});
            const Puzzle& puzzle = puzzleOf("nonogram");
            for (const Sentence& step : puzzle.explainSolution(*problem, {}, control).steps) {
                if (step.text().starts_with("Suppose"))
                    break;
                for (const Place effect : step.effects)
                    for (const Solution& solution : solutions)
                        if (solution[effect.variable] != effect.value)
                            wrong << QString::fromStdString(step.text());
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.mid(0, 10).join('\n')));
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

    // What takes a single solution for granted has no place on a board with several.
    void severalSolutionsAreSaid()
    {
        const Puzzle& puzzle = puzzleOf("sudoku");
        Control control;
        const Explanation several =
            puzzle.explainSolution(*test::presetOf(puzzle, "several"), {}, control);
        QVERIFY(several.remark.text().starts_with("The board has several solutions"));
        QCOMPARE(several.outcome.ending, Ending::RanDry);
        QVERIFY(several.end.text().find("may be") != std::string::npos);
        const Explanation one = puzzle.explainSolution(*test::presetOf(puzzle, "p97"), {}, control);
        QVERIFY(one.remark.empty());
        QVERIFY(one.end.empty());
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

    // Only strikes that a later step needs are left; all of them if asked for.
    void superfluousStepsAreLeftOut()
    {
        const Puzzle& puzzle = puzzleOf("sudoku");
        const ProblemPtr problem = test::presetOf(puzzle, "hard");
        Control control;
        const auto needed = puzzle.explainSolution(*problem, {}, control).steps.size();
        const auto all = puzzle.explainSolution(*problem, {.allSteps = true}, control).steps.size();
        QVERIFY(needed >= 81 - 40);
        QVERIFY(needed < all);
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
        if (!follows(problem, claims, event))
            return faults.note(faults.insufficient, textOf(puzzle, problem, sentence));
        for (std::size_t i = 0; i < claims.size(); ++i) {
            std::vector<Claim> fewer = claims;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            if (follows(problem, fewer, event))
                return faults.note(faults.superfluous, textOf(puzzle, problem, sentence));
        }
    }

    // Whether the event follows from the claims by its rule.
    static bool follows(const suguru::SuguruProblem& problem, const std::vector<Claim>& claims,
                        Event event)
    {
        const auto isNear = [&](Variable a, Variable b) {
            const int dx =
                static_cast<int>(a % problem.width) - static_cast<int>(b % problem.width);
            const int dy =
                static_cast<int>(a / problem.width) - static_cast<int>(b / problem.width);
            return a != b && (problem.areas[a] == problem.areas[b] ||
                              (std::abs(dx) <= 1 && std::abs(dy) <= 1));
        };
        const auto areaOf = [&](std::uint32_t area) {
            std::vector<Variable> cells;
            for (Variable cell = 0; cell < problem.cellCount(); ++cell)
                if (problem.areas[cell] == area)
                    cells.push_back(cell);
            return cells;
        };
        const auto isExcluded = [&](Variable cell, Value number) {
            return std::ranges::any_of(claims, [&](const Claim& claim) {
                if (!claim.holds)
                    return claim.place == Place{cell, number};
                return claim.place.variable == cell
                           ? claim.place.value != number
                           : claim.place.value == number && isNear(cell, claim.place.variable);
            });
        };
        const auto isOpen = [&](Variable cell, Value number) {
            return number < areaOf(problem.areas[cell]).size() && !isExcluded(cell, number);
        };
        const auto numbersOf = [&](Variable cell) {
            std::set<Value> numbers;
            for (Value number = 0; number < problem.cellCount(); ++number)
                if (isOpen(cell, number))
                    numbers.insert(number);
            return numbers;
        };
        const auto placesOf = [&](std::uint32_t area, Value number) {
            std::vector<Variable> cells = areaOf(area);
            std::erase_if(cells, [&](Variable cell) { return isExcluded(cell, number); });
            return cells;
        };
        const Variable cell = event.variable();
        const Value number = event.value();
        const std::uint32_t areas = 1 + std::ranges::max(problem.areas);
        switch (event.rule()) {
        case suguru::TooLarge: // which the number says by itself
            return !claims.empty();
        case suguru::NakedSingle:
            return numbersOf(cell) == std::set{number};
        case suguru::HiddenSingle:
            return placesOf(problem.areas[cell], number) == std::vector{cell};
        case suguru::NoNumber:
            return numbersOf(cell).empty();
        case suguru::NoPlace:
            return placesOf(problem.areas[cell], number).empty();
        case suguru::AllTouch:
            for (std::uint32_t area = 0; area < areas; ++area) {
                const auto cells = placesOf(area, number);
                if (area != problem.areas[cell] && number < areaOf(area).size() &&
                    std::ranges::all_of(cells, [&](Variable each) { return isNear(cell, each); }))
                    return true;
            }
            return false;
        case suguru::NakedPair:
            for (Variable a = 0; a < problem.cellCount(); ++a)
                for (Variable b = 0; b < a; ++b)
                    if (isNear(a, b) && isNear(a, cell) && isNear(b, cell) &&
                        numbersOf(a).size() == 2 && numbersOf(a) == numbersOf(b) &&
                        numbersOf(a).contains(number))
                        return true;
            return false;
        case suguru::HiddenPair: {
            const std::uint32_t area = problem.areas[cell];
            for (Value a = 0; a < areaOf(area).size(); ++a)
                for (Value b = 0; b < a; ++b)
                    if (a != number && b != number && placesOf(area, a).size() == 2 &&
                        placesOf(area, a) == placesOf(area, b) &&
                        std::ranges::count(placesOf(area, a), cell) == 1)
                        return true;
            return false;
        }
        default: // excluded by a number, its own or another's
            if (event.kind() == EventKind::Remove)
                return !isOpen(cell, number);
            // It was put there, which something excludes.
            return isExcluded(cell, number) && std::ranges::any_of(claims, [&](const Claim& claim) {
                       return claim.holds && claim.place == Place{cell, number};
                   });
        }
    }

    static std::vector<std::vector<Value>> fillings(const nonogram::Clue& clue,
                                                    std::uint32_t length)
    {
        std::vector<std::vector<Value>> lines;
        for (std::uint32_t bits = 0; bits < 1U << length; ++bits) {
            std::vector<Value> line;
            for (std::uint32_t i = 0; i < length; ++i)
                line.push_back(bits >> i & 1U);
            if (nonogram::runsOf(line) == clue)
                lines.push_back(std::move(line));
        }
        return lines;
    }

    static std::shared_ptr<nonogram::NonogramProblem> randomNonogram(std::mt19937& random)
    {
        auto problem = std::make_shared<nonogram::NonogramProblem>();
        problem->width = 3 + below(4, random);
        problem->height = 3 + below(3, random);
        std::vector<Value> picture(problem->cellCount());
        for (Value& cell : picture)
            cell = below(5, random) < 3 ? 1 : 0;
        for (std::uint32_t row = 0; row < problem->height; ++row)
            problem->rows.push_back(
                nonogram::runsOf(std::span(picture).subspan(row * problem->width, problem->width)));
        for (std::uint32_t column = 0; column < problem->width; ++column) {
            std::vector<Value> line;
            for (std::uint32_t row = 0; row < problem->height; ++row)
                line.push_back(picture[row * problem->width + column]);
            problem->columns.push_back(nonogram::runsOf(line));
        }
        return problem;
    }

    static std::vector<Solution> allSolutions(const nonogram::NonogramProblem& problem)
    {
        std::vector<Solution> grids{{}};
        for (const nonogram::Clue& row : problem.rows) {
            std::vector<Solution> next;
            for (const Solution& grid : grids)
                for (const auto& line : fillings(row, problem.width)) {
                    next.push_back(grid);
                    next.back().insert(next.back().end(), line.begin(), line.end());
                }
            grids = std::move(next);
        }
        std::erase_if(grids, [&](const Solution& grid) {
            for (std::uint32_t column = 0; column < problem.width; ++column) {
                std::vector<Value> line;
                for (std::uint32_t row = 0; row < problem.height; ++row)
                    line.push_back(grid[row * problem.width + column]);
                if (nonogram::runsOf(line) != problem.columns[column])
                    return true;
            }
            return false;
        });
        return grids;
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
