// Reads the command line and runs the command it names.

#pragma once

#include "app/cli/exit.h"

namespace clew::cli {

/// Whatever goes wrong is said on the standard error; nothing is thrown.
Exit runCommandLine(int argc, char** argv);

} // namespace clew::cli
