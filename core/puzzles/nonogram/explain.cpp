// Why an event happened, in a sentence, and the way to the solution in steps.

#include <algorithm>
#include <array>
#include <iterator>
#include <numeric>
#include <optional>

#include "core/puzzle/explaining.h"
#include "core/puzzles/nonogram/lineargument.h"
#include "core/puzzles/nonogram/linereasons.h"
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

Sentence sentenceOf(const NonogramProblem& problem, const ByValue& pattern, Event event)
{
    return {event.value() == 1 ? pattern.filled : pattern.empty,
            {cellName(problem, event.variable())},
            {{event.variable(), event.value()}}};
}

// Of all that is known of the line.
std::vector<Place> lineCauses(const NonogramProblem& problem, Line line, const State& before,
                              std::span<const Place> settled)
{
    std::vector<Place> known = settledPlaces(problem, line, before);
    std::erase_if(known, [&](Place place) {
        return std::ranges::find(settled, place.variable, &Place::variable) != settled.end();
    });
    return lineCauses(problem, line, std::move(known), settled);
}

// What a line settles on the way to a contradiction: "row 4 (1 1) fills R4C2".
Sentence consequence(const NonogramProblem& problem, const LineRefutation::Step& step)
{
    std::array<std::vector<std::uint32_t>, 2> positions; // by value
    for (const Place place : step.settled)
        positions.at(place.value).push_back(positionIn(problem, step.line, place.variable));
    const std::string empty = cellNames(problem, step.line, positions[0]);
    const std::string filled = cellNames(problem, step.line, positions[1]);
    const bool isRow = step.line.isRow;
    const std::string number = lineNumber(step.line);
    const std::string clue = clueText(clueOf(problem, step.line));
    if (empty.empty())
        return {isRow ? phrase("nonogram", "row %1 (%2) fills %3")
                      : phrase("nonogram", "column %1 (%2) fills %3"),
                {number, clue, filled}};
    if (filled.empty())
        return {isRow ? phrase("nonogram", "row %1 (%2) leaves %3 empty")
                      : phrase("nonogram", "column %1 (%2) leaves %3 empty"),
                {number, clue, empty}};
    return {isRow ? phrase("nonogram", "row %1 (%2) fills %3 and leaves %4 empty")
                  : phrase("nonogram", "column %1 (%2) fills %3 and leaves %4 empty"),
            {number, clue, filled, empty}};
}

// Why a cell must be so: what would follow otherwise.
Sentence explainProbed(const NonogramProblem& problem, const State& before, Event event)
{
    const bool isFilled = event.value() == 1;
    auto refutation = refute(problem, before, {event.variable(), Value{!isFilled}});
    if (!refutation)
        return {};
    const Line broken = refutation->broken;
    Sentence course{broken.isRow ? phrase("nonogram", "row %1 (%2) can no longer be completed")
                                 : phrase("nonogram", "column %1 (%2) can no longer be completed"),
                    {lineNumber(broken), clueText(clueOf(problem, broken))}};
    for (auto step = refutation->steps.rbegin(); step != refutation->steps.rend(); ++step)
        course = {step == refutation->steps.rbegin() ? phrase("nonogram", "%1, and %2")
                                                     : Phrase{"", "%1, %2"},
                  {consequence(problem, *step), std::move(course)}};
    return {isFilled ? phrase("nonogram", "%1 must be filled: otherwise %2.")
                     : phrase("nonogram", "%1 must be empty: otherwise %2."),
            {cellName(problem, event.variable()), std::move(course)},
            {{event.variable(), event.value()}},
            std::move(refutation->causes)};
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

std::vector<Place> placesSettled(std::span<const Event> events)
{
    std::vector<Place> places;
    places.reserve(events.size());
    for (const Event event : events)
        places.push_back({event.variable(), event.value()});
    return places;
}

// All cells that a line settles at once, with what forces them.
Sentence explainLine(const NonogramProblem& problem, const State& before, Line line,
                     std::span<const Event> events)
{
    std::vector<Place> settled = placesSettled(events);
    std::vector<Place> causes = lineCauses(problem, line, before, settled);
    Sentence sentence{line.isRow ? phrase("nonogram", "Row %1 (%2). %3")
                                 : phrase("nonogram", "Column %1 (%2). %3"),
                      {lineNumber(line), clueText(clueOf(problem, line)),
                       lineReasons(problem, line, before, events, causes)},
                      std::move(settled),
                      std::move(causes)};
    sentence.rule = ruleOf(line);
    return sentence;
}

Sentence explainAssign(const NonogramProblem& problem, const State& before, Event event)
{
    if (event.rule() == Probed)
        if (Sentence argued = explainProbed(problem, before, event); !argued.empty())
            return argued;
    if (const auto pattern = settledBy(event.rule()))
        return sentenceOf(problem, *pattern, event);
    return explainLine(problem, before, lineOf(problem, event), std::span(&event, 1));
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

void addSentence(Sentence& sentence, Sentence more)
{
    if (more.empty())
        return;
    Sentence both = sentence; // with its places
    both.pattern = Phrase{"", "%1 %2"};
    both.arguments = {std::move(sentence), std::move(more)};
    sentence = std::move(both);
}

// What becomes of the other value of a cell that is supposed to have one, as far as a short search
// shows; empty if it does not.
Sentence otherValue(const NonogramPuzzle& puzzle, const NonogramProblem& problem,
                    const State& before, Event supposed, const std::stop_token& token)
{
    constexpr std::uint64_t kMostNodes = 2000;
    const Puzzle& any = puzzle;
    std::vector<Assignment> cells;
    for (Variable cell = 0; cell < problem.cellCount(); ++cell)
        if (before.value(cell) != kNoValue)
            cells.push_back({cell, before.value(cell)});
    const bool isFilled = supposed.value() != 1;
    cells.push_back({supposed.variable(), Value{isFilled}});
    const auto assumed = any.assume(problem, cells);
    if (!assumed)
        return {};
    Control search({.nodes = kMostNodes, .solutions = 1}, token);
    const Outcome outcome =
        puzzle.run(*puzzle.strategyIndex("clause-learning"), **assumed, {}, search);
    if (outcome.counters.solutions > 0)
        return {isFilled ? phrase("nonogram", "(With it filled there is a solution, too.)")
                         : phrase("nonogram", "(With it empty there is a solution, too.)")};
    if (outcome.ending != Ending::Exhausted)
        return {};
    return {isFilled ? phrase("nonogram", "(With it filled a search finds no solution. "
                                          "Nodes searched: %1.)")
                     : phrase("nonogram", "(With it empty a search finds no solution. "
                                          "Nodes searched: %1.)"),
            {outcome.counters.nodes}};
}

// Those that a line settles together come as one step.
std::vector<ExplainedStep> stepsOf(const NonogramPuzzle& puzzle, const NonogramProblem& problem,
                                   const std::shared_ptr<const Trace>& trace, bool all,
                                   const std::stop_token& token)
{
    const Puzzle& any = puzzle;
    std::vector<ExplainedStep> steps;
    Cursor cursor(trace, any.dimensions(problem));
    const std::vector<std::uint64_t> events = eventsThatHold(*trace, all);
    for (std::size_t i = 0; i < events.size();) {
        cursor.seek(events[i]);
        const Event event = trace->event(events[i]);
        if (event.kind() == EventKind::Visit) {
            const std::size_t first = i;
            while (i < events.size() && trace->event(events[i]).kind() == EventKind::Visit)
                ++i;
            steps.push_back(
                goBack(any, problem, cursor, std::span(events).subspan(first, i - first)));
            continue;
        }
        if (!isByLine(event)) {
            if (Sentence sentence = any.explain(problem, cursor.state(), event);
                !sentence.empty()) {
                sentence.rule = event.ruleOrNone();
                if (event.kind() == EventKind::Decide && !all)
                    addSentence(sentence,
                                otherValue(puzzle, problem, cursor.state(), event, token));
                steps.push_back(event.changesState() ? settling(std::move(sentence))
                                                     : ExplainedStep(std::move(sentence)));
            }
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
        steps.push_back(settling(explainLine(problem, cursor.state(), line, together)));
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

std::optional<GridCell> NonogramPuzzle::gridCell(const NonogramProblem& problem, Place place) const
{
    if (place.variable >= problem.cellCount())
        return std::nullopt;
    return GridCell{place.variable / problem.width, place.variable % problem.width};
}

Sentence NonogramPuzzle::stepName(const NonogramProblem& problem, Event event) const
{
    if (event.rule() != RowRule && event.rule() != ColumnRule)
        return Puzzle::stepName(problem, event);
    const Line line = lineOf(problem, event);
    return {line.isRow ? phrase("nonogram", "row %1 (%2)") : phrase("nonogram", "column %1 (%2)"),
            {lineNumber(line), clueText(clueOf(problem, line))}};
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
        return explainVisit(event,
                            phrase("nonogram", "Back to what holds without any supposition."));
    case EventKind::Solution:
        return {phrase("nonogram", "Every row and column meets its clue: a solution.")};
    case EventKind::Remove:
        break; // no strategy keeps candidates
    }
    return {};
}

Sentence NonogramPuzzle::explainStep(const NonogramProblem& problem, const State& before,
                                     std::span<const Event> events) const
{
    return isByLine(events.front())
               ? explainLine(problem, before, lineOf(problem, events.front()), events)
               : explain(problem, before, events.front());
}

Sentence NonogramPuzzle::stepKind(const NonogramProblem& problem, const State& before,
                                  std::span<const Event> events) const
{
    if (!isByLine(events.front()))
        return {};
    const Line line = lineOf(problem, events.front());
    const std::vector<Place> causes = lineCauses(problem, line, before, placesSettled(events));
    return lineReasonKinds(problem, line, before, events, causes);
}

namespace {

// As far as a short search shows.
bool hasSeveralSolutions(const NonogramPuzzle& puzzle, const NonogramProblem& problem,
                         const Control& control)
{
    constexpr std::uint64_t kMostNodes = 20'000;
    Control search({.nodes = kMostNodes, .solutions = 2}, control.token());
    return puzzle.run(*puzzle.strategyIndex("clause-learning"), problem, {}, search)
               .counters.solutions > 1;
}

} // namespace

// Line solving, with all cells that a line settles at once in one step. Of trials, only what held.
Explanation NonogramPuzzle::explainSolution(const NonogramProblem& problem,
                                            const ExplainRequest& request, Control& control) const
{
    Explanation explanation;
    std::ranges::copy(faults(problem), std::back_inserter(explanation.steps));
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
    explanation.steps = stepsOf(*this, problem, trace, request.allSteps, control.token());
    if (explanation.outcome.counters.solutions > 0 && hasSeveralSolutions(*this, problem, control))
        explanation.remark = {phrase("nonogram", "The clues have several solutions; these steps "
                                                 "lead to one of them.")};
    if (explanation.outcome.ending == Ending::Stopped)
        explanation.end = {phrase("nonogram", "Stopped before all cells were settled.")};
    else if (explanation.outcome.counters.solutions == 0)
        explanation.end = endWithout(*this, problem, trace);
    return explanation;
}

} // namespace clew::nonogram
