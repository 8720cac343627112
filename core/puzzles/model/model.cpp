#include "core/puzzles/model/model.h"

#include <algorithm>
#include <chrono>
#include <list>
#include <mutex>

#include "core/puzzles/model/board.h"
#include "core/puzzles/model/bounds.h"
#include "core/puzzles/model/compile.h"
#include "core/puzzles/model/enumerations.h"
#include "core/puzzles/model/jsondata.h"
#include "core/puzzles/model/puzzle.h"
#include "core/puzzles/model/wanted.h"
#include "core/storage/process.h"
#include "core/text/interned.h"
#include "core/text/printable.h"
#include "core/text/scanner.h"

namespace clew::model {

namespace {

constexpr std::size_t kMostText = std::size_t{4} << 20U;
constexpr std::uint32_t kMostVariables = 1U << 16U;
constexpr std::string_view kDataMark = "% data\n";
constexpr Phrase kTooMany = phrase("model", "the model has %1 variables; %2 are the most");

// Models that were read: undo, links and sessions read the same text again and again.
class RecentModels
{
public:
    std::shared_ptr<const Model> find(std::string_view text)
    {
        const std::lock_guard lock(m_mutex);
        const auto found =
            std::ranges::find_if(m_models, [&](const auto& each) { return each->text == text; });
        if (found == m_models.end())
            return nullptr;
        m_models.splice(m_models.begin(), m_models, found);
        return m_models.front();
    }
    void add(std::shared_ptr<const Model> model)
    {
        const std::lock_guard lock(m_mutex);
        m_models.push_front(std::move(model));
        if (m_models.size() > kMost)
            m_models.pop_back();
    }

private:
    static constexpr std::size_t kMost = 32;
    std::mutex m_mutex;
    std::list<std::shared_ptr<const Model>> m_models;
};

// Texts that were too much: a file is read in several ways one after the other, and each would take
// a minute, or all memory.
class Refusals
{
public:
    std::optional<Error> find(std::string_view text)
    {
        const std::lock_guard lock(m_mutex);
        std::erase_if(m_refusals,
                      [](const Refusal& each) { return Clock::now() - each.since > kKept; });
        const auto found = std::ranges::find(m_refusals, text, &Refusal::text);
        return found == m_refusals.end() ? std::nullopt : std::optional(found->error);
    }
    void add(std::string_view text, const Error& error)
    {
        const std::lock_guard lock(m_mutex);
        m_refusals.push_front({std::string(text), error, Clock::now()});
        if (m_refusals.size() > kMost)
            m_refusals.pop_back();
    }

private:
    using Clock = std::chrono::steady_clock;
    struct Refusal
    {
        std::string text;
        Error error;
        Clock::time_point since;
    };
    static constexpr std::size_t kMost = 8;
    static constexpr auto kKept = std::chrono::minutes(1); // there may be more memory then
    std::mutex m_mutex;
    std::list<Refusal> m_refusals;
};

Refusals& refusals()
{
    static Refusals refusals;
    return refusals;
}

RecentModels& recentModels()
{
    static RecentModels models;
    return models;
}

bool hasWord(std::string_view text, std::string_view word)
{
    for (std::size_t at = text.find(word); at != std::string_view::npos;
         at = text.find(word, at + 1)) {
        const bool begins = at == 0 || !isWordCharacter(text[at - 1]);
        const std::size_t end = at + word.size();
        if (begins && (end == text.size() || !isWordCharacter(text[end])))
            return true;
    }
    return false;
}

// The first variable over floats that its author has named, or that is an element of an array of
// that name; empty if there are none.
std::string floatVariableIn(std::string_view flatZinc)
{
    std::string found;
    const auto nameIn = [](std::string_view line) {
        const std::size_t begin = std::min(line.find(": "), line.size() - 2) + 2;
        return line.substr(begin, line.find_first_of(" :;", begin) - begin);
    };
    for (const std::string_view line : splitLines(flatZinc)) {
        const std::string_view type = line.substr(0, line.find(": "));
        const std::size_t point = type.find('.');
        const bool isFloat =
            type.starts_with("var ") &&
            (type == "var float" || (point != type.npos && type.substr(point, 2) != ".."));
        if (isFloat && (found.empty() || found.starts_with(kIntroduced)))
            found = nameIn(line);
        else if (type.starts_with("array ") && found.starts_with(kIntroduced) &&
                 line.find(found) != line.npos && !nameIn(line).starts_with(kIntroduced))
            found = nameIn(line);
        else if (line.starts_with("constraint "))
            break;
    }
    return found;
}

// Where something is declared by this name, as line and column; 0: nowhere in the text.
std::pair<int, int> placeOfName(std::string_view text, std::string_view name)
{
    const std::string plain = withoutComments(text);
    for (std::size_t at = plain.find(name); at != std::string::npos;
         at = plain.find(name, at + 1)) {
        const std::size_t before =
            at == 0 ? std::string::npos : plain.find_last_not_of(" \t\r\n", at - 1);
        const std::size_t end = at + name.size();
        if (before == std::string::npos || plain[before] != ':' ||
            (end < plain.size() && isWordCharacter(plain[end])))
            continue;
        const auto begin = plain.begin() + static_cast<std::ptrdiff_t>(at);
        const std::size_t line = plain.rfind('\n', at);
        return {1 + static_cast<int>(std::count(plain.begin(), begin, '\n')),
                static_cast<int>(line == std::string::npos ? at + 1 : at - line)};
    }
    return {};
}

// What an expression means that the model searches by has no words but those of the search.
Phrase nameOfRule(const std::string& words)
{
    const std::string_view name = std::string_view(words).substr(0, words.find('('));
    const bool isSearch = name.size() < words.size() && name.ends_with("_search") &&
                          std::ranges::all_of(name, isWordCharacter);
    return isSearch ? phrase("model", "the value of an expression") : interned(printable(words));
}

} // namespace

std::string withoutComments(std::string_view text)
{
    std::string plain(text);
    const auto blank = [&](std::size_t from, std::size_t to) {
        for (std::size_t i = from; i < std::min(to, plain.size()); ++i)
            if (plain[i] != '\n')
                plain[i] = ' ';
    };
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '%') {
            const std::size_t end = std::min(text.find('\n', at), text.size());
            blank(at, end);
            at = end;
        } else if (text.substr(at).starts_with("/*")) {
            const std::size_t end = std::min(text.find("*/", at + 2), text.size() - 2) + 2;
            blank(at, end);
            at = end - 1;
        } else if (text[at] == '"') {
            std::size_t end = at + 1;
            while (end < text.size() && text[end] != '"' && text[end] != '\n')
                end += text[end] == '\\' ? 2 : 1;
            blank(at + 1, end);
            at = end;
        }
    }
    return plain;
}

bool isModel(std::string_view text)
{
    if (text.find(';') == std::string_view::npos && text.find("solve") == std::string_view::npos)
        return false;
    const std::string plain = withoutComments(text);
    const auto hasAny = [&](std::initializer_list<const char*> words) {
        return std::ranges::any_of(words, [&](const char* word) { return hasWord(plain, word); });
    };
    return (hasWord(plain, "solve") && hasAny({"satisfy", "minimize", "maximize"})) ||
           (plain.find(';') != std::string::npos && hasAny({"var", "constraint", "output"}));
}

Error notAModel()
{
    return {{phrase("model", "this is not a MiniZinc model: it has no variables, and no item says "
                             "what to solve, as \"solve satisfy;\" does")},
            1,
            1};
}

Result<std::shared_ptr<const Model>> modelFrom(std::string text, std::string flatZinc,
                                               std::string notes)
{
    auto model = std::make_shared<Model>();
    model->text = std::move(text);
    model->items = itemsOf(model->text).value_or(model->text);
    model->flatZinc = std::move(flatZinc);
    model->notes = std::move(notes);
    if (const std::string name = floatVariableIn(model->flatZinc); !name.empty()) {
        const auto [line, column] = placeOfName(model->text, name);
        return fail({phrase("model", "%1 is a variable over floats; only integers and Booleans can "
                                     "be searched"),
                     {printable(name)}},
                    line, column);
    }
    try {
        model->parsed = parseFlatZinc(model->flatZinc);
        if (hasUnwatchable(model->parsed)) {
            model->flatZinc = withBounds(model->flatZinc, model->parsed);
            model->parsed = parseFlatZinc(model->flatZinc);
        }
        model->variables = watchedVariables(model->parsed);
    } catch (const ModelError& error) {
        return fail({phrase("model", "this model cannot be searched: %1"), {error.sentence}});
    }
    if (model->variables.size() > kMostVariables)
        return fail({kTooMany, {model->variables.size(), std::size_t{kMostVariables}}});
    model->shown = shownValues(model->parsed, model->variables);
    model->otherNames.resize(model->variables.size());
    for (const ShownValue& each : model->shown)
        if (each.variable && each.name != model->variables[*each.variable].name)
            model->otherNames[*each.variable].push_back({each.name, each.names});
    model->rules = rulesOf(model->parsed);
    for (const Constraint& each : model->parsed.constraints)
        for (const Expression& note : each.annotations)
            if (note.text == "clew_impossible" && note.elements.size() == 3)
                model->impossible = {static_cast<int>(note.elements[0].number),
                                     static_cast<int>(note.elements[1].number),
                                     note.elements[2].text};
    model->board = boardOf(model->parsed, model->variables, model->otherNames);
    for (std::size_t i = 0; i < model->rules.names.size(); ++i) {
        const bool isGiven = i == model->rules.kinds;
        model->ruleInfos.push_back(
            {.rule = static_cast<Rule>(FirstOfModel + i),
             .name = isGiven ? phrase("model", "given") : nameOfRule(model->rules.names[i]),
             .scope = RuleScope::Place,
             .isGiven = isGiven});
    }
    return model;
}

std::string joined(const ModelParts& parts)
{
    if (parts.data.find_first_not_of(" \t\r\n") == std::string::npos)
        return parts.text;
    std::string whole = parts.text;
    if (!whole.ends_with('\n'))
        whole += '\n';
    return whole + std::string(kDataMark) + parts.data;
}

ModelParts partsOf(std::string_view text)
{
    const std::size_t mark = text.find("\n" + std::string(kDataMark));
    if (mark == std::string_view::npos)
        return {std::string(text)};
    return {std::string(text.substr(0, mark + 1)),
            std::string(text.substr(mark + 1 + kDataMark.size()))};
}

namespace {

// Where the last item of a text ends, with or without its ";".
std::size_t endOfItems(std::string_view text)
{
    std::size_t end = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '%') {
            i = std::min(text.find('\n', i), text.size());
        } else if (text.substr(i, 2) == "/*") {
            i = std::min(text.find("*/", i + 2), text.size() - 1) + 1;
        } else if (std::string_view(" \t\r\n").find(c) == std::string_view::npos) {
            if (c == '"')
                while (++i < text.size() && text[i] != '"')
                    i += text[i] == '\\' ? 1 : 0;
            end = std::min(i + 1, text.size());
        }
    }
    return end;
}

// Behind it, there are data.
std::string ended(std::string text)
{
    if (!isEnded(text))
        text.insert(endOfItems(text), ";");
    return text;
}

} // namespace

bool isEnded(std::string_view text)
{
    const std::size_t end = endOfItems(text);
    return end == 0 || text[end - 1] == ';';
}

Result<std::string> itemsOf(std::string_view text)
{
    ModelParts parts = partsOf(text);
    if (parts.data.empty())
        return std::string(text);
    parts.text = ended(std::move(parts.text));
    if (parts.data.find('"') == std::string::npos) // no JSON is without
        return joined(parts);
    auto items = withoutJson(parts.data, text); // which includes files, too
    if (!items) {                               // a line says that data follow
        Error error = items.error();
        error.line += static_cast<int>(std::ranges::count(parts.text, '\n')) + 1;
        return tl::make_unexpected(std::move(error));
    }
    return joined({parts.text, *std::move(items)});
}

namespace {

// `isTooMuch` is set for what is refused so, whatever stands there.
Result<std::shared_ptr<const Model>>
translatedModel(std::string_view text, const std::function<bool()>& goOn, bool& isTooMuch)
{
    const auto items = itemsOf(text);
    if (!items)
        return tl::make_unexpected(items.error());
    const auto shipped = std::ranges::find(shippedModels(), text, &ShippedModel::text);
    auto made =
        shipped != shippedModels().end()
            ? Result<Translation>(Translation{withEnumerations(shipped->flatZinc, shipped->types),
                                              std::string(shipped->notes)})
            : compiled(*items, goOn, isTooMuch);
    if (!made)
        return tl::make_unexpected(made.error());
    auto model = modelFrom(std::string(text), std::move(made->flatZinc), std::move(made->notes));
    isTooMuch = !model && model.error().sentence.pattern.text == kTooMany.text;
    return model;
}

} // namespace

Result<std::shared_ptr<const Model>> modelFrom(std::string_view text,
                                               const std::function<bool()>& goOn)
{
    if (text.size() > kMostText)
        return fail(
            {phrase("model", "the model has %1 bytes; %2 are the most"), {text.size(), kMostText}});
    if (auto known = recentModels().find(text))
        return known;
    if (auto refused = refusals().find(text))
        return tl::make_unexpected(*std::move(refused));
    const std::function<bool()> isWanted = [&] { return goOn() && !ProcessesUntil::isOver(); };
    const WhileWanted whileWanted(isWanted);
    try {
        bool isTooMuch = false;
        auto model = translatedModel(text, isWanted, isTooMuch);
        if (model)
            recentModels().add(*model);
        else if (isTooMuch)
            refusals().add(text, model.error());
        return model;
    } catch (const NoLongerWanted&) {
        return fail(phrase("Model", "MiniZinc was stopped while it read this model"));
    }
}

bool wasTooMuch(std::string_view text)
{
    return refusals().find(text).has_value();
}

std::optional<Sentence> impossibleSentence(const Model& model)
{
    if (!model.impossible)
        return std::nullopt;
    const auto& [line, column, words] = *model.impossible;
    if (line == 0)
        return Sentence{phrase("model", "MiniZinc found no solution while it translated the model; "
                                        "it does not say which constraint cannot hold.")};
    const std::string text = partsOf(model.text).text; // data stand behind it, and a line between
    const int lines = static_cast<int>(std::ranges::count(text, '\n'));
    const bool isInData = text.size() < model.text.size() && line > lines + 1;
    return Sentence{isInData ? phrase("model", "Data, line %1, column %2: MiniZinc found while it "
                                               "translated the model that this cannot hold: %3")
                             : phrase("model", "Line %1, column %2: MiniZinc found while it "
                                               "translated the model that this cannot hold: %3"),
                    {isInData ? line - lines - 1 : line, column, printable(words)}};
}

std::optional<Sentence> cutSentence(const Model& model, const WatchedVariable& variable)
{
    if (!model.parsed.variables[variable.variable].isCut)
        return std::nullopt;
    return Sentence{phrase("model", "%1 is searched from %2 to %3 only: give it bounds"),
                    {variable.name, variable.ranges.front().first, variable.ranges.back().second}};
}

std::optional<Sentence> cutSentence(const Model& model)
{
    for (const WatchedVariable& each : model.variables)
        if (auto sentence = cutSentence(model, each))
            return sentence;
    return std::nullopt;
}

} // namespace clew::model
