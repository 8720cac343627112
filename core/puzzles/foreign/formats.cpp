// The header of a stream, which is the text of a foreign problem: JSON on one line.

#include <nlohmann/json.hpp>

#include "core/puzzle/registry.h"
#include "core/puzzles/foreign/drawnboard.h"
#include "core/puzzles/foreign/puzzle.h"
#include "core/text/printable.h"
#include "core/text/readjson.h"

namespace clew::foreign {

std::vector<FormatInfo> formats()
{
    return {{.id = "events",
             .title = phrase("foreign", "Header of a stream of events"),
             .suffixes = {".jsonl"},
             .readsProblem = true,
             .writesProblem = true,
             .line = true},
            {.id = "values",
             .title = phrase("foreign", "Names with their values"),
             .writesSolution = true,
             .line = true}};
}

namespace {

using Json = nlohmann::json;

constexpr std::size_t kMostText = std::size_t{1} << 20U;
constexpr int kMostNesting = 8;

tl::unexpected<Error> wrong(const char* field, const char* mend)
{
    return fail({phrase("Foreign", "the header's \"%1\" is wrong: %2"), {field, mend}}, 1, 1);
}

// Deeper than any header; counted before a parser would have to remember it.
bool isTooDeep(std::string_view text)
{
    int depth = 0;
    bool inString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (inString && text[i] == '\\')
            ++i;
        else if (text[i] == '"')
            inString = !inString;
        else if (!inString && (text[i] == '[' || text[i] == '{') && ++depth > kMostNesting)
            return true;
        else if (!inString && (text[i] == ']' || text[i] == '}'))
            --depth;
    }
    return false;
}

// A number, or a text.
std::optional<std::string> nameFrom(const Json& json)
{
    if (json.is_string())
        return printable(json.get_ref<const std::string&>());
    if (json.is_number_integer())
        return json.dump();
    return std::nullopt;
}

// How many there are (named 0, 1, … or `prefix`1, `prefix`2, …), from where to where, or their
// names.
std::optional<std::vector<std::string>> namesFrom(const Json& json, const std::string& prefix,
                                                  std::uint32_t most)
{
    std::vector<std::string> names;
    if (json.is_number_unsigned() && json.get<std::uint64_t>() <= most) {
        const auto count = json.get<std::uint32_t>();
        for (std::uint32_t i = 0; i < count; ++i)
            names.push_back(prefix.empty() ? std::to_string(i) : prefix + std::to_string(i + 1));
        return names;
    }
    if (json.is_array() && json.size() <= most) {
        for (const Json& each : json) {
            auto name = nameFrom(each);
            if (!name)
                return std::nullopt;
            names.push_back(*std::move(name));
        }
        return names;
    }
    const auto bound = [&](const char* name) -> std::optional<std::int64_t> {
        const auto found = json.find(name);
        constexpr std::int64_t kFar = std::int64_t{1} << 53U;
        if (found == json.end() || !found->is_number_integer() ||
            (found->is_number_unsigned() && found->get<std::uint64_t>() > kFar) ||
            found->get<std::int64_t>() < -kFar)
            return std::nullopt;
        return found->get<std::int64_t>();
    };
    const auto from = json.is_object() ? bound("from") : std::nullopt;
    const auto to = json.is_object() ? bound("to") : std::nullopt;
    if (!from || !to || *to < *from || *to - *from >= most)
        return std::nullopt;
    for (std::int64_t value = *from; value <= *to; ++value)
        names.push_back(std::to_string(value));
    return names;
}

// ---- the parts of a header

Result<void> readRules(const Json& json, ForeignProblem& problem)
{
    constexpr const char* kMend =
        "give an array of at most 2000 names, or objects with \"name\" and \"sentence\"";
    if (json.is_null())
        return {};
    if (!json.is_array() || json.size() > kMostRules)
        return wrong("rules", kMend);
    for (const Json& each : json) {
        NamedRule rule;
        const Json name = each.is_object() ? each.value("name", Json()) : each;
        const Json sentence = each.is_object() ? each.value("sentence", Json("")) : Json("");
        if (!name.is_string() || !sentence.is_string())
            return wrong("rules", kMend);
        rule.name = printable(name.get_ref<const std::string&>());
        rule.sentence = printable(sentence.get_ref<const std::string&>(), 1000);
        problem.rules.push_back(std::move(rule));
    }
    return {};
}

Result<void> readGrid(const Json& json, ForeignProblem& problem, std::uint32_t variables)
{
    constexpr const char* kMend =
        "give {\"rows\": R, \"columns\": C}, and \"cells\", an array of variables' numbers, texts "
        "or null row by row, unless the variables are the cells in this order";
    if (json.is_null())
        return {};
    const auto side = [&](const char* name) -> std::uint32_t {
        const auto found = json.is_object() ? json.find(name) : json.end();
        return json.is_object() && found != json.end() && found->is_number_unsigned() &&
                       found->get<std::uint64_t>() <= kMostVariables
                   ? found->get<std::uint32_t>()
                   : 0;
    };
    problem.rows = side("rows");
    problem.columns = side("columns");
    const std::uint64_t count = std::uint64_t{problem.rows} * problem.columns;
    if (count == 0 || count > kMostVariables)
        return wrong("grid", kMend);
    problem.cells.assign(count, kNoVariable);
    const Json cells = json.value("cells", Json());
    if (cells.is_null()) {
        for (std::uint32_t i = 0; i < std::min<std::uint64_t>(count, variables); ++i)
            problem.cells[i] = i;
        return {};
    }
    if (!cells.is_array() || cells.size() > count)
        return wrong("grid", kMend);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (cells[i].is_null())
            continue;
        if (cells[i].is_string()) {
            problem.texts.resize(count);
            problem.texts[i] = printable(cells[i].get_ref<const std::string&>());
            continue;
        }
        if (!cells[i].is_number_unsigned() || cells[i].get<std::uint64_t>() >= variables)
            return wrong("grid", kMend);
        problem.cells[i] = cells[i].get<std::uint32_t>();
    }
    return {};
}

Result<void> readVariables(const Json& json, ForeignProblem& problem)
{
    const auto variables = namesFrom(json.value("variables", Json()), "x", kMostVariables);
    if (!variables || variables->empty())
        return wrong("variables", "give their number (at most 16384) or an array of names");
    const auto values = namesFrom(json.value("values", Json()), "", kMostValues);
    if (!values || values->empty())
        return wrong("values", "give their number (at most 65536), {\"from\": A, \"to\": B} or an "
                               "array of names");
    const auto count = static_cast<std::uint32_t>(variables->size());
    problem.variables = std::make_shared<Names>(*variables);
    problem.values = std::make_shared<Names>(*values);
    if (const Json board = json.value("board", Json()); !board.is_null()) {
        auto drawn = drawnBoardFrom(board, count);
        if (!drawn)
            return wrong("board", "leave it out: it is what this program writes of its models");
        problem.drawn = std::make_shared<const DrawnBoard>(*std::move(drawn));
    }
    return readGrid(json.value("grid", Json()), problem, count);
}

Result<void> readPosition(const Json& json, ForeignProblem& problem)
{
    const Json id = json["puzzle"];
    problem.board = id.is_string() ? findPuzzle(id.get_ref<const std::string&>()) : nullptr;
    if (problem.board == nullptr || problem.board->info().id == kId)
        return wrong("puzzle", "name one of those that `clew list` shows");
    const Json format = json.value("format", Json(""));
    const Json text = json.value("problem", Json(""));
    const Json parameters = json.value("parameters", Json::object());
    if (!format.is_string() || !text.is_string() || !parameters.is_object())
        return wrong("problem", "\"format\" and \"problem\" are strings, \"parameters\" is an "
                                "object of strings");
    for (const auto& [name, value] : parameters.items()) {
        if (!value.is_string())
            return wrong("parameters", "give an object of strings");
        problem.positionParameters[name] = value.get<std::string>();
    }
    problem.positionFormat = format.get<std::string>();
    problem.positionText = text.get<std::string>();
    if (!problem.positionFormat.empty() && problem.board->format(problem.positionFormat) == nullptr)
        return wrong("format", "the puzzle has no such format; `clew list` shows them");
    for (const auto& [name, value] : problem.positionParameters)
        if (std::ranges::find(problem.board->info().parameters, name, &ParameterInfo::id) ==
            problem.board->info().parameters.end())
            return wrong("parameters", "the puzzle has no such parameter");
    auto position = problem.positionText.empty()
                        ? problem.board->create(problem.positionParameters)
                        : problem.board->read(problem.positionText, problem.positionFormat,
                                              problem.positionParameters);
    if (!position)
        return fail({phrase("Foreign", "the header's problem cannot be read: %1"),
                     {position.error().sentence}},
                    1, 1);
    problem.position = *std::move(position);
    return {};
}

std::string textFrom(const Json& json, const char* name)
{
    const auto found = json.find(name);
    return found != json.end() && found->is_string()
               ? printable(found->get_ref<const std::string&>())
               : std::string();
}

} // namespace

Result<ProblemPtr> ForeignPuzzle::readText(std::string_view text, std::string_view /*format*/,
                                           const Parameters& /*parameters*/) const
{
    if (text.size() > kMostText)
        return fail({phrase("Foreign", "the header has %1 bytes; %2 are the most"),
                     {text.size(), kMostText}},
                    1, 1);
    if (isTooDeep(text))
        return fail(phrase("Foreign", "the header is nested too deeply"), 1, 1);
    const Json json = readJson(text);
    if (!json.is_object() || !json.contains("clew-events"))
        return fail(phrase("Foreign",
                           "this is not a stream of events: its first line is not a JSON "
                           "object with \"clew-events\": 1"),
                    1, 1);
    if (json["clew-events"] != 1)
        return fail(phrase("Foreign", "this stream has a version that this program does not know; "
                                      "it knows \"clew-events\": 1"),
                    1, 1);
    ForeignProblem problem;
    problem.name = textFrom(json, "name");
    problem.searcher = textFrom(json, "strategy");
    if (problem.searcher.empty())
        problem.searcher = "?";
    return readRules(json.value("rules", Json()), problem)
        .and_then([&] {
            return json.contains("puzzle") ? readPosition(json, problem)
                                           : readVariables(json, problem);
        })
        .map([&]() -> ProblemPtr { return finished(std::move(problem)); });
}

std::string ForeignPuzzle::write(const ForeignProblem& problem, std::string_view /*format*/) const
{
    nlohmann::ordered_json json{{"clew-events", 1}};
    if (!problem.name.empty())
        json["name"] = problem.name;
    json["strategy"] = problem.searcher;
    if (problem.board != nullptr) {
        json["puzzle"] = problem.board->info().id;
        json["format"] = problem.positionFormat;
        json["problem"] = problem.positionText;
        json["parameters"] = problem.positionParameters;
    } else {
        json["variables"] = problem.variables->all();
        json["values"] = problem.values->all();
    }
    if (problem.rows > 0) {
        auto cells = nlohmann::ordered_json::array();
        for (std::size_t i = 0; i < problem.cells.size(); ++i)
            if (problem.cells[i] != kNoVariable)
                cells.push_back(problem.cells[i]);
            else if (i < problem.texts.size() && !problem.texts[i].empty())
                cells.push_back(problem.texts[i]);
            else
                cells.push_back(nullptr);
        json["grid"] = {
            {"rows", problem.rows}, {"columns", problem.columns}, {"cells", std::move(cells)}};
    }
    if (problem.drawn != nullptr)
        json["board"] = jsonOf(*problem.drawn);
    for (const NamedRule& rule : problem.rules)
        json["rules"].push_back(
            rule.sentence.empty()
                ? nlohmann::ordered_json(rule.name)
                : nlohmann::ordered_json{{"name", rule.name}, {"sentence", rule.sentence}});
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
}

std::string ForeignPuzzle::writeSolutions(const ForeignProblem& problem,
                                          std::span<const Solution> solutions, std::uint64_t first,
                                          std::string_view /*format*/) const
{
    if (problem.board != nullptr) {
        const auto& formats = problem.board->info().formats;
        const auto format = std::ranges::find(formats, true, &FormatInfo::writesSolution);
        return format == formats.end()
                   ? std::string()
                   : problem.board->writeSolutions(*problem.position, solutions, first, format->id);
    }
    std::string text;
    const auto variables = problem.variables->all();
    const auto values = problem.values->all();
    for (const Solution& solution : solutions) {
        std::string line;
        for (std::size_t i = 0; i < std::min(variables.size(), solution.size()); ++i)
            if (solution[i] < values.size())
                line +=
                    (line.empty() ? "" : " ") + relatedClosely(variables[i], values[solution[i]]);
        text += line + '\n';
    }
    return text;
}

} // namespace clew::foreign
