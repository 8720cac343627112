// The nonograms that come with the program, and races on them.

#include "core/puzzles/nonogram/puzzle.h"

namespace clew::nonogram {

namespace {

// The first is from the source document; the pictures are our own.
constexpr TextPreset kPresets[] = {
    {.id = "p98",
     .title = phrase("nonogram", "The example of P98"),
     .summary = phrase("nonogram", "9 rows, 8 columns, one solution, found by line solving alone."),
     .text = "[[3],[2,1],[3,2],[2,2],[6],[1,5],[6],[1],[2]] "
             "[[1,2],[3,1],[1,5],[7,1],[5],[3],[4],[3]]",
     .format = "clues"},
    {.id = "heart",
     .title = phrase("nonogram", "Heart"),
     .summary = phrase("nonogram", "Small and quick."),
     .text = ".XX...XX.\n"
             "XXXX.XXXX\n"
             "XXXXXXXXX\n"
             "XXXXXXXXX\n"
             ".XXXXXXX.\n"
             "..XXXXX..\n"
             "...XXX...\n"
             "....X....\n",
     .format = "text"},
    {.id = "boat",
     .title = phrase("nonogram", "Boat"),
     .summary = phrase("nonogram", "12 columns, 10 rows, one solution."),
     .text = ".....X......\n"
             ".....XX.....\n"
             ".....XXX....\n"
             ".....XXXX...\n"
             ".....XXXXX..\n"
             ".....X......\n"
             "XXXXXXXXXXXX\n"
             ".XXXXXXXXXX.\n"
             "..XXXXXXXX..\n"
             "XXX..XX..XXX\n",
     .format = "text"},
    {.id = "cat",
     .title = phrase("nonogram", "Cat"),
     .summary = phrase("nonogram", "10 columns, 10 rows, one solution."),
     .text = ".X.....X..\n"
             ".XX...XX..\n"
             ".XXXXXXX..\n"
             ".X.XXX.X..\n"
             ".XXXXXXX..\n"
             "..XXXXX..X\n"
             "..XXXXXX.X\n"
             ".XXXXXXX.X\n"
             ".XXXXXXXXX\n"
             ".XX.XX.XX.\n",
     .format = "text"},
    {.id = "clew",
     .title = phrase("nonogram", "A ball of thread"),
     .summary = phrase("nonogram", "15 columns, 15 rows: the clew itself."),
     .text = "....XXXXXX.....\n"
             "..XX..XX..XX...\n"
             ".X..XX..XX..X..\n"
             ".X.X..XX..X.X..\n"
             "X.X.XX..XX.X.X.\n"
             "X.X.X.XX..XX.X.\n"
             "XX.X.X..XX.X.X.\n"
             "XX.X.XXX..X.XX.\n"
             "X.X.X...XX.X.X.\n"
             "X.XX.XXX..XX.X.\n"
             ".X..XX..XX..X..\n"
             ".XX...XX...XX..\n"
             "...XXX...XXX...\n"
             ".....XXXXX...XX\n"
             "........XXXXXX.\n",
     .format = "text"},
    {.id = "dominoes",
     .title = phrase("nonogram", "Domino logic"),
     .summary = phrase("nonogram", "No line settles anything: clause learning shows at once "
                                   "that there is one solution, while searching takes long."),
     .text = "[[3],[1],[3,1],[1],[3,1],[1],[3,1],[1],[3,1],[1],[3,1],[1],[1]] "
             "[[1],[1],[1,3],[1],[1,3],[1],[1,3],[1],[1,3],[1],[1,3],[1],[3]]",
     .format = "clues"},
    {.id = "diagonals",
     .title = phrase("nonogram", "Six solutions"),
     .summary = phrase("nonogram", "One cell in each row and column of a 3 × 3 grid: clues need "
                                   "not have only one solution."),
     .text = "[[1],[1],[1]] [[1],[1],[1]]",
     .format = "clues"},
};

} // namespace

std::vector<PresetInfo> presets()
{
    return textPresets(kPresets);
}

std::vector<RaceInfo> races()
{
    return {
        {.id = "p98",
         .title = phrase("nonogram", "The picture of P98"),
         .lesson =
             phrase("nonogram", "Rows in order, the most constrained lines first, or no guess at "
                                "all: what a line says about its cells is enough."),
         .preset = "p98",
         .strategies = {"row-by-row", "scored-lines", "line-solving"}},
        {.id = "clew",
         .title = phrase("nonogram", "A larger picture"),
         .lesson =
             phrase("nonogram", "The larger the picture, the more a wrong row at the top costs."),
         .preset = "clew",
         .strategies = {"row-by-row", "scored-lines", "line-solving"}},
    };
}

} // namespace clew::nonogram
