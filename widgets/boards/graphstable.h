// The table of results that the document's problem asks for: how many K-regular graphs on N nodes
// there are, K across, N down, filled in while one looks on, what is counted quickly first.

#pragma once

#include <QDialog>
#include <map>
#include <thread>

#include "core/puzzles/graphs/count.h"

class QCheckBox;
class QLabel;
class QSpinBox;
class QTableWidget;

namespace clew::graphs {

class GraphsTable : public QDialog
{
    Q_OBJECT

public:
    explicit GraphsTable(QWidget* parent = nullptr);
    ~GraphsTable() override;

signals:
    /// The user wants to see these graphs on the board.
    void chosen(clew::graphs::Node size, std::uint32_t degree);

private:
    void build();
    void count();
    void enter(TablePlace place, const TableEntry& entry);
    void showAll();
    void showPlace(TablePlace place);
    void tell();
    [[nodiscard]] Node mostNodes() const;

    QSpinBox* m_most;
    QCheckBox* m_connected;
    QTableWidget* m_table;
    QLabel* m_status;
    std::map<TablePlace, TableEntry> m_entries; ///< those that are counted
    std::uint64_t m_run = 0;                    ///< of the worker; what earlier ones post is late
    std::jthread m_worker;                      ///< declared last: it ends before all else
};

} // namespace clew::graphs
