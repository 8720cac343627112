// Why an event of a search happened, and the way to the solution, in words.

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <utility>

#include "core/puzzle/explaining.h"
#include "core/puzzle/refuting.h"
#include "core/puzzles/sudoku/causes.h"
#include "core/puzzles/sudoku/logic.h"
#include "core/puzzles/sudoku/puzzle.h"
#include "core/puzzles/sudoku/techniques/techniques.h"

namespace clew::sudoku {

namespace {

class Explainer
{
public:
    /// `asSeen`: the causes are the candidates of the pattern.
    Explainer(const SudokuProblem& problem, const State& before, Event event, bool asSeen = false)
        : m_layout(problem.box), m_before(before),
          m_event(event), m_place{event.variable(), event.value()}, m_asSeen(asSeen)
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
            return explainVisit(
                m_event, phrase("sudoku", "Back to the board as it follows from the givens."));
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

    // A single is seen in what stands around its cell or its unit.
    static bool isSeenInCandidates(Rule rule)
    {
        return rule != FullHouse && rule != NakedSingle && rule != HiddenSingle;
    }

    // Finds the step again that has this consequence.
    Sentence byTechnique() const
    {
        const Grid grid = gridOf(m_layout, m_before);
        std::optional<Sentence> found;
        const StepSink sink([&](const Step& step) {
            if (step.rule != m_event.rule() || !step.concludes(m_place))
                return false;
            found = sentenceOf(step, m_layout);
            if (!m_asSeen || !isSeenInCandidates(step.rule))
                found->causes = CauseFinder(m_layout).ofStep(step, conclusion(), m_before);
            return true;
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
                {m_place},
                CauseFinder(m_layout).ofAnything(conclusion(), m_before)};
    }

    [[nodiscard]] Fact conclusion() const { return {m_place, m_event.kind() == EventKind::Assign}; }

    // Why the digit is struck, from where it and others are no longer possible in these cells.
    [[nodiscard]] std::vector<Place> strikeCauses(std::span<const Place> candidates) const
    {
        return CauseFinder(m_layout).ofAbsent(candidates, conclusion(), m_before);
    }

    [[nodiscard]] std::vector<Place> conflictCauses(std::span<const Place> candidates) const
    {
        return CauseFinder(m_layout).ofAbsent(candidates, std::nullopt, m_before);
    }

    // Where the digit may stand in the three rows (of boxes) of the event's cell.
    [[nodiscard]] std::vector<Place> bandPlaces() const
    {
        const std::uint32_t height = m_layout.box().height;
        std::vector<Place> places;
        for (Cell cell = 0; cell < m_layout.cellCount(); ++cell)
            if (m_layout.rowOf(cell) / height == m_layout.rowOf(m_place.variable) / height)
                places.push_back({cell, m_place.value});
        return places;
    }

    // The columns (of boxes) likewise.
    [[nodiscard]] std::vector<Place> stackPlaces() const
    {
        const std::uint32_t width = m_layout.box().width;
        std::vector<Place> places;
        for (Cell cell = 0; cell < m_layout.cellCount(); ++cell)
            if (m_layout.columnOf(cell) / width == m_layout.columnOf(m_place.variable) / width)
                places.push_back({cell, m_place.value});
        return places;
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
                {m_place},
                strikeCauses(bandPlaces())};
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
                {m_place},
                strikeCauses(stackPlaces())};
    }

    [[nodiscard]] std::span<const Cell> boxCells() const
    {
        return m_layout.unit(m_layout.unitOf(UnitKind::Box, m_place.variable));
    }

    Sentence byLineTriple() const
    {
        return {phrase("sudoku", "%1 cannot be %2: in its box, three cells in a line are left to "
                                 "three digits."),
                names(),
                {m_place},
                strikeCauses(everyDigitOf(m_layout, boxCells()))};
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
                            placesOf(m_layout.unit(unit), kNoValue),
                            conflictCauses(placesOf(m_layout.unit(unit), place.value))};
        };
        switch (m_event.rule()) {
        case NoCandidate:
            return {phrase("sudoku", "No digit is left for %1."),
                    {cellName(size, place.variable)},
                    {{place.variable, kNoValue}},
                    conflictCauses(everyDigitOf(m_layout, std::span(&place.variable, 1)))};
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
                {digitName(place.value), bandRows().first, bandRows().second},
                placesOf(std::span(&place.variable, 1), kNoValue),
                conflictCauses(bandPlaces())};
        case StackArrangement:
            return {phrase("sudoku",
                           "%1 cannot be placed once in every column and box of columns %2 to %3."),
                    {digitName(place.value), stackColumns().first, stackColumns().second},
                    placesOf(std::span(&place.variable, 1), kNoValue),
                    conflictCauses(stackPlaces())};
        default:
            break;
        }
        if (auto clash = byPeer(true)) {
            if (m_before.value(place.variable) == place.value) // which the other one excludes
                clash->causes.push_back(place);
            return *clash;
        }
        return {phrase("sudoku", "%1 cannot be %2: this digit is ruled out there."),
                names(),
                {place},
                conflictCauses(std::span(&place, 1))};
    }

    Layout m_layout;
    const State& m_before;
    Event m_event;
    Place m_place;
    bool m_asSeen;
};

// The way that logic goes, and which of its steps are needed.
class Solving
{
public:
    Solving(const Puzzle& puzzle, const SudokuProblem& problem, const ExplainRequest& request,
            Control& control)
        : m_problem(problem), m_layout(problem.box), m_request(request), m_control(control),
          m_causes(m_layout), m_state({m_layout.cellCount(), m_layout.size()}),
          m_refuting(puzzle, problem, m_causes.proof(), Refutation,
                     [this](std::uint32_t unit) { return unitName(m_layout, unit); }),
          m_isNeeded(std::size_t{m_layout.cellCount()} * m_layout.size(), false)
    {
    }

    Explanation explanation()
    {
        Explanation explanation;
        for (const Clash& clash : clashes(m_problem))
            explanation.steps.emplace_back(clashSentence(m_problem, clash));
        if (!explanation.steps.empty()) {
            explanation.end = {kNoSolution};
            explanation.outcome = m_control.finish();
            return explanation;
        }
        const Solutions solutions = solutionsOf(m_problem, m_control);
        explanation.remark = remarkOn(solutions);
        NoTracer tracer;
        Logic<NoTracer> logic(m_problem, m_control, tracer, solutions);
        for (Cell cell = 0; cell < m_layout.cellCount(); ++cell)
            if (m_problem.givens[cell] != kNoValue)
                m_state.apply(Event::assign(cell, m_problem.givens[cell], GivenDigit));
        explanation.outcome = logic.run([&](const Step& step) { go(step); });
        while (explanation.outcome.ending == Ending::RanDry && refute(logic))
            explanation.outcome = logic.run([&](const Step& step) { go(step); });
        if (m_control.stopped() && explanation.outcome.ending == Ending::RanDry)
            explanation.outcome = m_control.finish();
        explanation.end = endOf(logic.grid(), solutions, explanation.outcome);
        for (const Place cause : explanation.end.causes)
            need(cause);
        if (explanation.outcome.ending == Ending::RanDry && solutions == Solutions::None)
            explanation.outcome.ending = Ending::Exhausted; // as the search has shown
        explanation.steps = neededSteps();
        return explanation;
    }

private:
    static constexpr Phrase kNoSolution = phrase("sudoku", "The board has no solution.");

    static Sentence remarkOn(Solutions solutions)
    {
        switch (solutions) {
        case Solutions::Several:
            return {phrase("sudoku", "The board has several solutions, so techniques that assume a "
                                     "single one are left out.")};
        case Solutions::Unknown:
            return {phrase("sudoku", "There was no time to find out whether the solution is "
                                     "unique, so techniques that assume it are left out.")};
        default:
            return {};
        }
    }

    // Empty at a solution.
    Sentence endOf(const Grid& grid, Solutions solutions, const Outcome& outcome)
    {
        const auto left = std::to_string(grid.emptyCells().count());
        if (const auto dead = findDeadEnd(grid)) {
            const auto event = Event::conflict(dead->cell, dead->rule, dead->value);
            Sentence end = Explainer(m_problem, m_state, event).sentence();
            return {
                phrase("sudoku", "%1 The board has no solution."), {end}, end.effects, end.causes};
        }
        if (outcome.ending == Ending::Stopped)
            return {phrase("sudoku", "Stopped with %1 cells empty."), {left}};
        if (grid.isSolved())
            return {};
        if (auto open = m_refuting.whatIsLeft(m_state, m_control))
            return *std::move(open);
        if (solutions == Solutions::None)
            return {phrase("sudoku",
                           "Here the techniques known to this program go no further: %1 cells "
                           "are empty. A search has shown that the board has no "
                           "solution."),
                    {left}};
        return {phrase("sudoku",
                       "Here the techniques known to this program go no further: %1 cells "
                       "are empty, and a search has to try digits."),
                {left}};
    }

    // Strikes a digit by an argument, as a step; false if there is none.
    bool refute(Logic<NoTracer>& logic)
    {
        auto argued = m_refuting.next(m_state, m_control);
        if (!argued)
            return false;
        const Place struck = argued->struck.front();
        go({.rule = Refutation, .pattern = {}, .terms = {}, .eliminations = {struck}});
        m_arguments.emplace(m_steps.size() - 1, *std::move(argued));
        logic.take(struck, Refutation);
        return true;
    }

    void go(const Step& step)
    {
        forEvents(step, [&](Event event) { m_state.apply(event); });
        m_steps.push_back(step);
    }

    // From the last step back, as each needs some of those before it.
    std::vector<ExplainedStep> neededSteps()
    {
        std::vector<ExplainedStep> explained;
        for (std::size_t number = m_steps.size(); number-- > 0;)
            if (ExplainedStep step = goBack(number); !step.empty())
                explained.push_back(std::move(step));
        std::ranges::reverse(explained);
        return explained;
    }

    // The state before the step, and the sentence for what is needed of it.
    ExplainedStep goBack(std::size_t number)
    {
        Step& step = m_steps[number];
        std::vector<Event> events;
        forEvents(step, [&](Event event) { events.push_back(event); });
        for (auto event = events.rbegin(); event != events.rend(); ++event)
            m_state.undo(*event);
        if (!m_request.allSteps)
            std::erase_if(step.eliminations,
                          [&](Place place) { return !m_isNeeded[indexOf(place)]; });
        if (step.eliminations.empty() && step.assignments.empty())
            return {};
        if (const auto argued = m_arguments.find(number); argued != m_arguments.end()) {
            for (const Place cause : argued->second.causes)
                need(cause);
            return std::move(argued->second);
        }
        std::vector<Fact> conclusions;
        forEvents(step, [&](Event event) {
            conclusions.push_back(
                {{event.variable(), event.value()}, event.kind() == EventKind::Assign});
        });
        CauseFinder::Grounds grounds = m_causes.ofStep(step, conclusions, m_state);
        for (const Place cause : grounds.causes)
            need(cause);
        ExplainedStep explained(sentenceOf(step, m_layout));
        explained.causes = std::move(grounds.causes);
        explained.rule = step.rule;
        explained.settled = step.assignments;
        explained.struck = step.eliminations;
        return explained;
    }

    template<class Each>
    static void forEvents(const Step& step, Each&& each)
    {
        for (const auto [cell, value] : step.eliminations)
            each(Event::remove(cell, value, step.rule));
        for (const auto [cell, value] : step.assignments)
            each(Event::assign(cell, value, step.rule));
    }

    void need(Place place) { m_isNeeded[indexOf(place)] = true; }

    [[nodiscard]] std::size_t indexOf(Place place) const
    {
        return std::size_t{place.variable} * m_layout.size() + place.value;
    }

    const SudokuProblem& m_problem;
    Layout m_layout;
    ExplainRequest m_request;
    Control& m_control;
    CauseFinder m_causes;
    State m_state;
    Refuting m_refuting;
    std::vector<Step> m_steps;
    std::map<std::size_t, ExplainedStep> m_arguments; ///< of those steps that are refutations
    std::vector<bool> m_isNeeded;                     ///< each strike
};

} // namespace

Sentence SudokuPuzzle::placeName(const SudokuProblem& problem, Place place) const
{
    const std::string name = cellName(problem.size(), place.variable);
    return verbatim(place.value == kNoValue ? name
                                            : fmt::format("{} = {}", name, digitName(place.value)));
}

// Two steps of one technique may follow each other. Traces of today say where the second begins;
// in older ones they differ by what a single one of them can strike, and by the order in which it
// does.
bool SudokuPuzzle::continues(const SudokuProblem& problem, Event before, Event event) const
{
    if (event.kind() != EventKind::Remove || before.kind() != EventKind::Remove)
        return TypedPuzzle::continues(problem, before, event);
    const std::uint32_t size = problem.size();
    const auto boxOf = [&](Cell cell) {
        return std::pair(cell / size / problem.box.height, cell % size / problem.box.width);
    };
    const Cell one = before.variable();
    const Cell other = event.variable();
    const bool areInOneUnit =
        one / size == other / size || one % size == other % size || boxOf(one) == boxOf(other);
    const bool isSameDigit = before.value() == event.value();
    const bool isNextCell = other > one;
    switch (event.rule()) {
    case Pointing:
    case Claiming:
        return isSameDigit && areInOneUnit && isNextCell;
    case NakedPair: // digit by digit
    case NakedTriple:
    case NakedQuad:
        return areInOneUnit && (isSameDigit ? isNextCell : before.value() < event.value());
    case HiddenPair: // cell by cell
    case HiddenTriple:
    case HiddenQuad:
        return areInOneUnit && (one == other ? before.value() < event.value() : isNextCell);
    case XWing: // row by row or column by column
    case Swordfish:
    case Jellyfish:
    case FinnedXWing:
    case SashimiXWing:
    case FinnedSwordfish:
    case SashimiSwordfish:
    case FinnedJellyfish:
    case SashimiJellyfish:
        return isSameDigit && (other / size > one / size || other % size > one % size);
    case XYWing:
    case XYZWing:
    case WWing:
        return isSameDigit && isNextCell;
    case XYChain:
    case AlternatingChain:
    case GroupedChain:
        return isSameDigit;
    case ForcingChain:
    case ForcingNet:
        return false; // each refutes one candidate
    default:
        break;
    }
    const auto technique = std::ranges::find_if(
        techniques(), [&](const Technique& each) { return each.gives(event.rule()); });
    const bool isOfOneDigit = technique != techniques().end() && technique->ofOneDigit;
    return isSameDigit || !isOfOneDigit;
}

std::optional<GridCell> SudokuPuzzle::gridCell(const SudokuProblem& problem, Place place) const
{
    if (place.variable >= problem.givens.size())
        return std::nullopt;
    return GridCell{place.variable / problem.size(), place.variable % problem.size()};
}

Sentence SudokuPuzzle::explain(const SudokuProblem& problem, const State& before, Event event) const
{
    return Explainer(problem, before, event).sentence();
}

Sentence SudokuPuzzle::explainSeen(const Problem& problem, const State& before, Event event) const
{
    return Explainer(typed(problem), before, event, true).sentence();
}

Explanation SudokuPuzzle::explainSolution(const SudokuProblem& problem,
                                          const ExplainRequest& request, Control& control) const
{
    return Solving(*this, problem, request, control).explanation();
}

} // namespace clew::sudoku
