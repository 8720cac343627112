// A lesson on the whole screen: its board, what is said of it in large letters, what is asked, and
// a pen that points.
//
// It has boards, searches and a learner's moves of its own: nothing of what is being worked on
// elsewhere is touched, whatever is done here. Searches and judging run in the background.

#pragma once

#include <QWidget>
#include <map>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

#include "core/lessons/grading.h"
#include "core/lessons/stage.h"
#include "core/study/hand.h"
#include "widgets/boardtool.h"

class QBoxLayout;
class QGridLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace clew {

class Board;
class LessonPen;
class RaceChart;
class SearchTreeView;

class LessonPresenter : public QWidget
{
    Q_OBJECT

public:
    /// In the language of the lesson that serves the interface's best.
    explicit LessonPresenter(Lesson lesson, QWidget* parent = nullptr);
    ~LessonPresenter() override;

    [[nodiscard]] std::size_t page() const { return m_page; }
    /// What stands on it: also for tests.
    [[nodiscard]] QString caption() const;
    [[nodiscard]] QString feedback() const;
    [[nodiscard]] const std::vector<QPushButton*>& answers() const { return m_answers; }
    [[nodiscard]] Board* board() const { return m_board; }
    [[nodiscard]] LessonPen& pen() { return *m_pen; }
    [[nodiscard]] const std::optional<LessonStage>& stage() const { return m_stage; }
    /// What was answered so far.
    [[nodiscard]] const LessonReplies& replies() const { return m_replies; }
    /// And what was entered of tasks that have no answer yet: to be saved.
    LessonReplies repliesToKeep();
    /// Says that they were saved there, where the next ones go as well without a question.
    void sayKept(const QString& fileName);
    [[nodiscard]] const Lesson& lesson() const { return m_lesson; }
    [[nodiscard]] const std::string& language() const { return m_language; }

    /// Looks in the background whether all holds that the lesson of this file says. What does not
    /// is said on its page, and the lesson goes on.
    void check(const QString& fileName);
    /// What does not hold, as far as it was looked at; none before the first of it, or the end.
    [[nodiscard]] const std::optional<std::vector<Error>>& faults() const { return m_faults; }

    void next();
    void previous();
    /// The n-th of those shown, from 0. Each is given once, and none after the right one.
    void answer(std::size_t shown);

signals:
    /// The learner wants these to be kept.
    void saveWanted();
    /// The lesson is wanted on paper, as a page for any browser.
    void handoutWanted();
    /// The learner leaves. Whoever presents the lesson closes it, when the answers are cared for.
    void leaveWanted();
    /// All that does not hold is to be listed.
    void faultsWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    /// On pages without a task the board is to be looked at.
    struct OnlyToLookAt : BoardTool
    {
        bool pressed(Board& /*board*/, const QMouseEvent& /*event*/) override { return true; }
        bool keyPressed(Board& board, const QKeyEvent& event) override;
        LessonPresenter* presenter = nullptr;
    };
    /// What was entered in a task is undone as elsewhere, whatever the board makes of the keys.
    struct Undoing : BoardTool
    {
        bool keyPressed(Board& board, const QKeyEvent& event) override;
        LessonPresenter* presenter = nullptr;
    };

    void build();
    void buildBoardSide();
    void buildHead();
    QWidget* makePage();
    void buildNotes();
    void buildFoot();
    void showPage(std::size_t page);
    void showStage(const LessonStage& stage);
    void lightPlaces(const LessonStage& stage);
    void showTexts();
    void showAnswers();
    void addAnswer(const QString& text);
    void showGiven(std::size_t shown);
    void showGivenBefore();
    void showTask();
    void showRace();
    void say(bool isRight, const QString& what, const LessonAnswer* answer);
    void sayVerdict(TaskVerdict verdict);
    void entered(const std::vector<Assignment>& entries);
    void judgeEntries();
    void keepReply(const std::vector<Assignment>& made);
    std::vector<std::string> namesOf(const std::vector<Assignment>& made);
    void leaveTask();
    void startOver();
    void showHand();
    void unsay();
    void sayAgain();
    bool undoneBy(const QKeyEvent& event);
    void showFaults();
    void stepBy(int direction);
    void setFonts();
    void arrangeFor(int width);
    void placeTools();
    void raisePen();
    [[nodiscard]] bool isForBoard(int key) const;
    [[nodiscard]] const LessonPage& here() const { return m_lesson.pages[m_page]; }
    [[nodiscard]] QString in(const LessonText& text) const;
    [[nodiscard]] const LessonAnswer* saidWhen(bool isRight) const;

    Lesson m_lesson;
    std::string m_language;
    LessonStages m_stages;
    std::size_t m_page = 0;
    std::vector<std::size_t> m_before; ///< pages, to go back to
    std::optional<LessonStage> m_stage;
    std::optional<QuizQuestion> m_prediction;
    const LessonAnswer* m_given = nullptr;                 ///< that leads on
    std::unique_ptr<Hand> m_hand;                          ///< of a task
    bool m_isDone = false;                                 ///< the task is
    std::map<std::size_t, std::vector<Assignment>> m_done; ///< by page: with which entries
    /// A task that is not done, as the learner left it.
    struct Begun
    {
        std::vector<Assignment> entries = {};
        std::vector<std::string> names = {};     ///< of the entries
        TaskVerdict verdict = TaskVerdict::Open; ///< what was said last
        std::vector<std::pair<std::vector<Assignment>, TaskVerdict>> judged = {}; ///< so far
    };
    std::map<std::size_t, Begun> m_begun; ///< by page
    LessonReplies m_replies;
    std::map<std::size_t, PlaceNames> m_names; ///< by board

    QString m_fileName;
    std::optional<std::vector<Error>> m_faults;

    OnlyToLookAt m_lookAt;
    Undoing m_undoing;
    bool m_isNarrow = false;
    QBoxLayout* m_outer;
    QBoxLayout* m_columns;
    QGridLayout* m_left;
    QBoxLayout* m_right;
    QWidget* m_head; ///< title, number and the way out
    QWidget* m_foot; ///< the buttons
    Board* m_board = nullptr;
    QWidget* m_tools = nullptr; ///< the board's
    SearchTreeView* m_tree;
    RaceChart* m_chart;
    QLabel* m_reason;
    QLabel* m_title;
    QLabel* m_number;
    QLabel* m_caption;
    QLabel* m_question;
    QVBoxLayout* m_answerPlace;
    std::vector<QPushButton*> m_answers;
    std::vector<std::size_t> m_answerOf; ///< index of the answer of each button
    QPushButton* m_over;
    QLabel* m_made; ///< how many entries of a task
    QLabel* m_feedback;
    QLabel* m_wrong;
    QPushButton* m_allWrong;
    QLabel* m_kept; ///< where the answers were saved
    QPushButton* m_keep;
    QPushButton* m_previous;
    QPushButton* m_next;
    QPushButton* m_penButton;
    LessonPen* m_pen;
    std::jthread m_checking; ///< the last member: joined before the others go
};

} // namespace clew
