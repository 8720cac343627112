// What is being worked on: a puzzle's problem and, if one was started, the run on it. The unit of
// undo.

#pragma once

#include <memory>

#include "core/registry/puzzle.h"

namespace clew {

struct Document
{
    const Puzzle* puzzle = nullptr;
    ProblemPtr problem;
    std::size_t strategy = 0;
    /// The trace of the run, as far as it went, and where the playhead stood; null: none was
    /// started.
    std::shared_ptr<const Trace> trace = nullptr;
    std::uint64_t position = 0;
    Options options = {}; ///< of the run
};

} // namespace clew
