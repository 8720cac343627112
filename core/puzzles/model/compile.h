// MiniZinc at work: a model's text into FlatZinc, by the program `minizinc` in a process of its
// own.

#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/result.h"

namespace clew::model {

/// Whether MiniZinc is installed here.
bool hasMiniZinc();

/// FlatZinc for the engine. What MiniZinc refuses is an Error with its words, line and column; so
/// is a model that takes it longer or more memory than is reasonable. `goOn` is asked all the time
/// and says false to give up.
///
/// Behind it stand, as further items, what is known of the author's variables from MiniZinc's model
/// of the output alone: those with a fixed value, those whose name FlatZinc cannot write, and sets,
/// each an array of Booleans.
Result<std::string> compiled(std::string_view text, const std::function<bool()>& goOn);

/// The parameters that the model wants data for; none where MiniZinc does not say.
std::vector<std::string> parametersOf(std::string_view text, const std::function<bool()>& goOn);

} // namespace clew::model
