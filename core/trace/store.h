// Append-only storage in chunks: one thread writes, any number read, without locks.
//
// A store fills one buffer over and over. Whenever it is full its contents are settled: packed if
// that pays (see packing.h), and laid down for good in a block of the `Arena` that all stores of a
// trace share. Up to the arena's limit blocks are memory, from then on they are parts of an
// unlinked temporary file, mapped, which the kernel drops and reads again as it pleases.

#pragma once

#include <array>
#include <atomic>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <memory>
#include <span>
#include <type_traits>
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

private:
    std::byte* m_data;
    std::size_t m_size;
};

/// Where what is settled lies. Used by one thread, but for the numbers of bytes.
class Arena
{
public:
    /// Of one block: a huge page, which costs one page fault instead of five hundred.
    static constexpr std::size_t kBlock = std::size_t{1} << 21U;

    /// A block that is being laid out from its beginning. What lies in it stays at its address, and
    /// as it is, as long as the arena lives.
    struct Block
    {
        std::byte* data = nullptr;
        std::size_t used = kBlock;
        std::int64_t offset = 0; ///< in the file, or kInMemory

        [[nodiscard]] std::size_t room() const { return kBlock - used; }
    };

    /// Has at most `memoryLimit` bytes in memory, and at most `diskLimit` bytes in a file in
    /// `directory` (empty: a folder for large temporary files).
    Arena(std::uint64_t memoryLimit, std::uint64_t diskLimit, std::filesystem::path directory = {});
    ~Arena();
    Arena(const Arena&) = delete;
    Arena& operator=(const Arena&) = delete;

    /// An empty block; false when both limits are reached or there is no file to be had.
    [[nodiscard]] bool allocate(Block& block);
    /// Lays these bytes, which there must be room for, down at a multiple of eight. Returns where
    /// they are; null if the disk is full.
    [[nodiscard]] const std::byte* keep(Block& block, std::span<const std::byte> bytes);

    [[nodiscard]] std::uint64_t memoryBytes() const { return m_memoryUsed.load(); }
    [[nodiscard]] std::uint64_t diskBytes() const { return m_diskUsed.load(); }

private:
    static constexpr std::int64_t kInMemory = -1;

    bool openFile();
    [[nodiscard]] std::byte* mapBlockOfFile();
    [[nodiscard]] bool writeToFile(std::span<const std::byte> bytes, std::int64_t offset) const;

    std::vector<std::byte*> m_blocks;
    std::uint64_t m_memoryLimit;
    std::uint64_t m_diskLimit;
    std::atomic<std::uint64_t> m_memoryUsed = 0;
    std::atomic<std::uint64_t> m_diskUsed = 0;
    std::filesystem::path m_directory;
    int m_file = -1;
};

/// Of each store, in bytes: small enough for the nearest caches.
inline constexpr std::size_t kStoreBuffer = std::size_t{1} << 17U;

/// How chunks of `T` are packed: by default not at all.
template<class T>
struct Packing
{
    struct Packer
    {
        /// The packed form, valid until the next call; empty if it would not be much smaller.
        static std::span<const std::byte> pack(std::span<const T> /*chunk*/) { return {}; }
    };
    /// The value with this index in the chunk.
    static T unpack(const std::byte* /*packed*/, std::size_t /*index*/) { return {}; }
};

/// A growing sequence of trivially copyable values. `append` and `publish` belong to the writer;
/// readers use `published` and `[]` with indexes below what they have seen published.
///
/// A reader may still look into the buffer when its contents have been settled and others take
/// their place. It finds out by looking again where the chunk is: that is set before anything is
/// overwritten, and every word is written with release and read with acquire.
template<class T>
class Store
{
    static_assert(std::is_trivially_copyable_v<T>);

public:
    static constexpr std::size_t kChunk = kStoreBuffer / sizeof(T);
    static constexpr std::uint64_t kCapacity = std::uint64_t{1} << 32U;
    static constexpr std::size_t kMaxChunks = kCapacity / kChunk;
    static_assert(std::has_single_bit(sizeof(T)), "finding an element is a shift and a mask");

    explicit Store(Arena& arena) : m_arena(arena), m_chunks(kMaxChunks * sizeof(Place)) {}

    // ---- writer

    /// How many values put() takes now.
    [[nodiscard]] std::size_t room() const { return static_cast<std::size_t>(m_end - m_next); }
    /// Makes room for one at least; false when there is no more.
    [[nodiscard]] bool makeRoom() { return m_next != m_end || grow(); }
    void put(T value)
    {
        assert(m_next != m_end);
        const auto words = std::bit_cast<Words>(value);
        for (std::size_t i = 0; i < words.size(); ++i)
            std::atomic_ref((*m_next)[i]).store(words[i], std::memory_order_release);
        ++m_next;
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
    void publish()
    {
        const auto inBuffer = static_cast<std::uint64_t>(m_next - m_buffer.get());
        m_bytes.store(m_settledBytes + inBuffer * sizeof(T), std::memory_order_relaxed);
        m_published.store(size(), std::memory_order_release);
    }

    // ---- readers

    [[nodiscard]] std::uint64_t published() const
    {
        return m_published.load(std::memory_order_acquire);
    }
    /// What the published values take, packed or not.
    [[nodiscard]] std::uint64_t bytes() const { return m_bytes.load(std::memory_order_relaxed); }
    [[nodiscard]] T operator[](std::uint64_t index) const
    {
        const auto place = placeOf(index / kChunk);
        const std::size_t inChunk = index % kChunk;
        while (true) {
            const Place at = place.load(std::memory_order_acquire);
            if ((at & kPacked) != 0)
                return Packing<T>::unpack(reinterpret_cast<const std::byte*>(at - kPacked),
                                          inChunk);
            const T value = read(reinterpret_cast<Words*>(at)[inChunk]);
            if (place.load(std::memory_order_relaxed) == at)
                return value;
        }
    }

private:
    using Word = std::conditional_t<alignof(T) == 8, std::uint64_t, std::uint32_t>;
    using Words = std::array<Word, sizeof(T) / sizeof(Word)>;
    /// The address of a chunk, with the lowest bit set if it is packed.
    using Place = std::uintptr_t;
    static constexpr Place kPacked = 1;

    [[nodiscard]] std::atomic_ref<Place> placeOf(std::size_t chunk) const
    {
        return std::atomic_ref(reinterpret_cast<Place*>(m_chunks.data())[chunk]);
    }

    static T read(Words& from)
    {
        Words words;
        for (std::size_t i = 0; i < words.size(); ++i)
            words[i] = std::atomic_ref(from[i]).load(std::memory_order_acquire);
        return std::bit_cast<T>(words);
    }

    [[gnu::noinline]] bool grow()
    {
        if (m_chunkCount == kMaxChunks || !(m_buffer ? settle() : begin()))
            return false;
        m_next = m_buffer.get();
        m_end = m_next + kChunk;
        placeOf(m_chunkCount++)
            .store(reinterpret_cast<Place>(m_buffer.get()), std::memory_order_release);
        return true;
    }

    bool begin()
    {
        if (m_chunks.data() == nullptr || !m_arena.allocate(m_block))
            return false;
        m_buffer = std::make_unique_for_overwrite<Words[]>(kChunk);
        return true;
    }

    // False: the contents stay in the buffer, which is then the last one.
    bool settle()
    {
        const std::span values(reinterpret_cast<const T*>(m_buffer.get()), kChunk);
        std::span<const std::byte> bytes = m_packer.pack(values);
        const bool isPacked = !bytes.empty();
        if (!isPacked)
            bytes = std::as_bytes(values);
        if (m_block.room() < bytes.size() && !m_arena.allocate(m_block))
            return false;
        const std::byte* const kept = m_arena.keep(m_block, bytes);
        if (kept == nullptr)
            return false;
        m_settledBytes += bytes.size();
        placeOf(m_chunkCount - 1)
            .store(reinterpret_cast<Place>(kept) | (isPacked ? kPacked : 0),
                   std::memory_order_release);
        return true;
    }

    Arena& m_arena;
    Arena::Block m_block;
    std::unique_ptr<Words[]> m_buffer;
    Words* m_next = nullptr;
    Words* m_end = nullptr;
    std::size_t m_chunkCount = 0;
    std::uint64_t m_settledBytes = 0;
    [[no_unique_address]] typename Packing<T>::Packer m_packer;
    ZeroPages m_chunks; ///< the Place of each
    std::atomic<std::uint64_t> m_bytes = 0;
    std::atomic<std::uint64_t> m_published = 0;
};

} // namespace clew
