// Windows on small screens: at 200 % one has less room than a window would like.

#pragma once

#include <QApplication>
#include <QScreen>
#include <QStyle>
#include <QWidget>

namespace clew {

inline QSize roomOfTitle()
{
    return {0, QApplication::style()->pixelMetric(QStyle::PM_TitleBarHeight)};
}

/// The size, or as much of it as there is room for, the frame included.
inline QSize fittingScreen(const QWidget& window, QSize size)
{
    return size.boundedTo(window.screen()->availableSize() - roomOfTitle());
}

} // namespace clew
