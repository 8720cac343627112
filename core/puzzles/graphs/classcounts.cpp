#include "core/puzzles/graphs/classcounts.h"

#include <functional>
#include <span>
#include <stdexcept>

#include "core/puzzles/graphs/burnside.h"
#include "core/puzzles/graphs/dealer.h"
#include "core/search/parallel.h"

namespace clew::graphs {

namespace {

using boost::multiprecision::cpp_int;
/// [n]: of graphs on n nodes.
using Series = std::vector<cpp_int>;

// Sums of graphs divide without a remainder. One would show a mistake in them, which must never
// pass for a count.
cpp_int exactly(const cpp_int& sum, const cpp_int& divisor)
{
    cpp_int quotient;
    cpp_int remainder;
    divide_qr(sum, divisor, quotient, remainder);
    if (remainder != 0)
        throw std::logic_error("graphs: a sum over renamings has a remainder");
    return quotient;
}

Series factorials(Node most)
{
    Series all(most + 1, 1);
    for (Node n = 1; n <= most; ++n)
        all[n] = all[n - 1] * n;
    return all;
}

// The length less its factors up to `degree`. Where this differs, two cycles are never joined: one
// would give a node of the other more neighbours than it may have.
Node strangeFactor(Node length, std::uint32_t degree)
{
    for (Node factor = 2; factor <= degree; ++factor)
        while (length % factor == 0)
            length /= factor;
    return length;
}

/// Goes through the renamings, alike ones together, all of whose cycles have some of the lengths.
class Renamings
{
public:
    /// Of `size` nodes; those alike are size! / centraliser. False: enough.
    using Visit =
        std::function<bool(const std::vector<Node>& cycles, Node size, const cpp_int& centraliser)>;

    Renamings(Node most, std::span<const Node> lengths, const Visit& visit)
        : m_most(most), m_lengths(lengths), m_visit(visit), m_cycles(lengths.size())
    {
    }
    void run() { extend(0, 0, 1); }

private:
    bool extend(std::size_t i, Node size, const cpp_int& centraliser)
    {
        if (i == m_lengths.size())
            return m_visit(m_cycles, size, centraliser);
        cpp_int product = centraliser;
        bool goOn = true;
        for (Node cycles = 0; goOn && size + cycles * m_lengths[i] <= m_most; ++cycles) {
            if (cycles > 0)
                product *= m_lengths[i] * cycles;
            m_cycles[i] = cycles;
            goOn = extend(i + 1, size + cycles * m_lengths[i], product);
        }
        m_cycles[i] = 0;
        return goOn;
    }

    Node m_most;
    std::span<const Node> m_lengths;
    const Visit& m_visit;
    std::vector<Node> m_cycles;
};

/// Adds up, over all renamings of n nodes, the graphs that each leaves as they are.
class BurnsideSums
{
public:
    BurnsideSums(Node most, std::uint32_t degree, SharedControl& control, unsigned threads)
        : m_most(most), m_degree(degree), m_control(control), m_threads(threads),
          m_factorials(factorials(most))
    {
    }

    [[nodiscard]] Series classes() const
    {
        Series sums(m_most + 1);
        sums[0] = 1;
        for (Node factor = 1; factor <= m_most && !m_control.stopped(); ++factor)
            if (strangeFactor(factor, m_degree) == factor)
                sums = together(sums, ofLengths(multiplesOf(factor)));
        if (m_control.stopped())
            return sums;
        for (Node n = 0; n <= m_most; ++n)
            sums[n] = exactly(sums[n], m_factorials[n]);
        return sums;
    }

private:
    [[nodiscard]] std::vector<Node> multiplesOf(Node factor) const
    {
        std::vector<Node> lengths;
        for (Node length = factor; length <= m_most; length += factor)
            if (strangeFactor(length, m_degree) == factor)
                lengths.push_back(length);
        return lengths;
    }

    // Every thread goes through the renamings and computes those it is dealt.
    [[nodiscard]] Series ofLengths(const std::vector<Node>& lengths) const
    {
        Series sums(m_most + 1);
        BurnsideTerms fixed(lengths, m_degree, m_control);
        Dealer dealer;
        std::mutex mutex;
        const unsigned threads = m_most < kSharedFrom ? 1 : m_threads;
        forEachJob(threads, threads, [&](std::uint64_t) {
            Series own(m_most + 1);
            std::uint64_t met = 0;
            std::uint64_t mine = dealer.take();
            const Renamings::Visit visit = [&](const std::vector<Node>& cycles, Node size,
                                               const cpp_int& centraliser) {
                if (met++ == mine) {
                    mine = dealer.take();
                    if (const cpp_int count = fixed.count(cycles); count != 0)
                        own[size] += count * (m_factorials[size] / centraliser);
                }
                return !m_control.stopped();
            };
            Renamings(m_most, lengths, visit).run();
            const std::scoped_lock lock(mutex);
            for (Node n = 0; n <= m_most; ++n)
                sums[n] += own[n];
        });
        return sums;
    }

    // The nodes of either are any of all.
    [[nodiscard]] Series together(const Series& a, const Series& b) const
    {
        Series product(m_most + 1);
        for (Node i = 0; i <= m_most; ++i)
            for (Node j = 0; i + j <= m_most; ++j)
                if (b[j] != 0)
                    product[i + j] +=
                        a[i] * b[j] * (m_factorials[i + j] / (m_factorials[i] * m_factorials[j]));
        return product;
    }

    static constexpr Node kSharedFrom = 20; ///< with fewer nodes a thread would cost more

    Node m_most;
    std::uint32_t m_degree;
    SharedControl& m_control;
    unsigned m_threads;
    Series m_factorials;
};

// Every graph is a multiset of connected ones: Euler's transform, the other way.
cpp_int connectedOf(const Series& all)
{
    const std::size_t size = all.size() - 1;
    Series connected(all.size());
    Series sums(all.size()); // [n]: over the divisors d of n, d times the connected ones on d nodes
    for (std::size_t n = 1; n <= size; ++n) {
        sums[n] = n * all[n];
        for (std::size_t m = 1; m < n; ++m)
            sums[n] -= sums[m] * all[n - m];
        connected[n] = sums[n];
        for (std::size_t d = 1; d < n; ++d)
            if (n % d == 0)
                connected[n] -= d * connected[d];
        connected[n] = exactly(connected[n], n);
    }
    return connected[size];
}

} // namespace

ClassCounts countClasses(Node size, std::uint32_t degree, SharedControl& control, unsigned threads)
{
    if (degree >= size || (size % 2 == 1 && degree % 2 == 1))
        return {};
    if (2 * degree + 1 > size) { // two nodes that are not neighbours have one in common
        const cpp_int all = countClasses(size, size - 1 - degree, control, threads).all;
        return {all, all};
    }
    if (degree == 0)
        return {1, size == 1 ? 1 : 0};
    const Series all = BurnsideSums(size, degree, control, threads).classes();
    if (control.stopped())
        return {};
    return {all[size], connectedOf(all)};
}

} // namespace clew::graphs
