// The lists of numbers that come with the program, and races on them.

#include "core/puzzles/arithmetic/puzzle.h"

namespace clew::arithmetic {

std::vector<PresetInfo> presets()
{
    return {
        {.id = "p93",
         .title = phrase("arithmetic", "The first five primes (P93)"),
         .summary = phrase("arithmetic", "2-3+5+7 = 11, 2 = (3*5+7)/11, and ten others."),
         .text = "2 3 5 7 11",
         .format = "list"},
        {.id = "any",
         .title = phrase("arithmetic", "Five primes in any order"),
         .summary = phrase("arithmetic",
                           "1,264 trees, 58 classes. The document's program looks for those with "
                           "a single number on one side."),
         .text = "2 3 5 7 11 order=any",
         .format = "list"},
        {.id = "fours",
         .title = phrase("arithmetic", "Four fours"),
         .summary =
             phrase("arithmetic", "As close as possible to 20 with four fours; each text once."),
         .text = "4 4 4 4 order=any target=20 distinct=texts",
         .format = "list"},
        {.id = "countdown",
         .title = phrase("arithmetic", "Six numbers for 952"),
         .summary =
             phrase("arithmetic", "As on television: some of the numbers, positive integers only."),
         .text = "3 6 25 50 75 100 order=any target=952 range=naturals distinct=classes",
         .format = "list"},
        {.id = "zeros",
         .title = phrase("arithmetic", "With zeros"),
         .summary = phrase("arithmetic", "Zeros multiply freely and never divide."),
         .text = "0 1 0 2 0",
         .format = "list"},
        {.id = "24",
         .title = phrase("arithmetic", "8 3 8 3 24"),
         .summary = phrase("arithmetic", "Only with a fraction in between: 8/(3-8/3) = 24."),
         .text = "8 3 8 3 24",
         .format = "list"},
    };
}

std::vector<RaceInfo> races()
{
    return {
        {.id = "equations",
         .title = phrase("arithmetic", "Every equation of 2 3 5 7 11"),
         .lesson = phrase("arithmetic", "Trees are built again for every split; tables build each "
                                        "part of the list once."),
         .preset = "p93",
         .strategies = {"trees", "pair-combining", "interval-tables"}},
        {.id = "any-order",
         .title = phrase("arithmetic", "In any order"),
         .lesson =
             phrase("arithmetic", "Each order of the numbers is one more list to search: what "
                                  "was a few thousand nodes becomes hundreds of thousands."),
         .preset = "any",
         .strategies = {"trees", "pair-combining", "interval-tables"}},
    };
}

} // namespace clew::arithmetic
