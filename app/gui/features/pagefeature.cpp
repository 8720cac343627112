#include "app/gui/features/pagefeature.h"

#include <QAction>
#include <QFileDialog>
#include <QLocale>
#include <QMenu>
#include <algorithm>

#include "app/gui/features/backgroundtask.h"
#include "app/gui/proposedname.h"
#include "app/gui/shell.h"
#include "core/files/link.h"
#include "core/files/page.h"
#include "core/session/workbench.h"
#include "core/storage/outputfile.h"
#include "widgets/translate.h"

namespace clew {

namespace {

// All events, or of a long search those up to the playhead, from the beginning if that is near.
// `outcome`: none of a search that has not ended, or of which nobody knows.
Page pageOf(const Document& document, const std::optional<Outcome>& outcome)
{
    Page page{document.puzzle, document.problem, document.trace};
    if (!document.isByHand && foreignStrategy(document) == nullptr)
        page.strategy = document.strategy;
    const std::uint64_t length = document.trace->size();
    page.to = length <= kUsualPageEvents ? length : std::max(document.position, kUsualPageEvents);
    page.from = page.to - std::min(page.to, kUsualPageEvents);
    page.opened = document.position;
    page.language = QLocale().bcp47Name().toStdString();
    page.translate = [](Phrase phrase) { return translated(phrase).toStdString(); };
    if (outcome) {
        page.outcome = *outcome;
        page.source = pageSource(page, document.options);
    } else if (page.strategy) {
        page.source = writeLink({document.puzzle, document.problem, document.strategy,
                                 document.options, document.position});
    }
    return page;
}

void exportPage(Workbench& workbench, Shell& shell)
{
    if (!workbench.moment()->trace) {
        shell.showMessage(Shell::tr("Nothing has been searched yet. Press Space first."));
        return;
    }
    workbench.player().pause();
    const Document document = workbench.snapshot();
    const auto outcome = document.recording ? std::optional(document.recording->header.outcome)
                                            : workbench.moment()->outcome;
    const auto page = std::make_shared<Page>(pageOf(document, outcome));
    const PageFit fit{outcome ? std::optional(document.options) : std::nullopt, false};
    QString name = QFileDialog::getSaveFileName(&shell.frame(), Shell::tr("Export page"),
                                                proposedName(document, QStringLiteral(".html")),
                                                Shell::tr("Web page (*.html)"));
    if (name.isEmpty())
        return;
    name = withSuffix(name, QStringLiteral(".html"), {QStringLiteral(".htm")});
    const auto write = [page, fit, name](std::atomic<std::uint64_t>& done,
                                         const std::stop_token& token) {
        const auto written = makeFittingPage(*page, fit, done, token)
                                 .and_then([&](const std::string& html) -> Result<void> {
                                     return token.stop_requested()
                                                ? Result<void>()
                                                : replaceFile(name.toStdString(), html);
                                 });
        return written ? QString() : translated(written.error().sentence);
    };
    const auto part = [page] {
        return page->to - page->from < page->trace->size()
                   ? Shell::tr("The page contains events %1 to %2 of %3.")
                         .arg(grouped(page->from), grouped(page->to), grouped(page->trace->size()))
                   : QString();
    };
    runWriting(workbench, shell, name, page->to - page->from, write, part);
}

} // namespace

void installPage(Workbench& workbench, Shell& shell)
{
    QAction* const action = shell.addAction(Shell::tr("Export pa&ge…"), {});
    // After the picture's own export, which comes first of its group.
    QMenu& menu = shell.menu(Shell::MenuId::File);
    const auto actions = menu.actions();
    const auto separator = std::ranges::find_if(actions, &QAction::isSeparator);
    menu.insertAction(actions.end() - separator > 2 ? separator[2] : nullptr, action);
    QObject::connect(action, &QAction::triggered, &shell.frame(),
                     [&workbench, &shell] { exportPage(workbench, shell); });
}

} // namespace clew
