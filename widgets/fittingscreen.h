// Windows on small screens: at 200 % one has less room than a window would like.

#pragma once

#include <QApplication>
#include <QEvent>
#include <QFileDialog>
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

/// Sees to it that Qt's own dialogs for files, which have one size on all screens, fit as they
/// come up. For the application as a whole: who asks for a name does not get to see the dialog.
class FittingFileDialogs : public QObject
{
public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Show && !event->spontaneous())
            if (auto* const dialog = qobject_cast<QFileDialog*>(watched))
                dialog->resize(fittingScreen(*dialog, dialog->size()));
        return QObject::eventFilter(watched, event);
    }
};

} // namespace clew
