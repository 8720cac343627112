// A way to search a puzzle's problems: what it says of itself, and its program.
//
// Each stands in a file of its own, core/puzzles/<id>/<strategy>.cpp, as one function that returns
// it; the puzzle lists them in order. The program is a template over its tracer, so that what is
// watched is what is measured:
//
//     Strategy backtracking()
//     {
//         return makeStrategy<QueensProblem>(
//             {.id = "backtracking", .title = …, .pseudoCode = …},
//             [](const QueensProblem& problem, const Options& options, Control& control,
//                auto& tracer) { return search(problem, options, control, tracer); });
//     }

#pragma once

#include <concepts>
#include <optional>
#include <type_traits>
#include <utility>

#include "core/puzzle/info.h"
#include "core/puzzle/requests.h"
#include "core/search/control.h"
#include "core/search/event.h"
#include "core/search/outcome.h"
#include "core/trace/recorder.h"

namespace clew {

struct Strategy
{
    StrategyInfo info;
    Outcome (*measured)(const Problem&, const Options&, Control&) = nullptr;
    Outcome (*watched)(const Problem&, const Options&, Control&, Recorder&) = nullptr;
    /// Why it cannot search this problem at all: see Puzzle::refusal().
    std::optional<Sentence> (*refusal)(const Problem&) = nullptr;
};

/// Of strategies that take every problem.
struct RefuseNone
{
    std::optional<Sentence> operator()(const Problem& /*problem*/) const { return std::nullopt; }
};

/// `solve` is called as solve(problem, options, control, tracer) with a `const P&` and each tracer,
/// `refuse` as refuse(problem) for refusal().
template<std::derived_from<Problem> P, class Solve, class Refuse = RefuseNone>
Strategy makeStrategy(StrategyInfo info, Solve /*solve*/, Refuse /*refuse*/ = {})
{
    static_assert(std::is_empty_v<Solve> && std::is_empty_v<Refuse>,
                  "a strategy is plain functions, without captures");
    return {
        std::move(info),
        [](const Problem& problem, const Options& options, Control& control) -> Outcome {
            NoTracer tracer;
            return Solve{}(static_cast<const P&>(problem), options, control, tracer);
        },
        [](const Problem& problem, const Options& options, Control& control,
           Recorder& recorder) -> Outcome {
            return Solve{}(static_cast<const P&>(problem), options, control, recorder);
        },
        [](const Problem& problem) -> std::optional<Sentence> {
            return Refuse{}(static_cast<const P&>(problem));
        },
    };
}

} // namespace clew
