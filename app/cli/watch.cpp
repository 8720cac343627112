// clew watch: the search of another program, followed while it goes on.

#include <condition_variable>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <mutex>
#include <thread>
#include <unistd.h>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/reader.h"
#include "core/files/cpprofiler.h"
#include "core/files/eventstream.h"
#include "core/files/traceindex.h"
#include "core/text/english.h"
#include "core/text/wholenumber.h"
#include "core/trace/cursor.h"

namespace clew::cli {

namespace {

struct WatchOptions
{
    std::string file = {};
    bool socket = false;
    bool cpProfiler = false;
    std::uint64_t port = kCpProfilerPort;
    std::string names = {};
    std::string trace = {};
    bool show = false;
    bool statistics = false;

    [[nodiscard]] bool listens() const { return socket || cpProfiler; }
    [[nodiscard]] std::string place() const
    {
        return listens() ? fmt::format("port {}", port) : file == "-" ? "<stdin>" : file;
    }
};

// Reports once that a file no longer grows: the program that wrote it may have ended before it said
// so, and then there is nothing to wait for.
class StandstillReport
{
public:
    explicit StandstillReport(std::string file)
        : m_file(std::move(file)), m_thread([this](const std::stop_token& token) { wait(token); })
    {
    }

private:
    static constexpr std::chrono::seconds kPatience{3};

    void wait(const std::stop_token& token)
    {
        std::mutex mutex;
        std::unique_lock lock(mutex);
        std::condition_variable_any ended;
        std::error_code error;
        auto size = std::filesystem::file_size(m_file, error);
        while (!error && !ended.wait_for(lock, token, kPatience, [] { return false; })) {
            if (token.stop_requested())
                return;
            const auto now = std::filesystem::file_size(m_file, error);
            if (!error && now == size) {
                writeErrorLine(fmt::format("{} has not grown for {} seconds and does not say that "
                                           "its search has ended; it may have been cut short. "
                                           "Waiting for more; Ctrl-C ends",
                                           m_file, kPatience.count()));
                return;
            }
            size = now;
        }
    }

    std::string m_file;
    std::jthread m_thread; ///< ends before what it uses
};

// A recorded trace is complete, or of no use: nothing in it is worth waiting for.
bool isRecordedTrace(const std::string& path)
{
    std::error_code ignored;
    std::string begin(kTraceMagic.size(), '\0');
    return std::filesystem::is_regular_file(path, ignored) &&
           std::ifstream(path, std::ios::binary)
               .read(begin.data(), static_cast<std::streamsize>(begin.size())) &&
           (begin == kTraceMagic || begin == kTracePartMagic);
}

using WatchedPtr = std::shared_ptr<WatchedSearch>;

// The first line of a file, which describes free variables.
Expected<std::string> headerIn(const std::string& path, const std::stop_token& token)
{
    if (path.empty())
        return std::string();
    auto reader = Reader::open(path, token);
    std::string_view line;
    if (reader && reader->line(line, kMaxStreamHeader))
        return std::string(line);
    if (token.stop_requested())
        return interrupted();
    return usage(fmt::format("{} cannot be read; name a file whose first line is the header of "
                             "an event stream",
                             path));
}

Expected<std::optional<ByteSource>> openSource(WatchOptions& options, const std::stop_token& token)
{
    const auto failed = [](const Error& error) { return usage(english(error)).value(); };
    if (options.file == "-")
        return ByteSource::standardInput();
    if (!options.listens())
        return ByteSource::file(options.file, true)
            .map([](ByteSource source) { return std::optional(std::move(source)); })
            .map_error(failed);
    auto server = LoopbackServer::listen(static_cast<std::uint16_t>(options.port));
    if (!server)
        return tl::make_unexpected(failed(server.error()));
    options.port = server->port();
    writeErrorLine(fmt::format("waiting on port {} of this machine", options.port));
    return server
        ->accept(token, options.cpProfiler ? cpProfilerBegins : eventsBegin,
                 [](const Sentence& refusal) { writeErrorLine(refusal.text()); })
        .map_error(failed);
}

// Prints each solution once it is recorded.
class SolutionPrinter
{
public:
    SolutionPrinter(const WatchedSearch& search, std::shared_ptr<const Trace> trace)
        : m_search(search), m_trace(std::move(trace)),
          m_cursor(m_trace, search.puzzle().dimensions(*search.problem())), m_out(STDOUT_FILENO)
    {
        const auto& formats = search.puzzle().info().formats;
        const auto format = std::ranges::find(formats, true, &FormatInfo::writesSolution);
        if (format != formats.end())
            m_format = format->id;
    }

    void print()
    {
        const std::uint64_t size = m_trace->size();
        for (const std::uint64_t end = m_trace->solutionsBefore(size); m_printed < end;
             ++m_printed) {
            m_cursor.seek(m_trace->solutionEvent(m_printed) + 1);
            const std::array one{
                m_search.puzzle().solutionAt(*m_search.problem(), m_cursor.state())};
            m_out.write(
                m_search.puzzle().writeSolutions(*m_search.problem(), one, m_printed, m_format));
        }
        m_out.flushNowAndThen();
    }
    /// The board as it was last.
    void show()
    {
        m_cursor.seek(m_trace->size());
        m_out.write(m_search.puzzle().draw(*m_search.problem(), &m_cursor.state()));
    }
    [[nodiscard]] bool failed() const { return m_out.failed(); }
    [[nodiscard]] Expected<void> finish() { return m_out.finish(); }

private:
    const WatchedSearch& m_search;
    std::shared_ptr<const Trace> m_trace;
    Cursor m_cursor;
    Output m_out;
    std::string m_format = {};
    std::uint64_t m_printed = 0;
};

void printFigures(const WatchedSearch& search, const Trace& trace, double seconds)
{
    const Counters& counters = search.header().outcome.counters;
    writeErrorLine(
        fmt::format("problem    {}\nstrategy   {}\nending     {}\nsolutions  {}\n"
                    "nodes      {}\nbacktracks {}\nevents     {}\nseconds    {:.6f}\n"
                    "events/s   {:.0f}",
                    search.puzzle().title(*search.problem()).text(), search.header().strategy,
                    search.header().outcome.reason == StopReason::None
                        ? endingId(search.header().outcome.ending)
                        : stopReasonId(search.header().outcome.reason),
                    trace.solutionCount(), counters.nodes, counters.backtracks, trace.size(),
                    seconds, static_cast<double>(trace.size()) / std::max(seconds, 1e-9)));
}

Expected<Exit> endOf(const WatchedSearch& search, const Outcome& outcome, const std::string& place)
{
    if (search.fault()) {
        const Failure failure = misread(place, *search.fault()).value();
        writeErrorLine(failure.message());
        return failure.exit;
    }
    if (outcome.ending == Ending::Stopped)
        return Exit::Stopped;
    return outcome.counters.solutions == 0 ? Exit::NoSolution : Exit::Done;
}

Expected<Exit> record(WatchedSearch& search, const WatchOptions& options,
                      const std::stop_token& token)
{
    const auto trace = std::make_shared<Trace>();
    SolutionPrinter printer(search, trace);
    Progress progress;
    Control control({}, token);
    Outcome outcome;
    {
        Recorder recorder(*trace, control);
        control.onPoll([&] {
            recorder.publish();
            printer.print();
            progress.update(control.counters());
            if (printer.failed())
                control.stop(StopReason::Cancelled);
        });
        outcome = search.run(control, recorder);
    }
    const double seconds = progress.seconds();
    progress.clear();
    printer.print();
    if (options.show)
        printer.show();
    if (auto printed = printer.finish(); !printed)
        return tl::make_unexpected(printed.error());
    if (!options.trace.empty())
        if (const auto written = writeTrace(options.trace, search.header(), *trace); !written)
            return usage(english(written.error()));
    if (options.statistics)
        printFigures(search, *trace, seconds);
    return endOf(search, outcome, options.place());
}

Expected<Exit> watch(WatchOptions options, const std::stop_token& token)
{
    if (options.file.empty() && !options.listens())
        return usage("name a file that another program writes, \"-\" for standard input, or one of "
                     "--socket and --cp-profiler");
    if (options.cpProfiler && !options.file.empty()) { // the port stands behind the option
        const auto port = clew::wholeNumber<std::uint16_t>(options.file);
        if (!port)
            return usage("FILE and --cp-profiler cannot be given together; only the number of a "
                         "port can");
        options.port = *port;
        options.file.clear();
    }
    const auto names = headerIn(options.names, token);
    if (!names)
        return tl::make_unexpected(names.error());
    if (isRecordedTrace(options.file))
        return usage(fmt::format("{} is a recorded trace, not a stream of events; show it with "
                                 "`clew replay`",
                                 options.file));
    if (const auto writable = checkTraceFile(options.trace); !writable)
        return tl::make_unexpected(writable.error());
    if (const auto apart = keepApart(options.trace, {options.file}); !apart)
        return tl::make_unexpected(apart.error());
    auto source = openSource(options, token);
    if (!source)
        return tl::make_unexpected(source.error());
    if (!*source)
        return Exit::Stopped;
    std::error_code ignored;
    std::optional<StandstillReport> report;
    if (!options.listens() && std::filesystem::is_regular_file(options.file, ignored))
        report.emplace(options.file);
    const auto search = options.cpProfiler ? watchCpProfiler(std::move(**source), token, *names)
                                           : watchEvents(std::move(**source), token);
    if (!search)
        return misread(options.place(), search.error());
    return *search == nullptr ? Exit::Stopped : record(**search, options, token);
}

Action declareWatch(OptionTable& table, const Puzzle* /*puzzle*/)
{
    const auto options = std::make_shared<WatchOptions>();
    const With listening{"--socket or --cp-profiler"};
    table.text({.names = "FILE",
                .summary = "A file that grows, or \"-\" for standard input",
                .excludes = {With{"--socket"}}},
               options->file);
    table.flag({.names = "--socket",
                .summary = "Wait for a program that sends its events",
                .excludes = {With{"--cp-profiler"}}},
               options->socket);
    table.flag({.names = "--cp-profiler",
                .summary = "Wait for a solver that speaks CP-Profiler's protocol"},
               options->cpProfiler);
    table.whole({.names = "--port",
                 .value = "PORT",
                 .summary = "Where to wait, on this machine only; 0: any free port",
                 .fallback = "6565",
                 .needs = {listening}},
                options->port, {0, 65535});
    table.text({.names = "--names",
                .value = "FILE",
                .summary = "A header of free variables, which the solver's labels name",
                .needs = {With{"--cp-profiler"}}},
               options->names);
    table.file({.names = "--trace", .value = "FILE", .summary = "Record the search in this file"},
               options->trace);
    table.stands(listening.option,
                 [options] { return std::string(options->listens() ? "it" : ""); });
    table.flag({.names = "--show", .summary = "Draw the board as it is at the end"}, options->show);
    table.flag({.names = "--stats", .summary = "Print the figures on standard error"},
               options->statistics);
    return [options](const std::stop_token& token) { return watch(*options, token); };
}

} // namespace

Command watchCommand()
{
    return {"watch", "Follow the search of another program",
            "Reads the event protocol, which any program can write (see the man page), or that of "
            "CP-Profiler, and prints the solutions as they come. A file is followed while it "
            "grows, until the search ends or Ctrl-C.",
            declareWatch};
}

} // namespace clew::cli
