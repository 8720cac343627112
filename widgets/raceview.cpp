#include "widgets/raceview.h"

#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/figures/figurefile.h"
#include "core/figures/measurefigures.h"
#include "core/figures/searchfigures.h"
#include "core/files/link.h"
#include "core/puzzle/figures.h"
#include "core/puzzle/registry.h"
#include "core/storage/outputfile.h"
#include "core/study/racecurve.h"
#include "core/text/shellword.h"
#include "core/text/stopped.h"
#include "widgets/background.h"
#include "widgets/board.h"
#include "widgets/figureview.h"
#include "widgets/racechart.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

QString durationText(double seconds)
{
    const auto number = [](double value) {
        return QLocale().toString(value, 'f', value < 10 ? 2 : value < 100 ? 1 : 0);
    };
    if (seconds <= 0)
        return RaceView::tr("%1 s", "seconds").arg(0);
    if (seconds >= 1)
        return RaceView::tr("%1 s", "seconds").arg(number(seconds));
    if (seconds >= 1e-3)
        return RaceView::tr("%1 ms", "milliseconds").arg(number(seconds * 1e3));
    if (seconds >= 1e-6)
        return RaceView::tr("%1 µs", "microseconds").arg(number(seconds * 1e6));
    return RaceView::tr("%1 ns", "nanoseconds").arg(number(seconds * 1e9));
}

namespace {

constexpr double kKeySpeedStep = 2;
QString secondsTick(double seconds)
{
    const int power = static_cast<int>(std::lround(std::log10(seconds)));
    const int thousands = static_cast<int>(std::floor(power / 3.0));
    const auto number = QString::number(std::lround(std::pow(10.0, power - 3 * thousands)));
    switch (thousands) {
    case -3:
        return RaceView::tr("%1 ns", "nanoseconds").arg(number);
    case -2:
        return RaceView::tr("%1 µs", "microseconds").arg(number);
    case -1:
        return RaceView::tr("%1 ms", "milliseconds").arg(number);
    default:
        return RaceView::tr("%1 s", "seconds")
            .arg(QLocale().toString(std::lround(std::pow(10.0, power))));
    }
}

QString nodesTick(double nodes)
{
    return QLocale().toString(nodes, 'f', nodes < 1 ? 1 : 0);
}

QString boundText(const QString& text, bool atLeast)
{
    return atLeast ? QStringLiteral("> ") + text : text;
}

QString endingText(const RaceTime& time)
{
    if (time.refusal)
        return translated(*time.refusal);
    if (time.strategy == kOwnRunner) {
        const QString hints = RaceView::tr("%n hint(s)", nullptr, static_cast<int>(time.hints));
        return (time.isBound() ? RaceView::tr("not solved yet, %1", "hints")
                               : RaceView::tr("solved, %1", "hints"))
            .arg(hints);
    }
    switch (time.outcome.ending) {
    case Ending::Solved:
        return RaceView::tr("found", "as many solutions as asked for");
    case Ending::Exhausted:
        return RaceView::tr("complete", "everything was searched");
    case Ending::RanDry:
        return RaceView::tr("no further step");
    case Ending::Stopped:
        break;
    }
    switch (time.outcome.reason) {
    case StopReason::MemoryLimit:
        return RaceView::tr("out of memory");
    case StopReason::Cancelled:
        return RaceView::tr("skipped");
    case StopReason::Failed:
        return translated(stoppedSentence(time.outcome));
    default:
        return RaceView::tr("out of time");
    }
}

// Null: nothing was measured yet.
RaceChart::Bar barOf(const QString& name, const RaceTime* time, bool chartsTime)
{
    if (time == nullptr || time->refusal)
        return {.name = name};
    const std::uint64_t nodes = time->outcome.counters.nodes;
    const bool bound = time->isBound();
    return {.name = name,
            .value = chartsTime ? time->seconds : static_cast<double>(nodes),
            .atLeast = bound,
            .text = boundText(chartsTime ? durationText(time->seconds) : grouped(nodes), bound)};
}

} // namespace

// ---- what is raced

void RaceView::restart()
{
    for (std::size_t i = 0; i < m_lanes.size(); ++i) {
        showInk(m_lanes[i], m_strategies[i]);
        m_lanes[i].board->showState(nullptr, std::nullopt);
    }
    RaceRules rules;
    rules.limits.time = std::chrono::seconds(m_seconds->value());
    rules.isSampled = true; // for the figure
    if (m_limit->currentIndex() == 1)
        rules.limits.solutions = 1;
    m_race.start({m_puzzle, m_problem, m_strategies, rules, m_own});
    m_refresh.start();
    showFigures();
}

// ---- showing

void RaceView::showMeasuring()
{
    if (!m_race.isMeasuring())
        return;
    const auto running = m_race.times().size();
    m_status->setText(tr("Measuring %1, untraced: %2, %3 nodes", "strategy, time, number")
                          .arg(translated(runnerTitle(*m_puzzle, m_strategies[running])),
                               durationText(m_race.liveSeconds()), grouped(m_race.liveNodes())));
}

// Of strategies whose figures say more or less than those of the others.
void RaceView::showNotes()
{
    QStringList notes;
    for (const std::size_t strategy : m_strategies) {
        if (strategy == kOwnRunner)
            continue;
        const StrategyInfo& info = m_puzzle->info().strategies[strategy];
        if (info.counted.empty())
            continue;
        QString note =
            tr("%1: %2", "a strategy, how its figures are to be read")
                .arg(translated(runnerTitle(*m_puzzle, strategy)), translated(info.counted));
        const auto times = m_race.times();
        const auto time = std::ranges::find(times, strategy, &RaceTime::strategy);
        const auto standing = time == times.end() || time->refusal
                                  ? std::nullopt
                                  : standingNodes(info, time->outcome.counters);
        if (standing)
            note +=
                QLatin1Char(' ') + tr("Not refuted at once: %1.", "nodes").arg(grouped(*standing));
        notes.append(note);
    }
    m_notes->setText(notes.join(u'\n'));
    m_notes->setVisible(!notes.isEmpty());
}

// What was measured of a runner; null: nothing yet.
void RaceView::showRow(std::size_t runner, const RaceTime* time, std::optional<double> fastest)
{
    const int row = static_cast<int>(runner);
    const bool isOwn = m_strategies[runner] == kOwnRunner;
    const auto set = [&](Column column, const QString& text) {
        auto* const item = new QTableWidgetItem(text);
        if (column != StrategyTitle && column != Ended)
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_table->setItem(row, column, item);
    };
    set(StrategyTitle, translated(runnerTitle(*m_puzzle, m_strategies[runner])));
    for (int column = Time; column < ColumnCount; ++column)
        set(static_cast<Column>(column), {});
    if (time == nullptr)
        return;
    set(Ended, endingText(*time));
    if (time->refusal) {
        m_table->item(row, Ended)->setToolTip(endingText(*time));
        return;
    }
    const Counters& counters = time->outcome.counters;
    const bool bound = time->isBound();
    set(Time, boundText(durationText(time->seconds), bound));
    if (bound)
        m_table->item(row, Time)->setToolTip(
            (isOwn ? tr("Takes more than %1: it is not solved yet.", "a time")
                   : tr("Takes more than %1: it was stopped there.", "a time"))
                .arg(durationText(time->seconds)));
    if (fastest)
        set(Ratio,
            boundText(QStringLiteral("%1 ×").arg(QLocale().toString(
                          time->seconds / *fastest, 'f', time->seconds < 10 * *fastest ? 1 : 0)),
                      bound));
    set(Nodes, grouped(counters.nodes));
    set(Backtracks, grouped(counters.backtracks));
    if (isOwn) {
        m_table->item(row, Nodes)->setToolTip(tr("Your moves: entries made or taken back"));
        m_table->item(row, Backtracks)->setToolTip(tr("Moves that were taken back"));
    }
    set(Solutions, grouped(counters.solutions));
    set(Memory, time->memory == 0
                    ? QStringLiteral("–")
                    : QLocale().formattedDataSize(static_cast<qint64>(time->memory), 1,
                                                  QLocale::DataSizeTraditionalFormat));
}

void RaceView::showFigures()
{
    const auto times = m_race.times();
    const auto fastest = fastestSeconds(times);
    m_table->setRowCount(static_cast<int>(m_strategies.size()));
    std::vector<RaceChart::Bar> bars;
    const bool chartsTime = m_quantity->currentIndex() == 0;
    for (std::size_t i = 0; i < m_strategies.size(); ++i) {
        const RaceTime* const time = i < times.size() ? &times[i] : nullptr;
        showRow(i, time, fastest);
        bars.push_back(
            barOf(translated(runnerTitle(*m_puzzle, m_strategies[i])), time, chartsTime));
    }
    showNotes();
    const int rows = m_table->rowCount();
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() +
                            rows * m_table->verticalHeader()->defaultSectionSize() + 20);
    m_chart->setBars(std::move(bars),
                     chartsTime ? tr("Time, logarithmic") : tr("Nodes, logarithmic"),
                     chartsTime ? &secondsTick : &nodesTick);
    showStatus();
    showMoment();
}

// What can be done is another while the strategies are measured.
void RaceView::showStatus()
{
    const bool measuring = m_race.isMeasuring();
    m_skip->setVisible(measuring);
    m_save->setEnabled(!measuring);
    for (QWidget* const control :
         {static_cast<QWidget*>(m_toStart), static_cast<QWidget*>(m_stepBack),
          static_cast<QWidget*>(m_play), static_cast<QWidget*>(m_stepForward),
          static_cast<QWidget*>(m_toEnd), static_cast<QWidget*>(m_scrubber),
          static_cast<QWidget*>(m_speed)})
        control->setEnabled(!measuring);
    if (measuring)
        showMeasuring();
    else
        m_status->setText(tr(
            "Times, nodes and memory are measured untraced, one strategy after another. The boards "
            "replay traced runs, which take longer; their clock is set by the measured nodes per "
            "second."));
}

QString RaceView::placeText(std::size_t runner) const
{
    if (m_race.isMeasuring())
        return {};
    if (const auto& refusal = m_race.times()[runner].refusal)
        return translated(*refusal);
    if (m_strategies[runner] == kOwnRunner)
        return ownPlaceText(runner);
    const Cursor& cursor = m_race.cursor(runner);
    const bool isBySteps = m_race.alignment() == Race::Alignment::Steps;
    const QString solutions = grouped(cursor.trace().solutionsBefore(cursor.position()));
    const QString nodes =
        isBySteps
            ? tr("Here: steps %1 · solutions %2").arg(grouped(m_race.steps(runner)), solutions)
            : tr("Here: nodes %1 · solutions %2").arg(grouped(cursor.nodeCount() - 1), solutions);
    if (m_race.isThrough(runner))
        return m_race.isCut(runner) ? tr("%1: recording is full").arg(nodes)
                                    : tr("%1: finished").arg(nodes);
    return m_race.isBehind(runner) ? tr("%1: being recorded").arg(nodes) : nodes;
}

QString RaceView::ownPlaceText(std::size_t runner) const
{
    const QString text =
        tr("Here: moves %1").arg(grouped(m_own->movesAt(m_race.cursor(runner).position())));
    if (!m_race.isThrough(runner))
        return text;
    return m_own->isSolved ? tr("%1: solved").arg(text) : tr("%1: not solved yet").arg(text);
}

QString RaceView::momentText(double moment) const
{
    const auto count = static_cast<quint64>(moment);
    switch (m_race.alignment()) {
    case Race::Alignment::Time:
        return durationText(moment);
    case Race::Alignment::Steps:
        return withCount(count, [](int n) { return tr("%Ln step(s)", nullptr, n); });
    case Race::Alignment::Nodes:
        return withCount(count, [](int n) { return tr("%Ln node(s)", nullptr, n); });
    case Race::Alignment::Events:
        break;
    }
    return withCount(count, [](int n) { return tr("%Ln event(s)", nullptr, n); });
}

void RaceView::showMoment()
{
    for (std::size_t i = 0; i < m_lanes.size() && i < m_race.runners(); ++i) {
        const Lane& lane = m_lanes[i];
        const Cursor& cursor = m_race.cursor(i);
        lane.board->showState(std::make_shared<const State>(cursor.state()), cursor.lastEvent());
        lane.place->setText(placeText(i));
    }
    if (m_race.isMeasuring()) {
        m_moment->clear();
        return;
    }
    m_moment->setText(momentText(m_race.moment()));
    if (!m_scrubber->isSliderDown()) {
        const QSignalBlocker blocker(m_scrubber);
        const double least = m_race.finestMoment();
        const double whole = std::log(m_race.lastMoment() / least + 1);
        m_scrubber->setValue(whole > 0
                                 ? static_cast<int>(std::lround(
                                       std::log(m_race.moment() / least + 1) / whole * kScrubSteps))
                                 : 0);
    }
}

void RaceView::showSpeed()
{
    const QSignalBlocker blocker(m_speed);
    m_speed->setValue(static_cast<int>(
        std::lround(std::log10(m_race.speed() / m_race.easySpeed()) * kSpeedStepsPerDecade)));
    m_speedText->setText(tr("%1 a second", "a time, or a number of nodes or events")
                             .arg(momentText(m_race.speed())));
}

void RaceView::showPlaying()
{
    m_play->setIcon(
        theme::icon(m_race.isPlaying() ? QStringLiteral("pause") : QStringLiteral("play")));
}

// ---- hands

void RaceView::togglePlay()
{
    if (m_race.isPlaying()) {
        m_race.pause();
        return;
    }
    if (m_race.moment() >= m_race.lastMoment())
        m_race.seek(0);
    m_race.play();
}

void RaceView::changeSpeed(double factor)
{
    m_race.setSpeed(m_race.speed() * factor);
    showSpeed();
}

void RaceView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && isWindow()) { // first stops what runs, then leaves
        if (m_race.isPlaying())
            m_race.pause();
        else
            close();
        return;
    }
    if (m_race.isMeasuring()) {
        QWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Space:
        return togglePlay();
    case Qt::Key_Comma:
        return m_race.step(-1);
    case Qt::Key_Period:
        return m_race.step(1);
    case Qt::Key_Home:
        return m_toStart->click();
    case Qt::Key_End:
        return m_toEnd->click();
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return changeSpeed(kKeySpeedStep);
    case Qt::Key_Minus:
        return changeSpeed(1 / kKeySpeedStep);
    default:
        QWidget::keyPressEvent(event);
    }
}

// ---- figures

std::string RaceView::figures(const QString& suffix) const
{
    return suffix == QLatin1String("json") ? raceJson(*m_puzzle, *m_problem, m_race.times())
                                           : raceCsv(*m_puzzle, *m_problem, m_race.times());
}

// A person's own solve no command makes again.
std::string RaceView::command() const
{
    if (m_own)
        return {};
    const RaceRules& rules = m_race.request().rules;
    std::string strategies;
    for (const std::size_t strategy : m_strategies)
        strategies += (strategies.empty() ? "" : ",") + runnerId(*m_puzzle, strategy);
    std::string text =
        "clew figure race --trace " +
        shellWord(writeLink({m_puzzle, m_problem, m_strategies.front(), rules.options, 0})) +
        " --strategies " + strategies;
    if (rules.limits.solutions != kUnlimited)
        text += " --limit " + std::to_string(rules.limits.solutions);
    return text + " --time " + std::to_string(m_seconds->value());
}

// What was settled is recorded for it, each strategy once more; so far as the race is measured.
Result<Picture> RaceView::drawnFigures()
{
    const std::vector<RaceTime> times(m_race.times().begin(), m_race.times().end());
    const FigureText text{command(),
                          [](Phrase phrase) { return translated(phrase).toStdString(); }};
    const auto draw =
        [&, puzzle = m_puzzle, problem = m_problem, own = m_own,
         rules = m_race.request().rules](const std::stop_token& token) -> Result<Picture> {
        const auto curves =
            raceCurves(*puzzle, *problem, rules, times, own ? &*own : nullptr, token);
        if (token.stop_requested())
            return fail(phrase("Figure", "the figure was not finished"));
        return raceFigure(*puzzle, *problem, times, curves, text);
    };
    return inBackground(draw, tr("Drawing the figure"), this);
}

QString RaceView::exportFigure()
{
    const auto figure = drawnFigures();
    return figure ? FigureView::exportFigure(*figure, QStringLiteral("race.svg"), this)
                  : translated(figure.error().sentence);
}

void RaceView::saveFigures()
{
    const std::string csv = figures(QStringLiteral("csv")); // as they stand when they are asked for
    const std::string json = figures(QStringLiteral("json"));
    const QString name =
        QFileDialog::getSaveFileName(this, tr("Save figures"), QStringLiteral("race.csv"),
                                     tr("CSV (*.csv);;JSON (*.json);;SVG drawing (*.svg);;PDF page "
                                        "(*.pdf);;PNG picture (*.png)"));
    if (name.isEmpty())
        return;
    const QString suffix = QFileInfo(name).suffix().toLower();
    const bool isDrawn = suffix == QLatin1String("svg") || suffix == QLatin1String("pdf") ||
                         suffix == QLatin1String("png");
    const auto text = isDrawn ? drawnFigures().and_then([&](const Picture& figure) {
        return figureFile(figure, suffix.toStdString(), kFigurePixels);
    })
                              : Result<std::string>(suffix == QLatin1String("json") ? json : csv);
    if (!text || !replaceFile(name.toStdString(), *text))
        QMessageBox::warning(this, tr("Save figures"),
                             tr("%1 cannot be written. Choose another folder.").arg(name));
}

} // namespace clew
