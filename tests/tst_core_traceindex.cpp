// Traces that stay in their files: what is read block by block is what was written, and a file that
// lies about its blocks is refused, or says so as soon as it is looked at.

#include <QtTest>
#include <cstring>
#include <thread>
#include <zstd.h>

#include "core/files/tracefile.h"
#include "core/text/english.h"
#include "core/trace/cursor.h"
#include "core/trace/nodewalk.h"
#include "core/trace/profile.h"
#include "core/trace/tree.h"
#include "tests/randomevents.h"
#include "tests/undersanitizer.h"

using namespace clew;
using namespace clew::test;

namespace {

constexpr std::size_t kTrailer = 24;

std::string contentsOf(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

void write(const std::string& path, const std::string& contents)
{
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(contents.data(), qint64(contents.size())), qint64(contents.size()));
}

std::string compressed(const std::string& plain)
{
    FrameWriter frames;
    return std::string(frames.compress(std::array{std::string_view(plain)}).value());
}

std::string decompressed(std::string_view frame)
{
    std::string plain(ZSTD_getFrameContentSize(frame.data(), frame.size()), '\0');
    plain.resize(ZSTD_decompress(plain.data(), plain.size(), frame.data(), frame.size()));
    return plain;
}

/// A file taken apart, to be put together otherwise.
struct Parts
{
    std::string head;
    std::vector<std::string> blocks; ///< unpacked
    std::string json;                ///< the index's, with its length
    std::vector<TraceBlock> index;

    explicit Parts(const std::string& file)
    {
        std::uint64_t begin = 0;
        std::uint64_t indexBegin = 0;
        std::memcpy(&begin, file.data() + file.size() - kTrailer, 8);
        std::memcpy(&indexBegin, file.data() + file.size() - kTrailer + 8, 8);
        head = file.substr(0, begin);
        const std::string plain = decompressed(
            std::string_view(file).substr(indexBegin, file.size() - kTrailer - indexBegin));
        std::uint32_t length = 0;
        std::memcpy(&length, plain.data(), 4);
        json = plain.substr(0, 4 + length);
        std::uint64_t count = 0;
        std::memcpy(&count, plain.data() + json.size(), 8);
        index.resize(count);
        std::memcpy(index.data(), plain.data() + json.size() + 8, count * sizeof(TraceBlock));
        for (const TraceBlock& block : index) {
            blocks.push_back(decompressed(std::string_view(file).substr(begin, block.size)));
            begin += block.size;
        }
    }

    /// Claims `count` blocks. Their frames' sizes are right unless they are to be kept.
    [[nodiscard]] std::string file(std::optional<std::uint64_t> count = {}, bool keepsSizes = false)
    {
        std::string text = head;
        for (std::size_t i = 0; i < blocks.size(); ++i) {
            const std::string frame = compressed(blocks[i]);
            if (!keepsSizes)
                index[i].size = std::uint32_t(frame.size());
            text += frame;
        }
        const std::uint64_t claimed = count.value_or(index.size());
        const std::uint64_t indexBegin = text.size();
        text += compressed(json + std::string(bytesOfNumber(claimed)) +
                           std::string(bytesOfValues(std::span<const TraceBlock>(index))));
        const std::uint64_t begin = head.size();
        text += bytesOfNumber(begin);
        text += bytesOfNumber(indexBegin);
        return text + "clew-end";
    }
};

constexpr Moves kEveryMove[] = {Moves::DepthFirst, Moves::Backjump, Moves::Jump};
constexpr const char* kMoveNames[] = {"depth first", "backjump", "jump"};

using TracePtr = std::shared_ptr<const Trace>;

Result<TracePtr> opened(const std::string& path, bool whole)
{
    auto reader = TraceReader::open(path);
    if (!reader)
        return tl::make_unexpected(reader.error());
    return whole ? reader->readEvents(EventCheck(kDimensions))
                 : reader->openEvents(EventCheck(kDimensions), nullptr);
}

/// Every event in order: whatever lies is found.
std::optional<Error> faultOfAll(const TracePtr& trace)
{
    for (std::uint64_t i = 0; i < trace->size(); ++i)
        (void)trace->event(i);
    return trace->fault();
}

void compareState(const TracePtr& a, const TracePtr& b, std::uint64_t n)
{
    Cursor here(a, kDimensions);
    Cursor there(b, kDimensions);
    here.seek(n);
    there.seek(n);
    QVERIFY(here.state() == there.state());
    QCOMPARE(there.node(), here.node());
    QCOMPARE(there.depth(), here.depth());
    QCOMPARE(there.nodeCount(), here.nodeCount());
    QVERIFY(there.lastEvent() == here.lastEvent());
}

void compareMoment(const TracePtr& a, const TracePtr& b, std::uint64_t n)
{
    compareState(a, b, n);
    const Cursor here = [&] {
        Cursor cursor(a, kDimensions);
        cursor.seek(n);
        return cursor;
    }();
    const NodeWalk walk = NodeWalk::at(*b, n);
    QCOMPARE(walk.node(), here.node());
    QCOMPARE(walk.depth(), here.depth());
}

} // namespace

class TestTraceIndex : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void sameAsWhole_data()
    {
        QTest::addColumn<int>("moves");
        QTest::addColumn<int>("count");
        for (int moves = 0; moves < 3; ++moves)
            for (const int count : {0, 1, 4095, 4096, 4097, 8192, 60'000})
                QTest::addRow("%s, %d", kMoveNames[moves], count) << moves << count;
    }

    void sameAsWhole()
    {
        QFETCH(int, moves);
        QFETCH(int, count);
        const TracePtr trace =
            record(randomEvents(kEveryMove[moves], std::size_t(count), unsigned(count) + 1));
        QVERIFY(writeTrace(path(), {}, *trace, kLeastBlockEvents));
        const auto read = opened(path(), false);
        QVERIFY2(read, read ? "" : english(read.error()).c_str());
        const TracePtr& lazy = *read;
        QVERIFY(lazy->complete());
        QCOMPARE(lazy->size(), trace->size());
        QCOMPARE(lazy->nodeCount(), trace->nodeCount());
        QCOMPARE(lazy->solutionCount(), trace->solutionCount());
        std::mt19937 random(7);
        for (int i = 0; i < test::repetitions(200); ++i)
            compareMoment(trace, lazy, random() % (trace->size() + 1));
        compareMoment(trace, lazy, trace->size());
        for (std::uint64_t i = 0; i < trace->size(); ++i)
            QCOMPARE(lazy->event(i), trace->event(i));
        for (NodeId id = 0; id < trace->nodeCount(); ++id)
            QCOMPARE(lazy->node(id), trace->node(id));
        for (std::uint64_t n = 0; n < trace->solutionCount(); ++n)
            QCOMPARE(lazy->solutionEvent(n), trace->solutionEvent(n));
        for (std::uint64_t n = 0; n <= trace->size(); n += 97)
            QCOMPARE(lazy->solutionsBefore(n), trace->solutionsBefore(n));
        QCOMPARE(lazy->solutionsBefore(trace->size()), trace->solutionCount());
        QVERIFY(!lazy->fault());
        const auto whole = opened(path(), true);
        QVERIFY2(whole, whole ? "" : english(whole.error()).c_str());
        // Written again from the file, it is the same file.
        const std::string bytes = contentsOf(path());
        const std::string copy = m_folder.filePath("copy").toStdString();
        QVERIFY(writeTrace(copy, {}, *lazy, kLeastBlockEvents));
        QVERIFY(contentsOf(copy) == bytes);
    }

    // What is said of a search without reading its events.
    void figures()
    {
        for (const Moves moves : kEveryMove) {
            const TracePtr trace = record(randomEvents(moves, 20'000, 5));
            QVERIFY(writeTrace(path(), {}, *trace, kLeastBlockEvents));
            const auto reader = TraceReader::open(path());
            QVERIFY(reader && reader->index() != nullptr);
            QCOMPARE(reader->index()->blocks().size(), std::size_t{5});
            TraceFigures counted;
            NodeWalk walk;
            for (std::uint64_t i = 0; i < trace->size(); ++i) {
                ++counted.kinds[std::size_t(trace->event(i).kind())];
                walk.apply(trace->event(i), *trace);
                counted.depth = std::max(counted.depth, walk.depth());
            }
            QVERIFY(reader->index()->figures().kinds == counted.kinds);
            QCOMPARE(reader->index()->figures().depth, counted.depth);
        }
    }

    // The picture of a long search is what the index says: no block is read for it.
    void profileOfTheWhole()
    {
        std::mt19937 random(3);
        std::vector<Event> events;
        while (events.size() < Profile::kBars * kLeastBlockEvents / 2 + 100'000) {
            for (std::uint32_t depth = random() % 4; depth > 0; --depth)
                events.push_back(Event::decide(0, 0));
            events.push_back(random() % 8 == 0 ? Event::solution() : Event::conflict(0, 1));
            events.push_back(Event::visit(kRoot));
        }
        const TracePtr trace = record(events);
        QVERIFY(writeTrace(path(), {}, *trace, kLeastBlockEvents));
        const TracePtr lazy = opened(path(), false).value();
        Profile exact(trace);
        while (exact.read(1'000'000)) {
        }
        Profile summed(lazy);
        while (summed.read(100)) {
        }
        QCOMPARE(lazy->memoryBytes(), std::uint64_t{0});
        QCOMPARE(summed.end(), trace->size());
        QCOMPARE(summed.barWidth(), std::uint64_t{kLeastBlockEvents});
        QCOMPARE(summed.barWidth(), exact.barWidth());
        QCOMPARE(summed.maxDepth(), exact.maxDepth());
        QCOMPARE(summed.bars().size(), exact.bars().size());
        for (std::size_t i = 0; i < exact.bars().size(); ++i) {
            const Profile::Bar& a = summed.bars()[i];
            const Profile::Bar& b = exact.bars()[i];
            QCOMPARE(a.conflicts, b.conflicts);
            QCOMPARE(a.solutions, b.solutions);
            QVERIFY(a.minDepth >= b.minDepth && a.minDepth <= a.maxDepth);
            QVERIFY(a.maxDepth >= b.maxDepth); // where a block begins counts, too
        }
        // No more than what is asked for, and from the middle of a block on: by the events.
        Profile part(lazy);
        const std::uint64_t end = kLeastBlockEvents * 3 / 2;
        while (part.read(1000, end)) {
        }
        QCOMPARE(part.end(), end);
        while (part.read(1000)) {
        }
        QCOMPARE(part.maxDepth(), exact.maxDepth());
        quint64 conflicts = 0;
        for (std::size_t i = 0; i < exact.bars().size(); ++i) {
            QCOMPARE(part.bars()[i].conflicts, exact.bars()[i].conflicts);
            conflicts += part.bars()[i].conflicts;
        }
        QVERIFY(conflicts > 0);
    }

    // A writer that is given the events as they come writes what it writes at once.
    void written()
    {
        const TracePtr trace = record(randomEvents(Moves::Jump, 30'000, 9));
        QVERIFY(writeTrace(path(), {}, *trace, kLeastBlockEvents));
        const std::string atOnce = contentsOf(path());
        auto writer = TraceWriter::create(path(), {}, kLeastBlockEvents);
        QVERIFY(writer);
        for (std::uint64_t end = 0; end < trace->size(); end += 1234)
            QVERIFY(writer->add(*trace, end));
        QVERIFY(writer->add(*trace, trace->size()));
        QVERIFY(writer->finish({}));
        QVERIFY(contentsOf(path()) == atOnce);
    }

    // After a path that is longer than a block, the block is as long.
    void longPaths()
    {
        std::vector<Event> events;
        for (std::uint32_t i = 0; i < 40'000; ++i)
            events.push_back(i % 2 == 0 ? Event::decide(i % 20, i % 9)
                                        : Event::assign(i % 20, i % 9, 1));
        const TracePtr trace = record(events);
        QVERIFY(writeTrace(path(), {}, *trace, kLeastBlockEvents));
        const auto reader = TraceReader::open(path());
        QVERIFY(reader && reader->index()->blocks().size() < 6);
        const auto lazy = opened(path(), false);
        for (const std::uint64_t n : {1U, 5000U, 20'000U, 39'999U, 40'000U})
            compareMoment(trace, *lazy, n);
        QVERIFY(opened(path(), true));
    }

    void lies_data()
    {
        QTest::addColumn<int>("moves");
        for (int moves = 0; moves < 3; ++moves)
            QTest::addRow("%s", kMoveNames[moves]) << moves;
    }

    // Each number in the index, changed a little or much: refused at once, or by who reads it all;
    // and nobody is led astray before.
    void lies()
    {
        QFETCH(int, moves);
        const TracePtr trace = record(randomEvents(kEveryMove[moves], 20'000, 2));
        QVERIFY(writeTrace(path(), {}, *trace, kLeastBlockEvents));
        const Parts parts(contentsOf(path()));
        constexpr std::size_t kFields = sizeof(TraceBlock) / 4;
        for (std::size_t block = 0; block < parts.index.size(); ++block)
            for (std::size_t field = 0; field < kFields; ++field)
                for (const std::uint32_t change : {1U, 0U - 1U, 5U, 1U << 12U, 1U << 31U}) {
                    Parts lie = parts;
                    std::uint32_t numbers[kFields];
                    std::memcpy(numbers, &lie.index[block], sizeof numbers);
                    numbers[field] += change;
                    std::memcpy(&lie.index[block], numbers, sizeof numbers);
                    write(path(), lie.file({}, field == 0));
                    QVERIFY(!opened(path(), true));
                    // How deep a search is that jumps can be seen from all blocks only.
                    const bool isDeepest = field + 1 == kFields;
                    const auto lazy = opened(path(), false);
                    QVERIFY(!lazy || faultOfAll(*lazy) || (isDeepest && moves == 2));
                }
    }

    // The state that a block claims to begin with is not that which the events lead to.
    void wrongStart()
    {
        const TracePtr trace = record(randomEvents(Moves::DepthFirst, 20'000, 2));
        QVERIFY(writeTrace(path(), {}, *trace, kLeastBlockEvents));
        const Parts parts(contentsOf(path()));
        for (std::size_t block = 1; block < parts.blocks.size(); ++block) {
            const std::uint32_t live = parts.index[block].live;
            QVERIFY(live > 0);
            for (std::uint32_t i = 0; i < live; ++i) {
                Parts lie = parts;
                std::uint64_t bits = 0;
                std::memcpy(&bits, lie.blocks[block].data() + std::size_t{i} * 8, 8);
                const Event event = Event::fromBits(bits);
                const std::uint64_t other = bits ^ (event.value() == 1 ? 3U : 1U);
                std::memcpy(lie.blocks[block].data() + std::size_t{i} * 8, &other, 8);
                write(path(), lie.file());
                const auto whole = opened(path(), true);
                QVERIFY(!whole);
            }
            for (std::uint32_t i = 0; i < parts.index[block].depth; ++i)
                for (const std::uint32_t change : {1U, 0U - 1U, 1000U}) {
                    Parts lie = parts;
                    char* const place =
                        lie.blocks[block].data() + std::size_t{live} * 8 + std::size_t{i} * 4;
                    NodeId node = 0;
                    std::memcpy(&node, place, 4);
                    node += change;
                    std::memcpy(place, &node, 4);
                    write(path(), lie.file());
                    QVERIFY(!opened(path(), true));
                    const auto lazy = opened(path(), false);
                    QVERIFY(lazy);
                    Cursor cursor(*lazy, kDimensions);
                    for (std::uint64_t n = 0; n <= (*lazy)->size(); n += 999)
                        cursor.seek(n);
                }
        }
    }

    // One block is damaged: what the others hold can be seen, and of that one it is said.
    void damaged()
    {
        const TracePtr trace = record(randomEvents(Moves::DepthFirst, 20'000, 2));
        QVERIFY(writeTrace(path(), {}, *trace, kLeastBlockEvents));
        const std::string whole = contentsOf(path());
        const TraceIndex index = *TraceReader::open(path())->index();
        for (std::size_t block = 0; block < index.blocks().size(); ++block) {
            std::string bytes = whole;
            for (std::uint64_t i = 0; i < index.blocks()[block].size; ++i)
                bytes[index.before(block).offset + i] = 'x';
            write(path(), bytes);
            QVERIFY(!opened(path(), true));
            const TracePtr lazy = opened(path(), false).value();
            for (std::size_t other = 0; other < index.blocks().size(); ++other)
                if (other != block)
                    compareState(trace, lazy, index.before(other).events + 100);
            QVERIFY(!lazy->fault());
            (void)lazy->event(index.before(block).events);
            const auto seen = lazy->fault();
            QVERIFY(seen && english(*seen).find("damaged") != std::string::npos);
            SearchTree tree(lazy);
            while (tree.update(1000)) {
            }
            QCOMPARE(std::uint64_t{tree.size()}, trace->nodeCount());
            Cursor cursor(lazy, kDimensions);
            for (std::uint64_t n = 0; n <= lazy->size(); n += 77)
                cursor.seek(n);
            for (NodeId id = 0; id < lazy->nodeCount(); ++id)
                QVERIFY(lazy->node(id).parent < id || id == kRoot);
            QVERIFY(!writeTrace(m_folder.filePath("copy").toStdString(), {}, *lazy));
        }
    }

    // More blocks than there are, more events than a trace can have, a place outside the file.
    void beyond()
    {
        const TracePtr trace = record(randomEvents(Moves::DepthFirst, 9000, 2));
        QVERIFY(writeTrace(path(), {}, *trace, kLeastBlockEvents));
        const std::string whole = contentsOf(path());
        Parts parts(whole);
        for (const std::uint64_t count : {0ULL, 1ULL, 2ULL, 4ULL, 1ULL << 40U, ~0ULL}) {
            write(path(), parts.file(count));
            QVERIFY(!TraceReader::open(path()));
        }
        Parts many = parts; // a block that stands for many
        many.index.resize(100'000, parts.index[1]);
        write(path(), many.file({}, true));
        QVERIFY(!TraceReader::open(path()));
        for (std::size_t place = 0; place < 16; place += 8)
            for (const std::uint64_t value :
                 {std::uint64_t{0}, std::uint64_t{11}, std::uint64_t{13},
                  std::uint64_t{whole.size()}, ~std::uint64_t{0}, std::uint64_t{1} << 63U}) {
                std::string bytes = whole;
                std::memcpy(bytes.data() + bytes.size() - kTrailer + place, &value, 8);
                write(path(), bytes);
                QVERIFY(!TraceReader::open(path()));
            }
    }

    // Any number of threads may look at the same time.
    void threads()
    {
        const TracePtr trace = record(randomEvents(Moves::Jump, 50'000, 4));
        QVERIFY(writeTrace(path(), {}, *trace, kLeastBlockEvents));
        const TracePtr lazy = opened(path(), false).value();
        std::atomic<int> wrong = 0;
        {
            std::vector<std::jthread> readers;
            for (unsigned seed = 0; seed < 3; ++seed)
                readers.emplace_back([&, seed] {
                    std::mt19937 random(seed);
                    Cursor here(trace, kDimensions);
                    Cursor there(lazy, kDimensions);
                    for (int i = 0; i < test::repetitions(100); ++i) {
                        const std::uint64_t n = random() % (trace->size() + 1);
                        here.seek(n);
                        there.seek(n);
                        wrong += here.state() == there.state() ? 0 : 1;
                    }
                });
        }
        QCOMPARE(wrong.load(), 0);
    }

private:
    [[nodiscard]] std::string path() const
    {
        return m_folder.filePath("test.clewtrace").toStdString();
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestTraceIndex)
#include "tst_core_traceindex.moc"
