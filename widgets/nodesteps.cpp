#include "widgets/nodesteps.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr int kBlock = 10; ///< pixels
constexpr int kGap = 2;
constexpr int kRows = 2;
constexpr std::size_t kMostSteps = 2'000; ///< of a node that are looked at
constexpr std::uint64_t kMostEvents = 1U << 16U;

bool isReasoning(const Deduction& step)
{
    return step.event.kind() == EventKind::Assign || step.event.kind() == EventKind::Remove;
}

} // namespace

NodeSteps::NodeSteps(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Steps at this node"));
    setFixedHeight(kRows * (kBlock + kGap) + kGap);
    hide();
}

void NodeSteps::setTrace(std::shared_ptr<const Trace> trace, std::optional<Deductions> deductions)
{
    m_trace = std::move(trace);
    m_deductions = std::move(deductions);
    m_node = kRoot;
    find();
}

void NodeSteps::setMoment(NodeId node, quint64 position, quint64 shownEnd)
{
    const bool isOther = node != m_node || shownEnd != m_shownEnd ||
                         (!m_isWhole && m_trace && m_trace->size() != m_known);
    m_node = node;
    m_position = position;
    m_shownEnd = shownEnd;
    if (isOther)
        find();
    update();
}

// Up to where it branches or ends; what follows after coming back is not looked for.
void NodeSteps::find()
{
    m_steps.clear();
    m_isWhole = false;
    m_known = m_trace ? m_trace->size() : 0;
    const quint64 end = std::min<quint64>(m_known, m_shownEnd);
    if (m_trace && m_deductions && m_node < m_trace->nodeCount()) {
        const quint64 first = m_node == kRoot ? 0 : m_trace->node(m_node).event + 1;
        for (quint64 at = first; at < std::min(end, first + kMostEvents);) {
            const auto step = m_deductions->next(*m_trace, at, end);
            if (!step || m_steps.size() >= kMostSteps)
                break;
            const EventKind kind = step->event.kind();
            m_isWhole = kind == EventKind::Decide || kind == EventKind::Visit;
            if (m_isWhole)
                break;
            m_steps.push_back(*step);
            at = step->end;
        }
    }
    setVisible(std::ranges::any_of(m_steps, isReasoning));
    update();
}

// The one that led to the playhead, or that it is within; none before all of them.
std::optional<std::size_t> NodeSteps::present() const
{
    const auto after = std::ranges::lower_bound(m_steps, m_position, {}, &Deduction::first);
    if (after == m_steps.begin())
        return std::nullopt;
    return static_cast<std::size_t>(after - m_steps.begin()) - 1;
}

// So many that the present one is seen, with what comes after it.
std::size_t NodeSteps::firstShown() const
{
    const auto room =
        static_cast<std::size_t>(std::max(1, (width() - kGap) / (kBlock + kGap))) * kRows;
    if (m_steps.size() <= room)
        return 0;
    const std::size_t here = present().value_or(0);
    return std::min(here > room / 2 ? here - room / 2 : 0, m_steps.size() - room);
}

QRect NodeSteps::blockOf(std::size_t step) const
{
    const std::size_t first = firstShown();
    if (step < first || step >= m_steps.size())
        return {};
    const int across = std::max(1, (width() - kGap) / (kBlock + kGap));
    const int index = static_cast<int>(step - first);
    if (index / across >= kRows)
        return {};
    return {kGap + index % across * (kBlock + kGap), kGap + index / across * (kBlock + kGap),
            kBlock, kBlock};
}

std::optional<std::size_t> NodeSteps::stepAt(QPoint pixel) const
{
    for (std::size_t step = firstShown(); step < m_steps.size(); ++step) {
        const QRect block = blockOf(step);
        if (block.isEmpty())
            break;
        if (block.adjusted(0, 0, kGap, kGap).contains(pixel))
            return step;
    }
    return std::nullopt;
}

void NodeSteps::paintEvent(QPaintEvent* /*event*/)
{
    if (!m_deductions)
        return;
    QPainter painter(this);
    const auto here = present();
    for (std::size_t step = firstShown(); step < m_steps.size(); ++step) {
        const QRect block = blockOf(step);
        if (block.isEmpty())
            break;
        QColor colour = theme::colour(*m_deductions, m_steps[step]);
        if (!here || step > *here) // still to come
            colour.setAlphaF(0.45F);
        painter.fillRect(block, colour);
        if (here == step) {
            painter.setPen(QPen(palette().color(QPalette::Text), 2));
            painter.drawRect(block.adjusted(0, 0, -1, -1));
        }
    }
}

void NodeSteps::mousePressEvent(QMouseEvent* event)
{
    if (const auto step = stepAt(event->position().toPoint()))
        emit sought(m_steps[*step].end);
}

bool NodeSteps::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !m_deductions)
        return QWidget::event(event);
    const auto* const help = static_cast<QHelpEvent*>(event);
    const auto step = stepAt(help->pos());
    QString text;
    if (step) {
        text = translated(m_deductions->title(*m_trace, m_steps[*step]));
        const Sentence summary = m_deductions->summary(*m_trace, m_steps[*step]);
        if (!summary.empty())
            text += QStringLiteral(": ") + translated(summary);
    }
    QToolTip::showText(help->globalPos(), text, this);
    return true;
}

} // namespace clew
