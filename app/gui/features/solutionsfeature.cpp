#include "app/gui/features/solutionsfeature.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QSaveFile>

#include "app/gui/features/backgroundtask.h"
#include "app/gui/mainwindow.h"
#include "core/registry/solutionfile.h"
#include "widgets/solutionspanel.h"
#include "widgets/translate.h"

namespace clew {

namespace {

// Which values the solution on the board has where the other one has others: both are tinted.
void compare(MainWindow& window, quint64 index, quint64 other)
{
    auto& gallery = window.solutionsPanel().gallery();
    if (index == other || !window.player().hasTrace())
        return;
    window.player().pause();
    window.player().toSolution(index);
    auto difference = gallery.difference(index, other);
    Sentence sentence{phrase("Solutions", "Solutions %1 and %2 differ in %3 places."),
                      {grouped(index + 1).toStdString(), grouped(other + 1).toStdString(),
                       grouped(difference.own.size()).toStdString()},
                      std::move(difference.own),
                      std::move(difference.others)};
    window.showReason(sentence);
}

void exportSolutions(MainWindow& window)
{
    const Document document = window.snapshot();
    if (!document.trace)
        return;
    SolutionFile file{document.puzzle,
                      document.problem,
                      document.trace,
                      window.solutionsPanel().gallery().list().rows(),
                      {}};
    QStringList filters;
    std::vector<std::string> formats;
    for (const FormatInfo& format : document.puzzle->info().formats)
        if (format.writesSolution) {
            filters.append(QStringLiteral("%1 (*.txt)").arg(translated(format.title)));
            formats.push_back(format.id);
        }
    QString chosen;
    const QString name =
        QFileDialog::getSaveFileName(&window, MainWindow::tr("Export solutions"),
                                     QStringLiteral("solutions.txt"), filters.join(";;"), &chosen);
    if (name.isEmpty())
        return;
    file.format =
        formats[static_cast<std::size_t>(std::max<qsizetype>(0, filters.indexOf(chosen)))];
    const auto total = solutionsToWrite(file);
    runTask(
        window, MainWindow::tr("Writing %Ln solution(s)", nullptr, static_cast<int>(total)), total,
        [file = std::move(file), name](std::atomic<std::uint64_t>& done,
                                       const std::stop_token& token) {
            QSaveFile out(name);
            const auto write = [&out](std::string_view text) {
                const auto size = static_cast<qint64>(text.size());
                return out.write(text.data(), size) == size;
            };
            const bool good = out.open(QIODevice::WriteOnly) &&
                              writeSolutionFile(file, write, done, token) && out.commit();
            return good || token.stop_requested()
                       ? QString()
                       : MainWindow::tr("%1 cannot be written: %2.").arg(name, out.errorString());
        });
}

} // namespace

void installSolutions(MainWindow& window)
{
    auto& panel = window.solutionsPanel();
    QObject::connect(&panel.gallery(), &SolutionsGallery::comparisonWanted, &window,
                     [&window](quint64 index, quint64 other) { compare(window, index, other); });
    QObject::connect(&panel, &SolutionsPanel::exportWanted, &window,
                     [&window] { exportSolutions(window); });
}

} // namespace clew
