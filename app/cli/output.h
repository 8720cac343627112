// Buffered output that does not keep a waiting reader waiting.

#pragma once

#include <atomic>
#include <chrono>
#include <string>
#include <string_view>

#include "app/cli/exit.h"

namespace clew::cli {

/// Writes to a file descriptor. What cannot be written ends up in failure(), once.
class Output
{
public:
    explicit Output(int file);
    ~Output() { flush(); }
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    void write(std::string_view text);
    void flush();
    /// flush(), if the last one is long enough ago for a reader to notice. Costs a look at a
    /// clock that is quick to read.
    void flushNowAndThen();
    [[nodiscard]] bool failed() const { return m_error != 0; }
    /// Flushes, and says what could not be written.
    [[nodiscard]] Expected<void> finish();

private:
    void writeOut(std::string_view bytes);

    int m_file;
    std::atomic<int> m_error = 0; ///< errno; asked by other threads
    std::string m_buffer = {};
    std::chrono::nanoseconds m_lastFlush{0};
};

/// Replaces the file at `path`, or writes to the standard output if the path is empty.
Expected<void> writeFile(const std::string& path, std::string_view bytes);

/// Prints on the standard error; what cannot be printed there is lost.
void tell(std::string_view text);
/// Prints a message on the standard error, with a newline.
void complain(std::string_view text);

/// Holds the places of standard files that are closed, so that no file opened later takes them and
/// gets what is meant for the output.
void reserveStandardFiles();

} // namespace clew::cli
