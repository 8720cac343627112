#include "widgets/transportbar.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSlider>
#include <QToolButton>
#include <algorithm>
#include <cmath>

#include "widgets/theme.h"
#include "widgets/timeline.h"
#include "widgets/translate.h"

namespace clew {

namespace {

// The slider is logarithmic: ten steps for each factor of ten.
constexpr int kStepsPerDecade = 10;
const int kFastestStep =
    static_cast<int>(std::lround(std::log10(Player::kFastest) * kStepsPerDecade));

// Pixels.
constexpr int kGap = 2;
constexpr int kIcon = 18;
constexpr int kLargeIcon = 24;
constexpr int kLeastTimeline = 160;
constexpr int kLeastSpeed = 60;
constexpr int kMostSpeed = 120;

double speedAt(int step)
{
    return std::pow(10.0, static_cast<double>(step) / kStepsPerDecade);
}

int stepAt(double speed)
{
    return static_cast<int>(std::lround(std::log10(speed) * kStepsPerDecade));
}

} // namespace

TransportBar::TransportBar(const Actions& actions, Player& player, QWidget* parent)
    : QWidget(parent), m_player(player), m_timeline(new Timeline),
      m_besideTimeline(new QHBoxLayout), m_more(new QToolButton), m_place(new QLabel),
      m_speed(new QSlider(Qt::Horizontal)), m_speedLabel(new QLabel)
{
    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace / 2, kSpace, kSpace / 2);
    layout->setSpacing(kGap);
    layout->setSizeConstraint(QLayout::SetNoConstraint); // fitRoom() sees to that
    QToolButton* const toStart = makeButton(*layout, actions.toStart, kIcon);
    QToolButton* const previous = makeButton(*layout, actions.previousSolution, kIcon);
    m_always = {makeButton(*layout, actions.stepBack, kIcon),
                makeButton(*layout, actions.play, kLargeIcon),
                makeButton(*layout, actions.stepForward, kIcon)};
    QToolButton* const next = makeButton(*layout, actions.nextSolution, kIcon);
    QToolButton* const toEnd = makeButton(*layout, actions.toEnd, kIcon);
    m_timeline->setMinimumWidth(kLeastTimeline);
    layout->addWidget(m_timeline, 1);
    m_besideTimeline->setSpacing(kGap);
    layout->addLayout(m_besideTimeline);
    m_place->setMinimumWidth(
        fontMetrics().horizontalAdvance(QStringLiteral("888,888 / 8,888,888")));
    m_place->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_place->setObjectName(QStringLiteral("place"));
    layout->addWidget(m_place);
    auto* const name = new QLabel(tr("Speed"));
    name->setProperty("role", "faint");
    name->setContentsMargins(2 * kSpace, 0, 0, 0);
    layout->addWidget(name);
    m_speed->setRange(0, kFastestStep);
    m_speed->setPageStep(kStepsPerDecade);
    m_speed->setMinimumWidth(kLeastSpeed);
    m_speed->setMaximumWidth(kMostSpeed);
    m_speed->setObjectName(QStringLiteral("speed"));
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(tr("From one event per second to full speed (+ and −)"));
    layout->addWidget(m_speed);
    const QString fastest = tr("%1 /s", "events a second").arg(QStringLiteral("8,888,888"));
    m_speedLabel->setMinimumWidth(std::max(fontMetrics().horizontalAdvance(tr("full speed")),
                                           fontMetrics().horizontalAdvance(fastest)));
    layout->addWidget(m_speedLabel);
    m_more->setText(QStringLiteral("»"));
    m_more->setObjectName(QStringLiteral("more"));
    m_more->setFocusPolicy(Qt::TabFocus);
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(new QMenu(m_more));
    m_more->hide();
    layout->addWidget(m_more);
    m_always.insert(m_always.end(), {m_timeline, m_place, m_speed});
    m_spares = {{name},
                {m_speedLabel},
                {toStart, actions.toStart},
                {toEnd, actions.toEnd},
                {previous, actions.previousSolution},
                {next, actions.nextSolution}};

    connect(m_timeline, &Timeline::sought, &m_player, [this](quint64 position) {
        if (!m_player.isHolding())
            m_player.pause();
        m_player.seek(position);
    });
    connect(m_speed, &QSlider::valueChanged, this, [this](int step) {
        m_player.setSpeed(speedAt(step));
        showSpeed();
    });
    connect(&m_player, &Player::speedChanged, this, &TransportBar::showSpeed);
    connect(&m_player, &Player::moved, this, &TransportBar::refresh);
    showSpeed();
    refresh();
}

QToolButton* TransportBar::makeButton(QHBoxLayout& line, QAction* action, int iconSize)
{
    auto* const button = new QToolButton;
    button->setDefaultAction(action);
    button->setIconSize({iconSize, iconSize});
    button->setFocusPolicy(Qt::TabFocus);
    line.addWidget(button);
    return button;
}

// The newest goes first, after what only says something.
void TransportBar::addButton(QAction* action)
{
    m_spares.insert(m_spares.begin() + 2,
                    Spare{makeButton(*m_besideTimeline, action, kIcon), action});
    fitRoom();
}

// ---- room

int TransportBar::widthOf(const QWidget* widget) const
{
    return std::max(widget->minimumWidth(), widget->minimumSizeHint().width()) + kGap;
}

QSize TransportBar::minimumSizeHint() const
{
    int width = 2 * kSpace + widthOf(m_more);
    for (const QWidget* const widget : m_always)
        width += widthOf(widget);
    return {width, layout()->minimumSize().height()};
}

// The more room, the fewer are missing.
void TransportBar::fitRoom()
{
    int room = width() - minimumSizeHint().width() + widthOf(m_more);
    for (const Spare& spare : m_spares)
        room -= widthOf(spare.widget);
    const bool hasAll = room >= 0;
    room -= hasAll ? 0 : widthOf(m_more);
    m_more->menu()->clear();
    QStringList names;
    for (const Spare& spare : m_spares) {
        const bool fits = room >= 0;
        spare.widget->setVisible(fits);
        if (fits)
            continue;
        room += widthOf(spare.widget);
        if (spare.action == nullptr)
            continue;
        m_more->menu()->addAction(spare.action);
        names << spare.action->toolTip();
    }
    m_more->setToolTip(names.join(QLatin1Char('\n')));
    m_more->setAccessibleName(names.join(QStringLiteral(", ")));
    m_more->setVisible(!names.isEmpty());
}

void TransportBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitRoom();
}

void TransportBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitRoom();
}

// ---- what it shows

void TransportBar::showSpeed()
{
    const double speed = m_player.speed();
    const QSignalBlocker blocker(m_speed);
    m_speed->setValue(stepAt(speed));
    m_speedLabel->setText(
        speed >= Player::kFastest
            ? tr("full speed")
            : tr("%1 /s", "events a second").arg(QLocale().toString(std::round(speed), 'f', 0)));
}

void TransportBar::refresh()
{
    const quint64 end = m_player.shownEnd();
    m_timeline->setEnd(end);
    m_timeline->setPosition(m_player.position());
    m_place->setText(m_player.hasTrace() ? tr("%1 / %2", "event / number of events")
                                               .arg(grouped(m_player.position()),
                                                    grouped(std::min(m_player.length(), end)))
                                         : QString());
    m_timeline->update();
}

} // namespace clew
