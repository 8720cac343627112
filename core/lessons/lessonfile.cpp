// Reads and writes the text of a lesson.

#include "core/lessons/lesson.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <functional>
#include <set>
#include <span>

#include "core/files/link.h"
#include "core/lessons/lessonboard.h"
#include "core/lessons/lessoncheck.h"
#include "core/lessons/lessonlines.h"
#include "core/puzzle/registry.h"
#include "core/text/printable.h"
#include "core/text/scanner.h"
#include "core/text/wholenumber.h"

namespace clew {

namespace {

using Done = Result<void>;

constexpr std::size_t kMostOfList = 20; // wrong names of one line that are reported

bool isTag(std::string_view text)
{
    return text.size() >= 2 && text.size() <= 12 && std::ranges::all_of(text, [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
           });
}

class LessonReader
{
public:
    LessonReading read(std::string_view text)
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
                return {std::move(m_lesson), std::move(m_faults),
                        std::vector<bool>(m_isSound.size()), std::vector<bool>(m_isSound.size()),
                        std::vector<bool>(m_isSound.size())};
        }
        endPage();
        checkJumps();
        std::ranges::move(faultsOf(m_lesson, m_isHeadSound, m_isSound),
                          std::back_inserter(m_faults));
        return {std::move(m_lesson), std::move(m_faults), std::move(m_isSound),
                std::move(m_isShown), std::move(m_isClaimed)};
    }

private:
    // ---- what is left out

    // What a line that is left out would have been needed for is not a fault of its own.
    [[nodiscard]] bool isMoot(const LessonLine& line) const
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

    void goOnTo(const LessonLine& line)
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

    void leaveOut(const LessonLine& line)
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

    void endPage()
    {
        if (m_isSound.empty())
            return;
        m_isShown.back() = !m_lost.stage && !m_lesson.boards.empty();
        if (m_lost.stage)
            m_isSound.back() = false;
    }

    using Taker = Done (LessonReader::*)(const LessonLine&);
    struct Key
    {
        std::string_view name;
        Taker take;
        enum class Place : std::uint8_t { Head, Page, Both } place;
        bool isText = false;     ///< may be translated
        bool isRepeated = false; ///< may stand several times on a page, or minds that itself
    };
    static std::span<const Key> keys();

    // ---- lines

    static tl::unexpected<Error> error(const LessonLine& line, Sentence sentence)
    {
        return fail(std::move(sentence), line.line, line.column);
    }
    static tl::unexpected<Error> error(const LessonLine& line, Phrase phrase)
    {
        return fail(phrase, line.line, line.column);
    }

    Done take(const LessonLine& line)
    {
        const auto found = std::ranges::find(keys(), line.key, &Key::name);
        if (found == keys().end()) {
            std::vector<std::string> names;
            for (const Key& key : keys())
                names.emplace_back(key.name);
            std::string list;
            for (const std::string& each : nearest(line.key, names))
                list += (list.empty() ? "" : ", ") + each;
            return fail({phrase("Lesson", "There is no key \"%1\"; the nearest are: %2."),
                         {line.key, list}},
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
            return fail(
                {phrase("Lesson", "\"%1\" occurs twice here; remove one of them."), {line.key}},
                line.line, 1);
        m_text = nullptr;
        m_textKey = line.key;
        return (this->*found->take)(line);
    }

    Done translate(const LessonLine& line, const Key& key)
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

    Done put(const LessonLine& line, const std::string& language)
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
            return error(line, {phrase("Lesson", "\"%1\" occurs twice here; remove one of them."),
                                {line.key}});
        return {};
    }

    Done start(const LessonLine& line, LessonText& text)
    {
        if (!text.empty())
            return error(line, {phrase("Lesson", "\"%1\" occurs twice here; remove one of them."),
                                {line.key}});
        m_text = &text;
        return put(line, m_lesson.languages.front());
    }

    // ---- the whole lesson

    Done takeVersion(const LessonLine& line)
    {
        if (line.value != "1")
            return error(line, {phrase("Lesson", "This is a lesson of version %1; only version 1 "
                                                 "is known here."),
                                {line.value}});
        m_lesson.languages = {"en"};
        return {};
    }

    Done takeLanguages(const LessonLine& line)
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

    Done takeTitle(const LessonLine& line) { return start(line, m_lesson.title); }
    Done takeAbout(const LessonLine& line) { return start(line, m_lesson.about); }

    Done takeMinutes(const LessonLine& line)
    {
        const auto minutes = wholeNumber<std::uint64_t>(line.value);
        if (!minutes || *minutes > 600)
            return error(line, phrase("Lesson", "Write the minutes as a number up to 600."));
        m_lesson.minutes = static_cast<unsigned>(*minutes);
        return {};
    }

    // ---- pages

    LessonPage& current() { return m_lesson.pages.back(); }

    Done takePage(const LessonLine& line)
    {
        const bool isName = !line.value.empty() && line.value != "end" &&
                            line.value.find_first_of(" \t,") == std::string::npos;
        if (!isName)
            return error(line,
                         phrase("Lesson", "Name the page with one word, other than \"end\"."));
        if (m_lesson.page(line.value))
            return error(line, {phrase("Lesson", "There is a page \"%1\" already; choose another "
                                                 "name."),
                                {line.value}});
        if (m_lesson.pages.size() == kMaxLessonPages)
            return error(line, {phrase("Lesson", "A lesson has %1 pages at most; begin another "
                                                 "file."),
                                {kMaxLessonPages}});
        LessonPage page;
        if (!m_lesson.pages.empty()) {
            page.board = current().board;
            page.at = current().at;
            page.view = current().view;
        }
        page.id = line.value;
        page.line = line.line;
        m_isOwnBoard = false;
        m_taken.clear();
        m_lesson.pages.push_back(std::move(page));
        m_isSound.push_back(true);
        m_isShown.push_back(false);
        m_isClaimed.push_back(true);
        return {};
    }

    Done setBoard(const LessonLine& line, LessonBoard board)
    {
        board.line = line.line;
        if (const auto refusal = board.puzzle->refusal(board.strategy, *board.problem))
            return error(line, *refusal);
        m_lesson.boards.push_back(std::move(board));
        current().board = m_lesson.boards.size() - 1;
        if (!m_taken.contains("at"))
            current().at = {};
        if (!m_taken.contains("show"))
            current().view = LessonView::Board;
        m_isOwnBoard = true;
        m_lost.board = m_lost.stage = false;
        return {};
    }

    // What a task accepts is a place of the board before it.
    Done checkBoardComesFirst(const LessonLine& line) const
    {
        for (const char* const key : {"task", "race"})
            if (m_taken.contains(key))
                return error(line, {phrase("Lesson", "Write \"%1\" before \"%2\", which is about "
                                                     "the board."),
                                    {line.key, key}});
        return {};
    }

    Done takeBoard(const LessonLine& line)
    {
        if (const auto done = checkBoardComesFirst(line); !done)
            return done;
        auto board = boardOfLine(line);
        if (!board)
            return tl::make_unexpected(std::move(board.error()));
        return setBoard(line, *std::move(board));
    }

    Done takeLink(const LessonLine& line)
    {
        if (const auto done = checkBoardComesFirst(line); !done)
            return done;
        std::string link = line.value;
        for (const std::string& more : line.more)
            link += more;
        const auto moment = readLink(link);
        if (!moment)
            return error(line, moment.error().sentence);
        const auto done =
            setBoard(line, {moment->puzzle, moment->problem, moment->strategy, moment->options, 0});
        if (done && !m_taken.contains("at"))
            current().at = {LessonMoment::Kind::Events, moment->step};
        return done;
    }

    // Another way to search the board of the page before is another board.
    Done changeBoard(const LessonLine& line, const std::function<void(LessonBoard&)>& change)
    {
        if (m_lesson.boards.empty())
            return noBoard(line);
        const LessonBoard before = m_lesson.boardOf(current());
        LessonBoard board = before;
        change(board);
        if (m_isOwnBoard)
            m_lesson.boards.pop_back();
        const bool wasStageLost = m_lost.stage;
        auto done = setBoard(line, std::move(board));
        if (!done && m_isOwnBoard)
            m_lesson.boards.push_back(before);
        m_lost.stage = wasStageLost; // the moment may be what is lost
        return done;
    }

    Done noBoard(const LessonLine& line) const
    {
        return error(line, {phrase("Lesson", "There is no board yet; write \"board:\" before "
                                             "\"%1\"."),
                            {line.key}});
    }

    Result<std::size_t> strategyNamed(const LessonLine& line, const std::string& id)
    {
        const Puzzle& puzzle = *m_lesson.boardOf(current()).puzzle;
        if (const auto known =
                knownName(line, id, allIds(puzzle.info().strategies),
                          phrase("Lesson", "There is no strategy \"%1\"; the nearest "
                                           "are: %2."));
            !known)
            return tl::make_unexpected(known.error());
        return *puzzle.strategyIndex(id);
    }

    Done takeStrategy(const LessonLine& line)
    {
        if (m_lesson.boards.empty())
            return noBoard(line);
        const auto strategy = strategyNamed(line, line.value);
        if (!strategy)
            return tl::make_unexpected(strategy.error());
        return changeBoard(line, [&](LessonBoard& board) { board.strategy = *strategy; });
    }

    Done takeSeed(const LessonLine& line)
    {
        const auto seed = wholeNumber<std::uint64_t>(line.value);
        if (!seed)
            return error(line, phrase("Lesson", "Write the seed as a whole number."));
        return changeBoard(line, [&](LessonBoard& board) { board.options.seed = *seed; });
    }

    Done takeAt(const LessonLine& line)
    {
        const auto moment = readMoment(line.value);
        if (!moment)
            return error(line, phrase("Lesson", "Write the moment as \"start\", \"end\", a number "
                                                "of events, \"solution 2\" or \"node 5\"."));
        current().at = *moment;
        current().atSpot = {line.line, line.column};
        return {};
    }

    Done takeShow(const LessonLine& line)
    {
        if (line.value != "board" && line.value != "tree")
            return error(line, phrase("Lesson", "Show \"board\" or \"tree\"."));
        current().view = line.value == "tree" ? LessonView::Tree : LessonView::Board;
        return {};
    }

    Done takeText(const LessonLine& line) { return start(line, current().text); }
    Done takeQuestion(const LessonLine& line) { return start(line, current().question); }

    Done takeAnswer(const LessonLine& line)
    {
        if (current().answers.size() == 9)
            return error(line, phrase("Lesson", "A question has nine answers at most."));
        LessonAnswer answer;
        answer.isRight = line.key == "right";
        answer.spot = {line.line, line.column};
        current().answers.push_back(std::move(answer));
        return start(line, current().answers.back().text);
    }

    Done noAnswer(const LessonLine& line)
    {
        return error(line, {phrase("Lesson", "\"%1\" belongs to an answer; write it after "
                                             "\"right:\" or \"wrong:\"."),
                            {line.key}});
    }

    Done takeBecause(const LessonLine& line)
    {
        return current().answers.empty() ? noAnswer(line)
                                         : start(line, current().answers.back().because);
    }

    Done takeThen(const LessonLine& line)
    {
        if (current().answers.empty())
            return noAnswer(line);
        if (!current().answers.back().next.empty())
            return error(line, {phrase("Lesson", "\"%1\" occurs twice here; remove one of them."),
                                {line.key}});
        current().answers.back().next = line.value;
        m_jumps.push_back({line, line.value, m_lesson.pages.size() - 1});
        return {};
    }

    Done takeNext(const LessonLine& line)
    {
        current().next = line.value;
        if (line.value != "end")
            m_jumps.push_back({line, line.value, m_lesson.pages.size() - 1});
        return {};
    }

    Done takePredict(const LessonLine& line)
    {
        if (line.value != "next")
            return error(line, phrase("Lesson", "What is predicted is the next event: write "
                                                "\"predict: next\"."));
        current().isPrediction = true;
        return {};
    }

    Done takeTask(const LessonLine& line)
    {
        using Kind = LessonTask::Kind;
        if (m_lesson.boards.empty())
            return noBoard(line);
        LessonTask task;
        if (line.value == "find")
            task.kind = Kind::Find;
        else if (line.value == "place")
            task.kind = Kind::Place;
        else if (line.value == "solve")
            task.kind = Kind::Solve;
        else
            return error(line, phrase("Lesson", "A task is \"find\", \"place\" or \"solve\"."));
        task.spot = {line.line, line.column};
        current().task = std::move(task);
        return {};
    }

    Result<LessonTask*> taskFor(const LessonLine& line, LessonTask::Kind kind, const char* name)
    {
        if (current().task && current().task->kind == kind)
            return &*current().task;
        return error(line, {phrase("Lesson", "\"%1\" belongs to \"task: %2\"; write that before "
                                             "it."),
                            {line.key, name}});
    }

    // All that is wrong with a list: the last of it is returned.
    Done endOfList(std::vector<Error> wrong)
    {
        if (wrong.empty())
            return {};
        Error last = std::move(wrong.back());
        wrong.pop_back();
        std::ranges::move(wrong, std::back_inserter(m_faults));
        return tl::make_unexpected(std::move(last));
    }

    Done takeRule(const LessonLine& line)
    {
        const auto task = taskFor(line, LessonTask::Kind::Find, "find");
        if (!task)
            return tl::make_unexpected(task.error());
        const auto& rules = m_lesson.boardOf(current()).puzzle->info().rules;
        std::vector<std::string> names;
        for (const RuleInfo& rule : rules)
            names.emplace_back(rule.name.text);
        std::vector<Error> wrong;
        for (const std::string& name : valueList(line.value)) {
            const auto known = knownName(line, name, names,
                                         phrase("Lesson", "There is no rule \"%1\"; the nearest "
                                                          "are: %2."));
            if (!known)
                wrong.push_back(known.error());
            if (wrong.size() == kMostOfList)
                break;
            for (const RuleInfo& rule : rules)
                if (name == rule.name.text)
                    (*task)->rules.push_back(rule.rule);
        }
        return endOfList(std::move(wrong));
    }

    Done takeAccept(const LessonLine& line)
    {
        const auto task = taskFor(line, LessonTask::Kind::Find, "find");
        if (!task)
            return tl::make_unexpected(task.error());
        (*task)->acceptedSpot = {line.line, line.column};
        const PlaceNames names(m_lesson.boardOf(current()));
        std::vector<Error> wrong;
        for (const std::string& name : valueList(line.value)) {
            if (names.isOfSeveral(name)) {
                (*task)->acceptedNames.push_back(name);
                continue;
            }
            const auto place = names.find(name);
            if (place && place->value != kNoValue && place->variable != kAnyVariable) {
                (*task)->accepted.push_back({place->variable, place->value});
                continue;
            }
            wrong.push_back(
                error(
                    line,
                    {phrase("Lesson",
                            "\"%1\" is not a value at a place on this board; write it as \"%2\"."),
                     {name, names.example()}})
                    .value());
            if (wrong.size() == kMostOfList)
                break;
        }
        return endOfList(std::move(wrong));
    }

    Done takeEntries(const LessonLine& line)
    {
        const auto task = taskFor(line, LessonTask::Kind::Place, "place");
        if (!task)
            return tl::make_unexpected(task.error());
        const auto number = wholeNumber<std::uint64_t>(line.value);
        if (!number || *number == 0)
            return error(line, phrase("Lesson", "Write how many entries are to be made, from 1."));
        (*task)->entries = *number;
        return {};
    }

    Done takeGoal(const LessonLine& line)
    {
        const auto task = taskFor(line, LessonTask::Kind::Place, "place");
        if (!task)
            return tl::make_unexpected(task.error());
        if (line.value != "solvable" && line.value != "hopeless")
            return error(line, phrase("Lesson", "The goal is \"solvable\" or \"hopeless\"."));
        (*task)->goal =
            line.value == "solvable" ? LessonTask::Goal::Solvable : LessonTask::Goal::Hopeless;
        return {};
    }

    Done takeRace(const LessonLine& line)
    {
        if (m_lesson.boards.empty())
            return noBoard(line);
        for (const std::string& word : valueWords(line.value)) {
            if (word == "first") {
                current().raceSolutions = 1;
                continue;
            }
            const auto strategy = strategyNamed(line, word);
            if (!strategy)
                return tl::make_unexpected(strategy.error());
            const LessonBoard& board = m_lesson.boardOf(current());
            if (const auto refusal = board.puzzle->refusal(*strategy, *board.problem))
                return error(line, *refusal);
            current().racers.push_back(*strategy);
        }
        if (current().racers.size() < 2 || current().racers.size() > 4)
            return error(line, phrase("Lesson", "Name two to four strategies that race."));
        return {};
    }

    Done takeClaim(const LessonLine& line)
    {
        std::string text = line.value;
        for (const std::string& more : line.more)
            text += ' ' + more;
        auto words = valueWords(text);
        if (words.empty())
            return error(line, phrase("Lesson", "Say what is claimed: \"claim: nodes 60\"."));
        current().claims.push_back({std::move(words), {line.line, line.column}});
        return {};
    }

    // ---- the end

    void checkJumps()
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

    struct Jump
    {
        LessonLine line;
        std::string target;
        std::size_t page = 0; ///< from there
    };

    Lesson m_lesson;
    std::vector<Error> m_faults;
    bool m_isHeadSound = true;
    std::vector<bool> m_isSound; ///< by page
    std::vector<bool> m_isShown; ///< by page, once it has ended
    std::vector<bool> m_isClaimed;
    struct
    {
        bool page = false;      ///< the lines belong to none
        bool board = false;     ///< the present page has none
        bool stage = false;     ///< nobody knows what the present page shows
        bool task = false;      ///< of the present page
        bool answer = false;    ///< the last one
        bool languages = false; ///< nobody knows which there are
    } m_lost;
    std::string m_lostText;                         ///< that the next line may translate
    std::set<std::string, std::less<>> m_lostPages; ///< their names
    LessonText* m_text = nullptr;                   ///< that the next line may translate
    std::string m_textKey;
    bool m_isOwnBoard = false;          ///< the present page made the last of the boards
    std::set<std::string_view> m_taken; ///< keys of the present page, or of the head
    std::vector<Jump> m_jumps;
};

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

// On one line, and nothing in it is taken for a place or a number.
std::string plainLine(std::string_view text)
{
    std::string line;
    for (const char c : text)
        line += c == '\n' || c == '\r' || c == '\t' ? ' '
                : c == '[' || c == '{'              ? '('
                : c == ']' || c == '}'              ? ')'
                                                    : c;
    std::size_t end = std::min(line.size(), kMaxLessonText / 2);
    while (end < line.size() && (static_cast<unsigned char>(line[end]) & 0xC0U) == 0x80U)
        --end;
    return line.substr(0, end);
}

} // namespace

bool isLesson(std::string_view text)
{
    const std::string ended = withLineFeeds(withoutMark(text.substr(0, kMaxLesson)));
    for (const std::string_view line : splitLines(ended)) {
        const std::string_view said = trimmedPart(line);
        if (said.empty() || said.front() == '#')
            continue;
        const std::size_t colon = line.find(':');
        return colon != std::string_view::npos &&
               trimmedPart(line.substr(0, colon)) == "clewlesson";
    }
    return false;
}

Result<Lesson> readLesson(std::string_view text)
{
    LessonReading reading = readWholeLesson(text);
    if (!reading.faults.empty())
        return tl::make_unexpected(std::move(reading.faults.front()));
    return std::move(reading.lesson);
}

LessonReading readWholeLesson(std::string_view text)
{
    if (text.size() > kMaxLesson) {
        LessonReading reading;
        reading.faults.push_back(
            {{phrase("Lesson", "A lesson has %1 bytes at most; divide it."), {kMaxLesson}}});
        return reading;
    }
    return LessonReader().read(text);
}

std::string lessonOf(std::string_view title, std::string_view language,
                     const std::vector<LessonBookmark>& bookmarks)
{
    std::string text =
        fmt::format("clewlesson: 1\nlanguages: {}\ntitle: {}\n", language, plainLine(title));
    std::size_t number = 0;
    for (const LessonBookmark& bookmark : bookmarks)
        text += fmt::format("\npage: p{}\nlink: {}\ntext: {}\n", ++number, bookmark.link,
                            plainLine(bookmark.caption));
    return text;
}

} // namespace clew
