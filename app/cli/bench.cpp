// clew bench: what the strategies cost on the same problems, untraced and traced side by side, and
// the exact count on one thread and on several.

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include "app/cli/benchexports.h"
#include "app/cli/commands.h"
#include "app/cli/instances.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/runoptions.h"
#include "app/cli/source.h"
#include "core/puzzle/registry.h"
#include "core/trace/trace.h"

namespace clew::cli {

namespace {

using Json = nlohmann::ordered_json;
using Seconds = std::chrono::duration<double>;

struct BenchOptions
{
    Target target;
    RunOptions run{.seconds = 1, .threads = 2};
    bool json = false;
    bool exports = false;
    InstanceOptions instances;
};

// How long a short search is repeated. The best time counts: the others were disturbed.
constexpr Seconds kRepeat{0.1};

struct NamedProblem
{
    const Puzzle* puzzle;
    std::string name;
    ProblemPtr problem;
};

struct Measured
{
    Outcome outcome = {};
    double seconds = 0;
    std::uint64_t memory = 0; ///< the most held in partial states, where it is reported
    std::uint64_t events = 0;
    std::string count = {}; ///< of an exact count
};

class Bench
{
public:
    Bench(const BenchOptions& options, std::stop_token token)
        : m_options(options), m_token(std::move(token))
    {
    }

    // Every strategy looks for all solutions if it can, otherwise for one.
    [[nodiscard]] Json strategyRow(const NamedProblem& named, std::size_t strategy) const
    {
        const std::string& id = named.puzzle->info().strategies[strategy].id;
        if (named.puzzle->refusal(strategy, *named.problem))
            return refusedRow(named, id);
        const auto run = [&](Control& control, Recorder* recorder) {
            return Measured{.outcome = named.puzzle->run(strategy, *named.problem,
                                                         {m_options.run.seed}, control, recorder)};
        };
        const Measured plain = best([&](Control& control) { return run(control, nullptr); });
        const Measured traced = best([&](Control& control) {
            Trace trace;
            Recorder recorder(trace, control);
            Measured measured = run(control, &recorder);
            recorder.publish(); // the last events, too
            measured.events = trace.size();
            return measured;
        });
        Json row = rowOf(named, id, 1, plain);
        row["solutions"] = plain.outcome.counters.solutions;
        row["tracedSeconds"] = traced.seconds;
        row["events"] = traced.events;
        row["eventsPerSecond"] = static_cast<double>(traced.events) / traced.seconds;
        row["ratio"] = ratio(traced, plain);
        return row;
    }

    // The exact count on one thread, then on as many as --threads says; their ratio is the gain.
    // Empty for problems that cannot be counted.
    [[nodiscard]] std::vector<Json> countRows(const NamedProblem& named) const
    {
        std::vector<Json> rows;
        std::optional<Measured> single;
        for (const unsigned threads : {1U, m_options.run.threads}) {
            if (single && threads == 1)
                break;
            std::optional<Measured> counted;
            const Measured measured = best([&](Control& control) {
                const auto result =
                    named.puzzle->count(*named.problem, {.threads = threads}, control);
                counted = result ? std::optional(
                                       Measured{.outcome = result->outcome, .count = result->count})
                                 : std::nullopt;
                return counted.value_or(Measured{});
            });
            if (!counted)
                break;
            rows.push_back(rowOf(named, "count", threads, measured));
            rows.back()["solutions"] = measured.count;
            rows.back()["ratio"] = single ? ratio(*single, measured) : Json();
            single = measured;
        }
        return rows;
    }

private:
    template<class Search>
    [[nodiscard]] Measured best(Search&& search) const
    {
        const auto begin = std::chrono::steady_clock::now();
        Measured best;
        do {
            const auto start = std::chrono::steady_clock::now();
            Control control(limitsOf(m_options.run), m_token);
            Measured once = search(control);
            once.seconds = Seconds(std::chrono::steady_clock::now() - start).count();
            once.memory = control.peakMemory();
            if (best.seconds == 0 || once.seconds < best.seconds)
                best = once;
        } while (best.outcome.ending != Ending::Stopped &&
                 std::chrono::steady_clock::now() - begin < kRepeat);
        return best;
    }

    static Json rowOf(const NamedProblem& named, const std::string& what, unsigned threads,
                      const Measured& plain)
    {
        return {
            {"puzzle", named.puzzle->info().id},
            {"problem", named.name},
            {"strategy", what},
            {"threads", threads},
            {"ending", endingId(plain.outcome.ending)},
            {"solutions", nullptr},
            {"nodes", plain.outcome.counters.nodes},
            {"seconds", plain.seconds},
            {"nodesPerSecond", static_cast<double>(plain.outcome.counters.nodes) / plain.seconds},
            {"memory", plain.memory}};
    }

    static Json refusedRow(const NamedProblem& named, const std::string& strategy)
    {
        Json row = rowOf(named, strategy, 1, {});
        row["ending"] = "refused";
        row["nodesPerSecond"] = nullptr;
        return row;
    }

    // Searches that were stopped did not do the same work.
    static Json ratio(const Measured& one, const Measured& other)
    {
        const bool sameWork = one.outcome.ending != Ending::Stopped &&
                              other.outcome.ending != Ending::Stopped &&
                              one.outcome.counters.solutions == other.outcome.counters.solutions;
        return sameWork ? Json(one.seconds / other.seconds) : Json();
    }

    const BenchOptions& m_options;
    std::stop_token m_token;
};

void addPresets(std::vector<NamedProblem>& problems, const Puzzle& puzzle)
{
    for (const PresetInfo& preset : puzzle.info().presets)
        problems.push_back({&puzzle, "@" + preset.id, puzzle.presetProblem(preset)});
}

// The input if there is one, otherwise all presets, of all puzzles if none is named.
Expected<std::vector<NamedProblem>> problemsOf(const Target& target, const std::stop_token& token)
{
    std::vector<NamedProblem> problems;
    if (target.puzzleId.empty()) {
        for (const auto& puzzle : puzzles())
            addPresets(problems, *puzzle);
        return problems;
    }
    if (target.input.empty() && target.parameters.empty()) {
        if (const auto usual = mayBeUsual(target); !usual)
            return tl::make_unexpected(usual.error());
        addPresets(problems, *target.puzzle);
        return problems;
    }
    return readSingle(target, token).map([&](ProblemPtr problem) {
        std::string name =
            target.input.starts_with('@') ? target.input : target.puzzle->title(*problem).text();
        problems.push_back({target.puzzle, std::move(name), std::move(problem)});
        return problems;
    });
}

std::string number(const Json& value, std::string_view format)
{
    return value.is_null() ? "-" : fmt::format(fmt::runtime(format), value.get<double>());
}

std::string textLine(const Json& row)
{
    const Json& solutions = row["solutions"];
    const std::string found =
        solutions.is_string() ? solutions.get<std::string>() : solutions.dump();
    const Json none;
    const auto field = [&](const char* name) -> const Json& {
        return row.contains(name) ? row[name] : none;
    };
    return fmt::format(
        "{:<10} {:<16} {:<24} {:>2} {:<10} {:>14} {:>12} {:>11.6f} {:>7} {:>6} {:>7}\n",
        row["puzzle"].get<std::string>(), row["problem"].get<std::string>(),
        row["strategy"].get<std::string>(), row["threads"].get<unsigned>(),
        row["ending"].get<std::string>(), found, row["nodes"].get<std::uint64_t>(),
        row["seconds"].get<double>(),
        fmt::format("{:.1f}", row["memory"].get<double>() / (1 << 20)),
        number(field("ratio"), "{:.2f}"),
        field("eventsPerSecond").is_null()
            ? "-"
            : fmt::format("{:.1f}", row["eventsPerSecond"].get<double>() / 1e6));
}

std::string heading()
{
    return fmt::format("{:<10} {:<16} {:<24} {:>2} {:<10} {:>14} {:>12} {:>11} {:>7} {:>6} {:>7}\n",
                       "puzzle", "problem", "strategy", "n", "ending", "solutions", "nodes",
                       "seconds", "MiB", "ratio", "Mev/s");
}

// Prints rows as they come, or keeps them for JSON.
class Table
{
public:
    explicit Table(bool json) : m_isJson(json)
    {
        if (!m_isJson)
            m_output.write(heading());
    }

    /// Shown on a terminal while a row is measured.
    void announce(const NamedProblem& problem, std::size_t index, std::size_t count)
    {
        m_output.flush();
        m_progress.update(fmt::format("problem {} of {}: {} {}", index + 1, count,
                                      problem.puzzle->info().id, problem.name));
    }

    void add(Json row)
    {
        m_progress.clear();
        if (m_isJson)
            m_rows.push_back(std::move(row));
        else
            m_output.write(textLine(row));
    }

    Expected<void> finish()
    {
        m_progress.clear();
        if (m_isJson)
            m_output.write(Json{{"benchmarks", std::move(m_rows)}}.dump(2) + "\n");
        return m_output.finish();
    }

private:
    bool m_isJson;
    Output m_output{STDOUT_FILENO};
    Progress m_progress;
    Json m_rows = Json::array();
};

Expected<Exit> bench(const BenchOptions& options, const std::stop_token& token)
{
    if (const auto right = checkAllRun(options.target.puzzle, options.run); !right)
        return tl::make_unexpected(right.error());
    const auto problems = problemsOf(options.target, token);
    if (!problems)
        return tl::make_unexpected(problems.error());

    if (!options.run.strategy.empty())
        for (const NamedProblem& problem : *problems)
            if (const std::string refusal = refusalText(
                    *problem.puzzle, *problem.puzzle->strategyIndex(options.run.strategy),
                    *problem.problem);
                !refusal.empty())
                return usage(refusal);

    const Bench bench(options, token);
    Table table(options.json);
    for (std::size_t i = 0; i < problems->size() && !token.stop_requested(); ++i) {
        const NamedProblem& problem = (*problems)[i];
        const auto& strategies = problem.puzzle->info().strategies;
        for (std::size_t s = 0; s < strategies.size() && !token.stop_requested(); ++s) {
            if (!options.run.strategy.empty() && strategies[s].id != options.run.strategy)
                continue;
            table.announce(problem, i, problems->size());
            Json row = bench.strategyRow(problem, s);
            if (!token.stop_requested()) // what is cut short measures nothing
                table.add(std::move(row));
        }
        if (options.run.strategy.empty() && !token.stop_requested()) {
            table.announce(problem, i, problems->size());
            std::vector<Json> rows = bench.countRows(problem);
            if (!token.stop_requested())
                for (Json& row : rows)
                    table.add(std::move(row));
        }
    }
    return table.finish().and_then([&]() -> Expected<Exit> {
        if (token.stop_requested())
            return interrupted();
        return Exit::Done;
    });
}

Action declareBench(OptionTable& table, const Puzzle* puzzle)
{
    const auto options = std::make_shared<BenchOptions>();
    addStrategy(table, options->run, "all of them");
    addLimits(table, options->run);
    addThreads(table, options->run, "Count on one thread, and on this many");
    // For one strategy nothing is counted, nor for exports.
    table.exclude("--threads", {"--strategy"});
    table.exclude("--threads", {"--exports"});
    table.flag({.names = "--json",
                .summary = "Print the figures as JSON",
                .excludes = {With{"--instances"}}},
               options->json);
    table.flag({.names = "--exports",
                .summary = "Measure exports instead: pages, figures, tables, films, a booklet",
                .excludes = {With{"--instances"}}},
               options->exports);
    addInstances(table, options->instances);
    addTarget(table, options->target, puzzle, PuzzleNeed::Optional);
    return [options](const std::stop_token& token) {
        if (!options->instances.folder.empty())
            return benchInstances(options->instances, options->target.puzzleId, options->run,
                                  token);
        const bool isNamed = !options->target.puzzleId.empty();
        return (isNamed ? checkTarget(options->target) : Expected<void>()).and_then([&] {
            return options->exports
                       ? benchExports(options->target, options->run, options->json, token)
                       : bench(*options, token);
        });
    };
}

} // namespace

Command benchCommand()
{
    return {"bench", "Measure all strategies side by side, and the exact count",
            "They run on INPUT, or on all presets of PUZZLE, or on those of all puzzles. The ratio "
            "of a strategy is that of its traced to its untraced time; that of a count is the time "
            "on one thread to the time on several. With --instances, every strategy runs once on "
            "each file of a folder, looking for one solution, and a table of these runs is printed "
            "as CSV. With --exports, the search is recorded and every kind of file made of it, to "
            "measure how large each is and how long it takes.",
            declareBench};
}

} // namespace clew::cli
