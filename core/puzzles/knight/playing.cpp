// The knight by hand: jump after jump.

#include "core/puzzle/playing.h"

#include <algorithm>

#include "core/puzzles/knight/puzzle.h"

namespace clew::knight {

namespace {

// A tour that begins with a path, where there is one: squares with few jumps left come first
// (Warnsdorff), and a square that no tour can pass any more ends a try.
class PathCompletion
{
public:
    PathCompletion(const KnightProblem& problem, Control& control)
        : m_problem(problem), m_graph(problem), m_control(control),
          m_isVisited(problem.squareCount())
    {
    }

    Outcome run(std::span<const Assignment> entries)
    {
        const std::size_t start = m_problem.from ? 1 : 0;
        std::vector<Value> path(entries.size() + start, kNoValue);
        if (m_problem.from)
            path.front() = *m_problem.from;
        for (const Assignment& entry : entries)
            if (entry.variable < path.size())
                path[entry.variable] = entry.value;
        if (m_problem.from && path.front() != *m_problem.from)
            return m_control.finish();
        for (const Value square : path)
            if (!mayVisit(square) || !push(square))
                return m_control.finish();
        extend();
        return m_control.finish();
    }

private:
    [[nodiscard]] bool mayVisit(Value square) const
    {
        return square < m_problem.squareCount() && m_graph.isFree(square) && !m_isVisited[square] &&
               (m_path.empty() || m_graph.isJump(m_path.back(), square));
    }

    bool push(Value square)
    {
        m_path.push_back(square);
        m_isVisited[square] = true;
        return m_control.node();
    }

    void pop()
    {
        m_isVisited[m_path.back()] = false;
        m_path.pop_back();
    }

    [[nodiscard]] unsigned waysOn(Value square) const
    {
        unsigned ways = 0;
        m_graph.forEachJump(square,
                            [&](Value to, std::size_t) { ways += m_isVisited[to] ? 0 : 1; });
        return ways;
    }

    // An unvisited square beside which the tour has passed, and that nothing leads to any more.
    [[nodiscard]] bool hasCutOff() const
    {
        if (m_path.size() < 2)
            return false;
        bool isCutOff = false;
        const std::size_t left = m_graph.freeCount() - m_path.size();
        m_graph.forEachJump(m_path[m_path.size() - 2], [&](Value square, std::size_t) {
            isCutOff = isCutOff || (!m_isVisited[square] && waysOn(square) == 0 &&
                                    !(left == 1 && m_graph.isJump(m_path.back(), square)));
        });
        return isCutOff;
    }

    [[nodiscard]] bool isTour() const
    {
        return !m_problem.closed || m_graph.isJump(m_path.back(), m_path.front());
    }

    // False: unwind.
    bool extend()
    {
        if (m_path.size() == m_graph.freeCount())
            return !isTour() ||
                   m_control.solution([this] { return std::span<const Value>(m_path); });
        if (hasCutOff())
            return true;
        std::vector<std::pair<unsigned, Value>> moves;
        if (m_path.empty()) {
            for (Value square = 0; square < m_problem.squareCount(); ++square)
                if (m_graph.isFree(square) && m_problem.from.value_or(square) == square)
                    moves.emplace_back(waysOn(square), square);
        } else {
            m_graph.forEachJump(m_path.back(), [&](Value to, std::size_t) {
                if (!m_isVisited[to])
                    moves.emplace_back(waysOn(to), to);
            });
        }
        std::ranges::sort(moves);
        for (const auto& [ways, square] : moves) {
            const bool goesOn = push(square) && extend();
            pop();
            if (!goesOn)
                return false;
        }
        return true;
    }

    const KnightProblem& m_problem;
    JumpGraph m_graph;
    Control& m_control;
    std::vector<bool> m_isVisited;
    std::vector<Value> m_path;
};

class KnightPlaying final : public Playing
{
public:
    // A start that is given is jumped to.
    std::vector<Event> givens(const Problem& problem) const override
    {
        const auto& from = typed(problem).from;
        return from ? std::vector{Event::decide(0, *from)} : std::vector<Event>();
    }

    bool mayEnter(const Problem& problem, const State& state, Assignment entry) const override
    {
        const JumpGraph graph(typed(problem));
        const std::vector<Value> path = pathIn(state);
        if (entry.variable != path.size() || !graph.isFree(entry.value) ||
            std::ranges::find(path, entry.value) != path.end())
            return false;
        return path.empty() || graph.isJump(path.back(), entry.value);
    }

    std::optional<Event> deadEnd(const Problem& problem, const State& state) const override
    {
        const JumpGraph graph(typed(problem));
        const std::vector<Value> path = pathIn(state);
        if (path.empty() || path.size() == graph.freeCount())
            return std::nullopt;
        bool goesOn = false;
        graph.forEachJump(path.back(), [&](Value to, std::size_t) {
            goesOn = goesOn || std::ranges::find(path, to) == path.end();
        });
        if (goesOn)
            return std::nullopt;
        return Event::conflict(static_cast<Variable>(path.size() - 1), NoJump, path.back());
    }

    Result<Outcome> complete(const Puzzle& /*puzzle*/, const Problem& problem,
                             std::span<const Assignment> entries, Control& control) const override
    {
        return PathCompletion(typed(problem), control).run(entries);
    }

private:
    static const KnightProblem& typed(const Problem& problem)
    {
        return static_cast<const KnightProblem&>(problem);
    }
};

} // namespace

const Playing* KnightPuzzle::playing() const
{
    static const KnightPlaying playing;
    return &playing;
}

} // namespace clew::knight
