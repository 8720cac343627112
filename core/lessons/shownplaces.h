// Texts of lessons as their readers see them: places are called as they are below the board.

#pragma once

#include <string>
#include <string_view>

#include "core/lessons/lesson.h"

namespace clew {

/// What readers see of a place's name in a lesson: the place's own name in the words of
/// `translate`, where the lesson has that name in English or its row and column ("R1C2"); any other
/// name as it is. `names` are those of `board`.
std::string shownPlace(std::string_view name, const LessonBoard& board, const PlaceNames& names,
                       const Translator& translate);

/// As readable(), with places as shownPlace().
std::string readable(std::string_view text, std::string_view language, const LessonBoard& board,
                     const Translator& translate);

} // namespace clew
