// A box that chooses by what is meant for it. The keys to the start and to the end are the
// search's: where these do nothing, since the search is there or none was begun, they would choose
// the first or the last entry in the box that had the keys last. The wheel scrolls what the box
// stands in.

#pragma once

#include <QComboBox>
#include <QKeyEvent>
#include <QWheelEvent>
#include <utility>

namespace clew {

class ChoiceBox : public QComboBox
{
public:
    using QComboBox::QComboBox;

    /// Calls this when an entry is picked from the list: who does that is done with the box, and
    /// who walks through it by the arrows is not.
    template<typename Function>
    void whenPicked(QObject* context, Function function)
    {
        connect(this, &QComboBox::activated, context, [this, function = std::move(function)] {
            if (std::exchange(m_wasOpen, false))
                function();
        });
    }

    void showPopup() override
    {
        m_wasOpen = true;
        QComboBox::showPopup();
    }

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        m_wasOpen = false; // it is closed again, with nothing picked
        if (event->key() == Qt::Key_Home || event->key() == Qt::Key_End)
            event->ignore();
        else
            QComboBox::keyPressEvent(event);
    }
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }

private:
    bool m_wasOpen = false;
};

} // namespace clew
