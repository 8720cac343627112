#include "widgets/entryplace.h"

#include "widgets/boards/numberboard.h"

namespace clew {

void takeEntryPlace(Board& board, const Board& before)
{
    auto* const grid = qobject_cast<GridBoard*>(&board);
    const auto* const gridBefore = qobject_cast<const GridBoard*>(&before);
    if (grid != nullptr && gridBefore != nullptr)
        grid->setCaret(gridBefore->caret());
    auto* const numbers = qobject_cast<NumberBoard*>(&board);
    const auto* const numbersBefore = qobject_cast<const NumberBoard*>(&before);
    if (numbers == nullptr || numbersBefore == nullptr)
        return;
    numbers->setSelection(numbersBefore->selection());
    numbers->setNoteKind(numbersBefore->noteKind());
}

} // namespace clew
