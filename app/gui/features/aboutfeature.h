// What the strategy does, told beside the board: its program, with the line of the last step
// marked.

#pragma once

#include <QObject>
#include <optional>

namespace clew {

class CodePanel;
class MainWindow;

class AboutFeature : public QObject
{
    Q_OBJECT

public:
    /// Belongs to the window.
    explicit AboutFeature(MainWindow& window);

private:
    void showMoment();
    void goTo(std::size_t line, bool backwards);
    void say(const QString& text);

    MainWindow& m_window;
    CodePanel* m_panel;
    std::optional<quint64> m_saidAt; ///< where the playhead was when something was said
};

} // namespace clew
