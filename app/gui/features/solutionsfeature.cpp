#include "app/gui/features/solutionsfeature.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMouseEvent>
#include <numeric>

#include "app/gui/features/backgroundtask.h"
#include "app/gui/features/limitsfeature.h"
#include "app/gui/proposedname.h"
#include "app/gui/shell.h"
#include "core/files/solutionfile.h"
#include "core/session/workbench.h"
#include "core/storage/outputfile.h"
#include "widgets/board.h"
#include "widgets/boardtool.h"
#include "widgets/solutionspanel.h"
#include "widgets/strategypanel.h"
#include "widgets/translate.h"

namespace clew {

namespace {

// Which values the solution on the board has where the other one has others: both are tinted.
void compare(Workbench& workbench, Shell& shell, quint64 index, quint64 other)
{
    auto& gallery = shell.solutionsPanel().gallery();
    if (index == other || !workbench.moment()->isWatching())
        return;
    workbench.player().pause();
    workbench.player().toSolution(index);
    auto difference = gallery.difference(index, other);
    Sentence sentence{phrase("Solutions", "Solutions %1 and %2 differ in %3 places."),
                      {grouped(index + 1).toStdString(), grouped(other + 1).toStdString(),
                       grouped(difference.own.size()).toStdString()},
                      std::move(difference.own),
                      std::move(difference.others)};
    shell.showReason(sentence);
}

void exportSolutions(Workbench& workbench, Shell& shell)
{
    const Document document = workbench.snapshot();
    if (!document.trace)
        return;
    const SolutionsGallery& gallery = shell.solutionsPanel().gallery();
    SolutionFile file{document.puzzle, document.problem, document.trace, gallery.list().rows(), {}};
    if (!file.chosen && gallery.known() < gallery.found()) { // not those that are not shown
        std::vector<std::uint32_t> shown(gallery.known());
        std::iota(shown.begin(), shown.end(), 0U);
        file.chosen = std::make_shared<const std::vector<std::uint32_t>>(std::move(shown));
    }
    QStringList filters;
    std::vector<std::string> formats;
    for (const FormatInfo& format : document.puzzle->info().formats)
        if (format.writesSolution) {
            filters.append(QStringLiteral("%1 (*.txt)").arg(translated(format.title)));
            formats.push_back(format.id);
        }
    QString chosen;
    QString name = QFileDialog::getSaveFileName(
        &shell.frame(), Shell::tr("Export solutions"),
        proposedName(document, QStringLiteral("-solutions.txt")), filters.join(";;"), &chosen);
    if (name.isEmpty())
        return;
    if (QFileInfo(name).suffix().isEmpty())
        name += QStringLiteral(".txt");
    file.format =
        formats[static_cast<std::size_t>(std::max<qsizetype>(0, filters.indexOf(chosen)))];
    const auto total = solutionsToWrite(file);
    runTask(workbench, shell,
            Shell::tr("Writing %Ln solution(s)", nullptr, static_cast<int>(total)), total,
            [file = std::move(file), name](std::atomic<std::uint64_t>& done,
                                           const std::stop_token& token) {
                auto out = OutputFile::create(name.toStdString());
                Result<void> written = out.map([](const OutputFile& /*begun*/) {});
                const auto write = [&](std::string_view text) {
                    written = out->write(text);
                    return written.has_value();
                };
                if (written && writeSolutionFile(file, write, done, token))
                    written = out->commit();
                return written ? QString()
                               : Shell::tr("%1 cannot be written: %2.")
                                     .arg(name, QString::fromStdString(written.error().text()));
            });
}

// Which place's value is asked for: pointed at with the right button, or picked for the panel.
class Picker : public QObject, private BoardTool
{
public:
    explicit Picker(Shell& shell) : QObject(&shell.frame()), m_shell(shell)
    {
        shell.pushTool(*this);
    }

private:
    [[nodiscard]] SolutionsPanel& panel() const { return m_shell.solutionsPanel(); }

    // A click on the board while picking edits nothing.
    bool pressed(Board& board, const QMouseEvent& event) override
    {
        if (!panel().isPicking() || event.button() != Qt::LeftButton)
            return false;
        if (const auto place = placeAt(board, event.position())) {
            panel().endPicking();
            pick(*place, event.globalPosition().toPoint());
        }
        return true;
    }

    void fillPlaceMenu(QMenu& menu, Place place) override
    {
        if (!panel().conditionsAt(place).empty())
            panel().fillMenu(*menu.addMenu(Shell::tr("Only s&olutions with")), place);
    }

    [[nodiscard]] static std::optional<Place> placeAt(const Board& board, QPointF pixel)
    {
        auto place = board.placeAt(board.toUnits(pixel));
        if (place && board.cellMeaning() == CellMeaning::OfValue)
            place->variable = kAnyVariable;
        return place;
    }

    void pick(Place place, QPoint globalPosition) const
    {
        const auto conditions = panel().conditionsAt(place);
        if (conditions.size() == 1) {
            panel().setCondition(conditions.front());
            return;
        }
        auto* const menu = new QMenu(&m_shell.frame());
        menu->setObjectName(QStringLiteral("conditions"));
        menu->setAttribute(Qt::WA_DeleteOnClose);
        panel().fillMenu(*menu, place);
        if (menu->isEmpty())
            menu->addAction(Shell::tr("There is nothing to choose here"))->setEnabled(false);
        menu->popup(globalPosition);
    }

    Shell& m_shell;
};

// N has found nothing: says whether there is anything more to be found.
void sayMissed(const Workbench& workbench, Shell& shell)
{
    const Moment& moment = *workbench.moment();
    if (moment.isByHand()) {
        shell.showMessage(Shell::tr("You are playing: no strategy is looking for solutions."));
        return;
    }
    const bool isAll = moment.outcome && moment.outcome->ending == Ending::Exhausted;
    const bool none = moment.isWatching() && moment.trace->solutionCount() == 0;
    QStringList said{isAll && none ? Shell::tr("The whole search is done: there is no solution.")
                     : isAll ? Shell::tr("The whole search is done: there is no further solution.")
                             : Shell::tr("The search has ended without a further solution.")};
    if (const QString lifting = liftingText(workbench); !lifting.isEmpty())
        said << outcomeText(*moment.outcome) << lifting;
    shell.showMessage(said.join(u' '));
}

} // namespace

void installSolutions(Workbench& workbench, Shell& shell)
{
    new Picker(shell); // the window's child
    auto& panel = shell.solutionsPanel();
    QObject::connect(&panel.gallery(), &SolutionsGallery::comparisonWanted, &shell.frame(),
                     [&workbench, &shell](quint64 index, quint64 other) {
                         compare(workbench, shell, index, other);
                     });
    QObject::connect(&workbench.player(), &Player::solutionsMissed, &shell.frame(),
                     [&workbench, &shell] { sayMissed(workbench, shell); });
    QObject::connect(&panel, &SolutionsPanel::exportWanted, &shell.frame(),
                     [&workbench, &shell] { exportSolutions(workbench, shell); });
}

} // namespace clew
