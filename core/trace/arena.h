// Where the settled chunks of a trace lie: memory up to a limit, then a temporary file.

#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <mutex>
#include <span>
#include <vector>

namespace clew {

/// Pages of zeros, of which only those that are written to cost memory.
class ZeroPages
{
public:
    explicit ZeroPages(std::size_t size);
    ~ZeroPages();
    ZeroPages(const ZeroPages&) = delete;
    ZeroPages& operator=(const ZeroPages&) = delete;

    [[nodiscard]] std::byte* data() const { return m_data; } ///< null: there was no room
    /// Makes these pages zeros again, which cost nothing.
    static void clear(std::span<std::byte> pages);

private:
    std::byte* m_data;
    std::size_t m_size;
};

/// Lays bytes down for good, in blocks. Up to a limit blocks are memory, from then on they are
/// parts of an unlinked temporary file, mapped, which the kernel drops and reads again as it
/// pleases. Used by any number of threads.
class Arena
{
public:
    /// Of one block: a huge page, which costs one page fault instead of five hundred.
    static constexpr std::size_t kBlock = std::size_t{1} << 21U;

    /// Has at most `memoryLimit` bytes in memory, and at most `diskLimit` bytes in a file in
    /// `directory` (empty: a folder for large temporary files).
    Arena(std::uint64_t memoryLimit, std::uint64_t diskLimit, std::filesystem::path directory = {});
    ~Arena();
    Arena(const Arena&) = delete;
    Arena& operator=(const Arena&) = delete;

    /// Lays these bytes, kBlock at most, down at a multiple of eight. They stay there, as they are,
    /// as long as the arena lives. Null: both limits are reached, or the disk is full, or there is
    /// no file to be had. Throws std::bad_alloc where memory ends before its limit; nothing is lost
    /// then.
    [[nodiscard]] const std::byte* keep(std::span<const std::byte> bytes);

    /// In whole blocks.
    [[nodiscard]] std::uint64_t memoryBytes() const { return m_memoryUsed.load(); }
    [[nodiscard]] std::uint64_t diskBytes() const { return m_diskUsed.load(); }

private:
    static constexpr std::int64_t kInMemory = -1;

    /// A part of a block, or all of it.
    struct Place
    {
        std::byte* data = nullptr; ///< null: there is none
        std::int64_t offset = 0;   ///< in the file, or kInMemory
    };

    [[nodiscard]] Place reserve(std::size_t size);
    [[nodiscard]] bool allocate();
    [[nodiscard]] bool openFile();
    [[nodiscard]] std::byte* mapBlockOfFile();
    [[nodiscard]] bool writeToFile(std::span<const std::byte> bytes, std::int64_t offset) const;

    const std::uint64_t m_memoryLimit;
    const std::uint64_t m_diskLimit;
    const std::filesystem::path m_directory;
    std::atomic<std::uint64_t> m_memoryUsed = 0;
    std::atomic<std::uint64_t> m_diskUsed = 0;
    std::mutex m_mutex; ///< guards what follows
    std::vector<std::byte*> m_blocks;
    Place m_block; ///< that is being laid out
    std::size_t m_used = kBlock;
    int m_file = -1;
};

} // namespace clew
