// Lessons on paper and as pages, in the reader's language, and tables of graded answers.

#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>
#include <cstdio>

#include "tests/chromium.h"
#include "tests/clewcommand.h"
#include "tests/otherprograms.h"

using namespace clew::test;

namespace {

const QString kLessons = TEST_DATA "/../../resources/lessons/";

} // namespace

class TestLessonCommands : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString file(const QString& name, const QByteArray& text)
    {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("%s cannot be written", qPrintable(path));
        return path;
    }

private slots:
    // A lesson leaves as a page: every page a section, its answers unfold, nothing from elsewhere.
    void lessonPage()
    {
        const QString lesson = kLessons + "09-line-solving.clewlesson";
        const QString path = m_folder.filePath("lesson.html");
        const Ran ran = runClew({"lesson", "show", lesson, "--language", "pt_BR", "-o", path});
        QVERIFY2(ran.exitCode == 0, ran.err);
        const QByteArray page = fileContents(path);
        QCOMPARE(page.count("<section id="), testData("../../resources/lessons/"
                                                      "09-line-solving.clewlesson")
                                                 .count("\npage: "));
        QVERIFY(page.contains("<pre>clewanswers: 2\n") && page.contains("\npredict: \n"));
        QVERIFY(page.contains("lang=\"pt-BR\"") && page.contains("Resolver linhas"));
        QCOMPARE(page.count("class=\"right\""), 2); // of the question, and of the prediction
        QVERIFY(!page.contains("src=") && !page.contains("<script"));
        QCOMPARE(runClew({"lesson", "show", lesson, "--as", "pdf"}).exitCode, 2);
    }

    // On paper two pages of the lesson, with their boards, go on a sheet, and none is broken.
    void printed()
    {
        if (chromium().isEmpty() || !isInstalled("pdfinfo"))
            QSKIP("Chromium or poppler-utils is not installed");
        const QByteArray page =
            runClew({"lesson", "show", "10-sudoku-techniques", "--as", "html"}).out;
        QVERIFY(page.contains("break-inside:avoid"));
        const QString pdf = m_folder.filePath("handout.pdf");
        printTo(pdf, page);
        const QString info = output("pdfinfo", {pdf});
        const int sheets = info.section("Pages:", 1).section('\n', 0, 0).trimmed().toInt();
        // The last one has the answers.
        QVERIFY2(sheets > 1 && 3 * (sheets - 1) <= 2 * page.count("<section"), qPrintable(info));
    }

    // Where a page shows the tree, so does its handout.
    void trees()
    {
        const QString tour = kLessons + "01-tour.clewlesson";
        const QByteArray text = runClew({"lesson", "show", tour}).out;
        // Of four queens: the root, four branches, and six squares on the level below.
        QVERIFY2(text.contains("    " + QByteArray(23, ' ') +
                               "o\n          o           o         o          o\n"),
                 text.mid(text.indexOf("--- tree"), 500));
        QCOMPARE(text.mid(text.indexOf("--- tree"), 800).count('*'), 2 + 1); // and what it means
        const QByteArray page = runClew({"lesson", "show", tour, "--as", "html"}).out;
        const QByteArray tree = page.mid(page.indexOf("id=\"tree\"")).left(40'000);
        QVERIFY(tree.indexOf("Search tree: ") < tree.indexOf("</figure>"));
        QVERIFY(tree.left(tree.indexOf("</figure>")).count("<ellipse") > 10);
    }

    // What the program says of itself is in the language of the lesson.
    void languages_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("said");
        QTest::newRow("pt_BR") << "pt_BR" << QStringList{"4 rainhas", "Retrocesso", "Corrida: "};
        QTest::newRow("pt") << "pt" << QStringList{"4 rainhas", "Retrocesso", "Corrida: "};
        QTest::newRow("ja") << "ja" << QStringList{"4 クイーン", "バックトラック", "競争"};
        QTest::newRow("zh-CN") << "zh-CN" << QStringList{"4 皇后", "回溯"};
    }

    void languages()
    {
        QFETCH(QString, language);
        QFETCH(QStringList, said);
        for (const char* const as : {"text", "html"}) {
            const QString text =
                QString::fromUtf8(runClew({"lesson", "show", kLessons + "01-tour.clewlesson",
                                           "--language", language, "--as", as})
                                      .out);
            for (const QString& words : said)
                QVERIFY2(text.contains(words), qPrintable(words));
            for (const char* const english : {"queens", "Backtracking", "Race: "})
                QVERIFY2(!text.contains(english), english);
        }
    }

    // Lines have room on paper: a Chinese character takes two columns.
    void folded()
    {
        const QByteArray text =
            runClew({"lesson", "show", kLessons + "01-tour.clewlesson", "--language", "ja"}).out;
        for (const QString& line : QString::fromUtf8(text).split('\n')) {
            qsizetype columns = 0;
            for (const QChar c : line)
                columns += c.unicode() >= 0x2e80 ? 2 : 1;
            QVERIFY2(columns <= 80, qPrintable(line));
        }
    }

    // What the program adds is in the lesson's language, too.
    void nothingStaysEnglish()
    {
        const QByteArray text = runClew({"lesson", "show", kLessons + "01-tour.clewlesson",
                                         "--language", "pt_BR", "--answers"})
                                    .out;
        QVERIFY2(text.contains("eventos: 5"), text);
        QVERIFY2(!text.contains("events") && !text.contains("Correct:"), text);
    }

    // Of a race the nodes are said, which are the same everywhere, but they give no answer away.
    void races()
    {
        const QString lesson =
            file("race.clewlesson", "clewlesson: 1\ntitle: T\npage: p\nboard: queens @4\n"
                                    "race: backtracking generate-and-test\ntext: x\n");
        const QByteArray blank = runClew({"lesson", "show", lesson}).out;
        QVERIFY2(blank.contains("Race: Backtracking · Generate and test") &&
                     !blank.contains("nodes"),
                 blank);
        const QByteArray answers = runClew({"lesson", "show", lesson, "--answers"}).out;
        QVERIFY2(answers.contains("Backtracking: nodes: 60\n") &&
                     answers.contains("Generate and test: nodes: 340\n"),
                 answers);
        const QByteArray page = runClew({"lesson", "show", lesson, "--as", "html"}).out;
        QVERIFY(page.indexOf("<details><summary>Race: ") < page.indexOf("Backtracking: nodes: 60"));
        QVERIFY(page.contains("<p>Generate and test: nodes: 340</p>"));
        QVERIFY2(page.mid(page.indexOf("<div class=\"behind\">"))
                     .contains("Backtracking: nodes: 60; Generate and test: nodes: 340</div>"),
                 page);
    }

    // On paper nothing looks as if it unfolded, and what can be chosen has a box.
    void choicesOnPaper()
    {
        const QString lesson =
            file("choice.clewlesson", "clewlesson: 1\ntitle: T\npage: p\nboard: queens @4\n"
                                      "question: q\nright: a\nwrong: b\npage: r\ntext: x\n"
                                      "race: backtracking bitmask\npage: s\ntask: solve\n");
        const QByteArray page = runClew({"lesson", "show", lesson, "--as", "html"}).out;
        QCOMPARE(page.count("<details class=\"choice\">"), 2);
        QCOMPARE(page.count("<details class=\"way\">"), 1);
        QCOMPARE(page.count("<details>"), 1);
        const QByteArray paper = page.mid(page.indexOf("@media print"));
        QVERIFY(paper.contains("\nsummary{list-style:none}\n"));
        QVERIFY(paper.contains(".way:not([open]){display:none}"));
        QVERIFY(paper.contains(".choice summary::before{"));
    }

    // On paper there is room for what a task asks for; behind stands a way to do it.
    void roomOnPaper()
    {
        const QString lesson =
            file("paper.clewlesson", "clewlesson: 1\ntitle: T\npage: p\nboard: queens @6\ntask: "
                                     "place\nentries: 2\ngoal: hopeless\ntext: x\nright: So it "
                                     "is.\npage: s\nboard: queens @4\ntask: solve\ntext: y\n");
        const QByteArray blank = runClew({"lesson", "show", lesson}).out;
        const QByteArray room = " __________";
        QVERIFY2(blank.contains("Answer, written as R6C1:" + room + room + "\n"), blank);
        QCOMPARE(blank.count(room), 2); // who solves writes on the board
        QVERIFY2(!blank.contains("One way: ") && !blank.contains("A solution:") &&
                     !blank.contains("So it is."),
                 blank);
        const QByteArray answers = runClew({"lesson", "show", lesson, "--answers"}).out;
        QVERIFY2(answers.contains("\n        So it is.\n"), answers);
        const QByteArray way = answers.mid(answers.indexOf("One way: ") + 9).split('\n').front();
        const QString graded = file("way.txt", "clewanswers: 2\np: " + way + '\n');
        QVERIFY2(runClew({"grade", lesson, graded}).out.contains(",2,1,1,right,"), way);
        const QByteArray solved = answers.mid(answers.indexOf("A solution:")).left(100);
        QCOMPARE(solved.count('Q'), 4);
        const QByteArray page = runClew({"lesson", "show", lesson, "--as", "html"}).out;
        QCOMPARE(page.count("<p class=\"room\">"), 1);
        const qsizetype behind = page.indexOf("<div class=\"behind\">");
        QVERIFY2(page.left(behind).contains("<div>One way: " + way), way); // unfolds
        QVERIFY2(page.mid(behind).contains("<b>1. p</b> One way: " + way), way);
        QCOMPARE(page.left(behind).count("<figure "), 3); // two boards, and one solved
        QCOMPARE(page.mid(behind).count("<figure "), 1);
    }

    // Where the board has no cells to write into there is room for who solves it, too.
    void roomToSolve()
    {
        const QString lesson =
            file("sum.clewlesson", "clewlesson: 1\ntitle: T\npage: p\nboard: arithmetic\n  2 3 5 "
                                   "target=1 order=any range=integers\ntask: solve\ntext: x\n"
                                   "page: n\nboard: nonogram @heart\ntask: solve\ntext: y\n");
        const QByteArray blank = runClew({"lesson", "show", lesson}).out;
        QVERIFY2(blank.contains("Answer, written as step 1: "), blank);
        const qsizetype rooms = blank.count(" __________");
        QVERIFY2(rooms == 1 || rooms == 2, blank); // a step or two make it
        const QByteArray page = runClew({"lesson", "show", lesson, "--as", "html"}).out;
        QCOMPARE(page.count("<p class=\"room\">"), 1);
        QCOMPARE(page.count("em\"></span>"), rooms);
        // Its entries are not drawn as guesses of a search.
        const QByteArray behind = page.mid(page.indexOf("<div class=\"behind\">"));
        QCOMPARE(behind.count("<figure "), 2);
        QVERIFY(!behind.contains("#00609c"));
        // A solved board is drawn as such, with what need not be entered.
        const QByteArray answers = runClew({"lesson", "show", lesson, "--answers"}).out;
        const QByteArray solved = answers.mid(answers.lastIndexOf("A solution:"));
        QVERIFY2(solved.contains('X') && !solved.contains("|_"), solved);
    }

    // A fault of the lesson is not put on the learner's file.
    void faultyLesson()
    {
        const QString lesson =
            file("faulty.clewlesson",
                 "clewlesson: 1\ntitle: T\npage: p\nboard: queens @4\nat: end\npredict: next\n"
                 "text: x\n");
        const Ran ran = runClew({"grade", lesson, file("ann.txt", "clewanswers: 1\np: 1\n")});
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.err.startsWith(QFile::encodeName(lesson) + ":3:1: "), ran.err);
        QVERIFY2(!ran.err.contains("ann.txt"), ran.err);
    }

    // Nor is anybody graded by a number that is not true.
    void falseLesson()
    {
        const QString lesson = file(
            "false.clewlesson", "clewlesson: 1\ntitle: T\npage: p\nboard: queens @4\nquestion: q\n"
                                "right: {61}\nwrong: 60\nclaim: nodes of backtracking 61\n");
        const Ran ran = runClew({"grade", lesson, file("bob.txt", "clewanswers: 2\np: 1\n")});
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.err.startsWith(QFile::encodeName(lesson) + ":8:8: "), ran.err);
        QVERIFY(ran.out.isEmpty());
    }

    // An answer that cannot be read is reported, and the others are graded.
    void unreadableAnswers()
    {
        const QString lesson =
            file("two.clewlesson", "clewlesson: 1\ntitle: T\npage: p\nboard: queens @4\ntask: "
                                   "solve\ntext: x\npage: s\nboard: queens @4\ntask: solve\n"
                                   "text: y\n");
        const QString answers =
            file("cat.txt", "clewanswers: 2\nlearner: Cat\np: R9C9\ns: R2C1, R4C2, R1C3, R3C4\n");
        const Ran ran = runClew({"grade", lesson, answers});
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.err.startsWith(QFile::encodeName(answers) + ":3:1: "), ran.err);
        QVERIFY2(ran.out.contains(",Cat,2,1,1,unreadable,right"), ran.out);
    }

    // Too few entries are not a wrong answer; too many are.
    void unfinishedTasks()
    {
        const QString lesson =
            file("begun.clewlesson", "clewlesson: 1\ntitle: T\npage: p\nboard: queens @6\ntask: "
                                     "place\nentries: 2\ntext: x\npage: s\nboard: queens @4\n"
                                     "task: solve\ntext: y\n");
        const auto graded = [&](const QByteArray& entries) {
            return runClew({"grade", lesson,
                            file("begun.txt", "clewanswers: 2\nlearner: Dan\n" + entries)})
                .out;
        };
        const QByteArray few = graded("p: R1C1\ns: R2C1\n");
        QVERIFY2(few.contains(",Dan,2,0,0,unfinished,unfinished"), few);
        const QByteArray more = graded("p: R1C1\np: R1C1, R3C2\ns: R1C1\n");
        QVERIFY2(more.contains(",Dan,2,1,0,right (2),wrong"), more); // none has the corner
        const QByteArray many = graded("p: R1C1, R3C2, R5C3\n");
        QVERIFY2(many.contains(",Dan,2,0,0,wrong,"), many);
    }

    // Nor is a learner lost whose whole file cannot be read.
    void unreadableFiles()
    {
        const QString lesson =
            file("one.clewlesson", "clewlesson: 1\ntitle: T\npage: p\nboard: queens @4\n"
                                   "question: q\nright: a\nwrong: b\npage: s\ntask: solve\n"
                                   "text: y\n");
        const QString odd = file("odd.txt", "Dear teacher\n");
        const QString good = file("good.txt", "clewanswers: 2\nlearner: Eve\n");
        const Ran ran = runClew({"grade", lesson, odd, good, m_folder.filePath("lost.txt")});
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.err.contains("odd.txt:1:1: "), ran.err);
        const QList<QByteArray> lines = ran.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 4);
        QVERIFY2(lines[1].endsWith("odd.txt,,2,,,unreadable,unreadable"), lines[1]);
        QVERIFY2(lines[2].endsWith("good.txt,Eve,2,0,0,,"), lines[2]);
        QVERIFY2(lines[3].endsWith("lost.txt,,2,,,unreadable,unreadable"), lines[3]);
    }

    // Whatever learners and files are called, the table is text.
    void tableIsText()
    {
        const QString lesson =
            file("ask.clewlesson", "clewlesson: 1\ntitle: T\npage: p\nboard: "
                                   "queens @4\nquestion: q\nright: a\nwrong: b\n");
        const QByteArray path = QFile::encodeName(m_folder.path()) + "/b\xff"
                                                                     "d.txt";
        QFile answers(m_folder.filePath("odd.txt"));
        QVERIFY(answers.open(QIODevice::WriteOnly));
        answers.write(QByteArray("clewanswers: 2\nlearner: bad\xff\0!\np: 1\n", 36));
        answers.close();
        QCOMPARE(std::rename(QFile::encodeName(answers.fileName()), path.constData()), 0);
        const QString command = QStringLiteral("'%1' grade '%2' '%3'/b*d.txt")
                                    .arg(CLEW_COMMAND, lesson, m_folder.path());
        QProcess shell;
        shell.start("sh", {"-c", command});
        QVERIFY(shell.waitForFinished());
        const QByteArray table = shell.readAllStandardOutput();
        QCOMPARE(std::remove(path.constData()), 0); // Qt finds no file of that name
        QVERIFY2(table.contains("/b\uFFFD"
                                "d.txt,bad\uFFFD\uFFFD!,1,"),
                 table);
    }

    // The built-in lessons are found by their ids, but a file of that name goes first.
    void comeAlong()
    {
        const Ran list = runClew({"lesson", "list"});
        QCOMPARE(list.exitCode, 0);
        QCOMPARE(list.out.count('\n'), 10);
        QVERIFY2(list.out.startsWith("01-tour ") && list.out.contains(" 5 min  The tour: "),
                 list.out);
        QCOMPARE(runClew({"list", "lessons"}).out, list.out);
        QVERIFY(runClew({"lesson", "list", "--language", "pt"}).out.contains("O passeio"));
        const QByteArray sudoku = runClew({"list", "lessons", "sudoku"}).out;
        QVERIFY2(sudoku.contains("10-sudoku-techniques") && !sudoku.contains("01-tour"), sudoku);
        const Ran shown = runClew({"lesson", "show", "01-tour"});
        QCOMPARE(shown.exitCode, 0);
        QCOMPARE(shown.out, runClew({"lesson", "show", kLessons + "01-tour.clewlesson"}).out);
        QCOMPARE(runClew({"lesson", "check", "05-symmetry"}).exitCode, 0);
        const QString answers = file("tour.txt", "clewanswers: 2\nlearner: Ann\n");
        QVERIFY(runClew({"grade", "01-tour", answers}).out.contains(",Ann,3,0,0,"));
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(m_folder.path()));
        file("01-tour", "no lesson\n");
        const Ran own = runClew({"lesson", "show", "01-tour"});
        QVERIFY(QFile::remove("01-tour"));
        QVERIFY(QDir::setCurrent(before));
        QVERIFY2(own.err.startsWith("01-tour:1:1: "), own.err);
    }

    // A lesson in the place of a problem is distinguished from a problem that is wrong.
    void noProblem()
    {
        const QString lesson = file(
            "own.txt", "# mine\nclewlesson: 1\ntitle: T\npage: p\nboard: queens @4\ntext: x\n");
        for (const QStringList& command :
             {QStringList{"solve"}, QStringList{"print"}, QStringList{"solve", "sudoku"}}) {
            const Ran ran = runClew(command + QStringList{lesson});
            QCOMPARE(ran.exitCode, 2);
            QVERIFY2(ran.err.contains("this is a lesson; see `clew lesson show " +
                                      QFile::encodeName(lesson) + '`'),
                     ran.err);
        }
    }

    void unknownActions()
    {
        const Ran ran = runClew({"lesson", "chek", "01-tour"});
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.err.contains("\"chek\"") && ran.err.contains("check, show, list"), ran.err);
        const Ran lost = runClew({"lesson", "show", "02-tour"});
        QCOMPARE(lost.exitCode, 2);
        QVERIFY2(lost.err.contains("clew lesson list"), lost.err);
    }

    // One run reports all that is wrong: with the text, and with what can be read of it.
    void allAtOnce()
    {
        const QString lesson =
            file("wrong.clewlesson",
                 "clewlesson: 1\ntitle: T\npage: a\nboard: quens @4\ntext: x\npage: b\n"
                 "board: queens @4\ntext: y\nclaim: nodes of backtracking 61\n"
                 "claim: solutions of backtracking 3\npage: c\ntxet: z\nclaim: nodes 61\n");
        const Ran ran = runClew({"lesson", "check", lesson});
        QCOMPARE(ran.exitCode, 2);
        for (const char* const place : {":4:8: ", ":9:8: ", ":10:8: ", ":12:1: ", ":13:8: "})
            QVERIFY2(ran.err.contains(QFile::encodeName(lesson) + place), ran.err);
        QCOMPARE(ran.err.count('\n'), 5);
        QVERIFY2(ran.out.contains(": 1 of 3 pages, 3 claims, ") && ran.out.contains("; 5 wrong"),
                 ran.out);
    }

    // Also of pages with a line that is left out; a number is none where that may have been its
    // claim.
    void textsOfPagesWithFaults()
    {
        const QString lesson =
            file("texts.clewlesson",
                 "clewlesson: 1\ntitle: T\npage: a\nboard: queens @4\ntext: x\npage: b\n"
                 "text: See [Q8] and {3}.\nthen: a\npage: c\ntext: See [Q9].\nnext: nowhere\n"
                 "page: d\ntext: {7}\ntxet: y\n");
        const Ran ran = runClew({"lesson", "check", lesson});
        QCOMPARE(ran.exitCode, 2);
        for (const char* const place : {":7:7: ", ":8:", ":10:7: ", ":11:", ":14:1: "})
            QVERIFY2(ran.err.contains(QFile::encodeName(lesson) + place), ran.err);
        QVERIFY2(ran.err.contains("Q8") && ran.err.contains("Q9") &&
                     ran.err.contains("the number 3 is not claimed") &&
                     !ran.err.contains("the number 7"),
                 ran.err);
        QCOMPARE(ran.err.count('\n'), 6);
    }

    // A claim that takes too long is neither true nor false.
    void limitOfTime()
    {
        const QString lesson =
            file("long.clewlesson", "clewlesson: 1\ntitle: T\npage: p\nboard: queens @32\n"
                                    "text: x\nclaim: count 1\n");
        const Ran ran = runClew({"lesson", "check", lesson, "--time", "0.05"});
        QCOMPARE(ran.exitCode, 3);
        QVERIFY2(ran.err.contains(":6:8: ") && ran.err.contains("not decided"), ran.err);
        QVERIFY2(ran.out.contains("1 undecided"), ran.out);
    }
};

QTEST_GUILESS_MAIN(TestLessonCommands)
#include "tst_cli_lessons.moc"
