#include "app/engines/watching.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <nlohmann/json.hpp>
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/search/event.h"

namespace clew::engine {

using namespace Gecode;

namespace {

std::uint64_t wordOf(Report report, std::uint64_t number)
{
    return (static_cast<std::uint64_t>(report) << 61U) | number;
}

// Whether a search annotation asks for weights of constraints, by itself or within.
bool weighs(const Expression& annotation)
{
    return annotation.text == "dom_w_deg" || std::ranges::any_of(annotation.elements, weighs);
}

} // namespace

class Watcher::Stream final : public SearchTracer
{
public:
    Stream(const FlatZinc& model, std::ostream& out, Detail detail, bool reportsEach)
        : m_model(model), m_out(out), m_detail(detail), m_reportsEach(reportsEach),
          m_watched(watchedVariables(model)), m_integers(*this), m_booleans(*this),
          m_failures(*this), m_rules(rulesOf(model)), m_spokenOf(model.constraints.size()),
          m_touchedAt(m_watched.size(), 0)
    {
        for (std::size_t i = 0; i < m_watched.size(); ++i)
            m_numberOf.emplace(model.variables[m_watched[i].variable].name,
                               static_cast<Variable>(i));
        // Tables and sums of Booleans notice by themselves what another constraint does to them;
        // that one is then said to have failed.
        for (const Constraint& each : model.constraints) {
            m_hasTables |= each.name.starts_with("clew_table") || each.name == "int_pow";
            m_hasSums |= each.name.find("_lin_") != std::string::npos;
        }
        for (std::size_t i = 0; i < m_watched.size(); ++i) {
            const auto type = model.variables[m_watched[i].variable].type;
            auto& numbers =
                type == VariableDeclaration::Type::Bool ? m_booleans.numbers : m_integers.numbers;
            numbers.push_back(static_cast<Variable>(i));
        }
        writeHeader();
    }

    // What was said of a search that has run out of memory counts as well.
    ~Stream() override { handOver(); }
    Stream(const Stream&) = delete;
    Stream& operator=(const Stream&) = delete;

    std::unique_ptr<ModelSpace> makeSpace(const Ordering& ordering)
    {
        // Tracers count as constraints where an order weighs these against the values left.
        const bool isWeighed =
            ordering.variables == "constrained" || ordering.variables == "weighted" ||
            (ordering.fromModel && std::ranges::any_of(m_model.searchAnnotations, weighs));
        if (m_detail == Detail::Solutions && !isWeighed)
            return std::make_unique<ModelSpace>(m_model, ordering);
        return std::make_unique<ModelSpace>(
            m_model, ordering,
            ConstraintGroups{.beforePosting = [this](ModelSpace& space) { trace(space); },
                             .beforeRestart = [this] { giveUp(); },
                             .groups = &m_groups});
    }

    // ---- of the search

    void init() override {}
    void round(unsigned /*engine*/) override {}
    void skip(const EdgeInfo& /*edge*/) override {}
    void done() override {}

    void node(const EdgeInfo& edge, const NodeInfo& node) override
    {
        if (m_detail == Detail::Solutions)
            count(edge, node);
        else
            follow(edge, node);
        if (m_reportsEach)
            report();
        flushNowAndThen();
    }

    void finish(bool isComplete)
    {
        report();
        if (isComplete)
            writeWord(kComplete);
        handOver();
    }

private:
    // Of a value or not it is the first alternative, of one value after the other each but the
    // last: what is left when the others have been tried is no decision.
    [[nodiscard]] bool isDecision(const EdgeInfo& edge) const
    {
        return edge.alternative() + 1 < m_alternatives.at(edge.nid());
    }
    void remember(const NodeInfo& node)
    {
        m_alternatives.resize(
            std::max<std::size_t>(m_alternatives.size(), std::size_t{node.nid()} + 1));
        m_alternatives[node.nid()] =
            node.type() == NodeType::BRANCH ? node.choice().alternatives() : 0;
    }

    // What happened since the last node led to this one.
    void follow(const EdgeInfo& edge, const NodeInfo& node)
    {
        if (!edge && m_now != kRoot) { // begun again
            write(Event::visit(kRoot));
            m_now = kRoot;
        }
        if (edge) {
            const NodeId parent = m_nodes.at(edge.nid());
            if (parent != m_now)
                write(Event::visit(parent));
            m_now = parent;
            if (m_decision && isDecision(edge)) {
                decide(*m_decision);
                m_now = ++m_last;
            }
        }
        for (const Event event : m_pending)
            write(event);
        m_pending.clear();
        m_decision.reset();
        m_nodes.resize(std::max<std::size_t>(m_nodes.size(), std::size_t{node.nid()} + 1));
        m_nodes[node.nid()] = m_now;
        remember(node);
        if (node.type() == NodeType::SOLVED)
            write(Event::solution());
        else if (node.type() == NodeType::FAILED)
            write(contradiction());
        m_failed.reset();
    }

    // A propagator that finds no way out; not one of a constraint: what else failed.
    struct Failed
    {
        std::optional<std::size_t> constraint;
        Rule rule = TheConstraints;
    };
    void failedIn(PropagatorGroup group)
    {
        if (m_failed)
            return;
        m_failed = Failed{};
        const auto found = std::ranges::lower_bound(m_groups, group.id(), {}, &GroupOf::group);
        if (found != m_groups.end() && found->group == group.id()) {
            if (mayBeOfAnother())
                return;
            m_failed = {found->constraint, m_rules.ofConstraint[found->constraint]};
        } else if (group.in() && !m_groups.empty() && group.id() > m_groups.back().group) {
            m_failed->rule = TriedBefore;
        } else if (!m_nodes.empty() && m_model.goal != FlatZinc::Goal::Satisfy) {
            m_failed->rule = BetterThanBest;
        }
    }

    // What failed has changed a variable before, and whoever is notified of that may have refused
    // it.
    [[nodiscard]] bool mayBeOfAnother() const
    {
        if (!m_isChanging)
            return false;
        const auto type = m_model.variables[m_watched[m_touched].variable].type;
        return m_hasTables || (m_hasSums && type == VariableDeclaration::Type::Bool);
    }

    // It is seen at the last of the constraint's variables that has changed.
    [[nodiscard]] Event contradiction()
    {
        const Failed failed = m_failed.value_or(Failed{});
        Variable seen = m_touched;
        if (failed.constraint) {
            const std::vector<Variable>& all = variablesOf(*failed.constraint);
            const auto last = std::ranges::max_element(
                all, {}, [this](Variable each) { return m_touchedAt[each]; });
            if (last != all.end())
                seen = *last;
        }
        return Event::conflict(seen, failed.rule);
    }

    const std::vector<Variable>& variablesOf(std::size_t constraint)
    {
        auto& known = m_spokenOf[constraint];
        if (!known)
            for (known.emplace();
                 const Expression& each : m_model.constraints[constraint].arguments)
                addVariables(each, *known);
        return *known;
    }
    void addVariables(const Expression& expression, std::vector<Variable>& all) const
    {
        for (const Expression& each : expression.elements)
            addVariables(each, all);
        if (expression.kind != Expression::Kind::Name)
            return;
        if (const auto found = m_numberOf.find(expression.text); found != m_numberOf.end())
            all.push_back(found->second);
        else if (const auto array = m_model.arrayIndex.find(expression.text);
                 array != m_model.arrayIndex.end())
            for (const Expression& each : m_model.arrays[array->second].elements)
                addVariables(each, all);
    }

    // What has been struck below a node that the search leaves for its beginning.
    void giveUp()
    {
        m_pending.clear();
        m_decision.reset();
        m_failed.reset();
    }

    // The figures that follow() would lead to, and each solution as values for all variables.
    void count(const EdgeInfo& edge, const NodeInfo& node)
    {
        if (edge && isDecision(edge))
            ++m_last;
        remember(node);
        if (node.type() == NodeType::FAILED)
            ++m_failedNodes;
        if (node.type() != NodeType::SOLVED)
            return;
        report();
        const auto& space = static_cast<const ModelSpace&>(node.space());
        for (std::size_t i = 0; i < m_watched.size(); ++i) {
            const WatchedVariable& watched = m_watched[i];
            write(Event::assign(static_cast<Variable>(i),
                                watched.indexOf(space.value(watched.variable)), OfDomain));
        }
        write(Event::solution());
    }

    void report()
    {
        if (m_detail == Detail::Events) // they are to be counted
            return;
        writeWord(wordOf(Report::Nodes, m_last));
        writeWord(wordOf(Report::Failures, m_failedNodes));
    }

    // Who watches sees what has happened.
    void flushNowAndThen()
    {
        const auto now = std::chrono::steady_clock::now();
        if (now - m_flushed < std::chrono::milliseconds(10))
            return;
        m_flushed = now;
        report();
        handOver();
        m_out.flush();
    }

    template<class Tracer, class Recorder, class Delta>
    class Changes final : public Tracer
    {
    public:
        explicit Changes(Stream& stream) : m_stream(stream) {}
        void init(const Space& /*home*/, const Recorder& /*of*/) override {}
        void fix(const Space& /*home*/, const Recorder& /*of*/) override {}
        void fail(const Space& /*home*/, const Recorder& /*of*/) override {}
        void done(const Space& /*home*/, const Recorder& /*of*/) override {}
        void prune(const Space& home, const Recorder& /*of*/, const ViewTraceInfo& by, int index,
                   Delta& delta) override
        {
            m_stream.changed(static_cast<const ModelSpace&>(home),
                             numbers[static_cast<std::size_t>(index)], by, delta);
        }

        std::vector<Variable> numbers; ///< of the variables traced, in their order

    private:
        Stream& m_stream;
    };

    // Which propagator has failed.
    class Failures final : public Tracer
    {
    public:
        explicit Failures(Stream& stream) : m_stream(stream) {}
        void propagate(const Space& /*home*/, const PropagateTraceInfo& by) override
        {
            if (by.status() == PropagateTraceInfo::FAILED)
                m_stream.failedIn(by.group());
            m_stream.m_isChanging = false;
        }
        // What failed before was in another space.
        void commit(const Space& /*home*/, const CommitTraceInfo& /*by*/) override
        {
            m_stream.m_failed.reset();
            m_stream.m_isChanging = false;
        }
        void post(const Space& /*home*/, const PostTraceInfo& by) override
        {
            if (by.status() == PostTraceInfo::FAILED)
                m_stream.failedIn(by.group());
            m_stream.m_isChanging = false;
        }

    private:
        Stream& m_stream;
    };

    void trace(ModelSpace& space)
    {
        IntVarArgs integers;
        BoolVarArgs booleans;
        for (const Variable number : m_integers.numbers)
            integers << space.integers[space.slot(m_watched[number].variable).index];
        for (const Variable number : m_booleans.numbers)
            booleans << space.booleans[space.slot(m_watched[number].variable).index];
        // Without events they are there, but nobody wants to hear of the steps.
        const int heard = m_detail == Detail::Events ? TE_PRUNE : TE_DONE;
        if (integers.size() > 0)
            Gecode::trace(space, integers, heard, m_integers);
        if (booleans.size() > 0)
            Gecode::trace(space, booleans, heard, m_booleans);
        if (m_detail == Detail::Events)
            Gecode::trace(space, TE_PROPAGATE | TE_COMMIT | TE_POST, m_failures);
    }

    void writeHeader()
    {
        nlohmann::json variables = nlohmann::json::array();
        for (const WatchedVariable& watched : m_watched) {
            nlohmann::json one{{"name", watched.name}, {"ranges", watched.ranges}};
            if (watched.isWide)
                one["wide"] = true;
            variables.push_back(std::move(one));
        }
        std::vector<std::string> rules{"tried before", "better than the best", "domain"};
        rules.insert(rules.end(), m_rules.names.begin(), m_rules.names.end());
        using Json = nlohmann::json;
        m_out << Json{{"clew-events", 1}, {"variables", variables}, {"rules", rules}}.dump(
                     -1, ' ', false, Json::error_handler_t::replace)
              << '\n';
    }

    [[nodiscard]] Rule ruleOf(const ViewTraceInfo& by)
    {
        if (by.what() == ViewTraceInfo::BRANCHER)
            return TriedBefore;
        if (by.what() == ViewTraceInfo::OTHER)
            return BetterThanBest;
        const unsigned group =
            by.what() == ViewTraceInfo::POST ? by.post().id() : by.propagator().group().id();
        // A propagator usually changes several variables, one after the other. A group is known
        // before anything is posted in it, so that its rule is always the same.
        if (!m_lastRule || m_lastRule->group != group)
            m_lastRule = {group, ruleOfGroup(group)};
        return m_lastRule->rule;
    }
    [[nodiscard]] Rule ruleOfGroup(unsigned group) const
    {
        // Groups are numbered as they are made: one a constraint, in order; then what leaves out
        // the solutions that were found before a restart.
        if (!m_groups.empty() && group > m_groups.back().group)
            return TriedBefore;
        const auto found = std::ranges::lower_bound(m_groups, group, {}, &GroupOf::group);
        return found != m_groups.end() && found->group == group
                   ? m_rules.ofConstraint[found->constraint]
                   : Rule{OfDomain};
    }

    template<class Delta>
    void changed(const ModelSpace& space, Variable number, const ViewTraceInfo& by, Delta& delta)
    {
        const WatchedVariable& watched = m_watched[number];
        const ModelSpace::Slot slot = space.slot(watched.variable);
        const bool isFixed = slot.isBoolean ? space.booleans[slot.index].assigned()
                                            : space.integers[slot.index].assigned();
        const Rule rule = ruleOf(by);
        m_touched = number;
        m_touchedAt[number] = ++m_changes;
        m_isChanging = by.what() == ViewTraceInfo::PROPAGATOR || by.what() == ViewTraceInfo::POST;
        // Of a first alternative a decision; of a second one what is left.
        const bool decides = by.what() == ViewTraceInfo::BRANCHER && !m_decision;
        if (isFixed) {
            const Value value = watched.indexOf(space.value(watched.variable));
            if (decides)
                m_decision = Event::decide(number, value);
            m_pending.push_back(Event::assign(number, value, rule));
            return;
        }
        const std::int64_t least = slot.isBoolean ? 0 : space.integers[slot.index].min();
        if (decides) {
            const IntVar& left = space.integers[slot.index]; // a Boolean would have its value
            m_decision = delta.min() > left.max()
                             ? Event::narrow(number, watched.indexOf(left.max()), AtMost)
                             : Event::narrow(number, watched.indexOf(least), AtLeast);
        }
        for (; delta(); ++delta) {
            const Value first = watched.indexOf(delta.min());
            const Value last = watched.indexOf(delta.max());
            if (!watched.isWide)
                strike(number, first, last, rule);
            else if (delta.max() < least)
                m_pending.push_back(Event::remove(number, last, rule));
            else if (delta.min() > space.integers[slot.index].max())
                m_pending.push_back(Event::remove(number, watched.count + first, rule));
        }
    }

    void strike(Variable number, Value first, Value last, Rule rule)
    {
        for (Value value = first; value <= last; ++value)
            m_pending.push_back(Event::remove(number, value, rule));
    }

    // A value is reported by the decision alone; what a narrower choice strikes is not tried yet.
    void decide(Event decision)
    {
        const auto isByDecision = [&](Event each) {
            return each.rule() == TriedBefore && each.variable() == decision.variable();
        };
        if (decision.places())
            std::erase_if(m_pending, [&](Event each) {
                return each.kind() == EventKind::Assign && isByDecision(each);
            });
        else
            for (Event& each : m_pending)
                if (isByDecision(each))
                    each = Event::remove(each.variable(), each.value(), ByGuess);
        write(decision);
    }

    void write(Event event) { writeWord(event.bits()); }

    // To a stream they go by the block: it would look at its state for each.
    void writeWord(std::uint64_t bits)
    {
        m_words[m_wordCount++] = bits;
        if (m_wordCount == m_words.size())
            handOver();
    }
    void handOver()
    {
        m_out.write(reinterpret_cast<const char*>(m_words.data()),
                    static_cast<std::streamsize>(m_wordCount * sizeof m_words.front()));
        m_wordCount = 0;
    }

    const FlatZinc& m_model;
    std::ostream& m_out;
    Detail m_detail;
    bool m_reportsEach;
    std::vector<WatchedVariable> m_watched;
    Changes<IntTracer, IntTraceRecorder, IntTraceDelta> m_integers;
    Changes<BoolTracer, BoolTraceRecorder, BoolTraceDelta> m_booleans;
    Failures m_failures;
    ModelRules m_rules;
    std::unordered_map<std::string, Variable> m_numberOf;         ///< by the model's name for it
    std::vector<std::optional<std::vector<Variable>>> m_spokenOf; ///< by each constraint
    std::vector<GroupOf> m_groups;
    struct GroupRule
    {
        unsigned group;
        Rule rule;
    };
    std::optional<GroupRule> m_lastRule; ///< the last that was asked for
    std::vector<Event> m_pending;
    std::optional<Event> m_decision;
    std::vector<NodeId> m_nodes;          ///< of ours, by Gecode's number
    std::vector<unsigned> m_alternatives; ///< how many are tried there, by Gecode's number
    std::uint64_t m_failedNodes = 0;
    std::chrono::steady_clock::time_point m_flushed = {};
    std::array<std::uint64_t, 4096> m_words{}; ///< not handed over yet
    std::size_t m_wordCount = 0;
    NodeId m_now = kRoot;
    NodeId m_last = kRoot;
    bool m_hasTables = false;
    bool m_hasSums = false;
    std::optional<Failed> m_failed; ///< since the last node
    Variable m_touched = 0;
    bool m_isChanging = false; ///< by the propagator that runs
    std::uint64_t m_changes = 0;
    std::vector<std::uint64_t> m_touchedAt; ///< the number of its last change, of each variable
};

Watcher::Watcher(const FlatZinc& model, std::ostream& out, Detail detail, bool reportsEach)
    : m_stream(std::make_unique<Stream>(model, out, detail, reportsEach))
{
}

Watcher::~Watcher() = default;

std::unique_ptr<ModelSpace> Watcher::makeSpace(const Ordering& ordering)
{
    return m_stream->makeSpace(ordering);
}

void Watcher::finish(bool isComplete)
{
    m_stream->finish(isComplete);
}

SearchTracer& Watcher::searchTracer()
{
    return *m_stream;
}

} // namespace clew::engine
