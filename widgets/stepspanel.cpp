#include "widgets/stepspanel.h"

#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>
#include <functional>
#include <string_view>
#include <utility>

#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

// A stretch of steps on each side of the playhead ...
constexpr std::size_t kAround = 200;
// ... remade when it comes this close to an end of it ...
constexpr std::size_t kLeastAround = 20;
// ... and shorter where the steps are long: about a millisecond's work.
constexpr quint64 kMostEventsAround = 100'000;
constexpr std::size_t kMostKinds = 1000; // remembered

constexpr int kChipWidth = 4;

Deduction both(const Deduction& before, const Deduction& after)
{
    return {before.first, after.end, after.event, after.isWhole};
}

/// A step in two lines: its name and points beside a bar of its colour, and its places.
class StepDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        item.text.clear();
        const QWidget* const widget = option.widget;
        widget->style()->drawControl(QStyle::CE_ItemViewItem, &item, painter, widget);
        const bool isCurrent = (option.state & QStyle::State_Selected) != 0;
        const QPalette::ColorRole role = isCurrent ? QPalette::HighlightedText : QPalette::Text;
        const QRect box = option.rect.adjusted(kSpace, kSpace / 2, -kSpace, -kSpace / 2);
        painter->save();
        painter->fillRect(box.left(), box.top(), kChipWidth, box.height(),
                          index.data(StepsModel::ColourRole).value<QColor>());
        const QRect words = box.adjusted(kChipWidth + kSpace, 0, 0, 0);
        const QRect upper(words.left(), words.top(), words.width(), words.height() / 2);
        const QRect lower(words.left(), upper.bottom() + 1, words.width(), words.height() / 2);
        const QString points = index.data(StepsModel::PointsRole).toString();
        painter->setPen(option.palette.color(role));
        painter->drawText(upper, Qt::AlignRight | Qt::AlignVCenter, points);
        const QFontMetrics metrics(option.font);
        const int room = upper.width() - metrics.horizontalAdvance(points) - kSpace;
        painter->drawText(
            upper, Qt::AlignLeft | Qt::AlignVCenter,
            metrics.elidedText(index.data(StepsModel::NameRole).toString(), Qt::ElideRight, room));
        painter->setPen(isCurrent ? option.palette.color(QPalette::HighlightedText)
                                  : theme::colour(Ink::Muted));
        painter->drawText(lower, Qt::AlignLeft | Qt::AlignVCenter,
                          metrics.elidedText(index.data(StepsModel::PlacesRole).toString(),
                                             Qt::ElideRight, lower.width()));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const override
    {
        return {100, 2 * QFontMetrics(option.font).lineSpacing() + kSpace};
    }
};

/// Says when a key, and nothing else, has led to another row. The present one stays in view
/// whatever room there is, which is known only after the list was first shown.
class StepsList : public QListView
{
public:
    explicit StepsList(std::function<void(const QModelIndex&)> chosen) : m_chosen(std::move(chosen))
    {
    }

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        const QModelIndex before = currentIndex();
        QListView::keyPressEvent(event);
        if (currentIndex().isValid() && currentIndex() != before)
            m_chosen(currentIndex());
    }

    void resizeEvent(QResizeEvent* event) override
    {
        QListView::resizeEvent(event);
        if (currentIndex().isValid())
            scrollTo(currentIndex());
    }

private:
    std::function<void(const QModelIndex&)> m_chosen;
};

} // namespace

// ---- StepsModel

void StepsModel::setTrace(std::shared_ptr<const Trace> trace, std::optional<Deductions> deductions)
{
    beginResetModel();
    m_trace = std::move(trace);
    m_deductions = std::move(deductions);
    m_cursor.reset();
    m_kinds.clear();
    m_rows.clear();
    m_position = 0;
    endResetModel();
}

void StepsModel::setMoment(quint64 position, quint64 shownEnd)
{
    const bool hidesMore = shownEnd < m_shownEnd;
    m_position = position;
    m_shownEnd = shownEnd;
    if (!m_trace || !m_deductions)
        return;
    if (hidesMore) {
        lookAround();
        return;
    }
    refresh();
    const auto row = static_cast<std::size_t>(currentRow() + 1); // how many are before
    const bool isBefore = !m_rows.empty() && position < m_rows.front().first;
    const bool isBehind = m_rows.empty() || position > m_rows.back().end;
    const bool isNearFront = row < kLeastAround && !m_rows.empty() && m_rows.front().first > 0;
    const bool isNearBack = m_rows.size() - row < kLeastAround && m_rows.size() > 2 * kAround;
    if (isBefore || isBehind || isNearFront || isNearBack)
        lookAround();
}

// What has been listed may have grown.
void StepsModel::refresh()
{
    if (!m_trace || !m_deductions || m_rows.size() > 2 * kAround)
        return;
    if (m_rows.empty()) {
        lookAround();
        return;
    }
    const Deduction listed = m_rows.back();
    std::vector<Deduction> more;
    if (listed.isWhole)
        more.push_back(listed);
    extend(more, listed.isWhole ? listed.end : listed.first);
    if (!more.empty()) {
        m_rows.back() = more.front();
        more.erase(more.begin());
    }
    if (m_rows.back() != listed) {
        const QModelIndex last = index(static_cast<int>(m_rows.size()) - 1);
        emit dataChanged(last, last);
    }
    if (more.empty())
        return;
    const int count = static_cast<int>(m_rows.size());
    beginInsertRows({}, count, count + static_cast<int>(more.size()) - 1);
    m_rows.insert(m_rows.end(), more.begin(), more.end());
    endInsertRows();
}

// Returns that follow each other are one row, which says where the last of them leads.
bool StepsModel::areOne(const Deduction& before, const Deduction& after) const
{
    const auto isReturn = [](const Deduction& deduction) {
        return deduction.event.kind() == EventKind::Visit;
    };
    const auto nameOfOne = [this](const Deduction& deduction) { // in a solve by hand also "redo"
        return std::string_view(m_deductions->name(*m_trace, deduction).text);
    };
    return isReturn(before) && isReturn(after) && nameOfOne(before) == nameOfOne(after);
}

// Appends those from an event on, as many as are listed behind the playhead.
void StepsModel::extend(std::vector<Deduction>& rows, std::uint64_t from) const
{
    const quint64 most = std::max<quint64>(m_position, from) + kMostEventsAround;
    for (std::size_t behind = 0; behind < kAround && from < most;) {
        const auto next = m_deductions->next(*m_trace, from, m_shownEnd);
        if (!next)
            break;
        if (!rows.empty() && areOne(rows.back(), *next))
            rows.back() = both(rows.back(), *next);
        else
            rows.push_back(*next);
        from = next->end;
        behind += from > m_position ? 1 : 0;
    }
}

void StepsModel::lookAround()
{
    std::vector<Deduction> rows;
    std::uint64_t at = std::min<quint64>(m_position, m_trace->size());
    const std::uint64_t least = at > kMostEventsAround ? at - kMostEventsAround : 0;
    while (rows.size() < kAround && at > least) {
        const Deduction before = *m_deductions->previous(*m_trace, at, m_shownEnd);
        if (!rows.empty() && areOne(before, rows.back()))
            rows.back() = both(before, rows.back());
        else
            rows.push_back(before);
        at = before.first;
    }
    std::ranges::reverse(rows);
    extend(rows, rows.empty() ? 0 : rows.back().end);
    if (rows == m_rows)
        return;
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int StepsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int StepsModel::currentRow() const
{
    const auto behind = std::ranges::lower_bound(m_rows, m_position, {}, &Deduction::first);
    return static_cast<int>(behind - m_rows.begin()) - 1;
}

// The kinds of a step follow from what was on the board: found once, when they are looked at.
QString StepsModel::nameOf(const Deduction& deduction) const
{
    const QString title = translated(m_deductions->title(*m_trace, deduction));
    const auto known = m_kinds.find(deduction.first);
    QString kind;
    if (known != m_kinds.end()) {
        kind = known->second;
    } else {
        if (!m_cursor)
            m_cursor.emplace(m_trace, m_deductions->puzzle().dimensions(*m_deductions->problem()));
        kind = translated(m_deductions->kind(*m_cursor, deduction));
        if (m_kinds.size() >= kMostKinds)
            m_kinds.clear();
        if (deduction.isWhole)
            m_kinds.emplace(deduction.first, kind);
    }
    return kind.isEmpty() ? title : tr("%1 · %2", "a step, and its kinds").arg(title, kind);
}

// A return settles nothing: where it leads is shown.
QString StepsModel::placesOf(const Deduction& deduction) const
{
    if (deduction.event.kind() != EventKind::Visit)
        return translated(m_deductions->summary(*m_trace, deduction));
    const NodeId node = deduction.event.node();
    if (node == kRoot)
        return tr("to before the first choice");
    const Event chosen = m_trace->event(m_trace->node(node).event);
    return tr("to %1", "what was chosen there")
        .arg(translated(m_deductions->puzzle().eventName(*m_deductions->problem(), chosen)));
}

QVariant StepsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_deductions)
        return {};
    const Deduction& deduction = step(index.row());
    switch (role) {
    case Qt::DisplayRole: {
        const QString name = nameOf(deduction);
        const QString where = placesOf(deduction);
        return where.isEmpty() ? name
                               : tr("%1: %2", "a technique, and what it settles").arg(name, where);
    }
    case Qt::ToolTipRole:
        return tr("Events %1 to %2. Click to go there.")
            .arg(grouped(deduction.first + 1), grouped(deduction.end));
    case NameRole:
        return nameOf(deduction);
    case PlacesRole:
        return placesOf(deduction);
    case PointsRole: {
        const std::uint64_t points = m_deductions->points(deduction);
        return points == 0 ? QString() : grouped(points);
    }
    case ColourRole:
        return theme::colour(*m_deductions, deduction);
    default:
        return {};
    }
}

// ---- StepsPanel

StepsPanel::StepsPanel(QWidget* parent)
    : QWidget(parent), m_model(new StepsModel(this)),
      m_list(new StepsList([this](const QModelIndex& index) { seek(index); })),
      m_empty(new QLabel(tr("The steps of the search appear here, each with its technique: what is "
                            "found with one reason is one step. Press “.” to take the first.")))
{
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, kSpace / 2, 0, 0);
    m_empty->setWordWrap(true);
    m_empty->setProperty("role", "faint");
    m_empty->setAlignment(Qt::AlignTop);
    m_empty->setContentsMargins(kSpace, kSpace / 2, kSpace, 0);
    m_list->setObjectName(QStringLiteral("steps"));
    m_list->setAccessibleName(tr("Steps"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new StepDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    layout->addWidget(m_empty);
    layout->addWidget(m_list, 1);
    setFocusProxy(m_list);
    connect(m_list, &QListView::clicked, this, &StepsPanel::seek);
    connect(m_list, &QListView::activated, this, &StepsPanel::seek);
    showCurrent();
}

void StepsPanel::seek(const QModelIndex& index)
{
    emit sought(m_model->step(index.row()).end);
}

void StepsPanel::setTrace(std::shared_ptr<const Trace> trace, std::optional<Deductions> deductions)
{
    m_position = 0;
    m_model->setTrace(std::move(trace), std::move(deductions));
    showCurrent();
}

void StepsPanel::setMoment(quint64 position, quint64 shownEnd)
{
    m_position = position;
    m_shownEnd = shownEnd;
    if (!isVisible())
        return;
    m_model->setMoment(position, shownEnd);
    showCurrent();
}

void StepsPanel::refresh()
{
    if (!isVisible())
        return;
    m_model->refresh();
    showCurrent();
}

void StepsPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    setMoment(m_position, m_shownEnd);
}

void StepsPanel::showCurrent()
{
    m_empty->setVisible(m_model->rowCount() == 0);
    m_list->setVisible(m_model->rowCount() > 0);
    const int row = m_model->currentRow();
    const QSignalBlocker blocker(m_list->selectionModel());
    if (row < 0) { // before the first step
        m_list->selectionModel()->clear();
        m_list->scrollToTop();
    } else {
        m_list->setCurrentIndex(m_model->index(row));
        m_list->scrollTo(m_model->index(row));
    }
    m_list->viewport()->update();
}

} // namespace clew
