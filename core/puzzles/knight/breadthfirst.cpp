// Breadth first: all paths of k squares are made before any of k + 1, as the source document's
// function `knight-N*N` does. Whole layers are kept in memory, and they grow until the board is
// half full.
//
// Solutions come in the same order as from backtracking.

#include <algorithm>
#include <tuple>

#include "core/puzzles/knight/knight.h"
#include "core/search/layer.h"

namespace clew::knight {

namespace {

template<class Tracer>
class BreadthFirst
{
public:
    BreadthFirst(const KnightProblem& problem, Control& control, Tracer& tracer)
        : m_problem(problem), m_graph(problem), m_isOnPath(problem.squareCount()),
          m_control(control), m_tracer(tracer)
    {
    }

    void run()
    {
        Paths paths = firstPaths();
        for (std::size_t length = 1; length < m_graph.freeCount(); ++length) {
            if (m_control.stopped() || paths.squares.empty())
                return;
            paths = longerPaths(paths, length);
        }
        for (; !m_control.stopped() && !paths.squares.empty(); paths.dropFront())
            finishPath(paths);
    }

private:
    static constexpr std::size_t kPathsBetweenPolls = 1024;

    /// All paths of one length, and the node of each if traced.
    struct Paths
    {
        explicit Paths(std::size_t length) : squares(length) {}

        Layer<Value> squares;
        Layer<NodeId> nodes{1};

        [[nodiscard]] std::span<const Value> front() const { return squares.front(); }
        [[nodiscard]] NodeId node() const { return nodes.front().front(); }
        void dropFront()
        {
            squares.dropFront();
            if constexpr (Tracer::on)
                nodes.dropFront();
        }
        [[nodiscard]] std::uint64_t bytes() const { return squares.bytes() + nodes.bytes(); }
    };

    Paths firstPaths()
    {
        Paths paths(1);
        for (const Value start : startSquares(m_problem, m_graph)) {
            if (m_problem.closed)
                m_neverSecond = neverSecond(m_graph, start);
            if (!add(paths, {}, start))
                break;
            m_tracer.visit(kRoot);
        }
        return paths;
    }

    Paths longerPaths(Paths& paths, std::size_t length)
    {
        Paths longer(length + 1);
        for (std::size_t i = 0; !m_control.stopped() && !paths.squares.empty(); ++i) {
            extend(paths, longer);
            paths.dropFront();
            // Paths without a jump open no node, hence the poll.
            if (!m_control.holds(paths.bytes() + longer.bytes()) ||
                (i % kPathsBetweenPolls == 0 && !m_control.poll()))
                break;
        }
        return longer;
    }

    void extend(const Paths& paths, Paths& longer)
    {
        const std::span<const Value> path = paths.front();
        if constexpr (Tracer::on)
            m_tracer.visit(paths.node());
        for (const Value square : path)
            m_isOnPath[square] = 1;
        bool hasJump = false;
        m_graph.forEachJump(path.back(), [&](Value to, std::size_t) {
            if (m_isOnPath[to] != 0 || (path.size() == 1 && to == m_neverSecond) ||
                !add(longer, path, to))
                return;
            hasJump = true;
            if constexpr (Tracer::on)
                m_tracer.visit(paths.node());
        });
        for (const Value square : path)
            m_isOnPath[square] = 0;
        if (m_control.stopped())
            return;
        if (hasJump)
            return;
        m_control.backtrack();
        m_tracer.conflict(static_cast<Variable>(path.size() - 1), NoJump, path.back());
    }

    // False: unwind.
    bool add(Paths& paths, std::span<const Value> path, Value square)
    {
        if (m_control.stopped() || !m_control.node())
            return false;
        const std::span<Value> longer = paths.squares.add();
        std::ranges::copy(path, longer.begin());
        longer.back() = square;
        if constexpr (Tracer::on)
            paths.nodes.add().front() = m_tracer.decide(static_cast<Variable>(path.size()), square);
        return true;
    }

    void finishPath(const Paths& paths)
    {
        const std::span<const Value> path = paths.front();
        if constexpr (Tracer::on)
            m_tracer.visit(paths.node());
        const Value second = path[std::min<std::size_t>(1, path.size() - 1)];
        const auto rule = brokenBy(m_problem, m_graph, path.front(), second, path.back());
        if (rule) {
            m_control.backtrack();
            m_tracer.conflict(static_cast<Variable>(path.size() - 1), *rule, path.back());
            return;
        }
        m_tracer.solution();
        // run() looks at the control.
        std::ignore = m_control.solution([&] { return path; });
    }

    const KnightProblem& m_problem;
    JumpGraph m_graph;
    std::vector<std::uint8_t> m_isOnPath; ///< all 0 between paths
    std::optional<Value> m_neverSecond;
    Control& m_control;
    Tracer& m_tracer;
};

} // namespace

Strategy breadthFirst()
{
    using enum EventKind;
    return makeStrategy<KnightProblem>(
        {.id = "breadth-first",
         .title = phrase("knight", "Breadth first"),
         .summary =
             phrase("knight", "All paths of k squares are kept while those of k + 1 are made: "
                              "memory runs out soon."),
         .idea = phrase("knight", "All paths of k squares are made before any path of k + 1. It "
                                  "is the tree of backtracking, walked layer by layer. As every "
                                  "tour is equally long, all of them lie in the last layer: "
                                  "there is nothing to gain by going wide first, and that is "
                                  "the lesson."),
         .pseudoCode =
             {
                 {"if by inspection no tour can exist: stop", {{Conflict, Impossible}}},
                 {"paths ← all paths of one square"},
                 {"repeat until paths cover the board:"},
                 {"  longer ← { }"},
                 {"  for each path in paths: stand at its end", {Visit}},
                 {"    for each of the eight steps that leads to a square not on path:"},
                 {"      add path + that square to longer", {Decide}},
                 {"    if there was none: path is dropped", {{Conflict, NoJump}}},
                 {"  paths ← longer"},
                 {"for each path in paths:"},
                 {"  if not closed as asked, or listed the other way round: drop it",
                  {{Conflict, NotClosed}, {Conflict, MirrorImage}}},
                 {"  else: report it", {Solution}},
             },
         .cost = phrase("knight", "Time as for all tours by backtracking. Memory for a whole "
                                  "layer of paths, which grows exponentially until the board is "
                                  "about half full: that is what ends it first."),
         .growth = Growth::exponential().inCells(),
         .origin = phrase("knight", "P91, as its program does it.")},
        [](const KnightProblem& problem, const Options&, Control& control, auto& tracer) {
            if (isPossible(problem, tracer))
                BreadthFirst(problem, control, tracer).run();
            return control.finish();
        });
}

} // namespace clew::knight
