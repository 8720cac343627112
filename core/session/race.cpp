#include "core/session/race.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <limits>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <utility>

#include "core/study/deductions.h"

namespace clew {

namespace {

constexpr auto kWatch = std::chrono::milliseconds(200);
constexpr double kEasySeconds = 10;
constexpr double kEasyEvents = 8;                 // a second
constexpr std::uint64_t kCountedAtOnce = 100'000; // events, between two looks at the event loop
constexpr double kCountedAhead = 1000;            // steps

// Four traces at a time must not crowd out everything else.
constexpr std::uint64_t kTraceMemory = std::uint64_t{64} << 20U;
constexpr std::uint64_t kTraceDisk = std::uint64_t{4} << 30U;
constexpr std::uint64_t kSearchMemory = std::uint64_t{1} << 30U;

// Moments are computed with rounding; an event is not to be missed by that.
constexpr double kEpsilon = 1e-6;

} // namespace

// A recorded search, with where it is watched; or a person's own solve, for which nothing is run.
struct Race::Lane
{
    explicit Lane(SearchSession::Request request)
        : dimensions(request.puzzle->dimensions(*request.problem)), run(session.start(request)),
          cursor(session.trace(), dimensions), steps(Deductions(*request.puzzle, request.problem))
    {
    }
    Lane(const OwnSolve& solve, const Request& race)
        : own(&solve), dimensions(race.puzzle->dimensions(*race.problem)),
          cursor(solve.trace, dimensions), steps(Deductions(*race.puzzle, race.problem, true))
    {
    }

    [[nodiscard]] const Trace& trace() const { return cursor.trace(); }

    const OwnSolve* own = nullptr; ///< the request's
    SearchSession session;
    Dimensions dimensions;
    quint64 run = 0;
    Cursor cursor;
    StepCount steps; ///< of a strategy: a person's are the solve's own
};

namespace {

// What counts in the own solve; events are the same for all.
OwnSolve::Clock clockOf(Race::Alignment alignment)
{
    return alignment == Race::Alignment::Time ? OwnSolve::Clock::Seconds : OwnSolve::Clock::Steps;
}

} // namespace

// One after another on a thread of its own.
struct Race::Measurement
{
    explicit Measurement(Race& race) : request(race.m_request), stops(request.strategies.size())
    {
        times.reserve(stops.size()); // to keep one cannot fail then
        try {
            thread = std::jthread([this, &race] {
                for (std::size_t i = 0; i < stops.size(); ++i) {
                    const std::size_t strategy = request.strategies[i];
                    keep(strategy == kOwnRunner
                             ? ownTime(*request.own)
                             : timeStrategy(*request.puzzle, strategy, *request.problem,
                                            request.rules, stops[i].get_token(), &live));
                    notify(race);
                }
                ended = true;
            });
        } catch (const std::system_error&) {
            endWithoutThread(race);
        }
    }

    /// A notice there is no memory for is made up for by Race::m_watch.
    static void notify(Race& race) noexcept
    {
        try {
            // By name: a notice that says no more than "look again" is made by Qt alone.
            QMetaObject::invokeMethod(&race, "takeTimes", Qt::QueuedConnection);
        } catch (const std::bad_alloc&) {
        }
    }

    /// Nobody could run: the system has no more threads.
    void endWithoutThread(Race& race)
    {
        for (const std::size_t strategy : request.strategies)
            keep({.strategy = strategy, .outcome = {Ending::Stopped, StopReason::MemoryLimit, {}}});
        ended = true;
        notify(race);
    }

    void keep(const RaceTime& time)
    {
        const std::scoped_lock lock(mutex);
        times.push_back(time);
    }

    /// What was measured after the first `known`.
    [[nodiscard]] std::vector<RaceTime> timesAfter(std::size_t known) const
    {
        const std::scoped_lock lock(mutex);
        return {times.begin() + static_cast<std::ptrdiff_t>(known), times.end()};
    }

    void cancel()
    {
        for (std::stop_source& stop : stops)
            stop.request_stop();
    }

    const Request request;
    std::vector<std::stop_source> stops; ///< of each strategy
    LiveCounters live;
    std::atomic<bool> ended = false;
    mutable std::mutex mutex;    ///< guards the times
    std::vector<RaceTime> times; ///< of the strategies so far
    std::jthread thread;         ///< the last member: joined before the others go
};

Race::Race(QObject* parent) : QObject(parent)
{
    connect(&m_frame, &QTimer::timeout, this, &Race::frame);
    m_watch.setInterval(kWatch);
    connect(&m_watch, &QTimer::timeout, this, &Race::takeTimes);
}

Race::~Race()
{
    if (m_measurement)
        m_measurement->cancel();
    for (const auto& lane : m_lanes)
        lane->session.cancel(); // all, before the first is waited for
}

void Race::start(Request request)
{
    Q_ASSERT(request.strategies.size() >= kLeastRunners &&
             request.strategies.size() <= kMostRunners);
    Q_ASSERT(request.own ||
             std::ranges::find(request.strategies, kOwnRunner) == request.strategies.end());
    setPlaying(false);
    std::erase_if(m_ending, [](const auto& measurement) { return measurement->ended.load(); });
    if (m_measurement) {
        m_measurement->cancel();
        m_ending.push_back(std::move(m_measurement));
    }
    for (const auto& lane : m_lanes)
        lane->session.cancel();
    m_lanes.clear(); // before the own solve they show goes
    m_request = std::move(request);
    m_request.rules.limits.memory = std::min(m_request.rules.limits.memory, kSearchMemory);
    m_times.clear();
    m_moment = 0;
    m_wantsEnd = false;
    for (const std::size_t strategy : m_request.strategies) {
        if (strategy == kOwnRunner) {
            m_lanes.push_back(std::make_unique<Lane>(*m_request.own, m_request));
            continue;
        }
        SearchSession::Request recorded{
            .puzzle = m_request.puzzle,
            .problem = m_request.problem,
            .strategy = strategy,
            .options = m_request.rules.options,
            .limits = m_request.rules.limits,
            .traceLimits = {.memory = kTraceMemory, .disk = kTraceDisk}};
        recorded.limits.time = Limits{}.time; // what is watched takes as long as it likes
        m_lanes.push_back(std::make_unique<Lane>(std::move(recorded)));
        SearchSession& session = m_lanes.back()->session;
        const auto heard = [this] {
            if (!isPlaying() && !isMeasuring())
                showMoment();
        };
        connect(&session, &SearchSession::eventsAppended, this, heard);
        connect(&session, &SearchSession::finished, this, heard);
    }
    m_measuring.start();
    m_measurement = std::make_unique<Measurement>(*this);
    m_watch.start();
    emit moved();
}

void Race::skip()
{
    if (isMeasuring())
        m_measurement->stops[m_times.size()].request_stop();
}

void Race::takeTimes()
{
    if (!isMeasuring())
        return; // a notice of the race before, or one too many
    const std::vector<RaceTime> fresh = m_measurement->timesAfter(m_times.size());
    if (fresh.empty())
        return;
    m_times.insert(m_times.end(), fresh.begin(), fresh.end());
    m_measuring.start();
    const std::size_t known = m_times.size();
    emit measuredOne();
    if (isMeasuring() || m_times.size() != known) // the rest was emitted while a slot ran a loop
        return;
    m_watch.stop();
    m_speed = easySpeed();
    emit measuredAll();
    showMoment();
}

std::uint64_t Race::liveNodes() const
{
    return m_measurement->live.nodes.load(std::memory_order_relaxed);
}

double Race::liveSeconds() const
{
    return static_cast<double>(m_measuring.elapsed()) / 1000;
}

// ---- moments
//
// In time and in nodes a search goes by the nodes it opens, and one more for what comes after the
// last: the k-th begins just after the Decide of node k, the one before the first with the first
// event. Within each the events are spread evenly.

const Cursor& Race::cursor(std::size_t runner) const
{
    return m_lanes[runner]->cursor;
}

double Race::stepsPerMoment(std::size_t runner) const
{
    if (m_alignment == Alignment::Nodes)
        return 1;
    const RaceTime& time = m_times[runner];
    return static_cast<double>(time.outcome.counters.nodes + 1) / std::max(time.seconds, 1e-9);
}

namespace {

// Events before step k; k is at most one beyond the last node, and then the trace is complete.
std::uint64_t beginOfStep(const Trace& trace, std::uint64_t k)
{
    if (k == 0)
        return 0;
    return k < trace.nodeCount()
               ? std::min(std::uint64_t{trace.node(static_cast<NodeId>(k)).event} + 1, trace.size())
               : trace.size();
}

} // namespace

bool Race::knows(std::size_t runner, double moment) const
{
    const Trace& trace = m_lanes[runner]->trace();
    const bool isCounted = m_alignment != Alignment::Steps || m_lanes[runner]->own != nullptr ||
                           m_lanes[runner]->steps.isWhole(trace);
    if (trace.complete() && isCounted)
        return true;
    if (m_alignment == Alignment::Events)
        return moment <= static_cast<double>(trace.size());
    if (m_alignment == Alignment::Steps)
        return moment + kEpsilon < static_cast<double>(m_lanes[runner]->steps.count());
    return moment * stepsPerMoment(runner) + 1 < static_cast<double>(trace.nodeCount());
}

std::uint64_t Race::eventAt(std::size_t runner, double moment) const
{
    const Trace& trace = m_lanes[runner]->trace();
    const auto size = static_cast<double>(trace.size());
    if (m_alignment == Alignment::Events)
        return static_cast<std::uint64_t>(std::min(std::floor(moment + kEpsilon), size));
    if (const OwnSolve* const own = m_lanes[runner]->own)
        return own->eventAt(clockOf(m_alignment), moment);
    if (m_alignment == Alignment::Steps)
        return m_lanes[runner]->steps.eventsAfter(
            trace, static_cast<std::uint64_t>(std::floor(moment + kEpsilon)));
    const double steps = moment * stepsPerMoment(runner);
    if (!knows(runner, moment) || steps >= static_cast<double>(trace.nodeCount()))
        return trace.size();
    const double whole = std::floor(steps);
    const auto from = static_cast<double>(beginOfStep(trace, static_cast<std::uint64_t>(whole)));
    const auto to = static_cast<double>(beginOfStep(trace, static_cast<std::uint64_t>(whole) + 1));
    return static_cast<std::uint64_t>(
        std::min(from + (steps - whole) * (to - from) + kEpsilon, size));
}

// The first moment at which that many events have happened, seen from where the runner stands.
std::optional<double> Race::momentOf(std::size_t runner, std::uint64_t event) const
{
    const Cursor& at = cursor(runner);
    if (event > at.trace().size())
        return std::nullopt;
    if (const OwnSolve* const own = m_lanes[runner]->own)
        return own->momentOf(clockOf(m_alignment), event);
    std::uint64_t k = at.nodeCount() - 1;
    if (event < beginOfStep(at.trace(), k))
        --k;
    const auto from = static_cast<double>(beginOfStep(at.trace(), k));
    const auto to = static_cast<double>(beginOfStep(at.trace(), k + 1));
    const double part = to > from ? (static_cast<double>(event) - from) / (to - from) : 0;
    return (static_cast<double>(k) + part) / stepsPerMoment(runner);
}

std::optional<double> Race::lastMoment(std::size_t runner) const
{
    const Trace& trace = m_lanes[runner]->trace();
    if (m_alignment == Alignment::Events)
        return trace.complete() ? std::optional(static_cast<double>(trace.size())) : std::nullopt;
    if (const OwnSolve* const own = m_lanes[runner]->own)
        return own->lastMoment(clockOf(m_alignment));
    if (const StepCount& steps = m_lanes[runner]->steps; m_alignment == Alignment::Steps)
        return steps.isWhole(trace) ? std::optional(static_cast<double>(steps.count()))
                                    : std::nullopt;
    const RaceTime& time = m_times[runner];
    if (!time.isBound())
        return m_alignment == Alignment::Time
                   ? time.seconds
                   : static_cast<double>(time.outcome.counters.nodes + 1);
    if (trace.complete())
        return static_cast<double>(trace.nodeCount()) / stepsPerMoment(runner);
    return std::nullopt;
}

double Race::lastMoment() const
{
    double last = 0;
    for (std::size_t i = 0; i < m_times.size(); ++i) {
        const RaceTime& time = m_times[i];
        const double atLeast =
            m_alignment == Alignment::Time    ? time.seconds
            : m_alignment == Alignment::Steps ? static_cast<double>(m_lanes[i]->steps.count())
            : m_alignment == Alignment::Nodes ? static_cast<double>(time.outcome.counters.nodes + 1)
                                              : static_cast<double>(m_lanes[i]->trace().size());
        last = std::max(last, lastMoment(i).value_or(std::max(atLeast, m_moment)));
    }
    return last;
}

bool Race::isBehind(std::size_t runner) const
{
    // The recording may have come so far with its notice still on the way.
    return !knows(runner, m_moment) || cursor(runner).position() < eventAt(runner, m_moment);
}

bool Race::isThrough(std::size_t runner) const
{
    const Trace& trace = m_lanes[runner]->trace();
    return trace.complete() && cursor(runner).position() == trace.size();
}

bool Race::isCut(std::size_t runner) const
{
    const Trace& trace = m_lanes[runner]->trace();
    return trace.complete() && m_lanes[runner]->own == nullptr && runner < m_times.size() &&
           trace.nodeCount() - 1 < m_times[runner].outcome.counters.nodes;
}

// ---- moving

void Race::setAlignment(Alignment alignment)
{
    if (alignment == m_alignment)
        return;
    pause();
    m_alignment = alignment;
    m_speed = easySpeed();
    seek(0);
}

// A machine is done before a person has begun: to watch both, it is the person's pace that counts.
double Race::easySpeed() const
{
    if (m_alignment == Alignment::Events || m_times.empty())
        return kEasyEvents;
    if (m_alignment == Alignment::Nodes)
        return std::max(2.0, shortest() / kEasySeconds);
    if (m_alignment == Alignment::Steps)
        return m_request.own
                   ? std::max(2.0, static_cast<double>(m_request.own->moves) / kEasySeconds)
                   : kEasyEvents;
    for (std::size_t i = 0; i < m_lanes.size(); ++i)
        if (m_lanes[i]->own != nullptr && m_lanes[i]->own->seconds > 0)
            return m_lanes[i]->own->seconds / kEasySeconds;
    return shortest() / kEasySeconds;
}

double Race::finestMoment() const
{
    if (m_alignment == Alignment::Events || m_alignment == Alignment::Steps || m_times.empty())
        return kEasyEvents / 10;
    const double part = shortest() / kEasySeconds / 10;
    return m_alignment == Alignment::Time ? part : std::max(0.2, part);
}

// Of those who run, in the alignment.
double Race::shortest() const
{
    double shortest = std::numeric_limits<double>::max();
    for (const RaceTime& time : m_times) {
        if (time.refusal || (time.strategy == kOwnRunner && time.seconds <= 0))
            continue;
        shortest = std::min(shortest, m_alignment == Alignment::Time
                                          ? time.seconds
                                          : static_cast<double>(time.outcome.counters.nodes + 1));
    }
    return shortest == std::numeric_limits<double>::max() ? kEasySeconds : shortest; // nobody runs
}

void Race::seek(double moment)
{
    m_wantsEnd = false;
    m_moment = std::max(0.0, moment);
    showMoment();
}

void Race::toEnd()
{
    pause();
    if (isMeasuring())
        return;
    m_wantsEnd = true;
    for (std::size_t i = 0; i < runners(); ++i)
        if (!m_times[i].isBound() && m_lanes[i]->own == nullptr)
            m_lanes[i]->session.allowAll();
    showMoment();
}

void Race::step(int direction)
{
    pause();
    if (isMeasuring())
        return;
    if (m_alignment != Alignment::Time)
        seek(std::min(std::round(m_moment) + direction, std::max(lastMoment(), m_moment)));
    else if (const auto moment = direction < 0 ? changeBefore() : changeAfter())
        seek(*moment);
}

// The moment at which the next board changes.
std::optional<double> Race::changeAfter() const
{
    std::optional<double> next;
    for (std::size_t i = 0; i < runners(); ++i) {
        const auto moment = momentOf(i, cursor(i).position() + 1);
        if (moment && (!next || *moment < *next))
            next = moment;
    }
    return next;
}

// The last change before the one that led to what is shown.
std::optional<double> Race::changeBefore() const
{
    std::vector<double> arrivals;
    for (std::size_t i = 0; i < runners(); ++i)
        arrivals.push_back(*momentOf(i, cursor(i).position()));
    const double latest = *std::ranges::max_element(arrivals);
    std::optional<double> before;
    for (std::size_t i = 0; i < runners(); ++i) {
        const bool ledHere = arrivals[i] >= latest * (1 - 1e-9);
        if (const auto moment = ledHere ? arrivalBefore(i) : arrivals[i])
            before = std::max(before.value_or(0), *moment);
    }
    return before;
}

// When the board came to what it showed before what it shows; none at its beginning.
std::optional<double> Race::arrivalBefore(std::size_t runner) const
{
    const std::uint64_t position = cursor(runner).position();
    if (const OwnSolve* const own = m_lanes[runner]->own)
        return own->momentBefore(clockOf(m_alignment), position);
    return position == 0 ? std::nullopt : momentOf(runner, position - 1);
}

void Race::play()
{
    if (isPlaying() || isMeasuring())
        return;
    m_wantsEnd = false;
    m_clock.start();
    setPlaying(true);
}

void Race::pause()
{
    setPlaying(false);
}

void Race::setPlaying(bool playing)
{
    if (m_frame.setPlaying(playing))
        emit playingChanged(playing);
}

// The moment waits for the runner whose recording is behind: all boards show the same one.
void Race::frame()
{
    const double seconds =
        std::min(static_cast<double>(m_clock.restart()) / 1000, pace::kLongestFrame);
    bool behind = false;
    bool through = true;
    for (std::size_t i = 0; i < runners(); ++i) {
        behind = behind || !knows(i, m_moment);
        through = through && isThrough(i);
    }
    if (through)
        setPlaying(false);
    else if (!behind)
        m_moment = std::min(m_moment + seconds * m_speed, lastMoment());
    showMoment();
}

void Race::showMoment()
{
    if (isMeasuring()) {
        emit moved();
        return;
    }
    if (countSteps() && !std::exchange(m_countsOn, true))
        QTimer::singleShot(0, this, [this] {
            m_countsOn = false;
            showMoment();
        });
    if (m_wantsEnd)
        m_moment = lastMoment();
    for (std::size_t i = 0; i < runners(); ++i) {
        record(i);
        m_lanes[i]->cursor.seek(eventAt(i, m_moment));
    }
    emit moved();
}

std::uint64_t Race::steps(std::size_t runner) const
{
    const Lane& lane = *m_lanes[runner];
    return lane.steps.stepsAfter(lane.trace(), lane.cursor.position());
}

// As far as somebody may look next, not for longer than a frame. True: there is more to count.
bool Race::countSteps()
{
    if (m_alignment != Alignment::Steps)
        return false;
    bool isMore = false;
    for (const auto& lane : m_lanes) {
        const auto counted = static_cast<double>(lane->steps.count());
        if (lane->own == nullptr && (m_wantsEnd || counted < m_moment + kCountedAhead))
            isMore = lane->steps.advance(lane->trace(), kCountedAtOnce) || isMore;
    }
    return isMore;
}

// Lets the search record what the playhead needs, and what it will need soon.
void Race::record(std::size_t runner)
{
    Lane& lane = *m_lanes[runner];
    if (lane.own != nullptr)
        return;
    const double soon = m_moment + (isPlaying() ? m_speed * pace::kLeadSeconds : 0);
    if (knows(runner, soon) && knows(runner, m_moment))
        return;
    const std::uint64_t size = lane.trace().size();
    double events = pace::kLeastLead;
    if (m_alignment == Alignment::Events) {
        events += soon - static_cast<double>(size);
    } else if (m_alignment == Alignment::Steps) {
        const double counted = std::max(1.0, static_cast<double>(lane.steps.count()));
        events += (soon + 1 - counted) * static_cast<double>(size) / counted;
    } else {
        const auto nodes = static_cast<double>(lane.trace().nodeCount());
        events += (soon * stepsPerMoment(runner) + 1 - nodes) * static_cast<double>(size) / nodes;
    }
    lane.session.allow(size + static_cast<std::uint64_t>(std::clamp(events, 1.0, 1e9)));
}

} // namespace clew
