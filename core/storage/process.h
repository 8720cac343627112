// Another program as a child process: its arguments, what it reads, and what it writes while it
// runs. No shell has a part in it.
//
// The child cannot outlive the thread that runs it: whoever dies or stops listening, it is killed.

#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/result.h"

namespace clew {

struct ProcessRequest
{
    std::string program;                     ///< a path, or a name that is looked for in PATH
    std::vector<std::string> arguments = {}; ///< without the program's name
    std::string_view input = {};             ///< of its standard input
    std::uint64_t memory = 0;                ///< bytes of address space it may take; 0: any
};

struct ProcessEnd
{
    int exit = -1;           ///< its status; -1: killed
    int signal = 0;          ///< that killed it; 0: none
    bool wasStopped = false; ///< by `goOn`, or because `output` would have no more
    std::string errors = {}; ///< the beginning of its standard error
};

/// Runs the program to its end. `output` gets what it writes, piece by piece, and says false to end
/// it; `goOn` is asked at least every ten milliseconds, and says false to end it. An Error if it
/// cannot be started at all.
Result<ProcessEnd> runProcess(const ProcessRequest& request,
                              const std::function<bool(std::string_view)>& output,
                              const std::function<bool()>& goOn);

/// The folder of the running program.
std::string programFolder();

} // namespace clew
