// The Suguru's board: type or pick numbers, draw areas by dragging across cells.

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

#include "core/puzzles/suguru/areas.h"
#include "widgets/boards/numberboard.h"
#include "widgets/boards/numberpad.h"
#include "widgets/sizebox.h"
#include "widgets/theme.h"

namespace clew::suguru {

namespace {

class SuguruBoard : public NumberBoard
{
    Q_OBJECT

public:
    SuguruBoard(const Puzzle& puzzle, QWidget* parent)
        : NumberBoard(puzzle, parent), m_columns(new SizeBox), m_rows(new SizeBox)
    {
        auto* const size = new QWidget;
        auto* const layout = new QHBoxLayout(size);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(kSpace);
        layout->addStretch(1);
        addSide(*layout, *m_columns, QStringLiteral("suguruColumns"), tr("&Columns"), kMaxSide);
        addSide(*layout, *m_rows, QStringLiteral("suguruRows"), tr("&Rows"), kMaxSide);
        for (SizeBox* const box : {m_columns, m_rows}) {
            givesKeysBack(*box);
            connect(box, &QSpinBox::valueChanged, this, &SuguruBoard::changeSize);
        }
        addSetUpRow(*size);
    }

    QString hint() const override
    {
        return tr(
            "Click a cell, then type a number or pick it above. Drag across cells to make them an "
            "area; with Shift they join the first cell's area.");
    }

    QList<KeyHelp> keyHelp() const override
    {
        if (isByHand())
            return playKeys();
        return {{tr("Digits, Delete"), tr("Write a number, clear the cell")},
                {tr("A"), tr("An area of this cell alone")},
                {tr("Shift+arrows"), tr("Take the next cell into the area")}};
    }

protected:
    QSize gridSize() const override
    {
        if (!problem())
            return {0, 0};
        return {static_cast<int>(suguru().width), static_cast<int>(suguru().height)};
    }

    bool cellPressed(QPoint cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) override
    {
        if (button != Qt::LeftButton)
            return NumberBoard::cellPressed(cell, button, modifiers);
        m_stroke = {cell};
        m_joins = (modifiers & Qt::ShiftModifier) != 0;
        return true;
    }

    // Cells of an area share sides: a slanted step takes the cell beside along.
    void cellDragged(QPoint cell) override
    {
        if (isByHand()) {
            NumberBoard::cellDragged(cell);
            return;
        }
        const QPoint last = m_stroke.back();
        if (cell.x() != last.x() && cell.y() != last.y())
            m_stroke.emplace_back(cell.x(), last.y());
        m_stroke.push_back(cell);
        update();
    }

    void strokeEnded() override
    {
        const std::vector<QPoint> stroke = std::exchange(m_stroke, {});
        if (stroke.size() > 1)
            drawArea(stroke, m_joins);
    }

    // With Shift the arrows take the next cell into the area.
    bool keyPressed(QKeyEvent& event) override
    {
        const QPoint before = caret();
        if (!NumberBoard::keyPressed(event))
            return false;
        if (!isByHand() && event.modifiers() == Qt::ShiftModifier && caret() != before)
            drawArea({before, caret()}, true);
        return true;
    }

    bool cellKey(QPoint cell, QKeyEvent& event) override
    {
        if (NumberBoard::cellKey(cell, event))
            return true;
        if (event.key() != Qt::Key_A || event.modifiers() != Qt::NoModifier)
            return false;
        drawArea({cell}, false);
        return true;
    }

    bool arePeers(QPoint a, QPoint b) const override
    {
        const auto& areas = suguru().areas;
        return areas[variableOf(a)] == areas[variableOf(b)] ||
               (std::abs(a.x() - b.x()) <= 1 && std::abs(a.y() - b.y()) <= 1);
    }

    int mostAt(QPoint cell) const override
    {
        const auto& areas = suguru().areas;
        return static_cast<int>(std::ranges::count(areas, areas[variableOf(cell)]));
    }

    int most() const override { return std::ranges::max(areaSizes()); }

    // Once in each area that is large enough.
    int wanted(int number) const override
    {
        return static_cast<int>(
            std::ranges::count_if(areaSizes(), [&](int size) { return size >= number; }));
    }

    Value givenAt(QPoint cell) const override { return suguru().givens[variableOf(cell)]; }

    ProblemPtr withGiven(QPoint cell, Value value) const override
    {
        auto changed = std::make_shared<SuguruProblem>(suguru());
        changed->givens[variableOf(cell)] = value;
        return changed;
    }

    QString remarkOn(QPoint cell) const override
    {
        return tr("Row %1, column %2: an area of %n cell(s)", nullptr, mostAt(cell))
            .arg(cell.y() + 1)
            .arg(cell.x() + 1);
    }

    void problemChanged() override
    {
        NumberBoard::problemChanged();
        m_stroke.clear();
        const QSignalBlocker columnsBlocker(m_columns);
        const QSignalBlocker rowsBlocker(m_rows);
        m_columns->setValue(gridSize().width());
        m_rows->setValue(gridSize().height());
    }

    void paintOverlay(QPainter& painter) override
    {
        QColor ground = theme::colour(Ink::Accent);
        ground.setAlpha(90);
        if (m_stroke.size() > 1) {
            QRegion cells;
            for (const QPoint cell : m_stroke) {
                const QPointF corner = gridOrigin() + QPointF(cell);
                cells += QRectF(toPixels(corner), toPixels(corner + QPointF(1, 1))).toAlignedRect();
            }
            for (const QRect& rect : cells)
                painter.fillRect(rect, ground);
        }
        NumberBoard::paintOverlay(painter);
    }

private:
    [[nodiscard]] std::vector<int> areaSizes() const
    {
        std::vector<int> sizes(suguru().cellCount());
        for (const std::uint32_t area : suguru().areas)
            ++sizes[area];
        return sizes;
    }

    [[nodiscard]] const SuguruProblem& suguru() const
    {
        return static_cast<const SuguruProblem&>(*problem());
    }

    // The cells become an area, or join the area of the first. What they leave behind falls into
    // its connected pieces, so that every area hangs together.
    void drawArea(const std::vector<QPoint>& cells, bool join)
    {
        auto changed = std::make_shared<SuguruProblem>(suguru());
        const std::uint32_t area =
            join ? changed->areas[variableOf(cells.front())] : changed->cellCount();
        for (const QPoint cell : cells)
            changed->areas[variableOf(cell)] = area;
        changed->areas = areasWithin(changed->width, changed->height, bordersOf(*changed));
        if (changed->areas != suguru().areas)
            offer(changed, tr("Draw area"));
    }

    // New cells are areas of their own; what lies beyond the new border is gone until undo.
    void changeSize()
    {
        auto changed = std::make_shared<SuguruProblem>();
        changed->width = static_cast<std::uint32_t>(m_columns->value());
        changed->height = static_cast<std::uint32_t>(m_rows->value());
        changed->givens.assign(changed->cellCount(), kNoValue);
        const std::uint32_t firstNew = suguru().cellCount();
        for (Variable cell = 0; cell < changed->cellCount(); ++cell) {
            const std::uint32_t x = cell % changed->width;
            const std::uint32_t y = cell / changed->width;
            const bool isOld = x < suguru().width && y < suguru().height;
            const Variable old = y * suguru().width + x;
            changed->areas.push_back(isOld ? suguru().areas[old] : firstNew + cell);
            if (isOld)
                changed->givens[cell] = suguru().givens[old];
        }
        changed->areas = areasWithin(changed->width, changed->height, bordersOf(*changed));
        offer(changed, tr("Change size"));
    }

    SizeBox* m_columns;
    SizeBox* m_rows;
    std::vector<QPoint> m_stroke;
    bool m_joins = false;
};

} // namespace

Board* makeBoard(const Puzzle& puzzle, QWidget* parent)
{
    return new SuguruBoard(puzzle, parent);
}

} // namespace clew::suguru

#include "suguruboard.moc"
