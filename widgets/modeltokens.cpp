// Source of the words: the grammar in The MiniZinc Handbook.

#include "widgets/modeltokens.h"

#include <algorithm>
#include <array>

namespace clew {

namespace {

constexpr auto kKeywords = std::to_array<std::string_view>(
    {"ann",       "annotation", "any",       "case",     "constraint", "default", "diff",
     "div",       "else",       "elseif",    "endif",    "enum",       "exists",  "false",
     "forall",    "function",   "if",        "iffall",   "in",         "include", "infinity",
     "intersect", "let",        "list",      "maximize", "minimize",   "mod",     "not",
     "of",        "output",     "predicate", "product",  "record",     "satisfy", "solve",
     "subset",    "sum",        "superset",  "symdiff",  "test",       "then",    "true",
     "tuple",     "type",       "union",     "where",    "xor",        "xorall"});
constexpr std::array<std::string_view, 9> kTypes{"array", "bool", "float",  "int", "opt",
                                                 "par",   "set",  "string", "var"};

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
           (static_cast<unsigned char>(c) & 0x80U) != 0;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

class Reader
{
public:
    explicit Reader(std::string_view text) : m_text(text) {}

    std::vector<ModelWord> read(bool inLongComment)
    {
        if (inLongComment)
            longComment(0);
        while (m_at < m_text.size())
            next();
        return std::move(m_words);
    }

private:
    [[nodiscard]] char peek(std::size_t ahead = 0) const
    {
        return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0';
    }
    template<class Condition>
    void skipWhile(Condition condition)
    {
        while (m_at < m_text.size() && condition(m_text[m_at]))
            ++m_at;
    }
    void end(ModelToken token, std::size_t begin)
    {
        m_words.push_back({token, begin, m_at - begin});
    }

    void next()
    {
        const std::size_t begin = m_at;
        const char c = peek();
        if (c == '%') {
            skipWhile([](char each) { return each != '\n'; });
            end(ModelToken::Comment, begin);
        } else if (c == '/' && peek(1) == '*') {
            m_at += 2;
            longComment(begin);
        } else if (c == '"' || c == '\'') {
            quoted(c);
        } else if (isDigit(c)) {
            number();
        } else if (isLetter(c)) {
            skipWhile([](char each) { return isLetter(each) || isDigit(each); });
            end(kindOf(m_text.substr(begin, m_at - begin)), begin);
        } else if (c == ':' && peek(1) == ':') {
            annotation();
        } else if (std::string_view("+-*/\\<>=!.^&|~:;,()[]{}$").find(c) !=
                   std::string_view::npos) {
            ++m_at;
            end(ModelToken::Operator, begin);
        } else {
            ++m_at;
            skipWhile([](char each) { return each == ' ' || each == '\t' || each == '\n'; });
            end(ModelToken::Plain, begin);
        }
    }

    void longComment(std::size_t begin)
    {
        const std::size_t close = m_text.find("*/", m_at);
        m_at = close == std::string_view::npos ? m_text.size() : close + 2;
        end(ModelToken::LongComment, begin);
    }

    // A string ends on its line, closed or not.
    void quoted(char quote)
    {
        const std::size_t begin = m_at++;
        while (m_at < m_text.size() && m_text[m_at] != quote && m_text[m_at] != '\n')
            m_at += m_text[m_at] == '\\' && peek(1) != '\n' && peek(1) != '\0' ? 2 : 1;
        if (peek() == quote)
            ++m_at;
        end(ModelToken::Text, begin);
    }

    // In "1..9" there are two numbers, in "1.5e-3" one.
    void number()
    {
        const std::size_t begin = m_at;
        if (peek() == '0' && (peek(1) == 'x' || peek(1) == 'o' || peek(1) == 'b')) {
            skipWhile([](char each) { return isLetter(each) || isDigit(each); });
        } else {
            skipWhile(isDigit);
            if (peek() == '.' && isDigit(peek(1))) {
                ++m_at;
                skipWhile(isDigit);
            }
            const std::size_t sign = peek(1) == '-' || peek(1) == '+' ? 2 : 1;
            if ((peek() == 'e' || peek() == 'E') && isDigit(peek(sign))) {
                m_at += sign;
                skipWhile(isDigit);
            }
        }
        end(ModelToken::Number, begin);
    }

    // The sign and the name after it; a string after it is one as everywhere.
    void annotation()
    {
        const std::size_t begin = m_at;
        m_at += 2;
        const std::size_t behind = m_at;
        skipWhile([](char each) { return each == ' '; });
        if (isLetter(peek()))
            skipWhile([](char each) { return isLetter(each) || isDigit(each); });
        else
            m_at = behind;
        end(ModelToken::Annotation, begin);
    }

    static ModelToken kindOf(std::string_view word)
    {
        if (std::ranges::find(kTypes, word) != kTypes.end())
            return ModelToken::Type;
        return std::ranges::binary_search(kKeywords, word) ? ModelToken::Keyword
                                                           : ModelToken::Identifier;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::vector<ModelWord> m_words = {};
};

} // namespace

std::vector<ModelWord> modelWords(std::string_view text, bool inLongComment)
{
    return Reader(text).read(inLongComment);
}

} // namespace clew
