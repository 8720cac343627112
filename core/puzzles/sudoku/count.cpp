// Exact counts of solutions, in parallel and in independent parts.
//
// The board is refined into boards with a few more digits, cell by cell. Board j belongs to part j
// mod parts, so that every part gets its share of every region of the tree. Where the count is kept
// from time to time, boards that take long are refined again and again: into jobs, of which any
// other board is many.

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <chrono>
#include <optional>

#include "core/puzzles/sudoku/bitboard/bitboard.h"
#include "core/puzzles/sudoku/puzzle.h"
#include "core/search/finishedjobs.h"
#include "core/search/parallel.h"
#include "core/search/sharedcontrol.h"

namespace clew::sudoku {

namespace {

// Enough for any number of parts and threads, few enough that refining costs nothing.
constexpr std::size_t kBoards = 4096;
constexpr std::size_t kSplit = 256; ///< into so many groups boards that take long are split,
constexpr std::size_t kLevels = 5;  ///< again and again
constexpr std::uint64_t kJobsABoard = std::uint64_t{1} << 8U * kLevels;
constexpr std::chrono::milliseconds kQuick{100};

constexpr Phrase kMeaning = phrase("sudoku", "all ways to fill the board");

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

// Refined until there are so many, if there are. The same for the same boards: parts counted on
// different machines must add up.
std::vector<SudokuProblem> refined(std::vector<SudokuProblem> boards, std::size_t least)
{
    if (boards.empty())
        return boards;
    const Layout layout(boards.front().box);
    for (std::size_t round = emptyCells(boards.front()).size(); round > 0 && boards.size() < least;
         --round) {
        std::vector<SudokuProblem> next;
        for (const SudokuProblem& board : boards)
            refine(board, layout, next);
        boards = std::move(next);
    }
    return boards;
}

class Counting
{
public:
    Counting(const SudokuProblem& problem, const CountRequest& request, Control& control)
        : m_request(request), m_boards(refined({problem}, kBoards)), m_control(control),
          m_finished(request.from.done, [&](std::uint64_t next, const FinishedJobs::Sums& sums,
                                            const std::string& /*place*/) {
              CountResult result{std::to_string(sums.solutions), kMeaning};
              result.outcome.counters.nodes = sums.nodes;
              request.keep({next}, result);
          })
    {
    }

    CountResult run()
    {
        const std::uint64_t mine =
            (m_boards.size() + m_request.parts - m_request.part) / m_request.parts;
        const std::uint64_t begun = std::min(m_request.from.done / kJobsABoard, mine);
        forEachJob(mine - begun, m_request.threads, [&](std::uint64_t i) {
            if (m_request.keep)
                countJobs({board(begun + i)}, 0, (begun + i) * kJobsABoard, kJobsABoard);
            else
                m_control.add(count(board(begun + i), {}).counters);
        });
        if (m_control.stopped())
            m_finished.keep();
        const Outcome outcome = m_control.outcome();
        return {std::to_string(outcome.counters.solutions), kMeaning, outcome, {}};
    }

private:
    [[nodiscard]] const SudokuProblem& board(std::uint64_t i) const
    {
        return m_boards[m_request.part - 1 + i * m_request.parts];
    }

    Outcome count(const SudokuProblem& board, const Limits& limits)
    {
        Control own(limits, m_control.token());
        own.onPoll([&] { static_cast<void>(m_control.poll()); });
        NoTracer tracer;
        return bitboard(board, {}, own, tracer);
    }

    // None if they were not counted in that time.
    std::optional<Counters> countAll(const std::vector<SudokuProblem>& boards,
                                     std::chrono::nanoseconds time)
    {
        const auto start = std::chrono::steady_clock::now();
        Counters sums;
        for (const SudokuProblem& board : boards) {
            const auto taken = std::chrono::steady_clock::now() - start;
            if (taken > time)
                return std::nullopt;
            const Outcome outcome = count(board, {.time = time - taken});
            if (outcome.ending == Ending::Stopped)
                return std::nullopt;
            sums.nodes += outcome.counters.nodes;
            sums.backtracks += outcome.counters.backtracks;
            sums.solutions += outcome.counters.solutions;
        }
        return sums;
    }

    // Boards as so many jobs: at once if that is quick, otherwise refined, in kSplit groups.
    void countJobs(const std::vector<SudokuProblem>& boards, std::size_t level, std::uint64_t begin,
                   std::uint64_t jobs)
    {
        const std::uint64_t end = begin + jobs;
        if (end <= m_request.from.done || m_control.stopped())
            return;
        if (jobs == 1 || (begin >= m_request.from.done && !m_isLong[level])) {
            if (const auto counters = countAll(boards, jobs == 1 ? Limits{}.time : kQuick)) {
                m_control.add(*counters);
                m_finished.add(begin, end, {counters->nodes, counters->solutions});
                return;
            }
        }
        if (jobs == 1)
            return;
        const auto start = std::chrono::steady_clock::now();
        const std::vector<SudokuProblem> all = refined(boards, kSplit);
        const std::uint64_t each = jobs / kSplit;
        for (std::size_t i = 0; i < kSplit; ++i, begin += each) {
            std::vector<SudokuProblem> group;
            for (std::size_t j = i; j < all.size(); j += kSplit)
                group.push_back(all[j]);
            countJobs(group, level + 1, begin, each);
        }
        m_isLong[level] = std::chrono::steady_clock::now() - start > kQuick;
    }

    const CountRequest& m_request;
    std::vector<SudokuProblem> m_boards;
    SharedControl m_control;
    FinishedJobs m_finished;
    /// By level: what was refined last was so rightly.
    std::array<std::atomic<bool>, kLevels> m_isLong{};
};

} // namespace

Result<CountResult> SudokuPuzzle::count(const SudokuProblem& problem, const CountRequest& request,
                                        Control& control) const
{
    if (contradictory(problem))
        return CountResult{"0", kMeaning, control.finish(), {}};
    return Counting(problem, request, control).run();
}

} // namespace clew::sudoku
