// An answer to "why?" or "why not?": a question above, sentences below, each with its moment in the
// search.

#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "core/text/sentence.h"

class QLabel;
class QListWidget;

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
    };

    explicit WhyPanel(QWidget* parent = nullptr);

    void showAnswer(const QString& question, std::vector<Line> lines);
    /// Back to how to ask.
    void clear();

signals:
    /// The row of this line was chosen.
    void lineChosen(const clew::WhyPanel::Line& line);
    /// The user wants to see its moment: a click, or Enter.
    void sought(quint64 position);

private:
    QLabel* m_question;
    QListWidget* m_list;
    std::vector<Line> m_lines;
};

} // namespace clew
