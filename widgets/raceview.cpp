#include "widgets/raceview.h"

#include <QAction>
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
#include "core/puzzle/figures.h"
#include "core/puzzle/registry.h"
#include "core/storage/outputfile.h"
#include "widgets/board.h"
#include "widgets/figureview.h"
#include "widgets/racechart.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr int kScrubSteps = 1000;
constexpr int kSpeedStepsPerDecade = 10;
constexpr double kKeySpeedStep = 2;
constexpr int kDefaultSeconds = 5; ///< for each strategy

enum Column {
    StrategyTitle,
    Time,
    Ratio,
    Nodes,
    Backtracks,
    Solutions,
    Memory,
    Ended,
    ColumnCount
};

// Three figures, as people write times.
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
    default:
        return RaceView::tr("out of time");
    }
}

QToolButton* makeButton(const QString& tip, const QString& icon = {})
{
    auto* const button = new QToolButton;
    if (!icon.isEmpty())
        button->setIcon(theme::icon(icon));
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setIconSize({18, 18});
    return button;
}

std::vector<std::size_t> runnersOf(const Puzzle& puzzle, const RaceInfo& race)
{
    std::vector<std::size_t> strategies(race.strategies.size());
    std::ranges::transform(race.strategies, strategies.begin(),
                           [&](const std::string& id) { return puzzle.strategyIndex(id).value(); });
    return strategies;
}

QLabel* makeFaint(const QString& text)
{
    auto* const label = new QLabel(text);
    label->setProperty("role", "faint");
    return label;
}

} // namespace

// ---- building

RaceView::RaceView(QWidget* parent)
    : QWidget(parent), m_lesson(new QLabel), m_boards(new QHBoxLayout),
      m_table(new QTableWidget(0, ColumnCount)), m_chart(new RaceChart), m_status(new QLabel),
      m_skip(new QPushButton(tr("S&kip"))), m_save(new QPushButton(tr("Save &figures…")))
{
    setFocusPolicy(Qt::StrongFocus);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
    layout->setSpacing(kSpace);
    layout->addWidget(makeRules());
    m_lesson->setWordWrap(true);
    m_lesson->setObjectName(QStringLiteral("lesson"));
    layout->addWidget(m_lesson);
    m_boards->setSpacing(2 * kSpace);
    layout->addLayout(m_boards, 1);
    layout->addWidget(makeTransport());

    m_table->setHorizontalHeaderLabels({tr("Strategy"), tr("Time"), tr("Ratio"), tr("Nodes"),
                                        tr("Backtracks"), tr("Solutions"), tr("Memory"),
                                        tr("Ending")});
    m_table->horizontalHeaderItem(Ratio)->setToolTip(tr("Relative to the fastest finished run"));
    m_table->horizontalHeaderItem(Memory)->setToolTip(tr(
        "Held in partial boards at most. A dash: the strategy keeps only the one it stands at."));
    m_table->horizontalHeaderItem(Nodes)->setToolTip(translated(kMeaningOfNodes));
    m_table->horizontalHeaderItem(Backtracks)->setToolTip(translated(kMeaningOfFailures));
    m_table->verticalHeader()->hide();
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setFocusPolicy(Qt::NoFocus);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setAccessibleName(tr("Figures"));
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    m_quantity = new QComboBox;
    m_quantity->addItems({tr("Time"), tr("Nodes")});
    m_quantity->setAccessibleName(tr("What the bars show"));
    auto* const right = new QVBoxLayout;
    right->addWidget(m_chart);
    right->addStretch(1);
    auto* const below = new QHBoxLayout;
    below->setSpacing(2 * kSpace);
    auto* const left = new QVBoxLayout;
    left->setSpacing(kSpace / 2);
    left->addWidget(makeFaint(tr("Each run in all")));
    left->addWidget(m_table);
    below->addLayout(left, 5);
    below->addLayout(right, 3);
    layout->addLayout(below);

    auto* const last = new QHBoxLayout;
    m_status->setWordWrap(true);
    m_status->setProperty("role", "faint");
    last->addWidget(m_status, 1);
    last->addWidget(m_skip);
    last->addWidget(makeFaint(tr("Bars:")));
    last->addWidget(m_quantity);
    last->addWidget(m_save);
    layout->addLayout(last);
    m_skip->setToolTip(tr("Stop measuring this strategy; its figures are shown as lower bounds"));

    auto* const exporting = new QAction(tr("Export fi&gure…"), this);
    connect(exporting, &QAction::triggered, this, [this] {
        if (const QString failed = exportFigure(); !failed.isEmpty())
            QMessageBox::warning(this, tr("Export figure"), failed);
    });
    addAction(exporting);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    m_refresh.setInterval(100);
    connect(&m_refresh, &QTimer::timeout, this, &RaceView::showMeasuring);
    connect(&m_race, &Race::measuredOne, this, &RaceView::showFigures);
    connect(&m_race, &Race::measuredAll, this, [this] {
        m_refresh.stop();
        showSpeed();
        showFigures();
    });
    connect(&m_race, &Race::moved, this, &RaceView::showMoment);
    connect(&m_race, &Race::playingChanged, this, &RaceView::showPlaying);
    connect(m_skip, &QPushButton::clicked, &m_race, &Race::skip);
    connect(m_save, &QPushButton::clicked, this, &RaceView::saveFigures);
    connect(m_quantity, &QComboBox::currentIndexChanged, this, &RaceView::showFigures);
}

QWidget* RaceView::makeRules()
{
    auto* const widget = new QWidget;
    auto* const line = new QHBoxLayout(widget);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(kSpace);
    m_races = new QComboBox;
    m_races->setObjectName(QStringLiteral("races"));
    m_races->setAccessibleName(tr("Race"));
    m_races->setMinimumContentsLength(24);
    m_races->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_limit = new QComboBox;
    m_limit->setObjectName(QStringLiteral("limit"));
    m_limit->addItems({tr("all solutions"), tr("one solution")});
    m_seconds = new QSpinBox;
    m_seconds->setRange(1, 3600);
    m_seconds->setValue(kDefaultSeconds);
    m_seconds->setSuffix(tr(" s", "seconds, after a number"));
    m_seconds->setKeyboardTracking(false);
    m_seconds->setToolTip(
        tr("How long each strategy may take; what takes longer is shown as more than this"));
    m_alignment = new QComboBox;
    m_alignment->setObjectName(QStringLiteral("alignment"));
    m_alignment->addItems({tr("time"), tr("nodes"), tr("events")});
    m_alignment->setToolTip(tr("What the boards have in common at any moment"));
    m_add = makeButton(tr("Add a strategy"));
    m_add->setText(QStringLiteral("+"));
    auto* const again = new QPushButton(tr("&Measure again"));
    line->addWidget(makeFaint(tr("Race")));
    line->addWidget(m_races, 1);
    line->addWidget(makeFaint(tr("for")));
    line->addWidget(m_limit);
    line->addWidget(makeFaint(tr("within", "a time limit")));
    line->addWidget(m_seconds);
    line->addWidget(makeFaint(tr("side by side in", "time, nodes or events")));
    line->addWidget(m_alignment);
    line->addWidget(again);
    line->addWidget(m_add);
    connect(m_races, &QComboBox::activated, this, &RaceView::chooseRace);
    connect(m_limit, &QComboBox::activated, this, &RaceView::restart);
    connect(m_seconds, &QSpinBox::valueChanged, this, &RaceView::restart);
    connect(again, &QPushButton::clicked, this, &RaceView::restart);
    connect(m_alignment, &QComboBox::activated, this, [this](int index) {
        m_race.setAlignment(static_cast<Race::Alignment>(index));
        showSpeed();
    });
    connect(m_add, &QToolButton::clicked, this, [this] {
        for (std::size_t i = 0; i < m_puzzle->info().strategies.size(); ++i)
            if (std::ranges::find(m_strategies, i) == m_strategies.end()) {
                m_strategies.push_back(i);
                break;
            }
        makeLanes();
        restart();
    });
    return widget;
}

QWidget* RaceView::makeTransport()
{
    auto* const widget = new QWidget;
    auto* const line = new QHBoxLayout(widget);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(2);
    m_toStart = makeButton(tr("To the start (Home)"), QStringLiteral("start"));
    m_stepBack = makeButton(tr("Step back (,)"), QStringLiteral("back"));
    m_play = makeButton(tr("Run or pause (Space)"), QStringLiteral("play"));
    m_play->setObjectName(QStringLiteral("play"));
    m_stepForward = makeButton(tr("Step forward (.)"), QStringLiteral("forward"));
    m_toEnd = makeButton(tr("To the end (End)"), QStringLiteral("end"));
    m_scrubber = new QSlider(Qt::Horizontal);
    m_scrubber->setObjectName(QStringLiteral("scrubber"));
    m_scrubber->setRange(0, kScrubSteps);
    m_scrubber->setAccessibleName(tr("Moment"));
    m_scrubber->setToolTip(
        tr("The whole race, on a logarithmic scale: each tenth further is many times as much"));
    m_moment = new QLabel;
    m_moment->setObjectName(QStringLiteral("moment"));
    m_moment->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_moment->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("88,888,888 events")));
    m_speed = new QSlider(Qt::Horizontal);
    m_speed->setRange(-3 * kSpeedStepsPerDecade, 6 * kSpeedStepsPerDecade);
    m_speed->setFixedWidth(120);
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(tr("How much of the race passes in a second (+ and −)"));
    m_speedText = new QLabel;
    m_speedText->setMinimumWidth(
        fontMetrics().horizontalAdvance(QStringLiteral("888,888,888 events /s")));
    for (QToolButton* const button : {m_toStart, m_stepBack, m_play, m_stepForward, m_toEnd})
        line->addWidget(button);
    line->addSpacing(kSpace);
    line->addWidget(m_scrubber, 1);
    line->addWidget(m_moment);
    line->addSpacing(2 * kSpace);
    line->addWidget(makeFaint(tr("Speed")));
    line->addWidget(m_speed);
    line->addWidget(m_speedText);

    connect(m_toStart, &QToolButton::clicked, this, [this] {
        m_race.pause();
        m_race.seek(0);
    });
    connect(m_stepBack, &QToolButton::clicked, this, [this] { m_race.step(-1); });
    connect(m_play, &QToolButton::clicked, this, &RaceView::togglePlay);
    connect(m_stepForward, &QToolButton::clicked, this, [this] { m_race.step(1); });
    connect(m_toEnd, &QToolButton::clicked, &m_race, &Race::toEnd);
    // The slider grows with the logarithm: runs differ by factors of thousands.
    connect(m_scrubber, &QSlider::valueChanged, this, [this](int value) {
        const double least = m_race.finestMoment();
        const double share = static_cast<double>(value) / kScrubSteps;
        m_race.seek(least * (std::pow(m_race.lastMoment() / least + 1, share) - 1));
    });
    connect(m_speed, &QSlider::valueChanged, this, [this](int value) {
        m_race.setSpeed(m_race.easySpeed() *
                        std::pow(10.0, static_cast<double>(value) / kSpeedStepsPerDecade));
        showSpeed();
    });
    return widget;
}

// ---- what is raced

void RaceView::setProblem(const Puzzle& puzzle, ProblemPtr problem,
                          std::vector<std::size_t> strategies)
{
    m_own.reset();
    showProblem(puzzle, std::move(problem), std::move(strategies));
}

void RaceView::showProblem(const Puzzle& puzzle, ProblemPtr problem,
                           std::vector<std::size_t> strategies)
{
    m_puzzle = &puzzle;
    m_problem = std::move(problem);
    if (strategies.size() < kLeastRunners || strategies.size() > kMostRunners) {
        const auto& races = puzzle.info().races;
        strategies = races.empty() ? std::vector<std::size_t>() : runnersOf(puzzle, races.front());
        for (std::size_t i = 0; strategies.size() < kLeastRunners; ++i)
            strategies.push_back(std::min(i, puzzle.info().strategies.size() - 1));
    }
    m_strategies = std::move(strategies);
    m_lesson->setText(tr("%1: the problem on the board.", "title of a problem")
                          .arg(translated(puzzle.title(*m_problem))));
    fillRaces();
    makeLanes();
    restart();
}

void RaceView::setOwnSolve(const Puzzle& puzzle, ProblemPtr problem, OwnSolve own,
                           std::size_t strategy)
{
    m_limit->setCurrentIndex(1);
    m_own = std::move(own);
    showProblem(puzzle, std::move(problem), {kOwnRunner, strategy});
    m_lesson->setText(tr("%1: you and a strategy. Your time is what you played, without pauses.",
                         "title of a problem")
                          .arg(translated(puzzle.title(*m_problem))));
}

void RaceView::setRace(const Puzzle& puzzle, const RaceInfo& info)
{
    m_limit->setCurrentIndex(info.solutions == 1 ? 1 : 0);
    setProblem(puzzle, puzzle.presetProblem(*puzzle.preset(info.preset)), runnersOf(puzzle, info));
    m_lesson->setText(translated(info.lesson));
    m_races->setCurrentIndex(m_races->findText(
        tr("%1: %2", "puzzle, race").arg(translated(puzzle.info().title), translated(info.title))));
}

// The board's own problem first, then every ready race, those of this puzzle before the others.
void RaceView::fillRaces()
{
    m_races->clear();
    m_races->addItem(tr("%1 as on the board", "puzzle").arg(translated(m_puzzle->info().title)));
    const auto add = [this](const Puzzle& puzzle) {
        for (std::size_t i = 0; i < puzzle.info().races.size(); ++i)
            m_races->addItem(
                tr("%1: %2", "puzzle, race")
                    .arg(translated(puzzle.info().title), translated(puzzle.info().races[i].title)),
                QVariantList{QString::fromStdString(puzzle.info().id), static_cast<qulonglong>(i)});
    };
    add(*m_puzzle);
    for (const auto& puzzle : puzzles())
        if (puzzle.get() != m_puzzle)
            add(*puzzle);
}

void RaceView::chooseRace(int index)
{
    const QVariantList choice = m_races->itemData(index).toList();
    if (choice.isEmpty()) {
        showProblem(*m_puzzle, m_problem, m_strategies);
        return;
    }
    const Puzzle& puzzle = *findPuzzle(choice[0].toString().toStdString());
    setRace(puzzle, puzzle.info().races[choice[1].toULongLong()]);
}

void RaceView::makeLanes()
{
    for (const Lane& lane : m_lanes)
        delete lane.widget;
    m_lanes.clear();
    for (std::size_t i = 0; i < m_strategies.size(); ++i) {
        Lane lane{new QWidget, new QComboBox,
                  makeButton(tr("Take this strategy out"), QStringLiteral("close")),
                  makeBoard(*m_puzzle), new QLabel};
        auto* const layout = new QVBoxLayout(lane.widget);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(kSpace / 2);
        auto* const line = new QHBoxLayout;
        lane.strategy->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        lane.strategy->setAccessibleName(tr("Strategy"));
        lane.remove->setVisible(m_strategies.size() > kLeastRunners);
        line->addWidget(lane.strategy, 1);
        line->addWidget(lane.remove);
        layout->addLayout(line);
        lane.board->setProblem(m_problem);
        lane.board->setAids(false);
        lane.board->setAttribute(Qt::WA_TransparentForMouseEvents);
        lane.board->setFocusPolicy(Qt::NoFocus);
        lane.board->setMinimumSize(120, 120);
        layout->addWidget(lane.board, 1);
        lane.place->setAlignment(Qt::AlignHCenter);
        lane.place->setMinimumWidth(1); // long texts do not widen the lane
        layout->addWidget(lane.place);
        m_boards->addWidget(lane.widget, 1);
        fillStrategies(*lane.strategy, m_strategies[i]);
        connect(lane.strategy, &QComboBox::activated, this,
                [this, i, chooser = lane.strategy](int index) {
                    m_strategies[i] =
                        static_cast<std::size_t>(chooser->itemData(index).toULongLong());
                    restart();
                });
        connect(
            lane.remove, &QToolButton::clicked, this,
            [this, i, widget = QPointer(lane.widget)] {
                if (widget == nullptr) // a double click
                    return;
                m_strategies.erase(m_strategies.begin() + static_cast<std::ptrdiff_t>(i));
                makeLanes();
                restart();
            },
            Qt::QueuedConnection); // the button is deleted by this
        m_lanes.push_back(lane);
    }
    m_add->setEnabled(m_strategies.size() < kMostRunners &&
                      m_strategies.size() < m_puzzle->info().strategies.size());
}

void RaceView::fillStrategies(QComboBox& chooser, std::size_t chosen) const
{
    const auto add = [&](std::size_t strategy) {
        chooser.addItem(translated(runnerTitle(*m_puzzle, strategy)),
                        static_cast<qulonglong>(strategy));
        if (strategy == chosen)
            chooser.setCurrentIndex(chooser.count() - 1);
    };
    for (std::size_t i = 0; i < m_puzzle->info().strategies.size(); ++i)
        add(i);
    if (m_own)
        add(kOwnRunner);
}

void RaceView::restart()
{
    for (std::size_t i = 0; i < m_lanes.size(); ++i) {
        Board& board = *m_lanes[i].board;
        board.setByHand(m_strategies[i] == kOwnRunner); // in the ink of a person's entries
        board.setWatching(!board.isByHand());
        board.showState(nullptr, std::nullopt);
    }
    RaceRules rules;
    rules.limits.time = std::chrono::seconds(m_seconds->value());
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

void RaceView::showFigures()
{
    const auto times = m_race.times();
    const auto fastest = fastestSeconds(times);
    m_table->setRowCount(static_cast<int>(m_strategies.size()));
    std::vector<RaceChart::Bar> bars;
    const bool chartsTime = m_quantity->currentIndex() == 0;
    for (std::size_t i = 0; i < m_strategies.size(); ++i) {
        const bool isOwn = m_strategies[i] == kOwnRunner;
        const QString name = translated(runnerTitle(*m_puzzle, m_strategies[i]));
        const auto set = [&](Column column, const QString& text) {
            auto* const item = new QTableWidgetItem(text);
            if (column != StrategyTitle && column != Ended)
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_table->setItem(static_cast<int>(i), column, item);
        };
        set(StrategyTitle, name);
        RaceChart::Bar bar{.name = name};
        for (int column = Time; column < ColumnCount; ++column)
            set(static_cast<Column>(column), {});
        if (i < times.size() && times[i].refusal) {
            set(Ended, endingText(times[i]));
            m_table->item(static_cast<int>(i), Ended)->setToolTip(endingText(times[i]));
        } else if (i < times.size()) {
            const RaceTime& time = times[i];
            const Counters& counters = time.outcome.counters;
            const bool bound = time.isBound();
            set(Time, boundText(durationText(time.seconds), bound));
            if (bound)
                m_table->item(static_cast<int>(i), Time)
                    ->setToolTip((isOwn ? tr("Takes more than %1: it is not solved yet.", "a time")
                                        : tr("Takes more than %1: it was stopped there.", "a time"))
                                     .arg(durationText(time.seconds)));
            if (fastest)
                set(Ratio, boundText(QStringLiteral("%1 ×").arg(
                                         QLocale().toString(time.seconds / *fastest, 'f',
                                                            time.seconds < 10 * *fastest ? 1 : 0)),
                                     bound));
            set(Nodes, grouped(counters.nodes));
            if (isOwn)
                m_table->item(static_cast<int>(i), Nodes)
                    ->setToolTip(tr("Your moves: entries made or taken back"));
            set(Backtracks, grouped(counters.backtracks));
            set(Solutions, grouped(counters.solutions));
            set(Memory, time.memory == 0
                            ? QStringLiteral("–")
                            : QLocale().formattedDataSize(static_cast<qint64>(time.memory), 1,
                                                          QLocale::DataSizeTraditionalFormat));
            set(Ended, endingText(time));
            bar.value = chartsTime ? time.seconds : static_cast<double>(counters.nodes);
            bar.atLeast = bound;
            bar.text =
                boundText(chartsTime ? durationText(time.seconds) : grouped(counters.nodes), bound);
        }
        bars.push_back(std::move(bar));
    }
    const int rows = m_table->rowCount();
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() +
                            rows * m_table->verticalHeader()->defaultSectionSize() + 20);
    m_chart->setBars(std::move(bars),
                     chartsTime ? tr("Time, logarithmic") : tr("Nodes, logarithmic"),
                     chartsTime ? &secondsTick : &nodesTick);
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
    showMoment();
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
    const QString nodes = tr("Here: nodes %1 · solutions %2")
                              .arg(grouped(cursor.nodeCount() - 1),
                                   grouped(cursor.trace().solutionsBefore(cursor.position())));
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
    switch (m_race.alignment()) {
    case Race::Alignment::Time:
        return durationText(moment);
    case Race::Alignment::Nodes:
        return tr("%1 nodes").arg(grouped(static_cast<quint64>(moment)));
    case Race::Alignment::Events:
        break;
    }
    return tr("%1 events").arg(grouped(static_cast<quint64>(moment)));
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

Picture RaceView::drawnFigures() const
{
    return raceFigure(*m_puzzle, *m_problem, m_race.times(),
                      {{}, [](Phrase phrase) { return translated(phrase).toStdString(); }});
}

QString RaceView::exportFigure()
{
    return FigureView::exportFigure(drawnFigures(), QStringLiteral("race.svg"), this);
}

void RaceView::saveFigures()
{
    const std::string csv = figures(QStringLiteral("csv")); // as they stand when they are asked for
    const std::string json = figures(QStringLiteral("json"));
    const Picture figure = drawnFigures();
    const QString name =
        QFileDialog::getSaveFileName(this, tr("Save figures"), QStringLiteral("race.csv"),
                                     tr("CSV (*.csv);;JSON (*.json);;SVG drawing (*.svg);;PDF page "
                                        "(*.pdf);;PNG picture (*.png)"));
    if (name.isEmpty())
        return;
    const QString suffix = QFileInfo(name).suffix().toLower();
    const bool isDrawn = suffix == QLatin1String("svg") || suffix == QLatin1String("pdf") ||
                         suffix == QLatin1String("png");
    const auto text = isDrawn ? figureFile(figure, suffix.toStdString(), kFigurePixels)
                              : Result<std::string>(suffix == QLatin1String("json") ? json : csv);
    if (!text || !replaceFile(name.toStdString(), *text))
        QMessageBox::warning(this, tr("Save figures"),
                             tr("%1 cannot be written. Choose another folder.").arg(name));
}

} // namespace clew
