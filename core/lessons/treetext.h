// A search tree as text, for what is printed: a line a level, a mark a node, each above the middle
// of what lies below it.

#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>

#include "core/text/sentence.h"
#include "core/trace/trace.h"

namespace clew {

inline constexpr std::size_t kTreeTextWidth = 72; ///< wider trees are drawn closer
inline constexpr std::size_t kTreeTextLines = 40; ///< as deeper ones are

/// The tree of the first `events` events, with what the marks mean below it. Empty if `token` asked
/// to stop. `translate` null: English.
std::string treeText(const std::shared_ptr<const Trace>& trace, std::uint64_t events,
                     const std::stop_token& token, const Translator& translate = nullptr);

} // namespace clew
