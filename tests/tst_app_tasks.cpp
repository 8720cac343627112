// Work in the background that ends while somebody is in the middle of something: it waits.

#include <QAbstractButton>
#include <QComboBox>
#include <QFileDialog>
#include <QImage>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QToolButton>
#include <QtTest>
#include <algorithm>
#include <array>
#include <atomic>
#include <new>

#include "app/gui/features/backgroundtask.h"
#include "app/gui/mainwindow.h"
#include "core/puzzle/registry.h"
#include "tests/windowfixture.h"
#include "widgets/background.h"
#include "widgets/board.h"
#include "widgets/commandpalette.h"

using namespace clew;

namespace {

constexpr int kLongerThanATask = 120; ///< milliseconds in which it is noticed that one has ended

} // namespace

class TestTasks : public QObject, private test::WindowFixture
{
    Q_OBJECT

private:
    int m_dialogs = 0; ///< and menus that were open while a task ended
    bool m_ended = false;

    // What it makes is shown as a new puzzle is: it takes the place of whatever there is.
    void startTask()
    {
        m_ended = false;
        const Puzzle& other = *findPuzzle("knight");
        runTask(
            m_window->workbench(), *m_window, QStringLiteral("A task"), 0,
            [](std::atomic<std::uint64_t>&, const std::stop_token&) { return QString(); },
            [this, &other] {
                m_ended = true;
                m_window->workbench().push(
                    {&other, other.presetProblem(other.info().presets.front())},
                    verbatim("New puzzle"));
            });
    }

    void answerFiles(QFileDialog& dialog) const
    {
        const bool opens = dialog.acceptMode() == QFileDialog::AcceptOpen;
        const bool isPicture = dialog.nameFilters().front().contains(QLatin1String("*.png"));
        QString name = m_folder.filePath(QStringLiteral("some-%1").arg(m_dialogs));
        if (opens && isPicture) {
            name += QStringLiteral(".png");
            QImage image(9, 9, QImage::Format_RGB32);
            image.fill(Qt::black);
            QVERIFY(image.save(name));
        } else if (opens) {
            name += QStringLiteral(".queens");
            QFile file(name);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("Q...\n....\n....\n....\n");
        }
        dialog.findChild<QLineEdit*>()->setText(name);
        QTest::keyClick(dialog.findChild<QLineEdit*>(), Qt::Key_Return);
    }

    // Lets a task end under each dialog and menu that `open` brings up, then answers them.
    void endUnder(const std::function<void()>& open, bool accepts)
    {
        const ProblemPtr before = m_window->workbench().document().problem;
        bool isAnswering = false;
        QString disturbed;
        QTimer timer;
        connect(&timer, &QTimer::timeout, &timer, [&] {
            auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            QWidget* const menu = QApplication::activePopupWidget();
            if (isAnswering || (dialog == nullptr && menu == nullptr))
                return;
            isAnswering = true;
            ++m_dialogs;
            QTest::qWait(kLongerThanATask);
            if (m_window->workbench().document().problem != before)
                disturbed = (dialog != nullptr ? dialog : menu)->windowTitle() + QChar(u'!');
            auto* const files = qobject_cast<QFileDialog*>(dialog);
            const bool isPrinter = dialog != nullptr && dialog->inherits("QPrintDialog");
            if (menu != nullptr)
                menu->close();
            else if (accepts && files != nullptr)
                answerFiles(*files);
            else if (accepts && !isPrinter)
                dialog->accept();
            else
                dialog->reject();
            isAnswering = false;
        });
        timer.start(10);
        startTask();
        open();
        QTRY_VERIFY(!isAnswering && QApplication::activePopupWidget() == nullptr);
        QVERIFY2(disturbed.isEmpty(), qPrintable(disturbed));
        QTRY_VERIFY(m_ended);
        QTest::qWait(1); // whatever was begun by the answer goes on
    }

private slots:
    void initTestCase() { useOwnFolders(); }
    void init()
    {
        openWindow();
        m_dialogs = 0;
    }
    void cleanup() { closeWindow(); }

    void underDialogsOfActions_data()
    {
        QTest::addColumn<bool>("accepts");
        QTest::newRow("accepted") << true;
        QTest::newRow("cancelled") << false;
    }
    void underDialogsOfActions()
    {
        QFETCH(bool, accepts);
        const QStringList others{"Keys", "About Clew", "Save"};
        QStringList names;
        for (const QAction* const action : m_window->actions())
            if (action->text().endsWith(QChar(u'…')) || others.contains(plainText(*action)))
                names << action->text();
        int asked = 0;
        for (const QString& name : names) {
            const QString plain = QString(name).remove(QLatin1Char('&'));
            if (std::ranges::any_of(std::array{"Race", "Compare", "Lesson", "Growth",
                                               "Table of runs", "Figure of a race",
                                               "Figure of growth"},
                                    [&](const char* one) { return plain.startsWith(one); }))
                continue; // windows of their own
            openWindow(); // whatever the answer has begun goes with the window before
            choose("sudoku", "backtracking", "p97");
            watch(20);
            const auto actions = m_window->actions();
            QAction* const action = *std::ranges::find_if(
                actions, [&](const QAction* one) { return one->text() == name; });
            const int before = m_dialogs;
            endUnder([action] { action->trigger(); }, accepts);
            QVERIFY2(m_dialogs > before && m_ended, qPrintable(name));
            ++asked;
        }
        QVERIFY(asked >= 12);
    }

    void underDialogsOfBoards_data() { puzzleRows(); }
    void underDialogsOfBoards()
    {
        QFETCH(int, index);
        const Puzzle& puzzle = puzzleAt(index);
        choose(puzzle);
        for (int i = 0;; ++i) {
            choose(puzzle);
            const QWidget* const tools = m_window->board().tools();
            const auto buttons = tools == nullptr ? QList<QAbstractButton*>{}
                                                  : tools->findChildren<QAbstractButton*>();
            if (i >= 2 * buttons.size())
                break;
            QAbstractButton* const button = buttons[i / 2];
            const ProblemPtr before = m_window->workbench().document().problem;
            const QPointer<Board> board = &m_window->board();
            endUnder(
                [&] {
                    button->click();
                    if (m_window->workbench().document().problem !=
                        before) // it edited, and opened nothing
                        m_window->workbench().history().undo();
                },
                i % 2 == 0);
        }
        if (puzzle.info().id == "nonogram")
            QVERIFY(m_dialogs >= 2);
    }

    void underMenus()
    {
        choose("sudoku", "backtracking", "p97");
        watch(20);
        const auto cell = pointWhere([](Place) { return true; });
        QVERIFY(cell.has_value());
        endUnder([&] { QTest::mouseClick(&m_window->board(), Qt::RightButton, {}, *cell); }, true);
        choose("sudoku");
        endUnder([&] { m_window->menu(MainWindow::MenuId::File).popup({10, 10}); }, true);
        QCOMPARE(m_dialogs, 2);
    }

    void underAWait()
    {
        const ProblemPtr before = m_window->workbench().document().problem;
        startTask();
        const auto isSame = inBackground([] {
            QThread::msleep(kLongerThanATask);
            return true;
        });
        QVERIFY(isSame && m_window->workbench().document().problem == before);
        QTRY_VERIFY(m_ended);
    }

    // What a strategy did is asked of the search that did it.
    void whyIsOfWhatIsShown()
    {
        choose("sudoku", "propagation", "p97");
        watch(30);
        startTask();
        QTest::qSleep(kLongerThanATask); // it is due when the answer is waited for
        key(Qt::Key_W);
        QTRY_VERIFY(m_ended);
        QCOMPARE(m_window->workbench().document().puzzle->info().id, std::string("knight"));
    }

    void exceptionsBecomeSentences()
    {
        runTask(m_window->workbench(), *m_window, QStringLiteral("A task"), 0,
                [](std::atomic<std::uint64_t>&, const std::stop_token&) -> QString {
                    throw std::bad_alloc();
                });
        QTRY_VERIFY(m_window->message().contains(QLatin1String("not enough memory")));
        runTask(m_window->workbench(), *m_window, QStringLiteral("A task"), 0,
                [](std::atomic<std::uint64_t>&, const std::stop_token&) -> QString {
                    throw std::runtime_error("no luck");
                });
        QTRY_VERIFY(m_window->message().contains(QLatin1String("no luck")));
    }

    // As an editor does that closes because its board goes: it has no say in what comes instead.
    void documentsGiveWayUndisturbed()
    {
        const Puzzle& queens = *findPuzzle("queens");
        bool isFirst = true;
        connect(&m_window->workbench(), &Workbench::documentChanged, this, [&] {
            if (std::exchange(isFirst, false))
                emit m_window->board().edited(queens.presetProblem(*queens.preset("6")), "Edit");
        });
        const std::size_t steps = m_window->workbench().history().count();
        choose("queens", nullptr, "12");
        QVERIFY(!isFirst);
        QCOMPARE(m_window->workbench().history().count(), steps + 1);
        disconnect(&m_window->workbench(), nullptr, this, nullptr);
    }
};

QTEST_MAIN(TestTasks)
#include "tst_app_tasks.moc"
