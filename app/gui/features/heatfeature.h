// Heat maps over the board of the run that is shown.

#pragma once

#include <QObject>

#include "widgets/boardtool.h"

namespace clew {

class HeatPanel;
class Shell;
class Workbench;

class HeatFeature : public QObject, private BoardTool
{
    Q_OBJECT

public:
    /// Belongs to the window.
    HeatFeature(Workbench& workbench, Shell& shell);

private:
    bool helpWanted(Board& board, const QHelpEvent& event) override;
    void showRun();
    void showView();
    void tint();

    Workbench& m_workbench;
    Shell& m_shell;
    HeatPanel* m_panel;
};

} // namespace clew
