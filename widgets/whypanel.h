// An answer to "why?" or "why not?": a question above, sentences below, each with its moment in the
// search. What a sentence follows from unfolds below it.

#pragma once

#include <QWidget>
#include <functional>
#include <optional>
#include <vector>

#include "core/text/sentence.h"

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;
class QPushButton;

namespace clew {

class WhyPanel : public QWidget
{
    Q_OBJECT

public:
    struct Line
    {
        QString text;
        std::optional<quint64> position = {}; ///< where to see it; none: nowhere in particular
        Sentence sentence = {};               ///< what it speaks of on the board
        /// Makes the lines that unfold below it, when they first do; empty: it has none.
        std::function<std::vector<Line>()> premises = {};
    };

    explicit WhyPanel(QWidget* parent = nullptr);

    void showAnswer(const QString& question, std::vector<Line> lines);
    /// Offers to try what the answer shown is about; until the next answer.
    void offerTrial();
    /// Says below the question whether the board shows another moment than the answer speaks of.
    void setElsewhen(bool elsewhen);
    /// One more line below the others.
    void addLine(Line line);
    /// Back to how to ask.
    void clear();

signals:
    /// The row of this line was chosen.
    void lineChosen(const clew::WhyPanel::Line& line);
    /// The user wants to see its moment: a click, or Enter.
    void sought(quint64 position);
    /// What was offered is wanted.
    void trialWanted();

private:
    void appendItem(Line line, QTreeWidgetItem* parent);
    void unfold(QTreeWidgetItem* item);
    void choose(QTreeWidgetItem* item);
    [[nodiscard]] const Line& lineOf(const QTreeWidgetItem& item) const;

    QLabel* m_question;
    QLabel* m_elsewhen;
    QTreeWidget* m_tree;
    QPushButton* m_try;
    std::vector<Line> m_lines; ///< items have their numbers
};

} // namespace clew
