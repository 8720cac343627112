#include "core/puzzles/nonogram/webpbn.h"

#include <expat.h>
#include <fmt/format.h>
#include <memory>

#include "core/text/scanner.h"

namespace clew::nonogram {

namespace {

// Reads with Expat. Follows the elements <puzzle> <clues type="rows"> <line> <count>, and the texts
// kept as notes.
class WebpbnReader
{
public:
    Result<ProblemPtr> read(std::string_view text)
    {
        XML_SetUserData(m_parser.get(), this);
        XML_SetElementHandler(m_parser.get(), &begin, &end);
        XML_SetCharacterDataHandler(m_parser.get(), &characters);
        const bool isXml = XML_Parse(m_parser.get(), text.data(), static_cast<int>(text.size()),
                                     XML_TRUE) == XML_STATUS_OK;
        if (!m_error.sentence.empty())
            return tl::make_unexpected(m_error);
        if (!isXml)
            return fail({phrase("nonogram", "this is not sound XML: %1"),
                         {XML_ErrorString(XML_GetErrorCode(m_parser.get()))}},
                        line(), column());
        for (const auto* clues : {&m_problem.rows, &m_problem.columns})
            if (clues->empty() || clues->size() > kMaxSide)
                return fail({phrase("nonogram", "a nonogram has 1 to %1 rows and columns; here are "
                                                "%2 and %3"),
                             {std::to_string(kMaxSide), std::to_string(m_problem.rows.size()),
                              std::to_string(m_problem.columns.size())}},
                            line(), 1);
        m_problem.height = static_cast<std::uint32_t>(m_problem.rows.size());
        m_problem.width = static_cast<std::uint32_t>(m_problem.columns.size());
        return std::make_shared<NonogramProblem>(std::move(m_problem));
    }

private:
    static void XMLCALL begin(void* self, const XML_Char* name, const XML_Char** attributes)
    {
        static_cast<WebpbnReader*>(self)->beginElement(name, attributes);
    }
    static void XMLCALL end(void* self, const XML_Char* name)
    {
        static_cast<WebpbnReader*>(self)->endElement(name);
    }
    static void XMLCALL characters(void* self, const XML_Char* text, int length)
    {
        static_cast<WebpbnReader*>(self)->m_text.append(text, static_cast<std::size_t>(length));
    }

    static std::string_view attribute(const XML_Char** attributes, std::string_view name)
    {
        for (; *attributes != nullptr; attributes += 2)
            if (name == attributes[0])
                return attributes[1];
        return {};
    }

    void beginElement(std::string_view name, const XML_Char** attributes)
    {
        m_text.clear();
        if (name == "puzzle") {
            ++m_puzzles;
            if (const auto colour = attribute(attributes, "defaultcolor"); !colour.empty())
                m_colour = colour;
        } else if (m_puzzles > 1) {
            return; // a set's other puzzles
        } else if (name == "clues") {
            m_clues =
                attribute(attributes, "type") == "columns" ? &m_problem.columns : &m_problem.rows;
        } else if (name == "line" && m_clues != nullptr) {
            m_clues->emplace_back();
        } else if (name == "count") {
            const auto colour = attribute(attributes, "color");
            if (!colour.empty() && colour != m_colour)
                refuse(
                    {phrase(
                         "nonogram",
                         "this nonogram has runs of colour \"%1\"; only black runs are supported"),
                     {std::string(colour)}});
        }
    }

    void endElement(std::string_view name)
    {
        if (m_puzzles > 1)
            return;
        if (name == "clues")
            m_clues = nullptr;
        else if (name == "count")
            addRun();
        else if ((name == "title" || name == "author" || name == "copyright") && !m_text.empty())
            m_problem.notes.emplace_back(name == "author" ? "by" : name, m_text);
    }

    void addRun()
    {
        Scanner scanner(m_text);
        scanner.skipSpace();
        const auto run = scanner.number();
        scanner.skipSpace();
        constexpr std::uint64_t kLongestRun = 100'000;
        if (!run || *run > kLongestRun || !scanner.atEnd())
            refuse({phrase("nonogram", "expected the length of a run, not \"%1\""), {m_text}});
        else if (m_clues == nullptr || m_clues->empty())
            refuse({phrase("nonogram", "a <count> stands outside of <clues> and <line>")});
        else if (*run > 0)
            m_clues->back().push_back(static_cast<std::uint32_t>(*run));
    }

    void refuse(Sentence sentence)
    {
        if (m_error.sentence.empty())
            m_error = {std::move(sentence), line(), column()};
        XML_StopParser(m_parser.get(), XML_FALSE);
    }

    int line() const { return static_cast<int>(XML_GetCurrentLineNumber(m_parser.get())); }
    int column() const { return static_cast<int>(XML_GetCurrentColumnNumber(m_parser.get())) + 1; }

    std::unique_ptr<XML_ParserStruct, decltype(&XML_ParserFree)> m_parser{XML_ParserCreate(nullptr),
                                                                          &XML_ParserFree};
    NonogramProblem m_problem;
    std::vector<Clue>* m_clues = nullptr; ///< of the section being read
    std::string m_colour = "black";
    std::string m_text;
    int m_puzzles = 0;
    Error m_error;
};

std::string escaped(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        switch (c) {
        case '<':
            result += "&lt;";
            break;
        case '>':
            result += "&gt;";
            break;
        case '&':
            result += "&amp;";
            break;
        default:
            result += c;
        }
    }
    return result;
}

std::string section(std::string_view type, const std::vector<Clue>& clues)
{
    std::string text = fmt::format("<clues type=\"{}\">\n", type);
    for (const Clue& clue : clues) {
        text += "<line>";
        for (const std::uint32_t run : clue)
            text += fmt::format("<count>{}</count>", run);
        text += "</line>\n";
    }
    return text + "</clues>\n";
}

} // namespace

Result<ProblemPtr> readWebpbn(std::string_view text)
{
    return WebpbnReader().read(text);
}

std::string writeWebpbn(const NonogramProblem& problem)
{
    std::string text = "<?xml version=\"1.0\"?>\n"
                       "<!DOCTYPE pbn SYSTEM \"http://webpbn.com/pbn-0.3.dtd\">\n"
                       "<puzzleset>\n<puzzle type=\"grid\" defaultcolor=\"black\">\n";
    for (const auto& [key, value] : problem.notes) {
        const std::string_view element = key == "by" ? std::string_view("author") : key;
        if (element == "title" || element == "author" || element == "copyright")
            text += fmt::format("<{0}>{1}</{0}>\n", element, escaped(value));
    }
    text += "<color name=\"white\" char=\".\">fff</color>\n"
            "<color name=\"black\" char=\"X\">000</color>\n";
    return text + section("columns", problem.columns) + section("rows", problem.rows) +
           "</puzzle>\n</puzzleset>\n";
}

} // namespace clew::nonogram
