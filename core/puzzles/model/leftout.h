// What a model's author has named and MiniZinc leaves out where nothing prints it: the names of
// arrays, whose elements are in FlatZinc by names of its own, and variables that it has put their
// expressions for.

#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace clew::model {

/// Something over integers or Booleans that a model declares, as MiniZinc says of it
/// (--model-types-only); neither sets nor options.
struct Declared
{
    std::string name;
    std::size_t dimensions = 0; ///< of an array
};
std::vector<Declared> declaredIn(std::string_view types);

/// What FlatZinc is to say of a variable by its path in MiniZinc's table of symbols, if it is an
/// element of an array of the author's, none of those that are printed.
std::string elementNote(std::string_view path, const std::unordered_set<std::string_view>& printed);
/// The arrays of which FlatZinc says that it has elements.
std::vector<std::string_view> leftOutArrays(std::string_view flatZinc);
/// Items to stand behind a model, which have MiniZinc say the indices of these arrays.
std::string indexNotes(std::span<const Declared> arrays);
/// The FlatZinc of such a model, with the arrays as further items behind it: as far as they are
/// known, an element that MiniZinc has done without is no variable.
std::string withLeftOut(std::string_view flatZinc);

/// The words of the expression that is to be the best in an author's text; none if there is none.
std::vector<std::string> wordsOfObjective(std::string_view model);

/// In brackets of an array's type or of output_array(): what indices it has, as MiniZinc is to
/// write them into a text.
std::string indexSets(const Declared& array);

} // namespace clew::model
