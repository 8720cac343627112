#include "app/gui/sessions.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include "core/session/documentio.h"
#include "core/session/filereading.h"
#include "core/session/workbench.h"
#include "core/session/workspace.h"
#include "widgets/background.h"

namespace clew {

namespace {

QString workspaceFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/boards.json");
}

// Reads the trace that belongs to a session; what is to be said about that, if anything.
Sentence withTrace(SessionFile& session, const QString& folder, QWidget* parent)
{
    if (session.traceFile.isEmpty())
        return {};
    const auto attached = inBackground(
        [&](const std::stop_token& token) { return attachTrace(session, folder, token); },
        openingText(session.traceFile), parent);
    return attached ? *attached : searchedAgain(located(attached.error(), session.traceFile));
}

} // namespace

QString openingText(const QString& fileName)
{
    return QCoreApplication::translate("Sessions", "Opening %1")
        .arg(QFileInfo(fileName).fileName());
}

Result<void> saveSession(Workbench& workbench, const SessionFile& shown, const QString& fileName)
{
    const auto recording = inBackground([&] { return clew::saveSession(shown, fileName); });
    if (!recording)
        return tl::make_unexpected(recording.error());
    workbench.setRecording(shown.document, *recording); // saved again, it is beside the session
    return {};
}

Result<void> restoreSession(Workbench& workbench, const QByteArray& text, Sentence what,
                            const QString& folder, QWidget* parent)
{
    return inBackground([&] { return readSession(text); }).map([&](SessionFile session) {
        openSession(workbench, std::move(session), std::move(what), folder, parent);
    });
}

void openSession(Workbench& workbench, SessionFile session, Sentence what, const QString& folder,
                 QWidget* parent)
{
    Sentence remark = withTrace(session, folder, parent);
    workbench.openSession(std::move(session), std::move(what), std::move(remark));
}

Result<void> restoreWorkspace(Workbench& workbench, const QByteArray& text, Sentence what,
                              QWidget* parent)
{
    return inBackground([&] { return readWorkspace(text); }).map([&](Workspace workspace) {
        Sentence remark = withTrace(workspace.boards.front().session, {}, parent);
        workbench.openWorkspace(std::move(workspace), std::move(what), std::move(remark));
    });
}

Result<void> keepWorkspace(const Workbench& workbench)
{
    const QByteArray text = workbench.workspaceText();
    const QString name = workspaceFile();
    QDir().mkpath(QFileInfo(name).path());
    return inBackground([&] { return writeFile(name, text); });
}

Result<void> openKeptWorkspace(Workbench& workbench, QWidget* parent)
{
    const QString name = workspaceFile();
    if (!QFileInfo::exists(name))
        return {};
    const QString what = QCoreApplication::translate("Sessions", "Boards from last time");
    return inBackground(
               [&](const std::stop_token& token) { return readFile(name, kMaxSession, token); },
               what, parent)
        .and_then(
            [&](const QByteArray& text) { return restoreWorkspace(workbench, text, {}, parent); });
}

} // namespace clew
