// Number words: a non-negative integer in full words, as on cheques, and words read back into
// digits.
//
// Variables are the places of the result, one word or one digit each; values are indexes into the
// vocabulary of the language, so that the cheque writes itself word by word.
// Source: P95 of the ninety-nine problems.

#pragma once

#include <cstdint>
#include <string>

#include "core/puzzle/puzzle.h"
#include "core/puzzles/words/vocabulary.h"

namespace clew::words {

/// The trace numbers variables with 24 bits; this leaves room.
inline constexpr std::size_t kMaxDigits = 10'000'000;
/// Longest number that can be spelled out: scale words go to the decillion, or to 溝.
inline constexpr std::size_t kMaxSpelledDigits = 36;

enum class Direction : std::uint8_t { ToWords, ToDigits };
enum class Form : std::uint8_t {
    Plain,
    Cheque, ///< with a capital, financial characters, and an ending nothing can be added to
};

struct WordsProblem : Problem
{
    Direction direction = Direction::ToWords;
    std::string number = "175"; ///< in digits
    std::string text = {};      ///< the words given, where they are to be read back
    Language language = Language::English;
    Form form = Form::Plain;

    [[nodiscard]] const Vocabulary& vocabulary() const { return Vocabulary::of(language); }
};

/// Rules that events name.
enum WordsRule : Rule {
    DigitWord = 1, ///< the word of one digit
    SpokenWord,    ///< the next word of the number as it is spoken
    EndingWord,    ///< closes the amount on a cheque
    DigitRead,     ///< a digit that the words mean
    TooLong,       ///< there are no words for a number this long; in older traces only
};

/// How many variables the problem has: enough for every strategy.
std::uint32_t variableCount(const WordsProblem& problem);

} // namespace clew::words
