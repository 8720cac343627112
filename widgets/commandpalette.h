// Finds any action by its name: type a few letters, press Enter. The caller triggers it,
// once the palette is closed.

#pragma once

#include <QDialog>
#include <QList>
#include <QPointer>

class QAction;
class QLineEdit;
class QListWidget;

namespace clew {

class CommandPalette : public QDialog
{
    Q_OBJECT

public:
    /// A property of actions: an English name by which they are found as well.
    static constexpr const char* kEnglish = "english";

    /// Offers those of the actions that are enabled.
    explicit CommandPalette(const QList<QAction*>& actions, QWidget* parent = nullptr);

    /// The action that was chosen; null if none was, or if it is gone.
    [[nodiscard]] QAction* chosen() const { return m_chosen; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter(const QString& text);
    void choose();

    QList<QAction*> m_actions;
    QPointer<QAction> m_chosen;
    QLineEdit* m_input;
    QListWidget* m_list;
};

/// The text of an action without mnemonic and dots.
QString plainText(const QAction& action);

} // namespace clew
