// Events and nodes of a trace, packed: they come back whatever they are, in less room if they are
// those of a search, and while more are packed.

#include <QtTest>
#include <algorithm>
#include <atomic>
#include <functional>
#include <random>
#include <span>
#include <thread>
#include <utility>

#include "core/trace/compactor.h"
#include "core/trace/packing.h"
#include "core/trace/store.h"
#include "tests/randomevents.h"

using namespace clew;
using namespace clew::test;

namespace {

// More than two chunks, and a part of one.
constexpr std::size_t kSomeChunks = 2 * Store<Event>::kChunk + 777;

/// Events as a search would never emit them.
std::vector<Event> strangeEvents(const std::function<Event(std::mt19937_64&)>& next)
{
    std::mt19937_64 random(29);
    std::vector<Event> events(kSomeChunks);
    for (Event& event : events)
        event = next(random);
    return events;
}

/// What a store gives back of these values, and how much room it took for them.
template<class T>
std::pair<std::vector<T>, std::uint64_t> storedAndRead(const std::vector<T>& values,
                                                       std::uint64_t memory)
{
    Arena arena(memory, std::uint64_t{1} << 30U);
    Compactor compactor(arena, 2);
    Store<T> store(compactor);
    for (const T value : values)
        if (!store.append(value))
            return {};
    store.publish();
    compactor.finish();
    std::vector<T> read(store.published());
    for (std::size_t i = 0; i < read.size(); ++i)
        read[i] = store[i];
    return {read, store.bytes()};
}

} // namespace

class TestPacking : public QObject
{
    Q_OBJECT

private slots:
    void packedEvents_data()
    {
        QTest::addColumn<std::vector<Event>>("events");
        QTest::addColumn<double>("most"); // bytes for an event
        constexpr std::uint32_t kTop = 0xFFFFFF;
        QTest::newRow("depth first") << randomEvents(Moves::DepthFirst, kSomeChunks, 31) << 3.2;
        QTest::newRow("jumps") << randomEvents(Moves::Jump, kSomeChunks, 32) << 4.6;
        QTest::newRow("all the same") << std::vector(kSomeChunks, Event::solution()) << 1.0;
        QTest::newRow("the root visited") << std::vector(kSomeChunks, Event::visit(kRoot)) << 1.0;
        QTest::newRow("the last node visited")
            << std::vector(kSomeChunks, Event::visit(0xFFFF'FFFF)) << 1.0;
        QTest::newRow("nodes near and far") << strangeEvents([](auto& random) {
            const auto near = static_cast<NodeId>(random() % 100);
            return random() % 50 == 0 ? Event::visit(static_cast<NodeId>(random()))
                                      : Event::visit(0xFFFF'FFFF - near);
        }) << 3.0;
        QTest::newRow("variables near each other") << strangeEvents([](auto& random) {
            const auto near = static_cast<Variable>(random() % 32);
            return random() % 50 == 0 ? Event::remove(static_cast<Variable>(random() % kTop), 0, 1)
                                      : Event::remove(kTop - near, kNoValue, 1);
        }) << 2.5;
        QTest::newRow("nodes anywhere") << strangeEvents([](auto& random) {
            return Event::visit(static_cast<NodeId>(random()));
        }) << 8.0;
        QTest::newRow("extremes") << strangeEvents([](auto& random) {
            switch (random() % 6) {
            case 0:
                return Event::decide(kTop, kNoValue - 1);
            case 1:
                return Event::assign(0, 0, 0x1FFF);
            case 2:
                return Event::remove(kTop, 0, 0);
            case 3:
                return Event::conflict(0, 0x1FFF);
            case 4:
                return Event::visit(random() % 2 == 0 ? 0xFFFF'FFFF : 0);
            default:
                return Event::solution();
            }
        }) << 8.0;
        QTest::newRow("many rules") << strangeEvents([](auto& random) {
            return Event::assign(static_cast<Variable>(random() % 81),
                                 static_cast<Value>(random() % 9),
                                 static_cast<Rule>(random() % 200));
        }) << 3.2;
        QTest::newRow("too many rules") << strangeEvents([](auto& random) {
            return Event::assign(1, 2, static_cast<Rule>(random() % 0x2000));
        }) << 8.0;
        QTest::newRow("any variable and value") << strangeEvents([](auto& random) {
            return Event::decide(static_cast<Variable>(random() % kTop),
                                 static_cast<Value>(random() % kTop));
        }) << 8.0;
        QTest::newRow("one below a Visit") << strangeEvents([](auto& random) {
            return random() % 4 != 0 ? Event::visit(static_cast<NodeId>(random() % 9))
                                     : Event::conflict(kTop, 0x1FFF);
        }) << 3.0;
        QTest::newRow("any bits") << strangeEvents([](auto& random) {
            return Event::fromBits(random());
        }) << 8.0;
        QTest::newRow("any bits of a Visit") << strangeEvents([](auto& random) {
            return Event::fromBits((random() >> 16U) | Event::visit(0).bits());
        }) << 8.0;
    }

    // Whatever the events are, they come back, in less room if they are those of a search.
    void packedEvents()
    {
        QFETCH(std::vector<Event>, events);
        QFETCH(double, most);
        for (const std::uint64_t memory : {std::uint64_t{0}, std::uint64_t{1} << 30U}) {
            const auto [read, bytes] = storedAndRead(events, memory);
            QVERIFY(read == events);
            QVERIFY2(double(bytes) <= most * double(events.size()),
                     qPrintable(QString::number(double(bytes) / double(events.size()))));
        }
    }

    void packedWide_data() { packedEvents_data(); }

    // Packing more values at once makes no difference.
    void packedWide()
    {
        if (!packing::hasWideVectors())
            QSKIP("this processor has no wide vectors");
        QFETCH(std::vector<Event>, events);
        Packing<Event>::Packer wide(true);
        Packing<Event>::Packer narrow(false);
        const auto chunk = std::span(std::as_const(events)).first<Packing<Event>::kChunk>();
        QVERIFY(std::ranges::equal(wide.pack(chunk), narrow.pack(chunk)));
        Packing<TraceNode>::Packer wideNodes(true);
        Packing<TraceNode>::Packer narrowNodes(false);
        std::vector<TraceNode> nodes; // some that the events might open
        for (const Event event : chunk)
            nodes.push_back({static_cast<NodeId>(nodes.size()) - event.value() % 16,
                             static_cast<std::uint32_t>(3 * nodes.size() + event.variable() % 4)});
        QVERIFY(std::ranges::equal(wideNodes.pack(nodes), narrowNodes.pack(nodes)));
    }

    void packedNodes_data()
    {
        QTest::addColumn<int>("far"); // one parent in that many is anywhere
        QTest::addColumn<int>("apart");
        QTest::addColumn<double>("most"); // bytes for a node
        QTest::newRow("a search") << 1000 << 3 << 3.5;
        QTest::newRow("far parents") << 10 << 3 << 4.5;
        QTest::newRow("anything") << 1 << 0x7FFF'FFFF << 8.0;
    }

    void packedNodes()
    {
        QFETCH(int, far);
        QFETCH(int, apart);
        QFETCH(double, most);
        std::mt19937 random(37);
        const auto below = [&](std::uint32_t end) {
            return static_cast<std::uint32_t>(random() % end);
        };
        std::vector<TraceNode> nodes{{kRoot, 0}};
        while (nodes.size() < kSomeChunks) {
            const auto size = static_cast<std::uint32_t>(nodes.size());
            const bool isFar = below(std::uint32_t(far)) == 0;
            nodes.push_back({size - 1 - below(isFar ? size : std::min(size, 9U)),
                             nodes.back().event + 1 + below(std::uint32_t(apart))});
            if (far == 1) // as no search would have it
                nodes.back().parent = static_cast<NodeId>(random());
        }
        const auto [read, bytes] = storedAndRead(nodes, 0);
        QVERIFY(read == nodes);
        QVERIFY2(double(bytes) <= most * double(nodes.size()),
                 qPrintable(QString::number(double(bytes) / double(nodes.size()))));
    }

    void readWhilePacked_data()
    {
        QTest::addColumn<std::size_t>("buffers");
        QTest::newRow("two buffers: each is soon filled anew") << std::size_t{2};
        QTest::newRow("many") << std::size_t{40};
    }

    // The last chunks are where a reader may look into a buffer while it is refilled, or freed.
    void readWhilePacked()
    {
        QFETCH(std::size_t, buffers);
        constexpr std::uint32_t kCount = 400'000;
        const auto eventAt = [](std::uint64_t index) {
            const auto number = static_cast<std::uint32_t>(index);
            return index % 3 == 0 ? Event::visit(number)
                                  : Event::remove(number % 1000, number % 9, 3);
        };
        Arena arena(0, std::uint64_t{1} << 30U);
        Compactor compactor(arena, buffers);
        Store<Event> store(compactor);
        std::atomic<bool> finished = false;
        std::jthread writer([&] {
            for (std::uint32_t i = 0; i < kCount; ++i) {
                if (!store.append(eventAt(i)))
                    return;
                if (i % 1000 == 999)
                    store.publish();
            }
            compactor.finish();
            finished = true;
        });
        std::mt19937_64 random(41);
        std::uint64_t size = 0;
        while (!finished) {
            size = store.published();
            for (int i = 0; size > 0 && i < 1000; ++i) {
                const std::uint64_t back =
                    random() % std::min<std::uint64_t>(size, Store<Event>::kChunk + 2000);
                for (const std::uint64_t index : {size - 1 - back, random() % size})
                    if (store[index] != eventAt(index))
                        QFAIL("an event came back different");
            }
        }
        QCOMPARE(store.published(), std::uint64_t{kCount});
        QVERIFY(store.bytes() < kCount * sizeof(Event) / 2);
    }
};

QTEST_GUILESS_MAIN(TestPacking)
#include "tst_core_packing.moc"
