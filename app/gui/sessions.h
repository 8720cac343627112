// Saving and restoring sessions from the window: reading and writing go on in the background while
// it waits. All of them are saved, and restored, here.

#pragma once

#include <QString>

#include "core/session/sessionfile.h"

class QWidget;

namespace clew {

class Workbench;

/// Writes a session file, with all that belongs to it. `shown` may have been looked up before a
/// dialog was open.
Result<void> saveSession(Workbench& workbench, const SessionFile& shown, const QString& fileName);
/// Goes back to where a session file was written; `what` names that in the Edit menu. Its trace is
/// looked for in `folder`; a dialog over `parent` offers to cancel that.
Result<void> restoreSession(Workbench& workbench, const QByteArray& text, Sentence what,
                            const QString& folder, QWidget* parent);
void openSession(Workbench& workbench, SessionFile session, Sentence what, const QString& folder,
                 QWidget* parent);
/// The same of all boards and their histories, as an earlier window or one that crashed kept them.
/// `what` empty: it is no step.
Result<void> restoreWorkspace(Workbench& workbench, const QByteArray& text, Sentence what,
                              QWidget* parent);
/// Keeps all boards for the next start.
Result<void> keepWorkspace(const Workbench& workbench);
/// Puts what was kept on the board, with all that could be undone; nothing if nothing was.
Result<void> openKeptWorkspace(Workbench& workbench, QWidget* parent);
/// "Opening FILE", of what is waited for.
QString openingText(const QString& fileName);

} // namespace clew
