// The knight's tour against the source document's listing, known counts and a naive search.

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <set>
#include <sys/resource.h>

#include "core/puzzles/knight/divideandconquer.h"
#include "core/puzzles/knight/knight.h"
#include "core/registry/registry.h"
#include "core/trace/cursor.h"

using namespace clew;
using knight::KnightProblem;

namespace {

const Puzzle& puzzle()
{
    return *findPuzzle("knight");
}

ProblemPtr problemOf(const char* size, bool closed = false, const char* from = "",
                     const char* blocked = "")
{
    Parameters parameters{{"size", size}, {"from", from}, {"blocked", blocked}};
    if (closed)
        parameters["closed"] = "1";
    return puzzle().create(parameters).value();
}

struct Found
{
    Outcome outcome;
    std::vector<Solution> tours;
};

Found run(const Problem& problem, const char* strategy, Limits limits = {})
{
    Found found;
    Control control(limits, {}, [&](std::span<const Value> tour) {
        found.tours.emplace_back(tour.begin(), tour.end());
        return true;
    });
    found.outcome = puzzle().run(puzzle().strategyIndex(strategy).value(), problem, {}, control);
    return found;
}

// All directed paths through the whole board by trying every square as the next: shares nothing
// with the strategies but the rule.
class Oracle
{
public:
    explicit Oracle(const KnightProblem& problem)
        : m_problem(problem), m_visited(problem.squareCount())
    {
        for (const Value square : problem.blocked)
            m_visited[square] = true;
    }

    std::set<Solution> tours()
    {
        for (Value square = 0; square < m_problem.squareCount(); ++square)
            if (!m_visited[square] &&
                (m_problem.closed || m_problem.from.value_or(square) == square))
                extend(square);
        return m_tours;
    }

private:
    static bool isJump(int dx, int dy) { return dx * dx + dy * dy == 5; }

    bool reaches(Value a, Value b) const
    {
        const auto columns = static_cast<int>(m_problem.columns);
        const auto from = static_cast<int>(a);
        const auto to = static_cast<int>(b);
        return isJump(from % columns - to % columns, from / columns - to / columns);
    }

    void extend(Value square)
    {
        m_visited[square] = true;
        m_path.push_back(square);
        if (m_path.size() == m_problem.freeCount())
            report();
        for (Value next = 0; next < m_problem.squareCount(); ++next)
            if (!m_visited[next] && reaches(square, next))
                extend(next);
        m_path.pop_back();
        m_visited[square] = false;
    }

    void report()
    {
        if (!m_problem.closed) {
            m_tours.insert(m_path);
        } else if (m_path.size() > 2 && reaches(m_path.back(), m_path.front())) {
            m_tours.insert(cycle(m_path));
        }
    }

public:
    /// A closed tour from its lowest square towards the lower of that one's two neighbours.
    static Solution cycle(Solution tour)
    {
        std::ranges::rotate(tour, std::ranges::min_element(tour));
        if (tour[1] > tour.back())
            std::reverse(tour.begin() + 1, tour.end());
        return tour;
    }

private:
    const KnightProblem& m_problem;
    std::vector<bool> m_visited;
    Solution m_path;
    std::set<Solution> m_tours;
};

} // namespace

class TestKnight : public QObject
{
    Q_OBJECT

private slots:
    // The first eight tours that the document prints for (find-path 5): from (4 . 4), the last
    // square first.
    void documentListing_data()
    {
        QTest::addColumn<QString>("strategy");
        QTest::addRow("backtracking") << "backtracking";
        QTest::addRow("breadth-first") << "breadth-first";
    }

    void documentListing()
    {
        QFETCH(QString, strategy);
        const auto problem = problemOf("5", false, "e5");
        const Found found = run(*problem, strategy.toUtf8());
        QCOMPARE(found.tours.size(), std::size_t{304});
        const std::string text =
            puzzle().writeSolutions(*problem, std::span(found.tours).first(8), 0, "pairs");
        const QStringList lines = QString::fromStdString(text).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 8);
        QCOMPARE(lines[0],
                 "((4 . 0) (2 . 1) (0 . 0) (1 . 2) (0 . 4) (2 . 3) (0 . 2) (1 . 4) (3 . 3) (4 . 1) "
                 "(2 . 0) (0 . 1) (1 . 3) (3 . 4) (4 . 2) (3 . 0) (1 . 1) (0 . 3) (2 . 2) (1 . 0) "
                 "(3 . 1) (4 . 3) (2 . 4) (3 . 2) (4 . 4))");
        QCOMPARE(lines[7],
                 "((4 . 0) (2 . 1) (0 . 0) (1 . 2) (0 . 4) (2 . 3) (1 . 1) (3 . 0) (4 . 2) (3 . 4) "
                 "(1 . 3) (0 . 1) (2 . 0) (4 . 1) (3 . 3) (1 . 4) (0 . 2) (1 . 0) (3 . 1) (4 . 3) "
                 "(2 . 2) (0 . 3) (2 . 4) (3 . 2) (4 . 4))");
        // Without a start the search begins at the same square.
        Limits one;
        one.solutions = 1;
        QVERIFY(run(*problemOf("5"), "backtracking", one).tours.front() == found.tours.front());
    }

    void strategies_data()
    {
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<QString>("size");
        QTest::addColumn<QString>("from");
        QTest::addColumn<bool>("closed");
        QTest::addColumn<quint64>("solutions");
        QTest::addColumn<quint64>("nodes");
        const auto row = [](const char* strategy, const char* size, const char* from, bool closed,
                            quint64 solutions, quint64 nodes) {
            QTest::addRow("%s %s %s", strategy, size, closed ? "closed" : from)
                << strategy << size << from << closed << solutions << nodes;
        };
        row("backtracking", "3", "", false, 0, 121);
        row("backtracking", "4", "", false, 0, 29976);
        row("backtracking", "5", "a1", false, 304, 1735079);
        row("breadth-first", "3", "", false, 0, 121);
        row("breadth-first", "4", "", false, 0, 29976);
        row("breadth-first", "5", "a1", false, 304, 1735079);
        row("warnsdorff", "3", "", false, 0, 61);
        row("warnsdorff", "4", "", false, 0, 1608);
        row("warnsdorff", "5", "a1", false, 304, 8855);
        row("warnsdorff", "5", "", false, 1728, 59853);
        row("warnsdorff", "5x6", "", true, 8, 5454);
        row("warnsdorff", "10x3", "", true, 16, 1163);
        row("warnsdorff", "6", "", true, 9862, 772947);
    }

    // Node counts are signatures: a change of behaviour has to be declared here.
    void strategies()
    {
        QFETCH(QString, strategy);
        QFETCH(QString, size);
        QFETCH(QString, from);
        QFETCH(bool, closed);
        QFETCH(quint64, solutions);
        QFETCH(quint64, nodes);
        const auto problem = problemOf(size.toUtf8(), closed, from.toUtf8());
        Control control;
        const Outcome outcome = puzzle().run(puzzle().strategyIndex(strategy.toStdString()).value(),
                                             *problem, {}, control);
        QCOMPARE(outcome.ending, Ending::Exhausted);
        QCOMPARE(quint64{outcome.counters.solutions}, solutions);
        QCOMPARE(quint64{outcome.counters.nodes}, nodes);
    }

    void oracle_data()
    {
        QTest::addColumn<QString>("size");
        QTest::addColumn<QString>("from");
        QTest::addColumn<bool>("closed");
        QTest::addColumn<QString>("blocked");
        const auto row = [](const char* size, const char* from, bool closed, const char* blocked) {
            QTest::addRow("%s %s %s %s", size, from, closed ? "closed" : "open", blocked)
                << size << from << closed << blocked;
        };
        for (const char* size : {"1", "2", "3", "1x2", "3x4", "4x3", "5x3", "4", "4x5", "7x3"})
            row(size, "", false, "");
        for (const char* size : {"1", "2x1", "3", "3x4", "5x3", "4", "5x4"})
            row(size, "", true, "");
        for (const char* from : {"a1", "b1", "b2", "c3", "d4"})
            row("4x5", from, false, "");
        row("5", "e4", false, "");
        row("4", "", false, "a1");
        row("4", "", false, "a1 b1");
        row("4", "", false, "a1 d4");
        row("4", "", true, "a1 d1");
        row("3", "", true, "b2");
        row("3", "", false, "b2");
        row("3", "a1", false, "b2");
        row("3", "a1", false, "a1");
        row("5", "", true, "c3");
        row("5", "", true, "a1 c3 e5");
        row("5x4", "", true, "a1 b1");
        row("5x4", "a2", true, "a1 e4");
        row("5x4", "c3", false, "a1 a2 e4");
        row("6x4", "a2", false, "a1 b4 e4 d1");
        row("2x3", "", false, "b1 b3 a2 b2");
    }

    void oracle()
    {
        QFETCH(QString, size);
        QFETCH(QString, from);
        QFETCH(bool, closed);
        QFETCH(QString, blocked);
        const auto problem = problemOf(size.toUtf8(), closed, from.toUtf8(), blocked.toUtf8());
        const auto& knightProblem = static_cast<const KnightProblem&>(*problem);
        const std::set<Solution> expected =
            puzzle().faults(*problem).empty() || !knightProblem.from ||
                    !std::ranges::binary_search(knightProblem.blocked, *knightProblem.from)
                ? Oracle(knightProblem).tours()
                : std::set<Solution>();
        if (!puzzle().faults(*problem).empty())
            QVERIFY(expected.empty());
        for (const StrategyInfo& strategy : puzzle().info().strategies) {
            const Found found = run(*problem, strategy.id.c_str());
            std::set<Solution> tours;
            for (const Solution& tour : found.tours) {
                QVERIFY(puzzle().verify(*problem, tour).empty());
                tours.insert(closed ? Oracle::cycle(tour) : tour);
            }
            QCOMPARE(tours.size(), found.tours.size());
            if (strategy.complete)
                QVERIFY2(tours == expected, strategy.id.c_str());
            else if (strategy.id == "divide-and-conquer")
                QCOMPARE(tours.size(), std::size_t{expected.empty() ? 0U : 1U});
            else
                QCOMPARE(std::size_t{found.outcome.counters.solutions}, expected.size());
        }
        Control control;
        QCOMPARE(puzzle().count(*problem, {}, control)->count, std::to_string(expected.size()));
    }

    void instances_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("input");
        QTest::addColumn<QString>("solutions");
        QFile file(QStringLiteral(TEST_DATA "/knight/instances.tsv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
        for (const QString& line : lines.mid(1)) {
            const QStringList fields = line.split('\t');
            QTest::newRow(qPrintable(fields[0])) << fields[1] << fields[2] << fields[3];
        }
    }

    void instances()
    {
        QFETCH(QString, kind);
        QFETCH(QString, input);
        QFETCH(QString, solutions);
        Parameters parameters;
        if (kind == "parameters")
            for (const QString& pair : input.split(';'))
                parameters[pair.section('=', 0, 0).toStdString()] =
                    pair.section('=', 1).toStdString();
        const auto problem =
            kind == "parameters"
                ? puzzle().create(parameters)
                : puzzle().read(input.replace("\\n", "\n").toStdString(), kind.toStdString(), {});
        QVERIFY(problem.has_value());
        Control control;
        QCOMPARE(QString::fromStdString(puzzle().count(**problem, {}, control)->count), solutions);
        for (const StrategyInfo& strategy : puzzle().info().strategies)
            if (strategy.complete)
                QCOMPARE(QString::number(run(**problem, strategy.id.c_str()).tours.size()),
                         solutions);
    }

    void counts_data()
    {
        QTest::addColumn<QString>("size");
        QTest::addColumn<bool>("closed");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("count");
        const auto row = [](const char* size, bool closed, const char* from, const char* count) {
            QTest::addRow("%s %s", size, closed ? "closed" : from)
                << size << closed << from << count;
        };
        row("5", false, "", "1728");
        row("5", false, "a1", "304");
        row("5", false, "c3", "64");
        row("6", false, "", "6637920");
        row("6", true, "", "9862");
        row("6", true, "c2", "9862");
        row("8x6", true, "", "55488142");
        row("6x10", true, "", "239187240144");
        row("5x10", true, "", "13311268");
        row("18x3", true, "", "147728");
        row("3x12", false, "", "114496");
    }

    void counts()
    {
        QFETCH(QString, size);
        QFETCH(bool, closed);
        QFETCH(QString, from);
        QFETCH(QString, count);
        Control control;
        const auto result =
            puzzle().count(*problemOf(size.toUtf8(), closed, from.toUtf8()), {}, control);
        QCOMPARE(QString::fromStdString(result->count), count);
        QVERIFY(!result->meaning.empty());
        QCOMPARE(result->outcome.ending, Ending::Exhausted);
    }

    void threadsAndParts_data()
    {
        QTest::addColumn<QString>("size");
        QTest::addColumn<bool>("closed");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("blocked");
        QTest::addColumn<QString>("count");
        QTest::addRow("6 closed") << "6" << true << ""
                                  << ""
                                  << "9862";
        QTest::addRow("8x6 closed") << "8x6" << true << ""
                                    << ""
                                    << "55488142";
        QTest::addRow("7x5 open") << "7x5" << false << ""
                                  << ""
                                  << "1245736";
        QTest::addRow("5 from a corner") << "5" << false << "a1"
                                         << ""
                                         << "304";
        QTest::addRow("7x5 closed, blocked") << "7x5" << true << ""
                                             << "d3"
                                             << "";
        QTest::addRow("6 closed, blocked") << "6" << true << ""
                                           << "c3 d3"
                                           << "";
        QTest::addRow("7 closed, blocked") << "7" << true << ""
                                           << "d4 c4 c3"
                                           << "430823";
        // Boards of which whole rows are left, swept as the wide ones that they are.
        QTest::addRow("7x4 open")
            << "7" << false << ""
            << "a1 b1 c1 d1 e1 f1 g1 a2 b2 c2 d2 e2 f2 g2 a7 b7 c7 d7 e7 f7 g7"
            << "12756";
        QTest::addRow("8x5 closed")
            << "8" << true << ""
            << "a1 b1 c1 d1 e1 f1 g1 h1 a7 b7 c7 d7 e7 f7 g7 h7 a8 b8 c8 d8 e8 f8 g8 h8"
            << "44202";
        QTest::addRow("3x80, long numbers") << "3x80" << false << ""
                                            << ""
                                            << "";
    }

    // However the work is shared, the sum is the same, and each state is swept once.
    void threadsAndParts()
    {
        QFETCH(QString, size);
        QFETCH(bool, closed);
        QFETCH(QString, from);
        QFETCH(QString, blocked);
        QFETCH(QString, count);
        const auto problem = problemOf(size.toUtf8(), closed, from.toUtf8(), blocked.toUtf8());
        Control alone;
        const auto expected = puzzle().count(*problem, {}, alone);
        if (!count.isEmpty())
            QCOMPARE(QString::fromStdString(expected->count), count);
        for (const unsigned threads : {2U, 3U}) {
            Control control;
            const auto counted = puzzle().count(*problem, {.threads = threads}, control);
            QCOMPARE(counted->count, expected->count);
            QCOMPARE(counted->outcome.ending, Ending::Exhausted);
            QCOMPARE(control.counters().checks, alone.counters().checks);
        }
        if (expected->count.size() > 18)
            return;
        std::uint64_t sum = 0;
        for (std::uint64_t part = 1; part <= 3; ++part) {
            Control own;
            sum += std::stoull(puzzle().count(*problem, {2, part, 3}, own)->count);
        }
        QCOMPARE(std::to_string(sum), expected->count);
    }

    // The memory limit holds for what all threads have together; a cancel reaches every one.
    void countsStop()
    {
        const auto problem = problemOf("8");
        for (const unsigned threads : {1U, 3U}) {
            Control small({.memory = 4'000'000});
            const auto counted = puzzle().count(*problem, {.threads = threads}, small);
            QCOMPARE(counted->outcome.reason, StopReason::MemoryLimit);
            QVERIFY(small.peakMemory() < 8'000'000);
            Control cancelled;
            cancelled.cancelAtPoll(500);
            const auto given = puzzle().count(*problem, {.threads = threads}, cancelled);
            QCOMPARE(given->outcome.reason, StopReason::Cancelled);
        }
    }

    void countsOnDisk_data()
    {
        QTest::addColumn<QString>("size");
        QTest::addColumn<bool>("closed");
        QTest::addColumn<QString>("blocked");
        QTest::addColumn<quint64>("memory");
        QTest::addColumn<QString>("count");
        const quint64 megabyte = 1'000'000;
        QTest::addRow("6x8 closed") << "6x8" << true << "" << 2 * megabyte << "55488142";
        QTest::addRow("8x5 closed, states of two words")
            << "8" << true
            << "a1 b1 c1 d1 e1 f1 g1 h1 a7 b7 c7 d7 e7 f7 g7 h7 a8 b8 c8 d8 e8 f8 g8 h8"
            << 2 * megabyte << "44202";
    }

    // In a memory too small for it a count goes on in a scratch folder, and leaves nothing there.
    void countsOnDisk()
    {
        QFETCH(QString, size);
        QFETCH(bool, closed);
        QFETCH(QString, blocked);
        QFETCH(quint64, memory);
        QFETCH(QString, count);
        const auto problem = problemOf(size.toUtf8(), closed, "", blocked.toUtf8());
        const Limits little{.memory = memory};
        const QTemporaryDir folder;
        Control without(little);
        QCOMPARE(puzzle().count(*problem, {}, without)->outcome.reason, StopReason::MemoryLimit);
        for (const unsigned threads : {1U, 2U}) {
            Control control(little);
            const auto counted = puzzle().count(
                *problem, {.threads = threads, .scratch = folder.path().toStdString()}, control);
            QCOMPARE(counted->outcome.ending, Ending::Exhausted);
            QCOMPARE(QString::fromStdString(counted->count), count);
            QVERIFY(control.peakMemory() <= memory);
            QVERIFY(QDir(folder.path()).isEmpty());
        }
    }

    // A disk that takes no more is no count of 0.
    void scratchThatCannotBeWritten()
    {
        const auto problem = problemOf("6x8", true);
        const Limits little{.memory = 2'000'000};
        Control nowhere(little);
        const auto missing = puzzle().count(*problem, {.scratch = "/no/such/folder"}, nowhere);
        QVERIFY(!missing);
        QVERIFY(QString::fromStdString(missing.error().message).contains("/no/such/folder"));
        const QTemporaryDir folder;
        rlimit before{};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
        const auto handler = std::signal(SIGXFSZ, SIG_IGN); // NOLINT: write() is to fail
        const rlimit small{50'000, before.rlim_max};
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
        Control full(little);
        const auto counted =
            puzzle().count(*problem, {.threads = 2, .scratch = folder.path().toStdString()}, full);
        ::setrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, handler);
        QVERIFY(!counted);
        QVERIFY(QString::fromStdString(counted.error().message).contains("cannot write"));
    }

    // Stopped anywhere, a count goes on from its checkpoint instead of beginning anew.
    void countsGoOn()
    {
        for (const char* const size : {"6x6", "5x8", "6x8"}) {
            const auto problem = problemOf(size, true);
            Control alone;
            const auto expected = puzzle().count(*problem, {}, alone);
            for (const std::uint64_t polls : {60U, 90U, 120U}) {
                const QTemporaryDir folder;
                const CountRequest request{.checkpoint = folder.filePath("half").toStdString()};
                Control first;
                first.cancelAtPoll(polls);
                const auto stopped = puzzle().count(*problem, request, first);
                QCOMPARE(stopped->outcome.reason, StopReason::Cancelled);
                Control second;
                const auto counted = puzzle().count(*problem, request, second);
                QCOMPARE(counted->count, expected->count);
                QCOMPARE(counted->outcome.ending, Ending::Exhausted);
                QVERIFY(second.counters().checks < alone.counters().checks);
                Control third; // all is in the file
                QCOMPARE(puzzle().count(*problem, request, third)->count, expected->count);
                QCOMPARE(std::uint64_t{third.counters().checks}, std::uint64_t{0});
            }
        }
    }

    // Each part has its checkpoint.
    void partsGoOn()
    {
        const auto problem = problemOf("6x6", true);
        std::uint64_t sum = 0;
        for (std::uint64_t part = 1; part <= 3; ++part) {
            const QTemporaryDir folder;
            const CountRequest request{
                .part = part, .parts = 3, .checkpoint = folder.filePath("half").toStdString()};
            Control first;
            first.cancelAtPoll(100);
            QVERIFY(puzzle().count(*problem, request, first)->outcome.ending == Ending::Stopped);
            Control second;
            sum += std::stoull(puzzle().count(*problem, request, second)->count);
        }
        QCOMPARE(sum, std::uint64_t{9862});
    }

    void checkpointsRefused()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath("half"));
        const CountRequest request{.checkpoint = file.fileName().toStdString()};
        Control first;
        first.cancelAtPoll(120);
        QVERIFY(puzzle().count(*problemOf("6", true), request, first));
        QVERIFY(file.open(QIODevice::ReadWrite));
        const QByteArray whole = file.readAll();
        QVERIFY(whole.size() > 100);
        const auto complaint = [&](const QByteArray& bytes, const char* size) {
            file.resize(0);
            file.seek(0);
            file.write(bytes);
            file.flush();
            Control control;
            const auto counted = puzzle().count(*problemOf(size, true), request, control);
            return counted ? QString::fromStdString(counted->count)
                           : QString::fromStdString(counted.error().message);
        };
        QByteArray changed = whole;
        changed[whole.size() - 20] = static_cast<char>(changed[whole.size() - 20] ^ 1);
        for (const QByteArray& bad :
             {changed, whole.left(whole.size() - 1), whole.left(whole.size() / 2), whole.left(20),
              QByteArray(), QByteArray("{\"puzzle\":\"queens\"}\n"), QByteArray(5000, 'x')})
            QVERIFY2(complaint(bad, "6").contains("damaged"), bad.left(80).constData());
        QVERIFY(complaint(whole, "6x8").contains("closed tours of 6x6, not closed tours of 6x8"));
        QCOMPARE(complaint(whole, "6"), QString("9862"));
    }

    // Directed tours from each square add up to all.
    void countsFromEachSquareAddUp()
    {
        quint64 sum = 0;
        for (Value square = 0; square < 30; ++square) {
            const auto any = problemOf("5x6");
            const std::string from =
                knight::squareName(static_cast<const KnightProblem&>(*any), square);
            Control control;
            sum += std::stoull(
                puzzle().count(*problemOf("5x6", false, from.c_str()), {}, control)->count);
        }
        QCOMPARE(sum, quint64{2 * 18784});
    }

    // Past 64 bits: the same sweep in whole numbers of any length. Known modulo small numbers only
    // by recurrence, so the count is compared with that of the board turned on its side.
    void hugeCounts()
    {
        Control control;
        const std::string lying = puzzle().count(*problemOf("80x3"), {}, control)->count;
        QVERIFY(lying.size() > 20);
        QCOMPARE(puzzle().count(*problemOf("3x80"), {}, control)->count, lying);
    }

    void referenceCounts()
    {
        QFile file(QStringLiteral(SHARED_DATA "/reference-counts.json"));
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("the shared reference counts are not on this machine");
        const QJsonObject counts =
            QJsonDocument::fromJson(file.readAll()).object()["knight"].toObject();
        const auto compare = [](const QJsonObject& table, bool closed, quint64 factor) {
            for (auto entry = table.begin(); entry != table.end(); ++entry) {
                const double expected = entry.value().toDouble();
                if (expected > 6e7 || entry.value().isString()) // minutes rather than seconds
                    continue;
                Control control;
                const auto result =
                    puzzle().count(*problemOf(entry.key().toUtf8(), closed), {}, control);
                QCOMPARE(std::stoull(result->count), factor * static_cast<quint64>(expected));
            }
        };
        compare(counts["closed_undirected"].toObject()["counts"].toObject(), true, 1);
        compare(counts["open_undirected"].toObject()["counts"].toObject(), false, 2);
    }

    void classes_data()
    {
        QTest::addColumn<QString>("size");
        QTest::addColumn<bool>("closed");
        QTest::addColumn<int>("classes");
        QTest::addRow("3x4 open") << "3x4" << false << 3;
        QTest::addRow("5x5 open") << "5" << false << 112;
        QTest::addRow("5x6 closed") << "5x6" << true << 3;
        QTest::addRow("3x10 closed") << "10x3" << true << 6;
        QTest::addRow("6x6 closed") << "6" << true << 1245;
    }

    void classes()
    {
        QFETCH(QString, size);
        QFETCH(bool, closed);
        QFETCH(int, classes);
        const auto problem = problemOf(size.toUtf8(), closed);
        std::set<Solution> canonical;
        for (const Solution& tour : run(*problem, "warnsdorff").tours)
            canonical.insert(puzzle().canonical(*problem, tour));
        QCOMPARE(canonical.size(), static_cast<std::size_t>(classes));
    }

    // Schwenk's theorem says the same as exhaustion.
    void closedToursExist_data()
    {
        QTest::addColumn<QString>("size");
        for (const char* size :
             {"3x4", "3x6", "3x8", "4x4", "4x5", "4x6", "4x7", "5x6", "3x10", "2x7"})
            QTest::addRow("%s", size) << size;
    }

    void closedToursExist()
    {
        QFETCH(QString, size);
        const auto closed = problemOf(size.toUtf8(), true);
        const auto open = problemOf(size.toUtf8());
        const auto& board = static_cast<const KnightProblem&>(*closed);
        // Open tours from one corner whose ends are a jump apart.
        KnightProblem fromCorner = static_cast<const KnightProblem&>(*open);
        fromCorner.from = 0;
        bool exists = false;
        for (const Solution& tour : run(fromCorner, "warnsdorff").tours)
            exists = exists || knight::JumpGraph(board).isJump(tour.back(), 0);
        QCOMPARE(puzzle().faults(*closed).empty(), exists);
    }

    // Every board with a tour that is cut into tiles gets one, without search on the whole of it.
    void tiles()
    {
        for (std::uint32_t columns = 3; columns <= 25; ++columns)
            for (std::uint32_t rows = 3; rows <= 25; ++rows)
                for (const bool closed : {false, true}) {
                    KnightProblem problem;
                    problem.columns = columns;
                    problem.rows = rows;
                    problem.closed = closed;
                    const std::uint32_t narrow = std::min(columns, rows);
                    const std::uint32_t wide = std::max(columns, rows);
                    const bool isSmall =
                        wide < 5 || (narrow == 3 && wide < 7); // not all have tours
                    if (isSmall || !puzzle().faults(problem).empty())
                        continue;
                    Control control;
                    const Solution tour = knight::tiledTour(problem, control);
                    QVERIFY2(puzzle().verify(problem, tour).empty(),
                             qPrintable(QStringLiteral("%1x%2").arg(columns).arg(rows)));
                }
    }

    void hugeBoards_data()
    {
        QTest::addColumn<QString>("size");
        QTest::addColumn<bool>("closed");
        QTest::addColumn<QString>("strategy");
        QTest::addRow("closed tiles") << "1000" << true << "divide-and-conquer";
        QTest::addRow("odd") << "999x501" << false << "divide-and-conquer";
        QTest::addRow("chain") << "4x2000" << false << "divide-and-conquer";
        QTest::addRow("strip") << "2000x3" << true << "divide-and-conquer";
        QTest::addRow("warnsdorff 100") << "100" << false << "warnsdorff";
        QTest::addRow("warnsdorff 8 closed") << "8" << true << "warnsdorff";
    }

    void hugeBoards()
    {
        QFETCH(QString, size);
        QFETCH(bool, closed);
        QFETCH(QString, strategy);
        const auto problem = problemOf(size.toUtf8(), closed);
        Limits limits;
        limits.solutions = 1;
        limits.time = std::chrono::seconds(20);
        const Found found = run(*problem, strategy.toUtf8(), limits);
        QCOMPARE(found.tours.size(), std::size_t{1});
        QVERIFY(puzzle().verify(*problem, found.tours.front()).empty());
    }

    void breadthFirstStopsAtTheMemoryLimit()
    {
        Limits limits;
        limits.memory = 1'000'000;
        const Found found = run(*problemOf("8"), "breadth-first", limits);
        QCOMPARE(found.outcome.ending, Ending::Stopped);
        QCOMPARE(found.outcome.reason, StopReason::MemoryLimit);
    }

    void text_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addRow("open") << ".....\n.....\n.....\n";
        QTest::addRow("closed") << "closed\n......\n.#..#.\n......\n";
        QTest::addRow("start") << ".#.\n..S\n";
        QTest::addRow("one square") << "S\n";
    }

    void text()
    {
        QFETCH(QString, text);
        const auto problem = puzzle().read(text.toStdString(), "board", {});
        QVERIFY(problem.has_value());
        QCOMPARE(QString::fromStdString(puzzle().write(**problem, "board")), text);
    }

    void badText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addRow("empty") << ""
                               << "no board" << 1 << 1;
        QTest::addRow("letter") << "...\n.x.\n"
                                << "not 'x'" << 2 << 2;
        QTest::addRow("ragged") << "closed\n...\n..\n"
                                << "has 2 squares, the first one 3" << 3 << 1;
        QTest::addRow("two starts") << "S..\n..S\n"
                                    << "one start" << 2 << 3;
        QTest::addRow("after closed") << "closed tour\n...\n"
                                      << "nothing after" << 1 << 8;
        QTest::addRow("too wide") << QString(2001, '.') << "at most 2000 columns" << 1 << 2001;
        QTest::addRow("too high") << QString(".\n").repeated(2001) << "at most 2000 rows" << 2001
                                  << 1;
    }

    void badText()
    {
        QFETCH(QString, text);
        QFETCH(QString, message);
        QFETCH(int, line);
        QFETCH(int, column);
        const auto problem = puzzle().read(text.toStdString(), "", {});
        QVERIFY(!problem.has_value());
        QVERIFY2(QString::fromStdString(problem.error().message).contains(message),
                 problem.error().message.c_str());
        QCOMPARE(problem.error().line, line);
        QCOMPARE(problem.error().column, column);
    }

    void badParameters_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("value");
        QTest::addRow("size") << "size"
                              << "5y6";
        QTest::addRow("size 0") << "size"
                                << "0";
        QTest::addRow("too large") << "size"
                                   << "2001";
        QTest::addRow("from") << "from"
                              << "f1";
        QTest::addRow("from rank") << "from"
                                   << "a0";
        QTest::addRow("from upper") << "from"
                                    << "A1";
        QTest::addRow("from more") << "from"
                                   << "a1b";
        QTest::addRow("blocked") << "blocked"
                                 << "a1 z9";
    }

    void badParameters()
    {
        QFETCH(QString, id);
        QFETCH(QString, value);
        QVERIFY(!puzzle().create({{id.toStdString(), value.toStdString()}}).has_value());
    }

    void squareNames()
    {
        const auto large = problemOf("800x30");
        const auto& problem = static_cast<const KnightProblem&>(*large);
        for (const auto& [square, name] :
             std::vector<std::pair<Value, std::string>>{{0, "a30"},
                                                        {25, "z30"},
                                                        {26, "aa30"},
                                                        {701, "zz30"},
                                                        {702, "aaa30"},
                                                        {800 * 29, "a1"}}) {
            QCOMPARE(knight::squareName(problem, square), name);
            QVERIFY(knight::squareNamed(problem, name) == square);
        }
        QVERIFY(!knight::squareNamed(problem, "zzz1"));
    }

    void writtenTours()
    {
        const auto problem = problemOf("3x4", false, "a1");
        const std::vector<Solution> tours = run(*problem, "backtracking").tours;
        QCOMPARE(tours.size(), std::size_t{2});
        QCOMPARE(puzzle().writeSolutions(*problem, std::span(tours).first(1), 0, "squares"),
                 std::string("a1 b3 c1 a2 b4 c2 a3 b1 c3 a4 b2 c4\n"));
        QCOMPARE(puzzle().writeSolutions(*problem, std::span(tours).first(1), 1, "numbers"),
                 std::string("\n10  5 12\n 7  2  9\n 4 11  6\n 1  8  3\n"));
    }

    void rulesAreChecked()
    {
        const auto problem = problemOf("3x4", false, "a1");
        const Solution good = run(*problem, "backtracking").tours.front();
        QVERIFY(puzzle().verify(*problem, good).empty());
        Solution shortened(good.begin(), good.end() - 1);
        QCOMPARE(puzzle().verify(*problem, shortened).size(), std::size_t{1});
        Solution swapped = good;
        std::swap(swapped[3], swapped[8]);
        QVERIFY(!puzzle().verify(*problem, swapped).empty());
        Solution twice = good;
        twice[11] = twice[9];
        QVERIFY(!puzzle().verify(*problem, twice).empty());
        QVERIFY(!puzzle().verify(*problem, Solution(good.rbegin(), good.rend())).empty());
        QVERIFY(!puzzle().verify(*problemOf("3x4", true), good).empty());
    }

    void tracedRunsAgree_data()
    {
        QTest::addColumn<int>("strategy");
        QTest::addColumn<QString>("size");
        QTest::addColumn<bool>("closed");
        for (int strategy = 0; strategy < static_cast<int>(puzzle().info().strategies.size());
             ++strategy) {
            QTest::addRow("%d 3x4", strategy) << strategy << "3x4" << false;
            QTest::addRow("%d 5x6 closed", strategy) << strategy << "5x6" << true;
            QTest::addRow("%d 4x4", strategy) << strategy << "4" << false;
        }
    }

    // Also: at each Solution event the board shows a tour; every event is explained; seeking back
    // is the same as having stopped there.
    void tracedRunsAgree()
    {
        QFETCH(int, strategy);
        QFETCH(QString, size);
        QFETCH(bool, closed);
        const auto problem = problemOf(size.toUtf8(), closed);
        const auto index = static_cast<std::size_t>(strategy);
        Limits limits;
        limits.nodes = 30'000;
        Control plain(limits);
        const Outcome untraced = puzzle().run(index, *problem, {}, plain);
        auto trace = std::make_shared<Trace>();
        Control control(limits);
        {
            Recorder recorder(*trace, control);
            QVERIFY(puzzle().run(index, *problem, {}, control, &recorder) == untraced);
        }
        Cursor cursor(trace, puzzle().dimensions(*problem));
        for (std::uint64_t i = 0; i < trace->solutionCount(); ++i) {
            cursor.seek(trace->solutionEvent(i));
            QVERIFY(
                puzzle().verify(*problem, puzzle().solutionAt(*problem, cursor.state())).empty());
        }
        const std::uint64_t steps = std::min<std::uint64_t>(trace->size(), 2000);
        Cursor forward(trace, puzzle().dimensions(*problem));
        for (std::uint64_t i = 0; i < steps; ++i) {
            forward.seek(i);
            QVERIFY(!puzzle().explain(*problem, forward.state(), trace->event(i)).empty());
            if (i % 97 == 0) {
                cursor.seek(i);
                QVERIFY(cursor.state() == forward.state());
            }
        }
    }

    void cancelling_data()
    {
        QTest::addColumn<QString>("strategy");
        for (const StrategyInfo& strategy : puzzle().info().strategies)
            QTest::addRow("%s", strategy.id.c_str()) << QString::fromStdString(strategy.id);
    }

    void cancelling()
    {
        QFETCH(QString, strategy);
        const std::size_t index = puzzle().strategyIndex(strategy.toStdString()).value();
        const auto problem = problemOf("12x9");
        for (const std::uint64_t poll : {1, 2, 3, 5, 8, 13, 21}) {
            Control control;
            control.cancelAtPoll(poll);
            const Outcome outcome = puzzle().run(index, *problem, {}, control);
            if (outcome.ending != Ending::Stopped) // finished before
                QVERIFY(strategy == "divide-and-conquer" && poll > 3);
            else
                QCOMPARE(outcome.reason, StopReason::Cancelled);
        }
    }

    void presetsAreSound()
    {
        for (const PresetInfo& preset : puzzle().info().presets) {
            const ProblemPtr problem = puzzle().presetProblem(preset);
            QVERIFY2(puzzle().faults(*problem).empty(), preset.id.c_str());
            const Picture picture = puzzle().picture(*problem, {});
            QVERIFY(!picture.shapes().empty());
            Limits one;
            one.solutions = 1;
            const std::size_t tours = run(*problem, "warnsdorff", one).tours.size();
            QCOMPARE(tours, std::size_t{preset.id == "4x4" ? 0U : 1U});
        }
    }

    void explainedTour()
    {
        Control control;
        const auto sentences = puzzle().explainSolution(*problemOf("5", false, "a1"), control);
        QCOMPARE(sentences.size(), std::size_t{25});
        const auto none = puzzle().explainSolution(*problemOf("4"), control);
        QCOMPARE(none.size(), std::size_t{1});
    }

    void pictureOfAHugeBoardIsQuick()
    {
        const auto problem = problemOf("2000", true);
        Limits limits;
        limits.solutions = 1;
        const Found found = run(*problem, "divide-and-conquer", limits);
        QCOMPARE(found.tours.size(), std::size_t{1});
        View view;
        view.solution = &found.tours.front();
        const Picture picture = puzzle().picture(*problem, view);
        QVERIFY(picture.shapes().size() < 100'000);
        QVERIFY(picture.part().has_value());
    }

    // What is looked at of a large board has every square and every move number.
    void partOfALargeBoardIsDrawnInDetail()
    {
        const auto problem = problemOf("300", true);
        Limits limits;
        limits.solutions = 1;
        const Found found = run(*problem, "divide-and-conquer", limits);
        View view;
        view.solution = &found.tours.front();
        view.coordinates = false;
        view.looked = Area{100, 50, 20, 10};
        const Picture picture = puzzle().picture(*problem, view);
        QVERIFY(picture.part()->x == 100 && picture.part()->width == 20);
        std::size_t numbers = 0;
        for (const Shape& shape : picture.shapes()) {
            if (shape.kind != ShapeKind::Text)
                continue;
            ++numbers;
            const auto square = static_cast<Value>(shape.x) + 300 * static_cast<Value>(shape.y);
            QCOMPARE(found.tours.front().at(std::stoul(shape.text) - 1), square);
        }
        QCOMPARE(numbers, std::size_t{21 * 11});
        view.looked.reset();
        const Picture whole = puzzle().picture(*problem, view);
        QVERIFY(std::ranges::none_of(whole.shapes(), [](const Shape& shape) {
            return shape.kind == ShapeKind::Text || shape.fill == Ink::CellDark;
        }));
    }
};

QTEST_GUILESS_MAIN(TestKnight)
#include "tst_core_knight.moc"
