// The board of a search that another program makes: it is looked at, and not edited.

#include "core/puzzles/foreign/foreign.h"
#include "widgets/board.h"

namespace clew::foreign {

namespace {

class ForeignBoard : public Board
{
    Q_OBJECT

public:
    using Board::Board;

    [[nodiscard]] QString hint() const override
    {
        return tr("This is the search of another program. Watch it with the transport bar.");
    }
};

} // namespace

Board* makeBoard(const Puzzle& puzzle, QWidget* parent)
{
    return new ForeignBoard(puzzle, parent);
}

} // namespace clew::foreign

#include "foreignboard.moc"
