#include "core/files/traceheader.h"

#include <array>
#include <nlohmann/json.hpp>

#include "core/text/printable.h"
#include "core/text/readjson.h"

namespace clew {

namespace {

using Json = nlohmann::json;

// Takes the header's fields one by one and remembers the first that is missing or of a wrong kind.
class TraceHeaderFields
{
public:
    explicit TraceHeaderFields(const Json& json) : m_json(json) {}

    [[nodiscard]] const std::string& wrong() const { return m_wrong; }
    [[nodiscard]] bool has(const char* name) const { return m_json.contains(name); }

    std::string text(const char* name)
    {
        const Json* const field = find(name, &Json::is_string);
        return field == nullptr ? std::string() : field->get<std::string>();
    }
    std::uint64_t number(const char* name)
    {
        const Json* const field = find(name, &Json::is_number_unsigned);
        return field == nullptr ? 0 : field->get<std::uint64_t>();
    }
    Parameters parameters(const char* name)
    {
        Parameters parameters;
        const Json* const field = find(name, &Json::is_object);
        if (field == nullptr)
            return parameters;
        for (const auto& [id, value] : field->items()) {
            if (value.is_string())
                parameters[id] = value.get<std::string>();
            else
                reject(name);
        }
        return parameters;
    }
    /// The value among `all` whose id this text is.
    template<class T, std::size_t N>
    T choice(const char* name, const std::array<T, N>& all, std::string_view (*idOf)(T))
    {
        const std::string id = text(name);
        for (const T value : all)
            if (idOf(value) == id)
                return value;
        reject(name);
        return all.front();
    }

private:
    const Json* find(const char* name, bool (Json::*isRight)() const noexcept)
    {
        const auto found = m_json.find(name);
        if (found != m_json.end() && ((*found).*isRight)())
            return &*found;
        reject(name);
        return nullptr;
    }
    void reject(const char* name)
    {
        if (m_wrong.empty())
            m_wrong = name;
    }

    const Json& m_json;
    std::string m_wrong;
};

std::string textOfJson(const Json& json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// Reads fields of this text into the header.
Result<void> readFields(std::string_view text, auto&& read)
{
    const Json json = readJson(text);
    if (!json.is_object())
        return fail(
            phrase("TraceFile", "the trace file's header is not JSON: the file is damaged"));
    TraceHeaderFields fields(json);
    read(fields);
    if (!fields.wrong().empty())
        return fail({phrase("TraceFile",
                            "the trace file's header has no valid \"%1\": the file is damaged"),
                     {fields.wrong()}});
    return {};
}

} // namespace

std::string searchAsJson(const TraceHeader& header)
{
    Json search{{"puzzle", header.puzzle},
                {"strategy", header.strategy},
                {"format", header.format},
                {"parameters", header.parameters},
                {"seed", header.seed}};
    if (!header.settings.empty())
        search["settings"] = header.settings;
    return textOfJson(search);
}

std::string outcomeAsJson(const TraceHeader& header)
{
    const Counters& counters = header.outcome.counters;
    return textOfJson({{"ending", endingId(header.outcome.ending)},
                       {"reason", stopReasonId(header.outcome.reason)},
                       {"nodes", counters.nodes},
                       {"backtracks", counters.backtracks},
                       {"solutions", counters.solutions},
                       {"checks", counters.checks},
                       {"events", header.events}});
}

Result<void> readSearch(std::string_view json, TraceHeader& header)
{
    return readFields(json, [&](TraceHeaderFields& fields) {
        header.puzzle = fields.text("puzzle");
        header.strategy = printable(fields.text("strategy"));
        header.format = fields.text("format");
        header.parameters = fields.parameters("parameters");
        header.seed = fields.number("seed");
        if (fields.has("settings")) // files of old have none
            header.settings = fields.parameters("settings");
    });
}

Result<void> readOutcome(std::string_view json, TraceHeader& header)
{
    return readFields(json, [&](TraceHeaderFields& fields) {
        header.outcome.ending = fields.choice(
            "ending",
            std::array{Ending::Solved, Ending::Exhausted, Ending::RanDry, Ending::Stopped},
            endingId);
        header.outcome.reason =
            fields.choice("reason",
                          std::array{StopReason::None, StopReason::Cancelled, StopReason::NodeLimit,
                                     StopReason::TimeLimit, StopReason::MemoryLimit,
                                     StopReason::TraceFull, StopReason::Failed},
                          stopReasonId);
        header.outcome.counters.nodes = fields.number("nodes");
        header.outcome.counters.backtracks = fields.number("backtracks");
        header.outcome.counters.solutions = fields.number("solutions");
        header.outcome.counters.checks = fields.number("checks");
        header.events = fields.number("events");
    });
}

} // namespace clew
