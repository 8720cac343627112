// Files being written: the old one stays as it is until the new one is whole.
//
// What core and the command write to a file goes through here, and replaces the file the way
// QSaveFile does: a new file in the same folder is written, flushed to the disk and renamed over
// the old one. A full disk, a signal or an exception on the way leaves the old file byte for byte,
// and nothing else in the folder: where the file system knows how, the new file has no name until
// it is complete. Where it does not, a process that is killed leaves one named .clew-PID-N.part,
// which goes when a further file is made in the same folder an hour later or more.
//
// What takes long to make and is of use before it is complete may stand beside the file meanwhile,
// under the file's name and ".part": there it stays when the process is killed.
//
//   - Symbolic links are followed: what they lead to is replaced, or made if it is not there.
//   - The new file has the permissions of the old one, and its owner and group where that is
//     allowed. Further hard links to the old file keep its old content.
//   - A file that may not be written is refused. So is one in a folder where no new file can be
//     made: written in place, it would be lost on a full disk.
//   - Devices, pipes, sockets and links to open files (/dev/stdout, /proc/self/fd/3) are written
//     to as they are. Opening a named pipe waits for its reader.

#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/result.h"

struct stat;

namespace clew {

class OutputFile
{
public:
    /// Begins a file that is to stand at `path`.
    static Result<OutputFile> create(const std::filesystem::path& path);

    /// Whether what is written to `path` stands there only once it is complete; otherwise (pipes,
    /// devices) it arrives as it is written.
    static bool replaces(const std::filesystem::path& path);

    /// Where a file that is to stand at `path` may be before it is complete.
    static std::filesystem::path partOf(const std::filesystem::path& path);
    /// The part that is there, to be cut() to what is of use and gone on with; nobody else changes
    /// it meanwhile. It stays one if commit() is not called. Fails if another process is at work on
    /// it.
    static Result<OutputFile> resumePart(const std::filesystem::path& path);
    /// Removes a part that is of no more use, if it begins with `magic` and no process is at work
    /// on it.
    static void removePart(const std::filesystem::path& path, std::string_view magic);

    OutputFile(OutputFile&& other) noexcept;
    OutputFile& operator=(OutputFile&&) = delete;
    /// Without commit() it is as if nothing had been written, except to what is no file.
    ~OutputFile();

    Result<void> write(std::string_view bytes);
    /// Over bytes that were written before.
    Result<void> overwrite(std::uint64_t offset, std::string_view bytes);
    /// Takes back all but the first `size` bytes.
    Result<void> cut(std::uint64_t size);
    /// What was written so far is on the disk when this returns: of large files a bit at a time, so
    /// that commit() does not take long.
    Result<void> sync();
    /// Gives what is written the name of the part, under which it is left when the process is
    /// killed. Takes the place of a part that begins with `magic`, too, unless another process is
    /// at work on it. False: it has no name, as before.
    bool showPart(std::string_view magic);
    /// The part is left if commit() is not called, too.
    void keepPart() { m_isKept = true; }
    /// The file is complete and on the disk, and commit() only puts it in its place: of several
    /// that belong together, once all are there.
    Result<void> complete();
    /// Puts the complete file in its place; the last call.
    Result<void> commit();

private:
    friend class OutputFiles;
    static Result<OutputFile> create(const std::filesystem::path& path, int number);
    explicit OutputFile(std::filesystem::path path) : m_path(std::move(path)) {}
    Result<void> openDirectly(const std::filesystem::path& target);
    Result<void> openNew(const std::filesystem::path& target, const struct stat* old);
    bool openNameless(const std::filesystem::path& folder);
    /// Calls `make` with names that are not taken until one succeeds; that is m_temporary then.
    template<class Make>
    bool makeTemporary(Make&& make);
    bool giveName();
    [[nodiscard]] tl::unexpected<Error> failed() const; ///< because of errno

    std::filesystem::path m_path;           ///< as the caller named it
    std::filesystem::path m_target = {};    ///< what is replaced; empty: written to directly
    std::filesystem::path m_temporary = {}; ///< empty: none, or without a name
    bool m_isKept = false;                  ///< m_temporary stays without commit()
    int m_number = 0;                       ///< where those of m_temporary begin
    int m_file = -1;
};

/// Several that belong together: the old ones stay until all the new ones are complete.
class OutputFiles
{
public:
    Result<void> add(const std::filesystem::path& path, std::string_view bytes);
    /// Puts them in their places; the last call.
    Result<void> commit();

private:
    std::vector<OutputFile> m_files;
};

/// Writes a whole file.
Result<void> replaceFile(const std::filesystem::path& path, std::string_view bytes);

/// For files that are read before they are replaced: whether it is one, or not there yet. Refused
/// are folders, and what reading might wait for.
Result<void> requireFile(const std::filesystem::path& path);

/// Writes all of it to a descriptor, however little that takes at a time; otherwise errno.
int writeFully(int file, std::string_view bytes);

} // namespace clew
