#include "core/puzzles/graphs/canonicity.h"

#include <algorithm>
#include <numeric>

namespace clew::graphs {

namespace {

bool toldApart(const Graph& given, Node a, Node b)
{
    const NodeSet both = only(a) | only(b);
    return (given.neighbours(a) & ~both) != (given.neighbours(b) & ~both);
}

// Whether each class ends before the next one begins.
bool areInOrder(const std::vector<NodeSet>& classes)
{
    return std::ranges::adjacent_find(classes, [](NodeSet before, NodeSet next) {
               return before > only(leastOf(next));
           }) == classes.end();
}

// The last rows follow from those before except in a few graphs, which the test of the whole finds
// as well. Small graphs, which people watch, are tested whenever it may help.
constexpr Node lastTested(Node size)
{
    constexpr Node kWatched = 10;
    return size - std::min<Node>(size, size <= kWatched ? 2 : 5);
}

} // namespace

std::vector<NodeSet> interchangeable(const GraphsProblem& problem)
{
    const Graph required = problem.requiredGraph();
    const Graph forbidden = problem.forbiddenGraph();
    std::vector<NodeSet> classes;
    for (Node node = 0; node < problem.size; ++node) {
        const auto home = std::ranges::find_if(classes, [&](NodeSet nodes) {
            const Node other = leastOf(nodes);
            return !problem.labelled && !toldApart(required, node, other) &&
                   !toldApart(forbidden, node, other);
        });
        if (home == classes.end())
            classes.push_back(only(node));
        else
            *home |= only(node);
    }
    return classes;
}

CanonicityTest::CanonicityTest(Node size, const std::vector<NodeSet>& classes, Control& control)
    : m_control(control), m_size(size), m_lastTested(lastTested(size)),
      m_trivial(classes.size() == size), m_inOrder(areInOrder(classes)), m_names(size + 1),
      m_home(size), m_nodes(size + 1, Cells(size)), m_given(size), m_orbits(size),
      m_settled(size + 1, std::vector<NodeSet>(size)), m_lastRefutation(size + 1)
{
    m_names[0] = classes;
}

bool CanonicityTest::passes(const Graph& graph, Node rows, NodeSet determined)
{
    if (m_trivial || (rows < m_size && rows > m_lastTested))
        return true;
    const Node rowsBefore = std::min(rows - 1, m_lastTested);
    m_graph = &graph;
    m_rows = rows;
    m_settled[rows] = m_settled[rowsBefore];
    m_determined = determined;
    std::iota(m_orbits.begin(), m_orbits.end(), 0);
    for (Node name = rowsBefore; name < rows; ++name)
        if (!splitNames(name))
            return false;
    if (refutedAsLastTime())
        return false;
    // From the last row up: renamings that keep the names 0 … name-1 but change the next one. Those
    // that differ by an automorphism found before give nothing new.
    for (Node name = rows; name-- > 0;)
        if (refutedAt(name))
            return false;
    return true;
}

// Splits the names behind this one by its row. False if sorting its neighbours to the front makes
// the row greater.
bool CanonicityTest::splitNames(Node name)
{
    const NodeSet row = m_graph->neighbours(name);
    Cells& parts = m_names[name + 1];
    parts.clear();
    for (Node cell = 0; cell < m_names[name].size(); ++cell) {
        const NodeSet names = m_names[name][cell];
        if (contains(names, name))
            m_home[name] = cell;
        const NodeSet in = names & row;
        const NodeSet out = names & ~(row | only(name));
        if (out != 0 && in > only(leastOf(out)))
            return false;
        if (in != 0)
            parts.push_back(in);
        if (out != 0)
            parts.push_back(out);
    }
    return true;
}

// Whether what refuted that many rows last time refutes them again. The graphs tested one after
// another differ little: two refutations of three are found so.
bool CanonicityTest::refutedAsLastTime()
{
    const auto [name, node] = m_lastRefutation[m_rows];
    NodeSet& settled = m_settled[m_rows][name];
    if (!contains(m_names[name][m_home[name]] & m_determined & ~(only(name) | settled), node))
        return false;
    m_firstGiven = name;
    const Found found = giveName(name, node, m_names[name]);
    if (found == Found::Less)
        settled |= only(node);
    else if (found == Found::Automorphism) // not of use where more names are kept
        std::iota(m_orbits.begin(), m_orbits.end(), 0);
    return found == Found::Greater || m_control.stopped();
}

// Whether naming another node `name`, all before keeping theirs, can make the rows greater.
bool CanonicityTest::refutedAt(Node name)
{
    NodeSet tried = only(name);
    NodeSet& settled = m_settled[m_rows][name];
    m_firstGiven = name;
    const Cells& nodes = m_names[name]; // all keep theirs
    for (NodeSet left = nodes[m_home[name]] & m_determined & ~(only(name) | settled); left != 0;
         left &= left - 1) {
        const Node node = leastOf(left);
        bool isNew = true;
        forEachNode(tried, [&](Node other) { isNew = isNew && orbitOf(other) != orbitOf(node); });
        if (!isNew)
            continue;
        tried |= only(node);
        const Found found = giveName(name, node, nodes);
        if (found == Found::Greater || m_control.stopped()) {
            m_lastRefutation[m_rows] = {name, node};
            return true;
        }
        if (found == Found::Less)
            settled |= only(node);
    }
    return false;
}

// `nodes` are the cells when the names before this one are given.
CanonicityTest::Found CanonicityTest::giveName(Node name, Node node, const Cells& nodes)
{
    const std::strong_ordering order = compare(name, node, nodes);
    if (order == std::strong_ordering::greater)
        return Found::Greater;
    if (order == std::strong_ordering::less)
        return Found::Less;
    m_given[name] = node;
    const NodeSet neighbours = m_graph->neighbours(node);
    auto part = m_nodes[name + 1].begin();
    for (std::size_t cell = 0; cell < m_names[name].size(); ++cell) {
        const NodeSet in = nodes[cell] & neighbours;
        const NodeSet out = nodes[cell] & ~(neighbours | only(node));
        if (in != 0)
            *part++ = in;
        if (out != 0)
            *part++ = out;
    }
    return search(name + 1);
}

CanonicityTest::Found CanonicityTest::search(Node name)
{
    constexpr std::uint32_t kSearchesBetweenPolls = 256;
    if (name == m_rows) {
        joinOrbits();
        return Found::Automorphism;
    }
    if (++m_searches % kSearchesBetweenPolls == 0 && !m_control.poll())
        return Found::Open;
    const NodeSet candidates = m_nodes[name][m_home[name]];
    bool isOpen = (candidates & ~m_determined) != 0;
    for (NodeSet left = candidates & m_determined; left != 0; left &= left - 1) {
        const Found found = giveName(name, leastOf(left), m_nodes[name]);
        if (found == Found::Greater || found == Found::Automorphism || m_control.stopped())
            return found;
        isOpen = isOpen || found == Found::Open;
    }
    return isOpen ? Found::Open : Found::Less;
}

// Compares the greatest row that `node` can get as `name`, which is when its neighbours get the
// earliest names of their cells, with the one there is.
std::strong_ordering CanonicityTest::compare(Node name, Node node, const Cells& nodes) const
{
    const NodeSet row = m_graph->neighbours(name);
    const NodeSet neighbours = m_graph->neighbours(node);
    Node difference = kMaxNodes;
    auto order = std::strong_ordering::equal;
    for (std::size_t cell = 0; cell < m_names[name].size(); ++cell) {
        const NodeSet names = m_names[name][cell];
        NodeSet mine = nodes[cell] & neighbours;
        NodeSet theirs = names & row;
        for (; mine != 0 && theirs != 0; mine &= mine - 1)
            theirs &= theirs - 1;
        if (mine == theirs)
            continue;
        const Node first = leastOf(mine != 0 ? names & ~(row | only(name)) : theirs);
        if (first < difference) {
            difference = first;
            order = mine != 0 ? std::strong_ordering::greater : std::strong_ordering::less;
        }
        if (m_inOrder)
            break;
    }
    return order;
}

void CanonicityTest::joinOrbits()
{
    const auto join = [this](Node a, Node b) { m_orbits[orbitOf(a)] = orbitOf(b); };
    for (Node name = m_firstGiven; name < m_rows; ++name)
        join(name, m_given[name]);
    // The nodes that are left get the names of their cell in order.
    for (std::size_t cell = 0; cell < m_names[m_rows].size(); ++cell) {
        NodeSet nodes = m_nodes[m_rows][cell];
        forEachNode(m_names[m_rows][cell], [&](Node name) {
            join(name, leastOf(nodes));
            nodes &= nodes - 1;
        });
    }
}

Node CanonicityTest::orbitOf(Node node) const
{
    while (m_orbits[node] != node)
        node = m_orbits[node];
    return node;
}

} // namespace clew::graphs
