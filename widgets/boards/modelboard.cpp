// The board of a model: cells are looked at while it is written and watched, and filled in while it
// is played.

#include "widgets/board.h"

namespace clew::model {

namespace {

class ModelBoard : public Board
{
    Q_OBJECT

public:
    using Board::Board;

    [[nodiscard]] QString hint() const override
    {
        return tr("A model in MiniZinc: open a file, or paste its text here.");
    }
};

} // namespace

Board* makeBoard(const Puzzle& puzzle, QWidget* parent)
{
    return new ModelBoard(puzzle, parent);
}

} // namespace clew::model

#include "modelboard.moc"
