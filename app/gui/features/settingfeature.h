// The setter's bench: while a board is set up, how many solutions it has and where they differ is
// said all the time; true candidates, redundant clues, making it minimal or unique, and how hard it
// is, are asked for.

#pragma once

#include <QObject>
#include <functional>

#include "core/session/document.h"
#include "core/session/surveyor.h"
#include "widgets/board.h"

class QAction;
class QLabel;
class QMenu;

namespace clew {

class Shell;
class Workbench;

class SettingFeature : public QObject
{
    Q_OBJECT

public:
    /// Belongs to the window.
    SettingFeature(Workbench& workbench, Shell& shell);

private:
    void makeActions();
    /// The board has changed, or something else is done with it.
    void show();
    void ask();
    /// Than the last time this was asked.
    [[nodiscard]] bool isAnotherBoard();
    void sayNoSolution();
    void showAnswer(const SetterAnswer& answer);
    [[nodiscard]] QString textOf(const Survey& survey) const;
    [[nodiscard]] std::vector<CellTint> differences(const Survey& survey) const;
    [[nodiscard]] std::vector<CellTint> shares(const Candidates& candidates) const;
    void tint(std::vector<CellTint> tints);
    void markRedundant();
    void makeMinimal();
    void makeUnique();
    void rate();
    [[nodiscard]] QString textOf(const Ratings& ratings) const;
    /// Asks `question` of the draft on a thread of its own, and then, if the board is the same
    /// still, `then` of the draft and the answer.
    template<class Question, class Then>
    void find(const QString& title, Question question, Then then);
    [[nodiscard]] bool isEditing() const;
    [[nodiscard]] Draft draft() const;

    Workbench& m_workbench;
    Shell& m_shell;
    Surveyor m_surveyor;
    QLabel* m_status;
    QAction* m_candidates;
    QAction* m_counts;
    QAction* m_rate;
    QList<QAction*> m_ofGivens;
    bool m_hasTinted = false;
    /// By what another board is known.
    struct BoardMark
    {
        const Puzzle* puzzle = nullptr;
        std::uint32_t variables = 0;
        std::shared_ptr<const DocumentFile> file = nullptr; ///< editing leaves it

        friend bool operator==(const BoardMark&, const BoardMark&) = default;
    };
    BoardMark m_shown;
    ProblemPtr m_asked; ///< what is said is about this one
};

} // namespace clew
