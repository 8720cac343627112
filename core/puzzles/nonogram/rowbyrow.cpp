#include "core/puzzles/nonogram/rowbyrow.h"

namespace clew::nonogram {

bool extend(ColumnProgress& column, const Clue& clue, bool filled)
{
    if (filled) {
        if (column.length == 0)
            ++column.runs;
        ++column.length;
        return column.runs <= clue.size() && column.length <= clue[column.runs - 1];
    }
    const bool endsWell = column.length == 0 || column.length == clue[column.runs - 1];
    column.length = 0;
    return endsWell;
}

bool isComplete(const ColumnProgress& column, const Clue& clue)
{
    return column.runs == clue.size() && (column.length == 0 || column.length == clue.back());
}

} // namespace clew::nonogram
