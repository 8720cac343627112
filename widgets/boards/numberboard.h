// A grid whose cells hold numbers from 1, typed or picked from a pad.

#pragma once

#include <QHash>

#include "widgets/boards/gridboard.h"

class QToolButton;

namespace clew {

class NumberPad;

class NumberBoard : public GridBoard
{
    Q_OBJECT

public:
    NumberBoard(const Puzzle& puzzle, QWidget* parent);

    /// The value v of a variable is the number v + 1.
    [[nodiscard]] std::optional<Place> placeAt(QPointF unit) const override;
    [[nodiscard]] QString valueText(Value value) const override
    {
        return QString::number(value + 1);
    }

    // ---- playing

    [[nodiscard]] QString playHint() const override;
    /// The keys that are for playing.
    [[nodiscard]] static QList<KeyHelp> playKeys();
    /// What the pad and the digits write; none: numbers.
    void setNoteKind(std::optional<NoteKind> kind);
    [[nodiscard]] std::optional<NoteKind> noteKind() const { return m_noteKind; }
    /// The cells that an entry goes to; the caret's at least.
    [[nodiscard]] std::vector<QPoint> selection() const;
    void setSelection(std::vector<QPoint> cells);
    [[nodiscard]] EntryPlace entryPlace() const override;
    void setEntryPlace(const EntryPlace& place) override;
    /// The numbers that what is placed leaves to an empty cell; none to one that has a number.
    [[nodiscard]] std::vector<int> candidatesAt(QPoint cell) const;

protected:
    /// Whether the two different cells never hold the same number.
    [[nodiscard]] virtual bool arePeers(QPoint a, QPoint b) const = 0;
    /// The largest number that this cell may hold.
    [[nodiscard]] virtual int mostAt(QPoint cell) const = 0;
    /// The largest number anywhere on the board.
    [[nodiscard]] virtual int most() const = 0;
    /// What is given here.
    [[nodiscard]] virtual Value givenAt(QPoint cell) const = 0;
    /// The problem with this given here, or with none.
    [[nodiscard]] virtual ProblemPtr withGiven(QPoint cell, Value value) const = 0;

    [[nodiscard]] Variable variableOf(QPoint cell) const;
    /// Controls beside the board: those of the subclass come before the pad.
    [[nodiscard]] NumberPad& pad() { return *m_pad; }

    bool cellPressed(QPoint cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) override;
    bool cellKey(QPoint cell, QKeyEvent& event) override;
    bool cellPlayed(QPoint cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) override;
    bool cellPlayKey(QPoint cell, QKeyEvent& event) override;
    void cellDragged(QPoint cell) override;
    bool keyPressed(QKeyEvent& event) override;
    void caretMoved() override;
    void problemChanged() override;
    void shownChanged() override;
    void byHandChanged() override;
    void paintOverlay(QPainter& painter) override;

private:
    void typeDigit(QPoint cell, int digit);
    void enter(QPoint cell, int number);
    void addModes();
    void showPad();
    void play(int number, std::optional<NoteKind> kind);
    void playDigit(QPoint cell, int digit, std::optional<NoteKind> kind);
    void write(int number);
    void clearSelection();
    [[nodiscard]] bool isFree(QPoint cell) const;
    [[nodiscard]] Value shownAt(QPoint cell) const;
    void select(QPoint cell, bool more);
    void paintAids(QPainter& painter) const;
    void paintNotes(QPainter& painter) const;
    void paintCandidates(QPainter& painter) const;
    void paintColours(QPainter& painter) const;

    NumberPad* m_pad;
    QWidget* m_modes;                       ///< buttons for setNoteKind(), while playing
    QHash<int, QToolButton*> m_modeButtons; ///< by NoteKind; -1: numbers
    std::optional<NoteKind> m_noteKind;
    std::vector<QPoint> m_selection; ///< besides the caret
};

} // namespace clew
