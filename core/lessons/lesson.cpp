#include "core/lessons/lesson.h"

#include <algorithm>
#include <fmt/format.h>

#include "core/puzzle/naming.h"
#include "core/puzzle/playing.h"
#include "core/text/wholenumber.h"

namespace clew {

namespace {

/// More names are not kept of one board.
constexpr std::uint64_t kMostNames = 200'000;
/// Of more values nobody asks whether they can happen.
constexpr std::uint64_t kMostAsked = 5'000'000;

// Blanks and case make no difference to a name.
std::string folded(std::string_view name)
{
    std::string result;
    for (const char c : name)
        if (c != ' ' && c != '\t')
            result += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return result;
}

bool isDigits(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

// The values that can be entered somewhere; none if they are too many for names.
std::vector<Place> namedValues(const LessonBoard& board)
{
    const auto [variables, values] = board.puzzle->dimensions(*board.problem);
    std::vector<Place> named;
    if (std::uint64_t{variables} * values > kMostAsked)
        return named;
    for (Variable variable = 0; variable < variables; ++variable)
        for (Value value = 0; value < values; ++value) {
            if (!board.puzzle->canHappen(*board.problem, Event::decide(variable, value)))
                continue;
            if (named.size() == kMostNames)
                return {};
            named.push_back({variable, value});
        }
    return named;
}

// What can be entered by hand: a given, which gives nothing away, or the last value of the first
// that is open. None if the board is not played.
std::optional<Place> enteredPlace(const LessonBoard& board)
{
    const Puzzle& puzzle = *board.puzzle;
    const Playing* const playing = playingOf(puzzle, *board.problem);
    if (playing == nullptr)
        return std::nullopt;
    const Dimensions dimensions = puzzle.dimensions(*board.problem);
    State state(dimensions);
    for (const Event event : playing->givens(*board.problem)) {
        const Place place{event.variable(), event.value()};
        if (puzzle.canHappen(*board.problem, Event::decide(place.variable, place.value)))
            return place;
        state.apply(event);
    }
    for (Variable variable = 0; variable < dimensions.variables; ++variable)
        for (Value value = dimensions.values; value-- > 0;)
            if (state.value(variable) == kNoValue &&
                puzzle.canHappen(*board.problem, Event::decide(variable, value)) &&
                playing->mayEnter(*board.problem, state, {variable, value}))
                return Place{variable, value};
    return std::nullopt;
}

} // namespace

// ---- pages and languages

std::optional<std::size_t> Lesson::page(std::string_view id) const
{
    const auto found = std::ranges::find(pages, id, &LessonPage::id);
    if (found == pages.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - pages.begin());
}

std::optional<std::size_t> Lesson::after(std::size_t page) const
{
    const std::string& next = pages[page].next;
    if (next == "end")
        return std::nullopt;
    if (!next.empty())
        return this->page(next);
    return page + 1 < pages.size() ? std::optional(page + 1) : std::nullopt;
}

std::optional<std::size_t> Lesson::after(std::size_t page, const LessonAnswer* answer) const
{
    if (answer == nullptr || answer->next.empty())
        return after(page);
    return this->page(answer->next);
}

const std::string& Lesson::languageFor(std::string_view language) const
{
    const auto same = std::ranges::find(languages, language);
    if (same != languages.end())
        return *same;
    const auto base = [](std::string_view tag) { return tag.substr(0, tag.find_first_of("_-")); };
    const auto alike = std::ranges::find_if(
        languages, [&](const std::string& each) { return base(each) == base(language); });
    return alike != languages.end() ? *alike : languages.front();
}

std::string_view Lesson::textIn(const LessonText& text, std::string_view language) const
{
    auto found = text.find(language);
    if (found == text.end())
        found = text.find(languages.front());
    return found == text.end() ? std::string_view() : std::string_view(found->second);
}

// ---- what stands in a text

std::vector<LessonPiece> piecesOf(std::string_view text)
{
    std::vector<LessonPiece> pieces;
    const auto addPlain = [&](std::string_view part) {
        if (part.empty())
            return;
        if (pieces.empty() || pieces.back().kind != LessonPiece::Kind::Plain)
            pieces.push_back({LessonPiece::Kind::Plain, {}});
        pieces.back().text += part;
    };
    while (!text.empty()) {
        const std::size_t open = std::min(text.find_first_of("[{"), text.size());
        addPlain(text.substr(0, open));
        text.remove_prefix(open);
        if (text.empty())
            break;
        const bool isPlace = text.front() == '[';
        const std::size_t close = text.find(isPlace ? ']' : '}');
        if (close == std::string_view::npos || close == 1) {
            addPlain(text.substr(0, 1));
            text.remove_prefix(1);
            continue;
        }
        pieces.push_back({isPlace ? LessonPiece::Kind::Place : LessonPiece::Kind::Number,
                          std::string(text.substr(1, close - 1))});
        text.remove_prefix(close + 1);
    }
    return pieces;
}

std::string groupedIn(std::string_view language, std::string_view digits)
{
    if (!isDigits(digits))
        return std::string(digits);
    const std::string_view base = language.substr(0, language.find_first_of("_-"));
    const bool hasPoints = base == "de" || base == "pt" || base == "es" || base == "it" ||
                           base == "nl" || base == "da" || base == "tr" || base == "id";
    const bool hasBlanks = base == "fr" || base == "pl" || base == "cs" || base == "sv" ||
                           base == "fi" || base == "nb" || base == "ru" || base == "uk";
    const std::string_view separator = hasPoints ? "." : hasBlanks ? "\u202F" : ",";
    std::string result;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i != 0 && (digits.size() - i) % 3 == 0)
            result += separator;
        result += digits[i];
    }
    return result;
}

std::string readable(std::string_view text, std::string_view language)
{
    std::string result;
    for (const LessonPiece& piece : piecesOf(text))
        result +=
            piece.kind == LessonPiece::Kind::Number ? groupedIn(language, piece.text) : piece.text;
    return result;
}

// ---- places

PlaceNames::PlaceNames(const LessonBoard& board) : m_board(board)
{
    const Puzzle& puzzle = *board.puzzle;
    const Variable variables = puzzle.dimensions(*board.problem).variables;
    std::uint64_t kept = 0;
    const auto add = [&](Place place) {
        std::string name = puzzle.placeName(*board.problem, place).text();
        std::vector<std::string> names = allNamesOf(puzzle, *board.problem, place);
        names.push_back(name);
        for (const std::string& each : names) {
            const auto [entry, isNew] = m_places.try_emplace(folded(each), place);
            // The square of a knight is called the same whatever the move is.
            if (!isNew && entry->second.variable != place.variable)
                entry->second.variable = kAnyVariable;
        }
        if (const auto cell = puzzle.gridCell(*board.problem, place)) {
            const auto [other, isFirst] =
                m_places.try_emplace(fmt::format("r{}c{}", cell->row + 1, cell->column + 1), place);
            if (!isFirst && other->second.variable != place.variable)
                other->second.variable = kAnyVariable;
            // A list has commas between its names.
            const bool isItsOwn =
                other->second.variable == place.variable && other->second.value == place.value;
            if (isItsOwn && name.find(',') != std::string::npos)
                name = fmt::format("R{}C{}", cell->row + 1, cell->column + 1);
        }
        ++kept;
        return name;
    };
    for (Variable variable = 0; variable < variables && kept < kMostNames; ++variable) {
        const std::string name = add({variable});
        if (m_example.empty())
            m_example = name;
    }
    for (const Place place : namedValues(board))
        m_example = add(place);
    if (const auto place = enteredPlace(board))
        m_example = add(*place);
}

std::optional<Place> PlaceNames::find(std::string_view name) const
{
    const auto found = m_places.find(folded(name));
    return found == m_places.end() ? byNumbers(name) : std::optional(found->second);
}

// What stands before the numbers is for whoever reads them.
std::optional<Place> PlaceNames::byNumbers(std::string_view name) const
{
    const std::size_t sign = name.rfind('#');
    const std::size_t equals = name.rfind('=');
    if (sign == std::string_view::npos || equals == std::string_view::npos || equals < sign)
        return std::nullopt;
    const auto variable = wholeNumber<std::uint32_t>(name.substr(sign + 1, equals - sign - 1));
    const auto value = wholeNumber<std::uint32_t>(name.substr(equals + 1));
    const Dimensions dimensions = m_board.puzzle->dimensions(*m_board.problem);
    if (!variable || !value || *variable >= dimensions.variables || *value >= dimensions.values ||
        !m_board.puzzle->canHappen(*m_board.problem, Event::decide(*variable, *value)))
        return std::nullopt;
    return Place{*variable, *value};
}

std::optional<Assignment> PlaceNames::readEntry(std::string_view name, Variable next) const
{
    const auto place = find(name);
    if (!place || place->value == kNoValue)
        return std::nullopt;
    return Assignment{place->variable == kAnyVariable ? next : place->variable, place->value};
}

std::string PlaceNames::nameOf(Assignment entry, Variable next) const
{
    std::string name =
        m_board.puzzle->placeName(*m_board.problem, {entry.variable, entry.value}).text();
    if (readEntry(name, next) == entry)
        return name;
    return fmt::format("{} #{}={}", name, entry.variable, entry.value);
}

} // namespace clew
