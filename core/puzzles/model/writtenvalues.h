// Values of variables as people and programs write them: "x[1]=2 y = 6", "x[1] + x[2] = 3;".

#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace clew::model {

struct WrittenValue
{
    std::string name;       ///< without the blanks that may stand in it
    std::string_view value; ///< empty: none is written
    std::string_view words; ///< both, as they are written
    std::size_t begin = 0;  ///< where, in the line
};

/// Those of a line, in their order.
std::vector<WrittenValue> writtenValues(std::string_view line);

} // namespace clew::model
