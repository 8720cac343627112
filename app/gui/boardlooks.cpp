#include "app/gui/boardlooks.h"

#include <QCryptographicHash>
#include <algorithm>

#include "core/files/link.h"
#include "core/puzzle/registry.h"
#include "core/session/json.h"

namespace clew {

namespace {

// By which a board is known again at the next start.
std::string digestOf(const Puzzle& puzzle, const Problem& problem)
{
    const std::string text = puzzle.write(problem, keepingFormat(puzzle).id);
    return QCryptographicHash::hash(
               QByteArrayView(text.data(), static_cast<qsizetype>(text.size())),
               QCryptographicHash::Sha1)
        .toHex()
        .toStdString();
}

} // namespace

void BoardLooks::keep(const Board& board)
{
    m_looks[&board.puzzle()] = {board.look(), board.entryPlace(), board.problem(), {}};
}

void BoardLooks::restore(Board& board) const
{
    const auto found = m_looks.find(&board.puzzle());
    if (found == m_looks.end() || !board.problem())
        return;
    const Look& left = found->second;
    const bool isThis = left.problem ? left.problem == board.problem()
                                     : left.digest == digestOf(board.puzzle(), *board.problem());
    if (!isThis)
        return;
    board.setLook(left.look);
    if (board.entryPlace().caret != left.entry.caret) // several cells may be chosen there
        board.setEntryPlace(left.entry);
}

nlohmann::json BoardLooks::json() const
{
    nlohmann::json json = nlohmann::json::object();
    for (const auto& [puzzle, left] : m_looks) {
        if (left.isUsual() || (!left.problem && left.digest.empty()))
            continue;
        json[puzzle->info().id] = {
            {"zoom", left.look.zoom},
            {"pan", {left.look.pan.x(), left.look.pan.y()}},
            {"cell", {left.entry.caret.x(), left.entry.caret.y()}},
            {"board", left.problem ? digestOf(*puzzle, *left.problem) : left.digest}};
    }
    return json;
}

// Whatever the file says: a zoom that there can be, and what lies beyond the board is brought back.
void BoardLooks::read(const nlohmann::json& json, const Puzzle& shown)
{
    constexpr double kMostZoom = 1000;
    constexpr double kMostPan = 1e6;
    constexpr double kMostCell = 1e6;
    for (const auto& puzzle : puzzles()) {
        const auto& saved = memberOf(json, puzzle->info().id.c_str());
        const auto known = m_looks.find(puzzle.get());
        const bool isOfThisStart = known != m_looks.end() && known->second.problem &&
                                   !known->second.isUsual() && puzzle.get() != &shown;
        if (!saved.is_object() || isOfThisStart)
            continue;
        const auto pair = [&](const char* name, double most) {
            const auto& both = memberOf(saved, name);
            const auto at = [&](std::size_t i) {
                return both.is_array() && both.size() == 2
                           ? std::clamp(numberOf(both[i]), -most, most)
                           : 0.0;
            };
            return QPointF(at(0), at(1));
        };
        m_looks[puzzle.get()] = {{std::clamp(numberOf(memberOf(saved, "zoom"), 1), 1.0, kMostZoom),
                                  pair("pan", kMostPan)},
                                 {.caret = pair("cell", kMostCell).toPoint()},
                                 nullptr,
                                 textOf(memberOf(saved, "board"))};
    }
}

} // namespace clew
