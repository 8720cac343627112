// Models by hand: any value may be entered, and whether it leads anywhere the engine says.

#include "core/puzzle/playing.h"

#include "core/puzzles/model/puzzle.h"

namespace clew::model {

namespace {

class ModelPlaying final : public Playing
{
public:
    std::vector<Event> givens(const Problem& problem) const override
    {
        const ModelProblem& typed = static_cast<const ModelProblem&>(problem);
        std::vector<Event> events;
        for (std::size_t i = 0; i < typed.givens.size(); ++i)
            if (typed.givens[i] != kNoValue)
                events.push_back(Event::assign(static_cast<Variable>(i), typed.givens[i],
                                               typed.model->givenRule()));
        return events;
    }

    bool mayEnter(const Problem& problem, const State& /*state*/, Assignment entry) const override
    {
        const ModelProblem& typed = static_cast<const ModelProblem&>(problem);
        return entry.variable < typed.model->variables.size() &&
               entry.value < typed.model->variables[entry.variable].count;
    }

    std::string_view deducing() const override { return "fewest-reasons"; }

    ProblemPtr withoutGivens(const Problem& problem) const override
    {
        auto bare = std::make_shared<ModelProblem>(static_cast<const ModelProblem&>(problem));
        bare->givens.assign(bare->givens.size(), kNoValue);
        return bare;
    }

    std::uint32_t assumable(const Problem& problem) const override
    {
        return static_cast<std::uint32_t>(
            static_cast<const ModelProblem&>(problem).model->variables.size());
    }
};

} // namespace

const Playing* ModelPuzzle::playing() const
{
    static const ModelPlaying playing;
    return &playing;
}

} // namespace clew::model
