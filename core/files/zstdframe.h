// The compressed parts of trace files: zstd frames with a checksum.

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/storage/inputfile.h"
#include "core/text/result.h"

struct ZSTD_CCtx_s;
struct ZSTD_DCtx_s;

namespace clew {

/// Makes one frame after another, with the same memory.
class FrameWriter
{
public:
    FrameWriter();

    /// These parts, one behind the other, as one frame, which is valid until the next call.
    Result<std::string_view> compress(std::span<const std::string_view> parts);

private:
    struct Free
    {
        void operator()(ZSTD_CCtx_s* context) const;
    };

    std::unique_ptr<ZSTD_CCtx_s, Free> m_context; ///< null: there was no memory for one
    std::vector<char> m_frame;
};

/// The bytes in a frame, in pieces. What is wrong with it is an Error that says what; it needs no
/// more memory than what is asked for and a few megabytes.
class FrameReader
{
public:
    /// Fills the buffer with what comes next in the file, as far as there is any: how many bytes,
    /// or none on an error (errno).
    using Fill = std::function<std::optional<std::size_t>(std::span<char>)>;

    /// `most`: bytes that it is asked for at a time, if there are no more.
    explicit FrameReader(Fill fill, std::uint64_t most = kUnknownSize);
    /// The frame that stands in these bytes of the file, which must outlive the reader.
    FrameReader(const InputFile& file, std::uint64_t offset, std::uint64_t size);

    /// Exactly that many bytes.
    Result<void> read(void* data, std::size_t size);
    /// A text after its length (4 bytes), which is at most `most`.
    Result<std::string> readText(std::uint32_t most);
    /// That many values, which are what their bytes say; memory grows with what is there, not with
    /// what is claimed.
    template<class T, class Values = std::vector<T>>
    Result<Values> readValues(std::size_t count)
    {
        constexpr std::size_t kStep = (std::size_t{1} << 20U) / sizeof(T);
        Values values;
        while (values.size() < count) {
            const std::size_t begin = values.size();
            values.resize(std::min(count, begin + kStep));
            const std::size_t bytes = (values.size() - begin) * sizeof(T);
            if (auto done = read(values.data() + begin, bytes); !done)
                return tl::make_unexpected(done.error());
        }
        return values;
    }
    /// All that is left of the frame, whose checksum is right, unless that is more than `most`.
    Result<std::string> readRest(std::size_t most);
    /// What fills it has ended before the frame.
    [[nodiscard]] bool endedEarly() const { return m_inputEnded && !m_frameEnded; }
    /// How many bytes of what fills it it has used, up to the frame's end if that was read.
    [[nodiscard]] std::uint64_t used() const { return m_taken - (m_filled - m_used); }
    /// The frame ends here, its checksum is right, and so does what it stands in.
    Result<void> readEnd();

private:
    static constexpr std::uint64_t kUnknownSize = ~std::uint64_t{0};

    struct Free
    {
        void operator()(ZSTD_DCtx_s* context) const;
    };

    template<class Output>
    Result<void> decompress(Output& output);

    Fill m_fill;
    std::unique_ptr<ZSTD_DCtx_s, Free> m_context; ///< null: there was no memory for one
    std::vector<char> m_buffer;
    std::size_t m_used = 0; ///< of the bytes in the buffer
    std::size_t m_filled = 0;
    std::uint64_t m_taken = 0; ///< bytes, with those in the buffer
    bool m_inputEnded = false;
    bool m_frameEnded = false;
};

/// A number as it stands in a file.
template<class T>
std::string_view bytesOfNumber(const T& number)
{
    return {reinterpret_cast<const char*>(&number), sizeof number};
}

/// Values as they stand in a file.
template<class T>
std::string_view bytesOfValues(std::span<const T> values)
{
    return {reinterpret_cast<const char*>(values.data()), values.size_bytes()};
}

} // namespace clew
