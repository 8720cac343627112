// The pen of whoever presents a lesson.

#pragma once

#include <QPolygonF>
#include <QWidget>
#include <optional>
#include <vector>

namespace clew {

/// Over a page: a dot that follows the mouse, and strokes that go with the page.
class LessonPen : public QWidget
{
    Q_OBJECT

public:
    explicit LessonPen(QWidget* parent);

    void setOn(bool on);
    [[nodiscard]] bool isOn() const { return m_isOn; }
    void clear();
    [[nodiscard]] const std::vector<QPolygonF>& strokes() const { return m_strokes; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    bool m_isOn = false;
    std::optional<QPointF> m_dot;
    std::vector<QPolygonF> m_strokes;
};

} // namespace clew
