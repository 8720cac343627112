// Items that come one after another, are worked on by several threads and leave in their order.

#pragma once

#include <cassert>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <utility>

#include "core/search/parallel.h"

namespace clew {

/// `next` makes the next item (false: there is none), `work` does what takes long, and `finish`
/// gets the items in the order in which they were made. Several threads work, one at a time makes
/// items, and one at a time finishes them.
template<class Item>
class Pipeline
{
public:
    Pipeline(std::function<bool(Item&)> next, std::function<void(Item&)> work,
             std::function<void(Item&)> finish)
        : m_next(std::move(next)), m_work(std::move(work)), m_finish(std::move(finish))
    {
    }

    /// On so many threads, of which the caller's is one, and with at most `most` items that are not
    /// finished (at least one). What is thrown first is thrown on, and no further item is made
    /// then. To be called once.
    void run(unsigned threads, std::uint64_t most)
    {
        assert(most > 0 && !m_isOver);
        m_most = most;
        forEachJob(threads, threads, [this](std::uint64_t /*thread*/) {
            try {
                std::uint64_t place = 0;
                for (Item item; make(item, place); item = Item()) {
                    m_work(item);
                    finishInTurn(std::move(item), place);
                }
            } catch (...) {
                end();
                throw;
            }
        });
    }

private:
    bool make(Item& item, std::uint64_t& place)
    {
        const std::scoped_lock making(m_making);
        {
            std::unique_lock lock(m_mutex);
            m_changed.wait(lock, [this] { return m_isOver || m_made - m_finished < m_most; });
            if (m_isOver)
                return false;
        }
        if (!m_next(item)) {
            end();
            return false;
        }
        place = m_made++;
        return true;
    }

    // Whoever brings the item whose turn it is finishes all that wait behind it.
    void finishInTurn(Item item, std::uint64_t place)
    {
        std::unique_lock lock(m_mutex);
        m_waiting.emplace(place, std::move(item));
        if (m_isFinishing)
            return;
        m_isFinishing = true;
        while (!m_waiting.empty() && m_waiting.begin()->first == m_finished) {
            auto first = m_waiting.extract(m_waiting.begin());
            lock.unlock();
            m_finish(first.mapped());
            lock.lock();
            ++m_finished;
            m_changed.notify_all();
        }
        m_isFinishing = false;
    }

    void end()
    {
        const std::scoped_lock lock(m_mutex);
        m_isOver = true;
        m_changed.notify_all();
    }

    std::function<bool(Item&)> m_next;
    std::function<void(Item&)> m_work;
    std::function<void(Item&)> m_finish;
    std::uint64_t m_most = 0;

    std::mutex m_making; ///< is held by whoever makes an item
    std::uint64_t m_made = 0;

    std::mutex m_mutex; ///< of what follows
    std::condition_variable m_changed;
    std::map<std::uint64_t, Item> m_waiting = {}; ///< by their place, until their turn comes
    std::uint64_t m_finished = 0;
    bool m_isFinishing = false; ///< a thread does so
    bool m_isOver = false;      ///< no further item is made
};

} // namespace clew
