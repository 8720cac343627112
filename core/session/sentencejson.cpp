#include "core/session/sentencejson.h"

#include <utility>

#include "core/session/json.h"

namespace clew {

namespace {

// A text may name its places any number of times, and those of what fills them.
constexpr std::size_t kLongestText = 2000;

} // namespace

nlohmann::json toJson(const Sentence& sentence)
{
    auto json = nlohmann::json::array({sentence.pattern.context, sentence.pattern.text});
    const auto asItIs = [](Phrase phrase) { return std::string(phrase.text); };
    for (const Argument& argument : sentence.arguments) {
        const Sentence* const inner = argument.sentence();
        json.push_back(inner != nullptr ? toJson(*inner) : nlohmann::json(argument.text(asItIs)));
    }
    return json;
}

Sentence sentenceFrom(const nlohmann::json& json, std::set<std::string>& texts)
{
    constexpr std::size_t kFirstFilling = 2;
    if (!json.is_array() || json.size() < kFirstFilling)
        return verbatim({});
    const std::string context = textOf(json[0]);
    const std::string text = textOf(json[1]);
    if (context.empty() && json.size() == kFirstFilling)
        return verbatim(text);
    Sentence sentence{
        Phrase{texts.insert(context).first->c_str(), texts.insert(text).first->c_str()}};
    for (std::size_t i = kFirstFilling; i < json.size(); ++i)
        if (json[i].is_array())
            sentence.arguments.emplace_back(sentenceFrom(json[i], texts));
        else
            sentence.arguments.emplace_back(textOf(json[i]));
    const bool isReadable = text.size() <= kLongestText && sentence.text().size() <= kLongestText;
    return isReadable ? sentence : verbatim({});
}

} // namespace clew
