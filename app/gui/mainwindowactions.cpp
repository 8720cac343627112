// The window's actions, in the order of the list of keys, and the menus that they stand in.

#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>

#include "app/gui/aboutdialog.h"
#include "app/gui/mainwindow.h"
#include "app/gui/playaction.h"
#include "widgets/board.h"
#include "widgets/commandpalette.h"

namespace clew {

namespace {

constexpr double kSpeedStep = 2;

} // namespace

// ---- building

QAction* MainWindow::addAction(const QString& text, const QList<QKeySequence>& keys,
                               const QString& icon)
{
    return adopt(new QAction(text, this), keys, icon);
}

void MainWindow::nameInToolTip(QAction& action)
{
    const QString key = action.shortcut().toString(QKeySequence::NativeText);
    action.setToolTip(key.isEmpty() ? plainText(action)
                                    : QStringLiteral("%1 (%2)").arg(plainText(action), key));
}

QAction* MainWindow::adopt(QAction* action, const QList<QKeySequence>& keys, const QString& icon)
{
    action->setShortcuts(keys);
    nameInToolTip(*action);
    if (!icon.isEmpty())
        action->setIcon(theme::icon(icon));
    QMainWindow::addAction(action);
    return action;
}

void MainWindow::makeActions()
{
    makeFileActions();
    makeEditActions();
    makeActivities();
    makeViewActions();
    makeSteps();
    makeSpeeds();
    makeHelpActions();
}

void MainWindow::makeFileActions()
{
    auto& a = m_actions;
    a.open = addAction(tr("&Open…"), {QKeySequence::Open}, QStringLiteral("open"));
    a.save = addAction(tr("&Save"), {QKeySequence::Save});
    a.saveAs = addAction(tr("Save &as…"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)});
    a.saveTrace = addAction(tr("Save &trace…"), {QKeySequence(Qt::CTRL | Qt::Key_T)});
    a.exportPicture = addAction(tr("&Export picture…"), {QKeySequence(Qt::CTRL | Qt::Key_E)});
    a.print = addAction(tr("&Print…"), {QKeySequence::Print});
    a.quit = addAction(tr("&Quit"), {QKeySequence(Qt::CTRL | Qt::Key_Q)});
    connect(a.open, &QAction::triggered, &m_files, &DocumentFiles::openDialog);
    connect(a.save, &QAction::triggered, &m_files, &DocumentFiles::save);
    connect(a.saveAs, &QAction::triggered, &m_files, &DocumentFiles::saveAs);
    connect(a.saveTrace, &QAction::triggered, &m_files, &DocumentFiles::saveTraceDialog);
    connect(a.exportPicture, &QAction::triggered, &m_output, &BoardOutput::exportPicture);
    connect(a.print, &QAction::triggered, &m_output, &BoardOutput::print);
    connect(a.quit, &QAction::triggered, this, &QWidget::close);
}

void MainWindow::makeEditActions()
{
    auto& a = m_actions;
    a.undo = new QAction(this);
    a.undo->setShortcut(QKeySequence::Undo);
    a.redo = new QAction(this);
    a.redo->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    a.copy = addAction(tr("&Copy board as text"), {QKeySequence::Copy}, QStringLiteral("copy"));
    a.paste = addAction(tr("&Paste board"), {QKeySequence::Paste});
    connect(a.undo, &QAction::triggered, &m_workbench, &Workbench::undo);
    connect(a.redo, &QAction::triggered, &m_workbench, &Workbench::redo);
    connect(a.copy, &QAction::triggered, this,
            [this] { m_output.copyText({}, m_workbench.moment()->isWatching()); });
    connect(a.paste, &QAction::triggered, &m_files, &DocumentFiles::paste);
}

void MainWindow::makeActivities()
{
    auto& a = m_actions;
    a.setUp = addAction(tr("Set &up", "the board"), {QKeySequence(Qt::CTRL | Qt::Key_1)});
    a.playByHand = addAction(tr("&Play", "by hand"), {QKeySequence(Qt::CTRL | Qt::Key_2)});
    a.watch = addAction(tr("&Watch", "a strategy"), {QKeySequence(Qt::CTRL | Qt::Key_3)});
    auto* const activities = new QActionGroup(this);
    for (QAction* const activity : {a.setUp, a.playByHand, a.watch}) {
        activity->setCheckable(true);
        activities->addAction(activity);
    }
    connect(a.setUp, &QAction::triggered, &m_workbench, &Workbench::setUp);
    connect(a.playByHand, &QAction::triggered, &m_workbench, &Workbench::playByHand);
    connect(a.watch, &QAction::triggered, &m_workbench, &Workbench::watch);
    for (QAction* const activity :
         {a.setUp, a.playByHand, a.watch}) // what comes next is done there
        connect(activity, &QAction::triggered, this, [this] { m_board->setFocus(); });
}

void MainWindow::makeViewActions()
{
    auto& a = m_actions;
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
}

void MainWindow::makeSteps()
{
    auto& a = m_actions;
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
    a.stepForward->setToolTip(
        tr("Step forward: to the end of the next deduction (.), or by one event (Alt+.)"));
    a.stepBack->setToolTip(
        tr("Step back: to where the last deduction began (,), or by one event (Alt+,)"));
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
    moves(a.toEnd, [](Player& p) { p.isRunningToEnd() ? p.pause() : p.toEnd(); });
    connect(a.previous, &QAction::triggered, &player, &Player::previousSolution);
    moves(a.next, [](Player& p) { p.isSeekingSolution() ? p.pause() : p.nextSolution(); });
    connect(a.stop, &QAction::triggered, &m_workbench, &Workbench::stop);
    connect(a.restart, &QAction::triggered, &m_workbench, &Workbench::restart);
}

void MainWindow::makeSpeeds()
{
    auto& a = m_actions;
    a.faster = addAction(tr("F&aster"), {QKeySequence(Qt::Key_Plus), QKeySequence(Qt::Key_Equal)});
    a.slower = addAction(tr("S&lower"), {QKeySequence(Qt::Key_Minus)});
    a.follow = addAction(tr("Full spee&d"), {QKeySequence(Qt::Key_G)});
    Player& player = m_workbench.player();
    connect(a.faster, &QAction::triggered, &player,
            [&player] { player.setSpeed(player.speed() * kSpeedStep); });
    connect(a.slower, &QAction::triggered, &player,
            [&player] { player.setSpeed(player.speed() / kSpeedStep); });
    connect(a.follow, &QAction::triggered, &player,
            [&player] { player.setSpeed(Player::kFastest); });
}

void MainWindow::makeHelpActions()
{
    auto& a = m_actions;
    a.keys = addAction(tr("&Keys"), {QKeySequence(Qt::Key_Question)});
    a.palette = addAction(tr("&Find a command…"), {QKeySequence(Qt::CTRL | Qt::Key_K)});
    a.about = addAction(tr("&About Clew"), {});
    connect(a.keys, &QAction::triggered, this, &MainWindow::showKeys);
    connect(a.palette, &QAction::triggered, this, &MainWindow::showPalette);
    connect(a.about, &QAction::triggered, this, [this] { AboutDialog(this).exec(); });
}

void MainWindow::makeMenus()
{
    m_menus = {menuBar()->addMenu(tr("&File")),   menuBar()->addMenu(tr("&Edit")),
               menuBar()->addMenu(tr("&Puzzle")), menuBar()->addMenu(tr("&Search")),
               menuBar()->addMenu(tr("&View")),   menuBar()->addMenu(tr("&Tools")),
               menuBar()->addMenu(tr("&Help"))};
    fillFileMenu();
    fillEditMenu();
    fillSearchMenu();
    fillOtherMenus();
}

void MainWindow::fillFileMenu()
{
    const auto& a = m_actions;
    QMenu* const file = &menu(MenuId::File);
    file->addAction(a.open);
    QMenu* const recent = file->addMenu(tr("Open &recent"));
    connect(recent, &QMenu::aboutToShow, this, [this, recent] { m_files.fillRecentMenu(*recent); });
    file->addActions({a.save, a.saveAs, a.saveTrace});
    file->addSeparator();
    file->addActions({a.exportPicture, a.print});
    file->addSeparator();
    file->addAction(a.quit);
}

void MainWindow::fillEditMenu()
{
    const auto& a = m_actions;
    QMenu* const edit = &menu(MenuId::Edit);
    edit->addActions({a.undo, a.redo});
    edit->addSeparator();
    edit->addAction(a.copy);
    QMenu* const copies = edit->addMenu(tr("Copy &as"));
    connect(copies, &QMenu::aboutToShow, this, [this, copies] { m_output.fillCopyMenu(*copies); });
    edit->addAction(a.paste);
    edit->addSeparator();
    edit->addAction(a.clearBoard);
}

void MainWindow::fillSearchMenu()
{
    const auto& a = m_actions;
    QMenu* const search = &menu(MenuId::Search);
    search->addActions({a.play, a.stepForward, a.stepBack, a.next, a.previous, a.toStart, a.toEnd});
    search->addSeparator();
    search->addActions({a.faster, a.slower, a.follow});
    search->addSeparator();
    search->addActions({a.restart, a.stop});
}

void MainWindow::fillOtherMenus()
{
    const auto& a = m_actions;
    menu(MenuId::Puzzle).addActions({a.setUp, a.playByHand, a.watch});
    menu(MenuId::Puzzle).addSeparator();

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

} // namespace clew
