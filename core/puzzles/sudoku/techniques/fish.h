// The sea in which fish are looked for: the places of one digit in the lines of a board.

#pragma once

#include <array>
#include <vector>

#include "core/puzzles/sudoku/techniques/choices.h"

namespace clew::sudoku {

/// The places of one digit in rows and columns; if `byRows`, rows are the base.
class Sea
{
public:
    Sea(const Grid& grid, Value value, bool byRows)
        : m_grid(grid), m_layout(grid.layout()), m_value(value), m_byRows(byRows)
    {
        for (std::uint32_t i = 0; i < m_layout.size(); ++i)
            m_places[i] = grid.placesIn(byRows ? i : m_layout.size() + i, value);
    }

    [[nodiscard]] const Grid& grid() const { return m_grid; }
    [[nodiscard]] Value value() const { return m_value; }
    [[nodiscard]] bool byRows() const { return m_byRows; }
    [[nodiscard]] std::uint32_t size() const { return m_layout.size(); }
    /// Bit i: in the i-th cover.
    [[nodiscard]] Mask places(std::uint32_t base) const { return m_places[base]; }
    /// Base lines in a box, and covers in a box.
    [[nodiscard]] std::uint32_t boxLength() const
    {
        return m_byRows ? m_layout.box().height : m_layout.box().width;
    }
    [[nodiscard]] std::uint32_t boxBreadth() const
    {
        return m_byRows ? m_layout.box().width : m_layout.box().height;
    }
    [[nodiscard]] Cell cell(std::uint32_t base, std::uint32_t cover) const
    {
        return m_byRows ? base * size() + cover : cover * size() + base;
    }
    /// Whether the digit has a place where these lines cross.
    [[nodiscard]] bool crosses(Mask bases, Mask covers) const
    {
        Mask places = 0;
        forBits(bases, [&](std::uint32_t base) { places |= m_places[base]; });
        return (places & covers) != 0;
    }
    /// The digit's places where these lines cross.
    [[nodiscard]] std::vector<Place> crossings(Mask bases, Mask covers) const
    {
        std::vector<Place> places;
        forBits(bases, [&](std::uint32_t base) {
            forBits(covers & m_places[base], [&](std::uint32_t cover) {
                places.push_back({cell(base, cover), m_value});
            });
        });
        return places;
    }

private:
    const Grid& m_grid;
    const Layout& m_layout;
    Value m_value;
    bool m_byRows;
    std::array<Mask, kMaxSize> m_places{};
};

/// The base lines that may belong to a fish, with where the digit may be in each.
inline Choices basesOf(const Sea& sea, std::uint32_t least, std::uint32_t most)
{
    Choices bases;
    for (std::uint32_t line = 0; line < sea.size(); ++line)
        if (bitCount(sea.places(line)) >= least && bitCount(sea.places(line)) <= most)
            bases.add(line, sea.places(line));
    return bases;
}

inline Mask allLines(const Sea& sea)
{
    return sea.grid().layout().allDigits();
}

/// Calls search(sea) for every digit where there may be something new, with rows and with columns
/// as base, until it says true.
template<class Search>
bool forSeas(const Grid& grid, const StepSink& sink, Search&& search)
{
    return visitBits(sink.digits(grid), [&](Value value) {
        return grid.places(value).any() &&
               (search(Sea(grid, value, true)) || search(Sea(grid, value, false)));
    });
}

} // namespace clew::sudoku
