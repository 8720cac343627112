// The strategies of number words: the result is known without search and is written place by place.

#pragma once

#include "core/puzzles/words/words.h"

namespace clew::words {

/// Writes these values one after the other; `rule` says why. False: stopped before the end.
template<class Tracer>
bool writeOut(const WordsProblem& problem, const std::vector<Value>& values, WordsRule rule,
              Control& control, Tracer& tracer)
{
    for (Variable place = 0; place < values.size(); ++place) {
        if (!control.poll())
            return false;
        if constexpr (Tracer::on) {
            const bool ends = problem.vocabulary().word(values[place]).role == Word::Role::Ending;
            tracer.assign(place, values[place], ends ? EndingWord : rule);
        }
    }
    if constexpr (Tracer::on)
        tracer.solution();
    return control.solution([&] {
        Solution solution = values;
        solution.resize(variableCount(problem), kNoValue);
        return solution;
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
    const std::vector<Value> words = spokenWords(problem);
    if (words.empty()) {
        if constexpr (Tracer::on)
            tracer.conflict(0, TooLong);
    } else {
        (void)writeOut(problem, words, SpokenWord, control, tracer);
    }
    return control.finish(Ending::RanDry);
}

} // namespace clew::words
