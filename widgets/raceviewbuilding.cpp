// A race's window: its controls, its table and a lane for each strategy, in the language chosen.

#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QSlider>
#include <QSpinBox>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/puzzle/figures.h"
#include "core/puzzle/registry.h"
#include "widgets/board.h"
#include "widgets/racechart.h"
#include "widgets/raceview.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr int kDefaultSeconds = 5; ///< for each strategy

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

/// As low as its parts may be, before it is scrolled.
class Content : public QWidget
{
public:
    [[nodiscard]] int heightForWidth(int width) const override
    {
        return layout()->minimumHeightForWidth(width);
    }
};

QLabel* makeFaint(const QString& text)
{
    auto* const label = new QLabel(text);
    label->setProperty("role", "faint");
    return label;
}

} // namespace

// ---- building

RaceView::RaceView(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
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
    build();
}

// All that is seen, without what is raced.
void RaceView::build()
{
    setWindowTitle(QCoreApplication::translate("clew::Shell", "Race — Clew"));
    auto* const scroll = new QScrollArea; // a small screen has no room for all of it
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidgetResizable(true);
    m_content = scroll;
    QWidget::layout()->addWidget(m_content);
    auto* const content = new Content;
    m_lesson = new QLabel;
    m_boards = new QHBoxLayout;
    m_table = new QTableWidget(0, ColumnCount);
    m_chart = new RaceChart;
    m_notes = makeFaint({});
    m_notes->setObjectName(QStringLiteral("notes"));
    m_notes->setWordWrap(true);
    m_status = new QLabel;
    m_skip = new QPushButton(tr("S&kip"));
    m_save = new QPushButton(tr("Save &figures…"));
    auto* const layout = new QVBoxLayout(content);
    layout->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
    layout->setSpacing(kSpace);
    layout->addWidget(makeRules());
    m_lesson->setWordWrap(true);
    m_lesson->setObjectName(QStringLiteral("lesson"));
    layout->addWidget(m_lesson);
    m_boards->setSpacing(2 * kSpace);
    layout->addLayout(m_boards, 1);
    layout->addWidget(makeTransport());

    buildTable();
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
    left->addWidget(makeFaint(tr("Totals of each run")));
    left->addWidget(m_table);
    below->addLayout(left, 5);
    below->addLayout(right, 3);
    layout->addLayout(below);
    layout->addWidget(m_notes);

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

    auto* const exporting = new QAction(tr("Export fi&gure…"), m_content);
    connect(exporting, &QAction::triggered, this, [this] {
        if (const QString failed = exportFigure(); !failed.isEmpty())
            QMessageBox::warning(this, tr("Export figure"), failed);
    });
    addAction(exporting);
    connect(m_skip, &QPushButton::clicked, &m_race, &Race::skip);
    connect(m_save, &QPushButton::clicked, this, &RaceView::saveFigures);
    connect(m_quantity, &QComboBox::currentIndexChanged, this, &RaceView::showFigures);
    scroll->setWidget(content);
}

void RaceView::buildTable()
{
    m_table->setHorizontalHeaderLabels({tr("Strategy"), tr("Time"), tr("Ratio"), tr("Nodes"),
                                        tr("Backtracks"), tr("Solutions"), tr("Memory"),
                                        tr("Ending")});
    m_table->horizontalHeaderItem(Ratio)->setToolTip(tr("Relative to the fastest finished run"));
    m_table->horizontalHeaderItem(Memory)->setToolTip(
        tr("Peak memory for partial boards. A dash: the strategy keeps only its current board."));
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
    m_alignment->addItems({tr("time"), tr("steps"), tr("nodes"), tr("events")});
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
        tr("The whole race on a logarithmic scale: each further tenth multiplies the time"));
    m_moment = new QLabel;
    m_moment->setObjectName(QStringLiteral("moment"));
    m_moment->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_moment->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("88,888,888 events")));
    m_speed = new QSlider(Qt::Horizontal);
    m_speed->setRange(-3 * kSpeedStepsPerDecade, 6 * kSpeedStepsPerDecade);
    m_speed->setFixedWidth(120);
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(tr("Playback speed (+ and −)"));
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
    fillRaces();
    showLesson();
    makeLanes();
    restart();
}

void RaceView::setOwnSolve(const Puzzle& puzzle, ProblemPtr problem, OwnSolve own,
                           std::size_t strategy)
{
    m_limit->setCurrentIndex(1);
    m_own = std::move(own);
    showProblem(puzzle, std::move(problem), {kOwnRunner, strategy});
}

void RaceView::setRace(const Puzzle& puzzle, const RaceInfo& info)
{
    m_limit->setCurrentIndex(info.solutions == 1 ? 1 : 0);
    setProblem(puzzle, puzzle.presetProblem(*puzzle.preset(info.preset)), runnersOf(puzzle, info));
    m_races->setCurrentIndex(m_races->findText(
        tr("%1: %2", "puzzle, race").arg(translated(puzzle.info().title), translated(info.title))));
    showLesson();
}

// What the race chosen shows, or of what problem it is.
void RaceView::showLesson()
{
    const QVariantList choice = m_races->currentData().toList();
    if (!choice.isEmpty()) {
        m_lesson->setText(translated(m_puzzle->info().races[choice[1].toULongLong()].lesson));
        return;
    }
    const QString text =
        m_own ? tr("%1: you and a strategy. Your time is what you played, without pauses.",
                   "title of a problem")
              : tr("%1: the problem on the board.", "title of a problem");
    m_lesson->setText(text.arg(translated(m_puzzle->title(*m_problem))));
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
        showInk(lane, m_strategies[i]);
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

// A person's entries have an ink of their own.
void RaceView::showInk(const Lane& lane, std::size_t runner)
{
    lane.board->setByHand(runner == kOwnRunner);
    lane.board->setWatching(!lane.board->isByHand());
}

// ---- another language

void RaceView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        buildAnew();
}

// The race goes on, and what was chosen stays chosen.
void RaceView::buildAnew()
{
    const int chosen = m_races->currentIndex();
    const int limit = m_limit->currentIndex();
    const int seconds = m_seconds->value();
    const int quantity = m_quantity->currentIndex();
    m_lanes.clear();
    delete m_content;
    build();
    m_limit->setCurrentIndex(limit);
    m_alignment->setCurrentIndex(static_cast<int>(m_race.alignment()));
    m_quantity->setCurrentIndex(quantity);
    {
        const QSignalBlocker blocker(m_seconds);
        m_seconds->setValue(seconds);
    }
    if (m_puzzle == nullptr)
        return;
    fillRaces();
    m_races->setCurrentIndex(chosen);
    showLesson();
    makeLanes();
    showFigures();
    showSpeed();
    showPlaying();
}

} // namespace clew
