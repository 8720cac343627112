// Lines that are nothing but a number, written digit by digit: ten words, each with what stands
// before it, are put together once for all lines.

#include <algorithm>
#include <array>
#include <cassert>
#include <cstring>

#include "core/puzzles/words/puzzle.h"

namespace clew::words {

namespace {

/// The longest is "-quatro".
class Piece
{
public:
    static constexpr std::size_t kRoom = 16;

    Piece() = default;
    explicit Piece(std::string_view text) : m_size(text.size())
    {
        assert(text.size() <= kRoom);
        std::ranges::copy(text, m_bytes.begin());
    }

    /// Writes it to where there is room for the longest, and returns its end: one copy of a known
    /// size takes less time than one of just the piece.
    char* write(char* to) const
    {
        std::memcpy(to, m_bytes.data(), kRoom);
        return to + m_size;
    }

private:
    std::array<char, kRoom> m_bytes = {};
    std::size_t m_size = 0;
};

class DigitsConversion : public Conversion
{
public:
    /// As this problem is, whatever its number.
    DigitsConversion(std::size_t strategy, const WordsProblem& like);

    std::string_view answer(std::string_view line) override;

private:
    using Pieces = std::array<Piece, 10>;

    Pieces m_first; ///< of each digit
    Pieces m_later;
    std::string m_end;
    std::string m_text; ///< room for the longest line so far
};

DigitsConversion::DigitsConversion(std::size_t strategy, const WordsProblem& like)
    : Conversion(strategy), m_end("\n")
{
    const Vocabulary& vocabulary = like.vocabulary();
    const bool isCheque = like.form == Form::Cheque;
    const auto behindDigit = [&](Value word) {
        return std::string(vocabulary.glue(vocabulary.digit(0, isCheque), word)) +
               vocabulary.word(word).text;
    };
    for (std::uint32_t digit = 0; digit < m_first.size(); ++digit) {
        const Value word = vocabulary.digit(digit, isCheque);
        m_first[digit] = Piece(resultText(like, std::span(&word, 1)));
        m_later[digit] = Piece(behindDigit(word));
    }
    if (isCheque)
        m_end.insert(0, behindDigit(vocabulary.ending()));
}

std::string_view DigitsConversion::answer(std::string_view line)
{
    // Beyond, making a problem of it takes no time beside the rest.
    constexpr std::size_t kMost = 4096;
    if (line.empty() || line.size() > kMost)
        return {};
    const std::size_t room = line.size() * Piece::kRoom + m_end.size();
    if (m_text.size() < room)
        m_text.resize(room);
    char* end = m_text.data();
    const Pieces* pieces = &m_first;
    for (const char character : line) {
        const auto digit = static_cast<unsigned char>(character - '0');
        if (digit > 9)
            return {};
        end = (*pieces)[digit].write(end);
        pieces = &m_later;
    }
    end = std::ranges::copy(m_end, end).out;
    return {m_text.data(), end};
}

} // namespace

std::unique_ptr<Conversion> WordsPuzzle::conversion(const ConversionRequest& request) const
{
    const auto any = readText("0", request.from, request.parameters);
    if (!any)
        return nullptr;
    const WordsProblem& like = typed(**any);
    const std::size_t digits = strategyIndex("digits").value();
    const std::size_t wanted = request.strategy
                                   ? *request.strategy
                                   : strategyIndex(fastest(like, Wanted::One).front()).value();
    return wanted == digits ? std::make_unique<DigitsConversion>(digits, like) : nullptr;
}

} // namespace clew::words
