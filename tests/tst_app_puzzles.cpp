// The Puzzle menu, new puzzles, and pictures of the board in files.

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QImage>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTreeWidget>
#include <QtTest>
#include <algorithm>
#include <set>

#include "app/gui/features/newpuzzledialog.h"
#include "app/gui/mainwindow.h"
#include "app/gui/pictureoutput.h"
#include "core/puzzle/registry.h"
#include "tests/windowfixture.h"
#include "widgets/board.h"
#include "widgets/commandpalette.h"
#include "widgets/picturepainter.h"
#include "widgets/puzzlepanel.h"
#include "widgets/strategypanel.h"

using namespace clew;

class TestPuzzles : public QObject, private test::WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void keysChoosePuzzles()
    {
        constexpr std::size_t kNumberKeys = 10; // the last one is 0
        for (std::size_t i = std::min(puzzles().size(), kNumberKeys); i-- > 0;) {
            windowKey(static_cast<Qt::Key>(Qt::Key_0 + (i + 1) % kNumberKeys), Qt::AltModifier);
            QCOMPARE(m_window->workbench().document().puzzle, puzzles()[i].get());
        }
        QVERIFY(!m_window->workbench().undoWhat()); // looking at a puzzle is no step
    }

    // Whoever has clicked a preset and then Play types into the board.
    void aPresetThatIsClickedLeadsToItsBoard()
    {
        choose("sudoku");
        QListWidget& presets = m_window->puzzlePanel().presetList();
        presets.setFocus();
        QTest::mouseClick(presets.viewport(), Qt::LeftButton, {},
                          presets.visualItemRect(presets.item(1)).center());
        QTRY_VERIFY(m_window->board().hasFocus());
        presets.setFocus();
        QTest::keyClick(&presets, Qt::Key_Down);
        QVERIFY(presets.hasFocus());
        key(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(m_window->workbench().hand() != nullptr);
        QTRY_VERIFY(m_window->board().hasFocus());
    }

    // Titles give way to a scroll bar only where there is one.
    void presetsThatFitLeaveNoRoomForABar()
    {
        choose("knight");
        QListWidget& presets = m_window->puzzlePanel().presetList();
        int longest = 0;
        for (int row = 0; row < presets.count(); ++row)
            longest = std::max(longest,
                               presets.fontMetrics().horizontalAdvance(presets.item(row)->text()));
        const auto heights = [&](int height) {
            presets.resize(longest + 23, height); // 22 lie beside a line
            std::set<int> found;
            for (int row = 0; row < presets.count(); ++row)
                found.insert(presets.item(row)->sizeHint().height());
            return found;
        };
        QCOMPARE(heights(2000).size(), std::size_t{1}); // a line each
        QCOMPARE(heights(60).size(), std::size_t{2});
    }

    // Wherever the keyboard was, in a panel that has nothing to show any more.
    void aChosenBoardHasTheKeyboard()
    {
        watch(3);
        windowKey(Qt::Key_W);
        QTRY_VERIFY(!m_window->board().hasFocus());
        windowKey(Qt::Key_2, Qt::AltModifier);
        QTRY_VERIFY(m_window->board().hasFocus());
    }

    // What was on the board is not lost by choosing the puzzle that is chosen already.
    void theChosenPuzzleIsNotChosenAgain()
    {
        windowKey(Qt::Key_1, Qt::AltModifier);
        QCOMPARE(m_window->workbench().history().count(), 0);
    }

    // Every preset and strategy of the puzzle at hand can be found by its name, and no other.
    void theCommandPaletteKnowsPresetsAndStrategies()
    {
        for (const auto& puzzle : puzzles()) {
            chooseByAction(*puzzle);
            for (const PresetInfo& preset : puzzle->info().presets)
                QVERIFY2(actionNamed(preset.title.text) != nullptr, preset.id.c_str());
            for (const StrategyInfo& strategy : puzzle->info().strategies)
                QVERIFY2(actionNamed(strategy.title.text) != nullptr, strategy.id.c_str());
        }
        QVERIFY(actionNamed("Twelve queens") == nullptr);
    }

    void namesComeWithoutTheirMnemonics()
    {
        QCOMPARE(plainText(QAction(QStringLiteral("Save &as…"))), QStringLiteral("Save as"));
        QCOMPARE(plainText(QAction(QStringLiteral("打开(&O)…"))), QStringLiteral("打开"));
        QCOMPARE(plainText(QAction(QStringLiteral("The first five (P93)"))),
                 QStringLiteral("The first five (P93)"));
    }

    void presetsAndStrategiesAreChosenByTheirActions()
    {
        chooseByAction(*findPuzzle("queens"));
        actionNamed("Twelve queens")->trigger();
        QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("12 queens")));
        QAction* const strategy = actionNamed("Dancing links");
        strategy->trigger();
        QCOMPARE(m_window->strategyPanel().chooser().currentText(),
                 QStringLiteral("Dancing links"));
        QVERIFY(actionNamed("Dancing links")->isChecked());
    }

    // Keys that are shortcuts of the window, too, are for the board while it is edited.
    void boardsHearTheirKeys()
    {
        chooseByAction(*findPuzzle("arithmetic"));
        const double speed = m_window->workbench().player().speed();
        type({Qt::Key_5, Qt::Key_Minus, Qt::Key_Return});
        QVERIFY2(boardText().startsWith(QStringLiteral("-5 3")), qPrintable(boardText()));
        type({Qt::Key_Plus, Qt::Key_8, Qt::Key_Return});
        QVERIFY2(boardText().startsWith(QStringLiteral("-5 8 3")), qPrintable(boardText()));
        QCOMPARE(m_window->workbench().player().speed(), speed);

        chooseByAction(*findPuzzle("graphs"));
        QTRY_VERIFY(m_window->board().hasFocus());
        QCoreApplication::processEvents(); // it is laid out
        const QImage before = m_window->board().grab().toImage();
        type({Qt::Key_Down}, Qt::ControlModifier); // the first node, which is at the top
        QVERIFY(m_window->board().grab().toImage() != before);

        chooseByAction(*findPuzzle("knight"));
        type({Qt::Key_X});
        QVERIFY2(boardText().startsWith(u'#'), qPrintable(boardText()));
    }

    void everyBoardTellsItsKeys()
    {
        for (const auto& puzzle : puzzles()) {
            chooseByAction(*puzzle);
            QVERIFY(!m_window->board().keyHelp().isEmpty());
        }
    }

    void newPuzzles_data()
    {
        QTest::addColumn<QString>("id");
        for (const auto& puzzle : puzzles())
            if (puzzle->info().generator)
                QTest::addRow("%s", puzzle->info().id.c_str())
                    << QString::fromStdString(puzzle->info().id);
    }

    // The dialog, as it opens, makes a puzzle of which the same number makes the same again.
    void newPuzzles()
    {
        QFETCH(QString, id);
        const Puzzle& puzzle = *findPuzzle(id.toStdString());
        chooseByAction(puzzle);
        const ProblemPtr before = m_window->workbench().document().problem;
        QString first;
        for (int i = 0; i < 2; ++i) {
            inDialog([](QDialog& dialog) {
                dialog.findChild<QSpinBox*>(QStringLiteral("seed"))->setValue(7);
                dialog.accept();
            });
            actionNamed("New puzzle")->trigger();
            QTRY_VERIFY(m_window->workbench().document().problem != before);
            if (i == 0) {
                first = boardText();
                m_window->workbench().history().undo();
                QCOMPARE(m_window->workbench().document().problem, before);
            }
        }
        QCOMPARE(boardText(), first);
        QVERIFY(puzzle.faults(*m_window->workbench().document().problem).empty());
    }

    // Its size is as asked for.
    void aNewSuguruOfAnotherSize()
    {
        chooseByAction(*findPuzzle("suguru"));
        inDialog([](QDialog& dialog) {
            const auto sides =
                dialog.findChild<QWidget*>(QStringLiteral("size"))->findChildren<QSpinBox*>();
            sides[0]->setValue(5);
            sides[1]->setValue(4);
            dialog.accept();
        });
        const ProblemPtr before = m_window->workbench().document().problem;
        actionNamed("New puzzle")->trigger();
        QTRY_VERIFY(m_window->workbench().document().problem != before);
        QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("5 × 4")));
    }

    // It is played from where the technique is needed, which can be undone to its start.
    void aTechniqueIsTrained()
    {
        chooseByAction(*findPuzzle("sudoku"));
        inDialog([](QDialog& dialog) {
            auto* const start = dialog.findChild<QCheckBox*>(QStringLiteral("atTechnique"));
            auto* const technique = dialog.findChild<QComboBox*>(QStringLiteral("technique"));
            QVERIFY(!start->isEnabled());
            technique->setCurrentIndex(technique->findData(QStringLiteral("x-wing")));
            QVERIFY(start->isEnabled());
            start->setChecked(true);
            dialog.findChild<QSpinBox*>(QStringLiteral("seed"))->setValue(3);
            dialog.findChild<QPushButton*>(QStringLiteral("play"))->click();
        });
        actionNamed("New puzzle")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->reason().contains(QStringLiteral("X-wing")), 120000);
        Hand* const hand = m_window->workbench().hand();
        QVERIFY(hand != nullptr && !hand->entries().empty());
        while (hand->canUndo())
            hand->undo();
        QVERIFY(hand->entries().empty() && hand->notes()->empty());
    }

    // The next time, of the same puzzle, what was asked for is asked for again.
    void newPuzzlesRememberWhatWasAskedFor()
    {
        QSettings().remove(QStringLiteral("newPuzzle"));
        const Puzzle& sudoku = *findPuzzle("sudoku");
        const auto box = [](const QDialog& dialog, const char* name) {
            return dialog.findChild<QComboBox*>(QString::fromLatin1(name));
        };
        for (const bool isAccepted : {false, true}) {
            NewPuzzleDialog dialog(sudoku, *sudoku.info().generator);
            for (const char* const name : {"symmetry", "technique", "difficulty"}) {
                QCOMPARE(box(dialog, name)->currentIndex(), 0);
                box(dialog, name)->setCurrentIndex(2);
            }
            dialog.findChild<QSpinBox*>(QStringLiteral("clues"))->setValue(27);
            dialog.findChild<QCheckBox*>(QStringLiteral("atTechnique"))->setChecked(true);
            dialog.done(isAccepted ? QDialog::Accepted : QDialog::Rejected);
        }
        const NewPuzzleDialog again(sudoku, *sudoku.info().generator);
        for (const char* const name : {"symmetry", "technique", "difficulty"})
            QCOMPARE(box(again, name)->currentIndex(), 2);
        QCOMPARE(again.request().clues, 27U);
        QVERIFY(!again.techniqueToTrain().empty());
        const Puzzle& suguru = *findPuzzle("suguru");
        const NewPuzzleDialog other(suguru, *suguru.info().generator);
        QVERIFY(other.request().difficulty.empty());
        QSettings().remove(QStringLiteral("newPuzzle"));
    }

    // The columns share what width there is.
    void theListOfNewPuzzlesIsNotScrolledSideways()
    {
        const Puzzle& sudoku = *findPuzzle("sudoku");
        const NewPuzzleDialog dialog(sudoku, *sudoku.info().generator);
        const auto* const made = dialog.findChild<QTreeWidget*>(QStringLiteral("made"));
        QVERIFY(made != nullptr);
        QCOMPARE(made->horizontalScrollBarPolicy(), Qt::ScrollBarAlwaysOff);
    }

    void whereThereAreNoNewPuzzlesItIsSaidWhy()
    {
        chooseByAction(*findPuzzle("knight"));
        actionNamed("New puzzle")->trigger();
        QVERIFY(!m_window->message().isEmpty());
        QVERIFY(QApplication::activeModalWidget() == nullptr);
    }

    void pictures_data()
    {
        QTest::addColumn<QString>("id");
        for (const auto& puzzle : puzzles())
            QTest::addRow("%s", puzzle->info().id.c_str())
                << QString::fromStdString(puzzle->info().id);
    }

    // Each kind of file is what its name says, and shows something.
    void pictures()
    {
        QFETCH(QString, id);
        const Puzzle& puzzle = *findPuzzle(id.toStdString());
        const auto problem = puzzle.presetProblem(puzzle.info().presets.front());
        const Picture picture = puzzle.picture(*problem, {});
        const QTemporaryDir folder;
        const auto start = [&](const char* suffix, int bytes) {
            const QString name = folder.filePath(QStringLiteral("board.") + QLatin1String(suffix));
            QFile file(name);
            return writePicture(picture, name) && file.open(QIODevice::ReadOnly)
                       ? file.read(bytes)
                       : QByteArray("not written");
        };
        QCOMPARE(start("pdf", 5), QByteArray("%PDF-"));
        QVERIFY(start("svg", 200).contains("<svg"));
        QCOMPARE(start("PNG", 4), QByteArray("\x89PNG"));
        const QImage image(folder.filePath(QStringLiteral("board.PNG")));
        QCOMPARE(std::max(image.width(), image.height()), 2000);
        QVERIFY(distinctColours(image) > 2);
    }

    void aPictureThatCannotBeWrittenIsToldOf()
    {
        QVERIFY(!writePicture(Picture(1, 1), QStringLiteral("/nowhere/at/all.png")));
        QVERIFY(!writePicture(Picture(1, 1), QStringLiteral("/nowhere/at/all.pdf")));
        QVERIFY(!writePicture(Picture(1, 1), QStringLiteral("/nowhere/at/all.svg")));
    }

    void suffixes_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("filter");
        QTest::addColumn<QString>("whole");
        const auto row = [](const char* name, const char* filter, const char* whole) {
            QTest::addRow("%s %s", name, filter)
                << QString::fromLatin1(name) << QString::fromLatin1(filter)
                << QString::fromLatin1(whole);
        };
        row("a", "PNG picture (*.png)", "a.png");
        row("a", "PDF page (*.pdf)", "a.pdf");
        row("a", "", "a.svg");
        row("a.b", "SVG drawing (*.svg)", "a.b.svg");
        row("a.pdf", "PNG picture (*.png)", "a.pdf");
        row("a.PNG", "SVG drawing (*.svg)", "a.PNG");
    }

    void suffixes()
    {
        QFETCH(QString, name);
        QFETCH(QString, filter);
        QTEST(withPictureSuffix(name, filter), "whole");
    }

    // Ink of the dark theme could hardly be seen on paper.
    void paperIsLight()
    {
        Picture picture(1, 1);
        picture.rect(0, 0, 1, 1, Ink::Text);
        QImage page(10, 10, QImage::Format_RGB32);
        const auto inkWhenDark = [&](bool dark) {
            page.fill(Qt::white);
            QPainter painter(&page);
            paintPicture(painter, picture, {0, 0}, 10, QRectF(0, 0, 1, 1), schemeOf(dark));
            painter.end();
            return QColor(page.pixel(5, 5)).lightness();
        };
        QVERIFY(inkWhenDark(false) < 100);
        QVERIFY(inkWhenDark(true) > 150);
    }

private:
    // A few are enough: an empty page has one.
    static int distinctColours(const QImage& image)
    {
        QSet<QRgb> colours;
        for (int y = 0; y < image.height(); y += 5)
            for (int x = 0; x < image.width(); x += 5)
                colours.insert(image.pixel(x, y));
        return static_cast<int>(colours.size());
    }

    void chooseByAction(const Puzzle& puzzle)
    {
        actionNamed(puzzle.info().title.text)->trigger();
        QCOMPARE(m_window->workbench().document().puzzle, &puzzle);
    }

    [[nodiscard]] QAction* actionNamed(const std::string& name) const
    {
        for (QAction* const action : m_window->actions())
            if (plainText(*action) == QString::fromStdString(name))
                return action;
        return nullptr;
    }

    // As somebody who has just chosen the board.
    void type(std::initializer_list<Qt::Key> keys, Qt::KeyboardModifiers modifiers = {})
    {
        QTRY_VERIFY(m_window->board().hasFocus());
        for (const Qt::Key pressed : keys)
            key(pressed, modifiers);
    }

    [[nodiscard]] QString boardText() const
    {
        const Document& document = m_window->workbench().document();
        const auto& formats = document.puzzle->info().formats;
        return QString::fromStdString(document.puzzle->write(
            *document.problem, std::ranges::find_if(formats, &FormatInfo::writesProblem)->id));
    }
};

QTEST_MAIN(TestPuzzles)
#include "tst_app_puzzles.moc"
