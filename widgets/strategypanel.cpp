#include "widgets/strategypanel.h"

#include <QGridLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/puzzle/figures.h"
#include "core/puzzle/settings.h"
#include "core/text/stopped.h"
#include "widgets/choicebox.h"
#include "widgets/elidedlabel.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr int kMomentRow = 5; ///< below the figures of the run

} // namespace

StrategyPanel::StrategyPanel(QWidget* parent)
    : QWidget(parent), m_chooser(new ChoiceBox), m_about(new QToolButton), m_summary(new QLabel),
      m_scope(new QLabel), m_settingRows(new QGridLayout), m_outcome(new QLabel)
{
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->setSpacing(kSpace);
    auto* const heading = new QLabel(tr("Strateg&y"));
    heading->setProperty("role", "heading");
    heading->setBuddy(m_chooser);
    layout->addWidget(heading);
    auto* const line = new QHBoxLayout;
    line->setSpacing(kSpace / 2);
    line->addWidget(m_chooser, 1);
    line->addWidget(m_about);
    layout->addLayout(line);
    m_about->setIcon(theme::icon(QStringLiteral("about")));
    m_about->setToolTip(tr("About this strategy: its idea, its program, its cost"));
    m_about->setAccessibleName(tr("About this strategy"));
    connect(m_about, &QToolButton::clicked, this, &StrategyPanel::aboutAsked);
    m_chooser->setObjectName(QStringLiteral("strategy"));
    m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_chooser->setMinimumContentsLength(12);
    m_summary->setWordWrap(true);
    m_summary->setMinimumHeight(3 * fontMetrics().lineSpacing());
    m_summary->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    layout->addWidget(m_summary);
    m_settingRows->setHorizontalSpacing(kSpace);
    m_settingRows->setVerticalSpacing(kSpace / 2);
    m_settingRows->setColumnStretch(1, 1);
    layout->addLayout(m_settingRows);
    layout->addLayout(makeFigures());
    m_outcome->setWordWrap(true);
    m_outcome->setMinimumHeight(fontMetrics().lineSpacing()); // it moves nothing when it comes
    m_outcome->setObjectName(QStringLiteral("outcome"));
    layout->addWidget(m_outcome);
    clearStatistics();

    connect(m_chooser, &QComboBox::currentIndexChanged, this, [this](int index) {
        describe();
        if (index >= 0)
            emit strategyChosen(static_cast<std::size_t>(index));
    });
    m_chooser->whenPicked(this, [this] { emit pickedInList(); });
}

QLayout* StrategyPanel::makeFigures()
{
    auto* const figures = new QGridLayout;
    figures->setHorizontalSpacing(kSpace);
    figures->setVerticalSpacing(kSpace / 2);
    m_scope->setProperty("role", "faint");
    m_scope->setObjectName(QStringLiteral("scope"));
    figures->addWidget(m_scope, 0, 0, 1, 5);
    const std::array<QString, FigureCount> names{
        tr("Nodes"),   tr("Backtracks"), tr("Solutions"),
        tr("Nodes/s"), tr("Time"),       tr("Memory", "what a search keeps of partial boards"),
        tr("Trace"),   tr("Depth")};
    QFont tabular = font();
    tabular.setStyleHint(QFont::SansSerif);
    for (int i = 0; i < FigureCount; ++i) {
        auto* const name = new QLabel(names.at(static_cast<std::size_t>(i)));
        name->setProperty("role", "faint");
        if (i == Nodes) {
            m_nodesName = name;
            name->setToolTip(translated(kMeaningOfNodes));
        } else if (i == Backtracks) {
            name->setToolTip(translated(kMeaningOfFailures));
        }
        auto*& value = m_figures.at(static_cast<std::size_t>(i));
        value = new EitherLabel;
        value->setAlignment(Qt::AlignRight);
        value->setFont(tabular);
        // Room for any in brief: the column has it from the beginning, and does not grow.
        value->setMinimumWidth(value->fontMetrics().horizontalAdvance(tr("%1 ms").arg(888.8)));
        name->setBuddy(value); // a screen reader says what the number is of
        // Two pairs a line; the moment has one of its own.
        const bool isOfMoment = i == Depth;
        const int row = isOfMoment ? kMomentRow : i / 2 + 1;
        const int column = isOfMoment ? 3 : (i % 2) * 3;
        figures->addWidget(name, row, column);
        figures->addWidget(value, row, column + 1);
    }
    auto* const moment = new QLabel(tr("At this moment:"));
    moment->setProperty("role", "faint");
    moment->setObjectName(QStringLiteral("momentScope"));
    figures->addWidget(moment, kMomentRow, 0, 1, 2);
    m_figures[Depth]->setObjectName(QStringLiteral("depth"));
    m_figures[Nodes]->setObjectName(QStringLiteral("nodes"));
    m_figures[Backtracks]->setObjectName(QStringLiteral("backtracks"));
    figures->setColumnStretch(1, 1);
    figures->setColumnStretch(4, 1);
    figures->setColumnMinimumWidth(2, kSpace);
    return figures;
}

QComboBox& StrategyPanel::chooser()
{
    return *m_chooser;
}

void StrategyPanel::setPuzzle(const Puzzle& puzzle)
{
    if (m_puzzle == &puzzle)
        return;
    m_puzzle = &puzzle;
    const QSignalBlocker blocker(m_chooser);
    m_chooser->clear();
    for (const StrategyInfo& strategy : puzzle.info().strategies)
        m_chooser->addItem(translated(strategy.title));
    m_chooser->setCurrentIndex(0);
    describe();
}

void StrategyPanel::setStrategy(std::size_t index)
{
    const QSignalBlocker blocker(m_chooser);
    m_chooser->setCurrentIndex(static_cast<int>(index));
    describe();
}

std::size_t StrategyPanel::strategy() const
{
    return static_cast<std::size_t>(std::max(0, m_chooser->currentIndex()));
}

void StrategyPanel::setForeignStrategy(const QString& name)
{
    const QSignalBlocker blocker(m_chooser);
    m_chooser->setPlaceholderText(name);
    m_chooser->setCurrentIndex(-1);
    m_summary->setText(tr("Recorded elsewhere, by a strategy that Clew does not have."));
    offerSettings(nullptr);
}

void StrategyPanel::describe()
{
    const StrategyInfo& info = m_puzzle->info().strategies[strategy()];
    m_summary->setText(translated(info.summary));
    m_nodesName->setToolTip(info.counted.empty() ? translated(kMeaningOfNodes)
                                                 : translated(kMeaningOfNodes) + QLatin1Char('\n') +
                                                       translated(info.counted));
    offerSettings(&info);
}

// A box for each setting, beside its name.
void StrategyPanel::offerSettings(const StrategyInfo* strategy)
{
    if (strategy != nullptr && strategy->settings.empty())
        strategy = nullptr;
    if (strategy == m_offered)
        return;
    m_offered = strategy;
    m_settings.clear();
    while (QLayoutItem* const item = m_settingRows->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be one of these that has brought us here
        delete item;
    }
    if (strategy == nullptr)
        return;
    for (const SettingInfo& setting : strategy->settings) {
        auto* const name = new QLabel(translated(setting.title));
        auto* const box = new ChoiceBox;
        name->setBuddy(box);
        box->whenPicked(this, [this] { emit pickedInList(); });
        box->setObjectName(QString::fromStdString("setting-" + setting.id));
        box->setAccessibleName(translated(setting.title));
        box->setToolTip(translated(setting.summary));
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
        for (const ChoiceInfo& choice : setting.choices)
            box->addItem(translated(choice.title));
        connect(box, &QComboBox::currentIndexChanged, this, [this, &setting](int index) {
            emit settingChosen(setting.id, setting.choices[static_cast<std::size_t>(index)].id);
        });
        const auto row = static_cast<int>(m_settings.size());
        m_settingRows->addWidget(name, row, 0);
        m_settingRows->addWidget(box, row, 1);
        m_settings.push_back(box);
    }
}

void StrategyPanel::setSettings(const Parameters& chosen)
{
    for (std::size_t i = 0; i < m_settings.size(); ++i) {
        const SettingInfo& setting = m_offered->settings[i];
        const auto choice =
            std::ranges::find(setting.choices, choiceOf(setting, chosen), &ChoiceInfo::id);
        const QSignalBlocker blocker(m_settings[i]);
        m_settings[i]->setCurrentIndex(static_cast<int>(choice - setting.choices.begin()));
    }
}

namespace {

QString bytes(std::uint64_t count)
{
    return QLocale().formattedDataSize(static_cast<qint64>(count), 0,
                                       QLocale::DataSizeTraditionalFormat);
}

// A large count in brief; of others there is no other way to write them.
QString brief(quint64 count)
{
    constexpr quint64 kMillion = 1'000'000;
    if (count < kMillion)
        return {};
    const double millions = static_cast<double>(count) / kMillion;
    return millions < 1000 ? StrategyPanel::tr("%1 M").arg(QLocale().toString(millions, 'f', 1))
                           : StrategyPanel::tr("%1 G", "thousand millions")
                                 .arg(QLocale().toString(millions / 1000, 'f', 1));
}

} // namespace

void StrategyPanel::setCount(Figure figure, quint64 count)
{
    m_figures.at(figure)->setTexts(grouped(count), brief(count));
}

void StrategyPanel::showStatistics(const Statistics& s, std::uint32_t depth)
{
    m_scope->setText(tr("The whole run:"));
    setCount(Nodes, s.nodes);
    setCount(Depth, depth);
    setCount(Backtracks, s.backtracks);
    setCount(Solutions, s.solutions);
    const double speed = s.seconds > 0 ? static_cast<double>(s.nodes) / s.seconds : 0;
    m_figures[Speed]->setText(speed >= 1e6 ? tr("%1 M").arg(QLocale().toString(speed / 1e6, 'f', 1))
                                           : QLocale().toString(speed, 'f', 0));
    m_figures[Time]->setText(s.seconds < 1
                                 ? tr("%1 ms").arg(QLocale().toString(s.seconds * 1e3, 'f', 1))
                                 : tr("%1 s").arg(QLocale().toString(s.seconds, 'f', 1)));
    m_figures[Memory]->setText(s.memory == 0 ? QStringLiteral("–") : bytes(s.memory));
    m_figures[TraceSize]->setText(bytes(s.traceBytes));
}

void StrategyPanel::showStatistics(quint64 nodes, std::uint32_t depth, quint64 solutions)
{
    clearStatistics();
    m_scope->setText(tr("Up to here:", "figures of a run, as far as it is shown"));
    setCount(Nodes, nodes);
    setCount(Depth, depth);
    setCount(Solutions, solutions);
}

void StrategyPanel::showRecorded(quint64 nodes, std::uint32_t depth, quint64 solutions,
                                 quint64 traceBytes)
{
    showStatistics(nodes, depth, solutions);
    m_scope->setText(tr("The whole run:"));
    m_figures[TraceSize]->setText(bytes(traceBytes));
}

void StrategyPanel::clearStatistics()
{
    for (EitherLabel* const figure : m_figures)
        figure->setTexts(QStringLiteral("–"), {});
    m_outcome->clear();
    m_scope->setText(tr("The whole run:"));
}

void StrategyPanel::showOutcome(const QString& text)
{
    m_outcome->setText(text);
}

QString outcomeText(const Outcome& outcome, bool isOthers)
{
    const auto solutions = outcome.counters.solutions;
    switch (outcome.ending) {
    case Ending::Solved:
        if (isOthers)
            return QCoreApplication::translate(
                "Outcome", "The other program ended its search at a solution; there may be more.");
        return withCount(solutions, [](int n) {
            return QCoreApplication::translate(
                "Outcome", "Stopped after %Ln solution(s), as asked; there may be more.", nullptr,
                n);
        });
    case Ending::Exhausted:
        if (solutions == 0)
            return QCoreApplication::translate("Outcome",
                                               "No solution: the whole space was searched.");
        return withCount(solutions, [](int n) {
            return QCoreApplication::translate(
                "Outcome", "%Ln solution(s): the whole space was searched.", nullptr, n);
        });
    case Ending::RanDry:
        if (solutions == 0)
            return QCoreApplication::translate(
                "Outcome", "This strategy has no further step. It cannot tell whether there is a "
                           "solution; try another one.");
        return QCoreApplication::translate("Outcome", "This strategy has found what it can.");
    case Ending::Stopped:
        break;
    }
    switch (outcome.reason) {
    case StopReason::MemoryLimit:
        return QCoreApplication::translate(
            "Outcome", "Stopped: the partial boards it keeps exceed the memory allowed.");
    case StopReason::TraceFull:
        return QCoreApplication::translate("Outcome",
                                           "Stopped: the trace exceeds the disk space allowed.");
    case StopReason::Failed:
    case StopReason::NodeLimit:
    case StopReason::TimeLimit:
        return translated(stoppedSentence(outcome));
    case StopReason::Cancelled:
    case StopReason::None:
        break;
    }
    return QCoreApplication::translate("Outcome", "Stopped. Nothing is known about the rest.");
}

} // namespace clew
