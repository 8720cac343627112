#include "core/session/documentjson.h"

#include <algorithm>
#include <array>
#include <chrono>

#include "core/files/link.h"
#include "core/puzzle/generating.h"
#include "core/puzzle/settings.h"
#include "core/session/json.h"
#include "core/session/runrecord.h"

namespace clew {

namespace {

// Whole milliseconds are kept, as file systems may give more.
FileStamp stampFrom(const nlohmann::json& json, const QString& fileName)
{
    const auto size = static_cast<qint64>(numberOf(memberOf(json, "size"), -1));
    const auto changed = static_cast<qint64>(numberOf(memberOf(json, "changed")));
    const FileStamp now = FileStamp::of(fileName);
    if (now.size == size && now.changed.isValid() && now.changed.toMSecsSinceEpoch() == changed)
        return now;
    return {size, QDateTime::fromMSecsSinceEpoch(changed)};
}

} // namespace

nlohmann::json fileJson(const DocumentFile& file)
{
    const FileStamp& stamp = file.stamp();
    return {{"kind", static_cast<int>(file.kind())},
            {"name", file.name().toStdString()},
            {"format", file.format()},
            {"size", stamp.size},
            {"changed", stamp.changed.isValid() ? stamp.changed.toMSecsSinceEpoch() : 0}};
}

std::shared_ptr<DocumentFile> fileFrom(const nlohmann::json& json, const Document& document)
{
    auto file = std::make_shared<DocumentFile>(document);
    const double kind = numberOf(memberOf(json, "kind"));
    const QString name = QString::fromStdString(textOf(memberOf(json, "name")));
    const bool isKind = kind > 0 && kind <= static_cast<int>(DocumentFile::Kind::Trace);
    std::string format = textOf(memberOf(json, "format"));
    if (isKind && !name.isEmpty())
        file->set(static_cast<DocumentFile::Kind>(static_cast<int>(kind)), name,
                  stampFrom(json, name),
                  document.puzzle->format(format) ? std::move(format) : std::string());
    return file;
}

nlohmann::json draftJson(const SourcePtr& draft)
{
    return draft ? nlohmann::json{{"text", draft->text}, {"data", draft->data}} : nlohmann::json();
}

SourcePtr draftFrom(const nlohmann::json& json)
{
    const nlohmann::json& text = memberOf(json, "text");
    const nlohmann::json& data = memberOf(json, "data");
    if (!text.is_string() || !data.is_string())
        return nullptr;
    return std::make_shared<const Source>(Source{textOf(text), textOf(data)});
}

nlohmann::json settingsJson(const Document& document)
{
    const Parameters settings = settingsOf(document.puzzle->info().strategies[document.strategy],
                                           document.options.settings);
    return settings.empty() ? nlohmann::json() : nlohmann::json(settings);
}

Parameters settingsFrom(const nlohmann::json& json, const StrategyInfo& strategy)
{
    Parameters settings;
    if (json.is_object())
        for (const auto& [id, choice] : json.items())
            settings[id] = textOf(choice);
    return settingsOf(strategy, settings);
}

nlohmann::json generatedJson(const std::optional<Generated>& generated)
{
    if (!generated)
        return {};
    nlohmann::json object{{"seed", seedName(generated->seed)}};
    if (!generated->difficulty.empty())
        object["difficulty"] = generated->difficulty;
    return object;
}

std::optional<Generated> generatedFrom(const nlohmann::json& json, const PuzzleInfo& puzzle)
{
    const auto seed = readSeed(textOf(memberOf(json, "seed")));
    const std::string difficulty = textOf(memberOf(json, "difficulty"));
    if (!seed || seed->version == 0 ||
        (!difficulty.empty() &&
         std::ranges::find(puzzle.difficulties, difficulty, &DifficultyInfo::id) ==
             puzzle.difficulties.end()))
        return std::nullopt;
    return Generated{*seed, difficulty};
}

const PresetInfo* presetFrom(const nlohmann::json& json, const Puzzle& puzzle,
                             const Problem& problem)
{
    const PresetInfo* const preset = puzzle.preset(textOf(json));
    if (preset == nullptr)
        return nullptr;
    const std::string& format = keepingFormat(puzzle).id;
    const auto text = [&](const Problem& one) { return puzzle.write(one, format); };
    return text(*puzzle.presetProblem(*preset)) == text(problem) ? preset : nullptr;
}

namespace {

/// One of the limits, by its name in the file.
struct LimitEntry
{
    const char* name;
    std::uint64_t (*get)(const Limits&);
    void (*set)(Limits&, std::uint64_t);
};

using std::chrono::milliseconds;

constexpr std::array kLimitEntries{
    LimitEntry{"nodes", [](const Limits& limits) { return limits.nodes; },
               [](Limits& limits, std::uint64_t value) { limits.nodes = value; }},
    LimitEntry{"solutions", [](const Limits& limits) { return limits.solutions; },
               [](Limits& limits, std::uint64_t value) { limits.solutions = value; }},
    LimitEntry{"milliseconds",
               [](const Limits& limits) {
                   return static_cast<std::uint64_t>(
                       std::chrono::duration_cast<milliseconds>(limits.time).count());
               },
               [](Limits& limits, std::uint64_t value) {
                   constexpr auto kMost =
                       std::chrono::duration_cast<milliseconds>(std::chrono::nanoseconds::max());
                   if (value < static_cast<std::uint64_t>(kMost.count()))
                       limits.time = milliseconds(value);
               }},
    LimitEntry{"memory", [](const Limits& limits) { return limits.memory; },
               [](Limits& limits, std::uint64_t value) { limits.memory = value; }},
};

} // namespace

nlohmann::json limitsJson(const Limits& limits)
{
    auto object = nlohmann::json::object();
    for (const LimitEntry& entry : kLimitEntries)
        if (entry.get(limits) != entry.get(Limits{}))
            object[entry.name] = std::to_string(entry.get(limits));
    return object;
}

std::optional<Limits> limitsFrom(const nlohmann::json& object)
{
    Limits limits;
    for (const LimitEntry& entry : kLimitEntries) {
        const nlohmann::json& value = memberOf(object, entry.name);
        if (value.is_null())
            continue;
        const auto number = longNumberOf(value);
        if (!number)
            return std::nullopt;
        entry.set(limits, *number);
    }
    return limits;
}

void writeRun(nlohmann::json& json, const Document& document)
{
    if (document.isByHand || !document.run)
        return;
    if (document.run->hasEnded)
        json["ended"] = true;
    if (document.run->limits)
        json["runLimits"] = limitsJson(*document.run->limits);
}

std::shared_ptr<RunRecord> runFrom(const nlohmann::json& json, const nlohmann::json& bookmarks)
{
    RunRecord run{bookmarksFromJson(bookmarks)};
    run.hasEnded = boolOf(memberOf(json, "ended"));
    if (const nlohmann::json& limits = memberOf(json, "runLimits"); limits.is_object())
        run.limits = limitsFrom(limits);
    return run.hasEnded || run.limits || !run.bookmarks.isEmpty()
               ? std::make_shared<RunRecord>(std::move(run))
               : nullptr;
}

} // namespace clew
