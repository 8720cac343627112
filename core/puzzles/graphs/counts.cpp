#include "core/puzzles/graphs/counts.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <utility>

#include "core/puzzles/graphs/orderly.h"
#include "core/search/parallel.h"
#include "core/search/sharedcontrol.h"

namespace clew::graphs {

namespace {

using boost::multiprecision::cpp_int;

/// [d]: how many nodes have d neighbours still to get.
using Residuals = std::vector<std::uint16_t>;

class Binomials
{
public:
    explicit Binomials(std::size_t most) : m_rows(most + 1)
    {
        for (std::size_t n = 0; n <= most; ++n) {
            m_rows[n].assign(n + 1, 1);
            for (std::size_t k = 1; k < n; ++k)
                m_rows[n][k] = m_rows[n - 1][k - 1] + m_rows[n - 1][k];
        }
    }
    [[nodiscard]] const cpp_int& operator()(std::size_t n, std::size_t k) const
    {
        return m_rows[n][k];
    }

private:
    std::vector<std::vector<cpp_int>> m_rows;
};

class ResidualCounter
{
public:
    explicit ResidualCounter(Control& control) : m_binomials(kMaxNodes), m_control(control) {}

    cpp_int count(const Residuals& residuals)
    {
        std::size_t degree = residuals.size() - 1;
        while (degree > 0 && residuals[degree] == 0)
            --degree;
        if (degree == 0)
            return 1;
        if (const auto known = m_known.find(residuals); known != m_known.end())
            return known->second;
        // The node's map entry, its key and a number of a few words.
        const std::size_t bytes =
            (m_known.size() + 1) * (96 + residuals.size() * sizeof(std::uint16_t));
        if (!m_control.poll() || !m_control.holds(bytes))
            return 0;
        Residuals rest = residuals;
        --rest[degree];
        cpp_int total = 0;
        Residuals now = rest;
        join(rest, now, degree, degree, 1, total);
        return m_known.emplace(residuals, std::move(total)).first->second;
    }

private:
    // Adds up the ways to join a node to `missing` others, of which those with up to `degree`
    // residual neighbours are yet to be chosen. `before`: the numbers when the node's turn began;
    // `now`: less what has been chosen.
    void join(const Residuals& before, Residuals& now, std::size_t degree, std::size_t missing,
              const cpp_int& ways, cpp_int& total)
    {
        if (m_control.stopped())
            return;
        if (missing == 0) {
            total += ways * count(now);
            return;
        }
        if (degree == 0)
            return;
        const std::size_t most = std::min<std::size_t>(before[degree], missing);
        for (std::size_t chosen = 0; chosen <= most; ++chosen) {
            move(now, degree, static_cast<int>(chosen));
            join(before, now, degree - 1, missing - chosen,
                 ways * m_binomials(before[degree], chosen), total);
            move(now, degree, -static_cast<int>(chosen));
        }
    }

    static void move(Residuals& residuals, std::size_t degree, int nodes)
    {
        residuals[degree] = static_cast<std::uint16_t>(residuals[degree] - nodes);
        residuals[degree - 1] = static_cast<std::uint16_t>(residuals[degree - 1] + nodes);
    }

    Binomials m_binomials;
    std::map<Residuals, cpp_int> m_known;
    Control& m_control;
};

Phrase meaningOf(const GraphsProblem& problem)
{
    if (problem.labelled && problem.connected)
        return phrase("graphs", "connected labelled graphs: renamed copies are counted apart");
    if (problem.labelled)
        return phrase("graphs",
                      "labelled graphs, connected or not: renamed copies are counted apart");
    if (problem.connected)
        return phrase("graphs",
                      "connected graphs up to isomorphism: renamed copies are counted once");
    return phrase("graphs",
                  "graphs up to isomorphism, connected or not: renamed copies are counted once");
}

// A graph this dense is connected: two nodes that are not neighbours have one in common.
bool isSurelyConnected(const GraphsProblem& problem)
{
    return 2 * problem.degree + 1 >= problem.size;
}

bool hasSparserComplement(const GraphsProblem& problem)
{
    return 2 * problem.degree + 1 > problem.size;
}

Outcome generate(const GraphsProblem& problem, Control& control, Dealer& dealer)
{
    NoTracer tracer;
    if (findFaults(problem).empty())
        Orderly<NoTracer>(problem, control, tracer, dealer).run();
    return control.finish();
}

// Every thread goes through the beginnings, which are counted once, and on with those it is dealt.
Outcome generateOnThreads(const GraphsProblem& problem, Control& control, Dealer& dealer,
                          unsigned threads)
{
    SharedControl shared(control);
    forEachJob(threads, threads, [&](std::uint64_t worker) {
        Control own({}, shared.token());
        std::uint64_t told = 0;
        own.onPoll([&] {
            const std::uint64_t nodes = own.counters().nodes;
            static_cast<void>(shared.poll(nodes - std::exchange(told, nodes)));
        });
        NoTracer tracer;
        Orderly<NoTracer> search(problem, own, tracer, dealer);
        search.run();
        Counters counters = own.counters();
        if (worker != 0) {
            counters.nodes -= search.beginnings().nodes;
            counters.backtracks -= search.beginnings().backtracks;
        }
        shared.add(counters);
    });
    return shared.outcome();
}

CountResult countByNumbers(const GraphsProblem& problem, Control& control)
{
    const cpp_int count = problem.connected
                              ? countLabelledConnected(problem.size, problem.degree, control)
                              : countLabelled(problem.size, problem.degree, control);
    return {control.stopped() ? "0" : count.str(), meaningOf(problem), control.finish(), {}};
}

// Generating takes as long as the sparser one of graph and complement has edges, roughly.
std::uint32_t costOf(TablePlace place)
{
    return place.size * std::min(place.degree, place.size - 1 - place.degree);
}

// The columns as wide as their longest entries.
std::string aligned(const std::vector<std::vector<std::string>>& rows)
{
    std::vector<std::size_t> widths;
    for (const auto& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], row[i].size());
    }
    std::string text;
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i)
            text += fmt::format("{}{:>{}}", i == 0 ? "" : "  ", row[i], widths[i]);
        text += '\n';
    }
    return text;
}

} // namespace

cpp_int countLabelled(Node size, std::uint32_t degree, Control& control)
{
    if (degree >= size)
        return size == 0 ? 1 : 0;
    Residuals residuals(std::min(degree, size - 1 - degree) + 1);
    residuals.back() = static_cast<std::uint16_t>(size);
    return ResidualCounter(control).count(residuals);
}

cpp_int countLabelledConnected(Node size, std::uint32_t degree, Control& control)
{
    // all(n) = sum over the size m of the component of node 0: binomial(n-1, m-1) connected(m)
    // all(n-m)
    const Binomials binomials(size);
    std::vector<cpp_int> all(size + 1);
    std::vector<cpp_int> connected(size + 1);
    for (Node n = 0; n <= size && !control.stopped(); ++n) {
        all[n] = countLabelled(n, degree, control);
        connected[n] = n == 0 ? 0 : all[n];
        for (Node m = 1; m < n; ++m)
            connected[n] -= binomials(n - 1, m - 1) * connected[m] * all[n - m];
    }
    return connected[size];
}

Result<CountResult> countSolutions(const GraphsProblem& problem, const CountRequest& request,
                                   Control& control)
{
    if (request.parts != 1 && !problem.labelled && problem.hasGivens())
        return fail(
            "with given edges copies are known only by comparing with all graphs found: this "
            "count cannot be split into parts; leave out --part");
    // What is too small to be divided, or is no search at all, is the first part's.
    const bool whole = problem.size <= kLeastNodes || (problem.labelled && !problem.hasGivens());
    if (!findFaults(problem).empty() || (whole && request.part != 1))
        return CountResult{"0", meaningOf(problem), control.finish(), {}};
    if (problem.labelled && !problem.hasGivens())
        return countByNumbers(problem, control);
    const bool swap = hasSparserComplement(problem) && !control.hasSink();
    const GraphsProblem& made = swap ? complementOf(problem) : problem;
    Dealer dealer(request.part, request.parts);
    // What is told, or compared with all graphs found, is so by one thread; the least graphs have
    // no beginning.
    const bool alone = request.threads == 1 || control.hasSink() || problem.size <= kLeastNodes ||
                       (!problem.labelled && problem.hasGivens());
    const std::uint64_t before = control.counters().solutions; // of places of the table before this
    if (!alone) {
        const Outcome outcome = generateOnThreads(made, control, dealer, request.threads);
        return CountResult{
            std::to_string(outcome.counters.solutions), meaningOf(problem), outcome, {}};
    }
    const Outcome outcome = generate(made, control, dealer);
    return CountResult{
        std::to_string(outcome.counters.solutions - before), meaningOf(problem), outcome, {}};
}

std::vector<TablePlace> tablePlaces(Node mostNodes)
{
    std::vector<TablePlace> places;
    for (Node size = kLeastNodes; size <= mostNodes; ++size)
        for (std::uint32_t degree = 0; degree < size; ++degree)
            if (size % 2 == 0 || degree % 2 == 0)
                places.push_back({size, degree});
    std::ranges::stable_sort(places, {}, costOf);
    return places;
}

std::string countTable(const GraphsProblem& problem, Control& control)
{
    std::vector<std::vector<std::string>> rows{{"N\\K"}};
    for (std::uint32_t degree = 0; degree < problem.size; ++degree)
        rows.front().push_back(std::to_string(degree));
    for (Node size = kLeastNodes; size <= problem.size; ++size) {
        rows.push_back({std::to_string(size)});
        rows.back().resize(size + 1, "-"); // an odd number of ends of edges: no such graph
    }
    GraphsProblem asked = problem;
    for (const auto& [size, degree] : tablePlaces(problem.size)) {
        asked.size = size;
        asked.degree = degree;
        const auto counted = countSolutions(asked, {}, control);
        rows[size - kLeastNodes + 1][degree + 1] = control.stopped() ? "?" : counted->count;
    }
    return aligned(rows);
}

TableEntry countTableEntry(Node size, std::uint32_t degree, Control& control)
{
    GraphsProblem problem;
    problem.size = size;
    problem.degree = degree;
    if (!findFaults(problem).empty())
        return {"0", "0", "0", "0"};
    TableEntry entry;
    const auto finished = [&](const cpp_int& count) {
        return control.stopped() ? std::nullopt : std::optional(count.str());
    };
    entry.labelled = finished(countLabelled(size, degree, control));
    entry.labelledConnected = finished(countLabelledConnected(size, degree, control));
    if (control.stopped())
        return entry;
    // One pass for both: the connected ones among all that are generated.
    std::uint64_t connected = 0;
    Control pass(control.limits(), control.token(), [&](std::span<const Value> values) {
        connected += Graph(size, values).connected() ? 1 : 0;
        return true;
    });
    const bool dense = isSurelyConnected(problem);
    Dealer whole;
    const Outcome outcome =
        generate(hasSparserComplement(problem) ? complementOf(problem) : problem, pass, whole);
    if (outcome.ending != Ending::Exhausted)
        return entry;
    const std::uint64_t all = outcome.counters.solutions;
    entry.unlabelled = std::to_string(all);
    entry.unlabelledConnected = std::to_string(dense ? all : connected);
    return entry;
}

} // namespace clew::graphs
