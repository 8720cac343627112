// The chessboard of the queens: click to place or take away a given queen, change the size beside
// it.

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <algorithm>

#include "core/puzzles/queens/queens.h"
#include "widgets/boards/gridboard.h"
#include "widgets/sizebox.h"
#include "widgets/theme.h"

namespace clew::queens {

namespace {

// Larger boards are for the command line: nobody clicks among a thousand squares a side.
constexpr int kMaxBoardSize = 200;
constexpr int kMostTyped = 99'999; ///< what is typed is refused whole, not cut short

class QueensBoard : public GridBoard
{
    Q_OBJECT

public:
    QueensBoard(const Puzzle& puzzle, QWidget* parent)
        : GridBoard(puzzle, parent), m_tools(new QWidget(this)), m_size(new SizeBox)
    {
        auto* const layout = new QHBoxLayout(m_tools);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(kSpace);
        auto* const label = new QLabel(tr("&Queens"));
        label->setBuddy(m_size);
        layout->addWidget(label);
        layout->addWidget(m_size);
        m_size->setRange(1, kMostTyped);
        givesKeysBack(*m_size);
        m_size->setObjectName(QStringLiteral("queensSize"));
        m_tools->hide();
        connect(m_size, &QSpinBox::valueChanged, this, &QueensBoard::resizeTo);
    }

    QWidget* tools() override { return m_tools; }

    QString hint() const override
    {
        return tr("Click a square to place a queen that must stay there; click it again to take it "
                  "away. Or leave the board empty.");
    }

    QString playHint() const override
    {
        return tr("Click a square to place a queen or take it away; with the right button, or X, "
                  "cross a square out.");
    }

    bool canBeCleared() const override { return true; }

    void clearBoard() override
    {
        if (queens().givens.empty())
            return;
        auto changed = std::make_shared<QueensProblem>(queens());
        changed->givens.clear();
        offer(changed, tr("Clear board"));
    }

    QList<KeyHelp> keyHelp() const override
    {
        QList<KeyHelp> keys{{tr("Return"), tr("A queen here, or none")}};
        if (isByHand())
            keys.append({tr("X"), tr("Cross the square out, or not")});
        return keys;
    }

    std::optional<Place> placeAt(QPointF unit) const override
    {
        const auto cell = cellAt(unit);
        if (!cell)
            return std::nullopt;
        return Place{static_cast<Variable>(cell->x()), static_cast<Value>(cell->y())};
    }

    CellMeaning cellMeaning() const override { return CellMeaning::OfAssignment; }

protected:
    QSize gridSize() const override
    {
        const int size = problem() ? static_cast<int>(queens().size) : 0;
        return {size, size};
    }

    bool cellPressed(QPoint cell, Qt::MouseButton button, Qt::KeyboardModifiers /*m*/) override
    {
        if (button == Qt::LeftButton || (button == Qt::RightButton && has(cell)))
            toggle(cell);
        return false;
    }

    bool cellKey(QPoint cell, QKeyEvent& event) override
    {
        switch (event.key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Q:
            if (event.modifiers() & Qt::ControlModifier)
                return false;
            toggle(cell);
            return true;
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
            if (has(cell))
                toggle(cell);
            return true;
        default:
            return false;
        }
    }

    bool cellPlayed(QPoint cell, Qt::MouseButton button, Qt::KeyboardModifiers /*m*/) override
    {
        if (button == Qt::LeftButton)
            playQueen(cell);
        else if (button == Qt::RightButton)
            playCross(cell);
        return false;
    }

    bool cellPlayKey(QPoint cell, QKeyEvent& event) override
    {
        if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier))
            return false;
        switch (event.key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Q:
            playQueen(cell);
            return true;
        case Qt::Key_X:
            playCross(cell);
            return true;
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
            if (playedValue(toSquare(cell).column) == toSquare(cell).row)
                playQueen(cell);
            else if (hasNote(crossAt(cell)))
                playCross(cell);
            return true;
        default:
            return false;
        }
    }

    void paintOverlay(QPainter& painter) override
    {
        if (isByHand())
            paintPlay(painter);
        GridBoard::paintOverlay(painter);
    }

    QString remarkOn(QPoint cell) const override
    {
        const Square square = toSquare(cell);
        QString name = tr("Column %1, row %2").arg(square.column + 1).arg(square.row + 1);
        const auto& givens = queens().givens;
        const auto attacker = std::ranges::find_if(
            givens, [&](Square given) { return given != square && attacks(given, square); });
        if (attacker == givens.end())
            return name;
        return tr("%1: attacked by the queen in column %2, row %3")
            .arg(name)
            .arg(attacker->column + 1)
            .arg(attacker->row + 1);
    }

    void problemChanged() override
    {
        GridBoard::problemChanged();
        const QSignalBlocker blocker(m_size);
        const int size = gridSize().width();
        m_size->setMaximum(std::max(kMostTyped, size)); // files may hold larger boards
        m_size->setValue(size);
    }

private:
    [[nodiscard]] const QueensProblem& queens() const
    {
        return static_cast<const QueensProblem&>(*problem());
    }

    static Square toSquare(QPoint cell)
    {
        return {static_cast<std::uint32_t>(cell.x()), static_cast<std::uint32_t>(cell.y())};
    }

    [[nodiscard]] bool has(QPoint cell) const
    {
        return std::ranges::binary_search(queens().givens, toSquare(cell));
    }

    // ---- playing

    // Another one of its column goes.
    void playQueen(QPoint cell)
    {
        const Square square = toSquare(cell);
        enter(square.column, playedValue(square.column) == square.row ? kNoValue : square.row);
    }

    static Note crossAt(QPoint cell)
    {
        return {NoteKind::Cross, toSquare(cell).column, toSquare(cell).row};
    }

    void playCross(QPoint cell)
    {
        if (playedValue(toSquare(cell).column) != toSquare(cell).row)
            emit noted({crossAt(cell)});
    }

    // Crosses, and squares that are attacked.
    void paintPlay(QPainter& painter) const
    {
        const std::vector<Square> placed = placedQueens();
        QColor attacked = theme::colour(Ink::Hand);
        attacked.setAlpha(40);
        for (int y = 0; y < gridSize().height() && showsAids(); ++y)
            for (int x = 0; x < gridSize().width(); ++x)
                if (std::ranges::any_of(placed, [&](Square queen) {
                        return queen != toSquare({x, y}) && attacks(queen, toSquare({x, y}));
                    }))
                    painter.fillRect(cellRect({x, y}), attacked);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme::colour(Ink::Hand), std::max(1.5, unitSize() * 0.05)));
        for (const Note& note : notes()) {
            if (note.kind != NoteKind::Cross)
                continue;
            const QRectF rect =
                cellRect({static_cast<int>(note.variable), static_cast<int>(note.value)});
            const double inset = rect.width() * 0.34;
            const QRectF cross = rect.adjusted(inset, inset, -inset, -inset);
            painter.drawLine(cross.topLeft(), cross.bottomRight());
            painter.drawLine(cross.bottomLeft(), cross.topRight());
        }
    }

    [[nodiscard]] std::vector<Square> placedQueens() const
    {
        std::vector<Square> placed;
        for (std::uint32_t column = 0; column < queens().size; ++column)
            if (playedValue(column) != kNoValue)
                placed.push_back({column, playedValue(column)});
        return placed;
    }

    void toggle(QPoint cell)
    {
        auto changed = std::make_shared<QueensProblem>(queens());
        const Square square = toSquare(cell);
        const auto at = std::ranges::lower_bound(changed->givens, square);
        const bool removes = at != changed->givens.end() && *at == square;
        if (removes)
            changed->givens.erase(at);
        else
            changed->givens.insert(at, square);
        offer(changed, removes ? tr("Take queen away") : tr("Place queen"));
    }

    // Queens beyond the new border are taken off; undo brings them back.
    void resizeTo(int size)
    {
        if (size > kMaxBoardSize) {
            const QSignalBlocker blocker(m_size);
            m_size->setValue(gridSize().width());
            emit remarked(
                tr("Boards of up to %1 queens are made here; larger ones are opened from files.")
                    .arg(kMaxBoardSize));
            return;
        }
        auto changed = std::make_shared<QueensProblem>(queens());
        changed->size = static_cast<std::uint32_t>(size);
        std::erase_if(changed->givens, [&](Square square) {
            return square.column >= changed->size || square.row >= changed->size;
        });
        offer(changed, tr("Change size"));
    }

    QWidget* m_tools;
    QSpinBox* m_size;
};

} // namespace

Board* makeBoard(const Puzzle& puzzle, QWidget* parent)
{
    return new QueensBoard(puzzle, parent);
}

} // namespace clew::queens

#include "queensboard.moc"
