// Session files, *.clew: what is being worked on and where one stands, as JSON.
//
//     {"clew": 1, "puzzle": id, "format": id, "problem": text, "strategy": id, "seed": n,
//      "watching": whether there is a run, "position": n,
//      "limits": {"nodes": n, "solutions": n, "milliseconds": n, "memory": bytes},
//      "parts": {name: whatever that part of the window keeps, …}}
//
// Numbers that may not fit into a JSON number are texts; a limit that is left out is the usual one.
// A run that was searched here is not kept: it is made again up to the position, the same given the
// seed. One that was opened from a file may be anybody's, and is kept in such a file:
//
//      "trace": {"file": its name, as seen from the session's folder, "events": how many it holds}

#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include "app/gui/document.h"

namespace clew {

struct SessionFile
{
    Document document;     ///< read without a trace; position: how far to run
    bool watching = false; ///< there is a run
    Limits limits = {};    ///< of the run, and of those that follow
    QJsonObject parts = {};
    QString traceFile = {}; ///< where the trace is kept; empty: nowhere, the run is made again
    std::uint64_t traceEvents = 0;
};

QByteArray writeSession(const SessionFile& session);
/// Writes it to a file, with its trace beside it if that was opened from elsewhere. What comes back
/// is the recording that the session refers to from now on, null if it needs none.
Result<std::shared_ptr<const Recording>> saveSession(SessionFile session, const QString& fileName);
Result<SessionFile> readSession(const QByteArray& text);

} // namespace clew
