// The window: what to solve on the left, the board in the middle, how to solve it on the right,
// time along the bottom.
//
// It owns the document and the undo history, runs the session, and connects the widgets. Three
// states: *editing* (no run), *watching* (a run's trace is shown). Editing while watching ends the
// watching; undo brings problem and run back.

#pragma once

#include <QJsonValue>
#include <QMainWindow>
#include <QUndoStack>
#include <array>
#include <functional>
#include <optional>

#include "app/gui/document.h"
#include "app/gui/idlequeue.h"
#include "app/gui/runkeeper.h"
#include "app/gui/sessionfile.h"
#include "core/session/player.h"
#include "core/session/searchsession.h"
#include "widgets/theme.h"

class QLabel;
class QFrame;
class QMenu;
class QSplitter;
class QTabWidget;
class QVBoxLayout;

namespace clew {

class Board;
class PuzzlePanel;
class SolutionsPanel;
class StrategyPanel;
class TransportBar;

class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens a problem or a trace; what was on the board can be had back by undo. On failure says
    /// what is wrong beside the board and returns false.
    bool openFile(const QString& fileName);
    /// Goes to the moment that a link names (core/files/link.h). Fails as openFile().
    bool openLink(const QString& link);

    [[nodiscard]] const Document& document() const { return m_document; }
    [[nodiscard]] Board& board() { return *m_board; }
    [[nodiscard]] Player& player() { return m_player; }
    [[nodiscard]] SearchSession& session() { return m_session; }
    [[nodiscard]] SolutionsPanel& solutionsPanel() { return *m_solutions; }
    [[nodiscard]] StrategyPanel& strategyPanel() { return *m_strategy; }
    [[nodiscard]] PuzzlePanel& puzzlePanel() { return *m_puzzles; }
    [[nodiscard]] QUndoStack& undoStack() { return m_undo; }
    /// What is said below the board and above it.
    [[nodiscard]] QString reason() const;
    [[nodiscard]] QString message() const;

    // ---- for what is built around it (app/gui/features)

    enum class MenuId : std::uint8_t { File, Edit, Puzzle, Search, View, Tools, Help };
    [[nodiscard]] QMenu& menu(MenuId id) { return *m_menus.at(static_cast<std::size_t>(id)); }
    /// An action of the window, found by the command palette and in the list of keys; put it into a
    /// menu(), too. `icon` is the name of a drawing in resources/icons.
    QAction* addAction(const QString& text, const QList<QKeySequence>& keys,
                       const QString& icon = {});
    /// A panel among the tabs of the right column.
    void addDetails(QWidget* panel, const QString& title);
    /// Brings a panel to the front and gives it the keyboard.
    void showDetails(QWidget* panel);
    [[nodiscard]] TransportBar& transportBar() { return *m_transport; }
    /// Shows another document, as a step that can be undone; `what` names it in the Edit menu.
    void pushDocument(Document document, const QString& what);
    /// The document as it stands now, with the run's trace and the playhead's place.
    [[nodiscard]] Document snapshot() const;
    /// How far runs started from now on may go.
    [[nodiscard]] const Limits& limits() const { return m_limits; }
    void setLimits(const Limits& limits) { m_limits = limits; }
    /// Starts a run if there is none, so that there is something to move in.
    void wake();
    /// Something to be said and answered above the board; it goes when it is deleted.
    void addBar(QWidget* bar);
    /// What a session file keeps besides the document, under a name of its own: `save` says how it
    /// stands, `load` makes it so again, once the document is shown.
    void addSessionPart(const QString& name, std::function<QJsonValue()> save,
                        std::function<void(const QJsonValue&)> load);
    /// The text of a session file, of which nothing is written beside it.
    [[nodiscard]] QByteArray sessionText() const;
    /// Writes a session file, with all that belongs to it.
    Result<void> saveSession(const QString& fileName);
    /// Goes back to where a session file was written; `what` names that in the Edit menu. Its trace
    /// is looked for in `folder`.
    Result<void> restoreSession(const QByteArray& text, const QString& what,
                                const QString& folder = {});
    /// Calls `act` as soon as nobody is in the middle of something (app/gui/idlequeue.h), if
    /// `context` is still there.
    void whenIdle(const QObject* context, std::function<void()> act)
    {
        m_idle.post(context, std::move(act));
    }
    /// How much the runs that undo can bring back may take together, in bytes.
    void setMostUndoBytes(std::uint64_t bytes) { m_runs.setMost(bytes); }
    /// Says it beside the board; empty: nothing.
    void showMessage(const QString& text);
    /// In place of the sentence about the last event, until the next moment is shown.
    void showReason(const Sentence& sentence);

signals:
    /// Another problem or another run is shown, or none; whoever holds something of the one before
    /// lets go of it now. The trace, if any, is document().trace.
    void documentShown();
    /// The playhead moved, or more of the search became known.
    void momentShown();

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    friend class DocumentCommand;

    // Building the window
    void makeActions();
    void makeMenus();
    void makeLayout();
    void connectParts();
    void restoreWindow();
    void colourMessages();

    // The document
    void showDocument(const Document& document);
    [[nodiscard]] Document withoutRun() const;
    void exchangeDocument(const std::shared_ptr<Document>& other);
    void searchAgain(const Document& document);
    void tellLetGo(const std::vector<Document>& documents);
    void openMoment(Document document, const QString& what);
    void openSession(SessionFile session, const QString& what, const QString& folder);
    QString findTrace(SessionFile& session, const QString& folder);
    [[nodiscard]] SessionFile shownSession() const;
    void setBoardFor(const Puzzle& puzzle);

    // The run
    void startRun();
    void endRun();
    void togglePlay();
    void chooseStrategy(std::size_t index);

    // Showing
    void showMoment();
    [[nodiscard]] bool isRefused() const;
    void showStatistics();
    void showReason();
    void showFaults();
    void updateActions();
    void updateTitle();

    // Files and clipboard
    void openDialog();
    bool openSessionFile(const QString& fileName);
    void save();
    void saveAs();
    void saveTo(const SessionFile& shown, const QString& fileName, const std::string& format);
    bool mayOverwrite(const QString& question);
    Result<void> writeShown(const SessionFile& shown, const QString& fileName);
    void saveTraceDialog();
    /// The board as it is shown.
    [[nodiscard]] Picture picture() const;
    void exportPicture();
    void print();
    void paste();
    void copyText(const std::string& format, bool solution);
    void fillCopyMenu();
    void addRecent(const QString& fileName);
    void fillRecentMenu();

    // Help
    void showKeys();
    void showPalette();
    void setTheme(ThemeChoice choice);

    IdleQueue m_idle;
    Document m_document;
    RunKeeper m_runs;
    SearchSession m_session;
    Player m_player;
    QUndoStack m_undo;
    std::optional<Cursor> m_before; ///< stands one event before the playhead, for reasons
    Limits m_limits;
    std::optional<Outcome> m_outcome;

    Board* m_board = nullptr;
    PuzzlePanel* m_puzzles;
    StrategyPanel* m_strategy;
    SolutionsPanel* m_solutions;
    TransportBar* m_transport = nullptr;
    QTabWidget* m_details;
    QSplitter* m_columns;
    QVBoxLayout* m_middle;
    QVBoxLayout* m_boardPlace;
    QLabel* m_state;
    QWidget* m_toolsPlace;
    QFrame* m_messageFrame;
    QLabel* m_message;
    QLabel* m_reason;
    QLabel* m_remark;

    struct
    {
        QAction *open, *save, *saveAs, *saveTrace, *exportPicture, *print, *quit;
        QAction *undo, *redo, *copy, *paste;
        QAction *zoomIn, *zoomOut, *fit;
        QAction *toStart, *stepBack, *play, *stepForward, *toEnd, *previous, *next, *stop, *restart;
        QAction *faster, *slower, *follow;
        QAction *keys, *palette, *about;
    } m_actions{};
    std::array<QMenu*, 7> m_menus{}; ///< by MenuId
    QMenu* m_recentMenu = nullptr;
    QMenu* m_copyMenu = nullptr;
    struct SessionPart
    {
        QString name;
        std::function<QJsonValue()> save;
        std::function<void(const QJsonValue&)> load;
    };
    QList<SessionPart> m_sessionParts;
};

} // namespace clew
