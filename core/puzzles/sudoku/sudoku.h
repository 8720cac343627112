// Sudoku: fill an N x N board so that every row, column and box holds each of N digits once. Boxes
// are 2 to 5 cells wide and high, N = width x height.
//
// Variables are the cells, row by row from the top left; value v is the digit v + 1.
// Source: P97 of the ninety-nine problems.

#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/puzzle/puzzle.h"
#include "core/puzzles/sudoku/cellset.h"

namespace clew::sudoku {

inline constexpr std::uint32_t kMinBoxSide = 2;
inline constexpr std::uint32_t kMaxBoxSide = 5;
inline constexpr std::uint32_t kMaxSize = kMaxBoxSide * kMaxBoxSide;
inline constexpr std::uint32_t kMaxCells = kMaxSize * kMaxSize;

using Cell = Variable;
/// A set of digits, bit v for value v.
using Mask = std::uint32_t;
static_assert(CellSet::kBits == kMaxCells);

constexpr Mask bitOf(Value value)
{
    return Mask{1} << value;
}

struct BoxShape
{
    std::uint32_t width = 3;
    std::uint32_t height = 3;

    [[nodiscard]] constexpr std::uint32_t size() const { return width * height; }
    friend bool operator==(const BoxShape&, const BoxShape&) = default;
};

struct SudokuProblem : Problem
{
    BoxShape box;
    std::vector<Value> givens; ///< of each cell, kNoValue where it is empty

    [[nodiscard]] std::uint32_t size() const { return box.size(); }
    [[nodiscard]] std::size_t clueCount() const;
};

enum class UnitKind : std::uint8_t { Row, Column, Box };
inline constexpr std::array kUnitKinds{UnitKind::Row, UnitKind::Column, UnitKind::Box};
/// A phrase for each kind of unit.
using UnitPhrases = std::array<Phrase, kUnitKinds.size()>;

/// The rows, columns and boxes (units) of a board, and which cells share one (peers).
/// Units are numbered: N rows, then N columns, then N boxes.
class Layout
{
public:
    explicit Layout(BoxShape box);

    [[nodiscard]] BoxShape box() const { return m_box; }
    [[nodiscard]] std::uint32_t size() const { return m_size; }
    [[nodiscard]] std::uint32_t cellCount() const { return m_size * m_size; }
    [[nodiscard]] std::uint32_t unitCount() const { return 3 * m_size; }
    [[nodiscard]] Mask allDigits() const { return (Mask{1} << m_size) - 1; }

    // Looked up or compared, where dividing would take most of a search's time.
    [[nodiscard]] std::uint32_t rowOf(Cell cell) const { return m_unitsOf[cell][0]; }
    [[nodiscard]] std::uint32_t columnOf(Cell cell) const { return m_unitsOf[cell][1] - m_size; }
    [[nodiscard]] std::uint32_t boxOf(Cell cell) const { return m_unitsOf[cell][2] - 2 * m_size; }
    /// The numbers of the cell's row, column and box among the units.
    [[nodiscard]] const std::array<std::uint32_t, 3>& unitsOf(Cell cell) const
    {
        return m_unitsOf[cell];
    }
    [[nodiscard]] std::uint32_t unitOf(UnitKind kind, Cell cell) const
    {
        return m_unitsOf[cell][static_cast<std::size_t>(kind)];
    }
    [[nodiscard]] UnitKind unitKind(std::uint32_t unit) const
    {
        return unit < m_size ? UnitKind::Row : unit < 2 * m_size ? UnitKind::Column : UnitKind::Box;
    }
    /// Row, column or box number within its kind, from 0.
    [[nodiscard]] std::uint32_t unitIndex(std::uint32_t unit) const
    {
        return unit - static_cast<std::uint32_t>(unitKind(unit)) * m_size;
    }
    /// The cell's place in its row, column or box, from 0.
    [[nodiscard]] std::uint32_t positionIn(UnitKind kind, Cell cell) const
    {
        return m_positionsOf[cell][static_cast<std::size_t>(kind)];
    }
    /// The cells of a unit in ascending order.
    [[nodiscard]] std::span<const Cell> unit(std::uint32_t unit) const
    {
        return std::span(m_units).subspan(std::size_t{unit} * m_size, m_size);
    }
    [[nodiscard]] const CellSet& unitSet(std::uint32_t unit) const { return m_unitSets[unit]; }
    /// The positions in a unit of a kind that are in one unit of another kind with this one.
    [[nodiscard]] Mask piece(UnitKind kind, UnitKind other, std::uint32_t position) const
    {
        return m_pieces[pieceIndex(kind, other, position)];
    }
    /// The other cells of the cell's units, each once, ascending.
    [[nodiscard]] std::span<const Cell> peers(Cell cell) const
    {
        return std::span(m_peers).subspan(cell * m_peerCount, m_peerCount);
    }
    [[nodiscard]] const CellSet& peerSet(Cell cell) const { return m_peerSets[cell]; }
    [[nodiscard]] bool arePeers(Cell a, Cell b) const { return m_peerSets[a][b]; }
    /// A unit that holds both cells, a box last.
    [[nodiscard]] std::optional<std::uint32_t> commonUnit(Cell a, Cell b) const;

private:
    [[nodiscard]] std::size_t pieceIndex(UnitKind kind, UnitKind other,
                                         std::uint32_t position) const
    {
        return (static_cast<std::size_t>(kind) * kUnitKinds.size() +
                static_cast<std::size_t>(other)) *
                   m_size +
               position;
    }
    void cutUnits();

    BoxShape m_box;
    std::uint32_t m_size;
    std::size_t m_peerCount;
    std::vector<Cell> m_units;
    std::vector<Cell> m_peers;
    std::vector<Mask> m_pieces;
    std::vector<CellSet> m_unitSets;
    std::vector<CellSet> m_peerSets;
    std::vector<std::array<std::uint32_t, 3>> m_unitsOf;
    std::vector<std::array<std::uint32_t, 3>> m_positionsOf;
};

/// Rules that events name.
enum SudokuRule : Rule {
    GivenDigit = 1, ///< placed because the problem says so
    Taken,          ///< the digit stands in the same row, column or box already
    NoCandidate,    ///< a cell no digit can go to
    NoPlaceInRow,   ///< a digit without a place; the variable is the unit's first cell
    NoPlaceInColumn,
    NoPlaceInBox,
    BandArrangement,  ///< no way to place a digit in a band of boxes uses this cell
    StackArrangement, ///< the same of a stack of boxes
    // Human techniques; techniques/techniques.cpp has the order in which they are tried.
    NakedSingle,
    HiddenSingle,
    Pointing,
    Claiming,
    NakedPair,
    HiddenPair,
    NakedTriple,
    HiddenTriple,
    NakedQuad,
    HiddenQuad,
    XWing,
    Swordfish,
    Jellyfish,
    XYWing,
    XYZWing,
    SimpleColouring,
    Skyscraper,
    TwoStringKite,
    WWing,
    UniqueRectangle,
    BivalueGrave,
    XChain,
    XYChain,
    LineTriple, ///< three cells of a box in one line are left to three digits
    // Further human techniques; the numbers of the older ones stand in recorded traces.
    FullHouse,
    LockedPair,
    LockedTriple,
    RemotePair,
    TurbotFish,
    EmptyRectangle,
    HiddenRectangle,
    FinnedXWing,
    SashimiXWing,
    FinnedSwordfish,
    SashimiSwordfish,
    FinnedJellyfish,
    SashimiJellyfish,
    SueDeCoq,
    AlternatingChain,
    AlternatingLoop,
    GroupedChain,
    GroupedLoop,
    AlmostLockedPair, ///< ALS-XZ
    AlmostLockedWing, ///< ALS-XY-wing
    ForcingChain,
    ForcingNet,
    ForcedByAll, ///< every possibility of a cell or a digit in a unit forces it
    Refutation,  ///< of explanations alone: supposing the digit leads to a contradiction
};

/// What a Conflict is called when a unit of this kind has no place for a digit.
constexpr Rule noPlaceRule(UnitKind kind)
{
    return static_cast<Rule>(NoPlaceInRow + static_cast<int>(kind));
}

/// "R4C7".
std::string cellName(std::uint32_t size, Cell cell);
/// "7", also for digits above 9.
std::string digitName(Value value);

} // namespace clew::sudoku
