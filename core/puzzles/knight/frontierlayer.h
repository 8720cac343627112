// The states of one moment, in tables that several threads fill together.

#pragma once

#include <array>
#include <atomic>
#include <mutex>
#include <vector>

#include "core/puzzles/knight/frontiertable.h"

namespace clew::knight::sweeping {

/// The states of one moment, in so many tables by their hashes: each is small enough for the
/// processor's cache, and threads seldom wait for the same one.
template<class State, class Count>
class Layer
{
public:
    using Table = StateTable<State, Count>;
    using Entry = typename Table::Entry;
    static constexpr std::size_t kTables = 256;

    [[nodiscard]] Table& operator[](std::size_t i) { return m_tables[i]; }
    [[nodiscard]] static std::size_t tableFor(std::uint64_t hash) { return hash >> 56U; }
    /// For those who add to a table.
    [[nodiscard]] std::mutex& mutex(std::size_t i) { return m_mutexes[i]; }

    [[nodiscard]] std::uint64_t size() const
    {
        std::uint64_t sum = 0;
        for (const Table& table : m_tables)
            sum += table.size();
        return sum;
    }
    void swap(Layer& other) { m_tables.swap(other.m_tables); }

private:
    std::vector<Table> m_tables = std::vector<Table>(kTables);
    std::array<std::mutex, kTables> m_mutexes;
};

/// What a thread will add to a layer, gathered for each table to some length.
template<class State, class Count>
class Writer
{
public:
    using Table = StateTable<State, Count>;

    Writer(Layer<State, Count>& layer, std::atomic<std::uint64_t>& bytes)
        : m_layer(layer), m_bytes(bytes), m_waiting(layer.kTables)
    {
    }

    /// False if a number of ways does not fit.
    bool operator()(State state, const Count& count)
    {
        const auto key = Table::keyOf(state);
        const std::size_t table = m_layer.tableFor(Table::hashOf(key));
        m_waiting[table].push_back({key, count});
        return m_waiting[table].size() < kWaiting || flush(table);
    }

    bool flush()
    {
        bool fits = true;
        for (std::size_t table = 0; table < m_waiting.size(); ++table)
            fits = flush(table) && fits;
        return fits;
    }

private:
    static constexpr std::size_t kWaiting = 64;

    bool flush(std::size_t i)
    {
        if (m_waiting[i].empty())
            return true;
        const std::scoped_lock lock(m_layer.mutex(i));
        Table& table = m_layer[i];
        const std::uint64_t before = table.bytes();
        bool fits = true;
        for (const auto& [key, count] : m_waiting[i])
            fits = table.add(key, Table::hashOf(key), count) && fits;
        m_bytes += table.bytes() - before;
        m_waiting[i].clear();
        return fits;
    }

    Layer<State, Count>& m_layer;
    std::atomic<std::uint64_t>& m_bytes;
    std::vector<std::vector<typename Table::Entry>> m_waiting;
};

} // namespace clew::knight::sweeping
