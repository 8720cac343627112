#include "core/files/zstdframe.h"

#include <algorithm>
#include <bit>
#include <cerrno>
#include <zstd.h>
#include <zstd_errors.h>

#include "core/storage/systemerror.h"

namespace clew {

namespace {

// What the decompressor may need, as log2 of bytes; the writer needs less.
constexpr int kMaxWindowLog = 23;

static_assert(std::endian::native == std::endian::little,
              "numbers are copied as they are in memory");

tl::unexpected<Error> noMemoryToCompress()
{
    return fail(
        phrase("TraceFile", "the trace was not saved: there is not enough memory to compress it"));
}

tl::unexpected<Error> noMemoryToRead()
{
    return fail(phrase("TraceFile", "there is not enough memory to read the trace file"));
}

tl::unexpected<Error> isCutShort()
{
    return fail(phrase("TraceFile", "the trace file ends too early: it was cut short"));
}

} // namespace

// ---- writing

void FrameWriter::Free::operator()(ZSTD_CCtx_s* context) const
{
    ZSTD_freeCCtx(context);
}

FrameWriter::FrameWriter() : m_context(ZSTD_createCCtx())
{
    if (m_context)
        ZSTD_CCtx_setParameter(m_context.get(), ZSTD_c_checksumFlag, 1);
}

Result<std::string_view> FrameWriter::compress(std::span<const std::string_view> parts)
{
    if (!m_context)
        return noMemoryToCompress();
    std::size_t size = 0;
    for (const std::string_view part : parts)
        size += part.size();
    m_frame.resize(std::max(m_frame.size(), ZSTD_compressBound(size)));
    ZSTD_CCtx_reset(m_context.get(), ZSTD_reset_session_only);
    ZSTD_CCtx_setPledgedSrcSize(m_context.get(), size);
    ZSTD_outBuffer output{m_frame.data(), m_frame.size(), 0};
    std::size_t left = 1;
    for (std::size_t i = 0; i <= parts.size(); ++i) {
        const bool isEnd = i == parts.size();
        ZSTD_inBuffer input{isEnd ? nullptr : parts[i].data(), isEnd ? 0 : parts[i].size(), 0};
        do {
            left = ZSTD_compressStream2(m_context.get(), &output, &input,
                                        isEnd ? ZSTD_e_end : ZSTD_e_continue);
            if (ZSTD_isError(left) != 0U) // the one way in which compressing fails
                return noMemoryToCompress();
        } while (isEnd ? left > 0 : input.pos < input.size);
    }
    return std::string_view(m_frame.data(), output.pos);
}

// ---- reading

void FrameReader::Free::operator()(ZSTD_DCtx_s* context) const
{
    ZSTD_freeDCtx(context);
}

FrameReader::FrameReader(Fill fill, std::uint64_t most)
    : m_fill(std::move(fill)), m_context(ZSTD_createDCtx()),
      m_buffer(std::clamp<std::uint64_t>(most, 1, ZSTD_DStreamInSize()))
{
    if (m_context)
        ZSTD_DCtx_setParameter(m_context.get(), ZSTD_d_windowLogMax, kMaxWindowLog);
}

FrameReader::FrameReader(const InputFile& file, std::uint64_t offset, std::uint64_t size)
    : FrameReader(
          [&file, offset, end = offset + size](std::span<char> buffer) mutable {
              const auto wanted = std::min<std::uint64_t>(buffer.size(), end - offset);
              const auto done = file.readAt(offset, buffer.first(wanted));
              offset += done.value_or(0);
              return done;
          },
          size)
{
}

// Some progress: more of the output, more of the input used, or the frame's end.
template<class Output>
Result<void> FrameReader::decompress(Output& output)
{
    if (!m_context)
        return noMemoryToRead();
    if (m_frameEnded)
        return isCutShort();
    if (m_used == m_filled) {
        const auto done = m_fill(m_buffer);
        if (!done)
            return fail(
                {phrase("TraceFile", "cannot read the trace file: %1"), {systemMessage(errno)}});
        m_inputEnded = *done == 0;
        m_used = 0;
        m_filled = *done;
        m_taken += *done;
    }
    const std::size_t before = output.pos;
    ZSTD_inBuffer input{m_buffer.data(), m_filled, m_used};
    const std::size_t left = ZSTD_decompressStream(m_context.get(), &output, &input);
    m_used = input.pos;
    if (ZSTD_getErrorCode(left) == ZSTD_error_memory_allocation)
        return noMemoryToRead();
    if (ZSTD_getErrorCode(left) == ZSTD_error_checksum_wrong)
        return fail(phrase("TraceFile", "the trace file is damaged: a checksum in it is wrong"));
    if (ZSTD_isError(left) != 0U)
        return fail(phrase("TraceFile", "the trace file is damaged: it cannot be decompressed"));
    m_frameEnded = left == 0;
    if (m_inputEnded && output.pos == before && !m_frameEnded)
        return isCutShort();
    return {};
}

Result<void> FrameReader::read(void* data, std::size_t size)
{
    ZSTD_outBuffer output{data, size, 0};
    while (output.pos < size)
        if (auto step = decompress(output); !step)
            return step;
    return {};
}

Result<std::string> FrameReader::readText(std::uint32_t most)
{
    std::uint32_t length = 0;
    if (auto done = read(&length, sizeof length); !done)
        return tl::make_unexpected(done.error());
    if (length > most)
        return fail(
            {phrase("TraceFile",
                    "the trace file claims a header of %1 bytes, more than %2: it is damaged"),
             {length, most}});
    return readValues<char, std::string>(length);
}

Result<std::string> FrameReader::readRest(std::size_t most)
{
    constexpr std::size_t kStep = std::size_t{1} << 20U;
    std::string rest;
    ZSTD_outBuffer output{nullptr, 0, 0};
    while (!m_frameEnded) {
        if (output.pos == output.size)
            rest.resize(std::min(most + 1, rest.size() + kStep));
        output = {rest.data(), rest.size(), output.pos};
        if (auto step = decompress(output); !step)
            return tl::make_unexpected(step.error());
        if (output.pos > most)
            return isCutShort();
    }
    rest.resize(output.pos);
    return rest;
}

Result<void> FrameReader::readEnd()
{
    char none = 0;
    ZSTD_outBuffer output{&none, 1, 0};
    while (!m_frameEnded) {
        if (auto step = decompress(output); !step)
            return step;
        if (output.pos > 0)
            return fail(
                phrase("TraceFile", "the trace file continues after its end mark: it is damaged"));
    }
    if (m_used < m_filled || m_fill(std::span(m_buffer).first(1)).value_or(1) != 0)
        return fail(
            phrase("TraceFile", "the trace file has further bytes after its end: it is damaged"));
    return {};
}

} // namespace clew
