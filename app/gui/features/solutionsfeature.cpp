#include "app/gui/features/solutionsfeature.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMouseEvent>
#include <memory>
#include <numeric>
#include <optional>
#include <utility>

#include "app/gui/errortext.h"
#include "app/gui/features/backgroundtask.h"
#include "app/gui/features/limitsfeature.h"
#include "app/gui/proposedname.h"
#include "app/gui/shell.h"
#include "core/files/solutionfile.h"
#include "core/session/workbench.h"
#include "core/storage/outputfile.h"
#include "core/text/stopped.h"
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
    const QString title =
        withCount(total, [](int n) { return Shell::tr("Writing %Ln solution(s)", nullptr, n); });
    runTask(workbench, shell, title, total,
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
                return written ? QString() : errorText(written.error());
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
            menu->addAction(Shell::tr("No options here"))->setEnabled(false);
        menu->popup(globalPosition);
    }

    Shell& m_shell;
};

// Of N, which has found nothing: whether there is anything more to be found.
QString missedText(const Workbench& workbench)
{
    const Moment& moment = *workbench.moment();
    if (moment.isByHand())
        return Shell::tr("You are playing: no strategy is looking for solutions.");
    const Document& document = workbench.document();
    if (foreignStrategy(document) != nullptr && moment.outcome &&
        moment.outcome->ending == Ending::RanDry) // what that search would still do nobody has said
        return Shell::tr("The search is recorded up to here; whether there is more is not known.");
    const bool isAll = moment.outcome && moment.outcome->ending == Ending::Exhausted;
    const bool none = moment.isWatching() && moment.trace->solutionCount() == 0;
    const bool isCut = moment.outcome && (moment.outcome->ending == Ending::Solved ||
                                          moment.outcome->ending == Ending::Stopped);
    QStringList said;
    if (isAll)
        said << (none ? Shell::tr("The whole search is done: there is no solution.")
                      : Shell::tr("The whole search is done: there is no further solution."));
    else if (!isCut) // it ends for no reason but its own
        said << Shell::tr("The search has ended without a further solution.");
    if (isAll && !none && document.problem->seeksBest())
        said << translated(provedBestSentence(*moment.outcome));
    if (moment.outcome && !isAll)
        said << outcomeText(*moment.outcome, isOfAnotherProgram(document));
    if (const QString lifting = liftingText(workbench); !lifting.isEmpty())
        said << lifting;
    else if (isCut && document.recording && foreignStrategy(document) == nullptr)
        said << Shell::tr(
            "The recording ends here. Restart (Ctrl+R) searches again, under the limits set here.");
    return said.join(u' ');
}

// N past the end of a recording that was cut short has its search repeated, which continues; that
// is said where it has come to the solution, or, if there is none, where it was asked for.
class SearchingOn : public QObject
{
public:
    SearchingOn(Workbench& workbench, Shell& shell)
        : QObject(&shell.frame()), m_workbench(workbench), m_shell(shell)
    {
        connect(&workbench.player(), &Player::solutionsMissed, this, [this] { goOn(); });
        connect(&workbench.player(), &Player::moved, this, [this] { sayWhenThere(); });
        connect(&workbench, &Workbench::searchProgressed, this, [this] { sayOutcome(); });
    }

private:
    void goOn()
    {
        if (!m_workbench.canSearchOn()) {
            miss();
            return;
        }
        m_passed = m_workbench.player().solutionsPassed();
        m_from = m_workbench.player().position();
        m_isBeginning = true;
        m_workbench.searchOn();
        m_isBeginning = false;
        sayWhenThere(); // it may have come there at once
    }

    // The repeated search begins as the recording did: the same board is shown as before.
    void miss()
    {
        const bool isAnew = m_passed.has_value();
        if (std::exchange(m_passed, std::nullopt))
            m_workbench.player().seek(m_from);
        sayMissed(isAnew);
        if (!m_workbench.moment()->outcome) // the end of a trace is heard of first
            m_missed = {m_workbench.moment()->trace, m_workbench.player().position(), isAnew};
    }

    void sayMissed(bool isAnew)
    {
        QStringList said;
        if (isAnew)
            said << Shell::tr("The recording ended here: its search was run again. Ctrl+Z brings "
                              "the recording back.");
        m_shell.showMessage((said << missedText(m_workbench)).join(u' '));
    }

    void sayOutcome()
    {
        const Moment& moment = *m_workbench.moment();
        if (!moment.trace || m_missed.trace.lock() != moment.trace || !moment.outcome)
            return;
        const Missed missed = std::exchange(m_missed, {});
        if (missed.position == moment.position)
            sayMissed(missed.isAnew);
    }

    void sayWhenThere()
    {
        const Player& player = m_workbench.player();
        if (!m_passed || m_isBeginning || player.isUnderWay())
            return;
        const bool isThere = player.solutionsPassed() == *m_passed + 1;
        m_passed.reset();
        if (isThere)
            m_shell.showMessage(
                Shell::tr("The recording ended before this solution: its search was run again and "
                          "continues. Ctrl+Z brings the recording back."));
    }

    Workbench& m_workbench;
    Shell& m_shell;
    std::optional<quint64> m_passed; ///< solutions of the recording, until that has been said
    quint64 m_from = 0;              ///< where the recording was left
    bool m_isBeginning = false;
    struct Missed
    {
        std::weak_ptr<const Trace> trace = {};
        quint64 position = 0;
        bool isAnew = false;
    };
    Missed m_missed; ///< said before the outcome was known
};

} // namespace

void installSolutions(Workbench& workbench, Shell& shell)
{
    new Picker(shell); // the window's children
    new SearchingOn(workbench, shell);
    auto& panel = shell.solutionsPanel();
    QObject::connect(&panel.gallery(), &SolutionsGallery::comparisonWanted, &shell.frame(),
                     [&workbench, &shell](quint64 index, quint64 other) {
                         compare(workbench, shell, index, other);
                     });
    QObject::connect(&panel, &SolutionsPanel::exportWanted, &shell.frame(),
                     [&workbench, &shell] { exportSolutions(workbench, shell); });
}

} // namespace clew
