// A field for the size of a board, which takes what is meant for it and no more. Keys that no
// number is written with are those of the board and the search, and undo is the board's unless a
// number is half typed. Whoever has used its arrows with the mouse, or leaves it with Esc, is done
// with it. The wheel scrolls what it stands in.

#pragma once

#include <QKeyEvent>
#include <QMouseEvent>
#include <QSpinBox>
#include <QWheelEvent>
#include <utility>

class QBoxLayout;

namespace clew {

class SizeBox : public QSpinBox
{
public:
    explicit SizeBox(QWidget* parent = nullptr) : QSpinBox(parent)
    {
        setFocusPolicy(Qt::StrongFocus);
        setKeyboardTracking(false);
    }

    void stepBy(int steps) override
    {
        m_isStepped = m_isPressed;
        QSpinBox::stepBy(steps);
    }

protected:
    bool event(QEvent* event) override
    {
        if (event->type() != QEvent::ShortcutOverride)
            return QSpinBox::event(event);
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (key.key() != Qt::Key_Escape && isOwn(key))
            return QSpinBox::event(event);
        event->setAccepted(key.key() == Qt::Key_Escape); // the others may be a shortcut's
        return true;
    }
    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->key() == Qt::Key_Escape) {
            setValue(value()); // what was typed is gone
            emit editingFinished();
        } else if (isOwn(*event)) {
            QSpinBox::keyPressEvent(event);
        } else {
            event->ignore();
        }
    }
    void mousePressEvent(QMouseEvent* event) override
    {
        m_isPressed = true;
        QSpinBox::mousePressEvent(event);
    }
    void mouseReleaseEvent(QMouseEvent* event) override
    {
        m_isPressed = false;
        QSpinBox::mouseReleaseEvent(event);
        if (std::exchange(m_isStepped, false))
            emit editingFinished();
    }
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }

private:
    [[nodiscard]] bool isOwn(const QKeyEvent& event) const
    {
        if (event.matches(QKeySequence::Undo) || event.matches(QKeySequence::Redo))
            return text() != textFromValue(value());
        const QString typed = event.text();
        return typed.isEmpty() || !typed.front().isPrint() || typed.front().isDigit();
    }

    bool m_isPressed = false; ///< by the mouse
    bool m_isStepped = false; ///< since then
};

/// The box of one side of a board, of 1 to `most` cells, behind its label in the row.
void addSide(QBoxLayout& row, SizeBox& box, const QString& name, const QString& label, int most);

} // namespace clew
