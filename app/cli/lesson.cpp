// clew lesson: checks a lesson against the program, or prints it as a handout.

#include <fmt/format.h>

#include "app/cli/commands.h"
#include "app/cli/drawing.h"
#include "app/cli/output.h"
#include "app/cli/source.h"
#include "core/lessons/claims.h"
#include "core/lessons/lessonpage.h"
#include "core/text/printable.h"
#include "core/text/scanner.h"

namespace clew::cli {

namespace {

struct LessonOptions
{
    std::string what = {};
    std::string file = {};
    std::string language = {};
    std::string as = {};
    std::string output = {};
    bool strict = false;
    bool answers = false;
};

constexpr std::size_t kHandoutWidth = 78;

/// As a folded paragraph.
std::string folded(std::string_view text, std::string_view indent = "")
{
    std::string result;
    std::string line(indent);
    bool isEmpty = true;
    Scanner scanner(text);
    for (scanner.skipSpace(); !scanner.atEnd(); scanner.skipSpace()) {
        const std::string_view word = scanner.word();
        if (!isEmpty && line.size() + 1 + word.size() > kHandoutWidth) {
            result += line + '\n';
            line = indent;
            isEmpty = true;
        }
        line += (isEmpty ? "" : " ") + std::string(word);
        isEmpty = false;
    }
    return result + line + '\n';
}

std::string setOff(std::string_view text)
{
    std::string result;
    for (const std::string_view line : splitLines(text))
        result += line.empty() ? "\n" : "    " + std::string(line) + '\n';
    return result;
}

class Handout
{
public:
    Handout(const Lesson& lesson, const LessonOptions& options)
        : m_lesson(lesson), m_language(lesson.languageFor(options.language)),
          m_withAnswers(options.answers), m_stages(lesson)
    {
    }

    Result<std::string> text(const std::stop_token& token)
    {
        const std::string title = in(m_lesson.title);
        m_text = title + '\n' + std::string(std::min(title.size(), kHandoutWidth), '=') + "\n\n";
        if (!m_lesson.about.empty())
            m_text += folded(in(m_lesson.about)) + '\n';
        for (std::size_t i = 0; i < m_lesson.pages.size(); ++i)
            if (const auto added = addPage(i, token); !added)
                return tl::make_unexpected(added.error());
        return printableLines(m_text); // the author's texts may be anything
    }

private:
    [[nodiscard]] std::string in(const LessonText& text) const
    {
        return readable(m_lesson.textIn(text, m_language), m_language);
    }

    Result<void> addPage(std::size_t index, const std::stop_token& token)
    {
        const LessonPage& page = m_lesson.pages[index];
        const auto stage = m_stages.stage(index, token);
        if (!stage)
            return tl::make_unexpected(stage.error());
        m_text += fmt::format("--- {} ({}, {}, {} events)\n\n", page.id,
                              stage->board.puzzle->title(*stage->board.problem).text(),
                              stage->board.puzzle->info().strategies[stage->board.strategy].id,
                              stage->position);
        const bool isStart = stage->position == 0;
        m_text += setOff(stage->board.puzzle->draw(*stage->board.problem,
                                                   isStart ? nullptr : stage->state.get())) +
                  '\n';
        if (!page.text.empty())
            m_text += folded(in(page.text)) + '\n';
        if (!page.question.empty())
            m_text += folded(in(page.question)) + '\n';
        if (page.task)
            addTask(*stage, *page.task, token);
        if (!page.racers.empty())
            addRace(*stage->board.puzzle, page);
        if (page.isChoice())
            addChoices(page);
        if (page.isPrediction)
            return addPrediction(index, token);
        return {};
    }

    void addTask(const LessonStage& stage, const LessonTask& task, const std::stop_token& token)
    {
        m_text += folded(taskSentence(stage, task).text());
        if (m_withAnswers && task.kind == LessonTask::Kind::Find)
            m_text += folded("Right: " + namesOf(stage, acceptedBy(stage, task, token)), "  ");
        m_text += '\n';
    }

    void addRace(const Puzzle& puzzle, const LessonPage& page)
    {
        std::string names;
        for (const std::size_t racer : page.racers)
            names += (names.empty() ? "Race: " : " · ") +
                     std::string(puzzle.info().strategies[racer].title.text);
        m_text += folded(names) + '\n';
    }

    void addChoices(const LessonPage& page)
    {
        for (const std::size_t i : shownOrder(page)) {
            const LessonAnswer& answer = page.answers[i];
            const char* const mark = m_withAnswers && answer.isRight ? "x" : " ";
            m_text += folded(fmt::format("[{}] {}. {}", mark, i + 1, in(answer.text)), "  ");
            if (m_withAnswers && !answer.because.empty())
                m_text += folded(in(answer.because), "        ");
        }
        m_text += '\n';
    }

    Result<void> addPrediction(std::size_t index, const std::stop_token& token)
    {
        const auto question = m_stages.prediction(index, token);
        if (!question)
            return tl::make_unexpected(question.error());
        m_text += "What comes next?\n";
        for (std::size_t i = 0; i < question->answers.size(); ++i)
            m_text +=
                fmt::format("  [{}] {}. {}\n", m_withAnswers && i == question->right ? "x" : " ",
                            i + 1, question->answers[i].text());
        m_text += '\n';
        return {};
    }

    const Lesson& m_lesson;
    const std::string& m_language;
    bool m_withAnswers;
    LessonStages m_stages;
    std::string m_text;
};

Expected<Exit> checkLesson(const Lesson& lesson, const LessonOptions& options,
                           const std::stop_token& token)
{
    LessonChecker checker(lesson);
    const auto errors =
        checker.check(options.strict ? LessonRigour::Proof : LessonRigour::Claims, token);
    if (token.stop_requested())
        return Exit::Stopped;
    for (const Error& error : errors)
        writeErrorLine(misread(options.file, error).value().message());
    const auto& tally = checker.tally();
    return writeFile({}, fmt::format("{}: {} pages, {} claims, {} places, {} numbers checked; {}\n",
                                     options.file, lesson.pages.size(), tally.claims, tally.places,
                                     tally.numbers,
                                     errors.empty() ? "all true"
                                                    : fmt::format("{} wrong", errors.size())))
        .map([&] { return errors.empty() ? Exit::Done : Exit::BadInput; });
}

std::vector<DrawingWay> lessonWays()
{
    return {{"text", {".txt"}}, {"html", {".html", ".htm"}}};
}

Expected<Exit> runLesson(const LessonOptions& options, const std::stop_token& token)
{
    if (options.what != "check" && options.what != "show")
        return usage("say what to do with the lesson: `clew lesson check FILE` or `clew lesson "
                     "show FILE`");
    if (options.file.empty())
        return usage("name a lesson file (.clewlesson)");
    const auto text = textOf(options.file, token);
    if (!text)
        return tl::make_unexpected(text.error());
    const auto lesson = readLesson(*text);
    if (!lesson)
        return misread(options.file, lesson.error());
    if (options.what == "check")
        return checkLesson(*lesson, options, token);
    const auto way = wayToDraw({.as = options.as, .file = options.output}, lessonWays());
    if (!way)
        return tl::make_unexpected(way.error());
    const auto handout = *way == "html" ? lessonPage(*lesson, options.language, token)
                                        : Handout(*lesson, options).text(token);
    if (token.stop_requested())
        return Exit::Stopped;
    if (!handout)
        return misread(options.file, handout.error());
    return writeFile(options.output, *handout).map([] { return Exit::Done; });
}

Action declareLesson(OptionTable& table, const Puzzle* /*puzzle*/)
{
    const auto options = std::make_shared<LessonOptions>();
    table.text({.names = "WHAT",
                .summary = "check or show",
                .choices = {"check", "show"},
                .required = true},
               options->what);
    table.text({.names = "FILE", .summary = "A lesson (.clewlesson)", .required = true},
               options->file);
    table.flag({.names = "--strict",
                .summary = "Also demand that every number is claimed and every text is there in "
                           "all languages"},
               options->strict);
    table.flag({.names = "--answers", .summary = "Show the right answers"}, options->answers);
    table.text({.names = "--language",
                .value = "TAG",
                .summary = "Language of the handout, such as en or pt_BR",
                .fallback = "the lesson's first"},
               options->language);
    table.text({.names = "--as",
                .value = "FORMAT",
                .summary = "text, or html for a page",
                .fallback = "that of the file's ending, otherwise text"},
               options->as);
    table.text({.names = "-o,--output",
                .value = "FILE",
                .summary = "Write the handout to this file",
                .fallback = "standard output"},
               options->output);
    return [options](const std::stop_token& token) { return runLesson(*options, token); };
}

} // namespace

Command lessonCommand()
{
    return {"lesson", "Check a lesson, or print it as a handout",
            "`clew lesson check` runs every search of the lesson and compares each claim, number "
            "and place in it with what the program finds. `clew lesson show` prints its pages with "
            "their boards, or writes them as a page for any browser.",
            declareLesson};
}

} // namespace clew::cli
