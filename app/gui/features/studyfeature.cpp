#include "app/gui/features/studyfeature.h"

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>
#include <numeric>

#include "app/gui/errortext.h"
#include "app/gui/shell.h"
#include "core/figures/growthfigure.h"
#include "core/figures/measurefigures.h"
#include "core/session/filereading.h"
#include "core/session/workbench.h"
#include "core/text/shellword.h"
#include "widgets/background.h"
#include "widgets/figureview.h"
#include "widgets/fittingscreen.h"
#include "widgets/raceview.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

FigureText figureText(std::string command)
{
    return {std::move(command), [](Phrase phrase) { return translated(phrase).toStdString(); }};
}

// A figure with a button that exports it; what is around it, the subclasses add above.
class FigureDialog : public QDialog
{
public:
    FigureDialog(const QString& title, Shell& shell) : QDialog(&shell.frame())
    {
        shell.addWindow(*this);
        setWindowTitle(title);
        setAttribute(Qt::WA_DeleteOnClose);
        auto* const layout = new QVBoxLayout(this);
        layout->addLayout(m_top);
        layout->addWidget(m_message);
        layout->addWidget(m_view, 1);
        auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
        m_export = buttons->addButton(Shell::tr("Export fi&gure…"), QDialogButtonBox::ActionRole);
        m_export->setEnabled(false);
        layout->addWidget(buttons);
        m_message->setWordWrap(true);
        auto* const exporting = new QAction(m_export->text(), m_view);
        m_view->addAction(exporting);
        m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
        connect(exporting, &QAction::triggered, m_export, &QPushButton::click);
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        connect(m_export, &QPushButton::clicked, this, &FigureDialog::exportFigure);
        resize(fittingScreen(*this, {760, 680}));
    }

protected:
    void showFigure(Picture figure)
    {
        m_view->setFigure(std::move(figure));
        m_export->setEnabled(true);
    }
    void say(const QString& text) { m_message->setText(text); }
    QVBoxLayout& top() { return *m_top; }
    void setProposed(const QString& name) { m_proposed = name; }

private:
    void exportFigure()
    {
        const Picture figure = m_view->figure().value();
        if (const QString failed = FigureView::exportFigure(figure, m_proposed, this);
            !failed.isEmpty())
            say(failed);
    }

    QVBoxLayout* m_top = new QVBoxLayout;
    QLabel* m_message = new QLabel;
    FigureView* m_view = new FigureView;
    QPushButton* m_export = nullptr;
    QString m_proposed;
};

// ---- growth

class GrowthDialog : public FigureDialog
{
public:
    GrowthDialog(const Puzzle& puzzle, const ParameterInfo& parameter,
                 std::optional<std::size_t> strategy, Shell& shell)
        : FigureDialog(Shell::tr("Growth curves — %1").arg(translated(puzzle.info().title)), shell),
          m_puzzle(puzzle), m_parameter(parameter)
    {
        setObjectName(QStringLiteral("growth"));
        setProposed(QString::fromStdString(puzzle.info().id) + QStringLiteral("-growth.svg"));
        auto* const form = new QFormLayout;
        QStringList sizes;
        for (const std::string& size : proposedSizes(parameter))
            sizes += QString::fromStdString(size);
        m_sizes->setText(sizes.join(u' '));
        m_sizes->setToolTip(Shell::tr("Sizes as in the parameter, separated by blanks"));
        m_seconds->setRange(0.1, 600);
        m_seconds->setValue(2);
        m_seconds->setSuffix(Shell::tr(" s", "seconds, after a number"));
        form->addRow(Shell::tr("&Sizes (%1)").arg(translated(parameter.title)), m_sizes);
        form->addRow(Shell::tr("Time &limit per search"), m_seconds);
        m_which->addItem(Shell::tr("All", "strategies"));
        for (const StrategyInfo& one : puzzle.info().strategies)
            m_which->addItem(translated(one.title));
        m_which->setCurrentIndex(strategy ? static_cast<int>(*strategy) + 1 : 0);
        form->addRow(Shell::tr("S&trategy"), m_which);
        auto* const measure = new QPushButton(Shell::tr("&Measure"));
        measure->setDefault(true);
        form->addRow(measure);
        top().addLayout(form);
        say(Shell::tr("All solutions of each size are looked for, by each strategy as far as the "
                      "time allows."));
        connect(measure, &QPushButton::clicked, this, &GrowthDialog::measure);
    }

private:
    void measure()
    {
        GrowthSizes sizes{m_parameter.id};
        for (const QString& size : m_sizes->text().split(u' ', Qt::SkipEmptyParts))
            sizes.values.push_back(size.toStdString());
        const std::vector<std::size_t> strategies = chosen();
        RaceRules rules;
        rules.limits.time = std::chrono::duration_cast<std::chrono::nanoseconds>(
            std::chrono::duration<double>(m_seconds->value()));
        const auto curves = inBackground(
            [&](const std::stop_token& token) {
                return measureGrowth(m_puzzle, sizes, strategies, rules, token);
            },
            Shell::tr("Measuring"), this);
        if (!curves)
            return say(errorText(curves.error()));
        const std::string command =
            "clew figure growth " + m_puzzle.info().id + " --sizes " +
            m_sizes->text().simplified().replace(u' ', u',').toStdString() + " --time " +
            QString::number(m_seconds->value()).toStdString() +
            (m_which->currentIndex() == 0
                 ? std::string()
                 : " --strategies " + m_puzzle.info().strategies[strategies[0]].id);
        showFigure(growthFigure(m_puzzle, sizes, *curves, figureText(command)));
        say({});
    }

    [[nodiscard]] std::vector<std::size_t> chosen() const
    {
        if (m_which->currentIndex() > 0)
            return {static_cast<std::size_t>(m_which->currentIndex()) - 1};
        std::vector<std::size_t> all(m_puzzle.info().strategies.size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        return all;
    }

    const Puzzle& m_puzzle;
    const ParameterInfo& m_parameter;
    QComboBox* m_which = new QComboBox;
    QLineEdit* m_sizes = new QLineEdit;
    QDoubleSpinBox* m_seconds = new QDoubleSpinBox;
};

} // namespace

void openGrowth(Workbench& workbench, Shell& shell, std::optional<std::size_t> strategy)
{
    const Puzzle& puzzle = *workbench.document().puzzle;
    const ParameterInfo* const parameter = growthParameter(puzzle);
    if (parameter == nullptr) {
        shell.showMessage(Shell::tr("This puzzle has no size to vary."));
        return;
    }
    auto* const dialog = new GrowthDialog(puzzle, *parameter, strategy, shell);
    dialog->show();
}

namespace {

// ---- many runs

class RunsDialog : public FigureDialog
{
public:
    explicit RunsDialog(Shell& shell) : FigureDialog(Shell::tr("Table of runs"), shell)
    {
        setObjectName(QStringLiteral("runs"));
        auto* const open = new QPushButton(Shell::tr("&Open tables…"));
        m_kind->addItems({Shell::tr("Cactus plot"), Shell::tr("Performance profile")});
        m_kind->setAccessibleName(Shell::tr("Kind of figure"));
        m_table->setColumnCount(5);
        m_table->setHorizontalHeaderLabels({Shell::tr("Strategy"), Shell::tr("Solved"),
                                            Shell::tr("Runs"), Shell::tr("Median"),
                                            Shell::tr("Total time")});
        m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
        m_table->verticalHeader()->hide();
        m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
        m_table->setAccessibleName(Shell::tr("Runs by strategy"));
        m_table->setMaximumHeight(kEmptyTable);
        auto* const row = new QHBoxLayout;
        row->addWidget(open);
        row->addWidget(m_kind);
        row->addStretch(1);
        top().addLayout(row);
        top().addWidget(m_table);
        say(Shell::tr("Open one or several tables that \"clew bench --instances FOLDER\" has "
                      "written: the parts of one are combined."));
        connect(open, &QPushButton::clicked, this, &RunsDialog::openTables);
        connect(m_kind, &QComboBox::currentIndexChanged, this, &RunsDialog::draw);
    }

private:
    void openTables()
    {
        const QStringList names = QFileDialog::getOpenFileNames(
            this, Shell::tr("Open tables of runs"), {}, Shell::tr("Tables (*.csv);;All files (*)"));
        if (names.isEmpty())
            return;
        const auto rows = inBackground([&] { return read(names); });
        if (!rows)
            return say(errorText(rows.error()));
        m_rows = *rows;
        QStringList quoted;
        for (const QString& name : names)
            quoted += QFileInfo(name).absoluteFilePath();
        m_files = quoted.join(u',').toStdString();
        say({});
        fill();
        draw();
    }

    static Result<std::vector<RunRow>> read(const QStringList& names)
    {
        std::vector<RunRow> all;
        for (const QString& name : names) {
            const std::string own = QFileInfo(name).fileName().toStdString();
            auto rows = readFile(name, kMaxRunsText).and_then([&](const QByteArray& text) {
                return readRuns(text.toStdString(), own);
            });
            if (!rows)
                return tl::make_unexpected(
                    Error{located(rows.error(), QString::fromStdString(own))});
            all.insert(all.end(), rows->begin(), rows->end());
        }
        return mergedRuns(std::move(all));
    }

    // Of sorted times, which are not none.
    static double medianOf(const std::vector<double>& times)
    {
        return (times[(times.size() - 1) / 2] + times[times.size() / 2]) / 2;
    }

    void fill()
    {
        std::map<std::string, int> runs;
        for (const RunRow& row : m_rows)
            ++runs[row.strategy];
        const auto curves = cactusOf(m_rows);
        m_table->setRowCount(static_cast<int>(curves.size()));
        int line = 0;
        for (const auto& [strategy, times] : curves) {
            const QStringList cells{QString::fromStdString(strategy), grouped(times.size()),
                                    grouped(static_cast<quint64>(runs[strategy])),
                                    times.empty() ? QStringLiteral("–")
                                                  : durationText(medianOf(times)),
                                    durationText(std::accumulate(times.begin(), times.end(), 0.0))};
            for (int column = 0; column < cells.size(); ++column)
                m_table->setItem(line, column, new QTableWidgetItem(cells[column]));
            ++line;
        }
        showAllRows();
    }

    // As long as the table leaves the figure half of the window.
    void showAllRows()
    {
        const int rows = m_table->verticalHeader()->length() +
                         m_table->horizontalHeader()->height() + 2 * m_table->frameWidth();
        m_table->setFixedHeight(std::clamp(rows, 0, std::max(kEmptyTable, height() / 2)));
    }
    void resizeEvent(QResizeEvent* event) override
    {
        FigureDialog::resizeEvent(event);
        if (!m_rows.empty())
            showAllRows();
    }
    static constexpr int kEmptyTable = 180;

    void draw()
    {
        if (m_rows.empty())
            return;
        const bool isCactus = m_kind->currentIndex() == 0;
        const FigureText text =
            figureText(std::string("clew figure ") + (isCactus ? "cactus" : "profile") +
                       " --runs " + shellWord(m_files));
        setProposed(isCactus ? QStringLiteral("cactus.svg") : QStringLiteral("profile.svg"));
        showFigure(isCactus ? cactusFigure(m_rows, text) : performanceFigure(m_rows, text));
    }

    std::vector<RunRow> m_rows;
    std::string m_files;
    QComboBox* m_kind = new QComboBox;
    QTableWidget* m_table = new QTableWidget;
};

} // namespace

void installStudies(Workbench& workbench, Shell& shell)
{
    QAction* const growth = shell.addAction(Shell::tr("Gro&wth curves…"), {});
    shell.menu(Shell::MenuId::Search).addAction(growth);
    QObject::connect(growth, &QAction::triggered, &shell.frame(),
                     [&workbench, &shell] { openGrowth(workbench, shell); });
    QAction* const runs = shell.addAction(Shell::tr("Ta&ble of runs…"), {});
    shell.menu(Shell::MenuId::Tools).addAction(runs);
    QObject::connect(runs, &QAction::triggered, &shell.frame(), [&shell] {
        auto* const dialog = new RunsDialog(shell);
        dialog->show();
    });
}

} // namespace clew
