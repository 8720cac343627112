// How long a player or a setter waits: a hint and the first mistake from the middle of a solve, the
// number of solutions after a click, true candidates. Processor time, the median of some runs.
//
// usage: clew-bench-hand [--json] [--runs N]

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <fmt/format.h>
#include <functional>
#include <nlohmann/json.hpp>

#include "core/puzzle/playing.h"
#include "core/puzzle/registry.h"
#include "core/study/position.h"
#include "core/study/setting.h"

using namespace clew;

namespace {

struct Case
{
    const char* puzzle;
    std::string name;
    ProblemPtr problem;
};

Case preset(const char* id, const char* name)
{
    const Puzzle& puzzle = *findPuzzle(id);
    return {id, name, puzzle.presetProblem(*puzzle.preset(name))};
}

Case made(const char* id, const Parameters& parameters, const std::string& name)
{
    return {id, name, findPuzzle(id)->create(parameters).value()};
}

Case generated(const char* id, const std::string& size)
{
    Control control;
    return {id, size,
            findPuzzle(id)->generate({.parameters = {{"size", size}}, .seed = 1}, control).value()};
}

std::vector<Case> cases()
{
    return {preset("sudoku", "p97"),
            preset("sudoku", "hard"),
            preset("sudoku", "several"),
            made("sudoku", {{"boxes", "3x3"}}, "empty 9x9"),
            made("sudoku", {{"boxes", "5x5"}}, "empty 25x25"),
            preset("nonogram", "p98"),
            generated("nonogram", "9x9"),
            generated("nonogram", "25x25"),
            generated("nonogram", "50x50"),
            preset("suguru", "10x10"),
            preset("knight", "6x6-closed"),
            preset("knight", "8x8"),
            preset("knight", "50x50"),
            made("queens", {{"size", "8"}}, "8"),
            made("queens", {{"size", "30"}}, "30")};
}

/// The first half of a solution.
std::vector<Assignment> halfOf(const Case& one, const std::vector<Assignment>& givens)
{
    const Puzzle& puzzle = *findPuzzle(one.puzzle);
    const auto prospects = prospectsOf({puzzle, one.problem, {}});
    std::vector<Assignment> entries;
    for (Variable variable = 0; variable < prospects.solution.size(); ++variable)
        if (prospects.solution[variable] != kNoValue &&
            std::ranges::find(givens, variable, &Assignment::variable) == givens.end())
            entries.push_back({variable, prospects.solution[variable]});
    entries.resize(entries.size() / 2);
    return entries;
}

/// One entry in the middle is another value, where that breaks nothing at once if there is one.
std::vector<Assignment> withMistake(const Case& one, std::vector<Assignment> entries)
{
    const Puzzle& puzzle = *findPuzzle(one.puzzle);
    const Playing& playing = *puzzle.playing();
    const Dimensions dimensions = puzzle.dimensions(*one.problem);
    State state(dimensions);
    for (const Event event : playing.givens(*one.problem))
        state.apply(event);
    const std::size_t middle = entries.size() / 2;
    for (std::size_t i = 0; i < middle; ++i)
        state.apply(Event::decide(entries[i].variable, entries[i].value));
    for (Value value = 0; value < dimensions.values && middle < entries.size(); ++value) {
        const Assignment other{entries[middle].variable, value};
        if (value != entries[middle].value && playing.mayEnter(*one.problem, state, other) &&
            puzzle.violations(*one.problem, state, {other.variable, value}).empty()) {
            entries[middle] = other;
            break;
        }
    }
    if (std::string_view(one.puzzle) == "knight")
        entries.resize(std::min(entries.size(), middle + 1)); // the jumps after it would be others
    return entries;
}

double median(int runs, const std::function<void()>& act)
{
    std::vector<double> times;
    for (int run = 0; run < runs; ++run) {
        const std::clock_t start = std::clock();
        act();
        times.push_back(1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
    }
    std::ranges::nth_element(times, times.begin() + runs / 2);
    return times[static_cast<std::size_t>(runs / 2)];
}

} // namespace

int main(int argc, char** argv)
{
    bool json = false;
    int runs = 5;
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        if (argument == "--json")
            json = true;
        else if (argument == "--runs" && i + 1 < argc)
            runs = std::max(1, std::atoi(argv[++i]));
    }
    nlohmann::json results = nlohmann::json::array();
    if (!json)
        fmt::print("{:<10} {:<12} {:<14} {:>12}\n", "puzzle", "problem", "question", "ms");
    for (const Case& one : cases()) {
        const Puzzle& puzzle = *findPuzzle(one.puzzle);
        const Draft draft{puzzle, one.problem};
        const auto entries = halfOf(one, givensOf(draft));
        const auto wrong = withMistake(one, entries);
        const auto row = [&](const char* question, const std::function<void()>& act) {
            const double time = median(runs, act);
            results.push_back({{"puzzle", one.puzzle},
                               {"problem", one.name},
                               {"question", question},
                               {"milliseconds", time}});
            if (!json)
                fmt::print("{:<10} {:<12} {:<14} {:>12.2f}\n", one.puzzle, one.name, question,
                           time);
            std::fflush(stdout);
        };
        row("hint", [&] { (void)hintFor({puzzle, one.problem, {}}); });
        row("hint halfway", [&] { (void)hintFor({puzzle, one.problem, entries}); });
        row("first mistake", [&] { (void)firstMistake({puzzle, one.problem, wrong}); });
        row("check", [&] { (void)wrongEntries({puzzle, one.problem, wrong}); });
        if (std::string_view(one.puzzle) == "knight")
            continue; // where a tour may begin is no more than a few searches
        row("status", [&] { (void)surveyOf(draft); });
        row("candidates", [&] { (void)trueCandidates(draft); });
    }
    if (json)
        fmt::print("{}\n", results.dump(1));
    return 0;
}
