// Text that several puzzles can read: the window asks, with the keyboard and the mouse; text of one
// puzzle is opened at once, whatever is on the board.

#include <QClipboard>
#include <QLabel>
#include <QListWidget>

#include "app/gui/readingdialog.h"
#include "tests/windowfixture.h"

using namespace clew;
using namespace clew::test;

class TestReadings : public QObject, WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnFolders(); }
    void init()
    {
        openWindow();
        choose("queens");
    }
    void cleanup() { closeWindow(); }

    // Files of one ending hold a board as lines, or many boards, one a line.
    void aFileNamedForItsPuzzle()
    {
        const QString name = m_folder.filePath("line.sdk");
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("4").leftJustified(81, '.') + '\n');
        file.close();
        QVERIFY(m_window->openFile(name));
        QCOMPARE(m_window->workbench().document().puzzle->info().id, std::string("sudoku"));
    }

    void asks_data()
    {
        QTest::addColumn<QList<int>>("keys");
        QTest::addColumn<QString>("opened"); // the puzzle; empty: nothing
        QTest::newRow("the proposed one") << QList<int>{Qt::Key_Return} << "queens";
        QTest::newRow("the other one") << QList<int>{Qt::Key_Down, Qt::Key_Return} << "arithmetic";
        QTest::newRow("by its first letter")
            << QList<int>{Qt::Key_A, Qt::Key_Return} << "arithmetic";
        QTest::newRow("none") << QList<int>{Qt::Key_Down, Qt::Key_Escape} << "";
    }

    void asks()
    {
        QFETCH(QList<int>, keys);
        QFETCH(QString, opened);
        const ProblemPtr before = m_window->workbench().document().problem;
        QGuiApplication::clipboard()->setText(QStringLiteral("1 2 3 4"));
        bool asked = false;
        QTimer whenAsked;
        answer(whenAsked, [&](QListWidget& list) {
            QCOMPARE(list.count(), 2);
            for (int row = 0; row < list.count(); ++row)
                QVERIFY(!list.item(row)->icon().isNull());
            asked = true;
            for (const int each : keys)
                QTest::keyClick(&list, static_cast<Qt::Key>(each));
        });
        key(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(asked);
        const Document& document = m_window->workbench().document();
        if (opened.isEmpty()) {
            QCOMPARE(document.problem, before);
            return;
        }
        QCOMPARE(QString::fromStdString(document.puzzle->info().id), opened);
        // A step on its own puzzle's board; on another nothing has changed.
        if (opened == QStringLiteral("queens"))
            m_window->workbench().history().undo();
        else
            m_window->workbench().choosePuzzle(*findPuzzle("queens"));
        QCOMPARE(m_window->workbench().document().problem, before);
    }

    void asksOfAFile()
    {
        const QString path = m_folder.filePath("either.txt");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("1 2 3 4\n");
        file.close();
        QTimer whenAsked;
        answer(whenAsked, [](QListWidget& list) {
            QTest::keyClick(&list, Qt::Key_Down);
            QTest::keyClick(&list, Qt::Key_Return);
        });
        QVERIFY(m_window->openFile(path));
        QCOMPARE(m_window->workbench().document().puzzle, findPuzzle("arithmetic"));
        QCOMPARE(m_window->workbench().document().file->name(), path);
    }

    // A collection lists its boards; what is saved over its file is not one of them.
    void asksForABoard()
    {
        const QString path = m_folder.filePath("many.sdm");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (const char digit : {'4', '5', '6'})
            file.write(QByteArray(1, digit).leftJustified(81, '.') + "\n");
        file.close();
        bool asked = false;
        QTimer whenAsked;
        answer(whenAsked, [&](QListWidget& list) {
            QCOMPARE(list.count(), 3);
            QVERIFY(list.item(2)->text().startsWith(QStringLiteral("Board 3\n")));
            QVERIFY(!list.item(2)->icon().isNull());
            asked = true;
            QTest::keyClick(&list, Qt::Key_Down);
            QTest::keyClick(&list, Qt::Key_Return);
        });
        QVERIFY(m_window->openFile(path));
        QVERIFY(asked);
        const Document& document = m_window->workbench().document();
        QCOMPARE(document.puzzle->write(*document.problem, "line").substr(0, 2), std::string("5."));
        QVERIFY(document.file->name().isEmpty());
    }

    // One line that is spoilt keeps none of the others closed, and is named.
    void aSpoiltLineIsNamed()
    {
        const QString path = m_folder.filePath("spoilt.txt");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("# boards\n" + QByteArray("4").leftJustified(81, '.') + "\n" +
                   QByteArray("5").leftJustified(80, '.') + "\n" +
                   QByteArray("6").leftJustified(81, '.') + "\n");
        file.close();
        QString unread;
        QTimer whenAsked;
        answer(whenAsked, [&](QListWidget& list) {
            if (const auto* const label = list.window()->findChild<QLabel*>("unread"))
                unread = label->text();
            QTest::keyClick(&list, Qt::Key_Down);
            QTest::keyClick(&list, Qt::Key_Return);
        });
        QVERIFY2(m_window->openFile(path), qPrintable(m_window->message()));
        QVERIFY2(unread.startsWith(QStringLiteral("1 line(s) could not be read:\nLine 3, column ")),
                 qPrintable(unread));
        const Document& document = m_window->workbench().document();
        QCOMPARE(document.puzzle->write(*document.problem, "line").substr(0, 2), std::string("6."));
    }

    // Pencil marks are the player's.
    void marksAreKeptForPlaying()
    {
        QGuiApplication::clipboard()->setText(
            QStringLiteral("12 3 | 4 12\n4 12 | 12 3\n-----+-----\n34 4 | 2 1\n2 1 | 3 4\n"));
        key(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(m_window->message().contains(QStringLiteral("pencil marks")));
        m_window->workbench().playByHand();
        const Notes& notes = *m_window->workbench().hand()->notes();
        QCOMPARE(notes.size(), std::size_t{10});
        QVERIFY(std::ranges::count(notes, Note{NoteKind::Centre, 8, 3}) == 1);
    }

    // Nobody spells a Sudoku of which a digit was lost.
    void asksOfANearMiss_data()
    {
        QTest::addColumn<int>("pressed");
        QTest::addColumn<QString>("shown"); // the puzzle after that
        QTest::newRow("not meant") << static_cast<int>(Qt::Key_Escape) << "queens";
        QTest::newRow("meant") << static_cast<int>(Qt::Key_Return) << "words";
    }

    void asksOfANearMiss()
    {
        QFETCH(int, pressed);
        QFETCH(QString, shown);
        QGuiApplication::clipboard()->setText(QString("0").repeated(79) + "1");
        QString said;
        int readings = 0;
        QTimer whenAsked;
        answer(whenAsked, [&](QListWidget& list) {
            readings = list.count();
            for (const auto* const label : list.window()->findChildren<QLabel*>())
                said += label->text();
            list.setCurrentRow(list.count() - 1);
            QTest::keyClick(&list, static_cast<Qt::Key>(pressed));
        });
        key(Qt::Key_V, Qt::ControlModifier);
        QVERIFY2(said.contains(QStringLiteral("nearly a Sudoku: it has 80 digits")),
                 qPrintable(said));
        QCOMPARE(readings, 2); // as the squares of queens, and as a number
        QCOMPARE(QString::fromStdString(m_window->workbench().document().puzzle->info().id), shown);
    }

    void opensTheOnlyOne()
    {
        QGuiApplication::clipboard()->setText(QString("0").repeated(80) + "1");
        key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(m_window->workbench().document().puzzle, findPuzzle("sudoku"));
    }

private:
    /// As soon as the dialog is there, whatever opens it.
    template<class Answer>
    void answer(QTimer& whenAsked, Answer give)
    {
        connect(&whenAsked, &QTimer::timeout, this, [&whenAsked, give] {
            auto* const dialog = qobject_cast<ReadingDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr)
                return;
            whenAsked.stop();
            give(*dialog->findChild<QListWidget*>());
        });
        whenAsked.start(10);
    }
};

QTEST_MAIN(TestReadings)
#include "tst_app_readings.moc"
