// Exact counts of queens placements, in parallel and in independent parts.
//
// The queens of the four border lines (three if one stands in a corner) are placed first; of the up
// to eight images of such a frame under rotations and reflections only the least is looked at, and
// what it holds counts as often as it has images. Line after line the inside is filled then, with
// what the frame attacks struck beforehand. In a frame that is its own image the fundamental
// placements follow from those that a turn keeps as they are (Burnside), which are few. With givens
// there is one frame, without queens. Boards of 17 to 23 queens without givens are counted by
// halves that are joined instead (halves.h: smaller ones take no time, larger ones too much
// memory), unless even for that there is too little memory, or the count is split and nobody asks
// for that cut.
//
// Frame or job j belongs to part j mod parts: neighbours cost much the same, so the parts do. Where
// a count is kept from time to time, large frames are counted in pieces, the jobs.

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <optional>

#include "core/puzzles/queens/blocks.h"
#include "core/puzzles/queens/frames.h"
#include "core/puzzles/queens/givens.h"
#include "core/puzzles/queens/halves.h"
#include "core/puzzles/queens/puzzle.h"
#include "core/puzzles/queens/turned.h"
#include "core/search/finishedjobs.h"
#include "core/search/parallel.h"
#include "core/search/sharedcontrol.h"

namespace clew::queens {

namespace {

constexpr Phrase kMeaning =
    phrase("queens", "all solutions, rotations and reflections counted separately");

using Sums = FinishedJobs::Sums;

/// As many lines' queens tell the pieces of a frame apart, so that each takes a second at most.
std::uint32_t linesOfPieces(std::size_t openLines)
{
    constexpr std::size_t kQuick = 14; // lines
    constexpr std::size_t kMost = 4;   // enough to the end of all patience
    return static_cast<std::uint32_t>(
        openLines < kQuick ? 0 : std::min((openLines - kQuick) / 2, kMost));
}

/// A frame, or all there is, counted piece by piece, in their order.
class Pieces
{
public:
    Pieces(std::vector<OpenLine> lines, std::uint32_t size, std::uint64_t images,
           SharedControl& control, FinishedJobs& finished)
        : m_lines(std::move(lines)), m_size(size), m_images(images), m_control(control),
          m_finished(finished), m_counter(control)
    {
    }

    /// The jobs from `begin` on, of `jobs`; those before `done` are left out.
    Sums count(std::uint64_t begin, std::uint64_t jobs, std::uint64_t done)
    {
        m_next = std::max(begin, done);
        place(0, begin, jobs);
        if (!m_control.stopped())
            m_finished.add(m_next, begin + jobs, {});
        return m_sums;
    }

private:
    // Those with the queens of the lines before `line` where they are now.
    void place(std::size_t line, std::uint64_t begin, std::uint64_t jobs)
    {
        if (jobs == 1) {
            finish(begin + 1);
            return;
        }
        const Places open = m_lines[line].open;
        const std::uint64_t each = jobs / m_size;
        for (std::uint32_t i = 0; i < m_size && !m_control.stopped(); ++i, begin += each)
            if ((open >> i & 1U) != 0 && begin + each > m_next) {
                m_lines[line].open = Places{1} << i;
                place(line + 1, begin, each);
            }
        m_lines[line].open = open;
    }

    // Counts the one before `end`; no way leads to those between it and the last one.
    void finish(std::uint64_t end)
    {
        const Counters counters = m_counter.count(m_lines);
        const Sums sums{counters.nodes, counters.solutions * m_images, counters.solutions};
        m_sums += sums;
        if (!m_control.poll())
            return;
        m_finished.add(m_next, end, sums);
        m_next = end;
    }

    std::vector<OpenLine> m_lines;
    std::uint32_t m_size;
    std::uint64_t m_images; ///< a placement in the frame counts as often
    SharedControl& m_control;
    FinishedJobs& m_finished;
    BlockCounter m_counter;
    std::uint64_t m_next = 0; ///< the first job not finished
    Sums m_sums;
};

/// The ways to cut: into frames, or into halves and frames.
constexpr unsigned kFrames = Cutting::kFirstCut;
constexpr unsigned kHalves = 4;

/// The frames of a part, or what there is instead, as jobs.
class Counting
{
public:
    Counting(const QueensProblem& problem, unsigned cut, const CountRequest& request,
             Control& control)
        : m_problem(problem), m_request(request), m_control(control),
          m_hasFrames(problem.givens.empty() && problem.size > 1 && cut == kFrames),
          m_frames(m_hasFrames ? leastFrames(problem.size) : std::vector<Frame>(1)),
          m_finished(request.from.done,
                     [&](std::uint64_t next, const Sums& sums, const std::string& /*place*/) {
                         request.keep({next}, resultOf(sums, {}));
                     })
    {
        if (cut == kHalves) {
            m_halves.emplace(problem.size, HalvesCounter::splitOf(problem.size), m_control);
            const std::uint64_t room =
                control.limits().memory / HalvesCounter::memoryOf(problem.size);
            m_threads = static_cast<unsigned>(std::clamp<std::uint64_t>(room, 1, request.threads));
        } else if (request.keep) {
            makePieces();
        }
    }

    CountResult run()
    {
        const std::uint64_t all = m_halves ? m_halves->jobs() : m_frames.size();
        const std::uint64_t mine = (all + m_request.parts - m_request.part) / m_request.parts;
        const std::uint64_t begun = std::min(m_request.from.done / m_jobsOfEach, mine);
        forEachJob(mine - begun, m_threads, [&](std::uint64_t i) {
            if (!m_control.poll())
                return;
            const Sums sums = m_request.keep ? inPieces(begun + i) : whole(begun + i);
            m_control.add({.nodes = sums.nodes, .solutions = sums.solutions});
            m_classes += sums.classes;
        });
        if (m_control.stopped())
            m_finished.keep();
        const Outcome outcome = m_control.outcome();
        return resultOf({outcome.counters.nodes, outcome.counters.solutions, m_classes}, outcome);
    }

private:
    void makePieces()
    {
        const std::size_t lines =
            m_hasFrames ? std::max(m_problem.size, 4U) - 4 : openLines(m_problem).size();
        for (std::uint32_t line = linesOfPieces(lines); line > 0; --line)
            m_jobsOfEach *= m_problem.size;
    }

    /// The i-th of this part, among all.
    [[nodiscard]] std::uint64_t numberOf(std::uint64_t i) const
    {
        return m_request.part - 1 + i * m_request.parts;
    }
    [[nodiscard]] const Frame& frame(std::uint64_t i) const { return m_frames[numberOf(i)]; }

    Sums whole(std::uint64_t i)
    {
        if (m_halves)
            return m_halves->count(numberOf(i));
        if (m_hasFrames)
            return countFrame(frame(i), m_problem.size, m_control);
        const Counters counters = BlockCounter(m_control).count(openLines(m_problem));
        return {counters.nodes, counters.solutions, 1};
    }

    // A frame that is its own image is whole: such frames are few.
    Sums inPieces(std::uint64_t i)
    {
        const std::uint64_t begin = i * m_jobsOfEach;
        QueensProblem problem = m_problem;
        std::uint64_t images = 1;
        if (m_hasFrames) {
            const auto all = imagesOf(frame(i), problem.size);
            images = std::ranges::count(all, frame(i)) == 1 ? all.size() : 1;
            problem.givens = squaresOf(frame(i), problem.size);
        }
        if (m_jobsOfEach != 1 && (images != 1 || !m_hasFrames))
            return Pieces(openLines(problem), problem.size, images, m_control, m_finished)
                .count(begin, m_jobsOfEach, m_request.from.done);
        const Sums sums = whole(i);
        if (!m_control.stopped())
            m_finished.add(begin, begin + m_jobsOfEach, sums);
        return sums;
    }

    [[nodiscard]] CountResult resultOf(const Sums& sums, const Outcome& outcome) const
    {
        CountResult result{std::to_string(sums.solutions), kMeaning, outcome, {}};
        result.outcome.counters.nodes = sums.nodes;
        if (m_problem.givens.empty())
            result.more["fundamental"] = std::to_string(sums.classes);
        return result;
    }

    const QueensProblem& m_problem;
    const CountRequest& m_request;
    SharedControl m_control;
    unsigned m_threads = m_request.threads;
    bool m_hasFrames;
    std::vector<Frame> m_frames;
    std::optional<HalvesCounter> m_halves;
    FinishedJobs m_finished;
    std::uint64_t m_jobsOfEach = 1;
    std::atomic<std::uint64_t> m_classes = 0;
};

} // namespace

std::vector<unsigned> QueensPuzzle::cuts(const Problem& problem, std::uint64_t memory) const
{
    const auto& queens = static_cast<const QueensProblem&>(problem);
    if (!queens.givens.empty() || queens.size < HalvesCounter::kLeastSize ||
        queens.size > HalvesCounter::kMostSize)
        return {kFrames};
    if (HalvesCounter::memoryOf(queens.size) > memory)
        return {kFrames, kHalves};
    return {kHalves, kFrames};
}

// By bit sets, on the threads asked for. Without givens also the number of `fundamental` solutions,
// those not alike under rotation and reflection.
Result<CountResult> QueensPuzzle::countCut(const Problem& problem, unsigned cut,
                                           const CountRequest& request, Control& control) const
{
    const auto& queens = static_cast<const QueensProblem&>(problem);
    if (queens.size > kMaxBitmaskSize)
        return fail(
            {phrase("queens", "counting goes up to %1 queens"), {std::to_string(kMaxBitmaskSize)}});
    if (contradictory(queens))
        return CountResult{"0", kMeaning, control.finish(), {}};
    return Counting(queens, cut, request, control).run();
}

Result<CountResult> QueensPuzzle::count(const QueensProblem& problem, const CountRequest& request,
                                        Control& control) const
{
    const unsigned cut =
        request.isSplit() ? kFrames : cuts(problem, control.limits().memory).front();
    return countCut(problem, cut, request, control);
}

} // namespace clew::queens
