// Texts that problems are made of: compiled in the background, the newest alone, and one history
// for text, problem and run.

#include <QSignalSpy>
#include <QtTest>

#include "core/session/sourcecompiler.h"
#include "core/session/workbench.h"
#include "tests/sourcepuzzle.h"

using namespace clew;

class TestSource : public QObject
{
    Q_OBJECT

private:
    test::SourcePuzzle m_puzzle;

    static SourcePtr source(const char* text)
    {
        return std::make_shared<const Source>(Source{text});
    }
    [[nodiscard]] ProblemPtr problem(const char* text) const
    {
        return *m_puzzle.compile({text}, {});
    }

private slots:
    void newestIsAnswered()
    {
        SourceCompiler compiler;
        QList<SourceAnswer> answers;
        connect(&compiler, &SourceCompiler::answered, this,
                [&](const SourceAnswer& answer) { answers << answer; });
        compiler.ask(m_puzzle, source("wait"));
        compiler.ask(m_puzzle, source("wait more"));
        const SourcePtr last = source("3 of 4");
        compiler.ask(m_puzzle, last);
        QTRY_COMPARE(answers.size(), 1);
        QCOMPARE(answers.front().source, last);
        const Puzzle& puzzle = m_puzzle;
        QCOMPARE(puzzle.dimensions(*answers.front().problem).variables, 3U);
        compiler.ask(m_puzzle, source("3 off"));
        QTRY_COMPARE(answers.size(), 2);
        QVERIFY(!answers.back().problem);
        QCOMPARE(answers.back().faults.front().error.column, 2);
    }

    void forgotten()
    {
        SourceCompiler compiler;
        QSignalSpy answered(&compiler, &SourceCompiler::answered);
        compiler.ask(m_puzzle, source("wait"));
        compiler.forget();
        compiler.ask(m_puzzle, source("1 of 1"));
        QTRY_COMPARE(answered.count(), 1);
        compiler.ask(m_puzzle, source("wait")); // and it goes while that is compiled
    }

    void adopting()
    {
        Workbench workbench;
        workbench.open({&m_puzzle, problem("3 of 4")}, verbatim("Open"));
        const ProblemPtr before = workbench.document().problem;
        workbench.editSource({"2 of 4"}, verbatim("Edit"));
        const SourcePtr draft = workbench.document().draft;
        QCOMPARE(workbench.document().problem, before);
        workbench.adopt(source("2 of 4"), problem("2 of 4")); // another one
        QCOMPARE(workbench.document().problem, before);
        const ProblemPtr after = problem("2 of 4");
        workbench.adopt(draft, after);
        QCOMPARE(workbench.document().problem, after);
        QVERIFY(!workbench.document().draft);
        const std::size_t steps = workbench.history().count();
        workbench.undo();
        QCOMPARE(workbench.document().problem, before);
        workbench.redo();
        QCOMPARE(workbench.document().problem, after);
        QCOMPARE(workbench.history().count(), steps);
    }

    // The run is made again as far as it had been watched, and undo brings the first one back.
    void runIsMadeAgain()
    {
        Workbench workbench;
        workbench.open({&m_puzzle, problem("3 of 4")}, verbatim("Open"));
        workbench.wake();
        workbench.player().step(5);
        QTRY_COMPARE(workbench.moment()->position, std::uint64_t{5});
        const auto first = workbench.moment()->trace;
        workbench.editSource({"3 of 5"}, verbatim("Edit"));
        QVERIFY(workbench.moment()->isWatching());
        QCOMPARE(workbench.moment()->position, std::uint64_t{5});
        const ProblemPtr after = problem("3 of 5");
        workbench.adopt(workbench.document().draft, after);
        QTRY_COMPARE(workbench.moment()->position, std::uint64_t{5});
        QVERIFY(workbench.moment()->trace != first);
        QCOMPARE(workbench.moment()->problem, after);
        workbench.undo();
        QCOMPARE(workbench.moment()->trace, first);
        QCOMPARE(workbench.moment()->position, std::uint64_t{5});
    }

    void boardEditEndsTheDraft()
    {
        Workbench workbench;
        workbench.open({&m_puzzle, problem("3 of 4")}, verbatim("Open"));
        workbench.editSource({"x"}, verbatim("Edit"));
        workbench.edit(problem("1 of 2"), verbatim("Edit board"));
        QVERIFY(!workbench.document().draft);
        workbench.undo();
        QCOMPARE(workbench.document().draft->text, "x");
    }
};

QTEST_GUILESS_MAIN(TestSource)
#include "tst_session_source.moc"
