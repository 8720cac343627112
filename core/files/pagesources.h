// The style sheet and the program of an exported page: the files resources/page/page.css and
// page.js, compiled in.

#pragma once

#include <string_view>

namespace clew {

extern const std::string_view kPageStyle;
extern const std::string_view kPageScript;

} // namespace clew
