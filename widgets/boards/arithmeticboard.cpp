// The tiles of the arithmetic puzzle: typed, dragged to another place, added and deleted; the rules
// of the variant beside the board.

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QStackedWidget>
#include <QToolButton>
#include <algorithm>
#include <cmath>

#include "core/puzzle/playing.h"
#include "core/puzzles/arithmetic/arithmetic.h"
#include "core/puzzles/arithmetic/picture.h"
#include "widgets/board.h"
#include "widgets/choicebox.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew::arithmetic {

namespace {

constexpr int kOperationSide = 44; ///< of a button, in pixels
/// From a tree's root to above the value written over it, in the picture's units.
constexpr double kAboveRoot = 0.76;
/// As long as a tile can show.
constexpr int kMaxTyped = 9;

class ArithmeticBoard : public Board
{
    Q_OBJECT

public:
    ArithmeticBoard(const Puzzle& puzzle, QWidget* parent)
        : Board(puzzle, parent), m_tools(new QStackedWidget(this)), m_setUp(new QWidget),
          m_order(addChoice(QStringLiteral("arithmeticOrder"), tr("&Order"),
                            {tr("as given"), tr("any")})),
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

    QWidget* tools() override { return m_tools; }

    bool solvesInText() const override { return true; }
    QString hint() const override
    {
        return tr(
            "Click a tile and type its number; drag tiles to another place. Insert or the right "
            "edge adds a tile, Delete takes one away.");
    }

    std::vector<ShownCell> brokenCells() const override
    {
        std::vector<ShownCell> marked;
        if (!isByHand() || shownState() == nullptr)
            return marked;
        constexpr double kSide = 0.76; // the sign's circle: its result stands above it
        for (const ItemPlace& item : stepPlaces(arithmetic(), *shownState())) {
            const QPointF corner(item.x - kSide / 2, item.y - kSide / 2);
            marked.push_back(
                {{stepVariable(arithmetic(), item.slot - arithmetic().size()), kNoValue},
                 {corner, corner + QPointF(kSide, 0), corner + QPointF(kSide, kSide),
                  corner + QPointF(0, kSide)}});
        }
        return marked;
    }

    QString playHint() const override
    {
        const QString goal = problem() && arithmetic().target
                                 ? tr("Make %1 of the numbers.").arg(*arithmetic().target)
                                 : tr("Make an equation of the numbers.");
        return tr("%1 Click one, an operation, and the one to join it with. Right click, or Del, "
                  "takes it apart.")
            .arg(goal);
    }

    QList<KeyHelp> keyHelp() const override
    {
        if (isByHand())
            return {{tr("Left, Right, Return"), tr("Choose a number")},
                    {tr("+, -, *, /, ="), tr("Choose the operation")},
                    {tr("Esc"), tr("Drop what is chosen")},
                    {tr("Delete"), tr("Take the last step apart")}};
        return {{tr("Digits, Return"), tr("Write the tile's number")},
                {tr("-, after a digit"), tr("The other sign")},
                {tr("Insert, +"), tr("A tile to the right")},
                {tr("Delete"), tr("Take the tile away")},
                {tr("Ctrl+Left, Ctrl+Right"), tr("Move the tile")}};
    }

    std::optional<Place> placeAt(QPointF unit) const override
    {
        const auto tile = tileAt(unit);
        return tile ? std::optional(Place{positionVariable(*tile), static_cast<Value>(*tile)})
                    : std::nullopt;
    }

protected:
    bool pressed(QPointF unit, Qt::MouseButton button, Qt::KeyboardModifiers /*modifiers*/) override
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

    void pointed(QPointF unit) override
    {
        if (const auto tile = tileAt(unit))
            m_caret = *tile;
    }

    void dragged(QPointF unit) override
    {
        m_dropAt = dropPlace(unit);
        update();
    }

    void released(QPointF /*unit*/) override
    {
        const auto from = std::exchange(m_dragged, std::nullopt);
        const auto to = std::exchange(m_dropAt, std::nullopt);
        if (from && to && *from != *to)
            moveTile(*from, *to);
        update();
    }

    void hovered(QPointF unit) override
    {
        if (isByHand()) {
            hoveredPlaying(unit);
            return;
        }
        const auto tile = tileAt(unit);
        emit remarked(tile ? numberName(*tile) : QString());
    }

    bool keyPressed(QKeyEvent& event) override
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

    bool claimsKey(const QKeyEvent& event) const override
    {
        if (isByHand())
            return operationOf(event.text()) ||
                   (event.key() == Qt::Key_Escape && (m_firstSlot || m_isRefused));
        return (event.text() == QLatin1String("-") && !m_typed.isEmpty()) ||
               event.text() == QLatin1String("+");
    }

    void byHandChanged() override
    {
        m_tools->setCurrentIndex(isByHand() ? 1 : 0); // both are as large: the board stays
        m_item = 0;
        forgetStep();
    }

    void shownChanged() override
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

    void problemChanged() override
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

    void paintOverlay(QPainter& painter) override
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

    void leaveEvent(QEvent* event) override
    {
        m_hovered.reset();
        m_isRefused = false;
        Board::leaveEvent(event);
    }
    void focusInEvent(QFocusEvent* /*event*/) override { update(); }
    void focusOutEvent(QFocusEvent* /*event*/) override
    {
        commit();
        update();
    }

private:
    [[nodiscard]] const ArithmeticProblem& arithmetic() const
    {
        return static_cast<const ArithmeticProblem&>(*problem());
    }
    [[nodiscard]] int count() const { return static_cast<int>(arithmetic().size()); }
    [[nodiscard]] std::shared_ptr<ArithmeticProblem> copy() const
    {
        return std::make_shared<ArithmeticProblem>(arithmetic());
    }

    // ---- geometry

    [[nodiscard]] QRectF tileRect(int tile) const
    {
        const TileRow row = tileRow(arithmetic());
        return {toPixels({row.x + tile * row.pitch, row.y}),
                toPixels({row.x + tile * row.pitch + 1, row.y + 1})};
    }

    [[nodiscard]] std::optional<int> tileAt(QPointF unit) const
    {
        const TileRow row = tileRow(arithmetic());
        const int tile = static_cast<int>(std::floor((unit.x() - row.x) / row.pitch));
        const bool inTile = unit.x() >= row.x && unit.x() - row.x - tile * row.pitch <= 1 &&
                            unit.y() >= row.y && unit.y() <= row.y + 1;
        return inTile && tile < count() ? std::optional(tile) : std::nullopt;
    }

    /// Right of the last tile, where a new one goes.
    [[nodiscard]] bool isBehindTiles(QPointF unit) const
    {
        const TileRow row = tileRow(arithmetic());
        const double end = row.x + count() * row.pitch - (row.pitch - 1);
        return unit.x() > end && unit.x() < end + row.pitch / 2 && unit.y() >= row.y &&
               unit.y() <= row.y + 1;
    }

    [[nodiscard]] int dropPlace(QPointF unit) const
    {
        const TileRow row = tileRow(arithmetic());
        return std::clamp(static_cast<int>(std::floor((unit.x() - row.x) / row.pitch + 0.1)), 0,
                          count() - 1);
    }

    /// The first position of this number in what is shown; its own place where nothing is.
    [[nodiscard]] Variable positionVariable(int tile) const
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

    // ---- painting

    static void outline(QPainter& painter, const QRectF& rect, double width)
    {
        painter.setPen(QPen(theme::colour(Ink::Accent), width));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), 6, 6);
    }

    void paintTyped(QPainter& painter) const
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
        painter.drawText(rect, Qt::AlignCenter, m_typed);
    }

    // ---- playing: a first expression, an operation, a second one

    QWidget* makeOperations()
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

    static QString signOf(Op op)
    {
        const std::string_view sign = printedSymbol(op);
        return QString::fromUtf8(sign.data(), static_cast<qsizetype>(sign.size()));
    }

    static std::optional<Op> operationOf(const QString& text)
    {
        return operatorCalled(text.toStdString());
    }

    [[nodiscard]] std::vector<ItemPlace> items() const
    {
        return shownState() == nullptr ? std::vector<ItemPlace>()
                                       : itemPlaces(arithmetic(), *shownState());
    }

    [[nodiscard]] QString numberName(int number) const
    {
        return tr("Number %1 of %2").arg(number + 1).arg(count());
    }

    [[nodiscard]] std::optional<std::size_t> itemAt(QPointF unit) const
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
    void hoveredPlaying(QPointF unit)
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

    void forgetStep()
    {
        m_firstSlot.reset();
        m_operation.reset();
        update();
    }

    void playPressed(QPointF unit, Qt::MouseButton button)
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

    bool playKey(const QKeyEvent& event)
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
    void refuse(const QString& why)
    {
        m_isRefused = true;
        emit remarked(why);
    }

    void withdraw()
    {
        if (std::exchange(m_isRefused, false))
            emit remarked({});
    }

    void chooseOperation(Op op)
    {
        withdraw();
        if (m_firstSlot)
            m_operation = op;
        else
            refuse(tr("Choose the first number, then the operation."));
        update();
    }

    void chooseItem(std::uint32_t slot)
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

    // The newest result, from which one mostly goes on; of none the first number.
    [[nodiscard]] std::size_t newestItem() const
    {
        const auto all = items();
        const auto newest = std::ranges::max_element(all, {}, &ItemPlace::slot);
        return newest == all.end() || newest->slot < arithmetic().size()
                   ? 0
                   : static_cast<std::size_t>(newest - all.begin());
    }

    // Which rule does not allow the step.
    [[nodiscard]] QString whyNot(std::uint32_t number, const Step& step) const
    {
        const Playing* const playing = puzzle().playing();
        const Sentence reason =
            shownState() == nullptr
                ? Sentence()
                : playing->whyNot(arithmetic(), *shownState(),
                                  {stepVariable(arithmetic(), number), step.encoded(arithmetic())});
        return reason.empty() ? tr("This step cannot be taken.") : translated(reason);
    }

    [[nodiscard]] std::uint32_t stepCount() const
    {
        std::uint32_t steps = 0;
        while (steps + 1 < arithmetic().size() &&
               playedValue(stepVariable(arithmetic(), steps)) != kNoValue)
            ++steps;
        return steps;
    }

    void takeApart()
    {
        withdraw();
        forgetStep();
        if (const std::uint32_t steps = stepCount(); steps > 0)
            enter(stepVariable(arithmetic(), steps - 1), kNoValue);
    }

    void paintPlay(QPainter& painter) const
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

    // ---- editing

    void moveCaret(int tile)
    {
        m_caret = std::clamp(tile, 0, count() - 1);
        choose({positionVariable(m_caret), static_cast<Value>(m_caret)});
        update();
    }

    void type(QChar c)
    {
        if (m_typed.size() < kMaxTyped)
            m_typed += c;
        update();
    }

    void changeSign()
    {
        if (m_typed.startsWith(QLatin1Char('-')))
            m_typed.remove(0, 1);
        else if (m_typed.size() < kMaxTyped)
            m_typed.prepend(QLatin1Char('-'));
        update();
    }

    bool arrow(int step, Qt::KeyboardModifiers modifiers)
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
    void commit()
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

    void insertTile(int at)
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

    void removeTile(int tile)
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

    void moveTile(int from, int to)
    {
        auto changed = copy();
        const std::int64_t number = changed->numbers[static_cast<std::size_t>(from)];
        changed->numbers.erase(changed->numbers.begin() + from);
        changed->numbers.insert(changed->numbers.begin() + to, number);
        m_caret = to;
        offer(changed, tr("Move number"));
    }

    void changeRules()
    {
        auto changed = copy();
        changed->order = static_cast<Order>(m_order->currentIndex());
        changed->distinct = static_cast<Distinct>(m_distinct->currentIndex());
        changed->range = static_cast<Range>(m_range->currentIndex());
        offerIfSound(changed, tr("Change rules"));
    }

    void changeTarget()
    {
        bool isNumber = false;
        const qlonglong target = m_target->text().trimmed().toLongLong(&isNumber);
        auto changed = copy();
        changed->target = isNumber ? std::optional<std::int64_t>(target) : std::nullopt;
        if (changed->target != arithmetic().target)
            offerIfSound(changed, tr("Change target"));
    }

    // The core knows which rules go together: what it writes it must also read.
    void offerIfSound(const std::shared_ptr<ArithmeticProblem>& changed, const QString& what)
    {
        const auto sound = puzzle().read(puzzle().write(*changed, "list"), "list", {});
        if (sound) {
            offer(changed, what);
            return;
        }
        emit remarked(QString::fromStdString(sound.error().text()));
        problemChanged();
    }

    // ---- tools

    ChoiceBox* addChoice(const QString& name, const QString& label, const QStringList& entries)
    {
        auto* const choice = new ChoiceBox;
        choice->setObjectName(name);
        choice->addItems(entries);
        addLabelled(label, choice);
        return choice;
    }

    // Two a line: side by side all of them would be wider than small screens have room for.
    void addLabelled(const QString& text, QWidget* widget)
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

    QStackedWidget* m_tools;                  ///< what edits, and what plays
    QWidget* m_setUp;                         ///< the controls for editing
    std::size_t m_item = 0;                   ///< of items(): where the keys are
    std::optional<std::uint32_t> m_firstSlot; ///< of the step being made
    std::optional<Op> m_operation;
    bool m_isRefused = false;               ///< the remark says why a step was not taken
    std::optional<std::uint32_t> m_hovered; ///< a slot: what the mouse is over while playing
    ChoiceBox* m_order;
    ChoiceBox* m_distinct;
    ChoiceBox* m_range;
    QLineEdit* m_target;
    int m_caret = 0;
    QString m_typed; ///< not yet the tile's number
    std::optional<int> m_dragged;
    std::optional<int> m_dropAt;
};

} // namespace

Board* makeBoard(const Puzzle& puzzle, QWidget* parent)
{
    return new ArithmeticBoard(puzzle, parent);
}

} // namespace clew::arithmetic

#include "arithmeticboard.moc"
