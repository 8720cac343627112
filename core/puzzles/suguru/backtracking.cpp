// Depth first, cell by cell in reading order: each number is tried in turn, and only then checked
// against the touching cells, its area, and the area's size.
//
// The document's program, by which the other strategies are measured; it finds all solutions too,
// in lexicographic order.

#include "core/puzzle/figures.h"
#include "core/puzzles/suguru/suguru.h"
#include "core/search/openlevels.h"

namespace clew::suguru {

namespace {

template<class Tracer>
class Backtracking
{
public:
    Backtracking(const SuguruProblem& problem, const Layout& layout, Control& control,
                 Tracer& tracer)
        : m_layout(layout), m_numbers(problem.givens), m_levels(tracer), m_control(control),
          m_tracer(tracer)
    {
        for (Variable cell = 0; cell < m_numbers.size(); ++cell)
            if (m_numbers[cell] == kNoValue)
                m_blanks.push_back(cell);
    }

    // The cells are no levels of the call stack: there may be 10,000.
    void run()
    {
        if (m_blanks.empty()) {
            (void)reportSolution();
            return;
        }
        std::size_t depth = 0; // of the blanks, those with a number
        Value number = enter();
        while (true) {
            const Variable cell = m_blanks[depth];
            if (number == m_layout.largestArea) {
                m_numbers[cell] = kNoValue;
                if (depth == 0)
                    return;
                m_levels.leave();
                number = m_numbers[m_blanks[--depth]] + 1;
                continue;
            }
            if (!m_control.node())
                return;
            m_numbers[cell] = number;
            m_tracer.decide(cell, number);
            const Rule broken = brokenRule(cell);
            if (broken == 0 && depth + 1 < m_blanks.size()) {
                ++depth;
                number = enter();
                continue;
            }
            if (broken == 0 && !reportSolution())
                return;
            if (broken != 0)
                refute(cell, broken);
            m_levels.goBack();
            ++number;
        }
    }

private:
    // The first number to be tried in the next blank.
    Value enter()
    {
        m_levels.enter();
        return 0;
    }

    bool reportSolution()
    {
        m_tracer.solution();
        return m_control.solution([this] { return std::span<const Value>(m_numbers); });
    }

    void refute(Variable cell, Rule broken)
    {
        m_control.backtrack();
        m_tracer.conflict(cell, broken, m_numbers[cell]);
    }

    // The three tests in the document's order; 0 if all are passed.
    Rule brokenRule(Variable cell)
    {
        m_control.check();
        for (const Variable other : m_layout.touching[cell])
            if (m_numbers[other] == m_numbers[cell])
                return Touching;
        for (const Variable other : m_layout.areaCells[m_layout.areaOf[cell]])
            if (other != cell && m_numbers[other] == m_numbers[cell])
                return SameArea;
        return m_numbers[cell] < m_layout.areaSize(cell) ? 0 : TooLarge;
    }

    const Layout& m_layout;
    std::vector<Value> m_numbers;
    std::vector<Variable> m_blanks; ///< in reading order
    OpenLevels<Tracer> m_levels;    ///< the blanks
    Control& m_control;
    Tracer& m_tracer;
};

template<class Tracer>
Outcome searchBacktracking(const SuguruProblem& problem, Control& control, Tracer& tracer)
{
    const Layout layout(problem);
    if (placeGivens(problem, layout, tracer))
        Backtracking<Tracer>(problem, layout, control, tracer).run();
    return control.finish();
}

} // namespace

Strategy backtracking()
{
    using enum EventKind;
    return makeStrategy<SuguruProblem>(
        {.id = "backtracking",
         .title = phrase("suguru", "Backtracking"),
         .summary =
             phrase("suguru", "Cell after cell in reading order, every number in turn, tested "
                              "against its neighbours, its area and the area's size."),
         .exhausts = true,
         .idea =
             phrase("suguru",
                    "The cells are filled in reading order, each with every number in turn. A "
                    "number is then compared with the cells that touch it and with its area, and "
                    "is dropped if it is larger than the area. The search does not look ahead, so "
                    "a number that leaves another cell without any is discovered late."),
         .pseudoCode =
             {
                 {"set the given numbers", {{Assign, GivenNumber}, {Conflict, BadGivens}}},
                 {"solve(the first empty cell)"},
                 {""},
                 {"solve(cell):"},
                 {"  if no empty cell is left: report the board; return", {Solution}},
                 {"  for number in 1 … size of the largest area:"},
                 {"    put number into cell", {Decide}},
                 {"    if a touching cell or another cell of the area has it,"},
                 {"      or the area has fewer cells: a dead end", {Conflict}},
                 {"    else: solve(the next empty cell)"},
                 {"    take it away", {Visit}},
             },
         .cost = phrase("suguru", "Exponential in the number of empty cells, with up to as many "
                                  "tries a cell as the largest area has cells. Memory for one "
                                  "board."),
         .growth = Growth::exponential().inCells().atWorst(),
         .counted = kDecidesToTest,
         .origin = phrase("suguru", "The program of A. M. Capaverde.")},
        [](const SuguruProblem& problem, const Options& /*options*/, Control& control,
           auto& tracer) { return searchBacktracking(problem, control, tracer); },
        RefuseLargeAreas{});
}

} // namespace clew::suguru
