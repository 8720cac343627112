// How constraints of FlatZinc become propagators of Gecode: each by its name, from a table. What
// the names mean is in builtins.cpp, globals.cpp and scheduling.cpp.

#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "app/engines/space.h"

namespace clew::engine {

/// Posts constraint after constraint; to the functions in the tables, the arguments of the present
/// one.
class Poster
{
public:
    Poster(ModelSpace& space, const FlatZinc& model, const Ordering& ordering);

    /// In this group of propagators.
    void post(const Constraint& constraint, Gecode::PropagatorGroup group);

    [[nodiscard]] ModelSpace& space() const { return m_space; }
    /// Where propagators are to be posted.
    [[nodiscard]] Gecode::Home home() const { return m_space(m_group); }
    /// How strongly to propagate: as the constraint's annotation says, or as chosen; `otherwise`
    /// where nothing is.
    [[nodiscard]] Gecode::IntPropLevel
    level(Gecode::IntPropLevel otherwise = Gecode::IPL_DEF) const;

    // ---- arguments

    [[nodiscard]] std::size_t size() const { return m_constraint->arguments.size(); }
    [[nodiscard]] const Expression& at(std::size_t index) const
    {
        return m_constraint->arguments[index];
    }
    /// Throws a ModelError if two lists that belong together differ in length.
    void checkAlike(std::int64_t size, std::int64_t other) const;
    /// What a name stands for if it is an array or a constant.
    [[nodiscard]] const std::vector<Expression>& elementsOf(const Expression& expression) const;
    [[nodiscard]] bool isDeclared(const std::string& name) const;
    [[nodiscard]] bool isFixed(const Expression& expression) const;

    [[nodiscard]] int constant(const Expression& expression) const;
    [[nodiscard]] int number(std::size_t index) const { return constant(at(index)); }
    [[nodiscard]] Gecode::IntArgs numbers(std::size_t index) const;
    [[nodiscard]] Gecode::IntSet set(std::size_t index) const;

    [[nodiscard]] Gecode::IntVar integer(const Expression& expression) const;
    [[nodiscard]] Gecode::IntVar integer(std::size_t index) const { return integer(at(index)); }
    [[nodiscard]] Gecode::IntVarArgs integers(std::size_t index) const;
    [[nodiscard]] Gecode::BoolVar boolean(const Expression& expression) const;
    [[nodiscard]] Gecode::BoolVar boolean(std::size_t index) const { return boolean(at(index)); }
    [[nodiscard]] Gecode::BoolVarArgs booleans(std::size_t index) const;

    /// The integer of this name is that Boolean, whose number is `boolean`.
    void isBoolean(const std::string& integer, int boolean) { m_channelled[integer] = boolean; }
    /// The Boolean that an integer is, if that is known.
    [[nodiscard]] std::optional<Gecode::BoolVar> booleanBehind(const Expression& integer) const;
    [[nodiscard]] std::optional<ModelSpace::Slot> slotOf(const Expression& expression) const;

    /// Some of Gecode's propagators take no variable twice: further ones become copies of it.
    template<class Variables>
    [[nodiscard]] Variables different(Variables variables) const
    {
        Gecode::unshare(home(), variables);
        return variables;
    }

private:
    ModelSpace& m_space;
    const FlatZinc& m_model;
    Gecode::IntPropLevel m_level = Gecode::IPL_DEF;
    bool m_isForReasons = false;
    const Constraint* m_constraint = nullptr;
    Gecode::PropagatorGroup m_group = Gecode::PropagatorGroup::def;
    std::unordered_map<std::string, int> m_channelled; ///< integers that are Booleans
};

struct ConstraintKind
{
    std::size_t arguments; ///< at least
    void (*post)(Poster&);
};
using ConstraintTable = std::unordered_map<std::string, ConstraintKind>;

ConstraintTable builtinConstraints();
ConstraintTable globalConstraints();
ConstraintTable schedulingConstraints();

} // namespace clew::engine
