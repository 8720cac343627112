// A person's own solve: moves on a board, recorded as the trace of a search.
//
// An entry is a Decide, going back the Visit of an earlier node, a contradiction that is seen on
// the board a Conflict, a finished board a Solution. Taking back an old entry out of turn is the
// Visit of the node before it and the later entries again, one move to the player. So the tree, the
// timeline, heat and replay show a solve by hand like any other.
//
// Besides, there are notes (pencil marks, colours, crosses), which no search has. Every move makes
// a version of the board; undoing goes back to an earlier one, and none is ever lost. The log of
// moves is what is kept: replayed, it gives the same versions and the same trace.

#pragma once

#include <chrono>
#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/puzzle/puzzle.h"
#include "core/trace/cursor.h"
#include "core/trace/recorder.h"

namespace clew {

/// The strategy that traces of a person's solve name; it is none of any puzzle's.
inline constexpr std::string_view kHandStrategy = "hand";

enum class NoteKind : std::uint8_t {
    Corner, ///< a pencil mark
    Centre, ///< another kind of pencil mark
    Colour, ///< the value is the colour's number; a variable has one at most
    Cross,  ///< the value is ruled out
    Dot,    ///< the variable is to be looked at again
    Tint,   ///< the value is tintOf() a candidate, which has one at most
};
inline constexpr int kNoteKindCount = static_cast<int>(NoteKind::Tint) + 1;
/// Numbers of colours are below.
inline constexpr Value kColourCount = 6;

/// A colour of a single candidate, in one number.
constexpr Value tintOf(Value candidate, Value colour)
{
    return candidate * kColourCount + colour;
}
constexpr Value tintedCandidate(Value tint)
{
    return tint / kColourCount;
}
constexpr Value tintColour(Value tint)
{
    return tint % kColourCount;
}

struct Note
{
    NoteKind kind = NoteKind::Corner;
    Variable variable = 0;
    Value value = 0;

    friend auto operator<=>(const Note&, const Note&) = default;
};
/// Sorted, distinct.
using Notes = std::vector<Note>;
using NotesPtr = std::shared_ptr<const Notes>;

class Hand
{
public:
    /// A version of the board, numbered in the order of moves; 0 is the beginning.
    using VersionId = std::uint32_t;

    /// What was done.
    struct Step
    {
        enum class Kind : std::uint8_t { Enter, Note, Go, Visit };

        Kind kind = Kind::Enter;
        std::vector<Assignment> entries = {}; ///< of Enter; kNoValue takes the entry back
        bool tidies = false;  ///< of Enter: pencil marks that the entries rule out go as well
        bool isJudged = true; ///< of Enter: a dead end is noted
        std::vector<clew::Note> notes = {}; ///< of Note: put where missing, else taken away
        VersionId version = 0;              ///< of Go
        NodeId node = kRoot;                ///< of Visit: of the trace
        std::chrono::milliseconds at{0};    ///< how long had been played when it was made

        friend bool operator==(const Step&, const Step&) = default;
    };

    /// What is counted besides.
    struct Tally
    {
        std::chrono::milliseconds time{0};
        std::uint32_t hints = 0;  ///< that were asked for, however many rungs of each
        std::uint32_t checks = 0; ///< times that mistakes were asked for

        friend bool operator==(const Tally&, const Tally&) = default;
    };

    /// There must be a Playing for the problem.
    Hand(const Puzzle& puzzle, ProblemPtr problem);
    /// The same moves again; null if one of them cannot be made, or the problem is not played.
    static std::shared_ptr<Hand> replayed(const Puzzle& puzzle, ProblemPtr problem,
                                          std::span<const Step> log);

    [[nodiscard]] const Puzzle& puzzle() const { return m_puzzle; }
    [[nodiscard]] const ProblemPtr& problem() const { return m_problem; }

    // ---- moves; each returns false, with nothing done, if it would change nothing

    /// Enters values, or takes entries back. Those that may not be entered are left out.
    bool enter(std::span<const Assignment> entries, bool tidies = false);
    /// Puts these notes or takes them away. One that is there already goes.
    bool note(std::span<const Note> notes);
    /// All entries and notes are taken off: a move like others.
    bool clear();
    bool undo() { return canUndo() && go(m_versions[m_version].undo); }
    bool redo() { return canRedo() && go(m_versions[m_version].redo); }
    /// Back, or forth, to a version.
    bool go(VersionId version);
    /// To what was on the board after that many events of the trace, in the middle of a move, too:
    /// a new version, from which undo comes back to the present one.
    bool resume(std::uint64_t position);
    bool make(const Step& step);

    /// Where dead ends were noted in the trace: indexes of events, in order.
    [[nodiscard]] std::vector<std::uint64_t> deadEnds() const;
    /// As if none had ever been noted: in another trace, where what came after them has moved up
    /// (positionWithout()). The versions and their numbers stay.
    void forgetDeadEnds();
    /// Whether something was entered of which none would have been noted.
    [[nodiscard]] bool hasUnjudged() const;
    /// As if all of them had always been noted: in another trace, where what came after them has
    /// moved down (positionWith()). The versions and their numbers stay.
    void noteDeadEnds();

    [[nodiscard]] bool canUndo() const { return m_version != 0; }
    [[nodiscard]] bool canRedo() const { return m_versions[m_version].redo != 0; }

    // ---- what there is

    [[nodiscard]] const std::shared_ptr<Trace>& trace() const { return m_trace; }
    /// The board now: givens and entries.
    [[nodiscard]] const State& state() const { return m_cursor.state(); }
    [[nodiscard]] const NotesPtr& notes() const { return m_versions[m_version].notes; }
    [[nodiscard]] VersionId version() const { return m_version; }
    [[nodiscard]] std::size_t versionCount() const { return m_versions.size(); }
    /// The one that was on the board after that many events of the trace.
    [[nodiscard]] VersionId versionAt(std::uint64_t position) const;
    [[nodiscard]] const NotesPtr& notesOf(VersionId version) const
    {
        return m_versions[version].notes;
    }
    /// How many events had happened when the version was made.
    [[nodiscard]] std::uint64_t positionOf(VersionId version) const
    {
        return m_versions[version].position;
    }
    [[nodiscard]] bool isGiven(Variable variable) const { return m_isGiven[variable]; }
    /// What was entered and stands, in the order of entering; not the givens.
    [[nodiscard]] std::vector<Assignment> entries() const { return entriesAt(m_trace->size()); }
    /// The same of what was on the board after that many events of the trace.
    [[nodiscard]] std::vector<Assignment> entriesAt(std::uint64_t position) const;
    /// The step of the log by which the event with this index, or the version, came about; none of
    /// what was there before the first.
    [[nodiscard]] std::optional<std::size_t> stepOfEvent(std::uint64_t index) const;
    [[nodiscard]] std::optional<std::size_t> stepOfVersion(VersionId version) const;
    /// The version that ruled the candidate out, which this one does.
    [[nodiscard]] VersionId ruledOutBy(VersionId version, Place place) const;
    /// What has been done since.
    struct Since
    {
        std::size_t moves = 0; ///< entries made or taken back; neither notes nor undoing
        std::chrono::milliseconds time{0};
    };
    /// After that step of the log, up to what had happened after that many events of the trace.
    [[nodiscard]] Since since(std::size_t step, std::uint64_t position) const;
    /// Whether all is entered, right or wrong.
    [[nodiscard]] bool isFull() const;
    [[nodiscard]] bool isSolved() const { return m_versions[m_version].isSolved; }
    [[nodiscard]] const std::vector<Step>& log() const { return m_log; }
    /// How many events had happened once that step of the log was made.
    [[nodiscard]] std::uint64_t positionAfter(std::size_t step) const
    {
        return m_shown[step + 1].position; // each step shows a version
    }
    /// Whether anything was ever done.
    [[nodiscard]] bool isTouched() const { return !m_log.empty(); }

    Tally tally; ///< its owner's to count
    /// Whether a contradiction is noted when an entry leads to it; its owner's to choose. If
    /// errors are switched off, it is hidden in the tree as well.
    bool judges = true;
    /// Steps of the log, from the first on, that were made for the player, to begin after them; its
    /// owner's to set.
    std::size_t prepared = 0;

private:
    struct Version
    {
        NodeId node = kRoot;
        std::uint64_t position = 0;
        NotesPtr notes;
        VersionId undo = 0;
        VersionId redo = 0; ///< 0: none
        bool isSolved = false;
    };
    /// Which version was on the board from an event on.
    struct Shown
    {
        std::uint64_t position;
        VersionId version;
    };

    void begin();
    void putGivens();
    bool visit(NodeId node, VersionId notesOf);
    void publish();
    void decide(Assignment entry);
    [[nodiscard]] bool mayEnter(Assignment entry) const;
    void takeBack(const std::vector<bool>& variables);
    void judge();
    [[nodiscard]] bool isFinished(std::span<const Assignment> rest) const;
    void addVersion(NotesPtr notes, bool isSolved);
    void keep(Step step);
    [[nodiscard]] NotesPtr tidied(std::span<const Assignment> entries) const;

    const Puzzle& m_puzzle;
    ProblemPtr m_problem;
    const Playing& m_playing;
    std::shared_ptr<Trace> m_trace;
    Control m_control;
    std::optional<Recorder> m_recorder; ///< always there; of another trace, another one
    Cursor m_cursor;                    ///< at the end of the trace
    std::vector<bool> m_isGiven;
    NodeId m_start = kRoot; ///< where the givens are on the board
    std::vector<Version> m_versions;
    std::vector<Shown> m_shown;
    VersionId m_version = 0;
    std::vector<Step> m_log;
    bool m_isSolvedNow = false;
};

/// Which position it is once the events with these indexes, in order, are gone.
std::uint64_t positionWithout(std::span<const std::uint64_t> gone, std::uint64_t position);
/// Which position it is once there are events that have these indexes then, in order: after those
/// that come there.
std::uint64_t positionWith(std::span<const std::uint64_t> added, std::uint64_t position);

/// The candidates that the player has ruled out.
std::vector<Place> ruledOut(const Notes& notes);
/// The notes to put and to take away so that these candidates are ruled out: they get a cross where
/// they have none, and lose their pencil marks.
std::vector<Note> notesRulingOut(const Notes& notes, std::span<const Place> places);

/// What the event with this index of a hand's trace was, in a sentence.
Sentence explainHand(const Puzzle& puzzle, const Problem& problem, const Trace& trace,
                     std::uint64_t index);

} // namespace clew
