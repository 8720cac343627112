#include "core/puzzles/knight/frontier/checkpoint.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/puzzles/knight/frontier/passlog.h"
#include "core/puzzles/knight/frontier/statereader.h"
#include "core/storage/outputfile.h"
#include "core/text/readjson.h"

namespace clew::knight::sweeping {

namespace {

using Json = nlohmann::json;

constexpr std::string_view kFormat = "clew knight states 1";

/// Before each chunk.
struct Head
{
    std::uint32_t bin;
    std::uint32_t size;
};

/// Gathers what is written, and has it on the disk bit by bit so that no wait is long.
class Writer
{
public:
    Writer(OutputFile& file, const Poll& poll) : m_file(file), m_poll(poll)
    {
        m_block.reserve(kBlock);
    }

    // False: give up.
    bool write(std::span<const std::uint8_t> bytes)
    {
        m_sum.add(bytes);
        m_block.insert(m_block.end(), bytes.begin(), bytes.end());
        return m_block.size() < kBlock || flush();
    }
    bool finish()
    {
        const std::uint64_t sum = m_sum.value();
        return write(bytesOf(sum)) && flush();
    }

private:
    bool flush()
    {
        orThrow(m_file.write({reinterpret_cast<const char*>(m_block.data()), m_block.size()}));
        orThrow(m_file.sync());
        m_block.clear();
        return m_poll();
    }

    OutputFile& m_file;
    const Poll& m_poll;
    Bytes m_block;
    ByteSum m_sum;
};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

[[noreturn]] void throwDamaged(const std::string& path)
{
    throw StoreError({phrase("knight", "%1 is damaged, or not a checkpoint of a count of "
                                       "knight's tours; name another file, "
                                       "or remove this one to start over"),
                      {path}});
}

/// Reads what writeSnapshot() has written, or a log.
class SnapshotReader
{
public:
    SnapshotReader(std::shared_ptr<StateFile> file, Budget& budget, const Poll& poll)
        : m_file(std::move(file)), m_budget(budget), m_reader(*m_file, poll)
    {
    }

    // As far as there is one; no layer if the poll says no. Throws Damaged, or what JSON throws.
    Snapshot read()
    {
        try {
            const std::string line = m_reader.line();
            if (line + '\n' == kLogMagic)
                readLog();
            else
                readChunks(readJson(line));
        } catch (...) {
            if (!m_reader.gaveUp()) // or it was not the file's fault
                throw;
        }
        if (m_reader.gaveUp())
            return {};
        if (!m_reader.atEnd() || !std::ranges::all_of(m_snapshot.progress.total, isDigit))
            throw Damaged();
        return std::move(m_snapshot);
    }

private:
    void readLog()
    {
        const LogHead head = readLogHead(m_reader);
        makeLayer(head.bins);
        for (;;) {
            const LoggedRecord record = readLogRecord(m_reader);
            if (m_reader.gaveUp())
                return;
            record.addTo(*m_snapshot.layer);
            if (record.isLast()) {
                m_snapshot.progress = progressOf(readJson(record.after));
                return;
            }
        }
    }

    void readChunks(const Json& head)
    {
        if (m_reader.gaveUp())
            return;
        if (!head.is_object() || head.value("format", "") != kFormat)
            throw Damaged();
        m_snapshot.progress = progressOf(head);
        makeLayer(head.at("bins"));
        Store& layer = *m_snapshot.layer;
        layer.setStates(head.at("layer"));
        for (auto next = m_reader.value<Head>(); next.bin != kNoBin && !m_reader.gaveUp();
             next = m_reader.value<Head>()) {
            if (next.bin >= layer.bins())
                throw Damaged();
            layer.appendInFile(next.bin, m_reader.offset(), next.size);
            m_reader.skip(next.size);
        }
        const std::uint64_t sum = m_reader.byteSum();
        if (m_reader.value<std::uint64_t>() != sum && !m_reader.gaveUp())
            throw Damaged();
    }

    void makeLayer(std::size_t bins)
    {
        if (bins > kMostBins)
            throw Damaged();
        m_snapshot.layer = std::make_unique<Store>(bins, m_budget, m_file);
    }

    std::shared_ptr<StateFile> m_file;
    Budget& m_budget;
    StateReader m_reader;
    Snapshot m_snapshot;
};

} // namespace

bool writeSnapshot(const std::string& path, const Progress& progress, const Store& layer,
                   const Poll& poll)
{
    Json head = jsonOf(progress, layer);
    head.erase("pass");
    head["format"] = kFormat;
    const std::string line = head.dump() + "\n";
    auto file = OutputFile::create(path);
    if (!file)
        throw StoreError(file.error().sentence);
    Writer writer(*file, poll);
    const auto chunk = [&](std::size_t bin, std::span<const std::uint8_t> bytes) {
        const Head before{static_cast<std::uint32_t>(bin),
                          static_cast<std::uint32_t>(bytes.size())};
        return writer.write(bytesOf(before)) && writer.write(bytes);
    };
    const bool isWritten =
        writer.write({reinterpret_cast<const std::uint8_t*>(line.data()), line.size()}) &&
        layer.forEachChunk(chunk) && writer.write(bytesOf(Head{kNoBin, 0})) && writer.finish();
    if (isWritten)
        orThrow(file->commit());
    return isWritten;
}

Snapshot readSnapshot(const std::string& path, const std::string& count, Budget& budget,
                      const Poll& poll)
{
    const auto file = StateFile::open(path);
    if (!file)
        return {};
    Snapshot snapshot;
    try {
        snapshot = SnapshotReader(file, budget, poll).read();
    } catch (const Damaged&) {
        throwDamaged(path);
    } catch (const Json::exception&) {
        throwDamaged(path);
    }
    if (snapshot.layer && snapshot.progress.count != count)
        throw StoreError({phrase("knight", "%1 is the checkpoint of another count: %2, not %3"),
                          {path, snapshot.progress.count, count}});
    return snapshot;
}

} // namespace clew::knight::sweeping
