// clew bench: what the strategies cost on the same problems, untraced and traced side by side.

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/runoptions.h"
#include "app/cli/source.h"
#include "core/trace/trace.h"

namespace clew::cli {

namespace {

using Json = nlohmann::ordered_json;
using Seconds = std::chrono::duration<double>;

struct BenchOptions
{
    Target target;
    RunOptions run{.seconds = 1};
    bool json = false;
};

// Short searches are repeated for so long, and the best time counts: the others were disturbed.
constexpr Seconds kRepeat{0.1};

struct NamedProblem
{
    std::string name;
    ProblemPtr problem;
};

struct Measured
{
    Outcome outcome;
    double seconds = 0;
    std::uint64_t events = 0;
};

class Bench
{
public:
    Bench(const BenchOptions& options, std::stop_token token)
        : m_options(options), m_puzzle(*options.target.puzzle), m_token(std::move(token))
    {
    }

    Measured measure(const Problem& problem, std::size_t strategy, bool traced) const
    {
        const auto begin = std::chrono::steady_clock::now();
        Measured best;
        do {
            const Measured once = runOnce(problem, strategy, traced);
            if (best.seconds == 0 || once.seconds < best.seconds)
                best = once;
        } while (best.outcome.ending != Ending::Stopped &&
                 std::chrono::steady_clock::now() - begin < kRepeat);
        return best;
    }

    // Every strategy looks for all solutions if it can, otherwise for one.
    Json row(const NamedProblem& named, std::size_t strategy) const
    {
        const Measured plain = measure(*named.problem, strategy, false);
        const Measured traced = measure(*named.problem, strategy, true);
        const bool sameWork = plain.outcome.ending != Ending::Stopped &&
                              plain.outcome.counters == traced.outcome.counters;
        Json row{
            {"puzzle", m_puzzle.info().id},
            {"problem", named.name},
            {"strategy", m_puzzle.info().strategies[strategy].id},
            {"ending", endingId(plain.outcome.ending)},
            {"solutions", plain.outcome.counters.solutions},
            {"nodes", plain.outcome.counters.nodes},
            {"seconds", plain.seconds},
            {"nodesPerSecond", static_cast<double>(plain.outcome.counters.nodes) / plain.seconds},
            {"tracedSeconds", traced.seconds},
            {"events", traced.events},
            {"eventsPerSecond", static_cast<double>(traced.events) / traced.seconds},
        };
        // Two searches cut short by time did not do the same work.
        row["ratio"] = sameWork ? Json(traced.seconds / plain.seconds) : Json();
        return row;
    }

private:
    Measured runOnce(const Problem& problem, std::size_t strategy, bool traced) const
    {
        Trace trace;
        const auto start = std::chrono::steady_clock::now();
        Control control(limitsOf(m_options.run), m_token);
        Measured measured;
        if (traced) {
            Recorder recorder(trace, control);
            measured.outcome =
                m_puzzle.run(strategy, problem, {m_options.run.seed}, control, &recorder);
        } else {
            measured.outcome = m_puzzle.run(strategy, problem, {m_options.run.seed}, control);
        }
        measured.seconds = Seconds(std::chrono::steady_clock::now() - start).count();
        measured.events = trace.size();
        return measured;
    }

    const BenchOptions& m_options;
    const Puzzle& m_puzzle;
    std::stop_token m_token;
};

// The input if there is one, otherwise all presets.
Expected<std::vector<NamedProblem>> problemsOf(const Target& target, const std::stop_token& token)
{
    if (!target.input.empty() || !target.parameters.empty())
        return readSingle(target, token).map([&](ProblemPtr problem) {
            std::string name = target.puzzle->title(*problem);
            return std::vector<NamedProblem>{{std::move(name), std::move(problem)}};
        });
    std::vector<NamedProblem> problems;
    for (const PresetInfo& preset : target.puzzle->info().presets)
        problems.push_back({"@" + preset.id, target.puzzle->presetProblem(preset)});
    return problems;
}

std::string textLine(const Json& row)
{
    const std::string ratio =
        row["ratio"].is_null() ? "-" : fmt::format("{:.2f}", row["ratio"].get<double>());
    return fmt::format("{:<16} {:<20} {:<10} {:>12} {:>14} {:>12.6f} {:>7} {:>12} {:>10.1f}\n",
                       row["problem"].get<std::string>(), row["strategy"].get<std::string>(),
                       row["ending"].get<std::string>(), row["solutions"].get<std::uint64_t>(),
                       row["nodes"].get<std::uint64_t>(), row["seconds"].get<double>(), ratio,
                       row["events"].get<std::uint64_t>(),
                       row["eventsPerSecond"].get<double>() / 1e6);
}

std::string heading()
{
    return fmt::format("{:<16} {:<20} {:<10} {:>12} {:>14} {:>12} {:>7} {:>12} {:>10}\n", "problem",
                       "strategy", "ending", "solutions", "nodes", "seconds", "ratio", "events",
                       "Mevents/s");
}

Expected<Exit> bench(const BenchOptions& options, const std::stop_token& token)
{
    const Puzzle& puzzle = *options.target.puzzle;
    const auto chosen = chooseStrategy(puzzle, options.run.strategy);
    if (!chosen)
        return tl::make_unexpected(chosen.error());
    const auto problems = problemsOf(options.target, token);
    if (!problems)
        return tl::make_unexpected(problems.error());

    const Bench bench(options, token);
    Output output(STDOUT_FILENO);
    Json rows = Json::array();
    if (!options.json)
        output.write(heading());
    for (const NamedProblem& problem : *problems) {
        for (std::size_t strategy = 0; strategy < puzzle.info().strategies.size(); ++strategy) {
            if (!options.run.strategy.empty() && strategy != *chosen)
                continue;
            if (token.stop_requested())
                break;
            rows.push_back(bench.row(problem, strategy));
            if (!options.json)
                output.write(textLine(rows.back()));
            output.flush();
        }
    }
    if (options.json)
        output.write(Json{{"benchmarks", std::move(rows)}}.dump(2) + "\n");
    return output.finish().map([&] { return token.stop_requested() ? Exit::Stopped : Exit::Done; });
}

} // namespace

void addBench(CLI::App& clew, Invocation& invocation)
{
    const auto options = std::make_shared<BenchOptions>();
    CLI::App* const command = clew.add_subcommand(
        "bench",
        "Measures the strategies side by side, untraced and traced (ratio), on the input or "
        "on all presets; --time bounds each search [1]");
    addStrategy(*command, options->run);
    addLimits(*command, options->run);
    command->add_flag("--json", options->json, "Prints the figures as JSON");
    addTarget(*command, options->target, invocation.puzzle);
    command->callback([options, &invocation] {
        invocation.result = checkTarget(options->target).and_then([&] {
            return bench(*options, invocation.token);
        });
    });
}

} // namespace clew::cli
