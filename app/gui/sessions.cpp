#include "app/gui/sessions.h"

#include <QCoreApplication>
#include <QFileInfo>

#include "core/session/documentio.h"
#include "core/session/workbench.h"
#include "widgets/background.h"

namespace clew {

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
    return readSession(text).map([&](SessionFile session) {
        openSession(workbench, std::move(session), std::move(what), folder, parent);
    });
}

void openSession(Workbench& workbench, SessionFile session, Sentence what, const QString& folder,
                 QWidget* parent)
{
    Sentence remark;
    if (!session.traceFile.isEmpty()) {
        const auto attached = inBackground(
            [&](const std::stop_token& token) { return attachTrace(session, folder, token); },
            openingText(session.traceFile), parent);
        remark = attached ? *attached : searchedAgain(located(attached.error(), session.traceFile));
    }
    workbench.openSession(std::move(session), std::move(what), std::move(remark));
}

} // namespace clew
