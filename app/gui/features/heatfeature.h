// Heat maps over the board of the run that is shown.

#pragma once

#include <QObject>

namespace clew {

class HeatPanel;
class MainWindow;

class HeatFeature : public QObject
{
    Q_OBJECT

public:
    /// Belongs to the window.
    explicit HeatFeature(MainWindow& window);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showRun();
    void showView();
    void tint();

    MainWindow& m_window;
    HeatPanel* m_panel;
};

} // namespace clew
