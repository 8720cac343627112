// The numbers that come with the program, and the race on one of them.

#include "core/puzzles/words/puzzle.h"

namespace clew::words {

std::vector<PresetInfo> presets()
{
    const auto preset = [](const char* id, Phrase title, Phrase summary, const char* text) {
        return PresetInfo{
            .id = id, .title = title, .summary = summary, .text = text, .format = "number"};
    };
    return {
        preset("p95", phrase("words", "175 (P95)"),
               phrase("words", "The example of the problem: one-seven-five."), "175"),
        preset("9", phrase("words", "Nine"),
               phrase("words", "Where the document's program has no word."), "9"),
        preset("90", phrase("words", "Ninety"),
               phrase("words", "Digit by digit nine-zero; the document's program drops the nine."),
               "90"),
        preset("0", phrase("words", "Zero"),
               phrase("words", "The smallest amount a cheque can be written for."), "0"),
        preset("30-digits", phrase("words", "Thirty digits"),
               phrase("words", "Spelled out it begins with one hundred twenty-three octillion."),
               "123456789012345678901234567890"),
        preset("cheque", phrase("words", "A cheque in Chinese"),
               phrase("words", "Financial characters, which no stroke can turn into others."),
               "9090 language=zh form=cheque"),
        preset("back", phrase("words", "Back from words"),
               phrase("words", "Spoken words read back into digits."), "one hundred seventy-five"),
    };
}

std::vector<RaceInfo> races()
{
    return {
        {.id = "175",
         .title = phrase("words", "175 in two ways"),
         .lesson = phrase("words", "No choice, no search: naming digits is one step each, spelling "
                                   "out follows the language's rules."),
         .preset = "p95",
         .strategies = {"digits", "spell-out"}},
    };
}

} // namespace clew::words
