// Breadth first: all boards with queens in the first k columns are made before any with k + 1, as
// the procedure `queens` of SICP exercise 2.42 does. Whole layers are kept in memory.
//
// Solutions come in lexicographic order.

#pragma once

#include <algorithm>
#include <vector>

#include "core/puzzles/queens/givens.h"
#include "core/search/layer.h"

namespace clew::queens {

template<class Tracer>
Outcome columnByColumn(const QueensProblem& problem, const Options& /*options*/, Control& control,
                       Tracer& tracer)
{
    if (!placeGivens(problem, control, tracer))
        return control.finish();

    const std::vector<Value> given = problem.givenRows();
    Layer<Value> layer(0); // the rows of each board, and the node it was made at
    Layer<NodeId> nodes(1);
    layer.add();
    if constexpr (Tracer::on)
        nodes.add().front() = kRoot;
    for (std::uint32_t column = 0; column < problem.size && !layer.empty(); ++column) {
        Layer<Value> next(column + 1);
        Layer<NodeId> nextNodes(1);
        for (; !layer.empty(); layer.dropFront()) {
            const std::span<const Value> rows = layer.front();
            if constexpr (Tracer::on)
                tracer.visit(nodes.front().front());
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
                    const std::span<Value> board = next.add();
                    std::ranges::copy(rows, board.begin());
                    board.back() = row;
                    if constexpr (Tracer::on)
                        nextNodes.add().front() = tracer.node();
                } else {
                    control.backtrack();
                    if constexpr (Tracer::on)
                        tracer.conflict(column, Attacked, row);
                }
                if constexpr (Tracer::on)
                    tracer.visit(nodes.front().front());
            }
            if constexpr (Tracer::on)
                nodes.dropFront();
            if (!control.holds(layer.bytes() + nodes.bytes() + next.bytes() + nextNodes.bytes()))
                return control.finish();
        }
        layer = std::move(next);
        nodes = std::move(nextNodes);
    }
    for (; !layer.empty(); layer.dropFront()) {
        if constexpr (Tracer::on) {
            tracer.visit(nodes.front().front());
            nodes.dropFront();
            tracer.solution();
        }
        if (!control.solution([&] { return layer.front(); }))
            break;
    }
    return control.finish();
}

} // namespace clew::queens
