#include "core/puzzles/graphs/classes.h"

#include <algorithm>
#include <numeric>

namespace clew::graphs {

namespace {

// As many least members of `names` as `nodes` has members.
NodeSet leastNames(NodeSet names, NodeSet nodes)
{
    NodeSet rest = names;
    for (; nodes != 0; nodes &= nodes - 1)
        rest &= rest - 1;
    return names & ~rest;
}

bool toldApart(const Graph& given, Node a, Node b)
{
    const NodeSet both = only(a) | only(b);
    return (given.neighbours(a) & ~both) != (given.neighbours(b) & ~both);
}

// The last rows follow from those before but for a few graphs, which the test of the whole finds as
// well. Small graphs, which people watch, are tested whenever it may help.
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

FirstOfClassTest::FirstOfClassTest(Node size, const std::vector<NodeSet>& classes, Control& control)
    : m_control(control), m_size(size), m_lastTested(lastTested(size)),
      m_trivial(classes.size() == size), m_cellOf(size), m_nameIn(size), m_orbits(size),
      m_settled(size + 1, std::vector<NodeSet>(size))
{
    for (const NodeSet nodes : classes) {
        const auto cell = static_cast<Node>(m_cells.size());
        m_cells.push_back({nodes, nodes, cell});
        moveTo(cell, m_cells.back());
    }
}

bool FirstOfClassTest::passes(const Graph& graph, Node rows, NodeSet determined)
{
    if (m_trivial || (rows < m_size && rows > m_lastTested))
        return true;
    m_graph = &graph;
    m_rows = rows;
    m_settled[rows] = m_settled[std::min(rows - 1, m_lastTested)];
    m_determined = determined;
    std::iota(m_orbits.begin(), m_orbits.end(), 0);
    bool stands = refineByIdentity();
    // From the last row up: renamings that keep the names 0 … name-1 but change the next one. Those
    // that differ by an automorphism found before give nothing new.
    while (!m_namings.empty()) {
        takeBack();
        stands = stands && !refutedAt(static_cast<Node>(m_namings.size()));
    }
    return stands;
}

// False if already sorting one row's neighbours to the front makes it greater.
bool FirstOfClassTest::refineByIdentity()
{
    for (Node name = 0; name < m_rows; ++name)
        if (give(name) != std::strong_ordering::equal)
            return false;
    return true;
}

// Whether naming another node `name`, all before keeping theirs, can make the rows greater.
bool FirstOfClassTest::refutedAt(Node name)
{
    NodeSet tried = only(name);
    NodeSet& settled = m_settled[m_rows][name];
    for (NodeSet left = m_cells[m_nameIn[name]].nodes & m_determined & ~(only(name) | settled);
         left != 0; left &= left - 1) {
        const Node node = leastOf(left);
        bool isNew = true;
        forEachNode(tried, [&](Node other) { isNew = isNew && orbitOf(other) != orbitOf(node); });
        if (!isNew)
            continue;
        tried |= only(node);
        const Found found = nameNext(node);
        if (found == Found::Greater || m_control.stopped())
            return true;
        if (found == Found::Less)
            settled |= only(node);
    }
    return false;
}

FirstOfClassTest::Found FirstOfClassTest::nameNext(Node node)
{
    const std::strong_ordering order = give(node);
    if (order == std::strong_ordering::greater)
        return Found::Greater;
    if (order == std::strong_ordering::less)
        return Found::Less;
    const Found found = search();
    takeBack();
    return found;
}

FirstOfClassTest::Found FirstOfClassTest::search()
{
    constexpr std::uint32_t kSearchesBetweenPolls = 256;
    const auto name = static_cast<Node>(m_namings.size());
    if (name == m_rows) {
        joinOrbits();
        return Found::Automorphism;
    }
    if (++m_searches % kSearchesBetweenPolls == 0 && !m_control.poll())
        return Found::Open;
    const NodeSet candidates = m_cells[m_nameIn[name]].nodes;
    bool isOpen = (candidates & ~m_determined) != 0;
    for (NodeSet left = candidates & m_determined; left != 0; left &= left - 1) {
        const Found found = nameNext(leastOf(left));
        if (found == Found::Greater || found == Found::Automorphism || m_control.stopped())
            return found;
        isOpen = isOpen || found == Found::Open;
    }
    return isOpen ? Found::Open : Found::Less;
}

// Gives `node` the next name and its neighbours the earliest names they can get, which makes the
// greatest row; compares it with the graph's own, and if they are equal splits the cells by it.
// Otherwise nothing is changed.
std::strong_ordering FirstOfClassTest::give(Node node)
{
    const auto name = static_cast<Node>(m_namings.size());
    const Node home = m_nameIn[name];
    m_cells[home].names ^= only(name);
    m_cells[home].nodes ^= only(node);
    const NodeSet neighbours = m_graph->neighbours(node) & ~m_named;
    const NodeSet row = earliestRow(neighbours);
    const NodeSet differences = row ^ (m_graph->neighbours(name) & after(name));
    if (differences == 0) {
        m_namings.push_back({node, home, m_cells.size()});
        m_named |= only(node);
        split(neighbours, row);
        return std::strong_ordering::equal;
    }
    m_cells[home].names ^= only(name);
    m_cells[home].nodes ^= only(node);
    return contains(row, leastOf(differences)) ? std::strong_ordering::greater
                                               : std::strong_ordering::less;
}

NodeSet FirstOfClassTest::earliestRow(NodeSet neighbours) const
{
    NodeSet row = 0;
    for (NodeSet left = neighbours; left != 0;) {
        const Cell& cell = m_cells[m_cellOf[leastOf(left)]];
        row |= leastNames(cell.names, cell.nodes & left);
        left &= ~cell.nodes;
    }
    return row;
}

void FirstOfClassTest::split(NodeSet neighbours, NodeSet row)
{
    for (NodeSet left = neighbours; left != 0;) {
        const Node whole = m_cellOf[leastOf(left)];
        const Cell part{m_cells[whole].names & row, m_cells[whole].nodes & left, whole};
        left &= ~part.nodes;
        if (part.nodes == m_cells[whole].nodes)
            continue;
        m_cells[whole].names ^= part.names;
        m_cells[whole].nodes ^= part.nodes;
        moveTo(static_cast<Node>(m_cells.size()), part);
        m_cells.push_back(part);
    }
}

void FirstOfClassTest::moveTo(Node cell, const Cell& what)
{
    forEachNode(what.nodes, [&](Node node) { m_cellOf[node] = cell; });
    forEachNode(what.names, [&](Node name) { m_nameIn[name] = cell; });
}

// Takes the name given last from its node again.
void FirstOfClassTest::takeBack()
{
    const Naming naming = m_namings.back();
    m_namings.pop_back();
    while (m_cells.size() > naming.cells) {
        const Cell part = m_cells.back();
        m_cells.pop_back();
        m_cells[part.whole].names |= part.names;
        m_cells[part.whole].nodes |= part.nodes;
        moveTo(part.whole, part);
    }
    m_named ^= only(naming.node);
    m_cells[naming.home].names |= only(static_cast<Node>(m_namings.size()));
    m_cells[naming.home].nodes |= only(naming.node);
}

void FirstOfClassTest::joinOrbits()
{
    const auto join = [this](Node a, Node b) { m_orbits[orbitOf(a)] = orbitOf(b); };
    for (Node name = 0; name < m_rows; ++name)
        join(name, m_namings[name].node);
    // The nodes that are left get the names of their cell in order.
    for (const Cell& cell : m_cells) {
        NodeSet nodes = cell.nodes;
        forEachNode(cell.names, [&](Node name) {
            join(name, leastOf(nodes));
            nodes &= nodes - 1;
        });
    }
}

Node FirstOfClassTest::orbitOf(Node node) const
{
    while (m_orbits[node] != node)
        node = m_orbits[node];
    return node;
}

} // namespace clew::graphs
