// Append-only storage in chunks: one thread writes, any number read, without locks.
//
// A store fills buffers, which it borrows from the `Compactor` that all stores of a trace share.
// That settles the full ones: packs their contents if that pays (see packing.h) and lays them down
// for good in an `Arena`.

#pragma once

#include <array>
#include <atomic>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>

#include "core/trace/compactor.h"

namespace clew {

/// Of each chunk, in bytes, before it is packed.
inline constexpr std::size_t kStoreBuffer = Compactor::kBuffer;

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
/// A reader may still look into a buffer when its contents have been settled and others take their
/// place. It finds out by looking again where the chunk is: that is set before anything is
/// overwritten, and every word is written with release and read with acquire.
template<class T>
class Store final : private Compactor::Client
{
    static_assert(std::is_trivially_copyable_v<T>);

public:
    static constexpr std::size_t kChunk = kStoreBuffer / sizeof(T);
    static constexpr std::uint64_t kCapacity = std::uint64_t{1} << 32U;
    static constexpr std::size_t kMaxChunks = kCapacity / kChunk;
    static_assert(std::has_single_bit(sizeof(T)), "finding an element is a shift and a mask");

    explicit Store(Compactor& compactor)
        : m_compactor(compactor), m_chunks(kMaxChunks * sizeof(Place))
    {
    }
    ~Store() { m_compactor.stop(); }
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

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
    void publish() { m_published.store(size(), std::memory_order_release); }

    // ---- readers

    [[nodiscard]] std::uint64_t published() const
    {
        return m_published.load(std::memory_order_acquire);
    }
    /// What the published values take, packed or not.
    [[nodiscard]] std::uint64_t bytes() const
    {
        const std::uint64_t saved = m_saved.load(std::memory_order_acquire);
        return published() * sizeof(T) - saved; // only what is published is ever settled
    }
    [[nodiscard]] T operator[](std::uint64_t index) const
    {
        const auto place = placeOf(index / kChunk);
        const std::size_t inChunk = index % kChunk;
        while (true) {
            const Place at = place.load(std::memory_order_acquire);
            if (isPacked(at))
                return Packing<T>::unpack(at - kPacked, inChunk);
            const T value = read(reinterpret_cast<const Words*>(at)[inChunk]);
            if (place.load(std::memory_order_relaxed) == at)
                return value;
        }
    }

private:
    using Word = std::conditional_t<alignof(T) == 8, std::uint64_t, std::uint32_t>;
    static constexpr std::size_t kWordSize = sizeof(Word);
    using Words = std::array<Word, sizeof(T) / kWordSize>;
    /// Where a chunk begins; if it is packed, the byte after that.
    using Place = const std::byte*;
    static constexpr std::ptrdiff_t kPacked = 1;

    static bool isPacked(Place place) { return reinterpret_cast<std::uintptr_t>(place) % 2 != 0; }

    [[nodiscard]] std::atomic_ref<Place> placeOf(std::size_t chunk) const
    {
        return std::atomic_ref(reinterpret_cast<Place*>(m_chunks.data())[chunk]);
    }

    static T read(const Words& from)
    {
        Words words;
        for (std::size_t i = 0; i < words.size(); ++i) // atomic_ref refers to no constants
            words[i] = std::atomic_ref(const_cast<Word&>(from[i])).load(std::memory_order_acquire);
        return std::bit_cast<T>(words);
    }

    [[gnu::noinline]] bool grow()
    {
        if (m_chunkCount == kMaxChunks || m_chunks.data() == nullptr)
            return false;
        publish();
        if (m_buffer != nullptr)
            m_compactor.settle(*this, m_chunkCount - 1, m_buffer);
        m_buffer = m_compactor.lend();
        if (m_buffer == nullptr)
            return false;
        m_next = reinterpret_cast<Words*>(m_buffer);
        m_end = m_next + kChunk;
        placeOf(m_chunkCount++).store(m_buffer, std::memory_order_release);
        return true;
    }

    std::span<const std::byte> pack(std::span<const std::byte> buffer,
                                    Compactor::Worker worker) override
    {
        const std::span values(reinterpret_cast<const T*>(buffer.data()), kChunk);
        return m_packers[static_cast<std::size_t>(worker)].pack(values);
    }

    void settled(std::size_t chunk, std::span<const std::byte> kept, bool asPacked) override
    {
        m_saved.fetch_add(kStoreBuffer - kept.size(), std::memory_order_release);
        placeOf(chunk).store(kept.data() + (asPacked ? kPacked : 0), std::memory_order_release);
    }

    Compactor& m_compactor;
    std::byte* m_buffer =
        nullptr; ///< being filled; null before the first, and when there is no more
    Words* m_next = nullptr;
    Words* m_end = nullptr;
    std::size_t m_chunkCount = 0;
    std::array<typename Packing<T>::Packer, 2> m_packers; ///< one for each Worker
    ZeroPages m_chunks;                                   ///< the Place of each
    std::atomic<std::uint64_t> m_saved = 0;               ///< bytes, by packing
    std::atomic<std::uint64_t> m_published = 0;
};

} // namespace clew
