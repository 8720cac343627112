// Another program as a child process: its arguments, what it reads, and what it writes while it
// runs. No shell has a part in it.
//
// The child cannot outlive the thread that runs it: whoever dies or stops listening, it is killed,
// with all that it has started itself. A signal from the terminal does not reach it before that.

#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
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
    int exit = -1;            ///< its status; -1: killed
    int signal = 0;           ///< that killed it; 0: none
    std::uint64_t memory = 0; ///< bytes that it has held at most; 0: nobody knows
    bool wasStopped = false;  ///< by `goOn`, or because `output` would have no more
    std::string errors = {};  ///< the beginning of its standard error
};

/// Runs the program to its end. `output` gets what it writes, piece by piece, and says false to end
/// it; `goOn` is asked at least every ten milliseconds, and says false to end it. What was ended is
/// not waited for, as the system may take long to free its memory; what is ended from the
/// beginning is not started. An Error if the program cannot be started at all.
Result<ProcessEnd> runProcess(const ProcessRequest& request,
                              const std::function<bool(std::string_view)>& output,
                              const std::function<bool()>& goOn);

/// While it lives, the processes that this thread runs end as soon as the token says so, and take
/// no more bytes of address space than `memory` (0: as many as are asked for): for those whose
/// callers have neither to hand on, as readers of problems.
class ProcessesUntil
{
public:
    explicit ProcessesUntil(std::stop_token token, std::uint64_t memory = 0);
    ~ProcessesUntil();
    ProcessesUntil(const ProcessesUntil&) = delete;
    ProcessesUntil& operator=(const ProcessesUntil&) = delete;

    /// Whether the token of this thread, if it has one, has said so.
    static bool isOver();

private:
    std::stop_token m_before;
    std::uint64_t m_memoryBefore;
};

/// The folder of the running program.
std::string programFolder();

} // namespace clew
