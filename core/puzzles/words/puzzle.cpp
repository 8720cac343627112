// Number words as a registered puzzle.

#include <algorithm>
#include <fmt/format.h>

#include "core/puzzles/words/formats.h"
#include "core/puzzles/words/picture.h"
#include "core/puzzles/words/writing.h"

namespace clew::words {

namespace {

const WordsProblem& cast(const Problem& problem)
{
    return static_cast<const WordsProblem&>(problem);
}

std::vector<PresetInfo> makePresets()
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
               phrase("words", "The least number there is a cheque for."), "0"),
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

PuzzleInfo makeInfo()
{
    using Kind = ParameterInfo::Kind;
    PuzzleInfo info;
    info.id = "words";
    info.title = phrase("words", "Number words");
    info.summary =
        phrase("words", "Write a number in full words, as on a cheque, or read words back.");
    info.parameters = {
        {.id = "number",
         .kind = Kind::Text,
         .title = phrase("words", "Number"),
         .summary = phrase("words", "A whole number, not negative, or words to be read back"),
         .fallback = "175"},
        {.id = "direction",
         .kind = Kind::Choice,
         .title = phrase("words", "Result"),
         .summary = phrase("words", "Words or digits; by default whichever the input is not"),
         .choices = {"words", "digits"}},
        {.id = "language",
         .kind = Kind::Choice,
         .title = phrase("words", "Language"),
         .summary = phrase("words", "Of the words: English, Chinese, Japanese or Portuguese"),
         .fallback = "en",
         .choices = languageIds()},
        {.id = "form",
         .kind = Kind::Choice,
         .title = phrase("words", "Form"),
         .summary =
             phrase("words", "Plain, or as on a cheque with an ending nothing can be added to"),
         .fallback = "plain",
         .choices = {"plain", "cheque"}},
    };
    info.presets = makePresets();
    info.formats = {
        {.id = "number",
         .title = phrase("words", "Number, or words to be read back"),
         .suffixes = {".words", ".txt"},
         .readsProblem = true,
         .writesProblem = true,
         .line = true},
        {.id = "words",
         .title = phrase("words", "The result in one line"),
         .writesSolution = true,
         .line = true},
    };
    info.noGenerator =
        phrase("words", "There are no new problems to make: every number is one already.");
    info.races = {
        {.id = "175",
         .title = phrase("words", "175 in two ways"),
         .lesson = phrase("words", "No choice, no search: naming digits is one step each, spelling "
                                   "out follows the language's rules."),
         .preset = "p95",
         .strategies = {"digits", "spell-out"}},
    };
    info.rules = {
        {DigitWord, phrase("words", "word of a digit")},
        {SpokenWord, phrase("words", "spoken word")},
        {EndingWord, phrase("words", "ending")},
        {DigitRead, phrase("words", "digit read")},
        {TooLong, phrase("words", "too long to be spelled out"), RuleScope::Place},
    };
    return info;
}

class WordsPuzzle : public Puzzle
{
public:
    WordsPuzzle() : Puzzle(makeInfo()) { addStrategies(); }

    Result<ProblemPtr> create(const Parameters& parameters) const override
    {
        return fromParameters(parameters);
    }

    Result<ProblemPtr> read(std::string_view text, std::string_view /*format*/,
                            const Parameters& parameters) const override
    {
        return readNumber(text, parameters);
    }

    std::string write(const Problem& problem, std::string_view /*format*/) const override
    {
        return writeNumber(cast(problem));
    }

    Sentence title(const Problem& problem) const override { return verbatim(titleText(problem)); }

    static std::string titleText(const Problem& problem)
    {
        const auto& words = cast(problem);
        constexpr std::size_t kMost = 24;
        const bool toWords = words.direction == Direction::ToWords;
        if (!toWords)
            return words.number.size() > kMost
                       ? fmt::format("words for {} digits", words.number.size())
                       : fmt::format("words for {}", words.number);
        return words.number.size() > kMost ? fmt::format("{} digits in words", words.number.size())
                                           : fmt::format("{} in words", words.number);
    }

    std::vector<Sentence> faults(const Problem& /*problem*/) const override { return {}; }

    Dimensions dimensions(const Problem& problem) const override
    {
        const auto& words = cast(problem);
        return {variableCount(words),
                static_cast<std::uint32_t>(words.vocabulary().words().size())};
    }

    bool canHappen(const Problem& problem, Event event) const override;

    Sentence placeName(const Problem& problem, Place place) const override
    {
        const auto& words = cast(problem);
        const bool toWords = words.direction == Direction::ToWords;
        std::string number = std::to_string(place.variable + 1);
        if (place.value == kNoValue)
            return {toWords ? phrase("words", "word %1") : phrase("words", "digit %1"),
                    {std::move(number)}};
        return {toWords ? phrase("words", "word %1 = %2") : phrase("words", "digit %1 = %2"),
                {std::move(number), words.vocabulary().word(place.value).text}};
    }

    std::vector<Sentence> verify(const Problem& problem, const Solution& solution) const override;

    std::string writeSolutions(const Problem& problem, std::span<const Solution> solutions,
                               std::uint64_t /*first*/, std::string_view /*format*/) const override
    {
        std::string text;
        for (const Solution& solution : solutions) {
            std::string line = resultText(cast(problem), solution);
            line += '\n';
            if (text.empty())
                text = std::move(line);
            else
                text += line;
        }
        return text;
    }

    std::string draw(const Problem& problem, const State* state) const override
    {
        const auto& words = cast(problem);
        std::string text = writeNumber(words);
        if (state != nullptr && state->assignedCount() > 0)
            text += resultText(words, solutionAt(problem, *state)) + "\n";
        return text;
    }

    Picture picture(const Problem& problem, const View& view) const override
    {
        return makePicture(cast(problem), view);
    }

    Sentence explain(const Problem& problem, const State& before, Event event) const override;
    std::vector<Sentence> violations(const Problem& problem, const State& state,
                                     Place place) const override;

private:
    void addStrategies();
};

// Digits of the number as words, or words as digits: each rule writes what it is named for.
bool WordsPuzzle::canHappen(const Problem& problem, Event event) const
{
    const auto& words = cast(problem);
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

std::string_view withoutZeros(std::string_view digits)
{
    return digits.substr(std::min(digits.find_first_not_of('0'), digits.size() - 1));
}

// Reads the words again, whatever wrote them.
std::vector<Sentence> WordsPuzzle::verify(const Problem& problem, const Solution& solution) const
{
    const auto& words = cast(problem);
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
        return {{phrase("words", "The words cannot be read back: %1."), {number.error().text()}}};
    if (withoutZeros(*number) != withoutZeros(words.number))
        return {{phrase("words", "The words mean %1, not %2."), {*number, words.number}}};
    const bool ends = vocabulary.word(values.back()).role == Word::Role::Ending;
    if (ends != (words.form == Form::Cheque))
        return {{phrase("words", "On a cheque the words have an ending, elsewhere none.")}};
    return {};
}

// A word is right if it goes on one of the ways to write the number that begins as the state does.
std::vector<Sentence> WordsPuzzle::violations(const Problem& problem, const State& state,
                                              Place place) const
{
    const auto& words = cast(problem);
    std::vector<std::vector<Value>> ways;
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
        return {{phrase("words", "The number has ended before."), {}, {place}}};
    return {{phrase("words", "“%1” is wanted there."), {wanted}, {place}}};
}

Sentence WordsPuzzle::explain(const Problem& problem, const State& before, Event event) const
{
    const auto& words = cast(problem);
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
                {resultText(words, solutionAt(problem, before))}};
    default:
        return {};
    }
}

void WordsPuzzle::addStrategies()
{
    using enum EventKind;
    addStrategy<WordsProblem>(
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
         .origin =
             phrase("words", "The document's program for P95, right for 9 and for 90 to 99 too.")},
        [](const WordsProblem& p, const Options& o, Control& c, auto& t) {
            return digits(p, o, c, t);
        });
    addStrategy<WordsProblem>(
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
         .origin = phrase("words", "Rule-based number formats of ICU, after the Unicode CLDR.")},
        [](const WordsProblem& p, const Options& o, Control& c, auto& t) {
            return spellOut(p, o, c, t);
        },
        [](const WordsProblem& p) { return spellOutRefusal(p); });
}

} // namespace

std::unique_ptr<const Puzzle> makePuzzle()
{
    return std::make_unique<WordsPuzzle>();
}

} // namespace clew::words
