// Reads and writes the text of a lesson.

#include "core/lessons/lesson.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <functional>
#include <set>
#include <span>

#include "core/files/link.h"
#include "core/lessons/lessoncheck.h"
#include "core/lessons/lessonlines.h"
#include "core/puzzle/registry.h"
#include "core/puzzle/uncounted.h"
#include "core/text/scanner.h"
#include "core/text/wholenumber.h"

namespace clew {

namespace {

using Done = Result<void>;

std::vector<std::string> wordsIn(std::string_view text)
{
    std::vector<std::string> words;
    Scanner scanner(text);
    for (scanner.skipSpace(); !scanner.atEnd(); scanner.skipSpace())
        words.emplace_back(scanner.word());
    return words;
}

std::vector<std::string> listIn(std::string_view text)
{
    std::vector<std::string> parts;
    while (!text.empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        if (const auto part = trimmedPart(text.substr(0, comma)); !part.empty())
            parts.emplace_back(part);
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return parts;
}

bool isTag(std::string_view text)
{
    return text.size() >= 2 && text.size() <= 12 && std::ranges::all_of(text, [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
           });
}

// One of `valid`, or what to write in its place.
Done oneOf(const LessonLine& line, std::string_view word, const std::vector<std::string>& valid,
           Phrase unknown)
{
    if (std::ranges::find(valid, word) != valid.end())
        return {};
    std::string list;
    for (const std::string& each : nearest(word, valid))
        list += (list.empty() ? "" : ", ") + each;
    return fail({unknown, {std::string(word), list}}, line.line, line.column);
}

template<class Infos>
std::vector<std::string> idsOfAll(const Infos& infos)
{
    std::vector<std::string> ids;
    for (const auto& info : infos)
        ids.push_back(info.id);
    return ids;
}

class LessonReader
{
public:
    Result<Lesson> read(std::string_view text)
    {
        const auto lines = linesOfLesson(text);
        if (!lines)
            return tl::make_unexpected(lines.error());
        if (lines->empty() || lines->front().key != "clewlesson")
            return fail(phrase("Lesson", "A lesson begins with the line \"clewlesson: 1\"."), 1, 1);
        for (const LessonLine& line : *lines)
            if (const auto done = take(line); !done)
                return tl::make_unexpected(done.error());
        if (const auto done = checkJumps().and_then([&] { return checkLesson(m_lesson); }); !done)
            return tl::make_unexpected(done.error());
        return std::move(m_lesson);
    }

private:
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
        if (!m_text->try_emplace(language, std::move(text)).second)
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
        const auto tags = wordsIn(line.value);
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
        const auto words = wordsIn(line.value);
        if (words.empty())
            return error(line, phrase("Lesson", "Name the puzzle and its problem: \"board: queens "
                                                "@p90\", \"board: queens size=6\", or the board "
                                                "as text on the lines after it."));
        if (const auto known = oneOf(line, words.front(), puzzleIds(),
                                     phrase("Lesson", "There is no puzzle \"%1\"; the nearest are: "
                                                      "%2."));
            !known)
            return known;
        LessonBoard board;
        board.puzzle = findPuzzle(words.front());
        const PuzzleInfo& info = board.puzzle->info();
        Parameters given;
        const PresetInfo* preset = nullptr;
        for (const std::string& word : std::span(words).subspan(1)) {
            if (word.starts_with('@')) {
                const std::string id = word.substr(1);
                if (const auto known = oneOf(line, id, idsOfAll(info.presets),
                                             phrase("Lesson", "There is no preset \"%1\"; the "
                                                              "nearest are: %2."));
                    !known)
                    return known;
                if (preset != nullptr)
                    return error(line, {phrase("Lesson", "A board has one preset, not @%1 and "
                                                         "@%2."),
                                        {preset->id, id}});
                preset = board.puzzle->preset(id);
                continue;
            }
            const std::size_t equals = word.find('=');
            const std::string id = word.substr(0, equals);
            if (const auto known = oneOf(line, id, idsOfAll(info.parameters),
                                         phrase("Lesson", "There is no parameter \"%1\"; the "
                                                          "nearest are: %2."));
                !known)
                return known;
            if (!given.emplace(id, equals == std::string::npos ? "1" : word.substr(equals + 1))
                     .second)
                return error(line, {phrase("Lesson", "\"%1\" is there twice."), {id}});
        }
        if (preset != nullptr && isReplaced(*preset, given))
            return error(line, {phrase("Lesson", "@%1 is nothing but what is given beside it; "
                                                 "leave one of them out."),
                                {preset->id}});
        if (preset != nullptr && !line.more.empty())
            return error(line,
                         phrase("Lesson", "A board is a preset or the text on the lines after "
                                          "it; leave one of them out."));
        Parameters parameters = given;
        if (preset != nullptr)
            parameters.insert(preset->parameters.begin(), preset->parameters.end());
        std::string text = preset != nullptr ? preset->text : std::string();
        for (const std::string& more : line.more)
            text += more + '\n';
        auto problem =
            text.empty()
                ? board.puzzle->create(parameters)
                : board.puzzle->read(text, preset != nullptr ? preset->format : std::string(),
                                     parameters);
        if (!problem) {
            const bool isInText = problem.error().line > 0 && !line.more.empty();
            return fail(problem.error().sentence,
                        isInText ? line.line + problem.error().line : line.line,
                        isInText ? problem.error().column : line.column);
        }
        board.problem = *std::move(problem);
        const std::string format = preset != nullptr ? preset->format : std::string();
        const auto uncounted = text.empty() ? std::nullopt
                                            : uncountedParameter(*board.puzzle, given, parameters,
                                                                 text, format, *board.problem);
        if (uncounted)
            return error(line, {phrase("Lesson", "\"%1\" does not count with this board, which is "
                                                 "a whole problem; leave one of them out."),
                                {*uncounted}});
        const StrategyInfo& usual = info.strategies.front();
        board.strategy = *board.puzzle->strategyIndex(usual.id);
        if (board.puzzle->refusal(board.strategy, *board.problem))
            board.strategy = board.puzzle->substitute(*board.problem).value_or(board.strategy);
        return setBoard(line, std::move(board));
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
        LessonBoard board = m_lesson.boardOf(current());
        change(board);
        if (m_isOwnBoard)
            m_lesson.boards.pop_back();
        return setBoard(line, std::move(board));
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
        if (const auto known = oneOf(line, id, idsOfAll(puzzle.info().strategies),
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
        m_jumps.push_back({line, line.value});
        return {};
    }

    Done takeNext(const LessonLine& line)
    {
        current().next = line.value;
        if (line.value != "end")
            m_jumps.push_back({line, line.value});
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

    Done takeRule(const LessonLine& line)
    {
        const auto task = taskFor(line, LessonTask::Kind::Find, "find");
        if (!task)
            return tl::make_unexpected(task.error());
        const auto& rules = m_lesson.boardOf(current()).puzzle->info().rules;
        std::vector<std::string> names;
        for (const RuleInfo& rule : rules)
            names.emplace_back(rule.name.text);
        for (const std::string& name : listIn(line.value)) {
            if (const auto known = oneOf(line, name, names,
                                         phrase("Lesson", "There is no rule \"%1\"; the nearest "
                                                          "are: %2."));
                !known)
                return known;
            for (const RuleInfo& rule : rules)
                if (name == rule.name.text)
                    (*task)->rules.push_back(rule.rule);
        }
        return {};
    }

    Done takeAccept(const LessonLine& line)
    {
        const auto task = taskFor(line, LessonTask::Kind::Find, "find");
        if (!task)
            return tl::make_unexpected(task.error());
        (*task)->acceptedSpot = {line.line, line.column};
        const PlaceNames names(m_lesson.boardOf(current()));
        for (const std::string& name : listIn(line.value)) {
            const auto place = names.find(name);
            if (!place || place->value == kNoValue || place->variable == kAnyVariable)
                return error(
                    line,
                    {phrase("Lesson",
                            "\"%1\" is not a value at a place on this board; write it as \"%2\"."),
                     {name, names.example()}});
            (*task)->accepted.push_back({place->variable, place->value});
        }
        return {};
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
        for (const std::string& word : wordsIn(line.value)) {
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
        auto words = wordsIn(text);
        if (words.empty())
            return error(line, phrase("Lesson", "Say what is claimed: \"claim: nodes 60\"."));
        current().claims.push_back({std::move(words), {line.line, line.column}});
        return {};
    }

    // ---- the end

    Done checkJumps() const
    {
        for (const Jump& jump : m_jumps)
            if (!m_lesson.page(jump.target))
                return error(jump.line, {phrase("Lesson", "There is no page \"%1\" to go to."),
                                         {jump.target}});
        return {};
    }

    struct Jump
    {
        LessonLine line;
        std::string target;
    };

    Lesson m_lesson;
    LessonText* m_text = nullptr; ///< that the next line may translate
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

Result<Lesson> readLesson(std::string_view text)
{
    if (text.size() > kMaxLesson)
        return fail({phrase("Lesson", "A lesson has %1 bytes at most; divide it."), {kMaxLesson}});
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
