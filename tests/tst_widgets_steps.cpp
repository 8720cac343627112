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

    // A line of a nonogram is said with what settles its cells, wherever the list is looked at.
    void kindsAreSaid()
    {
        const Run run = recorded("nonogram", "p98", "line-solving");
        show(run);
        m_panel->setMoment(run.trace->size(), kUnlimited);
        const Deductions deductions = run.deductions();
        Cursor cursor(run.trace, run.puzzle->dimensions(*run.problem));
        const int rows = model().rowCount();
        QVERIFY(rows > 10);
        int withKind = 0;
        for (int row = rows; row-- > 0;) {
            const QString name = model().data(model().index(row), StepsModel::NameRole).toString();
            const Sentence kind = deductions.kind(cursor, model().step(row));
            const QString title =
                QString::fromStdString(deductions.title(*run.trace, model().step(row)).text());
            withKind += kind.empty() ? 0 : 1;
            QCOMPARE(name, kind.empty() ? title
                                        : title + QStringLiteral(" · ") +
                                              QString::fromStdString(kind.text()));
            // The same when it is asked again.
            QCOMPARE(model().data(model().index(row), StepsModel::NameRole).toString(), name);
        }
        QVERIFY(withKind > 10);
    }

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
            const Deduction led = *deductions.previous(*run.trace, position);
            const Deduction& row = model().step(current);
            QVERIFY(row.first <= led.first && led.end <= row.end);
            if (led.event.kind() != EventKind::Visit)
                QCOMPARE(row, led);
            QCOMPARE(list().currentIndex().row(), current);
            QVERIFY(list().viewport()->rect().intersects(list().visualRect(list().currentIndex())));
            const bool hasMoreBefore = model().step(0).first > 0;
            QVERIFY(!hasMoreBefore || current >= 20);
        }
    }

    // Before the first step it is the first ones that are seen, however few steps there are; and
    // the present one also when the list has been hidden, or has got less room.
    void thePresentStepIsInView()
    {
        const Run run = recorded("nonogram", "p98", "line-solving");
        show(run);
        const int rows = model().rowCount();
        QVERIFY(rows > 12); // more than there is room for
        const auto isSeen = [this](int row) {
            const QRect place = list().visualRect(model().index(row));
            return place.top() >= 0 && place.bottom() < list().viewport()->height();
        };
        m_panel->setMoment(run.trace->size(), kUnlimited);
        QCOMPARE(model().rowCount(), rows); // all of them are listed
        QVERIFY(isSeen(rows - 1) && !isSeen(0));
        m_panel->setMoment(0, kUnlimited);
        QVERIFY(!list().currentIndex().isValid());
        QVERIFY(isSeen(0));
        m_panel->hide();
        m_panel->setMoment(run.trace->size(), kUnlimited);
        m_panel->show();
        QTRY_VERIFY(isSeen(rows - 1));
        m_panel->resize(300, 200);
        QTRY_VERIFY(list().viewport()->height() < 200);
        QTRY_VERIFY(isSeen(rows - 1));
    }

    // Where a return leads; several that follow each other are one.
    void returnsSayWhereTo()
    {
        const Run run = recorded("queens", "4", "backtracking");
        show(run);
        int visits = 0;
        for (quint64 i = 0; i < run.trace->size(); ++i)
            visits += run.trace->event(i).kind() == EventKind::Visit ? 1 : 0;
        int returns = 0;
        for (int row = 0; row < model().rowCount(); ++row) {
            const Event event = model().step(row).event;
            if (event.kind() != EventKind::Visit)
                continue;
            ++returns;
            const bool isSecond = row > 0 && model().step(row - 1).event.kind() == EventKind::Visit;
            QVERIFY(!isSecond);
            QCOMPARE(run.trace->event(model().step(row).end - 1), event); // the last of them
            const QString places =
                model().data(model().index(row), StepsModel::PlacesRole).toString();
            if (event.node() == kRoot) {
                QCOMPARE(places, QStringLiteral("to before the first choice"));
                continue;
            }
            const Event chosen = run.trace->event(run.trace->node(event.node()).event);
            QCOMPARE(places, QStringLiteral("to ") +
                                 QString::fromStdString(
                                     run.puzzle->eventName(*run.problem, chosen).text()));
        }
        QVERIFY(returns > 0 && returns < visits);
        // And so wherever the playhead comes from, as the search becomes known.
        Run growing{run.puzzle, run.problem, std::make_shared<Trace>()};
        Control control;
        Recorder recorder(*growing.trace, control);
        const int rows = model().rowCount();
        QCOMPARE(model().step(rows - 1).end, run.trace->size()); // all of them are listed
        show(growing);
        for (quint64 i = 0; i < run.trace->size(); ++i) {
            recorder.write(run.trace->event(i));
            recorder.publish();
            m_panel->refresh();
        }
        QCOMPARE(model().rowCount(), rows);
        m_panel->setMoment(run.trace->size(), kUnlimited);
        QCOMPARE(model().rowCount(), rows);
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
