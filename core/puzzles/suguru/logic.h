// As a person solves: single numbers and places first, then three ways to strike candidates, each
// the moment nothing simpler is left. Never guesses; ends where these do not help.

#pragma once

#include <algorithm>
#include <optional>

#include "core/puzzles/suguru/candidates.h"

namespace clew::suguru {

template<class Tracer>
class Logic
{
public:
    Logic(const SuguruProblem& problem, const Layout& layout, Control& control, Tracer& tracer)
        : m_problem(problem), m_layout(layout), m_candidates(layout, tracer), m_control(control),
          m_tracer(tracer)
    {
    }

    Ending run()
    {
        return run([](Rule) {});
    }
    /// Exhausted if the board was completed or shown to be impossible. Calls `onStep(rule)` after
    /// each step.
    template<class OnStep>
    Ending run(OnStep&& onStep)
    {
        m_sound = settleGivens(m_problem, m_candidates);
        while (m_sound && !m_candidates.complete() && m_control.poll()) {
            const std::optional<Rule> rule = step();
            if (!rule)
                break;
            onStep(*rule);
        }
        if (!m_sound)
            return Ending::Exhausted;
        if (!m_candidates.complete())
            return Ending::RanDry;
        if constexpr (Tracer::on)
            m_tracer.solution();
        // One solution is all there is: no step left a choice.
        (void)m_control.solution([this] { return std::span(m_candidates.numbers()); });
        return Ending::Exhausted;
    }

    [[nodiscard]] std::size_t openCells() const
    {
        return m_problem.cellCount() - m_candidates.settled();
    }

private:
    // The rule of the simplest step there is; none if there is no step.
    std::optional<Rule> step()
    {
        if (const auto rule = single())
            return rule;
        if (allTouch())
            return AllTouch;
        if (nakedPair())
            return NakedPair;
        if (hiddenPair())
            return HiddenPair;
        return std::nullopt;
    }

    std::optional<Rule> single()
    {
        const auto move = m_candidates.nextSingle();
        if (!move)
            return std::nullopt;
        if constexpr (Tracer::on)
            m_tracer.assign(move->cell, move->number, move->rule);
        m_sound = m_candidates.settle(move->cell, move->number);
        return move->rule;
    }

    // True if the candidate was there.
    bool strike(Variable cell, Value number, Rule rule)
    {
        if (!m_sound || !m_candidates.has(cell, number))
            return false;
        m_sound = m_candidates.strike(cell, number, rule);
        return true;
    }

    // Wherever an area puts the number, it touches these cells.
    bool allTouch()
    {
        for (std::uint32_t area = 0; area < m_layout.areaCells.size(); ++area) {
            const auto& cells = m_layout.areaCells[area];
            for (Value number = 0; number < cells.size(); ++number) {
                const std::vector<Variable> places = placesOf(area, number);
                if (places.empty())
                    continue;
                bool struck = false;
                for (const Variable cell : m_layout.touching[places.front()])
                    if (m_layout.areaOf[cell] != area && excludesAll(cell, places))
                        struck = strike(cell, number, AllTouch) || struck;
                if (struck)
                    return true;
            }
        }
        return false;
    }

    // Two cells that exclude each other take both numbers; who sees both takes neither.
    bool nakedPair()
    {
        for (Variable a = 0; a < m_problem.cellCount(); ++a) {
            if (m_candidates.count(a) != 2)
                continue;
            for (const Variable b : m_layout.excluded[a]) {
                if (b < a || m_candidates.mask(b) != m_candidates.mask(a))
                    continue;
                bool struck = false;
                const std::uint64_t pair = m_candidates.mask(a);
                for (const Variable cell : m_layout.excluded[a])
                    if (cell != b && m_layout.exclude(cell, b))
                        struck = strikeAll(cell, pair, NakedPair) || struck;
                if (struck)
                    return true;
            }
        }
        return false;
    }

    // Two numbers with only the same two places leave no room there for others.
    bool hiddenPair()
    {
        for (std::uint32_t area = 0; area < m_layout.areaCells.size(); ++area) {
            const auto size = static_cast<Value>(m_layout.areaCells[area].size());
            for (Value first = 0; first < size; ++first) {
                const std::vector<Variable> places = placesOf(area, first);
                if (places.size() != 2)
                    continue;
                for (Value second = first + 1; second < size; ++second) {
                    if (placesOf(area, second) != places)
                        continue;
                    const std::uint64_t pair = bit(first) | bit(second);
                    bool struck = false;
                    for (const Variable cell : places)
                        struck =
                            strikeAll(cell, m_candidates.mask(cell) & ~pair, HiddenPair) || struck;
                    if (struck)
                        return true;
                }
            }
        }
        return false;
    }

    bool strikeAll(Variable cell, std::uint64_t numbers, Rule rule)
    {
        bool struck = false;
        for (std::uint64_t rest = numbers; rest != 0; rest &= rest - 1)
            struck = strike(cell, static_cast<Value>(std::countr_zero(rest)), rule) || struck;
        return struck;
    }

    bool excludesAll(Variable cell, const std::vector<Variable>& places) const
    {
        return std::ranges::all_of(places,
                                   [&](Variable place) { return m_layout.exclude(cell, place); });
    }

    std::vector<Variable> placesOf(std::uint32_t area, Value number) const
    {
        std::vector<Variable> places;
        for (const Variable cell : m_layout.areaCells[area])
            if (m_candidates.has(cell, number))
                places.push_back(cell);
        return places;
    }

    static std::uint64_t bit(Value number) { return std::uint64_t{1} << number; }

    const SuguruProblem& m_problem;
    const Layout& m_layout;
    Candidates<Tracer> m_candidates;
    bool m_sound = true; ///< no contradiction has been found
    Control& m_control;
    Tracer& m_tracer;
};

template<class Tracer>
Outcome logic(const SuguruProblem& problem, const Options& /*options*/, Control& control,
              Tracer& tracer)
{
    const Layout layout(problem);
    Ending ending = Ending::Exhausted;
    if (placeGivens(problem, layout, tracer))
        ending = Logic<Tracer>(problem, layout, control, tracer).run();
    return control.finish(ending);
}

} // namespace clew::suguru
