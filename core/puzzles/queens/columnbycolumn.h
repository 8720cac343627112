// Breadth first: all boards with queens in the first k columns are made before any with k + 1, as
// the procedure `queens` of SICP exercise 2.42 does. Whole layers are kept in memory.
//
// Solutions come in lexicographic order.

#pragma once

#include <vector>

#include "core/puzzles/queens/givens.h"

namespace clew::queens {

template<class Tracer>
Outcome columnByColumn(const QueensProblem& problem, const Options& /*options*/, Control& control,
                       Tracer& tracer)
{
    if (!placeGivens(problem, tracer))
        return control.finish();

    // A layer: `column` rows for each board, one board after the other, and the node of each.
    const std::vector<Value> given = problem.givenRows();
    std::vector<Value> layer;
    std::vector<NodeId> nodes;
    std::size_t boards = 1;
    if constexpr (Tracer::on)
        nodes.push_back(kRoot);
    for (std::uint32_t column = 0; column < problem.size && boards > 0; ++column) {
        std::vector<Value> next;
        std::vector<NodeId> nextNodes;
        std::size_t nextBoards = 0;
        for (std::size_t board = 0; board < boards; ++board) {
            const std::span<const Value> rows(layer.data() + board * column, column);
            if constexpr (Tracer::on)
                tracer.visit(nodes[board]);
            const Value first = given[column] == kNoValue ? 0 : given[column];
            const Value last = given[column] == kNoValue ? problem.size - 1 : given[column];
            for (Value row = first; row <= last; ++row) {
                if (!control.node())
                    return control.finish();
                if constexpr (Tracer::on)
                    tracer.decide(column, row);
                control.check();
                bool safe = true;
                for (std::uint32_t other = 0; other < column && safe; ++other)
                    safe = !attacks({column, row}, {other, rows[other]});
                // Queens given further right are compared when their column comes.
                if (safe) {
                    next.insert(next.end(), rows.begin(), rows.end());
                    next.push_back(row);
                    ++nextBoards;
                    if constexpr (Tracer::on)
                        nextNodes.push_back(tracer.node());
                } else {
                    control.backtrack();
                    if constexpr (Tracer::on)
                        tracer.conflict(column, Attacked, row);
                }
                if constexpr (Tracer::on)
                    tracer.visit(nodes[board]);
            }
            if (!control.holds((layer.capacity() + next.capacity()) * sizeof(Value)))
                return control.finish();
        }
        layer = std::move(next);
        nodes = std::move(nextNodes);
        boards = nextBoards;
    }
    for (std::size_t board = 0; board < boards; ++board) {
        const std::span<const Value> rows(layer.data() + board * problem.size, problem.size);
        if constexpr (Tracer::on) {
            tracer.visit(nodes[board]);
            tracer.solution();
        }
        if (!control.solution([&] { return rows; }))
            break;
    }
    return control.finish();
}

} // namespace clew::queens
