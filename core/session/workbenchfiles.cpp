// The workbench's documents as they come from outside and leave: texts, links, sessions.

#include <utility>

#include "core/files/link.h"
#include "core/session/documentio.h"
#include "core/session/json.h"
#include "core/session/sessionfile.h"
#include "core/session/workbench.h"

namespace clew {

void Workbench::openMoment(Document document, Sentence what)
{
    const auto position = static_cast<qint64>(document.position);
    const bool isToSearch = document.trace == nullptr;
    push(std::move(document), std::move(what));
    if (isToSearch && position > 0) {
        wake();
        m_player.step(position);
    }
}

Result<void> Workbench::openLink(std::string_view link)
{
    const auto moment = readLink(link);
    if (!moment)
        return fail(
            {phrase("Workbench", "The link cannot be opened: %1."), {located(moment.error())}});
    openMoment(
        {moment->puzzle, moment->problem, moment->strategy, nullptr, moment->step, moment->options},
        {phrase("Workbench", "Open link")});
    return {};
}

Result<void> Workbench::paste(const std::string& text)
{
    if (isLink(text))
        return openLink(text);
    auto document = documentFromText(text, *m_document.puzzle);
    if (!document)
        return fail(
            {phrase("Workbench", "Not a recognised board. %1"), {located(document.error())}});
    open(*std::move(document), {phrase("Workbench", "Paste board")});
    return {};
}

void Workbench::keepIn(const Document& document, DocumentFile::Kind kind, const QString& fileName,
                       const FileStamp& stamp, std::string format)
{
    document.file->set(kind, fileName, stamp, std::move(format));
    document.file->holds(document);
    emit fileChanged();
}

void Workbench::setRecording(const Document& document, std::shared_ptr<const Recording> recording)
{
    if (recording && m_document.trace == document.trace)
        m_document.recording = std::move(recording);
}

// ---- sessions

void Workbench::addSessionPart(std::string name, std::function<nlohmann::json()> save,
                               std::function<void(const nlohmann::json&)> load)
{
    m_parts.push_back({std::move(name), std::move(save), std::move(load)});
}

// What cannot be read is left out: a session is worth more than its breakpoints.
void Workbench::addOwnSessionParts()
{
    addSessionPart(
        "breakpoints", [this] { return toJson(m_player.breakpoints()); },
        [this](const nlohmann::json& saved) {
            m_player.setBreakpoints(breakpointsFromJson(saved).value_or(Breakpoints{}));
        });
    addSessionPart(
        "speed", [this] { return nlohmann::json(m_player.speed()); },
        [this](const nlohmann::json& saved) { m_player.setSpeed(numberOf(saved, 8)); });
}

SessionFile Workbench::sessionFile() const
{
    SessionFile session{snapshot(), m_document.trace != nullptr, m_limits};
    for (const SessionPart& part : m_parts)
        session.parts[part.name] = part.save();
    return session;
}

QByteArray Workbench::sessionText() const
{
    SessionFile session = sessionFile();
    if (session.document.trace && session.document.recording) {
        session.traceFile = session.document.recording->fileName;
        session.traceEvents = session.document.trace->size();
    }
    return writeSession(session);
}

void Workbench::openSession(SessionFile session, Sentence what, Sentence remark)
{
    m_limits = session.limits; // before the run that they hold for
    openMoment(std::move(session.document), std::move(what));
    if (session.watching)
        wake();
    for (const SessionPart& part : m_parts)
        if (session.parts.contains(part.name))
            part.load(session.parts[part.name]);
    if (!remark.empty())
        say(std::move(remark));
}

} // namespace clew
