#include "core/text/nestedlists.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/text/scanner.h"

namespace clew {

namespace {

constexpr std::string_view kOpening = "([{";
constexpr std::string_view kClosing = ")]}";
constexpr std::string_view kSeparating = " \t\r\n,'`=:";

bool isOneOf(char c, std::string_view characters)
{
    return characters.find(c) != std::string_view::npos;
}

bool endsWord(char c)
{
    return isOneOf(c, kOpening) || isOneOf(c, kClosing) || isOneOf(c, kSeparating) || c == ';' ||
           c == '"';
}

class ListReader
{
public:
    explicit ListReader(std::string_view text) : m_text(text), m_scanner(text)
    {
        m_open.push_back({.isList = true, .line = 1, .column = 1});
    }

    ListItem read()
    {
        while (!m_scanner.atEnd())
            if (!readPiece())
                return {.isList = true, .line = 1, .column = 1};
        if (m_open.size() != 1)
            return {.isList = true, .line = 1, .column = 1};
        return std::move(m_open.front());
    }

private:
    // False if there is no sense in going on.
    bool readPiece()
    {
        const char c = m_scanner.peek();
        if (isOneOf(c, kOpening))
            return open(c);
        if (isOneOf(c, kClosing))
            return close(c);
        if (c == '"')
            return addQuoted();
        if (c == ';' || (c == '#' && !skipMark()))
            skipLine();
        else if (c != '#')
            isOneOf(c, kSeparating) ? skip() : addWord();
        return m_items <= kMostListItems;
    }

    void skip()
    {
        m_scanner.next();
        ++m_position;
    }

    void skipLine()
    {
        while (!m_scanner.atEnd() && m_scanner.peek() != '\n')
            skip();
    }

    // What stands before a list or a name in Lisp: #, #2A, #'. False if it is something else.
    bool skipMark()
    {
        std::size_t end = m_position + 1;
        while (end < m_text.size() && m_text[end] >= '0' && m_text[end] <= '9')
            ++end;
        if (end > m_position + 1 && end < m_text.size() &&
            (m_text[end] == 'A' || m_text[end] == 'a'))
            ++end;
        if (end == m_text.size() || (m_text[end] != '(' && m_text[end] != '\''))
            return false;
        while (m_position < end)
            skip();
        return true;
    }

    bool open(char bracket)
    {
        if (m_open.size() > kDeepestList)
            return false;
        m_open.push_back({.isList = true, .line = m_scanner.line(), .column = m_scanner.column()});
        m_expected.push_back(kClosing[kOpening.find(bracket)]);
        skip();
        return true;
    }

    bool close(char bracket)
    {
        if (m_expected.empty() || m_expected.back() != bracket)
            return false;
        m_expected.pop_back();
        skip();
        ListItem list = std::move(m_open.back());
        m_open.pop_back();
        constexpr std::array<std::string_view, 4> kHeads{"list", "vector", "quote", "LIST"};
        if (bracket == ')' && !list.items.empty() &&
            std::ranges::find(kHeads, list.items.front().word) != kHeads.end())
            list.items.erase(list.items.begin());
        return add(std::move(list));
    }

    bool addQuoted()
    {
        ListItem item{.line = m_scanner.line(), .column = m_scanner.column()};
        skip();
        const std::size_t begin = m_position;
        while (!m_scanner.atEnd() && m_scanner.peek() != '"') {
            if (m_scanner.peek() == '\\')
                skip();
            if (!m_scanner.atEnd())
                skip();
        }
        if (m_scanner.atEnd())
            return false;
        item.word = m_text.substr(begin, m_position - begin);
        skip();
        return add(std::move(item));
    }

    void addWord()
    {
        ListItem item{.line = m_scanner.line(), .column = m_scanner.column()};
        const std::size_t begin = m_position;
        while (!m_scanner.atEnd() && !endsWord(m_scanner.peek()))
            skip();
        item.word = m_text.substr(begin, m_position - begin);
        add(std::move(item));
    }

    bool add(ListItem item)
    {
        m_open.back().items.push_back(std::move(item));
        return ++m_items <= kMostListItems;
    }

    std::string_view m_text;
    Scanner m_scanner;
    std::size_t m_position = 0; ///< of the scanner, in bytes
    std::vector<ListItem> m_open = {};
    std::vector<char> m_expected = {}; ///< what closes them, except for the first
    std::size_t m_items = 0;
};

} // namespace

ListItem listIn(std::string_view text)
{
    return ListReader(text).read();
}

bool isNumber(const ListItem& item)
{
    return !item.isList && !item.word.empty() &&
           item.word.find_first_not_of("0123456789") == std::string_view::npos;
}

bool isNamed(std::string_view name, std::string_view lowerCase)
{
    const auto isSame = [](char a, char b) {
        return (a >= 'A' && a <= 'Z' ? static_cast<char>(a - 'A' + 'a') : a) == b;
    };
    return !std::ranges::search(name, lowerCase, isSame).empty();
}

} // namespace clew
