#include "core/puzzles/knight/frontiercheckpoint.h"

#include <array>
#include <cstring>
#include <filesystem>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

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

/// Gathers what is written, and has it on the disk bit by bit so that no wait is long.
class Writer
{
public:
    Writer(StateFile& file, const Poll& poll) : m_file(file), m_poll(poll)
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
        m_file.append(m_block);
        m_block.clear();
        m_file.sync();
        return m_poll();
    }

    StateFile& m_file;
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
    [[noreturn]] void throwDamaged() const
    {
        throw StoreError(fmt::format(
            "{} is damaged, or no checkpoint of a count of knight's tours; without it the "
            "count begins anew",
            m_path));
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

// A disk that keeps no order would leave the new name on nothing.
void replace(const std::string& path, const std::string& by)
{
    std::error_code error;
    std::filesystem::rename(by, path, error);
    if (error)
        throw StoreError(fmt::format("cannot write {}: {}", path, error.message()));
}

void remove(const std::string& path)
{
    std::error_code ignored;
    std::filesystem::remove(path, ignored);
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
    const std::string fresh = path + ".new";
    const auto file = StateFile::create(fresh);
    try {
        Writer writer(*file, poll);
        const auto chunk = [&](std::size_t bin, std::span<const std::uint8_t> bytes) {
            const Head before{static_cast<std::uint32_t>(bin),
                              static_cast<std::uint32_t>(bytes.size())};
            return writer.write(bytesOf(before)) && writer.write(bytes);
        };
        const bool written =
            writer.write({reinterpret_cast<const std::uint8_t*>(line.data()), line.size()}) &&
            layer.forEachChunk(chunk) && writer.write(bytesOf(Head{kNoBin, 0})) && writer.finish();
        if (!written) {
            remove(fresh);
            return false;
        }
    } catch (const StoreError&) {
        remove(fresh);
        throw;
    }
    replace(path, fresh);
    return true;
}

Snapshot readSnapshot(const std::string& path, const std::string& count, Budget& budget,
                      const Poll& poll)
{
    const auto file = StateFile::open(path);
    if (!file)
        return {};
    Reader reader(*file, path, poll);
    const Json head = Json::parse(reader.line(), nullptr, false);
    Snapshot snapshot;
    try {
        if (reader.gaveUp())
            return {};
        if (!head.is_object() || head.value("format", "") != kFormat)
            reader.throwDamaged();
        snapshot.progress = progressOf(head);
        if (snapshot.progress.count != count)
            throw StoreError(fmt::format("{} is the checkpoint of another count: {}, not {}", path,
                                         snapshot.progress.count, count));
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
    if (reader.value<std::uint64_t>() != sum)
        reader.throwDamaged();
    return reader.gaveUp() ? Snapshot{} : std::move(snapshot);
}

} // namespace clew::knight::sweeping
