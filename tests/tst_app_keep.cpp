// Keeping: session files, what a crash leaves, links, classes and comparisons of solutions.

#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QStandardPaths>
#include <QToolButton>
#include <QtTest>
#include <nlohmann/json.hpp>

#include "app/gui/mainwindow.h"
#include "core/files/link.h"
#include "core/puzzle/registry.h"
#include "core/session/documentio.h"
#include "core/session/workspace.h"
#include "tests/windowfixture.h"
#include "widgets/board.h"
#include "widgets/solutionspanel.h"
#include "widgets/strategypanel.h"
#include "widgets/timeline.h"
#include "widgets/transportbar.h"

using namespace clew;

class TestKeep : public QObject, private test::WindowFixture
{
    Q_OBJECT

private:
    static QString unsavedFolder()
    {
        return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
               QStringLiteral("/unsaved");
    }
    void watch(const QString& puzzle, std::size_t strategy, quint64 position) const
    {
        const Puzzle& chosen = *findPuzzle(puzzle.toStdString());
        choose(chosen, chosen.info().strategies[strategy].id.c_str());
        WindowFixture::watch(position);
    }
    [[nodiscard]] SolutionsGallery& gallery() { return m_window->solutionsPanel().gallery(); }

    // Answers the dialogs that come up: accepts the film's as it is, and names the file.
    static std::unique_ptr<QTimer> answerDialogs(const QString& fileName)
    {
        auto timer = std::make_unique<QTimer>();
        connect(timer.get(), &QTimer::timeout, timer.get(), [fileName] {
            QWidget* const modal = QApplication::activeModalWidget();
            if (auto* const files = qobject_cast<QFileDialog*>(modal)) {
                files->findChild<QLineEdit*>()->setText(fileName);
                QTest::keyClick(files->findChild<QLineEdit*>(), Qt::Key_Return);
            } else if (modal != nullptr && modal->objectName() == QLatin1String("animation")) {
                QTest::keyClick(modal, Qt::Key_Return);
            }
        });
        timer->start(50);
        return timer;
    }

    void restoreWhatIsLeft()
    {
        QTRY_VERIFY(m_window->findChild<QWidget*>("recovery") != nullptr);
        QTest::mouseClick(
            m_window->findChild<QWidget*>("recovery")->findChildren<QPushButton*>().front(),
            Qt::LeftButton);
        QTRY_VERIFY(m_window->findChild<QWidget*>("recovery") == nullptr);
    }

private slots:
    void initTestCase() { useOwnFolders(); }
    void init()
    {
        QDir(unsavedFolder()).removeRecursively();
        openWindow();
    }
    void cleanup() { closeWindow(); }
    void cleanupTestCase() { QDir(unsavedFolder()).removeRecursively(); }

    void moments_data()
    {
        QTest::addColumn<QString>("puzzle");
        QTest::addColumn<int>("strategy");
        QTest::addColumn<quint64>("position");
        QTest::newRow("queens") << "queens" << 1 << quint64{500};
        QTest::newRow("sudoku") << "sudoku" << 2 << quint64{321};
        QTest::newRow("suguru") << "suguru" << 1 << quint64{77};
        QTest::newRow("arithmetic") << "arithmetic" << 0 << quint64{1000};
    }

    void linkOpensToExactlyThatMoment_data() { moments_data(); }
    void linkOpensToExactlyThatMoment()
    {
        QFETCH(QString, puzzle);
        QFETCH(int, strategy);
        QFETCH(quint64, position);
        watch(puzzle, static_cast<std::size_t>(strategy), position);
        const State state = m_window->workbench().player().cursor().state();
        const QString reason = m_window->reason();
        key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        const QString link = QGuiApplication::clipboard()->text();
        QVERIFY(isLink(link.toStdString()));

        openWindow();
        QGuiApplication::clipboard()->setText(link);
        key(Qt::Key_V, Qt::ControlModifier);
        QTRY_COMPARE(m_window->workbench().player().position(), position);
        QCOMPARE(m_window->workbench().document().puzzle->info().id, puzzle.toStdString());
        QCOMPARE(m_window->strategyPanel().strategy(), static_cast<std::size_t>(strategy));
        QVERIFY(m_window->workbench().player().cursor().state() == state);
        QCOMPARE(m_window->reason(), reason);
        m_window->workbench().history().undo();
        QVERIFY(!m_window->workbench().player().hasTrace());
    }

    void badLinksSaySoAndChangeNothing()
    {
        const ProblemPtr before = m_window->workbench().document().problem;
        QGuiApplication::clipboard()->setText(QStringLiteral("clew:1/queens/backtracking/1/5/bo"));
        key(Qt::Key_V, Qt::ControlModifier);
        QVERIFY2(m_window->message().contains("incomplete"), qPrintable(m_window->message()));
        QCOMPARE(m_window->workbench().document().problem, before);
        QVERIFY(!m_window->openFile(QStringLiteral("clew:9/x")));
        QVERIFY(m_window->message().contains("newer"));
    }

    void sessionFileGoesBackThere_data() { moments_data(); }
    void sessionFileGoesBackThere()
    {
        QFETCH(QString, puzzle);
        QFETCH(int, strategy);
        QFETCH(quint64, position);
        watch(puzzle, static_cast<std::size_t>(strategy), position);
        m_window->workbench().player().setSpeed(64);
        key(Qt::Key_B); // a bookmark here
        const Breakpoints breakpoints{{.kind = Breakpoint::Kind::DepthBelow, .number = 77},
                                      {.kind = Breakpoint::Kind::Placed, .place = {3, 2}}};
        m_window->workbench().player().setBreakpoints(breakpoints);
        std::string kept;
        const State state = m_window->workbench().player().cursor().state();
        m_window->workbench().addSessionPart(
            "own", [] { return nlohmann::json("as it was"); }, [](const nlohmann::json&) {});
        const QString name = m_folder.filePath("some.clew");
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(m_window->workbench().sessionText());
        file.close();

        openWindow();
        m_window->workbench().player().setSpeed(8);
        m_window->workbench().addSessionPart(
            "own", [] { return nlohmann::json(); },
            [&kept](const nlohmann::json& json) { kept = json.get<std::string>(); });
        QVERIFY2(m_window->openFile(name), qPrintable(m_window->message()));
        QTRY_COMPARE(m_window->workbench().player().position(), position);
        QVERIFY(m_window->workbench().player().cursor().state() == state);
        QCOMPARE(m_window->strategyPanel().strategy(), static_cast<std::size_t>(strategy));
        QCOMPARE(m_window->workbench().player().speed(), 64.0);
        QCOMPARE(kept, std::string("as it was"));
        QVERIFY(m_window->transportBar().timeline().bookmarks().contains(position));
        QVERIFY(m_window->workbench().player().breakpoints() == breakpoints);
    }

    // The trace beside it says how the run ended, and so how many solutions there are.
    void aRunThatHadEndedIsKnownToHave()
    {
        choose("queens", nullptr, "6");
        const auto heading = [this] {
            return m_window->findChild<QLabel*>("solutionsHeading")->text();
        };
        const auto outcome = [this] { return m_window->findChild<QLabel*>("outcome")->text(); };
        m_window->workbench().wake();
        m_window->workbench().player().toEnd();
        QTRY_COMPARE(heading(), QStringLiteral("Solutions: 4 of 4"));
        const QString said = outcome();
        QVERIFY(!said.isEmpty());
        const QString name = m_folder.filePath("ended.clew");
        QVERIFY(saveSession(name).has_value());
        openWindow();
        QVERIFY2(m_window->openFile(name), qPrintable(m_window->message()));
        QTRY_COMPARE(heading(), QStringLiteral("Solutions: 4 of 4"));
        QCOMPARE(outcome(), said);
    }

    // Set for one puzzle it holds for the next one: what is cut says by what, and how to lift it.
    void aLimitThatCutsIsNamed()
    {
        choose("queens", nullptr, "6");
        m_window->workbench().setLimits({.solutions = 1});
        choose("sudoku", nullptr, "p97");
        const auto outcome = [this] { return m_window->findChild<QLabel*>("outcome")->text(); };
        const auto runToTheEnd = [this] {
            m_window->workbench().restart();
            m_window->workbench().player().toEnd();
            QTRY_VERIFY(m_window->workbench().moment()->outcome.has_value());
        };
        runToTheEnd();
        QVERIFY2(outcome().contains(QLatin1String("Ctrl+L")), qPrintable(outcome()));
        key(Qt::Key_N);
        key(Qt::Key_N);
        QTRY_VERIFY2(m_window->message().contains(QLatin1String("Ctrl+L")),
                     qPrintable(m_window->message()));
        choose("queens", nullptr, "6");
        m_window->workbench().setLimits({.nodes = 1});
        runToTheEnd();
        QVERIFY2(outcome().contains(QLatin1String("limit of nodes")) &&
                     outcome().contains(QLatin1String("Ctrl+L")),
                 qPrintable(outcome()));
        m_window->workbench().setLimits({});
        runToTheEnd();
        QVERIFY2(!outcome().contains(QLatin1String("Ctrl+L")), qPrintable(outcome()));
    }

    void badSessionFilesSaySo_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("message");
        const QByteArray good = Workbench().sessionText();
        QTest::newRow("cut") << good.left(good.size() / 2) << "damaged";
        QTest::newRow("no JSON") << QByteArray("queens") << "damaged";
        QTest::newRow("other version")
            << QByteArray(good).replace("\"clew\": 1", "\"clew\": 2") << "version";
        QTest::newRow("puzzle") << QByteArray(good).replace("\"puzzle\": \"queens\"",
                                                            "\"puzzle\": \"kings\"")
                                << "kings";
        QTest::newRow("seed") << QByteArray(good).replace("\"seed\": \"1\"", "\"seed\": \"one\"")
                              << "damaged";
        QTest::newRow("problem") << QByteArray(good).replace("\"problem\": \"", "\"problem\": \"?")
                                 << "bad.clew";
    }
    void badSessionFilesSaySo()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, message);
        QFile file(m_folder.filePath("bad.clew"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        QVERIFY(!m_window->openFile(file.fileName()));
        QVERIFY2(m_window->message().contains(message), qPrintable(m_window->message()));
        QVERIFY(!m_window->workbench().player().hasTrace());
    }

    void whatACrashLeavesIsOffered()
    {
        QVERIFY(QDir(unsavedFolder()).isEmpty()); // nothing to keep, nothing to lock
        watch("sudoku", 1, 42);
        const auto files = [] { return QDir(unsavedFolder()).entryList({"*.clew"}, QDir::Files); };
        QTRY_COMPARE(files().size(), 1);
        QVERIFY(QFile::exists(unsavedFolder() + '/' + files().front() + QStringLiteral(".lock")));
        // As a crash would: the file stays, its lock belongs to nobody.
        const QString left = unsavedFolder() + QStringLiteral("/left.clew");
        QVERIFY(QFile::copy(unsavedFolder() + '/' + files().front(), left));
        m_window.reset();
        QCOMPARE(files(), QStringList{"left.clew"}); // closed as it should be leaves nothing

        openWindow();
        QTRY_VERIFY(m_window->findChild<QWidget*>("recovery") != nullptr);
        auto* const bar = m_window->findChild<QWidget*>("recovery");
        QTRY_VERIFY(bar->isVisible());
        // A second window does not offer it, too.
        {
            MainWindow other;
            other.show();
            QTest::qWait(50);
            QVERIFY(other.findChild<QWidget*>("recovery") == nullptr);
        }
        QTest::mouseClick(bar->findChildren<QPushButton*>().front(), Qt::LeftButton);
        QTRY_COMPARE(m_window->workbench().player().position(), quint64{42});
        QCOMPARE(m_window->workbench().document().puzzle->info().id, std::string("sudoku"));
        QTRY_VERIFY(m_window->findChild<QWidget*>("recovery") == nullptr);
        QVERIFY(!QFile::exists(left));
    }

    // What was done since is not lost, and where it is said.
    void whatIsRestoredLeavesTheRestToUndo()
    {
        QVERIFY(writeFile(unsavedFolder() + QStringLiteral("/left.clew"),
                          m_window->workbench().sessionText()));
        openWindow();
        m_window->workbench().chooseStrategy(1);
        restoreWhatIsLeft();
        QCOMPARE(m_window->workbench().document().strategy, std::size_t{0});
        QVERIFY2(m_window->message().contains("Ctrl+Z"), qPrintable(m_window->message()));
        m_window->workbench().undo();
        QCOMPARE(m_window->workbench().document().strategy, std::size_t{1});
    }

    // Moves by hand are not searched again.
    void movesAreKeptSoon()
    {
        choose("sudoku");
        m_window->workbench().playByHand();
        auto* const soon = m_window->findChild<QTimer*>("soonSaved");
        QVERIFY(soon != nullptr);
        Assignment entry{0, 0};
        while (m_window->workbench().hand()->isGiven(entry.variable))
            ++entry.variable;
        m_window->workbench().enter(std::span(&entry, 1));
        QVERIFY(soon->isActive());
        const auto kept = [] {
            const QDir folder(unsavedFolder());
            for (const QString& name : folder.entryList({"*.clew"}, QDir::Files)) {
                QFile file(folder.filePath(name));
                if (!file.open(QIODevice::ReadOnly))
                    continue;
                if (const auto boards = readWorkspace(file.readAll()))
                    if (const auto& hand = boards->boards.front().session.document.hand)
                        return hand->entries();
            }
            return std::vector<Assignment>();
        };
        QTRY_COMPARE(kept(), std::vector<Assignment>{entry});
    }

    // It is said once, and tried again by itself. (Root may write in every folder, but in no file.)
    void whatCannotBeKeptIsSaidAndTriedAgain()
    {
        QDir(unsavedFolder()).removeRecursively();
        QFile inTheWay(unsavedFolder());
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        const auto atLast = qScopeGuard([&] { inTheWay.remove(); });
        const auto isSaid = [this] { return m_window->message().contains("Not a directory"); };
        openWindow();
        watch("sudoku", 1, 42);
        QTRY_VERIFY2(isSaid() && m_window->message().contains("elsewhere"),
                     qPrintable(m_window->message()));
        m_window->workbench().say({}); // it has been read
        player().step(1);
        QTRY_COMPARE(player().position(), quint64{43});
        const QSignalSpy tries(m_window->findChild<QTimer*>("autosave"), &QTimer::timeout);
        QTRY_VERIFY(tries.size() >= 3);
        QVERIFY2(!isSaid(), qPrintable(m_window->message()));

        QVERIFY(inTheWay.remove());
        QTRY_COMPARE(QDir(unsavedFolder()).entryList({"*.clew"}, QDir::Files).size(), 1);
        // The next time it is said again, and taken back when it is not so any more.
        QDir(unsavedFolder()).removeRecursively();
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        player().step(1);
        QTRY_VERIFY2(isSaid(), qPrintable(m_window->message()));
        QVERIFY(inTheWay.remove());
        QTRY_VERIFY(!isSaid());
        QTRY_COMPARE(QDir(unsavedFolder()).entryList({"*.clew"}, QDir::Files).size(), 1);
    }

    // What cannot be read is worth keeping all the same; a large one can be read.
    void unreadableLeavingsAreKept()
    {
        const QString left = unsavedFolder() + QStringLiteral("/left.clew");
        QFile file(left);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"clew\": 1, cut sh");
        file.close();
        openWindow();
        restoreWhatIsLeft();
        QVERIFY2(m_window->message().contains(left + QStringLiteral(".unreadable")) &&
                     m_window->message().contains("damaged"),
                 qPrintable(m_window->message()));
        QVERIFY(!QFile::exists(left));
        QCOMPARE(QFileInfo(left + QStringLiteral(".unreadable")).size(), qint64{18});
    }

    void largeSessionsAreRestored()
    {
        const std::string large(17 << 20, 'x');
        const auto addPart = [this](const std::string& value, std::string* loaded) {
            m_window->workbench().addSessionPart(
                "large", [value] { return nlohmann::json(value); },
                [loaded](const nlohmann::json& kept) {
                    if (loaded != nullptr)
                        *loaded = kept.get<std::string>();
                });
        };
        addPart(large, nullptr);
        watch("sudoku", 1, 42);
        QFile file(unsavedFolder() + QStringLiteral("/left.clew"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(m_window->workbench().sessionText());
        file.close();
        QVERIFY(saveSession(m_folder.filePath("large.clew")));
        std::string loaded;
        openWindow();
        addPart({}, &loaded);
        restoreWhatIsLeft();
        QTRY_COMPARE(m_window->workbench().player().position(), quint64{42});
        QVERIFY(loaded == large);
        QVERIFY(!file.exists());
        openWindow();
        loaded.clear();
        addPart({}, &loaded);
        QVERIFY2(m_window->openFile(m_folder.filePath("large.clew")),
                 qPrintable(m_window->message()));
        QVERIFY(loaded == large);
    }

    // A click that was not meant loses nothing: neither now nor at a later start.
    void discardedCanBeRestored()
    {
        watch("sudoku", 1, 42);
        const QByteArray session = m_window->workbench().sessionText();
        QFile file(unsavedFolder() + QStringLiteral("/left.clew"));
        const auto discard = [&] {
            QVERIFY(writeFile(file.fileName(), session));
            openWindow();
            QTRY_VERIFY(m_window->findChild<QWidget*>("recovery") != nullptr);
            QTest::mouseClick(
                m_window->findChild<QWidget*>("recovery")->findChildren<QPushButton*>().back(),
                Qt::LeftButton);
            QTRY_VERIFY(m_window->findChild<QWidget*>("recovery") == nullptr);
            QVERIFY(!file.exists());
            QVERIFY(!m_window->workbench().player().hasTrace());
        };
        const auto kept = [] {
            return QDir(unsavedFolder() + QStringLiteral("/discarded")).entryList(QDir::Files);
        };
        discard();
        QCOMPARE(kept(), QStringList{"left.clew"});
        auto* const bar = m_window->findChild<QWidget*>("discarded");
        QVERIFY(bar != nullptr);
        QTRY_VERIFY(bar->isVisible());
        QTest::mouseClick(bar->findChildren<QPushButton*>().front(), Qt::LeftButton);
        QTRY_COMPARE(m_window->workbench().player().position(), quint64{42});
        QTRY_VERIFY(m_window->findChild<QWidget*>("discarded") == nullptr);
        QVERIFY(kept().isEmpty());

        discard();
        openWindow(); // it is not offered again, but is still there
        const auto restoring = [this] {
            for (QAction* const action : m_window->findChildren<QAction*>())
                if (action->text() == QLatin1String("Restore what was &discarded"))
                    return action;
            return static_cast<QAction*>(nullptr);
        };
        QVERIFY(restoring() != nullptr && restoring()->isEnabled());
        restoring()->trigger();
        QTRY_COMPARE(m_window->workbench().player().position(), quint64{42});
        QVERIFY(kept().isEmpty());
        QVERIFY(!restoring()->isEnabled());
    }

    // The last few of them.
    void notAllThatIsDiscardedIsKept()
    {
        const QByteArray session = m_window->workbench().sessionText();
        const QDir aside(unsavedFolder() + QStringLiteral("/discarded"));
        QVERIFY(aside.mkpath(QStringLiteral(".")));
        for (int i = 0; i < 7; ++i)
            QVERIFY(writeFile(aside.filePath(QStringLiteral("old%1.clew").arg(i)), session));
        QVERIFY(writeFile(unsavedFolder() + QStringLiteral("/left.clew"), session));
        openWindow();
        QTRY_VERIFY(m_window->findChild<QWidget*>("recovery") != nullptr);
        QTest::mouseClick(
            m_window->findChild<QWidget*>("recovery")->findChildren<QPushButton*>().back(),
            Qt::LeftButton);
        QTRY_VERIFY(m_window->findChild<QWidget*>("recovery") == nullptr);
        QCOMPARE(aside.entryList(QDir::Files).size(), 5);
        QVERIFY(aside.exists(QStringLiteral("left.clew")));
    }

    void ninetyTwoBoardsAreTwelve()
    {
        key(Qt::Key_End);
        QTRY_COMPARE(gallery().count(), quint64{92});
        QTest::mouseClick(m_window->findChild<QToolButton*>("classes"), Qt::LeftButton);
        QTRY_VERIFY(gallery().list().isSettled());
        QTRY_COMPARE(gallery().count(), quint64{12});
        quint64 sum = 0;
        for (quint64 row = 0; row < 12; ++row)
            sum += gallery().list().classSize(row);
        QCOMPARE(sum, quint64{92});
        // A double click opens a class, a click on its name leaves it.
        const quint64 first = gallery().list().classSize(0);
        QTest::mouseDClick(gallery().viewport(), Qt::LeftButton, {},
                           gallery().cellRect(0).center());
        QTRY_COMPARE(gallery().count(), first);
        QTest::mouseClick(m_window->findChild<QToolButton*>("members"), Qt::LeftButton);
        QTRY_COMPARE(gallery().count(), quint64{92});
    }

    // A solution that is a line of text is listed as one, in a single column.
    void equationsAreListedAsText()
    {
        choose("arithmetic");
        key(Qt::Key_N);
        QTRY_VERIFY(gallery().count() > 0);
        key(Qt::Key_End);
        QTRY_VERIFY(gallery().count() > 1);
        QVERIFY2(gallery().line(0).contains(QStringLiteral(" = ")), qPrintable(gallery().line(0)));
        QCOMPARE(gallery().cellRect(0).width(), gallery().viewport()->width());
        QCOMPARE(gallery().cellRect(1).top(), gallery().cellRect(0).bottom() + 1);
        QVERIFY(gallery().cellRect(0).height() < 40);
        gallery().verticalScrollBar()->setValue(0);
        QTest::mouseClick(gallery().viewport(), Qt::LeftButton, {}, gallery().cellRect(1).center());
        QCOMPARE(gallery().current(), std::optional<quint64>(1));
        choose("queens", nullptr, "6");
        key(Qt::Key_N);
        QTRY_VERIFY(gallery().count() > 0);
        QVERIFY(gallery().line(0).isEmpty());
        QVERIFY(gallery().cellRect(0).width() < gallery().viewport()->width());
    }

    void conditionIsTyped()
    {
        key(Qt::Key_End);
        QTRY_COMPARE(gallery().count(), quint64{92});
        auto* const condition = m_window->findChild<QComboBox*>("condition");
        condition->setFocus();
        QTest::keyClicks(condition, "column 1, row 1");
        QTest::keyClick(condition, Qt::Key_Return);
        QTRY_COMPARE(gallery().count(), quint64{4});
        for (quint64 row = 0; row < 4; ++row)
            QCOMPARE(gallery().solution(gallery().list().solution(row))[0], Value{0});
        condition->clearEditText();
        QTRY_COMPARE(gallery().count(), quint64{92});
    }

    void solutionsAreWrittenInTheBackground()
    {
        key(Qt::Key_End);
        QTRY_COMPARE(gallery().count(), quint64{92});
        QTest::mouseClick(m_window->findChild<QToolButton*>("classes"), Qt::LeftButton);
        QTRY_COMPARE(gallery().count(), quint64{12});
        const QString name = m_folder.filePath("solutions.txt");
        const auto answers = answerDialogs(name);
        QTest::mouseClick(m_window->findChild<QToolButton*>("export"), Qt::LeftButton);
        QTRY_VERIFY(QFile::exists(name));
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
        QCOMPARE(lines.size(), 12);
        QCOMPARE(lines.front(), QByteArray("(1 5 8 6 3 7 2 4)"));
        QVERIFY(m_window->message().isEmpty());
    }

    void animationIsWrittenInTheBackground()
    {
        watch("sudoku", 1, 60);
        const QString name = m_folder.filePath("film.webp");
        const auto answers = answerDialogs(name);
        key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(QFile::exists(name));
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.startsWith("RIFF") && bytes.contains("ANIM"));
    }

    void twoAreCompared()
    {
        key(Qt::Key_End);
        QTRY_COMPARE(gallery().count(), quint64{92});
        gallery().verticalScrollBar()->setValue(0);
        const auto click = [this](quint64 row, Qt::KeyboardModifiers modifiers) {
            QTest::mouseClick(gallery().viewport(), Qt::LeftButton, modifiers,
                              gallery().cellRect(row).center());
        };
        click(0, {});
        QCOMPARE(gallery().current(), std::optional<quint64>(0));
        click(1, Qt::ControlModifier);
        QCOMPARE(gallery().compared(), std::optional<quint64>(1));
        const Solution a = gallery().solution(0);
        const Solution b = gallery().solution(1);
        std::size_t places = 0;
        for (std::size_t i = 0; i < a.size(); ++i)
            places += a[i] != b[i] ? 1 : 0;
        QVERIFY2(m_window->reason().contains(QString::number(places)),
                 qPrintable(m_window->reason()));
        QCOMPARE(gallery().difference(0, 1).own.size(), places);
        QCOMPARE(m_window->workbench().player().solutionsPassed(), quint64{1});
    }
};

QTEST_MAIN(TestKeep)
#include "tst_app_keep.moc"
