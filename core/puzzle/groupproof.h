// Proofs on boards whose groups of cells hold each of their values once, as Sudoku and Suguru have
// them: whether some facts exclude each other by the rules alone, and which few facts a conclusion
// rests on.
//
// A group of n cells holds the values 0 to n - 1. Facts are followed to what they leave single;
// where that ends, the cell with the fewest values among those touched is tried, if these are few.

#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/text/sentence.h"
#include "core/trace/state.h"

namespace clew {

/// That a cell has a value, or that it has not.
struct Fact
{
    Place place;
    bool holds;
};

class GroupProof
{
public:
    /// `excluded`: of each cell those that never have the same value. At most 64 cells a group.
    GroupProof(std::vector<std::vector<Variable>> groups,
               std::vector<std::vector<Variable>> excluded);

    /// Whether the facts exclude each other. False also where that takes too many tries.
    [[nodiscard]] bool contradict(std::span<const Fact> facts);

    /// The fewest values placed and candidates struck in this state from which the conclusion
    /// follows; without one, a contradiction. They are looked for among what excludes `absent`:
    /// candidates that are not possible any more. If there are `cases`, each of them must be
    /// contradictory where the conclusion is not true. None if what there is does not suffice.
    [[nodiscard]] std::optional<std::vector<Place>> causes(const State& state,
                                                           std::span<const Place> absent,
                                                           std::optional<Fact> conclusion,
                                                           std::span<const Fact> cases = {});
    /// The same among what excludes some of these `candidates`; among all there is if that does not
    /// suffice; if nothing does, what excludes them.
    [[nodiscard]] std::vector<Place> why(const State& state, std::span<const Place> candidates,
                                         std::optional<Fact> conclusion);
    /// What is to follow: the conclusion, without one a contradiction; by cases as in causes().
    struct Goal
    {
        std::optional<Fact> conclusion;
        std::vector<Fact> cases = {};
    };
    /// The fewest of these values and strikes, all of which must do, from which every goal follows:
    /// what several conclusions need together can be less than what each has found by itself.
    [[nodiscard]] std::vector<Place> fewest(const State& state, std::vector<Place> places,
                                            std::span<const Goal> goals);
    /// The fewest values and strikes of the state by which none of these is possible.
    [[nodiscard]] std::vector<Place> fewestExcluding(const State& state,
                                                     std::vector<Place> absent) const;
    /// What excludes each of these, one cause at least, whatever follows.
    [[nodiscard]] std::vector<Place> whatExcludes(const State& state,
                                                  std::span<const Place> absent) const;
    /// All candidates that are not possible any more in empty cells and by filled ones.
    [[nodiscard]] std::vector<Place> allAbsent(const State& state) const;
    /// Whether the candidate is struck, or excluded by a filled cell.
    [[nodiscard]] bool isAbsent(const State& state, Place place) const;

    [[nodiscard]] std::span<const Variable> excluded(Variable cell) const
    {
        return m_excluded[cell];
    }
    [[nodiscard]] std::size_t cellCount() const { return m_values.size(); }
    /// The values that the rules alone leave to the cell, as bits; asked between proofs.
    [[nodiscard]] std::uint64_t valuesOf(Variable cell) const { return m_values[cell]; }
    [[nodiscard]] std::span<const Variable> group(std::uint32_t group) const
    {
        return m_groups[group];
    }
    [[nodiscard]] std::span<const std::uint32_t> groupsOf(Variable cell) const
    {
        return m_groupsOf[cell];
    }

private:
    using Values = std::uint64_t;
    struct Change
    {
        Variable cell;
        Values before;
    };

    /// How far a proof goes: cells with more values than that are not tried.
    struct Effort
    {
        unsigned tries;
        int values;
    };
    static constexpr Effort kQuick{400, 6};               ///< for what is far from being the fewest
    static constexpr Effort kThorough{2000, 64};          ///< for the last few
    static constexpr std::size_t kMostCellsThorough = 81; ///< larger boards would have to wait

    [[nodiscard]] bool proves(const State& state, std::span<const Place> places, const Goal& goal);
    bool apply(const Fact& fact);
    bool keep(Variable cell, Values values);
    bool follow();
    bool checkGroups(Variable cell, Values lost);
    bool refuted();
    [[nodiscard]] std::optional<Variable> cellToTry() const;
    void undoTo(std::size_t changes);

    std::vector<std::vector<Variable>> m_groups;
    std::vector<std::vector<Variable>> m_excluded;
    std::vector<std::vector<std::uint32_t>> m_groupsOf;
    std::vector<Values> m_values; ///< that each cell can take
    std::vector<Change> m_changes;
    std::size_t m_followed = 0; ///< of the changes
    unsigned m_tries = 0;
    Effort m_effort = kQuick;
};

} // namespace clew
