#include "core/lessons/shownplaces.h"

#include <fmt/format.h>
#include <optional>

#include "core/lessons/lessonboard.h"
#include "core/text/foldedname.h"

namespace clew {

std::string shownPlace(std::string_view name, const LessonBoard& board, const PlaceNames& names,
                       const Translator& translate)
{
    // A knight's square is called the same whatever the move is.
    const std::vector<Place> values = names.valuesCalled(name);
    const auto place = values.empty() ? names.find(name) : std::optional(values.front());
    if (!place)
        return std::string(name);
    const std::string folded = foldedName(name);
    const Sentence own = board.puzzle->placeName(*board.problem, *place);
    const auto cell = board.puzzle->gridCell(*board.problem, *place);
    const bool isItsName =
        folded == foldedName(own.text()) ||
        (cell && folded == foldedName(fmt::format("R{}C{}", cell->row + 1, cell->column + 1)));
    std::string shown = own.text(translate);
    return isItsName && foldedName(shown) != folded ? shown : std::string(name);
}

std::string readable(std::string_view text, std::string_view language, const LessonBoard& board,
                     const Translator& translate)
{
    std::optional<PlaceNames> names; // a large board has many
    std::string result;
    for (const LessonPiece& piece : piecesOf(text)) {
        if (piece.kind == LessonPiece::Kind::Place && !names)
            names.emplace(board);
        result += piece.kind == LessonPiece::Kind::Place
                      ? shownPlace(piece.text, board, *names, translate)
                  : piece.kind == LessonPiece::Kind::Number ? groupedIn(language, piece.text)
                                                            : piece.text;
    }
    return result;
}

} // namespace clew
