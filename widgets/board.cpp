#include "widgets/board.h"

#include <QAbstractSpinBox>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "boardlist.h" // generated
#include "widgets/boardaccessible.h"
#include "widgets/boardtool.h"
#include "widgets/choicebox.h"

namespace clew {

namespace {

constexpr double kFrame = 12;    ///< pixels around the picture
constexpr double kMaxUnit = 160; ///< pixels: small boards fill the window, too
constexpr double kZoomStep = 1.25;

// What editing does to a picture, such as a longer clue, is little of it.
bool isAnotherSize(QSizeF before, QSizeF now)
{
    constexpr double kLittle = 0.1;
    const auto differs = [](double a, double b) { return std::abs(a - b) > kLittle * a; };
    return differs(before.width(), now.width()) || differs(before.height(), now.height());
}

} // namespace

Board* makeBoard(const Puzzle& puzzle, QWidget* parent)
{
    installBoardAccessibility();
    const auto* const maker = std::ranges::find(kBoardMakers, puzzle.info().id, &BoardMaker::id);
    return maker->make(puzzle, parent);
}

Board::Board(const Puzzle& puzzle, QWidget* parent) : QWidget(parent), m_puzzle(puzzle)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("%1 board")
                          .arg(QCoreApplication::translate(puzzle.info().title.context,
                                                           puzzle.info().title.text)));
}

// ---- what is shown

void Board::setProblem(ProblemPtr problem)
{
    const bool isZoomed = m_problem && m_zoom > 1;
    const QSizeF before = isZoomed ? QSizeF(picture().width(), picture().height()) : QSizeF();
    m_problem = std::move(problem);
    m_state.reset();
    m_event.reset();
    m_solution.reset();
    m_ghost.reset();
    m_causes.clear();
    m_broken.clear();
    m_effects.clear();
    m_links.clear();
    m_chosen.reset();
    setTints({});
    m_looked.reset();
    invalidate();
    emit remarked({}); // what was said of the problem before
    problemChanged();
    if (isZoomed && isAnotherSize(before, {picture().width(), picture().height()}))
        fit();
}

void Board::showState(std::shared_ptr<const State> state, std::optional<Event> event)
{
    m_state = std::move(state);
    m_event = event;
    m_solution.reset();
    invalidate();
    shownChanged();
}

void Board::showSolution(std::optional<Solution> solution)
{
    m_solution = std::move(solution);
    invalidate();
    shownChanged();
}

void Board::setGhost(std::optional<Solution> solution)
{
    m_ghost = std::move(solution);
    update();
}

void Board::setHighlights(std::vector<Place> causes, std::vector<Place> effects,
                          std::vector<Link> links)
{
    if (m_causes == causes && m_effects == effects && m_links == links)
        return;
    m_causes = std::move(causes);
    m_effects = std::move(effects);
    m_links = std::move(links);
    invalidate();
}

void Board::setBroken(std::vector<Place> places)
{
    if (m_broken == places)
        return;
    m_broken = std::move(places);
    invalidate();
}

void Board::setTints(std::vector<CellTint> tints)
{
    m_tints = std::move(tints);
    m_tintsPainted = {};
    update();
}

void Board::setWatching(bool watching)
{
    m_watching = watching;
    update();
}

void Board::setByHand(bool byHand)
{
    if (byHand == m_byHand)
        return;
    m_byHand = byHand;
    invalidate();
    byHandChanged();
}

// Their place stays: the board must not move.
void Board::byHandChanged()
{
    QWidget* const controls = tools();
    if (controls == nullptr)
        return;
    QSizePolicy policy = controls->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    controls->setSizePolicy(policy);
    controls->setVisible(!m_byHand);
}

void Board::showNotes(NotesPtr notes)
{
    m_notes = notes ? std::move(notes) : std::make_shared<const Notes>();
    invalidate(); // what a sentence speaks of may be lit in the marks
}

void Board::setAutomaticNotes(bool automatic)
{
    m_automaticNotes = automatic;
    invalidate();
}

void Board::setTwoLeft(bool shown)
{
    m_twoLeft = shown;
    update();
}

void Board::setAids(bool aids)
{
    m_aids = aids;
    update();
}

Value Board::playedValue(Variable variable) const
{
    const bool isKnown = m_state && variable < m_state->dimensions().variables;
    return isKnown ? m_state->value(variable) : kNoValue;
}

bool Board::hasNote(const Note& note) const
{
    return std::ranges::binary_search(*m_notes, note);
}

void Board::invalidate()
{
    m_picture.reset();
    update();
}

const Picture& Board::picture() const
{
    if (!m_picture) {
        View view;
        view.state = m_state.get();
        view.event = m_event;
        view.solution = m_solution ? &*m_solution : nullptr;
        view.causes = m_causes;
        view.effects = m_effects;
        view.links = m_links;
        view.looked = m_looked;
        view.isByHand = m_byHand;
        m_picture = makePicture(view);
        markBroken(*m_picture);
        if (m_byHand)
            m_picture->drawByHand();
    }
    return *m_picture;
}

Picture Board::makePicture(const View& view) const
{
    return m_puzzle.picture(*m_problem, view);
}

QString Board::spoken(const ShownCell& cell) const
{
    return drawnIn(picture(), cell.corners);
}

std::optional<Place> Board::placeAt(QPointF /*unit*/) const
{
    return std::nullopt;
}

void Board::offer(ProblemPtr problem, const QString& what)
{
    emit edited(std::move(problem), what);
}

void Board::offerAnother(ProblemPtr problem, const QString& what)
{
    emit replaced(std::move(problem), what);
}

// Editing also ends where the field has lost the keys to somebody else.
void Board::givesKeysBack(QAbstractSpinBox& field)
{
    connect(&field, &QAbstractSpinBox::editingFinished, this, [this, &field] {
        if (field.hasFocus())
            setFocus();
    });
}

void Board::givesKeysBack(ChoiceBox& box)
{
    box.whenPicked(this, [this] { setFocus(); });
}

void Board::givesKeysBack(QLineEdit& field)
{
    connect(&field, &QLineEdit::returnPressed, this, [this] { setFocus(); });
}

// ---- geometry

double Board::unitSize() const
{
    const double fitted = std::min((width() - 2 * kFrame) / picture().width(),
                                   (height() - 2 * kFrame) / picture().height());
    return std::max(0.01, std::min(fitted, kMaxUnit) * m_zoom);
}

QPointF Board::toPixels(QPointF unit) const
{
    const QPointF middle(picture().width() / 2, picture().height() / 2);
    return QPointF(width() / 2.0, height() / 2.0) + m_pan + (unit - middle) * unitSize();
}

QPointF Board::toUnits(QPointF pixel) const
{
    return (pixel - toPixels({0, 0})) / unitSize();
}

void Board::zoomIn()
{
    zoomAt(QPointF(width() / 2.0, height() / 2.0), kZoomStep);
}

void Board::zoomOut()
{
    zoomAt(QPointF(width() / 2.0, height() / 2.0), 1 / kZoomStep);
}

void Board::fit()
{
    m_zoom = 1;
    m_pan = {};
    update();
}

void Board::setLook(const BoardLook& look)
{
    m_zoom = look.zoom;
    m_pan = look.pan;
    update();
}

// The point under `pixel` stays there.
void Board::zoomAt(QPointF pixel, double factor)
{
    if (!m_problem)
        return;
    const double most = std::max(1.0, kMaxUnit / (unitSize() / m_zoom));
    const QPointF unit = toUnits(pixel);
    m_zoom = std::clamp(m_zoom * factor, 1.0, most);
    m_pan += pixel - toPixels(unit);
    keepInView();
    update();
}

void Board::keepInView()
{
    const double reachX = std::max(0.0, (picture().width() * unitSize() - width()) / 2 + kFrame);
    const double reachY = std::max(0.0, (picture().height() * unitSize() - height()) / 2 + kFrame);
    m_pan = {std::clamp(m_pan.x(), -reachX, reachX), std::clamp(m_pan.y(), -reachY, reachY)};
}

void Board::bringIntoView(const QRectF& pixels)
{
    const QRectF open = openView();
    // What is longer than the view is there as soon as it crosses it.
    const auto shift = [](double low, double high, double from, double to) {
        const double before = std::max(0.0, from - low);
        const double behind = std::max(0.0, high - to);
        return high - low <= to - from || before == 0 || behind == 0 ? before - behind : 0.0;
    };
    const QPointF way(shift(pixels.left(), pixels.right(), open.left(), open.right()),
                      shift(pixels.top(), pixels.bottom(), open.top(), open.bottom()));
    if (!way.isNull())
        setLook({m_zoom, m_pan + way});
}

void Board::bringIntoView(std::span<const Place> places)
{
    if (m_zoom <= 1 || places.empty())
        return;
    const auto isMeant = [&](const Place& shown) {
        return std::ranges::any_of(places, [&](const Place& place) {
            const bool isVariable = cellMeaning() == CellMeaning::OfValue ||
                                    place.variable == shown.variable ||
                                    place.variable == kAnyVariable;
            const bool isValue = cellMeaning() == CellMeaning::OfVariable ||
                                 place.value == shown.value || place.value == kNoValue;
            return isVariable && isValue;
        });
    };
    const QRectF open = openView();
    QRectF all;
    std::optional<QRectF> first;
    bool isAnyInView = false;
    for (const ShownCell& cell : cells()) {
        if (!isMeant(cell.place))
            continue;
        QPolygonF corners;
        for (const QPointF& corner : cell.corners)
            corners.append(toPixels(corner));
        const QRectF box = corners.boundingRect();
        all |= box;
        isAnyInView = isAnyInView || open.contains(box);
        if (!first)
            first = box;
    }
    if (!first)
        return;
    if (all.width() <= open.width() && all.height() <= open.height())
        bringIntoView(all);
    else if (!isAnyInView)
        bringIntoView(*first);
}

// ---- events

void Board::mousePressEvent(QMouseEvent* event)
{
    setFocus();
    if (!m_problem)
        return;
    if (event->button() == Qt::MiddleButton) {
        m_panning = true;
        m_panFrom = event->position() - m_pan;
        setCursor(Qt::ClosedHandCursor);
        return;
    }
    const QPointF unit = toUnits(event->position());
    const bool asks = m_watching && event->button() == Qt::RightButton;
    const bool points =
        event->button() == Qt::LeftButton && event->modifiers() == Qt::ControlModifier;
    if (chooseAt(unit) && (asks || points)) {
        pointed(unit);
        if (asks)
            showPlaceMenu(event->globalPosition().toPoint());
        return;
    }
    m_stroking = pressed(unit, event->button(), event->modifiers());
}

bool Board::chooseAt(QPointF unit)
{
    const auto place = placeAt(unit);
    if (place)
        choose(*place);
    return place.has_value();
}

void Board::choose(Place place)
{
    if (cellMeaning() == CellMeaning::OfValue)
        place.variable = kAnyVariable;
    m_chosen = place;
    announceChosen(*this);
    for (BoardTool* const tool : m_toolStack)
        tool->placeChosen(place);
}

// The mouse has asked by its press already.
void Board::contextMenuEvent(QContextMenuEvent* event)
{
    if (event->reason() == QContextMenuEvent::Keyboard && m_chosen)
        showPlaceMenu(mapToGlobal(rect().center()));
}

void Board::showPlaceMenu(QPoint globalPosition)
{
    auto* const menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (BoardTool* const tool : m_toolStack)
        tool->fillPlaceMenu(*menu, *m_chosen);
    menu->popup(globalPosition);
}

void Board::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_problem)
        return;
    if (m_panning) {
        m_pan = event->position() - m_panFrom;
        keepInView();
        update();
    } else if (m_stroking) {
        dragged(toUnits(event->position()));
    } else {
        hovered(toUnits(event->position()));
    }
}

void Board::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_panning && event->button() == Qt::MiddleButton) {
        m_panning = false;
        unsetCursor();
    } else if (m_stroking) {
        m_stroking = false;
        released(toUnits(event->position()));
    }
}

void Board::mouseDoubleClickEvent(QMouseEvent* event)
{
    // Fast clicking on the board is clicking; off the board a double click fits it into the window.
    const QPointF unit = m_problem ? toUnits(event->position()) : QPointF(-1, -1);
    if (m_problem && QRectF(0, 0, picture().width(), picture().height()).contains(unit))
        mousePressEvent(event);
    else
        fit();
}

void Board::wheelEvent(QWheelEvent* event)
{
    zoomAt(event->position(), std::pow(kZoomStep, event->angleDelta().y() / 120.0));
    event->accept();
}

// Whether one of the tools took it.
bool Board::isTaken(QEvent& event)
{
    const auto anyTool = [this](auto takes) {
        return std::any_of(m_toolStack.rbegin(), m_toolStack.rend(), takes);
    };
    switch (event.type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        return anyTool([&](BoardTool* tool) {
            return tool->pressed(*this, static_cast<const QMouseEvent&>(event));
        });
    case QEvent::KeyPress:
        return anyTool([&](BoardTool* tool) {
            return tool->keyPressed(*this, static_cast<const QKeyEvent&>(event));
        });
    case QEvent::ToolTip:
        return anyTool([&](BoardTool* tool) {
            return tool->helpWanted(*this, static_cast<const QHelpEvent&>(event));
        });
    default:
        return false;
    }
}

bool Board::event(QEvent* event)
{
    if (isTaken(*event))
        return true;
    if (event->type() == QEvent::ShortcutOverride && !m_watching &&
        claimsKey(static_cast<const QKeyEvent&>(*event))) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::ToolTip && m_problem) {
        showMagnified(static_cast<const QHelpEvent&>(*event));
        return true;
    }
    return QWidget::event(event);
}

void Board::keyPressEvent(QKeyEvent* event)
{
    if (!m_problem || !keyPressed(*event))
        QWidget::keyPressEvent(event);
}

void Board::leaveEvent(QEvent* /*event*/)
{
    emit remarked({});
    emit mouseLeft();
}

void Board::resizeEvent(QResizeEvent* /*event*/)
{
    if (m_problem)
        keepInView();
}

void Board::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        invalidate();
    QWidget::changeEvent(event);
}

// ---- defaults for subclasses

bool Board::pressed(QPointF /*unit*/, Qt::MouseButton /*button*/,
                    Qt::KeyboardModifiers /*modifiers*/)
{
    return false;
}

void Board::dragged(QPointF /*unit*/) {}

void Board::released(QPointF /*unit*/) {}

void Board::hovered(QPointF /*unit*/) {}

bool Board::keyPressed(QKeyEvent& /*event*/)
{
    return false;
}

void Board::paintOverlay(QPainter& /*painter*/) {}

} // namespace clew
