// The pencil marks of a board: the numbers that each cell can still take, and how many places each
// area has left for each number. Changes are made by `Candidates`, which reports them to a tracer,
// and are taken back here.
//
// A settled cell has no marks, and its area no longer counts its number.

#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/puzzles/suguru/suguru.h"

namespace clew::suguru {

/// The number in a set of numbers.
constexpr std::uint64_t bitOf(Value number)
{
    return std::uint64_t{1} << number;
}

class Marks
{
public:
    /// Of an empty board. The layout must outlive it.
    explicit Marks(const Layout& layout)
        : m_layout(layout), m_numbers(layout.areaOf.size(), kNoValue),
          m_masks(layout.areaOf.size()), m_places(layout.areaCells.size() * layout.largestArea)
    {
        for (Variable cell = 0; cell < m_masks.size(); ++cell)
            m_masks[cell] = bitOf(layout.areaSize(cell)) - 1;
        for (std::uint32_t area = 0; area < layout.areaCells.size(); ++area)
            for (Value number = 0; number < layout.areaCells[area].size(); ++number)
                places(area, number) = static_cast<std::uint8_t>(layout.areaCells[area].size());
    }

    [[nodiscard]] const Layout& layout() const { return m_layout; }
    /// The settled numbers, kNoValue elsewhere.
    [[nodiscard]] const std::vector<Value>& numbers() const { return m_numbers; }
    [[nodiscard]] std::size_t settled() const { return m_settled; }
    [[nodiscard]] bool complete() const { return m_settled == m_numbers.size(); }

    /// Bit n: number n can still stand there. 0 for settled cells.
    [[nodiscard]] std::uint64_t mask(Variable cell) const { return m_masks[cell]; }
    [[nodiscard]] bool has(Variable cell, Value number) const
    {
        return m_masks[cell] >> number & 1U;
    }
    [[nodiscard]] int count(Variable cell) const { return std::popcount(m_masks[cell]); }
    /// The lowest number that can still stand there; there must be one.
    [[nodiscard]] Value lowest(Variable cell) const
    {
        return static_cast<Value>(std::countr_zero(m_masks[cell]));
    }
    /// The cells of an area that can still take the number.
    [[nodiscard]] std::vector<Variable> cellsFor(std::uint32_t area, Value number) const
    {
        std::vector<Variable> cells;
        for (const Variable cell : m_layout.areaCells[area])
            if (has(cell, number))
                cells.push_back(cell);
        return cells;
    }
    /// Appends those of the numbers that can still stand in the cell.
    void addCandidates(Variable cell, std::uint64_t numbers, std::vector<Place>& candidates) const
    {
        for (std::uint64_t rest = m_masks[cell] & numbers; rest != 0; rest &= rest - 1)
            candidates.push_back({cell, static_cast<Value>(std::countr_zero(rest))});
    }

    /// A cell with one number left; each is found once.
    std::optional<Variable> takeSingleCell()
    {
        while (!m_singleCells.empty()) {
            const Variable cell = m_singleCells.back();
            m_singleCells.pop_back();
            if (count(cell) == 1)
                return cell;
        }
        return std::nullopt;
    }
    /// A number with one place left in its area; each is found once.
    std::optional<Place> takeSinglePlace()
    {
        while (!m_singlePlaces.empty()) {
            const auto [area, number] = m_singlePlaces.back();
            m_singlePlaces.pop_back();
            if (places(area, number) != 1)
                continue;
            for (const Variable cell : m_layout.areaCells[area])
                if (has(cell, number))
                    return Place{cell, number};
        }
        return std::nullopt;
    }
    struct Move
    {
        Variable cell;
        Value number;
        Rule rule;
    };
    /// A move forced by a cell with one number or a number with one place.
    std::optional<Move> takeSingle()
    {
        if (const auto cell = takeSingleCell())
            return Move{*cell, lowest(*cell), NakedSingle};
        if (const auto place = takeSinglePlace())
            return Move{place->variable, place->value, HiddenSingle};
        return std::nullopt;
    }
    /// Queues what is single or has few places from the start, in small areas.
    void findFirstSingles()
    {
        for (std::uint32_t area = 0; area < m_layout.areaCells.size(); ++area)
            for (Value number = 0; number < m_layout.areaCells[area].size(); ++number)
                if (places(area, number) <= kFewPlaces)
                    m_fewPlaces.push_back({area, number});
        for (Variable cell = 0; cell < m_masks.size(); ++cell)
            if (count(cell) == 1)
                m_singleCells.push_back(cell);
    }

    /// Length of the list of changes.
    [[nodiscard]] std::size_t trail() const { return m_trail.size(); }
    /// Takes back all changes after the first `trail` ones.
    void undoTo(std::size_t trail)
    {
        for (; m_trail.size() > trail; m_trail.pop_back()) {
            const Change& change = m_trail.back();
            const std::uint32_t area = m_layout.areaOf[change.cell];
            std::uint64_t returned = change.mask & ~m_masks[change.cell];
            m_masks[change.cell] = change.mask;
            if (change.settled != kNoValue) {
                m_numbers[change.cell] = kNoValue;
                --m_settled;
                places(area, change.settled) = placesNow(area, change.settled);
                returned &= ~bitOf(change.settled);
            }
            for (; returned != 0; returned &= returned - 1)
                returnPlace(area, static_cast<Value>(std::countr_zero(returned)));
        }
        m_singleCells.clear();
        m_singlePlaces.clear();
        m_fewPlaces.clear();
    }

protected:
    /// More places than this hardly ever all touch one cell.
    static constexpr std::uint8_t kFewPlaces = 4;
    /// The place count of a number that stands in its area.
    static constexpr std::uint8_t kDone = 0xFF;

    struct Change
    {
        Variable cell;
        Value settled;      ///< kNoValue: a candidate was struck
        std::uint64_t mask; ///< before
    };
    struct AreaNumber
    {
        std::uint32_t area;
        Value number;
    };

    std::uint8_t& places(std::uint32_t area, Value number)
    {
        return m_places[area * m_layout.largestArea + number];
    }
    void losePlace(std::uint32_t area, Value number)
    {
        if (places(area, number) != kDone)
            --places(area, number);
    }

    const Layout& m_layout;
    std::vector<Value> m_numbers;
    std::vector<std::uint64_t> m_masks;
    std::vector<std::uint8_t> m_places; ///< for each area and number, cells it can still stand in
    std::vector<Change> m_trail;
    std::vector<Variable> m_singleCells;
    std::vector<AreaNumber> m_singlePlaces;
    std::vector<AreaNumber> m_fewPlaces; ///< may allow striking what they touch
    std::size_t m_settled = 0;

private:
    std::uint8_t placesNow(std::uint32_t area, Value number) const
    {
        std::uint8_t found = 0;
        for (const Variable cell : m_layout.areaCells[area])
            found = static_cast<std::uint8_t>(found + (has(cell, number) ? 1 : 0));
        return found;
    }
    void returnPlace(std::uint32_t area, Value number)
    {
        if (places(area, number) != kDone)
            ++places(area, number);
    }
};

} // namespace clew::suguru
