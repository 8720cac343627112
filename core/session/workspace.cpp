#include "core/session/workspace.h"

#include <utility>

#include "core/puzzle/registry.h"
#include "core/session/documentjson.h"
#include "core/session/json.h"
#include "core/text/readjson.h"

namespace clew {

namespace {

using Json = nlohmann::json;

constexpr int kWorkspaceVersion = 1;

KeptBoard boardFrom(SessionFile session, const Json& json)
{
    const Json& file = memberOf(json, "file");
    KeptBoard board{std::move(session), boolOf(memberOf(file, "modified")),
                    memberOf(json, "history"), findPuzzle(textOf(memberOf(json, "home")))};
    Document& document = board.session.document;
    document.file = fileFrom(file, document);
    return board;
}

// Takes the value apart: what is in it may be large.
Result<KeptBoard> readBoard(Json json)
{
    Json others = Json::object();
    for (const char* const name : {"history", "file", "home"})
        if (json.is_object() && json.contains(name)) {
            others[name] = std::move(json[name]);
            json.erase(name);
        }
    const QByteArray bare = QByteArray::fromStdString(json.dump());
    json = nullptr;
    return readSession(bare).map(
        [&](SessionFile session) { return boardFrom(std::move(session), others); });
}

} // namespace

QByteArray writeWorkspace(const Workspace& workspace)
{
    Json boards = Json::array();
    for (const KeptBoard& board : workspace.boards) {
        const QByteArray text = writeSession(board.session);
        Json json = Json::parse(text.begin(), text.end(), nullptr, false);
        json["file"] = fileJson(*board.session.document.file);
        json["file"]["modified"] = board.isModified;
        if (!board.history.is_null())
            json["history"] = board.history;
        if (board.home != nullptr)
            json["home"] = board.home->info().id;
        boards.push_back(std::move(json));
    }
    const Json root{{"clewWorkspace", kWorkspaceVersion}, {"boards", std::move(boards)}};
    return QByteArray::fromStdString(root.dump(1, ' ', false, Json::error_handler_t::replace) +
                                     '\n');
}

Result<Workspace> readWorkspace(const QByteArray& text)
{
    if (isTooLarge(text))
        return tl::make_unexpected(readSession(text).error());
    Json root = readJson({text.data(), static_cast<std::size_t>(text.size())});
    Workspace workspace;
    if (const Json& boards = memberOf(root, "boards");
        numberOf(memberOf(root, "clewWorkspace")) != kWorkspaceVersion || !boards.is_array() ||
        boards.empty()) {
        root = nullptr;
        return readSession(text).map(
            [](SessionFile session) { return Workspace{{boardFrom(std::move(session), {})}}; });
    }
    for (Json& json : root["boards"]) {
        auto board = readBoard(std::move(json));
        if (board)
            workspace.boards.push_back(*std::move(board));
        else if (workspace.boards.empty())
            return tl::make_unexpected(board.error());
    }
    return workspace;
}

} // namespace clew
