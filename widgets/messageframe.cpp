#include "widgets/messageframe.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>
#include <algorithm>

#include "widgets/elidedlabel.h"
#include "widgets/theme.h"

namespace clew {

namespace {

constexpr int kLines = 2;        ///< in its place
constexpr int kLinesOver = 12;   ///< over what is below
constexpr double kGround = 0.11; ///< of the ink
constexpr int kEdge = 3;         ///< pixels of ink on the left

} // namespace

MessageFrame::MessageFrame(QWidget* parent)
    : QWidget(parent), m_place(new QWidget(parent)), m_text(new ElidedLines(kLines)),
      m_close(new QToolButton)
{
    setObjectName(QStringLiteral("message"));
    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins(kSpace * 2, kSpace, kSpace, kSpace);
    layout->setSpacing(kSpace);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_text, 1);
    m_close->setIcon(theme::icon(QStringLiteral("close")));
    m_close->setIconSize({14, 14});
    m_close->setToolTip(tr("Close this message"));
    m_close->setAccessibleName(m_close->toolTip());
    m_close->setFocusPolicy(Qt::NoFocus); // the board keeps the keyboard
    layout->addWidget(m_close, 0, Qt::AlignTop);
    connect(m_close, &QToolButton::clicked, this, &MessageFrame::closed);
    m_place->setFixedHeight(kLines * fontMetrics().lineSpacing() + 2 * kSpace);
    m_place->installEventFilter(this);
    parent->installEventFilter(this);
    hide();
}

void MessageFrame::say(const QString& text)
{
    m_text->setWhole(text);
    setVisible(!text.isEmpty());
    layOut();
}

QString MessageFrame::text() const
{
    return isHidden() ? QString() : m_text->whole();
}

bool MessageFrame::liesOver() const
{
    return m_text->lines() != kLines;
}

int MessageFrame::roomIn(int width) const
{
    const QMargins margins = layout()->contentsMargins();
    return width - margins.left() - margins.right();
}

void MessageFrame::layOut()
{
    const auto heightOf = [&](int width, int lines) {
        return heightInLines(m_text->whole(), fontMetrics(), width, lines);
    };
    const bool fits =
        heightOf(roomIn(m_place->width()), kLines + 1) <= kLines * fontMetrics().lineSpacing();
    m_close->setVisible(!fits);
    m_text->setLines(fits ? kLines : kLinesOver);
    if (fits) {
        setGeometry(m_place->geometry());
        return;
    }
    const QRect whole = parentWidget()->rect().adjusted(kSpace, 0, -kSpace, 0);
    const int room = roomIn(whole.width()) - m_close->sizeHint().width() - layout()->spacing();
    const int height = std::max(heightOf(room, kLinesOver), m_close->sizeHint().height());
    setGeometry(whole.left(), m_place->geometry().bottom() + 1, whole.width(), height + 2 * kSpace);
    raise();
}

bool MessageFrame::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move)
        layOut();
    return QWidget::eventFilter(watched, event);
}

// What lies over a board must hide it.
void MessageFrame::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const QColor ink = theme::colour(Ink::Conflict);
    painter.fillRect(rect(), theme::mixed(ink, palette().color(QPalette::Window), kGround));
    painter.fillRect(QRect(0, 0, kEdge, height()), ink);
}

} // namespace clew
