// The workbench without a window: what is being worked on, its search, and all that can be done
// with them.
//
// It owns the document and its history, the one chosen strategy, the run and the playhead, limits
// and breakpoints. Three activities: *editing* (no run), *watching* (a run's trace is shown) and
// *playing* (a person's own solve is, and goes on). Editing while watching or playing ends that;
// undo brings problem and run back. The moves of a solve by hand are undone one by one, forever,
// before the steps of the history are. What is to be seen is
// published as a Moment; views subscribe and keep nothing of their own. Each puzzle keeps its
// place: what was on the board, its run, the playhead and all that can be undone there are as they
// were when one comes back to it, at the next start, too. A search from elsewhere, whose puzzle is
// in no list, takes the place of the board before.

#pragma once

#include <QObject>
#include <functional>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "core/session/bookmarks.h"
#include "core/session/document.h"
#include "core/session/documentfile.h"
#include "core/session/history.h"
#include "core/session/idlequeue.h"
#include "core/session/moment.h"
#include "core/session/player.h"
#include "core/session/runkeeper.h"
#include "core/session/runrecord.h"
#include "core/session/searchsession.h"
#include "core/session/stateshelf.h"
#include "core/session/workspace.h"

namespace clew {

struct LinkedMoment;

class Workbench : public QObject
{
    Q_OBJECT

public:
    /// With the first puzzle's first preset.
    explicit Workbench(QObject* parent = nullptr);
    ~Workbench() override;

    /// Publishes what there is, for views that have just been connected.
    void announce();

    [[nodiscard]] const Document& document() const { return m_document; }
    /// The document now, with the run's trace and the playhead's place.
    [[nodiscard]] Document snapshot() const;
    /// What is to be seen now; never null.
    [[nodiscard]] const MomentPtr& moment() const { return m_moment; }
    /// Moves in the search. Where it stands, the moment says.
    [[nodiscard]] Player& player() { return m_player; }
    [[nodiscard]] const SearchSession& session() const { return m_session; }
    [[nodiscard]] SearchSession& session() { return m_session; }

    // ---- other documents, as steps that can be undone

    /// Of the puzzle on the board.
    [[nodiscard]] History& history() { return m_history; }
    [[nodiscard]] const History& history() const { return m_history; }
    /// Whether nothing has been done on any board.
    [[nodiscard]] bool isFresh() const;
    /// Shows another document; `what` names the step. It belongs to the history of the document's
    /// puzzle, where undo brings back what that puzzle had on its board. Nothing happens while one
    /// document gives way to another.
    void push(Document document, Sentence what);
    /// A problem made out of the present one.
    void edit(ProblemPtr problem, Sentence what);
    /// The problem's source has become this text; what that says is not known yet, and the board
    /// stays as it is. With a `file`, the source is what that holds.
    void editSource(Source source, Sentence what, std::shared_ptr<DocumentFile> file = nullptr);
    /// What such a text says, once that is known, if it is still the one that is edited. Part of
    /// the step that the edit was: a run that was shown is made again for it, and what was set on
    /// the board stays as far as it can.
    void adopt(const SourcePtr& source, ProblemPtr problem);
    /// Another problem of the same puzzle, by the strategy that is chosen.
    void replace(ProblemPtr problem, Sentence what);
    /// What was on the board when this puzzle was left; its first preset if it was never looked at.
    /// No step that is undone: each puzzle has its own. Nothing happens if it is on the board
    /// already.
    void choosePuzzle(const Puzzle& puzzle);
    void choosePreset(const Puzzle& puzzle, const PresetInfo& preset);
    void chooseStrategy(std::size_t index);
    /// One of the settings of the strategy chosen (core/puzzle/settings.h).
    void chooseSetting(const std::string& id, const std::string& choice);
    /// One from a file: without a trace it is searched by the strategy chosen, if that is one of
    /// the puzzle.
    void open(Document document, Sentence what);
    /// One without a trace is searched to its position.
    void openMoment(Document document, Sentence what);
    /// What another program searches, followed from its beginning while it goes on.
    void follow(std::shared_ptr<WatchedSearch> search, Sentence what);
    /// The moment that a link names (core/files/link.h).
    Result<void> openLink(std::string_view link);
    /// The same of one that has been read.
    Result<void> openLinked(const Result<LinkedMoment>& moment);
    /// All that a text can be, the puzzle on the board first; usually one.
    [[nodiscard]] Result<Readings> readingsOf(const std::string& text) const;
    /// One of them, chosen by a person.
    void paste(Document reading);
    /// A problem as text, the first of its readings, or a link.
    Result<void> paste(const std::string& text);
    /// What makes the problem impossible by inspection.
    [[nodiscard]] std::vector<Sentence> faults() const;
    /// How much the runs that undo can bring back may take together, in bytes.
    void setMostUndoBytes(std::uint64_t bytes) { m_runs.setMost(bytes); }

    // ---- the run

    /// Starts a run if there is none.
    void wake();
    void togglePlay();
    /// What plays, or runs on for what was asked for, is paused first; then back to editing.
    void stop();
    void restart();
    /// Repeats the search of a recording that ends too early, and continues to the solution
    /// after those it has shown.
    void searchOn();
    /// Repeated under the limits set here, the search comes to the same moments, and goes past
    /// the end of the recording on the board.
    [[nodiscard]] bool canSearchOn() const;
    /// How far runs started from now on may go.
    [[nodiscard]] const Limits& limits() const { return m_limits; }
    void setLimits(const Limits& limits) { m_limits = limits; }
    /// The deduction of several events that has just been completed; none if the last event stands
    /// for itself.
    [[nodiscard]] std::optional<Deduction> completedStep() const;
    /// Why the board is as it is at this moment: the last event explained, or the deduction that
    /// it completes. Empty where there is nothing to say, or no time to read it.
    [[nodiscard]] Sentence reason();

    // ---- playing by hand

    /// Why the problem is not one for a person's hand; none if it is.
    [[nodiscard]] std::optional<Sentence> unplayable() const;
    /// Back to editing, whatever is shown.
    void setUp();
    /// The board is played by hand, from where it was left; a position that a strategy has gone on
    /// from, by the solve that it is of.
    void playByHand();
    /// The strategy chosen is watched: where its run on this board was left for playing by hand,
    /// else from its beginning.
    void watch();
    /// A new attempt, as if the board had never been played: a step that is undone, with the old
    /// attempt's moves and figures.
    void startAgain();
    /// While playing, at the position that is shown: a position that was left long ago is taken up
    /// again. What would change nothing is no move.
    void enter(std::span<const Assignment> entries, bool tidies = false);
    void note(std::span<const Note> notes);
    /// What a hint or a technique gives: its entries or, where it has none, what it rules out.
    void takeStep(std::span<const Assignment> entries, std::span<const Place> strikes,
                  bool tidies = false);
    void clearByHand();
    /// Whether dead ends are noted in what is played. If errors are switched off,
    /// those noted before are hidden as well, until they are switched on again.
    void setJudging(bool judges);
    /// Only while playing.
    [[nodiscard]] Hand* hand() { return m_document.isByHand ? m_document.hand.get() : nullptr; }
    [[nodiscard]] const Hand* hand() const
    {
        return m_document.isByHand ? m_document.hand.get() : nullptr;
    }
    /// What stands on the board, handed to the strategy chosen as its problem.
    Result<void> searchFromHere();
    /// Why that cannot be done; none: it can, or nothing is played.
    [[nodiscard]] std::optional<Sentence> whyNotFromHere() const;

    /// Whoever looks at an earlier moment of a solve by hand comes back from there. Otherwise the
    /// last move by hand; without one, the last step of the history.
    void undo();
    void redo();
    /// What these would take back or do again; none: nothing.
    [[nodiscard]] std::optional<Sentence> undoWhat() const;
    [[nodiscard]] std::optional<Sentence> redoWhat() const;

    // ---- bookmarks

    /// Of the run that is shown.
    [[nodiscard]] Bookmarks bookmarks() const { return bookmarksOf(m_document); }
    /// As a step that can be undone. Nothing happens without a run.
    void setBookmarks(const Bookmarks& bookmarks, Sentence what);

    // ---- messages

    /// What is said beside the board; empty: nothing.
    [[nodiscard]] const Sentence& message() const { return m_message; }
    void say(Sentence message);

    // ---- files and sessions

    /// The document was read from or written to this file.
    void keepIn(const Document& document, DocumentFile::Kind kind, const QString& fileName,
                const FileStamp& stamp, std::string format = {});
    /// The trace of this document is kept there from now on.
    void setRecording(const Document& document, std::shared_ptr<const Recording> recording);
    /// What a session file keeps besides the document, under a name of its own: `save` returns it,
    /// `load` restores it once the document is shown. A part of the same name gives way to it.
    void addSessionPart(std::string name, std::function<nlohmann::json()> save,
                        std::function<void(const nlohmann::json&)> load);
    /// All there is to save.
    [[nodiscard]] SessionFile sessionFile() const;
    /// Restores such parts, except the workbench's own: to another window around it.
    void loadAddedParts(const nlohmann::json& parts);
    /// The text of a session file, of which nothing is written beside it.
    [[nodiscard]] QByteArray sessionText() const;
    /// Goes back to what a session file holds, its trace attached; `remark` is said about it.
    void openSession(SessionFile session, Sentence what, Sentence remark = {});

    /// Every puzzle's board, for the next start.
    [[nodiscard]] QByteArray workspaceText() const;
    /// Goes back to such boards and their histories: the one that was shown is shown, and the
    /// others wait until their puzzle is chosen. `what` names the step from each present board to
    /// the history of that one; empty: there is none, and the present boards are forgotten.
    void openWorkspace(Workspace workspace, Sentence what, Sentence remark = {});

    // ---- waiting

    /// Calls `act` as soon as nobody is in the middle of something, if `context` is still there.
    void whenIdle(const QObject* context, std::function<void()> act)
    {
        m_idle.post(context, std::move(act));
    }
    /// What a window knows of that.
    void setIdleWhen(std::function<bool()> isIdle) { m_idle.setIdleWhen(std::move(isIdle)); }

signals:
    /// Another problem or another run is shown, or none; anything that belongs to the one before is
    /// released now. The moment follows.
    void documentChanged();
    /// The playhead moved, playing began or ended, or another document is shown.
    void momentChanged(const clew::MomentPtr& moment);
    /// The search has gone on behind the same state: length, statistics and outcome are new.
    void searchProgressed(const clew::MomentPtr& moment);
    void messageChanged();
    void bookmarksChanged();
    /// The document is kept in another file, or is saved.
    void fileChanged();

private:
    struct SessionPart
    {
        std::string name;
        std::function<nlohmann::json()> save;
        std::function<void(const nlohmann::json&)> load;
    };

    /// A puzzle's board that is not shown, as it was left.
    struct BoardAway
    {
        std::shared_ptr<Document> document;
        History::Steps history;
    };

    [[nodiscard]] Document withoutRun() const;
    void show(const Document& document);
    void change(const Document& wanted);
    void push(Document document, Sentence what, bool goesOn);
    [[nodiscard]] History::Step stepFrom(const std::shared_ptr<StepDocument>& other, Sentence what,
                                         bool goesOn = false);
    void exchange(const std::shared_ptr<StepDocument>& other);
    bool read(StepDocument& other) const;
    void readNeighbours();
    void searchAgain(const Document& document);
    Hand* handAtMoment();
    [[nodiscard]] bool looksBack() const;
    [[nodiscard]] const Document* runBeforePlay() const;
    [[nodiscard]] const Document* handThatWentOn() const;
    void noteWentOn(nlohmann::json hand);
    [[nodiscard]] const Document* handOfSameProblem();
    void showHand();
    void judgeHand();
    void sayLetGo(std::span<const Document> documents);
    void startRun(std::shared_ptr<WatchedSearch> watched = nullptr);
    void sayHowWatchingEnded();
    void sayRefusal();
    void endRun();
    void settleRun(const Outcome& outcome);
    void holdRecord();
    void makeAgain(std::uint64_t position);
    void noteArrival();
    [[nodiscard]] const Puzzle& homeOf(const Puzzle& puzzle) const;
    [[nodiscard]] Document comeTo(const Puzzle& puzzle);
    [[nodiscard]] Document lastOf(const Puzzle& puzzle) const;
    [[nodiscard]] std::size_t strategyOf(const Puzzle& puzzle) const;
    [[nodiscard]] SessionFile shownSession() const;
    [[nodiscard]] KeptBoard keptBoard(SessionFile session, const Puzzle& home,
                                      const History::Steps& history) const;
    [[nodiscard]] History::Steps historyOf(const KeptBoard& board);
    [[nodiscard]] History::Steps historyBefore(BoardAway away, const Sentence& what);
    void putAway(KeptBoard board, const Sentence& what);
    void settleFile(bool isModified);
    void exchangeBreakpoints(const std::shared_ptr<DocumentFile>& left);
    [[nodiscard]] bool isOwnRun() const;
    void holdTrace();
    void publish();
    void sayFault();
    [[nodiscard]] Moment makeMoment();
    [[nodiscard]] Sentence reasonOf(const Deduction& deduction);
    [[nodiscard]] Sentence reasonOfMoment();
    [[nodiscard]] bool isStream() const;
    void heardOfSearch(quint64 run);
    void addOwnSessionParts();

    IdleQueue m_idle;
    History m_history;
    RunKeeper m_runs;
    Document m_document;
    SearchSession m_session;
    Player m_player;
    std::optional<StateShelf> m_states; ///< of the trace that is shown
    MomentPtr m_moment;
    Limits m_limits;
    std::shared_ptr<RunRecord> m_searched; ///< of the session's run
    /// What is marked in solves by hand, while they may be shown again.
    std::map<std::weak_ptr<Hand>, std::shared_ptr<RunRecord>, std::owner_less<>> m_handRecords;
    const Puzzle* m_home; ///< the listed puzzle that the board and the history belong to
    std::map<const Puzzle*, BoardAway> m_places; ///< of the other puzzles that were looked at
    std::set<std::string> m_texts;               ///< phrases of steps from an earlier start
    /// Of boards that are not shown.
    std::map<std::weak_ptr<DocumentFile>, Breakpoints, std::owner_less<>> m_breakpoints;
    Sentence m_message;
    bool m_saysMadeAgain = false;                            ///< the message, of the run shown
    std::optional<std::uint64_t> m_arrivedAt = std::nullopt; ///< where that has led
    std::weak_ptr<const Trace> m_faulty; ///< of which it was said that it cannot be read
    std::vector<SessionPart> m_parts;
    std::size_t m_ownParts = 0; ///< the first of them
    bool m_judges = true;       ///< dead ends of a solve by hand are noted
    bool m_playsOn = false;     ///< it was being played when the source was edited
};

/// The sentence, and another after it.
Sentence joined(Sentence first, Sentence second);

} // namespace clew
