// The search tree with its buttons and figures, for a narrow column or, at the press of one of
// them, in a window of its own.

#pragma once

#include <QWidget>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace clew {

class NodeSteps;
class SearchTreeView;

class SearchTreePanel : public QWidget
{
    Q_OBJECT

public:
    explicit SearchTreePanel(QWidget* parent = nullptr);
    ~SearchTreePanel() override;

    [[nodiscard]] SearchTreeView& view() { return *m_view; }
    /// The steps at the current node, below the tree.
    [[nodiscard]] NodeSteps& steps() { return *m_steps; }
    /// Into a window of its own, or back into the panel.
    void setPoppedOut(bool out);
    [[nodiscard]] bool isPoppedOut() const { return m_window != nullptr; }

signals:
    /// The tree is in this window now, for which the keys of the application are to be set up.
    void poppedOut(QWidget* window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QToolButton* addButton(const QString& icon, const QString& tip);
    void describe();

    QWidget* m_content; ///< buttons, view and figures
    SearchTreeView* m_view;
    NodeSteps* m_steps;
    QLabel* m_figures;
    QWidget* m_away; ///< stands in for the content while that is in its own window
    QWidget* m_window = nullptr;
    QToolButton* m_icicle;
    QToolButton* m_hideFailed;
    QToolButton* m_alike;
    QToolButton* m_fit;
    QToolButton* m_popOut;
};

} // namespace clew
