// clew list: the puzzles, their strategies, presets, formats and parameters, from the registry.

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <functional>
#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/lessonsource.h"
#include "app/cli/output.h"
#include "app/cli/target.h"
#include "core/puzzle/registry.h"

namespace clew::cli {

namespace {

using Json = nlohmann::ordered_json;

const std::vector<std::string> kTopics{"puzzles",      "strategies", "presets",
                                       "formats",      "parameters", "races",
                                       "difficulties", "rules",      "lessons"};

struct ListOptions
{
    std::string topic = "puzzles";
    std::string puzzleId = {};
    bool json = false;
};

// ---- JSON

template<class Entry>
Json described(const Entry& entry)
{
    return {{"id", entry.id}, {"title", entry.title.text}};
}

Json toJson(const StrategyInfo& strategy)
{
    Json json = described(strategy);
    json["summary"] = strategy.summary.text;
    json["complete"] = strategy.complete;
    json["ordered"] = strategy.ordered;
    json["idea"] = strategy.idea.text;
    json["pseudoCode"] = textOf(strategy.pseudoCode);
    json["cost"] = strategy.cost.text;
    if (!strategy.counted.empty())
        json["counted"] = strategy.counted.text;
    json["origin"] = strategy.origin.text;
    return json;
}

Json toJson(const PresetInfo& preset)
{
    Json json = described(preset);
    json["summary"] = preset.summary.text;
    return json;
}

Json toJson(const DifficultyInfo& difficulty)
{
    Json json = described(difficulty);
    json["summary"] = difficulty.summary.text;
    return json;
}

Json toJson(const FormatInfo& format)
{
    Json json = described(format);
    json["suffixes"] = format.suffixes;
    json["readsProblem"] = format.readsProblem;
    json["writesProblem"] = format.writesProblem;
    json["writesSolution"] = format.writesSolution;
    json["line"] = format.line;
    return json;
}

Json toJson(const RaceInfo& race)
{
    Json json = described(race);
    json["lesson"] = race.lesson.text;
    json["preset"] = race.preset;
    json["strategies"] = race.strategies;
    return json;
}

std::string_view kindId(ParameterInfo::Kind kind)
{
    switch (kind) {
    case ParameterInfo::Kind::Number:
        return "number";
    case ParameterInfo::Kind::Size:
        return "size";
    case ParameterInfo::Kind::Text:
        return "text";
    case ParameterInfo::Kind::Flag:
        return "flag";
    case ParameterInfo::Kind::Choice:
        return "choice";
    }
    return {};
}

Json toJson(const ParameterInfo& parameter)
{
    Json json = described(parameter);
    json["summary"] = parameter.summary.text;
    json["kind"] = kindId(parameter.kind);
    json["default"] = parameter.fallback;
    json["choices"] = parameter.choices;
    return json;
}

Json toJson(const RuleInfo& rule)
{
    return {{"rule", rule.rule},
            {"name", rule.name.text},
            {"given", rule.isGiven},
            {"immediate", rule.isImmediate},
            {"points", rule.points}};
}

template<class Entry>
Json toJson(const std::vector<Entry>& entries)
{
    Json array = Json::array();
    for (const Entry& entry : entries)
        array.push_back(toJson(entry));
    return array;
}

Json toJson(const PuzzleInfo& info)
{
    Json json = described(info);
    json["summary"] = info.summary.text;
    json["strategies"] = toJson(info.strategies);
    json["presets"] = toJson(info.presets);
    json["formats"] = toJson(info.formats);
    json["parameters"] = toJson(info.parameters);
    json["races"] = toJson(info.races);
    json["difficulties"] = toJson(info.difficulties);
    json["rules"] = toJson(info.rules);
    if (info.generator)
        json["generator"] = {{"parameters", toJson(info.generator->parameters)},
                             {"difficulties", toJson(info.generator->difficulties)}};
    return json;
}

// ---- text

std::string overview(const PuzzleInfo& info)
{
    std::string text = fmt::format("{}\n    {}\n", info.id, info.summary.text);
    const auto add = [&](std::string_view heading, std::string_view prefix,
                         const std::vector<std::string>& ids) {
        if (!ids.empty())
            text += fmt::format("    {:<11} {}{}\n", heading, prefix,
                                fmt::join(ids, fmt::format(" {}", prefix)));
    };
    add("strategies", "", idsOf(info.strategies));
    add("presets", "@", idsOf(info.presets));
    add("formats", "", idsOf(info.formats));
    add("parameters", "--", idsOf(info.parameters));
    add("races", "", idsOf(info.races));
    add("difficulty", "", idsOf(info.difficulties));
    return text;
}

// A line for each entry: its title, then its note.
template<class Entry>
std::string table(const PuzzleInfo& info, const std::vector<Entry>& entries,
                  std::string_view prefix, const std::function<std::string(const Entry&)>& note)
{
    std::string text = info.id + "\n";
    for (const Entry& entry : entries)
        text += fmt::format("    {:<20} {}{}\n", fmt::format("{}{}", prefix, entry.id),
                            entry.title.text, note(entry));
    return text;
}

template<class Entry>
std::string summaryNote(const Entry& entry)
{
    return entry.summary.empty() ? "" : fmt::format(": {}", entry.summary.text);
}

std::string formatNote(const FormatInfo& format)
{
    std::vector<std::string> uses;
    if (format.readsProblem)
        uses.emplace_back("read");
    if (format.writesProblem)
        uses.emplace_back("written");
    if (format.writesSolution)
        uses.emplace_back("for solutions");
    if (format.line)
        uses.emplace_back("a line each");
    return fmt::format(" ({})", fmt::join(uses, ", "));
}

// Marks those that `rate` names but `generate` does not make.
std::string difficulties(const PuzzleInfo& info)
{
    return table<DifficultyInfo>(info, info.difficulties, "", [&](const DifficultyInfo& each) {
        const bool isMade = info.generator && std::ranges::count(info.generator->difficulties,
                                                                 each.id, &DifficultyInfo::id) > 0;
        return summaryNote(each) + (isMade ? "" : " (rated, not generated)");
    });
}

// Their names, as lessons give them.
std::string rules(const PuzzleInfo& info)
{
    std::string text = info.id + "\n";
    for (const RuleInfo& rule : info.rules) {
        const std::string_view note = rule.isGiven       ? " (what the problem says)"
                                      : rule.isImmediate ? " (struck by inspection)"
                                                         : "";
        text += fmt::format("    {}{}\n", rule.name.text, note);
    }
    return text;
}

std::string text(const PuzzleInfo& info, std::string_view topic)
{
    if (topic == "strategies")
        return table<StrategyInfo>(info, info.strategies, "", summaryNote<StrategyInfo>);
    if (topic == "presets")
        return table<PresetInfo>(info, info.presets, "@", summaryNote<PresetInfo>);
    if (topic == "formats")
        return table<FormatInfo>(info, info.formats, "", formatNote);
    if (topic == "parameters")
        return table<ParameterInfo>(info, info.parameters, "--", summaryNote<ParameterInfo>);
    if (topic == "races")
        return table<RaceInfo>(info, info.races, "", [](const RaceInfo& race) {
            return fmt::format(": {}", race.lesson.text);
        });
    if (topic == "difficulties")
        return difficulties(info);
    if (topic == "rules")
        return rules(info);
    return overview(info);
}

Expected<Exit> list(ListOptions options)
{
    // `clew list PUZZLE` gives an overview of that puzzle.
    if (options.puzzleId.empty() && findPuzzle(options.topic) != nullptr)
        options.puzzleId = std::exchange(options.topic, "puzzles");
    if (std::ranges::find(kTopics, options.topic) == kTopics.end())
        return unknown("topic", options.topic, kTopics);
    if (!options.puzzleId.empty() && findPuzzle(options.puzzleId) == nullptr)
        return unknown("puzzle", options.puzzleId, puzzleIds());

    if (options.topic == "lessons" && !options.json)
        return writeFile({}, lessonList({}, options.puzzleId)).map([] { return Exit::Done; });
    Json all = Json::array();
    std::string out;
    for (const auto& puzzle : puzzles()) {
        if (!options.puzzleId.empty() && puzzle->info().id != options.puzzleId)
            continue;
        if (options.json)
            all.push_back(toJson(puzzle->info()));
        else
            out += text(puzzle->info(), options.topic);
    }
    if (options.json)
        out = Json{{"puzzles", std::move(all)}}.dump(2) + "\n";
    return writeFile({}, out).map([] { return Exit::Done; });
}

Action declareList(OptionTable& table, const Puzzle* /*puzzle*/)
{
    const auto options = std::make_shared<ListOptions>();
    table.text({.names = "WHAT",
                .summary = "What to list",
                .fallback = options->topic,
                .choices = kTopics},
               options->topic);
    table.text({.names = "PUZZLE", .summary = "Only of this puzzle", .fallback = "all"},
               options->puzzleId);
    table.flag({.names = "--json",
                .summary = "Print everything as JSON",
                .excludes = {With{"WHAT", {"lessons"}}}},
               options->json);
    return [options](const std::stop_token& /*token*/) { return list(*options); };
}

} // namespace

Command listCommand()
{
    return {"list", "List puzzles, strategies, presets and formats", "", declareList};
}

} // namespace clew::cli
