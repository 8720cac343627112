// Solutions as the model's own output items print them: MiniZinc reads them in FlatZinc's words.

#include <unordered_map>

#include "core/puzzles/model/compile.h"
#include "core/puzzles/model/puzzle.h"

namespace clew::model {

namespace {

// FlatZinc as MiniZinc wrote it, without what has been added behind its goal.
FlatZinc plainOf(const Model& model)
{
    const std::string_view text = model.flatZinc;
    const std::size_t goal = text.starts_with("solve ") ? 0 : text.rfind("\nsolve ");
    const std::size_t end = goal == text.npos ? goal : text.find('\n', goal + 1);
    return parseFlatZinc(text.substr(0, end));
}

// "x = 3;", "a = array2d(1..1,1..2,[true,4]);"
class SolutionText
{
public:
    explicit SolutionText(const Model& model) : m_model(model), m_plain(plainOf(model))
    {
        for (Variable i = 0; i < model.variables.size(); ++i) {
            const VariableDeclaration& declared =
                model.parsed.variables[model.variables[i].variable];
            m_numbers[declared.name] = i;
            if (!declared.isThere.empty())
                m_ofBoolean[declared.isThere] = i;
        }
    }

    [[nodiscard]] std::string of(const Solution& solution) const
    {
        std::string text;
        for (const FlatZinc::Output& output : m_plain.outputs) {
            if (!output.isArray) {
                const std::string& name = m_plain.variables[output.index].name;
                text += name + " = " + valueOfVariable(name, solution) + ";\n";
                continue;
            }
            const ArrayDeclaration& array = m_plain.arrays[output.index];
            std::string elements;
            for (const Expression& each : array.elements)
                elements += (elements.empty() ? "" : ",") + valueOfElement(each, solution);
            text += array.name + " = " + dimensionsOf(array) + '[' + elements + "]);\n";
        }
        return text + "----------\n";
    }

private:
    static std::string dimensionsOf(const ArrayDeclaration& array)
    {
        std::string text = "array" + std::to_string(array.outputIndices.size()) + "d(";
        for (const IntSet& indices : array.outputIndices)
            text += indices.empty() ? "1..0,"
                                    : std::to_string(indices.front().first) + ".." +
                                          std::to_string(indices.back().second) + ',';
        return text;
    }

    [[nodiscard]] std::string valueOfVariable(const std::string& name,
                                              const Solution& solution) const
    {
        const auto number = m_numbers.find(name);
        if (const auto of = m_ofBoolean.find(name); of != m_ofBoolean.end()) {
            const WatchedVariable& variable = m_model.variables[of->second];
            return variable.valueAt(solution[of->second]) == variable.absent ? "false" : "true";
        }
        if (number == m_numbers.end()) // none that matters
            return m_plain.variables[m_plain.variableIndex.at(name)].type ==
                           VariableDeclaration::Type::Bool
                       ? "false"
                       : "0";
        const WatchedVariable& variable = m_model.variables[number->second];
        const std::int64_t value = variable.valueAt(solution[number->second]);
        if (m_model.parsed.variables[variable.variable].type == VariableDeclaration::Type::Bool)
            return value != 0 ? "true" : "false";
        return std::to_string(value);
    }

    [[nodiscard]] std::string valueOfElement(const Expression& element,
                                             const Solution& solution) const
    {
        if (element.kind == Expression::Kind::Name)
            return valueOfVariable(element.text, solution);
        if (element.kind == Expression::Kind::Bool)
            return element.number != 0 ? "true" : "false";
        return std::to_string(element.number);
    }

    const Model& m_model;
    FlatZinc m_plain;
    std::unordered_map<std::string, Variable> m_numbers;
    std::unordered_map<std::string, Variable> m_ofBoolean; ///< that says whether it has a value
};

} // namespace

Result<std::string> printed(const Model& model, std::span<const Solution> solutions)
{
    const SolutionText text(model);
    std::string all;
    for (const Solution& solution : solutions)
        all += text.of(solution);
    return printedByMiniZinc(model.items + model.notes, all);
}

} // namespace clew::model
