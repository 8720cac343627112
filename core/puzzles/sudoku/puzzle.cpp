// Sudoku as a registered puzzle.

#include <algorithm>
#include <fmt/format.h>

#include "core/puzzles/sudoku/backtracking.h"
#include "core/puzzles/sudoku/bitboard.h"
#include "core/puzzles/sudoku/board.h"
#include "core/puzzles/sudoku/breadthfirst.h"
#include "core/puzzles/sudoku/count.h"
#include "core/puzzles/sudoku/exactcover.h"
#include "core/puzzles/sudoku/explain.h"
#include "core/puzzles/sudoku/formats.h"
#include "core/puzzles/sudoku/logic.h"
#include "core/puzzles/sudoku/presets.h"
#include "core/puzzles/sudoku/propagation.h"
#include "core/puzzles/sudoku/rating.h"

namespace clew::sudoku {

namespace {

const SudokuProblem& cast(const Problem& problem)
{
    return static_cast<const SudokuProblem&>(problem);
}

PuzzleInfo makeInfo()
{
    PuzzleInfo info;
    info.id = "sudoku";
    info.title = phrase("sudoku", "Sudoku");
    info.summary =
        phrase("sudoku", "Fill the board so that every row, column and box holds each digit "
                         "once.");
    info.parameters = {
        {.id = "boxes",
         .kind = ParameterInfo::Kind::Size,
         .title = phrase("sudoku", "Boxes"),
         .summary = phrase("sudoku", "Width and height of a box, 2 to 5 cells each: 3 "
                                     "makes 9 × 9, 3x2 makes 6 × 6"),
         .fallback = "3"}};
    info.presets = presets();
    info.formats = {
        {.id = "sdk",
         .title = phrase("sudoku", "Lines of digits (.sdk)"),
         .suffixes = {".sdk", ".ss", ".txt"},
         .readsProblem = true,
         .writesProblem = true},
        {.id = "grid",
         .title = phrase("sudoku", "Board with bars"),
         .readsProblem = true,
         .writesProblem = true,
         .writesSolution = true},
        {.id = "line",
         .title = phrase("sudoku", "One line of cells"),
         .readsProblem = true,
         .writesProblem = true,
         .writesSolution = true,
         .line = true},
        {.id = "sdm",
         .title = phrase("sudoku", "Collection, a line each (.sdm)"),
         .suffixes = {".sdm"},
         .readsProblem = true,
         .writesProblem = true,
         .line = true},
        {.id = "list",
         .title = phrase("sudoku", "List in reading order"),
         .readsProblem = true,
         .writesSolution = true,
         .line = true},
    };
    info.races = {
        {.id = "p97",
         .title = phrase("sudoku", "The board of P97"),
         .lesson = phrase("sudoku", "The document's breadth first against depth first and against "
                                    "strategies that strike candidates: a thousand guesses or none."),
         .preset = "p97",
         .strategies = {"breadth-first", "backtracking", "propagation", "dancing-links"}},
        {.id = "hard",
         .title = phrase("sudoku", "A hard one"),
         .lesson = phrase("sudoku", "Nine million nodes in cell order, a few dozen where the cell with "
                                    "the fewest candidates comes first."),
         .preset = "hard",
         .strategies = {"breadth-first", "backtracking", "propagation", "dancing-links"}},
    };
    info.rules = {
        {GivenDigit, phrase("sudoku", "given")},
        {Taken, phrase("sudoku", "digit taken")},
        {NoCandidate, phrase("sudoku", "cell without a candidate")},
        {NoPlaceInRow, phrase("sudoku", "no place in a row")},
        {NoPlaceInColumn, phrase("sudoku", "no place in a column")},
        {NoPlaceInBox, phrase("sudoku", "no place in a box")},
        {BandArrangement, phrase("sudoku", "band arrangement")},
        {StackArrangement, phrase("sudoku", "stack arrangement")},
        {NakedSingle, phrase("sudoku", "naked single")},
        {HiddenSingle, phrase("sudoku", "hidden single")},
        {Pointing, phrase("sudoku", "locked candidates, pointing")},
        {Claiming, phrase("sudoku", "locked candidates, claiming")},
        {NakedPair, phrase("sudoku", "naked pair")},
        {HiddenPair, phrase("sudoku", "hidden pair")},
        {NakedTriple, phrase("sudoku", "naked triple")},
        {HiddenTriple, phrase("sudoku", "hidden triple")},
        {NakedQuad, phrase("sudoku", "naked quad")},
        {HiddenQuad, phrase("sudoku", "hidden quad")},
        {XWing, phrase("sudoku", "X-wing")},
        {Swordfish, phrase("sudoku", "swordfish")},
        {Jellyfish, phrase("sudoku", "jellyfish")},
        {XYWing, phrase("sudoku", "XY-wing")},
        {XYZWing, phrase("sudoku", "XYZ-wing")},
        {SimpleColouring, phrase("sudoku", "simple colouring")},
        {Skyscraper, phrase("sudoku", "skyscraper")},
        {TwoStringKite, phrase("sudoku", "two-string kite")},
        {WWing, phrase("sudoku", "W-wing")},
        {UniqueRectangle, phrase("sudoku", "unique rectangle")},
        {BivalueGrave, phrase("sudoku", "bivalue universal grave + 1")},
        {XChain, phrase("sudoku", "X-chain")},
        {XYChain, phrase("sudoku", "XY-chain")},
        {LineTriple, phrase("sudoku", "three digits for a line of a box")},
    };
    info.difficulties = difficulties();
    return info;
}

class SudokuPuzzle : public Puzzle
{
public:
    SudokuPuzzle() : Puzzle(makeInfo()) { addStrategies(); }

    Result<ProblemPtr> create(const Parameters& parameters) const override
    {
        return boxParameter(parameters, {3, 3}).map([](BoxShape box) -> ProblemPtr {
            auto problem = std::make_shared<SudokuProblem>();
            problem->box = box;
            problem->givens.assign(std::size_t{box.size()} * box.size(), kNoValue);
            return problem;
        });
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

    std::string title(const Problem& problem) const override
    {
        const auto& sudoku = cast(problem);
        return fmt::format("Sudoku {0} × {0}, {1} clues", sudoku.size(), sudoku.clueCount());
    }

    std::vector<Sentence> faults(const Problem& problem) const override
    {
        const auto& sudoku = cast(problem);
        std::vector<Sentence> faults;
        for (const Clash& clash : clashes(sudoku))
            faults.push_back(clashSentence(sudoku, clash, sudoku.givens[clash.first]));
        return faults;
    }

    Dimensions dimensions(const Problem& problem) const override
    {
        return {cast(problem).size() * cast(problem).size(), cast(problem).size()};
    }

    std::string placeName(const Problem& problem, Place place) const override
    {
        const std::string name = cellName(cast(problem).size(), place.variable);
        return place.value == kNoValue ? name
                                       : fmt::format("{} = {}", name, digitName(place.value));
    }

    std::vector<Sentence> verify(const Problem& problem, const Solution& solution) const override;

    std::string writeSolutions(const Problem& problem, std::span<const Solution> solutions,
                               std::uint64_t first, std::string_view format) const override
    {
        return sudoku::writeSolutions(cast(problem).box, solutions, first, format);
    }

    std::string draw(const Problem& problem, const State* state) const override
    {
        const auto& sudoku = cast(problem);
        std::vector<Value> values = sudoku.givens;
        for (Cell cell = 0; state != nullptr && cell < values.size(); ++cell)
            if (state->value(cell) != kNoValue)
                values[cell] = state->value(cell);
        return boardText(sudoku.box, values);
    }

    Picture picture(const Problem& problem, const View& view) const override
    {
        return drawBoard(cast(problem), view);
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

    std::vector<Sentence> explainSolution(const Problem& problem, Control& control) const override
    {
        return explainByLogic(cast(problem), control);
    }

    Result<CountResult> count(const Problem& problem, const CountRequest& request,
                              Control& control) const override
    {
        return countSolutions(cast(problem), request, control);
    }

    Result<ProblemPtr> generate(const GenerateRequest& request, Control& control) const override
    {
        return boxParameter(request.parameters, {3, 3}).and_then([&](BoxShape box) {
            return generateRated(box, request.seed, request.difficulty, control);
        });
    }

    Result<Rating> rate(const Problem& problem, Control& control) const override
    {
        return rateBoard(cast(problem), control);
    }

private:
    void addStrategies();
};

std::vector<Sentence> SudokuPuzzle::verify(const Problem& problem, const Solution& solution) const
{
    const auto& sudoku = cast(problem);
    if (solution.size() != sudoku.givens.size())
        return {{phrase("sudoku", "The board has %1 cells, but %2 are filled."),
                 {std::to_string(sudoku.givens.size()), std::to_string(solution.size())}}};
    std::vector<Sentence> wrong;
    for (Cell cell = 0; cell < solution.size(); ++cell) {
        if (solution[cell] >= sudoku.size())
            wrong.push_back({phrase("sudoku", "%1 is empty."),
                             {cellName(sudoku.size(), cell)},
                             {{cell, kNoValue}}});
        else if (sudoku.givens[cell] != kNoValue && sudoku.givens[cell] != solution[cell])
            wrong.push_back({phrase("sudoku", "%1 must be %2, as given, not %3."),
                             {cellName(sudoku.size(), cell), digitName(sudoku.givens[cell]),
                              digitName(solution[cell])},
                             {{cell, solution[cell]}}});
    }
    if (!wrong.empty())
        return wrong;
    SudokuProblem filled;
    filled.box = sudoku.box;
    filled.givens = solution;
    return faults(filled);
}

void SudokuPuzzle::addStrategies()
{
    addStrategy<SudokuProblem>(
        {.id = "propagation",
         .title = phrase("sudoku", "Propagation"),
         .summary =
             phrase("sudoku", "Cells with one candidate and digits with one place are filled at "
                              "once; only then a digit is tried, where the fewest are left."),
         .pseudoCode = "fill(board):\n"
                       "  while a cell has one candidate or a digit one place in a unit:\n"
                       "    place it; strike it from its row, column and box\n"
                       "  if a cell has no candidate or a digit no place: return\n"
                       "  if all cells are filled: report a solution; return\n"
                       "  choose the cell with the fewest candidates\n"
                       "  for each candidate: fill(a copy of board with it placed)\n",
         .origin = phrase("sudoku", "Constraint propagation after Norvig, 2006; fail-first after "
                                    "Haralick and Elliott, 1980.")},
        [](const SudokuProblem& p, const Options& o, Control& c, auto& t) {
            return propagation(p, o, c, t);
        });
    addStrategy<SudokuProblem>(
        {.id = "backtracking",
         .title = phrase("sudoku", "Backtracking"),
         .summary =
             phrase("sudoku", "Cell by cell in reading order, each digit in turn; compared at once "
                              "with its units, and back when no digit is left."),
         .pseudoCode = "fill(cell):\n"
                       "  if there is no further empty cell: report a solution\n"
                       "  for digit from 1 to N:\n"
                       "    if no cell of the same row, column or box holds digit:\n"
                       "      place digit\n"
                       "      fill(next empty cell)\n"
                       "      take digit away\n",
         .origin = phrase("sudoku", "Golomb and Baumert, 1965.")},
        [](const SudokuProblem& p, const Options& o, Control& c, auto& t) {
            return backtracking(p, o, c, t);
        });
    addStrategy<SudokuProblem>(
        {.id = "breadth-first",
         .title = phrase("sudoku", "Breadth first"),
         .summary =
             phrase("sudoku", "All boards with one more cell filled are made before any goes on; "
                              "whole layers are kept in memory."),
         .pseudoCode = "boards := [the board as given]\n"
                       "for each empty cell in reading order:\n"
                       "  next := []\n"
                       "  for each board of boards:\n"
                       "    for digit from 1 to N:\n"
                       "      if digit can stand in the cell: add board with it to next\n"
                       "  boards := next\n"
                       "report boards\n",
         .origin = phrase("sudoku", "The program of the document with P97.")},
        [](const SudokuProblem& p, const Options& o, Control& c, auto& t) {
            return breadthFirst(p, o, c, t);
        });
    addStrategy<SudokuProblem>(
        {.id = "dancing-links",
         .title = phrase("sudoku", "Dancing links"),
         .summary =
             phrase("sudoku", "Exact cover: each empty cell filled once, each missing digit placed "
                              "once in each unit; always the one with the fewest possibilities."),
         .pseudoCode = "cover(items):\n"
                       "  if no item is left: report a solution\n"
                       "  choose an item with the fewest options\n"
                       "  for each of its options:\n"
                       "    cover every item of the option\n"
                       "    cover(items left)\n"
                       "    uncover them in reverse order\n",
         .origin = phrase("sudoku", "Knuth, Dancing Links, 2000; The Art of Computer Programming, "
                                    "7.2.2.1.")},
        [](const SudokuProblem& p, const Options& o, Control& c, auto& t) {
            return dancingLinks(p, o, c, t);
        });
    addStrategy<SudokuProblem>(
        {.id = "logic",
         .title = phrase("sudoku", "Logic"),
         .summary =
             phrase("sudoku", "Human techniques from singles to chains, the simplest first, and "
                              "never a guess; may run dry."),
         .complete = false,
         .pseudoCode = "note the candidates of every empty cell\n"
                       "while a cell is empty:\n"
                       "  for each technique, from the simplest:\n"
                       "    if it finds a step:\n"
                       "      fill or strike what it says\n"
                       "      start again with the simplest\n"
                       "  if none found any: give up\n",
         .origin =
             phrase("sudoku", "Techniques of the sudoku community, under their usual names.")},
        [](const SudokuProblem& p, const Options& o, Control& c, auto& t) {
            return logic(p, o, c, t);
        });
    addStrategy<SudokuProblem>(
        {.id = "bitboard",
         .title = phrase("sudoku", "Bitboard"),
         .summary = phrase("sudoku",
                           "All boxes deduced at once for all digits by bit operations; the fastest "
                           "on 9 × 9, propagation on other sizes."),
         .pseudoCode =
             "fill(board):\n"
             "  until nothing changes:\n"
             "    strike known digits from their boxes\n"
             "    for bands and stacks, all digits at once:\n"
             "      keep the lines of boxes that some arrangement of the digit uses\n"
             "    fill cells where a row and a column of a box need the same digit\n"
             "    if nothing else is left: look for lines left to three digits\n"
             "  if all cells are filled: report a solution\n"
             "  choose a digit with two arrangements in the tightest band or stack,\n"
             "    each told by a cell; else a cell with two candidates, else with fewest\n"
             "  for each of these placements: fill(a copy of board with it placed)\n",
         .origin = phrase("sudoku", "Lines and arrangements after tdoku by T. Dillon; band solvers of "
                                    "the sudoku programmers' forum (fsss2, JCZSolve).")},
        [](const SudokuProblem& p, const Options& o, Control& c, auto& t) {
            return bitboard(p, o, c, t);
        });
}

} // namespace

std::unique_ptr<const Puzzle> makePuzzle()
{
    return std::make_unique<SudokuPuzzle>();
}

} // namespace clew::sudoku
