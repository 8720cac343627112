// Names of constraints as an author writes them: `:: "row \(r) holds each digit once"` names as
// many constraints as there are rows.

#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace clew::model {

/// Around the expressions of a name there is one literal more than there are expressions.
struct NameTemplate
{
    std::vector<std::string> literals{""};
    std::vector<std::string> expressions = {};

    friend bool operator==(const NameTemplate&, const NameTemplate&) = default;
};

/// The names that are given to constraints in a model's text, each once.
std::vector<NameTemplate> nameTemplates(std::string_view text);

/// What stands for the expressions in a name that comes from the template; none if it does not.
std::optional<std::vector<std::string>> valuesIn(std::string_view name, const NameTemplate& from);

/// The template for all constraints that are named by it: what is the same in all of these names as
/// its value, a plain word ("row r") as it stands. Empty if an expression is no word for a reader.
std::string generalName(const NameTemplate& from, std::span<const std::string> names);

} // namespace clew::model
