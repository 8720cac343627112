#include "core/puzzles/graphs/isomorphism.h"

#include <algorithm>
#include <array>
#include <nauty/nauty.h>

namespace clew::graphs {

namespace {

// nauty keeps work storage for each thread; it is given back when the thread ends.
struct NautyStorage
{
    NautyStorage() = default;
    NautyStorage(const NautyStorage&) = delete;
    NautyStorage& operator=(const NautyStorage&) = delete;
    ~NautyStorage()
    {
        naugraph_freedyn();
        nautil_freedyn();
        nauty_freedyn();
    }
};

// A graph as nauty takes it: rows of words, most significant bit first.
class DenseGraph
{
public:
    explicit DenseGraph(std::size_t size)
        : m_size(static_cast<int>(size)), m_words(SETWORDSNEEDED(m_size)),
          m_rows(size * static_cast<std::size_t>(m_words))
    {
    }

    void add(std::size_t a, std::size_t b)
    {
        ADDONEEDGE(m_rows.data(), static_cast<int>(a), static_cast<int>(b), m_words);
    }
    [[nodiscard]] int size() const { return m_size; }
    [[nodiscard]] int words() const { return m_words; }
    [[nodiscard]] setword* rows() { return m_rows.data(); }

private:
    int m_size;
    int m_words;
    std::vector<setword> m_rows;
};

// The canonical name of each node of `graph`, whose pairs in `fixed` are of another kind than the
// rest. Two kinds of edges make two layers, each node being joined to itself in the other layer
// (nauty's manual, "edge-coloured graphs").
std::vector<Node> canonicalNames(const Graph& graph, const Graph& fixed)
{
    const Node size = graph.size();
    DenseGraph dense(2 * std::size_t{size});
    for (const auto [a, b] : graph.edges())
        dense.add(a, b);
    for (const auto [a, b] : fixed.edges())
        dense.add(size + a, size + b);
    std::vector<int> labels(2 * std::size_t{size});
    std::vector<int> cells(labels.size(), 1); // 0 ends a cell: each layer is one
    std::vector<int> orbits(labels.size());
    for (Node v = 0; v < size; ++v)
        dense.add(v, size + v);
    for (std::size_t i = 0; i < labels.size(); ++i)
        labels[i] = static_cast<int>(i);
    cells[size - 1] = 0;
    cells.back() = 0;
    DEFAULTOPTIONS_GRAPH(options);
    options.getcanon = TRUE;
    options.defaultptn = FALSE;
    statsblk statistics;
    DenseGraph canonical(labels.size());
    returnNautyStorageAtThreadEnd();
    densenauty(dense.rows(), labels.data(), cells.data(), orbits.data(), &options, &statistics,
               dense.words(), dense.size(), canonical.rows());
    std::vector<Node> names(size);
    for (Node name = 0; name < size; ++name)
        names[static_cast<std::size_t>(labels[name])] = name;
    return names;
}

// nauty reports through plain functions: what it found goes to the collector of its thread.
thread_local Automorphisms* t_collector = nullptr;

void collectGenerator(int /*count*/, int* image, int* /*orbits*/, int /*orbitCount*/,
                      int /*stabilised*/, int size)
{
    t_collector->generators.emplace_back(image, image + size);
}

// The group's order is the product of the indices of its chain of stabilisers.
void collectLevel(int* /*labels*/, int* /*cells*/, int /*level*/, int* /*orbits*/,
                  statsblk* /*statistics*/, int /*vertex*/, int index, int /*cellSize*/,
                  int /*cellCount*/, int /*childCount*/, int /*size*/)
{
    t_collector->order *= index;
}

class IsomorphismSearch
{
public:
    IsomorphismSearch(const Graph& a, const Graph& b, const Graph& fixed, Control& control)
        : m_a(a), m_b(b), m_fixed(fixed), m_control(control)
    {
    }

    // Finds an image for `node` and all after it; `used` are the images of those before.
    bool extend(Node node, NodeSet used)
    {
        if (node == m_a.size())
            return true;
        for (Node image = 0; image < m_a.size(); ++image) {
            if (contains(used, image) || !fits(node, image))
                continue;
            if (!m_control.poll())
                return false;
            m_images[node] = image;
            if (extend(node + 1, used | only(image)))
                return true;
        }
        return false;
    }

private:
    [[nodiscard]] bool fits(Node node, Node image) const
    {
        for (Node other = 0; other < node; ++other) {
            const Node otherImage = m_images[other];
            if (contains(m_a.neighbours(node), other) !=
                    contains(m_b.neighbours(image), otherImage) ||
                contains(m_fixed.neighbours(node), other) !=
                    contains(m_fixed.neighbours(image), otherImage))
                return false;
        }
        return true;
    }

    const Graph& m_a;
    const Graph& m_b;
    const Graph& m_fixed;
    Control& m_control;
    std::array<Node, kMaxNodes> m_images{};
};

} // namespace

void returnNautyStorageAtThreadEnd()
{
    [[maybe_unused]] thread_local const NautyStorage storage;
}

CanonicalForms::CanonicalForms(const GraphsProblem& problem)
    : m_fixed(problem.requiredGraph()), m_restored(problem.size)
{
    for (const Edge edge : problem.forbidden)
        m_fixed.add(edge);
    // Whatever is fixed in a solution is required if it is in and forbidden if it is out, so that
    // the required graph stands for both.
    const std::vector<Node> names = canonicalNames(problem.requiredGraph(), m_fixed);
    for (Node v = 0; v < problem.size; ++v)
        m_restored[names[v]] = v;
}

Graph CanonicalForms::of(const Graph& graph) const
{
    // Canonical names move the fixed pairs too; a second renaming, which depends on where they have
    // been moved to alone, brings them back.
    const std::vector<Node> names = canonicalNames(graph, m_fixed);
    const Graph moved = graph.renamed(names);
    const Graph movedFixed = m_fixed.renamed(names);
    Graph movedRequired = moved;
    for (const Edge edge : moved.edges())
        if (!movedFixed.has(edge))
            movedRequired.drop(edge);
    std::vector<Node> back = canonicalNames(movedRequired, movedFixed);
    for (Node& name : back)
        name = m_restored[name];
    return moved.renamed(back);
}

bool isomorphic(const Graph& a, const Graph& b, const Graph& fixed, Control& control)
{
    return IsomorphismSearch(a, b, fixed, control).extend(0, 0);
}

Automorphisms automorphisms(const Graph& graph)
{
    Automorphisms found;
    found.order = 1;
    DenseGraph dense(graph.size());
    for (const auto [a, b] : graph.edges())
        dense.add(a, b);
    std::vector<int> labels(graph.size());
    std::vector<int> cells(graph.size());
    std::vector<int> orbits(graph.size());
    DEFAULTOPTIONS_GRAPH(options);
    options.userautomproc = collectGenerator;
    options.userlevelproc = collectLevel;
    statsblk statistics;
    t_collector = &found;
    returnNautyStorageAtThreadEnd();
    densenauty(dense.rows(), labels.data(), cells.data(), orbits.data(), &options, &statistics,
               dense.words(), dense.size(), nullptr);
    t_collector = nullptr;
    found.orbits.assign(orbits.begin(), orbits.end());
    return found;
}

} // namespace clew::graphs
