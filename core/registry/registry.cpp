#include "core/registry/registry.h"

#include <algorithm>
#include <numeric>

#include "puzzlelist.h" // generated: namespace clew { std::vector<std::unique_ptr<const Puzzle>> makePuzzles(); }

namespace clew {

std::span<const std::unique_ptr<const Puzzle>> puzzles()
{
    static const auto all = makePuzzles();
    return all;
}

const Puzzle* findPuzzle(std::string_view id)
{
    const auto found = std::ranges::find(
        puzzles(), id, [](const auto& puzzle) -> std::string_view { return puzzle->info().id; });
    return found == puzzles().end() ? nullptr : found->get();
}

namespace {

// Levenshtein's distance.
std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t substituted = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, substituted});
        }
    }
    return row.back();
}

} // namespace

std::vector<std::string> nearest(std::string_view word, const std::vector<std::string>& valid)
{
    std::vector<std::string> sorted = valid;
    std::ranges::stable_sort(sorted, {},
                             [&](const std::string& s) { return editDistance(word, s); });
    sorted.resize(std::min<std::size_t>(sorted.size(), 3));
    return sorted;
}

} // namespace clew
