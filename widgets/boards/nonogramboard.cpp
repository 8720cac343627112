// The nonogram's board: paint cells filled or crossed, edit clues where they stand, or take them
// from a picture.

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMessageBox>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>
#include <algorithm>

#include "core/puzzles/nonogram/frompicture.h"
#include "core/puzzles/nonogram/geometry.h"
#include "core/puzzles/nonogram/linesolver.h"
#include "core/puzzles/nonogram/names.h"
#include "widgets/background.h"
#include "widgets/boards/gridboard.h"
#include "widgets/boards/nonogramclueedit.h"
#include "widgets/boards/nonogrampicture.h"
#include "widgets/sizebox.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew::nonogram {

namespace {

class NonogramBoard : public GridBoard
{
    Q_OBJECT

public:
    NonogramBoard(const Puzzle& puzzle, QWidget* parent)
        : GridBoard(puzzle, parent), m_tools(new QWidget(this)), m_columns(new SizeBox),
          m_rows(new SizeBox), m_editor(new ClueEdit(this))
    {
        buildTools();
        m_editor->hide();
        m_editor->setObjectName(QStringLiteral("clueEditor"));
        m_editor->setAccessibleName(tr("Clue"));
        m_editor->setValidator(new QRegularExpressionValidator(
            QRegularExpression(QStringLiteral("\\d{0,3}([ ,.]+\\d{1,3})*[ ,.]*")), m_editor));
        connect(m_editor, &QLineEdit::editingFinished, this, &NonogramBoard::commitClue);
        connect(m_editor, &ClueEdit::finished, this, &NonogramBoard::commitClue);
        connect(m_editor, &ClueEdit::abandoned, this, &NonogramBoard::abandonClue);
        connect(m_editor, &ClueEdit::passedOn, this, &NonogramBoard::passOn);
    }

    // The editor loses its focus when this board is half gone: its clue is left as it was.
    ~NonogramBoard() override { m_editor->disconnect(this); }

    QWidget* tools() override { return m_tools; }

    QString hint() const override
    {
        return tr(
            "Drag to fill cells, with the right button to cross them. Click a clue to change "
            "it. Keys: Return fills, X crosses, R and C open the clue of the row and column.");
    }

    QString playHint() const override
    {
        return tr("Drag to fill cells, with the right button to cross them out; with Shift a dot "
                  "is a note to yourself. Keys: Return fills, X crosses, D dots, Del wipes.");
    }

    QList<KeyHelp> keyHelp() const override
    {
        if (isByHand())
            return {{tr("Return, X, Delete"), tr("Fill, cross, clear the cell")},
                    {tr("D"), tr("A dot as a note to yourself")}};
        return {{tr("Return, X, Delete"), tr("Fill, cross, clear the cell")},
                {tr("R, C"), tr("Open the clue of the row, of the column")}};
    }

    std::optional<Place> placeAt(QPointF unit) const override
    {
        const auto cell = cellAt(unit);
        if (!cell)
            return std::nullopt;
        return Place{variableOf(*cell), kNoValue};
    }

    bool canBeCleared() const override { return true; }
    void clearBoard() override { wipe(); }

protected:
    QSize gridSize() const override
    {
        if (!problem())
            return {0, 0};
        return {static_cast<int>(nonogram().width), static_cast<int>(nonogram().height)};
    }

    QPointF gridOrigin() const override
    {
        const Geometry geometry = geometryOf(nonogram());
        return {geometry.left, geometry.top};
    }

    bool pressed(QPointF unit, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) override
    {
        const Hit hit = hitTest(nonogram(), unit.x(), unit.y());
        if (isByHand())
            return GridBoard::pressed(unit, button, modifiers);
        if (button == Qt::LeftButton && hit.kind == Hit::Kind::RowClue)
            editClue({true, hit.row});
        else if (button == Qt::LeftButton && hit.kind == Hit::Kind::ColumnClue)
            editClue({false, hit.column});
        else
            return GridBoard::pressed(unit, button, modifiers);
        return false;
    }

    // A stroke makes all its cells alike; beginning on a cell that looks so already, it wipes them.
    bool cellPressed(QPoint cell, Qt::MouseButton button, Qt::KeyboardModifiers /*m*/) override
    {
        if (button != Qt::LeftButton && button != Qt::RightButton)
            return false;
        const Cell wanted = button == Qt::LeftButton ? Cell::Filled : Cell::Empty;
        m_paint = markAt(variableOf(cell)) == wanted ? Cell::Unknown : wanted;
        m_first = cell;
        m_alongRow.reset();
        m_stroke = {cell};
        return true;
    }

    bool cellPlayed(QPoint cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) override
    {
        if (!(modifiers & Qt::ShiftModifier))
            return cellPressed(cell, button, modifiers);
        toggleDot(cell);
        return false;
    }

    bool cellPlayKey(QPoint cell, QKeyEvent& event) override
    {
        if (event.key() == Qt::Key_R || event.key() == Qt::Key_C) // clues are firm
            return false;
        if (event.key() != Qt::Key_D || event.modifiers() != Qt::NoModifier)
            return cellKey(cell, event);
        toggleDot(cell);
        return true;
    }

    // Held to the row or column in which it set out. What does not look as the first cell did is
    // left alone: filling runs over crosses without harm.
    void cellDragged(QPoint cell) override
    {
        const QPoint way = cell - m_first;
        if (!m_alongRow)
            m_alongRow = std::abs(way.x()) >= std::abs(way.y());
        const int length = *m_alongRow ? way.x() : way.y();
        const QPoint step =
            *m_alongRow ? QPoint(length > 0 ? 1 : -1, 0) : QPoint(0, length > 0 ? 1 : -1);
        const Cell before = markAt(variableOf(m_first));
        m_stroke.clear();
        for (int i = 0; i <= std::abs(length); ++i)
            if (markAt(variableOf(m_first + step * i)) == before)
                m_stroke.push_back(m_first + step * i);
        update();
    }

    void strokeEnded() override { mark(std::exchange(m_stroke, {}), m_paint); }

    bool cellKey(QPoint cell, QKeyEvent& event) override
    {
        if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier))
            return false;
        const auto toggle = [&](Cell wanted) {
            mark({cell}, markAt(variableOf(cell)) == wanted ? Cell::Unknown : wanted);
        };
        switch (event.key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            toggle(Cell::Filled);
            return true;
        case Qt::Key_X:
            toggle(Cell::Empty);
            return true;
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
            mark({cell}, Cell::Unknown);
            return true;
        case Qt::Key_R:
            editClue({true, static_cast<std::uint32_t>(cell.y())});
            return true;
        case Qt::Key_C:
            editClue({false, static_cast<std::uint32_t>(cell.x())});
            return true;
        default:
            return false;
        }
    }

    QString remarkOn(QPoint cell) const override
    {
        const Line row{true, static_cast<std::uint32_t>(cell.y())};
        const Line column{false, static_cast<std::uint32_t>(cell.x())};
        for (const Line line : {row, column})
            if (!isByHand() && !canBeCompleted(line)) // mistakes are not shown unasked
                return impossible(line);
        return tr("Row %1 (%2), column %3 (%4)")
            .arg(row.index + 1)
            .arg(text(row))
            .arg(column.index + 1)
            .arg(text(column));
    }

    void hovered(QPointF unit) override
    {
        m_cross = cellAt(unit);
        GridBoard::hovered(unit);
    }

    void leaveEvent(QEvent* event) override
    {
        m_cross.reset();
        update();
        GridBoard::leaveEvent(event);
    }

    void problemChanged() override
    {
        GridBoard::problemChanged();
        closeEditor();
        m_stroke.clear();
        const QSignalBlocker columnsBlocker(m_columns);
        const QSignalBlocker rowsBlocker(m_rows);
        m_columns->setValue(gridSize().width());
        m_rows->setValue(gridSize().height());
    }

    void paintOverlay(QPainter& painter) override
    {
        if (m_cross)
            paintCrossHair(painter, *m_cross);
        for (const QPoint cell : m_stroke)
            paintStroke(painter, cell);
        if (isByHand()) {
            paintDots(painter);
            paintCount(painter);
        }
        GridBoard::paintOverlay(painter);
        paintHeaders(painter);
    }

private:
    [[nodiscard]] const NonogramProblem& nonogram() const
    {
        return static_cast<const NonogramProblem&>(*problem());
    }

    [[nodiscard]] Variable variableOf(QPoint cell) const
    {
        return static_cast<Variable>(cell.y()) * nonogram().width + static_cast<Variable>(cell.x());
    }

    [[nodiscard]] QString text(Line line) const
    {
        return QString::fromStdString(clueText(clueOf(nonogram(), line)));
    }

    // ---- painting

    [[nodiscard]] Cell markAt(Variable cell) const
    {
        if (isByHand()) {
            const Value value = playedValue(cell);
            return value == kNoValue ? Cell::Unknown : static_cast<Cell>(value);
        }
        return nonogram().marks.empty() ? Cell::Unknown : nonogram().marks[cell];
    }

    void toggleDot(QPoint cell) { emit noted({{NoteKind::Dot, variableOf(cell), 0}}); }

    void paintDots(QPainter& painter) const
    {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme::colour(Ink::Hand));
        painter.setRenderHint(QPainter::Antialiasing);
        for (const Note& note : notes())
            if (note.kind == NoteKind::Dot) {
                const int cell = static_cast<int>(note.variable);
                const QRectF rect =
                    cellRect({cell % gridSize().width(), cell / gridSize().width()});
                painter.drawEllipse(rect.center(), rect.width() * 0.12, rect.height() * 0.12);
            }
    }

    [[nodiscard]] QFont headerFont() const
    {
        QFont small = font();
        small.setPixelSize(std::clamp(static_cast<int>(unitSize() * 0.45), 7, 16));
        return small;
    }
    // From one run to the next.
    [[nodiscard]] static double headerStep(const QFontMetricsF& metrics, bool isRow)
    {
        return isRow ? metrics.horizontalAdvance(QStringLiteral("00 ")) : metrics.lineSpacing();
    }
    // What the longest clue takes; zoomed in, the header of the picture would take more.
    [[nodiscard]] double headerSize(bool isRow, std::uint32_t lines) const
    {
        std::size_t longest = 1;
        for (std::uint32_t line = 0; line < lines; ++line)
            longest = std::max(longest, clueOf(nonogram(), {isRow, line}).size());
        return (static_cast<double>(longest) + 0.25) *
               headerStep(QFontMetricsF(headerFont()), isRow);
    }

    // Clues that have been zoomed out of view stay at the edge.
    void paintHeaders(QPainter& painter) const
    {
        constexpr double kMostOfBoard = 0.3;
        const QPointF start = toPixels({0, 0});
        const QPointF grid = toPixels(gridOrigin());
        if (start.x() < 0) {
            const double width =
                std::min({grid.x() - start.x(), this->width() * kMostOfBoard,
                          headerSize(true, static_cast<std::uint32_t>(gridSize().height()))});
            for (int row = 0; row < gridSize().height(); ++row) {
                const QRectF cell = cellRect({0, row});
                paintHeader(painter, {true, static_cast<std::uint32_t>(row)},
                            QRectF(0, cell.top(), width, cell.height()));
            }
        }
        if (start.y() < 0) {
            const double height =
                std::min({grid.y() - start.y(), this->height() * kMostOfBoard,
                          headerSize(false, static_cast<std::uint32_t>(gridSize().width()))});
            for (int column = 0; column < gridSize().width(); ++column) {
                const QRectF cell = cellRect({column, 0});
                paintHeader(painter, {false, static_cast<std::uint32_t>(column)},
                            QRectF(cell.left(), 0, cell.width(), height));
            }
        }
    }

    // The last runs are nearest to the grid; those that are surely met are faint.
    void paintHeader(QPainter& painter, Line line, const QRectF& box) const
    {
        if (!box.intersects(QRectF(rect())))
            return;
        std::vector<Cell> cells;
        for (std::uint32_t i = 0; i < lengthOf(nonogram(), line); ++i)
            cells.push_back(markAt(cellOf(nonogram(), line, i)));
        const Clue& clue = clueOf(nonogram(), line);
        const std::vector<bool> met = runsMet(clue, cells);
        painter.fillRect(box, theme::colour(Ink::Paper)); // over what is zoomed in beneath
        painter.setFont(headerFont());
        const double step = headerStep(QFontMetricsF(headerFont()), line.isRow);
        QRectF place = line.isRow ? QRectF(box.right() - step, box.top(), step, box.height())
                                  : QRectF(box.left(), box.bottom() - step, box.width(), step);
        for (std::size_t run = clue.size(); run-- > 0 && box.intersects(place);) {
            painter.setPen(theme::colour(met[run] ? Ink::Muted : Ink::Text));
            painter.drawText(place, Qt::AlignCenter, QString::number(clue[run]));
            place.translate(line.isRow ? -step : 0, line.isRow ? 0 : -step);
        }
    }

    // How long the run is that is being drawn.
    void paintCount(QPainter& painter) const
    {
        if (m_stroke.size() < 2)
            return;
        const QRectF last = cellRect(m_stroke.back());
        const QRectF box = last.translated(last.width(), -last.height());
        QFont bold = font();
        bold.setBold(true);
        painter.setFont(bold);
        const QRectF ground = QRectF(QPointF(), QSizeF(28, 20)).translated(box.topLeft());
        painter.fillRect(ground, theme::colour(Ink::Hand));
        painter.setPen(theme::colour(Ink::Paper));
        painter.drawText(ground, Qt::AlignCenter, QString::number(m_stroke.size()));
    }

    void mark(const std::vector<QPoint>& cells, Cell value)
    {
        if (isByHand()) {
            std::vector<Assignment> entries;
            for (const QPoint cell : cells)
                entries.push_back({variableOf(cell),
                                   value == Cell::Unknown ? kNoValue : static_cast<Value>(value)});
            if (!entries.empty())
                emit entered(entries);
            return;
        }
        auto changed = std::make_shared<NonogramProblem>(nonogram());
        changed->marks.resize(changed->cellCount(), Cell::Unknown);
        for (const QPoint cell : cells)
            changed->marks[variableOf(cell)] = value;
        if (std::ranges::count(changed->marks, Cell::Unknown) ==
            static_cast<std::ptrdiff_t>(changed->marks.size()))
            changed->marks.clear();
        if (changed->marks == nonogram().marks)
            return;
        offer(changed, value == Cell::Filled  ? tr("Fill cells")
                       : value == Cell::Empty ? tr("Cross cells")
                                              : tr("Wipe cells"));
        emit remarked(verdict());
    }

    // What the rules say of what is painted.
    [[nodiscard]] QString verdict() const
    {
        for (const Line line : linesOf(nonogram()))
            if (!canBeCompleted(line))
                return impossible(line);
        const auto& marks = nonogram().marks;
        Solution values(nonogram().cellCount());
        for (Variable cell = 0; cell < values.size(); ++cell)
            values[cell] = !marks.empty() && marks[cell] == Cell::Filled ? 1 : 0;
        return puzzle().verify(nonogram(), values).empty()
                   ? tr("Every row and column meets its clue.")
                   : QString();
    }

    [[nodiscard]] bool canBeCompleted(Line line) const
    {
        const Clue& clue = clueOf(nonogram(), line);
        if (leastLength(clue) > lengthOf(nonogram(), line))
            return false;
        std::vector<Cell> cells;
        for (std::uint32_t i = 0; i < lengthOf(nonogram(), line); ++i)
            cells.push_back(markAt(cellOf(nonogram(), line, i)));
        return LineSolver().feasible(clue, cells);
    }

    [[nodiscard]] QString impossible(Line line) const
    {
        return (line.isRow ? tr("Row %1 (%2) cannot be completed like this.")
                           : tr("Column %1 (%2) cannot be completed like this."))
            .arg(line.index + 1)
            .arg(text(line));
    }

    void paintCrossHair(QPainter& painter, QPoint cell) const
    {
        QColor faint = theme::colour(Ink::Accent);
        faint.setAlpha(20);
        const QPointF origin = gridOrigin();
        const QSize size = gridSize();
        painter.fillRect(QRectF(toPixels({0, origin.y() + cell.y()}),
                                toPixels({origin.x() + size.width(), origin.y() + cell.y() + 1})),
                         faint);
        painter.fillRect(QRectF(toPixels({origin.x() + cell.x(), 0}),
                                toPixels({origin.x() + cell.x() + 1, origin.y() + size.height()})),
                         faint);
    }

    void paintStroke(QPainter& painter, QPoint cell) const
    {
        const QPointF corner = gridOrigin() + QPointF(cell);
        const QRectF square(toPixels(corner), toPixels(corner + QPointF(1, 1)));
        const double inset = square.width() * 0.3;
        const auto ink = [this](Ink setUp) { return isByHand() ? Ink::Hand : setUp; };
        painter.fillRect(square.adjusted(1, 1, -1, -1),
                         theme::colour(m_paint == Cell::Filled ? ink(Ink::Text) : Ink::Cell));
        if (m_paint != Cell::Empty)
            return;
        const QRectF cross = square.adjusted(inset, inset, -inset, -inset);
        painter.setPen(QPen(theme::colour(ink(Ink::Muted)), std::max(1.0, square.width() * 0.08)));
        painter.drawLine(cross.topLeft(), cross.bottomRight());
        painter.drawLine(cross.bottomLeft(), cross.topRight());
    }

    // ---- clues

    void editClue(Line line)
    {
        commitClue();
        m_edited = line;
        m_editor->setText(clueOf(nonogram(), line).empty() ? QString() : text(line));
        m_editor->setGeometry(editorRect(line));
        m_editor->setAlignment(line.isRow ? Qt::AlignRight : Qt::AlignHCenter);
        m_editor->show();
        m_editor->setFocus();
        m_editor->selectAll();
    }

    // Over the clue, but wide enough to type in.
    [[nodiscard]] QRect editorRect(Line line) const
    {
        constexpr double kLeastWidth = 96;
        const QPointF origin = gridOrigin();
        const double index = line.index;
        QRectF rect = line.isRow ? QRectF(toPixels({0, origin.y() + index}),
                                          toPixels({origin.x(), origin.y() + index + 1}))
                                 : QRectF(toPixels({origin.x() + index, 0}),
                                          toPixels({origin.x() + index + 1, origin.y()}));
        const double height = m_editor->sizeHint().height();
        const double width = std::max(line.isRow ? rect.width() : 0, kLeastWidth);
        const QPointF anchor = line.isRow
                                   ? QPointF(rect.right() - width, rect.center().y() - height / 2)
                                   : QPointF(rect.center().x() - width / 2, rect.bottom() - height);
        rect = QRectF(anchor, QSizeF(width, height));
        rect.moveLeft(std::clamp(rect.left(), 0.0, std::max(0.0, this->width() - width)));
        rect.moveTop(std::clamp(rect.top(), 0.0, std::max(0.0, this->height() - height)));
        return rect.toAlignedRect();
    }

    void closeEditor()
    {
        m_edited.reset();
        m_editor->hide();
    }

    // The editor's text becomes the clue. Sound by its validator; whether it fits the line is for
    // faults() to say.
    void commitClue()
    {
        if (!m_edited)
            return;
        const Line line = *m_edited;
        const bool hadFocus = m_editor->hasFocus();
        closeEditor();
        if (hadFocus)
            setFocus();
        Clue clue;
        static const QRegularExpression separators(QStringLiteral("[ ,.]+"));
        for (const QString& run : m_editor->text().split(separators, Qt::SkipEmptyParts))
            if (run.toUInt() > 0)
                clue.push_back(run.toUInt());
        if (clue == clueOf(nonogram(), line))
            return;
        auto changed = std::make_shared<NonogramProblem>(nonogram());
        (line.isRow ? changed->rows : changed->columns)[line.index] = clue;
        offer(changed, tr("Change clue"));
    }

    void abandonClue()
    {
        closeEditor();
        setFocus();
    }

    void passOn(int step)
    {
        if (!m_edited)
            return;
        const Line next = neighbour(*m_edited, step);
        commitClue();
        editClue(next);
    }

    [[nodiscard]] Line neighbour(Line line, int step) const
    {
        const std::vector<Line> lines = linesOf(nonogram());
        const auto at = std::ranges::find(lines, line) - lines.begin();
        const auto count = static_cast<std::ptrdiff_t>(lines.size());
        return lines[static_cast<std::size_t>((at + step + count) % count)];
    }

    // ---- tools

    void buildTools()
    {
        // Side by side they would be wider than small screens have room for.
        auto* const lines = new QVBoxLayout(m_tools);
        lines->setContentsMargins(0, 0, 0, 0);
        lines->setSpacing(kSpace / 2);
        const auto addLine = [&] {
            auto* const line = new QHBoxLayout;
            line->setSpacing(kSpace);
            line->addStretch();
            lines->addLayout(line);
            return line;
        };
        auto* const sides = addLine();
        addSide(*sides, *m_columns, QStringLiteral("nonogramColumns"), tr("&Columns"), kMaxSide);
        addSide(*sides, *m_rows, QStringLiteral("nonogramRows"), tr("&Rows"), kMaxSide);
        for (SizeBox* const box : {m_columns, m_rows}) {
            givesKeysBack(*box);
            connect(box, &QSpinBox::valueChanged, this, &NonogramBoard::changeSize);
        }
        auto* const buttons = addLine();
        const auto addButton = [&](const QString& label, const QString& name, auto slot) {
            auto* const button = new QPushButton(label);
            button->setObjectName(name);
            buttons->addWidget(button);
            connect(button, &QPushButton::clicked, this, slot);
            return button;
        };
        addButton(tr("&Wipe all"), QStringLiteral("nonogramWipe"), &NonogramBoard::wipe)
            ->setToolTip(tr("Clears all cells; the clues stay"));
        addButton(tr("C&lues from cells"), QStringLiteral("nonogramTakeClues"),
                  &NonogramBoard::takeClues)
            ->setToolTip(tr("The cells that are filled become the picture to be found"));
        addButton(tr("From &picture…"), QStringLiteral("nonogramPicture"),
                  &NonogramBoard::openPicture);
        m_tools->hide();
    }

    void wipe()
    {
        if (nonogram().marks.empty())
            return;
        auto changed = std::make_shared<NonogramProblem>(nonogram());
        changed->marks.clear();
        offer(changed, tr("Wipe all cells"));
    }

    void takeClues()
    {
        const NonogramProblem& before = nonogram();
        std::vector<bool> filled;
        for (Variable cell = 0; cell < before.cellCount(); ++cell)
            filled.push_back(markAt(cell) == Cell::Filled);
        auto changed =
            std::make_shared<NonogramProblem>(fromPicture(before.width, before.height, filled));
        changed->marks = before.marks;
        offer(changed, tr("Clues from cells"));
    }

    // Clues and painted cells beyond the new border are gone; undo brings them back.
    void changeSize()
    {
        auto changed = std::make_shared<NonogramProblem>(nonogram());
        changed->width = static_cast<std::uint32_t>(m_columns->value());
        changed->height = static_cast<std::uint32_t>(m_rows->value());
        changed->columns.resize(changed->width);
        changed->rows.resize(changed->height);
        if (!nonogram().marks.empty()) {
            changed->marks.assign(changed->cellCount(), Cell::Unknown);
            for (std::uint32_t y = 0; y < std::min(changed->height, nonogram().height); ++y)
                for (std::uint32_t x = 0; x < std::min(changed->width, nonogram().width); ++x)
                    changed->marks[y * changed->width + x] = markAt(y * nonogram().width + x);
        }
        offer(changed, tr("Change size"));
    }

    // The dialogs belong to the window: they outlive the board, which may go while they are open.
    void openPicture()
    {
        const QPointer<NonogramBoard> board(this);
        QWidget* const parent = window();
        const QString path = QFileDialog::getOpenFileName(
            parent, tr("Picture"), {},
            tr("Pictures (*.png *.jpg *.jpeg *.bmp *.gif *.svg *.webp)"));
        if (path.isEmpty())
            return;
        const auto image =
            inBackground([path](const std::stop_token& token) { return readImage(path, token); },
                         tr("Opening %1").arg(QFileInfo(path).fileName()), parent);
        if (board == nullptr)
            return;
        if (!image) {
            QMessageBox::warning(
                parent, tr("Picture"),
                tr("%1 cannot be read: %2").arg(path, translated(image.error().sentence)));
            return;
        }
        PictureDialog dialog(puzzle(), *image, parent);
        if (dialog.exec() == QDialog::Accepted && board != nullptr)
            offerAnother(std::make_shared<NonogramProblem>(*dialog.problem()),
                         tr("Clues from a picture"));
    }

    QWidget* m_tools;
    SizeBox* m_columns;
    SizeBox* m_rows;
    ClueEdit* m_editor;
    std::optional<Line> m_edited; ///< whose clue is in the editor
    std::optional<QPoint> m_cross;
    QPoint m_first;                 ///< where the stroke set out
    std::optional<bool> m_alongRow; ///< none until the stroke has a direction
    std::vector<QPoint> m_stroke;   ///< cells that it changes
    Cell m_paint = Cell::Filled;    ///< what the stroke makes of its cells
};

} // namespace

Board* makeBoard(const Puzzle& puzzle, QWidget* parent)
{
    return new NonogramBoard(puzzle, parent);
}

} // namespace clew::nonogram

#include "nonogramboard.moc"
