#include "core/puzzles/words/picture.h"

#include <algorithm>
#include <cmath>

#include "core/puzzles/words/puzzle.h"
#include "core/puzzles/words/spelling.h"
#include "core/text/characters.h"

namespace clew::words {

namespace {

constexpr double kWidth = 15;
constexpr double kHeight = 7;
constexpr double kEdge = 0.7;
constexpr double kWordsTop = 2.75;   // of the first written line
constexpr double kWordsBottom = 5.2; // below the last one
constexpr std::size_t kMaxShownDigits = 48;

/// Number of characters as they take room: an ideograph as two.
double extent(std::string_view text)
{
    double extent = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        const bool continues = (byte & 0xC0U) == 0x80U;
        extent += continues ? 0 : byte >= 0xE0U ? 1.9 : 1;
    }
    return extent;
}

struct WrittenWord
{
    std::string text; ///< with what joins it to the word before
    double width = 0; ///< in character widths
    std::size_t line = 0;
};

/// Breaks words into lines of at most `room` characters.
std::size_t layOut(std::vector<WrittenWord>& words, double room)
{
    double x = 0;
    std::size_t line = 0;
    for (WrittenWord& word : words) {
        if (x > 0 && x + word.width > room) {
            ++line;
            x = 0;
        }
        word.line = line;
        x += word.width;
    }
    return line + 1;
}

class Cheque
{
public:
    Cheque(const WordsProblem& problem, const View& view)
        : m_problem(problem), m_view(view), m_picture(kWidth, kHeight)
    {
        const std::uint32_t count = variableCount(problem);
        for (Variable place = 0; place < count; ++place) {
            const Value value =
                view.solution != nullptr
                    ? place < view.solution->size() ? (*view.solution)[place] : kNoValue
                : view.state != nullptr ? view.state->value(place)
                                        : kNoValue;
            if (value == kNoValue)
                break;
            m_values.push_back(value);
        }
        m_solved =
            view.solution != nullptr || (view.event && view.event->kind() == EventKind::Solution);
    }

    Picture draw()
    {
        drawPaper();
        const bool toWords = m_problem.direction == Direction::ToWords;
        drawAmount(toWords ? m_problem.number : figures());
        std::vector<WrittenWord> words = toWords ? writtenWords() : givenWords();
        drawWords(words, toWords ? (m_solved ? Ink::Text : Ink::Forced) : Ink::Given, toWords);
        return std::move(m_picture);
    }

    /// Of what has been drawn.
    [[nodiscard]] std::optional<Variable> variableAt(double x, double y) const
    {
        const auto holds = [&](const std::pair<Variable, Box>& drawn) {
            const Box& box = drawn.second;
            return x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
        };
        const auto found = std::ranges::find_if(m_places, holds);
        return found == m_places.end() ? std::nullopt : std::optional(found->first);
    }

private:
    void drawPaper()
    {
        Shape& paper = m_picture.rect(0.1, 0.1, kWidth - 0.2, kHeight - 0.2, Ink::Area2);
        paper.stroke = Ink::StrongLine;
        paper.strokeWidth = 0.05F;
        paper.radius = 0.3F;
        m_picture.frame(0.28, 0.28, kWidth - 0.56, kHeight - 0.56, Ink::Line, 0.02).radius = 0.2F;
        drawEmblem(1.35, 1.3);
        m_picture.line(2.5, 1.75, kWidth - kEdge - 5.4, 1.75, Ink::Line, 0.03); // the payee
        m_picture.line(9.2, 6.2, kWidth - kEdge, 6.2, Ink::Line, 0.03);         // the signature
        for (int i = 0; i < 12; ++i) // the code line at the foot
            m_picture.rect(kEdge + 0.42 * i, 6.05, i % 4 == 3 ? 0.1 : 0.28, 0.16, Ink::Line)
                .radius = 0.05F;
        const Box box = amountBox();
        Shape& ground = m_picture.rect(box.x, box.y, box.width, box.height, Ink::Cell);
        ground.stroke = Ink::StrongLine;
        ground.strokeWidth = 0.05F;
        ground.radius = 0.12F;
        if (m_solved)
            m_picture
                .rect(kEdge, kWordsTop - 0.45, kWidth - 2 * kEdge, kWordsBottom - kWordsTop + 0.45,
                      Ink::Solved)
                .opacity = 0.14F;
    }

    // A ball of thread.
    void drawEmblem(double x, double y)
    {
        for (const double radius : {0.62, 0.44, 0.26}) {
            Shape& ring = m_picture.ellipse(x, y, radius, radius * 0.92, Ink::None);
            ring.stroke = Ink::Accent;
            ring.strokeWidth = 0.05F;
        }
        m_picture.line(x + 0.5, y + 0.38, x + 0.95, y + 0.5, Ink::Accent, 0.05);
    }

    void drawAmount(const std::string& digits)
    {
        if (digits.empty())
            return;
        const Box box = amountBox();
        const std::size_t shown = std::min(digits.size(), kMaxShownDigits);
        const double pitch = std::min(0.55, (box.width - 0.4) / static_cast<double>(shown));
        const double size = std::min(0.62, pitch * 1.6);
        const double left = box.x + box.width - 0.2 - pitch * static_cast<double>(shown);
        const bool given = m_problem.direction == Direction::ToWords;
        const std::size_t from = windowStart(digits.size(), shown);
        for (std::size_t i = 0; i < shown; ++i) {
            const double x = left + pitch * (static_cast<double>(i) + 0.5);
            const bool cut =
                (i == 0 && from > 0) || (i + 1 == shown && from + shown < digits.size());
            m_picture
                .text(x, box.y + box.height / 2, size,
                      cut ? std::string("…") : digits.substr(from + i, 1),
                      given ? Ink::Given : Ink::Forced)
                .bold = given;
            m_places.push_back(
                {static_cast<Variable>(from + i), {x - pitch / 2, box.y, pitch, box.height}});
            if (from + i == currentDigit())
                m_picture
                    .frame(x - pitch / 2, box.y + 0.12, pitch, box.height - 0.24, Ink::Trying, 0.05)
                    .radius = 0.06F;
        }
    }

    /// The digit that is being written or read now; none: beyond all.
    [[nodiscard]] std::size_t currentDigit() const
    {
        const bool isDigit =
            m_view.event && !m_solved && m_view.event->kind() == EventKind::Assign &&
            (m_view.event->rule() == DigitWord || m_view.event->rule() == DigitRead);
        return isDigit ? m_view.event->variable() : static_cast<std::size_t>(-1);
    }

    /// First digit shown of a number too long for its box.
    [[nodiscard]] std::size_t windowStart(std::size_t digits, std::size_t shown) const
    {
        const std::size_t current = currentDigit();
        if (current == static_cast<std::size_t>(-1) || current < shown / 2)
            return 0;
        return std::min(current - shown / 2, digits - shown);
    }

    [[nodiscard]] std::string figures() const { return m_problem.vocabulary().join(m_values); }

    /// Of a long text the end, which is being written.
    [[nodiscard]] std::vector<WrittenWord> writtenWords() const
    {
        constexpr std::size_t kMost = 160;
        const Vocabulary& vocabulary = m_problem.vocabulary();
        const std::size_t from = m_values.size() > kMost ? m_values.size() - kMost : 0;
        std::vector<WrittenWord> words;
        if (from > 0)
            words.push_back({"… ", 2});
        for (std::size_t i = from; i < m_values.size(); ++i) {
            std::string text = vocabulary.word(m_values[i]).text;
            const bool isCapital =
                i == 0 && m_problem.form == Form::Cheque && !vocabulary.isIdeographic();
            if (isCapital)
                text.front() = static_cast<char>(text.front() - 'a' + 'A');
            if (i > from)
                text.insert(0, vocabulary.glue(m_values[i - 1], m_values[i]));
            words.push_back({text, extent(text)});
        }
        return words;
    }

    [[nodiscard]] std::vector<WrittenWord> givenWords() const
    {
        std::vector<WrittenWord> words;
        std::string word;
        const auto flush = [&] {
            if (!word.empty())
                words.push_back({word, extent(word)});
            word.clear();
        };
        for (const char c : m_problem.text) {
            if (c == ' ' || c == '-' ||
                (m_problem.vocabulary().isIdeographic() && startsCharacter(c)))
                flush();
            word += c;
        }
        flush();
        return words;
    }

    void drawWords(std::vector<WrittenWord>& words, Ink ink, bool marksLast)
    {
        // The largest writing at which all fits.
        const double room = kWidth - 2 * kEdge;
        double size = 0.62;
        constexpr double kPerSize = 0.58; // average width of a character
        std::size_t lines = layOut(words, room / (kPerSize * size));
        while (static_cast<double>(lines) * size * 1.5 > kWordsBottom - kWordsTop + 0.45 &&
               size > 0.12) {
            size *= 0.88;
            lines = layOut(words, room / (kPerSize * size));
        }
        const std::size_t ruled = std::max<std::size_t>(lines, 2);
        const double pitch =
            std::max(size * 1.5, (kWordsBottom - kWordsTop) / static_cast<double>(ruled));
        for (std::size_t line = 0; line < ruled; ++line) {
            const double y = kWordsTop + pitch * static_cast<double>(line) + size * 0.62;
            m_picture.line(kEdge, y, kWidth - kEdge, y, Ink::Line, 0.03);
        }
        std::vector<double> ends(lines, kEdge + 0.1); // as wide as the layout took the words to be
        for (std::size_t i = 0; marksLast && i < words.size(); ++i) {
            const double width = words[i].width * kPerSize * size;
            const std::size_t unshown = m_values.size() - std::min(m_values.size(), words.size());
            m_places.push_back(
                {static_cast<Variable>(unshown + i),
                 {ends[words[i].line],
                  kWordsTop + pitch * static_cast<double>(words[i].line) - size * 0.7, width,
                  size * 1.4}});
            ends[words[i].line] += width;
        }
        // A line is one text, so that whatever font it is drawn in spaces its words; a stroke shows
        // where the pen is.
        std::vector<std::string> texts(lines);
        for (const WrittenWord& word : words) {
            std::string& text = texts[word.line];
            text += text.empty() && word.text.starts_with(' ') ? word.text.substr(1) : word.text;
        }
        const bool isWriting = m_view.event && m_view.event->kind() == EventKind::Assign;
        if (marksLast && !m_solved && isWriting)
            texts.back() += "|";
        for (std::size_t line = 0; line < lines; ++line) {
            Shape& text = m_picture.text(kEdge + 0.1, kWordsTop + pitch * static_cast<double>(line),
                                         size, texts[line], ink);
            text.align = -1;
            text.bold = ink == Ink::Given;
        }
    }

    const WordsProblem& m_problem;
    const View& m_view;
    Picture m_picture;
    std::vector<Value> m_values;
    std::vector<std::pair<Variable, Box>> m_places; ///< where digits and words are drawn
    bool m_solved = false;
};

} // namespace

Box amountBox()
{
    return {kWidth - kEdge - 5, 0.8, 5, 1.05};
}

std::optional<Variable> variableAt(const WordsProblem& problem, const View& view, double x,
                                   double y)
{
    Cheque cheque(problem, view);
    cheque.draw();
    return cheque.variableAt(x, y);
}

Picture WordsPuzzle::picture(const WordsProblem& words, const View& view) const
{
    return Cheque(words, view).draw();
}

std::string WordsPuzzle::draw(const WordsProblem& words, const State* state) const
{
    std::string text = write(words, "number");
    if (state != nullptr && state->assignedCount() > 0)
        text += resultText(words, solutionAt(words, *state)) + "\n";
    return text;
}

} // namespace clew::words
