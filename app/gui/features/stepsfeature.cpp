#include "app/gui/features/stepsfeature.h"

#include <QAction>
#include <QMenu>
#include <QStackedWidget>

#include "app/gui/features/allstepsfeature.h"
#include "app/gui/shell.h"
#include "core/session/workbench.h"
#include "widgets/stepspanel.h"

namespace clew {

void installSteps(Workbench& workbench, Shell& shell)
{
    auto* const panel = new StepsPanel;
    auto* const place = new QStackedWidget;
    place->addWidget(panel);
    QObject::connect(place, &QStackedWidget::currentChanged, place,
                     [place] { place->setFocusProxy(place->currentWidget()); });
    place->setFocusProxy(panel);
    shell.addDetails(place, StepsPanel::tr("Steps"));
    new AllStepsFeature(workbench, shell, *place);
    QAction* const show =
        shell.addAction(StepsPanel::tr("S&teps"), {QKeySequence(Qt::SHIFT | Qt::Key_T)});
    shell.menu(Shell::MenuId::View).addAction(show);
    QObject::connect(show, &QAction::triggered, place, [&shell, place] {
        place->setCurrentIndex(0);
        shell.showDetails(place);
    });
    Player& player = workbench.player();
    const auto showRun = [&workbench, &player, panel] {
        panel->setTrace(workbench.document().trace, player.deductions() != nullptr
                                                        ? std::optional(*player.deductions())
                                                        : std::nullopt);
    };
    const auto showMoment = [panel](const MomentPtr& moment) {
        if (moment->activity != Activity::Editing)
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
