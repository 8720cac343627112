#include "core/session/sessionfile.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <optional>

#include "core/files/link.h"
#include "core/puzzle/registry.h"
#include "core/puzzle/settings.h"
#include "core/puzzles/foreign/foreign.h"
#include "core/session/documentio.h"
#include "core/session/documentjson.h"
#include "core/session/handjson.h"
#include "core/session/json.h"
#include "core/text/readjson.h"
#include "core/text/wholenumber.h"

namespace clew {

using Json = nlohmann::json;

std::optional<std::uint64_t> longNumberOf(const Json& value)
{
    return wholeNumber<std::uint64_t>(textOf(value));
}

namespace {

constexpr int kVersion = 1;
constexpr double kMostEvents = 0xFFFFFFFF; ///< no trace has more
constexpr Phrase kDamaged = phrase("Sessions", "Not a Clew session, or the file is damaged.");

bool isForeign(const Document& document)
{
    return document.puzzle->info().id == foreign::kId;
}

// In the session's folder, so that both can be moved together.
Result<std::shared_ptr<const Recording>> recordingBeside(const Document& document,
                                                         const QFileInfo& session)
{
    // Without a file yet: a search from elsewhere, which cannot be run again.
    const Recording recording =
        document.recording ? *document.recording : Recording{{}, {}, traceHeader(document, {})};
    const QFileInfo old(recording.fileName);
    // What has another name may be a recording that is incomplete: its place is taken by the next.
    if (document.recording && old.absolutePath() == session.absolutePath() &&
        hasSuffix(recording.fileName, kTraceSuffix) &&
        FileStamp::of(recording.fileName) == recording.stamp)
        return document.recording;
    QFileInfo fresh;
    for (int n = 1; n == 1 || fresh.exists(); ++n)
        fresh.setFile(session.dir(), session.completeBaseName() +
                                         (n == 1 ? QString() : QStringLiteral("-%1").arg(n)) +
                                         kTraceSuffix);
    const QString name = fresh.absoluteFilePath();
    return saveTrace(document, {}, name).map([&]() -> std::shared_ptr<const Recording> {
        return std::make_shared<Recording>(Recording{name, FileStamp::of(name), recording.header});
    });
}

} // namespace

bool isTooLarge(const QByteArray& session)
{
    return session.size() > kMaxSession ||
           mayHoldMoreValues({session.data(), static_cast<std::size_t>(session.size())},
                             kMostSessionValues);
}

Result<std::shared_ptr<const Recording>> saveSession(SessionFile session, const QString& fileName)
{
    const QFileInfo info(fileName);
    std::shared_ptr<const Recording> kept;
    if (session.document.trace && (session.document.recording || isForeign(session.document))) {
        auto beside = recordingBeside(session.document, info);
        if (!beside)
            return tl::make_unexpected(beside.error());
        kept = *std::move(beside);
        session.traceFile = QFileInfo(kept->fileName).fileName();
        session.traceEvents = session.document.trace->size();
    }
    const QByteArray text = writeSession(session);
    if (isTooLarge(text))
        return fail(phrase("Sessions", "The session would be too large to be opened again. Save "
                                       "the problem alone."));
    return writeFile(fileName, text).map([&] { return kept; });
}

QByteArray writeSession(const SessionFile& session)
{
    const Document& document = session.document;
    const FormatInfo& format = keepingFormat(*document.puzzle);
    Json root{{"clew", kVersion},
              {"puzzle", document.puzzle->info().id},
              {"format", format.id},
              {"problem", document.puzzle->write(*document.problem, format.id)},
              {"strategy", document.puzzle->info().strategies[document.strategy].id},
              {"seed", std::to_string(document.options.seed)}, // JSON numbers lose bits
              {"watching", session.watching},
              {"position", session.watching ? document.position : 0},
              {"limits", limitsJson(session.limits)},
              {"parts", session.parts}};
    if (document.preset != nullptr)
        root["preset"] = document.preset->id;
    if (session.watching)
        writeRun(root, document);
    if (Json generated = generatedJson(document.generated); !generated.is_null())
        root["generated"] = std::move(generated);
    if (Json settings = settingsJson(document); !settings.is_null())
        root["settings"] = std::move(settings);
    if (document.hand && (document.isByHand || document.hand->isTouched())) {
        root["hand"] = toJson(*document.hand);
        root["hand"]["shown"] = document.isByHand;
        if (document.isByHand)
            root["hand"]["position"] = document.position;
    }
    if (!session.wentOn.is_null())
        root["wentOn"] = session.wentOn;
    if (!session.traceFile.isEmpty())
        root["trace"] = {{"file", session.traceFile.toStdString()},
                         {"events", session.traceEvents}};
    return QByteArray::fromStdString(root.dump(4, ' ', false, Json::error_handler_t::replace) +
                                     '\n');
}

namespace {

// One that cannot be read is left out: the board is worth more than its moves.
void readHand(const Json& json, SessionFile& session)
{
    Document& document = session.document;
    if (json.is_object())
        document.hand = handFromJson(json, *document.puzzle, document.problem);
    document.isByHand = document.hand && !session.watching && boolOf(memberOf(json, "shown"));
    if (!document.isByHand)
        return;
    const auto end = static_cast<double>(document.hand->trace()->size());
    document.position =
        static_cast<std::uint64_t>(std::clamp(numberOf(memberOf(json, "position"), end), 0.0, end));
}

} // namespace

Result<SessionFile> readSession(const QByteArray& text)
{
    if (isTooLarge(text))
        return fail(phrase("Sessions", "The session is too large to be opened."));
    Json root = readJson({text.data(), static_cast<std::size_t>(text.size())});
    if (memberOf(root, "clew").is_null())
        return fail(kDamaged);
    if (numberOf(memberOf(root, "clew")) != kVersion)
        return fail(phrase("Sessions", "This session was saved by another version of Clew."));
    const std::string puzzleId = textOf(memberOf(root, "puzzle"));
    const Puzzle* const puzzle = findPuzzle(puzzleId);
    if (puzzle == nullptr)
        return fail({phrase("Sessions", "This session is of a puzzle named \"%1\", which Clew does "
                                        "not know."),
                     {puzzleId}});
    const std::string format = textOf(memberOf(root, "format"));
    const auto seed = longNumberOf(memberOf(root, "seed"));
    const auto limits = limitsFrom(memberOf(root, "limits"));
    const double position = numberOf(memberOf(root, "position"), -1);
    const Json& trace = memberOf(root, "trace");
    const double events = numberOf(memberOf(trace, "events"));
    const auto isCount = [](double number) { return number >= 0 && number <= kMostEvents; };
    if (puzzle->format(format) == nullptr || !seed || !limits || !isCount(position) ||
        !isCount(events))
        return fail(kDamaged);
    auto problem = puzzle->read(textOf(memberOf(root, "problem")), format, {});
    const Puzzle& own = problem ? ownPuzzle(*puzzle, **problem) : *puzzle;
    const std::string strategyId = textOf(memberOf(root, "strategy"));
    const auto strategy = own.strategyIndex(strategyId);
    if (!strategy)
        return fail({phrase("Sessions", "This session is of a strategy named \"%1\", which Clew "
                                        "does not know."),
                     {strategyId}});
    Parameters settings =
        settingsFrom(memberOf(root, "settings"), own.info().strategies[*strategy]);
    return problem.map([&](ProblemPtr& read) {
        SessionFile session{{&own,
                             std::move(read),
                             *strategy,
                             nullptr,
                             static_cast<std::uint64_t>(position),
                             {*seed, settings}},
                            boolOf(memberOf(root, "watching")),
                            *limits,
                            root.contains("parts") ? std::move(root["parts"]) : Json(),
                            QString::fromStdString(textOf(memberOf(trace, "file"))),
                            static_cast<std::uint64_t>(events)};
        session.document.preset =
            presetFrom(memberOf(root, "preset"), own, *session.document.problem);
        session.document.generated = generatedFrom(memberOf(root, "generated"), own.info());
        readHand(memberOf(root, "hand"), session);
        if (const Json& wentOn = memberOf(root, "wentOn"); wentOn.is_object())
            session.wentOn = wentOn;
        session.document.run = runFrom(root, memberOf(session.parts, "bookmarks"));
        return session;
    });
}

Sentence attachTrace(SessionFile& session, const QString& folder, const std::stop_token& token)
{
    Document& document = session.document;
    const QString name = QDir(folder).absoluteFilePath(session.traceFile);
    auto found = isTraceFile(name)
                     ? documentFromFile(name, *document.puzzle, token)
                     : Result<Document>(fail(phrase("Sessions", "This is not a trace.")));
    if (!found)
        return searchedAgain(located(found.error(), name));
    const std::string& format = keepingFormat(*document.puzzle).id;
    const auto text = [&](const Problem& problem) {
        return document.puzzle->write(problem, format);
    };
    if (found->puzzle != document.puzzle || text(*found->problem) != text(*document.problem) ||
        found->trace->size() != session.traceEvents)
        return searchedAgain(
            {phrase("Sessions", "%1: This is the trace of another search."), {name.toStdString()}});
    document.trace = std::move(found->trace);
    document.recording = std::move(found->recording);
    return {};
}

Sentence searchedAgain(Sentence reason)
{
    return {phrase("Sessions", "%1 The session's search is run again instead."),
            {std::move(reason)}};
}

} // namespace clew
