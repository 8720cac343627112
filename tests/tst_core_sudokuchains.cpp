// Sudoku's harder techniques: a known step of each (data/sudoku/steps.tsv; HoDoKu finds nearly all
// of them as well, under these names); and that whatever a technique says of a board on its way to
// the solution is true.

#include <QtTest>

#include "core/puzzle/registry.h"
#include "core/puzzles/sudoku/generator.h"
#include "core/puzzles/sudoku/logic.h"
#include "core/puzzles/sudoku/techniques/techniques.h"
#include "tests/instances.h"
#include "tests/sudokuproblems.h"

using namespace clew;
using namespace clew::sudoku;
using namespace clew::test;
using namespace clew::test::sudokus;

namespace {

bool isTrue(const Step& step, const Solution& truth)
{
    const auto stands = [&](Place place) { return truth[place.variable] == place.value; };
    return std::ranges::none_of(step.eliminations, stands) &&
           std::ranges::all_of(step.assignments, stands);
}

} // namespace

class TestSudokuChains : public QObject
{
    Q_OBJECT

private slots:
    void knownSteps_data()
    {
        QTest::addColumn<QString>("board");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<unsigned>("version");
        constexpr unsigned kOldest = 2;
        for (const QByteArrayList& row : tableRows(TEST_DATA "/sudoku/steps.tsv"))
            QTest::newRow(row[0].constData()) << QString(row[1]) << QString::fromUtf8(row[2])
                                              << (row.size() > 3 ? row[3].toUInt() : kOldest);
    }

    // By the techniques of that version: those that came later take another way.
    void knownSteps()
    {
        QFETCH(QString, board);
        QFETCH(QString, sentence);
        QFETCH(unsigned, version);
        const ProblemPtr problem = readOrFail(puzzle(), board.toStdString(), "line");
        Control control;
        NoTracer tracer;
        QStringList sentences;
        Logic<NoTracer>(cast(problem), control, tracer, std::nullopt, {.version = version})
            .run([&](const Step& step) {
                sentences << QString::fromStdString(sentenceOf(step, Layout({3, 3})).text());
            });
        QVERIFY2(sentences.join('\n').contains(sentence), qPrintable(sentences.join('\n')));
    }

    // Every rule that a technique gives is one of the puzzle's, with a name of its own, and no
    // number is without a rule.
    void everyRuleIsNamed()
    {
        QSet<QString> names;
        for (const RuleInfo& rule : techniqueRules()) {
            const QString name = QString::fromUtf8(puzzle().ruleName(rule.rule).text);
            QVERIFY(!name.isEmpty() && !names.contains(name));
            names.insert(name);
        }
        Rule number = 0;
        for (const RuleInfo& rule : puzzle().info().rules)
            QCOMPARE(rule.rule, ++number);
    }

    // Techniques that share a line of the pseudo-code follow each other.
    void everyLineStandsOnce()
    {
        QSet<QString> lines;
        for (const CodeLine& line : techniqueLines()) {
            QVERIFY2(!lines.contains(QString::fromStdString(line.text)), line.text.c_str());
            lines.insert(QString::fromStdString(line.text));
        }
    }

    // Not only the first step of a technique, and not only of that whose turn it is.
    void everyStepIsTrue_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("count");
        QTest::newRow("top1465") << "top1465" << 6;
        QTest::newRow("hardest-1106") << "hardest-1106" << 20;
    }

    void everyStepIsTrue()
    {
        QFETCH(QString, file);
        QFETCH(int, count);
        const auto problems = collection(file, count);
        if (problems.empty())
            QSKIP("needs the sudoku collections of SHARED_DATA");
        int steps = 0;
        QStringList wrong;
        for (const ProblemPtr& problem : problems)
            steps += stepsOnTheWay(problem, wrong);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
        QVERIFY(steps > 0);
    }

    // A technique says the same again of the same board, and the first it says comes first.
    void sameStepAgain()
    {
        const auto problems = collection("top1465", 12);
        if (problems.empty())
            QSKIP("needs the sudoku collections of SHARED_DATA");
        for (const ProblemPtr& problem : problems) {
            QStringList paths[2];
            for (QStringList& path : paths) {
                Control control;
                for (const Sentence& each : puzzle().explainSolution(*problem, {}, control).steps)
                    path << QString::fromStdString(each.text());
            }
            QCOMPARE(paths[0], paths[1]);
        }
    }

    // On its way a search looks only at what has changed since a technique found nothing, and not
    // at digits whose places all belong to patterns. It must find what one finds that looks at
    // everything.
    void nothingIsPassedOver()
    {
        std::vector<ProblemPtr> problems = collection("top1465", 60);
        for (const QByteArrayList& row : tableRows(TEST_DATA "/sudoku/steps.tsv"))
            problems.push_back(readOrFail(puzzle(), row[1].toStdString(), "line"));
        Control control;
        problems.push_back(generate({.box = {4, 4}, .seed = 3}, control));
        for (const ProblemPtr& problem : problems) {
            NoTracer tracer;
            Logic<NoTracer> logic(cast(problem), control, tracer);
            logic.run([&](const Step& step) {
                const auto fresh = firstStep(logic.grid());
                QVERIFY(fresh.has_value());
                const Layout& layout = logic.grid().layout();
                QCOMPARE(sentenceOf(step, layout).text(), sentenceOf(*fresh, layout).text());
            });
        }
    }

    // A search for chains and nets in a large board answers at each of its polls.
    void largeBoardsAreCancelled()
    {
        const ProblemPtr empty =
            *puzzle().create({{"boxes", "5"}}); // nothing can be said of it, by any technique
        for (const std::uint64_t poll : {5U, 50U, 150U}) {
            Control control;
            control.cancelAtPoll(poll);
            NoTracer tracer;
            const Outcome outcome =
                Logic<NoTracer>(cast(empty), control, tracer).run([](const Step&) {});
            QCOMPARE(outcome.ending, Ending::Stopped);
        }
    }

private:
    // By looking everywhere.
    static std::optional<Step> firstStep(const Grid& grid)
    {
        std::optional<Step> found;
        const StepSink sink([&](const Step& step) {
            found = step;
            return true;
        });
        for (const Technique& technique : techniques())
            if (technique.find(grid, sink))
                break;
        return found;
    }

    // Lets every technique say all it can of each board on the way that is not left by a single.
    static int stepsOnTheWay(const ProblemPtr& problem, QStringList& wrong)
    {
        const Solution truth = solve(*problem, "bitboard").solutions.front();
        Control control;
        NoTracer tracer;
        Logic<NoTracer> logic(cast(problem), control, tracer);
        int steps = 0;
        logic.run([&](const Step& next) {
            if (next.rule == FullHouse || next.rule == NakedSingle || next.rule == HiddenSingle)
                return;
            for (const Technique& technique : techniques())
                technique.find(logic.grid(), StepSink([&](const Step& step) {
                                   ++steps;
                                   if (!technique.gives(step.rule) || !isTrue(step, truth))
                                       wrong << QString::fromStdString(
                                           sentenceOf(step, Layout({3, 3})).text());
                                   return false;
                               }));
        });
        return steps;
    }
};

QTEST_GUILESS_MAIN(TestSudokuChains)
#include "tst_core_sudokuchains.moc"
