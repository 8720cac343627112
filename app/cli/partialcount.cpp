#include "app/cli/partialcount.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/target.h"

namespace clew::cli {

namespace {

using Json = nlohmann::ordered_json;

// As a number where a reader's numbers are wide enough.
Json exactNumber(const std::string& digits)
{
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error == std::errc() && end == digits.data() + digits.size())
        return value;
    return digits;
}

std::string digitsOf(const Json& number)
{
    std::string digits = number.is_string() ? number.get<std::string>()
                                            : std::to_string(number.get<std::uint64_t>());
    if (digits.empty() || !std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; }))
        throw std::invalid_argument(fmt::format("\"{}\" is not a count", digits));
    return digits;
}

// How problems are cut into parts: another number whenever a puzzle cuts in another way, so that
// parts that do not belong together are never added up.
constexpr std::string_view kCut = "3\n";

// FNV-1a, 64 bits.
std::string digestOf(std::string_view text)
{
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const char byte : text)
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3U;
    return fmt::format("{:016x}", hash);
}

} // namespace

PartialCount countOf(const Puzzle& puzzle, const Problem& problem)
{
    const auto format = chooseFormat(puzzle, {}, FormatUse::WritesProblem);
    const std::string title = puzzle.title(problem);
    return {.puzzle = puzzle.info().id,
            .problem = title,
            .digest = digestOf(std::string(kCut) +
                               (format ? puzzle.write(problem, (*format)->id) : title))};
}

void add(PartialCount& sum, const PartialCount& part)
{
    sum.count = decimalSum(sum.count, part.count);
    sum.meaning = part.meaning;
    sum.nodes += part.nodes;
    sum.seconds += part.seconds;
    for (const auto& [name, count] : part.more)
        sum.more[name] = sum.more.contains(name) ? decimalSum(sum.more[name], count) : count;
}

std::string jsonLine(const PartialCount& count)
{
    Json line{
        {"puzzle", count.puzzle},   {"problem", count.problem},
        {"digest", count.digest},   {"count", exactNumber(count.count)},
        {"meaning", count.meaning}, {"ending", count.ending},
        {"part", count.part},       {"parts", count.parts},
        {"threads", count.threads}, {"nodes", count.nodes},
        {"seconds", count.seconds},
    };
    if (!count.reason.empty())
        line["reason"] = count.reason;
    for (const auto& [name, number] : count.more)
        line["more"][name] = exactNumber(number);
    return line.dump() + "\n";
}

Result<PartialCount> readPartialCount(const std::string& line)
{
    try {
        const Json json = Json::parse(line);
        PartialCount count{.puzzle = json.at("puzzle"),
                           .problem = json.at("problem"),
                           .digest = json.at("digest"),
                           .count = digitsOf(json.at("count")),
                           .meaning = json.at("meaning"),
                           .ending = json.at("ending"),
                           .part = json.at("part"),
                           .parts = json.at("parts"),
                           .threads = json.at("threads"),
                           .nodes = json.at("nodes"),
                           .seconds = json.at("seconds")};
        if (count.part < 1 || count.part > count.parts)
            return fail(fmt::format("there is no part {} of {}", count.part, count.parts));
        const Json more = json.value("more", Json::object());
        for (const auto& [name, number] : more.items())
            count.more[name] = digitsOf(number);
        return count;
    } catch (const std::exception& error) { // the JSON library's way to fail
        return fail(fmt::format("this is no line of `clew count --json`: {}", error.what()));
    }
}

std::string decimalSum(const std::string& a, const std::string& b)
{
    std::string sum;
    int carry = 0;
    for (std::size_t i = 0; i < std::max(a.size(), b.size()) || carry > 0; ++i) {
        const int digit = carry + (i < a.size() ? a[a.size() - 1 - i] - '0' : 0) +
                          (i < b.size() ? b[b.size() - 1 - i] - '0' : 0);
        sum += static_cast<char>('0' + digit % 10);
        carry = digit / 10;
    }
    std::ranges::reverse(sum);
    return sum;
}

} // namespace clew::cli
