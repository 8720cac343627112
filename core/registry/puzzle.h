// One puzzle as everybody else sees it: the command line, files, tests and the window.
//
// A puzzle is a subclass of `Puzzle` in its folder core/puzzles/<id>/, made by
// `std::unique_ptr<const Puzzle> clew::<id>::makePuzzle()`. Problems are immutable values shared by
// pointer; undo, saving, running and racing are written once for all puzzles on top of that.

#pragma once

#include <boost/container/small_vector.hpp>
#include <concepts>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/picture/picture.h"
#include "core/registry/pseudocode.h"
#include "core/search/control.h"
#include "core/search/event.h"
#include "core/search/outcome.h"
#include "core/search/phrase.h"
#include "core/search/result.h"
#include "core/trace/recorder.h"
#include "core/trace/state.h"

namespace clew {

/// A problem to solve: parameters, givens, rules' variants. Immutable once made.
struct Problem
{
    virtual ~Problem() = default;
};
using ProblemPtr = std::shared_ptr<const Problem>;

/// Named texts a problem is made from: {"size", "8"}, {"closed", "1"}. Flags are "1" or absent.
using Parameters = std::map<std::string, std::string, std::less<>>;

struct ParameterInfo
{
    enum class Kind : std::uint8_t { Number, Size, Text, Flag, Choice };

    std::string id; ///< also the option: --id
    Kind kind = Kind::Number;
    Phrase title;
    Phrase summary;
    std::string fallback = {};             ///< used when the parameter is absent
    std::vector<std::string> choices = {}; ///< of Choice
};

struct PresetInfo
{
    std::string id; ///< "@id" on the command line
    Phrase title;
    Phrase summary;
    Parameters parameters = {};
    std::string text = {}; ///< read with `format` if not empty
    std::string format = {};
};

struct FormatInfo
{
    std::string id;
    Phrase title;
    std::vector<std::string> suffixes = {}; ///< of files, with the dot
    bool readsProblem = false;
    bool writesProblem = false;
    bool writesSolution = false;
    bool line = false; ///< one problem (or solution) is one line; files of many are streamed
    int abreast = 1;   ///< how many solutions are written side by side
};

struct StrategyInfo
{
    std::string id;
    Phrase title;
    Phrase summary;             ///< one sentence on how it works
    bool complete = true;       ///< finds every solution, and can tell that there is none
    bool ordered = true;        ///< same solutions in the same order on every run (given the seed)
    Phrase idea = {};           ///< how it thinks, for a learner, in a few sentences
    PseudoCode pseudoCode = {}; ///< every event that it tells has a line
    Phrase cost = {};           ///< in time and memory
    Phrase origin = {};         ///< where it comes from
};

/// What a strategy may be told besides the problem.
struct Options
{
    std::uint64_t seed = 1;
};

/// What a broken rule is about.
enum class RuleScope : std::uint8_t {
    Assignment, ///< a value of a variable: Conflict events name both
    Place,      ///< the variable: Conflict events may leave the value out
};

struct RuleInfo
{
    Rule rule;
    Phrase name;
    RuleScope scope = RuleScope::Assignment;
};

/// A race that teaches something: a few strategies on one preset, side by side (registry/race.h).
struct RaceInfo
{
    std::string id;
    Phrase title;
    Phrase lesson;                        ///< what it shows, in a sentence
    std::string preset;                   ///< id
    std::vector<std::string> strategies;  ///< ids, from two to four
    std::uint64_t solutions = kUnlimited; ///< how many each looks for
};

/// A degree of difficulty for people.
struct DifficultyInfo
{
    std::string id;
    Phrase title;
    Phrase summary; ///< what is needed
};

/// What may be asked of the new problems that a puzzle makes.
struct GeneratorInfo
{
    std::vector<ParameterInfo> parameters = {};    ///< of GenerateRequest; their fallbacks apply
    std::vector<DifficultyInfo> difficulties = {}; ///< the easiest first; empty: no choice
};

struct PuzzleInfo
{
    std::string id;
    Phrase title;
    Phrase summary;
    std::vector<ParameterInfo> parameters = {};
    std::vector<PresetInfo> presets = {}; ///< the first one is what a newcomer sees
    /// The first one that writes problems is for files and links, the first one that writes
    /// solutions for printing.
    std::vector<FormatInfo> formats = {};
    std::vector<StrategyInfo> strategies = {}; ///< the first one is the default
    std::string fastest = {};                  ///< complete, for most problems; empty: the first
    std::vector<RaceInfo> races = {};          ///< ready ones, the most telling first
    std::vector<RuleInfo> rules = {};          ///< that Assign, Remove and Conflict events name
    std::vector<DifficultyInfo> difficulties = {}; ///< that rate() tells apart, the easiest first
    bool symmetric = false; ///< canonical() brings symmetrical solutions together
    std::optional<GeneratorInfo> generator = {}; ///< for generate(); empty: no new problems ...
    Phrase noGenerator = {};                     ///< ... for this reason, in a sentence
};

/// What is to be drawn: the problem alone, or with the state of a search, or with a solution.
struct View
{
    const State* state = nullptr;
    std::optional<Event> event = std::nullopt; ///< the last one, to be pointed out
    const Solution* solution = nullptr;
    std::span<const Place> causes = {}; ///< to be tinted
    std::span<const Place> effects = {};
    bool coordinates = true;
    std::optional<Area> looked = std::nullopt; ///< at this part, in units; see Picture::part()
};

/// Ids of strategies, of which there is mostly one; views that live as long as the puzzle.
using StrategyIds = boost::container::small_vector<std::string_view, 2>;

/// What somebody wants who does not watch the search.
enum class Wanted : std::uint8_t {
    One,     ///< a solution, whichever
    Several, ///< whether there are none, one or several
    InOrder, ///< solutions in the order of the puzzle's source
};

struct CountRequest
{
    unsigned threads = 1;
    std::uint64_t part = 1; ///< of `parts` independent parts whose counts add up
    std::uint64_t parts = 1;
    /// Where a puzzle that Puzzle::keepsCheckpoints() keeps how far it has come, and goes on from;
    /// empty: nowhere.
    std::string checkpoint = {};
    std::string scratch = {}; ///< folder for states that memory has no room for; empty: none
};

/// An exact count in decimal, and its conventions in words ("directed tours, reflections counted").
struct CountResult
{
    std::string count;
    Phrase meaning = {};
    Outcome outcome = {};
    std::map<std::string, std::string> more = {}; ///< named further counts found in the same pass
};

/// What a new problem is to be like. The same request gives the same problem.
struct GenerateRequest
{
    Parameters parameters = {}; ///< named in GeneratorInfo::parameters
    std::uint64_t seed = 1;
    std::string difficulty = {}; ///< id of a GeneratorInfo::difficulties; empty: whatever comes
};

/// How hard a problem is for people, and why.
struct Rating
{
    /// A rule that the way to the solution uses, and in how many steps.
    struct Technique
    {
        Rule rule;
        std::uint64_t steps;
    };

    std::size_t difficulty = 0; ///< index into PuzzleInfo::difficulties
    std::uint64_t score = 0;    ///< compares problems of one puzzle; the higher, the harder
    bool solved = true;         ///< by the techniques; false: something has to be tried
    std::vector<Technique> techniques = {}; ///< the simplest first
};

class Puzzle
{
public:
    virtual ~Puzzle() = default;

    [[nodiscard]] const PuzzleInfo& info() const { return m_info; }
    /// Index of the strategy with this id.
    [[nodiscard]] std::optional<std::size_t> strategyIndex(std::string_view id) const;
    [[nodiscard]] const PresetInfo* preset(std::string_view id) const;
    [[nodiscard]] const FormatInfo* format(std::string_view id) const;
    [[nodiscard]] Phrase ruleName(Rule rule) const;

    // ---- problems

    /// A problem from parameters alone. Unknown names are refused before this is called.
    [[nodiscard]] virtual Result<ProblemPtr> create(const Parameters& parameters) const = 0;
    /// A problem from text in one of the formats (empty id: whichever it is), never partly read.
    /// Parameters given besides the text apply where the text is silent.
    [[nodiscard]] virtual Result<ProblemPtr> read(std::string_view text, std::string_view format,
                                                  const Parameters& parameters) const = 0;
    /// The preset's problem; presets are always sound.
    [[nodiscard]] ProblemPtr presetProblem(const PresetInfo& preset) const;
    /// The problem in a format that writes problems; read() gives it back.
    [[nodiscard]] virtual std::string write(const Problem& problem,
                                            std::string_view format) const = 0;
    /// What the window's title and lists call it: "8 queens, 2 given".
    [[nodiscard]] virtual std::string title(const Problem& problem) const = 0;
    /// What makes the givens impossible at sight (two queens in one row), with the places.
    [[nodiscard]] virtual std::vector<Sentence> faults(const Problem& problem) const = 0;

    // ---- variables, solutions

    [[nodiscard]] virtual Dimensions dimensions(const Problem& problem) const = 0;
    /// "column 3", "R4C7", "R4C7 = 1".
    [[nodiscard]] virtual Sentence placeName(const Problem& problem, Place place) const = 0;
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

    // ---- looking

    /// The board as text for a terminal, with the state if there is one.
    [[nodiscard]] virtual std::string draw(const Problem& problem, const State* state) const = 0;
    [[nodiscard]] virtual Picture picture(const Problem& problem, const View& view) const = 0;
    /// Why this event happened in this state (the one before it), in a sentence.
    [[nodiscard]] virtual Sentence explain(const Problem& problem, const State& before,
                                           Event event) const = 0;

    // ---- searching

    /// Why a strategy cannot search this problem at all: it is too large for the words and numbers
    /// the strategy works with. None if it can. Takes next to no time; ask before run().
    [[nodiscard]] std::optional<Sentence> refusal(std::size_t strategy,
                                                  const Problem& problem) const;
    /// The strategy to name in place of one that refuses: the soonest to answer that does not. None
    /// if all of those refuse.
    [[nodiscard]] std::optional<std::size_t> substitute(const Problem& problem) const;

    /// Runs a strategy on the calling thread: traced if there is a recorder. One that refuses the
    /// problem runs dry at once, so that nothing is said of solutions.
    Outcome run(std::size_t strategy, const Problem& problem, const Options& options,
                Control& control, Recorder* recorder = nullptr) const;
    /// Ids of the strategies that answer soonest: each is to be run where the one before it has run
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
    /// Whether count() makes CountRequest::checkpoint its business, for all or none of a count;
    /// otherwise it is to be counted in parts.
    [[nodiscard]] virtual bool keepsCheckpoints() const { return false; }
    /// The table of counts that the puzzle's source asks for, as text: by the conventions of
    /// `problem` and up to its size. By default there is none.
    [[nodiscard]] virtual Result<std::string> countTable(const Problem& problem,
                                                         Control& control) const;
    /// Numbered logical steps to the solution. By default the events of the strategy called
    /// `logic`, or of the default one where there is none, explained one by one.
    [[nodiscard]] virtual std::vector<Sentence> explainSolution(const Problem& problem,
                                                                Control& control) const;

    // ---- new problems

    /// A new problem with exactly one solution, by what PuzzleInfo::generator offers; null if the
    /// control says stop. By default an error: not offered.
    [[nodiscard]] virtual Result<ProblemPtr> generate(const GenerateRequest& request,
                                                      Control& control) const;
    /// How hard a problem with exactly one solution is; of no meaning if the control says stop. By
    /// default an error: not offered.
    [[nodiscard]] virtual Result<Rating> rate(const Problem& problem, Control& control) const;

protected:
    /// The part of PuzzleInfo that is data; strategies come with addStrategy().
    explicit Puzzle(PuzzleInfo info) : m_info(std::move(info)) {}

    /// Of strategies that take every problem.
    struct RefuseNone
    {
        std::optional<Sentence> operator()(const Problem& /*problem*/) const
        {
            return std::nullopt;
        }
    };

    /// `solve` is called as solve(problem, options, control, tracer) with a `const P&` and each
    /// tracer, `refuse` as refuse(problem) for refusal().
    template<std::derived_from<Problem> P, class Solve, class Refuse = RefuseNone>
    void addStrategy(StrategyInfo info, Solve, Refuse = {})
    {
        static_assert(std::is_empty_v<Solve> && std::is_empty_v<Refuse>,
                      "a strategy is plain functions, without captures");
        m_info.strategies.push_back(std::move(info));
        m_runs.push_back({
            [](const Problem& problem, const Options& options, Control& control) -> Outcome {
                NoTracer tracer;
                return Solve{}(static_cast<const P&>(problem), options, control, tracer);
            },
            [](const Problem& problem, const Options& options, Control& control,
               Recorder& recorder) -> Outcome {
                return Solve{}(static_cast<const P&>(problem), options, control, recorder);
            },
            [](const Problem& problem) -> std::optional<Sentence> {
                return Refuse{}(static_cast<const P&>(problem));
            },
        });
    }

private:
    struct Run
    {
        Outcome (*measured)(const Problem&, const Options&, Control&);
        Outcome (*watched)(const Problem&, const Options&, Control&, Recorder&);
        std::optional<Sentence> (*refusal)(const Problem&);
    };

    PuzzleInfo m_info;
    std::vector<Run> m_runs;
};

} // namespace clew
