// What the human techniques share: the board with its candidates, and the step that each finder
// makes.
//
// A finder hands the steps it finds, one by one, to a sink until that says stop. The solver takes
// the first; an explanation takes the one that has the consequence asked for. Sentences are put
// into words only when asked for: a step carries their parts.

#pragma once

#include <any>
#include <bit>
#include <boost/container/small_vector.hpp>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/puzzles/sudoku/sudoku.h"
#include "core/search/control.h"

namespace clew::sudoku {

// ---- sets of numbers as masks

/// The next larger set of as many numbers (Gosper's way).
constexpr Mask nextSubset(Mask set)
{
    const Mask ripple = set + (set & (~set + 1));
    return ripple | (set ^ ripple) >> (std::countr_zero(set) + 2);
}

/// All sets of `count` (1 at least) of the numbers below `size`, as masks in ascending order, until
/// visit(set) is true.
template<class Visit>
bool forSubsets(std::size_t size, std::uint32_t count, Visit&& visit)
{
    if (count > size)
        return false;
    for (Mask set = (Mask{1} << count) - 1; set < Mask{1} << size; set = nextSubset(set))
        if (visit(set))
            return true;
    return false;
}

/// Calls each(number) for every member of a mask.
template<class Each>
void forBits(Mask mask, Each&& each)
{
    for (; mask != 0; mask &= mask - 1)
        each(static_cast<std::uint32_t>(std::countr_zero(mask)));
}

/// Calls visit(number) for the members of a mask until it is true; whether it was.
template<class Visit>
bool visitBits(Mask mask, Visit&& visit)
{
    for (; mask != 0; mask &= mask - 1)
        if (visit(static_cast<std::uint32_t>(std::countr_zero(mask))))
            return true;
    return false;
}

inline std::uint32_t lowestBit(Mask mask)
{
    return static_cast<std::uint32_t>(std::countr_zero(mask));
}

constexpr bool isSingle(Mask mask)
{
    return mask != 0 && (mask & (mask - 1)) == 0;
}

constexpr bool isPair(Mask mask)
{
    return isSingle(mask & (mask - 1));
}

constexpr std::uint32_t bitCount(Mask mask)
{
    return static_cast<std::uint32_t>(std::popcount(mask));
}

// ---- boards and steps

/// Counts the strikes that a board has seen.
using Moment = std::uint32_t;
/// Before there was a board: since then everything has changed.
inline constexpr Moment kBeginning = 0;

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
    [[nodiscard]] Mask placesIn(std::uint32_t unit, Value value) const
    {
        return m_unitPlaces[placesIndex(unit, value)];
    }
    /// The digits that do not stand in the unit yet.
    [[nodiscard]] Mask missingIn(std::uint32_t unit) const
    {
        return m_layout->allDigits() & ~m_placed[unit];
    }
    /// The digits that neither stand in the unit nor have a place there.
    [[nodiscard]] Mask lostIn(std::uint32_t unit) const { return missingIn(unit) & ~m_open[unit]; }
    /// The empty cells with exactly two candidates.
    [[nodiscard]] const CellSet& bivalueCells() const { return m_bivalue; }
    /// The empty cells without any.
    [[nodiscard]] const CellSet& bareCells() const { return m_bare; }
    /// The two cells of the unit that alone can take the digit, if it is two.
    [[nodiscard]] std::optional<std::pair<Cell, Cell>> strongLink(std::uint32_t unit,
                                                                  Value value) const
    {
        const Mask places = placesIn(unit, value);
        const Mask rest = places & (places - 1);
        if (!isSingle(rest))
            return std::nullopt;
        const std::span<const Cell> cells = m_layout->unit(unit);
        return std::pair(cells[lowestBit(places)], cells[lowestBit(rest)]);
    }

    void strike(Cell cell, Value value);
    /// Fills the cell; striking the digit from its peers is the caller's business.
    void fill(Cell cell, Value value);

    /// When the board was as it is now; comes later with every strike.
    [[nodiscard]] Moment now() const { return m_now; }
    /// The digits, and whether a cell or a unit, that lost candidates after that moment.
    [[nodiscard]] Mask digitsChangedSince(Moment moment) const;
    [[nodiscard]] bool hasChangedSince(Moment moment, Cell cell) const
    {
        return m_cellChanged[cell] > moment;
    }
    [[nodiscard]] bool unitHasChangedSince(Moment moment, std::uint32_t unit) const
    {
        return m_unitChanged[unit] > moment;
    }
    /// Whether the digit lost a place in the unit.
    [[nodiscard]] bool placesHaveChangedSince(Moment moment, std::uint32_t unit, Value value) const
    {
        return m_placesChanged[placesIndex(unit, value)] > moment;
    }

private:
    [[nodiscard]] std::size_t placesIndex(std::uint32_t unit, Value value) const
    {
        return std::size_t{unit} * m_layout->size() + value;
    }

    void noteCandidates(Cell cell);
    void notePlaced(Cell cell);

    const Layout* m_layout;
    std::vector<Value> m_values;
    std::vector<Mask> m_candidates;
    std::vector<CellSet> m_places;
    std::vector<Mask> m_unitPlaces; ///< of each unit and value
    std::vector<Mask> m_placed;     ///< the digits that stand in each unit
    std::vector<Mask> m_open;       ///< those that have places there
    CellSet m_empty;
    CellSet m_bivalue;
    CellSet m_bare;
    Moment m_now = kBeginning + 1;
    std::vector<Moment> m_digitChanged; ///< when each lost its last candidate
    std::vector<Moment> m_cellChanged;
    std::vector<Moment> m_unitChanged;
    std::vector<Moment> m_placesChanged; ///< of each unit and value
};

/// A part of a step's sentence.
struct Term
{
    /// Of Claims and Placements the items are those of claimsTerm() and placementsTerm(); of
    /// Strands those of several Placements, with their number before each.
    enum class Kind : std::uint8_t { Cells, Digits, Numbers, Claims, Placements, Strands };

    Kind kind;
    /// Cells, values, or numbers of units within their kind; mostly one or two.
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
/// "3" of row 3; which kind of unit it is says the phrase.
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

    [[nodiscard]] bool concludes(Place place) const;
};

/// The step in words; names what is struck after the reason.
Sentence sentenceOf(const Step& step, const Layout& layout);
/// "R1C2, R3C4".
std::string cellList(std::uint32_t size, std::span<const Cell> cells);

/// What a technique keeps of a board from one look at it to the next. It may save time; what is
/// found does not depend on it.
class Memory
{
public:
    /// What was kept, if it is of this type; otherwise nothing yet.
    template<class Kept>
    Kept& of()
    {
        if (auto* const kept = std::any_cast<Kept>(&m_kept))
            return *kept;
        return m_kept.emplace<Kept>();
    }

private:
    std::any m_kept;
};

/// Where there may be something new for a technique.
struct Scope
{
    /// When it last found nothing on this board. What has not changed since then need not be looked
    /// at again: striking candidates elsewhere leaves only less to strike.
    Moment since = kBeginning;
    /// Of which digits the places alone may say something.
    Mask digits = ~Mask{0};
    Memory* memory = nullptr; ///< what it kept of this board
};

/// Where a finder's steps go.
class StepSink
{
public:
    /// take(step) returns true if that is enough. Without a control finders run to their end.
    explicit StepSink(std::function<bool(Step&&)> take, Control* control = nullptr,
                      Scope scope = {})
        : m_take(std::move(take)), m_control(control), m_scope(scope)
    {
    }

    /// Hands on a step, if it has a consequence. True: enough.
    bool operator()(Step step) const
    {
        return (!step.eliminations.empty() || !step.assignments.empty()) && m_take(std::move(step));
    }
    /// For finders that may take longer than a few milliseconds on large boards. True: give up.
    [[nodiscard]] bool stopped() const { return m_control != nullptr && !m_control->poll(); }

    [[nodiscard]] Moment since() const { return m_scope.since; }
    /// None if the board is looked at once only.
    [[nodiscard]] Memory* memory() const { return m_scope.memory; }
    /// Those that a technique which looks at one digit at a time need look at.
    [[nodiscard]] Mask digits(const Grid& grid) const
    {
        return grid.digitsChangedSince(m_scope.since) & m_scope.digits;
    }

private:
    std::function<bool(Step&&)> m_take;
    Control* m_control;
    Scope m_scope;
};
/// Returns true once the sink has said enough, or stopped. Depends on the grid alone.
using Finder = bool (*)(const Grid&, const StepSink&);

struct Technique
{
    Rule rule;
    Finder find;
    /// It takes for granted that there is exactly one solution.
    bool assumesUnique = false;
    /// Another rule that its steps may name; 0 if there is none.
    Rule variant = 0;
    /// It looks at the places of one digit at a time and at nothing else.
    bool ofOneDigit = false;

    [[nodiscard]] bool gives(Rule which) const { return which == rule || which == variant; }
};

/// All techniques, in the order in which they are tried.
std::span<const Technique> techniques();

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

/// A phrase for each kind of unit.
using UnitPhrases = std::array<Phrase, 3>;

bool findFullHouse(const Grid& grid, const StepSink& sink);
bool findNakedSingle(const Grid& grid, const StepSink& sink);
bool findHiddenSingle(const Grid& grid, const StepSink& sink);
template<std::uint32_t count>
bool findLockedSubset(const Grid& grid, const StepSink& sink);
bool findPointing(const Grid& grid, const StepSink& sink);
bool findClaiming(const Grid& grid, const StepSink& sink);
template<std::uint32_t count>
bool findNakedSubset(const Grid& grid, const StepSink& sink);
template<std::uint32_t count>
bool findHiddenSubset(const Grid& grid, const StepSink& sink);
template<std::uint32_t count>
bool findFish(const Grid& grid, const StepSink& sink);
template<std::uint32_t count, bool sashimi>
bool findFinnedFish(const Grid& grid, const StepSink& sink);
bool findRemotePair(const Grid& grid, const StepSink& sink);
bool findXYWing(const Grid& grid, const StepSink& sink);
bool findXYZWing(const Grid& grid, const StepSink& sink);
bool findWWing(const Grid& grid, const StepSink& sink);
bool findSimpleColouring(const Grid& grid, const StepSink& sink);
bool findSkyscraper(const Grid& grid, const StepSink& sink);
bool findTwoStringKite(const Grid& grid, const StepSink& sink);
bool findTurbotFish(const Grid& grid, const StepSink& sink);
bool findEmptyRectangle(const Grid& grid, const StepSink& sink);
bool findUniqueRectangle(const Grid& grid, const StepSink& sink);
bool findHiddenRectangle(const Grid& grid, const StepSink& sink);
bool findBivalueGrave(const Grid& grid, const StepSink& sink);
bool findSueDeCoq(const Grid& grid, const StepSink& sink);
bool findXChain(const Grid& grid, const StepSink& sink);
bool findXYChain(const Grid& grid, const StepSink& sink);
bool findAlternatingChain(const Grid& grid, const StepSink& sink);
bool findGroupedChain(const Grid& grid, const StepSink& sink);
bool findAlmostLocked(const Grid& grid, const StepSink& sink);
bool findForcing(const Grid& grid, const StepSink& sink);
bool findForcedByAll(const Grid& grid, const StepSink& sink);

} // namespace clew::sudoku
