// A strategy explained to a learner: its idea, its program, what it costs and where it comes from.
// In the program the line that the search has just carried out is marked.
//
// One text, so that it can be selected, copied and walked through with the keys as a whole.

#pragma once

#include <QTextEdit>
#include <optional>

#include "core/puzzle/puzzle.h"

class QTextBlock;

namespace clew {

class CodePanel : public QTextEdit
{
    Q_OBJECT

public:
    explicit CodePanel(QWidget* parent = nullptr);

    /// The strategy described, which must outlive the panel; no line is marked then.
    void setStrategy(const StrategyInfo& strategy);
    /// There is nothing to be said but this.
    void setNotice(const QString& notice);
    /// Whether a search of it is shown; otherwise it is said how to come to one.
    void setWatching(bool watching);
    /// Marks this line of the program, from 0. Where the last one was in view, this one is brought
    /// into view, too: who reads on elsewhere stays there.
    void setLine(std::optional<std::size_t> line);
    [[nodiscard]] std::optional<std::size_t> line() const { return m_line; }
    /// Where a line of the program stands in the viewport, all its rows, across the whole width.
    [[nodiscard]] QRect lineRect(std::size_t line) const;

signals:
    /// A click on a line that steps of the search stand on, or Enter there; with Shift backwards.
    void lineChosen(std::size_t line, bool backwards);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void describe();
    void addProgram(QTextCursor& cursor);
    [[nodiscard]] QTextBlock blockOf(std::size_t line) const;
    /// The line at a place of the viewport, if steps stand on it.
    [[nodiscard]] std::optional<std::size_t> stepLineAt(QPoint position) const;
    [[nodiscard]] bool hasSteps(std::size_t line) const;
    [[nodiscard]] bool isInView(std::size_t line) const;
    void bringIntoView(std::size_t line);

    const StrategyInfo* m_strategy = nullptr;
    bool m_watching = false;
    std::optional<std::size_t> m_line;
    int m_firstBlock = 0; ///< of the program, in the document
    QPoint m_pressedAt;   ///< in the viewport
};

} // namespace clew
