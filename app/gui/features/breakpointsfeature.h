// Breakpoints and run-to: the panel, their places in menus, F9, and what is said when one is met.

#pragma once

#include <QObject>

#include "core/session/breakpoints.h"
#include "widgets/boardtool.h"

class QMenu;

namespace clew {

class BreakpointsPanel;
class Shell;
class Workbench;

class BreakpointsFeature : public QObject, private BoardTool
{
    Q_OBJECT

public:
    /// Belongs to the window.
    BreakpointsFeature(Workbench& workbench, Shell& shell);

private:
    void showDocument();
    void showBreakpoints();
    void placeChosen(Place place) override;
    void fillPlaceMenu(QMenu& menu, Place place) override;
    void fillRunMenu(QMenu& menu);
    void runTo(const Breakpoint& breakpoint);
    void toggle();

    Workbench& m_workbench;
    Shell& m_shell;
    BreakpointsPanel* m_panel;
    bool m_hasMessage = false; ///< the window shows one of ours
};

} // namespace clew
