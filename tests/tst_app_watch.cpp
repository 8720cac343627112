// File → Watch another program… in the window: files that grow, pipes, connections and
// CP-Profiler's protocol, each followed live and named for what it is.

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressDialog>
#include <QPushButton>
#include <QSpinBox>
#include <QtTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

#include "app/gui/mainwindow.h"
#include "core/files/cpprofiler.h"
#include "core/storage/loopbackserver.h"
#include "tests/loopbackclient.h"
#include "tests/windowfixture.h"
#include "widgets/codepanel.h"
#include "widgets/commandpalette.h"
#include "widgets/puzzlepanel.h"

using namespace clew;

namespace {

enum Sender { FromFile, FromSocket, FromSolver };

const QByteArray kHead = R"({"clew-events":1,"strategy":"mine","name":"Two cells",)"
                         R"("variables":["left","right"],"values":["red","blue"],)"
                         R"("rules":["equal"]})"
                         "\n";
const QByteArray kEvents = "[\"d\",0,0]\n[\"c\",1,0,0]\n[\"d\",1,1]\n[\"s\"]\n";
const QByteArray kEnd = "{\"end\":\"solved\",\"nodes\":2}\n";

// A port that nobody listens at.
std::uint16_t freePort()
{
    return LoopbackServer::listen(0).value().port();
}

// Sends these bytes to a port of this machine as soon as somebody listens there, and stays.
class Client
{
public:
    Client(std::uint16_t port, QByteArray bytes)
        : m_thread([port, bytes](const std::stop_token& token) {
              const auto pause = [] { std::this_thread::sleep_for(std::chrono::milliseconds(5)); };
              for (; !token.stop_requested(); pause()) {
                  const test::LoopbackClient client(port, bytes.toStdString());
                  if (!client.isConnected())
                      continue;
                  client.end();
                  while (!token.stop_requested())
                      pause();
              }
          })
    {
    }

private:
    std::jthread m_thread;
};

QByteArray solverMessages()
{
    using Message = CpProfilerMessage;
    std::string bytes = writeCpProfilerMessage({.kind = Message::Kind::Start});
    bytes += writeCpProfilerMessage({.id = {0, 0, 0}, .children = 2});
    bytes += writeCpProfilerMessage({.id = {1, 0, 0},
                                     .parent = {0, 0, 0},
                                     .status = Message::Status::Failed,
                                     .label = "q[1] = 1"});
    bytes += writeCpProfilerMessage({.id = {2, 0, 0},
                                     .parent = {0, 0, 0},
                                     .alternative = 1,
                                     .status = Message::Status::Solved,
                                     .label = "q[1] = 2"});
    bytes += writeCpProfilerMessage({.kind = Message::Kind::Done});
    return QByteArray::fromStdString(bytes);
}

} // namespace

class TestWatch : public QObject, private test::WindowFixture
{
    Q_OBJECT

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(name); }
    [[nodiscard]] quint64 length() const { return workbench().moment()->length; }
    [[nodiscard]] QString strategyShown() const
    {
        QComboBox& chooser = m_window->strategyPanel().chooser();
        return chooser.currentIndex() < 0 ? chooser.placeholderText() : chooser.currentText();
    }
    [[nodiscard]] QString about() const { return m_window->findChild<CodePanel*>()->toPlainText(); }

    static void append(const QString& name, const QByteArray& bytes)
    {
        QFile file(name);
        QVERIFY(file.open(QIODevice::Append));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    /// Goes through File → Watch another program…; what opens then is handed to `after`.
    void watchFrom(Sender sender, const QString& file, std::uint16_t port,
                   std::function<void(QDialog&)> after = {})
    {
        inDialog([this, sender, file, port, after = std::move(after)](QDialog& dialog) {
            QCOMPARE(dialog.objectName(), QStringLiteral("watch"));
            dialog.findChild<QComboBox*>(QStringLiteral("sender"))->setCurrentIndex(sender);
            auto* const name = dialog.findChild<QLineEdit*>(QStringLiteral("file"));
            auto* const at = dialog.findChild<QSpinBox*>(QStringLiteral("port"));
            QCOMPARE(name->isEnabled(), sender == FromFile);
            QCOMPARE(at->isEnabled(), sender != FromFile);
            if (sender == FromFile)
                name->setText(file);
            else
                at->setValue(port);
            if (after)
                inWait(after);
            for (QPushButton* const button : dialog.findChildren<QPushButton*>())
                if (button->isDefault())
                    QTest::mouseClick(button, Qt::LeftButton);
        });
        const auto actions = m_window->actions();
        const auto action = std::ranges::find_if(actions, [](const QAction* one) {
            return one->text() == QStringLiteral("&Watch another program…");
        });
        QVERIFY(action != actions.end());
        (*action)->trigger();
    }

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    // What is not there yet is waited for, and shown when it comes.
    void growingFile()
    {
        const QString name = path("growing.jsonl");
        append(name, kHead + kEvents.left(kEvents.indexOf('\n') + 1));
        watchFrom(FromFile, name, 0);
        QCOMPARE(workbench().document().puzzle->info().id, "foreign");
        player().toEnd();
        QTRY_COMPARE(length(), quint64{1});
        QVERIFY(!workbench().moment()->outcome);
        append(name, kEvents.mid(kEvents.indexOf('\n') + 1));
        QTRY_COMPARE(length(), quint64{4});
        QCOMPARE(strategyShown(), QStringLiteral("mine"));
        QVERIFY(m_window->windowTitle().startsWith("Two cells"));
        append(name, kEnd);
        QTRY_VERIFY(workbench().moment()->outcome);
        QCOMPARE(workbench().moment()->outcome->ending, Ending::Solved);
        QTRY_COMPARE(player().position(), quint64{4});
        QCOMPARE(workbench().moment()->depth, 2U);
        QCOMPARE(workbench().moment()->statistics->nodes, quint64{2});
        QCOMPARE(workbench().moment()->statistics->solutions, quint64{1});
        // Nobody here has asked for so many.
        const auto* const said =
            m_window->strategyPanel().findChild<QLabel*>(QStringLiteral("outcome"));
        QTRY_VERIFY2(said->text().startsWith("The other program ended its search"),
                     qPrintable(said->text()));
        QVERIFY2(!said->text().contains("as asked"), qPrintable(said->text()));
    }

    // Followed by itself, and again by one key after somebody has looked around, which is said.
    void followedLive()
    {
        const QString name = path("followed.jsonl");
        append(name, kHead);
        watchFrom(FromFile, name, 0);
        QVERIFY(player().isFollowing());
        QTRY_VERIFY2(m_window->reason().contains("Space pauses"), qPrintable(m_window->reason()));
        append(name, kEvents.left(kEvents.indexOf('\n') + 1));
        QTRY_COMPARE(player().position(), quint64{1});
        QVERIFY(!m_window->reason().contains("Ctrl+End"));
        key(Qt::Key_Space);
        QVERIFY(!player().isFollowing());
        QTRY_VERIFY2(m_window->reason().contains("Ctrl+End"), qPrintable(m_window->reason()));
        append(name, kEvents.mid(kEvents.indexOf('\n') + 1));
        key(Qt::Key_End, Qt::ControlModifier);
        QTRY_COMPARE(player().position(), quint64{4});
        QVERIFY(!m_window->reason().contains("Ctrl+End"));
        append(name, kEnd);
        QTRY_VERIFY(workbench().moment()->outcome);
        QTRY_VERIFY(!player().isFollowing());
        QVERIFY(!m_window->reason().contains("Ctrl+End"));
    }

    // What the other program says of itself need not end with a full stop.
    void followedAfterWhatIsNoSentence_data()
    {
        QTest::addColumn<QByteArray>("event");
        QTest::addColumn<QString>("between");
        QTest::newRow("a sentence")
            << QByteArray("[\"d\",0,0]\n") << QStringLiteral(". More may come");
        QTest::newRow("signs") << QByteArray("[\"r\",1,0,0]\n")
                               << QStringLiteral(" · More may come");
    }

    void followedAfterWhatIsNoSentence()
    {
        QFETCH(QByteArray, event);
        QFETCH(QString, between);
        const QString name = path("paused.jsonl");
        QFile::remove(name);
        append(name, kHead + event);
        watchFrom(FromFile, name, 0);
        QTRY_COMPARE(player().position(), quint64{1});
        if (player().isFollowing())
            key(Qt::Key_Space);
        QVERIFY(!player().isFollowing());
        QTRY_VERIFY2(m_window->reason().contains(between), qPrintable(m_window->reason()));
    }

    void pipe()
    {
        const QString name = path("pipe");
        QCOMPARE(::mkfifo(QFile::encodeName(name).constData(), 0600), 0);
        const std::jthread writer([name] {
            const int to =
                ::open(QFile::encodeName(name).constData(), O_WRONLY); // until it is read
            const QByteArray all = kHead + kEvents + kEnd;
            [[maybe_unused]] const auto count =
                ::write(to, all.constData(), static_cast<std::size_t>(all.size()));
            ::close(to);
        });
        watchFrom(FromFile, name, 0);
        player().toEnd();
        QTRY_VERIFY(workbench().moment()->outcome);
        QCOMPARE(length(), quint64{4});
        QCOMPARE(m_window->message(), QString());
    }

    void connection()
    {
        const std::uint16_t port = freePort();
        const Client client(port, kHead + kEvents + kEnd);
        watchFrom(FromSocket, {}, port);
        player().toEnd();
        QTRY_VERIFY(workbench().moment()->outcome);
        QCOMPARE(length(), quint64{4});
        QCOMPARE(strategyShown(), QStringLiteral("mine"));
    }

    void cpProfiler()
    {
        const std::uint16_t port = freePort();
        const Client client(port, solverMessages());
        watchFrom(FromSolver, {}, port);
        player().toEnd();
        QTRY_VERIFY(workbench().moment()->outcome);
        QTRY_COMPARE(workbench().moment()->trace->solutionCount(), quint64{1});
        QCOMPARE(workbench().moment()->trace->nodeCount(), NodeId{3});
        QTRY_VERIFY(isWatchedToTheEnd());
        const Document& document = workbench().document();
        QCOMPARE(document.puzzle->placeName(*document.problem, {0, kNoValue}).text(), "q[1]");
    }

    // What a solver says of a model's variables is shown where these stand on its board.
    void cpProfilerOnAModel()
    {
        const Puzzle& models = *findPuzzle("model");
        const auto& presets = models.info().presets;
        const auto square = std::ranges::find(presets, "magicsquare", &PresetInfo::id);
        QVERIFY(square != presets.end());
        workbench().open({&models, models.presetProblem(*square)}, verbatim("Open"));
        const std::uint16_t port = freePort();
        const Client client(port, solverMessages());
        watchFrom(FromSolver, {}, port);
        player().toEnd();
        QTRY_VERIFY(workbench().moment()->outcome);
        const Document& document = workbench().document();
        QCOMPARE(document.puzzle->info().id, "foreign");
        QCOMPARE(document.puzzle->placeName(*document.problem, {3, kNoValue}).text(), "x[2,1]");
        QCOMPARE(document.puzzle->gridCell(*document.problem, {3, kNoValue}), (GridCell{1, 0}));
        QCOMPARE(document.puzzle->placeName(*document.problem, {9, kNoValue}).text(), "q[1]");
    }

    // A stream of another program stays its own, whatever it calls its strategy.
    void namedForWhatItIs_data()
    {
        QTest::addColumn<QByteArray>("strategy");
        QTest::newRow("one of its own") << QByteArray("slow queens");
        QTest::newRow("as one of ours") << QByteArray("backtracking");
        QTest::newRow("as a person's") << QByteArray("hand");
    }

    void namedForWhatItIs()
    {
        QFETCH(QByteArray, strategy);
        const QString name = path("named.jsonl");
        QFile::remove(name);
        append(name, "{\"clew-events\":1,\"puzzle\":\"queens\",\"parameters\":{\"size\":\"4\"},"
                     "\"strategy\":\"" +
                         strategy + "\"}\n[\"d\",0,1]\n[\"c\",1,1]\n" + kEnd);
        for (const bool isOpened : {false, true}) {
            if (isOpened)
                QVERIFY(m_window->openFile(name));
            else
                watchFrom(FromFile, name, 0);
            player().toEnd();
            QTRY_COMPARE(player().position(), quint64{2});
            QCOMPARE(strategyShown(), QString::fromUtf8(strategy));
            QVERIFY2(about().contains(QString::fromUtf8(strategy)), qPrintable(about()));
            QVERIFY2(about().contains("made elsewhere"), qPrintable(about()));
            const QString ours = m_window->reason();
            QVERIFY2(!ours.contains("You ") && !ours.contains("attack"), qPrintable(ours));
        }
    }

    // A connection that breaks off says nothing of what the search has left.
    void brokenOff()
    {
        const std::uint16_t port = freePort();
        const Client client(port, kHead + kEvents);
        watchFrom(FromSocket, {}, port);
        player().toEnd();
        QTRY_VERIFY(workbench().moment()->outcome);
        QCOMPARE(workbench().moment()->outcome->ending, Ending::RanDry);
        const auto* const said =
            m_window->strategyPanel().findChild<QLabel*>(QStringLiteral("outcome"));
        QTRY_VERIFY2(said->text().contains("recorded up to here"), qPrintable(said->text()));
        QVERIFY(!said->text().contains("This strategy"));
    }

    // Watching a strategy is another thing, and has another name.
    void theCommandPaletteTellsItApart()
    {
        CommandPalette palette(m_window->actions(), m_window.get());
        palette.findChild<QLineEdit*>()->setText(QStringLiteral("watch"));
        const auto* const list = palette.findChild<QListWidget*>();
        QStringList names;
        for (int row = 0; row < list->count(); ++row)
            names << list->item(row)->text().section(QStringLiteral("   "), 0, 0);
        QVERIFY2(names.contains(QStringLiteral("Watch another program")),
                 qPrintable(names.join(u'\n')));
        QVERIFY2(names.count(QStringLiteral("Watch")) <= 1, qPrintable(names.join(u'\n')));
    }

    // It is said who is refused, and waiting goes on.
    void strangersAreRefused()
    {
        const std::uint16_t port = freePort();
        const Client browser(port, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
        std::optional<Client> own;
        watchFrom(FromSocket, {}, port, [&](QDialog&) {
            QTRY_VERIFY2(m_window->message().contains("refused"), qPrintable(m_window->message()));
            own.emplace(port, kHead + kEvents + kEnd);
        });
        player().toEnd();
        QTRY_VERIFY(workbench().moment()->outcome);
        QCOMPARE(length(), quint64{4});
        QCOMPARE(strategyShown(), QStringLiteral("mine"));
    }

    void cancelledWhileWaiting()
    {
        const ProblemPtr before = workbench().document().problem;
        watchFrom(FromSocket, {}, freePort(), [](QDialog& dialog) {
            QTest::mouseClick(dialog.findChild<QPushButton*>(), Qt::LeftButton);
        });
        QCOMPARE(workbench().document().problem, before);
        QCOMPARE(m_window->message(), QString());
    }

    void errors_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("said");
        QTest::newRow("no stream")
            << QByteArray("hello\n") << QStringLiteral("this is not a stream of events");
        QTest::newRow("not there") << QByteArray() << QStringLiteral("not-there.jsonl");
        QTest::newRow("broken later") << kHead + "[\"d\",0,7]\n"
                                      << QStringLiteral("The stream ended early");
    }

    void errors()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, said);
        const QString name = path(bytes.isEmpty() ? "not-there.jsonl" : "wrong.jsonl");
        QFile::remove(name);
        if (!bytes.isEmpty())
            append(name, bytes);
        watchFrom(FromFile, name, 0);
        QTRY_VERIFY2(m_window->message().contains(said), qPrintable(m_window->message()));
    }

    // The keyboard may come to the list of puzzles and go on: the search stays.
    void theListOfPuzzlesIsPassed()
    {
        const QString name = path("passed.jsonl");
        append(name, kHead + kEvents);
        watchFrom(FromFile, name, 0);
        QListWidget& puzzles = m_window->puzzlePanel().puzzleList();
        QFocusEvent comes(QEvent::FocusIn, Qt::TabFocusReason);
        QApplication::sendEvent(&puzzles, &comes);
        QCOMPARE(puzzles.currentRow(), -1);
        QCOMPARE(workbench().document().puzzle->info().id, "foreign");
        // Of a puzzle that is chosen it stays the current one.
        workbench().undo();
        QFocusEvent again(QEvent::FocusIn, Qt::TabFocusReason);
        QApplication::sendEvent(&puzzles, &again);
        QCOMPARE(puzzles.currentRow(), 0);
        QCOMPARE(workbench().document().puzzle->info().id, "queens");
    }

    // Undo leaves the search of the other program, and comes back to what had come.
    void undone()
    {
        const QString name = path("undone.jsonl");
        append(name, kHead + kEvents);
        watchFrom(FromFile, name, 0);
        player().toEnd();
        QTRY_COMPARE(length(), quint64{4});
        workbench().undo();
        QCOMPARE(workbench().document().puzzle->info().id, "queens");
        workbench().redo();
        QCOMPARE(workbench().document().puzzle->info().id, "foreign");
        QCOMPARE(length(), quint64{4});
    }
};

QTEST_MAIN(TestWatch)
#include "tst_app_watch.moc"
