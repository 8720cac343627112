// What the engine (app/engines/) says on standard error of a model that it cannot search. It says
// so in English, to MiniZinc as well; the puzzle `model` recognizes these sentences, which can then
// be said in any language.

#pragma once

#include <array>

#include "core/text/sentence.h"

namespace clew::model {

inline constexpr Phrase kTooLarge =
    phrase("Engine", "The number %1 is too large for the engine, which counts to %2.");
inline constexpr Phrase kUnsupported =
    phrase("Engine",
           "The constraint %1 is not supported: the engine searches over integers and Booleans.");
inline constexpr Phrase kTooFewArguments =
    phrase("Engine", "The constraint %1 has too few arguments.");
inline constexpr Phrase kUndeclared =
    phrase("Engine", "MiniZinc speaks of %1 in %2 and has not declared it. That is a fault of "
                     "MiniZinc; the same in other words may do.");
inline constexpr Phrase kArrayExpected = phrase("Engine", "An array was expected in %1.");
inline constexpr Phrase kNumberExpected = phrase("Engine", "A number was expected in %1.");
inline constexpr Phrase kBooleanExpected = phrase("Engine", "A Boolean was expected in %1.");
inline constexpr Phrase kTooManyPowers =
    phrase("Engine", "A power has too many bases and exponents.");
inline constexpr Phrase kRefused = phrase("Engine", "Gecode refuses the model: %1");
inline constexpr Phrase kNotSearched = phrase("Engine", "Gecode cannot search this model: %1");
inline constexpr Phrase kUnreadable = phrase("Engine", "The file %1 cannot be read.");
inline constexpr Phrase kUnwritable = phrase("Engine", "The file %1 cannot be written.");

inline constexpr Phrase kTooLong = phrase("Engine", "The file %1 has more than 256 MB.");
inline constexpr Phrase kNoState =
    phrase("Engine", "The automaton of a constraint goes to a state that it does not have.");
inline constexpr Phrase kPrintsUndeclared =
    phrase("Engine", "The model prints %1 and does not declare it.");
inline constexpr Phrase kPrintsTooEarly =
    phrase("Engine", "The model prints %1, which it declares only after that.");
inline constexpr Phrase kUnequalLengths = phrase("Engine", "The arrays in %1 differ in length.");
inline constexpr Phrase kNotSearchedFor = phrase("Engine", "The value of %1 is not searched for.");
inline constexpr Phrase kNotInPart =
    phrase("Engine", "The variable %1 is not in this part of the model.");
inline constexpr Phrase kNoVariable = phrase("Engine", "There is no variable %1.");
inline constexpr Phrase kFailed = phrase("Engine", "The engine cannot search this model: %1");

inline constexpr std::array kEngineErrors{
    kTooLarge,       kUnsupported,     kTooFewArguments, kUndeclared, kArrayExpected,
    kNumberExpected, kBooleanExpected, kTooManyPowers,   kRefused,    kNotSearched,
    kUnreadable,     kUnwritable,      kTooLong,         kNoState,    kPrintsUndeclared,
    kPrintsTooEarly, kUnequalLengths,  kNotSearchedFor,  kNotInPart,  kNoVariable,
    kFailed};

} // namespace clew::model
