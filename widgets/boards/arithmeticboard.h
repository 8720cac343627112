// The tiles of the arithmetic puzzle: typed, dragged to another place, added and deleted; the rules
// of the variant beside the board. While playing, two expressions and an operation make a step.

#pragma once

#include "core/puzzles/arithmetic/arithmetic.h"
#include "core/puzzles/arithmetic/picture.h"
#include "widgets/board.h"
#include "widgets/choicebox.h"

class QLineEdit;
class QStackedWidget;

namespace clew::arithmetic {

class ArithmeticBoard : public Board
{
    Q_OBJECT

public:
    ArithmeticBoard(const Puzzle& puzzle, QWidget* parent);

    QWidget* tools() override;
    bool solvesInText() const override { return true; }
    QString hint() const override;
    QString playHint() const override;
    QList<KeyHelp> keyHelp() const override;
    std::optional<Place> placeAt(QPointF unit) const override;
    /// The signs of the steps taken while playing.
    std::vector<ShownCell> brokenCells() const override;

protected:
    bool pressed(QPointF unit, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) override;
    void pointed(QPointF unit) override;
    void dragged(QPointF unit) override;
    void released(QPointF unit) override;
    void hovered(QPointF unit) override;
    bool keyPressed(QKeyEvent& event) override;
    bool claimsKey(const QKeyEvent& event) const override;
    void byHandChanged() override;
    void shownChanged() override;
    void problemChanged() override;
    void paintOverlay(QPainter& painter) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

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
    [[nodiscard]] QString numberName(int number) const;

    // ---- geometry

    [[nodiscard]] QRectF tileRect(int tile) const;
    [[nodiscard]] std::optional<int> tileAt(QPointF unit) const;
    /// Right of the last tile, where a new one goes.
    [[nodiscard]] bool isBehindTiles(QPointF unit) const;
    [[nodiscard]] int dropPlace(QPointF unit) const;
    /// The first position of this number in what is shown; its own place where nothing is.
    [[nodiscard]] Variable positionVariable(int tile) const;

    // ---- editing

    void moveCaret(int tile);
    void type(QChar c);
    void changeSign();
    bool arrow(int step, Qt::KeyboardModifiers modifiers);
    void commit();
    void insertTile(int at);
    void removeTile(int tile);
    void moveTile(int from, int to);
    void changeRules();
    void changeTarget();
    void offerIfSound(const std::shared_ptr<ArithmeticProblem>& changed, const QString& what);
    void paintTyped(QPainter& painter) const;
    ChoiceBox* addChoice(const QString& name, const QString& label, const QStringList& entries);
    void addLabelled(const QString& text, QWidget* widget);

    // ---- playing: a first expression, an operation, a second one

    QWidget* makeOperations();
    static std::optional<Op> operationOf(const QString& text);
    [[nodiscard]] std::vector<ItemPlace> items() const;
    [[nodiscard]] std::optional<std::size_t> itemAt(QPointF unit) const;
    void hoveredPlaying(QPointF unit);
    void forgetStep();
    void playPressed(QPointF unit, Qt::MouseButton button);
    bool playKey(const QKeyEvent& event);
    void refuse(const QString& why);
    void withdraw();
    void chooseOperation(Op op);
    void chooseItem(std::uint32_t slot);
    [[nodiscard]] std::size_t newestItem() const;
    [[nodiscard]] QString whyNot(std::uint32_t number, const Step& step) const;
    [[nodiscard]] std::uint32_t stepCount() const;
    void takeApart();
    void paintPlay(QPainter& painter) const;

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

} // namespace clew::arithmetic
