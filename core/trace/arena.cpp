#include "core/trace/arena.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <new>
#include <sys/mman.h>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <utility>

#include "core/storage/scratch.h"

namespace clew {

namespace {

// Small traces are many, and mostly air; from here on huge pages are worth it.
constexpr std::uint64_t kHugePagesFrom = std::uint64_t{16} << 20U;

// The system takes milliseconds to take back that much.
constexpr std::uint64_t kLongGivenBack = std::uint64_t{64} << 20U;

// A block at a multiple of its size, as huge pages need it.
std::byte* mapAligned(std::size_t size)
{
    void* const wide =
        ::mmap(nullptr, 2 * size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (wide == MAP_FAILED)
        return nullptr;
    auto* const begin = static_cast<std::byte*>(wide);
    const std::size_t before = (size - reinterpret_cast<std::uintptr_t>(wide) % size) % size;
    if (before > 0)
        ::munmap(begin, before);
    ::munmap(begin + before + size, size - before);
    return begin + before;
}

} // namespace

ZeroPages::ZeroPages(std::size_t size) : m_data(nullptr), m_size(size)
{
    void* const mapped = ::mmap(nullptr, size, PROT_READ | PROT_WRITE,
                                MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (mapped != MAP_FAILED)
        m_data = static_cast<std::byte*>(mapped);
}

ZeroPages::~ZeroPages()
{
    if (m_data != nullptr)
        ::munmap(m_data, m_size);
}

void ZeroPages::clear(std::span<std::byte> pages)
{
    ::madvise(pages.data(), pages.size(), MADV_DONTNEED);
}

Arena::Arena(std::uint64_t memoryLimit, std::uint64_t diskLimit, std::filesystem::path directory)
    : m_memoryLimit(memoryLimit), m_diskLimit(diskLimit), m_directory(std::move(directory))
{
}

Arena::~Arena()
{
    const bool isMuch = m_file >= 0 || m_blocks.size() * kBlock >= kLongGivenBack;
    const auto giveBack = [blocks = std::move(m_blocks), file = m_file] {
        for (std::byte* const block : blocks)
            ::munmap(block, kBlock);
        if (file >= 0)
            ::close(file);
    };
    // Nobody waits until the system has taken back what may be gigabytes.
    try {
        if (isMuch)
            std::thread(giveBack).detach();
        else
            giveBack();
    } catch (const std::system_error&) {
        giveBack();
    } catch (const std::bad_alloc&) {
        giveBack();
    }
}

const std::byte* Arena::keep(std::span<const std::byte> bytes)
{
    const Place place = reserve(bytes.size());
    if (place.data == nullptr)
        return nullptr;
    if (place.offset == kInMemory)
        std::memcpy(place.data, bytes.data(), bytes.size());
    else if (!writeToFile(bytes, place.offset))
        return nullptr;
    return place.data;
}

Arena::Place Arena::reserve(std::size_t size)
{
    assert(size <= kBlock);
    const std::scoped_lock lock(m_mutex);
    if (kBlock - m_used < size && !allocate())
        return {};
    Place place = m_block;
    place.data += m_used;
    if (place.offset != kInMemory)
        place.offset += static_cast<std::int64_t>(m_used);
    m_used = std::min(kBlock, (m_used + size + 7) / 8 * 8);
    return place;
}

bool Arena::allocate()
{
    const bool inMemory = m_memoryUsed + kBlock <= m_memoryLimit;
    if (!inMemory && (m_diskUsed + kBlock > m_diskLimit || !openFile()))
        return false;
    m_blocks.push_back(nullptr); // before there is something to lose if this throws
    std::byte* const data = inMemory ? mapAligned(kBlock) : mapBlockOfFile();
    if (data == nullptr) {
        m_blocks.pop_back();
        return false;
    }
    if (inMemory && m_memoryUsed >= kHugePagesFrom)
        ::madvise(data, kBlock, MADV_HUGEPAGE);
    m_blocks.back() = data;
    m_block = {data, inMemory ? kInMemory : static_cast<std::int64_t>(m_diskUsed)};
    m_used = 0;
    (inMemory ? m_memoryUsed : m_diskUsed) += kBlock;
    return true;
}

bool Arena::openFile()
{
    if (m_file >= 0)
        return true;
    const auto folders = m_directory.empty() ? scratchFolders() : std::vector{m_directory};
    for (const auto& folder : folders)
        if (m_file = openScratchFile(folder); m_file >= 0)
            return true;
    return false;
}

// The file grows as it is written: nothing is read that has not been.
std::byte* Arena::mapBlockOfFile()
{
    void* const mapped = ::mmap(nullptr, kBlock, PROT_READ, MAP_SHARED, m_file,
                                static_cast<off_t>(m_diskUsed.load()));
    return mapped == MAP_FAILED ? nullptr : static_cast<std::byte*>(mapped);
}

// Writing through the page cache is several times cheaper than dirtying a shared mapping page by
// page; the mapping shows it at once.
bool Arena::writeToFile(std::span<const std::byte> bytes, std::int64_t offset) const
{
    return writeAt(m_file, static_cast<std::uint64_t>(offset), bytes);
}

} // namespace clew
