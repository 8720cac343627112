// Where techniques run dry on boards whose groups of cells hold each of their values once: a value
// that no solution has is struck by an argument. The value is supposed, singles follow from it, and
// where they end all values of one more cell are gone through, until nothing is left for a cell or
// a value has no place in a group.
//
// Which values are in no solution is found by searching, so that an argument is looked for only
// where there is one, and so that it is known when nothing more follows: every value left is in a
// solution then.

#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/puzzle/groupproof.h"
#include "core/puzzle/puzzle.h"

namespace clew {

class Refuting
{
public:
    /// "row 3", of a group by its number.
    using GroupName = std::function<Sentence(std::uint32_t group)>;

    /// The steps are by `rule`. All but the name must outlive it; the problem's variables are the
    /// cells of `rules`, value v is called v + 1.
    Refuting(const Puzzle& puzzle, const Problem& problem, const GroupProof& rules, Rule rule,
             GroupName groupName);

    /// Strikes a value: of the cells with the fewest values left, the one with the shortest
    /// argument. What holds in the state must hold in every solution of the problem. None if no
    /// value has an argument, or the control says stop.
    [[nodiscard]] std::optional<ExplainedStep> next(const State& state, Control& control);

    /// Why this value, which no solution has, cannot be: the effects are where the argument ends,
    /// the causes what it rests on and the values that follow on its way. Empty if there is no
    /// short argument.
    [[nodiscard]] Sentence refutation(const State& state, Place wrong) const;

    /// If there was none: what the remaining cells may be, and in how many solutions, with
    /// the causes of that. None if some value may be in no solution.
    [[nodiscard]] std::optional<Sentence> whatIsLeft(const State& state, Control& control);

private:
    enum class Finding : std::uint8_t { Open, Occurs, Wrong, Unknown };

    [[nodiscard]] std::vector<Variable> openCells(const State& state) const;
    [[nodiscard]] std::vector<Value> valuesLeft(const State& state, Variable cell) const;
    [[nodiscard]] std::vector<Value> wrongValues(const State& state, Variable cell,
                                                 Control& control);
    Finding find(const State& state, Place place, Control& control);
    Finding& findingOf(Place place);
    [[nodiscard]] ProblemPtr assumed(const State& state, std::optional<Place> place) const;
    [[nodiscard]] Sentence solutionsLeft(const State& state, Control& control) const;

    const Puzzle& m_puzzle;
    const Problem& m_problem;
    const GroupProof& m_rules;
    Rule m_rule;
    GroupName m_groupName;
    Dimensions m_dimensions;
    std::vector<Finding> m_findings; ///< of each value of each cell
    std::uint64_t m_searches = 0;
};

} // namespace clew
