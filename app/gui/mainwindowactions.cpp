// The window's actions, menus and layout, and what the menus do.

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QFileDialog>
#include <QFrame>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QStyle>
#include <QTabWidget>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/gui/aboutdialog.h"
#include "app/gui/errortext.h"
#include "app/gui/mainwindow.h"
#include "app/gui/pictureoutput.h"
#include "app/gui/playaction.h"
#include "app/gui/proposedname.h"
#include "app/gui/readingdialog.h"
#include "app/gui/sessions.h"
#include "core/files/link.h"
#include "core/puzzle/registry.h"
#include "core/session/filereading.h"
#include "widgets/background.h"
#include "widgets/board.h"
#include "widgets/commandpalette.h"
#include "widgets/elidedlabel.h"
#include "widgets/puzzlepanel.h"
#include "widgets/solutionspanel.h"
#include "widgets/strategypanel.h"
#include "widgets/timeline.h"
#include "widgets/translate.h"
#include "widgets/transportbar.h"

namespace clew {

namespace {

constexpr double kSpeedStep = 2;
constexpr int kToolHeight = 26;
constexpr int kMessageHeight = 2;                  ///< lines
constexpr int kGrip = 8;                           ///< pixels that a hand can hit
constexpr std::array kColumnWidths{190, 706, 384}; ///< the tabs on the right fit side by side

QFrame* makeLine()
{
    auto* const line = new QFrame;
    line->setProperty("role", "line");
    return line;
}

// All that a menu and the menus in it offer, once.
void addEntries(QList<QAction*>& entries, const QMenu& menu)
{
    for (QAction* const action : menu.actions())
        if (const QMenu* const inner = action->menu())
            addEntries(entries, *inner);
        else if (!action->isSeparator() && !entries.contains(action))
            entries.append(action);
}

} // namespace

// ---- building

QAction* MainWindow::addAction(const QString& text, const QList<QKeySequence>& keys,
                               const QString& icon)
{
    return adopt(new QAction(text, this), keys, icon);
}

QAction* MainWindow::adopt(QAction* action, const QList<QKeySequence>& keys, const QString& icon)
{
    action->setShortcuts(keys);
    const QString key =
        keys.isEmpty() ? QString() : keys.front().toString(QKeySequence::NativeText);
    action->setToolTip(key.isEmpty() ? plainText(*action)
                                     : QStringLiteral("%1 (%2)").arg(plainText(*action), key));
    if (!icon.isEmpty())
        action->setIcon(theme::icon(icon));
    QMainWindow::addAction(action);
    return action;
}

void MainWindow::makeActions()
{
    auto& a = m_actions;
    a.open = addAction(tr("&Open…"), {QKeySequence::Open}, QStringLiteral("open"));
    a.save = addAction(tr("&Save"), {QKeySequence::Save});
    a.saveAs = addAction(tr("Save &as…"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)});
    a.saveTrace = addAction(tr("Save &trace…"), {QKeySequence(Qt::CTRL | Qt::Key_T)});
    a.exportPicture = addAction(tr("&Export picture…"), {QKeySequence(Qt::CTRL | Qt::Key_E)});
    a.print = addAction(tr("&Print…"), {QKeySequence::Print});
    a.quit = addAction(tr("&Quit"), {QKeySequence(Qt::CTRL | Qt::Key_Q)});
    a.undo = new QAction(this);
    a.undo->setShortcut(QKeySequence::Undo);
    a.redo = new QAction(this);
    a.redo->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    a.copy = addAction(tr("&Copy board as text"), {QKeySequence::Copy}, QStringLiteral("copy"));
    a.paste = addAction(tr("&Paste board"), {QKeySequence::Paste});
    a.setUp = addAction(tr("Set &up", "the board"), {QKeySequence(Qt::CTRL | Qt::Key_1)});
    a.playByHand = addAction(tr("&Play", "by hand"), {QKeySequence(Qt::CTRL | Qt::Key_2)});
    a.watch = addAction(tr("&Watch", "a strategy"), {QKeySequence(Qt::CTRL | Qt::Key_3)});
    auto* const activities = new QActionGroup(this);
    for (QAction* const activity : {a.setUp, a.playByHand, a.watch}) {
        activity->setCheckable(true);
        activities->addAction(activity);
    }
    a.zoomIn =
        addAction(tr("Zoom &in"), {QKeySequence::ZoomIn, QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    a.zoomOut = addAction(tr("Zoom &out"), {QKeySequence::ZoomOut});
    a.fit = addAction(tr("&Fit board"), {QKeySequence(Qt::Key_F)});
    a.leftColumn = addAction(tr("&Puzzles and presets"), {QKeySequence(Qt::CTRL | Qt::Key_F7)});
    a.rightColumn = addAction(tr("&Strategy and details"), {QKeySequence(Qt::CTRL | Qt::Key_F8)});
    for (QAction* const column : {a.leftColumn, a.rightColumn})
        column->setCheckable(true);
    a.clearBoard =
        addAction(tr("C&lear board"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Delete)});
    a.toStart =
        addAction(tr("To the &start"), {QKeySequence(Qt::Key_Home)}, QStringLiteral("start"));
    a.stepBack = addAction(tr("Step &back"), {QKeySequence(Qt::Key_Comma)}, QStringLiteral("back"));
    a.play = new PlayAction(tr("Run"), this);
    adopt(a.play, {QKeySequence(Qt::Key_Space)}, QStringLiteral("play"));
    //: Further words that find the action Run in the list of commands
    a.play->setProperty(CommandPalette::kAlso, tr("solve search play start pause"));
    a.stepForward =
        addAction(tr("Step &forward"), {QKeySequence(Qt::Key_Period)}, QStringLiteral("forward"));
    a.toEnd = addAction(tr("To the &end"), {QKeySequence(Qt::Key_End)}, QStringLiteral("end"));
    a.previous = addAction(tr("&Previous solution"), {QKeySequence(Qt::SHIFT | Qt::Key_N)},
                           QStringLiteral("previous"));
    a.next = addAction(tr("&Next solution"), {QKeySequence(Qt::Key_N)}, QStringLiteral("next"));
    a.stop = addAction(tr("S&top, back to editing"), {QKeySequence(Qt::Key_Escape)},
                       QStringLiteral("stop"));
    a.restart =
        addAction(tr("&Restart"), {QKeySequence(Qt::CTRL | Qt::Key_R)}, QStringLiteral("restart"));
    a.faster = addAction(tr("F&aster"), {QKeySequence(Qt::Key_Plus), QKeySequence(Qt::Key_Equal)});
    a.slower = addAction(tr("S&lower"), {QKeySequence(Qt::Key_Minus)});
    a.follow = addAction(tr("As fast as it &goes"), {QKeySequence(Qt::Key_G)});
    a.keys = addAction(tr("&Keys"), {QKeySequence(Qt::Key_Question)});
    a.palette = addAction(tr("&Find a command…"), {QKeySequence(Qt::CTRL | Qt::Key_K)});
    a.about = addAction(tr("&About Clew"), {});

    a.stepForward->setToolTip(
        tr("Step forward: to the end of the next deduction (.), or by one event (Alt+.)"));
    a.stepBack->setToolTip(
        tr("Step back: to where the last deduction began (,), or by one event (Alt+,)"));

    connect(a.open, &QAction::triggered, this, &MainWindow::openDialog);
    connect(a.save, &QAction::triggered, this, &MainWindow::save);
    connect(a.saveAs, &QAction::triggered, this, &MainWindow::saveAs);
    connect(a.saveTrace, &QAction::triggered, this, &MainWindow::saveTraceDialog);
    connect(a.exportPicture, &QAction::triggered, this, &MainWindow::exportPicture);
    connect(a.print, &QAction::triggered, this, &MainWindow::print);
    connect(a.quit, &QAction::triggered, this, &QWidget::close);
    connect(a.undo, &QAction::triggered, &m_workbench, &Workbench::undo);
    connect(a.redo, &QAction::triggered, &m_workbench, &Workbench::redo);
    connect(a.setUp, &QAction::triggered, &m_workbench, &Workbench::setUp);
    connect(a.playByHand, &QAction::triggered, &m_workbench, &Workbench::playByHand);
    connect(a.watch, &QAction::triggered, &m_workbench, &Workbench::watch);
    connect(a.copy, &QAction::triggered, this,
            [this] { copyText({}, m_workbench.moment()->isWatching()); });
    connect(a.paste, &QAction::triggered, this, &MainWindow::paste);
    connect(a.zoomIn, &QAction::triggered, this, [this] { m_board->zoomIn(); });
    connect(a.zoomOut, &QAction::triggered, this, [this] { m_board->zoomOut(); });
    connect(a.fit, &QAction::triggered, this, [this] { m_board->fit(); });
    connect(a.leftColumn, &QAction::triggered, this, [this](bool on) { foldColumn(0, !on); });
    connect(a.rightColumn, &QAction::triggered, this, [this](bool on) { foldColumn(2, !on); });
    connect(a.clearBoard, &QAction::triggered, this, [this] {
        if (m_workbench.hand() != nullptr)
            m_workbench.clearByHand();
        else
            m_board->clearBoard();
    });
    Player& player = m_workbench.player();
    const auto moves = [&](QAction* action, auto move) {
        connect(action, &QAction::triggered, this, [this, &player, move] {
            m_workbench.wake();
            move(player);
        });
    };
    connect(a.play, &QAction::triggered, &m_workbench, &Workbench::togglePlay);
    connect(a.toStart, &QAction::triggered, &player, &Player::toStart);
    connect(a.stepBack, &QAction::triggered, &player, [&player] { player.stepDeduction(-1); });
    moves(a.stepForward, [](Player& p) { p.stepDeduction(1); });
    moves(a.toEnd, [](Player& p) { p.toEnd(); });
    connect(a.previous, &QAction::triggered, &player, &Player::previousSolution);
    moves(a.next, [](Player& p) { p.nextSolution(); });
    connect(a.stop, &QAction::triggered, &m_workbench, &Workbench::stop);
    connect(a.restart, &QAction::triggered, &m_workbench, &Workbench::restart);
    connect(a.faster, &QAction::triggered, &player,
            [&player] { player.setSpeed(player.speed() * kSpeedStep); });
    connect(a.slower, &QAction::triggered, &player,
            [&player] { player.setSpeed(player.speed() / kSpeedStep); });
    connect(a.follow, &QAction::triggered, &player,
            [&player] { player.setSpeed(Player::kFastest); });
    connect(a.keys, &QAction::triggered, this, &MainWindow::showKeys);
    connect(a.palette, &QAction::triggered, this, &MainWindow::showPalette);
    connect(a.about, &QAction::triggered, this, [this] { AboutDialog(this).exec(); });
}

void MainWindow::makeMenus()
{
    const auto& a = m_actions;
    m_menus = {menuBar()->addMenu(tr("&File")),   menuBar()->addMenu(tr("&Edit")),
               menuBar()->addMenu(tr("&Puzzle")), menuBar()->addMenu(tr("&Search")),
               menuBar()->addMenu(tr("&View")),   menuBar()->addMenu(tr("&Tools")),
               menuBar()->addMenu(tr("&Help"))};
    QMenu* const file = &menu(MenuId::File);
    file->addAction(a.open);
    m_recentMenu = file->addMenu(tr("Open &recent"));
    connect(m_recentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
    file->addActions({a.save, a.saveAs, a.saveTrace});
    file->addSeparator();
    file->addActions({a.exportPicture, a.print});
    file->addSeparator();
    file->addAction(a.quit);

    QMenu* const edit = &menu(MenuId::Edit);
    edit->addActions({a.undo, a.redo});
    edit->addSeparator();
    edit->addAction(a.copy);
    m_copyMenu = edit->addMenu(tr("Copy &as"));
    connect(m_copyMenu, &QMenu::aboutToShow, this, &MainWindow::fillCopyMenu);
    edit->addAction(a.paste);
    edit->addSeparator();
    edit->addAction(a.clearBoard);

    menu(MenuId::Puzzle).addActions({a.setUp, a.playByHand, a.watch});
    menu(MenuId::Puzzle).addSeparator();

    QMenu* const search = &menu(MenuId::Search);
    search->addActions({a.play, a.stepForward, a.stepBack, a.next, a.previous, a.toStart, a.toEnd});
    search->addSeparator();
    search->addActions({a.faster, a.slower, a.follow});
    search->addSeparator();
    search->addActions({a.restart, a.stop});

    QMenu* const view = &menu(MenuId::View);
    view->addActions({a.zoomIn, a.zoomOut, a.fit});
    view->addSeparator();
    view->addActions({a.leftColumn, a.rightColumn});
    view->addSeparator();

    QMenu* const help = &menu(MenuId::Help);
    help->addActions({a.keys, a.palette});
    help->addSeparator();
    help->addAction(a.about);
}

void MainWindow::makeLayout()
{
    m_puzzles = new PuzzlePanel;
    m_puzzles->setMinimumWidth(160);

    auto* const middle = new QWidget;
    m_middle = new QVBoxLayout(middle);
    m_middle->setContentsMargins(0, kSpace, 0, kSpace);
    m_middle->setSpacing(kSpace);
    auto* const top = new QHBoxLayout;
    top->setContentsMargins(kSpace, 0, kSpace, 0);
    m_edge = new QHBoxLayout;
    m_edge->setSpacing(0);
    makeActivitySwitch();
    m_toolsPlace = new QWidget;
    auto* const toolsLayout = new QHBoxLayout(m_toolsPlace);
    toolsLayout->setContentsMargins(0, 0, 0, 0);
    top->addStretch(1);
    top->addWidget(m_toolsPlace);
    m_middle->addLayout(top);
    m_messageFrame = new QFrame;
    m_messageFrame->setObjectName(QStringLiteral("message"));
    auto* const messageLayout = new QHBoxLayout(m_messageFrame);
    messageLayout->setContentsMargins(kSpace * 2, kSpace, kSpace, kSpace);
    m_message = new QLabel;
    m_message->setWordWrap(true);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    messageLayout->addWidget(m_message, 1);
    // Its place is kept: what it says must not move the board under the mouse.
    QSizePolicy stays = m_messageFrame->sizePolicy();
    stays.setRetainSizeWhenHidden(true);
    m_messageFrame->setSizePolicy(stays);
    m_messageFrame->setFixedHeight(kMessageHeight * fontMetrics().lineSpacing() + 2 * kSpace);
    m_messageFrame->hide();
    // Side by side with the tools the switch would be wider than small screens have room for.
    auto* const edge = new QHBoxLayout;
    edge->setContentsMargins(kSpace, 0, 0, 0);
    edge->addLayout(m_edge);
    edge->addWidget(m_messageFrame, 1);
    m_middle->addLayout(edge);
    auto* const boardPlace = new QWidget;
    m_boardPlace = new QVBoxLayout(boardPlace);
    m_boardPlace->setContentsMargins(0, 0, 0, 0);
    m_boardRow = new QSplitter(Qt::Horizontal);
    m_boardRow->setHandleWidth(kGrip);
    m_boardRow->setChildrenCollapsible(false);
    m_boardRow->addWidget(boardPlace);
    m_boardRow->setStretchFactor(0, 1);
    m_middle->addWidget(m_boardRow, 1);
    m_reason = new QLabel;
    m_reason->setObjectName(QStringLiteral("reason"));
    m_reason->setWordWrap(true);
    m_reason->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_reason->setContentsMargins(2 * kSpace, 0, 2 * kSpace, 0);
    QFont large = m_reason->font();
    large.setPointSizeF(large.pointSizeF() * 1.15);
    m_reason->setFont(large);
    m_reason->setMinimumHeight(2 * QFontMetrics(large).lineSpacing() + kSpace);
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

    auto* const right = new QWidget;
    right->setMinimumWidth(260);
    auto* const rightLayout = new QVBoxLayout(right);
    rightLayout->setContentsMargins(0, 0, 0, 0);
    rightLayout->setSpacing(0);
    m_strategy = new StrategyPanel;
    m_solutions = new SolutionsPanel;
    rightLayout->addWidget(m_strategy);
    rightLayout->addWidget(makeLine());
    m_details = new QTabWidget;
    m_details->setObjectName(QStringLiteral("details"));
    m_details->setDocumentMode(true);
    // Narrower than they need, all titles are still there, cut short; the tool tips have them
    // whole.
    m_details->setUsesScrollButtons(false);
    m_details->setElideMode(Qt::ElideRight);
    rightLayout->addWidget(m_details, 1);
    addDetails(m_solutions, tr("Solutions"));

    m_columns = new QSplitter(Qt::Horizontal);
    m_columns->setObjectName(QStringLiteral("columns"));
    m_columns->setHandleWidth(kGrip);
    m_columns->addWidget(m_puzzles);
    m_columns->addWidget(middle);
    m_columns->addWidget(right);
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    m_columns->setStretchFactor(2, 0);
    m_columns->setCollapsible(1, false);
    m_columns->setSizes({kColumnWidths.begin(), kColumnWidths.end()});
    connect(m_columns, &QSplitter::splitterMoved, this, &MainWindow::showFolds);

    const auto& a = m_actions;
    m_transport = new TransportBar(
        {a.toStart, a.stepBack, a.play, a.stepForward, a.toEnd, a.previous, a.next},
        m_workbench.player());
    auto* const whole = new QWidget;
    auto* const wholeLayout = new QVBoxLayout(whole);
    wholeLayout->setContentsMargins(0, 0, 0, 0);
    wholeLayout->setSpacing(0);
    wholeLayout->addWidget(m_columns, 1);
    wholeLayout->addWidget(makeLine());
    wholeLayout->addWidget(m_transport);
    setCentralWidget(whole);
    setAcceptDrops(true);
    setWindowIcon(QIcon(QStringLiteral(":/icons/clew.svg")));
    colourMessages();
}

void MainWindow::makeActivitySwitch()
{
    for (QAction* const activity : {m_actions.setUp, m_actions.playByHand, m_actions.watch}) {
        auto* const button = new QToolButton;
        button->setDefaultAction(activity);
        button->setText(plainText(*activity));
        button->setFocusPolicy(Qt::NoFocus); // the board keeps the keyboard
        button->setMinimumHeight(kToolHeight);
        m_edge->addWidget(button);
    }
}

void MainWindow::addDetails(QWidget* panel, const QString& title)
{
    m_details->setTabToolTip(m_details->addTab(panel, title), title);
}

void MainWindow::addBar(QWidget* bar)
{
    m_middle->insertWidget(1, bar);
}

void MainWindow::addBesideBoard(QWidget* panel)
{
    m_boardRow->insertWidget(0, panel);
    m_boardRow->setStretchFactor(0, 0);
    m_boardRow->setStretchFactor(m_boardRow->count() - 1, 1);
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

void MainWindow::restoreWindow()
{
    const QSettings settings;
    resize(1280, 800);
    restoreGeometry(settings.value(QStringLiteral("geometry")).toByteArray());
    fitScreen();
    m_columns->restoreState(settings.value(QStringLiteral("columns")).toByteArray());
    m_columns->setHandleWidth(kGrip); // an earlier version kept a narrower one
    showFolds();
    m_workbench.player().setSpeed(settings.value(QStringLiteral("speed"), 8.0).toDouble());
}

// At 200 % a screen may have less room than a window would like.
void MainWindow::fitScreen()
{
    const QSize frame(0, QApplication::style()->pixelMetric(QStyle::PM_TitleBarHeight));
    resize(size().boundedTo(screen()->availableSize() - frame));
}

void MainWindow::colourMessages()
{
    const QColor ground = theme::colour(Ink::Conflict);
    m_messageFrame->setStyleSheet(
        QStringLiteral("#message { background: rgba(%1,%2,%3,28); border-left: 3px solid %4; }")
            .arg(ground.red())
            .arg(ground.green())
            .arg(ground.blue())
            .arg(ground.name()));
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange && m_transport != nullptr)
        colourMessages();
    QMainWindow::changeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    updateMessage();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (const auto kept = keepWorkspace(m_workbench); !kept && !mayLeave(errorText(kept.error()))) {
        event->ignore();
        return;
    }
    QSettings settings;
    settings.setValue(QStringLiteral("geometry"), saveGeometry());
    settings.setValue(QStringLiteral("columns"), m_columns->saveState());
    settings.setValue(QStringLiteral("speed"), m_workbench.player().speed());
    QMainWindow::closeEvent(event);
}

// ---- paper and clipboard

Picture MainWindow::picture() const
{
    const Moment& moment = *m_workbench.moment();
    View view;
    view.state = moment.state.get();
    view.event = moment.event;
    return moment.puzzle->picture(*moment.problem, view);
}

void MainWindow::exportPicture()
{
    const Picture shown = picture(); // whatever happens while a name is asked for
    QString filter;
    QString name = QFileDialog::getSaveFileName(
        this, tr("Export picture"), proposedName(m_workbench.document(), QStringLiteral(".svg")),
        tr("SVG drawing (*.svg);;PNG picture (*.png);;PDF page (*.pdf)"), &filter);
    if (name.isEmpty())
        return;
    name = withPictureSuffix(name, filter);
    const auto written = inBackground([&shown, &name] { return writePicture(shown, name); });
    if (!written)
        showMessage(errorText(written.error()));
    else if (!*written)
        showMessage(tr("%1 cannot be written. Choose another folder.").arg(name));
}

void MainWindow::print()
{
    const Picture shown = picture();
    QPrinter printer(QPrinter::HighResolution);
    if (shown.width() > shown.height())
        printer.setPageOrientation(QPageLayout::Landscape);
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() == QDialog::Accepted && !printPicture(shown, printer))
        showMessage(tr("The printer cannot be used. Choose another one, or a file."));
}

void MainWindow::copyText(const std::string& format, bool solution)
{
    const Document& document = m_workbench.document();
    const Puzzle& puzzle = *document.puzzle;
    const auto& gallery = m_solutions->gallery();
    const auto& formats = puzzle.info().formats;
    const auto choose = [&](bool FormatInfo::*can) {
        return format.empty() ? std::ranges::find_if(formats, can)->id : format;
    };
    if (solution && gallery.current()) {
        const Solution shown = gallery.solution(*gallery.current());
        QApplication::clipboard()->setText(QString::fromStdString(puzzle.writeSolutions(
            *document.problem, std::span(&shown, 1), 0, choose(&FormatInfo::writesSolution))));
    } else {
        QApplication::clipboard()->setText(QString::fromStdString(
            puzzle.write(*document.problem, choose(&FormatInfo::writesProblem))));
    }
}

void MainWindow::fillCopyMenu()
{
    m_copyMenu->clear();
    const bool hasSolution = m_solutions->gallery().current().has_value();
    const auto add = [&](const QString& text, const std::string& format, bool solution) {
        connect(m_copyMenu->addAction(text), &QAction::triggered, this,
                [this, format, solution] { copyText(format, solution); });
    };
    for (const FormatInfo& format : m_workbench.document().puzzle->info().formats)
        if (format.writesProblem)
            add(tr("Problem: %1").arg(translated(format.title)), format.id, false);
    m_copyMenu->addSeparator();
    for (const FormatInfo& format : m_workbench.document().puzzle->info().formats)
        if (format.writesSolution && hasSolution)
            add(tr("Solution: %1").arg(translated(format.title)), format.id, true);
}

void MainWindow::paste()
{
    const QString text = QApplication::clipboard()->text();
    if (text.trimmed().isEmpty()) {
        showMessage(tr("The clipboard holds no text. Copy a board as text first."));
        return;
    }
    if (text.size() > kMaxText) {
        showMessage(tr("The clipboard's text is too large for one board."));
        return;
    }
    if (isLink(text.toStdString())) {
        openLink(text);
        return;
    }
    auto readings = m_workbench.readingsOf(text.toStdString());
    if (!readings)
        showMessage(translated(readings.error().sentence));
    else if (auto chosen = chooseReading(*std::move(readings), this))
        m_workbench.paste(*std::move(chosen));
}

// ---- help

void MainWindow::showKeys()
{
    QDialog dialog(this);
    dialog.setWindowTitle(tr("Keys"));
    dialog.resize(460, 560);
    auto* const layout = new QVBoxLayout(&dialog);
    auto* const table = new QTableWidget(0, 2);
    table->setHorizontalHeaderLabels({tr("Key"), tr("What it does")});
    table->horizontalHeader()->setStretchLastSection(true);
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    table->verticalHeader()->hide();
    table->setShowGrid(false);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    const auto add = [&](const QString& key, const QString& what) {
        const int row = table->rowCount();
        table->insertRow(row);
        table->setItem(row, 0, new QTableWidgetItem(key));
        table->setItem(row, 1, new QTableWidgetItem(what));
    };
    for (const KeyHelp& help : m_board->keyHelp())
        add(help.keys, tr("On the board: %1").arg(help.what));
    for (const QAction* const action : actions()) {
        if (action->shortcuts().isEmpty())
            continue;
        add(action->shortcut().toString(QKeySequence::NativeText), plainText(*action));
    }
    add(tr("Ctrl+Z, Ctrl+Shift+Z"), tr("Undo, redo"));
    add(tr("Arrows"), tr("Move on the board, or among the solutions"));
    add(tr("Wheel, middle drag"), tr("Zoom, move the board"));
    add(tr("On the timeline: arrows"), tr("Zoom and scroll"));
    add(tr("In the tree: arrows, F, Z"), tr("Move, hide failed subtrees, show the whole tree"));
    layout->addWidget(table);
    dialog.exec();
}

// Those of the puzzles that are not on the board, found by their English names, too.
QList<QAction*> MainWindow::otherPresets(QObject& owner)
{
    QList<QAction*> entries;
    for (const auto& puzzle : puzzles()) {
        if (puzzle.get() == m_workbench.document().puzzle)
            continue;
        const PuzzleInfo& info = puzzle->info();
        for (const PresetInfo& preset : info.presets) {
            auto* const action = new QAction(
                QStringLiteral("%1: %2").arg(menuText(info.title), menuText(preset.title)), &owner);
            action->setProperty(CommandPalette::kEnglish, QString::fromUtf8(info.title.text) +
                                                              u' ' +
                                                              QString::fromUtf8(preset.title.text));
            connect(action, &QAction::triggered, this,
                    [this, &puzzle, &preset] { m_workbench.choosePreset(*puzzle, preset); });
            entries.append(action);
        }
    }
    return entries;
}

// A number alone is a wish for a board of that size.
QList<QAction*> MainWindow::boardsOfSize(const QString& size, QObject& owner)
{
    QList<QAction*> entries;
    for (const auto& puzzle : puzzles()) {
        const auto& parameters = puzzle->info().parameters;
        const auto problem =
            std::ranges::find(parameters, "size", &ParameterInfo::id) != parameters.end()
                ? puzzle->create({{"size", size.toStdString()}})
                : Result<ProblemPtr>();
        if (!problem || !*problem)
            continue;
        auto* const action =
            new QAction(tr("%1 of size %2").arg(menuText(puzzle->info().title), size), &owner);
        connect(action, &QAction::triggered, this, [this, &puzzle, problem = *problem] {
            m_workbench.choosePuzzle(*puzzle);
            m_workbench.replace(problem, {phrase("MainWindow", "New board")});
        });
        entries.append(action);
    }
    return entries;
}

void MainWindow::showPalette()
{
    QObject others; // owns what only the palette offers
    QList<QAction*> offered = actions() << m_actions.undo << m_actions.redo;
    for (const QMenu* const menu : m_menus)
        addEntries(offered, *menu);
    offered << otherPresets(others);
    for (QAction* const action : std::as_const(offered))
        if (m_english && !action->property(CommandPalette::kEnglish).isValid())
            action->setProperty(CommandPalette::kEnglish,
                                m_english(action->text()).remove(QLatin1Char('&')));
    CommandPalette palette(offered, this, [&](const QString& text) {
        bool isNumber = false;
        text.toUInt(&isNumber);
        return isNumber ? boardsOfSize(text, others) : QList<QAction*>();
    });
    palette.exec();
    if (QAction* const chosen = palette.chosen())
        chosen->trigger();
}

} // namespace clew
