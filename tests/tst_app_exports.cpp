// What leaves the window: a page, figures, a booklet, and figures of many runs.

#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QtTest>

#include "core/study/runs.h"
#include "tests/windowfixture.h"
#include "widgets/figureview.h"

using namespace clew;

class TestExports : public QObject, private test::WindowFixture
{
    Q_OBJECT

private:
    QAction* action(const QString& text) const
    {
        for (QAction* const one : m_window->actions())
            if (one->text().remove(u'&') == text)
                return one;
        return nullptr;
    }

    // Answers the next file dialog with a file of this name in the test's folder.
    QString answerFile(const QString& name) const
    {
        const QString path = m_folder.filePath(name);
        inDialog([path](QDialog& dialog) {
            dialog.findChild<QLineEdit*>()->setText(path);
            QTest::keyClick(dialog.findChild<QLineEdit*>(), Qt::Key_Return);
        });
        return path;
    }

    static QByteArray contents(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    void watchQueens() const
    {
        choose("queens", "backtracking", "6");
        watch(60);
    }

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void page()
    {
        watchQueens();
        QAction* const page = action("Export page…");
        QVERIFY(page != nullptr);
        const QString path = answerFile("six.html");
        page->trigger();
        QTRY_VERIFY(contents(path).endsWith("</html>\n"));
        QVERIFY(contents(path).contains("clew:1/queens/backtracking"));
    }

    void nothingSearched()
    {
        choose("queens", "backtracking", "6");
        action("Export page…")->trigger();
        action("Figure of the tree…")->trigger();
        QVERIFY(QApplication::activeModalWidget() == nullptr);
    }

    void figures_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("begins");
        QTest::newRow("board") << "Figure of the board…"
                               << "board.svg" << QByteArray("<svg");
        QTest::newRow("tree") << "Figure of the tree…"
                              << "tree.pdf" << QByteArray("%PDF");
        QTest::newRow("icicle") << "Figure of the tree as an icicle…"
                                << "icicle.png" << QByteArray("\x89PNG");
        QTest::newRow("timeline") << "Figure of the timeline…"
                                  << "timeline.svg" << QByteArray("<svg");
        QTest::newRow("heat") << "Figure of the heat…"
                              << "heat.svg" << QByteArray("<svg");
    }
    void figures()
    {
        QFETCH(QString, text);
        QFETCH(QString, file);
        QFETCH(QByteArray, begins);
        watchQueens();
        const QString path = answerFile(file);
        action(text)->trigger();
        QTRY_VERIFY(contents(path).startsWith(begins));
    }

    void booklet()
    {
        choose("queens", "backtracking", "6");
        const QString path = m_folder.filePath("booklet.pdf");
        inDialog([this](QDialog& dialog) {
            dialog.findChild<QComboBox*>()->setCurrentIndex(0); // the puzzle on the board
            answerFile("booklet.pdf");
            dialog.accept();
        });
        action("Print booklet…")->trigger();
        QTRY_VERIFY(contents(path).startsWith("%PDF"));
    }

    // A table is opened, drawn as either figure and exported.
    void runs()
    {
        QFile table(m_folder.filePath("runs.csv"));
        QVERIFY(table.open(QIODevice::WriteOnly));
        table.write(runsHeading().c_str());
        for (int i = 1; i <= 5; ++i)
            for (const char* const strategy : {"logic", "dancing-links"}) {
                RunRow row{"sudoku", std::to_string(i), strategy, "solved"};
                row.seconds = i * 0.5;
                table.write(runsLine(row).c_str());
            }
        table.close();
        action("Table of runs…")->trigger();
        auto* const dialog = m_window->findChild<QDialog*>("runs");
        QVERIFY(dialog != nullptr);
        answerFile("runs.csv");
        const auto buttons = dialog->findChildren<QPushButton*>();
        const auto press = [&](const QString& text) {
            for (QPushButton* const button : buttons)
                if (button->text().remove(u'&') == text)
                    button->click();
        };
        press("Open tables…");
        QTRY_VERIFY(dialog->findChild<FigureView*>()->figure().has_value());
        dialog->findChild<QComboBox*>()->setCurrentIndex(1);
        const QString path = answerFile("profile.svg");
        press("Export figure…");
        QTRY_VERIFY(contents(path).contains("Performance profile"));
    }
};

QTEST_MAIN(TestExports)
#include "tst_app_exports.moc"
