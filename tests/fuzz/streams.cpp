// Searches of other programs while they go on.

#include "core/files/cpprofiler.h"
#include "core/files/eventstream.h"
#include "core/files/watched.h"
#include "core/text/english.h"
#include "tests/fuzz/target.h"

namespace clew::fuzz {

namespace {

constexpr std::uint64_t kMostNodes = 3000;

std::shared_ptr<Trace> recorded(WatchedSearch& search)
{
    auto trace = std::make_shared<Trace>();
    Control control({.nodes = kMostNodes});
    Recorder recorder(*trace, control);
    search.run(control, recorder);
    return trace;
}

void lookAtSearch(const WatchedSearch& search, const std::shared_ptr<const Trace>& trace)
{
    lookAt(search.puzzle(), *search.problem());
    lookAtMoment(search.puzzle(), search.problem(), trace, trace->size() / 2, 1);
    lookAtMoment(search.puzzle(), search.problem(), trace, trace->size(), 2);
}

} // namespace

void readEvents(std::string_view input)
{
    const auto search = watchEvents(ByteSource::text(std::string(input)), {});
    if (!search || *search == nullptr)
        return;
    const auto trace = recorded(**search);
    lookAtSearch(**search, trace);
    if ((*search)->fault())
        return;
    std::string text;
    writeEvents((*search)->header(), (*search)->puzzle(), *(*search)->problem(), *trace,
                [&](std::string_view piece) {
                    text += piece;
                    return true;
                });
    const auto again = watchEvents(ByteSource::text(text), {});
    require(again && *again != nullptr, "a stream that is written is read");
    const auto copy = recorded(**again);
    require(copy->size() == trace->size(),
            "a stream that is read has the events that were written");
    for (std::uint64_t i = 0; i < trace->size(); ++i)
        require(copy->event(i) == trace->event(i),
                "an event that is read is the one that was written");
}

void readCpProfiler(std::string_view input)
{
    const auto search = watchCpProfiler(ByteSource::text(std::string(input)), {});
    if (!search || *search == nullptr)
        return;
    const auto trace = recorded(**search);
    lookAtSearch(**search, trace);
}

/// A line that names the variables, then what is said of them.
void readCpProfilerNames(std::string_view input)
{
    const std::string_view names = input.substr(0, input.find('\n'));
    input.remove_prefix(std::min(input.size(), names.size() + 1));
    const auto search = watchCpProfiler(ByteSource::text(std::string(input)), {}, names);
    if (!search)
        return (void)english(search.error());
    if (*search != nullptr)
        lookAtSearch(**search, recorded(**search));
}

/// One message without its length, and its label alone.
void readCpProfilerMessages(std::string_view input)
{
    (void)labelParts(input, 1);
    const auto message = readCpProfilerMessage(input);
    if (!message)
        return;
    const std::string written = writeCpProfilerMessage(*message);
    const auto again = readCpProfilerMessage(std::string_view(written).substr(4));
    require(again && writeCpProfilerMessage(*again) == written,
            "a message that is read is the one that was written");
}

} // namespace clew::fuzz
