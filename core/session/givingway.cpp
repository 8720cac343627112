#include "core/session/givingway.h"

#ifdef __linux__
#include <cerrno>
#include <cstdlib>
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace clew {

void giveWay() noexcept
{
#ifdef __linux__
    // Ten steps are a tenth of what a thread of the usual priority gets. With five the interface
    // still waited a third as often; with nineteen a search hardly got anywhere.
    constexpr int kSteps = 10;
    if (std::getenv("CLEW_KEEP_PRIORITY") != nullptr)
        return;
    const auto self = static_cast<id_t>(::gettid()); // Linux takes a thread for a process here
    errno = 0;
    const int present = ::getpriority(PRIO_PROCESS, self);
    if (errno == 0)
        ::setpriority(PRIO_PROCESS, self,
                      present + kSteps); // that it does not work costs nothing but smoothness
#endif
}

} // namespace clew
