// A search that another program makes and reports while it goes on: what it is of is known when it
// has begun to speak, and the rest is recorded like a search of ours, event by event.
//
// Two languages are understood: the event protocol (eventstream.h) and that of CP-Profiler
// (cpprofiler.h). Whatever a sender does wrong is an Error that says what and where; what had come
// before stays.

#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/files/tracefile.h"
#include "core/puzzle/puzzle.h"
#include "core/search/control.h"
#include "core/storage/loopbackserver.h"
#include "core/trace/recorder.h"

namespace clew {

class WatchedSearch
{
public:
    virtual ~WatchedSearch() = default;

    [[nodiscard]] const Puzzle& puzzle() const { return *m_puzzle; }
    [[nodiscard]] const ProblemPtr& problem() const { return m_problem; }
    /// As a trace file has it, once run() has returned with its outcome.
    [[nodiscard]] TraceHeader header() const;

    /// Records what is reported, until the sender ends, errs or `control` says stop. On the thread
    /// that records; once.
    virtual Outcome run(Control& control, Recorder& recorder) = 0;
    /// Why run() ended before the sender's own end; none if it did not.
    [[nodiscard]] const std::optional<Error>& fault() const { return m_fault; }

protected:
    WatchedSearch(const Puzzle& puzzle, ProblemPtr problem, std::size_t strategy, Options options)
        : m_puzzle(&puzzle), m_problem(std::move(problem)), m_strategy(strategy),
          m_options(std::move(options))
    {
    }
    void setFault(Error error) { m_fault = std::move(error); }
    void setOutcome(const Outcome& outcome) { m_outcome = outcome; }
    /// The problem as the sender wrote it, which header() then keeps.
    void setText(std::string text, std::string format, Parameters parameters)
    {
        m_text = std::move(text);
        m_format = std::move(format);
        m_parameters = std::move(parameters);
    }

private:
    const Puzzle* m_puzzle;
    ProblemPtr m_problem;
    std::size_t m_strategy;
    Options m_options;
    Outcome m_outcome = {};
    std::string m_text = {};
    std::string m_format = {}; ///< empty: no text was set
    Parameters m_parameters = {};
    std::optional<Error> m_fault;
};

/// Reads as far as the header of an event stream. Null when a stop is requested before.
Result<std::shared_ptr<WatchedSearch>> watchEvents(ByteSource source, const std::stop_token& token);
/// Whether bytes that a program has sent can be the beginning of a stream of events.
Beginning eventsBegin(std::string_view bytes);
/// Reads the first message in the protocol of CP-Profiler. `variables`: a header of free variables
/// (the first line of an event stream) that labels speak of; empty: they are named as they come.
Result<std::shared_ptr<WatchedSearch>>
watchCpProfiler(ByteSource source, const std::stop_token& token, std::string_view variables = {});
/// Whether bytes that a program has sent can be the beginning of messages in that protocol.
Beginning cpProfilerBegins(std::string_view bytes);
/// A header of variables: the names of a board's variables, on its grid if that is all there is of
/// it, and how the board of a model is drawn. Empty if there are too many of them.
std::string namesOnBoard(const Puzzle& puzzle, const Problem& problem);

} // namespace clew
