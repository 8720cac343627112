// Text that is cut with an ellipsis, or another in its place, where there is no room, instead of
// asking for more: in one line, or in some.

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

/// Of a long text and a short one, which is another way to say the same, what there is room for.
class EitherLabel : public QLabel
{
    Q_OBJECT

public:
    using QLabel::QLabel;

    void setTexts(const QString& text, const QString& brief);
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// What is shown.
    [[nodiscard]] QString shown() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_short;
};

/// Wrapped, in at most that many lines; what is cut off is in the tool tip.
class ElidedLines : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLines(int lines, QWidget* parent = nullptr);

    void setWhole(const QString& text);
    [[nodiscard]] const QString& whole() const { return m_whole; }
    void setLines(int lines);
    [[nodiscard]] int lines() const { return m_lines; }
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void elide();

    int m_lines;
    QString m_whole;
};

/// How high the text is when it is wrapped at this width; of a longer one these lines.
int heightInLines(const QString& text, const QFontMetrics& metrics, int width, int lines);

/// As much of the text as these lines hold when it is wrapped at this width, in pixels.
QString elidedToLines(const QString& text, const QFontMetrics& metrics, int width, int lines);

} // namespace clew
