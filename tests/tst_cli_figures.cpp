// Figures of searches and of many runs, as the command writes them: opened by other programs, with
// counts that are those of the search.

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>
#include <cmath>
#include <cstdio>
#include <unistd.h>

#include "core/picture/compose.h"
#include "tests/clewcommand.h"
#include "tests/figuretexts.h"
#include "tests/otherprograms.h"

using namespace clew::test;

namespace {

const QByteArray kSmallNonogram("[[3],[1,1],[3]]\n[[3],[1,1],[3]]");

// The words of the command below a figure. Long ones were broken where a line was full.
QStringList commandBelow(const QByteArray& svg)
{
    QString texts = textsOf(svg);
    texts.remove(0, texts.lastIndexOf("clew figure ") + 5);
    texts.replace(" \\ ", " "); // where a line goes on
    QStringList arguments;
    static const QRegularExpression word("'([^']*)'|(\\S+)");
    for (auto found = word.globalMatch(texts); found.hasNext();) {
        const auto match = found.next();
        arguments += match.hasCaptured(1) ? match.captured(1) : match.captured(2);
    }
    return arguments;
}

} // namespace

class TestFigures : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

private slots:
    void kinds_data()
    {
        QTest::addColumn<QStringList>("arguments");
        for (const char* const kind : {"board", "tree", "icicle", "timeline", "heat"})
            QTest::newRow(kind) << (QStringList{kind} + kQueens);
        QTest::newRow("race") << QStringList{"race", "queens",       "--size",
                                             "6",    "--strategies", "backtracking,dancing-links"};
        QTest::newRow("growth") << QStringList{"growth", "queens",       "--sizes",
                                               "4-6",    "--strategies", "backtracking"};
        QTest::newRow("merged") << QStringList{
            "merged", "queens", "--size", "6", "--strategies", "backtracking,dancing-links"};
        QTest::newRow("heat of names") << QStringList{"heat", "graphs", "--size", "6"};
        QTest::newRow("merged, with no room for nodes") << QStringList{
            "merged", "queens", "--size", "8", "--strategies", "backtracking,dancing-links"};
        QTest::newRow("merged, two seeds")
            << QStringList{"merged",       "queens",        "--size",       "6",
                           "--strategies", "min-conflicts", "--other-seed", "2"};
        QTest::newRow("part of a timeline") << QStringList{
            "timeline", "queens", "--size", "6", "--strategy", "backtracking", "--from", "100"};
    }
    void kinds()
    {
        QFETCH(QStringList, arguments);
        const QStringList figure = QStringList{"figure"} + arguments;
        const Ran svg = runClew(figure);
        QVERIFY2(svg.exitCode == 0, svg.err);
        const QString texts = textsOf(svg.out);
        QVERIFY2(QString(texts).remove(' ').remove('\\').contains(
                     QString("clewfigure" + arguments.join("")).remove(' ')),
                 qPrintable(texts));
        const QString pdf = m_folder.filePath("figure.pdf");
        QVERIFY(runClew(figure + QStringList{"-o", pdf}).exitCode == 0);
        QVERIFY(fileContents(pdf).startsWith("%PDF-"));
        const Ran png = runClew(figure + QStringList{"--as", "png"});
        QVERIFY(png.out.startsWith("\x89PNG"));
        if (isInstalled("rsvg-convert"))
            QVERIFY(output("rsvg-convert", {"-w", "300"}, svg.out).startsWith("\x89PNG"));
        if (isInstalled("pdffonts")) { // all embedded
            const QStringList fonts = QString(output("pdffonts", {pdf})).split('\n').mid(2);
            QVERIFY(fonts.size() > 1);
            for (const QString& font : fonts)
                QVERIFY2(font.isEmpty() || font.contains(" yes yes "), qPrintable(font));
        }
        if (isInstalled("pdftotext"))
            QVERIFY(output("pdftotext", {pdf, "-"}).contains("clew figure"));
        if (!isInstalled("rsvg-convert") || !isInstalled("pdffonts"))
            QSKIP("opened by no other program: rsvg-convert or poppler-utils is not installed");
    }

    // What stands below a figure makes the same one, byte by byte.
    void commands_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("input");
        for (const char* const kind : {"board", "tree", "icicle", "timeline", "heat"})
            QTest::newRow(kind) << (QStringList{kind} + kQueens) << QByteArray();
        QTest::newRow("measure") << QStringList{"heat", "sudoku", "@p97", "--measure", "undos"}
                                 << QByteArray();
        QTest::newRow("part") << QStringList{"heat", "sudoku", "@p97", "--from",
                                             "100",  "--to",   "300"}
                              << QByteArray();
        QTest::newRow("standard input")
            << QStringList{"tree", "nonogram", "-", "--limit", "1"} << kSmallNonogram;
        for (const char* const kind : {"timeline", "tree", "icicle"})
            QTest::addRow("%s, cut by the clock", kind)
                << QStringList{kind, "queens", "--size", "32", "--time", "0.01"} << QByteArray();
        QTest::newRow("dark") << (QStringList{"tree"} + kQueens + QStringList{"--dark"})
                              << QByteArray();
        QTest::newRow("merged") << QStringList{"merged",       "queens",
                                               "--size",       "8",
                                               "--strategies", "backtracking,dancing-links"}
                                << QByteArray();
        QTest::newRow("merged, from standard input")
            << QStringList{"merged", "nonogram", "-", "--strategies", "row-by-row,line-solving"}
            << kSmallNonogram;
    }
    void commands()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, input);
        const Ran figure = runClew(QStringList{"figure"} + arguments, input);
        QVERIFY2(figure.exitCode == (arguments.contains("--time") ? 3 : 0), figure.err);
        const QStringList command = commandBelow(figure.out);
        const Ran again = runClew(command);
        QVERIFY2(again.exitCode == 0, qPrintable(command.join(' ') + again.err));
        QVERIFY2(again.out == figure.out, qPrintable(command.join(' ')));
    }

    // How a race went is drawn for its racers, with the problem of a link as well.
    void raceOverTime()
    {
        const Ran figure = runClew({"figure", "race", "queens", "--size", "8", "--strategies",
                                    "backtracking,dancing-links"});
        QVERIFY2(figure.exitCode == 0, figure.err);
        const QString texts = textsOf(figure.out);
        for (const char* const part :
             {"most settled so far", "solutions", "nodes", "nodes: 15,720"})
            QVERIFY2(texts.contains(part), qPrintable(texts));
        const Ran board = runClew({"figure", "board", "nonogram", "-"}, kSmallNonogram);
        const QStringList command = commandBelow(board.out);
        const qsizetype link = command.indexOf("--trace") + 1;
        QVERIFY2(link > 0, qPrintable(command.join(' ')));
        const Ran again = runClew({"figure", "race", "--trace", command.value(link), "--strategies",
                                   "row-by-row,line-solving"});
        QVERIFY2(again.exitCode == 0 && textsOf(again.out).contains("most settled so far"),
                 again.err);
    }

    // 6 queens by backtracking: figures that `solve --stats` and the trace give, too.
    void counts()
    {
        const QString trace = m_folder.filePath("counts.clewtrace");
        QVERIFY(runClew(QStringList{"solve"} + kQueens + QStringList{"--all", "--trace", trace})
                    .exitCode == 0);
        const QString figures = runClew({"replay", trace}).out;
        const auto figure = [&](const QString& name) {
            return figures.section(name, 1).section('\n', 0, 0).simplified();
        };
        const QString texts =
            textsOf(runClew({"figure", "tree", "--trace", trace, "--as", "svg"}).out);
        QString events = figure("events");
        QVERIFY(events.toInt() > 1000);
        events.insert(events.size() - 3, ',');
        QVERIFY2(texts.contains("Events: " + events + " · nodes: " + figure("nodes ") +
                                " · contradictions: " + figure("  conflict") +
                                " · solutions: " + figure("solutions ")),
                 qPrintable(texts));
    }

    // A figure of a search that a limit stopped says so, and so does the command.
    void stopped_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("said");
        for (const char* const kind : {"board", "tree", "icicle", "timeline", "heat"})
            QTest::newRow(kind) << QString("figure %1 queens @12 --nodes 1000").arg(kind)
                                << "The search was stopped at its limit of nodes: 1,000.";
        QTest::newRow("time") << "figure timeline queens --size 32 --time 0.05"
                              << "The search was stopped after event";
        QTest::newRow("table") << "table nodes queens @12 --nodes 1000"
                               << "";
    }
    void stopped()
    {
        QFETCH(QString, command);
        QFETCH(QString, said);
        const Ran ran = runClew(words(command));
        QCOMPARE(ran.exitCode, 3);
        QVERIFY2(said.isEmpty() || textsOf(ran.out).contains(said), qPrintable(textsOf(ran.out)));
        QVERIFY(!textsOf(runClew(words("figure tree queens @6")).out).contains("stopped"));
    }

    // Where nothing was counted, it is not claimed that something was.
    void blankHeat()
    {
        const QString texts = textsOf(runClew({"figure", "heat", "suguru", "@6x6"}).out);
        QVERIFY2(texts.contains("at most 0, 0 in all"), qPrintable(texts));
        QVERIFY2(texts.contains("Measures that show something here: forced moves (forced)."),
                 qPrintable(texts));
    }

    // The square that a tour begins on and the events left out are two things.
    void ownFrom()
    {
        const QStringList knight{"figure",  "heat", "knight", "--size", "5x5",     "--from", "a1",
                                 "--first", "100",  "--last", "900",    "--limit", "1"};
        const Ran ran = runClew(knight);
        QVERIFY2(ran.exitCode == 0, ran.err);
        const QString texts = textsOf(ran.out);
        QVERIFY2(texts.contains("from a1") && texts.contains("Events 101 to 900"),
                 qPrintable(texts));
        QCOMPARE(runClew(commandBelow(ran.out)).out, ran.out);
    }

    // The command below a figure names the file, whatever bytes that has, for a shell.
    void namesOfTraces()
    {
        const QByteArray plain = m_folder.filePath("plain.clewtrace").toUtf8();
        const QByteArray named = m_folder.path().toUtf8() + "/b\xff'\n.clewtrace";
        QVERIFY(runClew(QStringList{"solve"} + kQueens + QStringList{"--trace", plain}).exitCode ==
                0);
        if (::rename(plain.constData(), named.constData()) != 0)
            QSKIP("no such names on this file system");
        // Qt could not hand over such a name.
        const QString command = QStringLiteral("'%1' figure tree --trace '%2'/b*.clewtrace")
                                    .arg(QString::fromUtf8(CLEW_COMMAND), m_folder.path());
        QProcess shell;
        shell.start("bash", {"-c", command});
        QVERIFY(shell.waitForFinished());
        ::unlink(named.constData());
        const QByteArray figure = shell.readAllStandardOutput();
        QVERIFY2(figure.contains("<svg"), shell.readAllStandardError());
        const QString text = QString(textsOf(figure)).remove(' ').remove('\n');
        QVERIFY2(text.contains("/b\\xff\\x27\\x0a.clewtrace'") && !text.contains(u'\uFFFD'),
                 qPrintable(text));
    }

    // - is standard output, as it is standard input; several files cannot go there.
    void standardOutput()
    {
        const QString trace = m_folder.filePath("output.clewtrace");
        QVERIFY(runClew(QStringList{"solve"} + kQueens + QStringList{"--trace", trace}).exitCode ==
                0);
        const QStringList figure = QStringList{"figure", "board"} + kQueens;
        QCOMPARE(runClew(figure + QStringList{"-o", "-"}).out, runClew(figure).out);
        const QStringList table = QStringList{"table", "nodes"} + kQueens;
        QCOMPARE(runClew(table + QStringList{"-o", "-"}).out, runClew(table).out);
        QVERIFY(runClew({"print", "queens:@6", "-o", "-"}).out.startsWith("%PDF-"));
        QVERIFY(runClew({"replay", trace, "--as", "gif", "--to", "3", "-o", "-"})
                    .out.startsWith("GIF8"));
        const Ran several = runClew({"replay", trace, "--as", "png", "--to", "3", "-o", "-"});
        QCOMPARE(several.exitCode, 2);
        QVERIFY2(several.err.contains("png file of its own"), several.err);
        QVERIFY(!QFile::exists("-"));
    }

    // A limit that cut a search short is named where the exit status says no more than that.
    void cutSearches_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("merged")
            << "figure merged queens @6 --strategies backtracking,dancing-links --nodes 50"
            << QByteArray("backtracking: stopped at the limit of nodes");
        QTest::newRow("growth")
            << "figure growth queens --sizes 4-8 --strategies backtracking --nodes 100"
            << QByteArray("backtracking: stopped at the limit of nodes");
        QTest::newRow("race")
            << "figure race queens @6 --strategies backtracking,dancing-links --nodes 50"
            << QByteArray("backtracking: stopped at the limit of nodes");
        QTest::newRow("one of two seeds")
            << "compare model @killer --strategies random --other-seed 2 --nodes 50"
            << QByteArray("random (seed 2): stopped at the limit of nodes");
        QTest::newRow("compare")
            << "compare queens @6 --strategies backtracking,dancing-links --nodes 50"
            << QByteArray("dancing-links: stopped at the limit of nodes");
    }
    void cutSearches()
    {
        QFETCH(QString, command);
        QFETCH(QByteArray, said);
        const Ran ran = runClew(words(command));
        QCOMPARE(ran.exitCode, 3);
        QVERIFY2(ran.err.contains(said), ran.err);
        if (command.contains("merged"))
            QVERIFY2(textsOf(ran.out).contains("(stopped at its limit of nodes)"),
                     qPrintable(textsOf(ran.out)));
    }

    // A limit of nodes is as many nodes wherever they are counted, also of other programs'
    // searches.
    void nodesOfLimits()
    {
        const QStringList search{"model", "@killer", "--nodes", "100"};
        const QStringList random{"--strategy", "random"};
        const QString texts = textsOf(runClew(QStringList{"figure", "tree"} + search + random).out);
        QVERIFY2(texts.contains("nodes: 100 ") && texts.contains("limit of nodes: 100."),
                 qPrintable(texts));
        const Ran solved = runClew(QStringList{"solve", "--stats"} + search + random);
        QVERIFY2(solved.err.contains("nodes      100\n"), solved.err);
        const Ran compared = runClew(QStringList{"compare", "--json"} + search +
                                     QStringList{"--strategies", "random", "--other-seed", "2"});
        QCOMPARE(compared.out.count("\"nodes\":100,"), 2);
    }

    // Two searches that are the same part nowhere.
    void sameSearches()
    {
        const Ran ran = runClew(words("compare queens @6 --strategies backtracking,backtracking"));
        QVERIFY2(ran.out.contains("events are the same.\n") && !ran.out.contains("Then"), ran.out);
    }

    // The merged tree has the nodes that `compare` counts.
    void mergedCounts()
    {
        const QStringList searches{"queens", "@6", "--strategies", "backtracking,dancing-links"};
        const QJsonArray sides =
            QJsonDocument::fromJson(runClew(QStringList{"compare", "--json"} + searches).out)
                .object()["searches"]
                .toArray();
        QCOMPARE(sides.size(), 2);
        const int both = sides[0]["merged"].toInt();
        QVERIFY(both > 0 && both == sides[1]["merged"].toInt());
        const QString texts = textsOf(runClew(QStringList{"figure", "merged"} + searches).out);
        const auto only = [&](int i) { return sides[i]["nodes"].toInt() - both; };
        QVERIFY2(
            texts.contains(QString("Nodes in both trees, not counting the root: %1 ").arg(both)) &&
                texts.contains(QString(": %1 · only by").arg(only(0))) &&
                texts.contains(QString(": %1").arg(only(1))),
            qPrintable(texts));
        // What each of them did is not added up.
        for (const QJsonValue& side : sides)
            QVERIFY2(texts.contains(QString(": nodes: %1 · contradictions: %2 · solutions: %3")
                                        .arg(side["nodes"].toInt())
                                        .arg(side["failures"].toInt())
                                        .arg(side["solutions"].toInt())),
                     qPrintable(texts));
    }

    // All that is written lies on the sheet, whatever the numbers at the axes are.
    void labels_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::newRow("race") << "race queens @6";
        QTest::newRow("growth") << "growth queens --sizes 4-7";
        QTest::newRow("profile") << "profile --runs RUNS";
        QTest::newRow("cactus") << "cactus --runs RUNS";
    }
    void labels()
    {
        QFETCH(QString, arguments);
        const QString runs = m_folder.filePath("wide.csv");
        QFile file(runs);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("puzzle,instance,strategy,ending,reason,seconds,nodes,backtracks,solutions,"
                   "memory,part,parts\n"
                   "sudoku,a,logic,solved,,0.001,1,0,1,0,1,1\n"
                   "sudoku,a,propagation,solved,,900,1,0,1,0,1,1\n");
        file.close();
        const Ran ran = runClew(QStringList{"figure"} + words(arguments.replace("RUNS", runs)));
        QVERIFY2(ran.exitCode == 0, ran.err);
        QXmlStreamReader xml(ran.out);
        double width = 0;
        int found = 0;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            const auto value = [&](const char* name) {
                return xml.attributes().value(QLatin1String(name)).toDouble();
            };
            if (xml.name() == u"svg")
                width =
                    xml.attributes().value(QLatin1String("viewBox")).split(u' ').at(2).toDouble();
            if (xml.name() != u"text")
                continue;
            const double x = value("x");
            const double size = value("font-size");
            const auto anchor = xml.attributes().value(QLatin1String("text-anchor")).toString();
            const QString text = xml.readElementText();
            const double wide = clew::textWidth(text.toStdString(), size);
            const double left = anchor == u"end"      ? x - wide
                                : anchor == u"middle" ? x - wide / 2
                                                      : x;
            QVERIFY2(left >= 0 && left + wide <= width, qPrintable(text));
            ++found;
        }
        QVERIFY(found > 10);
    }

    // The figures of a bar stand in it, or behind it where it is short: never across its end,
    // unless there is no other room.
    void labelsOfBars()
    {
        const Ran ran = runClew({"figure", "race", "queens", "@6"});
        QVERIFY2(ran.exitCode == 0, ran.err);
        QXmlStreamReader xml(ran.out);
        double sheet = 0;
        double end = 0; // of the bar before
        int found = 0;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            const auto value = [&](const char* name) {
                return xml.attributes().value(QLatin1String(name)).toDouble();
            };
            if (xml.name() == u"svg")
                sheet =
                    xml.attributes().value(QLatin1String("viewBox")).split(u' ').at(2).toDouble();
            if (xml.name() == u"rect" && xml.attributes().hasAttribute(QLatin1String("opacity")))
                end = value("x") + value("width");
            if (xml.name() != u"text" ||
                xml.attributes().value(QLatin1String("text-anchor")) != u"start")
                continue;
            const double left = value("x");
            const double size = value("font-size");
            const QString text = xml.readElementText();
            static const QRegularExpression figures("^> |^[0-9.,]+ .?s · nodes: [0-9,]+$");
            if (!figures.match(text).hasMatch())
                continue;
            const double wide = clew::textWidth(text.toStdString(), size);
            QVERIFY2(left >= end || left + wide <= end || end + wide + 0.1 * sheet > sheet,
                     qPrintable(text));
            ++found;
        }
        QVERIFY(found >= 5);
    }

    // In a cell that holds nothing the number stands in the middle, beside that of its row.
    void numbersOfHeat()
    {
        const QByteArray svg = runClew({"figure", "heat", "queens", "--size", "4"}).out;
        QMap<QString, int> rows; // texts at each height
        QXmlStreamReader xml(svg);
        while (!xml.atEnd())
            if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == u"text")
                ++rows[xml.attributes().value(QLatin1String("y")).toString()];
        QCOMPARE(rows.values().count(5), 4);
    }

    // Texts do not count on raised signs, which fonts lack, and numbers are written as in the
    // language: a point is no decimal sign where it sets thousands apart.
    void numbers()
    {
        const QString runs = m_folder.filePath("numbers.csv");
        QFile file(runs);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("puzzle,instance,strategy,ending,reason,seconds,nodes,backtracks,solutions,"
                   "memory,part,parts\n"
                   "sudoku,a,logic,solved,,0.000002,1,0,1,0,1,1\n"
                   "sudoku,b,logic,solved,,0.5,1,0,1,0,1,1\n");
        file.close();
        const QString svg = runClew({"figure", "cactus", "--runs", runs}).out;
        QVERIFY2(svg.contains(">10</text>") && svg.contains(">−6</text>"), qPrintable(svg));
        QVERIFY(!svg.contains(QRegularExpression("[⁻⁰¹²³⁴⁵⁶⁷⁸⁹^]")));
        const QStringList timeline{"figure", "timeline", "queens", "@p90"};
        static const QRegularExpression grouped("\\b(\\d+),(\\d{3})\\b");
        const QString english = textsOf(runClew(timeline).out);
        const auto tick = grouped.match(english);
        QVERIFY2(tick.hasMatch(), qPrintable(english));
        const QString portuguese = textsOf(runClew(QStringList(timeline) << "--language"
                                                                         << "pt_BR")
                                               .out);
        QVERIFY2(portuguese.contains(tick.captured(1) + '.' + tick.captured(2)) &&
                     !portuguese.contains(grouped),
                 qPrintable(portuguese));
    }

    // A search that never guesses has no depth; its timeline shows how far it has come instead.
    void timelineWithoutGuesses()
    {
        const Ran ran = runClew({"figure", "timeline", "sudoku", "@p97", "--strategy", "logic"});
        const QString texts = textsOf(ran.out);
        QVERIFY2(texts.contains("values on the board") && texts.contains("Nothing was guessed."),
                 qPrintable(texts));
        QVERIFY(ran.out.count("<rect") > 300);
        QVERIFY(textsOf(runClew({"figure", "timeline", "queens", "@6"}).out).contains("depth"));
    }

    // Large numbers on the axis do not run into the last one.
    void timelineNumbersHaveRoom()
    {
        const Ran ran = runClew(
            {"figure", "timeline", "sudoku", "@22", "--strategy", "backtracking", "--limit", "1"});
        QVERIFY2(ran.out.contains(">1,000,000</text>") && ran.out.contains(">1,777,471</text>") &&
                     !ran.out.contains(">1,500,000</text>"),
                 qPrintable(textsOf(ran.out)));
    }

    // Programs do not agree on what a line of hardly any length looks like: solutions are drawn by
    // their corners.
    void solutionsHaveCorners()
    {
        const Ran ran = runClew({"figure", "tree", "queens", "@4"});
        QVERIFY2(ran.exitCode == 0, ran.err);
        QCOMPARE(ran.out.count("<path d=\"M"), qsizetype{3}); // two, and that of the legend
        static const QRegularExpression line(
            "<line x1=\"([^\"]+)\" y1=\"([^\"]+)\" x2=\"([^\"]+)\" y2=\"([^\"]+)\"");
        const QString svg = QString::fromUtf8(ran.out);
        for (auto found = line.globalMatch(svg); found.hasNext();) {
            const auto match = found.next();
            const double across = match.captured(3).toDouble() - match.captured(1).toDouble();
            const double down = match.captured(4).toDouble() - match.captured(2).toDouble();
            QVERIFY2(std::hypot(across, down) > 0.01, qPrintable(match.captured(0)));
        }
    }

    // Growth says what was counted, and a slope of nothing is no power of ten.
    void growthCounts()
    {
        const QString texts = textsOf(runClew({"figure", "growth", "queens", "--sizes", "4-6",
                                               "--strategies", "backtracking,explicit-rule"})
                                          .out);
        QVERIFY2(texts.contains("nodes: 60 · 220 · 894."), qPrintable(texts));
        QVERIFY2(texts.contains("nodes: 0 · 0 · 0. Time "), qPrintable(texts));
        QVERIFY2(!texts.contains("e-"), qPrintable(texts));
    }

    // What theory says is in the caption, and beside the curve a thin dashed line, unless there is
    // but one point.
    void growthTheory()
    {
        const auto figure = [](const QString& sizes) {
            return runClew({"figure", "growth", "queens", "--sizes", sizes, "--strategies",
                            "generate-and-test,explicit-rule"})
                .out;
        };
        const QByteArray dashed = "stroke-width=\"0.02\" stroke-dasharray";
        const QByteArray several = figure("4-6");
        const QString texts = textsOf(several);
        QVERIFY2(texts.contains("Theory of nodes: N^N.") &&
                     texts.contains("Theory of time: N, slope 1.") && texts.contains(" theory "),
                 qPrintable(texts));
        QVERIFY(several.count(dashed) > 4);
        const QByteArray one = figure("5");
        QVERIFY(textsOf(one).contains("Theory of nodes: N^N."));
        QCOMPARE(one.count(dashed), qsizetype{0});
    }

    // Sizes of two numbers are named as they were written; the axis says where they lie.
    void growthOfRectangles()
    {
        const QString texts =
            textsOf(runClew({"figure", "growth", "knight", "--sizes", "3x3,3x4,5x5", "--strategies",
                             "backtracking", "--nodes", "1000"})
                        .out);
        QVERIFY2(texts.contains("width × height"), qPrintable(texts));
        QVERIFY2(texts.contains("Stopped at 5x5."), qPrintable(texts));
    }

    // A long command goes on in the next line, as a shell takes it.
    void longCommand()
    {
        const QString problem = m_folder.filePath("a problem with a long name.txt");
        QFile file(problem);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(runClew({"show", "sudoku", "@p97", "--as", "line"}).out);
        file.close();
        const Ran ran =
            runClew({"figure", "board", "sudoku", problem, "--strategy", "backtracking", "--nodes",
                     "20", "--at", "solution:1", "--cell", "40", "--to", "end"});
        const Ran stopped =
            runClew({"figure", "board", "sudoku", problem, "--strategy", "backtracking", "--nodes",
                     "20", "--at", "event 3", "--cell", "40", "--to", "end"});
        QCOMPARE(ran.exitCode, 2); // it stopped before
        QVERIFY2(stopped.exitCode == 3, stopped.err);
        QVERIFY2(textsOf(stopped.out).contains(" \\ "), qPrintable(textsOf(stopped.out)));
        QCOMPARE(runClew(commandBelow(stopped.out)).out, stopped.out);
    }

    // In the reader's language.
    void languages()
    {
        const Ran ran = runClew({"figure", "tree", "queens", "@6", "--language", "pt-BR"});
        QVERIFY2(ran.exitCode == 0, ran.err);
        QVERIFY2(textsOf(ran.out).contains("Rainhas") && textsOf(ran.out).contains("Eventos: "),
                 qPrintable(textsOf(ran.out)));
        QCOMPARE(runClew({"figure", "tree", "queens", "@6", "--language", "xx"}).exitCode, 2);
    }

    // Without sizes a few are taken, and the command below the figure says which.
    void usualSizes()
    {
        const Ran ran = runClew({"figure", "growth", "queens", "--strategies", "column-by-column"});
        QVERIFY2(ran.exitCode == 0, ran.err);
        QVERIFY(QString(textsOf(ran.out)).remove(' ').contains("--sizes4,5,6,7,8"));
    }

    void refused_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("no kind") << "figure" << QByteArray("name a kind of figure");
        QTest::newRow("another kind") << "figure pie queens" << QByteArray("\"pie\"");
        QTest::newRow("no puzzle") << "figure tree" << QByteArray("name a puzzle");
        QTest::newRow("merged of one")
            << "figure merged queens --strategies backtracking" << QByteArray("--strategies ID,ID");
        QTest::newRow("no size") << "figure growth words --sizes 2-3" << QByteArray("no size");
        QTest::newRow("no room to grow")
            << "figure growth --trace clew:1/x" << QByteArray("--trace does not go with growth");
        QTest::newRow("part of a tree") << "figure tree queens --size 4 --from 3"
                                        << QByteArray("--from does not go with tree, only with");
        QTest::newRow("first of a board")
            << "figure board queens --size 4 --first 3" << QByteArray("--first does not go with");
        QTest::newRow("nothing left") << "figure timeline queens --size 4 --first 5 --last 3"
                                      << QByteArray("--first 5 leaves no events");
        QTest::newRow("nothing between") << "figure heat queens --size 4 --from 10 --to 10"
                                         << QByteArray("--from 10 leaves no events");
        QTest::newRow("no runs") << "figure cactus" << QByteArray("--runs");
        QTest::newRow("measure") << "figure heat queens --measure heat" << QByteArray("\"heat\"");
        QTest::newRow("beyond") << "figure board queens --size 4 --at 99999"
                                << QByteArray("events");
        QTest::newRow("no table") << "table leaves queens" << QByteArray("\"leaves\"");
        QTest::newRow("part") << "bench --instances /tmp --part 3/2 sudoku"
                              << QByteArray("--part must be like 2/4");
        QTest::newRow("folder") << "bench --instances /nonexistent sudoku"
                                << QByteArray("/nonexistent");
    }
    void refused()
    {
        QFETCH(QString, arguments);
        QFETCH(QByteArray, message);
        const Ran ran = runClew(words(arguments));
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.err.contains(message), ran.err);
    }
};

QTEST_GUILESS_MAIN(TestFigures)
#include "tst_cli_figures.moc"
