#include "app/gui/besttimesdialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/gui/shell.h"
#include "core/puzzle/registry.h"
#include "widgets/fittingscreen.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

BestTimesDialog::BestTimesDialog(QWidget* parent)
    : QDialog(parent), m_text(new QLabel), m_table(new QTableWidget)
{
    setObjectName(QStringLiteral("bestTimes"));
    setWindowTitle(Shell::tr("Best times"));
    resize(fittingScreen(*this, {680, 420}));
    m_text->setWordWrap(true);
    makeTable();
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    const auto add = [&](const QString& text, const char* name, void (BestTimesDialog::*act)()) {
        QPushButton* const button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, act);
        return button;
    };
    m_remove = add(tr("&Remove"), "remove", &BestTimesDialog::removeChosen);
    m_removeAll = add(tr("Remove &all"), "removeAll", &BestTimesDialog::removeAll);
    m_undo = add(tr("&Undo"), "undo", &BestTimesDialog::undo);
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
    layout->setSpacing(kSpace);
    layout->addWidget(m_text);
    layout->addWidget(m_table, 1);
    layout->addWidget(buttons);

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &BestTimesDialog::updateButtons);
    connect(new QShortcut(QKeySequence::Delete, this), &QShortcut::activated, this,
            &BestTimesDialog::removeChosen);
    connect(new QShortcut(QKeySequence::Undo, this), &QShortcut::activated, this,
            &BestTimesDialog::undo);
    showTimes();
    if (!m_times.isEmpty())
        m_table->selectRow(0);
    m_table->setFocus();
}

void BestTimesDialog::makeTable()
{
    const QStringList headings{Shell::tr("Puzzle"), Shell::tr("Board"), Shell::tr("Time", "played"),
                               Shell::tr("Moves"),  Shell::tr("Hints"), Shell::tr("Day")};
    m_table->setColumnCount(static_cast<int>(headings.size()));
    m_table->setHorizontalHeaderLabels(headings);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_table->verticalHeader()->hide();
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false); // on to the buttons
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setAccessibleName(windowTitle());
}

void BestTimesDialog::showTimes()
{
    m_times = keptTimes();
    m_text->setText(m_times.isEmpty()
                        ? tr("No best times yet. When you solve a board by hand, the best times "
                             "for each puzzle and size appear here.")
                        : Shell::tr("The best of each puzzle and size, those without hints first. "
                                    "Each board counts once."));
    m_table->clearContents();
    m_table->setRowCount(static_cast<int>(m_times.size()));
    const QLocale locale;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const SolvedBoard& one = m_times[row];
        const QStringList cells{translated(findPuzzle(one.puzzle.toStdString())->info().title),
                                titleOf(one),
                                clockText(one.time),
                                locale.toString(one.moves),
                                locale.toString(one.hints),
                                locale.toString(one.day, QLocale::ShortFormat)};
        for (int column = 0; column < cells.size(); ++column)
            m_table->setItem(row, column, new QTableWidgetItem(cells[column]));
    }
    updateButtons();
}

void BestTimesDialog::updateButtons()
{
    m_remove->setEnabled(m_table->selectionModel()->hasSelection());
    m_removeAll->setEnabled(!m_times.isEmpty());
    m_undo->setEnabled(!m_removed.isEmpty());
}

void BestTimesDialog::removeChosen()
{
    QList<int> rows;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        rows.append(index.row());
    if (rows.isEmpty())
        return;
    QList<SolvedBoard> chosen;
    for (const int row : rows)
        chosen.append(m_times[row]);
    remove(chosen);
    if (!m_times.isEmpty()) // so that Delete goes on
        m_table->setCurrentCell(std::min(*std::ranges::min_element(rows), m_table->rowCount() - 1),
                                0);
}

void BestTimesDialog::removeAll()
{
    remove(m_times);
}

void BestTimesDialog::remove(const QList<SolvedBoard>& times)
{
    m_removed.append(times);
    forgetTimes(times);
    showTimes();
    m_table->setFocus(); // not what comes after a button that can no longer be pressed
}

void BestTimesDialog::undo()
{
    if (m_removed.isEmpty())
        return;
    const QList<SolvedBoard> back = m_removed.takeLast();
    rememberTimes(back);
    showTimes();
    m_table->setFocus();
    m_table->clearSelection();
    bool isFirst = true; // from which the arrow keys go on
    for (int row = 0; row < m_table->rowCount(); ++row) {
        if (!back.contains(m_times[row]))
            continue;
        if (std::exchange(isFirst, false))
            m_table->setCurrentCell(row, 0, QItemSelectionModel::NoUpdate);
        m_table->selectionModel()->select(m_table->model()->index(row, 0),
                                          QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
}

} // namespace clew
