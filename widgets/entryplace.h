// Where on a board, and how, the next entry is made: for the board that takes another one's place.

#pragma once

namespace clew {

class Board;

/// The same caret, selection and kind of entry, as far as both boards have them. Both show the same
/// problem.
void takeEntryPlace(Board& board, const Board& before);

} // namespace clew
