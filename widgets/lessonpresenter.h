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
#include <vector>

#include "core/lessons/grading.h"
#include "core/lessons/stage.h"
#include "core/study/hand.h"
#include "widgets/boardtool.h"

class QGridLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace clew {

class Board;
class RaceChart;
class SearchTreeView;

/// Over a page: a dot that follows the mouse, and strokes that go with the page.
class LessonPen : public QWidget
{
    Q_OBJECT

public:
    explicit LessonPen(QWidget* parent);

    void setOn(bool on);
    [[nodiscard]] bool isOn() const { return m_isOn; }
    void clear();
    [[nodiscard]] const std::vector<QPolygonF>& strokes() const { return m_strokes; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    bool m_isOn = false;
    std::optional<QPointF> m_dot;
    std::vector<QPolygonF> m_strokes;
};

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
    [[nodiscard]] const Lesson& lesson() const { return m_lesson; }
    [[nodiscard]] const std::string& language() const { return m_language; }

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

    void build();
    void showPage(std::size_t page);
    void showStage(const LessonStage& stage);
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
    void leaveTask();
    void startOver();
    void stepBy(int direction);
    void setFonts();
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
        TaskVerdict verdict = TaskVerdict::Open; ///< what was said last
    };
    std::map<std::size_t, Begun> m_begun; ///< by page
    LessonReplies m_replies;
    std::map<std::size_t, PlaceNames> m_names; ///< by board

    OnlyToLookAt m_lookAt;
    QGridLayout* m_left;
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
    QLabel* m_feedback;
    QPushButton* m_previous;
    QPushButton* m_next;
    QPushButton* m_penButton;
    LessonPen* m_pen;
};

} // namespace clew
