// The knight's tour as a registered puzzle.

#include <algorithm>
#include <fmt/format.h>

#include "core/puzzles/knight/breadthfirst.h"
#include "core/puzzles/knight/depthfirst.h"
#include "core/puzzles/knight/divideandconquer.h"
#include "core/puzzles/knight/explain.h"
#include "core/puzzles/knight/formats.h"
#include "core/puzzles/knight/frontier/frontier.h"
#include "core/puzzles/knight/picture.h"
#include "core/puzzles/knight/warnsdorff.h"

namespace clew::knight {

namespace {

const KnightProblem& cast(const Problem& problem)
{
    return static_cast<const KnightProblem&>(problem);
}

// Boards beyond this are not printed square by square.
constexpr std::uint32_t kMaxPrintedSide = 200;

PuzzleInfo makeInfo()
{
    PuzzleInfo info;
    info.id = "knight";
    info.title = phrase("knight", "Knight's tour");
    info.summary =
        phrase("knight", "Jump with a knight so that it visits every square exactly once.");
    info.parameters = {
        {.id = "size",
         .kind = ParameterInfo::Kind::Size,
         .title = phrase("knight", "Size"),
         .summary = phrase("knight", "Columns and rows, like 8 or 5x6"),
         .fallback = "5x5"},
        {.id = "from",
         .kind = ParameterInfo::Kind::Text,
         .title = phrase("knight", "From"),
         .summary = phrase("knight", "The square where the tour starts, like a1; empty for any")},
        {.id = "closed",
         .kind = ParameterInfo::Kind::Flag,
         .title = phrase("knight", "Closed"),
         .summary = phrase("knight", "The last square is a jump away from the first")},
        {.id = "blocked",
         .kind = ParameterInfo::Kind::Text,
         .title = phrase("knight", "Blocked"),
         .summary = phrase("knight", "Squares the knight may not enter, like \"c3 d4\"")},
    };
    info.presets = {
        {.id = "p91",
         .title = phrase("knight", "Five by five (P91)"),
         .summary = phrase("knight", "From any square: 1,728 tours, 304 of them from each corner."),
         .parameters = {{"size", "5x5"}}},
        {.id = "6x6-closed",
         .title = phrase("knight", "Closed on six by six"),
         .summary = phrase("knight", "The smallest square with closed tours: 9,862."),
         .parameters = {{"size", "6x6"}, {"closed", "1"}}},
        {.id = "8x8",
         .title = phrase("knight", "The chessboard"),
         .summary = phrase(
             "knight", "Warnsdorff's rule finds a tour at once; there are 19,591,828,170,979,904."),
         .parameters = {{"size", "8x8"}, {"from", "a1"}}},
        {.id = "3x10-closed",
         .title = phrase("knight", "Closed on three by ten"),
         .summary =
             phrase("knight", "The smallest board three squares high with closed tours: 16."),
         .parameters = {{"size", "10x3"}, {"closed", "1"}}},
        {.id = "4x4",
         .title = phrase("knight", "Four by four"),
         .summary = phrase("knight", "There is no tour, and the search proves it."),
         .parameters = {{"size", "4x4"}}},
        {.id = "blocked",
         .title = phrase("knight", "A hole in the middle"),
         .summary = phrase("knight", "A closed tour around four blocked squares."),
         .text = "closed\n........\n........\n........\n...##...\n...##...\n........\n........\n..."
                 ".....\n",
         .format = "board"},
        {.id = "50x50",
         .title = phrase("knight", "Fifty by fifty"),
         .summary =
             phrase("knight", "2,500 squares: hopeless for backtracking, easy with a good rule."),
         .parameters = {{"size", "50x50"}, {"from", "a1"}}},
    };
    info.formats = {
        {.id = "board",
         .title = phrase("knight", "Board of . # and S"),
         .suffixes = {".knight", ".txt"},
         .readsProblem = true,
         .writesProblem = true},
        {.id = "squares",
         .title = phrase("knight", "Squares in order"),
         .writesSolution = true,
         .line = true},
        {.id = "numbers", .title = phrase("knight", "Numbered board"), .writesSolution = true},
        {.id = "pairs",
         .title = phrase("knight", "Pairs (X . Y), the last square first"),
         .writesSolution = true,
         .line = true},
    };
    info.noGenerator =
        phrase("knight", "There are no new problems to make: every board with its first square is "
                         "one already, mostly with very many tours.");
    info.symmetric = true;
    info.races = {
        {.id = "first-tour",
         .title = phrase("knight", "The first tour"),
         .lesson = phrase("knight", "Breadth first keeps millions of paths before one is a tour; "
                                    "backtracking keeps one; a good rule hardly ever turns back."),
         .preset = "p91",
         .strategies = {"breadth-first", "backtracking", "warnsdorff"},
         .solutions = 1},
        {.id = "no-tour",
         .title = phrase("knight", "Proving that there is none"),
         .lesson =
             phrase("knight", "Without a tour every strategy has to see everything, and a good "
                              "rule helps only by leaving dead ends early."),
         .preset = "4x4",
         .strategies = {"breadth-first", "backtracking", "warnsdorff"}},
        {.id = "chessboard",
         .title = phrase("knight", "One tour of the chessboard"),
         .lesson = phrase("knight", "Backtracking loses its way for longer than anybody waits; "
                                    "Warnsdorff's rule of 1823 walks straight through."),
         .preset = "8x8",
         .strategies = {"backtracking", "warnsdorff", "divide-and-conquer"},
         .solutions = 1},
    };
    info.rules = {
        {Impossible, phrase("knight", "impossible as given"), RuleScope::Place},
        {NoJump, phrase("knight", "no jump left")},
        {CutOff, phrase("knight", "square cut off")},
        {TwoEnds, phrase("knight", "two squares to end on")},
        {NoReturn, phrase("knight", "no way back to the start")},
        {NotClosed, phrase("knight", "not closed")},
        {MirrorImage, phrase("knight", "other direction of a tour listed already")},
        {Tiled, phrase("knight", "tour of a tile")},
        {Swept, phrase("knight", "passed by the frontier")},
    };
    return info;
}

class KnightPuzzle : public Puzzle
{
public:
    KnightPuzzle() : Puzzle(makeInfo()) { addStrategies(); }

    Result<ProblemPtr> create(const Parameters& parameters) const override
    {
        return makeProblem(parameters);
    }

    // On the source's board backtracking finds the source's first tour at once.
    StrategyIds fastest(const Problem& problem, Wanted wanted) const override
    {
        constexpr std::uint32_t kSmall = 25; // squares
        constexpr std::uint32_t kHuge = 10'000;
        const std::uint32_t squares = cast(problem).squareCount();
        if (squares <= kSmall || wanted == Wanted::InOrder)
            return {"backtracking"};
        if (squares >= kHuge && wanted == Wanted::One)
            return {"divide-and-conquer", "warnsdorff"};
        return {"warnsdorff"};
    }

    Result<ProblemPtr> read(std::string_view text, std::string_view /*format*/,
                            const Parameters& parameters) const override
    {
        return readBoard(text, parameters);
    }

    std::string write(const Problem& problem, std::string_view /*format*/) const override
    {
        return writeBoard(cast(problem));
    }

    Sentence title(const Problem& problem) const override { return verbatim(titleText(problem)); }

    static std::string titleText(const Problem& problem)
    {
        const auto& knight = cast(problem);
        std::string title = fmt::format("{}×{}", knight.columns, knight.rows);
        if (knight.closed)
            title += ", closed";
        if (knight.from)
            title += ", from " + squareName(knight, *knight.from);
        if (!knight.blocked.empty())
            title += fmt::format(", {} blocked", knight.blocked.size());
        return title;
    }

    std::vector<Sentence> faults(const Problem& problem) const override
    {
        return findFaults(cast(problem));
    }

    Dimensions dimensions(const Problem& problem) const override
    {
        return {cast(problem).freeCount(), cast(problem).squareCount()};
    }

    Sentence placeName(const Problem& problem, Place place) const override
    {
        if (place.value == kNoValue)
            return {phrase("knight", "move %1"), {std::to_string(place.variable)}};
        return verbatim(squareName(cast(problem), place.value));
    }

    std::vector<Sentence> verify(const Problem& problem, const Solution& solution) const override;

    std::string writeSolutions(const Problem& problem, std::span<const Solution> solutions,
                               std::uint64_t first, std::string_view format) const override
    {
        return writeTours(cast(problem), solutions, first, format);
    }

    Solution canonical(const Problem& problem, const Solution& solution) const override;

    std::string draw(const Problem& problem, const State* state) const override
    {
        const auto& knight = cast(problem);
        if (std::max(knight.columns, knight.rows) > kMaxPrintedSide)
            return fmt::format("{} (a board this large is not drawn)\n", titleText(problem));
        return state == nullptr || state->assignedCount() == 0 ? writeBoard(knight)
                                                               : numberGrid(knight, pathIn(*state));
    }

    Picture picture(const Problem& problem, const View& view) const override
    {
        return drawTour(cast(problem), view);
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
        return explainTour(cast(problem), control);
    }

    Result<CountResult> count(const Problem& problem, const CountRequest& request,
                              Control& control) const override
    {
        return countSolutions(cast(problem), request, control);
    }
    bool keepsCheckpoints() const override { return true; }

private:
    void addStrategies();
};

void KnightPuzzle::addStrategies()
{
    using enum EventKind;
    addStrategy<KnightProblem>(
        {.id = "backtracking",
         .title = phrase("knight", "Backtracking"),
         .summary =
             phrase("knight", "Each jump is tried in turn; from a dead end the last one is taken "
                              "back."),
         .idea = phrase("knight", "The knight takes the first jump that leads to a new square, "
                                  "and goes on from there. Where there is none, the last jump "
                                  "is taken back and the next one tried. Nothing is foreseen: "
                                  "that a corner was cut off long ago shows only when the path "
                                  "has filled all the rest."),
         .pseudoCode =
             {
                 {"if no tour can exist at sight: stop", {{Conflict, Impossible}}},
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
         .cost = phrase("knight", "Up to eight ways on at every move: time grows exponentially "
                                  "with the number of squares, and 8 × 8 can take too long for "
                                  "even one tour. Memory for one path."),
         .origin = phrase("knight", "P91, with the steps in the order of its program.")},
        [](const KnightProblem& p, const Options& o, Control& c, auto& t) {
            return backtracking(p, o, c, t);
        });
    addStrategy<KnightProblem>(
        {.id = "breadth-first",
         .title = phrase("knight", "Breadth first"),
         .summary =
             phrase("knight", "All paths of k squares are kept while those of k + 1 are made: "
                              "memory runs out soon."),
         .idea = phrase("knight", "All paths of k squares are made before any path of k + 1. It "
                                  "is the tree of backtracking, walked layer by layer. As every "
                                  "tour is equally long, all of them lie in the last layer: "
                                  "there is nothing to gain by going wide first, and that is "
                                  "the lesson."),
         .pseudoCode =
             {
                 {"if no tour can exist at sight: stop", {{Conflict, Impossible}}},
                 {"paths ← all paths of one square"},
                 {"repeat until paths cover the board:"},
                 {"  longer ← { }"},
                 {"  for each path in paths: stand at its end", {Visit}},
                 {"    for each of the eight steps that leads to a square not on path:"},
                 {"      add path + that square to longer", {Decide}},
                 {"    if there was none: path is dropped", {{Conflict, NoJump}}},
                 {"  paths ← longer"},
                 {"for each path in paths:"},
                 {"  if not closed as asked, or listed the other way round: drop it",
                  {{Conflict, NotClosed}, {Conflict, MirrorImage}}},
                 {"  else: report it", {Solution}},
             },
         .cost = phrase("knight", "Time as for all tours by backtracking. Memory for a whole "
                                  "layer of paths, which grows exponentially until the board is "
                                  "about half full: that is what ends it first."),
         .origin = phrase("knight", "P91, as its program does it.")},
        [](const KnightProblem& p, const Options& o, Control& c, auto& t) {
            return breadthFirst(p, o, c, t);
        });
    addStrategy<KnightProblem>(
        {.id = "warnsdorff",
         .title = phrase("knight", "Warnsdorff's rule"),
         .summary = phrase("knight",
                           "Backtracking that jumps first to where the fewest jumps lead on, and "
                           "gives up when a square is cut off."),
         .idea = phrase("knight", "The knight jumps first to the square from which it would "
                                  "have the fewest ways on: hard squares are visited while they "
                                  "still can be. In this order the first path tried is often a "
                                  "tour already. It remains a complete search: jumps are taken "
                                  "back if need be, and a path is given up once it has cut a "
                                  "square off."),
         .pseudoCode =
             {
                 {"if no tour can exist at sight: stop", {{Conflict, Impossible}}},
                 {"for each start of the right colour: search(start)"},
                 {""},
                 {"search(square):"},
                 {"  visit square", {Decide}},
                 {"  if every square is visited:"},
                 {"    if not closed as asked, or listed the other way round: drop it",
                  {{Conflict, NotClosed}, {Conflict, MirrorImage}}},
                 {"    else: report the tour", {Solution}},
                 {"  if an unvisited square has too few jumps left: a dead end",
                  {{Conflict, CutOff}, {Conflict, TwoEnds}, {Conflict, NoReturn}}},
                 {"  if no jump leads to an unvisited square: a dead end", {{Conflict, NoJump}}},
                 {"  sort the unvisited squares a jump away"},
                 {"    by the number of unvisited squares a jump from there, fewest first,"},
                 {"    then by distance from the centre, farthest first"},
                 {"  for each of them: search(it)"},
                 {"  leave square", {Visit}},
             },
         .cost = phrase("knight", "Where the rule holds, time is proportional to the number of "
                                  "squares. Where it fails, and for all tours, it grows "
                                  "exponentially as in backtracking. Memory for one path."),
         .origin = phrase("knight", "H. C. von Warnsdorff, 1823; ties after A. Roth.")},
        [](const KnightProblem& p, const Options& o, Control& c, auto& t) {
            return warnsdorff(p, o, c, t);
        });
    addStrategy<KnightProblem>(
        {.id = "divide-and-conquer",
         .title = phrase("knight", "Divide and conquer"),
         .summary =
             phrase("knight", "One tour from tours of small tiles, joined at their borders; boards "
                              "that are not cut are searched by Warnsdorff's rule."),
         .complete = false,
         .idea = phrase("knight", "Small boards are easy, so the large one is cut into small "
                                  "tiles, and a closed tour of each is found by search. Two "
                                  "neighbouring tours become one when a jump of each is "
                                  "replaced by two jumps across the border. In the end one tour "
                                  "goes through all tiles."),
         .pseudoCode =
             {
                 {"if no tour can exist at sight: stop", {{Conflict, Impossible}}},
                 {"if the board is too small to be cut, or has blocked squares:"},
                 {"  search for one tour by Warnsdorff's rule instead", {Decide, Conflict, Visit}},
                 {"if a side is 3 or 4: stretch the tour of a short board instead"},
                 {"cut the board into tiles of about 6 × 6"},
                 {"for each size of tile: find a closed tour by search"},
                 {"for each two neighbouring tiles:"},
                 {"  find jumps a–b in one and c–d in the other"},
                 {"    such that a–c and b–d are jumps"},
                 {"  replace a–b and c–d by a–c and b–d"},
                 {"follow the one tour that results", {{Assign, Tiled}}},
                 {"report it", {Solution}},
             },
         .cost = phrase("knight", "Time and memory proportional to the number of squares, on "
                                  "any board that can be cut. It finds one tour, never all of "
                                  "them."),
         .origin = phrase("knight", "After I. Parberry, 1997.")},
        [](const KnightProblem& p, const Options& o, Control& c, auto& t) {
            return divideAndConquer(p, o, c, t);
        });
    addStrategy<KnightProblem>(
        {.id = "frontier",
         .title = phrase("knight", "Frontier (counts only)"),
         .summary = phrase("knight",
                           "Counts all tours without listing any: beginnings that leave the same "
                           "loose ends are the same. One side up to 11."),
         .complete = false,
         .idea = phrase("knight", "The squares are swept one after the other. Of all that was "
                                  "done behind, only the squares just ahead matter: which are "
                                  "untouched, which lie inside a piece of path, and which are "
                                  "the two ends of one piece. Beginnings that look alike there "
                                  "are counted together, so that no tour is ever listed."),
         .pseudoCode =
             {
                 {"if no tour can exist at sight: stop", {{Conflict, Impossible}}},
                 {"states ← { nothing visited: 1 way }"},
                 {"for each square, along the narrow side:"},
                 {"  next ← { }"},
                 {"  for each state and its number of ways:"},
                 {"    for each way to join square to later squares:"},
                 {"      if no loop closes too early:"},
                 {"        next[which loose ends belong together] += ways"},
                 {"  states ← next: the square is done", {{Assign, Swept}}},
                 {"tell the number of ways that joined everything"},
             },
         .cost = phrase("knight", "The number of states grows exponentially with the narrow "
                                  "side, and time and memory with it; with the long side time "
                                  "grows only in proportion. One side up to 11."),
         .origin = phrase("knight", "Sekine, Imai and Tani, 1995; Knuth, TAOCP 7.1.4.")},
        [](const KnightProblem& p, const Options& o, Control& c, auto& t) {
            return frontier(p, o, c, t);
        },
        [](const KnightProblem& p) { return frontierRefusal(p); });
}

std::vector<Sentence> KnightPuzzle::verify(const Problem& problem, const Solution& solution) const
{
    const auto& knight = cast(problem);
    if (solution.size() != knight.freeCount())
        return {{phrase("knight", "The board has %1 free squares, but the tour has %2."),
                 {std::to_string(knight.freeCount()), std::to_string(solution.size())}}};
    std::vector<Sentence> wrong;
    std::vector<bool> visited(knight.squareCount());
    const auto isJump = [&](Value a, Value b) {
        const auto right =
            std::abs(static_cast<int>(a % knight.columns) - static_cast<int>(b % knight.columns));
        const auto up =
            std::abs(static_cast<int>(a / knight.columns) - static_cast<int>(b / knight.columns));
        return (right == 1 && up == 2) || (right == 2 && up == 1);
    };
    for (Variable move = 0; move < solution.size(); ++move) {
        const Value square = solution[move];
        if (square >= knight.squareCount())
            return {{phrase("knight", "Move %1 has no square."),
                     {std::to_string(move)},
                     {{move, kNoValue}}}};
        const std::string name = squareName(knight, square);
        if (std::ranges::binary_search(knight.blocked, square))
            wrong.push_back({phrase("knight", "%1 is blocked."), {name}, {{move, square}}});
        if (visited[square])
            wrong.push_back({phrase("knight", "%1 is visited twice."), {name}, {{move, square}}});
        visited[square] = true;
        if (move > 0 && !isJump(solution[move - 1], square))
            wrong.push_back({phrase("knight", "From %1 to %2 is no knight's jump."),
                             {squareName(knight, solution[move - 1]), name},
                             {{move, square}},
                             {{move - 1, solution[move - 1]}}});
    }
    if (knight.from && solution.front() != *knight.from)
        wrong.push_back({phrase("knight", "The tour starts at %1 instead of %2."),
                         {squareName(knight, solution.front()), squareName(knight, *knight.from)},
                         {{0, solution.front()}}});
    if (knight.closed && (solution.size() < 3 || !isJump(solution.back(), solution.front())))
        wrong.push_back(
            {phrase("knight", "No jump leads from %1 back to the start %2."),
             {squareName(knight, solution.back()), squareName(knight, solution.front())},
             {{0, solution.back()}, {0, solution.front()}}});
    return wrong;
}

// ---- symmetries

// The square's image when the board is mirrored left to right (1), top to bottom (2), at a diagonal
// (4).
Value image(const KnightProblem& problem, Value square, unsigned symmetry)
{
    Value column = square % problem.columns;
    Value row = square / problem.columns;
    if ((symmetry & 1U) != 0)
        column = problem.columns - 1 - column;
    if ((symmetry & 2U) != 0)
        row = problem.rows - 1 - row;
    if ((symmetry & 4U) != 0)
        std::swap(column, row);
    return row * problem.columns + column;
}

bool isSymmetry(const KnightProblem& problem, unsigned symmetry)
{
    const auto staysBlocked = [&](Value square) {
        return std::ranges::binary_search(problem.blocked, image(problem, square, symmetry));
    };
    const bool fitsBoard = (symmetry & 4U) == 0 || problem.columns == problem.rows;
    const bool keepsStart =
        problem.closed || !problem.from || image(problem, *problem.from, symmetry) == *problem.from;
    return fitsBoard && keepsStart && std::ranges::all_of(problem.blocked, staysBlocked);
}

Solution KnightPuzzle::canonical(const Problem& problem, const Solution& solution) const
{
    const auto& knight = cast(problem);
    if (std::ranges::find(solution, kNoValue) != solution.end())
        return solution; // what a trace calls one, but is not whole
    Solution least;
    const auto consider = [&](Solution tour) {
        if (least.empty() || tour < least)
            least = std::move(tour);
    };
    for (unsigned symmetry = 0; symmetry < 8; ++symmetry) {
        if (!isSymmetry(knight, symmetry))
            continue;
        Solution tour = solution;
        for (Value& square : tour)
            square = image(knight, square, symmetry);
        // A closed tour may be begun anywhere and followed either way, an open one be reversed.
        if (knight.closed) {
            std::ranges::rotate(tour, std::ranges::min_element(tour));
            if (tour[1] > tour.back())
                std::reverse(tour.begin() + 1, tour.end());
        } else if (!knight.from) {
            consider(Solution(tour.rbegin(), tour.rend()));
        }
        consider(std::move(tour));
    }
    return least;
}

} // namespace

std::unique_ptr<const Puzzle> makePuzzle()
{
    return std::make_unique<KnightPuzzle>();
}

} // namespace clew::knight
