// Lessons: every shipped one is replayed and every number, place and claim in it checked; the
// reader's errors name the place and a fix; tasks are judged.

#include <QtTest>

#include <QDir>

#include <algorithm>

#include "core/files/link.h"
#include "core/lessons/claims.h"
#include "core/lessons/grading.h"
#include "core/puzzle/registry.h"
#include "core/text/english.h"
#include "tests/lessontexts.h"

using namespace clew;
using test::fourQueens;
using test::kFirstLine;
using test::lessonFrom;

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
    void seedsThatCount();
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
    void cancelling();
};

void TestLessons::shipped_data()
{
    QTest::addColumn<QString>("path");
    const auto names = lessonFolder().entryList({"*.clewlesson"});
    QVERIFY(!names.isEmpty());
    for (const QString& name : names)
        QTest::addRow("%s", qPrintable(name)) << lessonFolder().filePath(name);
}

void TestLessons::shipped()
{
    QFETCH(QString, path);
    const auto lesson = readLesson(contentsOf(path).toStdString());
    QVERIFY2(lesson, lesson ? "" : english(lesson.error()).c_str());
    QCOMPARE(lesson->languages, (std::vector<std::string>{"en", "pt_BR", "ja", "zh_CN"}));
    QVERIFY(lesson->minutes > 0);
    QVERIFY(!lesson->about.empty());
    LessonChecker checker(*lesson, std::chrono::hours(1)); // with all checks of a build for tests
    QStringList wrong;
    for (const Error& error : checker.check(LessonRigour::Proof))
        wrong += QStringLiteral("%1: %2").arg(error.line).arg(english(error).c_str());
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
        QFAIL(english(error).c_str());
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
        "\"size\" is listed twice");
    row("parameter of a whole board",
        "clewlesson: 1\ntitle: T\npage: a\nboard: queens @sicp size=4\n", 4, 8, "has no effect");
    row("parameter in place of a preset",
        "clewlesson: 1\ntitle: T\npage: a\nboard: queens @6 size=4\n", 4, 8,
        "the same as the values");
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
    page("seed without choices", "seed: 4\ntext: x\n", 0, 7, "has no effect");
    page("seed without choices, on two pages", "seed: 4\ntext: x\npage: q\ntext: y\n", 0, 7,
         "has no effect");
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
    const QByteArray said = english(lesson.error()).c_str();
    QVERIFY2(said.contains(part), said.constData());
    QVERIFY2(lesson.error().line == line, qPrintable(QString::number(lesson.error().line)));
    QVERIFY2(column == lesson.error().column || part.isEmpty(),
             qPrintable(QString::number(lesson.error().column)));
}

// By the page's own strategy, a runner, a claim, or on a page after it.
void TestLessons::seedsThatCount()
{
    for (const char* const lines :
         {"text: x\npage: q\nstrategy: min-conflicts\nseed: 4\ntext: y\n",
          "text: x\npage: q\nseed: 4\nstrategy: min-conflicts\ntext: y\n",
          "seed: 4\nrace: backtracking min-conflicts first\ntext: x\n",
          "seed: 4\ntext: x\nclaim: failures of min-conflicts 1\n",
          "seed: 4\ntext: x\npage: q\nstrategy: min-conflicts\ntext: y\n"}) {
        const auto lesson = readLesson(fourQueens(lines));
        QVERIFY2(lesson, lesson ? "" : english(lesson.error()).c_str());
    }
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
    if (claim.startsWith("first-nodes")) { // whatever it is, a wrong one is reported by a number
        QVERIFY(errors.empty() || english(errors.front()).find("claimed") != std::string::npos);
        return;
    }
    QCOMPARE(errors.empty(), truth.isEmpty());
    if (!errors.empty()) {
        QVERIFY2(QByteArray(english(errors.front()).c_str()).contains(truth),
                 english(errors.front()).c_str());
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
    QVERIFY2(english(faults[1]).starts_with("\"about\": the number 7"), english(faults[1]).c_str());
    // One mistake is reported once.
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

// A page continues with the tree of the one before, but another board is shown as a board.
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
    QVERIFY2(QByteArray(english(faults[0]).c_str()).contains(part), english(faults[0]).c_str());
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
        QVERIFY2(faults[0].isUndecided, english(faults[0]).c_str());
        QCOMPARE(faults[0].line, 6);
    }
    const Lesson task = lessonFrom("clewlesson: 1\ntitle: T\npage: p\nboard: queens @32\ntext: x\n"
                                   "task: place\nentries: 32\ngoal: hopeless\n");
    const auto faults = LessonChecker(task, 20ms).check(LessonRigour::Claims);
    QCOMPARE(faults.size(), 1U);
    QVERIFY2(faults[0].isUndecided, english(faults[0]).c_str());
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
