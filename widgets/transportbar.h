// Time: play, step both ways, solutions, the timeline and the speed.

#pragma once

#include <QWidget>

#include "core/session/player.h"

class QAction;
class QHBoxLayout;
class QLabel;
class QSlider;

namespace clew {

class Timeline;

class TransportBar : public QWidget
{
    Q_OBJECT

public:
    struct Actions
    {
        QAction* toStart;
        QAction* stepBack;
        QAction* play;
        QAction* stepForward;
        QAction* toEnd;
        QAction* previousSolution;
        QAction* nextSolution;
    };

    /// Buttons for the actions, which belong to the window and are in its menus too.
    TransportBar(const Actions& actions, Player& player, QWidget* parent = nullptr);

    [[nodiscard]] Timeline& timeline() { return *m_timeline; }
    [[nodiscard]] QSlider& speedSlider() { return *m_speed; }
    /// A button for one more action, beside the timeline.
    void addButton(QAction* action);
    /// Shows the player's present place.
    void refresh();

private:
    void showSpeed();

    Player& m_player;
    Timeline* m_timeline;
    QHBoxLayout* m_besideTimeline;
    QLabel* m_place;
    QSlider* m_speed;
    QLabel* m_speedLabel;
};

} // namespace clew
