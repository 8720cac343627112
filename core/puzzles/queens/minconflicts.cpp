// Local search: queens stand in all columns and rows from the start, and two of them swap rows as
// long as that makes fewer of them attack each other (Sosič and Gu, "Efficient local search with
// conflict minimization", 1994). Finds one solution for a million queens in a second; cannot
// prove that there is none.

#include <algorithm>
#include <array>
#include <random>
#include <vector>

#include "core/puzzles/queens/givens.h"

namespace clew::queens {

namespace {

/// How many queens stand on each of the diagonals of one direction. Hardly any has two, so there is
/// a bit for each, and all of them stay in the processor's cache; what is more is kept apart.
class Diagonals
{
public:
    void clear(std::size_t count)
    {
        m_taken.assign(count, false);
        m_more.clear();
    }
    [[nodiscard]] bool isTaken(std::size_t diagonal) const { return m_taken[diagonal]; }
    [[nodiscard]] std::ptrdiff_t count(std::size_t diagonal) const
    {
        return m_taken[diagonal] ? 1 + std::ranges::count(m_more, diagonal) : 0;
    }
    void add(std::size_t diagonal)
    {
        if (m_taken[diagonal])
            m_more.push_back(diagonal);
        m_taken[diagonal] = true;
    }
    void remove(std::size_t diagonal)
    {
        const auto more = std::ranges::find(m_more, diagonal);
        if (more == m_more.end()) {
            m_taken[diagonal] = false;
            return;
        }
        *more = m_more.back();
        m_more.pop_back();
    }

private:
    std::vector<bool> m_taken;
    std::vector<std::size_t> m_more; ///< each as often as it has queens beyond the first
};

template<class Tracer>
class MinConflicts
{
public:
    MinConflicts(const QueensProblem& problem, std::uint64_t seed, Control& control, Tracer& tracer)
        : m_size(problem.size), m_rows(problem.givenRows()), m_control(control), m_tracer(tracer),
          m_random(seed)
    {
        std::vector<bool> used(m_size);
        for (const Square given : problem.givens)
            used[given.row] = true;
        m_columns.reserve(m_size - problem.givens.size());
        m_freeRows.reserve(m_size - problem.givens.size());
        for (std::uint32_t i = 0; i < m_size && control.pollAt(i); ++i) {
            if (m_rows[i] == kNoValue)
                m_columns.push_back(i);
            if (!used[i])
                m_freeRows.push_back(i);
        }
        m_given = m_rows;
        for (std::uint32_t& number : m_soon)
            number = random();
    }

    void run()
    {
        for (int attempt = 0; attempt < kAttempts && !m_control.stopped(); ++attempt) {
            m_tracer.visit(kRoot);
            if (!start() || !repair())
                return;
            if (m_conflicted.empty()) {
                m_tracer.solution();
                // One is what local search can give: a further one might be the same again.
                (void)m_control.solution([this] { return std::span<const Value>(m_rows); });
                return;
            }
            m_control.backtrack();
        }
    }

private:
    static constexpr int kAttempts = 500;

    // A permutation in which few queens attack each other: each column takes one of the rows that
    // are left, chosen again a few times if it is attacked there. False: unwind.
    bool start()
    {
        constexpr int kTrials = 60;
        m_rows = m_given;
        m_rising.clear(2 * std::size_t{m_size});
        m_falling.clear(2 * std::size_t{m_size});
        for (std::uint32_t column = 0; column < m_size; ++column) {
            if (!m_control.pollAt(column))
                return false;
            if (m_rows[column] != kNoValue)
                occupy(column, m_rows[column]);
        }
        m_conflicted.clear();
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            if (i % 16384 == 16383 && !m_control.poll())
                return false;
            const std::uint32_t column = m_columns[i];
            std::size_t pick = chooseSoon(i);
            for (int trial = 1; trial < kTrials && isAttacked(column, m_freeRows[pick]); ++trial)
                pick = chooseSoon(i);
            std::swap(m_freeRows[i], m_freeRows[pick]);
            const Value row = m_freeRows[i];
            if (isAttacked(column, row))
                m_conflicted.push_back(column);
            m_rows[column] = row;
            occupy(column, row);
            m_tracer.assign(column, row, FirstGuess);
        }
        return true;
    }

    // Swaps rows until no queen is attacked, or it seems stuck. False: unwind.
    bool repair()
    {
        const std::uint64_t patience = 200 + 20 * std::uint64_t{m_size};
        std::uint64_t fruitless = 0;
        while (!m_conflicted.empty() && fruitless < patience) {
            const std::uint32_t column = m_conflicted.back();
            if (attackers(column, m_rows[column]) == 2 * kSelf) { // freed by another's move
                m_conflicted.pop_back();
                continue;
            }
            ++fruitless;
            if (fruitless % 1024 == 0 && !m_control.poll())
                return false;
            const std::uint32_t other = m_columns[choose(0, m_columns.size())];
            if (other == column || !improves(column, other))
                continue;
            fruitless = 0;
            if (!m_control.node())
                return false;
            swapRows(column, other);
            if constexpr (Tracer::on) {
                m_tracer.decide(column, m_rows[column]);
                m_tracer.assign(other, m_rows[other], Swapped);
            }
            if (attackers(other, m_rows[other]) > 2 * kSelf)
                m_conflicted.insert(m_conflicted.begin(), other);
        }
        return true;
    }

    // A queen counts itself once on each of its two diagonals.
    static constexpr std::ptrdiff_t kSelf = 1;

    [[nodiscard]] std::ptrdiff_t attackers(std::uint32_t column, Value row) const
    {
        return m_rising.count(column + row) + m_falling.count(column + m_size - 1 - row);
    }

    [[nodiscard]] bool isAttacked(std::uint32_t column, Value row) const
    {
        return m_rising.isTaken(column + row) || m_falling.isTaken(column + m_size - 1 - row);
    }

    void occupy(std::uint32_t column, Value row)
    {
        m_rising.add(column + row);
        m_falling.add(column + m_size - 1 - row);
    }

    void leave(std::uint32_t column, Value row)
    {
        m_rising.remove(column + row);
        m_falling.remove(column + m_size - 1 - row);
    }

    void swapRows(std::uint32_t a, std::uint32_t b)
    {
        leave(a, m_rows[a]);
        leave(b, m_rows[b]);
        std::swap(m_rows[a], m_rows[b]);
        occupy(a, m_rows[a]);
        occupy(b, m_rows[b]);
    }

    bool improves(std::uint32_t a, std::uint32_t b)
    {
        const std::ptrdiff_t before = attackers(a, m_rows[a]) + attackers(b, m_rows[b]);
        swapRows(a, b);
        const std::ptrdiff_t after = attackers(a, m_rows[a]) + attackers(b, m_rows[b]);
        swapRows(a, b);
        return after < before;
    }

    // A number from `first` on and before `end`, which are less than 2^32 apart: the part of the
    // range that `random` is of 2^32.
    static std::size_t within(std::uint32_t random, std::size_t first, std::size_t end)
    {
        return first + (std::uint64_t{random} * (end - first) >> 32U);
    }
    std::uint32_t random() { return static_cast<std::uint32_t>(m_random() >> 32U); }
    std::size_t choose(std::size_t first, std::size_t end) { return within(random(), first, end); }

    // One of the rows that are left from the i-th on. The rows that the next choices are likely to
    // look at are prefetched: there are too many for the cache.
    std::size_t chooseSoon(std::size_t i)
    {
        const std::uint32_t chosen = m_soon[m_nextSoon];
        m_soon[m_nextSoon] = random();
        __builtin_prefetch(&m_freeRows[within(m_soon[m_nextSoon], i, m_freeRows.size())]);
        m_nextSoon = (m_nextSoon + 1) % m_soon.size();
        return within(chosen, i, m_freeRows.size());
    }

    std::uint32_t m_size;
    std::vector<Value> m_rows;
    std::vector<Value> m_given;
    std::vector<std::uint32_t> m_columns;  ///< those without a given queen
    std::vector<std::uint32_t> m_freeRows; ///< in the order of m_columns
    Diagonals m_rising;
    Diagonals m_falling;
    std::vector<std::uint32_t> m_conflicted; ///< columns whose queen may be attacked
    Control& m_control;
    Tracer& m_tracer;
    std::mt19937_64 m_random;
    std::array<std::uint32_t, 16> m_soon{}; ///< random numbers to be used next
    std::size_t m_nextSoon = 0;
};

} // namespace

Strategy minConflicts()
{
    using enum EventKind;
    return makeStrategy<QueensProblem>(
        {.id = "min-conflicts",
         .title = phrase("queens", "Least conflicts (local search)"),
         .summary =
             phrase("queens", "All queens are on the board from the start; two swap rows whenever "
                              "that leaves fewer attacks. One solution, even for a million."),
         .complete = false,
         .random = true,
         .idea = phrase("queens", "All queens are on the board from the start, one in each row "
                                  "and each column, so that only diagonals can clash. Two "
                                  "queens swap rows whenever that lowers the number of attacks "
                                  "on them. Nothing is searched systematically: one solution is "
                                  "found quickly, but not all of them, and it cannot prove "
                                  "that there is none."),
         .pseudoCode =
             {
                 {"set the given queens", {{Assign, GivenQueen}, Conflict}},
                 {"repeat until a board is reported, 500 times at most:"},
                 {"  begin with the given queens alone", {Visit}},
                 {"  put a queen in each column, each in another row; retry if attacked",
                  {{Assign, FirstGuess}}},
                 {"  while a queen is attacked, unless nothing has helped for long:"},
                 {"    a ← a column whose queen is attacked"},
                 {"    b ← a random column"},
                 {"    if swapping their rows lowers the attacks on both together:"},
                 {"      give a the row of b", {Decide}},
                 {"      give b the row of a", {{Assign, Swapped}}},
                 {"  if no queen is attacked: report the board", {Solution}},
             },
         .cost = phrase("queens", "In practice little more than proportional to N: a million "
                                  "queens take about a second. Memory for N rows and the queens "
                                  "on each diagonal. Nothing is guaranteed."),
         // Each attempt puts N queens down, and nothing is guaranteed beyond that.
         .growth = Growth::power(1).ofTime().atBest(),
         .counted = phrase("queens", "Its nodes are attempts, each with all queens on the board; "
                                     "its backtracks are the attempts given up."),
         .origin = phrase("queens", "Sosič and Gu, 1994.")},
        [](const QueensProblem& problem, const Options& options, Control& control, auto& tracer) {
            if (!placeGivens(problem, control, tracer))
                return control.finish();
            MinConflicts(problem, options.seed, control, tracer).run();
            return control.finish(Ending::RanDry);
        });
}

} // namespace clew::queens
