// Writing files: what stood there before stays until the new file is whole, whatever goes wrong.

#include <QtTest>

#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <stdexcept>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/storage/outputfile.h"
#include "core/text/english.h"

using clew::OutputFile;
using clew::OutputFiles;
using clew::replaceFile;

namespace {

const QByteArray kOld = "old\n";
const std::string kNew(100'000, 'n');

class Folder
{
public:
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(name); }
    [[nodiscard]] std::string name(const char* name) const { return path(name).toStdString(); }
    void make(const char* name) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(kOld);
    }
    [[nodiscard]] QByteArray contents(const char* name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
    }
    [[nodiscard]] QStringList files() const
    {
        return QDir(m_folder.path())
            .entryList(QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot);
    }

private:
    QTemporaryDir m_folder;
};

// Writes in a child process, prepared by `prepare`; how that ended, as waitpid() reports.
template<class Prepare>
int statusOfChild(const std::string& path, Prepare&& prepare)
{
    const pid_t child = ::fork();
    if (child == 0) {
        prepare();
        const bool isWritten = replaceFile(path, kNew).has_value();
        ::_exit(isWritten ? 0 : 2);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return status;
}

mode_t permissions(const std::string& path)
{
    struct stat status = {};
    ::stat(path.c_str(), &status);
    return status.st_mode & 07777U;
}

} // namespace

class TestOutputFile : public QObject
{
    Q_OBJECT

private slots:
    void replaces();
    void keepsPermissions();
    void leavesNothingUnlessCommitted();
    void leavesNothingWhenKilled();
    void fileTooLarge();
    void noRoomForAName();
    void followsLinks();
    void devices();
    void namedPipe();
    void ownDescriptor();
    void refusals();
    void folderThatTakesNoFile();
    void neverTakesAnothersName();
    void parts();
    void partsOfOthers();
    void leftoversOfTheDeadGo();
    void severalTogether();
};

void TestOutputFile::replaces()
{
    const Folder folder;
    QVERIFY(replaceFile(folder.name("a"), "first").has_value());
    QCOMPARE(folder.contents("a"), QByteArray("first"));
    QVERIFY(replaceFile(folder.name("a"), kNew).has_value());
    QCOMPARE(folder.contents("a"), QByteArray::fromStdString(kNew));
    QCOMPARE(folder.files(), QStringList{"a"});
}

void TestOutputFile::keepsPermissions()
{
    const Folder folder;
    folder.make("a");
    for (const mode_t mode : {0600U, 0640U, 0755U, 0222U}) {
        ::chmod(folder.name("a").c_str(), mode);
        QVERIFY(replaceFile(folder.name("a"), kNew).has_value());
        QCOMPARE(permissions(folder.name("a")), mode);
    }
    const mode_t mask = ::umask(027);
    QVERIFY(replaceFile(folder.name("b"), kNew).has_value());
    ::umask(mask);
    QCOMPARE(permissions(folder.name("b")), mode_t{0640});
}

void TestOutputFile::leavesNothingUnlessCommitted()
{
    const Folder folder;
    folder.make("a");
    const auto write = [&](const char* name) {
        auto file = OutputFile::create(folder.name(name));
        if (!file || !file->write(kNew) || !file->sync())
            return;
        const OutputFile moved = std::move(*file);
        throw std::runtime_error("on the way");
    };
    for (const char* const name : {"a", "b"})
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, write(name));
    QCOMPARE(folder.contents("a"), kOld);
    QCOMPARE(folder.files(), QStringList{"a"});
}

void TestOutputFile::leavesNothingWhenKilled()
{
    const Folder folder;
    const int nameless = ::open(folder.name(".").c_str(), O_WRONLY | O_TMPFILE, 0600);
    if (nameless < 0)
        QSKIP("this file system has no files without a name");
    ::close(nameless);
    folder.make("a");
    const pid_t child = ::fork();
    if (child == 0) {
        auto file = OutputFile::create(folder.name("a"));
        if (file && file->write(kNew))
            ::raise(SIGKILL);
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    QVERIFY(WIFSIGNALED(status));
    QCOMPARE(folder.contents("a"), kOld);
    QCOMPARE(folder.files(), QStringList{"a"});
}

// As a full disk does: some bytes can be written, then no more.
void TestOutputFile::fileTooLarge()
{
    const Folder folder;
    folder.make("a");
    for (const char* const name : {"a", "b"}) {
        const int status = statusOfChild(folder.name(name), [] {
            std::signal(SIGXFSZ, SIG_IGN);
            const rlimit limit{5000, 5000};
            ::setrlimit(RLIMIT_FSIZE, &limit);
        });
        QVERIFY(WIFEXITED(status));
        QCOMPARE(WEXITSTATUS(status), 2);
    }
    QCOMPARE(folder.contents("a"), kOld);
    QCOMPARE(folder.files(), QStringList{"a"});
}

// A name as long as names can be leaves no room for a longer one beside it.
void TestOutputFile::noRoomForAName()
{
    const Folder folder;
    const std::string longest(255, 'x');
    QVERIFY(replaceFile(folder.name(longest.c_str()), kNew).has_value());
    QVERIFY(replaceFile(folder.name(longest.c_str()), kNew).has_value());
    QCOMPARE(folder.files(), QStringList{QString::fromStdString(longest)});
    const auto tooLong = replaceFile(folder.name((longest + 'x').c_str()), kNew);
    QVERIFY(!tooLong.has_value());
    QCOMPARE(folder.files().size(), 1);
}

void TestOutputFile::followsLinks()
{
    const Folder folder;
    QVERIFY(QDir().mkdir(folder.path("sub")));
    folder.make("sub/a");
    for (const auto& [target, link] :
         {std::pair("sub/a", "to a"), {"to a", "to that"}, {"sub/b", "to nothing"}})
        QCOMPARE(::symlink(target, folder.name(link).c_str()), 0);
    const QStringList before = folder.files();
    QVERIFY(replaceFile(folder.name("to that"), "first").has_value());
    QCOMPARE(folder.contents("sub/a"), QByteArray("first"));
    QVERIFY(replaceFile(folder.name("to nothing"), "second").has_value());
    QCOMPARE(folder.contents("sub/b"), QByteArray("second"));
    for (const char* const link : {"to a", "to that", "to nothing"})
        QVERIFY(QFileInfo(folder.path(link)).isSymLink());
    QCOMPARE(folder.files(), before);
    QCOMPARE(::symlink("round", folder.name("round").c_str()), 0);
    QVERIFY(!replaceFile(folder.name("round"), kNew).has_value());
    QVERIFY(QFileInfo(folder.path("round")).isSymLink());
}

// Not as root, whose devices would not survive a mistake.
void TestOutputFile::devices()
{
    const bool isRoot = ::geteuid() == 0;
    if (isRoot)
        QCOMPARE(::seteuid(65534), 0);
    const auto written = replaceFile("/dev/null", kNew);
    const auto full = replaceFile("/dev/full", kNew);
    if (isRoot)
        QCOMPARE(::seteuid(0), 0);
    QVERIFY2(written.has_value(), written ? "" : english(written.error()).c_str());
    QVERIFY(!full.has_value());
    QVERIFY(english(full.error()).find("cannot write /dev/full: No space") != std::string::npos);
    for (const char* const device : {"/dev/null", "/dev/full"}) {
        struct stat status = {};
        QCOMPARE(::stat(device, &status), 0);
        QVERIFY(S_ISCHR(status.st_mode));
    }
}

void TestOutputFile::namedPipe()
{
    const Folder folder;
    QCOMPARE(::mkfifo(folder.name("pipe").c_str(), 0600), 0);
    const int reader = ::open(folder.name("pipe").c_str(), O_RDONLY | O_NONBLOCK);
    QVERIFY(replaceFile(folder.name("pipe"), "through").has_value());
    std::array<char, 20> bytes{};
    QCOMPARE(::read(reader, bytes.data(), bytes.size()), ssize_t{7});
    ::close(reader);
    QCOMPARE(folder.files(), QStringList{"pipe"});
}

// What the output has been redirected to is added to, not replaced.
void TestOutputFile::ownDescriptor()
{
    const Folder folder;
    const int file = ::open(folder.name("a").c_str(), O_WRONLY | O_CREAT, 0600);
    QCOMPARE(::write(file, "head ", 5), ssize_t{5});
    for (const char* const way : {"/proc/self/fd/%1", "/dev/fd/%1"})
        QVERIFY(replaceFile(QString(way).arg(file).toStdString(), "body ").has_value());
    QCOMPARE(::symlink(QString("/proc/self/fd/%1").arg(file).toUtf8().constData(),
                       folder.name("link").c_str()),
             0);
    QVERIFY(replaceFile(folder.name("link"), "tail ").has_value());
    QCOMPARE(::write(file, "end", 3), ssize_t{3});
    ::close(file);
    QCOMPARE(folder.contents("a"), QByteArray("head body body tail end"));
    QCOMPARE(folder.files(), (QStringList{"a", "link"}));
    QVERIFY(!replaceFile(QString("/proc/self/fd/%1").arg(file).toStdString(), "x").has_value());
}

void TestOutputFile::refusals()
{
    const Folder folder;
    folder.make("read-only");
    ::chmod(folder.name("read-only").c_str(), 0444);
    const auto said = [&](const std::string& path, const char* words) {
        const auto written = replaceFile(path, kNew);
        return !written && english(written.error()).find(words) != std::string::npos &&
               english(written.error()).find(path) != std::string::npos;
    };
    QVERIFY(said(folder.name("read-only"), "read-only; make it writable"));
    QCOMPARE(folder.contents("read-only"), kOld);
    QVERIFY(said(folder.name("."), "is a folder; name a file in it"));
    QVERIFY(said(folder.name("none/"), "not the name of a file"));
    QVERIFY(said(folder.name("none/a"), "No such file"));
    QVERIFY(said(folder.name("read-only/a"), "Not a directory"));
    QVERIFY(said("", "not the name of a file"));
    QCOMPARE(folder.files(), QStringList{"read-only"});
}

void TestOutputFile::folderThatTakesNoFile()
{
    const Folder folder;
    folder.make("a");
    const std::string path = folder.name("a");
    ::chmod(path.c_str(), 0666);
    ::chmod(folder.name(".").c_str(), 0555);
    const bool isRoot = ::geteuid() == 0;
    if (isRoot) // whom the system lets make files anywhere
        QCOMPARE(::seteuid(65534), 0);
    const auto written = replaceFile(path, kNew);
    if (isRoot)
        QCOMPARE(::seteuid(0), 0);
    ::chmod(folder.name(".").c_str(), 0755);
    QVERIFY(!written.has_value());
    QVERIFY2(english(written.error()).find("no new file can be made in its folder") !=
                 std::string::npos,
             english(written.error()).c_str());
    QCOMPARE(folder.contents("a"), kOld);
}

void TestOutputFile::neverTakesAnothersName()
{
    const Folder folder;
    const QByteArray own = QString(".clew-%1-0.part").arg(::getpid()).toUtf8();
    folder.make(own.constData());
    folder.make("a.part");
    folder.make("a.new");
    QVERIFY(replaceFile(folder.name("a"), kNew).has_value());
    for (const char* const other : {own.constData(), "a.part", "a.new"})
        QCOMPARE(folder.contents(other), kOld);
    QCOMPARE(folder.files().size(), 4);
}

// What is written may stand beside the file before it is complete, and be gone on with.
void TestOutputFile::parts()
{
    const Folder folder;
    folder.make("a");
    QVERIFY(QFile::link("a", folder.path("link")));
    const std::string path = folder.name("link");
    QCOMPARE(OutputFile::partOf(path), std::filesystem::path(folder.name("a.part")));
    {
        auto file = OutputFile::create(path);
        QVERIFY(file && file->write("magic, and more") && file->showPart("magic"));
        QCOMPARE(folder.contents("a.part"), QByteArray("magic, and more"));
        QVERIFY(file->cut(5) && file->write("al") && file->overwrite(0, "M"));
        QCOMPARE(folder.contents("a.part"), QByteArray("Magical"));
    }
    QCOMPARE(folder.files(), QStringList({"a", "link"}));
    {
        auto file = OutputFile::create(path);
        QVERIFY(file && file->write("magic, and more") && file->showPart("magic"));
        file->keepPart();
    }
    QCOMPARE(folder.contents("a.part"), QByteArray("magic, and more"));
    {
        auto file = OutputFile::resumePart(path);
        QVERIFY(file && !OutputFile::resumePart(path)); // while it is held
        QVERIFY(file->cut(7) && file->write("less"));
    }
    QCOMPARE(folder.contents("a.part"), QByteArray("magic, less"));
    QCOMPARE(folder.contents("a"), kOld);
    auto file = OutputFile::resumePart(path);
    QVERIFY(file && file->cut(7) && file->write("done") && file->commit());
    QCOMPARE(folder.contents("a"), QByteArray("magic, done"));
    QCOMPARE(folder.files(), QStringList({"a", "link"}));
    QVERIFY(!OutputFile::resumePart(path)); // there is none
}

// Somebody's own file stays, and so does a part that is being written.
void TestOutputFile::partsOfOthers()
{
    const Folder folder;
    const std::string path = folder.name("a");
    folder.make("a.part");
    {
        auto file = OutputFile::create(path);
        QVERIFY(file && file->write("magic") && !file->showPart("magic"));
        OutputFile::removePart(path, "magic");
        QVERIFY(file->commit());
    }
    QCOMPARE(folder.contents("a.part"), kOld);
    QVERIFY(QFile::remove(folder.path("a.part")));
    {
        auto first = OutputFile::create(path);
        QVERIFY(first && first->write("magic 1") && first->showPart("magic"));
        first->keepPart();
        auto second = OutputFile::create(path);
        QVERIFY(second && second->write("magic 2") && !second->showPart("magic"));
        QVERIFY(!OutputFile::resumePart(path));
        OutputFile::removePart(path, "magic");
        QCOMPARE(folder.contents("a.part"), QByteArray("magic 1"));
    }
    OutputFile::removePart(path, "magician");
    QCOMPARE(folder.contents("a.part"), QByteArray("magic 1"));
    auto third = OutputFile::create(path);
    QVERIFY(third && third->write("magic 3") && third->showPart("magic"));
    QCOMPARE(folder.contents("a.part"), QByteArray("magic 3"));
    QVERIFY(third->commit());
    QCOMPARE(folder.files(), QStringList("a"));
}

// Where a file has a name from the start, a process that is killed leaves it.
void TestOutputFile::leftoversOfTheDeadGo()
{
    const pid_t dead = ::fork();
    if (dead == 0)
        ::_exit(0);
    ::waitpid(dead, nullptr, 0);
    const auto partOf = [](pid_t process) {
        return QString(".clew-%1-7.part").arg(process).toUtf8();
    };
    const Folder young;
    young.make(partOf(dead));
    QVERIFY(replaceFile(young.name("a"), kNew).has_value());
    QCOMPARE(young.contents(partOf(dead)), kOld); // its process may be one of another machine
    const Folder folder;
    const auto age = [&](const QByteArray& name) {
        std::filesystem::last_write_time(folder.name(name),
                                         std::filesystem::file_time_type::clock::now() -
                                             std::chrono::hours(2));
    };
    const QList<QByteArray> others{
        partOf(::getpid()), partOf(::getppid()), ".clew-x-7.part",
        QByteArray(".clew-%.part").replace("%", QByteArray::number(dead)), "clew-notes.part"};
    QList<QByteArray> all = others;
    all.append(partOf(dead));
    for (const QByteArray& each : all) {
        folder.make(each);
        age(each);
    }
    QVERIFY(replaceFile(folder.name("a"), kNew).has_value());
    QCOMPARE(folder.contents(partOf(dead)), QByteArray("(none)"));
    for (const QByteArray& other : others)
        QCOMPARE(folder.contents(other), kOld);
    folder.make(partOf(dead)); // only for a further file is the folder looked through
    age(partOf(dead));
    QVERIFY(replaceFile(folder.name("a"), kNew).has_value());
    QCOMPARE(folder.contents(partOf(dead)), kOld);
}

// All of them are new, or none is.
void TestOutputFile::severalTogether()
{
    const Folder folder;
    folder.make("a");
    {
        OutputFiles files;
        QVERIFY(files.add(folder.name("a"), kNew).has_value());
        QVERIFY(files.add(folder.name("b"), kNew).has_value());
        QVERIFY(!files.add(folder.name("."), kNew).has_value());
        QCOMPARE(folder.contents("a"), kOld);
    }
    QCOMPARE(folder.files(), QStringList{"a"});
    OutputFiles files;
    for (const char* const name : {"a", "b", "c"})
        QVERIFY(files.add(folder.name(name), name).has_value());
    QVERIFY(files.commit().has_value());
    QCOMPARE(folder.files(), (QStringList{"a", "b", "c"}));
    for (const char* const name : {"a", "b", "c"})
        QCOMPARE(folder.contents(name), QByteArray(name));
}

QTEST_GUILESS_MAIN(TestOutputFile)
#include "tst_core_outputfile.moc"
