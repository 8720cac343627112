// Local search: queens stand in all columns and rows from the start, and two of them swap rows as long
// as that makes fewer of them attack each other (Sosič and Gu, "Efficient local search with conflict
// minimization", 1994). Finds one solution for a million queens in a second; cannot tell that there is
// none.

#pragma once

#include <random>
#include <vector>

#include "core/puzzles/queens/givens.h"

namespace clew::queens {

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
        for (std::uint32_t i = 0; i < m_size; ++i) {
            if (m_rows[i] == kNoValue)
                m_columns.push_back(i);
            if (!used[i])
                m_freeRows.push_back(i);
        }
        m_given = m_rows;
    }

    void run()
    {
        for (int attempt = 0; attempt < kAttempts; ++attempt) {
            if constexpr (Tracer::on)
                m_tracer.visit(kRoot);
            if (!start() || !repair())
                return;
            if (m_conflicted.empty()) {
                if constexpr (Tracer::on)
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

    // A permutation in which few queens attack each other: each column takes one of the rows that are
    // left, drawn again a few times if it is attacked there.
    // False: unwind.
    bool start()
    {
        constexpr int kDraws = 60;
        m_rows = m_given;
        m_rising.assign(2 * std::size_t{m_size}, 0);
        m_falling.assign(2 * std::size_t{m_size}, 0);
        for (std::uint32_t column = 0; column < m_size; ++column)
            if (m_rows[column] != kNoValue)
                occupy(column, m_rows[column], 1);
        m_conflicted.clear();
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            if (i % 16384 == 16383 && !m_control.poll())
                return false;
            const std::uint32_t column = m_columns[i];
            std::size_t pick = draw(i, m_freeRows.size());
            for (int draws = 1; draws < kDraws && attackers(column, m_freeRows[pick]) > 0; ++draws)
                pick = draw(i, m_freeRows.size());
            std::swap(m_freeRows[i], m_freeRows[pick]);
            const Value row = m_freeRows[i];
            if (attackers(column, row) > 0)
                m_conflicted.push_back(column);
            m_rows[column] = row;
            occupy(column, row, 1);
            if constexpr (Tracer::on)
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
            const std::uint32_t other = m_columns[draw(0, m_columns.size())];
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
    static constexpr std::uint32_t kSelf = 1;

    [[nodiscard]] std::uint32_t attackers(std::uint32_t column, Value row) const
    {
        return m_rising[column + row] + m_falling[column + m_size - 1 - row];
    }

    void occupy(std::uint32_t column, Value row, int change)
    {
        m_rising[column + row] += static_cast<std::uint32_t>(change);
        m_falling[column + m_size - 1 - row] += static_cast<std::uint32_t>(change);
    }

    void swapRows(std::uint32_t a, std::uint32_t b)
    {
        occupy(a, m_rows[a], -1);
        occupy(b, m_rows[b], -1);
        std::swap(m_rows[a], m_rows[b]);
        occupy(a, m_rows[a], 1);
        occupy(b, m_rows[b], 1);
    }

    bool improves(std::uint32_t a, std::uint32_t b)
    {
        const std::uint32_t before = attackers(a, m_rows[a]) + attackers(b, m_rows[b]);
        swapRows(a, b);
        const std::uint32_t after = attackers(a, m_rows[a]) + attackers(b, m_rows[b]);
        swapRows(a, b);
        return after < before;
    }

    std::size_t draw(std::size_t first, std::size_t end)
    {
        return std::uniform_int_distribution<std::size_t>(first, end - 1)(m_random);
    }

    std::uint32_t m_size;
    std::vector<Value> m_rows;
    std::vector<Value> m_given;
    std::vector<std::uint32_t> m_columns;    ///< those without a given queen
    std::vector<std::uint32_t> m_freeRows;   ///< in the order of m_columns
    std::vector<std::uint32_t> m_rising;     ///< queens on each diagonal
    std::vector<std::uint32_t> m_falling;
    std::vector<std::uint32_t> m_conflicted; ///< columns whose queen may be attacked
    Control& m_control;
    Tracer& m_tracer;
    std::mt19937_64 m_random;
};

template<class Tracer>
Outcome minConflicts(const QueensProblem& problem, const Options& options, Control& control,
                     Tracer& tracer)
{
    if (!placeGivens(problem, tracer))
        return control.finish();
    MinConflicts<Tracer>(problem, options.seed, control, tracer).run();
    return control.finish(Ending::RanDry);
}

} // namespace clew::queens
