#include "widgets/boards/numberpad.h"

#include <QGridLayout>
#include <QToolButton>

namespace clew {

namespace {

constexpr int kAbreast = 9;
constexpr int kSide = 28; // pixels

} // namespace

NumberPad::NumberPad(QWidget* parent) : QWidget(parent)
{
    auto* const layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    m_buttons.push_back(makeButton(0));
}

// The board keeps the keyboard: one can go on typing.
QToolButton* NumberPad::makeButton(int number)
{
    auto* const button = new QToolButton(this);
    button->setFocusPolicy(Qt::NoFocus);
    button->setFixedSize(kSide, kSide);
    button->setCheckable(number > 0);
    button->setText(number == 0 ? QStringLiteral("⌫") : QString::number(number));
    button->setObjectName(QStringLiteral("pad%1").arg(number));
    const QString what = number == 0 ? tr("Clear the cell") : tr("Enter %1").arg(number);
    button->setToolTip(what);
    button->setAccessibleName(what);
    connect(button, &QToolButton::clicked, this, [this, button, number] {
        button->setChecked(number > 0 && !button->isChecked()); // showCell() decides
        emit picked(number);
    });
    return button;
}

void NumberPad::setCount(int count)
{
    const auto wanted = static_cast<std::size_t>(std::min(count, kMost)) + 1;
    auto* const grid = static_cast<QGridLayout*>(layout());
    while (m_buttons.size() > wanted) {
        delete m_buttons.back();
        m_buttons.pop_back();
    }
    while (m_buttons.size() < wanted) {
        const auto number = static_cast<int>(m_buttons.size());
        m_buttons.push_back(makeButton(number));
        grid->addWidget(m_buttons.back(), (number - 1) / kAbreast, (number - 1) % kAbreast);
        m_buttons.back()->show();
    }
    grid->addWidget(m_buttons.front(), 0, kAbreast);
}

void NumberPad::addRow(QWidget& row)
{
    auto* const grid = static_cast<QGridLayout*>(layout());
    grid->addWidget(&row, kMost, 0, 1, kAbreast + 1);
}

void NumberPad::showCell(int most, int number)
{
    for (std::size_t i = 1; i < m_buttons.size(); ++i) {
        m_buttons[i]->setEnabled(static_cast<int>(i) <= most);
        m_buttons[i]->setChecked(static_cast<int>(i) == number);
    }
    m_buttons.front()->setEnabled(number > 0);
}

} // namespace clew
