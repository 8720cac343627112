// What each step of number words writes, in words.

#include "core/puzzles/words/puzzle.h"
#include "core/puzzles/words/spelling.h"

namespace clew::words {

Sentence WordsPuzzle::placeName(const WordsProblem& words, Place place) const
{
    const bool toWords = words.direction == Direction::ToWords;
    const std::string number = std::to_string(place.variable + 1);
    if (place.value == kNoValue)
        return {toWords ? phrase("words", "word %1") : phrase("words", "digit %1"), {number}};
    return {toWords ? phrase("words", "word %1 = %2") : phrase("words", "digit %1 = %2"),
            {number, words.vocabulary().word(place.value).text}};
}

Sentence WordsPuzzle::explain(const WordsProblem& words, const State& before, Event event) const
{
    const Place place{event.variable(), event.value()};
    switch (event.kind()) {
    case EventKind::Assign: {
        const std::string& text = words.vocabulary().word(event.value()).text;
        const std::string index = std::to_string(event.variable() + 1);
        switch (event.rule()) {
        case DigitWord:
            return {phrase("words", "Digit %1 of the number is %2: write “%3”."),
                    {index, words.number.substr(event.variable(), 1), text},
                    {place}};
        case DigitRead:
            return {
                phrase("words", "Digit %1 of what the words mean is %2."), {index, text}, {place}};
        case EndingWord:
            return {
                phrase("words", "“%1” closes the amount: nothing can be added."), {text}, {place}};
        default:
            return {phrase("words", "As spoken, word %1 is “%2”."), {index, text}, {place}};
        }
    }
    case EventKind::Conflict:
        return tooLongToSpell(words);
    case EventKind::Solution:
        return {phrase("words", "The whole number is written: %1."),
                {resultText(words, solutionAt(words, before))}};
    default:
        return {};
    }
}

} // namespace clew::words
