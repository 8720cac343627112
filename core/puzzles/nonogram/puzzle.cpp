// Nonograms as a registered puzzle.

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <numeric>

#include "core/puzzle/parameters.h"
#include "core/puzzles/nonogram/clauselearning.h"
#include "core/puzzles/nonogram/formats.h"
#include "core/puzzles/nonogram/geometry.h"
#include "core/puzzles/nonogram/linesolver.h"
#include "core/puzzles/nonogram/linesolving.h"
#include "core/puzzles/nonogram/presets.h"
#include "core/puzzles/nonogram/rating.h"
#include "core/puzzles/nonogram/rowbyrow.h"
#include "core/puzzles/nonogram/scoredlines.h"
#include "core/trace/cursor.h"

namespace clew::nonogram {

namespace {

const NonogramProblem& cast(const Problem& problem)
{
    return static_cast<const NonogramProblem&>(problem);
}

PuzzleInfo makeInfo()
{
    PuzzleInfo info;
    info.id = "nonogram";
    info.title = phrase("nonogram", "Nonogram");
    info.summary =
        phrase("nonogram", "Fill cells so that the runs of every row and column have the "
                           "lengths written beside it: a picture appears.");
    info.parameters = {{.id = "size",
                        .kind = ParameterInfo::Kind::Size,
                        .title = phrase("nonogram", "Size"),
                        .summary = phrase("nonogram", "Columns and rows of an empty nonogram"),
                        .fallback = "10x10"}};
    info.difficulties = difficulties();
    info.generator = GeneratorInfo{{{.id = "size",
                                     .kind = ParameterInfo::Kind::Size,
                                     .title = phrase("nonogram", "Size"),
                                     .summary = phrase("nonogram", "Columns and rows"),
                                     .fallback = "10x10"}},
                                   generatedDifficulties()};
    info.presets = presets();
    info.formats = {
        {.id = "clues",
         .title = phrase("nonogram", "Lists of clues, rows then columns"),
         .suffixes = {".nonogram", ".txt"},
         .readsProblem = true,
         .writesProblem = true,
         .line = true},
        {.id = "text",
         .title = phrase("nonogram", "Picture of X and ."),
         .readsProblem = true,
         .writesSolution = true},
        {.id = "non",
         .title = phrase("nonogram", "Steve Simpson's .non"),
         .suffixes = {".non"},
         .readsProblem = true,
         .writesProblem = true},
        {.id = "webpbn",
         .title = phrase("nonogram", "XML of webpbn.com"),
         .suffixes = {".xml", ".pbn"},
         .readsProblem = true,
         .writesProblem = true},
        {.id = "nin",
         .title = phrase("nonogram", "Size, then a clue a line"),
         .suffixes = {".nin"},
         .readsProblem = true,
         .writesProblem = true},
    };
    info.races = {
        {.id = "p98",
         .title = phrase("nonogram", "The picture of P98"),
         .lesson =
             phrase("nonogram", "Rows in order, the most constrained lines first, or no guess at "
                                "all: what a line says about its cells is enough."),
         .preset = "p98",
         .strategies = {"row-by-row", "scored-lines", "line-solving"}},
        {.id = "clew",
         .title = phrase("nonogram", "A larger picture"),
         .lesson = phrase("nonogram", "The larger the picture, the dearer a wrong row at the top."),
         .preset = "clew",
         .strategies = {"row-by-row", "scored-lines", "line-solving"}},
    };
    info.rules = {
        {RowRule, phrase("nonogram", "row"), RuleScope::Place},
        {ColumnRule, phrase("nonogram", "column"), RuleScope::Place},
        {Probed, phrase("nonogram", "opposite failed")},
        {Placement, phrase("nonogram", "placement chosen")},
        {ImpossibleClue, phrase("nonogram", "impossible clues"), RuleScope::Place},
        {Learned, phrase("nonogram", "learned")},
        {Model, phrase("nonogram", "found by learning")},
        {Refuted, phrase("nonogram", "refuted"), RuleScope::Place},
    };
    return info;
}

std::vector<Place> placesOf(const NonogramProblem& problem, Line line)
{
    std::vector<Place> places;
    for (std::uint32_t i = 0; i < lengthOf(problem, line); ++i)
        places.push_back({cellOf(problem, line, i), kNoValue});
    return places;
}

std::string cellName(const NonogramProblem& problem, Variable cell)
{
    return fmt::format("R{}C{}", cell / problem.width + 1, cell % problem.width + 1);
}

std::string lineNumber(Line line)
{
    return std::to_string(line.index + 1);
}

// The line that a Row or Column event speaks of.
Line lineOf(const NonogramProblem& problem, Event event)
{
    const bool isRow = event.rule() == RowRule;
    return {isRow, isRow ? event.variable() / problem.width : event.variable() % problem.width};
}

std::vector<Place> settledPlaces(const NonogramProblem& problem, Line line, const State& state)
{
    std::vector<Place> places = placesOf(problem, line);
    std::erase_if(places, [&](Place place) { return state.value(place.variable) == kNoValue; });
    return places;
}

std::uint64_t totalOf(const std::vector<Clue>& clues)
{
    std::uint64_t total = 0;
    for (const Clue& clue : clues)
        total = std::accumulate(clue.begin(), clue.end(), total);
    return total;
}

class NonogramPuzzle : public Puzzle
{
public:
    NonogramPuzzle() : Puzzle(makeInfo()) { addStrategies(); }

    Result<ProblemPtr> create(const Parameters& parameters) const override
    {
        return sizeParameter(parameters, "size", {10, 10}, 1, kMaxSide)
            .map([](std::pair<std::uint32_t, std::uint32_t> size) -> ProblemPtr {
                auto problem = std::make_shared<NonogramProblem>();
                problem->width = size.first;
                problem->height = size.second;
                problem->rows.resize(size.second);
                problem->columns.resize(size.first);
                return problem;
            });
    }

    Result<ProblemPtr> read(std::string_view text, std::string_view format,
                            const Parameters& /*parameters*/) const override
    {
        return readProblem(text, format);
    }

    std::string write(const Problem& problem, std::string_view format) const override
    {
        return writeProblem(cast(problem), format);
    }

    Sentence title(const Problem& problem) const override { return verbatim(titleText(problem)); }

    static std::string titleText(const Problem& problem)
    {
        const auto& nonogram = cast(problem);
        const auto named =
            std::ranges::find(nonogram.notes, "title", &std::pair<std::string, std::string>::first);
        return named == nonogram.notes.end()
                   ? fmt::format("{} × {} nonogram", nonogram.width, nonogram.height)
                   : fmt::format("{}, {} × {}", named->second, nonogram.width, nonogram.height);
    }

    std::vector<Sentence> faults(const Problem& problem) const override;

    Dimensions dimensions(const Problem& problem) const override
    {
        return {cast(problem).cellCount(), 2};
    }

    Sentence placeName(const Problem& problem, Place place) const override
    {
        std::string name = cellName(cast(problem), place.variable);
        if (place.value == kNoValue)
            return verbatim(std::move(name));
        return {place.value == 1 ? phrase("nonogram", "%1 filled") : phrase("nonogram", "%1 empty"),
                {std::move(name)}};
    }

    std::vector<Sentence> verify(const Problem& problem, const Solution& solution) const override;

    std::string writeSolutions(const Problem& problem, std::span<const Solution> solutions,
                               std::uint64_t first, std::string_view /*format*/) const override
    {
        return writePictures(cast(problem), solutions, first);
    }

    std::string draw(const Problem& problem, const State* state) const override;

    Picture picture(const Problem& problem, const View& view) const override
    {
        return drawPicture(cast(problem), view);
    }

    Sentence explain(const Problem& problem, const State& before, Event event) const override;
    std::vector<Sentence> violations(const Problem& problem, const State& state,
                                     Place place) const override;
    std::vector<Sentence> explainSolution(const Problem& problem, Control& control) const override;

    Result<ProblemPtr> generate(const GenerateRequest& request, Control& control) const override
    {
        return sizeParameter(request.parameters, "size", {10, 10}, 1, kMaxSide)
            .and_then([&](std::pair<std::uint32_t, std::uint32_t> size) {
                return generateRated(
                    {.width = size.first, .height = size.second, .seed = request.seed},
                    request.difficulty, control);
            });
    }

    Result<Rating> rate(const Problem& problem, Control& control) const override
    {
        return rateClues(cast(problem), control);
    }

private:
    void addStrategies();
};

void NonogramPuzzle::addStrategies()
{
    using enum EventKind;
    addStrategy<NonogramProblem>(
        {.id = "clause-learning",
         .title = phrase("nonogram", "Clause learning"),
         .summary = phrase(
             "nonogram", "Line solving and probing; the rest goes to a SAT solver that learns from "
                         "every dead end, and proves that there is no further solution."),
         .idea = phrase("nonogram", "What line solving and probing leave open is written as "
                                    "clauses: short lists of statements of which at least one "
                                    "must hold. A SAT solver guesses, and from each dead end "
                                    "learns a new clause that rules out all dead ends of its "
                                    "kind. So it also proves quickly that there is no further "
                                    "solution, where others would have to try everything."),
         .pseudoCode =
             {
                 {"settle what lines and probes of single cells tell:"},
                 {"  settle the cells on which all placements of a line agree",
                  {{Assign, RowRule}, {Assign, ColumnRule}}},
                 {"  if a line has no placement: a contradiction", {Conflict}},
                 {"  suppose() each open cell filled, then empty; then go back"},
                 {"  if one of the two fails: settle the other", {{Assign, Probed}}},
                 {"write the clues as clauses, \"this run starts at or before there\":"},
                 {"  at or before s implies at or before s + 1"},
                 {"  the next run starts behind this one"},
                 {"  cells of a run are filled, those between runs empty"},
                 {"repeat:"},
                 {"  let the solver guess, and learn a clause from each dead end"},
                 {"    if it learns that a cell must be so: settle it", {{Assign, Learned}}},
                 {"  if the clauses contradict each other: stop, no further solution",
                  {{Conflict, Refuted}}},
                 {"  suppose() the first open cell as the solver found it; the others follow",
                  {{Assign, Model}}},
                 {"  report the solution; exclude it by a clause", {Solution}},
                 {""},
                 {"suppose(cell, value): it is so for now", {Decide}},
                 {"go back: it is open again", {Visit}},
             },
         .cost = phrase("nonogram", "Exponential at worst, but where others repeat the same "
                                    "mistake in many places it is paid for once. Memory for all "
                                    "clauses: those of the clues grow with the number of runs "
                                    "and the length of lines, those learned are thrown away "
                                    "from time to time."),
         .origin = phrase("nonogram", "Marques-Silva and Sakallah's GRASP, 1996; order encoding: "
                                      "Tamura, 2006; solver: Biere's CaDiCaL.")},
        [](const NonogramProblem& p, const Options& o, Control& c, auto& t) {
            return clauseLearning(p, o, c, t);
        });
    addStrategy<NonogramProblem>(
        {.id = "line-solving",
         .title = phrase("nonogram", "Line solving"),
         .summary =
             phrase("nonogram", "Settles what all placements of a line share, line after line; "
                                "then tries single cells both ways, and decides one at last."),
         .idea = phrase("nonogram", "A line is settled as far as all placements of its runs "
                                    "agree; that changes the lines that cross it, which are "
                                    "looked at again. Where this ends, single cells are tried "
                                    "both ways, and where one way fails the other holds. Only "
                                    "when that ends too a cell is decided, the one whose trial "
                                    "told most."),
         .pseudoCode =
             {
                 {"queue ← all lines"},
                 {"settle the queue; search()"},
                 {""},
                 {"search():"},
                 {"  until that settles nothing more, for each open cell, best first:"},
                 {"    try it filled, try it empty, and go back each time"},
                 {"    if one way fails: settle the other, and the queue", {{Assign, Probed}}},
                 {"  if no cell is open: report the grid; return", {Solution}},
                 {"  cell ← the one whose trials settled most"},
                 {"  for cell filled, then empty: if it can be tried, search(); go back"},
                 {""},
                 {"try(cell, value):"},
                 {"  write value into cell; queue its row and column", {Decide}},
                 {"  for each line of the queue:"},
                 {"    settle the cells on which all its placements agree",
                  {{Assign, RowRule}, {Assign, ColumnRule}}},
                 {"    if it has no placement: a contradiction", {Conflict}},
                 {"    queue the lines that cross the cells settled"},
                 {"go back: the grid as it was before the try", {Visit}},
             },
         .cost = phrase("nonogram", "Settling a line takes time about proportional to its "
                                    "length times its runs. Most published puzzles need no "
                                    "decision; in general the problem is NP-complete, and "
                                    "decisions can double the work each. Memory for one grid "
                                    "and what was changed in it."),
         .origin = phrase("nonogram", "Batenburg and Kosters, 2009; Wolter's pbnsolve, 2007.")},
        [](const NonogramProblem& p, const Options& o, Control& c, auto& t) {
            return lineSolving(p, o, c, t);
        });
    addStrategy<NonogramProblem>(
        {.id = "row-by-row",
         .title = phrase("nonogram", "Row by row (breadth first)"),
         .summary =
             phrase("nonogram", "Adds every placement of the next row to every grid kept, and "
                                "keeps those whose columns agree with their clues so far."),
         .idea = phrase("nonogram", "Every placement of the first row's runs is a beginning of "
                                    "the grid. To each beginning every placement of the next "
                                    "row is added, and what contradicts a column so far is "
                                    "dropped. The clues of the columns can rule out little "
                                    "before half the grid is laid: until then the beginnings "
                                    "multiply."),
         .pseudoCode =
             {
                 {"layer ← { the empty grid }; stop if the clues are impossible",
                  {{Conflict, ImpossibleClue}}},
                 {"for each row from the top:"},
                 {"  next ← { }"},
                 {"  for each grid of layer: stand at it", {Visit}},
                 {"    for each placement of the row's runs:"},
                 {"      lay the row below the grid", {Decide, Assign}},
                 {"      if a column disagrees with its clue: drop it", {Conflict}},
                 {"      else: put the grid into next"},
                 {"  layer ← next"},
                 {"report each grid of layer", {Solution}},
             },
         .cost = phrase("nonogram", "The placements of each row times the grids kept. Both time "
                                    "and memory grow exponentially, and whole layers are kept: "
                                    "it is for small grids."),
         .origin = phrase("nonogram", "The first program of P98.")},
        [](const NonogramProblem& p, const Options& o, Control& c, auto& t) {
            return rowByRow(p, o, c, t);
        });
    addStrategy<NonogramProblem>(
        {.id = "scored-lines",
         .title = phrase("nonogram", "Lines by score"),
         .summary = phrase("nonogram", "Fills the row or column whose runs have the fewest places, "
                                       "multiplied; crossing lines must stay possible."),
         .idea = phrase("nonogram", "Lines with little freedom are filled first. The score of a "
                                    "line is the product of the places its runs have; the line "
                                    "with the smallest score is filled in each way that fits. "
                                    "After each, every crossing line must still have a "
                                    "placement, so that many mistakes show at once."),
         .pseudoCode =
             {
                 {"fill(the empty grid); stop if the clues are impossible",
                  {{Conflict, ImpossibleClue}}},
                 {""},
                 {"fill(grid):"},
                 {"  if no cell is open: report the grid; return", {Solution}},
                 {"  score of a line ← the product of the places of its runs"},
                 {"  line ← the one with the smallest score"},
                 {"  for each placement of line that fits its cells:"},
                 {"    put it into the grid", {Decide, Assign}},
                 {"    if a crossing line has no placement left: a dead end", {Conflict}},
                 {"    else: fill(grid)"},
                 {"    take it out", {Visit}},
             },
         .cost = phrase("nonogram", "Exponential, with a base that depends on how free the "
                                    "lines are. Each node tests the crossing lines, in time "
                                    "about proportional to length times runs. Memory for one "
                                    "grid."),
         .origin = phrase("nonogram", "The second program of P98, with its check made exact.")},
        [](const NonogramProblem& p, const Options& o, Control& c, auto& t) {
            return scoredLines(p, o, c, t);
        });
}

std::vector<Sentence> NonogramPuzzle::faults(const Problem& problem) const
{
    const auto& nonogram = cast(problem);
    std::vector<Sentence> faults;
    for (const Line line : linesOf(nonogram)) {
        const Clue& clue = clueOf(nonogram, line);
        if (leastLength(clue) <= lengthOf(nonogram, line))
            continue;
        faults.push_back({line.isRow
                              ? phrase("nonogram", "Row %1 (%2) needs %3 cells but has %4.")
                              : phrase("nonogram", "Column %1 (%2) needs %3 cells but has %4."),
                          {lineNumber(line), clueText(clue), std::to_string(leastLength(clue)),
                           std::to_string(lengthOf(nonogram, line))},
                          placesOf(nonogram, line)});
    }
    const std::uint64_t inRows = totalOf(nonogram.rows);
    const std::uint64_t inColumns = totalOf(nonogram.columns);
    if (inRows != inColumns)
        faults.push_back(
            {phrase("nonogram", "The rows ask for %1 filled cells, the columns for %2: "
                                "both must be the same."),
             {std::to_string(inRows), std::to_string(inColumns)}});
    return faults;
}

std::vector<Sentence> NonogramPuzzle::verify(const Problem& problem, const Solution& solution) const
{
    const auto& nonogram = cast(problem);
    if (solution.size() != nonogram.cellCount())
        return {{phrase("nonogram", "The grid has %1 cells, but %2 are named."),
                 {std::to_string(nonogram.cellCount()), std::to_string(solution.size())}}};
    const auto unknown = std::ranges::find_if(solution, [](Value value) { return value > 1; });
    if (unknown != solution.end()) {
        const auto cell = static_cast<Variable>(unknown - solution.begin());
        return {{phrase("nonogram", "%1 is neither filled nor empty."),
                 {cellName(nonogram, cell)},
                 {{cell, kNoValue}}}};
    }
    std::vector<Sentence> wrong;
    for (const Line line : linesOf(nonogram)) {
        std::vector<Value> values;
        for (std::uint32_t i = 0; i < lengthOf(nonogram, line); ++i)
            values.push_back(solution[cellOf(nonogram, line, i)]);
        const Clue runs = runsOf(values);
        if (runs == clueOf(nonogram, line))
            continue;
        wrong.push_back({line.isRow
                             ? phrase("nonogram", "Row %1 has runs of %2, but its clue is %3.")
                             : phrase("nonogram", "Column %1 has runs of %2, but its clue is %3."),
                         {lineNumber(line), clueText(runs), clueText(clueOf(nonogram, line))},
                         placesOf(nonogram, line)});
    }
    return wrong;
}

// As the document prints it: rows of |_|X|, row clues on the right, column clues below. With a
// state
// '.' is a cell known to be empty.
std::string NonogramPuzzle::draw(const Problem& problem, const State* state) const
{
    const auto& nonogram = cast(problem);
    std::string text;
    for (std::uint32_t row = 0; row < nonogram.height; ++row) {
        for (std::uint32_t column = 0; column < nonogram.width; ++column) {
            const Value value =
                state == nullptr ? kNoValue : state->value(row * nonogram.width + column);
            text += fmt::format("|{}", value == kNoValue ? '_' : value == 1 ? 'X' : '.');
        }
        text += fmt::format("| {}\n", clueText(nonogram.rows[row]));
    }
    std::size_t lines = 1;
    for (const Clue& clue : nonogram.columns)
        lines = std::max(lines, clue.size());
    for (std::size_t i = 0; i < lines; ++i) {
        std::string line;
        for (const Clue& clue : nonogram.columns)
            line += fmt::format("{:>2}", i < clue.size() ? std::to_string(clue[i])
                                         : i == 0        ? std::string("0")
                                                         : std::string());
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    return text;
}

Sentence NonogramPuzzle::explain(const Problem& problem, const State& before, Event event) const
{
    const auto& nonogram = cast(problem);
    const Variable cell = event.variable();
    const Place place{cell, event.value()};
    const bool fills = event.value() == 1;
    switch (event.kind()) {
    case EventKind::Decide:
        return {fills ? phrase("nonogram", "Suppose %1 is filled.")
                      : phrase("nonogram", "Suppose %1 is empty."),
                {cellName(nonogram, cell)},
                {place}};
    case EventKind::Assign: {
        if (event.rule() == Probed)
            return {
                fills ? phrase("nonogram", "%1 must be filled: empty, it led to a contradiction.")
                      : phrase("nonogram", "%1 must be empty: filled, it led to a contradiction."),
                {cellName(nonogram, cell)},
                {place}};
        if (event.rule() == Learned)
            return {fills ? phrase("nonogram", "The clauses learned leave %1 filled in every "
                                               "solution still to be found.")
                          : phrase("nonogram", "The clauses learned leave %1 empty in every "
                                               "solution still to be found."),
                    {cellName(nonogram, cell)},
                    {place}};
        if (event.rule() == Model)
            return {fills ? phrase("nonogram", "%1 is filled in the solution found by learning.")
                          : phrase("nonogram", "%1 is empty in the solution found by learning."),
                    {cellName(nonogram, cell)},
                    {place}};
        if (event.rule() == Placement)
            return {fills ? phrase("nonogram", "%1 is filled in the placement chosen for its line.")
                          : phrase("nonogram", "%1 is empty in the placement chosen for its line."),
                    {cellName(nonogram, cell)},
                    {place}};
        const Line line = lineOf(nonogram, event);
        const Phrase pattern =
            line.isRow
                ? (fills ? phrase("nonogram", "Every placement left for row %1 (%2) fills %3.")
                         : phrase("nonogram", "No placement left for row %1 (%2) fills %3."))
                : (fills ? phrase("nonogram", "Every placement left for column %1 (%2) fills %3.")
                         : phrase("nonogram", "No placement left for column %1 (%2) fills %3."));
        return {pattern,
                {lineNumber(line), clueText(clueOf(nonogram, line)), cellName(nonogram, cell)},
                {place},
                settledPlaces(nonogram, line, before)};
    }
    case EventKind::Conflict: {
        if (event.rule() == ImpossibleClue) {
            const std::vector<Sentence> all = faults(problem);
            return all.empty() ? Sentence{} : all.front();
        }
        if (event.rule() == Refuted)
            return {phrase("nonogram", "The clauses learned contradict each other: there is no "
                                       "further solution.")};
        const Line line = lineOf(nonogram, event);
        return {line.isRow ? phrase("nonogram", "Row %1 (%2) can no longer be completed.")
                           : phrase("nonogram", "Column %1 (%2) can no longer be completed."),
                {lineNumber(line), clueText(clueOf(nonogram, line))},
                {},
                settledPlaces(nonogram, line, before)};
    }
    case EventKind::Visit:
        return event.node() == kRoot
                   ? Sentence{phrase("nonogram", "Back to what holds without any supposition.")}
                   : Sentence{phrase("nonogram", "Back to position %1 of the search."),
                              {std::to_string(event.node())}};
    case EventKind::Solution:
        return {phrase("nonogram", "Every row and column meets its clue: a solution.")};
    case EventKind::Remove:
        break; // no strategy keeps candidates
    }
    return {};
}

std::vector<Sentence> NonogramPuzzle::violations(const Problem& problem, const State& state,
                                                 Place place) const
{
    const auto& nonogram = cast(problem);
    std::vector<Sentence> broken;
    LineSolver solver;
    for (const Line line : {Line{true, place.variable / nonogram.width},
                            Line{false, place.variable % nonogram.width}}) {
        std::vector<Cell> cells;
        for (std::uint32_t i = 0; i < lengthOf(nonogram, line); ++i) {
            const Variable cell = cellOf(nonogram, line, i);
            const Value value = cell == place.variable ? place.value : state.value(cell);
            cells.push_back(value == kNoValue ? Cell::Unknown : static_cast<Cell>(value));
        }
        const Clue& clue = clueOf(nonogram, line);
        if (leastLength(clue) <= cells.size() && solver.feasible(clue, cells))
            continue;
        broken.push_back(
            {line.isRow ? phrase("nonogram", "No placement would be left for row %1 (%2).")
                        : phrase("nonogram", "No placement would be left for column %1 (%2)."),
             {lineNumber(line), clueText(clue)},
             {place},
             settledPlaces(nonogram, line, state)});
    }
    return broken;
}

// Line solving, with all cells that a line settles at once in one step.
std::vector<Sentence> NonogramPuzzle::explainSolution(const Problem& problem,
                                                      Control& control) const
{
    const auto& nonogram = cast(problem);
    auto trace = std::make_shared<Trace>();
    {
        Recorder recorder(*trace, control);
        run(*strategyIndex("line-solving"), problem, {}, control, &recorder);
    }
    std::vector<Sentence> steps;
    Cursor cursor(trace, dimensions(problem));
    for (std::uint64_t i = 0; i < trace->size(); ++i) {
        const Event event = trace->event(i);
        const bool byLine = event.kind() == EventKind::Assign &&
                            (event.rule() == RowRule || event.rule() == ColumnRule);
        cursor.seek(i);
        if (!byLine) {
            steps.push_back(explain(problem, cursor.state(), event));
            continue;
        }
        const Line line = lineOf(nonogram, event);
        std::vector<std::string> cells[2];
        std::vector<Place> effects;
        for (; i < trace->size(); ++i) {
            const Event next = trace->event(i);
            if (next.kind() != EventKind::Assign || next.rule() != event.rule() ||
                lineOf(nonogram, next) != line)
                break;
            cells[next.value()].push_back(cellName(nonogram, next.variable()));
            effects.push_back({next.variable(), next.value()});
        }
        --i;
        const auto listed = [](const std::vector<std::string>& names) {
            return names.empty() ? std::string("–") : fmt::format("{}", fmt::join(names, " "));
        };
        steps.push_back({line.isRow ? phrase("nonogram", "Row %1 (%2). Filled: %3. Empty: %4.")
                                    : phrase("nonogram", "Column %1 (%2). Filled: %3. Empty: %4."),
                         {lineNumber(line), clueText(clueOf(nonogram, line)), listed(cells[1]),
                          listed(cells[0])},
                         std::move(effects),
                         settledPlaces(nonogram, line, cursor.state())});
    }
    return steps;
}

} // namespace

std::unique_ptr<const Puzzle> makePuzzle()
{
    return std::make_unique<NonogramPuzzle>();
}

} // namespace clew::nonogram
