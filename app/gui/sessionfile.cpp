#include "app/gui/sessionfile.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include "core/registry/link.h"
#include "core/registry/registry.h"

namespace clew {

namespace {

constexpr int kVersion = 1;

QString tr(const char* text)
{
    return QCoreApplication::translate("Files", text);
}

tl::unexpected<Error> failed(const QString& text)
{
    return fail(text.toStdString());
}

} // namespace

QByteArray writeSession(const SessionFile& session)
{
    const Document& document = session.document;
    const FormatInfo& format = keepingFormat(*document.puzzle);
    const auto text = [](const std::string& string) { return QString::fromStdString(string); };
    const QJsonObject root{
        {QStringLiteral("clew"), kVersion},
        {QStringLiteral("puzzle"), text(document.puzzle->info().id)},
        {QStringLiteral("format"), text(format.id)},
        {QStringLiteral("problem"), text(document.puzzle->write(*document.problem, format.id))},
        {QStringLiteral("strategy"),
         text(document.puzzle->info().strategies[document.strategy].id)},
        {QStringLiteral("seed"), QString::number(document.options.seed)}, // JSON numbers lose bits
        {QStringLiteral("watching"), session.watching},
        {QStringLiteral("position"), static_cast<qint64>(session.watching ? document.position : 0)},
        {QStringLiteral("parts"), session.parts}};
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
    if (!isNumber || position < 0 || position > 0xFFFFFFFF) // of which no trace has more
        return failed(tr("This is no session of Clew, or it is damaged."));
    return puzzle->read(string("problem"), string("format"), {}).map([&](ProblemPtr problem) {
        return SessionFile{{puzzle,
                            std::move(problem),
                            *strategy,
                            nullptr,
                            static_cast<std::uint64_t>(position),
                            {seed}},
                           root.value(QLatin1String("watching")).toBool(),
                           root.value(QLatin1String("parts")).toObject()};
    });
}

} // namespace clew
