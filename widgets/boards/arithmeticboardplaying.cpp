// How the arithmetic puzzle is played: a first expression, an operation, a second one; and what was
// joined is taken apart again.

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QStackedWidget>
#include <QToolButton>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/puzzle/playing.h"
#include "widgets/boards/arithmeticboard.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew::arithmetic {

namespace {

constexpr int kOperationSide = 44; ///< of a button, in pixels
/// From a tree's root to above the value written over it, in the picture's units.
constexpr double kAboveRoot = 0.76;

QString signOf(Op op)
{
    const std::string_view sign = printedSymbol(op);
    return QString::fromUtf8(sign.data(), static_cast<qsizetype>(sign.size()));
}

} // namespace

QString ArithmeticBoard::playHint() const
{
    const QString goal = problem() && arithmetic().target
                             ? tr("Make %1 of the numbers.").arg(*arithmetic().target)
                             : tr("Make an equation of the numbers.");
    return tr("%1 Click one, an operation, and the one to join it with. Right click, or Del, "
              "takes it apart.")
        .arg(goal);
}

std::vector<ShownCell> ArithmeticBoard::brokenCells() const
{
    std::vector<ShownCell> marked;
    if (!isByHand() || shownState() == nullptr)
        return marked;
    constexpr double kSide = 0.76; // the sign's circle: its result stands above it
    for (const ItemPlace& item : stepPlaces(arithmetic(), *shownState())) {
        const QPointF corner(item.x - kSide / 2, item.y - kSide / 2);
        marked.push_back({{stepVariable(arithmetic(), item.slot - arithmetic().size()), kNoValue},
                          {corner, corner + QPointF(kSide, 0), corner + QPointF(kSide, kSide),
                           corner + QPointF(0, kSide)}});
    }
    return marked;
}

void ArithmeticBoard::byHandChanged()
{
    m_tools->setCurrentIndex(isByHand() ? 1 : 0); // both are as large: the board stays
    m_item = 0;
    forgetStep();
}

void ArithmeticBoard::shownChanged()
{
    if (!isByHand())
        return;
    forgetStep();
    withdraw();
    if (std::exchange(m_hovered, std::nullopt))
        emit remarked({}); // something else may stand there
    if (m_item >= items().size())
        m_item = 0;
}

QWidget* ArithmeticBoard::makeOperations()
{
    auto* const operations = new QWidget;
    auto* const row = new QHBoxLayout(operations);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSpace / 2);
    row->addStretch();
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.6);
    for (const Op op : kOperators) {
        auto* const button = new QToolButton;
        button->setFocusPolicy(Qt::NoFocus);
        button->setText(signOf(op));
        button->setFont(large);
        button->setFixedSize(kOperationSide, kOperationSide);
        button->setObjectName(QStringLiteral("operation%1").arg(static_cast<int>(op)));
        button->setToolTip(tr("Join two numbers by this operation"));
        row->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, op] { chooseOperation(op); });
    }
    return operations;
}

std::optional<Op> ArithmeticBoard::operationOf(const QString& text)
{
    return operatorCalled(text.toStdString());
}

std::vector<ItemPlace> ArithmeticBoard::items() const
{
    return shownState() == nullptr ? std::vector<ItemPlace>()
                                   : itemPlaces(arithmetic(), *shownState());
}

std::optional<std::size_t> ArithmeticBoard::itemAt(QPointF unit) const
{
    constexpr double kReach = 0.55;
    const auto all = items();
    for (std::size_t i = 0; i < all.size(); ++i)
        if (std::abs(unit.x() - all[i].x) < kReach && std::abs(unit.y() - all[i].y) < kReach)
            return i;
    return std::nullopt;
}

// A result is none of the numbers, though it may stand where one did. What was refused is not
// lost when the mouse trembles.
void ArithmeticBoard::hoveredPlaying(QPointF unit)
{
    const auto item = itemAt(unit);
    const auto slot = item ? std::optional(items()[*item].slot) : std::nullopt;
    if (std::exchange(m_hovered, slot) == slot)
        return;
    m_isRefused = false;
    if (!slot)
        emit remarked({});
    else if (*slot < arithmetic().size())
        emit remarked(numberName(static_cast<int>(*slot)));
    else
        emit remarked(tr("The result of step %1").arg(*slot - arithmetic().size() + 1));
}

void ArithmeticBoard::forgetStep()
{
    m_firstSlot.reset();
    m_operation.reset();
    update();
}

void ArithmeticBoard::playPressed(QPointF unit, Qt::MouseButton button)
{
    if (button == Qt::RightButton) {
        takeApart();
    } else if (const auto item = itemAt(unit)) {
        m_item = *item;
        chooseItem(items()[m_item].slot);
    } else {
        withdraw();
        forgetStep();
    }
}

bool ArithmeticBoard::playKey(const QKeyEvent& event)
{
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier))
        return false;
    if (const auto op = operationOf(event.text())) {
        if (!m_firstSlot && m_item < items().size())
            m_firstSlot = items()[m_item].slot;
        chooseOperation(*op);
        return true;
    }
    const std::size_t count = items().size();
    switch (event.key()) {
    case Qt::Key_Left:
        withdraw();
        m_item = count == 0 ? 0 : (m_item + count - 1) % count;
        break;
    case Qt::Key_Right:
        withdraw();
        m_item = count == 0 ? 0 : (m_item + 1) % count;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_item < count)
            chooseItem(items()[m_item].slot);
        break;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        takeApart();
        break;
    case Qt::Key_Escape:
        if (!m_firstSlot && !m_isRefused)
            return false;
        withdraw();
        forgetStep();
        break;
    default:
        return false;
    }
    update();
    return true;
}

// What was refused is said until something else is done.
void ArithmeticBoard::refuse(const QString& why)
{
    m_isRefused = true;
    emit remarked(why);
}

void ArithmeticBoard::withdraw()
{
    if (std::exchange(m_isRefused, false))
        emit remarked({});
}

void ArithmeticBoard::chooseOperation(Op op)
{
    withdraw();
    if (m_firstSlot)
        m_operation = op;
    else
        refuse(tr("Choose the first number, then the operation."));
    update();
}

void ArithmeticBoard::chooseItem(std::uint32_t slot)
{
    withdraw();
    if (!m_firstSlot || !m_operation || *m_firstSlot == slot) {
        m_firstSlot = m_firstSlot == slot ? std::nullopt : std::optional(slot);
        m_operation.reset();
        update();
        return;
    }
    const Step step{*m_firstSlot, slot, *m_operation};
    const std::uint32_t before = stepCount();
    forgetStep();
    if (before + 1 < arithmetic().size())
        enter(stepVariable(arithmetic(), before), step.encoded(arithmetic()));
    if (stepCount() == before)
        refuse(whyNot(before, step));
    else
        m_item = newestItem();
}

// The newest result, from which one usually goes on; of none the first number.
std::size_t ArithmeticBoard::newestItem() const
{
    const auto all = items();
    const auto newest = std::ranges::max_element(all, {}, &ItemPlace::slot);
    return newest == all.end() || newest->slot < arithmetic().size()
               ? 0
               : static_cast<std::size_t>(newest - all.begin());
}

// Which rule does not allow the step.
QString ArithmeticBoard::whyNot(std::uint32_t number, const Step& step) const
{
    const Playing* const playing = puzzle().playing();
    const Sentence reason =
        shownState() == nullptr
            ? Sentence()
            : playing->whyNot(arithmetic(), *shownState(),
                              {stepVariable(arithmetic(), number), step.encoded(arithmetic())});
    return reason.empty() ? tr("This step cannot be taken.") : translated(reason);
}

std::uint32_t ArithmeticBoard::stepCount() const
{
    std::uint32_t steps = 0;
    while (steps + 1 < arithmetic().size() &&
           playedValue(stepVariable(arithmetic(), steps)) != kNoValue)
        ++steps;
    return steps;
}

void ArithmeticBoard::takeApart()
{
    withdraw();
    forgetStep();
    if (const std::uint32_t steps = stepCount(); steps > 0)
        enter(stepVariable(arithmetic(), steps - 1), kNoValue);
}

void ArithmeticBoard::paintPlay(QPainter& painter) const
{
    const auto all = items();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool isFirst = m_firstSlot == all[i].slot;
        if (!isFirst && (i != m_item || !hasFocus()))
            continue;
        const QPointF centre(all[i].x, all[i].y);
        const double above = all[i].slot < arithmetic().size() ? 0.5 : kAboveRoot;
        const QRectF rect(toPixels(centre - QPointF(0.5, above)),
                          toPixels(centre + QPointF(0.5, 0.5)));
        painter.setPen(QPen(theme::colour(isFirst ? Ink::Hand : Ink::Accent), isFirst ? 4 : 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), 6, 6);
        if (isFirst && m_operation) {
            QFont bold = font();
            bold.setBold(true);
            bold.setPixelSize(std::max(8, static_cast<int>(rect.width() * 0.4)));
            painter.setFont(bold);
            painter.drawText(rect.translated(rect.width() * 0.7, 0), Qt::AlignCenter,
                             signOf(*m_operation));
        }
    }
}

} // namespace clew::arithmetic
