#include "core/puzzles/model/variables.h"

#include <algorithm>
#include <unordered_map>

namespace clew::model {

namespace {

constexpr std::int64_t kMostValues = std::int64_t{1} << 22;
constexpr std::size_t kMostModelRules = 4000;
constexpr const char* kIntroduced = "X_INTRODUCED_"; ///< how names begin that no author wrote

// The first index of a dimension of an array, and how many there are.
std::pair<std::int64_t, std::size_t> dimensionOf(const IntSet& set)
{
    if (set.empty())
        return {1, 1};
    return {set.front().first, static_cast<std::size_t>(set.back().second - set.front().first + 1)};
}

// "[1,2]" for the element at this place of the array.
std::string indicesText(const ArrayDeclaration& array, std::size_t element)
{
    if (array.outputIndices.empty())
        return {};
    std::string indices;
    for (auto set = array.outputIndices.rbegin(); set != array.outputIndices.rend(); ++set) {
        const auto [first, size] = dimensionOf(*set);
        indices = std::to_string(first + static_cast<std::int64_t>(element % size)) +
                  (indices.empty() ? "" : ",") + indices;
        element /= size;
    }
    return "[" + indices + "]";
}

// A variable that stands in several arrays keeps the name that its author wrote first.
std::vector<std::string> authorsNames(const FlatZinc& model)
{
    std::vector<std::string> names;
    for (const VariableDeclaration& declared : model.variables)
        names.push_back(declared.authorsName.empty() ? declared.name : declared.authorsName);
    std::vector<bool> isNamed(names.size(), false);
    const auto objective = model.variableIndex.find(model.objective.text);
    if (objective != model.variableIndex.end() && names[objective->second].starts_with(kIntroduced))
        names[objective->second] = "objective"; // an expression, which has no name
    for (const FlatZinc::Output& output : model.outputs) {
        if (!output.isArray) {
            // A member of a set is one of MiniZinc's own, and of an array.
            isNamed[output.index] = !names[output.index].starts_with(kIntroduced);
            continue;
        }
        const ArrayDeclaration& array = model.arrays[output.index];
        for (std::size_t i = 0; i < array.elements.size(); ++i) {
            const auto found = model.variableIndex.find(array.elements[i].text);
            if (array.elements[i].kind != Expression::Kind::Name ||
                found == model.variableIndex.end() || isNamed[found->second])
                continue;
            isNamed[found->second] = true;
            names[found->second] = array.name + indicesText(array, i);
        }
    }
    return names;
}

std::string nameOf(const Constraint& constraint)
{
    for (const Expression& note : constraint.annotations)
        if ((note.text == "mzn_constraint_name" || note.text == "mzn_expression_name") &&
            !note.elements.empty())
            return note.elements.front().text;
    return constraint.name;
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

std::string WatchedVariable::textAt(Value index) const
{
    const std::int64_t value = valueAt(index);
    return value == absent ? "<>" : std::to_string(value);
}

std::vector<WatchedVariable> watchedVariables(const FlatZinc& model)
{
    const auto names = authorsNames(model);
    std::vector<WatchedVariable> all;
    for (std::size_t i = 0; i < model.variables.size(); ++i) {
        const VariableDeclaration& declared = model.variables[i];
        if (declared.isIntroduced)
            continue;
        if (!declared.isBounded)
            throw ModelError("The variable " + declared.name +
                             " has no bounds; give it some for its search to be watched.");
        WatchedVariable watched{.variable = i, .name = names[i], .ranges = declared.domain};
        watched.absent = declared.absent;
        std::int64_t count = 0;
        for (const auto& [first, last] : watched.ranges)
            count += last - first + 1;
        if (count > kMostValues)
            throw ModelError("The variable " + declared.name +
                             " has too many values for its search to be watched.");
        watched.count = static_cast<std::uint32_t>(std::max<std::int64_t>(1, count));
        watched.isWide = watched.count > kMostStruck;
        all.push_back(std::move(watched));
    }
    return all;
}

std::vector<ShownValue> shownValues(const FlatZinc& model, std::span<const WatchedVariable> watched)
{
    std::vector<ShownValue> all;
    std::unordered_map<std::string, Variable> numbers;
    for (Variable i = 0; i < watched.size(); ++i) {
        all.push_back({.name = watched[i].name, .variable = i});
        numbers[model.variables[watched[i].variable].name] = i;
    }
    for (const FlatZinc::Output& output : model.outputs) {
        if (!output.isArray)
            continue;
        const ArrayDeclaration& array = model.arrays[output.index];
        auto place = all.end(); // a constant stands before the next variable, or after the last
        for (std::size_t i = array.elements.size(); i-- > 0;) {
            const Expression& element = array.elements[i];
            const auto number = numbers.find(element.text);
            if (element.kind == Expression::Kind::Name && number != numbers.end()) {
                place = std::ranges::find(all, number->second, &ShownValue::variable);
            } else if (element.kind != Expression::Kind::Name &&
                       element.kind != Expression::Kind::String) { // which is none
                if (place == all.end())
                    for (std::size_t before = i; before-- > 0 && place == all.end();)
                        if (const auto last = numbers.find(array.elements[before].text);
                            last != numbers.end())
                            place = std::ranges::next(
                                std::ranges::find(all, last->second, &ShownValue::variable));
                place = all.insert(place, {.name = array.name + indicesText(array, i),
                                           .constant = element.number});
            }
        }
    }
    return all;
}

ModelRules rulesOf(const FlatZinc& model)
{
    ModelRules rules;
    std::unordered_map<std::string, Rule> known;
    std::vector<std::vector<std::string>> sources; // of each rule
    for (const Constraint& constraint : model.constraints) {
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
    return rules;
}

} // namespace clew::model
