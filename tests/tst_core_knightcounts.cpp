// Counting the knight's tours: known counts and naive ones, the work shared by threads and parts,
// in memory, on disk, and from checkpoints on.

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <random>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/puzzle/registry.h"
#include "core/puzzles/knight/frontier/meeting.h"
#include "core/puzzles/knight/frontier/sweep.h"
#include "core/text/english.h"
#include "tests/instances.h"
#include "tests/knightproblems.h"
#include "tests/undersanitizer.h"

using namespace clew;
using namespace clew::test;
using namespace clew::test::tours;
using knight::KnightProblem;

namespace {

/// A count that keeps after each bin of states how far it has come; none if it was stopped.
struct Kept
{
    ProblemPtr problem;
    CountRequest request;
    Limits limits = {};
    std::chrono::milliseconds between{0};

    std::optional<std::string> count(std::uint64_t polls = 0, std::uint64_t* states = nullptr) const
    {
        Control control(limits);
        if (polls > 0)
            control.cancelAtPoll(polls);
        std::string counted = knight::countTours(static_cast<const KnightProblem&>(*problem),
                                                 control, {}, request, between);
        if (states != nullptr)
            *states = control.counters().checks;
        return control.stopped() ? std::nullopt : std::optional(std::move(counted));
    }
};

/// For a folder in memory where there is one: those who keep all the time would mostly wait for the
/// disk.
QString inMemory()
{
    const QString shared = "/dev/shm";
    return (QFileInfo(shared).isWritable() ? shared : QDir::tempPath()) + "/clew-XXXXXX";
}

const std::vector<Instance>& table()
{
    static const auto read = instancesOf(puzzle());
    return read;
}

} // namespace

class TestKnightCounts : public QObject
{
    Q_OBJECT

private slots:
    void instances_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < table().size(); ++i)
            QTest::newRow(table()[i].name) << static_cast<int>(i);
    }

    void instances()
    {
        QFETCH(int, index);
        const Instance& instance = table()[static_cast<std::size_t>(index)];
        Control control;
        QCOMPARE(puzzle().count(*instance.problem, {}, control)->count,
                 std::to_string(instance.solutions.value()));
        for (const StrategyInfo& strategy : puzzle().info().strategies)
            if (strategy.complete)
                QCOMPARE(
                    std::uint64_t{run(*instance.problem, strategy.id.c_str()).solutions.size()},
                    *instance.solutions);
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
        row("5x10", true, "", "13311268");
        if (!kUnderSanitizer) { // the same sweep, only longer
            row("8x6", true, "", "55488142");
            row("6x10", true, "", "239187240144");
        }
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

    void searchedAsWell_data()
    {
        QTest::addColumn<QString>("size");
        QTest::addColumn<bool>("closed");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("blocked");
        const auto row = [](const char* size, bool closed, const char* from, const char* blocked) {
            QTest::addRow("%s %s without %s", size, closed ? "closed" : from, blocked)
                << size << closed << from << blocked;
        };
        row("6", true, "", "c3 d3");
        row("6", true, "", "a1 f1");
        row("6", true, "", "b1 b6");
        row("5x7", true, "", "a1");
        row("5x6", false, "", "");
        row("5x6", false, "", "a1");
        row("6x5", false, "", "c3");
        row("5x6", false, "c3", "b1");
        row("6x5", false, "a1", "");
        row("6x5", false, "f5", "a1");
        row("3x10", false, "", "");
        row("4x7", false, "", "");
    }

    // Boards of which some squares lack neighbours, together if not alone: no tour is lost by it.
    void searchedAsWell()
    {
        QFETCH(QString, size);
        QFETCH(bool, closed);
        QFETCH(QString, from);
        QFETCH(QString, blocked);
        const auto problem = problemOf(size.toUtf8(), closed, from.toUtf8(), blocked.toUtf8());
        Control counting;
        Control searching;
        const Outcome found =
            puzzle().run(puzzle().strategyIndex("warnsdorff").value(), *problem, {}, searching);
        QCOMPARE(found.ending, Ending::Exhausted);
        QVERIFY(found.counters.solutions > 0);
        QCOMPARE(puzzle().count(*problem, {}, counting)->count,
                 std::to_string(found.counters.solutions));
    }

    void meeting_data()
    {
        QTest::addColumn<QString>("size");
        for (const char* size : {"3x4", "3x8", "3x9", "3x10", "16x3", "3x33", "4x6", "4x18", "5x5",
                                 "5x6", "8x5", "5x12", "6", "6x7", "7x6"})
            QTest::newRow(size) << size;
    }

    // From both ends at once as many as from one.
    void meeting()
    {
        QFETCH(QString, size);
        const auto problem = problemOf(size.toUtf8(), true);
        const auto& board = static_cast<const KnightProblem&>(*problem);
        Control meeting;
        Control sweeping;
        QCOMPARE(std::to_string(knight::countByMeeting(board, meeting).value()),
                 knight::countTours(board, sweeping));
    }

    // What it does not do is left to the sweep: open tours, blocked squares, large boards, little
    // memory; and a count that is to stop.
    void meetingDeclined()
    {
        const auto declines = [](const ProblemPtr& problem, Control control) {
            return !knight::countByMeeting(static_cast<const KnightProblem&>(*problem), control);
        };
        QVERIFY(!declines(problemOf("6", true), Control()));
        QVERIFY(declines(problemOf("6"), Control()));
        QVERIFY(declines(problemOf("6", true, "", "c3 d3"), Control()));
        QVERIFY(declines(problemOf("6x9", true), Control()));
        QVERIFY(declines(problemOf("3x3", true), Control()));
        QVERIFY(declines(problemOf("6", true), Control({.memory = 10'000})));
        std::stop_source source;
        source.request_stop();
        QVERIFY(declines(problemOf("6", true), Control({}, source.get_token())));
        Control stopped({}, source.get_token());
        const auto result = puzzle().count(*problemOf("6", true), {}, stopped);
        QCOMPARE(result->outcome.reason, StopReason::Cancelled);
    }

    void states_data()
    {
        QTest::addColumn<QString>("size");
        QTest::addColumn<bool>("closed");
        QTest::addColumn<bool>("whole");
        QTest::addColumn<quint64>("states");
        QTest::newRow("3x12") << "3x12" << false << true << quint64{4717};
        QTest::newRow("5x6") << "5x6" << false << true << quint64{57682};
        QTest::newRow("6 closed") << "6" << true << true << quint64{52461};
        QTest::newRow("6x8 closed") << "6x8" << true << true << quint64{1790120};
        QTest::newRow("6 closed, to the middle") << "6" << true << false << quint64{4137};
        QTest::newRow("6x8 closed, to the middle") << "6x8" << true << false << quint64{91855};
    }

    // The states swept are a signature: more of them, and something is not foreseen any more.
    void states()
    {
        QFETCH(QString, size);
        QFETCH(bool, closed);
        QFETCH(bool, whole);
        QFETCH(quint64, states);
        Control control;
        const auto problem = problemOf(size.toUtf8(), closed);
        if (whole)
            puzzle().run(puzzle().strategyIndex("frontier").value(), *problem, {}, control);
        else
            QVERIFY(puzzle().count(*problem, {}, control));
        QCOMPARE(quint64{control.counters().checks}, states);
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
        const quint64 kilobyte = 1000;
        QTest::addRow("6x8 closed") << "6x8" << true << "" << 1400 * kilobyte << "55488142";
        QTest::addRow("7x5 open, states of two words")
            << "7" << false << "a1 b1 c1 d1 e1 f1 g1 a7 b7 c7 d7 e7 f7 g7" << 2000 * kilobyte
            << "1245736";
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
        QVERIFY(QString::fromStdString(english(missing.error())).contains("/no/such/folder"));
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
        QVERIFY(QString::fromStdString(english(counted.error())).contains("cannot write"));
    }

    // Stopped anywhere, a count goes on from its checkpoint instead of beginning again.
    void countsGoOn()
    {
        for (const char* const size : {"6x6", "5x8", "6x8"}) {
            const auto problem = problemOf(size, true);
            Control alone;
            const std::string expected =
                knight::countTours(static_cast<const KnightProblem&>(*problem), alone);
            for (const std::uint64_t polls : {60U, 90U, 120U}) {
                const QTemporaryDir folder;
                const CountRequest request{.checkpoint = folder.filePath("half").toStdString()};
                Control first;
                first.cancelAtPoll(polls);
                const auto stopped = puzzle().count(*problem, request, first);
                QCOMPARE(stopped->outcome.reason, StopReason::Cancelled);
                Control second;
                const auto counted = puzzle().count(*problem, request, second);
                QCOMPARE(counted->count, expected);
                QCOMPARE(counted->outcome.ending, Ending::Exhausted);
                QVERIFY(second.counters().checks < alone.counters().checks);
                Control third; // all is in the file
                QCOMPARE(puzzle().count(*problem, request, third)->count, expected);
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

    void squaresGoOn_data()
    {
        QTest::addColumn<QString>("size");
        QTest::addColumn<bool>("closed");
        QTest::addColumn<int>("threads");
        QTest::addColumn<quint64>("memory");
        QTest::addColumn<int>("step");
        const quint64 little = 2'000'000; // so that a square has many bins
        QTest::addRow("6 closed") << "6" << true << 1 << little << 7;
        QTest::addRow("6 closed, two threads") << "6" << true << 2 << little << 13;
        QTest::addRow("5x6 open") << "5x6" << false << 1 << little << 7;
        QTest::addRow("6x8 closed, packed and on disk") << "6x8" << true << 1 << little << 1501;
    }

    // Stopped anywhere in a square, a count goes on in it: at most a bin of its states is swept
    // again.
    void squaresGoOn()
    {
        QFETCH(QString, size);
        QFETCH(bool, closed);
        QFETCH(int, threads);
        QFETCH(quint64, memory);
        QFETCH(int, step);
        if (kUnderSanitizer)
            step *= 4;
        const QTemporaryDir folder(inMemory());
        const QString path = folder.filePath("half");
        Kept kept{problemOf(size.toUtf8(), closed),
                  {.threads = unsigned(threads), .scratch = folder.path().toStdString()},
                  {.memory = memory}};
        std::uint64_t all = 0;
        const std::string expected = kept.count(0, &all).value();
        kept.request.checkpoint = path.toStdString();
        std::uint64_t before = 0; // states that need not be swept again
        std::uint64_t most = 0;   // of those between two moments
        std::uint64_t polls = 1;
        for (bool isStopped = true; isStopped; polls += std::uint64_t(step)) {
            QFile::remove(path);
            isStopped = !kept.count(polls);
            std::uint64_t rest = 0;
            const auto counted = kept.count(0, &rest);
            QCOMPARE(counted.value(), expected);
            QVERIFY(rest <= all);
            if (threads == 1)
                QVERIFY(all - rest >= before); // the later the more
            most = std::max(most, all - rest - std::min(before, all - rest));
            before = all - rest;
            QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden),
                     QStringList("half"));
        }
        QVERIFY2(polls > 2 * std::uint64_t(step), qPrintable(QString::number(polls)));
        if (threads > 1 || polls < 20 * std::uint64_t(step))
            return; // too few moments to see how little it is
        const auto said = QString("%1 of %2").arg(most).arg(all);
        QVERIFY2(most < all / 10, qPrintable(said));
    }

    // However long the time between two records, they do not take the memory.
    void squaresInLittleMemory()
    {
        const QTemporaryDir folder(inMemory());
        const Kept kept{problemOf("6x8", true),
                        {.checkpoint = folder.filePath("half").toStdString(),
                         .scratch = folder.path().toStdString()},
                        {.memory = 2'000'000},
                        std::chrono::hours(1)};
        QCOMPARE(kept.count().value_or("stopped"), std::string("55488142"));
    }

    // Stopped again and again, until it is done.
    void squaresGoOnByAndBy()
    {
        const QTemporaryDir folder(inMemory());
        const Kept kept{problemOf("6", true),
                        {.checkpoint = folder.filePath("half").toStdString()}};
        int runs = 1;
        for (; !kept.count(60); ++runs)
            QVERIFY(runs < 1000);
        QVERIFY(runs > 3);
        QCOMPARE(kept.count().value(), std::string("9862"));
    }

    // Killed, not asked to stop.
    void squaresOfTheKilled()
    {
        std::mt19937 random(22);
        for (int i = 0; i < 12; ++i) {
            const QTemporaryDir folder(inMemory());
            const Kept kept{problemOf("6", true),
                            {.threads = 1U + unsigned(i % 2),
                             .checkpoint = folder.filePath("half").toStdString()}};
            for (int kills = 0; kills < 4; ++kills) {
                const pid_t child = ::fork();
                QVERIFY(child >= 0);
                if (child == 0) {
                    (void)kept.count();
                    ::_exit(0);
                }
                ::usleep(useconds_t(random() % 60'000));
                ::kill(child, SIGKILL);
                ::waitpid(child, nullptr, 0);
            }
            QCOMPARE(kept.count().value(), std::string("9862"));
        }
    }

    // What was being written when a count was killed is cut off; so is all from where a log was
    // changed on. One of another count is of no use, and another file with its name stays.
    void tornLogs()
    {
        const QTemporaryDir folder(inMemory());
        const QString path = folder.filePath("half");
        QFile log(path + ".part");
        const Kept kept{problemOf("6", true),
                        {.checkpoint = path.toStdString(), .scratch = folder.path().toStdString()},
                        {.memory = 2'000'000}};
        for (std::uint64_t polls = 50; log.size() < 2000; ++polls)
            QVERIFY(!kept.count(polls));
        QVERIFY(log.open(QIODevice::ReadOnly));
        const QByteArray whole = log.readAll();
        log.close();
        QVERIFY(whole.startsWith("clew knight states 2\n"));
        const QString copy = folder.filePath("copy");
        QVERIFY(QFile::copy(path, copy));
        const auto countWith = [&](const QByteArray& bytes) {
            QFile::remove(path);
            QFile::copy(copy, path);
            QFile::remove(log.fileName());
            if (!log.open(QIODevice::WriteOnly) || log.write(bytes) != bytes.size())
                return std::string("the log cannot be written");
            log.close();
            return kept.count().value();
        };
        for (qsizetype size = 0; size < whole.size();
             size += 1 + whole.size() / (kUnderSanitizer ? 15 : 50)) {
            QCOMPARE(countWith(whole.left(size)), std::string("9862"));
            QByteArray changed = whole;
            changed[size] = static_cast<char>(changed[size] ^ 1);
            QCOMPARE(countWith(changed), std::string("9862"));
        }
        QCOMPARE(countWith(whole + "and more"), std::string("9862"));
        QCOMPARE(countWith(whole + whole), std::string("9862"));
        QVERIFY(!log.exists());
        QByteArray other = whole;
        other.replace("closed tours of 6x6", "closed tours of 6x7");
        QCOMPARE(countWith(other), std::string("9862"));
        QVERIFY(!log.exists());
        QCOMPARE(countWith("somebody's own"), std::string("9862"));
        QVERIFY(log.open(QIODevice::ReadOnly));
        QCOMPARE(log.readAll(), QByteArray("somebody's own"));
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
                           : QString::fromStdString(english(counted.error()));
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
};

QTEST_GUILESS_MAIN(TestKnightCounts)
#include "tst_core_knightcounts.moc"
