// Tools → Predict the next step: before a step the search stops and asks what the strategy will do;
// one of the answers, or the place on the board, is clicked, and the score is kept.

#pragma once

#include <QObject>
#include <QTimer>
#include <memory>
#include <nlohmann/json_fwd.hpp>

#include "core/study/quiz.h"
#include "widgets/boardtool.h"

class QAction;

namespace clew {

class Shell;
class Workbench;
class PredictBar;

class PredictFeature : public QObject, private BoardTool
{
    Q_OBJECT

public:
    /// Belongs to the window.
    PredictFeature(Workbench& workbench, Shell& shell);

private:
    enum class Stage : std::uint8_t {
        NoRun,   ///< there is nothing to be asked about
        Playing, ///< nobody is asked while the search plays
        Seeking, ///< for the next event to be asked about, which may not be known yet
        Making,  ///< the question, on a thread of its own
        Asking,
        Answered, ///< until the user goes on
        Ended,    ///< nothing is left to be asked about
    };
    /// Whose score it is: another one begins with another of these.
    struct Subject
    {
        const void* puzzle = nullptr;
        const void* problem = nullptr;
        std::size_t strategy = 0;

        friend bool operator==(const Subject&, const Subject&) = default;
    };

    [[nodiscard]] bool asks() const;
    void setOn(bool on);
    void showDocument();
    void showMoment();
    void start(bool moves);
    void goOn();
    void seek(bool moves);
    void look();
    void make(std::uint64_t event);
    void ask();
    void end();
    void answer(std::size_t index);
    void answerAt(Place place);
    void conclude(std::optional<std::size_t> chosen, bool isRight, const QString& verdict);
    void moveTo(std::uint64_t position);
    void showScore();
    [[nodiscard]] QString scoreText() const;
    [[nodiscard]] QString strategyName() const;
    [[nodiscard]] Subject subject() const;
    [[nodiscard]] bool keepsFromEditing() const;
    bool pressed(Board& board, const QMouseEvent& event) override;
    bool keyPressed(Board& board, const QKeyEvent& event) override;
    [[nodiscard]] nlohmann::json saved() const;
    void restore(const nlohmann::json& json);

    Workbench& m_workbench;
    Shell& m_shell;
    PredictBar* m_bar;
    QAction* m_action;
    QTimer m_timer; ///< looks on while the search goes on
    Stage m_stage = Stage::NoRun;
    Subject m_subject;
    bool m_isOn = false;
    bool m_wakes = false;         ///< a run starts as soon as the document is in place
    bool m_movesAtStart = false;  ///< the run about to start is ours
    bool m_moves = false;         ///< the playhead goes to where the question is asked
    int m_looks = 0;              ///< since it is sought
    std::uint64_t m_position = 0; ///< of the playhead, as far as we know: others may move it
    QuizFinder m_finder;
    /// A question that is being made; null when it is not wanted any more.
    struct Making;
    std::shared_ptr<Making> m_making;
    QuizQuestion m_question;
    QuizScore m_score;
    QString m_remark; ///< to be said with the next question
};

} // namespace clew
