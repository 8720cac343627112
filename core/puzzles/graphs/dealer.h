// How the beginnings of a search are shared out among parts and threads, and what they have come
// to.

#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/puzzles/graphs/graph.h"
#include "core/search/finishedjobs.h"
#include "core/search/outcome.h"

namespace clew::graphs {

/// Deals out the beginnings of a search, which are numbered as it meets them: to one of `parts`
/// parts, counted from 1, every parts-th one, and those to whichever of its threads is free.
class Dealer
{
public:
    /// A beginning falls into twigs, numbered as the search meets them. These are the jobs of which
    /// `finished` is told: so many for each beginning of the part. The last holds all further ones.
    static constexpr std::uint64_t kTwigs = std::uint64_t{1} << 24U;

    explicit Dealer(std::uint64_t part = 1, std::uint64_t parts = 1,
                    FinishedJobs* finished = nullptr)
        : m_first(part - 1), m_step(parts), m_finished(finished), m_next(m_first)
    {
    }
    /// Leaves out the jobs before `done`, of which the last is in the beginning with these rows;
    /// none: the search finds it itself.
    void goOn(std::uint64_t done, std::vector<NodeSet> rows)
    {
        m_done = done;
        m_rows = std::move(rows);
        m_next += done / kTwigs * m_step;
    }
    /// Those rows.
    [[nodiscard]] const std::vector<NodeSet>& rows() const { return m_rows; }
    /// The number of beginnings before that one, or before the first.
    [[nodiscard]] std::uint64_t passed() const
    {
        return m_rows.empty() ? 0 : m_first + (m_done - 1) / kTwigs * m_step;
    }
    /// The number of a beginning that nobody has yet. They rise.
    [[nodiscard]] std::uint64_t take() { return m_next.fetch_add(m_step); }

    [[nodiscard]] std::uint64_t firstJobOf(std::uint64_t beginning) const
    {
        return (beginning - m_first) / m_step * kTwigs;
    }
    [[nodiscard]] std::uint64_t done() const { return m_done; }
    [[nodiscard]] FinishedJobs* finished() const { return m_finished; }

private:
    std::uint64_t m_first;
    std::uint64_t m_step;
    std::uint64_t m_done = 0;
    std::vector<NodeSet> m_rows;
    FinishedJobs* m_finished; ///< null: nobody asks
    std::atomic<std::uint64_t> m_next;
};

/// What one thread has counted of the beginning that it was dealt.
class Account
{
public:
    explicit Account(const Dealer& dealer) : m_dealer(dealer) {}

    /// `rows`: of the graph, as far as they are settled.
    void begin(std::uint64_t beginning, const Graph& graph, Node rows, const Counters& counters)
    {
        m_isOpen = m_dealer.finished() != nullptr;
        if (!m_isOpen)
            return;
        m_rows.clear();
        for (Node row = 0; row < rows; ++row) {
            const NodeSet neighbours = graph.neighbours(row);
            m_rows.append(reinterpret_cast<const char*>(&neighbours), sizeof(neighbours));
        }
        m_first = m_dealer.firstJobOf(beginning);
        m_next = std::max(m_first, m_dealer.done());
        m_twigs = 0;
        m_told = counters;
    }
    /// All before the next twig is counted. False: that twig was, earlier.
    bool meetTwig(const Counters& counters)
    {
        constexpr std::uint64_t kNodesBetween = 100'000; // some ten milliseconds
        if (!m_isOpen)
            return true;
        const std::uint64_t job = m_first + std::min(m_twigs++, Dealer::kTwigs - 1);
        if (job < m_dealer.done())
            return false;
        if (job > m_next && counters.nodes - m_told.nodes >= kNodesBetween)
            tell(job, counters);
        return true;
    }
    void end(const Counters& counters)
    {
        if (m_isOpen)
            tell(m_first + Dealer::kTwigs, counters);
        m_isOpen = false;
    }

private:
    void tell(std::uint64_t end, const Counters& counters)
    {
        m_dealer.finished()->add(
            m_next, end, {counters.nodes - m_told.nodes, counters.solutions - m_told.solutions},
            m_rows);
        m_next = end;
        m_told = counters;
    }

    const Dealer& m_dealer;
    bool m_isOpen = false;
    std::uint64_t m_first = 0; ///< job of the beginning
    std::uint64_t m_next = 0;  ///< job that `finished` does not know of
    std::uint64_t m_twigs = 0; ///< met
    Counters m_told;           ///< of the jobs before
    std::string m_rows;        ///< of the beginning, as bytes
};

} // namespace clew::graphs
