// The container of a WebM film: encoded frames become a file. By libmatroska, in a library that is
// loaded when the first film is made (storage/companion.h).

#pragma once

#include <cstdint>
#include <memory>
#include <string>

namespace clew {

class WebmFile
{
public:
    struct Frame
    {
        std::string bytes;
        bool isKey;
    };

    virtual ~WebmFile() = default;
    /// The next frame, in milliseconds from the beginning. False: not enough memory.
    [[nodiscard]] virtual bool add(const Frame& frame, std::uint64_t milliseconds) noexcept = 0;
    /// The bytes of the file, which plays for so many milliseconds. Call it once. False: not enough
    /// memory.
    [[nodiscard]] virtual bool finish(std::uint64_t milliseconds, std::string& bytes) noexcept = 0;
};

} // namespace clew

/// False: not enough memory.
extern "C" bool clewMakeWebmFile(int width, int height,
                                 std::unique_ptr<clew::WebmFile>& made) noexcept;
