// The steps taken at one node of a search tree, before it branched or ended: a row of blocks below
// the tree, in the colours of the timeline. Searches that only reason have no other tree.

#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "core/study/deductions.h"

namespace clew {

class NodeSteps : public QWidget
{
    Q_OBJECT

public:
    explicit NodeSteps(QWidget* parent = nullptr);

    /// Null: no steps.
    void setTrace(std::shared_ptr<const Trace> trace, std::optional<Deductions> deductions);
    /// The node that is looked at, where the playhead is, and the first event that may not be
    /// shown.
    void setMoment(NodeId node, quint64 position, quint64 shownEnd);

    [[nodiscard]] const std::vector<Deduction>& steps() const { return m_steps; }
    /// Of the steps, in pixels; empty where there is no room for it.
    [[nodiscard]] QRect blockOf(std::size_t step) const;

signals:
    /// The user wants to stand here: just after the step.
    void sought(quint64 position);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void find();
    [[nodiscard]] std::size_t firstShown() const;
    [[nodiscard]] std::optional<std::size_t> stepAt(QPoint pixel) const;
    [[nodiscard]] std::optional<std::size_t> present() const;

    std::shared_ptr<const Trace> m_trace;
    std::optional<Deductions> m_deductions;
    std::vector<Deduction> m_steps;
    NodeId m_node = kRoot;
    quint64 m_position = 0;
    quint64 m_shownEnd = kUnlimited;
    quint64 m_known = 0;    ///< events of the trace when the steps were found
    bool m_isWhole = false; ///< no further steps can come
};

} // namespace clew
