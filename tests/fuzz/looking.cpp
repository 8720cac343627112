// What is made of everything that was read.

#include "tests/fuzz/target.h"

#include <algorithm>
#include <sys/mman.h>
#include <system_error>
#include <unistd.h>

#include "core/puzzle/registry.h"
#include "core/study/quiz.h"
#include "core/study/tryvalue.h"
#include "core/study/why.h"
#include "core/trace/cursor.h"

namespace clew::fuzz {

namespace {

constexpr std::uint64_t kMostCandidates = 20'000; ///< of a board that is looked at

// What a byte of an input stands for. Only ever add to the end: what is kept in tests/data/fuzz is
// to be read by the same puzzle as ever. The first ones go by the remainder, the next ones have the
// last bytes, from 0xFF down.
constexpr const char* kPuzzles[] = {"queens", "knight", "arithmetic", "graphs",
                                    "words",  "sudoku", "nonogram",   "suguru"};
constexpr unsigned kByRemainder = 8;
constexpr unsigned kLastByte = 0xFF;

bool isSmall(Dimensions dimensions)
{
    return std::uint64_t{dimensions.variables} * dimensions.values <= kMostCandidates;
}

void readBack(const Puzzle& puzzle, const Problem& problem, const FormatInfo& format)
{
    const std::string text = puzzle.write(problem, format.id);
    if (!format.readsProblem || text.empty()) // it has no boards of this size
        return;
    const auto again = puzzle.read(text, format.id, {});
    require(again.has_value(), "what is written is read");
    require(puzzle.write(**again, format.id) == text, "what is read is what was written");
}

} // namespace

std::vector<std::string> puzzlesReadAlone()
{
    std::vector<std::string> ids = puzzleIds();
    std::erase(ids, "model");
    return ids;
}

const Puzzle& takePuzzle(std::string_view& input)
{
    const unsigned byte = takeByte(input);
    const std::size_t later = kByRemainder + (kLastByte - byte);
    return *findPuzzle(kPuzzles[later < std::size(kPuzzles) ? later : byte % kByRemainder]);
}

void lookAt(const Puzzle& read, const Problem& problem)
{
    const Puzzle& puzzle = ownPuzzle(read, problem);
    if (!isSmall(puzzle.dimensions(problem)))
        return;
    (void)puzzle.title(problem).text();
    for (const Sentence& fault : puzzle.faults(problem))
        (void)fault.text();
    (void)puzzle.draw(problem, nullptr);
    (void)puzzle.picture(problem, {});
    for (std::size_t strategy = 0; strategy < puzzle.info().strategies.size(); ++strategy)
        (void)puzzle.refusal(strategy, problem);
    for (const FormatInfo& format : puzzle.info().formats)
        if (format.writesProblem)
            readBack(read, problem, format);
}

void lookAtMoment(const Puzzle& puzzle, const ProblemPtr& shared,
                  const std::shared_ptr<const Trace>& trace, std::uint64_t position,
                  unsigned choice)
{
    const Problem& problem = *shared;
    const Dimensions dimensions = puzzle.dimensions(problem);
    if (!isSmall(dimensions) || dimensions.variables == 0 || dimensions.values == 0)
        return;
    Cursor cursor(trace, dimensions);
    cursor.seek(position);
    const State& state = cursor.state();
    for (std::uint64_t i = position; i < std::min(trace->size(), position + 4); ++i)
        (void)puzzle.explain(problem, state, trace->event(i)).text();
    (void)puzzle.draw(problem, &state);
    (void)puzzle.picture(problem, {.state = &state, .event = cursor.lastEvent()});
    const Solution solution = puzzle.solutionAt(problem, state);
    (void)puzzle.verify(problem, solution);
    (void)puzzle.canonical(problem, solution);
    (void)puzzle.picture(problem, {.solution = &solution});
    const Place place{choice % dimensions.variables,
                      choice / dimensions.variables % dimensions.values};
    const TraceMoment moment{puzzle, shared, trace, position, 0};
    (void)puzzle.placeName(problem, place).text();
    (void)whyLastEvent(moment);
    (void)whyPlace(moment, {place.variable, kNoValue});
    (void)whyPlace(moment, {kAnyVariable, place.value});
    (void)whyNot(moment, place);
    (void)puzzle.assume(problem, choicesWith(moment, place));
    if (position < trace->size())
        (void)makeQuestion(puzzle, problem, cursor, QuizScope::EveryStep, choice);
}

MemoryFile::MemoryFile(std::string_view bytes) : m_file(::memfd_create("clew-fuzz", MFD_CLOEXEC))
{
    const bool isWritten = m_file >= 0 && ::write(m_file, bytes.data(), bytes.size()) ==
                                              static_cast<ssize_t>(bytes.size());
    if (!isWritten)
        throw std::system_error(errno, std::generic_category());
}

MemoryFile::~MemoryFile()
{
    ::close(m_file);
}

std::string MemoryFile::path() const
{
    return "/proc/self/fd/" + std::to_string(m_file);
}

} // namespace clew::fuzz
