// Digit by digit, as the document asks for: a number of any length, without a choice anywhere. It
// shows what a trace looks like where every step is forced.

#include "core/puzzles/words/writing.h"

namespace clew::words {

Strategy digits()
{
    using enum EventKind;
    return makeStrategy<WordsProblem>(
        {.id = "digits",
         .title = phrase("words", "Digit by digit"),
         .summary = phrase("words", "The word of each digit in turn: 175 is one-seven-five."),
         .idea = phrase("words", "Each digit has its word, so a number of any length is written "
                                 "from left to right without looking at the rest of it. Nothing "
                                 "is searched: it shows what a trace looks like where every "
                                 "step is forced. The other way round, words are read back into "
                                 "digits."),
         .pseudoCode =
             {
                 {"for each digit of the number, from the left:"},
                 {"  write its word", {{Assign, DigitWord}}},
                 {"for words to be read back: write each digit they mean", {{Assign, DigitRead}}},
                 {"on a cheque: write the ending", {{Assign, EndingWord}}},
                 {"report the line", {Solution}},
             },
         .cost = phrase("words", "One step a digit, and memory for the words."),
         .growth = Growth::power(1).ofTime(),
         .origin =
             phrase("words", "The document's program for P95, right for 9 and for 90 to 99 too.")},
        [](const WordsProblem& problem, const Options&, Control& control, auto& tracer) {
            const bool toWords = problem.direction == Direction::ToWords;
            std::ignore = writeOut(problem, toWords ? digitWords(problem) : readDigits(problem),
                                   toWords ? DigitWord : DigitRead, control, tracer);
            return control.finish();
        });
}

} // namespace clew::words
