// Sudoku by hand.

#include "core/puzzle/playing.h"

#include "core/puzzles/sudoku/puzzle.h"

namespace clew::sudoku {

namespace {

class SudokuPlaying final : public Playing
{
public:
    std::vector<Event> givens(const Problem& problem) const override
    {
        const auto& given = typed(problem).givens;
        std::vector<Event> events;
        for (Cell cell = 0; cell < given.size(); ++cell)
            if (given[cell] != kNoValue)
                events.push_back(Event::assign(cell, given[cell], GivenDigit));
        return events;
    }

    // A cell for which all digits are taken.
    std::optional<Event> deadEnd(const Problem& problem, const State& state) const override
    {
        const Layout layout(typed(problem).box);
        for (Cell cell = 0; cell < layout.cellCount(); ++cell) {
            Mask left = state.value(cell) == kNoValue ? layout.allDigits() : 0;
            if (left == 0)
                continue;
            for (const Cell peer : layout.peers(cell))
                if (state.value(peer) != kNoValue)
                    left &= ~bitOf(state.value(peer));
            if (left == 0)
                return Event::conflict(cell, NoCandidate);
        }
        return std::nullopt;
    }

    std::string_view deducing() const override { return "logic"; }

    bool isObvious(Rule rule) const override { return rule == Taken; }

    Sentence region(const Problem& problem, Event step) const override
    {
        const Layout layout(typed(problem).box);
        return {phrase("sudoku", "box %1"), {layout.boxOf(step.variable()) + 1}};
    }

private:
    static const SudokuProblem& typed(const Problem& problem)
    {
        return static_cast<const SudokuProblem&>(problem);
    }
};

} // namespace

const Playing* SudokuPuzzle::playing() const
{
    static const SudokuPlaying playing;
    return &playing;
}

} // namespace clew::sudoku
