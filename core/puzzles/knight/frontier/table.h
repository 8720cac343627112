// Ways to each state, equal states once: the hash table of the frontier method.

#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace clew::knight::sweeping {

// Returns false, and leaves the sum alone, if it does not fit.
inline bool addTo(std::uint64_t& sum, std::uint64_t term)
{
    std::uint64_t result = 0;
    if (__builtin_add_overflow(sum, term, &result))
        return false;
    sum = result;
    return true;
}

inline bool addTo(boost::multiprecision::cpp_int& sum, const boost::multiprecision::cpp_int& term)
{
    sum += term;
    return true;
}

/// Of 64 bits.
template<class Word>
inline constexpr std::size_t kWordsIn = sizeof(Word) * 8 / 64;

/// Multiplicative hashing; the constants are 2^64 divided by the golden ratio and a prime.
template<class Word>
std::uint64_t hashOf(Word word)
{
    std::uint64_t hash = 0;
    for (std::size_t i = 0; i < kWordsIn<Word>; ++i) {
        const auto part = static_cast<std::uint64_t>(word >> (64 * i));
        hash = (hash ^ part ^ part >> 32U) * 0x9E3779B97F4A7C15U;
        hash = (hash ^ hash >> 29U) * 0xC2B2AE3D27D4EB4FU;
    }
    return hash ^ hash >> 32U;
}

/// Ways to each state: a hash table with open addressing.
template<class State, class Count>
class StateTable
{
public:
    /// In machine words, which need no more than their alignment.
    using Key = std::array<std::uint64_t, kWordsIn<typename State::Word>>;
    struct Entry
    {
        Key key{};
        Count count = 0; ///< 0: the place is free

        [[nodiscard]] State state() const { return State(wordOf(key)); }
    };

    static typename State::Word wordOf(const Key& key)
    {
        return std::bit_cast<typename State::Word>(key);
    }
    static Key keyOf(State state) { return std::bit_cast<Key>(state.word()); }
    static std::uint64_t hashOf(const Key& key) { return sweeping::hashOf(wordOf(key)); }

    [[nodiscard]] std::uint64_t bytes() const { return m_entries.capacity() * sizeof(Entry); }
    [[nodiscard]] std::size_t size() const { return m_used; }

    /// False if the number of ways does not fit.
    bool add(const Key& key, std::uint64_t hash, const Count& count)
    {
        if (m_used * 5 >= m_entries.size() * 4)
            grow();
        Entry& entry = find(key, hash);
        if (entry.count != 0)
            return addTo(entry.count, count);
        entry = {key, count};
        ++m_used;
        return true;
    }

    /// Calls `use(entry)` for each, and is empty then.
    template<class Use>
    void drain(Use&& use)
    {
        for (Entry& entry : m_entries) {
            if (entry.count == 0)
                continue;
            use(entry);
            entry.count = 0;
        }
        if (m_entries.size() > kRoomy && m_used * 16 < m_entries.size())
            m_entries = {}; // the next ones are likely to be few as well
        m_used = 0;
    }

private:
    static constexpr std::size_t kRoomy = 4096; ///< places that cost nothing to go through

    Entry& find(const Key& key, std::uint64_t hash)
    {
        const auto isOther = [word = wordOf(key)](const Entry& entry) {
            return entry.count != 0 && wordOf(entry.key) != word;
        };
        std::size_t place = hash & (m_entries.size() - 1);
        while (isOther(m_entries[place]))
            place = (place + 1) & (m_entries.size() - 1);
        return m_entries[place];
    }

    void grow()
    {
        std::vector<Entry> old(std::max<std::size_t>(16, m_entries.size() * 2));
        old.swap(m_entries);
        for (Entry& entry : old)
            if (entry.count != 0)
                find(entry.key, hashOf(entry.key)) = std::move(entry);
    }

    std::vector<Entry> m_entries;
    std::size_t m_used = 0;
};

} // namespace clew::knight::sweeping
