// Suguru as a registered puzzle.

#include <algorithm>
#include <fmt/format.h>

#include "core/puzzle/parameters.h"
#include "core/puzzles/suguru/backtracking.h"
#include "core/puzzles/suguru/exactcover.h"
#include "core/puzzles/suguru/explain.h"
#include "core/puzzles/suguru/formats.h"
#include "core/puzzles/suguru/logic.h"
#include "core/puzzles/suguru/picture.h"
#include "core/puzzles/suguru/presets.h"
#include "core/puzzles/suguru/propagation.h"
#include "core/puzzles/suguru/rating.h"

namespace clew::suguru {

namespace {

const SuguruProblem& cast(const Problem& problem)
{
    return static_cast<const SuguruProblem&>(problem);
}

GeneratorInfo generatorInfo()
{
    return {.parameters = {{.id = "size",
                            .kind = ParameterInfo::Kind::Size,
                            .title = phrase("suguru", "Size"),
                            .summary = phrase("suguru", "Columns and rows"),
                            .fallback = "6x6"},
                           {.id = "largest",
                            .kind = ParameterInfo::Kind::Number,
                            .title = phrase("suguru", "Largest area"),
                            .summary = phrase("suguru", "Most cells of an area, from 4 to 8"),
                            .fallback = "5"}},
            .difficulties = difficulties()};
}

PuzzleInfo makeInfo()
{
    PuzzleInfo info;
    info.id = "suguru";
    info.title = phrase("suguru", "Suguru");
    info.summary =
        phrase("suguru", "An area of N cells holds the numbers 1 to N; equal numbers never "
                         "touch, not even diagonally.");
    info.parameters = {{.id = "size",
                        .kind = ParameterInfo::Kind::Size,
                        .title = phrase("suguru", "Size"),
                        .summary = phrase("suguru", "Columns and rows of a board to draw areas on"),
                        .fallback = "6x6"}};
    info.difficulties = difficulties();
    info.generator = generatorInfo();
    info.presets = presets();
    info.formats = {
        {.id = "grids",
         .title = phrase("suguru", "Grid of numbers and grid of areas"),
         .suffixes = {".suguru", ".txt"},
         .readsProblem = true,
         .writesProblem = true},
        {.id = "numbers", .title = phrase("suguru", "Grid of numbers"), .writesSolution = true},
        {.id = "puzzlink",
         .title = phrase("suguru", "puzz.link"),
         .readsProblem = true,
         .writesProblem = true,
         .line = true},
        {.id = "tatham",
         .title = phrase("suguru", "One line as in Tatham's collection"),
         .readsProblem = true,
         .writesProblem = true,
         .line = true},
    };
    info.races = {
        {.id = "6x6",
         .title = phrase("suguru", "The board of the document"),
         .lesson =
             phrase("suguru", "Backtracking tries each number in turn; propagation never has to "
                              "guess on this board."),
         .preset = "6x6",
         .strategies = {"backtracking", "propagation", "dancing-links"}},
        {.id = "10x10",
         .title = phrase("suguru", "Ten by ten"),
         .lesson = phrase("suguru", "Millions of nodes against a few dozen, on a board of the kind "
                                    "magazines print."),
         .preset = "10x10",
         .strategies = {"backtracking", "propagation", "dancing-links"}},
    };
    info.rules = {
        {Touching, phrase("suguru", "touching number")},
        {SameArea, phrase("suguru", "number in the area")},
        {TooLarge, phrase("suguru", "area too small")},
        {GivenNumber, phrase("suguru", "given")},
        {NakedSingle, phrase("suguru", "single number")},
        {HiddenSingle, phrase("suguru", "single place")},
        {AllTouch, phrase("suguru", "all places touch")},
        {NakedPair, phrase("suguru", "naked pair")},
        {HiddenPair, phrase("suguru", "hidden pair")},
        {NoNumber, phrase("suguru", "cell without a number"), RuleScope::Place},
        {NoPlace, phrase("suguru", "number without a place")},
        {BadGivens, phrase("suguru", "impossible board"), RuleScope::Place},
    };
    return info;
}

class SuguruPuzzle : public Puzzle
{
public:
    SuguruPuzzle() : Puzzle(makeInfo()) { addStrategies(); }

    // Every cell an area of its own: areas are drawn from there.
    Result<ProblemPtr> create(const Parameters& parameters) const override
    {
        return sizeParameter(parameters, "size", {6, 6}, 1, kMaxSide)
            .map([](std::pair<std::uint32_t, std::uint32_t> size) -> ProblemPtr {
                auto problem = std::make_shared<SuguruProblem>();
                problem->width = size.first;
                problem->height = size.second;
                for (std::uint32_t cell = 0; cell < problem->cellCount(); ++cell)
                    problem->areas.push_back(cell);
                problem->givens.assign(problem->cellCount(), kNoValue);
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
        const auto& suguru = cast(problem);
        const auto given =
            std::ranges::count_if(suguru.givens, [](Value value) { return value != kNoValue; });
        return fmt::format("{} × {} Suguru, {} given", suguru.width, suguru.height, given);
    }

    std::vector<Sentence> faults(const Problem& problem) const override
    {
        return faultsOf(cast(problem));
    }

    Dimensions dimensions(const Problem& problem) const override
    {
        return {cast(problem).cellCount(), Layout(cast(problem)).largestArea};
    }

    Sentence placeName(const Problem& problem, Place place) const override
    {
        const std::string name = cellName(cast(problem), place.variable);
        return verbatim(place.value == kNoValue ? name
                                                : fmt::format("{} = {}", name, place.value + 1));
    }

    std::vector<Sentence> verify(const Problem& problem, const Solution& solution) const override;

    std::string writeSolutions(const Problem& problem, std::span<const Solution> solutions,
                               std::uint64_t first, std::string_view /*format*/) const override
    {
        return writeNumbers(cast(problem), solutions, first);
    }

    std::string draw(const Problem& problem, const State* state) const override;

    Picture picture(const Problem& problem, const View& view) const override
    {
        return drawPicture(cast(problem), view);
    }

    Sentence explain(const Problem& problem, const State& before, Event event) const override
    {
        return explainEvent(cast(problem), before, event);
    }

    Result<ProblemPtr> generate(const GenerateRequest& request, Control& control) const override
    {
        const auto size = sizeParameter(request.parameters, "size", {6, 6}, 1, kMaxSide);
        if (!size)
            return tl::make_unexpected(size.error());
        return numberParameter(request.parameters, "largest", 5, 4, 8)
            .and_then([&](std::uint64_t largest) {
                return generateRated({.width = size->first,
                                      .height = size->second,
                                      .seed = request.seed,
                                      .largestArea = static_cast<std::uint32_t>(largest)},
                                     request.difficulty, control);
            });
    }

    Result<Rating> rate(const Problem& problem, Control& control) const override
    {
        if (const auto refused = refusalOf(cast(problem)))
            return fail(refused->text());
        return rateBoard(cast(problem), control);
    }

    std::vector<Sentence> violations(const Problem& problem, const State& state,
                                     Place place) const override
    {
        return violationsBy(cast(problem), state, place);
    }

private:
    void addStrategies();
};

void SuguruPuzzle::addStrategies()
{
    using enum EventKind;
    constexpr auto refuse = [](const SuguruProblem& problem) { return refusalOf(problem); };
    addStrategy<SuguruProblem>(
        {.id = "propagation",
         .title = phrase("suguru", "Propagation"),
         .summary = phrase(
             "suguru", "Settles what has one number or one place left, strikes what touches all "
                       "places of a number, then tries a cell with the fewest numbers left."),
         .idea = phrase("suguru", "A number that is settled is struck from its area and from "
                                  "all cells that touch it. What then has one number or one "
                                  "place left is settled at once, and a cell that touches all "
                                  "places of a number in another area loses that number. Only "
                                  "when nothing follows a number is tried, in a cell with the "
                                  "fewest left."),
         .pseudoCode =
             {
                 {"set the given numbers", {{Assign, GivenNumber}, {Conflict, BadGivens}}},
                 {"solve(board)"},
                 {""},
                 {"solve(board):"},
                 {"  for each number settled:"},
                 {"    strike it from its area and from all touching cells", {Remove}},
                 {"    if a cell has no number or a number no place: return", {Conflict}},
                 {"  while a cell has one number left, or a number one place in its area:"},
                 {"    settle it, and strike as above", {Assign}},
                 {"  if a cell touches all places an area has for a number:"},
                 {"    strike that number there, and start again", {{Remove, AllTouch}}},
                 {"  if no cell is empty: report the board; return", {Solution}},
                 {"  cell ← one with the fewest numbers left"},
                 {"  for each number left for cell:"},
                 {"    settle it so", {Decide}},
                 {"    solve(board)"},
                 {"    take back all since", {Visit}},
             },
         .cost = phrase("suguru", "Exponential at worst; most puzzles made for people need few "
                                  "guesses or none. A node costs as much as strikes follow from "
                                  "it. Memory for one board and the changes made to it."),
         .origin = phrase("suguru", "Constraint propagation with the fail-first rule: Haralick and "
                                    "Elliott, 1980.")},
        [](const SuguruProblem& p, const Options& o, Control& c, auto& t) {
            return propagation(p, o, c, t);
        },
        refuse);
    addStrategy<SuguruProblem>(
        {.id = "backtracking",
         .title = phrase("suguru", "Backtracking"),
         .summary =
             phrase("suguru", "Cell after cell in reading order, every number in turn, tested "
                              "against its neighbours, its area and the area's size."),
         .idea = phrase("suguru", "The cells are filled in reading order, each with every "
                                  "number in turn. A number is then compared with the cells "
                                  "that touch it and with its area, and is dropped if it is "
                                  "larger than the area. Nothing is foreseen, so a number that "
                                  "leaves another cell without any is found out late."),
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
         .origin = phrase("suguru", "The program of A. M. Capaverde.")},
        [](const SuguruProblem& p, const Options& o, Control& c, auto& t) {
            return backtracking(p, o, c, t);
        },
        refuse);
    addStrategy<SuguruProblem>(
        {.id = "dancing-links",
         .title = phrase("suguru", "Dancing links"),
         .summary =
             phrase("suguru", "Exact cover: every cell and every number of an area once, every "
                              "number of a 2 × 2 block at most once; fewest options first."),
         .idea = phrase("suguru", "Suguru is an exact cover: each cell gets one number, each "
                                  "area each of its numbers once, and each 2 × 2 block a number "
                                  "at most once, since cells touch exactly if they share a "
                                  "block. The search always settles what has the fewest "
                                  "possibilities. These are kept in linked lists, from which "
                                  "they are taken out and put back by a few assignments."),
         .pseudoCode =
             {
                 {"set the given numbers", {{Assign, GivenNumber}, {Conflict, BadGivens}}},
                 {"cover()"},
                 {""},
                 {"cover():"},
                 {"  if nothing is left to be covered: report the board; return", {Solution}},
                 {"  item ← a cell, or a number of an area, with the fewest possibilities"},
                 {"  if it has none: return", {Conflict}},
                 {"  for each possibility of item:"},
                 {"    put that number into that cell", {Decide}},
                 {"    strike all that share an item with it", {Remove}},
                 {"    cover()"},
                 {"    put them back in reverse order, take the number away", {Visit}},
             },
         .cost = phrase("suguru", "Exponential at worst, mostly few nodes. Each node unlinks "
                                  "and links many possibilities. Memory for the links, "
                                  "allocated once: one possibility for each cell and number."),
         .origin = phrase("suguru", "Knuth, The Art of Computer Programming 7.2.2.1.")},
        [](const SuguruProblem& p, const Options& o, Control& c, auto& t) {
            return dancingLinks(p, o, c, t);
        },
        refuse);
    addStrategy<SuguruProblem>(
        {.id = "logic",
         .title = phrase("suguru", "Logic, without guessing"),
         .summary =
             phrase("suguru", "Single numbers and places, places that all touch a cell, naked "
                              "and hidden pairs; ends where these do not help."),
         .complete = false,
         .idea = phrase("suguru", "This is how people solve: the simplest reason that settles "
                                  "or strikes something, again and again. Each step can be told "
                                  "in a sentence, and no number is ever tried. Where none of "
                                  "the reasons helps, it ends without an answer."),
         .pseudoCode =
             {
                 {"set the given numbers", {{Assign, GivenNumber}, {Conflict, BadGivens}}},
                 {"strike each number settled from its area and all touching cells",
                  {{Remove, Touching}, {Remove, SameArea}}},
                 {"repeat the first of these that changes anything:"},
                 {"  settle a cell with one number left", {{Assign, NakedSingle}}},
                 {"  settle a number with one place left in its area", {{Assign, HiddenSingle}}},
                 {"  strike a number from cells that all its places in an area touch",
                  {{Remove, AllTouch}}},
                 {"  strike two numbers that are all two cells have from what both exclude",
                  {{Remove, NakedPair}}},
                 {"  strike all others where two numbers have the same two places only",
                  {{Remove, HiddenPair}}},
                 {"  until a cell has no number or a number no place: no solution", {Conflict}},
                 {"  or until no cell is empty: report the board", {Solution}},
                 {"  or until nothing changes: give up"},
             },
         .cost = phrase("suguru", "Each step looks at all cells and areas at worst, and there "
                                  "are no more steps than candidates: polynomial. The price: "
                                  "not every puzzle is solved. Memory for one board with its "
                                  "candidates."),
         .origin = phrase("suguru", "What solvers do by hand.")},
        [](const SuguruProblem& p, const Options& o, Control& c, auto& t) {
            return logic(p, o, c, t);
        },
        refuse);
}

std::vector<Sentence> SuguruPuzzle::verify(const Problem& problem, const Solution& solution) const
{
    const auto& suguru = cast(problem);
    if (solution.size() != suguru.cellCount())
        return {{phrase("suguru", "The board has %1 cells, but %2 numbers are named."),
                 {std::to_string(suguru.cellCount()), std::to_string(solution.size())}}};
    for (Variable cell = 0; cell < solution.size(); ++cell)
        if (solution[cell] == kNoValue)
            return {{phrase("suguru", "%1 has no number."),
                     {cellName(suguru, cell)},
                     {{cell, kNoValue}}}};
    // A full board is right exactly if it would be sound as givens: areas of N cells with numbers
    // up to N and none twice hold each once.
    SuguruProblem placed = suguru;
    placed.givens = solution;
    std::vector<Sentence> wrong = faultsOf(placed);
    for (Variable cell = 0; cell < solution.size(); ++cell)
        if (suguru.givens[cell] != kNoValue && suguru.givens[cell] != solution[cell])
            wrong.push_back({phrase("suguru", "%1 must be %2, as given."),
                             {cellName(suguru, cell), std::to_string(suguru.givens[cell] + 1)},
                             {{cell, suguru.givens[cell]}}});
    return wrong;
}

// Cells framed by the borders of the areas.
std::string SuguruPuzzle::draw(const Problem& problem, const State* state) const
{
    const auto& suguru = cast(problem);
    const std::uint32_t width = suguru.width;
    const std::size_t digits = Layout(suguru).largestArea > 9 ? 2 : 1;
    const auto differ = [&](Variable a, Variable b) { return suguru.areas[a] != suguru.areas[b]; };
    const auto borderAbove = [&](std::uint32_t row) {
        std::string line = "+";
        for (std::uint32_t column = 0; column < width; ++column) {
            const Variable below = row * width + column;
            const bool isBorder = row == 0 || row == suguru.height || differ(below - width, below);
            line += std::string(digits + 2, isBorder ? '-' : ' ') + "+";
        }
        return line + "\n";
    };
    std::string text;
    for (std::uint32_t row = 0; row < suguru.height; ++row) {
        text += borderAbove(row) + "|";
        for (std::uint32_t column = 0; column < width; ++column) {
            const Variable cell = row * width + column;
            const Value value = suguru.givens[cell] != kNoValue ? suguru.givens[cell]
                                : state != nullptr              ? state->value(cell)
                                                                : kNoValue;
            text += fmt::format(" {:>{}} ", value == kNoValue ? "." : std::to_string(value + 1),
                                digits);
            text += column + 1 == width || differ(cell, cell + 1) ? '|' : ' ';
        }
        text += "\n";
    }
    return text + borderAbove(suguru.height);
}

} // namespace

std::unique_ptr<const Puzzle> makePuzzle()
{
    return std::make_unique<SuguruPuzzle>();
}

} // namespace clew::suguru
