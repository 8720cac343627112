#include "core/puzzles/knight/frontier/store.h"

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

#include "core/storage/outputfile.h"
#include "core/storage/scratch.h"
#include "core/storage/systemerror.h"

namespace clew::knight::sweeping {

namespace {

[[noreturn]] void throwCannotWrite(const Argument& name)
{
    throw StoreError({phrase("knight", "cannot write %1: %2"), {name, systemMessage(errno)}});
}

[[noreturn]] void throwCannotRead(const Argument& name)
{
    throw StoreError({phrase("knight", "cannot read %1: %2"), {name, systemMessage(errno)}});
}

} // namespace

std::shared_ptr<StateFile> StateFile::scratch(const std::string& folder)
{
    const Argument name = Sentence{phrase("knight", "the states of the count in %1"), {folder}};
    const int file = openScratchFile(folder);
    if (file < 0)
        throwCannotWrite(name);
    return std::shared_ptr<StateFile>(new StateFile(file, name));
}

std::shared_ptr<StateFile> StateFile::open(const std::string& path)
{
    if (const auto isFile = requireFile(path); !isFile)
        throw StoreError(isFile.error().sentence);
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file >= 0)
        return std::shared_ptr<StateFile>(new StateFile(file, path));
    if (errno != ENOENT)
        throwCannotRead(path);
    return nullptr;
}

void orThrow(const Result<void>& done)
{
    if (!done)
        throw StoreError(done.error().sentence);
}

StateFile::~StateFile()
{
    ::close(m_file);
}

std::uint64_t StateFile::append(std::span<const std::uint8_t> bytes)
{
    const std::uint64_t begin = m_end.fetch_add(bytes.size());
    if (!writeAt(m_file, begin, std::as_bytes(bytes)))
        throwCannotWrite(m_name);
    return begin;
}

std::size_t StateFile::read(std::uint64_t offset, std::span<std::uint8_t> bytes) const
{
    const auto read = readAt(m_file, offset, std::as_writable_bytes(bytes));
    if (!read)
        throwCannotRead(m_name);
    return *read;
}

Store::~Store()
{
    for (const auto& bin : m_bins)
        for (const Chunk& chunk : bin)
            m_budget.held -= chunk.bytes.size();
}

void Store::append(std::size_t bin, const Bytes& bytes, std::uint64_t states)
{
    m_states += states;
    m_bytes += bytes.size();
    Chunk chunk{.size = bytes.size()};
    if (!m_budget.scratch.empty() && m_budget.held + bytes.size() > m_budget.most / 2) {
        chunk.offset = file().append(bytes);
        m_onDisk += bytes.size();
    } else {
        chunk.bytes = bytes; // of no more than its size
        m_budget.held += bytes.size();
    }
    const std::scoped_lock lock(m_mutex);
    m_bins[bin].push_back(std::move(chunk));
}

void Store::appendInFile(std::size_t bin, std::uint64_t offset, std::uint64_t size,
                         std::uint64_t states)
{
    m_states += states;
    m_bytes += size;
    m_onDisk += size;
    m_bins.at(bin).push_back({.offset = offset, .size = size, .isGiven = true});
}

bool Store::forEachChunk(
    const std::function<bool(std::size_t, std::span<const std::uint8_t>)>& use) const
{
    for (std::size_t bin = 0; bin < m_bins.size(); ++bin)
        for (const Chunk& chunk : m_bins[bin])
            if (!(chunk.bytes.empty() ? use(bin, loaded(chunk)) : use(bin, chunk.bytes)))
                return false;
    return true;
}

Bytes Store::loaded(const Chunk& chunk) const
{
    Bytes bytes(chunk.size);
    const StateFile& file = chunk.isGiven ? *m_given : *m_file;
    if (file.read(chunk.offset, bytes) != bytes.size())
        throw StoreError(phrase("knight", "the states of the count are gone from their file"));
    return bytes;
}

StateFile& Store::file()
{
    const std::scoped_lock lock(m_mutex);
    if (!m_file)
        m_file = StateFile::scratch(m_budget.scratch);
    return *m_file;
}

} // namespace clew::knight::sweeping
