// Lessons on paper and as pages, in the reader's language, and tables of graded answers.

#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>
#include <cstdio>

#include "tests/clewcommand.h"

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
        QVERIFY2(!text.contains("events") && !text.contains("Right:"), text);
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

    // Those that come along are found, by their ids, but a file of that name goes first.
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

    void unknownActions()
    {
        const Ran ran = runClew({"lesson", "chek", "01-tour"});
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.err.contains("\"chek\"") && ran.err.contains("check, show, list"), ran.err);
        const Ran lost = runClew({"lesson", "show", "02-tour"});
        QCOMPARE(lost.exitCode, 2);
        QVERIFY2(lost.err.contains("clew lesson list"), lost.err);
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
