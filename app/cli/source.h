// The problems a command works on: one, or as many as there are lines in its input.

#pragma once

#include <optional>

#include "app/cli/reader.h"
#include "app/cli/target.h"

namespace clew::cli {

/// A problem of the input, and the solution that it came with where an input may be one.
struct Posed
{
    ProblemPtr problem;
    std::optional<Solution> solution = std::nullopt;

    operator const Problem&() const { return *problem; } // what most work is about
};

/// One problem of the input: ready, or a line that is still to read.
struct Item
{
    std::optional<Posed> problem = std::nullopt;
    std::string text = {};
    int line = 0;            ///< of its text
    std::uint64_t index = 0; ///< from 0
};

/// The parameters given, with those of the preset that the input names.
Parameters parametersOf(const Target& target);

/// Input in a format with one problem on a line is a stream of problems, read as it comes; anything
/// else is one problem. Blank lines of a stream and lines beginning with # are skipped.
class ProblemSource
{
public:
    static Expected<ProblemSource> open(const Target& target, std::stop_token token);

    /// Puts the next problem into `item`, whose memory is used again; false at the end.
    Expected<bool> next(Item& item);
    /// Reads an item; on any thread.
    [[nodiscard]] Expected<Posed> problem(const Item& item) const;
    /// What messages about an item begin with: "FILE:LINE" in a stream, otherwise "clew".
    [[nodiscard]] std::string place(const Item& item) const;
    [[nodiscard]] bool isStream() const { return m_format != nullptr; }
    /// Of each line of a stream; null if the input is none.
    [[nodiscard]] const FormatInfo* lineFormat() const { return m_format; }
    /// Whether next() returns without waiting.
    [[nodiscard]] bool ready() const { return !m_reader || m_reader->ready(); }

private:
    ProblemSource(const Target& target, std::string name)
        : m_target(&target), m_name(std::move(name))
    {
    }

    Expected<void> start(Reader& reader);
    [[nodiscard]] const FormatInfo* streamFormat(std::string_view text) const;
    [[nodiscard]] bool reads(std::string_view text, const FormatInfo& format) const;
    [[nodiscard]] bool takes(const FormatInfo& format) const;
    [[nodiscard]] Result<Posed> read(std::string_view text, std::string_view format) const;

    const Target* m_target;
    std::string m_name; ///< of the file, for messages
    std::optional<Reader> m_reader = std::nullopt;
    const FormatInfo* m_format = nullptr; ///< of the lines of a stream
    std::optional<Posed> m_single = std::nullopt;
    std::uint64_t m_given = 0; ///< number of items returned
};

/// The first line that is neither blank nor a comment; empty if there is none.
std::string_view firstProblemLine(std::string_view text);
/// Refuses to take the default problem of a puzzle where a file is directed to the command that
/// nobody would read.
Expected<void> mayBeUsual(const Target& target);
/// Whether there is such a file; otherwise the input is the text itself.
bool isFile(const std::string& input);
/// The whole text of an input: of a file, of standard input ("-"), or the input itself. One of more
/// than `most` bytes is refused.
Expected<std::string> textOf(const std::string& input, std::stop_token token,
                             std::size_t most = kMaxText);
/// The whole text of a file, or of standard input ("-").
Expected<std::string> textOfFile(const std::string& file, std::stop_token token,
                                 std::size_t most = kMaxText);
/// The only problem of an input; one with several is refused.
Expected<ProblemPtr> readSingle(const Target& target, std::stop_token token);

} // namespace clew::cli
