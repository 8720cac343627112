// The command `clew rate --se`, and what `clew generate` takes besides size and difficulty.

#include <QTemporaryFile>
#include <QtTest>

#include "tests/clewcommand.h"

using namespace clew::test;

class TestRating : public QObject
{
    Q_OBJECT

private slots:
    void explainer()
    {
        const QByteArray row = testData("sudoku/explainer.tsv").split('\n').at(1);
        const QByteArray rating = row.split('\t').at(1);
        const QByteArray board = row.left(81) + '\n';
        const Ran text = runClew({"rate", "sudoku", "-", "--se"}, board);
        QCOMPARE(text.out, rating + '\n');
        QCOMPARE(text.exitCode, 0);
        const Ran json = runClew({"rate", "sudoku", "-", "--se", "--json"}, board);
        const QJsonObject parts = QJsonDocument::fromJson(json.out).object()["se"].toObject();
        QCOMPARE(parts["ER"].toDouble(), rating.split('/').at(0).toDouble());
        QCOMPARE(parts["exact"].toBool(), true);
    }

    // A file that is directed to the command is not passed over for the default problem.
    void fileOnInput_data()
    {
        QTest::addColumn<QString>("command");
        for (const char* command :
             {"rate sudoku --se", "rate sudoku", "solve sudoku", "count queens", "explain sudoku",
              "hint sudoku", "check sudoku", "show sudoku", "race queens", "print sudoku",
              "bench queens", "convert sudoku --to line", "table nodes sudoku"})
            QTest::newRow(command) << command;
    }
    void fileOnInput()
    {
        QFETCH(QString, command);
        QTemporaryFile file;
        QVERIFY(file.open());
        file.write(testData("sudoku/explainer.tsv").split('\n').at(1).left(81) + '\n');
        file.close();
        const auto run = [&](const QString& line, const QString& input) {
            QProcess process;
            process.setStandardInputFile(input);
            process.start(CLEW_COMMAND, words(line));
            process.waitForFinished(kPatience);
            return Ran{process.exitCode(), process.readAllStandardOutput(),
                       process.readAllStandardError()};
        };
        const Ran refused = run(command, file.fileName());
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.err.contains("standard input is redirected"), refused.err);
        QVERIFY2(refused.err.contains("use - to read it"), refused.err);
        QCOMPARE(refused.out, QByteArray());
    }

    // What names a problem, and what has no file to read, is answered as ever.
    void noFileOnInput()
    {
        QTemporaryFile file;
        QVERIFY(file.open());
        file.write("x\ny\n");
        file.close();
        const auto run = [&](const char* shell) {
            QProcess process;
            process.start(
                "sh",
                {"-c",
                 QString(shell).replace("CLEW", CLEW_COMMAND).replace("FILE", file.fileName())});
            process.closeWriteChannel();
            process.waitForFinished(kPatience);
            return process.exitCode() == 0 ? process.readAllStandardOutput() : QByteArray("failed");
        };
        QCOMPARE(run("CLEW solve queens --size 4 < FILE"), run("CLEW solve queens --size 4"));
        QCOMPARE(run("CLEW solve queens @4 < FILE"), run("CLEW solve queens @4"));
        const QByteArray usual = run("CLEW solve queens");
        QVERIFY(usual != "failed");
        QCOMPARE(run("CLEW solve queens < /dev/null"), usual);
        QCOMPARE(run("CLEW solve queens <&-"), usual);
        QCOMPARE(run("sleep 3 | CLEW solve queens"), usual);
        QCOMPARE(run("while read line; do CLEW solve queens; done < FILE"), usual + usual);
    }

    void refused_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* command, const char* said) {
            QTest::addRow("%s", command) << command << said;
        };
        row("rate suguru @6x6 --se", "suguru has no rating --se");
        row("generate sudoku --symmetry sideways", "rotation");
        row("generate sudoku --technique z-wing", "x-wing");
        row("generate suguru --symmetry rotation", "areas");
        row("generate nonogram --clues 20", "clues");
        row("generate queens --technique x-wing", "technique");
        row("generate sudoku --at-technique", "--technique");
        row("generate sudoku --seed 9:1", "version 9");
        row("generate sudoku --seed one", "\"one\"");
        row("generate sudoku --seed 0:1", "\"0:1\"");
        row("rate queens --size 8", "no rating");
    }

    // What the command would refuse is not offered.
    void helpOffers_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("offered");
        QTest::addColumn<QString>("refused");
        const auto row = [](const char* command, const char* offered, const char* refused) {
            QTest::addRow("%s", command) << command << offered << refused;
        };
        row("generate", "queens sudoku nonogram suguru --difficulty --symmetry --technique --clues",
            "knight arithmetic graphs words model");
        row("generate sudoku", "--difficulty --symmetry --technique --at-technique --clues --boxes",
            "--size");
        row("generate suguru", "--difficulty --size",
            "--symmetry --technique --at-technique --clues");
        row("generate queens", "--size", "--difficulty --symmetry --technique --clues");
        row("generate knight", "--seed", "--size --from --technique knight");
        row("rate", "sudoku nonogram suguru --se", "queens knight arithmetic graphs words model");
        row("rate sudoku", "--se --json", "queens");
        row("rate suguru", "--json", "--se");
        row("completions bash", "\"'generate suguru'\"", "\"'generate knight'\" \"'rate queens'\"");
    }

    void helpOffers()
    {
        QFETCH(QString, command);
        QFETCH(QString, offered);
        QFETCH(QString, refused);
        const bool isHelp = !command.startsWith("completions");
        const QString help =
            runClew(words(command) + (isHelp ? QStringList{"--help"} : QStringList())).out;
        const auto has = [&](const QString& word) {
            const QString pattern = "(?<![\\w-])" + QRegularExpression::escape(word) + "(?![\\w-])";
            return help.contains(QRegularExpression(pattern));
        };
        for (const QString& word : words(offered))
            QVERIFY2(has(word), qPrintable(word));
        for (const QString& word : words(refused))
            QVERIFY2(!has(word), qPrintable(word));
    }

    void refused()
    {
        QFETCH(QString, command);
        QFETCH(QString, said);
        const Ran ran = runClew(words(command));
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(QString(ran.err).contains(said), ran.err);
        QCOMPARE(ran.out, QByteArray());
    }

    // Each has what was asked for, and its seed makes it again.
    void wishes()
    {
        const Ran made = runClew(
            words("generate sudoku --symmetry both --clues 32 --count 2 --seed 5 --rate --json"));
        QCOMPARE(made.exitCode, 0);
        for (const QByteArray& line : made.out.trimmed().split('\n')) {
            const QJsonObject json = QJsonDocument::fromJson(line).object();
            const QString board = json["problem"].toString().trimmed();
            QCOMPARE(board.size(), 81);
            QCOMPARE(board.count('.'), 81 - 32);
            for (int cell = 0; cell < 81; ++cell) {
                const int row = cell / 9;
                const int column = cell % 9;
                QCOMPARE(board[row * 9 + 8 - column] == '.', board[cell] == '.');
                QCOMPARE(board[(8 - row) * 9 + column] == '.', board[cell] == '.');
            }
            QVERIFY(!json["difficulty"].toString().isEmpty());
            const Ran again = runClew({"generate", "sudoku", "--symmetry", "both", "--clues", "32",
                                       "--seed", json["seed"].toString()});
            QCOMPARE(QString(again.out).trimmed(), board);
        }
    }

    void technique_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("seed");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("harder");
        QTest::newRow("x-wing") << "x-wing" << 3 << "X-wing"
                                << "swordfish";
        QTest::newRow("the easier of two")
            << "almost-locked-sets-xz" << 7 << "almost locked sets, XZ"
            << "almost locked sets, XY-wing";
        QTest::newRow("the harder of two")
            << "almost-locked-sets-xy-wing" << 1 << "almost locked sets, XY-wing"
            << "forcing chain";
        QTest::newRow("a chain") << "forcing-chain" << 1 << "forcing chain"
                                 << "forcing net";
    }

    // It is needed, and nothing harder.
    void technique()
    {
        QFETCH(QString, id);
        QFETCH(int, seed);
        QFETCH(QString, name);
        QFETCH(QString, harder);
        const Ran made =
            runClew({"generate", "sudoku", "--technique", id, "--seed", QString::number(seed)});
        QVERIFY2(made.exitCode == 0, made.err);
        const Ran rated = runClew({"rate", "sudoku", "-", "--json"}, made.out);
        const QJsonObject json = QJsonDocument::fromJson(rated.out).object();
        QVERIFY(json["solved"].toBool());
        QVERIFY(QString(rated.out).contains('"' + name + '"'));
        QVERIFY(!QString(rated.out).contains('"' + harder + '"'));
    }

    // For training: more is filled in, and the technique is needed all the same.
    void atTechnique()
    {
        const QStringList command = words("generate sudoku --technique x-wing --seed 3");
        const Ran whole = runClew(command);
        const Ran there = runClew(command + QStringList{"--at-technique"});
        QVERIFY2(there.exitCode == 0, there.err);
        QCOMPARE(there.out.size(), whole.out.size());
        QVERIFY(there.out.count('.') < whole.out.count('.'));
        for (qsizetype i = 0; i < whole.out.size(); ++i)
            QVERIFY(whole.out[i] == '.' || whole.out[i] == there.out[i]);
        const Ran rated = runClew({"rate", "sudoku", "-", "--json"}, there.out);
        QVERIFY2(QString(rated.out).contains("\"X-wing\""), rated.out);
    }

    // Where a time is set, it is used before anything is given up.
    void clues()
    {
        const Ran made = runClew(words("generate sudoku --clues 20 --time 1"));
        QVERIFY2(made.exitCode == 0 || QString(made.err).contains("limit of time"), made.err);
    }

    void frozen_data()
    {
        QTest::addColumn<int>("version");
        QTest::addRow("1") << 1;
        QTest::addRow("2") << 2;
    }

    // As this version of the generators made them.
    void frozen()
    {
        QFETCH(int, version);
        int lines = 0;
        const QByteArray file = testData(QStringLiteral("frozen/generated-%1.tsv").arg(version));
        for (const QByteArray& line : file.split('\n')) {
            const QStringList columns = QString(line).split('\t');
            if (line.startsWith('#') || columns.size() != 7)
                continue;
            QStringList command{"generate",        columns[0], "--as",   columns[1],
                                "--" + columns[3], columns[4], "--seed", columns[5]};
            if (columns[2].startsWith('@'))
                command << "--technique" << columns[2].mid(1);
            else if (columns[2] != "-")
                command << "--difficulty" << columns[2];
            const Ran made = runClew(command);
            QCOMPARE(made.err, QByteArray());
            QCOMPARE(QString(made.out).trimmed(), columns[6]);
            ++lines;
        }
        QVERIFY(lines >= 20);
    }
};

QTEST_GUILESS_MAIN(TestRating)
#include "tst_cli_rating.moc"
