#include "core/puzzle/refuting.h"

#include <algorithm>
#include <array>
#include <bit>
#include <iterator>
#include <set>
#include <span>
#include <utility>

#include "core/search/subsearch.h"

namespace clew {

namespace {

/// Cells with wrong values among which the shortest argument is looked for, and how many at most if
/// none of them has any.
constexpr std::size_t kLooks = 6;
constexpr std::size_t kMostLooks = 30;
/// Values that are supposed within an argument, at most.
constexpr std::size_t kMostCases = 64;
/// An argument of so few placements is short: no shorter one is looked for.
constexpr std::size_t kShort = 4;
/// What is explained of an entry that is wrong: values supposed within the argument, the fewest
/// that do, and placements in all.
constexpr std::array<std::size_t, 3> kCasesTold{0, 4, 12};
constexpr std::size_t kMostTold = 24;
/// Of each search for a solution with some value.
constexpr std::uint64_t kMostNodesToFind = 20'000;
/// Of all these searches together, times the cells of the board.
constexpr std::uint64_t kMostCellsSearched = 2'000'000;
/// More solutions are not counted, more kinds of cells not listed.
constexpr std::uint64_t kMostSolutionsCounted = 1'000;
constexpr std::uint64_t kMostNodesToCount = 100'000;
constexpr std::size_t kMostKindsListed = 8;
constexpr std::size_t kMostCellsListed = 12; ///< of a kind

using ValueSet = std::uint64_t;
/// Of a placement, in their order.
using PlacementNumber = std::uint32_t;

constexpr ValueSet bitOfValue(Value value)
{
    return ValueSet{1} << value;
}

/// A value that follows; in `group` it is the only place left, if there is none the cell's last.
struct Placement
{
    Place place;
    std::optional<std::uint32_t> group;
    bool isSupposed = false;
};

/// A cell without a value; with a group, that without a place for the value.
struct DeadPlace
{
    Place place;
    std::optional<std::uint32_t> group;
};

/// What follows, and how it ends: at a dead place, or all values of a cell are gone through.
struct Course
{
    std::vector<Placement> placements;
    DeadPlace end = {};
    std::vector<Course> cases = {}; ///< each begins with a value of one cell
};

std::size_t lengthOf(const Course& argument)
{
    std::size_t length = argument.placements.size();
    for (const Course& each : argument.cases)
        length += lengthOf(each);
    return length;
}

template<class Each>
void forPlacements(const Course& argument, Each&& each)
{
    for (const Placement& placement : argument.placements)
        each(placement.place);
    for (const Course& one : argument.cases)
        forPlacements(one, each);
}

/// An argument, and what it rests on.
struct Argued
{
    Course argument;
    std::set<PlacementNumber> needs = {}; ///< placements before it
    std::vector<Place> absent = {};       ///< values that are not possible on the board
};

/// Supposes values on a board and follows them.
class Supposing
{
public:
    Supposing(const GroupProof& rules, const State& state)
        : m_rules(rules), m_width(state.dimensions().values),
          m_struckBy(rules.cellCount() * m_width)
    {
        for (Variable cell = 0; cell < rules.cellCount(); ++cell) {
            m_values.push_back(rules.valuesOf(cell));
            m_put.push_back(0);
            if (state.value(cell) != kNoValue)
                m_put[cell] = m_values[cell] = bitOfValue(state.value(cell));
            else
                forValues(m_values[cell], [&](Value value) {
                    if (rules.isAbsent(state, {cell, value}))
                        m_values[cell] &= ~bitOfValue(value);
                });
        }
        std::ranges::fill(m_struckBy, kByTheBoard);
    }

    /// Why the value cannot be, supposing at most that many others on the way.
    std::optional<Argued> refute(Place wrong, std::size_t mostCases)
    {
        m_casesLeft = mostCases;
        suppose(wrong);
        auto argued = argue(0);
        undoTo({});
        return argued;
    }

private:
    static constexpr PlacementNumber kByTheBoard = ~PlacementNumber{0};

    /// How far the board has changed.
    struct Mark
    {
        std::size_t struck = 0;
        std::size_t placed = 0;
    };

    template<class Each>
    static void forValues(ValueSet values, Each&& each)
    {
        for (; values != 0; values &= values - 1)
            each(static_cast<Value>(std::countr_zero(values)));
    }

    [[nodiscard]] PlacementNumber& struckBy(Place place)
    {
        return m_struckBy[std::size_t{place.variable} * m_width + place.value];
    }
    [[nodiscard]] Mark here() const { return {m_struck.size(), m_placed.size()}; }

    void suppose(Place place)
    {
        put({place, std::nullopt, true});
        follow();
    }

    void put(const Placement& placement)
    {
        const auto [cell, value] = placement.place;
        if ((m_put[cell] & bitOfValue(value)) != 0)
            return;
        m_put[cell] |= bitOfValue(value); // a second value there is a contradiction soon enough
        m_placed.push_back(placement);
    }

    void follow()
    {
        for (; m_followed < m_placed.size() && !m_dead; ++m_followed) {
            const auto by = static_cast<PlacementNumber>(m_followed);
            const auto [cell, value] = m_placed[m_followed].place;
            forValues(m_values[cell] & ~bitOfValue(value), [&, own = cell](Value other) {
                strike({own, other}, by);
            });
            for (const Variable other : m_rules.excluded(cell))
                if ((m_values[other] & bitOfValue(value)) != 0)
                    strike({other, value}, by);
        }
    }

    void strike(Place place, PlacementNumber by)
    {
        if (m_dead)
            return;
        const auto [cell, value] = place;
        m_values[cell] &= ~bitOfValue(value);
        struckBy(place) = by;
        m_struck.push_back(place);
        if (m_values[cell] == 0)
            m_dead = DeadPlace{{cell, kNoValue}, std::nullopt};
        else if (std::has_single_bit(m_values[cell]))
            put({{cell, lowest(m_values[cell])}, std::nullopt});
        for (const std::uint32_t group : m_rules.groupsOf(cell))
            if (!m_dead)
                lookIn(group, value);
    }

    // The value has lost a place in the group.
    void lookIn(std::uint32_t group, Value value)
    {
        std::size_t count = 0;
        Variable last = 0;
        for (const Variable cell : m_rules.group(group))
            if ((m_values[cell] & bitOfValue(value)) != 0) {
                ++count;
                last = cell;
            }
        if (count == 0)
            m_dead = DeadPlace{{m_rules.group(group).front(), value}, group};
        else if (count == 1)
            put({{last, value}, group});
    }

    static Value lowest(ValueSet values) { return static_cast<Value>(std::countr_zero(values)); }

    void undoTo(Mark mark)
    {
        for (; m_struck.size() > mark.struck; m_struck.pop_back()) {
            m_values[m_struck.back().variable] |= bitOfValue(m_struck.back().value);
            struckBy(m_struck.back()) = kByTheBoard;
        }
        for (; m_placed.size() > mark.placed; m_placed.pop_back())
            m_put[m_placed.back().place.variable] &= ~bitOfValue(m_placed.back().place.value);
        m_followed = mark.placed;
        m_dead.reset();
    }

    // From the placements from `first` on, all of which have been followed.
    std::optional<Argued> argue(PlacementNumber first)
    {
        auto argued = m_dead ? ended() : byCases();
        if (!argued)
            return std::nullopt;
        std::vector<Placement> own;
        while (!argued->needs.empty() && *argued->needs.rbegin() >= first) {
            const Placement& placement = m_placed[*argued->needs.rbegin()];
            argued->needs.erase(std::prev(argued->needs.end()));
            own.push_back(placement);
            if (placement.isSupposed)
                continue;
            if (placement.group)
                needAllIn(*placement.group, placement.place, *argued);
            else
                needAllOf(placement.place, *argued);
        }
        auto& placements = argued->argument.placements;
        placements.insert(placements.begin(), own.rbegin(), own.rend());
        return argued;
    }

    std::optional<Argued> ended()
    {
        Argued argued{{{}, *m_dead}};
        if (m_dead->group)
            needAllIn(*m_dead->group, {~Variable{0}, m_dead->place.value}, argued);
        else
            needAllOf(m_dead->place, argued);
        return argued;
    }

    // Why the value has no place in the group but that one.
    void needAllIn(std::uint32_t group, Place but, Argued& argued)
    {
        for (const Variable cell : m_rules.group(group))
            if (cell != but.variable)
                need({cell, but.value}, argued);
    }

    // Why the cell has no value but that one.
    void needAllOf(Place but, Argued& argued)
    {
        forValues(m_rules.valuesOf(but.variable), [&](Value value) {
            if (value != but.value)
                need({but.variable, value}, argued);
        });
    }

    void need(Place absent, Argued& argued)
    {
        if (const PlacementNumber by = struckBy(absent); by != kByTheBoard)
            argued.needs.insert(by);
        else
            argued.absent.push_back(absent);
    }

    // All values of a cell. One that leads to a contradiction whatever the cell has is all it
    // takes.
    std::optional<Argued> byCases()
    {
        const auto cell = cellToTry();
        if (!cell)
            return std::nullopt;
        Argued all{{{}, {{*cell, kNoValue}, std::nullopt}}};
        for (ValueSet left = m_values[*cell]; left != 0; left &= left - 1) {
            if (m_casesLeft == 0)
                return std::nullopt;
            --m_casesLeft;
            const Mark mark = here();
            suppose({*cell, lowest(left)});
            auto one = argue(static_cast<PlacementNumber>(mark.placed));
            undoTo(mark);
            const bool isNeeded = one && !one->argument.placements.empty() &&
                                  one->argument.placements.front().isSupposed;
            if (!isNeeded)
                return one;
            all.argument.cases.push_back(std::move(one->argument));
            all.needs.merge(one->needs);
            all.absent.insert(all.absent.end(), one->absent.begin(), one->absent.end());
        }
        forValues(m_rules.valuesOf(*cell) & ~m_values[*cell], [&, cell = *cell](Value value) {
            need({cell, value}, all);
        });
        return all;
    }

    // Of the cells with the fewest values, of those that have lost some: the one most values of
    // which are contradictory, or else from whose values most follows.
    std::optional<Variable> cellToTry()
    {
        std::optional<Variable> best;
        std::pair<std::size_t, std::size_t> bestScore; // values left, and how little follows
        for (const Variable cell : touchedCells()) {
            std::size_t open = 0;
            std::size_t follows = 0;
            for (ValueSet left = m_values[cell]; left != 0; left &= left - 1) {
                const Mark mark = here();
                suppose({cell, lowest(left)});
                open += m_dead ? 0U : 1U;
                follows += m_placed.size() - mark.placed;
                undoTo(mark);
            }
            const std::pair score{open, ~follows};
            if (!best || score < bestScore) {
                best = cell;
                bestScore = score;
            }
            if (open == 0)
                break;
        }
        return best;
    }

    [[nodiscard]] std::vector<Variable> touchedCells() const
    {
        std::set<std::pair<int, Variable>> touched;
        for (const Place place : m_struck)
            if (const int count = std::popcount(m_values[place.variable]); count > 1)
                touched.emplace(count, place.variable);
        std::vector<Variable> cells;
        for (const auto& [count, cell] : touched)
            if (cells.size() < kLooks)
                cells.push_back(cell);
        return cells;
    }

    const GroupProof& m_rules;
    std::size_t m_width;
    std::vector<ValueSet> m_values;
    std::vector<ValueSet> m_put;             ///< values that cells have or are about to get
    std::vector<PlacementNumber> m_struckBy; ///< of each value of each cell
    std::vector<Place> m_struck;
    std::vector<Placement> m_placed;
    std::size_t m_followed = 0; ///< of the placements
    std::optional<DeadPlace> m_dead;
    std::size_t m_casesLeft = 0;
};

// "a, b, c", in halves, so that long lists are not nested deep.
Sentence listedSentences(std::span<const Sentence> parts, Phrase joint)
{
    if (parts.size() == 1)
        return parts.front();
    const std::size_t half = parts.size() / 2;
    return {
        joint,
        {listedSentences(parts.first(half), joint), listedSentences(parts.subspan(half), joint)}};
}

constexpr Phrase kComma{"", "%1, %2"};
constexpr Phrase kSemicolon{"", "%1; %2"};

// "R1C1, R1C5 and 3 others".
Sentence firstOfCells(std::span<const Sentence> names)
{
    if (names.size() <= kMostCellsListed)
        return listedSentences(names, kComma);
    return {
        phrase("Refuting", "%1 and %2 others"),
        {listedSentences(names.first(kMostCellsListed), kComma), names.size() - kMostCellsListed}};
}

// "1, 3 or 4".
Sentence oneOf(std::span<const Value> values)
{
    std::vector<Sentence> texts;
    for (const Value value : values)
        texts.push_back(verbatim(std::to_string(value + 1)));
    if (texts.size() == 1)
        return texts.front();
    return {phrase("Refuting", "%1 or %2"),
            {listedSentences(std::span(texts).first(texts.size() - 1), kComma), texts.back()}};
}

/// Puts arguments into words.
class Telling
{
public:
    Telling(const Puzzle& puzzle, const Problem& problem, const Refuting::GroupName& groupName)
        : m_puzzle(puzzle), m_problem(problem), m_groupName(groupName)
    {
    }

    [[nodiscard]] Sentence strike(const Course& argument, Place wrong) const
    {
        return {phrase("Refuting", "%1 is not %2: otherwise %3."),
                {nameOf(wrong.variable), wrong.value + 1, course(argument, wrong)}};
    }

    [[nodiscard]] Sentence nameOf(Variable cell) const
    {
        return m_puzzle.placeName(m_problem, {cell, kNoValue});
    }

private:
    // What follows from the value, and the end of it.
    [[nodiscard]] Sentence course(const Course& argument, Place supposed) const
    {
        std::vector<Sentence> placed;
        for (const Placement& placement : argument.placements)
            if (!placement.isSupposed || placement.place != supposed)
                placed.push_back(sentenceOf(placement));
        const Sentence end = argument.cases.empty() ? endOf(argument.end) : casesOf(argument);
        if (placed.empty())
            return end;
        return {phrase("Refuting", "%1, and %2"), {listedSentences(placed, kComma), end}};
    }

    [[nodiscard]] Sentence sentenceOf(const Placement& placement) const
    {
        const auto [cell, value] = placement.place;
        if (!placement.group)
            return {Phrase{"", "%1 = %2"}, {nameOf(cell), value + 1}};
        return {phrase("Refuting", "%1 = %2 (only place in %3)"),
                {nameOf(cell), value + 1, m_groupName(*placement.group)}};
    }

    [[nodiscard]] Sentence endOf(const DeadPlace& end) const
    {
        if (!end.group)
            return {phrase("Refuting", "nothing is left for %1"), {nameOf(end.place.variable)}};
        return {phrase("Refuting", "%1 has no place for %2"),
                {m_groupName(*end.group), end.place.value + 1}};
    }

    [[nodiscard]] Sentence casesOf(const Course& argument) const
    {
        std::vector<Sentence> cases;
        for (const Course& each : argument.cases) {
            const Place supposed = each.placements.front().place;
            cases.push_back(
                {phrase("Refuting", "with %1: %2"), {supposed.value + 1, course(each, supposed)}});
        }
        return {phrase("Refuting", "nothing works in %1 [%2]"),
                {nameOf(argument.end.place.variable), listedSentences(cases, kSemicolon)}};
    }

    const Puzzle& m_puzzle;
    const Problem& m_problem;
    const Refuting::GroupName& m_groupName;
};

} // namespace

Refuting::Refuting(const Puzzle& puzzle, const Problem& problem, const GroupProof& rules, Rule rule,
                   GroupName groupName)
    : m_puzzle(puzzle), m_problem(problem), m_rules(rules), m_rule(rule),
      m_groupName(std::move(groupName)), m_dimensions(puzzle.dimensions(problem)),
      m_findings(std::size_t{m_dimensions.variables} * m_dimensions.values, Finding::Open)
{
}

std::optional<ExplainedStep> Refuting::next(const State& state, Control& control)
{
    Supposing supposing(m_rules, state);
    std::optional<Argued> best;
    Place refuted;
    std::size_t looks = 0;
    std::size_t shortest = ~std::size_t{0};
    for (const Variable cell : openCells(state)) {
        const std::vector<Value> wrong = wrongValues(state, cell, control);
        for (const Value value : wrong) {
            if (!control.poll())
                return std::nullopt;
            auto argued = supposing.refute({cell, value}, std::min(kMostCases, shortest));
            if (!argued || lengthOf(argued->argument) >= shortest)
                continue;
            shortest = lengthOf(argued->argument);
            best = std::move(argued);
            refuted = {cell, value};
        }
        looks += wrong.empty() ? 0 : 1;
        if (shortest <= kShort || looks == kMostLooks || (best && looks >= kLooks))
            break;
    }
    if (!best)
        return std::nullopt;
    Sentence sentence = Telling(m_puzzle, m_problem, m_groupName).strike(best->argument, refuted);
    sentence.effects = {refuted};
    sentence.causes = m_rules.fewestExcluding(state, std::move(best->absent));
    sentence.rule = m_rule;
    return striking(std::move(sentence));
}

Sentence Refuting::refutation(const State& state, Place wrong) const
{
    for (const std::size_t cases : kCasesTold) {
        auto argued = Supposing(m_rules, state).refute(wrong, cases);
        if (!argued || lengthOf(argued->argument) > kMostTold)
            continue;
        const Course& argument = argued->argument;
        Sentence sentence = Telling(m_puzzle, m_problem, m_groupName).strike(argument, wrong);
        sentence.causes = m_rules.fewestExcluding(state, std::move(argued->absent));
        forPlacements(argument, [&](Place place) {
            if (place != wrong &&
                std::ranges::find(sentence.causes, place) == sentence.causes.end())
                sentence.causes.push_back(place);
        });
        if (argument.cases.empty() && !argument.end.group)
            sentence.effects = {argument.end.place};
        else if (argument.cases.empty())
            for (const Variable cell : m_rules.group(*argument.end.group))
                sentence.effects.push_back({cell});
        sentence.rule = m_rule;
        return sentence;
    }
    return {};
}

std::optional<Sentence> Refuting::whatIsLeft(const State& state, Control& control)
{
    const std::vector<Variable> cells = openCells(state);
    std::vector<std::pair<std::vector<Value>, std::vector<Sentence>>> kinds; // cells alike
    std::vector<Place> absent;
    std::vector<Place> places;
    const Telling telling(m_puzzle, m_problem, m_groupName);
    for (const Variable cell : cells) {
        const std::vector<Value> values = valuesLeft(state, cell);
        for (const Value value : values)
            if (find(state, {cell, value}, control) != Finding::Occurs)
                return std::nullopt;
        for (Value value = 0; value < m_dimensions.values; ++value)
            if (std::ranges::find(values, value) == values.end())
                absent.push_back({cell, value});
        auto kind = std::ranges::find(kinds, values, [](const auto& each) { return each.first; });
        if (kind == kinds.end())
            kind = kinds.insert(kinds.end(), {values, {}});
        kind->second.push_back(telling.nameOf(cell));
        places.push_back({cell, kNoValue});
    }
    if (cells.empty())
        return std::nullopt;
    std::vector<Sentence> listed;
    std::size_t unlisted = cells.size();
    for (const auto& [values, names] :
         std::span(kinds).first(std::min(kinds.size(), kMostKindsListed))) {
        listed.push_back(
            {phrase("Refuting", "%1 may be %2"), {firstOfCells(names), oneOf(values)}});
        unlisted -= names.size();
    }
    if (unlisted > 0)
        listed.push_back({phrase("Refuting", "other cells not settled: %1"), {unlisted}});
    return Sentence{phrase("Refuting", "Here nothing more follows: %1. %2"),
                    {listedSentences(listed, kSemicolon), solutionsLeft(state, control)},
                    std::move(places),
                    m_rules.fewestExcluding(state, std::move(absent))};
}

// The cells with the fewest values first.
std::vector<Variable> Refuting::openCells(const State& state) const
{
    std::vector<std::pair<std::size_t, Variable>> counted;
    for (Variable cell = 0; cell < m_dimensions.variables; ++cell)
        if (state.value(cell) == kNoValue)
            counted.emplace_back(valuesLeft(state, cell).size(), cell);
    std::ranges::sort(counted);
    std::vector<Variable> cells;
    for (const auto& [count, cell] : counted)
        cells.push_back(cell);
    return cells;
}

std::vector<Value> Refuting::valuesLeft(const State& state, Variable cell) const
{
    std::vector<Value> values;
    for (ValueSet left = m_rules.valuesOf(cell); left != 0; left &= left - 1)
        if (const auto value = static_cast<Value>(std::countr_zero(left));
            !m_rules.isAbsent(state, {cell, value}))
            values.push_back(value);
    return values;
}

// Those that no solution has, as far as that can be found out.
std::vector<Value> Refuting::wrongValues(const State& state, Variable cell, Control& control)
{
    std::vector<Value> wrong;
    for (const Value value : valuesLeft(state, cell))
        if (find(state, {cell, value}, control) == Finding::Wrong)
            wrong.push_back(value);
    return wrong;
}

Refuting::Finding& Refuting::findingOf(Place place)
{
    return m_findings[std::size_t{place.variable} * m_dimensions.values + place.value];
}

Refuting::Finding Refuting::find(const State& state, Place place, Control& control)
{
    Finding& finding = findingOf(place);
    if (finding != Finding::Open)
        return finding;
    const ProblemPtr problem = assumed(state, place);
    if (problem == nullptr || m_searches * m_dimensions.variables > kMostCellsSearched)
        return finding = Finding::Unknown;
    ++m_searches;
    Subsearch search(control, {.nodes = kMostNodesToFind, .solutions = 1},
                     [&](std::span<const Value> values) {
                         for (Variable cell = 0; cell < values.size(); ++cell)
                             findingOf({cell, values[cell]}) = Finding::Occurs;
                         return false;
                     });
    const auto answer = m_puzzle.runInTurn(m_puzzle.fastest(*problem, Wanted::Several), *problem,
                                           {}, search.control());
    const Outcome outcome = search.finish(answer.outcome.ending);
    if (finding == Finding::Open)
        finding = outcome.ending == Ending::Exhausted ? Finding::Wrong : Finding::Unknown;
    return finding;
}

// What is on the board as givens, and this place.
ProblemPtr Refuting::assumed(const State& state, std::optional<Place> place) const
{
    std::vector<Assignment> assignments;
    for (Variable cell = 0; cell < m_dimensions.variables; ++cell)
        if (state.value(cell) != kNoValue)
            assignments.push_back({cell, state.value(cell)});
    if (place)
        assignments.push_back({place->variable, place->value});
    return m_puzzle.assume(m_problem, assignments).value_or(nullptr);
}

Sentence Refuting::solutionsLeft(const State& state, Control& control) const
{
    const ProblemPtr problem = assumed(state, std::nullopt);
    if (problem == nullptr)
        return {};
    Subsearch search(control, {.nodes = kMostNodesToCount, .solutions = kMostSolutionsCounted});
    const auto answer = m_puzzle.runInTurn(m_puzzle.fastest(*problem, Wanted::Several), *problem,
                                           {}, search.control());
    const Outcome outcome = search.finish(answer.outcome.ending);
    return {outcome.ending == Ending::Exhausted ? phrase("Refuting", "Solutions: %1.")
                                                : phrase("Refuting", "Solutions: at least %1."),
            {outcome.counters.solutions}};
}

} // namespace clew
