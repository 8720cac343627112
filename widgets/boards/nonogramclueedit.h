// Where a nonogram's clue is typed: over the clue, until Return, Tab or Esc.

#pragma once

#include <QKeyEvent>
#include <QLineEdit>

namespace clew::nonogram {

class ClueEdit : public QLineEdit
{
    Q_OBJECT

public:
    using QLineEdit::QLineEdit;

signals:
    void finished();
    void abandoned();
    void passedOn(int step); ///< to the next clue (1) or the one before (-1)

protected:
    // Here, because Tab never comes to keyPressEvent().
    bool event(QEvent* event) override
    {
        if (event->type() != QEvent::KeyPress)
            return QLineEdit::event(event);
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Escape:
            emit abandoned();
            return true;
        case Qt::Key_Return: // not the board's as well
        case Qt::Key_Enter:
            emit finished();
            return true;
        case Qt::Key_Tab:
            emit passedOn(1);
            return true;
        case Qt::Key_Backtab:
            emit passedOn(-1);
            return true;
        default:
            return QLineEdit::event(event);
        }
    }
};

} // namespace clew::nonogram
