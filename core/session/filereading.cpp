#include "core/session/filereading.h"

#include <QFile>
#include <QLocale>
#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/storage/systemerror.h"

namespace clew {

namespace {

constexpr std::size_t kAtOnce = std::size_t{1} << 20U; ///< bytes between two looks at the token

tl::unexpected<Error> systemFailure()
{
    return fail({phrase("Files", "The file cannot be read: %1."), {systemMessage(errno)}});
}

Result<void> checkKind(mode_t mode)
{
    if (S_ISREG(mode))
        return {};
    if (S_ISDIR(mode))
        return fail(phrase("Files", "This is a folder. Choose a file in it."));
    return fail(phrase("Files", "This is a device or a pipe. Choose a file."));
}

/// An open file, which is closed again.
class Descriptor
{
public:
    // What a name stands for may change before it is opened: opening and reading must not block.
    explicit Descriptor(const QString& fileName)
        : m_number(::open(QFile::encodeName(fileName).constData(),
                          O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY))
    {
    }
    ~Descriptor()
    {
        if (m_number >= 0)
            ::close(m_number);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    [[nodiscard]] int number() const { return m_number; }

private:
    int m_number;
};

} // namespace

Result<void> checkIsFile(const QString& fileName)
{
    struct stat status = {};
    if (::stat(QFile::encodeName(fileName).constData(), &status) != 0)
        return systemFailure();
    return checkKind(status.st_mode);
}

Result<QByteArray> readFile(const QString& fileName, qint64 most, const std::stop_token& token)
{
    if (auto isFile = checkIsFile(fileName); !isFile) // before a device notices that it is opened
        return tl::make_unexpected(isFile.error());
    const Descriptor file(fileName);
    struct stat status = {};
    if (file.number() < 0 || ::fstat(file.number(), &status) != 0)
        return systemFailure();
    if (auto isFile = checkKind(status.st_mode); !isFile)
        return tl::make_unexpected(isFile.error());
    QByteArray bytes;
    // Its size is only a promise: files grow, and those of /proc say 0.
    while (!token.stop_requested()) {
        if (std::max<qint64>(bytes.size(), status.st_size) > most)
            return fail({phrase("Files", "The file is too large (over %1)."),
                         {QLocale().formattedDataSize(most, 0).toStdString()}});
        const qsizetype before = bytes.size();
        bytes.resize(before + static_cast<qsizetype>(kAtOnce));
        const ssize_t read = ::read(file.number(), bytes.data() + before, kAtOnce);
        bytes.resize(before + std::max<qsizetype>(read, 0));
        if (read == 0)
            return bytes;
        if (read < 0 && errno != EINTR)
            return systemFailure();
    }
    return fail(phrase("Files", "Reading was cancelled."));
}

} // namespace clew
