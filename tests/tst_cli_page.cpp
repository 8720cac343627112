// Pages of searches in a real browser: at any moment the same shapes as `clew replay --at`, and
// what keys and buttons do.

#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>
#include <random>

#include "core/puzzle/registry.h"
#include "tests/chromium.h"
#include "tests/clewcommand.h"
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
            document.getElementById('ask').click();
            const answers = document.querySelectorAll('#quiz button');
            log.push(String(answers.length >= 2));
            answers[0].click();
            log.push(String(/^(Correct\. 1 of 1|Incorrect\. .* 0 of 1)/.test(text('verdict'))));
            log.push(String(document.querySelectorAll('#tree path').length));
            return log.join('\n');
        )js");
        const QStringList log = QString::fromUtf8(result).split('\n');
        QCOMPARE(log.size(), 8);
        QCOMPARE(log[0], "Nothing has happened yet.");
        QVERIFY2(log[1].contains("column 1"), qPrintable(log[1]));
        QVERIFY2(log[2].contains("queen"), qPrintable(log[2]));
        QCOMPARE(log[3], "true");
        QVERIFY2(log[4].contains("solutions 1"), qPrintable(log[4]));
        QCOMPARE(log[5], "true");
        QCOMPARE(log[6], "true");
        QVERIFY2(log[7].toInt() > 4, qPrintable(log[7]));
    }

    // The link in a page makes the page again.
    void link()
    {
        const QString trace = m_folder.filePath("link.clewtrace");
        QCOMPARE(runClew({"solve", "queens", "--size", "5", "--strategy", "backtracking", "--all",
                          "--trace", trace})
                     .exitCode,
                 0);
        const QByteArray page = pageOf(trace);
        const qsizetype begin = page.indexOf("<code>clew:") + 6;
        const QByteArray link = page.mid(begin, page.indexOf("</code>", begin) - begin);
        const Ran again = runClew({"replay", link, "--as", "html"});
        QCOMPARE(again.exitCode, 0);
        QCOMPARE(again.out, page);
    }

    void refused_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("beyond the end")
            << "--to 99999999" << QByteArray("there is nothing to show");
        QTest::newRow("backwards") << "--from 9 --to 3" << QByteArray("there is nothing to show");
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
