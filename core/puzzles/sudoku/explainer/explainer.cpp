#include "core/puzzles/sudoku/explainer/explainer.h"

#include <cassert>
#include <fmt/format.h>

#include "core/puzzles/sudoku/explainer/chains.h"
#include "core/puzzles/sudoku/explainer/rules.h"

namespace clew::sudoku::explainer {

namespace {

/// Before chains, in the order in which they are tried.
constexpr std::array kRules{
    hiddenSingles,       directLocking, directHiddenPairs, nakedSingles,
    directHiddenTriples, locking,       nakedPairs,        xWings,
    hiddenPairs,         nakedTriples,  swordfish,         hiddenTriples,
    twoStrongLinks,      xyWings,       xyzWings,          uniqueLoops,
    nakedQuads,          jellyfish,     hiddenQuads,       threeStrongLinks,
    wingsOfFour,         bivalueGrave,  fourStrongLinks,   wingsOfFive,
    alignedPairs,        wingsOfSix,
};
constexpr std::array kRulesAfterForcingChains{wingsOfSeven, alignedTriples};
constexpr std::array kLastChains{
    kNishio,
    kMultiple,
    dynamicChains(0),
    dynamicChains(1),
    dynamicChains(2),
    dynamicChains(3),
    dynamicChains(4, 0),
    dynamicChains(4, 1),
    dynamicChains(4, 2),
    dynamicChains(4, 3),
};

Board boardOf(const SudokuProblem& problem)
{
    Board board;
    for (unsigned cell = 0; cell < kCells; ++cell)
        for (unsigned digit = 0; digit < kSide; ++digit)
            board.allow(cell, digit);
    for (unsigned cell = 0; cell < kCells; ++cell)
        if (problem.givens[cell] != kNoValue)
            board.place(cell, problem.givens[cell]);
    return board;
}

template<std::size_t N>
std::optional<Hint> firstBy(const std::array<Rule, N>& rules, const Board& board, Control& control)
{
    std::optional<Hint> found;
    for (const Rule rule : rules) {
        if (!control.poll())
            return std::nullopt;
        rule(board, [&](Hint&& hint) {
            found = std::move(hint);
            return false;
        });
        if (found)
            return found;
    }
    return std::nullopt;
}

// None if there is none, or if the control says stop.
std::optional<Hint> nextStep(const Board& board, Control& control)
{
    if (auto hint = firstBy(kRules, board, control))
        return hint;
    if (auto hint = simplestChain(board, kForcingChains, control))
        return hint;
    if (auto hint = firstBy(kRulesAfterForcingChains, board, control))
        return hint;
    for (const ChainKind kind : kLastChains)
        if (auto hint = simplestChain(board, kind, control); hint || control.stopped())
            return hint;
    return std::nullopt;
}

void apply(const Hint& hint, Board& board)
{
    for (const auto& [cell, digits] : hint.struck)
        board.strikeAll(cell, digits);
    if (hint.placed)
        board.place(hint.placed->cell, hint.placed->digit);
}

std::string inTenths(int tenths)
{
    return fmt::format("{}.{}", tenths / 10, tenths % 10);
}

ExplainerRating rated(const SudokuProblem& problem, Control& control)
{
    assert(problem.box == BoxShape{});
    Board board = boardOf(problem);
    ExplainerRating rating;
    while (board.filledCount() < kCells) {
        const auto hint = nextStep(board, control);
        if (!hint) {
            rating.isExact = false;
            break;
        }
        apply(*hint, board);
        rating.highest = std::max(rating.highest, hint->tenths);
        if (rating.first == 0)
            rating.first = hint->tenths;
        if (rating.toFirstDigit == 0 && hint->placed)
            rating.toFirstDigit = rating.highest;
    }
    return rating;
}

} // namespace

} // namespace clew::sudoku::explainer

namespace clew::sudoku {

ExplainerRating explainerRating(const SudokuProblem& problem, Control& control)
{
    return explainer::rated(problem, control);
}

std::string explainerText(const ExplainerRating& rating)
{
    return fmt::format("{}{}/{}/{}", rating.isExact ? "" : "≥ ",
                       explainer::inTenths(rating.highest),
                       explainer::inTenths(rating.toFirstDigit), explainer::inTenths(rating.first));
}

} // namespace clew::sudoku
