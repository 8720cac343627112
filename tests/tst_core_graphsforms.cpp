// Graphs as they are given, written, distinguished and drawn: texts, canonical forms, properties,
// layouts.

#include <QtTest>

#include <algorithm>
#include <numeric>

#include "core/puzzle/registry.h"
#include "core/puzzles/graphs/formats.h"
#include "core/puzzles/graphs/graphlayout.h"
#include "core/puzzles/graphs/graphproperties.h"
#include "core/puzzles/graphs/picture.h"
#include "core/text/english.h"
#include "tests/graphsproblems.h"

using namespace clew;
using namespace clew::graphs;
using namespace clew::test;
using namespace clew::test::regular;

namespace {

Graph namedGraph(const char* edges)
{
    return cast(problemFor({}, edges)).requiredGraph();
}

constexpr const char* kPetersen = "0-1 1-2 2-3 3-4 0-4 0-5 1-6 2-7 3-8 4-9 5-7 7-9 6-9 6-8 5-8";
constexpr const char* kCube = "0-1 0-2 0-4 1-3 1-5 2-3 2-6 3-7 4-5 4-6 5-7 6-7";
constexpr const char* kUtilities = "0-3 0-4 0-5 1-3 1-4 1-5 2-3 2-4 2-5";
constexpr const char* kTwoTriangles = "0-1 0-2 1-2 3-4 3-5 4-5";

} // namespace

class TestGraphsForms : public QObject
{
    Q_OBJECT

private slots:
    void roundTrips_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addRow("parameters") << "(:nodes 6 :degree 3)\n";
        QTest::addRow("flags") << "(:nodes 8 :degree 3 :labelled t :connected t)\n";
        QTest::addRow("givens")
            << "(:nodes 10 :degree 4 :required ((8 9) (0 1)) :forbidden ((2 3)))\n";
    }

    void roundTrips()
    {
        QFETCH(QString, text);
        QCOMPARE(QString::fromStdString(puzzle().write(*problemFor({}, text), "edges")), text);
    }

    void graphsAsText_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("text");
        // graph6 as nauty's `geng` and McKay's formats.txt write it.
        QTest::addRow("graph6 complete on 4") << "graph6"
                                              << "C~\n";
        QTest::addRow("graph6 Petersen") << "graph6"
                                         << "IheA@GUAo\n";
        QTest::addRow("list") << "list"
                              << "0-1 0-2 1-2\n";
        QTest::addRow("edges") << "edges"
                               << "((1 2) (0 2) (0 1))\n";
        QTest::addRow("dot") << "dot"
                             << "graph {\n  0;\n  1;\n  2;\n  0 -- 1;\n  0 -- 2;\n  1 -- 2;\n}\n";
    }

    void graphsAsText()
    {
        QFETCH(QString, format);
        QFETCH(QString, text);
        const auto problem = puzzle().read(text.toStdString(), format.toStdString(), {});
        QVERIFY2(problem, problem ? "" : english(problem.error()).c_str());
        const auto detected = puzzle().read(text.toStdString(), "", {});
        QCOMPARE(cast(*detected).required, cast(*problem).required);
        const Solution solution = cast(*problem).requiredGraph().values();
        QVERIFY(puzzle().verify(**problem, solution).empty());
        const auto written =
            puzzle().writeSolutions(**problem, std::span(&solution, 1), 0, format.toStdString());
        QCOMPARE(QString::fromStdString(written), text);
    }

    void graph6OfAllSizes()
    {
        for (Node size = kLeastNodes; size <= kMaxNodes; ++size) {
            Graph graph(size);
            for (const Edge edge : allEdges(size))
                if ((edge.a * 7 + edge.b * 3) % 5 < 2)
                    graph.add(edge);
            const auto problem = puzzle().read(graph6(graph), "graph6", {});
            QVERIFY(problem);
            QCOMPARE(cast(*problem).size, size);
            QVERIFY(cast(*problem).requiredGraph() == graph);
        }
    }

    void dotOfOthers()
    {
        const ProblemPtr problem = problemFor(
            {}, "// drawn elsewhere\nstrict graph \"G\" { node [shape=circle];\n a -- b -- "
                "c -- a [color=red] /* a triangle */\n rankdir=LR; }\n");
        QVERIFY(problem);
        QCOMPARE(cast(problem).requiredGraph().edgeCount(), 3U);
        QCOMPARE(cast(problem).degree, 2U);
    }

    void parametersWhereTheTextIsSilent()
    {
        const ProblemPtr problem = problemFor("size=6;degree=3;labelled=1", "0-1 2-3");
        QCOMPARE(cast(problem).size, 6U);
        QCOMPARE(cast(problem).degree, 3U);
        QVERIFY(cast(problem).labelled);
    }

    void badInput_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addRow("not closed") << "edges"
                                    << "((0 1)\n (0 2)"
                                    << "not closed" << 2 << 7;
        QTest::addRow("half an edge") << "edges"
                                      << "((0 1) (0))"
                                      << "two nodes" << 1 << 8;
        QTest::addRow("loop") << "edges"
                              << "((3 3))"
                              << "two different nodes" << 1 << 2;
        QTest::addRow("text after") << "edges"
                                    << "((0 1)) x"
                                    << "more text" << 1 << 9;
        QTest::addRow("no list") << "edges"
                                 << "hello"
                                 << "list of edges" << 1 << 1;
        QTest::addRow("key") << "edges"
                             << "(:nodes 6\n :colour 2)"
                             << "expected :nodes" << 2 << 2;
        QTest::addRow("nodes") << "edges"
                               << "(:nodes 65)"
                               << "from 2 to 64" << 1 << 9;
        QTest::addRow("flag") << "edges"
                              << "(:labelled no)"
                              << "must be t, or left out" << 1 << 12;
        QTest::addRow("beyond size") << "edges"
                                     << "(:nodes 4 :required ((0 1) (1 4)))"
                                     << "no node 4" << 1 << 28;
        QTest::addRow("list word") << "list"
                                   << "0-1\n0_2"
                                   << "like 0-1" << 2 << 1;
        QTest::addRow("list far node") << "list"
                                       << "0-1 0-64"
                                       << "no node 64" << 1 << 5;
        QTest::addRow("graph6 short") << "graph6"
                                      << "Ihe"
                                      << "too early" << 1 << 4;
        QTest::addRow("graph6 character") << "graph6"
                                          << "I!"
                                          << "from ? to ~" << 1 << 2;
        QTest::addRow("graph6 long") << "graph6"
                                     << "C~\nC~"
                                     << "one graph" << 2 << 1;
        QTest::addRow("graph6 large") << "graph6"
                                      << "~?@B"
                                      << "67 nodes" << 1 << 1;
        QTest::addRow("dot directed") << "dot"
                                      << "digraph { a -> b }"
                                      << "undirected" << 1 << 8;
        QTest::addRow("dot arrow") << "dot"
                                   << "graph {\n a -> b }"
                                   << "directed edge" << 2 << 2;
        QTest::addRow("dot open") << "dot"
                                  << "graph { a -- b"
                                  << "not closed" << 1 << 15;
    }

    void badInput()
    {
        QFETCH(QString, format);
        checkRefused(puzzle(), format.toStdString(), Said::Anywhere);
    }

    void canonicalForms()
    {
        const Graph petersen = namedGraph(kPetersen);
        GraphsProblem problem;
        problem.size = 10;
        std::vector<Node> names(10);
        std::iota(names.begin(), names.end(), 0U);
        const Solution form = puzzle().canonical(problem, petersen.values());
        QVERIFY(puzzle().verify(problem, form).empty());
        for (int i = 0; i < 50; ++i) {
            std::ranges::next_permutation(names);
            std::ranges::rotate(names, names.begin() + 3);
            QVERIFY(puzzle().canonical(problem, petersen.renamed(names).values()) == form);
        }
    }

    // The 70 labelled cubic graphs on 6 nodes: 60 prisms and 10 of the utility graph.
    void canonicalGroups()
    {
        const ProblemPtr problem = problemFor("labelled=1");
        std::map<Solution, int> classes;
        for (const Solution& solution : solveAll(*problem, "edge-selection").solutions)
            ++classes[puzzle().canonical(*problem, solution)];
        std::vector<int> sizes;
        for (const auto& [form, size] : classes)
            sizes.push_back(size);
        std::ranges::sort(sizes);
        QCOMPARE(sizes, (std::vector<int>{10, 60}));
    }

    void properties_data()
    {
        QTest::addColumn<QString>("edges");
        QTest::addColumn<QString>("automorphisms");
        QTest::addColumn<int>("girth");
        QTest::addColumn<int>("diameter");
        QTest::addColumn<bool>("bipartite");
        QTest::addColumn<bool>("planar");
        QTest::addRow("Petersen") << kPetersen << "120" << 5 << 2 << false << false;
        QTest::addRow("cube") << kCube << "48" << 4 << 3 << true << true;
        QTest::addRow("utilities") << kUtilities << "72" << 4 << 2 << true << false;
        QTest::addRow("two triangles") << kTwoTriangles << "72" << 3 << -1 << false << true;
        QTest::addRow("one edge") << "0-1"
                                  << "2" << -1 << 1 << true << true;
    }

    void properties()
    {
        QFETCH(QString, edges);
        QFETCH(QString, automorphisms);
        QFETCH(int, girth);
        QFETCH(int, diameter);
        QFETCH(bool, bipartite);
        QFETCH(bool, planar);
        const GraphProperties found = propertiesOf(namedGraph(qPrintable(edges)));
        QCOMPARE(QString::fromStdString(found.automorphisms), automorphisms);
        QCOMPARE(found.girth ? static_cast<int>(*found.girth) : -1, girth);
        QCOMPARE(found.diameter ? static_cast<int>(*found.diameter) : -1, diameter);
        QCOMPARE(found.bipartite, bipartite);
        QCOMPARE(found.connected, diameter != -1);
        QCOMPARE(found.planar, planar);
    }

    void layouts_data()
    {
        QTest::addColumn<QString>("edges");
        QTest::addColumn<bool>("symmetric");
        QTest::addColumn<bool>("hamiltonian");
        QTest::addRow("Petersen") << kPetersen << true << false;
        QTest::addRow("cube") << kCube << true << true;
        QTest::addRow("utilities") << kUtilities << true << true;
        QTest::addRow("two triangles") << kTwoTriangles << true << false;
        QTest::addRow("no symmetry") << "0-1 1-2 2-3 3-4 4-5 2-4" << false << false;
    }

    void layouts()
    {
        QFETCH(QString, edges);
        QFETCH(bool, symmetric);
        QFETCH(bool, hamiltonian);
        const Graph graph = namedGraph(qPrintable(edges));
        QVERIFY(layoutOf(Layout::Circle, graph));
        QVERIFY(layoutOf(Layout::Spring, graph));
        QCOMPARE(layoutOf(Layout::Symmetric, graph).has_value(), symmetric);
        QCOMPARE(layoutOf(Layout::Hamiltonian, graph).has_value(), hamiltonian);
        for (const Layout layout :
             {Layout::Circle, Layout::Spring, Layout::Symmetric, Layout::Hamiltonian}) {
            const auto points = layoutOf(layout, graph);
            if (!points)
                continue;
            QCOMPARE(points->size(), std::size_t{graph.size()});
            for (std::size_t i = 0; i < points->size(); ++i) {
                const Point a = (*points)[i];
                QVERIFY(a.x >= -1e-9 && a.x <= 1 + 1e-9 && a.y >= -1e-9 && a.y <= 1 + 1e-9);
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY(std::hypot(a.x - (*points)[j].x, a.y - (*points)[j].y) > 0.02);
            }
        }
        if (const auto cycle = hamiltonianCycle(graph)) {
            for (std::size_t i = 0; i < cycle->size(); ++i)
                QVERIFY(contains(graph.neighbours((*cycle)[i]), (*cycle)[(i + 1) % cycle->size()]));
        }
    }

    void presetsAreSound()
    {
        for (const PresetInfo& preset : puzzle().info().presets) {
            const ProblemPtr problem = puzzle().presetProblem(preset);
            QVERIFY(problem);
            QVERIFY(!puzzle().title(*problem).text().empty());
        }
    }

    void largestPictureHasAShapeForEveryEdge()
    {
        const ProblemPtr problem = problemFor("size=64;degree=63");
        const Solution solution((pairCount(64)), 1);
        const Picture picture = puzzle().picture(*problem, {.solution = &solution});
        QVERIFY(picture.shapes().size() > 2016);
        QVERIFY(picture.shapes().size() < 3 * 2016);
    }
};

QTEST_GUILESS_MAIN(TestGraphsForms)
#include "tst_core_graphsforms.moc"
