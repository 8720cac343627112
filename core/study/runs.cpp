#include "core/study/runs.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <optional>
#include <set>

#include "core/text/csv.h"

namespace clew {

namespace {

constexpr std::string_view kRunsHeading =
    "puzzle,instance,strategy,ending,reason,seconds,nodes,backtracks,solutions,memory,part,parts";
constexpr std::size_t kRunFields = 12;

// The fields of a line, quotes taken off; none if a quote is not closed.
std::optional<std::vector<std::string>> fieldsOf(std::string_view line)
{
    std::vector<std::string> fields(1);
    bool isQuoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (isQuoted && c == '"' && i + 1 < line.size() && line[i + 1] == '"')
            fields.back() += line[i++];
        else if (c == '"')
            isQuoted = !isQuoted;
        else if (c == ',' && !isQuoted)
            fields.emplace_back();
        else
            fields.back() += c;
    }
    return isQuoted ? std::nullopt : std::optional(fields);
}

template<class Number>
bool readNumber(const std::string& text, Number& number)
{
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    return read.ec == std::errc() && read.ptr == end;
}

std::optional<RunRow> rowOf(const std::vector<std::string>& fields)
{
    RunRow row{plainCsvField(fields[0]), plainCsvField(fields[1]), plainCsvField(fields[2]),
               plainCsvField(fields[3]), plainCsvField(fields[4])};
    const bool isRow = readNumber(fields[5], row.seconds) && readNumber(fields[6], row.nodes) &&
                       readNumber(fields[7], row.backtracks) &&
                       readNumber(fields[8], row.solutions) && readNumber(fields[9], row.memory) &&
                       readNumber(fields[10], row.part) && readNumber(fields[11], row.parts) &&
                       row.part >= 1 && row.part <= row.parts && row.seconds >= 0;
    return isRow ? std::optional(row) : std::nullopt;
}

} // namespace

RunRow runRow(const Puzzle& puzzle, std::string instance, const RaceTime& time)
{
    const Counters& counters = time.outcome.counters;
    return {puzzle.info().id,
            std::move(instance),
            puzzle.info().strategies[time.strategy].id,
            std::string(time.refusal ? "refused" : endingId(time.outcome.ending)),
            time.refusal ? time.refusal->text() : std::string(stopReasonId(time.outcome.reason)),
            time.seconds,
            counters.nodes,
            counters.backtracks,
            counters.solutions,
            time.memory};
}

std::string runsHeading()
{
    return fmt::format("{}\n", kRunsHeading);
}

std::string runsLine(const RunRow& row)
{
    return fmt::format("{},{},{},{},{},{:.9f},{},{},{},{},{},{}\n", csvField(row.puzzle),
                       csvField(row.instance), csvField(row.strategy), csvField(row.ending),
                       csvField(row.reason), row.seconds, row.nodes, row.backtracks, row.solutions,
                       row.memory, row.part, row.parts);
}

bool isRunsTable(std::string_view text)
{
    return text.starts_with(kRunsHeading);
}

Result<std::vector<RunRow>> readRuns(std::string_view text)
{
    std::vector<RunRow> rows;
    int number = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        ++number;
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        if (line.empty() || line == kRunsHeading)
            continue;
        const auto fields = fieldsOf(line);
        const auto row = fields && fields->size() == kRunFields ? rowOf(*fields) : std::nullopt;
        if (!row)
            return fail({phrase("Runs", "this is not a line of a table of runs, as `clew bench "
                                        "--instances` writes it")},
                        number);
        rows.push_back(*row);
    }
    return rows;
}

Result<std::vector<RunRow>> mergedRuns(std::vector<RunRow> rows)
{
    if (rows.empty())
        return fail(phrase("Runs", "there are no runs"));
    const auto key = [](const RunRow& row) {
        return std::tie(row.instance, row.puzzle, row.strategy);
    };
    std::set<std::uint64_t> seen;
    for (const RunRow& row : rows) {
        if (row.parts != rows.front().parts)
            return fail({phrase("Runs", "some rows are of %1 parts, others of %2"),
                         {rows.front().parts, row.parts}});
        seen.insert(row.part);
    }
    std::ranges::stable_sort(rows, {}, key);
    const auto twice = std::ranges::adjacent_find(rows, {}, key);
    if (twice != rows.end())
        return fail({phrase("Runs", "%1 by %2 occurs twice"), {twice->instance, twice->strategy}});
    std::vector<std::uint64_t> missing;
    for (std::uint64_t part = 1; part <= rows.front().parts && missing.size() < 20; ++part)
        if (!seen.contains(part))
            missing.push_back(part);
    if (!missing.empty())
        return fail({phrase("Runs", "parts missing of %1: %2"),
                     {rows.front().parts, fmt::format("{}", fmt::join(missing, ", "))}});
    for (RunRow& row : rows)
        row.part = row.parts = 1;
    return rows;
}

std::map<std::string, std::vector<double>> cactusOf(std::span<const RunRow> rows)
{
    std::map<std::string, std::vector<double>> curves;
    for (const RunRow& row : rows) {
        auto& curve = curves[row.strategy];
        if (row.isSolved())
            curve.push_back(row.seconds);
    }
    for (auto& [strategy, curve] : curves)
        std::ranges::sort(curve);
    return curves;
}

PerformanceProfile performanceOf(std::span<const RunRow> rows)
{
    std::map<std::pair<std::string, std::string>, double> fastest; // puzzle, instance
    PerformanceProfile profile;
    for (const RunRow& row : rows) {
        profile.ratios[row.strategy];
        if (!row.isSolved())
            continue;
        const auto [found, isNew] = fastest.try_emplace({row.puzzle, row.instance}, row.seconds);
        found->second = std::min(found->second, row.seconds);
    }
    profile.instances = fastest.size();
    constexpr double kLeast = 1e-9; // seconds: times are never 0
    for (const RunRow& row : rows)
        if (row.isSolved())
            profile.ratios[row.strategy].push_back(
                std::max(kLeast, row.seconds) /
                std::max(kLeast, fastest[{row.puzzle, row.instance}]));
    for (auto& [strategy, ratios] : profile.ratios)
        std::ranges::sort(ratios);
    return profile;
}

} // namespace clew
