#include "core/puzzles/sudoku/rules.h"

#include <algorithm>
#include <array>

#include "core/puzzles/sudoku/puzzle.h"

namespace clew::sudoku {

std::vector<Clash> clashes(const SudokuProblem& problem)
{
    std::vector<Clash> found;
    if (!contradictory(problem))
        return found; // the usual case, for streams of millions of boards
    const Layout layout(problem.box);
    for (Cell cell = 0; cell < layout.cellCount(); ++cell)
        for (const Cell peer : layout.peers(cell))
            if (const auto unit = layout.commonUnit(cell, peer);
                unit && peer > cell && problem.givens[cell] != kNoValue &&
                problem.givens[cell] == problem.givens[peer])
                found.push_back({cell, peer, *unit});
    return found;
}

Sentence unitName(const Layout& layout, std::uint32_t unit)
{
    static constexpr UnitPhrases names{phrase("sudoku", "row %1"), phrase("sudoku", "column %1"),
                                       phrase("sudoku", "box %1")};
    return {names[static_cast<std::size_t>(layout.unitKind(unit))], {layout.unitIndex(unit) + 1}};
}

Sentence clashSentence(const SudokuProblem& problem, const Clash& clash)
{
    static constexpr UnitPhrases patterns{
        phrase("sudoku", "%1 and %2 are both %3, in row %4."),
        phrase("sudoku", "%1 and %2 are both %3, in column %4."),
        phrase("sudoku", "%1 and %2 are both %3, in box %4."),
    };
    const std::uint32_t size = problem.size();
    const Value value = problem.givens[clash.first];
    return {patterns[clash.unit / size],
            {cellName(size, clash.first), cellName(size, clash.second), digitName(value),
             std::to_string(clash.unit % size + 1)},
            {{clash.first, value}, {clash.second, value}}};
}

bool contradictory(const SudokuProblem& problem)
{
    constexpr Value kBits = 31; // what a mask may be shifted by
    const auto [width, height] = problem.box;
    const Value* given = problem.givens.data();
    std::array<Mask, kMaxSize> inColumns;
    std::fill_n(inColumns.begin(), problem.size(), Mask{0});
    Mask clash = 0;
    for (std::uint32_t band = 0; band < width; ++band) { // as many as a box is wide
        std::array<Mask, kMaxBoxSide> inBoxes{};
        for (std::uint32_t row = 0; row < height; ++row) {
            Mask inRow = 0;
            Mask* inColumn = inColumns.data();
            for (std::uint32_t stack = 0; stack < height; ++stack) {
                Mask inBox = inBoxes[stack];
                for (std::uint32_t i = 0; i < width; ++i, ++given, ++inColumn) {
                    // Without a branch: which cells are given is hard to predict.
                    const Mask bit = Mask{*given != kNoValue} << (*given & kBits);
                    clash |= (inRow | *inColumn | inBox) & bit;
                    inRow |= bit;
                    inBox |= bit;
                    *inColumn |= bit;
                }
                inBoxes[stack] = inBox;
            }
        }
    }
    return clash != 0;
}

Sentence takenSentence(const Layout& layout, Place place, Cell peer)
{
    static constexpr UnitPhrases patterns{
        phrase("sudoku", "%1 cannot be %2: in row %4, %3 is."),
        phrase("sudoku", "%1 cannot be %2: in column %4, %3 is."),
        phrase("sudoku", "%1 cannot be %2: in box %4, %3 is."),
    };
    const std::uint32_t unit = *layout.commonUnit(place.variable, peer);
    return {patterns[static_cast<std::size_t>(layout.unitKind(unit))],
            {cellName(layout.size(), place.variable), digitName(place.value),
             cellName(layout.size(), peer), std::to_string(layout.unitIndex(unit) + 1)},
            {place},
            {{peer, place.value}}};
}

std::vector<Sentence> SudokuPuzzle::faults(const SudokuProblem& problem) const
{
    std::vector<Sentence> faults;
    for (const Clash& clash : clashes(problem))
        faults.push_back(clashSentence(problem, clash));
    return faults;
}

std::vector<Sentence> SudokuPuzzle::verify(const SudokuProblem& problem,
                                           const Solution& solution) const
{
    if (solution.size() != problem.givens.size())
        return {{phrase("sudoku", "The board has %1 cells, but %2 are filled."),
                 {std::to_string(problem.givens.size()), std::to_string(solution.size())}}};
    std::vector<Sentence> wrong;
    for (Cell cell = 0; cell < solution.size(); ++cell) {
        if (solution[cell] >= problem.size())
            wrong.push_back({phrase("sudoku", "%1 is empty."),
                             {cellName(problem.size(), cell)},
                             {{cell, kNoValue}}});
        else if (problem.givens[cell] != kNoValue && problem.givens[cell] != solution[cell])
            wrong.push_back({phrase("sudoku", "%1 must be %2, as given, not %3."),
                             {cellName(problem.size(), cell), digitName(problem.givens[cell]),
                              digitName(solution[cell])},
                             {{cell, solution[cell]}}});
    }
    if (!wrong.empty())
        return wrong;
    SudokuProblem filled;
    filled.box = problem.box;
    filled.givens = solution;
    return faults(filled);
}

std::vector<Sentence> SudokuPuzzle::violations(const SudokuProblem& problem, const State& state,
                                               Place place) const
{
    const Layout layout(problem.box);
    const Value given = problem.givens[place.variable];
    std::vector<Sentence> broken;
    if (given != kNoValue && given != place.value)
        broken.push_back({phrase("sudoku", "%1 is %2: given."),
                          {cellName(layout.size(), place.variable), digitName(given)},
                          {place},
                          {{place.variable, given}}});
    for (const Cell peer : layout.peers(place.variable))
        if (state.value(peer) == place.value || problem.givens[peer] == place.value)
            broken.push_back(takenSentence(layout, place, peer));
    return broken;
}

} // namespace clew::sudoku
