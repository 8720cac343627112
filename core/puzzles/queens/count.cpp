// Exact counts of queens placements, in parallel and in independent parts.
//
// The queens of the four border lines (three if one stands in a corner) are placed first; of the up
// to eight images of such a frame under rotations and reflections only the least is looked at, and
// what it holds counts as often as it has images. Line after line the inside is filled then, with
// what the frame attacks struck beforehand. In a frame that is its own image the fundamental
// placements follow from those that a turn keeps as they are (Burnside), which are few. With givens
// there is one frame, without queens.
//
// Frame j belongs to part j mod parts: neighbours cost much the same, so the parts do. Where a
// count is kept from time to time, large frames are counted in pieces, the jobs. Border queens
// first: NQueensFAF (Ole Poeschl and Somers' counter, 2002) does so, too.

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>

#include "core/puzzles/queens/blocks.h"
#include "core/puzzles/queens/givens.h"
#include "core/puzzles/queens/puzzle.h"
#include "core/search/finishedjobs.h"
#include "core/search/parallel.h"
#include "core/search/sharedcontrol.h"

namespace clew::queens {

namespace {

constexpr Phrase kMeaning =
    phrase("queens", "all solutions, rotations and reflections counted separately");

/// Where the queens of the border lines stand: the first line and the last, counted from the left,
/// and the first place and the last, counted from above. One in a corner is in two of them.
struct Frame
{
    std::uint8_t top;
    std::uint8_t right;
    std::uint8_t bottom;
    std::uint8_t left;
    friend auto operator<=>(const Frame&, const Frame&) = default;
};

/// The images of something with turned() and mirrored(): all eight, itself first.
template<class Thing, class Turn, class Mirror>
std::array<Thing, 8> imagesOf(Thing thing, Turn&& turned, Mirror&& mirrored)
{
    std::array<Thing, 8> images{};
    for (std::size_t i = 0; i < 8; i += 2) {
        images[i] = thing;
        images[i + 1] = mirrored(thing);
        thing = turned(thing);
    }
    return images;
}

std::array<Frame, 8> imagesOf(const Frame& frame, std::uint32_t size)
{
    const auto across = [size](std::uint8_t place) {
        return static_cast<std::uint8_t>(size - 1 - place);
    };
    return imagesOf(
        frame,
        [&](const Frame& f) {
            return Frame{across(f.left), f.top, across(f.right), f.bottom};
        },
        [&](const Frame& f) {
            return Frame{across(f.top), f.left, across(f.bottom), f.right};
        });
}

/// The places of the queens, line by line.
using Placement = std::array<std::uint8_t, kMaxBitmaskSize>;

bool isKeptByQuarterTurn(const Placement& placement, std::uint32_t size)
{
    for (std::uint32_t line = 0; line < size; ++line)
        if (placement[placement[line]] != size - 1 - line)
            return false;
    return true;
}

/// The squares of a frame's queens, each once; none if they attack each other or a corner is in one
/// of its lines only.
std::vector<Square> squaresOf(const Frame& frame, std::uint32_t size)
{
    const std::uint32_t last = size - 1;
    std::vector<Square> squares{
        {0, frame.top}, {frame.right, last}, {last, frame.bottom}, {frame.left, 0}};
    std::ranges::sort(squares);
    const auto repeated = std::ranges::unique(squares);
    squares.erase(repeated.begin(), repeated.end());
    for (std::size_t i = 0; i < squares.size(); ++i)
        for (std::size_t j = i + 1; j < squares.size(); ++j)
            if (attacks(squares[i], squares[j]))
                return {};
    return squares;
}

/// The frames that are the least of their images.
std::vector<Frame> leastFrames(std::uint32_t size)
{
    std::vector<Frame> frames;
    const auto count = static_cast<std::uint8_t>(size);
    for (std::uint8_t top = 0; top < count; ++top)
        for (std::uint8_t right = 0; right < count; ++right)
            for (std::uint8_t bottom = 0; bottom < count; ++bottom)
                for (std::uint8_t left = 0; left < count; ++left) {
                    const Frame frame{top, right, bottom, left};
                    const auto images = imagesOf(frame, size);
                    if (std::ranges::min(images) == frame && !squaresOf(frame, size).empty())
                        frames.push_back(frame);
                }
    return frames;
}

/// The placements in a frame that turns keep as they are, one by one. The frame's queens are given,
/// and a half turn keeps them.
class TurnedPlacements
{
public:
    TurnedPlacements(const QueensProblem& problem, SharedControl& control)
        : m_size(problem.size), m_lines(openLines(problem)), m_control(control)
    {
        for (const Square queen : problem.givens)
            m_placement[queen.column] = static_cast<std::uint8_t>(queen.row);
        fill(0, 0, 0, 0);
    }

    [[nodiscard]] std::uint64_t keptByHalfTurn() const { return m_half; }
    [[nodiscard]] std::uint64_t keptByQuarterTurn() const { return m_quarter; }
    [[nodiscard]] std::uint64_t nodes() const { return m_nodes; }

private:
    // `taken`: by the queens of the lines before, and by those that they become by half a turn.
    // `rising`, `falling`: attacked by the queens of the lines before.
    void fill(std::size_t i, Places taken, Places rising, Places falling)
    {
        if (i == m_lines.size()) {
            ++m_half;
            m_quarter += isKeptByQuarterTurn(m_placement, m_size) ? 1 : 0;
            return;
        }
        const OpenLine& line = m_lines[i];
        rising >>= line.shift;
        falling <<= line.shift;
        for (Places free = places(line, taken) & ~(rising | falling); free != 0; free &= free - 1) {
            if (++m_nodes % kNodesBetweenPolls == 0 && !m_control.poll(kNodesBetweenPolls))
                m_stopped = true;
            if (m_stopped)
                return;
            const auto place = static_cast<std::uint8_t>(std::countr_zero(free));
            const Places queen = Places{1} << place;
            m_placement[line.number] = place;
            fill(i + 1, taken | queen | Places{1} << (m_size - 1 - place), rising | queen,
                 falling | queen);
        }
    }

    // The middle place is for the middle line; behind it the queens stand as those before it.
    [[nodiscard]] Places places(const OpenLine& line, Places taken) const
    {
        const std::uint32_t opposite = m_size - 1 - line.number;
        if (line.number < opposite)
            return line.open & ~taken & ~(m_size % 2 == 0 ? 0 : Places{1} << m_size / 2);
        const std::uint32_t place =
            line.number == opposite ? opposite : m_size - 1 - m_placement[opposite];
        return line.open & Places{1} << place;
    }

    static constexpr std::uint64_t kNodesBetweenPolls = 100'000;

    std::uint32_t m_size;
    std::vector<OpenLine> m_lines;
    SharedControl& m_control;
    Placement m_placement{};
    std::uint64_t m_half = 0;
    std::uint64_t m_quarter = 0;
    std::uint64_t m_nodes = 0;
    bool m_stopped = false;
};

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

Sums countFrame(const Frame& frame, std::uint32_t size, SharedControl& control)
{
    QueensProblem problem;
    problem.size = size;
    problem.givens = squaresOf(frame, size);
    const auto images = imagesOf(frame, size);
    const auto alike = static_cast<std::uint64_t>(std::ranges::count(images, frame));
    const Counters counters = BlockCounter(control).count(openLines(problem));
    Sums sums{counters.nodes, counters.solutions};
    // A placement and all its images in the frame, each as often as there are turns and reflections
    // to it. No reflection keeps one as it is.
    std::uint64_t imagesInside = sums.solutions;
    if (images[4] == frame) {
        const TurnedPlacements turned(problem, control);
        sums.nodes += turned.nodes();
        imagesInside += turned.keptByHalfTurn();
        if (images[2] == frame)
            imagesInside += 2 * turned.keptByQuarterTurn();
    }
    sums.classes = imagesInside / alike;
    sums.solutions *= images.size() / alike;
    return sums;
}

/// The frames of a part, or what there is instead with given queens, as jobs.
class Counting
{
public:
    Counting(const QueensProblem& problem, const CountRequest& request, Control& control)
        : m_problem(problem), m_request(request), m_control(control),
          m_hasFrames(problem.givens.empty() && problem.size > 1),
          m_frames(m_hasFrames ? leastFrames(problem.size) : std::vector<Frame>(1)),
          m_finished(request.from.done,
                     [&](std::uint64_t next, const Sums& sums, const std::string& /*place*/) {
                         request.keep({next}, resultOf(sums, {}));
                     })
    {
        if (!request.keep)
            return;
        const std::size_t lines =
            m_hasFrames ? std::max(problem.size, 4U) - 4 : openLines(problem).size();
        for (std::uint32_t line = linesOfPieces(lines); line > 0; --line)
            m_jobsOfEach *= problem.size;
    }

    CountResult run()
    {
        const std::uint64_t mine =
            (m_frames.size() + m_request.parts - m_request.part) / m_request.parts;
        const std::uint64_t begun = std::min(m_request.from.done / m_jobsOfEach, mine);
        forEachJob(mine - begun, m_request.threads, [&](std::uint64_t i) {
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
    [[nodiscard]] const Frame& frame(std::uint64_t i) const
    {
        return m_frames[m_request.part - 1 + i * m_request.parts];
    }

    Sums whole(std::uint64_t i)
    {
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
    bool m_hasFrames;
    std::vector<Frame> m_frames;
    FinishedJobs m_finished;
    std::uint64_t m_jobsOfEach = 1;
    std::atomic<std::uint64_t> m_classes = 0;
};

} // namespace

// By bit sets, on the threads asked for. Without givens also the number of `fundamental` solutions,
// those not alike under rotation and reflection.
Result<CountResult> QueensPuzzle::count(const QueensProblem& problem, const CountRequest& request,
                                        Control& control) const
{
    if (problem.size > kMaxBitmaskSize)
        return fail(
            {phrase("queens", "counting goes up to %1 queens"), {std::to_string(kMaxBitmaskSize)}});
    if (contradictory(problem))
        return CountResult{"0", kMeaning, control.finish(), {}};
    return Counting(problem, request, control).run();
}

} // namespace clew::queens
