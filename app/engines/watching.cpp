#include "app/engines/watching.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <unordered_map>

#include "core/search/event.h"

namespace clew::engine {

using namespace Gecode;

namespace {

/// The first rules; those of the model's constraints follow.
enum EngineRule : Rule { TriedBefore = 1, BetterThanBest, OfDomain, FirstOfModel };

/// A variable that is watched, and its values by their index.
struct Watched
{
    std::size_t variable; ///< of the model
    engine::IntSet ranges;
    std::uint32_t count = 0;
    bool isWide = false;

    [[nodiscard]] Value indexOf(std::int64_t value) const
    {
        std::int64_t before = 0;
        for (const auto& [first, last] : ranges) {
            if (value <= last)
                return static_cast<Value>(before + std::max<std::int64_t>(0, value - first));
            before += last - first + 1;
        }
        return count - 1;
    }
};

constexpr std::int64_t kMostValues = std::int64_t{1} << 22;

// What a person calls the constraint: the author's name for it, or its kind.
std::string nameOf(const Constraint& constraint)
{
    for (const Expression& note : constraint.annotations)
        if ((note.text == "mzn_constraint_name" || note.text == "mzn_expression_name") &&
            !note.elements.empty())
            return note.elements.front().text;
    return constraint.name;
}

// The names of variables as the model's author writes them: elements of arrays by their indices.
std::vector<std::string> authorsNames(const FlatZinc& model)
{
    std::vector<std::string> names;
    for (const VariableDeclaration& declared : model.variables)
        names.push_back(declared.name);
    for (const FlatZinc::Output& output : model.outputs) {
        if (!output.isArray)
            continue;
        const ArrayDeclaration& array = model.arrays[output.index];
        for (std::size_t i = 0; i < array.elements.size(); ++i) {
            const auto found = model.variableIndex.find(array.elements[i].text);
            if (array.elements[i].kind != Expression::Kind::Name ||
                found == model.variableIndex.end())
                continue;
            std::string indices;
            std::size_t rest = i;
            for (auto set = array.outputIndices.rbegin(); set != array.outputIndices.rend();
                 ++set) {
                const auto first = set->empty() ? 1 : set->front().first;
                const auto size =
                    static_cast<std::size_t>(set->empty() ? 1 : set->back().second - first + 1);
                indices = std::to_string(first + static_cast<std::int64_t>(rest % size)) +
                          (indices.empty() ? "" : ",") + indices;
                rest /= size;
            }
            names[found->second] = array.name + "[" + indices + "]";
        }
    }
    return names;
}

} // namespace

class Watcher::Stream final : public SearchTracer
{
public:
    Stream(const FlatZinc& model, std::ostream& out)
        : m_model(model), m_out(out), m_integers(*this), m_booleans(*this)
    {
        for (std::size_t i = 0; i < model.variables.size(); ++i) {
            const VariableDeclaration& declared = model.variables[i];
            if (declared.isIntroduced)
                continue;
            Watched watched{.variable = i, .ranges = declared.domain};
            if (!declared.isBounded)
                throw ModelError("The variable " + declared.name +
                                 " has no bounds; give it some for its search to be watched.");
            std::int64_t count = 0;
            for (const auto& [first, last] : watched.ranges)
                count += last - first + 1;
            if (count > kMostValues)
                throw ModelError("The variable " + declared.name +
                                 " has too many values for its search to be watched.");
            watched.count = static_cast<std::uint32_t>(std::max<std::int64_t>(1, count));
            watched.isWide = watched.count > kMostStruck;
            auto& numbers = declared.type == VariableDeclaration::Type::Bool ? m_booleans.numbers
                                                                             : m_integers.numbers;
            numbers.push_back(static_cast<Variable>(m_watched.size()));
            m_watched.push_back(std::move(watched));
        }
        nameRules();
        writeHeader();
    }

    std::unique_ptr<ModelSpace> makeSpace(const Ordering& ordering)
    {
        Ordering watchable = ordering;
        watchable.splits = false;
        return std::make_unique<ModelSpace>(
            m_model, watchable,
            ConstraintGroups{.beforePosting = [this](ModelSpace& space) { trace(space); },
                             .groups = &m_groups});
    }

    // ---- of the search

    void init() override {}
    void round(unsigned /*engine*/) override {}
    void skip(const EdgeInfo& /*edge*/) override {}
    void done() override {}

    // What happened since the last node led to this one.
    void node(const EdgeInfo& edge, const NodeInfo& node) override
    {
        if (edge) {
            const NodeId parent = m_nodes.at(edge.nid());
            if (parent != m_now)
                write(Event::visit(parent));
            m_now = parent;
            if (m_decision && edge.alternative() == 0) {
                write(Event::decide(m_decision->first, m_decision->second));
                m_now = ++m_last;
            }
        }
        for (const Event event : m_pending)
            write(event);
        m_pending.clear();
        m_decision.reset();
        m_nodes.resize(std::max<std::size_t>(m_nodes.size(), std::size_t{node.nid()} + 1));
        m_nodes[node.nid()] = m_now;
        if (node.type() == NodeType::SOLVED)
            write(Event::solution());
        else if (node.type() == NodeType::FAILED)
            write(Event::conflict(m_touched, m_touchedBy));
    }

private:
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

    void trace(ModelSpace& space)
    {
        IntVarArgs integers;
        BoolVarArgs booleans;
        for (const Variable number : m_integers.numbers)
            integers << space.integers[space.slot(m_watched[number].variable).index];
        for (const Variable number : m_booleans.numbers)
            booleans << space.booleans[space.slot(m_watched[number].variable).index];
        if (integers.size() > 0)
            Gecode::trace(space, integers, TE_PRUNE, m_integers);
        if (booleans.size() > 0)
            Gecode::trace(space, booleans, TE_PRUNE, m_booleans);
    }

    // A constraint's rule is that of its name.
    void nameRules()
    {
        std::unordered_map<std::string, Rule> known;
        constexpr std::size_t kMostRules = 8000;
        for (const Constraint& constraint : m_model.constraints) {
            const std::string name = nameOf(constraint);
            const auto next = static_cast<Rule>(FirstOfModel + m_names.size());
            if (const auto found = known.find(name); found != known.end()) {
                m_rules.push_back(found->second);
            } else if (m_names.size() < kMostRules) {
                known[name] = next;
                m_names.push_back(name);
                m_rules.push_back(next);
            } else {
                m_rules.push_back(static_cast<Rule>(next - 1));
            }
        }
    }

    void writeHeader()
    {
        const auto names = authorsNames(m_model);
        nlohmann::json variables = nlohmann::json::array();
        for (const Watched& watched : m_watched) {
            nlohmann::json one{{"name", names[watched.variable]}, {"ranges", watched.ranges}};
            if (watched.isWide)
                one["wide"] = true;
            variables.push_back(std::move(one));
        }
        std::vector<std::string> rules{"tried before", "better than the best", "domain"};
        rules.insert(rules.end(), m_names.begin(), m_names.end());
        using Json = nlohmann::json;
        m_out << Json{{"clew-events", 1}, {"variables", variables}, {"rules", rules}}.dump(
                     -1, ' ', false, Json::error_handler_t::replace)
              << '\n';
    }

    [[nodiscard]] Rule ruleOf(const ViewTraceInfo& by) const
    {
        if (by.what() == ViewTraceInfo::BRANCHER)
            return TriedBefore;
        if (by.what() == ViewTraceInfo::OTHER)
            return BetterThanBest;
        const unsigned group =
            by.what() == ViewTraceInfo::POST ? by.post().id() : by.propagator().group().id();
        // Groups are numbered as they are made: one a constraint, in order.
        const auto found = std::ranges::lower_bound(m_groups, group, {}, &GroupOf::group);
        return found != m_groups.end() && found->group == group ? m_rules[found->constraint]
                                                                : Rule{OfDomain};
    }

    template<class Delta>
    void changed(const ModelSpace& space, Variable number, const ViewTraceInfo& by, Delta& delta)
    {
        const Watched& watched = m_watched[number];
        const ModelSpace::Slot slot = space.slot(watched.variable);
        const bool isFixed = slot.isBoolean ? space.booleans[slot.index].assigned()
                                            : space.integers[slot.index].assigned();
        const Rule rule = ruleOf(by);
        m_touched = number;
        m_touchedBy = rule;
        if (isFixed && by.what() == ViewTraceInfo::BRANCHER && !m_decision) {
            // Of a first alternative a decision; of a second one, with two values, what is left.
            const Value value = watched.indexOf(space.value(watched.variable));
            m_decision = {number, value};
            m_pending.push_back(Event::assign(number, value, rule));
            return;
        }
        if (isFixed) {
            m_pending.push_back(
                Event::assign(number, watched.indexOf(space.value(watched.variable)), rule));
            return;
        }
        const std::int64_t least = slot.isBoolean ? 0 : space.integers[slot.index].min();
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

    void write(Event event)
    {
        // The decided value is told by Decide alone.
        if (event.kind() == EventKind::Decide)
            std::erase_if(m_pending, [&](Event each) {
                return each.kind() == EventKind::Assign && each.rule() == TriedBefore &&
                       each.variable() == event.variable();
            });
        const std::uint64_t bits = event.bits();
        m_out.write(reinterpret_cast<const char*>(&bits), sizeof bits);
    }

    const FlatZinc& m_model;
    std::ostream& m_out;
    std::vector<Watched> m_watched;
    Changes<IntTracer, IntTraceRecorder, IntTraceDelta> m_integers;
    Changes<BoolTracer, BoolTraceRecorder, BoolTraceDelta> m_booleans;
    std::vector<std::string> m_names; ///< of the model's rules
    std::vector<Rule> m_rules;        ///< of each constraint
    std::vector<GroupOf> m_groups;
    std::vector<Event> m_pending;
    std::optional<std::pair<Variable, Value>> m_decision;
    std::vector<NodeId> m_nodes; ///< of ours, by Gecode's number
    NodeId m_now = kRoot;
    NodeId m_last = kRoot;
    Variable m_touched = 0;
    Rule m_touchedBy = OfDomain;
};

Watcher::Watcher(const FlatZinc& model, std::ostream& out)
    : m_stream(std::make_unique<Stream>(model, out))
{
}

Watcher::~Watcher() = default;

std::unique_ptr<ModelSpace> Watcher::makeSpace(const Ordering& ordering)
{
    return m_stream->makeSpace(ordering);
}

SearchTracer& Watcher::searchTracer()
{
    return *m_stream;
}

} // namespace clew::engine
