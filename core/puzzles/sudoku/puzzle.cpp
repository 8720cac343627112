// Sudoku as a registered puzzle.

#include <algorithm>
#include <fmt/format.h>

#include "core/puzzles/sudoku/backtracking.h"
#include "core/puzzles/sudoku/bitboard/bitboard.h"
#include "core/puzzles/sudoku/breadthfirst.h"
#include "core/puzzles/sudoku/count.h"
#include "core/puzzles/sudoku/exactcover.h"
#include "core/puzzles/sudoku/explain.h"
#include "core/puzzles/sudoku/formats.h"
#include "core/puzzles/sudoku/logic.h"
#include "core/puzzles/sudoku/picture.h"
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
    info.fastest = "bitboard";
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
         .lesson =
             phrase("sudoku", "The document's breadth first against depth first and against "
                              "strategies that strike candidates: a thousand guesses or none."),
         .preset = "p97",
         .strategies = {"breadth-first", "backtracking", "propagation", "dancing-links"}},
        {.id = "hard",
         .title = phrase("sudoku", "A hard one"),
         .lesson =
             phrase("sudoku", "Nine million nodes in cell order, a few dozen where the cell with "
                              "the fewest candidates comes first."),
         .preset = "hard",
         .strategies = {"breadth-first", "backtracking", "propagation", "dancing-links"}},
    };
    info.rules = {
        {GivenDigit, phrase("sudoku", "given")},
        {Taken, phrase("sudoku", "digit taken")},
        {NoCandidate, phrase("sudoku", "cell without a candidate"), RuleScope::Place},
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
        {FullHouse, phrase("sudoku", "full house")},
        {LockedPair, phrase("sudoku", "locked pair")},
        {LockedTriple, phrase("sudoku", "locked triple")},
        {RemotePair, phrase("sudoku", "remote pair")},
        {TurbotFish, phrase("sudoku", "turbot fish")},
        {EmptyRectangle, phrase("sudoku", "empty rectangle")},
        {HiddenRectangle, phrase("sudoku", "hidden rectangle")},
        {FinnedXWing, phrase("sudoku", "finned X-wing")},
        {SashimiXWing, phrase("sudoku", "sashimi X-wing")},
        {FinnedSwordfish, phrase("sudoku", "finned swordfish")},
        {SashimiSwordfish, phrase("sudoku", "sashimi swordfish")},
        {FinnedJellyfish, phrase("sudoku", "finned jellyfish")},
        {SashimiJellyfish, phrase("sudoku", "sashimi jellyfish")},
        {SueDeCoq, phrase("sudoku", "sue de coq")},
        {AlternatingChain, phrase("sudoku", "alternating inference chain")},
        {AlternatingLoop, phrase("sudoku", "continuous loop")},
        {GroupedChain, phrase("sudoku", "grouped chain")},
        {GroupedLoop, phrase("sudoku", "grouped continuous loop")},
        {AlmostLockedPair, phrase("sudoku", "almost locked sets, XZ")},
        {AlmostLockedWing, phrase("sudoku", "almost locked sets, XY-wing")},
        {ForcingChain, phrase("sudoku", "forcing chain")},
        {ForcingNet, phrase("sudoku", "forcing net")},
        {ForcedByAll, phrase("sudoku", "forced by all possibilities")},
    };
    info.difficulties = difficulties();
    info.generator = GeneratorInfo{info.parameters, info.difficulties};
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

    Sentence title(const Problem& problem) const override { return verbatim(titleText(problem)); }

    static std::string titleText(const Problem& problem)
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

    Sentence placeName(const Problem& problem, Place place) const override
    {
        const std::string name = cellName(cast(problem).size(), place.variable);
        return verbatim(
            place.value == kNoValue ? name : fmt::format("{} = {}", name, digitName(place.value)));
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

/// What a technique does, whichever of the two it comes to.
std::vector<EventPattern> steps(std::initializer_list<Rule> rules)
{
    std::vector<EventPattern> patterns;
    for (const Rule rule : rules) {
        patterns.emplace_back(EventKind::Assign, rule);
        patterns.emplace_back(EventKind::Remove, rule);
    }
    return patterns;
}

void SudokuPuzzle::addStrategies()
{
    using enum EventKind;
    addStrategy<SudokuProblem>(
        {.id = "propagation",
         .title = phrase("sudoku", "Propagation"),
         .summary =
             phrase("sudoku", "Cells with one candidate and digits with one place are filled at "
                              "once; only then a digit is tried, where the fewest are left."),
         .idea = phrase("sudoku", "Most cells need no guess. A digit that is placed is struck "
                                  "from its row, column and box; a cell with one candidate "
                                  "left, or a digit with one place left in a unit, is filled at "
                                  "once, and that goes on as long as it can. Only then a digit "
                                  "is tried, in the cell with the fewest candidates: there a "
                                  "wrong guess is least likely and found out soonest."),
         .pseudoCode =
             {
                 {"set the given digits", {{Assign, GivenDigit}}},
                 {"fill(board)"},
                 {""},
                 {"fill(board):"},
                 {"  for each digit placed: strike it from its row, column and box", {Remove}},
                 {"    if a cell has no candidate or a digit no place: return", {Conflict}},
                 {"  while a cell has one candidate, or a digit one place in a unit:"},
                 {"    place it, and strike it as above", {Assign}},
                 {"  if all cells are filled: report the board; return", {Solution}},
                 {"  cell ← one with the fewest candidates"},
                 {"  for each candidate of cell:"},
                 {"    place it in a copy of board", {Decide}},
                 {"    fill(the copy)"},
                 {"    back to board", {Visit}},
             },
         .cost = phrase("sudoku", "Exponential at worst, as every known way for sudoku of any "
                                  "size; on 9 × 9 most puzzles need no guess or a few. A node "
                                  "costs more than in backtracking. Memory for a board for each "
                                  "guess that stands."),
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
         .idea = phrase("sudoku", "The empty cells are filled in reading order, each with every "
                                  "digit in turn. A digit is compared with its row, column and "
                                  "box before the search goes on; where none is left, it goes "
                                  "back to the cell before. It knows no difference between easy "
                                  "and hard cells, and that is what costs it time."),
         .pseudoCode =
             {
                 {"set the given digits", {{Assign, GivenDigit}}},
                 {"fill(the first empty cell)"},
                 {""},
                 {"fill(cell):"},
                 {"  if there is no further empty cell: report the board; return", {Solution}},
                 {"  for digit in 1 … N:"},
                 {"    place digit in cell", {Decide}},
                 {"    if its row, column or box has it already: a dead end", {Conflict}},
                 {"    else: fill(the next empty cell)"},
                 {"    take digit away", {Visit}},
             },
         .cost = phrase("sudoku", "Exponential in the number of empty cells. Some 9 × 9 puzzles "
                                  "take milliseconds, others, hardly harder for people, many "
                                  "thousand times as long. Memory for one board."),
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
         .idea = phrase("sudoku", "The boards with one more cell filled are all made before any "
                                  "of them goes on. It is the same tree as in backtracking, "
                                  "layer by layer. A puzzle with one solution shows how the "
                                  "layers swell while little is known, and shrink to a single "
                                  "board at the end."),
         .pseudoCode =
             {
                 {"set the given digits", {{Assign, GivenDigit}}},
                 {"boards ← { the board as given }"},
                 {"for each empty cell in reading order:"},
                 {"  next ← { }"},
                 {"  for each board in boards: stand at it", {Visit}},
                 {"    for digit in 1 … N:"},
                 {"      place digit in cell", {Decide}},
                 {"      if its row, column or box has it already: drop it", {Conflict}},
                 {"      else: add board with digit to next"},
                 {"  boards ← next"},
                 {"report each of boards", {Solution}},
             },
         .cost = phrase("sudoku", "Time as for all solutions by backtracking. Memory for a "
                                  "whole layer of boards: millions of them where few digits are "
                                  "given."),
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
         .idea = phrase("sudoku", "Sudoku is an exact cover: each cell is filled once, and each "
                                  "digit comes once in each row, column and box. The search "
                                  "always settles the cell, or the digit of a unit, with the "
                                  "fewest possibilities, so that forced moves come by "
                                  "themselves. Possibilities are kept in linked lists, from "
                                  "which they are taken out and put back by a few assignments."),
         .pseudoCode =
             {
                 {"set the given digits", {{Assign, GivenDigit}, {Conflict, Taken}}},
                 {"cover()"},
                 {""},
                 {"cover():"},
                 {"  if nothing is left to be covered: report the board; return", {Solution}},
                 {"  item ← a cell, or a digit of a unit, with the fewest possibilities"},
                 {"  if it has none: return", {Conflict}},
                 {"  for each possibility of item:"},
                 {"    place that digit in that cell", {Decide}},
                 {"    strike all that share an item with it", {Remove}},
                 {"    cover()"},
                 {"    put them back in reverse order, take the digit away", {Visit}},
             },
         .cost = phrase("sudoku", "Exponential at worst; on 9 × 9 seldom more than some hundred "
                                  "nodes. Each node unlinks and links many possibilities. "
                                  "Memory for the links of at most N³ possibilities, allocated "
                                  "once."),
         .origin = phrase("sudoku", "Knuth, Dancing Links, 2000; The Art of Computer Programming, "
                                    "7.2.2.1.")},
        [](const SudokuProblem& p, const Options& o, Control& c, auto& t) {
            return dancingLinks(p, o, c, t);
        });
    addStrategy<SudokuProblem>(
        {.id = "logic",
         .title = phrase("sudoku", "Logic"),
         .summary =
             phrase("sudoku", "Human techniques from singles to chains and forcing nets, the "
                              "simplest first, each with its reason; may run dry."),
         .complete = false,
         .idea = phrase("sudoku", "This is how people solve: pencil marks in every empty cell, "
                                  "and the simplest technique that says something, again and "
                                  "again. Each step has a reason that can be told. The last "
                                  "resort is to suppose one digit and to follow the singles "
                                  "after it to a contradiction; none is supposed within "
                                  "another. Where no technique known here helps, it ends "
                                  "without an answer."),
         .pseudoCode =
             {
                 {"set the given digits", {{Assign, GivenDigit}, {Conflict, Taken}}},
                 {"strike each digit placed from its row, column and box", {{Remove, Taken}}},
                 {"repeat the first of these that says anything:"},
                 {"  full house, single candidate, single place in a unit",
                  steps({FullHouse, NakedSingle, HiddenSingle})},
                 {"  locked pairs, triples and candidates",
                  steps({LockedPair, LockedTriple, Pointing, Claiming})},
                 {"  pairs, triples, quads",
                  steps({NakedPair, NakedTriple, HiddenPair, HiddenTriple, NakedQuad, HiddenQuad})},
                 {"  X-wing, swordfish, jellyfish", steps({XWing, Swordfish, Jellyfish})},
                 {"  remote pair, universal grave", steps({RemotePair, BivalueGrave})},
                 {"  skyscraper, kite, turbot fish, empty rectangle",
                  steps({Skyscraper, TwoStringKite, TurbotFish, EmptyRectangle})},
                 {"  W-wing, XY-wing, XYZ-wing", steps({WWing, XYWing, XYZWing})},
                 {"  unique and hidden rectangles", steps({UniqueRectangle, HiddenRectangle})},
                 {"  fish with fins", steps({FinnedXWing, SashimiXWing, FinnedSwordfish,
                                             SashimiSwordfish, FinnedJellyfish, SashimiJellyfish})},
                 {"  sue de coq, simple colouring", steps({SueDeCoq, SimpleColouring})},
                 {"  X-chain, XY-chain, alternating and grouped chains",
                  steps({XChain, XYChain, AlternatingChain, AlternatingLoop, GroupedChain,
                         GroupedLoop})},
                 {"  almost locked sets", steps({AlmostLockedPair, AlmostLockedWing})},
                 {"  forcing chains and nets", steps({ForcingChain, ForcingNet, ForcedByAll})},
                 {"  until a cell has no candidate or a digit no place: no solution", {Conflict}},
                 {"  or until all cells are filled: report the board", {Solution}},
                 {"  or until none says anything: give up"},
             },
         .cost = phrase("sudoku", "Each step looks through all techniques at worst; their "
                                  "number is bounded by the candidates, so the whole is "
                                  "polynomial. The price: not every puzzle is solved. Memory "
                                  "for one board with its candidates."),
         .origin =
             phrase("sudoku", "Techniques of the sudoku community, under their usual names.")},
        [](const SudokuProblem& p, const Options& o, Control& c, auto& t) {
            return logic(p, o, c, t);
        });
    addStrategy<SudokuProblem>(
        {.id = "bitboard",
         .title = phrase("sudoku", "Bitboard"),
         .summary = phrase(
             "sudoku", "All boxes deduced at once for all digits by bit operations; the fastest "
                       "on 9 × 9, propagation on other sizes."),
         .idea =
             phrase("sudoku", "In three rows of boxes a digit takes one row in each box, and a "
                              "different one: six arrangements in all. Which of them are left "
                              "is kept for all boxes and digits side by side in wide registers, "
                              "so that a few bit operations strike what no arrangement uses "
                              "anywhere. Only when nothing follows is a digit tried, where two "
                              "arrangements are left."),
         .pseudoCode =
             {
                 {"set the given digits", {{Assign, GivenDigit}}},
                 {"fill(board)"},
                 {""},
                 {"fill(board):"},
                 {"  until nothing changes:"},
                 {"    fill cells with one candidate", {Assign}},
                 {"    if a box has a digit twice: return", {{Conflict, Taken}}},
                 {"    strike what is placed from its row, column and box", {Remove}},
                 {"    for bands and stacks of boxes, all digits at once:"},
                 {"      if a digit has no arrangement: return",
                  {{Conflict, BandArrangement}, {Conflict, StackArrangement}}},
                 {"      strike cells that no arrangement uses",
                  {{Remove, BandArrangement}, {Remove, StackArrangement}}},
                 {"    fill cells whose row and column in the box need the same digit",
                  {{Assign, HiddenSingle}, {Remove, HiddenSingle}}},
                 {"    if a cell has no candidate: return", {Conflict}},
                 {"    if nothing else follows: strike by lines left to three digits",
                  {{Remove, LineTriple}}},
                 {"  if all cells are filled: report the board; return", {Solution}},
                 {"  choose a digit with two arrangements, else a cell with fewest candidates"},
                 {"  for each of these placements:"},
                 {"    place the digit in a copy of board", {Decide}},
                 {"    fill(the copy)"},
                 {"    back to board", {Visit}},
             },
         .cost =
             phrase("sudoku", "Exponential at worst, but the fastest of all here. Memory "
                              "for one board for each guess that stands. Sizes other than 9 × 9 "
                              "are solved by propagation."),
         .origin =
             phrase("sudoku", "Lines and arrangements after tdoku by T. Dillon; band solvers of "
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
