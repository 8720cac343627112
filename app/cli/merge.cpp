// clew merge: adds the counts of parts, or lists the parts that are missing or occur twice.

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <optional>
#include <unistd.h>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/partialcount.h"
#include "app/cli/reader.h"
#include "app/cli/runsfiles.h"

namespace clew::cli {

namespace {

struct MergeOptions
{
    std::vector<std::string> files = {};
    bool json = false;
};

class Merge
{
public:
    Expected<void> read(const std::string& path, const std::stop_token& token)
    {
        auto reader = Reader::open(path, token);
        if (!reader)
            return tl::make_unexpected(reader.error());
        return read(*reader, path);
    }
    Expected<void> read(Reader& reader, const std::string& name)
    {
        std::string_view line;
        while (reader.line(line)) {
            if (line.empty())
                continue;
            const int number = reader.lineNumber();
            auto part = readPartialCount(std::string(line)).and_then([&](const PartialCount& read) {
                return take(read, fmt::format("{}:{}", name, number));
            });
            if (!part)
                return misread(name, {part.error().sentence, number, 0});
        }
        if (!reader.failure().empty())
            return usage(reader.failure());
        if (reader.isInterrupted())
            return interrupted();
        return {};
    }

    /// Lines that nothing shows to be whole.
    [[nodiscard]] std::size_t unchecked() const { return m_unchecked; }

    // The sum of all parts, if each is there once.
    Expected<PartialCount> sum() const
    {
        if (!m_sum)
            return usage("the files hold no counts to add");
        if (const auto missing = gaps(); !missing.empty())
            return usage(
                fmt::format("parts missing of {}: {}", m_sum->parts, fmt::join(missing, ", ")));
        PartialCount whole = *m_sum;
        whole.part = whole.parts = 1;
        return whole;
    }

private:
    // The missing parts, as ranges: no more of them than parts that are there, however many a file
    // claims.
    [[nodiscard]] std::vector<std::string> gaps() const
    {
        std::vector<std::string> ranges;
        std::uint64_t next = 1;
        const auto missTo = [&](std::uint64_t end) {
            if (next + 1 == end)
                ranges.push_back(std::to_string(next));
            else if (next < end)
                ranges.push_back(fmt::format("{}–{}", next, end - 1));
        };
        for (const auto& [part, place] : m_seen) {
            missTo(part);
            next = part + 1;
        }
        missTo(m_sum->parts + 1);
        return ranges;
    }

    Result<void> take(const PartialCount& part, const std::string& place)
    {
        const std::string name = fmt::format("part {}/{}", part.part, part.parts);
        if (!part.complete())
            return fail(verbatim(fmt::format("{} was stopped before its end", name)));
        if (m_sum && part.puzzle == m_sum->puzzle && part.problem == m_sum->problem &&
            part.digest != m_sum->digest)
            return fail(verbatim(fmt::format(
                "{} has the same title, but is of another problem or was split differently (by "
                "another version or, for queens, with another --memory)",
                name)));
        if (m_sum && (part.puzzle != m_sum->puzzle || part.digest != m_sum->digest))
            return fail(verbatim(
                fmt::format("{} counts \"{}\", not \"{}\"", name, part.problem, m_sum->problem)));
        if (m_sum && part.parts != m_sum->parts)
            return fail(verbatim(
                fmt::format("{} is not one of {} parts, like those before", name, m_sum->parts)));
        m_unchecked += part.isChecked ? 0 : 1;
        const auto [seen, isNew] = m_seen.try_emplace(part.part, place);
        if (!isNew)
            return fail(
                verbatim(fmt::format("{} occurs twice: it is already in {}", name, seen->second)));
        if (m_sum)
            add(*m_sum, part);
        else
            m_sum = part;
        return {};
    }

    std::optional<PartialCount> m_sum;
    std::map<std::uint64_t, std::string> m_seen; ///< the place of each part
    std::size_t m_unchecked = 0;
};

// The tables of the parts as one.
Expected<Exit> mergeRuns(const MergeOptions& options, Reader& first, const std::stop_token& token)
{
    if (options.json)
        return usage("--json is for counts of parts: tables of runs are printed as CSV");
    return readRunsFiles(options.files, token, &first)
        .and_then([](const std::vector<RunRow>& rows) {
            Output output(STDOUT_FILENO);
            output.write(runsTable(rows));
            return output.finish();
        })
        .map([] { return Exit::Done; });
}

Expected<Exit> merge(const MergeOptions& options, const std::stop_token& token)
{
    if (options.files.empty())
        return usage("name the files with the lines of the parts; - for standard input");
    if (const auto once = checkNamedOnce(options.files); !once)
        return tl::make_unexpected(once.error());
    // What the files are is seen in the first one, which may be a pipe: it is opened only once.
    auto first = Reader::open(options.files.front(), token);
    if (!first)
        return tl::make_unexpected(first.error());
    if (isRunsTable(first->peek()))
        return mergeRuns(options, *first, token);
    Merge merge;
    for (std::size_t i = 0; i < options.files.size(); ++i)
        if (auto read = i == 0 ? merge.read(*first, options.files.front())
                               : merge.read(options.files[i], token);
            !read)
            return tl::make_unexpected(read.error());
    const auto whole = merge.sum();
    if (!whole)
        return tl::make_unexpected(whole.error());
    if (merge.unchecked() > 0)
        writeErrorLine(uncheckedLines(merge.unchecked()) + "; they are taken as they are");
    Output output(STDOUT_FILENO);
    output.write(options.json ? jsonLine(*whole) : whole->count + "\n");
    return output.finish().map([] { return Exit::Done; });
}

Action declareMerge(OptionTable& table, const Puzzle* /*puzzle*/)
{
    const auto options = std::make_shared<MergeOptions>();
    table.texts({.names = "FILE",
                 .summary = "Files with the lines of the parts; - for standard input",
                 .required = true},
                options->files);
    table.flag({.names = "--json", .summary = "Print the sum as JSON, with nodes and seconds"},
               options->json);
    return [options](const std::stop_token& token) { return merge(*options, token); };
}

} // namespace

Command mergeCommand()
{
    return {"merge", "Add up the counts of parts, or merge tables of runs",
            "The parts are those of `clew count --json --part I/N`, or of `clew bench --instances "
            "FOLDER --part I/N`, which become one table. Nothing is added if some are missing or "
            "occur twice; they are listed instead.",
            declareMerge};
}

} // namespace clew::cli
