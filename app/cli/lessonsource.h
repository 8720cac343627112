// The lessons a command works on: files, and those built into the program.

#pragma once

#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/exit.h"
#include "app/cli/options.h"

namespace clew::cli {

struct ShippedLesson
{
    std::string_view id; ///< 01-tour
    std::string_view text;
};

/// In the order of their ids.
std::vector<ShippedLesson> shippedLessons();

/// A line for each built-in lesson, in this language: id, minutes, title. With `puzzle`
/// only those that have a board of it.
std::string lessonList(std::string_view language = {}, std::string_view puzzle = {});

/// The text of a lesson: of a file or, if there is no such file, of the built-in one with this id.
Expected<std::string> textOfLesson(const std::string& lesson, std::stop_token token);

/// Refuses a lesson where a problem is wanted; `source` is what the text is of.
Expected<void> mayBeProblem(const std::string& source, std::string_view text);

/// The argument for it.
Option lessonArgument(std::string name);
/// --time, for each claim and task.
void addLessonTime(OptionTable& table, double& seconds);

} // namespace clew::cli
