#include "core/session/player.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace clew {

namespace {

constexpr auto kFrame = std::chrono::milliseconds(16);
// After a pause of the whole window (a dialog, a slow frame) play goes on, it does not catch up.
constexpr double kLongestFrame = 0.1; // seconds
// How far the search may be ahead of the playhead: never starving it, never far from what is seen.
constexpr quint64 kLeastLead = 4096;  // events
constexpr double kLeadSeconds = 0.25; // of playing
// How many events are looked through for breakpoints in a frame, and how far ahead the search may be
// when that is all that bounds the pace.
constexpr quint64 kScanPerFrame = 400'000;
constexpr quint64 kScanLead = 4 * kScanPerFrame;

} // namespace

Player::Player(SearchSession& session, QObject* parent) : QObject(parent), m_session(session)
{
    m_frame.setTimerType(Qt::PreciseTimer);
    m_frame.setInterval(kFrame);
    connect(&m_frame, &QTimer::timeout, this, &Player::frame);
    connect(&session, &SearchSession::eventsAppended, this, &Player::heardOfSearch);
    connect(&session, &SearchSession::finished, this, &Player::heardOfSearch);
}

// ---- which trace

void Player::reset()
{
    if (const auto trace = m_session.trace()) {
        const SearchSession::Request& request = m_session.request();
        show(trace, request.puzzle->dimensions(*request.problem));
    } else {
        clear();
    }
}

void Player::load(std::shared_ptr<const Trace> trace, Dimensions dimensions)
{
    show(std::move(trace), dimensions);
}

void Player::clear()
{
    setPlaying(false);
    m_wish = Wish::None;
    m_runTo.reset();
    m_cursor.reset();
    watchForBreakpoints();
    emit moved();
}

void Player::show(std::shared_ptr<const Trace> trace, Dimensions dimensions)
{
    setPlaying(false);
    m_wish = Wish::None;
    m_runTo.reset();
    m_cursor.emplace(std::move(trace), dimensions);
    watchForBreakpoints();
    m_shownPosition = 0;
    m_shownLength = length();
    emit moved();
}

// Whether the trace shown is the one that the session writes.
bool Player::isLive() const
{
    return m_cursor && &m_cursor->trace() == m_session.trace().get();
}

// ---- where

quint64 Player::position() const
{
    return m_cursor ? m_cursor->position() : 0;
}

quint64 Player::length() const
{
    return m_cursor ? m_cursor->trace().size() : 0;
}

bool Player::atEnd() const
{
    // Complete first: nothing is appended after that.
    return m_cursor && m_cursor->trace().complete() && position() == length();
}

quint64 Player::solutionsPassed() const
{
    return m_cursor ? m_cursor->trace().solutionsBefore(position()) : 0;
}

// ---- playing

void Player::play()
{
    if (!m_cursor || m_playing || atEnd())
        return;
    pause();
    start();
}

void Player::start()
{
    m_fraction = 0;
    m_clock.start();
    setPlaying(true);
    feed();
}

void Player::pause()
{
    setPlaying(false);
    m_wish = Wish::None;
    if (m_runTo) {
        m_runTo.reset();
        watchForBreakpoints();
    }
    hold();
}

void Player::setSpeed(double eventsPerSecond)
{
    const double speed = std::clamp(eventsPerSecond, kSlowest, kFastest);
    if (speed == m_speed)
        return;
    m_speed = speed;
    if (m_playing) {
        hold();
        feed();
    }
    emit speedChanged(speed);
}

void Player::setPlaying(bool playing)
{
    if (playing == m_playing)
        return;
    m_playing = playing;
    if (playing)
        m_frame.start();
    else
        m_frame.stop();
    emit playingChanged(playing);
}

void Player::hold()
{
    if (isLive())
        m_session.pause();
}

// Keeps the search going, and not too far.
void Player::feed()
{
    if (!isLive())
        return;
    if (isFastest() && m_scanner.isIdle())
        m_session.allowAll();
    else if (isFastest())
        m_session.allow(position() + kScanLead);
    else
        m_session.allow(position() +
                        std::max(kLeastLead, static_cast<quint64>(m_speed * kLeadSeconds)));
}

void Player::frame()
{
    const double seconds = std::min(static_cast<double>(m_clock.restart()) / 1000, kLongestFrame);
    quint64 wanted = kUnlimited;
    if (!isFastest()) {
        m_fraction += seconds * m_speed;
        const double whole = std::floor(m_fraction);
        wanted = position() + static_cast<quint64>(whole);
        m_fraction -= whole;
    }
    const auto met = advance(wanted);
    const bool missed = !met && atEnd() && !m_scanner.isIdle();
    if (met || atEnd())
        pause();
    else
        feed();
    announce();
    if (met)
        emit breakpointMet(*met);
    if (missed)
        emit breakpointsMissed();
}

// ---- breakpoints

void Player::setBreakpoints(Breakpoints breakpoints)
{
    if (breakpoints == m_breakpoints)
        return;
    m_breakpoints = std::move(breakpoints);
    watchForBreakpoints();
    if (m_playing) {
        hold();
        feed();
    }
    emit breakpointsChanged();
}

void Player::runTo(const Breakpoint& breakpoint)
{
    if (!m_cursor)
        return;
    pause();
    if (atEnd()) {
        emit breakpointsMissed();
        return;
    }
    m_runTo = breakpoint;
    m_runTo->enabled = true;
    watchForBreakpoints();
    start();
}

void Player::watchForBreakpoints()
{
    Breakpoints all = m_breakpoints;
    if (m_runTo)
        all.push_back(*m_runTo);
    m_scanner.setBreakpoints(all);
}

// Goes on to `wanted`, or to where a breakpoint is met if that comes first.
std::optional<Breakpoint> Player::advance(quint64 wanted)
{
    if (m_scanner.isIdle()) {
        m_cursor->seek(wanted);
        return std::nullopt;
    }
    m_scanner.stand(*m_cursor);
    const auto hit = m_scanner.scan(m_cursor->trace(), wanted, kScanPerFrame);
    m_cursor->seek(m_scanner.position());
    if (!hit)
        return std::nullopt;
    return hit->breakpoint < m_breakpoints.size() ? m_breakpoints[hit->breakpoint] : *m_runTo;
}

// ---- moving

void Player::seek(quint64 position)
{
    if (!m_cursor)
        return;
    if (m_wish != Wish::None)
        pause();
    m_cursor->seek(position);
    if (m_playing)
        feed();
    announce();
}

void Player::step(qint64 events)
{
    // Steps asked for faster than the search can tell add up.
    const bool isUnderWay = m_wish == Wish::Position && m_wanted != kUnlimited;
    const quint64 from = isUnderWay ? m_wanted : position();
    pause();
    const auto distance = static_cast<quint64>(std::abs(events));
    if (events < 0)
        seek(from - std::min(distance, from));
    else
        wishFor(from + distance);
}

void Player::toStart()
{
    pause();
    seek(0);
}

void Player::toEnd()
{
    pause();
    wishFor(kUnlimited);
}

// Goes to a position as soon as the search has come so far.
void Player::wishFor(quint64 position)
{
    m_wish = Wish::Position;
    m_wanted = position;
    if (isLive() && position > length())
        m_session.allow(position);
    pursueWish();
}

void Player::nextSolution()
{
    if (!m_cursor)
        return;
    pause();
    m_wish = Wish::NextSolution;
    m_wanted = solutionsPassed();
    if (isLive() && m_wanted >= m_cursor->trace().solutionCount())
        m_session.allowNextSolution();
    pursueWish();
}

void Player::previousSolution()
{
    pause();
    quint64 passed = solutionsPassed();
    const bool standsAtOne =
        passed > 0 && m_cursor->trace().solutionEvent(passed - 1) + 1 == position();
    if (standsAtOne)
        --passed;
    if (passed > 0)
        toSolution(passed - 1);
}

void Player::toSolution(quint64 n)
{
    Q_ASSERT(m_cursor && n < m_cursor->trace().solutionCount());
    pause();
    seek(m_cursor->trace().solutionEvent(n) + 1);
}

void Player::pursueWish()
{
    if (!m_cursor)
        return;
    const Trace& trace = m_cursor->trace();
    const bool complete = trace.complete(); // asked first: then what is known is all there is
    if (m_wish == Wish::Position) {
        m_cursor->seek(m_wanted);
        if (complete || position() == m_wanted)
            m_wish = Wish::None;
    } else if (m_wish == Wish::NextSolution) {
        const bool known =
            m_wanted < trace.solutionCount() && trace.solutionEvent(m_wanted) < length();
        if (known)
            m_cursor->seek(trace.solutionEvent(m_wanted) + 1);
        if (complete || known)
            m_wish = Wish::None;
    }
    announce();
}

void Player::heardOfSearch()
{
    if (!isLive() || m_playing) // while playing the next frame will see
        return;
    pursueWish();
}

void Player::announce()
{
    const quint64 known = length();
    if (position() == m_shownPosition && known == m_shownLength)
        return;
    m_shownPosition = position();
    m_shownLength = known;
    emit moved();
}

} // namespace clew
