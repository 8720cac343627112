#include "core/puzzle/parameters.h"

#include <fmt/format.h>

#include "core/text/scanner.h"

namespace clew {

Result<std::uint64_t> numberParameter(const Parameters& parameters, std::string_view id,
                                      std::uint64_t fallback, std::uint64_t least,
                                      std::uint64_t most)
{
    const auto found = parameters.find(id);
    if (found == parameters.end())
        return fallback;
    Scanner scanner(found->second);
    const auto value = scanner.number();
    if (!value || !scanner.atEnd() || *value < least || *value > most)
        return fail({phrase("Parameters", "%1 must be a whole number from %2 to %3, not \"%4\""),
                     {id, least, most, found->second}});
    return *value;
}

Result<std::pair<std::uint32_t, std::uint32_t>>
sizeParameter(const Parameters& parameters, std::string_view id,
              std::pair<std::uint32_t, std::uint32_t> fallback, std::uint32_t least,
              std::uint32_t most)
{
    const auto found = parameters.find(id);
    if (found == parameters.end())
        return fallback;
    Scanner scanner(found->second);
    const auto columns = scanner.number();
    auto rows = columns;
    if (scanner.accept('x'))
        rows = scanner.number();
    const auto isGood = [&](const auto& side) { return side && *side >= least && *side <= most; };
    if (!scanner.atEnd() || !isGood(columns) || !isGood(rows))
        return fail(
            {phrase("Parameters",
                    "%1 must be a number from %2 to %3, or two of them joined by x, not \"%4\""),
             {id, least, most, found->second}});
    return std::pair(static_cast<std::uint32_t>(*columns), static_cast<std::uint32_t>(*rows));
}

std::string writtenSize(std::uint32_t columns, std::uint32_t rows)
{
    return fmt::format("{}x{}", columns, rows);
}

bool flagParameter(const Parameters& parameters, std::string_view id)
{
    const auto found = parameters.find(id);
    return found != parameters.end() && found->second != "0";
}

std::string_view textParameter(const Parameters& parameters, std::string_view id,
                               std::string_view fallback)
{
    const auto found = parameters.find(id);
    return found == parameters.end() ? fallback : std::string_view(found->second);
}

} // namespace clew
