// The solutions found so far: numbered thumbnails, stepped through one by one.
//
// The gallery is virtual: it paints what is in view and remembers a few hundred thumbnails, so a million
// solutions scroll like ten.

#pragma once

#include <QAbstractScrollArea>
#include <QCache>
#include <QPixmap>
#include <QWidget>
#include <memory>
#include <optional>

#include "core/registry/puzzle.h"
#include "core/trace/cursor.h"

class QLabel;
class QToolButton;

namespace clew {

class SolutionsGallery : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit SolutionsGallery(QWidget* parent = nullptr);

    /// Shows the solutions of this trace; null: none.
    void setTrace(const Puzzle* puzzle, ProblemPtr problem, std::shared_ptr<const Trace> trace);
    /// Asks the trace for new solutions.
    void refresh();
    [[nodiscard]] quint64 count() const { return m_count; }
    [[nodiscard]] std::optional<quint64> current() const { return m_current; }
    /// Marks a solution and scrolls to it, without telling anybody.
    void setCurrent(std::optional<quint64> index);
    [[nodiscard]] Solution solution(quint64 index) const;
    /// Where a thumbnail is now, in the viewport's pixels.
    [[nodiscard]] QRect cellRect(quint64 index) const;

signals:
    void chosen(quint64 index);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int columns() const;
    void layOut();
    void choose(qint64 index);
    [[nodiscard]] const QPixmap& thumbnailOf(quint64 index);

    const Puzzle* m_puzzle = nullptr;
    ProblemPtr m_problem;
    std::shared_ptr<const Trace> m_trace;
    mutable std::optional<Cursor> m_cursor;
    quint64 m_count = 0;
    std::optional<quint64> m_current;
    QCache<quint64, QPixmap> m_thumbnails{400};
};

class SolutionsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SolutionsPanel(QWidget* parent = nullptr);

    [[nodiscard]] SolutionsGallery& gallery() { return *m_gallery; }
    void setTrace(const Puzzle* puzzle, ProblemPtr problem, std::shared_ptr<const Trace> trace);
    /// Takes in new solutions. `complete`: there will be no more of them.
    void refresh(bool complete);
    /// The solution the playhead has passed last.
    void setCurrent(std::optional<quint64> index);

signals:
    void chosen(quint64 index);
    void previousWanted();
    void nextWanted();

private:
    void updateHeading();

    QLabel* m_heading;
    QToolButton* m_previous;
    QToolButton* m_next;
    QLabel* m_empty;
    SolutionsGallery* m_gallery;
    bool m_complete = false;
};

} // namespace clew
