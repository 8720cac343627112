#include "app/engines/space.h"

#include <algorithm>

#include "core/puzzles/model/engineerrors.h"

namespace clew::engine {

using namespace Gecode;

int checked(std::int64_t number)
{
    if (number < Int::Limits::min || number > Int::Limits::max)
        throw ModelError({kTooLarge, {number, Int::Limits::max}});
    return static_cast<int>(number);
}

namespace {

Gecode::IntSet toSet(const model::IntSet& set)
{
    std::vector<std::array<int, 2>> ranges;
    for (const auto& [first, last] : set)
        ranges.push_back({checked(first), checked(last)});
    if (ranges.empty())
        return Gecode::IntSet::empty;
    return Gecode::IntSet(reinterpret_cast<const int(*)[2]>(ranges.data()),
                          static_cast<int>(ranges.size()));
}

// Some of the variables, or none: Gecode's own slice() must begin at one of them.
template<class Variables>
Variables between(const Variables& all, int first, int end)
{
    return Variables(all.begin() + first, all.begin() + end);
}
template<class Variables>
Variables between(const Variables& all, int first)
{
    return between(all, first, all.size());
}

} // namespace

// The values of what is left once all that matters is fixed: one completion is searched for, the
// others are the same solution.
class Completion final : public Brancher
{
public:
    explicit Completion(Home home) : Brancher(home) {}
    Completion(Space& home, Completion& other) : Brancher(home, other), m_isDone(other.m_isDone) {}

    bool status(const Space& home) const override
    {
        if (m_isDone)
            return false;
        const auto& space = static_cast<const ModelSpace&>(home);
        return !space.m_otherIntegers.assigned() || !space.m_otherBooleans.assigned();
    }

    struct Found : Choice
    {
        Found(const Brancher& brancher, std::vector<int> all)
            : Choice(brancher, 1), values(std::move(all))
        {
        }
        void archive(Archive& archive) const override
        {
            Choice::archive(archive);
            archive << static_cast<unsigned>(values.size());
            for (const int value : values)
                archive << value;
        }
        std::vector<int> values; ///< empty: there is no completion
    };

    Choice* choice(Space& home) override
    {
        auto& space = static_cast<ModelSpace&>(home);
        space.m_keepsAssigned = true; // one value each, in their order
        std::unique_ptr<ModelSpace> copy(static_cast<ModelSpace*>(space.clone()));
        // Other branchers of the copy have nothing left; this one must not search again.
        copy->completeLast();
        Search::Options options;
        options.clone = false;
        DFS<ModelSpace> search(copy.release(), options);
        const std::unique_ptr<ModelSpace> found(search.next());
        std::vector<int> values;
        if (found) {
            for (const IntVar& each : found->m_otherIntegers)
                values.push_back(each.val());
            for (const BoolVar& each : found->m_otherBooleans)
                values.push_back(each.val());
        }
        return new Found(*this, std::move(values)); // Gecode deletes it
    }

    Choice* choice(const Space& /*home*/, Archive& archive) override
    {
        unsigned size = 0;
        archive >> size;
        std::vector<int> values(size);
        for (int& value : values)
            archive >> value;
        return new Found(*this, std::move(values));
    }

    ExecStatus commit(Space& home, const Choice& choice, unsigned /*alternative*/) override
    {
        const auto& values = static_cast<const Found&>(choice).values;
        if (values.empty())
            return ES_FAILED;
        auto& space = static_cast<ModelSpace&>(home);
        m_isDone = true;
        auto value = values.begin();
        for (const IntVar& each : space.m_otherIntegers)
            rel(space, each, IRT_EQ, *value++);
        for (const BoolVar& each : space.m_otherBooleans)
            rel(space, each, IRT_EQ, *value++);
        return space.failed() ? ES_FAILED : ES_OK;
    }

    void print(const Space& /*home*/, const Choice& /*choice*/, unsigned /*alternative*/,
               std::ostream& out) const override
    {
        out << "completion";
    }

    Actor* copy(Space& home) override { return new (home) Completion(home, *this); }
    std::size_t dispose(Space& home) override
    {
        (void)Brancher::dispose(home);
        return sizeof(*this);
    }

private:
    bool m_isDone = false;
};

void ModelSpace::completeLast()
{
    BrancherGroup::all.kill(*this);
    if (m_otherIntegers.size() > 0)
        branch(*this, IntVarArgs(m_otherIntegers), INT_VAR_SIZE_MIN(), INT_VAL_MIN());
    if (m_otherBooleans.size() > 0)
        branch(*this, BoolVarArgs(m_otherBooleans), BOOL_VAR_NONE(), BOOL_VAL_MIN());
}

ModelSpace::ModelSpace(const FlatZinc& model, const Ordering& ordering,
                       const ConstraintGroups& watched)
    : m_model(&model),
      m_beforeRestart(std::make_shared<const std::function<void()>>(watched.beforeRestart)),
      m_slots(std::make_shared<std::vector<Slot>>(model.variables.size()))
{
    Declared declared;
    const auto declareThose = [&](const auto& isWanted) {
        for (std::size_t i = 0; i < model.variables.size(); ++i)
            if (const VariableDeclaration& each = model.variables[i]; isWanted(each))
                declare(declared, i, each.isBounded ? &each.domain : nullptr);
    };
    const auto isObjective = [&](const VariableDeclaration& each) {
        return model.objective.kind == Expression::Kind::Name && each.name == model.objective.text;
    };
    declareThose([](const auto& each) { return !each.isIntroduced; });
    const int shownIntegers = declared.integers.size();
    const int shownBooleans = declared.booleans.size();
    declareThose([&](const auto& each) { return each.isIntroduced && isObjective(each); });
    const int keptIntegers = declared.integers.size();
    declareThose([&](const auto& each) { return each.isIntroduced && !isObjective(each); });
    integers = IntVarArray(*this, declared.integers);
    booleans = BoolVarArray(*this, declared.booleans);
    if (watched.beforePosting)
        watched.beforePosting(*this);
    postConstraints(*this, model, ordering, watched.groups);
    postBranchings(*this, model, ordering);
    new (*this) Completion(*this);
    // From here on what is introduced is not asked for by its number, except the objective.
    m_otherIntegers = IntVarArray(*this, between(declared.integers, shownIntegers));
    m_otherBooleans = BoolVarArray(*this, between(declared.booleans, shownBooleans));
    integers = IntVarArray(*this, between(declared.integers, 0, keptIntegers));
    booleans = BoolVarArray(*this, between(declared.booleans, 0, shownBooleans));
}

ModelSpace::ModelSpace(const FlatZinc& model, const ModelPart& part)
    : m_model(&model), m_beforeRestart(std::make_shared<const std::function<void()>>()),
      m_slots(std::make_shared<std::vector<Slot>>(model.variables.size()))
{
    Declared declared;
    for (const auto* const variables : {&part.searched, &part.searchedLast})
        for (const ModelPart::Part& each : *variables)
            declare(declared, each.variable, each.domain);
    integers = IntVarArray(*this, declared.integers);
    booleans = BoolVarArray(*this, declared.booleans);
    postConstraints(*this, model, part);
    branchOver(part.searched);
    branchOver(part.searchedLast);
}

void ModelSpace::branchOver(std::span<const ModelPart::Part> variables)
{
    IntVarArgs ints;
    BoolVarArgs bools;
    for (const ModelPart::Part& each : variables) {
        const Slot at = slot(each.variable);
        if (at.isBoolean)
            bools << booleans[at.index];
        else
            ints << integers[at.index];
    }
    if (ints.size() > 0)
        branch(*this, ints, INT_VAR_SIZE_MIN(), INT_VAL_MIN());
    if (bools.size() > 0)
        branch(*this, bools, BOOL_VAR_NONE(), BOOL_VAL_MIN());
}

ModelSpace::ModelSpace(ModelSpace& other)
    : Space(other), m_model(other.m_model), m_beforeRestart(other.m_beforeRestart),
      m_slots(other.m_slots), m_keepsAssigned(other.m_keepsAssigned)
{
    integers.update(*this, other.integers);
    booleans.update(*this, other.booleans);
    copyOthers(m_otherIntegers, other.m_otherIntegers);
    copyOthers(m_otherBooleans, other.m_otherBooleans);
}

// Much of a search is copying, and most of what is introduced has its value soon.
template<class Variables>
void ModelSpace::copyOthers(Variables& own, Variables& others)
{
    const auto isKept = [this](const auto& each) { return m_keepsAssigned || !each.assigned(); };
    own = Variables(*this, static_cast<int>(std::count_if(others.begin(), others.end(), isKept)));
    int at = 0;
    for (auto& each : others)
        if (isKept(each))
            own[at++].update(*this, each);
}

// Null: any integer that the engine can represent.
void ModelSpace::declare(Declared& declared, std::size_t variable, const model::IntSet* domain)
{
    const bool isBoolean = m_model->variables[variable].type == VariableDeclaration::Type::Bool;
    Slot& at = (*m_slots)[variable];
    at = {isBoolean, isBoolean ? declared.booleans.size() : declared.integers.size()};
    if (isBoolean) {
        const bool isKnown = domain != nullptr && !domain->empty();
        declared.booleans << BoolVar(*this, isKnown ? checked(domain->front().first) : 0,
                                     isKnown ? checked(domain->back().second) : 1);
    } else if (domain == nullptr) {
        declared.integers << IntVar(*this, Int::Limits::min, Int::Limits::max);
    } else if (domain->empty()) {
        declared.integers << IntVar(*this, 0, 0);
        fail();
    } else {
        declared.integers << IntVar(*this, toSet(*domain));
    }
}

void ModelSpace::fix(std::size_t variable, std::int64_t value)
{
    const Slot at = slot(variable);
    if (at.isBoolean)
        rel(*this, booleans[at.index], IRT_EQ, checked(value));
    else
        rel(*this, integers[at.index], IRT_EQ, checked(value));
}

std::int64_t ModelSpace::value(std::size_t index) const
{
    const Slot at = slot(index);
    if (at.index < 0 || at.index >= (at.isBoolean ? booleans.size() : integers.size()))
        throw ModelError({kNotSearchedFor, {m_model->variables[index].name}});
    return at.isBoolean ? booleans[at.index].val() : integers[at.index].val();
}

std::int64_t ModelSpace::value(const Expression& expression) const
{
    if (expression.kind != Expression::Kind::Name)
        return expression.number;
    const auto found = m_model->variableIndex.find(expression.text);
    if (found == m_model->variableIndex.end())
        throw ModelError({kNoVariable, {expression.text}});
    return value(found->second);
}

// A solution is what its variables that matter have as values.
void ModelSpace::exclude(const ModelSpace& found)
{
    BoolVarArgs differs;
    const Home home = (*this)(PropagatorGroup());
    for (std::size_t i = 0; i < m_model->variables.size(); ++i) {
        if (m_model->variables[i].isIntroduced)
            continue;
        const Slot at = slot(i);
        const int value = static_cast<int>(found.value(i));
        BoolVar isOther(*this, 0, 1);
        if (at.isBoolean)
            rel(home, booleans[at.index], IRT_NQ, value, isOther);
        else
            rel(home, integers[at.index], IRT_NQ, value, isOther);
        differs << isOther;
    }
    rel(home, BOT_OR, differs, 1);
}

bool ModelSpace::master(const MetaInfo& info)
{
    if (*m_beforeRestart)
        (*m_beforeRestart)();
    if (const auto* const found = static_cast<const ModelSpace*>(info.last())) {
        if (m_model->goal == FlatZinc::Goal::Satisfy)
            exclude(*found);
        else
            constrain(*found);
    }
    return false; // after a solution the search goes on where it is
}

void ModelSpace::constrain(const Space& best)
{
    if (m_model->goal == FlatZinc::Goal::Satisfy)
        return;
    if (m_model->objective.kind != Expression::Kind::Name) { // a constant: none is better
        fail();
        return;
    }
    const auto& better = static_cast<const ModelSpace&>(best);
    const Slot at = slot(m_model->variableIndex.at(m_model->objective.text));
    const bool isLess = m_model->goal == FlatZinc::Goal::Minimize;
    rel(*this, integers[at.index], isLess ? IRT_LE : IRT_GR, better.integers[at.index].val());
}

} // namespace clew::engine
