#include "core/files/page.h"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <unordered_map>

#include "core/files/link.h"
#include "core/files/pagesources.h"
#include "core/picture/svg.h"
#include "core/puzzles/foreign/foreign.h"
#include "core/study/deductions.h"
#include "core/study/quiz.h"
#include "core/text/counted.h"
#include "core/text/shellword.h"
#include "core/text/stopped.h"
#include "core/trace/cursor.h"

namespace clew {

namespace {

using PageData = nlohmann::ordered_json;

constexpr double kPixel = 1.0 / 48; // of a board whose cells have 48 pixels
// Events between two questions; fewer in a short search, and a long one has as many questions as
// its page has room for: some 150 bytes each.
constexpr std::uint64_t kQuestionDistance = 25;
constexpr std::uint64_t kEnoughQuestions = 60;
constexpr std::uint64_t kMostQuestions = 400;
constexpr std::uint64_t kQuestionSeed = 1;

// Numbers as letters, 5 bits each, the lowest first; the sixth bit says that more follow.
class Packed
{
public:
    void put(std::uint64_t number)
    {
        static constexpr std::string_view letters =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        for (; number >= 32; number /= 32)
            m_text += letters[number % 32 + 32];
        m_text += letters[number];
    }
    [[nodiscard]] const std::string& text() const { return m_text; }

private:
    std::string m_text = {};
};

// Different texts, numbered.
class Texts
{
public:
    std::size_t indexOf(std::string text)
    {
        const auto [found, isNew] = m_index.try_emplace(std::move(text), m_index.size());
        if (isNew)
            m_texts.push_back(found->first);
        return found->second;
    }
    [[nodiscard]] const std::vector<std::string>& texts() const { return m_texts; }

private:
    std::unordered_map<std::string, std::size_t> m_index = {};
    std::vector<std::string> m_texts = {};
};

bool sameShape(const Shape& a, const Shape& b)
{
    const auto parts = [](const Shape& s) {
        return std::tie(s.kind, s.fill, s.stroke, s.glyph, s.align, s.bold, s.hatched, s.dashed,
                        s.x, s.y, s.width, s.height, s.strokeWidth, s.opacity, s.radius, s.text);
    };
    return parts(a) == parts(b);
}

struct SameShape
{
    bool operator()(const Shape& a, const Shape& b) const { return sameShape(a, b); }
};
struct ShapeHash
{
    std::size_t operator()(const Shape& s) const
    {
        std::size_t hash = std::hash<std::string>{}(s.text);
        const auto mix = [&](std::uint64_t part) {
            hash = (hash ^ part) * 0x9E3779B97F4A7C15U;
            hash ^= hash >> 32U;
        };
        mix((static_cast<std::uint64_t>(s.kind) << 24U) |
            (static_cast<std::uint64_t>(s.fill) << 8U) | static_cast<std::uint64_t>(s.stroke));
        for (const float part : {s.x, s.y, s.width, s.height})
            mix(std::bit_cast<std::uint32_t>(part));
        return hash;
    }
};

// The boards one after another, each as what it changes.
class Boards
{
public:
    // A board as the next moment.
    void add(const Picture& picture)
    {
        const auto shapes = picture.shapes();
        std::size_t same = 0; // from the beginning
        const std::size_t most = std::min(shapes.size(), m_shapes.size());
        while (same < most && sameShape(shapes[same], m_shapes[same]))
            ++same;
        std::size_t tail = 0;
        while (tail < most - same &&
               sameShape(shapes[shapes.size() - 1 - tail], m_shapes[m_shapes.size() - 1 - tail]))
            ++tail;
        std::vector<std::uint32_t> ids(m_ids.begin(),
                                       m_ids.begin() + static_cast<std::ptrdiff_t>(same));
        for (const Shape& shape : shapes.subspan(same, shapes.size() - same - tail))
            ids.push_back(idOf(shape));
        ids.insert(ids.end(), m_ids.end() - static_cast<std::ptrdiff_t>(tail), m_ids.end());
        putChange(ids, same, tail);
        m_ids = std::move(ids);
        m_shapes.assign(shapes.begin(), shapes.end());
        m_width = std::max(m_width, picture.width());
        m_height = std::max(m_height, picture.height());
    }

    void writeTo(PageData& data) const
    {
        data["numbers"] = m_numbers.texts();
        data["forms"] = m_forms.texts();
        data["shapes"] = m_elements.text();
        data["boards"] = m_changes.text();
    }
    [[nodiscard]] double width() const { return m_width; }
    [[nodiscard]] double height() const { return m_height; }

private:
    struct Splice
    {
        std::size_t at;      // in the old list
        std::size_t removed; // from there
        std::size_t from;    // in the new list
        std::size_t added;
    };

    std::uint32_t idOf(const Shape& shape)
    {
        const auto [found, isNew] =
            m_known.try_emplace(shape, static_cast<std::uint32_t>(m_known.size()));
        if (isNew) {
            SvgElement element = svgElement(shape, kPixel, SvgColours::Classes);
            if (shape.kind == ShapeKind::Text)
                takeText(element, markupText(shape.text));
            m_elements.put(m_forms.indexOf(std::move(element.form)));
            for (std::string& coordinate : element.coordinates)
                m_elements.put(m_numbers.indexOf(std::move(coordinate)));
        }
        return found->second;
    }

    // As if it were a coordinate: there may be thousands of texts, each at several places.
    static void takeText(SvgElement& element, std::string text)
    {
        const std::size_t begin = element.form.rfind(text + "</text>");
        element.form.replace(begin, text.size(), 1, kSvgCoordinate);
        element.coordinates.push_back(std::move(text));
    }

    // Where the lists go on together: among the next of the old ones, the one that is reached with
    // the fewest changes. Shapes hardly ever occur twice in a board.
    void putChange(const std::vector<std::uint32_t>& ids, std::size_t same, std::size_t tail)
    {
        constexpr std::size_t kAhead = 48;
        m_places.assign(m_known.size(), 0);
        const std::size_t oldEnd = m_ids.size() - tail;
        const std::size_t newEnd = ids.size() - tail;
        for (std::size_t i = newEnd; i > same; --i)
            m_places[ids[i - 1]] = static_cast<std::uint32_t>(i);
        std::vector<Splice> splices;
        std::size_t i = same;
        std::size_t j = same;
        while (i < oldEnd || j < newEnd) {
            if (i < oldEnd && j < newEnd && m_ids[i] == ids[j]) {
                ++i;
                ++j;
                continue;
            }
            std::size_t nextOld = oldEnd;
            std::size_t nextNew = newEnd;
            for (std::size_t p = i; p < std::min(oldEnd, i + kAhead); ++p) {
                const std::size_t place = m_places[m_ids[p]]; // behind it; 0: nowhere
                if (place > j && p - i + place - 1 - j < nextOld - i + nextNew - j) {
                    nextOld = p;
                    nextNew = place - 1;
                }
            }
            splices.push_back({i, nextOld - i, j, nextNew - j});
            i = nextOld;
            j = nextNew;
        }
        m_changes.put(splices.size());
        std::size_t behind = 0; // the last splice, in the old list
        for (const Splice& splice : splices) {
            m_changes.put(splice.at - behind);
            m_changes.put(splice.removed);
            m_changes.put(splice.added);
            for (std::size_t k = 0; k < splice.added; ++k)
                m_changes.put(ids[splice.from + k]);
            behind = splice.at + splice.removed;
        }
    }

    std::unordered_map<Shape, std::uint32_t, ShapeHash, SameShape> m_known = {};
    Texts m_forms = {};
    Texts m_numbers = {};
    Packed m_elements = {};
    Packed m_changes = {};
    std::vector<Shape> m_shapes = {};
    std::vector<std::uint32_t> m_ids = {};
    std::vector<std::uint32_t> m_places = {};
    double m_width = 1;
    double m_height = 1;
};

// Whether a search ends there each time it is run: the clock is another one each time.
bool endsAlike(const Outcome& outcome)
{
    return outcome.reason == StopReason::None || outcome.reason == StopReason::NodeLimit;
}

class PageMaker
{
public:
    explicit PageMaker(const Page& page)
        : m_page(page), m_cursor(page.trace, page.puzzle->dimensions(*page.problem)),
          m_translate(page.translate ? page.translate
                                     : [](Phrase phrase) { return std::string(phrase.text); })
    {
    }

    std::string make(std::atomic<std::uint64_t>& done, const std::stop_token& token)
    {
        m_cursor.seek(m_page.from);
        m_data["depth"] = m_cursor.depth();
        addBoard();
        for (std::uint64_t i = m_page.from; i < m_page.to; ++i) {
            if (token.stop_requested())
                return {};
            addEvent(i);
            done.store(i + 1 - m_page.from, std::memory_order_relaxed);
        }
        return whole(questions(token));
    }

private:
    [[nodiscard]] std::string say(Phrase phrase) const { return m_translate(phrase); }
    [[nodiscard]] std::string say(const Sentence& sentence) const
    {
        return sentence.text(m_translate);
    }
    [[nodiscard]] const StrategyInfo* strategy() const
    {
        return m_page.strategy ? &m_page.puzzle->info().strategies[*m_page.strategy] : nullptr;
    }

    void addBoard()
    {
        View view;
        view.state = &m_cursor.state();
        view.event = m_cursor.lastEvent();
        m_boards.add(m_page.puzzle->picture(*m_page.problem, view));
    }

    // The event, its reason, and the board after it.
    void addEvent(std::uint64_t index)
    {
        const Event event = m_page.trace->event(index);
        const Sentence reason = m_page.puzzle->explain(*m_page.problem, m_cursor.state(), event);
        m_cursor.seek(index + 1);
        m_events.put(static_cast<std::uint64_t>(event.kind()));
        if (event.kind() == EventKind::Visit)
            m_events.put(event.node());
        m_events.put(m_cursor.depth());
        const auto line =
            strategy() == nullptr ? std::nullopt : lineOf(strategy()->pseudoCode, event);
        m_events.put(line ? *line + 1 : 0);
        const bool goesOn =
            index + 1 < m_page.trace->size() && deductionAt(index + 1).first <= index;
        m_events.put(goesOn ? 0 : 1 + ideaOf(deductionAt(index)));
        m_events.put(m_patterns.indexOf(say(reason.pattern)));
        m_events.put(reason.arguments.size());
        for (const Argument& argument : reason.arguments)
            m_events.put(m_words.indexOf(argument.text(m_translate)));
        addBoard();
    }

    Deduction deductionAt(std::uint64_t index)
    {
        if (!m_deduction || index < m_deduction->first || index >= m_deduction->end)
            m_deduction = m_deductions.at(*m_page.trace, index, m_page.trace->size());
        return *m_deduction;
    }

    // Its place in the list of ideas, from 1; 0 of what follows from no rule: guesses and their
    // ends.
    std::size_t ideaOf(const Deduction& deduction)
    {
        const EventKind kind = deduction.event.kind();
        if (kind != EventKind::Assign && kind != EventKind::Remove)
            return 0;
        const std::size_t idea = m_ideas.indexOf(say(m_deductions.name(*m_page.trace, deduction)));
        if (idea == m_ideaColours.size()) {
            const auto rule = m_deductions.ruleIndex(deduction);
            m_ideaColours.push_back(
                rule && !m_deductions.isOpening(deduction) ? 1 + *rule % kRuleColours : 0);
        }
        return idea + 1;
    }

    // Each with its name and the number of its colour; 0: muted.
    [[nodiscard]] PageData ideas() const
    {
        PageData list = PageData::array();
        for (std::size_t i = 0; i < m_ideaColours.size(); ++i)
            list.push_back({{"name", m_ideas.texts()[i]}, {"colour", m_ideaColours[i]}});
        return list;
    }

    // Spread evenly over the events.
    PageData questions(const std::stop_token& token)
    {
        PageData asked = PageData::array();
        const std::uint64_t span = m_page.to - m_page.from;
        const std::uint64_t count =
            std::min(std::clamp(span / kQuestionDistance, kEnoughQuestions, kMostQuestions), span);
        std::optional<std::uint64_t> last;
        for (std::uint64_t i = 0; i < count && !token.stop_requested(); ++i) {
            const std::uint64_t begin = m_page.from + i * span / count;
            const std::uint64_t end = m_page.from + (i + 1) * span / count;
            m_finder.stand(*m_page.trace, begin);
            const auto found =
                m_finder.find(*m_page.puzzle, *m_page.trace, QuizScope::Turns, end - begin);
            if (!found || *found >= m_page.to || found == last)
                continue;
            last = found;
            asked.push_back(question(*found));
        }
        return asked;
    }

    PageData question(std::uint64_t position)
    {
        m_cursor.seek(position);
        const QuizQuestion made = makeQuestion(*m_page.puzzle, *m_page.problem, m_cursor,
                                               QuizScope::Turns, kQuestionSeed + position);
        PageData answers = PageData::array();
        for (const QuizAnswer& answer : made.answers)
            answers.push_back(fillIn(say(answer.pattern), {say(answer.place)}));
        return {{"at", position - m_page.from}, {"right", made.right}, {"answers", answers}};
    }

    [[nodiscard]] bool isWhole() const
    {
        return !m_page.isBeginning && m_page.from == 0 && m_page.to == m_page.trace->size();
    }

    // Of a part of the search, which one.
    [[nodiscard]] Phrase placePattern() const
    {
        if (isWhole())
            return phrase("Page", "Event %1 of %2 · depth %3 · solutions %4");
        if (m_page.isBeginning)
            return phrase("Page", "Event %1 (shown: %5 to %6) · depth %3 · solutions %4");
        return phrase("Page", "Event %1 of %2 (shown: %5 to %6) · depth %3 · solutions %4");
    }

    [[nodiscard]] PageData texts() const
    {
        return {{"start", say(phrase("Page", "Nothing has happened yet."))},
                {"place", say(placePattern())},
                {"idea", say(phrase("Page", "%1: %2"))},
                {"play", say(phrase("Page", "Play"))},
                {"pause", say(phrase("Page", "Pause"))},
                {"question", say(phrase("Page", "What does the search do next?"))},
                {"nextQuestion", say(phrase("Page", "Next question, at event %1"))},
                {"noQuestion", say(phrase("Page", "No question comes after this event."))},
                {"right", say(phrase("Page", "Correct."))},
                {"wrong", say(phrase("Page", "Incorrect. The answer is: %1"))},
                {"score", say(phrase("Page", "%1 of %2 correct."))}};
    }

    std::string whole(PageData questions)
    {
        const bool hasTree = m_page.from == 0 && m_cursor.trace().nodeCount() > 1 && nodes() > 1 &&
                             nodes() <= kMostPageNodes;
        const bool hasQuestions = !questions.empty();
        m_boards.writeTo(m_data);
        m_data["events"] = m_events.text();
        m_data["patterns"] = m_patterns.texts();
        m_data["words"] = m_words.texts();
        m_data["ideas"] = ideas();
        m_data["questions"] = std::move(questions);
        m_data["texts"] = texts();
        m_data["hasTree"] = hasTree;
        m_data["from"] = m_page.from;
        m_data["length"] = m_page.trace->size();
        m_data["solutions"] = m_page.trace->solutionsBefore(m_page.from);
        m_data["opened"] = std::clamp(m_page.opened, m_page.from, m_page.to);
        std::string html = head();
        html += "<main>\n<div>\n" + boardPart() + "</div>\n<div>\n";
        if (hasQuestions)
            html += questionPart();
        html += codePart();
        if (hasTree)
            html += treePart();
        html += keysPart() + "</div>\n</main>\n" + footer();
        html += "<script id=\"data\" type=\"application/json\">" + dataText() + "</script>\n";
        return html + "<script>\n" + std::string(kPageScript) + "</script>\n</body>\n</html>\n";
    }

    // How many nodes the events open, with the root.
    std::uint64_t nodes()
    {
        m_cursor.seek(m_page.to);
        return m_cursor.nodeCount();
    }

    // "<" could end the element that the data stand in.
    [[nodiscard]] std::string dataText() const
    {
        std::string text;
        for (const char c : m_data.dump(-1, ' ', false, PageData::error_handler_t::replace)) {
            if (c == '<')
                text += "\\u003c";
            else
                text += c;
        }
        return text;
    }

    [[nodiscard]] std::string heading() const
    {
        return say(fullTitle(*m_page.puzzle, *m_page.problem));
    }

    [[nodiscard]] std::string head() const
    {
        std::string html = fmt::format(
            "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
            "style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n"
            "<meta name=\"generator\" content=\"Clew\">\n<title>{}</title>\n<style>\n",
            markupText(m_page.language), markupText(heading()));
        html += inks();
        html += kPageStyle;
        html += "</style>\n</head>\n<body>\n<header>\n";
        html += fmt::format("<h1>{}</h1>\n", markupText(heading()));
        if (strategy() != nullptr)
            html += fmt::format("<p>{}: {}</p>\n", markupText(say(strategy()->title)),
                                markupText(say(strategy()->summary)));
        return html +
               fmt::format("<noscript><p>{}</p></noscript>\n</header>\n",
                           markupText(say(phrase("Page", "This page needs JavaScript, all of "
                                                         "which is in the file."))));
    }

    // Colours by ink: light, dark, and light again on paper.
    static std::string inks()
    {
        const auto list = [](Scheme scheme) {
            std::string text;
            for (int ink = 1; ink < kInkCount; ++ink)
                text +=
                    fmt::format("--i{}:#{:06x};", ink, inkColour(static_cast<Ink>(ink), scheme));
            for (std::size_t rule = 0; rule < kRuleColours; ++rule)
                text += fmt::format("--r{}:#{:06x};", rule + 1, ruleColour(rule, scheme));
            return text;
        };
        std::string css = fmt::format(
            ":root {{{0}}}\n@media screen and (prefers-color-scheme: dark) {{ :root {{{1}}} }}\n"
            "@media screen and (prefers-contrast: more) and (prefers-color-scheme: dark) {{ :root "
            "{{{2}}} }}\n",
            list(Scheme::Light), list(Scheme::Dark), list(Scheme::HighContrast));
        css += ".f0{fill:none}.h{fill:url(#hatch)}\n";
        for (int ink = 1; ink < kInkCount; ++ink)
            css += fmt::format(".f{0}{{fill:var(--i{0})}}.s{0}{{stroke:var(--i{0})}}\n", ink);
        for (std::size_t colour = 1; colour <= kRuleColours; ++colour)
            css += fmt::format(".r{0}{{fill:var(--r{0});color:var(--r{0})}}\n", colour);
        return css;
    }

    [[nodiscard]] std::string boardPart() const
    {
        const auto text = [&](Phrase words) { return markupText(say(words)); };
        std::string html = fmt::format(
            "<svg id=\"board\" viewBox=\"0 0 {:g} {:g}\" role=\"img\" aria-label=\"{}\" "
            "aria-describedby=\"sentence\" font-family=\"system-ui, sans-serif\">{}"
            "<g id=\"shapes\"></g></svg>\n"
            "<p id=\"sentence\" role=\"status\"></p>\n<p id=\"place\"></p>\n",
            m_boards.width(), m_boards.height(), markupText(heading()),
            svgDefinitions(SvgColours::Classes));
        html += fmt::format("<div id=\"transport\" role=\"group\" aria-label=\"{}\">\n",
                            text(phrase("Page", "Playback")));
        const auto button = [&](const char* id, const char* sign, Phrase name) {
            html += fmt::format(
                "<button type=\"button\" id=\"{}\" aria-label=\"{}\" title=\"{}\">{}</button>\n",
                id, text(name), text(name), sign);
        };
        button("first", "|‹", phrase("Page", "To the beginning"));
        button("stepback", "«", phrase("Page", "One step back"));
        button("back", "‹", phrase("Page", "One event back"));
        html += fmt::format("<button type=\"button\" id=\"play\" class=\"main\">{}</button>\n",
                            text(phrase("Page", "Play")));
        button("forward", "›", phrase("Page", "One event forward"));
        button("stepforward", "»", phrase("Page", "One step forward"));
        button("last", "›|", phrase("Page", "To the end"));
        button("nextsolution", "◆", phrase("Page", "To the next solution"));
        return html +
               fmt::format(
                   "<label>{} <input type=\"range\" id=\"speed\" min=\"-1\" max=\"9\" "
                   "step=\"0.5\" value=\"2\"></label>\n</div>\n"
                   "<input type=\"range\" id=\"seek\" min=\"0\" max=\"0\" value=\"0\" "
                   "aria-label=\"{}\">\n"
                   "<svg id=\"timeline\" preserveAspectRatio=\"none\" role=\"img\" "
                   "aria-label=\"{}\"></svg>\n<ul id=\"ideas\" aria-label=\"{}\"></ul>\n",
                   text(phrase("Page", "Speed")), text(phrase("Page", "Event")),
                   text(phrase("Page",
                               "Timeline: the steps and the depth of the search over time, with "
                               "its contradictions and solutions")),
                   text(phrase("Page", "Steps of each kind, and their colours")));
    }

    [[nodiscard]] std::string questionPart() const
    {
        return fmt::format(
            "<section>\n<h2>{}</h2>\n<button type=\"button\" id=\"ask\">{}</button>\n"
            "<p id=\"verdict\" role=\"status\"></p>\n<div id=\"quiz\"></div>\n"
            "</section>\n",
            markupText(say(phrase("Page", "Questions"))),
            markupText(say(phrase("Page", "What next?"))));
    }

    [[nodiscard]] std::string codePart() const
    {
        if (strategy() == nullptr || strategy()->pseudoCode.empty())
            return "<ol id=\"code\" hidden></ol>\n";
        std::string html =
            fmt::format("<section>\n<h2 id=\"program\">{}</h2>\n<div class=\"scrolled\" "
                        "tabindex=\"0\" role=\"region\" aria-labelledby=\"program\">"
                        "<ol id=\"code\" lang=\"en\">\n",
                        markupText(say(phrase("Page", "Program"))));
        // What is wrapped hangs below its line.
        for (const CodeLine& line : strategy()->pseudoCode) {
            const std::string_view text(line.text);
            const std::size_t indent = std::min(text.find_first_not_of(' '), text.size());
            html += fmt::format("<li style=\"--in:{}\">{}</li>\n", indent,
                                markupText(std::string(text.substr(indent))));
        }
        return html + "</ol></div>\n</section>\n";
    }

    [[nodiscard]] std::string treePart() const
    {
        return fmt::format("<section>\n<h2 id=\"treename\">{0}</h2>\n<div class=\"scrolled\" "
                           "tabindex=\"0\" role=\"region\" aria-labelledby=\"treename\">"
                           "<svg id=\"tree\" role=\"img\" aria-label=\"{1}\"></svg></div>\n"
                           "</section>\n",
                           markupText(say(phrase("Page", "Search tree"))),
                           markupText(say(phrase("Page", "The nodes of the search: squares are "
                                                         "contradictions, diamonds solutions"))));
    }

    [[nodiscard]] std::string keysPart() const
    {
        const auto key = [&](const char* keys, Phrase what) {
            return fmt::format("<li><kbd>{}</kbd> {}</li>\n", keys, markupText(say(what)));
        };
        return fmt::format("<details class=\"keys\"><summary>{}</summary>\n<ul>\n",
                           markupText(say(phrase("Page", "Keys")))) +
               key("← →", phrase("Page", "one event back, on")) +
               key(", .", phrase("Page", "one step back, on")) +
               key("n N", phrase("Page", "next solution, previous solution")) +
               key("Home End", phrase("Page", "beginning, end")) +
               key("Space", phrase("Page", "play, pause")) + "</ul>\n</details>\n";
    }

    [[nodiscard]] std::string footer() const
    {
        const Sentence events = counted(m_page.to - m_page.from);
        std::string html = "<footer>\n<p id=\"ending\">"; // hidden while a question is open
        if (m_page.isBeginning)
            html += markupText(
                say({phrase("Page", "Events: %1; the search continues. Made by Clew."), {events}}));
        else
            html += markupText(
                say({phrase("Page", "Recorded events: %2, of which here: %1 · "
                                    "nodes: %3 · solutions: %4. Made by Clew."),
                     {events, counted(m_page.trace->size()), counted(m_page.trace->nodeCount() - 1),
                      counted(m_page.trace->solutionCount())}}));
        const Sentence stopped = stoppedSentence(m_page.outcome);
        if (!m_page.isBeginning && !stopped.empty())
            html += "<br>" + markupText(say(stopped));
        if (const Sentence best = provedBestSentence(m_page.outcome);
            !m_page.isBeginning && m_page.problem->seeksBest() && !best.empty())
            html += "<br>" + markupText(say(best));
        if (!m_page.source.empty())
            html += fmt::format("<br>{} <code>{}</code>",
                                markupText(say(endsAlike(m_page.outcome) || m_page.isBeginning
                                                   ? phrase("Page", "Made again by:")
                                                   : phrase("Page", "The same events again:"))),
                                markupText(m_page.source));
        return html + "</p>\n</footer>\n";
    }

    const Page& m_page;
    Cursor m_cursor;
    Translator m_translate;
    Deductions m_deductions{*m_page.puzzle, m_page.problem};
    std::optional<Deduction> m_deduction = {};
    QuizFinder m_finder = {};
    Boards m_boards = {};
    Packed m_events = {};
    Texts m_patterns = {};
    Texts m_words = {};
    Texts m_ideas = {};
    std::vector<std::size_t> m_ideaColours = {}; // by idea
    PageData m_data = PageData::object();
};

} // namespace

std::string pageSource(const Page& page, const Options& options)
{
    if (!page.strategy || page.puzzle->info().id == foreign::kId)
        return {};
    const Outcome& outcome = page.outcome;
    const std::string link =
        writeLink({page.puzzle, page.problem, *page.strategy, options, page.opened});
    const bool isWhole = page.to == page.trace->size() && page.to < kUsualPageEvents &&
                         outcome.ending != Ending::Solved && outcome.reason == StopReason::None;
    std::string command = "clew replay " + shellWord(link);
    const std::string file =
        (page.language.starts_with("en") ? "" : " --language " + shellWord(page.language)) +
        " -o page.html";
    if (page.from == 0 && (isWhole || (page.isBeginning && page.to == kUsualPageEvents)))
        return command + file;
    if (!page.isBeginning && outcome.reason == StopReason::NodeLimit)
        command += fmt::format(" --nodes {}", outcome.counters.nodes);
    else if (!page.isBeginning && outcome.ending == Ending::Solved)
        command += fmt::format(" --limit {}", outcome.counters.solutions);
    else if (!page.isBeginning && outcome.reason == StopReason::None)
        command += " --all";
    if (page.from > 0)
        command += fmt::format(" --from {}", page.from);
    return command + fmt::format(" --to {}", page.to) + file;
}

Result<std::string> makePage(const Page& page, std::atomic<std::uint64_t>& done,
                             const std::stop_token& token)
{
    if (page.from > page.to || page.to > page.trace->size())
        return fail(phrase("Page", "there is nothing to show: the last event comes before the "
                                   "first, or after the end of the search"));
    if (page.to - page.from > kMostPageEvents)
        return fail({phrase("Page", "a page can hold %1 events, not %2; choose fewer"),
                     {kMostPageEvents, page.to - page.from}});
    return PageMaker(page).make(done, token);
}

Result<std::string> makeFittingPage(Page& page, const PageFit& fit,
                                    std::atomic<std::uint64_t>& done, const std::stop_token& token)
{
    auto html = makePage(page, done, token);
    while (html && html->size() > kUsualPageBytes && page.to > page.from + 1) {
        const std::uint64_t length = (page.to - page.from) * 3 / 4;
        if (!fit.keepsBeginning && page.opened > page.from + length) {
            page.to = page.opened;
            page.from = page.to - length;
        } else {
            page.to = page.from + length;
            page.opened = std::min(page.opened, page.to);
        }
        if (fit.options)
            page.source = pageSource(page, *fit.options);
        html = makePage(page, done, token);
    }
    return html;
}

} // namespace clew
