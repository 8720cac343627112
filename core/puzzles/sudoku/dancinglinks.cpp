// Sudoku as an exact cover: every empty cell is filled once, every unit gets each of its missing
// digits once. Solved by dancing links (Knuth, TAOCP 7.2.2.1), always branching on a cell, or on a
// digit of a unit, with the fewest possibilities left: naked and hidden singles come by themselves.

#include "core/puzzle/figures.h"
#include "core/puzzles/sudoku/givens.h"

#include "core/search/dancinglinks.h"

namespace clew::sudoku {

namespace {

// One option for each candidate that the givens leave (`allowed`); what the givens cover is left
// out.
DancingLinks exactCover(const SudokuProblem& problem, const Layout& layout,
                        std::span<const Mask> allowed)
{
    const std::uint32_t size = layout.size();
    DancingLinks links;
    std::uint32_t items = 0;
    std::vector<std::uint32_t> cellItem(layout.cellCount());
    for (Cell cell = 0; cell < layout.cellCount(); ++cell) {
        if (problem.givens[cell] != kNoValue)
            continue;
        links.addPrimary({cell, NoCandidate, kNoValue});
        cellItem[cell] = items++;
    }
    std::vector<std::uint32_t> digitItem(std::size_t{layout.unitCount()} * size);
    for (std::uint32_t unit = 0; unit < layout.unitCount(); ++unit) {
        Mask missing = layout.allDigits();
        for (const Cell cell : layout.unit(unit))
            if (problem.givens[cell] != kNoValue)
                missing &= ~bitOf(problem.givens[cell]);
        for (Value value = 0; value < size; ++value) {
            if ((missing & bitOf(value)) == 0)
                continue;
            links.addPrimary(
                {layout.unit(unit).front(), noPlaceRule(layout.unitKind(unit)), value});
            digitItem[std::size_t{unit} * size + value] = items++;
        }
    }
    for (Cell cell = 0; cell < layout.cellCount(); ++cell) {
        for (Value value = 0; value < size; ++value) {
            if (problem.givens[cell] != kNoValue || (allowed[cell] & bitOf(value)) == 0)
                continue;
            const auto [row, column, box] = layout.unitsOf(cell);
            const std::array<std::uint32_t, 4> covered{
                cellItem[cell], digitItem[std::size_t{row} * size + value],
                digitItem[std::size_t{column} * size + value],
                digitItem[std::size_t{box} * size + value]};
            links.addOption({cell, value}, covered);
        }
    }
    return links;
}

template<class Tracer>
Outcome solve(const SudokuProblem& problem, Control& control, Tracer& tracer)
{
    if (!placeGivens(problem, tracer))
        return control.finish();
    const Layout layout(problem.box);
    const std::vector<Mask> allowed = allowedDigits(problem, layout);
    if constexpr (Tracer::on)
        traceStruck(problem, layout, allowed, tracer);
    DancingLinks links = exactCover(problem, layout, allowed);
    std::vector<Value> values = problem.givens;
    links.search(control, tracer, Taken, [&](std::span<const DancingLinks::Option> chosen) {
        return control.solution([&] {
            for (const auto& option : chosen)
                values[option.variable] = option.value;
            return std::span<const Value>(values);
        });
    });
    return control.finish();
}

} // namespace

Strategy dancingLinks()
{
    using enum EventKind;
    return makeStrategy<SudokuProblem>(
        {.id = "dancing-links",
         .title = phrase("sudoku", "Dancing links"),
         .summary =
             phrase("sudoku", "Exact cover: each empty cell filled once, each missing digit placed "
                              "once in each unit; always the one with the fewest possibilities."),
         .exhausts = true,
         .idea = phrase("sudoku", "Sudoku is an exact cover: each cell is filled once, and each "
                                  "digit comes once in each row, column and box. The search "
                                  "always settles the cell, or the digit of a unit, with the "
                                  "fewest possibilities, so that forced moves come by "
                                  "themselves. Possibilities are kept in linked lists, from "
                                  "which they are taken out and put back by a few assignments."),
         .pseudoCode =
             {
                 {"set the given digits", {{Assign, GivenDigit}, {Conflict, Taken}}},
                 {"cover()"},
                 {""},
                 {"cover():"},
                 {"  if nothing is left to be covered: report the board; return", {Solution}},
                 {"  item ← a cell, or a digit of a unit, with the fewest possibilities"},
                 {"  if it has none: return", {Conflict}},
                 {"  for each possibility of item:"},
                 {"    place that digit in that cell", {Decide}},
                 {"    strike all that share an item with it", {Remove}},
                 {"    cover()"},
                 {"    put them back in reverse order, take the digit away", {Visit}},
             },
         .cost = phrase("sudoku", "Exponential at worst; on 9 × 9 seldom more than some hundred "
                                  "nodes. Each node unlinks and links many possibilities. "
                                  "Memory for the links of at most N³ possibilities, allocated "
                                  "once."),
         .growth = Growth::exponential().inCells().atWorst(),
         .counted = kDecidesWhatIsForced,
         .origin = phrase("sudoku", "Knuth, Dancing Links, 2000; The Art of Computer Programming, "
                                    "7.2.2.1.")},
        [](const SudokuProblem& problem, const Options& /*options*/, Control& control,
           auto& tracer) { return solve(problem, control, tracer); });
}

} // namespace clew::sudoku
