// Playing by hand in the window: entries and notes from the board, hints, mistakes, the clock.
//
// What is played is the Workbench's. Hints and mistakes are searched on a thread of their own, and
// are said where reasons are said.

#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPoint>
#include <QPointer>
#include <optional>

#include "core/study/hand.h"
#include "core/study/position.h"

class QAction;
class QLabel;
class QTimer;
class QToolButton;

namespace clew {

class Board;
class Shell;
class Workbench;

class PlayFeature : public QObject
{
    Q_OBJECT

public:
    /// Belongs to the window.
    PlayFeature(Workbench& workbench, Shell& shell);

private:
    void makeActions();
    QAction* addChoice(const QString& text, const QString& setting, bool fallback = true,
                       const QList<QKeySequence>& keys = {});
    void addErrorChoices();
    void addButton(QAction* action);
    void showDocument();
    void showMoment();
    bool wasEntered();
    void judgeAsChosen();
    void showAids();
    void showClock();
    void writeClock(const QString& text);
    void countTime();
    void showBrokenRules();
    void showResult();
    void showTimes();
    /// A press on the hint's key: the next rung of the ladder, and in the end the step itself.
    void hint();
    void check();
    void enter(const std::vector<Assignment>& entries);
    /// All cells with one candidate, as one move.
    void enterSingles();
    [[nodiscard]] QString namesOf(const std::vector<Place>& places) const;
    void goTo(Place place);
    void showFirstMistake();
    /// To where it was made, and what it is; `step` of the hand's log made it.
    void showMistake(std::uint64_t position, std::optional<std::size_t> step, Place place,
                     Sentence said);
    void leaveStep();
    void goOnFromHere();
    /// The solve by hand and the strategy chosen side by side, in a window of their own.
    void raceMe();
    /// What is shown on the board, if it is played.
    [[nodiscard]] std::optional<Position> position();
    /// What `question` answers of the position; nothing if it was given up, or another position
    /// is shown by then.
    template<class Question>
    auto answerTo(const QString& title, Question question)
        -> std::optional<decltype(question(std::declval<const Position&>()))>;

    Workbench& m_workbench;
    Shell& m_shell;
    QPointer<Board> m_board; ///< the one that is connected
    QLabel* m_clock;
    QTimer* m_second;
    QElapsedTimer m_sinceCounted; ///< in the clock
    QList<QAction*> m_whilePlaying;
    QWidget* m_buttons; ///< shown while playing
    QAction* m_goOn;    ///< a strategy, from here
    QAction* m_pause;   ///< of the clock
    QAction* m_aids;
    QAction* m_tidies;
    QAction* m_automatic;
    QAction* m_twoLeft; ///< candidates
    QAction* m_singles;
    QAction* m_errorsAtOnce;
    QAction* m_errorsNever;
    QList<QAction*> m_checks;         ///< that say what is wrong
    const Hand* m_seenHand = nullptr; ///< that was shown last ...
    std::size_t m_seenSteps = 0;      ///< ... with that many steps
    std::optional<Hint> m_hint;
    std::size_t m_rung = 0;
    std::optional<QPoint> m_stepTaken; ///< where, while it is said why
    Hand::VersionId m_hintVersion = 0;
    std::uint64_t m_hintPosition = 0; ///< of the moment that it is about
    const Hand* m_hintHand = nullptr; ///< whose version that is
};

} // namespace clew
