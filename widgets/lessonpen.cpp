#include "widgets/lessonpen.h"

#include <QMouseEvent>
#include <QPainter>

#include "widgets/theme.h"

namespace clew {

LessonPen::LessonPen(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setOn(false);
}

void LessonPen::setOn(bool on)
{
    m_isOn = on;
    m_dot.reset();
    setAttribute(Qt::WA_TransparentForMouseEvents, !on);
    setCursor(on ? Qt::BlankCursor : Qt::ArrowCursor);
    setVisible(on || !m_strokes.empty());
    raise();
    update();
}

void LessonPen::clear()
{
    m_strokes.clear();
    setVisible(m_isOn);
    update();
}

void LessonPen::mousePressEvent(QMouseEvent* event)
{
    m_strokes.push_back(QPolygonF{event->position()});
    m_dot = event->position();
    update();
}

void LessonPen::mouseMoveEvent(QMouseEvent* event)
{
    m_dot = event->position();
    if (event->buttons() != Qt::NoButton && !m_strokes.empty())
        m_strokes.back().append(event->position());
    update();
}

void LessonPen::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ink = theme::colour(Ink::Conflict);
    painter.setPen(QPen(ink, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (const QPolygonF& stroke : m_strokes)
        painter.drawPolyline(stroke);
    if (!m_isOn || !m_dot)
        return;
    painter.setPen(Qt::NoPen);
    ink.setAlpha(70);
    painter.setBrush(ink);
    painter.drawEllipse(*m_dot, 12, 12);
    ink.setAlpha(255);
    painter.setBrush(ink);
    painter.drawEllipse(*m_dot, 5, 5);
}

} // namespace clew
