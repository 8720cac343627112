// What a command works on: `PUZZLE [INPUT]`, and the puzzle's own parameters as options.

#pragma once

#include <optional>
#include <stop_token>

#include "app/cli/options.h"
#include "core/puzzle/puzzle.h"

namespace clew::cli {

struct Target
{
    const Puzzle* puzzle = nullptr;
    std::string puzzleId = {};
    std::string input = {}; ///< a file, "-", "@preset" or the text itself; empty: parameters alone
    /// All that "-" gave, where it had to be read to see what puzzle it is.
    std::optional<std::string> standardInput = {};
    std::string format = {}; ///< of the input; empty: recognised
    Parameters parameters = {};
    std::vector<std::string> data = {};        ///< files that go with the input
    std::vector<std::string> definitions = {}; ///< "n=8"
    std::vector<std::string> files = {};       ///< all that may be files, as they were named
    bool isRecognised = false;                 ///< nobody has named the puzzle
    bool takesInput = false;                   ///< so that it may stand without the puzzle's name
    bool takesSolutions = false;               ///< the input may be a solution, which is checked
    /// Which puzzles the help offers, null: all. The command refuses the others with a reason.
    bool (*offers)(const PuzzleInfo&) = nullptr;
};

/// The first puzzle in the command line, null if there is none: its parameters become options.
const Puzzle* puzzleNamedIn(const std::vector<std::string>& arguments);

/// Whether a command can do without PUZZLE, for the help.
enum class PuzzleNeed : std::uint8_t { Required, Optional };

/// Adds PUZZLE, and an option for each of `parameters` whose name the command has not taken for
/// itself: call it last. `puzzle`: whose parameters they are, null if the command line names none.
void addPuzzle(OptionTable& table, Target& target, const Puzzle* puzzle,
               const std::vector<ParameterInfo>& parameters,
               PuzzleNeed need = PuzzleNeed::Required);
/// Adds PUZZLE with the parameters of a problem to solve, INPUT and --format.
void addTarget(OptionTable& table, Target& target, const Puzzle* puzzle,
               PuzzleNeed need = PuzzleNeed::Required);

/// Which word is wrong in what addTarget() has read, if one is. An input in the place of the puzzle
/// names it: the puzzle is the one that can read it, if it is only one. Reading it, from standard
/// input, ends early when `token` requests a stop.
Expected<void> checkTarget(Target& target, const std::stop_token& token = {});

/// The problem that a session file (*.clew) of the window has on its board.
struct SessionProblem
{
    std::string puzzle;
    std::string text;
    std::string format;
};
/// None if the text is no session.
std::optional<SessionProblem> sessionProblem(const std::string& text);

/// ReadsAny: problems, or solutions that are read as such.
enum class FormatUse : std::uint8_t { ReadsProblem, ReadsAny, WritesProblem, WritesSolution };

/// The format called `id`, which must serve this use; the first that does if `id` is empty.
Expected<const FormatInfo*> chooseFormat(const Puzzle& puzzle, std::string_view id, FormatUse use);
/// The formats of a puzzle that serve this use, in its order.
std::vector<std::string> formatIds(const Puzzle& puzzle, FormatUse use);

/// The index of the strategy called `id`; the fastest if `id` is empty.
Expected<std::size_t> chooseStrategy(const Puzzle& puzzle, std::string_view id);

/// Why this strategy cannot search the problem, and which one can; empty if it can.
std::string refusalText(const Puzzle& puzzle, std::size_t strategy, const Problem& problem);
/// Why none of the strategies chosen by default can; empty if one can.
std::string refusalText(const Puzzle& puzzle, const Problem& problem);

/// The id of each entry.
template<class Entry>
std::vector<std::string> idsOf(const std::vector<Entry>& entries)
{
    std::vector<std::string> ids;
    ids.reserve(entries.size());
    for (const Entry& entry : entries)
        ids.push_back(entry.id);
    return ids;
}

} // namespace clew::cli
