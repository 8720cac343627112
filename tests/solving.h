// Searches run to their end for the tests, with all that they found, and what the tests of several
// puzzles check in the same way. A check that fails returns: it is for the end of a test function.

#pragma once

#include <QtTest>

#include <functional>
#include <memory>
#include <set>
#include <string_view>
#include <vector>

#include "core/puzzle/registry.h"
#include "core/text/english.h"
#include "core/trace/cursor.h"

namespace clew::test {

/// How a search is run.
struct How
{
    Limits limits = {};
    bool recorded = false;
    std::uint64_t cancelAt = 0;                 ///< the number of the poll; 0: never
    std::function<void(Control&)> prepare = {}; ///< the control, before the search begins
};

struct Found
{
    Outcome outcome = {};
    std::vector<Solution> solutions = {};
    std::shared_ptr<Trace> trace = {}; ///< of a recorded search
};

inline Found solve(const Puzzle& puzzle, const Problem& problem, std::size_t strategy,
                   const How& how = {})
{
    Found found;
    Control control(how.limits, {}, [&](std::span<const Value> values) {
        found.solutions.emplace_back(values.begin(), values.end());
        return true;
    });
    if (how.cancelAt > 0)
        control.cancelAtPoll(how.cancelAt);
    if (how.prepare)
        how.prepare(control);
    if (how.recorded) {
        found.trace = std::make_shared<Trace>();
        Recorder recorder(*found.trace, control);
        found.outcome = puzzle.run(strategy, problem, {}, control, &recorder);
    } else {
        found.outcome = puzzle.run(strategy, problem, {}, control);
    }
    return found;
}

inline Found solve(const Puzzle& puzzle, const Problem& problem, std::string_view strategy,
                   const How& how = {})
{
    return solve(puzzle, problem, puzzle.strategyIndex(strategy).value(), how);
}

inline ProblemPtr presetOf(const Puzzle& puzzle, std::string_view id)
{
    return puzzle.presetProblem(*puzzle.preset(id));
}

inline ProblemPtr readOrFail(const Puzzle& puzzle, const std::string& text,
                             std::string_view format = {})
{
    auto problem = puzzle.read(text, format, {});
    if (!problem)
        qFatal("%s: %s", text.c_str(), english(problem.error()).c_str());
    return *problem;
}

/// From text like "size=5;closed=1".
inline Parameters parametersFrom(const QByteArray& text)
{
    Parameters parameters;
    for (const QByteArray& part : text.split(';')) {
        const auto equals = part.indexOf('=');
        if (equals > 0)
            parameters[part.left(equals).toStdString()] = part.mid(equals + 1).toStdString();
    }
    return parameters;
}

/// The strategies find these solutions, each once, and no others.
template<class Strategies>
void checkAllFind(const Puzzle& puzzle, const Problem& problem, const Strategies& strategies,
                  const std::set<Solution>& expected)
{
    for (const std::string_view strategy : strategies) {
        const Found found = solve(puzzle, problem, strategy);
        QCOMPARE(found.outcome.ending, Ending::Exhausted);
        QCOMPARE(found.solutions.size(), expected.size());
        QVERIFY2(std::set(found.solutions.begin(), found.solutions.end()) == expected,
                 strategy.data());
    }
}

/// A recorded search does what it does unrecorded, and its solutions are on the board.
inline void checkRecordedAsMeasured(const Puzzle& puzzle, const Problem& problem,
                                    std::string_view strategy)
{
    const Found plain = solve(puzzle, problem, strategy);
    const Found traced = solve(puzzle, problem, strategy, {.recorded = true});
    QCOMPARE(traced.outcome, plain.outcome);
    QCOMPARE(traced.solutions, plain.solutions);
    QCOMPARE(std::uint64_t{traced.trace->nodeCount()}, plain.outcome.counters.nodes + 1);
    Cursor cursor(traced.trace, puzzle.dimensions(problem));
    for (std::uint64_t n = 0; n < traced.trace->solutionCount(); ++n) {
        cursor.seek(traced.trace->solutionEvent(n));
        QCOMPARE(puzzle.solutionAt(problem, cursor.state()), plain.solutions[n]);
    }
}

/// Seeking equals replaying; every event is explained and drawn.
inline void checkEveryMoment(const Puzzle& puzzle, const Problem& problem,
                             const std::shared_ptr<const Trace>& trace)
{
    Cursor replay(trace, puzzle.dimensions(problem));
    for (std::uint64_t n = 0; n < trace->size(); ++n) {
        replay.seek(n);
        Cursor jumped(trace, puzzle.dimensions(problem));
        jumped.seek(trace->size());
        jumped.seek(n);
        QCOMPARE(jumped.state(), replay.state());
        const Event event = trace->event(n);
        QVERIFY(!puzzle.explain(problem, replay.state(), event).text().empty());
        const State& state = jumped.state();
        const View view{.state = &state, .event = event};
        QVERIFY(!puzzle.picture(problem, view).shapes().empty());
    }
}

/// What a format writes it reads again, by its name and by its looks; in `form`, too, it is the
/// same problem.
inline void checkFormatsRoundTrip(const Puzzle& puzzle, const Problem& problem,
                                  std::string_view form)
{
    for (const FormatInfo& format : puzzle.info().formats) {
        if (!format.writesProblem)
            continue;
        const std::string text = puzzle.write(problem, format.id);
        if (text.empty()) // a format that has no such boards
            continue;
        for (const std::string& readAs : {format.id, std::string()}) {
            const ProblemPtr again = readOrFail(puzzle, text, readAs);
            QCOMPARE(puzzle.write(*again, form), puzzle.write(problem, form));
            QCOMPARE(puzzle.write(*again, format.id), text);
        }
    }
}

/// Where in what is said of bad input the row's message is.
enum class Said { First, Anywhere };

/// For a row with the columns text, message, line and column: the text is refused, and what is said
/// of it is the message, with that line and column.
inline void checkRefused(const Puzzle& puzzle, std::string_view format, Said said = Said::First)
{
    QFETCH(QString, text);
    QFETCH(QString, message);
    QFETCH(int, line);
    QFETCH(int, column);
    const auto problem = puzzle.read(text.toStdString(), format, {});
    QVERIFY(!problem);
    const QString whole = QString::fromStdString(english(problem.error()));
    QVERIFY2(said == Said::First ? whole.startsWith(message) : whole.contains(message),
             qPrintable(whole));
    QCOMPARE(problem.error().line, line);
    QCOMPARE(problem.error().column, column);
}

} // namespace clew::test
