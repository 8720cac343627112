#include "core/puzzles/graphs/classes.h"

#include <algorithm>
#include <numeric>

namespace clew::graphs {

namespace {

// The least `count` members of a set.
NodeSet leastMembers(NodeSet nodes, std::uint32_t count)
{
    NodeSet rest = nodes;
    for (; count > 0; --count)
        rest &= rest - 1;
    return nodes & ~rest;
}

bool toldApart(const Graph& given, Node a, Node b)
{
    const NodeSet both = only(a) | only(b);
    return (given.neighbours(a) & ~both) != (given.neighbours(b) & ~both);
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

FirstOfClassTest::FirstOfClassTest(Node size, std::vector<NodeSet> classes, Control& control)
    : m_control(control), m_trivial(classes.size() == size), m_identity(size + 1),
      m_cells(size + 1), m_named(size), m_orbits(size)
{
    for (const NodeSet nodes : classes)
        m_identity[0].push_back({nodes, nodes});
}

bool FirstOfClassTest::passes(const Graph& graph, Node rows, NodeSet determined)
{
    if (m_trivial)
        return true;
    m_graph = &graph;
    m_rows = rows;
    m_determined = determined;
    std::iota(m_orbits.begin(), m_orbits.end(), 0);
    if (!refineByIdentity())
        return false;
    // From the last row up: renamings that keep the names 0 … name-1 but change the next one. Those
    // that differ by an automorphism found before give nothing new.
    for (Node name = rows; name-- > 0;)
        if (refutedAt(name))
            return false;
    return true;
}

// False if already sorting one row's neighbours to the front makes it greater.
bool FirstOfClassTest::refineByIdentity()
{
    for (Node name = 0; name < m_rows; ++name) {
        m_cells[name] = m_identity[name];
        if (place(name, name) != std::strong_ordering::equal)
            return false;
        m_identity[name + 1] = m_cells[name + 1];
        m_named[name] = name;
    }
    return true;
}

// Whether naming another node `name`, all before keeping theirs, can make the rows greater.
bool FirstOfClassTest::refutedAt(Node name)
{
    const auto& cells = m_identity[name];
    const auto home =
        std::ranges::find_if(cells, [&](const Cell& cell) { return contains(cell.names, name); });
    m_cells[name] = cells;
    NodeSet tried = only(name);
    for (NodeSet left = home->nodes & m_determined & ~only(name); left != 0; left &= left - 1) {
        const Node node = leastOf(left);
        bool isNew = true;
        forEachNode(tried, [&](Node other) { isNew = isNew && orbitOf(other) != orbitOf(node); });
        if (!isNew)
            continue;
        tried |= only(node);
        const Found found = nameNext(name, node);
        if (found == Found::Greater || m_control.stopped())
            return true;
        if (found == Found::Automorphism)
            joinOrbits();
    }
    return false;
}

FirstOfClassTest::Found FirstOfClassTest::nameNext(Node name, Node node)
{
    const std::strong_ordering order = place(name, node);
    if (order == std::strong_ordering::greater)
        return Found::Greater;
    if (order == std::strong_ordering::less)
        return Found::Nothing;
    m_named[name] = node;
    return search(name + 1);
}

FirstOfClassTest::Found FirstOfClassTest::search(Node name)
{
    constexpr std::uint32_t kSearchesBetweenPolls = 64;
    if (name == m_rows)
        return Found::Automorphism;
    if (++m_searches % kSearchesBetweenPolls == 0 && !m_control.poll())
        return Found::Nothing;
    const auto home = std::ranges::find_if(
        m_cells[name], [&](const Cell& cell) { return contains(cell.names, name); });
    for (NodeSet left = home->nodes & m_determined; left != 0; left &= left - 1) {
        const Found found = nameNext(name, leastOf(left));
        if (found != Found::Nothing || m_control.stopped())
            return found;
    }
    return Found::Nothing;
}

// Gives `node` the next name and its neighbours the earliest names they can get, which makes the
// greatest row; compares it with the graph's own, and splits the cells by it.
std::strong_ordering FirstOfClassTest::place(Node name, Node node)
{
    const NodeSet neighbours = m_graph->neighbours(node);
    std::vector<Cell>& split = m_cells[name + 1];
    split.clear();
    NodeSet row = 0;
    for (const Cell& whole : m_cells[name]) {
        const Cell cell{whole.names & ~only(name), whole.nodes & ~only(node)};
        if (cell.names == 0)
            continue;
        const NodeSet joined = cell.nodes & neighbours;
        const NodeSet names = leastMembers(cell.names, sizeOf(joined));
        row |= names;
        if (joined != 0)
            split.push_back({names, joined});
        if (joined != cell.nodes)
            split.push_back({cell.names & ~names, cell.nodes & ~joined});
    }
    const NodeSet differences = row ^ (m_graph->neighbours(name) & after(name));
    if (differences == 0)
        return std::strong_ordering::equal;
    return contains(row, leastOf(differences)) ? std::strong_ordering::greater
                                               : std::strong_ordering::less;
}

void FirstOfClassTest::joinOrbits()
{
    const auto join = [this](Node a, Node b) { m_orbits[orbitOf(a)] = orbitOf(b); };
    for (Node name = 0; name < m_rows; ++name)
        join(name, m_named[name]);
    // The nodes that are left get the names of their cell in order.
    for (const Cell& cell : m_cells[m_rows]) {
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
