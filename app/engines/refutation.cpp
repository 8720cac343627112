#include "app/engines/refutation.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace clew::engine {

namespace {

const Expression* nameOf(const Constraint& constraint)
{
    for (const Expression& note : constraint.annotations)
        if ((note.text == "mzn_constraint_name" || note.text == "mzn_expression_name") &&
            !note.elements.empty())
            return &note.elements.front();
    return nullptr;
}

bool isFact(const Constraint& constraint)
{
    const Expression* const name = nameOf(constraint);
    return name != nullptr && name->text.starts_with(kFact);
}

// The variables of FlatZinc in a constraint, each once.
std::vector<std::size_t> variablesOf(const FlatZinc& model, const Constraint& constraint)
{
    std::vector<std::size_t> all;
    const auto add = [&](const auto& self, const Expression& expression) -> void {
        for (const Expression& each : expression.elements)
            self(self, each);
        if (expression.kind != Expression::Kind::Name)
            return;
        if (const auto found = model.variableIndex.find(expression.text);
            found != model.variableIndex.end())
            all.push_back(found->second);
        else if (const auto array = model.arrayIndex.find(expression.text);
                 array != model.arrayIndex.end())
            for (const Expression& each : model.arrays[array->second].elements)
                self(self, each);
    };
    for (const Expression& argument : constraint.arguments)
        add(add, argument);
    std::ranges::sort(all);
    const auto rest = std::ranges::unique(all);
    all.erase(rest.begin(), rest.end());
    return all;
}

// Groups constraints into reasons.
class Grouping
{
public:
    Grouping(const FlatZinc& model, std::span<const WatchedVariable> watched)
        : m_model(model), m_watchedOf(model.variables.size(), kNone),
          m_definitions(model.variables.size()), m_aliases(model.variables.size())
    {
        for (std::size_t i = 0; i < watched.size(); ++i)
            m_watchedOf[watched[i].variable] = i;
        for (std::size_t i = 0; i < model.variables.size(); ++i)
            if (const auto& alias = model.variables[i].alias; !alias.empty())
                if (const auto other = model.variableIndex.find(alias.front().text);
                    other != model.variableIndex.end()) {
                    m_aliases[i].push_back(other->second);
                    m_aliases[other->second].push_back(i);
                }
        for (const Constraint& constraint : model.constraints) {
            m_variables.push_back(variablesOf(model, constraint));
            m_isDefinition.push_back(isDefinition(constraint, m_variables.back()));
        }
        for (std::size_t i = 0; i < model.constraints.size(); ++i)
            if (m_isDefinition[i])
                for (const std::size_t variable : definedBy(i))
                    m_definitions[variable].push_back(i);
    }

    std::vector<Reason> all()
    {
        const ModelRules rules = rulesOf(m_model);
        std::vector<Reason> reasons;
        std::unordered_map<std::string, std::size_t> named;
        for (std::size_t i = 0; i < m_model.constraints.size(); ++i) {
            if (m_isDefinition[i] || isFact(m_model.constraints[i]))
                continue;
            const Expression* const name = nameOf(m_model.constraints[i]);
            const auto known =
                name == nullptr ? named.end() : named.try_emplace(name->text, reasons.size()).first;
            if (known == named.end() || known->second == reasons.size())
                reasons.push_back({.rule = rules.ofConstraint[i]});
            reasons[known == named.end() ? reasons.size() - 1 : known->second]
                .constraints.push_back(i);
        }
        for (Reason& reason : reasons)
            complete(reason);
        return reasons;
    }

private:
    static constexpr std::size_t kNone = ~std::size_t{0};

    // What says no more than what an introduced variable means.
    [[nodiscard]] bool isDefinition(const Constraint& constraint,
                                    std::span<const std::size_t> variables) const
    {
        if (nameOf(constraint) != nullptr)
            return false;
        const bool introduces = std::ranges::any_of(variables, [&](std::size_t variable) {
            return m_model.variables[variable].isIntroduced;
        });
        return introduces &&
               (constraint.name == "bool2int" ||
                std::ranges::any_of(constraint.annotations, [&](const Expression& note) {
                    const auto defined = note.text == "defines_var" && !note.elements.empty()
                                             ? m_model.variableIndex.find(note.elements[0].text)
                                             : m_model.variableIndex.end();
                    return defined != m_model.variableIndex.end() &&
                           m_model.variables[defined->second].isIntroduced;
                }));
    }

    // The variables whose meaning it is: the one that it names, or all that are introduced.
    [[nodiscard]] std::vector<std::size_t> definedBy(std::size_t constraint) const
    {
        for (const Expression& note : m_model.constraints[constraint].annotations)
            if (note.text == "defines_var" && !note.elements.empty())
                if (const auto found = m_model.variableIndex.find(note.elements.front().text);
                    found != m_model.variableIndex.end())
                    return {found->second};
        std::vector<std::size_t> introduced = m_variables[constraint];
        std::erase_if(introduced, [&](std::size_t variable) {
            return !m_model.variables[variable].isIntroduced;
        });
        return introduced;
    }

    // With the definitions that it needs, and theirs.
    void complete(Reason& reason) const
    {
        std::unordered_set<std::size_t> constraints(reason.constraints.begin(),
                                                    reason.constraints.end());
        std::unordered_set<std::size_t> variables;
        const auto add = [&](const auto& self, std::size_t variable) -> void {
            if (!variables.insert(variable).second)
                return;
            if (m_watchedOf[variable] != kNone) {
                reason.scope.push_back(static_cast<Variable>(m_watchedOf[variable]));
            } else {
                reason.introduced.push_back(variable);
                for (const std::size_t definition : m_definitions[variable])
                    if (constraints.insert(definition).second)
                        reason.constraints.push_back(definition);
            }
            for (const std::size_t other : m_aliases[variable])
                self(self, other);
        };
        for (std::size_t i = 0; i < reason.constraints.size(); ++i) // there are more and more
            for (const std::size_t variable : m_variables[reason.constraints[i]])
                add(add, variable);
        std::ranges::sort(reason.scope);
    }

    const FlatZinc& m_model;
    std::vector<std::size_t> m_watchedOf;                ///< kNone: it is introduced
    std::vector<std::vector<std::size_t>> m_definitions; ///< constraints, by variable
    std::vector<std::vector<std::size_t>> m_variables;   ///< by constraint
    std::vector<std::vector<std::size_t>> m_aliases;     ///< variables that are the same
    std::vector<bool> m_isDefinition;
};

} // namespace

std::vector<Reason> reasonsOf(const FlatZinc& model, std::span<const WatchedVariable> watched)
{
    return Grouping(model, watched).all();
}

std::size_t sizeOf(const IntSet& domain)
{
    std::size_t size = 0;
    for (const auto& [first, last] : domain)
        size += static_cast<std::size_t>(last - first + 1);
    return size;
}

bool contains(const IntSet& domain, std::int64_t value)
{
    return std::ranges::any_of(
        domain, [&](const auto& range) { return range.first <= value && value <= range.second; });
}

IntSet without(const IntSet& domain, std::int64_t value)
{
    IntSet rest;
    for (const auto& [first, last] : domain) {
        if (value < first || value > last) {
            rest.emplace_back(first, last);
            continue;
        }
        if (first < value)
            rest.emplace_back(first, value - 1);
        if (value < last)
            rest.emplace_back(value + 1, last);
    }
    return rest;
}

Refutation::Refutation(const FlatZinc& model, std::span<const WatchedVariable> watched,
                       std::span<const Reason> reasons)
    : m_model(model), m_watched(watched), m_reasons(reasons)
{
    for (const VariableDeclaration& declared : model.variables) {
        const bool isBoolean = declared.type == VariableDeclaration::Type::Bool;
        m_all.push_back(isBoolean ? IntSet{{0, 1}}
                        : declared.isBounded
                            ? declared.domain
                            : IntSet{{Gecode::Int::Limits::min, Gecode::Int::Limits::max}});
    }
    for (const WatchedVariable& each : watched)
        m_declared.push_back(m_all[each.variable]);
}

Domains Refutation::known()
{
    ModelPart facts;
    for (std::size_t i = 0; i < m_all.size(); ++i)
        facts.searched.push_back({i, &m_all[i]});
    for (std::size_t i = 0; i < m_model.constraints.size(); ++i)
        if (isFact(m_model.constraints[i]))
            facts.constraints.push_back(i);
    ModelSpace space(m_model, facts);
    if (space.status() == Gecode::SS_FAILED)
        return {};
    Domains domains;
    for (std::size_t i = 0; i < m_watched.size(); ++i)
        domains.push_back(domainIn(space, static_cast<Variable>(i)));
    return domains;
}

IntSet Refutation::domainIn(const ModelSpace& space, Variable variable) const
{
    const ModelSpace::Slot slot = space.slot(m_watched[variable].variable);
    if (slot.isBoolean) {
        const Gecode::BoolVar boolean = space.booleans[slot.index];
        return {{boolean.min(), boolean.max()}};
    }
    IntSet domain;
    for (Gecode::IntVarRanges ranges(space.integers[slot.index]); ranges(); ++ranges)
        domain.emplace_back(ranges.min(), ranges.max());
    return domain;
}

// Nothing but what these reasons speak of: most of the time goes into making and copying it.
std::unique_ptr<ModelSpace> Refutation::part(std::span<const std::size_t> reasons,
                                             const Domains& domains)
{
    ModelPart part;
    std::vector<bool> isIn(m_model.variables.size(), false);
    for (const std::size_t reason : reasons) {
        for (const Variable variable : m_reasons[reason].scope)
            if (const std::size_t number = m_watched[variable].variable; !isIn[number]) {
                isIn[number] = true;
                part.searched.push_back({number, &domains[variable]});
            }
        const auto& constraints = m_reasons[reason].constraints;
        part.constraints.insert(part.constraints.end(), constraints.begin(), constraints.end());
    }
    for (const std::size_t reason : reasons)
        for (const std::size_t number : m_reasons[reason].introduced)
            if (!isIn[number]) {
                isIn[number] = true;
                part.searchedLast.push_back({number, &m_all[number]});
            }
    std::ranges::sort(part.constraints);
    const auto rest = std::ranges::unique(part.constraints);
    part.constraints.erase(rest.begin(), rest.end());
    return std::make_unique<ModelSpace>(m_model, part);
}

std::unique_ptr<ModelSpace> Refutation::solve(std::unique_ptr<ModelSpace> part, bool& isSure)
{
    Gecode::Search::FailStop limit(m_patience);
    Gecode::Search::Options options;
    options.clone = false;
    options.stop = &limit;
    Gecode::DFS<ModelSpace> search(part.release(), options);
    std::unique_ptr<ModelSpace> found(search.next());
    isSure = found != nullptr || !search.stopped();
    m_work += 1 + search.statistics().fail;
    return found;
}

std::vector<std::int64_t> Refutation::solution(std::span<const std::size_t> reasons,
                                               const Domains& domains)
{
    bool isSure = false;
    const auto found = solve(part(reasons, domains), isSure);
    std::vector<std::int64_t> values;
    for (std::size_t i = 0; found && i < m_watched.size(); ++i) {
        const bool isIn = found->slot(m_watched[i].variable).index >= 0;
        const IntSet& free = domains[i];
        values.push_back(isIn ? domainIn(*found, static_cast<Variable>(i)).front().first
                              : free.front().first);
    }
    return values;
}

bool Refutation::strikes(std::span<const std::size_t> reasons, const Domains& domains,
                         Strike strike)
{
    Domains tried = domains;
    tried[strike.variable] = {{strike.value, strike.value}};
    bool isSure = false;
    return solve(part(reasons, tried), isSure) == nullptr && isSure;
}

// Each value is struck by propagation, has been seen in a solution, or is tried.
Refutation::Found Refutation::strikesBy(std::span<const std::size_t> reasons,
                                        const Domains& domains)
{
    Found found;
    const std::unique_ptr<ModelSpace> root = part(reasons, domains);
    if (root->status() == Gecode::SS_FAILED)
        return {.isContradiction = true};
    std::vector<Variable> scope;
    for (const std::size_t reason : reasons)
        scope.insert(scope.end(), m_reasons[reason].scope.begin(), m_reasons[reason].scope.end());
    std::ranges::sort(scope);
    const auto rest = std::ranges::unique(scope);
    scope.erase(rest.begin(), rest.end());
    std::vector<std::unordered_set<std::int64_t>> seen(scope.size());
    bool isSure = false;
    const auto search = [&](std::unique_ptr<ModelSpace> probe) {
        const auto solved = solve(std::move(probe), isSure);
        for (std::size_t i = 0; solved && i < scope.size(); ++i)
            seen[i].insert(domainIn(*solved, scope[i]).front().first);
        return solved != nullptr;
    };
    const auto copy = [&] {
        return std::unique_ptr<ModelSpace>(static_cast<ModelSpace*>(root->clone()));
    };
    if (!search(copy()) && isSure)
        return {.isContradiction = true};
    for (std::size_t i = 0; i < scope.size(); ++i) {
        const Variable variable = scope[i];
        const IntSet left = domainIn(*root, variable);
        if (m_watched[variable].isWide) {
            const Bounds bounds{variable, left.front().first, left.back().second};
            if (bounds.least != domains[variable].front().first ||
                bounds.most != domains[variable].back().second)
                found.bounds.push_back(bounds);
            continue;
        }
        if (sizeOf(domains[variable]) == 1)
            continue;
        for (const auto& [first, last] : domains[variable])
            for (std::int64_t value = first; value <= last; ++value) {
                if (seen[i].contains(value))
                    continue;
                bool isStruck = !contains(left, value);
                if (!isStruck) {
                    auto probe = copy();
                    probe->fix(m_watched[variable].variable, value);
                    isStruck = !search(std::move(probe)) && isSure;
                }
                if (isStruck)
                    found.strikes.push_back({variable, value});
            }
    }
    return found;
}

} // namespace clew::engine
