// Reads the event protocol; eventstream.h describes it.
//
// Events are parsed by hand, a million and more a second; objects, of which there are few, as JSON.

#include <array>
#include <charconv>
#include <cstring>
#include <nlohmann/json.hpp>

#include "core/files/eventstream.h"
#include "core/puzzle/registry.h"
#include "core/puzzle/settings.h"
#include "core/puzzles/foreign/foreign.h"
#include "core/text/printable.h"
#include "core/text/readjson.h"
#include "core/text/scanner.h"

namespace clew {

namespace {

using Json = nlohmann::json;

constexpr std::size_t kReadBlock = std::size_t{64} << 10U;

// Lines out of a source of bytes, each in one piece.
class Lines
{
public:
    explicit Lines(ByteSource source) : m_source(std::move(source)) {}

    /// The next line without its end; false where there is none (yet).
    bool next(std::string_view& line)
    {
        const char* const begin = m_buffer.data() + m_begin;
        const std::size_t left = m_buffer.size() - m_begin;
        const auto* const end = static_cast<const char*>(
            left <= m_searched ? nullptr
                               : std::memchr(begin + m_searched, '\n', left - m_searched));
        if (end == nullptr) {
            m_searched = left;
            return false;
        }
        take(line, static_cast<std::size_t>(end - begin), 1);
        return true;
    }
    /// What stands after the last line end, once the source has ended.
    bool last(std::string_view& line)
    {
        if (m_begin == m_buffer.size())
            return false;
        take(line, m_buffer.size() - m_begin, 0);
        return true;
    }
    /// More bytes; 0 at the end.
    Result<std::size_t> more(const std::stop_token& token, const std::function<bool()>& idle)
    {
        m_buffer.erase(0, std::exchange(m_begin, 0));
        const std::size_t size = m_buffer.size();
        m_buffer.resize(size + kReadBlock);
        auto count = m_source.read({m_buffer.data() + size, kReadBlock}, token, idle);
        m_buffer.resize(size + count.value_or(0));
        return count;
    }
    /// Bytes of the line that has no end yet.
    [[nodiscard]] std::size_t waiting() const { return m_buffer.size() - m_begin; }
    [[nodiscard]] int number() const { return m_number; }

private:
    void take(std::string_view& line, std::size_t length, std::size_t end)
    {
        line = std::string_view(m_buffer).substr(m_begin, length);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        m_begin += length + end;
        m_searched = 0;
        if (m_number < std::numeric_limits<int>::max())
            ++m_number;
    }

    ByteSource m_source;
    std::string m_buffer = {};
    std::size_t m_begin = 0;
    std::size_t m_searched = 0; ///< bytes after m_begin that hold no line end
    int m_number = 0;
};

// ---- the header

struct Begun
{
    const Puzzle* puzzle;
    ProblemPtr problem;
    std::size_t strategy;
    Options options;
    std::shared_ptr<const foreign::ForeignProblem> reported; ///< as the header says it
};

Parameters choicesIn(const Json& json)
{
    Parameters choices;
    if (json.is_object())
        for (const auto& [id, choice] : json.items())
            if (choice.is_string())
                choices[id] = choice.get<std::string>();
    return choices;
}

// A board of ours searched by this program is a trace of ours; all else is the sender's, even if
// the names are the same.
Result<Begun> begunFrom(std::string_view line)
{
    return foreign::puzzle().read(line, {}, {}).map([&](const ProblemPtr& problem) {
        const auto kept = std::static_pointer_cast<const foreign::ForeignProblem>(problem);
        const foreign::ForeignProblem& reported = *kept;
        const Json json = readJson(line);
        Options options;
        if (const auto seed = json.find("seed"); seed != json.end() && seed->is_number_unsigned())
            options.seed = seed->get<std::uint64_t>();
        const bool isOwn = reported.board != nullptr && json.value("by", Json()) == kOwnStreams;
        const auto strategy =
            isOwn ? reported.board->strategyIndex(reported.searcher) : std::nullopt;
        if (strategy)
            options.settings = settingsOf(reported.board->info().strategies[*strategy],
                                          choicesIn(json.value("settings", Json())));
        return strategy ? Begun{reported.board, reported.position, *strategy, options, kept}
                        : Begun{reported.puzzle, problem, 0, options, kept};
    });
}

// ---- an event

// What is wrong with a line, and at which of its characters.
struct SyntaxFault
{
    Sentence sentence;
    std::size_t at = 0;
};

class EventLine
{
public:
    EventLine(std::string_view line, Rule firstRule, std::optional<Rule> unnamed)
        : m_begin(line.data()), m_at(line.data()), m_end(line.data() + line.size()),
          m_firstRule(firstRule), m_unnamed(unnamed)
    {
    }

    std::optional<Event> read()
    {
        ++m_at; // '['
        blanks();
        if (m_end - m_at < 3 || m_at[0] != '"' || m_at[2] != '"')
            return wrong(phrase("EventStream", "an event begins with \"d\", \"a\", \"r\", \"c\", "
                                               "\"v\" or \"s\" in quotation marks"));
        const char kind = m_at[1];
        m_at += 3;
        std::optional<Event> event;
        switch (kind) {
        case 'd':
            event = decision();
            break;
        case 'a':
        case 'r':
        case 'c':
            event = placed(kind);
            break;
        case 'v':
            event = visit();
            break;
        case 's':
            event = Event::solution();
            break;
        default:
            m_at -= 2;
            return wrong(phrase("EventStream", "there is no such kind of event; there are \"d\", "
                                               "\"a\", \"r\", \"c\", \"v\" and \"s\""));
        }
        return event && closed() ? event : std::nullopt;
    }

    [[nodiscard]] const SyntaxFault& mistake() const { return m_mistake; }

private:
    static constexpr std::uint32_t kMostPlace = (1U << 24U) - 1;

    std::nullopt_t wrong(Phrase phrase) { return wrong(Sentence{phrase}); }
    std::nullopt_t wrong(Sentence sentence)
    {
        m_mistake = {std::move(sentence), static_cast<std::size_t>(m_at - m_begin)};
        return std::nullopt;
    }
    void blanks()
    {
        while (m_at < m_end && (*m_at == ' ' || *m_at == '\t'))
            ++m_at;
    }
    bool comma()
    {
        blanks();
        if (m_at == m_end || *m_at != ',')
            return false;
        ++m_at;
        blanks();
        return true;
    }
    std::optional<std::uint32_t> number(std::uint32_t most)
    {
        const char* const begin = m_at;
        std::uint64_t number = 0;
        while (m_at < m_end && *m_at >= '0' && *m_at <= '9' && number <= 0xFFFF'FFFFU)
            number = number * 10 + static_cast<std::uint64_t>(*m_at++ - '0');
        if (m_at == begin || number > most) {
            m_at = begin;
            return wrong(phrase("EventStream", "expected a whole number, 0 or more"));
        }
        return static_cast<std::uint32_t>(number);
    }
    std::optional<std::uint32_t> numberAfterComma(std::uint32_t most)
    {
        if (!comma())
            return wrong(phrase("EventStream", "expected a comma and a number"));
        return number(most);
    }
    std::optional<Event> decision()
    {
        const auto variable = numberAfterComma(kMostPlace);
        const auto value = variable ? numberAfterComma(kMostPlace - 1) : std::nullopt;
        if (!value)
            return std::nullopt;
        if (!comma())
            return Event::decide(*variable, *value);
        const std::string_view rest(m_at, static_cast<std::size_t>(m_end - m_at));
        const bool isAtMost = rest.starts_with("\"<=\"");
        if (!isAtMost && !rest.starts_with("\">=\""))
            return wrong(phrase("EventStream", "expected \"<=\" or \">=\""));
        m_at += 4;
        return Event::narrow(*variable, *value, isAtMost ? AtMost : AtLeast);
    }
    std::optional<Event> visit()
    {
        const auto node = numberAfterComma(0xFFFF'FFFFU);
        if (!node)
            return std::nullopt;
        return Event::visit(*node);
    }
    std::optional<Event> placed(char kind)
    {
        const auto variable = numberAfterComma(kMostPlace);
        if (!variable)
            return std::nullopt;
        std::uint32_t value = kNoValue;
        Rule rule = m_unnamed.value_or(0);
        if (comma()) {
            constexpr std::string_view kNull = "null";
            if (std::string_view(m_at, static_cast<std::size_t>(m_end - m_at)).starts_with(kNull)) {
                m_at += kNull.size();
            } else if (const auto read = number(kMostPlace - 1)) {
                value = *read;
            } else {
                return std::nullopt;
            }
            if (comma()) {
                const auto read = number(std::uint32_t{kMostRule} - m_firstRule);
                if (!read)
                    return std::nullopt;
                rule = static_cast<Rule>(m_firstRule + *read);
                if (m_unnamed && rule > *m_unnamed)
                    return wrong(Sentence{
                        phrase("EventStream",
                               "there is no rule %1: the header lists %2, numbered from 0"),
                        {*read, *m_unnamed - m_firstRule}});
            }
        }
        bool isAnew = false;
        if (kind == 'r' && m_firstRule == 0 && rule <= kMostRuleAnew && comma()) {
            constexpr std::string_view kNew = "\"new\"";
            isAnew =
                std::string_view(m_at, static_cast<std::size_t>(m_end - m_at)).starts_with(kNew);
            if (!isAnew)
                return wrong(phrase("EventStream", "expected \"new\""));
            m_at += kNew.size();
        }
        if (kind == 'c')
            return Event::conflict(*variable, rule, value);
        if (value == kNoValue)
            return wrong(phrase("EventStream", "only a contradiction may leave out the value"));
        return kind == 'a' ? Event::assign(*variable, value, rule)
               : isAnew    ? Event::removeAnew(*variable, value, rule)
                           : Event::remove(*variable, value, rule);
    }
    bool closed()
    {
        blanks();
        if (m_at == m_end || *m_at != ']') {
            wrong(phrase("EventStream", "expected ], the end of the event"));
            return false;
        }
        ++m_at;
        blanks();
        if (m_at != m_end)
            wrong(phrase("EventStream", "nothing may follow an event on its line"));
        return m_at == m_end;
    }

    const char* m_begin;
    const char* m_at;
    const char* m_end;
    Rule m_firstRule;
    std::optional<Rule> m_unnamed;
    SyntaxFault m_mistake = {};
};

// ---- the search

class StreamedSearch final : public WatchedSearch
{
public:
    StreamedSearch(Begun begun, Lines lines)
        : WatchedSearch(*begun.puzzle, begun.problem, begun.strategy, begun.options),
          m_lines(std::move(lines)), m_check(puzzle(), *problem())
    {
        if (const auto* const reported =
                dynamic_cast<const foreign::ForeignProblem*>(problem().get())) {
            m_firstRule = foreign::kFirstRule;
            m_unnamed = reported->unnamedRule();
        } else if (!begun.reported->positionText.empty() &&
                   !begun.reported->positionFormat.empty()) {
            setText(begun.reported->positionText, begun.reported->positionFormat,
                    begun.reported->positionParameters);
        }
    }

    Outcome run(Control& control, Recorder& recorder) override
    {
        Outcome outcome = readAll(control, recorder);
        setOutcome(outcome);
        return outcome;
    }

private:
    Outcome readAll(Control& control, Recorder& recorder)
    {
        const auto idle = [&] { return control.poll(); };
        std::string_view line;
        while (true) {
            while (m_lines.next(line))
                if (!take(line, control, recorder))
                    return ending(control);
            if (m_lines.waiting() > kMaxStreamLine) {
                err(tooLong(), 0, 1);
                return ending(control);
            }
            if (!control.poll())
                return ending(control);
            recorder.publish();
            const auto count = m_lines.more(control.token(), idle);
            if (!count) {
                setFault(count.error());
                return ending(control);
            }
            if (*count == 0)
                break;
        }
        if (!control.stopped() && control.poll() &&
            (!m_lines.last(line) || take(line, control, recorder)))
            err(Sentence{phrase("EventStream", "the stream ends here: the line with \"end\" "
                                               "is missing")},
                0, 1);
        return ending(control);
    }

    // A stream that broke off says nothing of what there is besides what came.
    Outcome ending(Control& control) const
    {
        Outcome outcome = control.finish(Ending::RanDry);
        if (m_end && !control.stopped()) {
            const Counters counted = outcome.counters;
            outcome = *m_end;
            outcome.counters.solutions = counted.solutions;
            outcome.counters.nodes = std::max(outcome.counters.nodes, counted.nodes);
            outcome.counters.backtracks = std::max(outcome.counters.backtracks, counted.backtracks);
        }
        return outcome;
    }

    /// False: nothing more is read.
    bool take(std::string_view line, Control& control, Recorder& recorder)
    {
        if (line.size() > kMaxStreamLine)
            return err(tooLong(), -1, 1);
        const std::size_t first = line.find_first_not_of(" \t");
        if (first == std::string_view::npos)
            return true;
        if (line[first] == '{')
            return takeObject(line);
        if (line[first] != '[')
            return err(Sentence{phrase("EventStream", "a line is an event, as in [\"d\",0,3], or "
                                                      "an object, as in {\"end\":\"exhausted\"}")},
                       -1, first + 1);
        EventLine reader(line.substr(first), m_firstRule, m_unnamed);
        const auto event = reader.read();
        if (!event)
            return err(reader.mistake().sentence, -1, first + reader.mistake().at + 1);
        if (auto fault = m_check.faultOf(*event, m_nodes))
            return err({phrase("EventStream", "this event is impossible: %1"), {*std::move(fault)}},
                       -1, first + 1);
        recorder.write(*event);
        return counted(*event, control);
    }

    bool counted(Event event, Control& control)
    {
        switch (event.kind()) {
        case EventKind::Decide:
            ++m_nodes;
            return control.node();
        case EventKind::Conflict:
            control.backtrack();
            break;
        case EventKind::Solution:
            return control.solution([] { return std::span<const Value>(); });
        default:
            break;
        }
        return !control.stopped();
    }

    bool takeObject(std::string_view line)
    {
        const Json json = readJson(line);
        if (!json.is_object())
            return err(Sentence{phrase("EventStream", "this is not a JSON object")}, -1, 1);
        const auto end = json.find("end");
        if (end == json.end())
            return json.contains("comment") ||
                   err(Sentence{phrase("EventStream",
                                       "an object in a stream says \"end\" or \"comment\"")},
                       -1, 1);
        Outcome outcome;
        const auto number = [&](const char* name) {
            const auto found = json.find(name);
            return found != json.end() && found->is_number_unsigned() ? found->get<std::uint64_t>()
                                                                      : 0;
        };
        outcome.counters = {number("nodes"), number("backtracks"), number("solutions"),
                            number("checks")};
        bool isKnown = false;
        for (const Ending each :
             {Ending::Solved, Ending::Exhausted, Ending::RanDry, Ending::Stopped})
            if (end->is_string() && end->get_ref<const std::string&>() == endingId(each)) {
                outcome.ending = each;
                isKnown = true;
            }
        if (!isKnown)
            return err(Sentence{phrase("EventStream", "a search ends \"solved\", \"exhausted\", "
                                                      "\"ran-dry\" or \"stopped\"")},
                       -1, 1);
        const auto reason = json.find("reason");
        for (const StopReason each :
             {StopReason::Cancelled, StopReason::NodeLimit, StopReason::TimeLimit,
              StopReason::MemoryLimit, StopReason::TraceFull, StopReason::Failed})
            if (reason != json.end() && reason->is_string() &&
                reason->get_ref<const std::string&>() == stopReasonId(each))
                outcome.reason = each;
        m_end = outcome;
        return false;
    }

    static Sentence tooLong()
    {
        return {
            phrase("EventStream", "the line is longer than %1 bytes, the most an event may have"),
            {kMaxStreamLine}};
    }
    /// Of the line that was taken last, or (`line` 0) of the one after it. False.
    bool err(Sentence sentence, int line, std::size_t column)
    {
        setFault({std::move(sentence), m_lines.number() + (line == 0 ? 1 : 0),
                  static_cast<int>(column)});
        return false;
    }

    Lines m_lines;
    EventCheck m_check;
    Rule m_firstRule = 0;
    std::optional<Rule> m_unnamed;
    std::uint64_t m_nodes = 1;
    std::optional<Outcome> m_end;
};

} // namespace

bool isEventStream(std::string_view text)
{
    const std::string_view plain = withoutMark(text);
    return plain.starts_with('{') &&
           plain.substr(0, plain.find('\n')).find("\"clew-events\"") != std::string_view::npos;
}

TraceHeader WatchedSearch::header() const
{
    TraceHeader header;
    header.puzzle = m_puzzle->info().id;
    header.strategy = m_puzzle->info().strategies[m_strategy].id;
    header.problem = m_text;
    header.format = m_format;
    header.parameters = m_parameters;
    for (const FormatInfo& format : m_puzzle->info().formats)
        if (header.format.empty() && format.readsProblem && format.writesProblem) {
            header.format = format.id;
            header.problem = m_puzzle->write(*m_problem, format.id);
        }
    header.seed = m_options.seed;
    header.settings = m_options.settings;
    header.outcome = m_outcome;
    return header;
}

Result<std::shared_ptr<WatchedSearch>> watchEvents(ByteSource source, const std::stop_token& token)
{
    Lines lines(std::move(source));
    std::string_view line;
    while (!lines.next(line)) {
        if (lines.waiting() > kMaxStreamHeader)
            return fail(
                {phrase("EventStream", "the header is longer than %1 bytes"), {kMaxStreamHeader}},
                1, 1);
        const auto count = lines.more(token, {});
        if (!count)
            return tl::make_unexpected(count.error());
        if (token.stop_requested())
            return std::shared_ptr<WatchedSearch>();
        if (*count == 0 && !lines.last(line))
            return fail(phrase("EventStream", "the stream is empty"), 1, 1);
        if (*count == 0)
            break;
    }
    return begunFrom(withoutMark(line)).map([&](const Begun& begun) {
        return std::shared_ptr<WatchedSearch>(
            std::make_shared<StreamedSearch>(begun, std::move(lines)));
    });
}

Beginning eventsBegin(std::string_view bytes)
{
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    if (kMark.starts_with(bytes.substr(0, kMark.size())) && bytes.size() < kMark.size())
        return Beginning::Open;
    const std::string_view text = withoutMark(bytes);
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos)
        return Beginning::Open;
    return text[first] == '{' ? Beginning::Right : Beginning::Wrong;
}

} // namespace clew
