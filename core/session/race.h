// A race: two to four strategies on the same problem, measured and then watched side by side. One
// of them may be a person's own solve (study/ownsolve.h), which was timed when it was played.
//
// First each strategy is timed untraced on a worker, one after another. Then the race has a
// playhead of its own, and every runner's recorded search is shown at the same moment of it. What a
// moment is can be chosen: so many events, so many nodes, so many steps (study/deductions.h; a
// person's are moves), or so much time. Time comes from the
// untraced measurement: a runner that opened n nodes in t seconds stands after t/n of them in node
// 1, and so on. Recording goes on a bounded distance ahead of the playhead.

#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>
#include <vector>

#include "core/session/pace.h"
#include "core/session/searchsession.h"
#include "core/study/measure.h"
#include "core/study/ownsolve.h"
#include "core/trace/cursor.h"

namespace clew {

class Race : public QObject
{
    Q_OBJECT

public:
    struct Request
    {
        const Puzzle* puzzle = nullptr;
        ProblemPtr problem;
        std::vector<std::size_t> strategies; ///< kLeastRunners to kMostRunners
        RaceRules rules = {};
        /// Where one of the strategies is kOwnRunner.
        std::optional<OwnSolve> own = std::nullopt;
    };
    /// What the runners' boards have in common at a moment.
    enum class Alignment : std::uint8_t { Time, Steps, Nodes, Events };

    explicit Race(QObject* parent = nullptr);
    /// Cancels what runs.
    ~Race() override;

    /// Starts measuring, and recording the first events; ends the race before.
    void start(Request request);
    /// The strategy being measured is stopped: it takes more than it took so far.
    void skip();
    [[nodiscard]] const Request& request() const { return m_request; }

    // ---- measuring

    [[nodiscard]] bool isMeasuring() const { return m_times.size() < runners(); }
    [[nodiscard]] std::size_t runners() const { return m_request.strategies.size(); }
    /// Of those measured so far, in the request's order.
    [[nodiscard]] std::span<const RaceTime> times() const { return m_times; }
    /// Nodes opened so far by the strategy being measured, and how long it has run.
    [[nodiscard]] std::uint64_t liveNodes() const;
    [[nodiscard]] double liveSeconds() const;

    // ---- watching, once everything is measured

    void setAlignment(Alignment alignment); ///< goes to the start
    [[nodiscard]] Alignment alignment() const { return m_alignment; }
    /// The moment shown: seconds, steps, nodes or events.
    [[nodiscard]] double moment() const { return m_moment; }
    /// Where the last runner is at its end, as far as that is known.
    [[nodiscard]] double lastMoment() const;
    /// Of one runner; none as long as its end is not known in this alignment.
    [[nodiscard]] std::optional<double> lastMoment(std::size_t runner) const;
    void seek(double moment);
    /// To where the last runner ends. Those whose end was measured are recorded up to it.
    void toEnd();
    /// By one event, node or step; in time to the nearest moment at which some board changes.
    void step(int direction);
    void play();
    void pause();
    [[nodiscard]] bool isPlaying() const { return m_frame.isPlaying(); }
    /// Units of the alignment a second.
    void setSpeed(double speed) { m_speed = speed; }
    [[nodiscard]] double speed() const { return m_speed; }
    /// At which the fastest runner takes some ten seconds; a person, if one runs.
    [[nodiscard]] double easySpeed() const;
    /// The smallest part of the race worth looking at: a hundredth of the fastest runner's.
    [[nodiscard]] double finestMoment() const;

    /// What a runner's board shows.
    [[nodiscard]] const Cursor& cursor(std::size_t runner) const;
    /// Steps that a strategy has taken there, as far as they are counted: aligned by them.
    [[nodiscard]] std::uint64_t steps(std::size_t runner) const;
    /// Its search is being recorded up to the moment: the board is behind.
    [[nodiscard]] bool isBehind(std::size_t runner) const;
    /// The board shows the end of what is recorded, and no more will be.
    [[nodiscard]] bool isThrough(std::size_t runner) const;
    /// Recording has ended before the search did: the trace was full.
    [[nodiscard]] bool isCut(std::size_t runner) const;

signals:
    void measuredOne(); ///< times() has grown
    void measuredAll(); ///< also: watching may begin
    void moved();       ///< another moment, or more of it is recorded
    void playingChanged(bool playing);

private:
    struct Lane;
    struct Measurement;

    Q_INVOKABLE void takeTimes();
    void frame();
    void showMoment();
    void setPlaying(bool playing);
    [[nodiscard]] double stepsPerMoment(std::size_t runner) const;
    [[nodiscard]] std::uint64_t eventAt(std::size_t runner, double moment) const;
    [[nodiscard]] std::optional<double> momentOf(std::size_t runner, std::uint64_t event) const;
    [[nodiscard]] std::optional<double> changeAfter() const;
    [[nodiscard]] std::optional<double> changeBefore() const;
    [[nodiscard]] std::optional<double> arrivalBefore(std::size_t runner) const;
    [[nodiscard]] double shortest() const;
    [[nodiscard]] bool knows(std::size_t runner, double moment) const;
    void record(std::size_t runner);
    bool countSteps();

    Request m_request;
    std::vector<RaceTime> m_times;
    std::vector<std::unique_ptr<Lane>> m_lanes;
    Alignment m_alignment = Alignment::Time;
    double m_moment = 0;
    double m_speed = 1;
    bool m_wantsEnd = false; ///< the moment follows the last one
    bool m_countsOn = false; ///< steps are to be counted once the event loop comes round
    pace::Frames m_frame;
    QElapsedTimer m_clock;     ///< since the last frame
    QElapsedTimer m_measuring; ///< since the strategy being measured began
    QTimer m_watch;            ///< while it measures: a notice may have found no memory
    std::unique_ptr<Measurement> m_measurement;
    std::vector<std::unique_ptr<Measurement>> m_ending; ///< cancelled, not yet joined
};

} // namespace clew
