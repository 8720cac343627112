#include "app/gui/features/aboutfeature.h"

#include <QAction>
#include <QMenu>

#include "app/gui/mainwindow.h"
#include "core/study/stepsearch.h"
#include "widgets/background.h"
#include "widgets/codepanel.h"
#include "widgets/strategypanel.h"

namespace clew {

namespace {

const StrategyInfo& strategyOf(const Document& document)
{
    return document.puzzle->info().strategies[document.strategy];
}

} // namespace

AboutFeature::AboutFeature(MainWindow& window)
    : QObject(&window), m_window(window), m_panel(new CodePanel)
{
    window.addDetails(m_panel, tr("About"));
    QAction* const about = window.addAction(tr("&About the strategy"), {});
    window.menu(MainWindow::MenuId::Search).addAction(about);
    const auto show = [this] { m_window.showDetails(m_panel); };
    connect(about, &QAction::triggered, this, show);
    connect(&window.strategyPanel(), &StrategyPanel::aboutAsked, this, show);
    connect(&window, &MainWindow::documentShown, this, [this] {
        m_saidAt.reset(); // the window says what is to be said of the new one
        showMoment();
    });
    connect(&window, &MainWindow::momentShown, this, &AboutFeature::showMoment);
    connect(m_panel, &CodePanel::lineChosen, this, &AboutFeature::goTo);
}

void AboutFeature::showMoment()
{
    const StrategyInfo& strategy = strategyOf(m_window.document());
    const Player& player = m_window.player();
    m_panel->setStrategy(strategy);
    m_panel->setWatching(player.hasTrace());
    const auto event = player.hasTrace() ? player.cursor().lastEvent() : std::nullopt;
    m_panel->setLine(event ? lineOf(strategy.pseudoCode, *event) : std::nullopt);
    if (m_saidAt && m_saidAt != player.position()) {
        m_saidAt.reset();
        m_window.showMessage({});
    }
}

void AboutFeature::goTo(std::size_t line, bool backwards)
{
    Player& player = m_window.player();
    if (!player.hasTrace()) {
        say(tr("Nothing has happened yet. Press Space to start the search."));
        return;
    }
    player.pause();
    // Both are held on to, whatever the window shows by then.
    const auto trace = m_window.document().trace;
    const PseudoCode& code = strategyOf(m_window.document()).pseudoCode;
    const quint64 position = player.position();
    const auto found =
        inBackground([&] { return findStep(*trace, code, line, position, backwards); });
    if (trace != m_window.document().trace)
        return;
    if (!found)
        say(QString::fromStdString(found.error().text()));
    else if (*found)
        player.seek(**found);
    else if (backwards)
        say(tr("No step before this one stands on that line."));
    else if (trace->complete())
        say(tr("No further step stands on that line."));
    else
        say(tr("No further step on that line is known yet: let the search go on."));
}

// Until the playhead moves on.
void AboutFeature::say(const QString& text)
{
    m_window.showMessage(text);
    m_saidAt = m_window.player().position();
}

} // namespace clew
