// Time: play, step both ways, solutions, the timeline and the speed.
//
// Where there is no room for all of it, what is used least goes into a menu at its end.

#pragma once

#include <QWidget>
#include <vector>

#include "core/session/player.h"

class QAction;
class QHBoxLayout;
class QLabel;
class QSlider;
class QToolButton;

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

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// What may be missing: the first to go comes first.
    struct Spare
    {
        QWidget* widget;
        QAction* action = nullptr; ///< to be found in the menu then
    };

    QToolButton* makeButton(QHBoxLayout& line, QAction* action, int iconSize);
    void fitRoom();
    [[nodiscard]] int widthOf(const QWidget* widget) const;
    void showSpeed();

    Player& m_player;
    Timeline* m_timeline;
    QHBoxLayout* m_besideTimeline;
    QToolButton* m_more; ///< opens the menu of what has no room
    std::vector<Spare> m_spares;
    std::vector<QWidget*> m_always;
    QLabel* m_place;
    QSlider* m_speed;
    QLabel* m_speedLabel;
};

} // namespace clew
