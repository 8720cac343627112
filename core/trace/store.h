// Append-only storage in chunks that never move: one thread writes, any number read, without locks.
//
// All stores of a trace draw on one `Arena`. Up to its limit chunks live in memory; from then on
// each new chunk is a mapping of an unlinked temporary file, which the kernel writes out and drops
// when it pleases. A reader sees memory either way.

#pragma once

#include <atomic>
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
    /// Keeps at most `memoryLimit` bytes in memory and at most `diskLimit` bytes in a file in
    /// `directory` (empty: the system's folder for temporary files).
    Arena(std::uint64_t memoryLimit, std::uint64_t diskLimit, std::filesystem::path directory = {});
    ~Arena();
    Arena(const Arena&) = delete;
    Arena& operator=(const Arena&) = delete;

    /// `bytes` of zeroed storage that lives as long as the arena; null when both limits are reached
    /// or the disk is full. Thread-safe.
    std::byte* allocate(std::size_t bytes);
    /// The writer is done with this block: it need not stay in memory if it is on disk.
    void settle(std::byte* block, std::size_t bytes);

    [[nodiscard]] std::uint64_t memoryBytes() const { return m_memoryUsed.load(); }
    [[nodiscard]] std::uint64_t diskBytes() const { return m_diskUsed.load(); }

private:
    std::byte* allocateOnDisk(std::size_t bytes);

    struct Block
    {
        std::byte* data;
        std::size_t bytes;
        bool onDisk;
    };
    std::mutex m_mutex;
    std::vector<Block> m_blocks;
    std::uint64_t m_memoryLimit;
    std::uint64_t m_diskLimit;
    std::atomic<std::uint64_t> m_memoryUsed = 0;
    std::atomic<std::uint64_t> m_diskUsed = 0;
    std::filesystem::path m_directory;
    int m_file = -1;
};

/// A growing sequence of trivially copyable values. `append` and `publish` belong to the writer;
/// readers use `published` and `[]` with indexes below what they have seen published.
template<class T>
class Store
{
    static_assert(std::is_trivially_copyable_v<T>);

public:
    static constexpr std::size_t kChunk = 1U << 17U;
    static constexpr std::size_t kMaxChunks = 1U << 15U;
    static constexpr std::uint64_t kCapacity = std::uint64_t{kChunk} * kMaxChunks;

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
    [[nodiscard]] T operator[](std::uint64_t index) const
    {
        return m_chunks[index / kChunk].load(std::memory_order_relaxed)[index % kChunk];
    }

private:
    [[gnu::noinline]] bool grow()
    {
        if (m_chunkCount == kMaxChunks)
            return false;
        auto* const block = m_arena.allocate(kChunk * sizeof(T));
        if (block == nullptr)
            return false;
        if (m_end != nullptr)
            m_arena.settle(reinterpret_cast<std::byte*>(m_end - kChunk), kChunk * sizeof(T));
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
