#include "core/puzzle/registry.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cassert>
#include <cctype>
#include <mutex>
#include <numeric>
#include <sstream>

#include "core/puzzle/source.h"
#include "core/text/printable.h"
#include "puzzlelist.h" // generated: kPuzzleMakers, the ids and how to make the puzzles

namespace clew {

namespace {

constexpr std::size_t kPuzzles = std::size(kPuzzleMakers);

// Each is made when it is first asked for: a command needs one of them.
struct Made
{
    std::array<std::unique_ptr<const Puzzle>, kPuzzles> puzzles;
    std::array<std::atomic<bool>, kPuzzles> areMade{};
    std::array<std::mutex, kPuzzles> making;
};

Made& made()
{
    static Made all;
    return all;
}

// Not by std::call_once: when memory runs out, the exception would pass through a function of the C
// library, which loads what it unwinds with only then, and aborts if it cannot.
const Puzzle* puzzleAt(std::size_t index)
{
    Made& all = made();
    auto& puzzle = all.puzzles.at(index);
    if (!all.areMade.at(index).load(std::memory_order_acquire)) {
        const std::scoped_lock lock(all.making.at(index));
        if (puzzle == nullptr)
            puzzle = kPuzzleMakers[index].make();
        all.areMade.at(index).store(true, std::memory_order_release);
    }
    assert(puzzle->info().id == kPuzzleMakers[index].id);
    return puzzle.get();
}

} // namespace

std::span<const std::unique_ptr<const Puzzle>> puzzles()
{
    for (std::size_t i = 0; i < kListed; ++i)
        (void)puzzleAt(i);
    return std::span(made().puzzles).first(kListed);
}

const Puzzle* findPuzzle(std::string_view id)
{
    const auto found = std::ranges::find(kPuzzleMakers, id, &PuzzleMaker::id);
    return found == std::end(kPuzzleMakers)
               ? nullptr
               : puzzleAt(static_cast<std::size_t>(found - std::begin(kPuzzleMakers)));
}

const Puzzle& ownPuzzle(const Puzzle& puzzle, const Problem& problem)
{
    const Puzzle* const own = problem.ownPuzzle();
    return own == nullptr ? puzzle : *own;
}

std::vector<std::string> puzzleIds()
{
    std::vector<std::string> ids;
    for (const PuzzleMaker& maker : std::span(kPuzzleMakers).first(kListed))
        ids.emplace_back(maker.id);
    return ids;
}

namespace {

// Without white space before it.
std::string_view firstLine(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    return text.substr(0, text.find_first_of("\r\n"));
}

// The line in which something is wrong, or its beginning.
std::string quoted(std::string_view text, int line)
{
    constexpr std::size_t kMost = 30; // characters
    for (; line > 1; --line)
        text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
    return printable(firstLine(text), kMost);
}

// Words of a language, which are nothing that the puzzle reads.
bool isSentence(std::string_view line, const Puzzle& puzzle)
{
    constexpr int kFewest = 4;
    if (sourceEditing(puzzle) != nullptr)
        return false;
    std::istringstream words{std::string(line)};
    int count = 0;
    for (std::string word; words >> word;)
        count += std::ranges::count_if(word, [](unsigned char c) { return std::islower(c); }) > 1;
    return count >= kFewest;
}

tl::unexpected<Error> unreadable(std::string_view text, const Puzzle& puzzle, const Error& error)
{
    return fail({phrase("Files", "No puzzle can read “%1”. As %2: %3"),
                 {quoted(text, error.line), Sentence{puzzle.info().title}, error.sentence}},
                error.line, error.column);
}

} // namespace

std::string puzzlinkGenre(std::string_view text)
{
    const std::string_view line = firstLine(text);
    const bool isAddress =
        std::ranges::any_of(std::array{"puzz.link/", "pzv.jp/", "pzprxs.", "pzplus."},
                            [&](std::string_view host) { return line.find(host) != line.npos; });
    const std::size_t begin = line.find('?') + 1;
    const std::size_t end = line.find('/', begin);
    if (!isAddress || begin == 0 || end == line.npos)
        return {};
    const std::string_view genre = line.substr(begin, end - begin);
    const bool isName = std::ranges::all_of(
        genre, [](unsigned char c) { return std::isalnum(c) != 0 || c == '_' || c == '-'; });
    return isName ? std::string(genre) : std::string();
}

Sentence nearMiss(std::string_view text)
{
    for (const auto& puzzle : puzzles())
        if (Sentence nearly = puzzle->nearMiss(text); !nearly.empty())
            return nearly;
    return {};
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
    if (Sentence nearly = nearMiss(text); !nearly.empty())
        return fail(std::move(nearly));
    const std::string genre = puzzlinkGenre(text);
    if (!genre.empty() && findPuzzle(genre) == nullptr)
        return fail({phrase("Files", "%1 is not one of Clew's puzzles."), {genre}});
    for (const auto& puzzle : puzzles())
        if (puzzle->info().id == genre || (genre.empty() && puzzle->recognises(text)))
            return unreadable(text, *puzzle, puzzle->read(text, {}, {}).error());
    const Error& error = asPreferred.error();
    // Of prose of which the puzzle in front has read next to nothing it has nothing to say.
    const std::string_view line = firstLine(text);
    const auto isLetter = [](unsigned char c) { return std::isalpha(c) != 0; };
    const bool isProse = 2 * std::ranges::count_if(text, isLetter) > std::ssize(text);
    const auto before = std::count(text.begin(), text.begin() + (line.data() - text.data()), '\n');
    const bool isBegun =
        error.line != before + 1 || 2 * static_cast<std::size_t>(error.column) > line.size() + 1;
    if (isProse && (!isBegun || isSentence(line, preferred)))
        return fail(
            {phrase("Files", "No puzzle can read “%1”: give it a board, a list of queens, an "
                             "equation, a graph, clues, a number or a MiniZinc model."),
             {quoted(text, 1)}});
    return unreadable(text, preferred, error);
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
