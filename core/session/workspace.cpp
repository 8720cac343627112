#include "core/session/workspace.h"

#include <algorithm>
#include <utility>

#include "core/session/json.h"
#include "core/text/readjson.h"

namespace clew {

namespace {

using Json = nlohmann::json;

constexpr int kWorkspaceVersion = 1;

Json fileJson(const KeptBoard& board)
{
    const DocumentFile& file = *board.session.document.file;
    const FileStamp& stamp = file.stamp();
    return {{"kind", static_cast<int>(file.kind())},
            {"name", file.name().toStdString()},
            {"format", file.format()},
            {"size", stamp.size},
            {"changed", stamp.changed.isValid() ? stamp.changed.toMSecsSinceEpoch() : 0},
            {"modified", board.isModified}};
}

// Whole milliseconds are kept, as file systems may give more.
FileStamp stampFrom(const Json& json, const QString& fileName)
{
    const auto size = static_cast<qint64>(numberOf(memberOf(json, "size"), -1));
    const auto changed = static_cast<qint64>(numberOf(memberOf(json, "changed")));
    const FileStamp now = FileStamp::of(fileName);
    if (now.size == size && now.changed.isValid() && now.changed.toMSecsSinceEpoch() == changed)
        return now;
    return {size, QDateTime::fromMSecsSinceEpoch(changed)};
}

KeptBoard boardFrom(SessionFile session, const Json& file)
{
    KeptBoard board{std::move(session), boolOf(memberOf(file, "modified"))};
    Document& document = board.session.document;
    document.file = std::make_shared<DocumentFile>(document);
    const double kind = numberOf(memberOf(file, "kind"));
    const QString name = QString::fromStdString(textOf(memberOf(file, "name")));
    const bool isKind = kind > 0 && kind <= static_cast<int>(DocumentFile::Kind::Trace);
    std::string format = textOf(memberOf(file, "format"));
    if (isKind && !name.isEmpty())
        document.file->set(static_cast<DocumentFile::Kind>(static_cast<int>(kind)), name,
                           stampFrom(file, name),
                           document.puzzle->format(format) ? std::move(format) : std::string());
    return board;
}

Result<KeptBoard> readBoard(const Json& json)
{
    return readSession(QByteArray::fromStdString(json.dump())).map([&](SessionFile session) {
        return boardFrom(std::move(session), memberOf(json, "file"));
    });
}

} // namespace

QByteArray writeWorkspace(const Workspace& workspace)
{
    Json boards = Json::array();
    for (const KeptBoard& board : workspace.boards) {
        const QByteArray text = writeSession(board.session);
        Json json = Json::parse(text.begin(), text.end(), nullptr, false);
        json["file"] = fileJson(board);
        boards.push_back(std::move(json));
    }
    const Json root{{"clewWorkspace", kWorkspaceVersion}, {"boards", std::move(boards)}};
    return QByteArray::fromStdString(root.dump(1, ' ', false, Json::error_handler_t::replace) +
                                     '\n');
}

Result<Workspace> readWorkspace(const QByteArray& text)
{
    const Json root = readJson({text.data(), static_cast<std::size_t>(text.size())});
    const Json& boards = memberOf(root, "boards");
    Workspace workspace;
    if (numberOf(memberOf(root, "clewWorkspace")) != kWorkspaceVersion || !boards.is_array() ||
        boards.empty())
        return readSession(text).map(
            [](SessionFile session) { return Workspace{{boardFrom(std::move(session), {})}}; });
    for (const Json& json : boards) {
        auto board = readBoard(json);
        if (board)
            workspace.boards.push_back(*std::move(board));
        else if (workspace.boards.empty())
            return tl::make_unexpected(board.error());
    }
    return workspace;
}

} // namespace clew
