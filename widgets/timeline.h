// The whole search as a picture one can drag in: depth over time, contradictions, solutions.
//
// The trace is summed up into a fixed number of bars whose width doubles as it grows, a bounded number of
// events a frame, so ten events and 10^8 cost the same to paint.

#pragma once

#include <QTimer>
#include <QWidget>
#include <array>
#include <memory>

#include "core/trace/livepath.h"
#include "core/trace/trace.h"

namespace clew {

class Timeline : public QWidget
{
    Q_OBJECT

public:
    explicit Timeline(QWidget* parent = nullptr);

    /// Null: an empty timeline.
    void setTrace(std::shared_ptr<const Trace> trace);
    void setPosition(quint64 position);
    [[nodiscard]] quint64 position() const { return m_position; }
    [[nodiscard]] quint64 length() const { return m_trace ? m_trace->size() : 0; }

    QSize sizeHint() const override { return {400, 44}; }
    QSize minimumSizeHint() const override { return {120, 36}; }

signals:
    /// The user wants the playhead here.
    void sought(quint64 position);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    struct Bar
    {
        std::uint32_t maxDepth = 0;
        std::uint32_t conflicts = 0;
        std::uint32_t solutions = 0;
    };
    static constexpr std::size_t kBars = 2048;

    void readMore();
    void read(Event event);
    void halve();
    void seekTo(double x);
    [[nodiscard]] double xOf(quint64 event) const;

    std::shared_ptr<const Trace> m_trace;
    LivePath m_livePath;
    NodeId m_nodeCount = 1;
    std::array<Bar, kBars> m_bars{};
    quint64 m_barWidth = 1; ///< events a bar
    quint64 m_read = 0;
    std::uint32_t m_maxDepth = 1;
    quint64 m_position = 0;
    QTimer m_frame;
};

} // namespace clew
