// Pages of searches as text: small, on their own, and with nothing in them that foreign text could
// start. What they do in a browser: tst_cli_page.

#include <QtTest>

#include "core/files/page.h"
#include "tests/everypuzzle.h"
#include "tests/recorded.h"

using namespace clew;
using namespace clew::test;

class TestPageText : public QObject
{
    Q_OBJECT

private:
    static Page pageOf(const Recorded& recorded, std::uint64_t most = kUsualPageEvents)
    {
        Page page{recorded.puzzle, recorded.problem, recorded.trace, recorded.strategy};
        page.to = std::min<std::uint64_t>(recorded.trace->size(), most);
        return page;
    }
    static QByteArray textOf(const Page& page)
    {
        std::atomic<std::uint64_t> done = 0;
        const auto made = makePage(page, done);
        return made ? QByteArray::fromStdString(*made)
                    : QByteArray::fromStdString(made.error().text());
    }
    static Recorded someSearch(const Puzzle& puzzle, std::uint64_t nodes = 20'000)
    {
        Limits limits;
        limits.nodes = nodes;
        return record(puzzle, puzzle.presetProblem(puzzle.info().presets.front()), 0, limits);
    }

private slots:
    void small_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        for (const auto& puzzle : puzzles())
            if (!puzzle->info().presets.empty())
                QTest::addRow("%s", puzzle->info().id.c_str())
                    << QByteArray::fromStdString(puzzle->info().id);
    }
    void small()
    {
        QFETCH(QByteArray, puzzle);
        const QByteArray html = textOf(pageOf(someSearch(*findPuzzle(puzzle.toStdString()))));
        QVERIFY2(html.size() > 10'000 && html.size() <= 1'000'000,
                 qPrintable(QString::number(html.size())));
        QVERIFY(html.startsWith("<!DOCTYPE html>") && html.endsWith("</html>\n"));
        QVERIFY(html.contains("default-src 'none'"));
        // Nothing is fetched: no reference but the name of the SVG namespace.
        QByteArray rest = html;
        rest.replace("http://www.w3.org/2000/svg", "");
        for (const char* const reference :
             {"http:", "https:", " src=", " href=", "@import", "import("})
            QVERIFY2(!rest.contains(reference), reference);
    }

    // A text that tries to leave its place is only ever text.
    void foreignTextStaysText()
    {
        Page page = pageOf(someSearch(*findPuzzle("queens"), 500), 500);
        page.translate = [](Phrase phrase) {
            return phrase.text + std::string("</script><img src=x onerror=\"alert(1)\"><!--");
        };
        page.language = "\"><script>";
        page.source = "</code><script>alert(1)</script>";
        const QByteArray html = textOf(page);
        QCOMPARE(html.count("<script"), 2); // the data and the program
        QCOMPARE(html.count("</script>"), 2);
        QVERIFY(!html.contains("<img") && !html.contains("<!--"));
    }

    void language()
    {
        Page page = pageOf(someSearch(*findPuzzle("queens"), 100), 100);
        page.language = "de";
        page.translate = [](Phrase phrase) { return "»" + std::string(phrase.text); };
        const QByteArray html = textOf(page);
        QVERIFY(html.contains("<html lang=\"de\">"));
        QVERIFY(html.contains(">»Questions<") && html.contains("»What does the search do next?"));
    }

    void spans()
    {
        const Recorded recorded = someSearch(*findPuzzle("sudoku"), 500);
        Page page = pageOf(recorded);
        page.from = page.to / 2;
        QVERIFY(!textOf(page).contains("id=\"tree\"")); // its beginning is not there
        page.from = page.to + 1;
        QVERIFY(textOf(page).contains("there is nothing to show"));
        page.from = 0;
        page.to = recorded.trace->size() + 1;
        QVERIFY(textOf(page).contains("there is nothing to show"));
    }

    void stopped()
    {
        std::stop_source stop;
        stop.request_stop();
        std::atomic<std::uint64_t> done = 0;
        const auto made =
            makePage(pageOf(someSearch(*findPuzzle("queens"), 500)), done, stop.get_token());
        QVERIFY(made && made->empty());
    }
};

QTEST_GUILESS_MAIN(TestPageText)
#include "tst_core_page.moc"
