#include "core/puzzles/model/flatzinc.h"
#include "core/puzzles/model/variables.h"
#include "core/puzzles/model/wanted.h"
#include "core/text/printable.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <unordered_set>

namespace clew::model {

namespace {

// Deeper brackets than any translator writes.
constexpr int kMostNested = 100;
// Larger than what is searched, and such that nobody who subtracts two of them overflows.
constexpr std::int64_t kLargestNumber = 4'000'000'000'000'000'000;

constexpr Phrase kArrayInArray = phrase("FlatZinc", "the array %1 is an element of an array");
constexpr Phrase kFloats = phrase("FlatZinc", "variables over floats are not supported");

class FlatZincParser
{
public:
    explicit FlatZincParser(std::string_view text) : m_text(text) {}

    FlatZinc parse()
    {
        while (skipBlanks(), m_at < m_text.size())
            item();
        hideSettled();
        return std::move(m_model);
    }

private:
    // What has one value, no name of its author's and no place in an array that is shown, is left
    // from the translation: of an element that has become a number.
    void hideSettled()
    {
        std::unordered_set<std::string_view> named;
        for (const FlatZinc::Output& output : m_model.outputs)
            if (output.isArray)
                for (const Expression& each : m_model.arrays[output.index].elements)
                    named.insert(each.text);
        for (VariableDeclaration& each : m_model.variables) {
            const bool isNumber =
                (!each.alias.empty() && each.alias.front().kind != Expression::Kind::Name) ||
                (each.domain.size() == 1 && each.domain[0].first == each.domain[0].second);
            if (isNumber && !each.isOutput && each.authorsName.empty() &&
                each.name.starts_with(kIntroduced) && !named.contains(each.name))
                each.isIntroduced = true;
        }
    }

    // ---- characters

    void skipBlanks()
    {
        while (m_at < m_text.size()) {
            const char c = m_text[m_at];
            if (c == '%')
                m_at = std::min(m_text.find('\n', m_at), m_text.size());
            else if (std::isspace(static_cast<unsigned char>(c)) != 0)
                ++m_at;
            else
                return;
        }
    }

    [[noreturn]] void fail(Sentence what) const
    {
        const auto line =
            1 +
            std::count(m_text.begin(),
                       m_text.begin() + static_cast<std::ptrdiff_t>(std::min(m_at, m_text.size())),
                       '\n');
        throw ModelError({phrase("FlatZinc", "FlatZinc, line %1: %2"), {line, std::move(what)}});
    }

    [[noreturn]] void missing(std::string_view token) const
    {
        fail({phrase("FlatZinc", "\"%1\" was expected"), {token}});
    }

    bool take(std::string_view token)
    {
        skipBlanks();
        if (!m_text.substr(m_at).starts_with(token))
            return false;
        m_at += token.size();
        return true;
    }

    void expect(std::string_view token)
    {
        if (!take(token))
            missing(token);
    }

    static bool isWordCharacter(char c)
    {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
    }

    std::string_view peekWord()
    {
        skipBlanks();
        std::size_t end = m_at;
        while (end < m_text.size() && isWordCharacter(m_text[end]))
            ++end;
        return m_text.substr(m_at, end - m_at);
    }

    bool takeWord(std::string_view word)
    {
        if (peekWord() != word)
            return false;
        m_at += word.size();
        return true;
    }

    // A name, perhaps in quotes, which belong to it.
    std::string word()
    {
        skipBlanks();
        if (m_at < m_text.size() && m_text[m_at] == '\'') {
            const std::size_t end = m_text.find('\'', m_at + 1);
            if (end == std::string_view::npos)
                fail({phrase("FlatZinc", "a quotation mark was expected")});
            const std::string_view quoted = m_text.substr(m_at, end + 1 - m_at);
            m_at = end + 1;
            return std::string(quoted);
        }
        const std::string_view found = peekWord();
        if (found.empty())
            fail({phrase("FlatZinc", "a name was expected")});
        m_at += found.size();
        return std::string(found);
    }

    [[nodiscard]] bool atNumber()
    {
        skipBlanks();
        const char c = m_at < m_text.size() ? m_text[m_at] : ' ';
        return std::isdigit(static_cast<unsigned char>(c)) != 0 || c == '-';
    }

    std::int64_t integer()
    {
        skipBlanks();
        std::int64_t value = 0;
        const char* const end = m_text.data() + m_text.size();
        const auto [next, error] = std::from_chars(m_text.data() + m_at, end, value);
        if (error != std::errc())
            fail({phrase("FlatZinc", "a whole number was expected")});
        if (value < -kLargestNumber || value > kLargestNumber)
            fail({phrase("FlatZinc", "the number %1 is too large"), {std::to_string(value)}});
        m_at = static_cast<std::size_t>(next - m_text.data());
        return value;
    }

    // ---- expressions

    Expression number()
    {
        const std::size_t begin = m_at;
        Expression expression{.number = integer()};
        const std::string_view rest = m_text.substr(m_at);
        if (rest.starts_with("..")) {
            m_at += 2;
            const std::int64_t last = integer();
            const std::int64_t first = expression.number;
            expression.kind = Expression::Kind::Set;
            if (first <= last)
                expression.set = {{first, last}};
        } else if (rest.starts_with(".") || rest.starts_with("e") || rest.starts_with("E")) {
            while (m_at < m_text.size() && (isWordCharacter(m_text[m_at]) || m_text[m_at] == '.' ||
                                            m_text[m_at] == '-' || m_text[m_at] == '+'))
                ++m_at;
            expression.kind = Expression::Kind::Float;
            expression.text = std::string(m_text.substr(begin, m_at - begin));
        }
        return expression;
    }

    Expression setLiteral()
    {
        std::vector<std::int64_t> members;
        while (!take("}")) {
            members.push_back(integer());
            (void)take(",");
        }
        std::ranges::sort(members);
        Expression expression{.kind = Expression::Kind::Set};
        for (const std::int64_t member : members) {
            IntSet& set = expression.set;
            if (!set.empty() && member <= set.back().second + 1)
                set.back().second = std::max(set.back().second, member);
            else
                set.emplace_back(member, member);
        }
        return expression;
    }

    Expression string()
    {
        Expression expression{.kind = Expression::Kind::String};
        while (m_at < m_text.size() && m_text[m_at] != '"') {
            if (m_text[m_at] == '\\' && m_at + 1 < m_text.size()) {
                ++m_at;
                const char c = m_text[m_at];
                expression.text += c == 'n' ? '\n' : c == 't' ? '\t' : c;
            } else {
                expression.text += m_text[m_at];
            }
            ++m_at;
        }
        expect("\"");
        return expression;
    }

    void listUntil(std::string_view end, std::vector<Expression>& elements)
    {
        if (++m_nested > kMostNested)
            fail({phrase("FlatZinc", "the brackets are nested too deeply")});
        while (!take(end)) {
            checkWanted();
            elements.push_back(expression());
            (void)take(",");
        }
        --m_nested;
    }

    Expression expression()
    {
        if (atNumber())
            return number();
        if (take("\""))
            return string();
        if (take("{"))
            return setLiteral();
        Expression result;
        if (take("[")) {
            result.kind = Expression::Kind::Array;
            listUntil("]", result.elements);
            return result;
        }
        result.text = word();
        if (result.text == "true" || result.text == "false")
            return {.kind = Expression::Kind::Bool, .number = result.text == "true" ? 1 : 0};
        result.kind = Expression::Kind::Name;
        if (take("(")) {
            result.kind = Expression::Kind::Call;
            listUntil(")", result.elements);
        } else if (take("[")) { // an element of an array that was declared before
            const std::int64_t index = integer();
            expect("]");
            return element(result.text, index);
        }
        return result;
    }

    Expression element(const std::string& array, std::int64_t index)
    {
        const auto found = m_model.arrayIndex.find(array);
        if (found == m_model.arrayIndex.end())
            fail({phrase("FlatZinc", "there is no array %1"), {printable(array)}});
        const auto& elements = m_model.arrays[found->second].elements;
        if (index < 1 || index > static_cast<std::int64_t>(elements.size()))
            fail({phrase("FlatZinc", "the array %1 has no element %2"), {printable(array), index}});
        return elements[static_cast<std::size_t>(index - 1)];
    }

    std::vector<Expression> annotations()
    {
        std::vector<Expression> all;
        while (take("::"))
            all.push_back(expression());
        return all;
    }

    // ---- items

    void item()
    {
        checkWanted();
        if (takeWord("predicate")) {
            m_at = std::min(m_text.find(';', m_at), m_text.size());
        } else if (takeWord("constraint")) {
            Expression call = expression();
            if (call.kind != Expression::Kind::Call)
                fail({phrase("FlatZinc", "a constraint was expected")});
            m_model.constraints.push_back(
                {std::move(call.text), std::move(call.elements), annotations()});
        } else if (takeWord("solve")) {
            goal();
        } else if (takeWord("array")) {
            array();
        } else {
            variable();
        }
        expect(";");
    }

    // What the model searches by name matters, whoever introduced it.
    void markSearched(const Expression& expression)
    {
        for (const Expression& each : expression.elements)
            markSearched(each);
        if (expression.kind != Expression::Kind::Name)
            return;
        if (const auto found = m_model.variableIndex.find(expression.text);
            found != m_model.variableIndex.end())
            m_model.variables[found->second].isIntroduced = false;
        else if (const auto array = m_model.arrayIndex.find(expression.text);
                 array != m_model.arrayIndex.end())
            for (const Expression& each : m_model.arrays[array->second].elements)
                markSearched(each);
    }

    void goal()
    {
        m_model.searchAnnotations = annotations();
        for (const Expression& each : m_model.searchAnnotations)
            markSearched(each);
        if (takeWord("minimize"))
            m_model.goal = FlatZinc::Goal::Minimize;
        else if (takeWord("maximize"))
            m_model.goal = FlatZinc::Goal::Maximize;
        else if (!takeWord("satisfy"))
            fail({phrase("FlatZinc", "satisfy, minimize or maximize was expected")});
        if (m_model.goal == FlatZinc::Goal::Satisfy)
            return;
        m_model.objective = withConstant(expression());
        checkObjective();
        // How good a solution is belongs to it, unless that takes too many values to be watched.
        if (const auto found = m_model.variableIndex.find(m_model.objective.text);
            found != m_model.variableIndex.end()) {
            VariableDeclaration& declared = m_model.variables[found->second];
            if (declared.isBounded && !declared.domain.empty() &&
                declared.domain.back().second - declared.domain.front().first < kMostValues)
                declared.isIntroduced = false;
        }
    }

    // It is a number that is searched, or a constant.
    void checkObjective() const
    {
        const Expression& objective = m_model.objective;
        if (objective.kind != Expression::Kind::Name)
            return;
        const auto found = m_model.variableIndex.find(objective.text);
        if (found == m_model.variableIndex.end())
            fail({phrase("FlatZinc", "there is no variable %1"), {printable(objective.text)}});
        if (m_model.variables[found->second].type != VariableDeclaration::Type::Int)
            fail({phrase("FlatZinc", "the variable %1 is not a number"),
                  {printable(objective.text)}});
    }

    [[nodiscard]] Expression withConstant(Expression named) const
    {
        const auto constant = m_constants.find(named.text);
        return named.kind == Expression::Kind::Name && constant != m_constants.end()
                   ? constant->second
                   : named;
    }

    // The type of a variable, without "var".
    void type(VariableDeclaration& declared)
    {
        if (takeWord("bool")) {
            declared.type = VariableDeclaration::Type::Bool;
            declared.domain = {{0, 1}};
        } else if (takeWord("int")) {
            declared.isBounded = false;
        } else if (peekWord() == "float") {
            fail({kFloats});
        } else if (peekWord() == "set") {
            fail({phrase("FlatZinc", "variables over sets are not supported")});
        } else {
            const Expression domain = expression();
            if (domain.kind == Expression::Kind::Float || m_text.substr(m_at).starts_with(".."))
                fail({kFloats});
            if (domain.kind != Expression::Kind::Set)
                fail({phrase("FlatZinc", "a type was expected")});
            declared.domain = domain.set;
        }
    }

    static bool has(const std::vector<Expression>& annotations, std::string_view name)
    {
        return std::ranges::any_of(annotations,
                                   [&](const Expression& each) { return each.text == name; });
    }

    void variable()
    {
        if (!takeWord("var")) { // a constant: kept as an array of one, named like it
            while (m_at < m_text.size() && m_text[m_at] != ':')
                ++m_at;
            expect(":");
            ArrayDeclaration constant{.name = word()};
            const auto notes = annotations();
            const bool isOutput = has(notes, "output_var");
            expect("=");
            constant.elements.push_back(expression());
            m_constants[constant.name] = constant.elements.front();
            if (markAbsent(constant.elements.front(), notes) ||
                isShown(constant.elements.front(), notes))
                return;
            if (isRenamed(constant.elements.front(), constant.name))
                return;
            if (isOutput)
                m_model.outputs.push_back({true, m_model.arrays.size()});
            declare(std::move(constant));
            return;
        }
        VariableDeclaration declared;
        type(declared);
        expect(":");
        declared.name = word();
        const auto notes = annotations();
        declared.isDefined = has(notes, "is_defined_var");
        declared.isOutput = has(notes, "output_var");
        declared.isCut = has(notes, "clew_cut");
        declared.isIntroduced = has(notes, "var_is_introduced") && !declared.isOutput;
        if (const auto source = std::ranges::find(notes, "clew_source", &Expression::text);
            source != notes.end() && !source->elements.empty())
            declared.source = source->elements.front().text;
        if (take("="))
            declared.alias.push_back(expression());
        narrowToAlias(declared);
        if (declared.isOutput)
            m_model.outputs.push_back({false, m_model.variables.size()});
        m_model.variableIndex[declared.name] = m_model.variables.size();
        m_model.variables.push_back(std::move(declared));
    }

    static IntSet intersection(const IntSet& some, const IntSet& others)
    {
        IntSet common;
        for (const auto& [first, last] : some)
            for (const auto& [from, to] : others)
                if (std::max(first, from) <= std::min(last, to))
                    common.emplace_back(std::max(first, from), std::min(last, to));
        return common;
    }

    // It has no other values than what it equals.
    void narrowToAlias(VariableDeclaration& declared) const
    {
        if (declared.alias.empty() || !declared.isBounded ||
            declared.type != VariableDeclaration::Type::Int)
            return;
        const Expression& alias = declared.alias.front();
        const auto other = m_model.variableIndex.find(alias.text);
        IntSet common;
        if (alias.kind == Expression::Kind::Int)
            common = intersection(declared.domain, {{alias.number, alias.number}});
        else if (alias.kind == Expression::Kind::Name && other != m_model.variableIndex.end() &&
                 m_model.variables[other->second].isBounded &&
                 m_model.variables[other->second].type == VariableDeclaration::Type::Int)
            common = intersection(declared.domain, m_model.variables[other->second].domain);
        if (!common.empty())
            declared.domain = std::move(common);
    }

    // "clew_absent(VALUE, BOOLEAN)" of a variable: which of its values means that it has none, and
    // the Boolean that says no more than that.
    bool markAbsent(const Expression& variable, const std::vector<Expression>& notes)
    {
        const auto note = std::ranges::find(notes, "clew_absent", &Expression::text);
        const auto marked = m_model.variableIndex.find(variable.text);
        if (note == notes.end() || note->elements.empty() || marked == m_model.variableIndex.end())
            return false;
        m_model.variables[marked->second].absent = note->elements.front().number;
        if (const auto boolean = m_model.variableIndex.find(note->elements.back().text);
            boolean != m_model.variableIndex.end()) {
            m_model.variables[boolean->second].isIntroduced = true;
            m_model.variables[marked->second].isThere = boolean->first;
        }
        return true;
    }

    // "clew_shown" of a variable: it stands on the board, whether or not it is printed.
    bool isShown(const Expression& variable, const std::vector<Expression>& notes)
    {
        const auto shown = m_model.variableIndex.find(variable.text);
        if (!has(notes, "clew_shown") || shown == m_model.variableIndex.end())
            return false;
        m_model.outputs.push_back({false, shown->second});
        return true;
    }

    // Whether the value is a variable or an array that was declared under another name: one of
    // MiniZinc's own, for those that their author has named keep it.
    bool isRenamed(const Expression& value, const std::string& name)
    {
        if (value.kind != Expression::Kind::Name)
            return false;
        if (const auto variable = m_model.variableIndex.find(value.text);
            variable != m_model.variableIndex.end()) {
            VariableDeclaration& declared = m_model.variables[variable->second];
            if (!declared.name.starts_with(kIntroduced) || !declared.authorsName.empty())
                return false;
            declared.authorsName = name;
            declared.isIntroduced = false;
            const bool isShown = std::ranges::any_of(m_model.outputs, [&](const auto& output) {
                return !output.isArray && output.index == variable->second;
            });
            if (!isShown)
                m_model.outputs.push_back({false, variable->second});
        }
        return true;
    }

    // An array that was declared before, perhaps not yet as output.
    bool isKnownArray(const Expression& value, ArrayDeclaration& declared)
    {
        const auto found = m_model.arrayIndex.find(value.text);
        if (value.kind != Expression::Kind::Name || found == m_model.arrayIndex.end())
            return false;
        ArrayDeclaration& known = m_model.arrays[found->second];
        known.name = declared.name;
        if (known.outputIndices.empty()) {
            known.outputIndices = std::move(declared.outputIndices);
            known.isLeftOut = declared.isLeftOut;
            show(found->second);
        }
        return true;
    }

    // If the array is output, its elements are no longer MiniZinc's own.
    void show(std::size_t array)
    {
        if (m_model.arrays[array].outputIndices.empty())
            return;
        if (m_model.arrays[array].isLeftOut) {
            m_model.leftOut.push_back(array);
            return;
        }
        m_model.outputs.push_back({true, array});
        for (const Expression& each : m_model.arrays[array].elements)
            if (const auto found = m_model.variableIndex.find(each.text);
                each.kind == Expression::Kind::Name && found != m_model.variableIndex.end())
                m_model.variables[found->second].isIntroduced = false;
    }

    // "clew_enum(NAME, MEMBERS)" of nothing, and "clew_type(ENUM, [ENUM, …])" of what has this name
    // in the author's text: see core/puzzles/model/enumerations.h.
    bool isEnumeration(const ArrayDeclaration& declared)
    {
        const auto noteCalled = [&](std::string_view name) {
            const auto note = std::ranges::find(declared.annotations, name, &Expression::text);
            return note == declared.annotations.end() || note->elements.size() != 2 ? nullptr
                                                                                    : &*note;
        };
        if (const Expression* const note = noteCalled("clew_enum")) {
            const Expression& list = note->elements.back();
            const auto named = m_model.arrayIndex.find(list.text);
            Enumeration members;
            for (const Expression& each : named == m_model.arrayIndex.end()
                                              ? list.elements
                                              : m_model.arrays[named->second].elements)
                members.push_back(memberName(each.text));
            m_model.enumerations[note->elements.front().text] =
                std::make_shared<const Enumeration>(std::move(members));
            return true;
        }
        const Expression* const note = noteCalled("clew_type");
        if (note == nullptr)
            return false;
        const auto called = [&](const Expression& name) {
            const auto found = m_model.enumerations.find(name.text);
            return found == m_model.enumerations.end() ? nullptr : found->second;
        };
        EnumeratedType& type = m_model.types[declared.name];
        type.values = called(note->elements.front());
        for (const Expression& each : note->elements.back().elements)
            type.indices.push_back(called(each));
        return true;
    }

    // Members that have no names are numbers: "to_enum(E,3)", "f(to_enum(E,3))".
    static std::string memberName(std::string name)
    {
        constexpr std::string_view kCast = "to_enum(";
        for (std::size_t at = name.find(kCast); at != std::string::npos; at = name.find(kCast)) {
            const std::size_t comma = name.find(',', at);
            const std::size_t end = name.find(')', at);
            if (comma >= end || end == std::string::npos)
                break;
            name.erase(end, 1).erase(at, comma + 1 - at);
        }
        return name;
    }

    void array()
    {
        expect("[");
        (void)expression();
        expect("]");
        if (!takeWord("of"))
            missing("of");
        ArrayDeclaration declared{.name = {}, .isVariable = takeWord("var")};
        while (m_at < m_text.size() && m_text[m_at] != ':')
            ++m_at;
        expect(":");
        declared.name = word();
        declared.annotations = annotations();
        declared.isLeftOut = has(declared.annotations, "clew_left_out");
        for (const Expression& note : declared.annotations)
            if ((note.text == "output_array" || note.text == "clew_left_out") &&
                !note.elements.empty())
                for (const Expression& indices : note.elements.front().elements)
                    declared.outputIndices.push_back(indices.set);
        expect("=");
        Expression value = expression();
        if (isEnumeration(declared) || isKnownArray(value, declared))
            return;
        declared.elements = std::move(value.elements);
        for (Expression& each : declared.elements)
            if (const auto constant = m_constants.find(each.text);
                each.kind == Expression::Kind::Name && constant != m_constants.end() &&
                constant->second.kind != Expression::Kind::Name)
                each = constant->second;
        declare(std::move(declared));
        show(m_model.arrays.size() - 1);
    }

    void declare(ArrayDeclaration declared)
    {
        for (const Expression& each : declared.elements)
            noteElement(each);
        if (m_elements.contains(declared.name))
            fail({kArrayInArray, {printable(declared.name)}});
        m_model.arrayIndex[declared.name] = m_model.arrays.size();
        m_model.arrays.push_back(std::move(declared));
    }

    // No array has arrays as elements: whoever follows their names comes to an end.
    void noteElement(const Expression& element)
    {
        for (const Expression& each : element.elements)
            noteElement(each);
        if (element.kind != Expression::Kind::Name || m_model.variableIndex.contains(element.text))
            return;
        const auto array = m_model.arrayIndex.find(element.text);
        if (array == m_model.arrayIndex.end())
            m_elements.insert(element.text);
        else if (!isConstant(m_model.arrays[array->second]))
            fail({kArrayInArray, {printable(element.text)}});
    }

    static bool isConstant(const ArrayDeclaration& declared)
    {
        return declared.elements.size() == 1 && declared.elements.front().elements.empty() &&
               declared.elements.front().kind != Expression::Kind::Name;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    int m_nested = 0;
    std::unordered_map<std::string, Expression> m_constants; ///< by their names
    std::unordered_set<std::string> m_elements; ///< of arrays: names that are not declared yet
    FlatZinc m_model;
};

} // namespace

FlatZinc parseFlatZinc(std::string_view text)
{
    return FlatZincParser(text).parse();
}

} // namespace clew::model
