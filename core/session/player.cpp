#include "core/session/player.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace clew {

namespace {

// Some milliseconds' work of looking for the end of a subtree.
constexpr quint64 kLookedAtPerFrame = 400'000; // events
// Pacing by kind: how long an event is dwelt on, as a multiple of the usual time.
constexpr double kDwellSolution = 8;
constexpr double kDwellConflict = 3;
// Each level further below the way to the next solution is passed twice as fast, down to 1/16.
constexpr int kDeepestPaced = 5;
constexpr int kPacedPerFrame = 100'000; // events
// How far the search may be ahead when looking for breakpoints is all that bounds the pace.
constexpr quint64 kScanLead = 4 * kLookedAtPerFrame;

} // namespace

Player::Player(SearchSession& session, QObject* parent) : QObject(parent), m_session(session)
{
    connect(&m_frame, &QTimer::timeout, this, &Player::frame);
    connect(&session, &SearchSession::eventsAppended, this, &Player::heardOfSearch);
    connect(&session, &SearchSession::finished, this, &Player::heardOfSearch);
}

// ---- which trace

void Player::reset()
{
    if (const auto trace = m_session.trace()) {
        const SearchSession::Request& request = m_session.request();
        m_growsByHand = false;
        show(trace, request.puzzle->dimensions(*request.problem),
             Deductions(*request.puzzle, request.problem));
    } else {
        clear();
    }
}

void Player::load(std::shared_ptr<const Trace> trace, Dimensions dimensions,
                  std::optional<Deductions> deductions, bool growsByHand)
{
    m_growsByHand = growsByHand;
    show(std::move(trace), dimensions, std::move(deductions));
}

void Player::clear()
{
    setPlaying(false);
    setMode(false, false);
    m_wish = Wish::None;
    m_runsToEnd = false;
    m_runTo.reset();
    m_cursor.reset();
    m_deductions.reset();
    watchForBreakpoints();
    emit moved();
}

void Player::show(std::shared_ptr<const Trace> trace, Dimensions dimensions,
                  std::optional<Deductions> deductions)
{
    setPlaying(false);
    setMode(false, false);
    m_wish = Wish::None;
    m_runsToEnd = false;
    m_runTo.reset();
    m_aheadPosition = 0;
    m_aheadPath.clear();
    m_cursor.emplace(std::move(trace), dimensions);
    m_deductions = std::move(deductions);
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
    return m_cursor && isAllKnown() && position() == length(); // asked in this order
}

// Nothing is appended after that, except moves of a hand, which are shown as they are made.
bool Player::isAllKnown() const
{
    return m_growsByHand || m_cursor->trace().complete();
}

void Player::setConcealing(bool concealing)
{
    if (concealing == m_concealing)
        return;
    m_concealing = concealing;
    emit moved();
}

quint64 Player::shownEnd() const
{
    return m_concealing && !atEnd() ? position() : kUnlimited;
}

quint64 Player::solutionsPassed() const
{
    return m_cursor ? m_cursor->trace().solutionsBefore(position()) : 0;
}

// ---- playing

void Player::play()
{
    if (!m_cursor || isPlaying() || atEnd())
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
    const bool wasUnderWay = isUnderWay();
    setMode(false, false);
    settle();
    if (wasUnderWay)
        emit moved(); // a search that had not gone on yet does not report that it stands
}

// Ends what moves the playhead by itself.
void Player::settle()
{
    setMode(false, m_holding);
    setPlaying(false);
    m_wish = Wish::None;
    m_runsToEnd = false;
    if (m_runTo) {
        m_runTo.reset();
        watchForBreakpoints();
    }
    if (!m_holding)
        hold();
}

void Player::setFollowing(bool following)
{
    if (following == m_following)
        return;
    if (following && m_cursor && !atEnd()) {
        pause();
        setMode(true, false);
        m_clock.start();
        setPlaying(true);
        feed();
    } else if (!following) {
        pause();
    }
    emit modeChanged(); // also when there is nothing to follow
}

void Player::setHolding(bool holding)
{
    if (holding == m_holding)
        return;
    pause();
    if (holding && isLive() && m_session.isRunning()) {
        setMode(false, true);
        m_session.allowAll();
    }
    emit modeChanged();
}

void Player::setMode(bool following, bool holding)
{
    if (following == m_following && holding == m_holding)
        return;
    m_following = following;
    m_holding = holding;
    emit modeChanged();
}

void Player::setPacedByKind(bool paced)
{
    if (paced == m_pacedByKind)
        return;
    m_pacedByKind = paced;
    emit modeChanged();
}

void Player::setSpeed(double eventsPerSecond)
{
    const double speed = std::clamp(eventsPerSecond, kSlowest, kFastest);
    if (speed == m_speed)
        return;
    m_speed = speed;
    setMode(false, m_holding);
    if (isPlaying()) {
        hold();
        feed();
    }
    emit speedChanged(speed);
}

void Player::setPlaying(bool playing)
{
    if (m_frame.setPlaying(playing))
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
                        std::max<quint64>(pace::kLeastLead,
                                          static_cast<quint64>(m_speed * pace::kLeadSeconds)));
}

// For wishes that take several looks.
void Player::feedAhead()
{
    if (isLive())
        m_session.allow(length() + pace::kLeastLead);
}

void Player::frame()
{
    if (!isPlaying()) {
        pursueWish();
        return;
    }
    const double seconds =
        std::min(static_cast<double>(m_clock.restart()) / 1000, pace::kLongestFrame);
    const auto met = goOn(isFastest() ? kUnlimited : positionAfter(seconds));
    const bool missed = !met && atEnd() && !m_scanner.isIdle();
    if (met || atEnd())
        settle();
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
    if (isPlaying()) {
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
std::optional<Breakpoint> Player::goOn(quint64 wanted)
{
    if (m_scanner.isIdle()) {
        m_cursor->seek(wanted);
        return std::nullopt;
    }
    m_scanner.stand(m_cursor->trace(), position());
    const auto hit = m_scanner.scan(m_cursor->trace(), wanted, kLookedAtPerFrame);
    m_cursor->seek(m_scanner.position());
    if (!hit)
        return std::nullopt;
    return hit->breakpoint < m_breakpoints.size() ? m_breakpoints[hit->breakpoint] : *m_runTo;
}

// Where the playhead should be after that much more time.
quint64 Player::positionAfter(double seconds)
{
    m_fraction += seconds * m_speed;
    if (m_pacedByKind)
        return pacedPosition();
    const double whole = std::floor(m_fraction);
    m_fraction -= whole;
    return position() + static_cast<quint64>(whole);
}

// Each event is dwelt on before the next one is shown.
quint64 Player::pacedPosition()
{
    lookAhead();
    const Trace& trace = m_cursor->trace();
    const quint64 known = length();
    quint64 at = position();
    NodeId node = m_cursor->node();
    NodeId opened = m_cursor->nodeCount();
    for (int i = 0; at < known && i < kPacedPerFrame; ++i) {
        const double time = at == 0 ? 1 : dwell(trace.event(at - 1), node);
        if (m_fraction < time)
            break;
        m_fraction -= time;
        const Event event = trace.event(at++);
        if (event.kind() == EventKind::Decide)
            node = opened++;
        else if (event.kind() == EventKind::Visit)
            node = event.node();
        if (at == m_aheadPosition)
            break; // the way ahead is another one from here
    }
    // What could not be shown in time is not made up for.
    m_fraction = std::min(m_fraction, kDwellSolution);
    return at;
}

// Finds the way to the next solution that is known or, without one, to where the search has come.
// A node off that way has been left by then without a solution.
void Player::lookAhead()
{
    const Trace& trace = m_cursor->trace();
    const quint64 known = length();
    const quint64 passed = solutionsPassed();
    quint64 ahead = known;
    if (passed < trace.solutionCount())
        ahead = std::min<quint64>(known, trace.solutionEvent(passed) + 1);
    if (ahead == m_aheadPosition)
        return;
    m_aheadPosition = ahead;
    m_aheadPath = pathTo(NodeWalk::at(trace, ahead).node(), trace);
}

double Player::dwell(Event event, NodeId node) const
{
    if (event.kind() == EventKind::Solution)
        return kDwellSolution;
    int below = 0;
    while (below < kDeepestPaced && !std::ranges::binary_search(m_aheadPath, node)) {
        node = m_cursor->trace().node(node).parent;
        ++below;
    }
    const double time = event.kind() == EventKind::Conflict ? kDwellConflict : 1;
    return std::ldexp(time, -std::max(0, below - 1));
}

// ---- moving

void Player::seek(quint64 position)
{
    if (!m_cursor)
        return;
    if (m_wish != Wish::None)
        settle();
    if (m_following) {
        setMode(false, false);
        hold();
    }
    m_cursor->seek(position);
    if (isPlaying())
        feed();
    announce();
}

void Player::step(qint64 events)
{
    // Steps asked for faster than the search goes on add up.
    const bool isUnderWay = m_wish == Wish::Position && m_wanted != kUnlimited;
    const quint64 from = isUnderWay ? m_wanted : position();
    settle();
    const auto distance = static_cast<quint64>(std::abs(events));
    if (events < 0)
        seek(from - std::min(distance, from));
    else
        wishFor(from + distance);
}

void Player::toStart()
{
    settle();
    seek(0);
}

void Player::toEnd()
{
    settle();
    if (m_cursor && !m_scanner.isIdle() && !atEnd()) {
        m_runsToEnd = true;
        start();
        return;
    }
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
    solutionAfter(solutionsPassed());
}

void Player::solutionAfter(quint64 passed)
{
    if (!m_cursor)
        return;
    settle();
    m_wish = Wish::NextSolution;
    m_wanted = passed;
    if (isLive() && passed >= m_cursor->trace().solutionCount())
        m_session.allowUntilSolution(passed + 1);
    pursueWish();
}

void Player::stepDeduction(int direction)
{
    if (!m_cursor)
        return;
    if (!m_deductions) {
        step(direction);
        return;
    }
    const quint64 underWay = m_wish == Wish::NextDeduction ? m_wanted : 0; // steps add up
    settle();
    if (direction < 0) {
        if (const auto last = m_deductions->previous(m_cursor->trace(), position()))
            seek(last->first);
        return;
    }
    m_wish = Wish::NextDeduction;
    m_wanted = underWay + 1;
    pursueWish();
}

void Player::stepNode(int direction)
{
    if (!m_cursor)
        return;
    const bool isUnderWay = m_wish == Wish::NextNode; // steps add up
    const quint64 next = isUnderWay ? m_wanted + 1 : m_cursor->nodeCount();
    settle();
    if (direction > 0) {
        m_wish = Wish::NextNode;
        m_wanted = next;
        pursueWish();
        return;
    }
    const Trace& trace = m_cursor->trace();
    NodeId node = m_cursor->nodeCount() - 1;
    if (node != kRoot && trace.node(node).event + 1U == position())
        --node;
    seek(node == kRoot ? 0 : trace.node(node).event + 1U);
}

void Player::stepLevel(int direction)
{
    if (!m_cursor || m_cursor->depth() == 0)
        return;
    settle();
    if (direction < 0) {
        seek(m_cursor->trace().node(m_cursor->node()).event);
        return;
    }
    m_wish = Wish::LesserDepth;
    m_wanted = m_cursor->depth();
    m_walk = NodeWalk::at(m_cursor->trace(), position());
    m_walked = position();
    m_frame.start();
    pursueWish();
}

void Player::previousSolution()
{
    settle();
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
    settle();
    seek(m_cursor->trace().solutionEvent(n) + 1);
}

void Player::pursueWish()
{
    if (!m_cursor)
        return;
    const Trace& trace = m_cursor->trace();
    const bool complete = isAllKnown(); // asked first: then what is known is all there is
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
        if (complete && !known)
            emit solutionsMissed();
    } else if (m_wish == Wish::NextNode) {
        pursueNextNode(complete);
    } else if (m_wish == Wish::NextDeduction) {
        pursueNextDeduction(complete);
    } else if (m_wish == Wish::LesserDepth) {
        pursueLesserDepth(complete);
    }
    if (m_wish == Wish::None && !isPlaying())
        m_frame.stop();
    announce();
}

void Player::pursueNextNode(bool complete)
{
    const Trace& trace = m_cursor->trace();
    const bool known =
        m_wanted < trace.nodeCount() && trace.node(static_cast<NodeId>(m_wanted)).event < length();
    if (known)
        m_cursor->seek(trace.node(static_cast<NodeId>(m_wanted)).event + 1U);
    if (complete || known)
        m_wish = Wish::None;
    else
        feedAhead();
}

// One at a time: the next notice of the search, or the next frame, goes on from there.
void Player::pursueNextDeduction(bool complete)
{
    const auto next = m_deductions->next(m_cursor->trace(), position());
    if (!next || !next->isWhole) {
        if (!complete) {
            feedAhead();
            return;
        }
        m_wish = Wish::None;
        return;
    }
    const auto met = goOn(next->end);
    if (position() == next->end)
        --m_wanted;
    if (m_wanted == 0 || met)
        m_wish = Wish::None;
    else
        m_frame.start();
    if (met) {
        announce();
        emit breakpointMet(*met);
    }
}

// Looks through a bounded number of events at a time.
void Player::pursueLesserDepth(bool complete)
{
    const Trace& trace = m_cursor->trace();
    const quint64 known = length();
    const quint64 end = std::min(known, m_walked + kLookedAtPerFrame);
    while (m_walked < end && m_walk.depth() >= m_wanted)
        m_walk.apply(trace.event(m_walked++), trace);
    if (m_walk.depth() < m_wanted) {
        m_cursor->seek(m_walked);
        m_wish = Wish::None;
    } else if (m_walked == known) {
        if (complete)
            m_wish = Wish::None;
        else
            feedAhead();
    }
}

void Player::heardOfSearch()
{
    if (!isLive() || isPlaying()) // while playing the next frame will see
        return;
    if (m_holding && !m_session.isRunning())
        setMode(false, false);
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
