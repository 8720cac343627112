// Searches from elsewhere: what the puzzle says of itself, and one for each searcher.

#include "core/puzzles/foreign/puzzle.h"

#include <map>

#include "core/puzzle/registry.h"
#include "core/text/interned.h"

namespace clew::foreign {

namespace {

PuzzleInfo plainInfo()
{
    return {.id = std::string(kId),
            .title = phrase("foreign", "Search from elsewhere"),
            .summary = phrase("foreign", "A search by another program, as it was reported."),
            .formats = formats()};
}

StrategyInfo plainStrategy(const std::string& id, Phrase title)
{
    using enum EventKind;
    return {.id = id,
            .title = title,
            .summary = phrase("foreign", "A search by another program, as it was reported."),
            .pseudoCode = {{"",
                            {Decide,
                             {Decide, AtMost},
                             {Decide, AtLeast},
                             Assign,
                             Remove,
                             Conflict,
                             Visit,
                             Solution}}}};
}

// The puzzles that were made.
class Made
{
public:
    const Puzzle& puzzleOf(const ForeignProblem& problem)
    {
        std::string key = problem.searcher;
        for (const NamedRule& rule : problem.rules)
            (key += '\n') += rule.name;
        const std::lock_guard lock(m_mutex);
        auto& puzzle = m_puzzles[key];
        if (!puzzle) {
            PuzzleInfo info = plainInfo();
            Rule number = kFirstRule;
            for (const NamedRule& rule : problem.rules)
                info.rules.push_back({number++, interned(rule.name), RuleScope::Place});
            info.rules.push_back({number, phrase("foreign", "no rule named"), RuleScope::Place});
            puzzle = std::make_unique<const ForeignPuzzle>(
                std::move(info), plainStrategy(problem.searcher, interned(problem.searcher)));
        }
        return *puzzle;
    }

private:
    std::mutex m_mutex;
    std::map<std::string, std::unique_ptr<const Puzzle>> m_puzzles;
};

Strategy reported(StrategyInfo info)
{
    return {std::move(info),
            [](const Problem&, const Options&, Control& control) {
                return control.finish(Ending::RanDry);
            },
            [](const Problem&, const Options&, Control& control, Recorder&) {
                return control.finish(Ending::RanDry);
            },
            [](const Problem&) -> std::optional<Sentence> {
                return Sentence{phrase("foreign", "This search was made by another program, which "
                                                  "alone can run it again.")};
            }};
}

} // namespace

std::shared_ptr<const ForeignProblem> finished(ForeignProblem&& problem)
{
    static Made made;
    problem.puzzle = &made.puzzleOf(problem);
    return std::make_shared<const ForeignProblem>(std::move(problem));
}

std::unique_ptr<const Puzzle> makePuzzle()
{
    return std::make_unique<const ForeignPuzzle>(
        plainInfo(), plainStrategy("?", phrase("foreign", "Another program")));
}

const Puzzle& puzzle()
{
    return *findPuzzle(kId);
}

ForeignPuzzle::ForeignPuzzle(PuzzleInfo info, StrategyInfo strategy)
    : TypedPuzzle(std::move(info), {reported(std::move(strategy))})
{
}

Result<ProblemPtr> ForeignPuzzle::create(const Parameters& /*parameters*/) const
{
    return fail(
        phrase("foreign", "A search from elsewhere is made from the header of its stream."));
}

Sentence ForeignPuzzle::title(const ForeignProblem& problem) const
{
    if (!problem.name.empty())
        return verbatim(problem.name);
    if (problem.board != nullptr)
        return problem.board->title(*problem.position);
    const std::size_t count = problem.variables->all().size();
    return count == 1 ? Sentence{phrase("foreign", "One variable")}
                      : Sentence{phrase("foreign", "%1 variables"), {count}};
}

Dimensions ForeignPuzzle::dimensions(const ForeignProblem& problem) const
{
    if (problem.board != nullptr)
        return problem.board->dimensions(*problem.position);
    return {problem.variables->most(), problem.values->most()};
}

Solution ForeignPuzzle::solutionAt(const ForeignProblem& problem, const State& state) const
{
    return problem.board == nullptr ? Puzzle::solutionAt(problem, state)
                                    : problem.board->solutionAt(*problem.position, state);
}

} // namespace clew::foreign
