#include "widgets/heatpanel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFormLayout>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QPainter>
#include <QTableWidget>
#include <QToolTip>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "core/session/pace.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr quint64 kEventsAtOnce = 20'000;
constexpr int kShowMilliseconds = 250;
constexpr int kRestMilliseconds = 150;
constexpr int kHottest = 30; // rows of the table
constexpr int kBarHeight = 12;
constexpr int kLineBar = 80; // width of the colours in a line

} // namespace

// ---- HeatLegend

HeatLegend::HeatLegend(Form form, QWidget* parent) : QWidget(parent), m_form(form)
{
    setSizePolicy(form == Form::Line ? QSizePolicy::Preferred : QSizePolicy::Expanding,
                  QSizePolicy::Fixed);
    setAccessibleName(tr("Colour scale"));
}

void HeatLegend::setName(const QString& name)
{
    m_name = name;
    setAccessibleDescription(name);
    updateGeometry();
    update();
}

void HeatLegend::setRange(quint32 least, quint32 most)
{
    m_least = least;
    m_most = most;
    update();
}

double HeatLegend::part(quint32 count, quint32 least, quint32 most)
{
    return least == most ? 1 : std::log(double(count) / least) / std::log(double(most) / least);
}

QColor HeatLegend::colour(double part)
{
    QColor colour = theme::isDark() ? QColor(0xF0C8FF) : QColor(0x6A2C91);
    colour.setAlphaF(static_cast<float>(0.06 + 0.56 * part));
    return colour;
}

quint32 HeatLegend::countAt(double part) const
{
    return static_cast<quint32>(std::lround(m_least * std::pow(double(m_most) / m_least, part)));
}

QSize HeatLegend::sizeHint() const
{
    const int line = fontMetrics().height();
    if (m_form == Form::Block)
        return {200, 2 * line + kBarHeight + kSpace};
    const QString texts = m_name + grouped(m_least) + grouped(m_most);
    return {fontMetrics().horizontalAdvance(texts) + kLineBar + 4 * kSpace, line};
}

void HeatLegend::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    paintBar(painter);
    painter.setPen(palette().color(QPalette::Text));
    if (m_form == Form::Line)
        paintLine(painter);
    else
        paintBlock(painter);
}

QRect HeatLegend::barRect() const
{
    const int line = fontMetrics().height();
    if (m_form == Form::Block)
        return {0, line + 2, width(), kBarHeight};
    const int right = width() - fontMetrics().horizontalAdvance(grouped(m_most)) - kSpace / 2;
    return {right - kLineBar, (height() - kBarHeight) / 2, kLineBar, kBarHeight};
}

void HeatLegend::paintBar(QPainter& painter) const
{
    const QRect bar = barRect();
    painter.fillRect(bar, theme::colour(Ink::Cell));
    if (m_most > 0)
        for (int x = 0; x < bar.width(); ++x)
            painter.fillRect(QRect(bar.left() + x, bar.top(), 1, bar.height()),
                             colour(double(x) / bar.width()));
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(bar.adjusted(0, 0, -1, -1));
}

void HeatLegend::paintBlock(QPainter& painter) const
{
    const QFontMetrics metrics = fontMetrics();
    painter.drawText(QRect(0, 0, width(), metrics.height()), Qt::AlignLeft,
                     metrics.elidedText(m_name, Qt::ElideRight, width()));
    const QRect line(0, barRect().bottom() + 3, width(), metrics.height());
    painter.drawText(line, Qt::AlignLeft, grouped(m_least));
    if (m_most == m_least)
        return;
    if (m_most >= m_least + 10)
        painter.drawText(line, Qt::AlignHCenter, grouped(countAt(0.5)));
    painter.drawText(line, Qt::AlignRight, grouped(m_most));
}

void HeatLegend::paintLine(QPainter& painter) const
{
    const QRect bar = barRect();
    const QString least = grouped(m_least);
    const int right = bar.left() - kSpace / 2;
    const int left = right - fontMetrics().horizontalAdvance(least) - kSpace;
    painter.drawText(QRect(0, 0, right, height()), Qt::AlignRight | Qt::AlignVCenter, least);
    painter.drawText(QRect(bar.right() + 1 + kSpace / 2, 0, width(), height()),
                     Qt::AlignLeft | Qt::AlignVCenter, grouped(m_most));
    painter.drawText(QRect(0, 0, left, height()), Qt::AlignRight | Qt::AlignVCenter,
                     fontMetrics().elidedText(m_name, Qt::ElideRight, left));
}

bool HeatLegend::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || m_most == 0)
        return QWidget::event(event);
    const auto* const help = static_cast<QHelpEvent*>(event);
    const QRect bar = barRect();
    const double part = double(help->x() - bar.left()) / std::max(1, bar.width());
    QToolTip::showText(help->globalPos(),
                       m_name + u'\n' + grouped(countAt(std::clamp(part, 0.0, 1.0))));
    return true;
}

// ---- HeatPanel

HeatPanel::HeatPanel(QWidget* parent)
    : QWidget(parent), m_measure(new QComboBox), m_range(new QComboBox),
      m_onBoard(new QCheckBox(tr("Show on the &board"))), m_legend(new HeatLegend),
      m_table(new QTableWidget(0, 2)), m_note(new QLabel)
{
    // In the order of the enumerations.
    m_measure->addItems({tr("Tries"), tr("Forced moves"), tr("Moves taken back"),
                         tr("Contradictions"), tr("Time spent (events)")});
    m_range->addItems({tr("The whole run"), tr("What the timeline shows")});
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->setSpacing(kSpace);
    auto* const form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Count"), m_measure);
    form->addRow(tr("&In"), m_range);
    layout->addLayout(form);
    layout->addWidget(m_onBoard);
    layout->addWidget(m_legend);
    m_note->setWordWrap(true);
    m_note->setProperty("role", "faint");
    layout->addWidget(m_note);
    m_table->setHorizontalHeaderLabels({tr("Hottest places"), tr("Count")});
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + kSpace / 2);
    m_table->setShowGrid(false);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    layout->addWidget(m_table, 1);
    setFocusProxy(m_measure);

    m_frame.setInterval(pace::kBetweenReadings);
    m_showAgain.setInterval(kShowMilliseconds);
    m_showAgain.setSingleShot(true);
    m_countAgain.setInterval(kRestMilliseconds);
    m_countAgain.setSingleShot(true);
    connect(&m_frame, &QTimer::timeout, this, &HeatPanel::frame);
    connect(&m_showAgain, &QTimer::timeout, this, &HeatPanel::showCounts);
    connect(&m_countAgain, &QTimer::timeout, this, &HeatPanel::countAgain);
    connect(m_measure, &QComboBox::currentIndexChanged, this, &HeatPanel::showCounts);
    connect(m_range, &QComboBox::currentIndexChanged, this, &HeatPanel::countAgain);
    connect(m_onBoard, &QCheckBox::toggled, this, [this] {
        watch();
        emit coloursChanged();
    });
    connect(m_table, &QTableWidget::cellClicked, this, [this](int row, int) {
        emit placeChosen(placeOf(m_table->item(row, 0)->data(Qt::UserRole).toULongLong()));
    });
    say();
}

void HeatPanel::setRun(const Puzzle* puzzle, ProblemPtr problem, std::shared_ptr<const Trace> trace,
                       CellMeaning meaning)
{
    m_puzzle = puzzle;
    m_problem = std::move(problem);
    m_trace = std::move(trace);
    m_meaning = meaning;
    m_first = 0;
    m_last = 0;
    countAgain();
}

void HeatPanel::setView(quint64 first, quint64 last)
{
    m_first = first;
    m_last = last;
    if (range() == Range::InView)
        m_countAgain.start();
}

void HeatPanel::setEnd(quint64 end)
{
    if (end == m_end)
        return;
    m_end = end;
    if (m_counter && m_counter->end() > end) // what has been counted cannot be taken back
        countAgain();
    else if (!m_frame.isActive())
        watch();
}

void HeatPanel::setRange(Range range)
{
    m_range->setCurrentIndex(static_cast<int>(range));
}

void HeatPanel::setBoardHasCells(bool has)
{
    m_onBoard->setVisible(has);
}

void HeatPanel::setShownOnBoard(bool shown)
{
    m_onBoard->setChecked(shown);
}

bool HeatPanel::isShownOnBoard() const
{
    return m_onBoard->isChecked();
}

HeatMeasure HeatPanel::measure() const
{
    return static_cast<HeatMeasure>(m_measure->currentIndex());
}

std::pair<quint64, quint64> HeatPanel::counted() const
{
    if (range() == Range::WholeRun)
        return {0, std::numeric_limits<quint64>::max()};
    return {m_first, m_last};
}

HeatPanel::Range HeatPanel::range() const
{
    return static_cast<Range>(m_range->currentIndex());
}

quint32 HeatPanel::valueOf(const Heat& heat) const
{
    return measured(heat, measure());
}

// ---- counting

void HeatPanel::countAgain()
{
    m_countAgain.stop();
    m_counter.reset();
    if (m_trace) {
        const Dimensions dimensions = m_puzzle->dimensions(*m_problem);
        const bool fits = HeatCounter::cellCount(dimensions, m_meaning) <= HeatCounter::kMaxCells;
        if (fits && range() == Range::WholeRun)
            m_counter.emplace(m_trace, dimensions, m_meaning);
        else if (fits)
            m_counter.emplace(m_trace, dimensions, m_meaning, std::min(m_first, known()), m_last);
    }
    showCounts();
    watch();
}

// Events that there are to count.
quint64 HeatPanel::known() const
{
    return std::min<quint64>(m_trace->size(), m_end);
}

bool HeatPanel::isWatched() const
{
    return isVisible() || isShownOnBoard();
}

void HeatPanel::watch()
{
    if (m_counter && isWatched())
        m_frame.start();
    else
        m_frame.stop();
}

void HeatPanel::frame()
{
    const bool complete = m_trace->complete(); // asked first: then nothing follows
    QElapsedTimer timer;
    timer.start();
    bool any = false;
    while (m_counter->read(std::min(kEventsAtOnce, known() - m_counter->end()))) {
        any = true;
        if (timer.nsecsElapsed() > pace::kReading.count())
            break;
    }
    m_stale = m_stale || any;
    if (m_stale && !m_showAgain.isActive())
        m_showAgain.start();
    if (!any && complete)
        m_frame.stop();
}

bool HeatPanel::isUpToDate() const
{
    if (!m_counter)
        return true;
    return !m_stale && !m_countAgain.isActive() && m_counter->end() >= lastKnown();
}

quint64 HeatPanel::lastKnown() const
{
    return range() == Range::WholeRun ? known() : std::min(m_last, known());
}

// ---- showing

void HeatPanel::showCounts()
{
    m_stale = false;
    m_least = 0;
    m_most = 0;
    if (m_counter) {
        for (const Heat& heat : m_counter->cells()) {
            const quint32 value = valueOf(heat);
            m_most = std::max(m_most, value);
            if (value > 0)
                m_least = m_least == 0 ? value : std::min(m_least, value);
        }
    }
    m_legend->setRange(m_least, m_most);
    m_legend->setName(scaleName());
    if (isVisible())
        fillTable();
    say();
    emit coloursChanged();
}

QString HeatPanel::scaleName() const
{
    const QString counted = m_measure->currentText();
    return range() == Range::WholeRun
               ? tr("%1 in the whole run, logarithmic", "what is counted").arg(counted)
               : tr("%1 in the part in view, logarithmic", "what is counted").arg(counted);
}

Place HeatPanel::placeOf(std::uint64_t cell) const
{
    const HeatCounter::Place place = m_counter->place(cell);
    return {place.variable, place.value};
}

void HeatPanel::fillTable()
{
    std::vector<std::uint64_t> cells;
    if (m_counter) {
        const std::vector<Heat>& heat = m_counter->cells();
        cells.resize(heat.size());
        std::iota(cells.begin(), cells.end(), std::uint64_t{0});
        const auto hottest = cells.begin() + std::min<std::ptrdiff_t>(kHottest, std::ssize(cells));
        std::partial_sort(cells.begin(), hottest, cells.end(), [&](auto a, auto b) {
            return std::pair(valueOf(heat[a]), b) > std::pair(valueOf(heat[b]), a);
        });
        cells.erase(hottest, cells.end());
        std::erase_if(cells, [&](auto cell) { return valueOf(heat[cell]) == 0; });
    }
    m_table->setRowCount(static_cast<int>(cells.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const std::uint64_t cell = cells[static_cast<std::size_t>(row)];
        auto* const name =
            new QTableWidgetItem(translated(m_puzzle->placeName(*m_problem, placeOf(cell))));
        name->setData(Qt::UserRole, QVariant::fromValue<qulonglong>(cell));
        auto* const count = new QTableWidgetItem(grouped(valueOf(m_counter->cells()[cell])));
        count->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_table->setItem(row, 0, name);
        m_table->setItem(row, 1, count);
    }
}

void HeatPanel::say()
{
    QString note;
    if (!m_trace)
        note = tr("How often the search visited each place appears here as it runs: press Space");
    else if (!m_counter)
        note = tr("This board has too many places to count each one.");
    else if (m_counter->end() + kEventsAtOnce < lastKnown())
        note = tr("Still counting: %1 of %2 events.")
                   .arg(grouped(m_counter->end()), grouped(lastKnown()));
    else if (m_most == 0)
        note = tr("Nothing of this kind has happened in this part of the search.");
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_legend->setVisible(m_most > 0);
    m_table->setVisible(m_most > 0);
}

quint32 HeatPanel::count(Place place) const
{
    if (!m_counter)
        return 0;
    const std::uint64_t cell = m_counter->cellOf(place.variable, place.value);
    return cell < m_counter->cells().size() ? valueOf(m_counter->cells()[cell]) : 0;
}

std::optional<QColor> HeatPanel::colour(Place place) const
{
    const quint32 here = count(place);
    if (here == 0 || m_most == 0)
        return std::nullopt;
    // More may have been counted since the range was looked up.
    const double part = HeatLegend::part(here, m_least, m_most);
    return HeatLegend::colour(std::clamp(part, 0.0, 1.0));
}

QString HeatPanel::remark(Place place) const
{
    if (!m_counter)
        return {};
    const std::uint64_t cell = m_counter->cellOf(place.variable, place.value);
    if (cell >= m_counter->cells().size())
        return {};
    const Heat& heat = m_counter->cells()[cell];
    QStringList lines{translated(m_puzzle->placeName(*m_problem, placeOf(cell)))};
    const std::array counts{heat.tries, heat.forced, heat.undos, heat.conflicts, heat.events};
    for (int i = 0; i < m_measure->count(); ++i)
        lines << tr("%1: %2", "quantity, count")
                     .arg(m_measure->itemText(i), grouped(counts.at(static_cast<std::size_t>(i))));
    return lines.join(u'\n');
}

void HeatPanel::showEvent(QShowEvent* /*event*/)
{
    fillTable();
    watch();
}

void HeatPanel::hideEvent(QHideEvent* /*event*/)
{
    m_table->clearSelection();
    if (window()->isVisible()) // and does not close
        emit placeLeft();
    watch();
}

void HeatPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange && m_counter)
        emit coloursChanged();
    QWidget::changeEvent(event);
}

} // namespace clew
