// A model as a space of Gecode: its variables, its constraints, and in which order they are
// searched.

#pragma once

#include <functional>
#include <gecode/int.hh>
#include <gecode/search.hh>
#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/puzzles/model/flatzinc.h"

namespace clew::engine {

using namespace model;

/// The number as Gecode has it. Throws a ModelError if it is too large for that.
int checked(std::int64_t number);

/// How the variables that matter are searched where the model does not say.
struct Ordering
{
    bool fromModel = true;             ///< the model's own annotations come first
    std::string variables = "input";   ///< input, smallest, constrained, weighted, random
    std::string values = "min";        ///< min, max, median, random
    std::string propagation = "model"; ///< model, values, bounds, domains
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
    std::function<void()> beforeRestart = {}; ///< what the search was at is given up
    std::vector<GroupOf>* groups = nullptr;   ///< filled if not null
};

/// Some of a model: what follows from these constraints alone. It has no other variables than
/// those that are listed, which must be all that the constraints speak of.
struct ModelPart
{
    struct Part
    {
        std::size_t variable;
        const IntSet* domain; ///< outlives the making of the space
    };
    std::vector<Part> searched = {};
    std::vector<Part> searchedLast = {};       ///< once these have values
    std::vector<std::size_t> constraints = {}; ///< ascending
};

class ModelSpace final : public Gecode::Space
{
public:
    /// Throws a ModelError for what the engine does not know. The model must outlive the space and
    /// its copies.
    ModelSpace(const FlatZinc& model, const Ordering& ordering,
               const ConstraintGroups& watched = {});
    ModelSpace(const FlatZinc& model, const ModelPart& part);
    ModelSpace(ModelSpace& other);

    Gecode::Space* copy() override { return new ModelSpace(*this); } // Gecode deletes it
    void constrain(const Gecode::Space& best) override;
    /// Before a search begins again: what was found is not to be found a second time.
    bool master(const Gecode::MetaInfo& info) override;

    /// The variable has this value.
    void fix(std::size_t variable, std::int64_t value);

    /// Value of variable `index` of the model, which is fixed.
    [[nodiscard]] std::int64_t value(std::size_t index) const;
    [[nodiscard]] std::int64_t value(const Expression& expression) const;

    /// Of a whole model those that are shown and the objective; those that MiniZinc has introduced
    /// stand behind them until all is posted. Of a part all.
    Gecode::IntVarArray integers;
    Gecode::BoolVarArray booleans;
    /// Where variable i of the model is in one of the two; negative: it is not in this part.
    struct Slot
    {
        bool isBoolean = false;
        int index = -1;
    };
    [[nodiscard]] Slot slot(std::size_t variable) const { return (*m_slots)[variable]; }

private:
    friend class Completion;

    struct Declared
    {
        Gecode::IntVarArgs integers;
        Gecode::BoolVarArgs booleans;
    };
    void declare(Declared& declared, std::size_t variable, const IntSet* domain);
    void branchOver(std::span<const ModelPart::Part> variables);
    void completeLast();
    template<class Variables>
    void copyOthers(Variables& own, Variables& others);
    void exclude(const ModelSpace& found);

    const FlatZinc* m_model;
    std::shared_ptr<const std::function<void()>> m_beforeRestart;
    std::shared_ptr<std::vector<Slot>> m_slots;
    Gecode::IntVarArray m_otherIntegers; ///< introduced ones; in copies those without a value
    Gecode::BoolVarArray m_otherBooleans;
    bool m_keepsAssigned = false; ///< in copies all of them
};

/// Posts constraint after constraint.
void postConstraints(ModelSpace& space, const FlatZinc& model, const Ordering& ordering,
                     std::vector<GroupOf>* groups);
/// Posts these alone, each as strongly as pays where a value after the other is tried.
void postConstraints(ModelSpace& space, const FlatZinc& model, const ModelPart& part);
/// Branches as the model's annotations say, or as `ordering` does, over all that matters.
void postBranchings(ModelSpace& space, const FlatZinc& model, const Ordering& ordering);

} // namespace clew::engine
