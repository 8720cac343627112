// The list of breakpoints: each in words, to be switched on and off and removed, and a menu of all
// conditions there are, for breakpoints and for running to a place once.

#pragma once

#include <QWidget>
#include <functional>
#include <optional>

#include "core/puzzle/puzzle.h"
#include "core/session/breakpoints.h"

class QLabel;
class QListWidget;
class QListWidgetItem;
class QMenu;
class QPushButton;

namespace clew {

/// "R4C7 = 7 is placed": a breakpoint in words.
QString breakpointText(const Puzzle& puzzle, const Problem& problem, const Breakpoint& breakpoint);

class BreakpointsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit BreakpointsPanel(QWidget* parent = nullptr);

    /// What the breakpoints are set on; another puzzle starts without any. `puzzle` must outlive
    /// the panel.
    void setProblem(const Puzzle& puzzle, ProblemPtr problem);
    /// Which place of the board the menu speaks of; none: it says how to choose one.
    void setPlace(std::optional<Place> place) { m_place = place; }
    void setBreakpoints(Breakpoints breakpoints);
    [[nodiscard]] const Breakpoints& breakpoints() const { return m_breakpoints; }

    /// All conditions as actions; the one chosen, completed by asking for its number, goes to
    /// `take`.
    void fillMenu(QMenu& menu, const std::function<void(Breakpoint)>& take);
    /// Only those that speak of the place.
    void fillPlaceMenu(QMenu& menu, const std::function<void(Breakpoint)>& take);
    /// Adds a breakpoint at the place, or removes the one that is there.
    void toggleAtPlace();

signals:
    void edited(const clew::Breakpoints& breakpoints);
    void runToChosen(const clew::Breakpoint& breakpoint);

private:
    using Take = std::function<void(Breakpoint)>;

    void add(const Breakpoint& breakpoint);
    void removeCurrent();
    void takeChecks(QListWidgetItem* item);
    void refill();
    void addAction(QMenu& menu, const QString& text, const Breakpoint& breakpoint,
                   const Take& take);
    void addNumbered(QMenu& menu, const QString& text, const QString& question,
                     Breakpoint breakpoint, const Take& take);
    void addValues(QMenu& menu, const QString& title, Breakpoint::Kind kind, const Take& take);

    const Puzzle* m_puzzle = nullptr;
    ProblemPtr m_problem;
    std::optional<Place> m_place;
    Breakpoints m_breakpoints;
    QListWidget* m_list;
    QLabel* m_empty;
    QPushButton* m_add;
    QPushButton* m_runTo;
    QPushButton* m_remove;
};

} // namespace clew
