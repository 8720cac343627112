#include "core/trace/store.h"

#include <cstdlib>
#include <fcntl.h>
#include <string>
#include <sys/mman.h>
#include <unistd.h>

namespace clew {

Arena::Arena(std::uint64_t memoryLimit, std::uint64_t diskLimit, std::filesystem::path directory)
    : m_memoryLimit(memoryLimit), m_diskLimit(diskLimit), m_directory(std::move(directory))
{
}

Arena::~Arena()
{
    for (const Block& block : m_blocks)
        ::munmap(block.data, block.bytes);
    if (m_file >= 0)
        ::close(m_file);
}

std::byte* Arena::allocate(std::size_t bytes)
{
    const std::scoped_lock lock(m_mutex);
    if (m_memoryUsed + bytes > m_memoryLimit)
        return allocateOnDisk(bytes);
    void* const data =
        ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (data == MAP_FAILED)
        return nullptr;
    m_memoryUsed += bytes;
    m_blocks.push_back({static_cast<std::byte*>(data), bytes, false});
    return static_cast<std::byte*>(data);
}

std::byte* Arena::allocateOnDisk(std::size_t bytes)
{
    if (m_diskUsed + bytes > m_diskLimit)
        return nullptr;
    if (m_file < 0) {
        std::error_code ignored;
        const auto folder =
            m_directory.empty() ? std::filesystem::temp_directory_path(ignored) : m_directory;
        std::string name = (folder / "clew-trace-XXXXXX").string();
        m_file = ::mkostemp(name.data(), O_CLOEXEC);
        if (m_file < 0)
            return nullptr;
        ::unlink(name.c_str()); // gone with the process, however it ends
    }
    // Reserve the room now: a full disk must be an answer here, not a SIGBUS on first touch.
    const auto offset = static_cast<off_t>(m_diskUsed.load());
    if (::posix_fallocate(m_file, offset, static_cast<off_t>(bytes)) != 0)
        return nullptr;
    void* const data = ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, m_file, offset);
    if (data == MAP_FAILED)
        return nullptr;
    m_diskUsed += bytes;
    m_blocks.push_back({static_cast<std::byte*>(data), bytes, true});
    return static_cast<std::byte*>(data);
}

void Arena::settle(std::byte* block, std::size_t bytes)
{
    const std::scoped_lock lock(m_mutex);
    for (auto entry = m_blocks.rbegin(); entry != m_blocks.rend(); ++entry) {
        if (entry->data != block)
            continue;
        // Of a shared file mapping this drops our pages only; the data stays in the file.
        if (entry->onDisk)
            ::madvise(block, bytes, MADV_DONTNEED);
        return;
    }
}

} // namespace clew
