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
    if (kind == EventKind::Decide)
        return withCount(count,
                         [](int n) { return clew::WhyFeature::tr("%Ln guess(es)", nullptr, n); });
    const QString text = withCount(count, [&](int n) {
        return kind == EventKind::Remove
                   ? clew::WhyFeature::tr("%Ln strike(s) by %1", "%1: a rule", n)
                   : clew::WhyFeature::tr("%Ln value(s) by %1", "%1: a rule", n);
    });
    return text.arg(rule);
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
        m_answeredAt.reset();
        m_panel->clear();
    });
    connect(&workbench, &Workbench::momentChanged, this, [this](const MomentPtr& moment) {
        if (m_triedAt && (*m_triedAt != moment->position || !moment->isWatching()))
            forgetTried();
        m_panel->setElsewhen(m_answeredAt && *m_answeredAt != moment->position);
    });
    shell.pushTool(*this);
}

TraceMoment WhyFeature::moment() const
{
    const Moment& shown = *m_workbench.moment();
    TraceMoment moment{*shown.puzzle,  shown.problem,  shown.trace,
                       shown.position, shown.strategy, {},
                       shown.shownEnd, shown.outcome};
    if (foreignStrategy(m_workbench.document()) != nullptr)
        moment.strategy.reset(); // what ours do it need not
    return moment;
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
        m_shell.showMessage(translated(answer.error().sentence));
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
        lines.front().text = translatedStanding(lines.front().sentence);
    }
    if (lines.empty()) // before the first step
        lines.push_back({tr("Nothing has happened yet."), {}, {}});
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
    answer(tr("Why is it so? %1", "%1: a place of the board").arg(nameOf(place)), std::move(lines),
           place);
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
        lines.insert(lines.begin(), lineOfSince(*reasons));
        answer(question, std::move(lines), place);
        return;
    }
    if (found.place.value == kNoValue) {
        answer(question, {{tr("Nothing is left to choose."), {}, {}}}, place);
        return;
    }
    if (found.instead != kNoValue)
        lines.push_back(lineOfInstead(found));
    for (const WhyPanel::Line& line : linesOf(found.struck))
        lines.push_back(line);
    // It may be struck by the very rule it would break, which is also why another value is there.
    for (const Sentence& sentence : found.broken)
        if (const QString text = translatedStanding(sentence);
            std::ranges::none_of(lines, [&text](const WhyPanel::Line& line) {
                return line.text == text || translatedStanding(line.sentence) == text;
            }))
            lines.push_back({text, {}, sentence});
    const bool isAllowed = found.struck.steps.empty() && found.broken.empty();
    if (isAllowed)
        lines.push_back({tr("It breaks no rule immediately."), {}, {}});
    if (found.tried) {
        lines.push_back(lineOf(*found.tried));
        if (!isWholeTrial(found)) // what the whole search made of it is said below
            lines.back().text =
                tr("Until this moment: %1", "%1: a sentence").arg(lines.back().text);
    }
    addElsewhere(found, lines);
    // Where nothing forbids it at this moment, the first is what the whole search says for sure.
    if (isAllowed && found.instead == kNoValue &&
        (found.elsewhere.solution || (found.elsewhere.isAll && found.elsewhere.isProof)))
        std::rotate(lines.begin(), lines.end() - 1, lines.end());
    answer(question, std::move(lines), found.place);
    m_trial.emplace(asked, found.place);
    m_panel->offerTrial();
}

// That the value asked about is there, and since when.
WhyPanel::Line WhyFeature::lineOfSince(const Reasons& reasons)
{
    if (reasons.steps.empty())
        return {tr("It has been so from the start."), {}, {}};
    const std::uint64_t position = reasons.steps.back().event + 1;
    return {tr("It has been so since event %1.").arg(grouped(position)), position, {}};
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

// What is given no search tries, however long it goes on.
bool WhyFeature::isGivenOtherwise(const WhyNot& found) const
{
    const Document& document = m_workbench.document();
    const auto isGiven = [&](const Reasons& reasons) {
        if (reasons.steps.empty())
            return false;
        const Event event = m_workbench.moment()->trace->event(reasons.steps.back().event);
        if (event.kind() != EventKind::Assign && event.kind() != EventKind::Remove)
            return false;
        const RuleInfo* const rule = document.puzzle->rule(*document.problem, event.rule());
        return rule != nullptr && rule->isGiven;
    };
    return isGiven(found.because) || isGiven(found.struck);
}

// What the whole trace has of it.
void WhyFeature::addElsewhere(const WhyNot& found, std::vector<WhyPanel::Line>& lines) const
{
    const Trace& trace = *m_workbench.moment()->trace;
    const Elsewhere& elsewhere = found.elsewhere;
    const bool isOnlyOne = elsewhere.trials == 1 && isWholeTrial(found); // and is reported already
    if (elsewhere.trials > 0 && !isOnlyOne) {
        lines.push_back(lineOfTrials(elsewhere));
        lines.back().position = std::uint64_t{trace.node(*elsewhere.trial).event} + 1;
    }
    if (elsewhere.standings > 0) {
        const QString text = withCount(elsewhere.standings, [&](int n) {
            return elsewhere.isLeft ? tr("In the part of the search shown, it stood there %Ln "
                                         "time(s), without a guess of its own, and was left.",
                                         nullptr, n)
                                    : tr("In the part of the search shown, it stood there %Ln "
                                         "time(s), without a guess of its own.",
                                         nullptr, n);
        });
        lines.push_back({text, *elsewhere.standing + 1, {}});
    }
    if (elsewhere.solution) {
        lines.push_back({tr("Solution %1 has it.").arg(grouped(*elsewhere.solution + 1)),
                         trace.solutionEvent(*elsewhere.solution) + 1,
                         {}});
        return;
    }
    const auto text = [&] {
        if (!elsewhere.isAll)
            return tr("Not all of the search was looked at.");
        const bool isTried = elsewhere.trials > 0 || elsewhere.standings > 0;
        if (elsewhere.isProof)
            return isTried || !elsewhere.areStandingsAll
                       ? tr("It is in no solution.")
                       : tr("The search never tried it. It is in no solution.");
        if (!isTried && !elsewhere.areStandingsAll)
            return tr("Not all of the search was looked at.");
        if (isTried)
            return tr("It is in no solution found.");
        if (!elsewhere.hasEnded)
            return isGivenOtherwise(found) ? QString() : tr("The search has not tried it yet.");
        if (elsewhere.solutions > 0)
            return tr("The search never tried it. It is in no solution found.");
        return tr("The search never tried it.");
    };
    if (const QString said = text(); !said.isEmpty())
        lines.push_back({said, {}, {}});
}

// How often it was tried, and what became of that; the trials one by one unfold below it.
WhyPanel::Line WhyFeature::lineOfTrials(const Elsewhere& elsewhere)
{
    const std::vector<Trial>& read = elsewhere.read;
    const auto count = [&read](auto... verdicts) {
        return std::ranges::count_if(
            read, [&](const Trial& trial) { return ((trial.verdict == verdicts) || ...); });
    };
    const auto times = static_cast<std::ptrdiff_t>(elsewhere.trials);
    const auto refuted = count(Trial::Verdict::Refuted, Trial::Verdict::RefutedSo);
    const auto solved = count(Trial::Verdict::Found);
    const auto text = [&](int n) {
        if (read.size() < elsewhere.trials || count(Trial::Verdict::TooLong) > 0)
            return tr("In the part of the search shown, it was tried %Ln time(s).", nullptr, n);
        if (refuted == times)
            return tr(
                "In the part of the search shown, it was tried %Ln time(s), and refuted each time.",
                nullptr, n);
        if (solved == times)
            return tr("In the part of the search shown, it was tried %Ln time(s), and led to "
                      "solutions each time.",
                      nullptr, n);
        const auto left = times - refuted - solved;
        if (left == times)
            return tr("In the part of the search shown, it was tried %Ln time(s), and left "
                      "undecided each time.",
                      nullptr, n);
        QStringList parts; // at least two
        if (refuted > 0)
            parts << tr("refuted %1", "%1: how often").arg(grouped(static_cast<quint64>(refuted)));
        if (solved > 0)
            parts << tr("with solutions %1", "%1: how often")
                         .arg(grouped(static_cast<quint64>(solved)));
        if (left > 0)
            parts << tr("left undecided %1", "%1: how often")
                         .arg(grouped(static_cast<quint64>(left)));
        return tr("In the part of the search shown, it was tried %Ln time(s): %1.", nullptr, n)
            .arg(parts.join(tr(", ", "between the parts of a list")));
    };
    WhyPanel::Line line{withCount(elsewhere.trials, text), {}, {}};
    if (!read.empty())
        line.premises = [read] {
            std::vector<WhyPanel::Line> each;
            for (const Trial& trial : read)
                each.push_back(lineOf(trial));
            return each;
        };
    return line;
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
    m_panel->addLine({translatedStanding(sentence), {}, sentence});
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
        m_panel->addLine({tr("It is drawn faintly on the board until you continue."), {}, {}});
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
        lines.push_back({translatedStanding(tried), {}, tried});
    if (reasons.cut)
        lines.push_back({tr("… (earlier steps are left out)"), {}, {}});
    return lines;
}

WhyPanel::Line WhyFeature::lineOfStep(const std::shared_ptr<const Chain>& chain, std::size_t number)
{
    const ReasonStep& step = chain->reasons.steps[number];
    WhyPanel::Line line{translatedStanding(step.sentence), step.event + 1, step.sentence};
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

WhyPanel::Line WhyFeature::lineOf(const Trial& tried)
{
    const auto text = [&](int nodes) {
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
    return {withCount(tried.nodes, text).arg(grouped(tried.node)), tried.begin + 1, {}};
}

void WhyFeature::answer(const QString& question, std::vector<WhyPanel::Line> lines,
                        std::optional<Place> about)
{
    m_trial.reset();
    forgetTried();
    // What was lit and said before is of another place.
    if (std::ranges::all_of(lines, [](const auto& line) { return line.sentence.empty(); }) &&
        !lines.empty()) {
        Sentence plain = verbatim(lines.front().text.toStdString());
        if (about && about->variable != kAnyVariable)
            plain.effects = {*about};
        m_shell.showReason(plain);
    }
    // The answer stays while its lines are followed: it says of which moment it is true.
    m_answeredAt = m_workbench.moment()->position;
    m_panel->showAnswer(tr("%1 (event %2)", "a question, and the moment it is about")
                            .arg(question, grouped(*m_answeredAt)),
                        std::move(lines));
    m_shell.showDetails(m_panel);
}

} // namespace clew
