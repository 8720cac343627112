// Results of parts and checkpoints of the command `clew`: nothing is added up that was not counted,
// and no file is lost that is not a checkpoint.

#include <QtTest>

#include <QJsonDocument>
#include <QJsonObject>
#include <csignal>
#include <sys/stat.h>
#include <sys/types.h>

#include "tests/clewcommand.h"
#include "tests/undersanitizer.h"

using namespace clew::test;

namespace {

const QByteArray kFrozen = testData("frozen/counts-1.jsonl"); ///< of versions without checksums

QByteArray newLine()
{
    return runClew({"count", "queens", "--size", "8", "--json", "--part", "1/3"}).out;
}

// With the value of a field replaced, or the field taken out if there is none.
QByteArray changed(const QByteArray& line, const QString& field, const QByteArray& value)
{
    const QRegularExpression pair(
        QString(",?\"%1\":(\"[^\"]*\"|\\{[^}]*\\}|[^,}]*)").arg(QRegularExpression::escape(field)));
    QString text = QString::fromUtf8(line);
    const auto found = pair.match(text);
    const bool isFirst = !found.captured().startsWith(',');
    const QString now = value.isEmpty()
                            ? QString()
                            : QString("%1\"%2\":%3").arg(isFirst ? "" : ",", field, QString(value));
    text.replace(found.capturedStart(), found.capturedLength(), now);
    return text.replace("{,", "{").toUtf8();
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

} // namespace

class TestPartials : public QObject
{
    Q_OBJECT

private slots:
    void oldLinesAreRead();
    void wrongFields_data();
    void wrongFields();
    void changedLines_data();
    void changedLines();
    void missingPartsAreFew_data();
    void missingPartsAreFew();
    void mergeOfPipes();
    void mergedJsonIsPrintable();
    void benchIsInterrupted();
    void mergeIsInterrupted_data();
    void mergeIsInterrupted();
    void foreignCheckpoints_data();
    void foreignCheckpoints();
    void checkpointWithoutChecksums();
    void mergingUncheckedLinesIsSaid();
    void checkpointOfAnother_data();
    void checkpointOfAnother();
    void checkpointKeepsWhatOthersAdd();
    void countsGoOn_data();
    void countsGoOn();
    void begunLines();
    void toursFromAnOldCheckpoint();
    void damagedToursAreRefused();
    void toursLeaveOtherFilesAlone();
};

void TestPartials::oldLinesAreRead()
{
    QCOMPARE(runClew({"merge", "-"}, kFrozen).out, QByteArray("92\n"));
    // Together with new ones, too.
    const QByteArrayList lines = kFrozen.split('\n');
    QCOMPARE(runClew({"merge", "-"}, newLine() + lines[1] + '\n' + lines[2] + '\n').out,
             QByteArray("92\n"));
}

void TestPartials::wrongFields_data()
{
    QTest::addColumn<QString>("field");
    for (const char* const field : {"puzzle", "problem", "digest", "count", "meaning", "ending",
                                    "part", "parts", "threads", "nodes", "seconds", "more"})
        QTest::addRow("%s", field) << field;
}

void TestPartials::wrongFields()
{
    QFETCH(QString, field);
    const QByteArrayList old = kFrozen.split('\n');
    const bool isText = field == "puzzle" || field == "problem" || field == "meaning";
    QByteArrayList values{"",     "-1",   "-5",  "1e300", "1e999",     "99999999999999999999",
                          "null", "true", "[1]", "NaN",   "{\"a\":-1}"};
    if (!isText)
        values += {"\"x\"", "\"\"", "\"-1\"", "\"1.9\""};
    if (field != "seconds")
        values += "1.9";
    for (qsizetype i = 0; i < values.size(); i += kUnderSanitizer ? 3 : 1) {
        const QByteArray& value = values[i];
        const Ran ran =
            runClew({"merge", "-"}, old[1] + '\n' + changed(old[0], field, value) + '\n');
        const QByteArray what = value + ": " + ran.err;
        QVERIFY2(ran.exitCode == 2 && ran.out.isEmpty(), what);
        // Left out are only what need not be there.
        QVERIFY2(ran.err.startsWith("-:2:1: ") || (value.isEmpty() && field == "more"), what);
    }
}

void TestPartials::changedLines_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QByteArray>("value");
    const auto row = [](const char* field, const char* value) {
        QTest::addRow("%s %s", field, value) << field << QByteArray(value);
    };
    row("format", "1");
    row("format", "3");
    row("format", ""); // taken out
    row("puzzle", "\"sudoku\"");
    row("problem", "\"9 queens\"");
    row("digest", "\"0123456789abcdef\"");
    row("count", "9");
    row("count", "\"8\\u0030\"");
    row("meaning", "\"some\"");
    row("ending", "\"stopped\"");
    row("part", "2");
    row("parts", "4");
    row("threads", "2");
    row("nodes", "1");
    row("seconds", "1");
    row("more", "{\"fundamental\":2}");
    row("more", "");
    row("sum", "\"0123456789abcdef\"");
    row("sum", "");
}

void TestPartials::changedLines()
{
    QFETCH(QString, field);
    QFETCH(QByteArray, value);
    const QByteArray line = changed(newLine(), field, value);
    QVERIFY(QJsonDocument::fromJson(line).isObject());
    const QByteArrayList rest = kFrozen.split('\n').mid(1);
    const Ran ran = runClew({"merge", "-"}, "\n" + line + rest.join('\n'));
    QCOMPARE(ran.exitCode, 2);
    QCOMPARE(ran.out, QByteArray());
    QVERIFY2(ran.err.startsWith("-:2:1: "), ran.err);
    const QTemporaryDir folder;
    const QString path = folder.filePath("checkpoint");
    write(path, line);
    const Ran counted = runClew({"count", "queens", "--size", "8", "--checkpoint", path});
    QCOMPARE(counted.exitCode, 2);
    QVERIFY2(counted.err.startsWith(path.toUtf8() + ":1:1: "), counted.err);
    QCOMPARE(fileContents(path), line);
}

void TestPartials::missingPartsAreFew_data()
{
    QTest::addColumn<QByteArray>("parts");
    QTest::addColumn<QByteArray>("said");
    QTest::addRow("many") << QByteArray("99999999999")
                          << QByteArray("parts missing of 99999999999: 2–99999999999\n");
    QTest::addRow("two") << QByteArray("2") << QByteArray("parts missing of 2: 2\n");
    QTest::addRow("negative") << QByteArray("-1") << QByteArray("\"parts\" cannot be -1");
    QTest::addRow("all that there are")
        << QByteArray("18446744073709551615") << QByteArray("\"parts\" cannot be");
}

// In time with the parts that are there, whatever number is claimed.
void TestPartials::missingPartsAreFew()
{
    QFETCH(QByteArray, parts);
    QFETCH(QByteArray, said);
    const QByteArray line = changed(kFrozen.split('\n').front(), "parts", parts) + '\n';
    const Ran ran = runClew({"merge", "-"}, line);
    QCOMPARE(ran.exitCode, 2);
    QVERIFY2(ran.err.contains(said), ran.err);
}

// What can be read only once is read once.
void TestPartials::mergeOfPipes()
{
    const QTemporaryDir folder;
    const QString pipe = folder.filePath("pipe");
    QCOMPARE(::mkfifo(pipe.toUtf8().constData(), 0600), 0);
    const auto merged = [&](const QByteArray& text) {
        QFile file(folder.filePath("text"));
        if (!file.open(QIODevice::WriteOnly))
            return QByteArray();
        file.write(text);
        file.close();
        QProcess shell;
        shell.start("/bin/sh", {"-c", "cat \"$0\" > \"$1\" & exec \"$2\" merge \"$1\"",
                                file.fileName(), pipe, CLEW_COMMAND});
        shell.waitForFinished(kPatience);
        return shell.readAllStandardOutput() + shell.readAllStandardError();
    };
    QVERIFY(merged(kFrozen).startsWith("92\n"));
    const QByteArray runs =
        "puzzle,instance,strategy,ending,reason,seconds,nodes,backtracks,solutions,memory,part,"
        "parts\nqueens,a.txt:1,backtracking,solved,,0.500000000,7,3,1,0,1,1\n";
    QCOMPARE(merged(runs), runs);
}

// Marks of writing direction in what a line repeats do not reach the terminal.
void TestPartials::mergedJsonIsPrintable()
{
    QByteArrayList lines = kFrozen.trimmed().split('\n');
    for (QByteArray& line : lines)
        line.replace("\"meaning\":\"", "\"meaning\":\"\xE2\x80\xAE");
    const Ran ran = runClew({"merge", "--json", "-"}, lines.join('\n') + '\n');
    QVERIFY2(ran.exitCode == 0, ran.err);
    QVERIFY(!ran.out.contains("\xE2\x80\xAE"));
    QVERIFY2(ran.out.contains("\"meaning\":\"\\u202e"), ran.out);
    // And it is still the same line, checksum and all.
    QCOMPARE(runClew({"merge", "-"}, ran.out).out, QByteArray("92\n"));
}

// What a part has is printed, and that it is not all of it is said.
void TestPartials::benchIsInterrupted()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath("a.txt"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QByteArray line = runClew({"show", "sudoku", "@p97", "--as", "line"}).out;
    for (int i = 0; i < 200; ++i)
        file.write(line);
    file.close();
    QProcess process;
    process.start(CLEW_COMMAND, {"bench", "--instances", folder.path(), "--part", "1/2", "sudoku"});
    QByteArray table;
    QTRY_VERIFY_WITH_TIMEOUT((table += process.readAllStandardOutput()).count('\n') > 1, kPatience);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(kPatience));
    QCOMPARE(process.exitCode(), 3);
    QVERIFY2(process.readAllStandardError().contains("interrupted after "), "not said");
    table += process.readAllStandardOutput();
    const Ran merged = runClew({"merge", "-"}, table);
    QCOMPARE(merged.exitCode, 2);
    QVERIFY2(merged.err.contains("parts missing of 2: 2"), merged.err);
}

void TestPartials::mergeIsInterrupted_data()
{
    QTest::addColumn<bool>("isPipe");
    QTest::addColumn<int>("signal");
    for (const bool isPipe : {false, true})
        for (const int signal : {SIGINT, SIGTERM})
            QTest::addRow("%s %d", isPipe ? "pipe" : "input", signal) << isPipe << signal;
}

void TestPartials::mergeIsInterrupted()
{
    QFETCH(bool, isPipe);
    QFETCH(int, signal);
    const QTemporaryDir folder;
    const QString pipe = folder.filePath("pipe");
    QCOMPARE(::mkfifo(pipe.toUtf8().constData(), 0600), 0);
    QProcess process;
    process.start(CLEW_COMMAND, {"merge", isPipe ? pipe : "-"});
    QVERIFY(process.waitForStarted());
    // Until it is deaf to nothing: the file /proc/PID/status shows which signals are blocked.
    QTRY_VERIFY(
        fileContents(QString("/proc/%1/status").arg(process.processId())).contains("Threads:\t2"));
    ::kill(static_cast<pid_t>(process.processId()), signal);
    QVERIFY(process.waitForFinished(kPatience));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 3);
    QVERIFY(process.readAllStandardError().contains("interrupted"));
}

void TestPartials::foreignCheckpoints_data()
{
    QTest::addColumn<QString>("count");
    QTest::addColumn<QByteArray>("contents");
    const QByteArray line = kFrozen.left(kFrozen.indexOf('\n') + 1);
    for (const char* const count : {"queens --size 8", "knight --size 4x5"}) {
        const auto row = [&](const char* name, const QByteArray& contents) {
            QTest::addRow("%s, %s", count, name) << QString(count) << contents;
        };
        row("a text", "milk\neggs\n");
        row("a text without a last newline", "milk");
        row("lines and a text without a last newline", line + "milk");
        row("JSON", "{\"puzzle\":\"queens\"}\n");
        row("JSON without a last newline", "{\"puzzle\":\"queens\"}");
        row("empty lines", "\n\n");
        row("bytes", QByteArray("\0\1\2\n\3\377", 6));
        row("a line and a text", line + "milk\n");
    }
}

void TestPartials::foreignCheckpoints()
{
    QFETCH(QString, count);
    QFETCH(QByteArray, contents);
    const QTemporaryDir folder;
    const QString path = folder.filePath("mine");
    write(path, contents);
    const Ran ran =
        runClew(QStringList{"count"} + words(count) + QStringList{"--checkpoint", path});
    QCOMPARE(ran.exitCode, 2);
    QCOMPARE(ran.out, QByteArray());
    QVERIFY2(ran.err.contains(path.toUtf8()) && ran.err.contains("name another"), ran.err);
    QCOMPARE(fileContents(path), contents);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{"mine"});
}

// They are continued, and it is said that nothing protects them.
void TestPartials::checkpointWithoutChecksums()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("checkpoint");
    const QStringList count{"count",  "queens", "--size",       "8",
                            "--part", "1/2",    "--checkpoint", path};
    const Ran first = runClew(count);
    QVERIFY2(!first.err.contains("checksum"), first.err);
    const Ran again = runClew(count);
    QCOMPARE(again.out, first.out);
    QVERIFY2(!again.err.contains("checksum"), again.err);
    QByteArrayList lines;
    for (const QByteArray& line : fileContents(path).trimmed().split('\n')) {
        QJsonObject json = QJsonDocument::fromJson(line).object();
        json.remove("format");
        json.remove("sum");
        lines.append(QJsonDocument(json).toJson(QJsonDocument::Compact));
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(lines.join('\n') + '\n');
    file.close();
    const Ran old = runClew(count);
    QCOMPARE(old.exitCode, 0);
    QCOMPARE(old.out, first.out);
    QVERIFY2(
        old.err.contains(QStringLiteral("checkpoint: lines without a checksum, from an earlier "
                                        "version: %1;")
                             .arg(lines.size())
                             .toUtf8()),
        old.err);
}

void TestPartials::mergingUncheckedLinesIsSaid()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("parts");
    const Ran whole = runClew({"count", "--json", "--part", "1/1", "queens", "--size", "6"});
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(whole.out);
    file.close();
    QVERIFY(runClew({"merge", path}).err.isEmpty());
    QJsonObject json = QJsonDocument::fromJson(whole.out).object();
    json.remove("format");
    json.remove("sum");
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QJsonDocument(json).toJson(QJsonDocument::Compact) + '\n');
    file.close();
    const Ran merged = runClew({"merge", path});
    QCOMPARE(merged.out, QByteArray("4\n"));
    QCOMPARE(merged.exitCode, 0);
    QVERIFY2(merged.err.contains("lines without a checksum, from an earlier version: 1;"),
             merged.err);
}

void TestPartials::checkpointOfAnother_data()
{
    QTest::addColumn<QByteArray>("contents");
    QTest::addColumn<QByteArray>("said");
    const auto count = [](const QStringList& what) {
        return runClew(QStringList{"count", "--json", "--part", "1/100"} + what).out;
    };
    const QByteArray own = count({"queens", "--size", "8"}); // a share, of an earlier version
    QTest::addRow("another size") << own + count({"queens", "--size", "9"})
                                  << QByteArray(
                                         ":2:1: this is a count of another problem (9 queen");
    QTest::addRow("another puzzle") << own + count({"sudoku", "@p97"})
                                    << QByteArray(":2:1: this is a count of sudoku, not of queens");
    const QByteArray old = kFrozen.left(kFrozen.indexOf('\n') + 1);
    QTest::addRow("another cut") << own + old
                                 << QByteArray(":2:1: this is one of 3 parts; here there are 1");
    QTest::addRow("stopped") << QByteArray(old).replace("exhausted", "stopped")
                             << QByteArray(":1:1: this count was stopped before its end");
}

void TestPartials::checkpointOfAnother()
{
    QFETCH(QByteArray, contents);
    QFETCH(QByteArray, said);
    const QTemporaryDir folder;
    const QString path = folder.filePath("f");
    write(path, contents);
    const Ran ran = runClew({"count", "queens", "--size", "8", "--checkpoint", path});
    QCOMPARE(ran.exitCode, 2);
    QVERIFY2(ran.err.contains(said), ran.err);
    QCOMPARE(fileContents(path), contents);
}

// Parts of one count may share a file; what a crash has cut short is skipped.
void TestPartials::checkpointKeepsWhatOthersAdd()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("f");
    for (const char* const part : {"1/2", "2/2"}) {
        QCOMPARE(runClew({"count", "queens", "--size", "8", "--part", part, "--checkpoint", path})
                     .exitCode,
                 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::Append));
        file.write("{\"format\":2,\"puzzle\":\"que");
    }
    QCOMPARE(fileContents(path).count('\n'), 2);
    const Ran again =
        runClew({"count", "queens", "--size", "8", "--part", "1/2", "--checkpoint", path});
    QCOMPARE(again.exitCode, 0);
}

void TestPartials::countsGoOn_data()
{
    QTest::addColumn<QString>("count");
    QTest::addColumn<QByteArray>("number");
    QTest::addRow("queens") << "queens --size 16 --nodes 5000000" << QByteArray("14772512\n");
    QTest::addRow("queens on two threads")
        << "queens --size 16 --nodes 5000000 --threads 2" << QByteArray("14772512\n");
    QTest::addRow("queens, joined halves")
        << "queens --size 17 --nodes 90000000" << QByteArray("95815104\n");
    QTest::addRow("queens, joined halves, on two threads")
        << "queens --size 17 --nodes 90000000 --threads 2" << QByteArray("95815104\n");
    QTest::addRow("queens, in pieces")
        << "queens \"(2 _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _)\" --nodes 50000000"
        << QByteArray("3321745\n");
    const QString graphs = "graphs \"(:nodes 10 :degree 3 :labelled t :required ((0 1)))\"";
    QTest::addRow("graphs") << graphs + " --nodes 3000000" << QByteArray("3726940\n");
    QTest::addRow("graphs on two threads")
        << graphs + " --nodes 3000000 --threads 2" << QByteArray("3726940\n");
}

// However often it is stopped: each time what is done is kept, and the next run goes on from there.
void TestPartials::countsGoOn()
{
    QFETCH(QString, count);
    QFETCH(QByteArray, number);
    const QTemporaryDir folder;
    const QStringList command =
        QStringList("count") + words(count) + QStringList{"--checkpoint", folder.filePath("f")};
    Ran ran = runClew(command);
    QCOMPARE(ran.exitCode, 3);
    for (int i = 0; i < 100 && ran.exitCode == 3; ++i)
        ran = runClew(command);
    QCOMPARE(ran.exitCode, 0);
    QCOMPARE(ran.out, number);
}

// A count that is to go on is no result, and one that was changed is refused.
void TestPartials::begunLines()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("f");
    const QStringList command{"count",   "queens",  "--size",       "16",
                              "--nodes", "5000000", "--checkpoint", path};
    QCOMPARE(runClew(command).exitCode, 3);
    const QByteArray line = fileContents(path);
    QVERIFY2(line.startsWith(R"({"format":3,)") && line.contains("\"done\":"), line);
    const Ran merged = runClew({"merge", path});
    QCOMPARE(merged.exitCode, 2);
    QVERIFY2(merged.err.contains("was stopped before its end"), merged.err);
    for (const auto& [field, value] : {std::pair("done", "1"),
                                       {"done", "0"},
                                       {"done", "-1"},
                                       {"done", "\"1\""},
                                       {"done", ""},
                                       {"format", "2"},
                                       {"format", "4"},
                                       {"format", ""},
                                       {"ending", "\"exhausted\""}}) {
        write(path, changed(line, field, value));
        const Ran ran = runClew(command);
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.err.contains(":1:1: "), ran.err);
        QCOMPARE(fileContents(path), changed(line, field, value));
    }
}

void TestPartials::toursFromAnOldCheckpoint()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("f");
    const QByteArray frozen = testData("frozen/knight-states-1");
    write(path, frozen);
    QCOMPARE(runClew({"count", "knight", "--size", "4x5", "--checkpoint", path}).out,
             QByteArray("164\n"));
    QCOMPARE(fileContents(path), frozen);
}

void TestPartials::damagedToursAreRefused()
{
    const QByteArray frozen = testData("frozen/knight-states-1");
    const QTemporaryDir folder;
    const QString path = folder.filePath("f");
    const auto isRefused = [&](const QByteArray& contents) {
        write(path, contents);
        const Ran ran = runClew({"count", "knight", "--size", "4x5", "--checkpoint", path});
        return ran.exitCode == 2 && ran.out.isEmpty() && ran.err.contains(path.toUtf8()) &&
               fileContents(path) == contents;
    };
    for (qsizetype i = 0; i < frozen.size(); i += kUnderSanitizer ? 25 : 5) {
        QByteArray changed = frozen;
        changed[i] = static_cast<char>(changed[i] ^ 1);
        QVERIFY2(isRefused(changed), QByteArray::number(i));
        QVERIFY2(isRefused(frozen.left(i)), QByteArray::number(i));
    }
    QVERIFY(isRefused(frozen + '\n'));
    QVERIFY(isRefused(frozen + frozen));
}

void TestPartials::toursLeaveOtherFilesAlone()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("f");
    for (const char* const other : {".new", ".part", "~"})
        write(path + other, "mine");
    QCOMPARE(runClew({"count", "knight", "--size", "4x5", "--checkpoint", path}).exitCode, 0);
    for (const char* const other : {".new", ".part", "~"})
        QCOMPARE(fileContents(path + other), QByteArray("mine"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 4);
}

QTEST_GUILESS_MAIN(TestPartials)
#include "tst_cli_partials.moc"
