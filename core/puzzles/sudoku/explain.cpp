// Why an event of a search happened, and the way to the solution, in words.

#include <algorithm>
#include <fmt/format.h>

#include "core/puzzles/sudoku/logic.h"
#include "core/puzzles/sudoku/puzzle.h"
#include "core/puzzles/sudoku/techniques/techniques.h"

namespace clew::sudoku {

namespace {

std::vector<Place> cellsAsPlaces(std::span<const Cell> cells)
{
    return placesOf(cells, kNoValue);
}

// The candidates as the state's events leave them; filled cells strike their digit from their peers
// even where a strategy has not emitted that yet.
Grid gridOf(const Layout& layout, const State& state)
{
    std::vector<Value> values(layout.cellCount());
    std::vector<Mask> candidates(layout.cellCount(), layout.allDigits());
    for (Cell cell = 0; cell < layout.cellCount(); ++cell) {
        values[cell] = state.value(cell);
        for (Value value = 0; value < layout.size(); ++value)
            if (state.removed(cell, value))
                candidates[cell] &= ~bitOf(value);
    }
    for (Cell cell = 0; cell < layout.cellCount(); ++cell)
        if (values[cell] != kNoValue)
            for (const Cell peer : layout.peers(cell))
                candidates[peer] &= ~bitOf(values[cell]);
    return Grid(layout, std::move(values), std::move(candidates));
}

class Explainer
{
public:
    Explainer(const SudokuProblem& problem, const State& before, Event event)
        : m_layout(problem.box), m_before(before),
          m_event(event), m_place{event.variable(), event.value()}
    {
    }

    Sentence sentence() const
    {
        switch (m_event.kind()) {
        case EventKind::Decide:
            return {phrase("sudoku", "Try %2 in %1."), names(), {m_place}};
        case EventKind::Assign:
            if (m_event.rule() == GivenDigit)
                return {phrase("sudoku", "%1 is %2: given."), names(), {m_place}};
            return byTechnique();
        case EventKind::Remove:
            if (const auto taken = byPeer(false))
                return *taken;
            return m_event.rule() == BandArrangement    ? byBand()
                   : m_event.rule() == StackArrangement ? byStack()
                   : m_event.rule() == LineTriple       ? byLineTriple()
                                                        : byTechnique();
        case EventKind::Conflict:
            return conflict();
        case EventKind::Visit:
            return m_event.node() == kRoot
                       ? Sentence{phrase("sudoku",
                                         "Back to the board as it follows from the givens.")}
                       : Sentence{phrase("sudoku", "Back to position %1 of the search."),
                                  {std::to_string(m_event.node())}};
        case EventKind::Solution:
            return {
                phrase("sudoku", "Every row, column and box holds each digit once: a solution.")};
        }
        return {};
    }

private:
    std::vector<Argument> names() const
    {
        return {cellName(m_layout.size(), m_place.variable), digitName(m_place.value)};
    }

    // A filled cell that forbids the event's digit in its cell.
    std::optional<Sentence> byPeer(bool conflicting) const
    {
        const Value own = m_before.value(m_place.variable);
        if (!conflicting && own != kNoValue && own != m_place.value)
            return Sentence{phrase("sudoku", "%1 cannot be %2: it is %3."),
                            {names()[0], names()[1], digitName(own)},
                            {m_place},
                            {{m_place.variable, own}}};
        for (const Cell peer : m_layout.peers(m_place.variable))
            if (m_before.value(peer) == m_place.value)
                return takenSentence(m_layout, m_place, peer);
        return std::nullopt;
    }

    // Finds the step again that has this consequence.
    Sentence byTechnique() const
    {
        const Grid grid = gridOf(m_layout, m_before);
        std::optional<Sentence> found;
        const StepSink sink([&](const Step& step) {
            if (step.rule == m_event.rule() && step.concludes(m_place))
                found = sentenceOf(step, m_layout);
            return found.has_value();
        });
        for (const Technique& technique : techniques())
            if (technique.gives(m_event.rule()))
                technique.find(grid, sink);
        if (found)
            return *found;
        // The first strikes of a step may have broken up the pattern that the later ones follow
        // from.
        return {m_event.kind() == EventKind::Remove
                    ? phrase("sudoku",
                             "%1 cannot be %2 by the same pattern as the candidate struck before.")
                    : phrase("sudoku", "%1 must be %2: nothing else is left."),
                names(),
                {m_place}};
    }

    // The three rows (of boxes) of the event's cell, in words.
    std::pair<std::string, std::string> bandRows() const
    {
        const std::uint32_t height = m_layout.box().height;
        const std::uint32_t first = m_layout.rowOf(m_place.variable) / height * height;
        return {std::to_string(first + 1), std::to_string(first + height)};
    }

    Sentence byBand() const
    {
        const auto [first, last] = bandRows();
        return {phrase("sudoku",
                       "%1 cannot be %2: no way to place %2 once in every row and box of rows "
                       "%3 to %4 uses it."),
                {names()[0], names()[1], first, last},
                {m_place}};
    }

    // The columns (of boxes) likewise.
    std::pair<std::string, std::string> stackColumns() const
    {
        const std::uint32_t width = m_layout.box().width;
        const std::uint32_t first = m_layout.columnOf(m_place.variable) / width * width;
        return {std::to_string(first + 1), std::to_string(first + width)};
    }

    Sentence byStack() const
    {
        const auto [first, last] = stackColumns();
        return {phrase("sudoku",
                       "%1 cannot be %2: no way to place %2 once in every column and box of "
                       "columns %3 to %4 uses it."),
                {names()[0], names()[1], first, last},
                {m_place}};
    }

    Sentence byLineTriple() const
    {
        return {phrase("sudoku", "%1 cannot be %2: in its box, three cells in a line are left to "
                                 "three digits."),
                names(),
                {m_place}};
    }

    Sentence conflict() const
    {
        const std::uint32_t size = m_layout.size();
        const Place place = m_place;
        const auto unitSentence = [&](Phrase pattern, UnitKind kind) {
            const std::uint32_t unit =
                m_layout.unitsOf(place.variable)[static_cast<std::size_t>(kind)];
            return Sentence{pattern,
                            {digitName(place.value), std::to_string(m_layout.unitIndex(unit) + 1)},
                            cellsAsPlaces(m_layout.unit(unit))};
        };
        switch (m_event.rule()) {
        case NoCandidate:
            return {phrase("sudoku", "No digit is left for %1."),
                    {cellName(size, place.variable)},
                    {{place.variable, kNoValue}},
                    filledPeers()};
        case NoPlaceInRow:
            return unitSentence(phrase("sudoku", "No place is left for %1 in row %2."),
                                UnitKind::Row);
        case NoPlaceInColumn:
            return unitSentence(phrase("sudoku", "No place is left for %1 in column %2."),
                                UnitKind::Column);
        case NoPlaceInBox:
            return unitSentence(phrase("sudoku", "No place is left for %1 in box %2."),
                                UnitKind::Box);
        case BandArrangement:
            return {
                phrase("sudoku", "%1 cannot be placed once in every row and box of rows %2 to %3."),
                {digitName(place.value), bandRows().first, bandRows().second}};
        case StackArrangement:
            return {phrase("sudoku",
                           "%1 cannot be placed once in every column and box of columns %2 to %3."),
                    {digitName(place.value), stackColumns().first, stackColumns().second}};
        default:
            break;
        }
        if (const auto clash = byPeer(true))
            return *clash;
        return {
            phrase("sudoku", "%1 cannot be %2: this digit is ruled out there."), names(), {place}};
    }

    std::vector<Place> filledPeers() const
    {
        std::vector<Place> places;
        for (const Cell peer : m_layout.peers(m_place.variable))
            if (m_before.value(peer) != kNoValue)
                places.push_back({peer, m_before.value(peer)});
        return places;
    }

    Layout m_layout;
    const State& m_before;
    Event m_event;
    Place m_place;
};

} // namespace

Sentence SudokuPuzzle::placeName(const SudokuProblem& problem, Place place) const
{
    const std::string name = cellName(problem.size(), place.variable);
    return verbatim(place.value == kNoValue ? name
                                            : fmt::format("{} = {}", name, digitName(place.value)));
}

Sentence SudokuPuzzle::explain(const SudokuProblem& problem, const State& before, Event event) const
{
    return Explainer(problem, before, event).sentence();
}

std::vector<Sentence> SudokuPuzzle::explainSolution(const SudokuProblem& problem,
                                                    Control& control) const
{
    std::vector<Sentence> sentences = faults(problem);
    if (!sentences.empty())
        return sentences;
    const Layout layout(problem.box);
    NoTracer tracer;
    Logic<NoTracer> solver(problem, control, tracer);
    const Outcome outcome =
        solver.run([&](const Step& step) { sentences.push_back(sentenceOf(step, layout)); });
    const auto left = std::to_string(solver.grid().emptyCells().count());
    if (const auto dead = findDeadEnd(solver.grid()))
        sentences.push_back(
            {phrase("sudoku", "%1 is left without a possibility: the board has no solution."),
             {cellName(problem.size(), dead->cell)},
             {{dead->cell, kNoValue}}});
    else if (outcome.ending == Ending::Stopped)
        sentences.push_back({phrase("sudoku", "Stopped with %1 cells empty."), {left}});
    else if (!solver.grid().isSolved())
        sentences.push_back(
            {phrase("sudoku", "Here the techniques known to this program run dry: %1 cells "
                              "are empty, and a search has to try digits."),
             {left}});
    return sentences;
}

} // namespace clew::sudoku
