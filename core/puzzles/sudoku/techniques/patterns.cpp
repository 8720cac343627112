#include "core/puzzles/sudoku/techniques/patterns.h"

namespace clew::sudoku {

namespace {

/// Places tried for one digit. On 9x9 boards a few dozen do.
constexpr std::uint32_t kMostTries = 2000;

class PatternSearch
{
public:
    PatternSearch(const Grid& grid, Value value) : m_layout(grid.layout())
    {
        for (std::uint32_t row = 0; row < m_layout.size(); ++row)
            if (const Mask places = grid.placesIn(row, value); places != 0)
                m_rows[m_count++] = {row, places, places};
    }

    bool coversAll()
    {
        for (std::size_t i = 0; i < m_count; ++i)
            while (m_rows[i].uncovered != 0)
                if (!covers(i, lowestBit(m_rows[i].uncovered)))
                    return false;
        return true;
    }

private:
    struct Row
    {
        std::uint32_t number;
        Mask places;    ///< columns
        Mask uncovered; ///< those for which no pattern has been found yet
    };

    // Finds a pattern with this place.
    bool covers(std::size_t i, std::uint32_t column)
    {
        m_fixed = i;
        m_inBands = {};
        take(i, column);
        if (!extend(0, bitOf(column)))
            return false;
        for (std::size_t k = 0; k < m_count; ++k)
            m_rows[k].uncovered &= ~bitOf(m_taken[k]);
        return true;
    }

    // Places the digit in the rows from the i-th on; the others have taken these columns.
    bool extend(std::size_t i, Mask columns)
    {
        if (i == m_count)
            return true;
        if (i == m_fixed)
            return extend(i + 1, columns);
        Mask& inBand = m_inBands[m_rows[i].number / m_layout.box().height];
        return visitBits(m_rows[i].places & ~columns & ~inBand, [&](std::uint32_t column) {
            if (++m_tries > kMostTries)
                return false;
            const Mask before = inBand;
            take(i, column);
            if (extend(i + 1, columns | bitOf(column)))
                return true;
            inBand = before;
            return false;
        });
    }

    void take(std::size_t i, std::uint32_t column)
    {
        m_taken[i] = column;
        m_inBands[m_rows[i].number / m_layout.box().height] |=
            m_layout.piece(UnitKind::Row, UnitKind::Box, column);
    }

    const Layout& m_layout;
    std::array<Row, kMaxSize> m_rows{}; ///< that lack the digit
    std::size_t m_count = 0;
    std::size_t m_fixed = 0;
    std::array<std::uint32_t, kMaxSize> m_taken{}; ///< the column in each
    std::array<Mask, kMaxBoxSide> m_inBands{};     ///< the columns of boxes that have it, by bands
    std::uint32_t m_tries = 0;
};

} // namespace

bool everyPlaceHasPattern(const Grid& grid, Value value)
{
    return PatternSearch(grid, value).coversAll();
}

} // namespace clew::sudoku
