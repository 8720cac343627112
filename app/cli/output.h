// Buffered output that never keeps a reader waiting for long.

#pragma once

#include <atomic>
#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/exit.h"

namespace clew::cli {

/// Writes to a file descriptor. After the first failure nothing more is written.
class Output
{
public:
    explicit Output(int file);
    ~Output() { flush(); }
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    void write(std::string_view text);
    void flush();
    /// flush(), if the last one is so long ago that a reader may notice. Cheap: it reads a coarse
    /// clock.
    void flushNowAndThen();
    [[nodiscard]] bool failed() const { return m_error != 0; }
    /// Flushes; why the output cannot be written, if it cannot.
    [[nodiscard]] Expected<void> finish();

private:
    void writeOut(std::string_view bytes);

    int m_file;
    std::atomic<int> m_error = 0; ///< errno; read by other threads
    std::string m_buffer = {};
    std::chrono::nanoseconds m_lastFlush{0};
};

/// Replaces the file at `path`, or writes to standard output if the path is empty.
Expected<void> writeFile(const std::string& path, std::string_view bytes);

/// Whether what is written to this path would come between the lines of standard output, as that is
/// what it names. Where all is thrown away nothing does.
bool isStandardOutput(const std::string& path);

/// Refuses a file for a trace (empty: none) that cannot be written, before a long search rather
/// than after it.
Expected<void> checkTraceFile(const std::string& path);

/// Refuses an output that is one of the files read, under whatever name: it would be lost.
Expected<void> keepApart(const std::string& output, const std::vector<std::string>& inputs);

/// Refuses a file that is named twice, under whatever names: what it holds would count twice.
Expected<void> checkNamedOnce(const std::vector<std::string>& inputs);

/// Writes to standard error; what cannot be written there is lost.
void writeError(std::string_view text);
/// The same, with a newline. The text may repeat what comes from elsewhere: it is written as
/// printableMessage() makes it.
void writeErrorLine(std::string_view text);

/// Occupies the descriptors of standard files that are closed, so that no file opened later takes
/// one and gets what is meant for the output.
void reserveStandardFiles();

} // namespace clew::cli
