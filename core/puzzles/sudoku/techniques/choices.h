// Choices that take few places between them, which subsets and fish are made of: cells and their
// digits, digits and their places in a unit, lines and the places of a digit in each.

#pragma once

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

/// What there is to choose from: numbers, each with its places.
class Choices
{
public:
    void add(std::uint32_t number, Mask places)
    {
        m_numbers[m_count] = bitOf(number);
        m_places[m_count++] = places;
    }

    /// Some of the numbers, and all places of these.
    struct Choice
    {
        Mask numbers = 0;
        Mask places = 0;
    };

    /// visit(choice) for `count` numbers with `most` places at most between them, until it is true.
    /// As masks of numbers they come in ascending order.
    template<class Visit>
    bool visit(std::uint32_t count, std::uint32_t most, Visit&& visit) const
    {
        return add(m_count, count, most, {}, visit);
    }

private:
    // Adds `count` of the first `end` numbers; too many places end a choice early.
    template<class Visit>
    bool add(std::size_t end, std::uint32_t count, std::uint32_t most, Choice before,
             Visit& visit) const
    {
        if (count == 0)
            return visit(before);
        for (std::size_t i = count - 1; i < end; ++i) {
            const Choice choice{before.numbers | m_numbers[i], before.places | m_places[i]};
            if (bitCount(choice.places) <= most && add(i, count - 1, most, choice, visit))
                return true;
        }
        return false;
    }

    std::array<Mask, kMaxSize> m_numbers;
    std::array<Mask, kMaxSize> m_places;
    std::size_t m_count = 0;
};

} // namespace clew::sudoku
