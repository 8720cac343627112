#include "core/trace/compactor.h"

#include <new>
#include <system_error>

namespace clew {

Compactor::Compactor(Arena& arena, std::size_t buffers)
    : m_arena(arena), m_count(buffers), m_pages(buffers * kBuffer)
{
    m_empty.reserve(buffers);
    m_full.reserve(buffers);
}

std::byte* Compactor::lend()
{
    Lock lock(m_mutex);
    while (!m_noRoom && m_pages.data() != nullptr) {
        if (!m_empty.empty()) {
            std::byte* const buffer = m_empty.back(); // the one most likely in a cache
            m_empty.pop_back();
            return buffer;
        }
        if (m_lent < m_count)
            return m_pages.data() + kBuffer * m_lent++;
        if (!m_full.empty())
            settleOldest(lock, Worker::Writer);
        else
            m_changed.wait(lock);
    }
    return nullptr;
}

void Compactor::settle(Client& client, std::size_t chunk, std::byte* buffer)
{
    const Lock lock(m_mutex);
    m_full.push_back({&client, chunk, buffer});
    if (!m_thread.joinable())
        startThread();
    m_changed.notify_all();
}

void Compactor::startThread()
{
    try {
        m_thread = std::jthread([this](const std::stop_token& stopped) { work(stopped); });
    } catch (const std::system_error&) {
        // Where threads are not to be had, the one that writes does it all.
    } catch (const std::bad_alloc&) {
        // As above.
    }
}

void Compactor::finish()
{
    Lock lock(m_mutex);
    while (!m_full.empty() && !m_noRoom)
        settleOldest(lock, Worker::Writer);
    m_changed.wait(lock, [this] { return m_inHand == 0; });
    // Somebody may still be reading there: he reads zeros, and then sees that the chunk has moved.
    for (std::byte* const buffer : m_empty)
        ZeroPages::clear({buffer, kBuffer});
    lock.unlock();
    stop();
}

void Compactor::stop()
{
    m_thread = {};
}

// Unlocks while it works.
void Compactor::settleOldest(Lock& lock, Worker worker)
{
    const Full full = m_full.front();
    m_full.erase(m_full.begin());
    ++m_inHand;
    lock.unlock();
    const bool isSettled = settleNow(full, worker);
    lock.lock();
    --m_inHand;
    if (isSettled)
        m_empty.push_back(full.buffer);
    else
        m_noRoom = true;
    m_changed.notify_all();
}

// False: there is no more room, and the chunk stays where it is.
bool Compactor::settleNow(const Full& full, Worker worker)
try {
    const std::span<const std::byte> buffer(full.buffer, kBuffer);
    const auto packed = full.client->pack(buffer, worker);
    const auto bytes = packed.empty() ? buffer : packed;
    const std::byte* const kept = m_arena.keep(bytes);
    if (kept == nullptr)
        return false;
    full.client->settled(full.chunk, {kept, bytes.size()}, !packed.empty());
    return true;
} catch (const std::bad_alloc&) {
    return false;
}

void Compactor::work(const std::stop_token& stopped)
{
    Lock lock(m_mutex);
    const auto isNeeded = [this] { return !m_full.empty() && !m_noRoom; };
    while (m_changed.wait(lock, stopped, isNeeded) && !stopped.stop_requested())
        settleOldest(lock, Worker::Background);
}

} // namespace clew
