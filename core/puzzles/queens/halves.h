// Counting whole boards without given queens by halves that are joined.
//
// The queens of the first and the last place are given. What is left falls into the lines of two
// halves, which are filled one without the other. A way to fill the first and one to fill the
// second make a board if they take no place both, hence all, and attack no diagonal both; so only
// ways with opposite sets of places are compared, many at once (pairs.h). The frames of border
// queens that are the least of their images (frames.h) hold if the outermost queens of the halves
// go together: they are of classes, and a class of one half goes with all of a class of the other
// or with none. Frames that are their own images are few, and searched one by one.
//
// The idea to join parts of boards: Kluev's N-Queens-Count-Sol (2022), which joins quarters.

#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

#include "core/puzzles/queens/blocks.h"
#include "core/puzzles/queens/frames.h"
#include "core/puzzles/queens/pairs.h"
#include "core/search/finishedjobs.h"

namespace clew::queens {

/// The paths of those that fill halves and of those that join them.
struct JoinPaths
{
    BlockCounter::Path fill = BlockCounter::paths().back();
    PairCounter::Path join = PairCounter::paths().back();
};

class HalvesCounter
{
public:
    using Sums = FinishedJobs::Sums;

    /// Where this is faster than a search, up to where a frame is searched within seconds.
    static constexpr std::uint32_t kLeastSize = 17;
    static constexpr std::uint32_t kMostSize = 23;

    /// So many places are split off: each set of them is a job, which bounds the memory of one.
    static constexpr std::uint32_t splitOf(std::uint32_t size) { return 2 * size - 31; }
    /// Bytes that a thread needs at most.
    static constexpr std::uint64_t memoryOf(std::uint32_t size)
    {
        return std::uint64_t{size - 16} << 24U;
    }

    /// For boards from 6 queens on; fewer places are split off than lie between the borders.
    HalvesCounter(std::uint32_t size, std::uint32_t split, SharedControl& control,
                  JoinPaths paths = {});
    ~HalvesCounter();

    [[nodiscard]] std::uint64_t jobs() const;
    /// What a job comes to, with the images. Any thread may; less if the control says stop, which
    /// is told of all memory held.
    Sums count(std::uint64_t job);

private:
    class Worker;
    /// The queens in the first place and in the last one: the lines in which they stand.
    struct Ends
    {
        std::uint8_t top;
        std::uint8_t bottom;
    };
    /// Jobs of neighbouring numbers cost much the same.
    struct Job
    {
        Ends ends;
        Places first; ///< those split off that the first half takes
    };

    [[nodiscard]] Job jobAt(std::uint64_t job) const;
    std::unique_ptr<Worker> hire();
    void dismiss(std::unique_ptr<Worker> worker);

    std::uint32_t m_size;
    std::uint32_t m_split;
    SharedControl& m_control;
    JoinPaths m_paths;
    std::vector<std::vector<Ends>> m_ends; ///< with the same top each
    std::vector<Places> m_firsts;          ///< sets of places split off; halves of them first
    std::vector<Frame> m_symmetric;        ///< frames that are their own images
    std::uint64_t m_plainJobs = 0;         ///< those of frames that are not
    std::atomic<std::uint64_t> m_held = 0; ///< bytes, by all workers
    std::mutex m_mutex;                    ///< guards those idle
    std::vector<std::unique_ptr<Worker>> m_idle;
};

} // namespace clew::queens
