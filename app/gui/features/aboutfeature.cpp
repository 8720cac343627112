#include "app/gui/features/aboutfeature.h"

#include <QAction>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/gui/features/studyfeature.h"
#include "app/gui/shell.h"
#include "core/session/workbench.h"
#include "core/study/growth.h"
#include "core/study/stepsearch.h"
#include "widgets/background.h"
#include "widgets/codepanel.h"
#include "widgets/strategypanel.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

AboutFeature::AboutFeature(Workbench& workbench, Shell& shell)
    : QObject(&shell.frame()), m_workbench(workbench), m_shell(shell), m_whole(new QWidget),
      m_panel(new CodePanel), m_growth(new QPushButton(tr("&Growth curves of this strategy…")))
{
    auto* const layout = new QVBoxLayout(m_whole);
    layout->setContentsMargins(0, 0, 0, kSpace / 2);
    layout->setSpacing(0);
    layout->addWidget(m_panel, 1);
    layout->addWidget(m_growth, 0, Qt::AlignLeft);
    m_whole->setFocusProxy(m_panel);
    m_growth->setObjectName(QStringLiteral("growth-of-strategy"));
    m_growth->setFlat(true);
    m_growth->setToolTip(tr("Nodes and time against the size of the problem, with the factor by "
                            "which they grow"));
    connect(m_growth, &QPushButton::clicked, this,
            [this] { openGrowth(m_workbench, m_shell, m_workbench.moment()->strategy); });
    shell.addDetails(m_whole, tr("About"));
    QAction* const about = shell.addAction(tr("&About the strategy"), {});
    shell.menu(Shell::MenuId::Search).addAction(about);
    const auto show = [this] { m_shell.showDetails(m_whole); };
    connect(about, &QAction::triggered, this, show);
    connect(&shell.strategyPanel(), &StrategyPanel::aboutAsked, this, show);
    connect(&workbench, &Workbench::documentChanged, this,
            [this] { m_saidAt.reset(); }); // messages about another one have gone with it
    connect(&workbench, &Workbench::momentChanged, this, &AboutFeature::showMoment);
    connect(m_panel, &CodePanel::lineChosen, this, &AboutFeature::goTo);
}

void AboutFeature::showMoment()
{
    const Moment& moment = *m_workbench.moment();
    const std::string* const foreign = foreignStrategy(m_workbench.document());
    m_growth->setVisible(foreign == nullptr && growthParameter(*moment.puzzle) != nullptr);
    if (foreign != nullptr) {
        m_panel->setNotice(tr("This search was made elsewhere by a strategy named %1, which Clew "
                              "does not have; its program cannot be shown.")
                               .arg(QString::fromStdString(*foreign)));
        return;
    }
    const StrategyInfo& strategy = moment.puzzle->info().strategies[moment.strategy];
    m_panel->setStrategy(strategy);
    m_panel->setWatching(moment.isWatching());
    const bool hasStep = moment.isWatching() && moment.event; // moves by hand are no steps of it
    m_panel->setLine(hasStep ? lineOf(strategy.pseudoCode, *moment.event) : std::nullopt);
    if (m_saidAt && m_saidAt != moment.position) {
        m_saidAt.reset();
        m_shell.showMessage({});
    }
}

void AboutFeature::goTo(std::size_t line, bool backwards)
{
    if (m_workbench.moment()->isByHand()) {
        say(tr("No strategy runs while you play. Ctrl+3 watches this one."));
        return;
    }
    if (!m_workbench.moment()->isWatching()) {
        say(tr("Nothing has happened yet. Press Space to start the search."));
        return;
    }
    Player& player = m_workbench.player();
    player.pause();
    const MomentPtr asked = m_workbench.moment(); // held on to, whatever is shown by then
    const PseudoCode& code = asked->puzzle->info().strategies[asked->strategy].pseudoCode;
    const auto found = inBackground(
        [&] { return findStep(*asked->trace, code, line, asked->position, backwards); });
    if (asked->trace != m_workbench.moment()->trace)
        return;
    if (!found)
        say(translated(found.error().sentence));
    else if (*found)
        player.seek(**found);
    else if (backwards)
        say(tr("No earlier step is on that line."));
    else if (asked->trace->complete())
        say(tr("No later step is on that line."));
    else
        say(tr("No further step on that line is known yet: let the search continue."));
}

// Until the playhead moves on.
void AboutFeature::say(const QString& text)
{
    m_shell.showMessage(text);
    m_saidAt = m_workbench.moment()->position;
}

} // namespace clew
