// CP-Profiler's protocol, sent by a small sender written from its specification.

#include <QtTest>
#include <algorithm>
#include <array>
#include <random>

#include "core/files/cpprofiler.h"
#include "core/files/watched.h"
#include "core/puzzle/puzzle.h"
#include "core/puzzle/registry.h"
#include "core/puzzles/foreign/foreign.h"
#include "core/puzzles/model/model.h"
#include "core/text/english.h"
#include "core/trace/cursor.h"
#include "tests/loopbackclient.h"

using namespace clew;

namespace {

using Kind = CpProfilerMessage::Kind;
using Status = CpProfilerMessage::Status;

std::string start(const char* name)
{
    return writeCpProfilerMessage(
        {.kind = Kind::Start, .info = std::string(R"({"name":")") + name + "\"}", .version = 3});
}

std::string node(int id, int parent, Status status, std::string label = {}, int restart = 0)
{
    return writeCpProfilerMessage({.kind = Kind::Node,
                                   .id = {id, restart, 0},
                                   .parent = {parent, restart, 0},
                                   .children = 2,
                                   .status = status,
                                   .label = std::move(label)});
}

std::string done()
{
    return writeCpProfilerMessage({.kind = Kind::Done});
}

struct Heard
{
    std::shared_ptr<WatchedSearch> search;
    std::shared_ptr<Trace> trace = std::make_shared<Trace>();
    Outcome outcome = {};
    std::string error = {};
};

Heard hear(ByteSource source, std::string_view names = {})
{
    Heard heard;
    auto begun = watchCpProfiler(std::move(source), {}, names);
    if (!begun) {
        heard.error = english(begun.error());
        return heard;
    }
    heard.search = *begun;
    Control control;
    {
        Recorder recorder(*heard.trace, control);
        heard.outcome = heard.search->run(control, recorder);
    }
    if (heard.search->fault())
        heard.error = english(*heard.search->fault());
    return heard;
}

Heard hear(std::string bytes, std::string_view names = {})
{
    return hear(ByteSource::text(std::move(bytes)), names);
}

const std::string kTree = node(0, -1, Status::Branch) + node(1, 0, Status::Branch, "q[1] = 2") +
                          node(2, 1, Status::Failed, "q[2] = 3") +
                          node(3, 1, Status::Solved, "q[2] != 3") +
                          node(4, 0, Status::Skipped, "q[1]>2");

} // namespace

class TestCpProfiler : public QObject
{
    Q_OBJECT

private slots:
    void tree()
    {
        const Heard heard = hear(start("four queens") + kTree + done());
        QVERIFY2(heard.error.empty(), heard.error.c_str());
        QCOMPARE(heard.outcome.ending, Ending::Exhausted);
        QCOMPARE(heard.outcome.counters.solutions, std::uint64_t{1});
        const Puzzle& puzzle = heard.search->puzzle();
        const Problem& problem = *heard.search->problem();
        QCOMPARE(puzzle.title(problem).text(), "four queens");
        QCOMPARE(heard.trace->nodeCount(), std::uint64_t{5});
        for (const auto& [id, parent] : {std::pair{1U, 0U}, {2U, 1U}, {3U, 1U}, {4U, 0U}})
            QCOMPARE(heard.trace->node(id).parent, parent);
        Cursor cursor(heard.trace, puzzle.dimensions(problem));
        cursor.seek(2);
        QCOMPARE(puzzle.draw(problem, &cursor.state()), "q[1]=2 q[2]=3\n");
        QCOMPARE(puzzle.explain(problem, cursor.state(), heard.trace->event(1)).text(),
                 "Try q[2] = 3.");
        QVERIFY(puzzle.picture(problem, {.state = &cursor.state()}).width() < 3);
    }

    // What a label says of a variable besides its value is said as it stands.
    void relations()
    {
        const Heard heard = hear(start("x") + kTree + done());
        QVERIFY2(heard.error.empty(), heard.error.c_str());
        const Puzzle& puzzle = heard.search->puzzle();
        const Problem& problem = *heard.search->problem();
        QStringList tried;
        for (std::uint64_t i = 0; i < heard.trace->size(); ++i)
            if (const Event event = heard.trace->event(i); event.kind() == EventKind::Decide)
                tried << QString::fromStdString(puzzle.eventName(problem, event).text());
        QCOMPARE(tried, (QStringList{"q[1] = 2", "q[2] = 3", "q[2] ≠ 3", "q[1] > 2"}));
        Cursor cursor(heard.trace, puzzle.dimensions(problem));
        cursor.seek(heard.trace->solutionEvent(0) + 1);
        QCOMPARE(puzzle.draw(problem, &cursor.state()), std::string("q[1]=2 q[2]≠3\n"));
        const std::array one{puzzle.solutionAt(problem, cursor.state())};
        QCOMPARE(puzzle.writeSolutions(problem, one, 0, "values"), std::string("q[1]=2 q[2]≠3\n"));
    }

    // Children before their parents, the root last.
    void anyOrder()
    {
        const std::string reversed =
            node(4, 0, Status::Solved, "x=1") + node(3, 1, Status::Failed, "y=2") +
            node(1, 0, Status::Branch, "x=2") + node(0, -1, Status::Branch);
        const Heard heard = hear(start("x") + reversed + done());
        QVERIFY2(heard.error.empty(), heard.error.c_str());
        QCOMPARE(heard.trace->nodeCount(), std::uint64_t{4});
        QCOMPARE(heard.trace->solutionCount(), std::uint64_t{1});
    }

    void restarts()
    {
        const Heard heard = hear(
            start("x") + node(0, -1, Status::Branch) + node(1, 0, Status::Failed, "x=1") +
            writeCpProfilerMessage({.kind = Kind::Restart}) + node(0, -1, Status::Branch, {}, 1) +
            node(1, 0, Status::Solved, "x=2", 1) + done());
        QVERIFY2(heard.error.empty(), heard.error.c_str());
        QCOMPARE(heard.trace->nodeCount(), std::uint64_t{4});
        QCOMPARE(heard.trace->node(2).parent, kRoot);
        QCOMPARE(heard.trace->node(3).parent, NodeId{2});
    }

    // As Gecode ends: it hangs up. Either all that was announced has come, or a solution was the
    // last that was asked for.
    void endsWithTheConnection_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<Ending>("ending");
        const std::string first = start("x") + node(0, -1, Status::Branch);
        QTest::newRow("whole") << QByteArray::fromStdString(start("x") + kTree)
                               << Ending::Exhausted;
        QTest::newRow("enough") << QByteArray::fromStdString(first +
                                                             node(1, 0, Status::Solved, "x=1"))
                                << Ending::RanDry;
        QTest::newRow("whole after a restart")
            << QByteArray::fromStdString(first + node(0, -1, Status::Branch, {}, 1) +
                                         node(1, 0, Status::Failed, "x=1", 1) +
                                         node(2, 0, Status::Failed, "x=2", 1))
            << Ending::Exhausted;
    }

    void endsWithTheConnection()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(Ending, ending);
        const Heard heard = hear(bytes.toStdString());
        QVERIFY2(heard.error.empty(), heard.error.c_str());
        QCOMPARE(heard.outcome.ending, ending);
    }

    // What Gecode skips has the number -1 each time; that of a root has no parent either.
    void skippedWithoutNumbers()
    {
        const Heard heard =
            hear(start("x") + node(0, -1, Status::Branch) + node(1, 0, Status::Branch, "x=1") +
                 node(-1, 1, Status::Skipped, "y=1") + node(-1, 1, Status::Skipped, "y=2") +
                 node(-1, 0, Status::Skipped, "x=2") + node(-1, -1, Status::Skipped));
        QVERIFY2(heard.error.empty(), heard.error.c_str());
        QCOMPARE(heard.outcome.ending, Ending::Exhausted);
        QCOMPARE(heard.trace->nodeCount(), std::uint64_t{5});
        for (const auto& [id, parent] : {std::pair{2U, 1U}, {3U, 1U}, {4U, 0U}})
            QCOMPARE(heard.trace->node(id).parent, parent);
    }

    // Chuffed numbers nodes through all restarts, but names the first one in the parents of what it
    // skips.
    void skippedAfterARestart()
    {
        const std::string skipped = writeCpProfilerMessage({.kind = Kind::Node,
                                                            .id = {4, 1, 0},
                                                            .parent = {2, 0, 0},
                                                            .alternative = 1,
                                                            .status = Status::Skipped});
        const Heard heard =
            hear(start("x") + node(0, -1, Status::Branch) + node(1, 0, Status::Failed, "x=1") +
                 node(2, -1, Status::Branch, {}, 1) + node(3, 2, Status::Failed, "x=2", 1) +
                 skipped + done());
        QVERIFY2(heard.error.empty(), heard.error.c_str());
        QCOMPARE(heard.trace->nodeCount(), std::uint64_t{5});
        QCOMPARE(heard.trace->node(4).parent, NodeId{2});
    }

    // Labels that speak of variables that are known.
    void namedVariables()
    {
        const Heard heard =
            hear(kTree + done(), R"({"clew-events":1,"variables":["q[1]","q[2]"],)"
                                 R"("values":{"from":1,"to":4},"grid":{"rows":1,"columns":2}})");
        QVERIFY2(heard.error.empty(), heard.error.c_str());
        const Puzzle& puzzle = heard.search->puzzle();
        Cursor cursor(heard.trace, puzzle.dimensions(*heard.search->problem()));
        cursor.seek(2);
        QCOMPARE(cursor.state().value(0), Value{1});
        QCOMPARE(cursor.state().value(1), Value{2});
        QCOMPARE(puzzle.draw(*heard.search->problem(), &cursor.state()), "2 3\n");
    }

    // A name that only MiniZinc knows says nothing to the author, unless the header has it.
    void introducedVariables()
    {
        const std::string sent = start("x") + node(0, -1, Status::Branch) +
                                 node(1, 0, Status::Failed, "X_INTRODUCED_12_ = 3") + done();
        const auto said = [&](std::string_view names) {
            const Heard heard = hear(sent, names);
            return heard.search == nullptr
                       ? heard.error
                       : heard.search->puzzle()
                             .eventName(*heard.search->problem(), heard.trace->event(0))
                             .text();
        };
        QCOMPARE(said({}), "MiniZinc's variable 12 = 3");
        QCOMPARE(said(R"({"clew-events":1,"variables":["X_INTRODUCED_12_"],"values":4})"),
                 "X_INTRODUCED_12_ = 3");
    }

    // A model's own grid, empty cells too.
    void onTheBoardOfAModel()
    {
        const Puzzle& models = *findPuzzle("model");
        const auto& presets = models.info().presets;
        const auto square = std::ranges::find(presets, "magicsquare", &PresetInfo::id);
        QVERIFY(square != presets.end());
        const std::string names = namesOnBoard(models, *models.presetProblem(*square));
        const Heard heard = hear(start("x") + node(0, -1, Status::Branch) +
                                     node(1, 0, Status::Branch, "x[2,1] = 7") +
                                     node(2, 1, Status::Failed, "other = 9") + done(),
                                 names);
        QVERIFY2(heard.error.empty(), heard.error.c_str());
        const Puzzle& puzzle = heard.search->puzzle();
        const Problem& problem = *heard.search->problem();
        Cursor cursor(heard.trace, puzzle.dimensions(problem));
        cursor.seek(2);
        QCOMPARE(puzzle.draw(problem, &cursor.state()), ". . .\n7 . .\n. . .\n");
        QCOMPARE(puzzle.eventName(problem, heard.trace->event(1)).text(), "other = 9");
    }

    // With its cages, regions and clues, also after it was written and read again.
    void drawnAsTheModelIs()
    {
        const Puzzle& models = *findPuzzle("model");
        const PresetInfo* const killer = models.preset("killer");
        QVERIFY(killer != nullptr);
        const ProblemPtr model = models.presetProblem(*killer);
        const std::string cell = models.placeName(*model, {0, kNoValue}).text();
        State guessed(models.dimensions(*model));
        for (Value value = 0; value < guessed.dimensions().values; ++value)
            if (models.placeName(*model, {0, value}).text() == cell + " = 7")
                guessed.apply(Event::decide(0, value));
        QCOMPARE(guessed.assignedCount(), 1U);
        const auto textsOf = [](const Puzzle& puzzle, const Problem& problem, const State& state) {
            std::vector<std::string> texts;
            View view;
            view.state = &state;
            const Picture picture = puzzle.picture(problem, view);
            for (const Shape& shape : picture.shapes())
                texts.push_back(shape.text);
            return texts;
        };
        const auto expected = textsOf(models, *model, guessed);
        QVERIFY(std::ranges::find(expected, "24") != expected.end()); // of a cage

        const Heard heard = hear(start("x") + node(0, -1, Status::Branch) +
                                     node(1, 0, Status::Branch, cell + " = 7") +
                                     node(2, 1, Status::Failed, cell + " != 7") + done(),
                                 namesOnBoard(models, *model));
        QVERIFY2(heard.error.empty(), heard.error.c_str());
        const Puzzle& puzzle = heard.search->puzzle();
        const ProblemPtr problem = heard.search->problem();
        Cursor cursor(heard.trace, puzzle.dimensions(*problem));
        cursor.seek(1);
        QVERIFY(textsOf(puzzle, *problem, cursor.state()) == expected);
        const std::string written = puzzle.write(*problem, "events");
        const auto again = foreign::puzzle().read(written, {}, {});
        QVERIFY(again);
        QCOMPARE(foreign::puzzle().write(**again, "events"), written);
        const State empty(puzzle.dimensions(*problem));
        QVERIFY(textsOf(foreign::puzzle(), **again, empty) == textsOf(puzzle, *problem, empty));
        cursor.seek(2);
        const auto excluded = textsOf(puzzle, *problem, cursor.state());
        QVERIFY(std::ranges::find(excluded, "\u2260 7") != excluded.end());
    }

    // Headers are anybody's.
    void wrongBoards_data()
    {
        QTest::addColumn<QByteArray>("board");
        const auto row = [](const char* name, const char* board) {
            QTest::newRow(name) << QByteArray(board);
        };
        row("none", "{}");
        row("no array", R"({"variables":1,"blocks":[]})");
        row("not so many variables",
            R"({"variables":[{"of":[3],"count":2}],"blocks":[{"rows":1,"columns":1,"cells":[0]}]})");
        row("not so many cells",
            R"({"variables":[{"of":[0],"count":2}],"blocks":[{"rows":2,"columns":1,"cells":[0]}]})");
        row("cell of nobody",
            R"({"variables":[{"of":[0],"count":2}],"blocks":[{"rows":1,"columns":1,"cells":[1]}]})");
        row("cage elsewhere",
            R"({"variables":[{"of":[0],"count":2}],"blocks":[{"rows":1,"columns":1,"cells":[0],)"
            R"("cages":[{"cells":[1]}]}]})");
        row("far vertex",
            R"({"variables":[{"of":[0],"count":2}],"blocks":[{"rows":1,"columns":1,"cells":[0],)"
            R"("positions":[[1e9,0]]}]})");
    }

    void wrongBoards()
    {
        QFETCH(QByteArray, board);
        const auto read = foreign::puzzle().read(
            R"({"clew-events":1,"variables":["x"],"values":2,"board":)" + board.toStdString() + "}",
            {}, {});
        QVERIFY(!read);
        QVERIFY(english(read.error()).find("\"board\" is wrong") != std::string::npos);
    }

    // What stands in a cell and is no variable, as MiniZinc has found it.
    void knownCellsOfAModel()
    {
        const Puzzle& plain = foreign::puzzle();
        const std::string header = R"({"clew-events":1,"variables":["x[1]","x[3]"],)"
                                   R"("values":1,"grid":{"rows":1,"columns":4,)"
                                   R"("cells":[0,"5",1,null]}})";
        const auto read = plain.read(header, {}, {});
        QVERIFY(read);
        QCOMPARE(plain.draw(**read, nullptr), ". 5 .\n");
        const std::string written = plain.write(**read, "events");
        QVERIFY(written.find(R"("cells":[0,"5",1,null])") != std::string::npos);
        const auto again = plain.read(written, {}, {});
        QVERIFY(again);
        QCOMPARE(plain.draw(**again, nullptr), ". 5 .\n");

        // The model's own: x[2] is a number before anybody searches.
        const Puzzle& models = *findPuzzle("model");
        model::ModelProblem problem;
        problem.model = *model::modelFrom("solve satisfy;", "var 1..9: a :: output_var;\n"
                                                            "solve satisfy;\n");
        auto known = std::make_shared<model::Model>(*problem.model);
        VariableBoard& board = known->board;
        board.blocks = {gridBlock("x", 1, 3, 0)};
        board.blocks[0].cells[1] = {.text = "7"};
        board.blocks[0].cells[2] = {};
        problem.model = known;
        const auto onBoard = plain.read(namesOnBoard(models, problem), {}, {});
        QVERIFY(onBoard);
        QCOMPARE(plain.draw(**onBoard, nullptr), ". 7\n");
        QCOMPARE(models.title(problem).text(), "Model with one variable");
        QCOMPARE(plain.title(**onBoard).text(), "One variable");
    }

    // The ring of a guess stands below the name of its variable, not across it.
    void namesBesideGuesses()
    {
        const Puzzle& plain = foreign::puzzle();
        const auto read = plain.read(
            R"({"clew-events":1,"variables":["column 1","column 2"],"values":4})", {}, {});
        QVERIFY(read);
        State state(plain.dimensions(**read));
        state.apply(Event::decide(0, 3));
        View view;
        view.state = &state;
        const Picture picture = plain.picture(**read, view);
        const auto& shapes = picture.shapes();
        const auto name = std::ranges::find(shapes, "column 1", &Shape::text);
        const auto ring = std::ranges::find(shapes, ShapeKind::Ellipse, &Shape::kind);
        QVERIFY(name != shapes.end() && ring != shapes.end());
        QVERIFY(ring->stroke == Ink::Guess);
        QVERIFY(name->y + name->height / 2 <= ring->y - ring->strokeWidth / 2);
    }

    void labels_data()
    {
        QTest::addColumn<QByteArray>("label");
        QTest::addColumn<QByteArray>("variable");
        QTest::addColumn<QByteArray>("value");
        const auto row = [](const char* label, const char* variable, const char* value) {
            QTest::newRow(label) << QByteArray(label) << QByteArray(variable) << QByteArray(value);
        };
        row("q[2] = 3", "q[2]", "3");
        row("q==-1", "q", "-1");
        row("a <= 4", "a", "≤ 4");
        row("a!=4", "a", "≠ 4");
        row("b > 0", "b", "> 0");
        row("left", "branch", "left");
        row("", "branch", "5");
        row("= 3", "branch", "= 3");
        row("x =", "branch", "x =");
    }

    void labels()
    {
        QFETCH(QByteArray, label);
        QFETCH(QByteArray, variable);
        QFETCH(QByteArray, value);
        const LabelParts parts = labelParts(label.toStdString(), 5);
        QCOMPARE(QByteArray::fromStdString(parts.variable), variable);
        QCOMPARE(QByteArray::fromStdString(parts.value), value);
    }

    void hostile_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const std::string& bytes, const char* expected) {
            QTest::newRow(name) << QByteArray::fromStdString(bytes) << QByteArray(expected);
        };
        row("nothing", "", "before the search began");
        row("done before start", done(), "reported before its start");
        row("version", writeCpProfilerMessage({.kind = Kind::Start, .version = 4}),
            "speaks version 4 of CP-Profiler's protocol; this program knows version 3");
        row("started twice", start("x") + start("y"), "reported twice");
        row("its own parent", start("x") + node(7, 7, Status::Branch), "its own parent");
        row("cycle", start("x") + node(1, 2, Status::Branch) + node(2, 1, Status::Branch) + done(),
            "2 nodes arrived whose parents never did");
        row("parent that never came", start("x") + node(2, 1, Status::Failed) + done(),
            "one node arrived whose parent never did");
        row("gigantic", std::string("\xFF\xFF\xFF\x7F", 4) + "x", "claims to have");
        row("zero", std::string(4, '\0'), "claims to have");
        row("a browser", "GET / HTTP/1.1\r\n\r\n", "claims to have");
        row("kind", std::string("\1\0\0\0\x09", 5), "unknown kind 9");
        row("short node", std::string("\5\0\0\0\0\0\0\0\1", 9), "ends before");
        row("field", std::string("\2\0\0\0\2\x08", 6), "unknown field 8");
        row("long label", std::string("\6\0\0\0\2\2\x7F\xFF\xFF\xFF", 10), "ends before");
        row("cut", (start("x") + kTree).substr(0, 90), "ends inside a message");
        row("no done", start("x") + node(0, -1, Status::Branch) + node(1, 0, Status::Failed, "x=1"),
            "ended before the end of the search was reported");
        row("no done of a restart",
            start("x") + node(0, -1, Status::Branch, {}, 1) + node(0, -1, Status::Branch, {}, 2) +
                node(1, 0, Status::Failed, "x=1", 2),
            "ended before the end of the search was reported");
        std::string status = node(0, -1, Status::Branch);
        status.back() = 9;
        row("status", status, "unknown status 9");
    }

    void hostile()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, expected);
        const std::string error = hear(bytes.toStdString()).error;
        QVERIFY2(QByteArray::fromStdString(error).contains(expected), error.c_str());
    }

    // Whatever is changed in a sound stream, reading ends.
    void changedBytes()
    {
        const std::string sound = start("x") + kTree + done();
        std::mt19937 random(3);
        for (int i = 0; i < 2000; ++i) {
            std::string bytes = sound;
            for (unsigned n = random() % 4 + 1; n > 0; --n)
                bytes[random() % bytes.size()] = static_cast<char>(random());
            const Heard heard =
                hear(bytes.substr(0, random() % 3 == 0 ? random() % bytes.size() : bytes.size()));
            if (!heard.search)
                continue;
            Cursor cursor(heard.trace, heard.search->puzzle().dimensions(*heard.search->problem()));
            cursor.seek(heard.trace->size());
            (void)heard.search->puzzle().draw(*heard.search->problem(), &cursor.state());
        }
    }

    // More names than there is room for share the last.
    void manyNames()
    {
        std::string bytes = node(0, -1, Status::Branch);
        for (int i = 1; i < 6000; ++i)
            bytes += node(i, i - 1, Status::Branch, "v" + std::to_string(i) + "=1");
        const Heard heard = hear(bytes + done());
        QVERIFY2(heard.error.empty(), heard.error.c_str());
        QCOMPARE(heard.trace->nodeCount(), std::uint64_t{6000});
        const Dimensions dimensions = heard.search->puzzle().dimensions(*heard.search->problem());
        for (std::uint64_t i = 0; i < heard.trace->size(); ++i)
            QVERIFY(heard.trace->event(i).variable() < dimensions.variables);
    }

    void socket()
    {
        auto server = LoopbackServer::listen(0);
        QVERIFY(server);
        const test::LoopbackClient sender(server->port(), start("over a socket") + kTree + done());
        sender.end();
        auto source = server->accept({}, cpProfilerBegins, {});
        QVERIFY(source && *source);
        const Heard heard = hear(std::move(**source));
        QVERIFY2(heard.error.empty(), heard.error.c_str());
        QCOMPARE(heard.trace->nodeCount(), std::uint64_t{5});
    }

    // Whoever else connects does not end the waiting, and is not believed.
    void strangersAreRefused()
    {
        auto server = LoopbackServer::listen(0);
        QVERIFY(server);
        const std::string bytes = start("over a socket") + kTree + done();
        std::vector<std::string> expected{"ended its connection", "does not report a search"};
        {
            const test::LoopbackClient gone(server->port(), bytes);
            QVERIFY(gone.isConnected());
        }
        const test::LoopbackClient silent(server->port());
        const test::LoopbackClient browser(server->port(),
                                           "POST / HTTP/1.1\r\nHost: localhost\r\n");
        const test::LoopbackClient another(server->port(), "GET / HTTP/1.1\r\n");
        const test::LoopbackClient cut(server->port(), bytes.substr(0, 2));
        cut.end();
        const auto other = test::LoopbackClient::ofAnotherUser(server->port(), bytes);
        if (other)
            expected.insert(expected.begin() + 1, "another user");
        const test::LoopbackClient sender(server->port(), bytes);
        sender.end();
        std::vector<std::string> refusals;
        auto source = server->accept({}, cpProfilerBegins, [&refusals](const Sentence& refusal) {
            refusals.push_back(refusal.text());
        });
        QVERIFY(source && *source);
        const Heard heard = hear(std::move(**source));
        QVERIFY2(heard.error.empty(), heard.error.c_str());
        QCOMPARE(heard.trace->nodeCount(), std::uint64_t{5});
        for (const std::string& part : expected) // each once
            QCOMPARE(
                std::ranges::count_if(
                    refusals, [&](const std::string& one) { return one.find(part) != one.npos; }),
                1);
        QCOMPARE(refusals.size(), expected.size());
    }

    void beginnings_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("events");
        QTest::addColumn<int>("messages");
        const auto add = [](const char* name, const QByteArray& bytes, Beginning events,
                            Beginning messages) {
            QTest::newRow(name) << bytes << static_cast<int>(events) << static_cast<int>(messages);
        };
        using enum Beginning;
        add("nothing", {}, Open, Open);
        add("stream", "{\"clew-events\":1", Right, Wrong);
        add("brace", "{", Right, Open);
        add("mark", "\xEF\xBB", Open, Open);
        add("behind the mark", "\xEF\xBB\xBF {", Right, Wrong);
        add("blanks", "  ", Open, Open);
        add("HTTP", "GET / HTTP/1.1\r\n", Wrong, Wrong);
        add("part of HTTP", "GET", Wrong, Open);
        add("TLS", QByteArray("\x16\x03\x01\x02\x00\x01", 6), Wrong, Wrong);
        const QByteArray message = QByteArray::fromStdString(done());
        add("message", message, Wrong, Right);
        add("length", message.first(4), Wrong, Open);
        add("unknown kind", message.first(4) + '\x09', Wrong, Wrong);
        add("no length", QByteArray(8, '\0'), Wrong, Wrong);
    }
    void beginnings()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, events);
        QFETCH(int, messages);
        QCOMPARE(static_cast<int>(eventsBegin(bytes.toStdString())), events);
        QCOMPARE(static_cast<int>(cpProfilerBegins(bytes.toStdString())), messages);
    }

    void nobodyComes()
    {
        auto server = LoopbackServer::listen(0);
        QVERIFY(server);
        std::stop_source stop;
        stop.request_stop();
        const auto source = server->accept(stop.get_token(), cpProfilerBegins, {});
        QVERIFY(source && !*source);
    }
};

QTEST_GUILESS_MAIN(TestCpProfiler)
#include "tst_core_cpprofiler.moc"
