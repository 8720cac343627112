// Pictures, recorded searches, links and films by the command `clew`.

#include <QtTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/files/link.h"
#include "core/puzzle/registry.h"
#include "tests/clewcommand.h"

using namespace clew::test;

class TestTraces : public QObject
{
    Q_OBJECT

private slots:
    void pictures_data();
    void pictures();
    void traceAndReplay();
    void brokenTrace();
    void silentPipe();
    void links();
    void films();
    void loadedLibraries();
};

void TestTraces::pictures_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("begins");
    const QByteArray png("\x89PNG\r\n\x1a\n", 8);
    QTest::addRow("SVG") << QStringList{"--as", "svg"} << QByteArray("<svg ");
    QTest::addRow("PNG") << QStringList{"--as", "png"} << png;
    QTest::addRow("dark PNG") << QStringList{"--as", "png", "--dark", "--cell", "10"} << png;
}

void TestTraces::pictures()
{
    QFETCH(QStringList, options);
    QFETCH(QByteArray, begins);
    QTemporaryDir folder;
    const QString path = folder.filePath("board");
    const Ran ran = runClew(QStringList{"show", "queens", "@sicp", "-o", path} + options);
    QCOMPARE(ran.exitCode, 0);
    QCOMPARE(ran.out, QByteArray());
    QVERIFY(fileContents(path).startsWith(begins));
    QCOMPARE(runClew(QStringList{"show", "queens", "@sicp"} + options).out, fileContents(path));
}

void TestTraces::traceAndReplay()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("f.clewtrace");
    const Ran solved =
        runClew({"solve", "queens", "--size", "8", "--all", "--trace", path, "--as", "list"});
    QCOMPARE(solved.exitCode, 0);
    QCOMPARE(solved.out, testData("queens/sicp-2.42.txt"));

    const Ran figures = runClew({"replay", path});
    QCOMPARE(figures.exitCode, 0);
    for (const char* const line : {"solutions  92", "nodes      15720", "strategy   backtracking"})
        QVERIFY2(figures.out.contains(line), figures.out.constData());

    // The first Solution event of this search follows event 2276; the board there is the first
    // solution.
    const Ran start = runClew({"replay", path, "--at", "0"});
    QCOMPARE(start.out.count('Q'), 0);
    const Ran middle = runClew({"replay", path, "--at", "500"});
    QCOMPARE(middle.exitCode, 0);
    QVERIFY(middle.out.count('Q') > 0);
    QVERIFY(middle.err.contains("event 500 of"));
    const Ran picture = runClew({"replay", path, "--at", "500", "--as", "svg"});
    QVERIFY(picture.out.startsWith("<svg "));
    const Ran beyond = runClew({"replay", path, "--at", "99999999"});
    QCOMPARE(beyond.exitCode, 2);
    QVERIFY(beyond.err.contains("beyond the end"));
}

void TestTraces::brokenTrace()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("f.clewtrace");
    QCOMPARE(runClew({"solve", "queens", "--size", "6", "--all", "--trace", path}).exitCode, 0);
    const QByteArray whole = fileContents(path);
    for (const auto length : {whole.size() / 2, whole.size() - 1, qsizetype{9}, qsizetype{0}}) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(whole.left(length));
        file.close();
        const Ran ran = runClew({"replay", path});
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.err.startsWith(path.toUtf8() + ":"), ran.err.constData());
    }
    // A block that is damaged is found when it is read, and said in words of our own.
    for (const auto at : {whole.size() / 3, whole.size() / 2}) {
        QByteArray damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x55);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(damaged);
        file.close();
        const Ran ran = runClew({"replay", path, "--at", "5"});
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.err.startsWith(path.toUtf8() + ": "), ran.err.constData());
        QVERIFY2(ran.err.contains("the trace file is damaged: a checksum in it is wrong") ||
                     ran.err.contains("the trace file is damaged: it cannot be decompressed"),
                 ran.err.constData());
    }
}

// A link draws exactly the moment that the recorded search has at its step.
// Nobody writes to it, and there is no going back in it.
void TestTraces::silentPipe()
{
    const QTemporaryDir folder;
    const QString pipe = folder.filePath("pipe");
    QCOMPARE(::mkfifo(pipe.toUtf8().constData(), 0600), 0);
    const int writer = ::open(pipe.toUtf8().constData(), O_RDWR | O_CLOEXEC);
    QVERIFY(writer >= 0);
    for (const QStringList& command :
         {QStringList{"replay", pipe}, {"table", "nodes", "--trace", pipe}}) {
        const Ran ran = runClew(command);
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.err.contains("is a device or a pipe; name a file"), ran.err);
    }
    ::close(writer);
}

void TestTraces::links()
{
    const clew::Puzzle& sudoku = *clew::findPuzzle("sudoku");
    const QTemporaryDir folder;
    const QString trace = folder.filePath("t.clewtrace");
    QCOMPARE(runClew({"solve", "sudoku", "@p97", "--strategy", "backtracking", "--trace", trace})
                 .exitCode,
             0);
    for (const std::uint64_t step : {0U, 1U, 250U}) {
        const std::string link = clew::writeLink({&sudoku,
                                                  sudoku.presetProblem(*sudoku.preset("p97")),
                                                  *sudoku.strategyIndex("backtracking"),
                                                  {},
                                                  step});
        const Ran linked = runClew({"replay", QString::fromStdString(link)});
        const Ran recorded = runClew({"replay", trace, "--at", QString::number(step)});
        QCOMPARE(linked.exitCode, 0);
        QCOMPARE(linked.out, recorded.out);
        const Ran cut =
            runClew({"replay", QString::fromStdString(link.substr(0, link.size() - 3))});
        QCOMPARE(cut.exitCode, 2);
        QVERIFY2(cut.err.contains("incomplete"), cut.err);
    }
    const clew::Puzzle& queens = *clew::findPuzzle("queens");
    const std::string refused = clew::writeLink(
        {&queens, *queens.create({{"size", "65"}}), *queens.strategyIndex("bitmask"), {}, 0});
    const Ran cannot = runClew({"replay", QString::fromStdString(refused)});
    QCOMPARE(cannot.exitCode, 2);
    QVERIFY2(cannot.err.contains("bitmask cannot be used here"), cannot.err);
    const std::string beyond = clew::writeLink(
        {&sudoku, sudoku.presetProblem(*sudoku.preset("p97")), 0, {}, 1'000'000'000});
    const Ran ran = runClew({"replay", QString::fromStdString(beyond)});
    QCOMPARE(ran.exitCode, 2);
    QVERIFY2(ran.err.contains("ends after"), ran.err);
}

void TestTraces::films()
{
    const QTemporaryDir folder;
    const QString trace = folder.filePath("t.clewtrace");
    QCOMPARE(runClew({"solve", "queens", "@6", "--all", "--trace", trace}).exitCode, 0);
    for (const QString as : {"webp", "gif", "webm", "pdf"}) {
        const QString file = folder.filePath("film." + as);
        const QStringList rate = as == "pdf" ? QStringList() : QStringList{"--fps", "5"};
        const Ran ran =
            runClew(QStringList{"replay", trace, "--from", "10", "--to", "30", "--every", "4",
                                "--as", as, "--cell", "16", "-o", file} +
                    rate);
        QCOMPARE(ran.exitCode, 0);
        QVERIFY2(ran.err.contains("6 pictures"), ran.err);
        QVERIFY(fileContents(file).size() > 500);
    }
    QCOMPARE(runClew({"replay", trace, "--from", "0", "--to", "2", "--as", "svg", "-o",
                      folder.filePath("page.svg")})
                 .exitCode,
             0);
    QCOMPARE(QDir(folder.path()).entryList({"page-*.svg"}).size(), 3);
    QCOMPARE(runClew({"replay", trace, "--as", "webp"}).exitCode, 2); // no file named
    QCOMPARE(runClew({"replay", trace, "--to", "99999999", "--as", "gif", "-o", "x.gif"}).exitCode,
             2);
    QCOMPARE(runClew({"replay", trace, "--to", "5", "--as", "text", "-o", "x"}).exitCode, 2);
}

// Films and spoken numbers need libraries of the program's own. Where it is installed it finds
// them, by whatever link it is called; where they are missing it says so.
void TestTraces::loadedLibraries()
{
    const QTemporaryDir folder;
    const QDir place(folder.path());
    QVERIFY(place.mkpath("bin") && place.mkpath("libexec/clew"));
    QVERIFY(QFile::copy(CLEW_COMMAND, place.filePath("bin/clew")));
    QVERIFY(QFile::link(place.filePath("bin/clew"), place.filePath("linked")));
    const auto run = [&place](const QStringList& arguments) -> Ran {
        QProcess process;
        process.start(place.filePath("linked"), arguments);
        process.closeWriteChannel();
        const bool ended = process.waitForFinished(kPatience);
        return {ended && process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
                process.readAllStandardOutput(), process.readAllStandardError()};
    };
    const QString trace = place.filePath("t.clewtrace");
    const QString film = place.filePath("film.webm");
    QCOMPARE(run({"solve", "queens", "@6", "--trace", trace}).exitCode, 0);
    const QStringList spelling{"solve", "words", "175", "--strategy", "spell-out"};
    const QStringList filming{"replay", trace, "--as", "webm", "--cell", "16", "-o", film};
    for (const QStringList& words : {spelling, filming}) {
        const Ran ran = run(words);
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.err.contains("A part of Clew cannot be loaded (clew-"), ran.err);
        QVERIFY2(ran.err.contains("Reinstall Clew."), ran.err);
    }
    QVERIFY(!QFile::exists(film));

    const QDir built = QFileInfo(CLEW_COMMAND).dir();
    for (const QString library : {"clew-spelling.so", "clew-webm.so"})
        QVERIFY(QFile::link(built.filePath(library), place.filePath("libexec/clew/" + library)));
    QCOMPARE(run(spelling).out, QByteArray("one hundred seventy-five\n"));
    const Ran filmed = run(filming);
    QVERIFY2(filmed.exitCode == 0, filmed.err);
    QVERIFY(fileContents(film).startsWith("\x1a\x45\xdf\xa3")); // as EBML begins
}

QTEST_GUILESS_MAIN(TestTraces)
#include "tst_cli_traces.moc"
