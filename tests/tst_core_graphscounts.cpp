// Counting K-regular graphs: known counts, the graphs made one by one, and the work shared by
// threads and parts.

#include <QtTest>

#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "core/puzzle/registry.h"
#include "core/puzzles/graphs/burnside.h"
#include "core/puzzles/graphs/classcounts.h"
#include "core/puzzles/graphs/count.h"
#include "core/puzzles/graphs/renamingsweep.h"
#include "tests/graphsproblems.h"

using namespace clew;
using namespace clew::graphs;
using namespace clew::test;
using namespace clew::test::regular;

namespace {

using boost::multiprecision::cpp_int;

/// Burnside's sum, one renaming after another.
class OneByOne
{
public:
    OneByOne(std::vector<Node> lengths, std::uint32_t degree)
        : m_lengths(std::move(lengths)), m_cycles(m_lengths.size()),
          m_terms(m_lengths, degree, m_shared)
    {
    }
    cpp_int sum(Node size)
    {
        m_sum = 0;
        cpp_int renamings = 1;
        for (Node n = 2; n <= size; ++n)
            renamings *= n;
        extend(0, size, renamings);
        return m_sum;
    }

private:
    // `renamings` / what the further cycles add to the centraliser are alike.
    void extend(std::size_t i, Node left, const cpp_int& renamings)
    {
        if (left == 0)
            m_sum += renamings * m_terms.count(m_cycles);
        if (left == 0 || i == m_lengths.size())
            return;
        cpp_int alike = renamings;
        for (Node some = 0; some * m_lengths[i] <= left; ++some) {
            if (some > 0)
                alike /= some * m_lengths[i];
            m_cycles[i] = some;
            extend(i + 1, left - some * m_lengths[i], alike);
        }
        m_cycles[i] = 0;
    }

    std::vector<Node> m_lengths;
    std::vector<Node> m_cycles;
    Control m_control;
    SharedControl m_shared{m_control};
    BurnsideTerms m_terms;
    cpp_int m_sum = 0;
};

} // namespace

class TestGraphsCounts : public QObject
{
    Q_OBJECT

private slots:
    void knownCounts_data()
    {
        QTest::addColumn<QString>("parameters");
        QTest::addColumn<QString>("count");
        QTest::addRow("cubic 6") << "degree=3;size=6"
                                 << "2";
        QTest::addRow("cubic 6 labelled") << "degree=3;size=6;labelled=1"
                                          << "70";
        QTest::addRow("cubic 8 connected") << "degree=3;size=8;connected=1"
                                           << "5";
        QTest::addRow("cubic 12") << "degree=3;size=12"
                                  << "94";
        QTest::addRow("cubic 12 connected") << "degree=3;size=12;connected=1"
                                            << "85";
        QTest::addRow("cubic 20 labelled") << "degree=3;size=20;labelled=1"
                                           << "976273961160363172131825";
        QTest::addRow("cubic 20 labelled, connected") << "degree=3;size=20;labelled=1;connected=1"
                                                      << "975937986889287117696000";
        QTest::addRow("cubic 16 connected") << "degree=3;size=16;connected=1"
                                            << "4060";
        QTest::addRow("5-regular 12 connected") << "degree=5;size=12;connected=1"
                                                << "7848";
        QTest::addRow("quartic 13 connected") << "degree=4;size=13;connected=1"
                                              << "10778";
        QTest::addRow("quartic 10") << "degree=4;size=10"
                                    << "60";
        QTest::addRow("6-regular 10, by its complement") << "degree=6;size=10"
                                                         << "21";
        QTest::addRow("cubic 24") << "degree=3;size=24"
                                  << "118573592";
        QTest::addRow("cubic 24 connected") << "degree=3;size=24;connected=1"
                                            << "117940535";
        QTest::addRow("cubic 30 connected") << "degree=3;size=30;connected=1"
                                            << "845480228069";
        QTest::addRow("quartic 16 connected") << "degree=4;size=16;connected=1"
                                              << "8037418";
        QTest::addRow("5-regular 14 connected") << "degree=5;size=14;connected=1"
                                                << "3459383";
        QTest::addRow("8-regular 13, by its complement") << "degree=8;size=13"
                                                         << "10786";
        QTest::addRow("two-regular 64 connected") << "degree=2;size=64;connected=1"
                                                  << "1";
        QTest::addRow("two-regular 16") << "degree=2;size=16"
                                        << "21";
        QTest::addRow("no edges on 64") << "degree=0;size=64"
                                        << "1";
        QTest::addRow("matchings of 64") << "degree=1;size=64"
                                         << "1";
        QTest::addRow("complete on 64") << "degree=63;size=64"
                                        << "1";
        QTest::addRow("odd") << "degree=3;size=5"
                             << "0";
        QTest::addRow("too many") << "degree=6;size=6"
                                  << "0";
    }

    void knownCounts()
    {
        QFETCH(QString, parameters);
        QFETCH(QString, count);
        Control control;
        const auto counted = puzzle().count(*problemFor(parameters), {}, control);
        QCOMPARE(counted->outcome.ending, Ending::Exhausted);
        QCOMPARE(QString::fromStdString(counted->count), count);
        QVERIFY(!counted->meaning.empty());
    }

    void countedAsMade_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("degree");
        for (int size = 2; size <= 12; ++size)
            for (int degree = 0; 2 * degree < size && (size < 12 || degree < 5); ++degree)
                if (size % 2 == 0 || degree % 2 == 0)
                    QTest::addRow("%d nodes, degree %d", size, degree) << size << degree;
        // The smallest known that shows whether a symmetry found is used where it does not hold.
        QTest::addRow("16 nodes, degree 3") << 16 << 3;
    }

    // Two ways that share nothing: Burnside's lemma, and making the graphs one by one.
    void countedAsMade()
    {
        QFETCH(int, size);
        QFETCH(int, degree);
        for (const char* flags : {"", ";connected=1"}) {
            const ProblemPtr problem =
                problemFor(QString("size=%1;degree=%2%3").arg(size).arg(degree).arg(flags));
            std::uint64_t made = 0;
            std::set<Solution> classes;
            Control generating({}, {}, [&](std::span<const Value> values) {
                ++made;
                if (size <= 10)
                    classes.insert(puzzle().canonical(*problem, {values.begin(), values.end()}));
                return true;
            });
            static_cast<void>(
                puzzle().run(puzzle().strategyIndex("orderly").value(), *problem, {}, generating));
            if (size <= 10)
                QCOMPARE(std::uint64_t{classes.size()}, made);
            Control control;
            const auto counted = puzzle().count(*problem, {}, control);
            QCOMPARE(counted->count, std::to_string(made));
            QCOMPARE(counted->outcome.counters.nodes, std::uint64_t{0});
        }
    }

    void sweptAsOneByOne_data()
    {
        QTest::addColumn<std::vector<Node>>("lengths");
        QTest::addColumn<int>("degree");
        QTest::addColumn<int>("most");
        QTest::newRow("degree 1") << std::vector<Node>{1, 2, 3} << 1 << 12;
        QTest::newRow("degree 2") << std::vector<Node>{1, 2, 3, 4, 5, 6, 7, 8} << 2 << 14;
        QTest::newRow("degree 3") << std::vector<Node>{1, 2, 3, 4, 6, 8, 9, 12} << 3 << 16;
        QTest::newRow("degree 4") << std::vector<Node>{1, 2, 3, 4, 5, 6, 8} << 4 << 12;
        QTest::newRow("degree 5") << std::vector<Node>{1, 2, 4, 5, 10} << 5 << 12;
        QTest::newRow("degree 7") << std::vector<Node>{1, 2, 7} << 7 << 14;
        QTest::newRow("degree 8 with what two words hold") << std::vector<Node>{1, 2, 3} << 8 << 13;
        QTest::newRow("no fixed nodes") << std::vector<Node>{5, 10} << 4 << 30;
    }

    // All renamings swept together, in whole numbers and as residues, whoever does it.
    void sweptAsOneByOne()
    {
        QFETCH(std::vector<Node>, lengths);
        QFETCH(int, degree);
        QFETCH(int, most);
        const auto k = static_cast<std::uint32_t>(degree);
        OneByOne oneByOne(lengths, k);
        for (Node size = 1; size <= static_cast<Node>(most); ++size) {
            const cpp_int expected = oneByOne.sum(size);
            for (const unsigned threads : {1U, 3U}) {
                Control control;
                SharedControl shared(control);
                QCOMPARE(sumOverRenamings(lengths, k, size, SweepKind::Exact, shared, threads),
                         expected);
                QCOMPARE(sumOverRenamings(lengths, k, size, SweepKind::Check, shared, threads),
                         cpp_int(expected % kCheckPrime));
            }
        }
    }

    // What a count reports to hold is what it needs: with less it stops.
    void memoryOfASweep()
    {
        const auto holding = [](std::uint64_t memory) {
            Control control({.memory = memory});
            SharedControl shared(control);
            const ClassCounts counts = countClasses(16, 5, shared);
            return std::tuple(counts.connected, control.peakMemory(), control.finish().reason);
        };
        const auto [all, peak, reason] = holding(kUnlimited);
        QCOMPARE(all, cpp_int(2585136675));
        QCOMPARE(reason, StopReason::None);
        QCOMPARE_GT(peak, std::uint64_t{100'000});
        QCOMPARE(std::get<0>(holding(peak)), all);
        QCOMPARE(std::get<2>(holding(peak - 1)), StopReason::MemoryLimit);
    }

    // Who listens to a count hears every graph.
    void countedAsTold()
    {
        const ProblemPtr problem = problemFor("size=10;degree=3");
        std::set<Solution> told;
        Control control({}, {}, [&](std::span<const Value> values) {
            told.emplace(values.begin(), values.end());
            return true;
        });
        QCOMPARE(puzzle().count(*problem, {}, control)->count, std::string("21"));
        QCOMPARE(told.size(), std::size_t{21});
    }

    void threadsAndParts_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"(:nodes 14 :degree 3 :connected t)", "(:nodes 12 :degree 4)",
              "(:nodes 10 :degree 6)", "(:nodes 6 :degree 3)", "(:nodes 2 :degree 1)",
              "(:nodes 3 :degree 2)", "(:nodes 7 :degree 2 :labelled t :required ((0 1) (2 3)))",
              "(:nodes 7 :degree 2 :required ((0 1) (2 3)))", "(:nodes 12 :degree 3 :labelled t)",
              "(:nodes 8 :degree 3 :labelled t :required ((0 1) (0 2) (3 4)))",
              "(:nodes 28 :degree 3 :connected t)", "(:nodes 20 :degree 4)"})
            QTest::addRow("%s", text) << text;
    }

    // However the work is shared, the sum is the same, and each node is counted once.
    void threadsAndParts()
    {
        QFETCH(QString, text);
        const ProblemPtr problem = problemFor({}, text);
        QVERIFY(problem);
        Control alone;
        const auto expected = puzzle().count(*problem, {}, alone);
        for (const unsigned threads : {1U, 2U, 3U}) {
            Control control;
            const auto counted = puzzle().count(*problem, {.threads = threads}, control);
            QCOMPARE(counted->count, expected->count);
            QCOMPARE(counted->outcome.ending, Ending::Exhausted);
            QCOMPARE(counted->outcome.counters.nodes, expected->outcome.counters.nodes);
            QCOMPARE(counted->outcome.counters.backtracks, expected->outcome.counters.backtracks);
            if (!cast(problem).labelled && cast(problem).hasGivens())
                continue; // cannot be split
            std::uint64_t sum = 0;
            for (std::uint64_t part = 1; part <= 5; ++part) {
                Control own;
                sum += std::stoull(
                    puzzle().count(*problem, {threads, part, 5}, own)->count.substr(0, 18));
            }
            if (expected->count.size() <= 18)
                QCOMPARE(std::to_string(sum), expected->count);
        }
    }

    void threadsHearAStop()
    {
        const ProblemPtr problem = problemFor("size=64;degree=7");
        Control cancelled;
        cancelled.cancelAtPoll(200);
        const auto counted = puzzle().count(*problem, {.threads = 3}, cancelled);
        QCOMPARE(counted->outcome.reason, StopReason::Cancelled);
        Control small({.memory = 100'000});
        const auto little = puzzle().count(*problem, {.threads = 3}, small);
        QCOMPARE(little->outcome.reason, StopReason::MemoryLimit);
        const ProblemPtr made =
            problemFor({}, "(:nodes 40 :degree 3 :labelled t :required ((0 1)))");
        Control limited({.nodes = 10'000});
        const auto few = puzzle().count(*made, {.threads = 3}, limited);
        QCOMPARE(few->outcome.reason, StopReason::NodeLimit);
    }

    // The table of results for everything that is known.
    void tableOfResults()
    {
        std::ifstream file(SHARED_DATA "/reference-counts.json");
        if (!file)
            QSKIP("the reference counts are not here");
        const auto reference = nlohmann::json::parse(file)["regular_graphs"];
        const auto compare = [&](const char* kind, std::uint32_t degree, Node size,
                                 const std::optional<std::string>& count) {
            const auto& counts = reference[kind]["counts"];
            const auto row = counts.find(std::to_string(degree));
            if (row == counts.end() || !row->contains(std::to_string(size)))
                return 0;
            const auto& expected = (*row)[std::to_string(size)];
            const std::string text =
                expected.is_string() ? expected.get<std::string>() : expected.dump();
            if (count != text)
                qWarning("%s degree %u size %u: %s, not %s", kind, degree, size,
                         count.value_or("none").c_str(), text.c_str());
            return count == text ? 1 : -1'000'000;
        };
        int compared = 0;
        for (std::uint32_t degree = 0; degree <= 8; ++degree)
            for (Node size = degree + 1; size <= (degree < 4 ? 24U : 16U); ++size) {
                Control control;
                const TableEntry entry = countTableEntry(size, degree, control);
                compared += compare("labelled_all", degree, size, entry.labelled);
                compared += compare("labelled_connected", degree, size, entry.labelledConnected);
                compared += compare("unlabelled_all", degree, size, entry.unlabelled);
                compared +=
                    compare("unlabelled_connected", degree, size, entry.unlabelledConnected);
            }
        QVERIFY2(compared > 100, std::to_string(compared).c_str());
    }

    void labelledCountsAreFast()
    {
        std::ifstream file(SHARED_DATA "/reference-counts.json");
        if (!file)
            QSKIP("the reference counts are not here");
        const auto counts = nlohmann::json::parse(file)["regular_graphs"]["labelled_all"]["counts"];
        for (const auto& [degree, row] : counts.items())
            for (const auto& [size, count] : row.items()) {
                Control control;
                QCOMPARE(countLabelled(static_cast<Node>(std::stoul(size)),
                                       static_cast<std::uint32_t>(std::stoul(degree)), control)
                             .str(),
                         count.is_string() ? count.get<std::string>() : count.dump());
            }
    }

    void countingCancels()
    {
        Control control;
        control.cancelAtPoll(50);
        const auto counted =
            puzzle().count(*problemFor("size=40;degree=9;labelled=1"), {}, control);
        QCOMPARE(counted->outcome.ending, Ending::Stopped);
    }
};

QTEST_GUILESS_MAIN(TestGraphsCounts)
#include "tst_core_graphscounts.moc"
