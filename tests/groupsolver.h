// An oracle for boards whose groups hold each of their values once (Sudoku, Suguru): plain
// backtracking, which shares nothing with the program.

#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <random>
#include <vector>

#include "core/text/sentence.h"

namespace clew::test {

struct Claim
{
    Place place;
    bool holds;
};

class GroupSolver
{
public:
    using Cells = std::vector<Variable>;

    GroupSolver(std::vector<Cells> groups, std::vector<Cells> excluded)
        : m_groups(std::move(groups)), m_excluded(std::move(excluded)), m_start(m_excluded.size())
    {
        for (const Cells& group : m_groups)
            for (const Variable cell : group)
                m_start[cell] = (std::uint64_t{1} << group.size()) - 1;
    }

    [[nodiscard]] const std::vector<Cells>& groups() const { return m_groups; }

    /// Whether the claims leave the cell without this value, by inspection.
    [[nodiscard]] bool isExcluded(const std::vector<Claim>& claims, Place place) const
    {
        const auto [cell, value] = place;
        const auto& excluded = m_excluded[cell];
        constexpr Value kBits = 64;
        return value >= kBits || (m_start[cell] >> value & 1U) == 0 ||
               std::ranges::any_of(claims, [&](const Claim& claim) {
                   if (!claim.holds)
                       return claim.place == place;
                   if (claim.place.variable == place.variable)
                       return claim.place.value != place.value;
                   return claim.place.value == place.value &&
                          std::ranges::find(excluded, claim.place.variable) != excluded.end();
               });
    }

    /// Whether all claims can be true at once.
    bool isPossible(const std::vector<Claim>& claims)
    {
        std::vector<std::uint64_t> values = m_start;
        for (const auto& [place, holds] : claims) {
            const std::uint64_t bit = std::uint64_t{1} << place.value;
            values[place.variable] &= holds ? bit : ~bit;
        }
        return solve(std::move(values), nullptr);
    }

    /// A board at random; empty if there is none.
    std::vector<Value> randomBoard(std::mt19937& random)
    {
        return solve(m_start, &random) ? m_found : std::vector<Value>{};
    }

private:
    using Board = std::vector<std::uint64_t>;

    // Takes singles out of what they exclude until nothing changes. False: impossible.
    bool reduce(Board& values) const
    {
        for (bool changed = true; changed;) {
            changed = false;
            for (Variable cell = 0; cell < values.size(); ++cell) {
                if (values[cell] == 0)
                    return false;
                if (!std::has_single_bit(values[cell]))
                    continue;
                for (const Variable other : m_excluded[cell]) {
                    changed = changed || (values[other] & values[cell]) != 0;
                    values[other] &= ~values[cell];
                }
            }
        }
        return true;
    }

    bool solve(Board values, std::mt19937* random)
    {
        if (!reduce(values))
            return false;
        // The fewest ways to go on: the values of a cell, or the cells for a value of a group.
        std::vector<std::pair<Variable, std::uint64_t>> best;
        const auto offer = [&](std::vector<std::pair<Variable, std::uint64_t>> ways) {
            if (best.empty() || ways.size() < best.size())
                best = std::move(ways);
        };
        for (const Cells& group : m_groups) {
            for (std::size_t value = 0; value < group.size(); ++value) {
                std::vector<std::pair<Variable, std::uint64_t>> ways;
                bool isDone = false;
                for (const Variable cell : group) {
                    const std::uint64_t bit = std::uint64_t{1} << value;
                    if ((values[cell] & bit) != 0)
                        ways.emplace_back(cell, bit);
                    isDone = isDone || values[cell] == bit;
                }
                if (ways.empty())
                    return false;
                if (!isDone)
                    offer(std::move(ways));
            }
        }
        for (Variable cell = 0; cell < values.size(); ++cell) {
            if (std::has_single_bit(values[cell]))
                continue;
            std::vector<std::pair<Variable, std::uint64_t>> ways;
            for (std::uint64_t left = values[cell]; left != 0; left &= left - 1)
                ways.emplace_back(cell, left & ~(left - 1));
            offer(std::move(ways));
        }
        if (best.empty()) {
            m_found.clear();
            for (const std::uint64_t value : values)
                m_found.push_back(static_cast<Value>(std::countr_zero(value)));
            return true;
        }
        if (random != nullptr)
            std::ranges::shuffle(best, *random);
        return std::ranges::any_of(best, [&](const auto& way) {
            Board next = values;
            next[way.first] = way.second;
            return solve(std::move(next), random);
        });
    }

    std::vector<Cells> m_groups;
    std::vector<Cells> m_excluded;
    Board m_start;
    std::vector<Value> m_found;
};

} // namespace clew::test
