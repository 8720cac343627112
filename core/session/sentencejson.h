// A sentence as it is kept, to be said in whatever language is chosen by then: JSON.
//
//     [context, text, what fills its places, each a text or such a sentence, …]
//
// What on the board it speaks of is left out. Without context and fillings the text is shown as it
// is.

#pragma once

#include <nlohmann/json_fwd.hpp>
#include <set>
#include <string>

#include "core/text/sentence.h"

namespace clew {

nlohmann::json toJson(const Sentence& sentence);
/// Its phrases stand in `texts`, which outlives it. Says nothing if the JSON is no such sentence,
/// or more than anybody reads.
Sentence sentenceFrom(const nlohmann::json& json, std::set<std::string>& texts);

} // namespace clew
