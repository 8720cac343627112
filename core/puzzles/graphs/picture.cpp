#include "core/puzzles/graphs/picture.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <numbers>

#include "core/puzzles/graphs/formats.h"
#include "core/puzzles/graphs/graphlayout.h"
#include "core/puzzles/graphs/puzzle.h"

namespace clew::graphs {

namespace {

constexpr double kMargin = 0.75;
// Beyond this many nodes undecided pairs and the marks on single edges would only be in the way.
constexpr Node kMaxDetailed = 24;

class GraphPainter
{
public:
    GraphPainter(const GraphsProblem& problem, const View& view)
        : m_problem(problem), m_view(view), m_centres(nodeCentres(problem)),
          m_picture(pictureExtent(problem.size), pictureExtent(problem.size)),
          m_required(problem.requiredGraph()), m_forbidden(problem.forbiddenGraph()),
          m_detailed(problem.size <= kMaxDetailed)
    {
    }

    Picture paint()
    {
        m_picture.rect(0, 0, m_picture.width(), m_picture.height(), Ink::Cell).radius = 0.2F;
        tint(m_view.causes, Ink::CauseTint);
        tint(m_view.effects, Ink::EffectTint);
        markEvent();
        const auto pairs = allEdges(m_problem.size);
        for (const bool inFront : {false, true})
            for (Variable pair = 0; pair < pairs.size(); ++pair)
                if (isIn(pair, pairs[pair]) == inFront)
                    paintPair(pair, pairs[pair]);
        for (Node node = 0; node < m_problem.size; ++node)
            paintNode(node);
        return std::move(m_picture);
    }

private:
    [[nodiscard]] Value valueOf(Variable pair, Edge edge) const
    {
        if (m_view.solution != nullptr)
            return (*m_view.solution)[pair];
        if (m_view.state != nullptr && m_view.state->value(pair) != kNoValue)
            return m_view.state->value(pair);
        if (m_required.has(edge))
            return 1;
        return m_forbidden.has(edge) ? 0 : kNoValue;
    }

    [[nodiscard]] bool isIn(Variable pair, Edge edge) const { return valueOf(pair, edge) == 1; }

    Shape& stroke(Edge edge, Ink ink, double width)
    {
        const Point a = m_centres[edge.a];
        const Point b = m_centres[edge.b];
        return m_picture.line(a.x, a.y, b.x, b.y, ink, width);
    }

    // Where a mark on the edge goes: off its middle, where the longest edges of a circle cross.
    [[nodiscard]] Point markPlace(Edge edge) const
    {
        constexpr double kPart = 0.4;
        const Point a = m_centres[edge.a];
        const Point b = m_centres[edge.b];
        return {a.x + (b.x - a.x) * kPart, a.y + (b.y - a.y) * kPart};
    }

    void tint(std::span<const Place> places, Ink ink)
    {
        for (const Place place : places)
            stroke(edgeOf(m_problem.size, place.variable), ink, 0.34);
    }

    void markEvent()
    {
        if (!m_view.event || m_view.state == nullptr)
            return;
        const EventKind kind = m_view.event->kind();
        if (kind == EventKind::Decide || kind == EventKind::Assign)
            stroke(edgeOf(m_problem.size, m_view.event->variable()), Ink::Trying, 0.26).opacity =
                0.45F;
        else if (kind == EventKind::Conflict)
            stroke(edgeOf(m_problem.size, m_view.event->variable()), Ink::Conflict, 0.26).opacity =
                0.45F;
    }

    void paintPair(Variable pair, Edge edge)
    {
        const Value value = valueOf(pair, edge);
        if (value == kNoValue) {
            if (m_detailed)
                stroke(edge, Ink::Line, 0.015).opacity = 0.45F;
        } else if (value == 0) {
            paintOut(edge);
        } else if (m_required.has(edge)) {
            stroke(edge, Ink::Given, 0.13);
        } else {
            paintIn(pair, edge);
        }
    }

    void paintOut(Edge edge)
    {
        const bool given = m_forbidden.has(edge);
        if (!given && !m_detailed)
            return;
        Shape& line = stroke(edge, given ? Ink::Muted : Ink::Line, given ? 0.03 : 0.015);
        line.dashed = true;
        line.opacity = given ? 0.9F : 0.6F;
        if (given) {
            constexpr double kCross = 0.3;
            const Point at = markPlace(edge);
            m_picture.glyph(Glyph::Cross, at.x - kCross / 2, at.y - kCross / 2, kCross, Ink::Muted);
        }
    }

    void paintIn(Variable pair, Edge edge)
    {
        const bool solved = m_view.solution != nullptr ||
                            (m_view.event && m_view.event->kind() == EventKind::Solution);
        if (solved)
            stroke(edge, Ink::Solved, 0.26).opacity = 0.28F;
        if (m_view.solution != nullptr) {
            stroke(edge, Ink::Text, 0.07);
            return;
        }
        const bool guess = m_view.state->mark(pair) == State::Mark::Guess;
        stroke(edge, guess ? Ink::Guess : Ink::Forced, guess ? 0.1 : 0.07);
        if (!m_detailed)
            return;
        const Point at = markPlace(edge);
        if (guess) {
            Shape& ring = m_picture.ellipse(at.x, at.y, 0.11, 0.11, Ink::Cell);
            ring.stroke = Ink::Guess;
            ring.strokeWidth = 0.045F;
        } else {
            m_picture.ellipse(at.x, at.y, 0.08, 0.08, Ink::Forced);
        }
    }

    void paintNode(Node node)
    {
        const Point at = m_centres[node];
        Shape& disc = m_picture.ellipse(at.x, at.y, kNodeRadius, kNodeRadius, Ink::Cell);
        disc.stroke = Ink::StrongLine;
        disc.strokeWidth = 0.04F;
        if (inConflict(node)) {
            Shape& hatching =
                m_picture.ellipse(at.x, at.y, kNodeRadius, kNodeRadius, Ink::Conflict);
            hatching.hatched = true;
            hatching.stroke = Ink::Conflict;
            hatching.strokeWidth = 0.07F;
        }
        if (m_view.coordinates)
            m_picture.text(at.x, at.y, 0.34, std::to_string(node), Ink::Text).bold = true;
    }

    [[nodiscard]] bool inConflict(Node node) const
    {
        if (!m_view.event || m_view.event->kind() != EventKind::Conflict)
            return false;
        const Edge edge = edgeOf(m_problem.size, m_view.event->variable());
        return node == edge.a || node == edge.b;
    }

    const GraphsProblem& m_problem;
    const View& m_view;
    std::vector<Point> m_centres;
    Picture m_picture;
    Graph m_required;
    Graph m_forbidden;
    bool m_detailed;
};

} // namespace

// Neighbours on the circle stand a little more than a unit apart.
double pictureExtent(Node size)
{
    const double diameter = std::max(3.0, size * 1.15 / std::numbers::pi);
    return diameter + 2 * kMargin;
}

std::vector<Point> nodeCentres(const GraphsProblem& problem)
{
    std::vector<Point> centres =
        problem.places.size() == problem.size ? problem.places : circleLayout(problem.size);
    const double scale = pictureExtent(problem.size) - 2 * kMargin;
    for (Point& centre : centres)
        centre = {kMargin + centre.x * scale, kMargin + centre.y * scale};
    return centres;
}

Point placeAt(Node size, Point point)
{
    const double scale = pictureExtent(size) - 2 * kMargin;
    return {std::clamp((point.x - kMargin) / scale, 0.0, 1.0),
            std::clamp((point.y - kMargin) / scale, 0.0, 1.0)};
}

Picture GraphsPuzzle::picture(const GraphsProblem& problem, const View& view) const
{
    return GraphPainter(problem, view).paint();
}

// The neighbours of each node, a line a node.
std::string GraphsPuzzle::draw(const GraphsProblem& problem, const State* state) const
{
    return adjacencyText(problem,
                         state != nullptr ? graphOf(problem, *state) : problem.requiredGraph());
}

} // namespace clew::graphs
