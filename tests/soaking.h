// A walk that goes on for long (`tests/soak`): once a minute a line of a table says what the
// program holds in memory, and how long the interface was deaf at most. CLEW_SOAK=MINUTES asks for
// it.

#pragma once

#include <QElapsedTimer>
#include <QFile>
#include <QtGlobal>

#include <algorithm>
#include <cstdio>
#include <fmt/format.h>
#include <unistd.h>
#include <vector>

namespace clew::test {

/// What the program holds in memory.
inline qint64 megabytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toLongLong() * ::sysconf(_SC_PAGESIZE) >> 20;
}

class Soaking
{
public:
    /// 0: the walk is as long as always.
    static int minutes() { return qEnvironmentVariableIntValue("CLEW_SOAK"); }

    Soaking()
    {
        m_time.start();
        m_beat.start();
    }

    /// The interface answers; until the next one it may not.
    void beat()
    {
        const qint64 deaf = m_beat.restart();
        m_longest = std::max(m_longest, deaf);
        m_stalls += deaf > kFrame ? 1 : 0;
    }
    /// What the test did for itself since the last beat says nothing of the program.
    void forget() { m_beat.start(); }

    /// To be asked after each action: whether the time that was asked for is over.
    bool isOver()
    {
        ++m_actions;
        const qint64 minute = m_time.elapsed() / kMinute;
        if (minutes() <= 0 || minute <= qint64(m_memory.size()))
            return false;
        if (m_memory.empty())
            fmt::print("minute    actions     MB  longest stall (ms)  stalls over 16 ms\n");
        m_memory.resize(std::size_t(minute), megabytes()); // an action may take minutes
        fmt::print("{:6} {:10} {:6} {:19} {:18}\n", minute, m_actions, m_memory.back(), m_longest,
                   m_stalls);
        std::fflush(stdout);
        m_longest = m_stalls = 0;
        return minute >= minutes();
    }

    /// Whether what was asked for is more than has passed.
    [[nodiscard]] bool goesOn() const { return qint64(m_memory.size()) < minutes(); }

    /// Whether the program holds, after the first tenth of the time, at most a fourth more than it
    /// ever did in that.
    [[nodiscard]] bool isFlat() const
    {
        if (m_memory.empty())
            return true;
        const auto tenth = m_memory.begin() + std::ptrdiff_t((m_memory.size() + 9) / 10);
        const qint64 first = *std::max_element(m_memory.begin(), tenth);
        return std::all_of(tenth, m_memory.end(),
                           [first](qint64 later) { return later * 4 <= first * 5; });
    }

private:
    static constexpr qint64 kFrame = 16;      ///< milliseconds
    static constexpr qint64 kMinute = 60'000; ///< milliseconds

    QElapsedTimer m_time;
    QElapsedTimer m_beat;
    qint64 m_actions = 0;
    qint64 m_longest = 0;
    qint64 m_stalls = 0;
    std::vector<qint64> m_memory; ///< after each minute
};

} // namespace clew::test
