// Parts of a document as sessions and workspaces keep them: the file that it is in (workspace.h),
// and the text that it is being made of: {"text": …, "data": …}.

#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>

#include "core/session/documentfile.h"

namespace clew {

nlohmann::json fileJson(const DocumentFile& file);
/// The file of this document; none where the JSON says nothing that could be one.
std::shared_ptr<DocumentFile> fileFrom(const nlohmann::json& json, const Document& document);

/// Null if there is none.
nlohmann::json draftJson(const SourcePtr& draft);
SourcePtr draftFrom(const nlohmann::json& json);

} // namespace clew
