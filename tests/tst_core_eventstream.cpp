// The event protocol: what was written and is read again is the same trace, foreign searches are
// named for what they are, and nothing that is wrong with a stream does any harm.

#include <QtTest>
#include <array>
#include <nlohmann/json.hpp>
#include <random>
#include <thread>
#include <unistd.h>

#include "core/files/eventstream.h"
#include "core/files/link.h"
#include "core/picture/svg.h"
#include "core/puzzles/foreign/foreign.h"
#include "core/study/why.h"
#include "core/text/english.h"
#include "core/text/printable.h"
#include "tests/everypuzzle.h"

using namespace clew;
using namespace clew::test;

namespace {

struct Heard
{
    std::shared_ptr<WatchedSearch> search;
    std::shared_ptr<Trace> trace = std::make_shared<Trace>();
    Outcome outcome = {};
    Error error = {}; ///< of the header, or of what came after it

    [[nodiscard]] bool isSound() const { return search && !search->fault(); }
};

Heard hear(ByteSource source)
{
    Heard heard;
    auto begun = watchEvents(std::move(source), {});
    if (!begun) {
        heard.error = begun.error();
        return heard;
    }
    heard.search = *begun;
    Control control;
    {
        Recorder recorder(*heard.trace, control);
        heard.outcome = heard.search->run(control, recorder);
    }
    if (heard.search->fault())
        heard.error = *heard.search->fault();
    return heard;
}

Heard hear(std::string text)
{
    return hear(ByteSource::text(std::move(text)));
}

std::string written(const TraceHeader& header, const Puzzle& puzzle, const Problem& problem,
                    const Trace& trace)
{
    std::string text;
    writeEvents(header, puzzle, problem, trace, [&](std::string_view piece) {
        text += piece;
        return true;
    });
    return text;
}

const std::string kFree =
    R"({"clew-events":1,"strategy":"mine","name":"Two cells","variables":["a","b"],)"
    R"("values":{"from":1,"to":3},"grid":{"rows":1,"columns":2},)"
    R"("rules":["odd",{"name":"row","sentence":"{variable} loses {value}."}]})"
    "\n";

std::string errorOf(const Heard& heard)
{
    return english(heard.error) + " @" + std::to_string(heard.error.line) + ":" +
           std::to_string(heard.error.column);
}

} // namespace

class TestEventStream : public QObject
{
    Q_OBJECT

private slots:
    void roundTrip_data() { strategyRows(); }

    void roundTrip()
    {
        QFETCH(int, instance);
        QFETCH(int, strategy);
        const Instance& of = instances()[std::size_t(instance)];
        const Puzzle& puzzle = *of.puzzle;
        const Found found = solve(puzzle, *of.problem, std::size_t(strategy),
                                  {.limits = {.nodes = 2000}, .recorded = true});
        const FormatInfo& format = keepingFormat(puzzle);
        const TraceHeader header{.puzzle = puzzle.info().id,
                                 .strategy = puzzle.info().strategies[std::size_t(strategy)].id,
                                 .problem = puzzle.write(*of.problem, format.id),
                                 .format = format.id,
                                 .seed = 7,
                                 .outcome = found.outcome};
        const std::string text = written(header, puzzle, *of.problem, *found.trace);
        const Heard heard = hear(text);
        QVERIFY2(heard.isSound(), errorOf(heard).c_str());
        QCOMPARE(&heard.search->puzzle(), &puzzle);
        QCOMPARE(heard.trace->size(), found.trace->size());
        for (std::uint64_t i = 0; i < found.trace->size(); ++i)
            QCOMPARE(heard.trace->event(i), found.trace->event(i));
        QCOMPARE(heard.search->header().strategy, header.strategy);
        QCOMPARE(heard.search->header().seed, header.seed);
        QCOMPARE(heard.outcome.ending, found.outcome.ending);
        TraceHeader again = heard.search->header();
        again.outcome = header.outcome; // figures that the events do not carry are the sender's
        QCOMPARE(written(again, puzzle, *heard.search->problem(), *heard.trace), text);
    }

    // That a strike begins another step of its rule is kept; it is no part of a sender's rules.
    void stepsBegunAnew()
    {
        const Puzzle& puzzle = *findPuzzle("sudoku");
        const ProblemPtr problem = presetOf(puzzle, "p97");
        Trace trace;
        {
            Control control;
            Recorder recorder(trace, control);
            recorder.remove(1, 2, 19);
            recorder.removeAnew(2, 2, 19);
        }
        const TraceHeader header{.puzzle = "sudoku",
                                 .strategy = "logic",
                                 .problem = puzzle.write(*problem, "line"),
                                 .format = "line"};
        const std::string text = written(header, puzzle, *problem, trace);
        const Heard heard = hear(text);
        QVERIFY2(heard.isSound(), errorOf(heard).c_str());
        QCOMPARE(heard.trace->event(0), Event::remove(1, 2, 19));
        QCOMPARE(heard.trace->event(1), Event::removeAnew(2, 2, 19));
        const std::string event = "[\"r\",2,2,19,\"new\"]\n";
        QVERIFY(text.find(event) != std::string::npos);
        for (const char* wrong : {"[\"r\",2,2,19,\"old\"]\n", "[\"a\",2,2,19,\"new\"]\n"}) {
            std::string other = text;
            other.replace(other.find(event), event.size(), wrong);
            QVERIFY(!hear(other).isSound());
        }
        QVERIFY(!hear(kFree + "[\"r\",0,1,1,\"new\"]\n").isSound());
    }

    // A guess that narrows gives no value, and has a name of its own.
    void guessesThatNarrow()
    {
        const std::string events = "[\"d\",0,1,\"<=\"]\n[\"r\",0,2,1]\n[\"v\",0]\n"
                                   "[\"d\",1,1,\">=\"]\n";
        const Heard heard = hear(kFree + events + R"({"end":"exhausted","nodes":2})" + "\n");
        QVERIFY2(heard.isSound(), errorOf(heard).c_str());
        const Puzzle& puzzle = heard.search->puzzle();
        const Problem& problem = *heard.search->problem();
        QCOMPARE(heard.trace->event(0), Event::narrow(0, 1, AtMost));
        QCOMPARE(heard.trace->event(3), Event::narrow(1, 1, AtLeast));
        QCOMPARE(puzzle.eventName(problem, heard.trace->event(0)).text(), std::string("a ≤ 2"));
        QCOMPARE(puzzle.eventName(problem, heard.trace->event(3)).text(), std::string("b ≥ 2"));
        Cursor cursor(heard.trace, puzzle.dimensions(problem));
        cursor.seek(2);
        QCOMPARE(cursor.state().value(0), kNoValue);
        QVERIFY(cursor.state().removed(0, 2));
        const std::string text = written(heard.search->header(), puzzle, problem, *heard.trace);
        QVERIFY2(text.find(events) != text.npos, text.c_str());
    }

    void freeVariables()
    {
        const std::string events = "[\"d\",0,2]\n[\"r\",1,2,1]\n[\"a\",1,0,0]\n[\"s\"]\n[\"v\",0]\n"
                                   "[\"c\",1,null,0]\n";
        const Heard heard = hear(kFree + events + R"({"end":"exhausted","nodes":1})" + "\n");
        QVERIFY2(heard.isSound(), errorOf(heard).c_str());
        const Puzzle& puzzle = heard.search->puzzle();
        const Problem& problem = *heard.search->problem();
        QCOMPARE(puzzle.title(problem).text(), "Two cells");
        QCOMPARE(puzzle.info().strategies.front().id, "mine");
        QCOMPARE(puzzle.info().strategies.front().title.text, "mine");
        QCOMPARE(heard.outcome.ending, Ending::Exhausted);
        QCOMPARE(heard.trace->solutionCount(), std::uint64_t{1});
        Cursor cursor(heard.trace, puzzle.dimensions(problem));
        cursor.seek(1);
        QCOMPARE(puzzle.explain(problem, cursor.state(), heard.trace->event(1)).text(),
                 "b loses 3.");
        QCOMPARE(puzzle.ruleName(heard.trace->event(2).rule()).text, "odd");
        cursor.seek(4);
        QCOMPARE(puzzle.draw(problem, &cursor.state()), "3 1\n");
        const std::array solutions{puzzle.solutionAt(problem, cursor.state())};
        QCOMPARE(puzzle.writeSolutions(problem, solutions, 0, "values"), "a=3 b=1\n");
        QVERIFY(puzzle.refusal(0, problem));
        // Its text is its problem.
        const auto again =
            findPuzzle("foreign")->read(puzzle.write(problem, "events"), "events", {});
        QVERIFY(again);
        QCOMPARE(&ownPuzzle(*findPuzzle("foreign"), **again), &puzzle);
        const std::string text = written(heard.search->header(), puzzle, problem, *heard.trace);
        QVERIFY2(text.find(events) != std::string::npos, text.c_str());
    }

    // A board of ours that somebody else searches.
    void foreignStrategy()
    {
        const Heard heard =
            hear(R"({"clew-events":1,"strategy":"slow queens","puzzle":"queens",)"
                 R"("parameters":{"size":"4"},"rules":["attacked"]})"
                 "\n[\"d\",0,1]\n[\"c\",1,1,0]\n{\"end\":\"stopped\",\"reason\":\"cancelled\"}\n");
        QVERIFY2(heard.isSound(), errorOf(heard).c_str());
        const Puzzle& puzzle = heard.search->puzzle();
        QCOMPARE(puzzle.info().id, "foreign");
        QCOMPARE(heard.search->header().strategy, "slow queens");
        QCOMPARE(heard.outcome.reason, StopReason::Cancelled);
        Cursor cursor(heard.trace, puzzle.dimensions(*heard.search->problem()));
        cursor.seek(1);
        QCOMPARE(puzzle.explain(*heard.search->problem(), cursor.state(), heard.trace->event(1))
                     .text()
                     .substr(0, 8),
                 "attacked");
        QVERIFY(puzzle.draw(*heard.search->problem(), &cursor.state()).find('Q') !=
                std::string::npos);
    }

    // The names of ours do not make it ours: neither strategy nor rules.
    void sameNames()
    {
        const std::string events = "[\"d\",0,1]\n{\"end\":\"solved\"}\n";
        const std::string head = R"({"clew-events":1,"strategy":"backtracking","puzzle":"queens",)"
                                 R"("parameters":{"size":"4"})";
        const Heard heard = hear(head + "}\n" + events);
        QVERIFY2(heard.isSound(), errorOf(heard).c_str());
        QCOMPARE(heard.search->puzzle().info().id, "foreign");
        QCOMPARE(heard.search->header().puzzle, "foreign");
        const StrategyInfo& strategy = heard.search->puzzle().info().strategies.front();
        QCOMPARE(strategy.title.text, "backtracking");
        QCOMPARE(strategy.idea.text, Phrase{}.text);
        const Heard own = hear(head + R"(,"by":"clew"})" + "\n" + events);
        QVERIFY2(own.isSound(), errorOf(own).c_str());
        QCOMPARE(&own.search->puzzle(), findPuzzle("queens"));
        const Heard liar = hear(head + R"(,"by":["clew"]})" + "\n" + events);
        QVERIFY2(liar.isSound(), errorOf(liar).c_str());
        QCOMPARE(liar.search->puzzle().info().id, "foreign");
    }

    void traceFile()
    {
        const Heard heard = hear(kFree + "[\"d\",0,2]\n{\"end\":\"solved\"}\n");
        QTemporaryDir folder;
        const std::string path = folder.filePath("f.clewtrace").toStdString();
        QVERIFY(writeTrace(path, heard.search->header(), *heard.trace));
        auto reader = TraceReader::open(path);
        QVERIFY(reader);
        const Puzzle* const base = findPuzzle(reader->header().puzzle);
        const auto problem = base->read(reader->header().problem, reader->header().format, {});
        QVERIFY(problem);
        const Puzzle& own = ownPuzzle(*base, **problem);
        QCOMPARE(&own, &heard.search->puzzle());
        const auto trace = reader->readEvents(EventCheck(own, **problem));
        QVERIFY(trace);
        QCOMPARE((*trace)->size(), std::uint64_t{1});
    }

    void broken_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        const QByteArray head = QByteArray::fromStdString(kFree);
        const auto row = [&](const char* name, const QByteArray& text, const QByteArray& expected) {
            QTest::newRow(name) << text << expected;
        };
        row("empty", "", "the stream is empty @1:1");
        row("a browser", "GET / HTTP/1.1\r\n\r\n", "not a stream of events");
        row("not JSON", "{\"clew-events\":1,\n", "not a stream of events");
        row("version", "{\"clew-events\":2}\n", "a version that this program does not know");
        row("nested", "{\"clew-events\":" + QByteArray(100000, char(91)), "nested");
        row("puzzle", "{\"clew-events\":1,\"puzzle\":\"chess\"}\n", "name one of those");
        row("itself", "{\"clew-events\":1,\"puzzle\":\"foreign\"}\n", "name one of those");
        row("problem", "{\"clew-events\":1,\"puzzle\":\"sudoku\",\"problem\":\"x\"}\n",
            "the header's problem cannot be read");
        row("variables", "{\"clew-events\":1,\"variables\":1e9,\"values\":2}\n", "\"variables\"");
        row("values", "{\"clew-events\":1,\"variables\":2,\"values\":{\"from\":-9e18,\"to\":1}}\n",
            "\"values\"");
        row("far values",
            "{\"clew-events\":1,\"variables\":2,\"values\":"
            "{\"from\":-9223372036854775808,\"to\":9223372036854775807}}\n",
            "\"values\"");
        row("grid",
            "{\"clew-events\":1,\"variables\":2,\"values\":2,\"grid\":{\"rows\":4294967296,"
            "\"columns\":4294967296}}\n",
            "\"grid\"");
        row("cells",
            "{\"clew-events\":1,\"variables\":2,\"values\":2,\"grid\":{\"rows\":1,\"columns\":1,"
            "\"cells\":[2]}}\n",
            "\"grid\"");
        row("rules", "{\"clew-events\":1,\"variables\":2,\"values\":2,\"rules\":[1]}\n",
            "\"rules\"");
        row("long header", "{" + QByteArray(2 << 20, ' '), "the header is longer");
        row("long line", head + QByteArray(200000, char(91)),
            "the line is longer than 65536 bytes");
        row("no end", head + "[\"d\",0,0]\n", "the line with \"end\" is missing @3:1");
        row("cut", head + "[\"d\",0", "expected a comma and a number @2:7");
        row("kind", head + "[\"x\",0]\n", "no such kind of event");
        row("number", head + "[\"d\",-1,0]\n", "expected a whole number, 0 or more @2:6");
        row("large", head + "[\"d\",99999999999999999999,0]\n", "a whole number, 0 or more");
        row("more", head + "[\"s\",1]\n", "expected ], the end of the event @2:5");
        row("rest", head + "[\"s\"] x\n", "nothing may follow an event");
        row("word", head + "hello\n", "a line is an event");
        row("value", head + "[\"d\",0,3]\n", "refers to value 3");
        row("narrower", head + "[\"d\",0,1,\"<\"]\n", "expected \"<=\" or \">=\"");
        row("variable", head + "[\"d\",2,0]\n", "refers to variable 2");
        row("no value", head + "[\"a\",0,null,0]\n", "only a contradiction may leave out");
        row("rule", head + "[\"a\",0,0,3]\n",
            "there is no rule 3: the header lists 2, numbered from 0");
        row("node", head + "[\"v\",1]\n", "visits node 1");
        row("object", head + "{\"x\":1}\n", "\"end\" or \"comment\"");
        row("ending", head + "{\"end\":\"well\"}\n", "a search ends");
    }

    void broken()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        const std::string error = errorOf(hear(text.toStdString()));
        QVERIFY2(QByteArray::fromStdString(error).contains(expected), error.c_str());
    }

    // What came before an error stays.
    void keepsWhatCame()
    {
        const Heard heard = hear(kFree + "[\"d\",0,0]\n[\"d\",1,1]\nrubbish\n");
        QVERIFY(!heard.isSound());
        QCOMPARE(heard.trace->size(), std::uint64_t{2});
        QVERIFY(heard.trace->complete());
        QCOMPARE(heard.outcome.ending, Ending::RanDry);
    }

    // Names that would steer a terminal or break out of an SVG.
    void controlCharacters()
    {
        const Heard heard =
            hear("{\"clew-events\":1,\"strategy\":\"\\u001b[31mred\\u202e\",\"name\":\"<svg>"
                 "\\u0000&\\u009b\","
                 "\"variables\":[\"\\u001b]0;x\\u0007<b>\"],\"values\":[\"\\u007f&\\\"<\"]}"
                 "\n[\"d\",0,0]\n[\"s\"]\n{\"end\":\"solved\"}\n");
        QVERIFY2(heard.isSound(), errorOf(heard).c_str());
        const Puzzle& puzzle = heard.search->puzzle();
        const Problem& problem = *heard.search->problem();
        Cursor cursor(heard.trace, puzzle.dimensions(problem));
        cursor.seek(2);
        const std::string svg =
            toSvg(puzzle.picture(problem, {.state = &cursor.state(), .event = cursor.lastEvent()}));
        for (const std::string& text :
             {svg, puzzle.draw(problem, &cursor.state()), puzzle.title(problem).text(),
              puzzle.info().strategies.front().id})
            QVERIFY2(
                std::ranges::none_of(
                    text, [](unsigned char c) { return (c < 0x20U && c != '\n') || c == 0x7FU; }),
                text.c_str());
        QXmlStreamReader xml(QByteArray::fromStdString(svg));
        while (!xml.atEnd())
            xml.readNext();
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    }

    void printable_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("shown");
        QTest::newRow("plain") << QByteArray("aß∀😀") << QByteArray("aß∀😀");
        QTest::newRow("overlong") << QByteArray("\xC0\x80x") << QByteArray("��x");
        QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << QByteArray("���");
        QTest::newRow("cut") << QByteArray("\xF0\x9F") << QByteArray("��");
        QTest::newRow("C1") << QByteArray("\xC2\x9B") << QByteArray("�");
        QTest::newRow("direction") << QByteArray("\xE2\x80\xAE") << QByteArray("�");
    }

    void printable()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, shown);
        QCOMPARE(QByteArray::fromStdString(clew::printable(text.toStdString())), shown);
        QCOMPARE(clew::printable("abcdef", 3), "abc…");
        QCOMPARE(QByteArray::fromStdString(printableLines(text.toStdString())), shown);
        // Nor does it get into sentences, or into SVG and pages.
        const Sentence sentence{Phrase{"", "%1"}, {text.toStdString()}};
        QCOMPARE(QByteArray::fromStdString(sentence.text()), shown);
        QCOMPARE(QByteArray::fromStdString(markupText(text.toStdString())), shown);
    }

    void printableLinesAndMessages()
    {
        QCOMPARE(printableLines("a\n\tb\x1b[31m"), "a\n\tb�[31m");
        QCOMPARE(markupText("<\x1b&\xE2\x80\xAE\n"), "&lt;�&amp;�\n");
        std::string input;
        while (input.size() < 1'000'000)
            input += "ß€😀"; // whichever of their bytes the cut falls on
        for (std::size_t shift = 0; shift < 9; ++shift) {
            const std::string message =
                printableMessage(std::string(shift, '.') + "FILE:1:1: " + input + "the end");
            QVERIFY(message.size() < 5000);
            QVERIFY(message.find("FILE:1:1") == shift && message.ends_with("the end"));
            QVERIFY(message.find("…") != std::string::npos);
            QVERIFY(message.find("�") == std::string::npos);
        }
    }

    // Boards of ours under events that none of our searches makes.
    void lies_data() { puzzleRows(); }

    void lies()
    {
        QFETCH(int, puzzle);
        const Puzzle& board = *puzzles()[std::size_t(puzzle)];
        const ProblemPtr problem = board.presetProblem(board.info().presets.front());
        const FormatInfo& format = keepingFormat(board);
        const nlohmann::json header{{"clew-events", 1},
                                    {"strategy", "liar"},
                                    {"puzzle", board.info().id},
                                    {"format", format.id},
                                    {"problem", board.write(*problem, format.id)},
                                    {"rules", {"one", "two"}}};
        const Dimensions dimensions = board.dimensions(*problem);
        std::mt19937 random(11);
        const auto below = [&](std::uint32_t end) { return std::to_string(random() % end); };
        std::string text = header.dump() + '\n';
        for (int i = 0, nodes = 1; i < 400; ++i) {
            const std::string place =
                below(dimensions.variables) + "," + below(dimensions.values) + "," + below(2);
            const std::uint32_t kind = static_cast<std::uint32_t>(random() % 6);
            const Heard probe = kind < 4
                                    ? hear(header.dump() + "\n[\"" + "darc"[kind] + "\"," +
                                           (kind == 0 ? place.substr(0, place.rfind(',')) : place) +
                                           "]\n{\"end\":\"solved\"}\n")
                                    : Heard{};
            if (kind < 4 && !probe.isSound())
                continue; // the board cannot show it
            if (kind == 0)
                ++nodes;
            text += kind == 4 ? "[\"v\"," + below(std::uint32_t(nodes)) + "]\n"
                    : kind == 5
                        ? std::string("[\"s\"]\n")
                        : std::string("[\"") + "darc"[kind] + "\"," +
                              (kind == 0 ? place.substr(0, place.rfind(',')) : place) + "]\n";
            if (i > 40)
                i += 20;
        }
        const Heard heard = hear(text + "{\"end\":\"exhausted\"}\n");
        QVERIFY2(heard.isSound(), errorOf(heard).c_str());
        const Puzzle& own = heard.search->puzzle();
        const Problem& of = *heard.search->problem();
        Cursor cursor(heard.trace, own.dimensions(of));
        for (std::uint64_t at = 0; at < heard.trace->size(); ++at) {
            cursor.seek(at);
            (void)own.explain(of, cursor.state(), heard.trace->event(at)).text();
            if (at % 7 != 0)
                continue;
            (void)own.draw(of, &cursor.state());
            (void)own.picture(of, {.state = &cursor.state(), .event = cursor.lastEvent()});
            const Solution solution = own.solutionAt(of, cursor.state());
            (void)own.verify(of, solution);
            (void)own.picture(of, {.solution = &solution});
            const TraceMoment moment{own, heard.search->problem(), heard.trace, at, 0};
            (void)whyLastEvent(moment);
            (void)whyPlace(moment, {static_cast<Variable>(at) % dimensions.variables, kNoValue});
        }
    }

    // Bytes that come one by one, and a stop in the middle.
    void growing()
    {
        int ends[2];
        QCOMPARE(::pipe(ends), 0);
        std::stop_source stop;
        std::thread sender([&] {
            const std::string text = kFree + "[\"d\",0,2]\n";
            for (const char c : text)
                QCOMPARE(::write(ends[1], &c, 1), 1);
        });
        auto source = ByteSource::file("/proc/self/fd/" + std::to_string(ends[0]), true);
        QVERIFY(source);
        auto search = watchEvents(*std::move(source), {});
        QVERIFY(search);
        Trace trace;
        Control control({}, stop.get_token());
        {
            Recorder recorder(trace, control);
            control.onPoll([&] {
                recorder.publish();
                if (trace.size() == 1)
                    stop.request_stop();
            });
            QCOMPARE((*search)->run(control, recorder).reason, StopReason::Cancelled);
        }
        QCOMPARE(trace.size(), std::uint64_t{1});
        QVERIFY(!(*search)->fault());
        sender.join();
        ::close(ends[0]);
        ::close(ends[1]);
    }

    // A file that is rewritten is not waited for to grow beyond what it was.
    void cutShort()
    {
        QTemporaryDir folder;
        const QString name = folder.filePath("stream");
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("a long line of the first time\n");
        file.close();
        auto source = ByteSource::file(name.toStdString(), true);
        QVERIFY(source);
        std::array<char, 100> buffer;
        const auto first = source->read(buffer, {});
        QVERIFY(first);
        QCOMPARE(*first, std::size_t{30});
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write("short\n");
        file.close();
        const auto second = source->read(buffer, {});
        QVERIFY(!second);
        QVERIFY(english(second.error()).find("rewritten") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestEventStream)
#include "tst_core_eventstream.moc"
