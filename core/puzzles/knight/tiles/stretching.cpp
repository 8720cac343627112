#include "core/puzzles/knight/tiles/stretching.h"

#include <algorithm>
#include <utility>

#include "core/puzzles/knight/tiles/tile.h"

namespace clew::knight {

namespace {

/// A jump across a cut, from the side before it to the side after it, as numbers relative to the
/// cut.
using Crossing = std::pair<std::int64_t, std::int64_t>;
/// What a tour does at a cut: for each piece of it that lies before the cut the two crossings where
/// it leaves, nothing in place of one at an end of the tour.
using Signature = std::vector<std::array<std::optional<Crossing>, 2>>;

// Short boards that are searched, and how many tours of each are looked at.
constexpr std::uint32_t kLeastRows = 4;
constexpr std::uint32_t kMostRows = 40;
constexpr int kMaxTries = 2000;

/// The neighbours on a tour that is being put together, kNoValue beyond its ends.
class Links
{
public:
    explicit Links(std::size_t squares) : m_neighbours(squares, {kNoValue, kNoValue}) {}

    void connect(Value a, Value b)
    {
        add(a, b);
        add(b, a);
    }

    /// Follows the tour from one of its ends, or a closed one from `start`, as it is listed.
    [[nodiscard]] std::vector<Value> follow(Value start) const
    {
        const auto isEnd = [](const Neighbours& neighbours) { return neighbours[1] == kNoValue; };
        const auto end = std::ranges::find_if(m_neighbours, isEnd);
        Value at =
            end == m_neighbours.end() ? start : static_cast<Value>(end - m_neighbours.begin());
        Value next = std::min(m_neighbours[at][0], m_neighbours[at][1]);
        std::vector<Value> tour;
        tour.reserve(m_neighbours.size());
        tour.push_back(at);
        while (tour.size() < m_neighbours.size() && next != kNoValue) {
            const Value before = std::exchange(at, next);
            tour.push_back(at);
            next = m_neighbours[at][0] ^ m_neighbours[at][1] ^ before; // the other one, unguessed
        }
        return tour;
    }

private:
    using Neighbours = std::array<Value, 2>;

    // A square's first neighbour is set before its second.
    void add(Value square, Value neighbour)
    {
        Neighbours& neighbours = m_neighbours[square];
        neighbours[neighbours[0] == kNoValue ? 0 : 1] = neighbour;
    }

    std::vector<Neighbours> m_neighbours;
};

class Stretcher
{
public:
    Stretcher(std::uint32_t columns, std::uint32_t rows, bool closed)
        : m_columns(columns), m_rows(rows), m_closed(closed)
    {
    }

    // From a tour of the first `rows` rows; empty if no two cuts are alike at a distance that
    // divides what is missing.
    [[nodiscard]] std::vector<Value> stretch(std::span<const Value> tour, std::uint32_t rows) const
    {
        const std::uint32_t missing = m_rows - rows;
        if (missing == 0)
            return {tour.begin(), tour.end()};
        std::vector<Signature> signatures(rows);
        for (std::uint32_t row = 1; row < rows; ++row)
            signatures[row] = signatureAt({tour.begin(), tour.end()}, row * m_columns);
        for (std::uint32_t first = 1; first < rows; ++first)
            for (std::uint32_t second = first + 1; second < rows; ++second)
                if (missing % (second - first) == 0 && signatures[first] == signatures[second])
                    return repeat(tour, first * m_columns, second * m_columns,
                                  missing / (second - first));
        return {};
    }

private:
    // `cut`: the first square after it.
    [[nodiscard]] Signature signatureAt(std::vector<Value> tour, Value cut) const
    {
        const auto isAfter = [&](Value square) { return square >= cut; };
        if (m_closed) // begin outside the pieces that are looked for
            std::ranges::rotate(tour, std::ranges::find_if(tour, isAfter));
        const auto crossing = [&](Value before, Value after) {
            return Crossing(std::int64_t{before} - cut, std::int64_t{after} - cut);
        };
        Signature pieces;
        for (std::size_t i = 0; i < tour.size(); ++i) {
            if (isAfter(tour[i]))
                continue;
            auto& [entry, exit] = pieces.emplace_back();
            if (i > 0)
                entry = crossing(tour[i], tour[i - 1]);
            while (i + 1 < tour.size() && !isAfter(tour[i + 1]))
                ++i;
            if (i + 1 < tour.size())
                exit = crossing(tour[i], tour[i + 1]);
            else if (m_closed)
                exit = crossing(tour[i], tour.front());
            if (exit < entry)
                std::swap(entry, exit);
        }
        std::ranges::sort(pieces);
        return pieces;
    }

    // Each jump belongs to the part of its lower-numbered square.
    [[nodiscard]] std::vector<Value> repeat(std::span<const Value> tour, Value first, Value second,
                                            std::uint32_t times) const
    {
        Links links(std::size_t{m_columns} * m_rows);
        const Value period = second - first;
        const auto connect = [&](Value a, Value b) {
            const Value lower = std::min(a, b);
            const Value shift = lower < second ? 0 : times * period;
            links.connect(a + shift, b + shift);
            for (std::uint32_t time = 1; time <= times && lower >= first && lower < second; ++time)
                links.connect(a + time * period, b + time * period);
        };
        for (std::size_t i = 1; i < tour.size(); ++i)
            connect(tour[i - 1], tour[i]);
        if (m_closed)
            connect(tour.back(), tour.front());
        return links.follow(0);
    }

    std::uint32_t m_columns;
    std::uint32_t m_rows;
    bool m_closed;
};

} // namespace

std::vector<Value> stretchedTour(std::uint32_t columns, std::uint32_t rows, bool closed,
                                 Control& control)
{
    const Stretcher stretcher(columns, rows, closed);
    std::vector<Value> found;
    for (std::uint32_t base = kLeastRows; base <= std::min(rows, kMostRows) && found.empty();
         ++base) {
        int tries = 0;
        searchTile(tileProblem(columns, base, closed), control, [&](std::span<const Value> tour) {
            found = stretcher.stretch(tour, base);
            return found.empty() && ++tries < kMaxTries;
        });
        if (!control.poll())
            return {};
    }
    return found;
}

} // namespace clew::knight
