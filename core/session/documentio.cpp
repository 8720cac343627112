#include "core/session/documentio.h"

#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <sstream>

#include "core/files/eventstream.h"
#include "core/files/link.h"
#include "core/files/tracefile.h"
#include "core/files/traceindex.h"
#include "core/puzzle/collecting.h"
#include "core/puzzle/marking.h"
#include "core/puzzle/playing.h"
#include "core/puzzle/registry.h"
#include "core/puzzle/settings.h"
#include "core/session/documentfile.h"
#include "core/storage/outputfile.h"

namespace clew {

namespace {

constexpr QLatin1String kPlainSuffix(".txt"); ///< says nothing of what the file holds

bool hasSuffixOf(const FormatInfo& format, const QString& fileName)
{
    const std::string suffix =
        (QLatin1Char('.') + QFileInfo(fileName).suffix().toLower()).toStdString();
    return std::ranges::find(format.suffixes, suffix) != format.suffixes.end();
}

const FormatInfo* formatOf(const Puzzle& puzzle, const QString& fileName, bool FormatInfo::*can)
{
    for (const FormatInfo& format : puzzle.info().formats)
        if (format.*can && hasSuffixOf(format, fileName))
            return &format;
    return nullptr;
}

// What reading distinguishes: line ends and white space at the end do not count.
QByteArray essence(const QByteArray& text)
{
    QByteArray kept;
    kept.reserve(text.size());
    for (const QByteArray& line : text.split('\n')) {
        qsizetype length = line.size();
        while (length > 0 && QChar::isSpace(static_cast<uchar>(line[length - 1])))
            --length;
        kept.append(line.constData(), length).append('\n');
    }
    while (kept.endsWith("\n\n") || kept == "\n")
        kept.chop(1);
    return kept;
}

// A recorded search shows by how it begins what it is, whatever its file is called. Of a pipe
// nothing is read here: it could not be read again.
std::string beginningOf(const QString& fileName)
{
    constexpr qint64 kEnough = 4096; // bytes: for the first line of a stream
    QFile file(fileName);
    if (!QFileInfo(fileName).isFile() || !file.open(QIODevice::ReadOnly))
        return {};
    return file.read(kEnough).toStdString();
}

// The format in which the problem is just this text, comments, layout and all; empty: none is. Only
// so is nothing lost when it is saved.
std::string formatOfText(const Document& document, const QString& fileName, const QByteArray& text)
{
    const QByteArray wanted = essence(text);
    const auto isSo = [&](const FormatInfo& format) {
        return format.writesProblem && format.readsProblem &&
               essence(QByteArray::fromStdString(
                   document.puzzle->write(*document.problem, format.id))) == wanted;
    };
    const auto named = formatFor(*document.puzzle, fileName, {});
    if (!named)
        return {};
    const bool isAny = named->empty() || hasSuffix(fileName, kPlainSuffix);
    for (const FormatInfo& format : document.puzzle->info().formats)
        if ((isAny || hasSuffixOf(format, fileName)) && isSo(format))
            return format.id;
    return {};
}

Result<Readings> documentFromTrace(const QString& fileName, const std::stop_token& token)
{
    if (auto isFile = checkIsFile(fileName); !isFile)
        return tl::make_unexpected(isFile.error());
    const FileStamp stamp = FileStamp::of(fileName);
    auto reader = TraceReader::open(fileName.toStdString());
    if (!reader)
        return tl::make_unexpected(reader.error());
    const TraceHeader& header = reader->header();
    const Puzzle* const named = findPuzzle(header.puzzle);
    if (named == nullptr)
        return fail(
            {phrase("Files", "This trace is of a puzzle named \"%1\", which Clew does not know."),
             {header.puzzle}});
    auto problem = named->read(header.problem, header.format, header.parameters);
    if (!problem)
        return tl::make_unexpected(problem.error());
    const Puzzle* const puzzle = &ownPuzzle(*named, **problem);
    const auto strategy = puzzle->strategyIndex(header.strategy);
    auto trace = reader->openEvents(EventCheck(*puzzle, **problem), *problem, {}, token);
    if (!trace)
        return tl::make_unexpected(trace.error());
    Document document{puzzle, *problem, strategy.value_or(0), *trace, 0, {header.seed}};
    document.options.settings = settingsOf(puzzle->info().strategies[document.strategy],
                                           strategy ? header.settings : Parameters{});
    document.recording = std::make_shared<Recording>(
        Recording{QFileInfo(fileName).absoluteFilePath(), stamp, header});
    document.file = std::make_shared<DocumentFile>(document);
    document.file->set(DocumentFile::Kind::Trace, fileName, stamp);
    Readings alone{{std::move(document)}};
    if (const auto& fault = reader->partFault())
        alone.note = {phrase("Files", "This recording is damaged (%1). Only what comes before the "
                                      "damage is shown."),
                      {*fault}};
    else if (reader->isPart())
        alone.note = {phrase("Files", "This recording is incomplete: its search was cut off or is "
                                      "still running. It shows what had been recorded so far.")};
    return alone;
}

} // namespace

namespace {

// A stream of events that has ended, as a search that has been watched.
Result<Document> documentFromStream(const QString& fileName, const std::stop_token& token)
{
    auto source = ByteSource::file(fileName.toStdString(), false);
    if (!source)
        return tl::make_unexpected(source.error());
    auto search = watchEvents(*std::move(source), token);
    if (!search)
        return tl::make_unexpected(search.error());
    if (*search == nullptr)
        return fail(phrase("Files", "Opening the file was cancelled."));
    const auto trace = std::make_shared<Trace>();
    Control control({}, token);
    {
        Recorder recorder(*trace, control);
        (*search)->run(control, recorder);
    }
    if ((*search)->fault())
        return tl::make_unexpected(*(*search)->fault());
    const Puzzle& puzzle = (*search)->puzzle();
    const TraceHeader header = (*search)->header();
    return Document{&puzzle,
                    (*search)->problem(),
                    puzzle.strategyIndex(header.strategy).value_or(0),
                    trace,
                    0,
                    {header.seed, header.settings}};
}

} // namespace

bool areBoards(std::span<const Document> documents)
{
    return documents.size() > 1 && documents[0].puzzle == documents[1].puzzle;
}

bool hasSuffix(const QString& fileName, QLatin1String suffix)
{
    return fileName.endsWith(suffix, Qt::CaseInsensitive);
}

namespace {

// Where a text holds several boards, each of them.
Readings boardsIn(const std::string& text)
{
    Readings boards;
    for (const auto& puzzle : puzzles()) {
        const auto collection = collectionIn(*puzzle, text);
        if (!collection)
            continue;
        std::istringstream lines(collection->lines);
        std::string line;
        for (std::size_t i = 0; std::getline(lines, line); ++i)
            if (auto problem = puzzle->read(line, collection->format, {})) {
                boards.documents.push_back({puzzle.get(), *std::move(problem)});
            } else {
                boards.unread.push_back(std::move(problem.error()));
                boards.unread.back().line =
                    i < collection->numbers.size() ? collection->numbers[i] : 0;
            }
        break;
    }
    return boards;
}

// For whoever plays the problem: they are the player's, and nothing of the problem.
void keepMarks(Document& document, const std::string& text)
{
    std::vector<Note> notes;
    for (const Place mark : marksIn(*document.puzzle, text))
        notes.push_back({NoteKind::Centre, mark.variable, mark.value});
    if (notes.empty() || playingOf(*document.puzzle, *document.problem) == nullptr)
        return;
    document.hand = std::make_shared<Hand>(*document.puzzle, document.problem);
    document.hand->note(notes);
}

Result<std::vector<Document>> readingsOf(const std::string& text, const Puzzle& preferred,
                                         const QString& fileName);

} // namespace

Result<Readings> documentsFromText(const std::string& text, const Puzzle& preferred,
                                   const QString& fileName)
{
    if (auto boards = boardsIn(text); boards.documents.size() > 1)
        return boards;
    return readingsOf(text, preferred, fileName).map([&](std::vector<Document> documents) {
        for (Document& document : documents)
            keepMarks(document, text);
        const bool isNamed =
            !fileName.isEmpty() && !hasSuffix(fileName, kPlainSuffix) &&
            formatOf(*documents.front().puzzle, fileName, &FormatInfo::readsProblem) != nullptr;
        return Readings{std::move(documents), {}, isNamed ? Sentence() : nearMiss(text)};
    });
}

namespace {

Result<std::vector<Document>> readingsOf(const std::string& text, const Puzzle& preferred,
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
    // A file's name says most of what it is, if it is no name for all.
    if (!fileName.isEmpty() && !hasSuffix(fileName, kPlainSuffix))
        for (const auto& puzzle : puzzles())
            if (const auto* const format = formatOf(*puzzle, fileName, &FormatInfo::readsProblem);
                format != nullptr)
                // The name's own format first: it is one of several that are kept in such files.
                for (const std::string_view id : {std::string_view(format->id), std::string_view()})
                    if (auto problem = tryPuzzle(*puzzle, id))
                        return std::vector{Document{puzzle.get(), problem}};
    if (!errors.empty()) // what the name promises and the text does not keep is not guessed at
        return tl::make_unexpected(errors.front());
    return readings(text, preferred).map([](const std::vector<Recognised>& found) {
        std::vector<Document> documents;
        for (const Recognised& reading : found)
            documents.push_back(Document{reading.puzzle, reading.problem});
        return documents;
    });
}

} // namespace

bool isTraceFile(const QString& fileName)
{
    if (hasSuffix(fileName, kTraceSuffix))
        return true;
    const std::string beginning = beginningOf(fileName);
    return beginning.starts_with(kTraceMagic) || beginning.starts_with(kTracePartMagic);
}

Result<Readings> documentsFromFile(const QString& fileName, const Puzzle& preferred,
                                   const std::stop_token& token)
{
    const auto alone = [](Document document) { return Readings{{std::move(document)}}; };
    if (isTraceFile(fileName))
        return documentFromTrace(fileName, token);
    if (hasSuffix(fileName, kStreamSuffix) || isEventStream(beginningOf(fileName)))
        return documentFromStream(fileName, token).map(alone);
    const FileStamp stamp = FileStamp::of(fileName);
    const auto text = readFile(fileName, kMaxText, token);
    if (!text)
        return tl::make_unexpected(text.error());
    auto readings = documentsFromText(withFilesBeside(text->toStdString(), fileName.toStdString()),
                                      preferred, fileName);
    if (readings && !areBoards(readings->documents)) // one of many is not what the file holds
        for (Document& document : readings->documents) {
            document.file = std::make_shared<DocumentFile>(document);
            document.file->set(DocumentFile::Kind::Problem, fileName, stamp,
                               formatOfText(document, fileName, *text));
        }
    return readings;
}

Result<Document> documentFromFile(const QString& fileName, const Puzzle& preferred,
                                  const std::stop_token& token)
{
    return documentsFromFile(fileName, preferred, token).map([](Readings readings) {
        return std::move(readings.documents.front());
    });
}

Result<void> writeFile(const QString& fileName, const QByteArray& bytes)
{
    return replaceFile(fileName.toStdString(),
                       {bytes.data(), static_cast<std::size_t>(bytes.size())})
        .map_error([](const Error& error) {
            return Error{{phrase("Files", "The file cannot be written: %1."), {error.sentence}}};
        });
}

Result<std::string> formatFor(const Puzzle& puzzle, const QString& fileName,
                              const std::string& otherwise)
{
    const FormatInfo* const wanted = puzzle.format(otherwise);
    if (wanted != nullptr && hasSuffixOf(*wanted, fileName))
        return otherwise;
    if (const auto* const format = formatOf(puzzle, fileName, &FormatInfo::writesProblem))
        return format->id;
    const bool isOfAnother =
        !hasSuffix(fileName, kPlainSuffix) &&
        std::ranges::any_of(puzzles(), [&](const auto& other) {
            return std::ranges::any_of(other->info().formats, [&](const FormatInfo& format) {
                return hasSuffixOf(format, fileName);
            });
        });
    if (isOfAnother || hasSuffix(fileName, kTraceSuffix) || hasSuffix(fileName, kSessionSuffix))
        return fail({phrase("Files", "Files with the extension .%1 hold something other than this "
                                     "puzzle. Choose another extension."),
                     {QFileInfo(fileName).suffix().toStdString()}});
    return otherwise;
}

// A text that says nothing (yet) is kept where the text is what is kept.
Result<void> saveProblem(const Document& document, const QString& fileName,
                         const std::string& format)
{
    std::string text = document.puzzle->write(*document.problem, format);
    const SourceEditing* const editing = sourceEditing(*document.puzzle);
    if (document.draft && editing != nullptr && format == keepingFormat(*document.puzzle).id)
        text = editing->written(*document.draft);
    if (text.empty() && editing == nullptr)
        return fail(phrase("Files", "This format has no boards of this size. Choose another one."));
    return writeFile(fileName, QByteArray::fromStdString(text));
}

TraceHeader traceHeader(const Document& document, const Outcome& outcome)
{
    if (document.recording)
        return document.recording->header;
    const FormatInfo& format = keepingFormat(*document.puzzle);
    TraceHeader header;
    header.puzzle = document.puzzle->info().id;
    header.strategy = document.isByHand ? std::string(kHandStrategy)
                                        : document.puzzle->info().strategies[document.strategy].id;
    header.problem = document.puzzle->write(*document.problem, format.id);
    header.format = format.id;
    header.seed = document.options.seed;
    if (!document.isByHand)
        header.settings = settingsOf(document.puzzle->info().strategies[document.strategy],
                                     document.options.settings);
    header.outcome = outcome;
    return header;
}

Result<void> saveTrace(const Document& document, const Outcome& outcome, const QString& fileName)
{
    return writeTrace(fileName.toStdString(), traceHeader(document, outcome), *document.trace);
}

Sentence located(const Error& error, const QString& fileName)
{
    const std::string name = QFileInfo(fileName).fileName().toStdString();
    const std::string line = std::to_string(error.line);
    const std::string column = std::to_string(error.column);
    const bool isInText = error.line > 0;
    if (fileName.isEmpty())
        return isInText
                   ? Sentence{{"", "%1 %2"},
                              {Sentence{phrase("Files", "Line %1, column %2:"), {line, column}},
                               error.sentence}}
                   : error.sentence;
    return isInText ? Sentence{{"", "%1:%2:%3: %4"}, {name, line, column, error.sentence}}
                    : Sentence{{"", "%1: %2"}, {name, error.sentence}};
}

} // namespace clew
