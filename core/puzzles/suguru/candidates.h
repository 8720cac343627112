// The numbers each cell can still take, kept up to date as cells are settled, with a trail to go
// back: what propagation and logic share.
//
// Every change is told to the tracer where it happens. A settled cell has no candidates and its
// area no longer counts its number.

#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

#include "core/puzzles/suguru/suguru.h"

namespace clew::suguru {

template<class Tracer>
class Candidates
{
public:
    Candidates(const Layout& layout, Tracer& tracer)
        : m_layout(layout), m_numbers(layout.areaOf.size(), kNoValue),
          m_masks(layout.areaOf.size()), m_places(layout.areaCells.size() * layout.largestArea),
          m_tracer(tracer)
    {
        for (Variable cell = 0; cell < m_masks.size(); ++cell)
            m_masks[cell] = (std::uint64_t{1} << layout.areaSize(cell)) - 1;
        for (std::uint32_t area = 0; area < layout.areaCells.size(); ++area)
            for (Value number = 0; number < layout.areaCells[area].size(); ++number)
                places(area, number) = static_cast<std::uint8_t>(layout.areaCells[area].size());
    }

    [[nodiscard]] Value number(Variable cell) const { return m_numbers[cell]; }
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

    /// Settles a cell whose move has been told already, and strikes the number from all cells it
    /// excludes. False, and told as a conflict, if a cell or a number is left without any.
    bool settle(Variable cell, Value number)
    {
        const std::uint64_t others = m_masks[cell] & ~(std::uint64_t{1} << number);
        m_trail.push_back({cell, number, m_masks[cell]});
        m_numbers[cell] = number;
        m_masks[cell] = 0;
        ++m_settled;
        const std::uint32_t area = m_layout.areaOf[cell];
        // The number itself needs no place any more, so it is not asked for below.
        places(area, number) = kDone;
        bool sound = true;
        for (std::uint64_t rest = others; rest != 0; rest &= rest - 1)
            sound = losePlace(area, static_cast<Value>(std::countr_zero(rest))) && sound;
        for (std::size_t i = 0; i < m_layout.excluded[cell].size() && sound; ++i) {
            const Variable other = m_layout.excluded[cell][i];
            if (has(other, number))
                sound = strike(other, number, m_layout.areaOf[other] == area ? SameArea : Touching);
        }
        return sound;
    }

    /// Tells and strikes a candidate. False, and told as a conflict, if a cell or a number is left
    /// without any.
    bool strike(Variable cell, Value number, Rule rule)
    {
        if constexpr (Tracer::on)
            m_tracer.remove(cell, number, rule);
        m_trail.push_back({cell, kNoValue, m_masks[cell]});
        m_masks[cell] &= ~(std::uint64_t{1} << number);
        if (m_masks[cell] == 0) {
            if constexpr (Tracer::on)
                m_tracer.conflict(cell, NoNumber);
            // The place is lost as well, for undoTo() to give back.
            loseQuietly(m_layout.areaOf[cell], number);
            return false;
        }
        if (count(cell) == 1)
            m_singleCells.push_back(cell);
        return losePlace(m_layout.areaOf[cell], number);
    }

    struct Move
    {
        Variable cell;
        Value number;
        Rule rule;
    };
    /// A move forced by a cell with one number or a number with one place; each is found once.
    std::optional<Move> nextSingle()
    {
        while (!m_singleCells.empty()) {
            const Variable cell = m_singleCells.back();
            m_singleCells.pop_back();
            if (count(cell) == 1)
                return Move{cell, static_cast<Value>(std::countr_zero(m_masks[cell])), NakedSingle};
        }
        while (!m_singlePlaces.empty()) {
            const auto [area, number] = m_singlePlaces.back();
            m_singlePlaces.pop_back();
            if (places(area, number) != 1)
                continue;
            for (const Variable cell : m_layout.areaCells[area])
                if (has(cell, number))
                    return Move{cell, number, HiddenSingle};
        }
        return std::nullopt;
    }
    /// Wherever an area puts a number, it may touch cells of other areas: strikes the number there,
    /// for areas and numbers with few places left that have lost some since. Ends early where that
    /// gives a single. False, and told as a conflict, if a cell or a number is left without any.
    bool strikeTouched()
    {
        while (!m_fewPlaces.empty() && m_singleCells.empty() && m_singlePlaces.empty()) {
            const auto [area, number] = m_fewPlaces.back();
            m_fewPlaces.pop_back();
            if (places(area, number) <= kFewPlaces && !strikeTouchedBy(area, number))
                return false;
        }
        return true;
    }
    /// What is single or has few places from the start, in small areas.
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
    void forgetSingles()
    {
        m_singleCells.clear();
        m_singlePlaces.clear();
        m_fewPlaces.clear();
    }

    [[nodiscard]] std::size_t trail() const { return m_trail.size(); }
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
                returned &= ~(std::uint64_t{1} << change.settled);
            }
            for (; returned != 0; returned &= returned - 1)
                returnPlace(area, static_cast<Value>(std::countr_zero(returned)));
        }
        forgetSingles();
    }

private:
    /// More places than this hardly ever all touch one cell.
    static constexpr std::uint8_t kFewPlaces = 4;

    bool strikeTouchedBy(std::uint32_t area, Value number)
    {
        std::array<Variable, kFewPlaces> left{};
        std::size_t count = 0;
        for (const Variable cell : m_layout.areaCells[area])
            if (has(cell, number))
                left[count++] = cell;
        const auto touchesAll = [&](Variable other) {
            return std::all_of(left.begin(), left.begin() + static_cast<std::ptrdiff_t>(count),
                               [&](Variable place) { return m_layout.touch(place, other); });
        };
        for (const Variable other : m_layout.touching[left[0]])
            if (has(other, number) && m_layout.areaOf[other] != area && touchesAll(other) &&
                !strike(other, number, AllTouch))
                return false;
        return true;
    }

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
    std::uint8_t placesNow(std::uint32_t area, Value number) const
    {
        std::uint8_t found = 0;
        for (const Variable cell : m_layout.areaCells[area])
            found = static_cast<std::uint8_t>(found + (has(cell, number) ? 1 : 0));
        return found;
    }
    void loseQuietly(std::uint32_t area, Value number)
    {
        if (places(area, number) != kDone)
            --places(area, number);
    }
    void returnPlace(std::uint32_t area, Value number)
    {
        if (places(area, number) != kDone)
            ++places(area, number);
    }
    bool losePlace(std::uint32_t area, Value number)
    {
        loseQuietly(area, number);
        if (places(area, number) == 1)
            m_singlePlaces.push_back({area, number});
        else if (places(area, number) <= kFewPlaces)
            m_fewPlaces.push_back({area, number});
        if (places(area, number) > 0)
            return true;
        if constexpr (Tracer::on)
            m_tracer.conflict(m_layout.areaCells[area].front(), NoPlace, number);
        return false;
    }

    const Layout& m_layout;
    std::vector<Value> m_numbers;
    std::vector<std::uint64_t> m_masks;
    std::vector<std::uint8_t> m_places; ///< for each area and number, cells it can still stand in
    std::vector<Change> m_trail;
    std::vector<Variable> m_singleCells;
    std::vector<AreaNumber> m_singlePlaces;
    std::vector<AreaNumber> m_fewPlaces; ///< may allow to strike what they touch
    std::size_t m_settled = 0;
    Tracer& m_tracer;
};

/// Settles the given numbers, which must not be contradictory, as told by placeGivens(). False, and
/// told as a conflict, if that leaves a cell or a number without any.
template<class Tracer>
bool settleGivens(const SuguruProblem& problem, Candidates<Tracer>& candidates)
{
    for (Variable cell = 0; cell < problem.cellCount(); ++cell)
        if (problem.givens[cell] != kNoValue && !candidates.settle(cell, problem.givens[cell]))
            return false;
    candidates.findFirstSingles();
    return true;
}

} // namespace clew::suguru
