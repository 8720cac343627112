// clew bench --exports: how long what leaves takes to make, and how large it is.

#pragma once

#include <stop_token>

#include "app/cli/exit.h"
#include "app/cli/recorded.h"

namespace clew::cli {

/// Records each problem's search by the strategy named, or by the puzzle's first, up to as many
/// events as a page takes; then makes every kind of file of it.
Expected<Exit> benchExports(const Target& target, const RunOptions& run, bool json,
                            const std::stop_token& token);

} // namespace clew::cli
