#include "core/puzzles/graphs/count.h"

#include <algorithm>
#include <cstring>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sstream>
#include <utility>

#include "core/puzzles/graphs/burnside.h"
#include "core/puzzles/graphs/classcounts.h"
#include "core/puzzles/graphs/orderly.h"
#include "core/puzzles/graphs/puzzle.h"
#include "core/search/finishedjobs.h"
#include "core/search/parallel.h"
#include "core/search/sharedcontrol.h"

namespace clew::graphs {

namespace {

using boost::multiprecision::cpp_int;

/// The labelled graphs on any number of nodes: those that the renaming which moves nothing leaves
/// as they are.
class LabelledGraphs
{
public:
    LabelledGraphs(std::uint32_t degree, Control& control)
        : m_degree(degree), m_control(control), m_fixed({1}, degree, m_control)
    {
    }

    cpp_int count(Node size)
    {
        if (m_degree >= size)
            return size == 0 ? 1 : 0;
        if (m_degree == 0)
            return 1;
        return m_fixed.count({size});
    }

private:
    std::uint32_t m_degree;
    SharedControl m_control;
    BurnsideTerms m_fixed;
};

// In hexadecimal, each after a space but the first.
std::string textOfRows(const std::string& bytes)
{
    std::vector<NodeSet> rows(bytes.size() / sizeof(NodeSet));
    std::memcpy(rows.data(), bytes.data(), bytes.size());
    return fmt::format("{:x}", fmt::join(rows, " "));
}

// None if it is no such text: then nothing is left out on the way.
std::vector<NodeSet> rowsIn(const std::string& text, const GraphsProblem& problem)
{
    std::istringstream in(text);
    std::vector<NodeSet> rows;
    for (NodeSet row = 0; in >> std::hex >> row;)
        rows.push_back(row);
    if (rows.size() != problem.size / 2)
        rows.clear();
    return rows;
}

Phrase meaningOf(const GraphsProblem& problem)
{
    if (problem.labelled && problem.connected)
        return phrase("graphs", "connected labelled graphs: renamed copies are counted separately");
    if (problem.labelled)
        return phrase("graphs",
                      "labelled graphs, connected or not: renamed copies are counted separately");
    if (problem.connected)
        return phrase("graphs",
                      "connected graphs up to isomorphism: renamed copies are counted once");
    return phrase("graphs",
                  "graphs up to isomorphism, connected or not: renamed copies are counted once");
}

// Two nodes that are not neighbours have one in common.
bool isSurelyConnected(Node size, std::uint32_t degree)
{
    return 2 * degree + 1 >= size;
}

bool hasSparserComplement(const GraphsProblem& problem)
{
    return 2 * problem.degree + 1 > problem.size;
}

Outcome generateOnOneThread(const GraphsProblem& problem, Control& control, Dealer& dealer)
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

cpp_int numberOf(const GraphsProblem& problem, Control& control, unsigned threads)
{
    if (problem.labelled)
        return problem.connected ? countLabelledConnected(problem.size, problem.degree, control)
                                 : countLabelled(problem.size, problem.degree, control);
    SharedControl shared(control);
    const ClassCounts counts = countClasses(problem.size, problem.degree, shared, threads);
    return problem.connected ? counts.connected : counts.all;
}

CountResult countByNumbers(const GraphsProblem& problem, Control& control, unsigned threads)
{
    const cpp_int count = numberOf(problem, control, threads);
    return {control.stopped() ? "0" : count.str(), meaningOf(problem), control.finish(), {}};
}

// Counting takes the longer the more edges the sparser one of graph and complement has, roughly.
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

// As it is published: by half the number of nodes where only even numbers have graphs of the
// degree. The graph without nodes is regular of every degree.
CountSequence sequenceOf(const GraphsProblem& problem, std::uint32_t degree)
{
    const Node step = degree % 2 == 0 ? 1 : 2;
    CountSequence sequence{{nameOf(problem), {degree, step == 1 ? "n" : "2n"}}};
    sequence.terms.push_back({.index = 0, .count = "1"});
    for (Node size = step; size <= problem.size; size += step) {
        const std::uint64_t index = size / step;
        if (size < kLeastNodes) {
            sequence.terms.push_back({.index = index, .count = degree == 0 ? "1" : "0"});
            continue;
        }
        auto term = std::make_shared<GraphsProblem>(problem);
        term->size = size;
        term->degree = degree;
        sequence.terms.push_back({.index = index, .problem = std::move(term)});
    }
    return sequence;
}

} // namespace

cpp_int countLabelled(Node size, std::uint32_t degree, Control& control)
{
    if (degree >= size)
        return size == 0 ? 1 : 0;
    return LabelledGraphs(std::min(degree, size - 1 - degree), control).count(size);
}

cpp_int countLabelledConnected(Node size, std::uint32_t degree, Control& control)
{
    if (isSurelyConnected(size, degree))
        return countLabelled(size, degree, control);
    // all(n) = sum over the size m of the component of node 0: binomial(n-1, m-1) connected(m)
    // all(n-m)
    const Binomials binomials(size);
    LabelledGraphs labelled(degree, control);
    std::vector<cpp_int> all(size + 1);
    std::vector<cpp_int> connected(size + 1);
    for (Node n = 0; n <= size && !control.stopped(); ++n) {
        all[n] = labelled.count(n);
        connected[n] = n == 0 ? 0 : all[n];
        for (Node m = 1; m < n; ++m)
            connected[n] -= binomials(n - 1, m - 1) * connected[m] * all[n - m];
    }
    return connected[size];
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
    SharedControl shared(control);
    const ClassCounts classes = countClasses(size, degree, shared);
    entry.unlabelled = finished(classes.all);
    entry.unlabelledConnected = finished(classes.connected);
    return entry;
}

// By whichever way is the fastest: without given edges nothing is listed, labelled or not (see
// classcounts.h), unless somebody listens to the control.
Result<CountResult> GraphsPuzzle::count(const GraphsProblem& problem, const CountRequest& request,
                                        Control& control) const
{
    if (request.isSplit() && !problem.labelled && problem.hasGivens())
        return fail(phrase(
            "graphs", "with given edges copies are known only by comparing with all graphs found: "
                      "this count cannot be split into parts; leave out --part and --checkpoint"));
    // What is too small to be divided, or is no search at all, is the first part's.
    const bool byNumbers = !problem.hasGivens() && !control.hasSink();
    const bool whole = problem.size <= kLeastNodes || byNumbers;
    if (!findFaults(problem).empty() || (whole && request.part != 1))
        return CountResult{"0", meaningOf(problem), control.finish(), {}};
    if (byNumbers)
        return countByNumbers(problem, control, request.threads);
    const bool swap = hasSparserComplement(problem) && !control.hasSink();
    const GraphsProblem& made = swap ? complementOf(problem) : problem;
    FinishedJobs finished(request.from.done, [&](std::uint64_t next, const FinishedJobs::Sums& sums,
                                                 const std::string& rows) {
        CountResult result{std::to_string(sums.solutions), meaningOf(problem)};
        result.outcome.counters.nodes = sums.nodes;
        request.keep({next, textOfRows(rows)}, result);
    });
    Dealer dealer(request.part, request.parts, request.keep ? &finished : nullptr);
    dealer.goOn(request.from.done, rowsIn(request.from.place, made));
    // What somebody listens to, or has to be compared with all graphs found, is made by one thread;
    // the least graphs have no beginning.
    const bool alone = request.threads == 1 || control.hasSink() || problem.size <= kLeastNodes ||
                       (!problem.labelled && problem.hasGivens());
    const std::uint64_t before = control.counters().solutions; // of places of the table before this
    const Outcome outcome = alone ? generateOnOneThread(made, control, dealer)
                                  : generateOnThreads(made, control, dealer, request.threads);
    if (control.stopped())
        finished.keep();
    return CountResult{
        std::to_string(outcome.counters.solutions - before), meaningOf(problem), outcome, {}};
}

// The counts that `problem` asks for (labelled or not, connected or all) on up to as many nodes as
// it has, of all graphs: given edges are of one size. What was not finished is a question mark.
Result<std::string> GraphsPuzzle::countTable(const GraphsProblem& problem, Control& control) const
{
    if (problem.hasGivens())
        return fail(phrase("graphs", "the table is of graphs without given edges"));
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
        const auto counted = count(asked, {}, control);
        rows[size - kLeastNodes + 1][degree + 1] = control.stopped() ? "?" : counted->count;
    }
    return aligned(rows);
}

std::vector<CountSequence> GraphsPuzzle::sequences(const GraphsProblem& problem, bool all) const
{
    if (problem.hasGivens())
        return {};
    if (!all)
        return {sequenceOf(problem, problem.degree)};
    std::vector<CountSequence> sequences;
    for (std::uint32_t degree = 0; degree < problem.size; ++degree)
        sequences.push_back(sequenceOf(problem, degree));
    return sequences;
}

} // namespace clew::graphs
