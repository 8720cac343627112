// Number words as text: a number or words a line, with settings behind.

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "core/puzzles/words/puzzle.h"
#include "core/text/scanner.h"

namespace clew::words {

std::vector<FormatInfo> formats()
{
    return {
        {.id = "number",
         .title = phrase("words", "Number, or words to be read back"),
         .suffixes = {".words", ".txt"},
         .readsProblem = true,
         .writesProblem = true,
         .line = true},
        {.id = "words",
         .title = phrase("words", "The result in one line"),
         .writesSolution = true,
         .line = true},
    };
}

namespace {

constexpr std::array<std::string_view, 2> kForms{"plain", "cheque"};
constexpr std::array<std::string_view, 2> kDirections{"words", "digits"};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// What stands in a line before its settings, from its first character that is not blank.
struct Line
{
    std::string_view body;
    int row = 1;
    int column = 1;
    Parameters settings = {};
};

Result<Line> readLine(std::string_view text)
{
    Line line;
    Scanner scanner(text);
    scanner.skipSpace();
    line.row = scanner.line();
    line.column = scanner.column();
    const char* begin = nullptr;
    const char* end = nullptr;
    for (; !scanner.atEnd(); scanner.skipSpace()) {
        const int row = scanner.line();
        const int column = scanner.column();
        const std::string_view word = scanner.word();
        const std::size_t equals = word.find('=');
        const std::string_view key = word.substr(0, equals);
        if (equals == std::string_view::npos) {
            if (!line.settings.empty())
                return fail(phrase("words", "settings come after the number"), row, column);
            begin = begin == nullptr ? word.data() : begin;
            end = word.data() + word.size();
            continue;
        }
        if (key != "language" && key != "form" && key != "direction")
            return fail({phrase("words", "expected language=…, form=… or direction=…, not \"%1\""),
                         {std::string(word)}},
                        row, column);
        line.settings[std::string(key)] = word.substr(equals + 1);
    }
    if (begin == nullptr)
        return fail(
            phrase("words",
                   "there is no number; write digits, like 175, or words, like one-seven-five"),
            line.row, line.column);
    line.body = {begin, static_cast<std::size_t>(end - begin)};
    return line;
}

/// "en or zh or ja".
template<class Words>
Sentence anyOf(const Words& words)
{
    Sentence all;
    for (const auto& word : words)
        all = all.empty()
                  ? verbatim(std::string(word))
                  : Sentence{phrase("words", "%1 or %2"), {std::move(all), std::string(word)}};
    return all;
}

template<class Words>
Result<std::size_t> choice(const Parameters& settings, std::string_view id, std::size_t fallback,
                           const Words& words)
{
    const auto setting = settings.find(id);
    if (setting == settings.end())
        return fallback;
    const std::string& word = setting->second;
    const auto found = std::ranges::find(words, word);
    if (found == words.end())
        return fail(
            {phrase("words", "%1 must be %2, not \"%3\""), {std::string(id), anyOf(words), word}});
    return static_cast<std::size_t>(found - words.begin());
}

Result<void> setNumber(WordsProblem& problem, const Line& line)
{
    const auto wrong =
        std::ranges::find_if(line.body, [](char c) { return !isDigit(c); }) - line.body.begin();
    if (static_cast<std::size_t>(wrong) != line.body.size())
        return fail(
            {phrase("words", "expected a digit, not %1; numbers are whole and not negative"),
             {quoted(line.body.substr(static_cast<std::size_t>(wrong)))}},
            line.row, line.column + static_cast<int>(wrong));
    if (line.body.size() > kMaxDigits)
        return fail(
            {phrase("words", "a number has at most %1 digits"), {std::to_string(kMaxDigits)}},
            line.row, line.column);
    problem.number = line.body;
    return {};
}

Result<void> setWords(WordsProblem& problem, const Line& line)
{
    auto number = problem.vocabulary().read(line.body);
    if (!number) {
        Error error = number.error();
        error.column += error.line == 1 ? line.column - 1 : 0;
        error.line += line.row - 1;
        return tl::make_unexpected(std::move(error));
    }
    problem.number = std::move(*number);
    problem.text = line.body;
    return {};
}

Result<ProblemPtr> makeProblemIn(const Line& line, const std::vector<std::string>& languages)
{
    const auto language = choice(line.settings, "language", 0, languages);
    const auto form = choice(line.settings, "form", 0, kForms);
    const char first = line.body.front();
    const bool isNumber = isDigit(first) || first == '-' || first == '+' || first == '.';
    const std::size_t usual = isNumber ? 0 : 1;
    const auto direction = choice(line.settings, "direction", usual, kDirections);
    if (!language || !form || !direction)
        return tl::make_unexpected(!language ? language.error()
                                   : !form   ? form.error()
                                             : direction.error());
    if (*direction != usual)
        return fail(isNumber
                        ? phrase("words", "these are digits already; leave out direction=digits")
                        : phrase("words", "these are words already; leave out direction=words"),
                    line.row, line.column);
    auto problem = std::make_shared<WordsProblem>();
    problem->language = static_cast<Language>(*language);
    problem->form = static_cast<Form>(*form);
    problem->direction = static_cast<Direction>(*direction);
    const auto set = isNumber ? setNumber(*problem, line) : setWords(*problem, line);
    if (!set)
        return tl::make_unexpected(set.error());
    return problem;
}

// Words are of the first language that has them all, where none is set; the error is that of the
// usual one.
Result<ProblemPtr> makeProblem(const Line& line)
{
    static const std::vector<std::string> languages = languageIds();
    auto problem = makeProblemIn(line, languages);
    if (problem || line.settings.contains("language"))
        return problem;
    for (const std::string& id : languages) {
        Line inLanguage = line;
        inLanguage.settings["language"] = id;
        if (auto other = makeProblemIn(inLanguage, languages))
            return other;
    }
    return problem;
}

Result<std::vector<Value>> figuresOf(const Vocabulary& vocabulary, std::string_view text)
{
    std::vector<Value> figures;
    Scanner scanner(text);
    for (scanner.skipSpace(); !scanner.atEnd(); scanner.skipSpace()) {
        if (!isDigit(scanner.peek()))
            return scanner.error(
                {phrase("words", "expected a digit, not %1; numbers are whole and not negative"),
                 {quoted(scanner.rest())}});
        figures.push_back(vocabulary.figure(static_cast<std::uint32_t>(scanner.next() - '0')));
    }
    return figures;
}

} // namespace

// "175", "one-seven-five" or "cento e um": digits are put in words, words read back.
// Parameters complete the settings.
Result<ProblemPtr> WordsPuzzle::readText(std::string_view text, std::string_view /*format*/,
                                         const Parameters& parameters) const
{
    auto line = readLine(text);
    if (!line)
        return tl::make_unexpected(line.error());
    for (const auto& [id, value] : parameters)
        line->settings.try_emplace(id, value);
    return makeProblem(*line).map_error([&](Error error) {
        if (error.line == 0) { // of the line as a whole
            error.line = line->row;
            error.column = line->column;
        }
        return error;
    });
}

// Words for the number of a problem that is known, or the digits that its words mean.
Result<ClaimedSolution> WordsPuzzle::readSolutionText(std::string_view text,
                                                      std::string_view format,
                                                      const Parameters& parameters,
                                                      const ProblemPtr& of) const
{
    if (of == nullptr)
        return Puzzle::readSolutionText(text, format, parameters, of);
    const WordsProblem& problem = typed(*of);
    auto values = problem.direction == Direction::ToDigits ? figuresOf(problem.vocabulary(), text)
                                                           : problem.vocabulary().parse(text);
    if (!values)
        return tl::make_unexpected(values.error());
    const std::size_t variables = variableCount(problem);
    values->resize(std::max(values->size(), variables), kNoValue);
    return ClaimedSolution{of, *std::move(values)};
}

// One line, with those settings that are not the usual ones.
std::string WordsPuzzle::write(const WordsProblem& problem, std::string_view /*format*/) const
{
    std::string text = problem.direction == Direction::ToWords ? problem.number : problem.text;
    std::ranges::replace_if(
        text, [](char c) { return c == '\n' || c == '\r'; }, ' ');
    if (problem.language != Language::English)
        text += " language=" + problem.vocabulary().id();
    if (problem.form != Form::Plain)
        text += fmt::format(" form={}", kForms[static_cast<std::size_t>(problem.form)]);
    return text + "\n";
}

std::string resultText(const WordsProblem& problem, std::span<const Value> values)
{
    const auto end = std::ranges::find(values, kNoValue);
    std::string text = problem.vocabulary().join({values.begin(), end});
    const bool isLatin = !text.empty() && text.front() >= 'a' && text.front() <= 'z';
    if (problem.form == Form::Cheque && isLatin)
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

std::string WordsPuzzle::writeSolutions(const WordsProblem& words,
                                        std::span<const Solution> solutions,
                                        std::uint64_t /*first*/, std::string_view /*format*/) const
{
    std::string text;
    for (const Solution& solution : solutions) {
        std::string line = resultText(words, solution);
        line += '\n';
        if (text.empty())
            text = std::move(line);
        else
            text += line;
    }
    return text;
}

} // namespace clew::words
