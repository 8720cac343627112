#include "core/puzzles/model/bounds.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <sstream>

#include "core/puzzles/model/engine.h"
#include "core/puzzles/model/wanted.h"
#include "core/text/scanner.h"

namespace clew::model {

namespace {

using Range = std::pair<std::int64_t, std::int64_t>;

// The smallest and the largest integer of Gecode.
constexpr Range kAllIntegers{-2'147'483'646, 2'147'483'646};
constexpr auto kLongestBounding = std::chrono::seconds(10);

// Gaps in a domain are no help: a set that is too large is never written value by value.
bool isUnwatchable(const VariableDeclaration& declared)
{
    if (declared.isIntroduced || declared.type == VariableDeclaration::Type::Bool)
        return false;
    return !declared.isBounded ||
           (declared.domain.size() == 1 &&
            declared.domain.front().second - declared.domain.front().first >= kMostValues);
}

// What the engine says: a line "NAME LEAST MOST" for each variable.
std::unordered_map<std::string, Range> boundsByEngine(const std::string& flatZinc)
{
    std::string said;
    Limits limits;
    limits.time = kLongestBounding;
    Control control(limits);
    (void)runEngine({"--bounds"}, flatZinc, control, [&](std::string_view piece) {
        said += piece;
        return true;
    });
    std::unordered_map<std::string, Range> bounds;
    std::istringstream in(said);
    std::string name;
    for (Range range; in >> name >> range.first >> range.second;)
        bounds[name] = range;
    return bounds;
}

// As many of the values as can be watched, the nearest to 0.
Range cut(Range range)
{
    const std::int64_t first = std::clamp(-kMostValues / 2, range.first,
                                          std::max(range.first, range.second - kMostValues + 1));
    return {first, std::min(range.second, first + kMostValues - 1)};
}

} // namespace

bool hasUnwatchable(const FlatZinc& model)
{
    return std::ranges::any_of(model.variables, isUnwatchable);
}

std::string withBounds(const std::string& flatZinc, const FlatZinc& model)
{
    const auto found = boundsByEngine(flatZinc);
    std::string text;
    for (const std::string_view line : splitLines(flatZinc)) {
        checkWanted();
        const std::size_t colon = line.find(": ");
        const std::size_t begin = line.starts_with("var ") ? colon : line.npos;
        const std::size_t end = line.find_first_of(" ;:", begin == line.npos ? 0 : begin + 2);
        const auto declared =
            begin == line.npos || end == line.npos
                ? model.variableIndex.end()
                : model.variableIndex.find(std::string(line.substr(begin + 2, end - begin - 2)));
        if (declared == model.variableIndex.end() ||
            !isUnwatchable(model.variables[declared->second])) {
            (text += line) += '\n';
            continue;
        }
        const VariableDeclaration& variable = model.variables[declared->second];
        Range range = variable.isBounded ? variable.domain.front() : kAllIntegers;
        if (const auto known = found.find(variable.name); known != found.end())
            range = known->second;
        const Range left = cut(range);
        text += fmt::format("var {}..{}: {}{}{}\n", left.first, left.second, variable.name,
                            left == range ? "" : ":: clew_cut ", line.substr(end));
    }
    return text;
}

} // namespace clew::model
