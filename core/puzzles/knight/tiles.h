// What makes large tours from small ones: small boards searched through, and tours under
// construction.

#pragma once

#include <algorithm>
#include <utility>

#include "core/puzzles/knight/warnsdorff.h"

namespace clew::knight {

inline KnightProblem tileProblem(std::uint32_t columns, std::uint32_t rows, bool closed)
{
    KnightProblem tile;
    tile.columns = columns;
    tile.rows = rows;
    tile.closed = closed;
    return tile;
}

/// Searches a small board's tours until accept(tour) returns false or `outer` is cancelled.
template<class Accept>
void searchTile(const KnightProblem& tile, const Control& outer, Accept&& accept)
{
    Control control({}, outer.token(), accept);
    NoTracer tracer;
    warnsdorff(tile, {}, control, tracer);
}

/// The neighbours on a tour that is being put together, kNoValue beyond its ends.
class Links
{
public:
    using Neighbours = std::array<Value, 2>;

    explicit Links(std::size_t squares) : m_neighbours(squares, {kNoValue, kNoValue}) {}

    [[nodiscard]] const Neighbours& operator[](Value square) const { return m_neighbours[square]; }

    void connect(Value a, Value b)
    {
        replace(a, kNoValue, b);
        replace(b, kNoValue, a);
    }

    /// A square's first neighbour is set before its second.
    void replace(Value square, Value old, Value neighbour)
    {
        Neighbours& neighbours = m_neighbours[square];
        neighbours[neighbours[0] == old ? 0 : 1] = neighbour;
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
    std::vector<Neighbours> m_neighbours;
};

} // namespace clew::knight
