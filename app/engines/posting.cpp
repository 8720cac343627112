// The constraints of FlatZinc, and the globals of resources/minizinc/, as propagators of Gecode.

#include "app/engines/posting.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "core/puzzles/model/engineerrors.h"

namespace clew::engine {

using namespace Gecode;

namespace {

const ConstraintTable& knownConstraints()
{
    static const ConstraintTable all = [] {
        ConstraintTable table = builtinConstraints();
        table.merge(globalConstraints());
        table.merge(schedulingConstraints());
        return table;
    }();
    return all;
}

} // namespace

Poster::Poster(ModelSpace& space, const FlatZinc& model, const Ordering& ordering)
    : m_space(space), m_model(model)
{
    if (ordering.propagation == "values")
        m_level = IPL_VAL;
    else if (ordering.propagation == "bounds")
        m_level = IPL_BND;
    else if (ordering.propagation == "domains")
        m_level = IPL_DOM;
    m_isForReasons = ordering.propagation == "reasons";
}

void Poster::post(const Constraint& constraint, PropagatorGroup group)
{
    const auto found = knownConstraints().find(constraint.name);
    if (found == knownConstraints().end())
        throw ModelError({kUnsupported, {constraint.name}});
    if (constraint.arguments.size() < found->second.arguments)
        throw ModelError({kTooFewArguments, {constraint.name}});
    m_constraint = &constraint;
    m_group = group;
    found->second.post(*this);
}

IntPropLevel Poster::level(IntPropLevel otherwise) const
{
    for (const Expression& note : m_constraint->annotations) {
        if (note.text == "domain" || note.text == "domain_propagation")
            return IPL_DOM;
        if (note.text == "bounds" || note.text == "boundsZ" || note.text == "boundsR" ||
            note.text == "boundsD" || note.text == "bounds_propagation")
            return IPL_BND;
        if (note.text == "value_propagation")
            return IPL_VAL;
    }
    if (m_isForReasons) // all different is cheap there
        return m_constraint->name == "fzn_all_different_int" ? IPL_DOM : IPL_DEF;
    return m_level == IPL_DEF ? otherwise : m_level;
}

bool Poster::isDeclared(const std::string& name) const
{
    return m_model.variableIndex.contains(name) || m_model.arrayIndex.contains(name);
}

void Poster::checkAlike(std::int64_t size, std::int64_t other) const
{
    if (size != other)
        throw ModelError({kUnequalLengths, {m_constraint->name}});
}

const std::vector<Expression>& Poster::elementsOf(const Expression& expression) const
{
    if (expression.kind == Expression::Kind::Name) {
        const auto found = m_model.arrayIndex.find(expression.text);
        if (found != m_model.arrayIndex.end())
            return m_model.arrays[found->second].elements;
    }
    if (expression.kind == Expression::Kind::Name && !isDeclared(expression.text))
        throw ModelError({kUndeclared, {expression.text, m_constraint->name}});
    if (expression.kind != Expression::Kind::Array)
        throw ModelError({kArrayExpected, {m_constraint->name}});
    return expression.elements;
}

bool Poster::isFixed(const Expression& expression) const
{
    return expression.kind != Expression::Kind::Name ||
           m_model.variableIndex.count(expression.text) == 0;
}

int Poster::constant(const Expression& expression) const
{
    if (expression.kind == Expression::Kind::Name) {
        const auto& elements = elementsOf(expression);
        if (elements.size() == 1)
            return constant(elements.front());
    }
    if (expression.kind != Expression::Kind::Int && expression.kind != Expression::Kind::Bool)
        throw ModelError({kNumberExpected, {m_constraint->name}});
    return checked(expression.number);
}

IntArgs Poster::numbers(std::size_t index) const
{
    IntArgs all;
    for (const Expression& each : elementsOf(at(index)))
        all << constant(each);
    return all;
}

Gecode::IntSet Poster::set(std::size_t index) const
{
    const Expression* expression = &at(index);
    if (expression->kind == Expression::Kind::Name) {
        const std::vector<Expression>& elements = elementsOf(*expression);
        checkAlike(static_cast<std::int64_t>(elements.size()), 1);
        expression = &elements.front();
    }
    std::vector<std::array<int, 2>> pairs;
    for (const auto& [first, last] : expression->set)
        pairs.push_back({checked(first), checked(last)});
    if (pairs.empty())
        return Gecode::IntSet::empty;
    return Gecode::IntSet(reinterpret_cast<const int(*)[2]>(pairs.data()),
                          static_cast<int>(pairs.size()));
}

std::optional<ModelSpace::Slot> Poster::slotOf(const Expression& expression) const
{
    if (expression.kind != Expression::Kind::Name)
        return std::nullopt;
    const auto found = m_model.variableIndex.find(expression.text);
    if (found == m_model.variableIndex.end())
        return std::nullopt;
    const ModelSpace::Slot slot = m_space.slot(found->second);
    if (slot.index < 0)
        throw ModelError({kNotInPart, {expression.text}});
    return slot;
}

IntVar Poster::integer(const Expression& expression) const
{
    const auto slot = slotOf(expression);
    if (!slot) {
        const int value = constant(expression);
        return {m_space, value, value};
    }
    if (slot->isBoolean) {
        IntVar both(m_space, 0, 1);
        channel(home(), m_space.booleans[slot->index], both);
        return both;
    }
    return m_space.integers[slot->index];
}

IntVarArgs Poster::integers(std::size_t index) const
{
    IntVarArgs all;
    for (const Expression& each : elementsOf(at(index)))
        all << integer(each);
    return all;
}

BoolVar Poster::boolean(const Expression& expression) const
{
    const auto slot = slotOf(expression);
    if (!slot) {
        const int value = constant(expression);
        return {m_space, value, value};
    }
    if (!slot->isBoolean)
        throw ModelError({kBooleanExpected, {m_constraint->name}});
    return m_space.booleans[slot->index];
}

BoolVarArgs Poster::booleans(std::size_t index) const
{
    BoolVarArgs all;
    for (const Expression& each : elementsOf(at(index)))
        all << boolean(each);
    return all;
}

std::optional<BoolVar> Poster::booleanBehind(const Expression& integer) const
{
    const auto found = m_channelled.find(integer.text);
    if (integer.kind != Expression::Kind::Name || found == m_channelled.end())
        return std::nullopt;
    return m_space.booleans[found->second];
}

namespace {

// What is another name of a variable, or of a number.
void postAlias(Poster& poster, const VariableDeclaration& declared)
{
    if (declared.alias.empty())
        return;
    const bool isBoolean = declared.type == VariableDeclaration::Type::Bool;
    const Expression self{.kind = Expression::Kind::Name, .text = declared.name};
    const Constraint equal{isBoolean ? "bool_eq" : "int_eq", {self, declared.alias.front()}, {}};
    poster.post(equal, PropagatorGroup::def);
}

// In groups of their own if `groups` is not null.
void post(Poster& poster, const FlatZinc& model, std::span<const std::size_t> variables,
          std::span<const std::size_t> constraints, std::vector<GroupOf>* groups)
{
    try {
        for (const std::size_t variable : variables)
            postAlias(poster, model.variables[variable]);
        // Which integers are Booleans is known before sums ask for it.
        const auto isChannel = [](const Constraint& each) { return each.name == "bool2int"; };
        for (const bool channels : {true, false})
            for (const std::size_t i : constraints) {
                if (isChannel(model.constraints[i]) != channels)
                    continue;
                PropagatorGroup group = PropagatorGroup::def;
                if (groups != nullptr) {
                    group = PropagatorGroup();
                    groups->push_back({group.id(), i});
                }
                poster.post(model.constraints[i], group);
            }
    } catch (const Gecode::Exception& problem) {
        throw ModelError({kRefused, {problem.what()}});
    }
}

} // namespace

void postConstraints(ModelSpace& space, const FlatZinc& model, const Ordering& ordering,
                     std::vector<GroupOf>* groups)
{
    Poster poster(space, model, ordering);
    std::vector<std::size_t> all(std::max(model.variables.size(), model.constraints.size()));
    std::iota(all.begin(), all.end(), std::size_t{0});
    post(poster, model, std::span(all).first(model.variables.size()),
         std::span(all).first(model.constraints.size()), groups);
}

void postConstraints(ModelSpace& space, const FlatZinc& model, const ModelPart& part)
{
    Poster poster(space, model, {.propagation = "reasons"});
    std::vector<std::size_t> variables;
    for (const auto* const some : {&part.searched, &part.searchedLast})
        for (const ModelPart::Part& each : *some)
            variables.push_back(each.variable);
    post(poster, model, variables, part.constraints, nullptr);
}

} // namespace clew::engine
