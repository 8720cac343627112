#include "core/study/training.h"

#include <algorithm>

#include "core/puzzle/playing.h"
#include "core/trace/recorder.h"

namespace clew {

namespace {

// The choices of a generator have the names of the rules.
std::optional<Rule> ruleCalled(const Puzzle& puzzle, std::string_view technique)
{
    if (!puzzle.info().generator)
        return std::nullopt;
    const auto& choices = puzzle.info().generator->techniques;
    const auto choice = std::ranges::find(choices, technique, &ChoiceInfo::id);
    if (choice == choices.end())
        return std::nullopt;
    const std::string_view name = choice->title.text;
    for (const RuleInfo& rule : puzzle.info().rules)
        if (rule.name.text == name)
            return rule.rule;
    return std::nullopt;
}

void add(Position& position, const Playing& playing, Event event)
{
    const RuleInfo* const rule = position.puzzle.rule(*position.problem, event.rule());
    if (event.kind() == EventKind::Assign && (rule == nullptr || !rule->isGiven))
        position.entries.push_back({event.variable(), event.value()});
    else if (event.kind() == EventKind::Remove && !playing.isObvious(event.rule()))
        position.struck.push_back({event.variable(), event.value()});
}

// What was ruled out where nothing stands yet: the rest goes without saying.
void leaveOutSettled(Position& position)
{
    std::erase_if(position.struck, [&](const Place& place) {
        return std::ranges::find(position.entries, place.variable, &Assignment::variable) !=
               position.entries.end();
    });
}

} // namespace

std::optional<Position> beforeTechnique(const Puzzle& puzzle, const ProblemPtr& problem,
                                        std::string_view technique, const std::stop_token& token)
{
    const Playing* const playing = playingOf(puzzle, *problem);
    const auto rule = ruleCalled(puzzle, technique);
    const auto strategy =
        playing == nullptr ? std::nullopt : puzzle.strategyIndex(playing->deducing());
    if (!rule || !strategy)
        return std::nullopt;
    Trace trace;
    Control control({.nodes = 1}, token); // no guess
    {
        Recorder recorder(trace, control);
        puzzle.run(*strategy, *problem, {}, control, &recorder);
    }
    Position position{puzzle, problem, {}, token};
    for (std::uint64_t i = 0; i < trace.size(); ++i) {
        const Event event = trace.event(i);
        const bool deduces = event.kind() == EventKind::Assign || event.kind() == EventKind::Remove;
        if (deduces && event.rule() == *rule) {
            leaveOutSettled(position);
            return position;
        }
        add(position, *playing, event);
    }
    return std::nullopt;
}

} // namespace clew
