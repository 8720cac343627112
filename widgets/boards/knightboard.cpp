// The knight's board: click where the tour is to start, block squares with the right button or by
// dragging, choose size and kind of tour beside it.

#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "core/puzzles/knight/knight.h"
#include "widgets/boards/gridboard.h"
#include "widgets/sizebox.h"
#include "widgets/theme.h"

namespace clew::knight {

namespace {

class KnightBoard : public GridBoard
{
    Q_OBJECT

public:
    KnightBoard(const Puzzle& puzzle, QWidget* parent)
        : GridBoard(puzzle, parent), m_tools(new QWidget(this)), m_columns(new SizeBox),
          m_rows(new SizeBox), m_closed(new QCheckBox(tr("Close&d")))
    {
        auto* const layout = new QHBoxLayout(m_tools);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(kSpace);
        addSide(*layout, *m_columns, QStringLiteral("knightColumns"), tr("&Columns"), kMaxSide);
        addSide(*layout, *m_rows, QStringLiteral("knightRows"), tr("&Rows"), kMaxSide);
        for (SizeBox* const box : {m_columns, m_rows}) {
            givesKeysBack(*box);
            connect(box, &QSpinBox::valueChanged, this, &KnightBoard::resizeGrid);
        }
        m_closed->setObjectName(QStringLiteral("knightClosed"));
        m_closed->setToolTip(tr("The last square is a jump away from the first"));
        layout->addWidget(m_closed);
        m_tools->hide();
        connect(m_closed, &QCheckBox::toggled, this, &KnightBoard::setClosed);
    }

    QWidget* tools() override { return m_tools; }

    QString hint() const override
    {
        return tr(
            "Click the square where the tour is to start, or none for any. Drag, or click with "
            "the right button, to block squares and free them again.");
    }

    // Of the marks once there are any, and no longer for that: the board stays as large.
    QString playHint() const override
    {
        bool isMarked = false;
        if (showsAids())
            eachOpen(playedPath(), [&](Value, bool, int ways) { isMarked = isMarked || ways < 2; });
        return isMarked ? tr("Click a square to jump there, or one of the tour to go back. A "
                             "slash: a dead end. A cross: out of reach.")
                        : tr("Click a square to jump there; a click on a square of the tour goes "
                             "back to it, on the last one it takes the jump back.");
    }

    QList<KeyHelp> keyHelp() const override
    {
        if (isByHand())
            return {{tr("Return"), tr("Jump here")}, {tr("Delete"), tr("Take the last jump back")}};
        return {{tr("Return"), tr("The tour starts here, or anywhere")},
                {tr("X"), tr("Block the square, or free it")},
                {tr("Delete"), tr("Clear the start or the block")}};
    }

    std::optional<Place> placeAt(QPointF unit) const override
    {
        const auto cell = cellAt(unit);
        if (!cell)
            return std::nullopt;
        return Place{0, toSquare(*cell)};
    }

    CellMeaning cellMeaning() const override { return CellMeaning::OfValue; }

protected:
    QSize gridSize() const override
    {
        return problem()
                   ? QSize(static_cast<int>(knight().columns), static_cast<int>(knight().rows))
                   : QSize();
    }

    // The left button chooses the start if it is released where it was pressed.
    bool cellPressed(QPoint cell, Qt::MouseButton button, Qt::KeyboardModifiers /*m*/) override
    {
        if (button != Qt::LeftButton && button != Qt::RightButton)
            return false;
        const Value square = toSquare(cell);
        m_stroke = {square};
        m_strokeBlocks = !isBlocked(square);
        m_strokeIsClick = button == Qt::LeftButton;
        update();
        return true;
    }

    bool cellPlayed(QPoint cell, Qt::MouseButton button, Qt::KeyboardModifiers /*m*/) override
    {
        if (button == Qt::LeftButton)
            jumpTo(toSquare(cell));
        else if (button == Qt::RightButton)
            jumpBack();
        return false;
    }

    bool cellPlayKey(QPoint cell, QKeyEvent& event) override
    {
        if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier))
            return false;
        switch (event.key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            jumpTo(toSquare(cell));
            return true;
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
            jumpBack();
            return true;
        default:
            return false;
        }
    }

    void cellDragged(QPoint cell) override
    {
        m_strokeIsClick = false;
        m_stroke.push_back(toSquare(cell));
        update();
    }

    void strokeEnded() override
    {
        const std::vector<Value> squares = std::exchange(m_stroke, {});
        if (squares.empty())
            return;
        if (m_strokeIsClick)
            chooseStart(squares.front());
        else
            setBlocked(squares, m_strokeBlocks);
        update();
    }

    bool cellKey(QPoint cell, QKeyEvent& event) override
    {
        if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier))
            return false;
        const Value square = toSquare(cell);
        switch (event.key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_S:
            chooseStart(square);
            return true;
        case Qt::Key_X:
            setBlocked({square}, !isBlocked(square));
            return true;
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
            if (isBlocked(square))
                setBlocked({square}, false);
            else if (knight().from == square)
                chooseStart(square);
            return true;
        default:
            return false;
        }
    }

    QString remarkOn(QPoint cell) const override
    {
        const Value square = toSquare(cell);
        const QString name = QString::fromStdString(squareName(knight(), square));
        if (isBlocked(square))
            return tr("%1 is blocked").arg(name);
        int left = 0;
        const std::vector<bool> visited = visitedSquares();
        JumpGraph(knight()).forEachJump(square, [&](Value to, std::size_t) {
            left += visited.empty() || !visited[to] ? 1 : 0;
        });
        return tr("%1: %n jump(s) left", nullptr, left).arg(name);
    }

    void problemChanged() override
    {
        GridBoard::problemChanged();
        m_stroke.clear();
        const QSignalBlocker columns(m_columns);
        const QSignalBlocker rows(m_rows);
        const QSignalBlocker closed(m_closed);
        m_columns->setValue(static_cast<int>(knight().columns));
        m_rows->setValue(static_cast<int>(knight().rows));
        m_closed->setChecked(knight().closed);
    }

    // What the stroke has painted so far.
    void paintOverlay(QPainter& painter) override
    {
        if (showsAids())
            paintJumps(painter);
        GridBoard::paintOverlay(painter);
        if (m_strokeIsClick || isByHand())
            return;
        QColor colour = theme::colour(m_strokeBlocks ? Ink::StrongLine : Ink::Cell);
        colour.setAlpha(200);
        for (const Value square : m_stroke) {
            const QPointF corner = gridOrigin() + QPointF(toCell(square));
            painter.fillRect(QRectF(toPixels(corner), toPixels(corner + QPointF(1, 1))), colour);
        }
    }

private:
    [[nodiscard]] const KnightProblem& knight() const
    {
        return static_cast<const KnightProblem&>(*problem());
    }

    [[nodiscard]] Value toSquare(QPoint cell) const
    {
        return static_cast<Value>(cell.y()) * knight().columns + static_cast<Value>(cell.x());
    }

    [[nodiscard]] QPoint toCell(Value square) const
    {
        return {static_cast<int>(square % knight().columns),
                static_cast<int>(square / knight().columns)};
    }

    [[nodiscard]] bool isBlocked(Value square) const
    {
        return std::ranges::binary_search(knight().blocked, square);
    }

    // ---- playing

    [[nodiscard]] std::vector<Value> playedPath() const
    {
        std::vector<Value> path;
        while (playedValue(static_cast<Variable>(path.size())) != kNoValue)
            path.push_back(playedValue(static_cast<Variable>(path.size())));
        return path;
    }

    void jumpTo(Value square)
    {
        const std::vector<Value> path = playedPath();
        const auto at = std::ranges::find(path, square);
        const auto move = static_cast<Variable>(at - path.begin());
        if (at == path.end() && !path.empty() && !JumpGraph(knight()).isJump(path.back(), square))
            remarkForNow(tr("%1 is not a knight's jump away.")
                             .arg(QString::fromStdString(squareName(knight(), square))));
        else if (at == path.end())
            enter(move, square);
        else // what comes after it goes; of the last one, itself
            enter(move + (move + 1 == path.size() ? 0 : 1), kNoValue);
    }

    void jumpBack()
    {
        if (const std::size_t moves = playedPath().size(); moves > 0)
            enter(static_cast<Variable>(moves - 1), kNoValue);
    }

    // Calls `visit` with each square that is not visited, whether the knight can jump there now,
    // and from how many squares it could come; of the last square left that is enough for a tour.
    template<class Visit>
    void eachOpen(const std::vector<Value>& path, Visit visit) const
    {
        if (path.empty() || path.size() == knight().freeCount())
            return;
        const JumpGraph graph(knight());
        std::vector<bool> visited(knight().squareCount());
        for (const Value square : path)
            visited[square] = true;
        for (Value square = 0; square < knight().squareCount(); ++square) {
            if (visited[square] || !graph.isFree(square))
                continue;
            const bool isNext = graph.isJump(path.back(), square);
            int ways = 0;
            graph.forEachJump(square, [&](Value from, std::size_t) {
                ways += !visited[from] || from == path.back() ? 1 : 0;
            });
            const bool isLast = isNext && path.size() + 1 == knight().freeCount();
            visit(square, isNext, isLast ? std::max(ways, 2) : ways);
        }
    }

    // Where the knight can go, squares that it can never reach any more, crossed, and dead ends,
    // which it can enter but not leave, struck through.
    void paintJumps(QPainter& painter) const
    {
        eachOpen(playedPath(), [&](Value square, bool isNext, int ways) {
            painter.setRenderHint(QPainter::Antialiasing);
            const QRectF rect = cellRect(toCell(square));
            if (isNext) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(theme::colour(Ink::Hand));
                painter.drawEllipse(rect.center(), rect.width() * 0.09, rect.height() * 0.09);
            }
            if (ways > 1)
                return;
            painter.setPen(QPen(theme::colour(Ink::Conflict), std::max(1.5, unitSize() * 0.05)));
            const double inset = rect.width() * 0.35;
            const QRectF cross = rect.adjusted(inset, inset, -inset, -inset);
            painter.drawLine(cross.bottomLeft(), cross.topRight());
            if (ways == 0)
                painter.drawLine(cross.topLeft(), cross.bottomRight());
        });
    }

    // Empty if no path is shown.
    [[nodiscard]] std::vector<bool> visitedSquares() const
    {
        if (!shownSolution() && shownState() == nullptr)
            return {};
        std::vector<bool> visited(knight().squareCount());
        const auto visit = [&](Value square) {
            if (square < visited.size())
                visited[square] = true;
        };
        if (shownSolution())
            std::ranges::for_each(*shownSolution(), visit);
        else
            for (Variable move = 0; move < shownState()->dimensions().variables; ++move)
                visit(shownState()->value(move));
        return visited;
    }

    // Again on the same square: any start.
    void chooseStart(Value square)
    {
        auto changed = std::make_shared<KnightProblem>(knight());
        const bool clears = changed->from == square;
        if (!clears && isBlocked(square)) {
            emit remarked(tr("%1 is blocked: free it before the tour can start there")
                              .arg(QString::fromStdString(squareName(knight(), square))));
            return;
        }
        changed->from = clears ? std::nullopt : std::optional(square);
        offer(changed, clears ? tr("Start anywhere") : tr("Choose start"));
    }

    void setBlocked(const std::vector<Value>& squares, bool blocked)
    {
        auto changed = std::make_shared<KnightProblem>(knight());
        for (const Value square : squares) {
            std::erase(changed->blocked, square);
            if (blocked)
                changed->blocked.push_back(square);
            if (blocked && changed->from == square)
                changed->from.reset();
        }
        std::ranges::sort(changed->blocked);
        if (changed->blocked != knight().blocked)
            offer(changed, blocked ? tr("Block squares") : tr("Free squares"));
    }

    void setClosed(bool closed)
    {
        auto changed = std::make_shared<KnightProblem>(knight());
        changed->closed = closed;
        offer(changed, closed ? tr("Closed tour") : tr("Open tour"));
    }

    // Squares keep their names; those beyond the new border are dropped, and undo brings them back.
    void resizeGrid()
    {
        auto changed = std::make_shared<KnightProblem>();
        changed->columns = static_cast<std::uint32_t>(m_columns->value());
        changed->rows = static_cast<std::uint32_t>(m_rows->value());
        changed->closed = knight().closed;
        const auto moved = [&](Value square) {
            return squareNamed(*changed, squareName(knight(), square));
        };
        if (knight().from)
            changed->from = moved(*knight().from);
        for (const Value square : knight().blocked)
            if (const auto place = moved(square))
                changed->blocked.push_back(*place);
        std::ranges::sort(changed->blocked);
        offer(changed, tr("Change size"));
    }

    QWidget* m_tools;
    SizeBox* m_columns;
    SizeBox* m_rows;
    QCheckBox* m_closed;
    std::vector<Value> m_stroke; ///< squares of the stroke being made
    bool m_strokeBlocks = true;
    bool m_strokeIsClick = false;
};

} // namespace

Board* makeBoard(const Puzzle& puzzle, QWidget* parent)
{
    return new KnightBoard(puzzle, parent);
}

} // namespace clew::knight

#include "knightboard.moc"
