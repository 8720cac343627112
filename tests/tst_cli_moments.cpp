// Moments of a search as people name them, and trace files of which a figure or an animation reads
// no more than it shows.

#include <QTemporaryDir>
#include <QtTest>

#include "core/files/link.h"
#include "core/puzzle/registry.h"
#include "core/trace/searchmoment.h"
#include "tests/clewcommand.h"

using namespace clew::test;

class TestMoments : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    // Eight queens, all solutions: many blocks.
    QString trace()
    {
        const QString path = m_folder.filePath("queens.clewtrace");
        if (!QFile::exists(path))
            runClew({"solve", "queens", "--size", "9", "--all", "--strategy", "backtracking",
                     "--trace", path});
        return path;
    }

    // The same with a byte changed in its second half, in a file of this name.
    QString damaged(const QString& name = "damaged.clewtrace")
    {
        QByteArray bytes = fileContents(trace());
        bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 0x55);
        return written(name, bytes);
    }

    QString written(const QString& name, const QByteArray& bytes)
    {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("%s cannot be written", qPrintable(path));
        return path;
    }

private slots:
    void read_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("again"); // empty: it is no moment
        const auto row = [](const char* text, const char* again) {
            QTest::newRow(text) << text << again;
        };
        row("start", "0");
        row("end", "end");
        row("12", "12");
        row("event 12", "12");
        row("solution 2", "solution 2");
        row("solution:2", "solution 2");
        row("  node   7 ", "node 7");
        row("node 0", "node 0");
        for (const char* const wrong : {"", " ", "solution", "solution 0", "solution -1", "node",
                                        "node x", "end 3", "3 4", "-1", "99999999999999999999"})
            row(wrong, "");
    }
    void read()
    {
        QFETCH(QString, text);
        QFETCH(QString, again);
        const auto moment = clew::readMoment(text.toStdString());
        QCOMPARE(moment ? QString::fromStdString(clew::momentText(*moment)) : QString(), again);
        if (moment)
            QVERIFY(clew::readMoment(again.toStdString()) == moment);
    }

    // Wherever a moment is asked for, words do as well as numbers.
    void words_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("numbers");
        QTest::newRow("board at the end") << "figure board queens @6 --at end"
                                          << "figure board queens @6 --at 2534";
        QTest::newRow("board at the start") << "figure board queens @6 --at start"
                                            << "figure board queens @6 --at 0";
        QTest::newRow("tree to a solution") << "figure tree queens @6 --to 'solution 1'"
                                            << "figure tree queens @6 --to 477";
        QTest::newRow("heat between") << "figure heat queens @6 --from node:3 --to solution:1"
                                      << "figure heat queens @6 --from 5 --to 477";
        QTest::newRow("replay") << "replay TRACE --at 'solution 1'"
                                << "replay TRACE --at SOLUTION";
        QTest::newRow("page") << "replay TRACE --as html --to solution:1"
                              << "replay TRACE --as html --to SOLUTION";
    }
    void words()
    {
        QFETCH(QString, words);
        QFETCH(QString, numbers);
        const QByteArray first = runClew({"table", "trace", "queens", "--size", "9", "--strategy",
                                          "backtracking", "--limit", "1"})
                                     .out;
        const auto run = [&](QString command) {
            command.replace("TRACE", trace());
            command.replace("SOLUTION", QString::number(first.count('\n') - 1));
            return runClew(clew::test::words(command.replace('\'', '"')));
        };
        const Ran worded = run(words);
        const Ran numbered = run(numbers);
        QVERIFY2(worded.exitCode == 0, worded.err);
        QVERIFY2(numbered.exitCode == 0, numbered.err);
        const auto pictured = [](const QByteArray& bytes) { // except for the command below
            const qsizetype command = bytes.indexOf("clew figure");
            return command < 0 ? bytes : bytes.left(command);
        };
        QCOMPARE(pictured(worded.out), pictured(numbered.out));
    }

    // A link is searched as far as the moment is.
    void links()
    {
        const clew::Puzzle& queens = *clew::findPuzzle("queens");
        const std::string link = clew::writeLink({&queens,
                                                  *queens.create({{"size", "6"}}),
                                                  *queens.strategyIndex("backtracking"),
                                                  {},
                                                  3});
        const Ran ran = runClew({"replay", QString::fromStdString(link), "--at", "solution 2"});
        QVERIFY2(ran.exitCode == 0, ran.err);
        QCOMPARE(ran.out.count('Q'), 6);
    }

    void refused_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("no moment") << "figure board queens @6 --at middle"
                                   << QByteArray("--at must be a number of events, start, end");
        QTest::newRow("too many solutions")
            << "figure board queens @6 --at solution:5" << QByteArray("the trace has 4 solutions");
        QTest::newRow("one") << "replay ONE --at solution:2" << QByteArray("has 1 solution\n");
        QTest::newRow("node") << "replay ONE --to node:1000 -o x.webp"
                              << QByteArray("--to node 1000 is beyond the end");
    }
    void refused()
    {
        QFETCH(QString, arguments);
        QFETCH(QByteArray, message);
        const QString one = m_folder.filePath("one.clewtrace");
        QVERIFY(runClew({"solve", "queens", "--size", "6", "--trace", one}).exitCode == 0);
        const Ran ran = runClew(clew::test::words(arguments.replace("ONE", one)));
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.err.contains(message), ran.err);
    }

    // Figures of a part need no more of the file than that part.
    void partsOfTraces_data()
    {
        QTest::addColumn<QStringList>("figure");
        QTest::newRow("board") << QStringList{"board", "--at", "100"};
        QTest::newRow("tree") << QStringList{"tree", "--to", "300"};
        QTest::newRow("timeline") << QStringList{"timeline", "--to", "300"};
        QTest::newRow("heat") << QStringList{"heat", "--from", "10", "--to", "300"};
    }
    void partsOfTraces()
    {
        QFETCH(QStringList, figure);
        // One name for both: captions name the file, and a longer name may take a line more.
        const QString path = written("part.clewtrace", fileContents(trace()));
        figure = QStringList{"figure"} + figure + QStringList{"--trace", path};
        const Ran whole = runClew(figure);
        QVERIFY2(whole.exitCode == 0, whole.err);
        damaged("part.clewtrace");
        const Ran part = runClew(figure);
        QVERIFY2(part.exitCode == 0, part.err);
        QVERIFY(part.out.left(part.out.indexOf("clew figure")) ==
                whole.out.left(whole.out.indexOf("clew figure")));
        // What needs the rest is refused.
        QCOMPARE(runClew({"figure", "tree", "--trace", damaged()}).exitCode, 2);
    }

    // Of a damaged trace nothing is written, whatever it is that needs the damaged part.
    void damagedAnimations_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QStringList>("options");
        const QStringList late{"--from", "110000", "--to", "110010"};
        const QStringList sides{"--tree", "--timeline"};
        QTest::newRow("webp") << "a.webp" << late + sides;
        QTest::newRow("gif") << "a.gif" << late + sides;
        QTest::newRow("pdf") << "a.pdf" << late + sides;
        QTest::newRow("pictures") << "a.svg" << late + sides;
        QTest::newRow("webm") << "a.webm" << late + sides;
        QTest::newRow("boards alone") << "b.svg" << QStringList{"--from", "0", "--every", "10000"};
    }
    void damagedAnimations()
    {
        QFETCH(QString, file);
        QFETCH(QStringList, options);
        const QDir folder(m_folder.path());
        const QStringList before = folder.entryList(QDir::Files);
        const QString path = damaged();
        const Ran ran = runClew(QStringList{"replay", path} + options +
                                QStringList{"-o", folder.filePath(file)});
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.err.contains("the trace file is damaged"), ran.err);
        for (const QString& name : folder.entryList(QDir::Files))
            QVERIFY2(before.contains(name) || name.endsWith(".clewtrace"), qPrintable(name));
    }
};

QTEST_GUILESS_MAIN(TestMoments)
#include "tst_cli_moments.moc"
