#include "app/gui/features/features.h"

#include "app/gui/features/aboutfeature.h"
#include "app/gui/features/animationfeature.h"
#include "app/gui/features/appearancefeature.h"
#include "app/gui/features/bookletfeature.h"
#include "app/gui/features/breakpointsfeature.h"
#include "app/gui/features/comparefeature.h"
#include "app/gui/features/figurefeature.h"
#include "app/gui/features/heatfeature.h"
#include "app/gui/features/lessonfeature.h"
#include "app/gui/features/limitsfeature.h"
#include "app/gui/features/pagefeature.h"
#include "app/gui/features/playfeature.h"
#include "app/gui/features/predictfeature.h"
#include "app/gui/features/puzzlefeature.h"
#include "app/gui/features/racefeature.h"
#include "app/gui/features/sessionfeature.h"
#include "app/gui/features/settingfeature.h"
#include "app/gui/features/solutionsfeature.h"
#include "app/gui/features/sourcefeature.h"
#include "app/gui/features/stepsfeature.h"
#include "app/gui/features/studyfeature.h"
#include "app/gui/features/timelinefeature.h"
#include "app/gui/features/treefeature.h"
#include "app/gui/features/watchfeature.h"
#include "app/gui/features/whyfeature.h"
#include "widgets/searchtreeview.h"

namespace clew {

void installFeatures(Workbench& workbench, Shell& shell)
{
    new PuzzleFeature(workbench, shell);
    new TimelineFeature(workbench, shell);
    new PlayFeature(workbench, shell);
    SearchTreeView& tree = installTree(workbench, shell);
    installSteps(workbench, shell);
    new SettingFeature(workbench, shell); // takes its tints away before heat gives others
    new HeatFeature(workbench, shell);
    new BreakpointsFeature(workbench, shell);
    const auto* const why = new WhyFeature(workbench, shell);
    QObject::connect(why, &WhyFeature::triedBranch, &tree, &SearchTreeView::setGhost);
    new AboutFeature(workbench, shell);
    installLimits(workbench, shell);
    installSolutions(workbench, shell);
    installRace(workbench, shell);
    installCompare(workbench, shell);
    new PredictFeature(workbench, shell);
    installAnimation(workbench, shell);
    installLessons(workbench, shell);
    installPage(workbench, shell);
    installFigures(workbench, shell);
    installBooklets(workbench, shell);
    installStudies(workbench, shell);
    installSessions(workbench, shell);
    new SourceFeature(workbench, shell);
    installWatching(workbench, shell);
    installAppearance(shell);
}

} // namespace clew
