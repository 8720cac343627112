// What the human techniques share: the board with its candidates, and the step that each finder
// makes.
//
// A finder hands the steps it finds, one by one, to a sink until that says stop. The solver takes
// the first; an explanation takes the one that has the consequence asked for. Sentences are put
// into words only when asked for: a step carries their parts.

#pragma once

#include <bit>
#include <functional>
#include <string>
#include <vector>

#include "core/puzzles/sudoku/sudoku.h"

namespace clew::sudoku {

/// A board as a person solves it: digits, and pencil marks in the empty cells.
class Grid
{
public:
    /// The layout must outlive the grid.
    Grid(const Layout& layout, std::vector<Value> values, std::vector<Mask> candidates);

    [[nodiscard]] const Layout& layout() const { return *m_layout; }
    [[nodiscard]] const std::vector<Value>& values() const { return m_values; }
    [[nodiscard]] bool isEmpty(Cell cell) const { return m_values[cell] == kNoValue; }
    [[nodiscard]] bool isSolved() const { return m_empty.none(); }
    [[nodiscard]] const CellSet& emptyCells() const { return m_empty; }

    /// No digit for a filled cell.
    [[nodiscard]] Mask candidates(Cell cell) const { return m_candidates[cell]; }
    [[nodiscard]] bool has(Cell cell, Value value) const
    {
        return (m_candidates[cell] & bitOf(value)) != 0;
    }
    /// The empty cells that can take the digit.
    [[nodiscard]] const CellSet& places(Value value) const { return m_places[value]; }
    /// The same within a unit, bit i for the unit's i-th cell.
    [[nodiscard]] Mask placesIn(std::uint32_t unit, Value value) const;
    [[nodiscard]] std::vector<Cell> placeCells(std::uint32_t unit, Value value) const;
    /// The empty cells with exactly two candidates.
    [[nodiscard]] std::vector<Cell> bivalueCells() const;
    /// The two cells that alone can take the digit in some unit, for every such unit.
    [[nodiscard]] std::vector<std::pair<Cell, Cell>> strongLinks(Value value) const;

    void strike(Cell cell, Value value);
    /// Fills the cell; striking the digit from its peers is the caller's business.
    void fill(Cell cell, Value value);

private:
    const Layout* m_layout;
    std::vector<Value> m_values;
    std::vector<Mask> m_candidates;
    std::vector<CellSet> m_places;
    CellSet m_empty;
};

/// A part of a step's sentence.
struct Term
{
    enum class Kind : std::uint8_t { Cells, Digits, Numbers };

    Kind kind;
    std::vector<std::uint32_t> items; ///< cells, values, or numbers of units within their kind
};

Term cellsTerm(std::vector<Cell> cells);
Term digitsTerm(Mask digits);
Term digitTerm(Value value);
/// "3" of row 3; which kind of unit it is says the phrase.
Term unitTerm(const Layout& layout, std::uint32_t unit);
Term numbersTerm(Mask indexes);

struct Step
{
    Rule rule;
    Phrase pattern;
    std::vector<Term> terms;
    std::vector<Place> eliminations = {};
    std::vector<Place> assignments = {};
    std::vector<Place> causes = {};

    [[nodiscard]] bool concludes(Place place) const;
};

/// The step in words; names what is struck after the reason.
Sentence sentenceOf(const Step& step, const Layout& layout);
/// "R1C2, R3C4".
std::string cellList(std::uint32_t size, std::span<const Cell> cells);

/// Takes a step; true: enough. Steps without consequence are dropped before they come here.
using StepSink = std::function<bool(const Step&)>;
/// Returns true once the sink has said enough.
using Finder = bool (*)(const Grid&, const StepSink&);

struct Technique
{
    Rule rule;
    Finder find;
    /// It takes for granted that there is exactly one solution.
    bool assumesUnique = false;
};

/// All techniques, in the order in which they are tried.
std::span<const Technique> techniques();

// ---- for finders

/// Strikes `value` from the cells, where it still stands.
void eliminate(Step& step, const Grid& grid, const CellSet& cells, Value value);
/// Hands the step on if it has a consequence.
bool offer(const StepSink& sink, const Step& step);
/// All sets of `count` of the numbers below `size`, as masks in ascending order, until `visit` is
/// true.
bool forSubsets(std::uint32_t size, std::uint32_t count, const std::function<bool(Mask)>& visit);
std::vector<Place> placesOf(std::span<const Cell> cells, Value value);
/// Every candidate of the cells.
std::vector<Place> candidatesOf(const Grid& grid, std::span<const Cell> cells);
std::vector<Cell> listOf(const CellSet& cells);

/// A phrase for each kind of unit.
using UnitPhrases = std::array<Phrase, 3>;

bool findNakedSingle(const Grid& grid, const StepSink& sink);
bool findHiddenSingle(const Grid& grid, const StepSink& sink);
bool findPointing(const Grid& grid, const StepSink& sink);
bool findClaiming(const Grid& grid, const StepSink& sink);
template<std::uint32_t count>
bool findNakedSubset(const Grid& grid, const StepSink& sink);
template<std::uint32_t count>
bool findHiddenSubset(const Grid& grid, const StepSink& sink);
template<std::uint32_t count>
bool findFish(const Grid& grid, const StepSink& sink);
bool findXYWing(const Grid& grid, const StepSink& sink);
bool findXYZWing(const Grid& grid, const StepSink& sink);
bool findWWing(const Grid& grid, const StepSink& sink);
bool findSimpleColouring(const Grid& grid, const StepSink& sink);
bool findSkyscraper(const Grid& grid, const StepSink& sink);
bool findTwoStringKite(const Grid& grid, const StepSink& sink);
bool findUniqueRectangle(const Grid& grid, const StepSink& sink);
bool findBivalueGrave(const Grid& grid, const StepSink& sink);
bool findXChain(const Grid& grid, const StepSink& sink);
bool findXYChain(const Grid& grid, const StepSink& sink);

} // namespace clew::sudoku
