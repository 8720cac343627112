// The boards that come with the program, and the races on them.

#include "core/puzzles/knight/puzzle.h"

namespace clew::knight {

std::vector<PresetInfo> presets()
{
    return {
        {.id = "p91",
         .title = phrase("knight", "Five by five (P91)"),
         .summary = phrase("knight", "From any square: 1,728 tours, 304 of them from each corner."),
         .parameters = {{"size", "5x5"}}},
        {.id = "6x6-closed",
         .title = phrase("knight", "Closed on six by six"),
         .summary = phrase("knight", "The smallest square with closed tours: 9,862."),
         .parameters = {{"size", "6x6"}, {"closed", "1"}}},
        {.id = "8x8",
         .title = phrase("knight", "The chessboard"),
         .summary = phrase(
             "knight", "Warnsdorff's rule finds a tour at once; there are 19,591,828,170,979,904."),
         .parameters = {{"size", "8x8"}, {"from", "a1"}}},
        {.id = "3x10-closed",
         .title = phrase("knight", "Closed on three by ten"),
         .summary =
             phrase("knight", "The smallest board three squares high with closed tours: 16."),
         .parameters = {{"size", "10x3"}, {"closed", "1"}}},
        {.id = "4x4",
         .title = phrase("knight", "Four by four"),
         .summary = phrase("knight", "There is no tour, and the search proves it."),
         .parameters = {{"size", "4x4"}}},
        {.id = "blocked",
         .title = phrase("knight", "A hole in the middle"),
         .summary = phrase("knight", "A closed tour around four blocked squares."),
         .text = "closed\n........\n........\n........\n...##...\n...##...\n........\n........\n..."
                 ".....\n",
         .format = "board"},
        {.id = "50x50",
         .title = phrase("knight", "Fifty by fifty"),
         .summary =
             phrase("knight", "2,500 squares: hopeless for backtracking, easy with a good rule."),
         .parameters = {{"size", "50x50"}, {"from", "a1"}}},
    };
}

std::vector<RaceInfo> races()
{
    return {
        {.id = "first-tour",
         .title = phrase("knight", "The first tour"),
         .lesson = phrase("knight", "Breadth first keeps millions of paths before one is a tour; "
                                    "backtracking keeps one; a good rule hardly ever turns back."),
         .preset = "p91",
         .strategies = {"breadth-first", "backtracking", "warnsdorff"},
         .solutions = 1},
        {.id = "no-tour",
         .title = phrase("knight", "Proving that there is none"),
         .lesson =
             phrase("knight", "Without a tour every strategy has to see everything, and a good "
                              "rule helps only by leaving dead ends early."),
         .preset = "4x4",
         .strategies = {"breadth-first", "backtracking", "warnsdorff"}},
        {.id = "chessboard",
         .title = phrase("knight", "One tour of the chessboard"),
         .lesson = phrase("knight", "Backtracking loses its way for longer than anybody waits; "
                                    "Warnsdorff's rule of 1823 walks straight through."),
         .preset = "8x8",
         .strategies = {"backtracking", "warnsdorff", "divide-and-conquer"},
         .solutions = 1},
    };
}

} // namespace clew::knight
