// Free variables as boxes: on their grid, or by their names. q[1], q[2], … are a row, a[1,1],
// a[1,2], … a block, and all else stands in rows of its own.

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <map>

#include "core/puzzles/foreign/drawnboard.h"
#include "core/puzzles/foreign/puzzle.h"

#include "core/text/characters.h"

namespace clew::foreign {

namespace {

constexpr std::uint32_t kAbreast = 10; ///< of variables that have no place of their own
constexpr std::uint32_t kFarthest = 200;
constexpr double kBelowName = 0.62; ///< the middle of a value below its variable's name

struct Box
{
    Variable variable = 0;
    std::uint32_t row = 0;
    std::uint32_t column = 0;
};

/// A cell that holds no variable.
struct FixedBox
{
    std::string text;
    std::uint32_t row = 0;
    std::uint32_t column = 0;
};

struct Layout
{
    std::vector<Box> boxes = {};
    std::vector<FixedBox> fixed = {};
    std::uint32_t rows = 1;
    std::uint32_t columns = 1;
    bool isGrid = false; ///< the cells speak for themselves
};

/// "q[2,3]": q, 2, 3.
struct Indexed
{
    std::string_view base = {};
    std::vector<std::int64_t> indexes = {};
};

std::optional<Indexed> indexedName(std::string_view name)
{
    const std::size_t open = name.find('[');
    if (open == std::string_view::npos || open == 0 || !name.ends_with(']'))
        return std::nullopt;
    Indexed indexed{name.substr(0, open)};
    const char* at = name.data() + open + 1;
    const char* const end = name.data() + name.size() - 1;
    while (at < end) {
        std::int64_t index = 0;
        const auto [next, error] = std::from_chars(at, end, index);
        if (error != std::errc() || index < -1'000'000 || index > 1'000'000)
            return std::nullopt;
        indexed.indexes.push_back(index);
        at = next;
        while (at < end && (*at == ',' || *at == ' '))
            ++at;
    }
    if (indexed.indexes.empty() || indexed.indexes.size() > 2)
        return std::nullopt;
    return indexed;
}

Layout gridLayout(const ForeignProblem& problem)
{
    Layout layout{{}, {}, problem.rows, problem.columns, true};
    for (std::uint32_t i = 0; i < problem.cells.size(); ++i)
        if (problem.cells[i] != kNoVariable)
            layout.boxes.push_back({problem.cells[i], i / problem.columns, i % problem.columns});
        else if (i < problem.texts.size() && !problem.texts[i].empty())
            layout.fixed.push_back({problem.texts[i], i / problem.columns, i % problem.columns});
    return layout;
}

struct Block
{
    std::vector<std::pair<Variable, Indexed>> members = {};
    std::int64_t leastRow = 0, leastColumn = 0, mostRow = 0, mostColumn = 0;
};

Layout layoutByName(const std::vector<std::string>& names)
{
    std::map<std::string_view, Block> blocks;
    std::vector<std::string_view> order;
    std::vector<Variable> others;
    for (Variable variable = 0; variable < names.size(); ++variable) {
        auto indexed = indexedName(names[variable]);
        if (!indexed) {
            others.push_back(variable);
            continue;
        }
        const std::int64_t row = indexed->indexes.size() == 2 ? indexed->indexes[0] : 0;
        const std::int64_t column = indexed->indexes.back();
        auto [found, isNew] = blocks.try_emplace(indexed->base);
        Block& block = found->second;
        if (isNew) {
            order.push_back(indexed->base);
            block.leastRow = block.mostRow = row;
            block.leastColumn = block.mostColumn = column;
        }
        const auto width = std::max(block.mostColumn, column) - std::min(block.leastColumn, column);
        const auto height = std::max(block.mostRow, row) - std::min(block.leastRow, row);
        if (width >= kFarthest || height >= kFarthest) {
            others.push_back(variable);
            continue;
        }
        block.leastRow = std::min(block.leastRow, row);
        block.mostRow = std::max(block.mostRow, row);
        block.leastColumn = std::min(block.leastColumn, column);
        block.mostColumn = std::max(block.mostColumn, column);
        block.members.emplace_back(variable, *std::move(indexed));
    }
    Layout layout{{}, {}, 0, 1, false};
    for (const std::string_view base : order) {
        const Block& block = blocks.at(base);
        for (const auto& [variable, indexed] : block.members) {
            const std::int64_t row = indexed.indexes.size() == 2 ? indexed.indexes[0] : 0;
            layout.boxes.push_back(
                {variable, layout.rows + static_cast<std::uint32_t>(row - block.leastRow),
                 static_cast<std::uint32_t>(indexed.indexes.back() - block.leastColumn)});
        }
        layout.rows += static_cast<std::uint32_t>(block.mostRow - block.leastRow) + 1;
        layout.columns = std::max(
            layout.columns, static_cast<std::uint32_t>(block.mostColumn - block.leastColumn) + 1);
    }
    const std::uint32_t abreast = std::max(kAbreast, layout.columns);
    for (std::uint32_t i = 0; i < others.size(); ++i)
        layout.boxes.push_back({others[i], layout.rows + i / abreast, i % abreast});
    layout.rows += (static_cast<std::uint32_t>(others.size()) + abreast - 1) / abreast;
    if (!others.empty())
        layout.columns =
            std::max(layout.columns, std::min(abreast, static_cast<std::uint32_t>(others.size())));
    layout.rows = std::max(layout.rows, 1U);
    return layout;
}

Layout layoutOf(const ForeignProblem& problem, const std::vector<std::string>& names)
{
    return problem.rows > 0 ? gridLayout(problem) : layoutByName(names);
}

double fitting(std::string_view text, double size)
{
    const std::size_t length = std::max<std::size_t>(charactersIn(text), 1);
    return std::clamp(1.5 / static_cast<double>(length), 0.08, size);
}

// The ring of a guess, below the name of its box.
void markNamedGuess(Picture& picture, double x, double y)
{
    Shape& ring = picture.ellipse(x + 0.5, y + kBelowName, 0.43, 0.33, Ink::None);
    ring.stroke = Ink::Guess;
    ring.strokeWidth = 0.045F;
}

bool speaksOf(std::span<const Place> places, Variable variable)
{
    return std::ranges::any_of(places,
                               [&](const Place& place) { return place.variable == variable; });
}

} // namespace

Picture ForeignPuzzle::picture(const ForeignProblem& problem, const View& view) const
{
    if (problem.board != nullptr)
        return problem.board->picture(*problem.position, view);
    const auto names = problem.variables->all();
    const auto values = problem.values->all();
    if (problem.drawn != nullptr)
        return pictureOf(*problem.drawn, view, values);
    const Layout layout = layoutOf(problem, names);
    Picture picture(layout.columns + 0.2, layout.rows + 0.2);
    picture.rect(0, 0, picture.width(), picture.height(), Ink::Paper);
    for (const FixedBox& box : layout.fixed) {
        picture.rect(box.column + 0.1, box.row + 0.1, 1, 1, Ink::Cell);
        picture.frame(box.column + 0.1, box.row + 0.1, 1, 1, Ink::Line, 0.02);
        picture.text(box.column + 0.6, box.row + 0.6, fitting(box.text, 0.5), box.text, Ink::Given);
    }
    for (const Box& box : layout.boxes) {
        const double x = box.column + 0.1;
        const double y = box.row + 0.1;
        picture.rect(x, y, 1, 1, Ink::Cell);
        if (speaksOf(view.causes, box.variable))
            picture.rect(x, y, 1, 1, Ink::CauseTint);
        if (speaksOf(view.effects, box.variable))
            picture.rect(x, y, 1, 1, Ink::EffectTint);
        picture.frame(x, y, 1, 1, Ink::Line, 0.02);
        if (!layout.isGrid)
            picture.text(x + 0.5, y + 0.16, fitting(names[box.variable], 0.2), names[box.variable],
                         Ink::Muted);
        const bool isTouched = view.event && view.event->kind() != EventKind::Visit &&
                               view.event->kind() != EventKind::Solution &&
                               view.event->variable() == box.variable;
        if (isTouched && view.event->kind() == EventKind::Conflict)
            picture.markConflict(x, y);
        Value value = kNoValue;
        Ink ink = Ink::Text;
        if (view.solution != nullptr && box.variable < view.solution->size()) {
            value = (*view.solution)[box.variable];
            ink = Ink::Solved;
        } else if (view.state != nullptr) {
            value = view.state->value(box.variable);
            const bool isGuess = view.state->mark(box.variable) == State::Mark::Guess;
            ink = isGuess ? Ink::Guess : Ink::Forced;
            if (value != kNoValue && isGuess && layout.isGrid)
                picture.markGuess(x, y);
            else if (value != kNoValue && isGuess)
                markNamedGuess(picture, x, y);
            else if (value != kNoValue)
                picture.markForced(x, y);
        }
        if (value < values.size())
            picture.text(x + 0.5, y + (layout.isGrid ? 0.5 : kBelowName),
                         fitting(values[value], 0.5), values[value],
                         ink == Ink::Solved ? Ink::Given : ink);
        if (isTouched && view.event->kind() != EventKind::Conflict)
            picture.markTrying(x, y);
    }
    return picture;
}

std::string ForeignPuzzle::draw(const ForeignProblem& problem, const State* state) const
{
    if (problem.board != nullptr)
        return problem.board->draw(*problem.position, state);
    const auto names = problem.variables->all();
    const auto values = problem.values->all();
    const Layout layout = layoutOf(problem, names);
    std::vector<std::vector<std::string>> cells(layout.rows,
                                                std::vector<std::string>(layout.columns));
    std::size_t width = 1;
    for (const FixedBox& box : layout.fixed) {
        width = std::max(width, charactersIn(box.text));
        cells[box.row][box.column] = box.text;
    }
    for (const Box& box : layout.boxes) {
        const Value value = state == nullptr ? kNoValue : state->value(box.variable);
        std::string text = value < values.size() ? values[value] : ".";
        if (!layout.isGrid)
            text = relatedClosely(names[box.variable], text);
        width = std::max(width, charactersIn(text));
        cells[box.row][box.column] = std::move(text);
    }
    std::string drawn;
    for (const auto& row : cells) {
        std::string line;
        for (const std::string& text : row)
            line += std::string(width - charactersIn(text), ' ') + text + ' ';
        line.erase(line.find_last_not_of(' ') + 1);
        drawn += line + '\n';
    }
    return drawn;
}

} // namespace clew::foreign
