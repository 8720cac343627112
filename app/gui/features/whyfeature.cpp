#include "app/gui/features/whyfeature.h"

#include <QAction>
#include <QMenu>
#include <algorithm>
#include <utility>

#include "app/gui/shell.h"
#include "core/session/workbench.h"
#include "widgets/background.h"
#include "widgets/board.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr std::uint32_t kMostValues = 36; ///< more are no menu

QString foldedText(EventKind kind, const QString& rule, std::size_t count)
{
    const int n = static_cast<int>(count);
    switch (kind) {
    case EventKind::Remove:
        return clew::WhyFeature::tr("%Ln strike(s) by %1", "%1: a rule", n).arg(rule);
    case EventKind::Decide:
        return clew::WhyFeature::tr("%Ln guess(es)", nullptr, n);
    default:
        return clew::WhyFeature::tr("%Ln value(s) by %1", "%1: a rule", n).arg(rule);
    }
}

} // namespace

WhyFeature::WhyFeature(Workbench& workbench, Shell& shell)
    : QObject(&shell.frame()), m_workbench(workbench), m_shell(shell), m_panel(new WhyPanel)
{
    shell.addDetails(m_panel, tr("Why"));
    QAction* const why = shell.addAction(tr("&Why is it so?"), {QKeySequence(Qt::Key_W)});
    shell.menu(Shell::MenuId::Search).addAction(why);
    connect(why, &QAction::triggered, this, &WhyFeature::ask);
    connect(m_panel, &WhyPanel::sought, this, [this](quint64 position) {
        m_workbench.player().pause();
        m_workbench.player().seek(position);
    });
    connect(m_panel, &WhyPanel::lineChosen, this, [this](const WhyPanel::Line& line) {
        if (!line.sentence.empty())
            m_shell.showReason(line.sentence);
    });
    connect(m_panel, &WhyPanel::trialWanted, this, &WhyFeature::tryIt);
    connect(&workbench, &Workbench::documentChanged, this, [this] {
        m_trial.reset();
        forgetTried();
        m_panel->clear();
    });
    connect(&workbench, &Workbench::momentChanged, this, [this](const MomentPtr& moment) {
        if (m_triedAt && (*m_triedAt != moment->position || !moment->isWatching()))
            forgetTried();
    });
    shell.pushTool(*this);
}

TraceMoment WhyFeature::moment() const
{
    const Moment& shown = *m_workbench.moment();
    return {*shown.puzzle, shown.problem, shown.trace, shown.position, shown.strategy, {},
            shown.shownEnd};
}

template<class Question>
auto WhyFeature::answerTo(Question question)
{
    std::optional<decltype(question(moment()))> kept;
    if (!m_workbench.moment()->isWatching()) // any more
        return kept;
    m_workbench.player().pause();
    TraceMoment at = moment();
    const auto answer = inBackground(
        [&](const std::stop_token& token) {
            at.token = token;
            return question(at);
        },
        tr("Why"), &m_shell.frame());
    if (!answer)
        m_shell.showMessage(QString::fromStdString(answer.error().text()));
    else if (m_workbench.moment()->trace == at.trace)
        kept = *answer;
    return kept;
}

QString WhyFeature::nameOf(Place place) const
{
    const Document& document = m_workbench.document();
    return translated(document.puzzle->placeName(*document.problem, place));
}

void WhyFeature::fillPlaceMenu(QMenu& menu, Place place)
{
    if (!m_workbench.moment()->isWatching())
        return;
    connect(menu.addAction(tr("&Why is it so?")), &QAction::triggered, this,
            [this, place] { askWhy(place); });
    if (place.value != kNoValue) {
        connect(menu.addAction(tr("Why &not %1?").arg(nameOf(place))), &QAction::triggered, this,
                [this, place] { askWhyNot(place); });
        return;
    }
    const Document& document = m_workbench.document();
    const std::uint32_t values = document.puzzle->dimensions(*document.problem).values;
    if (values > kMostValues)
        return;
    QMenu* const list = menu.addMenu(tr("Why &not"));
    for (Value value = 0; value < values; ++value) {
        const Place one{place.variable, value};
        connect(list->addAction(nameOf(one)), &QAction::triggered, this,
                [this, one] { askWhyNot(one); });
    }
}

void WhyFeature::ask()
{
    const MomentPtr shown = m_workbench.moment();
    if (!shown->isWatching()) {
        m_shell.showMessage(shown->isByHand()
                                ? tr("This asks why a strategy took a step. While you play, Hint "
                                     "says what follows.")
                                : tr("Nothing has happened yet. Press Space to start the search."));
        return;
    }
    if (const auto place = m_shell.board().chosenPlace()) {
        // Of a value that is not there the question can only be: why not?
        const bool isAbsent = place->value != kNoValue && place->variable != kAnyVariable &&
                              shown->state->value(place->variable) != place->value;
        isAbsent ? askWhyNot(*place) : askWhy(*place);
        return;
    }
    // Of a step of several events the premises are those of the first one, and its sentence is that
    // of all.
    const auto step = m_workbench.completedStep();
    const auto reasons = answerTo([&step](TraceMoment at) {
        if (step)
            at.position = step->first + 1;
        return whyLastEvent(at);
    });
    if (!reasons)
        return;
    std::vector<WhyPanel::Line> lines = linesOf(*reasons);
    if (step && !lines.empty()) {
        lines.front().sentence = m_workbench.reason();
        lines.front().text = translated(lines.front().sentence);
    }
    answer(tr("Why the last step?"), std::move(lines));
}

void WhyFeature::askWhy(Place place)
{
    const auto reasons = answerTo([place](const TraceMoment& at) { return whyPlace(at, place); });
    if (!reasons)
        return;
    std::vector<WhyPanel::Line> lines = linesOf(*reasons);
    if (lines.empty())
        lines.push_back({tr("Nothing is settled there at this moment."), {}, {}});
    answer(tr("Why is it so? %1", "%1: a place of the board").arg(nameOf(place)), std::move(lines));
}

void WhyFeature::askWhyNot(Place place)
{
    const TraceMoment asked = moment();
    const auto answered = answerTo([place](const TraceMoment& at) { return whyNot(at, place); });
    if (!answered)
        return;
    const WhyNot& found = *answered;
    const QString question = tr("Why not %1?").arg(nameOf(place));
    std::vector<WhyPanel::Line> lines;
    if (found.holds) {
        const auto reasons =
            answerTo([place](const TraceMoment& at) { return whyPlace(at, place); });
        if (!reasons)
            return;
        lines = linesOf(*reasons);
        lines.push_back({tr("It is so."), {}, {}});
        answer(question, std::move(lines));
        return;
    }
    if (found.place.value == kNoValue) {
        answer(question, {{tr("Nothing is left to choose."), {}, {}}});
        return;
    }
    if (found.instead != kNoValue)
        lines.push_back(lineOfInstead(found));
    for (const WhyPanel::Line& line : linesOf(found.struck))
        lines.push_back(line);
    // It may be struck by the very rule it would break.
    for (const Sentence& sentence : found.broken)
        if (const QString text = translated(sentence);
            std::ranges::find(lines, text, &WhyPanel::Line::text) == lines.end())
            lines.push_back({text, {}, sentence});
    if (found.struck.steps.empty() && found.broken.empty())
        lines.push_back({tr("It breaks no rule immediately."), {}, {}});
    if (found.tried)
        lines.push_back(lineOf(*found.tried));
    addElsewhere(found, lines);
    answer(question, std::move(lines));
    m_trial.emplace(asked, found.place);
    m_panel->offerTrial();
}

WhyPanel::Line WhyFeature::lineOfInstead(const WhyNot& found) const
{
    const QString name = nameOf({found.place.variable, found.instead});
    if (found.because.steps.empty())
        return {tr("Now it is %1.", "%1: a place with its value").arg(name), {}, {}};
    const ReasonStep& last = found.because.steps.back();
    return {tr("Now it is %1: %2", "a place with its value, and the sentence that says why")
                .arg(name, translated(last.sentence)),
            last.event + 1, last.sentence};
}

// What the whole trace has of it.
void WhyFeature::addElsewhere(const WhyNot& found, std::vector<WhyPanel::Line>& lines) const
{
    const Trace& trace = *m_workbench.moment()->trace;
    const Elsewhere& elsewhere = found.elsewhere;
    const auto trials = static_cast<int>(std::min<std::uint64_t>(elsewhere.trials, INT_MAX));
    if (elsewhere.solution) {
        lines.push_back({tr("It is so in solution %1.").arg(grouped(*elsewhere.solution + 1)),
                         trace.solutionEvent(*elsewhere.solution) + 1,
                         {}});
        return;
    }
    const auto text = [&] {
        if (!elsewhere.isAll)
            return tr("Not all of the search was looked at.");
        if (elsewhere.trials > 0)
            return tr("In all that is shown of the search it was tried %Ln time(s), and is in no "
                      "solution found.",
                      nullptr, trials);
        if (!elsewhere.hasEnded)
            return tr("The search has not tried it yet.");
        if (elsewhere.solutions > 0)
            return tr("The search never tried it: it chose elsewhere first. It is in no solution "
                      "found.");
        return tr("The search never tried it: it chose elsewhere first.");
    };
    WhyPanel::Line line{text(), {}, {}};
    if (elsewhere.trial)
        line.position = std::uint64_t{trace.node(*elsewhere.trial).event} + 1;
    lines.push_back(std::move(line));
}

void WhyFeature::tryIt()
{
    if (!m_trial)
        return;
    const auto [at, place] = *m_trial;
    const auto tried = inBackground(
        [&](const std::stop_token& token) {
            TraceMoment moment = at;
            moment.token = token;
            return tryValue(moment, place, kMostNodesTried);
        },
        tr("Try it"), &m_shell.frame());
    if (!tried) {
        m_shell.showMessage(translated(tried.error().sentence));
        return;
    }
    const Sentence sentence = describeTried(at, place, *tried);
    m_panel->addLine({translated(sentence), {}, sentence});
    if (m_workbench.moment()->trace == at.trace && m_workbench.moment()->position == at.position)
        showTried(at, place, *tried);
}

// Where the value would have been decided: above the guess that gave the variable another one.
NodeId WhyFeature::branchingNode(const TraceMoment& at, Place place) const
{
    const NodeId here = m_workbench.moment()->node;
    for (NodeId node = here; node != kRoot;) {
        const TraceNode entry = at.trace->node(node);
        if (at.trace->event(entry.event).variable() == place.variable)
            return entry.parent;
        node = entry.parent;
    }
    return here;
}

// As a branch that the search has not, and on the board where there is a solution.
void WhyFeature::showTried(const TraceMoment& at, Place place, const TriedValue& tried)
{
    const auto status = [&] {
        switch (tried.finding) {
        case TriedValue::Finding::Exists:
            return NodeStatus::Solved;
        case TriedValue::Finding::None:
            return NodeStatus::Fail;
        default:
            return NodeStatus::Open;
        }
    };
    m_triedAt = at.position;
    if (tried.finding == TriedValue::Finding::Exists) {
        m_shell.board().setGhost(tried.solution);
        m_panel->addLine({tr("It is drawn faintly on the board until you go on."), {}, {}});
    }
    emit triedBranch(TreeGhost{branchingNode(at, place), status(), nameOf(place)});
}

void WhyFeature::forgetTried()
{
    if (!std::exchange(m_triedAt, std::nullopt))
        return;
    m_shell.board().setGhost({});
    emit triedBranch({});
}

// One sentence first, its premises below it; then what was tried before and left.
std::vector<WhyPanel::Line> WhyFeature::linesOf(const Reasons& reasons) const
{
    if (reasons.steps.empty())
        return {};
    const auto shared =
        std::make_shared<const Chain>(m_workbench.document().puzzle, m_workbench.document().problem,
                                      m_workbench.moment()->trace, reasons);
    std::vector<WhyPanel::Line> lines;
    // A variable without a value may be asked about: then several steps speak of it.
    std::vector<bool> isPremise(reasons.steps.size());
    for (const ReasonStep& step : reasons.steps)
        for (const std::size_t cause : step.causes)
            isPremise[cause] = true;
    for (std::size_t i = reasons.steps.size(); i-- > 0;)
        if (!isPremise[i])
            lines.push_back(lineOfStep(shared, i));
    for (const Sentence& tried : reasons.tried)
        lines.push_back({translated(tried), {}, tried});
    if (reasons.cut)
        lines.push_back({tr("… (earlier steps are left out)"), {}, {}});
    return lines;
}

WhyPanel::Line WhyFeature::lineOfStep(const std::shared_ptr<const Chain>& chain, std::size_t number)
{
    const ReasonStep& step = chain->reasons.steps[number];
    WhyPanel::Line line{translated(step.sentence), step.event + 1, step.sentence};
    if (!step.causes.empty())
        line.premises = [chain, number] { return premisesOf(chain, number); };
    return line;
}

std::vector<WhyPanel::Line> WhyFeature::premisesOf(const std::shared_ptr<const Chain>& chain,
                                                   std::size_t number)
{
    std::vector<WhyPanel::Line> lines;
    for (const Premise& premise : clew::premisesOf(*chain->trace, chain->reasons, number)) {
        const auto linesOfSteps = [chain, steps = premise.steps] {
            std::vector<WhyPanel::Line> each;
            for (const std::size_t step : steps)
                each.push_back(lineOfStep(chain, step));
            return each;
        };
        if (premise.steps.size() == 1) {
            lines.push_back(linesOfSteps().front());
            continue;
        }
        const QString rule =
            translated(Sentence{chain->puzzle->ruleName(*chain->problem, premise.rule)});
        lines.push_back(
            {foldedText(premise.kind, rule, premise.steps.size()), {}, {}, linesOfSteps});
    }
    return lines;
}

WhyPanel::Line WhyFeature::lineOf(const Trial& tried) const
{
    const auto nodes = static_cast<int>(std::min<std::uint64_t>(tried.nodes, INT_MAX));
    const auto text = [&] {
        switch (tried.verdict) {
        case Trial::Verdict::Refuted:
            return tr("It was tried at node %1 and refuted in %Ln node(s).", nullptr, nodes);
        case Trial::Verdict::RefutedSo:
            return tr("It was tried at node %1, with other values chosen along with it, and that "
                      "was refuted in %Ln node(s).",
                      nullptr, nodes);
        case Trial::Verdict::Left:
            return tr("It was tried at node %1 and left after %Ln node(s) without a contradiction "
                      "that refutes it.",
                      nullptr, nodes);
        case Trial::Verdict::Found:
            return tr("It was tried at node %1; solutions found there in %Ln node(s): %2.", nullptr,
                      nodes)
                .arg(QStringLiteral("%1"), grouped(tried.solutions));
        default:
            return tr("It was tried at node %1; at least %Ln node(s) follow there.", nullptr,
                      nodes);
        }
    };
    return {text().arg(grouped(tried.node)), tried.begin + 1, {}};
}

void WhyFeature::answer(const QString& question, std::vector<WhyPanel::Line> lines)
{
    m_trial.reset();
    forgetTried();
    // The answer stays while its lines are followed: it says of which moment it is true.
    const QString when = grouped(m_workbench.moment()->position);
    m_panel->showAnswer(
        tr("%1 (event %2)", "a question, and the moment it is about").arg(question, when),
        std::move(lines));
    m_shell.showDetails(m_panel);
}

} // namespace clew
