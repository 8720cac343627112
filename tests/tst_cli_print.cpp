// Booklets as PDF: what stands on their pages.

#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include "core/puzzle/registry.h"
#include "tests/clewcommand.h"
#include "tests/otherprograms.h"

using namespace clew::test;

class TestPrint : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString booklet(const QString& arguments)
    {
        const QString file = m_folder.filePath("booklet.pdf");
        QFile::remove(file);
        const Ran ran = runClew(QStringList{"print", "-o", file} + words(arguments));
        if (ran.exitCode != 0)
            qWarning("%s", ran.err.constData());
        return file;
    }

private slots:
    void pages_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<int>("pages");
        QTest::addColumn<QString>("size"); // in points
        QTest::newRow("usual") << "sudoku:@p97 queens:@sicp nonogram:@p98 suguru:@6x6 knight:@p91"
                               << 3 << "595.28 x 841.89";
        QTest::newRow("one") << "--per-page 1 --no-solutions sudoku:@p97 sudoku:@easy" << 2
                             << "595.28 x 841.89";
        QTest::newRow("A5") << "--paper a5 --large --per-page 1 sudoku:@p97" << 2
                            << "419.53 x 595.28";
        QTest::newRow("large, many cells")
            << "--large sudoku:@25 sudoku:@p97 sudoku:@easy" << 4 << "595.28 x 841.89";
        QTest::newRow("many cells")
            << "sudoku:@25 suguru:@20x20 sudoku:@p97" << 3 << "595.28 x 841.89";
        QTest::newRow("letter") << "--paper letter --mix --generate queens:9 --per-page 9" << 2
                                << "612 x 792";
    }
    void pages()
    {
        if (!isInstalled("pdfinfo"))
            QSKIP("poppler-utils is not installed");
        QFETCH(QString, arguments);
        QFETCH(int, pages);
        QFETCH(QString, size);
        const QString info = output("pdfinfo", {booklet(arguments)});
        QCOMPARE(info.section("Pages:", 1).section('\n', 0, 0).trimmed().toInt(), pages);
        QVERIFY2(info.section("Page size:", 1).trimmed().startsWith(size), qPrintable(info));
    }

    // Large print is as large as the page is wide, and a solution smaller than its board.
    void sizes_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<double>("least"); // height of the letters of a clue, in points
        QTest::newRow("large") << "--large sudoku:@p97" << 20.0;
        QTest::newRow("large, many cells") << "--large sudoku:@25" << 13.0;
        QTest::newRow("many cells") << "sudoku:@25" << 6.5;
        QTest::newRow("one") << "--per-page 1 sudoku:@p97" << 20.0;
        QTest::newRow("as many solutions") << "--per-page 24 sudoku:@p97" << 4.0;
    }
    void sizes()
    {
        if (!isInstalled("pdftotext"))
            QSKIP("poppler-utils is not installed");
        QFETCH(QString, arguments);
        QFETCH(double, least);
        const QString file = booklet(arguments);
        // The lowest word but the number of the page is one of the board.
        const auto heightOn = [&](const char* page) {
            const QString words = output("pdftotext", {"-bbox", "-f", page, "-l", page, file, "-"});
            static const QRegularExpression word("yMin=\"([0-9.]+)\" [^>]*yMax=\"([0-9.]+)\">\\d");
            double lowest = 0;
            double height = 0;
            for (auto found = word.globalMatch(words); found.hasNext();) {
                const auto match = found.next();
                const double bottom = match.captured(2).toDouble();
                if (bottom > lowest && bottom < 800) {
                    lowest = bottom;
                    height = bottom - match.captured(1).toDouble();
                }
            }
            return height;
        };
        QVERIFY2(heightOn("1") > least, qPrintable(QString::number(heightOn("1"))));
        QVERIFY2(heightOn("2") < 0.9 * heightOn("1"), qPrintable(QString::number(heightOn("2"))));
    }

    // The puzzles are numbered, named and rated, and solved behind.
    void texts()
    {
        if (!isInstalled("pdftotext"))
            QSKIP("poppler-utils is not installed");
        const QString file =
            booklet("--title Riddles --generate sudoku:2:easy --seed 5 sudoku:@p97 --per-page 3");
        const QString puzzles = output("pdftotext", {"-f", "1", "-l", "1", file, "-"});
        for (const char* const part :
             {"Riddles", "1.", "2.", "3.", "@p97", ":5", ":6", "Sudoku 9 × 9", "easy"})
            QVERIFY2(puzzles.contains(part, Qt::CaseInsensitive), part);
        const QString solutions = output("pdftotext", {"-f", "2", "-l", "2", file, "-"});
        QVERIFY(solutions.contains("Riddles · Solutions"));
        QCOMPARE(solutions.count(QRegularExpression("[1-9](?!\\.)")) >= 3 * 81, true);
    }

    // Whoever has only the paper reads what is to be done: of a kind once, of a model its hints.
    void instructions()
    {
        if (!isInstalled("pdftotext"))
            QSKIP("poppler-utils is not installed");
        const QString text =
            output("pdftotext", {"-layout",
                                 booklet("--per-page 2 --no-solutions sudoku:@p97 sudoku:@easy "
                                         "model:@zebra model:@kakuro arithmetic:@p93"),
                                 "-"})
                .simplified();
        const auto summaryOf = [](const char* id) {
            return QString::fromUtf8(clew::findPuzzle(id)->info().summary.text);
        };
        QCOMPARE(text.count(summaryOf("sudoku")), 1);
        QCOMPARE(text.count(summaryOf("arithmetic")), 1);
        QVERIFY2(text.contains("3. The zebra puzzle: five houses in a row"), qPrintable(text));
        // All of them, also those that MiniZinc makes use of itself.
        static const QRegularExpression named("constraint :: \"([^\"]*)\"");
        int hints = 0;
        for (auto found = named.globalMatch(testData("../../resources/models/zebra.mzn"));
             found.hasNext(); ++hints) {
            const QString hint = "• " + found.next().captured(1);
            QVERIFY2(text.contains(hint), qPrintable(hint));
        }
        QCOMPARE(hints, 19);
        QVERIFY2(text.contains("4. Kakuro: a crossword of sums."), qPrintable(text));
        QVERIFY(!text.contains("It teaches")); // which stands below the first comment
        QVERIFY(!text.contains(summaryOf("model")));
    }

    // A size may stand where a difficulty would, and a title that is mere figures says of what.
    void sizesAndKinds()
    {
        if (!isInstalled("pdftotext"))
            QSKIP("poppler-utils is not installed");
        const QString file = booklet("--no-solutions --generate queens:1:6 knight:@p91");
        const QString text = QString(output("pdftotext", {file, "-"})).simplified();
        QVERIFY2(text.contains("6 queens"), qPrintable(text));
        QVERIFY2(text.contains("Knight's tour \u00b7 5\u00d75"), qPrintable(text));
    }

    // Of a name with values in it what is the same in all constraints is said; where it is not, the
    // word, if it is one.
    void generalNames()
    {
        if (!isInstalled("pdftotext"))
            QSKIP("poppler-utils is not installed");
        const QString text =
            output("pdftotext",
                   {"-layout", booklet("--no-solutions model:@starbattle model:@killer"), "-"})
                .simplified();
        for (const char* rule :
             {"• stars in row r: 1", "• stars in region k: 1", "• stars do not touch",
              "• row r holds each digit once", "• cage k has no number twice"})
            QVERIFY2(text.contains(rule), rule);
        QVERIFY(!text.contains("total[k]"));
    }

    // What has no room above the boards has a page, or several, of its own.
    void longInstructions()
    {
        if (!isInstalled("pdfinfo"))
            QSKIP("poppler-utils is not installed");
        QFile model(m_folder.filePath("many.mzn"));
        QVERIFY(model.open(QIODevice::WriteOnly));
        for (int i = 0; i < 80; ++i)
            model.write(QString("% Line %1 of what is said of it at some length here.\n"
                                "%\n")
                            .arg(i)
                            .toUtf8());
        model.write("array[1..9] of var 1..9: x;\n");
        for (int i = 1; i < 9; ++i)
            model.write(QString("constraint :: \"hint number %1\" x[%1] != x[%2];\n")
                            .arg(i)
                            .arg(i + 1)
                            .toUtf8());
        model.write("solve satisfy;\n");
        model.close();
        if (QStandardPaths::findExecutable("minizinc").isEmpty())
            QSKIP("MiniZinc is not installed here");
        const QString file = booklet("--no-solutions --paper a5 --large model:" + model.fileName());
        const QString info = output("pdfinfo", {file});
        QVERIFY2(info.section("Pages:", 1).section('\n', 0, 0).trimmed().toInt() > 2,
                 qPrintable(info));
        const QString text = output("pdftotext", {"-layout", file, "-"}).simplified();
        QVERIFY(text.contains("Line 79 of"));
        QVERIFY(text.contains("• hint number 8"));
    }

    void files()
    {
        QFile lines(m_folder.filePath("lines.txt"));
        QVERIFY(lines.open(QIODevice::WriteOnly));
        lines.write(runClew({"generate", "sudoku", "--count", "3"}).out);
        lines.close();
        if (!isInstalled("pdftotext"))
            QSKIP("poppler-utils is not installed");
        const QString text = output("pdftotext", {booklet(lines.fileName()), "-"});
        QVERIFY2(text.contains("lines.txt:3"), qPrintable(text));
    }

    // What cannot be solved by whoever buys the booklet is said.
    void faults_data()
    {
        QTest::addColumn<QByteArray>("clues");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QString>("said");
        const QByteArray sound =
            "530070000600195000098000060800060003400803001700020006060000280000419005000080079\n";
        QTest::newRow("sound") << sound << 0 << QString();
        QTest::newRow("none") << "55" + sound.mid(2) << 1 << "has no solution";
        QTest::newRow("several") << sound.left(18) + QByteArray(63, '0') << 1
                                 << "has several solutions";
    }
    void faults()
    {
        QFETCH(QByteArray, clues);
        QFETCH(int, exitCode);
        QFETCH(QString, said);
        const QString clue = m_folder.filePath("clues.txt");
        QFile file(clue);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(clues);
        file.close();
        const QString pdf = m_folder.filePath("faults.pdf");
        const Ran ran = runClew({"print", "sudoku:" + clue, "-o", pdf});
        QCOMPARE(ran.exitCode, exitCode);
        QVERIFY2(ran.err.contains(said.toUtf8()), ran.err);
        if (!isInstalled("pdftotext"))
            QSKIP("poppler-utils is not installed");
        QVERIFY(output("pdftotext", {"-f", "2", pdf, "-"}).contains(said.toUtf8()));
    }

    // What a model calls its only array says nothing on paper.
    void namesOfArrays()
    {
        if (!isInstalled("pdftotext"))
            QSKIP("poppler-utils is not installed");
        const auto linesOf = [&](const QString& model) {
            return QString(output("pdftotext", {booklet("--no-solutions " + model), "-"}))
                .split('\n');
        };
        QVERIFY(!linesOf("model:@kakuro").contains("x"));
        QVERIFY(linesOf("model:@zebra").contains("colour"));
    }

    // Letters that the usual font of this language lacks come from another font.
    void otherLetters()
    {
        if (!isInstalled("pdffonts") || output("fc-list", {":lang=zh-cn", "family"}).isEmpty())
            QSKIP("poppler-utils or a Chinese font is not installed");
        const auto fontsOf = [&](const QString& title) {
            const QByteArray before = qgetenv("LC_ALL");
            qputenv("LC_ALL", "C");
            const QString file = booklet("--title " + title + " --no-solutions sudoku:@p97");
            qputenv("LC_ALL", before);
            QSet<QString> fonts;
            for (const QString& line : QString(output("pdffonts", {file})).split('\n').mid(2))
                fonts += line.section(' ', 0, 0).section('+', 1);
            return fonts;
        };
        QVERIFY(!fontsOf("Riddles").contains(fontsOf("数独谜题")));
    }

    // A heading is one line, whatever is typed.
    void titles()
    {
        if (!isInstalled("pdftotext"))
            QSKIP("poppler-utils is not installed");
        const QString file = m_folder.filePath("titled.pdf");
        const Ran ran =
            runClew({"print", "queens:@4", "--title", "  Nine\n\tsmall\triddles ", "-o", file});
        QVERIFY2(ran.exitCode == 0, ran.err);
        const QString text = output("pdftotext", {file, "-"});
        QVERIFY2(text.contains("Nine small riddles\n"), qPrintable(text));
    }

    // What is to be done is what the solutions behind do; the number looked for is not given away.
    void numberWords()
    {
        if (!isInstalled("pdftotext"))
            QSKIP("poppler-utils is not installed");
        const QString file =
            booklet("words:@p95 words:@9 words:@back words:@0 words:@cheque --per-page 5");
        const QString tasks = output("pdftotext", {"-layout", "-l", "1", file, "-"}).simplified();
        QVERIFY2(tasks.contains("1, 2, 4. Write the word of each digit in turn, in English: for "
                                "308, three-zero-eight."),
                 qPrintable(tasks));
        QVERIFY2(tasks.contains("3. Write in digits the number that the words name."),
                 qPrintable(tasks));
        QVERIFY2(tasks.contains("5. Write the word of each digit in turn, in Chinese and as on a "
                                "cheque: for 308, 叁零捌整."),
                 qPrintable(tasks));
        QVERIFY2(tasks.contains("3. one hundred seventy-five in digits") &&
                     !tasks.contains("words for 175"),
                 qPrintable(tasks));
        const QString solutions = output("pdftotext", {"-f", "2", file, "-"});
        for (const char* const solution : {"one-seven-five", "nine", "zero", "玖零玖零整"})
            QVERIFY2(solutions.contains(QString::fromUtf8(solution)), solution);
    }

    void refused_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("nothing") << "" << QByteArray("name files");
        QTest::newRow("paper") << "--paper a3 sudoku:@p97" << QByteArray("\"a3\"");
        QTest::newRow("no file") << "nonexistent.sdk"
                                 << QByteArray("there is no file nonexistent.sdk");
        QTest::newRow("wish") << "--generate sudoku:many" << QByteArray("--generate must be like");
        QTest::newRow("ending") << "-o booklet.txt sudoku:@p97" << QByteArray(".txt");
        QTest::newRow("no generator") << "--generate words:2" << QByteArray("words");
        QTest::newRow("difficulty")
            << "--generate sudoku:1:impossible" << QByteArray("\"impossible\"");
    }
    void refused()
    {
        QFETCH(QString, arguments);
        QFETCH(QByteArray, message);
        const Ran ran = runClew(QStringList{"print"} + words(arguments));
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.err.contains(message), ran.err);
    }
};

QTEST_GUILESS_MAIN(TestPrint)
#include "tst_cli_print.moc"
