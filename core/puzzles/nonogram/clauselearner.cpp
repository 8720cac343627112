#include "core/puzzles/nonogram/clauselearner.h"

#include <cadical.hpp>
#include <initializer_list>
#include <limits>

#include "core/puzzles/nonogram/linesolver.h"
#include "core/puzzles/nonogram/pigeonhole.h"

namespace clew::nonogram {

namespace {

/// A Boolean or its negation as CaDiCaL counts them: ±1, ±2, …
using Literal = int;
constexpr Literal kTrue = std::numeric_limits<int>::max();

} // namespace

class ClauseLearner::Engine : public CaDiCaL::Terminator, public CaDiCaL::Learner
{
public:
    Engine(const NonogramProblem& problem, const Grid& known, Control& control, OnFact onFact)
        : m_problem(problem), m_control(control), m_onFact(std::move(onFact)),
          m_cellLiterals(problem.cellCount())
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
            const auto ofLine = m_lineSolver.places(clueOf(problem, line), lengthOf(problem, line),
                                                    known.bits(line));
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
    ~Engine() override
    {
        m_solver.disconnect_learner();
        m_solver.disconnect_terminator();
    }

    bool findSolution()
    {
        constexpr int kSatisfiable = 10;
        return m_control.poll() && m_solver.solve() == kSatisfiable;
    }

    Cell value(Variable cell)
    {
        return m_solver.val(m_cellLiterals[cell]) > 0 ? Cell::Filled : Cell::Empty;
    }

    void excludeSolution()
    {
        std::vector<Literal> others;
        for (const Variable cell : m_unknown) {
            const Literal literal = m_cellLiterals[cell];
            others.push_back(m_solver.val(literal) > 0 ? -literal : literal);
        }
        for (const Literal literal : others)
            m_solver.add(literal);
        m_solver.add(0);
    }

private:
    void setOptions()
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
    }

    bool terminate() override { return !m_control.poll(); }

    bool learning(int size) override
    {
        m_control.backtrack();
        return size == 1;
    }
    void learn(int literal) override
    {
        const auto number = static_cast<std::size_t>(literal < 0 ? -literal : literal);
        if (literal != 0 && number <= m_unknown.size())
            m_onFact(m_unknown[number - 1], literal > 0 ? Cell::Filled : Cell::Empty);
    }

    // The cells' come first, in the order of m_unknown.
    Literal newLiteral() { return ++m_literals; }

    void addClause(std::initializer_list<Literal> literals)
    {
        for (const Literal literal : literals)
            if (literal == kTrue)
                return;
        for (const Literal literal : literals)
            if (literal != -kTrue)
                m_solver.add(literal);
        m_solver.add(0);
    }

    void encode(Line line, std::span<const Bits> places)
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
            return startsBy[j]
                           [static_cast<std::size_t>(std::min<std::int64_t>(position, length - 1))];
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
    std::vector<Literal> ladder(const Bits& places, std::uint32_t length)
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

    const NonogramProblem& m_problem;
    Control& m_control;
    OnFact m_onFact;
    CaDiCaL::Solver m_solver;
    LineSolver m_lineSolver;
    std::vector<Variable> m_unknown;
    std::vector<Literal> m_cellLiterals;
    Literal m_literals = 0;
};

ClauseLearner::ClauseLearner(const NonogramProblem& problem, const Grid& known, Control& control,
                             OnFact onFact)
    : m_engine(std::make_unique<Engine>(problem, known, control, std::move(onFact)))
{
}

ClauseLearner::~ClauseLearner() = default;

bool ClauseLearner::findSolution()
{
    return m_engine->findSolution();
}

Cell ClauseLearner::value(Variable cell) const
{
    return m_engine->value(cell);
}

void ClauseLearner::excludeSolution()
{
    m_engine->excludeSolution();
}

} // namespace clew::nonogram
