// One puzzle as everybody else sees it: the command line, files, tests and the window.
//
// A puzzle is a subclass of `TypedPuzzle` in its folder core/puzzles/<id>/, made by
// `std::unique_ptr<const Puzzle> clew::<id>::makePuzzle()`. Problems are immutable values shared by
// pointer; undo, saving, running and racing are written once for all puzzles on top of that.

#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/picture/picture.h"
#include "core/puzzle/info.h"
#include "core/puzzle/requests.h"
#include "core/puzzle/strategy.h"
#include "core/search/control.h"
#include "core/search/event.h"
#include "core/search/outcome.h"
#include "core/text/result.h"
#include "core/text/sentence.h"
#include "core/trace/recorder.h"
#include "core/trace/state.h"

namespace clew {

class Playing;

class Puzzle
{
public:
    virtual ~Puzzle() = default;

    [[nodiscard]] const PuzzleInfo& info() const { return m_info; }
    /// Index of the strategy with this id.
    [[nodiscard]] std::optional<std::size_t> strategyIndex(std::string_view id) const;
    [[nodiscard]] const PresetInfo* preset(std::string_view id) const;
    [[nodiscard]] const FormatInfo* format(std::string_view id) const;
    /// Null if the puzzle has no such rule.
    [[nodiscard]] const RuleInfo* rule(Rule rule) const;
    [[nodiscard]] Phrase ruleName(Rule rule) const;
    /// The same for a rule that a problem may have named itself.
    [[nodiscard]] const RuleInfo* rule(const Problem& problem, Rule rule) const;
    [[nodiscard]] Phrase ruleName(const Problem& problem, Rule rule) const;
    /// The rules that events of this problem may name: the puzzle's, and its own.
    [[nodiscard]] std::vector<RuleInfo> rulesOf(const Problem& problem) const;

    // ---- problems

    /// A problem from parameters alone. Unknown names are refused before this is called.
    [[nodiscard]] virtual Result<ProblemPtr> create(const Parameters& parameters) const = 0;
    /// A problem from text in one of the formats (empty id: whichever it is), never partly read.
    /// Parameters given besides the text apply where the text is silent. A UTF-8 mark at the
    /// beginning counts as nothing, "\r\n" as a line end.
    [[nodiscard]] Result<ProblemPtr> read(std::string_view text, std::string_view format,
                                          const Parameters& parameters) const;
    /// A solution from text in a format that writes them (empty id: whichever it is), for the
    /// puzzle's verify(). Of the problem `of` or, without one, of what the text shows together with
    /// the parameters: the board of a tour, the numbers of an equation. By default an error: what
    /// is printed reads as a problem.
    [[nodiscard]] Result<ClaimedSolution> readSolution(std::string_view text,
                                                       std::string_view format,
                                                       const Parameters& parameters,
                                                       const ProblemPtr& of = nullptr) const;
    /// Whether a text that others can read as well is by custom this puzzle's: 81 digits are a
    /// Sudoku, not one large number. By default none is.
    [[nodiscard]] virtual bool claims(std::string_view text) const;
    /// What this puzzle would read in the text if one slip were corrected: a digit more or fewer
    /// than a Sudoku has. By default nothing.
    [[nodiscard]] virtual Sentence nearMiss(std::string_view text) const;
    /// Whether a text has a form that no other puzzle has: where it cannot be read, it is this
    /// puzzle that says why. By default none has.
    [[nodiscard]] virtual bool recognises(std::string_view text) const;
    /// The preset's problem; presets are always sound.
    [[nodiscard]] ProblemPtr presetProblem(const PresetInfo& preset) const;
    /// The problem in a format that writes problems; read() gives it back.
    [[nodiscard]] virtual std::string write(const Problem& problem,
                                            std::string_view format) const = 0;
    /// What the window's title and lists call it: "8 queens, 2 given".
    [[nodiscard]] virtual Sentence title(const Problem& problem) const = 0;
    /// What its size is besides the number of its variables, to whoever solves it by hand: columns
    /// and rows as a parameter has them ("5x20"), or what else the size is named by. By default
    /// nothing: boards of as many variables are of one size.
    [[nodiscard]] virtual std::string shape(const Problem& problem) const;
    /// What makes the givens impossible by inspection (two queens in one row), with the places.
    [[nodiscard]] virtual std::vector<Sentence> faults(const Problem& problem) const = 0;
    /// The problem with these assignments as further givens, a position of a player or of a search:
    /// its solutions are those of the problem that agree with them all. Several of one variable,
    /// and what contradicts the givens, make a problem without solutions or an error. By default an
    /// error: the puzzle has no givens for it.
    [[nodiscard]] virtual Result<ProblemPtr> assume(const Problem& problem,
                                                    std::span<const Assignment> assignments) const;

    // ---- variables, solutions

    [[nodiscard]] virtual Dimensions dimensions(const Problem& problem) const = 0;
    /// "column 3", "R4C7", "R4C7 = 1".
    [[nodiscard]] virtual Sentence placeName(const Problem& problem, Place place) const = 0;
    /// What a Decide decides, and where else an event speaks of: "R4C7 = 1", "x ≤ 5". By default
    /// the place's name, which is all where no search guesses more than one value at a time.
    [[nodiscard]] virtual Sentence eventName(const Problem& problem, Event event) const;
    /// The same in the fewest letters, for a label in a tree that has little room: "q3 = 5". By
    /// default eventName(), which usually is short.
    [[nodiscard]] virtual Sentence branchName(const Problem& problem, Event event) const;
    /// What a step that begins with this event is called in a list: by default its rule's name;
    /// where one rule reads many lines, with the line that it reads here.
    [[nodiscard]] virtual Sentence stepName(const Problem& problem, Event event) const;
    /// What is to be done, in paragraphs, for whoever has the board on paper and nothing else. By
    /// default the summary.
    [[nodiscard]] virtual std::vector<Sentence> instructions(const Problem& problem) const;
    /// The cell of the board that the place is or lies in; none, as by default, if the board has no
    /// rows and columns or the place names no single cell of it.
    [[nodiscard]] virtual std::optional<GridCell> gridCell(const Problem& problem,
                                                           Place place) const;
    /// The solution that a state is, when the trace says Solution there. By default the value of
    /// each variable.
    [[nodiscard]] virtual Solution solutionAt(const Problem& problem, const State& state) const;
    /// The rule checker, independent of all strategies: what is wrong with this assignment; empty
    /// for a solution.
    [[nodiscard]] virtual std::vector<Sentence> verify(const Problem& problem,
                                                       const Solution& solution) const = 0;
    /// The rules that would be broken at once if the variable took this value in this state, each
    /// with its causes; empty if none would, or if it has the value. Any other value it has is not
    /// counted.
    [[nodiscard]] virtual std::vector<Sentence>
    violations(const Problem& problem, const State& state, Place place) const = 0;
    /// Solutions `first`, `first`+1, … (numbered from 0) in a format that writes solutions, with
    /// the final newline. Give `FormatInfo::abreast` of them at a time.
    [[nodiscard]] virtual std::string writeSolutions(const Problem& problem,
                                                     std::span<const Solution> solutions,
                                                     std::uint64_t first,
                                                     std::string_view format) const = 0;
    /// One solution that stands for all images under the symmetries of the problem: equal for two
    /// solutions exactly if they are of one class. By default the solution itself: no symmetries.
    [[nodiscard]] virtual Solution canonical(const Problem& problem,
                                             const Solution& solution) const;

    /// Whether some search could emit this Decide, Assign, Remove or Conflict, whatever came
    /// before. Its variable and value are within dimensions(), its rule one of info().rules for
    /// such events. What passes here, in any order, all functions below and solutionAt() must be
    /// able to take; see EventCheck. By default everything.
    [[nodiscard]] virtual bool canHappen(const Problem& problem, Event event) const;

    /// Whether `event` has the same reason as the event before it, both being Assign or Remove by
    /// one rule: together they are one deduction (core/study/deductions.h). Decided by these two
    /// alone, without what is on the board. By default strikes do, and values that are given or
    /// chosen along with others.
    [[nodiscard]] virtual bool continues(const Problem& problem, Event before, Event event) const;

    // ---- looking

    /// The board as text for a terminal, with the state if there is one. Without a state, read()
    /// takes it for the same problem though no format is named, unless it says that the board "is
    /// not drawn" or the puzzle is SourceEditing.
    [[nodiscard]] virtual std::string draw(const Problem& problem, const State* state) const = 0;
    [[nodiscard]] virtual Picture picture(const Problem& problem, const View& view) const = 0;
    /// Why this event happened in this state (the one before it), in a sentence.
    [[nodiscard]] virtual Sentence explain(const Problem& problem, const State& before,
                                           Event event) const = 0;
    /// Why these events happened, at least one and all of one deduction, in a sentence. By default
    /// what explain() says of the first.
    [[nodiscard]] virtual Sentence explainStep(const Problem& problem, const State& before,
                                               std::span<const Event> events) const;
    /// What kinds of arguments settle these events of one deduction, in a word or two ("overlap"),
    /// where its rule's name does not say that already. By default nothing.
    [[nodiscard]] virtual Sentence stepKind(const Problem& problem, const State& before,
                                            std::span<const Event> events) const;

    // ---- playing

    /// How a person plays it; null, by default, if the puzzle is not played by hand.
    [[nodiscard]] virtual const Playing* playing() const { return nullptr; }

    // ---- searching

    /// Why a strategy cannot search this problem at all: it is too large for the words and numbers
    /// the strategy works with. None if it can. Takes next to no time; ask before run().
    [[nodiscard]] std::optional<Sentence> refusal(std::size_t strategy,
                                                  const Problem& problem) const;
    /// The strategy to name in place of one that refuses: the soonest to answer that does not. None
    /// if all of those refuse.
    [[nodiscard]] std::optional<std::size_t> substitute(const Problem& problem) const;

    /// Whether a strategy with these settings makes random choices on this problem: if not, its
    /// search is the same for all seeds. By default where it may on any (isRandom()).
    [[nodiscard]] virtual bool draws(const Problem& problem, std::size_t strategy,
                                     const Parameters& settings) const;

    /// Runs a strategy on the calling thread: traced if there is a recorder. One that refuses the
    /// problem runs dry at once, so that nothing is said of solutions.
    Outcome run(std::size_t strategy, const Problem& problem, const Options& options,
                Control& control, Recorder* recorder = nullptr) const;
    /// Ids of the strategies that answer soonest: each is run where the one before it has run
    /// dry. The last one is complete; all of them are unless one solution is wanted. By default
    /// the one that is the fastest for most problems.
    [[nodiscard]] virtual StrategyIds fastest(const Problem& problem, Wanted wanted) const;
    struct Answer
    {
        Outcome outcome;
        std::size_t strategy = 0; ///< the last one that was run
    };
    /// Runs these one after the other until one has a solution or has not run dry.
    Answer runInTurn(const StrategyIds& strategies, const Problem& problem, const Options& options,
                     Control& control) const;
    /// The exact number of solutions by the fastest way known. By default by running the first
    /// complete strategy on one thread, which cannot be split into parts.
    [[nodiscard]] virtual Result<CountResult>
    count(const Problem& problem, const CountRequest& request, Control& control) const;
    /// Why the number of solutions would mean nothing; by default it does not.
    [[nodiscard]] virtual std::optional<Sentence> whyNotCounted(const Problem& problem) const;
    /// Whether count() makes CountRequest::checkpoint its business, for all or none of a count;
    /// otherwise it calls CountRequest::keep, or refuses it.
    [[nodiscard]] virtual bool keepsCheckpoints() const { return false; }
    /// The table of counts that the puzzle's source asks for, as text: by the conventions of
    /// `problem` and up to its size. By default there is none.
    [[nodiscard]] virtual Result<std::string> countTable(const Problem& problem,
                                                         Control& control) const;
    /// The counts of problems like this one, up to its size, as sequences; `all`: of every kind
    /// that the table has. By default there are none.
    [[nodiscard]] virtual std::vector<CountSequence> sequences(const Problem& problem,
                                                               bool all) const;
    /// Logical steps to a solution. By default the events of the strategy called `logic`, or of
    /// the default one where there is none, explained one by one: those of the branch that lived.
    [[nodiscard]] virtual Explanation
    explainSolution(const Problem& problem, const ExplainRequest& request, Control& control) const;

    // ---- new problems

    /// A new problem with exactly one solution, by what PuzzleInfo::generator offers; null if the
    /// control says stop. By default an error: not offered.
    [[nodiscard]] virtual Result<ProblemPtr> generate(const GenerateRequest& request,
                                                      Control& control) const;
    /// How hard a problem with exactly one solution is; of no meaning if the control says stop. By
    /// default an error: not offered.
    [[nodiscard]] virtual Result<Rating> rate(const Problem& problem, Control& control) const;
    /// The same on one of PuzzleInfo::scales; a lower bound if the control says stop. By default an
    /// error: not offered.
    [[nodiscard]] virtual Result<ScaleRating> rateOn(std::size_t scale, const Problem& problem,
                                                     Control& control) const;

protected:
    /// What assume() answers to an assignment that contradicts the givens, or one before it.
    [[nodiscard]] tl::unexpected<Error> contradicted(const Problem& problem,
                                                     Assignment assignment) const;

    /// Info without its strategies, and these in the order in which they are shown.
    Puzzle(PuzzleInfo info, std::vector<Strategy> strategies);

    /// What read() says, of a text without mark whose lines end in "\n".
    [[nodiscard]] virtual Result<ProblemPtr> readText(std::string_view text,
                                                      std::string_view format,
                                                      const Parameters& parameters) const = 0;
    /// What readSolution() says, of such a text.
    [[nodiscard]] virtual Result<ClaimedSolution> readSolutionText(std::string_view text,
                                                                   std::string_view format,
                                                                   const Parameters& parameters,
                                                                   const ProblemPtr& of) const;

private:
    PuzzleInfo m_info;
    std::vector<Strategy> m_strategies; ///< without what is in m_info.strategies
};

/// The kind of puzzle and the title of the board; that alone where it begins with the kind, as
/// "Sudoku 9 × 9" does.
Sentence fullTitle(const Puzzle& puzzle, const Problem& problem);

} // namespace clew
