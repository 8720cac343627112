#include "widgets/boards/graphsboard.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/puzzles/graphs/graphproperties.h"
#include "core/puzzles/graphs/picture.h"
#include "widgets/boards/graphstable.h"
#include "widgets/sizebox.h"
#include "widgets/theme.h"

namespace clew::graphs {

namespace {

constexpr double kEdgeReach = 0.15; ///< units beside an edge's line that still belong to it
constexpr double kEdgeMark = 0.4;   ///< part of an edge's length where it is pointed at
constexpr double kKeyStep = 0.25;   ///< units by which a key moves a node
constexpr int kLayoutLetters = 10;  ///< of the layout chooser: the tools fit a small window

double distanceToLine(QPointF point, QPointF a, QPointF b)
{
    const QPointF way = b - a;
    const double length = std::max(QPointF::dotProduct(way, way), 1e-9);
    const double part = std::clamp(QPointF::dotProduct(point - a, way) / length, 0.0, 1.0);
    const QPointF offset = point - (a + way * part);
    return std::hypot(offset.x(), offset.y());
}

Edge between(Node a, Node b)
{
    return {std::min(a, b), std::max(a, b)};
}

void toggleIn(std::vector<Edge>& edges, Edge edge, bool present)
{
    std::erase(edges, edge);
    if (present)
        edges.insert(std::ranges::lower_bound(edges, edge), edge);
}

} // namespace

GraphsBoard::GraphsBoard(const Puzzle& puzzle, QWidget* parent)
    : Board(puzzle, parent), m_tools(new QWidget(this)), m_size(new SizeBox), m_degree(new SizeBox),
      m_labelled(new QCheckBox(tr("&Labelled"))), m_connected(new QCheckBox(tr("&Connected"))),
      m_layout(new ChoiceBox), m_properties(new QLabel)
{
    makeTools();
    connect(m_size, &QSpinBox::valueChanged, this, &GraphsBoard::resizeTo);
    connect(m_degree, &QSpinBox::valueChanged, this, &GraphsBoard::changeDegree);
    connect(m_labelled, &QCheckBox::toggled, this, &GraphsBoard::changeFlags);
    connect(m_connected, &QCheckBox::toggled, this, &GraphsBoard::changeFlags);
    connect(m_layout, &QComboBox::currentIndexChanged, this, &GraphsBoard::layOut);
}

void GraphsBoard::makeTools()
{
    m_size->setRange(kLeastNodes, kMaxNodes);
    m_degree->setRange(0, kMaxNodes - 1);
    for (QSpinBox* const box : {m_size, m_degree}) {
        givesKeysBack(*box);
    }
    givesKeysBack(*m_layout);
    m_labelled->setToolTip(
        tr("Graphs that differ only in the names of their nodes count as different"));
    m_connected->setToolTip(tr("Connected graphs only"));
    m_layout->addItems(
        {tr("Circle"), tr("Springs"), tr("Symmetric"), tr("Hamiltonian cycle"), tr("By hand")});
    m_layout->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_layout->setMinimumContentsLength(kLayoutLetters);
    m_properties->setWordWrap(true);
    m_size->setObjectName(QStringLiteral("graphsSize"));
    m_degree->setObjectName(QStringLiteral("graphsDegree"));
    m_labelled->setObjectName(QStringLiteral("graphsLabelled"));
    m_connected->setObjectName(QStringLiteral("graphsConnected"));
    m_layout->setObjectName(QStringLiteral("graphsLayout"));
    m_properties->setObjectName(QStringLiteral("graphsProperties"));

    // Two lines: side by side they would be wider than small screens have room for.
    auto* const kind = new QHBoxLayout;
    auto* row = kind;
    kind->setSpacing(kSpace);
    const auto addNamed = [&row](const QString& name, QWidget* widget) {
        auto* const label = new QLabel(name);
        label->setBuddy(widget);
        row->addWidget(label);
        row->addWidget(widget);
    };
    addNamed(tr("&Nodes"), m_size);
    addNamed(tr("&Degree"), m_degree);
    row->addWidget(m_labelled);
    row->addWidget(m_connected);
    row->addStretch();
    auto* const look = new QHBoxLayout;
    look->setSpacing(kSpace);
    row = look;
    addNamed(tr("Lay&out"), m_layout);
    auto* const table = new QPushButton(tr("Ta&ble…"));
    table->setObjectName(QStringLiteral("graphsTable"));
    table->setToolTip(tr("How many graphs there are: degrees across, nodes down"));
    row->addWidget(table);
    connect(table, &QPushButton::clicked, this, &GraphsBoard::openTable);
    row->addStretch();
    auto* const all = new QVBoxLayout(m_tools);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(kSpace / 2);
    all->addLayout(kind);
    all->addLayout(look);
    all->addWidget(m_properties);
    m_tools->hide();
}

QString GraphsBoard::hint() const
{
    return tr("Drag from node to node to require an edge, with the right button to forbid it; "
              "repeat to take it back. Drag with Ctrl to move a node.");
}

QString GraphsBoard::playHint() const
{
    const int degree = problem() ? static_cast<int>(graphs().degree) : 0;
    return tr("Give every node %n edge(s). Drag from node to node to draw one, with the right "
              "button to rule it out; repeat to take it back.",
              nullptr, degree);
}

QList<KeyHelp> GraphsBoard::keyHelp() const
{
    return {
        {tr("Return, X, Delete"), tr("Begin and end an edge that is required, forbidden, neither")},
        {tr("Ctrl+arrows"), tr("Move the node")}};
}

// ---- what is where

const GraphsProblem& GraphsBoard::graphs() const
{
    return static_cast<const GraphsProblem&>(*problem());
}

GraphsProblem GraphsBoard::placedProblem() const
{
    GraphsProblem placed = graphs();
    placed.places = m_places;
    return placed;
}

Picture GraphsBoard::makePicture(const View& view) const
{
    return puzzle().picture(placedProblem(), view);
}

std::vector<QPointF> GraphsBoard::centres() const
{
    std::vector<QPointF> centres;
    for (const Point centre : nodeCentres(placedProblem()))
        centres.emplace_back(centre.x, centre.y);
    return centres;
}

QPointF GraphsBoard::nodeCentre(Node node) const
{
    return toPixels(centres()[node]);
}

QPointF GraphsBoard::edgePoint(Edge edge) const
{
    const auto all = centres();
    return toPixels(all[edge.a] + (all[edge.b] - all[edge.a]) * kEdgeMark);
}

std::optional<Node> GraphsBoard::nodeAt(QPointF unit) const
{
    const auto all = centres();
    for (Node node = graphs().size; node-- > 0;) { // the one painted last is on top
        const QPointF offset = unit - all[node];
        if (std::hypot(offset.x(), offset.y()) <= kNodeRadius)
            return node;
    }
    return std::nullopt;
}

std::optional<Edge> GraphsBoard::edgeAt(QPointF unit) const
{
    if (nodeAt(unit))
        return std::nullopt;
    const auto all = centres();
    std::optional<Edge> nearest;
    double best = kEdgeReach;
    for (const Edge edge : allEdges(graphs().size)) {
        const double distance = distanceToLine(unit, all[edge.a], all[edge.b]);
        if (distance < best) {
            best = distance;
            nearest = edge;
        }
    }
    return nearest;
}

std::optional<Place> GraphsBoard::placeAt(QPointF unit) const
{
    const auto edge = edgeAt(unit);
    if (!edge)
        return std::nullopt;
    return Place{edgeNumber(graphs().size, *edge), kNoValue};
}

std::vector<ShownCell> GraphsBoard::cells() const
{
    constexpr double kHalfWidth = 0.06;
    const auto all = centres();
    std::vector<ShownCell> cells;
    for (const Edge edge : allEdges(graphs().size)) {
        const QPointF whole = all[edge.b] - all[edge.a];
        const double length = std::max(2.5 * kNodeRadius, std::hypot(whole.x(), whole.y()));
        const QPointF side = QPointF(-whole.y(), whole.x()) * (kHalfWidth / length);
        const QPointF from = all[edge.a] + whole * (kNodeRadius / length); // nodes stay free
        const QPointF way = whole * (1 - 2 * kNodeRadius / length);
        cells.push_back({{edgeNumber(graphs().size, edge), kNoValue},
                         {from + side, from + way + side, from + way - side, from - side}});
    }
    return cells;
}

// Lines cross; where one is drawn says little of what it is.
QString GraphsBoard::spoken(const ShownCell& cell) const
{
    const Edge edge = allEdges(graphs().size)[cell.place.variable];
    switch (givenOf(edge)) {
    case Given::Required:
        //: Said of a pair of nodes: the edge between them is given
        return tr("joined, given");
    case Given::Forbidden:
        //: Said of a pair of nodes: that there is no edge between them is given
        return tr("not joined, given");
    case Given::Free:
        break;
    }
    //: Said of a pair of nodes: whether there is an edge between them
    return shownGraph().has(edge) ? tr("joined") : tr("not joined");
}

GraphsBoard::Given GraphsBoard::givenOf(Edge edge) const
{
    if (std::ranges::binary_search(graphs().required, edge))
        return Given::Required;
    return std::ranges::binary_search(graphs().forbidden, edge) ? Given::Forbidden : Given::Free;
}

Graph GraphsBoard::shownGraph() const
{
    if (shownSolution())
        return Graph(graphs().size, *shownSolution());
    return shownState() != nullptr ? graphOf(graphs(), *shownState()) : graphs().requiredGraph();
}

bool GraphsBoard::showsWholeGraph() const
{
    return shownGraph().edgeCount() == graphs().edgeCount() && graphs().edgeCount() > 0;
}

QString GraphsBoard::remarkOn(Edge edge) const
{
    QString name = QString::fromStdString(edgeName(edge));
    switch (givenOf(edge)) {
    case Given::Required:
        return tr("%1: required").arg(name);
    case Given::Forbidden:
        return tr("%1: forbidden").arg(name);
    case Given::Free:
        return name;
    }
    return {};
}

// ---- mouse

bool GraphsBoard::pressed(QPointF unit, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    const auto node = nodeAt(unit);
    if (!node) {
        if (const auto edge = edgeAt(unit))
            toggle(*edge, button == Qt::RightButton ? Given::Forbidden : Given::Required);
        return false;
    }
    m_caret = *node;
    m_from = node;
    m_end = unit;
    if (button == Qt::RightButton)
        m_stroke = Stroke::Forbid;
    else
        m_stroke = modifiers & Qt::ControlModifier ? Stroke::Move : Stroke::Require;
    update();
    return true;
}

void GraphsBoard::dragged(QPointF unit)
{
    m_end = unit;
    if (m_stroke == Stroke::Move)
        moveNode(*m_from, unit);
    update();
}

void GraphsBoard::released(QPointF unit)
{
    const auto from = std::exchange(m_from, std::nullopt);
    const Stroke stroke = std::exchange(m_stroke, Stroke::None);
    const auto to = nodeAt(unit);
    update();
    if (stroke == Stroke::Move || !from || !to || *from == *to)
        return;
    toggle(between(*from, *to), stroke == Stroke::Forbid ? Given::Forbidden : Given::Required);
}

void GraphsBoard::hovered(QPointF unit)
{
    const auto edge = edgeAt(unit);
    if (edge == m_hover)
        return;
    m_hover = edge;
    emit remarked(edge ? remarkOn(*edge) : QString());
    update();
}

// ---- keyboard: arrows go from node to node, Return begins an edge and ends it

bool GraphsBoard::keyPressed(QKeyEvent& event)
{
    const bool moves = event.modifiers() & Qt::ControlModifier;
    const auto arrow = [&](int step, QPointF way) {
        if (moves)
            moveNode(m_caret, centres()[m_caret] + way * kKeyStep);
        else
            moveCaret(step);
        return true;
    };
    switch (event.key()) {
    case Qt::Key_Left:
        return arrow(-1, {-1, 0});
    case Qt::Key_Right:
        return arrow(1, {1, 0});
    case Qt::Key_Up:
        return arrow(-1, {0, -1});
    case Qt::Key_Down:
        return arrow(1, {0, 1});
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return !moves && connectCaret(Given::Required);
    case Qt::Key_X:
        return !moves && connectCaret(Given::Forbidden);
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return connectCaret(Given::Free);
    case Qt::Key_Escape:
        if (!m_from)
            return false;
        m_from.reset();
        update();
        return true;
    default:
        return false;
    }
}

bool GraphsBoard::claimsKey(const QKeyEvent& event) const
{
    const bool isArrow = event.key() >= Qt::Key_Left && event.key() <= Qt::Key_Down;
    return isArrow && event.modifiers().testFlag(Qt::ControlModifier);
}

void GraphsBoard::moveCaret(int step)
{
    const Node size = graphs().size;
    m_caret = (m_caret + (step > 0 ? 1 : size - 1)) % size;
    m_end = centres()[m_caret];
    if (m_from && *m_from != m_caret)
        choose({edgeNumber(size, between(*m_from, m_caret)), kNoValue});
    emit remarked(m_from && *m_from != m_caret ? remarkOn(between(*m_from, m_caret))
                                               : tr("Node %1").arg(m_caret));
    update();
}

// Begins an edge at the caret, or ends one there.
bool GraphsBoard::connectCaret(Given given)
{
    const auto from = std::exchange(m_from, std::nullopt);
    update();
    if (!from) {
        m_from = m_caret;
        m_end = centres()[m_caret];
    } else if (*from != m_caret) {
        if (given == Given::Free)
            set(between(*from, m_caret), given);
        else
            toggle(between(*from, m_caret), given);
    }
    return true;
}

// ---- editing

// Says this of the edge, or takes it back if that was said before.
void GraphsBoard::toggle(Edge edge, Given given)
{
    if (isByHand()) {
        play(edge, given);
        return;
    }
    set(edge, givenOf(edge) == given ? Given::Free : given);
}

void GraphsBoard::set(Edge edge, Given given)
{
    if (isByHand()) {
        play(edge, given);
        return;
    }
    auto changed = std::make_shared<GraphsProblem>(graphs());
    toggleIn(changed->required, edge, given == Given::Required);
    toggleIn(changed->forbidden, edge, given == Given::Forbidden);
    offer(changed, given == Given::Required    ? tr("Require edge")
                   : given == Given::Forbidden ? tr("Forbid edge")
                                               : tr("Free edge"));
}

void GraphsBoard::play(Edge edge, Given given)
{
    const Variable variable = edgeNumber(graphs().size, edge);
    const Value wanted = given == Given::Required ? 1 : 0;
    const bool goes = given == Given::Free || playedValue(variable) == wanted;
    enter(variable, goes ? kNoValue : wanted);
}

// Edges of nodes that go are dropped; undo brings them back.
void GraphsBoard::resizeTo(int size)
{
    auto changed = std::make_shared<GraphsProblem>(graphs());
    changed->size = static_cast<Node>(size);
    const auto isGone = [&](Edge edge) { return edge.b >= changed->size; };
    std::erase_if(changed->required, isGone);
    std::erase_if(changed->forbidden, isGone);
    offer(changed, tr("Change number of nodes"));
}

void GraphsBoard::changeDegree(int degree)
{
    auto changed = std::make_shared<GraphsProblem>(graphs());
    changed->degree = static_cast<std::uint32_t>(degree);
    offer(changed, tr("Change degree"));
}

void GraphsBoard::changeFlags()
{
    auto changed = std::make_shared<GraphsProblem>(graphs());
    changed->labelled = m_labelled->isChecked();
    changed->connected = m_connected->isChecked();
    offer(changed, tr("Change what counts"));
}

void GraphsBoard::openTable()
{
    auto* const table = new GraphsTable(this);
    table->setAttribute(Qt::WA_DeleteOnClose);
    connect(table, &GraphsTable::chosen, this, [this](Node size, std::uint32_t degree) {
        auto changed = std::make_shared<GraphsProblem>();
        changed->labelled = graphs().labelled;
        changed->connected = graphs().connected;
        changed->size = size;
        changed->degree = degree;
        offerAnother(changed, tr("Choose from the table"));
    });
    table->show();
}

// ---- layout

void GraphsBoard::moveNode(Node node, QPointF unit)
{
    if (m_places.empty())
        m_places = circleLayout(graphs().size);
    m_places[node] = graphs::placeAt(graphs().size, {unit.x(), unit.y()});
    const QSignalBlocker blocker(m_layout);
    m_layout->setCurrentIndex(m_layout->count() - 1);
    invalidate();
}

// Places the nodes for the graph that is shown; without one the circle stays.
void GraphsBoard::layOut()
{
    const int byHand = m_layout->count() - 1;
    if (!problem() || m_layout->currentIndex() == byHand)
        return;
    const auto layout = static_cast<Layout>(m_layout->currentIndex());
    m_places.clear();
    if (layout != Layout::Circle && showsWholeGraph()) {
        if (auto places = layoutOf(layout, shownGraph()))
            m_places = *std::move(places);
        else
            emit remarked(tr("This graph has no such layout."));
    }
    invalidate();
}

void GraphsBoard::problemChanged()
{
    const QSignalBlocker size(m_size);
    const QSignalBlocker degree(m_degree);
    const QSignalBlocker labelled(m_labelled);
    const QSignalBlocker connected(m_connected);
    m_size->setValue(static_cast<int>(graphs().size));
    m_degree->setValue(static_cast<int>(graphs().degree));
    m_labelled->setChecked(graphs().labelled);
    m_connected->setChecked(graphs().connected);
    m_caret = std::min(m_caret, graphs().size - 1);
    m_from.reset();
    m_stroke = Stroke::None;
    m_hover.reset();
    if (m_places.size() != graphs().size)
        m_places.clear();
    if (showsWholeGraph())
        layOut();
    describe();
}

// A search that runs moves no nodes; each graph that it finds is laid out again.
void GraphsBoard::shownChanged()
{
    const bool found =
        shownSolution() || (shownEvent() && shownEvent()->kind() == EventKind::Solution);
    if (!found)
        return;
    layOut();
    describe();
}

void GraphsBoard::describe()
{
    if (!showsWholeGraph()) {
        m_properties->clear();
        return;
    }
    const GraphProperties found = propertiesOf(shownGraph());
    QStringList parts{tr("%1 automorphisms").arg(QString::fromStdString(found.automorphisms))};
    if (found.girth)
        parts << tr("girth %1").arg(*found.girth);
    parts << (found.diameter ? tr("diameter %1").arg(*found.diameter) : tr("not connected"));
    parts << (found.bipartite ? tr("bipartite") : tr("not bipartite"));
    parts << (found.planar ? tr("planar") : tr("not planar"));
    m_properties->setText(parts.join(tr(", ")));
}

// ---- painting

void GraphsBoard::paintOverlay(QPainter& painter)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const auto all = centres();
    const double unit = unitSize();
    QColor accent = theme::colour(Ink::Accent);
    if (hasFocus()) {
        painter.setPen(QPen(accent, std::max(2.0, unit * 0.05)));
        const double radius = (kNodeRadius + 0.08) * unit;
        painter.drawEllipse(toPixels(all[m_caret]), radius, radius);
    }
    if (showsAids())
        paintDegrees(painter);
    if (m_from && m_stroke != Stroke::Move) {
        const auto style = m_stroke == Stroke::Forbid ? Qt::DashLine : Qt::SolidLine;
        painter.setPen(QPen(accent, std::max(2.0, unit * 0.06), style));
        painter.drawLine(toPixels(all[*m_from]), toPixels(m_end));
    }
    if (m_hover) {
        accent.setAlpha(60);
        painter.setPen(QPen(accent, unit * 0.24, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(toPixels(all[m_hover->a]), toPixels(all[m_hover->b]));
    }
}

// From the middle of the picture, where the edges are, to this point.
QPointF GraphsBoard::outwards(QPointF unit) const
{
    const QPointF way = unit - QPointF(picture().width(), picture().height()) / 2;
    const double length = std::hypot(way.x(), way.y());
    return length > 0 ? way / length : QPointF(0, -1);
}

// How many edges each node still lacks.
void GraphsBoard::paintDegrees(QPainter& painter) const
{
    const auto all = centres();
    const Graph graph = shownGraph();
    QFont bold = font();
    bold.setBold(true);
    bold.setPixelSize(std::max(8, static_cast<int>(unitSize() * 0.22)));
    painter.setFont(bold);
    for (Node node = 0; node < graphs().size; ++node) {
        const int left = static_cast<int>(graphs().degree) - static_cast<int>(graph.degree(node));
        painter.setPen(theme::colour(left < 0    ? Ink::Conflict
                                     : left == 0 ? Ink::Muted
                                                 : Ink::Hand));
        QRectF box(0, 0, unitSize(), unitSize() * 0.3);
        box.moveCenter(toPixels(all[node] + outwards(all[node]) * (kNodeRadius + 0.22)));
        painter.drawText(box, Qt::AlignCenter, QString::number(left));
    }
}

void GraphsBoard::focusInEvent(QFocusEvent* event)
{
    Board::focusInEvent(event);
    update();
}

void GraphsBoard::focusOutEvent(QFocusEvent* event)
{
    Board::focusOutEvent(event);
    update();
}

Board* makeBoard(const Puzzle& puzzle, QWidget* parent)
{
    return new GraphsBoard(puzzle, parent);
}

} // namespace clew::graphs
