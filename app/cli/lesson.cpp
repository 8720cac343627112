// clew lesson: checks a lesson against the program, prints it as a handout, or lists the
// built-in ones.

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/cli/commands.h"
#include "app/cli/countof.h"
#include "app/cli/drawing.h"
#include "app/cli/languages.h"
#include "app/cli/lessonsource.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "core/lessons/claims.h"
#include "core/lessons/grading.h"
#include "core/lessons/lessonpage.h"
#include "core/lessons/taskcheck.h"
#include "core/lessons/treetext.h"
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
    double seconds = static_cast<double>(kLessonTime.count());
    bool strict = false;
    bool answers = false;
};

const std::vector<std::string> kActions{"check", "show", "list"};
const std::vector<With> kOfHandout{With{"WHAT", {"show"}}};

constexpr std::size_t kHandoutWidth = 78;

/// A piece of a text that is not broken, and the columns it takes.
struct Word
{
    std::string text;
    std::size_t width = 0;
    bool hasBlank = false; ///< before it
};

// Chinese and Japanese characters are two columns wide, and lines break between any two of them.
bool isWide(std::string_view character)
{
    return character.size() >= 3 && character >= "\u2e80";
}

std::vector<Word> wordsOf(std::string_view text)
{
    std::vector<Word> words;
    bool isNew = true;
    bool hasBlank = false;
    for (std::size_t i = 0; i < text.size();) {
        std::size_t end = i + 1;
        while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
            ++end;
        const std::string_view character = text.substr(i, end - i);
        i = end;
        if (character == " " || character == "\n" || character == "\t") {
            isNew = hasBlank = true;
            continue;
        }
        // A line does not begin with what closes a sentence.
        static constexpr std::string_view closing = "、。，．：；？！）」』】…";
        const bool isClosing = isWide(character) && closing.find(character) != closing.npos;
        if (words.empty() || (isNew && !(isClosing && !hasBlank)))
            words.push_back({"", 0, std::exchange(hasBlank, false)});
        words.back().text += character;
        words.back().width += isWide(character) ? 2 : 1;
        isNew = isWide(character);
    }
    return words;
}

/// As a folded paragraph.
std::string folded(std::string_view text, std::string_view indent = "")
{
    std::string result;
    std::string line(indent);
    std::size_t width = indent.size();
    bool isEmpty = true;
    for (const Word& word : wordsOf(text)) {
        const bool hasBlank = word.hasBlank && !isEmpty;
        if (!isEmpty && width + (hasBlank ? 1 : 0) + word.width > kHandoutWidth) {
            result += line + '\n';
            line = std::string(indent) + word.text;
            width = indent.size() + word.width;
            continue;
        }
        line += (hasBlank ? " " : "") + word.text;
        width += (hasBlank ? 1 : 0) + word.width;
        isEmpty = false;
    }
    return result + line + '\n';
}

std::size_t columnsOf(std::string_view text)
{
    std::size_t columns = 0;
    for (const Word& word : wordsOf(text))
        columns += word.width + (word.hasBlank ? 1 : 0);
    return columns;
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
          m_texts(languageFor(m_language)), m_withAnswers(options.answers), m_stages(lesson)
    {
    }

    Result<std::string> text(const std::stop_token& token)
    {
        const std::string title = in(m_lesson.title);
        m_text =
            title + '\n' + std::string(std::min(columnsOf(title), kHandoutWidth), '=') + "\n\n";
        if (!m_lesson.about.empty())
            m_text += folded(in(m_lesson.about)) + '\n';
        for (std::size_t i = 0; i < m_lesson.pages.size(); ++i)
            if (const auto added = addPage(i, token); !added)
                return tl::make_unexpected(added.error());
        if (std::ranges::any_of(m_lesson.pages, &LessonPage::isAsking))
            m_text += folded(say({answersByHand()})) + '\n' + setOff(blankReplies(m_lesson));
        return printableLines(m_text); // the author's texts may be anything
    }

private:
    [[nodiscard]] std::string in(const LessonText& text) const
    {
        return readable(m_lesson.textIn(text, m_language), m_language);
    }
    [[nodiscard]] std::string say(const Sentence& sentence) const { return m_texts.say(sentence); }

    Result<void> addPage(std::size_t index, const std::stop_token& token)
    {
        const LessonPage& page = m_lesson.pages[index];
        const auto stage = m_stages.stage(index, token);
        if (!stage)
            return tl::make_unexpected(stage.error());
        const Puzzle& puzzle = *stage->board.puzzle;
        m_text += folded(fmt::format("--- {} ({}, {}, {})", page.id,
                                     say(puzzle.title(*stage->board.problem)),
                                     say({puzzle.info().strategies[stage->board.strategy].title}),
                                     say(progressSentence(*stage))));
        const bool isStart = stage->position == 0;
        m_text += '\n' +
                  setOff(page.view == LessonView::Tree
                             ? treeText(stage->trace, stage->position, token, m_texts.translate)
                             : puzzle.draw(*stage->board.problem,
                                           isStart ? nullptr : stage->state.get())) +
                  '\n';
        if (!page.text.empty())
            m_text += folded(in(page.text)) + '\n';
        if (!page.question.empty())
            m_text += folded(in(page.question)) + '\n';
        if (page.task)
            addTask(*stage, page, token);
        if (!page.racers.empty())
            addRace(stage->board, page, token);
        if (page.isChoice())
            addChoices(page);
        if (page.isPrediction)
            return addPrediction(index, token);
        return {};
    }

    void addTask(const LessonStage& stage, const LessonPage& page, const std::stop_token& token)
    {
        const LessonTask& task = *page.task;
        m_text += folded(say(taskSentence(stage, task)));
        if (m_withAnswers) {
            addAnswer(stage, task, token);
            addSaid(page);
        } else if (const std::size_t rooms = roomsOf(stage, task, token); rooms > 0) {
            std::string line = say(roomSentence(stage));
            const std::size_t width =
                std::max<std::size_t>(10, PlaceNames(stage.board).example().size() + 4);
            for (std::size_t i = 0; i < rooms; ++i)
                line += ' ' + std::string(width, '_');
            m_text += '\n' + folded(line, "  ");
        }
        m_text += '\n';
    }

    void addAnswer(const LessonStage& stage, const LessonTask& task, const std::stop_token& token)
    {
        const auto entries = exampleOf(stage, task, kExampleTime, token);
        if (entries.empty())
            return;
        m_text += folded(say(answerSentence(stage, task, entries)), "  ");
        if (task.kind != LessonTask::Kind::Solve)
            return;
        if (const auto done = doneWith(stage, entries))
            m_text += '\n' + setOff(stage.board.puzzle->draw(*done->problem, &done->state));
    }

    // What a page with a task or a prediction says once it is done.
    void addSaid(const LessonPage& page)
    {
        const auto said = std::ranges::find(page.answers, true, &LessonAnswer::isRight);
        if (said != page.answers.end())
            m_text += folded(in(said->text), "        ");
    }

    void addRace(const LessonBoard& board, const LessonPage& page, const std::stop_token& token)
    {
        std::string names;
        for (const std::size_t racer : page.racers)
            names +=
                (names.empty() ? "" : " · ") + say({board.puzzle->info().strategies[racer].title});
        m_text += folded(say({phrase("Lesson", "Race: %1"), {names}}));
        if (m_withAnswers) // its figures may be asked for
            for (const Sentence& figures : raceSentences(board, page, token))
                m_text += folded(say(figures), "  ");
        m_text += '\n';
    }

    void addChoices(const LessonPage& page)
    {
        std::size_t number = 0;
        for (const std::size_t i : shownOrder(page)) {
            const LessonAnswer& answer = page.answers[i];
            const char* const mark = m_withAnswers && answer.isRight ? "x" : " ";
            m_text += folded(fmt::format("[{}] {}. {}", mark, ++number, in(answer.text)), "  ");
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
        if (const Sentence asked = predictionSentence(m_lesson, m_lesson.pages[index], m_language);
            !asked.empty())
            m_text += say(asked) + '\n';
        for (std::size_t i = 0; i < question->answers.size(); ++i)
            m_text += folded(
                fmt::format("[{}] {}. {}", m_withAnswers && i == question->right ? "x" : " ", i + 1,
                            say({question->answers[i].pattern, {question->answers[i].place}})),
                "  ");
        if (m_withAnswers)
            addSaid(m_lesson.pages[index]);
        m_text += '\n';
        return {};
    }

    const Lesson& m_lesson;
    const std::string& m_language;
    Language m_texts;
    bool m_withAnswers;
    LessonStages m_stages;
    std::string m_text;
};

// All that is wrong with it: with its text, and with what is claimed on the pages that can be read.
Expected<Exit> checkLesson(const LessonReading& reading, const LessonOptions& options,
                           const std::stop_token& token)
{
    const Lesson& lesson = reading.lesson;
    auto misreadings = reading.faults;
    std::ranges::stable_sort(
        misreadings, {}, [](const Error& fault) { return std::pair(fault.line, fault.column); });
    for (const Error& fault : misreadings)
        writeErrorLine(misread(options.file, fault).value().message());
    if (lesson.pages.empty())
        return Exit::BadInput;
    LessonChecker checker(lesson, std::chrono::nanoseconds(std::llround(options.seconds * 1e9)));
    const LessonRigour rigour = options.strict ? LessonRigour::Proof : LessonRigour::Claims;
    std::size_t wrong = misreadings.size();
    std::size_t undecided = 0;
    Progress progress;
    for (std::size_t page = 0; page < lesson.pages.size(); ++page) {
        if (!reading.isSound[page] && !reading.isShown[page])
            continue;
        progress.update(fmt::format("page {} of {}: {}", page + 1, lesson.pages.size(),
                                    printable(lesson.pages[page].id)));
        const auto faults = reading.isSound[page]
                                ? checker.checkPage(page, rigour, token)
                                : checker.checkSaid(page, reading.isClaimed[page], token);
        progress.clear();
        if (token.stop_requested())
            return interrupted();
        for (const LessonFault& fault : faults) {
            ++(fault.isUndecided ? undecided : wrong);
            writeErrorLine(misread(options.file, fault).value().message());
        }
    }
    std::string found = wrong > 0 ? fmt::format("{} wrong", wrong) : std::string();
    if (undecided > 0)
        found += fmt::format("{}{} undecided", found.empty() ? "" : ", ", undecided);
    const auto& tally = checker.tally();
    const auto looked = static_cast<std::uint64_t>(std::ranges::count(reading.isSound, true));
    std::string pages = countOf(lesson.pages.size(), "page");
    if (looked < lesson.pages.size()) // the others cannot be read
        pages = fmt::format("{} of {}", looked, pages);
    return writeFile({}, printableLines(fmt::format(
                             "{}: {}, {}, {}, {} checked; {}\n", options.file, pages,
                             countOf(tally.claims, "claim"), countOf(tally.places, "place"),
                             countOf(tally.numbers, "number"), found.empty() ? "all true" : found)))
        .map([&] {
            return wrong > 0 ? Exit::BadInput : undecided > 0 ? Exit::Stopped : Exit::Done;
        });
}

// Whether they differ in the country at most, as "pt" and "pt_BR".
bool isSameLanguage(std::string_view a, std::string_view b)
{
    const auto base = [](std::string_view tag) { return tag.substr(0, tag.find_first_of("_-")); };
    return base(a) == base(b);
}

std::vector<DrawingWay> lessonWays()
{
    return {{"text", {".txt"}}, {"html", {".html", ".htm"}}};
}

Expected<Exit> runLesson(const LessonOptions& options, const std::stop_token& token)
{
    if (options.what.empty())
        return usage("say what to do with the lesson: `clew lesson check FILE` or `clew lesson "
                     "show FILE`; `clew lesson list` lists the built-in lessons");
    if (std::ranges::find(kActions, options.what) == kActions.end())
        return usage(fmt::format("there is no action \"{}\" on lessons; there are: {}",
                                 options.what, fmt::join(kActions, ", ")));
    if (options.what == "list")
        return writeFile({}, lessonList(options.language)).map([] { return Exit::Done; });
    if (options.file.empty())
        return usage("name a lesson file (.clewlesson) or the id of a built-in lesson (`clew "
                     "lesson list`)");
    const auto text = textOfLesson(options.file, token);
    if (!text)
        return tl::make_unexpected(text.error());
    if (options.what == "check")
        return checkLesson(readWholeLesson(*text), options, token);
    const auto lesson = readLesson(*text);
    if (!lesson)
        return misread(options.file, lesson.error());
    if (const auto apart = keepApart(options.output, {options.file}); !apart)
        return tl::make_unexpected(apart.error());
    if (const std::string& shown = lesson->languageFor(options.language);
        !options.language.empty() && !isSameLanguage(shown, options.language))
        writeErrorLine(
            fmt::format("clew: the lesson has no {}; it is shown in {}", options.language, shown));
    const auto way = wayToDraw({.as = options.as, .file = options.output}, lessonWays());
    if (!way)
        return tl::make_unexpected(way.error());
    const Language texts = languageFor(lesson->languageFor(options.language));
    const auto handout = *way == "html"
                             ? lessonPage(*lesson, options.language, token, texts.translate)
                             : Handout(*lesson, options).text(token);
    if (token.stop_requested())
        return interrupted();
    if (!handout)
        return misread(options.file, handout.error());
    return writeFile(options.output, *handout).map([] { return Exit::Done; });
}

Action declareLesson(OptionTable& table, const Puzzle* /*puzzle*/)
{
    const auto options = std::make_shared<LessonOptions>();
    table.text(
        {.names = "WHAT", .summary = "check, show or list", .choices = kActions, .required = true},
        options->what);
    table.text(lessonArgument("FILE"), options->file);
    table.exclude("FILE", {"WHAT", {"list"}});
    table.flag({.names = "--strict",
                .summary = "Also demand that every number is claimed and every text exists in "
                           "all languages",
                .needs = {With{"WHAT", {"check"}}}},
               options->strict);
    addLessonTime(table, options->seconds);
    table.restrict("--time", {"WHAT", {"check"}});
    table.flag({.names = "--answers",
                .summary = "Show the right answers; on a page they unfold",
                .excludes = {With{"--as", {"html"}}},
                .needs = kOfHandout},
               options->answers);
    table.text({.names = "--language",
                .value = "TAG",
                .summary = "Language of the handout or list, such as en or pt_BR",
                .fallback = "the lesson's first",
                .needs = {With{"WHAT", {"show", "list"}}}},
               options->language);
    table.text({.names = "--as",
                .value = "FORMAT",
                .summary = "text, or html for a page",
                .fallback = "that of the file's extension, otherwise text",
                .needs = kOfHandout},
               options->as);
    table.output("Write the handout to this file", options->output, kOfHandout);
    table.stands("--as", [options] {
        return wayToDraw({.as = options->as, .file = options->output}, lessonWays())
            .value_or(options->as);
    });
    return [options](const std::stop_token& token) { return runLesson(*options, token); };
}

} // namespace

Command lessonCommand()
{
    return {"lesson", "Check a lesson, or print it as a handout",
            "`clew lesson check` runs every search of the lesson and compares each claim, number "
            "and place in it with what the program finds. `clew lesson show` prints its pages with "
            "their boards, or writes them as a page for any browser. `clew lesson list` lists the "
            "built-in lessons with their ids.",
            declareLesson};
}

} // namespace clew::cli
