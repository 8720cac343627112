// Tables of runs that a command reads: one or several parts, put together.

#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "app/cli/exit.h"
#include "app/cli/reader.h"
#include "core/study/runs.h"

namespace clew::cli {

Expected<std::vector<RunRow>> readRunsFiles(const std::vector<std::string>& files,
                                            const std::stop_token& token, Reader* first = nullptr);

} // namespace clew::cli
