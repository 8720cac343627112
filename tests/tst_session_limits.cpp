// Inputs that are small to make and large to read: endless lines, brackets a hundred thousand deep,
// files of a gigabyte. Each is refused, soon and in words; none is worth a crash or the memory.

#include <QtTest>

#include <zstd.h>

#include "app/cli/partialcount.h"
#include "app/cli/reader.h"
#include "core/files/cpprofiler.h"
#include "core/files/link.h"
#include "core/files/tracefile.h"
#include "core/files/watched.h"
#include "core/lessons/grading.h"
#include "core/lessons/lesson.h"
#include "core/puzzle/registry.h"
#include "core/puzzles/model/flatzinc.h"
#include "core/puzzles/model/included.h"
#include "core/session/documentio.h"
#include "core/session/sessionfile.h"
#include "core/session/workspace.h"
#include "core/study/runs.h"
#include "core/text/english.h"
#include "core/text/lzstring.h"
#include "tests/undersanitizer.h"

using namespace clew;

namespace {

constexpr std::size_t kDepth = test::kUnderSanitizer ? 40'000 : 200'000;
constexpr qint64 kHuge = qint64{1} << 30;

std::string repeated(std::string_view piece, std::size_t times)
{
    std::string text;
    text.reserve(piece.size() * times);
    for (std::size_t i = 0; i < times; ++i)
        text += piece;
    return text;
}

QByteArray bytesOf(const std::string& text)
{
    return QByteArray::fromStdString(text);
}

} // namespace

class TestLimits : public QObject
{
    Q_OBJECT

private slots:
    void texts_data()
    {
        QTest::addColumn<QString>("puzzle");
        QTest::addColumn<QByteArray>("begin");
        QTest::addColumn<QByteArray>("piece");
        constexpr const char* kPieces[] = {"(", "[",  "{", "<a>", "-", "~", "+",  "* ",
                                           "1", "1 ", ",", "\n",  "%", "'", "\"", "a->b->"};
        QStringList ids{"foreign"};
        for (const auto& puzzle : puzzles())
            if (puzzle->info().id != "model") // MiniZinc reads these
                ids << QString::fromStdString(puzzle->info().id);
        for (const QString& id : ids)
            for (const char* const piece : kPieces)
                QTest::addRow("%s, %s", qPrintable(id), piece)
                    << id << QByteArray() << QByteArray(piece);
        QTest::addRow("subgraphs") << "graphs" << QByteArray("graph {") << QByteArray("subgraph {");
        QTest::addRow("json") << "sudoku" << QByteArray("{\"cells\":") << QByteArray("[");
        QTest::addRow("object") << "foreign" << QByteArray("{\"clew-events\":1,\"grid\":")
                                << QByteArray("{\"a\":");
    }

    // Whatever comes of it.
    void texts()
    {
        QFETCH(QString, puzzle);
        QFETCH(QByteArray, begin);
        QFETCH(QByteArray, piece);
        const Puzzle& asked = *findPuzzle(puzzle.toStdString());
        const std::string text =
            begin.toStdString() + repeated(piece.toStdString(), kDepth / std::size_t(piece.size()));
        const auto read = asked.read(text, {}, {});
        if (!read)
            QVERIFY(english(read.error()).size() < 4000); // no error repeats what was read
        for (const FormatInfo& format : asked.info().formats)
            if (format.readsProblem)
                (void)asked.read(text, format.id, {});
    }

    void nested_data()
    {
        QTest::addColumn<QByteArray>("piece");
        QTest::addRow("arrays") << QByteArray("[");
        QTest::addRow("objects") << QByteArray("{\"a\":");
    }

    // Brackets a program that reads JSON may follow all the way down.
    void nested()
    {
        QFETCH(QByteArray, piece);
        const std::string deep = repeated(piece.toStdString(), kDepth);
        const std::string closed = deep + "1" + repeated(piece == "[" ? "]" : "}", kDepth);
        for (const std::string& value : {deep, closed}) {
            const std::string session =
                R"({"clew":1,"puzzle":"queens","format":"board","problem":".Q","parts":)" + value +
                "}";
            QVERIFY(!readSession(bytesOf(session)));
            QVERIFY(!readWorkspace(bytesOf(R"({"clewWorkspace":1,"boards":[)" + session + "]}")));
            QVERIFY(!readReplies(R"({"clewanswers":1,"more":)" + value + "}"));
            QVERIFY(
                !watchEvents(ByteSource::text(R"({"clew-events":1,"name":)" + value + "}\n"), {}));
            CpProfilerMessage start{.kind = CpProfilerMessage::Kind::Start};
            start.info = value;
            (void)watchCpProfiler(ByteSource::text(writeCpProfilerMessage(start)), {});
        }
        QVERIFY_THROWS_EXCEPTION(model::ModelError,
                                 model::parseFlatZinc("constraint p(" + repeated("[", kDepth)));
        QVERIFY_THROWS_EXCEPTION(model::ModelError,
                                 model::parseFlatZinc("constraint p(" + repeated("p(", kDepth)));
    }

    // Names that lead on and on.
    void arraysInArrays()
    {
        std::string text;
        for (std::size_t i = 0; i < kDepth; ++i)
            text += "array [1..1] of var int: a" + std::to_string(i) + " = [a" +
                    std::to_string(i + 1) + "];\n";
        for (const std::string& last : {std::string("1"), std::string("a0")})
            QVERIFY_THROWS_EXCEPTION(model::ModelError,
                                     model::parseFlatZinc(text + "array [1..1] of var int: a" +
                                                          std::to_string(kDepth) + " = [" + last +
                                                          "];\nsolve :: search(a0) satisfy;\n"));
    }

    void traceHeader()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("deep.clewtrace");
        const std::string json = R"({"puzzle":)" + repeated("[", kDepth);
        std::string content(4, '\0');
        for (std::size_t i = 0; i < 4; ++i)
            content[i] = static_cast<char>(json.size() >> (8 * i));
        content += json;
        std::string frame(ZSTD_compressBound(content.size()), '\0');
        frame.resize(ZSTD_compress(frame.data(), frame.size(), content.data(), content.size(), 1));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("clewtrac\1\0\0\0", 12) + bytesOf(frame));
        file.close();
        QVERIFY(!TraceReader::open(path.toStdString()));
    }

    // A few bytes that stand for many.
    void packed()
    {
        (void)unpackLzString(repeated("N4IgLg", kDepth));
        QVERIFY(
            !readLink("clew:1/queens/backtracking/1/0/board/t" + repeated("%20", kDepth) + "/0"));
        QVERIFY(!readLesson(repeated("page: a\n", kDepth)));
    }

    void counts_data()
    {
        QTest::addColumn<QString>("problem");
        QTest::addColumn<QString>("count");
        QTest::addColumn<bool>("isRead");
        const QString digits(10'000, u'9');
        QTest::addRow("a long count") << "8 queens" << digits << true;
        QTest::addRow("a longer one") << "8 queens" << digits + u'9' << false;
        QTest::addRow("a line that is long elsewhere") << QString(1 << 20, u'q') << "1" << false;
    }

    // Numbers that would be added for hours, in a line that no checksum protects.
    void counts()
    {
        QFETCH(QString, problem);
        QFETCH(QString, count);
        QFETCH(bool, isRead);
        const QString line =
            QStringLiteral(R"({"puzzle":"queens","problem":"%1","digest":"0123456789abcdef",)"
                           R"("count":"%2","meaning":"solutions","ending":"exhausted","part":1,)"
                           R"("parts":2,"threads":1,"nodes":1,"seconds":1})")
                .arg(problem, count);
        const auto read = cli::readPartialCount(line.toStdString());
        QCOMPARE(read.has_value(), isRead);
        if (!read) {
            QVERIFY(english(read.error()).size() < 4000);
            return;
        }
        cli::PartialCount sum = *read;
        cli::add(sum, *read);
        QCOMPARE(sum.count.size(), static_cast<std::size_t>(count.size()) + 1);
    }

    void included_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("files");
        QTest::addColumn<int>("leftOut");
        const auto blocks = [](int count, const QByteArray& content) {
            QByteArray text = "solve satisfy;\n";
            for (int i = 0; i < count; ++i)
                text +=
                    "% included \"d" + QByteArray::number(i) + "/f.mzn\":\n%| " + content + "\n";
            return text;
        };
        const int most = static_cast<int>(model::kMostFiles);
        QTest::addRow("as many as may be") << blocks(most, "int: a = 1;") << most << 0;
        QTest::addRow("one more") << blocks(most + 1, "int: a = 1;") << most << 1;
        QTest::addRow("a hundred thousand") << blocks(100'000, {}) << most << 1;
        QTest::addRow("a large one") << blocks(1, QByteArray(2 << 20, ' ')) << 1 << 1;
        QTest::addRow("in many folders")
            << QByteArray("% included \"" + QByteArray("a/").repeated(1000) + "a.mzn\":\n") << 0
            << 0;
    }

    // Files that a model brings along, which are all written for MiniZinc.
    void included()
    {
        QFETCH(QByteArray, text);
        const std::string whole = text.toStdString();
        const auto files = model::includedIn(whole);
        QTEST(static_cast<int>(files.size()), "files");
        for (const model::IncludedFile& file : files)
            QVERIFY(file.text.size() <= model::kMostIncluded + 2);
        QTEST(static_cast<int>(model::leftOutIn(whole).size()), "leftOut");
    }

    // One problem has a limit; of a problem on each line there may be any number.
    void inputs()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath("lines.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QByteArray line = QByteArray(1023, '.') + '\n';
        file.write(line.repeated(static_cast<qsizetype>(kMaxText / line.size() + 1)));
        file.close();
        const auto open = [&] { return *cli::Reader::open(file.fileName().toStdString(), {}); };
        cli::Reader whole = open();
        (void)whole.rest();
        QVERIFY(!whole.failure().empty());
        cli::Reader text(std::string(kMaxText + 1, '.'));
        (void)text.rest();
        QVERIFY(!text.failure().empty());
        cli::Reader stream = open();
        std::string_view read;
        while (stream.line(read)) {
        }
        QVERIFY2(stream.failure().empty(), stream.failure().c_str());
        QCOMPARE(stream.lineNumber(), static_cast<int>(kMaxText / line.size() + 1));
        cli::Reader shorter = open();
        QVERIFY(!shorter.line(read, 500));
        QVERIFY(!shorter.failure().empty());
    }

    void tablesOfRuns()
    {
        QVERIFY(!readRuns(repeated("\n", kMostRunLines + 1)));
        QVERIFY(readRuns(runsHeading() + repeated("\n", kDepth)));
        QVERIFY(!readRuns(runsHeading() + repeated("a,", kDepth)));
    }

    void sessions_data()
    {
        QTest::addColumn<QByteArray>("parts");
        QTest::addRow("numbers") << QByteArray("1,").repeated(kMostSessionValues);
        QTest::addRow("lists") << QByteArray("[],").repeated(kMostSessionValues / 2);
        QTest::addRow("a text") << '"' + QByteArray(kMaxSession, 'a') + "\",";
    }

    // What would take gigabytes once it is read is neither read nor written.
    void sessions()
    {
        QFETCH(QByteArray, parts);
        const auto with = [](const QByteArray& values) -> QByteArray {
            return R"({"clew":1,"puzzle":"queens","format":"board","problem":".Q\n..","parts":{"x":[)" +
                   values + R"(0]},"strategy":"backtracking","seed":"1","position":0,"limits":{}})";
        };
        const QByteArray session = with(parts);
        QVERIFY(!readSession(session));
        QVERIFY(!readWorkspace(session));
        QVERIFY(!readWorkspace(R"({"clewWorkspace":1,"boards":[)" + session + "]}"));
        const QByteArray few = with("1,[],");
        auto read = readSession(few);
        QVERIFY2(read, qPrintable(QString::fromStdString(read ? "" : english(read.error()))));
        QVERIFY(readWorkspace(R"({"clewWorkspace":1,"boards":[)" + few + "]}"));
    }

    void tooLargeToBeSaved()
    {
        const QTemporaryDir folder;
        const Puzzle& puzzle = *puzzles().front();
        SessionFile session{{&puzzle, puzzle.presetProblem(puzzle.info().presets.front())}};
        session.parts = {{"x", std::string(kMaxSession, 'a')}};
        const QString name = folder.filePath("a.clew");
        const auto saved = saveSession(session, name);
        QVERIFY(!saved && !QFile::exists(name));
        session.parts = {{"x", "a"}};
        QVERIFY(saveSession(session, name));
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadOnly) && readSession(file.readAll()));
    }

    void huge_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* const name :
             {"a.txt", "a.sdk", "a.clew", "a.clewtrace", "a.jsonl", "a.g6"})
            QTest::addRow("%s", name) << name;
    }

    // A gigabyte of nothing, which takes no place on the disk.
    void huge()
    {
        QFETCH(QString, name);
        const QTemporaryDir folder;
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(kHuge + 1));
        const auto document = documentFromFile(file.fileName(), *puzzles().front());
        QVERIFY(!document);
        QVERIFY(english(document.error()).size() < 4000);
    }
};

QTEST_GUILESS_MAIN(TestLimits)
#include "tst_session_limits.moc"
