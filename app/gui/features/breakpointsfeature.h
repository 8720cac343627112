// Breakpoints and run-to: the panel, their places in menus, F9, and what is said when one is met.

#pragma once

#include <QObject>
#include <map>

#include "core/puzzle/puzzle.h"
#include "core/session/breakpoints.h"

class QMenu;

namespace clew {

class BreakpointsPanel;
class MainWindow;

class BreakpointsFeature : public QObject
{
    Q_OBJECT

public:
    /// Belongs to the window.
    explicit BreakpointsFeature(MainWindow& window);

private:
    void showDocument();
    void fillPlaceMenu(QMenu& menu);
    void fillRunMenu(QMenu& menu);
    void runTo(const Breakpoint& breakpoint);
    void toggle();

    MainWindow& m_window;
    BreakpointsPanel* m_panel;
    const Puzzle* m_puzzle = nullptr;
    std::map<const Puzzle*, Breakpoints> m_ofPuzzles; ///< of those not shown now
    bool m_hasMessage = false;                        ///< the window shows one of ours
};

} // namespace clew
