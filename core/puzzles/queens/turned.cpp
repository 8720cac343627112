#include "core/puzzles/queens/turned.h"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "core/puzzles/queens/blocks.h"

namespace clew::queens {

namespace {

struct TurnedPlacements
{
    std::uint64_t byHalf = 0;    ///< kept by half a turn
    std::uint64_t byQuarter = 0; ///< kept by a quarter of one
    std::uint64_t nodes = 0;     ///< queens put
};

/// The places of the queens, line by line.
using Placement = std::array<std::uint8_t, kMaxBitmaskSize>;

bool isKeptByQuarterTurn(const Placement& placement, std::uint32_t size)
{
    for (std::uint32_t line = 0; line < size; ++line)
        if (placement[placement[line]] != size - 1 - line)
            return false;
    return true;
}

class Turning
{
public:
    Turning(const QueensProblem& problem, SharedControl& control)
        : m_size(problem.size), m_lines(openLines(problem)), m_control(control)
    {
        for (const Square queen : problem.givens)
            m_placement[queen.column] = static_cast<std::uint8_t>(queen.row);
    }

    TurnedPlacements count()
    {
        fill(0, 0, 0, 0);
        return m_found;
    }

private:
    // `taken`: by the queens of the lines before, and by those that they become by half a turn.
    // `rising`, `falling`: attacked by the queens of the lines before.
    void fill(std::size_t i, Places taken, Places rising, Places falling)
    {
        if (i == m_lines.size()) {
            ++m_found.byHalf;
            m_found.byQuarter += isKeptByQuarterTurn(m_placement, m_size) ? 1 : 0;
            return;
        }
        const OpenLine& line = m_lines[i];
        rising >>= line.shift;
        falling <<= line.shift;
        for (Places free = places(line, taken) & ~(rising | falling); free != 0; free &= free - 1) {
            if (++m_found.nodes % kNodesBetweenPolls == 0 && !m_control.poll(kNodesBetweenPolls))
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
    TurnedPlacements m_found;
    bool m_stopped = false;
};

} // namespace

FinishedJobs::Sums countFrame(const Frame& frame, std::uint32_t size, SharedControl& control)
{
    QueensProblem problem;
    problem.size = size;
    problem.givens = squaresOf(frame, size);
    const Counters inside = BlockCounter(control).count(openLines(problem));
    const auto images = imagesOf(frame, size);
    const auto alike = static_cast<std::uint64_t>(std::ranges::count(images, frame));
    FinishedJobs::Sums sums{inside.nodes, inside.solutions * (images.size() / alike), 0};
    // A placement and all its images in the frame, each as often as there are turns and reflections
    // to it. No reflection keeps one as it is.
    std::uint64_t imagesInside = inside.solutions;
    if (images[4] == frame) {
        const TurnedPlacements turned = Turning(problem, control).count();
        sums.nodes += turned.nodes;
        imagesInside += turned.byHalf;
        if (images[2] == frame)
            imagesInside += 2 * turned.byQuarter;
    }
    sums.classes = imagesInside / alike;
    return sums;
}

} // namespace clew::queens
