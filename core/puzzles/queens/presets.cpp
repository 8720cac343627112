#include "core/puzzles/queens/presets.h"

namespace clew::queens {

std::vector<PresetInfo> presets()
{
    return {
        {.id = "p90",
         .title = phrase("queens", "Eight queens (P90)"),
         .summary = phrase("queens", "The classical problem: 92 solutions, 12 up to symmetry."),
         .parameters = {{"size", "8"}}},
        {.id = "4",
         .title = phrase("queens", "Four queens"),
         .summary =
             phrase("queens", "The smallest board with a solution, and small enough to watch."),
         .parameters = {{"size", "4"}}},
        {.id = "6",
         .title = phrase("queens", "Six queens"),
         .summary = phrase("queens", "Four solutions, and they are hard to find by hand."),
         .parameters = {{"size", "6"}}},
        {.id = "sicp",
         .title = phrase("queens", "Figure 2.8 begun"),
         .summary =
             phrase("queens", "Eight queens with the first two columns of SICP's figure given."),
         .text = "(3 7 _ _ _ _ _ _)",
         .format = "list"},
        {.id = "12",
         .title = phrase("queens", "Twelve queens"),
         .summary = phrase("queens", "14,200 solutions."),
         .parameters = {{"size", "12"}}},
        {.id = "32",
         .title = phrase("queens", "Thirty-two queens"),
         .summary = phrase("queens",
                           "One solution is easy for local search; nobody has counted them all."),
         .parameters = {{"size", "32"}}},
    };
}

} // namespace clew::queens
