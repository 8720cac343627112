#include "core/puzzles/nonogram/clauseengine.h"

#include <algorithm>
#include <limits>

#include "core/puzzles/nonogram/pigeonhole.h"

namespace clew::nonogram {

namespace {

constexpr int kTrue = std::numeric_limits<int>::max(); ///< a literal

} // namespace

ClauseEngine::ClauseEngine(const NonogramProblem& problem, const Grid& known, Tactics tactics,
                           Control& control)
    : m_problem(problem), m_tactics(tactics), m_cellLiterals(problem.cellCount())
{
    setOptions();
    m_solver.connect_terminator(this);
    m_solver.connect_learner(this);
    for (Variable cell = 0; cell < problem.cellCount(); ++cell) {
        if (known[cell] == Cell::Unknown) {
            m_unknown.push_back(cell);
            m_cellLiterals[cell] = newLiteral();
        } else {
            m_cellLiterals[cell] = known[cell] == Cell::Filled ? kTrue : -kTrue;
        }
    }
    const std::vector<Line> lines = linesOf(problem);
    RunPlaces places;
    for (const Line line : lines) {
        const auto ofLine =
            m_lineSolver.places(clueOf(problem, line), lengthOf(problem, line), known.bits(line));
        places.emplace_back(ofLine.begin(), ofLine.end());
    }
    if (!pruneByPigeonholes(problem, places, control))
        m_solver.add(0); // no clause can be met
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!control.poll())
            return;
        encode(lines[i], places[i]);
    }
}

ClauseEngine::~ClauseEngine()
{
    m_solver.disconnect_learner();
    m_solver.disconnect_terminator();
}

ClauseEngine::Answer ClauseEngine::findSolution(Listener& listener)
{
    constexpr int kSatisfiable = 10;
    constexpr int kUnsatisfiable = 20;
    if (!listener.mayGoOn())
        return Answer::Stopped;
    m_listener = &listener;
    const int result = m_solver.solve();
    m_listener = nullptr;
    return result == kSatisfiable     ? Answer::Solution
           : result == kUnsatisfiable ? Answer::None
                                      : Answer::Stopped;
}

Cell ClauseEngine::value(Variable cell)
{
    return m_solver.val(m_cellLiterals[cell]) > 0 ? Cell::Filled : Cell::Empty;
}

void ClauseEngine::exclude(std::span<const Cell> values)
{
    for (std::size_t i = 0; i < m_unknown.size(); ++i) {
        const Literal literal = m_cellLiterals[m_unknown[i]];
        m_solver.add(values[i] == Cell::Filled ? -literal : literal);
    }
    m_solver.add(0);
}

void ClauseEngine::setOptions()
{
    m_solver.set("quiet", 1);
    // These clauses are many, short and all needed, and the search seldom learns more than some
    // thousand: what would simplify them in between (above all eliminating variables) takes
    // longer than it saves. Without it, 24 reorderings of a board of 60x60 cells, the slowest
    // that was measured, took half the time on average; lighter boards hardly change.
    m_solver.set("inprocessing", 0);
    // This would go back one level only where the clause learned allows going back far. Without
    // it, the same boards took another tenth less.
    m_solver.set("chrono", 0);
    if (m_tactics == Tactics::Steady)
        m_solver.set("stabilizeonly", 1);
}

bool ClauseEngine::terminate()
{
    return !m_listener->mayGoOn();
}

bool ClauseEngine::learning(int size)
{
    m_listener->learned();
    return size == 1;
}

void ClauseEngine::learn(int literal)
{
    const auto number = static_cast<std::size_t>(literal < 0 ? -literal : literal);
    if (literal != 0 && number <= m_unknown.size())
        m_listener->found(m_unknown[number - 1], literal > 0 ? Cell::Filled : Cell::Empty);
}

// The cells' come first, in the order of m_unknown.
auto ClauseEngine::newLiteral() -> Literal
{
    return ++m_literals;
}

void ClauseEngine::addClause(std::initializer_list<Literal> literals)
{
    for (const Literal literal : literals)
        if (literal == kTrue)
            return;
    for (const Literal literal : literals)
        if (literal != -kTrue)
            m_solver.add(literal);
    m_solver.add(0);
}

void ClauseEngine::encode(Line line, std::span<const Bits> places)
{
    const Clue& clue = clueOf(m_problem, line);
    const std::uint32_t length = lengthOf(m_problem, line);
    const std::size_t runs = clue.size();
    std::vector<std::vector<Literal>> startsBy;
    for (const Bits& ofRun : places)
        startsBy.push_back(ladder(ofRun, length));
    // "Run j starts at or before this position", which may lie outside the line; an imagined
    // run before the first has always started, one after the last never does.
    const auto by = [&](std::size_t j, std::int64_t position) {
        if (position < 0)
            return -kTrue;
        return startsBy[j][static_cast<std::size_t>(std::min<std::int64_t>(position, length - 1))];
    };
    for (std::size_t j = 0; j + 1 < runs; ++j) {
        const std::int64_t stride = clue[j] + 1;
        for (std::int64_t s = 0; s < length; ++s)
            if (by(j, s) != kTrue && by(j + 1, s + stride) != -kTrue)
                addClause({-by(j + 1, s + stride), by(j, s)});
    }
    for (std::uint32_t i = 0; i < length; ++i) {
        const Literal cell = m_cellLiterals[cellOf(m_problem, line, i)];
        for (std::size_t j = 0; j < runs; ++j)
            addClause({-by(j, i), by(j, std::int64_t{i} - clue[j]), cell});
        for (std::size_t j = 0; j <= runs; ++j) {
            const Literal leftEnded = j == 0 ? kTrue : by(j - 1, std::int64_t{i} - clue[j - 1]);
            const Literal rightBegun = j == runs ? -kTrue : by(j, i);
            addClause({-leftEnded, rightBegun, -cell});
        }
    }
}

// For each position the literal "starts at or before here"; it changes at places only.
auto ClauseEngine::ladder(const Bits& places, std::uint32_t length) -> std::vector<Literal>
{
    std::uint32_t last = length;
    while (!hasBit(places, last))
        --last;
    std::vector<Literal> startsBy;
    Literal previous = -kTrue;
    for (std::uint32_t s = 0; s < length; ++s) {
        if (s == last) {
            previous = kTrue;
        } else if (hasBit(places, s)) {
            const Literal here = newLiteral();
            addClause({-previous, here});
            previous = here;
        }
        startsBy.push_back(previous);
    }
    return startsBy;
}

} // namespace clew::nonogram
