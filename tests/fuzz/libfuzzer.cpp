// One program for all targets; the environment variable CLEW_FUZZ_TARGET names the one. libFuzzer
// restarts itself to minimise an input, and hands on its environment but no words that it does
// not know.

#include <cstdio>
#include <cstdlib>

#include "tests/fuzz/target.h"

namespace {

const clew::fuzz::Target& chosen()
{
    const char* const name = std::getenv("CLEW_FUZZ_TARGET");
    const auto* const target = clew::fuzz::findTarget(name != nullptr ? name : "");
    if (target != nullptr)
        return *target;
    for (const auto& each : clew::fuzz::targets())
        std::puts(each.name.c_str());
    std::exit(2);
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int* /*argc*/, char*** /*argv*/)
{
    chosen();
    ::setenv("PATH", "", 1); // no input starts another program
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    static const auto& target = chosen();
    target.read({reinterpret_cast<const char*>(data), size});
    return 0;
}
