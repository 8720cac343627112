// Exact counts of queens placements, in parallel and in independent parts.
//
// The placements of the first columns make the jobs; without givens the mirror image (row r becomes
// N-1-r) halves the work. Job j belongs to part j mod parts, so that every part gets its share of
// every region of the tree and the parts cost nearly the same.

#include <atomic>
#include <bit>
#include <fmt/format.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include "core/puzzles/queens/bitmask.h"

namespace clew::queens {

namespace {

struct Job
{
    std::uint64_t rows;
    std::uint64_t rising;
    std::uint64_t falling;
    std::uint64_t weight; ///< 2 if its mirror image is counted with it
};

class Counter
{
public:
    Counter(const QueensProblem& problem, const std::stop_token& token)
        : m_size(problem.size), m_allowed(allowedRows(problem)), m_token(token)
    {
    }

    std::vector<Job> jobs(std::uint32_t depth, bool mirror) const
    {
        std::vector<Job> jobs{{0, 0, 0, 1}};
        for (std::uint32_t column = 0; column < depth; ++column) {
            std::vector<Job> next;
            for (const Job& job : jobs)
                extend(job, column, mirror && column == 0, next);
            jobs = std::move(next);
        }
        return jobs;
    }

    // Solutions below a board whose columns before `column` are filled.
    std::uint64_t count(std::uint32_t column, std::uint64_t rows, std::uint64_t rising,
                        std::uint64_t falling, std::uint64_t& nodes) const
    {
        std::uint64_t free = m_allowed[column] & ~(rows | rising | falling);
        if (column + 1 == m_size)
            return static_cast<std::uint64_t>(std::popcount(free));
        if (m_size - column > kColumnsBetweenPolls && m_token.stop_requested())
            return 0;
        std::uint64_t found = 0;
        while (free != 0) {
            const std::uint64_t bit = free & (~free + 1);
            free ^= bit;
            ++nodes;
            found += count(column + 1, rows | bit, (rising | bit) >> 1U, (falling | bit) << 1U, nodes);
        }
        return found;
    }

private:
    static constexpr std::uint32_t kColumnsBetweenPolls = 12;

    // With `mirrored` only the upper half of the first column, and its middle on its own.
    void extend(const Job& job, std::uint32_t column, bool mirrored, std::vector<Job>& next) const
    {
        for (std::uint32_t row = 0; row < (mirrored ? (m_size + 1) / 2 : m_size); ++row) {
            const std::uint64_t bit = std::uint64_t{1} << row;
            if ((m_allowed[column] & ~(job.rows | job.rising | job.falling) & bit) == 0)
                continue;
            const bool isMiddle = 2 * row + 1 == m_size;
            next.push_back({job.rows | bit, (job.rising | bit) >> 1U, (job.falling | bit) << 1U,
                            mirrored && !isMiddle ? 2 : job.weight});
        }
    }

    std::uint32_t m_size;
    std::vector<std::uint64_t> m_allowed;
    std::stop_token m_token;
};

} // namespace

Result<CountResult> countSolutions(const QueensProblem& problem, const CountRequest& request,
                                   Control& control)
{
    const Phrase meaning = phrase("queens", "all solutions, rotations and reflections counted apart");
    if (problem.size > kMaxBitmaskSize)
        return fail(fmt::format("counting goes up to {} queens", kMaxBitmaskSize));
    if (contradictory(problem))
        return CountResult{"0", meaning, control.finish(), {}};

    // Limits of time are kept by a stop source of our own, so that all threads see them.
    std::stop_source source;
    const std::stop_callback forward(control.token(), [&] { source.request_stop(); });
    const Counter counter(problem, source.get_token());
    const std::uint32_t depth = std::min<std::uint32_t>(problem.size - 1, 4);
    const std::vector<Job> jobs = counter.jobs(depth, problem.givens.empty());

    std::atomic<std::uint64_t> solutions = 0;
    std::atomic<std::uint64_t> nodes = 0;
    std::atomic<bool> mayPoll = true;
    tbb::task_arena arena(static_cast<int>(request.threads));
    arena.execute([&] {
        tbb::parallel_for(std::size_t{0}, jobs.size(), [&](std::size_t j) {
            if (j % request.parts != request.part - 1 || source.stop_requested())
                return;
            const Job& job = jobs[j];
            std::uint64_t visited = 1;
            solutions +=
                job.weight * counter.count(depth, job.rows, job.rising, job.falling, visited);
            nodes += visited;
            // One thread at a time may use the control.
            if (mayPoll.exchange(false)) {
                if (!control.poll())
                    source.request_stop();
                mayPoll = true;
            }
        });
    });
    Outcome outcome = control.finish();
    if (source.stop_requested() && outcome.ending == Ending::Exhausted)
        outcome = {Ending::Stopped, StopReason::Cancelled, {}};
    outcome.counters.nodes = nodes;
    outcome.counters.solutions = solutions;
    return CountResult{std::to_string(solutions.load()), meaning, outcome, {}};
}

} // namespace clew::queens
