// Puzzles that are written as a text: the text beside the board. Each change of it is a step that
// undo takes back, and says something else as soon as it has been compiled; while it says nothing,
// the board stays as it was, and what is wrong is marked in the text.

#pragma once

#include <QObject>

#include "core/session/sourcecompiler.h"

class QAction;
class QLabel;

namespace clew {

class ModelEditor;
class Shell;
class Workbench;

class SourceFeature : public QObject
{
    Q_OBJECT

public:
    /// Belongs to the window.
    SourceFeature(Workbench& workbench, Shell& shell);

private:
    void makeEditor();
    void showDocument();
    void showEditor();
    void take(const SourceAnswer& answer);
    void fadeBoard(bool faded);

    Workbench& m_workbench;
    Shell& m_shell;
    ModelEditor* m_editor = nullptr; ///< none before the first puzzle that is written as a text
    QLabel* m_older;                 ///< says that the board is not that of the text
    QAction* m_isShown;
    QAction* m_toText;
    QAction* m_nextFault;
    SourceCompiler m_compiler;
    SourcePtr m_asked; ///< it is being compiled, or what is wrong with it is shown
};

} // namespace clew
