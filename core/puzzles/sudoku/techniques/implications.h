// What follows by singles from one assumed candidate: digits placed one after the other, each
// because its cell has no other digit left or a unit no other place for it, until nothing more
// follows or a cell is left without a digit or a unit without a place. No further assumption is
// made. For every conclusion, the placements that lead there can be asked for.

#pragma once

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

/// Assumptions between two looks at whether to stop.
inline constexpr std::size_t kAssumptionsPerPoll = 16;

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
    /// What follows, the assumption first, in the order in which it was found.
    [[nodiscard]] std::span<const Conclusion> placed() const { return m_placed; }

    /// Of no meaning if there was none.
    [[nodiscard]] const Contradiction& contradiction() const { return m_contradiction; }
    [[nodiscard]] bool isStruck(Place place) const
    {
        return (m_candidates[place.variable] & bitOf(place.value)) == 0;
    }

    /// The placements that lead there.
    struct Path
    {
        std::vector<Conclusion> placements; ///< in their order, the assumption first
        bool isChain;                       ///< each follows from a single one before it
    };
    [[nodiscard]] Path pathToContradiction();
    [[nodiscard]] Path pathToStrike(Place place);
    /// How many placements lead to the contradiction.
    [[nodiscard]] std::size_t lengthToContradiction();

private:
    using Number = std::uint16_t; ///< of a placement, in their order

    /// Where a candidate stands in the places of its digit in one of its units.
    struct Spot
    {
        std::uint32_t places; ///< index into m_places
        Mask bit;
    };
    using Spots = std::array<Spot, kUnitKinds.size()>;
    /// The places of a digit in a unit where it has been placed.
    static constexpr Mask kSettled = Mask{3} << kMaxSize;

    [[nodiscard]] std::size_t indexOf(Place place) const
    {
        return std::size_t{place.variable} * m_layout.size() + place.value;
    }
    /// Into m_places.
    [[nodiscard]] std::size_t placesIndex(std::uint32_t unit, Value value) const
    {
        return std::size_t{unit} * m_layout.size() + value;
    }
    void place(Number number);
    void strikePlaces(Place place, Number by);
    void leaveIn(Cell cell);
    void leaveIn(std::uint32_t places, Cell struck);
    void die(const Contradiction& contradiction);
    void follow(Place place, std::optional<std::uint32_t> unit);
    void needForContradiction();
    void needAllBefore();
    bool need(Place conclusion, std::optional<std::uint32_t> unit);
    template<class Each>
    void forPremises(Place conclusion, std::optional<std::uint32_t> unit, Each&& each);
    [[nodiscard]] Path neededPath();

    const Grid& m_grid;
    const Layout& m_layout;
    std::vector<Mask> m_startCandidates;
    std::vector<Mask> m_startPlaces;
    std::vector<Mask> m_besideLines; ///< of each place in a box those in other rows and columns
    std::vector<Mask> m_candidates;  ///< of each cell
    std::vector<Mask> m_places;      ///< of each unit and digit
    std::vector<Value> m_values;     ///< placed or about to be
    std::vector<Conclusion> m_placed;
    std::vector<Spots> m_spots;     ///< of each candidate
    std::vector<Number> m_struckBy; ///< of each struck candidate the placement that struck it
    Contradiction m_contradiction;
    bool m_isDead = false;
    std::vector<bool> m_needed; ///< for the path, of each placement
    bool m_isChain = true;
};

/// What is placed along a path.
std::vector<Place> placesIn(std::span<const Conclusion> path);

} // namespace clew::sudoku
