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

Result<KeptBoard> readBoard(const Json& json)
{
    Json bare = json;
    if (bare.is_object())
        bare.erase("history"); // it may be the most of it
    return readSession(QByteArray::fromStdString(bare.dump())).map([&](SessionFile session) {
        return boardFrom(std::move(session), json);
    });
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
