// Pages of searches in a real browser: at any moment the same shapes as `clew replay --at`, and
// what keys and buttons do.

#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>
#include <map>
#include <random>

#include "core/puzzle/registry.h"
#include "core/study/deductions.h"
#include "tests/chromium.h"
#include "tests/clewcommand.h"
#include "tests/solving.h"
#include "tests/undersanitizer.h"

using namespace clew;
using namespace clew::test;

namespace {

constexpr int kEvents = 2000;
constexpr int kMoments = kUnderSanitizer ? 4 : 25; ///< of each puzzle

// Puts what the expression yields, a text, at the end of the document.
QByteArray resultOf(const QByteArray& page, const QByteArray& expression)
{
    const QByteArray dom =
        domAfter(page, "const result = document.createElement('pre');"
                       "result.id = 'result';"
                       "result.textContent = btoa(unescape(encodeURIComponent((() => {" +
                           expression + "})())));document.body.append(result);");
    const qsizetype begin = dom.indexOf("<pre id=\"result\">");
    if (begin < 0)
        return "the script failed";
    const qsizetype end = dom.indexOf("</pre>", begin);
    return QByteArray::fromBase64(dom.mid(begin + 17, end - begin - 17));
}

// Each element of a drawing as a line, without what only the file has.
QStringList elementsOf(const QByteArray& svg)
{
    QStringList lines;
    QXmlStreamReader xml(svg);
    bool isDrawing = false;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement || xml.name() == u"svg")
            continue;
        if (xml.name() == u"defs") {
            xml.skipCurrentElement();
            continue;
        }
        if (!std::exchange(isDrawing, true)) // the paper
            continue;
        QStringList parts;
        for (const QXmlStreamAttribute& attribute : xml.attributes())
            parts += attribute.name().toString() + '=' + attribute.value().toString();
        parts.sort();
        const QString name = xml.name().toString();
        lines += name + ' ' + parts.join(' ') + ' ' + xml.readElementText();
    }
    return lines;
}

// The same of the page's board.
const QByteArray kElements = R"js(
    const hex = (colour) => {
        const parts = colour.match(/^rgb\((\d+), (\d+), (\d+)\)$/);
        return parts ? '#' + parts.slice(1).map((part) => Number(part).toString(16).padStart(2, '0'))
                                           .join('')
                     : colour.replaceAll('\x22', '');
    };
    const elements = () => Array.from(document.getElementById('shapes').children, (element) => {
        const style = getComputedStyle(element);
        const parts = Array.from(element.attributes).filter(({name}) => name !== 'class')
                           .map(({name, value}) => name + '=' + value);
        parts.push('fill=' + hex(style.fill));
        if (/\bs\d/.test(element.className.baseVal))
            parts.push('stroke=' + hex(style.stroke));
        return element.tagName + ' ' + parts.sort().join(' ') + ' ' + element.textContent;
    });
)js";

} // namespace

class TestPage : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString record(const QString& puzzle)
    {
        const QString file = m_folder.filePath(puzzle + ".clewtrace");
        runClew(
            {"solve", puzzle,
             "@" + QString::fromStdString(findPuzzle(puzzle.toStdString())->info().presets[0].id),
             "--strategy",
             QString::fromStdString(findPuzzle(puzzle.toStdString())->info().strategies[0].id),
             "--all", "--nodes", "1000", "--trace", file});
        return file;
    }

    QByteArray pageOf(const QString& trace)
    {
        const QString file = m_folder.filePath("page.html");
        const Ran ran = runClew({"replay", trace, "-o", file});
        return ran.exitCode == 0 ? fileContents(file) : ran.err;
    }

private slots:
    void sameShapes_data()
    {
        QTest::addColumn<QString>("puzzle");
        for (const std::string& id : puzzleIds())
            if (!findPuzzle(id)->info().presets.empty())
                QTest::addRow("%s", id.c_str()) << QString::fromStdString(id);
    }
    void sameShapes()
    {
        if (chromium().isEmpty())
            QSKIP("Chromium is not installed");
        QFETCH(QString, puzzle);
        const QString trace = record(puzzle);
        const Ran figures = runClew({"replay", trace});
        const int events =
            QString(figures.out).section("events", 1).section('\n', 0, 0).trimmed().toInt();
        QVERIFY(events > 0);
        const QString file = m_folder.filePath("page.html");
        QCOMPARE(runClew({"replay", trace, "--to", QString::number(std::min(events, kEvents)), "-o",
                          file})
                     .exitCode,
                 0);
        std::mt19937 random(7); // NOLINT: the same moments each time
        QStringList moments{"0", QString::number(std::min(events, kEvents))};
        while (moments.size() < kMoments)
            moments += QString::number(random() % static_cast<unsigned>(std::min(events, kEvents)));
        const QByteArray result =
            resultOf(fileContents(file), kElements + "return [" + moments.join(',').toUtf8() +
                                             "].map((moment) => { clew.go(moment); return "
                                             "elements().join('\\n'); }).join('\\f');");
        const QStringList boards = QString::fromUtf8(result).split('\f');
        QCOMPARE(boards.size(), moments.size());
        for (qsizetype i = 0; i < boards.size(); ++i) {
            const Ran drawn = runClew({"replay", trace, "--at", moments[i], "--as", "svg"});
            QCOMPARE(boards[i].split('\n'), elementsOf(drawn.out));
        }
    }

    // The timeline names its steps, with how many there are of each, and draws them.
    void ideas()
    {
        if (chromium().isEmpty())
            QSKIP("Chromium is not installed");
        const QString file = m_folder.filePath("logic.clewtrace");
        runClew({"solve", "sudoku", "@p97", "--strategy", "logic", "--trace", file});
        const Puzzle& sudoku = *findPuzzle("sudoku");
        const ProblemPtr problem = sudoku.presetProblem(*sudoku.preset("p97"));
        const Found found = solve(sudoku, *problem, "logic", {.recorded = true});
        const Deductions deductions(sudoku, problem);
        QStringList names;
        std::map<QString, int> times;
        for (auto step = deductions.next(*found.trace, 0); step;
             step = deductions.next(*found.trace, step->end)) {
            const EventKind kind = step->event.kind();
            if (kind != EventKind::Assign && kind != EventKind::Remove)
                continue;
            const QString name = deductions.name(*found.trace, *step).text;
            if (times[name]++ == 0)
                names += name;
        }
        QVERIFY(names.size() > 2);
        QStringList expected;
        for (const QString& name : names)
            expected += QString("■ %1: %2").arg(name).arg(times[name]);
        const QByteArray page = pageOf(file);
        const QByteArray listed =
            resultOf(page, "return Array.from(document.querySelectorAll('#ideas li'), (item) => "
                           "item.textContent).join('\\n');");
        QCOMPARE(QString::fromUtf8(listed).split('\n'), expected);
        const QByteArray drawn = resultOf(
            page, "return Array.from(document.querySelectorAll('#timeline title'), (title) => "
                  "title.textContent).filter((name, i, all) => all.indexOf(name) === i)"
                  ".join('\\n');");
        QCOMPARE(QString::fromUtf8(drawn).split('\n'), names);

        // So many that they would push all else away are scrolled, by keys, too.
        const QByteArray reach = "const list = document.getElementById('ideas');"
                                 "return [list.tabIndex, list.scrollHeight > list.clientHeight,"
                                 "        list.clientHeight < 200].join(' ');";
        QCOMPARE(resultOf(page, reach), QByteArray("-1 false true"));
        const QString killer = m_folder.filePath("killer.clewtrace");
        runClew({"solve", "model", "@killer", "--nodes", "300", "--trace", killer});
        QCOMPARE(resultOf(pageOf(killer), reach), QByteArray("0 true true"));
    }

    // Keys, steps and the program, on a search of four queens.
    void hands()
    {
        if (chromium().isEmpty())
            QSKIP("Chromium is not installed");
        const QString trace = m_folder.filePath("hands.clewtrace");
        QCOMPARE(runClew({"solve", "queens", "--size", "4", "--strategy", "backtracking", "--all",
                          "--trace", trace})
                     .exitCode,
                 0);
        const QByteArray result = resultOf(pageOf(trace), R"js(
            const text = (id) => document.getElementById(id).textContent;
            const press = (key) => document.body.dispatchEvent(
                new KeyboardEvent('keydown', {key, bubbles: true}));
            const log = [text('sentence')];
            press('ArrowRight');
            log.push(text('sentence'), document.querySelector('#code [aria-current]').textContent);
            press('End');
            log.push(String(document.getElementById('forward').disabled));
            press('Home');
            press('n');
            log.push(document.getElementById('place').textContent);
            const led = text('ask'); // the button says where it leads
            document.getElementById('ask').click();
            const answers = document.querySelectorAll('#quiz button');
            log.push(String(answers.length >= 2));
            const seen = () => [...document.querySelectorAll('#tree path')].filter(
                (node) => getComputedStyle(node).visibility !== 'hidden');
            const moment = Number(document.getElementById('seek').value);
            const early = seen().every((node) => Number(node.dataset.moment) <= moment);
            const before = seen().length;
            const veil = () => Number(document.querySelector('#timeline .veil').getAttribute('x'));
            const covered = veil();
            const isEnding = () =>
                getComputedStyle(document.getElementById('ending')).visibility === 'visible';
            const hidden = !isEnding();
            answers[0].click();
            log.push(String(early && before < seen().length && covered < veil() && hidden &&
                            isEnding()));
            log.push(String(/^(Correct\. 1 of 1|Incorrect\. .* 0 of 1)/.test(text('verdict'))));
            log.push(String(document.querySelectorAll('#tree path').length));
            log.push(String(led === 'Next question, at event ' + moment.toLocaleString('en')));
            press('End');
            log.push(text('ask'), String(document.getElementById('ask').disabled));
            press('Home');
            log.push(String(document.getElementById('ask').disabled));
            return log.join('\n');
        )js");
        const QStringList log = QString::fromUtf8(result).split('\n');
        QCOMPARE(log.size(), 13);
        QCOMPARE(log[0], "Nothing has happened yet.");
        QVERIFY2(log[1].contains("column 1"), qPrintable(log[1]));
        QVERIFY2(log[2].contains("queen"), qPrintable(log[2]));
        QCOMPARE(log[3], "true");
        QVERIFY2(log[4].contains("solutions 1"), qPrintable(log[4]));
        QCOMPARE(log[5], "true");
        QCOMPARE(log[6], "true"); // what comes later is not shown while it is asked for
        QCOMPARE(log[7], "true");
        QVERIFY2(log[8].toInt() > 4, qPrintable(log[8]));
        QCOMPARE(log[9], "true");
        QCOMPARE(log[10],
                 "No question comes after this event."); // nor is the first one asked again
        QCOMPARE(log[11], "true");
        QCOMPARE(log[12], "false");
    }

    // On paper a wide tree is no strip: its levels are apart, and on screen as before afterwards.
    void printedTree()
    {
        if (chromium().isEmpty())
            QSKIP("Chromium is not installed");
        const QString trace = m_folder.filePath("printed.clewtrace");
        QCOMPARE(runClew({"solve", "queens", "--size", "6", "--strategy", "backtracking", "--all",
                          "--trace", trace})
                     .exitCode,
                 0);
        const QByteArray result = resultOf(pageOf(trace), R"js(
            const tree = document.getElementById('tree');
            const lowest = () => Math.max(...[...tree.querySelectorAll('line')].map(
                (line) => Number(line.getAttribute('y2'))));
            const box = () => tree.viewBox.baseVal;
            const log = [box().height / box().width, lowest() / box().height];
            for (const event of ['beforeprint', 'afterprint']) {
                dispatchEvent(new Event(event));
                log.push(box().height / box().width, lowest() / box().height);
            }
            return log.join('\n');
        )js");
        QList<double> log;
        for (const QString& number : QString::fromUtf8(result).split('\n'))
            log += number.toDouble();
        QCOMPARE(log.size(), 6);
        QVERIFY2(log[0] < 0.1, result);
        QVERIFY2(log[2] > 0.35 && log[2] < 0.5, result);
        QVERIFY2(log[1] > 0.5 && log[1] <= 1 && log[3] > 0.5 && log[3] <= 1, result);
        QCOMPARE(log[4], log[0]);
        QCOMPARE(log[5], log[1]);
    }

    // The names of the colours, with how many steps they are of, say no more than is shown.
    void ideasWhileAsked()
    {
        if (chromium().isEmpty())
            QSKIP("Chromium is not installed");
        const QByteArray result = resultOf(pageOf(record("sudoku")), R"js(
            const named = () => [...document.querySelectorAll('#ideas li')].map(
                (idea) => idea.textContent.replace('■', '').trim());
            const all = named();
            document.getElementById('ask').click();
            const asked = named();
            document.querySelector('#quiz button').click();
            return [all.length, asked.length, String(all.join() === named().join())].join('\n');
        )js");
        QCOMPARE(result, QByteArray("3\n0\ntrue")); // nothing has happened yet
    }

    // The command in a page makes the page again.
    void madeAgain_data()
    {
        QTest::addColumn<QString>("search");
        QTest::addColumn<QString>("part");
        QTest::newRow("whole") << "--size 5 --all"
                               << "";
        QTest::newRow("another moment") << "--size 5 --all"
                                        << "--at 20";
        QTest::newRow("part") << "--size 8 --all"
                              << "--from 20000 --to 20500";
        QTest::newRow("beginning") << "--size 8 --all"
                                   << "";
        QTest::newRow("nodes") << "--size 12 --all --nodes 1000"
                               << "";
        QTest::newRow("part of so many nodes") << "--size 12 --all --nodes 9000"
                                               << "--from 5000";
        QTest::newRow("one solution") << "--size 8"
                                      << "--to 100";
        QTest::newRow("language") << "--size 5 --all"
                                  << "--language pt_BR";
        QTest::newRow("part in a language") << "--size 8 --all"
                                            << "--from 200 --to 500 --language ja";
    }
    void madeAgain()
    {
        QFETCH(QString, search);
        QFETCH(QString, part);
        const QString trace = m_folder.filePath("again.clewtrace");
        runClew(QStringList{"solve", "queens", "--strategy", "backtracking", "--trace", trace} +
                words(search));
        const Ran made = runClew(QStringList{"replay", trace, "--as", "html"} + words(part));
        QVERIFY2(made.exitCode == 0, made.err);
        const qsizetype begin = made.out.indexOf("<code>") + 6;
        const QString source = made.out.mid(begin, made.out.indexOf("</code>", begin) - begin);
        const QString file = m_folder.filePath("again.html");
        QVERIFY2(source.startsWith("clew replay "), qPrintable(source));
        QStringList command = words(QString(source).replace('\'', '"')).mid(1);
        command.replaceInStrings("page.html", file);
        const Ran again = runClew(command);
        QVERIFY2(again.exitCode == 0, again.err);
        QCOMPARE(fileContents(file), made.out);
    }

    // What a link is run to is said, and no more; the search of another program has no link.
    void others()
    {
        const QByteArray page = pageOf(record("queens"));
        const qsizetype begin = page.indexOf("clew:1/");
        const QByteArray link = page.mid(begin, page.indexOf('\'', begin) - begin);
        const Ran part = runClew({"replay", link, "--from", "10", "--to", "20", "--as", "html"});
        QVERIFY2(part.exitCode == 0, part.err);
        QVERIFY(part.out.contains("Events: 10; the search continues."));
        const QString trace = m_folder.filePath("foreign.clewtrace");
        const QByteArray stream =
            "{\"clew-events\":1,\"strategy\":\"mine\",\"variables\":[\"left\",\"right\"],"
            "\"values\":[\"red\",\"blue\"]}\n[\"d\",0,0]\n[\"d\",1,1]\n[\"s\"]\n[\"v\",0]\n"
            "{\"end\":\"exhausted\",\"nodes\":2}\n";
        QVERIFY(runClew({"watch", "-", "--trace", trace}, stream).exitCode == 0);
        const QByteArray foreign = pageOf(trace);
        QVERIFY2(foreign.startsWith("<!DOCTYPE"), foreign);
        QVERIFY(!foreign.contains("clew:1/") && !foreign.contains("Made again by"));
    }

    void refused_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("beyond the end") << "--to 99999999" << QByteArray("is beyond the end");
        QTest::newRow("backwards") << "--from 9 --to 3" << QByteArray("there is nothing to show");
        QTest::newRow("elsewhere")
            << "--at 9 --from 20 --to 30" << QByteArray("--at 9 is not on the page");
        QTest::newRow("another ending") << "-o page.png" << QByteArray("cannot hold html");
    }
    void refused()
    {
        QFETCH(QString, arguments);
        QFETCH(QByteArray, message);
        const Ran ran =
            runClew(QStringList{"replay", record("queens"), "--as", "html"} + words(arguments));
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.err.contains(message), ran.err);
    }
};

QTEST_GUILESS_MAIN(TestPage)
#include "tst_cli_page.moc"
