// clew count: the exact number of solutions, alone on a line.

#include <charconv>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include "app/cli/answers.h"
#include "app/cli/commands.h"
#include "app/cli/runoptions.h"
#include "core/text/scanner.h"

namespace clew::cli {

namespace {

struct CountOptions
{
    Target target;
    RunOptions run;
    std::string part = {};
    bool json = false;
};

// "2/4": the second of four parts.
Expected<CountRequest> requestOf(const CountOptions& options)
{
    CountRequest request{options.run.threads, 1, 1};
    if (options.part.empty())
        return request;
    Scanner scanner(options.part);
    const auto part = scanner.number();
    const bool hasSlash = scanner.accept('/');
    const auto parts = scanner.number();
    if (!part || !hasSlash || !parts || !scanner.atEnd() || *part < 1 || *part > *parts)
        return usage(fmt::format("--part must be like 2/4, the second of four parts, not \"{}\"",
                                 options.part));
    request.part = *part;
    request.parts = *parts;
    return request;
}

// As a number where a reader's numbers are wide enough.
nlohmann::ordered_json exactNumber(const std::string& digits)
{
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error == std::errc() && end == digits.data() + digits.size())
        return value;
    return digits;
}

std::string jsonLine(const CountOptions& options, const CountRequest& request,
                     const CountResult& result, double seconds)
{
    nlohmann::ordered_json line{
        {"puzzle", options.target.puzzle->info().id},
        {"count", exactNumber(result.count)},
        {"meaning", result.meaning.text},
        {"ending", endingId(result.outcome.ending)},
        {"part", request.part},
        {"parts", request.parts},
        {"threads", request.threads},
        {"nodes", result.outcome.counters.nodes},
        {"seconds", seconds},
    };
    if (result.outcome.reason != StopReason::None)
        line["reason"] = stopReasonId(result.outcome.reason);
    for (const auto& [name, count] : result.more)
        line["more"][name] = exactNumber(count);
    return line.dump() + "\n";
}

Answer countProblem(const CountOptions& options, const CountRequest& request,
                    const std::stop_token& token, const Problem& problem, Answering& out)
{
    Control control(limitsOf(options.run), token);
    control.onPoll([&] { out.poll(control.counters()); });
    const auto start = std::chrono::steady_clock::now();
    const auto result = options.target.puzzle->count(problem, request, control);
    if (!result)
        return {Exit::BadInput, result.error().message, {}};
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
    out.write(options.json ? jsonLine(options, request, *result, elapsed.count())
                           : result->count + "\n");
    Answer answer{Exit::Done, {}, result->outcome.counters};
    if (result->outcome.ending == Ending::Stopped) {
        answer.exit = Exit::Stopped;
        answer.complaint =
            fmt::format("{}: this is what was counted so far", stopText(result->outcome));
    } else if (!options.json && !result->meaning.empty() && ::isatty(STDERR_FILENO) != 0) {
        answer.complaint = fmt::format("counted: {}", result->meaning.text);
    }
    return answer;
}

Expected<Exit> count(const CountOptions& options, const std::stop_token& token)
{
    const auto request = requestOf(options);
    if (!request)
        return tl::make_unexpected(request.error());
    auto source = ProblemSource::open(options.target, token);
    if (!source)
        return tl::make_unexpected(source.error());
    return answerAll(*source, 1, token,
                     [&](const Problem& problem, std::uint64_t /*index*/, Answering& out) {
                         return countProblem(options, *request, token, problem, out);
                     })
        .map([](const Answers& all) { return all.exit; });
}

} // namespace

void addCount(CLI::App& clew, Invocation& invocation)
{
    const auto options = std::make_shared<CountOptions>();
    CLI::App* const command =
        clew.add_subcommand("count", "Counts the solutions exactly and prints the number");
    command->add_option("--part", options->part,
                        "I/N: only the I-th of N independent parts, whose counts add up");
    command->add_flag("--json", options->json, "Prints number, conventions and figures as JSON");
    addLimits(*command, options->run);
    addThreads(*command, options->run, "Counts on so many threads [1]");
    addTarget(*command, options->target, invocation.puzzle);
    command->callback([options, &invocation] {
        invocation.result = checkTarget(options->target).and_then([&] {
            return count(*options, invocation.token);
        });
    });
}

} // namespace clew::cli
