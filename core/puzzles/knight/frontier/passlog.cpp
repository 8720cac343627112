#include "core/puzzles/knight/frontier/passlog.h"

#include <algorithm>

#include "core/text/readjson.h"

namespace clew::knight::sweeping {

namespace {

using Json = nlohmann::json;

/// Before each record, and its parts in this order.
struct RecordHead
{
    std::uint32_t bins; ///< kNoBin: the last one, whose bytes are JSON
    std::uint32_t pieces;
    std::uint64_t taken;
    std::uint64_t total; ///< bytes
    std::uint64_t bytes;
};

template<class Value>
std::span<const std::uint8_t> bytesOfAll(const std::vector<Value>& values)
{
    return {reinterpret_cast<const std::uint8_t*>(values.data()), values.size() * sizeof(Value)};
}

std::span<const std::uint8_t> bytesOfText(std::string_view text)
{
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

// A pass over a layer of few states may be long, too: memory follows what is there.
template<class Value>
std::vector<Value> readAll(StateReader& reader, std::uint32_t size)
{
    std::vector<Value> values;
    for (std::uint32_t i = 0; i < size && !reader.gaveUp(); ++i)
        values.push_back(reader.value<Value>());
    return values;
}

} // namespace

void LoggedRecord::addTo(Store& store) const
{
    std::uint64_t at = offset;
    for (const LogPiece& piece : pieces) {
        if (piece.bin >= store.bins())
            throw Damaged();
        store.appendInFile(piece.bin, at, piece.size, piece.states);
        at += piece.size;
    }
}

LogHead readLogHead(StateReader& reader)
{
    const Json head = readJson(reader.line());
    if (reader.gaveUp())
        return {};
    return {head.at("from"), head.at("bins")};
}

LoggedRecord readLogRecord(StateReader& reader)
{
    const auto head = reader.value<RecordHead>();
    if (head.total > kBlock / 2)
        throw Damaged();
    const bool isLast = head.bins == kNoBin;
    LoggedRecord record;
    record.bins = readAll<std::uint32_t>(reader, isLast ? 0 : head.bins);
    record.pieces = readAll<LogPiece>(reader, head.pieces);
    record.taken = head.taken;
    const auto total = reader.next(head.total);
    record.total.assign(total.begin(), total.end());
    record.offset = reader.offset();
    std::uint64_t size = 0;
    for (const LogPiece& piece : record.pieces)
        size += piece.size;
    if (isLast ? !record.pieces.empty() || head.bytes > kBlock / 2 : size != head.bytes)
        throw Damaged();
    if (isLast) {
        const auto text = reader.next(head.bytes);
        record.after.assign(text.begin(), text.end());
    } else {
        reader.skip(head.bytes);
    }
    const std::uint64_t sum = reader.wordSum().value();
    if (reader.value<std::uint64_t>() != sum && !reader.gaveUp())
        throw Damaged();
    return record;
}

PassLog::PassLog(std::string checkpoint, nlohmann::json from, std::chrono::milliseconds between)
    : m_checkpoint(std::move(checkpoint)), m_from(std::move(from)), m_between(between),
      m_wait(between)
{
}

std::unique_ptr<Store> PassLog::resume(Budget& budget, const Poll& poll)
{
    auto resumed =
        OutputFile::resumePart(m_checkpoint); // held from here on, so that it stays as it is read
    if (!resumed)
        return nullptr; // there is none, or it is not to be had
    const auto file = StateFile::open(OutputFile::partOf(m_checkpoint));
    if (!file)
        return nullptr;
    StateReader reader(*file, poll);
    std::unique_ptr<Store> next;
    std::uint64_t whole = 0; // bytes
    WordSum sum;
    try {
        if (reader.line() + '\n' != kLogMagic)
            return nullptr;
        const LogHead head = readLogHead(reader);
        if (reader.gaveUp() || head.from != m_from || head.bins == 0 || head.bins > kMostBins)
            return nullptr;
        m_bins = head.bins;
        m_done.resize(m_from.at("bins"));
        next = std::make_unique<Store>(m_bins, budget, file);
        for (;;) {
            whole = reader.offset();
            sum = reader.wordSum();
            const LoggedRecord record = readLogRecord(reader);
            const auto isThere = [&](std::uint32_t bin) { return bin < m_done.size(); };
            if (reader.gaveUp() || record.isLast() || !std::ranges::all_of(record.bins, isThere))
                break;
            record.addTo(*next);
            for (const std::uint32_t bin : record.bins)
                m_done[bin] = true;
            m_taken += record.taken;
            m_totals.push_back(record.total);
        }
    } catch (const Damaged&) { // from there on
    } catch (const Json::exception&) {
    }
    if (!next || reader.gaveUp())
        return nullptr;
    if (resumed->cut(whole))
        m_file.emplace(*std::move(resumed));
    else
        m_isOff = true;
    m_sum = sum;
    return next;
}

void PassLog::add(LogRecord record, bool isLast)
{
    const auto start = Clock::now();
    {
        const std::scoped_lock lock(m_mutex);
        if (m_isOff)
            return;
        m_waiting.push_back(std::move(record));
        if (!m_file && (isLast || !beginFile()))
            return;
        for (const LogRecord& each : std::exchange(m_waiting, {}))
            write(each);
    }
    orThrow(m_file->sync());
    // A slow disk does not slow down the count.
    const auto took = std::min<Clock::duration>(Clock::now() - start, m_between);
    m_wait = std::max<Clock::duration>(m_between, kWorkBetweenWrites * took);
}

// False: the name of the file is taken.
bool PassLog::beginFile()
{
    auto file = OutputFile::create(m_checkpoint);
    if (!file)
        throw StoreError(file.error().sentence);
    if (!file->showPart(kLogMagic)) {
        m_isOff = true;
        m_waiting.clear();
        return false;
    }
    file->keepPart();
    m_file.emplace(*std::move(file));
    write(bytesOfText(kLogMagic));
    write(bytesOfText(Json{{"from", m_from}, {"bins", m_bins}}.dump() + '\n'));
    return true;
}

void PassLog::write(const LogRecord& record)
{
    write(bytesOf(RecordHead{static_cast<std::uint32_t>(record.bins.size()),
                             static_cast<std::uint32_t>(record.pieces.size()), record.taken,
                             record.total.size(), record.bytes.size()}));
    write(bytesOfAll(record.bins));
    write(bytesOfAll(record.pieces));
    write(record.total);
    write(record.bytes);
    endRecord();
}

void PassLog::write(std::span<const std::uint8_t> bytes)
{
    m_sum.add(bytes);
    orThrow(m_file->write({reinterpret_cast<const char*>(bytes.data()), bytes.size()}));
}

void PassLog::endRecord()
{
    const std::uint64_t sum = m_sum.value();
    write(bytesOf(sum));
}

void PassLog::finish(const nlohmann::json& after)
{
    const std::string text = after.dump();
    write(bytesOf(RecordHead{kNoBin, 0, 0, 0, text.size()}));
    write(bytesOfText(text));
    endRecord();
    orThrow(m_file->commit());
    m_file.reset();
}

} // namespace clew::knight::sweeping
