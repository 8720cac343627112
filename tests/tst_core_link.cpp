// Links: every puzzle's moments survive the way through one; damaged ones are refused.

#include <QtTest>
#include <random>

#include "core/files/link.h"
#include "core/puzzle/registry.h"
#include "core/puzzle/settings.h"
#include "core/text/english.h"

using namespace clew;

class TestLink : public QObject
{
    Q_OBJECT

private:
    static LinkedMoment moment()
    {
        const Puzzle& puzzle = *findPuzzle("sudoku");
        return {&puzzle, puzzle.presetProblem(*puzzle.preset("p97")), 1, {7}, 123};
    }

private slots:
    void everyPresetSurvives_data()
    {
        QTest::addColumn<QString>("puzzle");
        QTest::addColumn<QString>("preset");
        for (const auto& puzzle : puzzles())
            for (const PresetInfo& preset : puzzle->info().presets)
                QTest::addRow("%s @%s", puzzle->info().id.c_str(), preset.id.c_str())
                    << QString::fromStdString(puzzle->info().id)
                    << QString::fromStdString(preset.id);
    }
    void everyPresetSurvives()
    {
        QFETCH(QString, puzzle);
        QFETCH(QString, preset);
        const Puzzle& p = *findPuzzle(puzzle.toStdString());
        const ProblemPtr problem = p.presetProblem(*p.preset(preset.toStdString()));
        for (std::size_t strategy = 0; strategy < p.info().strategies.size(); ++strategy) {
            const std::string link =
                writeLink({&p, problem, strategy, {strategy + 1}, 42 * strategy});
            QVERIFY(isLink(link));
            QVERIFY2(link.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                                            "0123456789-_.~:/%") == std::string::npos,
                     link.c_str());
            const auto read = readLink(link);
            QVERIFY2(read.has_value(), read ? "" : english(read.error()).c_str());
            QCOMPARE(read->puzzle, &p);
            QCOMPARE(read->strategy, strategy);
            QCOMPARE(read->options.seed, std::uint64_t{strategy + 1});
            QCOMPARE(read->step, std::uint64_t{42 * strategy});
            const std::string& format = keepingFormat(p).id;
            QCOMPARE(p.write(*read->problem, format), p.write(*problem, format));
            QCOMPARE(p.title(*read->problem).text(), p.title(*problem).text());
        }
    }

    void settingsSurvive()
    {
        const Puzzle& models = *findPuzzle("model");
        const ProblemPtr problem = models.presetProblem(models.info().presets.front());
        const Parameters settings{{"var-order", "weighted"}, {"restarts", "luby"}};
        const std::size_t composed = models.strategyIndex("composed").value();
        std::string link = writeLink({&models, problem, composed, {5, settings}, 9});
        QVERIFY(link.find("composed~restarts.luby~var-order.weighted") != std::string::npos);
        QCOMPARE(readLink(link)->options, (Options{5, settings}));
        // Of others, and what holds anyhow, is not written.
        link = writeLink({&models, problem, 0, {5, settings}, 9});
        QCOMPARE(readLink(link)->options, Options{5});
        link = writeLink({&models, problem, composed, {5, {{"restarts", "none"}}}, 9});
        QVERIFY(link.find('~') == std::string::npos);
    }

    void settingsThatNobodyHasAreRefused_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* const text :
             {"~speed.high", "~restarts.often", "~restarts", "~", ";", "~restarts.luby~restarts.x"})
            QTest::newRow(text) << QString(text);
    }
    void settingsThatNobodyHasAreRefused()
    {
        QFETCH(QString, text);
        const Puzzle& models = *findPuzzle("model");
        const StrategyInfo& composed =
            models.info().strategies[models.strategyIndex("composed").value()];
        QVERIFY(!settingsFrom(composed, text.toStdString()));
        QVERIFY(settingsFrom(composed, "~restarts.luby"));
        QVERIFY(settingsFrom(composed, "")->empty());
    }

    void longProblemsAreCompressed()
    {
        const Puzzle& queens = *findPuzzle("queens");
        const ProblemPtr problem = queens.create({{"size", "300"}}).value();
        const std::string link = writeLink({&queens, problem, 0, {}, 0});
        QVERIFY2(link.size() < 1000, link.c_str());
        QCOMPARE(queens.title(*readLink(link)->problem).text(), queens.title(*problem).text());
    }

    // What would not be unpacked is not packed: a link that cannot be opened is too long for one.
    void tooLargeForALink()
    {
        const Puzzle& queens = *findPuzzle("queens");
        const ProblemPtr problem = queens.create({{"size", "1100"}}).value();
        QVERIFY(writeLink({&queens, problem, 0, {}, 0}).size() > kMaxLinkText);
    }

    void lineBreaksDoNotMatter()
    {
        std::string link = writeLink(moment());
        for (std::size_t i = 10; i < link.size(); i += 21)
            link.insert(i, "\r\n  ");
        QVERIFY(isLink("  " + link));
        QCOMPARE(readLink("  " + link + "\n")->step, std::uint64_t{123});
    }

    void everyCutAndEveryChangedLetterIsRefused()
    {
        const std::string link = writeLink(moment());
        for (std::size_t size = 0; size < link.size(); ++size)
            QVERIFY2(!readLink(link.substr(0, size)), link.substr(0, size).c_str());
        for (std::size_t i = 0; i < link.size(); ++i) {
            std::string changed = link;
            changed[i] = changed[i] == 'x' ? 'y' : 'x';
            const auto read = readLink(changed);
            QVERIFY2(!read && !english(read.error()).empty(), changed.c_str());
        }
    }

    void noiseIsRefused()
    {
        std::mt19937 random(1);
        for (int i = 0; i < 2000; ++i) {
            std::string text = "clew:1/queens/backtracking/1/0/board/z";
            for (int j = 0; j < 30; ++j)
                text += static_cast<char>(random() % 256);
            QVERIFY(!readLink(text));
        }
    }

    void saysWhatIsWrong()
    {
        QVERIFY(english(readLink("clew:2/anything").error()).find("newer") != std::string::npos);
        QVERIFY(english(readLink("http://x").error()).find("not a link") != std::string::npos);
        QVERIFY(english(readLink("clew:1/queens").error()).find("incomplete") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestLink)
#include "tst_core_link.moc"
