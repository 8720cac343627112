// The list of steps: those around the playhead, the present one marked, by mouse and keyboard.

#include <QAbstractItemModelTester>
#include <QListView>
#include <QSignalSpy>
#include <QtTest>

#include "core/puzzle/registry.h"
#include "widgets/stepspanel.h"
#include "widgets/theme.h"

using namespace clew;

namespace {

struct Run
{
    const Puzzle* puzzle;
    ProblemPtr problem;
    std::shared_ptr<Trace> trace;

    [[nodiscard]] Deductions deductions() const { return {*puzzle, problem}; }
};

Run recorded(const char* puzzleId, const char* preset, const char* strategy)
{
    const Puzzle& puzzle = *findPuzzle(puzzleId);
    Run run{&puzzle, puzzle.presetProblem(*puzzle.preset(preset)), std::make_shared<Trace>()};
    Control control;
    Recorder recorder(*run.trace, control);
    puzzle.run(*puzzle.strategyIndex(strategy), *run.problem, {}, control, &recorder);
    return run;
}

} // namespace

class TestSteps : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<StepsPanel> m_panel;

    QListView& list() { return *m_panel->findChild<QListView*>("steps"); }
    StepsModel& model() { return m_panel->model(); }

    void show(const Run& run)
    {
        m_panel->setTrace(run.trace, run.deductions());
        m_panel->setMoment(0, kUnlimited);
    }

private slots:
    void initTestCase() { theme::apply(*qApp, ThemeChoice::Light); }
    void init()
    {
        m_panel = std::make_unique<StepsPanel>();
        m_panel->resize(300, 400);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    }
    void cleanup() { m_panel.reset(); }

    // Whatever the playhead does, the rows follow each other, and the one that led to it is marked.
    void listsWhatIsAround()
    {
        const Run run = recorded("queens", "p90", "backtracking");
        const QAbstractItemModelTester tester(
            &model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        show(run);
        const Deductions deductions = run.deductions();
        const quint64 size = run.trace->size();
        QVERIFY(size > 10'000);
        for (const quint64 position :
             {quint64{0}, quint64{1}, quint64{30}, quint64{350}, quint64{390}, size / 2,
              size / 2 - 350, size - 1, size, quint64{5}, size, quint64{0}}) {
            m_panel->setMoment(position, kUnlimited);
            const int rows = model().rowCount();
            QVERIFY(rows > 100 && rows < 2000);
            for (int row = 0; row + 1 < rows; ++row)
                QCOMPARE(model().step(row).end, model().step(row + 1).first);
            const int current = model().currentRow();
            if (position == 0) {
                QCOMPARE(current, -1);
                continue;
            }
            QCOMPARE(model().step(current), *deductions.previous(*run.trace, position));
            QCOMPARE(list().currentIndex().row(), current);
            QVERIFY(list().viewport()->rect().intersects(list().visualRect(list().currentIndex())));
            const bool hasMoreBefore = model().step(0).first > 0;
            QVERIFY(!hasMoreBefore || current >= 20);
        }
    }

    void namesWithPointsAndPlaces()
    {
        const Run run = recorded("sudoku", "p97", "logic");
        show(run);
        m_panel->setMoment(1, kUnlimited);
        QVERIFY(model().rowCount() > 20);
        QCOMPARE(model().step(0).first, std::uint64_t{0});
        bool hasPoints = false;
        for (int row = 1; row < model().rowCount() - 1; ++row) {
            const QModelIndex index = model().index(row);
            QVERIFY(!index.data(StepsModel::NameRole).toString().isEmpty());
            QVERIFY(!index.data(StepsModel::PlacesRole).toString().isEmpty());
            QVERIFY(index.data(StepsModel::ColourRole).value<QColor>().isValid());
            QVERIFY(index.data(Qt::DisplayRole).toString().contains(u':'));
            hasPoints |= !index.data(StepsModel::PointsRole).toString().isEmpty();
        }
        QVERIFY(hasPoints);
    }

    void mouseAndKeysGoThere()
    {
        const Run run = recorded("sudoku", "p97", "logic");
        show(run);
        m_panel->setMoment(model().step(2).end, kUnlimited);
        QSignalSpy sought(m_panel.get(), &StepsPanel::sought);
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                          list().visualRect(model().index(4)).center());
        QCOMPARE(sought.last().at(0).toULongLong(), quint64{model().step(4).end});
        m_panel->setMoment(model().step(4).end, kUnlimited);
        list().setFocus();
        QTRY_VERIFY(list().hasFocus());
        QTest::keyClick(&list(), Qt::Key_Down);
        QCOMPARE(sought.last().at(0).toULongLong(), quint64{model().step(5).end});
        m_panel->setMoment(model().step(5).end, kUnlimited);
        QTest::keyClick(&list(), Qt::Key_Up);
        QCOMPARE(sought.last().at(0).toULongLong(), quint64{model().step(4).end});
    }

    // What comes after the playhead can be kept back; a search that goes on makes the list longer.
    void showsNoMoreThanItMay()
    {
        const Run run = recorded("sudoku", "p97", "logic");
        show(run);
        m_panel->setMoment(400, kUnlimited);
        const int all = model().rowCount();
        m_panel->setMoment(400, 400);
        QVERIFY(model().rowCount() < all);
        QCOMPARE(model().step(model().rowCount() - 1).end, std::uint64_t{400});
        m_panel->setMoment(400, kUnlimited);
        QTRY_COMPARE(model().rowCount(), all);

        Run growing{run.puzzle, run.problem, std::make_shared<Trace>()};
        Control control;
        Recorder recorder(*growing.trace, control);
        show(growing);
        QCOMPARE(model().rowCount(), 0);
        for (quint64 i = 0; i < 600; ++i) {
            recorder.write(run.trace->event(i));
            if (i % 50 == 0) {
                recorder.publish();
                m_panel->refresh();
                m_panel->setMoment(growing.trace->size() / 2, kUnlimited);
            }
        }
        recorder.publish();
        m_panel->refresh();
        for (int row = 0; row < model().rowCount(); ++row)
            QCOMPARE(model().step(row).first,
                     run.deductions().at(*run.trace, model().step(row).first).first);
        QCOMPARE(model().step(model().rowCount() - 1).end, growing.trace->size());
    }
};

QTEST_MAIN(TestSteps)
#include "tst_widgets_steps.moc"
