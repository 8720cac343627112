// N queens as a registered puzzle.

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "core/puzzle/parameters.h"
#include "core/puzzle/rated.h"
#include "core/puzzles/queens/backtracking.h"
#include "core/puzzles/queens/bitmask.h"
#include "core/puzzles/queens/columnbycolumn.h"
#include "core/puzzles/queens/exactcover.h"
#include "core/puzzles/queens/explain.h"
#include "core/puzzles/queens/explicitrule.h"
#include "core/puzzles/queens/formats.h"
#include "core/puzzles/queens/generateandtest.h"
#include "core/puzzles/queens/generator.h"
#include "core/puzzles/queens/minconflicts.h"
#include "core/puzzles/queens/picture.h"
#include "core/puzzles/queens/presets.h"

namespace clew::queens {

namespace {

const QueensProblem& cast(const Problem& problem)
{
    return static_cast<const QueensProblem&>(problem);
}

PuzzleInfo makeInfo()
{
    PuzzleInfo info;
    info.id = "queens";
    info.title = phrase("queens", "Queens");
    info.summary =
        phrase("queens", "Place N queens on an N × N board so that none attacks another.");
    info.parameters = {{.id = "size",
                        .kind = ParameterInfo::Kind::Number,
                        .title = phrase("queens", "Size"),
                        .summary = phrase("queens", "Number of queens, columns and rows"),
                        .fallback = "8"}};
    info.presets = presets();
    info.formats = {
        {.id = "board",
         .title = phrase("queens", "Board of . and Q"),
         .suffixes = {".queens", ".txt"},
         .readsProblem = true,
         .writesProblem = true},
        {.id = "list",
         .title = phrase("queens", "List of rows, from 1"),
         .readsProblem = true,
         .writesProblem = true,
         .writesSolution = true,
         .line = true},
        {.id = "list0",
         .title = phrase("queens", "List of rows, from 0"),
         .readsProblem = true,
         .writesSolution = true,
         .line = true},
        {.id = "diagrams",
         .title = phrase("queens", "Diagrams, eight abreast"),
         .readsProblem = true,
         .writesSolution = true,
         .abreast = 8},
        {.id = "coordinates",
         .title = phrase("queens", "Squares as column/row"),
         .readsProblem = true,
         .writesProblem = true,
         .writesSolution = true,
         .line = true},
    };
    info.generator = GeneratorInfo{{{.id = "size",
                                     .kind = ParameterInfo::Kind::Number,
                                     .title = phrase("queens", "Size"),
                                     .summary = phrase("queens", "Number of queens, up to 32"),
                                     .fallback = "8"}}};
    info.symmetric = true;
    info.races = {
        {.id = "13-seconds",
         .title = phrase("queens", "13 seconds and 6 milliseconds"),
         .lesson =
             phrase("queens", "The two programs of P90 and the usual one: whoever compares only "
                              "full rows of choices makes millions of boards for nothing."),
         .preset = "p90",
         .strategies = {"generate-and-test", "column-by-column", "backtracking"}},
        {.id = "depth-or-breadth",
         .title = phrase("queens", "Depth or breadth"),
         .lesson =
             phrase("queens", "The same nodes in another order: for one solution depth first is "
                              "there at once, breadth first makes nearly all boards before."),
         .preset = "p90",
         .strategies = {"column-by-column", "backtracking"},
         .solutions = 1},
        {.id = "all-of-12",
         .title = phrase("queens", "All 14,200 on twelve"),
         .lesson =
             phrase("queens", "Fewer nodes or cheaper ones: choosing the tightest line opens the "
                              "fewest nodes, bit masks open each the fastest."),
         .preset = "12",
         .strategies = {"backtracking", "dancing-links", "bitmask"}},
        {.id = "one-of-32",
         .title = phrase("queens", "One solution for thirty-two"),
         .lesson = phrase("queens", "Where one solution is enough, repairing a wrong board beats "
                                    "building a right one."),
         .preset = "32",
         .strategies = {"backtracking", "dancing-links", "min-conflicts"},
         .solutions = 1},
    };
    info.rules = {
        {Attacked, phrase("queens", "attacked"), RuleScope::Place},
        {RowEmpty, phrase("queens", "row without a place")},
        {ColumnEmpty, phrase("queens", "column without a place"), RuleScope::Place},
        {GivenQueen, phrase("queens", "given")},
        {FirstGuess, phrase("queens", "first position")},
        {Swapped, phrase("queens", "swapped")},
        {ByRule, phrase("queens", "explicit rule")},
    };
    return info;
}

class QueensPuzzle : public Puzzle
{
public:
    QueensPuzzle() : Puzzle(makeInfo()) { addStrategies(); }

    Result<ProblemPtr> create(const Parameters& parameters) const override
    {
        return numberParameter(parameters, "size", 8, 1, kMaxSize)
            .map([](std::uint64_t size) -> ProblemPtr {
                auto problem = std::make_shared<QueensProblem>();
                problem->size = static_cast<std::uint32_t>(size);
                return problem;
            });
    }

    // On small boards backtracking finds the source's first solution at once; on large ones it is
    // lost in the first columns, and on huge ones there is no room for dancing links.
    StrategyIds fastest(const Problem& problem, Wanted wanted) const override
    {
        constexpr std::uint32_t kLarge = 20;
        constexpr std::uint32_t kHuge = 1000;
        const std::uint32_t size = cast(problem).size;
        if (size <= kLarge || wanted == Wanted::InOrder)
            return {"backtracking"};
        const std::string_view complete = size < kHuge ? "dancing-links" : "backtracking";
        if (wanted == Wanted::One)
            return {"min-conflicts", complete};
        return {complete};
    }

    Result<ProblemPtr> read(std::string_view text, std::string_view format,
                            const Parameters& parameters) const override
    {
        return readProblem(text, format, parameters);
    }

    std::string write(const Problem& problem, std::string_view format) const override
    {
        return writeProblem(cast(problem), format);
    }

    Result<ProblemPtr> generate(const GenerateRequest& request, Control& control) const override
    {
        return difficultyCalled(request.difficulty, info().difficulties)
            .and_then([&](std::optional<std::size_t>) {
                return numberParameter(request.parameters, "size", 8, 1, kMaxBitmaskSize);
            })
            .and_then([&](std::uint64_t size) {
                return queens::generate(static_cast<std::uint32_t>(size), request.seed, control);
            });
    }

    Sentence title(const Problem& problem) const override { return verbatim(titleText(problem)); }

    static std::string titleText(const Problem& problem)
    {
        const auto& queens = cast(problem);
        return queens.givens.empty()
                   ? fmt::format("{} queens", queens.size)
                   : fmt::format("{} queens, {} given", queens.size, queens.givens.size());
    }

    std::vector<Sentence> faults(const Problem& problem) const override
    {
        return faultsOf(cast(problem));
    }

    Dimensions dimensions(const Problem& problem) const override
    {
        return {cast(problem).size, cast(problem).size};
    }

    Sentence placeName(const Problem& /*problem*/, Place place) const override
    {
        const std::string column = std::to_string(place.variable + 1);
        if (place.value == kNoValue)
            return {phrase("queens", "column %1"), {column}};
        return {phrase("queens", "column %1, row %2"), {column, std::to_string(place.value + 1)}};
    }

    std::vector<Sentence> verify(const Problem& problem, const Solution& solution) const override
    {
        return mistakesIn(cast(problem), solution);
    }

    std::string writeSolutions(const Problem& /*problem*/, std::span<const Solution> solutions,
                               std::uint64_t first, std::string_view format) const override
    {
        return queens::writeSolutions(solutions, first, format);
    }

    Solution canonical(const Problem& problem, const Solution& solution) const override
    {
        // Under symmetries that move the given queens two solutions are not alike.
        const auto size = static_cast<Value>(solution.size());
        const bool isWhole = std::ranges::all_of(solution, [&](Value row) { return row < size; });
        if (!cast(problem).givens.empty() || !isWhole)
            return solution;
        Solution image = solution;
        Solution least = solution;
        for (int turn = 0; turn < 4; ++turn) {
            Solution rotated(size);
            for (Value column = 0; column < size; ++column)
                rotated[size - 1 - image[column]] = column;
            image = rotated;
            Solution mirrored(image.rbegin(), image.rend());
            least = std::min({least, image, mirrored});
        }
        return least;
    }

    std::string draw(const Problem& problem, const State* state) const override
    {
        const auto& queens = cast(problem);
        if (queens.size > kMaxDrawnSize)
            return fmt::format("{} (a board this large is not drawn)\n", titleText(problem));
        return drawBoard(queens, state);
    }

    Picture picture(const Problem& problem, const View& view) const override
    {
        return makePicture(cast(problem), view);
    }

    Sentence explain(const Problem& problem, const State& before, Event event) const override
    {
        return explainEvent(cast(problem), before, event);
    }

    std::vector<Sentence> violations(const Problem& problem, const State& state,
                                     Place place) const override
    {
        return violationsBy(cast(problem), state, place);
    }

    Result<CountResult> count(const Problem& problem, const CountRequest& request,
                              Control& control) const override
    {
        return countSolutions(cast(problem), request, control);
    }

private:
    void addStrategies();
};

void QueensPuzzle::addStrategies()
{
    using enum EventKind;
    addStrategy<QueensProblem>(
        {.id = "backtracking",
         .title = phrase("queens", "Backtracking"),
         .summary =
             phrase("queens", "Column by column, each row in turn; compared at once with the "
                              "queens to the left, and back when no row is left."),
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
         .cost = phrase("queens", "Time grows exponentially with N: all 92 solutions for eight "
                                  "queens take 15,720 queens put down. Memory for one board, a "
                                  "number a column."),
         .origin = phrase("queens", "The program of the Clojure page; Golomb and Baumert, 1965.")},
        [](const QueensProblem& p, const Options& o, Control& c, auto& t) {
            return backtracking(p, o, c, t);
        });
    addStrategy<QueensProblem>(
        {.id = "generate-and-test",
         .title = phrase("queens", "Generate and test"),
         .summary =
             phrase("queens", "Chooses rows for all columns before comparing any two queens, "
                              "and makes every smaller board anew each time: the slow one."),
         .idea = phrase("queens", "All queens are put down first, and only the full board is "
                                  "tested. Two queens in the first columns that attack each "
                                  "other are put there again for every way to place the others: "
                                  "that is what makes it slow. It stands here to show what "
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
         .origin = phrase("queens", "The first program of P90: 13 seconds.")},
        [](const QueensProblem& p, const Options& o, Control& c, auto& t) {
            return generateAndTest(p, o, c, t);
        });
    addStrategy<QueensProblem>(
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
         .origin =
             phrase("queens", "The second program of P90: 6 milliseconds; SICP exercise 2.42.")},
        [](const QueensProblem& p, const Options& o, Control& c, auto& t) {
            return columnByColumn(p, o, c, t);
        });
    addStrategy<QueensProblem>(
        {.id = "dancing-links",
         .title = phrase("queens", "Dancing links"),
         .summary =
             phrase("queens", "Exact cover: always settles the row or column with the fewest "
                              "squares left."),
         .idea = phrase("queens", "Queens are an exact cover: each row and each column gets "
                                  "exactly one queen, each diagonal at most one. The search "
                                  "always settles the row or column that has the fewest free "
                                  "squares, so dead ends come early. Squares are kept in linked "
                                  "lists, where one can be taken out and put back again by a "
                                  "few assignments: hence the name."),
         .pseudoCode =
             {
                 {"set the given queens", {{Assign, GivenQueen}, {Conflict, Attacked}}},
                 {"cover()"},
                 {""},
                 {"cover():"},
                 {"  if every row and column has its queen: report; return", {Solution}},
                 {"  line ← the row or column with the fewest free squares"},
                 {"  if line has none: return", {Conflict}},
                 {"  for each free square of line:"},
                 {"    put a queen there", {Decide}},
                 {"    strike all squares it attacks", {Remove}},
                 {"    cover()"},
                 {"    put them back in reverse order, take the queen away", {Visit}},
             },
         .cost = phrase("queens", "Fewer nodes than column by column, but still exponentially "
                                  "many, and each costs more: every square that the queen "
                                  "attacks is unlinked. Memory for the links of N² squares, "
                                  "allocated once."),
         .origin = phrase("queens", "Knuth, The Art of Computer Programming 7.2.2.1.")},
        [](const QueensProblem& p, const Options& o, Control& c, auto& t) {
            return dancingLinks(p, o, c, t);
        },
        [](const QueensProblem& p) { return dancingLinksRefusal(p); });
    addStrategy<QueensProblem>(
        {.id = "bitmask",
         .title = phrase("queens", "Bit masks"),
         .summary =
             phrase("queens", "Backtracking with rows and diagonals as bits: only free squares "
                              "are ever tried. Up to 64 queens."),
         .idea = phrase("queens", "The rows and diagonals that are attacked are kept as the "
                                  "bits of three words; from one column to the next the "
                                  "diagonals are shifted by one place. One operation then gives "
                                  "all free rows of a column, so that attacked squares are "
                                  "never looked at. It is plain backtracking with very little "
                                  "work a node."),
         .pseudoCode =
             {
                 {"set the given queens", {{Assign, GivenQueen}, {Conflict, Attacked}}},
                 {"place(column 1, rows 0, rising 0, falling 0)"},
                 {""},
                 {"place(column, rows, rising, falling):"},
                 {"  if column > N: report the board; return", {Solution}},
                 {"  free ← not (rows or rising or falling)"},
                 {"  if free = 0: return", {Conflict}},
                 {"  while free ≠ 0:"},
                 {"    bit ← lowest bit of free; clear it there; its queen is put down", {Decide}},
                 {"    place(column + 1, rows + bit, (rising + bit) >> 1, (falling + bit) << 1)"},
                 {"    take the queen away", {Visit}},
             },
         .cost = phrase("queens", "Exponential like backtracking, but only safe queens are put "
                                  "down, each in a few machine instructions. Memory for three "
                                  "words a column; up to 64 queens."),
         .origin = phrase("queens", "Richards, 1997.")},
        [](const QueensProblem& p, const Options& o, Control& c, auto& t) {
            return bitmask(p, o, c, t);
        },
        [](const QueensProblem& p) { return bitmaskRefusal(p); });
    addStrategy<QueensProblem>(
        {.id = "min-conflicts",
         .title = phrase("queens", "Least conflicts (local search)"),
         .summary =
             phrase("queens", "All queens stand from the start; two swap rows whenever fewer "
                              "attack each other then. One solution, even for a million."),
         .complete = false,
         .idea = phrase("queens", "All queens are on the board from the start, one in each row "
                                  "and each column, so that only diagonals can clash. Two "
                                  "queens swap rows whenever that lowers the number of attacks "
                                  "on them. Nothing is searched systematically: one solution is "
                                  "found quickly, but not all of them, and that there is none "
                                  "cannot be proved."),
         .pseudoCode =
             {
                 {"set the given queens", {{Assign, GivenQueen}, Conflict}},
                 {"repeat until a board is reported, 500 times at most:"},
                 {"  begin with the given queens alone", {Visit}},
                 {"  put a queen in each column, each in another row; draw again if it is attacked",
                  {{Assign, FirstGuess}}},
                 {"  while a queen is attacked, unless nothing has helped for long:"},
                 {"    a ← a column whose queen is attacked"},
                 {"    b ← a random column"},
                 {"    if swapping their rows lowers the attacks on both together:"},
                 {"      give a the row of b", {Decide}},
                 {"      give b the row of a", {{Assign, Swapped}}},
                 {"  if no queen is attacked: report the board", {Solution}},
             },
         .cost = phrase("queens", "In practice little more than proportional to N: a million "
                                  "queens take about a second. Memory for N rows and the queens "
                                  "on each diagonal. Nothing is guaranteed."),
         .origin = phrase("queens", "Sosič and Gu, 1994.")},
        [](const QueensProblem& p, const Options& o, Control& c, auto& t) {
            return minConflicts(p, o, c, t);
        });
    addStrategy<QueensProblem>(
        {.id = "explicit-rule",
         .title = phrase("queens", "Explicit rule (no search)"),
         .summary = phrase("queens", "Writes one placement down by rule, for any board of four and "
                                     "more; that nobody needs to search for one is the lesson."),
         .complete = false,
         .idea = phrase("queens", "For every board of four squares a side or more, one solution "
                                  "can simply be written down. The queens stand in two "
                                  "staircases of knight's moves; for some N these are shifted "
                                  "so that no two queens share a diagonal. Search is needed for "
                                  "all solutions, or where queens are given, but not for one "
                                  "solution."),
         .pseudoCode =
             {
                 {"set the given queens", {{Assign, GivenQueen}, {Conflict, Attacked}}},
                 {"if N = 2 or N = 3: there is no solution"},
                 {"n ← N, less one if N is odd"},
                 {"for column c in 1 … N:"},
                 {"  if c > n: row ← N"},
                 {"  else if n mod 6 ≠ 2:"},
                 {"    row ← 2 c in the left half, 2 (c − n/2) − 1 in the right one"},
                 {"  else:"},
                 {"    row ← 1 + (2 (c − 1) + n/2 − 1) mod n in the left half"},
                 {"    the right half is the left one turned half around"},
                 {"  if the queen given in column c stands elsewhere: give up",
                  {{Conflict, ByRule}}},
                 {"  put a queen at (c, row)", {{Assign, ByRule}}},
                 {"report the board", {Solution}},
             },
         .cost = phrase("queens", "N steps, and memory for N rows. Nothing is tried."),
         .origin = phrase("queens", "Pauls, 1874; Hoffman, Loessi and Moore, 1969.")},
        [](const QueensProblem& p, const Options& o, Control& c, auto& t) {
            return explicitRule(p, o, c, t);
        });
}

} // namespace

std::unique_ptr<const Puzzle> makePuzzle()
{
    return std::make_unique<QueensPuzzle>();
}

} // namespace clew::queens
