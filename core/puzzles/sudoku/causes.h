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

    /// Why the step's conclusion is so, in the state before the step.
    [[nodiscard]] std::vector<Place> ofStep(const Step& step, Fact conclusion, const State& before);
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
    [[nodiscard]] std::optional<std::vector<Place>> ofRectangle(const Step& step, Fact conclusion,
                                                                const State& before);

    const Layout& m_layout;
    GroupProof m_proof;
};

/// Every candidate of these cells, whether it stands or not.
std::vector<Place> everyDigitOf(const Layout& layout, std::span<const Cell> cells);

} // namespace clew::sudoku
