#include "core/files/cpprofiler.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <numeric>
#include <unordered_map>
#include <vector>

#include "core/files/watched.h"
#include "core/puzzle/naming.h"
#include "core/puzzles/foreign/drawnboard.h"
#include "core/puzzles/foreign/foreign.h"
#include "core/text/printable.h"
#include "core/text/readjson.h"

namespace clew {

// ---- messages

namespace {

class MessageBytes
{
public:
    explicit MessageBytes(std::string_view bytes) : m_bytes(bytes) {}

    [[nodiscard]] bool atEnd() const { return m_bytes.empty(); }
    /// Whether all that was taken was there.
    [[nodiscard]] bool isSound() const { return m_isSound; }

    std::uint8_t byte()
    {
        const std::string_view taken = take(1);
        return taken.empty() ? std::uint8_t{0} : static_cast<std::uint8_t>(taken.front());
    }
    std::int32_t number()
    {
        std::uint32_t number = 0;
        for (const char c : take(4))
            number = number << 8U | static_cast<unsigned char>(c);
        return static_cast<std::int32_t>(number);
    }
    std::string_view text() { return take(static_cast<std::uint32_t>(number())); }

private:
    std::string_view take(std::size_t size)
    {
        if (size > m_bytes.size()) {
            m_isSound = false;
            m_bytes = {};
            return {};
        }
        const std::string_view taken = m_bytes.substr(0, size);
        m_bytes.remove_prefix(size);
        return taken;
    }

    std::string_view m_bytes;
    bool m_isSound = true;
};

void putNumber(std::string& bytes, std::int32_t number)
{
    const auto bits = static_cast<std::uint32_t>(number);
    for (const unsigned shift : {24U, 16U, 8U, 0U})
        bytes += static_cast<char>((bits >> shift) & 0xFFU);
}

void putField(std::string& bytes, char field, std::string_view text)
{
    if (text.empty())
        return;
    bytes += field;
    putNumber(bytes, static_cast<std::int32_t>(text.size()));
    bytes += text;
}

constexpr std::int32_t kVersion = 3;

enum Field : std::uint8_t { LabelField, NogoodField, InfoField, VersionField };

} // namespace

Result<CpProfilerMessage> readCpProfilerMessage(std::string_view bytes)
{
    MessageBytes from(bytes);
    CpProfilerMessage message;
    const std::uint8_t kind = from.byte();
    if (kind > static_cast<std::uint8_t>(CpProfilerMessage::Kind::Restart))
        return fail({phrase("CpProfiler", "a message is of the unknown kind %1"), {int{kind}}});
    message.kind = static_cast<CpProfilerMessage::Kind>(kind);
    if (message.kind == CpProfilerMessage::Kind::Node) {
        for (CpProfilerMessage::Id* const id : {&message.id, &message.parent}) {
            id->node = from.number();
            id->restart = from.number();
            id->thread = from.number();
        }
        message.alternative = from.number();
        message.children = from.number();
        const std::uint8_t status = from.byte();
        if (from.isSound() &&
            status > static_cast<std::uint8_t>(CpProfilerMessage::Status::Skipped))
            return fail({phrase("CpProfiler", "a node has the unknown status %1"), {int{status}}});
        message.status = static_cast<CpProfilerMessage::Status>(status);
    }
    while (!from.atEnd()) {
        const std::uint8_t field = from.byte();
        if (field == VersionField) {
            message.version = from.number();
            if (from.isSound() && *message.version != kVersion)
                return fail({phrase("CpProfiler", "the solver speaks version %1 of CP-Profiler's "
                                                  "protocol; this program knows version %2"),
                             {*message.version, int{kVersion}}});
        } else if (field == LabelField) {
            message.label = from.text();
        } else if (field == InfoField) {
            message.info = from.text();
        } else if (field == NogoodField) {
            from.text();
        } else {
            return fail({phrase("CpProfiler", "a message has the unknown field %1"), {int{field}}});
        }
    }
    if (!from.isSound())
        return fail(phrase("CpProfiler", "a message ends before what it says it holds"));
    return message;
}

std::string writeCpProfilerMessage(const CpProfilerMessage& message)
{
    std::string body(1, static_cast<char>(message.kind));
    if (message.kind == CpProfilerMessage::Kind::Node) {
        for (const CpProfilerMessage::Id& id : {message.id, message.parent}) {
            putNumber(body, id.node);
            putNumber(body, id.restart);
            putNumber(body, id.thread);
        }
        putNumber(body, message.alternative);
        putNumber(body, message.children);
        body += static_cast<char>(message.status);
    }
    if (message.version) {
        body += static_cast<char>(VersionField);
        putNumber(body, *message.version);
    }
    putField(body, static_cast<char>(LabelField), message.label);
    putField(body, static_cast<char>(InfoField), message.info);
    std::string bytes;
    for (const unsigned shift : {0U, 8U, 16U, 24U})
        bytes += static_cast<char>((body.size() >> shift) & 0xFFU);
    return bytes + body;
}

LabelParts labelParts(std::string_view label, std::int32_t alternative)
{
    const auto trimmed = [](std::string_view text) {
        const std::size_t first = text.find_first_not_of(" \t\n");
        return first == std::string_view::npos
                   ? std::string_view()
                   : text.substr(first, text.find_last_not_of(" \t\n") - first + 1);
    };
    struct Sign
    {
        std::string_view written;
        std::string_view shown;
    };
    // Longer ones before those that they begin with.
    static constexpr std::array<Sign, 8> kSigns{{{"!=", "≠ "},
                                                 {"<=", "≤ "},
                                                 {">=", "≥ "},
                                                 {"==", ""},
                                                 {"=", ""},
                                                 {"<", "< "},
                                                 {">", "> "},
                                                 {"\\=", "≠ "}}};
    const std::size_t at = label.find_first_of("!<>=\\");
    if (at != std::string_view::npos)
        for (const Sign& sign : kSigns)
            if (label.substr(at).starts_with(sign.written)) {
                const std::string_view variable = trimmed(label.substr(0, at));
                const std::string_view value = trimmed(label.substr(at + sign.written.size()));
                if (variable.empty() || value.empty())
                    break;
                return {printable(variable, 64), std::string(sign.shown) + printable(value, 64)};
            }
    const std::string_view all = trimmed(label);
    return {"branch", all.empty() ? std::to_string(alternative) : printable(all, 64)};
}

// ---- the search

namespace {

using MessageKind = CpProfilerMessage::Kind;
using Status = CpProfilerMessage::Status;
using Id = CpProfilerMessage::Id;

struct HashId
{
    std::size_t operator()(const Id& id) const
    {
        const auto bits = [](std::int32_t part) {
            return static_cast<std::uint64_t>(static_cast<std::uint32_t>(part));
        };
        std::uint64_t hash = bits(id.node) | bits(id.restart) << 32U;
        hash = (hash ^ bits(id.thread) * 0x9E3779B97F4A7C15U) * 0xD6E8FEB86659FD93U;
        return static_cast<std::size_t>(hash ^ hash >> 32U);
    }
};

// Numbers of variables and values, which need no place beforehand.
constexpr std::uint32_t kRoomForVariables = 4096;
constexpr std::uint32_t kRoomForValues = 1U << 15U;
// What may wait for its parent, and how many nodes are distinguished.
constexpr std::size_t kMostWaiting = 1'000'000;
constexpr std::size_t kMostWaitingBytes = std::size_t{256} << 20U;
constexpr std::size_t kMostNodes = std::size_t{1} << 24U;

constexpr std::size_t kLengthBytes = 4; // before each message

// `bytes` are at least as many.
std::uint32_t lengthIn(std::string_view bytes)
{
    std::uint32_t length = 0;
    for (std::size_t i = kLengthBytes; i-- > 0;)
        length = length << 8U | static_cast<unsigned char>(bytes[i]);
    return length;
}

bool isLength(std::uint32_t length)
{
    return length > 0 && length <= kMaxCpProfilerMessage;
}

// Messages out of a source of bytes.
class Messages
{
public:
    explicit Messages(ByteSource source) : m_source(std::move(source)) {}

    /// The bytes of the next message; none where there is none (yet).
    Result<std::optional<std::string_view>> next()
    {
        const std::string_view rest = std::string_view(m_buffer).substr(m_begin);
        if (rest.size() < kLengthBytes)
            return std::nullopt;
        const std::uint32_t length = lengthIn(rest);
        if (!isLength(length))
            return fail({phrase("CpProfiler", "a message claims to have %1 bytes; this is not "
                                              "CP-Profiler's protocol"),
                         {length}});
        if (rest.size() - kLengthBytes < length)
            return std::nullopt;
        m_begin += kLengthBytes + length;
        return rest.substr(kLengthBytes, length);
    }
    Result<std::size_t> more(const std::stop_token& token, const std::function<bool()>& idle)
    {
        m_buffer.erase(0, std::exchange(m_begin, 0));
        const std::size_t size = m_buffer.size();
        m_buffer.resize(size + kBlock);
        auto count = m_source.read({m_buffer.data() + size, kBlock}, token, idle);
        m_buffer.resize(size + count.value_or(0));
        return count;
    }
    /// Whether a message has begun that is not all there.
    [[nodiscard]] bool isInside() const { return m_begin < m_buffer.size(); }

private:
    static constexpr std::size_t kBlock = std::size_t{64} << 10U;

    ByteSource m_source;
    std::string m_buffer = {};
    std::size_t m_begin = 0;
};

enum ReportedRule : Rule { Failure = foreign::kFirstRule, Skipped };

class ProfiledSearch final : public WatchedSearch
{
public:
    ProfiledSearch(std::shared_ptr<const foreign::ForeignProblem> problem, Messages messages,
                   CpProfilerMessage first)
        : WatchedSearch(*problem->puzzle, problem, 0, Options{}), m_names(*problem),
          m_messages(std::move(messages)), m_first(std::move(first)),
          m_namesIntroduced(
              std::ranges::any_of(m_names.variables->all(), [](const std::string& name) {
                  return name.starts_with("X_INTRODUCED_");
              }))
    {
    }

    Outcome run(Control& control, Recorder& recorder) override
    {
        m_control = &control;
        m_recorder = &recorder;
        readAll();
        if (m_waiting > 0 && !fault() && !control.stopped())
            err(m_waiting == 1
                    ? Sentence{phrase("CpProfiler", "one node arrived whose parent never did, or "
                                                    "that is its own ancestor")}
                    : Sentence{phrase("CpProfiler", "%1 nodes arrived whose parents never did, or "
                                                    "that are their own ancestors"),
                               {m_waiting}});
        const bool isWhole = (m_isDone || isTreeWhole()) && !fault() && !control.stopped();
        const Outcome outcome = control.finish(isWhole ? Ending::Exhausted : Ending::RanDry);
        setOutcome(outcome);
        return outcome;
    }

private:
    void readAll()
    {
        if (!take(m_first))
            return;
        const auto idle = [this] { return m_control->poll(); };
        while (true) {
            while (true) {
                const auto bytes = m_messages.next();
                if (!bytes)
                    return setFault(bytes.error());
                if (!*bytes)
                    break;
                const auto message = readCpProfilerMessage(**bytes);
                if (!message)
                    return setFault(message.error());
                if (!take(*message))
                    return;
            }
            if (!m_control->poll())
                return;
            m_recorder->publish();
            const auto count = m_messages.more(m_control->token(), idle);
            if (!count)
                return setFault(count.error());
            if (*count == 0)
                break;
        }
        if (m_control->stopped() || !m_control->poll())
            return;
        if (m_messages.isInside())
            err(Sentence{phrase("CpProfiler", "the stream ends inside a message")});
        else if (!isTreeWhole() && !m_endsWithSolution)
            err(Sentence{phrase("CpProfiler",
                                "the connection ended before the end of the search was reported")});
    }

    // Gecode never reports its end: it hangs up when nothing is left, or after the solutions that
    // it was asked for.
    [[nodiscard]] bool isTreeWhole() const
    {
        return !m_nodes.empty() && m_childrenToCome == 0 && m_waiting == 0;
    }

    /// False: nothing more is read.
    bool take(const CpProfilerMessage& message)
    {
        switch (message.kind) {
        case MessageKind::Start:
            if (std::exchange(m_isBegun, true))
                return err(
                    Sentence{phrase("CpProfiler", "the start of the search was reported twice")});
            return true;
        case MessageKind::Restart:
            return true;
        case MessageKind::Done:
            m_isDone = true;
            return m_recorder->node() == kRoot && !m_isBegun && m_nodes.empty()
                       ? err(Sentence{phrase(
                             "CpProfiler", "the end of the search was reported before its start")})
                       : false;
        case MessageKind::Node:
            m_isBegun = true;
            return takeNode(message);
        }
        return true;
    }

    bool takeNode(const CpProfilerMessage& message)
    {
        if (hasNumber(message) && message.id == message.parent)
            return err(
                {phrase("CpProfiler", "node %1 is reported as its own parent"), {message.id.node}});
        if (message.parent.node < 0) // without a number there is no tree below it
            return !hasNumber(message) ||
                   (open(message, kRoot, m_nodes.empty()) && openWaiting(message.id));
        auto parent = m_nodes.find(message.parent);
        // Chuffed reports the parents of what it skips as of the first restart, whichever it is.
        if (parent == m_nodes.end() && message.status == Status::Skipped)
            parent = m_nodes.find({message.parent.node, message.id.restart, message.parent.thread});
        if (parent != m_nodes.end())
            return open(message, parent->second, false) && openWaiting(message.id);
        m_waitingBytes += message.label.size() + sizeof message;
        if (++m_waiting > kMostWaiting || m_waitingBytes > kMostWaitingBytes)
            return err(
                Sentence{phrase("CpProfiler", "too many nodes arrived before their parents")});
        m_children[message.parent].push_back(message);
        return m_control->pollAt(m_waiting);
    }

    // Gecode gives all that it skips the number -1.
    static bool hasNumber(const CpProfilerMessage& message) { return message.id.node >= 0; }

    // Those below it that came before it, whole subtrees of them.
    bool openWaiting(const Id& id)
    {
        if (m_waiting == 0)
            return true;
        std::vector<Id> opened{id};
        while (!opened.empty()) {
            const auto found = m_children.extract(opened.back());
            opened.pop_back();
            if (found.empty())
                continue;
            const NodeId parent = m_nodes.at(found.key());
            for (const CpProfilerMessage& child : found.mapped()) {
                --m_waiting;
                m_waitingBytes -= child.label.size() + sizeof child;
                if (!open(child, parent, false))
                    return false;
                opened.push_back(child.id);
            }
        }
        return true;
    }

    bool open(const CpProfilerMessage& message, NodeId parent, bool isRoot)
    {
        if (m_nodes.size() >= kMostNodes)
            return err({phrase("CpProfiler", "the search has more than %1 nodes"), {kMostNodes}});
        NodeId unnumbered = kRoot;
        NodeId* node = &unnumbered;
        if (hasNumber(message)) {
            const auto [entry, isNew] = m_nodes.try_emplace(message.id, kRoot);
            if (!isNew) // said once more: nothing new
                return true;
            node = &entry->second;
        }
        if (message.parent.node < 0) // what a restart has left open does not count
            m_childrenToCome = 0;
        else
            --m_childrenToCome;
        if (message.status == Status::Branch)
            m_childrenToCome += message.children;
        m_endsWithSolution = message.status == Status::Solved;
        if (!isRoot) {
            LabelParts parts = message.parent.node < 0
                                   ? LabelParts{"restart", std::to_string(message.id.restart)}
                                   : labelParts(message.label, message.alternative);
            m_variable = m_names.variables->number(calledByAuthor(std::move(parts.variable)));
            m_value = m_names.values->number(parts.value);
            if (m_recorder->node() != parent)
                m_recorder->visit(parent);
            *node = m_recorder->decide(m_variable, m_value);
        } else if (message.status == Status::Failed || message.status == Status::Skipped) {
            m_variable = m_names.variables->number("root");
            m_value = kNoValue;
        }
        const bool goesOn = isRoot || m_control->node();
        switch (message.status) {
        case Status::Solved:
            m_recorder->solution();
            return m_control->solution([] { return std::span<const Value>(); }) && goesOn;
        case Status::Failed:
            m_recorder->conflict(m_variable, Failure, m_value);
            m_control->backtrack();
            break;
        case Status::Skipped:
            m_recorder->conflict(m_variable, Skipped, m_value);
            break;
        case Status::Branch:
            break;
        }
        return goesOn && !m_control->stopped();
    }

    // What MiniZinc has introduced has no name that its author would know.
    [[nodiscard]] std::string calledByAuthor(std::string name) const
    {
        constexpr std::string_view kPrefix = "X_INTRODUCED_";
        if (m_namesIntroduced || !name.starts_with(kPrefix) || !name.ends_with('_'))
            return name;
        return "MiniZinc's variable " +
               name.substr(kPrefix.size(), name.size() - kPrefix.size() - 1);
    }

    bool err(Sentence sentence)
    {
        setFault({std::move(sentence)});
        return false;
    }

    const foreign::ForeignProblem& m_names;
    Messages m_messages;
    CpProfilerMessage m_first;
    bool m_namesIntroduced; ///< the header lists them
    Control* m_control = nullptr;
    Recorder* m_recorder = nullptr;
    std::unordered_map<Id, NodeId, HashId> m_nodes = {};
    std::unordered_map<Id, std::vector<CpProfilerMessage>, HashId> m_children = {};
    std::size_t m_waiting = 0;
    std::size_t m_waitingBytes = 0;
    std::int64_t m_childrenToCome = 0; ///< that branchings of this restart have announced
    bool m_endsWithSolution = false;   ///< as far as is known
    Variable m_variable = 0;
    Value m_value = 0;
    bool m_isBegun = false;
    bool m_isDone = false;
};

std::string nameFrom(const CpProfilerMessage& message)
{
    if (message.kind != MessageKind::Start)
        return {};
    const auto json = readJson(message.info);
    if (!json.is_object() || !json.contains("name") || !json["name"].is_string())
        return {};
    return printable(json["name"].get_ref<const std::string&>());
}

Result<foreign::ForeignProblem> namedVariables(std::string_view header)
{
    foreign::ForeignProblem problem;
    if (!header.empty()) {
        const auto read = foreign::puzzle().read(header, {}, {});
        if (!read)
            return tl::make_unexpected(read.error());
        problem = static_cast<const foreign::ForeignProblem&>(**read);
        if (problem.board != nullptr)
            return fail(phrase("CpProfiler", "labels name free variables, not a board of this "
                                             "program: list \"variables\" in the header"));
    }
    const auto named = [&](const std::shared_ptr<foreign::Names>& names, std::uint32_t room) {
        const auto all = names ? names->all() : std::vector<std::string>();
        return std::make_shared<foreign::Names>(all, static_cast<std::uint32_t>(all.size()) + room);
    };
    problem.variables = named(problem.variables, kRoomForVariables);
    problem.values = named(problem.values, kRoomForValues);
    problem.rules = {{"failed"}, {"skipped"}};
    problem.searcher = "CP-Profiler";
    return problem;
}

} // namespace

std::string namesOnBoard(const Puzzle& puzzle, const Problem& problem)
{
    const std::uint32_t count = puzzle.dimensions(problem).variables;
    if (count > foreign::kMostVariables)
        return {};
    std::vector<std::string> names;
    std::vector<GridCell> places;
    foreign::DrawnBoard drawn;
    for (Variable variable = 0; variable < count; ++variable) {
        const Place place{variable, kNoValue};
        const auto own = allNamesOf(puzzle, problem, place); // one is a variable of the sender's
        auto& reported = drawn.reported.emplace_back(own.size());
        std::iota(reported.begin(), reported.end(), static_cast<Variable>(names.size()));
        names.insert(names.end(), own.begin(), own.end());
        if (const auto cell = puzzle.gridCell(problem, place); cell && own.size() == 1)
            places.push_back(*cell);
    }
    // Values are named as they come.
    nlohmann::json header{{"clew-events", 1}, {"variables", names}, {"values", 1}};
    std::uint32_t rows = 0;
    std::uint32_t columns = 0;
    const auto include = [&](const GridCell& cell) {
        rows = std::max(rows, cell.row + 1);
        columns = std::max(columns, cell.column + 1);
    };
    const std::vector<FixedCell> fixed = fixedCellsIn(puzzle, problem); // they are known
    for (const GridCell& cell : places)
        include(cell);
    for (const FixedCell& cell : fixed)
        include(cell.place);
    const std::uint64_t size = std::uint64_t{rows} * columns;
    if (places.size() == count && size <= foreign::kMostVariables) {
        std::vector<nlohmann::json> cells(size);
        for (Variable variable = 0; variable < count; ++variable)
            cells[places[variable].row * columns + places[variable].column] = variable;
        for (const FixedCell& cell : fixed)
            cells[cell.place.row * columns + cell.place.column] = cell.text;
        header["grid"] = {{"rows", rows}, {"columns", columns}, {"cells", cells}};
    }
    const auto written = [&header] {
        std::string text = header.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
        return foreign::puzzle().read(text, {}, {}) ? text : std::string();
    };
    if (const auto* const naming = dynamic_cast<const Naming*>(&puzzle)) {
        drawn.board = naming->variableBoard(problem);
        header["board"] = foreign::jsonOf(drawn);
        if (std::string text = written(); !text.empty())
            return text;
        header.erase("board"); // it is too large
    }
    return written();
}

Result<std::shared_ptr<WatchedSearch>>
watchCpProfiler(ByteSource source, const std::stop_token& token, std::string_view variables)
{
    auto problem = namedVariables(variables);
    if (!problem)
        return tl::make_unexpected(problem.error());
    Messages messages(std::move(source));
    while (true) {
        const auto bytes = messages.next();
        if (!bytes)
            return tl::make_unexpected(bytes.error());
        if (*bytes) {
            auto first = readCpProfilerMessage(**bytes);
            if (!first)
                return tl::make_unexpected(first.error());
            if (const std::string name = nameFrom(*first); !name.empty())
                problem->name = name;
            return std::shared_ptr<WatchedSearch>(std::make_shared<ProfiledSearch>(
                foreign::finished(*std::move(problem)), std::move(messages), *std::move(first)));
        }
        const auto count = messages.more(token, {});
        if (!count)
            return tl::make_unexpected(count.error());
        if (token.stop_requested())
            return std::shared_ptr<WatchedSearch>();
        if (*count == 0)
            return fail(phrase("CpProfiler", "the connection ended before the search began"));
    }
}

Beginning cpProfilerBegins(std::string_view bytes)
{
    if (bytes.size() < kLengthBytes)
        return Beginning::Open;
    if (!isLength(lengthIn(bytes)))
        return Beginning::Wrong;
    if (bytes.size() == kLengthBytes)
        return Beginning::Open;
    const auto kind = static_cast<unsigned char>(bytes[kLengthBytes]);
    return kind <= static_cast<unsigned char>(MessageKind::Restart) ? Beginning::Right
                                                                    : Beginning::Wrong;
}

} // namespace clew
