// The playhead: where in a session's trace the watcher stands, and how it moves.
//
// Everything a board animates comes from here: the state at the playhead is the fold of the trace
// up to it. The player keeps the search a bounded distance ahead of the playhead while somebody
// watches, and lets it run freely when asked to follow.

#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <memory>
#include <optional>

#include "core/session/breakpoints.h"
#include "core/session/pace.h"
#include "core/session/searchsession.h"
#include "core/study/deductions.h"
#include "core/trace/cursor.h"
#include "core/trace/nodewalk.h"

namespace clew {

class Player : public QObject
{
    Q_OBJECT

public:
    /// `session` must outlive the player.
    explicit Player(SearchSession& session, QObject* parent = nullptr);

    /// Puts the playhead at the start of the session's present trace. Call after session.start().
    void reset();
    /// Shows a recorded trace that no session made (a file). Without deductions every event is one.
    /// One that grows by a person's hand ends where it ends now, though it is never complete.
    void load(std::shared_ptr<const Trace> trace, Dimensions dimensions,
              std::optional<Deductions> deductions = std::nullopt, bool growsByHand = false);
    /// No trace at all.
    void clear();

    [[nodiscard]] bool hasTrace() const { return m_cursor.has_value(); }
    /// There must be a trace. Without one the numbers are 0 and nothing moves.
    [[nodiscard]] const Cursor& cursor() const { return *m_cursor; }
    [[nodiscard]] quint64 position() const;
    [[nodiscard]] quint64 length() const; ///< events known so far
    [[nodiscard]] bool isPlaying() const { return m_frame.isPlaying(); }
    /// At the end of a search that has ended.
    [[nodiscard]] bool atEnd() const;

    /// While concealing, what comes after the playhead is shown nowhere, known or not.
    void setConcealing(bool concealing);
    /// What shows the search shows its events below this index: kUnlimited unless concealing; at
    /// the end of the search, too, for then there is nothing to conceal.
    [[nodiscard]] quint64 shownEnd() const;

    void play();
    /// Stops playing, following and holding, and whatever the search was let run on for.
    void pause();
    /// Stays with the newest state while the search runs as fast as it can.
    void setFollowing(bool following);
    [[nodiscard]] bool isFollowing() const { return m_following; }
    /// Lets the search run on as fast as it can while the playhead stays where it is; moving it
    /// about in what is known does not stop the search. Ended by pause() and by the end of the
    /// search.
    void setHolding(bool holding);
    [[nodiscard]] bool isHolding() const { return m_holding; }
    // What follows also pauses, except seek(), which goes on playing from there, and except a
    // search that is let run on while holding.

    /// Moves by that many events; beyond what is known it waits for the search to go on.
    void step(qint64 events);
    /// To the end of the next deduction, or back to where the last one began (`direction` 1 or -1);
    /// from within one, to its end or beginning. Forwards it stops within one where a breakpoint
    /// is met.
    void stepDeduction(int direction);
    /// What the trace shown is grouped into; null if nobody has said, or there is none.
    [[nodiscard]] const Deductions* deductions() const
    {
        return m_deductions ? &*m_deductions : nullptr;
    }
    /// To just after the next or previous (`direction` 1 or -1) node was opened.
    void stepNode(int direction);
    /// Back to where the present node was opened from, or on to where the search has left it: to
    /// the next moment at a lesser depth.
    void stepLevel(int direction);
    void seek(quint64 position);
    void toStart();
    /// To the newest known event; a search that still runs is let run on to its end. With
    /// breakpoints it plays there as fast as it goes, and stops where one of them is met.
    void toEnd();
    /// To just after the next solution; one not yet known is searched for first. Stays where it is
    /// if there is none.
    void nextSolution();
    /// The same with the one that comes after that many, wherever the playhead is.
    void solutionAfter(quint64 passed);
    void previousSolution();
    /// The search is let run on, for nextSolution().
    [[nodiscard]] bool isSeekingSolution() const { return m_wish == Wish::NextSolution; }
    /// On its way, for toEnd().
    [[nodiscard]] bool isRunningToEnd() const
    {
        return m_runsToEnd || (m_wish == Wish::Position && m_wanted == kUnlimited);
    }
    /// The search is let run on for something that was wished for and not yet reached.
    [[nodiscard]] bool isUnderWay() const { return m_wish != Wish::None; }
    /// To just after solution n (from 0), which must be known.
    void toSolution(quint64 n);
    /// How many solutions lie at or before the playhead.
    [[nodiscard]] quint64 solutionsPassed() const;

    /// Events per second, from kSlowest; kFastest and beyond: as fast as it goes, showing the
    /// latest.
    void setSpeed(double eventsPerSecond);
    [[nodiscard]] double speed() const { return m_speed; }
    static constexpr double kSlowest = 1;
    static constexpr double kFastest = 1e7;
    /// Whether solutions and contradictions are dwelt on and subtrees that lead to no solution
    /// passed the faster the deeper they are; unless as fast as it goes.
    void setPacedByKind(bool paced);
    [[nodiscard]] bool isPacedByKind() const { return m_pacedByKind; }

    // ---- breakpoints

    /// Playing and toEnd() stop where one of these is met; moving by other means passes them.
    void setBreakpoints(Breakpoints breakpoints);
    [[nodiscard]] const Breakpoints& breakpoints() const { return m_breakpoints; }
    /// Plays as fast as it goes until this, or one of the breakpoints, is met.
    void runTo(const Breakpoint& breakpoint);

signals:
    /// Playing has ended at this breakpoint.
    void breakpointMet(const clew::Breakpoint& breakpoint);
    /// Playing has come to the end of the search without meeting any of the enabled breakpoints.
    void breakpointsMissed();
    void breakpointsChanged();
    /// The search has ended without the solution that was wished for.
    void solutionsMissed();
    /// Position, state, length or what is to be shown changed, or pause() took back what was wished
    /// for; at most once per frame while playing.
    void moved();
    void playingChanged(bool playing);
    void speedChanged(double eventsPerSecond);
    void modeChanged(); ///< following, holding or pacing by kind began or ended

private:
    enum class Wish : std::uint8_t {
        None,
        Position,
        NextSolution,
        NextNode,
        NextDeduction,
        LesserDepth
    };

    void show(std::shared_ptr<const Trace> trace, Dimensions dimensions,
              std::optional<Deductions> deductions);
    [[nodiscard]] bool isLive() const;
    [[nodiscard]] bool isAllKnown() const;
    [[nodiscard]] bool isFastest() const
    {
        return m_following || m_runTo || m_runsToEnd || m_speed >= kFastest;
    }
    void start();
    void watchForBreakpoints();
    std::optional<Breakpoint> goOn(quint64 wanted);
    void setPlaying(bool playing);
    void setMode(bool following, bool holding);
    void settle();
    void hold();
    void feed();
    void feedAhead();
    void frame();
    quint64 positionAfter(double seconds);
    quint64 pacedPosition();
    void lookAhead();
    [[nodiscard]] double dwell(Event event, NodeId node) const;
    void wishFor(quint64 position);
    void pursueWish();
    void pursueNextNode(bool complete);
    void pursueNextDeduction(bool complete);
    void pursueLesserDepth(bool complete);
    void heardOfSearch();
    void announce();

    SearchSession& m_session;
    std::optional<Cursor> m_cursor;
    std::optional<Deductions> m_deductions;
    bool m_growsByHand = false; ///< the trace
    pace::Frames m_frame;
    QElapsedTimer m_clock; ///< since the last frame
    double m_speed = 8;
    double m_fraction = 0; ///< of an event that has been waited for already
    bool m_following = false;
    bool m_holding = false;
    bool m_runsToEnd = false;
    bool m_pacedByKind = false;
    bool m_concealing = false;
    quint64 m_aheadPosition = 0;     ///< of the next solution known, or the end of what is known
    std::vector<NodeId> m_aheadPath; ///< to where the search stands there
    Wish m_wish = Wish::None;        ///< what the search is let run on for while not playing
    Breakpoints m_breakpoints;
    std::optional<Breakpoint> m_runTo;
    BreakpointScanner m_scanner;
    /// The position, depth, number of the solution or node wished for, or how many deductions.
    quint64 m_wanted = 0;
    NodeWalk m_walk;             ///< of LesserDepth: how far was looked
    quint64 m_walked = 0;        ///< events before m_walk
    quint64 m_shownPosition = 0; ///< as of the last moved()
    quint64 m_shownLength = 0;
};

} // namespace clew
