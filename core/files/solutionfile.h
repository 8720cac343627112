// Many solutions as one text, written as they are read: bounded memory for any number.

#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <stop_token>
#include <string_view>
#include <vector>

#include "core/puzzle/puzzle.h"
#include "core/trace/trace.h"

namespace clew {

struct SolutionFile
{
    const Puzzle* puzzle = nullptr;
    ProblemPtr problem;
    std::shared_ptr<const Trace> trace;
    /// Numbers of the solutions to write, from 0; null: all that are known.
    std::shared_ptr<const std::vector<std::uint32_t>> chosen = nullptr;
    std::string format; ///< id of one that writes solutions
};

/// Number of solutions that writeSolutionFile() will write if called now.
std::uint64_t solutionsToWrite(const SolutionFile& file);

/// Hands the text piece by piece to `write`, which returns false to give up. `written` counts
/// solutions, for a progress display. False if it was given up or `token` asked to stop.
bool writeSolutionFile(const SolutionFile& file, const std::function<bool(std::string_view)>& write,
                       std::atomic<std::uint64_t>& written, const std::stop_token& token = {});

} // namespace clew
