// A model as a space of Gecode: its variables, its constraints, and in which order they are
// searched.

#pragma once

#include <functional>
#include <gecode/int.hh>
#include <gecode/search.hh>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/puzzles/model/flatzinc.h"

namespace clew::engine {

using namespace model;

/// How the variables that matter are searched where the model does not say.
struct Ordering
{
    bool fromModel = true;             ///< the model's own annotations come first
    std::string variables = "input";   ///< input, smallest, constrained, weighted, random
    std::string values = "min";        ///< min, max, median, random
    std::string propagation = "model"; ///< model, values, bounds, domains
    bool splits = true; ///< domains may be split as the model says; false: values one by one
    unsigned seed = 1;
};

class ModelSpace;

/// By which group of propagators a constraint is known in a trace; groups ascend.
struct GroupOf
{
    unsigned group;
    std::size_t constraint;
};

/// For a search that is watched.
struct ConstraintGroups
{
    std::function<void(ModelSpace&)> beforePosting = {};
    std::vector<GroupOf>* groups = nullptr; ///< filled if not null
};

class ModelSpace final : public Gecode::Space
{
public:
    /// Throws a ModelError for what the engine does not know. The model must outlive the space and
    /// its copies.
    ModelSpace(const FlatZinc& model, const Ordering& ordering,
               const ConstraintGroups& watched = {});
    ModelSpace(ModelSpace& other);

    Gecode::Space* copy() override { return new ModelSpace(*this); } // Gecode deletes it
    void constrain(const Gecode::Space& best) override;

    /// Value of variable `index` of the model, which is fixed.
    [[nodiscard]] std::int64_t value(std::size_t index) const;
    [[nodiscard]] std::int64_t value(const Expression& expression) const;

    Gecode::IntVarArray integers;
    Gecode::BoolVarArray booleans;
    /// Where variable i of the model is in one of the two.
    struct Slot
    {
        bool isBoolean;
        int index;
    };
    [[nodiscard]] Slot slot(std::size_t variable) const { return (*m_slots)[variable]; }

private:
    friend class Completion;

    void declareVariables();
    void completeLast();

    const FlatZinc* m_model;
    std::shared_ptr<std::vector<Slot>> m_slots;
};

/// Posts constraint after constraint.
void postConstraints(ModelSpace& space, const FlatZinc& model, const Ordering& ordering,
                     std::vector<GroupOf>* groups);
/// Branches as the model's annotations say, or as `ordering` does, over all that matters.
void postBranchings(ModelSpace& space, const FlatZinc& model, const Ordering& ordering);

} // namespace clew::engine
