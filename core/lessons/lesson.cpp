#include "core/lessons/lesson.h"

#include <algorithm>
#include <fmt/format.h>

#include "core/puzzle/naming.h"
#include "core/puzzle/playing.h"
#include "core/text/foldedname.h"
#include "core/text/wholenumber.h"

namespace clew {

namespace {

/// More names are not kept of one board.
constexpr std::uint64_t kMostNames = 200'000;
/// Of more values nobody asks whether they can happen.
constexpr std::uint64_t kMostAsked = 5'000'000;

bool isDigits(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

// An edge "1-0 in" with its ends in the other order; empty if it is none.
std::string withEndsSwapped(const std::string& name)
{
    const std::size_t dash = name.find('-');
    if (dash == std::string::npos)
        return {};
    const std::size_t end = std::min(name.find_first_not_of("0123456789", dash + 1), name.size());
    const std::string first = name.substr(0, dash);
    const std::string second = name.substr(dash + 1, end - dash - 1);
    if (!isDigits(first) || !isDigits(second))
        return {};
    return second + '-' + first + name.substr(end);
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
    return found == text.end() ? std::string_view() : std::string_view(found->second.text);
}

// ---- what stands in a text

namespace {

// Where what begins with this bracket or brace is closed. The names of places may have brackets,
// "x[1] = 3"; where these are not in pairs, the first that closes does.
std::size_t closingOf(std::string_view text)
{
    if (text.front() == '{')
        return text.find('}');
    int open = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        open += text[i] == '[' ? 1 : text[i] == ']' ? -1 : 0;
        if (open == 0)
            return i;
    }
    return text.find(']');
}

} // namespace

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
        const std::size_t close = closingOf(text);
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
        for (const std::string& each : names)
            keep(foldedName(each), place);
        if (const auto cell = puzzle.gridCell(*board.problem, place)) {
            const std::string inGrid = fmt::format("R{}C{}", cell->row + 1, cell->column + 1);
            keep(foldedName(inGrid), place);
            // A list has commas between its names.
            if (name.find(',') != std::string::npos && find(inGrid) == place)
                name = inGrid;
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

// The square of a knight is called the same whatever the move is.
void PlaceNames::keep(std::string name, Place place)
{
    const auto [entry, isNew] = m_places.try_emplace(std::move(name), place);
    Place& first = entry->second;
    if (isNew || first == place)
        return;
    if (first.value != kNoValue && place.value != kNoValue) {
        std::vector<Place>& alike = m_alike[entry->first];
        if (alike.empty())
            alike.push_back(first);
        if (alike.back() != place)
            alike.push_back(place);
    }
    if (first.variable != place.variable)
        first.variable = kAnyVariable;
}

std::optional<Place> PlaceNames::find(std::string_view name) const
{
    auto found = m_places.find(foldedName(name));
    if (const std::string swapped = withEndsSwapped(foldedName(name));
        found == m_places.end() && !swapped.empty())
        found = m_places.find(swapped);
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

std::vector<Place> PlaceNames::valuesCalled(std::string_view name) const
{
    if (const auto alike = m_alike.find(foldedName(name)); alike != m_alike.end())
        return alike->second;
    const auto place = find(name);
    if (!place || place->value == kNoValue || place->variable == kAnyVariable)
        return {};
    return {*place};
}

std::optional<Assignment> PlaceNames::readEntry(std::string_view name, const Problem& problem,
                                                const State& state) const
{
    const std::vector<Place> values = valuesCalled(name);
    if (values.empty())
        return std::nullopt;
    const Playing* const playing =
        values.size() > 1 ? playingOf(*m_board.puzzle, problem) : nullptr;
    const auto isOpen = [&](Place each) { return state.value(each.variable) == kNoValue; };
    auto meant = std::ranges::find_if(values, [&](Place each) {
        return playing != nullptr && isOpen(each) &&
               playing->mayEnter(problem, state, {each.variable, each.value});
    });
    if (meant == values.end())
        meant = std::ranges::find_if(values, isOpen);
    if (meant == values.end())
        meant = values.begin();
    return Assignment{meant->variable, meant->value};
}

bool PlaceNames::isOfSeveral(std::string_view name) const
{
    return m_alike.contains(foldedName(name));
}

bool PlaceNames::isThere(std::string_view name, const State& state) const
{
    return std::ranges::any_of(
        valuesCalled(name), [&](Place each) { return state.value(each.variable) == each.value; });
}

std::string PlaceNames::nameOf(Assignment entry, const Problem& problem, const State& state) const
{
    std::string name =
        m_board.puzzle->placeName(*m_board.problem, {entry.variable, entry.value}).text();
    if (readEntry(name, problem, state) == entry)
        return name;
    return fmt::format("{} #{}={}", name, entry.variable, entry.value);
}

std::string PlaceNames::nameInList(Assignment entry) const
{
    const Place place{entry.variable, entry.value};
    std::string name = m_board.puzzle->placeName(*m_board.problem, place).text();
    if (name.find(',') == std::string::npos)
        return name;
    const auto cell = m_board.puzzle->gridCell(*m_board.problem, place);
    const std::string inGrid =
        cell ? fmt::format("R{}C{}", cell->row + 1, cell->column + 1) : std::string();
    const auto found = find(inGrid);
    const bool isItsOwn = found && found->value == entry.value &&
                          (found->variable == entry.variable || found->variable == kAnyVariable);
    return isItsOwn ? inGrid : name;
}

} // namespace clew
