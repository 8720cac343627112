#include "core/puzzle/settings.h"

#include <algorithm>

#include "core/text/printable.h"

namespace clew {

const SettingInfo* findSetting(const StrategyInfo& strategy, std::string_view id)
{
    const auto found = std::ranges::find(strategy.settings, id, &SettingInfo::id);
    return found == strategy.settings.end() ? nullptr : &*found;
}

std::string_view choiceOf(const SettingInfo& setting, const Parameters& chosen)
{
    const std::string& usual = setting.choices.front().id;
    const auto named = chosen.find(setting.id);
    if (named == chosen.end())
        return usual;
    const auto found = std::ranges::find(setting.choices, named->second, &ChoiceInfo::id);
    return found == setting.choices.end() ? usual : found->id;
}

Parameters settingsOf(const StrategyInfo& strategy, const Parameters& chosen)
{
    Parameters known;
    for (const SettingInfo& setting : strategy.settings)
        if (const auto choice = choiceOf(setting, chosen); choice != setting.choices.front().id)
            known.emplace(setting.id, choice);
    return known;
}

bool isRandom(const StrategyInfo& strategy, const Parameters& chosen)
{
    return strategy.random ||
           std::ranges::any_of(strategy.settings, [&](const SettingInfo& setting) {
               return std::ranges::find(setting.choices, choiceOf(setting, chosen), &ChoiceInfo::id)
                   ->isRandom;
           });
}

std::string withSettings(const StrategyInfo& strategy, const Parameters& chosen)
{
    std::string text = strategy.id;
    for (const auto& [id, choice] : settingsOf(strategy, chosen))
        text += '~' + id + '.' + choice;
    return text;
}

Result<Parameters> settingsFrom(const StrategyInfo& strategy, std::string_view text)
{
    Parameters chosen;
    while (!text.empty()) {
        const std::size_t begin = text.front() == '~' ? 1 : 0;
        const std::size_t end = std::min(text.find('~', begin), text.size());
        const std::string_view word = text.substr(begin, end - begin);
        const std::size_t sign = std::min(word.find('.'), word.size());
        const SettingInfo* const setting = findSetting(strategy, word.substr(0, sign));
        Parameters one;
        if (setting != nullptr && sign < word.size())
            one[setting->id] = word.substr(sign + 1);
        if (one.empty() || choiceOf(*setting, one) != one.begin()->second)
            return fail({phrase("Settings", "the strategy %1 has no setting %2"),
                         {strategy.id, printable(word)}});
        chosen.merge(one);
        text.remove_prefix(end);
    }
    return chosen;
}

} // namespace clew
