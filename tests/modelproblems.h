// What tests of models share: problems of MiniZinc texts, and their searches.

#pragma once

#include <QtTest>

#include <string>

#include "core/puzzle/registry.h"
#include "core/puzzles/model/compile.h"
#include "core/puzzles/model/model.h"
#include "core/text/english.h"
#include "tests/solving.h"

namespace clew::test {

inline const Puzzle& models()
{
    return *findPuzzle(model::kId);
}

inline const model::ModelProblem& typed(const ProblemPtr& problem)
{
    return static_cast<const model::ModelProblem&>(*problem);
}

/// Null, and a warning that says why, if there is no such problem.
inline ProblemPtr read(const std::string& text, const std::string& data = {})
{
    Parameters parameters;
    if (!data.empty())
        parameters["data"] = data;
    const auto problem = models().read(text, {}, parameters);
    if (!problem) {
        qWarning("%d:%d: %s", problem.error().line, problem.error().column,
                 english(problem.error()).c_str());
        return nullptr;
    }
    return *problem;
}

inline Found solve(const ProblemPtr& problem, std::string_view strategy, const Limits& limits = {},
                   bool recorded = false)
{
    return solve(models(), *problem, strategy, {.limits = limits, .recorded = recorded});
}

inline const std::string kQueens = R"(% Queens in a column each.
include "globals.mzn";
int: n;
array[1..n] of var 1..n: q;
constraint alldifferent(q) :: "one in a row";
constraint alldifferent([q[i] + i | i in 1..n]) :: "one in a rising diagonal";
constraint alldifferent([q[i] - i | i in 1..n]) :: "one in a falling diagonal";
solve satisfy;
)";

} // namespace clew::test
