#include "core/files/tracefile.h"

#include <array>
#include <bit>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>
#include <unistd.h>
#include <utility>
#include <vector>
#include <zstd.h>

#include "core/storage/outputfile.h"
#include "core/storage/systemerror.h"
#include "core/text/readjson.h"
#include "core/trace/recorder.h"

namespace clew {

namespace {

using Json = nlohmann::json;

constexpr std::string_view kMagic = "clewtrac";
constexpr std::string_view kEndMark = "clew-end";
constexpr std::uint32_t kVersion = 1;
// JSON may need a hundred times its size once it is read, hence ...
constexpr std::uint32_t kMaxHeader = 1U << 20U;
// ... plain text of its own for the problem, which on the largest boards has some tens of
// megabytes.
constexpr std::uint32_t kMaxProblem = 256U << 20U;
// What the decompressor may need, as log2 of bytes; this writer needs less.
constexpr int kMaxWindowLog = 23;

// Between looks at whether reading was cancelled: about ten milliseconds.
constexpr std::uint64_t kWorkPerPoll = std::uint64_t{1} << 20U;

static_assert(std::endian::native == std::endian::little,
              "numbers are copied as they are in memory");

// A file descriptor that is closed on every way out.
class File
{
public:
    File() = default;
    explicit File(int descriptor) : m_descriptor(descriptor) {}
    File(File&& other) noexcept : m_descriptor(std::exchange(other.m_descriptor, -1)) {}
    File& operator=(File&& other) noexcept
    {
        std::swap(m_descriptor, other.m_descriptor);
        return *this;
    }
    ~File()
    {
        if (isOpen())
            ::close(m_descriptor);
    }

    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }
    /// Bytes read, 0 at the end, none on an error.
    std::optional<std::size_t> read(char* data, std::size_t size) const
    {
        while (true) {
            const ssize_t done = ::read(m_descriptor, data, size);
            if (done >= 0)
                return static_cast<std::size_t>(done);
            if (errno != EINTR)
                return std::nullopt;
        }
    }

private:
    int m_descriptor = -1;
};

// ---- the header as JSON

Json toJson(const TraceHeader& header)
{
    const Counters& counters = header.outcome.counters;
    Json json{{"puzzle", header.puzzle},
              {"strategy", header.strategy},
              {"format", header.format},
              {"parameters", header.parameters},
              {"seed", header.seed},
              {"ending", endingId(header.outcome.ending)},
              {"reason", stopReasonId(header.outcome.reason)},
              {"nodes", counters.nodes},
              {"backtracks", counters.backtracks},
              {"solutions", counters.solutions},
              {"checks", counters.checks},
              {"events", header.events}};
    if (!header.settings.empty())
        json["settings"] = header.settings;
    return json;
}

// Takes the header's fields one by one and remembers the first that is missing or of a wrong kind.
class HeaderFields
{
public:
    explicit HeaderFields(const Json& json) : m_json(json) {}

    [[nodiscard]] const std::string& wrong() const { return m_wrong; }

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

Result<TraceHeader> headerFrom(std::string_view text)
{
    const Json json = readJson(text);
    if (!json.is_object())
        return fail(
            phrase("TraceFile", "the trace file's header is not JSON: the file is damaged"));
    HeaderFields fields(json);
    TraceHeader header;
    header.puzzle = fields.text("puzzle");
    header.strategy = fields.text("strategy");
    header.format = fields.text("format");
    header.parameters = fields.parameters("parameters");
    header.seed = fields.number("seed");
    if (json.contains("settings")) // files of old have none
        header.settings = fields.parameters("settings");
    header.outcome.ending = fields.choice(
        "ending", std::array{Ending::Solved, Ending::Exhausted, Ending::RanDry, Ending::Stopped},
        endingId);
    header.outcome.reason = fields.choice(
        "reason",
        std::array{StopReason::None, StopReason::Cancelled, StopReason::NodeLimit,
                   StopReason::TimeLimit, StopReason::MemoryLimit, StopReason::TraceFull},
        stopReasonId);
    header.outcome.counters.nodes = fields.number("nodes");
    header.outcome.counters.backtracks = fields.number("backtracks");
    header.outcome.counters.solutions = fields.number("solutions");
    header.outcome.counters.checks = fields.number("checks");
    header.events = fields.number("events");
    if (!fields.wrong().empty())
        return fail({phrase("TraceFile",
                            "the trace file's header has no valid \"%1\": the file is damaged"),
                     {fields.wrong()}});
    return header;
}

// ---- writing

class TraceWriter
{
public:
    explicit TraceWriter(OutputFile& file) : m_file(file), m_output(ZSTD_CStreamOutSize())
    {
        ZSTD_CCtx_setParameter(m_context.get(), ZSTD_c_checksumFlag, 1);
    }

    Result<void> write(const TraceHeader& header, const Trace& trace)
    {
        const std::string json =
            toJson(header).dump(-1, ' ', false, Json::error_handler_t::replace);
        return m_file.write(kMagic)
            .and_then([&] { return m_file.write(bytesOf(kVersion)); })
            .and_then([&] { return compressText(json, kMaxHeader); })
            .and_then([&] { return compressText(header.problem, kMaxProblem); })
            .and_then([&] { return compressEvents(trace, header.events); })
            .and_then([&] { return compress(kEndMark, ZSTD_e_end); });
    }

private:
    static std::string_view bytesOf(const std::uint32_t& number)
    {
        return {reinterpret_cast<const char*>(&number), sizeof number};
    }

    Result<void> compressText(const std::string& text, std::uint32_t most)
    {
        if (text.size() > most)
            return fail(
                {phrase("TraceFile", "a trace file has no room for a text of %1 bytes; %2 are the "
                                     "most"),
                 {text.size(), most}});
        return compress(bytesOf(static_cast<std::uint32_t>(text.size()))).and_then([&] {
            return compress(text);
        });
    }

    Result<void> compressEvents(const Trace& trace, std::uint64_t count)
    {
        std::array<Event, 8192> buffer;
        for (std::uint64_t first = 0; first < count; first += buffer.size()) {
            const std::size_t size = std::min<std::uint64_t>(buffer.size(), count - first);
            for (std::size_t i = 0; i < size; ++i)
                buffer[i] = trace.event(first + i);
            const auto* const bytes = reinterpret_cast<const char*>(buffer.data());
            if (auto done = compress({bytes, size * sizeof(Event)}); !done)
                return done;
        }
        return {};
    }

    Result<void> compress(std::string_view bytes, ZSTD_EndDirective how = ZSTD_e_continue)
    {
        ZSTD_inBuffer input{bytes.data(), bytes.size(), 0};
        while (true) {
            ZSTD_outBuffer output{m_output.data(), m_output.size(), 0};
            const std::size_t left = ZSTD_compressStream2(m_context.get(), &output, &input, how);
            if (ZSTD_isError(left) != 0U) // the one way in which compressing fails
                return fail(
                    phrase("TraceFile",
                           "the trace was not saved: there is not enough memory to compress it"));
            if (auto written = m_file.write({m_output.data(), output.pos}); !written)
                return written;
            if (how == ZSTD_e_end ? left == 0 : input.pos == input.size)
                return {};
        }
    }

    struct FreeContext
    {
        void operator()(ZSTD_CCtx* context) const { ZSTD_freeCCtx(context); }
    };

    OutputFile& m_file;
    std::unique_ptr<ZSTD_CCtx, FreeContext> m_context{ZSTD_createCCtx()};
    std::vector<char> m_output;
};

} // namespace

Result<void> writeTrace(const std::filesystem::path& path, const TraceHeader& header,
                        const Trace& trace)
{
    TraceHeader complete = header;
    complete.events = trace.size();
    auto file = OutputFile::create(path);
    if (!file)
        return tl::make_unexpected(file.error());
    return TraceWriter(*file).write(complete, trace).and_then([&] { return file->commit(); });
}

// ---- reading

// The bytes in the zstd frame, in pieces of a bounded size.
class TraceReader::Stream
{
public:
    explicit Stream(File file) : m_file(std::move(file)), m_buffer(ZSTD_DStreamInSize())
    {
        ZSTD_DCtx_setParameter(m_context.get(), ZSTD_d_windowLogMax, kMaxWindowLog);
    }

    /// What stands before the frame, as it is in the file.
    bool readPlain(char* data, std::size_t size)
    {
        while (size > 0) {
            const auto done = m_file.read(data, size);
            if (!done || *done == 0)
                return false;
            data += *done;
            size -= *done;
        }
        return true;
    }

    /// Exactly that many bytes of the frame.
    Result<void> read(void* data, std::size_t size)
    {
        ZSTD_outBuffer output{data, size, 0};
        while (output.pos < size)
            if (auto step = decompress(output); !step)
                return step;
        return {};
    }

    /// A text after its length, which is at most `most`.
    Result<std::string> readText(std::uint32_t most)
    {
        std::uint32_t length = 0;
        if (auto done = read(&length, sizeof length); !done)
            return tl::make_unexpected(done.error());
        if (length > most)
            return fail({phrase("TraceFile",
                                "the trace file claims a header of %1 bytes, more than %2: it is "
                                "damaged"),
                         {length, most}});
        std::string text;
        while (text.size() < length) { // grows with what is there, not with what is claimed
            constexpr std::size_t kStep = std::size_t{1} << 20U;
            const std::size_t begin = text.size();
            text.resize(std::min<std::size_t>(length, begin + kStep));
            if (auto done = read(text.data() + begin, text.size() - begin); !done)
                return tl::make_unexpected(done.error());
        }
        return text;
    }

    /// The frame ends here, its checksum is right, and so does the file.
    Result<void> readEnd()
    {
        char none = 0;
        ZSTD_outBuffer output{&none, 1, 0};
        while (!m_frameEnded) {
            if (auto step = decompress(output); !step)
                return step;
            if (output.pos > 0)
                return fail(phrase("TraceFile",
                                   "the trace file goes on after its end mark: it is damaged"));
        }
        if (m_input.pos < m_input.size || m_file.read(m_buffer.data(), 1).value_or(1) != 0)
            return fail(phrase("TraceFile",
                               "the trace file has further bytes after its end: it is damaged"));
        return {};
    }

private:
    // Some progress: more of the output, more of the input used, or the frame's end.
    Result<void> decompress(ZSTD_outBuffer& output)
    {
        if (m_frameEnded)
            return fail(phrase("TraceFile", "the trace file ends too early: it was cut short"));
        if (m_input.pos == m_input.size) {
            const auto done = m_file.read(m_buffer.data(), m_buffer.size());
            if (!done)
                return fail({phrase("TraceFile", "cannot read the trace file: %1"),
                             {systemMessage(errno)}});
            m_inputEnded = *done == 0;
            m_input = {m_buffer.data(), *done, 0};
        }
        const std::size_t before = output.pos;
        const std::size_t left = ZSTD_decompressStream(m_context.get(), &output, &m_input);
        if (ZSTD_isError(left) != 0U)
            return fail(
                {phrase("TraceFile", "the trace file is damaged: %1"), {ZSTD_getErrorName(left)}});
        m_frameEnded = left == 0;
        if (m_inputEnded && output.pos == before && !m_frameEnded)
            return fail(phrase("TraceFile", "the trace file ends too early: it was cut short"));
        return {};
    }

    struct FreeContext
    {
        void operator()(ZSTD_DCtx* context) const { ZSTD_freeDCtx(context); }
    };

    File m_file;
    std::unique_ptr<ZSTD_DCtx, FreeContext> m_context{ZSTD_createDCtx()};
    std::vector<char> m_buffer;
    ZSTD_inBuffer m_input{nullptr, 0, 0};
    bool m_inputEnded = false;
    bool m_frameEnded = false;
};

TraceReader::TraceReader(std::unique_ptr<Stream> stream, TraceHeader header)
    : m_stream(std::move(stream)), m_header(std::move(header))
{
}
TraceReader::TraceReader(TraceReader&&) noexcept = default;
TraceReader& TraceReader::operator=(TraceReader&&) noexcept = default;
TraceReader::~TraceReader() = default;

const TraceHeader& TraceReader::header() const
{
    return m_header;
}

Result<TraceReader> TraceReader::open(const std::filesystem::path& path)
{
    File file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.isOpen())
        return cannotOpen(path, errno);
    auto stream = std::make_unique<Stream>(std::move(file));
    std::array<char, kMagic.size()> magic{};
    if (!stream->readPlain(magic.data(), magic.size()) ||
        std::string_view(magic.data(), magic.size()) != kMagic)
        return fail(
            phrase("TraceFile", "this is not a trace file: it does not begin with \"clewtrac\""));
    std::uint32_t version = 0;
    if (!stream->readPlain(reinterpret_cast<char*>(&version), sizeof version))
        return fail(phrase("TraceFile", "the trace file ends too early: it was cut short"));
    if (version != kVersion)
        return fail(
            {phrase("TraceFile", "the trace file has version %1; this program reads version %2"),
             {version, kVersion}});
    const auto json = stream->readText(kMaxHeader);
    if (!json)
        return tl::make_unexpected(json.error());
    auto header = headerFrom(*json);
    if (!header)
        return tl::make_unexpected(header.error());
    auto problem = stream->readText(kMaxProblem);
    if (!problem)
        return tl::make_unexpected(problem.error());
    header->problem = *std::move(problem);
    return TraceReader(std::move(stream), *std::move(header));
}

Result<std::shared_ptr<const Trace>> TraceReader::readEvents(const EventCheck& check,
                                                             const TraceLimits& limits,
                                                             const std::stop_token& token)
{
    assert(m_stream != nullptr);
    const auto stream = std::exchange(m_stream, nullptr);
    auto trace = std::make_shared<Trace>(limits);
    Control control({}, token);
    Recorder recorder(*trace, control);
    std::array<Event, 8192> buffer;
    std::uint64_t nodeCount = 1;
    std::uint64_t work = 0; // since the last poll, in events that may have been touched
    for (std::uint64_t first = 0; first < m_header.events; first += buffer.size()) {
        const std::size_t size = std::min<std::uint64_t>(buffer.size(), m_header.events - first);
        if (auto read = stream->read(buffer.data(), size * sizeof(Event)); !read)
            return fail({phrase("TraceFile", "between events %1 and %2: %3"),
                         {first, first + size, read.error().sentence}});
        for (std::size_t i = 0; i < size; ++i) {
            const Event event = buffer[i];
            if (const auto fault = check.faultOf(event, nodeCount))
                return fail(
                    {phrase(
                         "TraceFile",
                         "event %1: %2; the trace file is damaged, or belongs to another problem"),
                     {first + i, *fault}});
            nodeCount += event.kind() == EventKind::Decide ? 1U : 0U;
            recorder.write(event);
            work +=
                event.kind() == EventKind::Visit ? recorder.liveCount() : 1; // a jump copies a path
            if (work < kWorkPerPoll)
                continue;
            work = 0;
            if (!control.poll())
                break;
        }
        if (control.stopped())
            return control.finish().reason == StopReason::Cancelled
                       ? fail(phrase("TraceFile", "reading the trace file was cancelled"))
                       : fail(
                             {phrase("TraceFile",
                                     "the trace file holds more than is allowed: there is room for "
                                     "%1 of its %2 events"),
                              {trace->size(), m_header.events}});
    }
    std::array<char, kEndMark.size()> end{};
    if (auto read = stream->read(end.data(), end.size()); !read)
        return tl::make_unexpected(read.error());
    if (std::string_view(end.data(), end.size()) != kEndMark)
        return fail({phrase("TraceFile",
                            "the trace file goes on after the %1 events it claims: it is damaged"),
                     {m_header.events}});
    if (auto read = stream->readEnd(); !read)
        return tl::make_unexpected(read.error());
    return trace;
}

} // namespace clew
