#include "core/puzzle/generating.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <optional>

#include "core/text/wholenumber.h"

namespace clew {

namespace {

std::string idsOfChoices(const std::vector<ChoiceInfo>& choices)
{
    std::string ids;
    for (const ChoiceInfo& choice : choices)
        ids += (ids.empty() ? "" : ", ") + choice.id;
    return ids;
}

bool hasChoice(const std::vector<ChoiceInfo>& choices, std::string_view id)
{
    return std::ranges::find(choices, id, &ChoiceInfo::id) != choices.end();
}

} // namespace

std::string seedName(NamedSeed seed)
{
    return fmt::format("{}:{}", seed.version, seed.seed);
}

Result<NamedSeed> readSeed(std::string_view text)
{
    const std::size_t colon = text.find(':');
    const bool namesVersion = colon != std::string_view::npos;
    const auto version =
        namesVersion ? wholeNumber<unsigned>(text.substr(0, colon)) : std::optional(0U);
    const auto seed = wholeNumber<std::uint64_t>(namesVersion ? text.substr(colon + 1) : text);
    if (!version || !seed || (namesVersion && *version == 0))
        return fail(
            {phrase("Generator", "\"%1\" is not a seed: a seed is a whole number, or 2:17 for "
                                 "seed 17 of the generator's version 2"),
             {std::string(text)}});
    return NamedSeed{*version, *seed};
}

Result<void> checkAsked(const PuzzleInfo& info, const GenerateRequest& request)
{
    const GeneratorInfo& generator = info.generator.value();
    if (request.version > generator.version)
        return fail(
            {phrase("Generator", "%1: there is no version %2 of the generator yet; the "
                                 "newest is %3"),
             {info.id, std::to_string(request.version), std::to_string(generator.version)}});
    if (!request.symmetry.empty() && generator.symmetries.empty())
        return fail({phrase("Generator", "%1: no symmetry is offered: %2"),
                     {info.id, generator.noSymmetry}});
    if (!request.symmetry.empty() && !hasChoice(generator.symmetries, request.symmetry))
        return fail({phrase("Generator", "%1: there is no symmetry \"%2\", but %3"),
                     {info.id, request.symmetry, idsOfChoices(generator.symmetries)}});
    if (!request.technique.empty() && generator.techniques.empty())
        return fail({phrase("Generator", "%1: no technique can be asked for"), {info.id}});
    if (!request.technique.empty() && !hasChoice(generator.techniques, request.technique))
        return fail({phrase("Generator", "%1: there is no technique \"%2\", but %3"),
                     {info.id, request.technique, idsOfChoices(generator.techniques)}});
    if (request.clues > 0 && !generator.takesClues)
        return fail(
            {phrase("Generator", "%1: the number of clues cannot be asked for"), {info.id}});
    return {};
}

std::string idOfName(std::string_view name)
{
    std::string id;
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        if (std::isalnum(byte) != 0)
            id += static_cast<char>(std::tolower(byte));
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    while (id.ends_with('-'))
        id.pop_back();
    return id;
}

} // namespace clew
