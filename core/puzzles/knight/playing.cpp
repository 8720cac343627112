// The knight by hand: jump after jump.

#include "core/puzzle/typedplaying.h"

#include <algorithm>

#include "core/puzzles/knight/puzzle.h"

namespace clew::knight {

namespace {

/// On boards up to this many squares every unvisited square is looked at after each jump; on larger
/// ones only those that the knight has just left behind.
constexpr std::uint32_t kMostLookedOver = 144;

// A tour that begins with a path, where there is one. Squares with few jumps left come first
// (Warnsdorff). A try ends when a square has too few jumps left for a tour to pass through it, when
// a second one could only be the last, or when the unvisited squares fall apart: most positions
// without a tour are seen to be hopeless by these.
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
        std::vector<Value> path;
        const auto put = [&](Assignment entry) {
            path.resize(std::max<std::size_t>(path.size(), entry.variable + std::size_t{1}),
                        kNoValue);
            path[entry.variable] = entry.value;
        };
        if (m_problem.from)
            put({0, *m_problem.from});
        std::ranges::for_each(entries, put);
        if (m_problem.from && path.front() != *m_problem.from)
            return m_control.finish();
        for (const Value square : path)
            if (!mayVisit(square) || !push(square))
                return m_control.finish();
        if (m_path.size() == m_graph.freeCount() || !isHopeless(true))
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

    /// Jumps by which a tour can still enter or leave an unvisited square.
    [[nodiscard]] unsigned linksOf(Value square) const
    {
        unsigned links = waysOn(square) + (m_graph.isJump(m_path.back(), square) ? 1 : 0);
        if (m_problem.closed && m_graph.isJump(m_path.front(), square))
            ++links;
        return links;
    }

    [[nodiscard]] bool isLookedOver() const { return m_problem.squareCount() <= kMostLookedOver; }

    /// Whether no tour can begin with this path, by what is left of the board: all of it, or what
    /// the last jump has changed.
    [[nodiscard]] bool isHopeless(bool whole) const
    {
        if (m_path.empty())
            return false;
        unsigned ends = 0;
        bool isCutOff = false;
        const auto look = [&](Value square) {
            if (m_isVisited[square] || !m_graph.isFree(square))
                return;
            const unsigned links = linksOf(square);
            isCutOff = isCutOff || links == 0 || (m_problem.closed && links < 2);
            ends += links == 1 ? 1 : 0;
        };
        if (whole)
            for (Value square = 0; square < m_problem.squareCount(); ++square)
                look(square);
        else if (m_path.size() > 1)
            m_graph.forEachJump(m_path[m_path.size() - 2],
                                [&](Value square, std::size_t) { look(square); });
        if (isCutOff || ends > 1)
            return true;
        if (m_problem.closed && waysOn(m_path.front()) == 0)
            return true;
        return whole && !isConnected();
    }

    /// Whether all unvisited squares can be reached from the last one of the path.
    [[nodiscard]] bool isConnected() const
    {
        std::vector<bool> isReached(m_problem.squareCount());
        std::vector<Value> open{m_path.back()};
        std::size_t left = m_graph.freeCount() - m_path.size();
        while (!open.empty()) {
            const Value square = open.back();
            open.pop_back();
            m_graph.forEachJump(square, [&](Value to, std::size_t) {
                if (m_isVisited[to] || isReached[to])
                    return;
                isReached[to] = true;
                --left;
                open.push_back(to);
            });
        }
        return left == 0;
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
        if (isHopeless(isLookedOver()))
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

class KnightPlaying final : public TypedPlaying<KnightProblem>
{
public:
    // A start that is given is jumped to.
    std::vector<Event> givens(const KnightProblem& problem) const override
    {
        const auto& from = problem.from;
        return from ? std::vector{Event::decide(0, *from)} : std::vector<Event>();
    }

    bool mayEnter(const KnightProblem& problem, const State& state, Assignment entry) const override
    {
        const std::vector<Value> path = pathIn(state);
        if (entry.variable != path.size() || std::ranges::find(path, entry.value) != path.end())
            return false;
        const JumpGraph graph(problem);
        if (!graph.isFree(entry.value))
            return false;
        return path.empty() || graph.isJump(path.back(), entry.value);
    }

    std::optional<Event> deadEnd(const KnightProblem& problem, const State& state) const override
    {
        const JumpGraph graph(problem);
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

    // A square through which no tour can pass any more.
    std::optional<Event> contradiction(const KnightProblem& problem,
                                       const State& state) const override
    {
        if (auto stuck = deadEnd(problem, state))
            return stuck;
        const JumpGraph graph(problem);
        const std::vector<Value> path = pathIn(state);
        if (path.empty() || path.size() == graph.freeCount())
            return std::nullopt;
        std::vector<bool> isVisited(problem.squareCount());
        for (const Value square : path)
            isVisited[square] = true;
        const auto waysOn = [&](Value square) {
            unsigned ways = 0;
            graph.forEachJump(square,
                              [&](Value to, std::size_t) { ways += isVisited[to] ? 0 : 1; });
            return ways;
        };
        const auto conflict = [&](Rule rule, Value square) {
            return Event::conflict(static_cast<Variable>(path.size() - 1), rule, square);
        };
        if (problem.closed && waysOn(path.front()) == 0)
            return conflict(NoReturn, path.front());
        unsigned ends = 0;
        for (Value square = 0; square < problem.squareCount(); ++square) {
            if (isVisited[square] || !graph.isFree(square))
                continue;
            const unsigned links = waysOn(square) + (graph.isJump(path.back(), square) ? 1 : 0) +
                                   (problem.closed && graph.isJump(path.front(), square) ? 1 : 0);
            if (links == 0 || (problem.closed && links < 2))
                return conflict(CutOff, square);
            if (links == 1 && ++ends > 1)
                return conflict(TwoEnds, square);
        }
        return std::nullopt;
    }

    Phrase onlyOneLeft() const override
    {
        return phrase("knight", "Technique: only one jump is left.");
    }

    // From the square where the knight stands to those that it can jump to.
    Approach approach(const KnightProblem& problem, const State& state,
                      Assignment entry) const override
    {
        const JumpGraph graph(problem);
        const std::vector<Value> path = pathIn(state);
        if (path.empty())
            return {.where = {phrase("knight", "Look for a square to begin with.")},
                    .cells = {phrase("knight", "There is one in row %1."),
                              {problem.rows - entry.value / problem.columns}}};
        const auto isOpen = [&](Value square) { return std::ranges::count(path, square) == 0; };
        const auto openFrom = [&](Value square) {
            std::vector<Value> open;
            graph.forEachJump(square, [&](Value to, std::size_t) {
                if (isOpen(to))
                    open.push_back(to);
            });
            return open;
        };
        const std::vector<Value> open = openFrom(path.back());
        Approach found;
        found.where = {phrase("knight", "Look at %1, where the knight stands. Possible jumps: %2"),
                       {squareName(problem, path.back()), std::uint64_t{open.size()}},
                       {},
                       {{static_cast<Variable>(path.size() - 1), path.back()}}};
        const bool hasFewest = std::ranges::all_of(open, [&](Value square) {
            return openFrom(square).size() >= openFrom(entry.value).size();
        });
        if (hasFewest)
            found.technique = {phrase("knight", "One way to continue is Warnsdorff's: visit the "
                                                "square from which the fewest jumps lead on.")};
        std::string names;
        for (const Value square : open) {
            names += (names.empty() ? "" : ", ") + squareName(problem, square);
            found.cells.effects.push_back({entry.variable, square});
        }
        found.cells.pattern = phrase("knight", "It is one of these squares: %1.");
        found.cells.arguments = {names};
        return found;
    }

    Result<Outcome> complete(const Puzzle& /*puzzle*/, const KnightProblem& problem,
                             std::span<const Assignment> entries, Control& control) const override
    {
        return PathCompletion(problem, control).run(entries);
    }

    ProblemPtr withoutGivens(const KnightProblem& problem) const override
    {
        auto bare = std::make_shared<KnightProblem>(problem);
        bare->from.reset();
        return bare;
    }

    // Where a tour begins; a closed one begins anywhere.
    std::uint32_t assumable(const KnightProblem& problem) const override
    {
        return problem.closed ? 0 : 1;
    }
};

} // namespace

const Playing* KnightPuzzle::playing() const
{
    static const KnightPlaying playing;
    return &playing;
}

} // namespace clew::knight
