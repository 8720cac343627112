// clew table: a search as data for other programs.

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include "app/cli/commands.h"
#include "app/cli/drawing.h"
#include "app/cli/output.h"
#include "app/cli/recorded.h"
#include "core/files/tables.h"
#include "core/storage/outputfile.h"
#include "core/text/english.h"

namespace clew::cli {

namespace {

const std::vector<std::string> kTables{"trace", "nodes", "profile", "steps"};

std::vector<DrawingWay> tableWays() // in the order of TableFormat
{
    return {{"csv", {".csv"}}, {"jsonl", {".jsonl", ".ndjson"}}, {"dot", {".dot", ".gv"}}};
}

struct TableOptions
{
    std::string kind = {};
    SearchOptions search;
    DrawingOptions output; ///< of which the file and its format count
};

Expected<void> write(const TableOf& search, TableKind kind, TableFormat format,
                     const std::string& file, const std::stop_token& token)
{
    if (file.empty()) {
        Output output(STDOUT_FILENO);
        const auto written = writeTable(
            search, kind, format,
            [&](std::string_view text) {
                output.write(text);
                return !output.failed();
            },
            token);
        return written ? output.finish() : Expected<void>(usage(english(written.error())));
    }
    auto output = OutputFile::create(file);
    if (!output)
        return usage(english(output.error()));
    Result<void> went;
    const auto written = writeTable(
        search, kind, format,
        [&](std::string_view text) {
            went = output->write(text);
            return went.has_value();
        },
        token);
    if (!written)
        return usage(english(written.error()));
    if (went && !token.stop_requested())
        went = output->commit();
    return went ? Expected<void>() : usage(english(went.error()));
}

Expected<Exit> table(TableOptions options, const std::stop_token& token)
{
    const auto kind = std::ranges::find(kTables, options.kind);
    if (kind == kTables.end())
        return options.kind.empty() ? Expected<Exit>(usage(fmt::format("name a table: {}",
                                                                       fmt::join(kTables, ", "))))
                                    : unknown("table", options.kind, kTables);
    const auto ways = tableWays();
    const auto way = wayToDraw(options.output, ways);
    if (!way)
        return tl::make_unexpected(way.error());
    const auto format = std::ranges::find(ways, *way, &DrawingWay::id) - ways.begin();
    return chosenSearch(options.search, token).and_then([&](const ChosenSearch& chosen) {
        if (auto apart = keepApart(options.output.file, filesOf(options.search)); !apart)
            return Expected<Exit>(tl::make_unexpected(apart.error()));
        const bool isStopped = chosen.isStopped;
        return write({chosen.recorded.puzzle, chosen.recorded.problem, chosen.recorded.trace,
                      chosen.events},
                     static_cast<TableKind>(kind - kTables.begin()),
                     static_cast<TableFormat>(format), options.output.file, token)
            .map([&] { return isStopped || token.stop_requested() ? Exit::Stopped : Exit::Done; });
    });
}

Action declareTable(OptionTable& declared, const Puzzle* puzzle)
{
    const auto options = std::make_shared<TableOptions>();
    declared.text({.names = "KIND", .summary = "The table", .choices = kTables, .required = true},
                  options->kind);
    declared.text({.names = "--as",
                   .value = "FORMAT",
                   .summary = "csv, jsonl (an object on each line) or, for nodes, dot",
                   .fallback = "that of the file's extension, otherwise csv"},
                  options->output.as);
    declared.output("File to write", options->output.file);
    addSearch(declared, options->search, puzzle);
    return [options](const std::stop_token& token) { return table(*options, token); };
}

} // namespace

Command tableCommand()
{
    return {
        "table", "Write a search as data: its events, nodes, profile or steps",
        "The search is that for all solutions of INPUT, or a recorded one. In CSV, texts that a "
        "spreadsheet would take for a formula begin with an apostrophe.",
        declareTable};
}

} // namespace clew::cli
