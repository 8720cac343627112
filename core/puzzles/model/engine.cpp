#include "core/puzzles/model/engine.h"

#include <algorithm>
#include <csignal>
#include <cstring>
#include <memory>

#include "core/puzzles/model/engineerrors.h"
#include "core/puzzles/model/stream.h"
#include "core/storage/companion.h"
#include "core/storage/process.h"
#include "core/storage/systemerror.h"
#include "core/text/printable.h"
#include "core/text/recognized.h"

namespace clew::model {

namespace {

// What the engine takes before it holds anything of a search.
constexpr std::uint64_t kOfItself = std::uint64_t{256} << 20U;
constexpr std::size_t kMostOfError = 300; // of what it says is wrong

// Words of eight bytes out of pieces of any length, after the first line.
class Words
{
public:
    /// Calls `take(word)` for each; false as soon as that says so.
    template<class Take>
    bool add(std::string_view piece, const Take& take)
    {
        if (!m_isPastHeader) {
            const std::size_t end = piece.find('\n');
            if (end == std::string_view::npos)
                return true;
            m_isPastHeader = true;
            piece.remove_prefix(end + 1);
        }
        m_bytes += piece;
        std::size_t at = 0;
        bool goesOn = true;
        for (; goesOn && at + sizeof(std::uint64_t) <= m_bytes.size();
             at += sizeof(std::uint64_t)) {
            std::uint64_t word = 0;
            std::memcpy(&word, m_bytes.data() + at, sizeof word);
            goesOn = take(word);
        }
        m_bytes.erase(0, at);
        return goesOn;
    }

private:
    bool m_isPastHeader = false;
    std::string m_bytes;
};

// What is on the board along the path of a depth-first search.
class Path
{
public:
    explicit Path(std::size_t variables) : m_values(variables, kNoValue) {}

    void decide(NodeId node) { m_open.push_back({node, m_assigned.size()}); }
    void assign(Variable variable, Value value)
    {
        m_assigned.push_back(variable);
        m_values[variable] = value;
    }
    void visit(NodeId node)
    {
        while (!m_open.empty() && m_open.back().node != node) {
            for (; m_assigned.size() > m_open.back().assigned; m_assigned.pop_back())
                m_values[m_assigned.back()] = kNoValue;
            m_open.pop_back();
        }
    }
    [[nodiscard]] std::span<const Value> values() const { return m_values; }

private:
    struct Open
    {
        NodeId node;
        std::size_t assigned; ///< before it
    };
    std::vector<Value> m_values;
    std::vector<Variable> m_assigned;
    std::vector<Open> m_open;
};

// One solution of a model that minimizes or maximizes is the best: of those that are found it is
// handed over at the end.
class BestOnly
{
public:
    BestOnly(const ModelProblem& problem, Control& control)
        : m_control(control),
          m_keeps(isOptimisation(*problem.model) && control.limits().solutions == 1)
    {
    }
    bool take(std::span<const Value> values)
    {
        if (!m_keeps)
            return m_control.solution([&] { return values; });
        m_best.assign(values.begin(), values.end()); // a better one may come
        return !m_control.stopped();
    }
    // Of a search that was ended by a limit it is the best so far; who cancels wants no more.
    void finish()
    {
        if (!m_best.empty() && !m_control.token().stop_requested())
            (void)m_control.solution([&] { return std::span<const Value>(m_best); });
    }

private:
    Control& m_control;
    std::vector<Value> m_best;
    bool m_keeps;
};

// What the words mean to a search that is recorded ...
class Recording
{
public:
    static constexpr std::string_view kOption = "--events";

    Recording(const ModelProblem& problem, Control& control, Recorder& recorder)
        : m_control(control), m_recorder(recorder), m_path(problem.model->variables.size()),
          m_best(problem, control)
    {
        // The engine has nothing to say of variables with one value.
        const auto& variables = problem.model->variables;
        for (std::size_t i = 0; i < variables.size(); ++i)
            if (variables[i].count == 1)
                (void)take(Event::assign(static_cast<Variable>(i), 0, OfDomain));
    }
    bool take(Event event)
    {
        // A node that is refused is not opened, as it is not counted.
        if (event.kind() == EventKind::Decide && !m_control.node())
            return false;
        m_recorder.write(event);
        switch (event.kind()) {
        case EventKind::Decide:
            m_path.decide(m_recorder.node());
            if (event.places())
                m_path.assign(event.variable(), event.value());
            break;
        case EventKind::Assign:
            m_path.assign(event.variable(), event.value());
            break;
        case EventKind::Visit:
            m_path.visit(event.node());
            break;
        case EventKind::Conflict:
            m_control.backtrack();
            break;
        case EventKind::Solution:
            return m_best.take(m_path.values());
        default:
            break;
        }
        return !m_control.stopped();
    }
    bool take(Report /*report*/, std::uint64_t /*number*/) { return true; }
    void finish() { m_best.finish(); }

private:
    Control& m_control;
    Recorder& m_recorder;
    Path m_path;
    BestOnly m_best;
};

// ... and to one that only hands over its solutions.
class Counting
{
public:
    static constexpr std::string_view kOption = "--results";

    Counting(const ModelProblem& problem, Control& control, NoTracer& /*none*/)
        : m_control(control), m_values(problem.model->variables.size()), m_best(problem, control)
    {
    }
    bool take(Event event)
    {
        if (event.kind() == EventKind::Assign && event.variable() < m_values.size())
            m_values[event.variable()] = event.value();
        return event.kind() != EventKind::Solution || m_best.take(m_values);
    }
    bool take(Report report, std::uint64_t number)
    {
        const Counters& counters = m_control.counters();
        if (report == Report::Nodes && number > counters.nodes)
            return m_control.nodes(number - counters.nodes);
        if (report == Report::Failures && number > counters.backtracks)
            m_control.backtrack(number - counters.backtracks);
        return true;
    }
    void finish() { m_best.finish(); }

private:
    Control& m_control;
    std::vector<Value> m_values;
    BestOnly m_best;
};

template<class Meaning, class Tracer>
Outcome search(const ModelProblem& problem, const EngineOrder& order, const Options& options,
               Control& control, Tracer& tracer)
{
    Meaning meaning(problem, control, tracer);
    std::vector<std::string> arguments{"-a", "--quiet", "-r",
                                       std::to_string(options.seed & 0x7FFF'FFFFU)};
    const auto add = [&](const char* option, std::string_view value) {
        if (!value.empty())
            arguments.insert(arguments.end(), {option, std::string(value)});
    };
    add("--variables", order.variables);
    add("--values", order.values);
    add("--propagation", order.propagation);
    add("--restarts", order.restarts);
    add(Meaning::kOption.data(), "/dev/stdout");
    if (control.limits().nodes != kUnlimited) // each is to be heard of
        arguments.emplace_back("--report-each");
    Words words;
    bool isComplete = false;
    const auto take = [&](std::uint64_t word) {
        if (word == kComplete) {
            isComplete = true;
            return true;
        }
        const auto kind = static_cast<Report>(word >> 61U);
        if (kind == Report::Nodes || kind == Report::Failures)
            return meaning.take(kind, word & ((std::uint64_t{1} << 61U) - 1));
        return meaning.take(Event::fromBits(word));
    };
    const auto end = runEngine(std::move(arguments), flatZincOf(problem), control,
                               [&](std::string_view piece) { return words.add(piece, take); });
    if (!isComplete)
        endEarly(end, control); // if it was not stopped
    meaning.finish();
    // The one solution that was wanted is the best of what was searched.
    const bool isBest =
        isComplete && control.finish().ending == Ending::Solved && isOptimisation(*problem.model);
    if (control.stopped() && !isBest)
        return control.finish();
    // Beyond what was searched there may be more solutions, and better ones.
    if (auto cut = cutSentence(*problem.model))
        control.fail(std::make_shared<const Sentence>(*std::move(cut)));
    Outcome outcome = control.finish(isCut(*problem.model) ? Ending::RanDry : Ending::Exhausted);
    if (outcome.ending == Ending::Solved)
        outcome.ending = Ending::Exhausted;
    return outcome;
}

// What the engine says is wrong: its first line. Empty if it says nothing.
Sentence reasonIn(std::string_view errors)
{
    const std::string line = printable(errors.substr(0, errors.find('\n')), kMostOfError);
    return line.empty() ? Sentence{} : recognized(line, kEngineErrors);
}

} // namespace

// With what is known as further constraints, whose name says so to the engine.
std::string flatZincOf(const ModelProblem& problem, const State* state)
{
    const Model& model = *problem.model;
    std::string text = model.flatZinc;
    for (std::size_t i = 0; i < problem.givens.size(); ++i) {
        const WatchedVariable& variable = model.variables[i];
        const VariableDeclaration& declared = model.parsed.variables[variable.variable];
        const auto number = static_cast<Variable>(i);
        const bool isBoolean = declared.type == VariableDeclaration::Type::Bool;
        Value value = problem.givens[i];
        if (value == kNoValue && state != nullptr)
            value = state->value(number);
        if (value != kNoValue) {
            const std::int64_t named = variable.valueAt(value);
            text += "constraint " + std::string(isBoolean ? "bool_eq(" : "int_eq(") +
                    declared.name + ',' +
                    (isBoolean ? (named != 0 ? "true" : "false") : std::to_string(named)) +
                    ") :: mzn_constraint_name(\"" + kFact + "given\");\n";
        } else if (state != nullptr && !isBoolean && !variable.isWide) {
            std::string left;
            for (Value each = 0; each < variable.count; ++each)
                if (!state->removed(number, each))
                    left += (left.empty() ? "" : ",") + std::to_string(variable.valueAt(each));
            text += "constraint set_in(" + declared.name + ",{" + left +
                    "}) :: mzn_constraint_name(\"" + kFact + "given\");\n";
        }
    }
    return text;
}

Result<ProcessEnd> runEngine(std::vector<std::string> arguments, std::string_view flatZinc,
                             Control& control, const std::function<bool(std::string_view)>& output)
{
    arguments.emplace_back("/dev/stdin");
    return runProcess({.program = companionPath("clew-engine"),
                       .arguments = std::move(arguments),
                       .input = flatZinc,
                       .memory = control.limits().memory + kOfItself},
                      output, [&] { return control.poll(); });
}

void endEarly(const Result<ProcessEnd>& end, Control& control)
{
    if (control.stopped())
        return;
    const auto fail = [&](Sentence what) {
        control.fail(std::make_shared<const Sentence>(std::move(what)));
    };
    if (!end) {
        fail({phrase("model", "%1. Models are searched by it: reinstall Clew."),
              {end.error().sentence}});
        return;
    }
    // Out of memory it says so and ends, or the system ends it (but so may anybody), or there is
    // none for its stack, which is a fault.
    const bool isLarge = end->memory >= control.limits().memory / 2;
    const bool isEnded = end->signal == SIGKILL || end->signal == SIGSEGV;
    if (end->exit == kOutOfMemory || (isEnded && isLarge)) {
        control.stop(StopReason::MemoryLimit);
        return;
    }
    if (end->signal == SIGKILL || end->signal == SIGTERM) {
        fail({phrase("model", "The search was stopped from outside: another program, or the "
                              "system, has ended the engine.")});
        return;
    }
    if (end->signal != 0)
        fail({phrase("model", "The search crashed (%1). Another strategy or propagation may work."),
              {signalMessage(end->signal)}});
    else if (const Sentence said = reasonIn(end->errors); said.empty())
        fail({phrase("model", "The search ended unexpectedly.")});
    else
        fail({phrase("model", "This model cannot be searched: %1"), {said}});
}

Outcome searchByEngine(const ModelProblem& problem, const EngineOrder& order,
                       const Options& options, Control& control, Recorder& recorder)
{
    return search<Recording>(problem, order, options, control, recorder);
}

Outcome searchByEngine(const ModelProblem& problem, const EngineOrder& order,
                       const Options& options, Control& control, NoTracer& none)
{
    return search<Counting>(problem, order, options, control, none);
}

} // namespace clew::model
