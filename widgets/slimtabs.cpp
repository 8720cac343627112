#include "widgets/slimtabs.h"

#include <algorithm>

namespace clew {

namespace {

constexpr int kMostRoom = 14;
constexpr int kLeastRoom = 6;
constexpr double kLeastLetters = 0.85; ///< of the usual size

} // namespace

int SlimTabBar::advance(const QFont& font) const
{
    const QFontMetrics metrics(font);
    int all = 0;
    for (int i = 0; i < count(); ++i)
        all += metrics.horizontalAdvance(tabText(i));
    return all;
}

void SlimTabBar::fit(int width)
{
    if (count() == 0)
        return;
    const QFont usual = parentWidget()->font();
    const int left = std::max(1, width - count() * kLeastRoom);
    QFont font = usual;
    for (double part = 1; advance(font) > left && part > kLeastLetters; part -= 0.05)
        font.setPointSizeF(usual.pointSizeF() * (part - 0.05));
    m_room = std::clamp((width - advance(font)) / count(), kLeastRoom, kMostRoom);
    setFont(font); // also lays out again
}

QSize SlimTabBar::tabSizeHint(int index) const
{
    return {fontMetrics().horizontalAdvance(tabText(index)) + m_room,
            QTabBar::tabSizeHint(index).height()};
}

SlimTabs::SlimTabs(QWidget* parent) : QTabWidget(parent), m_bar(new SlimTabBar)
{
    setTabBar(m_bar);
    setDocumentMode(true);
    // Still narrower, all titles are there, cut short; the tool tips have them whole.
    setUsesScrollButtons(false);
    setElideMode(Qt::ElideRight);
}

void SlimTabs::resizeEvent(QResizeEvent* event)
{
    m_bar->fit(width());
    QTabWidget::resizeEvent(event);
}

void SlimTabs::tabInserted(int index)
{
    QTabWidget::tabInserted(index);
    m_bar->fit(width());
}

} // namespace clew
