// The constraints of FlatZinc, and the globals of resources/minizinc/, as propagators of Gecode.

#include <algorithm>
#include <functional>
#include <numeric>
#include <optional>

#include "app/engines/space.h"

namespace clew::engine {

using namespace Gecode;

namespace {

// Values of a base times those of its exponent; more make too large a table.
constexpr std::uint64_t kMostPowers = std::uint64_t{1} << 20U;

class Poster
{
public:
    Poster(ModelSpace& space, const FlatZinc& model, const Ordering& ordering)
        : m_space(space), m_model(model)
    {
        if (ordering.propagation == "values")
            m_level = IPL_VAL;
        else if (ordering.propagation == "bounds")
            m_level = IPL_BND;
        else if (ordering.propagation == "domains")
            m_level = IPL_DOM;
        m_isForReasons = ordering.propagation == "reasons";
    }

    /// In this group of propagators.
    void post(const Constraint& constraint, PropagatorGroup group)
    {
        const auto found = table().find(constraint.name);
        if (found == table().end())
            throw ModelError("The constraint " + constraint.name +
                             " is not supported: the engine searches over integers and Booleans.");
        if (constraint.arguments.size() < found->second.arguments)
            throw ModelError("The constraint " + constraint.name + " has too few arguments.");
        m_arguments = &constraint.arguments;
        m_constraint = &constraint;
        m_group = group;
        found->second.post(*this);
    }

private:
    using Post = void (*)(Poster&);
    struct Entry
    {
        std::size_t arguments;
        Post post;
    };

    static const std::unordered_map<std::string, Entry>& table();

    // ---- arguments

    [[nodiscard]] const Expression& at(std::size_t index) const { return (*m_arguments)[index]; }

    // What a name stands for if it is an array or a constant.
    [[nodiscard]] const std::vector<Expression>& elementsOf(const Expression& expression) const
    {
        if (expression.kind == Expression::Kind::Name) {
            const auto found = m_model.arrayIndex.find(expression.text);
            if (found != m_model.arrayIndex.end())
                return m_model.arrays[found->second].elements;
        }
        if (expression.kind != Expression::Kind::Array)
            throw ModelError("An array was expected in " + m_constraint->name + ".");
        return expression.elements;
    }

    [[nodiscard]] static int checked(std::int64_t number)
    {
        if (number < Int::Limits::min || number > Int::Limits::max)
            throw ModelError("The number " + std::to_string(number) +
                             " is too large for the engine.");
        return static_cast<int>(number);
    }

    [[nodiscard]] int constant(const Expression& expression) const
    {
        if (expression.kind == Expression::Kind::Name) {
            const auto& elements = elementsOf(expression);
            if (elements.size() == 1)
                return constant(elements.front());
        }
        if (expression.kind != Expression::Kind::Int && expression.kind != Expression::Kind::Bool)
            throw ModelError("A number was expected in " + m_constraint->name + ".");
        return checked(expression.number);
    }
    [[nodiscard]] int number(std::size_t index) const { return constant(at(index)); }

    [[nodiscard]] IntArgs numbers(std::size_t index) const
    {
        IntArgs all;
        for (const Expression& each : elementsOf(at(index)))
            all << constant(each);
        return all;
    }

    [[nodiscard]] Gecode::IntSet set(std::size_t index) const
    {
        const Expression* expression = &at(index);
        if (expression->kind == Expression::Kind::Name)
            expression = &elementsOf(*expression).front();
        std::vector<std::array<int, 2>> pairs;
        for (const auto& [first, last] : expression->set)
            pairs.push_back({checked(first), checked(last)});
        if (pairs.empty())
            return Gecode::IntSet::empty;
        return Gecode::IntSet(reinterpret_cast<const int(*)[2]>(pairs.data()),
                              static_cast<int>(pairs.size()));
    }

    [[nodiscard]] const ModelSpace::Slot* slotOf(const Expression& expression)
    {
        if (expression.kind != Expression::Kind::Name)
            return nullptr;
        const auto found = m_model.variableIndex.find(expression.text);
        if (found == m_model.variableIndex.end())
            return nullptr;
        m_slot = m_space.slot(found->second);
        return &m_slot;
    }

    [[nodiscard]] IntVar integer(const Expression& expression)
    {
        const ModelSpace::Slot* const slot = slotOf(expression);
        if (slot == nullptr) {
            const int value = constant(expression);
            return {m_space, value, value};
        }
        if (slot->isBoolean) {
            IntVar both(m_space, 0, 1);
            channel(home(), m_space.booleans[slot->index], both);
            return both;
        }
        return m_space.integers[slot->index];
    }
    [[nodiscard]] IntVar integer(std::size_t index) { return integer(at(index)); }

    [[nodiscard]] BoolVar boolean(const Expression& expression)
    {
        const ModelSpace::Slot* const slot = slotOf(expression);
        if (slot == nullptr) {
            const int value = constant(expression);
            return {m_space, value, value};
        }
        if (!slot->isBoolean)
            throw ModelError("A Boolean was expected in " + m_constraint->name + ".");
        return m_space.booleans[slot->index];
    }
    [[nodiscard]] BoolVar boolean(std::size_t index) { return boolean(at(index)); }

    [[nodiscard]] IntVarArgs integers(std::size_t index)
    {
        IntVarArgs all;
        for (const Expression& each : elementsOf(at(index)))
            all << integer(each);
        return all;
    }
    [[nodiscard]] BoolVarArgs booleans(std::size_t index)
    {
        BoolVarArgs all;
        for (const Expression& each : elementsOf(at(index)))
            all << boolean(each);
        return all;
    }

    [[nodiscard]] Home home() { return m_space(m_group); }

    // Some of Gecode's propagators take no variable twice: further ones become copies of it.
    [[nodiscard]] IntVarArgs different(IntVarArgs variables)
    {
        unshare(home(), variables);
        return variables;
    }
    [[nodiscard]] BoolVarArgs different(BoolVarArgs variables)
    {
        unshare(home(), variables);
        return variables;
    }

    // How strongly to propagate: as the constraint's annotation says, or as chosen.
    [[nodiscard]] IntPropLevel level() const
    {
        for (const Expression& note : m_constraint->annotations) {
            if (note.text == "domain" || note.text == "domain_propagation")
                return IPL_DOM;
            if (note.text == "bounds" || note.text == "boundsZ" || note.text == "boundsR" ||
                note.text == "boundsD" || note.text == "bounds_propagation")
                return IPL_BND;
            if (note.text == "value_propagation")
                return IPL_VAL;
        }
        if (m_isForReasons && m_constraint->name == "fzn_all_different_int")
            return IPL_DOM; // which is cheap there
        return m_level;
    }

    // ---- shapes of constraints that come in many kinds

    [[nodiscard]] bool isFixed(const Expression& expression) const
    {
        return expression.kind != Expression::Kind::Name ||
               m_model.variableIndex.count(expression.text) == 0;
    }

    void compare(IntRelType relation)
    {
        if (isFixed(at(1)))
            rel(home(), integer(0), relation, number(1), level());
        else
            rel(home(), integer(0), relation, integer(1), level());
    }
    void compareReified(IntRelType relation, ReifyMode mode)
    {
        const Reify reified(boolean(2), mode);
        if (isFixed(at(1)))
            rel(home(), integer(0), relation, number(1), reified, level());
        else if (isFixed(at(0)))
            rel(home(), integer(1), swapped(relation), number(0), reified, level());
        else
            rel(home(), integer(0), relation, integer(1), reified, level());
    }
    static IntRelType swapped(IntRelType relation)
    {
        switch (relation) {
        case IRT_LE:
            return IRT_GR;
        case IRT_LQ:
            return IRT_GQ;
        case IRT_GR:
            return IRT_LE;
        case IRT_GQ:
            return IRT_LQ;
        default:
            return relation;
        }
    }

    // The Booleans behind a sum's integers, if each is one: sums over Booleans are much cheaper.
    [[nodiscard]] bool asBooleans(std::size_t index, BoolVarArgs& all)
    {
        for (const Expression& each : elementsOf(at(index))) {
            const auto found = m_channelled.find(each.text);
            if (each.kind != Expression::Kind::Name || found == m_channelled.end())
                return false;
            all << m_space.booleans[found->second];
        }
        return all.size() > 0;
    }

    void linearOver(IntRelType relation, const Reify* reified)
    {
        const IntArgs factors = numbers(0);
        BoolVarArgs bools;
        if (asBooleans(1, bools)) {
            if (reified != nullptr)
                linear(home(), factors, bools, relation, number(2), *reified, level());
            else
                linear(home(), factors, bools, relation, number(2), level());
            return;
        }
        const IntVarArgs terms = integers(1);
        if (reified != nullptr)
            linear(home(), factors, terms, relation, number(2), *reified, level());
        else
            linear(home(), factors, terms, relation, number(2), level());
    }
    void linearReified(IntRelType relation, ReifyMode mode)
    {
        const Reify reified(boolean(3), mode);
        linearOver(relation, &reified);
    }

    void booleanSum(IntRelType relation)
    {
        const IntArgs factors = numbers(0);
        if (isFixed(at(2)))
            linear(home(), factors, booleans(1), relation, number(2), level());
        else
            linear(home(), factors, booleans(1), relation, integer(2), level());
    }

    void occurrences(IntRelType relation)
    {
        // count_leq(x, y, c) says that c is at most the number of y in x, hence the other way.
        if (isFixed(at(1)) && isFixed(at(2)))
            count(home(), integers(0), number(1), relation, number(2), level());
        else if (isFixed(at(1)))
            count(home(), integers(0), number(1), relation, integer(2), level());
        else
            count(home(), integers(0), integer(1), relation, integer(2), level());
    }
    void occurrencesOf(IntRelType relation)
    {
        count(home(), integers(1), number(2), relation, number(0), level());
    }

    void cardinality(bool isClosed, bool isBetween)
    {
        const IntVarArgs x = different(integers(0));
        const IntArgs cover = numbers(1);
        IntArgs values = cover;
        if (isBetween) {
            const IntArgs low = numbers(2);
            const IntArgs high = numbers(3);
            IntSetArgs counts(cover.size());
            for (int i = 0; i < cover.size(); ++i)
                counts[i] = Gecode::IntSet(low[i], high[i]);
            if (!isClosed)
                for (const int other : othersThan(x, cover)) {
                    values << other;
                    counts << Gecode::IntSet(0, x.size());
                }
            count(home(), x, counts, values, level());
            return;
        }
        IntVarArgs counts = integers(2);
        if (!isClosed)
            for (const int other : othersThan(x, cover)) {
                values << other;
                counts << IntVar(m_space, 0, x.size());
            }
        count(home(), x, counts, values, level());
    }

    static std::vector<int> othersThan(const IntVarArgs& x, const IntArgs& cover)
    {
        std::vector<int> all;
        for (const IntVar& each : x)
            for (IntVarValues value(each); value(); ++value)
                all.push_back(value.val());
        std::ranges::sort(all);
        const auto repeated = std::ranges::unique(all);
        all.erase(repeated.begin(), repeated.end());
        std::erase_if(all, [&](int value) {
            return std::find(cover.begin(), cover.end(), value) != cover.end();
        });
        return all;
    }

    void elementOf(bool isConstant, bool isBoolean)
    {
        // FlatZinc counts from 1, Gecode from 0: an element in front that is never chosen.
        const IntVar index = integer(0);
        rel(home(), index, IRT_GQ, 1);
        if (isBoolean) {
            if (isConstant) {
                IntArgs values({0});
                values << numbers(1);
                element(home(), values, index, boolean(2), level());
            } else {
                BoolVarArgs values;
                values << BoolVar(m_space, 0, 0) << booleans(1);
                element(home(), values, index, boolean(2), level());
            }
        } else if (isConstant) {
            IntArgs values({0});
            values << numbers(1);
            element(home(), values, index, integer(2), level());
        } else {
            IntVarArgs values;
            values << IntVar(m_space, 0, 0) << integers(1);
            element(home(), values, index, integer(2), level());
        }
    }

    // Gecode knows powers with a fixed exponent; others are a table.
    void power()
    {
        const IntVarArgs all = different(IntVarArgs({integer(0), integer(1), integer(2)}));
        const IntVar base = all[0];
        const IntVar exponent = all[1];
        if (exponent.assigned() && exponent.val() >= 0) {
            pow(home(), base, exponent.val(), all[2], level());
            return;
        }
        if (std::uint64_t{base.size()} * exponent.size() > kMostPowers)
            throw ModelError("A power has too many bases and exponents.");
        TupleSet powers(3);
        for (IntVarValues b(base); b(); ++b)
            for (IntVarValues e(exponent); e(); ++e)
                if (const auto result = powerOf(b.val(), e.val()))
                    powers.add(IntArgs({b.val(), e.val(), *result}));
        powers.finalize();
        if (powers.tuples() == 0)
            m_space.fail();
        else
            extensional(home(), all, powers, true, level());
    }

    // None where it is not defined, or larger than any integer of the engine.
    static std::optional<int> powerOf(int base, int exponent)
    {
        if (base >= -1 && base <= 1) { // these go on for ever
            const bool isEven = exponent % 2 == 0;
            return base == 0 && exponent < 0 ? std::nullopt
                   : exponent == 0           ? std::optional(1)
                   : base == -1 && isEven    ? std::optional(1)
                                             : std::optional(base);
        }
        std::int64_t result = exponent < 0 ? 0 : 1; // 1 div base^-exponent
        for (int i = 0; i < exponent; ++i) {
            result *= base;
            if (result < Int::Limits::min || result > Int::Limits::max)
                return std::nullopt;
        }
        return static_cast<int>(result);
    }

    void circuitFrom() { circuit(home(), number(0), different(integers(1)), level()); }

    void inverses()
    {
        // Each is an index into the other: the values of f are where the elements of the inverse
        // are.
        const IntVarArgs f = different(integers(1));
        const IntVarArgs inverse = different(integers(3));
        if (f.size() != inverse.size())
            m_space.fail();
        else
            channel(home(), f, number(2), inverse, number(0), level());
    }

    void regularOver()
    {
        const IntVarArgs x = different(integers(0));
        const int states = number(1);
        const int symbols = number(2);
        const IntArgs table = numbers(3);
        const int start = number(4);
        std::vector<DFA::Transition> transitions;
        for (int state = 1; state <= states; ++state)
            for (int symbol = 1; symbol <= symbols; ++symbol)
                if (const int next = table[(state - 1) * symbols + symbol - 1]; next > 0)
                    transitions.emplace_back(state, symbol, next);
        transitions.emplace_back(-1, 0, 0); // the end of the list
        std::vector<int> finals;
        const Gecode::IntSet accepting = set(5); // outlives its iterator
        for (IntSetValues value(accepting); value(); ++value)
            finals.push_back(value.val());
        finals.push_back(-1);
        extensional(home(), x, DFA(start, transitions.data(), finals.data()), level());
    }

    template<class Vars>
    void tableOver(const Vars& x)
    {
        const IntArgs flat = numbers(1);
        TupleSet tuples(x.size());
        for (int begin = 0; x.size() > 0 && begin + x.size() <= flat.size(); begin += x.size()) {
            IntArgs row(x.size());
            for (int i = 0; i < x.size(); ++i)
                row[i] = flat[begin + i];
            tuples.add(row);
        }
        tuples.finalize();
        if (tuples.tuples() == 0 && x.size() > 0)
            m_space.fail();
        else
            extensional(home(), x, tuples, true, level());
    }

    void cumulativeOver()
    {
        const IntVarArgs starts = integers(0);
        const IntVarArgs durations = integers(1);
        const IntVarArgs needs = integers(2);
        const IntVar capacity = integer(3);
        const bool isPlain =
            std::all_of(needs.begin(), needs.end(), [](const IntVar& v) { return v.assigned(); });
        if (!isPlain) {
            cumulativeByTasks(starts, durations, needs, capacity);
            return;
        }
        IntArgs usage;
        for (const IntVar& need : needs)
            usage << need.val();
        IntVarArgs usedStarts, usedDurations, ends;
        IntArgs used;
        for (int i = 0; i < starts.size(); ++i) {
            rel(home(), durations[i], IRT_GQ, 0);
            if (usage[i] < 0)
                m_space.fail();
            if (usage[i] <= 0)
                continue;
            usedStarts << starts[i];
            usedDurations << durations[i];
            ends << expr(starts[i], durations[i]);
            used << usage[i];
        }
        rel(home(), capacity, IRT_GQ, 0);
        if (usedStarts.size() > 0)
            cumulative(home(), capacity, usedStarts, usedDurations, ends, used, level());
    }

    IntVar expr(const IntVar& a, const IntVar& b)
    {
        IntVar sum(m_space, std::max<int>(Int::Limits::min, a.min() + b.min()),
                   static_cast<int>(std::min<std::int64_t>(
                       Int::Limits::max, std::int64_t{a.max()} + std::int64_t{b.max()})));
        linear(home(), IntVarArgs({a, b}), IRT_EQ, sum);
        return sum;
    }

    // When task j begins, those that are running then need no more than there is.
    void cumulativeByTasks(const IntVarArgs& starts, const IntVarArgs& durations,
                           const IntVarArgs& needs, const IntVar& capacity)
    {
        for (int j = 0; j < starts.size(); ++j) {
            IntVarArgs terms;
            for (int i = 0; i < starts.size(); ++i) {
                BoolVar begun(m_space, 0, 1);
                BoolVar open(m_space, 0, 1);
                BoolVar running(m_space, 0, 1);
                rel(home(), starts[i], IRT_LQ, starts[j], begun);
                rel(home(), starts[j], IRT_LE, expr(starts[i], durations[i]), open);
                rel(home(), begun, BOT_AND, open, running);
                IntVar flag(m_space, 0, 1);
                channel(home(), running, flag);
                IntVar used(m_space, std::min(0, needs[i].min()), std::max(0, needs[i].max()));
                mult(home(), flag, needs[i], used);
                terms << used;
            }
            linear(home(), terms, IRT_LQ, capacity);
        }
    }

    void disjoint()
    {
        const IntVarArgs starts = integers(0);
        const IntVarArgs durations = integers(1);
        IntVarArgs ends;
        for (int i = 0; i < starts.size(); ++i)
            ends << expr(starts[i], durations[i]);
        if (std::all_of(durations.begin(), durations.end(),
                        [](const IntVar& v) { return v.assigned() && v.val() > 0; })) {
            IntArgs fixed;
            for (const IntVar& duration : durations)
                fixed << duration.val();
            unary(home(), starts, fixed, level());
            return;
        }
        for (int i = 0; i < starts.size(); ++i)
            for (int j = i + 1; j < starts.size(); ++j) {
                BoolVar before(m_space, 0, 1);
                BoolVar after(m_space, 0, 1);
                rel(home(), ends[i], IRT_LQ, starts[j], before);
                rel(home(), ends[j], IRT_LQ, starts[i], after);
                rel(home(), before, BOT_OR, after, 1);
            }
    }

    void apart()
    {
        const IntVarArgs x = integers(0);
        const IntVarArgs y = integers(1);
        const IntVarArgs width = integers(2);
        const IntVarArgs height = integers(3);
        const auto isFixedSize = [](const IntVarArgs& sizes) {
            return std::all_of(sizes.begin(), sizes.end(),
                               [](const IntVar& v) { return v.assigned() && v.val() >= 0; });
        };
        if (isFixedSize(width) && isFixedSize(height)) {
            IntArgs w, h;
            for (int i = 0; i < x.size(); ++i) {
                w << width[i].val();
                h << height[i].val();
            }
            nooverlap(home(), x, w, y, h, level());
            return;
        }
        IntVarArgs right, bottom;
        for (int i = 0; i < x.size(); ++i) {
            right << expr(x[i], width[i]);
            bottom << expr(y[i], height[i]);
        }
        nooverlap(home(), x, width, right, y, height, bottom, level());
    }

    void packing()
    {
        const int first = number(0);
        const IntVarArgs load = different(integers(1));
        const IntVarArgs bins = integers(2);
        const IntArgs weights = numbers(3);
        // Gecode counts bins from 0.
        IntVarArgs shifted;
        for (const IntVar& bin : bins) {
            if (first == 0) {
                shifted << bin;
                continue;
            }
            IntVar from0(m_space, 0, std::max(0, load.size() - 1));
            linear(home(), IntArgs({1, -1}), IntVarArgs({bin, from0}), IRT_EQ, first);
            shifted << from0;
        }
        binpacking(home(), load, different(shifted), weights, level());
    }

    void sort()
    {
        IntVarArgs both = integers(0);
        const int size = both.size();
        both << integers(1);
        if (both.size() != 2 * size) {
            m_space.fail();
            return;
        }
        both = different(both);
        sorted(home(), both.slice(0, 1, size), both.slice(size, 1, size), level());
    }

    void chain(IntRelType relation) { rel(home(), integers(0), relation, level()); }

    void lexicographic(IntRelType relation, bool isBoolean)
    {
        if (isBoolean)
            rel(home(), booleans(0), relation, booleans(1), level());
        else
            rel(home(), integers(0), relation, integers(1), level());
    }

    void clauseOf(BoolVar value)
    {
        clause(home(), BOT_OR, booleans(0), booleans(1), value, level());
    }

    void operation(BoolOpType type, bool isReified)
    {
        if (isReified)
            rel(home(), boolean(0), type, boolean(1), boolean(2), level());
        else
            rel(home(), boolean(0), type, boolean(1), 1, level());
    }
    void compareBooleans(IntRelType relation)
    {
        rel(home(), boolean(0), relation, boolean(1), level());
    }
    void compareBooleansReified(IntRelType relation, ReifyMode mode)
    {
        rel(home(), boolean(0), relation, boolean(1), Reify(boolean(2), mode), level());
    }

    void channelled()
    {
        const ModelSpace::Slot* slot = slotOf(at(0));
        const int index = slot != nullptr ? slot->index : -1;
        channel(home(), boolean(0), integer(1));
        if (index >= 0 && at(1).kind == Expression::Kind::Name)
            m_channelled[at(1).text] = index;
    }

    ModelSpace& m_space;
    const FlatZinc& m_model;
    IntPropLevel m_level = IPL_DEF;
    bool m_isForReasons = false;
    const std::vector<Expression>* m_arguments = nullptr;
    const Constraint* m_constraint = nullptr;
    PropagatorGroup m_group = PropagatorGroup::def;
    ModelSpace::Slot m_slot{};
    std::unordered_map<std::string, int> m_channelled; ///< integers that are Booleans
};

const std::unordered_map<std::string, Poster::Entry>& Poster::table()
{
    static const std::unordered_map<std::string, Entry> all{
        {"int_eq", {2, [](Poster& p) { p.compare(IRT_EQ); }}},
        {"int_ne", {2, [](Poster& p) { p.compare(IRT_NQ); }}},
        {"int_le", {2, [](Poster& p) { p.compare(IRT_LQ); }}},
        {"int_lt", {2, [](Poster& p) { p.compare(IRT_LE); }}},
        {"int_eq_reif", {3, [](Poster& p) { p.compareReified(IRT_EQ, RM_EQV); }}},
        {"int_ne_reif", {3, [](Poster& p) { p.compareReified(IRT_NQ, RM_EQV); }}},
        {"int_le_reif", {3, [](Poster& p) { p.compareReified(IRT_LQ, RM_EQV); }}},
        {"int_lt_reif", {3, [](Poster& p) { p.compareReified(IRT_LE, RM_EQV); }}},
        {"int_eq_imp", {3, [](Poster& p) { p.compareReified(IRT_EQ, RM_PMI); }}},
        {"int_ne_imp", {3, [](Poster& p) { p.compareReified(IRT_NQ, RM_PMI); }}},
        {"int_le_imp", {3, [](Poster& p) { p.compareReified(IRT_LQ, RM_PMI); }}},
        {"int_lt_imp", {3, [](Poster& p) { p.compareReified(IRT_LE, RM_PMI); }}},
        {"int_lin_eq", {3, [](Poster& p) { p.linearOver(IRT_EQ, nullptr); }}},
        {"int_lin_ne", {3, [](Poster& p) { p.linearOver(IRT_NQ, nullptr); }}},
        {"int_lin_le", {3, [](Poster& p) { p.linearOver(IRT_LQ, nullptr); }}},
        {"int_lin_eq_reif", {4, [](Poster& p) { p.linearReified(IRT_EQ, RM_EQV); }}},
        {"int_lin_ne_reif", {4, [](Poster& p) { p.linearReified(IRT_NQ, RM_EQV); }}},
        {"int_lin_le_reif", {4, [](Poster& p) { p.linearReified(IRT_LQ, RM_EQV); }}},
        {"int_lin_eq_imp", {4, [](Poster& p) { p.linearReified(IRT_EQ, RM_PMI); }}},
        {"int_lin_ne_imp", {4, [](Poster& p) { p.linearReified(IRT_NQ, RM_PMI); }}},
        {"int_lin_le_imp", {4, [](Poster& p) { p.linearReified(IRT_LQ, RM_PMI); }}},
        {"int_plus",
         {3,
          [](Poster& p) {
              linear(p.home(), IntArgs({1, 1, -1}),
                     IntVarArgs({p.integer(0), p.integer(1), p.integer(2)}), IRT_EQ, 0, p.level());
          }}},
        {"int_minus",
         {3,
          [](Poster& p) {
              linear(p.home(), IntArgs({1, -1, -1}),
                     IntVarArgs({p.integer(0), p.integer(1), p.integer(2)}), IRT_EQ, 0, p.level());
          }}},
        {"int_times",
         {3,
          [](Poster& p) { mult(p.home(), p.integer(0), p.integer(1), p.integer(2), p.level()); }}},
        {"int_div",
         {3,
          [](Poster& p) {
              rel(p.home(), p.integer(1), IRT_NQ, 0);
              div(p.home(), p.integer(0), p.integer(1), p.integer(2), p.level());
          }}},
        {"int_mod",
         {3,
          [](Poster& p) {
              rel(p.home(), p.integer(1), IRT_NQ, 0);
              mod(p.home(), p.integer(0), p.integer(1), p.integer(2), p.level());
          }}},
        {"int_pow", {3, [](Poster& p) { p.power(); }}},
        {"int_min",
         {3,
          [](Poster& p) { min(p.home(), p.integer(0), p.integer(1), p.integer(2), p.level()); }}},
        {"int_max",
         {3,
          [](Poster& p) { max(p.home(), p.integer(0), p.integer(1), p.integer(2), p.level()); }}},
        {"int_abs", {2, [](Poster& p) { abs(p.home(), p.integer(0), p.integer(1), p.level()); }}},
        {"array_int_maximum",
         {2, [](Poster& p) { max(p.home(), p.integers(1), p.integer(0), p.level()); }}},
        {"array_int_minimum",
         {2, [](Poster& p) { min(p.home(), p.integers(1), p.integer(0), p.level()); }}},
        {"array_int_element", {3, [](Poster& p) { p.elementOf(true, false); }}},
        {"array_var_int_element", {3, [](Poster& p) { p.elementOf(false, false); }}},
        {"array_bool_element", {3, [](Poster& p) { p.elementOf(true, true); }}},
        {"array_var_bool_element", {3, [](Poster& p) { p.elementOf(false, true); }}},
        {"set_in", {2, [](Poster& p) { dom(p.home(), p.integer(0), p.set(1)); }}},
        {"set_in_reif",
         {3, [](Poster& p) { dom(p.home(), p.integer(0), p.set(1), p.boolean(2)); }}},
        {"set_in_imp",
         {3,
          [](Poster& p) { dom(p.home(), p.integer(0), p.set(1), Reify(p.boolean(2), RM_PMI)); }}},
        {"bool2int", {2, [](Poster& p) { p.channelled(); }}},
        {"bool_eq", {2, [](Poster& p) { p.compareBooleans(IRT_EQ); }}},
        {"bool_not", {2, [](Poster& p) { p.compareBooleans(IRT_NQ); }}},
        {"bool_ne", {2, [](Poster& p) { p.compareBooleans(IRT_NQ); }}},
        {"bool_le", {2, [](Poster& p) { p.compareBooleans(IRT_LQ); }}},
        {"bool_lt", {2, [](Poster& p) { p.compareBooleans(IRT_LE); }}},
        {"bool_eq_reif", {3, [](Poster& p) { p.compareBooleansReified(IRT_EQ, RM_EQV); }}},
        {"bool_ne_reif", {3, [](Poster& p) { p.compareBooleansReified(IRT_NQ, RM_EQV); }}},
        {"bool_le_reif", {3, [](Poster& p) { p.compareBooleansReified(IRT_LQ, RM_EQV); }}},
        {"bool_lt_reif", {3, [](Poster& p) { p.compareBooleansReified(IRT_LE, RM_EQV); }}},
        {"bool_eq_imp", {3, [](Poster& p) { p.compareBooleansReified(IRT_EQ, RM_PMI); }}},
        {"bool_ne_imp", {3, [](Poster& p) { p.compareBooleansReified(IRT_NQ, RM_PMI); }}},
        {"bool_le_imp", {3, [](Poster& p) { p.compareBooleansReified(IRT_LQ, RM_PMI); }}},
        {"bool_lt_imp", {3, [](Poster& p) { p.compareBooleansReified(IRT_LE, RM_PMI); }}},
        {"bool_and", {3, [](Poster& p) { p.operation(BOT_AND, true); }}},
        {"bool_or", {3, [](Poster& p) { p.operation(BOT_OR, true); }}},
        {"bool_xor", {2, [](Poster& p) { p.operation(BOT_XOR, p.m_arguments->size() > 2); }}},
        {"array_bool_and",
         {2, [](Poster& p) { rel(p.home(), BOT_AND, p.booleans(0), p.boolean(1), p.level()); }}},
        {"array_bool_or",
         {2, [](Poster& p) { rel(p.home(), BOT_OR, p.booleans(0), p.boolean(1), p.level()); }}},
        {"array_bool_xor",
         {1, [](Poster& p) { rel(p.home(), BOT_XOR, p.booleans(0), 1, p.level()); }}},
        {"bool_clause", {2, [](Poster& p) { p.clauseOf(BoolVar(p.m_space, 1, 1)); }}},
        {"bool_clause_reif", {3, [](Poster& p) { p.clauseOf(p.boolean(2)); }}},
        {"bool_lin_eq", {3, [](Poster& p) { p.booleanSum(IRT_EQ); }}},
        {"bool_lin_ne", {3, [](Poster& p) { p.booleanSum(IRT_NQ); }}},
        {"bool_lin_le", {3, [](Poster& p) { p.booleanSum(IRT_LQ); }}},
        {"fzn_all_different_int",
         {1, [](Poster& p) { distinct(p.home(), p.different(p.integers(0)), p.level()); }}},
        {"fzn_all_equal_int", {1, [](Poster& p) { p.chain(IRT_EQ); }}},
        {"fzn_count_eq", {3, [](Poster& p) { p.occurrences(IRT_EQ); }}},
        {"fzn_count_neq", {3, [](Poster& p) { p.occurrences(IRT_NQ); }}},
        {"fzn_count_geq", {3, [](Poster& p) { p.occurrences(IRT_LQ); }}},
        {"fzn_count_gt", {3, [](Poster& p) { p.occurrences(IRT_LE); }}},
        {"fzn_count_leq", {3, [](Poster& p) { p.occurrences(IRT_GQ); }}},
        {"fzn_count_lt", {3, [](Poster& p) { p.occurrences(IRT_GR); }}},
        {"fzn_at_least_int", {3, [](Poster& p) { p.occurrencesOf(IRT_GQ); }}},
        {"fzn_at_most_int", {3, [](Poster& p) { p.occurrencesOf(IRT_LQ); }}},
        {"fzn_exactly_int", {3, [](Poster& p) { p.occurrencesOf(IRT_EQ); }}},
        {"fzn_among",
         {3,
          [](Poster& p) {
              count(p.home(), p.integers(1), p.set(2), IRT_EQ, p.integer(0), p.level());
          }}},
        {"fzn_global_cardinality", {3, [](Poster& p) { p.cardinality(false, false); }}},
        {"fzn_global_cardinality_closed", {3, [](Poster& p) { p.cardinality(true, false); }}},
        {"fzn_global_cardinality_low_up", {4, [](Poster& p) { p.cardinality(false, true); }}},
        {"fzn_global_cardinality_low_up_closed", {4, [](Poster& p) { p.cardinality(true, true); }}},
        {"clew_circuit", {2, [](Poster& p) { p.circuitFrom(); }}},
        {"clew_inverse", {4, [](Poster& p) { p.inverses(); }}},
        {"clew_regular", {6, [](Poster& p) { p.regularOver(); }}},
        {"clew_table_int", {2, [](Poster& p) { p.tableOver(p.different(p.integers(0))); }}},
        {"clew_table_bool", {2, [](Poster& p) { p.tableOver(p.different(p.booleans(0))); }}},
        {"clew_bin_packing_load", {4, [](Poster& p) { p.packing(); }}},
        {"fzn_cumulative", {4, [](Poster& p) { p.cumulativeOver(); }}},
        {"fzn_disjunctive_strict", {2, [](Poster& p) { p.disjoint(); }}},
        {"fzn_diffn", {4, [](Poster& p) { p.apart(); }}},
        {"fzn_lex_less_int", {2, [](Poster& p) { p.lexicographic(IRT_LE, false); }}},
        {"fzn_lex_lesseq_int", {2, [](Poster& p) { p.lexicographic(IRT_LQ, false); }}},
        {"fzn_lex_less_bool", {2, [](Poster& p) { p.lexicographic(IRT_LE, true); }}},
        {"fzn_lex_lesseq_bool", {2, [](Poster& p) { p.lexicographic(IRT_LQ, true); }}},
        {"fzn_increasing_int", {1, [](Poster& p) { p.chain(IRT_LQ); }}},
        {"fzn_decreasing_int", {1, [](Poster& p) { p.chain(IRT_GQ); }}},
        {"fzn_nvalue",
         {2, [](Poster& p) { nvalues(p.home(), p.integers(1), IRT_EQ, p.integer(0), p.level()); }}},
        {"fzn_sort", {2, [](Poster& p) { p.sort(); }}},
        {"fzn_member_int",
         {2, [](Poster& p) { member(p.home(), p.integers(0), p.integer(1), p.level()); }}},
        {"fzn_value_precede_int",
         {3,
          [](Poster& p) {
              precede(p.home(), p.integers(2), p.number(0), p.number(1), p.level());
          }}},
        {"fzn_value_precede_chain_int",
         {2, [](Poster& p) { precede(p.home(), p.integers(1), p.numbers(0), p.level()); }}},
    };
    return all;
}

} // namespace

namespace {

// What is another name of a variable, or of a number.
void postAlias(Poster& poster, const VariableDeclaration& declared)
{
    if (declared.alias.empty())
        return;
    const bool isBoolean = declared.type == VariableDeclaration::Type::Bool;
    const Expression self{.kind = Expression::Kind::Name, .text = declared.name};
    const Constraint equal{isBoolean ? "bool_eq" : "int_eq", {self, declared.alias.front()}, {}};
    poster.post(equal, PropagatorGroup::def);
}

// In groups of their own if `groups` is not null.
void post(Poster& poster, const FlatZinc& model, std::span<const std::size_t> variables,
          std::span<const std::size_t> constraints, std::vector<GroupOf>* groups)
{
    try {
        for (const std::size_t variable : variables)
            postAlias(poster, model.variables[variable]);
        // Which integers are Booleans is known before sums ask for it.
        const auto isChannel = [](const Constraint& each) { return each.name == "bool2int"; };
        for (const bool channels : {true, false})
            for (const std::size_t i : constraints) {
                if (isChannel(model.constraints[i]) != channels)
                    continue;
                PropagatorGroup group = PropagatorGroup::def;
                if (groups != nullptr) {
                    group = PropagatorGroup();
                    groups->push_back({group.id(), i});
                }
                poster.post(model.constraints[i], group);
            }
    } catch (const Gecode::Exception& problem) {
        throw ModelError(std::string("Gecode refuses the model: ") + problem.what());
    }
}

} // namespace

void postConstraints(ModelSpace& space, const FlatZinc& model, const Ordering& ordering,
                     std::vector<GroupOf>* groups)
{
    Poster poster(space, model, ordering);
    std::vector<std::size_t> all(std::max(model.variables.size(), model.constraints.size()));
    std::iota(all.begin(), all.end(), std::size_t{0});
    post(poster, model, std::span(all).first(model.variables.size()),
         std::span(all).first(model.constraints.size()), groups);
}

void postConstraints(ModelSpace& space, const FlatZinc& model, const ModelPart& part)
{
    Poster poster(space, model, {.propagation = "reasons"});
    std::vector<std::size_t> variables;
    for (const auto* const some : {&part.searched, &part.searchedLast})
        for (const ModelPart::Part& each : *some)
            variables.push_back(each.variable);
    post(poster, model, variables, part.constraints, nullptr);
}

} // namespace clew::engine
