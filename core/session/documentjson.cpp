#include "core/session/documentjson.h"

#include <algorithm>

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

void writeEnded(nlohmann::json& json, const Document& document)
{
    if (!document.isByHand && hasEnded(document))
        json["ended"] = true;
}

std::shared_ptr<RunRecord> runFrom(const nlohmann::json& json, const nlohmann::json& bookmarks)
{
    RunRecord run{bookmarksFromJson(bookmarks)};
    run.hasEnded = boolOf(memberOf(json, "ended"));
    return run.hasEnded || !run.bookmarks.isEmpty() ? std::make_shared<RunRecord>(std::move(run))
                                                    : nullptr;
}

} // namespace clew
