#include "core/puzzles/sudoku/exactcover.h"

namespace clew::sudoku {

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

} // namespace clew::sudoku
