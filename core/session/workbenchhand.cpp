// The workbench's third activity: playing by hand.

#include <QSignalBlocker>
#include <utility>

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
    if (!document.hand)
        document.hand = std::make_shared<Hand>(*document.puzzle, document.problem);
    m_document.hand = document.hand; // undo leaves the moves there
    document.isByHand = true;
    document.position = document.hand->trace()->size();
    push(std::move(document), {phrase("Workbench", "Play")});
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

void Workbench::startAgain()
{
    const Hand* const left = hand();
    if (left == nullptr || (!left->isTouched() && left->tally == Hand::Tally{}))
        return;
    m_player.pause();
    Document document = snapshot();
    document.hand = std::make_shared<Hand>(*document.puzzle, document.problem);
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
    push(std::move(document), {phrase("Workbench", "Go on from here")});
    if (!m_document.trace)
        startRun(); // one step of the history together
    return {};
}

// ---- undo

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
    if (hand == nullptr || !hand->canUndo()) {
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
    if (hand() != nullptr && hand()->canUndo())
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
