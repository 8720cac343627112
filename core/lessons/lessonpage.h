// A lesson as one page of HTML for any browser, with nothing fetched from elsewhere and no program
// in it: boards, captions, questions whose answers unfold, and the ways that lead on from them.

#pragma once

#include <stop_token>
#include <string>

#include "core/lessons/lesson.h"

namespace clew {

/// `language`: of the lesson's texts. `translate` null: the rest is English. Fails if the search of
/// a page never comes to its moment, or if the token asked to stop.
Result<std::string> lessonPage(const Lesson& lesson, std::string_view language,
                               const std::stop_token& token = {},
                               const Translator& translate = nullptr);

} // namespace clew
