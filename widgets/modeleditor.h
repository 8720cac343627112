// A MiniZinc text and its data, to be written: coloured, what is wrong marked where it is.
//
// It keeps no undo of its own: every change is offered by edited(), once there is a pause, and who
// takes it has it undone. What is shown with show() is no change.

#pragma once

#include <QString>
#include <QTimer>
#include <QWidget>
#include <array>
#include <vector>

#include "core/puzzle/source.h"

class QLabel;
class QTabWidget;

namespace clew {

class ModelText;

class ModelEditor : public QWidget
{
    Q_OBJECT

public:
    explicit ModelEditor(QWidget* parent = nullptr);

    /// Shows these texts; what stays the same in them stays where it is, and the caret goes to what
    /// does not. Where only one of them is another it comes to the front.
    void show(const Source& source);
    [[nodiscard]] Source source() const;
    /// Marks the places and says what is wrong there; empty: nothing is.
    void setFaults(const std::vector<SourceFault>& faults);
    /// It is being found out what the text says.
    void setBusy(bool busy);
    /// Offers at once what was typed.
    void flush();
    /// The caret to the next place with a fault, from where it stands.
    void goToNextFault();
    /// Which of the two texts is in front.
    [[nodiscard]] bool isDataInFront() const;
    void setDataInFront(bool isInFront);

    [[nodiscard]] ModelText& text() const { return *m_texts[0]; }
    [[nodiscard]] ModelText& data() const { return *m_texts[1]; }
    [[nodiscard]] QSize sizeHint() const override { return {330, 400}; }
    /// What is said below the text.
    [[nodiscard]] QString status() const;

signals:
    void edited(const clew::Source& source);
    /// Escape: the keyboard is wanted elsewhere.
    void left();

protected:
    void changeEvent(QEvent* event) override;

private:
    void showStatus();
    void markTabs();

    std::array<ModelText*, 2> m_texts{};
    QTabWidget* m_tabs;
    QLabel* m_status;
    QTimer m_pause; ///< since the last key
    Source m_known; ///< shown or offered last
    std::vector<SourceFault> m_faults;
    bool m_isBusy = false;
};

} // namespace clew
