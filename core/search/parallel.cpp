#include "core/search/parallel.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <vector>

namespace clew {

void forEachJob(std::uint64_t jobs, unsigned threads, const std::function<void(std::uint64_t)>& job)
{
    std::atomic<std::uint64_t> next = 0;
    std::mutex mutex;
    std::exception_ptr thrown;
    const auto work = [&] {
        try {
            for (std::uint64_t j = next++; j < jobs; j = next++)
                job(j);
        } catch (...) {
            next = jobs;
            const std::scoped_lock lock(mutex);
            if (!thrown)
                thrown = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> helpers;
        try {
            for (std::uint64_t t = 1; t < std::min<std::uint64_t>(threads, jobs); ++t)
                helpers.emplace_back(work);
        } catch (const std::system_error&) {
            // As many threads as the system grants do all the work.
        } catch (const std::bad_alloc&) {
            // As above.
        }
        work();
    }
    if (thrown)
        std::rethrow_exception(thrown);
}

} // namespace clew
