// How a model looks: its arrays as grids and rows, its other variables, and expressions that it
// searches by, as named boxes, and what the annotations of clew.mzn (resources/minizinc/clew/) say
// besides.

#pragma once

#include <span>

#include "core/puzzle/variableboard.h"
#include "core/puzzles/model/variables.h"

namespace clew::model {

/// `otherNames`: of each variable, besides its own.
VariableBoard boardOf(const FlatZinc& model, std::span<const WatchedVariable> variables,
                      std::span<const std::vector<OtherName>> otherNames);

} // namespace clew::model
