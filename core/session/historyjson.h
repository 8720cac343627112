// The history of a board as a workspace keeps it (workspace.h), so that undo reaches back beyond
// the start of the program: JSON.
//
//     {"done": how many steps are not undone, "steps": [{
//         "what": a sentence (sentencejson.h), "goesOn": whether a strategy goes on from the solve
//         by hand (where no step says so, the text may: files of before), "puzzle": id, where a
//         search from elsewhere took its place,
//         "strategy": id, "seed": n, "settings", "generated", "preset": as of a session,
//         "watching": whether there is a run, "position": n, "ended", "bookmarks": as of
//         a session, "trace": {"file": name, "events": n}, "shown": whether it is played by hand,
//         "format": id, "problem": text, "hand": as of a session, "draft": {"text", "data"},
//         "file": as of a workspace, "saved": whether the file holds it}, …]}
//
// A step holds the document that it exchanges for the one shown: those of steps that are done lie
// before it, in the order of doing, those of steps that were undone after it. What is the same as
// in the next document on the way to the one shown is left out: the problem, the hand, the file.
// So a document is read when its neighbour is on the board, and not before.
//
// Undo keeps at most kMostKeptSteps and some kMostKeptBytes of each board; the oldest go first.

#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <set>
#include <string>

#include "core/session/history.h"

namespace clew {

inline constexpr std::size_t kMostKeptSteps = 500;
inline constexpr std::size_t kMostKeptBytes = std::size_t{512} << 10U;

/// Null if there is nothing to keep.
nlohmann::json historyToJson(const History::Steps& steps, const Document& shown);
/// The steps, unread and without functions; their phrases stand in `texts`, which outlives them.
History::Steps historyFromJson(const nlohmann::json& json, std::set<std::string>& texts);
/// One document as a step keeps it beside `neighbour`, without what there is to say of files.
nlohmann::json stepWithoutFile(const Document& document, const Document& neighbour);
/// A document that was kept beside `neighbour`; nothing if it cannot be read.
std::optional<StepDocument> documentFromStep(const nlohmann::json& step, const Document& neighbour);

} // namespace clew
