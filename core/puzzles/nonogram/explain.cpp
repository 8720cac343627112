// Why an event happened, in a sentence, and the way to the solution in steps.

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>
#include <numeric>
#include <optional>

#include "core/puzzle/explaining.h"
#include "core/puzzles/nonogram/lineargument.h"
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

// "R1C2 R1C4–R1C9".
std::string cellNames(const NonogramProblem& problem, Line line,
                      std::vector<std::uint32_t> positions)
{
    constexpr std::size_t kFewest = 3; // make a range
    std::ranges::sort(positions);
    const auto nameOf = [&](std::uint32_t position) {
        return cellName(problem, cellOf(problem, line, position));
    };
    std::vector<std::string> names;
    for (std::size_t i = 0; i < positions.size();) {
        std::size_t last = i;
        while (last + 1 < positions.size() && positions[last + 1] == positions[last] + 1)
            ++last;
        if (last + 1 - i >= kFewest) {
            names.push_back(nameOf(positions[i]) + "–" + nameOf(positions[last]));
            i = last + 1;
        } else {
            names.push_back(nameOf(positions[i++]));
        }
    }
    return fmt::format("{}", fmt::join(names, " "));
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

/// Why a line settles cells.
enum class Kind : std::uint8_t {
    Overlap,  ///< wherever the only run that can lie there does, it covers them
    Covered,  ///< several runs can, and each placement covers them
    Complete, ///< all runs are filled
    Touching, ///< beside filled cells whose run ends there
    Gap,      ///< between empty cells, where not even the shortest run fits
    Reach,    ///< no run can lie there
};

/// The cells that a line settles at once, for one reason.
struct Settled
{
    Kind kind;
    std::vector<std::uint32_t> positions;
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
    for (std::size_t run = 0; run < places.size(); ++run) {
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

// What forces the cells that a line settles at once: each kind of reason in one sentence. Where
// runs lie is said by the causes alone, as far as that tells them apart.
class LineReader
{
public:
    LineReader(const NonogramProblem& problem, Line line, const State& before,
               std::span<const Event> events, std::span<const Place> causes)
        : m_problem(problem), m_line(line), m_clue(clueOf(problem, line)),
          m_length(lengthOf(problem, line)), m_before(bitsOf(settledPlaces(problem, line, before)))
    {
        m_filled = m_before.filled;
        for (const Event event : events)
            if (event.value() == 1)
                setBit(m_filled, positionOf(event.variable()));
        m_places = m_solver.places(m_clue, m_length, m_before);
        m_byCauses = m_solverOfCauses.places(m_clue, m_length, bitsOf(causes));
        for (const Event event : events)
            add(positionOf(event.variable()), event.value() == 1);
    }

    /// The kinds of reasons, in a word or two each.
    [[nodiscard]] Sentence kinds() const
    {
        Sentence all;
        for (const Kind kind : kKinds) {
            if (std::ranges::find(m_groups, kind, &Settled::kind) == m_groups.end())
                continue;
            Sentence name{nameOf(kind)};
            all = all.empty() ? std::move(name)
                              : Sentence{Phrase{"", "%1, %2"}, {std::move(all), std::move(name)}};
        }
        return all;
    }

    [[nodiscard]] Sentence reasons() const
    {
        Sentence all;
        for (const Kind kind : kKinds) {
            Sentence reason = reasonOf(kind);
            if (!reason.empty())
                all = all.empty()
                          ? std::move(reason)
                          : Sentence{Phrase{"", "%1 %2"}, {std::move(all), std::move(reason)}};
        }
        return all;
    }

private:
    static constexpr std::array kKinds{Kind::Overlap,  Kind::Covered, Kind::Complete,
                                       Kind::Touching, Kind::Gap,     Kind::Reach};

    [[nodiscard]] static Phrase nameOf(Kind kind)
    {
        switch (kind) {
        case Kind::Overlap:
            return phrase("nonogram", "overlap");
        case Kind::Covered:
            return phrase("nonogram", "every placement");
        case Kind::Complete:
            return phrase("nonogram", "all runs filled");
        case Kind::Touching:
            return phrase("nonogram", "end of a run");
        case Kind::Gap:
            return phrase("nonogram", "gap too short");
        case Kind::Reach:
            break;
        }
        return phrase("nonogram", "out of reach");
    }
    [[nodiscard]] std::uint32_t positionOf(Variable cell) const
    {
        return positionIn(m_problem, m_line, cell);
    }
    [[nodiscard]] LineBits bitsOf(std::span<const Place> settled) const
    {
        LineBits bits;
        for (const Place place : settled)
            setBit(place.value == 1 ? bits.filled : bits.empty, positionOf(place.variable));
        return bits;
    }
    [[nodiscard]] std::string nameOf(std::uint32_t position) const
    {
        return cellName(m_problem, cellOf(m_problem, m_line, position));
    }
    [[nodiscard]] std::optional<Settled::Run> runThere(std::uint32_t position) const
    {
        const auto run = runAt(m_clue, m_byCauses, position);
        return run ? run : runAt(m_clue, m_places, position);
    }

    void add(std::uint32_t position, bool isFilled)
    {
        const auto run = isFilled ? runThere(position) : std::nullopt;
        const Kind kind = !isFilled ? kindOfEmpty(position) : run ? Kind::Overlap : Kind::Covered;
        const auto group = std::ranges::find_if(
            m_groups, [&](const Settled& each) { return each.kind == kind && each.run == run; });
        if (group == m_groups.end())
            m_groups.push_back({kind, {position}, run});
        else
            group->positions.push_back(position);
    }

    [[nodiscard]] Kind kindOfEmpty(std::uint32_t position) const
    {
        std::uint32_t filled = 0;
        for (std::uint32_t each = 0; each < m_length; ++each)
            filled += hasBit(m_filled, each) ? 1 : 0;
        if (filled == std::accumulate(m_clue.begin(), m_clue.end(), 0U))
            return Kind::Complete;
        if ((position > 0 && hasBit(m_filled, position - 1)) ||
            (position + 1 < m_length && hasBit(m_filled, position + 1)))
            return Kind::Touching;
        std::uint32_t first = position;
        while (first > 0 && !hasBit(m_before.empty, first - 1))
            --first;
        std::uint32_t end = position + 1;
        while (end < m_length && !hasBit(m_before.empty, end))
            ++end;
        const bool isGap = !m_clue.empty() && end - first < *std::ranges::min_element(m_clue);
        return isGap ? Kind::Gap : Kind::Reach;
    }

    [[nodiscard]] std::string namesOf(Kind kind) const
    {
        std::vector<std::uint32_t> positions;
        for (const Settled& group : m_groups)
            if (group.kind == kind)
                positions.insert(positions.end(), group.positions.begin(), group.positions.end());
        return cellNames(m_problem, m_line, std::move(positions));
    }

    [[nodiscard]] Sentence reasonOf(Kind kind) const
    {
        if (kind == Kind::Overlap)
            return overlaps();
        const std::string cells = namesOf(kind);
        if (cells.empty())
            return {};
        switch (kind) {
        case Kind::Covered:
            return {phrase("nonogram", "Every placement of the runs near %1 covers it: filled."),
                    {cells}};
        case Kind::Complete:
            return {phrase("nonogram", "All runs are filled; the rest is empty: %1."), {cells}};
        case Kind::Touching:
            return {phrase("nonogram", "Beside filled cells whose run cannot go on: %1 empty."),
                    {cells}};
        case Kind::Gap:
            return {phrase("nonogram", "Too short a gap for any run: %1 empty."), {cells}};
        default:
            return {phrase("nonogram", "No run reaches %1: empty."), {cells}};
        }
    }

    [[nodiscard]] Sentence overlaps() const
    {
        std::vector<const Settled*> groups;
        for (const Settled& group : m_groups)
            if (group.kind == Kind::Overlap)
                groups.push_back(&group);
        if (groups.empty())
            return {};
        if (groups.size() == 1)
            return overlap(
                phrase("nonogram", "The run of %1 lies within %2 to %3, so it covers %4: filled."),
                *groups.front());
        Sentence list;
        for (const Settled* const group : groups) {
            Sentence one = overlap(phrase("nonogram", "%1 within %2 to %3: %4"), *group);
            list = list.empty() ? std::move(one)
                                : Sentence{Phrase{"", "%1; %2"}, {std::move(list), std::move(one)}};
        }
        return {phrase("nonogram", "These runs cover cells wherever they lie (%1): filled."),
                {std::move(list)}};
    }

    [[nodiscard]] Sentence overlap(Phrase pattern, const Settled& group) const
    {
        const auto [length, first, last] = *group.run;
        return {
            pattern,
            {length, nameOf(first), nameOf(last), cellNames(m_problem, m_line, group.positions)}};
    }

    const NonogramProblem& m_problem;
    Line m_line;
    const Clue& m_clue;
    std::uint32_t m_length;
    LineBits m_before;
    Bits m_filled{}; ///< with what this step fills
    LineSolver m_solver;
    std::span<const Bits> m_places; ///< where each run can begin, by all that is known ...
    LineSolver m_solverOfCauses;
    std::span<const Bits> m_byCauses; ///< ... and by the causes
    std::vector<Settled> m_groups;
};

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
                       LineReader(problem, line, before, events, causes).reasons()},
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
    return LineReader(problem, line, before, events, causes).kinds();
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
