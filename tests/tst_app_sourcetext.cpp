// A puzzle that is written as a text, in the window, by mouse and keys: the text beside its board,
// what is wrong in it, the board that follows, and one undo for both.

#include <QAction>
#include <QLabel>
#include <QProgressDialog>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>

#include "app/gui/mainwindow.h"
#include "core/puzzle/registry.h"
#include "core/puzzles/model/compile.h"
#include "core/session/documentio.h"
#include "tests/sourcepuzzle.h"
#include "tests/windowfixture.h"
#include "widgets/modeleditor.h"
#include "widgets/modeltext.h"
#include "widgets/strategypanel.h"

using namespace clew;

namespace {

/// A program in MiniZinc's place, as long as it lives, and a model for it. It takes the model, and
/// does what it is told when it is asked to compile.
class OtherMiniZinc
{
public:
    explicit OtherMiniZinc(const QByteArray& compiling)
    {
        write(QStringLiteral("minizinc"),
              "#!/bin/sh\nwhile read -r line; do :; done\n[ \"$1\" = -c ] || exit 0\necho x >>'" +
                  QFile::encodeName(m_folder.filePath(QStringLiteral("runs"))) + "'\n" + compiling +
                  '\n');
        QFile::setPermissions(m_folder.filePath(QStringLiteral("minizinc")),
                              QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        write(QStringLiteral("other.mzn"),
              "var 1..3: " + QByteArray(compiling.size(), 'x') + ";\nsolve satisfy;\n");
        qputenv("PATH", QFile::encodeName(m_folder.path()) + ':' + m_before);
    }
    ~OtherMiniZinc() { qputenv("PATH", m_before); }
    OtherMiniZinc(const OtherMiniZinc&) = delete;
    OtherMiniZinc& operator=(const OtherMiniZinc&) = delete;

    [[nodiscard]] QString model() const { return m_folder.filePath(QStringLiteral("other.mzn")); }
    [[nodiscard]] int compilations() const
    {
        QFile file(m_folder.filePath(QStringLiteral("runs")));
        return file.open(QIODevice::ReadOnly) ? static_cast<int>(file.readAll().count('x')) : 0;
    }

private:
    void write(const QString& name, const QByteArray& text) const
    {
        QFile file(m_folder.filePath(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
    }

    QTemporaryDir m_folder;
    QByteArray m_before = qgetenv("PATH");
};

} // namespace

class TestSourceText : public QObject, private test::WindowFixture
{
    Q_OBJECT

private:
    test::SourcePuzzle m_puzzle;

    [[nodiscard]] ModelEditor& editor() const { return *m_window->findChild<ModelEditor*>(); }
    [[nodiscard]] ModelText& text() const { return editor().text(); }
    [[nodiscard]] std::string written() const { return editor().source().text; }
    [[nodiscard]] std::uint32_t variables() const
    {
        return workbench().document().puzzle->dimensions(*workbench().document().problem).variables;
    }

    void open(const char* source)
    {
        workbench().open({&m_puzzle, *m_puzzle.compile({source}, {})}, verbatim("Open"));
        QCOMPARE(written(), source);
    }
    /// All of the text replaced by these keys.
    void type(const char* keys) const
    {
        QTest::mouseClick(text().viewport(), Qt::LeftButton, {}, QPoint(60, 8));
        QTest::keyClick(&text(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&text(), QString::fromUtf8(keys));
    }
    void undo() const
    {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
    }
    void redo() const
    {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z,
                        Qt::ControlModifier | Qt::ShiftModifier);
    }

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void shownWithItsPuzzleAlone()
    {
        QVERIFY(m_window->findChild<ModelEditor*>() == nullptr); // not before there is a text
        open("3 of 4");
        QVERIFY(editor().isVisible());
        QVERIFY(m_window->board().width() >= editor().width());
        choose("queens");
        QVERIFY(!editor().isVisible());
        open("3 of 4");
        windowKey(Qt::Key_F4, Qt::ControlModifier);
        QVERIFY(!editor().isVisible());
        windowKey(Qt::Key_F4, Qt::ShiftModifier);
        QVERIFY(editor().isVisible());
        QVERIFY(text().hasFocus());
        QTRY_VERIFY(m_window->board().isVisible());
        QTest::keyClick(&text(), Qt::Key_Escape);
        QVERIFY(m_window->board().hasFocus());
    }

    // The board has most of the room, until somebody moves the border; that is kept.
    void theBoardComesFirst()
    {
        m_window->resize(1280, 800);
        open("3 of 4");
        QTRY_VERIFY(editor().isVisible());
        QTRY_VERIFY2(m_window->board().width() >= 440,
                     qPrintable(QString::number(m_window->board().width())));
        QTRY_VERIFY2(editor().width() >= 200, qPrintable(QString::number(editor().width())));
        auto* const row = qobject_cast<QSplitter*>(editor().parentWidget());
        QVERIFY(row != nullptr);
        QSplitterHandle* const border = row->handle(1);
        const QPoint middle = border->rect().center();
        QTest::mousePress(border, Qt::LeftButton, {}, middle);
        QTest::mouseMove(border, middle + QPoint(60, 0));
        QTest::mouseRelease(border, Qt::LeftButton, {}, middle + QPoint(60, 0));
        const int chosen = editor().width();
        QVERIFY(chosen > 250);
        QVERIFY(m_window->close());
        closeWindow();
        openWindow();
        m_window->resize(1280, 800);
        open("3 of 4");
        QTRY_COMPARE(editor().width(), chosen);
        QSettings().clear(); // as before, for the other tests
    }

    // Beside the board, or below it where both would be too narrow.
    void belowTheBoardOnSmallScreens()
    {
        open("3 of 4");
        const auto corner = [&](const QWidget& widget) {
            return widget.mapTo(m_window.get(), QPoint(0, 0));
        };
        m_window->resize(1024, 768);
        QTRY_VERIFY(corner(editor()).y() > corner(m_window->board()).y() + 100);
        QVERIFY(m_window->board().width() > 300);
        QVERIFY(m_window->board().height() > editor().height());
        m_window->resize(1400, 768);
        QTRY_VERIFY(corner(editor()).x() + editor().width() <= corner(m_window->board()).x());
        QVERIFY(m_window->board().width() >= editor().width());
        m_window->resize(1024, 768);
        QTRY_VERIFY(corner(editor()).y() > corner(m_window->board()).y() + 100);
    }

    // An editor that comes when the window is narrow already has its place below, too.
    void openedOnASmallScreen()
    {
        m_window->resize(1024, 768);
        QCOMPARE(m_window->width(), 1024);
        open("3 of 4");
        const auto corner = [&](const QWidget& widget) {
            return widget.mapTo(m_window.get(), QPoint(0, 0));
        };
        QTRY_VERIFY(corner(editor()).y() > corner(m_window->board()).y() + 100);
        QVERIFY(m_window->board().height() > editor().height());
        m_window->resize(1400, 768);
        QTRY_VERIFY(corner(editor()).x() + editor().width() <= corner(m_window->board()).x());
    }

    // In the order of the keyboard the text stands before its board, at whatever time it came.
    void tabLeadsFromTheTextToTheBoard()
    {
        open("3 of 4");
        const QWidget* next = editor().data().nextInFocusChain();
        while ((next->focusPolicy() & Qt::TabFocus) == 0)
            next = next->nextInFocusChain();
        QCOMPARE(next, &m_window->board());
    }

    void faultAndMending()
    {
        open("3 of 4");
        const ProblemPtr before = workbench().document().problem;
        type("3 off 4");
        QTRY_COMPARE(text().faultLines(), std::vector<int>{0});
        QCOMPARE(text().annotation(0), QStringLiteral("here belongs \"of\""));
        QCOMPARE(editor().status(), QStringLiteral("1 error(s)"));
        QCOMPARE(workbench().document().problem, before); // the last good board
        QVERIFY(m_window->isWindowModified());
        // That the board is not that of the text is said of each text with errors.
        type("3 offf 4");
        QTRY_VERIFY(workbench().document().draft &&
                    *workbench().document().draft == Source{"3 offf 4"});
        QTRY_VERIFY(m_window->reason().contains("has errors"));
        type("2 of 3");
        QTRY_COMPARE(variables(), 2U);
        QVERIFY(text().faultLines().empty());
        QCOMPARE(editor().status(), QString());
        QVERIFY(text().hasFocus()); // one types on
        QTest::keyClick(&text(), Qt::Key_Escape);
        key(Qt::Key_End);
        QTRY_VERIFY(workbench().moment()->outcome);
        QCOMPARE(workbench().moment()->trace->solutionCount(), std::uint64_t{6});
    }

    // Whatever is done with the board meanwhile is done with what the text said before.
    void theBoardIsSaidToBeOlder()
    {
        open("3 of 4");
        const auto* const said = m_window->findChild<QLabel*>(QStringLiteral("older-text"));
        QVERIFY(said != nullptr);
        QVERIFY(!said->isVisible());
        type("3 off 4");
        QTRY_VERIFY(said->isVisible());
        QTest::keyClick(&text(), Qt::Key_Escape);
        key(Qt::Key_Period);
        QTRY_COMPARE(player().position(), quint64{1});
        QVERIFY(said->isVisible());
        type("2 of 3");
        QTRY_COMPARE(variables(), 2U);
        QVERIFY(!said->isVisible());
    }

    // Without a line there is nothing marked: what is wrong is said itself.
    void faultOfTheWhole()
    {
        open("3 of 4");
        type("nobody");
        QTRY_VERIFY2(m_window->reason().contains("nobody is there to read it"),
                     qPrintable(m_window->reason()));
        QVERIFY(!m_window->reason().contains("marked"));
        QVERIFY(text().faultLines().empty());
    }

    void faultInData()
    {
        open("3 of 4");
        editor().data().show("");
        emit editor().edited({"3 of 4", "bad"});
        QTRY_COMPARE(editor().data().faultLines(), std::vector<int>{0});
        QVERIFY(text().faultLines().empty());
        windowKey(Qt::Key_F4);
        QVERIFY(editor().data().hasFocus());
    }

    // Text, board and run are one history.
    void undoSpansBoth()
    {
        open("3 of 4");
        type("2 of 3");
        QTRY_COMPARE(variables(), 2U);
        type("4 of 4");
        QTRY_COMPARE(variables(), 4U);
        undo();
        QCOMPARE(written(), "2 of 3");
        QCOMPARE(variables(), 2U);
        undo();
        QCOMPARE(written(), "3 of 4");
        QCOMPARE(variables(), 3U);
        redo();
        redo();
        QCOMPARE(written(), "4 of 4");
        QCOMPARE(variables(), 4U);
        undo();
        undo();
        QTest::keyClick(&text(), Qt::Key_Escape);
        key(Qt::Key_Period);
        QTRY_COMPARE(player().position(), quint64{1});
        type("1 of 2");
        undo(); // before there was a pause
        QCOMPARE(written(), "3 of 4");
        QVERIFY(workbench().moment()->isWatching());
        QCOMPARE(player().position(), quint64{1});
        redo(); // nothing was known of it yet
        QCOMPARE(written(), "1 of 2");
        QTRY_COMPARE(variables(), 1U);
    }

    void brokenTextIsUndone()
    {
        open("3 of 4");
        type("x");
        QTRY_COMPARE(text().faultLines().size(), std::size_t{1});
        undo();
        QCOMPARE(written(), "3 of 4");
        QVERIFY(text().faultLines().empty());
        redo();
        QCOMPARE(written(), "x");
        QTRY_COMPARE(text().faultLines().size(), std::size_t{1});
        choose("queens");
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(written(), "x");
        QTRY_COMPARE(text().faultLines().size(), std::size_t{1});
    }

    void runsAgain()
    {
        open("3 of 4");
        key(Qt::Key_End);
        QTRY_VERIFY(isWatchedToTheEnd());
        const auto first = workbench().moment()->trace;
        type("4 of 5");
        QTRY_VERIFY(workbench().moment()->trace != first && variables() == 4);
        QVERIFY(workbench().moment()->isWatching());
        QTRY_VERIFY(player().position() > 0);
    }

    // What takes forever is given up as soon as the text says something else, or is left.
    void compilingIsCancelled()
    {
        open("3 of 4");
        type("wait");
        QTRY_COMPARE(editor().status(), QStringLiteral("Compiling…"));
        type("2 of 4");
        QTRY_COMPARE(variables(), 2U);
        type("wait 2");
        QTRY_COMPARE(editor().status(), QStringLiteral("Compiling…"));
        choose("queens");
        choose("sudoku");
        QVERIFY(!editor().isVisible());
        open("3 of 4");
        QCOMPARE(editor().status(), QString());
    }

    void savedAsItStands()
    {
        open("3 of 4");
        const QString name = m_folder.filePath("choice.txt");
        type("3 off 4");
        QTest::keyClick(&text(), Qt::Key_F4, Qt::ShiftModifier); // a key of the window
        QVERIFY(workbench().document().draft);
        QVERIFY(saveProblem(workbench().document(), name, "text"));
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("3 off 4"));
        workbench().keepIn(workbench().document(), DocumentFile::Kind::Problem, name,
                           FileStamp::of(name), "text");
        QVERIFY(!m_window->isWindowModified());
        type("3 of 5");
        QTRY_VERIFY(!workbench().document().draft);
        QVERIFY(m_window->isWindowModified());
    }

    void dataFromFile()
    {
        open("3 of 4");
        const QString name = m_folder.filePath("bad.data");
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("bad");
        file.close();
        QVERIFY(m_window->openFile(name));
        QCOMPARE(editor().source(), (Source{"3 of 4", "bad"}));
        QTRY_COMPARE(editor().data().faultLines(), std::vector<int>{0});
        undo();
        QCOMPARE(editor().source(), Source{"3 of 4"});
    }

    // It is shown with what is to be filled in, in the order of the model.
    void aModelWithoutItsData()
    {
        if (!model::hasMiniZinc())
            QSKIP("MiniZinc is not installed");
        const QString name = m_folder.filePath("wants.mzn");
        const std::string model = "int: n;\narray[1..n] of int: a;\nvar 1..n: x;\n"
                                  "constraint x > a[1];\nsolve satisfy;\n";
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(model.c_str());
        file.close();
        QVERIFY(m_window->openFile(name));
        QCOMPARE(editor().source(), (Source{model, "n = ;\na = ;\n"}));
        QVERIFY2(m_window->message().contains("n, a"), qPrintable(m_window->message()));
        QTRY_VERIFY(editor().isDataInFront());
        QCOMPARE(editor().data().faultLines(), (std::vector<int>{0, 1}));
        QVERIFY(m_window->windowTitle().contains("wants.mzn"));
        QVERIFY(!m_window->isWindowModified());
        QVERIFY(m_window->board().graphicsEffect() != nullptr); // it is another model's
        QVERIFY(m_window->reason().contains("has errors"));
        emit editor().edited({model, "n = 3;\na = [1, 1, 1];\n"});
        QTRY_VERIFY(!workbench().document().draft);
        QVERIFY(m_window->board().graphicsEffect() == nullptr);
        QCOMPARE(workbench().document().puzzle, findPuzzle("model"));
        // It is still that file's, and another one now than that holds.
        QCOMPARE(workbench().document().file->name(), name);
        QVERIFY(workbench().document().file->canBeSaved());
        QVERIFY(m_window->windowTitle().contains("wants.mzn"));
        QVERIFY(m_window->isWindowModified());
    }

    // Data may be JSON; a puzzle in such a file is none of a model's.
    void dataInJsonFromFile()
    {
        if (!model::hasMiniZinc())
            QSKIP("MiniZinc is not installed");
        const auto write = [&](const char* name, const std::string& text) {
            QFile file(m_folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text.c_str());
        };
        const std::string model = "int: n;\narray[1..n] of int: a;\nvar 1..n: x;\n"
                                  "constraint x > a[1];\nsolve satisfy;\n";
        const std::string data = "{\n  \"n\": 3,\n  \"a\": [1, 1, 1]\n}\n";
        write("json.mzn", model);
        write("json.json", data);
        QVERIFY(m_window->openFile(m_folder.filePath("json.mzn")));
        QVERIFY(m_window->openFile(m_folder.filePath("json.json")));
        QCOMPARE(editor().source(), (Source{model, data}));
        QTRY_VERIFY(!workbench().document().draft);
        QCOMPARE(editor().source(), (Source{model, data}));
        const SourceEditing& editing = *sourceEditing(*workbench().document().puzzle);
        QVERIFY(!editing.areData("{\"size\": 9, \"n\": 3}", editor().source()));
        QVERIFY(!editing.areData("n = 3", editor().source()));
    }

    // It is shown with what is wrong marked, so that it can be fixed there.
    void aModelWithAMistake()
    {
        if (!model::hasMiniZinc())
            QSKIP("MiniZinc is not installed");
        const QString name = m_folder.filePath("wrong.mzn");
        const std::string model = "var 1..3: x;\nconstraint x > y;\nsolve satisfy;\n";
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(model.c_str());
        file.close();
        QVERIFY(m_window->openFile(name));
        QCOMPARE(editor().source(), Source{model});
        QVERIFY2(m_window->message().contains("undefined identifier"),
                 qPrintable(m_window->message()));
        QTRY_COMPARE(text().faultLines(), std::vector<int>{1});
        emit editor().edited({"var 1..3: x;\nsolve satisfy;\n"});
        QTRY_VERIFY(!workbench().document().draft);
    }

    // Whoever cancels has the window as it was, and nothing goes on or starts again behind it.
    void openingThatIsCancelled()
    {
        const OtherMiniZinc other("exec sleep 600");
        const Document before = workbench().document();
        QTimer timer;
        connect(&timer, &QTimer::timeout, &timer, [&] {
            auto* const dialog = qobject_cast<QProgressDialog*>(QApplication::activeModalWidget());
            if (dialog != nullptr && other.compilations() > 0)
                dialog->findChild<QPushButton*>()->click();
        });
        timer.start(10);
        QVERIFY(!m_window->openFile(other.model()));
        timer.stop();
        QCOMPARE(other.compilations(), 1);
        QVERIFY(workbench().document().problem == before.problem);
        QVERIFY(!workbench().document().draft);
        QVERIFY(m_window->findChild<ModelEditor*>() == nullptr);
    }

    // It is compiled once, however many look at the text; in that there is nothing to be fixed.
    void aModelThatIsTooMuch()
    {
        const OtherMiniZinc other("echo 'std::bad_alloc' >&2; exit 1");
        const Document before = workbench().document();
        QVERIFY(!m_window->openFile(other.model()));
        QVERIFY2(m_window->message().contains("needs more than 4 GB of memory"),
                 qPrintable(m_window->message()));
        QCOMPARE(other.compilations(), 1);
        QVERIFY(workbench().document().problem == before.problem);
        QVERIFY(m_window->findChild<ModelEditor*>() == nullptr);
    }

    // Of a finished search for the best the window says that the last solution is.
    void theBestIsProved()
    {
        if (!model::hasMiniZinc())
            QSKIP("MiniZinc is not installed");
        const QString name = m_folder.filePath("best.mzn");
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("var 1..4: x;\nvar 1..4: y;\nconstraint x + y < 6;\nsolve maximize x;\n");
        file.close();
        QVERIFY(m_window->openFile(name));
        // What is found on the way is not the number of solutions.
        const auto* const status = m_window->findChild<QLabel*>(QStringLiteral("solutions-status"));
        QTRY_COMPARE(status->text(),
                     QStringLiteral("There are solutions; a search finds the best"));
        workbench().wake();
        player().toEnd();
        const auto isSaid = [&] {
            return std::ranges::any_of(
                m_window->strategyPanel().findChildren<QLabel*>(), [](const QLabel* label) {
                    return label->text().contains(
                               "The last solution is proven optimal. It is solution ") &&
                           label->text().endsWith("End, then Shift+N leads to it.");
                });
        };
        QTRY_VERIFY(isSaid());
    }

    // Text that says nothing is kept with a session, too.
    void sessionKeepsBrokenText()
    {
        open("3 of 4");
        type("3 off 4");
        QTRY_COMPARE(text().faultLines().size(), std::size_t{1});
        const SessionFile session = workbench().sessionFile();
        QCOMPARE(session.parts["source"]["text"].get<std::string>(), "3 off 4");
        workbench().openSession(session, verbatim("Open"));
        QCOMPARE(written(), "3 off 4");
    }
};

QTEST_MAIN(TestSourceText)
#include "tst_app_sourcetext.moc"
