// Bounds for variables that have none, or more values than can be watched: those that the
// constraints leave them at the beginning, as the engine finds. Where these are still too many
// values, the domain is cut, around 0; that is said (VariableDeclaration::isCut).

#pragma once

#include <string>

#include "core/puzzles/model/flatzinc.h"

namespace clew::model {

/// Whether the model has such variables, among those that matter.
bool hasUnwatchable(const FlatZinc& model);
/// The same FlatZinc with bounds in their declarations.
std::string withBounds(const std::string& flatZinc, const FlatZinc& model);

} // namespace clew::model
