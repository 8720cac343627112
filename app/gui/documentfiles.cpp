// Whatever a dialog is about is looked up before it opens: see core/session/idlequeue.h.

#include "app/gui/documentfiles.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSysInfo>
#include <QUrl>

#include "app/gui/errortext.h"
#include "app/gui/lessons.h"
#include "app/gui/proposedname.h"
#include "app/gui/readingdialog.h"
#include "app/gui/sessions.h"
#include "app/gui/shell.h"
#include "core/files/link.h"
#include "core/puzzle/registry.h"
#include "core/session/documentio.h"
#include "core/session/filereading.h"
#include "core/session/workbench.h"
#include "widgets/background.h"
#include "widgets/board.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr int kMaxRecent = 8;

Sentence openedText(const QString& fileName)
{
    return sentence(DocumentFiles::tr("Open %1").arg(QFileInfo(fileName).fileName()));
}

// Of a file that is named as the desktop names it, by its address; of anything else as it is.
QString localName(const QString& argument)
{
    QUrl url(argument);
    if (!url.isLocalFile())
        return argument;
    if (url.host() == QLatin1String("localhost") || url.host() == QSysInfo::machineHostName())
        url.setHost({});
    return url.toLocalFile();
}

/// One of the formats that are offered when a problem is saved, and how.
struct SaveFilter
{
    QString text;
    QString suffix;
    std::string format; ///< empty: a session
};

std::vector<SaveFilter> saveFilters(const Puzzle& puzzle)
{
    std::vector<SaveFilter> filters;
    for (const FormatInfo& format : puzzle.info().formats)
        if (format.writesProblem && !format.suffixes.empty()) {
            const QString suffix = QString::fromStdString(format.suffixes.front());
            filters.push_back({QStringLiteral("%1 (*%2)").arg(translated(format.title), suffix),
                               suffix, format.id});
        }
    filters.push_back(
        {DocumentFiles::tr("Session, with the search so far (*%1)").arg(kSessionSuffix),
         kSessionSuffix,
         {}});
    return filters;
}

} // namespace

DocumentFiles::DocumentFiles(Workbench& workbench, Shell& shell, QObject* parent)
    : QObject(parent), m_workbench(workbench), m_shell(shell)
{
}

// ---- opening

void DocumentFiles::openDialog()
{
    QStringList patterns{QLatin1Char('*') + kTraceSuffix,
                         QLatin1Char('*') + kTraceSuffix + kPartSuffix,
                         QLatin1Char('*') + kStreamSuffix, QLatin1Char('*') + kSessionSuffix,
                         QStringLiteral("*.clewlesson")};
    for (const auto& puzzle : puzzles())
        for (const FormatInfo& format : puzzle->info().formats)
            for (const std::string& suffix : format.suffixes)
                patterns.append(QStringLiteral("*") + QString::fromStdString(suffix));
    if (const SourceEditing* const editing = sourceEditing(*m_workbench.document().puzzle))
        patterns.append({QStringLiteral("*") + QString::fromStdString(editing->dataSuffix()),
                         QStringLiteral("*.json")});
    patterns.removeDuplicates();
    const QString name = QFileDialog::getOpenFileName(
        &m_shell.frame(), tr("Open"), QFileInfo(m_workbench.document().file->name()).path(),
        tr("Puzzles and traces (%1);;All files (*)").arg(patterns.join(QLatin1Char(' '))));
    if (!name.isEmpty())
        open(name);
}

bool DocumentFiles::open(const QString& named)
{
    const QString fileName = localName(named);
    m_shell.showMessage({}); // about an earlier one
    if (isLink(fileName.toStdString()))
        return openLink(fileName);
    if (hasSuffix(fileName, kSessionSuffix))
        return openSessionFile(fileName);
    if (hasSuffix(fileName, QLatin1String(".clewlesson")) || isLessonFile(fileName))
        return openLesson(fileName);
    if (isDataOfBoard(fileName) || isJsonOfBoard(fileName))
        return openData(fileName);
    std::stop_token asked;
    auto readings = inBackground(
        [&asked, fileName, puzzle = m_workbench.document().puzzle](const std::stop_token& token) {
            asked = token;
            return documentsFromFile(fileName, *puzzle, token);
        },
        openingText(fileName), &m_shell.frame());
    if (asked.stop_requested()) // nobody wants it, whether it has come to its end or not
        return false;
    if (!readings && openFaultySource(fileName, errorText(readings.error(), fileName)))
        return true;
    if (!readings) {
        m_shell.showMessage(errorText(readings.error(), fileName));
        return false;
    }
    const QString note = translated(readings->note);
    auto document = chooseReading(*std::move(readings), &m_shell.frame());
    if (!document)
        return false;
    m_workbench.open(*std::move(document), openedText(fileName));
    if (!note.isEmpty())
        m_shell.showMessage(note);
    m_shell.board().setFocus();
    addRecent(fileName);
    return true;
}

bool DocumentFiles::isDataOfBoard(const QString& fileName) const
{
    const SourceEditing* const editing = sourceEditing(*m_workbench.document().puzzle);
    const QString suffix =
        editing == nullptr ? QString() : QString::fromStdString(editing->dataSuffix());
    return !suffix.isEmpty() && fileName.endsWith(suffix, Qt::CaseInsensitive);
}

// Other puzzles are in files of that name, too.
bool DocumentFiles::isJsonOfBoard(const QString& fileName)
{
    const Document& document = m_workbench.document();
    const SourceEditing* const editing = sourceEditing(*document.puzzle);
    if (editing == nullptr || !fileName.endsWith(QLatin1String(".json"), Qt::CaseInsensitive))
        return false;
    const Source source = document.draft ? *document.draft : editing->sourceOf(*document.problem);
    const auto areData = inBackground(
        [fileName, editing, source](const std::stop_token& token) {
            const auto read = readFile(fileName, kMaxText, token);
            return read && editing->areData(read->toStdString(), source);
        },
        openingText(fileName), &m_shell.frame());
    return areData.value_or(false);
}

namespace {

// Whose sources are in files of this name; null: nobody's.
const Puzzle* puzzleOfSource(const QString& fileName)
{
    for (const auto& puzzle : puzzles())
        if (sourceEditing(*puzzle) != nullptr)
            for (const FormatInfo& format : puzzle->info().formats)
                for (const auto& suffix : format.suffixes)
                    if (fileName.endsWith(QString::fromStdString(std::string(suffix)),
                                          Qt::CaseInsensitive))
                        return puzzle.get();
    return nullptr;
}

} // namespace

// A text that says nothing until somebody writes its data, or fixes what is wrong: it is shown with
// what is to be filled in, or with `fault`. False if there is no such text, if it is too much for
// whoever reads it, which nothing in it shows, or if it is no longer wanted.
bool DocumentFiles::openFaultySource(const QString& fileName, const QString& fault)
{
    const Puzzle* const puzzle = puzzleOfSource(fileName);
    if (puzzle == nullptr)
        return false;
    const FileStamp stamp = FileStamp::of(fileName);
    std::stop_token asked;
    bool isTooMuch = false;
    bool isWhole = false; // no other files stand in it
    const auto read = inBackground(
        [&, &editing = *sourceEditing(*puzzle)](const std::stop_token& token) {
            asked = token;
            return readFile(fileName, kMaxText, token).map([&](const QByteArray& text) {
                Source source{withFilesBeside(text.toStdString(), fileName.toStdString())};
                isWhole = source.text == text.toStdString();
                isTooMuch = editing.wasTooMuch(source);
                if (!isTooMuch)
                    source.data = editing.dataWanted(source.text, token);
                return source;
            });
        },
        openingText(fileName), &m_shell.frame());
    if (asked.stop_requested())
        return false;
    if (!read || isTooMuch || read->text.find_first_not_of(" \t\r\n") == std::string::npos)
        return false;
    QStringList wanted;
    for (const QString& line : QString::fromStdString(read->data).split(QLatin1Char('\n')))
        if (!line.isEmpty())
            wanted += line.section(QLatin1Char(' '), 0, 0);
    m_workbench.choosePuzzle(*puzzle);
    const auto file = std::make_shared<DocumentFile>(m_workbench.document());
    file->set(DocumentFile::Kind::Problem, fileName, stamp,
              isWhole ? formatFor(*puzzle, fileName, {}).value_or("") : "");
    m_workbench.editSource(*read, openedText(fileName), file);
    addRecent(fileName);
    m_shell.showMessage(wanted.isEmpty()
                            ? fault
                            : tr("This model needs data: %1. Fill it in on the Data tab.")
                                  .arg(wanted.join(QStringLiteral(", "))));
    return true;
}

// Of the text on the board, which stays.
bool DocumentFiles::openData(const QString& fileName)
{
    const Document asked = m_workbench.document();
    const auto read = inBackground(
        [fileName](const std::stop_token& token) { return readFile(fileName, kMaxText, token); },
        openingText(fileName), &m_shell.frame());
    if (!read) {
        m_shell.showMessage(errorText(read.error(), fileName));
        return false;
    }
    const Source text =
        asked.draft ? *asked.draft : sourceEditing(*asked.puzzle)->sourceOf(*asked.problem);
    m_workbench.editSource({text.text, read->toStdString()}, openedText(fileName));
    return true;
}

bool DocumentFiles::openLesson(const QString& fileName)
{
    auto reading = checkIsFile(fileName).and_then([&] { return readLessonFile(fileName); });
    if (!reading || !reading->faults.empty()) {
        const Error& first = reading ? reading->faults.front() : reading.error();
        const QString text = errorText(first, fileName);
        const std::size_t others = reading ? reading->faults.size() - 1 : 0;
        m_shell.showMessage(others == 0
                                ? text
                                : text + QLatin1Char(' ') +
                                      tr("Further errors: %1; `clew lesson check` lists them.")
                                          .arg(grouped(others)));
        return false;
    }
    present(std::move(reading->lesson), m_shell, fileName);
    addRecent(fileName);
    return true;
}

bool DocumentFiles::openLink(const QString& link)
{
    std::stop_token asked;
    const auto moment = inBackground(
        [&](const std::stop_token& token) {
            asked = token;
            return readLink(link.toStdString());
        },
        tr("Reading the link"), &m_shell.frame());
    if (asked.stop_requested())
        return false;
    const auto opened = m_workbench.openLinked(moment);
    if (!opened)
        m_shell.showMessage(translated(opened.error().sentence));
    return opened.has_value();
}

bool DocumentFiles::openSessionFile(const QString& fileName)
{
    const FileStamp stamp = FileStamp::of(fileName);
    auto session = inBackground(
        [fileName](const std::stop_token& token) {
            return readFile(fileName, kMaxSession, token).and_then(readSession);
        },
        openingText(fileName), &m_shell.frame());
    if (!session) {
        m_shell.showMessage(errorText(session.error(), fileName));
        return false;
    }
    openSession(m_workbench, *std::move(session), openedText(fileName),
                QFileInfo(fileName).absolutePath(), &m_shell.frame());
    m_workbench.keepIn(m_workbench.document(), DocumentFile::Kind::Session, fileName, stamp);
    addRecent(fileName);
    return true;
}

// Of the clipboard.
void DocumentFiles::paste()
{
    const QString text = QApplication::clipboard()->text();
    if (text.trimmed().isEmpty()) {
        m_shell.showMessage(tr("The clipboard holds no text. Copy a board as text first."));
        return;
    }
    if (text.size() > kMaxText) {
        m_shell.showMessage(tr("The clipboard's text is too large for one board."));
        return;
    }
    if (isLink(text.toStdString())) {
        openLink(text);
        return;
    }
    std::stop_token asked;
    auto readings = inBackground(
        [&, puzzle = m_workbench.document().puzzle](const std::stop_token& token) {
            asked = token;
            return documentsFromText(text.toStdString(), *puzzle);
        },
        tr("Reading the clipboard"), &m_shell.frame());
    if (asked.stop_requested())
        return;
    if (!readings)
        m_shell.showMessage(errorText(readings.error()));
    else if (auto chosen = chooseReading(*std::move(readings), &m_shell.frame()))
        m_workbench.paste(*std::move(chosen));
}

// ---- saving

void DocumentFiles::save()
{
    const SessionFile shown = m_workbench.sessionFile();
    const DocumentFile& file = *shown.document.file;
    if (!file.canBeSaved()) {
        saveAs();
        return;
    }
    const QString question = tr(
        "Another program has changed %1 since it was opened or saved here. If it is overwritten, "
        "that change is lost.");
    if (!file.wasChangedByOthers() || mayOverwrite(question.arg(file.name())))
        saveTo(shown, file.name(), file.format());
}

bool DocumentFiles::mayOverwrite(const QString& question)
{
    QMessageBox box(QMessageBox::Warning, tr("Save"), question, QMessageBox::Cancel,
                    &m_shell.frame());
    const QPushButton* const overwrite =
        box.addButton(tr("&Overwrite"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == overwrite;
}

void DocumentFiles::saveAs()
{
    const SessionFile shown = m_workbench.sessionFile();
    const Puzzle& puzzle = *shown.document.puzzle;
    const DocumentFile& file = *shown.document.file;
    const std::vector<SaveFilter> filters = saveFilters(puzzle);
    QStringList texts;
    for (const SaveFilter& filter : filters)
        texts << filter.text;
    // A trace is kept whole only by a session.
    QString chosen;
    QString proposed =
        file.name().isEmpty() ? proposedName(shown.document, filters.front().suffix) : file.name();
    if (file.kind() == DocumentFile::Kind::Trace) {
        chosen = filters.back().text;
        const QFileInfo trace(
            hasSuffix(proposed, kPartSuffix) ? proposed.chopped(kPartSuffix.size()) : proposed);
        proposed = trace.dir().filePath(trace.completeBaseName() + kSessionSuffix);
    }
    QString name = QFileDialog::getSaveFileName(&m_shell.frame(), tr("Save as"), proposed,
                                                texts.join(QStringLiteral(";;")), &chosen);
    if (name.isEmpty())
        return;
    const auto& filter =
        filters[static_cast<std::size_t>(std::max<qsizetype>(0, texts.indexOf(chosen)))];
    if (QFileInfo(name).suffix().isEmpty()) {
        name += filter.suffix;
        if (QFileInfo::exists(name) && !mayOverwrite(tr("%1 already exists.").arg(name)))
            return;
    }
    if (hasSuffix(name, kSessionSuffix)) {
        saveTo(shown, name, {});
        return;
    }
    const auto format =
        formatFor(puzzle, name, filter.format.empty() ? filters.front().format : filter.format);
    if (format)
        saveTo(shown, name, *format);
    else
        m_shell.showMessage(errorText(format.error(), name));
}

// As a session or, if a format is named, as a problem.
void DocumentFiles::saveTo(const SessionFile& shown, const QString& fileName,
                           const std::string& format)
{
    const auto saved = format.empty() ? saveSession(m_workbench, shown, fileName)
                                      : saveProblem(shown.document, fileName, format);
    if (!saved) {
        m_shell.showMessage(errorText(saved.error(), fileName));
        return;
    }
    using Kind = DocumentFile::Kind;
    m_workbench.keepIn(shown.document, format.empty() ? Kind::Session : Kind::Problem, fileName,
                       FileStamp::of(fileName), format);
    addRecent(fileName);
}

void DocumentFiles::saveTraceDialog()
{
    const Document document = m_workbench.snapshot();
    const Outcome outcome =
        m_workbench.moment()->outcome.value_or(Outcome{Ending::Stopped, StopReason::Cancelled, {}});
    if (!document.trace)
        return;
    QString name = QFileDialog::getSaveFileName(&m_shell.frame(), tr("Save trace"),
                                                proposedName(document, kTraceSuffix),
                                                tr("Recorded searches (*.clewtrace)"));
    if (name.isEmpty())
        return;
    if (!hasSuffix(name, kTraceSuffix)) {
        name += kTraceSuffix;
        if (QFileInfo::exists(name) && !mayOverwrite(tr("%1 already exists.").arg(name)))
            return;
    }
    const auto saved = inBackground([&] { return saveTrace(document, outcome, name); });
    if (!saved)
        m_shell.showMessage(errorText(saved.error(), name));
}

// ---- the last files

void DocumentFiles::addRecent(const QString& fileName)
{
    QSettings settings;
    QStringList recent = settings.value(QStringLiteral("recent")).toStringList();
    const QString path = QFileInfo(fileName).absoluteFilePath();
    recent.removeAll(path);
    recent.prepend(path);
    settings.setValue(QStringLiteral("recent"), QStringList(recent.mid(0, kMaxRecent)));
}

void DocumentFiles::fillRecentMenu(QMenu& menu)
{
    menu.clear();
    const QStringList recent = QSettings().value(QStringLiteral("recent")).toStringList();
    for (const QString& path : recent)
        connect(menu.addAction(QFileInfo(path).fileName()), &QAction::triggered, this,
                [this, path] { open(path); });
    if (recent.isEmpty())
        menu.addAction(tr("No recent files"))->setEnabled(false);
}

// ---- keeping for the next start

void DocumentFiles::restoreBoards()
{
    if (const auto opened = openKeptWorkspace(m_workbench, &m_shell.frame()); !opened)
        m_shell.showMessage(
            tr("The boards from last time cannot be restored. %1").arg(errorText(opened.error())));
}

bool DocumentFiles::keepBoards()
{
    const auto kept = keepWorkspace(m_workbench);
    return kept || mayLeave(errorText(kept.error()));
}

bool DocumentFiles::mayLeave(const QString& reason)
{
    QMessageBox box(QMessageBox::Warning, tr("Quit"),
                    tr("The boards cannot be kept for the next start. %1").arg(reason),
                    QMessageBox::Cancel, &m_shell.frame());
    const QPushButton* const leave =
        box.addButton(tr("&Quit anyway"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == leave;
}

} // namespace clew
