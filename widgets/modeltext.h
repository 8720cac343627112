// One text of a ModelEditor: QScintilla with our colours, our keys and our marks.

#pragma once

#include <Qsci/qsciscintilla.h>
#include <vector>

#include "core/puzzle/source.h"

namespace clew {

class ModelText : public QsciScintilla
{
    Q_OBJECT

public:
    explicit ModelText(QWidget* parent = nullptr);

    /// Puts the text there by changing as little as possible; it is no change to be reported.
    void show(const std::string& text);
    [[nodiscard]] std::string contents() const;
    /// Of this text alone. Lines that are not there count as the last.
    void setFaults(const std::vector<Error>& faults);
    /// Lines with a mark, from 0.
    [[nodiscard]] std::vector<int> faultLines() const;
    /// The colours of the theme in force.
    void applyTheme();

signals:
    /// By a person.
    void typed();
    /// What was typed has to be known now: a key of the window is pressed, such as undo, or the
    /// keyboard goes elsewhere.
    void paused();
    /// Escape.
    void left();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showWords();
    [[nodiscard]] std::pair<int, int> extent(const Error& fault) const;

    std::vector<Error> m_faults;
    bool m_isShowing = false;
};

} // namespace clew
