// Logic: the strategy that explains itself. Every step has a reason, as people would give it, from
// which ratings and worked solutions are made; these run the program in logic.h as well.

#include "core/puzzles/sudoku/logic.h"

#include <algorithm>
#include <iterator>

#include "core/puzzles/sudoku/propagation.h"
#include "core/puzzles/sudoku/techniques/patterns.h"
#include "core/puzzles/sudoku/techniques/techniques.h"
#include "core/search/subsearch.h"

namespace clew::sudoku {

namespace {

/// Techniques between two looks at whether to stop; those that may take long look themselves.
constexpr std::size_t kStride = 4;
/// Boards that people solve need a few hundred at most.
constexpr std::uint64_t kMostNodesForUniqueness = 20'000;

PseudoCode pseudoCode()
{
    using enum EventKind;
    PseudoCode code{
        {"set the given digits", {{Assign, GivenDigit}, {Conflict, Taken}}},
        {"strike each digit placed from its row, column and box", {{Remove, Taken}}},
        {"repeat the first of these that applies:"},
    };
    std::ranges::move(techniqueLines(), std::back_inserter(code));
    code.push_back(
        {"  until a cell has no candidate or a digit no place: no solution", {Conflict}});
    code.push_back({"  or until all cells are filled: report the board", {Solution}});
    code.push_back({"  or until none applies: give up"});
    return code;
}

} // namespace

std::optional<DeadEnd> findDeadEnd(const Grid& grid)
{
    if (grid.bareCells().any())
        return DeadEnd{grid.bareCells().first(), NoCandidate, kNoValue};
    const Layout& layout = grid.layout();
    for (std::uint32_t unit = 0; unit < layout.unitCount(); ++unit)
        if (const Mask lost = grid.lostIn(unit); lost != 0)
            return DeadEnd{layout.unit(unit).front(), noPlaceRule(layout.unitKind(unit)),
                           lowestBit(lost)};
    return std::nullopt;
}

Solutions solutionsOf(const SudokuProblem& problem, Control& outer)
{
    if (contradictory(problem))
        return Solutions::None;
    Subsearch subsearch(outer, {.nodes = kMostNodesForUniqueness, .solutions = 2});
    NoTracer tracer;
    Propagation<NoTracer>(problem, subsearch.control(), tracer).run();
    const Outcome outcome = subsearch.control().finish();
    if (outcome.ending == Ending::Stopped)
        return Solutions::Unknown;
    return outcome.counters.solutions == 0   ? Solutions::None
           : outcome.counters.solutions == 1 ? Solutions::One
                                             : Solutions::Several;
}

std::optional<Step> StepFinder::next(const Grid& grid, Control& control,
                                     const std::function<bool()>& isUnique)
{
    const std::span<const Technique> all =
        techniques().first(std::min(m_known.most, techniques().size()));
    m_since.resize(all.size(), kBeginning);
    m_memories.resize(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Technique& technique = all[i];
        if (technique.since > m_known.version)
            continue;
        if (i % kStride == kStride - 1 && !control.poll())
            break;
        Scope scope{.since = m_since[i], .memory = &m_memories[i]};
        if (technique.ofOneDigit)
            scope.digits = worthyDigits(grid) & grid.digitsChangedSince(m_since[i]);
        std::optional<Step> found;
        const auto take = [&](Step&& step) {
            found = std::move(step);
            return true;
        };
        const bool ended =
            scope.digits != 0 && technique.find(grid, StepSink(take, &control, scope));
        if (found && (!technique.assumesUnique || isUnique()))
            return found;
        if (!ended)
            m_since[i] = grid.now();
    }
    return std::nullopt;
}

Mask StepFinder::worthyDigits(const Grid& grid)
{
    forBits(grid.digitsChangedSince(m_patternsSeen), [&](Value value) {
        if (everyPlaceHasPattern(grid, value))
            m_worthy &= ~bitOf(value);
        else
            m_worthy |= bitOf(value);
    });
    m_patternsSeen = grid.now();
    return m_worthy;
}

Strategy logic()
{
    return makeStrategy<SudokuProblem>(
        {.id = "logic",
         .title = phrase("sudoku", "Logic"),
         .summary =
             phrase("sudoku", "Human techniques from singles to chains and forcing nets, the "
                              "simplest first, each with its reason; may go no further."),
         .complete = false,
         .idea = phrase("sudoku", "This is how people solve: pencil marks in every empty cell, "
                                  "and the simplest technique that says something, again and "
                                  "again. Each step has a reason that can be given. The last "
                                  "resort is to suppose one digit and to follow the singles "
                                  "after it to a contradiction; none is supposed within "
                                  "another. Where no technique known here helps, it ends "
                                  "without an answer."),
         .pseudoCode = pseudoCode(),
         .cost = phrase("sudoku", "Each step looks through all techniques at worst; their "
                                  "number is bounded by the candidates, so the whole is "
                                  "polynomial. The price: not every puzzle is solved. Memory "
                                  "for one board with its candidates."),
         .growth = Growth::polynomial().ofTime(),
         .origin =
             phrase("sudoku", "Techniques of the Sudoku community, under their usual names.")},
        [](const SudokuProblem& problem, const Options& /*options*/, Control& control,
           auto& tracer) {
            if (!placeGivens(problem, tracer))
                return control.finish();
            return Logic(problem, control, tracer).run([](const Step&) {});
        });
}

} // namespace clew::sudoku
