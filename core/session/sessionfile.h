// Session files, *.clew: what is being worked on and how far one has come, as JSON.
//
//     {"clew": 1, "puzzle": id, "format": id, "problem": text, "strategy": id, "seed": n,
//      "settings": {id: choice, …} of the strategy, if anything is chosen,
//      "watching": whether there is a run, "position": n,
//      "ended": whether that had come to its end, if so: it is run there again behind the position,
//      "limits": {"nodes": n, "solutions": n, "milliseconds": n, "memory": bytes},
//      "runLimits": those that the run was made under; left out where it is not known,
//      "parts": {name: whatever that part of the program keeps, …}}
//
// A new puzzle that a generator made, and that was not edited since, says which one it is:
//
//      "generated": {"seed": "version:number", "difficulty": id, if it is known}
//
// A preset as it is, so that it is marked again:
//
//      "preset": id
//
// Numbers that may not fit into a JSON number are texts; a limit that is left out is the usual one.
// A run that was searched here is not kept: it is made again up to the position, the same given the
// seed. One that was opened from a file may be anybody's, and is kept in such a file:
//
//      "trace": {"file": its name, as seen from the session's folder, "events": how many it holds}
//
// What a person has played is kept whole (handjson.h), and is shown in place of a run, or not:
//
//      "hand": {"moves": [...], …, "shown": whether it is on the board, "position": n}
//
// The solve by hand whose position the strategy was given, on the board that was played:
//
//      "wentOn": a step of a history (historyjson.h) without what it says of files

#pragma once

#include <QByteArray>
#include <QString>
#include <nlohmann/json.hpp>
#include <stop_token>

#include "core/session/document.h"

namespace clew {

struct SessionFile
{
    Document document;     ///< read without a trace; position: how far to run
    bool watching = false; ///< there is a run
    Limits limits = {};    ///< of runs that follow, and of this one where its own are not known
    nlohmann::json parts = nlohmann::json::object();
    QString traceFile = {}; ///< where the trace is kept; empty: nowhere, the run is made again
    std::uint64_t traceEvents = 0;
    nlohmann::json wentOn =
        nullptr; ///< the solve by hand whose position the problem is; null: none
};

/// Whether the text, of a session or of a workspace, is too large to be read.
bool isTooLarge(const QByteArray& session);
QByteArray writeSession(const SessionFile& session);
/// Writes it to a file, with its trace beside it if that was opened from elsewhere. What comes back
/// is the recording that the session refers to from now on, null if it needs none.
Result<std::shared_ptr<const Recording>> saveSession(SessionFile session, const QString& fileName);
Result<SessionFile> readSession(const QByteArray& text);
/// Reads the trace that the session was of, looking for it in `folder`. What is wrong if it is not
/// there any more, in a sentence: then the search is made again, as far as the session had come.
Sentence attachTrace(SessionFile& session, const QString& folder,
                     const std::stop_token& token = {});
/// What is said then, for this reason.
Sentence searchedAgain(Sentence reason);

} // namespace clew
