#include "app/gui/features/features.h"

#include "app/gui/mainwindow.h"

namespace clew {

void installFeatures(MainWindow& /*window*/) {}

} // namespace clew
