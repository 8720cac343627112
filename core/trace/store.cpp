#include "core/trace/store.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <string>
#include <sys/mman.h>
#include <unistd.h>

namespace clew {

namespace {

// Small traces are many, and mostly air; from here on huge pages are worth it.
constexpr std::uint64_t kHugePagesFrom = std::uint64_t{16} << 20U;

// /tmp is memory on many systems; what is spilled must go to a disk.
std::filesystem::path scratchFolder()
{
    std::error_code error;
    const std::filesystem::path large = "/var/tmp";
    if (std::getenv("TMPDIR") == nullptr && std::filesystem::is_directory(large, error))
        return large;
    return std::filesystem::temp_directory_path(error);
}

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

Arena::Arena(std::uint64_t memoryLimit, std::uint64_t diskLimit, std::filesystem::path directory)
    : m_memoryLimit(memoryLimit), m_diskLimit(diskLimit), m_directory(std::move(directory))
{
}

Arena::~Arena()
{
    for (std::byte* const block : m_blocks)
        ::munmap(block, kBlock);
    if (m_file >= 0)
        ::close(m_file);
}

bool Arena::allocate(Block& block)
{
    const bool inMemory = m_memoryUsed + kBlock <= m_memoryLimit;
    if (!inMemory && (m_diskUsed + kBlock > m_diskLimit || !openFile()))
        return false;
    std::byte* const data = inMemory ? mapAligned(kBlock) : mapBlockOfFile();
    if (data == nullptr)
        return false;
    if (inMemory && m_memoryUsed >= kHugePagesFrom)
        ::madvise(data, kBlock, MADV_HUGEPAGE);
    m_blocks.push_back(data);
    block = {data, 0, inMemory ? kInMemory : static_cast<std::int64_t>(m_diskUsed)};
    (inMemory ? m_memoryUsed : m_diskUsed) += kBlock;
    return true;
}

bool Arena::openFile()
{
    if (m_file >= 0)
        return true;
    const auto folder = m_directory.empty() ? scratchFolder() : m_directory;
    std::string name = (folder / "clew-trace-XXXXXX").string();
    m_file = ::mkostemp(name.data(), O_CLOEXEC);
    if (m_file >= 0)
        ::unlink(name.c_str()); // gone with the process, however it ends
    return m_file >= 0;
}

// The file grows as it is written: nothing is read that has not been.
std::byte* Arena::mapBlockOfFile()
{
    void* const mapped = ::mmap(nullptr, kBlock, PROT_READ, MAP_SHARED, m_file,
                                static_cast<off_t>(m_diskUsed.load()));
    return mapped == MAP_FAILED ? nullptr : static_cast<std::byte*>(mapped);
}

const std::byte* Arena::keep(Block& block, std::span<const std::byte> bytes)
{
    assert(bytes.size() <= block.room());
    std::byte* const place = block.data + block.used;
    if (block.offset == kInMemory)
        std::memcpy(place, bytes.data(), bytes.size());
    else if (!writeToFile(bytes, block.offset + static_cast<std::int64_t>(block.used)))
        return nullptr;
    block.used = std::min(kBlock, (block.used + bytes.size() + 7) / 8 * 8);
    return place;
}

// Writing through the page cache is several times cheaper than dirtying a shared mapping page by
// page; the mapping shows it at once.
bool Arena::writeToFile(std::span<const std::byte> bytes, std::int64_t offset) const
{
    while (!bytes.empty()) {
        const ssize_t written = ::pwrite(m_file, bytes.data(), bytes.size(), offset);
        if (written < 0 && errno != EINTR)
            return false;
        const auto done = static_cast<std::size_t>(std::max<ssize_t>(written, 0));
        bytes = bytes.subspan(done);
        offset += static_cast<std::int64_t>(done);
    }
    return true;
}

} // namespace clew
