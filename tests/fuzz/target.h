// What reads bytes that come from anywhere, each as one function: any bytes at all may be given to
// it, and nothing may come of them but a value or an Error.
//
// libFuzzer calls a target with what it makes up (`tests/run --fuzz SECONDS`), `tst_session_fuzz`
// with every file of tests/data/fuzz/NAME/. A target ends in an exception where something is untrue
// that holds for every input: what is written reads back the same, say.

#pragma once

#include <algorithm>
#include <functional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzle/puzzle.h"

namespace clew::fuzz {

struct Target
{
    std::string name; ///< of its folder in tests/data/fuzz
    std::function<void(std::string_view input)> read;
};

/// All of them, one for the texts of each puzzle among them, in the order of their names.
std::span<const Target> targets();
/// Null if there is none of this name.
const Target* findTarget(std::string_view name);

inline void require(bool holds, const char* what)
{
    if (!holds)
        throw std::logic_error(what);
}

/// A piece of an input, taken from its front: 0 where it has ended.
inline unsigned takeByte(std::string_view& input)
{
    if (input.empty())
        return 0;
    const auto byte = static_cast<unsigned char>(input.front());
    input.remove_prefix(1);
    return byte;
}

/// What stands before the next line of three per cent signs, which goes, too.
inline std::string_view takePiece(std::string_view& input)
{
    constexpr std::string_view kBetween = "\n%%%\n";
    const std::string_view piece = input.substr(0, input.find(kBetween));
    input.remove_prefix(std::min(input.size(), piece.size() + kBetween.size()));
    return piece;
}

/// The ids of the puzzles whose problems are read without another program's help.
std::vector<std::string> puzzlesReadAlone();
/// One of them.
const Puzzle& takePuzzle(std::string_view& input);

/// Everything that is made of any problem, and that what is written of it reads as the same.
/// Nothing of one so large that looking at it would take longer than reading it did.
void lookAt(const Puzzle& puzzle, const Problem& problem);

/// Everything that is ever made of a moment of a trace, true or not.
void lookAtMoment(const Puzzle& puzzle, const ProblemPtr& problem,
                  const std::shared_ptr<const Trace>& trace, std::uint64_t position,
                  unsigned choice);

/// A file without a name that holds these bytes, for what reads files by their paths.
class MemoryFile
{
public:
    explicit MemoryFile(std::string_view bytes);
    ~MemoryFile();
    MemoryFile(const MemoryFile&) = delete;
    MemoryFile& operator=(const MemoryFile&) = delete;

    [[nodiscard]] std::string path() const;

private:
    int m_file;
};

// The targets, each in a file of its name.
void readAnswers(std::string_view input);
void readCheckpoint(std::string_view input);
void readCollection(std::string_view input);
void readCounts(std::string_view input);
void readCpProfiler(std::string_view input);
void readCpProfilerMessages(std::string_view input);
void readCpProfilerNames(std::string_view input);
void readEntry(std::string_view input);
void readEvents(std::string_view input);
void readFlatZinc(std::string_view input);
void readFlatZincToPost(std::string_view input);
void readHand(std::string_view input);
void readIncluded(std::string_view input);
void readKnightStates(std::string_view input);
void readLesson(std::string_view input);
void readLink(std::string_view input);
void readModelAnnotations(std::string_view input);
void readModelBoard(std::string_view input);
void readModelData(std::string_view input);
void readModelParts(std::string_view input);
void readPacked(std::string_view input);
void readParameters(std::string_view input);
void readRuns(std::string_view input);
void readSentence(std::string_view input);
void readSession(std::string_view input);
void readSolution(std::string_view input);
void readText(const Puzzle& puzzle, std::string_view input);
void readTextOfAny(std::string_view input);
void readTrace(std::string_view input);
void readTranslated(std::string_view input);
void readLyingTrace(std::string_view input);
void readWorkspace(std::string_view input);

} // namespace clew::fuzz
