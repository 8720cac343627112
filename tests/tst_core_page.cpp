// Pages of searches as text: small, on their own, and with nothing in them that foreign text could
// start. What they do in a browser: tst_cli_page.

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include "core/files/page.h"
#include "core/text/english.h"
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
                    : QByteArray::fromStdString(english(made.error()));
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

    // However long the search is, the next question is near: here nearly every event is a turn.
    void questionsAreNear()
    {
        const Page page = pageOf(someSearch(*findPuzzle("queens")));
        QCOMPARE(page.to, kUsualPageEvents);
        const QByteArray html = textOf(page);
        const QByteArray begin = "<script id=\"data\" type=\"application/json\">";
        const qsizetype from = html.indexOf(begin) + begin.size();
        const QJsonArray questions =
            QJsonDocument::fromJson(html.mid(from, html.indexOf("</script>", from) - from))
                .object()["questions"]
                .toArray();
        QVERIFY(!questions.isEmpty());
        int before = 0;
        for (const QJsonValue& question : questions) {
            const int at = question["at"].toInt();
            QVERIFY2(at - before <= 50, qPrintable(QString::number(at)));
            before = at;
        }
        QVERIFY(page.to - static_cast<std::uint64_t>(before) <= 50);
    }

    // Sixteen numbers give thousands of different texts.
    void manyTexts()
    {
        const Puzzle& arithmetic = *findPuzzle("arithmetic");
        const auto problem =
            arithmetic.create({{"numbers", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16"}});
        QVERIFY(problem.has_value());
        Limits limits;
        limits.nodes = 20'000;
        const QByteArray html = textOf(pageOf(record(arithmetic, *problem, 0, limits)));
        QVERIFY2(html.size() > 10'000 && html.size() <= 1'000'000,
                 qPrintable(QString::number(html.size())));
    }

    // A part of a search says of how many events, and counts the solutions before it.
    void parts()
    {
        const Recorded recorded =
            record(*findPuzzle("queens"), *findPuzzle("queens")->create({{"size", "6"}}), 0, {});
        Page page = pageOf(recorded);
        page.to = recorded.trace->size();
        QVERIFY(textOf(page).contains("\"Event %1 of %2 · depth"));
        page.from = recorded.trace->solutionEvent(1) + 1;
        const QByteArray size = QByteArray::number(quint64(recorded.trace->size()));
        const QByteArray part = textOf(page);
        QVERIFY(part.contains("\"Event %1 of %2 (shown: %5 to %6) · depth"));
        QVERIFY(part.contains("\"length\":" + size + ",\"solutions\":2,"));
        page.isBeginning = true;
        QVERIFY(textOf(page).contains("\"Event %1 (shown: %5 to %6) · depth"));
        page.isBeginning = false;
        page.outcome = {Ending::Stopped, StopReason::TimeLimit, {}};
        QVERIFY(textOf(page).contains("The search was stopped at its limit of time."));
    }

    // A finished search for the best ends with what is proved of it.
    void theBest()
    {
        if (QStandardPaths::findExecutable("minizinc").isEmpty())
            QSKIP("MiniZinc is not installed");
        const Puzzle& models = *findPuzzle("model");
        const auto problem = models.read("var 1..4: x;\nvar 1..4: y;\nconstraint x + y < 6;\n"
                                         "solve maximize x;\n",
                                         {}, {});
        QVERIFY(problem.has_value());
        const Recorded recorded = record(models, *problem, 0, {});
        Page page = pageOf(recorded);
        page.outcome = {Ending::Exhausted, StopReason::None, {.solutions = 1}};
        QVERIFY(textOf(page).contains("The last solution is proven optimal."));
        page.isBeginning = true;
        QVERIFY(!textOf(page).contains("proven optimal"));
        page.isBeginning = false;
        page.outcome = {Ending::Stopped, StopReason::TimeLimit, {.solutions = 1}};
        QVERIFY(!textOf(page).contains("proven optimal"));
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
