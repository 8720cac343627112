// Jobs shared out among threads.
//
// On the standard library's threads: a job takes milliseconds, so nothing cleverer would be faster,
// and the thread sanitizer sees every lock on the way, which it does not inside a task library that
// comes without instrumentation.

#pragma once

#include <cstdint>
#include <functional>

namespace clew {

/// Calls `job` for 0 … jobs - 1, each once, in rising order of their start, on `threads` threads of
/// which the caller's is one. Returns when all are done. What a job throws first is thrown on, and
/// no further job begins then.
void forEachJob(std::uint64_t jobs, unsigned threads,
                const std::function<void(std::uint64_t)>& job);

} // namespace clew
