// Reads the command line and runs its command.

#pragma once

#include "app/cli/exit.h"

namespace clew::cli {

/// Whatever goes wrong is reported on standard error; nothing is thrown.
Exit runCommandLine(int argc, char** argv);

} // namespace clew::cli
