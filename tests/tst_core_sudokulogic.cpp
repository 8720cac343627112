// Sudoku by human techniques: what they strike, how it is explained, and the rating and the new
// boards that rest on them.

#include <QtTest>

#include "core/puzzle/registry.h"
#include "core/puzzles/sudoku/generator.h"
#include "core/puzzles/sudoku/logic.h"
#include "core/puzzles/sudoku/rating.h"
#include "core/puzzles/sudoku/techniques/techniques.h"
#include "core/text/english.h"
#include "core/trace/cursor.h"
#include "tests/instances.h"
#include "tests/sudokuproblems.h"

using namespace clew;
using namespace clew::sudoku;
using namespace clew::test;
using namespace clew::test::sudokus;

class TestSudokuLogic : public QObject
{
    Q_OBJECT

private slots:
    void logicOnPresets()
    {
        QCOMPARE(solve(*preset("easy"), "logic").outcome.ending, Ending::Exhausted);
        QCOMPARE(solve(*preset("16"), "logic").solutions.size(), std::size_t{1});
        QCOMPARE(solve(*preset("hard"), "logic").outcome.ending, Ending::Exhausted);
    }

    // A board of more than one solution: logic must not claim that there are no more.
    void logicNeverOverclaims()
    {
        const Found run = solve(*preset("several"), "logic");
        QCOMPARE(run.outcome.ending, Ending::RanDry);
    }

    // No technique ever strikes a true digit.
    void techniquesAreSound_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("count");
        QTest::newRow("17-clue") << "17-clue" << 1500;
        QTest::newRow("top1465") << "top1465" << 733;
        QTest::newRow("hardest-1106") << "hardest-1106" << 188;
        QTest::newRow("hardest-1905") << "hardest-1905-er11plus" << 300;
    }

    void techniquesAreSound()
    {
        QFETCH(QString, file);
        QFETCH(int, count);
        const auto problems = collection(file, count);
        if (problems.empty())
            QSKIP("needs the sudoku collections of SHARED_DATA");
        std::map<Rule, int> used;
        for (const ProblemPtr& problem : problems) {
            const Solution truth = solve(*problem, "bitboard").solutions.front();
            Control control;
            NoTracer tracer;
            Logic<NoTracer> logic(cast(problem), control, tracer);
            bool sound = true;
            logic.run([&](const Step& step) {
                ++used[step.rule];
                for (const Place place : step.eliminations)
                    sound = sound && truth[place.variable] != place.value;
                for (const Place place : step.assignments)
                    sound = sound && truth[place.variable] == place.value;
                if (!sound)
                    qWarning("%s", sentenceOf(step, Layout({3, 3})).text().c_str());
            });
            QVERIFY2(sound, puzzle().write(*problem, "line").c_str());
        }
        for (const auto& [rule, times] : used)
            qInfo("%6d %s", times, puzzle().ruleName(rule).text);
    }

    // Every event can be explained, and nearly every technique is found again.
    void explanations_data()
    {
        QTest::addColumn<QString>("presetId");
        for (const char* const id : {"p97", "hard", "22", "6", "16"})
            QTest::newRow(id) << id;
    }

    void explanations()
    {
        QFETCH(QString, presetId);
        const ProblemPtr problem = preset(presetId.toStdString());
        for (std::size_t s = 0; s < puzzle().info().strategies.size(); ++s) {
            auto trace = std::make_shared<Trace>();
            Control control({.nodes = 300});
            {
                Recorder recorder(*trace, control);
                puzzle().run(s, *problem, {}, control, &recorder);
            }
            Cursor cursor(trace, puzzle().dimensions(*problem));
            for (std::uint64_t i = 0; i < std::min<std::uint64_t>(trace->size(), 3000); ++i) {
                cursor.seek(i);
                const Event event = trace->event(i);
                const std::string text = puzzle().explain(*problem, cursor.state(), event).text();
                QVERIFY(!text.empty() && text.find('%') == std::string::npos);
                const bool isVague = text.find("nothing else is left") != std::string::npos ||
                                     text.find("this digit is ruled out") != std::string::npos ||
                                     text.find("another box needs") != std::string::npos;
                QVERIFY2(!isVague, (puzzle().info().strategies[s].id + ": " + text).c_str());
            }
        }
    }

    void sentences()
    {
        Control control;
        const auto easy = puzzle().explainSolution(*preset("4"), {}, control);
        QCOMPARE(easy.steps.size(), std::size_t{12});
        QCOMPARE(QString::fromStdString(easy.steps.front().text()),
                 "R1C1 must be 2: every other digit is ruled out there.");
        const auto several = puzzle().explainSolution(*preset("several"), {}, control);
        QVERIFY(several.end.text().find("may be") != std::string::npos);
    }

    // ---- generating

    void generated()
    {
        Control control;
        for (const BoxShape box : {BoxShape{2, 2}, BoxShape{3, 2}, BoxShape{3, 3}}) {
            for (std::uint64_t seed = 1; seed <= 5; ++seed) {
                const auto problem = generate({.box = box, .seed = seed}, control);
                QCOMPARE(solve(*problem, "dancing-links").solutions.size(), std::size_t{1});
                QCOMPARE(generate({.box = box, .seed = seed}, control)->givens, problem->givens);
            }
        }
    }

    void generatedOfDifficulty_data()
    {
        QTest::addColumn<int>("difficulty");
        for (std::size_t i = 0; i < puzzle().info().difficulties.size(); ++i)
            QTest::newRow(puzzle().info().difficulties[i].id.c_str()) << static_cast<int>(i);
    }

    void generatedOfDifficulty()
    {
        QFETCH(int, difficulty);
        const auto index = static_cast<std::size_t>(difficulty);
        const GenerateRequest request{.seed = 3,
                                      .difficulty = puzzle().info().difficulties[index].id};
        Control control;
        const auto problem = puzzle().generate(request, control);
        QVERIFY(problem && *problem != nullptr);
        QCOMPARE(solve(**problem, "dancing-links").solutions.size(), std::size_t{1});
        QCOMPARE(puzzle().rate(**problem, control)->difficulty, index);
        QCOMPARE(cast(*puzzle().generate(request, control)).givens, cast(*problem).givens);
    }

    // A seed's version says which techniques there are. None has version 0, and each has the
    // newest.
    void versionsOfTechniques()
    {
        QCOMPARE(puzzle().info().generator->version, generatorVersion());
        for (const Technique& technique : techniques()) {
            QVERIFY2(technique.since <= generatorVersion(), technique.name.text);
            QVERIFY2(technique.since != 2, "version 2 has made boards without it");
        }
        Control control;
        const ProblemPtr problem = preset("easy");
        const SudokuProblem& board = cast(problem);
        const Rating without = rateProper(board, control, 0);
        QVERIFY(!without.solved && without.techniques.empty());
        const Rating with = rateProper(board, control, generatorVersion());
        QVERIFY(with.solved);
        QCOMPARE(with.score, rateProper(board, control).score);
        // Where no technique is known, no clue can be spared.
        QCOMPARE(generate({.box = {}, .technique = 5, .version = 0}, control)->clueCount(),
                 std::size_t{81});
        QVERIFY(generate({.box = {}, .technique = 5, .version = 1}, control)->clueCount() < 81);
    }

    void techniqueOfALaterVersion()
    {
        Technique technique = techniques().front();
        technique.since = 7;
        const auto refusal = [&](unsigned version) {
            const auto known = checkKnown({.technique = "w-fish", .version = version}, technique);
            return known ? std::string() : english(known.error());
        };
        QCOMPARE(refusal(6), "version 6 of the generator does not know the technique w-fish, which "
                             "is new in version 7");
        QCOMPARE(refusal(7), "");
        QCOMPARE(refusal(0), ""); // the newest
    }

    void generatingCancelled()
    {
        Control control;
        control.cancelAtPoll(5);
        const auto problem = puzzle().generate({.difficulty = "extreme"}, control);
        QVERIFY(problem && *problem == nullptr);
        QVERIFY(control.stopped());
    }

    // ---- rating

    void rated_data()
    {
        QTest::addColumn<QString>("presetId");
        QTest::addColumn<QString>("difficulty");
        QTest::addColumn<bool>("solved");
        QTest::newRow("easy") << "easy"
                              << "easy" << true;
        QTest::newRow("document") << "p97"
                                  << "easy" << true;
        QTest::newRow("hard") << "hard"
                              << "extreme" << true;
    }

    void rated()
    {
        QFETCH(QString, presetId);
        QFETCH(bool, solved);
        Control control;
        const auto rating = puzzle().rate(*preset(presetId.toStdString()), control);
        QVERIFY(rating);
        QTEST(QString::fromStdString(puzzle().info().difficulties[rating->difficulty].id),
              "difficulty");
        QCOMPARE(rating->solved, solved);
        QVERIFY(rating->score > 0);
    }

    void onlyProperBoardsAreRated()
    {
        Control control;
        QVERIFY(english(puzzle().rate(*preset("several"), control).error()).find("several") !=
                std::string::npos);
        const auto none = puzzle().read("12..\n..3.\n...4\n....\n", "", {}); // R1C3 and R1C4
        QVERIFY(english(puzzle().rate(**none, control).error()).find("no solution") !=
                std::string::npos);
    }

    // The levels that HoDoKu gives, where the techniques known here suffice. It knows a few more of
    // them and finds others first, so that some sums of points differ; the number of agreements is
    // a signature.
    void levelsOfHodoku()
    {
        int solved = 0;
        int same = 0;
        for (const auto& row : tableRows(SHARED_DATA "/sudoku/top1465-hodoku-levels.tsv")) {
            Control control;
            const auto rating =
                puzzle().rate(**puzzle().read(row[0].toStdString(), "line", {}), control);
            if (!rating->solved)
                continue;
            ++solved;
            same += puzzle().info().difficulties[rating->difficulty].title.text == row[1] ? 1 : 0;
        }
        if (solved == 0)
            QSKIP("needs the sudoku collections of SHARED_DATA");
        QCOMPARE(solved, 731);
        QCOMPARE(same, 703);
    }
};

QTEST_GUILESS_MAIN(TestSudokuLogic)
#include "tst_core_sudokulogic.moc"
