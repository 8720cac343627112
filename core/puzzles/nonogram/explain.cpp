// Why an event happened, in a sentence, and the way to the solution in steps.

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <numeric>
#include <optional>

#include "core/puzzle/causes.h"
#include "core/puzzles/nonogram/linesolver.h"
#include "core/puzzles/nonogram/names.h"
#include "core/puzzles/nonogram/puzzle.h"
#include "core/trace/cursor.h"
#include "core/trace/liveevents.h"

namespace clew::nonogram {

namespace {

// The line that a Row or Column event refers to.
Line lineOf(const NonogramProblem& problem, Event event)
{
    const bool isRow = event.rule() == RowRule;
    return {isRow, isRow ? event.variable() / problem.width : event.variable() % problem.width};
}

/// What is said of a cell that is filled, and of one that is empty.
struct ByValue
{
    Phrase filled;
    Phrase empty;
};

ByValue decided()
{
    return {phrase("nonogram", "Suppose %1 is filled."),
            phrase("nonogram", "Suppose %1 is empty.")};
}

// Why a cell was settled by another rule than that of its line; none for that.
std::optional<ByValue> settledBy(Rule rule)
{
    switch (rule) {
    case Probed:
        return ByValue{phrase("nonogram", "%1 must be filled: empty, it led to a contradiction."),
                       phrase("nonogram", "%1 must be empty: filled, it led to a contradiction.")};
    case Learned:
        return ByValue{phrase("nonogram", "The clauses learned leave %1 filled in every "
                                          "solution still to be found."),
                       phrase("nonogram", "The clauses learned leave %1 empty in every "
                                          "solution still to be found.")};
    case Model:
        return ByValue{phrase("nonogram", "%1 is filled in the solution found by learning."),
                       phrase("nonogram", "%1 is empty in the solution found by learning.")};
    case GivenCell:
        return ByValue{phrase("nonogram", "%1 is given as filled."),
                       phrase("nonogram", "%1 is given as empty.")};
    case Placement:
        return ByValue{phrase("nonogram", "%1 is filled in the placement chosen for its line."),
                       phrase("nonogram", "%1 is empty in the placement chosen for its line.")};
    default:
        return std::nullopt;
    }
}

ByValue settledByLine(bool isRow)
{
    if (isRow)
        return {phrase("nonogram", "Every placement left for row %1 (%2) fills %3."),
                phrase("nonogram", "No placement left for row %1 (%2) fills %3.")};
    return {phrase("nonogram", "Every placement left for column %1 (%2) fills %3."),
            phrase("nonogram", "No placement left for column %1 (%2) fills %3.")};
}

Sentence sentenceOf(const NonogramProblem& problem, const ByValue& pattern, Event event)
{
    return {event.value() == 1 ? pattern.filled : pattern.empty,
            {cellName(problem, event.variable())},
            {{event.variable(), event.value()}}};
}

std::uint32_t positionIn(const NonogramProblem& problem, Line line, Variable cell)
{
    return line.isRow ? cell % problem.width : cell / problem.width;
}

// The fewest cells of the line that settle these so, or with none that leave no placement.
std::vector<Place> lineCauses(const NonogramProblem& problem, Line line, const State& before,
                              std::span<const Place> settled)
{
    const Clue& clue = clueOf(problem, line);
    if (leastLength(clue) > lengthOf(problem, line)) // only in a trace that lies
        return {};
    LineSolver solver;
    const auto settles = [&](std::span<const Place> known) {
        std::vector<Cell> cells(lengthOf(problem, line), Cell::Unknown);
        for (const Place place : known)
            cells[positionIn(problem, line, place.variable)] = static_cast<Cell>(place.value);
        if (!solver.settle(clue, cells))
            return true;
        return !settled.empty() && std::ranges::all_of(settled, [&](Place place) {
            return cells[positionIn(problem, line, place.variable)] ==
                   static_cast<Cell>(place.value);
        });
    };
    std::vector<Place> known = settledPlaces(problem, line, before);
    std::erase_if(known, [&](Place place) {
        return std::ranges::find(settled, place.variable, &Place::variable) != settled.end();
    });
    return settles(known) ? fewestCauses(std::move(known), settles) : known;
}

Sentence explainAssign(const NonogramProblem& problem, const State& before, Event event)
{
    if (const auto pattern = settledBy(event.rule()))
        return sentenceOf(problem, *pattern, event);
    const Line line = lineOf(problem, event);
    const ByValue pattern = settledByLine(line.isRow);
    return {
        event.value() == 1 ? pattern.filled : pattern.empty,
        {lineNumber(line), clueText(clueOf(problem, line)), cellName(problem, event.variable())},
        {{event.variable(), event.value()}},
        lineCauses(problem, line, before, std::array{Place{event.variable(), event.value()}})};
}

Sentence explainConflict(const NonogramProblem& problem, const State& before, Event event)
{
    if (event.rule() == Refuted)
        return {phrase("nonogram", "The clauses learned contradict each other: there is no "
                                   "further solution.")};
    const Line line = lineOf(problem, event);
    return {line.isRow ? phrase("nonogram", "Row %1 (%2) can no longer be completed.")
                       : phrase("nonogram", "Column %1 (%2) can no longer be completed."),
            {lineNumber(line), clueText(clueOf(problem, line))},
            {},
            lineCauses(problem, line, before, {})};
}

// Whether the event settles a cell by its line alone.
bool isByLine(Event event)
{
    return event.kind() == EventKind::Assign &&
           (event.rule() == RowRule || event.rule() == ColumnRule);
}

/// The cells that a line settles at once, for one reason.
struct Settled
{
    std::vector<std::uint32_t> positions;
    bool isFilled;
    /// The run that surely covers them, if it is one, with the first and last cell it can have.
    struct Run
    {
        std::uint32_t length;
        std::uint32_t first;
        std::uint32_t last;

        friend bool operator==(const Run&, const Run&) = default;
    };
    std::optional<Run> run;
};

// The only run that can cover the position; none if it is several.
std::optional<Settled::Run> runAt(const Clue& clue, std::span<const Bits> places,
                                  std::uint32_t position)
{
    std::optional<Settled::Run> found;
    for (std::size_t run = 0; run < clue.size(); ++run) {
        std::optional<Settled::Run> reach;
        bool covers = false;
        for (std::uint32_t start = 0; start < kMaxSide; ++start) {
            if (!hasBit(places[run], start))
                continue;
            const std::uint32_t last = start + clue[run] - 1;
            reach = Settled::Run{clue[run], reach ? reach->first : start, last};
            covers = covers || (start <= position && position <= last);
        }
        if (!covers)
            continue;
        if (found)
            return std::nullopt;
        found = reach;
    }
    return found;
}

Sentence sentenceOfSettled(const NonogramProblem& problem, Line line, const Settled& settled)
{
    std::vector<std::string> names;
    for (const std::uint32_t position : settled.positions)
        names.push_back(cellName(problem, cellOf(problem, line, position)));
    const std::string cells = fmt::format("{}", fmt::join(names, " "));
    if (!settled.isFilled)
        return {phrase("nonogram", "No run reaches %1: empty."), {cells}};
    if (!settled.run)
        return {phrase("nonogram", "Every placement of the runs near %1 covers it: filled."),
                {cells}};
    const auto [length, first, last] = *settled.run;
    return {phrase("nonogram", "The run of %1 lies within %2 to %3, so it covers %4: filled."),
            {length, cellName(problem, cellOf(problem, line, first)),
             cellName(problem, cellOf(problem, line, last)), cells}};
}

// All cells that a line settles at once, with what forces them: where the places of a run overlap,
// and gaps that no run reaches.
Sentence explainLine(const NonogramProblem& problem, const State& before, Line line,
                     std::span<const Event> events)
{
    const Clue& clue = clueOf(problem, line);
    LineBits bits;
    for (const Place place : settledPlaces(problem, line, before))
        setBit(place.value == 1 ? bits.filled : bits.empty,
               positionIn(problem, line, place.variable));
    LineSolver solver;
    const auto places = solver.places(clue, lengthOf(problem, line), bits);
    std::vector<Settled> groups;
    Sentence sentence{line.isRow ? phrase("nonogram", "Row %1 (%2). %3")
                                 : phrase("nonogram", "Column %1 (%2). %3"),
                      {lineNumber(line), clueText(clueOf(problem, line))}};
    for (const Event event : events) {
        const std::uint32_t position = positionIn(problem, line, event.variable());
        const bool isFilled = event.value() == 1;
        const auto run = isFilled ? runAt(clue, places, position) : std::nullopt;
        const auto group = std::ranges::find_if(groups, [&](const Settled& each) {
            return each.isFilled == isFilled && each.run == run && (run || !isFilled);
        });
        if (group == groups.end())
            groups.push_back({{position}, isFilled, run});
        else
            group->positions.push_back(position);
        sentence.effects.push_back({event.variable(), event.value()});
    }
    sentence.causes = lineCauses(problem, line, before, sentence.effects);
    Sentence reasons;
    for (const Settled& group : groups) {
        Sentence reason = sentenceOfSettled(problem, line, group);
        reasons = reasons.empty() ? std::move(reason)
                                  : Sentence{Phrase{"", "%1 %2"}, {reasons, std::move(reason)}};
    }
    sentence.arguments.emplace_back(std::move(reasons));
    return sentence;
}

// Of all events, or of those that hold where the search found its first solution, or at its end.
std::vector<std::uint64_t> eventsThatHold(const Trace& trace, bool all)
{
    std::vector<std::uint64_t> events;
    if (all) {
        events.resize(trace.size());
        std::iota(events.begin(), events.end(), std::uint64_t{0});
    } else if (trace.solutionCount() > 0) {
        events = liveEvents(trace, trace.solutionEvent(0));
        events.push_back(trace.solutionEvent(0));
    } else {
        events = liveEvents(trace, trace.size());
    }
    return events;
}

// Those that a line settles together come as one step.
std::vector<Sentence> stepsOf(const NonogramPuzzle& puzzle, const NonogramProblem& problem,
                              const std::shared_ptr<const Trace>& trace, bool all)
{
    const Puzzle& any = puzzle;
    std::vector<Sentence> steps;
    Cursor cursor(trace, any.dimensions(problem));
    const std::vector<std::uint64_t> events = eventsThatHold(*trace, all);
    for (std::size_t i = 0; i < events.size();) {
        cursor.seek(events[i]);
        const Event event = trace->event(events[i]);
        if (!isByLine(event)) {
            const bool isNumbered = event.kind() == EventKind::Visit && event.node() != kRoot;
            if (Sentence sentence = any.explain(problem, cursor.state(), event);
                !isNumbered && !sentence.empty())
                steps.push_back(std::move(sentence));
            ++i;
            continue;
        }
        const Line line = lineOf(problem, event);
        std::vector<Event> together;
        for (; i < events.size(); ++i) {
            const Event next = trace->event(events[i]);
            if (!isByLine(next) || next.rule() != event.rule() || lineOf(problem, next) != line)
                break;
            together.push_back(next);
        }
        steps.push_back(explainLine(problem, cursor.state(), line, together));
    }
    return steps;
}

// Why there is no solution: a line that can no longer be completed, or all that was supposed.
Sentence endWithout(const NonogramPuzzle& puzzle, const NonogramProblem& problem,
                    const std::shared_ptr<const Trace>& trace)
{
    const Puzzle& any = puzzle;
    const std::uint64_t last = trace->size() == 0 ? 0 : trace->size() - 1;
    if (trace->size() > 0 && trace->event(last).kind() == EventKind::Conflict &&
        nodeBefore(*trace, last) == kRoot) {
        Cursor cursor(trace, any.dimensions(problem));
        cursor.seek(last);
        Sentence conflict = any.explain(problem, cursor.state(), trace->event(last));
        const std::vector<Place> causes = conflict.causes;
        return {phrase("nonogram", "%1 The nonogram has no solution."),
                {std::move(conflict)},
                {},
                causes};
    }
    return {phrase("nonogram",
                   "Whatever is supposed leads to a contradiction: the nonogram has no solution.")};
}

} // namespace

Sentence NonogramPuzzle::placeName(const NonogramProblem& problem, Place place) const
{
    std::string name = cellName(problem, place.variable);
    if (place.value == kNoValue)
        return verbatim(std::move(name));
    return {place.value == 1 ? phrase("nonogram", "%1 filled") : phrase("nonogram", "%1 empty"),
            {std::move(name)}};
}

// What a line's clue settles in that line.
bool NonogramPuzzle::continues(const NonogramProblem& problem, Event before, Event event) const
{
    if (event.rule() == RowRule)
        return before.variable() / problem.width == event.variable() / problem.width;
    if (event.rule() == ColumnRule)
        return before.variable() % problem.width == event.variable() % problem.width;
    return TypedPuzzle::continues(problem, before, event);
}

Sentence NonogramPuzzle::explain(const NonogramProblem& problem, const State& before,
                                 Event event) const
{
    switch (event.kind()) {
    case EventKind::Decide:
        return sentenceOf(problem, decided(), event);
    case EventKind::Assign:
        return explainAssign(problem, before, event);
    case EventKind::Conflict:
        if (event.rule() == ImpossibleClue) {
            const std::vector<Sentence> all = faults(problem);
            return all.empty() ? Sentence{} : all.front();
        }
        return explainConflict(problem, before, event);
    case EventKind::Visit:
        return event.node() == kRoot
                   ? Sentence{phrase("nonogram", "Back to what holds without any supposition.")}
                   : Sentence{phrase("nonogram", "Back to position %1 of the search."),
                              {std::to_string(event.node())}};
    case EventKind::Solution:
        return {phrase("nonogram", "Every row and column meets its clue: a solution.")};
    case EventKind::Remove:
        break; // no strategy keeps candidates
    }
    return {};
}

// Line solving, with all cells that a line settles at once in one step. Of trials, only what held.
Explanation NonogramPuzzle::explainSolution(const NonogramProblem& problem,
                                            const ExplainRequest& request, Control& control) const
{
    Explanation explanation;
    explanation.steps = faults(problem);
    if (!explanation.steps.empty()) {
        explanation.end = {phrase("nonogram", "The nonogram has no solution.")};
        explanation.outcome = control.finish();
        return explanation;
    }
    auto trace = std::make_shared<Trace>();
    {
        Recorder recorder(*trace, control);
        explanation.outcome = run(*strategyIndex("line-solving"), problem, {}, control, &recorder);
    }
    explanation.steps = stepsOf(*this, problem, trace, request.allSteps);
    if (explanation.outcome.ending == Ending::Stopped)
        explanation.end = {phrase("nonogram", "Stopped before all cells were settled.")};
    else if (explanation.outcome.counters.solutions == 0)
        explanation.end = endWithout(*this, problem, trace);
    return explanation;
}

} // namespace clew::nonogram
