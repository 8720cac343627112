// The drawing board of the regular graphs: edges are drawn from node to node, nodes can be moved.
//
// Where the nodes are is how one looks at a graph, not part of the problem: moving them is no step
// to be undone and stops no search.

#pragma once

#include <QCheckBox>
#include <QLabel>
#include <QSpinBox>

#include "core/puzzles/graphs/graphlayout.h"
#include "widgets/board.h"
#include "widgets/choicebox.h"

namespace clew::graphs {

class GraphsBoard : public Board
{
    Q_OBJECT

public:
    GraphsBoard(const Puzzle& puzzle, QWidget* parent);

    QWidget* tools() override { return m_tools; }
    [[nodiscard]] QString playHint() const override;
    QString hint() const override;
    [[nodiscard]] QList<KeyHelp> keyHelp() const override;
    /// The edge, drawn or not, whose line goes through this point.
    std::optional<Place> placeAt(QPointF unit) const override;

    /// A band along the line of each edge, drawn or not.
    std::vector<ShownCell> cells() const override;
    QString spoken(const ShownCell& cell) const override;

    /// The middle of a node in pixels, for tests and tips.
    [[nodiscard]] QPointF nodeCentre(Node node) const;
    /// A point in pixels on the line between two nodes, off its middle where many lines cross.
    [[nodiscard]] QPointF edgePoint(Edge edge) const;
    [[nodiscard]] Node caret() const { return m_caret; }

protected:
    bool pressed(QPointF unit, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) override;
    void dragged(QPointF unit) override;
    void released(QPointF unit) override;
    void hovered(QPointF unit) override;
    bool keyPressed(QKeyEvent& event) override;
    [[nodiscard]] bool claimsKey(const QKeyEvent& event) const override;
    void problemChanged() override;
    void shownChanged() override;
    Picture makePicture(const View& view) const override;
    void paintOverlay(QPainter& painter) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    /// What is said of an edge by the problem.
    enum class Given : std::uint8_t { Free, Required, Forbidden };
    /// What a stroke of the mouse does when it ends.
    enum class Stroke : std::uint8_t { None, Require, Forbid, Move };

    [[nodiscard]] const GraphsProblem& graphs() const;
    [[nodiscard]] GraphsProblem placedProblem() const;
    [[nodiscard]] std::vector<QPointF> centres() const;
    [[nodiscard]] std::optional<Node> nodeAt(QPointF unit) const;
    [[nodiscard]] std::optional<Edge> edgeAt(QPointF unit) const;
    [[nodiscard]] Given givenOf(Edge edge) const;
    [[nodiscard]] Graph shownGraph() const;
    [[nodiscard]] bool showsWholeGraph() const;
    [[nodiscard]] QString remarkOn(Edge edge) const;

    void play(Edge edge, Given given);
    void paintDegrees(QPainter& painter) const;
    [[nodiscard]] QPointF outwards(QPointF unit) const;
    void toggle(Edge edge, Given given);
    void set(Edge edge, Given given);
    bool connectCaret(Given given);
    void moveCaret(int step);
    void moveNode(Node node, QPointF unit);
    void resizeTo(int size);
    void changeDegree(int degree);
    void changeFlags();
    void layOut();
    void describe();
    void openTable();
    void makeTools();

    QWidget* m_tools;
    QSpinBox* m_size;
    QSpinBox* m_degree;
    QCheckBox* m_labelled;
    QCheckBox* m_connected;
    ChoiceBox* m_layout; ///< in the order of Layout, then "by hand"
    QLabel* m_properties;
    std::vector<Point> m_places; ///< of the nodes; empty: on a circle
    Node m_caret = 0;
    std::optional<Node> m_from; ///< where an edge is being drawn from
    Stroke m_stroke = Stroke::None;
    QPointF m_end; ///< of the edge being drawn, in units
    std::optional<Edge> m_hover;
};

} // namespace clew::graphs
