// The boards of queens that come with the program, and its races.

#include "core/puzzles/queens/puzzle.h"

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

std::vector<RaceInfo> races()
{
    return {
        {.id = "13-seconds",
         .title = phrase("queens", "13 seconds and 6 milliseconds"),
         .lesson = phrase("queens", "The two programs of P90 and the usual one: comparing only "
                                    "complete choices builds millions of boards for nothing."),
         .preset = "p90",
         .strategies = {"generate-and-test", "column-by-column", "backtracking"}},
        {.id = "depth-or-breadth",
         .title = phrase("queens", "Depth or breadth"),
         .lesson =
             phrase("queens", "The same nodes in another order: depth first soon finds one "
                              "solution; breadth first makes nearly all boards before it has any."),
         .preset = "p90",
         .strategies = {"column-by-column", "backtracking"},
         .solutions = 1},
        {.id = "all-of-12",
         .title = phrase("queens", "All 14,200 on twelve"),
         .lesson =
             phrase("queens", "Fewer nodes or cheaper ones: choosing the tightest line opens the "
                              "fewest nodes, bit masks open each the fastest."),
         .preset = "12",
         .strategies = {"backtracking", "dancing-links", "bitmask"}},
        {.id = "one-of-32",
         .title = phrase("queens", "One solution for thirty-two"),
         .lesson = phrase("queens", "Where one solution is enough, repairing a wrong board beats "
                                    "building a right one."),
         .preset = "32",
         .strategies = {"backtracking", "dancing-links", "min-conflicts"},
         .solutions = 1},
    };
}

} // namespace clew::queens
