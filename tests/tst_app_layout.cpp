// All has room in the window: panels, the strategy with its figures, what is said, and the board;
// also on small screens, and on those where everything is drawn twice as large.

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QProcess>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QTabWidget>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <set>

#include "tests/windowfixture.h"
#include "widgets/elidedlabel.h"
#include "widgets/reasonview.h"
#include "widgets/theme.h"
#include "widgets/transportbar.h"

using namespace clew;

class TestLayout : public QObject, private test::WindowFixture
{
    Q_OBJECT

private:
    [[nodiscard]] QSplitter& columns() const { return *m_window->findChild<QSplitter*>("columns"); }
    // What the strategy's panel is scrolled in.
    [[nodiscard]] QScrollArea* strategyArea() const
    {
        for (QWidget* at = m_window->findChild<QLabel*>("outcome"); at != nullptr;
             at = at->parentWidget())
            if (auto* const area = qobject_cast<QScrollArea*>(at))
                return area;
        return nullptr;
    }

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    // However long it takes to say what a key does.
    void keysAreListedWhole()
    {
        choose("graphs"); // which has some that take two lines
        const auto actions = m_window->actions();
        const auto opens = std::ranges::find(actions, QString("&Keys"), &QAction::text);
        QVERIFY(opens != actions.end());
        int rows = 0;
        QStringList cut;
        inDialog([&](QDialog& dialog) {
            const auto* const table = dialog.findChild<QTableWidget*>("keys");
            rows = table->rowCount();
            for (int row = 0; row < rows; ++row) {
                const QTableWidgetItem& what = *table->item(row, 1);
                const QRect cell = table->visualItemRect(&what);
                const int margin = table->style()->pixelMetric(QStyle::PM_FocusFrameHMargin) + 1;
                const QRect text = table->fontMetrics().boundingRect(
                    QRect(0, 0, cell.width() - 2 * margin, 1000), Qt::TextWordWrap, what.text());
                if (text.height() > cell.height())
                    cut << what.text();
            }
            dialog.reject();
        });
        (*opens)->trigger();
        QVERIFY(rows > 10);
        QCOMPARE(cut, QStringList());
    }

    // What a tab shows scrolls: none of them takes the room that the strategy's lines need.
    void noTabCutsTheStrategyOff()
    {
        auto* const tabs = m_window->findChild<QTabWidget*>("details");
        const QScrollArea* const strategy = strategyArea();
        QVERIFY(strategy != nullptr);
        m_window->resize(1280, 720);
        for (int i = 0; i < tabs->count(); ++i) {
            tabs->setCurrentIndex(i);
            QTRY_COMPARE(strategy->verticalScrollBar()->maximum(), 0);
        }
        tabs->setCurrentIndex(0); // as the other tests begin
    }

    // Beside a bar its texts need more lines: one that was needed for a moment goes again.
    void noBarKeepsItselfBesideTheStrategy()
    {
        auto* const outcome = m_window->findChild<QLabel*>("outcome");
        QScrollArea* const strategy = strategyArea();
        QVERIFY(outcome != nullptr && strategy != nullptr);
        m_window->resize(1280, 800);
        const QScrollBar& bar = *strategy->verticalScrollBar();
        QTRY_VERIFY(!bar.isVisible());
        QString line = QStringLiteral("i"); // as wide as there is room
        while (outcome->fontMetrics().horizontalAdvance(line + QStringLiteral(" i")) <
               outcome->contentsRect().width())
            line += QStringLiteral(" i");
        outcome->setText(line);
        strategy->setMaximumHeight(80);
        QTRY_VERIFY(bar.isVisible());
        strategy->setMaximumHeight(QWIDGETSIZE_MAX);
        QTRY_VERIFY(!bar.isVisible());
        outcome->clear();
    }

    // Neither before a run nor after it, nor when what was said of it goes.
    void theStrategyNeedsNoBar()
    {
        choose("queens", "backtracking", "6");
        const QScrollArea* const strategy = strategyArea();
        QVERIFY(strategy != nullptr);
        const QScrollBar* const bar = strategy->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() == 0 && !bar->isVisible());
        workbench().wake();
        player().toEnd();
        QTRY_VERIFY(!label("outcome").isEmpty());
        QTRY_VERIFY(bar->maximum() == 0 && !bar->isVisible());
        choose("sudoku", "backtracking");
        QTRY_VERIFY(label("outcome").isEmpty());
        QTRY_VERIFY(bar->maximum() == 0 && !bar->isVisible());
        // Where there must be one, the figures have their room beside it.
        const QWidget& panel = *strategy->widget();
        QVERIFY(strategy->minimumSizeHint().width() >=
                panel.minimumSizeHint().width() + bar->sizeHint().width());
    }

    // A long argument is all there, in the room of a few lines.
    void longReasonsAreScrolled()
    {
        QString text;
        for (int n = 1; n <= 400; ++n)
            text += QStringLiteral("step %1, ").arg(n);
        const int whole = m_window->board().height();
        m_window->showReason(verbatim(text.toStdString()));
        QCOMPARE(m_window->reason(), text);
        QTRY_VERIFY(m_window->board().height() < whole);
        auto* const view = m_window->findChild<ReasonView*>();
        QTRY_VERIFY(view->verticalScrollBar()->maximum() > 0);
        QVERIFY(view->height() < m_window->height() / 5);
        const QSize board = m_window->board().size();
        view->verticalScrollBar()->setValue(view->verticalScrollBar()->maximum());
        m_window->showReason(verbatim("Short."));
        QTRY_COMPARE(view->verticalScrollBar()->maximum(), 0);
        QCOMPARE(m_window->board().size(), board); // it moves once
        m_window->showReason(verbatim(text.toStdString()));
        QCOMPARE(view->verticalScrollBar()->value(), 0);
    }

    // As soon as the mouse is not on the board, or something else is on it.
    void theRoomOfALongReasonIsGivenBack()
    {
        const std::string text = m_window->reason().repeated(20).toStdString();
        const int whole = m_window->board().height();
        m_window->showReason(verbatim(text));
        QTRY_VERIFY(m_window->board().height() < whole);
        m_window->showReason(verbatim("Short."));
        QEvent leaving(QEvent::Leave);
        QCoreApplication::sendEvent(&m_window->board(), &leaving);
        QTRY_VERIFY(m_window->board().height() >= whole);
        m_window->showReason(verbatim(text));
        QTRY_VERIFY(m_window->board().height() < whole);
        workbench().chooseStrategy(1);
        QTRY_VERIFY(m_window->board().height() >= whole);
    }

    // A board that is solved by hand, too, whose hints have taken it.
    void aSolvedBoardHasItsRoomAgain()
    {
        const std::string text = m_window->reason().repeated(20).toStdString();
        workbench().playByHand();
        QCoreApplication::processEvents();
        const int whole = m_window->board().height();
        m_window->showReason(verbatim(text));
        QTRY_VERIFY(m_window->board().height() < whole);
        std::vector<Assignment> queens;
        for (const Value row : {0U, 4U, 7U, 5U, 2U, 6U, 1U, 3U})
            queens.push_back({static_cast<Variable>(queens.size()), row});
        workbench().enter(queens);
        QVERIFY(workbench().moment()->isSolved);
        QTRY_VERIFY(m_window->board().height() >= whole);
    }

    void messagesDoNotMoveTheBoard()
    {
        const QRect before = m_window->board().geometry();
        m_window->showMessage(QString("Something is wrong here. ").repeated(30));
        QCoreApplication::processEvents();
        QVERIFY(!m_window->message().isEmpty());
        QCOMPARE(m_window->board().geometry(), before);
        m_window->showMessage({});
        QCoreApplication::processEvents();
        QCOMPARE(m_window->board().geometry(), before);
        // What has no room ends in an ellipsis, at any width, and is whole in the tool tip.
        const QString text = QStringLiteral("One two three four five six seven eight nine ten. ")
                                 .repeated(3)
                                 .trimmed();
        m_window->showMessage(text);
        auto* const label = m_window->findChild<ElidedLines*>();
        for (const int width : {1024, 1280, 1024}) {
            m_window->resize(width, 740);
            QCoreApplication::processEvents();
            QCOMPARE(label->whole(), text);
            QVERIFY(label->heightForWidth(label->width()) <= label->height());
            QVERIFY(label->text() == text ||
                    (label->text().endsWith(QStringLiteral("…")) && label->toolTip() == text));
        }
    }

    void foldedColumnsComeBack()
    {
        QVERIFY(columns().handleWidth() >= 8);
        columns().setSizes({0, 1280, 0});
        QCOMPARE(columns().sizes()[2], 0);
        key(Qt::Key_T);
        QVERIFY(columns().sizes()[2] > 0);
        QAction* const left = command("Puzzles and presets");
        QVERIFY(left != nullptr);
        left->setChecked(false);
        left->trigger();
        QVERIFY(columns().sizes()[0] > 0);
        left->trigger();
        QCOMPARE(columns().sizes()[0], 0);
    }

    // Where there is no room for the strategy and its figures they are scrolled, not squeezed.
    void figuresKeepTheirHeight()
    {
        columns().setMinimumSize(180, 180); // as on a screen that has no room for all
        m_window->resize(960, 400);
        key(Qt::Key_T);
        QCoreApplication::processEvents();
        for (const char* const name : {"nodes", "backtracks", "depth"}) {
            const auto* const figure = m_window->strategyPanel().findChild<QWidget*>(name);
            QVERIFY(figure != nullptr);
            QTRY_VERIFY2(figure->height() >= figure->fontMetrics().height(), name);
        }
    }

    void everyPuzzleFitsASmallScreen_data() { puzzleRows(); }

    void everyPuzzleFitsASmallScreen()
    {
        QFETCH(int, index);
        choose(puzzleAt(index));
        QCoreApplication::processEvents();
        // Half of 1920 × 1080, less a title bar.
        const QSize least = m_window->minimumSizeHint();
        QVERIFY2(least.width() <= 960, qPrintable(QString::number(least.width())));
        QVERIFY2(least.height() <= 510, qPrintable(QString::number(least.height())));
        m_window->resize(960, 510);
        QCoreApplication::processEvents();
        const QRect all = m_window->rect();
        for (const QWidget* const widget : m_window->findChildren<QWidget*>()) {
            const bool isControl = qobject_cast<const QAbstractButton*>(widget) != nullptr ||
                                   qobject_cast<const QComboBox*>(widget) != nullptr ||
                                   qobject_cast<const QAbstractSpinBox*>(widget) != nullptr;
            if (!isControl || !widget->isVisible() || widget->window() != m_window.get())
                continue;
            const QRect place(widget->mapTo(m_window.get(), QPoint()), widget->size());
            QVERIFY2(all.contains(place), qPrintable(widget->objectName() + widget->toolTip()));
            const int needed = std::min(widget->minimumSizeHint().width(), widget->maximumWidth());
            QVERIFY2(widget->width() >= needed,
                     qPrintable(widget->objectName() + widget->toolTip()));
        }
    }

    // What has no room in the bar below stands in the menu at its end.
    void theTransportBarHasAllOfItsButtons()
    {
        const TransportBar& bar = m_window->transportBar();
        auto* const more = bar.findChild<QToolButton*>("more");
        const auto buttons = [&] {
            QSet<QAction*> actions;
            for (const QToolButton* const button : bar.findChildren<QToolButton*>())
                if (button->isVisible() && button->defaultAction() != nullptr)
                    actions << button->defaultAction();
            return actions;
        };
        m_window->resize(1600, 800);
        QCoreApplication::processEvents();
        const QSet<QAction*> all = buttons();
        QCOMPARE(all.size(), 10);
        QVERIFY(!more->isVisible());
        bool hadMore = false;
        for (int width = 1500; width >= 960; width -= 60) {
            m_window->resize(width, 700);
            QCoreApplication::processEvents();
            const QSet<QAction*> shown = buttons();
            QVERIFY(shown.contains(command("Run")));
            const auto rest = more->menu()->actions();
            QCOMPARE(shown + QSet<QAction*>(rest.begin(), rest.end()), all);
            QCOMPARE(more->isVisible(), shown.size() < all.size());
            QVERIFY(hadMore ? more->isVisible() : true); // the less room, the more is there
            hadMore = more->isVisible();
            QVERIFY(bar.findChild<QLabel*>("place")->geometry().right() < bar.width());
        }
        m_window->resize(1600, 800);
        QCoreApplication::processEvents();
        QCOMPARE(buttons(), all);
    }

    void theWindowFitsTheScreen()
    {
        QSettings().remove("geometry");
        QSettings().remove("columns");
        MainWindow window;
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const QSize room = window.screen()->availableSize();
        QString sizes;
        QDebug(&sizes) << window.size() << "in" << room << "at least" << window.minimumSizeHint();
        for (const QWidget* const part :
             window.centralWidget()->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
            QDebug(&sizes) << part->metaObject()->className() << part->size()
                           << part->minimumSizeHint() << part->minimumSize();
        QVERIFY2(window.width() <= room.width() && window.height() <= room.height(),
                 qPrintable(sizes));
        QVERIFY(window.minimumSizeHint().width() <= room.width());
        QVERIFY(window.board().isVisible() && window.board().width() >= 180);
        // All of the board: it shrinks into the room there is.
        const QWidget& place = *window.board().parentWidget();
        QTRY_VERIFY2(place.rect().contains(window.board().geometry()), qPrintable(sizes));
        QTRY_VERIFY2(place.parentWidget()->rect().contains(place.geometry()), qPrintable(sizes));
        for (const char* const name : {"&Lessons…", "&Keys", "&About Clew"}) {
            const auto actions = m_window->actions();
            const auto opens = std::ranges::find(actions, QString(name), &QAction::text);
            QVERIFY2(opens != actions.end(), name);
            std::optional<QSize> dialogSize;
            inDialog([&](QDialog& dialog) {
                dialogSize = dialog.size();
                dialog.reject();
            });
            (*opens)->trigger();
            QVERIFY(dialogSize);
            QVERIFY2(dialogSize->boundedTo(room) == *dialogSize, name);
        }
        for (const QMenu* const menu : window.findChildren<QMenu*>())
            QVERIFY2(menu->sizeHint().width() <= room.width(), qPrintable(menu->title()));
        // On a screen too small for the columns beside it the board has the room between the rows.
        const QSplitter& across = *window.findChild<QSplitter*>("columns");
        if (across.sizes().front() > 0)
            return;
        const QWidget& middle = *across.widget(1);
        int between = middle.height();
        for (int i = 0; i < middle.layout()->count(); ++i)
            if (const QLayoutItem& row = *middle.layout()->itemAt(i); !row.isEmpty())
                between -= row.geometry().height();
        QVERIFY2(between <= 2 * kSpace, qPrintable(sizes));
    }

    // The answers of a prediction can be read, and the board is all there beside them.
    void predictionFitsTheScreen()
    {
        QSettings().remove("geometry");
        QSettings().remove("columns");
        MainWindow window;
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const auto actions = window.actions();
        const auto predict =
            std::ranges::find(actions, QString("&Predict the next step"), &QAction::text);
        QVERIFY(predict != actions.end());
        (*predict)->trigger();
        for (int i = 1; i <= 2; ++i) { // there are two answers at least
            const auto* const answer =
                window.findChild<QPushButton*>(QStringLiteral("answer%1").arg(i));
            QTRY_VERIFY(answer->isVisible());
            QTRY_VERIFY(answer->height() >= answer->sizeHint().height());
        }
        const QSize room = window.screen()->availableSize();
        QVERIFY(window.width() <= room.width() && window.height() <= room.height());
        const QWidget& place = *window.board().parentWidget();
        QTRY_VERIFY(place.rect().contains(window.board().geometry()));
        QTRY_VERIFY(place.parentWidget()->rect().contains(place.geometry()));
    }

    // All of it, with the title bar by which it is moved and closed.
    void theRaceFitsTheScreen()
    {
        QAction* const opens = command("Race");
        QVERIFY(opens != nullptr);
        opens->trigger();
        const auto* const race = m_window->findChild<QWidget*>("race");
        QVERIFY(race != nullptr);
        QTRY_VERIFY(race->isVisible());
        const QRect room = race->screen()->availableGeometry();
        const int title = QApplication::style()->pixelMetric(QStyle::PM_TitleBarHeight);
        QVERIFY(race->width() <= room.width());
        QVERIFY(race->height() + title <= room.height());
        QTRY_VERIFY(race->frameGeometry().top() >= room.top());
        QTRY_VERIFY(race->frameGeometry().bottom() <= room.bottom());
    }

    // The same where everything is drawn twice as large.
    void theWindowFitsALargelyScaledScreen_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addRow("1280x800") << 1280 << 800;
        QTest::addRow("1920x1080") << 1920 << 1080;
    }
    void theWindowFitsALargelyScaledScreen()
    {
        QFETCH(int, width);
        QFETCH(int, height);
        const QTemporaryDir folder;
        QFile screens(folder.filePath("screens.json"));
        QVERIFY(screens.open(QIODevice::WriteOnly));
        screens.write(
            QJsonDocument(QJsonObject{{"screens", QJsonArray{QJsonObject{{"name", "screen"},
                                                                         {"width", width},
                                                                         {"height", height}}}}})
                .toJson());
        screens.close();
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("QT_SCALE_FACTOR", "2");
        environment.insert("QT_QPA_PLATFORM", "offscreen:configfile=" + screens.fileName());
        process.setProcessEnvironment(environment);
        process.start(
            QCoreApplication::arguments().front(),
            {"theWindowFitsTheScreen", "predictionFitsTheScreen", "theRaceFitsTheScreen"});
        constexpr int kPatience = 600'000;
        QVERIFY(process.waitForFinished(kPatience));
        QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0,
                 process.readAllStandardOutput());
    }

    // What is of the run stands below one heading, what is of the moment beside another; moving on
    // changes the latter alone.
    void theMomentHasItsOwnFigures()
    {
        const Puzzle& queens = *document().puzzle;
        workbench().choosePreset(queens, *queens.preset("6"));
        workbench().wake();
        player().toEnd();
        QTRY_VERIFY(isWatchedToTheEnd());
        const auto yOf = [&](const char* name) {
            const auto* const label = m_window->findChild<QLabel*>(name);
            return label->mapTo(m_window.get(), label->rect().center()).y();
        };
        QVERIFY(yOf("scope") < yOf("nodes") && yOf("backtracks") < yOf("momentScope"));
        QVERIFY(std::abs(yOf("momentScope") - yOf("depth")) <= 2);
        const QString nodes = label("nodes");
        std::set<QString> depths;
        for (const quint64 position : {1U, 2U, 5U}) {
            player().seek(position);
            QCOMPARE(label("nodes"), nodes);
            QCOMPARE(label("depth"), QString::number(workbench().moment()->depth));
            depths.insert(label("depth"));
        }
        QVERIFY(depths.size() > 1);
    }
};

QTEST_MAIN(TestLayout)
#include "tst_app_layout.moc"
