// What a screen reader receives, as one learns it: the program runs on a screen and a bus of its
// own, with what Debian has for assistive programs between them, and is asked, listened to and
// operated over AT-SPI alone.

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusVariant>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace {

constexpr int kPatience = 240'000; // milliseconds: a sanitizer on a busy machine is slow

const QString kAccessible = QStringLiteral("org.a11y.atspi.Accessible");
const QString kAction = QStringLiteral("org.a11y.atspi.Action");
const QString kComponent = QStringLiteral("org.a11y.atspi.Component");
const QString kObjectEvents = QStringLiteral("org.a11y.atspi.Event.Object");
const QString kProperties = QStringLiteral("org.freedesktop.DBus.Properties");
const QString kRegistry = QStringLiteral("org.a11y.atspi.Registry");

// Of at-spi2's states, by their numbers.
constexpr int kFocusable = 11;
constexpr int kSelected = 23;
constexpr int kShowing = 25;

// Of X, for the keys that the registry presses.
constexpr int kKeyRight = 0xff53;
constexpr unsigned kPressAndRelease = 3;

/// A program that ends with its owner.
class Program
{
public:
    Program(const QString& path, const QStringList& arguments,
            const QProcessEnvironment& environment)
    {
        m_process.setProcessEnvironment(environment);
        m_process.setStandardErrorFile(QProcess::nullDevice());
        m_process.start(path, arguments, QIODevice::ReadOnly);
    }
    ~Program()
    {
        m_process.terminate();
        if (!m_process.waitForFinished(kPatience))
            m_process.kill();
        m_process.waitForFinished();
    }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    [[nodiscard]] QString firstLine()
    {
        while (!m_process.canReadLine())
            if (!m_process.waitForReadyRead(kPatience))
                return {};
        return QString::fromUtf8(m_process.readLine()).trimmed();
    }
    [[nodiscard]] bool isRunning() const { return m_process.state() != QProcess::NotRunning; }

private:
    QProcess m_process;
};

/// Something that a program shows, as its name on the bus says.
struct Thing
{
    QString service = {};
    QString path = {};
    [[nodiscard]] bool isNone() const { return path.isEmpty(); }
};

Thing thingIn(const QDBusArgument& argument)
{
    Thing thing;
    QDBusObjectPath path;
    argument.beginStructure();
    argument >> thing.service >> path;
    argument.endStructure();
    thing.path = path.path();
    return thing;
}

/// What an assistive program does: asks, listens, presses.
class Reader
{
public:
    explicit Reader(QDBusConnection bus) : m_bus(std::move(bus)) {}

    QVariantList call(const Thing& thing, const QString& interface, const QString& method,
                      const QVariantList& arguments = {}) const
    {
        QDBusMessage message =
            QDBusMessage::createMethodCall(thing.service, thing.path, interface, method);
        message.setArguments(arguments);
        return m_bus.call(message, QDBus::Block, kPatience).arguments();
    }

    [[nodiscard]] QString name(const Thing& thing) const
    {
        const auto reply = call(thing, kProperties, "Get", {kAccessible, "Name"});
        return reply.isEmpty() ? QString()
                               : reply.front().value<QDBusVariant>().variant().toString();
    }
    [[nodiscard]] QString role(const Thing& thing) const
    {
        const auto reply = call(thing, kAccessible, "GetRoleName");
        return reply.isEmpty() ? QString() : reply.front().toString();
    }
    [[nodiscard]] bool is(const Thing& thing, int state) const
    {
        const auto reply = call(thing, kAccessible, "GetState");
        if (reply.isEmpty())
            return false;
        const auto words = qdbus_cast<QList<uint>>(reply.front());
        return words.size() == 2 &&
               (words[state / 32] >> static_cast<unsigned>(state % 32) & 1U) != 0;
    }
    [[nodiscard]] std::vector<Thing> children(const Thing& thing) const
    {
        std::vector<Thing> things;
        const auto reply = call(thing, kAccessible, "GetChildren");
        if (reply.isEmpty() || !reply.front().canConvert<QDBusArgument>())
            return things;
        const auto list = reply.front().value<QDBusArgument>();
        for (list.beginArray(); !list.atEnd();)
            things.push_back(thingIn(list));
        list.endArray();
        return things;
    }

    /// The first that is shown and for which this holds, nothing if there is none.
    [[nodiscard]] Thing find(const Thing& from, const std::function<bool(const Thing&)>& isIt) const
    {
        for (const Thing& child : children(from)) {
            if (!is(child, kShowing))
                continue;
            if (isIt(child))
                return child;
            if (const Thing found = find(child, isIt); !found.isNone())
                return found;
        }
        return {};
    }
    [[nodiscard]] Thing find(const Thing& from, const QString& wanted,
                             const QString& called = {}) const
    {
        return find(from, [&](const Thing& thing) {
            return role(thing) == wanted && (called.isNull() || name(thing) == called);
        });
    }

    /// False: it has no such action.
    [[nodiscard]] bool act(const Thing& thing, const QString& action) const
    {
        const auto reply = call(thing, kAction, "GetActions");
        if (reply.isEmpty() || !reply.front().canConvert<QDBusArgument>())
            return false;
        const auto list = reply.front().value<QDBusArgument>();
        int index = -1;
        int number = 0;
        for (list.beginArray(); !list.atEnd(); ++number) {
            QString called;
            QString description;
            QString key;
            list.beginStructure();
            list >> called >> description >> key;
            list.endStructure();
            if (called == action)
                index = number;
        }
        list.endArray();
        return index >= 0 && succeeds(call(thing, kAction, "DoAction", {index}));
    }
    [[nodiscard]] bool grabFocus(const Thing& thing) const
    {
        return succeeds(call(thing, kComponent, "GrabFocus"));
    }
    void press(int key) const
    {
        call({kRegistry, "/org/a11y/atspi/registry/deviceeventcontroller"},
             "org.a11y.atspi.DeviceEventController", "GenerateKeyboardEvent",
             {key, QString(), kPressAndRelease});
    }

private:
    static bool succeeds(const QVariantList& reply)
    {
        return !reply.isEmpty() && reply.front().toBool();
    }

    QDBusConnection m_bus;
};

const Thing kDesktop{kRegistry, "/org/a11y/atspi/accessible/root"};

} // namespace

class TestScreenReader : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const QString screen = QStandardPaths::findExecutable("Xvfb");
        const QString bus = QStandardPaths::findExecutable("dbus-daemon");
        if (screen.isEmpty() || bus.isEmpty() ||
            !QFile::exists("/usr/share/dbus-1/services/org.a11y.Bus.service"))
            QSKIP("needs Debian's xvfb, dbus-daemon and at-spi2-core");
        QVERIFY(m_folder.isValid());
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* const variable :
             {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME",
              "XDG_RUNTIME_DIR"}) // the sockets of the buses are in the last, nobody else's
            environment.insert(variable, m_folder.path());
        environment.insert("LC_ALL", "C.UTF-8");
        environment.remove("QT_ACCESSIBILITY");
        environment.remove("QT_LINUX_ACCESSIBILITY_ALWAYS_ON"); // a reader that runs is enough
        environment.remove("AT_SPI_BUS_ADDRESS");
        environment.insert("QT_QPA_PLATFORM", "xcb");
        // libxkbcommon copies texts of the X server that no zero ends, by their lengths.
        environment.insert("ASAN_OPTIONS",
                           environment.value("ASAN_OPTIONS") + ":strict_string_checks=0");

        m_screen = std::make_unique<Program>(
            screen,
            QStringList{"-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"},
            environment);
        const QString display = m_screen->firstLine();
        if (display.isEmpty())
            QSKIP("no screen could be started");
        environment.insert("DISPLAY", ":" + display);
        m_bus = std::make_unique<Program>(
            bus, QStringList{"--session", "--nofork", "--print-address"}, environment);
        const QString address = m_bus->firstLine();
        if (address.isEmpty())
            QSKIP("no bus could be started");
        environment.insert("DBUS_SESSION_BUS_ADDRESS", address);

        const auto session = QDBusConnection::connectToBus(address, "session");
        const Reader asker(session);
        const Thing launcher{"org.a11y.Bus", "/org/a11y/bus"};
        // As a screen reader does that is started.
        asker.call(
            launcher, kProperties, "Set",
            {"org.a11y.Status", "ScreenReaderEnabled", QVariant::fromValue(QDBusVariant(true))});
        const auto reply = asker.call(launcher, "org.a11y.Bus", "GetAddress");
        if (reply.isEmpty())
            QSKIP("no bus of assistive programs could be started");
        auto accessible = QDBusConnection::connectToBus(reply.front().toString(), "accessible");
        QVERIFY(accessible.isConnected());
        m_reader.emplace(accessible);
        for (const char* const event : {"object:state-changed:focused", "object:property-change"})
            m_reader->call({kRegistry, "/org/a11y/atspi/registry"}, kRegistry, "RegisterEvent",
                           {event, QStringList(), QString()});
        for (const char* const event : {"StateChanged", "PropertyChange"})
            QVERIFY(
                accessible.connect({}, {}, kObjectEvents, event, this, SLOT(heard(QDBusMessage))));

        m_window = std::make_unique<Program>(CLEW_WORKBENCH, QStringList(), environment);
        QTRY_VERIFY_WITH_TIMEOUT(
            !m_reader->find(kDesktop, "table").isNone() || !m_window->isRunning(), kPatience);
        QVERIFY(m_window->isRunning());
        m_clew = m_reader->children(kDesktop).front();
        QCOMPARE(m_reader->role(m_clew), QString("application"));
    }

    void cleanupTestCase()
    {
        m_window.reset();
        m_reader.reset();
        QDBusConnection::disconnectFromBus("accessible");
        QDBusConnection::disconnectFromBus("session");
        m_bus.reset();
        m_screen.reset();
    }

    // Whatever takes the keyboard says what it is, in each panel, whichever puzzle is shown.
    void everythingHasAName_data()
    {
        QTest::addColumn<QString>("puzzle");
        for (const char* const puzzle : {"Queens", "Sudoku", "Models"})
            QTest::newRow(puzzle) << puzzle;
    }
    void everythingHasAName()
    {
        QFETCH(QString, puzzle);
        choose("Puzzles", puzzle);
        if (puzzle == "Models") // with their editor
            QTRY_VERIFY_WITH_TIMEOUT(!m_reader->find(m_clew, "page tab", "Data").isNone(),
                                     kPatience);
        QStringList mute;
        const auto listen = [&] {
            std::function<void(const Thing&)> walk = [&](const Thing& thing) {
                for (const Thing& child : m_reader->children(thing)) {
                    if (!m_reader->is(child, kShowing))
                        continue;
                    if (m_reader->is(child, kFocusable) && m_reader->name(child).isEmpty())
                        mute += m_reader->role(child) + " in " + m_reader->role(thing);
                    if (m_reader->role(child) != "table") // cells are heard below
                        walk(child);
                }
            };
            walk(m_clew);
        };
        listen();
        std::vector<Thing> lists;
        const std::function<void(const Thing&)> collect = [&](const Thing& thing) {
            for (const Thing& child : m_reader->children(thing)) {
                if (!m_reader->is(child, kShowing) || m_reader->role(child) == "table")
                    continue;
                if (m_reader->role(child) == "page tab list")
                    lists.push_back(child);
                else
                    collect(child);
            }
        };
        collect(m_clew);
        int panels = 0;
        for (const Thing& tabs : lists)
            for (const Thing& tab : m_reader->children(tabs)) {
                if (m_reader->role(tab) != "page tab")
                    continue;
                QVERIFY2(m_reader->act(tab, "Press"), qPrintable(m_reader->name(tab)));
                listen();
                ++panels;
            }
        QVERIFY(panels >= (puzzle == "Models" ? 9 : 7));
        mute.removeDuplicates();
        QCOMPARE(mute.join("; "), QString());
    }

    // A board has a name, and its cells say where they are and what is in them.
    void cellsSpeak()
    {
        choose("Puzzles", "Sudoku");
        choose("Presets", "The board of P97");
        const Thing board = boardCalled("Sudoku board");
        QTRY_COMPARE_WITH_TIMEOUT(cell(board, 2), QString("R1C3: 4, given"), kPatience);
        QCOMPARE(cell(board, 0), QString("R1C1: empty"));
        const auto cells = m_reader->children(board);
        QCOMPARE(cells.size(), std::size_t{81});
        for (const Thing& each : cells)
            QVERIFY2(m_reader->role(each).endsWith("cell"), qPrintable(m_reader->role(each)));
    }

    // A step that is made by pressing its button is a sentence at the board, and in the cells.
    void stepsSpeak()
    {
        choose("Puzzles", "Queens");
        choose("Presets", "Eight queens (P90)");
        const Thing board = boardCalled("Queens board");
        QTRY_COMPARE_WITH_TIMEOUT(cell(board, 0), QString("column 1, row 1: empty"), kPatience);
        m_heard.clear();
        QVERIFY(m_reader->act(m_reader->find(m_clew, "push button", "Step forward"), "Press"));
        QTRY_COMPARE_WITH_TIMEOUT(cell(board, 0), QString("column 1, row 1: queen, guessed"),
                                  kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(
            std::ranges::any_of(m_heard,
                                [&](const Heard& heard) {
                                    return heard.what == "accessible-name" &&
                                           m_reader->role(heard.source) == "label" &&
                                           m_reader->name(heard.source).contains("column 1");
                                }),
            kPatience);
    }

    // While a search keeps what is still possible, a cell says its candidates.
    void candidatesSpeak()
    {
        choose("Puzzles", "Sudoku");
        choose("Presets", "The board of P97");
        const Thing board = boardCalled("Sudoku board");
        QTRY_COMPARE_WITH_TIMEOUT(cell(board, 2), QString("R1C3: 4, given"), kPatience);
        QVERIFY(m_reader->act(m_reader->find(m_clew, "push button", "Step forward"), "Press"));
        QTRY_VERIFY_WITH_TIMEOUT(cell(board, 0).contains("candidate"), kPatience);
        static const QRegularExpression form("^R1C1: [1-9]( [1-9])*, candidate$");
        QVERIFY2(form.match(cell(board, 0)).hasMatch(), qPrintable(cell(board, 0)));
    }

    // The keyboard leads from cell to cell, and each says that it has been reached.
    void theCaretSpeaks()
    {
        choose("Puzzles", "Queens");
        const Thing board = boardCalled("Queens board");
        QVERIFY(m_reader->grabFocus(board));
        for (const char* const column : {"column 2", "column 3"}) {
            m_heard.clear();
            m_reader->press(kKeyRight);
            QTRY_VERIFY_WITH_TIMEOUT(
                std::ranges::any_of(m_heard,
                                    [&](const Heard& heard) {
                                        return heard.what == "focused" && heard.detail == 1 &&
                                               m_reader->name(heard.source).startsWith(column);
                                    }),
                kPatience);
        }
    }

private:
    Q_SLOT void heard(const QDBusMessage& message)
    {
        m_heard.push_back({{message.service(), message.path()},
                           message.arguments().value(0).toString(),
                           message.arguments().value(1).toInt()});
    }

    struct Heard
    {
        Thing source;
        QString what;
        int detail;
    };

    void choose(const QString& list, const QString& item) const
    {
        const Thing of = m_reader->find(m_clew, "list", list);
        QVERIFY(!of.isNone());
        const Thing entry = m_reader->find(of, "list item", item);
        QVERIFY2(!entry.isNone(), qPrintable(item));
        if (!m_reader->is(entry, kSelected))
            QVERIFY2(m_reader->act(entry, "Toggle"), qPrintable(item));
    }
    [[nodiscard]] Thing boardCalled(const QString& name) const
    {
        Thing board;
        [&] {
            QTRY_VERIFY_WITH_TIMEOUT(!(board = m_reader->find(m_clew, "table", name)).isNone(),
                                     kPatience);
        }();
        return board;
    }
    [[nodiscard]] QString cell(const Thing& board, std::size_t index) const
    {
        const auto cells = m_reader->children(board);
        return index < cells.size() ? m_reader->name(cells[index]) : QString();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Program> m_screen;
    std::unique_ptr<Program> m_bus;
    std::unique_ptr<Program> m_window;
    std::optional<Reader> m_reader;
    Thing m_clew;
    std::vector<Heard> m_heard;
};

QTEST_GUILESS_MAIN(TestScreenReader)
#include "tst_app_screenreader.moc"
