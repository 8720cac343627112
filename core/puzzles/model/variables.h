// Which variables of a model are watched, in which order, and what its rules are: the numbers that
// the engine's events speak of and the board is made of.

#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/puzzles/model/flatzinc.h"
#include "core/search/event.h"

namespace clew::model {

/// More values are not struck one by one: see WatchedVariable::isWide.
inline constexpr std::uint32_t kMostStruck = 400;
/// Variables with more values cannot be watched.
inline constexpr std::int64_t kMostValues = std::int64_t{1} << 22;

/// The first rules; those of the model's constraints follow.
enum EngineRule : Rule { TriedBefore = 1, BetterThanBest, OfDomain, FirstOfModel };
/// Several constraints, each with a rule of its own, where none of them alone is enough.
inline constexpr Rule SeveralTogether = 8000;
static_assert(!Event::conflict(0, SeveralTogether).beginsAnew());
/// A contradiction of which is not known which of the constraints it breaks.
inline constexpr Rule TheConstraints = 8002;
/// What a guess that narrows a variable strikes of it.
inline constexpr Rule ByGuess = 8001;

/// What the names of constraints that are no model's begin with: they say what is known, given or
/// assumed.
inline constexpr char kFact = '\x01';

/// A variable that matters: shown, or searched by name. Its values are numbered through its ranges.
struct WatchedVariable
{
    std::size_t variable = 0; ///< of FlatZinc::variables
    std::string name = {};    ///< as the model's author writes it: "x[1,2]"
    IntSet ranges = {};
    std::uint32_t count = 0;
    /// Its values are not struck one by one: removing value i < count says that i and all below are
    /// gone, removing count + i that i and all above are.
    bool isWide = false;
    std::optional<std::int64_t> absent = {}; ///< the value that means it has none
    EnumerationPtr names = {};               ///< of its values
    /// What the model searches by, of no name of its author's: a function of the others, and not
    /// printed with them.
    bool isExpression = false;

    /// What the value is called: "3", "red", or "<>" if it is none.
    [[nodiscard]] std::string textAt(Value index) const { return textAt(index, names); }
    /// The same by another name of the variable.
    [[nodiscard]] std::string textAt(Value index, const EnumerationPtr& called) const;
    /// The number of a value; of one in no range that of the next that is.
    [[nodiscard]] Value indexOf(std::int64_t value) const;
    [[nodiscard]] std::int64_t valueAt(Value index) const;
};

/// In the order of the model. Throws a ModelError for variables without bounds.
std::vector<WatchedVariable> watchedVariables(const FlatZinc& model);

/// What a solution consists of: a variable's value, or one that the model settles by itself.
struct ShownValue
{
    std::string name;
    std::optional<Variable> variable = {};
    std::int64_t constant = 0; ///< where there is no variable
    bool isNone = false;       ///< of an option type that is settled to have no value
    EnumerationPtr names = {}; ///< of its values
};
/// A name that a variable has besides its own, and what its values are called by it.
struct OtherName
{
    std::string name;
    EnumerationPtr values = {};
};
/// The variables in their order, those of an array together, with its constants.
std::vector<ShownValue> shownValues(const FlatZinc& model,
                                    std::span<const WatchedVariable> watched);

/// What constraints are called: by their author or else by what their author wrote. Those of one
/// name are one rule, and those without a name that come from the same words. (Until 1.0 those
/// without a name that are of one kind were one rule: traces of that time name them by `kinds`.)
struct ModelRules
{
    std::vector<std::string> names; ///< of rules FirstOfModel, FirstOfModel + 1, …
    std::vector<Rule> ofConstraint; ///< for each of FlatZinc::constraints
    std::size_t kinds =
        0; ///< of `names` so many are of names and kinds; the next is of what is given
};
/// What is known is a rule of its own, which leaves the numbers of the others as they are.
ModelRules rulesOf(const FlatZinc& model);

} // namespace clew::model
