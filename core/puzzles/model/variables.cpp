#include "core/puzzles/model/variables.h"
#include "core/puzzles/model/wanted.h"
#include "core/text/printable.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <iterator>
#include <map>
#include <span>
#include <unordered_map>

namespace clew::model {

namespace {

constexpr std::size_t kMostModelRules = 4000;

// The first index of a dimension of an array, and how many there are.
std::pair<std::int64_t, std::size_t> dimensionOf(const IntSet& set)
{
    if (set.empty())
        return {1, 1};
    return {set.front().first, static_cast<std::size_t>(set.back().second - set.front().first + 1)};
}

// "[1,2]" for the element at this place of the array.
std::string indicesText(const ArrayDeclaration& array, const EnumeratedType& type,
                        std::size_t element)
{
    if (array.outputIndices.empty())
        return {};
    std::string indices;
    for (std::size_t i = array.outputIndices.size(); i-- > 0;) {
        const auto [first, size] = dimensionOf(array.outputIndices[i]);
        indices = textOf(first + static_cast<std::int64_t>(element % size),
                         i < type.indices.size() ? type.indices[i] : nullptr) +
                  (indices.empty() ? "" : ",") + indices;
        element /= size;
    }
    return "[" + indices + "]";
}

struct Authored
{
    std::vector<std::string> names;
    std::vector<EnumerationPtr> values; ///< what they are called
    std::vector<bool> areExpressions;   ///< a function of others, to which nobody gave a name
};

// By the name that its author has given to the expression, if that is none of another's.
std::string nameOfObjective(const VariableDeclaration& objective,
                            const std::vector<std::string>& names)
{
    const std::string& source = objective.source;
    const bool isName = !source.empty() && std::ranges::all_of(source, [](char c) {
        return c == '_' || std::isalnum(static_cast<unsigned char>(c)) != 0;
    });
    const auto isTaken = [&](std::string_view name) {
        return std::ranges::find(names, name) != names.end();
    };
    if (isName && !isTaken(source))
        return source;
    return isTaken("objective") ? "_objective" : "objective"; // as MiniZinc calls it
}

// An expression that the model searches by is called as its author wrote it.
void nameExpressions(const FlatZinc& model, std::vector<std::string>& names)
{
    if (std::ranges::all_of(model.variables,
                            [](const VariableDeclaration& each) { return each.source.empty(); }))
        return;
    // The same words may mean several.
    std::unordered_map<std::string, int> counts;
    for (const std::string& name : names)
        if (!name.starts_with(kIntroduced))
            ++counts[name];
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string& source = model.variables[i].source;
        if (source.empty() || !names[i].starts_with(kIntroduced))
            continue;
        const int before = counts[source]++;
        names[i] = before == 0 ? source : source + '#' + std::to_string(before + 1);
    }
}

// What elements of arrays are called.
class ElementNames
{
public:
    ElementNames(const FlatZinc& model, Authored& authored)
        : m_model(model), m_authored(authored), m_isNamed(authored.names.size(), false)
    {
    }

    // It has a name that its author printed it by.
    void keep(std::size_t variable) { m_isNamed[variable] = true; }

    // A variable that stands in several arrays keeps the name that its author wrote first.
    void nameElements(const ArrayDeclaration& array)
    {
        const EnumeratedType& type = m_model.typeOf(array.name);
        for (std::size_t i = 0; i < array.elements.size(); ++i) {
            checkWanted();
            const auto found = m_model.variableIndex.find(array.elements[i].text);
            if (array.elements[i].kind != Expression::Kind::Name ||
                found == m_model.variableIndex.end() || m_isNamed[found->second])
                continue;
            std::string& name = m_authored.names[found->second];
            if (array.isLeftOut && !name.starts_with(kIntroduced))
                continue;
            m_isNamed[found->second] = !array.isLeftOut;
            name = array.name + indicesText(array, type, i);
            m_authored.values[found->second] = type.values;
        }
    }

private:
    const FlatZinc& m_model;
    Authored& m_authored;
    std::vector<bool> m_isNamed;
};

Authored authoredBy(const FlatZinc& model)
{
    Authored authored;
    auto& [names, values, areExpressions] = authored;
    for (const VariableDeclaration& declared : model.variables) {
        names.push_back(declared.authorsName.empty() ? declared.name : declared.authorsName);
        values.push_back(model.typeOf(names.back()).values);
    }
    ElementNames elements(model, authored);
    for (const std::size_t array : model.leftOut)
        elements.nameElements(model.arrays[array]);
    const auto objective = model.variableIndex.find(model.objective.text);
    if (objective != model.variableIndex.end() && names[objective->second].starts_with(kIntroduced))
        names[objective->second] = nameOfObjective(model.variables[objective->second], names);
    for (const FlatZinc::Output& output : model.outputs)
        if (output.isArray)
            elements.nameElements(model.arrays[output.index]);
        else if (!names[output.index].starts_with(kIntroduced)) // as are members of sets
            elements.keep(output.index);
    for (std::size_t i = 0; i < names.size(); ++i)
        areExpressions.push_back(model.variables[i].isDefined && names[i].starts_with(kIntroduced));
    nameExpressions(model, names);
    return authored;
}

std::int64_t countOf(const IntSet& set)
{
    std::int64_t count = 0;
    for (const auto& [first, last] : set)
        count += last - first + 1;
    return count;
}

std::string nameOf(const Constraint& constraint)
{
    for (const Expression& note : constraint.annotations)
        if ((note.text == "mzn_constraint_name" || note.text == "mzn_expression_name") &&
            !note.elements.empty())
            return note.elements.front().text;
    return constraint.name;
}

bool isFact(const Constraint& constraint)
{
    return nameOf(constraint).starts_with(kFact);
}

// What its author wrote, for a constraint without a name; empty: nobody knows.
std::string sourceOf(const Constraint& constraint)
{
    for (const Expression& note : constraint.annotations)
        if (note.text == "clew_source" && !note.elements.empty())
            return note.elements.front().text;
    return {};
}

// A rule of many constraints names a few of them.
std::string listed(const std::vector<std::string>& sources)
{
    constexpr std::size_t kMostListed = 3;
    std::string list;
    for (std::size_t i = 0; i < std::min(sources.size(), kMostListed); ++i)
        list += (i > 0 ? " | " : "") + sources[i];
    return list + (sources.size() > kMostListed ? " | …" : "");
}

} // namespace

Value WatchedVariable::indexOf(std::int64_t value) const
{
    std::int64_t before = 0;
    for (const auto& [first, last] : ranges) {
        if (value <= last)
            return static_cast<Value>(before + std::max<std::int64_t>(0, value - first));
        before += last - first + 1;
    }
    return count - 1;
}

std::int64_t WatchedVariable::valueAt(Value index) const
{
    std::int64_t rest = index;
    for (const auto& [first, last] : ranges) {
        if (rest <= last - first)
            return first + rest;
        rest -= last - first + 1;
    }
    return ranges.empty() ? 0 : ranges.back().second;
}

std::string WatchedVariable::textAt(Value index, const EnumerationPtr& called) const
{
    const std::int64_t value = valueAt(index);
    return value == absent ? "<>" : textOf(value, called);
}

std::vector<WatchedVariable> watchedVariables(const FlatZinc& model)
{
    const auto [names, values, areExpressions] = authoredBy(model);
    std::vector<WatchedVariable> all;
    for (std::size_t i = 0; i < model.variables.size(); ++i) {
        checkWanted();
        const VariableDeclaration& declared = model.variables[i];
        if (declared.isIntroduced)
            continue;
        const std::int64_t count = countOf(declared.domain);
        if (!declared.isBounded)
            throw ModelError(
                {phrase(
                     "model",
                     "The variable %1 has no bounds; give it some for its search to be watched."),
                 {printable(names[i])}});
        WatchedVariable watched{.variable = i, .name = names[i], .ranges = declared.domain};
        watched.absent = declared.absent;
        watched.names = values[i];
        watched.isExpression = areExpressions[i];
        if (count > kMostValues)
            throw ModelError(
                {phrase("model",
                        "The variable %1 has too many values for its search to be watched."),
                 {printable(names[i])}});
        watched.count = static_cast<std::uint32_t>(std::max<std::int64_t>(1, count));
        watched.isWide = watched.count > kMostStruck;
        all.push_back(std::move(watched));
    }
    return all;
}

// An array stands where the first variable is that goes by its name, or else at the end.
std::vector<ShownValue> shownValues(const FlatZinc& model, std::span<const WatchedVariable> watched)
{
    std::unordered_map<std::string, Variable> numbers;
    for (Variable i = 0; i < watched.size(); ++i)
        numbers[model.variables[watched[i].variable].name] = i;
    std::vector<std::vector<ShownValue>> arrays;
    std::vector<std::optional<std::size_t>> arrayOf(watched.size());
    for (const FlatZinc::Output& output : model.outputs) {
        if (!output.isArray)
            continue;
        const ArrayDeclaration& array = model.arrays[output.index];
        const EnumeratedType& type = model.typeOf(array.name);
        std::vector<ShownValue>& values = arrays.emplace_back();
        for (std::size_t i = 0; i < array.elements.size(); ++i) {
            checkWanted();
            const Expression& element = array.elements[i];
            ShownValue shown{.name = array.name + indicesText(array, type, i),
                             .constant = element.number,
                             .isNone = element.kind == Expression::Kind::String,
                             .names = type.values};
            if (element.kind == Expression::Kind::Name) {
                const auto number = numbers.find(element.text);
                if (number == numbers.end())
                    continue;
                shown.variable = number->second;
                if (watched[number->second].name == shown.name)
                    arrayOf[number->second] = arrays.size() - 1;
            }
            values.push_back(std::move(shown));
        }
    }
    std::vector<ShownValue> all;
    const auto take = [&](std::vector<ShownValue>& values) {
        std::ranges::move(values, std::back_inserter(all));
        values.clear();
    };
    for (Variable i = 0; i < watched.size(); ++i)
        if (arrayOf[i])
            take(arrays[*arrayOf[i]]);
        else
            all.push_back({.name = watched[i].name, .variable = i, .names = watched[i].names});
    for (std::vector<ShownValue>& values : arrays)
        take(values);
    return all;
}

namespace {

// A rule for each of the words that constraints of one kind come from.
void addSources(const FlatZinc& model, std::span<const std::vector<std::string>> sources,
                ModelRules& rules)
{
    std::map<std::pair<Rule, std::string>, Rule> known;
    for (std::size_t i = 0; i < model.constraints.size(); ++i) {
        checkWanted();
        if (isFact(model.constraints[i]))
            continue;
        Rule& rule = rules.ofConstraint[i];
        std::string source = sourceOf(model.constraints[i]);
        if (source.empty() || sources[rule - std::size_t{FirstOfModel}].size() < 2)
            continue;
        const auto next = static_cast<Rule>(FirstOfModel + rules.names.size());
        const auto found = known.find({rule, source});
        if (found == known.end() && rules.names.size() > kMostModelRules)
            continue;
        if (found == known.end())
            rules.names.push_back(source);
        rule = known.try_emplace({rule, std::move(source)}, next).first->second;
    }
}

} // namespace

ModelRules rulesOf(const FlatZinc& model)
{
    ModelRules rules;
    std::unordered_map<std::string, Rule> known;
    std::vector<std::vector<std::string>> sources; // of each rule
    for (const Constraint& constraint : model.constraints) {
        checkWanted();
        if (isFact(constraint)) {
            rules.ofConstraint.push_back(OfDomain); // until the number of theirs is known
            continue;
        }
        const std::string name = nameOf(constraint);
        const auto next = static_cast<Rule>(FirstOfModel + rules.names.size());
        if (const auto found = known.find(name); found != known.end()) {
            rules.ofConstraint.push_back(found->second);
        } else if (rules.names.size() < kMostModelRules) {
            known[name] = next;
            rules.names.push_back(name);
            rules.ofConstraint.push_back(next);
        } else {
            rules.ofConstraint.push_back(static_cast<Rule>(next - 1));
        }
        sources.resize(rules.names.size());
        auto& ofRule = sources[rules.ofConstraint.back() - std::size_t{FirstOfModel}];
        if (const std::string source = sourceOf(constraint);
            !source.empty() && std::ranges::find(ofRule, source) == ofRule.end())
            ofRule.push_back(source);
    }
    for (std::size_t i = 0; i < sources.size(); ++i)
        if (!sources[i].empty())
            rules.names[i] = listed(sources[i]);
    rules.kinds = rules.names.size();
    const auto given = static_cast<Rule>(FirstOfModel + rules.kinds);
    for (std::size_t i = 0; i < model.constraints.size(); ++i)
        if (isFact(model.constraints[i]))
            rules.ofConstraint[i] = given;
    rules.names.emplace_back("given");
    addSources(model, sources, rules);
    return rules;
}

std::string textOf(std::int64_t value, const EnumerationPtr& names)
{
    return names != nullptr && value >= 1 && value <= static_cast<std::int64_t>(names->size())
               ? (*names)[static_cast<std::size_t>(value - 1)]
               : std::to_string(value);
}

std::optional<std::int64_t> valueOf(std::string_view text, const EnumerationPtr& names)
{
    if (names != nullptr)
        if (const auto found = std::ranges::find(*names, text); found != names->end())
            return found - names->begin() + 1;
    std::int64_t value = 0;
    const char* const end = text.data() + text.size();
    const auto [next, error] = std::from_chars(text.data(), end, value);
    return error == std::errc() && next == end ? std::optional(value) : std::nullopt;
}

const EnumeratedType& FlatZinc::typeOf(const std::string& name) const
{
    static const EnumeratedType numbers;
    const auto found = types.find(name);
    return found == types.end() ? numbers : found->second;
}

} // namespace clew::model
