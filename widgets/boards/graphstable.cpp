#include "widgets/boards/graphstable.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

#include "core/session/givingway.h"
#include "widgets/background.h"
#include "widgets/fittingscreen.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew::graphs {

namespace {

constexpr int kFirstNodes = 10; ///< rows go this far until more are asked for
constexpr int kMostNodes = 24;
constexpr int kMostDigits = 12; ///< longer numbers are shown rounded, exactly in the tip

GraphsProblem problemAt(TablePlace place)
{
    GraphsProblem problem;
    problem.size = place.size;
    problem.degree = place.degree;
    return problem;
}

// With the locale's grouping, whatever its length.
QString exactly(const std::string& digits)
{
    QString text = QString::fromStdString(digits);
    for (qsizetype i = text.size() - 3; i > 0; i -= 3)
        text.insert(i, QLocale().groupSeparator());
    return text;
}

QString shortly(const std::string& digits)
{
    if (digits.size() <= kMostDigits)
        return exactly(digits);
    const std::string mantissa = digits.substr(0, 1).append(".").append(digits, 1, 6);
    return QStringLiteral("%1 · 10^%2")
        .arg(QLocale().toString(std::stod(mantissa), 'f', 3))
        .arg(digits.size() - 1);
}

} // namespace

GraphsTable::GraphsTable(QWidget* parent)
    : QDialog(parent), m_most(new QSpinBox),
      m_connected(new QCheckBox(tr("&Connected graphs only"))), m_table(new QTableWidget),
      m_status(new QLabel)
{
    setWindowTitle(tr("How many regular graphs are there?"));
    build();
    connect(m_most, &QSpinBox::valueChanged, this, &GraphsTable::count);
    connect(m_connected, &QCheckBox::toggled, this, &GraphsTable::showAll);
    connect(m_table, &QTableWidget::cellActivated, this, [this](int row, int column) {
        const TablePlace place{static_cast<Node>(row) + kLeastNodes,
                               static_cast<std::uint32_t>(column)};
        if (findFaults(problemAt(place)).empty())
            emit chosen(place.size, place.degree);
    });
    count();
}

GraphsTable::~GraphsTable() = default;

void GraphsTable::build()
{
    m_most->setRange(kLeastNodes, kMostNodes);
    m_most->setValue(kFirstNodes);
    m_most->setKeyboardTracking(false);
    m_most->setObjectName(QStringLiteral("tableNodes"));
    m_connected->setObjectName(QStringLiteral("tableConnected"));
    m_table->setObjectName(QStringLiteral("tableOfGraphs"));
    m_status->setObjectName(QStringLiteral("tableStatus"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setAccessibleName(tr("Numbers of regular graphs: nodes down, degrees across"));
    auto* const legend = new QLabel(tr(
        "Above: labelled, renamed copies counted as different. Below: up to isomorphism, renamed "
        "copies counted once. Double-click a place, or press Enter, to see its graphs."));
    legend->setWordWrap(true);
    auto* const label = new QLabel(tr("&Nodes up to"));
    label->setBuddy(m_most);
    auto* const row = new QHBoxLayout;
    row->setSpacing(kSpace);
    row->addWidget(label);
    row->addWidget(m_most);
    row->addWidget(m_connected);
    row->addStretch();
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    auto* const foot = new QHBoxLayout;
    foot->addWidget(m_status, 1);
    foot->addWidget(buttons);
    auto* const all = new QVBoxLayout(this);
    all->setSpacing(kSpace);
    all->addLayout(row);
    all->addWidget(legend);
    all->addWidget(m_table, 1);
    all->addLayout(foot);
    resize(fittingScreen(*this, {820, 560}));
}

Node GraphsTable::mostNodes() const
{
    return static_cast<Node>(m_most->value());
}

// Counts what is missing on a thread of its own; the one before ends first, within 50 ms.
void GraphsTable::count()
{
    m_worker = {};
    const std::uint64_t run = ++m_run;
    std::vector<TablePlace> missing = tablePlaces(mostNodes());
    std::erase_if(missing, [this](TablePlace place) { return m_entries.contains(place); });
    showAll();
    const auto countAll = [this, run, places = std::move(missing)](const std::stop_token& token) {
        for (const TablePlace place : places) {
            Control control({}, token);
            const TableEntry entry = countTableEntry(place.size, place.degree, control);
            if (token.stop_requested())
                return;
            QMetaObject::invokeMethod(this, [this, run, place, entry] {
                if (run == m_run)
                    enter(place, entry);
            });
        }
    };
    const auto started = caught([&] {
        m_worker = std::jthread([this, run, countAll](const std::stop_token& token) {
            giveWay();
            if (const auto counted = caught([&] { countAll(token); }); !counted)
                QMetaObject::invokeMethod(this, [this, run, error = counted.error()] {
                    if (run == m_run)
                        m_status->setText(translated(error.sentence));
                });
        });
    });
    if (!started)
        m_status->setText(translated(started.error().sentence));
}

void GraphsTable::enter(TablePlace place, const TableEntry& entry)
{
    m_entries.emplace(place, entry);
    showPlace(place);
    m_table->resizeColumnToContents(static_cast<int>(place.degree));
    m_table->resizeRowToContents(static_cast<int>(place.size - kLeastNodes));
    tell();
}

void GraphsTable::showAll()
{
    const int rows = static_cast<int>(mostNodes() - kLeastNodes + 1);
    m_table->setRowCount(rows);
    m_table->setColumnCount(static_cast<int>(mostNodes()));
    for (int i = 0; i < m_table->columnCount(); ++i)
        m_table->setHorizontalHeaderItem(i, new QTableWidgetItem(tr("K = %1", "degree").arg(i)));
    for (int i = 0; i < rows; ++i)
        m_table->setVerticalHeaderItem(
            i, new QTableWidgetItem(
                   tr("N = %1", "number of nodes").arg(i + static_cast<int>(kLeastNodes))));
    for (Node size = kLeastNodes; size <= mostNodes(); ++size)
        for (std::uint32_t degree = 0; degree < mostNodes(); ++degree)
            showPlace({size, degree});
    m_table->resizeColumnsToContents();
    m_table->resizeRowsToContents();
    tell();
}

void GraphsTable::showPlace(TablePlace place)
{
    auto* const item = new QTableWidgetItem(QStringLiteral("…"));
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    item->setToolTip(tr("Not counted yet"));
    const auto faults = findFaults(problemAt(place));
    const auto entry = m_entries.find(place);
    if (!faults.empty()) {
        item->setText(QStringLiteral("–"));
        item->setFlags(Qt::ItemIsSelectable);
        item->setToolTip(translated(faults.front()));
    } else if (entry != m_entries.end()) {
        const TableEntry& counts = entry->second;
        const bool connected = m_connected->isChecked();
        const std::string labelled =
            (connected ? counts.labelledConnected : counts.labelled).value_or("?");
        const std::string unlabelled =
            (connected ? counts.unlabelledConnected : counts.unlabelled).value_or("?");
        item->setText(shortly(labelled) + QLatin1Char('\n') + shortly(unlabelled));
        item->setToolTip(
            tr("%1 labelled, %2 up to isomorphism").arg(exactly(labelled), exactly(unlabelled)));
    }
    m_table->setItem(static_cast<int>(place.size - kLeastNodes), static_cast<int>(place.degree),
                     item);
}

void GraphsTable::tell()
{
    const std::vector<TablePlace> places = tablePlaces(mostNodes());
    const auto next = std::ranges::find_if(
        places, [this](TablePlace place) { return !m_entries.contains(place); });
    if (next == places.end())
        m_status->setText(tr("All counted. A dash: there is no such graph; its tip says why."));
    else
        m_status->setText(tr("Counting graphs of degree %1 on %2 nodes: %3 of %4 done…")
                              .arg(next->degree)
                              .arg(next->size)
                              .arg(next - places.begin())
                              .arg(places.size()));
}

} // namespace clew::graphs
