// Data of a model that are written as JSON, as MiniZinc takes them from files: as the items that
// they mean.

#pragma once

#include <string>
#include <string_view>

#include "core/text/result.h"

namespace clew::model {

/// The data with each object of JSON in it, {"n": 3, "s": {"set": [[1, 4]]}}, as items: "n = 3;
/// s = 1..4;". The model says what an array is indexed by. Each item stands on the line of its
/// name, so that what is said of it is said of that.
Result<std::string> withoutJson(std::string_view data, std::string_view model);

/// Whether a text is such an object that gives values to what the model's text speaks of, and to
/// nothing else.
bool isJsonFor(std::string_view text, std::string_view model);

} // namespace clew::model
