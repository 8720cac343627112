// What a command is about: `PUZZLE [INPUT]`, and the puzzle's own parameters as options.

#pragma once

#include <CLI/CLI.hpp>

#include "app/cli/exit.h"
#include "core/puzzle/puzzle.h"

namespace clew::cli {

struct Target
{
    const Puzzle* puzzle = nullptr;
    std::string puzzleId = {};
    std::string input = {};  ///< a file, "-", "@preset" or the text itself; empty: parameters alone
    std::string format = {}; ///< of the input; empty: found out
    Parameters parameters = {};
};

/// The puzzle that the command line names first, null if none: its parameters become options.
const Puzzle* puzzleNamedIn(const std::vector<std::string>& arguments);

/// Declares PUZZLE and an option for each parameter of `puzzle` (null: none) whose name the command
/// has not taken for itself: call it last.
void addPuzzle(CLI::App& command, Target& target, const Puzzle* puzzle);
/// The same with other parameters than those of a problem to solve.
void addPuzzle(CLI::App& command, Target& target, const Puzzle* puzzle,
               const std::vector<ParameterInfo>& parameters);
/// Declares INPUT and --format besides.
void addTarget(CLI::App& command, Target& target, const Puzzle* puzzle);

/// Says which word is wrong in what addTarget() has read, if one is.
Expected<void> checkTarget(const Target& target);

enum class FormatUse : std::uint8_t { ReadsProblem, WritesProblem, WritesSolution };

/// The format called `id`, which must serve this use; the first that does if `id` is empty.
Expected<const FormatInfo*> chooseFormat(const Puzzle& puzzle, std::string_view id, FormatUse use);
/// The format to keep problems in: the first one of lines, for those never outgrow the board, or
/// else the first that can be read back. Null if there is none.
const FormatInfo* compactFormat(const Puzzle& puzzle);
/// The formats of a puzzle that serve this use, in its order.
std::vector<std::string> formatIds(const Puzzle& puzzle, FormatUse use);

/// The index of the strategy called `id`; the fastest if `id` is empty.
Expected<std::size_t> chooseStrategy(const Puzzle& puzzle, std::string_view id);

/// Why this strategy cannot search the problem, and which one can; empty if it can.
std::string refusalText(const Puzzle& puzzle, std::size_t strategy, const Problem& problem);
/// Why none of those can that are chosen where nobody names one; empty if one can.
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
