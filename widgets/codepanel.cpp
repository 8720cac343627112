#include "widgets/codepanel.h"

#include <QAbstractTextDocumentLayout>
#include <QFontDatabase>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QTextBlock>

#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr int kGutter = 2 * kSpace; ///< left of the program, for the mark
constexpr double kCodeSize = 0.92;  ///< of the panel's font: programs are wide
constexpr int kMarkedOpacity = 48;  ///< of the line's colour, of 255: text stays as legible

// As a selection is left: with the button released where it was pressed.
bool isClick(QPoint pressed, QPoint released)
{
    return (released - pressed).manhattanLength() < QApplication::startDragDistance();
}

QTextCharFormat faint(const QPalette& palette)
{
    QTextCharFormat format;
    format.setForeground(
        palette.color(QPalette::PlaceholderText).darker(theme::isDark() ? 80 : 125));
    return format;
}

} // namespace

CodePanel::CodePanel(QWidget* parent) : QTextEdit(parent)
{
    setObjectName(QStringLiteral("about"));
    setAccessibleName(tr("About the strategy"));
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    viewport()->setMouseTracking(true);
    document()->setDocumentMargin(kSpace);
}

void CodePanel::setStrategy(const StrategyInfo& strategy)
{
    if (m_strategy == &strategy)
        return;
    m_strategy = &strategy;
    m_line.reset();
    describe();
    verticalScrollBar()->setValue(0);
}

void CodePanel::setNotice(const QString& notice)
{
    m_strategy = nullptr;
    m_line.reset();
    setPlainText(notice);
}

void CodePanel::setWatching(bool watching)
{
    if (m_watching == watching)
        return;
    m_watching = watching;
    describe();
}

// ---- the text

void CodePanel::describe()
{
    if (m_strategy == nullptr)
        return;
    const int scrolled = verticalScrollBar()->value();
    clear();
    QTextCursor cursor(document());
    QTextBlockFormat paragraph;
    paragraph.setBottomMargin(kSpace);
    QTextCharFormat heading = faint(palette());
    heading.setFontWeight(QFont::DemiBold);
    QTextCharFormat title;
    title.setFontWeight(QFont::DemiBold);
    cursor.setBlockFormat(paragraph);
    cursor.insertText(translated(m_strategy->title), title);
    cursor.insertBlock(paragraph, {});
    cursor.insertText(translated(m_strategy->idea), {});
    const auto section = [&](const QString& name, const QString& text) {
        QTextBlockFormat above;
        above.setBottomMargin(kSpace / 2.0);
        cursor.insertBlock(above, heading);
        cursor.insertText(name, heading);
        if (text.isEmpty())
            return;
        cursor.insertBlock(paragraph, {});
        cursor.insertText(text, {});
    };
    const auto language = QLocale().language();
    const bool isEnglish = language == QLocale::English || language == QLocale::C;
    section(isEnglish ? tr("Program") : tr("Program (in English)"), {});
    if (!m_watching) {
        cursor.insertBlock(paragraph, faint(palette()));
        cursor.insertText(tr("While a search is watched, the line of its last step is marked."),
                          faint(palette()));
    }
    addProgram(cursor);
    section(tr("Cost"), translated(m_strategy->cost));
    if (!m_strategy->counted.empty())
        section(tr("What is counted"), translated(m_strategy->counted));
    section(tr("Origin"), translated(m_strategy->origin));
    cursor.movePosition(QTextCursor::Start);
    setTextCursor(cursor);
    verticalScrollBar()->setValue(scrolled);
}

// Each line a block; what does not fit in a row goes on further in than where it began.
void CodePanel::addProgram(QTextCursor& cursor)
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(this->font().pointSizeF() * kCodeSize);
    QTextCharFormat code;
    code.setFont(font);
    const double blank = QFontMetricsF(font).horizontalAdvance(QLatin1Char(' '));
    m_firstBlock = cursor.blockNumber() + 1;
    for (const CodeLine& line : m_strategy->pseudoCode) {
        const auto indent = line.text.find_first_not_of(' ');
        const double further =
            blank * (indent == std::string::npos ? 0 : static_cast<double>(indent) + 4);
        QTextBlockFormat format;
        format.setLeftMargin(kGutter + further);
        format.setTextIndent(-further);
        if (&line == &m_strategy->pseudoCode.back())
            format.setBottomMargin(2 * kSpace);
        cursor.insertBlock(format, code);
        cursor.insertText(QString::fromStdString(line.text), code);
    }
}

QTextBlock CodePanel::blockOf(std::size_t line) const
{
    return document()->findBlockByNumber(m_firstBlock + static_cast<int>(line));
}

// ---- the marked line

QRect CodePanel::lineRect(std::size_t line) const
{
    const QTextBlock block = blockOf(line);
    const QRectF rows = block.layout()->boundingRect();
    const double top = document()->documentLayout()->blockBoundingRect(block).top();
    return QRectF(0, top - verticalScrollBar()->value(), viewport()->width(), rows.height())
        .toAlignedRect();
}

bool CodePanel::isInView(std::size_t line) const
{
    return viewport()->rect().intersects(lineRect(line));
}

void CodePanel::bringIntoView(std::size_t line)
{
    const QRect rect = lineRect(line);
    const int below = rect.bottom() + kSpace - viewport()->height();
    const int above = rect.top() - kSpace;
    QScrollBar* const bar = verticalScrollBar();
    if (above < 0)
        bar->setValue(bar->value() + above);
    else if (below > 0)
        bar->setValue(bar->value() + below);
}

void CodePanel::setLine(std::optional<std::size_t> line)
{
    if (m_line == line)
        return;
    const bool follows = !m_line || isInView(*m_line);
    m_line = line;
    if (m_line && follows)
        bringIntoView(*m_line);
    viewport()->update();
}

// Below the text: the marked line's colour, and an arrowhead beside it.
void CodePanel::paintEvent(QPaintEvent* event)
{
    if (m_line) {
        const QRect rect = lineRect(*m_line);
        QPainter painter(viewport());
        painter.setRenderHint(QPainter::Antialiasing);
        QColor colour = palette().color(QPalette::Highlight);
        const double row = blockOf(*m_line).layout()->lineAt(0).height();
        const double size = row / 3;
        const QPointF tip(kSpace + 1.5 * size, rect.top() + row / 2);
        QPainterPath arrow(tip);
        arrow.lineTo(tip - QPointF(1.5 * size, size));
        arrow.lineTo(tip - QPointF(1.5 * size, -size));
        painter.fillPath(arrow, colour);
        colour.setAlpha(kMarkedOpacity);
        painter.fillRect(rect, colour);
    }
    QTextEdit::paintEvent(event);
}

// ---- choosing a line

bool CodePanel::hasSteps(std::size_t line) const
{
    return m_strategy != nullptr && line < m_strategy->pseudoCode.size() &&
           !m_strategy->pseudoCode[line].events.empty();
}

std::optional<std::size_t> CodePanel::stepLineAt(QPoint position) const
{
    const int block = cursorForPosition(position).blockNumber();
    if (block < m_firstBlock)
        return std::nullopt;
    const auto line = static_cast<std::size_t>(block - m_firstBlock);
    if (!hasSteps(line) || !lineRect(line).contains(position))
        return std::nullopt;
    return line;
}

// With Shift a press would stretch the selection; here it is the first half of a click back.
void CodePanel::mousePressEvent(QMouseEvent* event)
{
    m_pressedAt = event->position().toPoint();
    if (event->modifiers().testFlag(Qt::ShiftModifier) && stepLineAt(m_pressedAt))
        return;
    QTextEdit::mousePressEvent(event);
}

void CodePanel::mouseReleaseEvent(QMouseEvent* event)
{
    QTextEdit::mouseReleaseEvent(event);
    const QPoint released = event->position().toPoint();
    const auto line = stepLineAt(released);
    if (line && event->button() == Qt::LeftButton && isClick(m_pressedAt, released))
        emit lineChosen(*line, event->modifiers().testFlag(Qt::ShiftModifier));
}

void CodePanel::mouseMoveEvent(QMouseEvent* event)
{
    QTextEdit::mouseMoveEvent(event);
    const bool onSteps = stepLineAt(event->position().toPoint()).has_value();
    viewport()->setCursor(onSteps ? Qt::PointingHandCursor : Qt::IBeamCursor);
    viewport()->setToolTip(
        onSteps
            ? tr("Click: go to the next step on this line. Shift+click: go to the previous one.")
            : QString());
}

void CodePanel::keyPressEvent(QKeyEvent* event)
{
    const int block = textCursor().blockNumber();
    const auto line = static_cast<std::size_t>(std::max(0, block - m_firstBlock));
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && block >= m_firstBlock && hasSteps(line)) {
        emit lineChosen(line, event->modifiers().testFlag(Qt::ShiftModifier));
        return;
    }
    QTextEdit::keyPressEvent(event);
}

// What is selected here is copied from here, though the window has its own use for the key.
bool CodePanel::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy) &&
        textCursor().hasSelection()) {
        event->accept();
        return true;
    }
    return QTextEdit::event(event);
}

void CodePanel::changeEvent(QEvent* event)
{
    QTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        describe();
}

} // namespace clew
