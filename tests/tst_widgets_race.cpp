// The race as people drive it: keys, controls, figures and bars.

#include <QComboBox>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QTableWidget>
#include <QToolButton>
#include <QtTest>
#include <nlohmann/json.hpp>
#include <ranges>

#include "core/puzzle/registry.h"
#include "tests/activewindow.h"
#include "widgets/board.h"
#include "widgets/racechart.h"
#include "widgets/raceview.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

using namespace clew;

class TestRaceView : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<RaceView> m_view;

    void open(const char* id, const char* race)
    {
        const Puzzle& puzzle = *findPuzzle(id);
        m_view = std::make_unique<RaceView>();
        m_view->resize(1180, 740);
        m_view->setRace(puzzle, *std::ranges::find(puzzle.info().races, race, &RaceInfo::id));
        m_view->show();
        test::waitUntilActive(*m_view);
        QTRY_VERIFY(!m_view->race().isMeasuring());
    }
    void key(int key) { QTest::keyClick(m_view.get(), static_cast<Qt::Key>(key)); }
    [[nodiscard]] QString cell(int row, const QString& column)
    {
        for (int i = 0; i < m_view->table().columnCount(); ++i)
            if (m_view->table().horizontalHeaderItem(i)->text() == column)
                return m_view->table().item(row, i)->text();
        return {};
    }

    [[nodiscard]] QStringList chooserTexts(std::size_t runner)
    {
        const auto* const chooser = m_view->board(runner).parentWidget()->findChild<QComboBox*>();
        QStringList texts;
        for (int i = 0; i < chooser->count(); ++i)
            texts << chooser->itemText(i);
        return texts;
    }

private slots:
    void initTestCase() { theme::apply(*qApp, ThemeChoice::Light); }
    void cleanup() { m_view.reset(); }

    // On a small screen it is scrolled, and nowhere else.
    void smallWindowsAreScrolled()
    {
        open("queens", "13-seconds");
        const auto& scroll = *m_view->findChild<QScrollArea*>();
        QTRY_COMPARE(scroll.verticalScrollBar()->maximum(), 0);
        QTRY_COMPARE(scroll.horizontalScrollBar()->maximum(), 0);
        QTRY_COMPARE(scroll.widget()->size(), scroll.viewport()->size());
        m_view->resize(600, 360);
        QTRY_COMPARE(m_view->size(), QSize(600, 360));
        QTRY_VERIFY(scroll.verticalScrollBar()->maximum() > 0);
        QTRY_VERIFY(scroll.horizontalScrollBar()->maximum() > 0);
        QVERIFY(m_view->board(0).height() >= 120);
    }

    // Names of strategies are whole where there is room for them and the bars.
    void namesOfBarsAreWhole()
    {
        RaceChart chart;
        const QString name = QStringLiteral("Column by column (breadth first)");
        chart.resize(chart.fontMetrics().horizontalAdvance(name) + 220, 100);
        chart.setBars({{name, 2, false, QStringLiteral("2 s")}}, QString(), nullptr);
        QCOMPARE_GT(chart.barRect(0).left(), chart.fontMetrics().horizontalAdvance(name));
        chart.resize(200, 100);
        QCOMPARE_GT(chart.barRect(0).width(), 0.0);
    }

    // What `clew race` says below its table.
    void figuresThatAreReadOtherwise()
    {
        open("queens", "13-seconds");
        const auto* const notes = m_view->findChild<QLabel*>(QStringLiteral("notes"));
        for (const RaceTime& time : m_view->race().times()) {
            const StrategyInfo& strategy = findPuzzle("queens")->info().strategies[time.strategy];
            QCOMPARE(notes->text().contains(translated(strategy.counted)), true);
            if (!strategy.counted.empty())
                QVERIFY(notes->text().contains(translated(strategy.title)));
        }
        // Backtracking's nodes, as bit masks would count them.
        QVERIFY2(notes->text().contains(QStringLiteral("Not refuted at once: 2,056.")),
                 qPrintable(notes->text()));
        QVERIFY(notes->isVisible());
    }

    void thirteenSecondsAndSixMilliseconds()
    {
        open("queens", "13-seconds");
        QCOMPARE(m_view->table().rowCount(), 3);
        QCOMPARE(cell(0, "Nodes"), QStringLiteral("19,173,960"));
        QCOMPARE(cell(2, "Nodes"), QStringLiteral("15,720"));
        for (int row = 0; row < 3; ++row)
            QCOMPARE(cell(row, "Solutions"), QStringLiteral("92"));
        // The lesson: the bars are as long as what they took.
        const auto times = m_view->race().times();
        for (const std::size_t other : {1U, 2U})
            QCOMPARE(m_view->chart().barRect(0).width() > m_view->chart().barRect(other).width(),
                     times[0].seconds > times[other].seconds);
        const auto json = nlohmann::json::parse(m_view->figures("json"));
        QCOMPARE(json["times"][0]["nodes"].get<int>(), 19173960);
        QVERIFY(m_view->figures("csv").find("generate-and-test") != std::string::npos);
    }

    void whoRefusesSaysWhy()
    {
        const Puzzle& puzzle = *findPuzzle("queens");
        m_view = std::make_unique<RaceView>();
        m_view->setProblem(
            puzzle, *puzzle.create({{"size", "65"}}),
            {*puzzle.strategyIndex("bitmask"), *puzzle.strategyIndex("explicit-rule")});
        QTRY_VERIFY(!m_view->race().isMeasuring());
        QVERIFY2(cell(0, "Ending").contains("65"), qPrintable(cell(0, "Ending")));
        QVERIFY(cell(0, "Time").isEmpty());
        QCOMPARE(cell(1, "Solutions"), QStringLiteral("1"));
        QVERIFY(m_view->figures("json").find("refused") != std::string::npos);
    }

    void keysMoveAllBoards()
    {
        open("queens", "depth-or-breadth");
        auto* const alignment = m_view->findChild<QComboBox*>(QStringLiteral("alignment"));
        alignment->setFocus();
        QTest::keyClick(alignment, Qt::Key_End);
        QTest::keyClick(alignment, Qt::Key_Return);
        QCOMPARE(m_view->race().alignment(), Race::Alignment::Events);
        m_view->setFocus();
        for (std::size_t runner = 0; runner < 2; ++runner)
            QTRY_VERIFY(m_view->race().cursor(runner).trace().size() >= 4);
        for (int i = 1; i <= 4; ++i) {
            key(Qt::Key_Period);
            for (std::size_t runner = 0; runner < 2; ++runner)
                QTRY_COMPARE(m_view->race().cursor(runner).position(),
                             static_cast<std::uint64_t>(i));
        }
        key(Qt::Key_Comma);
        QCOMPARE(m_view->race().cursor(1).position(), std::uint64_t{3});
        key(Qt::Key_Space);
        QVERIFY(m_view->race().isPlaying());
        key(Qt::Key_Space);
        QVERIFY(!m_view->race().isPlaying());
        key(Qt::Key_Home);
        QCOMPARE(m_view->race().cursor(0).position(), std::uint64_t{0});
    }

    void theScrubberReachesTheEnd()
    {
        open("sudoku", "p97");
        auto* const scrubber = m_view->findChild<QSlider*>(QStringLiteral("scrubber"));
        scrubber->setFocus();
        QTest::keyClick(scrubber, Qt::Key_PageUp);
        QVERIFY(m_view->race().moment() > 0);
        scrubber->setValue(scrubber->maximum());
        QCOMPARE(m_view->race().moment(), m_view->race().lastMoment());
        for (std::size_t runner = 0; runner < 4; ++runner)
            QTRY_VERIFY(m_view->race().isThrough(runner));
        scrubber->setValue(0);
        QCOMPARE(m_view->race().moment(), 0.0);
    }

    void readyRacesOfAllPuzzlesAreOffered()
    {
        open("suguru", "6x6");
        auto* const races = m_view->findChild<QComboBox*>(QStringLiteral("races"));
        int count = 1; // the board's own
        for (const auto& puzzle : puzzles())
            count += static_cast<int>(puzzle->info().races.size());
        QCOMPARE(races->count(), count);
        const int knight = races->findText(QStringLiteral("Knight"), Qt::MatchContains);
        QVERIFY(knight > 0);
        races->setCurrentIndex(races->findText(QStringLiteral("none"), Qt::MatchContains));
        emit races->activated(races->currentIndex());
        QCOMPARE(m_view->board(0).puzzle().info().id, std::string("knight"));
        QTRY_VERIFY(!m_view->race().isMeasuring());
        QCOMPARE(m_view->race().times()[0].outcome.counters.solutions, std::uint64_t{0});
    }

    void strategiesComeAndGo()
    {
        open("nonogram", "p98");
        QCOMPARE(m_view->race().runners(), std::size_t{3});
        auto* const remove = m_view->board(0).parentWidget()->findChild<QToolButton*>();
        QTest::mouseClick(remove, Qt::LeftButton);
        QTest::mouseClick(remove, Qt::LeftButton); // twice, before it is gone
        QTRY_COMPARE(m_view->race().runners(), std::size_t{2});
        QTRY_VERIFY(!m_view->race().isMeasuring());
        QCOMPARE(m_view->table().rowCount(), 2);
        // Two is the least.
        QVERIFY(!m_view->board(0).parentWidget()->findChild<QToolButton*>()->isVisible());
    }

    // A person's own solve has a board, figures and a bar like any strategy.
    void ownSolveIsALane()
    {
        using namespace std::chrono_literals;
        const Puzzle& puzzle = *findPuzzle("sudoku");
        const ProblemPtr problem = puzzle.presetProblem(puzzle.info().presets.front());
        Hand hand(puzzle, problem);
        const auto first = std::ranges::find_if(
            std::views::iota(Variable{0}, puzzle.dimensions(*problem).variables),
            [&](Variable cell) { return !hand.isGiven(cell); });
        hand.tally = {.time = 90s, .hints = 1};
        const Assignment entry{*first, 4};
        QVERIFY(hand.enter(std::span(&entry, 1)));
        m_view = std::make_unique<RaceView>();
        m_view->setOwnSolve(puzzle, problem, ownSolve(hand), *puzzle.strategyIndex("logic"));
        QTRY_VERIFY(!m_view->race().isMeasuring());
        QCOMPARE(cell(0, "Strategy"), QStringLiteral("You"));
        QCOMPARE(cell(0, "Time"), QStringLiteral("> 90.0 s"));
        QCOMPARE(cell(0, "Nodes"), QStringLiteral("1"));
        QVERIFY2(cell(0, "Ending").contains(QLatin1String("1 hint")),
                 qPrintable(cell(0, "Ending")));
        QCOMPARE(cell(1, "Solutions"), QStringLiteral("1"));
        QCOMPARE(m_view->chart().bars()[0].value, 90.0);
        QVERIFY(m_view->chart().bars()[0].atLeast);
        m_view->race().seek(89);
        QCOMPARE(m_view->race().cursor(0).state().value(entry.variable), kNoValue);
        m_view->race().toEnd();
        QCOMPARE(m_view->race().cursor(0).state().value(entry.variable), entry.value);
        // Another strategy may take its place, and it comes back.
        auto* const chooser = m_view->board(0).parentWidget()->findChild<QComboBox*>();
        QCOMPARE(chooser->currentText(), QStringLiteral("You"));
        chooser->setCurrentIndex(0);
        emit chooser->activated(0);
        QTRY_VERIFY(!m_view->race().isMeasuring());
        QVERIFY(cell(0, "Strategy") != QLatin1String("You"));
        emit chooser->activated(chooser->count() - 1);
        QTRY_COMPARE(cell(0, "Time"), QStringLiteral("> 90.0 s"));
        // A ready race of another problem is not one of it.
        m_view->setRace(puzzle, puzzle.info().races.front());
        QVERIFY(chooserTexts(0).filter(QStringLiteral("You")).isEmpty());
    }

    void closingAMeasurementOfYearsReturnsAtOnce()
    {
        const Puzzle& queens = *findPuzzle("queens");
        m_view = std::make_unique<RaceView>();
        m_view->setProblem(queens, queens.create({{"size", "32"}}).value());
        QTRY_VERIFY(m_view->race().liveNodes() > 0);
        m_view.reset();
    }
};

QTEST_MAIN(TestRaceView)
#include "tst_widgets_race.moc"
