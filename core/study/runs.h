// Many runs: strategies on many instances, as one table that parts of, made on different machines,
// are put together to.
//
// The table is CSV with the heading runsHeading(). Each part of `--part I/N` has the rows whose
// number, over all instances and strategies, leaves the remainder I - 1 by N.

#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/study/measure.h"

namespace clew {

struct RunRow
{
    std::string puzzle = {};
    std::string instance = {}; ///< name of its file, in the folder of instances
    std::string strategy = {};
    std::string ending = {}; ///< "solved", "exhausted", "ran-dry", "stopped", "refused"
    std::string reason = {}; ///< if it was stopped
    double seconds = 0;
    std::uint64_t nodes = 0;
    std::uint64_t backtracks = 0;
    std::uint64_t solutions = 0;
    std::uint64_t memory = 0;
    std::uint64_t part = 1;
    std::uint64_t parts = 1;

    /// The search came to an answer.
    [[nodiscard]] bool isSolved() const { return ending == "solved" || ending == "exhausted"; }
    friend bool operator==(const RunRow&, const RunRow&) = default;
};

RunRow runRow(const Puzzle& puzzle, std::string instance, const RaceTime& time);

std::string runsHeading();
std::string runsLine(const RunRow& row);
/// Whether a text is such a table.
bool isRunsTable(std::string_view text);
/// Tables one after another, each with its heading.
Result<std::vector<RunRow>> readRuns(std::string_view text);

/// Rows of several parts in the order of instances and strategies. Fails if a run occurs twice, if
/// the parts are not of the same number, or if some are missing.
Result<std::vector<RunRow>> mergedRuns(std::vector<RunRow> rows);

/// For each strategy the seconds of the runs it solved, ascending.
std::map<std::string, std::vector<double>> cactusOf(std::span<const RunRow> rows);
/// For each strategy and each instance that some strategy solved: how many times as long as the
/// fastest it took, ascending (Dolan and Moré 2002); instances it did not solve are left out.
struct PerformanceProfile
{
    std::size_t instances = 0;
    std::map<std::string, std::vector<double>> ratios = {};
};
PerformanceProfile performanceOf(std::span<const RunRow> rows);

} // namespace clew
