#include "widgets/reasonview.h"

#include <QLabel>
#include <QResizeEvent>
#include <QScrollBar>
#include <algorithm>

#include "widgets/theme.h"

namespace clew {

namespace {

constexpr int kLeastLines = 2;
constexpr int kMostLines = 5; // that it takes from the board
constexpr double kLarger = 1.15;

} // namespace

ReasonView::ReasonView(QWidget* parent)
    : QScrollArea(parent), m_label(new QLabel), m_leastLines(kLeastLines)
{
    m_label->setObjectName(QStringLiteral("reason"));
    m_label->setWordWrap(true);
    m_label->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_label->setContentsMargins(2 * kSpace, 0, 2 * kSpace, 0);
    QFont large = m_label->font();
    large.setPointSizeF(large.pointSizeF() * kLarger);
    m_label->setFont(large);
    setWidget(m_label);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::TabFocus); // a click leaves the keys to the board
    setAccessibleName(tr("Explanation"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    giveRoomBack();
}

int ReasonView::heightOf(int lines) const
{
    return lines * m_label->fontMetrics().lineSpacing() + kSpace;
}

void ReasonView::setLeastLines(int lines)
{
    m_leastLines = lines;
    giveRoomBack();
}

void ReasonView::giveRoomBack()
{
    setFixedHeight(heightOf(m_leastLines));
    takeRoom();
}

void ReasonView::say(const QString& text)
{
    if (text == m_label->text())
        return;
    m_label->setText(text);
    verticalScrollBar()->setValue(0);
    takeRoom();
}

QString ReasonView::text() const
{
    return m_label->text();
}

// Before it is shown its width says nothing.
void ReasonView::takeRoom()
{
    if (!isVisible())
        return;
    const int room = std::min(m_label->heightForWidth(width()) + kSpace / 2, heightOf(kMostLines));
    if (room > height())
        setFixedHeight(room);
}

void ReasonView::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    if (event->size().width() < event->oldSize().width())
        takeRoom();
}

} // namespace clew
