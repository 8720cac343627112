// The window: what to solve on the left, the board in the middle, how to solve it on the right,
// time along the bottom.
//
// It is layout and actions. What is being worked on is the Workbench's; the window shows each
// moment that the Workbench publishes and passes on what the user wants. Another window may take
// its place around the same Workbench (windowowner.h).

#pragma once

#include <QMainWindow>
#include <QPointer>
#include <any>
#include <array>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "app/gui/boardlooks.h"
#include "app/gui/boardoutput.h"
#include "app/gui/documentfiles.h"
#include "app/gui/shell.h"
#include "core/session/sessionfile.h"
#include "core/session/workbench.h"
#include "widgets/board.h"
#include "widgets/theme.h"

class QHBoxLayout;
class QLabel;
class QSplitter;
class QTabWidget;
class QVBoxLayout;

namespace clew {

class MessageFrame;
class PlayAction;
class PuzzlePanel;
class ReasonView;

class MainWindow : public QMainWindow, public Shell
{
    Q_OBJECT

public:
    explicit MainWindow(std::shared_ptr<Workbench> workbench = std::make_shared<Workbench>(),
                        QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Workbench& workbench() { return m_workbench; }

    /// Opens a problem, a trace, a session or a link; what was on the board can be had back by
    /// undo. On failure says what is wrong beside the board and returns false.
    bool openFile(const QString& named) override { return m_files.open(named); }
    /// Goes to the moment that a link names (core/files/link.h). Fails as openFile().
    bool openLink(const QString& link) { return m_files.openLink(link); }

    /// Puts the boards of last time back; what it was is no step that undo takes back.
    void restoreBoards() { m_files.restoreBoards(); }

    /// What gives the phrases that a text shown is the translation of: the palette finds things by
    /// their English, too, and what is undone later is named in the language of then.
    using PhraseFinder = std::function<std::vector<Phrase>(const QString&)>;
    void setPhraseFinder(PhraseFinder phrasesOf) { m_phrasesOf = std::move(phrasesOf); }

    /// What features keep of the view; what was being typed is done first.
    using SavedView = std::map<QString, std::any>;
    [[nodiscard]] SavedView saveView() const;
    /// Shows all as `before` showed it, at its place on the screen, and takes the windows that
    /// belong to it. It is around the same Workbench, and closes; `view` was saved there before
    /// this window was made, for what both show changes with that.
    void takeOver(MainWindow& before, const SavedView& view);
    /// One that goes on for this window (addTask); null: none.
    [[nodiscard]] const QObject* task() const;

    [[nodiscard]] PuzzlePanel& puzzlePanel() { return *m_puzzles; }
    /// What is said below the board and above it.
    [[nodiscard]] QString reason() const;
    [[nodiscard]] QString message() const;

    // ---- Shell

    [[nodiscard]] QWidget& frame() override { return *this; }
    [[nodiscard]] QMenu& menu(MenuId id) override
    {
        return *m_menus.at(static_cast<std::size_t>(id));
    }
    QAction* addAction(const QString& text, const QList<QKeySequence>& keys,
                       const QString& icon = {}) override;
    void addDetails(QWidget* panel, const QString& title) override;
    void showDetails(QWidget* panel) override;
    void addBar(QWidget* bar) override;
    void addHighBar(QWidget* bar) override;
    void addBesideBoard(QWidget* panel) override;
    void addToEdge(QWidget* widget) override;
    void addToFoot(QWidget* widget) override;
    void addWindow(QWidget& window) override;
    [[nodiscard]] std::vector<QWidget*> windows() const override;
    void addTask(QObject& task) override { m_tasks.emplace_back(&task); }
    void keepView(QString name, std::function<std::any()> save,
                  std::function<void(const std::any&)> load) override;
    void chooseLanguage(const QString& code) override;
    [[nodiscard]] Board& board() override { return *m_board; }
    void pushTool(BoardTool& tool) override;
    void setPlayKeyTaker(std::function<bool()> takes) override;
    [[nodiscard]] TransportBar& transportBar() override { return *m_transport; }
    [[nodiscard]] SolutionsPanel& solutionsPanel() override { return *m_solutions; }
    [[nodiscard]] StrategyPanel& strategyPanel() override { return *m_strategy; }
    void showMessage(const QString& text) override;
    void showReason(const Sentence& sentence) override;

signals:
    /// A locale's name; empty: as the system.
    void languageChosen(const QString& code);

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    // Building the window
    void makeActions();
    void makeFileActions();
    void makeEditActions();
    void makeActivities();
    void makeViewActions();
    void makeSteps();
    void makeSpeeds();
    void makeHelpActions();
    /// Its text and its key.
    static void nameInToolTip(QAction& action);
    QAction* adopt(QAction* action, const QList<QKeySequence>& keys, const QString& icon);
    void makeMenus();
    void fillFileMenu();
    void fillEditMenu();
    void fillSearchMenu();
    void fillOtherMenus();
    void makeLayout();
    void makeColumns();
    void makeMiddle();
    void makeReason();
    void makeRight();
    void makeActivitySwitch();
    void connectParts();
    void fitSmallScreen();
    void restoreWindow();
    void saveWindow() const;
    void takeWindows(MainWindow& before);
    void foldColumn(int index, bool folded);
    void showFolds();

    // Showing
    void showDocument();
    void setBoardFor(const Puzzle& puzzle);
    void showMoment(const Moment& moment);
    void showProgress(const Moment& moment);
    void showStatistics(const Moment& moment);
    [[nodiscard]] QString endingText(const Moment& moment) const;
    /// In words and on the board.
    void tell(const Sentence& sentence);
    void showFaults();
    void updateMessage();
    void dropStaleMessage(const Moment& moment);
    void updateHistory();
    void updateActions(const Moment& moment);
    void updateRunning(const Moment& moment);
    void updateTitle();

    // Help
    void showKeys();
    void showPalette();
    QList<QAction*> otherPresets(QObject& owner);
    QList<QAction*> boardsOfSize(const QString& size, QObject& owner);

    struct ViewPart
    {
        QString name;
        std::function<std::any()> save;
        std::function<void(const std::any&)> load;
    };

    [[nodiscard]] Sentence namedStep(const QString& what) const;
    /// A line for each text that this may stand for.
    [[nodiscard]] QString englishOf(const QString& shown) const;

    std::shared_ptr<Workbench> m_shared;
    Workbench& m_workbench;
    DocumentFiles m_files{m_workbench, *this, this};
    BoardOutput m_output{m_workbench, *this, this};
    std::vector<ViewPart> m_viewParts;
    std::vector<QPointer<QObject>> m_tasks;
    std::vector<QPointer<QWidget>> m_windows;
    std::vector<BoardTool*> m_tools; ///< of every board, in the order of pushing
    BoardLooks m_looks;
    bool m_isNewBoard = false; ///< it has not been shown yet
    PhraseFinder m_phrasesOf = [](const QString&) { return std::vector<Phrase>(); };

    Board* m_board = nullptr;
    PuzzlePanel* m_puzzles;
    StrategyPanel* m_strategy;
    SolutionsPanel* m_solutions;
    TransportBar* m_transport = nullptr;
    QTabWidget* m_details;
    QSplitter* m_columns;
    QVBoxLayout* m_middle;
    QSplitter* m_boardRow; ///< the board, and what is beside it
    QHBoxLayout* m_across; ///< on a small screen also the high bars
    std::vector<QPointer<QWidget>> m_highBars;
    QVBoxLayout* m_boardPlace;
    QHBoxLayout* m_top;  ///< the board's controls
    QHBoxLayout* m_edge; ///< what is being done, above the board
    QWidget* m_toolsPlace;
    MessageFrame* m_message;
    /// Where the run stood when the message was said, if it is about what was shown then: it goes
    /// when that goes.
    std::optional<quint64> m_messageAt;
    NotesPtr m_messageNotes;         ///< the notes then
    bool m_saidWhilePlaying = false; ///< it stays as long as that goes on
    ReasonView* m_reason;
    QLabel* m_remark;
    QHBoxLayout* m_foot; ///< the remark, and what is said beside it

    struct
    {
        QAction *open, *save, *saveAs, *saveTrace, *exportPicture, *print, *quit;
        QAction *undo, *redo, *copy, *paste;
        QAction *setUp, *playByHand, *watch;
        QAction *zoomIn, *zoomOut, *fit, *leftColumn, *rightColumn, *clearBoard;
        QAction *toStart, *stepBack, *stepForward, *toEnd, *previous, *next, *stop, *restart;
        PlayAction* play;
        QAction *faster, *slower, *follow;
        QAction *keys, *palette, *about;
    } m_actions{};
    std::array<QMenu*, 7> m_menus{}; ///< by MenuId
};

} // namespace clew
