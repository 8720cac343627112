// Between the program and a library that it loads. Each may have a C++ runtime of its own (the
// command is linked with an archive of it: app/cli/archives.cmake), so no exception passes from one
// to the other.

#pragma once

namespace clew {

/// False if something is thrown, which in these libraries is a lack of memory.
template<class Work>
bool isDone(const Work& work) noexcept
{
    try {
        work();
        return true;
    } catch (...) {
        return false;
    }
}

} // namespace clew
