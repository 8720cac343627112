// Where the constraints of a FlatZinc come from: what the author wrote stands with each that has no
// name, and what MiniZinc found impossible while translating is reported with its position.

#pragma once

#include <string>
#include <string_view>

namespace clew::model {

/// Takes MiniZinc's table of symbols ("--output-paths-to-stdout") off the front of what it wrote.
/// Each constraint in FlatZinc to which its author has given no name gets what the author wrote,
/// and so do the expressions that the model searches by: variables that MiniZinc has introduced.
/// Elements of arrays that no output item prints are noted (leftout.h).
std::string withSources(std::string_view written, std::string_view model);

/// A model that MiniZinc finds to be impossible becomes one constraint that is false. Where that
/// was seen, and what is written there or is its name, is noted with it: as line, column and words.
/// `said` is what MiniZinc wrote to its standard error.
std::string withReason(std::string flatZinc, std::string_view said, std::string_view model);

/// The name in an item of FlatZinc that declares one: "var 1..3: x :: output_var;".
std::string_view nameDeclared(std::string_view line);

} // namespace clew::model
