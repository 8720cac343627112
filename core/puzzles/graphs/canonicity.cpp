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

NodeSet withoutFirst(NodeSet nodes, Node count)
{
    for (; count > 0; --count)
        nodes &= nodes - 1;
    return nodes;
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
      m_trivial(classes.size() == size), m_inOrder(areInOrder(classes)), m_levels(size + 1),
      m_given(size), m_orbits(size), m_settled(size + 1, std::vector<NodeSet>(size)),
      m_lastRefutation(size + 1)
{
    m_levels[0].cells = static_cast<Node>(classes.size());
    std::ranges::copy(classes, m_levels[0].names.begin());
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
    separateOrbits();
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
    Level& level = m_levels[name];
    Level& next = m_levels[name + 1];
    next.cells = 0;
    const auto keep = [&next](NodeSet names, Origin origin) {
        if (names == 0)
            return;
        next.names[next.cells] = names;
        next.origins[next.cells++] = origin;
    };
    for (Node cell = 0; cell < level.cells; ++cell) {
        const NodeSet names = level.names[cell];
        if (contains(names, name))
            level.home = cell;
        const NodeSet in = names & row;
        const NodeSet out = names & ~(row | only(name));
        if (out != 0 && in > only(leastOf(out)))
            return false;
        level.inRow[cell] = static_cast<std::uint8_t>(sizeOf(in));
        keep(in, {0, cell});
        keep(out, {~NodeSet{0}, cell});
    }
    return true;
}

// Whether what refuted that many rows last time refutes them again. The graphs tested one after
// another differ little: two refutations of three are found so.
bool CanonicityTest::refutedAsLastTime()
{
    const auto [name, node] = m_lastRefutation[m_rows];
    NodeSet& settled = m_settled[m_rows][name];
    const Level& level = m_levels[name];
    if (!contains(level.names[level.home] & m_determined & ~(only(name) | settled), node))
        return false;
    m_firstGiven = name;
    const Found found = giveName(name, node, level.names);
    if (found == Found::Less)
        settled |= only(node);
    else if (found == Found::Automorphism) // not of use where more names are kept
        separateOrbits();
    return found == Found::Greater || m_control.stopped();
}

// Whether naming another node `name`, all before keeping theirs, can make the rows greater.
bool CanonicityTest::refutedAt(Node name)
{
    NodeSet tried = only(name);
    NodeSet& settled = m_settled[m_rows][name];
    m_firstGiven = name;
    const Level& level = m_levels[name];
    const Cells& nodes = level.names; // all keep theirs
    for (NodeSet left = nodes[level.home] & m_determined & ~(only(name) | settled); left != 0;
         left &= left - 1) {
        const Node node = leastOf(left);
        if (m_orbitsJoined && isLikeAnyOf(tried, node))
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

// Compares the greatest row that `node` can get as `name`, which is when its neighbours get the
// earliest names of their cells, with the one there is.
inline std::strong_ordering CanonicityTest::compare(Node name, Node node, const Cells& nodes) const
{
    const Level& level = m_levels[name];
    const NodeSet neighbours = m_graph->neighbours(node);
    for (Node cell = 0; cell < level.cells; ++cell) {
        const Node mine = sizeOf(nodes[cell] & neighbours);
        const Node theirs = level.inRow[cell];
        if (mine != theirs)
            return m_inOrder ? mine <=> theirs : compareFrom(cell, name, node, nodes);
    }
    return std::strong_ordering::equal;
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
    Level& next = m_levels[name + 1];
    for (Node cell = 0; cell < next.cells; ++cell) {
        const auto [others, whole] = next.origins[cell];
        next.nodes[cell] = nodes[whole] & (neighbours ^ others) & ~only(node);
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
    const Level& level = m_levels[name];
    const NodeSet candidates = level.nodes[level.home];
    bool isOpen = (candidates & ~m_determined) != 0;
    for (NodeSet left = candidates & m_determined; left != 0; left &= left - 1) {
        const Found found = giveName(name, leastOf(left), level.nodes);
        if (found == Found::Greater || found == Found::Automorphism || m_control.stopped())
            return found;
        isOpen = isOpen || found == Found::Open;
    }
    return isOpen ? Found::Open : Found::Less;
}

// The same where the cells before this one agree and the first that does not need not decide.
std::strong_ordering CanonicityTest::compareFrom(Node cell, Node name, Node node,
                                                 const Cells& nodes) const
{
    const Level& level = m_levels[name];
    const NodeSet row = m_graph->neighbours(name);
    Node difference = kMaxNodes;
    auto order = std::strong_ordering::equal;
    for (; cell < level.cells; ++cell) {
        const Node mine = sizeOf(nodes[cell] & m_graph->neighbours(node));
        const Node theirs = level.inRow[cell];
        if (mine == theirs)
            continue;
        const NodeSet names = level.names[cell] & ~only(name);
        const Node first =
            mine > theirs ? leastOf(names & ~row) : leastOf(withoutFirst(names & row, mine));
        if (first < difference) {
            difference = first;
            order = mine <=> theirs;
        }
    }
    return order;
}

void CanonicityTest::separateOrbits()
{
    std::iota(m_orbits.begin(), m_orbits.end(), 0);
    m_orbitsJoined = false;
}

void CanonicityTest::joinOrbits()
{
    m_orbitsJoined = true;
    const auto join = [this](Node a, Node b) { m_orbits[orbitOf(a)] = orbitOf(b); };
    for (Node name = m_firstGiven; name < m_rows; ++name)
        join(name, m_given[name]);
    // The nodes that are left get the names of their cell in order.
    const Level& level = m_levels[m_rows];
    for (Node cell = 0; cell < level.cells; ++cell) {
        NodeSet nodes = level.nodes[cell];
        forEachNode(level.names[cell], [&](Node name) {
            join(name, leastOf(nodes));
            nodes &= nodes - 1;
        });
    }
}

// Whether an automorphism found takes the node to one of these.
bool CanonicityTest::isLikeAnyOf(NodeSet nodes, Node node) const
{
    const Node orbit = orbitOf(node);
    for (; nodes != 0; nodes &= nodes - 1)
        if (orbitOf(leastOf(nodes)) == orbit)
            return true;
    return false;
}

Node CanonicityTest::orbitOf(Node node) const
{
    while (m_orbits[node] != node)
        node = m_orbits[node];
    return node;
}

} // namespace clew::graphs
