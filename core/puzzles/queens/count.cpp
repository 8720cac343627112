// Exact counts of queens placements, in parallel and in independent parts.
//
// The queens of the four border lines (three if one stands in a corner) are placed first; of the up
// to eight images of such a frame under rotations and reflections only the least is looked at, and
// what it holds counts as often as it has images. Line after line the inside is filled then, with
// what the frame attacks struck beforehand. In a frame that is its own image the fundamental
// placements follow from those that a turn keeps as they are (Burnside), which are few. With givens
// there is one frame, without queens.
//
// The frames are the jobs. Job j belongs to part j mod parts: neighbours cost much the same, so the
// parts do. Border queens first: NQueensFAF (Ole Poeschl and Somers' counter, 2002) does so, too.

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>

#include "core/puzzles/queens/blocks.h"
#include "core/puzzles/queens/givens.h"
#include "core/puzzles/queens/puzzle.h"
#include "core/search/parallel.h"
#include "core/search/sharedcontrol.h"

namespace clew::queens {

namespace {

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

struct Sums
{
    Counters counters;
    std::uint64_t classes = 0;
};

Sums countFrame(const Frame& frame, std::uint32_t size, SharedControl& control)
{
    QueensProblem problem;
    problem.size = size;
    problem.givens = squaresOf(frame, size);
    const auto images = imagesOf(frame, size);
    const auto alike = static_cast<std::uint64_t>(std::ranges::count(images, frame));
    Sums sums{BlockCounter(control).count(openLines(problem))};
    // A placement and all its images in the frame, each as often as there are turns and reflections
    // to it. No reflection keeps one as it is.
    std::uint64_t imagesInside = sums.counters.solutions;
    if (images[4] == frame) {
        const TurnedPlacements turned(problem, control);
        sums.counters.nodes += turned.nodes();
        imagesInside += turned.keptByHalfTurn();
        if (images[2] == frame)
            imagesInside += 2 * turned.keptByQuarterTurn();
    }
    sums.classes = imagesInside / alike;
    sums.counters.solutions *= images.size() / alike;
    return sums;
}

} // namespace

// By bit sets, on the threads asked for. Without givens also the number of `fundamental` solutions,
// those not alike under rotation and reflection.
Result<CountResult> QueensPuzzle::count(const QueensProblem& problem, const CountRequest& request,
                                        Control& control) const
{
    const Phrase meaning =
        phrase("queens", "all solutions, rotations and reflections counted separately");
    if (problem.size > kMaxBitmaskSize)
        return fail(
            {phrase("queens", "counting goes up to %1 queens"), {std::to_string(kMaxBitmaskSize)}});
    if (contradictory(problem))
        return CountResult{"0", meaning, control.finish(), {}};

    SharedControl shared(control);
    const bool hasFrames = problem.givens.empty() && problem.size > 1;
    const std::vector<Frame> frames = hasFrames ? leastFrames(problem.size) : std::vector<Frame>(1);
    const std::uint64_t mine = (frames.size() + request.parts - request.part) / request.parts;
    std::atomic<std::uint64_t> classes = 0;
    forEachJob(mine, request.threads, [&](std::uint64_t i) {
        if (!shared.poll())
            return;
        const Frame& frame = frames[request.part - 1 + i * request.parts];
        const Sums sums = hasFrames ? countFrame(frame, problem.size, shared)
                                    : Sums{BlockCounter(shared).count(openLines(problem)), 1};
        shared.add(sums.counters);
        classes += sums.classes;
    });
    const Outcome outcome = shared.outcome();
    CountResult result{std::to_string(outcome.counters.solutions), meaning, outcome, {}};
    if (problem.givens.empty())
        result.more["fundamental"] = std::to_string(classes);
    return result;
}

} // namespace clew::queens
