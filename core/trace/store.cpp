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

Arena::Arena(std::uint64_t memoryLimit, std::uint64_t diskLimit, std::filesystem::path directory)
    : m_memoryLimit(memoryLimit), m_diskLimit(diskLimit), m_directory(std::move(directory))
{
}

Arena::~Arena()
{
    for (const Block& block : m_blocks)
        ::munmap(block.data, kBlock);
    if (m_file >= 0)
        ::close(m_file);
}

std::byte* Arena::allocate()
{
    const std::scoped_lock lock(m_mutex);
    const bool inMemory = m_memoryUsed + kBlock <= m_memoryLimit;
    if (!inMemory && (m_diskFull || m_diskUsed + kBlock > m_diskLimit || !openFile()))
        return nullptr;
    std::byte* const data = mapAligned(kBlock);
    if (data == nullptr)
        return nullptr;
    if (m_memoryUsed + m_diskUsed >= kHugePagesFrom)
        ::madvise(data, kBlock, MADV_HUGEPAGE);
    m_blocks.push_back({data, inMemory ? kInMemory : static_cast<std::int64_t>(m_diskUsed)});
    (inMemory ? m_memoryUsed : m_diskUsed) += kBlock;
    return data;
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

void Arena::settle(std::byte* data)
{
    const std::scoped_lock lock(m_mutex);
    const auto block = std::find_if(m_blocks.rbegin(), m_blocks.rend(),
                                    [data](const Block& b) { return b.data == data; });
    assert(block != m_blocks.rend());
    if (block->offset != kInMemory && !moveToFile(*block))
        m_diskFull = true; // this block stays where it is; there will be no further one
}

// Writing through the page cache is several times cheaper than dirtying a shared mapping page by
// page.
bool Arena::moveToFile(const Block& block) const
{
    for (std::size_t done = 0; done < kBlock;) {
        const ssize_t written = ::pwrite(m_file, block.data + done, kBlock - done,
                                         block.offset + static_cast<off_t>(done));
        if (written < 0 && errno != EINTR)
            return false;
        done += static_cast<std::size_t>(std::max<ssize_t>(written, 0));
    }
    void* const mapped = ::mmap(nullptr, kBlock, PROT_READ, MAP_SHARED, m_file, block.offset);
    if (mapped == MAP_FAILED)
        return false;
    // In one step: readers meet the old pages or the new ones, which are equal.
    return ::mremap(mapped, kBlock, kBlock, MREMAP_MAYMOVE | MREMAP_FIXED, block.data) !=
           MAP_FAILED;
}

} // namespace clew
