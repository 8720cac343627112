// The rules of the puzzle, checked independently of all strategies, and what makes a tour
// impossible by inspection.

#include <algorithm>

#include "core/puzzles/knight/puzzle.h"

namespace clew::knight {

namespace {

constexpr std::size_t kMaxNamedSquares = 20;

// Schwenk, "Which rectangular chessboards have a knight's tour?", Mathematics Magazine 64 (1991).
// Boards with an odd number of squares are excluded by their colours already.
Sentence schwenk(const KnightProblem& problem)
{
    const std::uint32_t narrow = std::min(problem.columns, problem.rows);
    const std::uint32_t wide = std::max(problem.columns, problem.rows);
    if (narrow <= 2)
        return {phrase("knight",
                       "On a board with a side of %1 a knight cannot go round and come back: "
                       "there is no closed tour."),
                {std::to_string(narrow)}};
    if (narrow == 4)
        return {phrase("knight",
                       "On a board with a side of 4 every jump from the outer lines leads to "
                       "the inner ones. A closed tour would have to change between them at "
                       "every move, as it changes colours at every move, and so would never "
                       "visit the inner squares of one colour (Schwenk's theorem).")};
    if (narrow == 3 && wide < 10)
        return {phrase("knight",
                       "Schwenk's theorem: a board with a side of 3 has a closed tour only if "
                       "the other side is even and at least 10; here it is %1."),
                {std::to_string(wide)}};
    return {};
}

void addColourFaults(const KnightProblem& problem, const JumpGraph& graph,
                     std::vector<Sentence>& faults)
{
    const std::uint32_t all = problem.squareCount();
    std::array<std::uint32_t, 2> squares{all - all / 2, all / 2};
    for (const Value square : problem.blocked)
        --squares[graph.colour(square)];
    const unsigned more = squares[1] > squares[0] ? 1 : 0;
    const std::uint32_t excess = squares[more] - squares[1 - more];
    const std::vector<Argument> counts{std::to_string(squares[more]),
                                       std::to_string(squares[1 - more])};
    if (problem.closed && excess > 0)
        faults.push_back(
            {phrase("knight", "The colour changes with every jump, so a closed tour needs as "
                              "many light squares as dark ones; here are %1 and %2."),
             counts});
    else if (excess > 1)
        faults.push_back(
            {phrase("knight", "The colour changes with every jump, so the numbers of light "
                              "and dark squares may differ by one at most; here are %1 and "
                              "%2."),
             counts});
    else if (excess == 1 && problem.from && graph.colour(*problem.from) != more)
        faults.push_back(
            {phrase("knight", "With %1 squares of one colour and %2 of the other, a tour "
                              "starts and ends on the first; %3 has the other colour."),
             {counts[0], counts[1], squareName(problem, *problem.from)},
             {{0, *problem.from}}});
}

// Only of boards with blocked squares: that whole boards of 3 x 3 have no tour is found by search.
void addJumpFaults(const KnightProblem& problem, const JumpGraph& graph,
                   std::vector<Sentence>& faults)
{
    const std::uint8_t needed = problem.closed ? 2 : 1;
    if (problem.blocked.empty() || problem.freeCount() < 2)
        return;
    for (Value square = 0; square < problem.squareCount() && faults.size() < kMaxNamedSquares;
         ++square)
        if (graph.isFree(square) && graph.degree(square) < needed)
            faults.push_back({graph.degree(square) == 0
                                  ? phrase("knight", "No jump leads to %1 or away from it.")
                                  : phrase("knight", "Only one jump leads to %1: a closed tour "
                                                     "needs another one to continue."),
                              {squareName(problem, square)},
                              {{0, square}}});
}

} // namespace

std::vector<Sentence> findFaults(const KnightProblem& problem)
{
    if (problem.freeCount() == 0)
        return {{phrase("knight", "Every square is blocked.")}};
    if (problem.from && std::ranges::binary_search(problem.blocked, *problem.from))
        return {{phrase("knight", "The start %1 is blocked."),
                 {squareName(problem, *problem.from)},
                 {{0, *problem.from}}}};
    if (problem.closed && problem.freeCount() < 3)
        return {{phrase("knight", "A closed tour needs more than two squares.")}};
    std::vector<Sentence> faults;
    const JumpGraph graph(problem);
    addColourFaults(problem, graph, faults);
    if (problem.closed && problem.blocked.empty() && faults.empty())
        if (Sentence sentence = schwenk(problem); !sentence.empty())
            faults.push_back(std::move(sentence));
    addJumpFaults(problem, graph, faults);
    return faults;
}

std::vector<Sentence> KnightPuzzle::faults(const KnightProblem& problem) const
{
    return findFaults(problem);
}

std::vector<Sentence> KnightPuzzle::verify(const KnightProblem& knight,
                                           const Solution& solution) const
{
    if (solution.size() != knight.freeCount())
        return {{phrase("knight", "The board has %1 free squares, but the tour has %2."),
                 {std::to_string(knight.freeCount()), std::to_string(solution.size())}}};
    std::vector<Sentence> wrong;
    std::vector<bool> visited(knight.squareCount());
    const auto isJump = [&](Value a, Value b) {
        const auto right =
            std::abs(static_cast<int>(a % knight.columns) - static_cast<int>(b % knight.columns));
        const auto up =
            std::abs(static_cast<int>(a / knight.columns) - static_cast<int>(b / knight.columns));
        return (right == 1 && up == 2) || (right == 2 && up == 1);
    };
    for (Variable move = 0; move < solution.size(); ++move) {
        const Value square = solution[move];
        if (square >= knight.squareCount())
            return {{phrase("knight", "Move %1 has no square."),
                     {std::to_string(std::uint64_t{move} + 1)},
                     {{move, kNoValue}}}};
        const std::string name = squareName(knight, square);
        if (std::ranges::binary_search(knight.blocked, square))
            wrong.push_back({phrase("knight", "%1 is blocked."), {name}, {{move, square}}});
        if (visited[square])
            wrong.push_back({phrase("knight", "%1 is visited twice."), {name}, {{move, square}}});
        visited[square] = true;
        if (move > 0 && !isJump(solution[move - 1], square))
            wrong.push_back({phrase("knight", "A knight cannot jump from %1 to %2."),
                             {squareName(knight, solution[move - 1]), name},
                             {{move, square}},
                             {{move - 1, solution[move - 1]}}});
    }
    if (knight.from && solution.front() != *knight.from)
        wrong.push_back({phrase("knight", "The tour starts at %1 instead of %2."),
                         {squareName(knight, solution.front()), squareName(knight, *knight.from)},
                         {{0, solution.front()}}});
    if (knight.closed && (solution.size() < 3 || !isJump(solution.back(), solution.front())))
        wrong.push_back(
            {phrase("knight", "No jump leads from %1 back to the start %2."),
             {squareName(knight, solution.back()), squareName(knight, solution.front())},
             {{0, solution.back()}, {0, solution.front()}}});
    return wrong;
}

// With kAnyVariable: as the next move.
std::vector<Sentence> KnightPuzzle::violations(const KnightProblem& problem, const State& state,
                                               Place place) const
{
    const JumpGraph graph(problem);
    const std::vector<Value> path = pathIn(state);
    const Value square = place.value;
    const Variable move =
        place.variable == kAnyVariable ? static_cast<Variable>(path.size()) : place.variable;
    const std::string name = squareName(problem, square);
    std::vector<Sentence> broken;
    if (!graph.isFree(square))
        broken.push_back({phrase("knight", "%1 is blocked."), {name}, {{move, square}}});
    const auto visit = std::ranges::find(path, square);
    const auto visited = static_cast<Variable>(visit - path.begin());
    if (visit != path.end() && visited != move)
        broken.push_back({phrase("knight", "%1 is visited already, as move %2."),
                          {name, std::to_string(visited)},
                          {{move, square}},
                          {{visited, square}}});
    if (move == 0 && problem.from && *problem.from != square)
        broken.push_back({phrase("knight", "The tour has to start at %1."),
                          {squareName(problem, *problem.from)},
                          {{move, square}}});
    const bool follows = move > 0 && move <= path.size();
    if (follows && path[move - 1] != square && !graph.isJump(path[move - 1], square))
        broken.push_back({phrase("knight", "No jump leads from %1 to %2."),
                          {squareName(problem, path[move - 1]), name},
                          {{move, square}},
                          {{move - 1, path[move - 1]}}});
    return broken;
}

} // namespace clew::knight
