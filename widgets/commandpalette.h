// Finds any action by its name: type a few letters, press Enter. The caller triggers it,
// once the palette is closed.

#pragma once

#include <QDialog>
#include <QList>
#include <QPointer>
#include <functional>

class QAction;
class QLineEdit;
class QListWidget;

namespace clew {

class CommandPalette : public QDialog
{
    Q_OBJECT

public:
    /// Properties of actions: an English name by which they are found as well, and further words
    /// that one may type for them.
    static constexpr const char* kEnglish = "english";
    static constexpr const char* kAlso = "also";

    /// Further actions that come from what is typed; they must outlive the palette.
    using Offers = std::function<QList<QAction*>(const QString& text)>;

    /// Offers those of the actions that are enabled.
    explicit CommandPalette(const QList<QAction*>& actions, QWidget* parent = nullptr,
                            Offers offers = {});

    /// The action that was chosen; null if none was, or if it is gone.
    [[nodiscard]] QAction* chosen() const { return m_chosen; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter(const QString& text);
    void choose();

    QList<QAction*> m_actions;
    Offers m_offers;
    QList<QAction*> m_offered; ///< what is listed, in that order
    QPointer<QAction> m_chosen;
    QLineEdit* m_input;
    QListWidget* m_list;
};

/// The text of an action without mnemonic and dots.
QString plainText(const QAction& action);

} // namespace clew
