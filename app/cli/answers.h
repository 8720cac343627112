// Answers every problem of an input in its order, on one thread or several.

#pragma once

#include <concepts>
#include <functional>
#include <utility>

#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/source.h"

namespace clew::cli {

/// How the work on one problem ended, besides what was written.
struct Answer
{
    Exit exit = Exit::Done;
    std::string message = {}; ///< for standard error, without its place; empty for none
    Counters counters = {};
    std::string place = {};   ///< of the message, where it is not that of the problem
    bool interrupted = false; ///< the message says so
};

/// Where the answer to one problem is written.
class Answering
{
public:
    virtual ~Answering() = default;
    virtual void write(std::string_view text) = 0;
    /// Call it now and then during long work, on the thread that answers.
    virtual void poll(const Counters& counters) = 0;
    [[nodiscard]] virtual bool failed() const = 0;
};

/// The sum of all answers.
struct Answers
{
    Exit exit = Exit::Done;
    std::uint64_t problems = 0;
    Counters counters = {};
    double seconds = 0;
};

/// The answer to a problem that could not be worked on.
Answer refused(const Failure& failure);

/// What one thread answers with.
struct Work
{
    /// Answers problem number `index` (from 0).
    using Solve = std::function<Answer(const Posed&, std::uint64_t index)>;
    /// Writes the answer to a line of a stream, which is one solution; false: it has written
    /// nothing, and the line is to be read as a problem.
    using Convert = std::function<bool(std::string_view line)>;

    template<std::convertible_to<Solve> S>
    Work(S toSolve, Convert toConvert = {})
        : solve(std::move(toSolve)), convert(std::move(toConvert))
    {
    }

    Solve solve;
    Convert convert; ///< empty: each line is read as a problem
};
/// Makes the work of one thread, which writes to this answering.
using MakeWork = std::function<Work(Answering&)>;

/// Answers every problem, on up to `threads` threads if the input is a stream, and writes the
/// answers to standard output in the order of the problems. A problem that cannot be read, or that
/// needs too much memory, is reported and answered by an empty line; the others go on.
Expected<Answers> answerAll(ProblemSource& source, unsigned threads, const std::stop_token& token,
                            const MakeWork& makeWork);

} // namespace clew::cli
