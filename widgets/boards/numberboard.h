// A grid whose cells hold numbers from 1, typed or picked from a pad.

#pragma once

#include <QHash>
#include <array>

#include "widgets/boards/gridboard.h"

class QStackedWidget;
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

    [[nodiscard]] QWidget* tools() override;

    // ---- playing

    [[nodiscard]] QString playHint() const override;
    /// The keys that are for playing.
    [[nodiscard]] static QList<KeyHelp> playKeys();
    /// What the pad and the digits write; none: numbers.
    void setNoteKind(std::optional<NoteKind> kind);
    [[nodiscard]] std::optional<NoteKind> noteKind() const { return m_noteKind; }
    /// The pad and the digits say which number is looked for: the cells that it can still go to
    /// are tinted.
    void startFiltering();
    /// 0: none.
    void setFilter(int number);
    [[nodiscard]] int filter() const { return m_filter; }
    /// Whether the cell is empty, and what is placed or ruled out leaves it this number.
    [[nodiscard]] bool isPossible(QPoint cell, int number) const;
    [[nodiscard]] bool hasCandidates() const override { return true; }
    /// And says how many there are.
    void setTwoLeft(bool shown) override;
    [[nodiscard]] std::vector<Assignment> singles() const override;
    /// Empty cells that what is placed and ruled out leaves two numbers: if one is looked for,
    /// those that it is one of.
    [[nodiscard]] std::vector<QPoint> cellsWithTwoLeft() const;
    /// The cells that an entry goes to; the caret's at least.
    [[nodiscard]] std::vector<QPoint> selection() const;
    void setSelection(std::vector<QPoint> cells);
    [[nodiscard]] EntryPlace entryPlace() const override;
    void setEntryPlace(const EntryPlace& place) override;
    /// The numbers that what is placed leaves to an empty cell; none to one that has a number.
    [[nodiscard]] std::vector<int> candidatesAt(QPoint cell) const;
    /// A candidate as it is shown in a cell: a mark of the player's or an automatic one.
    struct ShownMark
    {
        int number;
        QRectF box; ///< in pixels
    };
    [[nodiscard]] std::vector<ShownMark> marksAt(QPoint cell) const;
    /// The colour that single candidates get, from 0.
    [[nodiscard]] int tint() const { return m_tint; }

protected:
    /// Whether the two different cells never hold the same number.
    [[nodiscard]] virtual bool arePeers(QPoint a, QPoint b) const = 0;
    /// The largest number that this cell may hold.
    [[nodiscard]] virtual int mostAt(QPoint cell) const = 0;
    /// The largest number anywhere on the board.
    [[nodiscard]] virtual int most() const = 0;
    /// In how many cells the number stands once the board is full.
    [[nodiscard]] virtual int wanted(int number) const = 0;
    /// What is given here.
    [[nodiscard]] virtual Value givenAt(QPoint cell) const = 0;
    /// The problem with this given here, or with none.
    [[nodiscard]] virtual ProblemPtr withGiven(QPoint cell, Value value) const = 0;

    [[nodiscard]] Variable variableOf(QPoint cell) const;
    /// Controls of the problem; while playing the modes stand in their place below the pad.
    void addSetUpRow(QWidget& row);

    void pointed(QPointF unit) override;
    bool pressed(QPointF unit, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) override;
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
    Picture makePicture(const View& view) const override;
    void paintOverlay(QPainter& painter) override;
    [[nodiscard]] bool hasSmallPrint(const QRectF& square) const override;

private:
    /// After Okabe and Ito, in the order of their numbers; each also has its letter in the cell.
    static constexpr std::array<QRgb, kColourCount> kNoteColours{0xE69F00, 0x56B4E9, 0x009E73,
                                                                 0xF0E442, 0xD55E00, 0xCC79A7};

    void typeDigit(QPoint cell, int digit);
    void enter(QPoint cell, int number);
    void addModes();
    void setMode(int mode);
    [[nodiscard]] QString notesHint() const;
    void showPad();
    [[nodiscard]] std::vector<int> missing() const;
    /// Of what is placed and ruled out.
    [[nodiscard]] std::vector<int> leftAt(QPoint cell) const;
    void pick(int number, std::optional<NoteKind> kind);
    void ruleOut(int number);
    void setTint(int colour);
    void tintCandidate(const std::vector<QPoint>& cells, int number);
    void play(int number, std::optional<NoteKind> kind);
    void playDigit(QPoint cell, int digit, std::optional<NoteKind> kind);
    void write(int number);
    void clearSelection();
    [[nodiscard]] bool isFree(QPoint cell) const;
    [[nodiscard]] Value shownAt(QPoint cell) const;
    void select(QPoint cell, bool more);
    void paintAids(QPainter& painter) const;
    void paintNotes(QPainter& painter) const;
    void paintCrosses(QPainter& painter) const;
    void paintCandidates(QPainter& painter) const;
    void paintColours(QPainter& painter) const;
    void paintTints(QPainter& painter) const;
    void paintFilter(QPainter& painter) const;
    void paintLights(QPainter& painter) const;
    [[nodiscard]] bool isLitAsMark(Place place) const;
    [[nodiscard]] QRectF candidateBox(QPoint cell, int number) const;
    [[nodiscard]] QString markGap() const; ///< between marks that follow each other
    [[nodiscard]] std::vector<int> marksOf(Variable variable, NoteKind kind) const;
    [[nodiscard]] QFont markFont(double size) const;
    [[nodiscard]] double candidatePart() const;

    NumberPad* m_pad;
    QStackedWidget* m_rows;                 ///< below the pad: one for setting up, one for playing
    QWidget* m_modes;                       ///< buttons for setNoteKind(), while playing
    QHash<int, QToolButton*> m_modeButtons; ///< by NoteKind; below 0: numbers, the filter
    std::optional<NoteKind> m_noteKind;
    bool m_isFiltering = false;      ///< digits set the filter
    int m_filter = 0;                ///< 0: none
    int m_tint = 0;                  ///< what single candidates get
    std::vector<QPoint> m_selection; ///< besides the caret
};

} // namespace clew
