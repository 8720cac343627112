// The workbench's documents as they come from outside and leave: texts, links, sessions.

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

#include "core/files/link.h"
#include "core/session/documentio.h"
#include "core/session/documentjson.h"
#include "core/session/historyjson.h"
#include "core/session/json.h"
#include "core/session/sessionfile.h"
#include "core/session/workbench.h"

namespace clew {

void Workbench::openMoment(Document document, Sentence what)
{
    const std::uint64_t position = document.position;
    const bool isToSearch = document.trace == nullptr && !document.isByHand;
    push(std::move(document), std::move(what));
    if (isToSearch && position > 0) {
        if (!m_document.trace)
            makeAgain(position); // part of the same step
        else
            m_player.step(static_cast<qint64>(position));
    }
}

// What comes is shown as it comes, until somebody pauses: from then on it is taken as fast as it is
// watched.
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
    if (m_document.problem != search->problem() || m_document.trace)
        return;
    startRun(std::move(search)); // part of the same step
    m_player.setFollowing(true);
}

Result<void> Workbench::openLink(std::string_view link)
{
    return openLinked(readLink(link));
}

Result<void> Workbench::openLinked(const Result<LinkedMoment>& moment)
{
    if (!moment)
        return fail(
            {phrase("Workbench", "The link cannot be opened: %1."), {located(moment.error())}});
    openMoment(
        {moment->puzzle, moment->problem, moment->strategy, nullptr, moment->step, moment->options},
        {phrase("Workbench", "Open link")});
    return {};
}

Result<Readings> Workbench::readingsOf(const std::string& text) const
{
    return documentsFromText(text, *m_document.puzzle).map_error([](const Error& error) {
        return Error{located(error)};
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
        [this](Readings readings) { paste(std::move(readings.documents.front())); });
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
    SessionPart part{std::move(name), std::move(save), std::move(load)};
    const auto old = std::ranges::find(m_parts, part.name, &SessionPart::name);
    if (old == m_parts.end())
        m_parts.push_back(std::move(part));
    else
        *old = std::move(part);
}

namespace {

constexpr const char* kDraftPart = "source";
constexpr const char* kBookmarksPart = "bookmarks";

SourcePtr draftOf(const Puzzle& puzzle, const nlohmann::json& saved)
{
    return sourceEditing(puzzle) == nullptr ? nullptr : draftFrom(saved);
}

} // namespace

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
    addSessionPart(
        kDraftPart, [this] { return draftJson(m_document.draft); },
        [this](const nlohmann::json& saved) {
            m_document.draft = draftOf(*m_document.puzzle, saved);
            if (m_document.draft)
                announce();
        });
    addSessionPart( // read with the run (documentjson.h)
        kBookmarksPart, [this] { return toJson(bookmarks()); },
        [this](const nlohmann::json& /*saved*/) { emit bookmarksChanged(); });
    m_ownParts = m_parts.size();
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
    SessionFile session = shownSession();
    if (const Document* const own = handThatWentOn(); own && own->puzzle == m_document.puzzle)
        session.wentOn = stepWithoutFile(*own, m_document);
    return session;
}

// Without what its history has besides.
SessionFile Workbench::shownSession() const
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
    m_limits = session.limits; // before a run whose own are not known
    openMoment(std::move(session.document), std::move(what));
    if (session.watching && !m_document.trace)
        makeAgain(0);
    for (const SessionPart& part : m_parts)
        if (session.parts.contains(part.name))
            part.load(session.parts[part.name]);
    if (!session.wentOn.is_null())
        noteWentOn(std::move(session.wentOn));
    if (!remark.empty())
        say(std::move(remark));
}

void Workbench::loadAddedParts(const nlohmann::json& parts)
{
    for (const SessionPart& part : std::span(m_parts).subspan(m_ownParts))
        if (parts.contains(part.name))
            part.load(parts[part.name]);
}

// ---- all boards

KeptBoard Workbench::keptBoard(SessionFile session, const Puzzle& home,
                               const History::Steps& history) const
{
    referToTrace(session);
    const Document& document = session.document;
    const bool isModified = document.file->isModified(document);
    auto steps = historyToJson(history, document);
    const Puzzle* const other = document.puzzle == &home ? nullptr : &home;
    return {std::move(session), isModified, std::move(steps), other};
}

QByteArray Workbench::workspaceText() const
{
    Workspace workspace{{keptBoard(shownSession(), *m_home, m_history.steps())}};
    for (const auto& [home, place] : m_places) {
        SessionFile session{*place.document, hasRun(*place.document)};
        const auto own = m_breakpoints.find(place.document->file);
        if (own != m_breakpoints.end())
            session.parts["breakpoints"] = toJson(own->second);
        session.parts[kBookmarksPart] = toJson(bookmarksOf(*place.document));
        if (place.document->draft)
            session.parts[kDraftPart] = draftJson(place.document->draft);
        workspace.boards.push_back(keptBoard(std::move(session), *home, place.history));
    }
    return writeWorkspace(workspace);
}

void Workbench::openWorkspace(Workspace workspace, Sentence what, Sentence remark)
{
    auto& boards = workspace.boards;
    KeptBoard& shown = boards.front();
    const bool isModified = shown.isModified;
    const bool isStep = !what.empty();
    History::Steps history = historyOf(shown);
    if (shown.home != nullptr)
        choosePuzzle(*shown.home);
    openSession(std::move(shown.session), what, std::move(remark));
    settleFile(isModified);
    if (!isStep)
        m_history.clear();
    m_history.append(std::move(history));
    // After that: the board that has just been left is not the one to come back to.
    for (KeptBoard& board : std::span(boards).subspan(1))
        putAway(std::move(board), what);
}

History::Steps Workbench::historyOf(const KeptBoard& board)
{
    History::Steps steps = historyFromJson(board.history, m_texts);
    for (History::Step& step : steps.list)
        step = stepFrom(std::move(step.other), std::move(step.what), step.goesOn);
    return steps;
}

// Until its puzzle is chosen. A trace may be large and anybody's: its file is opened when somebody
// asks for it.
void Workbench::putAway(KeptBoard board, const Sentence& what)
{
    SessionFile& session = board.session;
    Document& document = session.document;
    const Puzzle& home = board.home != nullptr ? *board.home : homeOf(*document.puzzle);
    if (&home == m_home)
        return;
    if (!document.isByHand)
        document.isOfEarlierStart = document.runLetGo = session.watching;
    if (session.parts.contains(kDraftPart))
        document.draft = draftOf(*document.puzzle, session.parts[kDraftPart]);
    if (!session.traceFile.isEmpty()) {
        Recording recording{session.traceFile, {}, traceHeader(document, {})};
        recording.header.events = session.traceEvents;
        document.recording = std::make_shared<const Recording>(std::move(recording));
    }
    if (board.isModified)
        document.file->holdsAnother();
    else
        document.file->holds(document);
    if (session.parts.contains("breakpoints"))
        m_breakpoints[document.file] =
            breakpointsFromJson(session.parts["breakpoints"]).value_or(Breakpoints{});
    History::Steps steps;
    if (auto before = m_places.extract(&home))
        steps = historyBefore(std::move(before.mapped()), what);
    History::Steps own = historyOf(board);
    std::ranges::move(own.list, std::back_inserter(steps.list));
    steps.done += own.done;
    m_places.insert_or_assign(
        &home, BoardAway{std::make_shared<Document>(std::move(document)), std::move(steps)});
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
