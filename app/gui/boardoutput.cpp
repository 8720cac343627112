#include "app/gui/boardoutput.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QMenu>
#include <QPrintDialog>
#include <QPrinter>

#include "app/gui/errortext.h"
#include "app/gui/pictureoutput.h"
#include "app/gui/proposedname.h"
#include "app/gui/shell.h"
#include "core/session/workbench.h"
#include "widgets/background.h"
#include "widgets/solutionspanel.h"
#include "widgets/translate.h"

namespace clew {

BoardOutput::BoardOutput(Workbench& workbench, Shell& shell, QObject* parent)
    : QObject(parent), m_workbench(workbench), m_shell(shell)
{
}

Picture BoardOutput::picture() const
{
    const Moment& moment = *m_workbench.moment();
    View view;
    view.state = moment.state.get();
    view.event = moment.event;
    return moment.puzzle->picture(*moment.problem, view);
}

void BoardOutput::exportPicture()
{
    const Picture shown = picture(); // whatever happens while a name is asked for
    QString filter;
    QString name = QFileDialog::getSaveFileName(
        &m_shell.frame(), tr("Export picture"),
        proposedName(m_workbench.document(), QStringLiteral(".svg")),
        tr("SVG drawing (*.svg);;PNG picture (*.png);;PDF page (*.pdf)"), &filter);
    if (name.isEmpty())
        return;
    name = withPictureSuffix(name, filter);
    const auto written = inBackground([&shown, &name] { return writePicture(shown, name); });
    if (!written)
        m_shell.showMessage(errorText(written.error()));
    else if (!*written)
        m_shell.showMessage(tr("%1 cannot be written. Choose another folder.").arg(name));
}

void BoardOutput::print()
{
    const Picture shown = picture();
    QPrinter printer(QPrinter::HighResolution);
    if (shown.width() > shown.height())
        printer.setPageOrientation(QPageLayout::Landscape);
    QPrintDialog dialog(&printer, &m_shell.frame());
    if (dialog.exec() == QDialog::Accepted && !printPicture(shown, printer))
        m_shell.showMessage(tr("The printer cannot be used. Choose another one, or a file."));
}

void BoardOutput::copyText(const std::string& format, bool solution)
{
    const Document& document = m_workbench.document();
    const Puzzle& puzzle = *document.puzzle;
    const auto& gallery = m_shell.solutionsPanel().gallery();
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

void BoardOutput::fillCopyMenu(QMenu& menu)
{
    menu.clear();
    const bool hasSolution = m_shell.solutionsPanel().gallery().current().has_value();
    const auto add = [&](const QString& text, const std::string& format, bool solution) {
        connect(menu.addAction(text), &QAction::triggered, this,
                [this, format, solution] { copyText(format, solution); });
    };
    for (const FormatInfo& format : m_workbench.document().puzzle->info().formats)
        if (format.writesProblem)
            add(tr("Problem: %1").arg(translated(format.title)), format.id, false);
    menu.addSeparator();
    for (const FormatInfo& format : m_workbench.document().puzzle->info().formats)
        if (format.writesSolution && hasSolution)
            add(tr("Solution: %1").arg(translated(format.title)), format.id, true);
}

} // namespace clew
