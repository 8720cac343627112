// What follows by singles from one assumed candidate: digits placed one after the other, each
// because its cell has no other digit left or a unit no other place for it, until nothing more
// follows or a cell is left without a digit or a unit without a place. No further assumption is
// made. Of every conclusion it can be told which placements lead there.

#pragma once

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

/// A cell without a digit, if `unit` is none; otherwise a unit without a place for `value`.
struct Contradiction
{
    Cell cell = 0;
    std::optional<std::uint32_t> unit = std::nullopt;
    Value value = kNoValue;
};

class Implications
{
public:
    explicit Implications(const Grid& grid);

    /// Forgets what was assumed before, and assumes this. True if it leads to a contradiction.
    bool assume(Place place);

    [[nodiscard]] const std::optional<Contradiction>& contradiction() const { return m_dead; }
    [[nodiscard]] bool isStruck(Place place) const { return m_struckBy[indexOf(place)] != kNever; }

    /// The placements that lead to the contradiction, in their order, the assumption first.
    [[nodiscard]] std::vector<Conclusion> pathToContradiction() const;
    [[nodiscard]] std::vector<Conclusion> pathToStrike(Place place) const;
    /// Whether each placement of the last path follows from a single one before it.
    [[nodiscard]] bool pathIsChain() const { return m_isChain; }

private:
    using Number = std::uint16_t;
    static constexpr Number kNever = 0xFFFF;

    [[nodiscard]] std::size_t indexOf(Place place) const
    {
        return std::size_t{place.variable} * m_layout.size() + place.value;
    }
    void place(Number number);
    void strike(Cell cell, Value value, Number by);
    void follow(Place place, std::optional<std::uint32_t> unit);
    [[nodiscard]] std::vector<Conclusion> path(std::vector<Number> open) const;
    [[nodiscard]] std::vector<Number> premises(const Conclusion& placement) const;
    void addCellStrikes(std::vector<Number>& numbers, Cell cell, Value but) const;
    void addUnitStrikes(std::vector<Number>& numbers, std::uint32_t unit, Value value,
                        Cell but) const;

    const Grid& m_grid;
    const Layout& m_layout;
    std::vector<Mask> m_startCandidates;
    std::vector<Mask> m_startPlaces;
    std::vector<Mask> m_candidates; ///< of each cell
    std::vector<Mask> m_places;     ///< of each unit and digit
    std::vector<Value> m_values;    ///< placed or about to be
    std::vector<Conclusion> m_placed;
    std::vector<Number> m_struckBy; ///< of each candidate the placement that struck it
    std::optional<Contradiction> m_dead;
    mutable bool m_isChain = true;
};

} // namespace clew::sudoku
