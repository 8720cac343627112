// The Suguru board: type numbers, draw areas by dragging across cells.

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSpinBox>
#include <QToolButton>
#include <algorithm>

#include "core/puzzles/suguru/suguru.h"
#include "widgets/boards/gridboard.h"
#include "widgets/theme.h"

namespace clew::suguru {

namespace {

constexpr int kMaxBoardSide = 40;

class SuguruBoard : public GridBoard
{
    Q_OBJECT

public:
    SuguruBoard(const Puzzle& puzzle, QWidget* parent)
        : GridBoard(puzzle, parent), m_tools(new QWidget(this)), m_columns(new QSpinBox),
          m_rows(new QSpinBox), m_drawing(new QToolButton)
    {
        auto* const layout = new QHBoxLayout(m_tools);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(kSpace);
        m_drawing->setText(tr("Draw &areas"));
        m_drawing->setCheckable(true);
        m_drawing->setObjectName(QStringLiteral("suguruDraw"));
        m_drawing->setToolTip(tr("Drag across cells: they become one area. Shift+drag does so at any time."));
        layout->addWidget(m_drawing);
        auto* const label = new QLabel(tr("&Size"));
        label->setBuddy(m_columns);
        layout->addWidget(label);
        for (QSpinBox* const side : {m_columns, m_rows}) {
            side->setRange(1, kMaxBoardSide);
            side->setKeyboardTracking(false);
            layout->addWidget(side);
            connect(side, &QSpinBox::valueChanged, this, &SuguruBoard::resizeBoard);
        }
        m_columns->setObjectName(QStringLiteral("suguruColumns"));
        m_columns->setAccessibleName(tr("Columns"));
        m_rows->setAccessibleName(tr("Rows"));
        m_tools->hide();
    }

    QWidget* tools() override { return m_tools; }

    QString hint() const override
    {
        return tr("Click a cell and type a number; Del clears it. To draw an area, hold Shift and "
                  "drag across its cells.");
    }

    std::optional<Place> placeAt(QPointF unit) const override
    {
        const auto cell = cellAt(unit);
        if (!cell)
            return std::nullopt;
        return Place{variableOf(*cell), kNoValue};
    }

protected:
    QSize gridSize() const override
    {
        return problem() ? QSize(static_cast<int>(suguru().width), static_cast<int>(suguru().height))
                         : QSize();
    }

    bool cellPressed(QPoint cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) override
    {
        if (button == Qt::RightButton) {
            enter(cell, kNoValue);
            return false;
        }
        if (button != Qt::LeftButton || !(m_drawing->isChecked() || (modifiers & Qt::ShiftModifier)))
            return false;
        m_stroke.assign(1, variableOf(cell));
        return true;
    }

    void cellDragged(QPoint cell) override
    {
        const Variable variable = variableOf(cell);
        if (std::ranges::find(m_stroke, variable) == m_stroke.end())
            m_stroke.push_back(variable);
        update();
    }

    void strokeEnded() override
    {
        if (m_stroke.empty())
            return;
        auto changed = std::make_shared<SuguruProblem>(suguru());
        const std::uint32_t fresh = *std::ranges::max_element(changed->areas) + 1;
        for (const Variable cell : m_stroke)
            changed->areas[cell] = fresh;
        m_stroke.clear();
        changed->areas = inReadingOrder(changed->areas);
        if (changed->areas != suguru().areas)
            offer(changed, tr("Draw area"));
        update();
    }

    bool cellKey(QPoint cell, QKeyEvent& event) override
    {
        if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier))
            return false;
        if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace) {
            enter(cell, kNoValue);
            return true;
        }
        if (event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9) {
            typeDigit(cell, event.key() - Qt::Key_0);
            return true;
        }
        return false;
    }

    QString remarkOn(QPoint cell) const override
    {
        const auto area = suguru().areas[variableOf(cell)];
        const auto size = std::ranges::count(suguru().areas, area);
        return tr("R%1C%2, an area of %n cell(s)", nullptr, static_cast<int>(size))
            .arg(cell.y() + 1)
            .arg(cell.x() + 1);
    }

    void problemChanged() override
    {
        GridBoard::problemChanged();
        const QSignalBlocker columns(m_columns);
        const QSignalBlocker rows(m_rows);
        m_columns->setValue(static_cast<int>(suguru().width));
        m_rows->setValue(static_cast<int>(suguru().height));
    }

    void paintOverlay(QPainter& painter) override
    {
        GridBoard::paintOverlay(painter);
        QColor tint = theme::colour(Ink::Accent);
        tint.setAlpha(90);
        for (const Variable cell : m_stroke) {
            const QPoint at(static_cast<int>(cell % suguru().width),
                            static_cast<int>(cell / suguru().width));
            const QPointF half(unitSize() / 2, unitSize() / 2);
            painter.fillRect(QRectF(cellCentre(at) - half, cellCentre(at) + half), tint);
        }
    }

private:
    [[nodiscard]] const SuguruProblem& suguru() const
    {
        return static_cast<const SuguruProblem&>(*problem());
    }

    [[nodiscard]] Variable variableOf(QPoint cell) const
    {
        return static_cast<Variable>(cell.y()) * suguru().width + static_cast<Variable>(cell.x());
    }

    // In areas of ten cells and more a second digit makes a number of two.
    void typeDigit(QPoint cell, int digit)
    {
        const Variable variable = variableOf(cell);
        const auto largest = std::ranges::count(suguru().areas, suguru().areas[variable]);
        const Value before = suguru().givens[variable];
        int number = digit;
        if (before != kNoValue && (static_cast<int>(before) + 1) * 10 + digit <= largest)
            number = (static_cast<int>(before) + 1) * 10 + digit;
        if (number >= 1 && number <= largest)
            enter(cell, static_cast<Value>(number - 1));
        else
            emit remarked(tr("This area takes the numbers 1 to %1.").arg(largest));
    }

    void enter(QPoint cell, Value value)
    {
        const Variable variable = variableOf(cell);
        if (suguru().givens[variable] == value)
            return;
        auto changed = std::make_shared<SuguruProblem>(suguru());
        changed->givens[variable] = value;
        offer(changed, value == kNoValue ? tr("Clear cell") : tr("Enter number"));
    }

    // Keeps what fits; each new cell is an area of its own until it is drawn into one.
    void resizeBoard()
    {
        const SuguruProblem& before = suguru();
        auto changed = std::make_shared<SuguruProblem>();
        changed->width = static_cast<std::uint32_t>(m_columns->value());
        changed->height = static_cast<std::uint32_t>(m_rows->value());
        std::uint32_t fresh = *std::ranges::max_element(before.areas);
        for (std::uint32_t y = 0; y < changed->height; ++y) {
            for (std::uint32_t x = 0; x < changed->width; ++x) {
                const bool isOld = x < before.width && y < before.height;
                changed->areas.push_back(isOld ? before.areas[y * before.width + x] : ++fresh);
                changed->givens.push_back(isOld ? before.givens[y * before.width + x] : kNoValue);
            }
        }
        changed->areas = inReadingOrder(changed->areas);
        offer(changed, tr("Change size"));
    }

    QWidget* m_tools;
    QSpinBox* m_columns;
    QSpinBox* m_rows;
    QToolButton* m_drawing;
    std::vector<Variable> m_stroke; ///< cells of the area being drawn
};

} // namespace

Board* makeBoard(const Puzzle& puzzle, QWidget* parent)
{
    return new SuguruBoard(puzzle, parent);
}

} // namespace clew::suguru

#include "suguruboard.moc"
