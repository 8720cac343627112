// How many 9x9 boards a second the bitboard answers: a solution found and proved to be the only
// one, or a second one found. One thread, the strategy alone: reading the files is not measured.
//
// usage: clew-bench-sudoku [--json] [--runs N] FILE...     a board of 81 characters on each line

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <fmt/format.h>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/puzzle/registry.h"
#include "core/puzzles/sudoku/bitboard/bitboard.h"

using namespace clew;
using namespace clew::sudoku;

namespace {

std::vector<ProblemPtr> boardsOf(const std::string& path)
{
    const Puzzle& puzzle = *findPuzzle("sudoku");
    std::vector<ProblemPtr> boards;
    std::ifstream in(path);
    for (std::string line; std::getline(in, line);)
        if (auto board = puzzle.read(line, "line", {}))
            boards.push_back(*board);
    return boards;
}

struct Measured
{
    double perSecond;
    std::uint64_t nodes;
    std::uint64_t solutions;
};

Measured measure(const std::vector<ProblemPtr>& boards, const BitboardEngine& engine)
{
    const std::clock_t start = std::clock();
    Counters sum;
    for (const ProblemPtr& board : boards) {
        Control control({.solutions = 2});
        NoTracer tracer;
        const Outcome outcome =
            bitboard(static_cast<const SudokuProblem&>(*board), {}, control, tracer, engine);
        sum.nodes += outcome.counters.nodes;
        sum.solutions += outcome.counters.solutions;
    }
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    return {static_cast<double>(boards.size()) / seconds, sum.nodes, sum.solutions};
}

Measured best(const std::vector<ProblemPtr>& boards, const BitboardEngine& engine, int runs)
{
    Measured best = measure(boards, engine);
    for (int run = 1; run < runs; ++run)
        best.perSecond = std::max(best.perSecond, measure(boards, engine).perSecond);
    return best;
}

} // namespace

int main(int argc, char** argv)
{
    bool json = false;
    int runs = 5;
    std::vector<std::string> files;
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        if (argument == "--json")
            json = true;
        else if (argument == "--runs" && i + 1 < argc)
            runs = std::atoi(argv[++i]);
        else
            files.push_back(argument);
    }
    nlohmann::json results = nlohmann::json::array();
    for (const std::string& file : files) {
        const std::vector<ProblemPtr> boards = boardsOf(file);
        if (boards.empty()) {
            fmt::print(stderr, "{}: no boards\n", file);
            return 2;
        }
        const auto row = [&](const char* registers, const BitboardEngine& engine) {
            const Measured measured = best(boards, engine, runs);
            const double nodes =
                static_cast<double>(measured.nodes) / static_cast<double>(boards.size());
            results.push_back({{"file", file},
                               {"registers", registers},
                               {"boards", boards.size()},
                               {"perSecond", measured.perSecond},
                               {"nodesPerBoard", nodes},
                               {"solutions", measured.solutions}});
            if (!json)
                fmt::print("{:>10.0f} boards/s {:>8.2f} nodes/board  {:<8} {}\n",
                           measured.perSecond, nodes, registers, file);
        };
        row("128 bits", kHalfEngine);
        if (avx2Engine() != nullptr)
            row("AVX2", *avx2Engine());
    }
    if (json)
        fmt::print("{}\n", results.dump(2));
    return 0;
}
