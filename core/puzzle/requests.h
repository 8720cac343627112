// What a puzzle is asked for, and what it answers with: values without behaviour.

#pragma once

#include <boost/container/small_vector.hpp>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/picture/picture.h"
#include "core/puzzle/info.h"
#include "core/search/event.h"
#include "core/search/outcome.h"
#include "core/text/sentence.h"
#include "core/trace/state.h"

namespace clew {

class Puzzle;
struct RuleInfo;

/// A problem to solve: parameters, givens, rules' variants. Immutable once made.
struct Problem
{
    virtual ~Problem() = default;
    /// Rules that this problem names itself, besides those of its puzzle; null, usually: none.
    [[nodiscard]] virtual const std::vector<RuleInfo>* ownRules() const { return nullptr; }
    /// The puzzle that it brings along, as a search from elsewhere does, with that search's
    /// strategy and rules; null, mostly: it is a problem of the puzzle that read it.
    [[nodiscard]] virtual const Puzzle* ownPuzzle() const { return nullptr; }
    /// Its best solution is looked for: each that a search finds is better than the one before.
    [[nodiscard]] virtual bool seeksBest() const { return false; }
};
using ProblemPtr = std::shared_ptr<const Problem>;

/// A problem, and what somebody takes for a solution of it.
struct ClaimedSolution
{
    ProblemPtr problem;
    Solution solution;
};

/// A value for a variable.
struct Assignment
{
    Variable variable = 0;
    Value value = 0;

    friend bool operator==(const Assignment&, const Assignment&) = default;
};

/// A cell of a board that has rows and columns, both from 0.
struct GridCell
{
    std::uint32_t row = 0;
    std::uint32_t column = 0;

    friend bool operator==(const GridCell&, const GridCell&) = default;
};

/// The options of a run.
struct Options
{
    std::uint64_t seed = 1;
    Parameters settings = {}; ///< choices by the ids of StrategyInfo::settings (settings.h)

    friend bool operator==(const Options&, const Options&) = default;
};

/// What to draw: the problem alone, or with the state of a search, or with a solution.
struct View
{
    const State* state = nullptr;
    std::optional<Event> event = std::nullopt; ///< the last one, to be pointed out
    const Solution* solution = nullptr;
    std::span<const Place> causes = {}; ///< to be tinted
    std::span<const Place> effects = {};
    std::span<const Link> links = {}; ///< to be drawn from place to place
    bool coordinates = true;
    std::optional<Area> looked = std::nullopt; ///< at this part, in units; see Picture::part()
    bool isByHand = false; ///< the state is a person's own solve; see Picture::drawByHand()
};

/// Ids of strategies, of which there is usually one; views that live as long as the puzzle.
using StrategyIds = boost::container::small_vector<std::string_view, 2>;

/// What is wanted of a search that is not watched.
enum class Wanted : std::uint8_t {
    One,     ///< a solution, whichever
    Several, ///< whether there are none, one or several
    InOrder, ///< many; on boards of the source's size in the order of the source
};

/// An exact count in decimal, and its conventions in words ("directed tours, reflections counted").
struct CountResult
{
    std::string count;
    Phrase meaning = {};
    Outcome outcome = {};
    std::map<std::string, std::string> more = {}; ///< named further counts found in the same pass
};

/// How far the count of a part has come.
struct CountStage
{
    std::uint64_t done =
        0; ///< the first job that is not counted; how a part falls into jobs is the
           ///< puzzle's business, but each takes a second at most, or little more
    std::string place = {}; ///< where the puzzle's search finds it, as a text; empty if it knows
};

struct CountRequest
{
    /// Whether there must be parts, or jobs to go on from.
    [[nodiscard]] bool isSplit() const { return parts != 1 || keep; }

    unsigned threads = 1;
    std::uint64_t part = 1; ///< of `parts` independent parts whose counts add up
    std::uint64_t parts = 1;
    CountStage from = {}; ///< the jobs before were counted earlier, and are left out
    /// Called now and then, at the latest before a count that was stopped returns, with what the
    /// jobs from `from` up to `to` have come to.
    std::function<void(const CountStage& to, const CountResult& counted)> keep = {};
    /// Where a puzzle that Puzzle::keepsCheckpoints() keeps how far it has come, and goes on from;
    /// empty: nowhere.
    std::string checkpoint = {};
    std::string scratch = {}; ///< folder for states that memory has no room for; empty: none
};

/// The new problem wanted. The same request gives the same problem, forever if it names a version.
struct GenerateRequest
{
    Parameters parameters = {}; ///< named in GeneratorInfo::parameters
    std::uint64_t seed = 1;
    std::string difficulty = {}; ///< id of a GeneratorInfo::difficulties; empty: whatever comes
    std::string technique = {};  ///< id of a GeneratorInfo::techniques: that and nothing harder
    std::string symmetry = {};   ///< id of a GeneratorInfo::symmetries; empty: none in particular
    std::uint32_t clues = 0;     ///< how many; 0: as few as it comes to
    unsigned version = 0;        ///< of the generator, from 1; 0: the newest
};

/// What is wanted of a way to the solution.
struct ExplainRequest
{
    bool allSteps = false; ///< also those that no later one needs
    bool toLast = false;   ///< to the last solution that is found, not the first: to the best
};

/// A step of an explanation, and what it changes on the board: variables that get these values, or
/// with kNoValue are open again, and values that their variables can no longer have.
struct ExplainedStep : Sentence
{
    ExplainedStep() = default;
    /// That changes nothing.
    ExplainedStep(Sentence sentence) : Sentence(std::move(sentence)) {}

    std::vector<Place> settled = {};
    std::vector<Place> struck = {};
};

/// A step whose effects are all settled, or all struck, by it.
inline ExplainedStep settling(Sentence sentence)
{
    ExplainedStep step(std::move(sentence));
    step.settled = step.effects;
    return step;
}
inline ExplainedStep striking(Sentence sentence)
{
    ExplainedStep step(std::move(sentence));
    step.struck = step.effects;
    return step;
}

/// Counts that are the terms of one integer sequence.
struct CountSequence
{
    struct Term
    {
        std::uint64_t index = 0;
        ProblemPtr problem = nullptr; ///< that is counted; null: it is known
        std::string count = {};       ///< where it is known
    };
    Sentence name; ///< "connected 3-regular graphs on 2n nodes"
    std::vector<Term> terms = {};
};

/// A way to the solution. Sentences that have nothing to say are empty.
struct Explanation
{
    Sentence remark = {}; ///< to be known before the steps
    std::vector<ExplainedStep> steps = {};
    Sentence end = {};    ///< why they end, if not at a solution
    Outcome outcome = {}; ///< without a solution, Exhausted proves that there is none
};

/// How hard a problem is for people, and why.
struct Rating
{
    /// A rule that the way to the solution uses, and in how many steps.
    struct Technique
    {
        Rule rule;
        std::uint64_t steps;
    };

    std::size_t difficulty = 0; ///< index into PuzzleInfo::difficulties
    std::uint64_t score = 0;    ///< compares problems of one puzzle; the higher, the harder
    bool solved = true;         ///< by the techniques; false: something has to be tried
    std::vector<Technique> techniques = {}; ///< the simplest first
};

/// A rating on a scale of PuzzleInfo::scales.
struct ScaleRating
{
    struct Part
    {
        std::string name;
        double value;
    };

    std::string text; ///< all of it, as those write it who use the scale
    std::vector<Part> parts = {};
    bool isExact = true; ///< false: a lower bound; the control said stop, or no rule was left
};

} // namespace clew
