// An answer of a lesson to be pressed.

#pragma once

#include <QPushButton>
#include <optional>

class QLabel;
class QPainter;

namespace clew {

/// A button whose text may take several lines. Once its answer was given, it shows what became of
/// it: in the colours of the handout's answers, and by a sign for whoever does not see these.
class AnswerButton : public QPushButton
{
public:
    explicit AnswerButton(const QString& text);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

    void mark(bool isRight);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void paintMark(QPainter& painter) const;
    [[nodiscard]] QColor ink() const;
    void paintText();

    QLabel* m_text;
    std::optional<bool> m_isRight; ///< once it was given
};

} // namespace clew
