// Packs and lays down what a trace has recorded, behind the recording thread's back.

#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <span>
#include <thread>
#include <vector>

#include "core/trace/arena.h"

namespace clew {

/// Lends the stores of a trace buffers to write chunks into, and settles the full ones: packs them
/// (see packing.h), lays them down in the arena and lends their buffers again. A thread of its own
/// does this; only when all buffers are full, the one that writes settles some, too. Where memory
/// runs out it is as if the arena were full: nothing is thrown at those who write.
class Compactor
{
public:
    /// Of a buffer, in bytes: small enough for the nearest caches.
    static constexpr std::size_t kBuffer = std::size_t{1} << 17U;

    /// Who settles a chunk: two may at a time, each with tools of its own.
    enum class Worker : std::uint8_t { Writer, Background };

    /// A store. Called by both workers, for different chunks.
    class Client
    {
    public:
        /// The packed form of what the buffer holds, valid until this worker's next call; empty if
        /// it would not be much smaller. May throw std::bad_alloc.
        virtual std::span<const std::byte> pack(std::span<const std::byte> buffer,
                                                Worker worker) = 0;
        /// From now on the chunk lies there; its buffer is overwritten when this has returned.
        virtual void settled(std::size_t chunk, std::span<const std::byte> kept, bool isPacked) = 0;

    protected:
        ~Client() = default;
    };

    /// Lends at most `buffers` at a time: one for each store, and more so that none has to wait.
    Compactor(Arena& arena, std::size_t buffers);
    Compactor(const Compactor&) = delete;
    Compactor& operator=(const Compactor&) = delete;

    // ---- for the thread that writes

    /// A buffer to be filled; null when the arena is full or there is no memory. Readers may look
    /// into it, under the protocol of Store, as long as the compactor lives.
    [[nodiscard]] std::byte* lend();
    /// Takes a full one back: this chunk of the client. If the arena is full it stays as it is.
    void settle(Client& client, std::size_t chunk, std::byte* buffer);
    /// Nothing will be written any more: settles what there is and frees the buffers.
    void finish();
    /// Settles nothing more: the clients are about to go.
    void stop();

private:
    struct Full
    {
        Client* client;
        std::size_t chunk;
        std::byte* buffer;
    };
    using Lock = std::unique_lock<std::mutex>;

    void settleOldest(Lock& lock, Worker worker);
    bool settleNow(const Full& full, Worker worker);
    void startThread();
    void work(const std::stop_token& stopped);

    Arena& m_arena;
    const std::size_t m_count;
    const ZeroPages m_pages; ///< the buffers, one after the other
    std::mutex m_mutex;      ///< guards what follows
    std::condition_variable_any m_changed;
    std::size_t m_lent = 0; ///< how many have ever been
    // Both have room for all buffers from the start, so that handing them about cannot fail.
    std::vector<std::byte*> m_empty;
    std::vector<Full> m_full; ///< the oldest first
    std::size_t m_inHand = 0; ///< are being settled
    bool m_noRoom = false;
    std::jthread m_thread; ///< started when there is something to do: most traces are short
};

} // namespace clew
