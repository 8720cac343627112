// Heat maps over the board of the run that is shown.

#pragma once

#include <QObject>
#include <memory>
#include <set>

#include "widgets/boardtool.h"

namespace clew {

class DocumentFile;
class HeatLegend;
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
    void leavePlace();
    void showRun();
    void showSwitch(const std::shared_ptr<DocumentFile>& file);
    void showView();
    void tint();

    Workbench& m_workbench;
    Shell& m_shell;
    HeatPanel* m_panel;
    HeatLegend* m_legend;               ///< below the board, while that shows heat
    std::weak_ptr<DocumentFile> m_file; ///< of the board that is shown
    std::set<std::weak_ptr<DocumentFile>, std::owner_less<>> m_tinted;
    bool m_hasChosen = false; ///< a place, which is lit
};

} // namespace clew
