// What the window offers to the features around it (app/gui/features): places for menus, panels and
// bars, the board and the ways to say something. What is being worked on they find in the
// Workbench.

#pragma once

#include <QCoreApplication>
#include <QKeySequence>
#include <QList>
#include <QString>
#include <any>
#include <cstdint>
#include <functional>
#include <vector>

#include "core/text/sentence.h"

class QAction;
class QMenu;
class QWidget;

namespace clew {

class Board;
class BoardTool;
class SolutionsPanel;
class StrategyPanel;
class TransportBar;

class Shell
{
    Q_DECLARE_TR_FUNCTIONS(clew::Shell)

public:
    enum class MenuId : std::uint8_t { File, Edit, Puzzle, Search, View, Tools, Help };

    virtual ~Shell() = default;

    /// The parent of dialogs and of what belongs to the window.
    [[nodiscard]] virtual QWidget& frame() = 0;

    [[nodiscard]] virtual QMenu& menu(MenuId id) = 0;
    /// An action of the window, found by the command palette and in the list of keys; put it into a
    /// menu(), too. `icon` is the name of a drawing in resources/icons.
    virtual QAction* addAction(const QString& text, const QList<QKeySequence>& keys,
                               const QString& icon = {}) = 0;

    /// A panel among the tabs of the right column.
    virtual void addDetails(QWidget* panel, const QString& title) = 0;
    /// Brings a panel to the front and gives it the keyboard.
    virtual void showDetails(QWidget* panel) = 0;
    /// Something to be said and answered above the board; it goes when it is deleted.
    virtual void addBar(QWidget* bar) = 0;
    /// The same of something several lines high: on a small screen it stands beside the board,
    /// which would have no room left below it.
    virtual void addHighBar(QWidget* bar) = 0;

    /// A panel on the left of the board; it is shown and hidden by its owner.
    virtual void addBesideBoard(QWidget* panel) = 0;

    /// Something small at the board's upper edge, beside what is being done.
    virtual void addToEdge(QWidget* widget) = 0;
    /// Something said all the time below the board, in a line that is kept for it.
    virtual void addToFoot(QWidget* widget) = 0;

    /// A window beside this one, on view until it is closed, which deletes it. It goes on for the
    /// window that takes this one's place.
    virtual void addWindow(QWidget& window) = 0;
    /// Those that are open, the newest last.
    [[nodiscard]] virtual std::vector<QWidget*> windows() const = 0;

    /// What is shown in some way, for the window that takes this one's place.
    virtual void keepView(QString name, std::function<std::any()> save,
                          std::function<void(const std::any&)> load) = 0;
    /// Goes on in the background, for this window: another does not take its place before the task
    /// is deleted.
    virtual void addTask(QObject& task) = 0;
    /// Opens a file of any kind, a lesson too. On failure says what is wrong beside the board and
    /// returns false.
    virtual bool openFile(const QString& fileName) = 0;
    /// All is shown in this language from now on: a locale's name; empty: as the system.
    virtual void chooseLanguage(const QString& code) = 0;

    /// The one that is shown: another puzzle has another.
    [[nodiscard]] virtual Board& board() = 0;
    /// On this board and all that follow it. The tool must outlive the window's boards.
    virtual void pushTool(BoardTool& tool) = 0;
    /// While it returns true, the key that plays and pauses was meant for somebody else.
    virtual void setPlayKeyTaker(std::function<bool()> takes) = 0;
    [[nodiscard]] virtual TransportBar& transportBar() = 0;
    [[nodiscard]] virtual SolutionsPanel& solutionsPanel() = 0;
    [[nodiscard]] virtual StrategyPanel& strategyPanel() = 0;

    /// Says it beside the board; empty: nothing.
    virtual void showMessage(const QString& text) = 0;
    /// In place of the sentence about the last event, until the next moment is shown.
    virtual void showReason(const Sentence& sentence) = 0;

protected:
    Shell() = default;
    Shell(const Shell&) = default;
    Shell& operator=(const Shell&) = default;
};

} // namespace clew
