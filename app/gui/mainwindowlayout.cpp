// The window's layout: three columns and time below them, and where the window is on the screen.

#include <QCloseEvent>
#include <QDropEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QResizeEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSplitter>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "app/gui/mainwindow.h"
#include "app/gui/playaction.h"
#include "widgets/commandpalette.h"
#include "widgets/elidedlabel.h"
#include "widgets/fittingscreen.h"
#include "widgets/messageframe.h"
#include "widgets/puzzlepanel.h"
#include "widgets/reasonview.h"
#include "widgets/slimtabs.h"
#include "widgets/solutionspanel.h"
#include "widgets/strategypanel.h"
#include "widgets/transportbar.h"

namespace clew {

namespace {

constexpr int kToolHeight = 26;
constexpr int kGrip = 8; ///< pixels that a hand can hit
constexpr int kLeastLeft = 160;
constexpr int kLeastRight = 240;
constexpr int kLeastBoard = 180;
constexpr int kLeastHigh = 72;                     ///< of a board on a small screen
constexpr int kLeastBeside = 600;                  ///< of the board and a panel beside it
constexpr int kGoodBoard = 480;                    ///< what a panel beside it leaves if it can
constexpr int kLeastPanel = 248;                   ///< and has itself, as long as nobody chooses
constexpr const char* kBeside = "beside";          ///< the property of what is chosen
constexpr int kLeastDetails = 9;                   ///< lines
constexpr int kLeastStrategy = 7;                  ///< lines
constexpr std::array kColumnWidths{176, 720, 384}; ///< the tabs on the right fit side by side

// The board and a panel beside it, or below it where that would leave too little of both. The panel
// has what a good board leaves, until a hand moves the border between them.
class BoardRow : public QSplitter
{
public:
    explicit BoardRow(QWidget* board) : QSplitter(Qt::Horizontal), m_board(board)
    {
        setHandleWidth(kGrip);
        setChildrenCollapsible(false);
        addWidget(board);
        setStretchFactor(0, 1);
        connect(this, &QSplitter::splitterMoved, this, [this] {
            if (orientation() == Qt::Horizontal)
                setProperty(kBeside, sizes().front());
        });
    }

    /// There may be one; at whatever time it comes it has its place.
    void addPanel(QWidget* panel)
    {
        insertWidget(0, panel);
        setStretchFactor(0, 0);
        setStretchFactor(1, 1);
        if (orientation() == Qt::Vertical)
            arrange();
    }

protected:
    bool event(QEvent* event) override
    {
        const bool isDone = QSplitter::event(event);
        if (event->type() == QEvent::LayoutRequest && hasPanel() != m_hadPanel) {
            m_hadPanel = hasPanel();
            share();
        }
        return isDone;
    }

    void resizeEvent(QResizeEvent* event) override
    {
        const bool isBelow = event->size().width() < kLeastBeside;
        if (isBelow != (orientation() == Qt::Vertical)) {
            setOrientation(isBelow ? Qt::Vertical : Qt::Horizontal);
            arrange();
        }
        QSplitter::resizeEvent(event);
        share();
    }

private:
    [[nodiscard]] bool hasPanel() const
    {
        return count() == 2 && !widget(1 - indexOf(m_board))->isHidden();
    }

    void arrange()
    {
        const bool isBelow = orientation() == Qt::Vertical;
        const int place = isBelow ? 0 : count() - 1;
        if (indexOf(m_board) != place)
            insertWidget(place, m_board);
        QList<int> sizes(count(), (isBelow ? height() : width()) / 2 / count());
        sizes[place] = isBelow ? height() : width(); // most of it
        setSizes(sizes);
    }

    void share()
    {
        if (!hasPanel() || orientation() != Qt::Horizontal)
            return;
        const int room = width() - handleWidth();
        const int chosen = property(kBeside).toInt();
        const int beside =
            chosen > 0
                ? std::clamp(chosen, kLeastLeft, std::max(kLeastLeft, room - kLeastBoard))
                : std::clamp(room - kGoodBoard, kLeastPanel, std::max(kLeastPanel, room * 9 / 20));
        setSizes({beside, room - beside});
    }

    QWidget* m_board;
    bool m_hadPanel = false;
};

// A panel as high as it wants to be where there is room for it, and scrolled where there is not.
// Whether there is, is asked at its whole width: beside a bar its texts may need more lines, and a
// bar that has come for a moment would keep itself there.
class ScrolledPanel : public QScrollArea
{
public:
    explicit ScrolledPanel(QWidget* panel)
    {
        setFrameShape(QFrame::NoFrame);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setFocusPolicy(Qt::NoFocus);
        setWidgetResizable(true);
        setWidget(panel);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        const QSize wanted = widget()->sizeHint();
        const QSize least = widget()->minimumSizeHint();
        const int wide = std::max(width(), least.width());
        return {wanted.width(), widget()->hasHeightForWidth()
                                    ? std::max(widget()->heightForWidth(wide), least.height())
                                    : wanted.height()};
    }
    /// With room for the bar, which would cover what is on the right.
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(),
                std::min(sizeHint().height(), kLeastStrategy * fontMetrics().lineSpacing())};
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest) {
            updateGeometry(); // its texts are others
            offerBar();
        }
        return QScrollArea::eventFilter(watched, event);
    }
    void resizeEvent(QResizeEvent* event) override
    {
        QScrollArea::resizeEvent(event);
        if (event->size().width() != event->oldSize().width())
            updateGeometry();
        offerBar();
    }
    void showEvent(QShowEvent* event) override
    {
        QScrollArea::showEvent(event);
        offerBar();
    }

private:
    // While it is hidden, nothing would be laid out for another choice.
    void offerBar()
    {
        if (!isVisible())
            return;
        const auto policy =
            height() < sizeHint().height() ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff;
        if (verticalScrollBarPolicy() != policy)
            setVerticalScrollBarPolicy(policy);
    }
};

QFrame* makeLine()
{
    auto* const line = new QFrame;
    line->setProperty("role", "line");
    return line;
}

} // namespace

// ---- building

// From the outside in: a widget that moves to another place takes its style again, and all within
// it.
void MainWindow::makeLayout()
{
    auto* const whole = new QWidget;
    setCentralWidget(whole);
    auto* const wholeLayout = new QVBoxLayout(whole);
    wholeLayout->setContentsMargins(0, 0, 0, 0);
    wholeLayout->setSpacing(0);
    m_columns = new QSplitter(Qt::Horizontal);
    wholeLayout->addWidget(m_columns, 1);
    makeColumns();
    wholeLayout->addWidget(makeLine());
    const auto& a = m_actions;
    m_transport = new TransportBar(
        {a.toStart, a.stepBack, a.play, a.stepForward, a.toEnd, a.previous, a.next},
        m_workbench.player());
    wholeLayout->addWidget(m_transport);
    setAcceptDrops(true);
    setWindowIcon(QIcon(QStringLiteral(":/icons/clew.svg")));
}

// What is being done, the board, and what is said of it.
void MainWindow::makeMiddle()
{
    auto* const middle = new QWidget;
    m_columns->addWidget(middle);
    m_middle = new QVBoxLayout(middle);
    m_middle->setContentsMargins(0, kSpace, 0, kSpace);
    m_middle->setSpacing(kSpace);
    m_top = new QHBoxLayout;
    m_top->setContentsMargins(kSpace, 0, kSpace, 0);
    m_top->setSpacing(0);
    m_edge = new QHBoxLayout;
    m_edge->setSpacing(0);
    makeActivitySwitch();
    m_toolsPlace = new QWidget;
    auto* const toolsLayout = new QHBoxLayout(m_toolsPlace);
    toolsLayout->setContentsMargins(0, 0, 0, 0);
    m_top->addStretch(1);
    m_top->addWidget(m_toolsPlace);
    m_middle->addLayout(m_top);
    m_message = new MessageFrame(middle);
    connect(m_message, &MessageFrame::closed, this, [this] { showMessage({}); });
    // Side by side with the tools the switch would be wider than small screens have room for.
    auto* const edge = new QHBoxLayout;
    edge->setContentsMargins(kSpace, 0, 0, 0);
    edge->addLayout(m_edge);
    edge->addWidget(&m_message->place(), 1);
    m_middle->addLayout(edge);
    auto* const boardPlace = new QWidget;
    m_boardPlace = new QVBoxLayout(boardPlace);
    m_boardPlace->setContentsMargins(0, 0, 0, 0);
    m_boardPlace->setSizeConstraint(QLayout::SetNoConstraint);
    boardPlace->setMinimumSize(kLeastBoard, kLeastBoard);
    m_boardRow = new BoardRow(boardPlace);
    m_across = new QHBoxLayout;
    m_across->setSpacing(0);
    m_across->addWidget(m_boardRow, 1);
    m_middle->addLayout(m_across, 1);
    makeReason();
}

void MainWindow::makeReason()
{
    m_reason = new ReasonView;
    m_middle->addWidget(m_reason);
    m_remark = new ElidedLabel;
    m_remark->setProperty("role", "faint");
    m_remark->setAlignment(Qt::AlignCenter);
    m_remark->setContentsMargins(2 * kSpace, 0, 2 * kSpace, 0);
    m_remark->setMinimumHeight(fontMetrics().lineSpacing());
    m_foot = new QHBoxLayout;
    m_foot->setSpacing(0);
    m_foot->addWidget(m_remark, 1);
    m_middle->addLayout(m_foot);
}

void MainWindow::makeRight()
{
    auto* const right = new QWidget;
    m_columns->addWidget(right);
    auto* const rightLayout = new QVBoxLayout(right);
    rightLayout->setContentsMargins(0, 0, 0, 0);
    rightLayout->setSpacing(0);
    m_strategy = new StrategyPanel;
    auto* const scrolled = new ScrolledPanel(m_strategy);
    rightLayout->addWidget(scrolled);
    right->setMinimumWidth(std::max(kLeastRight, scrolled->minimumSizeHint().width()));
    m_solutions = new SolutionsPanel;
    rightLayout->addWidget(makeLine());
    m_details = new SlimTabs;
    m_details->setAccessibleName(tr("Panels"));
    m_details->setObjectName(QStringLiteral("details"));
    // What a tab shows scrolls; on small screens the board and the strategy need the room.
    m_details->setMinimumHeight(kLeastDetails * fontMetrics().lineSpacing());
    m_details->setSizePolicy(m_details->sizePolicy().horizontalPolicy(), QSizePolicy::Ignored);
    rightLayout->addWidget(m_details, 1);
    addDetails(m_solutions, tr("Solutions"));
}

void MainWindow::makeColumns()
{
    m_columns->setObjectName(QStringLiteral("columns"));
    m_columns->setHandleWidth(kGrip);
    m_puzzles = new PuzzlePanel;
    m_puzzles->setMinimumWidth(kLeastLeft);
    m_columns->addWidget(m_puzzles);
    makeMiddle();
    makeRight();
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    m_columns->setStretchFactor(2, 0);
    m_columns->setCollapsible(1, false);
    m_columns->setSizes({kColumnWidths.begin(), kColumnWidths.end()});
    connect(m_columns, &QSplitter::splitterMoved, this, &MainWindow::showFolds);
}

void MainWindow::makeActivitySwitch()
{
    for (QAction* const activity : {m_actions.setUp, m_actions.playByHand, m_actions.watch}) {
        auto* const button = new QToolButton;
        activity->setIconText(plainText(*activity)); // the button's, whenever the action changes
        button->setDefaultAction(activity);
        button->setFocusPolicy(Qt::NoFocus); // the board keeps the keyboard
        button->setMinimumHeight(kToolHeight);
        m_edge->addWidget(button);
    }
}

// ---- places for features

void MainWindow::addDetails(QWidget* panel, const QString& title)
{
    m_details->setTabToolTip(m_details->addTab(panel, title), title);
}

void MainWindow::addBar(QWidget* bar)
{
    m_middle->insertWidget(1, bar);
}

void MainWindow::addHighBar(QWidget* bar)
{
    addBar(bar);
    m_highBars.emplace_back(bar);
}

void MainWindow::addBesideBoard(QWidget* panel)
{
    static_cast<BoardRow*>(m_boardRow)->addPanel(panel); // made so
}

void MainWindow::addToEdge(QWidget* widget)
{
    m_edge->addSpacing(kSpace);
    m_edge->addWidget(widget);
}

void MainWindow::addToFoot(QWidget* widget)
{
    m_foot->insertWidget(m_foot->count() - 1, widget);
}

void MainWindow::showDetails(QWidget* panel)
{
    m_details->setCurrentWidget(panel);
    foldColumn(2, false);
    panel->setFocus();
}

// ---- columns

// Dragged to the edge a column is as wide as nothing.
void MainWindow::foldColumn(int index, bool folded)
{
    QList<int> sizes = m_columns->sizes();
    if (folded == (sizes[index] == 0))
        return;
    const int width = folded ? sizes[index] : -kColumnWidths.at(static_cast<std::size_t>(index));
    sizes[index] -= width;
    sizes[1] += width;
    m_columns->setSizes(sizes);
    showFolds();
}

void MainWindow::showFolds()
{
    const QList<int> sizes = m_columns->sizes();
    m_actions.leftColumn->setChecked(sizes[0] > 0);
    m_actions.rightColumn->setChecked(sizes[2] > 0);
}

// ---- on the screen

// A screen that has no room for all columns is the board's: those beside it wait to be unfolded,
// and the window may be as small as the screen.
void MainWindow::fitSmallScreen()
{
    QSize least = minimumSizeHint();
    int highest = 0; // of the bars that may come above the board
    for (const QPointer<QWidget>& bar : m_highBars)
        if (bar != nullptr)
            highest = std::max(highest, bar->sizeHint().height());
    least.rheight() += highest;
    if (fittingScreen(*this, least) == least)
        return;
    m_columns->setMinimumSize(kLeastBoard, kLeastBoard);
    m_boardPlace->parentWidget()->setMinimumHeight(kLeastHigh);
    m_reason->setLeastLines(1);
    m_middle->setSpacing(kSpace / 4);
    m_middle->setContentsMargins(0, kSpace / 4, 0, kSpace / 4);
    for (const QPointer<QWidget>& bar : m_highBars)
        if (bar != nullptr) {
            m_middle->removeWidget(bar);
            m_across->insertWidget(0, bar, 2, Qt::AlignTop); // two thirds: its lines are long
        }
    foldColumn(0, true);
    foldColumn(2, true);
    for (QLayout* const changed :
         {centralWidget()->layout(), layout()}) // or it cannot be resized yet
        changed->activate();
}

void MainWindow::restoreWindow()
{
    const QSettings settings;
    resize(1280, 800);
    fitSmallScreen();
    restoreGeometry(settings.value(QStringLiteral("geometry")).toByteArray());
    resize(fittingScreen(*this, size()));
    m_columns->restoreState(settings.value(QStringLiteral("columns")).toByteArray());
    m_boardRow->setProperty(kBeside, settings.value(QStringLiteral("beside-board")));
    m_columns->setHandleWidth(kGrip); // an earlier version kept a narrower one
    showFolds();
    m_workbench.player().setSpeed(settings.value(QStringLiteral("speed"), 8.0).toDouble());
    m_details->setCurrentIndex(settings.value(QStringLiteral("details"), 0).toInt());
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_files.keepBoards()) {
        event->ignore();
        return;
    }
    saveWindow();
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

// Opening asks and waits: not while the program dragged from is waiting for an answer.
void MainWindow::dropEvent(QDropEvent* event)
{
    const auto urls = event->mimeData()->urls();
    if (!urls.isEmpty() && urls.front().isLocalFile())
        m_workbench.whenIdle(this, [this, name = urls.front().toLocalFile()] { openFile(name); });
}

void MainWindow::saveWindow() const
{
    QSettings settings;
    settings.setValue(QStringLiteral("geometry"), saveGeometry());
    settings.setValue(QStringLiteral("columns"), m_columns->saveState());
    settings.setValue(QStringLiteral("beside-board"), m_boardRow->property(kBeside));
    settings.setValue(QStringLiteral("speed"), m_workbench.player().speed());
    settings.setValue(QStringLiteral("details"), m_details->currentIndex());
}

} // namespace clew
