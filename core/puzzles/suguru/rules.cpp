// The rules of Suguru: what breaks them, in givens, in moves and in solutions.

#include "core/puzzles/suguru/areas.h"
#include "core/puzzles/suguru/position.h"
#include "core/puzzles/suguru/puzzle.h"

namespace clew::suguru {

namespace {

void addAreaFaults(const SuguruProblem& problem, const Layout& layout,
                   std::vector<Sentence>& faults)
{
    std::vector<Variable> firstPiece(layout.areaCells.size(), kNoValue);
    for (const auto& piece : connectedAreas(problem)) {
        Variable& first = firstPiece[problem.areas[piece.front()]];
        if (first == kNoValue)
            first = piece.front();
        else
            faults.push_back({phrase("suguru", "The area of %1 is not connected: %2 is separate."),
                              {cellName(problem, first), cellName(problem, piece.front())},
                              placesOf(piece, kNoValue),
                              {{first, kNoValue}}});
    }
}

void addGivenFaults(const SuguruProblem& problem, const Layout& layout,
                    std::vector<Sentence>& faults)
{
    for (Variable cell = 0; cell < problem.cellCount(); ++cell) {
        const Value given = problem.givens[cell];
        if (given == kNoValue)
            continue;
        if (given >= layout.areaSize(cell))
            faults.push_back(
                {phrase("suguru", "The %2 given at %1 is too large: its area has %3 cells."),
                 {cellName(problem, cell), numberText(given),
                  std::to_string(layout.areaSize(cell))},
                 {{cell, given}}});
        for (const Variable other : layout.excluded[cell]) {
            if (other < cell || problem.givens[other] != given)
                continue;
            const bool sameArea = problem.areas[other] == problem.areas[cell];
            faults.push_back(
                {sameArea ? phrase("suguru", "The %3 is given twice in an area: at %1 and %2.")
                          : phrase("suguru", "The %3 given at %1 touches the one at %2."),
                 {cellName(problem, cell), cellName(problem, other), numberText(given)},
                 {{cell, given}, {other, given}}});
        }
    }
}

} // namespace

bool contradictory(const SuguruProblem& problem, const Layout& layout)
{
    for (Variable cell = 0; cell < problem.cellCount(); ++cell) {
        const Value given = problem.givens[cell];
        if (given == kNoValue)
            continue;
        if (given >= layout.areaSize(cell))
            return true;
        for (const Variable other : layout.excluded[cell])
            if (problem.givens[other] == given)
                return true;
    }
    return connectedAreas(problem).size() != layout.areaCells.size();
}

std::optional<Sentence> refusalOf(const SuguruProblem& problem)
{
    std::vector<std::uint32_t> sizes(problem.cellCount());
    for (Variable cell = 0; cell < problem.cellCount(); ++cell)
        if (const std::uint32_t area = problem.areas[cell]; ++sizes[area] > kMaxArea)
            return Sentence{phrase("suguru", "The area of %1 has more than %2 cells, the most that "
                                             "can be solved; divide it."),
                            {cellName(problem, cell), std::to_string(kMaxArea)},
                            {{cell, kNoValue}}};
    return std::nullopt;
}

std::vector<Sentence> SuguruPuzzle::faults(const SuguruProblem& problem) const
{
    const Layout layout(problem);
    std::vector<Sentence> faults;
    addAreaFaults(problem, layout, faults);
    addGivenFaults(problem, layout, faults);
    return faults;
}

std::vector<Sentence> SuguruPuzzle::verify(const SuguruProblem& problem,
                                           const Solution& solution) const
{
    if (solution.size() != problem.cellCount())
        return {{phrase("suguru", "The board has %1 cells, but there are %2 numbers."),
                 {std::to_string(problem.cellCount()), std::to_string(solution.size())}}};
    for (Variable cell = 0; cell < solution.size(); ++cell)
        if (solution[cell] == kNoValue)
            return {{phrase("suguru", "%1 has no number."),
                     {cellName(problem, cell)},
                     {{cell, kNoValue}}}};
    // A full board is a solution exactly if it would be sound as givens: an area of N cells with
    // numbers up to N and none twice has each once.
    SuguruProblem placed = problem;
    placed.givens = solution;
    std::vector<Sentence> wrong = faults(placed);
    for (Variable cell = 0; cell < solution.size(); ++cell)
        if (problem.givens[cell] != kNoValue && problem.givens[cell] != solution[cell])
            wrong.push_back({phrase("suguru", "%1 must be %2, as given."),
                             {cellName(problem, cell), std::to_string(problem.givens[cell] + 1)},
                             {{cell, problem.givens[cell]}}});
    return wrong;
}

std::vector<Sentence> SuguruPuzzle::violations(const SuguruProblem& problem, const State& state,
                                               Place place) const
{
    const Layout layout(problem);
    const std::string name = cellName(problem, place.variable);
    const Value given = problem.givens[place.variable];
    std::vector<Sentence> broken;
    if (given != kNoValue && given != place.value)
        broken.push_back({phrase("suguru", "The %2 at %1 is given."),
                          {name, numberText(given)},
                          {place},
                          {{place.variable, given}}});
    if (place.value >= layout.areaSize(place.variable))
        broken.push_back(
            {phrase("suguru", "%1 cannot be %2: its area has %3 cells."),
             {name, numberText(place.value), std::to_string(layout.areaSize(place.variable))},
             {place},
             placesOf(layout.areaCells[layout.areaOf[place.variable]], kNoValue)});
    for (const Variable other : layout.excluded[place.variable]) {
        if (state.value(other) != place.value && problem.givens[other] != place.value)
            continue;
        const bool sameArea = layout.areaOf[other] == layout.areaOf[place.variable];
        broken.push_back({sameArea ? phrase("suguru", "%1 cannot be %2: %3 of its area is.")
                                   : phrase("suguru", "%1 cannot be %2: it touches the one at %3."),
                          {name, numberText(place.value), cellName(problem, other)},
                          {place},
                          {{other, place.value}}});
    }
    return broken;
}

} // namespace clew::suguru
