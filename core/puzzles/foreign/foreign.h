// The problem of a search that runs elsewhere and is only watched here.
//
// Its board is one of ours (a position of queens, a Sudoku, …) or free variables: names with a
// value each, on a grid of cells or in rows. Who searches and by which rules is the sender's
// business; it names them in the header of its stream (core/files/eventstream.h), which is also the
// text that the problem is kept in.

#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/puzzle/puzzle.h"

namespace clew::foreign {

inline constexpr std::string_view kId = "foreign";

/// Rules of foreign searches are numbered from here in the sender's order, apart from all numbers
/// of ours. The one after the last stands for "no rule named".
inline constexpr Rule kFirstRule = 4096;
inline constexpr std::size_t kMostRules = 2000;
static_assert(!Event::conflict(0, kFirstRule + kMostRules).beginsAnew());
inline constexpr std::uint32_t kMostVariables = 1U << 14U;
inline constexpr std::uint32_t kMostValues = 1U << 16U;

/// Names of variables or values, numbered from 0. They may grow while they are read (a search that
/// does not say beforehand what it decides on), up to a number that is known beforehand.
class Names
{
public:
    explicit Names(std::vector<std::string> names, std::uint32_t most = 0);

    /// The number of this name, which becomes the last one if it is new; once there is no room for
    /// others they all share the last.
    std::uint32_t number(std::string_view name);
    [[nodiscard]] std::string name(std::uint32_t number) const;
    [[nodiscard]] std::vector<std::string> all() const;
    /// Numbers are below this, now and later.
    [[nodiscard]] std::uint32_t most() const { return m_most; }
    [[nodiscard]] bool grows() const { return m_grows; }

private:
    mutable std::mutex m_mutex;
    std::vector<std::string> m_names;
    std::unordered_map<std::string, std::uint32_t> m_numbers;
    std::uint32_t m_most;
    bool m_grows;
};

struct DrawnBoard; // drawnboard.h

struct NamedRule
{
    std::string name;
    std::string sentence = {}; ///< {variable} and {value} stand for those of the event
};

struct ForeignProblem final : Problem
{
    std::string name;     ///< of the problem; may be empty
    std::string searcher; ///< the strategy, as its author calls it
    std::vector<NamedRule> rules;

    // Free variables, ...
    std::shared_ptr<Names> variables;
    std::shared_ptr<Names> values;
    std::uint32_t rows = 0; ///< 0: no grid
    std::uint32_t columns = 0;
    std::vector<Variable> cells;         ///< of the grid, row by row; kNoVariable: none there
    std::vector<std::string> texts = {}; ///< of each cell without a variable; or empty: none
    /// The board of the model that they belong to; null: it is not known.
    std::shared_ptr<const DrawnBoard> drawn = nullptr;

    // ... or a board of ours.
    const Puzzle* board = nullptr;
    ProblemPtr position;
    std::string positionText = {};
    std::string positionFormat = {};
    Parameters positionParameters = {};

    /// The puzzle whose strategy and rules are the sender's.
    const Puzzle* puzzle = nullptr;

    [[nodiscard]] const Puzzle* ownPuzzle() const override { return puzzle; }
    [[nodiscard]] Rule unnamedRule() const { return static_cast<Rule>(kFirstRule + rules.size()); }
};

inline constexpr Variable kNoVariable = ~Variable{0};

/// "q[2] = 3"; a value that is a relation by itself, as labels of solvers are, follows as it
/// stands: "q[2] ≠ 3".
std::string related(const std::string& variable, const std::string& value);
/// The same without spaces: "q[2]=3", "q[2]≠3".
std::string relatedClosely(const std::string& variable, const std::string& value);

/// The puzzle that reads problems of foreign searches. Not among puzzles(): nothing here can search
/// them.
const Puzzle& puzzle();

/// Gives the problem the puzzle of its searcher and rules.
std::shared_ptr<const ForeignProblem> finished(ForeignProblem&& problem);

} // namespace clew::foreign
