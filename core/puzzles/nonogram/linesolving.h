// The engine of the strategy `line-solving`, with which clause learning, the generator and the
// rating begin.

#pragma once

#include <algorithm>
#include <array>
#include <deque>
#include <optional>

#include "core/puzzles/nonogram/grid.h"
#include "core/puzzles/nonogram/linesolver.h"

namespace clew::nonogram {

/// The cells most worth probing first: unknown ones with most settled neighbours, the border
/// counting as settled.
std::vector<Variable> probeOrder(const NonogramProblem& problem, const Grid& grid);

template<class Tracer>
class LineSolving
{
public:
    LineSolving(const NonogramProblem& problem, Control& control, Tracer& tracer)
        : m_problem(problem), m_grid(problem), m_isQueued(problem.height + problem.width),
          m_control(control), m_tracer(tracer)
    {
    }

    enum class Finding : std::uint8_t { Holds, Contradiction, Stopped };

    void run()
    {
        if (solveLines() == Finding::Holds)
            explore();
    }

    /// Line solving and probing alone: settles what they can, without a decision.
    Finding reduce()
    {
        const Finding found = solveLines();
        return found == Finding::Holds ? probeAll().result : found;
    }

    [[nodiscard]] const Grid& grid() const { return m_grid; }

    /// Line solving alone.
    Finding solveLines()
    {
        settleGivens(m_problem, m_grid, m_tracer);
        for (const Line line : linesOf(m_problem))
            enqueue(line);
        return propagate();
    }

private:
    // Lines that may be solved without success before probing is given up for a decision: probing
    // must not cost more than the search it saves.
    static constexpr std::uint64_t kProbingBudget = 10'000;
    // A line takes from 50 ns to some microseconds.
    static constexpr std::uint64_t kLinesPerPoll = 16;

    struct Probing
    {
        Finding result = Finding::Holds;
        bool settledSome = false;
        Variable best = 0; ///< whose trial settled most
    };

    struct Here
    {
        std::size_t settled;
        NodeId node;
    };
    /// A cell to be tried both ways.
    struct Choice
    {
        Variable cell;
        Here here;
        std::size_t tried = 0; ///< values
    };

    // Searches below a grid where line solving has ended. Choices are no levels of the call stack:
    // a grid has up to 40,000 cells.
    void explore()
    {
        constexpr std::array kValues{Cell::Filled, Cell::Empty};
        std::vector<Choice> choices;
        if (!lookOn(choices))
            return;
        while (!choices.empty()) {
            Choice& choice = choices.back();
            if (choice.tried > 0)
                goBack(choice.here);
            if (choice.tried == kValues.size()) {
                choices.pop_back();
                continue;
            }
            const Finding result = tryValue(choice.cell, kValues.at(choice.tried++));
            if (result == Finding::Stopped || (result == Finding::Holds && !lookOn(choices)))
                return;
        }
    }

    // Goes on from a grid where line solving has ended: what probing leaves open is a further
    // choice. False: unwind.
    bool lookOn(std::vector<Choice>& choices)
    {
        const Probing probing = probeAll();
        if (probing.result != Finding::Holds)
            return probing.result == Finding::Contradiction;
        if (m_grid.unknownCount() == 0)
            return reportSolution();
        choices.push_back({probing.best, stand()});
        return true;
    }

    // Probes until that settles nothing more.
    Probing probeAll()
    {
        Probing probing;
        do {
            if (m_grid.unknownCount() == 0)
                return {};
            probing = probe();
        } while (probing.result == Finding::Holds && probing.settledSome);
        return probing;
    }

    // Tries cells both ways; those with only one way left are settled that way.
    Probing probe()
    {
        Probing probing;
        std::pair<std::size_t, std::size_t> bestGain;
        std::uint64_t givenUpAt = m_linesSolved + kProbingBudget;
        const std::vector<Variable> order = probeOrder(m_problem, m_grid);
        probing.best = order.front();
        for (const Variable cell : order) {
            if (m_grid[cell] != Cell::Unknown)
                continue;
            if (m_linesSolved > givenUpAt)
                break;
            std::size_t gains[2] = {0, 0};
            for (const Cell value : {Cell::Filled, Cell::Empty}) {
                const Here here = stand();
                const Finding result = tryValue(cell, value);
                gains[static_cast<std::size_t>(value)] = m_grid.settled() - here.settled;
                if (result == Finding::Stopped)
                    return {result, false, cell};
                goBack(here);
                if (result == Finding::Holds)
                    continue;
                settle(cell, value == Cell::Filled ? Cell::Empty : Cell::Filled, Probed);
                probing.settledSome = true;
                probing.result = propagate();
                if (probing.result != Finding::Holds)
                    return probing;
                givenUpAt = m_linesSolved + kProbingBudget;
                break;
            }
            const std::pair gain(std::min(gains[0], gains[1]), gains[0] + gains[1]);
            if (m_grid[cell] == Cell::Unknown && gain > bestGain) {
                bestGain = gain;
                probing.best = cell;
            }
        }
        return probing;
    }

    // Opens a node. A contradiction found in it is counted here.
    Finding tryValue(Variable cell, Cell value)
    {
        if (!m_control.node())
            return Finding::Stopped;
        m_tracer.decide(cell, static_cast<Value>(value));
        m_grid.set(cell, value);
        enqueueLinesOf(cell);
        return propagate();
    }

    // Solves queued lines until none is left.
    Finding propagate()
    {
        while (!m_queue.empty()) {
            if (++m_linesSolved % kLinesPerPoll == 0 && !m_control.poll())
                return Finding::Stopped;
            const Line line = m_queue.front();
            m_queue.pop_front();
            m_isQueued[number(line)] = false;
            if (!solve(line)) {
                clearQueue();
                m_control.backtrack();
                m_tracer.conflict(cellOf(m_problem, line, 0), ruleOf(line));
                return Finding::Contradiction;
            }
        }
        return Finding::Holds;
    }

    bool solve(Line line)
    {
        const LineBits before = m_grid.bits(line);
        LineBits after = before;
        if (!m_solver.settle(clueOf(m_problem, line), lengthOf(m_problem, line), after))
            return false;
        for (std::uint32_t w = 0; w < after.filled.size(); ++w) {
            const std::uint64_t settled =
                (after.filled[w] | after.empty[w]) & ~(before.filled[w] | before.empty[w]);
            for (std::uint64_t rest = settled; rest != 0; rest &= rest - 1) {
                const auto bit = static_cast<std::uint32_t>(std::countr_zero(rest));
                settle(cellOf(m_problem, line, w * 64 + bit),
                       (after.filled[w] >> bit & 1U) != 0 ? Cell::Filled : Cell::Empty,
                       ruleOf(line));
            }
        }
        return true;
    }

    void settle(Variable cell, Cell value, Rule rule)
    {
        m_grid.set(cell, value);
        m_tracer.assign(cell, static_cast<Value>(value), rule);
        // What a line has settled is no news to that line.
        if (rule != RowRule)
            enqueue({true, cell / m_problem.width});
        if (rule != ColumnRule)
            enqueue({false, cell % m_problem.width});
    }

    void enqueueLinesOf(Variable cell)
    {
        enqueue({true, cell / m_problem.width});
        enqueue({false, cell % m_problem.width});
    }

    void enqueue(Line line)
    {
        if (m_isQueued[number(line)])
            return;
        m_isQueued[number(line)] = true;
        m_queue.push_back(line);
    }

    void clearQueue()
    {
        for (const Line line : m_queue)
            m_isQueued[number(line)] = false;
        m_queue.clear();
    }

    [[nodiscard]] std::size_t number(Line line) const
    {
        return line.isRow ? line.index : m_problem.height + line.index;
    }

    bool reportSolution()
    {
        m_tracer.solution();
        return m_control.solution([this] { return m_grid.solution(); });
    }

    Here stand()
    {
        if constexpr (Tracer::on)
            return {m_grid.settled(), m_tracer.node()};
        return {m_grid.settled(), kRoot};
    }
    void goBack(const Here& here)
    {
        m_grid.undoTo(here.settled);
        m_tracer.visit(here.node);
    }

    const NonogramProblem& m_problem;
    Grid m_grid;
    LineSolver m_solver;
    std::deque<Line> m_queue;
    std::vector<bool> m_isQueued;
    std::uint64_t m_linesSolved = 0;
    Control& m_control;
    Tracer& m_tracer;
};

/// All solutions.
template<class Tracer>
Outcome searchByLines(const NonogramProblem& problem, Control& control, Tracer& tracer)
{
    if (cluesArePossible(problem, tracer))
        LineSolving<Tracer>(problem, control, tracer).run();
    return control.finish();
}

} // namespace clew::nonogram
