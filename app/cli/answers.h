// Answers every problem of an input in its order, on one thread or several.

#pragma once

#include <functional>

#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/source.h"

namespace clew::cli {

/// What there is to say of one problem besides what was written.
struct Answer
{
    Exit exit = Exit::Done;
    std::string complaint = {}; ///< for the standard error, without its place; empty for none
    Counters counters = {};
    std::string place = {}; ///< of the complaint, where it is not that of the problem
};

/// Where the answer to one problem is written.
class Answering
{
public:
    virtual ~Answering() = default;
    virtual void write(std::string_view text) = 0;
    /// To be called now and then during long work, on the thread that answers.
    virtual void poll(const Counters& counters) = 0;
    [[nodiscard]] virtual bool failed() const = 0;
};

/// What answerAll() did altogether.
struct Answers
{
    Exit exit = Exit::Done;
    std::uint64_t problems = 0;
    Counters counters = {};
    double seconds = 0;
};

/// What is to be said of a problem that could not be worked on.
Answer refused(const Failure& failure);

/// Answers problem number `index` (from 0).
using Work = std::function<Answer(const Problem&, std::uint64_t index)>;
/// Makes what one thread answers with for some time, and where it writes.
using MakeWork = std::function<Work(Answering&)>;

/// Answers every problem, on up to `threads` threads if the input is a stream, and writes the
/// answers to the standard output in the problems' order. A problem that cannot be read is
/// complained of and answered by an empty line, and so is one that there is not enough memory for;
/// the others go on.
Expected<Answers> answerAll(ProblemSource& source, unsigned threads, const std::stop_token& token,
                            const MakeWork& makeWork);

} // namespace clew::cli
