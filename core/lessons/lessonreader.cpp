#include "core/lessons/lessonreader.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "core/lessons/lessoncheck.h"
#include "core/puzzle/registry.h"
#include "core/text/printable.h"
#include "core/text/wholenumber.h"

namespace clew {

namespace {

bool isTag(std::string_view text)
{
    return text.size() >= 2 && text.size() <= 12 && std::ranges::all_of(text, [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
           });
}

} // namespace

LessonReading LessonReader::read(std::string_view text)
{
    const auto lines = linesOfLesson(text, m_faults);
    if (lines.empty() || lines.front().key != "clewlesson") {
        if (m_faults.empty())
            m_faults.push_back(
                {{phrase("Lesson", "A lesson begins with the line \"clewlesson: 1\".")}, 1, 1});
        return {{}, std::move(m_faults), {}};
    }
    for (const LessonLine& line : lines) {
        goOnTo(line);
        if (isMoot(line)) {
            m_lostText = line.key;
            continue;
        }
        // A page begins, whatever follows its name.
        const bool isTaken = !line.isDamaged || (line.key == "page" && !unsoundIn(line.value));
        const Done done = isTaken ? take(line) : fail(Sentence{});
        if (!done && isTaken)
            m_faults.push_back(done.error());
        if (!done)
            leaveOut(line);
        else if (line.isDamaged)
            m_isSound.back() = m_isClaimed.back() = false;
        if (m_lesson.languages.empty()) // of an unknown version
            return {{}, std::move(m_faults), {}};
        if (m_faults.size() >= kMostLessonFaults)
            return {std::move(m_lesson), std::move(m_faults), std::vector<bool>(m_isSound.size()),
                    std::vector<bool>(m_isSound.size()), std::vector<bool>(m_isSound.size())};
    }
    endPage();
    checkJumps();
    std::ranges::move(faultsOf(m_lesson, m_isHeadSound, m_isSound), std::back_inserter(m_faults));
    return {std::move(m_lesson), std::move(m_faults), std::move(m_isSound), std::move(m_isShown),
            std::move(m_isClaimed)};
}

// ---- what is left out

// What a line that is left out would have been needed for is not a fault of its own.
bool LessonReader::isMoot(const LessonLine& line) const
{
    const auto isOneOf = [&](std::initializer_list<std::string_view> keys) {
        return std::ranges::find(keys, line.key) != keys.end();
    };
    if (!line.language.empty())
        return m_lost.languages || line.key == m_lostText;
    return (m_lost.page && line.key != "page") ||
           (m_lost.board && isOneOf({"strategy", "seed", "at", "show", "task", "race", "rule",
                                     "accept", "entries", "goal"})) ||
           (m_lost.task && isOneOf({"rule", "accept", "entries", "goal"})) ||
           (m_lost.answer && isOneOf({"because", "then"}));
}

void LessonReader::goOnTo(const LessonLine& line)
{
    if (!line.language.empty())
        return;
    m_lostText.clear();
    if (line.key == "page") {
        endPage();
        m_lost.page = m_lost.task = m_lost.answer = false;
    }
    if (line.key == "right" || line.key == "wrong")
        m_lost.answer = false;
}

void LessonReader::leaveOut(const LessonLine& line)
{
    const std::string& key = line.key;
    if (m_lesson.pages.empty())
        m_isHeadSound = false;
    else // of a page that is lost: the one before, which nobody knows what follows
        m_isSound.back() = false;
    const bool isOther = key != "claim" && !line.isDamaged &&
                         std::ranges::find(keys(), key, &Key::name) != keys().end();
    if (!m_lesson.pages.empty() && !isOther)
        m_isClaimed.back() = false;
    if (!line.language.empty())
        return;
    m_lostText = key;
    m_lost.languages = m_lost.languages || key == "languages";
    m_lost.task = m_lost.task || key == "task";
    m_lost.answer = m_lost.answer || key == "right" || key == "wrong";
    if (key == "page") {
        m_lost.page = true;
        m_lostPages.insert(line.value);
    }
    if (key == "board" || key == "link")
        m_lost.board = true;
    if (key == "board" || key == "link" || key == "strategy" || key == "seed" || key == "at" ||
        key == "show")
        m_lost.stage = true; // also of the pages that follow it
}

void LessonReader::endPage()
{
    if (m_isSound.empty())
        return;
    m_isShown.back() = !m_lost.stage && !m_lesson.boards.empty();
    if (m_lost.stage)
        m_isSound.back() = false;
}

// ---- lines

std::span<const LessonReader::Key> LessonReader::keys()
{
    using Reader = LessonReader;
    static constexpr std::array table{
        Key{"clewlesson", &Reader::takeVersion, Key::Place::Head},
        Key{"languages", &Reader::takeLanguages, Key::Place::Head},
        Key{"title", &Reader::takeTitle, Key::Place::Head, true, true},
        Key{"about", &Reader::takeAbout, Key::Place::Head, true, true},
        Key{"minutes", &Reader::takeMinutes, Key::Place::Head},
        Key{"page", &Reader::takePage, Key::Place::Both, false, true},
        Key{"board", &Reader::takeBoard, Key::Place::Page},
        Key{"link", &Reader::takeLink, Key::Place::Page},
        Key{"strategy", &Reader::takeStrategy, Key::Place::Page},
        Key{"seed", &Reader::takeSeed, Key::Place::Page},
        Key{"at", &Reader::takeAt, Key::Place::Page},
        Key{"show", &Reader::takeShow, Key::Place::Page},
        Key{"text", &Reader::takeText, Key::Place::Page, true, true},
        Key{"question", &Reader::takeQuestion, Key::Place::Page, true, true},
        Key{"right", &Reader::takeAnswer, Key::Place::Page, true, true},
        Key{"wrong", &Reader::takeAnswer, Key::Place::Page, true, true},
        Key{"because", &Reader::takeBecause, Key::Place::Page, true, true},
        Key{"then", &Reader::takeThen, Key::Place::Page, false, true},
        Key{"next", &Reader::takeNext, Key::Place::Page},
        Key{"predict", &Reader::takePredict, Key::Place::Page},
        Key{"task", &Reader::takeTask, Key::Place::Page},
        Key{"rule", &Reader::takeRule, Key::Place::Page, false, true},
        Key{"accept", &Reader::takeAccept, Key::Place::Page, false, true},
        Key{"entries", &Reader::takeEntries, Key::Place::Page},
        Key{"goal", &Reader::takeGoal, Key::Place::Page},
        Key{"race", &Reader::takeRace, Key::Place::Page},
        Key{"claim", &Reader::takeClaim, Key::Place::Page, false, true},
    };
    return table;
}

tl::unexpected<Error> LessonReader::error(const LessonLine& line, Sentence sentence)
{
    return fail(std::move(sentence), line.line, line.column);
}

tl::unexpected<Error> LessonReader::error(const LessonLine& line, Phrase phrase)
{
    return fail(phrase, line.line, line.column);
}

Result<void> LessonReader::take(const LessonLine& line)
{
    const auto found = std::ranges::find(keys(), line.key, &Key::name);
    if (found == keys().end()) {
        std::vector<std::string> names;
        for (const Key& key : keys())
            names.emplace_back(key.name);
        std::string list;
        for (const std::string& each : nearest(line.key, names))
            list += (list.empty() ? "" : ", ") + each;
        return fail(
            {phrase("Lesson", "There is no key \"%1\"; the nearest are: %2."), {line.key, list}},
            line.line, 1);
    }
    if (!line.language.empty())
        return translate(line, *found);
    if (found->place == Key::Place::Page && m_lesson.pages.empty())
        return fail({phrase("Lesson", "\"%1\" belongs to a page; begin one with \"page: name\" "
                                      "before it."),
                     {line.key}},
                    line.line, 1);
    if (found->place == Key::Place::Head && !m_lesson.pages.empty())
        return fail({phrase("Lesson", "\"%1\" belongs to the whole lesson; write it before "
                                      "the first page."),
                     {line.key}},
                    line.line, 1);
    // Of two boards or moments one would be lost without a word. A link sets the board, too.
    const std::string_view once = line.key == "link" ? "board" : found->name;
    if (!found->isRepeated && !m_taken.insert(once).second)
        return fail({phrase("Lesson", "\"%1\" occurs twice here; remove one of them."), {line.key}},
                    line.line, 1);
    m_text = nullptr;
    m_textKey = line.key;
    return (this->*found->take)(line);
}

Result<void> LessonReader::translate(const LessonLine& line, const Key& key)
{
    if (!key.isText)
        return fail({phrase("Lesson", "\"%1\" is not translated; write it once, without a "
                                      "language."),
                     {line.key}},
                    line.line, 1);
    if (std::ranges::find(m_lesson.languages, line.language) == m_lesson.languages.end())
        return fail({phrase("Lesson", "The lesson has no language \"%1\"; add it to "
                                      "\"languages:\"."),
                     {line.language}},
                    line.line, 1);
    if (m_text == nullptr || m_textKey != line.key)
        return fail({phrase("Lesson", "\"%1\" translates nothing; write it after \"%2\"."),
                     {line.key + '.' + line.language, line.key}},
                    line.line, 1);
    return put(line, line.language);
}

Result<void> LessonReader::put(const LessonLine& line, const std::string& language)
{
    std::string text = line.value;
    for (const std::string& more : line.more)
        text += (text.empty() ? "" : " ") + more;
    if (text.empty())
        return error(line, phrase("Lesson", "There is no text here."));
    if (text.size() > kMaxLessonText)
        return error(line, {phrase("Lesson", "The text has more than %1 bytes; divide it into "
                                             "pages."),
                            {kMaxLessonText}});
    if (!m_text->try_emplace(language, LessonWords{std::move(text), {line.line, line.column}})
             .second)
        return error(
            line, {phrase("Lesson", "\"%1\" occurs twice here; remove one of them."), {line.key}});
    return {};
}

Result<void> LessonReader::start(const LessonLine& line, LessonText& text)
{
    if (!text.empty())
        return error(
            line, {phrase("Lesson", "\"%1\" occurs twice here; remove one of them."), {line.key}});
    m_text = &text;
    return put(line, m_lesson.languages.front());
}

// ---- the whole lesson

Result<void> LessonReader::takeVersion(const LessonLine& line)
{
    if (line.value != "1")
        return error(line, {phrase("Lesson", "This is a lesson of version %1; only version 1 "
                                             "is known here."),
                            {line.value}});
    m_lesson.languages = {"en"};
    return {};
}

Result<void> LessonReader::takeLanguages(const LessonLine& line)
{
    const auto tags = valueWords(line.value);
    if (tags.empty() || tags.size() > 16 || !std::ranges::all_of(tags, isTag))
        return error(line, phrase("Lesson", "List languages as \"en de pt_BR\", that of what "
                                            "is not translated first."));
    if (!m_lesson.title.empty())
        return error(line, phrase("Lesson", "Write the languages before all texts."));
    for (std::size_t i = 1; i < tags.size(); ++i)
        if (std::ranges::count(std::span(tags).first(i), tags[i]) > 0)
            return error(line, {phrase("Lesson", "The language \"%1\" is listed twice; remove "
                                                 "one of them."),
                                {tags[i]}});
    m_lesson.languages = tags;
    return {};
}

Result<void> LessonReader::takeMinutes(const LessonLine& line)
{
    const auto minutes = wholeNumber<std::uint64_t>(line.value);
    if (!minutes || *minutes > 600)
        return error(line, phrase("Lesson", "Write the minutes as a number up to 600."));
    m_lesson.minutes = static_cast<unsigned>(*minutes);
    return {};
}

void LessonReader::checkJumps()
{
    for (const Jump& jump : m_jumps)
        if (!m_lesson.page(jump.target) && !m_lostPages.contains(jump.target)) {
            m_faults.push_back(
                error(jump.line,
                      {phrase("Lesson", "There is no page \"%1\" to go to."), {jump.target}})
                    .value());
            m_isSound[jump.page] = false;
        }
}

} // namespace clew
