// The whole search as a picture one can move in: depth and progress over time, contradictions,
// solutions, bookmarks, and where there is room for them the deductions as named blocks. What puts
// the givens on the board, which may be most of a short search, takes little room in it. Where a
// deduction is less than a pixel, each pixel has the colour of what takes most of it, or of its
// first events where there are many. What one looks at closely of a search is still in view when
// one comes back to it.
//
// An overview of the whole trace and, when a part is looked at more closely, the true detail of
// that part are read a bounded number of events a frame; until the detail is there the overview
// stands in for it.

#pragma once

#include <QElapsedTimer>
#include <QRgb>
#include <QTimer>
#include <QWidget>
#include <algorithm>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include "core/session/bookmarks.h"
#include "core/study/deductions.h"
#include "core/study/progress.h"
#include "core/trace/profile.h"

namespace clew {

class Timeline : public QWidget
{
    Q_OBJECT

public:
    /// Events from `first` to before `last`, not necessarily whole ones.
    struct Span
    {
        double first;
        double last;
        [[nodiscard]] double length() const { return last - first; }
    };

    explicit Timeline(QWidget* parent = nullptr);

    /// Null: an empty timeline.
    /// `deductions` knows what its steps are; without it only depth is shown.
    void setTrace(std::shared_ptr<const Trace> trace,
                  std::optional<Deductions> deductions = std::nullopt);
    /// Brings the playhead into view when it moves out of it.
    void setPosition(quint64 position);
    [[nodiscard]] quint64 position() const { return m_position; }
    /// Shows no event from this one on, of this trace and those that are set later.
    void setEnd(quint64 end);
    /// Events known, as far as they are shown.
    [[nodiscard]] quint64 length() const
    {
        return m_trace ? std::min<quint64>(m_trace->size(), m_end) : 0;
    }

    [[nodiscard]] const Bookmarks& bookmarks() const { return m_bookmarks; }
    void setBookmarks(const Bookmarks& bookmarks);

    /// What is visible; the whole search unless zoomed or held.
    [[nodiscard]] Span span() const;
    [[nodiscard]] bool isZoomed() const { return m_span.has_value(); }
    /// Looks closer (factor above 1) or less close; the event stays where it is.
    void zoom(double event, double factor);
    /// Moves the span by a part of its length.
    void pan(double part);
    /// The whole search.
    void fit();
    /// While held the view stays as it is, however much the search adds.
    void setHeld(bool held);

    /// Where an event is drawn, and the other way round. Not all of the whole search is to scale.
    [[nodiscard]] double xOf(double event) const;
    [[nodiscard]] double eventAt(double x) const;
    /// Events between the ends that have their number on the axis: where not all is to scale, the
    /// ends alone would say that it is.
    [[nodiscard]] std::vector<quint64> axisEvents() const;
    /// Whether what is in view is shown in all its detail.
    [[nodiscard]] bool isDetailed() const;

    /// Whether what is in view has few enough events to be shown as deductions.
    [[nodiscard]] bool showsDeductions() const;
    /// Whether it has too many for that, but few enough to colour each pixel by what happens most.
    [[nodiscard]] bool showsBands() const;
    /// The deduction drawn at this place, if they are shown.
    [[nodiscard]] std::optional<Deduction> deductionAt(double x) const;
    /// How far the search has come there, as far as that has been looked up.
    [[nodiscard]] std::optional<Progress::Sample> progressAt(double event) const;

    QSize sizeHint() const override { return {400, 70}; }
    QSize minimumSizeHint() const override { return {120, 60}; }

signals:
    /// The user wants the playhead here.
    void sought(quint64 position);
    /// Another part is in view.
    void spanChanged();
    void bookmarkNameWanted(quint64 position);
    void bookmarkRemovalWanted(quint64 position);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// About a quarter of a millisecond's work; as many as there is time for.
    static constexpr quint64 kEventsAtOnce = 25'000;
    /// So few that are still to be read are not worth a word.
    static constexpr quint64 kHardlySeen = 100'000;
    static constexpr double kMarkHeight = 8; ///< the lane of solutions and bookmarks

    void readMore();
    void findOpening();
    /// Pixels that the opening has if it gets fewer than its share; 0: all is to scale.
    [[nodiscard]] double foldedOpening() const;
    /// Around there.
    [[nodiscard]] double eventsAPixel(double event) const;
    /// How many events there are to a pixel where the deductions are.
    [[nodiscard]] double density() const;
    void setSpan(std::optional<Span> span);
    void keepSpan();
    void chooseDetail();
    void seekTo(double x);
    [[nodiscard]] std::optional<quint64> bookmarkAt(double x) const;
    [[nodiscard]] QRectF ground() const;
    /// The lanes of the ground from the top: marks, deductions, the graph with contradictions at
    /// its foot, the axis.
    [[nodiscard]] QRectF blockLane() const;
    [[nodiscard]] QRectF graph() const;
    [[nodiscard]] const Progress* progress() const;
    [[nodiscard]] QString tipAt(double x) const;
    void paintBlocks(QPainter& painter) const;
    void paintBands(QPainter& painter) const;
    [[nodiscard]] const std::vector<QRgb>& bands() const;
    void paintProgress(QPainter& painter) const;
    void paintUnread(QPainter& painter) const;
    void paintAxis(QPainter& painter) const;
    void paintAxisEvents(QPainter& painter, const QRectF& lane) const;
    void paintBars(QPainter& painter, const Profile& profile, double from, double to) const;
    void paintMarks(QPainter& painter) const;
    void paintPlayhead(QPainter& painter) const;

    std::shared_ptr<const Trace> m_trace;
    std::optional<Profile> m_whole;
    std::optional<Profile> m_detail;
    std::optional<Deductions> m_deductions;
    std::optional<Progress> m_progress;       ///< of the whole search
    std::optional<Progress> m_progressDetail; ///< of the part in view, beside m_detail
    std::optional<Span> m_span;               ///< none: the whole search
    bool m_held = false;
    quint64 m_opening = 0;   ///< behind the events that put the givens on the board ...
    bool m_isOpened = false; ///< ... of which there will be no more
    Bookmarks m_bookmarks;
    quint64 m_position = 0;
    quint64 m_end = std::numeric_limits<quint64>::max();
    /// What was looked at closely of other searches, as long as somebody has these.
    struct Left
    {
        std::weak_ptr<const Trace> trace;
        Span span;
        quint64 position;
    };
    std::vector<Left> m_left;
    /// The colours of the pixels, and what they are of.
    struct Bands
    {
        double first = 0;
        double last = 0;
        quint64 length = 0;
        qint64 palette = 0;
        std::vector<QRgb> colours = {};
    };
    mutable Bands m_bands;           ///< made when they are painted
    std::optional<double> m_panFrom; ///< x where the middle button was pressed last
    QTimer m_frame;
    QElapsedTimer m_sinceShown; ///< what was read last
    bool m_isStale = false;     ///< more was read than is painted
};

} // namespace clew
