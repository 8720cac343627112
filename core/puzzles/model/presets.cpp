// The models that are shipped (resources/models/), each with what it teaches.

#include <algorithm>

#include "core/puzzles/model/puzzle.h"

namespace clew::model {

namespace {

PresetInfo preset(const char* id, Phrase title, Phrase summary)
{
    const auto shipped = std::ranges::find(shippedModels(), id, &ShippedModel::id);
    return {.id = id,
            .title = title,
            .summary = summary,
            .text = std::string(shipped->text),
            .format = "mzn"};
}

} // namespace

std::vector<PresetInfo> presets()
{
    return {
        preset("killer", phrase("model", "Killer Sudoku"),
               phrase("model", "Cages and their sums: how sums and differences together settle "
                               "cells that neither settles alone.")),
        preset(
            "diagonal", phrase("model", "Diagonal Sudoku"),
            phrase("model", "What two more constraints are worth: far fewer givens are enough.")),
        preset("jigsaw", phrase("model", "Jigsaw Sudoku"),
               phrase("model", "Only \"all different\" matters, not how the regions look.")),
        preset("kakuro", phrase("model", "Kakuro"),
               phrase("model", "A crossword of sums: a sum of few different numbers leaves few "
                               "sets.")),
        preset("futoshiki", phrase("model", "Futoshiki"),
               phrase("model", "How inequalities strike from both ends of a domain, and how chains "
                               "of them add up.")),
        preset("skyscrapers", phrase("model", "Skyscrapers"),
               phrase("model", "How a condition on order becomes sums of Booleans.")),
        preset("starbattle", phrase("model", "Star Battle"),
               phrase("model", "Counting: most steps follow from how many places are left.")),
        preset("binairo", phrase("model", "Binairo"),
               phrase("model", "How small local rules settle most of a board.")),
        preset("magicsquare", phrase("model", "Magic square"),
               phrase("model", "What breaking symmetry saves: of eight images one is left.")),
        preset("sendmoremoney", phrase("model", "SEND + MORE = MONEY"),
               phrase("model", "One equation, propagated to its bounds, already settles M, O and "
                               "S.")),
        preset("zebra", phrase("model", "Zebra puzzle"),
               phrase("model", "How many small hints fit together without a guess.")),
        preset("mapcolouring", phrase("model", "Map colouring"),
               phrase("model", "How a guess spreads along borders; an order of colours counts each "
                               "map only once.")),
    };
}

std::vector<RaceInfo> races()
{
    return {
        {.id = "strength",
         .title = phrase("model", "What a node is worth"),
         .lesson = phrase("model", "The more each constraint strikes, the fewer nodes are "
                                   "searched, and the more expensive each of them is."),
         .preset = "killer",
         .strategies = {"values-only", "bounds", "domains"}},
        {.id = "order",
         .title = phrase("model", "Which variable first"),
         .lesson = phrase("model", "The same constraints in other orders: where few values are "
                                   "left, and where it has failed before."),
         .preset = "killer",
         .strategies = {"input-order", "first-fail", "weighted-degree"}},
    };
}

} // namespace clew::model
