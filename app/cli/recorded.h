// A recorded search that a command works on: from a trace file, or run again.

#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "app/cli/exit.h"
#include "app/cli/runoptions.h"
#include "app/cli/target.h"
#include "core/files/link.h"
#include "core/files/tracefile.h"
#include "core/puzzle/puzzle.h"

namespace clew::cli {

struct Recorded
{
    TraceHeader header;
    const Puzzle* puzzle = nullptr;
    ProblemPtr problem;
    std::shared_ptr<const Trace> trace;
    /// As the trace's file claims; none of one that does not.
    std::optional<TraceFigures> figures = std::nullopt;
    std::string file = {}; ///< empty: none
};

/// All of a trace file.
Expected<Recorded> readTrace(const std::string& file, const std::stop_token& token);
/// A trace file of which only what is looked at is read; see Trace::fault().
Expected<Recorded> openTrace(const std::string& file, const std::stop_token& token);

/// Whether what was looked at of the trace could be read.
Expected<void> checkReadable(const Recorded& recorded);

/// A search, run to its end, its limits or the given number of events.
Expected<Recorded> runRecorded(const LinkedMoment& moment, const Limits& limits,
                               std::uint64_t mostEvents, const std::stop_token& token);

/// The same, until the trace has enough; `isEnough` is asked now and then.
Expected<Recorded> runUntil(const LinkedMoment& moment, const Limits& limits,
                            const std::function<bool(const Trace&)>& isEnough,
                            const std::stop_token& token);

/// Which search a command is about: a recorded one, or one to be run.
struct SearchOptions
{
    Target target;
    RunOptions run{.seconds = 10};
    std::uint64_t limit = kUnlimited; ///< of solutions
    std::string trace = {};           ///< a trace file or a link; empty: PUZZLE INPUT is searched
};

/// What kind of search --trace names, for the options that go with it: "a trace file" or "a link";
/// empty if it names none.
std::string traceText(const std::string& trace);

/// --trace, --strategy, --seed, --limit, --time and --nodes, then PUZZLE and INPUT: call it last.
void addSearch(OptionTable& table, SearchOptions& options, const Puzzle* puzzle);

struct ChosenSearch
{
    Recorded recorded;
    std::uint64_t events = 0; ///< the first ones that count: all, or those up to a link's moment
    Sentence title = {};      ///< of its strategy
    bool isStopped = false;   ///< by a limit of this command, not of what was recorded before
};

/// All solutions are looked for unless the options say otherwise. Of a trace file only what is
/// looked at is read, unless `isReadWhole`.
Expected<ChosenSearch> chosenSearch(SearchOptions& options, const std::stop_token& token,
                                    bool isReadWhole = true);

/// The files that it is read from, once it is chosen.
std::vector<std::string> filesOf(const SearchOptions& options);
/// The options as words of a command, for a shell.
std::vector<std::string> searchWords(const SearchOptions& options, const std::string& strategy);

} // namespace clew::cli
