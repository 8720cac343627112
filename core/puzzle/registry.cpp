#include "core/puzzle/registry.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <mutex>
#include <numeric>

#include "core/puzzle/source.h"
#include "core/puzzles/foreign/foreign.h"
#include "puzzlelist.h" // generated: kListedPuzzles, the ids and how to make the puzzles

namespace clew {

namespace {

constexpr std::size_t kPuzzles = std::size(kListedPuzzles);

// Each is made when it is first asked for: a command needs one of them.
struct Made
{
    std::array<std::unique_ptr<const Puzzle>, kPuzzles> puzzles;
    std::array<std::once_flag, kPuzzles> flags;
};

Made& made()
{
    static Made all;
    return all;
}

const Puzzle* puzzleAt(std::size_t index)
{
    Made& all = made();
    auto& puzzle = all.puzzles.at(index);
    std::call_once(all.flags.at(index), [&] { puzzle = kListedPuzzles[index].make(); });
    assert(puzzle->info().id == kListedPuzzles[index].id);
    return puzzle.get();
}

} // namespace

std::span<const std::unique_ptr<const Puzzle>> puzzles()
{
    for (std::size_t i = 0; i < kPuzzles; ++i)
        (void)puzzleAt(i);
    return made().puzzles;
}

const Puzzle* findPuzzle(std::string_view id)
{
    if (id == foreign::kId)
        return &foreign::puzzle();
    const auto found = std::ranges::find(kListedPuzzles, id, &ListedPuzzle::id);
    return found == std::end(kListedPuzzles)
               ? nullptr
               : puzzleAt(static_cast<std::size_t>(found - std::begin(kListedPuzzles)));
}

const Puzzle& ownPuzzle(const Puzzle& puzzle, const Problem& problem)
{
    const auto* const reported = dynamic_cast<const foreign::ForeignProblem*>(&problem);
    return reported == nullptr ? puzzle : *reported->puzzle;
}

std::vector<std::string> puzzleIds()
{
    std::vector<std::string> ids;
    for (const ListedPuzzle& puzzle : kListedPuzzles)
        ids.emplace_back(puzzle.id);
    return ids;
}

Result<std::vector<Recognised>> readings(std::string_view text, const Puzzle& preferred)
{
    for (const auto& puzzle : puzzles())
        if (puzzle->claims(text))
            if (auto problem = puzzle->read(text, {}, {}))
                return std::vector{Recognised{puzzle.get(), *std::move(problem)}};
    std::vector<Recognised> found;
    auto asPreferred = preferred.read(text, {}, {});
    if (asPreferred)
        found.push_back({&preferred, *asPreferred});
    for (const auto& puzzle : puzzles())
        if (puzzle.get() != &preferred)
            if (auto problem = puzzle->read(text, {}, {}))
                found.push_back({puzzle.get(), *std::move(problem)});
    // Nobody means 81 queens in two columns who writes nine lines of nine digits.
    std::stable_partition(
        found.begin() + (asPreferred ? 1 : 0), found.end(),
        [](const Recognised& reading) { return reading.puzzle->faults(*reading.problem).empty(); });
    if (!found.empty())
        return found;
    const Error& error = asPreferred.error();
    return fail({phrase("Files", "No puzzle can read this. As %1: %2"),
                 {Sentence{preferred.info().title}, error.sentence}},
                error.line, error.column);
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
    constexpr std::size_t kMostCompared = 100; // what is longer is no slip of the pen
    word = word.substr(0, kMostCompared);
    std::vector<std::string> sorted = valid;
    std::ranges::stable_sort(sorted, {},
                             [&](const std::string& s) { return editDistance(word, s); });
    sorted.resize(std::min<std::size_t>(sorted.size(), 3));
    return sorted;
}

std::vector<std::string> alike(std::string_view word, const std::vector<std::string>& valid)
{
    std::vector<std::string> completed;
    std::ranges::copy_if(valid, std::back_inserter(completed),
                         [&](const std::string& each) { return each.starts_with(word); });
    if (!completed.empty())
        return nearest(word, completed);
    std::vector<std::string> best = nearest(word, valid);
    const std::size_t least = best.empty() ? 0 : editDistance(word, best.front());
    std::erase_if(best, [&](const std::string& each) { return editDistance(word, each) > least; });
    return 3 * least <= word.size() ? best : std::vector<std::string>();
}

std::string withFilesBeside(std::string text, const std::filesystem::path& file)
{
    const std::string suffix = file.extension().string();
    for (const auto& puzzle : puzzles()) {
        const SourceEditing* const editing = sourceEditing(*puzzle);
        const auto isOf = [&](const FormatInfo& format) {
            return std::ranges::count(format.suffixes, suffix) > 0;
        };
        if (editing != nullptr && std::ranges::any_of(puzzle->info().formats, isOf))
            return editing->withFilesBeside(std::move(text), file.parent_path());
    }
    return text;
}

} // namespace clew
