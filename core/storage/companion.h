// What belongs to the program in files of its own: other programs, and libraries (core/loaded) that
// are loaded when they are first needed, as most runs never need them and opening them takes longer
// than all else that the command does.

#pragma once

#include <string>
#include <string_view>

#include "core/text/result.h"

namespace clew {

/// The path of such a file: beside the program as it is built, or where it is installed. If it is
/// in neither place, its name.
std::string companionPath(std::string_view name);

/// An entry of such a library, which stays loaded.
Result<void*> companionEntry(std::string_view library, const char* name);

/// The same as the function that it is: `companionFunction<decltype(f)>("clew-f.so", "f")` for an
/// extern "C" f.
template<class Function>
Result<Function*> companionFunction(std::string_view library, const char* name)
{
    return companionEntry(library, name).map([](void* entry) {
        return reinterpret_cast<Function*>(entry);
    });
}

} // namespace clew
