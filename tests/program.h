// A program of several tests, each of which is run by its own name: as a file compiled alone would
// be.

#pragma once

#include <cstdio>
#include <initializer_list>
#include <string_view>

namespace clew::test {

struct TestMain
{
    std::string_view name;
    int (*main)(int argc, char* argv[]);
};

/// Runs the test by whose name the program was called (a link to it); without such a name, names
/// them and fails.
inline int runCalled(int argc, char* argv[], std::initializer_list<TestMain> tests)
{
    const std::string_view path = argv[0];
    const std::string_view called = path.substr(path.rfind('/') + 1); // npos + 1 is 0
    for (const TestMain& test : tests) {
        if (test.name == called)
            return test.main(argc, argv);
    }
    std::fputs("Several tests; run one by its name:\n", stderr);
    for (const TestMain& test : tests)
        std::fprintf(stderr, "  %.*s\n", static_cast<int>(test.name.size()), test.name.data());
    return 2;
}

} // namespace clew::test
