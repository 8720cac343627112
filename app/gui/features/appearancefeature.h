// View → Theme and View → Language.

#pragma once

#include <QLocale>
#include <QString>

namespace clew {

class Shell;

void installAppearance(Shell& shell);

/// The language chosen in the menu, or the system's.
QLocale chosenLocale();

} // namespace clew
