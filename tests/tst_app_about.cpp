// About the strategy in the window: its text, the line that is marked as the trace is walked
// through, and going to the steps of a line.

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QScrollBar>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QtTest>
#include <set>

#include "app/gui/mainwindow.h"
#include "core/puzzle/registry.h"
#include "core/study/stepsearch.h"
#include "tests/windowfixture.h"
#include "widgets/board.h"
#include "widgets/codepanel.h"
#include "widgets/strategypanel.h"
#include "widgets/translate.h"

using namespace clew;

class TestAboutFeature : public QObject, private test::WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    // Everything is shown, and no line is marked where nothing is watched.
    void tellsTheStrategy_data() { strategyRows(); }
    void tellsTheStrategy()
    {
        QFETCH(QString, puzzle);
        QFETCH(QString, strategy);
        choose(puzzle.toStdString(), qPrintable(strategy));
        const StrategyInfo& info = chosen();
        const QString text = panel().toPlainText();
        for (const Phrase part : {info.title, info.idea, info.cost, info.origin})
            QVERIFY2(text.contains(translated(part)), part.text);
        for (const CodeLine& line : info.pseudoCode)
            QVERIFY2(text.contains(QString::fromStdString(line.text)), line.text.c_str());
        QVERIFY(text.contains(QStringLiteral("is marked")));
        QCOMPARE(panel().line(), std::optional<std::size_t>());
    }

    // Programs are in English: where nothing else is, that is said.
    void theProgramsLanguage()
    {
        const QLocale before;
        const auto restored = qScopeGuard([&] { QLocale::setDefault(before); });
        QLocale::setDefault(QLocale(QLocale::English));
        choose("queens", "dancing-links");
        QVERIFY(!panel().toPlainText().contains(QStringLiteral("Program (in English)")));
        QLocale::setDefault(QLocale(QLocale::Japanese));
        choose("queens", "bitmask");
        QVERIFY2(panel().toPlainText().contains(QStringLiteral("Program (in English)")),
                 qPrintable(panel().toPlainText()));
    }

    // A step moves the mark: it is on the line of the step just made, forwards and backwards.
    void theMarkFollows_data() { strategyRows(); }
    void theMarkFollows()
    {
        QFETCH(QString, puzzle);
        QFETCH(QString, strategy);
        choose(puzzle.toStdString(), qPrintable(strategy));
        key(Qt::Key_Period, Qt::AltModifier);
        QTRY_COMPARE(m_window->workbench().player().position(), quint64{1});
        QVERIFY(!panel().toPlainText().contains(QStringLiteral("is marked")));
        std::set<std::size_t> seen;
        constexpr quint64 kSteps = 60;
        for (quint64 step = 1; step <= kSteps; ++step) {
            QCOMPARE(panel().line(), lineAt(m_window->workbench().player().position()));
            QVERIFY(panel().line().has_value());
            seen.insert(*panel().line());
            key(Qt::Key_Period, Qt::AltModifier);
            QTRY_VERIFY(m_window->workbench().player().position() > step || ended());
            if (ended())
                break;
        }
        QVERIFY(seen.size() > 1);
        key(Qt::Key_Comma, Qt::AltModifier);
        QCOMPARE(panel().line(), lineAt(m_window->workbench().player().position()));
        m_window->workbench().player().toStart();
        QCOMPARE(panel().line(), std::optional<std::size_t>());
    }

    // The mark is to be seen: the line's ground is another than beside it, and so is the margin.
    void theMarkIsSeen()
    {
        choose("queens", "backtracking");
        showPanel();
        watch(3);
        QVERIFY(panel().line().has_value());
        const QRect marked = panel().lineRect(*panel().line());
        QVERIFY(panel().viewport()->rect().contains(marked));
        const QRect other = panel().lineRect(*panel().line() - 1);
        const QImage image = panel().viewport()->grab().toImage();
        const auto ground = [&](const QRect& line) {
            return image.pixelColor(line.right() - 2, line.center().y());
        };
        QVERIFY(ground(marked) != ground(other));
        const auto gutterColours = [&](const QRect& line) {
            std::set<QRgb> colours;
            for (int x = line.left(); x < line.left() + 16; ++x)
                colours.insert(image.pixel(x, line.top() + 8));
            return colours.size();
        };
        QVERIFY(gutterColours(marked) > 1);
        QCOMPARE(gutterColours(other), std::size_t{1});
    }

    // Another strategy by the chooser: another text; undo brings text and mark back.
    void anotherStrategy()
    {
        choose("sudoku", "propagation");
        watch(40);
        const auto marked = panel().line();
        QVERIFY(marked.has_value());
        const QString before = panel().toPlainText();
        QTest::keyClick(&m_window->strategyPanel().chooser(), Qt::Key_Down);
        QVERIFY(panel().toPlainText() != before);
        QVERIFY(panel().toPlainText().contains(translated(chosen().idea)));
        QCOMPARE(panel().line(), std::optional<std::size_t>());
        m_window->workbench().history().undo();
        QCOMPARE(panel().toPlainText(), before);
        QCOMPARE(panel().line(), marked);
    }

    // A click goes to the next step on the line, with Shift back; so does Enter.
    void aClickGoesToTheNextStep_data() { strategyRows(); }
    void aClickGoesToTheNextStep()
    {
        QFETCH(QString, puzzle);
        QFETCH(QString, strategy);
        choose(puzzle.toStdString(), qPrintable(strategy));
        showPanel();
        m_window->workbench().wake();
        m_window->workbench().player().toEnd();
        QTRY_VERIFY(m_window->workbench().session().isRunning() == false ||
                    m_window->workbench().player().length() > 4000);
        m_window->workbench().player().toStart();
        const std::size_t line = *lineAt(1);
        click(line);
        QCOMPARE(m_window->workbench().player().position(), quint64{1});
        click(line);
        const quint64 second = m_window->workbench().player().position();
        QVERIFY(second > 1);
        QCOMPARE(panel().line(), std::optional(line));
        for (quint64 between = 2; between < second; ++between)
            QVERIFY(lineAt(between) != line);
        click(line, Qt::ShiftModifier);
        QCOMPARE(m_window->workbench().player().position(), quint64{1});
        QVERIFY(!panel().textCursor().hasSelection());
        click(line, Qt::ShiftModifier);
        QCOMPARE(m_window->workbench().player().position(), quint64{1}); // there is none before
        QVERIFY(!m_window->message().isEmpty());
        QTest::keyClick(&panel(), Qt::Key_Return);
        QCOMPARE(m_window->workbench().player().position(), second);
        QVERIFY(m_window->message().isEmpty());
        QTest::keyClick(&panel(), Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(m_window->workbench().player().position(), quint64{1});
    }

    void aClickElsewhereDoesNothing()
    {
        choose("knight", "warnsdorff");
        showPanel();
        watch(5);
        const PseudoCode& code = chosen().pseudoCode;
        for (std::size_t line = 0; line < code.size(); ++line) {
            if (!code[line].events.empty())
                continue;
            click(line);
            QCOMPARE(m_window->workbench().player().position(), quint64{5});
        }
        // A selection over a line that has steps is no click on it.
        const QRect rect = panel().lineRect(*panel().line());
        QWidget* const view = panel().viewport();
        QTest::mousePress(view, Qt::LeftButton, {}, rect.center());
        QTest::mouseMove(view, rect.center() + QPoint(60, 0));
        QTest::mouseRelease(view, Qt::LeftButton, {}, rect.center() + QPoint(60, 0));
        QCOMPARE(m_window->workbench().player().position(), quint64{5});
    }

    void withoutARunAClickSaysSo()
    {
        choose("queens", "backtracking");
        showPanel();
        click(0);
        QVERIFY(!m_window->message().isEmpty());
        QVERIFY(!m_window->workbench().player().hasTrace());
    }

    // What is selected is copied, though the window copies solutions with the same key.
    void copiesWhatIsSelected()
    {
        choose("words", "digits");
        showPanel();
        panel().setFocus();
        QTextCursor cursor = panel().textCursor();
        cursor.select(QTextCursor::Document);
        panel().setTextCursor(cursor);
        QTest::keyClick(&panel(), Qt::Key_C, Qt::ControlModifier);
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY(copied.contains(QStringLiteral("\n  write its word\n")));
    }

    // Who has scrolled away from the marked line is left there; who looks at it stays with it.
    void scrollsWithTheMark()
    {
        choose("sudoku", "logic");
        showPanel();
        m_window->resize(1280, 560);
        watch(100);
        QScrollBar& bar = *panel().verticalScrollBar();
        QVERIFY(bar.maximum() > 0);
        QVERIFY(panel().viewport()->rect().contains(panel().lineRect(*panel().line())));
        bar.setValue(bar.maximum());
        QVERIFY(!panel().viewport()->rect().intersects(panel().lineRect(*panel().line())));
        for (int step = 0; step < 100; ++step)
            m_window->workbench().player().step(1);
        QCOMPARE(bar.value(), bar.maximum());
    }

    // The button beside the chooser brings the panel to the front. No title is cut off there.
    void theButtonShowsIt()
    {
        auto* const tabs = m_window->findChild<QTabWidget*>(QStringLiteral("details"));
        QVERIFY(!tabs->currentWidget()->isAncestorOf(&panel()));
        auto* const button = m_window->strategyPanel().findChild<QToolButton*>();
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(tabs->currentWidget()->isAncestorOf(&panel()));
        QTRY_VERIFY(panel().hasFocus());
        const auto widths = [&] {
            std::vector<int> all;
            for (int i = 0; i < tabs->count(); ++i)
                all.push_back(tabs->tabBar()->tabRect(i).width());
            return all;
        };
        const std::vector<int> before = widths();
        QVERIFY(tabs->tabBar()->tabRect(tabs->count() - 1).right() < tabs->width());
        m_window->findChild<QSplitter*>(QStringLiteral("columns"))->setSizes({190, 400, 690});
        QVERIFY(tabs->width() > 500);
        QCOMPARE(before, widths()); // with more room they do not grow
    }

    // On small screens the titles are closer to each other, and in smaller letters, before any is
    // cut; boards leave them their room.
    void noTitleIsCut_data()
    {
        QTest::addColumn<QString>("puzzle");
        for (const auto& puzzle : puzzles())
            QTest::addRow("%s", puzzle->info().id.c_str())
                << QString::fromStdString(puzzle->info().id);
    }
    void noTitleIsCut()
    {
        QFETCH(QString, puzzle);
        choose(puzzle.toStdString());
        m_window->resize(1024, 740);
        QTRY_COMPARE(m_window->width(), 1024);
        auto* const tabs = m_window->findChild<QTabWidget*>(QStringLiteral("details"));
        const QStringList portuguese{"Soluções", "Árvore",  "Passos", "Calor",
                                     "Paradas",  "Por quê", "Sobre"};
        for (int i = 0; i < tabs->count(); ++i)
            tabs->setTabText(i, portuguese.at(i));
        m_window->resize(1023, 740);
        QTRY_COMPARE(m_window->width(), 1023);
        for (int i = 0; i < tabs->count(); ++i)
            QVERIFY2(tabs->tabBar()->tabRect(i).width() >
                         tabs->tabBar()->fontMetrics().horizontalAdvance(tabs->tabText(i)),
                     qPrintable(tabs->tabText(i)));
        QVERIFY(tabs->tabBar()->tabRect(tabs->count() - 1).right() <= tabs->width());
    }

    // Steps on a line among many: found forwards and backwards as by reading every event.
    void findsSteps()
    {
        const Puzzle& queens = *findPuzzle("queens");
        const auto problem = queens.presetProblem(*queens.preset("6"));
        Trace trace;
        Control control({}, {}, [](std::span<const Value>) { return true; });
        {
            Recorder recorder(trace, control);
            queens.run(0, *problem, {}, control, &recorder);
        }
        const PseudoCode& code = queens.info().strategies.front().pseudoCode;
        for (std::size_t line = 0; line < code.size(); ++line) {
            std::vector<quint64> forwards;
            for (auto at = findStep(trace, code, line, 0, false); at;
                 at = findStep(trace, code, line, *at, false))
                forwards.push_back(*at);
            std::vector<quint64> expected;
            for (quint64 index = 0; index < trace.size(); ++index)
                if (lineOf(code, trace.event(index)) == line)
                    expected.push_back(index + 1);
            QCOMPARE(forwards, expected);
            std::vector<quint64> backwards;
            for (auto at = findStep(trace, code, line, trace.size() + 1, true); at;
                 at = findStep(trace, code, line, *at, true))
                backwards.insert(backwards.begin(), *at);
            QCOMPARE(backwards, expected);
        }
    }

private:
    static void strategyRows()
    {
        QTest::addColumn<QString>("puzzle");
        QTest::addColumn<QString>("strategy");
        for (const auto& [puzzle, strategy] :
             {std::pair("queens", "backtracking"), std::pair("sudoku", "propagation"),
              std::pair("knight", "backtracking"), std::pair("nonogram", "row-by-row")})
            QTest::addRow("%s, %s", puzzle, strategy) << puzzle << strategy;
    }

    const StrategyInfo& chosen()
    {
        const Document& document = m_window->workbench().document();
        return document.puzzle->info().strategies[document.strategy];
    }

    std::optional<std::size_t> lineAt(quint64 position)
    {
        return lineOf(chosen().pseudoCode,
                      m_window->workbench().document().trace->event(position - 1));
    }

    bool ended() { return m_window->workbench().player().atEnd(); }

    void showPanel()
    {
        for (QAction* const action : m_window->actions())
            if (action->text() == QStringLiteral("&About the strategy"))
                action->trigger();
        QTRY_VERIFY(panel().isVisible());
    }

    void click(std::size_t line, Qt::KeyboardModifiers modifiers = {})
    {
        QScrollBar& bar = *panel().verticalScrollBar();
        bar.setValue(bar.value() + panel().lineRect(line).top() - 40);
        QTest::mouseClick(panel().viewport(), Qt::LeftButton, modifiers,
                          panel().lineRect(line).center());
    }

    CodePanel& panel() { return *m_window->findChild<CodePanel*>(QStringLiteral("about")); }
};

QTEST_MAIN(TestAboutFeature)
#include "tst_app_about.moc"
