// Parts of a document as sessions and workspaces keep them: the file that it is in (workspace.h),
// the text that it is being made of ({"text": …, "data": …}), the settings of its strategy, the
// number of a new puzzle, its preset, limits, and what is known of a run ("ended", "runLimits",
// "bookmarks").

#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "core/session/documentfile.h"

namespace clew {

nlohmann::json fileJson(const DocumentFile& file);
/// The file of this document; none where the JSON says nothing that could be one.
std::shared_ptr<DocumentFile> fileFrom(const nlohmann::json& json, const Document& document);

/// Null if there is none.
nlohmann::json draftJson(const SourcePtr& draft);
SourcePtr draftFrom(const nlohmann::json& json);

/// What is chosen of the strategy's settings, {id: choice, …}; null if nothing is.
nlohmann::json settingsJson(const Document& document);
/// As far as the strategy has such settings.
Parameters settingsFrom(const nlohmann::json& json, const StrategyInfo& strategy);

/// {"seed": "version:number", "difficulty": id, if it is known}; null if there is none.
nlohmann::json generatedJson(const std::optional<Generated>& generated);
/// One that is none of the puzzle's is left out: the board is worth more than its name.
std::optional<Generated> generatedFrom(const nlohmann::json& json, const PuzzleInfo& puzzle);

/// The puzzle's preset with this id; null if the problem is not the preset's, whatever the JSON
/// says.
const PresetInfo* presetFrom(const nlohmann::json& json, const Puzzle& puzzle,
                             const Problem& problem);

/// {"nodes": n, "solutions": n, "milliseconds": n, "memory": bytes}, numbers as texts; what is
/// unlimited is left out.
nlohmann::json limitsJson(const Limits& limits);
/// None if one of them is no number.
std::optional<Limits> limitsFrom(const nlohmann::json& object);

/// Adds what is known of the run: "ended", left out if it had not come to its end, and "runLimits",
/// those that it was made under.
void writeRun(nlohmann::json& json, const Document& document);
/// What is kept of a run by that, and by its bookmarks; null if it is nothing.
std::shared_ptr<RunRecord> runFrom(const nlohmann::json& json, const nlohmann::json& bookmarks);

} // namespace clew
