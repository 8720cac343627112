// The event protocol: a search as lines of JSON, for programs in any language.
//
// The first line says what is searched:
//
//     {"clew-events":1, "strategy":NAME, "puzzle":ID, "format":ID, "problem":TEXT,
//      "parameters":{…}, "seed":N, "rules":[…]}                             a board of ours, or
//     {"clew-events":1, "strategy":NAME, "name":TEXT, "variables":…, "values":…, "grid":{…},
//      "rules":[…]}                                                         free variables
//
// Each further line is an event; variables, values, nodes and rules are numbers from 0:
//
//     ["d",VARIABLE,VALUE]            a decision, which opens the next node below the present one
//     ["d",VARIABLE,VALUE,"<="|">="]  the same for a guess that it is this value or one of those
//                                     before it ("<="), or behind it (">=")
//     ["a",VARIABLE,VALUE,RULE]       a value that follows
//     ["r",VARIABLE,VALUE,RULE]       a value that is struck
//     ["r",VARIABLE,VALUE,RULE,"new"] the same by the rule of the strike before it, but in another
//                                     step; of this program's own rules
//     ["c",VARIABLE,VALUE,RULE]       a contradiction; VALUE may be null
//     ["v",NODE]                      the search goes on at this node, 0 being the root
//     ["s"]                           what is on the board is a solution
//
// A rule may be left out; its number is its place in "rules". With "by":"clew" in the header, which
// only this program writes, strategy and rules are its own, and rules have the numbers that it
// gives them; otherwise they are the sender's, whatever their names. The last line says how the
// search ended:
//
//     {"end":"solved"|"exhausted"|"ran-dry"|"stopped", "reason":…, "nodes":N, "backtracks":N,
//      "solutions":N, "checks":N}                                           (numbers if known)
//
// Empty lines and objects with "comment" say nothing. Lines have at most kMaxStreamLine bytes, the
// header kMaxStreamHeader.

#pragma once

#include <functional>
#include <string_view>

#include "core/files/watched.h"

namespace clew {

inline constexpr std::size_t kMaxStreamLine = std::size_t{64} << 10U;
inline constexpr std::size_t kMaxStreamHeader = std::size_t{1} << 20U;

/// Who "by" names in the header of a search by a strategy of ours.
inline constexpr std::string_view kOwnStreams = "clew";

/// Whether a text begins as a stream of events does.
bool isEventStream(std::string_view text);

/// Writes the events published so far; `put` gets the text piece by piece and returns false to end
/// early. Whether all was written.
bool writeEvents(const TraceHeader& header, const Puzzle& puzzle, const Problem& problem,
                 const Trace& trace, const std::function<bool(std::string_view)>& put);

} // namespace clew
