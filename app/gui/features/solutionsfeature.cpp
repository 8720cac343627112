#include "app/gui/features/solutionsfeature.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMouseEvent>

#include "app/gui/features/backgroundtask.h"
#include "app/gui/mainwindow.h"
#include "core/files/solutionfile.h"
#include "core/storage/outputfile.h"
#include "widgets/board.h"
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
    runTask(window, MainWindow::tr("Writing %Ln solution(s)", nullptr, static_cast<int>(total)),
            total,
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
                               : MainWindow::tr("%1 cannot be written: %2.")
                                     .arg(name, QString::fromStdString(written.error().text()));
            });
}

// Which place's value is asked for: pointed at with the right button, or picked for the panel.
class Picker : public QObject
{
public:
    explicit Picker(MainWindow& window) : QObject(&window), m_window(window)
    {
        connect(&window, &MainWindow::documentShown, this, [this] {
            Board& board = m_window.board();
            board.installEventFilter(this); // again is no harm
            disconnect(m_filling);
            m_filling = connect(&board, &Board::placeMenuFilling, this, [this](QMenu& menu) {
                const Place place = *m_window.board().chosenPlace();
                if (!panel().conditionsAt(place).empty())
                    panel().fillMenu(*menu.addMenu(MainWindow::tr("Only s&olutions with")), place);
            });
        });
    }

    // A click on the board while picking edits nothing.
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const bool isPress = event->type() == QEvent::MouseButtonPress ||
                             event->type() == QEvent::MouseButtonDblClick;
        if (!isPress || watched != &m_window.board() || !panel().isPicking())
            return false;
        const auto& click = static_cast<const QMouseEvent&>(*event);
        if (click.button() != Qt::LeftButton)
            return false;
        if (const auto place = placeAt(click.position())) {
            panel().endPicking();
            pick(*place, click.globalPosition().toPoint());
        }
        return true;
    }

private:
    [[nodiscard]] SolutionsPanel& panel() const { return m_window.solutionsPanel(); }

    [[nodiscard]] std::optional<Place> placeAt(QPointF pixel) const
    {
        const Board& board = m_window.board();
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
        auto* const menu = new QMenu(&m_window);
        menu->setObjectName(QStringLiteral("conditions"));
        menu->setAttribute(Qt::WA_DeleteOnClose);
        panel().fillMenu(*menu, place);
        if (menu->isEmpty())
            menu->addAction(MainWindow::tr("There is nothing to choose here"))->setEnabled(false);
        menu->popup(globalPosition);
    }

    MainWindow& m_window;
    QMetaObject::Connection m_filling;
};

} // namespace

void installSolutions(MainWindow& window)
{
    new Picker(window); // the window's child
    auto& panel = window.solutionsPanel();
    QObject::connect(&panel.gallery(), &SolutionsGallery::comparisonWanted, &window,
                     [&window](quint64 index, quint64 other) { compare(window, index, other); });
    QObject::connect(&panel, &SolutionsPanel::exportWanted, &window,
                     [&window] { exportSolutions(window); });
}

} // namespace clew
