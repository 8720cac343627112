#include "core/storage/outputfile.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <fmt/format.h>
#include <linux/magic.h>
#include <optional>
#include <poll.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>
#include <utility>

#include "core/storage/scratch.h"
#include "core/storage/systemerror.h"
#include "core/text/wholenumber.h"

namespace clew {

namespace {

namespace fs = std::filesystem;

constexpr int kMostLinks = 40; // as many as the system follows
constexpr int kMostNames = 10'000;
constexpr mode_t kPermissions = 07777;
constexpr mode_t kAnyWriter = 0222;

fs::path folderOf(const fs::path& path)
{
    return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

// Links there lead to open files rather than to names of files.
bool isInProc(const fs::path& path)
{
    struct statfs system = {};
    return ::statfs(folderOf(path).c_str(), &system) == 0 && system.f_type == PROC_SUPER_MAGIC;
}

// Where symbolic links lead, whether anything is there or not; links to open files are not
// followed.
fs::path followLinks(fs::path path)
{
    for (int links = 0; links < kMostLinks && !isInProc(path); ++links) {
        std::error_code error;
        const fs::path next = fs::read_symlink(path, error);
        if (error)
            break;
        path = folderOf(path) / next;
    }
    return path;
}

bool isLink(const fs::path& path)
{
    std::error_code ignored;
    return fs::is_symlink(path, ignored);
}

// What is there otherwise is written to as it is; `old` null: nothing is.
bool isReplaced(const fs::path& target, const struct stat* old)
{
    return !isLink(target) && (old == nullptr || S_ISREG(old->st_mode));
}

tl::unexpected<Error> isFolder(const fs::path& path)
{
    return fail({phrase("Files", "%1 is a folder; name a file in it"), {path.string()}});
}

std::string descriptorName(int file)
{
    return fmt::format("/proc/self/fd/{}", file);
}

// The descriptor of this process that a path such as /proc/self/fd/3 names.
std::optional<int> ownDescriptor(const fs::path& path)
{
    std::error_code error;
    if (fs::canonical(folderOf(path), error) != fs::canonical("/proc/self/fd", error) || error)
        return std::nullopt;
    return wholeNumber<int>(path.filename().native());
}

// A group that cannot be kept is not given to others: then these may do what everybody may.
void adopt(int file, const struct stat& old)
{
    mode_t mode = old.st_mode & kPermissions;
    const bool isOwners = ::fchown(file, old.st_uid, old.st_gid) == 0;
    if (!isOwners)
        mode &= ~static_cast<mode_t>(S_ISUID | S_ISGID);
    if (!isOwners && ::fchown(file, static_cast<uid_t>(-1), old.st_gid) != 0)
        mode = (mode & ~static_cast<mode_t>(S_IRWXG)) | ((mode & S_IRWXO) << 3U);
    static_cast<void>(::fchmod(file, mode)); // of our own file
}

// The process that a temporary file is of, by its name.
std::optional<pid_t> ownerOf(std::string_view name)
{
    constexpr std::string_view kBegin = ".clew-";
    constexpr std::string_view kEnd = ".part";
    if (!name.starts_with(kBegin) || !name.ends_with(kEnd))
        return std::nullopt;
    name = name.substr(kBegin.size(), name.size() - kBegin.size() - kEnd.size());
    const std::size_t dash = name.find('-');
    if (dash == std::string_view::npos || !wholeNumber<int>(name.substr(dash + 1)))
        return std::nullopt;
    return wholeNumber<pid_t>(name.substr(0, dash));
}

// Temporary files of processes that were killed. A process that cannot be seen from here may still
// be at work on another machine, or in a container, that writes into the same folder: what somebody
// has written to within the hour stays.
void removeLeftovers(const fs::path& folder)
{
    const auto isOld = [](const fs::path& file) {
        constexpr std::chrono::hours kLong{1};
        std::error_code failed;
        const auto written = fs::last_write_time(file, failed);
        return !failed && fs::file_time_type::clock::now() - written > kLong;
    };
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        const auto owner = ownerOf(entry->path().filename().native());
        if (owner && *owner > 0 && ::kill(*owner, 0) != 0 && errno == ESRCH && isOld(entry->path()))
            ::unlink(entry->path().c_str());
    }
}

// Held until the file is closed; where files cannot be locked, nobody holds one.
bool lock(int file)
{
    return ::flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

bool isStill(int file, const fs::path& path)
{
    struct stat open = {};
    struct stat named = {};
    return ::fstat(file, &open) == 0 && ::lstat(path.c_str(), &named) == 0 &&
           open.st_dev == named.st_dev && open.st_ino == named.st_ino;
}

// Whether nothing is there any more: a file is removed that begins like this and that no process is
// at work on. Who removes one holds it, so that it is not one that another process has put there
// meanwhile.
bool removeStale(const fs::path& part, std::string_view magic)
{
    // To be written, though it is not: some network file systems lock only what can be.
    const int file = ::open(part.c_str(), O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (file < 0)
        return errno == ENOENT;
    std::string begin(magic.size(), '\0');
    const auto size = ::pread(file, begin.data(), begin.size(), 0);
    const bool isGone = size == static_cast<ssize_t>(magic.size()) && begin == magic &&
                        lock(file) && isStill(file, part) && ::unlink(part.c_str()) == 0;
    ::close(file);
    return isGone;
}

// Does not take the place of what another process has put there meanwhile. Network file systems
// only know how to do that with links, those of sticks only without.
bool renameToNew(const fs::path& old, const fs::path& fresh)
{
    if (::link(old.c_str(), fresh.c_str()) == 0)
        return ::unlink(old.c_str()) == 0;
    return errno != EEXIST &&
           ::renameat2(AT_FDCWD, old.c_str(), AT_FDCWD, fresh.c_str(), RENAME_NOREPLACE) == 0;
}

// Pipes and some devices have nothing to flush.
bool syncs(int file)
{
    return ::fsync(file) == 0 || errno == EINVAL || errno == EROFS || errno == ENOTSUP;
}

} // namespace

int writeFully(int file, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t count = ::write(file, bytes.data(), bytes.size());
        if (count > 0) {
            bytes.remove_prefix(static_cast<std::size_t>(count));
        } else if (count == 0) {
            return EIO;
        } else if (errno == EAGAIN) { // another holder of the descriptor made it non-blocking
            pollfd room{file, POLLOUT, 0};
            ::poll(&room, 1, -1);
        } else if (errno != EINTR) {
            return errno;
        }
    }
    return 0;
}

tl::unexpected<Error> OutputFile::failed() const
{
    return cannotWrite(m_path, errno);
}

Result<OutputFile> OutputFile::create(const fs::path& path)
{
    return create(path, 0);
}

Result<OutputFile> OutputFile::create(const fs::path& path, int number)
{
    OutputFile file(path);
    file.m_number = number;
    const fs::path target = followLinks(path);
    struct stat old = {};
    const bool exists = ::stat(target.c_str(), &old) == 0;
    if (exists && S_ISDIR(old.st_mode))
        return isFolder(path);
    if (!target.has_filename())
        return fail({phrase("Files", "cannot write \"%1\": it is not the name of a file"),
                     {path.string()}});
    const struct stat* const there = exists ? &old : nullptr;
    const auto opened =
        isReplaced(target, there) ? file.openNew(target, there) : file.openDirectly(target);
    if (!opened)
        return tl::make_unexpected(opened.error());
    return file;
}

bool OutputFile::replaces(const fs::path& path)
{
    const fs::path target = followLinks(path);
    struct stat old = {};
    const bool exists = ::stat(target.c_str(), &old) == 0;
    return isReplaced(target, exists ? &old : nullptr);
}

OutputFile::OutputFile(OutputFile&& other) noexcept
    : m_path(std::move(other.m_path)), m_target(std::move(other.m_target)),
      m_temporary(std::exchange(other.m_temporary, {})), m_isKept(other.m_isKept),
      m_number(other.m_number), m_file(std::exchange(other.m_file, -1))
{
}

OutputFile::~OutputFile()
{
    if (m_file >= 0)
        ::close(m_file);
    if (!m_temporary.empty() && !m_isKept)
        ::unlink(m_temporary.c_str()); // not complete
}

// At the end of what is there already: of a file that is the standard output, say.
Result<void> OutputFile::openDirectly(const fs::path& target)
{
    const auto own = ownDescriptor(target);
    m_file = own ? ::fcntl(*own, F_DUPFD_CLOEXEC, 0)
                 : ::open(target.c_str(), O_WRONLY | O_APPEND | O_NOCTTY | O_CLOEXEC);
    if (m_file < 0)
        return failed();
    return {};
}

Result<void> OutputFile::openNew(const fs::path& target, const struct stat* old)
{
    const bool isReadOnly =
        old != nullptr && ((old->st_mode & kAnyWriter) == 0 || // the system lets root write it
                           ::faccessat(AT_FDCWD, target.c_str(), W_OK, AT_EACCESS) != 0);
    if (isReadOnly)
        return fail({phrase("Files", "%1 is read-only; make it writable, or name another file"),
                     {m_path.string()}});
    m_target = target;
    if (old ==
        nullptr) // not for each of many that follow each other: in large folders it takes long
        removeLeftovers(folderOf(target));
    const bool isOpen = openNameless(folderOf(target)) || makeTemporary([&](const char* name) {
                            m_file = ::open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
                            return m_file >= 0;
                        });
    if (!isOpen && old != nullptr)
        return fail(
            {phrase("Files", "cannot write %1: no new file can be made in its folder (%2), and "
                             "the old one is not overwritten before a new one is complete; name "
                             "a file in another folder"),
             {m_path.string(), systemMessage(errno)}});
    if (!isOpen)
        return failed();
    if (old != nullptr)
        adopt(m_file, *old);
    return {};
}

// Goes with the process, however it ends. It can be given a name only where there is /proc.
bool OutputFile::openNameless(const fs::path& folder)
{
    m_file = ::open(folder.c_str(), O_WRONLY | O_TMPFILE | O_CLOEXEC, 0666);
    if (m_file >= 0 && ::access(descriptorName(m_file).c_str(), F_OK) != 0)
        ::close(std::exchange(m_file, -1));
    return m_file >= 0;
}

// In the folder of the target, so that renaming is one step. The name is short, as that of the
// target may be as long as names can be.
template<class Make>
bool OutputFile::makeTemporary(Make&& make)
{
    for (int n = m_number; n - m_number < kMostNames; ++n) {
        fs::path name = folderOf(m_target) / fmt::format(".clew-{}-{}.part", ::getpid(), n);
        if (make(name.c_str())) {
            m_temporary = std::move(name);
            return true;
        }
        if (errno != EEXIST)
            break;
    }
    return false;
}

fs::path OutputFile::partOf(const fs::path& path)
{
    fs::path part = followLinks(path);
    part += ".part";
    return part;
}

Result<OutputFile> OutputFile::resumePart(const fs::path& path)
{
    OutputFile file(path);
    file.m_target = followLinks(path);
    const fs::path part = partOf(path);
    file.m_file = ::open(part.c_str(), O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (file.m_file < 0)
        return cannotWrite(part, errno);
    if (!lock(file.m_file) || !isStill(file.m_file, part))
        return cannotWrite(part, EWOULDBLOCK);
    file.m_temporary = part;
    file.keepPart();
    return file;
}

void OutputFile::removePart(const fs::path& path, std::string_view magic)
{
    removeStale(partOf(path), magic);
}

bool OutputFile::showPart(std::string_view magic)
{
    const fs::path part = partOf(m_path);
    if (m_target.empty() || !lock(m_file) || !removeStale(part, magic))
        return false;
    const bool isShown =
        m_temporary.empty()
            ? ::linkat(AT_FDCWD, descriptorName(m_file).c_str(), AT_FDCWD, part.c_str(),
                       AT_SYMLINK_FOLLOW) == 0 // which takes no other's place either
            : renameToNew(m_temporary, part);
    if (isShown)
        m_temporary = part;
    return isShown;
}

bool OutputFile::giveName()
{
    const std::string nameless = descriptorName(m_file);
    return makeTemporary([&](const char* name) {
        return ::linkat(AT_FDCWD, nameless.c_str(), AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0;
    });
}

Result<void> OutputFile::write(std::string_view bytes)
{
    errno = writeFully(m_file, bytes);
    if (errno != 0)
        return failed();
    return {};
}

Result<void> OutputFile::overwrite(std::uint64_t offset, std::string_view bytes)
{
    if (!writeAt(m_file, offset, std::as_bytes(std::span(bytes))))
        return failed();
    return {};
}

Result<void> OutputFile::cut(std::uint64_t size)
{
    if (::ftruncate(m_file, static_cast<off_t>(size)) != 0 || ::lseek(m_file, 0, SEEK_END) < 0)
        return failed();
    return {};
}

Result<void> OutputFile::sync()
{
    if (!syncs(m_file))
        return failed();
    return {};
}

Result<void> OutputFile::complete()
{
    if (m_file < 0)
        return {};
    if (auto synced = sync(); !synced)
        return synced;
    if (!m_target.empty() && m_temporary.empty() && !giveName())
        return failed();
    // A part that others may go on with is held until it is in its place.
    if (!m_isKept && ::close(std::exchange(m_file, -1)) != 0)
        return failed();
    return {};
}

Result<void> OutputFile::commit()
{
    if (auto completed = complete(); !completed)
        return completed;
    if (!m_target.empty() && ::rename(m_temporary.c_str(), m_target.c_str()) != 0)
        return failed();
    m_temporary.clear();
    if (m_file >= 0)
        ::close(std::exchange(m_file, -1));
    return {};
}

Result<void> OutputFiles::add(const fs::path& path, std::string_view bytes)
{
    return OutputFile::create(path, static_cast<int>(m_files.size()))
        .and_then([&](OutputFile file) -> Result<void> {
            if (auto written = file.write(bytes); !written)
                return written;
            if (auto completed = file.complete(); !completed)
                return completed;
            m_files.push_back(std::move(file));
            return {};
        });
}

Result<void> OutputFiles::commit()
{
    for (OutputFile& file : m_files)
        if (auto committed = file.commit(); !committed)
            return committed;
    return {};
}

Result<void> requireFile(const fs::path& path)
{
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (fs::is_directory(status))
        return isFolder(path);
    if (fs::exists(status) && !fs::is_regular_file(status))
        return fail({phrase("Files", "%1 is a device or a pipe; name a file"), {path.string()}});
    return {};
}

Result<void> replaceFile(const fs::path& path, std::string_view bytes)
{
    auto file = OutputFile::create(path);
    if (!file)
        return tl::make_unexpected(file.error());
    return file->write(bytes).and_then([&] { return file->commit(); });
}

} // namespace clew
