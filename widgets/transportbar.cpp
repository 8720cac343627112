#include "widgets/transportbar.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
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

double speedAt(int step)
{
    return std::pow(10.0, static_cast<double>(step) / kStepsPerDecade);
}

int stepAt(double speed)
{
    return static_cast<int>(std::lround(std::log10(speed) * kStepsPerDecade));
}

QToolButton* makeButton(QAction* action, int iconSize)
{
    auto* const button = new QToolButton;
    button->setDefaultAction(action);
    button->setIconSize({iconSize, iconSize});
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

TransportBar::TransportBar(const Actions& actions, Player& player, QWidget* parent)
    : QWidget(parent), m_player(player), m_timeline(new Timeline),
      m_besideTimeline(new QHBoxLayout), m_place(new QLabel), m_speed(new QSlider(Qt::Horizontal)),
      m_speedLabel(new QLabel)
{
    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace / 2, kSpace, kSpace / 2);
    layout->setSpacing(2);
    for (QAction* const action :
         {actions.toStart, actions.previousSolution, actions.stepBack, actions.play,
          actions.stepForward, actions.nextSolution, actions.toEnd}) {
        layout->addWidget(makeButton(action, action == actions.play ? 24 : 18));
    }
    layout->addSpacing(kSpace);
    layout->addWidget(m_timeline, 1);
    m_besideTimeline->setSpacing(2);
    layout->addLayout(m_besideTimeline);
    layout->addSpacing(kSpace);
    m_place->setMinimumWidth(
        fontMetrics().horizontalAdvance(QStringLiteral("888,888 / 8,888,888")));
    m_place->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_place->setObjectName(QStringLiteral("place"));
    layout->addWidget(m_place);
    layout->addSpacing(2 * kSpace);
    auto* const name = new QLabel(tr("Speed"));
    name->setProperty("role", "faint");
    layout->addWidget(name);
    m_speed->setRange(0, kFastestStep);
    m_speed->setPageStep(kStepsPerDecade);
    m_speed->setFixedWidth(120);
    m_speed->setObjectName(QStringLiteral("speed"));
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(tr("From one event a second to as fast as it goes (+ and −)"));
    layout->addWidget(m_speed);
    m_speedLabel->setMinimumWidth(fontMetrics().horizontalAdvance(tr("as fast as it goes")));
    layout->addWidget(m_speedLabel);

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

void TransportBar::addButton(QAction* action)
{
    m_besideTimeline->addWidget(makeButton(action, 18));
}

void TransportBar::showSpeed()
{
    const double speed = m_player.speed();
    const QSignalBlocker blocker(m_speed);
    m_speed->setValue(stepAt(speed));
    m_speedLabel->setText(
        speed >= Player::kFastest
            ? tr("as fast as it goes")
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
