// What is wrong, in English: for the command and for tests. The window says it in its own language
// (widgets/translate.h).

#pragma once

#include <string>

#include "core/text/result.h"

namespace clew {

inline std::string english(const Error& error)
{
    return error.sentence.text();
}

} // namespace clew
