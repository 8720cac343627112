// Lessons: every shipped one is replayed and every number, place and claim in it checked; the
// reader's errors name place and mend; tasks and answers are judged.

#include <QtTest>

#include <QDir>

#include <array>
#include <fmt/format.h>

#include "core/files/link.h"
#include "core/lessons/claims.h"
#include "core/lessons/grading.h"
#include "core/puzzle/playing.h"
#include "core/puzzle/registry.h"
#include "core/study/hand.h"
#include "core/study/position.h"
#include "core/text/csv.h"
#include "tests/smallproblems.h"

using namespace clew;

namespace {

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QDir lessonFolder()
{
    return QDir(QStringLiteral(TEST_DATA "/../../resources/lessons"));
}

// A lesson of one page on four queens, with these lines.
std::string fourQueens(const std::string& lines)
{
    return "clewlesson: 1\nlanguages: en de\ntitle: T\ntitle.de: T\npage: p\nboard: queens @4\n"
           "strategy: backtracking\n" +
           lines;
}

constexpr int kFirstLine = 8; // of these lines

Lesson lessonFrom(const std::string& text)
{
    auto lesson = readLesson(text);
    if (!lesson)
        qFatal("%s", lesson.error().text().c_str());
    return *std::move(lesson);
}

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

class TestLessons : public QObject
{
    Q_OBJECT

private slots:
    void shipped_data();
    void shipped();
    void frozen();
    void readmeIsTheTour();
    void refused_data();
    void refused();
    void allThatIsWrong_data();
    void allThatIsWrong();
    void claims_data();
    void claims();
    void unprovedNumbers();
    void flow();
    void texts();
    void fromBookmarks();
    void moments();
    void views();
    void tasks_data();
    void tasks();
    void tasksToBeDone_data();
    void tasksToBeDone();
    void undecided();
    void predictions();
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
    void cancelling();
};

void TestLessons::shipped_data()
{
    QTest::addColumn<QString>("path");
    const auto names = lessonFolder().entryList({"*.clewlesson"});
    QCOMPARE(names.size(), 10);
    for (const QString& name : names)
        QTest::addRow("%s", qPrintable(name)) << lessonFolder().filePath(name);
}

void TestLessons::shipped()
{
    QFETCH(QString, path);
    const auto lesson = readLesson(contentsOf(path).toStdString());
    QVERIFY2(lesson, lesson ? "" : lesson.error().text().c_str());
    QCOMPARE(lesson->languages, (std::vector<std::string>{"en", "pt_BR", "ja", "zh_CN"}));
    QVERIFY(lesson->minutes > 0);
    QVERIFY(!lesson->about.empty());
    LessonChecker checker(*lesson, std::chrono::hours(1)); // with all checks of a build for tests
    QStringList wrong;
    for (const Error& error : checker.check(LessonRigour::Proof))
        wrong += QStringLiteral("%1: %2").arg(error.line).arg(error.text().c_str());
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    QVERIFY(checker.tally().claims >= 5);
    // Something is asked in each.
    QVERIFY(std::ranges::any_of(lesson->pages, &LessonPage::isAsking));
}

// A lesson of an earlier version says what it said, and answers to it are graded as they were.
void TestLessons::frozen()
{
    const QString folder = TEST_DATA "/frozen/lesson-1";
    const Lesson lesson = lessonFrom(contentsOf(folder + ".clewlesson").toStdString());
    QCOMPARE(lesson.pages.size(), 12U);
    LessonChecker checker(lesson, std::chrono::hours(1));
    for (const Error& error : checker.check(LessonRigour::Proof))
        QFAIL(error.text().c_str());
    Grader grader(lesson, std::chrono::hours(1));
    const auto rightIn = [&](const char* answers) {
        const auto replies = readReplies(contentsOf(folder + answers).toStdString());
        const auto grades = replies ? grader.grade(*replies) : tl::make_unexpected(replies.error());
        return grades ? std::pair(grades->right, grades->rightAtOnce)
                      : std::pair<std::size_t, std::size_t>();
    };
    QCOMPARE(rightIn(".answers-1.txt"), (std::pair<std::size_t, std::size_t>(6, 6)));
    QCOMPARE(rightIn(".answers-2.jsonl"), (std::pair<std::size_t, std::size_t>(5, 4)));
}

// README's tour is the first lesson: its figures are those that the lesson proves.
void TestLessons::readmeIsTheTour()
{
    const QString readme = contentsOf(TEST_DATA "/../../README.md");
    const QString tour = readme.section("## The tour", 1).section("\n## ", 0, 0);
    QVERIFY(!tour.isEmpty());
    const Lesson lesson =
        lessonFrom(contentsOf(lessonFolder().filePath("01-tour.clewlesson")).toStdString());
    QVERIFY(tour.startsWith(": why backtracking beats generate and test"));
    QVERIFY(QString::fromStdString(std::string(lesson.textIn(lesson.title, "en")))
                .endsWith(": why backtracking beats generate and test"));
    QSet<QString> proved;
    for (const LessonPage& page : lesson.pages)
        for (const LessonClaim& claim : page.claims)
            proved += QString::fromStdString(groupedIn("en", claim.words.back()));
    const QRegularExpression figure(QStringLiteral("(\\d[\\d,]*) nodes|against (\\d[\\d,]*)"));
    int found = 0;
    for (auto each = figure.globalMatch(tour); each.hasNext(); ++found) {
        const auto match = each.next();
        const QString number = match.captured(1).isEmpty() ? match.captured(2) : match.captured(1);
        QVERIFY2(proved.contains(number), qPrintable(number));
    }
    QVERIFY(found >= 4);
}

void TestLessons::refused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QByteArray>("part");
    const auto row = [](const char* name, const std::string& text, int line, int column,
                        const char* part) {
        QTest::addRow("%s", name) << QByteArray::fromStdString(text) << line << column
                                  << QByteArray(part);
    };
    const auto page = [&](const char* name, const char* lines, int line, int column,
                          const char* part) {
        row(name, fourQueens(lines), kFirstLine + line, column, part);
    };
    row("nothing", "", 1, 1, "clewlesson: 1");
    row("version", "clewlesson: 2\n", 1, 13, "version 2");
    row("no title", "clewlesson: 1\npage: a\nboard: queens @4\ntext: x\n", 1, 1, "title");
    row("no page", "clewlesson: 1\ntitle: T\n", 1, 1, "page: name");
    row("no board", "clewlesson: 1\ntitle: T\npage: a\ntext: x\n", 3, 1, "board");
    row("board later",
        "clewlesson: 1\ntitle: T\npage: a\ntext: x\npage: b\nboard: queens @4\ntext: y\n", 3, 1,
        "board");
    row("languages", "clewlesson: 1\nlanguages: en de en\n", 2, 12, "\"en\" is listed twice");
    row("old line ends", "clewlesson: 1\rtitle: T\rpage: a\rtext: x\r", 3, 1, "board");
    row("text before pages", "clewlesson: 1\ntitle: T\ntext: x\n", 3, 1, "page: name");
    row("puzzle", "clewlesson: 1\ntitle: T\npage: a\nboard: queen @4\n", 4, 8, "queens");
    row("preset", "clewlesson: 1\ntitle: T\npage: a\nboard: queens @p9\n", 4, 8, "p90");
    row("parameter", "clewlesson: 1\ntitle: T\npage: a\nboard: queens sice=4\n", 4, 8, "size");
    row("two presets", "clewlesson: 1\ntitle: T\npage: a\nboard: queens @4 @p90\n", 4, 8,
        "one preset");
    row("parameter twice", "clewlesson: 1\ntitle: T\npage: a\nboard: queens size=4 size=6\n", 4, 8,
        "\"size\" is there twice");
    row("parameter of a whole board",
        "clewlesson: 1\ntitle: T\npage: a\nboard: queens @sicp size=4\n", 4, 8, "does not count");
    row("parameter in place of a preset",
        "clewlesson: 1\ntitle: T\npage: a\nboard: queens @6 size=4\n", 4, 8, "nothing but");
    row("preset and text", "clewlesson: 1\ntitle: T\npage: a\nboard: sudoku @p97\n  123456789\n", 4,
        8, "preset or the text");
    row("problem", "clewlesson: 1\ntitle: T\npage: a\nboard: sudoku\n  12\n", 5, 1, "");
    row("link", "clewlesson: 1\ntitle: T\npage: a\nlink: clew:1/x\n", 4, 7, "");
    page("colon", "text: x\nnothing\n", 1, 1, "key: value");
    page("key", "txet: x\n", 0, 1, "text");
    page("strategy", "text: x\npage: q\nstrategy: backtrack\n", 2, 11, "backtracking");
    page("board twice", "board: queens @6\ntext: x\n", 0, 1, "twice");
    page("link and board", "link: clew:1/x\ntext: x\n", 0, 1, "twice");
    page("strategy twice", "strategy: backtracking\ntext: x\n", 0, 1, "twice");
    page("moment twice", "at: 1\nat: 2\ntext: x\n", 1, 1, "twice");
    page("then twice", "question: q\nright: a\nthen: p\nthen: p\nwrong: b\n", 3, 7, "twice");
    page("board after its task", "text: x\npage: q\ntask: solve\nboard: queens @6\n", 3, 8,
         "before");
    page("one answer right and wrong",
         "question: q\nright: {60}\nwrong: 60\nclaim: nodes 60\ntext: x\n", 2, 8, "twice");
    page("the same number, grouped", "question: q\nright: 1,000\nwrong: {1000}\n", 2, 8, "twice");
    page("the same in one language", "question: q\nright: a\nright.de: x\nwrong: b\nwrong.de: x\n",
         3, 8, "twice");
    page("no UTF-8", "text: \u00e4\xff\n", 0, 8, "UTF-8");
    row("NUL", fourQueens(std::string("text: x\ntext.de: y\0z\n", 20)), kFirstLine + 1, 11,
        "UTF-8");
    page("moment", "text: x\nat: now\n", 1, 5, "solution 2");
    page("language", "text: x\ntext.fr: y\n", 1, 1, "languages:");
    page("translates nothing", "text.de: y\n", 0, 1, "after \"text\"");
    page("translated twice", "text: x\ntext.de: y\ntext.de: z\n", 2, 10, "twice");
    page("not a text", "at.de: 3\n", 0, 1, "without a language");
    page("title on a page", "title: x\n", 0, 1, "first page");
    page("page twice", "text: x\npage: p\n", 1, 7, "another name");
    page("jump", "text: x\nnext: nowhere\n", 1, 7, "nowhere");
    page("answer alone", "text: x\nbecause: y\n", 1, 10, "right:");
    page("rule without task", "rule: attacked\n", 0, 7, "task: find");
    page("entries", "task: place\nentries: no\n", 1, 10, "how many");
    page("accept", "task: find\naccept: z9\n", 1, 9, "R4C1");
    page("race", "text: x\nrace: backtracking\n", 1, 7, "two to four");
    page("says nothing", "at: 3\n", -3, 1, "text:");
    page("no right answer", "question: x\nwrong: a\nwrong: b\n", -3, 1, "right answer");
    page("several things", "text: x\npredict: next\ntask: solve\n", -3, 1, "page for each");
    page("unreached", "text: x\nnext: r\npage: q\ntext: y\npage: r\ntext: z\n", 2, 1, "then:");
}

void TestLessons::refused()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(QByteArray, part);
    const auto lesson = readLesson(text.toStdString());
    QVERIFY(!lesson);
    const QByteArray said = lesson.error().text().c_str();
    QVERIFY2(said.contains(part), said.constData());
    QVERIFY2(lesson.error().line == line, qPrintable(QString::number(lesson.error().line)));
    QVERIFY2(column == lesson.error().column || part.isEmpty(),
             qPrintable(QString::number(lesson.error().column)));
}

// All that is wrong with a text is found at once, and nothing that follows from what was left out.
void TestLessons::allThatIsWrong_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QList<int>>("lines");
    QTest::addColumn<QList<bool>>("sound"); // by page
    const auto row = [](const char* name, const char* text, const QList<int>& lines,
                        const QList<bool>& sound) {
        QTest::addRow("%s", name) << QByteArray(QByteArray("clewlesson: 1\n") + text) << lines
                                  << sound;
    };
    row("strategy, key, board",
        "title: T\npage: a\nboard: queens @4\nstrategy: backtrac\ntext: x\ntxet: y\npage: b\n"
        "board: quens @4\ntask: solve\ntext: y\npage: c\nboard: queens @4\ntext: z\n",
        {5, 7, 9}, {false, false, true});
    row("the board goes on", "title: T\npage: a\nboard: quens @4\ntext: x\npage: b\ntext: y\n", {4},
        {false, false});
    row("lines and bytes",
        "title: T\npage: a\nboard: queens @4\ntext: x\nnothing\n  more\n"
        "page: b\ntext: \xff\npage: c\ntext: z\n",
        {6, 9}, {false, false, true});
    row("a page's name",
        "title: T\npage: a\nboard: queens @4\ntext: x\npage: a\ntext: y\n"
        "task: none\npage: c\ntext: z\nat: now\n",
        {6, 11}, {false, false});
    row("languages",
        "languages: en e\ntitle: T\ntitle.ja: U\npage: a\nboard: queens @4\n"
        "text: x\ntext.ja: y\n",
        {2}, {true});
    row("task and answers",
        "title: T\npage: a\nboard: queens @4\ntask: place it\nentries: 1\n"
        "text: x\nright:\nthen: b\npage: b\ntext: y\nnext: nowhere\n",
        {5, 8, 12}, {false, false});
    row("a refused strategy",
        "title: T\npage: a\nboard: sudoku @p97\nstrategy: nothing\n"
        "strategy: logic\ntask: solve\ntext: x\nrace: logic\n",
        {5, 6, 9}, {false});
    row("names in lists",
        "title: T\npage: a\nboard: sudoku @p97\ntask: find\nrule: nakd, naked single, hiden\n"
        "accept: R1C1 = 1, Z9, R1C1\ntext: x\n",
        {6, 6, 7, 7}, {false});
    row("pages",
        "page: a\ntext: x\npage: b\nquestion: q\nright: r\npage: c\n"
        "board: queens @4\npage: d\ntext: y\n",
        {1, 2, 7}, {false, false, false, true});
    row("none leads there",
        "title: T\npage: a\nboard: queens @4\ntext: x\nnext: end\npage: b\n"
        "text: y\npage: c\ntext: z\nnext: end\npage: d\ntext: z\n",
        {7, 12}, {true, true, true, true});
}

void TestLessons::allThatIsWrong()
{
    QFETCH(QByteArray, text);
    QFETCH(QList<int>, lines);
    QFETCH(QList<bool>, sound);
    const LessonReading reading = readWholeLesson(text.toStdString());
    QList<int> found;
    for (const Error& fault : reading.faults)
        found += fault.line;
    std::ranges::sort(found);
    QCOMPARE(found, lines);
    QCOMPARE(QList<bool>(reading.isSound.begin(), reading.isSound.end()), sound);
}

void TestLessons::claims_data()
{
    QTest::addColumn<QByteArray>("claim");
    QTest::addColumn<QByteArray>("truth"); // empty: it holds
    const auto row = [](const char* claim, const char* truth = "") {
        QTest::addRow("%s", claim) << QByteArray(claim) << QByteArray(truth);
    };
    row("nodes 60");
    row("nodes 61", "60");
    row("nodes of generate-and-test 340");
    row("failures 44");
    row("first-nodes of backtracking 26", "26");
    row("solutions 2");
    row("count 2");
    row("classes 1");
    row("classes 2", "1");
    row("ratio generate-and-test backtracking 6"); // 340 / 60
    row("position 3");
    row("depth 2");
    row("opened 2");
    row("event conflict");
    row("event decide", "conflict");
    row("next visit");
    row("rule attacked");
    row("says attacked by the one");
    row("says nothing of the kind", "attacked");
    row("holds R1C1, R1C2");
    row("holds R4C4", "does not hold");
    row("free R2C2");
    row("holds Z9", "not a place");
    row("title 4");
    row("title 5", "4");
    row("calc 4 * 3 - 2 = 10");
    row("calc 2 ^ 10 / 4 = 256");
    row("calc 7 / 2 = 3", "without a remainder");
    row("technique naked-single 0", "no technique");
    row("technique none 0", "no technique");
    row("difficulty easy", "no rating");
    row("free ,", "name a place");
    row("position 4 3", "one word");
    row("nodes of the backtracking 60", "of STRATEGY");
    row("ratio backtracking", "SLOWER FASTER");
    row("calc 2 ^ 64 = 0", "cannot be calculated");
    row("calc 4 = 5", "4");
    row("nodes of backtrack 60", "no strategy");
    row("nods 60", "nodes");
    row("nodes", "nodes 60");
}

void TestLessons::claims()
{
    QFETCH(QByteArray, claim);
    QFETCH(QByteArray, truth);
    const Lesson lesson =
        lessonFrom(fourQueens("at: 3\ntext: x\nclaim: " + claim.toStdString() + '\n'));
    const auto errors = LessonChecker(lesson).check(LessonRigour::Claims);
    if (claim.startsWith("first-nodes")) { // whatever it is, a wrong one is told by a number
        QVERIFY(errors.empty() || errors.front().text().find("claimed") != std::string::npos);
        return;
    }
    QCOMPARE(errors.empty(), truth.isEmpty());
    if (!errors.empty()) {
        QVERIFY2(QByteArray(errors.front().text().c_str()).contains(truth),
                 errors.front().text().c_str());
        QCOMPARE(errors.front().line, kFirstLine + 2);
        QCOMPARE(errors.front().column, 8);
        QVERIFY(!errors.front().isUndecided);
    }
}

void TestLessons::unprovedNumbers()
{
    const auto wrongOf = [](const std::string& lines, LessonRigour rigour) {
        return LessonChecker(lessonFrom(fourQueens(lines))).check(rigour).size();
    };
    // A number in braces must be claimed, a place exist; always.
    QCOMPARE(wrongOf("text: {60} nodes\n", LessonRigour::Claims), 1U);
    QCOMPARE(wrongOf("text: at [Z9]\n", LessonRigour::Claims), 1U);
    QCOMPARE(wrongOf("at: 3\ntext: x\nclaim: holds R4C4, R1C1, Z9, R3C3\n", LessonRigour::Claims),
             3U); // each place for itself
    // Where the search does not come to the moment, what is said of the board is looked at.
    QCOMPARE(wrongOf("at: 167\ntext: {7} at [Z9]\nclaim: nodes 61\nclaim: position 3\n",
                     LessonRigour::Claims),
             4U); // the moment, the number, the place and the first claim
    // It is found where it is written, and that of the whole lesson is not a page's.
    const Lesson lesson = lessonFrom("clewlesson: 1\ntitle: T\nabout: Of {7}\npage: a\n"
                                     "board: queens @4\ntext: x\nquestion: Is it {8}?\n");
    const auto faults = LessonChecker(lesson).check(LessonRigour::Claims);
    QCOMPARE(faults.size(), 2U);
    QCOMPARE(faults[0].line, 7);
    QCOMPARE(faults[0].column, 11);
    QCOMPARE(faults[1].line, 3);
    QCOMPARE(faults[1].column, 8);
    QVERIFY2(faults[1].text().starts_with("\"about\": the number 7"), faults[1].text().c_str());
    // One mistake is told once.
    QCOMPARE(wrongOf("text: {6.1}\nclaim: ratio generate-and-test backtracking 6.1\n",
                     LessonRigour::Claims),
             1U);
    // What is not closed is no place; empty brackets are plain.
    QCOMPARE(wrongOf("text: A [R1C1\n", LessonRigour::Claims), 1U);
    QCOMPARE(wrongOf("text: A [R1C1\ntext.de: B\n", LessonRigour::Proof), 1U);
    QCOMPARE(wrongOf("text: a {60 b\nclaim: nodes 60\n", LessonRigour::Claims), 1U);
    QCOMPARE(wrongOf("text: a [] and {}\n", LessonRigour::Claims), 0U);
    QCOMPARE(wrongOf("text: {60} nodes at [R1C1]\nclaim: nodes 60\n", LessonRigour::Claims), 0U);
    // Proof: in all languages, with the same numbers, and no other ones.
    QCOMPARE(wrongOf("text: only {60}\nclaim: nodes 60\n", LessonRigour::Proof), 1U);
    QCOMPARE(wrongOf("text: {60}\nclaim: nodes 60\n", LessonRigour::Proof), 0U); // no words
    QCOMPARE(wrongOf("text: {60}\ntext.de: {60}\nclaim: nodes 60\n", LessonRigour::Proof), 0U);
    QCOMPARE(wrongOf("text: {60}\ntext.de: viele\nclaim: nodes 60\n", LessonRigour::Proof), 1U);
    QCOMPARE(wrongOf("text: 60\ntext.de: 60\nclaim: nodes 60\n", LessonRigour::Proof), 2U);
    QCOMPARE(wrongOf("text: 60\ntext.de: 60\n", LessonRigour::Claims), 0U);
}

void TestLessons::flow()
{
    const Lesson lesson = lessonFrom(fourQueens("question: q\nright: a\nthen: c\nwrong: b\n"
                                                "page: b\ntext: x\nnext: p\npage: c\ntext: y\n"));
    QCOMPARE(lesson.after(0, &lesson.pages[0].answers[0]), std::optional<std::size_t>(2));
    QCOMPARE(lesson.after(0, &lesson.pages[0].answers[1]), std::optional<std::size_t>(1));
    QCOMPARE(lesson.after(1), std::optional<std::size_t>(0));
    QCOMPARE(lesson.after(2), std::nullopt);
    QVERIFY(lesson.pages[0].isAsking());
    QVERIFY(!lesson.pages[1].isAsking());
    QCOMPARE(shownOrder(lesson.pages[0]).size(), 2U);
    QCOMPARE(shownOrder(lesson.pages[0]), shownOrder(lesson.pages[0]));
}

void TestLessons::texts()
{
    const Lesson lesson = lessonFrom(fourQueens("text: One\n  line.\ntext.de: Eine Zeile.\n"));
    const LessonText& text = lesson.pages[0].text;
    QCOMPARE(lesson.textIn(text, "en"), "One line.");
    QCOMPARE(lesson.textIn(text, lesson.languageFor("de_AT")), "Eine Zeile.");
    QCOMPARE(lesson.textIn(text, lesson.languageFor("fr")), "One line.");
    QCOMPARE(readable("{15720} at [c3], {x", "en"), "15,720 at c3, {x");
    QCOMPARE(readable("{15720}", "pt_BR"), "15.720");
    QCOMPARE(readable("{999} {1000}", "ja"), "999 1,000");
    QCOMPARE(readable("[] {}", "en"), "[] {}");
    // The names of places may have brackets.
    QCOMPARE(readable("[x[1,2] = 3], [y[1]] and [z", "en"), "x[1,2] = 3, y[1] and [z");
    QCOMPARE(piecesOf("at [x[1,2] = 3]").back().text, "x[1,2] = 3");
}

void TestLessons::fromBookmarks()
{
    const Puzzle& queens = *findPuzzle("queens");
    LinkedMoment moment{&queens, queens.presetProblem(*queens.preset("4")), 0, {}, 3};
    const std::string link = writeLink(moment);
    const Lesson lesson = lessonFrom(
        lessonOf("My\nlesson", "pt_BR", {{link, "First: [here] {1}\nand"}, {link, "Then"}}));
    QCOMPARE(lesson.pages.size(), 2U);
    QCOMPARE(lesson.languages.front(), "pt_BR");
    QCOMPARE(lesson.textIn(lesson.title, "pt_BR"), "My lesson");
    QCOMPARE(lesson.pages[0].at, (LessonMoment{LessonMoment::Kind::Events, 3}));
    QVERIFY(LessonChecker(lesson).check(LessonRigour::Claims).empty());
    QVERIFY(pagesBeyond(lesson).empty());
    // No search of a lesson goes as far as one that is watched.
    moment.step = kMostLessonEvents + 1;
    const Lesson late = lessonFrom(lessonOf("T", "en", {{link, "a"}, {writeLink(moment), "b"}}));
    QVERIFY(pagesBeyond(late) == std::vector<std::string>{"p2"});
}

void TestLessons::moments()
{
    const auto positionOf = [](const std::string& at) -> std::optional<std::uint64_t> {
        const Lesson lesson = lessonFrom(fourQueens("text: x\nat: " + at + '\n'));
        const auto stage = LessonStages(lesson).stage(0);
        return stage ? std::optional(stage->position) : std::nullopt;
    };
    QCOMPARE(positionOf("start"), std::optional<std::uint64_t>(0));
    QCOMPARE(positionOf("7"), std::optional<std::uint64_t>(7));
    QCOMPARE(positionOf("node 4"), std::optional<std::uint64_t>(8));
    QCOMPARE(positionOf("end"), std::optional<std::uint64_t>(166));
    QVERIFY(positionOf("solution 2").has_value());
    QCOMPARE(positionOf("167"), std::nullopt);
    QCOMPARE(positionOf("solution 3"), std::nullopt);
    QCOMPARE(positionOf("node 61"), std::nullopt);
    // The moment is what is wrong, and not the page.
    const Lesson lesson = lessonFrom(fourQueens("text: x\nat: 167\n"));
    const auto stage = LessonStages(lesson).stage(0);
    QVERIFY(!stage);
    QCOMPARE(stage.error().line, kFirstLine + 1);
    QCOMPARE(stage.error().column, 5);
}

// A page goes on with the tree of the one before, but another board is shown as a board.
void TestLessons::views()
{
    const Lesson lesson = lessonFrom(
        fourQueens("at: end\nshow: tree\ntext: a\npage: q\ntext: b\npage: r\nboard: queens @6\n"
                   "text: c\npage: s\nboard: queens @6\nat: end\nshow: tree\ntext: d\n"));
    const auto isTree = [&](std::size_t page) {
        return lesson.pages[page].view == LessonView::Tree;
    };
    QVERIFY(isTree(0) && isTree(1) && isTree(3));
    QVERIFY(!isTree(2));
}

void TestLessons::tasks_data()
{
    QTest::addColumn<QByteArray>("task");
    QTest::addColumn<QStringList>("entries");
    QTest::addColumn<int>("verdict");
    const auto row = [](const char* name, const char* task, const QStringList& entries,
                        TaskVerdict verdict) {
        QTest::addRow("%s", name) << QByteArray(task) << entries << static_cast<int>(verdict);
    };
    using enum TaskVerdict;
    const char* const hopeless =
        "board: queens @6\ntask: place\nentries: 1\ngoal: hopeless\ntext: x\n";
    row("corner", hopeless, {"R1C1"}, Right);
    row("part of a solution", hopeless, {"R2C1"}, Wrong);
    row("nothing yet", hopeless, {}, Open);
    row("too many", hopeless, {"R2C1", "R4C2"}, Wrong);
    const char* const two = "board: queens @6\ntask: place\nentries: 2\ngoal: solvable\ntext: x\n";
    row("two of a solution", two, {"R2C1", "R4C2"}, Right);
    row("attacked", two, {"R2C1", "R2C2"}, Broken);
    row("attacked, where it is to be hopeless",
        "board: queens @4\ntask: place\nentries: 2\ngoal: hopeless\ntext: x\n", {"R2C1", "R2C2"},
        Broken);
    row("one of two", two, {"R2C1"}, Open);
    const char* const find = "board: sudoku @easy\nstrategy: logic\ntask: find\nrule: naked "
                             "single, full house\ntext: x\n";
    row("naked single", find, {"R2C6=4"}, Right);
    row("wrong digit", find, {"R2C6=9"}, Broken);
    row("by another rule", find, {"R1C1=9"}, Another);
    row("one right, one wrong", find, {"R2C6=4", "R2C6=9"}, Broken);
    row("one right, one by another rule", find, {"R2C6=4", "R1C1=9"}, Another);
    const char* const easy = "board: sudoku @easy\ntask: solve\ntext: x\n";
    row("against a given", easy, {"R1C4=1"}, Wrong);
    const char* const solve = "board: queens @4\ntask: solve\ntext: x\n";
    row("solved", solve, {"R2C1", "R4C2", "R1C3", "R3C4"}, Right);
    row("begun", solve, {"R2C1"}, Open);
    row("lost", solve, {"R1C1"}, Wrong);
    row("full, but none", solve, {"R1C1", "R2C2", "R3C3", "R4C4"}, Wrong);
}

void TestLessons::tasks()
{
    QFETCH(QByteArray, task);
    QFETCH(QStringList, entries);
    QFETCH(int, verdict);
    const Lesson lesson = lessonFrom("clewlesson: 1\ntitle: T\npage: p\n" + task.toStdString());
    const auto stage = LessonStages(lesson).stage(0);
    QVERIFY(stage);
    const PlaceNames names(stage->board);
    std::vector<Assignment> made;
    for (const QString& entry : entries) {
        const auto place = names.find(entry.toStdString());
        QVERIFY(place);
        made.push_back({place->variable, place->value});
    }
    QCOMPARE(static_cast<int>(judge(*stage, *lesson.pages[0].task, made)), verdict);
}

// A task that nobody can do, or be right in, is found when the lesson is checked.
void TestLessons::tasksToBeDone_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<int>("line");        // of the lines, from 1
    QTest::addColumn<QByteArray>("part"); // empty: it can be done
    const auto row = [](const char* name, const char* lines, int line = 0, const char* part = "") {
        QTest::addRow("%s", name) << QByteArray(lines) << line << QByteArray(part);
    };
    row("more than columns", "board: queens @4\ntask: place\nentries: 5\ngoal: solvable\n", 2,
        "4 are open");
    row("far too many", "board: queens @4\ntask: place\nentries: 999999999999\n", 2, "4 are open");
    row("all of them", "board: queens @4\ntask: place\nentries: 4\ngoal: solvable\n");
    row("all, but hopeless", "board: queens @4\ntask: place\nentries: 4\ngoal: hopeless\n", 2,
        "no 4 entries");
    row("three, hopeless", "board: queens @4\ntask: place\nentries: 3\ngoal: hopeless\n");
    row("no solution to go on to",
        "board: queens size=3\ntask: place\nentries: 1\ngoal: solvable\n", 2, "no solution");
    row("three on three", "board: queens size=3\ntask: place\nentries: 3\n", 2, "no 3 entries");
    row("one, hopeless", "board: queens size=5\ntask: place\nentries: 1\ngoal: hopeless\n", 2,
        "there is no entry");
    row("two on three", "board: queens size=3\ntask: place\nentries: 2\n");
    row("a path", "board: knight size=5x5\ntask: place\nentries: 3\n");
    row("no solution", "board: queens size=3\ntask: solve\n", 2, "no solution");
    row("a dead end", "board: queens @4\nat: 1\ntask: solve\n", 3, "no solution");
    row("solved", "board: sudoku @p97\nat: end\ntask: solve\n", 3, "nothing is left");
    row("to be solved", "board: sudoku @p97\ntask: solve\n");
    row("wrong value accepted", "board: sudoku @p97\ntask: find\naccept: R1C1 = 1\n", 3,
        "no solution has it");
    row("right value accepted", "board: sudoku @p97\ntask: find\naccept: R1C1 = 9\n");
    row("there already", "board: sudoku @p97\nat: end\ntask: find\naccept: R1C1 = 9\n", 4,
        "already");
}

void TestLessons::tasksToBeDone()
{
    QFETCH(QByteArray, lines);
    QFETCH(int, line);
    QFETCH(QByteArray, part);
    const Lesson lesson =
        lessonFrom("clewlesson: 1\ntitle: T\npage: p\n" + lines.toStdString() + "text: x\n");
    const auto faults = LessonChecker(lesson).check(LessonRigour::Claims);
    QCOMPARE(faults.size(), part.isEmpty() ? 0U : 1U);
    if (faults.empty())
        return;
    QVERIFY2(QByteArray(faults[0].text().c_str()).contains(part), faults[0].text().c_str());
    QCOMPARE(faults[0].line, 3 + line);
    QVERIFY(faults[0].column > 1);
    QVERIFY(!faults[0].isUndecided);
}

// What takes too long is neither true nor false.
void TestLessons::undecided()
{
    using namespace std::chrono_literals;
    for (const char* const line :
         {"claim: count 1\n", "claim: nodes of backtracking 1\n", "claim: classes 1\n"}) {
        const Lesson lesson = lessonFrom(
            std::string("clewlesson: 1\ntitle: T\npage: p\nboard: queens @32\ntext: x\n") + line);
        const auto faults = LessonChecker(lesson, 20ms).check(LessonRigour::Claims);
        QCOMPARE(faults.size(), 1U);
        QVERIFY2(faults[0].isUndecided, faults[0].text().c_str());
        QCOMPARE(faults[0].line, 6);
    }
    const Lesson task = lessonFrom("clewlesson: 1\ntitle: T\npage: p\nboard: queens @32\ntext: x\n"
                                   "task: place\nentries: 32\ngoal: hopeless\n");
    const auto faults = LessonChecker(task, 20ms).check(LessonRigour::Claims);
    QCOMPARE(faults.size(), 1U);
    QVERIFY2(faults[0].isUndecided, faults[0].text().c_str());
}

void TestLessons::predictions()
{
    const Lesson lesson = lessonFrom(fourQueens("at: 5\npredict: next\ntext: x\n"));
    LessonStages stages(lesson);
    const auto question = stages.prediction(0);
    QVERIFY(question);
    QCOMPARE(question->rightAnswer().event.kind(), EventKind::Conflict);
    QCOMPARE(LessonStages(lesson).prediction(0)->right, question->right);
    // It may be asked in the author's words, with something said for right and wrong.
    const Lesson own =
        lessonFrom(fourQueens("at: 5\npredict: next\nquestion: q\nright: r\nwrong: w\n"));
    QVERIFY(own.pages[0].isPrediction && !own.pages[0].isChoice());
    const Lesson late = lessonFrom(fourQueens("at: end\npredict: next\ntext: x\n"));
    QVERIFY(!LessonStages(late).prediction(0));
}

void TestLessons::grading()
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
    QVERIFY2(grades, grades ? "" : grades.error().text().c_str());
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
void TestLessons::answersAreReadBack_data()
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

void TestLessons::answersAreReadBack()
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
    QVERIFY2(grades, grades ? "" : grades.error().text().c_str());
    QCOMPARE(grades->right, 1U);
}

void TestLessons::namesAreReadBack()
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
void TestLessons::namesOfSeveral_data()
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

void TestLessons::namesOfSeveral()
{
    QFETCH(QByteArray, task);
    QFETCH(QByteArray, answer);
    QFETCH(bool, isRight);
    QFETCH(bool, isUnfinished);
    const Lesson lesson =
        lessonFrom("clewlesson: 1\ntitle: T\npage: p\n" + task.toStdString() + "text: x\n");
    QVERIFY(LessonChecker(lesson).check(LessonRigour::Claims).empty());
    const auto replies = readReplies("clewanswers: 2\n" + answer.toStdString() + '\n');
    QVERIFY2(replies, replies ? "" : replies.error().text().c_str());
    const auto grades = Grader(lesson).grade(*replies);
    QVERIFY2(grades, grades ? "" : grades.error().text().c_str());
    QVERIFY(grades->faults.empty());
    QCOMPARE(grades->pages[0].isRight, isRight);
    QCOMPARE(grades->pages[0].isUnfinished, isUnfinished);
}

// What follows the right answer is not looked at.
void TestLessons::afterTheRightAnswer()
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
void TestLessons::answersOfTheFirstVersion()
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
void TestLessons::blankAnswers()
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
    QVERIFY2(grades, grades ? "" : grades.error().text().c_str());
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
void TestLessons::examplesAreRead_data()
{
    answersAreReadBack_data();
}

void TestLessons::examplesAreRead()
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
    QVERIFY2(replies, replies ? "" : replies.error().text().c_str());
    QCOMPARE(replies->replies.size(), 1U);
    QCOMPARE(replies->replies[0].entries.size(), 1U);
    const auto example = PlaceNames(lesson.boards.front()).find(replies->replies[0].entries[0]);
    QVERIFY2(example && example->value != kNoValue, filled.c_str());
}

// A page that cannot be shown is not the learners' fault: it is said before any file is graded.
void TestLessons::faultsOfTheLesson()
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

void TestLessons::answersRefused_data()
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

void TestLessons::answersRefused()
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
    QVERIFY2(error.text().find("version 0") == std::string::npos, error.text().c_str());
}

// What cannot be read is no attempt, and takes nothing from the answers to other pages.
void TestLessons::othersAreGraded()
{
    const Lesson lesson = lessonFrom(
        fourQueens("task: solve\ntext: x\npage: s\nboard: queens @4\ntask: solve\ntext: y\n"));
    const std::string solution = "R2C1, R4C2, R1C3, R3C4\n";
    const auto replies =
        readReplies("clewanswers: 2\np: R9C9\nzz: 1\np: " + solution + "s: R9C9\np: R9C9\n");
    QVERIFY(replies);
    const auto grades = Grader(lesson).grade(*replies);
    QVERIFY2(grades, grades ? "" : grades.error().text().c_str());
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
void TestLessons::writtenByHand()
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
    QVERIFY2(unread->faults[0].text().find("with a comma between several") != std::string::npos,
             unread->faults[0].text().c_str());
    QVERIFY(unread->pages[1].isUnread);
    QCOMPARE(unread->pages[1].attempts, 0U);
}

void TestLessons::spreadsheets()
{
    const auto line = [](std::vector<std::string> fields) { return csvLine(fields); };
    QCOMPARE(line({"a", "b"}), "a,b\n");
    QCOMPARE(line({"=1+1", "+1", "-1", "@x"}), "'=1+1,'+1,'-1,'@x\n");
    QCOMPARE(line({"a,b", "say \"x\"", "two\nlines"}),
             "\"a,b\",\"say \"\"x\"\"\",\"two\nlines\"\n");
    QCOMPARE(line({" =cmd", "\t=x"}), "' =cmd,'\t=x\n");
}

void TestLessons::cancelling()
{
    const Lesson lesson = lessonFrom("clewlesson: 1\ntitle: T\npage: p\nboard: knight size=8x8\n"
                                     "strategy: backtracking\nat: end\ntext: x\n");
    std::stop_source source;
    source.request_stop();
    QVERIFY(!LessonStages(lesson).stage(0, source.get_token()));
}

QTEST_GUILESS_MAIN(TestLessons)

#include "tst_core_lessons.moc"
