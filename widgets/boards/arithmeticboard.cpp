#include "widgets/boards/arithmeticboard.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QStackedWidget>
#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew::arithmetic {

namespace {

/// As long as a tile can show.
constexpr int kMaxTyped = 9;

void outline(QPainter& painter, const QRectF& rect, double width)
{
    painter.setPen(QPen(theme::colour(Ink::Accent), width));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), 6, 6);
}

} // namespace

ArithmeticBoard::ArithmeticBoard(const Puzzle& puzzle, QWidget* parent)
    : Board(puzzle, parent), m_tools(new QStackedWidget(this)), m_setUp(new QWidget),
      m_order(
          addChoice(QStringLiteral("arithmeticOrder"), tr("&Order"), {tr("as given"), tr("any")})),
      m_distinct(addChoice(QStringLiteral("arithmeticDistinct"), tr("Count as &different"),
                           {tr("trees"), tr("texts"), tr("classes"), tr("tiles")})),
      m_range(addChoice(QStringLiteral("arithmeticRange"), tr("&Results"),
                        {tr("rational numbers"), tr("integers"), tr("positive integers")})),
      m_target(new QLineEdit)
{
    m_target->setObjectName(QStringLiteral("arithmeticTarget"));
    m_target->setPlaceholderText(tr("an equation"));
    m_target->setMaxLength(kMaxTyped);
    addLabelled(tr("Tar&get"), m_target);
    m_tools->addWidget(m_setUp);
    m_tools->addWidget(makeOperations());
    m_tools->hide();
    givesKeysBack(*m_target);
    connect(m_target, &QLineEdit::editingFinished, this, &ArithmeticBoard::changeTarget);
    for (ChoiceBox* const choice : {m_order, m_distinct, m_range}) {
        connect(choice, &QComboBox::currentIndexChanged, this, &ArithmeticBoard::changeRules);
        givesKeysBack(*choice);
    }
}

QWidget* ArithmeticBoard::tools()
{
    return m_tools;
}

QString ArithmeticBoard::hint() const
{
    return tr("Click a tile and type its number; drag tiles to another place. Insert or the right "
              "edge adds a tile, Delete takes one away.");
}

QList<KeyHelp> ArithmeticBoard::keyHelp() const
{
    if (isByHand())
        return {{tr("Left, Right, Return"), tr("Choose a number")},
                {tr("+, -, *, /, ="), tr("Choose the operation")},
                {tr("Esc"), tr("Drop what is chosen")},
                {tr("Delete"), tr("Take the last step back")}};
    return {{tr("Digits, Return"), tr("Write the tile's number")},
            {tr("-, after a digit"), tr("Change the sign")},
            {tr("Insert, +"), tr("A tile to the right")},
            {tr("Delete"), tr("Take the tile away")},
            {tr("Ctrl+Left, Ctrl+Right"), tr("Move the tile")}};
}

std::optional<Place> ArithmeticBoard::placeAt(QPointF unit) const
{
    const auto tile = tileAt(unit);
    return tile ? std::optional(Place{positionVariable(*tile), static_cast<Value>(*tile)})
                : std::nullopt;
}

bool ArithmeticBoard::pressed(QPointF unit, Qt::MouseButton button,
                              Qt::KeyboardModifiers /*modifiers*/)
{
    if (isByHand()) {
        playPressed(unit, button);
        return false;
    }
    commit();
    const auto tile = tileAt(unit);
    if (!tile) {
        if (button == Qt::LeftButton && isBehindTiles(unit))
            insertTile(count());
        return false;
    }
    moveCaret(*tile);
    if (button == Qt::RightButton)
        removeTile(*tile);
    m_dragged = button == Qt::LeftButton ? tile : std::nullopt;
    return m_dragged.has_value();
}

void ArithmeticBoard::pointed(QPointF unit)
{
    if (const auto tile = tileAt(unit))
        m_caret = *tile;
}

void ArithmeticBoard::dragged(QPointF unit)
{
    m_dropAt = dropPlace(unit);
    update();
}

void ArithmeticBoard::released(QPointF /*unit*/)
{
    const auto from = std::exchange(m_dragged, std::nullopt);
    const auto to = std::exchange(m_dropAt, std::nullopt);
    if (from && to && *from != *to)
        moveTile(*from, *to);
    update();
}

void ArithmeticBoard::hovered(QPointF unit)
{
    if (isByHand()) {
        hoveredPlaying(unit);
        return;
    }
    const auto tile = tileAt(unit);
    emit remarked(tile ? numberName(*tile) : QString());
}

bool ArithmeticBoard::keyPressed(QKeyEvent& event)
{
    if (isByHand())
        return playKey(event);
    const QString text = event.text();
    const bool isPlain = (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == 0;
    if (isPlain && text.size() == 1 && text[0].isDigit()) {
        type(text[0]);
        return true;
    }
    if (isPlain && text == QLatin1String("-") && !m_typed.isEmpty()) {
        changeSign();
        return true;
    }
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        return arrow(event.key() == Qt::Key_Left ? -1 : 1, event.modifiers());
    case Qt::Key_Return:
    case Qt::Key_Enter:
        commit();
        return true;
    case Qt::Key_Escape:
        return !std::exchange(m_typed, {}).isEmpty();
    case Qt::Key_Insert:
    case Qt::Key_Plus:
        commit();
        insertTile(m_caret + 1);
        return true;
    case Qt::Key_Backspace:
        if (m_typed.isEmpty())
            removeTile(m_caret);
        else
            m_typed.chop(1);
        update();
        return true;
    case Qt::Key_Delete:
        m_typed.clear();
        removeTile(m_caret);
        return true;
    default:
        return false;
    }
}

bool ArithmeticBoard::claimsKey(const QKeyEvent& event) const
{
    if (isByHand())
        return operationOf(event.text()) ||
               (event.key() == Qt::Key_Escape && (m_firstSlot || m_isRefused));
    return (event.text() == QLatin1String("-") && !m_typed.isEmpty()) ||
           event.text() == QLatin1String("+");
}

void ArithmeticBoard::problemChanged()
{
    forgetStep();
    m_typed.clear();
    m_caret = std::clamp(m_caret, 0, count() - 1);
    const QSignalBlocker blockers[]{QSignalBlocker(m_order), QSignalBlocker(m_distinct),
                                    QSignalBlocker(m_range)};
    m_order->setCurrentIndex(static_cast<int>(arithmetic().order));
    m_distinct->setCurrentIndex(static_cast<int>(arithmetic().distinct));
    m_range->setCurrentIndex(static_cast<int>(arithmetic().range));
    m_target->setText(arithmetic().target ? QString::number(*arithmetic().target) : QString());
}

void ArithmeticBoard::paintOverlay(QPainter& painter)
{
    painter.setRenderHint(QPainter::Antialiasing);
    if (isByHand()) {
        paintPlay(painter);
        return;
    }
    if (hasFocus() && !isWatching())
        outline(painter, tileRect(m_caret), 2.5);
    if (!m_typed.isEmpty())
        paintTyped(painter);
    if (m_dragged && m_dropAt) {
        painter.setOpacity(0.5);
        outline(painter, tileRect(*m_dropAt), 4);
    }
}

void ArithmeticBoard::leaveEvent(QEvent* event)
{
    m_hovered.reset();
    m_isRefused = false;
    Board::leaveEvent(event);
}

void ArithmeticBoard::focusInEvent(QFocusEvent* /*event*/)
{
    update();
}

void ArithmeticBoard::focusOutEvent(QFocusEvent* /*event*/)
{
    commit();
    update();
}

QString ArithmeticBoard::numberName(int number) const
{
    return tr("Number %1 of %2").arg(number + 1).arg(count());
}

// ---- geometry

QRectF ArithmeticBoard::tileRect(int tile) const
{
    const TileRow row = tileRow(arithmetic());
    return {toPixels({row.x + tile * row.pitch, row.y}),
            toPixels({row.x + tile * row.pitch + 1, row.y + 1})};
}

std::optional<int> ArithmeticBoard::tileAt(QPointF unit) const
{
    const TileRow row = tileRow(arithmetic());
    const int tile = static_cast<int>(std::floor((unit.x() - row.x) / row.pitch));
    const bool inTile = unit.x() >= row.x && unit.x() - row.x - tile * row.pitch <= 1 &&
                        unit.y() >= row.y && unit.y() <= row.y + 1;
    return inTile && tile < count() ? std::optional(tile) : std::nullopt;
}

bool ArithmeticBoard::isBehindTiles(QPointF unit) const
{
    const TileRow row = tileRow(arithmetic());
    const double end = row.x + count() * row.pitch - (row.pitch - 1);
    return unit.x() > end && unit.x() < end + row.pitch / 2 && unit.y() >= row.y &&
           unit.y() <= row.y + 1;
}

int ArithmeticBoard::dropPlace(QPointF unit) const
{
    const TileRow row = tileRow(arithmetic());
    return std::clamp(static_cast<int>(std::floor((unit.x() - row.x) / row.pitch + 0.1)), 0,
                      count() - 1);
}

Variable ArithmeticBoard::positionVariable(int tile) const
{
    for (Variable position = 0; position < positionCount(arithmetic()); ++position) {
        const Value value = shownSolution()           ? (*shownSolution())[position]
                            : shownState() != nullptr ? shownState()->value(position)
                                                      : kNoValue;
        if (value == static_cast<Value>(tile))
            return position;
    }
    return static_cast<Variable>(tile);
}

// ---- editing

void ArithmeticBoard::moveCaret(int tile)
{
    m_caret = std::clamp(tile, 0, count() - 1);
    choose({positionVariable(m_caret), static_cast<Value>(m_caret)});
    update();
}

void ArithmeticBoard::type(QChar c)
{
    if (m_typed.size() < kMaxTyped)
        m_typed += c;
    update();
}

void ArithmeticBoard::changeSign()
{
    if (m_typed.startsWith(QLatin1Char('-')))
        m_typed.remove(0, 1);
    else if (m_typed.size() < kMaxTyped)
        m_typed.prepend(QLatin1Char('-'));
    update();
}

bool ArithmeticBoard::arrow(int step, Qt::KeyboardModifiers modifiers)
{
    commit();
    const int to = m_caret + step;
    if (to < 0 || to >= count())
        return true;
    if (modifiers.testFlag(Qt::ControlModifier))
        moveTile(m_caret, to);
    else
        moveCaret(to);
    return true;
}

// What was typed becomes the tile's number.
void ArithmeticBoard::commit()
{
    bool isNumber = false;
    const qlonglong number = std::exchange(m_typed, {}).toLongLong(&isNumber);
    update();
    if (!isNumber || arithmetic().numbers[static_cast<std::size_t>(m_caret)] == number)
        return;
    auto changed = copy();
    changed->numbers[static_cast<std::size_t>(m_caret)] = number;
    offer(changed, tr("Change number"));
}

void ArithmeticBoard::insertTile(int at)
{
    if (arithmetic().size() >= kMaxNumbers) {
        emit remarked(tr("There is room for %1 numbers.").arg(kMaxNumbers));
        return;
    }
    auto changed = copy();
    changed->numbers.insert(changed->numbers.begin() + at, 1);
    m_caret = at;
    offer(changed, tr("Add number"));
    moveCaret(at);
}

void ArithmeticBoard::removeTile(int tile)
{
    const int least = arithmetic().target ? 1 : 2;
    if (count() <= least) {
        emit remarked(tr("An equation needs two numbers, a target one."));
        return;
    }
    auto changed = copy();
    changed->numbers.erase(changed->numbers.begin() + tile);
    offer(changed, tr("Remove number"));
}

void ArithmeticBoard::moveTile(int from, int to)
{
    auto changed = copy();
    const std::int64_t number = changed->numbers[static_cast<std::size_t>(from)];
    changed->numbers.erase(changed->numbers.begin() + from);
    changed->numbers.insert(changed->numbers.begin() + to, number);
    m_caret = to;
    offer(changed, tr("Move number"));
}

void ArithmeticBoard::changeRules()
{
    auto changed = copy();
    changed->order = static_cast<Order>(m_order->currentIndex());
    changed->distinct = static_cast<Distinct>(m_distinct->currentIndex());
    changed->range = static_cast<Range>(m_range->currentIndex());
    offerIfSound(changed, tr("Change rules"));
}

void ArithmeticBoard::changeTarget()
{
    bool isNumber = false;
    const qlonglong target = m_target->text().trimmed().toLongLong(&isNumber);
    auto changed = copy();
    changed->target = isNumber ? std::optional<std::int64_t>(target) : std::nullopt;
    if (changed->target != arithmetic().target)
        offerIfSound(changed, tr("Change target"));
}

// The core knows which rules go together: what it writes it must also read.
void ArithmeticBoard::offerIfSound(const std::shared_ptr<ArithmeticProblem>& changed,
                                   const QString& what)
{
    const auto sound = puzzle().read(puzzle().write(*changed, "list"), "list", {});
    if (sound) {
        offer(changed, what);
        return;
    }
    emit remarked(translated(sound.error().sentence));
    problemChanged();
}

void ArithmeticBoard::paintTyped(QPainter& painter) const
{
    const QRectF rect = tileRect(m_caret);
    painter.setPen(QPen(theme::colour(Ink::Accent), 1));
    painter.setBrush(theme::colour(Ink::Paper));
    painter.drawRoundedRect(rect, 6, 6);
    QFont typed = font();
    const double size =
        0.5 * rect.height() * std::min(1.0, 3.0 / static_cast<double>(m_typed.size()));
    typed.setPixelSize(std::max(6, static_cast<int>(size)));
    painter.setFont(typed);
    painter.setPen(theme::colour(Ink::Accent));
    const std::string_view minus = printedSymbol(Op::Minus);
    painter.drawText(rect, Qt::AlignCenter,
                     QString(m_typed).replace(
                         QLatin1Char('-'),
                         QString::fromUtf8(minus.data(), static_cast<qsizetype>(minus.size()))));
}

// ---- tools

ChoiceBox* ArithmeticBoard::addChoice(const QString& name, const QString& label,
                                      const QStringList& entries)
{
    auto* const choice = new ChoiceBox;
    choice->setObjectName(name);
    choice->addItems(entries);
    addLabelled(label, choice);
    return choice;
}

// Two a line: side by side all of them would be wider than small screens have room for.
void ArithmeticBoard::addLabelled(const QString& text, QWidget* widget)
{
    auto* layout = static_cast<QGridLayout*>(m_setUp->layout());
    if (layout == nullptr) {
        layout = new QGridLayout(m_setUp);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(kSpace);
    }
    const int number = layout->count() / 2;
    auto* const label = new QLabel(text);
    label->setBuddy(widget);
    layout->addWidget(label, number / 2, number % 2 * 2);
    layout->addWidget(widget, number / 2, number % 2 * 2 + 1);
}

Board* makeBoard(const Puzzle& puzzle, QWidget* parent)
{
    return new ArithmeticBoard(puzzle, parent);
}

} // namespace clew::arithmetic
