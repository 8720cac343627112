// Answers to lessons: read as learners write them and as they are saved, graded as they were given,
// and refused where they cannot be read.

#include <QtTest>

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "core/lessons/claims.h"
#include "core/lessons/grading.h"
#include "core/puzzle/playing.h"
#include "core/puzzle/registry.h"
#include "core/study/hand.h"
#include "core/study/position.h"
#include "core/text/csv.h"
#include "core/text/english.h"
#include "tests/lessontexts.h"
#include "tests/smallproblems.h"

using namespace clew;
using test::fourQueens;
using test::kFirstLine;
using test::lessonFrom;

namespace {

/// The entries of a person who solves it; none if it is not solved.
std::vector<Assignment> solvedByHand(const Puzzle& puzzle, const ProblemPtr& problem)
{
    const Prospects prospects = prospectsOf({puzzle, problem, {}});
    Hand hand(puzzle, problem);
    for (Variable v = 0; v < prospects.solution.size() && !hand.isSolved(); ++v)
        if (prospects.solution[v] != kNoValue)
            hand.enter(std::array{Assignment{v, prospects.solution[v]}});
    return hand.isSolved() ? hand.entries() : std::vector<Assignment>();
}

} // namespace

class TestGrading : public QObject
{
    Q_OBJECT

private slots:
    void grading();
    void answersAreReadBack_data();
    void answersAreReadBack();
    void namesAreReadBack();
    void namesOfSeveral_data();
    void namesOfSeveral();
    void afterTheRightAnswer();
    void answersOfTheFirstVersion();
    void blankAnswers();
    void examplesAreRead_data();
    void examplesAreRead();
    void faultsOfTheLesson();
    void answersRefused_data();
    void answersRefused();
    void othersAreGraded();
    void writtenByHand();
    void spreadsheets();
};

void TestGrading::grading()
{
    const Lesson lesson = lessonFrom(
        fourQueens("question: q\nright: a\nwrong: b\npage: n\nat: 5\npredict: next\ntext: x\n"
                   "page: s\nboard: queens @4\ntask: solve\ntext: y\n"));
    const std::size_t next = LessonStages(lesson).prediction(1)->right + 1;
    const bool isShownFirst = shownOrder(lesson.pages[0])[0] == 0; // the right one
    LessonReplies replies{
        "T",
        "Learner",
        {{"p", isShownFirst ? 2U : 1U}, {"p", isShownFirst ? 1U : 2U}, {"n", next}}};
    replies.replies.push_back({"s", 0, {"R2C1", "R4C2", "R1C3", "R3C4"}});
    const auto read = readReplies(writeReplies(replies));
    QVERIFY(read);
    QCOMPARE(read->learner, "Learner");
    QCOMPARE(read->replies.size(), 4U);
    Grader grader(lesson);
    const auto grades = grader.grade(*read);
    QVERIFY2(grades, grades ? "" : english(grades.error()).c_str());
    QCOMPARE(grades->pages.size(), 3U);
    QCOMPARE(grades->right, 3U);
    QCOMPARE(grades->rightAtOnce, 2U);
    QCOMPARE(grades->pages[0].attempts, 2U);
    // The same by hand, as text; what was not answered is not right.
    const std::string right = std::to_string(isShownFirst ? 1 : 2);
    const auto byHand =
        readReplies("clewanswers: 2\nlearner: Me\np: " + right + "\ns: R2C1, R4C2\n");
    QVERIFY(byHand);
    const auto some = grader.grade(*byHand);
    QVERIFY(some);
    QCOMPARE(some->right, 1U);
    QCOMPARE(some->pages[1].attempts, 0U);
    QVERIFY(!some->pages[2].isRight);
}

// Whatever is entered by hand on any board, and saved by name, is read and judged as it was.
void TestGrading::answersAreReadBack_data()
{
    QTest::addColumn<QByteArray>("board");
    for (const auto& puzzle : puzzles()) {
        const PresetInfo& preset = puzzle->info().presets.front();
        const ProblemPtr problem = puzzle->presetProblem(preset);
        if (playingOf(*puzzle, *problem) != nullptr)
            QTest::newRow(puzzle->info().id.c_str())
                << QByteArray((puzzle->info().id + " @" + preset.id).c_str());
    }
    QTest::newRow("equal numbers") << QByteArray("arithmetic @fours");
}

void TestGrading::answersAreReadBack()
{
    QFETCH(QByteArray, board);
    const Lesson lesson =
        lessonFrom("clewlesson: 1\ntitle: T\npage: p\nboard: " + board.toStdString() +
                   "\ntask: solve\ntext: x\n");
    const auto stage = LessonStages(lesson).stage(0);
    QVERIFY(stage);
    const auto problem = problemOf(*stage);
    QVERIFY(problem);
    const auto entries = solvedByHand(*stage->board.puzzle, *problem);
    QVERIFY(!entries.empty());
    const LessonTask& task = *lesson.pages.front().task;
    const auto example = exampleOf(*stage, task, std::chrono::hours(1)); // of handouts
    QCOMPARE(judge(*stage, task, example), TaskVerdict::Right);
    const PlaceNames names(stage->board);
    LessonReply reply{"p"};
    State state = stateOf({*stage->board.puzzle, *problem, {}});
    for (const Assignment& one : entries) {
        reply.entries.push_back(names.nameOf(one, **problem, state));
        state.apply(Event::decide(one.variable, one.value));
    }
    const auto read = readReplies(writeReplies({"T", "Learner", {reply}}));
    QVERIFY(read);
    const auto grades = Grader(lesson).grade(*read);
    QVERIFY2(grades, grades ? "" : english(grades.error()).c_str());
    QCOMPARE(grades->right, 1U);
}

void TestGrading::namesAreReadBack()
{
    test::Dice dice(7);
    for (const auto& puzzle : puzzles())
        for (int i = 0; i < 3; ++i) {
            const ProblemPtr problem = test::smallProblem(*puzzle, dice).problem;
            if (playingOf(*puzzle, *problem) == nullptr)
                continue;
            const PlaceNames names({puzzle.get(), problem});
            State state = stateOf({*puzzle, problem, {}});
            for (const Assignment& one : solvedByHand(*puzzle, problem)) {
                const std::string name = names.nameOf(one, *problem, state);
                QVERIFY2(names.readEntry(name, *problem, state) == one, name.c_str());
                state.apply(Event::decide(one.variable, one.value));
            }
        }
    // Only what there is has numbers.
    const Lesson lesson = lessonFrom(fourQueens("text: x\n"));
    const LessonBoard& board = lesson.boards.front();
    const PlaceNames names(board);
    const State state(board.puzzle->dimensions(*board.problem));
    QVERIFY(names.readEntry("#3=1", *board.problem, state) == (Assignment{3, 1}));
    for (const char* const none : {"#4=1", "#3=4", "#3=", "#=1", "#3", "#3=1x", "3=1"})
        QVERIFY2(!names.readEntry(none, *board.problem, state), none);
    // An edge has no direction.
    const Lesson graph = lessonFrom("clewlesson: 1\ntitle: T\npage: p\nboard: graphs size=6\n"
                                    "text: x\n");
    const PlaceNames edges(graph.boards.front());
    QVERIFY(edges.find("0-1 in") && edges.find("2-5"));
    QCOMPARE(edges.find("1-0 in"), edges.find("0-1 in"));
    QCOMPARE(edges.find("5-2"), edges.find("2-5"));
    QVERIFY(!edges.find("1-1 in") && !edges.find("6-0 in") && !edges.find("1-"));
}

// Of values with one name the one is meant that may be entered then; what is there already is no
// entry.
void TestGrading::namesOfSeveral_data()
{
    QTest::addColumn<QByteArray>("task");
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<bool>("isRight");
    QTest::addColumn<bool>("isUnfinished");
    const auto row = [](const char* name, const char* task, const char* answer, bool isRight,
                        bool isUnfinished = false) {
        QTest::addRow("%s", name) << QByteArray(task) << QByteArray(answer) << isRight
                                  << isUnfinished;
    };
    const char* const jump = "board: knight size=5x5 from=a1\ntask: place\nentries: 1\n"
                             "goal: solvable\n";
    row("a jump", jump, "p: b3", true);
    row("a jump in JSON", jump, R"({"page": "p", "answer": ["b3"]})", true);
    row("a jump behind the given square", jump, "p: a1, b3", true);
    row("a jump by numbers", jump, "p: b3 #1=11", true);
    row("no jump", jump, "p: c4", false);
    row("the given square alone", jump, "p: a1", false, true);
    const char* const jumps = "board: knight size=5x5 from=a1\ntask: place\nentries: 2\n"
                              "goal: solvable\n";
    row("two jumps", jumps, "p: b3, a5", true);
    row("two jumps behind the given square", jumps, "p: a1, b3, a5", true);
    row("one of two jumps", jumps, "p: b3", false, true);
    row("the same square twice", jumps, "p: b3, b3", false, true);
    row("two squares, one of them twice", jumps, "p: b3, B3, a5", true);
    row("one jump, named twice", jump, "p: b3, b3", true);
    row("found beside a given", "board: knight size=5x5 from=a1\ntask: find\naccept: b3\n",
        "p: a1, b3", true);
    row("a reading that a later name decides", "board: arithmetic\n  4 4 4 12\ntask: solve\n",
        "p: step 1: 4 + 4, step 2: 4 + (step 1), step 3: (step 2) = 12", true);
    const char* const tour = "board: knight size=5x5 from=a1\ntask: solve\n";
    row("a tour", tour,
        "p: b3, a5, c4, e5, d3, e1, c2, b4, d5, e3, d1, b2, a4, c5, e4, d2, b1, a3, b5, d4, e2, "
        "c3, a2, c1",
        true);
    row("a tour from the given square on", tour,
        "p: a1, b3, a5, c4, e5, d3, e1, c2, b4, d5, e3, d1, b2, a4, c5, e4, d2, b1, a3, b5, d4, "
        "e2, c3, a2, c1",
        true);
    const char* const found = "board: knight size=5x5 from=a1\ntask: find\naccept: b3\n";
    row("a jump that is found", found, "p: b3", true);
    row("another jump", found, "p: c2", false);
    row("the given square is not found", found, "p: a1", false);
    const char* const sum = "board: arithmetic\n  4 4 4 12\ntask: solve\n";
    const char* const signs = "board: arithmetic\n  2 3 5 target=1 order=any range=integers\n"
                              "task: solve\n";
    row("signs as they are printed", signs, "p: step 1: 2 \u00d7 3, step 2: (step 1) \u2212 5",
        true);
    row("signs written by hand", signs, "p: step 1: 2 \u00b7 3, step 2: (step 1) \u2013 5", true);
    const char* const half = "board: arithmetic\n  8 2 target=4\ntask: solve\n";
    row("a division as it is printed", half, "p: step 1: 8 \u00f7 2", true);
    row("a division by a colon", half, "p: step 1: 8 : 2", true);
    row("equal numbers", sum, "p: step 1: 4 + 4, step 2: (step 1) + 4, step 3: (step 2) = 12",
        true);
    const char* const queens = "board: queens @4\ntask: place\nentries: 2\n";
    row("one entry twice", queens, "p: R1C1, R1C1", false, true);
    row("two entries, one of them twice", queens, "p: R1C1, R1C1, R3C2", true);
}

void TestGrading::namesOfSeveral()
{
    QFETCH(QByteArray, task);
    QFETCH(QByteArray, answer);
    QFETCH(bool, isRight);
    QFETCH(bool, isUnfinished);
    const Lesson lesson =
        lessonFrom("clewlesson: 1\ntitle: T\npage: p\n" + task.toStdString() + "text: x\n");
    QVERIFY(LessonChecker(lesson).check(LessonRigour::Claims).empty());
    const auto replies = readReplies("clewanswers: 2\n" + answer.toStdString() + '\n');
    QVERIFY2(replies, replies ? "" : english(replies.error()).c_str());
    const auto grades = Grader(lesson).grade(*replies);
    QVERIFY2(grades, grades ? "" : english(grades.error()).c_str());
    QVERIFY(grades->faults.empty());
    QCOMPARE(grades->pages[0].isRight, isRight);
    QCOMPARE(grades->pages[0].isUnfinished, isUnfinished);
}

// What follows the right answer is not looked at.
void TestGrading::afterTheRightAnswer()
{
    const Lesson lesson = lessonFrom(fourQueens("question: q\nright: a\nwrong: b\nwrong: c\n"));
    const auto order = shownOrder(lesson.pages[0]);
    const auto shown = [&](std::size_t answer) {
        const auto at = std::ranges::find(order, answer) - order.begin();
        return fmt::format("p: {}\n", at + 1);
    };
    const auto graded = [&](const std::string& answers) {
        return Grader(lesson).grade(readReplies("clewanswers: 2\n" + answers).value()).value();
    };
    const GradedPage atOnce = graded(shown(0) + shown(1)).pages[0];
    QVERIFY(atOnce.isRight && atOnce.isRightAtOnce);
    QCOMPARE(atOnce.attempts, 1U);
    const GradedPage later = graded(shown(1) + shown(0) + shown(2)).pages[0];
    QVERIFY(later.isRight && !later.isRightAtOnce);
    QCOMPARE(later.attempts, 2U);
}

// Files of the first version have the numbers of the lesson's file.
void TestGrading::answersOfTheFirstVersion()
{
    for (const char* id : {"a", "b", "c"}) {
        const Lesson lesson = lessonFrom(fourQueens("text: x\n") + "page: " + id +
                                         "\nquestion: q\nwrong: b\nwrong: c\nright: a\n");
        Grader grader(lesson);
        const auto isRight = [&](const std::string& text) {
            return grader.grade(readReplies(text).value()).value().right == 1;
        };
        const auto order = shownOrder(lesson.pages[1]);
        for (std::size_t i = 0; i < 3; ++i) {
            const std::string answer = fmt::format("{}: {}\n", id, i + 1);
            QCOMPARE(isRight("clewanswers: 1\n" + answer), i == 2);
            QCOMPARE(isRight("clewanswers: 2\n" + answer), order[i] == 2);
        }
    }
    const auto old = readReplies("{\"clewanswers\": 1}\n{\"page\": \"p\", \"answer\": 1}\n");
    QVERIFY(old && readReplies(writeReplies(*old)).value().isInFileOrder);
}

// A form that was not filled in is an answer to nothing.
void TestGrading::blankAnswers()
{
    const Lesson lesson = lessonFrom(
        fourQueens("question: q\nright: a\nwrong: b\npage: x\ntext: x\npage: n\ntask: solve\n"));
    const std::string blank = blankReplies(lesson);
    const PlaceNames names(lesson.boards.front());
    const auto example = names.find(names.example());
    QVERIFY2(example && example->value != kNoValue, names.example().c_str());
    QCOMPARE(blank,
             "clewanswers: 2\nlesson: T\nlearner: \np: \n# n: " + names.example() + "\nn: \n");
    const auto grades = Grader(lesson).grade(*readReplies(blank));
    QVERIFY2(grades, grades ? "" : english(grades.error()).c_str());
    for (const GradedPage& page : grades->pages)
        QCOMPARE(page.attempts, 0U);
    // So it is in JSON.
    for (const char* const none : {"[]", "\"\"", "\" \"", "null"}) {
        const auto replies = readReplies(
            "{\"clewanswers\": 2}\n{\"page\": \"n\", \"answer\": " + std::string(none) + "}\n");
        QVERIFY2(replies && replies->replies.empty(), none);
    }
}

// What a form shows of a board is read as an entry, from a text as well.
void TestGrading::examplesAreRead_data()
{
    answersAreReadBack_data();
}

void TestGrading::examplesAreRead()
{
    QFETCH(QByteArray, board);
    const Lesson lesson =
        lessonFrom("clewlesson: 1\ntitle: T\npage: p\nboard: " + board.toStdString() +
                   "\ntask: solve\ntext: x\n");
    std::string filled = blankReplies(lesson);
    const std::size_t comment = filled.find("# p: ");
    QVERIFY2(comment != std::string::npos, filled.c_str());
    filled.erase(comment, 2);
    const auto replies = readReplies(filled);
    QVERIFY2(replies, replies ? "" : english(replies.error()).c_str());
    QCOMPARE(replies->replies.size(), 1U);
    QCOMPARE(replies->replies[0].entries.size(), 1U);
    const auto example = PlaceNames(lesson.boards.front()).find(replies->replies[0].entries[0]);
    QVERIFY2(example && example->value != kNoValue, filled.c_str());
}

// A page that cannot be shown is not the learners' fault: it is said before any file is graded.
void TestGrading::faultsOfTheLesson()
{
    const Lesson lesson = lessonFrom(
        fourQueens("question: q\nright: a\nwrong: b\npage: n\nat: end\npredict: next\ntext: x\n"));
    const auto prepared = Grader(lesson).prepare();
    QVERIFY(!prepared);
    QCOMPARE(prepared.error().line, kFirstLine + 3);
    const Lesson sound = lessonFrom(fourQueens("question: q\nright: a\nwrong: b\n"));
    QVERIFY(Grader(sound).prepare());
    // Nobody is graded by a false number.
    const Lesson untrue =
        lessonFrom(fourQueens("question: q\nright: {61}\nwrong: 60\nclaim: nodes 61\n"));
    const auto checked = Grader(untrue).prepare();
    QVERIFY(!checked);
    QCOMPARE(checked.error().line, kFirstLine + 3);
}

void TestGrading::answersRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::newRow("empty") << QByteArray("") << 0;
    QTest::newRow("version") << QByteArray("clewanswers: 3\np: 1\n") << 1;
    QTest::newRow("version in JSON") << QByteArray("{\"clewanswers\": \"1\"}\n") << 1;
    QTest::newRow("version is a word") << QByteArray("clewanswers: two\np: 1\n") << 1;
    QTest::newRow("learner") << QByteArray("{\"clewanswers\": 2, \"learner\": [\"x\"]}\n") << 1;
    QTest::newRow("head") << QByteArray("p: 1\n") << 1;
    QTest::newRow("json") << QByteArray("{\"clewanswers\": 1}\n{\"page\"\n") << 2;
    QTest::newRow("no answer") << QByteArray("clewanswers: 1\n{\"page\": \"p\"}\n") << 2;
    QTest::newRow("page") << QByteArray("clewanswers: 1\n\nzz: 1\n") << 3;
    QTest::newRow("range") << QByteArray("clewanswers: 1\np: 3\n") << 2;
    QTest::newRow("entries to a choice") << QByteArray("clewanswers: 1\np: R1C1\n") << 2;
    QTest::newRow("lesson") << QByteArray("clewanswers: 1\nlesson: Other\np: 1\n") << 0;
    QTest::newRow("two learners") << QByteArray("clewanswers: 2\nlearner: A\nlearner: B\np: 1\n")
                                  << 3;
    QTest::newRow("two heads") << QByteArray("clewanswers: 2\np: 1\nclewanswers: 1\n") << 3;
    QTest::newRow("two heads in JSON")
        << QByteArray("{\"clewanswers\": 2}\n{\"clewanswers\": 1}\n") << 2;
    QTest::newRow("key twice")
        << QByteArray("{\"clewanswers\": 2}\r{\"page\": \"p\", \"answer\": 1, \"answer\": 2}\r")
        << 2;
}

void TestGrading::answersRefused()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    const Lesson lesson = lessonFrom(fourQueens("question: q\nright: a\nwrong: b\n"));
    Grader grader(lesson);
    const auto grades = readReplies(text.toStdString()).and_then([&](const LessonReplies& replies) {
        return grader.grade(replies);
    });
    QVERIFY(!grades || grades->faults.size() == 1);
    const Error& error = grades ? grades->faults.front() : grades.error();
    QCOMPARE(error.line, line);
    QVERIFY2(english(error).find("version 0") == std::string::npos, english(error).c_str());
}

// What cannot be read is no attempt, and takes nothing from the answers to other pages.
void TestGrading::othersAreGraded()
{
    const Lesson lesson = lessonFrom(
        fourQueens("task: solve\ntext: x\npage: s\nboard: queens @4\ntask: solve\ntext: y\n"));
    const std::string solution = "R2C1, R4C2, R1C3, R3C4\n";
    const auto replies =
        readReplies("clewanswers: 2\np: R9C9\nzz: 1\np: " + solution + "s: R9C9\np: R9C9\n");
    QVERIFY(replies);
    const auto grades = Grader(lesson).grade(*replies);
    QVERIFY2(grades, grades ? "" : english(grades.error()).c_str());
    QCOMPARE(grades->right, 1U);
    QCOMPARE(grades->rightAtOnce, 1U);
    QCOMPARE(grades->pages[0].attempts, 1U);
    QVERIFY(grades->pages[1].isUnread && !grades->pages[1].isRight);
    QCOMPARE(grades->faults.size(), 3U);
    QCOMPARE(grades->faults[0].line, 2);
    QCOMPARE(grades->faults[1].line, 3);
    QCOMPARE(grades->faults[2].line, 5);
    // A line that is no answer, too.
    for (const char* const none : {"s R9C9", "{\"page\": \"s\", \"answer\": true}",
                                   "{\"page\": \"s\", \"answer\": [null]}", "{\"page\""}) {
        const auto read =
            readReplies("clewanswers: 2\nlearner: Bo\n" + std::string(none) + "\np: " + solution);
        QVERIFY2(read && read->learner == "Bo", none);
        const auto rest = Grader(lesson).grade(*read);
        QVERIFY2(rest && rest->right == 1 && rest->faults.size() == 1, none);
        QCOMPARE(rest->faults[0].line, 3);
        const bool isNamed = std::string_view(none).find("\"s\"") != std::string_view::npos;
        QCOMPARE(rest->pages[1].isUnread, isNamed);
    }
}

// As learners write: capitals, a full stop, no commas.
void TestGrading::writtenByHand()
{
    const Lesson lesson = lessonFrom(fourQueens("question: q\nright: a\nwrong: b\npage: task\n"
                                                "board: queens @4\ntask: solve\ntext: y\n"));
    const std::string right = shownOrder(lesson.pages[0])[0] == 0 ? "1" : "2";
    Grader grader(lesson);
    const auto rightIn = [&](const std::string& answers) {
        const auto replies = readReplies(answers);
        return replies ? grader.grade(*replies).value().right : 0U;
    };
    QCOMPARE(rightIn("CLEWANSWERS: 2.\nLearner: Ann\nP : " + right + ".\n"), 1U);
    QCOMPARE(rightIn("clewanswers: 2\nTask: r2c1 r4c2,R1C3  R3C4\n"), 1U);
    QCOMPARE(rightIn("clewanswers: 2\nTask: r2c1; r4c2; R1C3; R3C4\np: " + right + ")\n"), 2U);
    QCOMPARE(rightIn("{\"clewanswers\": 2}\n{\"page\": \"p\", \"answer\": \"" + right +
                     "\"}\n{\"page\": \"task\", \"answer\": \"R2C1, R4C2, R1C3, R3C4\"}\n"),
             2U);
    const auto unread = grader.grade(*readReplies("clewanswers: 2\ntask: R2C1 R9C9\n"));
    QVERIFY(unread && unread->faults.size() == 1);
    QVERIFY2(english(unread->faults[0]).find("with a comma between several") != std::string::npos,
             english(unread->faults[0]).c_str());
    QVERIFY(unread->pages[1].isUnread);
    QCOMPARE(unread->pages[1].attempts, 0U);
}

void TestGrading::spreadsheets()
{
    const auto line = [](std::vector<std::string> fields) { return csvLine(fields); };
    QCOMPARE(line({"a", "b"}), "a,b\n");
    QCOMPARE(line({"=1+1", "+1", "-1", "@x"}), "'=1+1,'+1,'-1,'@x\n");
    QCOMPARE(line({"a,b", "say \"x\"", "two\nlines"}),
             "\"a,b\",\"say \"\"x\"\"\",\"two\nlines\"\n");
    QCOMPARE(line({" =cmd", "\t=x"}), "' =cmd,'\t=x\n");
}

QTEST_GUILESS_MAIN(TestGrading)

#include "tst_core_grading.moc"
