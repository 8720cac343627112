// The nonogram board: paint the picture one wants and its clues follow, or edit a clue in place.

#include <QFileDialog>
#include <QHBoxLayout>
#include <QImage>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QToolButton>
#include <algorithm>

#include "core/puzzles/nonogram/frompicture.h"
#include "core/puzzles/nonogram/geometry.h"
#include "core/text/scanner.h"
#include "widgets/boards/gridboard.h"
#include "widgets/theme.h"

namespace clew::nonogram {

namespace {

constexpr int kDefaultThreshold = 128;

class NonogramBoard : public GridBoard
{
    Q_OBJECT

public:
    NonogramBoard(const Puzzle& puzzle, QWidget* parent)
        : GridBoard(puzzle, parent), m_tools(new QWidget(this)), m_painting(new QToolButton),
          m_columns(new QSpinBox), m_rows(new QSpinBox), m_threshold(new QSpinBox),
          m_clueEdit(new QLineEdit(this))
    {
        auto* const layout = new QHBoxLayout(m_tools);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(kSpace);
        m_painting->setText(tr("&Paint"));
        m_painting->setCheckable(true);
        m_painting->setObjectName(QStringLiteral("nonogramPaint"));
        m_painting->setToolTip(tr("Paint a picture on the grid: its clues become the puzzle"));
        layout->addWidget(m_painting);
        auto* const import = new QToolButton;
        import->setText(tr("From picture…"));
        import->setToolTip(tr("Takes the clues from a picture file, in the size set here; pixels "
                              "darker than the threshold are filled"));
        layout->addWidget(import);
        m_threshold->setRange(1, 255);
        m_threshold->setValue(kDefaultThreshold);
        m_threshold->setToolTip(tr("Threshold of brightness for pictures"));
        m_threshold->setAccessibleName(tr("Threshold"));
        layout->addWidget(m_threshold);
        auto* const label = new QLabel(tr("&Size"));
        label->setBuddy(m_columns);
        layout->addWidget(label);
        for (QSpinBox* const side : {m_columns, m_rows}) {
            side->setRange(1, static_cast<int>(kMaxSide));
            side->setKeyboardTracking(false);
            layout->addWidget(side);
            connect(side, &QSpinBox::valueChanged, this, &NonogramBoard::resizeBoard);
        }
        m_columns->setObjectName(QStringLiteral("nonogramColumns"));
        m_columns->setAccessibleName(tr("Columns"));
        m_rows->setAccessibleName(tr("Rows"));
        m_tools->hide();
        m_clueEdit->hide();
        m_clueEdit->setObjectName(QStringLiteral("clueEdit"));
        connect(import, &QToolButton::clicked, this, &NonogramBoard::importPicture);
        connect(m_clueEdit, &QLineEdit::editingFinished, this, &NonogramBoard::takeClue);
        connect(m_painting, &QToolButton::toggled, this, [this](bool on) {
            if (on)
                m_painted.assign(nonogram().cellCount(), false);
            m_painted.resize(on ? nonogram().cellCount() : 0);
            update();
        });
    }

    // A clue being edited is left as it was: the editor loses its focus when this board is half gone.
    ~NonogramBoard() override { m_clueEdit->disconnect(this); }

    QWidget* tools() override { return m_tools; }

    QString hint() const override
    {
        return tr("Click a clue to type its numbers, or switch Paint on and draw a picture: its clues "
                  "become the puzzle.");
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
        return problem() ? QSize(static_cast<int>(nonogram().width), static_cast<int>(nonogram().height))
                         : QSize();
    }

    QPointF gridOrigin() const override
    {
        const Geometry geometry = geometryOf(nonogram());
        return {geometry.left, geometry.top};
    }

    bool pressed(QPointF unit, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) override
    {
        const Hit hit = hitTest(nonogram(), unit.x(), unit.y());
        if (hit.kind == Hit::Kind::RowClue || hit.kind == Hit::Kind::ColumnClue) {
            editClue({hit.kind == Hit::Kind::RowClue,
                      hit.kind == Hit::Kind::RowClue ? hit.row : hit.column});
            return false;
        }
        return GridBoard::pressed(unit, button, modifiers);
    }

    // The first cell of a stroke says what the whole stroke does: fill or clear.
    bool cellPressed(QPoint cell, Qt::MouseButton button, Qt::KeyboardModifiers /*m*/) override
    {
        if (!m_painting->isChecked())
            return false;
        m_fills = button == Qt::LeftButton && !m_painted[variableOf(cell)];
        paint(cell);
        return true;
    }

    void cellDragged(QPoint cell) override { paint(cell); }

    void strokeEnded() override
    {
        if (m_painting->isChecked())
            offerPainted();
    }

    bool cellKey(QPoint cell, QKeyEvent& event) override
    {
        const bool fills = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
        const bool clears = event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace;
        if (m_painting->isChecked() && (fills || clears)) {
            m_fills = fills && !m_painted[variableOf(cell)];
            paint(cell);
            offerPainted();
            return true;
        }
        if (fills) { // the keyboard's way to the clues: Enter for the row's, Shift+Enter the column's
            const bool row = !(event.modifiers() & Qt::ShiftModifier);
            editClue({row, static_cast<std::uint32_t>(row ? cell.y() : cell.x())});
            return true;
        }
        return false;
    }

    QString remarkOn(QPoint cell) const override
    {
        const auto clueText = [](const Clue& clue) {
            QStringList numbers;
            for (const auto number : clue)
                numbers.append(QString::number(number));
            return clue.empty() ? QStringLiteral("0") : numbers.join(QLatin1Char(' '));
        };
        return tr("Row %1: %2; column %3: %4")
            .arg(cell.y() + 1)
            .arg(clueText(nonogram().rows[static_cast<std::size_t>(cell.y())]))
            .arg(cell.x() + 1)
            .arg(clueText(nonogram().columns[static_cast<std::size_t>(cell.x())]));
    }

    void problemChanged() override
    {
        GridBoard::problemChanged();
        m_clueEdit->hide();
        if (m_painted.size() != nonogram().cellCount())
            m_painting->setChecked(false);
        const QSignalBlocker columns(m_columns);
        const QSignalBlocker rows(m_rows);
        m_columns->setValue(static_cast<int>(nonogram().width));
        m_rows->setValue(static_cast<int>(nonogram().height));
    }

    void paintOverlay(QPainter& painter) override
    {
        // What is being painted, and cross-hair lines through the caret.
        const QPointF half(unitSize() / 2, unitSize() / 2);
        for (std::size_t i = 0; m_painting->isChecked() && i < m_painted.size(); ++i) {
            if (!m_painted[i])
                continue;
            const QPointF centre = cellCentre({static_cast<int>(i % nonogram().width),
                                               static_cast<int>(i / nonogram().width)});
            painter.fillRect(QRectF(centre - half, centre + half).adjusted(1, 1, -1, -1),
                             theme::colour(Ink::Text));
        }
        if (hasFocus()) {
            QColor tint = theme::colour(Ink::Accent);
            tint.setAlpha(24);
            const QPointF at = cellCentre(caret());
            const QPointF first = cellCentre({0, 0}) - half;
            const QPointF last = cellCentre({gridSize().width() - 1, gridSize().height() - 1}) + half;
            painter.fillRect(QRectF(first.x(), at.y() - half.y(), last.x() - first.x(), unitSize()), tint);
            painter.fillRect(QRectF(at.x() - half.x(), first.y(), unitSize(), last.y() - first.y()), tint);
        }
        GridBoard::paintOverlay(painter);
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

    void paint(QPoint cell)
    {
        m_painted[variableOf(cell)] = m_fills;
        update();
    }

    void offerPainted()
    {
        offer(std::make_shared<NonogramProblem>(
                  fromPicture(nonogram().width, nonogram().height, m_painted)),
              tr("Paint"));
    }

    void editClue(Line line)
    {
        m_editedLine = line;
        QStringList numbers;
        for (const auto number : clueOf(nonogram(), line))
            numbers.append(QString::number(number));
        m_clueEdit->setText(numbers.join(QLatin1Char(' ')));
        const QPoint cell = line.isRow ? QPoint(0, static_cast<int>(line.index))
                                       : QPoint(static_cast<int>(line.index), 0);
        const int width = fontMetrics().horizontalAdvance(QStringLiteral("00 ")) * 6;
        const QPoint centre = cellCentre(cell).toPoint();
        const int height = m_clueEdit->sizeHint().height();
        const QPoint corner = line.isRow ? QPoint(centre.x() - width - static_cast<int>(unitSize() / 2),
                                                  centre.y() - height / 2)
                                         : QPoint(centre.x() - width / 2,
                                                  centre.y() - height - static_cast<int>(unitSize() / 2));
        m_clueEdit->setGeometry(std::max(0, corner.x()), std::max(0, corner.y()), width, height);
        m_clueEdit->show();
        m_clueEdit->setFocus();
        m_clueEdit->selectAll();
    }

    void takeClue()
    {
        if (m_clueEdit->isHidden())
            return;
        m_clueEdit->hide();
        setFocus();
        const std::string text = m_clueEdit->text().toStdString();
        Scanner scanner(text);
        Clue clue;
        for (scanner.skipSpace(); !scanner.atEnd(); scanner.skipSpace()) {
            if (scanner.accept(','))
                continue;
            const auto number = scanner.number();
            if (!number || *number > kMaxSide) {
                emit remarked(tr("A clue is numbers up to %1 with blanks between them.").arg(kMaxSide));
                return;
            }
            if (*number > 0)
                clue.push_back(static_cast<std::uint32_t>(*number));
        }
        if (clue == clueOf(nonogram(), m_editedLine))
            return;
        auto changed = std::make_shared<NonogramProblem>(nonogram());
        (m_editedLine.isRow ? changed->rows : changed->columns)[m_editedLine.index] = clue;
        offer(changed, tr("Edit clue"));
    }

    void resizeBoard()
    {
        auto changed = std::make_shared<NonogramProblem>(nonogram());
        changed->width = static_cast<std::uint32_t>(m_columns->value());
        changed->height = static_cast<std::uint32_t>(m_rows->value());
        changed->columns.resize(changed->width);
        changed->rows.resize(changed->height);
        offer(changed, tr("Change size"));
    }

    // The picture is shrunk to the grid's size, keeping its proportions within it.
    void importPicture()
    {
        const QString name = QFileDialog::getOpenFileName(
            this, tr("Picture"), {}, tr("Pictures (*.png *.jpg *.bmp *.gif *.svg)"));
        if (name.isEmpty())
            return;
        const QImage image(name);
        if (image.isNull()) {
            emit remarked(tr("%1 is no picture that can be read.").arg(name));
            return;
        }
        const QImage small = image
                                 .scaled(m_columns->value(), m_rows->value(), Qt::KeepAspectRatio,
                                         Qt::SmoothTransformation)
                                 .convertToFormat(QImage::Format_ARGB32);
        std::vector<bool> filled;
        for (int y = 0; y < small.height(); ++y)
            for (int x = 0; x < small.width(); ++x)
                filled.push_back(qAlpha(small.pixel(x, y)) > 127 &&
                                 qGray(small.pixel(x, y)) < m_threshold->value());
        offer(std::make_shared<NonogramProblem>(fromPicture(static_cast<std::uint32_t>(small.width()),
                                                            static_cast<std::uint32_t>(small.height()),
                                                            filled)),
              tr("From picture"));
    }

    QWidget* m_tools;
    QToolButton* m_painting;
    QSpinBox* m_columns;
    QSpinBox* m_rows;
    QSpinBox* m_threshold;
    QLineEdit* m_clueEdit;
    Line m_editedLine;
    std::vector<bool> m_painted; ///< of each cell, while painting
    bool m_fills = true;         ///< what the present stroke does
};

} // namespace

Board* makeBoard(const Puzzle& puzzle, QWidget* parent)
{
    return new NonogramBoard(puzzle, parent);
}

} // namespace clew::nonogram

#include "nonogramboard.moc"
