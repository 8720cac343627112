// The words themselves. Below the limits of ICU's spell-out rules they are ICU's; above, the
// leading groups are ICU's too, each followed by the scale word of our vocabulary. Corrected are a
// cheque's numbers in ideographs and Chinese ones from 10^12 on.

#include "core/puzzles/words/spelling.h"

#include <algorithm>
#include <new>

#include "core/loaded/speller.h"
#include "core/storage/companion.h"

namespace clew::words {

namespace {

// ICU spells out numbers below 10^18.
constexpr std::size_t kIcuDigits = 18;

/// Making one takes longer than all it is used for, and it may not be shared by threads.
Result<const Speller*> speller(const Vocabulary& vocabulary)
{
    thread_local std::unordered_map<std::string, std::unique_ptr<Speller>> all;
    auto& made = all[vocabulary.id()];
    if (!made) {
        const auto make =
            companionFunction<decltype(clewMakeSpeller)>("clew-spelling.so", "clewMakeSpeller");
        if (!make)
            return tl::make_unexpected(make.error());
        if (!(*make)(vocabulary.id(), made))
            throw std::bad_alloc();
        if (!made)
            return fail({phrase("words", "The library ICU has no words for numbers in %1."),
                         {vocabulary.id()}});
    }
    return made.get();
}

const char16_t* ruleSet(const Vocabulary& vocabulary, bool financial)
{
    if (vocabulary.language() == Language::Portuguese)
        return u"%spellout-cardinal-masculine";
    return financial && vocabulary.isIdeographic() ? u"%spellout-cardinal-financial"
                                                   : u"%spellout-cardinal";
}

/// On a cheque each multiplier has its digit, so that none can be put before it: 壹拾, not 拾.
std::vector<Value> withEveryDigit(const Vocabulary& vocabulary, const std::vector<Value>& words)
{
    std::vector<Value> all;
    for (const Value word : words) {
        const bool isBare = vocabulary.word(word).role == Word::Role::Multiplier &&
                            (all.empty() || vocabulary.word(all.back()).role != Word::Role::Digit ||
                             vocabulary.word(all.back()).value == 0);
        if (isBare)
            all.push_back(vocabulary.digit(1, true));
        all.push_back(word);
    }
    return all;
}

std::vector<Value> spelledByIcu(const Vocabulary& vocabulary, bool financial, std::uint64_t number)
{
    std::string text;
    if (!speller(vocabulary)
             .value()
             ->spell(static_cast<std::int64_t>(number), ruleSet(vocabulary, financial), text))
        throw std::bad_alloc();
    std::vector<Value> words = vocabulary.parse(text).value(); // ICU's, so all are known
    return financial && vocabulary.isIdeographic() ? withEveryDigit(vocabulary, words) : words;
}

void append(std::vector<Value>& words, const std::vector<Value>& more)
{
    words.insert(words.end(), more.begin(), more.end());
}

/// 一亿零一十万: behind a gap ten is one ten.
std::vector<Value> withOneTen(const Vocabulary& vocabulary, std::vector<Value> words)
{
    const Value ten = spelledByIcu(vocabulary, false, 10).front();
    for (std::size_t i = 1; i < words.size(); ++i)
        if (words[i] == ten && words[i - 1] == vocabulary.link())
            words.insert(words.begin() + static_cast<std::ptrdiff_t>(i),
                         vocabulary.digit(1, false));
    return words;
}

/// A number of at most 16 digits. Chinese counts in 亿 up to there, 万亿 where ICU writes 兆, which
/// is also read as a million.
std::vector<Value> spelled(const Vocabulary& vocabulary, bool financial, std::uint64_t number)
{
    constexpr std::uint64_t kYi = 100'000'000;
    constexpr std::uint32_t kYiPower = 8;
    if (vocabulary.language() != Language::Chinese)
        return spelledByIcu(vocabulary, financial, number);
    if (number < kYi * 10'000) {
        std::vector<Value> words = spelledByIcu(vocabulary, financial, number);
        // 一亿零一万: ICU leaves the gap before the group of 万 unsaid.
        const std::uint64_t rest = number % kYi;
        const auto yi = std::ranges::find(words, vocabulary.scale(kYiPower, true));
        if (yi != words.end() && rest >= 10'000 && rest < kYi / 10 && yi[1] != vocabulary.link())
            words.insert(yi + 1, vocabulary.link());
        return withOneTen(vocabulary, words);
    }
    std::vector<Value> words = spelledByIcu(vocabulary, financial, number / kYi);
    words.push_back(vocabulary.scale(kYiPower, true));
    const std::uint64_t rest = number % kYi;
    if (rest == 0)
        return words;
    if (rest < kYi / 10)
        words.push_back(vocabulary.link());
    append(words, spelledByIcu(vocabulary, financial, rest));
    return withOneTen(vocabulary, words);
}

std::uint64_t valueOf(std::string_view digits)
{
    std::uint64_t value = 0;
    for (const char digit : digits)
        value = 10 * value + static_cast<std::uint64_t>(digit - '0');
    return value;
}

bool isZero(std::string_view digits)
{
    return digits.find_first_not_of('0') == std::string_view::npos;
}

/// Whether the language puts its link between a group and `rest`, the digits after it: in
/// Portuguese before a single short or round group, in Chinese over a gap.
bool wantsLink(const Vocabulary& vocabulary, std::string_view rest)
{
    if (vocabulary.language() == Language::Chinese)
        return rest.front() == '0';
    if (vocabulary.language() != Language::Portuguese)
        return false;
    const std::size_t first = rest.find_first_not_of('0') / 3 * 3;
    const std::uint64_t group = valueOf(rest.substr(first, 3));
    return isZero(rest.substr(first + 3)) && (group <= 100 || group % 100 == 0);
}

std::string_view withoutLeadingZeros(std::string_view digits)
{
    return digits.substr(std::min(digits.find_first_not_of('0'), digits.size() - 1));
}

void appendEnding(const WordsProblem& problem, std::vector<Value>& words)
{
    if (problem.form == Form::Cheque)
        words.push_back(problem.vocabulary().ending());
}

} // namespace

std::vector<Value> digitWords(const WordsProblem& problem)
{
    std::vector<Value> words;
    words.reserve(variableCount(problem));
    const Vocabulary& vocabulary = problem.vocabulary();
    const bool financial = problem.form == Form::Cheque;
    for (const char digit : problem.number)
        words.push_back(vocabulary.digit(static_cast<std::uint32_t>(digit - '0'), financial));
    appendEnding(problem, words);
    return words;
}

std::vector<Value> spokenWords(const WordsProblem& problem)
{
    const Vocabulary& vocabulary = problem.vocabulary();
    const bool financial = problem.form == Form::Cheque;
    std::string_view rest = withoutLeadingZeros(problem.number);
    if (whyNotSpelled(problem))
        return {};
    std::vector<Value> words;
    const std::size_t group = vocabulary.groupSize();
    // What is left to ICU is a whole number of groups.
    const std::size_t last = kIcuDigits / group * group;
    while (rest.size() > last) {
        const std::size_t power = (rest.size() - 1) / group * group;
        const std::uint64_t value = valueOf(rest.substr(0, rest.size() - power));
        rest.remove_prefix(rest.size() - power);
        if (value != 0) {
            append(words, spelledByIcu(vocabulary, financial, value));
            words.push_back(vocabulary.scale(static_cast<std::uint32_t>(power), value > 1));
            if (!isZero(rest) && wantsLink(vocabulary, rest))
                words.push_back(vocabulary.link());
        }
    }
    if (words.empty() || !isZero(rest))
        append(words, spelled(vocabulary, financial, valueOf(rest)));
    appendEnding(problem, words);
    return words;
}

std::size_t spokenDigits(const WordsProblem& problem)
{
    return withoutLeadingZeros(problem.number).size();
}

std::optional<Sentence> whyNotSpelled(const WordsProblem& problem)
{
    if (spokenDigits(problem) > kMaxSpelledDigits)
        return tooLongToSpell(problem);
    const auto loaded = speller(problem.vocabulary());
    return loaded ? std::nullopt : std::optional(loaded.error().sentence);
}

Sentence tooLongToSpell(const WordsProblem& problem)
{
    return {phrase("words",
                   "There are words for numbers of up to %1 digits; this one has %2. Digit "
                   "by digit any length can be written."),
            {std::to_string(kMaxSpelledDigits), std::to_string(spokenDigits(problem))}};
}

std::vector<Value> readDigits(const WordsProblem& problem)
{
    std::vector<Value> figures;
    figures.reserve(problem.number.size());
    const Vocabulary& vocabulary = problem.vocabulary();
    for (const char digit : problem.number)
        figures.push_back(vocabulary.figure(static_cast<std::uint32_t>(digit - '0')));
    return figures;
}

std::uint32_t variableCount(const WordsProblem& problem)
{
    // At most two words a digit ("novecentos e noventa e nove mil"), links and the ending.
    constexpr std::size_t kRoom = 8;
    const std::size_t digits = problem.number.size();
    const bool isSpelled =
        problem.direction == Direction::ToWords && spokenDigits(problem) <= kMaxSpelledDigits;
    if (problem.direction == Direction::ToDigits)
        return static_cast<std::uint32_t>(digits);
    return static_cast<std::uint32_t>((isSpelled ? 2 * digits : digits) + kRoom);
}

} // namespace clew::words
