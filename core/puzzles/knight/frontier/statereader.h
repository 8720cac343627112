// What files of states are made of: a line of JSON that says how far a count has come, chunks of
// states, checksums.

#pragma once

#include <algorithm>
#include <cstring>
#include <nlohmann/json.hpp>
#include <span>
#include <string>

#include "core/puzzles/knight/frontier/checkpoint.h"
#include "core/puzzles/knight/frontier/store.h"

namespace clew::knight::sweeping {

inline constexpr std::size_t kBlock = std::size_t{1} << 20U; ///< bytes written or read at once
inline constexpr int kWorkBetweenWrites = 10;                ///< times as long as one takes
inline constexpr std::uint32_t kNoBin = ~std::uint32_t{0};   ///< instead of a bin: the end

nlohmann::json jsonOf(const Progress& progress, const Store& layer);
/// Throws nlohmann::json::exception.
Progress progressOf(const nlohmann::json& json);

template<class Value>
std::span<const std::uint8_t> bytesOf(const Value& value)
{
    return {reinterpret_cast<const std::uint8_t*>(&value), sizeof(value)};
}

/// Of snapshots: FNV-1a, 64 bits.
class ByteSum
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

/// Of what grows with the work: eight bytes at a time.
class WordSum
{
public:
    void add(std::span<const std::uint8_t> bytes)
    {
        while (!bytes.empty()) {
            const std::size_t some = std::min(bytes.size(), sizeof m_word - m_filled);
            std::memcpy(reinterpret_cast<std::uint8_t*>(&m_word) + m_filled, bytes.data(), some);
            bytes = bytes.subspan(some);
            m_filled += some;
            if (m_filled == sizeof m_word)
                take();
        }
    }
    [[nodiscard]] std::uint64_t value() const { return mixed(m_word ^ m_filled); }

private:
    void take()
    {
        m_hash = mixed(m_word);
        m_word = 0;
        m_filled = 0;
    }
    [[nodiscard]] std::uint64_t mixed(std::uint64_t word) const
    {
        const std::uint64_t product = (m_hash ^ word) * 0x9E3779B97F4A7C15U;
        return product ^ product >> 29U;
    }

    std::uint64_t m_hash = 0xCBF29CE484222325U;
    std::uint64_t m_word = 0; ///< that is not whole yet
    std::size_t m_filled = 0; ///< bytes of it
};

/// Thrown where a file is not what it says, or ends too early.
struct Damaged
{
};

/// Reads a file from its beginning on. What it returns once the poll has said no is nothing that
/// the file says.
class StateReader
{
public:
    StateReader(const StateFile& file, const Poll& poll) : m_file(file), m_poll(poll) {}

    [[nodiscard]] bool gaveUp() const { return m_gaveUp; }
    [[nodiscard]] std::uint64_t offset() const { return m_start + m_at; }
    [[nodiscard]] std::uint64_t byteSum() const { return m_byteSum.value(); }
    [[nodiscard]] const WordSum& wordSum() const { return m_wordSum; }

    template<class Value>
    Value value()
    {
        Value value{};
        std::memcpy(&value, next(sizeof(value)).data(), sizeof(value));
        return value;
    }
    /// At most kBlock of them.
    std::span<const std::uint8_t> next(std::size_t size);
    /// Up to the newline.
    std::string line();
    void skip(std::uint64_t size);
    /// Whether nothing is left.
    bool atEnd();

private:
    void refill();

    const StateFile& m_file;
    const Poll& m_poll;
    Bytes m_block;
    std::size_t m_at = 0;      ///< in the block
    std::uint64_t m_start = 0; ///< of the block in the file
    ByteSum m_byteSum;
    WordSum m_wordSum;
    bool m_gaveUp = false;
};

} // namespace clew::knight::sweeping
