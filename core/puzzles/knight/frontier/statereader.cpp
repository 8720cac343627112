#include "core/puzzles/knight/frontier/statereader.h"

namespace clew::knight::sweeping {

nlohmann::json jsonOf(const Progress& progress, const Store& layer)
{
    return {{"count", progress.count},   {"swept", progress.swept}, {"pass", progress.pass},
            {"total", progress.total},   {"dealt", progress.dealt}, {"deals", progress.deals},
            {"states", progress.states}, {"bytes", progress.bytes}, {"bins", layer.bins()},
            {"layer", layer.states()}};
}

Progress progressOf(const nlohmann::json& json)
{
    return {.count = json.at("count"),
            .swept = json.at("swept"),
            .pass = json.value("pass", std::size_t{0}),
            .total = json.at("total"),
            .dealt = json.at("dealt"),
            .deals = json.at("deals"),
            .states = json.at("states"),
            .bytes = json.at("bytes")};
}

std::string StateReader::line()
{
    std::string line;
    while (!m_gaveUp) {
        const char c = static_cast<char>(next(1).front());
        if (c == '\n')
            break;
        if (line.size() == kBlock)
            throw Damaged();
        line += c;
    }
    return line;
}

void StateReader::skip(std::uint64_t size)
{
    while (size > 0 && !m_gaveUp) {
        const std::size_t some = std::min<std::uint64_t>(size, kBlock / 2);
        next(some);
        size -= some;
    }
}

bool StateReader::atEnd()
{
    if (m_at == m_block.size())
        refill();
    return m_at == m_block.size();
}

std::span<const std::uint8_t> StateReader::next(std::size_t size)
{
    if (m_block.size() - m_at < size)
        refill();
    if (m_gaveUp)
        return std::span(m_block).first(size); // whatever it is
    if (m_block.size() - m_at < size)
        throw Damaged();
    const auto bytes = std::span(m_block).subspan(m_at, size);
    m_at += size;
    m_byteSum.add(bytes);
    m_wordSum.add(bytes);
    return bytes;
}

void StateReader::refill()
{
    m_gaveUp = m_gaveUp || !m_poll();
    m_start += m_at;
    m_at = 0;
    m_block.resize(kBlock);
    if (!m_gaveUp)
        m_block.resize(m_file.read(m_start, m_block));
}

} // namespace clew::knight::sweeping
