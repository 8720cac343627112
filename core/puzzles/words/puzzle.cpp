// Number words: what the puzzle says of itself, and its strategies in the order in which they are
// shown.

#include "core/puzzles/words/puzzle.h"

#include "core/puzzle/parameters.h"
#include "core/puzzles/words/spelling.h"

namespace clew::words {

Strategy digits();
Strategy spellOut();

namespace {

std::vector<ParameterInfo> parameters()
{
    using enum ParameterInfo::Kind;
    return {
        {.id = "number",
         .kind = Text,
         .title = phrase("words", "Number"),
         .summary = phrase("words", "A whole number, not negative, or words to be read back"),
         .fallback = "175"},
        {.id = "direction",
         .kind = Choice,
         .title = phrase("words", "Result"),
         .summary = phrase("words", "Words or digits; by default whichever the input is not"),
         .choices = {"words", "digits"}},
        {.id = "language",
         .kind = Choice,
         .title = phrase("words", "Language"),
         .summary = phrase("words", "Of the words: English, Chinese, Japanese or Portuguese"),
         .fallback = "en",
         .choices = languageIds()},
        {.id = "form",
         .kind = Choice,
         .title = phrase("words", "Form"),
         .summary =
             phrase("words", "Plain, or as on a cheque with an ending nothing can be added to"),
         .fallback = "plain",
         .choices = {"plain", "cheque"}},
    };
}

std::vector<RuleInfo> rules()
{
    return {
        {DigitWord, phrase("words", "word of a digit")},
        {SpokenWord, phrase("words", "spoken word")},
        {EndingWord, phrase("words", "ending")},
        {DigitRead, phrase("words", "digit read")},
        {TooLong, phrase("words", "too long to be spelled out"), RuleScope::Place},
    };
}

PuzzleInfo makeInfo()
{
    return {
        .id = "words",
        .title = phrase("words", "Number words"),
        .summary =
            phrase("words", "Write a number out in words, as on a cheque, or read words back."),
        .parameters = parameters(),
        .presets = presets(),
        .formats = formats(),
        .races = races(),
        .rules = rules(),
        .noGenerator =
            phrase("words", "There is nothing to generate: every number is already a problem."),
    };
}

} // namespace

WordsPuzzle::WordsPuzzle() : TypedPuzzle(makeInfo(), {digits(), spellOut()}) {}

Result<ProblemPtr> WordsPuzzle::create(const Parameters& parameters) const
{
    return read(textParameter(parameters, "number", "175"), "number", parameters)
        .map_error([](Error error) {
            return Error{{phrase("words", "number: %1"), {std::move(error.sentence)}}};
        });
}

Sentence WordsPuzzle::title(const WordsProblem& words) const
{
    constexpr std::size_t kMost = 24;
    const bool toWords = words.direction == Direction::ToWords;
    // The number that words name is what is looked for.
    constexpr std::size_t kMostBytes = 60;
    if (!toWords && !words.text.empty() && words.text.size() <= kMostBytes)
        return {phrase("words", "%1 in digits"), {words.text}};
    if (!toWords || words.number.size() > kMost)
        return {toWords ? phrase("words", "%1 digits in words")
                        : phrase("words", "words for %1 digits"),
                {std::to_string(words.number.size())}};
    return {phrase("words", "%1 in words"), {words.number}};
}

namespace {

Phrase nameOf(Language language)
{
    switch (language) {
    case Language::English:
        break;
    case Language::Chinese:
        return phrase("words", "Chinese");
    case Language::Japanese:
        return phrase("words", "Japanese");
    case Language::Portuguese:
        return phrase("words", "Portuguese");
    }
    return phrase("words", "English");
}

} // namespace

// On paper there is no strategy to say how: what is meant is shown with another number.
std::vector<Sentence> WordsPuzzle::instructions(const WordsProblem& words) const
{
    if (words.direction == Direction::ToDigits)
        return {{phrase("words", "Write in digits the number that the words name.")}};
    WordsProblem example = words;
    example.number = words.number == "308" ? "409" : "308";
    return {{words.form == Form::Cheque
                 ? phrase("words", "Write the word of each digit in turn, in %1 and as on a "
                                   "cheque: for %2, %3.")
                 : phrase("words", "Write the word of each digit in turn, in %1: for %2, %3."),
             {Sentence{nameOf(words.language)}, example.number,
              resultText(example, digitWords(example))}}};
}

Dimensions WordsPuzzle::dimensions(const WordsProblem& words) const
{
    return {variableCount(words), static_cast<std::uint32_t>(words.vocabulary().words().size())};
}

std::unique_ptr<const Puzzle> makePuzzle()
{
    return std::make_unique<WordsPuzzle>();
}

} // namespace clew::words
