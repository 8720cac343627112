// What leaves the window without a file of its own: paper, pictures and the clipboard.

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QMenu>
#include <QPrintDialog>
#include <QPrinter>

#include "app/gui/errortext.h"
#include "app/gui/mainwindow.h"
#include "app/gui/pictureoutput.h"
#include "app/gui/proposedname.h"
#include "app/gui/readingdialog.h"
#include "core/files/link.h"
#include "core/session/documentio.h"
#include "core/session/filereading.h"
#include "widgets/background.h"
#include "widgets/solutionspanel.h"

namespace clew {

// ---- paper and clipboard

Picture MainWindow::picture() const
{
    const Moment& moment = *m_workbench.moment();
    View view;
    view.state = moment.state.get();
    view.event = moment.event;
    return moment.puzzle->picture(*moment.problem, view);
}

void MainWindow::exportPicture()
{
    const Picture shown = picture(); // whatever happens while a name is asked for
    QString filter;
    QString name = QFileDialog::getSaveFileName(
        this, tr("Export picture"), proposedName(m_workbench.document(), QStringLiteral(".svg")),
        tr("SVG drawing (*.svg);;PNG picture (*.png);;PDF page (*.pdf)"), &filter);
    if (name.isEmpty())
        return;
    name = withPictureSuffix(name, filter);
    const auto written = inBackground([&shown, &name] { return writePicture(shown, name); });
    if (!written)
        showMessage(errorText(written.error()));
    else if (!*written)
        showMessage(tr("%1 cannot be written. Choose another folder.").arg(name));
}

void MainWindow::print()
{
    const Picture shown = picture();
    QPrinter printer(QPrinter::HighResolution);
    if (shown.width() > shown.height())
        printer.setPageOrientation(QPageLayout::Landscape);
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() == QDialog::Accepted && !printPicture(shown, printer))
        showMessage(tr("The printer cannot be used. Choose another one, or a file."));
}

void MainWindow::copyText(const std::string& format, bool solution)
{
    const Document& document = m_workbench.document();
    const Puzzle& puzzle = *document.puzzle;
    const auto& gallery = m_solutions->gallery();
    const auto& formats = puzzle.info().formats;
    const auto choose = [&](bool FormatInfo::*can) {
        return format.empty() ? std::ranges::find_if(formats, can)->id : format;
    };
    if (solution && gallery.current()) {
        const Solution shown = gallery.solution(*gallery.current());
        QApplication::clipboard()->setText(QString::fromStdString(puzzle.writeSolutions(
            *document.problem, std::span(&shown, 1), 0, choose(&FormatInfo::writesSolution))));
    } else {
        QApplication::clipboard()->setText(QString::fromStdString(
            puzzle.write(*document.problem, choose(&FormatInfo::writesProblem))));
    }
}

void MainWindow::fillCopyMenu()
{
    m_copyMenu->clear();
    const bool hasSolution = m_solutions->gallery().current().has_value();
    const auto add = [&](const QString& text, const std::string& format, bool solution) {
        connect(m_copyMenu->addAction(text), &QAction::triggered, this,
                [this, format, solution] { copyText(format, solution); });
    };
    for (const FormatInfo& format : m_workbench.document().puzzle->info().formats)
        if (format.writesProblem)
            add(tr("Problem: %1").arg(translated(format.title)), format.id, false);
    m_copyMenu->addSeparator();
    for (const FormatInfo& format : m_workbench.document().puzzle->info().formats)
        if (format.writesSolution && hasSolution)
            add(tr("Solution: %1").arg(translated(format.title)), format.id, true);
}

void MainWindow::paste()
{
    const QString text = QApplication::clipboard()->text();
    if (text.trimmed().isEmpty()) {
        showMessage(tr("The clipboard holds no text. Copy a board as text first."));
        return;
    }
    if (text.size() > kMaxText) {
        showMessage(tr("The clipboard's text is too large for one board."));
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
        tr("Reading the clipboard"), this);
    if (asked.stop_requested())
        return;
    if (!readings)
        showMessage(errorText(readings.error()));
    else if (auto chosen = chooseReading(*std::move(readings), this))
        m_workbench.paste(*std::move(chosen));
}

} // namespace clew
