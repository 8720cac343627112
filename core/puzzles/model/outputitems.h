// What MiniZinc's model of the output knows of the author's variables beyond FlatZinc: those with a
// fixed value, options, sets, and what is computed for the output alone. It is written behind
// FlatZinc as further items, which the engine reads.

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace clew::model {

/// What MiniZinc makes of a model in one run.
struct Translated
{
    std::string flatZinc;
    std::string output; ///< its model of the output, an item a line: "int: y = 3;"
};

/// The items, in FlatZinc's words. `model` is the author's text.
std::string outputItems(const Translated& translated, std::string_view model);

/// The author's variables over integers and Booleans that MiniZinc computes for the output alone,
/// and arrays of such: no part of FlatZinc.
struct Computed
{
    std::string name;
    std::size_t dimensions = 0; ///< of an array
    std::string indices = {};   ///< of them, if they are known
};
std::vector<Computed> computedItems(const Translated& translated, std::string_view model);

/// Those of these names that are variables of the author's and in neither of the two, as MiniZinc
/// has put what they are where they stood.
std::vector<std::string> foldedNames(const Translated& translated, std::string_view model,
                                     std::vector<std::string> names);

/// Behind a model: constraints that say nothing of these variables, so that they are in FlatZinc.
std::string keeping(const std::vector<Computed>& computed);
/// Such a FlatZinc without these constraints, but with what they name as items of the output.
std::string withKept(std::string_view flatZinc, const std::vector<Computed>& computed);

} // namespace clew::model
