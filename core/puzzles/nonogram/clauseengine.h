// A nonogram as clauses for a learning SAT solver (CaDiCaL).
//
// The order encoding: for each run of a line and each position there is one Boolean, "this run
// starts at or before here". It gives four kinds of short clauses:
//   - starting at or before s is starting at or before s + 1;
//   - the next run starts behind this one;
//   - a cell that a run covers is filled;
//   - a cell between two runs is empty.
// Only what is not known yet is encoded: runs have the starts that line solving leaves them.

#pragma once

#include <cadical.hpp>
#include <initializer_list>
#include <span>
#include <vector>

#include "core/puzzles/nonogram/grid.h"
#include "core/puzzles/nonogram/linesolver.h"
#include "core/search/control.h"

namespace clew::nonogram {

/// How an engine chooses what it guesses: on many boards one way takes several times as long as the
/// other, and there is no telling which.
enum class Tactics : std::uint8_t {
    Alternating, ///< quick restarts and long ones in turn
    Steady       ///< long ones only
};

/// Used by one thread, which may be another one for each call.
class ClauseEngine : private CaDiCaL::Terminator, private CaDiCaL::Learner
{
public:
    enum class Answer : std::uint8_t { Solution, None, Stopped };

    /// Hears of a search while it runs.
    class Listener
    {
    public:
        virtual ~Listener() = default;
        /// Asked every few guesses. False: the search must end.
        virtual bool mayGoOn() = 0;
        /// A clause was learned.
        virtual void learned() = 0;
        /// The cell is the same in all solutions not excluded.
        virtual void found(Variable cell, Cell value) = 0;

    protected:
        Listener() = default;
        Listener(const Listener&) = default;
        Listener& operator=(const Listener&) = default;
    };

    /// `known` must have a placement for every line; `control` is asked while clauses are written.
    ClauseEngine(const NonogramProblem& problem, const Grid& known, Tactics tactics,
                 Control& control);
    ~ClauseEngine() override;
    ClauseEngine(const ClauseEngine&) = delete;
    ClauseEngine& operator=(const ClauseEngine&) = delete;

    [[nodiscard]] Tactics tactics() const { return m_tactics; }
    /// Cells that were unknown at the start.
    [[nodiscard]] std::span<const Variable> unknown() const { return m_unknown; }

    /// Looks for a solution not excluded.
    Answer findSolution(Listener& listener);
    /// In the solution found; only of unknown cells.
    [[nodiscard]] Cell value(Variable cell);
    /// A value for each of unknown(): these together will not be found.
    void exclude(std::span<const Cell> values);

private:
    /// A Boolean or its negation as CaDiCaL counts them: ±1, ±2, …
    using Literal = int;

    void setOptions();
    bool terminate() override;
    bool learning(int size) override;
    void learn(int literal) override;
    Literal newLiteral();
    void addClause(std::initializer_list<Literal> literals);
    void encode(Line line, std::span<const Bits> places);
    std::vector<Literal> ladder(const Bits& places, std::uint32_t length);

    const NonogramProblem& m_problem;
    const Tactics m_tactics;
    Listener* m_listener = nullptr; ///< during a search
    CaDiCaL::Solver m_solver;
    LineSolver m_lineSolver;
    std::vector<Variable> m_unknown;
    std::vector<Literal> m_cellLiterals;
    Literal m_literals = 0;
};

} // namespace clew::nonogram
