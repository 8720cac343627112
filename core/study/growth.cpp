#include "core/study/growth.h"

#include <algorithm>
#include <charconv>

namespace clew {

namespace {

// What a text begins with.
std::optional<double> numberAt(std::string_view text)
{
    unsigned number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    return read.ec == std::errc() ? std::optional<double>(number) : std::nullopt;
}

// What theory says of a search for so many solutions. What is known of all of them bounds the
// search for a few.
Growth theoryOf(const Puzzle& puzzle, const StrategyInfo& strategy, std::uint64_t solutions)
{
    if (solutions == 1 && strategy.growthToFirst)
        return *strategy.growthToFirst;
    const bool areAll = solutions == kUnlimited || !strategy.complete || isForPeople(puzzle);
    return areAll ? strategy.growth : strategy.growth.atWorst();
}

} // namespace

bool isForPeople(const Puzzle& puzzle)
{
    return puzzle.info().generator && !puzzle.info().difficulties.empty();
}

const ParameterInfo* growthParameter(const Puzzle& puzzle)
{
    using Kind = ParameterInfo::Kind;
    const auto& parameters =
        isForPeople(puzzle) ? puzzle.info().generator->parameters : puzzle.info().parameters;
    const auto found = std::ranges::find_if(parameters, [](const ParameterInfo& parameter) {
        const bool isSize = parameter.kind == Kind::Size || parameter.kind == Kind::Number;
        return isSize && (parameter.id == "size" || parameter.id == "boxes");
    });
    return found == parameters.end() ? nullptr : &*found;
}

// Boards of boxes grow with the fourth power.
std::vector<std::string> proposedSizes(const ParameterInfo& parameter)
{
    return parameter.id == "boxes" ? std::vector<std::string>{"2", "3", "4"}
                                   : std::vector<std::string>{"4", "5", "6", "7", "8"};
}

bool GrowthSizes::areRectangles() const
{
    return std::ranges::any_of(
        values, [](const std::string& value) { return value.find('x') != std::string::npos; });
}

std::optional<double> GrowthSizes::sizeOf(std::string_view value) const
{
    const auto width = numberAt(value);
    if (!width || !areRectangles())
        return width;
    const std::size_t cross = value.find('x');
    const auto height = cross == std::string_view::npos ? width : numberAt(value.substr(cross + 1));
    return height ? std::optional(*width * *height) : std::nullopt;
}

// A board of boxes has as many of them as a box has cells.
double GrowthSizes::cellsOf(double size) const
{
    const double board = areRectangles() ? size : size * size;
    return parameter == "boxes" ? board * board : board;
}

Result<ProblemPtr> growthProblem(const Puzzle& puzzle, const GrowthSizes& sizes,
                                 const std::string& value, Control& control)
{
    Parameters parameters = sizes.others;
    parameters[sizes.parameter] = value;
    return isForPeople(puzzle) ? puzzle.generate({parameters, sizes.seed, {}}, control)
                               : puzzle.create(parameters);
}

Result<std::vector<GrowthCurve>> measureGrowth(const Puzzle& puzzle, const GrowthSizes& sizes,
                                               std::span<const std::size_t> strategies,
                                               const RaceRules& rules, const std::stop_token& token,
                                               const std::function<void(const GrowthCurve&)>& each)
{
    std::vector<GrowthCurve> curves;
    for (const std::size_t strategy : strategies)
        curves.push_back(
            {strategy,
             {},
             theoryOf(puzzle, puzzle.info().strategies[strategy], rules.limits.solutions)});
    for (const std::string& value : sizes.values) {
        const auto size = sizes.sizeOf(value);
        if (!size)
            return fail({phrase("Growth", "a size begins with a number, not \"%1\""), {value}});
        Control control({}, token);
        const auto problem = growthProblem(puzzle, sizes, value, control);
        if (!problem)
            return tl::make_unexpected(problem.error());
        for (GrowthCurve& curve : curves) {
            if (token.stop_requested() || *problem == nullptr)
                return curves;
            if (!curve.points.empty() && !curve.points.back().isWhole())
                continue; // larger ones take longer still
            curve.points.push_back(
                {*size, timeStrategy(puzzle, curve.strategy, **problem, rules, token), value});
            if (each)
                each(curve);
        }
    }
    return curves;
}

double valueOf(const GrowthPoint& point, GrowthFigure figure)
{
    return figure == GrowthFigure::Nodes ? static_cast<double>(point.time.outcome.counters.nodes)
                                         : point.time.seconds;
}

} // namespace clew
