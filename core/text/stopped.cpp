#include "core/text/stopped.h"

namespace clew {

Sentence stoppedSentence(const Outcome& outcome)
{
    switch (outcome.reason) {
    case StopReason::None:
        return {};
    case StopReason::Cancelled:
        return {phrase("Stopped", "The search was stopped before its end.")};
    case StopReason::NodeLimit:
        return {phrase("Stopped", "The search was stopped at its limit of nodes.")};
    case StopReason::TimeLimit:
        return {phrase("Stopped", "The search was stopped at its limit of time.")};
    case StopReason::MemoryLimit:
        return {phrase("Stopped", "The search was stopped at its limit of memory.")};
    case StopReason::TraceFull:
        return {phrase("Stopped", "The search was stopped: it is too long to be recorded.")};
    case StopReason::Failed:
        return outcome.failure != nullptr
                   ? *outcome.failure
                   : Sentence{phrase("Stopped", "The search could not continue.")};
    }
    return {};
}

Sentence provedBestSentence(const Outcome& outcome)
{
    if (outcome.ending != Ending::Exhausted || outcome.counters.solutions == 0)
        return {};
    return {phrase("Stopped", "The last solution is proven optimal.")};
}

} // namespace clew
