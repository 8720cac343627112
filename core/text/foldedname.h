// Names of places and entries as they are compared.

#pragma once

#include <string>
#include <string_view>

namespace clew {

/// The name without what makes no difference: blanks, case, and the way in which signs are written.
/// Its first colon is that of "step 1:", and no sign.
std::string foldedName(std::string_view name);

} // namespace clew
