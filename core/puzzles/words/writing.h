// The strategies of number words: the result is known without search and is written place by place.

#pragma once

#include "core/puzzles/words/words.h"

namespace clew::words {

/// Writes these values one after the other; `rule` says why. False: stopped before the end.
template<class Tracer>
bool writeOut(const WordsProblem& problem, std::vector<Value> values,
              [[maybe_unused]] WordsRule rule, Control& control, [[maybe_unused]] Tracer& tracer)
{
    // A word takes a nanosecond, a look at the clock fifty: most numbers never ask.
    constexpr Variable kStride = 64;
    for (Variable place = 0; place < values.size(); ++place) {
        if (place % kStride == kStride - 1 && !control.poll())
            return false;
        if constexpr (Tracer::on) {
            const bool ends = problem.vocabulary().word(values[place]).role == Word::Role::Ending;
            tracer.assign(place, values[place], ends ? EndingWord : rule);
        }
    }
    if constexpr (Tracer::on)
        tracer.solution();
    return control.solution([&] {
        values.resize(variableCount(problem), kNoValue);
        return std::span<const Value>(values);
    });
}

/// Each digit's word in turn.
template<class Tracer>
Outcome digits(const WordsProblem& problem, const Options& /*options*/, Control& control,
               Tracer& tracer)
{
    const bool toWords = problem.direction == Direction::ToWords;
    (void)writeOut(problem, toWords ? digitWords(problem) : readDigits(problem),
                   toWords ? DigitWord : DigitRead, control, tracer);
    return control.finish();
}

/// The words as they are spoken. They are one wording among others, hence RanDry.
template<class Tracer>
Outcome spellOut(const WordsProblem& problem, const Options& options, Control& control,
                 Tracer& tracer)
{
    if (problem.direction == Direction::ToDigits)
        return digits(problem, options, control, tracer);
    (void)writeOut(problem, spokenWords(problem), SpokenWord, control, tracer);
    return control.finish(Ending::RanDry);
}

} // namespace clew::words
