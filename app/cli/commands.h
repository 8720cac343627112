// The commands, a file each. The one that the command line names declares its options, runs, and
// leaves how it ended in the invocation.

#pragma once

#include <CLI/CLI.hpp>
#include <stop_token>

#include "app/cli/exit.h"
#include "core/puzzle/puzzle.h"

namespace clew::cli {

struct Invocation
{
    const Puzzle* puzzle = nullptr; ///< that the command line names; null if none
    std::stop_token token = {};     ///< asked to stop by Ctrl-C
    Expected<Exit> result = Exit::Done;
};

/// Of the thirteen one is named: the options of the others are not even made.
struct Command
{
    const char* name;
    const char* summary;
    void (*declareOptions)(CLI::App& command, Invocation& invocation);
};

Command listCommand();
Command showCommand();
Command solveCommand();
Command countCommand();
Command mergeCommand();
Command checkCommand();
Command explainCommand();
Command generateCommand();
Command rateCommand();
Command convertCommand();
Command replayCommand();
Command raceCommand();
Command benchCommand();

} // namespace clew::cli
