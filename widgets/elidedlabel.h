// A line of text that is cut with an ellipsis where there is no room, instead of asking for more.

#pragma once

#include <QLabel>

namespace clew {

class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    using QLabel::QLabel;

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// As much of the text as these lines hold when it is wrapped at this width, in pixels.
QString elidedToLines(const QString& text, const QFontMetrics& metrics, int width, int lines);

} // namespace clew
