// clew bench --instances: every strategy on every file of a folder, or a part of these runs, as one
// table.

#pragma once

#include <stop_token>
#include <string>

#include "app/cli/options.h"
#include "app/cli/runoptions.h"

namespace clew::cli {

struct InstanceOptions
{
    std::string folder = {};
    std::string part = {}; ///< "2/4"
};

/// --instances and --part
void addInstances(OptionTable& table, InstanceOptions& options);

/// Of the puzzle `puzzleId`, or of whichever can read each file. One solution is looked for; the
/// rows are printed as they come.
Expected<Exit> benchInstances(const InstanceOptions& options, const std::string& puzzleId,
                              const RunOptions& run, const std::stop_token& token);

} // namespace clew::cli
