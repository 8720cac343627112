// The regular graphs that the tests ask for.

#pragma once

#include "core/puzzles/graphs/formats.h"
#include "tests/solving.h"

namespace clew::test::regular {

inline const Puzzle& puzzle()
{
    return *findPuzzle("graphs");
}

/// By parameters like "size=6;degree=3", and text if there is any; null if it cannot be read.
inline ProblemPtr problemFor(const QString& parameters, const QString& text = {})
{
    const Parameters given = parametersFrom(parameters.toUtf8());
    const auto problem =
        text.isEmpty() ? puzzle().create(given) : puzzle().read(text.toStdString(), "", given);
    return problem.has_value() ? *problem : nullptr;
}

inline const graphs::GraphsProblem& cast(const ProblemPtr& problem)
{
    return static_cast<const graphs::GraphsProblem&>(*problem);
}

/// Whether it can search this problem at all.
inline bool takes(const StrategyInfo& strategy, const Problem& problem)
{
    return !puzzle().refusal(puzzle().strategyIndex(strategy.id).value(), problem);
}

inline std::set<Solution> canonicalForms(const Problem& problem,
                                         const std::vector<Solution>& solutions)
{
    std::set<Solution> forms;
    for (const Solution& solution : solutions)
        forms.insert(puzzle().canonical(problem, solution));
    return forms;
}

inline Found solveAll(const Problem& problem, const std::string& strategy)
{
    return solve(puzzle(), problem, strategy);
}

} // namespace clew::test::regular
