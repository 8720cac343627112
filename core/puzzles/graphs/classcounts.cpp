#include "core/puzzles/graphs/classcounts.h"

#include <optional>
#include <stdexcept>

#include "core/puzzles/graphs/renamingsweep.h"

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

cpp_int residueOf(const cpp_int& number)
{
    const cpp_int residue = number % kCheckPrime;
    return residue < 0 ? residue + kCheckPrime : residue;
}

cpp_int quotientOf(const cpp_int& sum, const cpp_int& divisor, SweepKind kind)
{
    if (kind == SweepKind::Exact)
        return exactly(sum, divisor);
    const cpp_int inverse = powm(divisor, cpp_int(kCheckPrime - 2), cpp_int(kCheckPrime));
    return residueOf(sum * inverse);
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

/// The number of graphs of one degree, connected or not, on up to `most` nodes: Burnside's lemma.
class AllClasses
{
public:
    AllClasses(Node most, std::uint32_t degree, SweepKind kind, SharedControl& control,
               unsigned threads)
        : m_degree(degree), m_kind(kind), m_control(control), m_threads(threads),
          m_factorials(most + 1, 1), m_strange(most + 1), m_plain(most + 1)
    {
        for (Node n = 1; n <= most; ++n)
            m_factorials[n] = m_factorials[n - 1] * n;
        m_strange[0] = 1;
        for (Node factor = 2; factor <= most; ++factor)
            if (strangeFactor(factor, degree) == factor)
                addStrange(factor);
    }

    [[nodiscard]] cpp_int on(Node size)
    {
        cpp_int sum = 0;
        for (Node strange = 0; strange <= size; ++strange)
            if (m_strange[strange] != 0)
                sum += m_strange[strange] * plain(size - strange) * waysToPart(strange, size);
        return m_control.stopped() ? 0 : quotientOf(sum, m_factorials[size], m_kind);
    }

private:
    [[nodiscard]] cpp_int waysToPart(Node part, Node size) const
    {
        return m_factorials[size] / (m_factorials[part] * m_factorials[size - part]);
    }
    // Over the renamings whose cycles have lengths with this strange factor.
    [[nodiscard]] cpp_int sumOver(Node factor, Node size) const
    {
        std::vector<Node> lengths;
        for (Node length = factor; length <= size; length += factor)
            if (strangeFactor(length, m_degree) == factor)
                lengths.push_back(length);
        return sumOverRenamings(lengths, m_degree, size, m_kind, m_control,
                                size < kSharedFrom ? 1 : m_threads);
    }
    void addStrange(Node factor)
    {
        Series together = m_strange;
        for (Node size = factor; size < together.size(); size += factor) {
            const cpp_int own = sumOver(factor, size);
            for (Node n = size; n < together.size(); ++n)
                together[n] += own * m_strange[n - size] * waysToPart(size, n);
        }
        m_strange = std::move(together);
    }
    // With no strange factor: these take nearly all of the time.
    [[nodiscard]] const cpp_int& plain(Node size)
    {
        if (!m_plain[size])
            m_plain[size] = sumOver(1, size);
        return *m_plain[size];
    }

    static constexpr Node kSharedFrom = 20; ///< with fewer nodes a thread would cost more

    std::uint32_t m_degree;
    SweepKind m_kind;
    SharedControl& m_control;
    unsigned m_threads;
    Series m_factorials;
    Series m_strange; ///< [n]: over the renamings of n nodes with no cycle that plain() counts
    std::vector<std::optional<cpp_int>> m_plain;
};

// Every graph is a multiset of connected ones: Euler's transform, the other way. Two components
// have more nodes than the degree each, so `all` matters only on so many less, and on the last.
cpp_int connectedOf(const Series& all, std::uint32_t degree, SweepKind kind)
{
    const std::size_t size = all.size() - 1;
    Series connected(all.size());
    Series sums(all.size()); // [n]: over the divisors d of n, d times the connected ones on d nodes
    for (std::size_t n = degree + 1; n <= size; ++n) {
        if (n + degree >= size && n < size)
            continue;
        sums[n] = n * all[n];
        for (std::size_t m = 1; m < n; ++m)
            sums[n] -= sums[m] * all[n - m];
        connected[n] = sums[n];
        for (std::size_t d = 1; d < n; ++d)
            if (n % d == 0)
                connected[n] -= d * connected[d];
        connected[n] = quotientOf(connected[n], n, kind);
    }
    return connected[size];
}

// Of a graph and its complement, the sparser one is counted.
ClassCounts classesOf(Node size, std::uint32_t degree, SweepKind kind, SharedControl& control,
                      unsigned threads)
{
    if (degree >= size || (size % 2 == 1 && degree % 2 == 1))
        return {};
    if (2 * degree + 1 > size) { // two nodes that are not neighbours have one in common
        const cpp_int all = classesOf(size, size - 1 - degree, kind, control, threads).all;
        return {all, all};
    }
    if (degree == 0)
        return {1, size == 1 ? 1 : 0};
    AllClasses classes(size, degree, kind, control, threads);
    Series all(size + 1);
    all[0] = 1;
    for (Node n = degree + 1; n + degree < size && !control.stopped(); ++n)
        all[n] =
            2 * degree + 1 > n ? classesOf(n, degree, kind, control, threads).all : classes.on(n);
    all[size] = classes.on(size);
    if (control.stopped())
        return {};
    return {all[size], connectedOf(all, degree, kind)};
}

} // namespace

ClassCounts countClasses(Node size, std::uint32_t degree, SharedControl& control, unsigned threads)
{
    const ClassCounts counts = classesOf(size, degree, SweepKind::Exact, control, threads);
    const ClassCounts check = classesOf(size, degree, SweepKind::Check, control, threads);
    if (!control.stopped() && (residueOf(counts.all) != residueOf(check.all) ||
                               residueOf(counts.connected) != residueOf(check.connected)))
        throw std::logic_error("graphs: a count and its check differ");
    return counts;
}

} // namespace clew::graphs
