// What is assumed of a model's variables. It stands behind the model, in comments, one a line:
// "% given: x[1] = 3". MiniZinc has no way to name the elements of every array.

#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/puzzles/model/model.h"

namespace clew::model {

/// Takes those lines off the end of the text; what each of them says.
std::vector<std::string> takeGivens(std::string& text);
/// Puts them there again.
void putGivens(std::string& text, std::span<const std::string> given);
/// What they say of this problem.
std::vector<std::string> givenIn(const ModelProblem& problem);

/// What such a line says of the variable is assumed, if it can be.
Result<void> give(ModelProblem& problem, const std::string& line);
std::shared_ptr<ModelProblem> withoutGivens(const std::shared_ptr<const Model>& model);
Result<ProblemPtr> withGivens(const std::shared_ptr<const Model>& model,
                              std::span<const std::string> given);

} // namespace clew::model
