// FlatZinc, the language into which MiniZinc translates models: read into a list of variables,
// arrays and constraints, without any meaning yet. Read by the puzzle `model` and by its engine
// (app/engines/), so that both number variables and constraints alike.
//
// Behind it may stand what only the author's names are known from (compile.h).
//
// Source: the FlatZinc grammar of MiniZinc's handbook. Variables over floats and sets are read as
// declarations and refused by name: the engine searches over integers and Booleans.

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/text/sentence.h"

namespace clew::model {

/// What is wrong with a model, in a sentence for its author.
struct ModelError : std::runtime_error
{
    explicit ModelError(Sentence what) : std::runtime_error(what.text()), sentence(std::move(what))
    {
    }

    Sentence sentence;
};

/// How names begin that no author wrote.
inline constexpr std::string_view kIntroduced = "X_INTRODUCED_";

/// A finite set of integers as its ranges, ascending and apart from each other.
using IntSet = std::vector<std::pair<std::int64_t, std::int64_t>>;

/// What the members of an enumerated type are called, from 1 on.
using Enumeration = std::vector<std::string>;
using EnumerationPtr = std::shared_ptr<const Enumeration>;
/// "red", or "3" where it has no such name.
std::string textOf(std::int64_t value, const EnumerationPtr& names);
/// Of such a text, the number as well.
std::optional<std::int64_t> valueOf(std::string_view text, const EnumerationPtr& names);

/// Which enumerated types the values of a variable have, and the indices of an array; none:
/// numbers.
struct EnumeratedType
{
    EnumerationPtr values = {};
    std::vector<EnumerationPtr> indices = {}; ///< of each dimension
};

/// An argument of a constraint or annotation.
struct Expression
{
    enum class Kind : std::uint8_t { Int, Bool, Float, String, Set, Array, Name, Call };

    Kind kind = Kind::Int;
    std::int64_t number = 0;               ///< of Int; 0 or 1 of Bool
    std::string text = {};                 ///< of String, Name, Call; of Float as it is written
    IntSet set = {};                       ///< of Set
    std::vector<Expression> elements = {}; ///< of Array and Call
};

struct VariableDeclaration
{
    enum class Type : std::uint8_t { Int, Bool };

    std::string name;
    std::string authorsName = {}; ///< if it is none that FlatZinc can have
    std::string source = {};      ///< the expression that it stands for, if that is known
    Type type = Type::Int;
    bool isBounded = true;     ///< false: any integer that the engine can represent
    IntSet domain = {};        ///< of a bounded integer
    bool isCut = false;        ///< of more values than can be searched: see bounds.h
    bool isIntroduced = false; ///< by MiniZinc, and not shown: its values make no solutions
    bool isDefined = false;    ///< a function of others, which are searched first
    bool isOutput = false;
    std::vector<Expression> alias = {};      ///< one: it equals that variable or number
    std::optional<std::int64_t> absent = {}; ///< the value that stands for none, of an option type
    std::string isThere = {};                ///< the Boolean that says no more than that
};

struct ArrayDeclaration
{
    std::string name;
    bool isVariable = false; ///< its elements are names of variables, or numbers
    std::vector<Expression> elements = {};
    std::vector<IntSet> outputIndices = {}; ///< one set a dimension; empty: unknown, or a scalar
    bool isLeftOut = false;                 ///< of the output: see leftout.h
    std::vector<Expression> annotations = {};
};

struct Constraint
{
    std::string name;
    std::vector<Expression> arguments;
    std::vector<Expression> annotations;
};

struct FlatZinc
{
    enum class Goal : std::uint8_t { Satisfy, Minimize, Maximize };

    std::vector<VariableDeclaration> variables = {};
    std::vector<ArrayDeclaration> arrays = {};
    std::vector<Constraint> constraints = {};
    Goal goal = Goal::Satisfy;
    Expression objective = {};
    std::vector<Expression> searchAnnotations = {};
    /// Where each name stands in `variables` or `arrays`.
    std::unordered_map<std::string, std::size_t> variableIndex = {};
    std::unordered_map<std::string, std::size_t> arrayIndex = {};
    /// Arrays and output variables in the order in which they are printed.
    struct Output
    {
        bool isArray;
        std::size_t index;
    };
    std::vector<Output> outputs = {};
    std::vector<std::size_t> leftOut = {}; ///< arrays of the author's that are not printed
    /// By their names.
    std::unordered_map<std::string, EnumerationPtr> enumerations = {};
    /// Of variables and arrays by the names that their author has given them.
    std::unordered_map<std::string, EnumeratedType> types = {};
    [[nodiscard]] const EnumeratedType& typeOf(const std::string& name) const;
};

/// Throws a ModelError that names the line.
FlatZinc parseFlatZinc(std::string_view text);

} // namespace clew::model
