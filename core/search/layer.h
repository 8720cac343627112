// A layer of a breadth-first search: partial boards of one width, first in, first out.
//
// They are kept in blocks. So growing never copies what is there, which would take seconds of a
// large layer, and boards that have been extended are given back while the next layer grows.

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <span>
#include <utility>

namespace clew {

template<class T>
class Layer
{
public:
    /// `width`: how many entries a board has; it may have none.
    explicit Layer(std::size_t width)
        : m_width(width), m_perBlock(std::max<std::size_t>(
                              1, kBlockBytes / (sizeof(T) * std::max<std::size_t>(1, width))))
    {
    }

    [[nodiscard]] bool empty() const { return m_boards == 0; }
    /// The board that was added first of those there.
    [[nodiscard]] std::span<const T> front() const { return {m_front, m_width}; }
    void dropFront()
    {
        --m_boards;
        m_front += m_width;
        if (--m_leftInFirst == 0)
            dropBlock();
    }

    /// Room for a further board, to be written at once.
    std::span<T> add()
    {
        if (m_roomInLast == 0)
            addBlock();
        ++m_boards;
        --m_roomInLast;
        return {std::exchange(m_next, m_next + m_width), m_width};
    }

    [[nodiscard]] std::uint64_t bytes() const { return m_bytes; }

private:
    static constexpr std::size_t kBlockBytes = std::size_t{1} << 18U;

    [[nodiscard]] std::uint64_t blockBytes() const { return m_perBlock * m_width * sizeof(T); }

    void addBlock()
    {
        m_blocks.push_back(std::make_unique_for_overwrite<T[]>(m_perBlock * m_width));
        m_bytes += blockBytes();
        m_next = m_blocks.back().get();
        m_roomInLast = m_perBlock;
        if (m_blocks.size() == 1)
            beginFirst();
    }

    void dropBlock()
    {
        if (m_blocks.size() == 1) // what is added next goes into a new one
            m_roomInLast = 0;
        m_blocks.pop_front();
        m_bytes -= blockBytes();
        if (!m_blocks.empty())
            beginFirst();
    }

    void beginFirst()
    {
        m_front = m_blocks.front().get();
        m_leftInFirst = m_perBlock;
    }

    std::size_t m_width;
    std::size_t m_perBlock; ///< boards
    std::deque<std::unique_ptr<T[]>> m_blocks;
    std::size_t m_boards = 0;
    const T* m_front = nullptr;
    T* m_next = nullptr;
    std::size_t m_leftInFirst = 0; ///< boards not dropped, with those not added yet
    std::size_t m_roomInLast = 0;  ///< boards
    std::uint64_t m_bytes = 0;
};

} // namespace clew
