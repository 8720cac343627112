// The command `clew` given many lines, interrupted, or stopped by a limit.

#include <QtTest>

#include <QProcess>
#include <csignal>
#include <sys/types.h>

#include "core/puzzle/registry.h"
#include "tests/clewcommand.h"

using namespace clew::test;

class TestStreams : public QObject
{
    Q_OBJECT

private slots:
    void streamInOrder_data();
    void streamInOrder();
    void computedLines_data();
    void computedLines();
    void allSolutionsOfEach_data();
    void allSolutionsOfEach();
    void answersBeforeTheNextQuestion();
    void interrupt_data();
    void interrupt();
    void standardInputNamesItsPuzzle();
    void limits_data();
    void limits();
    void generateLimits();
    void large();
    void corpus();

private:
    QTemporaryDir m_folder;
};

void TestStreams::streamInOrder_data()
{
    QTest::addColumn<QString>("threads");
    QTest::addRow("one thread") << "1";
    QTest::addRow("two threads") << "2";
    QTest::addRow("eight threads") << "8";
}

// What is too large for one problem is read if it has one on each line.
void TestStreams::large()
{
    const QString path = m_folder.filePath("large.txt");
    const auto write = [&](const QByteArray& begin) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(begin + (QByteArray(1000, '#') + '\n').repeated(17'000));
    };
    write("(2 _ _ _)\n");
    for (const QStringList& command : {QStringList{"solve", path}, {"solve", "queens", path}}) {
        const Ran ran = runClew(command);
        QVERIFY2(ran.exitCode == 0, ran.err);
        QCOMPARE(ran.out, QByteArray("(2 4 1 3)\n"));
    }
    const auto isTooLarge = [](const QStringList& command) {
        const Ran ran = runClew(command);
        return ran.exitCode == 2 && ran.err.contains("too large");
    };
    write("Q...\n....\n....\n....\n");
    QVERIFY(isTooLarge({"solve", "queens", path}));
    write("hello world, this is nobody's\n");
    QVERIFY(isTooLarge({"solve", path}));
}

// Some lines are hard, some easy, some unreadable, some without a solution: line n answers line n.
void TestStreams::streamInOrder()
{
    QFETCH(QString, threads);
    QByteArray input;
    QByteArray expected;
    for (int i = 0; i < 500; ++i) {
        input += "(2 _ _ _)\n(1 _ _ _ _ _ _ _)\n(3 _ _ _)\n(1 2 _ _)\n(? _ _ _)\n";
        expected += "(2 4 1 3)\n(1 5 8 6 3 7 2 4)\n(3 1 4 2)\n\n\n";
    }
    const Ran ran = runClew({"solve", "queens", "-", "--threads", threads}, input);
    QCOMPARE(ran.exitCode, 2);
    QCOMPARE(ran.out.split('\n'), expected.split('\n'));
    QVERIFY(ran.err.contains("<stdin>:4: no solution"));
    QVERIFY(ran.err.contains("<stdin>:2500:2: "));
    QVERIFY(ran.err.indexOf(":2499:") < ran.err.indexOf(":2500:"));
}

void TestStreams::computedLines_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("strategy");
    for (const char* threads : {"", " --threads 2"}) {
        const auto row = [&](const char* options, const char* strategy = "digits") {
            QTest::addRow("%s%s", options, threads)
                << QString(options) + threads << QString(strategy);
        };
        row("");
        row("--language pt --form cheque");
        row("--strategy digits");
        row("--strategy spell-out", "spell-out");
        row("--limit 2");
        row("--nodes 1");
    }
}

// Whether lines are converted or solved cannot be seen.
void TestStreams::computedLines()
{
    QFETCH(QString, options);
    QFETCH(QString, strategy);
    const QStringList command = words("solve words - --stats " + options);
    const bool isLimited = options.contains("--nodes"); // then every line is solved
    const QStringList solving = command + (isLimited ? QStringList() : words("--nodes 9"));
    QByteArray lines = "# numbers and others\n";
    QByteArray expected;
    const bool isSeparated = options.contains("--limit");
    for (const QByteArray line : {"175", "0", " 90", "007\r", "12 language=ja", "12x",
                                  "five-one language=en", "", "99999"}) {
        lines += line + '\n';
        if (line.isEmpty())
            continue; // blank lines are skipped
        // Behind another, as a single line may be no stream.
        const QByteArray answers = runClew(solving, "1\n" + line + '\n').out;
        const QByteArray answer = answers.mid(answers.indexOf('\n') + 1);
        expected += expected.isEmpty() && isSeparated ? answer.mid(1) : answer;
    }
    const Ran ran = runClew(command, lines);
    QCOMPARE(ran.exitCode, 2); // for the one that is neither number nor words
    QCOMPARE(ran.out.split('\n'), expected.split('\n'));
    QVERIFY2(ran.err.contains("<stdin>:7:"), ran.err.constData());
    QVERIFY2(ran.err.contains("strategy   " + strategy.toUtf8() + '\n'), ran.err.constData());
    QVERIFY2(ran.err.contains("solutions  7\n"), ran.err.constData());
    QVERIFY2(ran.err.contains("problems   8\n"), ran.err.constData());
}

void TestStreams::allSolutionsOfEach_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("threads");
    for (const char* format : {"list", "diagrams"})
        for (const char* threads : {"1", "2"})
            QTest::addRow("%s on %s", format, threads) << format << threads;
}

// Nothing of a problem is left over for the next one, stopped or not.
void TestStreams::allSolutionsOfEach()
{
    QFETCH(QString, format);
    QFETCH(QString, threads);
    const QStringList options{"--all", "--as", format, "--nodes", "2500", "--threads", threads};
    QByteArray lines;
    QList<QByteArray> expected;
    for (const QByteArray line : {"(_ _ _ _ _)\n", "(1 2 _ _)\n", "(_ _ _ _ _ _)\n",
                                  "(_ _ _ _ _ _ _ _ _)\n", "(_ _ _ _ _)\n"}) {
        lines += line;
        expected += runClew(QStringList{"solve", "queens", "-"} + options, line).out;
    }
    QVERIFY(expected[0].size() > expected[2].size() && expected[1].isEmpty());
    const Ran ran = runClew(QStringList{"solve", "queens", "-"} + options, lines);
    QCOMPARE(ran.exitCode, 3);
    QCOMPARE(ran.out, expected.join('\n'));
}

void TestStreams::answersBeforeTheNextQuestion()
{
    QProcess process;
    process.start(CLEW_COMMAND, {"solve", "queens", "-"});
    for (const QByteArray answer : {"(2 4 1 3)\n", "(3 1 4 2)\n"}) {
        process.write(answer.left(2) + " _ _ _)\n");
        QVERIFY(process.waitForReadyRead(kPatience));
        QCOMPARE(process.readAllStandardOutput(), answer);
    }
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished(kPatience));
    QCOMPARE(process.exitCode(), 0);
}

void TestStreams::interrupt_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<bool>("speaks"); // before it is interrupted
    QTest::addRow("solve") << "solve queens --size 20 --all" << true;
    QTest::addRow("count") << "count queens --size 20 --threads 2" << false;
    QTest::addRow("count with a checkpoint")
        << "count queens --size 20 --checkpoint " + m_folder.filePath("c") << false;
    QTest::addRow("table") << "count graphs --table --size 60" << false;
    QTest::addRow("waiting for input") << "solve queens -" << false;
}

void TestStreams::interrupt()
{
    QFETCH(QString, command);
    QFETCH(bool, speaks);
    QProcess process;
    process.start(CLEW_COMMAND, words(command));
    QVERIFY(process.waitForStarted());
    if (speaks)
        QVERIFY(process.waitForReadyRead(kPatience));
    // It holds them back, to wait for them.
    QTRY_VERIFY_WITH_TIMEOUT(hasSignal(process.processId(), "SigBlk", SIGINT), kPatience);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(kPatience));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 3);
    const QByteArray said = process.readAllStandardError();
    QVERIFY2(said.count("interrupted") == 1, said);
    if (speaks)
        QVERIFY(process.readAllStandardOutput().endsWith(")\n"));
}

// The puzzle need not be named where its file would do: what comes is looked at first.
void TestStreams::standardInputNamesItsPuzzle()
{
    const QByteArray sudoku = runClew({"convert", "sudoku", "@p97", "--to", "line"}).out;
    QVERIFY(sudoku.size() > 81);
    for (const char* const command : {"solve", "rate", "show"})
        for (const QByteArray& input : {sudoku, sudoku + sudoku, sudoku.trimmed()}) {
            const Ran named = runClew({command, "sudoku", "-"}, input);
            const Ran ran = runClew({command, "-"}, input);
            QCOMPARE(ran.out, named.out);
            QCOMPARE(ran.err, named.err);
            QCOMPARE(ran.exitCode, named.exitCode);
        }
    const QByteArray clues = "[[1],[1]] [[1],[1]]\n";
    QCOMPARE(runClew({"check", "-"}, clues).out, runClew({"check", "nonogram", "-"}, clues).out);
    const Ran none = runClew({"solve", "-"}, "hello world, this is nobody's\n");
    QCOMPARE(none.exitCode, 2);
    QVERIFY2(none.err.contains("<stdin>") && !none.err.contains("there is no puzzle"), none.err);
    QVERIFY(runClew({"generate", "-"}).err.contains("there is no puzzle"));
}

void TestStreams::limits_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QByteArray>("said");
    QTest::addRow("nodes") << "solve queens --size 8 --all --nodes 2000"
                           << QByteArray("limit of nodes");
    QTest::addRow("time") << "solve queens --size 20 --strategy bitmask --all --time 0.3"
                          << QByteArray("limit of time");
}

void TestStreams::limits()
{
    QFETCH(QString, command);
    QFETCH(QByteArray, said);
    const Ran ran = runClew(words(command));
    QCOMPARE(ran.exitCode, 3);
    QVERIFY(!ran.out.isEmpty());
    QVERIFY2(ran.err.contains(said), ran.err.constData());
}

void TestStreams::generateLimits()
{
    const Ran ran = runClew(words("generate suguru --size 100 --time 0.1"));
    QCOMPARE(ran.exitCode, 3);
    QCOMPARE(ran.out, QByteArray());
    QVERIFY2(ran.err.contains("limit of time"), ran.err.constData());
}

void TestStreams::corpus()
{
    QFile file(QStringLiteral(SHARED_DATA "/sudoku/17-clue.txt"));
    if (!file.open(QIODevice::ReadOnly) || clew::findPuzzle("sudoku") == nullptr)
        QSKIP("the corpus of 17-clue Sudokus is not here");
    const QByteArray lines = file.readAll();
    const Ran ran =
        runClew({"solve", "sudoku", "-", "--as", "line", "--strategy", "bitboard"}, lines);
    QCOMPARE(ran.exitCode, 0);
    const auto puzzles = lines.split('\n');
    const auto solutions = ran.out.split('\n');
    QCOMPARE(solutions.size(), puzzles.size());
    for (qsizetype i = 0; i < puzzles.size(); ++i) {
        QCOMPARE(solutions[i].size(), puzzles[i].size());
        for (qsizetype cell = 0; cell < puzzles[i].size(); ++cell)
            QVERIFY(puzzles[i][cell] == '.' || puzzles[i][cell] == solutions[i][cell]);
    }
}

QTEST_GUILESS_MAIN(TestStreams)
#include "tst_cli_streams.moc"
