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
    const bool isToSearch = document.trace == nullptr && !document.isByHand;
    push(std::move(document), std::move(what));
    if (isToSearch && position > 0) {
        if (!m_document.trace)
            startRun(); // part of the same step
        m_player.step(position);
    }
}

// What comes is taken as fast as it is watched; the player opens the way as it does for searches.
void Workbench::follow(std::shared_ptr<WatchedSearch> search, Sentence what)
{
    const Puzzle& puzzle = search->puzzle();
    const TraceHeader header = search->header();
    push({&puzzle,
          search->problem(),
          puzzle.strategyIndex(header.strategy).value_or(0),
          nullptr,
          0,
          {header.seed, header.settings}},
         std::move(what));
    if (m_document.problem == search->problem() && !m_document.trace)
        startRun(std::move(search)); // part of the same step
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

Result<std::vector<Document>> Workbench::readingsOf(const std::string& text) const
{
    return documentsFromText(text, *m_document.puzzle).map_error([](const Error& error) {
        return Error{{phrase("Workbench", "Not a recognised board. %1"), {located(error)}}};
    });
}

void Workbench::paste(Document reading)
{
    open(std::move(reading), {phrase("Workbench", "Paste board")});
}

Result<void> Workbench::paste(const std::string& text)
{
    if (isLink(text))
        return openLink(text);
    return readingsOf(text).map(
        [this](std::vector<Document> readings) { paste(std::move(readings.front())); });
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

namespace {

// A strategy's, and not a person's.
bool hasRun(const Document& document)
{
    return !document.isByHand && (document.trace != nullptr || document.runLetGo);
}

} // namespace

SessionFile Workbench::sessionFile() const
{
    SessionFile session{snapshot(), hasRun(m_document), m_limits};
    for (const SessionPart& part : m_parts)
        session.parts[part.name] = part.save();
    return session;
}

namespace {

// A trace that stays in the file it came from.
void referToTrace(SessionFile& session)
{
    const Document& document = session.document;
    if (document.recording && (document.trace || document.runLetGo)) {
        session.traceFile = document.recording->fileName;
        session.traceEvents =
            document.trace ? document.trace->size() : document.recording->header.events;
    }
}

} // namespace

QByteArray Workbench::sessionText() const
{
    SessionFile session = sessionFile();
    referToTrace(session);
    return writeSession(session);
}

void Workbench::openSession(SessionFile session, Sentence what, Sentence remark)
{
    m_limits = session.limits; // before the run that they hold for
    openMoment(std::move(session.document), std::move(what));
    if (session.watching && !m_document.trace)
        startRun();
    for (const SessionPart& part : m_parts)
        if (session.parts.contains(part.name))
            part.load(session.parts[part.name]);
    if (!remark.empty())
        say(std::move(remark));
}

// ---- all boards

QByteArray Workbench::workspaceText() const
{
    const auto kept = [](SessionFile session) {
        referToTrace(session);
        const Document& document = session.document;
        return KeptBoard{session, document.file->isModified(document)};
    };
    Workspace workspace{{kept(sessionFile())}};
    for (const auto& [puzzle, place] : m_places) {
        if (puzzle == m_document.puzzle)
            continue;
        SessionFile session{*place, hasRun(*place)};
        const auto own = m_breakpoints.find(place->file);
        if (own != m_breakpoints.end())
            session.parts["breakpoints"] = toJson(own->second);
        workspace.boards.push_back(kept(std::move(session)));
    }
    for (const auto& [puzzle, board] : m_kept)
        workspace.boards.push_back(board);
    return writeWorkspace(workspace);
}

void Workbench::openWorkspace(Workspace workspace, Sentence what, Sentence remark)
{
    auto& boards = workspace.boards;
    const bool isModified = boards.front().isModified;
    openSession(std::move(boards.front().session), std::move(what), std::move(remark));
    settleFile(isModified);
    // After that: the board that has just been left is not the one to come back to.
    for (KeptBoard& board : std::span(boards).subspan(1)) {
        const Puzzle* const puzzle = board.session.document.puzzle;
        if (puzzle == m_document.puzzle)
            continue;
        m_places.erase(puzzle);
        m_kept.insert_or_assign(puzzle, std::move(board));
    }
    m_kept.erase(m_document.puzzle);
}

// The limits are those of the program by now. A trace may be large and anybody's: its file is
// opened when somebody asks for it.
void Workbench::openKept(KeptBoard board, Sentence what)
{
    SessionFile& session = board.session;
    session.limits = m_limits;
    Sentence remark;
    if (!session.traceFile.isEmpty()) {
        const Document& document = session.document;
        remark = {phrase("Workbench", "Open %2 to see the run of %1 again."),
                  {document.puzzle->title(*document.problem), session.traceFile.toStdString()}};
        session.watching = false;
        session.document.position = 0;
    }
    openSession(std::move(session), std::move(what), std::move(remark));
    settleFile(board.isModified);
}

// What was read is what the file holds, or is not.
void Workbench::settleFile(bool isModified)
{
    if (isModified)
        m_document.file->holdsAnother();
    else
        m_document.file->holds(m_document);
    emit fileChanged();
}

} // namespace clew
