// Generate and test, as the first program of P90 does it: the rows of all columns are chosen before
// any two queens are compared, and for each row of the last column all boards of the columns before
// it are built again. About N^N boards are tried; the second program, with two loops exchanged, is
// `column-by-column`.
//
// Solutions come in colexicographic order: by the last column's row first. The columns are no
// levels of the call stack: there may be millions.

#include <vector>

#include "core/puzzles/queens/givens.h"
#include "core/search/openlevels.h"

namespace clew::queens {

namespace {

template<class Tracer>
class GenerateAndTest
{
public:
    GenerateAndTest(const QueensProblem& problem, Control& control, Tracer& tracer)
        : m_size(problem.size), m_rows(problem.givenRows()), m_levels(tracer), m_control(control),
          m_tracer(tracer)
    {
        for (std::uint32_t column = m_size; column-- > 0 && control.pollAt(column);)
            if (m_rows[column] == kNoValue)
                m_free.push_back(column);
    }

    // Chooses rows for the free columns, the last of them first.
    void run()
    {
        if (m_control.stopped())
            return;
        if (m_free.empty()) {
            (void)test();
            return;
        }
        const std::size_t last = m_free.size() - 1;
        std::size_t depth = 0; // of the columns that have a row
        std::uint32_t column = m_free.front();
        Value row = enter();
        while (true) {
            if (row == m_size) {
                if (depth == 0)
                    return;
                m_levels.leave();
                column = m_free[--depth];
                row = m_rows[column] + 1;
                continue;
            }
            if (!m_control.node())
                return;
            m_rows[column] = row;
            m_tracer.decide(column, row);
            if (depth < last) {
                column = m_free[++depth];
                row = enter();
                continue;
            }
            if (!test())
                return;
            m_levels.goBack();
            ++row;
        }
    }

private:
    // The first row to be tried in the next column.
    Value enter()
    {
        m_levels.enter();
        return 0;
    }

    bool test()
    {
        constexpr std::uint32_t kLong = 4096; // further right a comparison takes longer than a poll
        for (std::uint32_t column = 1; column < m_size; ++column) {
            if (column >= kLong && !m_control.poll())
                return false;
            m_control.check();
            if (!isSafe(column)) {
                m_tracer.conflict(column, Attacked, m_rows[column]);
                m_control.backtrack();
                return true;
            }
        }
        m_tracer.solution();
        return m_control.solution([this] { return std::span<const Value>(m_rows); });
    }

    [[nodiscard]] bool isSafe(std::uint32_t column) const
    {
        for (std::uint32_t other = 0; other < column; ++other)
            if (attacks({column, m_rows[column]}, {other, m_rows[other]}))
                return false;
        return true;
    }

    std::uint32_t m_size;
    std::vector<Value> m_rows;
    std::vector<std::uint32_t> m_free; ///< columns without a given queen, the last one first
    OpenLevels<Tracer> m_levels;       ///< these columns
    Control& m_control;
    Tracer& m_tracer;
};

} // namespace

Strategy generateAndTest()
{
    using enum EventKind;
    return makeStrategy<QueensProblem>(
        {.id = "generate-and-test",
         .title = phrase("queens", "Generate and test"),
         .summary =
             phrase("queens", "Chooses rows for all columns before comparing any two queens, "
                              "and builds every smaller board again each time: the slow one."),
         .exhausts = true,
         .idea = phrase("queens", "All queens are put down first, and only the full board is "
                                  "tested. Two queens in the first columns that attack each "
                                  "other are put there again for every way to place the others: "
                                  "that is what makes it slow. It is here to show what "
                                  "testing early is worth."),
         .pseudoCode =
             {
                 {"set the given queens", {{Assign, GivenQueen}}},
                 {"choose(column N)"},
                 {""},
                 {"choose(column):"},
                 {"  if column = 0:"},
                 {"    for each queen, from the left:"},
                 {"      if one to its left attacks it: return", {Conflict}},
                 {"    report the board; return", {Solution}},
                 {"  for row in 1 … N, unless the queen is given:"},
                 {"    put a queen at (column, row)", {Decide}},
                 {"    choose(column − 1)"},
                 {"    take it away", {Visit}},
             },
         .cost = phrase("queens", "N to the power of N full boards: 16,777,216 for eight "
                                  "queens, whatever is on them. Memory for one board."),
         .growth = Growth::selfPower(),
         .origin = phrase("queens", "The first program of P90: 13 seconds.")},
        [](const QueensProblem& problem, const Options&, Control& control, auto& tracer) {
            if (placeGivens(problem, control, tracer))
                GenerateAndTest(problem, control, tracer).run();
            return control.finish();
        });
}

} // namespace clew::queens
