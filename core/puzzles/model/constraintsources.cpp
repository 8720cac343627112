#include "core/puzzles/model/constraintsources.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fmt/format.h>
#include <optional>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "core/puzzles/model/leftout.h"
#include "core/puzzles/model/model.h"
#include "core/puzzles/model/wanted.h"
#include "core/text/scanner.h"

namespace clew::model {

namespace {

// After that many columns of a line.
std::size_t offsetOf(std::string_view text, std::size_t line, std::size_t column)
{
    std::size_t at = 0;
    for (std::size_t i = 1; i < line && at < text.size(); ++i)
        at = std::min(text.find('\n', at), text.size() - 1) + 1;
    return std::min(at + column, text.size());
}

// A piece of the author's text on one line, from and up to these lines and columns.
std::string excerpt(std::string_view text, const std::array<std::size_t, 4>& range)
{
    constexpr std::size_t kMostShown = 60;
    const std::size_t begin = offsetOf(text, range[0], range[1] - 1);
    const std::size_t end = std::max(begin, offsetOf(text, range[2], range[3]));
    std::string piece;
    for (const char c : text.substr(begin, end - begin))
        if (std::isspace(static_cast<unsigned char>(c)) == 0)
            piece += c;
        else if (!piece.ends_with(' '))
            piece += ' ';
    // The name that MiniZinc has lost, if it is that.
    constexpr std::string_view kName = ":: \"";
    const std::size_t name = piece.rfind(kName);
    if (name != std::string::npos && piece.size() > name + kName.size() && piece.ends_with('"'))
        piece = piece.substr(name + kName.size(), piece.size() - name - kName.size() - 1);
    if (piece.size() <= kMostShown)
        return piece;
    std::size_t cut = kMostShown - 1;
    while (cut > 0 && (static_cast<unsigned char>(piece[cut]) & 0xC0U) == 0x80U)
        --cut; // not within a character
    return piece.substr(0, cut) + "…";
}

// "17\t17\tstdin|4|12|4|30|ca|forall;…": where constraint 17 comes from.
std::string sourceIn(std::string_view path, std::string_view model)
{
    constexpr std::string_view kPlace = "\tstdin|";
    const std::size_t place = path.find(kPlace);
    if (place == path.npos)
        return {};
    Scanner scanner(path.substr(place + kPlace.size()));
    std::array<std::size_t, 4> range{};
    for (std::size_t& number : range) {
        number = static_cast<std::size_t>(scanner.number().value_or(0));
        if (number == 0 || !scanner.accept('|'))
            return {};
    }
    return excerpt(model, range);
}

// ---- what a variable stands for

using TextRange = std::array<std::size_t, 4>; // lines and columns, from and up to

bool isWithin(const TextRange& inner, const TextRange& outer)
{
    return std::pair(inner[0], inner[1]) >= std::pair(outer[0], outer[1]) &&
           std::pair(inner[2], inner[3]) <= std::pair(outer[2], outer[3]);
}

// "abs(p[i] - p[i + 1])" where i is 2: "abs(p[2]-p[2+1])". As one word: of several in quotes.
std::string asName(std::string_view text, std::span<const std::string_view> generators)
{
    std::string name;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        while (end < text.size() && isWordCharacter(text[end]))
            ++end;
        if (end == at) {
            name += text[at++];
            continue;
        }
        std::string_view word = text.substr(at, end - at);
        for (const std::string_view each : generators) // "i=2", the innermost last
            if (const std::size_t sign = each.find('=');
                each.substr(0, sign) == text.substr(at, end - at))
                word = each.substr(sign + 1);
        name += word;
        at = end;
    }
    std::string tight;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const bool isBetweenWords = i > 0 && i + 1 < name.size() && isWordCharacter(name[i - 1]) &&
                                    isWordCharacter(name[i + 1]);
        if (name[i] != '\'' && (name[i] != ' ' || isBetweenWords))
            tight += name[i];
    }
    return tight.find_first_of(" =") == tight.npos ? tight : '\'' + tight + '\'';
}

// A path leads from the item through its expressions to that of the variable, each with its place:
// "stdin|4|34|4|65|ac;stdin|4|59|4|64|i=1;stdin|4|35|4|50|ca|abs". What lies outside of an
// expression is the body of a function that it calls, where there are other names.
std::string standsFor(std::string_view path, std::string_view model)
{
    constexpr std::string_view kPlace = "stdin|";
    constexpr std::array<std::string_view, 6> kNoExpressions{"l", "id", "al", "il", "ac", "vd"};
    std::vector<std::string_view> generators;
    std::optional<TextRange> expression;
    bool isObjective = false; // whose declaration is MiniZinc's, of the expression itself
    bool isDeclared = false;  // the next expression is all that the variable of this name is
    std::string name;
    while (!path.empty()) {
        const std::size_t end = std::min(path.find(';'), path.size());
        const std::string_view step = path.substr(0, end);
        path.remove_prefix(std::min(end + 1, path.size()));
        if (!step.starts_with(kPlace))
            continue;
        Scanner scanner(step.substr(kPlace.size()));
        TextRange range{};
        for (std::size_t& number : range) {
            number = static_cast<std::size_t>(scanner.number().value_or(0));
            if (!scanner.accept('|'))
                return {};
        }
        std::size_t at = kPlace.size();
        for (std::size_t i = 0; i < range.size(); ++i)
            at = step.find('|', at) + 1;
        const std::string_view what = step.substr(at);
        const std::string_view kind = what.substr(0, what.find('|'));
        if (range[0] == 0 || (expression && !isWithin(range, *expression)) ||
            what == "ca|lin_exp" || (kind == "vd" && std::exchange(isObjective, false)))
            continue;
        isObjective = what == "id|_objective";
        if (kind.find('=') != kind.npos) {
            generators.push_back(kind);
        } else if (kind == "vd") { // "var 1..5: k"
            std::string declared = excerpt(model, range);
            isDeclared = !declared.starts_with("array");
            const std::size_t colon = declared.find(':', declared.find("..") + 1);
            declared = colon == declared.npos ? std::string() : declared.substr(colon + 1);
            name = asName(declared.substr(0, declared.find('=')), generators);
        } else if (std::ranges::find(kNoExpressions, kind) == kNoExpressions.end()) {
            expression = range;
            if (!std::exchange(isDeclared, false) || name.empty())
                name = asName(excerpt(model, range), generators);
        }
    }
    return name;
}

void addWords(std::string_view text, std::unordered_set<std::string_view>& words)
{
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::size_t begin = at;
        while (at < text.size() && isWordCharacter(text[at]))
            ++at;
        if (at > begin)
            words.insert(text.substr(begin, at - begin));
    }
}

// The names of what the model searches by or makes the best, alone and in arrays.
std::unordered_set<std::string_view> searchedIn(std::string_view written)
{
    std::unordered_set<std::string_view> names;
    const std::size_t goal = written.rfind("\nsolve ");
    if (goal == written.npos)
        return names;
    addWords(written.substr(goal + 1, written.find('\n', goal + 1) - goal - 1), names);
    for (const std::string_view line : splitLines(written.substr(0, goal + 1)))
        if (line.starts_with("array ") && names.contains(nameDeclared(line)))
            addWords(line.substr(std::min(line.find('='), line.size())), names);
    return names;
}

std::unordered_set<std::string_view> arraysPrinted(std::string_view written)
{
    std::unordered_set<std::string_view> names;
    for (const std::string_view line : splitLines(written))
        if (line.starts_with("array ") && line.find(":: output_array(") != line.npos)
            names.insert(nameDeclared(line));
    return names;
}

std::string stringLiteral(std::string_view text)
{
    std::string all = "\"";
    for (const char c : text)
        (all += c == '"' || c == '\\' ? "\\" : "") += c;
    return all + '"';
}

// "4.3-11", "4.3-5.11": lines and columns, from and up to.
std::optional<std::array<std::size_t, 4>> rangeIn(std::string_view place)
{
    Scanner scanner(place);
    const auto next = [&](char before) {
        return before != '\0' && !scanner.accept(before)
                   ? 0
                   : static_cast<std::size_t>(scanner.number().value_or(0));
    };
    const std::size_t line = next('\0');
    const std::size_t column = next('.');
    if (line == 0 || column == 0)
        return std::nullopt;
    const std::size_t end = next('-');
    const std::size_t ofOther = next('.');
    return ofOther == 0 ? std::array{line, column, line, std::max(end, column)}
                        : std::array{line, column, end, ofOther};
}

// What is to be noted on a variable, which the line declares: the expression that it stands for, if
// the model searches by it, or which element it is of an array that is not printed.
std::string noteOn(std::string_view variable, std::string_view line, std::string_view model,
                   const std::unordered_set<std::string_view>& searched,
                   const std::unordered_set<std::string_view>& printed)
{
    if (!variable.starts_with(kIntroduced))
        return {};
    const std::string_view path = line.substr(line.rfind('\t') + 1);
    if (std::string note = elementNote(path, printed); !note.empty())
        return note;
    const std::string source = searched.contains(variable) ? standsFor(path, model) : "";
    return source.empty() ? "" : ":: clew_source(" + stringLiteral(source) + ')';
}

} // namespace

std::string_view nameDeclared(std::string_view line)
{
    const std::size_t begin = std::min(line.find(": "), line.size() - 2) + 2;
    std::size_t end = begin;
    while (end < line.size() && isWordCharacter(line[end]))
        ++end;
    return line.substr(begin, end - begin);
}

std::string withSources(std::string_view written, std::string_view model)
{
    std::vector<std::string> sources;
    const std::unordered_set<std::string_view> searched = searchedIn(written);
    const std::unordered_set<std::string_view> printed = arraysPrinted(written);
    std::unordered_map<std::string_view, std::string> notes; // on what variables stand for
    std::string flatZinc;
    std::size_t constraints = 0;
    for (const std::string_view line : splitLines(written)) {
        checkWanted();
        if (line.find('\t') != line.npos && flatZinc.empty()) {
            const std::string_view name = line.substr(0, line.find('\t'));
            if (std::isdigit(static_cast<unsigned char>(line.front())) != 0)
                sources.push_back(sourceIn(line, model));
            else if (std::string note = noteOn(name, line, model, searched, printed); !note.empty())
                notes[name] = std::move(note);
            continue;
        }
        if (!notes.empty() && line.starts_with("var ")) {
            const std::string_view name = nameDeclared(line);
            if (const auto note = notes.find(name); note != notes.end()) {
                const std::size_t end =
                    static_cast<std::size_t>(name.data() - line.data()) + name.size();
                flatZinc += line.substr(0, end);
                flatZinc += note->second;
                flatZinc += line.substr(end);
                flatZinc += '\n';
                continue;
            }
        }
        flatZinc += line;
        const bool isConstraint =
            line.starts_with("constraint ") && line.ends_with(';') && constraints < sources.size();
        const std::string source = isConstraint ? sources[constraints++] : "";
        if (!source.empty() && line.find(":: mzn_") == line.npos) {
            flatZinc.pop_back();
            flatZinc += ":: clew_source(" + stringLiteral(source) + ");";
        }
        flatZinc += '\n';
    }
    return flatZinc;
}

// It warns of "model inconsistency detected"; next is the place in the author's text.
std::string withReason(std::string flatZinc, std::string_view said, std::string_view model)
{
    constexpr std::string_view kFalse = "constraint bool_eq(false,true)";
    constexpr std::string_view kPlace = "\nstdin:";
    constexpr std::string_view kName = ":: \"";
    const std::size_t warning = said.find("model inconsistency detected");
    const std::size_t item = flatZinc.find(kFalse);
    if (warning == said.npos || item == flatZinc.npos)
        return flatZinc;
    std::string_view after = said.substr(warning);
    after = after.substr(0, after.find("\n\n"));
    const std::size_t place = after.find(kPlace);
    const auto range =
        place == after.npos ? std::nullopt : rangeIn(after.substr(place + kPlace.size()));
    std::string notes = ":: clew_impossible(0,0,\"\")";
    if (range) {
        std::string words = excerpt(model, *range);
        const std::size_t end = offsetOf(model, (*range)[2], (*range)[3]);
        std::size_t name = model.find_first_not_of(" \t\r\n", end);
        if (name != model.npos && model.substr(name).starts_with(kName)) {
            name += kName.size();
            words = model.substr(name, model.find('"', name) - name);
        }
        notes = fmt::format(":: clew_impossible({},{},{}):: clew_source({})", (*range)[0],
                            (*range)[1], stringLiteral(words), stringLiteral(words));
    }
    return flatZinc.insert(item + kFalse.size(), notes);
}

} // namespace clew::model
