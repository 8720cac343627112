#include "widgets/boardaccessible.h"

#include <QAccessibleInterface>
#include <QAccessibleWidget>
#include <QPointer>
#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

#include "widgets/translate.h"

namespace clew {

namespace {

constexpr int kMostChildren = 10'000; ///< cells; boards larger than that speak as a whole

QRectF box(const CellCorners& corners)
{
    QPolygonF polygon;
    for (const QPointF corner : corners)
        polygon.append(corner);
    return polygon.boundingRect();
}

QString glyphName(Glyph glyph)
{
    switch (glyph) {
    case Glyph::Queen:
        return Board::tr("queen");
    case Glyph::Knight:
        return Board::tr("knight");
    case Glyph::Cross:
        //: A cell is marked with a cross: it stays empty
        return Board::tr("cross");
    }
    return {};
}

// What an ink means where it fills a cell or colours what stands in it.
QString inkName(Ink ink)
{
    switch (ink) {
    case Ink::Given:
        //: Said of what stands in a cell
        return Board::tr("given");
    case Ink::Guess:
        //: Said of what stands in a cell: the search tries it
        return Board::tr("guessed");
    case Ink::Forced:
        //: Said of what stands in a cell: it follows
        return Board::tr("forced");
    case Ink::Conflict:
        //: Said of what stands in a cell: it cannot be
        return Board::tr("contradiction");
    case Ink::Solved:
        //: Said of what stands in a cell
        return Board::tr("part of a solution");
    case Ink::Muted:
        //: Said of small numbers in a cell, which are what it may still take
        return Board::tr("candidate");
    default:
        return {};
    }
}

// The centre decides where a figure or a mark belongs, which lie well inside their cells. Grounds
// are drawn for a run of cells at once.
bool isIn(const Shape& shape, const QRectF& cell)
{
    if (shape.kind == ShapeKind::Line)
        return false;
    const QRectF drawn(shape.x, shape.y, shape.width, shape.height);
    if (shape.kind == ShapeKind::Rect)
        return drawn.contains(cell.center());
    // A text stands at its middle.
    return cell.contains(shape.kind == ShapeKind::Text ? drawn.topLeft() : drawn.center());
}

/// What is said of a cell: what stands in it, then what its inks mean, each once.
class Description
{
public:
    void add(const Shape& shape)
    {
        if (shape.kind == ShapeKind::Text) {
            m_texts.append(QString::fromStdString(shape.text));
            addMeaning(shape.fill);
        } else if (shape.kind == ShapeKind::Glyph) {
            m_texts.append(glyphName(shape.glyph));
            addMeaning(shape.fill);
        } else if (isFigure(shape.fill)) {
            if (shape.kind == ShapeKind::Rect && m_texts.isEmpty())
                //: Said of a cell
                m_texts.append(Board::tr("filled"));
            addMeaning(shape.fill);
        } else if (shape.fill == Ink::Conflict || shape.fill == Ink::Solved) {
            addMeaning(shape.fill);
        }
    }

    [[nodiscard]] QString text() const
    {
        if (m_texts.isEmpty() && m_meanings.isEmpty())
            //: Said of a cell
            return Board::tr("empty");
        QStringList all = m_meanings;
        if (!m_texts.isEmpty())
            all.prepend(m_texts.join(QLatin1Char(' ')));
        return all.join(QStringLiteral(", "));
    }

private:
    static bool isFigure(Ink ink)
    {
        return ink == Ink::Text || ink == Ink::Given || ink == Ink::Guess || ink == Ink::Forced;
    }
    void addMeaning(Ink ink)
    {
        const QString meaning = inkName(ink);
        if (!meaning.isEmpty() && !m_meanings.contains(meaning))
            m_meanings.append(meaning);
    }

    QStringList m_texts;
    QStringList m_meanings;
};

class CellAccessible : public QAccessibleInterface
{
public:
    CellAccessible(Board& board, ShownCell cell) : m_board(&board), m_cell(cell) {}

    /// What was pointed at last may be a candidate in this cell.
    [[nodiscard]] bool isChosen() const
    {
        const auto& chosen = m_board->chosenPlace();
        if (!chosen)
            return false;
        const Place place = m_cell.place;
        return chosen->variable == kAnyVariable
                   ? chosen->value == place.value
                   : chosen->variable == place.variable &&
                         (chosen->value == place.value || place.value == kNoValue);
    }
    [[nodiscard]] bool isValid() const override { return !m_board.isNull(); }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QWindow* window() const override
    {
        return isValid() ? m_board->window()->windowHandle() : nullptr;
    }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_board);
    }
    [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override
    {
        return nullptr;
    }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* /*child*/) const override
    {
        return -1;
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Cell; }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.focused = isValid() && m_board->hasFocus() && isChosen();
        state.selectable = true;
        state.selected = state.focused;
        return state;
    }
    [[nodiscard]] QRect rect() const override
    {
        const QRectF cell = box(m_cell.corners);
        const QRect here =
            QRectF(m_board->toPixels(cell.topLeft()), m_board->toPixels(cell.bottomRight()))
                .toRect();
        return {m_board->mapToGlobal(here.topLeft()), here.size()};
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Name)
            return QStringLiteral("%1: %2").arg(where(), what());
        return kind == QAccessible::Value ? what() : QString();
    }
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}

private:
    [[nodiscard]] QString where() const
    {
        return translated(m_board->puzzle().placeName(*m_board->problem(), m_cell.place));
    }
    [[nodiscard]] QString what() const { return m_board->spoken(m_cell); }

    QPointer<Board> m_board;
    ShownCell m_cell;
};

class BoardAccessible : public QAccessibleWidget
{
public:
    explicit BoardAccessible(Board& board)
        : QAccessibleWidget(&board, QAccessible::Table), m_board(board)
    {
    }
    ~BoardAccessible() override { clear(); }

    [[nodiscard]] int childCount() const override { return static_cast<int>(children().size()); }
    [[nodiscard]] QAccessibleInterface* child(int index) const override
    {
        return index >= 0 && index < childCount() ? children()[static_cast<std::size_t>(index)].face
                                                  : nullptr;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override
    {
        const auto& all = children();
        const auto found = std::ranges::find(all, child, &Child::face);
        return found == all.end() ? -1 : static_cast<int>(found - all.begin());
    }
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override
    {
        for (const Child& each : children())
            if (each.face->rect().contains(x, y))
                return each.face;
        return nullptr;
    }
    [[nodiscard]] QAccessibleInterface* focusChild() const override
    {
        const auto chosen = chosenChild();
        return m_board.hasFocus() && chosen ? child(*chosen) : nullptr;
    }

    [[nodiscard]] std::optional<int> chosenChild() const
    {
        const auto& all = children();
        const auto found =
            std::ranges::find_if(all, [](const Child& child) { return child.face->isChosen(); });
        if (found == all.end())
            return std::nullopt;
        return static_cast<int>(found - all.begin());
    }

private:
    struct Child
    {
        CellAccessible* face;
        QAccessible::Id id;
    };

    // Those of the present problem; made when they are first asked for.
    const std::vector<Child>& children() const
    {
        if (m_problem == m_board.problem())
            return m_children;
        clear();
        m_problem = m_board.problem();
        const std::vector<ShownCell> cells = m_problem ? m_board.cells() : std::vector<ShownCell>();
        if (cells.size() > kMostChildren)
            return m_children;
        for (const ShownCell& cell : cells) {
            auto face = std::make_unique<CellAccessible>(m_board, cell);
            CellAccessible* const seen = face.get();
            // The cache owns it from now on.
            m_children.push_back({seen, QAccessible::registerAccessibleInterface(face.release())});
        }
        return m_children;
    }
    void clear() const
    {
        for (const Child& each : m_children)
            QAccessible::deleteAccessibleInterface(each.id);
        m_children.clear();
    }

    Board& m_board;
    mutable ProblemPtr m_problem;
    mutable std::vector<Child> m_children;
};

QAccessibleInterface* makeInterface(const QString& /*className*/, QObject* object)
{
    auto* const board = qobject_cast<Board*>(object);
    return board != nullptr ? std::make_unique<BoardAccessible>(*board).release() : nullptr;
}

} // namespace

QString drawnIn(const Picture& picture, const CellCorners& corners)
{
    const QRectF cell = box(corners);
    Description description;
    for (const Shape& shape : picture.shapes())
        if (isIn(shape, cell))
            description.add(shape);
    return description.text();
}

void announceChosen(Board& board)
{
    if (!QAccessible::isActive())
        return;
    const auto* const face =
        static_cast<const BoardAccessible*>(QAccessible::queryAccessibleInterface(&board));
    if (const auto chosen = face != nullptr ? face->chosenChild() : std::nullopt) {
        QAccessibleEvent event(&board, QAccessible::Focus);
        event.setChild(*chosen);
        QAccessible::updateAccessibility(&event);
    }
}

void installBoardAccessibility()
{
    QAccessible::installFactory(makeInterface); // knows which ones it has
}

} // namespace clew
