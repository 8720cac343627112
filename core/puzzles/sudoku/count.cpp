// Exact counts of solutions, in parallel and in independent parts.
//
// The board is refined into boards with a few more digits, cell by cell; these are the jobs. Job j
// belongs to part j mod parts, so that every part gets its share of every region of the tree.

#include <bit>

#include "core/puzzles/sudoku/bitboard/bitboard.h"
#include "core/puzzles/sudoku/puzzle.h"
#include "core/search/parallel.h"
#include "core/search/sharedcontrol.h"

namespace clew::sudoku {

namespace {

// Enough for any number of parts and threads, few enough that refining costs nothing.
constexpr std::size_t kJobs = 4096;

std::optional<Cell> fewestCandidates(const SudokuProblem& problem, std::span<const Mask> allowed)
{
    std::optional<Cell> best;
    for (const Cell cell : emptyCells(problem))
        if (!best || std::popcount(allowed[cell]) < std::popcount(allowed[*best]))
            best = cell;
    return best;
}

// The boards that follow from filling one more cell; the board itself if all are filled.
void refine(const SudokuProblem& problem, const Layout& layout, std::vector<SudokuProblem>& next)
{
    const std::vector<Mask> allowed = allowedDigits(problem, layout);
    const auto cell = fewestCandidates(problem, allowed);
    if (!cell) {
        next.push_back(problem);
        return;
    }
    for (Mask left = allowed[*cell]; left != 0; left &= left - 1) {
        next.push_back(problem);
        next.back().givens[*cell] = static_cast<Value>(std::countr_zero(left));
    }
}

// The same for the same problem: parts counted on different machines must add up.
std::vector<SudokuProblem> jobsOf(const SudokuProblem& problem)
{
    const Layout layout(problem.box);
    std::vector<SudokuProblem> jobs{problem};
    for (std::size_t round = emptyCells(problem).size(); round > 0 && jobs.size() < kJobs;
         --round) {
        std::vector<SudokuProblem> next;
        for (const SudokuProblem& job : jobs)
            refine(job, layout, next);
        jobs = std::move(next);
    }
    return jobs;
}

} // namespace

Result<CountResult> SudokuPuzzle::count(const SudokuProblem& problem, const CountRequest& request,
                                        Control& control) const
{
    const Phrase meaning = phrase("sudoku", "all ways to fill the board");
    if (contradictory(problem))
        return CountResult{"0", meaning, control.finish(), {}};
    const std::vector<SudokuProblem> jobs = jobsOf(problem);
    SharedControl shared(control);
    forEachJob(jobs.size(), request.threads, [&](std::uint64_t j) {
        if (j % request.parts != request.part - 1)
            return;
        Control own({}, shared.token());
        own.onPoll([&] { static_cast<void>(shared.poll()); });
        NoTracer tracer;
        bitboard(jobs[j], {}, own, tracer);
        shared.add(own.counters());
    });
    const Outcome outcome = shared.outcome();
    return CountResult{std::to_string(outcome.counters.solutions), meaning, outcome, {}};
}

} // namespace clew::sudoku
