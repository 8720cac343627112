// All boards that are being worked on, one a puzzle, as they are kept from one start of the program
// to the next: JSON.
//
//     {"clewWorkspace": 1, "boards": [a session (sessionfile.h) with
//         "file": {"kind": n, "name": text, "format": id, "size": n, "changed": milliseconds,
//                  "modified": whether the board is another one than the file holds},
//         "history": what undo brings back (historyjson.h),
//         "home": the puzzle whose place a search from elsewhere has taken}, …]}
//
// The first board is the one that was shown. Histories and homes may be missing.

#pragma once

#include <vector>

#include "core/session/documentfile.h"
#include "core/session/sessionfile.h"

namespace clew {

struct KeptBoard
{
    SessionFile session; ///< its document has its file
    bool isModified = false;
    nlohmann::json history = nullptr; ///< historyjson.h
    const Puzzle* home = nullptr;     ///< null: its own puzzle
};

struct Workspace
{
    std::vector<KeptBoard> boards; ///< never empty when read; the first was shown
};

QByteArray writeWorkspace(const Workspace& workspace);
/// Leaves out boards that cannot be read, but not the one that was shown. Reads a session, too.
Result<Workspace> readWorkspace(const QByteArray& text);

} // namespace clew
