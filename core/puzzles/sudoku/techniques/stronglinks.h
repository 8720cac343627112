// One digit and the lines where it has two places left (strong links): if it is not in one of them
// it is in the other. Two such lines that meet settle what their far ends see.

#pragma once

#include <array>
#include <boost/container/static_vector.hpp>
#include <utility>

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

using StrongLink = std::pair<Cell, Cell>;
using StrongLinks = boost::container::static_vector<StrongLink, kMaxSize>;

/// Those of the digit in each line of a kind.
inline StrongLinks strongLinksOf(const Grid& grid, Value value, UnitKind kind)
{
    StrongLinks links;
    const std::uint32_t size = grid.layout().size();
    const std::uint32_t first = static_cast<std::uint32_t>(kind) * size;
    for (std::uint32_t unit = first; unit < first + size; ++unit)
        if (const auto link = grid.strongLink(unit, value))
            links.push_back(*link);
    return links;
}

/// Emits what follows if ends of `a` and `b` meet in a unit accepted by `joins`, for all four ways
/// to join.
template<class Joins>
bool joinStrongLinks(const Grid& grid, const StepSink& sink, Value value, StrongLink a,
                     StrongLink b, Rule rule, Phrase pattern, Joins joins)
{
    for (const auto& [farA, nearA] : {a, StrongLink(a.second, a.first)}) {
        for (const auto& [farB, nearB] : {b, StrongLink(b.second, b.first)}) {
            if (nearA == nearB || farA == farB || nearA == farB || farA == nearB ||
                !joins(nearA, nearB))
                continue;
            const Layout& layout = grid.layout();
            const CellSet struck = layout.peerSet(farA) & layout.peerSet(farB) & grid.places(value);
            if (struck.none())
                continue;
            Step step{rule,
                      pattern,
                      {digitTerm(value), cellsTerm({nearA, nearB}), cellsTerm({farA, farB})}};
            step.causes = placesOf(std::array{farA, nearA, nearB, farB}, value);
            step.links = {{{farA, value}, {nearA, value}, true},
                          {{nearA, value}, {nearB, value}, false},
                          {{nearB, value}, {farB, value}, true}};
            eliminate(step, grid, struck, value);
            if (sink(std::move(step)))
                return true;
        }
    }
    return false;
}

} // namespace clew::sudoku
