#include "app/gui/sessionfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <array>
#include <chrono>
#include <optional>

#include "app/gui/documentio.h"
#include "core/files/link.h"
#include "core/puzzle/registry.h"

namespace clew {

namespace {

constexpr int kVersion = 1;

QString tr(const char* text)
{
    return QCoreApplication::translate("clew", text); // where lupdate finds them
}

tl::unexpected<Error> failed(const QString& text)
{
    return fail(text.toStdString());
}

/// One of the limits, by its name in the file.
struct LimitEntry
{
    const char* name;
    std::uint64_t (*get)(const Limits&);
    void (*set)(Limits&, std::uint64_t);
};

using std::chrono::milliseconds;

constexpr std::array kLimitEntries{
    LimitEntry{"nodes", [](const Limits& limits) { return limits.nodes; },
               [](Limits& limits, std::uint64_t value) { limits.nodes = value; }},
    LimitEntry{"solutions", [](const Limits& limits) { return limits.solutions; },
               [](Limits& limits, std::uint64_t value) { limits.solutions = value; }},
    LimitEntry{"milliseconds",
               [](const Limits& limits) {
                   return static_cast<std::uint64_t>(
                       std::chrono::duration_cast<milliseconds>(limits.time).count());
               },
               [](Limits& limits, std::uint64_t value) {
                   constexpr auto kMost =
                       std::chrono::duration_cast<milliseconds>(std::chrono::nanoseconds::max());
                   if (value < static_cast<std::uint64_t>(kMost.count()))
                       limits.time = milliseconds(value);
               }},
    LimitEntry{"memory", [](const Limits& limits) { return limits.memory; },
               [](Limits& limits, std::uint64_t value) { limits.memory = value; }},
};

QJsonObject toJson(const Limits& limits)
{
    QJsonObject object;
    for (const LimitEntry& entry : kLimitEntries)
        if (entry.get(limits) != entry.get(Limits{}))
            object.insert(QLatin1String(entry.name), QString::number(entry.get(limits)));
    return object;
}

std::optional<Limits> limitsFrom(const QJsonObject& object)
{
    Limits limits;
    for (const LimitEntry& entry : kLimitEntries) {
        const QJsonValue value = object.value(QLatin1String(entry.name));
        if (value.isUndefined())
            continue;
        bool isNumber = false;
        entry.set(limits, value.toString().toULongLong(&isNumber));
        if (!isNumber)
            return std::nullopt;
    }
    return limits;
}

} // namespace

namespace {

// In the session's folder, so that both can be moved together.
Result<std::shared_ptr<const Recording>> recordingBeside(const Document& document,
                                                         const QFileInfo& session)
{
    const Recording& recording = *document.recording;
    const QFileInfo old(recording.fileName);
    if (old.absolutePath() == session.absolutePath() &&
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

Result<std::shared_ptr<const Recording>> saveSession(SessionFile session, const QString& fileName)
{
    const QFileInfo info(fileName);
    std::shared_ptr<const Recording> kept;
    if (session.document.trace && session.document.recording) {
        auto beside = recordingBeside(session.document, info);
        if (!beside)
            return tl::make_unexpected(beside.error());
        kept = *std::move(beside);
        session.traceFile = QFileInfo(kept->fileName).fileName();
        session.traceEvents = session.document.trace->size();
    }
    const QByteArray text = writeSession(session);
    if (text.size() > kMaxSession)
        return failed(tr("The session is too large to be opened again (over 1 GB)."));
    return writeFile(fileName, text).map([&] { return kept; });
}

QByteArray writeSession(const SessionFile& session)
{
    const Document& document = session.document;
    const FormatInfo& format = keepingFormat(*document.puzzle);
    const auto text = [](const std::string& string) { return QString::fromStdString(string); };
    QJsonObject root{
        {QStringLiteral("clew"), kVersion},
        {QStringLiteral("puzzle"), text(document.puzzle->info().id)},
        {QStringLiteral("format"), text(format.id)},
        {QStringLiteral("problem"), text(document.puzzle->write(*document.problem, format.id))},
        {QStringLiteral("strategy"),
         text(document.puzzle->info().strategies[document.strategy].id)},
        {QStringLiteral("seed"), QString::number(document.options.seed)}, // JSON numbers lose bits
        {QStringLiteral("watching"), session.watching},
        {QStringLiteral("position"), static_cast<qint64>(session.watching ? document.position : 0)},
        {QStringLiteral("limits"), toJson(session.limits)},
        {QStringLiteral("parts"), session.parts}};
    if (!session.traceFile.isEmpty())
        root.insert(
            QStringLiteral("trace"),
            QJsonObject{{QStringLiteral("file"), session.traceFile},
                        {QStringLiteral("events"), static_cast<qint64>(session.traceEvents)}});
    return QJsonDocument(root).toJson();
}

Result<SessionFile> readSession(const QByteArray& text)
{
    QJsonParseError error{};
    const QJsonObject root = QJsonDocument::fromJson(text, &error).object();
    if (error.error != QJsonParseError::NoError || !root.contains(QLatin1String("clew")))
        return failed(tr("This is no session of Clew, or it is damaged."));
    const auto string = [&root](const char* name) {
        return root.value(QLatin1String(name)).toString().toStdString();
    };
    if (root.value(QLatin1String("clew")).toInt() != kVersion)
        return failed(tr("This session was saved by another version of Clew."));
    const Puzzle* const puzzle = findPuzzle(string("puzzle"));
    if (puzzle == nullptr)
        return failed(tr("This session is of a puzzle named \"%1\", which Clew does not know.")
                          .arg(QString::fromStdString(string("puzzle"))));
    const auto strategy = puzzle->strategyIndex(string("strategy"));
    if (!strategy)
        return failed(tr("This session is of a strategy named \"%1\", which Clew does not know.")
                          .arg(QString::fromStdString(string("strategy"))));
    if (puzzle->format(string("format")) == nullptr)
        return failed(tr("This is no session of Clew, or it is damaged."));
    bool isNumber = false;
    const quint64 seed = root.value(QLatin1String("seed")).toString().toULongLong(&isNumber);
    const double position = root.value(QLatin1String("position")).toDouble(-1);
    const auto limits = limitsFrom(root.value(QLatin1String("limits")).toObject());
    if (!isNumber || !limits || position < 0 || position > 0xFFFFFFFF) // of which no trace has more
        return failed(tr("This is no session of Clew, or it is damaged."));
    const QJsonObject trace = root.value(QLatin1String("trace")).toObject();
    const double events = trace.value(QLatin1String("events")).toDouble();
    if (events < 0 || events > 0xFFFFFFFF)
        return failed(tr("This is no session of Clew, or it is damaged."));
    return puzzle->read(string("problem"), string("format"), {}).map([&](ProblemPtr problem) {
        return SessionFile{{puzzle,
                            std::move(problem),
                            *strategy,
                            nullptr,
                            static_cast<std::uint64_t>(position),
                            {seed}},
                           root.value(QLatin1String("watching")).toBool(),
                           *limits,
                           root.value(QLatin1String("parts")).toObject(),
                           trace.value(QLatin1String("file")).toString(),
                           static_cast<std::uint64_t>(events)};
    });
}

} // namespace clew
