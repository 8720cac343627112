// Plain backtracking: what a search without any advice does, and the yardstick for the others. Each
// jump is tried in the order of the source document; from a dead end the last one is taken back.

#include "core/puzzles/knight/depthfirst.h"

namespace clew::knight {

namespace {

/// Steps in the order of the source document, nothing foreseen.
class DocumentOrder
{
public:
    DocumentOrder(const KnightProblem& /*problem*/, const JumpGraph& /*graph*/,
                  const OpenSteps& /*open*/)
    {
    }

    bool maySucceed(Value /*start*/) const { return true; }
    std::optional<DeadEnd> enter(std::span<const Value> /*path*/) { return std::nullopt; }
    void leave(Value /*square*/) {}
    Moves inOrder(Value /*square*/, StepSet steps) const
    {
        Moves moves;
        for (std::size_t step = kSteps.size(); step-- > 0;)
            if ((steps & stepBit(step)) != 0)
                moves.addFirst(step);
        return moves;
    }
};

template<class Tracer>
void searchBacktracking(const KnightProblem& problem, Control& control, Tracer& tracer)
{
    if (isPossible(problem, tracer))
        DepthFirst<Tracer, DocumentOrder>(problem, control, tracer).run();
}

} // namespace

Strategy backtracking()
{
    using enum EventKind;
    return makeStrategy<KnightProblem>(
        {.id = "backtracking",
         .title = phrase("knight", "Backtracking"),
         .summary =
             phrase("knight", "Each jump is tried in turn; from a dead end the last one is taken "
                              "back."),
         .exhausts = true,
         .idea = phrase("knight",
                        "The knight takes the first jump that leads to a new square, and continues "
                        "from there. Where there is none, the last jump is taken back and the next "
                        "one tried. The search does not look ahead: a corner cut off long ago "
                        "shows only when the path has filled all the rest."),
         .pseudoCode =
             {
                 {"if by inspection no tour can exist: stop", {{Conflict, Impossible}}},
                 {"for each start: search(start)"},
                 {""},
                 {"search(square):"},
                 {"  visit square", {Decide}},
                 {"  if every square is visited:"},
                 {"    if not closed as asked, or listed the other way round: drop it",
                  {{Conflict, NotClosed}, {Conflict, MirrorImage}}},
                 {"    else: report the tour", {Solution}},
                 {"  if no jump leads to an unvisited square: a dead end", {{Conflict, NoJump}}},
                 {"  for each of the eight steps that leads to one:"},
                 {"    search(that square)"},
                 {"  leave square", {Visit}},
             },
         .cost = phrase("knight", "Up to eight jumps to choose from at every move: time grows "
                                  "exponentially with the number of squares, and 8 × 8 can take "
                                  "too long for even one tour. Memory for one path."),
         .growth = Growth::exponential().inCells(),
         .origin = phrase("knight", "P91, with the steps in the order of its program.")},
        [](const KnightProblem& problem, const Options&, Control& control, auto& tracer) {
            searchBacktracking(problem, control, tracer);
            return control.finish();
        });
}

} // namespace clew::knight
