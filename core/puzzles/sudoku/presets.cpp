#include "core/puzzles/sudoku/presets.h"

namespace clew::sudoku {

std::vector<PresetInfo> presets()
{
    return {
        {.id = "p97",
         .title = phrase("sudoku", "The board of P97"),
         .summary = phrase("sudoku", "From the ninety-nine problems; one solution."),
         .text = "..48...17"
                 "67.9....."
                 "5.8.3...4"
                 "3..74.1.."
                 ".69...78."
                 "..1.69..5"
                 "1...8.3.6"
                 ".....6.91"
                 "24...15..",
         .format = "line"},
    };
}

} // namespace clew::sudoku
