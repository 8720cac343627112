#include "core/puzzles/knight/frontier/checkpoint.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <nlohmann/json.hpp>

#include "core/storage/outputfile.h"
#include "core/text/readjson.h"

namespace clew::knight::sweeping {

namespace {

using Json = nlohmann::json;

constexpr std::string_view kFormat = "clew knight states 1";
constexpr std::size_t kBlock = std::size_t{1} << 20U; ///< bytes written or read at once
constexpr std::uint32_t kNoBin = ~std::uint32_t{0};   ///< instead of a bin: the end

/// Before each chunk.
struct Head
{
    std::uint32_t bin;
    std::uint32_t size;
};

// FNV-1a, 64 bits.
class Checksum
{
public:
    void add(std::span<const std::uint8_t> bytes)
    {
        for (const std::uint8_t byte : bytes)
            m_hash = (m_hash ^ byte) * 0x100000001B3U;
    }
    [[nodiscard]] std::uint64_t value() const { return m_hash; }

private:
    std::uint64_t m_hash = 0xCBF29CE484222325U;
};

template<class Value>
std::span<const std::uint8_t> bytesOf(const Value& value)
{
    return {reinterpret_cast<const std::uint8_t*>(&value), sizeof(value)};
}

void orThrow(const Result<void>& done)
{
    if (!done)
        throw StoreError(done.error().sentence);
}

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
    Checksum m_sum;
};

/// Reads a snapshot from its beginning on.
class Reader
{
public:
    Reader(StateFile& file, std::string path, const Poll& poll)
        : m_file(file), m_path(std::move(path)), m_poll(poll)
    {
    }

    [[nodiscard]] bool gaveUp() const { return m_gaveUp; }
    [[nodiscard]] std::uint64_t offset() const { return m_start + m_at; }
    [[nodiscard]] std::uint64_t sum() const { return m_sum.value(); }

    template<class Value>
    Value value()
    {
        Value value{};
        std::memcpy(&value, next(sizeof(value)).data(), sizeof(value));
        return value;
    }
    // Up to the newline.
    std::string line()
    {
        std::string line;
        while (!m_gaveUp) {
            const char c = static_cast<char>(next(1).front());
            if (c == '\n')
                break;
            if (line.size() == kBlock)
                throwDamaged();
            line += c;
        }
        return line;
    }
    void skip(std::uint64_t size)
    {
        while (size > 0 && !m_gaveUp) {
            const std::size_t some = std::min<std::uint64_t>(size, kBlock / 2);
            next(some);
            size -= some;
        }
    }
    /// Whether nothing is left.
    bool atEnd()
    {
        if (m_at == m_block.size())
            refill();
        return m_at == m_block.size();
    }
    [[noreturn]] void throwDamaged() const
    {
        throw StoreError({phrase("knight", "%1 is damaged, or not a checkpoint of a count of "
                                           "knight's tours; name another file, "
                                           "or remove this one to start over"),
                          {m_path}});
    }

private:
    std::span<const std::uint8_t> next(std::size_t size)
    {
        if (m_block.size() - m_at < size)
            refill();
        if (m_gaveUp)
            return std::span(m_block).first(size); // whatever it is
        if (m_block.size() - m_at < size)
            throwDamaged();
        const auto bytes = std::span(m_block).subspan(m_at, size);
        m_at += size;
        m_sum.add(bytes);
        return bytes;
    }
    void refill()
    {
        m_gaveUp = m_gaveUp || !m_poll();
        m_start += m_at;
        m_at = 0;
        m_block.resize(kBlock);
        if (!m_gaveUp)
            m_block.resize(m_file.read(m_start, m_block));
    }

    StateFile& m_file;
    std::string m_path;
    const Poll& m_poll;
    Bytes m_block;
    std::size_t m_at = 0;      ///< in the block
    std::uint64_t m_start = 0; ///< of the block in the file
    Checksum m_sum;
    bool m_gaveUp = false;
};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

Progress progressOf(const Json& json)
{
    return {.count = json.at("count"),
            .swept = json.at("swept"),
            .total = json.at("total"),
            .dealt = json.at("dealt"),
            .deals = json.at("deals"),
            .states = json.at("states"),
            .bytes = json.at("bytes")};
}

} // namespace

bool writeSnapshot(const std::string& path, const Progress& progress, const Store& layer,
                   const Poll& poll)
{
    const Json head{{"format", kFormat},         {"count", progress.count},
                    {"swept", progress.swept},   {"total", progress.total},
                    {"dealt", progress.dealt},   {"deals", progress.deals},
                    {"states", progress.states}, {"bytes", progress.bytes},
                    {"bins", layer.bins()},      {"layer", layer.states()}};
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
    Reader reader(*file, path, poll);
    const Json head = readJson(reader.line());
    Snapshot snapshot;
    try {
        if (reader.gaveUp())
            return {};
        if (!head.is_object() || head.value("format", "") != kFormat)
            reader.throwDamaged();
        snapshot.progress = progressOf(head);
        if (snapshot.progress.count != count)
            throw StoreError({phrase("knight", "%1 is the checkpoint of another count: %2, not %3"),
                              {path, snapshot.progress.count, count}});
        if (!std::ranges::all_of(snapshot.progress.total, isDigit))
            reader.throwDamaged();
        const auto bins = head.at("bins").get<std::size_t>();
        if (bins > kMostBins)
            reader.throwDamaged();
        snapshot.layer = std::make_unique<Store>(bins, budget, file);
        snapshot.layer->setStates(head.at("layer"));
    } catch (const Json::exception&) {
        reader.throwDamaged();
    }
    for (auto next = reader.value<Head>(); next.bin != kNoBin; next = reader.value<Head>()) {
        if (reader.gaveUp())
            return {};
        if (next.bin >= snapshot.layer->bins())
            reader.throwDamaged();
        snapshot.layer->appendInFile(next.bin, reader.offset(), next.size);
        reader.skip(next.size);
    }
    const std::uint64_t sum = reader.sum();
    const bool isWhole = reader.value<std::uint64_t>() == sum && reader.atEnd();
    if (reader.gaveUp())
        return {};
    if (!isWhole)
        reader.throwDamaged();
    return snapshot;
}

} // namespace clew::knight::sweeping
