// Windows that have the keys.

#pragma once

#include <QApplication>
#include <QtTest>

namespace clew::test {

/// Until shortcuts are those of the window: of the one that the application has heard is active,
/// which the platform, and QWidget::isActiveWindow() with it, may know before.
inline void waitUntilActive(const QWidget& window)
{
    QTRY_COMPARE(static_cast<const QWidget*>(QApplication::activeWindow()), &window);
}

} // namespace clew::test
