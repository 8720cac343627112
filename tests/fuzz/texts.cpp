// Problems as texts, in the formats of one puzzle and in those of all, and what else is read with
// them.

#include <sstream>

#include "core/puzzle/collecting.h"
#include "core/puzzle/registry.h"
#include "core/text/english.h"
#include "core/text/lzstring.h"
#include "tests/fuzz/target.h"

namespace clew::fuzz {

void readText(const Puzzle& puzzle, std::string_view input)
{
    if (const auto any = puzzle.read(input, {}, {}))
        lookAt(puzzle, **any);
    for (const FormatInfo& format : puzzle.info().formats)
        if (format.readsProblem)
            if (const auto problem = puzzle.read(input, format.id, {}))
                lookAt(puzzle, **problem);
}

/// As the window reads what is pasted.
void readTextOfAny(std::string_view input)
{
    const auto found = readings(input, *puzzles().front());
    if (!found)
        return (void)english(found.error());
    for (const Recognised& reading : *found)
        require(reading.problem != nullptr, "a reading has a problem");
}

/// Several boards in one file, each of which is read by itself.
void readCollection(std::string_view input)
{
    constexpr int kMostLines = 50;
    for (const auto& puzzle : puzzles()) {
        const auto collection = collectionIn(*puzzle, input);
        if (!collection)
            continue;
        std::istringstream lines(collection->lines);
        std::string line;
        for (int i = 0; i < kMostLines && std::getline(lines, line); ++i)
            if (const auto problem = puzzle->read(line, collection->format, {}))
                lookAt(*puzzle, **problem);
            else
                (void)english(problem.error());
    }
}

/// A byte for the puzzle, then the text.
void readSolution(std::string_view input)
{
    const Puzzle& puzzle = takePuzzle(input);
    const ProblemPtr known = puzzle.presetProblem(puzzle.info().presets.front());
    for (const FormatInfo& format : puzzle.info().formats)
        for (const ProblemPtr& of : {ProblemPtr(), known})
            if (const auto claimed = puzzle.readSolution(input, format.id, {}, of)) {
                require(claimed->problem != nullptr, "a solution is one of a problem");
                if (puzzle.verify(*claimed->problem, claimed->solution).empty())
                    (void)puzzle.canonical(*claimed->problem, claimed->solution);
            }
}

/// A byte for the puzzle, then a line for each parameter: id=value.
void readParameters(std::string_view input)
{
    const Puzzle& puzzle = takePuzzle(input);
    Parameters parameters;
    while (!input.empty()) {
        const std::string_view line = input.substr(0, input.find('\n'));
        input.remove_prefix(std::min(input.size(), line.size() + 1));
        const std::size_t equals = line.find('=');
        if (equals != std::string_view::npos)
            parameters[std::string(line.substr(0, equals))] = line.substr(equals + 1);
    }
    if (const auto problem = puzzle.create(parameters))
        lookAt(puzzle, **problem);
}

/// What addresses of web puzzles carry.
void readPacked(std::string_view input)
{
    (void)withoutPercents(input);
    (void)unpackLzString(input);
}

} // namespace clew::fuzz
