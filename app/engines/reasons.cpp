#include "app/engines/reasons.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <nlohmann/json.hpp>
#include <numeric>
#include <utility>

#include "core/search/event.h"

namespace clew::engine {

namespace {

/// Work to find a smaller set once one is known (Refutation::work()).
constexpr std::uint64_t kMostWork = 2000;
/// Work to leave out causes that a step does not need; those left then stay.
constexpr std::uint64_t kMostCauseWork = 600;
/// What is seen after a few failures is the easier step; only where there is none, one looks
/// deeper.
constexpr unsigned long kShortPatience = 100;
constexpr std::array<unsigned long, 3> kPatience{10, kShortPatience, kMostFailures};

template<class T>
void insertSorted(std::vector<T>& sorted, const T& value)
{
    const auto place = std::ranges::lower_bound(sorted, value);
    if (place == sorted.end() || *place != value)
        sorted.insert(place, value);
}

std::vector<Strike> joinedStrikes(std::vector<Strike> strikes, const std::vector<Strike>& more)
{
    for (const Strike& each : more)
        if (std::ranges::find(strikes, each) == strikes.end())
            strikes.push_back(each);
    return strikes;
}

template<class T>
std::vector<T> joined(const std::vector<T>& a, const std::vector<T>& b)
{
    std::vector<T> both;
    std::ranges::set_union(a, b, std::back_inserter(both));
    return both;
}

} // namespace

Reasons::Reasons(const FlatZinc& model, std::ostream& out)
    : m_out(out), m_watched(watchedVariables(model)), m_reasons(reasonsOf(model, m_watched)),
      m_ofVariable(m_watched.size()), m_refutation(model, m_watched, m_reasons),
      m_domains(m_refutation.known()), m_changed(m_watched.size(), 1), m_ones(m_reasons.size())
{
    for (std::size_t i = 0; i < m_reasons.size(); ++i)
        for (const Variable variable : m_reasons[i].scope)
            m_ofVariable[variable].push_back(i);
}

void Reasons::explain()
{
    const char* end = "stuck";
    while (true) {
        const bool isHopeless = m_domains.empty() || std::ranges::any_of(m_domains, &IntSet::empty);
        Step step = isHopeless ? Step{.isContradiction = true} : next();
        if (step.isContradiction) {
            nlohmann::json last{{"end", "contradiction"}, {"rules", nlohmann::json::array()}};
            for (const std::size_t reason : step.reasons)
                last["rules"].push_back(m_reasons[reason].rule);
            m_out << last << '\n' << std::flush;
            return;
        }
        if (step.strikes.empty() && step.bounds.empty()) {
            if (isSolved())
                end = "solved";
            break;
        }
        write(step);
        take(step);
    }
    m_out << nlohmann::json{{"end", end}} << '\n' << std::flush;
}

void Reasons::explain(Variable variable, Value value, bool isOnly)
{
    if (variable >= m_watched.size() || m_watched[variable].isWide || m_domains.empty() ||
        value >= m_watched[variable].count)
        return;
    const std::int64_t number = m_watched[variable].valueAt(value);
    Step step;
    for (const auto& [first, last] : m_domains[variable])
        for (std::int64_t other = first; other <= last; ++other)
            if ((other == number) != isOnly)
                step.strikes.push_back({variable, other});
    if (step.strikes.empty())
        return;
    step.reasons = refuting(step.strikes, 1);
    if (!step.reasons.empty())
        write(step);
}

bool Reasons::isSolved() const
{
    return std::ranges::all_of(m_domains, [](const IntSet& domain) { return sizeOf(domain) == 1; });
}

// ---- the next step

Reasons::Step Reasons::next()
{
    Step step = byOne();
    if (step.strikes.empty() && step.bounds.empty() && !step.isContradiction && !isSolved())
        step = byTwo();
    if (step.strikes.empty() && step.bounds.empty() && !step.isContradiction && !isSolved())
        step = byMore();
    return step;
}

Reasons::Step Reasons::by(const Set& reasons)
{
    Refutation::Found found = m_refutation.strikesBy(reasons, m_domains);
    return {reasons, std::move(found.strikes), std::move(found.bounds), found.isContradiction};
}

// Of those that strike anything the one with the fewest open variables: it is the easiest to see.
Reasons::Step Reasons::byOne()
{
    const Step* best = nullptr;
    for (std::size_t i = 0; i < m_reasons.size(); ++i) {
        auto& [when, found] = m_ones[i];
        if (when == 0 || hasChanged({i}, when)) {
            when = m_now;
            found = by({i});
        }
        if (found.isContradiction)
            return found;
        if (found.strikes.empty() && found.bounds.empty())
            continue;
        if (best == nullptr || openIn(found.reasons) < openIn(best->reasons))
            best = &found;
    }
    return best == nullptr ? Step{} : *best;
}

// Two that share one open variable at most strike together no more than each by itself.
Reasons::Step Reasons::byTwo()
{
    if (m_twos.empty())
        findTwos();
    for (std::size_t i = 0; i < m_twos.size(); ++i)
        for (auto& [j, when] : m_twos[i]) {
            if ((when != 0 && !hasChanged({i, j}, when)) || openShared(i, j) < 2)
                continue;
            when = m_now;
            Step step = by({i, j});
            if (!step.strikes.empty() || !step.bounds.empty() || step.isContradiction)
                return step;
        }
    return {};
}

void Reasons::findTwos()
{
    m_twos.resize(m_reasons.size());
    std::vector<std::size_t> shared(m_reasons.size());
    for (std::size_t i = 0; i < m_reasons.size(); ++i) {
        std::ranges::fill(shared, 0);
        for (const Variable variable : m_reasons[i].scope)
            for (const std::size_t other : m_ofVariable[variable])
                ++shared[other];
        for (std::size_t j = i + 1; j < m_reasons.size(); ++j)
            if (shared[j] > 1)
                m_twos[i].push_back({j, 0});
    }
}

// Each value that some solution does not have is looked at, where few values are left first.
Reasons::Step Reasons::byMore()
{
    Set all(m_reasons.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    const auto solution = m_refutation.solution(all, m_domains);
    std::vector<Strike> candidates;
    for (Variable variable = 0; variable < m_domains.size(); ++variable)
        if (isOpen(variable) && !m_watched[variable].isWide)
            for (const auto& [first, last] : m_domains[variable])
                for (std::int64_t value = first; value <= last; ++value)
                    if (solution.empty() || solution[variable] != value)
                        candidates.push_back({variable, value});
    std::ranges::stable_sort(
        candidates, {}, [&](const Strike& strike) { return sizeOf(m_domains[strike.variable]); });
    Step best = smallestKnown();
    const std::uint64_t begin = m_refutation.work();
    for (const unsigned long patience : kPatience) {
        m_refutation.setPatience(patience);
        for (const Strike& candidate : candidates) {
            const bool isKnown = !best.reasons.empty();
            if (isKnown && (best.reasons.size() <= 3 || // fewer are none
                            m_refutation.work() - begin > kMostWork))
                break;
            Set reasons = refuting({&candidate, 1}, 3);
            if (reasons.empty())
                continue;
            m_known.emplace_back(candidate, reasons);
            if (!isKnown || reasons.size() < best.reasons.size())
                best = {std::move(reasons), {candidate}};
        }
        if (!best.reasons.empty())
            break;
    }
    m_refutation.setPatience(kMostFailures);
    if (best.reasons.empty())
        return best;
    best.reasons = withoutUnneeded(std::move(best.reasons), best.strikes);
    const Strike first = best.strikes.front();
    m_refutation.setPatience(kShortPatience); // what else follows is welcome, and no more
    Step whole = by(best.reasons);
    if (whole.isContradiction)
        return whole;
    best.strikes = std::move(whole.strikes);
    leaveOutEasier(best);
    m_refutation.setPatience(kMostFailures);
    if (std::ranges::find(best.strikes, first) == best.strikes.end())
        best.strikes.push_back(first);
    std::ranges::sort(best.strikes, {}, [](const Strike& strike) {
        return std::pair(strike.variable, strike.value);
    });
    return best;
}

// Of what was found before and not taken: it still follows, perhaps from fewer by now.
Reasons::Step Reasons::smallestKnown()
{
    std::erase_if(m_known, [&](const auto& known) {
        return !contains(m_domains[known.first.variable], known.first.value);
    });
    const auto smallest = std::ranges::min_element(
        m_known, {}, [](const auto& known) { return known.second.size(); });
    if (smallest == m_known.end())
        return {};
    smallest->second = withoutUnneeded(smallest->second, {&smallest->first, 1});
    return {smallest->second, {smallest->first}};
}

// What some of the reasons strike as well is no part of the step.
void Reasons::leaveOutEasier(Step& step)
{
    std::erase_if(step.strikes, [&](const Strike& strike) {
        return std::ranges::any_of(step.reasons, [&](std::size_t each) {
            Set others = step.reasons;
            std::erase(others, each);
            return m_refutation.strikes(others, m_domains, strike);
        });
    });
}

// ---- the fewest reasons of what is known to strike

bool Reasons::isOpen(Variable variable) const
{
    return sizeOf(m_domains[variable]) > 1;
}

std::size_t Reasons::openIn(const Set& reasons) const
{
    std::size_t count = 0;
    for (const std::size_t reason : reasons)
        count += static_cast<std::size_t>(std::ranges::count_if(
            m_reasons[reason].scope, [&](Variable variable) { return isOpen(variable); }));
    return count;
}

bool Reasons::hasChanged(const Set& reasons, std::size_t since) const
{
    return std::ranges::any_of(reasons, [&](std::size_t reason) {
        return std::ranges::any_of(m_reasons[reason].scope,
                                   [&](Variable variable) { return m_changed[variable] > since; });
    });
}

std::size_t Reasons::openShared(std::size_t a, std::size_t b) const
{
    std::vector<Variable> shared;
    std::ranges::set_intersection(m_reasons[a].scope, m_reasons[b].scope,
                                  std::back_inserter(shared));
    return static_cast<std::size_t>(
        std::ranges::count_if(shared, [&](Variable variable) { return isOpen(variable); }));
}

bool Reasons::refutes(const Set& reasons, std::span<const Strike> strikes)
{
    return !reasons.empty() && std::ranges::all_of(strikes, [&](const Strike& strike) {
        return m_refutation.strikes(reasons, m_domains, strike);
    });
}

// Those of the variable, then their neighbours and so on, until they are enough; of these as few as
// can be. Empty: all together are not enough, or nobody knows.
Reasons::Set Reasons::refuting(std::span<const Strike> strikes, std::size_t least)
{
    Set reasons = m_ofVariable[strikes.front().variable];
    for (const std::size_t reason : reasons)
        if (least == 1 && refutes({reason}, strikes))
            return {reason};
    while (!refutes(reasons, strikes)) {
        Set more = grown(reasons);
        if (more.size() == reasons.size())
            return {};
        reasons = std::move(more);
    }
    return shrunk(reasons, strikes);
}

Reasons::Set Reasons::grown(const Set& reasons) const
{
    Set all = reasons;
    for (const std::size_t reason : reasons)
        for (const Variable variable : m_reasons[reason].scope)
            if (isOpen(variable))
                for (const std::size_t other : m_ofVariable[variable])
                    insertSorted(all, other);
    return all;
}

// By halves first (QuickXplain), then one by one: a question left open may have kept one too many.
Reasons::Set Reasons::shrunk(const Set& reasons, std::span<const Strike> strikes)
{
    Set core = needed({}, reasons, false, strikes);
    return withoutUnneeded(refutes(core, strikes) ? std::move(core) : reasons, strikes);
}

Reasons::Set Reasons::withoutUnneeded(Set reasons, std::span<const Strike> strikes)
{
    const Set before = reasons;
    for (const std::size_t each : before) {
        Set others = reasons;
        std::erase(others, each);
        if (refutes(others, strikes))
            reasons = std::move(others);
    }
    return reasons;
}

Reasons::Set Reasons::needed(const Set& always, const Set& some, bool isNew,
                             std::span<const Strike> strikes)
{
    if (isNew && refutes(always, strikes))
        return {};
    if (some.size() == 1)
        return some;
    const auto middle = some.begin() + static_cast<std::ptrdiff_t>(some.size() / 2);
    const Set first(some.begin(), middle);
    const Set second(middle, some.end());
    const Set ofSecond = needed(joined(always, first), second, true, strikes);
    const Set ofFirst = needed(joined(always, ofSecond), first, !ofSecond.empty(), strikes);
    return joined(ofFirst, ofSecond);
}

// ---- what a step goes by

// A variable is a cause if the step does not follow once all values that were declared are given
// back to it.
std::vector<Variable> Reasons::causesOf(const Step& step, const std::vector<Variable>& among)
{
    const Domains& declared = m_refutation.declared();
    Domains domains = m_domains;
    for (const std::size_t reason : step.reasons)
        for (const Variable variable : m_reasons[reason].scope)
            if (!std::ranges::binary_search(among, variable))
                domains[variable] = declared[variable];
    // Of a variable that gets its only value all others must be struck.
    std::vector<Variable> fixed;
    for (const Strike& strike : step.strikes) {
        const auto struck = std::ranges::count(step.strikes, strike.variable, &Strike::variable);
        if (static_cast<std::size_t>(struck) + 1 == sizeOf(m_domains[strike.variable]))
            insertSorted(fixed, strike.variable);
    }
    const auto strikesWith = [&](Variable freed) {
        std::vector<Strike> strikes = step.strikes;
        if (!std::ranges::binary_search(fixed, freed))
            return strikes;
        IntSet left = m_domains[freed];
        for (const Strike& strike : step.strikes)
            if (strike.variable == freed)
                left = without(left, strike.value);
        for (const auto& [first, last] : declared[freed])
            for (std::int64_t value = first; value <= last; ++value)
                if (!contains(m_domains[freed], value) && !contains(left, value))
                    strikes.push_back({freed, value});
        return strikes;
    };
    m_refutation.setPatience(kShortPatience);
    std::vector<Variable> causes;
    std::vector<Strike> all = step.strikes;
    for (const Variable variable : fixed)
        if (!std::ranges::binary_search(among, variable))
            all = joinedStrikes(std::move(all), strikesWith(variable));
    const std::uint64_t begin = m_refutation.work();
    for (const Variable variable : among) {
        if (m_domains[variable] == declared[variable])
            continue;
        const bool isToTry = step.bounds.empty() && !m_watched[variable].isWide &&
                             m_refutation.work() - begin < kMostCauseWork;
        bool isCause = !isToTry;
        std::vector<Strike> strikes = all;
        if (isToTry) {
            strikes = joinedStrikes(std::move(strikes), strikesWith(variable));
            IntSet kept = std::exchange(domains[variable], declared[variable]);
            isCause = std::ranges::any_of(strikes, [&](const Strike& strike) {
                return !m_refutation.strikes(step.reasons, domains, strike);
            });
            if (isCause)
                domains[variable] = std::move(kept);
        }
        if (isCause)
            causes.push_back(variable);
        else
            all = std::move(strikes);
    }
    m_refutation.setPatience(kMostFailures);
    return causes;
}

// What it does to this variable.
Reasons::Step Reasons::partOf(const Step& step, Variable variable)
{
    Step part{.reasons = step.reasons};
    for (const Strike& strike : step.strikes)
        if (strike.variable == variable)
            part.strikes.push_back(strike);
    return part;
}

void Reasons::write(const Step& step)
{
    using Json = nlohmann::json;
    Json line{{"events", Json::array()}, {"rules", Json::array()}};
    for (const std::size_t reason : step.reasons)
        line["rules"].push_back(m_reasons[reason].rule);
    const std::vector<Event> events = eventsOf(step);
    for (const Event event : events)
        line["events"].push_back(event.bits());
    const auto json = [&](const std::vector<Variable>& causes) {
        Json all = Json::array();
        for (const Variable variable : causes)
            all.push_back({variable, isOpen(variable) ? Json()
                                                      : Json(m_watched[variable].indexOf(
                                                            m_domains[variable].front().first))});
        return all;
    };
    std::vector<Variable> scope;
    for (const std::size_t reason : step.reasons)
        for (const Variable variable : m_reasons[reason].scope)
            insertSorted(scope, variable);
    const std::vector<Variable> causes = causesOf(step, scope);
    line["causes"] = json(causes);
    if (step.reasons.size() > 1 && events.size() > 1 && step.bounds.empty())
        for (const Event event : events) {
            Step part = partOf(step, event.variable());
            if (event.kind() == EventKind::Remove)
                part.strikes = {
                    {event.variable(), m_watched[event.variable()].valueAt(event.value())}};
            line["each"].push_back(json(causesOf(part, causes)));
        }
    m_out << line << '\n' << std::flush;
}

std::vector<Event> Reasons::eventsOf(const Step& step) const
{
    const Rule rule = step.reasons.size() == 1 ? m_reasons[step.reasons.front()].rule
                                               : static_cast<Rule>(SeveralTogether);
    Domains left = m_domains;
    for (const Strike& strike : step.strikes)
        left[strike.variable] = without(left[strike.variable], strike.value);
    std::vector<Event> events;
    for (const Strike& strike : step.strikes) {
        const WatchedVariable& watched = m_watched[strike.variable];
        const IntSet& rest = left[strike.variable];
        if (sizeOf(rest) != 1)
            events.push_back(Event::remove(strike.variable, watched.indexOf(strike.value), rule));
        else if (events.empty() || events.back().variable() != strike.variable)
            events.push_back(
                Event::assign(strike.variable, watched.indexOf(rest.front().first), rule));
    }
    for (const Bounds& bounds : step.bounds) {
        const WatchedVariable& watched = m_watched[bounds.variable];
        const IntSet& before = m_domains[bounds.variable];
        if (bounds.least == bounds.most) {
            events.push_back(Event::assign(bounds.variable, watched.indexOf(bounds.least), rule));
            continue;
        }
        if (bounds.least > before.front().first)
            events.push_back(
                Event::remove(bounds.variable, watched.indexOf(bounds.least) - 1, rule));
        if (bounds.most < before.back().second)
            events.push_back(Event::remove(bounds.variable,
                                           watched.count + watched.indexOf(bounds.most) + 1, rule));
    }
    return events;
}

void Reasons::take(const Step& step)
{
    ++m_now;
    for (const Strike& strike : step.strikes) {
        m_domains[strike.variable] = without(m_domains[strike.variable], strike.value);
        m_changed[strike.variable] = m_now;
    }
    for (const Bounds& bounds : step.bounds) {
        IntSet rest;
        for (const auto& [first, last] : m_domains[bounds.variable])
            if (first <= bounds.most && last >= bounds.least)
                rest.emplace_back(std::max(first, bounds.least), std::min(last, bounds.most));
        m_domains[bounds.variable] = std::move(rest);
        m_changed[bounds.variable] = m_now;
    }
}

} // namespace clew::engine
