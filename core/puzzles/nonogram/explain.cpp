// Why an event happened, in a sentence, and the way to the solution in steps.

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/puzzles/nonogram/names.h"
#include "core/puzzles/nonogram/puzzle.h"
#include "core/trace/cursor.h"

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
        settledPlaces(problem, line, before)};
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
            settledPlaces(problem, line, before)};
}

// Whether the event settles a cell by its line alone.
bool isByLine(Event event)
{
    return event.kind() == EventKind::Assign &&
           (event.rule() == RowRule || event.rule() == ColumnRule);
}

std::string listed(const std::vector<std::string>& names)
{
    return names.empty() ? std::string("–") : fmt::format("{}", fmt::join(names, " "));
}

// All cells that a line settles at once, from the i-th event on; `i` comes to stand behind them.
Sentence explainLine(const NonogramProblem& problem, const State& before, const Trace& trace,
                     std::uint64_t& i)
{
    const Event event = trace.event(i);
    const Line line = lineOf(problem, event);
    std::vector<std::string> cells[2];
    std::vector<Place> effects;
    for (; i < trace.size(); ++i) {
        const Event next = trace.event(i);
        if (next.kind() != EventKind::Assign || next.rule() != event.rule() ||
            lineOf(problem, next) != line)
            break;
        cells[next.value()].push_back(cellName(problem, next.variable()));
        effects.push_back({next.variable(), next.value()});
    }
    return {line.isRow ? phrase("nonogram", "Row %1 (%2). Filled: %3. Empty: %4.")
                       : phrase("nonogram", "Column %1 (%2). Filled: %3. Empty: %4."),
            {lineNumber(line), clueText(clueOf(problem, line)), listed(cells[1]), listed(cells[0])},
            std::move(effects),
            settledPlaces(problem, line, before)};
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

// Line solving, with all cells that a line settles at once in one step.
std::vector<Sentence> NonogramPuzzle::explainSolution(const NonogramProblem& problem,
                                                      Control& control) const
{
    auto trace = std::make_shared<Trace>();
    {
        Recorder recorder(*trace, control);
        run(*strategyIndex("line-solving"), problem, {}, control, &recorder);
    }
    std::vector<Sentence> steps;
    Cursor cursor(trace, dimensions(problem));
    for (std::uint64_t i = 0; i < trace->size();) {
        cursor.seek(i);
        const Event event = trace->event(i);
        if (isByLine(event)) {
            steps.push_back(explainLine(problem, cursor.state(), *trace, i));
        } else {
            steps.push_back(explain(problem, cursor.state(), event));
            ++i;
        }
    }
    return steps;
}

} // namespace clew::nonogram
