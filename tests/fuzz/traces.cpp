// Recorded searches, and what is asked of them, whatever they claim.

#include <bit>
#include <cstring>
#include <zstd.h>

#include "core/files/tracefile.h"
#include "core/puzzle/eventcheck.h"
#include "core/puzzle/registry.h"
#include "core/text/english.h"
#include "core/trace/tree.h"
#include "tests/fuzz/target.h"

namespace clew::fuzz {

namespace {

constexpr std::uint64_t kMostEvents = 300; ///< that are looked at

void lookAtTrace(const Puzzle& puzzle, const ProblemPtr& problem,
                 const std::shared_ptr<const Trace>& trace)
{
    SearchTree tree(trace);
    while (tree.update(1000)) {
    }
    const std::uint64_t end = std::min(trace->size(), kMostEvents);
    for (const std::uint64_t position : {std::uint64_t{0}, end / 2, end})
        lookAtMoment(puzzle, problem, trace, position, static_cast<unsigned>(end * 7 + position));
}

void readTraceFile(std::string_view bytes)
{
    const MemoryFile file(bytes);
    auto reader = TraceReader::open(file.path());
    if (!reader)
        return (void)english(reader.error());
    const TraceHeader& header = reader->header();
    const Puzzle* const named = findPuzzle(header.puzzle);
    if (named == nullptr)
        return;
    const auto problem = named->read(header.problem, header.format, header.parameters);
    if (!problem)
        return;
    const Puzzle& puzzle = ownPuzzle(*named, **problem);
    const EventCheck check(puzzle, **problem);
    const auto trace = reader->readEvents(check, {.memory = 1U << 22U});
    if (trace)
        lookAtTrace(puzzle, *problem, *trace);
    reader = TraceReader::open(file.path());
    if (!reader)
        return;
    if (const auto lazy = reader->openEvents(check, *problem, {.memory = 1U << 22U}))
        lookAtTrace(puzzle, *problem, *lazy);
}

/// Small, so that every value occurs.
const std::vector<std::pair<const Puzzle*, ProblemPtr>>& smallProblems()
{
    const auto made = [] {
        constexpr std::pair<const char*, const char*> kTexts[] = {
            {"arithmetic", "2 3 5"},
            {"graphs", "1-2 2-3 3-1"},
            {"words", "SEND\nMORE\n"},
            {"sudoku", "1234341221434321"},
            {"nonogram", "2\n1 1\n3\n\n1 1\n3\n1\n"},
            {"suguru", "aab\nabb\nccc\n"},
        };
        std::vector<std::pair<const Puzzle*, ProblemPtr>> problems;
        for (const auto& [id, size] : {std::pair{"queens", "4"}, {"knight", "3x4"}})
            problems.emplace_back(findPuzzle(id), findPuzzle(id)->create({{"size", size}}).value());
        for (const auto& [id, text] : kTexts) {
            const Puzzle* const puzzle = findPuzzle(id);
            const auto read = puzzle->read(text, {}, {});
            problems.emplace_back(
                puzzle, read ? *read : puzzle->presetProblem(puzzle->info().presets.front()));
        }
        const Puzzle* const model = findPuzzle("model");
        problems.emplace_back(model, model->presetProblem(model->info().presets.front()));
        return problems;
    };
    static const auto all = made();
    return all;
}

} // namespace

/// A trace file, or what stands compressed in one.
void readTrace(std::string_view input)
{
    constexpr std::string_view kMagic = "clewtrac";
    if (input.starts_with(kMagic))
        return readTraceFile(input);
    std::string file(kMagic);
    file += std::string_view("\1\0\0\0", 4);
    std::string frame(ZSTD_compressBound(input.size()), '\0');
    frame.resize(ZSTD_compress(frame.data(), frame.size(), input.data(), input.size(), 1));
    readTraceFile(file + frame);
}

/// A byte for the puzzle, then events of four bytes: kind, variable, value, and rule or node. What
/// the check lets through is a trace.
void readLyingTrace(std::string_view input)
{
    const auto& [puzzle, problem] = smallProblems()[takeByte(input) % smallProblems().size()];
    const EventCheck check(*puzzle, *problem);
    const auto& rules = puzzle->rulesOf(*problem);
    const auto trace = std::make_shared<Trace>(TraceLimits{});
    std::uint64_t nodes = 1;
    {
        Control control;
        Recorder recorder(*trace, control);
        while (input.size() >= 4 && trace->size() < kMostEvents) {
            const unsigned kind = takeByte(input);
            const Variable variable = takeByte(input);
            const Value value = takeByte(input);
            const unsigned last = takeByte(input);
            const Rule rule = rules.empty() ? Rule{0} : rules[last % rules.size()].rule;
            const Event event = [&] {
                switch (kind % 6) {
                case 0:
                    return Event::decide(variable, value);
                case 1:
                    return Event::assign(variable, value, rule);
                case 2:
                    return Event::remove(variable, value, rule);
                case 3:
                    return Event::conflict(variable, rule, value == 255 ? kNoValue : value);
                case 4:
                    return Event::visit(static_cast<NodeId>(last % nodes));
                default:
                    return Event::solution();
                }
            }();
            if (check.faultOf(event, nodes))
                continue;
            nodes += event.kind() == EventKind::Decide ? 1 : 0;
            recorder.write(event);
        }
    }
    lookAtTrace(*puzzle, problem, trace);
}

} // namespace clew::fuzz
