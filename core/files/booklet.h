// Puzzles on paper: a PDF booklet with several on a page, each with number, title, difficulty and
// id, and the solutions behind.

#pragma once

#include <atomic>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzle/generating.h"
#include "core/puzzle/puzzle.h"

namespace clew {

enum class Paper : std::uint8_t { A4, A5, Letter };
/// Of "a4", "a5", "letter".
std::optional<Paper> paperNamed(std::string_view id);

/// What is known of the solutions. Of puzzles that are rated everybody expects that there is only
/// one; of the others it is but said when there are more.
enum class BookletAnswer : std::uint8_t { NotFound, None, Found, Several, OneOfMany };

struct BookletPuzzle
{
    const Puzzle* puzzle = nullptr;
    ProblemPtr problem = nullptr;
    Sentence id = {};                           ///< the seed, preset or file that identifies it
    std::optional<std::size_t> difficulty = {}; ///< of PuzzleInfo::difficulties
    std::optional<Solution> solution = {};
    BookletAnswer answer = BookletAnswer::NotFound;
};

/// The id of a newly made puzzle.
Sentence seedId(NamedSeed seed);

/// Finds solution and difficulty, the latter of puzzles that are rated. What the control stops
/// before it is known stays unknown.
void solveForBooklet(BookletPuzzle& puzzle, Control& control);

/// The parameter that says how large a new puzzle is; null if there is none.
const ParameterInfo* sizeParameter(const GeneratorInfo& generator);

/// In another order, which is the same for the same seed.
void mixBooklet(std::vector<BookletPuzzle>& puzzles, std::uint64_t seed);

struct Booklet
{
    std::vector<BookletPuzzle> puzzles = {};
    std::string title = {}; ///< on each page; empty: none
    Paper paper = Paper::A4;
    /// Puzzles on a page; 0: 4, of boards with many cells 2; of large print 2, on A5 or of boards
    /// with many cells one.
    unsigned perPage = 0;
    bool isLarge = false; ///< larger letters, and stronger lines
    bool hasSolutions = true;
    Translator translate = nullptr; ///< null: English
};

/// The most puzzles on a page.
inline constexpr unsigned kMostPerPage = 24;

/// The bytes of a PDF file. `done` counts puzzles; empty if `token` asked to stop.
Result<std::string> makeBooklet(const Booklet& booklet, std::atomic<std::uint64_t>& done,
                                const std::stop_token& token = {});

} // namespace clew
