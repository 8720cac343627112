// What is said of the board, below it: wrapped, in the room of a few lines, and scrolled where it
// is longer than that. Room that was taken once is kept until it is given back: the board does not
// move up and down with each sentence.

#pragma once

#include <QScrollArea>

class QLabel;

namespace clew {

class ReasonView : public QScrollArea
{
    Q_OBJECT

public:
    explicit ReasonView(QWidget* parent = nullptr);

    void say(const QString& text);
    [[nodiscard]] QString text() const;
    /// Has the name "reason", for who looks for it.
    [[nodiscard]] QLabel& label() { return *m_label; }
    /// How many lines are kept for it: on a small screen the board needs the others.
    void setLeastLines(int lines);
    /// That the text does not need.
    void giveRoomBack();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] int heightOf(int lines) const;
    void takeRoom();

    QLabel* m_label;
    int m_leastLines;
};

} // namespace clew
