// The board of a model: a cell is chosen, and a value written into it or picked from a list. While
// the model is set up that fixes the value, while it is played it is an entry.

#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <algorithm>

#include "core/puzzles/model/model.h"
#include "widgets/board.h"
#include "widgets/theme.h"

namespace clew::model {

namespace {

constexpr Value kMostListed = 60; ///< values that a menu shows

class ModelBoard : public Board
{
    Q_OBJECT

public:
    using Board::Board;

    [[nodiscard]] QString hint() const override
    {
        return tr("Change the model in its text. Click a cell, or choose it with the arrow keys, "
                  "and type a value to fix it; Delete frees it again.");
    }
    [[nodiscard]] QString playHint() const override
    {
        return tr("Click a cell and type its value, or press Return for a list. Delete takes an "
                  "entry back.");
    }
    [[nodiscard]] QList<KeyHelp> keyHelp() const override
    {
        return {{tr("Digits, letters"), tr("Write a value into the cell")},
                {tr("Return"), tr("Choose its value from a list")},
                {tr("Delete"), tr("Clear the cell")}};
    }

    [[nodiscard]] std::optional<Place> placeAt(QPointF unit) const override
    {
        const auto cell = cellAt(unit);
        return cell ? std::optional(Place{m_areas[*cell].variable, kNoValue}) : std::nullopt;
    }

    [[nodiscard]] std::vector<ShownCell> cells() const override
    {
        std::vector<ShownCell> cells;
        for (const auto& [variable, area, names] : m_areas) {
            const QRectF rect = rectOf(area);
            cells.push_back(
                {{variable, kNoValue},
                 {rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()}});
        }
        return cells;
    }

    [[nodiscard]] bool canBeCleared() const override { return true; }
    void clearBoard() override
    {
        auto bare = std::make_shared<ModelProblem>(model());
        bare->givens.assign(bare->givens.size(), kNoValue);
        offer(bare, tr("Clear the board"));
    }

protected:
    void problemChanged() override
    {
        m_areas = variableAreas(model().model->board, true);
        m_typed.clear();
        if (m_at >= m_areas.size() || m_areas[m_at].variable != m_caret)
            m_at = static_cast<std::size_t>(
                std::ranges::find(m_areas, m_caret, &VariableArea::variable) - m_areas.begin());
        if (m_at >= m_areas.size())
            m_at = 0;
        m_caret = m_areas.empty() ? 0 : m_areas[m_at].variable;
    }

    bool pressed(QPointF unit, Qt::MouseButton button, Qt::KeyboardModifiers /*modifiers*/) override
    {
        const auto cell = cellAt(unit);
        if (!cell)
            return false;
        const bool isAgain = m_at == *cell && hasFocus();
        moveTo(*cell);
        if (isAgain || button == Qt::RightButton)
            listValues();
        return false;
    }
    void pointed(QPointF unit) override
    {
        if (const auto cell = cellAt(unit))
            moveTo(*cell);
    }

    bool keyPressed(QKeyEvent& event) override
    {
        if (isForTheWindow(event))
            return false;
        switch (event.key()) {
        case Qt::Key_Left:
            return step({-1, 0});
        case Qt::Key_Right:
            return step({1, 0});
        case Qt::Key_Up:
            return step({0, -1});
        case Qt::Key_Down:
            return step({0, 1});
        case Qt::Key_Return:
        case Qt::Key_Enter:
            listValues();
            return true;
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
            m_typed.clear();
            write(kNoValue);
            return true;
        default:
            return typed(event.text());
        }
    }
    [[nodiscard]] bool claimsKey(const QKeyEvent& event) const override
    {
        const QString text = event.text();
        if (isForTheWindow(event) || text.size() != 1)
            return false;
        return text[0].isDigit() ||
               (text[0].isLetter() && hasCaret() &&
                (meaningOf(m_typed + text).isBegun || meaningOf(text).isBegun));
    }

    static bool isForTheWindow(const QKeyEvent& event)
    {
        return (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier)) != 0;
    }

    void paintOverlay(QPainter& painter) override
    {
        if (!hasFocus() || isWatching() || m_at >= m_areas.size())
            return;
        const QRectF rect = rectOf(m_areas[m_at].area);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(
            QRectF(toPixels(rect.topLeft()), toPixels(rect.bottomRight())).adjusted(1, 1, -1, -1));
    }

private:
    [[nodiscard]] const ModelProblem& model() const
    {
        return static_cast<const ModelProblem&>(*problem());
    }
    [[nodiscard]] const NamedVariable& named() const
    {
        return model().model->board.variables[m_caret];
    }

    // As it is called in the cell of the caret.
    [[nodiscard]] QString calledHere(Value value) const
    {
        const bool isThere = m_at < m_areas.size() && m_areas[m_at].variable == m_caret;
        return QString::fromStdString(
            textOfValue(named(), isThere ? m_areas[m_at].names : nullptr, value));
    }

    static QRectF rectOf(const Area& area) { return {area.x, area.y, area.width, area.height}; }

    // Of m_areas.
    [[nodiscard]] std::optional<std::size_t> cellAt(QPointF unit) const
    {
        for (std::size_t cell = 0; cell < m_areas.size(); ++cell)
            if (rectOf(m_areas[cell].area).contains(unit))
                return cell;
        return std::nullopt;
    }

    void moveTo(std::size_t cell)
    {
        const Variable variable = m_areas[cell].variable;
        if (cell != m_at)
            m_typed.clear();
        m_at = cell;
        m_caret = variable;
        choose({variable, kNoValue});
        update();
    }

    // To the nearest cell in this direction, the straighter the better.
    bool step(QPointF way)
    {
        if (m_at >= m_areas.size())
            return true;
        const QPointF from = rectOf(m_areas[m_at].area).center();
        std::optional<std::size_t> best;
        double least = 0;
        for (std::size_t cell = 0; cell < m_areas.size(); ++cell) {
            const QPointF offset = rectOf(m_areas[cell].area).center() - from;
            const double ahead = QPointF::dotProduct(offset, way);
            const double aside = std::abs(QPointF::dotProduct(offset, QPointF(way.y(), way.x())));
            if (ahead < 0.1)
                continue;
            const double distance = ahead + 3 * aside;
            if (!best || distance < least) {
                best = cell;
                least = distance;
            }
        }
        if (best)
            moveTo(*best);
        return true;
    }

    // ---- values

    void write(Value value)
    {
        if (m_areas.empty())
            return;
        if (isByHand()) {
            enter(m_caret, value);
            return;
        }
        if (model().givens[m_caret] == value)
            return;
        auto edited = std::make_shared<ModelProblem>(model());
        edited->givens[m_caret] = value;
        offer(edited, value == kNoValue ? tr("Free %1").arg(QString::fromStdString(named().name))
                                        : tr("Fix %1").arg(QString::fromStdString(named().name)));
    }

    [[nodiscard]] bool hasCaret() const { return m_caret < model().model->board.variables.size(); }

    // What is typed stands for a value by its name, or else by its number; names may be cut short
    // where no other begins alike, and are written large or small.
    struct Meaning
    {
        std::optional<Value> value = {};
        bool isBegun = false; ///< it is a value, or the beginning of one
    };
    [[nodiscard]] Meaning meaningOf(const QString& typed) const
    {
        const WatchedVariable& variable = model().model->variables[m_caret];
        Meaning meaning;
        std::optional<Value> byNumber;
        std::optional<Value> byBeginning;
        int beginnings = 0;
        for (Value value = 0; value < std::min(named().count, kMostTyped); ++value) {
            const QString name = calledHere(value);
            const QString number = QString::number(variable.valueAt(value));
            if (name == typed)
                return {value, true};
            if (number == typed)
                byNumber = value;
            if (name.startsWith(typed, Qt::CaseInsensitive)) {
                ++beginnings;
                byBeginning = value;
            }
            meaning.isBegun |= number.startsWith(typed);
        }
        const bool isName = typed[0].isLetter() && beginnings == 1;
        meaning.value = byNumber ? byNumber : isName ? byBeginning : std::nullopt;
        meaning.isBegun |= beginnings > 0;
        return meaning;
    }

    // What is typed is a value as soon as it is one; "1" may go on to "12".
    bool typed(const QString& text)
    {
        if (text.isEmpty() || !text[0].isPrint() || text[0].isSpace() || !hasCaret())
            return false;
        for (const QString& whole : {m_typed + text, text}) {
            const Meaning meaning = meaningOf(whole);
            if (!meaning.isBegun)
                continue;
            m_typed = whole;
            if (meaning.value)
                write(*meaning.value);
            return true;
        }
        m_typed.clear();
        return text[0].isDigit();
    }

    void listValues()
    {
        if (m_at >= m_areas.size())
            return;
        auto* const menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        for (Value value = 0; value < std::min(named().count, kMostListed); ++value) {
            QString text = calledHere(value);
            if (text.isEmpty())
                text = QString::number(
                    model().model->variables[m_caret].valueAt(value)); // its symbol is a blank
            connect(menu->addAction(text), &QAction::triggered, this,
                    [this, value] { write(value); });
        }
        menu->addSeparator();
        connect(menu->addAction(tr("Clear")), &QAction::triggered, this,
                [this] { write(kNoValue); });
        const QRectF rect = rectOf(m_areas[m_at].area);
        menu->popup(mapToGlobal(toPixels(rect.bottomLeft()).toPoint()));
    }

    static constexpr Value kMostTyped = 10'000; ///< values that are compared with what is typed

    std::vector<VariableArea> m_areas; ///< of all cells with a variable
    std::size_t m_at = 0;              ///< of these, the one that is chosen
    Variable m_caret = 0;              ///< its variable
    QString m_typed;
};

} // namespace

Board* makeBoard(const Puzzle& puzzle, QWidget* parent)
{
    return new ModelBoard(puzzle, parent);
}

} // namespace clew::model

#include "modelboard.moc"
