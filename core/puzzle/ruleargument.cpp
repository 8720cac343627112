#include "core/puzzle/ruleargument.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace clew {

namespace {

/// Larger boards would have to wait: values of all variables.
constexpr std::uint64_t kMostToLookAt = 5000;
/// How often it is asked whether a value breaks a rule.
constexpr unsigned kMostAsked = 30'000;
/// Entries that an argument names.
constexpr std::size_t kMostNamed = 20;
/// Values of one variable that are gone through, variables that are thought of for it, and how
/// often that is done within each other.
constexpr std::size_t kMostWays = 4;
constexpr std::size_t kMostThoughtOf = 6;
constexpr unsigned kMostNested = 3;

/// What follows, and how it ends: with nothing left, or all ways on are gone through.
struct RuleCourse
{
    std::vector<Place> entries = {};
    Sentence end = {};
    std::optional<Variable> dead = std::nullopt; ///< that has nothing left, if the end is that
    Variable split = 0;                          ///< the variable whose values the ways are
    std::vector<std::pair<Place, RuleCourse>> ways = {};
};

std::size_t namedIn(const RuleCourse& course)
{
    std::size_t named = course.entries.size();
    for (const auto& [place, way] : course.ways)
        named += 1 + namedIn(way);
    return named;
}

class FollowingRules
{
public:
    FollowingRules(const Puzzle& puzzle, const Playing& playing, const Problem& problem,
                   Control& control)
        : m_puzzle(puzzle), m_playing(playing), m_problem(problem), m_control(control)
    {
    }

    // None if it does not end, or not soon.
    std::optional<RuleCourse> argue(const State& state, unsigned nested)
    {
        RuleCourse course;
        State now = state;
        while (true) {
            if (!m_control.poll() || m_asked > kMostAsked)
                return std::nullopt;
            if (Sentence end = endAt(now); !end.empty()) {
                course.end = std::move(end);
                break;
            }
            Look look = lookAt(now);
            if (!look.end.empty()) {
                course.end = std::move(look.end);
                course.dead = look.dead;
                break;
            }
            if (!look.only)
                return nested > 0 ? byWays(now, std::move(course), look, nested) : std::nullopt;
            enter(now, *look.only);
            course.entries.push_back(*look.only);
        }
        shorten(state, course);
        return course;
    }

    [[nodiscard]] Sentence told(const RuleCourse& course) const
    {
        const Sentence end = course.ways.empty() ? course.end : waysOf(course);
        if (course.entries.empty())
            return end;
        Sentence list;
        for (const Place place : course.entries)
            addTo(list, m_puzzle.placeName(m_problem, place), Phrase{"", "%1, %2"});
        return {phrase("Refuting", "What follows: %1. %2"), {std::move(list), end}};
    }

private:
    /// What the rules leave of a variable that has no value.
    struct Left
    {
        std::size_t entered = 0; ///< values that may be entered
        std::vector<Value> values = {};
        std::vector<Place> causes = {}; ///< why the others are not left
    };
    struct Look
    {
        Sentence end = {}; ///< nothing is left for `dead`
        Variable dead = 0;
        std::optional<Place> only = std::nullopt;
        std::vector<std::pair<Variable, std::vector<Value>>> open = {}; ///< the fewest first
    };

    static void enter(State& state, Place place)
    {
        state.apply(Event::decide(place.variable, place.value));
    }

    static void addTo(Sentence& list, Sentence one, Phrase joint)
    {
        list = list.empty() ? std::move(one) : Sentence{joint, {std::move(list), std::move(one)}};
    }

    // The contradiction that a look shows, if any.
    [[nodiscard]] Sentence endAt(const State& state) const
    {
        const auto conflict = m_playing.contradiction(m_problem, state);
        return conflict ? m_puzzle.explain(m_problem, state, *conflict) : Sentence();
    }

    Left leftOf(const State& state, Variable variable)
    {
        Left left;
        for (Value value = 0; value < state.dimensions().values; ++value) {
            const Place place{variable, value};
            if (!m_playing.mayEnter(m_problem, state, {variable, value}) ||
                !m_puzzle.canHappen(m_problem, Event::decide(variable, value)))
                continue;
            ++left.entered;
            ++m_asked;
            const auto broken = m_puzzle.violations(m_problem, state, place);
            if (broken.empty())
                left.values.push_back(value);
            else
                std::ranges::copy(broken.front().causes, std::back_inserter(left.causes));
        }
        return left;
    }

    [[nodiscard]] Sentence nothingLeft(Variable variable, const Left& left) const
    {
        return {phrase("Refuting", "Nothing is left for %1."),
                {m_puzzle.placeName(m_problem, {variable})},
                {{variable}},
                left.causes};
    }

    Look lookAt(const State& state)
    {
        Look look;
        for (Variable variable = 0; variable < state.dimensions().variables; ++variable) {
            if (state.value(variable) != kNoValue)
                continue;
            Left left = leftOf(state, variable);
            if (left.entered == 0) // not its turn
                continue;
            if (left.values.empty()) {
                look.end = nothingLeft(variable, left);
                look.dead = variable;
                return look;
            }
            const Assignment first{variable, left.values.front()};
            if (left.values.size() == 1) {
                if (!look.only && !m_playing.goesWithoutSaying(m_problem, state, first))
                    look.only = Place{first.variable, first.value};
            } else if (left.values.size() <= kMostWays) {
                look.open.emplace_back(variable, std::move(left.values));
            }
        }
        std::ranges::stable_sort(look.open, {}, [](const auto& one) { return one.second.size(); });
        return look;
    }

    // Of the variables with the fewest values left, the one most of whose values leave nothing.
    std::optional<RuleCourse> byWays(const State& state, RuleCourse course, const Look& look,
                                     unsigned nested)
    {
        const auto after = [&](Variable variable, Value value) {
            State next = state;
            enter(next, {variable, value});
            return next;
        };
        const std::pair<Variable, std::vector<Value>>* best = nullptr;
        std::size_t fewest = 0;
        for (const auto& one :
             std::span(look.open).first(std::min(look.open.size(), kMostThoughtOf))) {
            const auto alive =
                static_cast<std::size_t>(std::ranges::count_if(one.second, [&](Value value) {
                    return !m_playing.contradiction(m_problem, after(one.first, value));
                }));
            if (best == nullptr || alive < fewest) {
                best = &one;
                fewest = alive;
            }
        }
        if (best == nullptr)
            return std::nullopt;
        course.split = best->first;
        for (const Value value : best->second) {
            auto way = argue(after(best->first, value), nested - 1);
            if (!way)
                return std::nullopt;
            course.ways.emplace_back(Place{best->first, value}, *std::move(way));
            if (namedIn(course) > kMostNamed)
                return std::nullopt;
        }
        return course;
    }

    // Without the entries that its end does not need.
    void shorten(const State& state, RuleCourse& course)
    {
        for (std::size_t i = course.entries.size(); i-- > 0 && m_asked <= kMostAsked;) {
            RuleCourse shorter = course;
            shorter.entries.erase(shorter.entries.begin() + static_cast<std::ptrdiff_t>(i));
            if (holds(state, shorter))
                course = std::move(shorter);
        }
    }

    // Whether each entry is the only one left in its turn, and the end is there; that is described
    // as it is then.
    bool holds(const State& state, RuleCourse& course)
    {
        State now = state;
        for (const Place place : course.entries) {
            if (leftOf(now, place.variable).values != std::vector{place.value})
                return false;
            enter(now, place);
        }
        course.end = endAt(now);
        if (!course.end.empty() || !course.dead)
            return !course.end.empty();
        const Left left = leftOf(now, *course.dead);
        if (left.entered == 0 || !left.values.empty())
            return false;
        course.end = nothingLeft(*course.dead, left);
        return true;
    }

    [[nodiscard]] Sentence waysOf(const RuleCourse& course) const
    {
        Sentence list;
        for (const auto& [place, way] : course.ways)
            addTo(list,
                  {phrase("Refuting", "[With %1: %2]"),
                   {m_puzzle.placeName(m_problem, place), told(way)}},
                  Phrase{"", "%1 %2"});
        return {phrase("Refuting", "Every way to continue for %1 fails. %2"),
                {m_puzzle.placeName(m_problem, {course.split}), std::move(list)}};
    }

    const Puzzle& m_puzzle;
    const Playing& m_playing;
    const Problem& m_problem;
    Control& m_control;
    unsigned m_asked = 0;
};

void collectPlaces(const RuleCourse& course, Sentence& into)
{
    const auto add = [&](Place place) {
        if (std::ranges::find(into.causes, place) == into.causes.end())
            into.causes.push_back(place);
    };
    std::ranges::for_each(course.entries, add);
    std::ranges::for_each(course.end.causes, add);
    for (const auto& [place, way] : course.ways) {
        add(place);
        collectPlaces(way, into);
    }
}

/// Of an argument by techniques: steps, and how long they are looked for.
constexpr std::size_t kMostSteps = 40;
constexpr std::chrono::milliseconds kLongestExplained{500};

} // namespace

Sentence argueByTechniques(const Puzzle& puzzle, const Problem& problem, const State& before,
                           Place wrong, Rule refutation, const Control& control)
{
    std::vector<Assignment> entries;
    for (Variable variable = 0; variable < before.dimensions().variables; ++variable)
        if (before.value(variable) != kNoValue)
            entries.push_back({variable, before.value(variable)});
    entries.push_back({wrong.variable, wrong.value});
    const auto assumed = puzzle.assume(problem, entries);
    if (!assumed)
        return {};
    Control bounded({.time = kLongestExplained}, control.token());
    const Explanation way = puzzle.explainSolution(**assumed, {}, bounded);
    // Where it ends is a place for which nothing is left, or it is no argument.
    if (way.outcome.ending != Ending::Exhausted || way.outcome.counters.solutions > 0 ||
        way.end.effects.empty() || way.steps.empty() || way.steps.size() > kMostSteps)
        return {};
    Sentence list;
    std::vector<Place> places;
    const auto add = [&list](Sentence one) {
        list = list.empty() ? std::move(one)
                            : Sentence{{"", "%1; %2"}, {std::move(list), std::move(one)}};
    };
    for (const ExplainedStep& step : way.steps) {
        if (step.rule == refutation)
            return {};
        for (const Place place : step.settled)
            add(puzzle.placeName(problem, place));
        if (step.settled.empty())
            add({puzzle.ruleName(problem, step.rule)});
        places.insert(places.end(), step.settled.begin(), step.settled.end());
    }
    places.insert(places.end(), way.end.causes.begin(), way.end.causes.end());
    return {phrase("Refuting", "What follows: %1. %2"),
            {std::move(list), way.end},
            way.end.effects,
            std::move(places)};
}

Sentence argueByRules(const Puzzle& puzzle, const Playing& playing, const Problem& problem,
                      const State& before, Place wrong, Control& control)
{
    const Dimensions dimensions = before.dimensions();
    if (std::uint64_t{dimensions.variables} * dimensions.values > kMostToLookAt)
        return {};
    State after = before;
    after.apply(Event::decide(wrong.variable, wrong.value));
    FollowingRules following(puzzle, playing, problem, control);
    const auto course = following.argue(after, kMostNested);
    if (!course || namedIn(*course) > kMostNamed)
        return {};
    Sentence sentence = following.told(*course);
    sentence.effects = course->ways.empty() ? course->end.effects : std::vector<Place>();
    sentence.causes.clear();
    collectPlaces(*course, sentence);
    return sentence;
}

} // namespace clew
