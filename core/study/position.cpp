#include "core/study/position.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

#include "core/puzzle/playing.h"
#include "core/study/positionparts.h"
#include "core/text/counted.h"

namespace clew {

namespace {

Control controlFor(const Position& position, std::vector<Value>& solution)
{
    Limits limits = position.limits;
    limits.solutions = 1;
    return Control(limits, position.token, [&solution](std::span<const Value> values) {
        solution.assign(values.begin(), values.end());
        return true;
    });
}

} // namespace

Position withEntries(const Position& position, std::size_t count)
{
    Position shorter = position;
    shorter.entries.resize(count);
    return shorter;
}

State stateWith(const State& state, Place place)
{
    State after = state;
    after.apply(Event::decide(place.variable, place.value));
    return after;
}

State stateOf(const Position& position)
{
    const Playing* const playing = playingOf(position.puzzle, *position.problem);
    State state(position.puzzle.dimensions(*position.problem));
    if (playing == nullptr)
        return state;
    for (const Event event : playing->givens(*position.problem))
        if (event.variable() < state.dimensions().variables &&
            event.value() < state.dimensions().values)
            state.apply(event);
    for (const Assignment& one : position.entries)
        state.apply(Event::decide(one.variable, one.value));
    return state;
}

Prospects prospectsOf(const Position& position)
{
    Prospects prospects;
    const Playing* const playing = playingOf(position.puzzle, *position.problem);
    if (playing == nullptr)
        return prospects;
    Control control = controlFor(position, prospects.solution);
    const auto outcome =
        playing->complete(position.puzzle, *position.problem, position.entries, control);
    if (!outcome) { // the entries contradict the givens or each other
        prospects.finding = Prospects::Finding::Hopeless;
        return prospects;
    }
    prospects.nodes = outcome->counters.nodes;
    if (outcome->counters.solutions > 0)
        prospects.finding = Prospects::Finding::Solvable;
    else if (outcome->ending == Ending::Exhausted)
        prospects.finding = Prospects::Finding::Hopeless;
    return prospects;
}

namespace {

/// The fewest entries, from the first on, that leave no solution.
struct FirstHopeless
{
    std::size_t count = 0;
    std::uint64_t nodes = 0; ///< that finding this out took
};

// How many entries, from the first on, the solution has as well.
std::size_t agreeing(const Position& position, const std::vector<Value>& solution)
{
    const auto other = std::ranges::find_if(position.entries, [&](const Assignment& one) {
        return one.variable >= solution.size() || solution[one.variable] != one.value;
    });
    return static_cast<std::size_t>(other - position.entries.begin());
}

// More entries leave fewer solutions: it is found by halving. Each solution that is found vouches
// for all entries up to the first that is another, so that one is looked at before: where the
// problem has one solution, it is the mistake.
std::optional<FirstHopeless> firstHopeless(const Position& position)
{
    using Finding = Prospects::Finding;
    const Prospects start = prospectsOf(withEntries(position, 0));
    if (start.finding != Finding::Solvable)
        return std::nullopt; // not the entries are wrong
    const std::size_t all = position.entries.size();
    std::size_t good = agreeing(position, start.solution);
    FirstHopeless first{all + 1};
    for (std::size_t middle = good + 1; good < all && good + 1 < first.count;) {
        const Prospects found = prospectsOf(withEntries(position, middle));
        if (found.finding == Finding::Unknown)
            return std::nullopt;
        if (found.finding == Finding::Hopeless)
            first = {middle, found.nodes};
        else
            good = std::max(middle, agreeing(position, found.solution));
        middle = first.count > all ? all : good + (first.count - good) / 2;
    }
    return first.count <= all ? std::optional(first) : std::nullopt;
}

} // namespace

std::optional<Mistake> firstMistake(const Position& position)
{
    const auto hopeless = firstHopeless(position);
    if (!hopeless)
        return std::nullopt;
    const auto [bad, nodes] = *hopeless;
    const Assignment wrong = position.entries[bad - 1];
    const Place place{wrong.variable, wrong.value};
    const Playing& playing = *playingOf(position.puzzle, *position.problem);
    const State before = stateOf(withEntries(position, bad - 1));
    auto broken = position.puzzle.violations(*position.problem, before, place);
    const State after = stateWith(before, place);
    if (const auto conflict = playing.contradiction(*position.problem, after);
        broken.empty() && conflict)
        broken.push_back(position.puzzle.explain(*position.problem, after, *conflict));
    if (broken.empty()) {
        Control control(position.limits, position.token);
        if (Sentence argued =
                playing.refutation(position.puzzle, *position.problem, before, place, control);
            !argued.empty())
            broken.push_back(std::move(argued));
    }
    const Sentence name = position.puzzle.placeName(*position.problem, place);
    if (!broken.empty()) {
        Sentence& why = broken.front();
        std::erase(why.effects, place); // nothing that follows, but what is wrong
        std::erase(why.causes, place);
        Sentence refutation{phrase("Hint", "The first mistake: %1. %2"), {name, why}};
        refutation.effects = why.effects;
        refutation.causes = why.causes;
        return Mistake{bad - 1, std::move(refutation)};
    }
    return Mistake{
        bad - 1,
        {nodes == 0 ? phrase("Hint", "The first mistake: %1. After it no solution is left: a "
                                     "search sees that before its first guess.")
                    : phrase("Hint", "The first mistake: %1. After it a search finds no solution. "
                                     "Nodes searched: %2"),
         {name, counted(nodes)}}};
}

std::optional<std::vector<Value>> onlySolution(const Position& position,
                                               std::span<const Assignment> entries, Limits limits)
{
    std::vector<std::vector<Value>> solutions;
    limits.solutions = 2;
    Control control(limits, position.token, [&](std::span<const Value> values) {
        solutions.emplace_back(values.begin(), values.end());
        return true;
    });
    const Playing& playing = *playingOf(position.puzzle, *position.problem);
    const ProblemPtr copies = playing.withCopies(*position.problem);
    const auto outcome =
        playing.complete(position.puzzle, copies ? *copies : *position.problem, entries, control);
    if (!outcome || outcome->ending != Ending::Exhausted || solutions.size() != 1)
        return std::nullopt;
    return std::move(solutions.front());
}

namespace {

// The problem's, whatever was entered.
std::optional<std::vector<Value>> onlySolution(const Position& position)
{
    return onlySolution(position, {}, position.limits);
}

} // namespace

std::vector<std::size_t> wrongEntries(const Position& position)
{
    const auto mistake = firstMistake(position);
    if (!mistake)
        return {};
    // Without its mistakes the position may have one solution only: all that differ from it then.
    const auto solution = onlySolution(position);
    if (!solution)
        return {mistake->entry};
    std::vector<std::size_t> wrong;
    for (std::size_t i = 0; i < position.entries.size(); ++i) {
        const Assignment& one = position.entries[i];
        if (one.variable < solution->size() && (*solution)[one.variable] != one.value)
            wrong.push_back(i);
    }
    return wrong;
}

namespace {

// What was ruled out that the problem's only solution has, or has not.
std::vector<Place> strikes(const Position& position, bool isInSolution)
{
    if (position.struck.empty())
        return {};
    const auto solution = onlySolution(position);
    std::vector<Place> found;
    if (solution)
        std::ranges::copy_if(position.struck, std::back_inserter(found), [&](Place place) {
            return place.variable < solution->size() &&
                   ((*solution)[place.variable] == place.value) == isInSolution;
        });
    return found;
}

} // namespace

std::vector<Place> wrongStrikes(const Position& position)
{
    return strikes(position, true);
}

Sentence strikeMistake(const Position& position, Place struck)
{
    return {phrase("Hint", "The first mistake: %1 was ruled out, but the solution has it."),
            {position.puzzle.placeName(*position.problem, struck)}};
}

std::vector<Place> certainStrikes(const Position& position)
{
    return strikes(position, false);
}

} // namespace clew
