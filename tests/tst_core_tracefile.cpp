// Trace files: what was written comes back, and nothing that is wrong with a file does any harm.

#include <QtTest>
#include <thread>
#include <zstd.h>

#include "core/files/tracefile.h"
#include "core/text/english.h"
#include "core/trace/cursor.h"
#include "tests/randomevents.h"
#include "tests/undersanitizer.h"

using namespace clew;
using namespace clew::test;

namespace {

constexpr qsizetype kPlainBytes = 12; // magic and version

TraceHeader someHeader()
{
    return {.puzzle = "queens",
            .strategy = "backtracking",
            .problem = "line one\nzwei: \xC3\xA4\xC3\xB6\n",
            .format = "board",
            .parameters = {{"size", "8"}, {"closed", "1"}},
            .seed = 0xFFFF'FFFF'FFFF'FFFF,
            .outcome = {Ending::Stopped,
                        StopReason::NodeLimit,
                        {.nodes = 1, .backtracks = 2, .solutions = 3, .checks = 1ULL << 60U}}};
}

Result<std::shared_ptr<const Trace>> readAll(const QString& path, const TraceLimits& limits = {},
                                             Dimensions dimensions = kDimensions,
                                             const std::stop_token& token = {})
{
    auto reader = TraceReader::open(path.toStdString());
    if (!reader)
        return tl::make_unexpected(reader.error());
    return reader->readEvents(EventCheck(dimensions), limits, token);
}

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& contents)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(contents), contents.size());
}

QByteArray compressed(const QByteArray& plain)
{
    QByteArray result(qsizetype(ZSTD_compressBound(std::size_t(plain.size()))), '\0');
    ZSTD_CCtx* const context = ZSTD_createCCtx();
    ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1);
    result.truncate(qsizetype(ZSTD_compress2(context, result.data(), std::size_t(result.size()),
                                             plain.data(), std::size_t(plain.size()))));
    ZSTD_freeCCtx(context);
    return result;
}

template<class T>
QByteArray bytesOf(T number)
{
    return {reinterpret_cast<const char*>(&number), sizeof number};
}

QByteArray textOf(const QByteArray& text)
{
    return bytesOf(quint32(text.size())) + text;
}

const QByteArray kStart = QByteArray("clewtrac") + bytesOf(quint32{1});

QByteArray headerOf(quint64 events)
{
    return textOf(R"({"puzzle":"queens","strategy":"bitmask","format":"board","parameters":{},)"
                  R"("seed":1,"ending":"exhausted","reason":"","nodes":0,"backtracks":0,)"
                  R"("solutions":0,"checks":0,"events":)" +
                  QByteArray::number(events) + "}");
}

/// A whole file of these events, made without the writer.
QByteArray fileOf(const std::vector<Event>& events, std::optional<quint64> claimed = std::nullopt)
{
    QByteArray plain = headerOf(claimed.value_or(events.size())) + textOf("text");
    for (const Event event : events)
        plain += bytesOf(event.bits());
    return kStart + compressed(plain + "clew-end");
}

} // namespace

class TestTraceFile : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void roundTrip_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("onDisk");
        for (const int count : {0, 1, 8191, 8192, 8193, 100'000})
            QTest::addRow("%d events", count) << count << false;
        QTest::addRow("spilled") << 100'000 << true;
    }

    void roundTrip()
    {
        QFETCH(int, count);
        QFETCH(bool, onDisk);
        const TraceLimits limits{.memory = onDisk ? 0 : std::uint64_t{256} << 20U};
        const auto trace = record(randomEvents(Moves::Jump, std::size_t(count), 3), limits);
        TraceHeader header = someHeader();
        const auto written = writeTrace(path().toStdString(), header, *trace);
        QVERIFY2(written, written ? "" : english(written.error()).c_str());
        auto reader = TraceReader::open(path().toStdString());
        QVERIFY2(reader, reader ? "" : english(reader.error()).c_str());
        header.events = std::uint64_t(count);
        QVERIFY(reader->header() == header);
        const auto again = reader->readEvents(EventCheck(kDimensions), limits);
        QVERIFY2(again, again ? "" : english(again.error()).c_str());
        QVERIFY((*again)->complete());
        QCOMPARE((*again)->size(), trace->size());
        QCOMPARE((*again)->nodeCount(), trace->nodeCount());
        QCOMPARE((*again)->solutionCount(), trace->solutionCount());
        for (std::uint64_t i = 0; i < trace->size(); ++i)
            QCOMPARE((*again)->event(i), trace->event(i));
        Cursor before(trace, kDimensions);
        Cursor after(*again, kDimensions);
        for (std::uint64_t n = 0; n <= trace->size(); n += 1013) {
            before.seek(n);
            after.seek(n);
            QVERIFY(before.state() == after.state());
        }
    }

    // A file is replaced in one step, and nothing else is left in the folder.
    void atomic()
    {
        write(path(), "what was there");
        const auto trace = record(randomEvents(Moves::DepthFirst, 100, 3));
        QVERIFY(writeTrace(path().toStdString(), someHeader(), *trace));
        QVERIFY(readAll(path()));
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files), QStringList("test.clewtrace"));

        const auto refused = writeTrace("/no/such/folder/x.clewtrace", someHeader(), *trace);
        QVERIFY(!refused);
        QVERIFY(english(refused.error()).find("/no/such/folder/x.clewtrace") != std::string::npos);
        const QString folder = m_folder.filePath("folder");
        QVERIFY(QDir().mkdir(folder));
        QVERIFY(!writeTrace(folder.toStdString(), someHeader(), *trace));
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files), QStringList("test.clewtrace"));
        QVERIFY(QDir().rmdir(folder));
    }

    // Written while it is recorded, it is the file that is written at the end.
    void followed()
    {
        write(path(), "what was there");
        const TraceHeader header = someHeader();
        const auto trace = std::make_shared<Trace>();
        TraceFollower follower(path().toStdString(), header, trace, kLeastBlockEvents);
        {
            Control control;
            Recorder recorder(*trace, control);
            for (const Event event : randomEvents(Moves::Jump, 50'000, 3))
                recorder.write(event);
            recorder.publish();
            QTRY_COMPARE(follower.taken(), std::uint64_t{50'000});
        }
        QCOMPARE(contentsOf(path()), QByteArray("what was there"));
        const auto finished = follower.finish(header.outcome);
        QVERIFY2(finished, finished ? "" : english(finished.error()).c_str());
        const QByteArray whole = contentsOf(path());
        QVERIFY(writeTrace(path().toStdString(), header, *trace, kLeastBlockEvents));
        QVERIFY(whole == contentsOf(path()));
    }

    // What is recorded so far stands beside the file, and can be read wherever it ends.
    void part()
    {
        write(path(), "what was there");
        const QString beside = path() + ".part";
        const QString copy = m_folder.filePath("copy");
        const auto events = randomEvents(Moves::Jump, 20'000, 3);
        const auto trace = std::make_shared<Trace>();
        TraceFollower follower(path().toStdString(), someHeader(), trace, kLeastBlockEvents,
                               std::chrono::milliseconds(0));
        QByteArray whole;
        {
            Control control;
            Recorder recorder(*trace, control);
            for (std::size_t i = 0; i < events.size(); ++i) {
                recorder.write(events[i]);
                if (i % 5003 != 5002 && i + 1 != events.size())
                    continue;
                recorder.publish();
                const auto read = [&]() -> std::uint64_t {
                    whole = contentsOf(beside);
                    write(copy, whole);
                    const auto left = readAll(copy);
                    return left ? (*left)->size() : 0;
                };
                QTRY_COMPARE(read(), std::uint64_t{i + 1});
            }
        }
        QCOMPARE(contentsOf(path()), QByteArray("what was there"));
        std::uint64_t before = 0;
        for (qsizetype size = 0; size <= whole.size(); size += size < 400 ? 1 : 997) {
            write(copy, whole.left(size));
            auto reader = TraceReader::open(copy.toStdString());
            if (!reader) // not even which search it was
                continue;
            QVERIFY(reader->isPart());
            const auto left = reader->openEvents(EventCheck(kDimensions), nullptr);
            QVERIFY2(left, qPrintable(QString::number(size)));
            QCOMPARE(reader->header().events, (*left)->size());
            QCOMPARE(reader->header().outcome.reason, StopReason::Cancelled);
            QCOMPARE(reader->header().outcome.counters.solutions, (*left)->solutionCount());
            QVERIFY((*left)->size() >= before);
            before = (*left)->size();
            for (std::uint64_t i = 0; i < before; ++i)
                QCOMPARE((*left)->event(i), events[i]);
        }
        QVERIFY(before > 0);
        QByteArray damaged = whole;
        for (qsizetype at = whole.size() / 2; at < whole.size(); at += 4001) {
            damaged[at] = char(damaged[at] ^ 1);
            write(copy, damaged);
            const auto left = readAll(copy);
            QVERIFY(left && (*left)->size() < events.size());
        }
        QVERIFY(QFile::remove(copy));
        QVERIFY(follower.finish(someHeader().outcome));
        QVERIFY(!QFile::exists(beside));
        const QByteArray finished = contentsOf(path());
        QVERIFY(writeTrace(path().toStdString(), someHeader(), *trace, kLeastBlockEvents));
        QVERIFY(finished == contentsOf(path()));
    }

    // It takes the place of an older one, but not of somebody's own file, and goes if the search
    // is given up.
    void partsBeside()
    {
        const QString beside = path() + ".part";
        const auto trace = record(randomEvents(Moves::DepthFirst, 100, 3));
        for (const char* const there : {"clewpart, of a search before", "my own"}) {
            write(beside, there);
            const bool isOwn = QByteArray(there) == "my own";
            {
                const TraceFollower follower(path().toStdString(), someHeader(), trace,
                                             kLeastBlockEvents, std::chrono::milliseconds(0));
                QTRY_COMPARE(follower.taken(), trace->size());
                if (!isOwn)
                    QTRY_VERIFY(readAll(beside));
            }
            QCOMPARE(contentsOf(beside), isOwn ? QByteArray(there) : QByteArray());
        }
        QVERIFY(QFile::remove(beside));
    }

    // Nothing is lost by a search that is never finished, and what cannot be written is said.
    void followedInVain()
    {
        write(path(), "what was there");
        const auto trace = record(randomEvents(Moves::DepthFirst, 100, 3));
        {
            const TraceFollower follower(path().toStdString(), someHeader(), trace);
            QTRY_COMPARE(follower.taken(), trace->size());
        }
        QCOMPARE(contentsOf(path()), QByteArray("what was there"));
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden),
                 QStringList("test.clewtrace"));
        TraceFollower refused("/no/such/folder/x.clewtrace", someHeader(), trace);
        const auto finished = refused.finish({});
        QVERIFY(!finished);
        QVERIFY(english(finished.error()).find("/no/such/folder/x.clewtrace") != std::string::npos);
        // Not while others write there.
        TraceFollower device("/dev/null", someHeader(), trace);
        QVERIFY(!OutputFile::replaces("/dev/null"));
        QCOMPARE(device.taken(), std::uint64_t{0});
        QVERIFY(device.finish({}));
    }

    void noFile()
    {
        const auto missing = TraceReader::open("/no/such/file");
        QVERIFY(!missing);
        QVERIFY(english(missing.error()).find("/no/such/file") != std::string::npos);
        QVERIFY(!TraceReader::open(m_folder.path().toStdString()));
    }

    // Wherever a file is cut short, reading says so.
    void truncated()
    {
        const auto trace = record(randomEvents(Moves::Jump, 3000, 3));
        QVERIFY(writeTrace(path().toStdString(), someHeader(), *trace));
        const QByteArray whole = contentsOf(path());
        for (qsizetype size = 0; size < whole.size(); size += size < 300 ? 1 : 97) {
            write(path(), whole.left(size));
            const auto read = readAll(path());
            QVERIFY2(!read, qPrintable(QString::number(size)));
            QVERIFY(!english(read.error()).empty());
        }
        for (qsizetype cut = 1; cut <= 32; ++cut) {
            write(path(), whole.chopped(cut));
            QVERIFY(!readAll(path()));
        }
        write(path(), whole + '\0');
        QVERIFY(!readAll(path()));
        write(path(), whole + whole);
        QVERIFY(!readAll(path()));
    }

    // No damaged file is taken for a good one: the checksum sees what the checks do not. Only bits
    // without meaning, as there are some in a zstd frame's head, may be anything.
    void bitFlips()
    {
        const auto trace = record(randomEvents(Moves::Jump, 1000, 3));
        QVERIFY(writeTrace(path().toStdString(), someHeader(), *trace));
        const QByteArray whole = contentsOf(path());
        TraceHeader header = someHeader();
        header.events = trace->size();
        for (qsizetype bit = 0; bit < whole.size() * 8; bit += bit < 1000              ? 1
                                                               : test::kUnderSanitizer ? 241
                                                                                       : 61) {
            QByteArray damaged = whole;
            damaged[bit / 8] = char(damaged[bit / 8] ^ (1 << (bit % 8)));
            write(path(), damaged);
            auto reader = TraceReader::open(path().toStdString());
            const auto read =
                reader ? reader->readEvents(EventCheck(kDimensions)) : tl::make_unexpected(Error{});
            if (!read)
                continue;
            QVERIFY(reader->header() == header);
            QCOMPARE((*read)->size(), trace->size());
            for (std::uint64_t i = 0; i < trace->size(); ++i)
                QCOMPARE((*read)->event(i), trace->event(i));
        }
    }

    void bad_data()
    {
        QTest::addColumn<QByteArray>("contents");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const QByteArray& contents, const char* message) {
            QTest::newRow(name) << contents << QByteArray(message);
        };
        row("empty", {}, "not a trace file");
        row("text", "1 2 3 4 5 6 7 8 9", "not a trace file");
        row("magic only", "clewtrac", "cut short");
        row("newer", QByteArray("clewtrac") + bytesOf(quint32{3}) + "x", "version 3");
        row("current, nothing else", QByteArray("clewtrac") + bytesOf(quint32{2}), "cut short");
        row("current, without an end",
            QByteArray("clewtrac") + bytesOf(quint32{2}) + QByteArray(99, 'x'), "end mark");
        row("no frame", kStart, "cut short");
        row("not zstd", kStart + "nonsense, and enough of it", "damaged");
        const auto frame = [&](const QByteArray& plain) { return kStart + compressed(plain); };
        row("nothing in the frame", frame({}), "cut short");
        row("absurd header", frame(bytesOf(quint32{0xFFFFFFFF}) + "{}"), "claims a header");
        row("header not there", frame(bytesOf(quint32{1000}) + "{}"), "cut short");
        row("header not JSON", frame(textOf("{puzzle}")), "not JSON");
        row("header a list", frame(textOf("[1]")), "not JSON");
        row("header without fields", frame(textOf("{}")), "\"puzzle\"");
        row("header nested deeply", frame(textOf(QByteArray(1 << 20, '['))), "not JSON");
        QByteArray wrongType = headerOf(0);
        row("number for text", frame(textOf(wrongType.mid(4).replace("\"queens\"", "7"))),
            "\"puzzle\"");
        row("unknown ending", frame(textOf(headerOf(0).mid(4).replace("exhausted", "tired"))),
            "\"ending\"");
        row("negative count",
            frame(textOf(headerOf(0).mid(4).replace("\"events\":0", "\"events\":-1"))),
            "\"events\"");
        row("parameter a number", frame(textOf(headerOf(0).mid(4).replace("{},", "{\"size\":8},"))),
            "\"parameters\"");
        row("absurd problem", frame(headerOf(0) + bytesOf(quint32{0xFFFFFFFF})), "claims a header");
        row("no end mark", frame(headerOf(0) + textOf(QByteArray())), "cut short");
        row("wrong end mark", frame(headerOf(0) + textOf(QByteArray()) + "clew-End"),
            "continues after the 0 events");
        row("more after the end mark", frame(headerOf(0) + textOf(QByteArray()) + "clew-end!"),
            "after its end mark");
        row("more events than claimed", fileOf({Event::solution(), Event::solution()}, 1),
            "continues after the 1 events");
        row("fewer events than claimed", fileOf({Event::solution()}, 1000),
            "between events 0 and 1000");
        row("absurd number of events", fileOf({Event::solution()}, ~quint64{0}), "event");
        row("kind 6", fileOf({Event::solution(), Event::fromBits(6ULL << 61U)}), "unknown kind 6");
        row("kind 7", fileOf({Event::fromBits(~0ULL)}), "unknown kind 7");
        row("variable too large", fileOf({Event::assign(20, 0, 1)}), "variable 20");
        row("value too large", fileOf({Event::assign(0, 9, 1)}), "value 9");
        row("guess without a value", fileOf({Event::decide(0, kNoValue)}), "value 16777215");
        row("removal without a value", fileOf({Event::remove(0, kNoValue, 1)}), "value 16777215");
        row("conflict's variable", fileOf({Event::conflict(20, 1)}), "variable 20");
        row("conflict's value", fileOf({Event::conflict(2, 1, 9)}), "value 9");
        row("guess with a rule", fileOf({Event::fromBits(3ULL << 48U)}), "guess with a rule");
        row("visit of the future", fileOf({Event::decide(0, 0), Event::visit(2)}),
            "event 1: it visits node 2");
        row("visit with a rule", fileOf({Event::fromBits(Event::visit(0).bits() | 1ULL << 48U)}),
            "extra data");
        row("solution with a variable",
            fileOf({Event::fromBits(Event::solution().bits() | 1ULL << 24U)}), "extra data");
    }

    void bad()
    {
        QFETCH(QByteArray, contents);
        QFETCH(QByteArray, message);
        write(path(), contents);
        const auto read = readAll(path());
        QVERIFY(!read);
        QVERIFY2(QByteArray(english(read.error()).c_str()).contains(message),
                 english(read.error()).c_str());
    }

    void good()
    {
        write(path(),
              fileOf({Event::decide(19, 8), Event::conflict(19, 1), Event::conflict(0, 1, 8),
                      Event::visit(0), Event::visit(1), Event::solution()}));
        const auto read = readAll(path());
        QVERIFY2(read, read ? "" : english(read.error()).c_str());
        QCOMPARE((*read)->size(), std::uint64_t{6});
    }

    // Small files that unfold to much: the limits of the trace hold.
    void bombs_data()
    {
        QTest::addColumn<QByteArray>("contents");
        const auto row = [](const char* name, std::size_t count, auto&& event) {
            std::vector<Event> events;
            for (std::size_t i = 0; i < count; ++i)
                events.push_back(event(i));
            QTest::newRow(name) << fileOf(events);
        };
        row("solutions", 4'000'000, [](std::size_t) { return Event::solution(); });
        row("one endless path", 4'000'000, [](std::size_t) { return Event::decide(0, 0); });
        row("endless deductions", 4'000'000, [](std::size_t) { return Event::assign(0, 0, 1); });
    }

    void bombs()
    {
        QFETCH(QByteArray, contents);
        QVERIFY(contents.size() < 100'000);
        write(path(), contents);
        const auto read = readAll(path(), {.memory = 16U << 20U, .disk = 0});
        QVERIFY(!read);
        QVERIFY2(english(read.error()).find("more than is allowed") != std::string::npos,
                 english(read.error()).c_str());
    }

    // Jumps between two long paths cost much for their size; reading them can be cancelled.
    void costlyJumps()
    {
        std::vector<Event> events;
        constexpr NodeId kDepth = 20'000;
        for (int branch = 0; branch < 2; ++branch) {
            for (NodeId i = 0; i < kDepth; ++i)
                events.push_back(Event::decide(0, 0));
            events.push_back(Event::visit(kRoot));
        }
        for (int i = 0; i < 200'000; ++i)
            events.push_back(Event::visit(i % 2 == 0 ? kDepth : 2 * kDepth));
        write(path(), fileOf(events));
        std::stop_source source;
        std::jthread canceller([&] {
            QThread::msleep(50);
            source.request_stop();
        });
        const auto read = readAll(path(), {}, kDimensions, source.get_token());
        QVERIFY(!read);
        QVERIFY(english(read.error()).find("cancelled") != std::string::npos);
    }

    void fuzz_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 20; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }

    // Random words in a sound frame: read or refused, and what is read can be played.
    void fuzz()
    {
        QFETCH(unsigned, seed);
        std::mt19937_64 random(seed);
        for (int round = 0; round < test::repetitions(20); ++round) {
            auto events = randomEvents(Moves::Jump, 200, seed * 100 + unsigned(round));
            const std::size_t changes = random() % 4;
            for (std::size_t i = 0; i < changes; ++i) {
                Event& event = events[random() % events.size()];
                event =
                    Event::fromBits(i % 2 == 0 ? random() : event.bits() ^ 1ULL << (random() % 64));
            }
            write(path(), fileOf(events));
            const auto read = readAll(path());
            QVERIFY(changes > 0 || read);
            if (!read)
                continue;
            Cursor cursor(*read, kDimensions);
            for (std::uint64_t n = 0; n <= (*read)->size(); ++n)
                cursor.seek(n);
            for (std::uint64_t n = (*read)->size(); n-- > 0;)
                cursor.seek(n);
            QCOMPARE(cursor.state().assignedCount(), 0U);
        }
    }

    // Random damage to the compressed bytes.
    void fuzzCompressed()
    {
        std::mt19937 random(9);
        const QByteArray whole = fileOf(randomEvents(Moves::Backjump, 2000, 4));
        for (int round = 0; round < test::repetitions(500); ++round) {
            QByteArray damaged = whole;
            for (unsigned i = 0; i <= random() % 20; ++i)
                damaged[kPlainBytes + qsizetype(random() % unsigned(whole.size() - kPlainBytes))] =
                    char(random());
            write(path(), damaged);
            if (const auto read = readAll(path()))
                QCOMPARE((*read)->size(), std::uint64_t{2000});
        }
    }

private:
    [[nodiscard]] QString path() const { return m_folder.filePath("test.clewtrace"); }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestTraceFile)
#include "tst_core_tracefile.moc"
