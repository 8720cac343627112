// The pace of a playhead, a player's and a race's alike, and how far the search may be ahead of it.

#pragma once

#include <QTimer>
#include <chrono>
#include <cstdint>

namespace clew::pace {

inline constexpr auto kFrame = std::chrono::milliseconds(16);
/// What grows with a trace is read in slices, twice a frame: so short that nothing waits for one.
inline constexpr std::chrono::nanoseconds kReading = std::chrono::milliseconds(2);
inline constexpr auto kBetweenReadings = kFrame / 2;
/// In seconds. After a longer pause of the whole window (a dialog, a slow frame) play goes on, it
/// does not catch up.
inline constexpr double kLongestFrame = 0.1;
/// In events and in seconds of playing: enough never to starve the playhead, and never far from
/// what is seen.
inline constexpr std::uint64_t kLeastLead = 4096;
inline constexpr double kLeadSeconds = 0.25;

/// The frames of a playhead that plays. What it does besides may start and stop them, too.
class Frames : public QTimer
{
public:
    Frames()
    {
        setTimerType(Qt::PreciseTimer);
        setInterval(kFrame);
    }

    [[nodiscard]] bool isPlaying() const { return m_isPlaying; }
    /// Whether that is a change.
    bool setPlaying(bool playing)
    {
        if (playing == m_isPlaying)
            return false;
        m_isPlaying = playing;
        if (playing)
            start();
        else
            stop();
        return true;
    }

private:
    bool m_isPlaying = false;
};

} // namespace clew::pace
