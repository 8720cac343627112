// The window's files: opening, saving, what is pasted, the last ones, and the boards of last time.

#pragma once

#include <QObject>

#include "core/session/sessionfile.h"

class QMenu;

namespace clew {

class Shell;
class Workbench;

/// What is asked is asked over the window; what goes wrong is said beside the board, which stays as
/// it was. What was on the board can be had back by undo.
class DocumentFiles : public QObject
{
    Q_OBJECT

public:
    DocumentFiles(Workbench& workbench, Shell& shell, QObject* parent);

    /// Asks which file.
    void openDialog();
    /// Opens a problem, a trace, a session, a lesson, data of the model on the board or a link, by
    /// its path or its address. False if it cannot be opened.
    bool open(const QString& named);
    /// Goes to the moment that a link names (core/files/link.h). False as open().
    bool openLink(const QString& link);
    /// A board or a link from the clipboard.
    void paste();

    /// Where the document was saved or opened; asks where if that is nowhere.
    void save();
    void saveAs();
    void saveTraceDialog();

    void fillRecentMenu(QMenu& menu);

    /// Puts the boards of last time back; what it was is no step that undo takes back.
    void restoreBoards();
    /// Keeps the boards for the next start. False if they cannot be and somebody therefore stays.
    [[nodiscard]] bool keepBoards();

private:
    [[nodiscard]] bool isDataOfBoard(const QString& fileName) const;
    bool isJsonOfBoard(const QString& fileName);
    bool openSessionFile(const QString& fileName);
    bool openLesson(const QString& fileName);
    bool openData(const QString& fileName);
    bool openFaultySource(const QString& fileName, const QString& fault);
    void saveTo(const SessionFile& shown, const QString& fileName, const std::string& format);
    bool mayOverwrite(const QString& question);
    /// Asks whether to leave though the boards cannot be kept, for this reason.
    bool mayLeave(const QString& reason);
    static void addRecent(const QString& fileName);

    Workbench& m_workbench;
    Shell& m_shell;
};

} // namespace clew
