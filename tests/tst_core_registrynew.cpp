// What every puzzle promises of the new problems it makes, asked of every registered one.

#include <QtTest>
#include <set>

#include "core/puzzle/registry.h"
#include "core/text/english.h"
#include "tests/everypuzzle.h"

using namespace clew;
using namespace clew::test;

class TestRegistryNew : public QObject
{
    Q_OBJECT

private slots:
    void newProblems_data()
    {
        QTest::addColumn<int>("puzzle");
        QTest::addColumn<QByteArray>("difficulty");
        for (std::size_t i = 0; i < puzzles().size(); ++i) {
            const PuzzleInfo& info = puzzles()[i]->info();
            if (!info.generator)
                continue;
            QTest::addRow("%s", info.id.c_str()) << int(i) << QByteArray();
            for (const DifficultyInfo& difficulty : info.generator->difficulties)
                QTest::addRow("%s, %s", info.id.c_str(), difficulty.id.c_str())
                    << int(i) << QByteArray(difficulty.id.c_str());
        }
    }

    // They are sound, have one solution, are as difficult as asked for, and follow from the seed.
    void newProblems()
    {
        QFETCH(int, puzzle);
        QFETCH(QByteArray, difficulty);
        const Puzzle& maker = *puzzles()[std::size_t(puzzle)];
        const std::string format = maker.info().formats.front().id;
        std::set<std::string> texts;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const GenerateRequest request{.seed = seed, .difficulty = difficulty.toStdString()};
            Control control;
            const auto made = maker.generate(request, control);
            QVERIFY2(made.has_value(), made ? "" : english(made.error()).c_str());
            QVERIFY(*made != nullptr);
            QCOMPARE(firstOf(maker.faults(**made)), QString());
            const Found told = run({&maker, "new", *made, 1},
                                   maker.strategyIndex(maker.info().fastest).value_or(0), false);
            QCOMPARE(told.outcome.ending, Ending::Exhausted);
            QCOMPARE(told.solutions.size(), std::size_t{1});
            QCOMPARE(firstOf(maker.verify(**made, told.solutions.front())), QString());
            if (!difficulty.isEmpty()) {
                const auto rating = maker.rate(**made, control);
                QVERIFY(rating.has_value());
                QCOMPARE(maker.info().difficulties[rating->difficulty].id, request.difficulty);
            }
            const std::string text = maker.write(**made, format);
            QCOMPARE(maker.write(**maker.generate(request, control), format), text);
            texts.insert(text);
        }
        QVERIFY(texts.size() > 1);
    }

    void newProblemsRefused_data() { puzzleRows(); }

    void newProblemsRefused()
    {
        QFETCH(int, puzzle);
        const Puzzle& maker = *puzzles()[std::size_t(puzzle)];
        Control control;
        const auto complaint = [&](const GenerateRequest& request) {
            const auto made = maker.generate(request, control);
            return QString::fromStdString(made ? "made" : english(made.error()));
        };
        if (!maker.info().generator) {
            QVERIFY(!maker.info().noGenerator.empty());
            QVERIFY(complaint({}).contains(maker.info().noGenerator.text));
            return;
        }
        QVERIFY(complaint({.difficulty = "none such"}).contains("none such"));
        for (const ParameterInfo& parameter : maker.info().generator->parameters) {
            for (const char* const value : {"", "0", "-1", "x", "99999999999999999999"}) {
                const QString said = complaint({.parameters = {{parameter.id, value}}});
                QVERIFY2(said.contains(parameter.id.c_str()), qPrintable(said));
            }
        }
    }

    void newProblemsStopped_data() { newProblems_data(); }

    // At any poll, and by each limit: then there is no problem, and the control says why.
    void newProblemsStopped()
    {
        QFETCH(int, puzzle);
        QFETCH(QByteArray, difficulty);
        const Puzzle& maker = *puzzles()[std::size_t(puzzle)];
        const GenerateRequest request{.difficulty = difficulty.toStdString()};
        for (const std::uint64_t poll : {1U, 2U, 3U, 5U, 8U, 13U, 21U, 34U, 55U, 89U}) {
            Control control;
            control.cancelAtPoll(poll);
            const auto made = maker.generate(request, control);
            QVERIFY(made.has_value());
            QCOMPARE(*made == nullptr, control.stopped());
            QVERIFY(poll > 1 || control.finish().reason == StopReason::Cancelled);
        }
        Control late({.time = std::chrono::nanoseconds(0)});
        QVERIFY(*maker.generate(request, late) == nullptr);
        QCOMPARE(late.finish().reason, StopReason::TimeLimit);
        for (const std::uint64_t nodes : {1U, 10U, 100U}) {
            Control few({.nodes = nodes});
            const auto made = maker.generate(request, few);
            QVERIFY(made.has_value());
            QCOMPARE(*made == nullptr, few.stopped());
            QVERIFY(few.counters().nodes <= nodes);
        }
    }
};

QTEST_GUILESS_MAIN(TestRegistryNew)
#include "tst_core_registrynew.moc"
