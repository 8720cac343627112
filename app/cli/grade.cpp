// clew grade: learners' answers to a lesson, checked again, as a table.

#include <chrono>
#include <cmath>
#include <fmt/format.h>

#include "app/cli/commands.h"
#include "app/cli/lessonsource.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/source.h"
#include "core/lessons/grading.h"
#include "core/text/csv.h"
#include "core/text/printable.h"

namespace clew::cli {

namespace {

struct GradeOptions
{
    std::string lesson = {};
    std::vector<std::string> files = {};
    std::string output = {};
    double seconds = static_cast<double>(kLessonTime.count());
};

std::string markOf(const GradedPage& page)
{
    if (page.attempts == 0 && !page.isUnread)
        return "";
    if (page.isRightAtOnce)
        return "right";
    if (page.isRight)
        return fmt::format("right ({})", page.attempts);
    if (page.isUnread)
        return "unreadable";
    if (page.isUnsettled)
        return "unsettled";
    return page.isUnfinished ? "unfinished" : "wrong";
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

// Of a file of which nothing is known: no figures, which would count as those of a learner.
std::string unreadableLine(const std::string& file, const Grader& grader)
{
    std::vector<std::string> fields{file, "", std::to_string(grader.asking().size()), "", ""};
    fields.resize(fields.size() + grader.asking().size(), "unreadable");
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
    Exit exit = Exit::Done;
    for (const Error& fault : grades->faults) {
        const Failure failure = misread(file, fault).value();
        writeErrorLine(failure.message());
        exit = worse(exit, failure.exit);
    }
    return exit;
}

// A file or an answer that cannot be read is reported; the others are graded.
Expected<Exit> grade(const GradeOptions& options, const std::stop_token& token)
{
    if (options.lesson.empty() || options.files.empty())
        return usage(
            "name a lesson and at least one file of answers: clew grade LESSON ANSWERS...");
    std::vector<std::string> inputs = options.files;
    inputs.push_back(options.lesson);
    if (const auto apart = keepApart(options.output, inputs); !apart)
        return tl::make_unexpected(apart.error());
    const auto text = textOfLesson(options.lesson, token);
    if (!text)
        return tl::make_unexpected(text.error());
    const auto lesson = readLesson(*text);
    if (!lesson)
        return misread(options.lesson, lesson.error());
    Grader grader(*lesson, std::chrono::nanoseconds(std::llround(options.seconds * 1e9)));
    const auto undecided = grader.prepare(token);
    if (token.stop_requested())
        return interrupted();
    if (!undecided)
        return misread(options.lesson, undecided.error());
    for (const LessonFault& fault : *undecided)
        writeErrorLine(misread(options.lesson, fault).value().message());
    std::string table = headLine(*lesson, grader);
    Exit exit = undecided->empty() ? Exit::Done : Exit::Stopped;
    for (const std::string& file : options.files) {
        if (token.stop_requested())
            return interrupted();
        const auto graded = gradeFile(file, grader, table, token);
        if (!graded && token.stop_requested())
            return interrupted();
        if (!graded) {
            writeErrorLine(graded.error().message());
            table += unreadableLine(file, grader);
        }
        exit = worse(exit, graded ? *graded : graded.error().exit);
    }
    // Names of files and learners may be anything.
    return writeFile(options.output, printableLines(table)).map([&] { return exit; });
}

Action declareGrade(OptionTable& table, const Puzzle* /*puzzle*/)
{
    const auto options = std::make_shared<GradeOptions>();
    table.text(lessonArgument("LESSON"), options->lesson);
    table.texts({.names = "ANSWERS",
                 .summary = "Files of answers, as the presenter saves them",
                 .required = true,
                 .repeated = true},
                options->files);
    addLessonTime(table, options->seconds);
    table.output("Write the table to this file", options->output);
    return [options](const std::stop_token& token) { return grade(*options, token); };
}

} // namespace

Command gradeCommand()
{
    return {"grade", "Grade learners' answers to a lesson",
            "Every answer is checked again: choices and predictions against the search, tasks by "
            "what was entered. Prints CSV, a line for each file: who, how many pages ask "
            "something, how many answers are correct in the end and at the first attempt, and the "
            "result of each page.",
            declareGrade};
}

} // namespace clew::cli
