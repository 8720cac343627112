// Options that take numbers: each says what it accepts, and refuses everything else.

#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <limits>
#include <string>

namespace clew::cli {

/// What a number may be, ends included.
template<class Number>
struct Range
{
    Number least;
    Number most;
};

inline constexpr std::uint64_t kNoEnd = std::numeric_limits<std::uint64_t>::max();
inline constexpr Range<std::uint64_t> kFromZero{0, kNoEnd};
inline constexpr Range<std::uint64_t> kFromOne{1, kNoEnd};

/// The number that `text`, given for `option`, is. Throw CLI::ValidationError, which names the
/// option and the range, if it is none or not in the range. A size may have a unit: 500MB.
std::uint64_t wholeNumber(const std::string& option, const std::string& text,
                          const Range<std::uint64_t>& range);
double number(const std::string& option, const std::string& text, const Range<double>& range);
std::uint64_t size(const std::string& option, const std::string& text);

/// Declares an option for a whole number. `value`: an unsigned number, or an optional one.
template<class Number>
CLI::Option* addWhole(CLI::App& command, const std::string& option, Number& value,
                      const std::string& description, Range<std::uint64_t> range)
{
    return command
        .add_option_function<std::string>(
            option,
            [&value, option, range](const std::string& text) {
                value = static_cast<Number>(wholeNumber(option, text, range));
            },
            description)
        ->type_name("INTEGER");
}

/// Declares an option for a number that need not be whole.
CLI::Option* addNumber(CLI::App& command, const std::string& option, double& value,
                       const std::string& description, Range<double> range);
/// Declares an option for a number of bytes.
CLI::Option* addSize(CLI::App& command, const std::string& option, std::uint64_t& value,
                     const std::string& description);

} // namespace clew::cli
