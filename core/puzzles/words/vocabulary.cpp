#include "core/puzzles/words/vocabulary.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <fmt/format.h>
#include <map>
#include <utility>

#include "core/puzzle/registry.h"
#include "core/text/printable.h"
#include "core/text/scanner.h"

namespace clew::words {

namespace {

using Role = Word::Role;

constexpr std::array<std::string_view, 4> kIds{"en", "zh", "ja", "pt"};

/// A word as the tables below have it.
struct Entry
{
    std::string_view text;
    Role role;
    std::uint32_t value;
};

constexpr auto kEnglish = std::to_array<Entry>({{"ten", Role::Tens, 10},
                                                {"eleven", Role::Tens, 11},
                                                {"twelve", Role::Tens, 12},
                                                {"thirteen", Role::Tens, 13},
                                                {"fourteen", Role::Tens, 14},
                                                {"fifteen", Role::Tens, 15},
                                                {"sixteen", Role::Tens, 16},
                                                {"seventeen", Role::Tens, 17},
                                                {"eighteen", Role::Tens, 18},
                                                {"nineteen", Role::Tens, 19},
                                                {"twenty", Role::Tens, 20},
                                                {"thirty", Role::Tens, 30},
                                                {"forty", Role::Tens, 40},
                                                {"fifty", Role::Tens, 50},
                                                {"sixty", Role::Tens, 60},
                                                {"seventy", Role::Tens, 70},
                                                {"eighty", Role::Tens, 80},
                                                {"ninety", Role::Tens, 90},
                                                {"hundred", Role::Multiplier, 100},
                                                {"thousand", Role::Scale, 3},
                                                {"million", Role::Scale, 6},
                                                {"billion", Role::Scale, 9},
                                                {"trillion", Role::Scale, 12},
                                                {"quadrillion", Role::Scale, 15},
                                                {"quintillion", Role::Scale, 18},
                                                {"sextillion", Role::Scale, 21},
                                                {"septillion", Role::Scale, 24},
                                                {"octillion", Role::Scale, 27},
                                                {"nonillion", Role::Scale, 30},
                                                {"decillion", Role::Scale, 33},
                                                {"and", Role::Link, 0},
                                                {"and 00/100", Role::Ending, 0}});

constexpr auto kPortuguese = std::to_array<Entry>({{"dez", Role::Tens, 10},
                                                   {"onze", Role::Tens, 11},
                                                   {"doze", Role::Tens, 12},
                                                   {"treze", Role::Tens, 13},
                                                   {"catorze", Role::Tens, 14},
                                                   {"quatorze", Role::Tens, 14},
                                                   {"quinze", Role::Tens, 15},
                                                   {"dezesseis", Role::Tens, 16},
                                                   {"dezessete", Role::Tens, 17},
                                                   {"dezoito", Role::Tens, 18},
                                                   {"dezenove", Role::Tens, 19},
                                                   {"vinte", Role::Tens, 20},
                                                   {"trinta", Role::Tens, 30},
                                                   {"quarenta", Role::Tens, 40},
                                                   {"cinquenta", Role::Tens, 50},
                                                   {"sessenta", Role::Tens, 60},
                                                   {"setenta", Role::Tens, 70},
                                                   {"oitenta", Role::Tens, 80},
                                                   {"noventa", Role::Tens, 90},
                                                   {"cem", Role::Hundreds, 100},
                                                   {"cento", Role::Hundreds, 100},
                                                   {"duzentos", Role::Hundreds, 200},
                                                   {"trezentos", Role::Hundreds, 300},
                                                   {"quatrocentos", Role::Hundreds, 400},
                                                   {"quinhentos", Role::Hundreds, 500},
                                                   {"seiscentos", Role::Hundreds, 600},
                                                   {"setecentos", Role::Hundreds, 700},
                                                   {"oitocentos", Role::Hundreds, 800},
                                                   {"novecentos", Role::Hundreds, 900},
                                                   {"mil", Role::Scale, 3}});

constexpr auto kChinese = std::to_array<Entry>({{"两", Role::Digit, 2},
                                                {"十", Role::Multiplier, 10},
                                                {"百", Role::Multiplier, 100},
                                                {"千", Role::Multiplier, 1000},
                                                {"拾", Role::Multiplier, 10},
                                                {"佰", Role::Multiplier, 100},
                                                {"仟", Role::Multiplier, 1000},
                                                {"万", Role::Scale, 4},
                                                {"亿", Role::Scale, 8},
                                                {"兆", Role::Scale, 12},
                                                {"京", Role::Scale, 16},
                                                {"垓", Role::Scale, 20},
                                                {"秭", Role::Scale, 24},
                                                {"穰", Role::Scale, 28},
                                                {"沟", Role::Scale, 32},
                                                {"整", Role::Ending, 0}});

/// Read, but not written: how Chinese words are written where characters are not simplified.
constexpr auto kTraditional = std::to_array<Entry>({{"兩", Role::Digit, 2},
                                                    {"貳", Role::Digit, 2},
                                                    {"參", Role::Digit, 3},
                                                    {"叄", Role::Digit, 3},
                                                    {"陸", Role::Digit, 6},
                                                    {"萬", Role::Scale, 4},
                                                    {"億", Role::Scale, 8},
                                                    {"溝", Role::Scale, 32}});

constexpr auto kJapanese = std::to_array<Entry>({{"十", Role::Multiplier, 10},
                                                 {"拾", Role::Multiplier, 10},
                                                 {"百", Role::Multiplier, 100},
                                                 {"千", Role::Multiplier, 1000},
                                                 {"万", Role::Scale, 4},
                                                 {"萬", Role::Scale, 4},
                                                 {"億", Role::Scale, 8},
                                                 {"兆", Role::Scale, 12},
                                                 {"京", Role::Scale, 16},
                                                 {"垓", Role::Scale, 20},
                                                 {"秭", Role::Scale, 24},
                                                 {"穣", Role::Scale, 28},
                                                 {"溝", Role::Scale, 32},
                                                 {"也", Role::Ending, 0}});

constexpr std::uint32_t kPowerOfYi = 8; ///< 亿

std::string lowered(std::string_view text)
{
    std::string lower(text);
    for (char& c : lower)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return lower;
}

bool isSeparator(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '-' || c == ',';
}

/// Bytes of the UTF-8 character that starts with `lead`.
std::size_t characterLength(char lead)
{
    const auto byte = static_cast<unsigned char>(lead);
    return byte < 0x80U ? 1 : byte < 0xE0U ? 2 : byte < 0xF0U ? 3 : 4;
}

/// Adds up words to a number, group by group, and knows what may come next.
///
/// Within a group each word must be smaller than the last place that is taken: after "seventy" only
/// a digit, after "hundred" anything below a hundred. Groups must come in falling order of their
/// scales.
class Reader
{
public:
    explicit Reader(bool isIdeographic) : m_isIdeographic(isIdeographic) {}

    /// False: the word cannot stand here.
    bool take(const Word& word)
    {
        switch (word.role) {
        case Role::Digit:
            return takeDigit(word.value);
        case Role::Tens:
        case Role::Hundreds:
            return takeNumber(word.value, word.role == Role::Tens && word.value < 20 ? 1
                                          : word.role == Role::Tens                  ? 10
                                                                                     : 100);
        case Role::Multiplier:
            return takeMultiplier(word.value);
        case Role::Scale:
            return takeScale(word.value);
        case Role::Link:
            return !m_isZero && !m_isEmpty && !std::exchange(m_linked, true);
        case Role::Ending:
            return !m_isEmpty && !m_isClosed && close();
        case Role::Figure:
            break;
        }
        return false;
    }

    [[nodiscard]] bool isComplete() const { return !m_isEmpty && !m_linked; }

    /// `lastUnit`: the power of ten that the last digit counts.
    [[nodiscard]] std::string digits(std::uint32_t lastUnit) const
    {
        std::map<std::uint32_t, std::uint32_t, std::greater<>> groups = m_groups;
        const std::uint32_t width = m_isIdeographic ? 4 : 3;
        groups[0] += m_group;
        std::uint32_t last = m_digit;
        for (std::uint32_t power = lastUnit % width; power > 0; --power)
            last *= 10;
        groups[lastUnit / width * width] += last;
        std::string text;
        for (std::uint32_t power = groups.begin()->first;; power -= width) {
            const auto found = groups.find(power);
            text += fmt::format("{:0{}}", found == groups.end() ? 0 : found->second, width);
            if (power == 0)
                break;
        }
        const std::size_t first = text.find_first_not_of('0');
        return first == std::string::npos ? "0" : text.substr(first);
    }

private:
    // In ideographs a digit waits for its multiplier, in words it stands for itself.
    bool takeDigit(std::uint32_t value)
    {
        if (value == 0) {
            const bool isGap = m_isIdeographic && !m_isEmpty && !m_isZero && m_digit == 0;
            m_isZero = m_isZero || !isGap;
            m_linked = isGap;
            const bool good = !m_isClosed && (isGap || m_isEmpty);
            m_isEmpty = false;
            return good;
        }
        if (!m_isIdeographic)
            return takeNumber(value, 1);
        if (m_isClosed || m_isZero || m_digit != 0 || m_room <= 1)
            return false;
        m_digit = value;
        m_isEmpty = m_linked = false;
        return true;
    }

    bool takeNumber(std::uint32_t value, std::uint32_t roomAfter)
    {
        if (m_isClosed || m_isZero || value >= m_room)
            return false;
        m_group += value;
        m_room = roomAfter;
        m_isEmpty = m_linked = false;
        return true;
    }

    bool takeMultiplier(std::uint32_t value)
    {
        if (m_isClosed || m_isZero)
            return false;
        if (!m_isIdeographic) { // "hundred": of a single digit
            if (m_group == 0 || m_group > 9 || m_linked)
                return false;
            m_group *= value;
            m_room = value;
            return true;
        }
        if (value >= m_room)
            return false;
        m_group += std::max(m_digit, 1U) * value;
        m_digit = 0;
        m_room = value;
        m_isEmpty = m_linked = false;
        return true;
    }

    bool takeScale(std::uint32_t power)
    {
        const std::uint32_t group = m_group + m_digit;
        if (power == kPowerOfYi && takeWanYi())
            return true;
        // "mil" alone is a thousand.
        const bool standsAlone = !m_isIdeographic && power == 3 && group == 0;
        if (m_isClosed || m_isZero || power >= m_lastPower || (group == 0 && !standsAlone))
            return false;
        m_groups[power] = standsAlone ? 1 : group;
        m_lastPower = power;
        m_group = m_digit = 0;
        m_room = kWholeGroup;
        m_isEmpty = m_linked = false;
        return true;
    }

    /// 一万亿, 一万零二亿: the group of 万 before it is one of 10^12 after all. Only where that is
    /// in order, and nothing stands between but its own group of 亿.
    bool takeWanYi()
    {
        const auto wan = m_groups.find(kWan);
        if (m_isClosed || m_isZero || !m_isIdeographic || wan == m_groups.end() || m_linked ||
            m_lastPower != kWan || m_groups.contains(kPowerOfYi) || m_groups.contains(kWanYi))
            return false;
        const std::uint32_t group = m_group + m_digit;
        m_groups[kWanYi] = wan->second;
        m_groups.erase(kWan);
        if (group != 0)
            m_groups[kPowerOfYi] = group;
        m_lastPower = kPowerOfYi;
        m_group = m_digit = 0;
        m_room = kWholeGroup;
        return true;
    }

    bool close()
    {
        m_isClosed = true;
        m_linked = false;
        return true;
    }

    static constexpr std::uint32_t kWholeGroup = 10'000;
    // Powers of ten: 万 and 万亿.
    static constexpr std::uint32_t kWan = 4;
    static constexpr std::uint32_t kWanYi = 12;

    bool m_isIdeographic;
    std::map<std::uint32_t, std::uint32_t, std::greater<>> m_groups; ///< by power of ten
    std::uint32_t m_group = 0;
    std::uint32_t m_digit = 0; ///< waits for its multiplier
    std::uint32_t m_room = kWholeGroup;
    std::uint32_t m_lastPower = 1000;
    bool m_isEmpty = true;
    bool m_isZero = false;
    bool m_linked = false; ///< the last word wants another
    bool m_isClosed = false;
};

} // namespace

Language languageOf(std::string_view id)
{
    return static_cast<Language>(std::ranges::find(kIds, id) - kIds.begin());
}

std::vector<std::string> languageIds()
{
    return {kIds.begin(), kIds.end()};
}

const Vocabulary& Vocabulary::of(Language language)
{
    static const std::array all{Vocabulary(Language::English), Vocabulary(Language::Chinese),
                                Vocabulary(Language::Japanese), Vocabulary(Language::Portuguese)};
    return all.at(static_cast<std::size_t>(language));
}

Vocabulary::Vocabulary(Language language)
    : m_language(language), m_id(kIds.at(static_cast<std::size_t>(language))),
      m_isIdeographic(language == Language::Chinese || language == Language::Japanese)
{
    const auto addAll = [this](std::span<const Entry> entries) {
        for (const auto& [text, role, value] : entries)
            add({std::string(text), role, value});
    };
    switch (language) {
    case Language::English:
        addDigits("zero one two three four five six seven eight nine");
        addAll(kEnglish);
        m_link = kNoValue; // "and" is understood, but not written
        break;
    case Language::Portuguese:
        addDigits("zero um dois três quatro cinco seis sete oito nove");
        addAll(kPortuguese);
        for (std::uint32_t power = 6;
             const char* stem :
             {"mi", "bi", "tri", "quatri", "quinti", "sexti", "septi", "octi", "noni", "deci"}) {
            add({fmt::format("{}lhão", stem), Role::Scale, power});
            add({fmt::format("{}lhões", stem), Role::Scale, power});
            power += 3;
        }
        add({"e", Role::Link, 0});
        add({"e 00/100", Role::Ending, 0});
        m_link = m_values.at("e");
        break;
    case Language::Chinese:
        addDigits("〇 一 二 三 四 五 六 七 八 九");
        addDigits("零 壹 贰 叁 肆 伍 陆 柒 捌 玖");
        addAll(kChinese);
        m_link = m_values.at("零");
        break;
    case Language::Japanese:
        addDigits("〇 一 二 三 四 五 六 七 八 九");
        addDigits("零 壱 弐 参 四 伍 六 七 八 九");
        addAll(kJapanese);
        break;
    }
    m_firstFigure = static_cast<Value>(m_words.size());
    for (std::uint32_t digit = 0; digit < 10; ++digit)
        m_words.push_back({std::to_string(digit), Role::Figure, digit});
    if (language == Language::Chinese)
        addTraditional();
}

// Behind all others, whose numbers stand in traces.
void Vocabulary::addTraditional()
{
    for (const auto& [text, role, value] : kTraditional)
        add({std::string(text), role, value});
}

void Vocabulary::add(Word word)
{
    m_values.try_emplace(word.text, static_cast<Value>(m_words.size()));
    m_words.push_back(std::move(word));
}

void Vocabulary::addDigits(std::string_view blankSeparated)
{
    Scanner scanner(blankSeparated);
    for (std::uint32_t digit = 0; digit < 10; ++digit) {
        scanner.skipSpace();
        add({std::string(scanner.word()), Role::Digit, digit});
    }
}

Value Vocabulary::digit(std::uint32_t digit, bool financial) const
{
    constexpr Value kFinancial = 10; // the second row of digits
    return digit + (financial && m_isIdeographic ? kFinancial : 0);
}

Value Vocabulary::scale(std::uint32_t power, bool plural) const
{
    const auto isIt = [&](const Word& word) {
        return word.role == Role::Scale && word.value == power;
    };
    auto found = std::ranges::find_if(m_words, isIt);
    assert(found != m_words.end());
    if (plural && isIt(*(found + 1)) && !m_isIdeographic)
        ++found;
    return static_cast<Value>(found - m_words.begin());
}

Result<std::vector<Value>> Vocabulary::parse(std::string_view text) const
{
    return pieces(text).map([](const std::vector<Piece>& found) {
        std::vector<Value> values;
        for (const Piece& piece : found)
            values.push_back(piece.value);
        return values;
    });
}

std::string_view Vocabulary::glue(Value before, Value after) const
{
    const Word& a = word(before);
    const Word& b = word(after);
    if (m_isIdeographic || a.role == Role::Figure)
        return "";
    const bool compound = m_language == Language::English && a.role == Role::Tens && a.value >= 20;
    return b.role == Role::Digit && (a.role == Role::Digit || compound) ? "-" : " ";
}

std::string Vocabulary::join(std::span<const Value> values) const
{
    std::size_t most = 1; // and a line end, which many put behind
    for (const Value value : values)
        most += word(value).text.size() + 1;
    std::string text(most, '\0');
    char* end = text.data();
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::string_view sign = i > 0 ? glue(values[i - 1], values[i]) : std::string_view();
        if (!sign.empty())
            *end++ = sign.front(); // there is one at most
        end = std::ranges::copy(word(values[i]).text, end).out;
    }
    text.resize(static_cast<std::size_t>(end - text.data()));
    return text;
}

tl::unexpected<Error> Vocabulary::unknown(std::string_view word, int line, int column) const
{
    std::vector<std::string> known;
    for (const Word& other : m_words)
        if (other.role != Role::Figure && other.role != Role::Ending)
            known.push_back(other.text);
    const auto alike = nearest(word, known);
    if (alike.empty() || m_isIdeographic)
        return fail(
            {phrase("words", "\"%1\" is not a number word of this language"), {printable(word)}},
            line, column);
    return fail(
        {phrase("words", "\"%1\" is not a number word of this language; did you mean \"%2\"?"),
         {printable(word), alike.front()}},
        line, column);
}

Result<std::vector<Vocabulary::Piece>> Vocabulary::pieces(std::string_view text) const
{
    const std::string& end = word(ending()).text;
    std::vector<Piece> pieces;
    Scanner scanner(text);
    std::size_t at = 0;
    const auto advance = [&](std::size_t bytes) {
        for (; bytes > 0; --bytes, ++at)
            scanner.next();
    };
    while (at < text.size()) {
        if (isSeparator(text[at])) {
            advance(1);
            continue;
        }
        const int line = scanner.line();
        const int column = scanner.column();
        std::size_t length = 0;
        if (text.substr(at).starts_with(end))
            length = end.size();
        else if (m_isIdeographic)
            length = std::min(characterLength(text[at]), text.size() - at);
        else
            while (at + length < text.size() && !isSeparator(text[at + length]))
                ++length;
        const std::string_view piece = text.substr(at, length);
        const auto found = m_values.find(lowered(piece));
        if (found == m_values.end())
            return unknown(piece, line, column);
        pieces.push_back({found->second, line, column});
        advance(length);
    }
    return pieces;
}

Result<std::string> Vocabulary::read(std::string_view text) const
{
    const auto found = pieces(text);
    if (!found)
        return tl::make_unexpected(found.error());
    std::vector<Value> values;
    for (const Piece& piece : *found)
        values.push_back(piece.value);
    return meaning(values).map_error([&](Error error) {
        const auto index = static_cast<std::size_t>(std::max(error.column, 1)) - 1;
        if (index < found->size())
            return Error{std::move(error.sentence), (*found)[index].line, (*found)[index].column};
        return Error{std::move(error.sentence), found->empty() ? 1 : found->back().line,
                     found->empty() ? 1 : found->back().column};
    });
}

Result<std::string> Vocabulary::meaning(std::span<const Value> values) const
{
    if (values.empty())
        return fail(phrase("words", "there are no words; write a number, like one-seven-five"), 1,
                    1);
    const auto body = withoutEnding(values);
    const auto isDigit = [&](Value value) { return word(value).role == Role::Digit; };
    if (!body.empty() && std::ranges::all_of(body, isDigit)) {
        std::string digits;
        for (const Value value : body)
            digits += static_cast<char>('0' + word(value).value);
        return digits;
    }
    Reader reader(m_isIdeographic);
    for (std::size_t i = 0; i < values.size(); ++i)
        if (!reader.take(word(values[i])))
            return fail(
                {phrase("words",
                        "\"%1\" cannot stand here; write digit by digit or as spoken, not both"),
                 {word(values[i]).text}},
                1, static_cast<int>(i) + 1);
    if (!reader.isComplete())
        return fail({phrase("words", "the number ends in the middle, after \"%1\""),
                     {word(values.back()).text}},
                    1, static_cast<int>(values.size()));
    return reader.digits(unitLeftOut(values));
}

std::span<const Value> Vocabulary::withoutEnding(std::span<const Value> values) const
{
    const bool isClosed = !values.empty() && word(values.back()).role == Role::Ending;
    return values.first(values.size() - (isClosed ? 1 : 0));
}

// The digit follows the next higher unit without a 零 between, so it counts the one below that. A
// digit behind 十 counts ones, in the short form and in full.
std::uint32_t Vocabulary::unitLeftOut(std::span<const Value> values) const
{
    const auto body = withoutEnding(values);
    if (m_language != Language::Chinese || body.size() < 2)
        return 0;
    const Word& digit = word(body.back());
    const Word& unit = word(body[body.size() - 2]);
    if (digit.role != Role::Digit || digit.value == 0)
        return 0;
    if (unit.role == Role::Multiplier)
        return unit.value == 1000 ? 2 : unit.value == 100 ? 1 : 0;
    if (unit.role != Role::Scale)
        return 0;
    // 一万亿二: of 万亿, a unit of its own.
    const bool isWanYi = unit.value == kPowerOfYi && body.size() > 2 &&
                         word(body[body.size() - 3]).role == Role::Scale;
    return unit.value + (isWanYi ? word(body[body.size() - 3]).value : 0) - 1;
}

} // namespace clew::words
