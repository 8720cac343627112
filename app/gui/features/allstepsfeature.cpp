#include "app/gui/features/allstepsfeature.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <map>

#include "app/gui/shell.h"
#include "core/session/workbench.h"
#include "core/study/deductions.h"
#include "core/study/position.h"
#include "core/study/possiblesteps.h"
#include "widgets/background.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr int kIndexRole = Qt::UserRole; ///< of a step in the list

/// The steps, or why there are none to be had.
struct Listed
{
    PossibleSteps found = {};
    Sentence refusal = {};
};

// Of a board that cannot be completed nothing true can be said.
Listed stepsOf(const Position& position)
{
    if (prospectsOf(position).finding == Prospects::Finding::Hopeless)
        return {{}, {phrase("AllSteps", "No solution is left: there is nothing to be deduced.")}};
    return {possibleSteps(position)};
}

} // namespace

/// The list; what is chosen in it is shown on the board.
class AllStepsPanel : public QWidget
{
    Q_OBJECT

public:
    AllStepsPanel()
    {
        setObjectName(QStringLiteral("allSteps"));
        auto* const layout = new QVBoxLayout(this);
        layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace / 2);
        layout->setSpacing(kSpace / 2);
        auto* const heading = new QLabel(tr("All steps from here"));
        heading->setProperty("role", "heading");
        layout->addWidget(heading);
        m_list->setObjectName(QStringLiteral("possibleSteps"));
        m_list->setColumnCount(2);
        m_list->setHeaderHidden(true);
        m_list->header()->setStretchLastSection(false);
        m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
        m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
        m_list->setAccessibleName(heading->text());
        m_list->setUniformRowHeights(true);
        layout->addWidget(m_list, 1);
        m_said->setWordWrap(true);
        m_said->setProperty("role", "faint");
        layout->addWidget(m_said);
        auto* const buttons = new QHBoxLayout;
        const auto add = [&](const QString& text) {
            auto* const button = new QPushButton(text);
            buttons->addWidget(button);
            return button;
        };
        m_take = add(tr("&Take this step"));
        m_again = add(tr("&List again"));
        QPushButton* const close = add(tr("&Close"));
        layout->addLayout(buttons);
        setFocusProxy(m_list);
        connect(close, &QPushButton::clicked, this, &AllStepsPanel::closed);
        connect(m_take, &QPushButton::clicked, this, [this] { take(m_list->currentItem()); });
        connect(m_again, &QPushButton::clicked, this, &AllStepsPanel::askedAgain);
        connect(m_list, &QTreeWidget::currentItemChanged, this, &AllStepsPanel::choose);
        connect(m_list, &QTreeWidget::itemActivated, this, &AllStepsPanel::take);
    }

    void setSteps(const Puzzle& puzzle, const Problem& problem, Listed listed, bool isByHand)
    {
        m_steps = std::move(listed.found.steps);
        gatherTechniques();
        m_isByHand = isByHand;
        m_list->clear();
        QTreeWidgetItem* group = nullptr;
        for (std::size_t i = 0; i < m_steps.size(); ++i) {
            if (i == 0 || m_steps[i].rule != m_steps[i - 1].rule)
                group = addGroup(puzzle, problem, i);
            auto* const item = new QTreeWidgetItem(group);
            item->setText(0, translated(summaryOf(puzzle, problem, m_steps[i].events)));
            item->setData(0, kIndexRole, static_cast<int>(i));
        }
        if (m_list->topLevelItemCount() > 0)
            m_list->topLevelItem(0)->setExpanded(true);
        if (!listed.refusal.empty())
            m_said->setText(translated(listed.refusal));
        else if (m_steps.empty())
            m_said->setText(tr("No technique applies here."));
        else
            m_said->setText(withCount(m_steps.size(), [&](int n) {
                return listed.found.isWhole
                           ? tr("%Ln step(s). Choose one to see it on the board.", nullptr, n)
                           : tr("%Ln step(s), and there are more. Choose one to see it on the "
                                "board.",
                                nullptr, n);
            }));
        m_take->setEnabled(false);
        m_again->setEnabled(false);
    }

    // What is listed is no longer what is on the board.
    void setStale()
    {
        if (m_again->isEnabled())
            return;
        m_steps.clear();
        m_list->clear();
        m_take->setEnabled(false);
        m_again->setEnabled(true);
        m_said->setText(tr("The board has changed."));
    }

signals:
    void closed();
    void chosen(const clew::TechniqueStep& step);
    void taken(const clew::TechniqueStep& step);
    void askedAgain();

private:
    // What looks for chains finds nets as well, in turn: each technique is listed once, where it
    // comes first.
    void gatherTechniques()
    {
        std::map<Rule, std::size_t> places;
        for (const TechniqueStep& step : m_steps)
            places.try_emplace(step.rule, places.size());
        std::ranges::stable_sort(m_steps, {},
                                 [&](const TechniqueStep& step) { return places.at(step.rule); });
    }

    // Those of one technique follow each other.
    QTreeWidgetItem* addGroup(const Puzzle& puzzle, const Problem& problem, std::size_t first)
    {
        const Rule rule = m_steps[first].rule;
        const auto end =
            std::find_if(m_steps.begin() + static_cast<std::ptrdiff_t>(first), m_steps.end(),
                         [&](const TechniqueStep& step) { return step.rule != rule; });
        const auto count = end - m_steps.begin() - static_cast<std::ptrdiff_t>(first);
        auto* const group = new QTreeWidgetItem(m_list);
        group->setText(0, tr("%1 (%2)", "a technique, and how many steps it gives")
                              .arg(translatedStanding(Sentence{puzzle.ruleName(problem, rule)}),
                                   grouped(static_cast<quint64>(count))));
        if (const RuleInfo* const info = puzzle.rule(rule); info != nullptr && info->points > 0)
            group->setText(1, grouped(info->points));
        group->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        return group;
    }

    [[nodiscard]] const TechniqueStep* stepOf(const QTreeWidgetItem* item) const
    {
        if (item == nullptr || item->parent() == nullptr)
            return nullptr;
        const auto index = static_cast<std::size_t>(item->data(0, kIndexRole).toInt());
        return index < m_steps.size() ? &m_steps[index] : nullptr;
    }

    void choose(const QTreeWidgetItem* item)
    {
        const TechniqueStep* const step = stepOf(item);
        m_take->setEnabled(step != nullptr && m_isByHand);
        if (step == nullptr)
            return;
        emit chosen(*step);
    }

    void take(const QTreeWidgetItem* item)
    {
        const TechniqueStep* const step = stepOf(item);
        if (step != nullptr && m_isByHand)
            emit taken(TechniqueStep(*step)); // the list is rebuilt
    }

    QTreeWidget* m_list = new QTreeWidget;
    QLabel* m_said = new QLabel; ///< how many there are, or why none

    QPushButton* m_take;
    QPushButton* m_again;
    std::vector<TechniqueStep> m_steps;
    bool m_isByHand = false;
};

AllStepsFeature::AllStepsFeature(Workbench& workbench, Shell& shell, QStackedWidget& place)
    : QObject(&shell.frame()), m_workbench(workbench), m_shell(shell), m_place(place),
      m_panel(new AllStepsPanel),
      m_show(shell.addAction(tr("All steps from here"),
                             {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T)}))
{
    place.addWidget(m_panel);
    shell.menu(Shell::MenuId::Puzzle).addAction(m_show);
    connect(m_show, &QAction::triggered, this, &AllStepsFeature::list);
    connect(m_panel, &AllStepsPanel::askedAgain, this, &AllStepsFeature::list);
    connect(m_panel, &AllStepsPanel::closed, this, [this] { m_place.setCurrentIndex(0); });
    connect(m_panel, &AllStepsPanel::chosen, this,
            [this](const TechniqueStep& step) { m_shell.showReason(step.reason); });
    connect(m_panel, &AllStepsPanel::taken, this, &AllStepsFeature::take);
    connect(&workbench, &Workbench::momentChanged, this, &AllStepsFeature::showMoment);
}

void AllStepsFeature::showMoment()
{
    const Document& document = m_workbench.document();
    const Playing* const playing = playingOf(*document.puzzle, *document.problem);
    const bool canList = playing != nullptr && playing->hasTechniques();
    m_show->setEnabled(canList);
    if (!canList)
        m_place.setCurrentIndex(0);
    m_panel->setStale();
}

void AllStepsFeature::take(const TechniqueStep& step)
{
    if (m_workbench.hand() == nullptr)
        return;
    std::vector<Assignment> entries;
    std::vector<Place> struck;
    for (const Event event : step.events)
        if (event.kind() == EventKind::Assign)
            entries.push_back({event.variable(), event.value()});
        else
            struck.push_back({event.variable(), event.value()});
    m_workbench.takeStep(entries, struck,
                         QSettings().value(QStringLiteral("play/tidies"), true).toBool());
    list();
}

void AllStepsFeature::list()
{
    m_workbench.player().pause();
    const MomentPtr shown = m_workbench.moment();
    Position position{*shown->puzzle, shown->problem, {}};
    if (shown->isByHand()) {
        position.entries = m_workbench.hand()->entries();
        position.struck = ruledOut(*m_workbench.hand()->notes());
    }
    auto listed = inBackground(
        [&](const std::stop_token& token) -> Listed {
            position.token = token;
            if (!shown->isWatching())
                return stepsOf(position);
            return {possibleSteps(*shown->puzzle, *shown->problem, *shown->state, {}, token)};
        },
        tr("All steps from here"), &m_shell.frame());
    if (!listed) {
        m_shell.showMessage(translated(listed.error().sentence));
        return;
    }
    const Moment& now = *m_workbench.moment();
    if (now.problem != shown->problem || now.trace != shown->trace ||
        now.position != shown->position)
        return; // of another board
    m_panel->setSteps(*shown->puzzle, *shown->problem, *std::move(listed), shown->isByHand());
    m_place.setCurrentWidget(m_panel);
    m_shell.showDetails(&m_place);
}

} // namespace clew

#include "allstepsfeature.moc"
