// Reads the command line and runs the command it names.

#pragma once

#include <string>
#include <vector>

#include "app/cli/exit.h"

namespace clew::cli {

/// `arguments` without the program's name.
Exit runCommandLine(std::vector<std::string> arguments);

} // namespace clew::cli
