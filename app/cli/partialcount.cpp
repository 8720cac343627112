#include "app/cli/partialcount.h"

#include <algorithm>
#include <array>
#include <boost/multiprecision/cpp_int.hpp>
#include <fmt/format.h>
#include <limits>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "core/puzzle/cutting.h"
#include "core/text/printable.h"
#include "core/text/readjson.h"
#include "core/text/wholenumber.h"

namespace clew::cli {

namespace {

using Json = nlohmann::ordered_json;

// As a number where 64 bits suffice.
Json exactNumber(const std::string& digits)
{
    const auto value = clew::wholeNumber<std::uint64_t>(digits);
    return value ? Json(*value) : Json(digits);
}

// FNV-1a, 64 bits.
std::string hashOf(std::string_view text)
{
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const char byte : text)
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3U;
    return fmt::format("{:016x}", hash);
}

// Lines of the first format have neither its number nor a checksum.
constexpr std::uint64_t kFormat = 2;
constexpr std::uint64_t kBegunFormat = 3;               ///< of a part that is to go on from there
constexpr std::uint64_t kMostParts = 1'000'000'000'000; // shares of parts, too
constexpr std::uint64_t kMostThreads = 1'000'000;
constexpr std::uint64_t kMostNodes = 1'000'000'000'000'000'000; // far more than can be searched
constexpr double kMostSeconds = 1e12;
// To read digits takes the square of their number. No count has more, and no line is longer.
constexpr std::size_t kMostDigits = 10'000;
constexpr std::size_t kLongestLine = std::size_t{1} << 20U;

// The whole line except its checksum.
Json fieldsOf(const PartialCount& count)
{
    Json line{
        {"format", count.stage.done == 0 ? kFormat : kBegunFormat},
        {"puzzle", count.puzzle},
        {"problem", count.problem},
        {"digest", count.digest},
        {"count", exactNumber(count.count)},
        {"meaning", count.meaning},
        {"ending", count.ending},
        {"part", count.part},
        {"parts", count.parts},
        {"threads", count.threads},
        {"nodes", count.nodes},
        {"seconds", count.seconds},
    };
    if (count.stage.done != 0) {
        line["done"] = count.stage.done;
        line["place"] = count.stage.place;
    }
    if (!count.reason.empty())
        line["reason"] = count.reason;
    for (const auto& [name, number] : count.more)
        line["more"][name] = exactNumber(number);
    return line;
}

std::string dumped(const Json& line)
{
    return line.dump(-1, ' ', false, Json::error_handler_t::replace);
}

bool isDecimal(const std::string& text)
{
    return !text.empty() && (text == "0" || text.front() != '0') &&
           std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

bool isHash(const std::string& text)
{
    return text.size() == 16 && std::ranges::all_of(text, [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
           });
}

bool isEnding(const std::string& text)
{
    return std::ranges::any_of(
        std::array{Ending::Solved, Ending::Exhausted, Ending::RanDry, Ending::Stopped},
        [&](Ending ending) { return endingId(ending) == text; });
}

bool isReason(const std::string& text)
{
    return std::ranges::any_of(std::array{StopReason::None, StopReason::Cancelled,
                                          StopReason::NodeLimit, StopReason::TimeLimit,
                                          StopReason::MemoryLimit, StopReason::TraceFull,
                                          StopReason::Failed},
                               [&](StopReason reason) { return stopReasonId(reason) == text; });
}

/// What is wrong with a line.
class LineError : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

[[noreturn]] void throwForeign(std::string_view why)
{
    throw LineError(fmt::format("this is not a line of `clew count --json`: {}", why));
}

// Takes the fields of a line one by one. Each must be there and be of the right kind, and none may
// be left in the end.
class Fields
{
public:
    explicit Fields(Json line) : m_line(std::move(line)) {}

    [[nodiscard]] bool has(const char* name) const { return m_line.contains(name); }

    std::string text(const char* name, bool (*isRight)(const std::string&) = nullptr)
    {
        const Json value = take(name);
        if (!value.is_string() || (isRight != nullptr && !isRight(value.get<std::string>())))
            refuse(name, value);
        return value.get<std::string>();
    }
    std::uint64_t whole(const char* name, std::uint64_t least, std::uint64_t most)
    {
        const Json value = take(name);
        if (!value.is_number_unsigned() || value.get<std::uint64_t>() < least ||
            value.get<std::uint64_t>() > most)
            refuse(name, value);
        return value.get<std::uint64_t>();
    }
    double seconds(const char* name)
    {
        const Json value = take(name);
        if (!value.is_number() || value.get<double>() < 0 || value.get<double>() > kMostSeconds)
            refuse(name, value);
        return value.get<double>();
    }
    std::string count(const char* name) { return countFrom(name, take(name)); }
    std::map<std::string, std::string> counts(const char* name)
    {
        const Json value = take(name);
        if (!value.is_object())
            refuse(name, value);
        std::map<std::string, std::string> all;
        for (const auto& [each, number] : value.items())
            all[each] = countFrom(name, number);
        return all;
    }
    void finish() const
    {
        if (!m_line.empty())
            throwForeign(fmt::format("\"{}\" is not one of its fields", m_line.begin().key()));
    }

private:
    Json take(const char* name)
    {
        if (!has(name))
            throwForeign(fmt::format("\"{}\" is missing", name));
        Json value = m_line.at(name);
        m_line.erase(name);
        return value;
    }
    static std::string countFrom(const char* name, const Json& value)
    {
        std::string digits = value.is_number_unsigned() ? value.dump()
                             : value.is_string()        ? value.get<std::string>()
                                                        : std::string();
        if (digits.size() > kMostDigits)
            throwForeign(fmt::format("\"{}\" has more than {} digits", name, kMostDigits));
        if (!isDecimal(digits))
            refuse(name, value);
        return digits;
    }
    [[noreturn]] static void refuse(const char* name, const Json& value)
    {
        throwForeign(fmt::format("\"{}\" cannot be {}", name, dumped(value)));
    }

    Json m_line;
};

PartialCount countFrom(Fields& fields)
{
    PartialCount count{.puzzle = fields.text("puzzle"),
                       .problem = fields.text("problem"),
                       .digest = fields.text("digest", isHash),
                       .count = fields.count("count"),
                       .meaning = fields.text("meaning"),
                       .ending = fields.text("ending", isEnding),
                       .part = fields.whole("part", 1, kMostParts),
                       .parts = fields.whole("parts", 1, kMostParts),
                       .threads = static_cast<unsigned>(fields.whole("threads", 1, kMostThreads)),
                       .nodes = fields.whole("nodes", 0, kMostNodes),
                       .seconds = fields.seconds("seconds")};
    if (count.part > count.parts)
        throwForeign(fmt::format("there is no part {} of {}", count.part, count.parts));
    if (fields.has("reason"))
        count.reason = fields.text("reason", isReason);
    if (fields.has("more"))
        count.more = fields.counts("more");
    return count;
}

PartialCount checkedCount(const std::string& line)
{
    if (line.size() > kLongestLine)
        throwForeign(fmt::format("it is longer than {} MiB", kLongestLine >> 20U));
    const Json json = readJson<Json>(line);
    if (!json.is_object())
        throwForeign("it is not a JSON object, or was cut short");
    Fields fields(json);
    // Either one makes it a line of this format: then the other is missing by mistake only.
    bool isBegun = false;
    const bool isSummed = fields.has("format") || fields.has("sum");
    if (isSummed)
        isBegun = fields.whole("format", kFormat, kBegunFormat) == kBegunFormat;
    PartialCount count = countFrom(fields);
    if (isBegun) {
        count.stage.place = fields.text("place");
        count.stage.done = fields.whole("done", 1, std::numeric_limits<std::uint64_t>::max());
    }
    if (isBegun && count.complete())
        throwForeign("it is both complete and to go on");
    count.isChecked = isSummed;
    if (isSummed && fields.text("sum", isHash) != hashOf(dumped(fieldsOf(count))))
        throw LineError("this line was changed after it was written: its checksum is wrong; count "
                        "its part again");
    fields.finish();
    return count;
}

// Of two whole numbers of any length.
std::string decimalSum(const std::string& a, const std::string& b)
{
    using boost::multiprecision::cpp_int;
    return (cpp_int(a) + cpp_int(b)).str();
}

} // namespace

std::vector<unsigned> cutsOf(const Puzzle& puzzle, const Problem& problem, std::uint64_t memory)
{
    const Cutting* const own = cutting(puzzle);
    return own != nullptr ? own->cuts(problem, memory) : std::vector{Cutting::kFirstCut};
}

PartialCount countOf(const Puzzle& puzzle, const Problem& problem, unsigned cut)
{
    const auto& formats = puzzle.info().formats;
    const auto format = std::ranges::find_if(formats, &FormatInfo::writesProblem);
    const std::string title = puzzle.title(problem).text();
    return {.puzzle = puzzle.info().id,
            .problem = title,
            .digest = hashOf(fmt::format("{}\n", cut) +
                             (format != formats.end() ? puzzle.write(problem, format->id) : title)),
            .cut = cut};
}

void add(PartialCount& sum, const PartialCount& part)
{
    sum.count = decimalSum(sum.count, part.count);
    sum.meaning = part.meaning;
    sum.nodes = std::min(sum.nodes + part.nodes, kMostNodes); // the sum of two fits
    sum.seconds += part.seconds;
    for (const auto& [name, count] : part.more)
        sum.more[name] = sum.more.contains(name) ? decimalSum(sum.more[name], count) : count;
}

std::string uncheckedLines(std::size_t count)
{
    return fmt::format("lines without a checksum, from an earlier version: {}", count);
}

std::string jsonLine(const PartialCount& count)
{
    Json line = fieldsOf(count);
    line["sum"] = hashOf(dumped(line));
    return printableJson(dumped(line)) + "\n";
}

std::string termLine(const std::string& sequence, std::uint64_t index, const std::string& count)
{
    return dumped({{"sequence", sequence}, {"n", index}, {"count", exactNumber(count)}}) + "\n";
}

Result<PartialCount> readPartialCount(const std::string& line)
{
    try {
        return checkedCount(line);
    } catch (const LineError& error) {
        return fail(verbatim(error.what()));
    }
}

} // namespace clew::cli
