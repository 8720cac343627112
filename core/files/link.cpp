#include "core/files/link.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>
#include <optional>
#include <zstd.h>

#include "core/puzzle/registry.h"
#include "core/puzzle/settings.h"
#include "core/puzzles/foreign/foreign.h"
#include "core/text/wholenumber.h"

namespace clew {

namespace {

constexpr std::string_view kScheme = "clew:";
constexpr std::string_view kLinkVersion = "1";
constexpr std::size_t kFields = 8;
constexpr std::string_view kAlphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"; // base64url

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

bool isPlain(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_' || c == '.' || c == '~';
}

// ---- percent-encoding (RFC 3986)

std::string percentEncoded(std::string_view text)
{
    std::string encoded;
    for (const char c : text) {
        if (isPlain(c))
            encoded += c;
        else
            encoded += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
    return encoded;
}

std::optional<std::string> percentDecoded(std::string_view encoded)
{
    std::string text;
    for (std::size_t i = 0; i < encoded.size(); ++i) {
        if (encoded[i] != '%') {
            text += encoded[i];
            continue;
        }
        unsigned byte = 0;
        const char* const begin = encoded.data() + i + 1;
        if (i + 2 >= encoded.size() || std::from_chars(begin, begin + 2, byte, 16).ptr != begin + 2)
            return std::nullopt;
        text += static_cast<char>(byte);
        i += 2;
    }
    return text;
}

// ---- base64url without padding

std::string base64(std::string_view bytes)
{
    std::string text;
    std::uint32_t buffer = 0;
    unsigned bits = 0;
    for (const char byte : bytes) {
        buffer = (buffer << 8U) | static_cast<unsigned char>(byte);
        for (bits += 8; bits >= 6; bits -= 6)
            text += kAlphabet[(buffer >> (bits - 6)) & 63U];
    }
    if (bits > 0)
        text += kAlphabet[(buffer << (6 - bits)) & 63U];
    return text;
}

std::optional<std::string> bytesOf(std::string_view text)
{
    std::string bytes;
    std::uint32_t buffer = 0;
    unsigned bits = 0;
    for (const char c : text) {
        const std::size_t digit = kAlphabet.find(c);
        if (digit == std::string_view::npos)
            return std::nullopt;
        buffer = (buffer << 6U) | static_cast<std::uint32_t>(digit);
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            bytes += static_cast<char>((buffer >> bits) & 255U);
        }
    }
    return bytes;
}

// ---- the problem's text

std::string body(const std::string& text)
{
    std::string plain = "t" + percentEncoded(text);
    if (text.size() > kMaxLinkText) // nobody would unpack it
        return plain;
    std::string compressed(ZSTD_compressBound(text.size()), '\0');
    const std::size_t size =
        ZSTD_compress(compressed.data(), compressed.size(), text.data(), text.size(), 19);
    if (ZSTD_isError(size) != 0)
        return plain;
    compressed.resize(size);
    std::string packed = "z" + base64(compressed);
    return packed.size() < plain.size() ? packed : plain;
}

std::optional<std::string> textOf(std::string_view body)
{
    if (body.starts_with('t'))
        return percentDecoded(body.substr(1));
    if (!body.starts_with('z'))
        return std::nullopt;
    const auto compressed = bytesOf(body.substr(1));
    if (!compressed)
        return std::nullopt;
    const auto size = ZSTD_getFrameContentSize(compressed->data(), compressed->size());
    if (size > kMaxLinkText) // also the two numbers that mean "unknown" and "error"
        return std::nullopt;
    std::string text(size, '\0');
    if (ZSTD_decompress(text.data(), size, compressed->data(), compressed->size()) != size)
        return std::nullopt;
    return text;
}

// 30 bits of FNV-1a: five letters.
std::string checksum(std::string_view text)
{
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    std::string letters;
    for (int i = 0; i < 5; ++i, hash >>= 6U)
        letters += kAlphabet[(hash ^ (hash >> 32U)) & 63U];
    return letters;
}

tl::unexpected<Error> damaged()
{
    return fail(phrase(
        "Link",
        "this link is incomplete or was changed; copy the whole of it, from \"clew:\" to its end"));
}

} // namespace

const FormatInfo& keepingFormat(const Puzzle& puzzle)
{
    return *std::ranges::find_if(puzzle.info().formats, [](const FormatInfo& format) {
        return format.readsProblem && format.writesProblem;
    });
}

bool isLink(std::string_view text)
{
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    return text.starts_with(kScheme);
}

std::string writeLink(const LinkedMoment& moment)
{
    const FormatInfo& format = keepingFormat(*moment.puzzle);
    const std::string link = fmt::format(
        "{}{}/{}/{}/{}/{}/{}/{}/", kScheme, kLinkVersion, moment.puzzle->info().id,
        withSettings(moment.puzzle->info().strategies[moment.strategy], moment.options.settings),
        moment.options.seed, moment.step, format.id,
        body(moment.puzzle->write(*moment.problem, format.id)));
    return link + checksum(link);
}

Result<LinkedMoment> readLink(std::string_view text)
{
    std::string link(text);
    std::erase_if(link, isBlank);
    if (!link.starts_with(kScheme))
        return fail(phrase("Link", "this is not a link: links begin with \"clew:\""));
    std::array<std::string_view, kFields> fields;
    std::string_view rest = std::string_view(link).substr(kScheme.size());
    for (std::size_t i = 0; i < kFields; ++i) {
        const std::size_t end = rest.find('/');
        if ((end == std::string_view::npos) != (i == kFields - 1))
            return damaged();
        fields.at(i) = rest.substr(0, end);
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
        if (i == 0 && fields.front() != kLinkVersion)
            return wholeNumber<std::uint64_t>(fields.front())
                       ? fail(phrase("Link", "this link was made by a newer version of Clew"))
                       : damaged();
    }
    const auto [version, puzzleId, chosen, seed, step, format, problem, check] = fields;
    const std::string_view strategyId = chosen.substr(0, chosen.find('~'));
    if (check != checksum(std::string_view(link).substr(0, link.size() - check.size())))
        return damaged();
    const Puzzle* const puzzle = findPuzzle(puzzleId);
    if (puzzleId == foreign::kId)
        return fail(phrase("Link", "a link cannot hold a search that was made by another program"));
    if (puzzle == nullptr)
        return fail(
            {phrase("Link", "this link is for a puzzle named \"%1\", which Clew does not know"),
             {puzzleId}});
    const auto strategy = puzzle->strategyIndex(strategyId);
    if (!strategy)
        return fail(
            {phrase("Link", "this link is for a strategy named \"%1\", which Clew does not know"),
             {strategyId}});
    const StrategyInfo& info = puzzle->info().strategies[*strategy];
    auto settings = settingsFrom(info, chosen.substr(strategyId.size()));
    if (!settings)
        return tl::make_unexpected(settings.error());
    const auto written = textOf(problem);
    const auto seedNumber = wholeNumber<std::uint64_t>(seed);
    const auto stepNumber = wholeNumber<std::uint64_t>(step);
    if (!written || !seedNumber || !stepNumber || puzzle->format(format) == nullptr)
        return damaged();
    return puzzle->read(*written, format, {}).map([&](ProblemPtr read) {
        return LinkedMoment{
            puzzle, std::move(read), *strategy, {*seedNumber, *settings}, *stepNumber};
    });
}

} // namespace clew
