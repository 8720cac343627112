// What a count has come to while threads finish its jobs in any order: the sums over all jobs
// before the first that is not finished. From there it can go on later.

#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <string_view>

namespace clew {

class FinishedJobs
{
public:
    struct Sums
    {
        std::uint64_t nodes = 0;
        std::uint64_t solutions = 0;
        std::uint64_t classes = 0; ///< of solutions alike, where a puzzle counts these, too

        Sums& operator+=(const Sums& other)
        {
            nodes += other.nodes;
            solutions += other.solutions;
            classes += other.classes;
            return *this;
        }
    };
    /// Keeps what the jobs before `next` have come to, the last of them at `place`. Called by one
    /// thread at a time.
    using Keep =
        std::function<void(std::uint64_t next, const Sums& sums, const std::string& place)>;

    /// The jobs before `next` were finished earlier: they are not in the sums.
    FinishedJobs(std::uint64_t next, Keep keep)
        : m_keep(std::move(keep)), m_next(next), m_kept(next)
    {
    }

    /// The jobs from `first` on and before `end` have come to that; `place`: whatever a search
    /// needs to find the last of them. Keeps the sums about every second, or more often if that
    /// takes no time worth mentioning. Any thread may.
    void add(std::uint64_t first, std::uint64_t end, const Sums& sums, std::string_view place = {});
    /// Keeps what add() has not yet.
    void keep();

private:
    using Clock = std::chrono::steady_clock;
    struct Stretch
    {
        std::uint64_t end;
        Sums sums;
        std::string place;
    };

    void take(std::uint64_t end, const Sums& sums, std::string_view place);
    void keepNow();

    std::mutex m_mutex; ///< guards everything
    Keep m_keep;
    std::uint64_t m_next;
    std::uint64_t m_kept; ///< m_next when the sums were kept last
    Sums m_sums;
    std::string m_place;
    std::map<std::uint64_t, Stretch> m_ahead; ///< finished behind one that is not, by the first job
    Clock::time_point m_keptAt = Clock::now();
    Clock::duration m_keeping{0}; ///< so long it took
};

} // namespace clew
