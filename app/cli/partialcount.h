// Counts of parts as lines of JSON: what `clew count --json` and checkpoints write, and `clew
// merge` adds.
//
// A line begins with the number of the format, 2 (3 if the count is to go on from there), and ends
// with a checksum of all its fields: a line that was changed anywhere is refused. Lines of earlier
// versions have neither. They are still read, but nothing protects them.

#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/cli/exit.h"
#include "core/puzzle/puzzle.h"

namespace clew::cli {

/// The count of one of `parts` independent parts of a problem.
struct PartialCount
{
    std::string puzzle = {};  ///< its id
    std::string problem = {}; ///< its title
    std::string digest = {};  ///< equal for equal problems, cut into parts alike
    unsigned cut = 0;         ///< how: one of cutsOf(); not in the line, which has the digest
    std::string count = "0";
    std::string meaning = {};
    std::string ending = {}; ///< see endingId()
    std::string reason = {}; ///< see stopReasonId()
    std::uint64_t part = 1;
    std::uint64_t parts = 1;
    CountStage stage = {}; ///< up to which it is counted; done is 0: to the end
    unsigned threads = 1;
    std::uint64_t nodes = 0;
    double seconds = 0;
    std::map<std::string, std::string> more = {};
    bool isChecked = true; ///< its line had a checksum; those of earlier versions have none

    [[nodiscard]] bool complete() const { return ending == endingId(Ending::Exhausted); }
};

/// The ways to cut a problem into parts, the best first where so many bytes may be held.
std::vector<unsigned> cutsOf(const Puzzle& puzzle, const Problem& problem, std::uint64_t memory);
/// Of this problem, cut in one of the ways, with nothing counted yet.
PartialCount countOf(const Puzzle& puzzle, const Problem& problem, unsigned cut);
/// Adds the counts, nodes and seconds of another part of the same problem.
void add(PartialCount& sum, const PartialCount& part);

/// One line, with its newline.
std::string jsonLine(const PartialCount& count);
/// A term of a sequence as such a line, which is no part of a sum.
std::string termLine(const std::string& sequence, std::uint64_t index, const std::string& count);
/// Says of that many lines that nothing shows whether they are whole.
std::string uncheckedLines(std::size_t count);
/// Refuses a line that jsonLine() has not written, or that was changed since.
Result<PartialCount> readPartialCount(const std::string& line);

} // namespace clew::cli
