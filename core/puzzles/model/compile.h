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

/// What MiniZinc writes to its standard error where it refuses a model, with its line and column.
Error errorFrom(std::string_view said);

/// What MiniZinc makes of a model with these notes behind it, which are no part of it.
struct Translation
{
    std::string flatZinc;
    std::string notes;
};

/// FlatZinc for the engine. What MiniZinc refuses is an Error with its words, line and column; so
/// is a model that takes it longer or more memory than is reasonable; then `isTooMuch` is set.
/// `goOn` is asked all the time and says false to give up.
///
/// Behind it stand, as further items, what is known of the author's variables from MiniZinc's model
/// of the output alone: those with a fixed value, those whose name FlatZinc cannot write, and sets,
/// each an array of Booleans; arrays that are not printed (leftout.h); and what the values of
/// enumerated types are called (enumerations.h).
Result<Translation> compiled(std::string_view text, const std::function<bool()>& goOn,
                             bool& isTooMuch);

/// The parameters that the model wants data for; none where MiniZinc does not say.
std::vector<std::string> parametersOf(std::string_view text, const std::function<bool()>& goOn);

/// What the output items of such a model, with its notes, print of solutions in FlatZinc's words;
/// empty if MiniZinc is not installed, an Error if it fails.
Result<std::string> printedByMiniZinc(std::string_view model, std::string_view solutions);

} // namespace clew::model
