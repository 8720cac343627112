// Why a search for a knight's tour did what it did, in words.

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>

#include "core/puzzle/explaining.h"
#include "core/puzzles/knight/puzzle.h"
#include "core/puzzles/knight/tiles/mosaic.h"
#include "core/text/counted.h"

namespace clew::knight {

namespace {

// As on the board: the square that the tour starts at is 1.
Sentence numberOf(Variable move)
{
    return counted(std::uint64_t{move} + 1);
}

class Explainer
{
public:
    Explainer(const KnightProblem& problem, std::vector<Value> path)
        : m_problem(problem), m_graph(problem), m_path(std::move(path))
    {
    }

    /// The knight goes to `square` as move number `move` (from 0; people read it from 1).
    [[nodiscard]] Sentence jump(Variable move, Value square) const
    {
        const Place place{move, square};
        if (move == 0 || move > m_path.size())
            return {phrase("knight", "Try a tour that starts at %1."), {name(square)}, {place}};
        const Value head = m_path[move - 1];
        const std::size_t choices = neighbours(head, false).size();
        if (choices == 1)
            return {phrase("knight", "Move %1: from %2 the knight can only jump to %3."),
                    {numberOf(move), name(head), name(square)},
                    {place},
                    onlyJumpCauses()};
        return {phrase("knight", "Move %1: from %2, with %3 unvisited squares to jump to, try %4."),
                {numberOf(move), name(head), std::to_string(choices), name(square)},
                {place},
                {{move - 1, head}}};
    }

    [[nodiscard]] Sentence assigned(Variable move, Value square, Rule rule) const
    {
        const Place place{move, square};
        if (rule == Swept)
            return {phrase("knight",
                           "The frontier has passed %1: of all ways to jump to it and on, only "
                           "which squares ahead belong to the same piece of path is kept, "
                           "with the number of ways."),
                    {name(square)},
                    {place}};
        if (move == 0 || move > m_path.size())
            return {phrase("knight", "The tour put together from tiles is followed from %1 on."),
                    {name(square)},
                    {place}};
        const Value head = m_path[move - 1];
        if (std::min(m_problem.columns, m_problem.rows) < 5)
            return {phrase("knight",
                           "From %1 to %2: on a board this narrow a part of a short board's "
                           "tour is repeated."),
                    {name(head), name(square)},
                    {place},
                    {{move - 1, head}}};
        return {tileOf(m_problem, head) == tileOf(m_problem, square)
                    ? phrase("knight", "The tour of this tile goes from %1 to %2.")
                    : phrase("knight",
                             "From %1 the tour crosses into the next tile at %2, where the tours "
                             "of the two tiles were joined."),
                {name(head), name(square)},
                {place},
                {{move - 1, head}}};
    }

    [[nodiscard]] Sentence conflict(Rule rule, Value square) const
    {
        const std::vector<Place> place{{kAnyVariable, square}};
        switch (rule) {
        case NoJump:
            return {phrase("knight",
                           "No unvisited square can be reached from %1, and %2 are still to be "
                           "visited."),
                    {name(square), std::to_string(m_graph.freeCount() - m_path.size())},
                    place,
                    places(neighbours(square, true))};
        case CutOff:
            return {phrase("knight",
                           "%1 is unvisited and was passed by: too few of its neighbours are "
                           "left for a tour to pass through it."),
                    {name(square)},
                    place,
                    places(neighbours(square, true))};
        case TwoEnds:
            return {phrase("knight",
                           "%1 can still be entered but not left again, so the tour would have "
                           "to end there; but it has to end on another square for the same "
                           "reason."),
                    {name(square)},
                    place,
                    places(neighbours(square, true))};
        case NoReturn:
            return {phrase("knight",
                           "All neighbours of the start %1 are visited before the rest of the "
                           "board: the tour cannot be closed."),
                    {name(square)},
                    place,
                    places(neighbours(square, true))};
        case NotClosed:
            return {phrase("knight",
                           "Every square is visited, but no jump leads from %1 back to the start "
                           "%2."),
                    {name(square), m_path.empty() ? std::string() : name(m_path.front())},
                    place};
        case MirrorImage:
            return {phrase("knight",
                           "This closed tour was already met in its other direction: only the one "
                           "that goes first to the earlier of the start's two neighbours is "
                           "listed."),
                    {},
                    place};
        default: {
            const std::vector<Sentence> faults = findFaults(m_problem);
            return faults.empty() ? Sentence{} : faults.front();
        }
        }
    }

    /// As jump(), with Warnsdorff's reason for it.
    [[nodiscard]] Sentence reasonedJump(Variable move, Value square) const
    {
        const std::vector<Value> choices = neighbours(m_path[move - 1], false);
        if (choices.size() == 1)
            return jump(move, square);
        const auto onward = [&](Value choice) { return neighbours(choice, false).size(); };
        if (const Value exit = onlyExit(square); exit != kNoValue)
            return {phrase("knight",
                           "Move %1: from %2 to %3, which has %4 as its only exit left: passed by "
                           "now, it could only be the end of the tour."),
                    {numberOf(move), name(m_path[move - 1]), name(square), name(exit)},
                    {{move, square}},
                    places(neighbours(square, true))};
        const std::size_t fewest = onward(*std::ranges::min_element(choices, {}, onward));
        return {
            onward(square) == fewest
                ? phrase("knight",
                         "Move %1: from %2 to %3, one of those from which the fewest squares "
                         "(%4) can be reached.")
                : phrase("knight",
                         "Move %1: from %2 to %3, although %4 squares can be reached from "
                         "there: where fewer can, the search found a dead end."),
            {numberOf(move), name(m_path[move - 1]), name(square), std::to_string(onward(square))},
            {{move, square}},
            {{move - 1, m_path[move - 1]}}};
    }

    /// The only square that can be reached from here next; kNoValue if there are others.
    [[nodiscard]] Value onlyJump() const
    {
        const std::vector<Value> choices = neighbours(m_path.back(), false);
        return choices.size() == 1 ? choices.front() : kNoValue;
    }

    /// Why there is no other: the knight is here, and all else a jump away is visited.
    [[nodiscard]] std::vector<Place> onlyJumpCauses() const
    {
        std::vector<Place> causes{{static_cast<Variable>(m_path.size() - 1), m_path.back()}};
        for (const Value square : neighbours(m_path.back(), true))
            causes.push_back({moveTo(square), square});
        return causes;
    }

    void go(Value square) { m_path.push_back(square); }
    void back() { m_path.pop_back(); }

private:
    // The unvisited square that this one can be left for, if there is a single one.
    [[nodiscard]] Value onlyExit(Value square) const
    {
        const std::vector<Value> exits = neighbours(square, false);
        return exits.size() == 1 ? exits.front() : kNoValue;
    }

    [[nodiscard]] Variable moveTo(Value square) const
    {
        return static_cast<Variable>(std::ranges::find(m_path, square) - m_path.begin());
    }

    [[nodiscard]] std::string name(Value square) const { return squareName(m_problem, square); }

    [[nodiscard]] std::vector<Value> neighbours(Value square, bool visited) const
    {
        std::vector<Value> found;
        m_graph.forEachJump(square, [&](Value to, std::size_t) {
            if ((std::ranges::find(m_path, to) != m_path.end()) == visited)
                found.push_back(to);
        });
        return found;
    }

    static std::vector<Place> places(const std::vector<Value>& squares)
    {
        std::vector<Place> places;
        places.reserve(squares.size());
        for (const Value square : squares)
            places.push_back({kAnyVariable, square});
        return places;
    }

    const KnightProblem& m_problem;
    JumpGraph m_graph;
    std::vector<Value> m_path;
};

// Moves without a choice, which follow one another, as one step.
Sentence forcedRun(const KnightProblem& problem, std::span<const Value> tour, Variable first,
                   Variable last, std::vector<Place> causes)
{
    std::vector<std::string> names;
    Sentence sentence{phrase("knight", "Moves %1 to %2: each square has one unvisited square a "
                                       "jump away: %3.")};
    for (Variable move = first; move <= last; ++move) {
        names.push_back(squareName(problem, tour[move]));
        sentence.effects.push_back({move, tour[move]});
    }
    sentence.arguments = {numberOf(first), numberOf(last),
                          fmt::format("{}", fmt::join(names, " "))};
    sentence.causes = std::move(causes);
    return sentence;
}

// The pieces that the free squares fall into without these.
std::size_t piecesWithout(const JumpGraph& graph, const std::vector<Value>& removed)
{
    const Value count = graph.columns() * graph.rows();
    std::vector<bool> isSeen(count);
    for (const Value square : removed)
        isSeen[square] = true;
    std::size_t pieces = 0;
    std::vector<Value> open;
    for (Value start = 0; start < count; ++start) {
        if (isSeen[start] || !graph.isFree(start))
            continue;
        ++pieces;
        open.push_back(start);
        isSeen[start] = true;
        while (!open.empty()) {
            const Value square = open.back();
            open.pop_back();
            graph.forEachJump(square, [&](Value to, std::size_t) {
                if (!isSeen[to])
                    open.push_back(to);
                isSeen[to] = true;
            });
        }
    }
    return pieces;
}

// All squares a jump away from squares with at most `degree` jumps, such as corners.
std::vector<Value> aroundPoor(const JumpGraph& graph, unsigned degree)
{
    std::vector<Value> around;
    for (Value square = 0; square < graph.columns() * graph.rows(); ++square)
        if (graph.isFree(square) && graph.degree(square) <= degree)
            graph.forEachJump(square, [&](Value to, std::size_t) { around.push_back(to); });
    std::ranges::sort(around);
    around.erase(std::ranges::unique(around).begin(), around.end());
    return around;
}

// A tour without k of its squares is k + 1 pieces of path at most, a closed one k; so no tour if
// the board falls into more. Empty if no such squares are found among those around the corners and
// edges. Of several with the proof the fewest squares are named.
Sentence provedByPieces(const KnightProblem& problem)
{
    constexpr std::uint32_t kMostSquares = 400; // larger boards have tours
    if (problem.squareCount() > kMostSquares)
        return {};
    const JumpGraph graph(problem);
    const auto excess = [&](const std::vector<Value>& removed) {
        const std::size_t most =
            problem.closed ? std::max<std::size_t>(removed.size(), 1) : removed.size() + 1;
        return piecesWithout(graph, removed) > most;
    };
    for (unsigned degree = 0; degree <= kSteps.size(); ++degree) {
        std::vector<Value> removed = aroundPoor(graph, degree);
        if (!excess(removed))
            continue;
        for (std::size_t i = removed.size(); i-- > 0;) {
            std::vector<Value> fewer = removed;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            if (excess(fewer))
                removed = std::move(fewer);
        }
        const std::size_t pieces = piecesWithout(graph, removed);
        if (removed.empty())
            return {phrase("knight", "The squares fall into %1 pieces with no jump between them."),
                    {pieces}};
        std::vector<std::string> names;
        std::vector<Place> places;
        for (const Value square : removed) {
            names.push_back(squareName(problem, square));
            places.push_back({kAnyVariable, square});
        }
        return {
            problem.closed
                ? phrase("knight",
                         "Without the squares %1 (%2 of them) the board falls into %3 pieces "
                         "with no jump between them; a closed tour without these squares would "
                         "be %2 pieces of path at most.")
                : phrase("knight",
                         "Without the squares %1 (%2 of them) the board falls into %3 pieces "
                         "with no jump between them; a tour without these squares would be "
                         "%4 pieces of path at most."),
            {fmt::format("{}", fmt::join(names, " ")), removed.size(), pieces, removed.size() + 1},
            {},
            std::move(places)};
    }
    return {};
}

} // namespace

Sentence KnightPuzzle::placeName(const KnightProblem& problem, Place place) const
{
    if (place.value == kNoValue)
        return {phrase("knight", "move %1"), {std::to_string(std::uint64_t{place.variable} + 1)}};
    return verbatim(squareName(problem, place.value));
}

std::optional<GridCell> KnightPuzzle::gridCell(const KnightProblem& problem, Place place) const
{
    if (place.value >= problem.squareCount())
        return std::nullopt;
    return GridCell{place.value / problem.columns, place.value % problem.columns};
}

Sentence KnightPuzzle::explain(const KnightProblem& problem, const State& before, Event event) const
{
    const Explainer explainer(problem, pathIn(before));
    switch (event.kind()) {
    case EventKind::Decide:
        return explainer.jump(event.variable(), event.value());
    case EventKind::Assign:
        return explainer.assigned(event.variable(), event.value(), event.rule());
    case EventKind::Conflict:
        return explainer.conflict(event.rule(), event.value());
    case EventKind::Visit:
        return explainVisit(event, phrase("knight", "Back to the empty board."));
    case EventKind::Solution:
        return {problem.closed
                    ? phrase("knight",
                             "Every square is visited once and a jump leads back to the start: "
                             "a closed tour.")
                    : phrase("knight", "Every square is visited once: a tour.")};
    case EventKind::Remove:
        break; // no strategy strikes candidates
    }
    return {};
}

// One tour by Warnsdorff's rule, each move with its reason; or why there is none, from the colours,
// Schwenk's theorem, or the pieces that the board falls into.
Explanation KnightPuzzle::explainSolution(const KnightProblem& problem,
                                          const ExplainRequest& request, Control& control) const
{
    Explanation explanation;
    std::ranges::copy(findFaults(problem), std::back_inserter(explanation.steps));
    if (explanation.steps.empty())
        if (Sentence proof = provedByPieces(problem); !proof.empty())
            explanation.steps.emplace_back(std::move(proof));
    if (!explanation.steps.empty()) {
        explanation.end = {phrase("knight", "So there is no tour.")};
        explanation.outcome = control.finish();
        return explanation;
    }
    std::vector<Value> tour;
    Limits limits = control.limits();
    limits.solutions = 1;
    Control search(limits, control.token(), [&](std::span<const Value> values) {
        tour.assign(values.begin(), values.end());
        return false;
    });
    explanation.outcome = run(strategyIndex("warnsdorff").value(), problem, {}, search);
    if (tour.empty()) {
        if (explanation.outcome.ending == Ending::RanDry)
            explanation.end = {
                phrase("knight", "Here Warnsdorff's rule goes no further: no tour was found.")};
        else if (explanation.outcome.ending == Ending::Exhausted)
            explanation.end = {
                phrase("knight", "All %1 beginnings of a tour were tried: there is none."),
                {counted(explanation.outcome.counters.nodes)}};
        return explanation;
    }
    explanation.steps.push_back(settling({phrase("knight", "The tour starts at %1."),
                                          {squareName(problem, tour.front())},
                                          {{0, tour.front()}}}));
    Explainer explainer(problem, {tour.front()});
    const auto moves = static_cast<Variable>(tour.size());
    for (Variable move = 1; move < moves && control.poll();) {
        const Variable first = move;
        std::vector<Place> causes; // of all these, visited before them
        while (!request.allSteps && move < moves && explainer.onlyJump() != kNoValue) {
            for (const Place cause : explainer.onlyJumpCauses())
                if (cause.variable < first && std::ranges::find(causes, cause) == causes.end())
                    causes.push_back(cause);
            explainer.go(tour[move++]);
        }
        if (move - first > 1) {
            explanation.steps.push_back(
                settling(forcedRun(problem, tour, first, move - 1, std::move(causes))));
            continue;
        }
        if (move > first) // a single one
            explainer.back();
        explanation.steps.push_back(settling(explainer.reasonedJump(first, tour[first])));
        explainer.go(tour[first]);
        move = first + 1;
    }
    if (control.stopped())
        explanation.outcome = control.finish();
    return explanation;
}

} // namespace clew::knight
