#include "app/gui/features/stepsfeature.h"

#include <QAction>
#include <QMenu>

#include "app/gui/shell.h"
#include "core/session/workbench.h"
#include "widgets/stepspanel.h"

namespace clew {

void installSteps(Workbench& workbench, Shell& shell)
{
    auto* const panel = new StepsPanel;
    shell.addDetails(panel, StepsPanel::tr("Steps"));
    QAction* const show =
        shell.addAction(StepsPanel::tr("S&teps"), {QKeySequence(Qt::SHIFT | Qt::Key_T)});
    shell.menu(Shell::MenuId::View).addAction(show);
    QObject::connect(show, &QAction::triggered, panel,
                     [&shell, panel] { shell.showDetails(panel); });
    Player& player = workbench.player();
    const auto showRun = [&workbench, &player, panel] {
        panel->setTrace(workbench.document().trace, player.deductions() != nullptr
                                                        ? std::optional(*player.deductions())
                                                        : std::nullopt);
    };
    const auto showMoment = [panel](const MomentPtr& moment) {
        if (moment->isWatching())
            panel->setMoment(moment->position, moment->shownEnd);
    };
    QObject::connect(&workbench, &Workbench::documentChanged, panel, showRun);
    QObject::connect(&workbench, &Workbench::momentChanged, panel, showMoment);
    QObject::connect(&workbench, &Workbench::searchProgressed, panel, &StepsPanel::refresh);
    QObject::connect(panel, &StepsPanel::sought, panel, [&player](quint64 position) {
        if (!player.isHolding())
            player.pause();
        player.seek(position);
    });
}

} // namespace clew
