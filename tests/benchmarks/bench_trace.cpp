// What watching costs: recording beside plain running, the price of a tracer that is not there,
// seeking in long traces, and how soon a cancel is answered.
//
// usage: clew-bench-trace [--quick] [--json] [SECTION...]
// sections: tracing size template seek cancel

#include <algorithm>
#include <bit>
#include <chrono>
#include <ctime>
#include <fmt/format.h>
#include <functional>
#include <nlohmann/json.hpp>
#include <random>
#include <set>
#include <thread>

#include "core/puzzle/registry.h"
#include "core/puzzles/queens/bitmask.h"
#include "core/trace/cursor.h"

using namespace clew;

namespace {

using Json = nlohmann::json;
using Clock = std::chrono::steady_clock;

bool s_quick = false;

double wallTime(const std::function<void()>& work)
{
    const auto start = Clock::now();
    work();
    return std::chrono::duration<double>(Clock::now() - start).count();
}

double seconds(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

// In the kernel too: what the code costs, however busy the machine is.
struct CpuTime
{
    double own;   // of this thread
    double whole; // of all threads: a trace packs what is recorded behind the search's back

    friend auto operator<=>(const CpuTime&, const CpuTime&) = default;
};

CpuTime cpuTime(const std::function<void()>& work)
{
    const CpuTime start{seconds(CLOCK_THREAD_CPUTIME_ID), seconds(CLOCK_PROCESS_CPUTIME_ID)};
    work();
    return {seconds(CLOCK_THREAD_CPUTIME_ID) - start.own,
            seconds(CLOCK_PROCESS_CPUTIME_ID) - start.whole};
}

CpuTime bestCpuTime(int runs, const std::function<void()>& work)
{
    CpuTime best = cpuTime(work);
    for (int i = 1; i < runs; ++i)
        best = std::min(best, cpuTime(work));
    return best;
}

ProblemPtr queens(std::uint32_t size)
{
    return findPuzzle("queens")->create({{"size", std::to_string(size)}}).value();
}

// Of all that the trace keeps.
double bytesPerEvent(const Trace& trace)
{
    return static_cast<double>(trace.bytes()) /
           static_cast<double>(std::max<std::uint64_t>(1, trace.size()));
}

// ---- traced beside untraced

Json tracing()
{
    struct Row
    {
        const char* strategy;
        std::uint32_t size;
        std::uint64_t memory; // of the trace, in MiB
    };
    const std::uint64_t all = 4096;
    const std::vector<Row> rows{
        {"generate-and-test", s_quick ? 6U : 8U, all}, {"generate-and-test", s_quick ? 6U : 8U, 64},
        {"backtracking", s_quick ? 8U : 11U, all},     {"backtracking", s_quick ? 8U : 11U, 16},
        {"column-by-column", s_quick ? 8U : 10U, all}, {"dancing-links", s_quick ? 8U : 10U, all},
        {"bitmask", s_quick ? 8U : 12U, all},
    };
    const Puzzle& puzzle = *findPuzzle("queens");
    Json results = Json::array();
    for (const Row& row : rows) {
        const ProblemPtr problem = queens(row.size);
        const std::size_t strategy = puzzle.strategyIndex(row.strategy).value();
        const double untraced = bestCpuTime(3, [&] {
                                    Control control;
                                    puzzle.run(strategy, *problem, {}, control);
                                }).own;
        std::unique_ptr<Trace> trace;
        const CpuTime traced = bestCpuTime(3, [&] {
            trace = std::make_unique<Trace>(TraceLimits{.memory = row.memory << 20U});
            Control control;
            Recorder recorder(*trace, control);
            puzzle.run(strategy, *problem, {}, control, &recorder);
        });
        results.push_back({{"strategy", row.strategy},
                           {"size", row.size},
                           {"where", trace->diskBytes() > 0 ? "disk" : "memory"},
                           {"events", trace->size()},
                           {"untraced", untraced},
                           {"traced", traced.own},
                           {"tracedInAll", traced.whole},
                           {"ratio", traced.own / untraced},
                           {"bytesPerEvent", bytesPerEvent(*trace)},
                           {"eventsPerSecond", static_cast<double>(trace->size()) / traced.own}});
    }
    return results;
}

void printTracing(const Json& results)
{
    fmt::print("{:<20} {:>4} {:<7} {:>11} {:>10} {:>10} {:>9} {:>6} {:>11} {:>9}\n", "queens", "N",
               "trace", "events", "untraced s", "traced s", "in all s", "ratio", "M events/s",
               "B/event");
    for (const Json& r : results)
        fmt::print("{:<20} {:>4} {:<7} {:>11} {:>10.4f} {:>10.4f} {:>9.4f} {:>6.2f} {:>11.1f} "
                   "{:>9.2f}\n",
                   r["strategy"].get<std::string>(), r["size"].get<int>(),
                   r["where"].get<std::string>(), r["events"].get<std::uint64_t>(),
                   r["untraced"].get<double>(), r["traced"].get<double>(),
                   r["tracedInAll"].get<double>(), r["ratio"].get<double>(),
                   r["eventsPerSecond"].get<double>() / 1e6, r["bytesPerEvent"].get<double>());
}

// ---- how much room traces take

Json sizes()
{
    struct Row
    {
        const char* puzzle;
        const char* strategy;
        Parameters parameters;
        const char* preset = "";
    };
    const std::vector<Row> rows{
        {"queens", "generate-and-test", {{"size", "8"}}},
        {"queens", "backtracking", {{"size", "12"}}},
        {"queens", "column-by-column", {{"size", "11"}}},
        {"queens", "dancing-links", {{"size", "12"}}},
        {"sudoku", "backtracking", {{"boxes", "4"}}},
        {"sudoku", "propagation", {{"boxes", "3"}}},
        {"sudoku", "propagation", {{"boxes", "4"}}},
        {"knight", "backtracking", {{"size", "8x8"}}},
        {"knight", "backtracking", {{"size", "50x50"}}},
        {"knight", "warnsdorff", {{"size", "6x6"}}},
        {"suguru", "backtracking", {}, "10x10"},
        {"suguru", "dancing-links", {}, "10x15"},
        {"nonogram", "line-solving", {}, "dominoes"},
        {"nonogram", "scored-lines", {}, "dominoes"},
        {"graphs", "edge-selection", {{"size", "10"}, {"degree", "3"}}},
    };
    Json results = Json::array();
    for (const Row& row : rows) {
        const Puzzle& puzzle = *findPuzzle(row.puzzle);
        const PresetInfo* const preset = puzzle.preset(row.preset);
        const auto problem = preset != nullptr ? Result<ProblemPtr>(puzzle.presetProblem(*preset))
                                               : puzzle.create(row.parameters);
        if (!problem)
            continue;
        Trace trace;
        Control control({.nodes = s_quick ? 20'000U : 2'000'000U});
        {
            Recorder recorder(trace, control);
            puzzle.run(puzzle.strategyIndex(row.strategy).value(), **problem, {}, control,
                       &recorder);
        }
        results.push_back({{"puzzle", row.puzzle},
                           {"strategy", row.strategy},
                           {"problem", puzzle.title(**problem).text()},
                           {"events", trace.size()},
                           {"nodes", trace.nodeCount()},
                           {"bytesPerEvent", bytesPerEvent(trace)}});
    }
    return results;
}

void printSizes(const Json& results)
{
    fmt::print("\n{:<10} {:<20} {:<30} {:>11} {:>11} {:>8}\n", "room", "strategy", "problem",
               "events", "nodes", "B/event");
    for (const Json& r : results)
        fmt::print("{:<10} {:<20} {:<30} {:>11} {:>11} {:>8.2f}\n", r["puzzle"].get<std::string>(),
                   r["strategy"].get<std::string>(), r["problem"].get<std::string>(),
                   r["events"].get<std::uint64_t>(), r["nodes"].get<std::uint64_t>(),
                   r["bytesPerEvent"].get<double>());
}

// ---- the tracer that is not there

// queens/bitmask.h written out as if tracing had never been thought of.
class PlainBitmask
{
public:
    PlainBitmask(const queens::QueensProblem& problem, Control& control)
        : m_size(problem.size), m_allowed(queens::allowedRows(problem)), m_rows(problem.size),
          m_control(control)
    {
    }

    void run() { place(0, 0, 0, 0); }

private:
    bool place(std::uint32_t column, std::uint64_t rows, std::uint64_t rising,
               std::uint64_t falling)
    {
        if (column == m_size)
            return m_control.solution([this] { return std::span<const Value>(m_rows); });
        std::uint64_t free = m_allowed[column] & ~(rows | rising | falling);
        if (free == 0) {
            m_control.backtrack();
            return true;
        }
        while (free != 0) {
            const std::uint64_t bit = free & (~free + 1);
            free ^= bit;
            if (!m_control.node())
                return false;
            m_rows[column] = static_cast<Value>(std::countr_zero(bit));
            if (!place(column + 1, rows | bit, (rising | bit) >> 1U, (falling | bit) << 1U))
                return false;
        }
        return true;
    }

    std::uint32_t m_size;
    std::vector<std::uint64_t> m_allowed;
    std::vector<Value> m_rows;
    Control& m_control;
};

Json templateCost()
{
    const ProblemPtr made = queens(s_quick ? 10 : 13);
    const auto& problem = static_cast<const queens::QueensProblem&>(*made);
    const auto plain = [&] {
        Control control;
        PlainBitmask(problem, control).run();
    };
    const auto untraced = [&] {
        Control control;
        NoTracer tracer;
        queens::Bitmask<NoTracer>(problem, control, tracer).run();
    };
    double plainBest = cpuTime(plain).own;
    double untracedBest = cpuTime(untraced).own;
    for (int i = 0; i < 15; ++i) { // in turns, so that both meet the same weather
        plainBest = std::min(plainBest, cpuTime(plain).own);
        untracedBest = std::min(untracedBest, cpuTime(untraced).own);
    }
    return {{"plain", plainBest}, {"noTracer", untracedBest}, {"ratio", untracedBest / plainBest}};
}

void printTemplateCost(const Json& r)
{
    fmt::print("\nbitmask with NoTracer {:.4f} s, written without tracing {:.4f} s: ratio {:.3f}\n",
               r["noTracer"].get<double>(), r["plain"].get<double>(), r["ratio"].get<double>());
}

// ---- seeking

Json seeking()
{
    const Puzzle& puzzle = *findPuzzle("queens");
    Json results = Json::array();
    for (const double millions : {10.0, 100.0}) {
        const double scale = s_quick ? 1e4 : 1e6;
        // Backtracking emits 2.9 events a node.
        const auto nodes = static_cast<std::uint64_t>(millions * scale / 2.85);
        auto trace = std::make_shared<Trace>(TraceLimits{.memory = std::uint64_t{64} << 20U});
        const ProblemPtr problem = queens(20);
        {
            Control control({.nodes = nodes});
            Recorder recorder(*trace, control);
            puzzle.run(puzzle.strategyIndex("backtracking").value(), *problem, {}, control,
                       &recorder);
        }
        Cursor cursor(trace, puzzle.dimensions(*problem));
        std::mt19937_64 random(1);
        std::vector<double> times;
        for (int i = 0; i < 1000; ++i) {
            const std::uint64_t position = random() % (trace->size() + 1);
            times.push_back(wallTime([&] { cursor.seek(position); }) * 1e3);
        }
        const double steps = wallTime([&] {
            for (int i = 0; i < 1000; ++i)
                cursor.seek(cursor.position() == 0 ? 0 : cursor.position() - 1);
        });
        std::ranges::sort(times);
        results.push_back({{"events", trace->size()},
                           {"onDisk", trace->diskBytes()},
                           {"medianMs", times[times.size() / 2]},
                           {"p99Ms", times[times.size() * 99 / 100]},
                           {"maxMs", times.back()},
                           {"stepBackMs", steps}});
    }
    return results;
}

void printSeeking(const Json& results)
{
    fmt::print("\n{:<20} {:>9} {:>10} {:>8} {:>8} {:>13}\n", "seek anywhere in", "disk MiB",
               "median ms", "99% ms", "max ms", "step back ms");
    for (const Json& r : results)
        fmt::print("{:<20} {:>9} {:>10.3f} {:>8.3f} {:>8.3f} {:>13.4f}\n",
                   r["events"].get<std::uint64_t>(), r["onDisk"].get<std::uint64_t>() >> 20U,
                   r["medianMs"].get<double>(), r["p99Ms"].get<double>(), r["maxMs"].get<double>(),
                   r["stepBackMs"].get<double>());
}

// ---- cancelling

double cancelLatency(const Puzzle& puzzle, std::size_t strategy, const Problem& problem,
                     bool traced, std::chrono::milliseconds after)
{
    std::stop_source source;
    Clock::time_point ended;
    std::thread worker([&] {
        Control control({}, source.get_token());
        if (traced) {
            Trace trace({.memory = std::uint64_t{64} << 20U});
            Recorder recorder(trace, control);
            puzzle.run(strategy, problem, {}, control, &recorder);
            ended = Clock::now(); // giving the memory back is not the strategy's
        } else {
            puzzle.run(strategy, problem, {}, control);
            ended = Clock::now();
        }
    });
    std::this_thread::sleep_for(after);
    const auto start = Clock::now();
    source.request_stop();
    worker.join();
    return std::max(0.0, std::chrono::duration<double, std::milli>(ended - start).count());
}

Json cancelling()
{
    Json results = Json::array();
    for (const auto& puzzle : puzzles()) {
        for (std::size_t i = 0; i < puzzle->info().strategies.size(); ++i) {
            double worst = 0;
            std::string where;
            for (const PresetInfo& preset : puzzle->info().presets) {
                const ProblemPtr problem = puzzle->presetProblem(preset);
                for (const bool traced : {false, true}) {
                    for (const int after : {1, 7, 40}) {
                        const double latency = cancelLatency(*puzzle, i, *problem, traced,
                                                             std::chrono::milliseconds(after));
                        if (latency >= worst) {
                            worst = latency;
                            where = preset.id;
                        }
                    }
                }
            }
            results.push_back({{"puzzle", puzzle->info().id},
                               {"strategy", puzzle->info().strategies[i].id},
                               {"worstMs", worst},
                               {"preset", where}});
        }
    }
    return results;
}

void printCancelling(const Json& results)
{
    fmt::print("\n{:<12} {:<20} {:>10} {}\n", "cancel", "strategy", "worst ms", "preset");
    for (const Json& r : results)
        fmt::print("{:<12} {:<20} {:>10.3f} {}\n", r["puzzle"].get<std::string>(),
                   r["strategy"].get<std::string>(), r["worstMs"].get<double>(),
                   r["preset"].get<std::string>());
}

struct Section
{
    const char* name;
    Json (*measure)();
    void (*print)(const Json&);
};
constexpr std::array<Section, 5> kSections{{{"tracing", tracing, printTracing},
                                            {"size", sizes, printSizes},
                                            {"template", templateCost, printTemplateCost},
                                            {"seek", seeking, printSeeking},
                                            {"cancel", cancelling, printCancelling}}};

} // namespace

int main(int argc, char* argv[])
{
    std::set<std::string_view> words(argv + 1, argv + argc);
    s_quick = words.erase("--quick") > 0;
    const bool json = words.erase("--json") > 0;
    Json results;
    for (const Section& section : kSections) {
        if (!words.empty() && !words.contains(section.name))
            continue;
        results[section.name] = section.measure();
        if (!json)
            section.print(results[section.name]);
    }
    if (json)
        fmt::print("{}\n", results.dump(2));
    return 0;
}
