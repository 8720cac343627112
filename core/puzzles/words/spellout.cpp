// As spoken: what a cheque really says, by the rules of the language. The words are one wording
// among others, so that the search runs dry after it.

#include "core/puzzles/words/writing.h"

namespace clew::words {

namespace {

std::optional<Sentence> refusalSpellOut(const WordsProblem& problem)
{
    return problem.direction == Direction::ToDigits ? std::nullopt : whyNotSpelled(problem);
}

} // namespace

Strategy spellOut()
{
    using enum EventKind;
    return makeStrategy<WordsProblem>(
        {.id = "spell-out",
         .title = phrase("words", "As spoken"),
         .summary = phrase("words",
                           "The words one says: 175 is one hundred seventy-five. Up to 36 digits."),
         .complete = false,
         .idea = phrase("words", "Languages name numbers in groups: of three digits in English, "
                                 "of four in Chinese and Japanese. A group is put into words by "
                                 "a small set of rules, and the word for its scale follows: "
                                 "thousand, million, and so on. What is left over is treated in "
                                 "the same way."),
         .pseudoCode =
             {
                 {"if the number has more than 36 digits: stop", {{Conflict, TooLong}}},
                 {"while the number is longer than the rules reach:"},
                 {"  take its first group of digits"},
                 {"  put the group into words by the rules, then its scale"},
                 {"put the rest into words by the rules"},
                 {"for each word of these: write it", {{Assign, SpokenWord}}},
                 {"for words to be read back: write each digit they mean", {{Assign, DigitRead}}},
                 {"on a cheque: write the ending", {{Assign, EndingWord}}},
                 {"report the line", {Solution}},
             },
         .cost = phrase("words", "One step a word, and at most 36 digits: there are no names "
                                 "for larger scales."),
         .growth = Growth::power(1).ofTime(),
         .origin = phrase("words", "Rule-based number formats of ICU, after the Unicode CLDR.")},
        [](const WordsProblem& problem, const Options&, Control& control, auto& tracer) {
            if (problem.direction == Direction::ToDigits) {
                std::ignore = writeOut(problem, readDigits(problem), DigitRead, control, tracer);
                return control.finish();
            }
            std::ignore = writeOut(problem, spokenWords(problem), SpokenWord, control, tracer);
            return control.finish(Ending::RanDry);
        },
        [](const WordsProblem& problem) { return refusalSpellOut(problem); });
}

} // namespace clew::words
