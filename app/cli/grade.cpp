// clew grade: learners' answers to a lesson, judged anew, as a table.

#include <fmt/format.h>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/source.h"
#include "core/lessons/grading.h"
#include "core/text/csv.h"

namespace clew::cli {

namespace {

struct GradeOptions
{
    std::string lesson = {};
    std::vector<std::string> files = {};
    std::string output = {};
};

std::string markOf(const GradedPage& page)
{
    if (page.attempts == 0)
        return "";
    if (page.isRightAtOnce)
        return "right";
    if (page.isRight)
        return fmt::format("right ({})", page.attempts);
    return page.isUnsettled ? "unsettled" : "wrong";
}

std::string headLine(const Lesson& lesson, const Grader& grader)
{
    std::vector<std::string> fields{"file", "learner", "asked", "right", "right at once"};
    for (const std::size_t page : grader.asking())
        fields.push_back(lesson.pages[page].id);
    return csvLine(fields);
}

std::string gradeLine(const std::string& file, const LessonReplies& replies, const Grades& grades)
{
    std::vector<std::string> fields{file, replies.learner, std::to_string(grades.pages.size()),
                                    std::to_string(grades.right),
                                    std::to_string(grades.rightAtOnce)};
    for (const GradedPage& page : grades.pages)
        fields.push_back(markOf(page));
    return csvLine(fields);
}

Expected<Exit> gradeFile(const std::string& file, Grader& grader, std::string& table,
                         const std::stop_token& token)
{
    const auto text = textOfFile(file, token);
    if (!text)
        return tl::make_unexpected(text.error());
    const auto replies = readReplies(*text);
    if (!replies)
        return misread(file, replies.error());
    const auto grades = grader.grade(*replies, token);
    if (token.stop_requested())
        return interrupted();
    if (!grades)
        return misread(file, grades.error());
    table += gradeLine(file, *replies, *grades);
    return Exit::Done;
}

// A file that cannot be graded is reported; the others are graded.
Expected<Exit> grade(const GradeOptions& options, const std::stop_token& token)
{
    if (options.lesson.empty() || options.files.empty())
        return usage(
            "name a lesson and at least one file of answers: clew grade LESSON ANSWERS...");
    std::vector<std::string> inputs = options.files;
    inputs.push_back(options.lesson);
    if (const auto apart = keepApart(options.output, inputs); !apart)
        return tl::make_unexpected(apart.error());
    const auto text = textOfFile(options.lesson, token);
    if (!text)
        return tl::make_unexpected(text.error());
    const auto lesson = readLesson(*text);
    if (!lesson)
        return misread(options.lesson, lesson.error());
    Grader grader(*lesson);
    if (const auto ready = grader.prepare(token); token.stop_requested())
        return interrupted();
    else if (!ready)
        return misread(options.lesson, ready.error());
    std::string table = headLine(*lesson, grader);
    Exit exit = Exit::Done;
    for (const std::string& file : options.files) {
        if (token.stop_requested())
            return interrupted();
        const auto graded = gradeFile(file, grader, table, token);
        if (!graded && token.stop_requested())
            return interrupted();
        if (!graded)
            writeErrorLine(graded.error().message());
        exit = worse(exit, graded ? *graded : graded.error().exit);
    }
    return writeFile(options.output, table).map([&] { return exit; });
}

Action declareGrade(OptionTable& table, const Puzzle* /*puzzle*/)
{
    const auto options = std::make_shared<GradeOptions>();
    table.text({.names = "LESSON", .summary = "A lesson (.clewlesson)", .required = true},
               options->lesson);
    table.texts({.names = "ANSWERS",
                 .summary = "Files of answers, as the presenter saves them",
                 .required = true,
                 .repeated = true},
                options->files);
    table.output("Write the table to this file", options->output);
    return [options](const std::stop_token& token) { return grade(*options, token); };
}

} // namespace

Command gradeCommand()
{
    return {"grade", "Grade learners' answers to a lesson",
            "Every answer is judged anew: choices and predictions against the search, tasks by "
            "what was entered. Prints CSV, a line for each file: who, how many pages ask "
            "something, how many answers are right in the end and at once, and what became of "
            "each page.",
            declareGrade};
}

} // namespace clew::cli
