// What leaves the window without a file of its own: paper, pictures and the clipboard.

#pragma once

#include <QObject>
#include <string>

#include "core/picture/picture.h"

class QMenu;

namespace clew {

class Shell;
class Workbench;

class BoardOutput : public QObject
{
    Q_OBJECT

public:
    BoardOutput(Workbench& workbench, Shell& shell, QObject* parent);

    /// Asks where to.
    void exportPicture();
    void print();
    /// The solution that is shown or, if there is none or `solution` is false, the problem goes to
    /// the clipboard; `format` empty: in the first one that can write it.
    void copyText(const std::string& format, bool solution);
    /// One entry a format.
    void fillCopyMenu(QMenu& menu);

private:
    /// The board as it is shown.
    [[nodiscard]] Picture picture() const;

    Workbench& m_workbench;
    Shell& m_shell;
};

} // namespace clew
