// The bar of prediction mode: what the strategy will do next, answers to choose from, whether it
// was right, and the score. It knows nothing of searches: it shows what it is given and reports
// what was chosen.

#pragma once

#include <QFrame>
#include <QStringList>
#include <array>
#include <optional>

#include "core/study/quiz.h"

class QComboBox;
class QLabel;
class QPushButton;
class QShortcut;
class QToolButton;

namespace clew {

class PredictBar : public QFrame
{
    Q_OBJECT

public:
    explicit PredictBar(QWidget* parent = nullptr);

    /// Asks; `hint` says below the answers how to choose.
    void showQuestion(const QString& question, const QStringList& answers, const QString& hint);
    /// Marks the answers: which was chosen, if it was one of them, and which is right.
    void showVerdict(std::optional<std::size_t> chosen, std::size_t right, bool isRight,
                     const QString& verdict);
    /// Nothing to be answered now. `next` names the button that goes on; empty: there is none.
    void showNotice(const QString& notice, const QString& next);
    void setScore(const QString& score);

    void setScope(QuizScope scope);
    [[nodiscard]] QuizScope scope() const;

    /// Space belongs to the whole window; true if it was meant for the bar: it presses what has the
    /// keyboard here, or goes on to the next question.
    bool takeSpace();
    /// Enter on the board: goes on, where there is something to go on to.
    void takeEnter();

signals:
    void answered(std::size_t index);
    void nextWanted();
    void scopeChosen();
    void closed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeHead();
    void showSign();
    void setAnswer(std::size_t index, const QString& text);
    void setNext(const QString& text);
    void choose(std::size_t index);

    QLabel* m_question;
    QComboBox* m_scope;
    QLabel* m_score;
    QToolButton* m_close;
    std::array<QPushButton*, kMostAnswers> m_answers{};
    QLabel* m_sign;
    QLabel* m_verdict;
    QPushButton* m_next;
    std::array<QShortcut*, 2> m_goOn{}; ///< Return and Enter
    QStringList m_texts;
    bool m_isAsking = false;
    std::optional<bool> m_isRight = {}; ///< of the verdict that is shown
};

} // namespace clew
