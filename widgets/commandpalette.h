// Finds any action by its name: type a few letters, press Enter.

#pragma once

#include <QDialog>
#include <QList>

class QAction;
class QLineEdit;
class QListWidget;

namespace clew {

class CommandPalette : public QDialog
{
    Q_OBJECT

public:
    /// Offers those of the actions that are enabled.
    explicit CommandPalette(const QList<QAction*>& actions, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter(const QString& text);
    void trigger();

    QList<QAction*> m_actions;
    QLineEdit* m_input;
    QListWidget* m_list;
};

/// The text of an action without mnemonic and dots.
QString plainText(const QAction& action);

} // namespace clew
