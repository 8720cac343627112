// Heat maps: where on the board a search tried, forced, took back, failed and spent its time.
//
// Counts over the whole run or over the part of it that is in view, a bounded time a frame and only
// while somebody looks; gives colours for the board, lists the hottest places.

#pragma once

#include <QTimer>
#include <QWidget>
#include <limits>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/puzzle/puzzle.h"
#include "core/trace/heat.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QTableWidget;

namespace clew {

/// The colours of a scale from the least to the most, painted with what they stand for.
class HeatLegend : public QWidget
{
    Q_OBJECT

public:
    /// A line has everything side by side; otherwise the scale's name stands above the colours and
    /// its counts below them.
    enum class Form : std::uint8_t { Block, Line };

    explicit HeatLegend(Form form = Form::Block, QWidget* parent = nullptr);
    /// Of the counts that are not 0.
    void setRange(quint32 least, quint32 most);
    /// What is counted, and how colours follow from that.
    void setName(const QString& name);
    [[nodiscard]] const QString& name() const { return m_name; }

    /// 0 … 1 for the least to the most, on a logarithmic scale: searches try some places a thousand
    /// times as often as others.
    static double part(quint32 count, quint32 least, quint32 most);
    /// The same lightness order in every theme, from the board's own colour on: readable without
    /// colours, too.
    static QColor colour(double part);

    QSize sizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] quint32 countAt(double part) const;
    [[nodiscard]] QRect barRect() const;
    void paintBar(QPainter& painter) const;
    void paintBlock(QPainter& painter) const;
    void paintLine(QPainter& painter) const;

    Form m_form;
    QString m_name;
    quint32 m_least = 0;
    quint32 m_most = 0;
};

class HeatPanel : public QWidget
{
    Q_OBJECT

public:
    enum class Range : std::uint8_t { WholeRun, InView };

    explicit HeatPanel(QWidget* parent = nullptr);

    /// Of which run; a null trace: none.
    void setRun(const Puzzle* puzzle, ProblemPtr problem, std::shared_ptr<const Trace> trace,
                CellMeaning meaning);
    /// What is in view of the run, in events.
    void setView(quint64 first, quint64 last);
    /// Counts no event from this one on, of this run and those that are set later.
    void setEnd(quint64 end);

    [[nodiscard]] HeatMeasure measure() const;
    void setRange(Range range);
    /// Of which events, from the first to before the last.
    [[nodiscard]] std::pair<quint64, quint64> counted() const;
    /// Whether there is a board that can show it.
    void setBoardHasCells(bool has);
    /// Whether the board is tinted; counting goes on while it is, or while this is seen.
    void setShownOnBoard(bool shown);
    [[nodiscard]] bool isShownOnBoard() const;

    /// How hot a place is, in the sense of the cells' meaning.
    [[nodiscard]] quint32 count(Place place) const;
    [[nodiscard]] quint32 most() const { return m_most; }
    [[nodiscard]] quint32 least() const { return m_least; } ///< that is not 0
    /// What the colours stand for.
    [[nodiscard]] QString scaleName() const;
    /// None where there is nothing to show.
    [[nodiscard]] std::optional<QColor> colour(Place place) const;
    /// The place and all its counts in words.
    [[nodiscard]] QString remark(Place place) const;
    /// Everything that there is to count has been counted and is shown.
    [[nodiscard]] bool isUpToDate() const;
    [[nodiscard]] const QTableWidget& table() const { return *m_table; }

signals:
    /// Other colours for the board.
    void coloursChanged();
    /// The user wants to see where this is.
    void placeChosen(clew::Place place);
    /// None is any more.
    void placeLeft();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void countAgain();
    [[nodiscard]] quint64 known() const;
    /// Where counting will have come to.
    [[nodiscard]] quint64 lastKnown() const;
    void watch();
    void frame();
    void showCounts();
    void fillTable();
    void say();
    [[nodiscard]] Range range() const;
    [[nodiscard]] quint32 valueOf(const Heat& heat) const;
    [[nodiscard]] bool isWatched() const;
    [[nodiscard]] Place placeOf(std::uint64_t cell) const;

    const Puzzle* m_puzzle = nullptr;
    ProblemPtr m_problem;
    std::shared_ptr<const Trace> m_trace;
    CellMeaning m_meaning = CellMeaning::OfVariable;
    std::optional<HeatCounter> m_counter; ///< none: nothing to count, or too many cells
    quint64 m_first = 0;
    quint64 m_last = 0;
    quint64 m_end = std::numeric_limits<quint64>::max();
    quint32 m_least = 0; ///< of the counts that are not 0
    quint32 m_most = 0;
    bool m_stale = false; ///< more has been counted than is shown

    QComboBox* m_measure;
    QComboBox* m_range;
    QCheckBox* m_onBoard;
    HeatLegend* m_legend;
    QTableWidget* m_table;
    QLabel* m_note;
    QTimer m_frame;
    QTimer m_showAgain;  ///< some times a second, not every frame
    QTimer m_countAgain; ///< when the view has come to rest
};

} // namespace clew
