// In which order variables and their values are tried: as the model's search annotations say, or as
// chosen.

#include <algorithm>
#include <optional>

#include "app/engines/space.h"

namespace clew::engine {

using namespace Gecode;

namespace {

// Of what a failure counts for, that much is left after the next one.
constexpr double kDecay = 0.99;

class Branching
{
public:
    Branching(ModelSpace& space, const FlatZinc& model, const Ordering& ordering)
        : m_space(space), m_model(model), m_ordering(ordering), m_random(ordering.seed)
    {
    }

    void follow(const Expression& annotation)
    {
        const auto& arguments = annotation.elements;
        if (annotation.text == "seq_search" && !arguments.empty()) {
            for (const Expression& each : arguments.front().elements)
                follow(each);
        } else if (annotation.text == "int_search" && arguments.size() >= 3) {
            searchIntegers(arguments[0], arguments[1].text, arguments[2].text);
        } else if (annotation.text == "bool_search" && arguments.size() >= 3) {
            searchBooleans(arguments[0], arguments[1].text, arguments[2].text);
        }
    }

    // What matters and was not searched yet, in the order of the model; functions of others last.
    // What is to be the best follows from all else, and its best value is tried first, unless an
    // order is chosen for it, too.
    void searchTheRest()
    {
        for (const bool isDefined : {false, true})
            searchAll(isDefined);
        if (const auto objective = ownObjective())
            branch(m_space, m_space.integers[m_space.slot(*objective).index],
                   m_model.goal == FlatZinc::Goal::Minimize ? INT_VAL_MIN() : INT_VAL_MAX());
    }

private:
    [[nodiscard]] std::optional<std::size_t> ownObjective() const
    {
        const auto found = m_model.variableIndex.find(m_model.objective.text);
        if (m_model.goal == FlatZinc::Goal::Satisfy || !m_ordering.fromModel ||
            m_model.objective.kind != Expression::Kind::Name ||
            found == m_model.variableIndex.end())
            return std::nullopt;
        return found->second;
    }

    void searchAll(bool isDefined)
    {
        IntVarArgs integers;
        BoolVarArgs booleans;
        for (std::size_t i = 0; i < m_model.variables.size(); ++i) {
            const VariableDeclaration& declared = m_model.variables[i];
            if (declared.isIntroduced || declared.isDefined != isDefined || i == ownObjective())
                continue;
            const ModelSpace::Slot slot = m_space.slot(i);
            if (slot.isBoolean)
                booleans << m_space.booleans[slot.index];
            else
                integers << m_space.integers[slot.index];
        }
        if (integers.size() > 0)
            branch(m_space, integers, variableOrder(), valueOrder());
        if (booleans.size() > 0)
            branch(m_space, booleans, booleanOrder(), booleanValues());
    }

    [[nodiscard]] const std::vector<Expression>& elementsOf(const Expression& expression) const
    {
        if (expression.kind == Expression::Kind::Name) {
            const auto found = m_model.arrayIndex.find(expression.text);
            if (found != m_model.arrayIndex.end())
                return m_model.arrays[found->second].elements;
        }
        return expression.elements;
    }

    void searchIntegers(const Expression& array, const std::string& order,
                        const std::string& values)
    {
        IntVarArgs variables;
        for (const Expression& each : elementsOf(array))
            if (const auto found = m_model.variableIndex.find(each.text);
                found != m_model.variableIndex.end())
                if (const auto slot = m_space.slot(found->second); !slot.isBoolean)
                    variables << m_space.integers[slot.index];
        if (variables.size() > 0)
            branch(m_space, variables, orderCalled(order), valuesCalled(values));
    }

    void searchBooleans(const Expression& array, const std::string& order,
                        const std::string& values)
    {
        BoolVarArgs variables;
        for (const Expression& each : elementsOf(array))
            if (const auto found = m_model.variableIndex.find(each.text);
                found != m_model.variableIndex.end())
                if (const auto slot = m_space.slot(found->second); slot.isBoolean)
                    variables << m_space.booleans[slot.index];
        const bool isMax = values == "indomain_max" || values == "indomain_split_reverse" ||
                           values == "indomain_reverse_split";
        if (variables.size() > 0)
            branch(m_space, variables,
                   order == "dom_w_deg"                                   ? BOOL_VAR_AFC_MAX(kDecay)
                   : order == "occurrence" || order == "most_constrained" ? BOOL_VAR_DEGREE_MAX()
                                                                          : BOOL_VAR_NONE(),
                   isMax                         ? BOOL_VAL_MAX()
                   : values == "indomain_random" ? BOOL_VAL_RND(m_random)
                                                 : BOOL_VAL_MIN());
    }

    // The names of MiniZinc's handbook.
    [[nodiscard]] TieBreak<IntVarBranch> orderCalled(const std::string& name) const
    {
        if (name == "first_fail")
            return INT_VAR_SIZE_MIN();
        if (name == "anti_first_fail")
            return INT_VAR_SIZE_MAX();
        if (name == "smallest")
            return INT_VAR_MIN_MIN();
        if (name == "largest")
            return INT_VAR_MAX_MAX();
        if (name == "occurrence")
            return INT_VAR_DEGREE_MAX();
        if (name == "most_constrained")
            return tiebreak(INT_VAR_SIZE_MIN(), INT_VAR_DEGREE_MAX());
        if (name == "max_regret")
            return INT_VAR_REGRET_MIN_MAX();
        if (name == "dom_w_deg")
            return INT_VAR_AFC_SIZE_MAX(kDecay);
        return INT_VAR_NONE();
    }

    // "indomain" takes one value after the other, each beside the others; the rest take a value,
    // and then leave it out.
    [[nodiscard]] IntValBranch valuesCalled(const std::string& name) const
    {
        if (name == "indomain")
            return INT_VALUES_MIN();
        if (name == "indomain_max")
            return INT_VAL_MAX();
        if (name == "indomain_median" || name == "indomain_middle")
            return INT_VAL_MED();
        if (name == "indomain_random")
            return INT_VAL_RND(m_random);
        if (name == "indomain_split" || name == "indomain_interval")
            return INT_VAL_SPLIT_MIN();
        if (name == "indomain_reverse_split" || name == "indomain_split_reverse")
            return INT_VAL_SPLIT_MAX();
        return INT_VAL_MIN();
    }

    [[nodiscard]] IntVarBranch variableOrder() const
    {
        const std::string& order = m_ordering.variables;
        if (order == "smallest")
            return INT_VAR_SIZE_MIN();
        if (order == "constrained")
            return INT_VAR_DEGREE_SIZE_MAX();
        if (order == "weighted")
            return INT_VAR_AFC_SIZE_MAX();
        if (order == "random")
            return INT_VAR_RND(m_random);
        return INT_VAR_NONE();
    }
    [[nodiscard]] IntValBranch valueOrder() const
    {
        const std::string& order = m_ordering.values;
        if (order == "max")
            return INT_VAL_MAX();
        if (order == "median")
            return INT_VAL_MED();
        if (order == "random")
            return INT_VAL_RND(m_random);
        return INT_VAL_MIN();
    }
    [[nodiscard]] BoolVarBranch booleanOrder() const
    {
        const std::string& order = m_ordering.variables;
        if (order == "constrained")
            return BOOL_VAR_DEGREE_MAX();
        if (order == "weighted")
            return BOOL_VAR_AFC_MAX();
        if (order == "random")
            return BOOL_VAR_RND(m_random);
        return BOOL_VAR_NONE();
    }
    [[nodiscard]] BoolValBranch booleanValues() const
    {
        const std::string& order = m_ordering.values;
        if (order == "random")
            return BOOL_VAL_RND(m_random);
        return order == "max" ? BOOL_VAL_MAX() : BOOL_VAL_MIN();
    }

    ModelSpace& m_space;
    const FlatZinc& m_model;
    const Ordering& m_ordering;
    Rnd m_random;
};

} // namespace

void postBranchings(ModelSpace& space, const FlatZinc& model, const Ordering& ordering)
{
    Branching branching(space, model, ordering);
    if (ordering.fromModel)
        for (const Expression& annotation : model.searchAnnotations)
            branching.follow(annotation);
    branching.searchTheRest();
}

} // namespace clew::engine
