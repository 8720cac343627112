// A puzzle that is written as a text: "3 of 4" are three different numbers out of 1 to 4. Small
// enough to see what a window does with any such puzzle.

#pragma once

#include <atomic>
#include <charconv>
#include <chrono>
#include <thread>

#include "core/puzzle/source.h"
#include "core/puzzle/typedpuzzle.h"
#include "core/puzzle/variableboard.h"

namespace clew::test {

struct ChoiceProblem final : Problem
{
    Source source;
    std::uint32_t variables = 0;
    std::uint32_t values = 0;
};

inline constexpr Rule kTaken = 1;

template<class Tracer>
bool choose(const ChoiceProblem& problem, std::vector<Value>& chosen, Control& control,
            Tracer& tracer)
{
    const auto variable = static_cast<Variable>(chosen.size());
    if (variable == problem.variables) {
        tracer.solution();
        return control.solution([&] { return std::span<const Value>(chosen); });
    }
    NodeId node = kRoot;
    if constexpr (Tracer::on)
        node = tracer.node();
    for (Value value = 0; value < problem.values; ++value) {
        if (!control.node())
            return false;
        tracer.decide(variable, value);
        if (std::ranges::find(chosen, value) != chosen.end()) {
            control.backtrack();
            tracer.conflict(variable, kTaken, value);
        } else {
            chosen.push_back(value);
            const bool goesOn = choose(problem, chosen, control, tracer);
            chosen.pop_back();
            if (!goesOn)
                return false;
        }
        tracer.visit(node);
    }
    return true;
}

class SourcePuzzle final : public TypedPuzzle<ChoiceProblem>, public SourceEditing
{
public:
    SourcePuzzle() : TypedPuzzle(makeInfo(), {strategy()}) {}

    // Of numbers alone; "wait" takes until it is no longer wanted, "nobody" is read by nobody.
    tl::expected<ProblemPtr, std::vector<SourceFault>>
    compile(const Source& source, const std::stop_token& token) const override
    {
        ++compiled;
        while (source.text.starts_with("wait") && !token.stop_requested())
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        if (source.text.starts_with("nobody"))
            return tl::make_unexpected(
                std::vector<SourceFault>{{.error = {verbatim("nobody is there to read it")}}});
        auto problem = std::make_shared<ChoiceProblem>();
        problem->source = source;
        const char* at = source.text.data();
        const char* const end = at + source.text.size();
        const auto wrong = [&](const char* words) {
            return tl::make_unexpected(std::vector<SourceFault>{
                {{verbatim(words), 1, static_cast<int>(at - source.text.data()) + 1}}});
        };
        const auto number = [&](std::uint32_t& read) {
            const auto [next, error] = std::from_chars(at, end, read);
            at = next;
            return error == std::errc() && read > 0 && read < 9;
        };
        if (!number(problem->variables))
            return wrong("a number belongs here");
        if (std::string_view(at, end).substr(0, 4) != " of ")
            return wrong("here belongs \"of\"");
        at += 4;
        if (!number(problem->values))
            return wrong("a number belongs here");
        if (source.data == "bad")
            return tl::make_unexpected(
                std::vector<SourceFault>{{{verbatim("such data are bad"), 1, 1}, true}});
        return problem;
    }
    std::string dataSuffix() const override { return ".data"; }
    Source sourceOf(const Problem& problem) const override { return typed(problem).source; }

    Result<ProblemPtr> create(const Parameters& /*parameters*/) const override
    {
        return *compile({"2 of 3"}, {});
    }

    mutable std::atomic<int> compiled = 0;

protected:
    Result<ProblemPtr> readText(std::string_view text, std::string_view /*format*/,
                                const Parameters& /*parameters*/) const override
    {
        return compile({std::string(text)}, {}).map_error([](const auto& faults) {
            return faults.front().error;
        });
    }
    std::string write(const ChoiceProblem& problem, std::string_view /*format*/) const override
    {
        return problem.source.text;
    }
    Sentence title(const ChoiceProblem& problem) const override
    {
        return verbatim(problem.source.text);
    }
    std::vector<Sentence> faults(const ChoiceProblem& /*problem*/) const override { return {}; }
    Dimensions dimensions(const ChoiceProblem& problem) const override
    {
        return {problem.variables, problem.values};
    }
    Sentence placeName(const ChoiceProblem& problem, Place place) const override
    {
        return verbatim(board(problem).placeName(place));
    }
    std::vector<Sentence> verify(const ChoiceProblem& /*problem*/,
                                 const Solution& /*solution*/) const override
    {
        return {};
    }
    std::vector<Sentence> violations(const ChoiceProblem& /*problem*/, const State& /*state*/,
                                     Place /*place*/) const override
    {
        return {};
    }
    std::string writeSolutions(const ChoiceProblem& /*problem*/,
                               std::span<const Solution> solutions, std::uint64_t /*first*/,
                               std::string_view /*format*/) const override
    {
        std::string text;
        for (const Solution& solution : solutions) {
            for (const Value value : solution)
                text += std::to_string(value + 1) + ' ';
            text.back() = '\n';
        }
        return text;
    }
    std::string draw(const ChoiceProblem& problem, const State* state) const override
    {
        return textOf(board(problem), state);
    }
    Picture picture(const ChoiceProblem& problem, const View& view) const override
    {
        return pictureOf(board(problem), view);
    }
    Sentence explain(const ChoiceProblem& /*problem*/, const State& /*before*/,
                     Event /*event*/) const override
    {
        return verbatim("A number is tried.");
    }

private:
    static PuzzleInfo makeInfo()
    {
        return {.id = "foreign", // whose board shows any puzzle
                .title = {"", "Choice"},
                .summary = {"", "Different numbers."},
                .formats = {{.id = "text",
                             .title = {"", "Text"},
                             .readsProblem = true,
                             .writesProblem = true,
                             .writesSolution = true}},
                .rules = {{kTaken, {"", "taken"}}}};
    }
    static Strategy strategy()
    {
        using enum EventKind;
        return makeStrategy<ChoiceProblem>(
            {.id = "first",
             .title = {"", "First to last"},
             .summary = {"", "One after the other."},
             .pseudoCode = {{"", {Decide, Assign, Remove, Conflict, Visit, Solution}}}},
            [](const ChoiceProblem& problem, const Options&, Control& control, auto& tracer) {
                std::vector<Value> chosen;
                choose(problem, chosen, control, tracer);
                return control.finish();
            });
    }
    static VariableBoard board(const ChoiceProblem& problem)
    {
        VariableBoard board;
        for (std::uint32_t i = 0; i < problem.variables; ++i)
            board.variables.push_back({"x[" + std::to_string(i + 1) + ']', 1, problem.values});
        board.blocks.push_back(gridBlock("x", 1, problem.variables, 0));
        return board;
    }
};

} // namespace clew::test
