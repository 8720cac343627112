// A board that can be looked at, zoomed and edited: the base of all puzzles' boards.
//
// What is seen is the puzzle's own Picture of the problem with the state shown; a subclass adds how
// mouse and keyboard edit the problem. Editing never changes a problem: it makes a new one and
// offers it by `edited`; the owner of the undo history sets it with setProblem(). Before a click or
// a key edits, the stack of tools is asked (boardtool.h).
//
// The board of puzzle `id` is made by `Board* clew::<id>::makeBoard(const Puzzle&, QWidget*
// parent)` in widgets/boards/<id>board.cpp.

#pragma once

#include <QColor>
#include <QImage>
#include <QPixmap>
#include <QWidget>
#include <array>
#include <optional>
#include <span>
#include <vector>

#include "core/puzzle/puzzle.h"
#include "core/study/hand.h"
#include "core/trace/heat.h"

class QAbstractSpinBox;
class QHelpEvent;
class QLineEdit;
class QMenu;

namespace clew {

class BoardTool;
class ChoiceBox;

/// A quadrangle of the picture, in units.
using CellCorners = std::array<QPointF, 4>;

/// Where something that a search decides is shown.
struct ShownCell
{
    Place place; ///< in the sense of Board::cellMeaning()
    CellCorners corners;
};

/// How a board is looked at.
struct BoardLook
{
    double zoom = 1; ///< 1: the whole picture fits
    QPointF pan = {};
};

/// Where on a board, and how, the next entry is made, as far as the board has these.
struct EntryPlace
{
    QPoint caret = {};
    std::vector<QPoint> selection = {}; ///< of cells
    std::optional<NoteKind> noteKind = {};
};

struct CellTint
{
    CellCorners corners;
    QColor colour;
    QString text = {}; ///< written over the colour
};

/// A key, or keys, and what they do.
struct KeyHelp
{
    QString keys;
    QString what;
};

class Board : public QWidget
{
    Q_OBJECT

public:
    explicit Board(const Puzzle& puzzle, QWidget* parent = nullptr);

    [[nodiscard]] const Puzzle& puzzle() const { return m_puzzle; }
    [[nodiscard]] const ProblemPtr& problem() const { return m_problem; }
    /// One of another size than the one before is fitted.
    void setProblem(ProblemPtr problem);

    /// Shows a moment of a search; null: the problem alone.
    void showState(std::shared_ptr<const State> state, std::optional<Event> event);
    /// Shows a solution in place of a state.
    void showSolution(std::optional<Solution> solution);
    /// A solution from elsewhere, drawn faintly over what is shown; until another problem is set.
    void setGhost(std::optional<Solution> solution);
    [[nodiscard]] const std::optional<Solution>& ghost() const { return m_ghost; }
    /// Tints what a sentence speaks of.
    void setHighlights(std::vector<Place> causes, std::vector<Place> effects,
                       std::vector<Link> links = {});

    /// Whoever has zoomed in is shown what is drawn at these places: all of it or, where there is
    /// no room, some of it.
    void bringIntoView(std::span<const Place> places);

    /// Entries that cannot stand, as anybody could see or was found out, and what has nothing left
    /// (without a value); until another problem is set.
    void setBroken(std::vector<Place> places);
    [[nodiscard]] const std::vector<Place>& broken() const { return m_broken; }

    /// Watching: framed in the accent colour, without a caret. Starting to edit asks for leaving
    /// it.
    void setWatching(bool watching);
    [[nodiscard]] bool isWatching() const { return m_watching; }

    /// Playing: clicks and keys enter values and notes, which are offered by entered() and noted();
    /// givens are firm, and entries have an ink of their own.
    void setByHand(bool byHand);
    [[nodiscard]] bool isByHand() const { return m_byHand; }
    /// The notes to be drawn while playing.
    void showNotes(NotesPtr notes);
    /// Whether what an entry concerns is pointed out while playing: peers, attacked squares, jumps.
    void setAids(bool aids);
    /// Whether the values that what is placed leaves are shown in empty cells while playing.
    void setAutomaticNotes(bool automatic);
    /// Whether there are candidates, which some cell may have one or two of.
    [[nodiscard]] virtual bool hasCandidates() const { return false; }
    /// Whether cells with two candidates left are tinted while playing.
    virtual void setTwoLeft(bool shown);
    /// The entries of all cells that one candidate is left to while playing.
    [[nodiscard]] virtual std::vector<Assignment> singles() const { return {}; }
    /// What a click means while playing, in a sentence.
    [[nodiscard]] virtual QString playHint() const { return {}; }

    /// From now on this tool is asked first. It must outlive the board or be removed.
    void pushTool(BoardTool& tool) { m_toolStack.push_back(&tool); }
    void removeTool(BoardTool& tool) { std::erase(m_toolStack, &tool); }

    /// Controls for editing what clicking on the board cannot (size, variants); may be null. Owned
    /// by the board until placed into a layout.
    [[nodiscard]] virtual QWidget* tools() { return nullptr; }
    /// What a newcomer can do here, in a sentence.
    [[nodiscard]] virtual QString hint() const { return {}; }
    /// What can be done with which keys, besides moving with the arrows.
    [[nodiscard]] virtual QList<KeyHelp> keyHelp() const { return {}; }
    /// The variable (and value) drawn at a point of the picture, for "why?".
    [[nodiscard]] virtual std::optional<Place> placeAt(QPointF unit) const;

    /// What was pointed at last, with the mouse or the caret, on the present problem. A value
    /// wherever it is has kAnyVariable. A click with Ctrl, and while watching one with the right
    /// button, points without editing.
    [[nodiscard]] const std::optional<Place>& chosenPlace() const { return m_chosen; }

    /// What one of cells() stands for.
    [[nodiscard]] virtual CellMeaning cellMeaning() const { return CellMeaning::OfVariable; }
    /// All places of the present problem that heat can be shown at.
    [[nodiscard]] virtual std::vector<ShownCell> cells() const { return {}; }
    /// Where it is marked that what a search or a player decides cannot stand. By default cells().
    [[nodiscard]] virtual std::vector<ShownCell> brokenCells() const { return cells(); }
    /// What stands in one of cells(), in words, for a screen reader. By default what is drawn
    /// there.
    [[nodiscard]] virtual QString spoken(const ShownCell& cell) const;
    /// A solution of such a puzzle is a line of text; its picture says less the smaller it is.
    [[nodiscard]] virtual bool solvesInText() const { return false; }
    /// How a value is written where the board shows which ones a cell may have; empty: it is seen
    /// by its place.
    [[nodiscard]] virtual QString valueText(Value /*value*/) const { return {}; }
    /// Colours over the picture (a heat map); until the next problem is set.
    void setTints(std::vector<CellTint> tints);
    [[nodiscard]] const std::vector<CellTint>& tints() const { return m_tints; }

    void zoomIn();
    void zoomOut();
    void fit();
    [[nodiscard]] double zoom() const { return m_zoom; }
    [[nodiscard]] BoardLook look() const { return {m_zoom, m_pan}; }
    void setLook(const BoardLook& look);
    /// For a board that takes the place of another one with the same problem.
    [[nodiscard]] virtual EntryPlace entryPlace() const { return {}; }
    virtual void setEntryPlace(const EntryPlace& /*place*/) {}

    /// Whether there is a way to take everything off that was put on the board.
    [[nodiscard]] virtual bool canBeCleared() const { return false; }
    virtual void clearBoard() {}

    /// The cell with a point, in units, as large as what is written in it needs to be read; null
    /// where it can be read on the board.
    [[nodiscard]] QImage magnified(QPointF unit);

    /// What is painted now.
    [[nodiscard]] const Picture& picture() const;
    /// Between the picture's units and this widget's pixels.
    [[nodiscard]] QPointF toPixels(QPointF unit) const;
    [[nodiscard]] QPointF toUnits(QPointF pixel) const;
    [[nodiscard]] double unitSize() const; ///< pixels a unit

    QSize sizeHint() const override { return {560, 560}; }
    QSize minimumSizeHint() const override { return {240, 240}; }

signals:
    /// The user made this problem out of the present one; `what` names the change for the undo
    /// menu.
    void edited(clew::ProblemPtr problem, const QString& what);
    /// The user chose another problem in place of the present one, by a means of the board's own.
    void replaced(clew::ProblemPtr problem, const QString& what);
    /// The player enters these values or takes entries back.
    void entered(const std::vector<clew::Assignment>& entries);
    /// The player puts these notes, or takes them away.
    void noted(const std::vector<clew::Note>& notes);
    /// A remark on what lies under the mouse or the caret; empty: nothing.
    void remarked(const QString& text);
    /// A click means something else from now on: playHint() says another thing than this.
    void playHintChanged(const QString& before);
    /// The mouse has gone elsewhere.
    void mouseLeft();

protected:
    // For subclasses, in units of the picture. A press that returns true starts a stroke.
    virtual bool pressed(QPointF unit, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    virtual void dragged(QPointF unit);
    virtual void released(QPointF unit);
    virtual void hovered(QPointF unit);
    /// True if the key was used.
    virtual bool keyPressed(QKeyEvent& event);
    /// Whether a key that is a shortcut of the window as well is for the board while it is edited.
    [[nodiscard]] virtual bool claimsKey(const QKeyEvent& /*event*/) const { return false; }
    /// Called after a new problem was set.
    virtual void problemChanged() {}
    /// Called after playing began or ended. By default the tools are there for editing only.
    virtual void byHandChanged();
    /// Called after another state or solution was shown.
    virtual void shownChanged() {}
    /// What is painted: the puzzle's own picture, unless a board lays it out in its own way. Kept
    /// until something else is shown or invalidate() is called.
    [[nodiscard]] virtual Picture makePicture(const View& view) const;
    void invalidate();
    /// The part of the board that nothing lies over, in pixels.
    [[nodiscard]] virtual QRectF openView() const { return rect(); }
    /// Moves what is seen until all of this is in view, or as much as there is room for.
    void bringIntoView(const QRectF& pixels);
    /// Painted over the picture (caret, hover). The painter is in pixels.
    virtual void paintOverlay(QPainter& painter);

    static constexpr double kLeastRead = 8; ///< pixels of a text: smaller ones are magnified
    /// Whether something written in this square, in units, is too small to be read.
    [[nodiscard]] virtual bool hasSmallPrint(const QRectF& square) const;

    /// The user points here without editing: the caret follows.
    virtual void pointed(QPointF /*unit*/) {}
    /// The user points at what is drawn at this point of the picture, if anything is.
    bool chooseAt(QPointF unit);
    void choose(Place place);
    /// On Enter this field gives the keys back to the board, and a box when an entry is picked.
    void givesKeysBack(QAbstractSpinBox& field);
    void givesKeysBack(ChoiceBox& box);
    void givesKeysBack(QLineEdit& field);
    /// Offers an entry; kNoValue takes it back.
    void enter(Variable variable, Value value) { emit entered({{variable, value}}); }
    /// What is on the board while playing, kNoValue where nothing is; a given is there, too.
    [[nodiscard]] Value playedValue(Variable variable) const;
    [[nodiscard]] const Notes& notes() const { return *m_notes; }
    [[nodiscard]] bool hasNote(const Note& note) const;
    [[nodiscard]] bool showsAids() const { return m_byHand && m_aids; }
    [[nodiscard]] bool showsAutomaticNotes() const { return m_byHand && m_automaticNotes; }
    [[nodiscard]] bool showsTwoLeft() const { return m_byHand && m_twoLeft; }
    /// Offers a new problem under this name.
    void offer(ProblemPtr problem, const QString& what);
    /// The same of a problem that is not made out of the present one.
    void offerAnother(ProblemPtr problem, const QString& what);
    [[nodiscard]] const std::optional<Solution>& shownSolution() const { return m_solution; }
    [[nodiscard]] const State* shownState() const { return m_state.get(); }
    [[nodiscard]] const std::optional<Event>& shownEvent() const { return m_event; }
    /// What the sentence that is shown speaks of.
    [[nodiscard]] const std::vector<Place>& shownCauses() const { return m_causes; }
    [[nodiscard]] const std::vector<Place>& shownEffects() const { return m_effects; }

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] bool isTaken(QEvent& event);
    void lookAt(const QRectF& visible);
    void markBroken(Picture& picture) const;
    void showPlaceMenu(QPoint globalPosition);
    void zoomAt(QPointF pixel, double factor);
    void keepInView();
    void paintTints(QPainter& painter);
    void paintGhost(QPainter& painter, const QRectF& visible);
    [[nodiscard]] std::optional<QRectF> squareAt(QPointF unit) const;
    void showMagnified(const QHelpEvent& event);
    static void writeInto(QPainter& painter, const QRectF& place, const QString& text);

    const Puzzle& m_puzzle;
    ProblemPtr m_problem;
    std::shared_ptr<const State> m_state;
    std::optional<Event> m_event;
    std::optional<Solution> m_solution;
    std::optional<Solution> m_ghost;
    std::vector<Place> m_causes;
    std::vector<Place> m_effects;
    std::vector<Link> m_links;
    std::vector<Place> m_broken;
    std::optional<Place> m_chosen;
    std::vector<BoardTool*> m_toolStack; ///< the last one is asked first
    bool m_watching = false;
    bool m_byHand = false;
    bool m_aids = true;
    bool m_automaticNotes = false;
    bool m_twoLeft = false;
    NotesPtr m_notes = std::make_shared<const Notes>();
    std::vector<CellTint> m_tints;
    QPixmap m_tintsPainted;                   ///< as they were painted last ...
    QRectF m_tintsPaintedAt;                  ///< ... with the picture in this place
    mutable std::optional<Picture> m_picture; ///< made when painting first needs it
    std::optional<Area> m_looked;             ///< the part that the picture is made for
    double m_zoom = 1;                        ///< 1: the whole picture fits
    QPointF m_pan; ///< of the picture's centre from the widget's, in pixels
    QPointF m_panFrom;
    bool m_stroking = false;
    bool m_panning = false;
};

/// The board of this puzzle.
Board* makeBoard(const Puzzle& puzzle, QWidget* parent = nullptr);

} // namespace clew
