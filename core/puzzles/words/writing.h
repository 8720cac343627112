// How all strategies of number words end: the result is known without search and is written place
// by place.

#pragma once

#include <tuple>
#include <vector>

#include "core/puzzles/words/spelling.h"

namespace clew::words {

/// Writes these values one after the other; `rule` says why. False: stopped before the end.
template<class Tracer>
bool writeOut(const WordsProblem& problem, std::vector<Value> values,
              [[maybe_unused]] WordsRule rule, Control& control, Tracer& tracer)
{
    // A word takes a nanosecond, a look at the clock fifty: most numbers need none.
    constexpr Variable kStride = 64;
    for (Variable place = 0; place < values.size(); ++place) {
        if (place % kStride == kStride - 1 && !control.poll())
            return false;
        if constexpr (Tracer::on) {
            const bool ends = problem.vocabulary().word(values[place]).role == Word::Role::Ending;
            tracer.assign(place, values[place], ends ? EndingWord : rule);
        }
    }
    tracer.solution();
    return control.solution([&] {
        values.resize(variableCount(problem), kNoValue);
        return std::span<const Value>(values);
    });
}

} // namespace clew::words
