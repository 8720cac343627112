// Recorded searches, each with what it was of, and rows of them.

#pragma once

#include <array>
#include <initializer_list>
#include <memory>
#include <string_view>

#include "tests/solving.h"

namespace clew::test {

/// A recorded search, and what it was of.
struct Recorded
{
    const Puzzle* puzzle;
    ProblemPtr problem;
    std::size_t strategy;
    std::shared_ptr<Trace> trace;
    Outcome outcome = {};

    [[nodiscard]] Dimensions dimensions() const { return puzzle->dimensions(*problem); }
};

inline Recorded record(const Puzzle& puzzle, const ProblemPtr& problem, std::size_t strategy,
                       const Limits& limits)
{
    Found found = solve(puzzle, *problem, strategy, {.limits = limits, .recorded = true});
    return {&puzzle, problem, strategy, std::move(found.trace), std::move(found.outcome)};
}

/// Of a row of searchRows().
inline Recorded record(std::string_view id, std::string_view preset, std::string_view strategy,
                       const Limits& limits)
{
    const Puzzle& puzzle = *findPuzzle(id);
    return record(puzzle, presetOf(puzzle, preset), puzzle.strategyIndex(strategy).value(), limits);
}

/// Rows with the columns puzzle, preset and strategy.
inline void searchRows(std::initializer_list<std::array<const char*, 3>> rows)
{
    QTest::addColumn<QByteArray>("puzzle");
    QTest::addColumn<QByteArray>("preset");
    QTest::addColumn<QByteArray>("strategy");
    for (const auto& [puzzle, preset, strategy] : rows)
        QTest::addRow("%s %s", puzzle, strategy)
            << QByteArray(puzzle) << QByteArray(preset) << QByteArray(strategy);
}

} // namespace clew::test
