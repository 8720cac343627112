#include "core/puzzle/uncounted.h"

#include <algorithm>
#include <vector>

namespace clew {

namespace {

// Other values than the one given, to see whether a parameter makes a difference.
std::vector<std::string> otherValues(const ParameterInfo& parameter, const std::string& given)
{
    switch (parameter.kind) {
    case ParameterInfo::Kind::Number:
        return {given == "2" ? "3" : "2"};
    case ParameterInfo::Kind::Size:
        return {given == "2" || given == "2x2" ? "3" : "2"};
    case ParameterInfo::Kind::Choice:
        return parameter.choices;
    case ParameterInfo::Kind::Text:
        return {parameter.fallback};
    case ParameterInfo::Kind::Flag:
        break;
    }
    return {};
}

} // namespace

const FormatInfo* compactFormat(const Puzzle& puzzle)
{
    const FormatInfo* chosen = nullptr;
    for (const FormatInfo& format : puzzle.info().formats)
        if (format.readsProblem && format.writesProblem &&
            (chosen == nullptr || (format.line && !chosen->line)))
            chosen = &format;
    return chosen;
}

std::optional<std::string> uncountedParameter(const Puzzle& puzzle, const Parameters& given,
                                              const Parameters& all, std::string_view text,
                                              std::string_view format, const Problem& problem)
{
    const FormatInfo* const compact = compactFormat(puzzle);
    const std::string written =
        compact == nullptr || given.empty() ? "" : puzzle.write(problem, compact->id);
    // What cannot be read then is another one.
    const auto isSame = [&](const Parameters& parameters) {
        const auto other = puzzle.read(text, format, parameters);
        return other && puzzle.write(**other, compact->id) == written;
    };
    for (const ParameterInfo& parameter : puzzle.info().parameters) {
        const auto own = given.find(parameter.id);
        const bool isData = parameter.id == "data"; // of a model: it is checked with the model
        if (written.empty() || own == given.end() || isData ||
            parameter.kind == ParameterInfo::Kind::Flag)
            continue;
        Parameters without = all;
        without.erase(parameter.id);
        const bool isUnused =
            isSame(without) &&
            std::ranges::all_of(otherValues(parameter, own->second), [&](const auto& value) {
                Parameters other = all;
                other[parameter.id] = value;
                return isSame(other);
            });
        if (isUnused)
            return parameter.id;
    }
    return std::nullopt;
}

bool isReplaced(const PresetInfo& preset, const Parameters& given)
{
    return preset.text.empty() && !preset.parameters.empty() &&
           std::ranges::all_of(preset.parameters,
                               [&](const auto& own) { return given.contains(own.first); });
}

} // namespace clew
