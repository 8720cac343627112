// The solutions as numbered thumbnails, or as lines of text where a solution is one.
//
// The gallery is virtual: it paints what is in view and remembers a few hundred thumbnails or
// lines, so a million solutions scroll like ten.

#pragma once

#include <QAbstractScrollArea>
#include <QCache>
#include <QPixmap>
#include <QString>
#include <algorithm>
#include <memory>
#include <optional>

#include "core/puzzle/puzzle.h"
#include "core/session/solutionlist.h"
#include "core/trace/cursor.h"

namespace clew {

class SolutionsGallery : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit SolutionsGallery(QWidget* parent = nullptr);

    /// Shows the solutions of this trace; null: none.
    void setTrace(const Puzzle* puzzle, ProblemPtr problem, std::shared_ptr<const Trace> trace);
    /// Each is listed as a line of text (Board::solvesInText()), from the next trace on.
    void setInText(bool inText) { m_inText = inText; }
    /// Asks the trace for new solutions.
    void refresh();
    /// Which of the solutions are shown.
    [[nodiscard]] SolutionList& list() { return m_list; }
    [[nodiscard]] const SolutionList& list() const { return m_list; }
    /// Number of solutions found so far that may be shown, listed or not.
    [[nodiscard]] quint64 known() const { return std::min<quint64>(found(), m_list.limit()); }
    /// Number of all solutions found so far.
    [[nodiscard]] quint64 found() const { return m_trace ? m_trace->solutionCount() : 0; }
    /// Number of thumbnails or lines.
    [[nodiscard]] quint64 count() const { return m_count; }
    /// The number of a solution, from 0, as everywhere here but in `row`.
    [[nodiscard]] std::optional<quint64> current() const { return m_current; }
    /// Marks a solution and scrolls to it, without a signal.
    void setCurrent(std::optional<quint64> index);
    /// The one marked to be compared with (Ctrl+click).
    [[nodiscard]] std::optional<quint64> compared() const { return m_compared; }
    void setCompared(std::optional<quint64> index);
    [[nodiscard]] Solution solution(quint64 index) const;
    /// Asks for a solution to be compared with the one marked, if there is one.
    void compareWithMarked(quint64 index);
    /// The places in which a solution differs from another: its own values there, and the other's.
    struct Difference
    {
        std::vector<Place> own;
        std::vector<Place> others;
    };
    [[nodiscard]] Difference difference(quint64 index, quint64 other) const;
    /// What is written in a line; empty where there are thumbnails.
    [[nodiscard]] QString line(quint64 index) const;
    /// Where a thumbnail or line is now, in the viewport's pixels.
    [[nodiscard]] QRect cellRect(quint64 row) const;

signals:
    void chosen(quint64 index);
    /// Two solutions are to be compared.
    void comparisonWanted(quint64 index, quint64 other);
    /// A double click or Return.
    void opened(quint64 index);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int columns() const;
    [[nodiscard]] int cellWidth() const;
    [[nodiscard]] int cellHeight() const;
    void layOut();
    [[nodiscard]] std::optional<quint64> rowAt(QPointF pixel) const;
    void choose(qint64 row);
    void scrollTo(quint64 row);
    struct Shown
    {
        QPixmap thumbnail;
        QString line;
    };
    void paintCell(QPainter& painter, quint64 row, const Shown* shown) const;
    void paintLine(QPainter& painter, QRect cell, const QString& number, const QString& text) const;
    [[nodiscard]] QString numberText(quint64 row) const;
    [[nodiscard]] const Shown* shownOf(quint64 index, bool make);

    const Puzzle* m_puzzle = nullptr;
    ProblemPtr m_problem;
    std::shared_ptr<const Trace> m_trace;
    mutable std::optional<Cursor> m_cursor;
    SolutionList m_list;
    quint64 m_count = 0;
    std::optional<quint64> m_current;
    std::optional<quint64> m_compared;
    bool m_inText = false;
    QCache<quint64, Shown> m_shown{400};
};

} // namespace clew
