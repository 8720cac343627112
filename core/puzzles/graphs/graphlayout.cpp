#include "core/puzzles/graphs/graphlayout.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <random>

#include "core/puzzles/graphs/isomorphism.h"

namespace clew::graphs {

namespace {

using Permutation = std::vector<Node>;
using Points = std::vector<Point>;

// At this part of a full turn, clockwise from the top, on a circle about the middle.
Point onCircle(double turn, double radius)
{
    const double angle = 2 * std::numbers::pi * turn;
    return {0.5 + radius * std::sin(angle), 0.5 - radius * std::cos(angle)};
}

double distance(Point a, Point b)
{
    return std::hypot(a.x - b.x, a.y - b.y);
}

// Moves and scales the points so that they fill the unit square, proportions kept.
void fitUnitSquare(Points& points)
{
    const auto [left, right] = std::ranges::minmax(points, {}, &Point::x);
    const auto [top, bottom] = std::ranges::minmax(points, {}, &Point::y);
    const double extent = std::max({right.x - left.x, bottom.y - top.y, 1e-9});
    const Point middle{(left.x + right.x) / 2, (top.y + bottom.y) / 2};
    for (Point& point : points)
        point = {0.5 + (point.x - middle.x) / extent, 0.5 + (point.y - middle.y) / extent};
}

// Fruchterman and Reingold, "Graph drawing by force-directed placement", 1991.
Points springLayout(const Graph& graph)
{
    constexpr int kRounds = 300;
    Points points = circleLayout(graph.size());
    const double length = 1 / std::sqrt(static_cast<double>(graph.size()));
    for (int round = 0; round < kRounds; ++round) {
        Points forces(points.size());
        for (Node a = 0; a < graph.size(); ++a)
            for (Node b = 0; b < graph.size(); ++b) {
                if (a == b)
                    continue;
                const double apart = std::max(distance(points[a], points[b]), 1e-3);
                double force = length * length / apart;
                if (contains(graph.neighbours(a), b))
                    force -= apart * apart / length;
                forces[a].x += (points[a].x - points[b].x) / apart * force;
                forces[a].y += (points[a].y - points[b].y) / apart * force;
            }
        const double hottest = 0.1 * (1 - static_cast<double>(round) / kRounds);
        for (Node node = 0; node < graph.size(); ++node) {
            const double strength = std::hypot(forces[node].x, forces[node].y);
            const double step = std::min(strength, hottest) / std::max(strength, 1e-9);
            points[node].x += forces[node].x * step;
            points[node].y += forces[node].y * step;
        }
    }
    fitUnitSquare(points);
    return points;
}

std::vector<std::vector<Node>> cyclesOf(const Permutation& permutation)
{
    std::vector<std::vector<Node>> cycles;
    NodeSet seen = 0;
    for (Node start = 0; start < permutation.size(); ++start) {
        if (contains(seen, start))
            continue;
        cycles.emplace_back();
        for (Node node = start; !contains(seen, node); node = permutation[node]) {
            cycles.back().push_back(node);
            seen |= only(node);
        }
    }
    return cycles;
}

// The length of the cycles if all are equally long except for one node that may stay: a turn of the
// drawing about its middle. 0 otherwise.
std::size_t turnOf(const std::vector<std::vector<Node>>& cycles)
{
    std::size_t turn = 0;
    std::size_t fixed = 0;
    for (const auto& cycle : cycles) {
        if (cycle.size() == 1)
            ++fixed;
        else if (turn == 0 || turn == cycle.size())
            turn = cycle.size();
        else
            return 0;
    }
    return fixed <= 1 ? turn : 0;
}

// The cycles of an automorphism that turns the graph by as small a part of a circle as any among
// random products of the group's generators.
std::vector<std::vector<Node>> bestTurn(const Graph& graph)
{
    constexpr int kProducts = 1000;
    const Automorphisms group = automorphisms(graph);
    std::vector<std::vector<Node>> best;
    if (group.generators.empty())
        return best;
    std::mt19937 random(1);
    Permutation product(graph.size());
    std::iota(product.begin(), product.end(), 0U);
    std::size_t bestTurn = 1;
    for (int i = 0; i < kProducts; ++i) {
        const Permutation& generator = group.generators[random() % group.generators.size()];
        for (Node& image : product)
            image = generator[image];
        auto cycles = cyclesOf(product);
        if (turnOf(cycles) > bestTurn) {
            bestTurn = turnOf(cycles);
            best = std::move(cycles);
        }
    }
    return best;
}

// How long the edges are that join placed nodes.
double edgeLength(const Graph& graph, const Points& points, NodeSet placed)
{
    double length = 0;
    for (const auto [a, b] : graph.edges())
        if (contains(placed, a) && contains(placed, b))
            length += distance(points[a], points[b]);
    return length;
}

// Each cycle on a circle of its own, the first outermost, turned so that edges become short.
std::optional<Points> symmetricLayout(const Graph& graph)
{
    auto cycles = bestTurn(graph);
    if (cycles.empty())
        return std::nullopt;
    std::ranges::stable_sort(cycles, std::greater<>(), &std::vector<Node>::size);
    const std::size_t turn = cycles.front().size();
    const auto rings =
        static_cast<std::size_t>(std::ranges::count(cycles, turn, &std::vector<Node>::size));
    Points points(graph.size(), {0.5, 0.5});
    NodeSet placed = 0;
    for (std::size_t ring = 0; ring < rings; ++ring) {
        const auto& cycle = cycles[ring];
        const double radius = 0.5 * static_cast<double>(rings - ring) / static_cast<double>(rings);
        const auto placeFrom = [&](std::size_t first) {
            for (std::size_t i = 0; i < turn; ++i)
                points[cycle[(first + i) % turn]] =
                    onCircle(static_cast<double>(i) / static_cast<double>(turn), radius);
        };
        for (const Node node : cycle)
            placed |= only(node);
        std::size_t best = 0;
        double shortest = std::numeric_limits<double>::infinity();
        for (std::size_t first = 0; first < turn; ++first) {
            placeFrom(first);
            const double length = edgeLength(graph, points, placed);
            if (length < shortest - 1e-9) {
                shortest = length;
                best = first;
            }
        }
        placeFrom(best);
    }
    return points;
}

class HamiltonianSearch
{
public:
    explicit HamiltonianSearch(const Graph& graph) : m_graph(graph), m_path{0} {}

    std::optional<std::vector<Node>> run()
    {
        if (m_graph.size() < 3 || !extend(only(0)))
            return std::nullopt;
        return m_path;
    }

private:
    bool extend(NodeSet used)
    {
        constexpr int kMaxSteps = 200'000;
        if (++m_steps > kMaxSteps)
            return false;
        const Node end = m_path.back();
        if (m_path.size() == m_graph.size())
            return contains(m_graph.neighbours(end), 0);
        std::vector<Node> next;
        forEachNode(m_graph.neighbours(end) & ~used, [&](Node node) { next.push_back(node); });
        // First where there are fewest ways on (Warnsdorff).
        std::ranges::stable_sort(
            next, {}, [&](Node node) { return sizeOf(m_graph.neighbours(node) & ~used); });
        for (const Node node : next) {
            m_path.push_back(node);
            if (extend(used | only(node)))
                return true;
            m_path.pop_back();
        }
        return false;
    }

    const Graph& m_graph;
    std::vector<Node> m_path;
    int m_steps = 0;
};

std::optional<Points> hamiltonianLayout(const Graph& graph)
{
    const auto cycle = hamiltonianCycle(graph);
    if (!cycle)
        return std::nullopt;
    const Points circle = circleLayout(graph.size());
    Points points(graph.size());
    for (Node i = 0; i < graph.size(); ++i)
        points[(*cycle)[i]] = circle[i];
    return points;
}

} // namespace

std::optional<std::vector<Point>> layoutOf(Layout layout, const Graph& graph)
{
    switch (layout) {
    case Layout::Circle:
        return circleLayout(graph.size());
    case Layout::Spring:
        return springLayout(graph);
    case Layout::Symmetric:
        return symmetricLayout(graph);
    case Layout::Hamiltonian:
        return hamiltonianLayout(graph);
    }
    return std::nullopt;
}

std::vector<Point> circleLayout(Node size)
{
    Points points;
    for (Node node = 0; node < size; ++node)
        points.push_back(onCircle(static_cast<double>(node) / size, 0.5));
    return points;
}

std::optional<std::vector<Node>> hamiltonianCycle(const Graph& graph)
{
    return HamiltonianSearch(graph).run();
}

} // namespace clew::graphs
