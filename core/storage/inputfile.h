// Files being read, from any place in them.

#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>

#include "core/text/result.h"

namespace clew {

/// Closed on every way out. Used by any number of threads, except for read().
class InputFile
{
public:
    static Result<InputFile> open(const std::filesystem::path& path);
    InputFile(InputFile&& other) noexcept;
    InputFile& operator=(InputFile&& other) noexcept;
    ~InputFile();

    /// Bytes read into `buffer` from where the last call ended: 0 at the end, none on an error
    /// (errno).
    std::optional<std::size_t> read(std::span<char> buffer);
    /// All that there is from this offset on, as far as the buffer reaches; none on an error.
    [[nodiscard]] std::optional<std::size_t> readAt(std::uint64_t offset,
                                                    std::span<char> buffer) const;
    /// Of a file; none of what is none, such as a pipe.
    [[nodiscard]] std::optional<std::uint64_t> size() const;

private:
    explicit InputFile(int descriptor) : m_descriptor(descriptor) {}

    int m_descriptor;
};

} // namespace clew
