#include "core/study/ownsolve.h"

#include <algorithm>
#include <cmath>

#include "core/trace/liveevents.h"
#include "core/trace/recorder.h"

namespace clew {

namespace {

constexpr double kEpsilonOfMoment = 1e-9; // moments are computed with rounding

double readAt(OwnSolve::Clock clock, const OwnSolve::Change& change)
{
    return clock == OwnSolve::Clock::Seconds ? change.seconds : change.steps;
}

std::shared_ptr<const Trace> copyOf(const Trace& trace)
{
    auto copy = std::make_shared<Trace>();
    Control control;
    Recorder recorder(*copy, control); // completes the copy when it goes
    for (std::uint64_t i = 0; i < trace.size(); ++i)
        recorder.write(trace.event(i));
    return copy;
}

// Counts a change as part of the step that the next move ends.
void spread(std::vector<OwnSolve::Change>& changes, std::size_t first, std::uint64_t step)
{
    const auto count = static_cast<double>(changes.size() - first);
    for (std::size_t i = first; i < changes.size(); ++i)
        changes[i].steps = static_cast<double>(step) + static_cast<double>(i - first + 1) / count;
}

void timeEvenly(OwnSolve& own)
{
    const auto count = static_cast<double>(own.changes.size());
    for (std::size_t i = 0; i < own.changes.size(); ++i)
        own.changes[i].seconds = own.seconds * static_cast<double>(i + 1) / count;
}

} // namespace

OwnSolve ownSolve(const Hand& hand)
{
    OwnSolve own;
    own.trace = copyOf(*hand.trace());
    own.begin = hand.positionOf(0);
    own.seconds = std::chrono::duration<double>(hand.tally.time).count();
    own.hints = hand.tally.hints;
    own.isSolved = hand.isSolved();
    std::uint64_t end = own.begin;
    double latest = 0;
    std::size_t first = 0; // of the step
    for (std::size_t i = 0; i < hand.log().size(); ++i) {
        const Hand::Step& step = hand.log()[i];
        const std::uint64_t after = std::min(hand.positionAfter(i), own.trace->size());
        if (after == end) // notes
            continue;
        end = after;
        latest = std::clamp(std::chrono::duration<double>(step.at).count(), latest,
                            std::max(latest, own.seconds));
        own.changes.push_back({.end = end, .seconds = latest});
        if (step.kind != Hand::Step::Kind::Enter)
            continue;
        spread(own.changes, first, own.moves++);
        first = own.changes.size();
    }
    if (first < own.changes.size()) // undone at the end: it belongs to a step that is never made
        for (std::size_t i = first; i < own.changes.size(); ++i)
            own.changes[i].steps = static_cast<double>(own.moves);
    if (latest == 0)
        timeEvenly(own);
    return own;
}

std::uint64_t OwnSolve::eventAt(Clock clock, double moment) const
{
    const auto next =
        std::ranges::upper_bound(changes, moment + kEpsilonOfMoment, {},
                                 [&](const Change& change) { return readAt(clock, change); });
    return next == changes.begin() ? begin : std::prev(next)->end;
}

std::optional<double> OwnSolve::momentOf(Clock clock, std::uint64_t event) const
{
    if (event > trace->size())
        return std::nullopt;
    if (event <= begin)
        return 0;
    const auto change = std::ranges::lower_bound(changes, event, {}, &Change::end);
    return change == changes.end() ? std::nullopt : std::optional(readAt(clock, *change));
}

std::optional<double> OwnSolve::momentBefore(Clock clock, std::uint64_t event) const
{
    const auto now = momentOf(clock, event);
    if (event <= begin || !now)
        return std::nullopt;
    const auto same =
        std::ranges::lower_bound(changes, *now - kEpsilonOfMoment, {},
                                 [&](const Change& change) { return readAt(clock, change); });
    return same == changes.begin() ? 0 : readAt(clock, *std::prev(same));
}

std::uint64_t OwnSolve::movesAt(std::uint64_t event) const
{
    const auto next = std::ranges::upper_bound(changes, event, {}, &Change::end);
    return next == changes.begin()
               ? 0
               : static_cast<std::uint64_t>(std::prev(next)->steps + kEpsilonOfMoment);
}

RaceTime ownTime(const OwnSolve& own)
{
    RaceTime time{.strategy = kOwnRunner};
    time.outcome.ending = own.isSolved ? Ending::Solved : Ending::Stopped;
    time.outcome.counters.nodes = own.moves;
    time.outcome.counters.solutions = own.isSolved ? 1 : 0;
    for (std::uint64_t i = own.begin; i < own.trace->size(); ++i)
        time.outcome.counters.backtracks +=
            own.trace->event(i).kind() == EventKind::Visit && !goesForth(*own.trace, i) ? 1U : 0U;
    time.seconds = own.seconds;
    time.hints = own.hints;
    return time;
}

} // namespace clew
