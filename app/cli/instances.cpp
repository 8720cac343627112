#include "app/cli/instances.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <unistd.h>

#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/source.h"
#include "core/puzzle/registry.h"
#include "core/study/runs.h"

namespace clew::cli {

namespace {

constexpr std::uint64_t kMostRunParts = 1'000'000;

struct RunPart
{
    std::uint64_t part = 1;
    std::uint64_t parts = 1;
};

Expected<RunPart> runPart(const std::string& text)
{
    if (text.empty())
        return RunPart{};
    const std::size_t slash = text.find('/');
    const Range<std::uint64_t> range{1, kMostRunParts};
    const auto part = wholeNumber(text.substr(0, slash), range);
    const auto parts =
        slash == std::string::npos ? part : wholeNumber(text.substr(slash + 1), range);
    if (slash == std::string::npos || !part || !parts || *part > *parts)
        return usage(fmt::format("--part must be like 2/4, the second of four parts, from 1/1 to "
                                 "{0}/{0}, not \"{1}\"",
                                 kMostRunParts, text));
    return RunPart{*part, *parts};
}

// The files of a folder and those below it, by name; hidden ones are left out.
Expected<std::vector<std::string>> filesIn(const std::string& folder)
{
    namespace fs = std::filesystem;
    std::error_code error;
    std::vector<std::string> names;
    for (fs::recursive_directory_iterator i(folder, error), end; !error && i != end;
         i.increment(error)) {
        if (i->path().filename().string().starts_with('.')) {
            i.disable_recursion_pending();
            continue;
        }
        std::error_code ignored;
        if (i->is_regular_file(ignored))
            names.push_back(i->path().lexically_relative(folder).generic_string());
    }
    if (error)
        return usage(fmt::format("the folder {} cannot be read: {}", folder, error.message()));
    if (names.empty())
        return usage(fmt::format("there are no files in {}", folder));
    std::ranges::sort(names);
    return names;
}

// The problems of one file, each with its name.
class InstanceFile
{
public:
    static Expected<InstanceFile> open(const std::string& folder, const std::string& name,
                                       const std::string& puzzleId, const std::stop_token& token)
    {
        InstanceFile file;
        file.m_name = name;
        const std::string path = folder + "/" + name;
        Target& target = *file.m_target;
        target.takesInput = true;
        target.puzzleId = puzzleId.empty() ? path : puzzleId;
        target.puzzle = puzzleId.empty() ? nullptr : findPuzzle(puzzleId);
        if (!puzzleId.empty())
            target.input = path;
        if (const auto checked = checkTarget(target); !checked)
            return tl::make_unexpected(Failure{fmt::format("{}: {}", path, checked.error().text)});
        auto source = ProblemSource::open(target, token);
        if (!source)
            return tl::make_unexpected(source.error());
        file.m_source.emplace(std::move(*source));
        return file;
    }

    [[nodiscard]] const Puzzle& puzzle() const { return *m_target->puzzle; }

    struct Named
    {
        std::string name;
        ProblemPtr problem;
    };
    // None at the end.
    Expected<std::optional<Named>> next()
    {
        Item item;
        const auto isThere = m_source->next(item);
        if (!isThere)
            return tl::make_unexpected(isThere.error());
        if (!*isThere)
            return std::nullopt;
        return m_source->problem(item).map([&](const Posed& posed) {
            return std::optional(
                Named{m_source->isStream() ? fmt::format("{}:{}", m_name, item.line) : m_name,
                      posed.problem});
        });
    }

private:
    std::string m_name = {};
    std::unique_ptr<Target> m_target = std::make_unique<Target>(); // the source points to it
    std::optional<ProblemSource> m_source = {};
};

class InstanceBench
{
public:
    InstanceBench(const RunOptions& run, RunPart part, const std::stop_token& token)
        : m_run(run), m_part(part), m_token(token)
    {
        m_output.write(runsHeading());
    }

    Expected<void> measure(InstanceFile& file)
    {
        for (;;) {
            auto next = file.next();
            if (!next)
                return tl::make_unexpected(next.error());
            if (!*next || m_token.stop_requested())
                return {};
            const auto& strategies = file.puzzle().info().strategies;
            for (std::size_t i = 0; i < strategies.size(); ++i) {
                if (!m_run.strategy.empty() && strategies[i].id != m_run.strategy)
                    continue;
                if (m_number++ % m_part.parts == m_part.part - 1 && !m_token.stop_requested())
                    measure(file.puzzle(), **next, i);
            }
        }
    }

    Expected<void> finish()
    {
        m_progress.clear();
        return m_output.finish();
    }

private:
    void measure(const Puzzle& puzzle, const InstanceFile::Named& named, std::size_t strategy)
    {
        m_output.flush();
        m_progress.update(
            fmt::format("{} by {}", named.name, puzzle.info().strategies[strategy].id));
        const RaceTime time = timeStrategy(puzzle, strategy, *named.problem,
                                           {{m_run.seed}, limitsOf(m_run, 1)}, m_token);
        if (m_token.stop_requested())
            return; // what is cut short measures nothing
        RunRow row = runRow(puzzle, named.name, time);
        row.part = m_part.part;
        row.parts = m_part.parts;
        m_progress.clear();
        m_output.write(runsLine(row));
    }

    const RunOptions& m_run;
    RunPart m_part;
    std::stop_token m_token;
    std::uint64_t m_number = 0; ///< of runs, those of other parts included
    Output m_output{STDOUT_FILENO};
    Progress m_progress = {};
};

} // namespace

void addInstances(OptionTable& table, InstanceOptions& options)
{
    table.text({.names = "--instances",
                .value = "FOLDER",
                .summary = "Run on each file in this folder, and print a table of runs"},
               options.folder);
    table.text({.names = "--part",
                .value = "I/N",
                .summary = "Of these runs only the I-th of N parts, for `clew merge`"},
               options.part);
}

Expected<Exit> benchInstances(const InstanceOptions& options, const std::string& puzzleId,
                              const RunOptions& run, const std::stop_token& token)
{
    if (!puzzleId.empty() && findPuzzle(puzzleId) == nullptr)
        return unknown("puzzle", puzzleId, puzzleIds());
    const auto part = runPart(options.part);
    if (!part)
        return tl::make_unexpected(part.error());
    if (!run.strategy.empty() && puzzleId.empty())
        return usage("--strategy needs a PUZZLE");
    if (!run.strategy.empty())
        if (const auto chosen = chooseStrategy(*findPuzzle(puzzleId), run.strategy); !chosen)
            return tl::make_unexpected(chosen.error());
    const auto files = filesIn(options.folder);
    if (!files)
        return tl::make_unexpected(files.error());
    InstanceBench bench(run, *part, token);
    std::size_t leftOut = 0;
    for (const std::string& name : *files) {
        auto file = InstanceFile::open(options.folder, name, puzzleId, token);
        if (!file) { // what else lies in the folder
            writeErrorLine(file.error().message() + "\n(left out)");
            ++leftOut;
            continue;
        }
        if (const auto measured = bench.measure(*file); !measured)
            return tl::make_unexpected(measured.error());
        if (token.stop_requested())
            break;
    }
    if (leftOut == files->size())
        return usage(fmt::format("no file in {} holds a problem", options.folder));
    return bench.finish().map([&] { return token.stop_requested() ? Exit::Stopped : Exit::Done; });
}

} // namespace clew::cli
