// Long counts: lines of parts, checkpoints, the states of knight's tours, tables of runs.

#include "app/cli/checkpoint.h"
#include "app/cli/partialcount.h"
#include "core/puzzles/knight/frontier/checkpoint.h"
#include "core/study/runs.h"
#include "core/text/english.h"
#include "tests/fuzz/target.h"

namespace clew::fuzz {

void readCounts(std::string_view input)
{
    const auto count = cli::readPartialCount(std::string(input));
    if (!count)
        return (void)english(count.error());
    const std::string line = cli::jsonLine(*count);
    const auto again = cli::readPartialCount(line.substr(0, line.size() - 1));
    require(again && cli::jsonLine(*again) == line,
            "a count that is read is the one that was written");
    cli::PartialCount sum = *count;
    cli::add(sum, *again);
}

void readCheckpoint(std::string_view input)
{
    const MemoryFile file(input);
    const auto checkpoint = cli::Checkpoint::open(file.path(), {"queens", {}, {3}});
    if (!checkpoint)
        return;
    cli::PartialCount wanted;
    wanted.puzzle = "queens";
    wanted.parts = 3;
    (void)checkpoint->find(wanted);
}

void readKnightStates(std::string_view input)
{
    using namespace knight::sweeping;
    const MemoryFile file(input);
    Budget budget{1U << 20U};
    // That of the file itself: others are refused at once.
    constexpr std::string_view kCount = "\"count\":\"";
    const std::size_t begin = std::min(input.size(), input.find(kCount) + kCount.size());
    const std::string count(input.substr(begin, input.substr(begin).find('"')));
    try {
        const Snapshot snapshot = readSnapshot(file.path(), count, budget, [] { return true; });
        if (snapshot.layer)
            (void)snapshot.layer->forEachChunk(
                [](std::size_t, std::span<const std::uint8_t>) { return true; });
    } catch (const StoreError& error) {
        require(!error.sentence().text().empty(), "an error says what is wrong");
    }
}

void readRuns(std::string_view input)
{
    const auto rows = clew::readRuns(input);
    if (!rows)
        return (void)english(rows.error());
    // Tables of both kinds may stand in one text, and are refused together.
    std::string text = runsHeading();
    for (const RunRow& row : *rows)
        text += runsLine(row);
    const auto again = clew::readRuns(text);
    require(again && again->size() == rows->size(),
            "a table that is read is the one that was written");
    (void)mergedRuns(*rows);
    (void)cactusOf(*rows);
    (void)performanceOf(*rows);
}

} // namespace clew::fuzz
