#include "core/puzzles/queens/halves.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "core/puzzles/queens/halfboards.h"
#include "core/puzzles/queens/turned.h"

namespace clew::queens {

namespace {

/// Classes of the outermost queens of the halves, and which of the first go with one of the second.
struct Classes
{
    std::vector<Places> first;
    std::vector<Places> second;
    std::vector<std::uint32_t> joined; ///< for each of `second` a set of numbers
};

/// A frame with a queen in a corner has it in both lines.
bool hasWholeCorners(const Frame& frame, std::uint32_t last)
{
    return (frame.top == 0) == (frame.left == 0) && (frame.top == last) == (frame.right == 0) &&
           (frame.bottom == 0) == (frame.left == last) &&
           (frame.bottom == last) == (frame.right == last);
}

/// How many images of the frame are itself if it is the least of them, otherwise 0.
std::size_t alikeIfLeast(const Frame& frame, std::uint32_t size)
{
    if (!hasWholeCorners(frame, size - 1))
        return 0;
    const auto images = imagesOf(frame, size);
    return std::ranges::min(images) == frame
               ? static_cast<std::size_t>(std::ranges::count(images, frame))
               : 0;
}

// Those with equal sets, together.
std::vector<Places> classesOf(std::span<const Places> partners)
{
    std::vector<Places> classes;
    std::vector<Places> partnersOf;
    for (std::size_t place = 0; place < partners.size(); ++place) {
        if (partners[place] == 0)
            continue;
        const auto known = std::ranges::find(partnersOf, partners[place]);
        if (known == partnersOf.end()) {
            partnersOf.push_back(partners[place]);
            classes.push_back(Places{1} << place);
        } else {
            classes[static_cast<std::size_t>(known - partnersOf.begin())] |= Places{1} << place;
        }
    }
    return classes;
}

// Of all frames with these queens that are the least of their images and no other one.
Classes classesOf(std::uint8_t top, std::uint8_t bottom, std::uint32_t size)
{
    std::vector<Places> rights(size);
    std::vector<Places> lefts(size);
    for (std::uint8_t left = 0; left < size; ++left)
        for (std::uint8_t right = 0; right < size; ++right)
            if (alikeIfLeast({top, right, bottom, left}, size) == 1) {
                rights[left] |= Places{1} << right;
                lefts[right] |= Places{1} << left;
            }
    Classes classes{classesOf(rights), classesOf(lefts), {}};
    for (const Places second : classes.second) {
        const Places partners = lefts[static_cast<std::size_t>(std::countr_zero(second))];
        std::uint32_t joined = 0;
        for (std::size_t i = 0; i < classes.first.size(); ++i)
            joined |= (classes.first[i] & partners) != 0 ? std::uint32_t{1} << i : 0;
        classes.joined.push_back(joined);
    }
    // A queen in a corner is the outermost of a half: the next one may stand anywhere.
    if (top == 0)
        std::ranges::fill(classes.first, ~Places{0});
    if (bottom + 1U == size)
        std::ranges::fill(classes.second, ~Places{0});
    return classes;
}

} // namespace

/// What one thread needs: the halves of a job, and what joins them.
class HalvesCounter::Worker
{
public:
    Worker(std::uint32_t size, std::uint32_t split, SharedControl& control, JoinPaths paths,
           std::atomic<std::uint64_t>& held)
        : m_size(size), m_split(split), m_control(control), m_held(held),
          m_blocks(control, paths.fill), m_first(size, split), m_second(size, split),
          m_pairs(HalfBoards::wordBits(size), paths.join)
    {
    }

    /// The boards of a job, without their images; nodes are queens put.
    Counters count(const Job& job)
    {
        const Classes classes = classesOf(job.ends.top, job.ends.bottom, m_size);
        Counters counters;
        if (classes.first.empty())
            return counters;
        QueensProblem problem;
        problem.size = m_size;
        problem.givens = {{job.ends.top, 0}, {job.ends.bottom, m_size - 1}};
        std::ranges::sort(problem.givens);
        const auto halves = halvesOf(problem, job.first, m_split);
        counters.nodes = m_first.fill(m_blocks, halves[0], classes.first) +
                         m_second.fill(m_blocks, halves[1], classes.second);
        if (!m_control.stopped() && holds())
            counters.solutions = join(classes);
        return counters;
    }

private:
    bool holds()
    {
        const std::uint64_t bytes = m_first.bytes() + m_second.bytes();
        const std::uint64_t more = bytes - std::exchange(m_bytes, bytes);
        return m_control.holds(m_held += more);
    }

    std::uint64_t join(const Classes& classes)
    {
        constexpr std::uint64_t kPairsBetweenPolls = 10'000'000; // some milliseconds at the slowest
        std::uint64_t sum = 0;
        std::uint64_t pairs = 0;
        for (std::size_t set = 0; set < m_first.sets(); ++set) {
            const auto words = m_first.words(set);
            const std::size_t partners = m_second.words(m_first.sets() - 1 - set).size();
            if (partners == 0)
                continue;
            for (std::size_t begin = 0; begin < words.size(); begin += m_pairs.blockSize()) {
                const std::size_t size = std::min(m_pairs.blockSize(), words.size() - begin);
                m_pairs.load(words.subspan(begin, size));
                sum += joinBlock(set, begin, size, classes);
                pairs += size * partners;
                if (pairs > kPairsBetweenPolls) {
                    if (!m_control.poll())
                        return 0;
                    pairs = 0;
                }
            }
        }
        return sum;
    }

    // Those loaded, which begin there among the words of their set.
    std::uint64_t joinBlock(std::size_t set, std::size_t begin, std::size_t size,
                            const Classes& classes)
    {
        std::uint64_t sum = 0;
        for (std::size_t number = 0; number < classes.second.size(); ++number) {
            const auto partners = m_second.words(m_first.sets() - 1 - set, number);
            if (partners.empty())
                continue;
            m_pairs.allowNone();
            std::size_t at = 0;
            for (std::size_t i = 0; i < classes.first.size(); ++i) {
                const std::size_t end = at + m_first.words(set, i).size();
                const std::size_t from = std::max(at, begin);
                const std::size_t to = std::min(end, begin + size);
                if (from < to && (classes.joined[number] >> i & 1U) != 0)
                    m_pairs.allow(from - begin, to - begin);
                at = end;
            }
            sum += m_pairs.count(partners);
        }
        return sum;
    }

    std::uint32_t m_size;
    std::uint32_t m_split;
    SharedControl& m_control;
    std::atomic<std::uint64_t>& m_held; ///< bytes, by all
    std::uint64_t m_bytes = 0;          ///< of it by this one
    BlockCounter m_blocks;
    HalfBoards m_first;
    HalfBoards m_second;
    PairCounter m_pairs;
};

HalvesCounter::HalvesCounter(std::uint32_t size, std::uint32_t split, SharedControl& control,
                             JoinPaths paths)
    : m_size(size), m_split(split), m_control(control), m_paths(paths)
{
    for (std::uint32_t top = 0; 2 * top < size; ++top) {
        std::vector<Ends>& ends = m_ends.emplace_back();
        for (std::uint32_t bottom = top + 1; bottom < size - top; ++bottom)
            if (bottom - top != size - 1)
                ends.push_back({static_cast<std::uint8_t>(top), static_cast<std::uint8_t>(bottom)});
    }
    for (Places first = 0; first >> split == 0; ++first)
        m_firsts.push_back(first);
    std::ranges::stable_sort(m_firsts, {}, [split](Places first) {
        const int taken = 2 * std::popcount(first) - static_cast<int>(split);
        return taken * taken;
    });
    for (const auto& ends : m_ends)
        m_plainJobs += ends.size() * m_firsts.size();
    for (const Frame& frame : leastFrames(size))
        if (alikeIfLeast(frame, size) > 1)
            m_symmetric.push_back(frame);
}

HalvesCounter::~HalvesCounter() = default;

std::uint64_t HalvesCounter::jobs() const
{
    return m_plainJobs + m_symmetric.size();
}

HalvesCounter::Job HalvesCounter::jobAt(std::uint64_t job) const
{
    for (const auto& ends : m_ends) {
        const std::uint64_t jobs = ends.size() * m_firsts.size();
        if (job < jobs)
            return {ends[job % ends.size()], m_firsts[job / ends.size()]};
        job -= jobs;
    }
    return {};
}

HalvesCounter::Sums HalvesCounter::count(std::uint64_t job)
{
    if (job >= m_plainJobs)
        return countFrame(m_symmetric[job - m_plainJobs], m_size, m_control);
    auto worker = hire();
    const Counters counters = worker->count(jobAt(job));
    dismiss(std::move(worker));
    return {counters.nodes, counters.solutions * 8, counters.solutions};
}

std::unique_ptr<HalvesCounter::Worker> HalvesCounter::hire()
{
    const std::scoped_lock lock(m_mutex);
    if (m_idle.empty())
        return std::make_unique<Worker>(m_size, m_split, m_control, m_paths, m_held);
    auto worker = std::move(m_idle.back());
    m_idle.pop_back();
    return worker;
}

void HalvesCounter::dismiss(std::unique_ptr<Worker> worker)
{
    const std::scoped_lock lock(m_mutex);
    m_idle.push_back(std::move(worker));
}

} // namespace clew::queens
