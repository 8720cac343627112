#include "core/storage/companion.h"

#include <dlfcn.h>
#include <filesystem>

#include "core/storage/process.h"

namespace clew {

std::string companionPath(std::string_view name)
{
    const std::string folder = programFolder();
    for (const std::string_view place : {"/", "/../libexec/clew/"}) {
        std::string path = folder;
        path.append(place).append(name);
        std::error_code ignored;
        if (std::filesystem::exists(path, ignored))
            return path;
    }
    return std::string(name);
}

Result<void*> companionEntry(std::string_view library, const char* name)
{
    void* const loaded = ::dlopen(companionPath(library).c_str(), RTLD_NOW | RTLD_LOCAL);
    void* const entry = loaded == nullptr ? nullptr : ::dlsym(loaded, name);
    if (entry == nullptr)
        return fail({phrase("System", "A part of Clew cannot be loaded (%1). Reinstall Clew."),
                     {::dlerror()}});
    return entry;
}

} // namespace clew
