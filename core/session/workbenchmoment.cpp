// What is to be seen of the workbench: the moment that is published, and why the board is as it is
// then.

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "core/puzzle/seeing.h"
#include "core/session/workbench.h"
#include "core/text/capital.h"

namespace clew {

namespace {

// Up to this pace every step is put into words.
constexpr double kReadableSpeed = 30;

// Effects of a deduction that are lit on the board.
constexpr std::uint64_t kMostLit = 200;

// Written small everywhere else, the name of a technique begins a sentence here: in the language
// that it is said in.
std::string atBeginning(Phrase name)
{
    return withCapital(QCoreApplication::translate(name.context, name.text).toStdString());
}

// A reason after the name of the technique, if it is by one that people rate.
Sentence named(const Puzzle& puzzle, Event event, Sentence reason)
{
    const bool isForced = event.kind() == EventKind::Assign || event.kind() == EventKind::Remove;
    const RuleInfo* const rule = isForced ? puzzle.rule(event.rule()) : nullptr;
    if (rule == nullptr || rule->points == 0 || reason.empty())
        return reason;
    Sentence whole = reason; // what it speaks of on the board stays
    whole.pattern = phrase("Workbench", "%1: %2");
    whole.arguments = {atBeginning(rule->name), std::move(reason)};
    return whole;
}

// While a solve by hand is looked at again, each of its moves.
Sentence handReason(const Moment& moment)
{
    if (!moment.event || moment.position == moment.length)
        return {};
    return explainHand(*moment.puzzle, *moment.problem, *moment.trace, moment.position - 1);
}

// A trace from a file says itself how its run ended.
std::optional<Outcome> outcomeOf(const Document& document)
{
    if (document.run->outcome || !document.recording)
        return document.run->outcome;
    return document.recording->header.outcome;
}

} // namespace

void Workbench::holdTrace()
{
    m_states.reset();
    if (m_document.trace)
        m_states.emplace(m_document.trace, m_document.puzzle->dimensions(*m_document.problem));
}

void Workbench::publish()
{
    m_moment = std::make_shared<const Moment>(makeMoment());
    emit momentChanged(m_moment);
    noteArrival();
    sayFault();
}

// A trace that stays in its file is checked where it is looked at.
void Workbench::sayFault()
{
    if (!m_document.trace || m_faulty.lock() == m_document.trace)
        return;
    const auto fault = m_document.trace->fault();
    if (!fault)
        return;
    m_faulty = m_document.trace;
    say({phrase("Workbench", "Part of the recorded search cannot be read: %1"), {fault->sentence}});
}

void Workbench::heardOfSearch(quint64 run)
{
    if (run != m_session.run() || !isOwnRun())
        return;
    m_moment = std::make_shared<const Moment>(makeMoment());
    emit searchProgressed(m_moment);
}

Moment Workbench::makeMoment()
{
    Moment moment;
    moment.puzzle = m_document.puzzle;
    moment.problem = m_document.problem;
    moment.strategy = m_document.strategy;
    if (!m_document.trace)
        return moment;
    const Cursor& cursor = m_player.cursor();
    moment.activity = Activity::Watching;
    if (m_document.isByHand) {
        const Hand& hand = *m_document.hand;
        moment.activity = Activity::Playing;
        moment.notes = hand.notesOf(hand.versionAt(cursor.position()));
        moment.isSolved = hand.isSolved() && cursor.position() == m_player.length();
    }
    moment.trace = m_document.trace;
    moment.state = m_states->at(cursor.position());
    // Whoever comes back to a solution sees one.
    moment.event = moment.isSolved ? Event::solution() : cursor.lastEvent();
    moment.position = cursor.position();
    moment.length = m_player.length();
    moment.shownEnd = m_player.shownEnd();
    moment.solutionsPassed = m_player.solutionsPassed();
    moment.node = cursor.node();
    moment.nodeCount = cursor.nodeCount();
    moment.depth = cursor.depth();
    moment.isPlaying = m_player.isPlaying();
    moment.isSeekingSolution = m_player.isSeekingSolution();
    moment.isRunningToEnd = m_player.isRunningToEnd();
    moment.refusal = m_document.run->refusal;
    moment.outcome = outcomeOf(m_document);
    moment.statistics = isOwnRun() ? m_session.statistics() : m_document.run->statistics;
    return moment;
}

// Of a stream that still comes, and is looked at by somebody who does not follow it, how to do so.
Sentence Workbench::reason()
{
    const Moment& moment = *m_moment;
    Sentence reason = reasonOfMoment();
    if (!isStream() || !moment.event || moment.isPlaying || m_player.isUnderWay())
        return reason;
    Sentence howOn{phrase("Workbench", "More may come: Ctrl+End follows the other program.")};
    if (reason.empty())
        return howOn;
    // What the other program says of itself need not be a sentence.
    const std::string said = reason.text();
    const bool isSentence = said.ends_with('.') || said.ends_with('!') || said.ends_with('?');
    Sentence whole = reason; // what it speaks of on the board stays
    whole.pattern = {"", isSentence ? "%1 %2" : "%1 · %2"};
    whole.arguments = {std::move(reason), std::move(howOn)};
    return whole;
}

// Another program's search is on the board, and goes on.
bool Workbench::isStream() const
{
    return isOwnRun() && m_session.request().watched && m_session.isRunning();
}

Sentence Workbench::reasonOfMoment()
{
    const Moment& moment = *m_moment;
    if (moment.isByHand())
        return handReason(moment);
    if (!moment.isWatching())
        return {};
    if (moment.isSeekingSolution)
        return {phrase("Workbench", "Looking for the next solution. Esc stops the search.")};
    if (!moment.event && isStream())
        return {moment.isPlaying
                    ? phrase("Workbench", "The other program is followed: what it sends is shown "
                                          "as it comes. Space pauses.")
                    : phrase("Workbench", "Ctrl+End follows the other program; Space plays what it "
                                          "sends at the speed chosen.")};
    if (!moment.event)
        return moment.refusal
                   ? Sentence{}
                   : Sentence{phrase("Workbench", "The search is about to begin. Press Space to "
                                                  "play, . to step.")};
    if (moment.isPlaying && m_player.speed() > kReadableSpeed)
        return {};
    const std::string* const foreign = foreignStrategy(m_document);
    if (foreign != nullptr && *foreign == kHandStrategy && !moment.puzzle->strategyIndex(*foreign))
        return explainHand(*moment.puzzle, *moment.problem, *moment.trace, moment.position - 1);
    if (const auto step = completedStep())
        return reasonOf(*step);
    const auto before = m_states->at(moment.position - 1);
    return named(*moment.puzzle, *moment.event,
                 explainSeen(*moment.puzzle, *moment.problem, *before, *moment.event));
}

std::optional<Deduction> Workbench::completedStep() const
{
    const Moment& moment = *m_moment;
    if (!moment.trace || m_player.deductions() == nullptr)
        return std::nullopt;
    auto step = m_player.deductions()->previous(*moment.trace, moment.position);
    if (step && (step->size() == 1 || step->end != moment.position || !step->isWhole))
        step.reset();
    return step;
}

// A deduction has one reason, and all that it does is lit.
Sentence Workbench::reasonOf(const Deduction& deduction)
{
    const Moment& moment = *m_moment;
    if (m_player.deductions()->isOpening(deduction))
        return {phrase("Workbench", "The board as it is given, with what follows from that by "
                                    "inspection.")};
    const auto before = m_states->at(deduction.first);
    const std::vector<Event> events = eventsOf(*moment.trace, deduction, kMostLit);
    Sentence reason = explainStepSeen(*moment.puzzle, *moment.problem, *before, events);
    for (const Event event : events) {
        const Place place{event.variable(), event.value()};
        if (event.rule() == deduction.event.rule() &&
            std::ranges::find(reason.effects, place) == reason.effects.end())
            reason.effects.push_back(place);
    }
    return named(*moment.puzzle, deduction.event, std::move(reason));
}

} // namespace clew
