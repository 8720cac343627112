// clew-engine: Gecode's search over a FlatZinc model, in a process of its own. It is what MiniZinc
// runs as the solver "clew". With --events it writes down each step of the search, with --results
// what the puzzle `model` needs of one that is not watched (watching.h). With --explain it explains
// the model step by step instead (reasons.h).
//
//     clew-engine [-a] [-n N] [-f] [-r SEED] [-p THREADS] [-s] [-t MILLISECONDS] [--events FILE]
//     [--results FILE] [--report-each] [--quiet] [--variables ORDER] [--values ORDER]
//     [--node N] [--fail N] [--propagation STRENGTH] [--restarts SEQUENCE]
//     [--explain [--only STEP]] [--bounds] FILE.fzn
//
// With --bounds it only says what the constraints leave at the beginning of each variable that has
// too many values to be watched: a line "NAME LEAST MOST" each.
//
// It ends with the program that has started it. Exit status: 0; 1 for a model that it cannot
// search, with a sentence on standard error; 3 where there is not enough memory for it.

#include <algorithm>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <limits>
#include <malloc.h>
#include <new>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include "app/engines/reasons.h"
#include "app/engines/watching.h"
#include "core/puzzles/model/engineerrors.h"

namespace clew::engine {

namespace {

constexpr std::uint64_t kAnyNumber = std::numeric_limits<std::uint64_t>::max();

struct EngineOptions
{
    std::string file;
    std::string events;  ///< where the search is written to as events; empty: nowhere
    std::string results; ///< where solutions and figures are written to as words; empty: nowhere
    bool reportsEach = false; ///< figures after each node, not now and then
    bool quiet = false;       ///< solutions are not printed
    bool explains = false;    ///< step by step with the fewest reasons, in place of a search
    bool bounds = false;      ///< no search: what is left of variables
    std::string only = {};    ///< of these the one for "strike|assign VARIABLE VALUE", in numbers
    Ordering ordering = {};
    std::string restarts = "none";
    bool all = false;
    std::uint64_t solutions = 0; ///< 0: one, or of an optimisation the best
    bool free = false;           ///< the search annotations of the model need not be followed
    bool statistics = false;
    unsigned seed = 1;
    double threads = 1;
    std::chrono::milliseconds time = std::chrono::milliseconds::max();
    std::uint64_t nodes = kAnyNumber; ///< after that many, and after that many failures, it ends
    std::uint64_t failures = kAnyNumber;

    /// An order that is chosen goes before that of the model.
    void order(std::string& of, const std::string& name)
    {
        of = name;
        ordering.fromModel = false;
    }
};

constexpr const char* kUsage =
    "usage: clew-engine [-a] [-n N] [-f] [-r SEED] [-p THREADS] [-s] "
    "[-t MILLISECONDS] [--node N] [--fail N] [--events FILE] [--results FILE] [--report-each] "
    "[--quiet] "
    "[--variables input|smallest|constrained|weighted|random] "
    "[--values min|max|median|random] "
    "[--propagation model|values|bounds|domains] [--restarts none|luby|geometric] "
    "[--explain [--only \"strike|assign VARIABLE VALUE\"]] [--bounds] FILE.fzn";

/// What is wrong with the options, and which there are.
struct UsageError : std::runtime_error
{
    explicit UsageError(const std::string& what) : std::runtime_error(what + kUsage) {}
};

// 0 stands for any.
std::uint64_t most(std::uint64_t number)
{
    return number == 0 ? kAnyNumber : number;
}

template<class Number>
Number numberIn(const std::string& text)
{
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        throw UsageError("\"" + text + "\" is no number. ");
    return value;
}

EngineOptions optionsIn(const std::vector<std::string>& arguments)
{
    EngineOptions options;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& word = arguments[i];
        const auto next = [&]() -> const std::string& {
            if (++i == arguments.size())
                throw UsageError(word + " needs a value. ");
            return arguments[i];
        };
        if (word == "-a" || word == "--all")
            options.all = true;
        else if (word == "-n")
            options.solutions = numberIn<std::uint64_t>(next());
        else if (word == "-f")
            options.free = true;
        else if (word == "--events")
            options.events = next();
        else if (word == "--results")
            options.results = next();
        else if (word == "--report-each")
            options.reportsEach = true;
        else if (word == "--quiet")
            options.quiet = true;
        else if (word == "--bounds")
            options.bounds = true;
        else if (word == "--node" || word == "-node")
            options.nodes = most(numberIn<std::uint64_t>(next()));
        else if (word == "--fail" || word == "-fail")
            options.failures = most(numberIn<std::uint64_t>(next()));
        else if (word == "--explain")
            options.explains = true;
        else if (word == "--only")
            options.only = next();
        else if (word == "--variables")
            options.order(options.ordering.variables, next());
        else if (word == "--values")
            options.order(options.ordering.values, next());
        else if (word == "--propagation")
            options.ordering.propagation = next();
        else if (word == "--restarts")
            options.restarts = next();
        else if (word == "-s")
            options.statistics = true;
        else if (word == "-r")
            options.seed = numberIn<unsigned>(next());
        else if (word == "-p")
            options.threads = numberIn<unsigned>(next());
        else if (word == "-t")
            options.time = std::chrono::milliseconds(numberIn<std::uint32_t>(next()));
        else if (word.starts_with("-") || !options.file.empty())
            throw UsageError(word + " is not understood. ");
        else
            options.file = word;
    }
    if (options.file.empty())
        throw UsageError("");
    return options;
}

std::string textOf(const std::string& file)
{
    constexpr std::size_t kMost = std::size_t{256} << 20U; // bytes, as Clew lets MiniZinc write
    std::ifstream in(file, std::ios::binary);
    if (!in)
        throw ModelError({kUnreadable, {file}});
    std::string text;
    std::string piece(std::size_t{64} << 10U, '\0');
    while (in.read(piece.data(), static_cast<std::streamsize>(piece.size())) || in.gcount() > 0) {
        text.append(piece, 0, static_cast<std::size_t>(in.gcount()));
        if (text.size() > kMost)
            throw ModelError({kTooLong, {file}});
    }
    return text;
}

// ---- solutions

std::string valueText(bool isBoolean, std::int64_t value)
{
    return isBoolean ? (value != 0 ? "true" : "false") : std::to_string(value);
}

bool isBoolean(const FlatZinc& model, const Expression& element)
{
    const auto variable = model.variableIndex.find(element.text);
    if (element.kind != Expression::Kind::Name || variable == model.variableIndex.end())
        return element.kind == Expression::Kind::Bool;
    return model.variables[variable->second].type == VariableDeclaration::Type::Bool;
}

// What is printed has values.
void checkPrinted(const FlatZinc& model)
{
    const auto check = [&](const std::string& name) {
        const auto variable = model.variableIndex.find(name);
        if (variable == model.variableIndex.end())
            throw ModelError({kPrintsUndeclared, {name}});
        if (model.variables[variable->second].isIntroduced)
            throw ModelError({kPrintsTooEarly, {name}});
    };
    for (const FlatZinc::Output& output : model.outputs) {
        if (!output.isArray)
            continue;
        for (const Expression& each : model.arrays[output.index].elements)
            if (each.kind == Expression::Kind::Name)
                check(each.text);
    }
}

void print(const FlatZinc& model, const ModelSpace& solution)
{
    std::string text;
    for (const FlatZinc::Output& output : model.outputs) {
        if (!output.isArray) {
            const VariableDeclaration& variable = model.variables[output.index];
            text += variable.name + " = " +
                    valueText(variable.type == VariableDeclaration::Type::Bool,
                              solution.value(output.index)) +
                    ";\n";
            continue;
        }
        const ArrayDeclaration& array = model.arrays[output.index];
        text += array.name + " = array" + std::to_string(array.outputIndices.size()) + "d(";
        for (const IntSet& indices : array.outputIndices)
            text += (indices.empty() ? std::string("1..0")
                                     : std::to_string(indices.front().first) + ".." +
                                           std::to_string(indices.back().second)) +
                    ", ";
        text += "[";
        for (std::size_t i = 0; i < array.elements.size(); ++i) {
            const Expression& element = array.elements[i];
            text +=
                (i > 0 ? ", " : "") + valueText(isBoolean(model, element), solution.value(element));
        }
        text += "]);\n";
    }
    std::cout << text << "----------\n" << std::flush;
}

// ---- the search

/// Ends a search when its time is over, or as many nodes or failures as are allowed.
class Ends final : public Gecode::Search::Stop
{
public:
    explicit Ends(const EngineOptions& options)
        : m_nodes(options.nodes), m_failures(options.failures)
    {
        if (options.time != std::chrono::milliseconds::max())
            m_end = std::chrono::steady_clock::now() + options.time;
    }
    static bool areIn(const EngineOptions& options)
    {
        return options.time != std::chrono::milliseconds::max() || options.nodes != kAnyNumber ||
               options.failures != kAnyNumber;
    }
    bool stop(const Gecode::Search::Statistics& soFar,
              const Gecode::Search::Options& /*options*/) override
    {
        return soFar.node > m_nodes || soFar.fail > m_failures ||
               (m_end && std::chrono::steady_clock::now() >= *m_end);
    }

private:
    std::optional<std::chrono::steady_clock::time_point> m_end;
    std::uint64_t m_nodes;
    std::uint64_t m_failures;
};

// Failures before the first restart.
constexpr unsigned kRestartScale = 32;
constexpr double kRestartGrowth = 1.5;

// Null for a search without restarts; its user deletes it.
Gecode::Search::Cutoff* cutoffCalled(const std::string& name)
{
    if (name == "luby")
        return Gecode::Search::Cutoff::luby(kRestartScale);
    if (name == "geometric")
        return Gecode::Search::Cutoff::geometric(kRestartScale, kRestartGrowth);
    if (name != "none")
        throw UsageError("There is no sequence of restarts called " + name + ". ");
    return nullptr;
}

// ---- how much of a search is kept

std::uint64_t heldBytes()
{
    const auto now = ::mallinfo2();
    return std::uint64_t{now.uordblks} + now.hblkhd;
}

// What copies of the space take where a guess has left one for each variable.
std::uint64_t bytesOfAllCopies(ModelSpace& root)
{
    const auto isOpen = [](const auto& variable) { return !variable.assigned(); };
    const auto guesses = std::count_if(root.integers.begin(), root.integers.end(), isOpen) +
                         std::count_if(root.booleans.begin(), root.booleans.end(), isOpen);
    const std::uint64_t before = heldBytes();
    const std::unique_ptr<const Gecode::Space> copy(root.clone());
    const std::uint64_t ofOne = std::max(before, heldBytes()) - before;
    return static_cast<std::uint64_t>(guesses) * ofOne;
}

// After how many guesses a copy is kept. From a copy at each node the search is the same, watched
// or not. A node that is recomputed from a copy further up may differ: weights of constraints,
// their number at a variable, and what circuits, tasks and rectangles strike depend on the way
// there, and of an optimisation on when a solution was found. So that is done only where there is
// no room for all copies.
unsigned copyDistance(ModelSpace& root)
{
    rlimit limit = {};
    if (::getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY ||
        root.status() == Gecode::SS_FAILED)
        return 1;
    const std::uint64_t room = std::max<std::uint64_t>(1, limit.rlim_cur / 2);
    const std::uint64_t wanted = bytesOfAllCopies(root);
    if (wanted <= room)
        return 1;
    return static_cast<unsigned>(std::clamp<std::uint64_t>(
        wanted / room + 1, Gecode::Search::Config::c_d, std::numeric_limits<int>::max()));
}

template<class Engine>
bool search(const FlatZinc& model, const EngineOptions& options, std::unique_ptr<ModelSpace> root,
            Gecode::SearchTracer* tracer)
{
    const bool optimises = model.goal != FlatZinc::Goal::Satisfy;
    const std::uint64_t most = options.solutions > 0 ? options.solutions
                               : (options.all || optimises)
                                   ? std::numeric_limits<std::uint64_t>::max()
                                   : 1;
    const bool everyImprovement = options.all || options.solutions > 0;
    const auto start = std::chrono::steady_clock::now();
    Gecode::Search::Options how;
    how.threads = options.threads;
    how.clone = false;
    how.tracer = tracer;
    if (tracer != nullptr)
        how.threads = 1;
    if (!options.events.empty())
        how.c_d = 1;
    else if (!options.results.empty())
        how.c_d = copyDistance(*root);
    Ends ends(options);
    if (Ends::areIn(options))
        how.stop = &ends;
    how.cutoff = cutoffCalled(options.restarts);
    Engine engine(root.release(), how);
    std::uint64_t found = 0;
    std::unique_ptr<ModelSpace> best;
    while (found < most) {
        std::unique_ptr<ModelSpace> solution(engine.next());
        if (!solution)
            break;
        ++found;
        if (!options.quiet && (!optimises || everyImprovement))
            print(model, *solution);
        best = std::move(solution);
    }
    if (best && optimises && !everyImprovement && !options.quiet)
        print(model, *best);
    const bool isComplete = found < most && !engine.stopped();
    if (options.quiet)
        return isComplete;
    if (isComplete)
        std::cout << (found > 0 ? "==========\n" : "=====UNSATISFIABLE=====\n");
    else if (found == 0)
        std::cout << "=====UNKNOWN=====\n";
    if (options.statistics) {
        const auto figures = engine.statistics();
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
        std::cout << "%%%mzn-stat: solveTime=" << took.count()
                  << "\n%%%mzn-stat: solutions=" << found
                  << "\n%%%mzn-stat: variables=" << model.variables.size()
                  << "\n%%%mzn-stat: propagations=" << figures.propagate
                  << "\n%%%mzn-stat: nodes=" << figures.node
                  << "\n%%%mzn-stat: failures=" << figures.fail
                  << "\n%%%mzn-stat: restarts=" << figures.restart
                  << "\n%%%mzn-stat: peakDepth=" << figures.depth << "\n%%%mzn-stat-end\n";
    }
    std::cout << std::flush;
    return isComplete;
}

// With restarts, if they are wanted and there is anything to search.
template<template<class> class Engine>
bool searchBy(const FlatZinc& model, EngineOptions options, std::unique_ptr<ModelSpace> root,
              Gecode::SearchTracer* tracer)
{
    if (options.restarts != "none" && root->status() != Gecode::SS_FAILED)
        return search<Gecode::RBS<ModelSpace, Engine>>(model, options, std::move(root), tracer);
    options.restarts = "none";
    return search<Engine<ModelSpace>>(model, options, std::move(root), tracer);
}

void explain(const FlatZinc& model, const std::string& only)
{
    Reasons reasons(model, std::cout);
    if (only.empty()) {
        reasons.explain();
        return;
    }
    std::istringstream words(only);
    std::string kind;
    Variable variable = 0;
    Value value = 0;
    if (!(words >> kind >> variable >> value) || (kind != "strike" && kind != "assign"))
        throw UsageError("\"" + only + "\" is no step. ");
    reasons.explain(variable, value, kind == "assign");
}

void printBounds(const FlatZinc& model)
{
    ModelSpace space(model, Ordering{});
    if (space.status() == Gecode::SS_FAILED)
        return;
    for (std::size_t i = 0; i < model.variables.size(); ++i) {
        const VariableDeclaration& declared = model.variables[i];
        if (declared.isIntroduced || declared.type == VariableDeclaration::Type::Bool)
            continue;
        const Gecode::IntVar& variable = space.integers[space.slot(i).index];
        std::cout << declared.name << ' ' << variable.min() << ' ' << variable.max() << '\n';
    }
    std::cout << std::flush;
}

void run(const EngineOptions& options)
{
    const FlatZinc model = parseFlatZinc(textOf(options.file));
    if (options.explains) {
        explain(model, options.only);
        return;
    }
    if (options.bounds) {
        printBounds(model);
        return;
    }
    if (!options.quiet)
        checkPrinted(model);
    Ordering ordering = options.ordering;
    ordering.seed = options.seed;
    if (options.free) {
        ordering.fromModel = false;
        ordering.variables = "weighted";
    }
    const bool isWatched = !options.events.empty();
    const std::string& file = isWatched ? options.events : options.results;
    std::ofstream words;
    std::optional<Watcher> watcher;
    if (!file.empty()) {
        words.open(file, std::ios::binary);
        if (!words)
            throw ModelError({kUnwritable, {file}});
        watcher.emplace(model, words, isWatched ? Detail::Events : Detail::Solutions,
                        options.reportsEach);
    }
    auto root =
        watcher ? watcher->makeSpace(ordering) : std::make_unique<ModelSpace>(model, ordering);
    Gecode::SearchTracer* const tracer = watcher ? &watcher->searchTracer() : nullptr;
    const bool isComplete = model.goal == FlatZinc::Goal::Satisfy
                                ? searchBy<Gecode::DFS>(model, options, std::move(root), tracer)
                                : searchBy<Gecode::BAB>(model, options, std::move(root), tracer);
    if (watcher)
        watcher->finish(isComplete);
    if (watcher && !words.flush())
        throw ModelError({kUnwritable, {file}});
}

// The one who has started it may be killed, and then nobody wants its answer any more. The signal
// comes also when no more than a thread of that program has ended, which is no reason to end.
pid_t parent = 0;

void endWithParent(int /*signal*/)
{
    if (::getppid() != parent)
        ::_exit(1);
}

void followParent()
{
    parent = ::getppid();
    struct sigaction action = {};
    action.sa_handler = endWithParent;
    action.sa_flags = SA_RESTART;
    ::sigaction(SIGUSR1, &action, nullptr);
    ::prctl(PR_SET_PDEATHSIG, SIGUSR1);
    endWithParent(SIGUSR1); // it may have ended before
}

} // namespace

} // namespace clew::engine

int main(int count, char** words)
{
    using namespace clew::engine;
    followParent();
    try {
        run(optionsIn({words + 1, words + count}));
        std::cout.flush();
        std::quick_exit(0); // to give the memory back piece by piece would take time
    } catch (const ModelError& error) {
        std::cerr << error.what() << '\n';
    } catch (const UsageError& error) {
        std::cerr << error.what() << '\n';
    } catch (const std::bad_alloc&) {
        std::cerr << "There is not enough memory for this model.\n";
        return kOutOfMemory;
    } catch (const Gecode::MemoryExhausted&) {
        std::cerr << "There is not enough memory for this model.\n";
        return kOutOfMemory;
    } catch (const Gecode::Exception& error) {
        std::cerr << clew::Sentence{kNotSearched, {error.what()}}.text() << '\n';
    } catch (const std::exception& error) {
        std::cerr << clew::Sentence{kFailed, {error.what()}}.text() << '\n';
    }
    return 1;
}
