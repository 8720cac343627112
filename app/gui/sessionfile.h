// Session files, *.clew: what is being worked on and where one stands, as JSON.
//
//     {"clew": 1, "puzzle": id, "format": id, "problem": text, "strategy": id, "seed": n,
//      "watching": whether there is a run, "position": n,
//      "limits": {"nodes": n, "solutions": n, "milliseconds": n, "memory": bytes},
//      "parts": {name: whatever that part of the window keeps, …}}
//
// Numbers that may not fit into a JSON number are texts; a limit that is left out is the usual one.
// The run itself is not kept: it is made again up to the position, the same given the seed.

#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QLatin1String>

#include "app/gui/document.h"

namespace clew {

inline constexpr QLatin1String kSessionSuffix(".clew");

struct SessionFile
{
    Document document;     ///< read without a trace; position: how far to run
    bool watching = false; ///< there is a run
    Limits limits = {};    ///< of the run, and of those that follow
    QJsonObject parts = {};
};

QByteArray writeSession(const SessionFile& session);
Result<SessionFile> readSession(const QByteArray& text);

} // namespace clew
