// The graphs that come with the program, and races on them.

#include "core/puzzles/graphs/puzzle.h"

namespace clew::graphs {

std::vector<PresetInfo> presets()
{
    return {
        {.id = "p94",
         .title = phrase("graphs", "Cubic graphs on 6 nodes (P94)"),
         .summary = phrase("graphs", "The document's question: two graphs, in 70 labelled forms."),
         .parameters = {{"degree", "3"}, {"size", "6"}}},
        {.id = "square",
         .title = phrase("graphs", "Squares on 4 nodes"),
         .summary =
             phrase("graphs", "The document's first list: one graph, labelled in three ways."),
         .parameters = {{"degree", "2"}, {"size", "4"}, {"labelled", "1"}}},
        {.id = "cubic8",
         .title = phrase("graphs", "Cubic graphs on 8 nodes"),
         .summary = phrase("graphs", "Six graphs, five of them connected; 19,355 labelled ones."),
         .parameters = {{"degree", "3"}, {"size", "8"}}},
        {.id = "quartic7",
         .title = phrase("graphs", "Four neighbours on 7 nodes"),
         .summary =
             phrase("graphs", "Two graphs: the complements of a heptagon and of a triangle with "
                              "a square."),
         .parameters = {{"degree", "4"}, {"size", "7"}}},
        {.id = "cubic10",
         .title = phrase("graphs", "Cubic graphs on 10 nodes"),
         .summary = phrase("graphs", "19 connected graphs; the Petersen graph is one of them."),
         .parameters = {{"degree", "3"}, {"size", "10"}, {"connected", "1"}}},
        {.id = "petersen",
         .title = phrase("graphs", "The Petersen graph"),
         .summary = phrase("graphs", "All its edges given: look at it in the several layouts."),
         .text = "0-1 1-2 2-3 3-4 0-4 0-5 1-6 2-7 3-8 4-9 5-7 7-9 6-9 6-8 5-8",
         .format = "list"},
    };
}

std::vector<RaceInfo> races()
{
    return {
        {.id = "isomorphs",
         .title = phrase("graphs", "Two cubic graphs on six nodes"),
         .lesson = phrase("graphs", "Making all 70 and throwing 68 away, or never making a copy."),
         .preset = "p94",
         .strategies = {"edge-selection-canonical", "orderly"}},
        {.id = "eight-nodes",
         .title = phrase("graphs", "Cubic graphs on eight nodes"),
         .lesson = phrase("graphs", "Two nodes more and the copies are thousands for each graph; "
                                    "orderly generation still sees every graph once."),
         .preset = "cubic8",
         .strategies = {"edge-selection-canonical", "orderly"}},
    };
}

} // namespace clew::graphs
