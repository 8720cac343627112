// Suguru as an exact cover: every cell gets a number, every area gets each of its numbers, and
// every block of 2 x 2 cells has each number at most once: cells touch exactly if they share such a
// block. Solved by dancing links (Knuth, TAOCP 7.2.2.1) with the blocks' numbers as secondary
// items.

#pragma once

#include <optional>

#include "core/puzzles/suguru/suguru.h"
#include "core/search/dancinglinks.h"

namespace clew::suguru {

/// Of each cell the numbers that the given ones leave it, as bits; of given cells none.
std::vector<std::uint64_t> numbersLeft(const SuguruProblem& problem, const Layout& layout);

/// Items for the cells and numbers that are not given.
/// None if the control says stop.
std::optional<DancingLinks> exactCover(const SuguruProblem& problem, const Layout& layout,
                                       const std::vector<std::uint64_t>& left, Control& control);

template<class Tracer>
Outcome dancingLinks(const SuguruProblem& problem, const Options& /*options*/, Control& control,
                     Tracer& tracer)
{
    const Layout layout(problem);
    if (!placeGivens(problem, layout, tracer))
        return control.finish();
    const std::vector<std::uint64_t> left = numbersLeft(problem, layout);
    if constexpr (Tracer::on)
        for (Variable cell = 0; cell < left.size(); ++cell)
            for (Value number = 0; number < layout.areaSize(cell); ++number)
                if (problem.givens[cell] == kNoValue && (left[cell] >> number & 1U) == 0)
                    tracer.remove(cell, number, Touching);
    std::optional<DancingLinks> links = exactCover(problem, layout, left, control);
    if (!links)
        return control.finish();
    std::vector<Value> numbers = problem.givens;
    links->search(control, tracer, Touching, [&](std::span<const DancingLinks::Option> chosen) {
        return control.solution([&] {
            for (const auto& option : chosen)
                numbers[option.variable] = option.value;
            return std::span<const Value>(numbers);
        });
    });
    return control.finish();
}

} // namespace clew::suguru
