// Nothing is written over what is read, nor by a command that fails.

#include <QTemporaryDir>
#include <QtTest>

#include "tests/clewcommand.h"

using namespace clew::test;

namespace {

const QByteArray kSudoku =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079\n";

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

} // namespace

class TestOverwriting : public QObject
{
    Q_OBJECT

private slots:
    // IN is the file that is read, OUT another name of it.
    void inputs_data()
    {
        QTest::addColumn<QByteArray>("contents");
        QTest::addColumn<QString>("command");
        QTemporaryDir folder;
        const QString trace = folder.filePath("t");
        runClew({"solve", "queens", "--size", "5", "--trace", trace});
        const QByteArray search = fileContents(trace);
        const QByteArray lesson = testData("../../resources/lessons/09-line-solving.clewlesson");
        for (const char* const command :
             {"replay IN --as html -o OUT", "replay IN --as jsonl -o OUT", "replay IN -o OUT",
              "replay IN --as webp -o OUT", "figure tree --trace IN -o OUT --as svg",
              "table nodes --trace IN -o OUT --as csv", "thumbnail IN -o OUT"})
            QTest::newRow(command) << search << command;
        for (const char* const command :
             {"print sudoku:IN -o OUT", "solve sudoku IN --trace OUT",
              "show sudoku IN --as line -o OUT", "table trace sudoku IN -o OUT --as csv"})
            QTest::newRow(command) << kSudoku << command;
        QTest::newRow("watch")
            << QByteArray("{\"clew-events\":1,\"variables\":[\"a\"],\"values\":2}\n[\"d\",0,1]\n"
                          "{\"end\":\"solved\",\"nodes\":2}\n")
            << "watch IN --trace OUT";
        QTest::newRow("lesson") << lesson << "lesson show IN --as text -o OUT";
        QTest::newRow("grade") << lesson << "grade IN IN -o OUT";
    }
    void inputs()
    {
        QFETCH(QByteArray, contents);
        QFETCH(QString, command);
        QTemporaryDir folder;
        const QString in = folder.filePath("in");
        const QString out = folder.filePath("out");
        write(in, contents);
        QVERIFY(QFile::link(in, out));
        const Ran ran = runClew(words(QString(command).replace("IN", in).replace("OUT", out)));
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.err.contains("name another file to write"), ran.err);
        QCOMPARE(fileContents(in), contents);
    }

    // A trace of the first of two problems would take the place of the old one.
    void failures()
    {
        QTemporaryDir folder;
        const QString two = folder.filePath("two.txt");
        const QString trace = folder.filePath("keep.clewtrace");
        write(two, kSudoku + kSudoku);
        write(trace, "old");
        const Ran ran = runClew({"solve", "sudoku", two, "--trace", trace});
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.err.contains("a trace holds only one search"), ran.err);
        QCOMPARE(fileContents(trace), QByteArray("old"));
    }

    // What is wrong with a file that is not there is that.
    void missing_data()
    {
        QTest::addColumn<QString>("command");
        for (const char* const command :
             {"lesson check nofile.clewlesson", "lesson show nofile.clewlesson",
              "grade nofile.clewlesson nofile.json"})
            QTest::newRow(command) << command;
    }
    void missing()
    {
        QFETCH(QString, command);
        const Ran ran = runClew(words(command));
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.err.contains("nofile.clewlesson cannot be opened"), ran.err);
    }
};

QTEST_GUILESS_MAIN(TestOverwriting)
#include "tst_cli_overwriting.moc"
