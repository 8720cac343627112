// All steps that can be taken from what is on the board, in a list by technique that takes the
// place of the list of the search's steps when it is asked for.

#pragma once

#include <QObject>

class QAction;
class QStackedWidget;

namespace clew {

class AllStepsPanel;
class Shell;
struct TechniqueStep;
class Workbench;

class AllStepsFeature : public QObject
{
    Q_OBJECT

public:
    /// Belongs to the window. The list is shown in `place`, above what is there first.
    AllStepsFeature(Workbench& workbench, Shell& shell, QStackedWidget& place);

private:
    void showMoment();
    /// Looks for the steps of the board that is shown, and lists them.
    void list();
    /// While playing: enters what it settles, or rules out what it strikes.
    void take(const TechniqueStep& step);

    Workbench& m_workbench;
    Shell& m_shell;
    QStackedWidget& m_place;
    AllStepsPanel* m_panel;
    QAction* m_show;
};

} // namespace clew
