// What the strategy does, beside the board: its program, with the line of the last step marked; how
// its work grows, in a window of its own.

#pragma once

#include <QObject>
#include <optional>

class QPushButton;
class QWidget;

namespace clew {

class CodePanel;
class Shell;
class Workbench;

class AboutFeature : public QObject
{
    Q_OBJECT

public:
    /// Belongs to the window.
    AboutFeature(Workbench& workbench, Shell& shell);

private:
    void showMoment();
    void goTo(std::size_t line, bool backwards);
    void say(const QString& text);

    Workbench& m_workbench;
    Shell& m_shell;
    QWidget* m_whole; ///< the panel, and what follows from it
    CodePanel* m_panel;
    QPushButton* m_growth;
    std::optional<quint64> m_saidAt; ///< where the playhead was when something was said
};

} // namespace clew
