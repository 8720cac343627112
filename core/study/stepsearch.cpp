#include "core/study/stepsearch.h"

#include <bitset>
#include <memory>

namespace clew {

namespace {

// What decides about an event's line are its kind and its rule.
constexpr std::size_t kRules = std::size_t{kMostRule} + 1;
constexpr std::size_t kKinds = 6;
using Deciding = std::bitset<kKinds * kRules>;

constexpr std::size_t decidingNumber(Event event)
{
    return static_cast<std::size_t>(event.kind()) * kRules + event.rule();
}

constexpr Event eventDeciding(std::size_t number)
{
    return Event::fromBits(std::uint64_t{number / kRules} << 61U | std::uint64_t{number % kRules}
                                                                       << 48U);
}

std::unique_ptr<Deciding> eventsOn(const PseudoCode& code, std::size_t line)
{
    auto events = std::make_unique<Deciding>();
    const auto isOnLine = [&](std::size_t deciding) {
        return lineOf(code, eventDeciding(deciding)) == line;
    };
    // All rules of a kind behave like the last one, which no puzzle has, except those that lines
    // name.
    for (std::size_t first = 0; first < events->size(); first += kRules)
        if (isOnLine(first + kRules - 1))
            for (std::size_t rule = 0; rule < kRules; ++rule)
                events->set(first + rule);
    for (const CodeLine& one : code)
        for (const EventPattern& pattern : one.events) {
            const std::size_t deciding =
                static_cast<std::size_t>(pattern.kind) * kRules + pattern.rule.value_or(kRules - 1);
            events->set(deciding, isOnLine(deciding));
        }
    return events;
}

} // namespace

std::optional<std::uint64_t> findStep(const Trace& trace, const PseudoCode& code, std::size_t line,
                                      std::uint64_t position, bool backwards)
{
    const auto events = eventsOn(code, line);
    const auto isOnLine = [&](std::uint64_t index) {
        return events->test(decidingNumber(trace.event(index)));
    };
    if (backwards) {
        for (std::uint64_t index = position; index > 1; --index)
            if (isOnLine(index - 2))
                return index - 1;
        return std::nullopt;
    }
    const std::uint64_t known = trace.size();
    for (std::uint64_t index = position; index < known; ++index)
        if (isOnLine(index))
            return index + 1;
    return std::nullopt;
}

} // namespace clew
