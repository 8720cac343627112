// The solutions found so far, stepped through one by one; grouped by symmetry, picked by a
// condition, two of them compared.

#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "widgets/solutionsgallery.h"

class QComboBox;
class QLabel;
class QLayout;
class QMenu;
class QToolButton;

namespace clew {

class SolutionsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SolutionsPanel(QWidget* parent = nullptr);

    [[nodiscard]] SolutionsGallery& gallery() { return *m_gallery; }
    /// Whether the solutions are the player's own.
    void setByHand(bool byHand);
    void setTrace(const Puzzle* puzzle, ProblemPtr problem, std::shared_ptr<const Trace> trace);
    /// Takes in new solutions.
    void refresh();
    /// Whether there will be no more of them.
    void setComplete(bool complete);
    /// How many solutions the playhead has passed. Those that it has reached are shown, and all
    /// that are known if the user wants so and they `mayShow`; otherwise only those passed now.
    void setPassed(quint64 solutions, bool mayShow);
    /// There are known solutions that are not shown, and may be.
    [[nodiscard]] bool hidesSome() const;
    /// The solution the playhead has passed last.
    void setCurrent(std::optional<quint64> index);

    /// Lists only the solutions in which the variable has this value.
    void setCondition(Place condition);
    /// The next click on the board is to choose the condition.
    [[nodiscard]] bool isPicking() const;
    void endPicking();
    /// The conditions on what was pointed at, while there is something to choose from.
    [[nodiscard]] std::vector<Place> conditionsAt(Place place) const;
    /// Offers these in a menu.
    void fillMenu(QMenu& menu, Place place);

signals:
    void chosen(quint64 index);
    void previousWanted();
    void nextWanted();
    /// Those shown, or all, are to be written to a file.
    void exportWanted();

private:
    QLayout* makeHeading();
    void buildTools();
    QLayout* makeCondition();
    void listenToGallery();
    void applyLimit();
    void updateHeading();
    void updateTools();
    void fillConditions();
    void applyCondition();
    [[nodiscard]] QString conditionName(Place condition) const;

    const Puzzle* m_puzzle = nullptr;
    ProblemPtr m_problem;
    QLabel* m_heading;
    QToolButton* m_showAll;
    QToolButton* m_previous;
    QToolButton* m_next;
    QWidget* m_tools;
    QToolButton* m_classes;
    QToolButton* m_export;
    QComboBox* m_condition;
    QToolButton* m_pick;
    QToolButton* m_members; ///< names the class shown; a click leaves it
    QLabel* m_note;
    QLabel* m_empty;
    SolutionsGallery* m_gallery;
    std::vector<Place> m_conditions; ///< of the entries of m_condition
    bool m_complete = false;
    quint64 m_passed = 0;
    quint64 m_reached = 0; ///< the most passed of this trace
    bool m_mayShow = true;
};

} // namespace clew
