// Whose file it is: what Save overwrites and when it asks, the title, inputs that are no files.

#include <QClipboard>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QtTest>
#include <sys/stat.h>

#include "app/gui/mainwindow.h"
#include "core/files/link.h"
#include "core/files/tracefile.h"
#include "core/puzzle/registry.h"
#include "core/session/documentio.h"
#include "tests/windowfixture.h"
#include "widgets/board.h"
#include "widgets/commandpalette.h"
#include "widgets/fittingscreen.h"

using namespace clew;

class TestFiles : public QObject, private test::WindowFixture
{
    Q_OBJECT

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(name); }

    static QByteArray bytesOf(const QString& name)
    {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
    }
    [[nodiscard]] QString write(const char* name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
        return file.fileName();
    }

    // Not by keys: after a dialog it takes a while until the window has them again.
    void trigger(const char* name) const
    {
        const auto actions = m_window->actions();
        const auto action = std::ranges::find_if(
            actions, [name](const QAction* one) { return plainText(*one) == QLatin1String(name); });
        QVERIFY(action != actions.end());
        (*action)->trigger();
    }
    void saveAs(const QString& name) const
    {
        QFile::remove(name); // nothing is asked
        inDialog([name](QDialog& dialog) {
            dialog.findChild<QLineEdit*>()->setText(name);
            QTest::keyClick(dialog.findChild<QLineEdit*>(), Qt::Key_Return);
        });
        trigger("Save as");
        QVERIFY2(QFile::exists(name), qPrintable(m_window->message()));
    }
    // Presses Ctrl+S; whether a name was asked for, which is not given.
    [[nodiscard]] bool asks() const
    {
        bool asked = false;
        inDialog([&asked](QDialog& dialog) {
            asked = qobject_cast<QFileDialog*>(&dialog) != nullptr;
            dialog.reject();
        });
        trigger("Save");
        for (QTimer* const timer : m_window->findChildren<QTimer*>(Qt::FindDirectChildrenOnly))
            delete timer; // of inDialog(), if none opened
        return asked;
    }

    // The change that the row names.
    void change(const QByteArray& how)
    {
        const Puzzle& queens = *findPuzzle("queens");
        if (how == "edit" || how == "edit, undone")
            emit m_window->board().edited(queens.presetProblem(*queens.preset("6")), "Edit");
        if (how == "edit, undone" || how == "undo")
            m_window->workbench().history().undo();
        if (how == "strategy")
            m_window->strategyPanel().chooser().setCurrentIndex(2);
        if (how == "search")
            watch(5);
        if (how == "search, stopped") {
            watch(5);
            trigger("Stop, back to editing");
        }
        if (how == "puzzle")
            trigger("Sudoku");
        if (how == "preset")
            m_window->workbench().choosePreset(queens, *queens.preset("6"));
        if (how == "new puzzle")
            m_window->workbench().push({&queens, queens.presetProblem(*queens.preset("6"))},
                                       verbatim("New"));
        if (how == "board's own means")
            emit m_window->board().replaced(queens.presetProblem(*queens.preset("6")), "Other");
        if (how == "paste")
            QGuiApplication::clipboard()->setText(QStringLiteral("Q...\n....\n....\n....\n"));
        if (how == "link")
            QGuiApplication::clipboard()->setText(QString::fromStdString(
                writeLink({&queens, queens.presetProblem(*queens.preset("6")), 0, {}, 0})));
        if (how == "paste" || how == "link")
            trigger("Paste board");
        if (how == "trace") {
            watch(20);
            const Document document = m_window->workbench().snapshot();
            QVERIFY(saveTrace(document, {}, path("X.CLEWTRACE")));
            QVERIFY(m_window->openFile(path("X.CLEWTRACE")));
        }
    }

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void saveKnowsItsDocument_data()
    {
        QTest::addColumn<bool>("asks");
        QTest::addColumn<bool>("changes"); // what the file holds
        for (const char* const how :
             {"nothing", "edit, undone", "strategy", "search", "search, stopped"})
            QTest::newRow(how) << false << false;
        QTest::newRow("edit") << false << true;
        for (const char* const how : {"puzzle", "preset", "new puzzle", "board's own means",
                                      "paste", "link", "trace", "undo"})
            QTest::newRow(how) << true << false;
    }
    void saveKnowsItsDocument()
    {
        QFETCH(bool, asks);
        QFETCH(bool, changes);
        choose("queens", nullptr, "p90");
        const QString name = path("a.queens");
        saveAs(name);
        const QByteArray before = bytesOf(name);
        change(QTest::currentDataTag());
        const QByteArray traceBefore = bytesOf(path("X.CLEWTRACE"));
        QCOMPARE(this->asks(), asks);
        QCOMPARE(bytesOf(name) != before, changes);
        QCOMPARE(bytesOf(path("X.CLEWTRACE")), traceBefore);
    }

    // Undo brings a document back with its file.
    void undoBringsFilesBack()
    {
        choose("queens", nullptr, "p90");
        saveAs(path("a.queens"));
        choose("queens", nullptr, "6");
        saveAs(path("b.queens"));
        const QByteArray second = bytesOf(path("b.queens"));
        m_window->workbench().history().undo();
        QVERIFY(QFile::remove(path("a.queens")));
        QVERIFY(!asks());
        QVERIFY(QFile::exists(path("a.queens")));
        m_window->workbench().history().redo();
        QVERIFY(!asks());
        QCOMPARE(bytesOf(path("b.queens")), second);
    }

    void titleShowsFileAndChanges()
    {
        choose("queens", nullptr, "p90");
        QVERIFY(!m_window->isWindowModified());
        saveAs(path("a[*].queens"));
        QVERIFY2(m_window->windowTitle().startsWith("a[*][*].queens[*] · "),
                 qPrintable(m_window->windowTitle()));
        QVERIFY(!m_window->isWindowModified());
        change("edit");
        QVERIFY(m_window->isWindowModified());
        m_window->workbench().history().undo();
        QVERIFY(!m_window->isWindowModified());
        m_window->workbench().history().redo();
        QVERIFY(m_window->isWindowModified());
        trigger("Save");
        QVERIFY(!m_window->isWindowModified());
        m_window->workbench().history().undo();
        QVERIFY(m_window->isWindowModified());
        change("preset");
        QVERIFY(!m_window->windowTitle().contains(".queens["));
        QVERIFY(!m_window->isWindowModified());
    }

    // A session holds strategy and run as well, wherever the playhead stands.
    void sessionsAreChangedByMore()
    {
        choose("queens", nullptr, "p90");
        watch(5);
        saveAs(path("a.clew"));
        QVERIFY(!m_window->isWindowModified());
        player().seek(3);
        QVERIFY(!m_window->isWindowModified());
        change("strategy");
        QVERIFY(m_window->isWindowModified());
        m_window->workbench().history().undo();
        QVERIFY(!m_window->isWindowModified());
    }

    void whatWouldLoseSomethingIsAsked_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("asks");
        const Puzzle& sudoku = *findPuzzle("sudoku");
        const QByteArray one = QByteArray::fromStdString(sudoku.write(
            *sudoku.presetProblem(sudoku.info().presets.front()), keepingFormat(sudoku).id));
        QTest::newRow("own.sdk") << one << false;
        QTest::newRow("own.SDK") << QByteArray(one).replace("\n", "\r\n") << false;
        QTest::newRow("own.txt") << one << false;
        QTest::newRow("comment.sdk") << "# by Anna\n" + one << true;
    }
    void whatWouldLoseSomethingIsAsked()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, asks);
        const QString name = write(QTest::currentDataTag(), text);
        QVERIFY2(m_window->openFile(name), qPrintable(m_window->message()));
        QCOMPARE(this->asks(), asks);
        if (asks)
            QCOMPARE(bytesOf(name), text);
    }

    // A name that promises something else is not written to.
    void foreignSuffixesAreRefused_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("another puzzle") << "a.sdk";
        QTest::newRow("a trace") << "a.ClewTrace";
    }
    void foreignSuffixesAreRefused()
    {
        QFETCH(QString, name);
        choose("queens", nullptr, "p90");
        const QString whole = m_folder.filePath(name);
        QFile::remove(whole);
        inDialog([whole](QDialog& dialog) {
            dialog.findChild<QLineEdit*>()->setText(whole);
            QTest::keyClick(dialog.findChild<QLineEdit*>(), Qt::Key_Return);
        });
        trigger("Save");
        QVERIFY2(m_window->message().contains("extension"), qPrintable(m_window->message()));
        QVERIFY(!QFile::exists(whole));
    }

    void whatOthersWroteIsNotLost_data()
    {
        QTest::addColumn<bool>("overwrites");
        QTest::newRow("cancelled") << false;
        QTest::newRow("overwritten") << true;
    }
    void whatOthersWroteIsNotLost()
    {
        QFETCH(bool, overwrites);
        choose("queens", nullptr, "p90");
        const QString name = path("a.queens");
        saveAs(name);
        const QByteArray own = bytesOf(name);
        QVERIFY(write("a.queens", "by another program") == name);
        bool asked = false;
        inDialog([&](QDialog& dialog) {
            auto* const box = qobject_cast<QMessageBox*>(&dialog);
            if (box == nullptr)
                return dialog.reject();
            asked = true;
            for (QAbstractButton* const button : box->buttons())
                if ((box->buttonRole(button) == QMessageBox::DestructiveRole) == overwrites)
                    return button->click();
        });
        trigger("Save");
        QVERIFY(asked);
        QCOMPARE(bytesOf(name), overwrites ? own : QByteArray("by another program"));
    }

    // Of a run that somebody else recorded nothing is lost in a session.
    void sessionsKeepOpenedTraces()
    {
        choose("queens", "backtracking", "6");
        trigger("To the end");
        QTRY_VERIFY(isWatchedToTheEnd());
        const auto recorded = m_window->workbench().document().trace;
        TraceHeader header;
        header.puzzle = "queens";
        header.strategy = "somebody's own";
        header.format = keepingFormat(*findPuzzle("queens")).id;
        header.problem =
            findPuzzle("queens")->write(*m_window->workbench().document().problem, header.format);
        QVERIFY(writeTrace(path("theirs.clewtrace").toStdString(), header, *recorded));
        QVERIFY(m_window->openFile(path("theirs.clewtrace")));
        player().seek(40);
        QVERIFY(QDir(m_folder.path()).mkpath("kept"));
        const QString session = path("kept/s.clew");
        QVERIFY(saveSession(session));
        QVERIFY(saveSession(session)); // the trace is beside it already
        QCOMPARE(QDir(path("kept")).entryList(QDir::Files), (QStringList{"s.clew", "s.clewtrace"}));
        QVERIFY(QFile::remove(path("theirs.clewtrace")));
        QVERIFY(QDir().rename(path("kept"), path("moved"))); // both together

        openWindow();
        QVERIFY(m_window->openFile(path("moved/s.clew")));
        QCOMPARE(player().position(), quint64{40});
        QCOMPARE(player().length(), recorded->size());
        QCOMPARE(m_window->workbench().document().recording->header.strategy, header.strategy);

        openWindow(); // without it the session says so, and searches itself
        QVERIFY(QFile::remove(path("moved/s.clewtrace")));
        QVERIFY(m_window->openFile(path("moved/s.clew")));
        QVERIFY2(m_window->message().contains("s.clewtrace"), qPrintable(m_window->message()));
        QTRY_COMPARE(player().position(), quint64{40});
    }

    void inputsThatAreNoFiles_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("reason");
        QTest::newRow("device") << "/dev/zero"
                                << "device";
        QTest::newRow("folder") << "/usr"
                                << "folder";
        for (const char* const suffix : {"", ".clew", ".clewtrace", ".clewlesson", ".queens"}) {
            const QString pipe = m_folder.filePath(QStringLiteral("pipe%1").arg(suffix));
            QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
            QTest::addRow("pipe %s", suffix) << pipe << "pipe";
            const QString zeros = m_folder.filePath(QStringLiteral("zeros%1").arg(suffix));
            QVERIFY(QFile::link(QStringLiteral("/dev/zero"), zeros));
            QTest::addRow("zeros %s", suffix) << zeros << "device";
        }
    }
    void inputsThatAreNoFiles()
    {
        QFETCH(QString, name);
        QFETCH(QString, reason);
        const ProblemPtr before = m_window->workbench().document().problem;
        QVERIFY(!m_window->openFile(name));
        QVERIFY2(m_window->message().contains(reason), qPrintable(m_window->message()));
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(name)});
        m_window->showMessage({});
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(m_window.get(), &enter);
        QDropEvent drop({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(m_window.get(), &drop);
        QTRY_VERIFY(m_window->message().contains(reason));
        QCOMPARE(m_window->workbench().document().problem, before);
    }

    // Qt makes them at one size, which at 200 % is more than a small screen has.
    void dialogsFitTheScreen()
    {
        QFileDialog dialog(m_window.get());
        dialog.setOption(QFileDialog::DontUseNativeDialog);
        dialog.resize(4000, 4000);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        const QSize room = dialog.screen()->availableSize() - roomOfTitle();
        QCOMPARE(dialog.size().boundedTo(room), dialog.size());
    }

    // From picture…: neither waits for a pipe.
    void picturesThatAreNoFiles()
    {
        choose("nonogram");
        const QString pipe = path("pipe.png");
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QString text;
        QTimer timer;
        connect(&timer, &QTimer::timeout, &timer, [&] {
            QWidget* const modal = QApplication::activeModalWidget();
            if (auto* const files = qobject_cast<QFileDialog*>(modal)) {
                files->findChild<QLineEdit*>()->setText(pipe);
                QTest::keyClick(files->findChild<QLineEdit*>(), Qt::Key_Return);
            } else if (auto* const box = qobject_cast<QMessageBox*>(modal)) {
                text = box->text();
                box->accept();
            }
        });
        timer.start(20);
        for (auto* const button : m_window->board().tools()->findChildren<QAbstractButton*>())
            if (button->text().contains("icture"))
                button->click();
        QVERIFY2(text.contains("pipe"), qPrintable(text));
    }

    // What a desktop hands over: links as they are, files by their addresses.
    void desktopsOpen_data()
    {
        QTest::addColumn<QString>("named");
        const Puzzle& sudoku = *findPuzzle("sudoku");
        QTest::newRow("link") << QString::fromStdString(
            writeLink({&sudoku, sudoku.presetProblem(*sudoku.preset("p97"))}));
        QUrl address = QUrl::fromLocalFile(path("50% \u00fc #1?.txt"));
        QTest::newRow("address") << address.toString(QUrl::FullyEncoded);
        address.setHost(QStringLiteral("localhost"));
        QTest::newRow("with its host") << address.toString(QUrl::FullyEncoded);
        QTest::newRow("name") << address.path(QUrl::FullyDecoded);
    }
    void desktopsOpen()
    {
        QFETCH(QString, named);
        const Puzzle& sudoku = *findPuzzle("sudoku");
        const ProblemPtr clues = sudoku.presetProblem(*sudoku.preset("p97"));
        const QByteArray text = QByteArray::fromStdString(sudoku.write(*clues, "line"));
        QCOMPARE(bytesOf(write("50% \u00fc #1?.txt", text)), text);
        QVERIFY2(m_window->openFile(named), qPrintable(m_window->message()));
        QCOMPARE(document().puzzle->info().id, "sudoku");
        QVERIFY(sudoku.write(*document().problem, "line") == sudoku.write(*clues, "line"));
    }

    // Links are no files: they reach the program only as addresses.
    void theDesktopEntryTakesAddresses()
    {
        const QByteArray entry =
            bytesOf(QStringLiteral(TEST_DATA "/../../resources/package/org.clew.Clew.desktop"));
        QVERIFY2(entry.contains("\nExec=clew-workbench %u\n"), entry);
        QVERIFY2(entry.contains("x-scheme-handler/clew;"), entry);
    }
};

QTEST_MAIN(TestFiles)
#include "tst_app_files.moc"
