// Search → Limits: how far a search may go before it is stopped.

#pragma once

#include <QString>

namespace clew {

class Shell;
class Workbench;

void installLimits(Workbench& workbench, Shell& shell);

/// How to lift the limit that has stopped the run shown; empty if none has.
QString liftingText(const Workbench& workbench);

} // namespace clew
