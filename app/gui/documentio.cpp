#include "app/gui/documentio.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <algorithm>

#include "core/registry/link.h"
#include "core/registry/registry.h"
#include "core/trace/tracefile.h"

namespace clew {

namespace {

const FormatInfo* formatOf(const Puzzle& puzzle, const QString& fileName, bool FormatInfo::*can)
{
    const std::string suffix =
        (QLatin1Char('.') + QFileInfo(fileName).suffix().toLower()).toStdString();
    for (const FormatInfo& format : puzzle.info().formats)
        if (format.*can && std::ranges::find(format.suffixes, suffix) != format.suffixes.end())
            return &format;
    return nullptr;
}

Result<Document> documentFromTrace(const QString& fileName)
{
    auto reader = TraceReader::open(fileName.toStdString());
    if (!reader)
        return tl::make_unexpected(reader.error());
    const TraceHeader& header = reader->header();
    const Puzzle* const puzzle = findPuzzle(header.puzzle);
    if (puzzle == nullptr)
        return fail(
            QCoreApplication::translate(
                "Files", "This trace is of a puzzle named \"%1\", which Clew does not know.")
                .arg(QString::fromStdString(header.puzzle))
                .toStdString());
    const auto strategy = puzzle->strategyIndex(header.strategy);
    auto problem = puzzle->read(header.problem, header.format, header.parameters);
    if (!problem)
        return tl::make_unexpected(problem.error());
    auto trace = reader->readEvents(EventCheck(*puzzle, **problem));
    if (!trace)
        return tl::make_unexpected(trace.error());
    return Document{puzzle, *problem, strategy.value_or(0), *trace, 0, {header.seed}};
}

} // namespace

Result<Document> documentFromText(const std::string& text, const Puzzle& preferred,
                                  const QString& fileName)
{
    std::vector<Error> errors;
    const auto tryPuzzle = [&](const Puzzle& puzzle, std::string_view format) {
        auto problem = puzzle.read(text, format, {});
        if (problem)
            return *problem;
        errors.push_back(problem.error());
        return ProblemPtr();
    };
    // A file's name says most of what it is, if it is no name for all; then the puzzle on the
    // board; then all others.
    if (!fileName.isEmpty() && !fileName.endsWith(QLatin1String(".txt"), Qt::CaseInsensitive))
        for (const auto& puzzle : puzzles())
            if (const auto* const format = formatOf(*puzzle, fileName, &FormatInfo::readsProblem);
                format != nullptr)
                if (auto problem = tryPuzzle(*puzzle, format->id))
                    return Document{puzzle.get(), problem};
    if (!errors.empty()) // what the name promises and the text does not keep is not guessed at
        return tl::make_unexpected(errors.front());
    if (auto problem = tryPuzzle(preferred, {}))
        return Document{&preferred, problem};
    for (const auto& puzzle : puzzles())
        if (puzzle.get() != &preferred)
            if (auto problem = tryPuzzle(*puzzle, {}))
                return Document{puzzle.get(), problem};
    return tl::make_unexpected(errors.front());
}

Result<QByteArray> readFile(const QString& fileName)
{
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly))
        return fail(QCoreApplication::translate("Files", "The file cannot be read: %1.")
                        .arg(file.errorString())
                        .toStdString());
    if (file.size() > kMaxText)
        return fail(QCoreApplication::translate(
                        "Files", "The file is too large for one problem (over 16 MB).")
                        .toStdString());
    return file.readAll();
}

Result<Document> documentFromFile(const QString& fileName, const Puzzle& preferred)
{
    if (fileName.endsWith(QLatin1String(".clewtrace"), Qt::CaseInsensitive))
        return documentFromTrace(fileName);
    return readFile(fileName).and_then([&](const QByteArray& text) {
        return documentFromText(text.toStdString(), preferred, fileName);
    });
}

Result<void> writeFile(const QString& fileName, const QByteArray& bytes)
{
    QSaveFile file(fileName);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return fail(QCoreApplication::translate("Files", "The file cannot be written: %1.")
                        .arg(file.errorString())
                        .toStdString());
    return {};
}

Result<void> saveProblem(const Document& document, const QString& fileName)
{
    const auto* format = formatOf(*document.puzzle, fileName, &FormatInfo::writesProblem);
    if (format == nullptr)
        format =
            &*std::ranges::find_if(document.puzzle->info().formats, &FormatInfo::writesProblem);
    return writeFile(
        fileName, QByteArray::fromStdString(document.puzzle->write(*document.problem, format->id)));
}

Result<void> saveTrace(const Document& document, const Outcome& outcome, const QString& fileName)
{
    const FormatInfo& format = keepingFormat(*document.puzzle);
    TraceHeader header;
    header.puzzle = document.puzzle->info().id;
    header.strategy = document.puzzle->info().strategies[document.strategy].id;
    header.problem = document.puzzle->write(*document.problem, format.id);
    header.format = format.id;
    header.seed = document.options.seed;
    header.outcome = outcome;
    return writeTrace(fileName.toStdString(), header, *document.trace);
}

QString errorText(const Error& error, const QString& fileName)
{
    QString text;
    if (!fileName.isEmpty())
        text += QFileInfo(fileName).fileName() + QLatin1Char(':');
    if (error.line > 0) {
        if (fileName.isEmpty())
            text += QCoreApplication::translate("Files", "Line %1, column %2:")
                        .arg(error.line)
                        .arg(error.column);
        else
            text += QStringLiteral("%1:%2:").arg(error.line).arg(error.column);
    }
    if (!text.isEmpty())
        text += QLatin1Char(' ');
    return text + QString::fromStdString(error.message);
}

} // namespace clew
