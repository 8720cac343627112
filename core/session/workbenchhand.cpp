// The workbench's third activity: playing by hand.

#include <QSignalBlocker>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <span>
#include <utility>

#include "core/files/link.h"
#include "core/puzzle/playing.h"
#include "core/session/workbench.h"

namespace clew {

std::optional<Sentence> Workbench::unplayable() const
{
    if (playingOf(*m_document.puzzle, *m_document.problem) != nullptr)
        return std::nullopt;
    return m_document.puzzle->playing() == nullptr
               ? Sentence{phrase("Workbench", "This puzzle is not played by hand.")}
               : Sentence{phrase("Workbench", "This board is too large to be played by hand.")};
}

void Workbench::setUp()
{
    if (m_document.trace)
        push(withoutRun(), {phrase("Workbench", "Set up")});
}

void Workbench::playByHand()
{
    if (m_document.isByHand)
        return;
    if (auto reason = unplayable()) {
        say(*std::move(reason));
        return;
    }
    Document document = withoutRun();
    const Document* own = handThatWentOn();
    const bool isSame = own == nullptr && (own = handOfSameProblem()) != nullptr;
    if (own != nullptr) {
        document = *own;
        document.trace = nullptr;
        document.strategy = m_document.strategy;
        document.options = m_document.options;
    }
    if (!document.hand)
        document.hand = std::make_shared<Hand>(*document.puzzle, document.problem);
    if (document.problem == m_document.problem)
        m_document.hand = document.hand; // undo leaves the moves there
    document.isByHand = true;
    document.position = document.hand->trace()->size();
    push(std::move(document), {phrase("Workbench", "Play")});
    if (isSame)
        say({phrase("Workbench", "The board is as it was when it was played: the play is taken up "
                                 "again.")});
}

// The solve by hand whose position was handed to a strategy, as it is on the board now: there are
// no moves of its own on that. Null: the board is another one.
const Document* Workbench::handThatWentOn() const
{
    if (m_document.hand && m_document.hand->isTouched())
        return nullptr;
    const History::Steps& steps = m_history.steps();
    for (std::size_t i = steps.done; i-- > 0;) {
        const auto& other = steps.list[i].other;
        if (!other) // it is about a bookmark
            continue;
        if (!read(*other))
            return nullptr;
        if (other->document.problem == m_document.problem)
            continue;
        const bool wentOn = steps.list[i].goesOn;
        return wentOn && other->document.isByHand && other->document.hand ? &other->document
                                                                          : nullptr;
    }
    return nullptr;
}

// The last solve by hand of a board that was changed since and is the same again. Null: there is
// none, or what is on the board came from elsewhere.
const Document* Workbench::handOfSameProblem()
{
    constexpr std::size_t kMostSteps = 200; // looked back
    const Puzzle& puzzle = *m_document.puzzle;
    if (m_document.hand || m_document.preset != nullptr || m_document.generated)
        return nullptr;
    const std::string& format = keepingFormat(puzzle).id;
    const std::string own = puzzle.write(*m_document.problem, format);
    const History::Steps& steps = m_history.steps();
    for (std::size_t i = steps.done; i-- > 0 && steps.done - i <= kMostSteps;) {
        const auto& other = steps.list[i].other;
        if (!other) // it is about a bookmark
            continue;
        if (!read(*other) || other->document.puzzle != &puzzle)
            return nullptr;
        const Document& left = other->document;
        if (left.hand && left.hand->isTouched() && puzzle.write(*left.problem, format) == own)
            return &left;
    }
    return nullptr;
}

void Workbench::watch()
{
    if (m_document.isByHand) {
        Document document = withoutRun();
        if (const Document* const run = runBeforePlay()) {
            document.trace = run->trace;
            document.position = run->position;
            document.recording = run->recording;
            document.runLetGo = run->runLetGo;
            document.isOfEarlierStart = run->isOfEarlierStart;
            document.run = run->run;
        }
        push(std::move(document), {phrase("Workbench", "Watch")});
    }
    wake();
}

// The run that was left last, of the strategy as it is chosen now; null if none was, or if the
// board was another one then.
const Document* Workbench::runBeforePlay() const
{
    const History::Steps& steps = m_history.steps();
    for (std::size_t i = steps.done; i-- > 0;) {
        if (!steps.list[i].other) // it is about a bookmark
            continue;
        const Document& left = steps.list[i].other->document;
        if (left.problem != m_document.problem || left.draft != m_document.draft)
            return nullptr;
        if (!left.isByHand && (left.trace || left.runLetGo))
            return left.strategy == m_document.strategy && left.options == m_document.options
                       ? &left
                       : nullptr;
    }
    return nullptr;
}

namespace {

// As it was when the play began.
std::shared_ptr<Hand> beginningOf(const Hand& hand)
{
    const std::span<const Hand::Step> log = hand.log();
    auto again = Hand::replayed(hand.puzzle(), hand.problem(),
                                log.first(std::min(hand.prepared, log.size())));
    if (!again)
        return std::make_shared<Hand>(hand.puzzle(), hand.problem());
    again->tally = {};
    again->prepared = again->log().size();
    return again;
}

} // namespace

void Workbench::startAgain()
{
    const Hand* const left = hand();
    if (left == nullptr || (left->log().size() <= left->prepared && left->tally == Hand::Tally{}))
        return;
    m_player.pause();
    Document document = snapshot();
    document.hand = beginningOf(*left);
    document.trace = nullptr;
    document.run = nullptr;
    document.position = document.hand->trace()->size();
    push(std::move(document), {phrase("Workbench", "Start again")});
}

// ---- moves

// Null if nothing is played. What was looked at last is where one goes on.
Hand* Workbench::handAtMoment()
{
    Hand* const hand = this->hand();
    if (hand == nullptr || m_idle.isBusy())
        return nullptr;
    m_player.pause();
    if (m_player.position() < m_player.length())
        hand->resume(m_player.position());
    return hand;
}

// The moment at which the last move has been made.
void Workbench::showHand()
{
    {
        const QSignalBlocker blocker(m_player);
        m_player.seek(m_player.length());
    }
    publish();
    emit searchProgressed(m_moment);
}

void Workbench::enter(std::span<const Assignment> entries, bool tidies)
{
    if (Hand* const hand = handAtMoment()) {
        hand->enter(entries, tidies);
        showHand();
    }
}

void Workbench::note(std::span<const Note> notes)
{
    if (Hand* const hand = handAtMoment()) {
        hand->note(notes);
        showHand();
    }
}

void Workbench::takeStep(std::span<const Assignment> entries, std::span<const Place> strikes,
                         bool tidies)
{
    if (!entries.empty())
        enter(entries, tidies);
    else if (hand() != nullptr)
        note(notesRulingOut(*m_moment->notes, strikes));
}

void Workbench::clearByHand()
{
    if (Hand* const hand = handAtMoment()) {
        hand->clear();
        showHand();
    }
}

void Workbench::setJudging(bool judges)
{
    if (std::exchange(m_judges, judges) == judges)
        return;
    Hand* const hand = this->hand();
    if (hand == nullptr)
        return;
    hand->judges = judges;
    if (judges ? hand->hasUnjudged() : !hand->deadEnds().empty())
        change(snapshot());
    else
        publish(); // what was said of errors is not said any more
}

// The solve by hand that is about to be shown: with its dead ends for those who want to see them,
// and for nobody else, however it was chosen when they were entered.
void Workbench::judgeHand()
{
    Hand& hand = *m_document.hand;
    hand.judges = m_judges;
    if (m_judges ? !hand.hasUnjudged() : hand.deadEnds().empty())
        return;
    const std::vector<std::uint64_t> before = hand.deadEnds();
    if (m_judges)
        hand.noteDeadEnds();
    else
        hand.forgetDeadEnds();
    const std::vector<std::uint64_t> now = hand.deadEnds();
    const auto moved = [&](std::uint64_t position) {
        return positionWith(now, positionWithout(before, position));
    };
    m_document.trace = hand.trace();
    m_document.position = moved(m_document.position);
    Bookmarks bookmarks;
    for (const quint64 position : m_document.run->bookmarks.positions())
        bookmarks.add(moved(position), m_document.run->bookmarks.label(position));
    m_document.run->bookmarks = std::move(bookmarks);
}

namespace {

constexpr Phrase kGoOn = phrase("Workbench", "Go on from here");

} // namespace

// As a session kept it (stepWithoutFile()): undo comes to it, and so does playing.
void Workbench::noteWentOn(nlohmann::json hand)
{
    for (const char* const ofFiles : {"file", "saved"})
        hand.erase(ofFiles);
    auto other = std::make_shared<StepDocument>();
    other->unread = std::make_shared<const nlohmann::json>(std::move(hand));
    m_history.note(stepFrom(other, {kGoOn}, true));
}

Result<void> Workbench::searchFromHere()
{
    const Hand* const hand = handAtMoment();
    if (hand == nullptr)
        return {};
    const auto assumed = m_document.puzzle->assume(*m_document.problem, hand->entries());
    if (!assumed)
        return tl::make_unexpected(assumed.error());
    Document document = withoutRun();
    document.problem = *assumed;
    document.hand = nullptr;
    document.preset = nullptr;
    document.generated.reset();
    push(std::move(document), {kGoOn}, true);
    if (!m_document.trace)
        startRun(); // one step of the history together
    return {};
}

// It is asked at each moment. Each entry is a given of its own: where they cannot be given, the
// newest is one of those.
std::optional<Sentence> Workbench::whyNotFromHere() const
{
    const Hand* const hand = this->hand();
    if (hand == nullptr)
        return std::nullopt;
    const std::vector<Assignment> entries = hand->entriesAt(m_player.position());
    const auto newest = std::span(entries).last(std::min(entries.size(), std::size_t{1}));
    const auto assumed = m_document.puzzle->assume(*m_document.problem, newest);
    return assumed ? std::nullopt : std::optional(assumed.error().sentence);
}

// ---- undo

namespace {

// Not of what was prepared: as long as nothing was moved since, that is how the play begins. Each
// prepared step made a version.
bool canUndoMove(const Hand* hand)
{
    return hand != nullptr && hand->canUndo() && hand->version() != hand->prepared;
}

} // namespace

// Before a move is made there: that takes the moment up again.
bool Workbench::looksBack() const
{
    return hand() != nullptr && m_player.position() < m_player.length();
}

void Workbench::undo()
{
    Hand* const hand = this->hand();
    if (looksBack()) {
        m_player.pause();
        showHand();
        return;
    }
    if (!canUndoMove(hand)) {
        m_history.undo();
        return;
    }
    m_player.pause();
    hand->undo();
    showHand();
}

void Workbench::redo()
{
    Hand* const hand = this->hand();
    if (hand == nullptr || !hand->canRedo()) {
        m_history.redo();
        return;
    }
    m_player.pause();
    hand->redo();
    showHand();
}

std::optional<Sentence> Workbench::undoWhat() const
{
    if (looksBack())
        return Sentence{phrase("Workbench", "Looking back")};
    if (canUndoMove(hand()))
        return Sentence{phrase("Workbench", "Move")};
    const Sentence* const step = m_history.undoWhat();
    return step == nullptr ? std::nullopt : std::optional(*step);
}

std::optional<Sentence> Workbench::redoWhat() const
{
    if (hand() != nullptr && hand()->canRedo())
        return Sentence{phrase("Workbench", "Move")};
    const Sentence* const step = m_history.redoWhat();
    return step == nullptr ? std::nullopt : std::optional(*step);
}

} // namespace clew
