#include "app/gui/features/features.h"

#include "app/gui/features/animationfeature.h"
#include "app/gui/features/racefeature.h"
#include "app/gui/features/sessionfeature.h"
#include "app/gui/features/solutionsfeature.h"
#include "app/gui/mainwindow.h"

namespace clew {

void installFeatures(MainWindow& window)
{
    installAnimation(window);
    installRace(window);
    installSolutions(window);
    installSessions(window);
}

} // namespace clew
