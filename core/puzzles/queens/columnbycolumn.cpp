// Breadth first: all boards with queens in the first k columns are made before any with k + 1, as
// the procedure `queens` of SICP exercise 2.42 does. Whole layers are kept in memory.
//
// Solutions come in lexicographic order.

#include <algorithm>
#include <vector>

#include "core/puzzle/figures.h"
#include "core/puzzles/queens/givens.h"
#include "core/search/layer.h"

namespace clew::queens {

namespace {

template<class Tracer>
Outcome searchColumnByColumn(const QueensProblem& problem, Control& control, Tracer& tracer)
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

} // namespace

Strategy columnByColumn()
{
    using enum EventKind;
    return makeStrategy<QueensProblem>(
        {.id = "column-by-column",
         .title = phrase("queens", "Column by column (breadth first)"),
         .summary = phrase("queens", "All safe boards of k columns are made before any of k + 1; "
                                     "each is extended by one queen and kept if that one is safe."),
         .idea = phrase("queens", "All safe boards of one column are made, then from each of "
                                  "these all safe boards of two columns, and so on. These are "
                                  "the same boards as in backtracking, only visited layer by "
                                  "layer. So the first solution comes when nearly all the work "
                                  "is done."),
         .pseudoCode =
             {
                 {"set the given queens", {{Assign, GivenQueen}}},
                 {"boards ← { the empty board }"},
                 {"for column in 1 … N:"},
                 {"  next ← { }"},
                 {"  for each board in boards: stand at it", {Visit}},
                 {"    for row in 1 … N:"},
                 {"      put a queen at (column, row)", {Decide}},
                 {"      if it is attacked: drop it", {Conflict}},
                 {"      else: add board + that queen to next"},
                 {"  boards ← next"},
                 {"report each of boards", {Solution}},
             },
         .cost = phrase("queens", "Time as for backtracking, for all solutions. Memory for a "
                                  "whole layer of boards at once, which grows exponentially "
                                  "with N and is largest somewhat beyond the middle."),
         // As for backtracking: between the solutions and the orders of N rows.
         .growth = Growth::factorial(1),
         .counted = kDecidesToTest,
         .origin =
             phrase("queens", "The second program of P90: 6 milliseconds; SICP exercise 2.42.")},
        [](const QueensProblem& problem, const Options&, Control& control, auto& tracer) {
            return searchColumnByColumn(problem, control, tracer);
        });
}

} // namespace clew::queens
