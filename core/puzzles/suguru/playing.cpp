// Suguru by hand.

#include "core/puzzle/typedplaying.h"

#include <algorithm>

#include "core/puzzle/groupproof.h"
#include "core/puzzle/refuting.h"
#include "core/puzzle/ruleargument.h"
#include "core/puzzles/suguru/position.h"
#include "core/puzzles/suguru/puzzle.h"
#include "core/puzzles/suguru/techniques/technique.h"

namespace clew::suguru {

namespace {

class SuguruPlaying final : public TypedPlaying<SuguruProblem>
{
public:
    std::vector<Event> givens(const SuguruProblem& problem) const override
    {
        const std::uint32_t most = Layout(problem).largestArea;
        std::vector<Event> events;
        for (Variable cell = 0; cell < problem.cellCount(); ++cell)
            if (problem.givens[cell] != kNoValue && problem.givens[cell] < most)
                events.push_back(Event::assign(cell, problem.givens[cell], GivenNumber));
        return events;
    }

    bool mayEnter(const SuguruProblem& problem, const State& /*state*/,
                  Assignment entry) const override
    {
        const std::vector<std::uint32_t>& areas = problem.areas;
        return static_cast<std::uint64_t>(std::ranges::count(areas, areas[entry.variable])) >
               entry.value;
    }

    // A cell for which all numbers of its area are taken.
    std::optional<Event> deadEnd(const SuguruProblem& problem, const State& state) const override
    {
        const Layout layout(problem);
        for (Variable cell = 0; cell < state.dimensions().variables; ++cell) {
            if (state.value(cell) != kNoValue)
                continue;
            std::vector<bool> isTaken(layout.areaSize(cell));
            for (const Variable other : layout.excluded[cell])
                if (state.value(other) < isTaken.size())
                    isTaken[state.value(other)] = true;
            if (std::ranges::find(isTaken, false) == isTaken.end())
                return Event::conflict(cell, NoNumber);
        }
        return std::nullopt;
    }

    std::string_view deducing() const override { return "logic"; }

    bool isObvious(Rule rule) const override
    {
        return rule == Touching || rule == SameArea || rule == TooLarge;
    }

    // The area of the pattern, if it lies in one.
    Sentence region(const SuguruProblem& problem, const State& /*before*/, Event step,
                    std::span<const Place> seen) const override
    {
        const Layout layout(problem);
        std::uint32_t area = layout.areaOf[step.variable()];
        const auto areaOf = [&](Place place) { return layout.areaOf[place.variable]; };
        if (!seen.empty() && std::ranges::all_of(seen, [&](Place place) {
                return areaOf(place) == areaOf(seen.front());
            }))
            area = areaOf(seen.front());
        const auto& cells = layout.areaCells[area];
        return {phrase("suguru", "the area of %1"),
                {cellName(problem, cells.front())},
                {},
                placesOf(cells, kNoValue)};
    }

    Sentence refutation(const Puzzle& puzzle, const SuguruProblem& problem, const State& before,
                        Place wrong, Control& control) const override
    {
        if (refusalOf(problem))
            return {};
        const Layout layout(problem);
        const GroupProof rules(layout.areaCells, layout.excluded);
        Sentence byTrying =
            Refuting(puzzle, problem, rules, Refutation, [&](std::uint32_t area) {
                return Sentence{phrase("suguru", "the area of %1"),
                                {cellName(problem, layout.areaCells[area].front())}};
            }).refutation(before, wrong);
        return byTrying.empty()
                   ? argueByTechniques(puzzle, problem, before, wrong, Refutation, control)
                   : byTrying;
    }

    bool hasTechniques() const override { return true; }

    // Each technique can say of a number why it stands in a cell, or cannot: all are asked.
    void eachStep(const SuguruProblem& problem, const State& state, Control& control,
                  const TakeStep& take) const override
    {
        const Layout layout(problem);
        const Position position(problem, layout, state);
        for (const Technique& technique : techniques()) {
            bool wantsMore = true;
            for (Variable cell = 0; wantsMore && cell < problem.cellCount(); ++cell) {
                if (!control.poll())
                    return;
                for (const Value number : position.numbersFor(cell))
                    if (auto reason = technique.explain(position, {cell, number}); reason)
                        wantsMore = wantsMore && take({technique.rule,
                                                       *std::move(reason),
                                                       {eventOf(technique, {cell, number})}});
            }
        }
    }

    ProblemPtr withoutGivens(const SuguruProblem& problem) const override
    {
        auto bare = std::make_shared<SuguruProblem>(problem);
        bare->givens.assign(bare->givens.size(), kNoValue);
        return bare;
    }

    std::uint32_t assumable(const SuguruProblem& problem) const override
    {
        return problem.cellCount();
    }

private:
    static Event eventOf(const Technique& technique, Place place)
    {
        const Event settled = Event::assign(place.variable, place.value, technique.rule);
        return lineOf({technique.line}, settled)
                   ? settled
                   : Event::remove(place.variable, place.value, technique.rule);
    }
};

} // namespace

const Playing* SuguruPuzzle::playing() const
{
    static const SuguruPlaying playing;
    return &playing;
}

} // namespace clew::suguru
