// Writes the event protocol; eventstream.h describes it.

#include <array>
#include <charconv>
#include <nlohmann/json.hpp>

#include "core/files/eventstream.h"
#include "core/puzzles/foreign/foreign.h"
#include "core/text/printable.h"

namespace clew {

namespace {

class EventWriter
{
public:
    EventWriter(const std::function<bool(std::string_view)>& put, Rule firstRule)
        : m_put(put), m_firstRule(firstRule)
    {
        m_buffer.reserve(kBlock + kLongest);
    }

    bool write(Event event)
    {
        switch (event.kind()) {
        case EventKind::Decide:
            begin("[\"d\",", event.variable());
            number(event.value());
            if (event.narrows())
                m_buffer += event.rule() == AtMost ? ",\"<=\"" : ",\">=\"";
            break;
        case EventKind::Assign:
            placed("[\"a\",", event);
            break;
        case EventKind::Remove:
            placed("[\"r\",", event);
            if (event.beginsAnew())
                m_buffer += ",\"new\"";
            break;
        case EventKind::Conflict:
            placed("[\"c\",", event);
            break;
        case EventKind::Visit:
            begin("[\"v\",", event.node());
            break;
        case EventKind::Solution:
            m_buffer += "[\"s\"";
            break;
        }
        return line("]");
    }

    bool line(std::string_view text)
    {
        (m_buffer += text) += '\n';
        return m_buffer.size() < kBlock || flush();
    }

    bool flush()
    {
        const bool done = m_put(m_buffer);
        m_buffer.clear();
        return done;
    }

private:
    static constexpr std::size_t kBlock = std::size_t{64} << 10U;
    static constexpr std::size_t kLongest = 128;

    void begin(std::string_view kind, std::uint32_t first)
    {
        m_buffer += kind;
        digits(first);
    }
    void number(std::uint32_t number)
    {
        m_buffer += ',';
        digits(number);
    }
    void digits(std::uint32_t number)
    {
        std::array<char, 16> text;
        const auto end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
        m_buffer.append(text.data(), end);
    }
    void placed(std::string_view kind, Event event)
    {
        begin(kind, event.variable());
        if (event.value() == kNoValue)
            m_buffer += ",null";
        else
            number(event.value());
        number(event.rule() - std::uint32_t{m_firstRule});
    }

    const std::function<bool(std::string_view)>& m_put;
    Rule m_firstRule; ///< which is 0 in the stream
    std::string m_buffer = {};
};

} // namespace

bool writeEvents(const TraceHeader& header, const Puzzle& puzzle, const Problem& problem,
                 const Trace& trace, const std::function<bool(std::string_view)>& put)
{
    using Object = nlohmann::ordered_json;
    const bool isForeign = puzzle.info().id == foreign::kId;
    const auto dumped = [](const Object& json) {
        return printableJson(json.dump(-1, ' ', false, Object::error_handler_t::replace));
    };
    EventWriter writer(put, isForeign ? foreign::kFirstRule : Rule{0});
    std::string first;
    if (isForeign) {
        first = puzzle.write(problem, "events");
        first.pop_back();
    } else {
        Object begin{{"clew-events", 1},
                     {"by", kOwnStreams},
                     {"strategy", header.strategy},
                     {"puzzle", header.puzzle},
                     {"format", header.format},
                     {"problem", header.problem},
                     {"parameters", header.parameters},
                     {"seed", header.seed}};
        if (!header.settings.empty())
            begin["settings"] = header.settings;
        first = dumped(begin);
    }
    if (!writer.line(first))
        return false;
    for (std::uint64_t i = 0, size = trace.size(); i < size; ++i)
        if (!writer.write(trace.event(i)))
            return false;
    const Counters& counters = header.outcome.counters;
    return writer.line(dumped({{"end", endingId(header.outcome.ending)},
                               {"reason", stopReasonId(header.outcome.reason)},
                               {"nodes", counters.nodes},
                               {"backtracks", counters.backtracks},
                               {"solutions", counters.solutions},
                               {"checks", counters.checks}})) &&
           writer.flush();
}

} // namespace clew
