// The list of the best times, from which some or all can be removed.

#pragma once

#include <QDialog>
#include <QList>

#include "app/gui/besttimes.h"

class QLabel;
class QPushButton;
class QTableWidget;

namespace clew {

class BestTimesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit BestTimesDialog(QWidget* parent = nullptr);

private:
    void makeTable();
    void showTimes();
    void updateButtons();
    void removeChosen();
    void removeAll();
    void remove(const QList<SolvedBoard>& times);
    void undo();

    QLabel* m_text;
    QTableWidget* m_table;
    QPushButton* m_remove;
    QPushButton* m_removeAll;
    QPushButton* m_undo;
    QList<SolvedBoard> m_times;          ///< row by row
    QList<QList<SolvedBoard>> m_removed; ///< the last ones at the end
};

} // namespace clew
