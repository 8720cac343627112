// Append-only storage in chunks that never move: one thread writes, any number read, without locks.
//
// All stores of a trace draw blocks on one `Arena`. Up to its limit blocks stay in memory; from
// then on a block that has been filled is written to an unlinked temporary file and replaced, where
// it stands, by a mapping of that file, which the kernel drops and reads again as it pleases. A
// reader sees memory either way.

#pragma once

#include <atomic>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <type_traits>
#include <vector>

namespace clew {

class Arena
{
public:
    /// Of one block: a huge page, which costs one page fault instead of five hundred.
    static constexpr std::size_t kBlock = std::size_t{1} << 21U;

    /// Keeps at most `memoryLimit` bytes in memory, besides the blocks that are being filled, and
    /// at most `diskLimit` bytes in a file in `directory` (empty: a folder for large temporary
    /// files).
    Arena(std::uint64_t memoryLimit, std::uint64_t diskLimit, std::filesystem::path directory = {});
    ~Arena();
    Arena(const Arena&) = delete;
    Arena& operator=(const Arena&) = delete;

    /// A zeroed block that stays at its address as long as the arena lives; null when both limits
    /// are reached or the disk is full. Thread-safe.
    std::byte* allocate();
    /// The block is filled and will not be written again: it need not stay in memory.
    void settle(std::byte* block);

    [[nodiscard]] std::uint64_t memoryBytes() const { return m_memoryUsed.load(); }
    [[nodiscard]] std::uint64_t diskBytes() const { return m_diskUsed.load(); }

private:
    static constexpr std::int64_t kInMemory = -1;

    struct Block
    {
        std::byte* data;
        std::int64_t offset; ///< in the file, or kInMemory
    };

    bool openFile();
    [[nodiscard]] bool moveToFile(const Block& block) const;

    std::mutex m_mutex;
    std::vector<Block> m_blocks;
    std::uint64_t m_memoryLimit;
    std::uint64_t m_diskLimit;
    std::atomic<std::uint64_t> m_memoryUsed = 0;
    std::atomic<std::uint64_t> m_diskUsed = 0;
    std::filesystem::path m_directory;
    int m_file = -1;
    bool m_diskFull = false;
};

/// A growing sequence of trivially copyable values. `append` and `publish` belong to the writer;
/// readers use `published` and `[]` with indexes below what they have seen published.
template<class T>
class Store
{
    static_assert(std::is_trivially_copyable_v<T>);

public:
    static constexpr std::size_t kChunk = Arena::kBlock / sizeof(T);
    static constexpr std::uint64_t kCapacity = std::uint64_t{1} << 32U;
    static constexpr std::size_t kMaxChunks = kCapacity / kChunk;
    static_assert(std::has_single_bit(sizeof(T)), "finding an element is a shift and a mask");

    explicit Store(Arena& arena) : m_arena(arena), m_chunks(new std::atomic<T*>[kMaxChunks]) {}

    // ---- writer

    /// How many values put() takes now.
    [[nodiscard]] std::size_t room() const { return static_cast<std::size_t>(m_end - m_next); }
    /// Makes room for one at least; false when there is no more.
    [[nodiscard]] bool makeRoom() { return m_next != m_end || grow(); }
    void put(T value)
    {
        assert(m_next != m_end);
        *m_next++ = value;
    }
    /// False when there is no more room.
    [[nodiscard]] bool append(T value)
    {
        if (!makeRoom())
            return false;
        put(value);
        return true;
    }
    [[nodiscard]] std::uint64_t size() const
    {
        return m_chunkCount * std::uint64_t{kChunk} - static_cast<std::uint64_t>(m_end - m_next);
    }
    void publish() { m_published.store(size(), std::memory_order_release); }

    // ---- readers

    [[nodiscard]] std::uint64_t published() const
    {
        return m_published.load(std::memory_order_acquire);
    }
    [[nodiscard]] std::uint64_t bytes() const { return published() * sizeof(T); }
    [[nodiscard]] T operator[](std::uint64_t index) const
    {
        return m_chunks[index / kChunk].load(std::memory_order_relaxed)[index % kChunk];
    }

private:
    [[gnu::noinline]] bool grow()
    {
        if (m_chunkCount == kMaxChunks)
            return false;
        auto* const block = m_arena.allocate();
        if (block == nullptr)
            return false;
        if (m_end != nullptr)
            m_arena.settle(reinterpret_cast<std::byte*>(m_end - kChunk));
        m_next = reinterpret_cast<T*>(block);
        m_end = m_next + kChunk;
        m_chunks[m_chunkCount++].store(m_next, std::memory_order_relaxed);
        return true;
    }

    Arena& m_arena;
    T* m_next = nullptr;
    T* m_end = nullptr;
    std::size_t m_chunkCount = 0;
    std::unique_ptr<std::atomic<T*>[]> m_chunks;
    std::atomic<std::uint64_t> m_published = 0;
};

} // namespace clew
