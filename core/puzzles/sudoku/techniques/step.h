// A step of a human technique: what it concludes, from what, and its sentence. Sentences are put
// into words only when asked for: a step carries their parts.

#pragma once

#include <boost/container/small_vector.hpp>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/puzzles/sudoku/techniques/grid.h"
#include "core/text/sentence.h"

namespace clew::sudoku {

/// A part of a step's sentence.
struct Term
{
    /// Of Claims and Placements the items are those of claimsTerm() and placementsTerm(); of
    /// Strands those of several Placements, with their number before each.
    enum class Kind : std::uint8_t { Cells, Digits, Numbers, Claims, Placements, Strands };

    Kind kind;
    /// Cells, values, or numbers of units within their kind; usually one or two.
    boost::container::small_vector<std::uint32_t, 4> items;
};

/// That a digit stands in one of these cells, or in none of them.
struct Claim
{
    std::vector<Cell> cells;
    Value value;
    bool holds;
};

/// A digit that follows; `unit` is the one where it is the only place left, none if it is the last
/// digit of its cell.
struct Conclusion
{
    Place place;
    std::optional<std::uint32_t> unit;
};

Term cellsTerm(std::span<const Cell> cells);
Term cellsTerm(std::initializer_list<Cell> cells);
Term digitsTerm(Mask digits);
Term digitTerm(Value value);
/// "3" of row 3; the phrase says which kind of unit it is.
Term unitTerm(const Layout& layout, std::uint32_t unit);
Term numbersTerm(Mask indexes);
/// "R1C6 ≠ 9 → R1C9 = 9", each following from the one before.
Term claimsTerm(std::span<const Claim> claims);
/// "R1C9 = 9 (R1), R2C2 = 5", each following from all before.
Term placementsTerm(std::span<const Conclusion> placements);

struct Step
{
    Rule rule;
    Phrase pattern;
    std::vector<Term> terms;
    std::vector<Place> eliminations = {};
    std::vector<Place> assignments = {};
    std::vector<Place> causes = {};
    std::vector<Link> links = {}; ///< of a pattern that is a chain

    [[nodiscard]] bool concludes(Place place) const;
};

/// The step in words; names what is struck after the reason.
Sentence sentenceOf(const Step& step, const Layout& layout);
/// "R1C2, R3C4".
std::string cellList(std::uint32_t size, std::span<const Cell> cells);

// ---- for finders

/// Strikes `value` from the cells, where it still stands.
void eliminate(Step& step, const Grid& grid, const CellSet& cells, Value value);
/// Strikes all these digits.
void eliminateAll(Step& step, const Grid& grid, const CellSet& cells, Mask values);

/// The cells of a unit at these positions.
std::vector<Cell> cellsAt(const Layout& layout, std::uint32_t unit, Mask positions);
CellSet setOf(std::span<const Cell> cells);
/// The cells that see every one of these.
CellSet seenByAll(const Layout& layout, const CellSet& cells);
std::vector<Place> placesOf(std::span<const Cell> cells, Value value);
/// Every candidate of the cells.
std::vector<Place> candidatesOf(const Grid& grid, std::span<const Cell> cells);
std::vector<Cell> listOf(const CellSet& cells);

} // namespace clew::sudoku
