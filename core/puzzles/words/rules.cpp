// What a solution has to be, checked by reading the words back, and which words may come next.

#include <algorithm>

#include "core/puzzles/words/puzzle.h"
#include "core/puzzles/words/spelling.h"

namespace clew::words {

namespace {

std::string_view withoutZeros(std::string_view digits)
{
    return digits.substr(std::min(digits.find_first_not_of('0'), digits.size() - 1));
}

} // namespace

std::vector<Sentence> WordsPuzzle::faults(const WordsProblem& /*words*/) const
{
    return {};
}

// Digits of the number as words, or words as digits: each rule writes what it is named for.
bool WordsPuzzle::canHappen(const WordsProblem& words, Event event) const
{
    const bool toWords = words.direction == Direction::ToWords;
    if (event.kind() != EventKind::Assign)
        return true;
    const Word::Role role = words.vocabulary().word(event.value()).role;
    switch (event.rule()) {
    case DigitWord:
        return toWords && role == Word::Role::Digit && event.variable() < words.number.size();
    case DigitRead:
        return !toWords && role == Word::Role::Figure;
    case EndingWord:
        return toWords && role == Word::Role::Ending;
    default:
        return toWords && role != Word::Role::Ending && role != Word::Role::Figure;
    }
}

// Reads the words again, whatever wrote them.
std::vector<Sentence> WordsPuzzle::verify(const WordsProblem& words, const Solution& solution) const
{
    const Vocabulary& vocabulary = words.vocabulary();
    const std::vector<Value> values(solution.begin(), std::ranges::find(solution, kNoValue));
    if (values.empty() || std::ranges::any_of(values, [&](Value value) {
            return value >= vocabulary.words().size();
        }))
        return {{phrase("words", "Some places hold no word.")}};
    if (words.direction == Direction::ToDigits) {
        const auto number = vocabulary.read(words.text);
        if (number && *number == vocabulary.join(values))
            return {};
        return {{phrase("words", "The words mean %1, not %2."),
                 {number.value_or("?"), vocabulary.join(values)}}};
    }
    const auto number = vocabulary.meaning(values);
    if (!number)
        return {{phrase("words", "The words cannot be read back: %1."), {number.error().sentence}}};
    if (withoutZeros(*number) != withoutZeros(words.number))
        return {{phrase("words", "The words mean %1, not %2."), {*number, words.number}}};
    const bool ends = vocabulary.word(values.back()).role == Word::Role::Ending;
    if (ends != (words.form == Form::Cheque))
        return {{phrase("words", "On a cheque the words have an ending, elsewhere none.")}};
    return {};
}

// A word is right if it goes on one of the ways to write the number that begins as the state does.
std::vector<Sentence> WordsPuzzle::violations(const WordsProblem& words, const State& state,
                                              Place place) const
{
    std::vector<std::vector<Value>> ways;
    const bool isSpelled =
        words.direction == Direction::ToWords && spokenDigits(words) <= kMaxSpelledDigits;
    if (isSpelled && whyNotSpelled(words))
        return {}; // nobody can say here what is right
    if (words.direction == Direction::ToDigits)
        ways = {readDigits(words)};
    else
        ways = {digitWords(words), spokenWords(words)};
    std::string wanted;
    for (const auto& way : ways) {
        if (place.variable >= way.size())
            continue;
        bool agrees = true;
        for (Variable before = 0; before < place.variable; ++before)
            agrees =
                agrees && (state.value(before) == kNoValue || state.value(before) == way[before]);
        if (!agrees)
            continue;
        if (way[place.variable] == place.value)
            return {};
        if (wanted.empty())
            wanted = words.vocabulary().word(way[place.variable]).text;
    }
    if (wanted.empty())
        return {{phrase("words", "The number ends before that."), {}, {place}}};
    return {{phrase("words", "“%1” is expected there."), {wanted}, {place}}};
}

} // namespace clew::words
