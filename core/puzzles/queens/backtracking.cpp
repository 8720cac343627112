// Depth first, column by column: a queen is tried in each row in turn and compared at once with
// those to its left; when no row is left the column before it moves on.
//
// Solutions come in lexicographic order. The columns are no levels of the call stack: there may be
// millions.

#include <vector>

#include "core/puzzle/figures.h"
#include "core/puzzles/queens/givens.h"
#include "core/search/openlevels.h"

namespace clew::queens {

namespace {

template<class Tracer>
class Backtracking
{
public:
    Backtracking(const QueensProblem& problem, Control& control, Tracer& tracer)
        : m_size(problem.size), m_given(problem.givenRows()), m_rows(problem.size),
          m_levels(tracer), m_control(control), m_tracer(tracer)
    {
    }

    void run()
    {
        std::uint32_t column = 0;
        auto [row, end] = enter(column);
        while (true) {
            if (row == end) {
                if (column == 0)
                    return;
                m_levels.leave();
                row = m_rows[--column] + 1;
                end = rowsOf(column).end;
                continue;
            }
            if (!m_control.node())
                return;
            m_rows[column] = row;
            m_tracer.decide(column, row);
            if (!isSafe(column)) {
                refute(column);
            } else if (column + 1 < m_size) {
                const Rows next = enter(++column);
                row = next.first;
                end = next.end;
                continue;
            } else if (!reportSolution()) {
                return;
            }
            m_levels.goBack();
            ++row;
        }
    }

private:
    /// To be tried in a column: those before the end.
    struct Rows
    {
        Value first;
        Value end;
    };
    [[nodiscard]] Rows rowsOf(std::uint32_t column) const
    {
        const Value given = m_given[column];
        return given == kNoValue ? Rows{0, m_size} : Rows{given, given + 1};
    }

    Rows enter(std::uint32_t column)
    {
        m_levels.enter();
        return rowsOf(column);
    }

    bool reportSolution()
    {
        m_tracer.solution();
        return m_control.solution([this] { return std::span<const Value>(m_rows); });
    }

    void refute(std::uint32_t column)
    {
        m_tracer.conflict(column, Attacked, m_rows[column]);
        m_control.backtrack();
    }

    bool isSafe(std::uint32_t column)
    {
        m_control.check();
        for (std::uint32_t other = 0; other < column; ++other)
            if (attacks({column, m_rows[column]}, {other, m_rows[other]}))
                return false;
        return true;
    }

    std::uint32_t m_size;
    std::vector<Value> m_given;
    std::vector<Value> m_rows;
    OpenLevels<Tracer> m_levels; ///< the columns
    Control& m_control;
    Tracer& m_tracer;
};

} // namespace

Strategy backtracking()
{
    using enum EventKind;
    return makeStrategy<QueensProblem>(
        {.id = "backtracking",
         .title = phrase("queens", "Backtracking"),
         .summary =
             phrase("queens", "Column by column, each row in turn; compared at once with the "
                              "queens to the left, and back when no row is left."),
         .exhausts = true,
         .idea = phrase("queens", "A queen goes into the next column, into each row in turn, "
                                  "and is compared at once with the queens to its left. As soon "
                                  "as two attack each other, all boards that begin in this way "
                                  "are given up together. When no row is left, the search goes "
                                  "back one column and moves the queen there on."),
         .pseudoCode =
             {
                 {"set the given queens", {{Assign, GivenQueen}}},
                 {"place(column 1)"},
                 {""},
                 {"place(column):"},
                 {"  if column > N: report the board; return", {Solution}},
                 {"  for row in 1 … N, or the given row alone:"},
                 {"    put a queen at (column, row)", {Decide}},
                 {"    if a queen to its left attacks it: a dead end", {Conflict}},
                 {"    else: place(column + 1)"},
                 {"    take it away", {Visit}},
             },
         .cost =
             phrase("queens", "Time grows exponentially with N: all 92 solutions for eight "
                              "queens take 15,720 placements of a queen. Memory for one board, a "
                              "number a column."),
         // Like N!·c^N: no row is tried twice along a path, and of solutions alone there are about
         // (0.143·N)^N (Simkin, 2021).
         .growth = Growth::factorial(1),
         .counted = kDecidesToTest,
         .origin = phrase("queens", "The program of the Clojure page; Golomb and Baumert, 1965.")},
        [](const QueensProblem& problem, const Options&, Control& control, auto& tracer) {
            if (placeGivens(problem, control, tracer))
                Backtracking(problem, control, tracer).run();
            return control.finish();
        });
}

} // namespace clew::queens
