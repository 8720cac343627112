// Suguru as an exact cover, to see how far a general method gets: every cell gets a number, every
// area gets each of its numbers, and every block of 2 x 2 cells has each number at most once: cells
// touch exactly if they share such a block. Solved by dancing links (Knuth, TAOCP 7.2.2.1) with the
// blocks' numbers as secondary items.

#include "core/puzzle/figures.h"
#include "core/puzzles/suguru/suguru.h"

#include <algorithm>
#include <map>
#include <optional>

#include "core/search/dancinglinks.h"

namespace clew::suguru {

namespace {

// Of each cell the numbers that the given ones leave it, as bits; of given cells none.
std::vector<std::uint64_t> numbersLeft(const SuguruProblem& problem, const Layout& layout)
{
    std::vector<std::uint64_t> left(problem.cellCount());
    for (Variable cell = 0; cell < problem.cellCount(); ++cell) {
        if (problem.givens[cell] != kNoValue)
            continue;
        left[cell] = (std::uint64_t{1} << layout.areaSize(cell)) - 1;
        for (const Variable other : layout.excluded[cell])
            if (problem.givens[other] != kNoValue)
                left[cell] &= ~(std::uint64_t{1} << problem.givens[other]);
    }
    return left;
}

// Items for the cells and numbers that are not given. None if the control says stop.
std::optional<DancingLinks> exactCover(const SuguruProblem& problem, const Layout& layout,
                                       const std::vector<std::uint64_t>& left, Control& control)
{
    DancingLinks links;
    std::uint32_t items = 0;
    std::vector<std::uint32_t> itemOfCell(problem.cellCount());
    for (Variable cell = 0; cell < problem.cellCount(); ++cell) {
        if (problem.givens[cell] != kNoValue)
            continue;
        itemOfCell[cell] = items++;
        links.addPrimary({cell, NoNumber});
    }
    std::map<std::pair<std::uint32_t, Value>, std::uint32_t> itemOfAreaNumber;
    for (std::uint32_t area = 0; area < layout.areaCells.size(); ++area) {
        const auto& cells = layout.areaCells[area];
        if (!control.poll())
            return std::nullopt;
        for (Value number = 0; number < cells.size(); ++number) {
            if (std::ranges::any_of(cells, [&](Variable c) { return problem.givens[c] == number; }))
                continue;
            itemOfAreaNumber[{area, number}] = items++;
            links.addPrimary({cells.front(), NoPlace, number});
        }
    }
    // Blocks are numbered by their upper left cells; a board one cell wide or high has narrower
    // ones.
    const std::uint32_t lastX = std::max(problem.width, 2U) - 2;
    const std::uint32_t lastY = std::max(problem.height, 2U) - 2;
    const std::uint32_t firstBlockItem = items;
    for (std::uint32_t i = 0; i < (lastX + 1) * (lastY + 1) * layout.largestArea; ++i)
        links.addSecondary();

    for (Variable cell = 0; cell < problem.cellCount(); ++cell) {
        const std::uint32_t x = cell % problem.width;
        const std::uint32_t y = cell / problem.width;
        if (x == 0 && !control.poll())
            return std::nullopt;
        for (Value number = 0; number < layout.areaSize(cell); ++number) {
            if ((left[cell] >> number & 1U) == 0)
                continue;
            std::vector<std::uint32_t> covered{itemOfCell[cell],
                                               itemOfAreaNumber.at({layout.areaOf[cell], number})};
            for (std::uint32_t by = y == 0 ? 0 : y - 1; by <= std::min(y, lastY); ++by)
                for (std::uint32_t bx = x == 0 ? 0 : x - 1; bx <= std::min(x, lastX); ++bx)
                    covered.push_back(firstBlockItem +
                                      (by * (lastX + 1) + bx) * layout.largestArea + number);
            links.addOption({cell, number}, covered);
        }
    }
    return links;
}

template<class Tracer>
Outcome searchDancingLinks(const SuguruProblem& problem, Control& control, Tracer& tracer)
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

} // namespace

Strategy dancingLinks()
{
    using enum EventKind;
    return makeStrategy<SuguruProblem>(
        {.id = "dancing-links",
         .title = phrase("suguru", "Dancing links"),
         .summary =
             phrase("suguru", "Exact cover: every cell and every number of an area once, every "
                              "number of a 2 × 2 block at most once; fewest options first."),
         .exhausts = true,
         .idea = phrase("suguru", "Suguru is an exact cover: each cell gets one number, each "
                                  "area each of its numbers once, and each 2 × 2 block a number "
                                  "at most once, since cells touch exactly if they share a "
                                  "block. The search always settles what has the fewest "
                                  "possibilities. These are kept in linked lists, from which "
                                  "they are taken out and put back by a few assignments."),
         .pseudoCode =
             {
                 {"set the given numbers", {{Assign, GivenNumber}, {Conflict, BadGivens}}},
                 {"cover()"},
                 {""},
                 {"cover():"},
                 {"  if nothing is left to be covered: report the board; return", {Solution}},
                 {"  item ← a cell, or a number of an area, with the fewest possibilities"},
                 {"  if it has none: return", {Conflict}},
                 {"  for each possibility of item:"},
                 {"    put that number into that cell", {Decide}},
                 {"    strike all that share an item with it", {Remove}},
                 {"    cover()"},
                 {"    put them back in reverse order, take the number away", {Visit}},
             },
         .cost = phrase("suguru", "Exponential at worst, usually few nodes. Each node unlinks and "
                                  "links many possibilities. Memory for the links, allocated once: "
                                  "one possibility for each cell and number."),
         .growth = Growth::exponential().inCells().atWorst(),
         .counted = kDecidesWhatIsForced,
         .origin = phrase("suguru", "Knuth, The Art of Computer Programming 7.2.2.1.")},
        [](const SuguruProblem& problem, const Options& /*options*/, Control& control,
           auto& tracer) { return searchDancingLinks(problem, control, tracer); },
        RefuseLargeAreas{});
}

} // namespace clew::suguru
