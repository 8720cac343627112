#include "widgets/boards/numberpad.h"

#include <QGridLayout>
#include <QToolButton>
#include <algorithm>

namespace clew {

namespace {

constexpr int kSide = 28;   // pixels
constexpr int kSwatch = 18; // pixels

// As few rows as a narrow window has room for: they take the height from the board.
int abreastOf(int count)
{
    constexpr int kLeast = 9;
    constexpr int kMostAbreast = 16;
    const int rows = (count + kMostAbreast - 1) / kMostAbreast;
    return std::max(kLeast, (count + rows - 1) / std::max(rows, 1));
}

} // namespace

NumberPad::NumberPad(QWidget* parent) : QWidget(parent)
{
    auto* const layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->setColumnStretch(0, 1); // a wider row below does not part the numbers
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
        m_buttons.back()->show();
    }
    const int abreast = abreastOf(static_cast<int>(wanted) - 1);
    for (int i = 0; i + 1 < static_cast<int>(wanted); ++i)
        grid->addWidget(m_buttons[static_cast<std::size_t>(i) + 1], i / abreast, 1 + i % abreast);
    const int last = 1 + std::min(static_cast<int>(wanted) - 1, abreast);
    grid->addWidget(m_buttons.front(), 0, last);
    if (m_row != nullptr) // as far as the buttons go: a column without any would keep its spacing
        grid->addWidget(m_row, kMost, 0, 1, last + 1);
}

void NumberPad::addRow(QWidget& row)
{
    m_row = &row;
    setCount(static_cast<int>(m_buttons.size()) - 1);
}

void NumberPad::showCell(int most, std::span<const int> held, bool canBeCleared)
{
    for (std::size_t i = 1; i < m_buttons.size(); ++i) {
        const auto number = static_cast<int>(i);
        m_buttons[i]->setEnabled(number <= most);
        m_buttons[i]->setChecked(std::ranges::find(held, number) != held.end());
    }
    m_buttons.front()->setEnabled(canBeCleared);
}

void NumberPad::setMissing(std::span<const int> missing)
{
    m_missing.assign(missing.begin(), missing.end());
    strike();
}

// Another theme gives the buttons their fonts again, after the pad has heard of it.
void NumberPad::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        QMetaObject::invokeMethod(this, &NumberPad::strike, Qt::QueuedConnection);
}

void NumberPad::strike()
{
    for (std::size_t i = 1; i < m_buttons.size(); ++i) {
        const bool counts = i <= m_missing.size();
        const int left = counts ? m_missing[i - 1] : 0;
        const QString what = tr("Enter %1").arg(i);
        m_buttons[i]->setToolTip(!counts    ? what
                                 : left > 0 ? tr("Enter %1 (%n left)", nullptr, left).arg(i)
                                            : tr("Enter %1 (all are placed)").arg(i));
        m_buttons[i]->setAccessibleName(m_buttons[i]->toolTip());
        QFont font = this->font();
        font.setStrikeOut(counts && left <= 0);
        m_buttons[i]->setFont(font);
    }
}

void NumberPad::setColours(std::span<const QRgb> colours)
{
    for (std::size_t i = 1; i < m_buttons.size(); ++i) {
        const bool isColour = i <= colours.size();
        m_buttons[i]->setIcon(isColour ? swatch(colours[i - 1]) : QIcon());
        m_buttons[i]->setToolButtonStyle(isColour ? Qt::ToolButtonIconOnly
                                                  : Qt::ToolButtonTextOnly);
    }
}

QIcon NumberPad::swatch(QRgb colour)
{
    QPixmap square(kSwatch, kSwatch);
    square.fill(QColor(colour));
    return square;
}

} // namespace clew
