#include "core/text/catalogue.h"

namespace clew {

namespace {

constexpr std::string_view
    kMagic("\x3c\xb8\x64\x18\xca\xef\x9c\x95\xcd\x21\x1c\xbf\x60\xa1\xbd\xdd", 16);
constexpr std::size_t kHashBytes = 8; // the hash of a text and the place of its message

enum class Section : std::uint8_t { Hashes = 0x42, Messages = 0x69 };
enum class Tag : std::uint8_t {
    End = 1,
    Translation = 3,
    SourceText = 6,
    Context = 7,
    Comment = 8
};

// Numbers are big-endian; beyond the end there are zeros.
std::uint32_t number(std::string_view bytes, std::size_t at)
{
    std::uint32_t value = 0;
    for (std::size_t i = at; i < at + 4; ++i)
        value = value << 8U | (i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0U);
    return value;
}

// Takes a number of bytes, which stands before them, off the front.
std::string_view takeBlock(std::string_view& bytes)
{
    const std::size_t size = number(bytes, 0);
    bytes.remove_prefix(std::min<std::size_t>(4, bytes.size()));
    const std::string_view block = bytes.substr(0, size);
    bytes.remove_prefix(block.size());
    return block;
}

std::uint32_t hashOf(std::string_view text)
{
    std::uint32_t hash = 0;
    for (const char c : text) {
        hash = (hash << 4U) + static_cast<unsigned char>(c);
        const std::uint32_t top = hash & 0xf0000000U;
        hash = (hash ^ top >> 24U) & ~top;
    }
    return hash == 0 ? 1 : hash;
}

void addUtf8(std::string& text, std::uint32_t point)
{
    const auto add = [&](std::uint32_t byte) { text += static_cast<char>(byte); };
    const auto addRest = [&](std::uint32_t shift) { add(0x80U | (point >> shift & 0x3fU)); };
    if (point < 0x80U)
        return add(point);
    if (point < 0x800U) {
        add(0xc0U | point >> 6U);
    } else if (point < 0x10000U) {
        add(0xe0U | point >> 12U);
        addRest(6);
    } else {
        add(0xf0U | point >> 18U);
        addRest(12);
        addRest(6);
    }
    addRest(0);
}

std::string fromUtf16(std::string_view bytes)
{
    const auto unit = [&](std::size_t at) {
        return static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[at])) << 8U |
               static_cast<unsigned char>(bytes[at + 1]);
    };
    std::string text;
    for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
        std::uint32_t point = unit(i);
        if (point >= 0xd800U && point < 0xdc00U && i + 3 < bytes.size()) {
            point = 0x10000U + ((point - 0xd800U) << 10U) + (unit(i + 2) - 0xdc00U);
            i += 2;
        }
        addUtf8(text, point);
    }
    return text;
}

// The translation in a message, if it is one of the phrase.
std::optional<std::string> translationIn(std::string_view message, Phrase phrase)
{
    std::optional<std::string> translation;
    while (!message.empty()) {
        const auto tag = static_cast<Tag>(message.front());
        message.remove_prefix(1);
        if (tag == Tag::End)
            return translation;
        const std::string_view block = takeBlock(message);
        switch (tag) {
        case Tag::Translation: // the first; others are of plurals
            if (!translation)
                translation = fromUtf16(block);
            break;
        case Tag::SourceText:
            if (block != phrase.text)
                return std::nullopt;
            break;
        case Tag::Context:
            if (block != phrase.context)
                return std::nullopt;
            break;
        case Tag::Comment: // phrases have none
            if (!block.empty())
                return std::nullopt;
            break;
        case Tag::End:
        default:
            return std::nullopt;
        }
    }
    return std::nullopt;
}

} // namespace

Catalogue::Catalogue(std::string_view bytes)
{
    if (!bytes.starts_with(kMagic))
        return;
    bytes.remove_prefix(kMagic.size());
    while (!bytes.empty()) {
        const auto section = static_cast<Section>(bytes.front());
        bytes.remove_prefix(1);
        const std::string_view block = takeBlock(bytes);
        if (section == Section::Hashes)
            m_hashes = block;
        if (section == Section::Messages)
            m_messages = block;
    }
}

std::optional<std::string> Catalogue::find(Phrase phrase) const
{
    const std::uint32_t hash = hashOf(phrase.text);
    std::size_t first = 0;
    std::size_t count = m_hashes.size() / kHashBytes;
    const std::size_t end = count;
    while (count > 0) {
        const std::size_t half = count / 2;
        const bool isBelow = number(m_hashes, (first + half) * kHashBytes) < hash;
        first += isBelow ? half + 1 : 0;
        count = isBelow ? count - half - 1 : half;
    }
    for (; first < end && number(m_hashes, first * kHashBytes) == hash; ++first) {
        const std::size_t place = number(m_hashes, first * kHashBytes + 4);
        if (place < m_messages.size())
            if (auto found = translationIn(m_messages.substr(place), phrase))
                return found;
    }
    return std::nullopt;
}

std::string Catalogue::text(Phrase phrase) const
{
    auto found = find(phrase);
    return found && !found->empty() ? *std::move(found) : std::string(phrase.text);
}

} // namespace clew
