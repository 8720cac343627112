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

inline Found solveAll(const Problem& problem, const std::string& strategy)
{
    return solve(puzzle(), problem, strategy);
}

} // namespace clew::test::regular
