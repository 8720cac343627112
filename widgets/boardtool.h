// What may be done with a board besides editing it: answering a question, picking a condition,
// looking at heat. A board asks its tools, the one pushed last first, before it edits.

#pragma once

#include "core/text/sentence.h"

class QHelpEvent;
class QKeyEvent;
class QMenu;
class QMouseEvent;

namespace clew {

class Board;

class BoardTool
{
public:
    virtual ~BoardTool() = default;

    // Each returns whether it took the event, which then goes no further: neither to the tools
    // below nor to the board.
    /// A press, or the second one of a double click.
    virtual bool pressed(Board& /*board*/, const QMouseEvent& /*event*/) { return false; }
    virtual bool keyPressed(Board& /*board*/, const QKeyEvent& /*event*/) { return false; }
    /// A tool tip is wanted.
    virtual bool helpWanted(Board& /*board*/, const QHelpEvent& /*event*/) { return false; }

    /// The user pointed at this place, without editing or with it.
    virtual void placeChosen(Place /*place*/) {}
    /// A menu of what can be done with the place is about to show; every tool may add to it, the
    /// one pushed first at the top.
    virtual void fillPlaceMenu(QMenu& /*menu*/, Place /*place*/) {}

protected:
    BoardTool() = default;
    BoardTool(const BoardTool&) = default;
    BoardTool& operator=(const BoardTool&) = default;
};

} // namespace clew
