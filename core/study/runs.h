// Many runs: strategies on many instances, as one table that parts of, made on different machines,
// are put together to.
//
// The table is CSV with the heading runsHeading(). Each part of `--part I/N` has the rows whose
// number, over all instances and strategies, leaves the remainder I - 1 by N. Every row says of
// which runs it is one, so that parts that were cut short, or are of other runs, are seen, and ends
// with a checksum of its fields. Tables of earlier versions lack that, or have only the columns up
// to `parts`: they are read, but nothing shows whether they are as they were.

#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/study/measure.h"

namespace clew {

/// All the runs that the parts of a table are parts of.
struct RunsMade
{
    std::uint64_t runs = 0; ///< how many; 0: unknown, in tables of earlier versions
    std::uint64_t seed = 1;
    double seconds = 0;      ///< the limit of time of each; 0: none
    std::uint64_t nodes = 0; ///< the limit of nodes; 0: none
    std::string digest = {}; ///< of the instances and strategies; see RunsDigest

    friend bool operator==(const RunsMade&, const RunsMade&) = default;
};

/// Equal for the same instances by the same strategies in the same order.
class RunsDigest
{
public:
    void add(const Puzzle& puzzle, std::string_view instance, const Problem& problem);
    void add(std::string_view strategy);
    [[nodiscard]] std::string text() const;

private:
    std::uint64_t m_hash = 0xCBF29CE484222325U; ///< FNV-1a
};

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
    std::uint64_t run = 0; ///< its number among all runs, from 1; 0 where that is unknown
    RunsMade made = {};
    std::string file = {}; ///< where it was read
    int line = 0;

    /// The search came to an answer.
    [[nodiscard]] bool isSolved() const { return ending == "solved" || ending == "exhausted"; }
    friend bool operator==(const RunRow&, const RunRow&) = default;
};

RunRow runRow(const Puzzle& puzzle, std::string instance, const RaceTime& time);

std::string runsHeading();
std::string runsLine(const RunRow& row);
/// All of a table; where nothing is known of what the runs were made with, without columns for it.
std::string runsTable(std::span<const RunRow> rows);
/// Whether a text is such a table.
bool isRunsTable(std::string_view text);
/// The largest text that is read as tables of runs, in bytes, and how many lines it may have.
inline constexpr std::int64_t kMaxRunsText = 64 << 20;
inline constexpr std::size_t kMostRunLines = 1'000'000;
/// Tables one after another, each with its heading. `file`: where the text comes from.
Result<std::vector<RunRow>> readRuns(std::string_view text, const std::string& file = {});

/// Rows of several parts in the order of instances and strategies. Fails if they are not parts of
/// the same runs, if a run occurs twice, or if some are missing.
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
