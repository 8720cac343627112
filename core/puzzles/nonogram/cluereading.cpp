#include "core/puzzles/nonogram/cluereading.h"

namespace clew::nonogram {

namespace {

// Clues this long fit no grid; reading on would only cost memory.
constexpr std::uint64_t kMaxRun = 100'000;

} // namespace

Result<std::uint32_t> readRun(Scanner& scanner)
{
    const auto run = scanner.number();
    if (!run)
        return scanner.error(
            {phrase("nonogram", "expected the length of a run, not %1"), {quoted(scanner.rest())}});
    if (*run > kMaxRun)
        return scanner.error({phrase("nonogram", "a run of %1 cells is too long for any nonogram"),
                              {std::to_string(*run)}});
    return static_cast<std::uint32_t>(*run);
}

void addRun(Clue& clue, std::uint32_t run)
{
    if (run > 0)
        clue.push_back(run);
}

void skipSeparators(Scanner& scanner)
{
    for (scanner.skipSpace(); scanner.accept(','); scanner.skipSpace()) {
    }
}

} // namespace clew::nonogram
