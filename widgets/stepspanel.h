// The search in steps: a list of its deductions around the playhead, each with its technique, what
// it settles or strikes, and its points.
//
// Traces may have 10^9 events: only a stretch around the playhead is listed, and another one when
// that leaves it. Rows are put into words when they are painted.

#pragma once

#include <QAbstractListModel>
#include <QWidget>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "core/study/deductions.h"

class QLabel;
class QListView;

namespace clew {

class StepsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { NameRole = Qt::UserRole, PlacesRole, PointsRole, ColourRole };

    using QAbstractListModel::QAbstractListModel;

    /// Null: no steps.
    void setTrace(std::shared_ptr<const Trace> trace, std::optional<Deductions> deductions);
    /// Where the playhead is, and the first event that may not be shown.
    void setMoment(quint64 position, quint64 shownEnd);
    /// Lists what has become known behind the last row.
    void refresh();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] const Deduction& step(int row) const
    {
        return m_rows[static_cast<std::size_t>(row)];
    }
    /// The step that led to the playhead, or that it is within; -1 at the start.
    [[nodiscard]] int currentRow() const;

private:
    void lookAround();
    void extend(std::vector<Deduction>& rows, std::uint64_t from) const;
    [[nodiscard]] bool areOne(const Deduction& before, const Deduction& after) const;
    [[nodiscard]] QString nameOf(const Deduction& deduction) const;
    [[nodiscard]] QString placesOf(const Deduction& deduction) const;

    std::shared_ptr<const Trace> m_trace;
    std::optional<Deductions> m_deductions;
    mutable std::optional<Cursor> m_cursor;           ///< on the trace, for the kinds of steps
    mutable std::map<std::uint64_t, QString> m_kinds; ///< of whole steps, by their first events
    std::vector<Deduction> m_rows;
    quint64 m_position = 0;
    quint64 m_shownEnd = kUnlimited;
};

class StepsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit StepsPanel(QWidget* parent = nullptr);

    [[nodiscard]] StepsModel& model() { return *m_model; }
    void setTrace(std::shared_ptr<const Trace> trace, std::optional<Deductions> deductions);
    void setMoment(quint64 position, quint64 shownEnd);
    /// The search has gone on.
    void refresh();

signals:
    /// The user wants to see a step done.
    void sought(quint64 position);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void showCurrent();
    void seek(const QModelIndex& index);

    StepsModel* m_model;
    QListView* m_list;
    QLabel* m_empty;
    quint64 m_position = 0;
    quint64 m_shownEnd = kUnlimited;
};

} // namespace clew
