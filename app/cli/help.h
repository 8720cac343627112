// The text of --help, laid out from the tables of options.

#pragma once

#include <span>
#include <string>

#include "app/cli/commands.h"

namespace clew::cli {

/// Of `clew --help`.
std::string overviewHelp(std::span<const Command> commands);
/// Of `clew COMMAND --help`.
std::string commandHelp(const Command& command, const OptionTable& options);

} // namespace clew::cli
