// The playhead: where in a session's trace the watcher stands, and how it moves.
//
// Everything a board animates comes from here: the state at the playhead is the fold of the trace up to
// it. The player keeps the search a bounded distance ahead of the playhead while somebody watches, and
// lets it run freely when told to follow.

#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>

#include "core/session/searchsession.h"
#include "core/trace/cursor.h"

namespace clew {

class Player : public QObject
{
    Q_OBJECT

public:
    /// `session` must outlive the player.
    explicit Player(SearchSession& session, QObject* parent = nullptr);

    /// Puts the playhead at the start of the session's present trace. Call after session.start().
    void reset();
    /// Shows a recorded trace that no session made (a file).
    void load(std::shared_ptr<const Trace> trace, Dimensions dimensions);
    /// No trace at all.
    void clear();

    [[nodiscard]] bool hasTrace() const { return m_cursor.has_value(); }
    [[nodiscard]] const Cursor& cursor() const { return *m_cursor; }
    [[nodiscard]] quint64 position() const;
    [[nodiscard]] quint64 length() const; ///< events known so far
    [[nodiscard]] bool isPlaying() const { return m_playing; }
    /// At the end of a search that has ended.
    [[nodiscard]] bool atEnd() const;

    void play();
    void pause();
    /// Moves by so many events; forward beyond what is known it waits for the search to tell more.
    void step(qint64 events);
    void seek(quint64 position);
    void toStart();
    /// To the newest known event; a search that still runs is let run on to its end.
    void toEnd();
    /// To just after the next solution; one not yet known is searched for first.
    void nextSolution();
    void previousSolution();
    /// To just after solution n (from 0), which must be known.
    void toSolution(quint64 n);
    /// How many solutions lie at or before the playhead.
    [[nodiscard]] quint64 solutionsPassed() const;

    /// Events per second, from kSlowest; kFastest and beyond: as fast as it goes, showing the latest.
    void setSpeed(double eventsPerSecond);
    [[nodiscard]] double speed() const { return m_speed; }
    static constexpr double kSlowest = 1;
    static constexpr double kFastest = 1e7;

signals:
    void moved();            ///< position, state or length changed; at most once per frame while playing
    void playingChanged(bool playing);
    void speedChanged(double eventsPerSecond);

private:
    // Implementation members may be changed freely.
    SearchSession& m_session;
    std::optional<Cursor> m_cursor;
    QTimer m_frame;
    QElapsedTimer m_clock;
    double m_speed = 8;
    double m_fraction = 0; ///< of an event that has been waited for already
    bool m_playing = false;
    bool m_wantsSolution = false; ///< waiting for the search to find the next one
    quint64 m_wanted = 0;         ///< a step forward not yet possible
};

} // namespace clew
