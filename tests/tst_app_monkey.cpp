// A monkey at the window: clicks, drags, keys, every action of the menus and whatever dialogs these
// open, at random. Nothing it does ends the program, makes the views contradict each other, or
// loses what undo and a session keep.
//
// A seed gives the same walk as far as threads allow. CLEW_MONKEY=SEED,ACTIONS walks another one,
// CLEW_SOAK=MINUTES (tests/soak) one that goes on for so long and is measured.

#include <QAction>
#include <QComboBox>
#include <QDesktopServices>
#include <QDrag>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QWheelEvent>
#include <QtTest>

#include <limits>
#include <random>

#include "core/files/link.h"
#include "core/session/sessionfile.h"
#include "core/session/workbench.h"
#include "core/text/english.h"
#include "tests/soaking.h"
#include "tests/undersanitizer.h"
#include "tests/windowfixture.h"
#include "widgets/background.h"

using namespace clew;

namespace {

constexpr int kWalks = 8;
constexpr int kActions = test::kUnderSanitizer ? 1000 : 500; ///< of each walk
constexpr int kLook = 2;        ///< milliseconds between two looks at what is open
constexpr int kRemembered = 12; ///< acts that are named where something is wrong
constexpr int kMostInDialog = 6;
constexpr int kStubborn = 40; ///< times that a dialog was asked to close by its keys

const QKeySequence kQuit(Qt::CTRL | Qt::Key_Q);

} // namespace

/// Swallows addresses that would start another program.
class Addresses : public QObject
{
    Q_OBJECT

public slots:
    void open(const QUrl& /*address*/) {}
};

class TestMonkey : public QObject, private test::WindowFixture
{
    Q_OBJECT

private:
    std::mt19937 m_random;
    QStringList m_done;
    bool m_isWalking = false;
    int m_inDialog = 0; ///< acts in what is open now
    QPointer<QWidget> m_open;
    int m_dialogs = 0;
    qsizetype m_nextAction = 0; ///< of the window's
    test::Soaking m_soaking;

    std::size_t number(std::size_t below) { return m_random() % std::max<std::size_t>(1, below); }
    template<class List>
    auto oneOf(const List& list)
    {
        return list[static_cast<typename List::size_type>(
            number(static_cast<std::size_t>(list.size())))];
    }
    bool oftenAs(std::size_t percent) { return number(100) < percent; }

    // ---- acts

    QPoint pointIn(const QWidget& widget)
    {
        return {int(number(std::size_t(std::max(1, widget.width())))),
                int(number(std::size_t(std::max(1, widget.height()))))};
    }

    Qt::KeyboardModifiers modifiers()
    {
        static const QList<Qt::KeyboardModifiers> some{Qt::NoModifier,
                                                       Qt::NoModifier,
                                                       Qt::NoModifier,
                                                       Qt::ShiftModifier,
                                                       Qt::ControlModifier,
                                                       Qt::AltModifier,
                                                       Qt::ControlModifier | Qt::ShiftModifier};
        return oneOf(some);
    }

    void press(QWidget& widget)
    {
        static const QList<Qt::Key> keys{
            Qt::Key_Left,   Qt::Key_Right,  Qt::Key_Up,    Qt::Key_Down,      Qt::Key_Home,
            Qt::Key_End,    Qt::Key_PageUp, Qt::Key_Tab,   Qt::Key_Backspace, Qt::Key_Delete,
            Qt::Key_Space,  Qt::Key_Enter,  Qt::Key_F1,    Qt::Key_F2,        Qt::Key_F5,
            Qt::Key_Escape, Qt::Key_Return, Qt::Key_Comma, Qt::Key_Period};
        const auto letter = static_cast<Qt::Key>(oftenAs(50) ? Qt::Key_A + int(number(26))
                                                             : Qt::Key_0 + int(number(10)));
        const Qt::Key key = oftenAs(40) ? oneOf(keys) : letter;
        const Qt::KeyboardModifiers held = modifiers();
        if (QKeySequence(key | held) == kQuit)
            return;
        m_done << QStringLiteral("key %1").arg(QKeySequence(key | held).toString());
        QTest::keyClick(&widget, key, held);
    }

    void click(QWidget& widget)
    {
        const QPoint point = pointIn(widget);
        m_done << QStringLiteral("mouse on %1 %2")
                      .arg(widget.metaObject()->className(), widget.objectName());
        const QPointer<QWidget> still = &widget;
        switch (number(8)) {
        case 0:
            QTest::mouseClick(&widget, Qt::RightButton, modifiers(), point);
            break;
        case 1:
            QTest::mouseDClick(&widget, Qt::LeftButton, {}, point);
            break;
        case 2: {
            QTest::mousePress(&widget, Qt::LeftButton, modifiers(), point);
            for (int i = 0; i < 3 && still; ++i)
                QTest::mouseMove(&widget, pointIn(widget));
            if (still)
                QTest::mouseRelease(&widget, Qt::LeftButton, {}, pointIn(widget));
            break;
        }
        case 3: {
            QWheelEvent wheel(QPointF(point), QPointF(widget.mapToGlobal(point)), {},
                              {0, oftenAs(50) ? 120 : -120}, Qt::NoButton, modifiers(),
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(&widget, &wheel);
            break;
        }
        default:
            QTest::mouseClick(&widget, Qt::LeftButton, oftenAs(80) ? Qt::NoModifier : modifiers(),
                              point);
        }
    }

    QWidget* someWidgetOf(QWidget& window)
    {
        QWidgetList shown;
        for (QWidget* const each : window.findChildren<QWidget*>())
            if (each->isVisible() && each->isEnabled() && each->window() == &window)
                shown << each;
        return shown.isEmpty() ? &window : oneOf(shown);
    }

    // One after the other, so that none is left out.
    void triggerSomething()
    {
        const QList<QAction*> all = m_window->actions();
        for (qsizetype tried = 0; tried < all.size(); ++tried) {
            QAction* const next = all[++m_nextAction % all.size()];
            if (!next->isEnabled() || next->shortcuts().contains(kQuit))
                continue;
            m_done << QStringLiteral("action %1").arg(next->text());
            return next->trigger();
        }
    }

    void act()
    {
        const std::size_t what = number(100);
        if (what < 35)
            click(m_window->board());
        else if (what < 50)
            press(m_window->board());
        else if (what < 70)
            triggerSomething();
        else if (what < 85)
            click(*someWidgetOf(*m_window));
        else if (QWidget* const focus = m_window->focusWidget(); focus != nullptr && what < 95)
            press(*focus);
        else if (QAction* const undo = actionFor(QKeySequence::Undo))
            undo->trigger();
    }

    QAction* actionFor(QKeySequence::StandardKey key) const
    {
        for (QAction* const each : m_window->actions())
            if (each->shortcuts().contains(QKeySequence(key)))
                return each;
        return nullptr;
    }

    // ---- whatever opens meanwhile

    // Again and again, in the loops of dialogs, too: each look is a timer of its own, as one that
    // is in the middle of its own call is not called again.
    void keepLooking()
    {
        QTimer::singleShot(kLook, this, [this] {
            if (!m_isWalking)
                return;
            keepLooking();
            m_soaking.beat();
            lookAtWhatIsOpen();
        });
    }

    // What a click or key has called for, often only after several of them; and what is to go,
    // goes, which it does not by itself outside the loop of a program.
    void letItFollow()
    {
        if (!oftenAs(60))
            return;
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    void lookAtWhatIsOpen()
    {
        QWidget* const popup = QApplication::activePopupWidget();
        QWidget* const modal = QApplication::activeModalWidget();
        QWidget* const open = popup != nullptr ? popup : modal;
        // Before a wait has its dialog, the program takes no input; what a test sends goes past
        // that.
        if (WaitLoop::isActive() && (modal == nullptr || modal->objectName() != "wait"))
            return;
        if (open == nullptr)
            return QDrag::cancel(); // the only other thing that waits
        if (open != m_open) {
            m_open = open;
            m_inDialog = 0;
            ++m_dialogs;
        }
        const int acts = ++m_inDialog;
        if (acts > kStubborn)
            open->close();
        else if (popup != nullptr)
            QTest::keyClick(popup, oftenAs(60)   ? Qt::Key_Down
                                   : oftenAs(50) ? Qt::Key_Return
                                                 : Qt::Key_Escape);
        else if (auto* const files = qobject_cast<QFileDialog*>(modal))
            answer(*files);
        else if (acts > kMostInDialog || oftenAs(15))
            QTest::keyClick(modal, oftenAs(70) ? Qt::Key_Escape : Qt::Key_Return);
        else if (oftenAs(60))
            click(*someWidgetOf(*modal));
        else
            press(modal->focusWidget() != nullptr ? *modal->focusWidget() : *modal);
    }

    // Only files of the test's own are written.
    void answer(QFileDialog& dialog)
    {
        auto* const name = dialog.findChild<QLineEdit*>();
        static const QStringList names{"a.clew", "b.clewtrace", "c.txt", "d.svg",
                                       "e.png",  "f.html",      "g.csv", "h.pdf"};
        name->setText(m_folder.filePath(oneOf(names)));
        QTest::keyClick(name, oftenAs(70) ? Qt::Key_Return : Qt::Key_Escape);
    }

    // ---- what always holds

    QString contradiction() const
    {
        const Workbench& workbench = m_window->workbench();
        const Document& document = workbench.document();
        const Moment& moment = *workbench.moment();
        if (document.strategy >= document.puzzle->info().strategies.size())
            return "the strategy is none of the puzzle's";
        if (moment.puzzle != document.puzzle || moment.problem != document.problem ||
            moment.trace != document.trace)
            return "the moment is of another document";
        if (document.trace && (moment.position > document.trace->size() || !moment.state))
            return "the moment is beyond its trace";
        return {};
    }

    [[nodiscard]] bool isReplay() const
    {
        const Moment& moment = *m_window->workbench().moment();
        if (!moment.trace)
            return true;
        Cursor replayed(moment.trace, moment.puzzle->dimensions(*moment.problem));
        replayed.seek(moment.position);
        return replayed.state() == *moment.state;
    }

    QByteArray after(const QString& wrong) const
    {
        return (wrong + " after " + m_done.join(", ")).toUtf8();
    }

    // What holds after the n-th action; empty if it does.
    QByteArray wrongAfter(int n)
    {
        m_done.remove(0, std::max<qsizetype>(0, m_done.size() - kRemembered));
        QString wrong = contradiction();
        if (wrong.isEmpty() && n % 20 == 0 && !isReplay())
            wrong = "the state is not that of its position";
        return wrong.isEmpty() ? QByteArray() : after(wrong);
    }

    // What a session keeps comes back from it.
    void saveAndOpen()
    {
        Workbench& workbench = m_window->workbench();
        workbench.player().pause();
        const auto session = readSession(workbench.sessionText());
        QVERIFY2(session.has_value(),
                 session ? "" : after(english(session.error()).c_str()).constData());
        QCOMPARE(session->document.puzzle, workbench.document().puzzle);
        QCOMPARE(session->document.strategy, workbench.document().strategy);
    }

private slots:
    void initTestCase()
    {
        useOwnFolders();
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        QDir::setCurrent(m_folder.path());
        static Addresses addresses;
        for (const char* const scheme : {"http", "https", "mailto", "file"})
            QDesktopServices::setUrlHandler(QString::fromLatin1(scheme), &addresses, "open");
    }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void walk_data()
    {
        QTest::addColumn<unsigned>("seed");
        QTest::addColumn<int>("actions");
        if (test::Soaking::minutes() > 0) {
            QTest::addRow("soak") << 1U << std::numeric_limits<int>::max();
            return;
        }
        const QList<QByteArray> chosen = qgetenv("CLEW_MONKEY").split(',');
        if (chosen.size() == 2)
            QTest::addRow("seed %u", chosen[0].toUInt()) << chosen[0].toUInt() << chosen[1].toInt();
        for (unsigned seed = 1; chosen.size() != 2 && seed <= kWalks; ++seed)
            QTest::addRow("seed %u", seed) << seed << kActions;
    }

    void walk()
    {
        QFETCH(unsigned, seed);
        QFETCH(int, actions);
        m_random.seed(seed);
        m_done.clear();
        m_dialogs = 0;
        m_isWalking = true;
        m_soaking = {};
        keepLooking();
        bool isOver = false;
        for (int done = 0; done < actions && !isOver;) {
            m_soaking.forget();
            act();
            m_soaking.beat();
            letItFollow();
            m_soaking.beat();
            if (!m_window->isVisible()) // closed by its own means
                m_window->show();
            const QByteArray wrong = wrongAfter(++done);
            QVERIFY2(wrong.isEmpty(), wrong);
            if (done % 100 == 0)
                saveAndOpen();
            isOver = m_soaking.isOver();
        }
        m_isWalking = false;
        // To the beginning of each puzzle's board.
        Workbench& workbench = m_window->workbench();
        for (const auto& puzzle : puzzles()) {
            workbench.choosePuzzle(*puzzle);
            while (workbench.history().canUndo())
                workbench.history().undo();
            QCOMPARE(workbench.document().puzzle, puzzle.get());
            const std::string& format = keepingFormat(*puzzle).id;
            QCOMPARE(puzzle->write(*workbench.document().problem, format),
                     puzzle->write(*puzzle->presetProblem(puzzle->info().presets.front()), format));
        }
        QVERIFY(m_dialogs > 0);
        QVERIFY2(m_soaking.isFlat(), "memory grows");
        qInfo("seed %u: %d menus and dialogs, %lld MB", seed, m_dialogs, test::megabytes());
    }
};

QTEST_MAIN(TestMonkey)
#include "tst_app_monkey.moc"
