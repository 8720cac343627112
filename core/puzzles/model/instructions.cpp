// What is to be done, said for paper: the comment that a model begins with, and the constraints that
// its author named, those as well that nothing is left of in FlatZinc.

#include <algorithm>
#include <optional>

#include "core/puzzles/model/puzzle.h"
#include "core/text/scanner.h"

namespace clew::model {

namespace {

// The name of a constraint as it stands in the text: "row \(r) has \(stars)". Around its expressions
// there is one literal more than there are expressions.
struct NameTemplate
{
    std::vector<std::string> literals{""};
    std::vector<std::string> expressions = {};

    friend bool operator==(const NameTemplate&, const NameTemplate&) = default;
};

// What begins behind a quotation mark; `at` moves on to the one that ends it.
NameTemplate readTemplate(std::string_view text, std::size_t& at)
{
    NameTemplate name;
    for (; at < text.size() && text[at] != '"'; ++at) {
        if (text[at] != '\\') {
            name.literals.back() += text[at];
        } else if (++at < text.size() && text[at] == '(') {
            std::string expression;
            for (int depth = 1; ++at < text.size();) {
                depth += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
                if (depth == 0)
                    break;
                expression += text[at];
            }
            name.expressions.push_back(std::move(expression));
            name.literals.emplace_back();
        } else if (at < text.size()) {
            name.literals.back() += text[at];
        }
    }
    return name;
}

// The texts that stand for names of constraints, `:: "one nation a house"`, each once.
std::vector<NameTemplate> nameTemplates(std::string_view text)
{
    std::vector<NameTemplate> names;
    bool isNaming = false; // "::" has just been read
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '%') {
            i = std::min(text.find('\n', i), text.size());
        } else if (c == '"') {
            NameTemplate name = readTemplate(text, ++i);
            if (isNaming && std::ranges::find(names, name) == names.end())
                names.push_back(std::move(name));
            isNaming = false;
        } else if (c == ':' && text.substr(i, 2) == "::") {
            isNaming = true;
            ++i;
        } else if (c != ' ' && c != '\n' && c != '\t' && c != '\r') {
            isNaming = false;
        }
    }
    return names;
}

// What stands for the expressions in a name that comes from the template; none if it does not.
std::optional<std::vector<std::string>> valuesIn(std::string_view name, const NameTemplate& from)
{
    if (!name.starts_with(from.literals.front()))
        return std::nullopt;
    std::size_t at = from.literals.front().size();
    std::vector<std::string> values;
    for (std::size_t i = 1; i < from.literals.size(); ++i) {
        const std::string& literal = from.literals[i];
        const bool isLast = i + 1 == from.literals.size();
        const std::size_t end = isLast ? name.size() - std::min(name.size(), literal.size())
                                       : name.find(literal, at);
        if (end == std::string_view::npos || end < at || !name.substr(end).starts_with(literal))
            return std::nullopt;
        values.emplace_back(name.substr(at, end - at));
        at = end + literal.size();
    }
    return at == name.size() ? std::optional(std::move(values)) : std::nullopt;
}

// The template for all constraints that are named by it: what is the same in all of them as its
// value, a plain word ("row r") as it stands. Nothing if an expression is no word for a reader.
std::string generalName(const NameTemplate& from, std::span<const std::string> names)
{
    std::vector<std::vector<std::string>> all;
    for (const std::string& name : names)
        if (auto values = valuesIn(name, from))
            all.push_back(*std::move(values));
    std::string text = from.literals.front();
    for (std::size_t i = 0; i < from.expressions.size(); ++i) {
        const std::string& expression = from.expressions[i];
        const bool isSame = !all.empty() && std::ranges::all_of(all, [&](const auto& values) {
            return values[i] == all.front()[i];
        });
        if (!isSame && !std::ranges::all_of(expression, isWordCharacter))
            return {};
        text += (isSame ? all.front()[i] : expression) + from.literals[i + 1];
    }
    return text;
}

} // namespace

std::vector<Sentence> ModelPuzzle::instructions(const ModelProblem& problem) const
{
    const std::string& text = problem.model->text;
    std::vector<Sentence> paragraphs;
    std::string comment;
    for (std::string_view line : splitLines(text)) {
        if (!line.starts_with('%'))
            break;
        line.remove_prefix(std::min(line.find_first_not_of("% \t"), line.size()));
        comment += (comment.empty() ? "" : " ") + std::string(line);
    }
    if (!comment.empty())
        paragraphs.push_back(verbatim(std::move(comment)));
    for (const NameTemplate& name : nameTemplates(text))
        if (std::string general = generalName(name, problem.model->rules.names); !general.empty())
            paragraphs.push_back(verbatim("• " + general));
    return paragraphs.empty() ? TypedPuzzle::instructions(problem) : paragraphs;
}

} // namespace clew::model
