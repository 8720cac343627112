#include "app/cli/instances.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <functional>
#include <unistd.h>

#include "app/cli/countof.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/source.h"
#include "core/puzzle/registry.h"
#include "core/study/runs.h"
#include "core/text/printable.h"

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

    // False at the end.
    Expected<bool> next(Item& item) { return m_source->next(item); }
    [[nodiscard]] Expected<Posed> problem(const Item& item) const
    {
        return m_source->problem(item);
    }
    [[nodiscard]] std::string nameOf(const Item& item) const
    {
        return m_source->isStream() ? fmt::format("{}:{}", m_name, item.line) : m_name;
    }

private:
    std::string m_name = {};
    std::unique_ptr<Target> m_target = std::make_unique<Target>(); // the source points to it
    std::optional<ProblemSource> m_source = {};
};

struct Instance
{
    const Puzzle* puzzle = nullptr;
    std::string name = {};
    ProblemPtr problem = {};
};

// The problems of a folder. What cannot be read, be it a file or one of its lines, is left out.
class InstanceFolder
{
public:
    static Expected<InstanceFolder> open(const std::string& folder, const std::string& puzzleId)
    {
        return filesIn(folder).map([&](std::vector<std::string> files) {
            return InstanceFolder(folder, puzzleId, std::move(files));
        });
    }

    /// `leaveOut` is given the reason.
    void forEach(const std::function<void(const Instance&)>& each,
                 const std::function<void(const Failure&)>& leaveOut,
                 const std::stop_token& token) const
    {
        for (const std::string& name : m_files) {
            if (token.stop_requested())
                return;
            auto file = InstanceFile::open(m_folder, name, m_puzzleId, token);
            if (file)
                forEachOf(*file, each, leaveOut, token);
            else if (!token.stop_requested())
                leaveOut(file.error());
        }
    }

private:
    InstanceFolder(std::string folder, std::string puzzleId, std::vector<std::string> files)
        : m_folder(std::move(folder)), m_puzzleId(std::move(puzzleId)), m_files(std::move(files))
    {
    }

    static void forEachOf(InstanceFile& file, const std::function<void(const Instance&)>& each,
                          const std::function<void(const Failure&)>& leaveOut,
                          const std::stop_token& token)
    {
        for (Item item; !token.stop_requested();) {
            const auto isThere = file.next(item);
            if (!isThere)
                leaveOut(isThere.error());
            if (!isThere || !*isThere)
                return;
            const auto posed = file.problem(item);
            if (posed)
                each({&file.puzzle(), file.nameOf(item), posed->problem});
            else
                leaveOut(posed.error());
        }
    }

    std::string m_folder;
    std::string m_puzzleId;
    std::vector<std::string> m_files;
};

class InstanceBench
{
public:
    InstanceBench(const InstanceFolder& folder, const RunOptions& run, RunPart part,
                  const std::stop_token& token)
        : m_folder(folder), m_run(run), m_part(part), m_token(token)
    {
        m_made.seed = run.seed;
        m_made.seconds = run.seconds;
        m_made.nodes = run.nodes;
    }

    /// What there is to run, which each row says; what is left out is reported. How much that is.
    std::size_t survey()
    {
        std::size_t leftOut = 0;
        RunsDigest digest;
        m_folder.forEach(
            [&](const Instance& instance) {
                digest.add(*instance.puzzle, instance.name, *instance.problem);
                forEachStrategy(*instance.puzzle, [&](std::size_t, const std::string& id) {
                    digest.add(id);
                    ++m_made.runs;
                });
            },
            [&](const Failure& failure) {
                writeErrorLine(failure.message() + "\n(left out)");
                ++leftOut;
            },
            m_token);
        m_made.digest = digest.text();
        return leftOut;
    }
    [[nodiscard]] std::uint64_t runs() const { return m_made.runs; }

    /// Prints a row for each run of the part.
    Expected<void> measure()
    {
        m_output.write(runsHeading());
        m_folder.forEach(
            [&](const Instance& instance) {
                forEachStrategy(*instance.puzzle, [&](std::size_t strategy, const std::string&) {
                    if (m_number++ % m_part.parts == m_part.part - 1 && !m_token.stop_requested())
                        measure(instance, strategy);
                });
            },
            [](const Failure&) {}, m_token);
        m_progress.clear();
        return m_output.finish().and_then([&]() -> Expected<void> {
            if (m_token.stop_requested())
                return tl::make_unexpected(Failure{
                    fmt::format("interrupted after {} of {}", m_rows, countOf(own(), "run")),
                    Exit::Stopped});
            if (m_number != m_made.runs)
                return usage("the folder changed during the run: the table is incomplete");
            return {};
        });
    }

private:
    template<class Each>
    void forEachStrategy(const Puzzle& puzzle, Each&& each) const
    {
        const auto& strategies = puzzle.info().strategies;
        for (std::size_t i = 0; i < strategies.size(); ++i)
            if (m_run.strategy.empty() || strategies[i].id == m_run.strategy)
                each(i, strategies[i].id);
    }

    // The runs of this part.
    [[nodiscard]] std::uint64_t own() const
    {
        return m_made.runs < m_part.part ? 0 : (m_made.runs - m_part.part) / m_part.parts + 1;
    }

    void measure(const Instance& instance, std::size_t strategy)
    {
        const Puzzle& puzzle = *instance.puzzle;
        m_output.flush();
        m_progress.update(printable(
            fmt::format("{} by {}", instance.name, puzzle.info().strategies[strategy].id)));
        const RaceTime time = timeStrategy(puzzle, strategy, *instance.problem,
                                           {{m_run.seed}, limitsOf(m_run, 1)}, m_token);
        if (m_token.stop_requested())
            return; // what is cut short measures nothing
        RunRow row = runRow(puzzle, instance.name, time);
        row.part = m_part.part;
        row.parts = m_part.parts;
        row.run = m_number;
        row.made = m_made;
        m_progress.clear();
        m_output.write(runsLine(row));
        ++m_rows;
    }

    const InstanceFolder& m_folder;
    const RunOptions& m_run;
    RunPart m_part;
    std::stop_token m_token;
    RunsMade m_made = {};
    std::uint64_t m_number = 0; ///< of runs, those of other parts included
    std::uint64_t m_rows = 0;
    Output m_output{STDOUT_FILENO};
    Progress m_progress = {};
};

} // namespace

void addInstances(OptionTable& table, InstanceOptions& options)
{
    table.text({.names = "--instances",
                .value = "FOLDER",
                .summary = "Run on each file in this folder, and print a table of runs",
                .excludes = {With{"INPUT"}, With{"--format"}, With{"--threads"}}},
               options.folder);
    table.text({.names = "--part",
                .value = "I/N",
                .summary = "Make only the I-th of N parts of these runs, for `clew merge`",
                .needs = {With{"--instances"}}},
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
    const Puzzle* const puzzle = puzzleId.empty() ? nullptr : findPuzzle(puzzleId);
    if (const auto right = checkAllRun(puzzle, run); !right)
        return tl::make_unexpected(right.error());
    const auto folder = InstanceFolder::open(options.folder, puzzleId);
    if (!folder)
        return tl::make_unexpected(folder.error());
    InstanceBench bench(*folder, run, *part, token);
    const std::size_t leftOut = bench.survey();
    if (token.stop_requested())
        return interrupted();
    if (bench.runs() == 0)
        return usage(fmt::format("no file in {} holds a problem", options.folder));
    return bench.measure().map([&] { return leftOut > 0 ? Exit::NoSolution : Exit::Done; });
}

} // namespace clew::cli
