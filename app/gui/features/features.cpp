#include "app/gui/features/features.h"

#include "app/gui/features/aboutfeature.h"
#include "app/gui/features/animationfeature.h"
#include "app/gui/features/breakpointsfeature.h"
#include "app/gui/features/heatfeature.h"
#include "app/gui/features/limitsfeature.h"
#include "app/gui/features/predictfeature.h"
#include "app/gui/features/puzzlefeature.h"
#include "app/gui/features/racefeature.h"
#include "app/gui/features/sessionfeature.h"
#include "app/gui/features/solutionsfeature.h"
#include "app/gui/features/timelinefeature.h"
#include "app/gui/features/treefeature.h"
#include "app/gui/features/whyfeature.h"
#include "app/gui/mainwindow.h"

namespace clew {

void installFeatures(MainWindow& window)
{
    new PuzzleFeature(window);
    new TimelineFeature(window);
    installTree(window);
    new HeatFeature(window);
    new BreakpointsFeature(window);
    new WhyFeature(window);
    new AboutFeature(window);
    installLimits(window);
    installSolutions(window);
    installRace(window);
    new PredictFeature(window);
    installAnimation(window);
    installSessions(window);
}

} // namespace clew
