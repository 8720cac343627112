// Models by hand: any value may be entered, and whether it leads anywhere the engine says.

#include "core/puzzle/typedplaying.h"

#include "core/puzzles/model/puzzle.h"

namespace clew::model {

namespace {

class ModelPlaying final : public TypedPlaying<ModelProblem>
{
public:
    std::vector<Event> givens(const ModelProblem& problem) const override
    {
        std::vector<Event> events;
        for (std::size_t i = 0; i < problem.givens.size(); ++i)
            if (problem.givens[i] != kNoValue)
                events.push_back(Event::assign(static_cast<Variable>(i), problem.givens[i],
                                               problem.model->givenRule()));
        return events;
    }

    bool mayEnter(const ModelProblem& problem, const State& /*state*/,
                  Assignment entry) const override
    {
        return entry.variable < problem.model->variables.size() &&
               entry.value < problem.model->variables[entry.variable].count;
    }

    std::string_view deducing() const override { return "fewest-reasons"; }

    ProblemPtr withoutGivens(const ModelProblem& problem) const override
    {
        auto bare = std::make_shared<ModelProblem>(problem);
        bare->givens.assign(bare->givens.size(), kNoValue);
        return bare;
    }

    std::uint32_t assumable(const ModelProblem& problem) const override
    {
        return static_cast<std::uint32_t>(problem.model->variables.size());
    }
};

} // namespace

const Playing* ModelPuzzle::playing() const
{
    static const ModelPlaying playing;
    return &playing;
}

} // namespace clew::model
