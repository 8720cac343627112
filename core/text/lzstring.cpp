#include "core/text/lzstring.h"

#include <cstdint>
#include <map>
#include <set>
#include <vector>

namespace clew {

namespace {

constexpr std::size_t kLongestText = std::size_t{4} << 20U; // in characters; a puzzle has thousands

constexpr std::string_view kDigits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The bits of base64 text, the most significant of each character first.
class Base64Bits
{
public:
    explicit Base64Bits(std::string_view text) : m_text(text) {}

    /// A number whose least significant bit comes first; beyond the end bits are 0, once.
    std::uint32_t number(unsigned bits)
    {
        std::uint32_t value = 0;
        for (unsigned i = 0; i < bits; ++i)
            value |= bit() << i;
        return value;
    }
    [[nodiscard]] bool failed() const { return m_failed; }

private:
    std::uint32_t bit()
    {
        if (m_left == 0) {
            m_left = 6;
            m_bits = 0;
            m_failed = m_failed || m_position >= m_text.size();
            if (!m_failed)
                m_bits = sixBits(m_text[m_position++]);
        }
        --m_left;
        return m_bits >> m_left & 1U;
    }

    std::uint32_t sixBits(char c)
    {
        const std::size_t digit = kDigits.find(c);
        m_failed = m_failed || (digit == kDigits.npos && c != '=');
        return digit == kDigits.npos ? 0 : static_cast<std::uint32_t>(digit);
    }

    std::string_view m_text;
    std::size_t m_position = 0;
    std::uint32_t m_bits = 0;
    unsigned m_left = 0;
    bool m_failed = false;
};

/// Bits to base64 text, the most significant of each character first.
class Base64Writer
{
public:
    /// The least significant bit comes first.
    void number(std::uint32_t value, unsigned bits)
    {
        for (unsigned i = 0; i < bits; ++i)
            bit(value >> i & 1U);
    }

    /// The rest of the last character is 0. A whole character follows where it ended with the
    /// text, and the padding.
    std::string finish()
    {
        do
            bit(0);
        while (m_count > 0);
        while (m_text.size() % 4 != 0)
            m_text += '=';
        return std::move(m_text);
    }

private:
    void bit(std::uint32_t value)
    {
        m_bits = m_bits << 1U | value;
        if (++m_count < 6)
            return;
        m_text += kDigits[m_bits];
        m_bits = 0;
        m_count = 0;
    }

    std::string m_text;
    std::uint32_t m_bits = 0;
    unsigned m_count = 0;
};

void appendUtf8(std::string& text, std::uint32_t c)
{
    const auto byte = [&](std::uint32_t value) { text += static_cast<char>(value); };
    if (c < 0x80) {
        byte(c);
    } else if (c < 0x800) {
        byte(0xC0 | c >> 6U);
        byte(0x80 | (c & 0x3FU));
    } else if (c < 0x10000) {
        byte(0xE0 | c >> 12U);
        byte(0x80 | (c >> 6U & 0x3FU));
        byte(0x80 | (c & 0x3FU));
    } else {
        byte(0xF0 | c >> 18U);
        byte(0x80 | (c >> 12U & 0x3FU));
        byte(0x80 | (c >> 6U & 0x3FU));
        byte(0x80 | (c & 0x3FU));
    }
}

// UTF-16 as JavaScript has it; half a pair becomes a question mark.
std::string utf8(const std::u16string& units)
{
    std::string text;
    for (std::size_t i = 0; i < units.size(); ++i) {
        const std::uint32_t unit = units[i];
        const bool isFirst = unit >= 0xD800 && unit < 0xDC00;
        const std::uint32_t next = i + 1 < units.size() ? units[i + 1] : 0;
        if (isFirst && next >= 0xDC00 && next < 0xE000) {
            appendUtf8(text, 0x10000 + ((unit - 0xD800) << 10U) + (next - 0xDC00));
            ++i;
        } else {
            appendUtf8(text, unit >= 0xD800 && unit < 0xE000 ? '?' : unit);
        }
    }
    return text;
}

/// An entry of the dictionary is a piece of what has been unpacked so far.
struct Piece
{
    std::size_t begin = 0;
    std::size_t length = 0;
};

// What the first three codes announce.
constexpr std::uint32_t kByte = 0;
constexpr std::uint32_t kUnit = 1;
constexpr std::uint32_t kEnd = 2;

} // namespace

std::string packLzString(std::string_view ascii)
{
    Base64Writer bits;
    std::map<std::string, std::uint32_t, std::less<>> dictionary;
    std::set<char> announced; // characters that have been written once
    unsigned codeBits = 2;
    std::size_t untilWider = 2;
    const auto count = [&] {
        if (--untilWider == 0) {
            untilWider = std::size_t{1} << codeBits;
            ++codeBits;
        }
    };
    const auto write = [&](const std::string& piece) {
        if (piece.size() == 1 && announced.insert(piece[0]).second) {
            bits.number(kByte, codeBits);
            bits.number(static_cast<unsigned char>(piece[0]), 8);
            count();
        } else {
            bits.number(dictionary.at(piece), codeBits);
        }
        count();
    };
    const auto add = [&](const std::string& piece) {
        dictionary.emplace(piece, static_cast<std::uint32_t>(dictionary.size() + 3));
    };
    std::string piece;
    for (const char c : ascii) {
        add(std::string(1, c)); // unless it is there
        if (dictionary.contains(piece + c)) {
            piece += c;
            continue;
        }
        write(piece);
        add(piece + c);
        piece = c;
    }
    if (!piece.empty())
        write(piece);
    bits.number(kEnd, codeBits);
    return bits.finish();
}

std::optional<std::string> unpackLzString(std::string_view base64)
{
    Base64Bits bits(base64);
    std::u16string text;
    std::vector<Piece> dictionary(3);
    unsigned codeBits = 2;
    std::size_t untilWider = 1; // new entries before codes take another bit
    Piece last;
    while (true) {
        std::uint32_t code = bits.number(codeBits);
        if (bits.failed() || text.size() > kLongestText)
            return std::nullopt;
        if (code == kEnd)
            return utf8(text);
        const bool isNew = code == kByte || code == kUnit;
        const std::size_t begin = text.size();
        if (isNew) {
            text += static_cast<char16_t>(bits.number(code == kByte ? 8 : 16));
            dictionary.push_back({begin, 1});
            --untilWider;
        }
        if (isNew && untilWider == 0) {
            untilWider = std::size_t{1} << codeBits;
            ++codeBits;
        }
        if (!isNew) {
            const bool isNext = code == dictionary.size() && last.length > 0;
            if (!isNext && code >= dictionary.size())
                return std::nullopt;
            // The next entry is the last piece and its own first character.
            const Piece piece = isNext ? Piece{last.begin, last.length + 1} : dictionary[code];
            for (std::size_t i = 0; i < piece.length; ++i)
                text += text[piece.begin + i];
        }
        const std::size_t length = text.size() - begin;
        if (last.length > 0) {
            dictionary.push_back({last.begin, last.length + 1});
            if (--untilWider == 0) {
                untilWider = std::size_t{1} << codeBits;
                ++codeBits;
            }
        }
        last = {begin, length};
    }
}

std::string withoutPercents(std::string_view text)
{
    const auto digit = [](char c) {
        return c >= '0' && c <= '9'   ? c - '0'
               : c >= 'a' && c <= 'f' ? c - 'a' + 10
               : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                      : -1;
    };
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isCode = text[i] == '%' && i + 2 < text.size() && digit(text[i + 1]) >= 0 &&
                            digit(text[i + 2]) >= 0;
        plain += isCode ? static_cast<char>(16 * digit(text[i + 1]) + digit(text[i + 2])) : text[i];
        i += isCode ? 2 : 0;
    }
    return plain;
}

} // namespace clew
