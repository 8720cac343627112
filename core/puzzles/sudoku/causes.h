// What the steps and events of a Sudoku follow from: values placed and candidates struck, no more
// of them than it takes.

#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/puzzle/groupproof.h"
#include "core/puzzles/sudoku/techniques/step.h"

namespace clew::sudoku {

class CauseFinder
{
public:
    /// The layout must outlive it.
    explicit CauseFinder(const Layout& layout);

    /// What conclusions rest on, and what shows that it suffices: none where the proof is not about
    /// these conclusions alone.
    struct Grounds
    {
        std::vector<Place> causes = {};
        std::vector<GroupProof::Goal> goals = {};
    };

    /// Why the step's conclusions are so, in the state before the step.
    [[nodiscard]] Grounds ofStep(const Step& step, std::span<const Fact> conclusions,
                                 const State& before);
    /// Why one of them is.
    [[nodiscard]] std::vector<Place> ofStep(const Step& step, Fact conclusion, const State& before)
    {
        return ofStep(step, std::span(&conclusion, 1), before).causes;
    }
    /// Why the conclusion is so, or without one why the state is contradictory, from what has been
    /// excluded of these candidates; from anything if they do not suffice.
    [[nodiscard]] std::vector<Place> ofAbsent(std::span<const Place> candidates,
                                              std::optional<Fact> conclusion, const State& before);
    /// The same from anything on the board.
    [[nodiscard]] std::vector<Place> ofAnything(std::optional<Fact> conclusion, const State& before)
    {
        return ofAbsent({}, conclusion, before);
    }

    [[nodiscard]] const GroupProof& proof() const { return m_proof; }

private:
    [[nodiscard]] std::vector<Place> onlyAbsent(std::vector<Place> places,
                                                const State& state) const;
    [[nodiscard]] Grounds ofConclusion(const Step& step, Fact conclusion, const State& before);
    [[nodiscard]] std::optional<Grounds> ofRectangle(const Step& step, Fact conclusion,
                                                     const State& before);

    const Layout& m_layout;
    GroupProof m_proof;
};

/// Every candidate of these cells, whether it stands or not.
std::vector<Place> everyDigitOf(const Layout& layout, std::span<const Cell> cells);

} // namespace clew::sudoku
