// What is chosen of how a strategy works (StrategyInfo::settings): by ids, as it travels in links,
// sessions, traces and streams, and stands on the command line.

#pragma once

#include <string>
#include <string_view>

#include "core/puzzle/info.h"
#include "core/text/result.h"

namespace clew {

/// Null if the strategy has no such setting.
const SettingInfo* findSetting(const StrategyInfo& strategy, std::string_view id);
/// The choices that this strategy knows and that differ from the usual ones.
Parameters settingsOf(const StrategyInfo& strategy, const Parameters& chosen);
/// The choice that holds: the usual one if none is named.
std::string_view choiceOf(const SettingInfo& setting, const Parameters& chosen);

/// Whether another seed may make another search: the strategy, or what is chosen of it, is random.
bool isRandom(const StrategyInfo& strategy, const Parameters& chosen);

/// "composed~var-order.smallest~restarts.luby": the strategy's id, with what is chosen of it.
std::string withSettings(const StrategyInfo& strategy, const Parameters& chosen);
/// Reads what stands there behind the id; an Error that names a setting or choice that the strategy
/// does not have.
Result<Parameters> settingsFrom(const StrategyInfo& strategy, std::string_view text);

} // namespace clew
