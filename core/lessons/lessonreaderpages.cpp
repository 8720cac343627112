// What the lines of a lesson's pages say: boards, moments, questions, tasks, races and claims.

#include <algorithm>
#include <functional>
#include <iterator>

#include "core/files/link.h"
#include "core/lessons/lessonboard.h"
#include "core/lessons/lessonreader.h"
#include "core/text/wholenumber.h"

namespace clew {

namespace {

constexpr std::size_t kMostOfList = 20; // wrong names of one line that are reported

} // namespace

Result<void> LessonReader::takePage(const LessonLine& line)
{
    const bool isName = !line.value.empty() && line.value != "end" &&
                        line.value.find_first_of(" \t,") == std::string::npos;
    if (!isName)
        return error(line, phrase("Lesson", "Name the page with one word, other than \"end\"."));
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

Result<void> LessonReader::setBoard(const LessonLine& line, LessonBoard board)
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
Result<void> LessonReader::checkBoardComesFirst(const LessonLine& line) const
{
    for (const char* const key : {"task", "race"})
        if (m_taken.contains(key))
            return error(line, {phrase("Lesson", "Write \"%1\" before \"%2\", which is about "
                                                 "the board."),
                                {line.key, key}});
    return {};
}

Result<void> LessonReader::takeBoard(const LessonLine& line)
{
    if (const auto done = checkBoardComesFirst(line); !done)
        return done;
    auto board = boardOfLine(line);
    if (!board)
        return tl::make_unexpected(std::move(board.error()));
    return setBoard(line, *std::move(board));
}

Result<void> LessonReader::takeLink(const LessonLine& line)
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
Result<void> LessonReader::changeBoard(const LessonLine& line,
                                       const std::function<void(LessonBoard&)>& change)
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

Result<void> LessonReader::noBoard(const LessonLine& line) const
{
    return error(line, {phrase("Lesson", "There is no board yet; write \"board:\" before "
                                         "\"%1\"."),
                        {line.key}});
}

Result<std::size_t> LessonReader::strategyNamed(const LessonLine& line, const std::string& id)
{
    const Puzzle& puzzle = *m_lesson.boardOf(current()).puzzle;
    if (const auto known = knownName(line, id, allIds(puzzle.info().strategies),
                                     phrase("Lesson", "There is no strategy \"%1\"; the nearest "
                                                      "are: %2."));
        !known)
        return tl::make_unexpected(known.error());
    return *puzzle.strategyIndex(id);
}

Result<void> LessonReader::takeStrategy(const LessonLine& line)
{
    if (m_lesson.boards.empty())
        return noBoard(line);
    const auto strategy = strategyNamed(line, line.value);
    if (!strategy)
        return tl::make_unexpected(strategy.error());
    return changeBoard(line, [&](LessonBoard& board) { board.strategy = *strategy; });
}

Result<void> LessonReader::takeSeed(const LessonLine& line)
{
    const auto seed = wholeNumber<std::uint64_t>(line.value);
    if (!seed)
        return error(line, phrase("Lesson", "Write the seed as a whole number."));
    return changeBoard(line, [&](LessonBoard& board) {
        board.options.seed = *seed;
        board.seed = {line.line, line.column};
    });
}

Result<void> LessonReader::takeAt(const LessonLine& line)
{
    const auto moment = readMoment(line.value);
    if (!moment)
        return error(line, phrase("Lesson", "Write the moment as \"start\", \"end\", a number "
                                            "of events, \"solution 2\" or \"node 5\"."));
    current().at = *moment;
    current().atSpot = {line.line, line.column};
    return {};
}

Result<void> LessonReader::takeShow(const LessonLine& line)
{
    if (line.value != "board" && line.value != "tree")
        return error(line, phrase("Lesson", "Show \"board\" or \"tree\"."));
    current().view = line.value == "tree" ? LessonView::Tree : LessonView::Board;
    return {};
}

Result<void> LessonReader::takeAnswer(const LessonLine& line)
{
    if (current().answers.size() == 9)
        return error(line, phrase("Lesson", "A question has nine answers at most."));
    LessonAnswer answer;
    answer.isRight = line.key == "right";
    answer.spot = {line.line, line.column};
    current().answers.push_back(std::move(answer));
    return start(line, current().answers.back().text);
}

Result<void> LessonReader::noAnswer(const LessonLine& line)
{
    return error(line, {phrase("Lesson", "\"%1\" belongs to an answer; write it after "
                                         "\"right:\" or \"wrong:\"."),
                        {line.key}});
}

Result<void> LessonReader::takeBecause(const LessonLine& line)
{
    return current().answers.empty() ? noAnswer(line)
                                     : start(line, current().answers.back().because);
}

Result<void> LessonReader::takeThen(const LessonLine& line)
{
    if (current().answers.empty())
        return noAnswer(line);
    if (!current().answers.back().next.empty())
        return error(
            line, {phrase("Lesson", "\"%1\" occurs twice here; remove one of them."), {line.key}});
    current().answers.back().next = line.value;
    m_jumps.push_back({line, line.value, m_lesson.pages.size() - 1});
    return {};
}

Result<void> LessonReader::takeNext(const LessonLine& line)
{
    current().next = line.value;
    if (line.value != "end")
        m_jumps.push_back({line, line.value, m_lesson.pages.size() - 1});
    return {};
}

Result<void> LessonReader::takePredict(const LessonLine& line)
{
    if (line.value != "next")
        return error(line, phrase("Lesson", "What is predicted is the next event: write "
                                            "\"predict: next\"."));
    current().isPrediction = true;
    return {};
}

Result<void> LessonReader::takeTask(const LessonLine& line)
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

Result<LessonTask*> LessonReader::taskFor(const LessonLine& line, LessonTask::Kind kind,
                                          const char* name)
{
    if (current().task && current().task->kind == kind)
        return &*current().task;
    return error(line, {phrase("Lesson", "\"%1\" belongs to \"task: %2\"; write that before "
                                         "it."),
                        {line.key, name}});
}

// All that is wrong with a list: the last of it is returned.
Result<void> LessonReader::endOfList(std::vector<Error> wrong)
{
    if (wrong.empty())
        return {};
    Error last = std::move(wrong.back());
    wrong.pop_back();
    std::ranges::move(wrong, std::back_inserter(m_faults));
    return tl::make_unexpected(std::move(last));
}

Result<void> LessonReader::takeRule(const LessonLine& line)
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

Result<void> LessonReader::takeAccept(const LessonLine& line)
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
            error(line,
                  {phrase("Lesson",
                          "\"%1\" is not a value at a place on this board; write it as \"%2\"."),
                   {name, names.example()}})
                .value());
        if (wrong.size() == kMostOfList)
            break;
    }
    return endOfList(std::move(wrong));
}

Result<void> LessonReader::takeEntries(const LessonLine& line)
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

Result<void> LessonReader::takeGoal(const LessonLine& line)
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

Result<void> LessonReader::takeRace(const LessonLine& line)
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

Result<void> LessonReader::takeClaim(const LessonLine& line)
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

} // namespace clew
