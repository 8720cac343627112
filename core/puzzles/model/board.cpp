#include "core/puzzles/model/board.h"
#include "core/puzzles/model/wanted.h"

#include <algorithm>
#include <fmt/format.h>
#include <unordered_map>

namespace clew::model {

namespace {

constexpr std::size_t kMostColumns = 200; // a longer row is broken into several
constexpr std::size_t kLongRow = 20;      // so is this one, where that changes nothing else

class BoardBuilder
{
public:
    BoardBuilder(const FlatZinc& model, std::span<const WatchedVariable> variables,
                 std::span<const std::vector<OtherName>> otherNames)
        : m_model(model), m_variables(variables), m_otherNames(otherNames),
          m_isPlaced(variables.size(), false)
    {
        for (Variable i = 0; i < variables.size(); ++i)
            m_numbers[model.variables[variables[i].variable].name] = i;
    }

    VariableBoard build()
    {
        for (const WatchedVariable& variable : m_variables)
            addVariable(variable);
        for (const FlatZinc::Output& output : m_model.outputs)
            if (output.isArray)
                addArray(m_model.arrays[output.index]);
            else
                addBox(m_model.variables[output.index]);
        if (m_board.blocks.empty())
            addUnprinted();
        addSearched(m_model.searchAnnotations);
        addObjective();
        for (const Expression& note : m_model.searchAnnotations)
            refine(note);
        return std::move(m_board);
    }

private:
    // ---- variables

    void addVariable(const WatchedVariable& variable)
    {
        checkWanted();
        NamedVariable named{
            .name = variable.name, .count = variable.count, .hasBounds = variable.isWide};
        const auto& others = m_otherNames[m_board.variables.size()];
        if (!others.empty())
            nameAll(others, named);
        if (!variable.ranges.empty())
            named.first = variable.ranges.front().first;
        // Values with gaps between them have names, those that are enumerated, and that of none.
        if (variable.ranges.size() > 1 || variable.names != nullptr ||
            (variable.absent && !variable.isWide))
            for (Value value = 0; value < variable.count; ++value)
                named.names.push_back(variable.textAt(value));
        if (!variable.isWide && std::ranges::any_of(others, [&](const OtherName& each) {
                return each.values != variable.names;
            }))
            nameValuesByAll(variable, others, named);
        m_board.variables.push_back(std::move(named));
    }

    // "x[1] = x[2]", of many names the first few.
    static void nameAll(const std::vector<OtherName>& others, NamedVariable& named)
    {
        constexpr std::size_t kMostNames = 3;
        named.aliases = {named.name};
        for (const OtherName& other : others)
            named.aliases.push_back(other.name);
        for (std::size_t i = 1; i < std::min(kMostNames, named.aliases.size()); ++i)
            named.name += " = " + named.aliases[i];
        if (named.aliases.size() > kMostNames)
            named.name += " = …";
    }

    static ValueNames textsOf(const WatchedVariable& variable, const EnumerationPtr& called)
    {
        std::vector<std::string> texts;
        for (Value value = 0; value < variable.count; ++value)
            texts.push_back(variable.textAt(value, called));
        return std::make_shared<const std::vector<std::string>>(std::move(texts));
    }

    // Of several types the values have several names: "red/small".
    static void nameValuesByAll(const WatchedVariable& variable,
                                const std::vector<OtherName>& others, NamedVariable& named)
    {
        named.aliasValues = {textsOf(variable, variable.names)};
        for (const OtherName& other : others)
            named.aliasValues.push_back(textsOf(variable, other.values));
        named.names.clear();
        for (Value value = 0; value < variable.count; ++value) {
            std::vector<std::string> texts;
            for (const ValueNames& each : named.aliasValues)
                if (std::ranges::find(texts, (*each)[value]) == texts.end())
                    texts.push_back((*each)[value]);
            named.names.push_back(fmt::format("{}", fmt::join(texts, "/")));
        }
    }

    // ---- blocks

    // Where nothing of the model is printed all of it is shown.
    void addUnprinted()
    {
        for (const std::size_t array : m_model.leftOut)
            addArray(m_model.arrays[array]);
        for (Variable i = 0; i < m_variables.size(); ++i)
            if (!m_isPlaced[i])
                addBox(m_model.variables[m_variables[i].variable]);
    }

    void addBox(const VariableDeclaration& declared)
    {
        const auto found = m_numbers.find(declared.name);
        if (found == m_numbers.end())
            return;
        const std::string& name = m_variables[found->second].name;
        const bool isInArray = name != declared.name && declared.authorsName.empty() &&
                               declared.source.empty() && name.ends_with(']');
        if (isInArray) // which shows it
            return;
        placeBox(found->second);
        if (const auto& all = m_board.variables[found->second].aliasValues; !all.empty())
            m_board.blocks.back().cells.front().names = all.front();
    }

    void placeBox(Variable variable)
    {
        m_board.blocks.push_back(gridBlock(m_variables[variable].name, 1, 1, variable));
        m_isPlaced[variable] = true;
    }

    // MiniZinc prints no expressions, nor variables that are defined where they are declared, but
    // the search guesses their values.
    void addSearched(std::span<const Expression> annotations)
    {
        for (const Expression& each : annotations) {
            addSearched(each.elements);
            if (each.kind != Expression::Kind::Name)
                continue;
            if (const auto array = m_model.arrayIndex.find(each.text);
                array != m_model.arrayIndex.end())
                addSearched(m_model.arrays[array->second].elements);
            else if (const auto found = m_numbers.find(each.text);
                     found != m_numbers.end() && !m_isPlaced[found->second] &&
                     each.text != m_model.objective.text &&
                     !m_variables[found->second].name.starts_with(kIntroduced))
                placeSearched(each, found->second);
        }
    }

    // With the array of the author's, if it is an element of one.
    void placeSearched(const Expression& name, Variable variable)
    {
        for (const std::size_t index : m_model.leftOut) {
            const ArrayDeclaration& array = m_model.arrays[index];
            if (std::ranges::find(array.elements, name.text, &Expression::text) !=
                array.elements.end()) {
                addArray(array);
                return;
            }
        }
        placeBox(variable);
    }

    // MiniZinc does not print a variable that is defined where it is declared, but how good a
    // solution is belongs to it.
    void addObjective()
    {
        const auto found = m_model.goal == FlatZinc::Goal::Satisfy
                               ? m_numbers.end()
                               : m_numbers.find(m_model.objective.text);
        if (found != m_numbers.end() && !m_isPlaced[found->second])
            placeBox(found->second);
    }

    static std::size_t sizeOf(const IntSet& indices)
    {
        return indices.empty()
                   ? 0
                   : static_cast<std::size_t>(indices.back().second - indices.front().first + 1);
    }

    // Of a row that is broken into several: tens, and at most twice as many rows.
    static std::size_t columnsOf(std::size_t count)
    {
        for (const std::size_t columns : {std::size_t{10}, std::size_t{20}, std::size_t{50}})
            if (count <= 2 * columns * columns)
                return columns;
        return kMostColumns;
    }

    static bool isOfClew(const Expression& note) { return note.text.starts_with("clew_"); }

    // Whether it is a long row of which nobody has said how it looks: in one line its cells would
    // hardly be seen.
    [[nodiscard]] bool isBroken(const ArrayDeclaration& array) const
    {
        const auto& indices = m_model.typeOf(array.name).indices;
        return array.elements.size() > kLongRow && array.outputIndices.size() == 1 &&
               array.outputIndices.front().size() == 1 &&
               sizeOf(array.outputIndices.front()) == array.elements.size() &&
               std::ranges::all_of(indices, [](const auto& names) { return names == nullptr; }) &&
               std::ranges::none_of(array.annotations, isOfClew) &&
               std::ranges::none_of(m_model.searchAnnotations, isOfClew);
    }

    // Whether it is a row with names that is as wide as several, of which nobody has said how it
    // looks: its cells stand as boxes then, each with its name.
    [[nodiscard]] bool isSpread(const ArrayDeclaration& array, const BoardBlock& block) const
    {
        constexpr double kWideRow = 16; // units
        return block.rows == 1 && block.above.size() == block.cells.size() &&
               cellWidthOf(m_board, block) * block.columns > kWideRow &&
               std::ranges::none_of(array.annotations, isOfClew) &&
               std::ranges::none_of(m_model.searchAnnotations, isOfClew);
    }

    void addArray(const ArrayDeclaration& array)
    {
        if (array.elements.empty())
            return;
        BoardBlock block{.name = array.name};
        std::size_t columns = array.outputIndices.empty() ? 0 : sizeOf(array.outputIndices.back());
        if (columns == 0 || array.elements.size() % columns != 0 || columns > kMostColumns)
            columns = std::min(array.elements.size(), kMostColumns);
        if (isBroken(array)) {
            columns = columnsOf(array.elements.size());
            block.firstIndex = array.outputIndices.front().front().first;
        }
        block.columns = static_cast<std::uint32_t>(columns);
        block.rows = static_cast<std::uint32_t>((array.elements.size() + columns - 1) / columns);
        block.cells.resize(std::size_t{block.rows} * columns);
        const EnumeratedType& type = m_model.typeOf(array.name);
        const bool hasSymbols = std::ranges::any_of(array.annotations, [](const Expression& note) {
            return note.text == "clew_symbols"; // of their numbers
        });
        for (std::size_t i = 0; i < array.elements.size(); ++i)
            block.cells[i] = cellOf(array.elements[i], hasSymbols ? nullptr : type.values);
        for (std::size_t i = array.elements.size(); block.firstIndex && i < block.cells.size(); ++i)
            block.cells[i].isBlack = true; // there is none
        if (hasSymbols)
            for (VariableCell& cell : block.cells)
                cell.names = nullptr;
        nameIndices(block, array, type);
        if (isSpread(array, block)) {
            for (std::size_t i = 0; i < block.cells.size(); ++i)
                m_board.blocks.push_back({.name = fmt::format("{}[{}]", block.name, block.above[i]),
                                          .cells = {std::move(block.cells[i])}});
            return;
        }
        m_board.blocks.push_back(std::move(block));
        for (const Expression& note : array.annotations)
            refineArray(m_board.blocks.back(), note);
    }

    // Names of rows and columns stand beside them.
    static void nameIndices(BoardBlock& block, const ArrayDeclaration& array,
                            const EnumeratedType& type)
    {
        const auto namesOf = [&](std::size_t dimension, std::size_t count) {
            std::vector<std::string> names;
            const IntSet& indices = array.outputIndices[dimension];
            if (const EnumerationPtr& each = type.indices[dimension];
                each != nullptr && sizeOf(indices) == count)
                for (std::size_t i = 0; i < count; ++i)
                    names.push_back(
                        textOf(indices.front().first + static_cast<std::int64_t>(i), each));
            return names;
        };
        const std::size_t dimensions = array.outputIndices.size();
        if (dimensions == 0 || type.indices.size() != dimensions)
            return;
        block.above = namesOf(dimensions - 1, block.columns);
        if (dimensions == 2)
            block.left = namesOf(0, block.rows);
    }

    VariableCell cellOf(const Expression& element, const EnumerationPtr& names)
    {
        if (element.kind == Expression::Kind::String)
            return {.text = element.text};
        if (element.kind != Expression::Kind::Name)
            return {.text = textOf(element.number, names)};
        const auto found = m_numbers.find(element.text);
        if (found == m_numbers.end())
            return {};
        m_isPlaced[found->second] = true;
        const auto& all = m_board.variables[found->second].aliasValues;
        return {.variable = found->second,
                .names = all.empty() ? nullptr : textsOf(m_variables[found->second], names)};
    }

    // ---- annotations

    // The elements of an array that is written here or named.
    [[nodiscard]] std::span<const Expression> list(const Expression& call, std::size_t at) const
    {
        if (at >= call.elements.size())
            return {};
        const Expression& argument = call.elements[at];
        if (argument.kind != Expression::Kind::Name)
            return argument.elements;
        const auto found = m_model.arrayIndex.find(argument.text);
        return found == m_model.arrayIndex.end()
                   ? std::span<const Expression>()
                   : std::span<const Expression>(m_model.arrays[found->second].elements);
    }
    [[nodiscard]] std::vector<std::string> texts(const Expression& call, std::size_t at) const
    {
        std::vector<std::string> all;
        for (const Expression& each : list(call, at))
            all.push_back(each.text);
        return all;
    }
    // Cells that are counted from 1, as indices; those that are not there are left out.
    [[nodiscard]] std::vector<std::uint32_t> cells(const Expression& call, std::size_t at,
                                                   const BoardBlock& block) const
    {
        std::vector<std::uint32_t> all;
        for (const Expression& each : list(call, at))
            if (isCell(each.number, block))
                all.push_back(static_cast<std::uint32_t>(each.number - 1));
        return all;
    }
    static bool isCell(std::int64_t number, const BoardBlock& block)
    {
        return number >= 1 && number <= static_cast<std::int64_t>(block.cells.size());
    }

    void refineArray(BoardBlock& block, const Expression& note)
    {
        if (note.text == "clew_regions") {
            const auto regions = list(note, 0);
            if (regions.size() == block.cells.size())
                for (const Expression& each : regions)
                    block.regions.push_back(static_cast<std::uint32_t>(each.number));
        } else if (note.text == "clew_above") {
            block.above = clues(note, block.columns);
        } else if (note.text == "clew_below") {
            block.below = clues(note, block.columns);
        } else if (note.text == "clew_left") {
            block.left = clues(note, block.rows);
        } else if (note.text == "clew_right") {
            block.right = clues(note, block.rows);
        } else if (note.text == "clew_symbols") {
            nameValues(block, texts(note, 0));
        } else if (note.text == "clew_cages") {
            addCages(block, note);
        } else if (note.text == "clew_signs") {
            addSigns(block, note);
        } else if (note.text == "clew_blacks") {
            blacken(block, note);
        } else if (note.text == "clew_colours") {
            block.isColoured = true;
        } else if (note.text == "clew_graph") {
            makeGraph(block, note);
        }
    }

    void addCages(BoardBlock& block, const Expression& note) const
    {
        const auto numbers = list(note, 0);
        const auto labels = texts(note, 1);
        for (std::size_t cage = 1; cage <= labels.size(); ++cage) {
            BoardBlock::Cage made{{}, labels[cage - 1]};
            for (std::size_t i = 0; i < std::min(numbers.size(), block.cells.size()); ++i)
                if (numbers[i].number == static_cast<std::int64_t>(cage))
                    made.cells.push_back(static_cast<std::uint32_t>(i));
            if (!made.cells.empty())
                block.cages.push_back(std::move(made));
        }
    }

    void addSigns(BoardBlock& block, const Expression& note) const
    {
        const auto ends = list(note, 0);
        const auto signs = texts(note, 1);
        for (std::size_t i = 0; i < signs.size() && 2 * i + 1 < ends.size(); ++i)
            if (isCell(ends[2 * i].number, block) && isCell(ends[2 * i + 1].number, block))
                block.signs.push_back({static_cast<std::uint32_t>(ends[2 * i].number - 1),
                                       static_cast<std::uint32_t>(ends[2 * i + 1].number - 1),
                                       signs[i]});
    }

    void blacken(BoardBlock& block, const Expression& note) const
    {
        const auto black = list(note, 0);
        const auto across = clues(texts(note, 1), block.cells.size());
        const auto down = clues(texts(note, 2), block.cells.size());
        for (std::size_t i = 0; i < std::min(black.size(), block.cells.size()); ++i)
            if (black[i].number != 0)
                block.cells[i] = {.isBlack = true, .across = across[i], .down = down[i]};
    }

    static std::vector<std::string> clues(std::vector<std::string> texts, std::size_t count)
    {
        texts.resize(count);
        return texts;
    }
    [[nodiscard]] std::vector<std::string> clues(const Expression& note, std::size_t count) const
    {
        return clues(texts(note, 0), count);
    }

    static bool isNumber(const std::string& text) { return !text.empty() && text != "<>"; }

    // Symbols go from the smallest value of all cells on.
    void nameValues(BoardBlock& block, const std::vector<std::string>& symbols)
    {
        std::optional<std::int64_t> least;
        for (const VariableCell& cell : block.cells) {
            if (cell.variable >= m_variables.size() && !isNumber(cell.text))
                continue;
            const std::int64_t first = cell.variable < m_variables.size()
                                           ? m_variables[cell.variable].valueAt(0)
                                           : std::stol(cell.text);
            least = std::min(least.value_or(first), first);
        }
        const auto symbol = [&](std::int64_t value) {
            const std::int64_t index = value - least.value_or(0);
            return index >= 0 && index < static_cast<std::int64_t>(symbols.size())
                       ? symbols[static_cast<std::size_t>(index)]
                       : std::to_string(value);
        };
        for (VariableCell& cell : block.cells) {
            if (cell.variable >= m_variables.size()) {
                if (isNumber(cell.text))
                    cell.text = symbol(std::stol(cell.text));
                continue;
            }
            const WatchedVariable& variable = m_variables[cell.variable];
            if (variable.isWide)
                continue;
            auto& names = m_board.variables[cell.variable].names;
            names.clear();
            for (Value value = 0; value < variable.count; ++value) {
                const std::int64_t number = variable.valueAt(value);
                names.push_back(symbol(number));
                // What is drawn as nothing is called by its number (VariableBoard::placeName).
                if (names.back().empty() && number != variable.valueAt(0) + value)
                    names.back() = std::to_string(number);
            }
        }
    }

    void makeGraph(BoardBlock& block, const Expression& note)
    {
        const auto columns = list(note, 0);
        const auto rows = list(note, 1);
        const auto ends = list(note, 2);
        if (columns.size() != block.cells.size() || rows.size() != block.cells.size())
            return;
        for (std::size_t i = 0; i < columns.size(); ++i)
            block.positions.emplace_back(static_cast<double>(columns[i].number),
                                         static_cast<double>(rows[i].number));
        for (std::size_t i = 0; i + 1 < ends.size(); i += 2)
            if (isCell(ends[i].number, block) && isCell(ends[i + 1].number, block))
                block.edges.emplace_back(ends[i].number - 1, ends[i + 1].number - 1);
    }

    [[nodiscard]] BoardBlock* blockCalled(const Expression& note)
    {
        if (note.elements.empty())
            return nullptr;
        const auto found =
            std::ranges::find(m_board.blocks, note.elements.front().text, &BoardBlock::name);
        return found == m_board.blocks.end() ? nullptr : &*found;
    }

    static std::string textAt(const Expression& note, std::size_t at)
    {
        return at < note.elements.size() ? note.elements[at].text : std::string();
    }
    static std::int64_t numberAt(const Expression& note, std::size_t at)
    {
        return at < note.elements.size() ? note.elements[at].number : 0;
    }

    // What is said beside `solve`.
    void refine(const Expression& note)
    {
        BoardBlock* const block = note.text.starts_with("clew_") ? blockCalled(note) : nullptr;
        if (block == nullptr)
            return;
        if (note.text == "clew_cage") {
            block->cages.push_back({cells(note, 1, *block), textAt(note, 2)});
        } else if (note.text == "clew_line") {
            block->lines.push_back(cells(note, 1, *block));
        } else if (note.text == "clew_sign") {
            const std::int64_t from = numberAt(note, 1);
            const std::int64_t to = numberAt(note, 2);
            if (isCell(from, *block) && isCell(to, *block))
                block->signs.push_back({static_cast<std::uint32_t>(from - 1),
                                        static_cast<std::uint32_t>(to - 1), textAt(note, 3)});
        } else if (note.text == "clew_black") {
            for (const std::uint32_t cell : cells(note, 1, *block))
                block->cells[cell] = {.isBlack = true,
                                      .across = block->cells[cell].across,
                                      .down = block->cells[cell].down};
        } else if (note.text == "clew_black_clue" && isCell(numberAt(note, 1), *block)) {
            VariableCell& cell = block->cells[static_cast<std::size_t>(numberAt(note, 1) - 1)];
            cell = {.isBlack = true, .across = textAt(note, 2), .down = textAt(note, 3)};
        }
    }

    const FlatZinc& m_model;
    std::span<const WatchedVariable> m_variables;
    std::span<const std::vector<OtherName>> m_otherNames; ///< of each of them
    std::unordered_map<std::string, Variable> m_numbers;
    std::vector<bool> m_isPlaced; ///< on the board, perhaps under a black cell
    VariableBoard m_board;
};

} // namespace

VariableBoard boardOf(const FlatZinc& model, std::span<const WatchedVariable> variables,
                      std::span<const std::vector<OtherName>> otherNames)
{
    return BoardBuilder(model, variables, otherNames).build();
}

} // namespace clew::model
