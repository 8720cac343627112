// As a person solves: the simplest technique that settles or strikes something, again and again.
// Never guesses; ends where none of them helps.

#pragma once

#include <bit>
#include <optional>
#include <utility>

#include "core/puzzles/suguru/candidates.h"
#include "core/puzzles/suguru/techniques/technique.h"

namespace clew::suguru {

template<class Tracer>
class Logic
{
public:
    /// By the techniques that this version of the generator knows.
    Logic(const SuguruProblem& problem, const Layout& layout, Control& control, Tracer& tracer,
          unsigned version = kNewestVersion)
        : m_problem(problem), m_candidates(layout, tracer), m_version(version), m_control(control),
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
        return toEnd(onStep);
    }
    /// Where that ran dry: strikes what is known from elsewhere, and goes on.
    Ending goOnWithout(Place struck, Rule rule)
    {
        m_sound = m_candidates.strike(struck.variable, struck.value, rule);
        return toEnd([](Rule) {});
    }

    /// Steps until there is none.
    template<class OnStep>
    void goOn(OnStep&& onStep)
    {
        while (m_sound && !m_candidates.complete() && m_control.poll()) {
            const std::optional<Rule> rule = step();
            if (!rule)
                return;
            onStep(*rule);
        }
    }

    /// Where there is no step: strikes a number that, supposed to stand in a cell, is led to a
    /// contradiction by the steps that follow. Nothing is supposed within. False: there is none, or
    /// the control says stop.
    bool strikeSupposed()
    {
        for (Variable cell = 0; cell < m_problem.cellCount(); ++cell) {
            for (std::uint64_t rest = m_candidates.mask(cell); rest != 0; rest &= rest - 1) {
                const auto number = static_cast<Value>(std::countr_zero(rest));
                Logic supposed = *this;
                supposed.m_sound = supposed.m_candidates.settle(cell, number);
                supposed.goOn([](Rule) {});
                if (m_control.stopped())
                    return false;
                if (supposed.m_sound)
                    continue;
                m_sound = m_candidates.strike(cell, number, NoNumber);
                return true;
            }
        }
        return false;
    }

    [[nodiscard]] std::size_t openCells() const
    {
        return m_problem.cellCount() - m_candidates.settled();
    }

private:
    template<class OnStep>
    Ending toEnd(OnStep&& onStep)
    {
        goOn(onStep);
        if (!m_sound)
            return Ending::Exhausted;
        if (!m_candidates.complete())
            return Ending::RanDry;
        m_tracer.solution();
        // One solution is all there is: no step left a choice.
        (void)m_control.solution([this] { return std::span(m_candidates.numbers()); });
        return Ending::Exhausted;
    }

    // The rule of the simplest step there is; none if there is no step.
    std::optional<Rule> step()
    {
        for (const Technique& technique : techniques()) {
            if (technique.since > m_version)
                continue;
            if (const auto step = technique.find(m_candidates)) {
                apply(*step, technique.rule);
                return technique.rule;
            }
        }
        return std::nullopt;
    }

    void apply(const Step& step, Rule rule)
    {
        if (step.settled) {
            m_tracer.assign(step.settled->variable, step.settled->value, rule);
            m_sound = m_candidates.settle(step.settled->variable, step.settled->value);
        }
        bool isFirst = true;
        for (const Place place : step.struck)
            m_sound = m_sound && m_candidates.strike(place.variable, place.value, rule,
                                                     std::exchange(isFirst, false));
    }

    const SuguruProblem& m_problem;
    Candidates<Tracer> m_candidates;
    unsigned m_version;
    bool m_sound = true; ///< no contradiction has been found
    Control& m_control;
    Tracer& m_tracer;
};

} // namespace clew::suguru
