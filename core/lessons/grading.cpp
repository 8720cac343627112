#include "core/lessons/grading.h"

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <set>
#include <span>
#include <tuple>

#include "core/lessons/lessonlines.h"
#include "core/puzzle/playing.h"
#include "core/text/readjson.h"
#include "core/text/scanner.h"

namespace clew {

namespace {

using Json = nlohmann::json;

constexpr std::size_t kMaxReplyEntries = 10'000;
constexpr std::size_t kMaxJudged = 100'000; ///< verdicts that are remembered
constexpr int kMostReadings = 200;          ///< of one reply: entries that are tried

std::string_view trimmedText(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

// Of keys, which a learner writes in capitals as well.
std::string withoutCapitals(std::string_view text)
{
    std::string small(text);
    for (char& c : small)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return small;
}

// The page of this name, else the only one that has it in other capitals.
std::optional<std::size_t> pageCalled(const Lesson& lesson, std::string_view name)
{
    if (const auto exact = lesson.page(name))
        return exact;
    const auto isIt = [small = withoutCapitals(name)](const LessonPage& page) {
        return withoutCapitals(page.id) == small;
    };
    if (std::ranges::count_if(lesson.pages, isIt) != 1)
        return std::nullopt;
    return static_cast<std::size_t>(std::ranges::find_if(lesson.pages, isIt) -
                                    lesson.pages.begin());
}

// The parts of a text between blanks.
std::vector<std::string> betweenBlanks(std::string_view text)
{
    std::vector<std::string> parts;
    for (text = trimmedText(text); !text.empty(); text = trimmedText(text)) {
        const std::size_t end = std::min(text.find_first_of(" \t"), text.size());
        parts.emplace_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return parts;
}

bool isNumber(std::string_view text)
{
    return !text.empty() && text.size() < 6 &&
           std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

tl::unexpected<Error> badLine(int line)
{
    return fail(phrase("Lesson", "This is not an answer; write \"page: 2\", \"page: c3, d5\" or "
                                 "{\"page\": \"…\", \"answer\": 2}."),
                line, 1);
}

// The first line says what the file is.
Result<void> leaveUnread(int line, bool isHead, LessonReplies& replies, std::string page = {})
{
    tl::unexpected<Error> fault = badLine(line);
    if (isHead)
        return fault;
    replies.unread.push_back({std::move(page), std::move(fault.value())});
    return {};
}

constexpr std::uint64_t kAnswersVersion = 2;

tl::unexpected<Error> badVersion(int line)
{
    return fail({phrase("Lesson", "The version of the answers is not a number here; write "
                                  "\"clewanswers: %1\" or {\"clewanswers\": %1}."),
                 {kAnswersVersion}},
                line, 1);
}

Result<void> setVersion(std::uint64_t version, int line, LessonReplies& replies)
{
    if (version == 0 || version > kAnswersVersion)
        return fail({phrase("Lesson", "Answers of version %1 are not known here; write "
                                      "\"clewanswers: %2\"."),
                     {version, kAnswersVersion}},
                    line, 1);
    replies.isInFileOrder = version == 1;
    return {};
}

tl::unexpected<Error> twice(int line, const std::string& key)
{
    return fail({phrase("Lesson", "\"%1\" occurs twice here; remove one of them."), {key}}, line,
                1);
}

// A key that an object has twice, of which one would be lost; none if there is none. The text is
// JSON.
std::optional<std::string> keyTwiceIn(std::string_view json)
{
    std::vector<std::set<std::string>> keys; // of the objects that are open
    std::optional<std::string> found;
    std::ignore = Json::parse(
        json,
        [&](int /*depth*/, Json::parse_event_t event, Json& value) {
            if (event == Json::parse_event_t::object_start)
                keys.emplace_back();
            else if (event == Json::parse_event_t::object_end)
                keys.pop_back();
            else if (event == Json::parse_event_t::key && !found &&
                     !keys.back().insert(value.get<std::string>()).second)
                found = value.get<std::string>();
            return true;
        },
        false);
    return found;
}

// As a line of a text has it behind the page's name; false if nothing was answered.
bool readAnswer(std::string_view value, LessonReply& reply)
{
    value = trimmedText(value);
    if ((value.ends_with('.') || value.ends_with(')')) &&
        isNumber(value.substr(0, value.size() - 1)))
        value.remove_suffix(1); // of a sentence, or of a list of answers
    if (isNumber(value))
        reply.choice = static_cast<std::size_t>(std::stoul(std::string(value)));
    const bool isAnswered = !value.empty();
    while (reply.choice == 0 && !value.empty() && reply.entries.size() <= kMaxReplyEntries) {
        const std::size_t comma = endOfListed(value, ",;");
        if (const auto name = trimmedText(value.substr(0, comma)); !name.empty())
            reply.entries.emplace_back(name);
        value.remove_prefix(std::min(comma + 1, value.size()));
    }
    return isAnswered;
}

Result<void> readJsonLine(std::string_view text, int line, bool isHead, LessonReplies& replies)
{
    const Json json = readJson(text);
    if (!json.is_object())
        return leaveUnread(line, isHead, replies);
    if (const auto key = keyTwiceIn(text))
        return twice(line, *key);
    const auto stringOf = [&](const char* key) {
        const auto found = json.find(key);
        return found != json.end() && found->is_string() ? found->get<std::string>()
                                                         : std::string();
    };
    if (const auto version = json.find("clewanswers"); version != json.end()) {
        if (!isHead)
            return twice(line, "clewanswers");
        if (!version->is_number_unsigned())
            return badVersion(line);
        for (const char* const key : {"lesson", "learner"})
            if (const auto found = json.find(key); found != json.end() && !found->is_string())
                return fail({phrase("Lesson", "\"%1\" is not a text here; write it between "
                                              "quotation marks."),
                             {key}},
                            line, 1);
        replies.lesson = stringOf("lesson");
        replies.learner = stringOf("learner");
        return setVersion(version->get<std::uint64_t>(), line, replies);
    }
    LessonReply reply;
    reply.page = stringOf("page");
    reply.line = line;
    const auto answer = json.find("answer");
    if (reply.page.empty() || answer == json.end())
        return leaveUnread(line, isHead, replies, reply.page);
    const bool isText = answer->is_string();
    if (answer->is_null() || (answer->is_array() && answer->empty()) ||
        (isText && !readAnswer(answer->get_ref<const std::string&>(), reply)))
        return {}; // not answered, as a line of a text that is blank
    if (answer->is_number_unsigned() && answer->get<std::uint64_t>() < 100'000)
        reply.choice = answer->get<std::size_t>();
    else if (answer->is_array() && answer->size() <= kMaxReplyEntries)
        for (const Json& entry : *answer) {
            if (!entry.is_string())
                return leaveUnread(line, isHead, replies, reply.page);
            reply.entries.push_back(entry.get<std::string>());
        }
    else if (!isText)
        return leaveUnread(line, isHead, replies, reply.page);
    replies.replies.push_back(std::move(reply));
    return {};
}

Result<void> readTextLine(std::string_view text, int line, bool isHead, LessonReplies& replies)
{
    const std::size_t colon = text.find(':');
    const std::string written(trimmedText(text.substr(0, std::min(colon, text.size()))));
    const std::string key = withoutCapitals(written);
    if (colon == std::string_view::npos || key.empty())
        return leaveUnread(line, isHead, replies);
    std::string_view value = trimmedText(text.substr(colon + 1));
    if (value.ends_with('.') && isNumber(value.substr(0, value.size() - 1)))
        value.remove_suffix(1); // of a sentence
    if (key == "clewanswers" && !isHead)
        return twice(line, key);
    if (key == "clewanswers")
        return isNumber(value) ? setVersion(std::stoul(std::string(value)), line, replies)
                               : badVersion(line);
    if (value.empty())
        return {}; // not answered
    std::string* const head = !replies.replies.empty() ? nullptr
                              : key == "lesson"        ? &replies.lesson
                              : key == "learner"       ? &replies.learner
                                                       : nullptr;
    if (head != nullptr && !head->empty())
        return twice(line, key);
    if (head != nullptr) {
        *head = value;
        return {};
    }
    LessonReply reply;
    reply.page = written;
    reply.line = line;
    (void)readAnswer(value, reply);
    replies.replies.push_back(std::move(reply));
    return {};
}

// What a learner has entered, read by its names one after the other: what a name means depends on
// what was entered before.
class EntryReader
{
public:
    EntryReader(const PlaceNames& names, const DoneTask& board, bool isFind)
        : m_names(names), m_board(board), m_state(board.state), m_isFind(isFind)
    {
    }

    /// False if it is the name of nothing.
    bool read(const std::string& name)
    {
        const auto entry = m_names.readEntry(name, *m_board.problem, m_state);
        if (!entry)
            return false;
        // What was there before is no entry, nor is one that is named once more, though the name
        // is that of another value as well.
        const Place named = m_names.valuesCalled(name).front();
        if (!m_named.emplace(named.variable, named.value).second)
            return true;
        if (isThere(*entry, name)) {
            if (m_isFind)
                m_there.push_back(*entry);
        } else if (std::ranges::find(m_entries, *entry) == m_entries.end()) {
            m_entries.push_back(*entry);
            m_told.push_back(name);
            if (m_state.value(entry->variable) == kNoValue)
                m_state.apply(Event::decide(entry->variable, entry->value));
        }
        return true;
    }

    /// What is there counts as found only if nothing else was.
    [[nodiscard]] const std::vector<Assignment>& entries() const
    {
        return m_entries.empty() ? m_there : m_entries;
    }
    /// The names of what was entered.
    [[nodiscard]] const std::vector<std::string>& told() const { return m_told; }

private:
    [[nodiscard]] bool isThere(const Assignment& entry, const std::string& name) const
    {
        return m_board.state.value(entry.variable) == entry.value ||
               (m_entries.empty() && m_names.isThere(name, m_state));
    }

    const PlaceNames& m_names;
    const DoneTask& m_board; ///< before the first entry
    State m_state;
    bool m_isFind;
    std::vector<Assignment> m_entries;
    std::vector<Assignment> m_there;
    std::vector<std::string> m_told;
    std::set<std::pair<Variable, Value>> m_named; ///< the first value of each name
};

// Where a name is that of several values, as of numbers that are equal, only later names may show
// which of them was meant.
class OtherReadings
{
public:
    using Judge = std::function<bool(const std::vector<Assignment>&)>;

    OtherReadings(const PlaceNames& names, const Puzzle& puzzle, const Problem& problem,
                  std::span<const std::string> told)
        : m_names(names), m_playing(playingOf(puzzle, problem)), m_problem(problem), m_told(told)
    {
    }

    bool any(const State& before, const Judge& isRight)
    {
        if (m_entries.size() == m_told.size())
            return isRight(m_entries);
        for (const Place& each : m_names.valuesCalled(m_told[m_entries.size()])) {
            if (m_left <= 0)
                return false;
            const Assignment entry{each.variable, each.value};
            if (before.value(each.variable) != kNoValue || m_playing == nullptr ||
                !m_playing->mayEnter(m_problem, before, entry))
                continue;
            --m_left;
            State after = before;
            after.apply(Event::decide(each.variable, each.value));
            m_entries.push_back(entry);
            if (any(after, isRight))
                return true;
            m_entries.pop_back();
        }
        return false;
    }

private:
    const PlaceNames& m_names;
    const Playing* m_playing;
    const Problem& m_problem;
    std::span<const std::string> m_told;
    std::vector<Assignment> m_entries;
    int m_left = kMostReadings;
};

} // namespace

Result<LessonReplies> readReplies(std::string_view text)
{
    if (text.size() > kMaxLesson)
        return fail({phrase("Lesson", "A file of answers has %1 bytes at most."), {kMaxLesson}});
    LessonReplies replies;
    int number = 0;
    bool isFirst = true;
    const std::string ended = withLineFeeds(withoutMark(text));
    for (const std::string_view whole : splitLines(ended)) {
        ++number;
        const std::string_view line = trimmedText(whole);
        if (line.empty() || line.front() == '#')
            continue;
        const bool isHead = std::exchange(isFirst, false);
        if (isHead && withoutCapitals(line).find("clewanswers") == std::string::npos)
            return fail(phrase("Lesson", "A file of answers begins with \"clewanswers: 2\" or "
                                         "{\"clewanswers\": 2}."),
                        number, 1);
        const auto read = line.front() == '{' ? readJsonLine(line, number, isHead, replies)
                                              : readTextLine(line, number, isHead, replies);
        if (!read)
            return tl::make_unexpected(read.error());
        if (replies.replies.size() + replies.unread.size() > kMaxReplies)
            return fail({phrase("Lesson", "There are more than %1 answers."), {kMaxReplies}},
                        number, 1);
    }
    if (isFirst)
        return fail(phrase("Lesson", "The file of answers is empty."));
    return replies;
}

std::string writeReplies(const LessonReplies& replies)
{
    const auto line = [](const nlohmann::ordered_json& json) {
        return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
    };
    std::string text = line({{"clewanswers", replies.isInFileOrder ? 1 : kAnswersVersion},
                             {"lesson", replies.lesson},
                             {"learner", replies.learner}});
    for (const LessonReply& reply : replies.replies) {
        nlohmann::ordered_json json{{"page", reply.page}};
        if (reply.choice > 0)
            json["answer"] = reply.choice;
        else
            json["answer"] = reply.entries;
        text += line(json);
    }
    return text;
}

std::string blankReplies(const Lesson& lesson)
{
    std::string text = "clewanswers: " + std::to_string(kAnswersVersion) +
                       "\nlesson: " + std::string(lesson.textIn(lesson.title, {})) +
                       "\nlearner: \n";
    for (const LessonPage& page : lesson.pages)
        if (page.isAsking()) {
            if (page.task) // what its entries look like: a comment
                text += "# " + page.id + ": " + PlaceNames(lesson.boardOf(page)).example() + '\n';
            text += page.id + ": \n";
        }
    return text;
}

Grader::Grader(const Lesson& lesson, std::chrono::nanoseconds time)
    : m_lesson(lesson), m_checker(lesson, time)
{
    for (std::size_t i = 0; i < lesson.pages.size(); ++i)
        if (lesson.pages[i].isAsking())
            m_asking.push_back(i);
}

Result<const Grader::Made*> Grader::made(std::size_t index, const std::stop_token& token)
{
    if (const auto found = m_made.find(index); found != m_made.end())
        return &found->second;
    const LessonPage& page = m_lesson.pages[index];
    const auto stage = m_checker.stages().stage(index, token);
    if (!stage)
        return tl::make_unexpected(stage.error());
    Made made{*stage, PlaceNames(stage->board)};
    if (page.isChoice()) {
        const auto right = std::ranges::find(page.answers, true, &LessonAnswer::isRight);
        const auto order = shownOrder(page);
        made.rightInFile = static_cast<std::size_t>(right - page.answers.begin());
        made.right =
            static_cast<std::size_t>(std::ranges::find(order, made.rightInFile) - order.begin());
        made.answers = page.answers.size();
    }
    if (page.task)
        made.board = doneWith(*stage, {});
    if (page.isPrediction) {
        const auto question = m_checker.stages().prediction(index, token);
        if (!question)
            return tl::make_unexpected(question.error());
        made.right = made.rightInFile = question->right;
        made.answers = question->answers.size();
    }
    return &m_made.emplace(index, std::move(made)).first->second;
}

Result<std::vector<LessonFault>> Grader::prepare(const std::stop_token& token)
{
    std::vector<LessonFault> undecided;
    for (const std::size_t page : m_asking) {
        if (const auto ready = made(page, token); !ready)
            return tl::make_unexpected(ready.error());
        for (LessonFault& fault : m_checker.checkPage(page, LessonRigour::Claims, token)) {
            if (!fault.isUndecided)
                return tl::make_unexpected(Error{std::move(fault)});
            undecided.push_back(std::move(fault));
        }
    }
    return undecided;
}

Result<TaskVerdict> Grader::judgeReply(std::size_t index, const LessonReply& reply,
                                       bool isInFileOrder, const std::stop_token& token)
{
    const LessonPage& page = m_lesson.pages[index];
    const auto found = made(index, token);
    if (!found)
        return tl::make_unexpected(found.error());
    const Made& here = **found;
    if (!page.task) {
        if (reply.choice == 0 || reply.choice > here.answers)
            return fail(
                {phrase("Lesson", "Page \"%1\" has answers 1 to %2."), {page.id, here.answers}},
                reply.line, 1);
        const std::size_t right = isInFileOrder ? here.rightInFile : here.right;
        return reply.choice - 1 == right ? TaskVerdict::Right : TaskVerdict::Wrong;
    }
    if (reply.choice != 0)
        return fail({phrase("Lesson", "Page \"%1\" is a task; name what was entered, as \"%2\"."),
                     {page.id, here.names.example()}},
                    reply.line, 1);
    if (!here.board)
        return TaskVerdict::Unknown;
    const bool isFind = page.task->kind == LessonTask::Kind::Find;
    EntryReader reader(here.names, *here.board, isFind);
    const auto read = [&](const std::string& name) { return reader.read(name); };
    for (const std::string& name : reply.entries) {
        if (read(name))
            continue;
        // Commas may have been forgotten between several.
        const auto parts = betweenBlanks(name);
        if (parts.size() < 2 || !std::ranges::all_of(parts, read))
            return fail({phrase("Lesson", "\"%1\" is not a value at a place on this board; write "
                                          "it as \"%2\", with a comma between several."),
                         {name, here.names.example()}},
                        reply.line, 1);
    }
    // Learners make the same entries; a search for each file would be a waste.
    const auto key = std::pair(index, reply.entries);
    if (const auto known = m_judged.find(key); known != m_judged.end())
        return known->second;
    const auto judged = [&](const std::vector<Assignment>& entries) {
        return judge(here.stage, *page.task, entries, token);
    };
    const auto isRight = [&](const std::vector<Assignment>& entries) {
        return !token.stop_requested() && judged(entries) == TaskVerdict::Right;
    };
    const auto isOfSeveral = [&](const std::string& name) { return here.names.isOfSeveral(name); };
    TaskVerdict verdict = judged(reader.entries());
    if (verdict != TaskVerdict::Right && !isFind &&
        std::ranges::any_of(reader.told(), isOfSeveral) &&
        OtherReadings(here.names, *m_lesson.boardOf(page).puzzle, *here.board->problem,
                      reader.told())
            .any(here.board->state, isRight))
        verdict = TaskVerdict::Right;
    if (m_judged.size() < kMaxJudged && !token.stop_requested())
        m_judged.emplace(key, verdict);
    return verdict;
}

Result<Grades> Grader::grade(const LessonReplies& replies, const std::stop_token& token)
{
    const std::string_view title = m_lesson.textIn(m_lesson.title, {});
    if (!replies.lesson.empty() && replies.lesson != title)
        return fail({phrase("Lesson", "These are answers to the lesson \"%1\", not to \"%2\"."),
                     {replies.lesson, std::string(title)}});
    Grades grades;
    for (const std::size_t page : m_asking)
        grades.pages.push_back({page});
    const auto gradedOf = [&](const std::string& page) {
        return std::ranges::find(grades.pages,
                                 pageCalled(m_lesson, page).value_or(m_lesson.pages.size()),
                                 &GradedPage::page);
    };
    for (const UnreadReply& unread : replies.unread) {
        grades.faults.push_back(unread.fault);
        if (const auto graded = gradedOf(unread.page); graded != grades.pages.end())
            graded->isUnread = true;
    }
    for (const LessonReply& reply : replies.replies) {
        const auto graded = gradedOf(reply.page);
        if (graded == grades.pages.end()) {
            grades.faults.push_back(
                {{phrase("Lesson", "The lesson has no page \"%1\" that asks something."),
                  {reply.page}},
                 reply.line,
                 1});
            continue;
        }
        if (graded->isRight)
            continue;
        if (const auto ready = made(graded->page, token); !ready)
            return tl::make_unexpected(ready.error());
        const auto verdict = judgeReply(graded->page, reply, replies.isInFileOrder, token);
        if (!verdict) {
            graded->isUnread = true;
            grades.faults.push_back(verdict.error());
            continue;
        }
        ++graded->attempts;
        const bool isRight = *verdict == TaskVerdict::Right;
        graded->isRight = isRight;
        graded->isRightAtOnce = isRight && graded->attempts == 1;
        graded->isUnsettled = graded->isUnsettled || *verdict == TaskVerdict::Unknown;
        graded->isUnfinished = *verdict == TaskVerdict::Open;
    }
    std::ranges::stable_sort(grades.faults, {}, &Error::line);
    for (const GradedPage& page : grades.pages) {
        grades.right += page.isRight ? 1U : 0U;
        grades.rightAtOnce += page.isRightAtOnce ? 1U : 0U;
    }
    return grades;
}

} // namespace clew
