// The list of solutions: all, one of each class, one class, with a condition; and as a file.

#include <QtTest>
#include <set>
#include <thread>

#include "core/files/solutionfile.h"
#include "core/puzzle/registry.h"
#include "core/session/searchsession.h"
#include "core/session/solutionlist.h"
#include "tests/undersanitizer.h"

using namespace clew;

class TestSolutions : public QObject
{
    Q_OBJECT

private:
    struct Found
    {
        const Puzzle* puzzle;
        ProblemPtr problem;
        std::shared_ptr<const Trace> trace;

        [[nodiscard]] Solution solution(quint64 n) const
        {
            Cursor cursor(trace, puzzle->dimensions(*problem));
            cursor.seek(trace->solutionEvent(n) + 1);
            return puzzle->solutionAt(*problem, cursor.state());
        }
    };
    static Found solveAll(const char* id, const Parameters& parameters)
    {
        const Puzzle* const puzzle = findPuzzle(id);
        const ProblemPtr problem = puzzle->create(parameters).value();
        const auto trace = std::make_shared<Trace>();
        Control control;
        {
            Recorder recorder(*trace, control);
            puzzle->run(0, *problem, {}, control, &recorder);
        }
        return {puzzle, problem, trace};
    }

private slots:
    // Known numbers of classes; each class' size is counted again by looking at all pairs'
    // canonicals.
    void classes_data()
    {
        QTest::addColumn<QString>("puzzle");
        QTest::addColumn<QString>("size");
        QTest::addColumn<int>("solutions");
        QTest::addColumn<int>("classes");
        QTest::newRow("6 queens") << "queens"
                                  << "6" << 4 << 1;
        QTest::newRow("7 queens") << "queens"
                                  << "7" << 40 << 6;
        QTest::newRow("8 queens") << "queens"
                                  << "8" << 92 << 12;
        if (test::kUnderSanitizer) // more of the same, and long
            return;
        QTest::newRow("9 queens") << "queens"
                                  << "9" << 352 << 46;
        QTest::newRow("knight 5x5") << "knight"
                                    << "5x5" << 1728 << -1;
    }
    void classes()
    {
        QFETCH(QString, puzzle);
        QFETCH(QString, size);
        QFETCH(int, solutions);
        QFETCH(int, classes);
        const Found found = solveAll(puzzle.toLatin1(), {{"size", size.toStdString()}});
        QCOMPARE(found.trace->solutionCount(), static_cast<std::uint64_t>(solutions));
        SolutionList list;
        list.setTrace(found.puzzle, found.problem, found.trace);
        QCOMPARE(list.size(), static_cast<quint64>(solutions));
        list.setQuery({.onePerClass = true});
        QTRY_VERIFY(list.isSettled());
        std::map<Solution, quint64> sizes;
        for (quint64 i = 0; i < found.trace->solutionCount(); ++i)
            ++sizes[found.puzzle->canonical(*found.problem, found.solution(i))];
        QCOMPARE(list.size(), quint64{sizes.size()});
        if (classes >= 0)
            QCOMPARE(list.size(), static_cast<quint64>(classes));
        for (quint64 row = 0; row < list.size(); ++row) {
            const Solution first = found.solution(list.solution(row));
            QCOMPARE(list.classSize(row), sizes[found.puzzle->canonical(*found.problem, first)]);
        }

        // The members of the last class: as many as its size says.
        const quint64 row = list.size() - 1;
        const quint64 representative = list.solution(row);
        const quint64 members = list.classSize(row);
        list.setQuery({.classOf = representative});
        QTRY_VERIFY(list.isSettled());
        QCOMPARE(list.size(), members);
        QCOMPARE(list.solution(list.rowOf(representative)), representative);
    }

    // Only the first solutions are listed, whatever has been found among the others.
    void limited()
    {
        const Found found = solveAll("queens", {{"size", "7"}});
        SolutionList list;
        list.setLimit(5);
        list.setTrace(found.puzzle, found.problem, found.trace);
        QCOMPARE(list.size(), quint64{5});
        list.setQuery({.onePerClass = true});
        QTRY_VERIFY(list.isSettled());
        const quint64 classes = list.size();
        QVERIFY(classes > 0 && list.solution(classes - 1) < 5);
        list.setLimit(kUnlimited);
        QCOMPARE(list.size(), quint64{6});
        list.setLimit(0);
        QCOMPARE(list.size(), quint64{0});
    }

    void condition()
    {
        const Found found = solveAll("queens", {{"size", "8"}});
        SolutionList list;
        list.setTrace(found.puzzle, found.problem, found.trace);
        quint64 sum = 0;
        for (Value row = 0; row < 8; ++row) {
            list.setQuery({.condition = Place{0, row}});
            QTRY_VERIFY(list.isSettled());
            for (quint64 i = 0; i < list.size(); ++i)
                QCOMPARE(found.solution(list.solution(i))[0], row);
            sum += list.size();
        }
        QCOMPARE(sum, quint64{92});
    }

    // Solutions that come while the list is looked at are taken in.
    void grows()
    {
        SearchSession session;
        const Puzzle& puzzle = *findPuzzle("queens");
        const ProblemPtr problem = puzzle.create({{"size", "10"}}).value();
        session.start({.puzzle = &puzzle, .problem = problem});
        SolutionList list;
        list.setTrace(&puzzle, problem, session.trace());
        list.setQuery({.onePerClass = true});
        connect(&session, &SearchSession::statisticsChanged, &list, &SolutionList::refresh);
        session.allowUntilSolution(1);
        QTRY_COMPARE(list.size(), quint64{1});
        session.allowAll();
        QTRY_VERIFY(session.trace()->complete() && list.isSettled());
        QTRY_COMPARE(list.size(), quint64{92}); // of 724
    }

    // Looked through all the time while the search writes: none is looked at before it is there.
    void growsMeanwhile()
    {
        const Puzzle& puzzle = *findPuzzle("queens");
        const ProblemPtr problem = puzzle.create({{"size", "8"}}).value();
        for (int round = 0; round < test::repetitions(20); ++round) {
            const auto trace = std::make_shared<Trace>();
            std::jthread writer([&, trace] {
                Control control;
                Recorder recorder(*trace, control);
                puzzle.run(0, *problem, {}, control, &recorder);
            });
            SolutionList list;
            list.setTrace(&puzzle, problem, trace);
            list.setQuery({.onePerClass = true});
            while (!trace->complete() || !list.isSettled())
                list.refresh();
            QCOMPARE(list.size(), quint64{12});
            quint64 solutions = 0;
            for (quint64 row = 0; row < list.size(); ++row)
                solutions += list.classSize(row);
            QCOMPARE(solutions, quint64{92});
        }
    }

    void leavingStopsTheSearchThroughThem()
    {
        const Found found = solveAll("queens", {{"size", "11"}});
        for (int i = 0; i < test::repetitions(20); ++i) {
            SolutionList list;
            list.setTrace(found.puzzle, found.problem, found.trace);
            list.setQuery({.onePerClass = true});
            list.setQuery({.condition = Place{0, 0}});
        }
    }

    // What is written reads like what all of them written at once reads.
    void file_data()
    {
        QTest::addColumn<QString>("format");
        for (const FormatInfo& format : findPuzzle("queens")->info().formats)
            if (format.writesSolution)
                QTest::newRow(format.id.c_str()) << QString::fromStdString(format.id);
    }
    void file()
    {
        QFETCH(QString, format);
        const Found found = solveAll("queens", {{"size", "8"}});
        SolutionFile file{found.puzzle, found.problem, found.trace, nullptr, format.toStdString()};
        std::string text;
        std::atomic<std::uint64_t> written = 0;
        const auto append = [&](std::string_view piece) {
            text += piece;
            return true;
        };
        QVERIFY(writeSolutionFile(file, append, written));
        QCOMPARE(written.load(), std::uint64_t{92});
        std::vector<Solution> all;
        for (quint64 i = 0; i < 92; ++i)
            all.push_back(found.solution(i));
        const auto abreast = static_cast<std::size_t>(found.puzzle->format(file.format)->abreast);
        std::string expected;
        for (std::size_t i = 0; i < all.size(); i += abreast)
            expected += found.puzzle->writeSolutions(
                *found.problem, std::span(all).subspan(i, std::min(abreast, all.size() - i)), i,
                file.format);
        QCOMPARE(text, expected);

        file.chosen =
            std::make_shared<const std::vector<std::uint32_t>>(std::vector<std::uint32_t>{3, 17});
        text.clear();
        QVERIFY(writeSolutionFile(file, append, written));
        QCOMPARE(written.load(), std::uint64_t{2});
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!writeSolutionFile(file, append, written, stop.get_token()));
        QVERIFY(!writeSolutionFile(
            file, [](std::string_view) { return false; }, written));
    }
};

QTEST_GUILESS_MAIN(TestSolutions)
#include "tst_session_solutions.moc"
