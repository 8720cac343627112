// The commands, one file each. Only the one named on the command line declares its options.

#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "app/cli/exit.h"
#include "app/cli/options.h"
#include "core/puzzle/puzzle.h"

namespace clew::cli {

/// What a command does once its options are stored; Ctrl-C requests the stop.
using Action = std::function<Expected<Exit>(const std::stop_token& token)>;

struct Command
{
    const char* name;
    const char* summary;
    const char* description; ///< a paragraph for its own help; may be empty
    /// Adds its options, and those of `puzzle`, which the command line names (null: none).
    Action (*declare)(OptionTable& table, const Puzzle* puzzle);
};

Command listCommand();
Command showCommand();
Command solveCommand();
Command countCommand();
Command mergeCommand();
Command checkCommand();
Command explainCommand();
Command hintCommand();
Command generateCommand();
Command rateCommand();
Command convertCommand();
Command replayCommand();
Command watchCommand();
Command figureCommand();
Command tableCommand();
Command printCommand();
Command raceCommand();
Command benchCommand();
Command lessonCommand();
Command gradeCommand();
Command compareCommand();
Command thumbnailCommand();
Command completionsCommand();

/// All of them, in the order of the help.
std::vector<Command> allCommands();

} // namespace clew::cli
