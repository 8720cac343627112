// Keys and numbers of as many words as a sweep needs, in one hash table without pointers.

#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace clew::graphs {

/// Finds the number of a key, at first 0. Entries are numbered in the order in which they come;
/// what they point to moves when another comes.
class WayTable
{
public:
    using Word = std::uint64_t;
    __extension__ using DoubleWord = unsigned __int128;

    WayTable(std::size_t keyWords, std::size_t numberWords)
        : m_keyWords(keyWords), m_numberWords(numberWords), m_index(kLeast)
    {
    }

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] const Word* key(std::size_t entry) const { return &m_keys[entry * m_keyWords]; }
    [[nodiscard]] const Word* number(std::size_t entry) const
    {
        return &m_numbers[entry * m_numberWords];
    }
    [[nodiscard]] Word* numberOf(const Word* key)
    {
        if (2 * (m_size + 1) > m_index.size())
            grow();
        std::uint32_t& place = placeOf(key);
        if (place == 0) {
            place = static_cast<std::uint32_t>(++m_size);
            m_keys.insert(m_keys.end(), key, key + m_keyWords);
            m_numbers.resize(m_size * m_numberWords);
        }
        return &m_numbers[(place - 1) * m_numberWords];
    }
    [[nodiscard]] std::uint64_t bytes() const
    {
        return (m_keys.capacity() + m_numbers.capacity()) * sizeof(Word) +
               m_index.size() * sizeof(m_index[0]);
    }

private:
    static constexpr std::size_t kLeast = 16;

    [[nodiscard]] std::uint32_t& placeOf(const Word* key)
    {
        std::size_t i = hash(key) & (m_index.size() - 1);
        while (m_index[i] != 0 &&
               !std::equal(key, key + m_keyWords, this->key(m_index[i] - std::size_t{1})))
            i = (i + 1) & (m_index.size() - 1);
        return m_index[i];
    }
    // Both halves of the product: a key's high bits do not reach the low half.
    [[nodiscard]] std::size_t hash(const Word* key) const
    {
        Word mixed = 0x9E3779B97F4A7C15U;
        for (std::size_t i = 0; i < m_keyWords; ++i) {
            const DoubleWord product = DoubleWord{mixed ^ key[i]} * 0xFF51AFD7ED558CCDU;
            mixed = static_cast<Word>(product) ^ static_cast<Word>(product >> 64U);
        }
        return mixed;
    }
    void grow()
    {
        m_index.assign(2 * m_index.size(), 0);
        for (std::size_t entry = 0; entry < m_size; ++entry)
            placeOf(key(entry)) = static_cast<std::uint32_t>(entry + 1);
    }

    std::size_t m_keyWords;
    std::size_t m_numberWords;
    std::size_t m_size = 0;
    std::vector<Word> m_keys;
    std::vector<Word> m_numbers;
    std::vector<std::uint32_t> m_index; ///< entry + 1, or 0
};

} // namespace clew::graphs
