// Pencil marks kept up to date as cells are settled, every change reported to the tracer where it
// happens: what propagation and logic share.

#pragma once

#include <array>
#include <utility>

#include "core/puzzles/suguru/marks.h"

namespace clew::suguru {

template<class Tracer>
class Candidates : public Marks
{
public:
    Candidates(const Layout& layout, Tracer& tracer) : Marks(layout), m_tracer(tracer) {}

    /// The area of the conflict that was found last.
    [[nodiscard]] std::uint32_t failedArea() const { return m_failedArea; }

    /// Settles a cell whose move has been reported already, and strikes the number from all cells
    /// it excludes. False, and reported as a conflict, if a cell or a number is left without any.
    bool settle(Variable cell, Value number)
    {
        m_struckBy = 0;
        const std::uint64_t others = m_masks[cell] & ~bitOf(number);
        m_trail.push_back({cell, number, m_masks[cell]});
        m_numbers[cell] = number;
        m_masks[cell] = 0;
        ++m_settled;
        const std::uint32_t area = m_layout.areaOf[cell];
        // The number itself needs no place any more, so it is not checked below.
        places(area, number) = kDone;
        bool sound = true;
        for (std::uint64_t rest = others; rest != 0; rest &= rest - 1)
            sound = takePlace(area, static_cast<Value>(std::countr_zero(rest))) && sound;
        for (std::size_t i = 0; i < m_layout.excluded[cell].size() && sound; ++i) {
            const Variable other = m_layout.excluded[cell][i];
            if (has(other, number))
                sound = strike(other, number, m_layout.areaOf[other] == area ? SameArea : Touching);
        }
        return sound;
    }

    /// Reports and strikes a candidate; `isFirst`: of those that a technique strikes for one
    /// reason. False, and reported as a conflict, if a cell or a number is left without any.
    bool strike(Variable cell, Value number, Rule rule, bool isFirst = false)
    {
        if constexpr (Tracer::on) {
            if (isFirst && m_struckBy == rule)
                m_tracer.removeAnew(cell, number, rule);
            else
                m_tracer.remove(cell, number, rule);
            m_struckBy = rule;
        }
        m_trail.push_back({cell, kNoValue, m_masks[cell]});
        m_masks[cell] &= ~bitOf(number);
        if (m_masks[cell] == 0) {
            m_tracer.conflict(cell, NoNumber);
            m_failedArea = m_layout.areaOf[cell];
            // The place is lost as well, for undoTo() to give back.
            losePlace(m_layout.areaOf[cell], number);
            return false;
        }
        if (count(cell) == 1)
            m_singleCells.push_back(cell);
        return takePlace(m_layout.areaOf[cell], number);
    }

    /// Wherever an area puts a number, it may touch cells of other areas: strikes the number there,
    /// for areas and numbers with few places left that have lost some since. Ends early where that
    /// gives a single. False, and reported as a conflict, if a cell or a number is left without
    /// any.
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

private:
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
        bool isFirst = true;
        for (const Variable other : m_layout.touching[left[0]])
            if (has(other, number) && m_layout.areaOf[other] != area && touchesAll(other) &&
                !strike(other, number, AllTouch, std::exchange(isFirst, false)))
                return false;
        return true;
    }

    bool takePlace(std::uint32_t area, Value number)
    {
        losePlace(area, number);
        if (places(area, number) == 1)
            m_singlePlaces.push_back({area, number});
        else if (places(area, number) <= kFewPlaces)
            m_fewPlaces.push_back({area, number});
        if (places(area, number) > 0)
            return true;
        m_failedArea = area;
        if constexpr (Tracer::on)
            m_tracer.conflict(m_layout.areaCells[area].front(), NoPlace, number);
        return false;
    }

    Tracer& m_tracer;
    std::uint32_t m_failedArea = 0;
    Rule m_struckBy = 0; ///< the rule of the strike before, if nothing was settled since
};

/// Settles the given numbers, which must not be contradictory, as reported by placeGivens(). False,
/// and reported as a conflict, if that leaves a cell or a number without any.
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
